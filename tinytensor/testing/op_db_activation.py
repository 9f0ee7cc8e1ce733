"""Entries of the operator database: activations and softmax. See op_info.py for what an entry says.

Losses are in op_db_loss.py and op_db_margin.py.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType
from tinytensor.testing.op_db_attention import ATTENTION_OPS
from tinytensor.testing.op_db_loss import LOSS_OPS
from tinytensor.testing.op_db_margin import MARGIN_OPS
from tinytensor.testing.op_info import FLOATS, NUMBERS, Arr, OpInfo, Refusal, Sample, samples, unary_samples
from tinytensor.testing.sample_tensors import make_array

SIGNED = tuple(dtype for dtype in NUMBERS if dtype.is_signed)

_erf = np.vectorize(math.erf, otypes=[np.float64])


def _sigmoid(a: Any) -> Any:
    return 1 / (1 + np.exp(-a))


def _elu(a: Any, alpha: float = 1.0) -> Any:
    return np.where(a < 0, alpha * np.expm1(np.minimum(a, 0)), a)


def _gelu(a: Any, approximate: str = "none") -> Any:
    if approximate == "tanh":
        return 0.5 * a * (1 + np.tanh(np.sqrt(2 / np.pi) * (a + 0.044715 * a**3)))
    return 0.5 * a * (1 + _erf(a / np.sqrt(2))) if np.size(a) else a


def _softplus(a: Any, beta: float = 1, threshold: float = 20) -> Any:
    return np.where(a * beta > threshold, a, np.log1p(np.exp(a * beta)) / beta)


def _glu(a: Any, dim: int = -1) -> Any:
    first, second = np.split(a, 2, dim)
    return first * _sigmoid(second)


def _softshrink(a: Any, lambd: float = 0.5) -> Any:
    return np.where(a > lambd, a - lambd, np.where(a < -lambd, a + lambd, 0))


def _softmax(a: Any, dim: int, **kwargs: Any) -> Any:
    e = np.exp(a - (a.max(dim, keepdims=True) if np.size(a) else 0))
    return e / e.sum(dim, keepdims=True) if np.ndim(a) else np.ones(())


def _log_softmax(a: Any, dim: int, **kwargs: Any) -> Any:
    shifted = a - a.max(dim, keepdims=True) if np.size(a) else a
    return shifted - np.log(np.exp(shifted).sum(dim, keepdims=True)) if np.ndim(a) else np.zeros(())


def _with(*settings: dict[str, Any]) -> Any:
    """The shapes of unary_samples, then one tensor with each of the settings."""

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        yield from unary_samples()(dtype)
        for number, keywords in enumerate(settings):
            yield Sample((Arr(make_array((3, 4), dtype, seed=number)),), keywords, f"setting{number}")

    return sample


def _activation(name: str, reference: Any, *settings: dict[str, Any], **options: Any) -> OpInfo:
    """A function of torch.nn.functional that is one operator and its backward operator."""
    covers = options.pop("covers", (f"{name}_backward",))
    dtypes = options.pop("dtypes", FLOATS)
    return OpInfo(f"nn.functional.{name}", reference, _with(*settings), dtypes, covers=covers, **options)


def _not_for_long(name: str, kernel: str) -> Refusal:
    return Refusal(
        lambda tt: getattr(tt.nn.functional, name)(tt.ones(2, dtype=tt.int64)),
        NotImplementedError,
        f"\"{kernel}\" not implemented for 'Long'",
    )


def _clip(a: Any, low: float, high: float) -> Any:
    return np.minimum(np.maximum(a, int(low) if a.dtype.kind in "iu" else low), high).astype(a.dtype)


def _prelu_samples(dtype: ScalarType) -> Iterator[Sample]:
    one, channels = Arr(make_array((1,), dtype, seed=1)), Arr(make_array((3,), dtype, seed=2))
    yield Sample((Arr(make_array((2, 3), dtype)), one), name="one")
    yield Sample((Arr(make_array((2, 3), dtype)), channels), name="channels")
    yield Sample((Arr(make_array((2, 3, 2), dtype)), channels), name="images")
    yield Sample((Arr(make_array((4,), dtype)), one), name="vector")
    yield Sample((Arr(make_array((), dtype)), Arr(make_array((), dtype, seed=3))), name="zero_dim")


def _prelu(a: Any, weight: Any) -> Any:
    shape = (1, -1, *[1] * (np.ndim(a) - 2)) if np.size(weight) > 1 else np.shape(weight) and (1,) * np.ndim(a)
    return np.where(a > 0, a, a * np.reshape(weight, shape))


_SLOPE_REFUSED = "In-place {} backward calculation is triggered with a negative slope which is not supported. This is caused by calling in-place forward function with a negative slope, please call out-of-place version instead.{}"
_FILE_AN_ISSUE = " File an issue at https://github.com/pytorch/pytorch if you do require supporting in-place leakRelu backward calculation with negative slope"


def _backward_of_inplace(name: str) -> Any:
    return lambda tt: getattr(tt.nn.functional, name)(tt.ones(2, requires_grad=True).clone(), -0.1).sum().backward()


ACTIVATIONS = [
    _activation("relu6", lambda a: _clip(a, 0, 6), dtypes=NUMBERS, covers=("hardtanh", "hardtanh_backward"), refusals=(
        Refusal(lambda tt: tt.nn.functional.relu6(tt.ones(2, dtype=tt.bool)), RuntimeError, "Bool inputs not supported for hardtanh"),
    )),
    _activation("hardtanh", lambda a, min_val=-1.0, max_val=1.0: _clip(a, min_val, max_val), {"min_val": -2, "max_val": 0.5}, dtypes=SIGNED, refusals=(
        Refusal(lambda tt: tt.nn.functional.hardtanh(tt.ones(2), 2, 1), ValueError, "min_val cannot be greater than max_val"),
        Refusal(lambda tt: tt.nn.functional.hardtanh(tt.ones(2, dtype=tt.uint8)), RuntimeError, "cannot do hardtanh on an unsigned type with negative limits"),
    )),
    _activation("leaky_relu", lambda a, negative_slope=0.01: np.where(a > 0, a, a * negative_slope), {"negative_slope": 0.3}, {"negative_slope": -1}, refusals=(
        _not_for_long("leaky_relu", "leaky_relu_cpu"),
        Refusal(_backward_of_inplace("leaky_relu_"), RuntimeError, _SLOPE_REFUSED.format("leakyReLu", _FILE_AN_ISSUE)),
    )),
    _activation("rrelu", lambda a, lower=0.125, upper=1 / 3: np.where(a > 0, a, a * (lower + upper) / 2), {"lower": 0.5, "upper": 1.5}, covers=("rrelu_with_noise", "rrelu_with_noise_backward"), refusals=(
        Refusal(lambda tt: tt.nn.functional.rrelu(tt.ones(2), 0.5, 0.1), RuntimeError, "Lower bound should be less than or equal to the upper bound"),
        Refusal(lambda tt: tt.rrelu(tt.ones(2), float("inf"), 1, True), RuntimeError, "rrelu: lower bound must be finite, got inf"),
        Refusal(lambda tt: tt.rrelu(tt.ones(2, dtype=tt.float16), training=True), NotImplementedError, "\"rrelu_with_noise_out_cpu\" not implemented for 'Half'"),
    )),
    OpInfo("nn.functional.prelu", _prelu, _prelu_samples, FLOATS, covers=("_prelu_kernel", "_prelu_kernel_backward"), refusals=(
        Refusal(lambda tt: tt.nn.functional.prelu(tt.ones(2, 3), tt.ones(2)), RuntimeError, "Mismatch of parameter numbers and input channel size. Found parameter numbers = 2 and channel size = 3."),
        Refusal(lambda tt: tt.nn.functional.prelu(tt.ones(2, 3), tt.ones(3, dtype=tt.float64)), RuntimeError, "prelu: Type promoting not supported. Got Float and Double"),
        Refusal(lambda tt: tt.nn.functional.prelu(tt.ones(()), tt.ones(3)), RuntimeError, "Not allow zero-dim input tensor."),
        Refusal(lambda tt: tt.nn.functional.prelu(tt.ones(2, 3), tt.ones(1, 1)), RuntimeError, "prelu: Expected `weight` to be a scalar or 1D tensor, but got: ndim = 2"),
        Refusal(lambda tt: tt.prelu(tt.ones(2, 3), 3), TypeError, "prelu(): argument 'weight' (position 2) must be Tensor, not int"),
    )),
    _activation("elu", _elu, {"alpha": 2.5}, refusals=(
        _not_for_long("elu", "elu_cpu"),
        Refusal(_backward_of_inplace("elu_"), RuntimeError, _SLOPE_REFUSED.format("elu", "")),
    )),
    _activation("selu", lambda a: 1.0507009873554805 * _elu(a, 1.6732632423543772), covers=()),
    _activation("celu", lambda a, alpha=1.0: np.maximum(a, 0) + np.minimum(0, alpha * np.expm1(a / alpha)), {"alpha": 2.0}, {"alpha": -1.5}, covers=(), refusals=(
        Refusal(lambda tt: tt.celu(tt.ones(2), 0), RuntimeError, "ZeroDivisionError: alpha cannot be 0 for CELU"),
    )),
    # At infinity PyTorch gives NaN for some lengths of vectors, and infinity for others.
    _activation("gelu", _gelu, {"approximate": "tanh"}, out=True, special_values=False, refusals=(
        _not_for_long("gelu", "GeluKernelImpl"),
        Refusal(lambda tt: tt.nn.functional.gelu(tt.ones(2), approximate="x"), RuntimeError, "approximate argument must be either none or tanh."),
        Refusal(lambda tt: tt.nn.functional.gelu(tt.ones(2), out=tt.ones(2, dtype=tt.float64)), RuntimeError, "Found dtype Double but expected Float"),
    )),
    _activation("silu", lambda a: a * _sigmoid(a)),
    _activation("mish", lambda a: a * np.tanh(np.log1p(np.exp(a)))),
    _activation("hardswish", lambda a: a * np.clip(a + 3, 0, 6) / 6, refusals=(_not_for_long("hardswish", "hardswish_cpu"),)),
    _activation("hardsigmoid", lambda a: np.clip(a + 3, 0, 6) / 6, twice=False),
    _activation("softplus", _softplus, {"beta": 2, "threshold": 3}, {"beta": -0.5}, out=True, refusals=(_not_for_long("softplus", "softplus_cpu"),)),
    _activation("softsign", lambda a: a / (np.abs(a) + 1), covers=()),
    _activation("tanhshrink", lambda a: a - np.tanh(a), covers=()),
    _activation("softshrink", _softshrink, {"lambd": 1.5}, {"lambd": 0}, out=True, refusals=(
        _not_for_long("softshrink", "softshrink_check"),
        Refusal(lambda tt: tt.nn.functional.softshrink(tt.ones(2), -1), RuntimeError, "lambda must be in range [0, 3.40282e+38] for input dtype Float, but found -1"),
    )),
    OpInfo("hardshrink", lambda a, lambd=0.5: np.where(np.abs(a) <= lambd, 0, a), _with({"lambd": 1.5}), FLOATS, out=True, covers=("hardshrink_backward",), refusals=(
        _not_for_long("hardshrink", "hardshrink_cpu"),
    )),
    OpInfo("threshold", lambda a, bound, value: np.where(a <= bound, value, a), samples(([(3, 4)], 0.5, 3), ([()], 1, 2), ([(0, 2)], 1, 2)), FLOATS, out=True),
    OpInfo("nn.functional.threshold", lambda a, bound, value: np.where(a <= bound, value, a), samples(([(3, 4)], 1, 20)), NUMBERS, refusals=(
        Refusal(lambda tt: tt.threshold(tt.ones(2, dtype=tt.bool), 0, 0), NotImplementedError, "\"threshold_cpu\" not implemented for 'Bool'"),
        Refusal(lambda tt: tt.threshold(tt.ones(2, dtype=tt.uint8), 0, 300), RuntimeError, "value cannot be converted to type uint8_t without overflow"),
    )),
    OpInfo("nn.functional.glu", _glu, samples(([(3, 4)],), ([(4, 3)], 0), ([(2, 4, 3)], 1), ([(0, 2)],)), FLOATS, covers=("glu_backward",), refusals=(
        Refusal(lambda tt: tt.nn.functional.glu(tt.ones(())), RuntimeError, "glu does not support scalars because halving size must be even"),
        Refusal(lambda tt: tt.nn.functional.glu(tt.ones(2, 3)), RuntimeError, "Halving dimension must be even, but dimension 1 is size 3"),
        Refusal(lambda tt: tt.nn.functional.glu(tt.ones(2, 4), 5), IndexError, "Dimension out of range (expected to be in range of [-2, 1], but got 5)"),
    )),
    _activation("logsigmoid", lambda a: np.minimum(a, 0) - np.log1p(np.exp(-np.abs(a))), out=True, covers=("log_sigmoid_forward", "log_sigmoid_backward"), refusals=(
        _not_for_long("logsigmoid", "log_sigmoid_cpu"),
    )),
]  # fmt: skip

_SOFTMAX_CALLS = samples(([(3, 4)], 1), ([(3, 4)], 0), ([(2, 3, 4)], -2), ([()], 0), ([(0, 3)], 1), ([(2, 1)], 1))


def _softmax_refusals(name: str) -> tuple[Refusal, ...]:
    return (
        Refusal(lambda tt: getattr(tt, name)(tt.ones(2, 2), 2), IndexError, "Dimension out of range (expected to be in range of [-2, 1], but got 2)"),
        Refusal(lambda tt: getattr(tt, name)(tt.ones(2, 2, dtype=tt.int64), 1), NotImplementedError, f"\"{name}_lastdim_kernel_impl\" not implemented for 'Long'"),
        Refusal(lambda tt: getattr(tt, name)(tt.ones(2, 2, dtype=tt.int64), 0), NotImplementedError, f"\"{name}_kernel_impl\" not implemented for 'Long'"),
        Refusal(lambda tt: getattr(tt, name)(tt.ones(2, 2)), TypeError, f"{name}() missing 1 required positional arguments: \"dim\""),
        Refusal(lambda tt: getattr(tt, name)(tt.ones(2, 2), 1, out=tt.ones(2, 2, dtype=tt.float64)), RuntimeError, "Expected out tensor to have dtype float, but got double instead"),
    )  # fmt: skip


SOFTMAX = [
    OpInfo("softmax", _softmax, _SOFTMAX_CALLS, FLOATS, out=True, covers=("_softmax", "_softmax_backward_data", "_safe_softmax"), refusals=_softmax_refusals("softmax")),
    # PyTorch rounds the sum of exponentials to 16 bits where that is the dtype.
    OpInfo("log_softmax", _log_softmax, _SOFTMAX_CALLS, FLOATS, rtol=1e-2, out=True, covers=("_log_softmax", "_log_softmax_backward_data"), refusals=_softmax_refusals("log_softmax")),
    OpInfo("nn.functional.softmin", lambda a, dim: _softmax(-a, dim), samples(([(3, 4)], 1)), FLOATS),
]  # fmt: skip

ACTIVATION_OPS: list[OpInfo] = [*ACTIVATIONS, *SOFTMAX, *LOSS_OPS, *MARGIN_OPS, *ATTENTION_OPS]
