"""functionalize: a function that writes to tensors becomes one that does not, with the same results.

    >>> import tinytensor as tt
    >>> from tinytensor.func import functionalize
    >>> def f(x):
    ...     y = x.clone()
    ...     y[0].add_(1)
    ...     return y
    >>> functionalize(f)(tt.zeros(2))          # below: clone, select, add, select_scatter, select
    tensor([1., 0.])

How: aten/functionalization/functionalize_fallback_kernel.py. What the function writes to its arguments is copied
to them when it is done.

Mirrors `functionalize` of torch/_functorch/eager_transforms.py.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from tinytensor.aten.functionalization import functionalize_fallback_kernel  # noqa: F401  # registers the kernels
from tinytensor.c10.error import check
from tinytensor.c10.func_torch_tls import transforms
from tinytensor.c10.functional_tensor import is_functional_tensor, sync, to_functional_tensor, wrapper_of
from tinytensor.c10.functionalization import Layer, pop_layer, push_layer
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.utils._pytree import tree_leaves, tree_map

Tensor = Any

__all__ = ["functionalize"]
_REMOVE = {"mutations": True, "mutations_and_views": False}


def functionalize(func: Callable[..., Any], *, remove: str = "mutations") -> Callable[..., Any]:
    """`func` without in-place and out= operators; with `remove="mutations_and_views"`, without views as well.

    Operators that write run as their functional form, views as they are or as their `_copy` operators. Below, a
    TorchDispatchMode or make_fx sees only that. RuntimeError for another value of `remove`, and, when the function
    runs, for a tensor from outside that it writes functional tensors to.

    >>> def f(x):
    ...     y = x.clone()
    ...     y.add_(1)
    ...     return y
    >>> tt.func.functionalize(f)(tt.zeros(2))
    tensor([1., 1.])
    """
    check(
        remove in _REMOVE,
        lambda: (
            f"functionalize(f, remove='mutations'): received invalid argument for remove={remove}. Valid options are:\n"
            "     remove='mutations': all inplace and out= operators will be removed from the program, and replaced with "
            "their out-of-place equivalents.\n"
            "     remove='mutations_and_views': In addition to the above, all aliasing operators {view} will be replaced "
            "with their non-aliasing counterparts, {view}_copy.\n"
        ),
    )
    reapply_views = _REMOVE[remove]

    @functools.wraps(func)
    def wrapped(*args: Any, **kwargs: Any) -> Any:
        transforms.depth += 1
        level = transforms.depth
        push_layer(Layer(level, reapply_views))
        # The layer is popped before mutations are propagated, and must be popped once if the function raises.
        is_inside = True
        try:
            inside_args, inside_kwargs = tree_map(lambda leaf: _wrap(leaf, level), (args, kwargs))
            outputs = tree_map(lambda leaf: _unwrap(leaf, level), func(*inside_args, **inside_kwargs))
            inside = tree_leaves((inside_args, inside_kwargs))
            for leaf in inside:
                if _is_of(leaf, level):
                    sync(leaf)
            # What follows writes to the caller's tensors. It is a part of the program outside of this layer, and with an outer
            # functionalize it is that layer's to remove.
            pop_layer()
            is_inside = False
            for given, leaf in zip(tree_leaves((args, kwargs)), inside, strict=True):
                if _is_of(leaf, level):
                    _propagate_mutation(given, leaf)
            return outputs
        finally:
            if is_inside:
                pop_layer()
            transforms.depth -= 1

    return wrapped


def _is_of(leaf: Any, level: int) -> bool:
    return isinstance(leaf, TensorImpl) and is_functional_tensor(leaf) and wrapper_of(leaf).level == level


def _wrap(leaf: Any, level: int) -> Any:
    return to_functional_tensor(leaf, level) if isinstance(leaf, TensorImpl) else leaf


def _unwrap(leaf: Any, level: int) -> Any:
    if not _is_of(leaf, level):
        return leaf
    sync(leaf)
    return wrapper_of(leaf).value


def _propagate_mutation(given: Tensor, inside: Tensor) -> None:
    """Bring what was written to the functional tensor to the one it was made from."""
    # An operator such as `t_` may have changed the sizes; the argument takes them first, so that the copy fits. Where no
    # operator wrote to the argument, the value inside is still the very tensor that came in.
    value = wrapper_of(inside).value
    if given.meta_.sizes != inside.meta_.sizes:
        given.as_strided_(inside.meta_.sizes, inside.meta_.strides)
    if value is not given:
        given.copy_(value)
