"""cond: one of two functions.

Mirrors torch/_higher_order_ops/cond.py. There both functions are traced, and refused if what they return differs in shape or dtype;
here the one that is chosen runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor._sym import SymBool
from tinytensor._tensor import Tensor
from tinytensor.utils import _pytree as pytree


def cond(
    pred: Any, true_fn: Callable[..., Any], false_fn: Callable[..., Any], operands: tuple[Any, ...] | list[Any] = ()
) -> Any:
    """`true_fn(*operands)` or `false_fn(*operands)`.

        pred        bool, or a tensor of one element
        operands    tuple or list of tensors, or of containers of tensors

    RuntimeError for others, in PyTorch's words.

    >>> x = tt.tensor([1., 2.])
    >>> tt.cond(x.sum() > 2, lambda x: x + 1, lambda x: x - 1, (x,))
    tensor([2., 3.])
    """
    if isinstance(pred, (bool, int, float)):
        return true_fn(*operands) if pred else false_fn(*operands)
    if not isinstance(pred, (bool, Tensor, SymBool)):
        raise RuntimeError(f"Expected pred to be bool or tensor, but got {pred}.")
    if isinstance(pred, Tensor) and pred.numel() != 1:
        raise RuntimeError(f"Expected pred to be bool or single-element tensor, but got {pred}.")
    if not callable(true_fn) or not callable(false_fn):
        raise RuntimeError("Expect both branches to be callable.")
    if not isinstance(operands, (tuple, list)) or not all(isinstance(t, Tensor) for t in pytree.tree_leaves(operands)):
        raise RuntimeError(
            "Expect operands to be a tuple of possibly nested dict/list/tuple that only consists of tensor leaves, but got "
            f"{operands}."
        )
    return true_fn(*operands) if pred else false_fn(*operands)
