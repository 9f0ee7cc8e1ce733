"""torch.nn.functional: normalization by mean and variance, by the mean square, or by neighbouring channels.

The functions differ in what they take a mean over. For an input (N, C, *):

    batch_norm            N and *, for each channel
    instance_norm         *, for each sample and channel
    group_norm            * and the channels of a group, for each sample and group
    layer_norm, rms_norm  the last dimensions, whatever they are
    local_response_norm   `size` channels around each element

Mirrors torch/nn/functional.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.nn.functional.padding import pad
from tinytensor.nn.functional.pooling import avg_pool2d, avg_pool3d
from tinytensor.overrides import handle_call, has_torch_function

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def batch_norm(
    input: Tensor,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    training: bool = False,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Tensor:
    """Normalize every channel over batch and places. Shapes: (N, C, *), four times (C) -> (N, C, *).

    In training with the batch's mean and biased variance; the running ones move towards its mean and unbiased
    variance, in place, by `momentum`. Else with the running ones. ValueError for one value per channel in training.

    >>> x = tt.tensor([[1.0, 10.0], [3.0, 30.0]])
    >>> F.batch_norm(x, None, None, training=True)
    tensor([[-1.0000, -1.0000],
            [ 1.0000,  1.0000]])
    """
    if overrides.possible and has_torch_function((input, running_mean, running_var, weight, bias)):
        return handle_call(batch_norm, (input, running_mean, running_var, weight, bias), locals())
    if training:
        _verify_batch_size(input.size())
    if training and eps <= 0.0:
        raise ValueError(f"batch_norm eps must be positive during training, but got {eps}")
    if eps < 0.0:
        raise ValueError(f"batch_norm eps must be non-negative, but got {eps}")
    return F.batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, True)


def _verify_batch_size(size: Sequence[int]) -> None:
    """ValueError if a channel has one value: its variance is 0 then, and the unbiased one divides by 0."""
    count = size[0]
    for n in size[2:]:
        count *= n
    if count == 1:
        raise ValueError(f"Expected more than 1 value per channel when training, got input size {size}")


def _verify_spatial_size(size: Sequence[int]) -> None:
    """ValueError if a channel of a sample has one value."""
    count = 1
    for n in size[2:]:
        count *= n
    if count == 1:
        raise ValueError(f"Expected more than 1 spatial element when training, got input size {size}")


def instance_norm(
    input: Tensor,
    running_mean: Tensor | None = None,
    running_var: Tensor | None = None,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    use_input_stats: bool = True,
    momentum: float = 0.1,
    eps: float = 1e-5,
) -> Tensor:
    """Normalize every channel of every sample over its places. Shapes: (N, C, *), four times (C) -> (N, C, *).

    With `use_input_stats=False` by the running mean and variance. ValueError for one value per channel.

    >>> F.instance_norm(tt.tensor([[[1.0, 3.0], [10.0, 30.0]]]))
    tensor([[[-1.0000,  1.0000],
             [-1.0000,  1.0000]]])
    """
    if overrides.possible and has_torch_function((input, running_mean, running_var, weight, bias)):
        return handle_call(instance_norm, (input, running_mean, running_var, weight, bias), locals())
    # The same check for one sample: the batch does not count here.
    if use_input_stats:
        _verify_spatial_size(input.size())
    return F.instance_norm(input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, True)


def layer_norm(
    input: Tensor,
    normalized_shape: Sequence[int],
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-5,
) -> Tensor:
    """Normalize over the last dimensions, which are `normalized_shape`; weight and bias have that shape too.

    RuntimeError where the last dimensions are others.

    >>> F.layer_norm(tt.tensor([[1.0, 3.0], [10.0, 30.0]]), (2,))
    tensor([[-1.0000,  1.0000],
            [-1.0000,  1.0000]])
    """
    if overrides.possible and has_torch_function((input, weight, bias)):
        return handle_call(layer_norm, (input, weight, bias), locals())
    return F.layer_norm(input, normalized_shape, weight, bias, eps, True)


def group_norm(
    input: Tensor,
    num_groups: int,
    weight: Tensor | None = None,
    bias: Tensor | None = None,
    eps: float = 1e-5,
) -> Tensor:
    """Normalize every group of channels of every sample. Shapes: (N, C, *), (C), (C) -> (N, C, *).

    RuntimeError where `num_groups` does not divide the number of channels.

    >>> F.group_norm(tt.tensor([[1.0, 3.0, 10.0, 30.0]]), num_groups=2)
    tensor([[-1.0000,  1.0000, -1.0000,  1.0000]])
    """
    if overrides.possible and has_torch_function((input, weight, bias)):
        return handle_call(group_norm, (input, weight, bias), locals())
    if input.dim() < 2:
        raise RuntimeError(f"Expected at least 2 dimensions for input tensor but received {input.dim()}")
    # In place of (N, C, *) the check gets (N * C / groups, groups, *): it counts all sizes but the second.
    _verify_batch_size([input.size(0) * input.size(1) // num_groups, num_groups, *input.size()[2:]])
    return F.group_norm(input, num_groups, weight, bias, eps, True)


def rms_norm(
    input: Tensor, normalized_shape: Sequence[int], weight: Tensor | None = None, eps: float | None = None
) -> Tensor:
    """Divide by the root of the mean square over the last dimensions. eps None is the dtype's epsilon.

    `normalized_shape` is the last dimensions; `weight` has that shape.

    >>> F.rms_norm(tt.tensor([3.0, 4.0]), (2,))
    tensor([0.8485, 1.1314])
    """
    if overrides.possible and has_torch_function((input, weight)):
        return handle_call(rms_norm, (input, weight), locals())
    return F.rms_norm(input, normalized_shape, weight, eps)


def local_response_norm(input: Tensor, size: int, alpha: float = 1e-4, beta: float = 0.75, k: float = 1.0) -> Tensor:
    """input / (k + alpha * mean square of `size` neighbouring channels) ** beta. Shapes: (N, C, *) -> (N, C, *).

    ValueError for fewer than three dimensions.

    >>> F.local_response_norm(tt.ones(1, 2, 3), size=2)
    tensor([[[1.0000, 1.0000, 1.0000],
             [0.9999, 0.9999, 0.9999]]])
    """
    if overrides.possible and has_torch_function((input,)):
        return handle_call(local_response_norm, (input,), locals())
    dim = input.dim()
    if dim < 3:
        raise ValueError(f"Expected 3D or higher dimensionality                          input (got {dim} dimensions)")
    if input.numel() == 0:
        return input
    # A mean over neighbouring channels is an average pool along the dimension of channels. A dimension of size 1 is put before
    # it, where the pool expects channels. At the ends zeros are padded, and the sum is divided by `size` all the same.
    before, after = size // 2, (size - 1) // 2
    div = input.mul(input)
    if dim == 3:
        div = avg_pool2d(pad(div.unsqueeze(1), (0, 0, before, after)), (size, 1), stride=1).squeeze(1)
    else:
        # All spatial dimensions but the first are merged into one, so that one pool serves every rank.
        sizes = input.size()
        div = div.view(sizes[0], 1, sizes[1], sizes[2], -1)
        div = avg_pool3d(pad(div, (0, 0, 0, 0, before, after)), (size, 1, 1), stride=1).squeeze(1)
        div = div.view(sizes)
    return input / div.mul(alpha).add(k).pow(beta)
