"""Entries of the operator database: convolutions and their columns, with references in plain loops."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, float16, float32, float64, int64
from tinytensor.testing.op_info import FLOATS, Arr, OpInfo, Refusal, Sample, Sampler, samples

Ints = tuple[int, ...]


def _each(value: Any, count: int) -> Ints:
    return tuple(value) if isinstance(value, (tuple, list)) else (value,) * count


def _windows(sizes: Ints, kernel: Ints, stride: Ints, dilation: Ints) -> Ints:
    return tuple((n - d * (k - 1) - 1) // s + 1 for n, k, s, d in zip(sizes, kernel, stride, dilation, strict=True))


def _window(at: Ints, kernel: Ints, stride: Ints, dilation: Ints) -> tuple[slice, ...]:
    return tuple(
        slice(i * s, i * s + d * (k - 1) + 1, d) for i, k, s, d in zip(at, kernel, stride, dilation, strict=True)
    )


def convolution(
    x: Any, w: Any, b: Any = None, stride: Any = 1, padding: Any = 0, dilation: Any = 1, groups: int = 1
) -> Any:
    """By the definition: for each group and each place of the output, the product of one window with every filter.

    Like PyTorch's, it is a correlation: the filter is not turned around. With "same" an odd rest of padding goes to the end.
    """
    n = w.ndim - 2
    if x.ndim == n + 1:
        return convolution(x[None], w, b, stride, padding, dilation, groups)[0]
    kernel, s, d = w.shape[2:], _each(stride, n), _each(dilation, n)
    if padding == "same":
        total = [d_ * (k - 1) for d_, k in zip(d, kernel, strict=True)]
        around = [(t // 2, t - t // 2) for t in total]
    else:
        around = [(p, p) for p in _each(0 if padding == "valid" else padding, n)]
    padded = np.pad(x, [(0, 0), (0, 0), *around])
    outputs = _windows(padded.shape[2:], kernel, s, d)
    out = np.zeros((len(x), len(w), *outputs), x.dtype)
    for group in range(groups):
        channels = slice(group * w.shape[1], (group + 1) * w.shape[1])
        filters = range(group * len(w) // groups, (group + 1) * len(w) // groups)
        for at in np.ndindex(*outputs):
            patch = padded[(slice(None), channels, *_window(at, kernel, s, d))].reshape(len(x), w[0].size)
            for o in filters:
                out[(slice(None), o, *at)] = patch @ w[o].reshape(-1)
    return out if b is None else out + b.reshape(-1, *[1] * n)


def transposed_convolution(
    x: Any, w: Any, b: Any = None, stride: Any = 1, padding: Any = 0, output_padding: Any = 0, groups: int = 1,
    dilation: Any = 1,
) -> Any:  # fmt: skip
    """The transpose of `convolution`: every input adds its multiple of a filter to a window of the output.

    The output is made with its padding, which is cut off at the end; `output_padding` is kept on one side only.
    """
    n = w.ndim - 2
    if x.ndim == n + 1:
        return transposed_convolution(x[None], w, b, stride, padding, output_padding, groups, dilation)[0]
    kernel, s, p, d, more = w.shape[2:], *(_each(v, n) for v in (stride, padding, dilation, output_padding))
    sizes = tuple(
        (i - 1) * s_ + d_ * (k - 1) + 1 + o for i, s_, d_, k, o in zip(x.shape[2:], s, d, kernel, more, strict=True)
    )
    out = np.zeros((len(x), w.shape[1] * groups, *sizes), x.dtype)
    for c in range(x.shape[1]):
        group = c // (x.shape[1] // groups)
        target = slice(group * w.shape[1], (group + 1) * w.shape[1])
        for at in np.ndindex(*x.shape[2:]):
            values = x[(slice(None), c, *at)].reshape(-1, 1, *[1] * n)
            out[(slice(None), target, *_window(at, kernel, s, d))] += values * w[c][None]
    out = out[:, :, *(slice(p_, size - p_) for p_, size in zip(p, sizes, strict=True))]
    return out if b is None else out + b.reshape(-1, *[1] * n)


def _conv_tbc(x: Any, w: Any, b: Any, pad: int = 0) -> Any:
    return convolution(x.transpose(1, 2, 0), w.transpose(2, 1, 0), b, padding=pad).transpose(2, 0, 1)


def _unfold(x: Any, kernel: Any, dilation: Any = 1, padding: Any = 0, stride: Any = 1) -> Any:
    if x.ndim == 3:
        return _unfold(x[None], kernel, dilation, padding, stride)[0]
    k, d, p, s = (_each(v, 2) for v in (kernel, dilation, padding, stride))
    padded = np.pad(x, [(0, 0), (0, 0), (p[0],) * 2, (p[1],) * 2])
    outputs = _windows(padded.shape[2:], k, s, d)
    columns = [padded[:, :, *_window(at, k, s, d)].reshape(len(x), -1) for at in np.ndindex(*outputs)]
    return np.stack(columns, -1)


def _fold(x: Any, size: Any, kernel: Any, dilation: Any = 1, padding: Any = 0, stride: Any = 1) -> Any:
    if x.ndim == 2:
        return _fold(x[None], size, kernel, dilation, padding, stride)[0]
    n, k, d, p, s = (_each(v, 2) for v in (size, kernel, dilation, padding, stride))
    padded = np.zeros((len(x), x.shape[1] // (k[0] * k[1]), n[0] + 2 * p[0], n[1] + 2 * p[1]), x.dtype)
    for number, at in enumerate(np.ndindex(*_windows(padded.shape[2:], k, s, d))):
        padded[:, :, *_window(at, k, s, d)] += x[:, :, number].reshape(len(x), -1, *k)
    return padded[:, :, p[0] : p[0] + n[0], p[1] : p[1] + n[1]]


def _eighths(sampler: Sampler) -> Sampler:
    """The same samples in steps of 1/8, of which 16-bit types hold every one: a sum of products rounds only once."""

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        for s in sampler(dtype):
            args = [
                Arr(np.round(a.values * 8) / 8) if isinstance(a, Arr) and dtype.itemsize == 2 else a for a in s.args
            ]
            yield Sample(tuple(args), s.kwargs, s.name)

    return sample


_F = "nn.functional."
_CONV_DTYPES = (int64, *FLOATS)

# An infinite weight over the padding gives NaN here, as in PyTorch's im2col kernels but not in oneDNN's: no special values
# where there is padding.
CONVOLUTION_OPS = [
    OpInfo(_F + "conv1d", convolution, _eighths(samples(
        ([(1, 2, 5), (2, 2, 3), (2,)],),
        ([(2, 4, 7), (4, 2, 3)], {"stride": 2, "padding": 1, "groups": 2}),
        ([(2, 6), (3, 2, 2), (3,)], {"dilation": 2}),
        ([(1, 2, 5), (2, 2, 4)], {"padding": "same"}),
    )), _CONV_DTYPES, rtol=1e-5, covers=("convolution", "_convolution", "convolution_backward", "convolution_overrideable",
                                        "convolution_backward_overrideable"), refusals=(
        Refusal(lambda tt: tt.nn.functional.conv1d(tt.ones(2), tt.ones(2, 2, 2)), RuntimeError, "Expected 2D (unbatched) or 3D (batched) input to conv1d, but got input of size: [2]"),
    )),
    OpInfo(_F + "conv2d", convolution, _eighths(samples(
        ([(1, 2, 3, 3), (2, 2, 2, 2), (2,)],),
        ([(2, 2, 5, 4), (3, 2, 3, 2), (3,)], {"stride": (2, 1), "padding": (1, 2)}),
        ([(2, 4, 4, 4), (4, 1, 3, 3)], {"groups": 4, "padding": 1}),
        ([(2, 2, 4, 3), (6, 1, 2, 3), (6,)], {"groups": 2, "stride": 2, "padding": (1, 2)}),
        ([(2, 5, 6), (2, 2, 3, 2)], {"dilation": (2, 3)}),
        ([(1, 2, 4, 4), (2, 2, 1, 1)], {"padding": "valid"}),
        ([(1, 1, 4, 5), (2, 1, 2, 3)], {"padding": "same", "dilation": (1, 2)}),
        ([(0, 2, 4, 4), (2, 2, 2, 2)],),
    )), _CONV_DTYPES, rtol=1e-5, special_values=False, refusals=(
        Refusal(lambda tt: tt.nn.functional.conv2d(tt.ones(2, 3), tt.ones(6, 4, 3, 2)), RuntimeError, "Expected 3D (unbatched) or 4D (batched) input to conv2d, but got input of size: [2, 3]"),
        Refusal(lambda tt: tt.nn.functional.conv2d(tt.ones(1, 2, 5, 5), tt.ones(6, 3, 3, 2)), RuntimeError, "Given groups=1, weight of size [6, 3, 3, 2], expected input[1, 2, 5, 5] to have 3 channels, but got 2 channels instead"),
        Refusal(lambda tt: tt.nn.functional.conv2d(tt.ones(1, 3, 2, 2), tt.ones(6, 3, 3, 3)), RuntimeError, "Calculated padded input size per channel: (2 x 2). Kernel size: (3 x 3). Kernel size can't be greater than actual input size"),
        Refusal(lambda tt: tt.nn.functional.conv2d(tt.ones(1, 3, 5, 5), tt.ones(6, 3, 3, 3), tt.ones(5)), RuntimeError, "Given weight of size [6, 3, 3, 3], expected bias to be 1-dimensional with 6 elements, but got bias of size [5] instead"),
        Refusal(lambda tt: tt.nn.functional.conv2d(tt.ones(1, 3, 5, 5), tt.ones(6, 3, 3, 3), padding="same", stride=2), RuntimeError, "padding='same' is not supported for strided convolutions"),
        Refusal(lambda tt: tt.nn.functional.conv2d(tt.ones(1, 3, 5, 5), tt.ones(6, 3, 3, 3), padding="foo"), RuntimeError, "Invalid padding string: 'foo'"),
        Refusal(lambda tt: tt.nn.functional.conv2d(tt.ones(1, 3, 5, 5), tt.ones(6, 3, 3, 3), padding=-1), RuntimeError, "negative padding is not supported"),
        Refusal(lambda tt: tt.nn.functional.conv2d(tt.ones(1, 3, 5, 5), tt.ones(6, 3, 3, 3, dtype=tt.float64)), RuntimeError, "expected scalar type Float but found Double"),
        Refusal(lambda tt: tt.nn.functional.conv2d(tt.ones(1, 3, 5, 5, dtype=tt.bool), tt.ones(6, 3, 3, 3, dtype=tt.bool)), NotImplementedError, "\"slow_conv2d_cpu\" not implemented for 'Bool'"),
    )),
    OpInfo(_F + "conv3d", convolution, samples(
        ([(1, 1, 2, 3, 2), (2, 1, 2, 2, 1), (2,)],),
        ([(1, 2, 3, 4, 3), (2, 1, 2, 2, 3)], {"stride": (1, 2, 1), "padding": 1, "groups": 2}),
    ), (float32, float64), rtol=1e-5, special_values=False),
    OpInfo(_F + "conv_transpose1d", transposed_convolution, samples(
        ([(1, 2, 4), (2, 2, 3), (2,)],),
        ([(2, 4, 3), (4, 1, 3)], {"stride": 2, "padding": 1, "output_padding": 1, "groups": 2}),
        ([(2, 4), (2, 3, 2)], {"dilation": 3}),
    ), (float32, float64), rtol=1e-5),
    OpInfo(_F + "conv_transpose2d", transposed_convolution, _eighths(samples(
        ([(1, 2, 2, 3), (2, 1, 2, 2), (1,)],),
        ([(2, 2, 3, 4), (2, 3, 3, 2), (3,)], {"stride": (2, 1), "padding": (1, 0)}),
        ([(4, 3, 3), (4, 1, 2, 2)], {"groups": 2, "stride": 3, "output_padding": 2}),
    )), FLOATS, rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.nn.functional.conv_transpose2d(tt.ones(1, 3, 5, 5), tt.ones(6, 3, 3, 3)), RuntimeError, "Given transposed=1, weight of size [6, 3, 3, 3], expected input[1, 3, 5, 5] to have 6 channels, but got 3 channels instead"),
        Refusal(lambda tt: tt.nn.functional.conv_transpose2d(tt.ones(1, 3, 5, 5), tt.ones(3, 6, 3, 3), output_padding=3), RuntimeError, "output padding must be smaller than either stride or dilation, but got output_padding_height: 3 output_padding_width: 3 stride_height: 1 stride_width: 1 dilation_height: 1 dilation_width: 1"),
    )),
    OpInfo(_F + "conv_transpose3d", transposed_convolution, samples(
        ([(1, 1, 2, 2, 2), (1, 2, 2, 1, 2), (2,)],),
        ([(1, 2, 2, 3, 2), (2, 1, 2, 2, 2)], {"stride": 2, "padding": 1, "output_padding": 1}),
    ), (float32, float64), rtol=1e-5),
    OpInfo("conv_tbc", _conv_tbc, samples(
        ([(5, 2, 2), (2, 2, 3), (3,)], 1),
        ([(4, 1, 2), (3, 2, 2), (2,)],),
    ), (float32, float64), rtol=1e-5, forward_ad=False, layouts=False),
    OpInfo(_F + "unfold", _unfold, samples(
        ([(1, 2, 3, 4)], 2),
        ([(2, 1, 5, 6)], (2, 3), {"stride": 2, "padding": 1}),
        ([(2, 5, 6)], 2, {"dilation": (2, 3)}),
    ), (float16, float32, float64), covers=("im2col",), refusals=(
        Refusal(lambda tt: tt.nn.functional.unfold(tt.ones(2, 2, 2, 2), 5), RuntimeError, "Given input with spatial size (2, 2), kernel_size=(5, 5), dilation=(1, 1), padding=(0, 0), calculated shape of the array of sliding blocks as (-2, -2), but its components must be at least one."),
        Refusal(lambda tt: tt.nn.functional.unfold(tt.ones(1, 1, 2, 2, dtype=tt.int64), 2), NotImplementedError, "\"im2col_out_cpu\" not implemented for 'Long'"),
    )),
    OpInfo(_F + "fold", _fold, samples(
        ([(1, 4, 6)], (3, 4), 2),
        ([(2, 6, 9)], (5, 6), (2, 3), {"stride": 2, "padding": 1}),
        ([(8, 9)], (5, 6), 2, {"dilation": (2, 3)}),
    ), (float32, float64), covers=("col2im",), refusals=(
        Refusal(lambda tt: tt.nn.functional.fold(tt.ones(2, 13, 30), (6, 7), 2), RuntimeError, "Expected size of input's dimension 1 to be divisible by the product of kernel_size, but got input.size(1)=13 and kernel_size=(2, 2)."),
    )),
]  # fmt: skip
