"""Activations as modules: each keeps its options and calls the function of the same meaning.

Shapes: any -> the same, but for GLU. `inplace=True` overwrites the input. dtypes and errors are those of the functions in
nn/functional/activation.py and nn/functional/softmax.py. Only PReLU has a parameter.

Mirrors torch/nn/modules/activation.py. MultiheadAttention, which PyTorch keeps there too, is in multihead_attention.py.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

import tinytensor.nn.functional as F
from tinytensor.aten import functions as aten
from tinytensor.nn import init
from tinytensor.nn.modules.linear import NonDynamicallyQuantizableLinear as NonDynamicallyQuantizableLinear
from tinytensor.nn.modules.module import Module
from tinytensor.nn.modules.multihead_attention import MultiheadAttention
from tinytensor.nn.parameter import Parameter

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

__all__ = [
    "CELU",
    "ELU",
    "GELU",
    "GLU",
    "SELU",
    "Hardshrink",
    "Hardsigmoid",
    "Hardswish",
    "Hardtanh",
    "LeakyReLU",
    "LogSigmoid",
    "LogSoftmax",
    "Mish",
    "MultiheadAttention",
    "PReLU",
    "RReLU",
    "ReLU",
    "ReLU6",
    "SiLU",
    "Sigmoid",
    "Softmax",
    "Softmax2d",
    "Softmin",
    "Softplus",
    "Softshrink",
    "Softsign",
    "Tanh",
    "Tanhshrink",
    "Threshold",
]  # fmt: skip


def _repr_of_options(*options: str, inplace: bool) -> str:
    """extra_repr's text: the options, and `inplace` only where it is on."""
    return ", ".join([*options, "inplace=True"] if inplace else options)


# ---- piecewise linear ------------------------------------------------------------------------------------------------


class Threshold(Module):
    """Keeps x where x > threshold and puts `value` elsewhere.

        threshold   the limit
        value       the number for elements at or below the limit
        inplace     False; True writes the result over the input

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.Threshold(1.0, -5.0)(tt.tensor([0.0, 1.0, 2.0]))
    tensor([-5., -5.,  2.])
    """

    def __init__(self, threshold: float, value: float, inplace: bool = False) -> None:
        super().__init__()
        self.threshold, self.value, self.inplace = threshold, value, inplace

    def forward(self, input: Tensor) -> Tensor:
        return F.threshold(input, self.threshold, self.value, self.inplace)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return _repr_of_options(f"threshold={self.threshold}, value={self.value}", inplace=self.inplace)


class _InplaceActivation(Module):
    """An activation whose only option is `inplace`."""

    def __init__(self, inplace: bool = False) -> None:
        super().__init__()
        self.inplace = inplace

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return _repr_of_options(inplace=self.inplace)


class ReLU(_InplaceActivation):
    """Replaces negative elements by 0: `max(0, x)`.

        inplace   False; True writes the result over the input

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.ReLU()(tt.tensor([-1.0, 0.0, 2.0]))
    tensor([0., 0., 2.])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.relu(input, inplace=self.inplace)


class RReLU(Module):
    """Leaky ReLU with a random slope: x where x >= 0, slope * x below.

    In training the slope of each element is drawn from U(lower, upper). In evaluation it is (lower + upper) / 2.

        lower     1/8; the least slope
        upper     1/3; the largest slope
        inplace   False; True writes the result over the input

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.RReLU(0.25, 0.75).eval()(tt.tensor([-2.0, 4.0]))
    tensor([-1.,  4.])
    """

    def __init__(self, lower: float = 1.0 / 8, upper: float = 1.0 / 3, inplace: bool = False) -> None:
        super().__init__()
        self.lower, self.upper, self.inplace = lower, upper, inplace

    def forward(self, input: Tensor) -> Tensor:
        return F.rrelu(input, self.lower, self.upper, self.training, self.inplace)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return _repr_of_options(f"lower={self.lower}, upper={self.upper}", inplace=self.inplace)


class Hardtanh(Module):
    """Limits every element to min_val ... max_val.

        min_val                -1.0; the lower limit
        max_val                1.0; the upper limit. AssertionError unless it is above min_val
        inplace                False; True writes the result over the input
        min_value, max_value   the deprecated names of the limits; they warn

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.Hardtanh(-2.0, 2.0)(tt.tensor([-3.0, 0.5, 3.0]))
    tensor([-2.0000,  0.5000,  2.0000])
    """

    def __init__(
        self,
        min_val: float = -1.0,
        max_val: float = 1.0,
        inplace: bool = False,
        min_value: float | None = None,
        max_value: float | None = None,
    ) -> None:
        super().__init__()
        if min_value is not None:
            _warn_renamed("min_value", "min_val")
            min_val = min_value
        if max_value is not None:
            _warn_renamed("max_value", "max_val")
            max_val = max_value
        self.min_val, self.max_val, self.inplace = min_val, max_val, inplace
        if max_val <= min_val:
            raise AssertionError(f"max_val ({max_val}) must be greater than min_val ({min_val})")

    def forward(self, input: Tensor) -> Tensor:
        return F.hardtanh(input, self.min_val, self.max_val, self.inplace)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return _repr_of_options(f"min_val={self.min_val}, max_val={self.max_val}", inplace=self.inplace)


def _warn_renamed(old: str, new: str) -> None:
    text = f"keyword argument `{old}` is deprecated and renamed to `{new}`"
    warnings.warn(text, FutureWarning, stacklevel=3)  # the line that makes the Hardtanh


class ReLU6(Hardtanh):
    """Limits every element to 0 ... 6: `min(max(0, x), 6)`.

        inplace   False; True writes the result over the input

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.ReLU6()(tt.tensor([-1.0, 3.0, 9.0]))
    tensor([0., 3., 6.])
    """

    def __init__(self, inplace: bool = False) -> None:
        super().__init__(0.0, 6.0, inplace)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return _repr_of_options(inplace=self.inplace)


class LeakyReLU(Module):
    """x where x > 0, negative_slope * x elsewhere.

        negative_slope   0.01; the slope below 0
        inplace          False; True writes the result over the input

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.LeakyReLU(0.5)(tt.tensor([-4.0, 4.0]))
    tensor([-2.,  4.])
    """

    def __init__(self, negative_slope: float = 1e-2, inplace: bool = False) -> None:
        super().__init__()
        self.negative_slope, self.inplace = negative_slope, inplace

    def forward(self, input: Tensor) -> Tensor:
        return F.leaky_relu(input, self.negative_slope, self.inplace)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return _repr_of_options(f"negative_slope={self.negative_slope}", inplace=self.inplace)


class PReLU(Module):
    """Leaky ReLU with learned slopes: x where x > 0, weight * x elsewhere.

        num_parameters   1; the number of slopes: one for all elements, or one for each channel
        init             0.25; the value of each slope at the start
        device, dtype    of the weight

    Shapes: (*) -> (*). With several slopes the input is (N, num_parameters, *): channels are dimension 1.
    Parameters: weight (num_parameters), filled with `init`.
    Errors: RuntimeError at the call if several slopes do not match the channels.

    >>> nn.PReLU(init=0.5)(tt.tensor([-4.0, 4.0])).tolist()
    [-2.0, 4.0]
    """

    def __init__(self, num_parameters: int = 1, init: float = 0.25, device: Any = None, dtype: Any = None) -> None:
        self.num_parameters = num_parameters
        super().__init__()
        self.init = init
        self.weight = Parameter(aten.empty(num_parameters, device=device, dtype=dtype))
        self.reset_parameters()

    def reset_parameters(self) -> None:
        """Sets every slope to `init`."""
        init.constant_(self.weight, self.init)

    def forward(self, input: Tensor) -> Tensor:
        return F.prelu(input, self.weight)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"num_parameters={self.num_parameters}"


class _Shrink(Module):
    """An activation that sets [-lambd, lambd] to 0."""

    def __init__(self, lambd: float = 0.5) -> None:
        super().__init__()
        self.lambd = lambd

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return str(self.lambd)


class Hardshrink(_Shrink):
    """x where |x| > lambd, 0 elsewhere.

        lambd   0.5; the half width of the interval that becomes 0

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.Hardshrink()(tt.tensor([-2.0, 0.5, 3.0]))
    tensor([-2.,  0.,  3.])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.hardshrink(input, self.lambd)


class Softshrink(_Shrink):
    """Moves x towards 0 by lambd, and stops at 0: `sign(x) * max(|x| - lambd, 0)`.

        lambd   0.5; the step. RuntimeError at the call if it is negative

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.Softshrink()(tt.tensor([-2.0, 0.5, 3.0]))
    tensor([-1.5000,  0.0000,  2.5000])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.softshrink(input, self.lambd)


class Hardsigmoid(_InplaceActivation):
    """A sigmoid of straight pieces: `min(max(x + 3, 0), 6) / 6`.

        inplace   False; True writes the result over the input

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.Hardsigmoid()(tt.tensor([-3.0, 0.0, 3.0]))
    tensor([0.0000, 0.5000, 1.0000])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.hardsigmoid(input, self.inplace)

    def extra_repr(self) -> str:  # PyTorch's shows no `inplace` here
        """The options that `repr` shows."""
        return ""


class Hardswish(_InplaceActivation):
    """x times its Hardsigmoid: `x * min(max(x + 3, 0), 6) / 6`.

        inplace   False; True writes the result over the input

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.Hardswish()(tt.tensor([-3.0, 0.0, 3.0]))
    tensor([-0., 0., 3.])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.hardswish(input, self.inplace)

    def extra_repr(self) -> str:  # as in Hardsigmoid
        """The options that `repr` shows."""
        return ""


# ---- smooth ones -----------------------------------------------------------------------------------------------------


class _ActivationWithAlpha(Module):
    """An activation with `alpha` and `inplace`."""

    def __init__(self, alpha: float = 1.0, inplace: bool = False) -> None:
        super().__init__()
        self.alpha, self.inplace = alpha, inplace

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return _repr_of_options(f"alpha={self.alpha}", inplace=self.inplace)


class ELU(_ActivationWithAlpha):
    """x where x > 0, alpha * (exp(x) - 1) elsewhere.

        alpha     1.0; the result tends to -alpha for small x
        inplace   False; True writes the result over the input

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.ELU()(tt.tensor([-1.0, 0.0, 2.0]))
    tensor([-0.6321,  0.0000,  2.0000])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.elu(input, self.alpha, self.inplace)


class CELU(_ActivationWithAlpha):
    """max(0, x) + min(0, alpha * (exp(x / alpha) - 1)).

    Unlike ELU, its slope is continuous at 0 for every alpha.

        alpha     1.0; the result tends to -alpha for small x. RuntimeError at the call if it is 0
        inplace   False; True writes the result over the input

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.CELU(2.0)(tt.tensor([-2.0, 0.0, 2.0]))
    tensor([-1.2642,  0.0000,  2.0000])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.celu(input, self.alpha, self.inplace)


class SELU(_InplaceActivation):
    """scale * ELU(x) with alpha = 1.6733 and scale = 1.0507.

    With these two constants mean 0 and variance 1 are kept from layer to layer. Use AlphaDropout with it.

        inplace   False; True writes the result over the input

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.SELU()(tt.tensor([-1.0, 0.0, 1.0]))
    tensor([-1.1113,  0.0000,  1.0507])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.selu(input, self.inplace)


class SiLU(_InplaceActivation):
    """x times its sigmoid: `x / (1 + exp(-x))`. Another name is swish.

        inplace   False; True writes the result over the input

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.SiLU()(tt.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.2689,  0.0000,  0.7311])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.silu(input, inplace=self.inplace)


class Mish(_InplaceActivation):
    """`x * tanh(softplus(x))`, with softplus(x) = log(1 + exp(x)).

        inplace   False; True writes the result over the input

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.Mish()(tt.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.3034,  0.0000,  0.8651])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.mish(input, inplace=self.inplace)


class GELU(Module):
    """x times the probability that a standard normal number is below x.

        approximate   "none" computes it with erf; "tanh" uses a cheaper curve that is close to it

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.GELU()(tt.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.1587,  0.0000,  0.8413])
    >>> nn.GELU("tanh")(tt.tensor([1.0]))
    tensor([0.8412])
    """

    def __init__(self, approximate: str = "none") -> None:
        super().__init__()
        self.approximate = approximate

    def forward(self, input: Tensor) -> Tensor:
        return F.gelu(input, approximate=self.approximate)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"approximate={self.approximate!r}"


class Softplus(Module):
    """A smooth ReLU: `log(1 + exp(beta * x)) / beta`.

        beta        1.0; a larger beta makes the bend at 0 sharper
        threshold   20.0; where beta * x is larger, the result is x itself, so that exp does not overflow

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.Softplus()(tt.tensor([-1.0, 0.0, 30.0]))
    tensor([ 0.3133,  0.6931, 30.0000])
    """

    def __init__(self, beta: float = 1.0, threshold: float = 20.0) -> None:
        super().__init__()
        self.beta, self.threshold = beta, threshold

    def forward(self, input: Tensor) -> Tensor:
        return F.softplus(input, self.beta, self.threshold)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"beta={self.beta}, threshold={self.threshold}"


class Sigmoid(Module):
    """`1 / (1 + exp(-x))`, between 0 and 1.

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.Sigmoid()(tt.tensor([-1.0, 0.0, 1.0]))
    tensor([0.2689, 0.5000, 0.7311])
    """

    def forward(self, input: Tensor) -> Tensor:
        return aten.sigmoid(input)


class Tanh(Module):
    """The hyperbolic tangent, between -1 and 1.

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.Tanh()(tt.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.7616,  0.0000,  0.7616])
    """

    def forward(self, input: Tensor) -> Tensor:
        return aten.tanh(input)


class LogSigmoid(Module):
    """log(sigmoid(x)), computed so that it does not overflow.

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.LogSigmoid()(tt.tensor([-100.0, 0.0]))
    tensor([-100.0000,   -0.6931])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.logsigmoid(input)


class Softsign(Module):
    """`x / (1 + |x|)`, between -1 and 1.

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.Softsign()(tt.tensor([-1.0, 0.0, 3.0]))
    tensor([-0.5000,  0.0000,  0.7500])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.softsign(input)


class Tanhshrink(Module):
    """`x - tanh(x)`.

    Shapes: (*) -> (*), any shape. The layer has no parameters.

    >>> nn.Tanhshrink()(tt.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.2384,  0.0000,  0.2384])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.tanhshrink(input)


# ---- along a dimension -----------------------------------------------------------------------------------------------


class GLU(Module):
    """Gates one half of the input with the other: `a * sigmoid(b)`, where a and b are the halves along `dim`.

        dim   -1; the dimension that is halved

    Shapes: (*, 2 n, *) -> (*, n, *), 2 n at `dim`. The layer has no parameters.
    Errors: RuntimeError at the call if the size at `dim` is odd.

    >>> nn.GLU()(tt.tensor([3.0, 5.0, 0.0, 0.0]))
    tensor([1.5000, 2.5000])
    """

    def __init__(self, dim: int = -1) -> None:
        super().__init__()
        self.dim = dim

    def forward(self, input: Tensor) -> Tensor:
        return F.glu(input, self.dim)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"dim={self.dim}"


class _SoftmaxBase(Module):
    """What the softmaxes share: `dim`. Where it is None, nn.functional chooses one and warns.

    `_stacklevel=5` in the forwards makes the warning name the line that calls the module: the frames of forward and of
    Module.__call__ lie between it and nn.functional.
    """

    def __init__(self, dim: int | None = None) -> None:
        super().__init__()
        self.dim = dim

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        if not hasattr(self, "dim"):  # pickled by a version without `dim`
            self.dim = None

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        return f"dim={self.dim}"


class Softmax(_SoftmaxBase):
    """Makes probabilities of scores: exp(x) divided by its sum along `dim`.

        dim   the dimension whose numbers sum to 1. None guesses one (0 for inputs of 0, 1 or 3 dimensions, else 1)
              and warns

    Shapes: (*) -> (*). The layer has no parameters.

    >>> nn.Softmax(dim=1)(tt.tensor([[0.0, 0.0], [0.0, 1.0]]))
    tensor([[0.5000, 0.5000],
            [0.2689, 0.7311]])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.softmax(input, self.dim, _stacklevel=5)


class Softmin(_SoftmaxBase):
    """Softmax of -x: the smallest score gets the largest probability.

        dim   the dimension whose numbers sum to 1. None guesses one (0 for inputs of 0, 1 or 3 dimensions, else 1)
              and warns

    Shapes: (*) -> (*). The layer has no parameters.

    >>> nn.Softmin(dim=0)(tt.tensor([0.0, 1.0]))
    tensor([0.7311, 0.2689])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.softmin(input, self.dim, _stacklevel=5)


class LogSoftmax(_SoftmaxBase):
    """log(softmax(x)) along `dim`, computed so that it does not underflow.

        dim   the dimension whose numbers are a distribution's logarithms. None guesses one (0 for inputs of 0, 1 or
              3 dimensions, else 1) and warns

    Shapes: (*) -> (*). The layer has no parameters.

    >>> nn.LogSoftmax(dim=0)(tt.tensor([0.0, 1.0]))
    tensor([-1.3133, -0.3133])
    """

    def forward(self, input: Tensor) -> Tensor:
        return F.log_softmax(input, self.dim, _stacklevel=5)


class Softmax2d(Module):
    """Softmax over the channels, at each pixel.

    Shapes: (N, C, H, W) or (C, H, W) -> the same. The layer has no parameters.
    Errors: ValueError at the call for inputs of other ranks.

    >>> nn.Softmax2d()(tt.zeros(1, 4, 2, 2)).flatten()[:4]
    tensor([0.2500, 0.2500, 0.2500, 0.2500])
    """

    def forward(self, input: Tensor) -> Tensor:
        if input.dim() not in (3, 4):
            raise ValueError(f"Softmax2d: expected input to be 3D or 4D, got {input.dim()}D instead")
        return F.softmax(input, -3, _stacklevel=5)
