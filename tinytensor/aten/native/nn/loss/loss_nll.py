"""nll_loss: minus the log-probability of the right class; and cross_entropy_loss, which takes the log-softmax first.

A target names one class a row (nll_loss) or one a pixel (nll_loss2d). The kernel finds a target out of bounds, and the
operators raise the error, since a kernel cannot. loss_nll_stubs.py says what a kernel is given and returns.

Mirrors aten/src/ATen/native/LossNLL.cpp and LossNLL2d.cpp.
"""

from __future__ import annotations

from math import copysign, inf, nan
from typing import TYPE_CHECKING, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.factories.fill import fill__Scalar
from tinytensor.aten.native.nn.activation.soft_max import _log_softmax_impl, _log_softmax_meta
from tinytensor.aten.native.nn.loss import loss_nll_stubs as stubs
from tinytensor.aten.native.nn.loss.loss import MEAN, NONE
from tinytensor.aten.native.nn.loss.loss_nll_stubs import NllGeometry
from tinytensor.aten.native.shape.copy import clone, copy_
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.structured import planned
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check, check_value
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar import READABLE
from tinytensor.c10.scalar_type import float32, float64, int64, uint8
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


class NllPlan(NamedTuple):
    """Metadata of the loss and of the total weight."""

    out_metas: tuple[Metadata, ...]


class NllGradPlan(NamedTuple):
    out_meta: Metadata


# ---- one target a row ------------------------------------------------------------------------------------------------


def _check_target_dtype(target: Tensor) -> None:
    found = target.meta_.dtype
    check(
        found is int64 or found is uint8,
        lambda: f"expected target dtype to be Long or Byte, but got {found.cpp_name}",
    )


def _check_rows(self: Tensor, target: Tensor, forward: bool = True) -> None:
    """The forward call takes one class in a list for one row; PyTorch's gradient does not."""
    x, t = self.meta_, target.meta_
    check(0 < x.dim <= 2, "input tensor should be 1D or 2D")
    check(t.dim <= 1, "0D or 1D target tensor expected, multi-target not supported")
    _check_target_dtype(target)
    if x.dim == 1 and t.dim == 1 and forward:
        check_value(
            t.sizes[0] == 1,
            lambda: f"For 1D input, 1D target must have size 1, but got target size: {t.sizes[0]}",
        )
    elif x.dim != 1 or t.dim != 0:
        maybe_wrap_dim(0, t.dim, False)
        check(
            x.sizes[0] == t.sizes[0],
            lambda: f"size mismatch (got input: {list(x.sizes)}, target: {list(t.sizes)})",
        )


def _check_class_weight(weight: Tensor | None, classes: int) -> None:
    if weight is not None:
        m = weight.meta_
        check(
            m.dim == 1 and m.numel == classes,
            lambda: (
                f"weight tensor should be defined either for all {classes} classes or no classes but got weight tensor of "
                f"shape: {list(m.sizes)}"
            ),
        )


@planned
def nll_loss_forward_meta(
    outs: tuple[Tensor, Tensor] | None, self: Tensor, target: Tensor, weight: Tensor | None, reduction: int,
    ignore_index: int,
) -> NllPlan:  # fmt: skip
    """-weight[target] * self[target], summed up or averaged by weight, and the total weight."""
    _check_rows(self, target)
    m = self.meta_
    _check_class_weight(weight, m.sizes[-1])
    shape = (m.sizes[0],) if reduction == NONE and m.dim == 2 else ()
    return NllPlan((contiguous_metadata(shape, m.dtype, m.device), contiguous_metadata((), m.dtype, m.device)))


def nll_loss_forward_impl(
    plan: NllPlan, output: Tensor, total_weight: Tensor | None, self: Tensor, target: Tensor, weight: Tensor | None,
    reduction: int, ignore_index: int,
) -> None:  # fmt: skip
    _check_dtypes(self, target, weight, "nll_loss_out_frame")
    _forward(
        _row_geometry(self.meta_, target.meta_), output, total_weight, self, target, weight, reduction, ignore_index
    )


def _row_geometry(x: Metadata, t: Metadata) -> NllGeometry:
    key = ("nll_loss", t)
    return x.plans.get(key) or remember(x.plans, key, _make_row_geometry(x, t))


def _make_row_geometry(x: Metadata, t: Metadata) -> NllGeometry:
    # The kernel knows images only: rows are a batch of images of one pixel, and a vector is one row.
    rows, step = (x.sizes[0], x.strides[0]) if x.dim == 2 else (1, 0)
    return NllGeometry((rows, 1, 1), x.sizes[-1], (step, x.strides[-1], 0, 0), ((t.strides or (0,))[0], 0, 0))


def _check_dtypes(self: Tensor, target: Tensor, weight: Tensor | None, name: str) -> None:
    dtype = self.meta_.dtype
    dispatch(dtype, name, FLOATING_TYPES)
    if weight is not None:
        other = weight.meta_.dtype
        check(other is dtype, lambda: f"expected scalar type {dtype.cpp_name} but found {other.cpp_name}")


def _forward(
    g: NllGeometry, output: Tensor, total_weight: Tensor | None, self: Tensor, target: Tensor, weight: Tensor | None,
    reduction: int, ignore_index: int,
) -> None:  # fmt: skip
    if weight is not None:
        weight = _dense(weight)
    if self.meta_.device is not cpu:
        assert total_weight is not None
        _forward_on_device(g, output, total_weight, self, target, weight, reduction, ignore_index)
        return
    each = output if reduction == NONE and output.meta_.dim else None
    given, whole = output, output.meta_.is_contiguous
    if each is not None and not whole:
        each = empty_from_metadata(contiguous_metadata(output.meta_.sizes, output.meta_.dtype, cpu))
    loss, total, bad = stubs.nll_loss_stub["cpu"](g, each, self, target, weight, ignore_index)
    if bad is not None:
        raise IndexError(f"Target {bad} is out of bounds.")
    if each is None:
        if reduction == MEAN:
            loss = loss / total if total else _divided_by_zero(loss, total)
        _store(output, loss)
    elif each is not given:
        copy_(given, each, False)
    if total_weight is not None:
        _store(total_weight, total if each is None else 0.0)


def _store(t: Tensor, number: float) -> None:
    """Write the only element."""
    m = t.meta_
    if m.numel == 1 and (m.dtype is float32 or m.dtype is float64):
        READABLE[m.dtype].from_address(t.storage_.data_ptr + t.byte_offset_).value = number
    else:
        fill__Scalar(t, number)


def _forward_on_device(
    g: NllGeometry, output: Tensor, total_weight: Tensor, self: Tensor, target: Tensor, weight: Tensor | None,
    reduction: int, ignore_index: int,
) -> None:  # fmt: skip
    """The same without reading the sums back."""
    m = output.meta_
    each = reduction == NONE and m.dim > 0
    result = output if m.is_contiguous else empty_from_metadata(contiguous_metadata(m.sizes, m.dtype, m.device))
    stubs.nll_loss_on_device_stub[self.meta_.device.type](
        g, result, total_weight, self, target, weight, each, reduction == MEAN, ignore_index
    )
    if each:
        fill__Scalar(total_weight, 0)
    if result is not output:
        copy_(output, result, False)


def _divided_by_zero(loss: float, total: float) -> float:
    """What C++ makes of loss / total where the weights add up to 0: NaN or an infinity. Python would raise."""
    return nan if loss == 0 or loss != loss else copysign(inf, loss) * copysign(1.0, total)


def _dense(weight: Tensor) -> Tensor:
    """The class weights side by side."""
    return weight if weight.meta_.is_contiguous else clone(weight, contiguous_format)


@planned
def nll_loss_backward_meta(
    out: Tensor | None, grad_output: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, reduction: int,
    ignore_index: int, total_weight: Tensor,
) -> NllGradPlan:  # fmt: skip
    """-weight[target] * grad_output at the target, 0 elsewhere."""
    _check_rows(self, target, forward=False)
    m, grad, total = self.meta_, grad_output.meta_, total_weight.meta_
    check(
        total.numel == 1,
        lambda: (
            f"expected total_weight to be a  single element tensor, got: {list(total.sizes)} ({total.numel} elements)"
        ),
    )
    check(
        weight is None or weight.meta_.numel == m.sizes[-1],
        "weight tensor should be defined either for all or no classes",
    )
    if reduction == NONE and m.dim == 2:
        check(
            grad.dim == 1 and grad.sizes[0] == m.sizes[0],
            lambda: (
                f"Expected a tensor of dimension 1 and tensor.size[0] == {m.sizes[0]} but got: dimension {grad.dim} and "
                f"tensor.size[0] = {grad.sizes[0] if grad.dim else 0}"
            ),
        )
    else:
        check(
            grad.dim <= 1 and grad.numel == 1,
            lambda: f"Expected a single element grad_output tensor, but got: {list(grad.sizes)}",
        )
    return NllGradPlan(contiguous_metadata(tuple(m.sizes), m.dtype, m.device))


def nll_loss_backward_impl(
    plan: NllGradPlan, out: Tensor, grad_output: Tensor, self: Tensor, target: Tensor, weight: Tensor | None,
    reduction: int, ignore_index: int, total_weight: Tensor,
) -> None:  # fmt: skip
    _check_dtypes(self, target, weight, "nll_loss_backward_out_frame")
    g = _row_geometry(out.meta_, target.meta_)
    _backward(g, out, grad_output, target, weight, reduction, ignore_index, total_weight)


def _backward(
    g: NllGeometry, grad_input: Tensor, grad_output: Tensor, target: Tensor, weight: Tensor | None, reduction: int,
    ignore_index: int, total_weight: Tensor,
) -> None:  # fmt: skip
    fill__Scalar(grad_input, 0)
    weight = None if weight is None else _dense(weight)
    total = total_weight if reduction == MEAN else None
    grad_strides: tuple[int, ...] = (0, 0, 0)
    if reduction == NONE and grad_output.meta_.dim:
        grad_strides = (*grad_output.meta_.strides, 0, 0)[:3]
    bad = stubs.nll_loss_backward_stub[grad_input.meta_.device.type](
        g, grad_input, grad_output, grad_strides, target, weight, total, ignore_index
    )
    if bad is not None:
        raise IndexError(f"Target {bad} is out of bounds.")


# ---- one target a pixel ----------------------------------------------------------------------------------------------


def _check_pixels(self: Tensor, target: Tensor, weight: Tensor | None) -> None:
    x, t = self.meta_, target.meta_
    check(
        t.dim == 3,
        lambda: f"only batches of spatial targets supported (3D tensors) but got targets of dimension: {t.dim}",
    )
    check(
        x.dim == 4,
        lambda: f"only batches of spatial inputs supported (4D tensors), but got input of dimension: {x.dim}",
    )
    _check_target_dtype(target)
    check(
        weight is None or weight.meta_.numel == x.sizes[1],
        "weight tensor should be defined either for all or no classes",
    )
    check(
        (x.sizes[0], x.sizes[2], x.sizes[3]) == tuple(t.sizes),
        lambda: f"size mismatch (got input: {list(x.sizes)} , target: {list(t.sizes)}",
    )


def _pixel_geometry(x: Metadata, t: Metadata) -> NllGeometry:
    key = ("nll_loss2d", t)
    return x.plans.get(key) or remember(x.plans, key, _make_pixel_geometry(x, t))


def _make_pixel_geometry(x: Metadata, t: Metadata) -> NllGeometry:
    return NllGeometry(tuple(t.sizes), x.sizes[1], tuple(x.strides), tuple(t.strides))


def nll_loss2d_forward(
    self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int
) -> tuple[Tensor, Tensor]:
    """nll_loss for classes in dimension 1 of an image, and the total weight."""
    m = self.meta_
    empty = contiguous_metadata((0,), m.dtype, m.device)
    output, total_weight = empty_from_metadata(empty), empty_from_metadata(empty)
    return nll_loss2d_forward_output(self, target, weight, reduction, ignore_index, output, total_weight)


def nll_loss2d_forward_output(
    self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int, output: Tensor,
    total_weight: Tensor,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    _check_pixels(self, target, weight)
    resize_output(output, tuple(target.meta_.sizes) if reduction == NONE else ())
    resize_output(total_weight, ())
    if self.meta_.device.type != "meta":
        _check_dtypes(self, target, weight, "nll_loss2d_forward_out_frame")
        # The kernel for images has no version for uint8 targets.
        check(target.meta_.dtype is int64, "expected scalar type Long but found Byte")
        g = _pixel_geometry(self.meta_, target.meta_)
        _forward(g, output, total_weight, self, target, weight, reduction, ignore_index)
    return output, total_weight


def nll_loss2d_backward(
    grad_output: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int,
    total_weight: Tensor,
) -> Tensor:  # fmt: skip
    # On the CPU the gradient has the strides of the scores: if these are not row-major, PyTorch refuses.
    memory_format = contiguous_format if self.meta_.device.type == "cuda" else None
    with AutoDispatchBelowADInplaceOrView():
        grad_input = F.empty_like_default(self, memory_format=memory_format)
    return nll_loss2d_backward_grad_input(
        grad_output, self, target, weight, reduction, ignore_index, total_weight, grad_input
    )


def nll_loss2d_backward_grad_input(
    grad_output: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int,
    total_weight: Tensor, grad_input: Tensor,
) -> Tensor:  # fmt: skip
    _check_pixels(self, target, weight)
    resize_output(grad_input, tuple(self.meta_.sizes))
    check(grad_input.meta_.is_contiguous, "grad_input must be contiguous")
    wanted = tuple(target.meta_.sizes) if reduction == NONE else ()
    check(
        tuple(grad_output.meta_.sizes) == wanted or (not wanted and grad_output.meta_.numel == 1),
        lambda: (
            f"grad_output must have same dimension as target ({len(wanted)}) but got dimension: "
            f"{list(grad_output.meta_.sizes)}"
        ),
    )
    if self.meta_.device.type != "meta":
        _check_dtypes(self, target, weight, "nll_loss2d_backward_out_frame")
        g = _pixel_geometry(grad_input.meta_, target.meta_)
        _backward(g, grad_input, grad_output, target, weight, reduction, ignore_index, total_weight)
    return grad_input


# ---- compositions ----------------------------------------------------------------------------------------------------


def nll_loss(self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int) -> Tensor:
    return F.nll_loss_forward_default(self, target, weight, reduction, ignore_index)[0]


def nll_loss_out(
    self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int, out: Tensor
) -> Tensor:
    total_weight = F.new_empty_default(self, ())
    return F.nll_loss_forward_output(self, target, weight, reduction, ignore_index, out, total_weight)[0]


def nll_loss2d(self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int) -> Tensor:
    return F.nll_loss2d_forward_default(self, target, weight, reduction, ignore_index)[0]


def nll_loss2d_out(
    self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int, out: Tensor
) -> Tensor:
    total_weight = F.new_empty_default(self, ())
    return F.nll_loss2d_forward_output(self, target, weight, reduction, ignore_index, out, total_weight)[0]


def _nll_keys(self: Tensor, target: Tensor, weight: Tensor | None) -> int:
    keys = self.meta_.key_set | target.meta_.key_set
    return keys if weight is None else keys | weight.meta_.key_set


class _AtOnce(NamedTuple):
    """nll_loss of rows below the dispatcher and without the total weight; its arguments are checked."""

    made: Metadata
    geometry: NllGeometry
    by_one_call: bool

    def run(self, x: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int) -> Tensor:
        output = empty_from_metadata(self.made)
        if self.by_one_call:
            stub = stubs.nll_loss_of_rows_stub["cpu"]
            bad = stub(self.geometry, output, x, target, weight, reduction == MEAN, ignore_index)
            if bad is not None:
                raise IndexError(f"Target {bad} is out of bounds.")
        else:
            _forward(self.geometry, output, None, x, target, weight, reduction, ignore_index)
        return output


def _plan_at_once(self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int) -> _AtOnce:
    plan = nll_loss_forward_meta(None, self, target, weight, reduction, ignore_index)
    _check_dtypes(self, target, weight, "nll_loss_out_frame")
    m = self.meta_
    by_one_call = reduction != NONE and m.device is cpu and m.dtype in (float32, float64)
    by_one_call = by_one_call and (weight is None or weight.meta_.is_contiguous)
    return _AtOnce(plan.out_metas[0], _row_geometry(m, target.meta_), by_one_call)


def nll_loss_nd(self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int) -> Tensor:
    """nll_loss with the classes in dimension 1 of any number of dimensions; a vector is one sample."""
    rest = (weight, reduction, ignore_index)
    unseen = goes_unseen(_nll_keys(self, target, weight))
    key = ("nll_loss at once", target.meta_, weight if weight is None else weight.meta_, reduction)
    known = self.meta_.plans.get(key) if unseen else None
    if known is not None:
        return known.run(self, target, *rest)
    sizes, aim = tuple(self.meta_.sizes), tuple(target.meta_.sizes)
    if not sizes:
        raise ValueError(f"Expected 1 or more dimensions (got {len(sizes)})")
    batch = aim[0] if aim else 0  # of one number PyTorch takes the first size as 0
    if len(sizes) != 1 and sizes[0] != batch:
        raise ValueError(f"Expected input batch_size ({sizes[0]}) to match target batch_size ({batch}).")
    if len(sizes) <= 2:
        if unseen:
            return remember(self.meta_.plans, key, _plan_at_once(self, target, *rest)).run(self, target, *rest)
        return F.nll_loss_default(self, target, *rest)
    if len(sizes) == 4:
        return F.nll_loss2d_default(self, target, *rest)
    wanted = (sizes[0], *sizes[2:])
    check(aim[1:] == sizes[2:], lambda: f"Expected target size {list(wanted)}, got {list(aim)}")
    # Any number of spatial dimensions is one image of a single row. Without elements -1 would have no answer.
    image = (1, -1) if self.meta_.numel else (0, 0)
    self = F.view_default(F.contiguous_default(self), (*sizes[:2], *image))
    target = F.view_default(F.contiguous_default(target), (sizes[0], *((1, -1) if target.meta_.numel else (0, 0))))
    loss = F.nll_loss2d_default(self, target, *rest)
    return F.view_default(loss, wanted) if reduction == NONE else loss


# ---- cross_entropy_loss ----------------------------------------------------------------------------------------------


def cross_entropy_loss(
    self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int, label_smoothing: float
) -> Tensor:
    """-log of the softmax of the scores at the target classes; a target of the scores' shape holds probabilities."""
    if self.meta_.sizes == target.meta_.sizes:
        dtype = target.meta_.dtype
        check(
            dtype.is_floating_point,
            lambda: f"Expected floating point type for target with class probabilities, got {dtype.cpp_name}",
        )
        check(ignore_index < 0, "ignore_index is not supported for floating point target")
        return _probabilities(self, target, weight, reduction, label_smoothing)
    if label_smoothing > 0.0:
        return _label_smoothing(self, target, weight, reduction, ignore_index, label_smoothing)
    if self.meta_.numel and goes_unseen(_nll_keys(self, target, weight)):
        dim = _class_dim(self)
        plan = _log_softmax_meta(None, self, dim, False)
        scores = empty_from_metadata(plan.out_meta)
        _log_softmax_impl(plan, scores, self, dim, False)
        return nll_loss_nd(scores, target, weight, reduction, ignore_index)
    return F.nll_loss_nd_default(_log_softmax(self), target, weight, reduction, ignore_index)


def _class_dim(self: Tensor) -> int:
    return 0 if self.meta_.dim == 1 else 1


def _log_softmax(self: Tensor) -> Tensor:
    return F.log_softmax_int(self, _class_dim(self), self.meta_.dtype)


def _check_smoothing(label_smoothing: float) -> None:
    check(label_smoothing <= 1.0, lambda: f"label_smoothing must be between 0.0 and 1.0. Got: {label_smoothing:g}")


def _along_classes(weight: Tensor, ndim: int) -> Tensor:
    """The class weights as a tensor that broadcasts over batch and pixels."""
    shape = [1] * ndim
    shape[1 if ndim > 1 else 0] = weight.meta_.sizes[0]
    return F.view_default(weight, tuple(shape))


def _probabilities(
    self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, label_smoothing: float
) -> Tensor:
    dim = _class_dim(self)
    check(self.meta_.dim > 0, "Dimension specified as 1 but tensor has no dimensions", IndexError)
    classes = self.meta_.sizes[dim]
    if weight is not None:
        m = weight.meta_
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
        # A part of the probability is taken from the target and spread evenly over all classes.
        target = F.add_Scalar(F.mul_Scalar(target, 1 - label_smoothing), label_smoothing / classes)
    product = F.mul_Tensor(input, target)
    if weight is not None:
        product = F.mul_Tensor(product, _along_classes(weight, self.meta_.dim))
    if reduction == NONE:
        return F.neg_default(F.sum_dim_IntList(product, (dim,)))
    loss = F.neg_default(F.sum_default(product))
    if reduction != MEAN:
        return loss
    if self.meta_.numel == 0:
        return F.fill__Scalar(loss, float("nan"))
    # The mean over samples and pixels. Unlike nll_loss it does not divide by the sum of the weights, as in PyTorch.
    return F.div_Scalar(loss, self.meta_.numel // classes)


def _label_smoothing(
    self: Tensor, target: Tensor, weight: Tensor | None, reduction: int, ignore_index: int, label_smoothing: float
) -> Tensor:
    """A mixture of nll_loss and of the mean of -log-probabilities over all classes."""
    _check_smoothing(label_smoothing)
    dim = _class_dim(self)
    input = _log_softmax(self)
    nll = F.nll_loss_nd_default(input, target, weight, reduction, ignore_index)
    weighted = input if weight is None else F.mul_Tensor(input, _along_classes(weight, self.meta_.dim))
    smooth = F.neg_default(F.sum_dim_IntList(weighted, (dim,)))
    ignored = F.eq_Scalar(target, ignore_index)
    smooth = F.masked_fill__Scalar(smooth, ignored, 0.0)
    if reduction == MEAN:
        counted = F.bitwise_not_default(ignored)
        factors = counted if weight is None else _weights_of(target, weight, ignored, counted)
        smooth = F.div_Tensor(F.sum_default(smooth), F.sum_default(factors))
    elif reduction != NONE:
        smooth = F.sum_default(smooth)
    scale = label_smoothing / self.meta_.sizes[dim]
    return F.add_Tensor(F.mul_Scalar(nll, 1 - label_smoothing), F.mul_Scalar(smooth, scale))


def _weights_of(target: Tensor, weight: Tensor, ignored: Tensor, counted: Tensor) -> Tensor:
    """The class weight of every target that counts. A tensor without values cannot tell how many those are."""
    if target.meta_.device is cpu:
        return F.gather_default(weight, 0, F.flatten_using_ints(F.masked_select_default(target, counted)))
    found = F.gather_default(weight, 0, F.flatten_using_ints(F.masked_fill_Scalar(target, ignored, 0)))
    return F.masked_fill__Scalar(found, F.flatten_using_ints(ignored), 0)
