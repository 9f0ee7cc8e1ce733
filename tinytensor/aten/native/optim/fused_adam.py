"""A whole step of an optimizer as one operator: parameters, gradients and state of a group go in as lists.

    optimizer.step()  ->  _fused_adam_(params, grads, exp_avgs, ...)  ->  one kernel over a table of addresses

With GradScaler, a gradient is divided by `grad_scale` first and the quotient is stored in it; where `found_inf` is 1,
nothing happens. A kernel of CUDA reads these two, and a learning rate that is a tensor, where they are, so that the host waits
for nothing and a graph can record the step. These operators have no derivative, and the versions of the tensors that they
change are not counted up.

Mirrors aten/src/ATen/native/{FusedSGD,FusedAdam,FusedAdagrad}.cpp. Unlike in PyTorch,
tensors with gaps, or in another layout than their parameter, are copied for the kernel and written back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.optim.optim_stubs import fused_adagrad_stub, fused_adam_stub, fused_sgd_stub
from tinytensor.c10.error import check
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.scalar_type import float32, float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor
    from tinytensor.c10.metadata import Metadata

Tensors = Sequence["Tensor"]


class SGDOptions(NamedTuple):
    weight_decay: float
    momentum: float
    lr: Any  # a number, or a tensor that the kernel reads
    dampening: float
    nesterov: bool
    maximize: bool
    is_first_step: bool
    grad_scale: Any  # a number, a tensor that the kernel reads, or None
    found_inf: Any


class AdamOptions(NamedTuple):
    lr: Any
    beta1: float
    beta2: float
    weight_decay: float
    eps: float
    amsgrad: bool
    maximize: bool
    decoupled: bool
    grad_scale: Any  # a number, a tensor that the kernel reads, or None
    found_inf: Any


class AdagradOptions(NamedTuple):
    lr: Any
    lr_decay: float
    weight_decay: float
    eps: float
    maximize: bool
    grad_scale: Any  # a number, a tensor that the kernel reads, or None
    found_inf: Any


def _check_sizes(self: Tensors, **lists: tuple[Tensors, bool]) -> None:
    """RuntimeError unless each list is as long as `self`, or empty where it has to be (False)."""
    n = len(self)
    for name, (tensors, used) in lists.items():
        check(
            len(tensors) == (n if used else 0),
            f"Expected {name}.{'size() == n_tensors' if used else 'empty()'} to be true, but got false.  (Could this "
            "error message be improved?  If so, please report an enhancement request to PyTorch.)",
        )


def _value(x: Tensor | None, params: Tensors) -> Any:
    """A learning rate that came as a tensor, or `grad_scale`, or `found_inf`: the tensor itself for a kernel that reads it on
    the parameters' device, else its number.
    """
    if x is None:
        return None
    device = x.meta_.device
    if device.type == "cuda" and params and params[0].meta_.device is device:
        return x if x.meta_.dtype in (float32, float64) else F.to_dtype(x, float32)
    return F.item_default(x)


def _is_one(found_inf: Any) -> bool:
    return isinstance(found_inf, (int, float)) and found_inf == 1


def _run(stub: DispatchStub, name: str, lists: tuple[Tensors, ...], steps: Tensors | None, options: Any) -> None:
    """Bring tensors into the form that kernels want, and what was copied for that back."""
    params = lists[0]
    metas = [p.meta_.plain for p in params]
    device = metas[0].device
    if device.type == "meta":
        return
    dtype = metas[0].dtype
    dispatch(dtype, name, FLOATING_TYPES)
    # The kernel walks memory and not indices. Element i of a parameter and of its gradient and state must lie at the same place,
    # and between the first and the last element there must be nothing else.
    regular = all([m.dtype is dtype and m.is_non_overlapping_and_dense for m in metas])
    regular = regular and all([_alike([t.meta_ for t in some], metas) for some in lists[1:]])
    counted: tuple[Tensors, ...] = ()
    if steps is not None:
        counted = (steps,)
        if any([t.meta_.dtype is not float32 for t in steps]):
            counted = ([F.to_dtype(t, float32) for t in steps],)
    if regular:
        stub[device.type](*lists, *counted, options)
        return
    # Copying is no operation of the user's: autograd does not record it, and versions do not count it.
    with AutoDispatchBelowADInplaceOrView():
        copies = [[_in_order(t, dtype) for t in some] for some in lists]
        stub[device.type](*copies, *counted, options)
        for some, changed in zip(lists, copies, strict=True):
            for t, copy in zip(some, changed, strict=True):
                if t is not copy:
                    F.copy__default(t, copy)


def _alike(some: list[Metadata], metas: list[Metadata]) -> bool:
    """Whether each has the geometry and dtype of its parameter."""
    # Nearly always it is the same object. It need not be: the table of metadata may have been emptied in between.
    return some == metas or all(
        [a.sizes == b.sizes and a.strides == b.strides and a.dtype is b.dtype for a, b in zip(some, metas, strict=True)]
    )


def _in_order(t: Tensor, dtype: Any) -> Tensor:
    return F.clone_default(F.to_dtype(t, dtype), memory_format=contiguous_format)


def _fused_sgd_(
    self: Tensors,
    grads: Tensors,
    momentum_buffer_list: Tensors,
    weight_decay: float,
    momentum: float,
    lr: float,
    dampening: float,
    nesterov: bool,
    maximize: bool,
    is_first_step: bool,
    grad_scale: Tensor | None,
    found_inf: Tensor | None,
) -> None:
    """p -= lr * g, with momentum in `momentum_buffer_list`, which the first step fills."""
    inf = _value(found_inf, self)
    if _is_one(inf):
        return
    n, has_momentum = len(self), momentum != 0
    if len(grads) != n or len(momentum_buffer_list) != (n if has_momentum else 0):
        _check_sizes(self, grads=(grads, True), momentum_buffer_list=(momentum_buffer_list, has_momentum))
    scale = _value(grad_scale, self)
    options = SGDOptions(weight_decay, momentum, lr, dampening, nesterov, maximize, is_first_step, scale, inf)
    lists = (self, grads, momentum_buffer_list) if has_momentum else (self, grads)
    _run(fused_sgd_stub, "fused_sgd_kernel", lists, None, options)


def _fused_adam(
    decoupled: bool,
    self: Tensors,
    grads: Tensors,
    exp_avgs: Tensors,
    exp_avg_sqs: Tensors,
    max_exp_avg_sqs: Tensors,
    state_steps: Tensors,
    lr: float,
    beta1: float,
    beta2: float,
    weight_decay: float,
    eps: float,
    amsgrad: bool,
    maximize: bool,
    grad_scale: Tensor | None,
    found_inf: Tensor | None,
) -> None:
    inf = _value(found_inf, self)
    if _is_one(inf):
        return
    n = len(self)
    if not len(grads) == len(exp_avgs) == len(exp_avg_sqs) == len(state_steps) == n or (
        len(max_exp_avg_sqs) != (n if amsgrad else 0)
    ):
        _check_sizes(
            self,
            grads=(grads, True),
            exp_avgs=(exp_avgs, True),
            exp_avg_sqs=(exp_avg_sqs, True),
            max_exp_avg_sqs=(max_exp_avg_sqs, amsgrad),
            state_steps=(state_steps, True),
        )
    scale = _value(grad_scale, self)
    options = AdamOptions(lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, decoupled, scale, inf)
    lists: tuple[Tensors, ...] = (self, grads, exp_avgs, exp_avg_sqs)
    if amsgrad:
        lists += (max_exp_avg_sqs,)
    _run(fused_adam_stub, "fused_adamw_kernel" if decoupled else "fused_adam_kernel", lists, state_steps, options)


def _fused_adam_(self: Tensors, *args: Any) -> None:
    """A step of Adam; `state_steps` were counted up before."""
    _fused_adam(False, self, *args)


def _fused_adamw_(self: Tensors, *args: Any) -> None:
    """A step of Adam with decoupled weight decay."""
    _fused_adam(True, self, *args)


def _fused_adagrad_(
    self: Tensors,
    grads: Tensors,
    state_sums: Tensors,
    state_steps: Tensors,
    lr: float,
    lr_decay: float,
    weight_decay: float,
    eps: float,
    maximize: bool,
    grad_scale: Tensor | None,
    found_inf: Tensor | None,
) -> None:
    """A step of Adagrad; `state_steps` were counted up before."""
    inf = _value(found_inf, self)
    if _is_one(inf):
        return
    _check_sizes(self, grads=(grads, True), state_sums=(state_sums, True), state_steps=(state_steps, True))
    options = AdagradOptions(lr, lr_decay, weight_decay, eps, maximize, _value(grad_scale, self), inf)
    _run(fused_adagrad_stub, "fused_adagrad_kernel", (self, grads, state_sums), state_steps, options)


# the overloads whose learning rate is a tensor


def _fused_sgd__tensor_lr(
    self: Tensors, grads: Tensors, buffers: Tensors, decay: float, momentum: float, lr: Tensor, *args: Any
) -> None:
    _fused_sgd_(self, grads, buffers, decay, momentum, _value(lr, self), *args)


def _fused_adam__tensor_lr(
    self: Tensors, grads: Tensors, m: Tensors, v: Tensors, largest: Tensors, steps: Tensors, lr: Tensor, *args: Any
) -> None:
    _fused_adam(False, self, grads, m, v, largest, steps, _value(lr, self), *args)


def _fused_adamw__tensor_lr(
    self: Tensors, grads: Tensors, m: Tensors, v: Tensors, largest: Tensors, steps: Tensors, lr: Tensor, *args: Any
) -> None:
    _fused_adam(True, self, grads, m, v, largest, steps, _value(lr, self), *args)


def _fused_adagrad__tensor_lr(
    self: Tensors, grads: Tensors, sums: Tensors, steps: Tensors, lr: Tensor, *args: Any
) -> None:
    _fused_adagrad_(self, grads, sums, steps, _value(lr, self), *args)
