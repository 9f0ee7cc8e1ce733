"""Max pools with their indices, and the gradient that goes back along the indices.

Mirrors aten/src/ATen/native/DilatedMaxPool2d.cpp, DilatedMaxPool3d.cpp, MaxPooling.cpp and Pooling.cpp. Left out: a
kernel of max_pool1d without indices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, prod
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import ALL_TYPES, FLOATING_TYPES, dispatch
from tinytensor.aten.empty_tensor import as_new
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.param_utils import (
    OutPlan,
    compute_type,
    dense,
    finish,
    is_like_channels_last,
    kernel_name,
    lead_with_ones,
    like_format,
    one_for_each,
    scratch,
)
from tinytensor.aten.native.nn.pooling.pool import check_parameters, check_pool2d, check_pool3d, check_sequence
from tinytensor.aten.native.nn.pooling.pool_windows import Windows, max_windows, pooling_output_shape
from tinytensor.c10.contiguity import channels_last_strides, contiguous_strides, is_channels_last
from tinytensor.c10.deterministic import alert_not_deterministic
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.layout import _mkldnn
from tinytensor.c10.metadata import Metadata, contiguous_metadata, metadata, remember
from tinytensor.c10.scalar_type import ScalarType, int64
from tinytensor.c10.tensor_impl import has_tangent
from tinytensor.c10.type_names import expect_out_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


# ---- forward ---------------------------------------------------------------------------------------------------------


def _max_pool_geometry(
    count: int, m: Metadata, kernel: Sequence[int], stride: Sequence[int], padding: Sequence[int], dilation: Sequence[int],
    ceil_mode: bool,
) -> tuple[Ints, tuple[Ints, ...]]:  # fmt: skip
    """The output's spatial sizes, and the four parameters with one number per dimension; everything is checked."""
    name = f"max_pool{count}d"
    check_parameters(name, count, kernel_size=kernel, stride=stride, padding=padding, dilation=dilation)
    k, p, d = (one_for_each(values, count) for values in (kernel, padding, dilation))
    s = one_for_each(stride, count) if stride else k
    check(
        m.dim in (count + 1, count + 2),
        f"non-empty {count + 1}D or {count + 2}D (batch mode) tensor expected for input",
    )
    spatial = tuple(m.sizes[-count:])
    outputs = tuple(pooling_output_shape(*each, ceil_mode) for each in zip(spatial, k, p, s, d, strict=True))
    if count == 2:
        check_pool2d(m, k, s, p, d, outputs)
    else:
        check_pool3d("max_pool3d_with_indices_out_cpu_template()", m, k, s, p, d, outputs)
    return outputs, (k, s, p, d)


def _plan_max_pool(count: int, m: Metadata, *parameters: object) -> OutPlan:
    outputs, (k, s, p, d) = _max_pool_geometry(count, m, *parameters)  # type: ignore[arg-type]
    sizes = (*m.sizes[:-count], *outputs)
    inputs = tuple(m.sizes[-count:])
    windows = None
    if 0 not in outputs:
        ones = (lead_with_ones(each) for each in (inputs, outputs, k, s))
        windows = max_windows(*ones, lead_with_ones(p, 0), lead_with_ones(d))
    if m.device.type == "cuda":
        name = f"max_pool{count}d_with_indices_out_{'cuda_frame' if count == 2 else 'frame'}"
        kernel = name, FLOATING_TYPES
    else:
        kernel = kernel_name(m, f"max_pool{count}d"), ALL_TYPES
    like = _like_volume if count == 3 and m.dim == 4 else like_format
    return OutPlan(like(m, sizes), like(m, sizes, int64), parts=(windows, kernel))


def _like_volume(m: Metadata, sizes: Ints, dtype: ScalarType | None = None) -> Metadata:
    """`like_format` of a volume without a batch. RuntimeError where its strides suggest an image with channels last."""
    # With its own channels last it is a batch of one to the kernel. Else the kernel asks it for a format as it is.
    if not m.is_contiguous and is_channels_last((1, *m.sizes), (m.numel, *m.strides), 5):
        return metadata(sizes, channels_last_strides((1, *sizes))[1:], dtype or m.dtype, m.device)
    check(
        m.device.type == "cuda" or not is_like_channels_last(m),
        "Unsupported memory format. Supports only ChannelsLast3d, Contiguous",
    )
    return contiguous_metadata(sizes, dtype or m.dtype, m.device)


def _forward_meta(count: int) -> Callable[..., OutPlan]:
    def meta(outs: tuple[Tensor, Tensor] | None, self: Tensor, *parameters: object) -> OutPlan:
        m = self.meta_
        key = ("max_pool", count, *parameters)
        return m.plans.get(key) or remember(m.plans, key, _plan_max_pool(count, m.plain, *parameters))

    return meta


def _forward_impl(count: int) -> Callable[..., None]:
    def impl(plan: OutPlan, out: Tensor, indices: Tensor, self: Tensor, *parameters: object) -> None:
        windows, kernel = plan.parts
        dispatch(self.meta_.dtype, *kernel)
        if out.meta_.numel:
            run_max_pool(out, indices, self, windows)

    return impl


def run_max_pool(out: Tensor, indices: Tensor, self: Tensor, windows: Windows) -> None:
    """The kernel, on tensors in the form that it takes."""
    dtype = compute_type(self.meta_.dtype)
    o, i, m = out.meta_, indices.meta_, self.meta_
    if (
        o.dtype is m.dtype is dtype and i.dtype is int64 and o.is_contiguous and i.is_contiguous and m.is_contiguous
    ):  # as nearly always
        stubs.max_pool_stub[self.meta_.device.type](out, indices, self, windows)
        return
    values, places = scratch(out, dtype), scratch(indices, int64)
    stubs.max_pool_stub[self.meta_.device.type](values, places, dense(self, dtype), windows)
    finish(out, values)
    finish(indices, places)


max_pool2d_with_indices_meta, max_pool2d_with_indices_impl = _forward_meta(2), _forward_impl(2)
max_pool3d_with_indices_meta, max_pool3d_with_indices_impl = _forward_meta(3), _forward_impl(3)


# ---- backward --------------------------------------------------------------------------------------------------------


def _backward_meta(count: int) -> Callable[..., OutPlan]:
    def meta(
        out: Tensor | None, grad: Tensor, self: Tensor, kernel: Ints, stride: Ints, padding: Ints, dilation: Ints,
        ceil_mode: bool, indices: Tensor,
    ) -> OutPlan:  # fmt: skip
        m = self.meta_
        check(
            m.dtype is grad.meta_.dtype,
            lambda: f"expected dtype {m.dtype.cpp_name} for `gradOutput` but got dtype {grad.meta_.dtype.cpp_name}",
        )
        outputs, _ = _max_pool_geometry(count, m, kernel, stride, padding, dilation, ceil_mode)
        check_grad_sizes(grad.meta_, (*m.sizes[:-count], *outputs), count)
        check_grad_sizes(indices.meta_, (*m.sizes[:-count], *outputs), count)
        if out is not None:
            expect_out_dtype(out, m.dtype)
        return OutPlan(like_format(m, tuple(m.sizes)), parts=count)

    return meta


def check_grad_sizes(m: Metadata, wanted: Ints, count: int) -> None:
    """`check_dim_size` for each dimension that a pool over `count` of them computed; the batch, if there is one, comes last."""
    channels = len(wanted) - count - 1
    for d in (*range(channels, len(wanted)), *range(channels)):
        size = wanted[d]
        check(
            m.dim == len(wanted) and m.sizes[d] == size,
            lambda: (
                f"Expected a tensor of dimension {len(wanted)} and tensor.size[{d}] == {size} but got: dimension "  # noqa: B023
                f"{m.dim} and tensor.size[{d}] = {m.sizes[d] if d < m.dim else 0}"  # noqa: B023
            ),
        )


def pool_backward_impl(name: str) -> Callable[..., None]:
    """The gradient at each window's largest element. On CUDA it is not deterministic: windows that share one add in any
    order."""

    def impl(
        plan: OutPlan, out: Tensor, grad: Tensor, self: Tensor, *rest: object
    ) -> None:  # `rest` ends with the indices
        if out.meta_.device.type == "cuda":
            alert_not_deterministic(f"{name}_cuda")
        scatter(out, grad, rest[-1], plan.parts)  # type: ignore[arg-type]

    return impl


max_pool2d_with_indices_backward_meta = _backward_meta(2)
max_pool3d_with_indices_backward_meta = _backward_meta(3)
max_pool2d_with_indices_backward_impl = pool_backward_impl("max_pool2d_with_indices_backward")
max_pool3d_with_indices_backward_impl = pool_backward_impl("max_pool3d_with_indices_backward")


def scatter(out: Tensor, grad: Tensor, indices: Tensor, count: int) -> None:
    """out = zeros, plus `grad` at its indices into planes of the last `count` dimensions."""
    if not out.meta_.numel or not grad.meta_.numel:
        zero_(out)
        return
    # Windows may share a largest element, whose gradients are then added: 16-bit floats in float32.
    dtype = compute_type(grad.meta_.dtype)
    result = scratch(out, dtype)
    size, inner = prod(out.meta_.sizes[-count:]), prod(grad.meta_.sizes[-count:])
    stub = stubs.scatter_planes_stub[out.meta_.device.type]
    bad = stub(result, dense(grad, dtype), dense(indices, int64), size, inner)
    check(bad is None, lambda: f"invalid max index {bad} in a plane of {size} elements")
    finish(out, result)


# ---- compositions ----------------------------------------------------------------------------------------------------


def max_pool2d(self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool) -> Tensor:
    """The largest element of each window of an image."""
    if self.meta_.quantizer is not None:
        return F.quantized_max_pool2d(self, kernel_size, stride, padding, dilation, ceil_mode)
    if self.meta_.layout is _mkldnn:
        return F.mkldnn_max_pool2d(self, kernel_size, stride, padding, dilation, ceil_mode)
    return F.max_pool2d_with_indices_default(self, kernel_size, stride, padding, dilation, ceil_mode)[0]


def max_pool3d(self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool) -> Tensor:
    """The largest element of each window of a volume."""
    if self.meta_.quantizer is not None:
        return F.quantized_max_pool3d(self, kernel_size, stride, padding, dilation, ceil_mode)
    if self.meta_.layout is _mkldnn:
        return F.mkldnn_max_pool3d(self, kernel_size, stride, padding, dilation, ceil_mode)
    return F.max_pool3d_with_indices_default(self, kernel_size, stride, padding, dilation, ceil_mode)[0]


def _check_rank(m: Metadata) -> None:
    check(
        (m.dim == 2 and m.sizes[0] != 0 and m.sizes[1] != 0) or (m.dim == 3 and m.sizes[1] != 0 and m.sizes[2] != 0),
        lambda: (
            "max_pool1d: Expected 2D or 3D (batch mode) tensor with optional 0 dim batch size for input, but got:"
            f"{list(m.sizes)}"
        ),
    )


def check_max_pool1d(m: Metadata, kernel: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool) -> int:
    """How many windows there are; RuntimeError unless they fit."""
    for name, values in (("kernel_size", kernel), ("stride", stride), ("padding", padding), ("dilation", dilation)):
        permitted = (0, 1) if name == "stride" else (1,)
        allowed = (
            "None, an int, list of ints, or"
            if name == "stride"
            else "an int, list of ints, or"
            if name == "padding"
            else "an int, list of ints or"
        )
        check(
            len(values) in permitted,
            lambda: f"max_pool1d() {name} must be {allowed} tuple of ints of size 1 but got size {len(values)}",  # noqa: B023
        )
    (k,), (p,), (d,) = kernel, padding, dilation
    s = stride[0] if stride else k
    check(k > 0, lambda: f"max_pool1d() kernel_size must be greater than zero, but got {k}")
    check(s > 0, lambda: f"max_pool1d() stride must be greater than zero, but got {s}")
    check(p >= 0, lambda: f"max_pool1d() padding must be non-negative, but got {p}")
    check(
        p <= k // 2,
        lambda: f"max_pool1d() padding should be at most half of kernel size, but got padding={p} and kernel_size={k}",
    )
    check(d > 0, lambda: f"max_pool1d() dilation must be greater than zero, but got {d}")
    out = pooling_output_shape(m.sizes[-1], k, p, s, d, ceil_mode)
    check(out > 0, lambda: f"max_pool1d() Invalid computed output size: {out}")
    return out


def _max_pool1d_of_large_windows(
    self: Tensor, kernel: int, stride: int, padding: int, dilation: int, count: int
) -> Tensor:
    """`count` windows whose places do not fit into 31 bits. A window without any element of the input is -inf.

    PyTorch's kernel takes numbers of 64 bits, but counts the windows in 32, so many of them may lie behind the input.
    """
    size = self.meta_.sizes[-1]
    # The first places of all windows, up to the last one, may lie before the input: they are left out of the padding.
    before = max(padding - (count - 1) * stride, 0) // dilation
    kernel, padding = kernel - before, padding - before * dilation
    # No element of the input is further from the start of the first window than this.
    kernel = min(kernel, (size - 1 + padding) // dilation + 1)
    dilation, stride = (dilation if kernel > 1 else 1), min(stride, size + padding)
    behind = (count - 1) * stride + (kernel - 1) * dilation + 1 - size - padding
    padded = F.constant_pad_nd(self, (padding, max(behind, 0)), -inf)
    return F.narrow(F.max_pool1d_with_indices(padded, (kernel,), (stride,), (0,), (dilation,), False)[0], -1, 0, count)


def max_pool1d(self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool) -> Tensor:
    """The largest element of each window of a sequence; floating types, unless a gradient is recorded."""
    m = self.meta_
    _check_rank(m)
    if m.quantizer is not None:
        return F.quantized_max_pool1d(self, kernel_size, stride, padding, dilation, ceil_mode)
    count = check_max_pool1d(m, kernel_size, stride, padding, dilation, ceil_mode)
    if m.device is cpu and (m is m.plain or not is_grad_enabled()) and not has_tangent(self):
        dispatch(m.dtype, "max_pool1d_impl", FLOATING_TYPES)
        step = stride[0] if stride else kernel_size[0]
        if max(kernel_size[0], step) * dilation[0] >= 2**31 - 1:
            out = _max_pool1d_of_large_windows(self, kernel_size[0], step, padding[0], dilation[0], count)
        else:
            dilation = (1,) if kernel_size == (1,) else dilation
            out = F.max_pool1d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode)[0]
        out = F.contiguous(out)
        sizes = tuple(out.meta_.sizes)
        out = as_new(F.as_strided_default(out, sizes, contiguous_strides(sizes), None))  # also strides of sizes of 1
        out.storage_.version += m.dim == 2  # PyTorch's kernel makes a batch of one, then squeezes it in place
        return out
    return F.max_pool1d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode)[0]


def max_pool1d_with_indices(
    self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool
) -> tuple[Tensor, Tensor]:
    """max_pool1d and the places of the largest elements: a pool over images of one row."""
    stride = stride or kernel_size
    check_sequence("max_pool1d", self.meta_, kernel_size=kernel_size, stride=stride, padding=padding, dilation=dilation)
    out, indices = F.max_pool2d_with_indices_default(
        F.unsqueeze_default(self, -2), (1, *kernel_size), (1, *stride), (0, *padding), (1, *dilation), ceil_mode
    )
    return F.squeeze_dim(out, -2), F.squeeze_dim(indices, -2)
