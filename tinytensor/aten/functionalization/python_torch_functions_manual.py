"""Functionalization by hand: `torch._to_functional_tensor` and its kin, on which transforms and compilers are built.

    x = torch._to_functional_tensor(torch.zeros(2))
    x.add_(1)
    torch._sync(x)
    torch._from_functional_tensor(x)             tensor([1., 1.])

Autograd records what is done to such tensors above functionalization; `func.functionalize` has it below.

Mirrors the functionalization half of torch/csrc/autograd/python_torch_functions_manual.cpp.
"""

from __future__ import annotations

from typing import Any

from tinytensor.c10.error import internal_assert
from tinytensor.c10.functional_tensor import (
    from_functional_tensor,
    is_functional_tensor,
    sync,
    to_functional_tensor,
)
from tinytensor.c10.functionalization import Layer, is_enabled, pop_layer, push_layer

Tensor = Any


def _to_functional_tensor(t: Tensor) -> Tensor:
    """A functional tensor whose value is `t`, which must not be one already."""
    return to_functional_tensor(t)


def _from_functional_tensor(t: Tensor) -> Tensor:
    """The value of a functional tensor, without updates that were not synced."""
    internal_assert(is_functional_tensor(t), "this is no functional tensor")
    return from_functional_tensor(t)


def _is_functional_tensor(t: Tensor) -> bool:
    """Whether the tensor is a functional one."""
    return is_functional_tensor(t)


def _sync(t: Tensor) -> None:
    """Bring the value up to date with what was written through aliases."""
    internal_assert(is_functional_tensor(t), "this is no functional tensor")
    sync(t)


def _enable_functionalization(*, reapply_views: bool = False) -> None:
    """From now on, tensors that this thread makes are functional. RuntimeError if that is so already."""
    internal_assert(
        not is_enabled(),
        "multiple layers of mode-style functionalization nesting is not currently supported, outside of the "
        "functionalize() transform",
    )
    # Level -1 is the level of `_to_functional_tensor`: a mode belongs to no transform.
    push_layer(Layer(-1, reapply_views))


def _disable_functionalization() -> None:
    """Undo `_enable_functionalization`."""
    internal_assert(is_enabled())
    pop_layer()
