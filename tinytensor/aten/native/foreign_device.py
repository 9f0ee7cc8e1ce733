"""What composite kernels do for tensors that are not on the host (CUDA, PrivateUse1): they call an operator.

In PyTorch these kernels call the operator on every device. Here they run a loop of the CPU directly, which is faster, and
the table says so (`calls_operators: False`): autograd is not excluded for them. A call of an operator from such a kernel
would then be recorded a second time, so each function here excludes autograd itself.

Mirrors the dispatched calls in aten/src/ATen/native/{Copy,RangeFactories,Blas}.cpp and TensorAdvancedIndexing.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.tensor_impl import TensorImpl

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool


def is_foreign(device: Device) -> bool:
    """Whether memory of the device cannot be read by a loop of the CPU: CUDA's, and that of a backend from outside."""
    return device is not cpu and device.type != "meta"


def copy(self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """Copy into self, where one of the two tensors is on the device. The device's own kernel copies in both
    directions."""
    with AutoDispatchBelowADInplaceOrView():
        F._copy_from_default(src, self, non_blocking)
    return self


def arange(out: Tensor, start: Number, end: Number, step: Number) -> Tensor:
    with AutoDispatchBelowADInplaceOrView():
        return F.arange_start_out(start, end, step, out)


def mv(out: Tensor, mat: Tensor, vec: Tensor) -> Tensor:
    """mv as addmv_ with beta = 0, which ignores what `out` held before."""
    with AutoDispatchBelowADInplaceOrView():
        return F.addmv_(out, mat, vec, beta=0)


def dot(self: Tensor, tensor: Tensor) -> Tensor:
    with AutoDispatchBelowADInplaceOrView():
        return F.dot_default(self, tensor)


def masked_fill(out: Tensor, self: Tensor, mask: Tensor, value: Number) -> Tensor:
    with AutoDispatchBelowADInplaceOrView():
        return F.masked_fill__Scalar(F.copy__default(out, self), mask, value)


def on_host(operator: Callable[..., Any], *args: Any) -> Any:
    """Run an operator on the CPU, as the fallback does. PyTorch has a kernel of it for each backend; here it is a
    composite."""
    device = next(a.meta_.device for a in args if isinstance(a, TensorImpl))
    result = operator(*(F.to(a, cpu) if isinstance(a, TensorImpl) else a for a in args))
    return F.to(result, device) if isinstance(result, TensorImpl) else tuple(F.to(r, device) for r in result)


def nonzero(self: Tensor) -> Tensor:
    with AutoDispatchBelowADInplaceOrView():
        return F.nonzero_default(self)


def write_rows(out: Tensor, rows: Tensor, fill_value: Number) -> Tensor:
    """The first rows of `rows`, as many as `out` has, and rows of `fill_value` below them."""
    count = min(out.meta_.sizes[0], rows.meta_.sizes[0])
    with AutoDispatchBelowADInplaceOrView():
        F.copy__default(F.narrow_default(out, 0, 0, count), F.narrow_default(rows, 0, 0, count))
        F.fill__Scalar(F.narrow_default(out, 0, count, out.meta_.sizes[0] - count), fill_value)
    return out


def to_device(self: Tensor, device: Device) -> Tensor:
    with AutoDispatchBelowADInplaceOrView():
        return F.to(self, device)


def to_host(self: Tensor) -> Tensor:
    """A copy on the host; waits for the device."""
    with AutoDispatchBelowADInplaceOrView():
        return F.to(self, cpu)


def number(value: Tensor) -> Number:
    """The value of a 0-dim tensor anywhere."""
    with AutoDispatchBelowADInplaceOrView():
        return F._local_scalar_dense_default(value)
