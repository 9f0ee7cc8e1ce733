"""im2col and col2im: every window of an image as a column, and columns added up to an image (F.unfold, F.fold).

Mirrors aten/src/ATen/native/Im2Col.cpp, Col2Im.cpp and im2col_shape_check.h.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.nn.convolution.vol2col import ColumnGeometry, columns_to_volume, volume_to_columns
from tinytensor.aten.native.nn.param_utils import OutPlan, compute_type, dense, finish, lead_with_ones, scratch
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.aten.native.shape.resize import set_geometry
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.overflows import wrapped_int32, wrapped_int64
from tinytensor.c10.scalar_type import bool_, uint8
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
_TYPES = FLOATING_TYPES | {bool_}


def _check_parameters(kernel_size: Ints, dilation: Ints, padding: Ints, stride: Ints) -> None:
    for name, values in (
        ("kernel_size", kernel_size),
        ("dilation", dilation),
        ("padding", padding),
        ("stride", stride),
    ):
        check(len(values) == 2, f"It is expected {name} equals to 2, but got size {len(values)}")
    check(
        all(k > 0 for k in kernel_size),
        lambda: (
            f"kernel size should be greater than zero, but got kernel_height: {kernel_size[0]} "
            f"kernel_width: {kernel_size[1]}"
        ),
    )
    check(
        all(d > 0 for d in dilation),
        lambda: (
            f"dilation should be greater than zero, but got dilation_height: {dilation[0]} dilation_width: {dilation[1]}"
        ),
    )
    check(
        all(p >= 0 for p in padding),
        lambda: f"padding should be non-negative, but got pad_height: {padding[0]} pad_width: {padding[1]}",
    )
    check(
        all(s > 0 for s in stride),
        lambda: f"stride should be greater than zero, but got stride_height: {stride[0]} stride_width: {stride[1]}",
    )


def _outputs(sizes: Sequence[int], kernel: Ints, dilation: Ints, padding: Ints, stride: Ints) -> Ints:
    """How many windows fit along each dimension: a window covers dilation * (kernel - 1) + 1 elements. PyTorch keeps 32 bits."""
    return tuple(
        wrapped_int32(wrapped_int64(n + 2 * p - (d * (k - 1) + 1)) // s + 1)
        for n, k, d, p, s in zip(sizes, kernel, dilation, padding, stride, strict=True)
    )


def _geometry(
    n: int, c: int, sizes: Ints, outputs: Ints, kernel: Ints, dilation: Ints, padding: Ints, stride: Ints
) -> ColumnGeometry:
    sizes, outputs = lead_with_ones(sizes), lead_with_ones(outputs)
    kernel, stride, dilation = lead_with_ones(kernel), lead_with_ones(stride), lead_with_ones(dilation)
    return ColumnGeometry(n, c, sizes, outputs, kernel, stride, lead_with_ones(padding, 0), dilation)


def im2col_meta(
    out: Tensor | None, self: Tensor, kernel_size: Ints, dilation: Ints, padding: Ints, stride: Ints
) -> OutPlan:
    """(N, C, H, W) -> (N, C * kernel height * kernel width, windows)."""
    m = self.meta_.plain
    key = ("im2col", kernel_size, dilation, padding, stride)
    plan = m.plans.get(key) or remember(m.plans, key, _im2col_plan(m, kernel_size, dilation, padding, stride))
    if out is not None:
        expect_out_dtype(out, m.dtype)
    return plan


def _im2col_plan(m: Metadata, kernel_size: Ints, dilation: Ints, padding: Ints, stride: Ints) -> OutPlan:
    _check_parameters(kernel_size, dilation, padding, stride)
    for dim in (1, 2):
        maybe_wrap_dim(dim, m.dim, wrap_scalar=False)
    check(
        m.dim in (3, 4) and all(n != 0 for n in m.sizes[-3:]),
        lambda: (
            "Expected 3D or 4D (batch mode) tensor with possibly 0 batch size and other non-zero dimensions for input, "
            f"but got: {list(m.sizes)}"
        ),
    )
    c, h, w = m.sizes[-3:]
    outputs = _outputs((h, w), kernel_size, dilation, padding, stride)
    check(
        all(o >= 1 for o in outputs),
        lambda: (
            f"Given input with spatial size ({h}, {w}), kernel_size=({kernel_size[0]}, {kernel_size[1]}), "
            f"dilation=({dilation[0]}, {dilation[1]}), padding=({padding[0]}, {padding[1]}), calculated shape of the "
            f"array of sliding blocks as ({outputs[0]}, {outputs[1]}), but its components must be at least one."
        ),
    )
    rows = wrapped_int64(c * kernel_size[0] * kernel_size[1])
    sizes = (*m.sizes[:-3], rows, outputs[0] * outputs[1])
    batch = m.sizes[0] if m.dim == 4 else 1
    geometry = _geometry(batch, c, (h, w), outputs, kernel_size, dilation, padding, stride)
    return OutPlan(contiguous_metadata(sizes, m.dtype, m.device), parts=geometry)


def im2col(self: Tensor, kernel_size: Ints, dilation: Ints, padding: Ints, stride: Ints) -> Tensor:
    """In PyTorch the result is made like the image and resized: it keeps its memory where that is more."""
    parameters = (kernel_size, dilation, padding, stride)
    plan = im2col_meta(None, self, *parameters)
    out = _made_like(self, plan)
    if self.meta_.device.type != "meta":
        im2col_impl(plan, out, self, *parameters)
    return out


def _made_like(self: Tensor, plan: OutPlan) -> Tensor:
    m = self.meta_.plain
    out = empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device))
    set_geometry(out, plan.out_meta)
    return out


def im2col_impl(plan: OutPlan, out: Tensor, self: Tensor, *parameters: Ints) -> None:
    dispatch(self.meta_.dtype, "im2col_out_cpu", _TYPES)
    if not out.meta_.numel:
        return
    # Copying needs no arithmetic: bool goes as bytes.
    dtype = self.meta_.dtype if self.meta_.dtype is not bool_ else uint8
    columns = scratch(out, dtype)
    volume_to_columns(columns, dense(self, dtype), plan.parts)
    finish(out, columns)


def col2im_meta(
    out: Tensor | None, self: Tensor, output_size: Ints, kernel_size: Ints, dilation: Ints, padding: Ints, stride: Ints
) -> OutPlan:
    """(N, C * kernel height * kernel width, windows) -> (N, C, H, W), where windows overlap their sum."""
    m = self.meta_.plain
    check(len(output_size) == 2, f"It is expected output_size equals to 2, but got size {len(output_size)}")
    _check_parameters(kernel_size, dilation, padding, stride)
    check(
        kernel_size[0] * kernel_size[1] < 2**63,
        lambda: (
            f"Given kernel_width = {kernel_size[1]} and kernel_height = {kernel_size[0]} the product of kernel_width and "
            "kernel_height overflowed."
        ),
    )
    _check_columns(m, output_size, kernel_size, dilation, padding, stride)
    if out is not None:
        expect_out_dtype(out, m.dtype)
    c = m.sizes[-2] // (kernel_size[0] * kernel_size[1])
    outputs = _outputs(output_size, kernel_size, dilation, padding, stride)
    batch = m.sizes[0] if m.dim == 3 else 1
    geometry = _geometry(batch, c, tuple(output_size), outputs, kernel_size, dilation, padding, stride)
    sizes = (*m.sizes[:-2], c, *output_size)
    return OutPlan(contiguous_metadata(sizes, m.dtype, m.device), parts=geometry)


def col2im(self: Tensor, output_size: Ints, kernel_size: Ints, dilation: Ints, padding: Ints, stride: Ints) -> Tensor:
    """Made like the columns and resized, as `im2col` is."""
    parameters = (output_size, kernel_size, dilation, padding, stride)
    plan = col2im_meta(None, self, *parameters)
    out = _made_like(self, plan)
    if self.meta_.device.type != "meta":
        col2im_impl(plan, out, self, *parameters)
    return out


def _check_columns(m: Metadata, output_size: Ints, kernel: Ints, dilation: Ints, padding: Ints, stride: Ints) -> None:
    check(
        m.dim in (2, 3) and all(n != 0 for n in m.sizes[-2:]),
        lambda: (
            "Expected 2D or 3D (batch mode) tensor for input with possibly 0 batch size and non-zero dimensions for "
            f"input, but got: {list(m.sizes)}"
        ),
    )
    rows, count = m.sizes[-2:]
    area = kernel[0] * kernel[1]
    check(
        rows % area == 0,
        lambda: (
            "Expected size of input's dimension 1 to be divisible by the product of kernel_size, but got input.size(1)="
            f"{rows} and kernel_size=({kernel[0]}, {kernel[1]})."
        ),
    )
    h, w = _outputs(output_size, kernel, dilation, padding, stride)
    given = (
        f"output_size=({output_size[0]}, {output_size[1]}), kernel_size=({kernel[0]}, {kernel[1]}), "
        f"dilation=({dilation[0]}, {dilation[1]}), padding=({padding[0]}, {padding[1]}), "
        f"stride=({stride[0]}, {stride[1]})"
    )
    check(
        count == h * w,
        lambda: (
            f"Given {given}, expected size of input's dimension 2 to match the calculated number of sliding blocks "
            f"{h} * {w} = {h * w}, but got input.size(2)={count}."
        ),
    )
    check(
        h >= 1 and w >= 1,
        lambda: (
            f"Given {given}, expected input's dimension 2 to match the calculated number of sliding blocks "
            f"{h} * {w} = {h * w}, but got input.size(2)={count}."
        ),
    )
    check(
        output_size[0] >= 1 and output_size[1] >= 1,
        lambda: (
            f"Expected output spatial size to be positive, but got: output_size=({output_size[0]}, {output_size[1]})."
        ),
    )


def col2im_impl(plan: OutPlan, out: Tensor, self: Tensor, *parameters: Ints) -> None:
    dispatch(self.meta_.dtype, "col2im_out_cpu", _TYPES)
    if not self.meta_.numel:
        zero_(out)
        return
    # Windows overlap, so elements are added: 16-bit floats in float32, bool as bytes, of which any but 0 is True.
    dtype = self.meta_.dtype if self.meta_.dtype is not bool_ else uint8
    volume = scratch(out, compute_type(dtype))
    columns_to_volume(volume, dense(self, compute_type(dtype)), plan.parts)
    if volume is not out:
        copy_(out, volume, False)
