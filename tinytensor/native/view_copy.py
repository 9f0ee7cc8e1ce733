"""The `_copy` form of every view: the same elements in a tensor of their own, always row-major.

Mirrors torchgen's gen_functionalization_type.py (`gen_composite_view_copy_kernel`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.c10.layout import contiguous_format
from tinytensor.native.resize import resize_output

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Op = Callable[..., Any]


def _copy(view: Op) -> Op:
    """An operator that clones the view."""

    def copied(self: Tensor, *args: Any) -> Tensor:
        return F.clone_default(view(self, *args), contiguous_format)

    return copied


def _copy_out(copy: Op) -> Op:
    """The out= form of a copying operator."""

    def copied_out(*args: Any) -> Tensor:
        *given, out = args
        result = copy(*given)
        resize_output(out, tuple(result.meta.sizes))
        return F.copy__default(out, result)

    return copied_out


diagonal_copy, diagonal_copy_out = _copy(F.diagonal_default), _copy_out(F.diagonal_copy_default)
