"""relu keeps zero, so it works on the elements in the order that they stand in; so does its gradient.

NaN stays NaN; oneDNN makes 0 of it.

Mirrors aten/src/ATen/native/mkldnn/Relu.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.mkldnn.mkldnn_common import like, opaque_of, same_order
from tinytensor.c10.overflows import Number

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def mkldnn_relu(input: Tensor) -> Tensor:
    return like(input, F.relu(opaque_of(input)))


def mkldnn_relu_(input: Tensor) -> Tensor:
    F.relu_(opaque_of(input))
    return input


def mkldnn_relu_backward(grad_output: Tensor, input: Tensor, threshold: Number) -> Tensor:
    """The gradient times 1 or 0, which makes -0 of a negative one. oneDNN has no threshold but 0."""
    own = opaque_of(input)
    opaque_of(grad_output)  # refuses a dense gradient
    grad = same_order(input, grad_output)
    return like(input, F.mul(grad, F.to(F.gt(own, 0), own.meta_.dtype)))
