"""Entries of the operator database: interpolation, padding, sampling at a grid's places, channels to space."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, bool_, float32, float64, int64, uint8
from tinytensor.testing.op_info import FLOATS, NUMBERS, Arr, OpInfo, Refusal, Sample, samples
from tinytensor.testing.sample_tensors import make_array

Ints = tuple[int, ...]


# ---- interpolation ---------------------------------------------------------------------------------------------------


def _kernel(mode: str, t: float) -> list[tuple[int, float]]:
    """(pixel relative to the one on the left, weight) of a place t beyond that pixel.

    Cubic is Keys' convolution kernel with a = -0.75, PyTorch's constant (UpSample.h, cubic_convolution1).
    """
    if mode == "linear":
        return [(0, 1 - t), (1, t)]
    a = -0.75

    def weight(x: float) -> float:
        x = abs(x)
        if x <= 1:
            return (a + 2) * x**3 - (a + 3) * x**2 + 1
        return a * x**3 - 5 * a * x**2 + 8 * a * x - 4 * a

    return [(k, weight(t - k)) for k in (-1, 0, 1, 2)]


def _matrix(mode: str, size: int, out: int, align: bool, factor: float | None) -> np.ndarray:
    """(out, size): how much of each pixel is in each new pixel.

    Interpolation is linear in the pixels and separate for each dimension, so one matrix for each dimension is the whole
    operator. A place outside of the line counts for the pixel at its edge.
    """
    m = np.zeros((out, size))
    ratio = 1 / factor if factor else size / out
    for j in range(out):
        if mode in ("nearest", "nearest-exact"):
            m[j, min(int((j + (0.5 if mode == "nearest-exact" else 0)) * ratio), size - 1)] = 1
            continue
        if mode == "area":
            first, last = j * size // out, -(-(j + 1) * size // out)
            m[j, first:last] = 1 / (last - first)
            continue
        # align_corners: the first and last pixels' centers stay in place. Else the lines' edges do, and a pixel's center lies
        # half a pixel beyond its edge.
        place = j * ((size - 1) / (out - 1) if out > 1 else 0) if align else (j + 0.5) * ratio - 0.5
        if mode == "linear":
            place = max(place, 0)
        left = int(np.floor(place))
        for k, weight in _kernel(mode, place - left):
            m[j, min(max(left + k, 0), size - 1)] += weight
    return m


def _filtered(mode: str, size: int, out: int, factor: float | None) -> np.ndarray:
    """`_matrix` for antialias=True: the filter is stretched to the width of a new pixel, so that no old one is skipped.

    Here the cubic kernel has a = -0.5, as in PIL, which PyTorch's antialiasing follows.
    """
    m, ratio = np.zeros((out, size)), (1 / factor if factor else size / out)
    stretch, a = max(ratio, 1), -0.5

    def weight(x: float) -> float:
        x = abs(x)
        if mode == "linear":
            return max(1 - x, 0)
        if x < 1:
            return (a + 2) * x**3 - (a + 3) * x**2 + 1
        return a * x**3 - 5 * a * x**2 + 8 * a * x - 4 * a if x < 2 else 0

    reach = stretch * (1 if mode == "linear" else 2)
    for j in range(out):
        center = ratio * (j + 0.5)
        for i in range(max(int(center - reach + 0.5), 0), min(int(center + reach + 0.5), size)):
            m[j, i] = weight((i - center + 0.5) / stretch)
    return m / m.sum(1, keepdims=True)


_PLAIN = {"bilinear": "linear", "trilinear": "linear", "bicubic": "cubic"}


def _interpolate(
    x: Any, size: Any = None, scale_factor: Any = None, mode: str = "nearest", align_corners: bool = False,
    recompute_scale_factor: bool = False, antialias: bool = False,
) -> Any:  # fmt: skip
    plain = _PLAIN.get(mode, mode)
    for d in range(2, x.ndim):
        n = x.shape[d]
        wanted = size[d - 2] if isinstance(size, tuple) else size
        factor = None if size is not None else scale_factor
        out = int(n * scale_factor) if wanted is None else wanted
        if recompute_scale_factor or mode == "area":
            factor = None
        m = _filtered(plain, n, out, factor) if antialias else _matrix(plain, n, out, bool(align_corners), factor)
        x = np.moveaxis(np.tensordot(m, x, axes=(1, d)), 0, d)
    return x


def _interpolation_samples(dtype: ScalarType) -> Iterator[Sample]:
    line, image, volume = (1, 2, 4), (1, 1, 4, 3), (1, 1, 2, 3, 2)
    modes = [(s, m) for m in ("nearest", "nearest-exact", "area") for s in (line, image, volume)]
    modes += [(line, "linear"), (image, "bilinear"), (image, "bicubic"), (volume, "trilinear")]
    for shape, mode in modes:
        x = Arr(make_array(shape, dtype))
        yield Sample((x,), {"scale_factor": 2, "mode": mode}, f"{mode}{len(shape)} up")
        yield Sample((x,), {"size": 2, "mode": mode}, f"{mode}{len(shape)} size")
        if mode in _PLAIN or mode == "linear":
            yield Sample((x,), {"size": 5, "mode": mode, "align_corners": True}, f"{mode}{len(shape)} corners")
            yield Sample((x,), {"scale_factor": 1.6, "mode": mode}, f"{mode}{len(shape)} factor")
    x = Arr(make_array((1, 1, 5, 4), dtype))
    yield Sample((x,), {"scale_factor": 1.7, "mode": "bilinear", "recompute_scale_factor": True}, "recompute")


def _antialias_samples(dtype: ScalarType) -> Iterator[Sample]:
    for mode in ("bilinear", "bicubic"):
        for size in ((2, 3), (7, 2)):
            x = Arr(make_array((1, 1, 5, 4), dtype))
            yield Sample((x, size), {"mode": mode, "antialias": True}, f"{mode} {size}")


# ---- padding ---------------------------------------------------------------------------------------------------------

_NUMPY_MODES: dict[str, Literal["reflect", "edge", "wrap"]] = {
    "reflect": "reflect",
    "replicate": "edge",
    "circular": "wrap",
}


def _pad(x: Any, pad: Ints, mode: str) -> Any:
    before = [(0, 0)] * (x.ndim - len(pad) // 2)
    pairs = before + [pad[2 * i : 2 * i + 2] for i in reversed(range(len(pad) // 2))]
    cut = tuple(slice(max(-a, 0), n - max(-b, 0)) for (a, b), n in zip(pairs, x.shape, strict=True))
    if mode == "circular":  # repeats what is left
        return np.pad(x[cut], [(max(a, 0), max(b, 0)) for a, b in pairs], "wrap")
    out = np.pad(x, [(max(a, 0), max(b, 0)) for a, b in pairs], _NUMPY_MODES[mode])
    return out[tuple(slice(max(-a, 0), n - max(-b, 0)) for (a, b), n in zip(pairs, out.shape, strict=True))]


def _pad_samples(mode: str) -> Callable[[ScalarType], Iterator[Sample]]:
    cases = (((1, 2, 4), (1, 2)), ((2, 3), (0, 2)), ((1, 2, 3, 3), (1, 2, 2, 0)), ((2, 4, 3), (-1, 1, 2, 1)),
             ((1, 1, 2, 3, 2), (1, 1, 0, 2, 1, 0)))  # fmt: skip

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        for shape, pad in cases:
            yield Sample((Arr(make_array(shape, dtype)), pad, mode), name=f"{mode} {shape}")

    return sample


def _all_pad_samples(dtype: ScalarType) -> Iterator[Sample]:
    for mode in _NUMPY_MODES:
        yield from _pad_samples(mode)(dtype)


# ---- sampling --------------------------------------------------------------------------------------------------------


def _pixel(x: Any, place: Ints) -> Any:
    inside = all(0 <= i < n for i, n in zip(place, x.shape[1:], strict=True))
    return x[(slice(None), *place)] if inside else np.zeros(len(x))


def _brought_inside(place: float, size: int, padding: str, align: bool) -> float:
    if padding == "reflection":
        # The line of places is folded at both ends, as often as needed: after an odd number of folds it runs backward.
        low, high = (0.0, size - 1.0) if align else (-0.5, size - 0.5)
        if high == low:
            return 0.0
        turns, rest = divmod(abs(place - low), high - low)
        place = low + rest if turns % 2 == 0 else high - rest
    return min(max(place, 0), size - 1) if padding != "zeros" else place


def _grid_sample(
    x: Any, grid: Any, mode: str = "bilinear", padding_mode: str = "zeros", align_corners: bool = False
) -> Any:
    n = x.ndim - 2
    out = np.zeros((*x.shape[:2], *grid.shape[1:-1]))
    for b in range(len(x)):
        for at in np.ndindex(*grid.shape[1:-1]):
            spans = []
            for d, size in enumerate(x.shape[2:]):
                g = grid[(b, *at, n - 1 - d)]
                place = (g + 1) / 2 * (size - 1) if align_corners else ((g + 1) * size - 1) / 2
                if mode != "bicubic":
                    place = _brought_inside(place, size, padding_mode, align_corners)
                left = int(np.floor(place))
                if mode == "nearest":
                    spans.append([(int(np.rint(place)), 1.0)])
                    continue
                taps = _kernel("linear" if mode == "bilinear" else "cubic", place - left)
                moved = [(left + k, w) for k, w in taps]
                if mode == "bicubic":
                    moved = [(int(_brought_inside(i, size, padding_mode, align_corners)), w) for i, w in moved]
                spans.append(moved)
            for choice in np.ndindex(*(len(span) for span in spans)):
                picked = [span[c] for span, c in zip(spans, choice, strict=True)]
                weight = np.prod([w for _, w in picked])
                out[(b, slice(None), *at)] += weight * _pixel(x[b], tuple(i for i, _ in picked))
    return out


def _grid_samples(dtype: ScalarType) -> Iterator[Sample]:
    image, grid = make_array((1, 2, 3, 2), dtype), make_array((1, 2, 2, 2), dtype, -1.5, 1.5, seed=1)
    volume, grid3 = make_array((1, 1, 2, 3, 2), dtype), make_array((1, 1, 2, 2, 3), dtype, -1.4, 1.4, seed=1)
    for mode in ("bilinear", "nearest", "bicubic"):
        for padding in ("zeros", "border", "reflection"):
            for align in (True, False):
                yield Sample((Arr(image), Arr(grid), mode, padding, align), name=f"{mode} {padding} {align}")
        if mode != "bicubic":
            yield Sample((Arr(volume), Arr(grid3), mode, "zeros", False), name=f"{mode} volume")


def _affine_grid(theta: Any, size: Ints, align_corners: bool) -> Any:
    spatial = size[2:]
    out = np.zeros((len(theta), *spatial, len(spatial)))
    for at in np.ndindex(*spatial):
        if align_corners:
            place = [2 * i / (n - 1) - 1 for i, n in zip(at, spatial, strict=True)]
        else:
            place = [(2 * i + 1) / n - 1 for i, n in zip(at, spatial, strict=True)]
        out[(slice(None), *at)] = theta @ np.array([*reversed(place), 1.0])
    return out


# ---- channels --------------------------------------------------------------------------------------------------------


def _pixel_shuffle(x: Any, r: int) -> Any:
    *outer, c, h, w = x.shape
    out = np.zeros((*outer, c // (r * r), h * r, w * r), x.dtype)
    for channel in range(c):
        row, column = divmod(channel % (r * r), r)
        out[..., channel // (r * r), row::r, column::r] = x[..., channel, :, :]
    return out


def _pixel_unshuffle(x: Any, r: int) -> Any:
    parts = [x[..., c, row::r, column::r] for c in range(x.shape[-3]) for row in range(r) for column in range(r)]
    return np.stack(parts, -3)


def _channel_shuffle(x: Any, groups: int) -> Any:
    each = x.shape[1] // groups
    return x[:, [g * each + i for i in range(each) for g in range(groups)]]


_F = "nn.functional."
_UPSAMPLES = tuple(
    f"{name}{suffix}"
    for name in (
        "upsample_nearest1d", "upsample_nearest2d", "upsample_nearest3d", "_upsample_nearest_exact1d",
        "_upsample_nearest_exact2d", "_upsample_nearest_exact3d", "upsample_linear1d", "upsample_bilinear2d",
        "upsample_trilinear3d", "upsample_bicubic2d", "_upsample_bilinear2d_aa", "_upsample_bicubic2d_aa",
    )
    for suffix in ("", "_backward")
)  # fmt: skip
_PADS = tuple(
    f"{k}_pad{n}d{suffix}" for k in ("reflection", "replication") for n in (1, 2, 3) for suffix in ("", "_backward")
)

VISION_OPS = [
    OpInfo(_F + "interpolate", _interpolate, _interpolation_samples, (float32, float64), rtol=1e-5, covers=_UPSAMPLES, refusals=(
        Refusal(lambda tt: tt.nn.functional.interpolate(tt.ones(1, 1, 4, 5)), ValueError, "either size or scale_factor should be defined"),
        Refusal(lambda tt: tt.nn.functional.interpolate(tt.ones(1, 1, 4, 5), size=3, align_corners=True), ValueError, "align_corners option can only be set with the interpolating modes: linear | bilinear | bicubic | trilinear"),
        Refusal(lambda tt: tt.nn.functional.interpolate(tt.ones(1, 1, 4, 5), size=3, mode="linear"), NotImplementedError, "Got 4D input, but linear mode needs 3D input"),
        Refusal(lambda tt: tt.nn.functional.interpolate(tt.ones(1, 1, 4, 5), size=0), RuntimeError, "Input and output sizes should be greater than 0, but got input (H: 4, W: 5) output (H: 0, W: 0)"),
        Refusal(lambda tt: tt.nn.functional.interpolate(tt.ones(1, 1, 4, dtype=tt.int64), size=2), NotImplementedError, "\"compute_indices_weights_nearest\" not implemented for 'Long'"),
    )),
    OpInfo(_F + "interpolate", _interpolate, _antialias_samples, (float32, float64), rtol=1e-5),
    OpInfo(_F + "upsample", lambda x, **kwargs: _interpolate(x, **kwargs), lambda dtype: iter([
        Sample((Arr(make_array((1, 2, 3), dtype)),), {"scale_factor": 2}, "nearest")]), (uint8, *FLOATS)),
    OpInfo(_F + "pad", _pad, _all_pad_samples, NUMBERS, covers=_PADS, refusals=(
        Refusal(lambda tt: tt.nn.functional.pad(tt.ones(1, 1, 4), (4, 1), "reflect"), RuntimeError, "Argument #4: Padding size should be less than the corresponding input dimension, but got: padding (4, 1) at dimension 2 of input [1, 1, 4]"),
        Refusal(lambda tt: tt.nn.functional.pad(tt.ones(1, 1, 4), (1, 1), "foo"), NotImplementedError, "Unrecognised padding mode foo"),
        Refusal(lambda tt: tt.nn.functional.pad(tt.ones(1, 1, 4), (1, 1), "reflect", 1.0), RuntimeError, "Padding mode \"reflect\" doesn't take in value argument"),
        Refusal(lambda tt: tt.nn.functional.pad(tt.ones(1, 1, 4), (5, 1), "circular"), RuntimeError, "Padding value causes wrapping around more than once."),
        Refusal(lambda tt: tt.nn.functional.pad(tt.ones(1, 1, 4, dtype=tt.bool), (1, 1), "reflect"), NotImplementedError, "\"reflection_pad1d\" not implemented for 'Bool'"),
    )),
    OpInfo(_F + "grid_sample", _grid_sample, _grid_samples, (float32, float64), forward_ad=False, rtol=1e-5, covers=("grid_sampler_2d", "grid_sampler_3d", "grid_sampler_2d_backward", "grid_sampler_3d_backward"), refusals=(
        Refusal(lambda tt: tt.grid_sampler(tt.ones(1, 1, 2, 2), tt.ones(2, 1, 1, 2), 0, 0, False), RuntimeError, "grid_sampler(): expected grid and input to have same batch size, but got input with sizes [1, 1, 2, 2] and grid with sizes [2, 1, 1, 2]"),
        Refusal(lambda tt: tt.nn.functional.grid_sample(tt.ones(1, 1, 2, 2), tt.ones(1, 1, 1, 2), "q"), ValueError, "nn.functional.grid_sample(): expected mode to be 'bilinear', 'nearest' or 'bicubic', but got: 'q'"),
    )),
    OpInfo(_F + "affine_grid", _affine_grid, samples(
        ([(1, 2, 3)], (1, 1, 3, 2), True), ([(2, 2, 3)], (2, 1, 2, 4), False), ([(1, 3, 4)], (1, 1, 2, 3, 2), False),
    ), (float32, float64), rtol=1e-5, covers=("affine_grid_generator",)),
    OpInfo("pixel_shuffle", _pixel_shuffle, samples(([(1, 4, 2, 3)], 2), ([(2, 1, 9, 1, 2)], 3)), (bool_, *NUMBERS), differentiable=True, refusals=(
        Refusal(lambda tt: tt.pixel_shuffle(tt.ones(7, 3, 4), 2), RuntimeError, "pixel_shuffle expects its input's 'channel' dimension to be divisible by the square of upscale_factor, but input.size(-3)=7 is not divisible by 4"),
    )),
    OpInfo("pixel_unshuffle", _pixel_unshuffle, samples(([(1, 2, 2, 4)], 2), ([(2, 1, 3, 6)], 3)), (bool_, *NUMBERS), refusals=(
        Refusal(lambda tt: tt.pixel_unshuffle(tt.ones(2, 3, 7, 4), 2), RuntimeError, "pixel_unshuffle expects height to be divisible by downscale_factor, but input.size(-2)=7 is not divisible by 2"),
    )),
    OpInfo("channel_shuffle", _channel_shuffle, samples(([(1, 6, 2)], 2), ([(2, 6, 1, 2)], 3), ([(2, 4, 2)], 1)), (bool_, int64, *FLOATS), refusals=(
        Refusal(lambda tt: tt.channel_shuffle(tt.ones(2, 6, 3), 4), RuntimeError, "Number of channels must be divisible by groups. Got 6 channels and 4 groups."),
    )),
]  # fmt: skip
