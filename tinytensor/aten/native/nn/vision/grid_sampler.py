"""grid_sampler and affine_grid_generator: pixels of an image at places that a grid gives, between pixels if need be.

A place is made of a few taps along each dimension: which pixels, with which weights, and the weights' derivatives by the
place. `taps` computes them for bilinear, nearest and bicubic sampling, in two and three dimensions, for forward and
backward. The arithmetic is NumPy's.

Mirrors aten/src/ATen/native/GridSampler.cpp, GridSampler.h, GridSamplerUtils.h and AffineGridGenerator.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native import foreign_device
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.param_utils import is_meta
from tinytensor.aten.native.reference.arrays import read, write
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata
from tinytensor.c10.scalar_type import float32, float64
from tinytensor.c10.tensor_subclass_like import is_tensor_subclass_like
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


# ---- checks ----------------------------------------------------------------------------------------------------------


def grid_sampler(
    input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool
) -> Tensor:
    """The image at the grid's places, which are in [-1, 1]; x is the first of a place's coordinates."""
    m, g = input.meta_, grid.meta_
    _check(m, g, interpolation_mode)
    sampler = F.grid_sampler_2d_default if m.dim == 4 else F.grid_sampler_3d_default
    return sampler(input, grid, interpolation_mode, padding_mode, align_corners)


def _check(m: Metadata, g: Metadata, mode: int) -> None:
    sizes, places = list(m.sizes), list(g.sizes)
    joint = f"input with sizes {sizes} and grid with sizes {places}"
    check(
        m.device is g.device or "meta" in (m.device.type, g.device.type),  # which its kernels' own check refuses
        lambda: (
            f"grid_sampler(): expected input and grid to be on same device, but input is on {m.device} and grid is on "
            f"{g.device}"
        ),
    )
    check(
        sizes[maybe_wrap_dim(0, m.dim, False)] == places[maybe_wrap_dim(0, g.dim, False)],
        lambda: f"grid_sampler(): expected grid and input to have same batch size, but got {joint}",
    )
    check(
        places[-1] == m.dim - 2,
        lambda: (
            f"grid_sampler(): expected grid to have size {m.dim - 2} in last dimension, but got grid with sizes {places}"
        ),
    )
    for d in range(2, m.dim):
        check(
            sizes[d] > 0,
            lambda: (
                f"grid_sampler(): expected input to have non-empty spatial dimensions, but input has sizes {sizes} "
                f"with dimension {d} being empty"  # noqa: B023
            ),
        )
    check(
        m.dim in (4, 5) and m.dim == g.dim,
        lambda: (
            f"grid_sampler(): expected {4 if m.dim not in (4, 5) else m.dim}D input and grid with same number of "
            f"dimensions, but got {joint}"
        ),
    )
    check(not (m.dim == 5 and mode == BICUBIC), "grid_sampler(): bicubic interpolation only supports 4D input")


def _check_sampling(count: int, m: Metadata, g: Metadata, mode: int) -> None:
    _check(m, g, mode)
    check(m.dim == count + 2, lambda: f"Expected a {count + 2}D input")


def _check_dtypes(m: Metadata, g: Metadata, name: str) -> None:
    dispatch(m.dtype, name, FLOATING_TYPES)
    check(m.dtype is g.dtype, lambda: f"expected scalar type {m.dtype.cpp_name} but found {g.dtype.cpp_name}")


# ---- sampling --------------------------------------------------------------------------------------------------------


def _axes(count: int, input: np.ndarray, grid: np.ndarray, mode: int, padding: int, align: bool) -> list[list[Tap]]:
    """Taps of each spatial dimension, outermost first; the grid's coordinates are innermost first."""
    return [taps(grid[..., count - 1 - d], input.shape[2 + d], mode, padding, align) for d in range(count)]


def _corners(axes: Sequence[Sequence[Tap]], batch: np.ndarray) -> Iterator[tuple[Sequence[Tap], tuple, np.ndarray]]:
    """Every combination of taps: (taps, index of the pixels in (N, *spatial), whether all are inside)."""
    for corner in product(*axes):
        inside = corner[0].inside
        for tap in corner[1:]:
            inside = inside & tap.inside
        yield corner, (batch, *(tap.pixel for tap in corner)), inside


def _batch(grid: np.ndarray) -> np.ndarray:
    """The number of each output's sample, to index with."""
    return np.arange(grid.shape[0]).reshape(-1, *([1] * (grid.ndim - 2)))


def _sample(count: int, input: Tensor, grid: Tensor, mode: int, padding: int, align_corners: bool) -> Tensor:
    m, g = input.meta_.plain, grid.meta_.plain
    _check_sampling(count, m, g, mode)
    sizes = (*m.sizes[:2], *g.sizes[1:-1])
    out = empty_from_metadata(contiguous_metadata(sizes, m.dtype, m.device))
    if is_meta(m):
        return out
    if count == 2 and not out.meta_.numel:
        return out
    on_host = "grid_sampler_2d_cpu_kernel_impl" if count == 2 else "grid_sampler3d_cpu"
    _check_dtypes(m, g, f"grid_sampler_{count}d_cuda" if m.device.type == "cuda" else on_host)
    if out.meta_.numel:
        stubs.grid_sampler_stub[m.device.type](count, out, input, grid, mode, padding, align_corners)
    return out


def _sample_on_host(
    count: int, out: Tensor, input: Tensor, grid: Tensor, mode: int, padding: int, align_corners: bool
) -> None:
    image, places = np.moveaxis(read(input), 1, -1), read(grid)  # channels last: a pixel is one row
    with np.errstate(all="ignore"):
        axes = _axes(count, read(input), places, mode, padding, align_corners)
        total = np.zeros((*places.shape[:-1], image.shape[-1]), image.dtype)
        for corner, pixels, inside in _corners(axes, _batch(places)):
            weight = corner[0].weight
            for tap in corner[1:]:
                weight = weight * tap.weight
            # Pixels outside count as 0. In two dimensions PyTorch still multiplies by the weight, which may be NaN.
            if count == 3:
                weight = np.where(inside, weight, weight.dtype.type(0))
            total += np.where(inside[..., None], image[pixels], image.dtype.type(0)) * weight[..., None]
    write(out, np.moveaxis(total, -1, 1))


def grid_sampler_2d(
    input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool
) -> Tensor:
    return _sample(2, input, grid, interpolation_mode, padding_mode, align_corners)


def grid_sampler_3d(
    input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool
) -> Tensor:
    return _sample(3, input, grid, interpolation_mode, padding_mode, align_corners)


def _sample_backward(
    count: int, grad_output: Tensor, input: Tensor, grid: Tensor, mode: int, padding: int, align_corners: bool,
    output_mask: Sequence[bool],
) -> tuple[Tensor | None, Tensor]:  # fmt: skip
    """The gradients of the image (None where the mask does not want it) and of the grid."""
    m, g = input.meta_.plain, grid.meta_.plain
    _check_sampling(count, m, g, mode)
    check(
        tuple(grad_output.meta_.sizes) == (*m.sizes[:2], *g.sizes[1:-1]),
        "grid_sampler backward: grad_output has other sizes than the output",
    )
    grad_input = empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device)) if output_mask[0] else None
    grad_grid = empty_from_metadata(contiguous_metadata(tuple(g.sizes), g.dtype, g.device))
    if is_meta(m):
        return grad_input, grad_grid
    on_host = f"grid_sampler_{count}d_backward_cpu{'_kernel_impl' if count == 2 else ''}"
    _check_dtypes(m, g, f"grid_sampler_{count}d_backward_cuda" if m.device.type == "cuda" else on_host)
    stub = stubs.grid_sampler_backward_stub[m.device.type]
    stub(count, grad_input, grad_grid, grad_output, input, grid, mode, padding, align_corners)
    return grad_input, grad_grid


def _sample_backward_on_host(
    count: int, grad_input: Tensor | None, grad_grid: Tensor, grad_output: Tensor, input: Tensor, grid: Tensor, mode: int,
    padding: int, align_corners: bool,
) -> None:  # fmt: skip
    image, places = np.moveaxis(read(input), 1, -1), read(grid)
    received = np.moveaxis(read(grad_output), 1, -1)
    of_image = np.zeros(image.shape, image.dtype)
    of_grid = np.zeros(places.shape, places.dtype)
    with np.errstate(all="ignore"):
        axes = _axes(count, read(input), places, mode, padding, align_corners)
        for corner, pixels, inside in _corners(axes, _batch(places)):
            weights = [tap.weight for tap in corner]
            if grad_input is not None:
                share = np.where(inside[..., None], received * _product(weights)[..., None], image.dtype.type(0))
                # Several places may read the same pixel. `of_image[pixels] += share` would keep one of their shares.
                np.add.at(of_image, pixels, share)
            # The output is a sum of pixel * weight_0 * weight_1 (* weight_2), and only weight_d depends on coordinate d:
            # its derivative is pixel * slope_d * the other weights, summed over the channels that share the place.
            dot = np.where(inside, (received * image[pixels]).sum(-1), places.dtype.type(0))
            for d, tap in enumerate(corner):
                if tap.slope is not None:
                    others = weights[:d] + weights[d + 1 :]
                    of_grid[..., count - 1 - d] += dot * tap.slope * _product(others)
    if grad_input is not None:
        write(grad_input, np.moveaxis(of_image, -1, 1))
    write(grad_grid, of_grid)


stubs.grid_sampler_stub.register("cpu", _sample_on_host)
stubs.grid_sampler_backward_stub.register("cpu", _sample_backward_on_host)


def _product(factors: Sequence[np.ndarray]) -> np.ndarray:
    result = factors[0]
    for factor in factors[1:]:
        result = result * factor
    return result


def grid_sampler_2d_backward(
    grad_output: Tensor, input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool,
    output_mask: Sequence[bool],
) -> tuple[Tensor | None, Tensor]:  # fmt: skip
    return _sample_backward(2, grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask)


def grid_sampler_3d_backward(
    grad_output: Tensor, input: Tensor, grid: Tensor, interpolation_mode: int, padding_mode: int, align_corners: bool,
    output_mask: Sequence[bool],
) -> tuple[Tensor | None, Tensor]:  # fmt: skip
    return _sample_backward(3, grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask)


# ---- affine grids ----------------------------------------------------------------------------------------------------


def _steps(count: int, align_corners: bool, real: type) -> np.ndarray:
    """`count` places from -1 to 1: pixel centers, or with align_corners from the first to the last."""
    if count <= 1:
        return np.zeros(count, real)
    # As linspace does it: each half is counted from its own end, so that -1 and 1 are exact and the two halves mirror each
    # other. Pixel centers are the same places shrunk by (count - 1) / count.
    step = real(2) / real(count - 1)
    i = np.arange(count)
    ascending = np.where(
        i < count // 2, real(-1) + step * i.astype(real), real(1) - step * (count - 1 - i).astype(real)
    )
    return ascending if align_corners else ascending * real(count - 1) / real(count)


def _base_grid(like: Tensor, size: Sequence[int], align_corners: bool) -> Tensor:
    """(N, places, dimensions + 1): the places of an image that is not transformed, each with a 1 behind."""
    m = like.meta_.plain
    n, spatial = size[0], tuple(size[2:])
    count = len(spatial)
    places = prod(spatial)
    if is_tensor_subclass_like(like):
        return F.view_default(_base_grid_by_operators(like, (n, *spatial), align_corners), (n, places, count + 1))
    device = cpu if foreign_device.is_foreign(m.device) else m.device
    grid = empty_from_metadata(contiguous_metadata((n, *spatial, count + 1), m.dtype, device))
    out = F.view_default(grid, (n, places, count + 1))
    if device is cpu:
        if 1 in spatial:  # PyTorch makes a tensor of one number, which it cannot do in 16 bits
            dispatch(m.dtype, "tensor_cpu", frozenset({float32, float64}))
        real = np.float64 if m.itemsize == 8 else np.float32
        axes = [_steps(s, align_corners, real) for s in spatial]
        grids = np.meshgrid(*axes, indexing="ij")
        rows = np.stack([*reversed(grids), np.ones(spatial, real)], -1).reshape(places, count + 1)
        write(out, np.broadcast_to(rows, (n, places, count + 1)))
    return out if device is m.device else F.to(out, m.device)


def _base_grid_by_operators(like: Tensor, sizes: tuple[int, ...], align_corners: bool) -> Tensor:
    """The same as (N, *spatial, dimensions + 1), by operators that a mode or a tracer can see."""
    spatial, m = sizes[1:], like.meta_
    grid = F.empty((*sizes, len(sizes)), dtype=m.dtype, device=like.device)
    for k, size in enumerate(reversed(spatial)):
        line = F.linspace(-1 if size > 1 else 0, 1 if size > 1 else 0, size, dtype=m.dtype, device=like.device)
        if not align_corners:
            line = F.div(F.mul(line, size - 1), size)
        F.copy_(F.select(grid, -1, k), F.view_default(line, (size, *[1] * k)))
    F.fill_(F.select(grid, -1, len(spatial)), 1)
    return grid


def _check_affine(size: Sequence[int]) -> None:
    check(len(size) in (4, 5), "AffineGridGenerator needs 4d (spatial) or 5d (volumetric) inputs.")


def affine_grid_generator(theta: Tensor, size: Ints, align_corners: bool) -> Tensor:
    """(N, *spatial, dimensions): where each output place comes from under the affine maps `theta`."""
    _check_affine(size)
    base = _base_grid(theta, size, align_corners)
    product = F.bmm_default(base, F.transpose_int(theta, 1, 2))
    return F.view_default(product, (size[0], *size[2:], len(size) - 2))


def affine_grid_generator_backward(grad: Tensor, size: Ints, align_corners: bool) -> Tensor:
    _check_affine(size)
    base = _base_grid(grad, size, align_corners)
    rows = F.reshape_default(grad, (size[0], prod(size[2:]), len(size) - 2))
    return F.transpose_int(F.bmm_default(F.transpose_int(base, 1, 2), rows), 1, 2)


# ---- taps: which pixels a place is made of ---------------------------------------------------------------------------

BILINEAR, NEAREST, BICUBIC = range(3)
ZEROS, BORDER, REFLECTION = range(3)


class Tap(NamedTuple):
    """Pixel numbers, whether they are pixels, weights, and the weights' derivatives by the grid's coordinate."""

    pixel: np.ndarray
    inside: np.ndarray
    weight: np.ndarray
    slope: np.ndarray | None


def _unnormalize(coordinate: np.ndarray, size: int, align_corners: bool) -> tuple[np.ndarray, float]:
    """[-1, 1] to pixels, and the derivative."""
    real = coordinate.dtype.type
    # align_corners: -1 and 1 are the centers of the first and the last pixel, 0 and size - 1. Otherwise they are the outer
    # edges of these pixels, -1/2 and size - 1/2. The order of operations is PyTorch's: another order rounds otherwise, and
    # floor() below may then choose another pixel.
    if align_corners:
        return (coordinate + real(1)) / real(2) * real(size - 1), (size - 1) / 2
    return ((coordinate + real(1)) * real(size) - real(1)) / real(2), size / 2


def _clip(place: np.ndarray, size: int) -> tuple[np.ndarray, np.ndarray]:
    """Into [0, size - 1], NaN to 0, and the derivative: 0 at the borders and beyond."""
    real = place.dtype.type
    moves = (place > 0) & (place < size - 1)
    return np.minimum(np.fmax(place, real(0)), real(size - 1)), moves.astype(place.dtype)


def _reflect(place: np.ndarray, twice_low: int, twice_high: int) -> tuple[np.ndarray, np.ndarray]:
    """Reflected at the borders until inside, and the derivative, 1 or -1."""
    real = place.dtype.type
    if twice_low == twice_high:
        return np.zeros_like(place), np.zeros_like(place)
    # The borders are given doubled, because without align_corners they lie at half pixels. A place at distance d from the
    # lower border lies d mod span from a border after floor(d / span) reflections; an odd number of them turns it round.
    low, span = real(twice_low / 2), real((twice_high - twice_low) / 2)
    moved = place - low
    sign = np.where(moved < 0, real(-1), real(1))
    moved = np.abs(moved)
    extra, flips = np.fmod(moved, span), np.floor(moved / span)
    even = np.fmod(flips, 2) == 0
    return np.where(even, extra + low, span - extra + low), np.where(even, sign, -sign)


def _pad(place: np.ndarray, size: int, padding: int, align_corners: bool) -> tuple[np.ndarray, np.ndarray]:
    """A place outside the image brought inside as the padding mode says, and the derivative."""
    if padding == BORDER:
        return _clip(place, size)
    if padding == REFLECTION:
        ends = (0, 2 * (size - 1)) if align_corners else (-1, 2 * size - 1)
        reflected, sign = _reflect(place, *ends)
        clipped, moves = _clip(reflected, size)
        return clipped, sign * moves
    return place, np.ones_like(place)


def _tap(place: np.ndarray, size: int, weight: np.ndarray, slope: np.ndarray | None) -> Tap:
    inside = (place >= 0) & (place < size)
    return Tap(np.where(inside, place, 0).astype(np.int64), inside, weight, slope)


def taps(coordinate: np.ndarray, size: int, mode: int, padding: int, align_corners: bool) -> list[Tap]:
    """The taps of every coordinate."""
    real = coordinate.dtype.type
    place, factor = _unnormalize(coordinate, size, align_corners)
    if mode == BICUBIC:
        return _cubic_taps(place, real(factor), size, padding, align_corners)
    place, moves = _pad(place, size, padding, align_corners)
    if mode == NEAREST:
        return [_tap(np.rint(place), size, np.ones_like(place), None)]
    # weight(left) = right - place and weight(right) = place - left, so their slopes are -1 and 1, times the derivative of
    # `place` by the coordinate. `right` may be the pixel after the last one: `inside` says so, and its weight is 0 then
    # unless the padding is zeros.
    slope = moves * real(factor)
    left = np.floor(place)
    right = left + real(1)
    return [_tap(left, size, right - place, -slope), _tap(right, size, place - left, slope)]


def _cubic_taps(place: np.ndarray, factor: np.floating, size: int, padding: int, align_corners: bool) -> list[Tap]:
    # Four taps: the pixels left - 1, left, left + 1, left + 2. Here the padding moves each tap and not the place, so a tap
    # beyond the border repeats or mirrors a pixel while its weight stays.
    left = np.floor(place)
    t = place - left
    found = []
    for k, (weight, slope) in enumerate(zip(_cubic_weights(t), _cubic_slopes(t), strict=True)):
        tap, _ = _pad(left + left.dtype.type(k - 1), size, padding, align_corners)
        # A reflected place can lie between two pixels; it is truncated to the lower one.
        found.append(_tap(np.trunc(tap), size, weight, slope * factor))
    return found


def _cubic_weights(t: np.ndarray) -> list[np.ndarray]:
    """Weights of the four taps by Keys' cubic convolution with a = -0.75, at distances t + 1, t, 1 - t, 2 - t.

    near, |x| <= 1: (a + 2) |x|^3 - (a + 3) |x|^2 + 1; far, 1 < |x| < 2: a |x|^3 - 5 a |x|^2 + 8 a |x| - 4 a. Both are
    written in Horner's form, as `cubic_convolution1` and `cubic_convolution2` of UpSample.h are.
    """
    real = t.dtype.type
    a, one = real(-0.75), real(1)

    def near(x: np.ndarray) -> np.ndarray:
        return ((a + real(2)) * x - (a + real(3))) * x * x + one

    def far(x: np.ndarray) -> np.ndarray:
        return ((a * x - real(5) * a) * x + real(8) * a) * x - real(4) * a

    return [far(t + one), near(t), near(one - t), far(real(2) - t)]


def _cubic_slopes(t: np.ndarray) -> list[np.ndarray]:
    """Derivatives of the weights by t."""
    real = t.dtype.type
    a, one = real(-0.75), real(1)

    def near(x: np.ndarray) -> np.ndarray:
        return (real(3) * (a + real(2)) * x - real(2) * (a + real(3))) * x

    def far(x: np.ndarray) -> np.ndarray:
        return (real(3) * a * x - real(10) * a) * x + real(8) * a

    return [far(t + one), near(t), -near(one - t), -far(real(2) - t)]
