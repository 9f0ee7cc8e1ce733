"""What activations and their backward formulas do to one element; also choosing, filling and copying.

Each function is the whole arithmetic of one operator. The kernel compiler puts it into a loop template, once for each
dtype. Activations made of exponentials are written once and bound by `smooth` to the elementary functions of float32 and
of float64. Where a sum or difference would cancel, another formula stands: expm1 and log1p, and for tanh(softplus(x)),
with e = e**x, (e e + 2 e) / (e e + 2 e + 2).

`not (a > b)` and `a <= b` differ for NaN: the comparisons are chosen so that NaN stays NaN.

Mirrors the lambdas of aten/src/ATen/native/cpu/{Activation,Elu,BinaryOpsKernel,TensorCompareKernel,FillKernel}.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from tinytensor.aten.native.pointwise.ufunc import math
from tinytensor.aten.native.pointwise.ufunc.math import erf_float64
from tinytensor.aten.native.ufunc._typing import PerDtype, like
from tinytensor.kernel_compiler.pointers import bits_float32, fastmath, float32_bits


def relu(x):
    """max(x, 0); NaN stays."""
    return like(0, x) if x < like(0, x) else x


def threshold(x, bound, value):
    """`value` up to the bound, x above it; NaN stays."""
    # A NaN is not <= bound, so it is kept.
    return value if x <= bound else x


def threshold_backward(x, grad, bound):
    return like(0, grad) if x <= bound else grad


def tanh_backward(grad, out):
    # The derivative from the result: 1 - tanh(x)**2.
    return grad * (like(1, out) - out * out)


def sigmoid_backward(grad, out):
    # The derivative from the result: s * (1 - s).
    return grad * (like(1, out) - out) * out


def where(condition, a, b):
    return a if condition else b


def masked_fill(x, mask, value):
    return like(value, x) if mask else x


def copy(x):
    return x


def fill(index, value):
    return value


def arange(index, start, step):
    return start + step * like(index, step)


# ---- activations made of straight pieces; NaN stays NaN --------------------------------------------------------------


def leaky_relu(x, slope):
    return x if x > like(0, x) else x * slope


def leaky_relu_backward(x, grad, slope):
    return grad if x > like(0, x) else grad * slope


def prelu(x, weight):
    return x if x > like(0, x) else x * weight


def prelu_backward_self(grad, x, weight):
    return grad if x > like(0, x) else grad * weight


def prelu_backward_weight(grad, x):
    return like(0, x) if x > like(0, x) else grad * x


def hardtanh_backward(grad, x, low, high):
    return like(0, x) if (x <= low) | (x >= high) else grad


def relu6_of_shifted(x):
    """min(max(x + 3, 0), 6)."""
    y = x + like(3, x)
    # Two comparisons in place of min and max: a NaN fails both and stays.
    y = like(0, x) if y < like(0, x) else y
    return like(6, x) if y > like(6, x) else y


def hardswish(x):
    return x * relu6_of_shifted(x) / like(6, x)


def hardswish_backward(grad, x):
    # The derivative of x * (x + 3) / 6 is x / 3 + 1 / 2, between -3 and 3.
    middle = grad * (x / like(3, x) + like(0.5, x))
    return like(0, x) if x <= like(-3, x) else (middle if x < like(3, x) else grad)


def hardsigmoid(x):
    return relu6_of_shifted(x) / like(6, x)


def hardsigmoid_backward(grad, x):
    # PyTorch's sixth is a float32 for every dtype.
    return grad * like(0.1666666716337204, x) if (x > like(-3, x)) & (x < like(3, x)) else like(0, x)


def softshrink(x, bound):
    # x * 0 rather than 0, so that NaN stays NaN.
    return x - bound if x > bound else (x + bound if x < -bound else x * like(0, x))


def hardshrink(x, bound):
    return like(0, x) if (x >= -bound) & (x <= bound) else x


def shrink_backward(grad, x, bound):
    return like(0, x) if (x >= -bound) & (x <= bound) else grad


# ---- activations made of exponentials --------------------------------------------------------------------------------

F = Callable


class Elementary(NamedTuple):
    """The elementary functions of one compute type."""

    exp: F
    log: F
    tanh: F
    erf: F
    sigmoid: F


SINGLE = Elementary(math.exp_float32, math.log_float32, math.tanh_float32, math.erf_float32, math.sigmoid_float32)
DOUBLE = Elementary(math.exp_float64, math.log_float64, math.tanh_float64, math.erf_float64, math.sigmoid_float64)


def smooth(make: Callable[[Elementary], F]) -> PerDtype:
    """A functor from what makes it of elementary functions."""
    return PerDtype(float32=make(SINGLE), float64=make(DOUBLE))


def make_expm1(m: Elementary) -> F:
    exp, log = m.exp, m.log

    @fastmath("contract")
    def expm1(x):
        """Kahan: (u - 1) x / log(u) for u = e**x, where the errors of u above and below the line cancel."""
        u = exp(x)
        v = u - like(1, x)
        y = v * (x / log(u))
        # u - 1 is -1 where e**x is 0, and infinite where e**x is: there it is exact, and log(u) is of no use.
        y = v if (v == like(-1, x)) | (u == like(np.inf, x)) else y
        # u is 1: x is so small that e**x - 1 is x.
        return x if v == like(0, x) else y

    return math.expm1_narrow if m is SINGLE else expm1


def make_log1p(m: Elementary) -> F:
    log = m.log

    @fastmath("contract")
    def log1p(x):
        """Kahan: log(u) x / (u - 1) for u = 1 + x."""
        u = like(1, x) + x
        v = u - like(1, x)
        y = log(u) * (x / v)
        y = u if u == like(np.inf, x) else y
        # u is 1: x is so small that log(1 + x) is x.
        return x if v == like(0, x) else y

    return math.log1p_narrow if m is SINGLE else log1p


@smooth
def elu(m: Elementary) -> F:
    expm1 = make_expm1(m)

    def elu(x, negative, positive, inner):
        """Error below 1.2 ulp in float32, 2.6 ulp in float64."""
        return expm1(x * inner) * negative if x < like(0, x) else x * positive

    return elu


@smooth
def elu_backward(m: Elementary) -> F:
    exp = m.exp

    def elu_backward(grad, x, negative, positive, inner):
        return grad * inner * negative * exp(x * inner) if x <= like(0, x) else grad * positive

    return elu_backward


def elu_backward_of_result(grad, result, negative, positive, inner):
    # Below 0 the derivative is negative * e**(x * inner), which is result + negative.
    return grad * inner * (result + negative) if result <= like(0, result) else grad * positive


f = np.float32
i32 = np.int32


# G on [0, 5.7] is fitted to log2 of P(X <= -a) so that a 2**G(a) has an error below 5e-8 everywhere, and 2**r on [-1/2, 1/2].
@fastmath("contract")
def gelu_float32(x):
    """x P(X <= x) for a standard normal X, as relu(x) - |x| P(X <= -|x|): nothing cancels. Within 2.2 ulp or 5e-8."""
    a = abs(x)
    c = a if not (a > f(5.7)) else f(5.7)
    g = f(2.204270117545093e-07) * c + f(-5.047505510447081e-06)
    g = g * c + f(4.650766641134396e-05)
    g = g * c + f(-0.0001894791203085333)
    g = g * c + f(-0.00016525737009942532)
    g = g * c + f(0.0071275620721280575)
    g = g * c + f(-0.052551984786987305)
    g = g * c + f(-0.4591873586177826)
    g = g * c + f(-1.1511080265045166)
    g = g * c + f(-0.9999999403953552)
    # Adding 1.5 * 2**23 + 127 rounds to an integer n and leaves n + 127, the exponent of 2**n, in the low bits.
    t = g + f(12583039)
    r = g - (t - f(12583039))
    p = f(0.00015353258640971035) * r + f(0.001339900423772633)
    p = p * r + f(0.00961843878030777)
    p = p * r + f(0.05550331994891167)
    p = p * r + f(0.24022647738456726)
    p = p * r + f(0.6931471824645996)
    tail = (p * r + f(1)) * bits_float32(i32(float32_bits(t) << i32(23)))
    # Farther out 1 + erf is 0 in PyTorch, too. There -inf times 0 is NaN, and a negative number keeps its sign.
    tail = tail if not (a > f(5.7)) else f(0)
    return (x if x > f(0) else x * f(0)) - c * tail


def gelu_float64(x):
    """Error below 2.5 ulp, or 5e-16 far below 0, where the sum cancels as it does in PyTorch."""
    # x / 2 * (1 + erf(x / sqrt(2))).
    return x * 0.5 * (1.0 + erf_float64(x * 0.7071067811865476))


gelu = PerDtype(float32=gelu_float32, float64=gelu_float64)


@fastmath("contract")
def gelu_onednn_float32(x):
    """What oneDNN computes: of +inf, too, NaN."""
    return gelu_float32(x) + x * f(0)


gelu_onednn = PerDtype(float32=gelu_onednn_float32, float64=gelu_float64)


@smooth
def gelu_backward(m: Elementary) -> F:
    exp, erf = m.exp, m.erf

    def gelu_backward(grad, x):
        # The derivative of x * cdf(x) is cdf(x) + x * density(x), density = e**(-x**2 / 2) / sqrt(2 pi).
        cdf = like(0.5, x) * (like(1, x) + erf(x * like(0.7071067811865476, x)))
        density = exp(x * x * like(-0.5, x)) * like(0.3989422804014327, x)
        return grad * (cdf + x * density)

    return gelu_backward


@smooth
def gelu_tanh(m: Elementary) -> F:
    tanh = m.tanh

    def gelu_tanh(x):
        """Error below 2 ulp or 3e-7 in float32, 2 ulp or 5e-16 in float64: below 0 the sum cancels, as it does in PyTorch."""
        # x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 x**3))), Hendrycks and Gimpel's approximation.
        inner = like(0.7978845608028654, x) * (x + like(0.044715, x) * (x * x * x))
        return like(0.5, x) * x * (like(1, x) + tanh(inner))

    return gelu_tanh


@smooth
def gelu_tanh_backward(m: Elementary) -> F:
    tanh = m.tanh

    def gelu_tanh_backward(grad, x):
        square = x * x
        t = tanh(like(0.7978845608028654, x) * (x + like(0.044715, x) * (square * x)))
        slope = like(0.7978845608028654, x) * (like(1, x) + like(3 * 0.044715, x) * square)
        outer = like(0.5, x) * (like(1, x) + t)
        return grad * (outer + like(0.5, x) * x * (like(1, x) - t * t) * slope)

    return gelu_tanh_backward


silu = math.silu


@smooth
def silu_backward(m: Elementary) -> F:
    sigmoid = m.sigmoid

    def silu_backward(grad, x):
        # With s = sigmoid(x): the derivative of x * s is s + x * s * (1 - s).
        s = sigmoid(x)
        return grad * s * (like(1, x) + x * (like(1, x) - s))

    return silu_backward


def make_tanh_softplus(m: Elementary) -> F:
    exp = m.exp

    def tanh_softplus(x):
        e = exp(like(20, x) if x > like(20, x) else x)  # from 20 on it is 1
        # tanh(log(1 + e)) = ((1 + e)**2 - 1) / ((1 + e)**2 + 1), without the difference that cancels.
        n = e * e + like(2, x) * e
        return n / (n + like(2, x))

    return tanh_softplus


def make_mish(m: Elementary) -> F:
    tanh_softplus = make_tanh_softplus(m)

    def mish(x):
        """Error below 4 ulp."""
        return x * tanh_softplus(x)

    return mish


mish_float64 = make_mish(DOUBLE)


@fastmath("contract")
def mish_float32(x):
    """Error below 0.6 ulp: in float64, since the errors of its parts add up to 4 ulp."""
    return np.float32(mish_float64(np.float64(x)))


mish = PerDtype(float32=mish_float32, float64=mish_float64)


@smooth
def mish_backward(m: Elementary) -> F:
    exp, tanh_softplus = m.exp, make_tanh_softplus(m)

    def mish_backward(grad, x):
        # With t = tanh(softplus(x)): the derivative of x * t is t + x * (1 - t**2) * sigmoid(x).
        s = like(1, x) / (like(1, x) + exp(-x))
        t = tanh_softplus(x)
        return grad * (t + x * s * (like(1, x) - t * t))

    return mish_backward


@smooth
def softplus(m: Elementary) -> F:
    exp, log1p = m.exp, make_log1p(m)

    def softplus(x, beta, threshold):
        """Error below 1.6 ulp in float32, 2.8 ulp in float64."""
        # Above the threshold the result is x by definition; exp might overflow there.
        return x if x * beta > threshold else log1p(exp(x * beta)) / beta

    return softplus


@smooth
def softplus_backward(m: Elementary) -> F:
    exp = m.exp

    def softplus_backward(grad, x, beta, threshold):
        z = exp(x * beta)
        return grad if x * beta > threshold else grad * z / (z + like(1, x))

    return softplus_backward


@smooth
def log_sigmoid(m: Elementary) -> F:
    exp, log1p = m.exp, make_log1p(m)

    def log_sigmoid(x):
        """Error below 1.6 ulp in float32, 2.8 ulp in float64."""
        # min(x, 0) - log(1 + e**-|x|): the exponential never overflows. `not (x > 0)` keeps NaN.
        return (x if not (x > like(0, x)) else like(0, x)) - log1p(exp(-abs(x)))

    return log_sigmoid


@smooth
def log_sigmoid_buffer(m: Elementary) -> F:
    exp = m.exp

    def log_sigmoid_buffer(x):
        """e**-|x|, which the backward pass reads."""
        return exp(-abs(x))

    return log_sigmoid_buffer


def log_sigmoid_backward(grad, x, buffer):
    # The sigmoid of -|x|, from e**-|x|.
    part = buffer / (like(1, x) + buffer)
    return grad * (like(1, x) - part) if x < like(0, x) else grad * part


@smooth
def glu(m: Elementary) -> F:
    exp = m.exp

    def glu(a, b):
        return a * (like(1, a) / (like(1, a) + exp(-b)))

    return glu


def glu_backward(gate, a, grad):
    """The gradient of the second half; `gate` is its sigmoid."""
    return (like(1, a) - gate) * gate * grad * a
