"""Entries of the operator database: pools, with references that look at one window at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, float32, float64, int32, int64
from tinytensor.testing.op_info import FLOATS, Arr, OpInfo, Refusal, Sample, samples
from tinytensor.testing.sample_tensors import make_array

Ints = tuple[int, ...]


def _each(value: Any, count: int) -> Ints:
    return tuple(value) if isinstance(value, (tuple, list)) else (value,) * count


def _outputs(size: int, kernel: int, stride: int, pad: int, dilation: int, ceil: bool) -> int:
    # With ceil_mode, a last window that would begin in the padding on the right is left out (pooling_output_shape in Pool.h).
    reach = size + 2 * pad - dilation * (kernel - 1) - 1
    count = -(-reach // stride) + 1 if ceil else reach // stride + 1
    return count - 1 if ceil and (count - 1) * stride >= size + pad else count


def _places(at: Ints, kernel: Ints, stride: Ints, pad: Ints, dilation: Ints) -> list[range]:
    """Where a window looks in each dimension, the padding included."""
    return [
        range(i * s - p, i * s - p + k * d, d) for i, k, s, p, d in zip(at, kernel, stride, pad, dilation, strict=True)
    ]


def _max_pool(n: int) -> Callable[..., Any]:
    def pool(
        x: Any, kernel: Any, stride: Any = None, padding: Any = 0, dilation: Any = 1, ceil_mode: bool = False,
        return_indices: bool = False,
    ) -> Any:  # fmt: skip
        k, p, d = (_each(v, n) for v in (kernel, padding, dilation))
        s = k if stride is None else _each(stride, n)
        sizes = x.shape[-n:]
        outputs = tuple(_outputs(*each, ceil_mode) for each in zip(sizes, k, s, p, d, strict=True))
        out, indices = np.zeros((*x.shape[:-n], *outputs), x.dtype), np.zeros((*x.shape[:-n], *outputs), np.int64)
        for outer in np.ndindex(*x.shape[:-n]):
            for at in np.ndindex(*outputs):
                best, where = None, 0
                for offset in np.ndindex(*k):
                    place = tuple(places[o] for places, o in zip(_places(at, k, s, p, d), offset, strict=True))
                    if all(0 <= i < size for i, size in zip(place, sizes, strict=True)):
                        value = x[outer + place]
                        if best is None or value > best or np.isnan(value):
                            best, where = value, int(np.ravel_multi_index(place, sizes))
                out[outer + at], indices[outer + at] = best, where
        return (out, indices) if return_indices else out

    return pool


def _avg_pool(n: int) -> Callable[..., Any]:
    def pool(
        x: Any, kernel: Any, stride: Any = None, padding: Any = 0, ceil_mode: bool = False,
        count_include_pad: bool = True, divisor_override: int | None = None,
    ) -> Any:  # fmt: skip
        k, p = _each(kernel, n), _each(padding, n)
        s, ones = (k if stride is None else _each(stride, n)), (1,) * n
        sizes = x.shape[-n:]
        outputs = tuple(_outputs(*each, ceil_mode) for each in zip(sizes, k, s, p, ones, strict=True))
        out = np.zeros((*x.shape[:-n], *outputs), x.dtype)
        for at in np.ndindex(*outputs):
            ranges = _places(at, k, s, p, ones)
            inside = [[i for i in r if 0 <= i < size] for r, size in zip(ranges, sizes, strict=True)]
            # The padding counts, but not what ceil_mode lets a window reach beyond it.
            padded = [[i for i in r if i < size + pad] for r, size, pad in zip(ranges, sizes, p, strict=True)]
            counted = padded if count_include_pad else inside
            divisor = divisor_override or int(np.prod([len(c) for c in counted]))
            total = x[(..., *np.ix_(*inside))].sum(axis=tuple(range(-n, 0)))
            # Integers divide towards zero, as in C.
            out[(..., *at)] = total / divisor if x.dtype.kind == "f" else np.trunc(total / divisor)
        return out

    return pool


def _adaptive(n: int, reduce: Callable[..., Any]) -> Callable[..., Any]:
    def pool(x: Any, output_size: Any) -> Any:
        wanted = tuple(size if o is None else o for o, size in zip(_each(output_size, n), x.shape[-n:], strict=True))
        out = np.zeros((*x.shape[:-n], *wanted), x.dtype)
        for at in np.ndindex(*wanted):
            window = tuple(
                slice(i * size // o, -(-(i + 1) * size // o))
                for i, size, o in zip(at, x.shape[-n:], wanted, strict=True)
            )
            out[(..., *at)] = reduce(x[(..., *window)], axis=tuple(range(-n, 0)))
        return out

    return pool


def _lp_pool(n: int) -> Callable[..., Any]:
    def pool(x: Any, norm: float, kernel: Any, stride: Any = None, ceil_mode: bool = False) -> Any:
        return (_avg_pool(n)(x**norm, kernel, stride, 0, ceil_mode) * np.prod(_each(kernel, n))) ** (1 / norm)

    return pool


def _fractional(n: int) -> Callable[..., Any]:
    def pool(x: Any, kernel: Any, output_size: Any, output_ratio: Any = None, return_indices: bool = False, _random_samples: Any = None) -> Any:  # fmt: skip
        k, wanted, sizes = _each(kernel, n), _each(output_size, n), x.shape[-n:]
        out = np.zeros((*x.shape[:-n], *wanted), x.dtype)
        for outer in np.ndindex(*x.shape[:-n]):
            sample = _random_samples[(*outer,)]
            sample = sample[::-1] if n == 2 else sample
            starts = []
            for u, size, o, width in zip(sample, sizes, wanted, k, strict=True):
                alpha = (size - width) / (o - 1) if o > 1 else 0.0
                starts.append([int((i + u) * alpha) - int(u * alpha) for i in range(o - 1)] + [size - width])
            for at in np.ndindex(*wanted):
                window = tuple(slice(s[i], s[i] + w) for s, i, w in zip(starts, at, k, strict=True))
                out[outer + at] = x[outer + window].max()
        return out

    return pool


def _fractional_samples(n: int) -> Callable[[ScalarType], Iterator[Sample]]:
    def sample(dtype: ScalarType) -> Iterator[Sample]:
        for shape in ((1, 2, *(4, 4, 5)[:n]), (2, *(5, 4, 4)[:n])):
            outer = shape[:-n] if len(shape) == n + 2 else (1, *shape[:-n])
            random = Arr(make_array((*outer, n), dtype, 0, 1, seed=2), dtype)
            yield Sample((Arr(make_array(shape, dtype)), 2, 2), {"_random_samples": random}, name=str(shape))

    return sample


def _fractional_reference(n: int) -> Callable[..., Any]:
    plain = _fractional(n)

    def pool(x: Any, *args: Any, _random_samples: Any) -> Any:
        batched = x.ndim == n + 2
        return plain(x if batched else x[None], *args, _random_samples=_random_samples)[() if batched else 0]

    return pool


def _unpool_samples(n: int) -> Callable[[ScalarType], Iterator[Sample]]:
    """Indices that a pool over the default output could have found."""

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        for outer in ((1, 2), (2,)):
            sizes = (2, 3, 2)[:n]
            index = np.zeros((*outer, *sizes), np.int64)
            for at in np.ndindex(*sizes):
                place = tuple(2 * i + (sum(at) + d) % 2 for d, i in enumerate(at))
                index[(..., *at)] = np.ravel_multi_index(place, tuple(2 * s for s in sizes))
            yield Sample((Arr(make_array((*outer, *sizes), dtype)), Arr(index, int64), 2), name=str(outer))

    return sample


def _unpool(n: int) -> Callable[..., Any]:
    def unpool(x: Any, indices: Any, kernel: int) -> Any:
        sizes = tuple(kernel * s for s in x.shape[-n:])
        out = np.zeros((*x.shape[:-n], int(np.prod(sizes))), x.dtype)
        for at in np.ndindex(*x.shape):
            out[(*at[:-n], indices[at])] = x[at]
        return out.reshape(*x.shape[:-n], *sizes)

    return unpool


def _pool_calls(n: int, dilations: bool) -> tuple[Any, ...]:
    small, large = (1, 2, *(4, 3, 3)[:n]), (2, 1, *(6, 5, 4)[:n])
    calls = [
        ([small], 2),
        ([large], 3, {"stride": 2, "padding": 1}),
        ([large[1:]], 2, {"stride": 1}),
        ([large], 2, {"ceil_mode": True}),
        ([large], 3, {"stride": 2, "padding": 1, "ceil_mode": True}),
        ([(0, *small[1:])], 2),
    ]
    return (*calls, ([large], 2, {"dilation": 2, "stride": 1})) if dilations else tuple(calls)


_F = "nn.functional."
_INTEGERS = (int32, int64)


def _shape(n: int) -> Ints:
    return (1, 2, *(4, 3, 3)[:n])


POOLING_OPS = [
    OpInfo(_F + "max_pool1d", _max_pool(1), samples(*_pool_calls(1, True)), FLOATS, refusals=(
        Refusal(lambda tt: tt.nn.functional.max_pool1d(tt.ones(1, 2, 4), 2, 0), RuntimeError, "max_pool1d() stride must be greater than zero, but got 0"),
        Refusal(lambda tt: tt.nn.functional.max_pool1d(tt.ones(1, 2, 4, dtype=tt.int64), 2), NotImplementedError, "\"max_pool1d_impl\" not implemented for 'Long'"),
    )),
    OpInfo(_F + "max_pool2d", _max_pool(2), samples(*_pool_calls(2, True), ([_shape(2)], 2, {"return_indices": True})), (*_INTEGERS, *FLOATS),
           covers=("max_pool2d_with_indices", "max_pool2d_with_indices_backward"), refusals=(
        Refusal(lambda tt: tt.nn.functional.max_pool2d(tt.ones(3), 2), RuntimeError, "non-empty 3D or 4D (batch mode) tensor expected for input"),
        Refusal(lambda tt: tt.nn.functional.max_pool2d(tt.ones(1, 2, 4, 4), 2, 2, 2), RuntimeError, "pad should be at most half of effective kernel size, but got pad=2, kernel_size=2 and dilation=1"),
        Refusal(lambda tt: tt.nn.functional.max_pool2d(tt.ones(1, 2, 4, 4), 20), RuntimeError, "Given input size: (2x4x4). Calculated output size: (2x0x0). Output size is too small"),
        Refusal(lambda tt: tt.nn.functional.max_pool2d(tt.ones(1, 2, 4, 4), (2, 2, 2)), RuntimeError, "max_pool2d: kernel_size must either be a single int, or a tuple of two ints"),
        Refusal(lambda tt: tt.nn.functional.max_pool2d(tt.ones(1, 2, 4, 4, dtype=tt.bool), 2), NotImplementedError, "\"max_pool2d\" not implemented for 'Bool'"),
    )),
    OpInfo(_F + "max_pool3d", _max_pool(3), samples(*_pool_calls(3, True)), (int64, float32, float64),
           covers=("max_pool3d_with_indices", "max_pool3d_with_indices_backward")),
    OpInfo(_F + "avg_pool1d", _avg_pool(1), samples(*_pool_calls(1, False), ([_shape(1)], 3, {"padding": 1, "count_include_pad": False})), (int64, *FLOATS)),
    OpInfo(_F + "avg_pool2d", _avg_pool(2), samples(
        *_pool_calls(2, False), ([_shape(2)], 3, {"padding": 1, "count_include_pad": False, "ceil_mode": True}),
        ([_shape(2)], (2, 3), {"divisor_override": 4}),
    ), (int64, *FLOATS), covers=("avg_pool2d_backward",), refusals=(
        Refusal(lambda tt: tt.nn.functional.avg_pool2d(tt.ones(1, 2, 4, 4), 2, divisor_override=0), RuntimeError, "divisor must be not zero"),
        Refusal(lambda tt: tt.nn.functional.avg_pool2d(tt.ones(1, 2, 4, 4), 2, 0), RuntimeError, "stride should not be zero"),
        Refusal(lambda tt: tt.nn.functional.avg_pool2d(tt.ones(1, 2, 4, 4, dtype=tt.int32), 2), NotImplementedError, "\"avg_pool2d\" not implemented for 'Int'"),
    )),
    OpInfo(_F + "avg_pool3d", _avg_pool(3), samples(
        *_pool_calls(3, False), ([_shape(3)], 2, {"divisor_override": 3}),
    ), (int64, float32, float64), covers=("avg_pool3d_backward",), refusals=(
        Refusal(lambda tt: tt.nn.functional.avg_pool3d(tt.ones(1, 2, 4, 4, 1), 2), RuntimeError, "input image (T: 4 H: 4 W: 1) smaller than kernel size (kT: 2 kH: 2 kW: 2)"),
    )),
    OpInfo(_F + "adaptive_avg_pool1d", _adaptive(1, np.mean), samples(([(1, 2, 5)], 3), ([(2, 4)], 6)), FLOATS),
    OpInfo(_F + "adaptive_avg_pool2d", _adaptive(2, np.mean), samples(
        ([(1, 2, 4, 3)], 2), ([(2, 1, 5, 6)], (3, None)), ([(2, 5, 4)], 7), ([(2, 2, 3, 3)], 1),
    ), FLOATS, covers=("_adaptive_avg_pool2d", "_adaptive_avg_pool2d_backward"), refusals=(
        Refusal(lambda tt: tt.nn.functional.adaptive_avg_pool2d(tt.ones(3), 2), RuntimeError, "adaptive_avg_pool2d(): Expected 3D or 4D tensor, but got [3]"),
        Refusal(lambda tt: tt.nn.functional.adaptive_avg_pool2d(tt.ones(1, 1, 2, 2), -2), RuntimeError, "adaptive_avg_pool2d: elements of output_size must be greater than or equal to 0 but received {-2, -2}"),
        Refusal(lambda tt: tt.nn.functional.adaptive_avg_pool2d(tt.ones(1, 1, 2, 2, dtype=tt.int64), 2), NotImplementedError, "\"adaptive_avg_pool2d\" not implemented for 'Long'"),
    )),
    OpInfo(_F + "adaptive_avg_pool3d", _adaptive(3, np.mean), samples(([(1, 1, 3, 2, 4)], 2), ([(1, 3, 2, 3)], (2, 3, 1))), (float32, float64),
           covers=("_adaptive_avg_pool3d", "_adaptive_avg_pool3d_backward")),
    OpInfo(_F + "adaptive_max_pool1d", _adaptive(1, np.max), samples(([(1, 2, 5)], 3), ([(2, 4)], 6)), FLOATS),
    OpInfo(_F + "adaptive_max_pool2d", _adaptive(2, np.max), samples(([(1, 2, 4, 3)], 2), ([(2, 1, 5, 6)], (3, None)), ([(2, 5, 4)], 7)), FLOATS,
           covers=("adaptive_max_pool2d", "adaptive_max_pool2d_backward")),
    OpInfo(_F + "adaptive_max_pool3d", _adaptive(3, np.max), samples(([(1, 1, 3, 2, 4)], 2), ([(1, 3, 2, 3)], (2, 3, 1))), (float32, float64),
           covers=("adaptive_max_pool3d", "adaptive_max_pool3d_backward")),
    OpInfo(_F + "fractional_max_pool2d", _fractional_reference(2), _fractional_samples(2), (float32, float64), covers=("fractional_max_pool2d_backward",), refusals=(
        Refusal(lambda tt: tt.nn.functional.fractional_max_pool2d(tt.ones(1, 1, 4, 4), 2), ValueError, "fractional_max_pool2d requires specifying either an output_size or an output_ratio"),
    )),
    OpInfo(_F + "fractional_max_pool3d", _fractional_reference(3), _fractional_samples(3), (float32, float64), covers=("fractional_max_pool3d_backward",)),
    OpInfo(_F + "max_unpool1d", _unpool(1), _unpool_samples(1), (float32, float64)),
    OpInfo(_F + "max_unpool2d", _unpool(2), _unpool_samples(2), (float32, float64), refusals=(
        Refusal(lambda tt: tt.nn.functional.max_unpool2d(tt.ones(1, 1, 2, 2), tt.tensor([[[[0, 1], [2, 99]]]]), 2), RuntimeError, "Found an invalid max index: 99 (output volumes are of size 4x4)"),
    )),
    OpInfo(_F + "max_unpool3d", _unpool(3), _unpool_samples(3), (float32, float64)),
    OpInfo(_F + "lp_pool1d", _lp_pool(1), lambda dtype: (Sample((Arr(make_array(s, dtype, 0.5, 2)), 2, 2), name=str(s)) for s in ((1, 2, 5), (2, 4))), (float32, float64), rtol=1e-5),
    OpInfo(_F + "lp_pool2d", _lp_pool(2), lambda dtype: (Sample((Arr(make_array(s, dtype, 0.5, 2)), 3, 2, 1), name=str(s)) for s in ((1, 2, 3, 4), (2, 4, 4))), (float32, float64), rtol=1e-5),
    OpInfo(_F + "lp_pool3d", _lp_pool(3), lambda dtype: (Sample((Arr(make_array(s, dtype, 0.5, 2)), 2, 2), name=str(s)) for s in ((1, 1, 2, 3, 4),)), (float32, float64), rtol=1e-5),
]  # fmt: skip
