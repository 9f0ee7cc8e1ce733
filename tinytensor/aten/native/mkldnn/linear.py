"""linear: a matrix product. Its matrices are held row-major, so blocks of channels play no part in it.

Mirrors aten/src/ATen/native/mkldnn/Linear.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.mkldnn.mkldnn_common import adopt_dense, dense_of, opaque_of, primitive_fails
from tinytensor.c10.error import check
from tinytensor.c10.layout import _mkldnn, strided
from tinytensor.c10.metadata import Ints

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def mkldnn_linear(self: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    """self @ weight.T + bias, in self's dtype. Weight and bias may be dense."""
    m = self.meta_
    check(m.dim != 0, lambda: f"mkldnn_linear: input needs to has dim at least 1, input dim {m.dim}")
    check(m.layout is _mkldnn, "mkldnn_linear: input needs to be mkldnn layout")
    x = dense_of(self)
    w = F.to(dense_of(weight), m.dtype)
    b = None if bias is None else F.to(dense_of(bias), m.dtype)
    fits = w.meta_.dim == 2 and w.meta_.sizes[1] == m.sizes[-1] > 0
    if not fits or (b is not None and tuple(b.meta_.sizes) != (w.meta_.sizes[0],)):
        raise primitive_fails("inner product forward propagation")
    return adopt_dense(F.linear(x, w, b))


def mkldnn_linear_backward_input(input_size: Ints, grad_output: Tensor, weight: Tensor) -> Tensor:
    """grad_output @ weight, blocked."""
    w = _dense_weight(weight)
    opaque_of(grad_output)
    grad = dense_of(grad_output)
    return adopt_dense(F.reshape(F.matmul(grad, F.to(w, grad.meta_.dtype)), tuple(input_size)))


def mkldnn_linear_backward_weights(
    grad_output: Tensor, input: Tensor, weight: Tensor, bias_defined: bool
) -> tuple[Tensor, Tensor | None]:
    """The gradients of weight and bias, dense."""
    _dense_weight(weight)
    opaque_of(grad_output), opaque_of(input)
    grad, x = dense_of(grad_output), dense_of(input)
    rows = F.reshape(grad, (-1, grad.meta_.sizes[-1]))
    grad_weight = F.mm(F.t(rows), F.reshape(x, (-1, x.meta_.sizes[-1])))
    return grad_weight, F.sum(rows, 0) if bias_defined else None


def mkldnn_linear_backward(
    self: Tensor, grad_output: Tensor, weight: Tensor, output_mask: Sequence[bool]
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:
    grad_input, grad_weight, grad_bias = None, None, None
    if output_mask[0]:
        grad_input = F.mkldnn_linear_backward_input(tuple(self.meta_.sizes), grad_output, weight)
    if output_mask[1] or output_mask[2]:
        grad_weight, grad_bias = F.mkldnn_linear_backward_weights(grad_output, self, weight, output_mask[2])
    return grad_input, grad_weight, grad_bias


def _dense_weight(weight: Tensor) -> Tensor:
    """PyTorch trains dense weights only."""
    check(weight.meta_.layout is strided, "itensor_view_from_dense expects dense tensor input")
    return F.contiguous(weight)
