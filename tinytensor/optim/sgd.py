"""Stochastic gradient descent, with momentum.

    g = grad + weight_decay * p
    b = g                                         at the first step
    b = momentum * b + (1 - dampening) * g        afterwards
    p = p - lr * (g + momentum * b  if nesterov  else  b)

Sutskever, Martens, Dahl and Hinton 2013, "On the importance of initialization and momentum in deep learning". There the
learning rate is part of the buffer; here it multiplies the buffer at the end, so a scheduler's new rate counts at once for
all that the buffer holds.

Mirrors torch/optim/sgd.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.optim._step_support import (
    _default_to_fused_or_foreach,
    _device_dtype_check_for_fused,
    _fill_in,
    _group_tensors_by_device_and_dtype,
    _loss_of,
    _to_scalar,
    _use_grad_for_differentiable,
)
from tinytensor.optim.optimizer import Optimizer, ParamsT

__all__ = ["SGD", "sgd"]


class SGD(Optimizer):
    """Stochastic gradient descent, with momentum if `momentum` is not zero.

        g = grad + weight_decay * p
        b = g at the first step, then momentum * b + (1 - dampening) * g
        p = p - lr * (g + momentum * b  if nesterov  else  b)

        params         tensors, (name, tensor) pairs, or dicts, each a group with options of its own
        lr             learning rate, a float or a tensor of one element: 1e-3
        momentum       how much of the last step is kept: 0
        dampening      how much less the gradient counts in the momentum: 0
        weight_decay   part of the parameter that is added to its gradient: 0
        nesterov       look one step of the momentum ahead: False
        foreach, fused   how it is computed, with the same result: by operators on lists; by one kernel
        maximize, differentiable   climb instead of descending; let gradients flow through the step: False

    State: momentum_buffer, like the parameter. ValueError for negative options, and for `nesterov` without momentum
    or with dampening; RuntimeError for `fused` with `foreach` or `differentiable`.

    >>> p = tt.tensor([1.0, -2.0], requires_grad=True)
    >>> optimizer = optim.SGD([p], lr=0.1, momentum=0.9)
    >>> for _ in range(2):
    ...     optimizer.zero_grad()
    ...     (p * p).sum().backward()
    ...     optimizer.step()
    >>> p
    tensor([ 0.4600, -0.9200], requires_grad=True)
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1e-3,
        momentum: float = 0,
        dampening: float = 0,
        weight_decay: float | Tensor = 0,
        nesterov: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:
        if isinstance(lr, Tensor) and lr.numel() != 1:
            raise ValueError("Tensor lr must be 1-element")
        if lr < 0.0:
            raise ValueError(f"Invalid learning rate: {lr}")
        if momentum < 0.0:
            raise ValueError(f"Invalid momentum value: {momentum}")
        if weight_decay < 0.0:
            raise ValueError(f"Invalid weight_decay value: {weight_decay}")
        if nesterov and (momentum <= 0 or dampening != 0):
            raise ValueError("Nesterov momentum requires a momentum and zero dampening")
        defaults = {
            "lr": lr,
            "momentum": momentum,
            "dampening": dampening,
            "weight_decay": weight_decay,
            "nesterov": nesterov,
            "maximize": maximize,
            "foreach": foreach,
            "differentiable": differentiable,
            "fused": fused,
        }
        super().__init__(params, defaults)
        if fused:
            self._step_supports_amp_scaling = True
            self._need_device_dtype_check_for_fused = True
            if differentiable:
                raise RuntimeError("`fused` does not support `differentiable`")
            if foreach:
                raise RuntimeError("`fused` and `foreach` cannot be `True` together.")

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        for group in self.param_groups:
            _fill_in(group, nesterov=False, maximize=False, foreach=None, differentiable=False, fused=False)

    def _init_group(
        self, group: dict[str, Any], params: list[Tensor], grads: list[Tensor], buffers: list[Tensor | None]
    ) -> None:
        check = group["fused"] and getattr(self, "_need_device_dtype_check_for_fused", True)
        has_momentum = group["momentum"] != 0
        for p in group["params"]:
            grad = p.grad
            if grad is None:
                continue
            if check:
                _device_dtype_check_for_fused(p)
                self._need_device_dtype_check_for_fused = check = False
            params.append(p)
            grads.append(grad)
            if has_momentum:
                buffers.append(self.state[p].get("momentum_buffer"))

    @_use_grad_for_differentiable
    def step(self, closure: Any = None) -> Any:
        """One update of all parameters that have a gradient.

        `closure`, if there is one, computes the loss and its gradients anew before; what it returned is returned.
        """
        loss = _loss_of(closure)
        for group in self.param_groups:
            params: list[Tensor] = []
            grads: list[Tensor] = []
            buffers: list[Tensor | None] = []
            self._init_group(group, params, grads, buffers)
            sgd(
                params,
                grads,
                buffers,
                weight_decay=group["weight_decay"],
                momentum=group["momentum"],
                lr=group["lr"],
                dampening=group["dampening"],
                nesterov=group["nesterov"],
                maximize=group["maximize"],
                foreach=group["foreach"],
                fused=group["fused"],
                grad_scale=getattr(self, "grad_scale", None),
                found_inf=getattr(self, "found_inf", None),
            )
            if buffers:
                for p, buffer in zip(params, buffers, strict=True):
                    self.state[p]["momentum_buffer"] = buffer
        return loss


def sgd(
    params: list[Tensor],
    d_p_list: list[Tensor],
    momentum_buffer_list: list[Tensor | None],
    has_sparse_grad: bool = False,
    foreach: bool | None = None,
    fused: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    *,
    weight_decay: float | Tensor,
    momentum: float,
    lr: float | Tensor,
    dampening: float,
    nesterov: bool,
    maximize: bool,
) -> None:
    """The algorithm over lists. Buffers that are None are made; they are written into the list."""
    if foreach is None and fused is None:
        fused, foreach = _default_to_fused_or_foreach(params, differentiable=False)
    options: dict[str, Any] = {
        "weight_decay": weight_decay,
        "momentum": momentum,
        "lr": lr,
        "dampening": dampening,
        "nesterov": nesterov,
        "maximize": maximize,
    }
    if fused and not foreach:
        _fused_sgd(params, d_p_list, momentum_buffer_list, grad_scale, found_inf, **options)
    else:
        # `foreach` comes here too: see Note [The order of a step] on what both must agree in.
        _single_tensor_sgd(params, d_p_list, momentum_buffer_list, grad_scale, found_inf, **options)


def _single_tensor_sgd(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    buffers: list[Tensor | None],
    grad_scale: Tensor | None,
    found_inf: Tensor | None,
    *,
    weight_decay: Any,
    momentum: float,
    lr: Any,
    dampening: float,
    nesterov: bool,
    maximize: bool,
) -> None:
    if grad_scale is not None or found_inf is not None:
        raise AssertionError("Expected grad_scale and found_inf to be None")
    lr = _to_scalar(lr)
    learn_lr = isinstance(lr, Tensor) and lr.requires_grad
    learn_decay = isinstance(weight_decay, Tensor) and weight_decay.requires_grad
    for i, param in enumerate(params):
        grad = -grads[i] if maximize else grads[i]
        if weight_decay != 0:
            # The clone is what the product saves for its gradient; the parameter itself will change.
            shrunk = grad.addcmul_(param.clone(), weight_decay) if learn_decay else None
            grad = grad.add(param, alpha=weight_decay) if shrunk is None else shrunk
        if momentum != 0:
            buf = buffers[i]
            # The first buffer is the gradient itself, without dampening. It is a copy: the buffer will be changed in place.
            if buf is None:
                buffers[i] = buf = grad.detach().clone()
            else:
                buf.mul_(momentum).add_(grad, alpha=1 - dampening)
            grad = grad.add(buf, alpha=momentum) if nesterov else buf
        if learn_lr:
            param.addcmul_(grad, lr, value=-1)
        else:
            param.add_(grad, alpha=-lr)


def _fused_sgd(
    params: list[Tensor],
    grads: list[Tensor],
    buffers: list[Tensor | None],
    grad_scale: Tensor | None,
    found_inf: Tensor | None,
    *,
    weight_decay: Any,
    momentum: float,
    lr: Any,
    dampening: float,
    nesterov: bool,
    maximize: bool,
) -> None:
    if not params:
        return
    if any(grad.is_sparse for grad in grads):
        raise RuntimeError("`_fused_sgd` does not support sparse gradients")
    # The kernel fills new buffers itself, as the first step does in the plain loop.
    first = momentum != 0 and all(buffer is None for buffer in buffers)
    if first:
        buffers[:] = [F.empty_like(grad) for grad in grads]
    step = F._fused_sgd__tensor_lr if isinstance(lr, Tensor) else F._fused_sgd__default
    for device, (some, some_grads, some_buffers) in _group_tensors_by_device_and_dtype([params, grads, buffers]):
        scale = None if grad_scale is None else grad_scale.to(device)
        inf = None if found_inf is None else found_inf.to(device)
        step(
            some, some_grads, some_buffers, weight_decay, momentum, lr, dampening, nesterov, maximize, first, scale, inf
        )
