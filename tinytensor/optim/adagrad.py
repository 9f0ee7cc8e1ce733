"""Adagrad: the gradient over the root of the sum of all its squares so far.

    s = s + g * g                    clr = lr / (1 + (t - 1) * lr_decay)
    p = p - clr * g / (sqrt(s) + eps)

Duchi, Hazan and Singer 2011, "Adaptive subgradient methods for online learning and stochastic optimization". The sum only
grows, so steps shrink for ever; RMSprop and Adadelta replace it by a mean that forgets.

Mirrors torch/optim/adagrad.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.new_sparse import sparse_coo_tensor
from tinytensor.aten import functions as F
from tinytensor.c10.layout import preserve_format
from tinytensor.optim._step_support import (
    Lists4,
    _check_foreach,
    _check_lr,
    _check_not_negative,
    _check_state_steps,
    _device_dtype_check_for_fused,
    _fill_in,
    _group_tensors_by_device_and_dtype,
    _loss_of,
    _numbers_to_tensors,
    _scalar_state,
    _to_scalar,
    _use_grad_for_differentiable,
    _zero_state,
)
from tinytensor.optim.optimizer import Optimizer, ParamsT

__all__ = ["Adagrad", "adagrad"]


class Adagrad(Optimizer):
    """Adagrad: the gradient over the root of the sum of all its squares so far.

        s = s + g * g          p = p - lr / (1 + (t - 1) * lr_decay) * g / (sqrt(s) + eps)

        params         tensors, (name, tensor) pairs, or dicts, each a group with options of its own
        lr                          learning rate: 1e-2
        lr_decay                    how fast it falls with the step t: 0
        weight_decay                part of the parameter that is added to its gradient: 0
        initial_accumulator_value   where s starts: 0
        eps                         keeps the quotient finite: 1e-10
        foreach, fused   how it is computed, with the same result: by operators on lists; by one kernel
        maximize, differentiable   climb instead of descending; let gradients flow through the step: False

    State, from the beginning: step, sum (s). ValueError for negative options; RuntimeError for `fused` with `foreach`
    or `differentiable`.

    >>> p = tt.tensor([1.0, -2.0], requires_grad=True)
    >>> optimizer = optim.Adagrad([p], lr=0.1)
    >>> for _ in range(2):
    ...     optimizer.zero_grad()
    ...     (p * p).sum().backward()
    ...     optimizer.step()
    >>> p
    tensor([ 0.8331, -1.8311], requires_grad=True)
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1e-2,
        lr_decay: float = 0,
        weight_decay: float = 0,
        initial_accumulator_value: float = 0,
        eps: float = 1e-10,
        foreach: bool | None = None,
        *,
        maximize: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:
        _check_lr(lr)
        _check_not_negative(lr_decay__value=lr_decay, weight_decay__value=weight_decay)
        _check_not_negative(initial_accumulator_value__value=initial_accumulator_value, epsilon__value=eps)
        defaults = {
            "lr": lr,
            "lr_decay": lr_decay,
            "eps": eps,
            "weight_decay": weight_decay,
            "initial_accumulator_value": initial_accumulator_value,
            "foreach": foreach,
            "maximize": maximize,
            "differentiable": differentiable,
            "fused": fused,
        }
        super().__init__(params, defaults)
        if fused:
            if differentiable:
                raise RuntimeError("`fused` does not support `differentiable`")
            if foreach:
                raise RuntimeError("`fused` and `foreach` cannot be `True` together.")
            self._need_device_dtype_check_for_fused = True
            self._step_supports_amp_scaling = True
        # Unlike other optimizers: the state is there before the first step, and in the first state dict.
        for group in self.param_groups:
            for p in group["params"]:
                self._init_state(group, p)

    def _init_state(self, group: dict[str, Any], p: Tensor) -> dict[str, Any]:
        state = self.state[p]
        state["step"] = _zero_state(p.device, is_fused=True) if group["fused"] else _scalar_state(0.0)
        start = self.defaults["initial_accumulator_value"]
        state["sum"] = F.full_like(p, start, memory_format=preserve_format)
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        for group in self.param_groups:
            _fill_in(group, foreach=None, maximize=False, differentiable=False, fused=None)
            _numbers_to_tensors(self, group, "step")

    def share_memory(self) -> None:
        """Move the sums of squares to memory that processes share.

        >>> optimizer = optim.Adagrad([tt.ones(1, requires_grad=True)])
        >>> optimizer.share_memory()
        >>> next(iter(optimizer.state.values()))["sum"].is_shared()
        True
        """
        for group in self.param_groups:
            for p in group["params"]:
                self.state[p]["sum"].share_memory_()

    def _init_group(
        self,
        group: dict[str, Any],
        params: list[Tensor],
        grads: list[Tensor],
        state_sums: list[Tensor],
        state_steps: list[Tensor],
    ) -> None:
        for p in group["params"]:
            if p.grad is None:
                continue
            if group["fused"] and getattr(self, "_need_device_dtype_check_for_fused", True):
                _device_dtype_check_for_fused(p)
                self._need_device_dtype_check_for_fused = False
            params.append(p)
            grads.append(p.grad)
            # Parameters of groups that came later have no state yet.
            state = self.state[p] or self._init_state(group, p)
            state_sums.append(state["sum"])
            state_steps.append(state["step"])

    @_use_grad_for_differentiable
    def step(self, closure: Any = None) -> Any:
        """One update of all parameters that have a gradient.

        `closure`, if there is one, computes the loss and its gradients anew before; what it returned is returned.
        """
        loss = _loss_of(closure)
        for group in self.param_groups:
            lists: Lists4 = ([], [], [], [])
            self._init_group(group, *lists)
            adagrad(
                *lists,
                lr=group["lr"],
                weight_decay=group["weight_decay"],
                lr_decay=group["lr_decay"],
                eps=group["eps"],
                foreach=group["foreach"],
                maximize=group["maximize"],
                differentiable=group["differentiable"],
                fused=group["fused"],
                grad_scale=getattr(self, "grad_scale", None),
                found_inf=getattr(self, "found_inf", None),
            )
        return loss


def adagrad(
    params: list[Tensor],
    grads: list[Tensor],
    state_sums: list[Tensor],
    state_steps: list[Tensor],
    fused: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_sparse_grad: bool = False,
    foreach: bool | None = None,
    differentiable: bool = False,
    has_complex: bool = False,
    *,
    lr: float | Tensor,
    weight_decay: float,
    lr_decay: float,
    eps: float,
    maximize: bool,
) -> None:
    """The algorithm over lists, all of them changed in place."""
    _check_state_steps(state_steps)
    if fused:
        if any(grad.is_sparse for grad in grads):
            raise RuntimeError("`fused` does not support sparse grad or complex param")
        if params and differentiable:
            raise RuntimeError("adagrad with fused=True does not support differentiable=True")
        lists = [params, grads, state_sums, state_steps]
        _fused_adagrad(lists, grad_scale, found_inf, (lr, lr_decay, weight_decay, eps, maximize))
        return
    _check_foreach(foreach, differentiable)
    if grad_scale is not None or found_inf is not None:
        raise AssertionError("Expected grad_scale and found_inf to be None")
    lr = _to_scalar(lr)
    for param, grad, state_sum, step_t in zip(params, grads, state_sums, state_steps, strict=True):
        step_t += 1
        step = step_t.item()
        grad = -grad if maximize else grad
        if weight_decay != 0:
            if grad.is_sparse:
                raise RuntimeError("weight_decay option is not compatible with sparse gradients")
            grad = grad.add(param, alpha=weight_decay)
        clr = lr / (1 + (step - 1) * lr_decay)
        if grad.is_sparse:
            _step_sparse(param, grad, state_sum, clr, eps)
            continue
        state_sum.addcmul_(grad, grad, value=1)
        std = state_sum.sqrt() + eps if differentiable else state_sum.sqrt().add_(eps)
        param.addcdiv_(grad, std, value=-clr)


def _step_sparse(param: Tensor, grad: Tensor, state_sum: Tensor, clr: Any, eps: float) -> None:
    """Rows that the gradient has no entries for stay as they are."""
    grad = grad.coalesce()  # the update is not linear, so each row must be there once
    indices, values, size = grad._indices(), grad._values(), grad.size()

    def sparse(rows: Tensor) -> Tensor:
        return sparse_coo_tensor(indices, rows, size, check_invariants=False)

    state_sum.add_(sparse(values.pow(2)))
    std_values = state_sum.sparse_mask(grad)._values().sqrt_().add_(eps)
    param.add_(sparse(values / std_values), alpha=-clr)


def _fused_adagrad(
    lists: list[list[Tensor]], grad_scale: Tensor | None, found_inf: Tensor | None, options: tuple[Any, ...]
) -> None:
    if not lists[0]:
        return
    step: Any = F._fused_adagrad__tensor_lr if isinstance(options[0], Tensor) else F._fused_adagrad__default
    for device, some in _group_tensors_by_device_and_dtype(lists):
        scale = None if grad_scale is None else grad_scale.to(device)
        inf = None if found_inf is None else found_inf.to(device)
        F._foreach_add__Scalar(some[3], 1)
        step(*some, *options, scale, inf)
        if inf is not None:
            F._foreach_sub__List(some[3], [inf] * len(some[3]), 1)
