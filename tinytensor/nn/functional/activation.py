"""torch.nn.functional: activations.

Each takes a tensor of any shape and floating dtype and gives one of the same; `inplace=True` overwrites the input. Other
dtypes raise NotImplementedError. Exceptions are relu, relu6, hardtanh and threshold, which also take integers.

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.overrides import handle_call, has_torch_function

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def threshold(input: Tensor, threshold: float, value: float, inplace: bool = False) -> Tensor:
    """input where it is above the threshold, `value` elsewhere.

    `inplace` writes to `input`: False.

    >>> F.threshold(tt.tensor([0.5, 2.0]), threshold=1.0, value=-1.0)
    tensor([-1.,  2.])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(_threshold, (input,), locals())
    return F.threshold_(input, threshold, value) if inplace else F.threshold(input, threshold, value)


# PyTorch defines the function by this name, since a parameter called `threshold` hides the public one in its body. Code that
# asks for the private name finds it here too.
_threshold = threshold


def relu(input: Tensor, inplace: bool = False) -> Tensor:
    """max(input, 0).

    `inplace` writes to `input`: False.

    >>> F.relu(tt.tensor([-1.0, 2.0]))
    tensor([0., 2.])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(relu, (input,), locals())
    return F.relu_(input) if inplace else F.relu(input)


def glu(input: Tensor, dim: int = -1) -> Tensor:
    """a * sigmoid(b), where a and b are the halves of the input along `dim`: (*, 2 n, *) -> (*, n, *).

    RuntimeError where the size along `dim` is odd.

    >>> F.glu(tt.tensor([1.0, 2.0, 0.0, 0.0]))
    tensor([0.5000, 1.0000])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(glu, (input,), locals())
    if input.dim() == 0:
        raise RuntimeError("glu does not support scalars because halving size must be even")
    return F.glu(input, dim)


def hardtanh(input: Tensor, min_val: float = -1.0, max_val: float = 1.0, inplace: bool = False) -> Tensor:
    """input, but at least min_val and at most max_val; ValueError where these cross.

    `inplace` writes to `input`: False.

    >>> F.hardtanh(tt.tensor([-3.0, 0.5, 3.0]))
    tensor([-1.0000,  0.5000,  1.0000])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(hardtanh, (input,), locals())
    if min_val > max_val:
        raise ValueError("min_val cannot be greater than max_val")
    return F.hardtanh_(input, min_val, max_val) if inplace else F.hardtanh(input, min_val, max_val)


def relu6(input: Tensor, inplace: bool = False) -> Tensor:
    """min(max(input, 0), 6).

    `inplace` writes to `input`: False.

    >>> F.relu6(tt.tensor([-1.0, 2.0, 8.0]))
    tensor([0., 2., 6.])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(relu6, (input,), locals())
    return F.relu6_(input) if inplace else F.relu6(input)


def elu(input: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    """input above 0, alpha * (exp(input) - 1) below.

    `inplace` writes to `input`: False.

    >>> F.elu(tt.tensor([-1.0, 2.0]))
    tensor([-0.6321,  2.0000])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(elu, (input,), locals())
    return F.elu_(input, alpha) if inplace else F.elu(input, alpha)


def selu(input: Tensor, inplace: bool = False) -> Tensor:
    """elu with alpha 1.6733, scaled by 1.0507: layers keep mean 0 and variance 1.

    `inplace` writes to `input`: False.

    >>> F.selu(tt.tensor([-1.0, 2.0]))
    tensor([-1.1113,  2.1014])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(selu, (input,), locals())
    return F.selu_(input) if inplace else F.selu(input)


def celu(input: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    """max(0, input) + min(0, alpha * (exp(input / alpha) - 1)); RuntimeError for alpha 0.

    `inplace` writes to `input`: False.

    >>> F.celu(tt.tensor([-1.0, 2.0]), alpha=0.5)
    tensor([-0.4323,  2.0000])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(celu, (input,), locals())
    return F.celu_(input, alpha) if inplace else F.celu(input, alpha)


def leaky_relu(input: Tensor, negative_slope: float = 0.01, inplace: bool = False) -> Tensor:
    """input above 0, negative_slope * input below.

    `inplace` writes to `input`: False.

    >>> F.leaky_relu(tt.tensor([-1.0, 2.0]), negative_slope=0.1)
    tensor([-0.1000,  2.0000])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(leaky_relu, (input,), locals())
    return F.leaky_relu_(input, negative_slope) if inplace else F.leaky_relu(input, negative_slope)


def rrelu(
    input: Tensor, lower: float = 1.0 / 8, upper: float = 1.0 / 3, training: bool = False, inplace: bool = False
) -> Tensor:
    """leaky_relu with the slope (lower + upper) / 2, or, in training, a slope drawn for every element between the
    two.

    `inplace` writes to `input`: False.

    >>> F.rrelu(tt.tensor([-1.0, 2.0]))
    tensor([-0.2292,  2.0000])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(rrelu, (input,), locals())
    return (F.rrelu_ if inplace else F.rrelu)(input, lower, upper, training)


def tanhshrink(input: Tensor) -> Tensor:
    """input - tanh(input).

    >>> F.tanhshrink(tt.tensor([-1.0, 2.0]))
    tensor([-0.2384,  1.0360])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(tanhshrink, (input,), locals())
    return input - input.tanh()


def softsign(input: Tensor) -> Tensor:
    """input / (|input| + 1).

    >>> F.softsign(tt.tensor([-1.0, 3.0]))
    tensor([-0.5000,  0.7500])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(softsign, (input,), locals())
    return input / (input.abs() + 1)


def tanh(input: Tensor) -> Tensor:
    """(exp(input) - exp(-input)) / (exp(input) + exp(-input)).

    >>> F.tanh(tt.tensor([-1.0, 0.0]))
    tensor([-0.7616,  0.0000])
    """
    return input.tanh()


def sigmoid(input: Tensor) -> Tensor:
    """1 / (1 + exp(-input)).

    >>> F.sigmoid(tt.tensor([-1.0, 0.0]))
    tensor([0.2689, 0.5000])
    """
    return input.sigmoid()


def hardsigmoid(input: Tensor, inplace: bool = False) -> Tensor:
    """0 below -3, 1 above 3, input / 6 + 1 / 2 between.

    `inplace` writes to `input`: False.

    >>> F.hardsigmoid(tt.tensor([-4.0, 0.0, 1.5]))
    tensor([0.0000, 0.5000, 0.7500])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(hardsigmoid, (input,), locals())
    return F.hardsigmoid_(input) if inplace else F.hardsigmoid(input)


def silu(input: Tensor, inplace: bool = False) -> Tensor:
    """input * sigmoid(input).

    `inplace` writes to `input`: False.

    >>> F.silu(tt.tensor([-1.0, 2.0]))
    tensor([-0.2689,  1.7616])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(silu, (input,), locals())
    return F.silu_(input) if inplace else F.silu(input)


def mish(input: Tensor, inplace: bool = False) -> Tensor:
    """input * tanh(softplus(input)).

    `inplace` writes to `input`: False.

    >>> F.mish(tt.tensor([-1.0, 2.0]))
    tensor([-0.3034,  1.9440])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(mish, (input,), locals())
    return F.mish_(input) if inplace else F.mish(input)


def hardswish(input: Tensor, inplace: bool = False) -> Tensor:
    """0 below -3, input above 3, input * (input + 3) / 6 between.

    `inplace` writes to `input`: False.

    >>> F.hardswish(tt.tensor([-4.0, 1.0, 4.0]))
    tensor([-0.0000, 0.6667, 4.0000])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(hardswish, (input,), locals())
    return F.hardswish_(input) if inplace else F.hardswish(input)


# These names are the operators themselves. Their arguments are those of the schemas, `out=` included.
threshold_, relu_, selu_, celu_, rrelu_ = F.threshold_, F.relu_, F.selu_, F.celu_, F.rrelu_
hardtanh_, elu_, leaky_relu_ = F.hardtanh_, F.elu_, F.leaky_relu_
prelu, gelu, logsigmoid = F.prelu, F.gelu, F.log_sigmoid
softplus, softshrink, hardshrink = F.softplus, F.softshrink, F.hardshrink
