"""First values of parameters: functions that write to a tensor, unseen by autograd, and return it.

    kaiming_uniform_(w, nonlinearity="relu")    so that the variance of activations stays the same from layer to layer
    xavier_normal_(w), orthogonal_(w), ...

Random numbers come from `generator`, or from the generator that `tt.manual_seed` seeds: the same numbers for the same seed.

Mirrors torch/nn/init.py. The draws and their order are PyTorch's. The numbers are not, since the generator is another one.
"""

from __future__ import annotations

import functools
import math
import warnings
from collections.abc import Callable
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.generator import Generator
from tinytensor.c10.grad_mode import no_grad
from tinytensor.overrides import handle_torch_function, has_torch_function_unary

__all__ = [
    "calculate_gain", "constant", "constant_", "dirac", "dirac_", "eye", "eye_", "kaiming_normal", "kaiming_normal_",
    "kaiming_uniform", "kaiming_uniform_", "normal", "normal_", "ones_", "orthogonal", "orthogonal_", "sparse", "sparse_",
    "trunc_normal_", "uniform", "uniform_", "xavier_normal", "xavier_normal_", "xavier_uniform", "xavier_uniform_",
    "zeros_",
]  # fmt: skip

# A linear layer keeps the variance as it is: gain 1. The convolutions are linear, and PyTorch gives sigmoid 1 too. relu keeps
# half of the second moment, hence sqrt(2). The values of tanh and selu are PyTorch's and were found by experiment.
_GAINS = {
    **dict.fromkeys(("linear", "conv1d", "conv2d", "conv3d"), 1),
    **dict.fromkeys(("conv_transpose1d", "conv_transpose2d", "conv_transpose3d", "sigmoid"), 1),
    "tanh": 5.0 / 3,
    "relu": math.sqrt(2.0),
    "selu": 3.0 / 4,
}


def calculate_gain(nonlinearity: str, param: int | float | None = None) -> float:
    """By how much to scale weights before a nonlinearity, so that layers keep the variance.

        nonlinearity   "linear", "conv1d", ..., "sigmoid", "tanh", "relu", "leaky_relu", "selu"
        param          the slope of leaky_relu: 0.01

    Returns a float. ValueError for others, and for a slope that is no number.

    >>> nn.init.calculate_gain("relu"), nn.init.calculate_gain("leaky_relu", 1.0)
    (1.4142135623730951, 1.0)
    """
    if nonlinearity in _GAINS:
        return _GAINS[nonlinearity]
    if nonlinearity != "leaky_relu":
        raise ValueError(f"Unsupported nonlinearity {nonlinearity}")
    # He et al. 2015, equation 15: a leaky_relu passes (1 + slope²) / 2 of the second moment on.
    slope = 0.01 if param is None else param
    if isinstance(slope, bool) or not isinstance(slope, (int, float)):
        raise ValueError(f"negative_slope {param} not a valid number")
    return math.sqrt(2.0 / (1 + slope**2))


# ---- one distribution, or one value ----------------------------------------------------------------------------------


def _no_grad_uniform_(tensor: Tensor, a: float, b: float, generator: Generator | None = None) -> Tensor:
    with no_grad():
        return tensor.uniform_(a, b, generator=generator)


def _no_grad_normal_(tensor: Tensor, mean: float, std: float, generator: Generator | None = None) -> Tensor:
    with no_grad():
        return tensor.normal_(mean, std, generator=generator)


def _no_grad_fill_(tensor: Tensor, val: float) -> Tensor:
    with no_grad():
        return tensor.fill_(val)


def _no_grad_zero_(tensor: Tensor) -> Tensor:
    with no_grad():
        return tensor.zero_()


def uniform_(tensor: Tensor, a: float = 0.0, b: float = 1.0, generator: Generator | None = None) -> Tensor:
    """Fill the tensor with numbers drawn uniformly from [a, b), in place and without recording; returns it.

    `a` is 0, `b` is 1. `generator`: default, the default generator.

    >>> weight = nn.init.uniform_(tt.empty(3, 4), -1.0, 1.0)
    >>> weight.min() >= -1, weight.max() < 1
    (tensor(True), tensor(True))
    """
    if has_torch_function_unary(tensor):
        return handle_torch_function(uniform_, (tensor,), tensor=tensor, a=a, b=b, generator=generator)
    return _no_grad_uniform_(tensor, a, b, generator)


def normal_(tensor: Tensor, mean: float = 0.0, std: float = 1.0, generator: Generator | None = None) -> Tensor:
    """Fill the tensor with normally distributed numbers, in place and without recording; returns it.

    `mean` is 0, `std` is 1. `generator`: default, the default generator.

    >>> nn.init.normal_(tt.empty(2), mean=3.0, std=0.0)
    tensor([3., 3.])
    """
    if has_torch_function_unary(tensor):
        return handle_torch_function(normal_, (tensor,), tensor=tensor, mean=mean, std=std, generator=generator)
    return _no_grad_normal_(tensor, mean, std, generator)


def constant_(tensor: Tensor, val: float) -> Tensor:
    """Fill the tensor with one value, in place and without recording; returns it.

    >>> nn.init.constant_(tt.empty(2), 0.5)
    tensor([0.5000, 0.5000])
    """
    if has_torch_function_unary(tensor):
        return handle_torch_function(constant_, (tensor,), tensor=tensor, val=val)
    return _no_grad_fill_(tensor, val)


def ones_(tensor: Tensor) -> Tensor:
    """Fill the tensor with 1, in place and without recording; returns it.

    >>> nn.init.ones_(tt.empty(2))
    tensor([1., 1.])
    """
    return _no_grad_fill_(tensor, 1.0)


def zeros_(tensor: Tensor) -> Tensor:
    """Fill the tensor with 0, in place and without recording; returns it.

    >>> nn.init.zeros_(tt.empty(2))
    tensor([0., 0.])
    """
    return _no_grad_zero_(tensor)


def trunc_normal_(
    tensor: Tensor, mean: float = 0.0, std: float = 1.0, a: float = -2.0, b: float = 2.0,
    generator: Generator | None = None,
) -> Tensor:  # fmt: skip
    """Fill the tensor with normally distributed numbers in [a, b]: what falls outside is drawn again. In place;
    returns it.

        mean, std   of the distribution before values are refused: 0, 1
        a, b        -2, 2, numbers, not multiples of std
        generator   default: the default generator

    Where [a, b] is likely, candidates are normal; where it is far out, they are uniform in [a, b] and kept with the
    probability of their density. Warns if the mean is more than 2 `std` outside.

    >>> weight = nn.init.trunc_normal_(tt.empty(100), a=-0.5, b=0.5)
    >>> weight.abs().max() <= 0.5
    tensor(True)
    """
    return _no_grad_trunc_normal_(tensor, mean, std, a, b, generator)


def _no_grad_trunc_normal_(
    tensor: Tensor, mean: float, std: float, a: float, b: float, generator: Generator | None = None
) -> Tensor:
    if tensor.is_meta:
        return tensor
    if mean < a - 2 * std or mean > b + 2 * std:
        warnings.warn(
            "mean is more than 2 std from [a, b] in nn.init.trunc_normal_. The distribution of values may be incorrect.",
            stacklevel=3,
        )

    # The distribution function gives the share of normal draws that lie in [a, b] and would be kept. Below 30 %, uniform
    # candidates are refused less often.
    def norm_cdf(x: float) -> float:
        return (1.0 + math.erf((x - mean) / std / math.sqrt(2.0))) / 2.0

    with no_grad():
        if norm_cdf(b) - norm_cdf(a) > 0.3:
            return _trunc_normal_from_normal(tensor, mean, std, a, b, generator)
        return _trunc_normal_from_uniform(tensor, mean, std, a, b, generator)


def _trunc_normal_from_normal(tensor: Tensor, mean: float, std: float, a: float, b: float, generator: Any) -> Tensor:
    """Normal draws; those outside of [a, b] are drawn again until none is left."""
    # The bounds are rounded to the tensor's dtype, since a draw that rounds to the same number as a bound counts as inside.
    low, high = tensor.new_tensor(a, device="cpu").item(), tensor.new_tensor(b, device="cpu").item()
    result = tensor.normal_(mean, std, generator=generator)
    while True:
        outside = (result < low) | (result > high)
        if not outside.any():
            break
        result = F.where(outside, F.empty_like(result).normal_(mean, std, generator=generator), result)
    return tensor if tensor is result else tensor.copy_(result)


def _trunc_normal_from_uniform(tensor: Tensor, mean: float, std: float, a: float, b: float, generator: Any) -> Tensor:
    """Rejection sampling: candidates are uniform in [a, b], and one at x is kept with the probability density(x) / peak.

    All comparisons are between logarithms, since far out in the tail the density itself underflows.
    """
    peak = -0.5 * ((max(a, min(mean, b)) - mean) / std) ** 2  # the highest log density in [a, b]
    candidates, chance = F.empty_like(tensor), F.empty_like(tensor)

    # Overwrites `candidates` with their log densities. Their values must have been copied before.
    def refused() -> Tensor:
        candidates.sub_(mean).div_(std).pow_(2).mul_(-0.5).sub_(peak)
        return chance.uniform_(generator=generator).log_().gt(candidates)

    candidates.copy_(tensor.uniform_(a, b, generator=generator))
    pending = refused()
    result = tensor
    while pending.any():
        candidates.uniform_(a, b, generator=generator)
        result = F.where(pending, candidates, result)
        pending = F.where(pending, refused(), pending)
    return tensor if tensor is result else tensor.copy_(result)


# ---- by fan-in and fan-out -------------------------------------------------------------------------------------------


def _calculate_fan_in_and_fan_out(tensor: Tensor) -> tuple[int, int]:
    """(inputs that an output of the layer is computed from, outputs that an input goes into)."""
    if tensor.dim() < 2:
        raise ValueError("Fan in and fan out can not be computed for tensor with fewer than 2 dimensions")
    inputs, outputs = tensor.size(1), tensor.size(0)
    field = math.prod(tensor.shape[2:]) if tensor.dim() > 2 else 1
    return inputs * field, outputs * field


def _calculate_correct_fan(tensor: Tensor, mode: str) -> int:
    """One of the two fans, by name in any case. ValueError for another name."""
    mode = mode.lower()
    valid_modes = ["fan_in", "fan_out"]
    if mode not in valid_modes:
        raise ValueError(f"Mode {mode} not supported, please use one of {valid_modes}")
    return _calculate_fan_in_and_fan_out(tensor)[valid_modes.index(mode)]


def xavier_uniform_(tensor: Tensor, gain: float = 1.0, generator: Generator | None = None) -> Tensor:
    """Fill with uniform numbers of variance gain² · 2 / (fan_in + fan_out), in place; returns the tensor (Glorot,
    Bengio 2010).

        tensor      (out, in, *window); fan_in is in times the window's size, fan_out is out times it
        gain        see `calculate_gain`: 1
        generator   default: the default generator

    ValueError for fewer than two dimensions.

    >>> weight = nn.init.xavier_uniform_(tt.empty(2, 4))
    >>> weight.abs().max() <= 1
    tensor(True)
    """
    # U(-b, b) has the variance b² / 3, hence the factor sqrt(3).
    bound = math.sqrt(3.0) * gain * math.sqrt(2.0 / sum(_calculate_fan_in_and_fan_out(tensor)))
    with no_grad():
        return tensor.uniform_(-bound, bound, generator=generator)


def xavier_normal_(tensor: Tensor, gain: float = 1.0, generator: Generator | None = None) -> Tensor:
    """Fill with normal numbers of variance gain² · 2 / (fan_in + fan_out), in place; returns the tensor.

    Arguments and errors are those of `xavier_uniform_`.

    >>> nn.init.xavier_normal_(tt.empty(2, 4)).shape
    torch.Size([2, 4])
    """
    std = gain * math.sqrt(2.0 / sum(_calculate_fan_in_and_fan_out(tensor)))
    with no_grad():
        return tensor.normal_(0.0, std, generator=generator)


def _kaiming_std(tensor: Tensor, a: float, mode: str, nonlinearity: str) -> float:
    """A sum of `fan` products has `fan` times the variance of one; gain / sqrt(fan) makes up for it."""
    fan = _calculate_correct_fan(tensor, mode)
    return calculate_gain(nonlinearity, a) / math.sqrt(fan)


def kaiming_uniform_(
    tensor: Tensor, a: float = 0, mode: str = "fan_in", nonlinearity: str = "leaky_relu",
    generator: Generator | None = None,
) -> Tensor:  # fmt: skip
    """Fill with uniform numbers of variance gain² / fan, in place; returns the tensor (He et al. 2015).

        tensor         (out, in, *window)
        a              the slope of leaky_relu: 0
        mode           "fan_in" keeps the variance of activations, "fan_out" that of gradients
        nonlinearity   for the gain, see `calculate_gain`: "leaky_relu"
        generator      default: the default generator

    ValueError for fewer than two dimensions or another mode; a warning for a tensor without elements.

    >>> weight = nn.init.kaiming_uniform_(tt.empty(2, 6))
    >>> weight.abs().max() <= 1
    tensor(True)
    """
    if has_torch_function_unary(tensor):
        return handle_torch_function(
            kaiming_uniform_, (tensor,), tensor=tensor, a=a, mode=mode, nonlinearity=nonlinearity, generator=generator
        )
    if 0 in tensor.shape:
        warnings.warn("Initializing zero-element tensors is a no-op", stacklevel=2)
        return tensor
    # U(-b, b) has the variance b² / 3, hence the factor sqrt(3).
    bound = math.sqrt(3.0) * _kaiming_std(tensor, a, mode, nonlinearity)
    with no_grad():
        return tensor.uniform_(-bound, bound, generator=generator)


def kaiming_normal_(
    tensor: Tensor, a: float = 0, mode: str = "fan_in", nonlinearity: str = "leaky_relu",
    generator: Generator | None = None,
) -> Tensor:  # fmt: skip
    """Fill with normal numbers of variance gain² / fan, in place; returns the tensor.

    Arguments and errors are those of `kaiming_uniform_`.

    >>> nn.init.kaiming_normal_(tt.empty(2, 4)).shape
    torch.Size([2, 4])
    """
    if 0 in tensor.shape:
        warnings.warn("Initializing zero-element tensors is a no-op", stacklevel=2)
        return tensor
    std = _kaiming_std(tensor, a, mode, nonlinearity)
    with no_grad():
        return tensor.normal_(0, std, generator=generator)


# ---- with a structure ------------------------------------------------------------------------------------------------


def eye_(tensor: Tensor) -> Tensor:
    """Make the matrix the identity, in place; returns it. ValueError unless it has two dimensions.

    >>> nn.init.eye_(tt.empty(2, 3))
    tensor([[1., 0., 0.],
            [0., 1., 0.]])
    """
    if tensor.ndimension() != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    # eye would set the flag of `out` to the default of its argument, False.
    with no_grad():
        F.eye(*tensor.shape, out=tensor, requires_grad=tensor.requires_grad)
    return tensor


def dirac_(tensor: Tensor, groups: int = 1) -> Tensor:
    """Make it a convolution's weight that gives the input back, channel by channel, as far as there are channels. In
    place.

        tensor   (out, in, *window), one to three dimensions of window; the 1 stands in its middle
        groups   of the convolution: 1

    Returns the tensor. ValueError for other ranks, and where `groups` does not divide the output channels.

    >>> weight = nn.init.dirac_(tt.empty(2, 2, 3))
    >>> F.conv1d(tt.tensor([[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]]), weight, padding=1)
    tensor([[[1., 2., 3.],
             [4., 5., 6.]]])
    """
    if tensor.ndimension() not in (3, 4, 5):
        raise ValueError("Only tensors with 3, 4, or 5 dimensions are supported")
    out_channels, in_channels, *window = tensor.shape
    if out_channels % groups != 0:
        raise ValueError("dim 0 must be divisible by groups")
    if tensor.is_meta:
        return tensor
    # Channels of the output are numbered through all groups, those of the input within each group.
    in_group = out_channels // groups
    centre = tuple(size // 2 for size in window)
    with no_grad():
        tensor.zero_()
        for group in range(groups):
            for channel in range(min(in_group, in_channels)):
                tensor[(group * in_group + channel, channel, *centre)] = 1
    return tensor


def orthogonal_(tensor: Tensor, gain: float = 1, generator: Generator | None = None) -> Tensor:
    """Make rows, or columns if there are fewer, orthogonal and of length `gain`, at random. In place; returns the
    tensor.

    Dimensions after the first count as one. `gain` is 1. ValueError for fewer than two dimensions.

    >>> q = nn.init.orthogonal_(tt.empty(2, 3))
    >>> tt.allclose(q @ q.mT, tt.eye(2), atol=1e-5)
    True
    """
    if tensor.ndimension() < 2:
        raise ValueError("Only tensors with 2 or more dimensions are supported")
    if tensor.numel() == 0 or tensor.is_meta:
        return tensor
    rows = tensor.shape[0]
    columns = tensor.numel() // rows
    # Saxe et al. 2013. QR gives orthogonal columns, so the matrix must be a tall one: a wide one is transposed before and
    # after.
    flattened = tensor.new_empty((rows, columns)).normal_(0, 1, generator=generator)
    if rows < columns:
        flattened.t_()
    q, r = F.linalg_qr(flattened)
    # With the signs of r's diagonal taken out, q is uniform among all orthogonal matrices (Mezzadri 2007).
    q *= F.diag(r, 0).sign()
    if rows < columns:
        q.t_()
    with no_grad():
        tensor.view_as(q).copy_(q)
        tensor.mul_(gain)
    return tensor


def sparse_(tensor: Tensor, sparsity: float, std: float = 0.01, generator: Generator | None = None) -> Tensor:
    """Fill a matrix with normal numbers, with a part of each column, at random places, set to zero. In place; returns
    it.

        sparsity    the part, between 0 and 1
        std         0.01
        generator   default: the default generator

    ValueError unless it has two dimensions.

    >>> (nn.init.sparse_(tt.empty(4, 3), sparsity=0.5) == 0).sum(0)
    tensor([2, 2, 2])
    """
    if tensor.ndimension() != 2:
        raise ValueError("Only tensors with 2 dimensions are supported")
    if tensor.is_meta:
        return tensor
    rows, columns = tensor.shape
    # Martens 2010. A column holds the weights of one input, and each has the same number of zeros. Their places are drawn from
    # the default generator, whatever `generator` is, as in PyTorch.
    zeros = math.ceil(sparsity * rows)
    with no_grad():
        tensor.normal_(0, std, generator=generator)
        for column in range(columns):
            tensor[F.randperm(rows)[:zeros], column] = 0
    return tensor


# ---- old names -------------------------------------------------------------------------------------------------------


def _deprecated(function: Callable[..., Tensor]) -> Callable[..., Tensor]:
    """The function under its name without the last underscore, with a FutureWarning."""
    name = function.__name__

    @functools.wraps(function)
    def old(*args: Any, **kwargs: Any) -> Tensor:
        warnings.warn(
            f"`nn.init.{name[:-1]}` is now deprecated in favor of `nn.init.{name}`.", FutureWarning, stacklevel=2
        )
        return function(*args, **kwargs)

    old.__name__ = old.__qualname__ = name[:-1]
    return old


uniform, normal, constant = _deprecated(uniform_), _deprecated(normal_), _deprecated(constant_)
eye, dirac, orthogonal, sparse = _deprecated(eye_), _deprecated(dirac_), _deprecated(orthogonal_), _deprecated(sparse_)
xavier_uniform, xavier_normal = _deprecated(xavier_uniform_), _deprecated(xavier_normal_)
kaiming_uniform, kaiming_normal = _deprecated(kaiming_uniform_), _deprecated(kaiming_normal_)
