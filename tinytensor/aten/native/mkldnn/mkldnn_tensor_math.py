"""Copies and zeros.

Mirrors aten/src/ATen/native/mkldnn/MkldnnTensorMath.cpp and Copy.cpp, and `mkldnn_clone` of TensorShape.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.mkldnn.mkldnn_common import like, opaque_of, same_order, write_into
from tinytensor.aten.native.sparse.sparse_tensor import MEMORY_FORMATS
from tinytensor.c10.error import check
from tinytensor.c10.layout import MemoryFormat, _mkldnn
from tinytensor.c10.type_names import type_string

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def mkldnn_zero_(self: Tensor) -> Tensor:
    F.zero_(opaque_of(self))
    return self


def mkldnn_clone(self: Tensor, memory_format: MemoryFormat | None) -> Tensor:
    """A copy in the same order."""
    check(
        memory_format is None,
        lambda: f"unsupported memory format option {MEMORY_FORMATS[memory_format] if memory_format else ''}",
    )
    return like(self, F.clone(opaque_of(self)))


def copy_mkldnn_(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """Give self the elements of `src`, in self's dtype. Both must be blocked and of the same sizes."""
    check(self.meta_.sizes == src.meta_.sizes, "copy_mkldnn_: only support same size tensor.")
    if self is src:
        return self
    check(
        self.meta_.layout is _mkldnn and src.meta_.layout is _mkldnn,
        lambda: (
            "copy_mkldnn_: between mkldnn layout and dense Tensors is not implemented! Found self type = "
            f"{type_string(self.meta_)} and src type = {type_string(src.meta_)}"
        ),
    )
    return write_into(self, same_order(self, src))
