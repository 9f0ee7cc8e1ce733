"""Average pools.

Mirrors aten/src/ATen/native/AveragePool2d.cpp, AveragePool3d.cpp and Pooling.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.param_utils import (
    OutPlan,
    batch_format,
    compute_type,
    dense,
    finish,
    kernel_name,
    lead_with_ones,
    one_for_each,
    scratch,
)
from tinytensor.aten.native.nn.pooling.dilated_max_pool2d import check_grad_sizes
from tinytensor.aten.native.nn.pooling.pool import check_parameters, check_pool2d, check_pool3d, check_sequence
from tinytensor.aten.native.nn.pooling.pool_windows import Windows, average_windows, pooling_output_shape
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, remember
from tinytensor.c10.scalar_type import float32, float64, int64
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]

# (name in messages, dtypes) of the kernels.
_DTYPES = {2: FLOATING_TYPES | {int64}, 3: frozenset({float32, float64, int64})}
_KERNELS = {2: ("avg_pool2d", "avg_pool2d_backward"), 3: ("avg_pool3d_out_frame", "avg_pool3d_backward_out_frame")}


def _dispatch(m: Metadata, count: int, on_host: str, which: str) -> None:
    """NotImplementedError for a dtype that the device has no kernel for; CUDA has them for all floating types."""
    if m.device.type == "cuda":
        dispatch(m.dtype, f"avg_pool{count}d_{which}_cuda{'_frame' if count == 2 else ''}", FLOATING_TYPES)
    else:
        dispatch(m.dtype, on_host, _DTYPES[count])


def _geometry(
    count: int, m: Metadata, kernel: Sequence[int], stride: Sequence[int], padding: Sequence[int], ceil_mode: bool,
    include_pad: bool, divisor: int | None,
) -> tuple[Ints, tuple[object, ...]]:  # fmt: skip
    """The output's spatial sizes, and what `average_windows` needs; everything is checked."""
    check_parameters(f"avg_pool{count}d", count, kernel_size=kernel, stride=stride, padding=padding)
    k, p = one_for_each(kernel, count), one_for_each(padding, count)
    s = one_for_each(stride, count) if stride else k
    check(divisor is None or divisor != 0, "divisor must be not zero")
    if count == 3:
        check(m.dim in (4, 5), "non-empty 4D or 5D (batch mode) tensor expected for input")
    for d in range(-count - 1, 0):
        maybe_wrap_dim(d, m.dim, wrap_scalar=False)
    spatial = tuple(m.sizes[-count:])
    ones = (1,) * count
    outputs = tuple(pooling_output_shape(*each, ceil_mode) for each in zip(spatial, k, p, s, ones, strict=True))
    if count == 2:
        check_pool2d(m, k, s, p, ones, outputs)
    else:
        check_pool3d("avg_pool3d()", m, k, s, p, ones, outputs, fits=True)
    sizes = (spatial, outputs, k, s)
    return outputs, (*(lead_with_ones(each) for each in sizes), lead_with_ones(p, 0), include_pad)


def _forward_meta(count: int) -> Callable[..., OutPlan]:
    def build(m: Metadata, *parameters: object) -> OutPlan:
        outputs, parts = _geometry(count, m, *parameters)  # type: ignore[arg-type]
        return OutPlan(batch_format(m, count, (*m.sizes[:-count], *outputs)), parts=average_windows(*parts))

    def meta(out: Tensor | None, self: Tensor, *parameters: object) -> OutPlan:
        m = self.meta_
        key = ("avg_pool", count, *parameters)
        plan = m.plans.get(key) or remember(m.plans, key, build(m.plain, *parameters))
        if out is not None:
            expect_out_dtype(out, m.dtype)
        return plan

    return meta


def _forward_impl(count: int) -> Callable[..., None]:
    def impl(plan: OutPlan, out: Tensor, self: Tensor, *parameters: object) -> None:
        if self.meta_.device is not cpu or self.meta_.dtype not in _DTYPES[count]:
            name = _KERNELS[count][0]
            _dispatch(self.meta_, count, kernel_name(self.meta_, name) if count == 2 else name, "out")
        if out.meta_.numel:
            # The last parameter is divisor_override; 0 tells the kernel to take each window's own count.
            run_avg_pool(out, self, plan.parts, parameters[-1] or 0)  # type: ignore[arg-type]

    return impl


def run_avg_pool(out: Tensor, self: Tensor, windows: Windows, divisor: int) -> None:
    """The kernel, on tensors in the form that it takes."""
    m = self.meta_
    if m.is_contiguous and out.meta_.is_contiguous and m.dtype.itemsize > 2:  # they are in this form
        stubs.avg_pool_stub[m.device.type](out, self, windows, divisor)
        return
    dtype = compute_type(self.meta_.dtype)
    result = scratch(out, dtype)
    stubs.avg_pool_stub[self.meta_.device.type](result, dense(self, dtype), windows, divisor)
    finish(out, result)


def run_avg_pool_backward(out: Tensor, grad: Tensor, windows: Windows, divisor: int) -> None:
    """The kernel of the gradient, on tensors in the form that it takes."""
    if not out.meta_.numel or not grad.meta_.numel:
        zero_(out)
        return
    dtype = compute_type(grad.meta_.dtype)
    result = scratch(out, dtype)
    stubs.avg_pool_backward_stub[out.meta_.device.type](result, dense(grad, dtype), windows, divisor)
    finish(out, result)


def _backward_meta(count: int) -> Callable[..., OutPlan]:
    def meta(out: Tensor | None, grad: Tensor, self: Tensor, *parameters: object) -> OutPlan:
        m = self.meta_
        outputs, parts = _geometry(count, m, *parameters)  # type: ignore[arg-type]
        check_grad_sizes(grad.meta_, (*m.sizes[:-count], *outputs), count)
        if out is not None:
            expect_out_dtype(out, m.dtype)
        return OutPlan(batch_format(m, count, tuple(m.sizes)), parts=parts)

    return meta


def _backward_impl(count: int) -> Callable[..., None]:
    def impl(plan: OutPlan, out: Tensor, grad: Tensor, self: Tensor, *parameters: object) -> None:
        _dispatch(grad.meta_, count, _KERNELS[count][1], "backward_out")
        run_avg_pool_backward(out, grad, average_windows(*plan.parts), parameters[-1] or 0)  # type: ignore[arg-type]

    return impl


avg_pool2d_meta, avg_pool2d_impl = _forward_meta(2), _forward_impl(2)
avg_pool3d_meta, avg_pool3d_impl = _forward_meta(3), _forward_impl(3)
avg_pool2d_backward_meta, avg_pool2d_backward_impl = _backward_meta(2), _backward_impl(2)
avg_pool3d_backward_meta, avg_pool3d_backward_impl = _backward_meta(3), _backward_impl(3)


def avg_pool1d(
    self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, ceil_mode: bool, count_include_pad: bool
) -> Tensor:
    """The mean of each window of a sequence: a pool over images of one row."""
    stride = stride or kernel_size
    check_sequence("avg_pool1d", self.meta_, kernel_size=kernel_size, stride=stride, padding=padding)
    rows = F.unsqueeze_default(self, -2)
    parameters = (1, *kernel_size), (1, *stride), (0, *padding)
    return F.squeeze_dim(F.avg_pool2d_default(rows, *parameters, ceil_mode, count_include_pad, None), -2)
