"""conv_tbc: a convolution over sequences that lie time first.

Mirrors aten/src/ATen/native/ConvolutionTBC.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.overflows import wrapped_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def conv_tbc(self: Tensor, weight: Tensor, bias: Tensor, pad: int) -> Tensor:
    """(time, batch, channels) with (k, channels, O): one matrix product for each tap of the kernel."""
    m, w, b = self.meta_, weight.meta_, bias.meta_
    check(m.dim == 3, "Input must have 3 dims: time, batch, in_channel")
    check(w.dim == 3, "Weight tensor must have 3 dims: kernel_width, in_channels, out_channels.")
    check(b.dim == 1, "Bias must be 1-D")
    t, n, c = m.sizes
    k, c_weight, o = w.sizes
    check(
        c == c_weight,
        "Input dim 2 (input channels) is not == dim 1 in the weight tensor",
    )
    check(
        b.sizes[0] == o,
        "Bias size must equal dim 2 in the weight tensor (output channels).",
    )
    # output[j] = sum over taps of input[j + tap - pad] @ weight[tap]. For one tap the outputs whose input is inside are a
    # stretch: from `start` on, `count` of them, and they read the inputs from `first` on.
    length = wrapped_int64(t - k + 1 + 2 * pad)
    pad = _seen(length, t, k)
    output = F.copy__default(F.empty_memory_format((length, n, o), m.dtype, None, m.device), bias)
    for tap in range(k):
        start, first = max(0, pad - tap), max(0, tap - pad)
        count = min(t - first, length - start)
        if count > 0:
            source = F.view_default(F.slice_Tensor(self, 0, first, first + count, 1), (count * n, c))
            part = F.view_default(F.slice_Tensor(output, 0, start, start + count, 1), (count * n, o))
            F.addmm__default(part, source, F.select_int(weight, 0, tap))
    return output


def _seen(length: int, t: int, k: int) -> int:
    """The padding that the sizes tell of: a number whose double has more than 64 bits is another one there."""
    double = length - t + k - 1
    return double // 2 if double >= 0 else -(-double // 2)  # C++ rounds to 0


def conv_tbc_backward(
    self: Tensor, input: Tensor, weight: Tensor, bias: Tensor, pad: int
) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of input, weight and bias; `self` is the gradient of the output. The stretches are those of conv_tbc."""
    t, k = input.meta_.sizes[0], weight.meta_.sizes[0]
    length = wrapped_int64(t - k + 1 + 2 * pad)
    pad = _seen(length, t, k)
    grad_input, grad_weight, grad_bias = (
        F.zeros_like_default(t, memory_format=contiguous_format) for t in (input, weight, bias)
    )
    for tap in range(k):
        start, first = max(0, pad - tap), max(0, tap - pad)
        count = min(t - first, length - start)
        if count > 0:
            # Input and weight may have been given other data since. A dimension that is missing has size 0, so `view` refuses.
            _, n, c = (*input.meta_.sizes, 0, 0)[:3]
            o = (*weight.meta_.sizes, 0, 0)[2]
            grad = F.view_default(F.narrow_default(self, 0, start, count), (count * n, o))
            source = F.view_default(F.narrow_default(input, 0, first, count), (count * n, c))
            part = F.view_default(F.narrow_default(grad_input, 0, first, count), (count * n, c))
            F.addmm__default(part, grad, F.t_default(F.select_int(weight, 0, tap)))
            F.addmm__default(F.select_int(grad_weight, 0, tap), F.t_default(source), grad)
    return grad_input, grad_weight, F.copy__default(grad_bias, F.sum_dim_IntList(self, (0, 1), False, None))
