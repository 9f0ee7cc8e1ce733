"""Interpolation: nearest, linear, bilinear, trilinear, bicubic, with and without antialiasing.

Every result is a weighted sum of a few inputs along each dimension, independently of the other dimensions. Nearest takes
one input along a dimension, linear two, cubic four, antialiasing as many as the filter reaches. Padding by reflection or
replication (padding.py) is of the same kind, with one input. One kernel serves them all: it reads a table of taps.

Note [Tap table]
int64: [inputs (3), outputs (3), most taps (3)], then for each dimension how many taps every output has (outputs) and
which inputs they are (outputs x most taps). The weights, in the kernel's own float type, lie in another array: for each
dimension outputs x most taps. Without weights the one tap is copied.

As in PyTorch, places and weights are computed in the type that the kernel computes in (nearest: always float32), because
a place that rounds otherwise chooses another input.

Images of bytes go another way, in fixed point and one dimension after the other. A weight is a 16-bit integer: the real
weight times a power of two that makes the largest weight fit. The sums along the rows are rounded to bytes before the
sums along the columns are taken, and this shows in the results.

Mirrors aten/src/ATen/native/UpSample*.cpp and UpSample.h; of cpu/UpSampleKernel.cpp the `compute_indices_weights` helpers
and `compute_index_ranges_int16_weights`. All of PyTorch's kernels for bytes give the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.param_utils import OutPlan, compute_type, dense, finish, like_format, scratch
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import ScalarType, float32, float64, int64, uint8
from tinytensor.c10.storage import address_of
from tinytensor.c10.type_names import expect_out_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
_FLOAT32_AND_64 = frozenset(t for t in FLOATING_TYPES if t.itemsize > 2)
_KERNEL_NAMES = {
    "nearest": "compute_indices_weights_nearest",
    "nearest-exact": "compute_indices_weights_nearest",
    "linear": "compute_indices_weights_linear",
    "cubic": "compute_indices_weights_cubic",
    "linear_aa": "compute_index_ranges_weights",
    "cubic_aa": "compute_index_ranges_weights",
}


# ---- checks ----------------------------------------------------------------------------------------------------------


def _named(sizes: Sequence[int]) -> str:
    return ", ".join(f"{name}: {size}" for name, size in zip("DHW"[-len(sizes) :], sizes, strict=True))


def _common_check(count: int, input_size: Sequence[int], output_size: Sequence[int]) -> Ints:
    """`upsample_{1,2,3}d_common_check`: the full sizes of the output."""
    for what, sizes, wanted in (("output_size", output_size, count), ("input_size", input_size, count + 2)):
        check(
            len(sizes) == wanted,
            lambda: f"It is expected {what} equals to {wanted}, but got size {len(sizes)}",  # noqa: B023
        )
    inputs = input_size[2:]
    joint = " and output" if count == 1 else " output"
    check(
        all(n > 0 for n in (*inputs, *output_size)),
        lambda: (
            f"Input and output sizes should be greater than 0, but got input ({_named(inputs)}){joint} "
            f"({_named(output_size)})"
        ),
    )
    return (*input_size[:2], *output_size)


def _split(count: int, mode: str, rest: Sequence[Any]) -> tuple[bool, tuple[float | None, ...]]:
    """(align_corners, scales) of the arguments that follow the sizes."""
    aligned = not mode.startswith("nearest")
    return (bool(rest[0]) if aligned else False), tuple(rest[int(aligned) :][:count])


def _taps(count: int, mode: str, dtype: ScalarType, inputs: Ints, outputs: Ints, rest: Sequence[Any]) -> Taps:
    align_corners, scales = _split(count, mode, rest)
    return upsample_taps(mode, dtype is float64, inputs, outputs, align_corners, scales)


def _permitted(mode: str, backward: bool) -> frozenset[ScalarType]:
    if mode.startswith("nearest") and not backward:
        return FLOATING_TYPES | {uint8}
    return _FLOAT32_AND_64 if mode.endswith("_aa") else FLOATING_TYPES


# ---- the operators ---------------------------------------------------------------------------------------------------


def _forward_meta(count: int, mode: str) -> Callable[..., OutPlan]:
    def meta(out: Tensor | None, self: Tensor, output_size: Ints, *rest: Any) -> OutPlan:
        m = self.meta_.plain
        key = ("upsample", count, output_size)
        plan = m.plans.get(key) or remember(m.plans, key, build(m, output_size))
        if out is not None:
            expect_out_dtype(out, m.dtype)
        return plan

    def build(m: Metadata, output_size: Ints) -> OutPlan:
        sizes = _common_check(count, tuple(m.sizes), output_size)
        non_empty = all(n > 0 for n in m.sizes[1:])
        check(
            non_empty,
            lambda: f"Non-empty {count + 2}D data tensor expected but got a tensor with sizes {list(m.sizes)}",
        )
        return OutPlan(like_format(m, sizes) if count > 1 else contiguous_metadata(sizes, m.dtype, m.device))

    return meta


def _forward_impl(count: int, mode: str) -> Callable[..., None]:
    def impl(plan: OutPlan, out: Tensor, self: Tensor, output_size: Ints, *rest: Any) -> None:
        m = self.meta_
        if m.dtype is uint8 and count == 2 and mode in BYTE_MODES and m.device.type != "cuda":
            upsample_bytes(out, self, mode, tuple(output_size), *_split(count, mode, rest))
            return
        # The name matters in the error for a wrong dtype only. PyTorch has another kernel for small images.
        name = _KERNEL_NAMES[mode]
        if count == 2 and mode in ("nearest", "nearest-exact", "linear") and sum(output_size) <= 128:
            name = f"upsample_{'bilinear' if mode == 'linear' else 'nearest'}2d_channels_last"
        if m.device.type == "cuda":
            name = _name_on_cuda(count, mode)
        dispatch(m.dtype, name, _permitted(mode, False))
        run_separable(out, self, _taps(count, mode, m.dtype, tuple(m.sizes[2:]), tuple(output_size), rest))

    return impl


def _name_on_cuda(count: int, mode: str) -> str:
    """The name of PyTorch's CUDA kernel in error texts."""
    if mode.endswith("_aa"):
        return f"upsample_{'bilinear' if mode == 'linear_aa' else 'bicubic'}2d_aa_out_frame"
    linear = ("linear", "bilinear", "trilinear")[count - 1]
    kind = {"linear": linear, "cubic": "bicubic", "nearest": "nearest", "nearest-exact": "nearest"}[mode]
    return f"upsample_{kind}{count}d_out_frame"


def _backward_meta(count: int, mode: str) -> Callable[..., OutPlan]:
    def meta(out: Tensor | None, grad_output: Tensor, output_size: Ints, input_size: Ints, *rest: Any) -> OutPlan:
        g = grad_output.meta_.plain
        wanted = _common_check(count, input_size, output_size)
        check(
            g.dim == count + 2,
            lambda: f"Expected grad_output to be a tensor of dimension {count + 2} but got: dimension {g.dim}",
        )
        for d, size in enumerate(wanted):
            check(
                g.sizes[d] == size,
                lambda: (
                    f"Expected grad_output to have the same shape as output; output.size({d}) = {size} but got "  # noqa: B023
                    f"grad_output.size({d}) = {g.sizes[d]}"  # noqa: B023
                ),
            )
        if out is not None:
            expect_out_dtype(out, g.dtype)
        if mode == "cubic":
            return OutPlan(contiguous_metadata(tuple(input_size), g.dtype, g.device))
        return OutPlan(like_format(g, tuple(input_size)))

    return meta


def _backward_impl(count: int, mode: str) -> Callable[..., None]:
    def impl(plan: OutPlan, out: Tensor, grad_output: Tensor, output_size: Ints, input_size: Ints, *rest: Any) -> None:
        dtype = grad_output.meta_.dtype
        dispatch(dtype, _KERNEL_NAMES[mode], _permitted(mode, True))
        taps = _taps(count, mode, dtype, tuple(input_size[2:]), tuple(output_size), rest)
        run_separable_backward(out, grad_output, taps)

    return impl


upsample_nearest1d_meta, upsample_nearest1d_impl = _forward_meta(1, "nearest"), _forward_impl(1, "nearest")
upsample_nearest2d_meta, upsample_nearest2d_impl = _forward_meta(2, "nearest"), _forward_impl(2, "nearest")
upsample_nearest3d_meta, upsample_nearest3d_impl = _forward_meta(3, "nearest"), _forward_impl(3, "nearest")
_upsample_nearest_exact1d_meta = _forward_meta(1, "nearest-exact")
_upsample_nearest_exact1d_impl = _forward_impl(1, "nearest-exact")
_upsample_nearest_exact2d_meta = _forward_meta(2, "nearest-exact")
_upsample_nearest_exact2d_impl = _forward_impl(2, "nearest-exact")
_upsample_nearest_exact3d_meta = _forward_meta(3, "nearest-exact")
_upsample_nearest_exact3d_impl = _forward_impl(3, "nearest-exact")
upsample_linear1d_meta, upsample_linear1d_impl = _forward_meta(1, "linear"), _forward_impl(1, "linear")
upsample_bilinear2d_meta, upsample_bilinear2d_impl = _forward_meta(2, "linear"), _forward_impl(2, "linear")
upsample_trilinear3d_meta, upsample_trilinear3d_impl = _forward_meta(3, "linear"), _forward_impl(3, "linear")
upsample_bicubic2d_meta, upsample_bicubic2d_impl = _forward_meta(2, "cubic"), _forward_impl(2, "cubic")
_upsample_bilinear2d_aa_meta, _upsample_bilinear2d_aa_impl = (
    _forward_meta(2, "linear_aa"),
    _forward_impl(2, "linear_aa"),
)
_upsample_bicubic2d_aa_meta, _upsample_bicubic2d_aa_impl = _forward_meta(2, "cubic_aa"), _forward_impl(2, "cubic_aa")

upsample_nearest1d_backward_meta = _backward_meta(1, "nearest")
upsample_nearest1d_backward_impl = _backward_impl(1, "nearest")
upsample_nearest2d_backward_meta = _backward_meta(2, "nearest")
upsample_nearest2d_backward_impl = _backward_impl(2, "nearest")
upsample_nearest3d_backward_meta = _backward_meta(3, "nearest")
upsample_nearest3d_backward_impl = _backward_impl(3, "nearest")
_upsample_nearest_exact1d_backward_meta = _backward_meta(1, "nearest-exact")
_upsample_nearest_exact1d_backward_impl = _backward_impl(1, "nearest-exact")
_upsample_nearest_exact2d_backward_meta = _backward_meta(2, "nearest-exact")
_upsample_nearest_exact2d_backward_impl = _backward_impl(2, "nearest-exact")
_upsample_nearest_exact3d_backward_meta = _backward_meta(3, "nearest-exact")
_upsample_nearest_exact3d_backward_impl = _backward_impl(3, "nearest-exact")
upsample_linear1d_backward_meta = _backward_meta(1, "linear")
upsample_linear1d_backward_impl = _backward_impl(1, "linear")
upsample_bilinear2d_backward_meta = _backward_meta(2, "linear")
upsample_bilinear2d_backward_impl = _backward_impl(2, "linear")
upsample_trilinear3d_backward_meta = _backward_meta(3, "linear")
upsample_trilinear3d_backward_impl = _backward_impl(3, "linear")
upsample_bicubic2d_backward_meta = _backward_meta(2, "cubic")
upsample_bicubic2d_backward_impl = _backward_impl(2, "cubic")
_upsample_bilinear2d_aa_backward_meta = _backward_meta(2, "linear_aa")
_upsample_bilinear2d_aa_backward_impl = _backward_impl(2, "linear_aa")
_upsample_bicubic2d_aa_backward_meta = _backward_meta(2, "cubic_aa")
_upsample_bicubic2d_aa_backward_impl = _backward_impl(2, "cubic_aa")


# ---- sizes from scale factors ----------------------------------------------------------------------------------------


def compute_output_size(m: Metadata, output_size: Ints | None, scale_factors: Sequence[float] | None) -> Ints:
    """`upsample::compute_output_size`: the given sizes, or the input's times the factors, rounded down."""
    spatial = m.sizes[2:]
    if output_size is not None:
        check(scale_factors is None, "Must specify exactly one of output_size and scale_factors")
        check(len(output_size) == len(spatial), "")
        return tuple(output_size)
    check(scale_factors is not None, "Must specify exactly one of output_size and scale_factors")
    assert scale_factors is not None
    check(len(scale_factors) == len(spatial), "")
    return tuple(
        int(checked_convert(size * factor, int64)) for size, factor in zip(spatial, scale_factors, strict=True)
    )


def _vec(function: str, count: int) -> Callable[..., Tensor]:
    """The overload with optional sizes and factors: works out the sizes and calls the other one."""

    def vec(input: Tensor, output_size: Ints | None, *rest: Any) -> Tensor:
        factors = rest[-1]
        sizes = compute_output_size(input.meta_, output_size, factors)
        scales = (None,) * count if factors is None else tuple(factors)
        return getattr(F, function)(input, sizes, *rest[:-1], *scales)

    return vec


upsample_nearest1d_vec = _vec("upsample_nearest1d_default", 1)
upsample_nearest2d_vec = _vec("upsample_nearest2d_default", 2)
upsample_nearest3d_vec = _vec("upsample_nearest3d_default", 3)
_upsample_nearest_exact1d_vec = _vec("_upsample_nearest_exact1d_default", 1)
_upsample_nearest_exact2d_vec = _vec("_upsample_nearest_exact2d_default", 2)
_upsample_nearest_exact3d_vec = _vec("_upsample_nearest_exact3d_default", 3)
upsample_linear1d_vec = _vec("upsample_linear1d_default", 1)
upsample_bilinear2d_vec = _vec("upsample_bilinear2d_default", 2)
upsample_trilinear3d_vec = _vec("upsample_trilinear3d_default", 3)
upsample_bicubic2d_vec = _vec("upsample_bicubic2d_default", 2)
_upsample_bilinear2d_aa_vec = _vec("_upsample_bilinear2d_aa_default", 2)
_upsample_bicubic2d_aa_vec = _vec("_upsample_bicubic2d_aa_default", 2)


# ---- separable sums: the table that the kernel reads -----------------------------------------------------------------


class Axis:
    """Taps along one dimension: `indices` and `weights` of shape (outputs, most taps); `counts` says how many are used."""

    __slots__ = ("counts", "indices", "inputs", "weights")

    def __init__(
        self, inputs: int, indices: np.ndarray, weights: np.ndarray | None = None, counts: np.ndarray | None = None
    ):
        self.inputs = inputs
        self.indices = (indices[:, None] if indices.ndim == 1 else indices).astype(np.int64)
        self.weights = np.ones(self.indices.shape) if weights is None else weights
        self.counts = np.full(len(indices), self.indices.shape[1], np.int64) if counts is None else counts

    def transposed(self) -> Axis:
        """For each input the outputs that it went into, with the same weights."""
        used = np.arange(self.indices.shape[1]) < self.counts[:, None]
        outputs, inputs, weights = np.nonzero(used)[0], self.indices[used], self.weights[used]
        # Sorted by input; those of one input keep the order of the outputs. A row of the new table is one input.
        order = np.argsort(inputs, kind="stable")
        counts = np.bincount(inputs, minlength=self.inputs)
        rows = inputs[order]
        columns = np.arange(len(rows)) - (np.cumsum(counts) - counts)[rows]
        shape = self.inputs, max(int(counts.max(initial=0)), 1)
        new_indices, new_weights = np.zeros(shape, np.int64), np.zeros(shape, self.weights.dtype)
        new_indices[rows, columns], new_weights[rows, columns] = outputs[order], weights[order]
        return Axis(len(self.indices), new_indices, new_weights, counts.astype(np.int64))


_ONE = Axis(1, np.zeros((1, 1), np.int64))


class Taps:
    """The tables of three axes in memory. `weights_of(dtype)` is the address of the weights in that type."""

    __slots__ = ("_transposed", "_weights", "address", "array", "axes", "copies", "inputs", "outputs", "uses_lines")

    def __init__(self, axes: Sequence[Axis], copies: bool):
        self.axes = [_ONE] * (3 - len(axes)) + list(axes)
        self.copies = copies
        self.inputs = tuple(axis.inputs for axis in self.axes)
        self.outputs = tuple(len(axis.indices) for axis in self.axes)
        # Whether the outputs of a row are made of at least as many inputs as a row has.
        self.uses_lines = self.axes[2].indices.size >= self.inputs[2]
        most = [axis.indices.shape[1] for axis in self.axes]
        tables = [part.reshape(-1) for axis in self.axes for part in (axis.counts, axis.indices)]
        self.array = np.concatenate([np.array([*self.inputs, *self.outputs, *most], np.int64), *tables])
        self.address = address_of(self.array)
        self._weights: dict[ScalarType, np.ndarray] = {}
        self._transposed: Taps | None = None

    def transposed(self) -> Taps:
        """The taps of the gradient: from each input to the outputs that it went into."""
        if self._transposed is None:
            self._transposed = Taps([axis.transposed() for axis in self.axes], copies=False)
        return self._transposed

    def weights_of(self, dtype: ScalarType) -> int:
        found = self._weights.get(dtype)
        if found is None:
            rows = np.concatenate([axis.weights.reshape(-1) for axis in self.axes])
            found = self._weights[dtype] = rows.astype(np.float32 if dtype is float32 else np.float64)
        return address_of(found)


def run_separable(out: Tensor, self: Tensor, taps: Taps) -> None:
    """out = the weighted sums of self, or copies of single elements."""
    if not out.meta_.numel:
        return
    dtype = self.meta_.dtype if taps.copies else compute_type(self.meta_.dtype)
    result = scratch(out, dtype)
    stubs.separable_stub[out.meta_.device.type](result, dense(self, dtype), taps)
    finish(out, result)


def run_separable_backward(out: Tensor, grad: Tensor, taps: Taps) -> None:
    """The transposed sum: each gradient goes to the elements that it was made of."""
    if not out.meta_.numel or not grad.meta_.numel:
        zero_(out)
        return
    dtype = compute_type(grad.meta_.dtype)
    result = scratch(out, dtype)
    stubs.separable_backward_stub[out.meta_.device.type](result, dense(grad, dtype), taps)
    finish(out, result)


# ---- images of bytes -------------------------------------------------------------------------------------------------

Scales = tuple[float | None, ...]
FixedPoint = tuple[np.ndarray, np.ndarray, int]

BYTE_MODES = frozenset({"linear", "cubic", "linear_aa", "cubic_aa"})
_MOST_BITS = 22


def _fixed_point(axis: Axis) -> FixedPoint:
    """(indices, integer weights, both of shape (outputs, taps), and how many bits stand behind the point)."""
    indices, weights = axis.indices, np.array(axis.weights, np.float64)
    largest = max(0.0, float(weights[:, 0].max()))
    # At the border several taps read one pixel. Their weights are added first, so that the sum is rounded once.
    for k in range(1, weights.shape[1]):
        again = indices[:, k] == indices[:, k - 1]
        weights[:, k] += np.where(again, weights[:, k - 1], 0)
        weights[:, k - 1] = np.where(again, 0, weights[:, k - 1])
        largest = max(largest, float(weights[:, k].max()))
    # As many bits as keep the largest weight, rounded, below 2**15: the products are made for 16-bit multiplications.
    bits = 0
    while bits < _MOST_BITS and int(0.5 + largest * (1 << (bits + 1))) < 1 << 15:
        bits += 1
    scaled = weights * (1 << bits)
    return indices, np.trunc(scaled + np.where(weights < 0, -0.5, 0.5)).astype(np.int32), bits


@lru_cache(256)
def _tables(mode: str, inputs: Ints, outputs: Ints, align_corners: bool, scales: Scales) -> list[FixedPoint | None]:
    """The fixed-point tables of height and width; None for a dimension whose size stays. Weights are made in float64."""
    axes = upsample_taps(mode, True, inputs, outputs, align_corners, scales).axes[-2:]
    return [None if axis.inputs == len(axis.indices) else _fixed_point(axis) for axis in axes]


def upsample_bytes(out: Tensor, self: Tensor, mode: str, outputs: Ints, align_corners: bool, scales: Scales) -> None:
    """out = the interpolated images; both (N, C, H, W) of uint8."""
    inputs = tuple(self.meta_.sizes[2:])
    of_rows, of_columns = _tables(mode, inputs, outputs, align_corners, scales)
    # Width first, then height, as PyTorch does: the bytes between the two are rounded, so the order shows in the result.
    image = view(self)
    if of_columns is not None:
        image = _interpolate(image, of_columns)
    if of_rows is not None:
        image = _interpolate(image.swapaxes(-1, -2), of_rows).swapaxes(-1, -2)
    view(out)[...] = image


def _interpolate(image: np.ndarray, table: FixedPoint) -> np.ndarray:
    """Along the last dimension."""
    indices, weights, bits = table
    total = np.full((*image.shape[:-1], len(indices)), 1 << (bits - 1), np.int32)  # rounds to nearest
    for k in range(indices.shape[1]):
        total += image[..., indices[:, k]] * weights[:, k]
    return np.clip(total >> bits, 0, 255).astype(np.uint8)


# ---- taps and weights along one dimension ----------------------------------------------------------------------------


def _scale(real: type, inputs: int, outputs: int, align_corners: bool, scale: float | None) -> np.floating:
    """Input pixels per output pixel."""
    if align_corners:
        return real(inputs - 1) / real(outputs - 1) if outputs > 1 else real(0)
    if scale is not None and scale > 0:
        return real(1.0 / scale)
    return real(inputs) / real(outputs)


def _nearest(inputs: int, outputs: int, scale: float | None, half: float) -> Axis:
    step = _scale(np.float32, inputs, outputs, False, scale)
    place = (np.arange(outputs, dtype=np.float32) + np.float32(half)) * step
    return Axis(inputs, np.minimum(np.floor(place).astype(np.int64), inputs - 1))


def _places(
    real: type, inputs: int, outputs: int, align_corners: bool, scale: float | None, cubic: bool
) -> tuple[np.ndarray, np.ndarray]:
    """The input left of each output's place, and how far beyond it the place is, in [0, 1]."""
    # align_corners: the first and the last pixel centers of both images coincide, place = j * (inputs - 1) / (outputs - 1).
    # Otherwise their outer edges do: pixel j's center lies at j + 1/2, so place = (j + 1/2) * step - 1/2.
    step = _scale(real, inputs, outputs, align_corners, scale)
    j: np.ndarray = np.arange(outputs).astype(real)
    place = step * j if align_corners else step * (j + real(0.5)) - real(0.5)
    # Linear takes places left of the first center to be that center. Cubic keeps them, and its taps repeat the border.
    if not cubic and not align_corners:
        place = np.maximum(place, real(0))
    left = np.minimum(np.floor(place).astype(np.int64), inputs - 1)
    return left, np.clip(place - left.astype(real), real(0), real(1))


def _linear(real: type, inputs: int, outputs: int, align_corners: bool, scale: float | None) -> Axis:
    if inputs == outputs:
        same = np.arange(inputs)
        return Axis(inputs, np.stack([same, same], 1), np.tile([1.0, 0.0], (inputs, 1)))
    left, beyond = _places(real, inputs, outputs, align_corners, scale, False)
    indices = np.stack([left, np.minimum(left + 1, inputs - 1)], 1)
    return Axis(inputs, indices, np.stack([real(1) - beyond, beyond], 1))


def _near(x: np.ndarray, a: float) -> np.ndarray:
    """The cubic filter at distances up to 1."""
    return ((x.dtype.type(a + 2)) * x - x.dtype.type(a + 3)) * x * x + x.dtype.type(1)


def _far(x: np.ndarray, a: float) -> np.ndarray:
    """The cubic filter at distances from 1 to 2."""
    real = x.dtype.type
    return ((real(a) * x - real(5 * a)) * x + real(8 * a)) * x - real(4 * a)


def _cubic(real: type, inputs: int, outputs: int, align_corners: bool, scale: float | None) -> Axis:
    # Keys' cubic convolution with a = -0.75, at distances t + 1, t, 1 - t and 2 - t of the four taps; the antialiased filter
    # below has a = -0.5. Both values are PyTorch's.
    left, t = _places(real, inputs, outputs, align_corners, scale, True)
    indices = np.clip(left[:, None] + np.arange(-1, 3), 0, inputs - 1)
    one, a = real(1), -0.75
    return Axis(inputs, indices, np.stack([_far(t + one, a), _near(t, a), _near(one - t, a), _far(real(2) - t, a)], 1))


def _triangle(x: np.ndarray) -> np.ndarray:
    return np.maximum(0, 1 - np.abs(x))


def _smooth(x: np.ndarray) -> np.ndarray:
    x = np.abs(x)
    return np.where(x < 1, _near(x, -0.5), np.where(x < 2, _far(x, -0.5), 0))


def _antialiased(
    real: type, inputs: int, outputs: int, align_corners: bool, scale: float | None, width: int, weigh: Callable
) -> Axis:
    """The filter is as wide as an output pixel is, seen from the input.

    When an image shrinks by `step`, the filter is stretched by `step`, so that every input counts somewhere; when it grows,
    the filter keeps its own width. Weights are divided by their sum, because the filter is cut off at the borders and
    sampled at few places.
    """
    step = _scale(real, inputs, outputs, align_corners, scale)
    support = real(width * 0.5) * step if step >= 1 else real(width * 0.5)
    most = ceil(support) * 2 + 1
    inverse = real(1) / step if step >= 1 else real(1)
    center = step * (np.arange(outputs).astype(real) + real(0.5))
    first = np.maximum((center - support + real(0.5)).astype(np.int64), 0)
    counts = np.minimum((center + support + real(0.5)).astype(np.int64), inputs) - first
    counts = np.clip(counts, 0, most)
    taps = first[:, None] + np.arange(most)
    used = np.arange(most) < counts[:, None]
    distance = (taps.astype(real) - center[:, None] + real(0.5)) * inverse
    weights = np.where(used, weigh(distance), real(0))
    total = weights.sum(axis=1, keepdims=True)
    weights = np.where(total != 0, weights / np.where(total != 0, total, 1), weights)
    return Axis(inputs, np.where(used, np.clip(taps, 0, inputs - 1), 0), weights, counts)


@lru_cache(1024)
def upsample_taps(mode: str, double: bool, inputs: Ints, outputs: Ints, align_corners: bool, scales: Scales) -> Taps:
    """The tables of one interpolation. `double`: it computes in float64."""
    real = np.float64 if double else np.float32
    axes = []
    for size, out, scale in zip(inputs, outputs, scales, strict=True):
        if mode == "nearest":
            axes.append(_nearest(size, out, scale, 0.0))
        elif mode == "nearest-exact":
            axes.append(_nearest(size, out, scale, 0.5))
        elif mode == "linear":
            axes.append(_linear(real, size, out, align_corners, scale))
        elif mode == "cubic":
            axes.append(_cubic(real, size, out, align_corners, scale))
        elif mode == "linear_aa":
            axes.append(_antialiased(real, size, out, align_corners, scale, 2, _triangle))
        else:
            axes.append(_antialiased(real, size, out, align_corners, scale, 4, _smooth))
    return Taps(axes, copies=mode.startswith("nearest"))
