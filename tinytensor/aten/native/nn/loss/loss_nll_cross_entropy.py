"""cross_entropy_loss: log_softmax, then nll_loss; or the scores against given probabilities.

Mirrors aten/src/ATen/native/LossNLL.cpp (`cross_entropy_loss`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.nn.loss.loss import MEAN, NONE
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def cross_entropy_loss(
    self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int, label_smoothing: float
) -> Tensor:
    """-log of the softmax of the scores at the target classes; a target of the scores' shape holds probabilities."""
    if self.meta.sizes == target.meta.sizes:
        dtype = target.meta.dtype
        check(
            dtype.is_floating_point,
            lambda: f"Expected floating point type for target with class probabilities, got {dtype.cpp_name}",
        )
        check(ignore_index < 0, "ignore_index is not supported for floating point target")
        return _probabilities(self, target, weight, reduction, label_smoothing)
    if label_smoothing > 0.0:
        return _label_smoothing(self, target, weight, reduction, ignore_index, label_smoothing)
    return F.nll_loss_nd_default(_log_softmax(self), target, weight, reduction, ignore_index)


def _class_dim(self: Tensor) -> int:
    return 0 if self.meta.dim == 1 else 1


def _log_softmax(self: Tensor) -> Tensor:
    return F.log_softmax_int(self, _class_dim(self), self.meta.dtype)


def _check_smoothing(label_smoothing: float) -> None:
    check(label_smoothing <= 1.0, lambda: f"label_smoothing must be between 0.0 and 1.0. Got: {label_smoothing:g}")


def _along_classes(weight: Tensor, ndim: int) -> Tensor:
    """The class weights as a tensor that broadcasts over batch and pixels."""
    shape = [1] * ndim
    shape[1 if ndim > 1 else 0] = weight.meta.sizes[0]
    return F.view_default(weight, tuple(shape))


def _probabilities(
    self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, label_smoothing: float
) -> Tensor:
    dim = _class_dim(self)
    check(self.meta.dim > 0, "Dimension specified as 1 but tensor has no dimensions", IndexError)
    classes = self.meta.sizes[dim]
    if weight is not None:
        m = weight.meta
        check(
            m.dim == 1 and m.numel == classes,
            lambda: (
                f"cross_entropy: weight tensor should be defined either for all {classes} classes or no classes but got "
                f"weight tensor of shape: {list(m.sizes)}"
            ),
        )
    input = _log_softmax(self)
    if label_smoothing > 0.0:
        _check_smoothing(label_smoothing)
        target = F.add_Scalar(F.mul_Scalar(target, 1 - label_smoothing), label_smoothing / classes)
    product = F.mul_Tensor(input, target)
    if weight is not None:
        product = F.mul_Tensor(product, _along_classes(weight, self.meta.dim))
    if reduction == NONE:
        return F.neg_default(F.sum_dim_IntList(product, (dim,)))
    loss = F.neg_default(F.sum_default(product))
    if reduction != MEAN:
        return loss
    if self.meta.numel == 0:
        return F.fill__Scalar(loss, float("nan"))
    return F.div_Scalar(loss, self.meta.numel // classes)


def _label_smoothing(
    self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int, label_smoothing: float
) -> Tensor:
    """A mixture of nll_loss and of the mean of -log-probabilities over all classes."""
    _check_smoothing(label_smoothing)
    dim = _class_dim(self)
    input = _log_softmax(self)
    nll = F.nll_loss_nd_default(input, target, weight, reduction, ignore_index)
    weighted = input if weight is None else F.mul_Tensor(input, _along_classes(weight, self.meta.dim))
    smooth = F.neg_default(F.sum_dim_IntList(weighted, (dim,)))
    ignored = F.eq_Scalar(target, ignore_index)
    smooth = F.masked_fill__Scalar(smooth, ignored, 0.0)
    if reduction == MEAN:
        counted = F.bitwise_not_default(ignored)
        factors = counted if weight is None else _weights_of(target, weight, ignored, counted)
        smooth = F.div_Tensor(F.sum_default(smooth), F.sum_default(factors))
    elif reduction != NONE:
        smooth = F.sum_default(smooth)
    scale = label_smoothing / self.meta.sizes[dim]
    return F.add_Tensor(F.mul_Scalar(nll, 1 - label_smoothing), F.mul_Scalar(smooth, scale))


def _weights_of(target: Tensor, weight: Tensor, ignored: Tensor, counted: Tensor) -> Tensor:
    """The class weight of every target that counts; without values it cannot be told how many those are."""
    if target.meta.device is cpu:
        return F.gather_default(weight, 0, F.flatten_using_ints(F.masked_select_default(target, counted)))
    found = F.gather_default(weight, 0, F.flatten_using_ints(F.masked_fill_Scalar(target, ignored, 0)))
    return F.masked_fill__Scalar(found, F.flatten_using_ints(ignored), 0)
