"""gelu keeps zero, so it works on the elements in the order that they stand in.

Mirrors aten/src/ATen/native/mkldnn/Gelu.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.mkldnn.mkldnn_common import like, opaque_of, same_order
from tinytensor.c10.error import check

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _check_exact(approximate: str, name: str) -> None:
    check(approximate in ("none", "tanh"), "approximate argument must be either none or tanh.")
    check(approximate == "none", f"{name}: fast, approximate gelu is not supported")


def mkldnn_gelu(input: Tensor, approximate: str) -> Tensor:
    _check_exact(approximate, "mkldnn_gelu")
    return like(input, F.gelu(opaque_of(input)))


def mkldnn_gelu_backward(grad_output: Tensor, input: Tensor, approximate: str) -> Tensor:
    _check_exact(approximate, "mkldnn_gelu_backward")
    own = opaque_of(input)
    opaque_of(grad_output)  # refuses a dense gradient
    return like(input, F.gelu_backward(same_order(input, grad_output), own))
