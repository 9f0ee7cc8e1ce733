"""Lists and dicts that refuse changes: what arguments of nodes are made of.

A change behind a node's back would leave `users` wrong, so `node.args[0].append(...)` says what to do instead.

Mirrors torch/fx/immutable_collections.py.
"""

from __future__ import annotations

from typing import Any, NoReturn

from tinytensor.utils._pytree import register_pytree_node

_HELP = """
If you are attempting to modify the kwargs or args of a torch.fx.Node object,
instead create a new copy of it and assign the copy to the node:

    new_args = ...  # copy and mutate args
    node.args = new_args
""".strip()


def _no_mutation(self: Any, *args: Any, **kwargs: Any) -> NoReturn:
    raise TypeError(f"{type(self).__name__!r} object does not support mutation. {_HELP}")


class immutable_list(list[Any]):
    """A list that cannot be changed, and can be hashed. TypeError for every change.

    >>> from tinytensor.fx.immutable_collections import immutable_list
    >>> immutable_list([1, 2])
    [1, 2]
    """

    __delitem__ = __iadd__ = __imul__ = __setitem__ = append = clear = extend = insert = pop = remove = _no_mutation
    reverse = sort = _no_mutation

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self))

    def __reduce__(self) -> Any:
        return type(self), (tuple(self),)


class immutable_dict(dict[Any, Any]):
    """A dict that cannot be changed, and can be hashed. TypeError for every change.

    >>> from tinytensor.fx.immutable_collections import immutable_dict
    >>> immutable_dict(a=1)
    {'a': 1}
    """

    __delitem__ = __ior__ = __setitem__ = clear = pop = popitem = setdefault = update = _no_mutation

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __reduce__(self) -> Any:
        return type(self), (tuple(self.items()),)


register_pytree_node(immutable_list, lambda d: (list(d), None), lambda values, _: immutable_list(values))
register_pytree_node(
    immutable_dict,
    lambda d: (list(d.values()), list(d)),
    lambda values, keys: immutable_dict(zip(keys, values, strict=True)),
)
