"""while_loop: a function, again and again.

Mirrors torch/_higher_order_ops/while_loop.py. There both functions are traced; here they run.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.utils import _pytree as pytree


def while_loop(cond_fn: Callable[..., Any], body_fn: Callable[..., Any], carried_inputs: tuple[Any, ...]) -> Any:
    """`carried_inputs = body_fn(*carried_inputs)` as long as `cond_fn(*carried_inputs)`: what is carried at the end.

        cond_fn           returns a bool, or a bool tensor of one element
        body_fn           returns a tuple of as many values
        carried_inputs    tuple of tensors or ints, or of containers of them

    RuntimeError for what is no function, AssertionError for other values, in PyTorch's words.

    >>> tt.while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, x * 2), (tt.tensor(0), tt.ones(2)))
    (tensor(3), tensor([8., 8.]))
    """
    if not callable(cond_fn) or not callable(body_fn):
        raise RuntimeError("Expect cond_fn and body_fn to be callable.")
    leaves = pytree.tree_leaves(carried_inputs)
    for leaf in leaves:
        if not isinstance(leaf, (Tensor, int)):
            raise AssertionError(
                f"{leaves} can only be of (<class 'torch.Tensor'>, <class 'int'>, <class 'torch.SymInt'>) but got ({type(leaf)},)"
            )
    carried: Any = carried_inputs
    while cond_fn(*carried):
        carried = tuple(body_fn(*carried))
        if len(carried) != len(carried_inputs):
            raise RuntimeError(
                f"body_fn should return the same number of elements as carried_inputs, but got {len(carried)} and "
                f"{len(carried_inputs)}"
            )
    return carried
