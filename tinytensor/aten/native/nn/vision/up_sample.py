"""Interpolation: nearest, linear, bilinear, trilinear, bicubic, with and without antialiasing.

Mirrors aten/src/ATen/native/UpSample*.cpp. Images of bytes are in up_sample_bytes.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.native.nn.param_utils import OutPlan, like_format
from tinytensor.aten.native.nn.vision.up_sample_bytes import BYTE_MODES, upsample_bytes
from tinytensor.aten.native.nn.vision.up_sample_separable import Taps, run_separable, run_separable_backward
from tinytensor.aten.native.nn.vision.up_sample_taps import upsample_taps
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata
from tinytensor.c10.scalar_type import ScalarType, float64, uint8
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
        m = self.meta.plain
        sizes = _common_check(count, tuple(m.sizes), output_size)
        non_empty = all(n > 0 for n in m.sizes[1:])
        check(
            non_empty,
            lambda: f"Non-empty {count + 2}D data tensor expected but got a tensor with sizes {list(m.sizes)}",
        )
        if out is not None:
            expect_out_dtype(out, m.dtype)
        return OutPlan(like_format(m, sizes) if count > 1 else contiguous_metadata(sizes, m.dtype, m.device))

    return meta


def _forward_impl(count: int, mode: str) -> Callable[..., None]:
    def impl(plan: OutPlan, out: Tensor, self: Tensor, output_size: Ints, *rest: Any) -> None:
        m = self.meta
        if m.dtype is uint8 and count == 2 and mode in BYTE_MODES:
            upsample_bytes(out, self, mode, tuple(output_size), *_split(count, mode, rest))
            return
        name = _KERNEL_NAMES[mode]
        if count == 2 and mode in ("nearest", "nearest-exact", "linear") and sum(output_size) <= 128:
            name = f"upsample_{'bilinear' if mode == 'linear' else 'nearest'}2d_channels_last"
        dispatch(m.dtype, name, _permitted(mode, False))
        run_separable(out, self, _taps(count, mode, m.dtype, tuple(m.sizes[2:]), tuple(output_size), rest))

    return impl


def _backward_meta(count: int, mode: str) -> Callable[..., OutPlan]:
    def meta(out: Tensor | None, grad_output: Tensor, output_size: Ints, input_size: Ints, *rest: Any) -> OutPlan:
        g = grad_output.meta.plain
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
        dtype = grad_output.meta.dtype
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
    return tuple(int(size * factor) for size, factor in zip(spatial, scale_factors, strict=True))


def _vec(function: str, count: int) -> Callable[..., Tensor]:
    """The overload with optional sizes and factors: works out the sizes and calls the other one."""

    def vec(input: Tensor, output_size: Ints | None, *rest: Any) -> Tensor:
        factors = rest[-1]
        sizes = compute_output_size(input.meta, output_size, factors)
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
