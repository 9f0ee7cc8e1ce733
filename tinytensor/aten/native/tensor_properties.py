"""Questions about tensors that metadata answers, and pinned memory, which needs an accelerator and is refused.

What is said here is true of strided tensors on one machine; layouts without strides answer in kernels of their own.

Mirrors aten/src/ATen/native/{TensorProperties,Memory}.cpp and `is_nonzero`, `to_dense` of ReduceOps and
TensorConversions.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.device import Device, accelerator
from tinytensor.c10.error import check, warn
from tinytensor.c10.layout import _mkldnn, strided
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def is_nonzero(self: Tensor) -> bool:
    """Whether the only element is not 0."""
    n = self.meta_.numel
    check(n != 0, "Boolean value of Tensor with no values is ambiguous")
    check(n < 2, "Boolean value of Tensor with more than one value is ambiguous")
    return bool(F.item(self))


def is_same_size(self: Tensor, other: Tensor) -> bool:
    return self.meta_.sizes == other.meta_.sizes


def is_distributed(self: Tensor) -> bool:
    return False


def sparse_dim(self: Tensor) -> int:
    _expect_sparse_or_strided(self, "sparse_dim")
    return 0


def dense_dim(self: Tensor) -> int:
    _expect_sparse_or_strided(self, "dense_dim")
    return self.meta_.dim


def _expect_sparse_or_strided(self: Tensor, name: str) -> None:
    check(
        self.meta_.layout is strided,
        lambda: f"{name} expected sparse or strided tensor layout but got {self.meta_.layout.cpp_name}",
    )


def to_dense(self: Tensor, dtype: ScalarType | None, masked_grad: bool | None) -> Tensor:
    """A strided tensor is dense already; another layout's `_to_dense` puts the elements in their places."""
    if self.meta_.layout is not strided:
        return F._to_dense(self, dtype, masked_grad)
    return self if dtype is None else F.to_dtype(self, dtype)


def check_blocked_storage(self: Tensor) -> None:
    """NotImplementedError for a blocked tensor, whose memory nobody may see."""
    check(self.meta_.layout is not _mkldnn, "Cannot access storage of OpaqueTensorImpl", NotImplementedError)


def is_pinned(self: Tensor, device: Device | None) -> bool:
    """Whether the memory is page-locked for an accelerator."""
    if device is not None:
        warn(
            "The argument 'device' of Tensor.is_pinned() is deprecated. Please do not pass this argument.",
            DeprecationWarning,
        )
    return _is_pinned(self)


def _is_pinned(self: Tensor) -> bool:
    check_blocked_storage(self)
    # Whoever has pinned memory has loaded the module.
    module = sys.modules.get("tinytensor.c10.cuda.pinned_memory")
    return module is not None and self.meta_.device.type == "cpu" and module.is_pinned(self.storage_)


def pin_memory(self: Tensor, device: Device | None) -> Tensor:
    """A copy in pinned memory of the host; self where it is there already."""
    if device is not None:
        warn(
            "The argument 'device' of Tensor.pin_memory() is deprecated. Please do not pass this argument.",
            DeprecationWarning,
        )
    check_blocked_storage(self)
    accelerator()  # RuntimeError where there is none
    if _is_pinned(self):
        return self
    check(
        self.meta_.device.type == "cpu",
        lambda: f"cannot pin '{self.type()}' only dense CPU tensors can be pinned",
    )
    return F.copy_(F.empty_like(self, pin_memory=True), self)
