"""What may be a node of a pytree, and TreeSpec: the nesting of a tree without its leaves.

Mirrors the registry and `TreeSpec` of torch/utils/_pytree.py.
"""

from __future__ import annotations

from collections import OrderedDict, defaultdict, deque, namedtuple
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from tinytensor.utils._pytree_keys import GetAttrKey, KeyEntry, MappingKey, SequenceKey

PyTree = Any
Context = Any


class NodeDef(NamedTuple):
    """How a container type comes apart, and together again from its children and a context."""

    type: type
    flatten_fn: Callable[[PyTree], tuple[list[Any], Context]]
    unflatten_fn: Callable[[Iterable[Any], Context], PyTree]
    flatten_with_keys_fn: Callable[[PyTree], tuple[list[tuple[KeyEntry, Any]], Context]] | None = None


SUPPORTED_NODES: dict[Any, NodeDef] = {}


def register_pytree_node(
    cls: type,
    flatten_fn: Callable[[PyTree], tuple[list[Any], Context]],
    unflatten_fn: Callable[[Iterable[Any], Context], PyTree],
    *,
    serialized_type_name: str | None = None,
    to_dumpable_context: Callable[[Context], Any] | None = None,
    from_dumpable_context: Callable[[Any], Context] | None = None,
    flatten_with_keys_fn: Callable[[PyTree], tuple[list[tuple[KeyEntry, Any]], Context]] | None = None,
) -> None:
    """Let instances of `cls` be nodes.

    flatten_fn            instance -> (children, context)
    unflatten_fn          (children, context) -> instance
    flatten_with_keys_fn  instance -> ([(key, child)], context), for the functions with paths

    The arguments for serialization are accepted and not used. ValueError if `cls` is registered already.

    >>> from tinytensor.utils import _pytree as pytree
    >>> class Pair:
    ...     def __init__(self, a, b):
    ...         self.a, self.b = a, b
    >>> pytree.register_pytree_node(Pair, lambda p: ([p.a, p.b], None), lambda children, _: Pair(*children))
    >>> pytree.tree_leaves(Pair(1, [2]))
    [1, 2]
    >>> pytree._deregister_pytree_node(Pair)
    """
    if cls in SUPPORTED_NODES:
        raise ValueError(f"{cls} is already registered as pytree node.")
    SUPPORTED_NODES[cls] = NodeDef(cls, flatten_fn, unflatten_fn, flatten_with_keys_fn)


def _deregister_pytree_node(cls: type) -> None:
    """Take back `register_pytree_node(cls, ...)`: its instances are leaves again."""
    del SUPPORTED_NODES[cls]


def is_namedtuple_class(cls: Any) -> bool:
    """Whether `cls` was made by namedtuple or typing.NamedTuple.

    >>> from collections import namedtuple
    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.is_namedtuple_class(namedtuple("Point", "x y")), pytree.is_namedtuple_class(tuple)
    (True, False)
    """
    return (
        isinstance(cls, type)
        and issubclass(cls, tuple)
        and isinstance(getattr(cls, "_fields", None), tuple)
        and all(type(field) is str for field in cls._fields)  # type: ignore[attr-defined]  # just looked for
        and callable(getattr(cls, "_make", None))
        and callable(getattr(cls, "_asdict", None))
    )


def is_namedtuple_instance(obj: Any) -> bool:
    """Whether `obj` is an instance of a namedtuple.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.is_namedtuple_instance((1, 2))
    False
    """
    return is_namedtuple_class(type(obj))


def is_namedtuple(obj: Any) -> bool:
    """Whether `obj` is a namedtuple, its class or an instance.

    >>> from tinytensor.utils import _pytree as pytree
    >>> pytree.is_namedtuple((1, 2))
    False
    """
    return is_namedtuple_class(obj if isinstance(obj, type) else type(obj))


def _register_sequence(cls: type, make: Callable[[Iterable[Any], Context], Any], context: Any) -> None:
    SUPPORTED_NODES[cls] = NodeDef(
        cls,
        lambda d: (list(d), context(d)),
        make,
        lambda d: ([(SequenceKey(i), v) for i, v in enumerate(d)], context(d)),
    )


def _register_mapping(cls: type, make: Callable[[Iterable[Any], Context], Any], context: Any) -> None:
    SUPPORTED_NODES[cls] = NodeDef(
        cls,
        lambda d: (list(d.values()), context(d)),
        make,
        lambda d: ([(MappingKey(k), v) for k, v in d.items()], context(d)),
    )


def _pairs(values: Iterable[Any], keys: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    return zip(keys, values, strict=True)


_register_sequence(tuple, lambda values, context: tuple(values), lambda d: None)
_register_sequence(list, lambda values, context: list(values), lambda d: None)
_register_sequence(deque, lambda values, context: deque(values, maxlen=context), lambda d: d.maxlen)
_register_mapping(dict, lambda values, keys: dict(_pairs(values, keys)), list)
_register_mapping(OrderedDict, lambda values, keys: OrderedDict(_pairs(values, keys)), list)
_register_mapping(
    defaultdict,
    lambda values, context: defaultdict(context[0], dict(_pairs(values, context[1]))),
    lambda d: [d.default_factory, list(d)],
)
SUPPORTED_NODES[namedtuple] = NodeDef(
    namedtuple,  # type: ignore[arg-type]  # the function stands for every type it makes
    lambda d: (list(d), type(d)),
    lambda values, context: context(*values),
    lambda d: ([(GetAttrKey(f), v) for f, v in zip(d._fields, d, strict=True)], type(d)),
)

_MAPPINGS = frozenset({dict, OrderedDict, defaultdict})
_BUILTIN: frozenset[Any] = frozenset({tuple, list, dict, namedtuple, OrderedDict, defaultdict, deque})


def node_type(tree: Any) -> Any:
    kind = type(tree)
    return namedtuple if is_namedtuple_class(kind) else kind


class TreeSpec:
    """The nesting without the leaves: a node's type, its context and its children's specs; type None for a leaf.

    >>> from tinytensor.utils import _pytree as pytree
    >>> spec = pytree.tree_structure((1, [2, 3]))
    >>> spec.num_leaves, spec.num_children, spec.type
    (3, 2, <class 'tuple'>)
    """

    __slots__ = ("_children", "_context", "num_children", "num_leaves", "num_nodes", "type")

    num_nodes: int
    num_leaves: int

    def __init__(self, type: Any, context: Context, children_specs: list[TreeSpec]) -> None:
        self.type = type
        self._context = context
        self._children = children_specs
        self.num_children = len(children_specs)
        self.num_nodes = 1 + sum(child.num_nodes for child in children_specs)
        self.num_leaves = 1 if type is None else sum(child.num_leaves for child in children_specs)

    @property
    def context(self) -> Context:
        """What the node's type keeps besides its children, such as the keys of a dict."""
        return self._context

    def is_leaf(self) -> bool:
        """Whether it is the spec of a leaf."""
        return self.num_nodes == 1 and self.num_leaves == 1

    def children(self) -> list[TreeSpec]:
        """The specs of the children, a list."""
        return self._children.copy()

    def child(self, index: int) -> TreeSpec:
        """The spec of one child."""
        return self._children[index]

    def __repr__(self, indent: int = 0) -> str:
        if self.type is None:
            return "*"
        indent += 2
        children = f",\n{' ' * indent}".join(child.__repr__(indent) for child in self._children)
        return f"TreeSpec({self.type.__name__}, {self._context}, [{children}])"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TreeSpec):
            return NotImplemented
        return self is other or (
            str(self.type) == str(other.type) and self._context == other._context and self._children == other._children
        )

    def __hash__(self) -> int:
        context = self._context
        if self.type is defaultdict:
            context = (context[0], tuple(context[1]))
        elif self.type in _MAPPINGS:
            context = tuple(context)
        elif self.type is not None and self.type not in _BUILTIN:
            context = None  # may not be hashable
        return hash((self.type, context, tuple(self._children)))

    def unflatten(self, leaves: Iterable[Any]) -> PyTree:
        """The tree with these leaves. ValueError if there are too few or too many.

        >>> from tinytensor.utils import _pytree as pytree
        >>> pytree.tree_structure((1, [2])).unflatten([10, 20])
        (10, [20])
        """
        leaves = list(leaves)
        if len(leaves) != self.num_leaves:
            raise ValueError(
                f"treespec.unflatten(leaves): `leaves` has length {len(leaves)} but the spec refers to a pytree that "
                f"holds {self.num_leaves} items ({self})."
            )
        return self._take(iter(leaves))

    def _take(self, leaves: Iterator[Any]) -> PyTree:
        if self.type is None:
            return next(leaves)
        return SUPPORTED_NODES[self.type].unflatten_fn([child._take(leaves) for child in self._children], self._context)

    def flatten_up_to(self, tree: PyTree) -> list[PyTree]:
        """The subtrees of `tree` that stand where this spec has leaves. ValueError where they are nested otherwise.

        >>> from tinytensor.utils import _pytree as pytree
        >>> pytree.tree_structure((1, 2)).flatten_up_to(([1, 2], 3))
        [[1, 2], 3]
        """
        subtrees: list[PyTree] = []
        self._collect(tree, subtrees)
        return subtrees

    def _collect(self, tree: PyTree, subtrees: list[PyTree]) -> None:
        if self.type is None:
            subtrees.append(tree)
            return
        for child, subtree in zip(self._children, self._children_of(tree), strict=True):
            child._collect(subtree, subtrees)

    def _children_of(self, tree: PyTree) -> list[PyTree]:
        kind = node_type(tree)
        both_mappings = self.type in _MAPPINGS and kind in _MAPPINGS
        custom = self.type not in _BUILTIN
        if kind != self.type and not both_mappings:
            prefix = "Type" if custom else "Node type"
            raise ValueError(f"{prefix} mismatch; expected {self.type!r}, but got {kind!r}.")
        children, context = SUPPORTED_NODES[kind].flatten_fn(tree)
        if len(children) != self.num_children:
            raise ValueError(f"Node arity mismatch; expected {self.num_children}, but got {len(children)}.")
        if both_mappings:
            expected = self._context[1] if self.type is defaultdict else self._context
            missing, extra = set(expected) - set(tree), set(tree) - set(expected)
            if missing or extra:
                text = f"; missing key(s): {missing}" if missing else ""
                text += f"; extra key(s): {extra}" if extra else ""
                raise ValueError(f"Node keys mismatch{text}.")
            return [tree[key] for key in expected]
        if custom and context != self._context:
            raise ValueError(f"Node context mismatch for custom node type {self.type!r}.")
        if not custom and kind is not deque and context != self._context:
            raise ValueError(
                f"Node context mismatch for node type {self.type!r}; expected {self._context!r}, but got {context!r}."
            )
        return children
