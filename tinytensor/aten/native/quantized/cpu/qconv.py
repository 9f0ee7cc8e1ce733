"""`quantized::conv1d`, `conv2d`, `conv3d`, their transposed forms, and the same with an input that is quantized on the way.

An image is laid out channels last, with room around it, and its zero point in this room. A place of the result is a row of
`integer_gemm`, the points of the image under the filter are its taps, and a line of places is a segment. The rows of the
product, one after the other, are the result channels last. Where each filter has one channel of its own, it is
`integer_depthwise` instead.

A transposed convolution is one over an image with zero points between its points, with the filters turned round.

Where there are no kernels, the rows are laid out in memory: `rows_of`.

Mirrors aten/src/ATen/native/quantized/cpu/qconv.cpp, qconv_prepack.cpp, qconv_dynamic.cpp and qconv_unpack.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from tinytensor.aten import functions as F
from tinytensor.aten.native.quantized.affine_quantizer import (
    check_size_nonnegative,
    ints,
    like,
    new_qtensor,
    quantizer_of,
)
from tinytensor.aten.native.quantized.cpu.image_layout import Layout, lay_out
from tinytensor.aten.native.quantized.cpu.implements import implement, implements
from tinytensor.aten.native.quantized.cpu.integer_gemm import (
    LANES,
    Finish,
    compiled,
    integer_depthwise,
    integer_gemm,
    reference_gemm,
)
from tinytensor.aten.native.quantized.cpu.qlinear import as_added, as_packed, bias_of, scales_and_zero_points
from tinytensor.aten.native.quantized.cpu.quantize_kernel import LIMITS, in_32_bits
from tinytensor.aten.native.quantized.packed_params import ConvPackedParams
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.error import check
from tinytensor.c10.layout import channels_last, channels_last_3d
from tinytensor.c10.metadata import Ints
from tinytensor.c10.quantizer import (
    PerChannelAffineFloatQParamsQuantizer,
    PerChannelAffineQuantizer,
    PerTensorAffineQuantizer,
    per_tensor,
)
from tinytensor.c10.scalar_type import qint8, quint8
from tinytensor.c10.tensor_impl import data_ptr

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


# ==== packing =========================================================================================================


def prepack(
    weight: Tensor, bias: Tensor | None, stride: Ints, padding: Ints, output_padding: Ints, dilation: Ints, groups: int,
    transpose: bool, spatial: int,
) -> ConvPackedParams:  # fmt: skip
    """Filters of shape (filters, channels / groups, *kernel); transposed (channels, filters / groups, *kernel)."""
    check(
        weight.meta_.dim == spatial + 2,
        lambda: f"Weights are expected to have {spatial + 2} dimensions",
    )
    for name, values in (("stride", stride), ("padding", padding), ("dilation", dilation)):
        check(len(values) == spatial, f"{name} should contain {spatial} elements for {spatial}D convolution.")
    check(
        not transpose or len(output_padding) == spatial,
        lambda: f"quantized::conv_prepack: Specify top/left output padding for {spatial}D convolution.",
    )
    symmetric = _is_symmetric(weight, output_padding, groups, transpose)
    if not symmetric:
        q = quantizer_of(weight)
        check(
            not isinstance(q, PerChannelAffineQuantizer) or not transpose,
            "Per Channel Quantization is currently disabled for transposed conv",
        )
        check(
            weight.meta_.dtype is qint8, lambda: f"expected scalar type QInt8 but found {weight.meta_.dtype.cpp_name}"
        )
    kernel = tuple(weight.meta_.sizes[2:])
    filters = weight.meta_.sizes[1] * groups if transpose else weight.meta_.sizes[0]
    if bias is not None:
        check(bias.meta_.dim == 1, "bias should be a vector (1D Tensor)")
        check(bias.meta_.sizes[0] == filters, lambda: f"bias should have K elements: {filters}")
    scales, zero_points = scales_and_zero_points(weight, 1 if transpose else 0)
    if transpose:
        scales, zero_points = np.tile(scales, groups), np.tile(zero_points, groups)
    check(_fit_groups(weight, groups), "the filters cannot be shared out among the groups")
    wide = _wide_filters(weight, zero_points, groups, transpose)
    if not symmetric:  # FBGEMM keeps channels side by side and scales as float32, and unpacks so
        weight = as_packed(weight)
        places = channels_last if spatial == 2 else channels_last_3d
        weight = like(weight, F.clone(ints(weight), memory_format=places))
    return ConvPackedParams(
        weight, bias, wide, scales, kernel, stride, padding, output_padding or (0,) * spatial, dilation, groups,
        transpose, spatial, symmetric,
    )  # fmt: skip


def _is_symmetric(weight: Tensor, output_padding: Ints, groups: int, transpose: bool) -> bool:
    """Whether all zero points of the filters are 0; PyTorch gives those to oneDNN, which has other words, else to FBGEMM."""
    q = quantizer_of(weight)
    by_channel = isinstance(q, PerChannelAffineQuantizer)
    if (transpose and by_channel) or isinstance(q, PerChannelAffineFloatQParamsQuantizer):
        return False
    _, zero_points = scales_and_zero_points(weight, 1 if transpose else 0)
    return not zero_points.any() and not any(output_padding) and groups <= 100


def _bytes_of(weight: Tensor, transpose: bool) -> np.ndarray:
    """The integers as int8: oneDNN takes memory of any dtype for that, and reads as many bytes as there are integers."""
    stored = view(ints(weight))
    if transpose:
        stored = stored.swapaxes(0, 1)
    flat = np.ascontiguousarray(stored).reshape(-1).view(np.int8)[: stored.size]
    read = flat.reshape(stored.shape)
    return read.swapaxes(0, 1) if transpose else read


def _fit_groups(weight: Tensor, groups: int) -> bool:
    """PyTorch's engine refuses the others in words of its own."""
    return groups > 0 and weight.meta_.sizes[0] % groups == 0


def _wide_filters(weight: Tensor, zero_points: np.ndarray, groups: int, transpose: bool) -> list[np.ndarray]:
    """For each group its filters as rows of 16-bit integers, the channels of a point side by side."""
    stored = _bytes_of(weight, transpose).astype(np.int16)
    if transpose:
        # (channels, filters / groups, *kernel) -> (filters, channels / groups, *kernel), each filter turned round.
        channels = stored.shape[0] // groups
        parts = [stored[g * channels : (g + 1) * channels].swapaxes(0, 1) for g in range(groups)]
        stored = np.concatenate(parts)
        stored = np.flip(stored, tuple(range(2, stored.ndim)))
    shifts = zero_points.astype(np.int16).reshape(-1, *(1,) * (stored.ndim - 1))
    last = np.moveaxis(stored - shifts, 1, -1)
    return [np.ascontiguousarray(part.reshape(len(part), -1)) for part in np.split(last, groups)]


def _prepack(spatial: int) -> Callable[..., ConvPackedParams]:
    def kernel(
        weight: Tensor, bias: Tensor | None, stride: Ints, padding: Ints, dilation: Ints, groups: int
    ) -> ConvPackedParams:
        return prepack(weight, bias, stride, padding, (), dilation, groups, False, spatial)

    return kernel


def _prepack_transpose(spatial: int) -> Callable[..., ConvPackedParams]:
    def kernel(
        weight: Tensor,
        bias: Tensor | None,
        stride: Ints,
        padding: Ints,
        output_padding: Ints,
        dilation: Ints,
        groups: int,
    ) -> ConvPackedParams:
        return prepack(weight, bias, stride, padding, output_padding, dilation, groups, True, spatial)

    return kernel


def _of_signal(pack: Callable[..., ConvPackedParams]) -> Callable[..., ConvPackedParams]:
    """Filters over one dimension, as filters over two whose height is 1."""

    def kernel(weight: Tensor, bias: Tensor | None, *places: Any) -> ConvPackedParams:
        # A stride and a dilation of 1 and a padding of 0 for the new dimension.
        *lists, groups = places
        first = (1, 0, 0, 1) if len(lists) == 4 else (1, 0, 1)
        wider = [(new, *values) for new, values in zip(first, lists, strict=True)]
        return pack(F.unsqueeze(weight, 2), bias, *wider, groups)

    return kernel


implement("conv2d_prepack", _prepack(2))
implement("conv_prepack", _prepack(2))
implement("conv3d_prepack", _prepack(3))
implement("conv1d_prepack", _of_signal(_prepack(2)))
implement("conv_transpose2d_prepack", _prepack_transpose(2))
implement("conv_transpose3d_prepack", _prepack_transpose(3))
implement("conv_transpose1d_prepack", _of_signal(_prepack_transpose(2)))


@implements(
    "conv2d_unpack", "conv_unpack", "conv3d_unpack", "conv_transpose2d_unpack", "conv_transpose3d_unpack",
    key=DispatchKey.CompositeImplicitAutograd,
)  # fmt: skip
def unpack(packed: ConvPackedParams) -> tuple[Tensor, Tensor | None]:
    return packed.unpack()


@implements("conv1d_unpack", "conv_transpose1d_unpack", key=DispatchKey.CompositeImplicitAutograd)
def unpack_signal(packed: ConvPackedParams) -> tuple[Tensor, Tensor | None]:
    return F.squeeze(packed.weight, 2), packed.bias


for _name in ("conv2d", "conv3d", "conv_transpose2d", "conv_transpose3d"):
    for _field in ("stride", "padding", "output_padding", "dilation"):
        implement(
            f"{_name}_{_field}",
            lambda packed, field=_field: list(getattr(packed, field)),
            DispatchKey.CompositeImplicitAutograd,
        )
    implement(f"{_name}_groups", lambda packed: packed.groups, DispatchKey.CompositeImplicitAutograd)
    implement(f"{_name}_transpose", lambda packed: int(packed.transpose), DispatchKey.CompositeImplicitAutograd)


# ==== rows ============================================================================================================


def rows_of(image: np.ndarray, packed: ConvPackedParams) -> tuple[list[np.ndarray], Ints]:
    """For each group the rows that its filters are multiplied with, and the sizes of the result's image.

    image       int16, shape (N, *sizes, channels), its zero point taken off
    """
    spatial = packed.spatial
    if packed.transpose:
        image = _with_zeros_between(image, packed)
        stride = (1,) * spatial
    else:
        image = np.pad(image, [(0, 0), *((p, p) for p in packed.padding), (0, 0)])
        stride = packed.stride
    reach = tuple(d * (k - 1) + 1 for d, k in zip(packed.dilation, packed.kernel, strict=True))
    axes = tuple(range(1, spatial + 1))
    # Where the filter is larger than the image there is no place at all.
    short = [(0, max(r - n, 0)) for n, r in zip(image.shape[1:-1], reach, strict=True)]
    empty = tuple(n < r for n, r in zip(image.shape[1:-1], reach, strict=True))
    if any(empty):
        image = np.pad(image, [(0, 0), *short, (0, 0)])
    windows = sliding_window_view(image, reach, axes)  # (N, *places, channels, *reach)
    places = (slice(None), *(slice(None, None, s) for s in stride), slice(None))
    points = tuple(slice(None, None, d) for d in packed.dilation)
    seen = windows[(*places, *points)]
    if any(empty):
        seen = seen[(slice(None), *(slice(0 if none else None) for none in empty))]
    sizes = tuple(seen.shape[1 : spatial + 1])
    # (N, *places, *kernel, channels): the channels of a point are neighbours, as in the filters.
    seen = np.moveaxis(seen, spatial + 1, -1)
    groups, channels = packed.groups, image.shape[-1] // packed.groups
    rows = [
        np.ascontiguousarray(seen[..., g * channels : (g + 1) * channels]).reshape(
            -1, channels * int(np.prod(packed.kernel))
        )
        for g in range(groups)
    ]
    return rows, sizes


def _with_zeros_between(image: np.ndarray, packed: ConvPackedParams) -> np.ndarray:
    """An image over which a plain convolution does what a transposed one does over `image`."""
    sizes = image.shape[1:-1]
    spread = tuple((n - 1) * s + 1 if n else 0 for n, s in zip(sizes, packed.stride, strict=True))
    margins = [
        (d * (k - 1) - p, d * (k - 1) - p + o)
        for d, k, p, o in zip(packed.dilation, packed.kernel, packed.padding, packed.output_padding, strict=True)
    ]
    whole = tuple(n + max(a, 0) + max(b, 0) for n, (a, b) in zip(spread, margins, strict=True))
    out = np.zeros((len(image), *whole, image.shape[-1]), np.int16)
    places = tuple(
        slice(max(a, 0), max(a, 0) + n, s) for n, s, (a, _) in zip(spread, packed.stride, margins, strict=True)
    )
    out[(slice(None), *places)] = image
    # A padding wider than the filter cuts points off.
    cut = tuple(slice(max(-a, 0), size - max(-b, 0)) for size, (a, b) in zip(whole, margins, strict=True))
    return out[(slice(None), *cut)]


# ==== the operators ===================================================================================================


def _check_input(x: Tensor, packed: ConvPackedParams, relu: bool) -> None:
    dims, symmetric = packed.spatial + 2, packed.symmetric
    name = f"quantized::conv{'_transpose' if packed.transpose else ''}"
    if symmetric:
        name += f"{packed.spatial}d{'_relu' if relu else ''}"
    else:
        check(
            x.meta_.dtype is quint8,
            lambda: f"{name}(FBGEMM): Expected activation data type QUInt8 but got {x.meta_.dtype.cpp_name}",
        )
    check(
        x.meta_.dim == dims,
        lambda: f"{name}{packed.spatial}d(): Expected activation tensor to have {dims} dimensions, got {x.meta_.dim}",
    )
    check(x.meta_.dtype is quint8, lambda: f"{name} (ONEDNN): data type of input should be QUint8.")
    check(x.meta_.sizes[1] == packed.channels, lambda: _of_other_channels(x, packed))


def _of_other_channels(x: Tensor, packed: ConvPackedParams) -> str:
    """What the engines say of an image whose channels the filters do not have."""
    spatial, channels, found = packed.spatial, packed.channels, x.meta_.sizes[1]
    if not packed.symmetric:
        filters = (packed.filters, *packed.kernel, channels)
        order = "NCHW" if spatial == 2 else "NCDHW"
        return (
            f"[QConv{spatial}D] Given groups={packed.groups}, weight of size {', '.join(map(str, filters))}, expected input "
            f"({order}) {', '.join(map(str, x.meta_.sizes))} to have {channels} channels, but got {found} channels instead"
        )
    if packed.transpose:
        name = f"quantized::conv_transpose{spatial}d"
        return f"{name} (ONEDNN): input channel number should be {channels}, but got {found}"
    return (
        "could not create a primitive descriptor for the convolution forward propagation primitive. Run workload with "
        "environment variable ONEDNN_VERBOSE=all to get additional diagnostic information."
    )


def _image(x: Tensor, zero_point: int) -> np.ndarray:
    """(N, *sizes, channels) as 16-bit integers less the zero point."""
    stored = np.moveaxis(view(ints(x)), 1, -1)
    return stored.astype(np.int16) - np.int16(zero_point)


def _apply(
    x: Tensor, packed: ConvPackedParams, scale: float, zero_point: int, relu: bool = False, add: Tensor | None = None
) -> Tensor:
    _check_input(x, packed, relu)
    memory_format = channels_last if packed.spatial == 2 else channels_last_3d
    if isinstance(quantizer_of(x), PerChannelAffineFloatQParamsQuantizer) and not packed.symmetric:
        F.contiguous(x, memory_format=memory_format)  # refuses first, unless there is nothing to be copied
    q = per_tensor(quantizer_of(x))
    filters = packed.filters
    if not packed.transpose:
        geometry = zip(x.meta_.sizes[2:], packed.kernel, packed.stride, packed.padding, packed.dilation, strict=True)
        made = tuple((n + 2 * p - d * (k - 1) - 1) // s + 1 for n, k, s, p, d in geometry)
        check(
            packed.symmetric or all(n > 0 for n in made),
            f"[QConv{packed.spatial}D] each dimension of output tensor should be greater than 0",
        )
        check_size_nonnegative((x.meta_.sizes[0], filters, *made))
    layout = _layout(tuple(x.meta_.sizes), packed)
    quantizer = PerTensorAffineQuantizer(quint8, scale, zero_point)
    out = new_qtensor((x.meta_.sizes[0], filters, *layout.places), quantizer, memory_format, x.meta_.device)
    if out.meta_.numel:
        relu_first, most = relu and add is None, LIMITS[quint8][1]
        if packed.symmetric:
            added = in_32_bits(zero_point)
            least = min(max(added, 0), most) if relu_first else 0
        else:
            added, least = as_added(zero_point, relu_first)
        finish = packed.finish(
            q.scale, q.zero_point, bias_of(packed.bias, filters), scale, added, least, most, packed.symmetric
        )
        if compiled():
            _convolve(view(ints(x)), q.zero_point, packed, layout, data_ptr(out), finish)
        else:
            _convolve_rows(_image(x, q.zero_point), packed, view(ints(out)), finish)
    if add is not None:
        real = F.add(F.dequantize(out), F.dequantize(add))
        return F.quantize_per_tensor(F.relu(real) if relu else real, scale, zero_point, quint8)
    return out


def _layout(sizes: Ints, packed: ConvPackedParams) -> Layout:
    """How an image of these sizes is laid out, and where the filters of `packed` meet it."""
    found = packed.layouts.get(sizes)
    if found is not None:
        return found
    if len(packed.layouts) >= 64:
        packed.layouts.clear()
    if packed.transpose:
        margins = [
            (d * (k - 1) - p, d * (k - 1) - p + o)
            for d, k, p, o in zip(packed.dilation, packed.kernel, packed.padding, packed.output_padding, strict=True)
        ]
        spread, stride = packed.stride, (1,) * packed.spatial
    else:
        margins, spread, stride = [(p, p) for p in packed.padding], (1,) * packed.spatial, packed.stride
    part = LANES if packed.depthwise else 4
    packed.layouts[sizes] = Layout(
        sizes, margins, spread, stride, packed.kernel, packed.dilation, packed.groups, part, packed.depthwise
    )
    return packed.layouts[sizes]


def _convolve(
    x: np.ndarray, zero_point: int, packed: ConvPackedParams, layout: Layout, out: int, finish: Finish
) -> None:
    """Into the result channels last at the address `out`."""
    image, _owner = lay_out(x, layout, zero_point)
    filters = packed.filters
    segments = layout.segments(filters)
    if packed.depthwise:
        integer_depthwise(image, layout.step, segments, layout.taps(1), packed.lanes, filters, out, filters, finish)
        return
    for g, panels in enumerate(packed.panels):
        integer_gemm(
            image + g * layout.depth, layout.step, layout.depth, segments, layout.taps(panels.pieces), panels,
            out + g * panels.columns, "uint8", filters, finish, g * panels.columns,
        )  # fmt: skip


def _convolve_rows(image: np.ndarray, packed: ConvPackedParams, out: np.ndarray, finish: Finish) -> None:
    rows, _ = rows_of(image, packed)
    filters = packed.filters
    flat = np.empty((len(rows[0]), filters), np.uint8)
    for g, (a, b) in enumerate(zip(rows, packed.wide, strict=True)):
        part = slice(g * len(b), (g + 1) * len(b))
        reference_gemm(a, b, flat[:, part], finish, g * len(b))
    last = np.moveaxis(out, 1, -1)
    last[...] = flat.reshape(last.shape)


def _apply_dynamic(x: Tensor, packed: ConvPackedParams, reduce_range: bool) -> Tensor:
    """As PyTorch does it, the result passes through integers on the scale of the input."""
    scale, zero_point = F._choose_qparams_per_tensor(x, reduce_range) if x.meta_.numel else (0.1, 0)
    return F.dequantize(_apply(F.quantize_per_tensor(x, scale, zero_point, quint8), packed, scale, zero_point))


def _register(names: str, relu: bool) -> None:
    for name in names.split():
        implement(f"{name}.new", lambda x, packed, scale, zero_point: _apply(x, packed, scale, zero_point, relu))
        implement(
            name,
            lambda x, packed, stride, padding, dilation, groups, scale, zero_point: _apply(
                x, packed, scale, zero_point, relu
            ),
        )


_register("conv2d conv3d", relu=False)
_register("conv2d_relu conv3d_relu", relu=True)


@implements("conv_transpose2d", "conv_transpose3d")
def conv_transpose(x: Tensor, packed: ConvPackedParams, scale: float, zero_point: int) -> Tensor:
    return _apply(x, packed, scale, zero_point)


@implements("conv2d_add")
def conv2d_add(x: Tensor, accum: Tensor, packed: ConvPackedParams, scale: float, zero_point: int) -> Tensor:
    return _apply(x, packed, scale, zero_point, add=accum)


@implements("conv2d_add_relu")
def conv2d_add_relu(x: Tensor, accum: Tensor, packed: ConvPackedParams, scale: float, zero_point: int) -> Tensor:
    return _apply(x, packed, scale, zero_point, relu=True, add=accum)


@implements("conv1d", "conv_transpose1d")
def conv1d(x: Tensor, packed: ConvPackedParams, scale: float, zero_point: int) -> Tensor:
    return F.squeeze(_apply(F.unsqueeze(x, 2), packed, scale, zero_point), 2)


@implements("conv1d_relu")
def conv1d_relu(x: Tensor, packed: ConvPackedParams, scale: float, zero_point: int) -> Tensor:
    return F.squeeze(_apply(F.unsqueeze(x, 2), packed, scale, zero_point, relu=True), 2)


@implements(
    "conv2d_dynamic", "conv3d_dynamic", "conv_transpose2d_dynamic", "conv_transpose3d_dynamic", key=DispatchKey.CPU
)
def conv_dynamic(x: Tensor, packed: ConvPackedParams, reduce_range: bool) -> Tensor:
    return _apply_dynamic(x, packed, reduce_range)


@implements("conv1d_dynamic", "conv_transpose1d_dynamic", key=DispatchKey.CPU)
def conv1d_dynamic(x: Tensor, packed: ConvPackedParams, reduce_range: bool) -> Tensor:
    return F.squeeze(_apply_dynamic(F.unsqueeze(x, 2), packed, reduce_range), 2)
