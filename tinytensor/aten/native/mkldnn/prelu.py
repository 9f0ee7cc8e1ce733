"""prelu: a slope for all channels or one for each. It keeps zero, so the lanes of a block are done at once.

Mirrors aten/src/ATen/native/mkldnn/Prelu.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.mkldnn.mkldnn_common import (
    adopt_dense,
    dense_of,
    is_packed,
    like,
    opaque_of,
    over_lanes,
)
from tinytensor.c10.layout import _mkldnn

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def mkldnn_prelu(input: Tensor, weight: Tensor) -> Tensor:
    own = opaque_of(input)
    slopes = F.to(dense_of(weight), input.meta_.dtype)
    if slopes.meta_.numel == 1:
        return like(input, F._prelu_kernel(own, F.reshape(slopes, (1,) * own.meta_.dim)))
    if is_packed(input):
        return like(input, _by_channel(own, over_lanes(slopes)))
    return adopt_dense(_by_channel(dense_of(input), slopes))


def _by_channel(x: Tensor, slopes: Tensor) -> Tensor:
    """max(x, 0) + slope * min(x, 0), as oneDNN has it: a slope of 0 gives 0, not -0."""
    return F.add(F.relu(x), F.mul(slopes, F.clamp(x, max=0)))


def mkldnn_prelu_backward(grad_output: Tensor, input: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
    """The gradients of input and weight, the latter in the weight's layout. Works on unpacked elements."""
    opaque_of(grad_output), opaque_of(input)
    slopes = F.to(dense_of(weight), input.meta_.dtype)
    grads = F._prelu_kernel_backward(dense_of(grad_output), dense_of(input), slopes)
    summed = F.sum_to_size(grads[1], tuple(slopes.meta_.sizes))
    return adopt_dense(grads[0]), adopt_dense(summed) if weight.meta_.layout is _mkldnn else summed
