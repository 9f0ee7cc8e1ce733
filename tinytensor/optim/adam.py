"""Adam: the step is the mean of the gradient over the root of the mean of its square, both decaying with time.

    m = lerp(m, g, 1 - beta1)                v = beta2 * v + (1 - beta2) * g * g
    p = p - lr / (1 - beta1 ** t) * m / (sqrt(v / (1 - beta2 ** t)) + eps)

With `amsgrad`, the largest v so far takes the place of v. With `decoupled_weight_decay` (AdamW), p shrinks by
lr * weight_decay instead of g growing by weight_decay * p.

Mirrors torch/optim/adam.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.layout import preserve_format
from tinytensor.optim._step_support import (
    Lists6,
    _check_betas,
    _check_capturable,
    _check_foreach,
    _check_not_negative,
    _check_state_steps,
    _default_to_fused_or_foreach,
    _device_dtype_check_for_fused,
    _fill_in,
    _get_value,
    _group_tensors_by_device_and_dtype,
    _loss_of,
    _numbers_to_tensors,
    _refuse_sparse,
    _scalar_state,
    _to_scalar,
    _use_grad_for_differentiable,
    _zero_state,
)
from tinytensor.optim.optimizer import Optimizer, ParamsT

__all__ = ["Adam", "adam"]


def _check_tensor_betas(betas: tuple[Any, Any], foreach: Any, capturable: Any) -> None:
    if not (
        (isinstance(betas[0], float) and isinstance(betas[1], float))
        or (isinstance(betas[0], Tensor) and isinstance(betas[1], Tensor))
    ):
        raise ValueError("betas must be either both floats or both Tensors")
    for index, beta in enumerate(betas):
        if isinstance(beta, Tensor):
            if not capturable and foreach:
                raise ValueError(f"betas[{index}] as a Tensor is not supported for capturable=False and foreach=True")
            if beta.numel() != 1:
                raise ValueError(f"Tensor betas[{index}] must be 1-element")


class Adam(Optimizer):
    """Adam: the step is the mean of the gradient over the root of the mean of its square, both decaying with time.

        m = beta1 * m + (1 - beta1) * g          v = beta2 * v + (1 - beta2) * g * g
        p = p - lr / (1 - beta1 ** t) * m / (sqrt(v / (1 - beta2 ** t)) + eps)

        params         tensors, (name, tensor) pairs, or dicts, each a group with options of its own
        lr                       learning rate, a float or a tensor of one element: 1e-3
        betas                    (beta1, beta2), how slowly both means forget: (0.9, 0.999)
        eps                      keeps the quotient finite: 1e-8
        weight_decay             part of the parameter that is added to its gradient: 0
        amsgrad                  use the largest v so far: False
        decoupled_weight_decay   shrink the parameter by lr * weight_decay instead, as AdamW: False
        foreach, fused, capturable   how it is computed, with the same result: by operators on lists; by one kernel;
                       without reading numbers
        maximize, differentiable   climb instead of descending; let gradients flow through the step: False

    State: step (a tensor without dimensions), exp_avg, exp_avg_sq, and max_exp_avg_sq with `amsgrad`. ValueError for
    options out of range; RuntimeError for `fused` with `foreach` or `differentiable`.

    >>> p = tt.tensor([1.0, -2.0], requires_grad=True)
    >>> optimizer = optim.Adam([p], lr=0.1)
    >>> for _ in range(2):
    ...     optimizer.zero_grad()
    ...     (p * p).sum().backward()
    ...     optimizer.step()
    >>> p
    tensor([ 0.8004, -1.8002], requires_grad=True)
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1e-3,
        betas: tuple[float | Tensor, float | Tensor] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        amsgrad: bool = False,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
        capturable: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
        decoupled_weight_decay: bool = False,
    ) -> None:
        if isinstance(lr, Tensor):
            if foreach and not capturable:
                raise ValueError("lr as a Tensor is not supported for capturable=False and foreach=True")
            if lr.numel() != 1:
                raise ValueError("Tensor lr must be 1-element")
        _check_not_negative(learning__rate=lr, epsilon__value=eps)
        _check_betas(betas)
        _check_not_negative(weight_decay__value=weight_decay)
        _check_tensor_betas(betas, foreach, capturable)
        defaults = {
            "lr": lr,
            "betas": tuple(map(_to_scalar, betas)),
            "eps": eps,
            "weight_decay": weight_decay,
            "amsgrad": amsgrad,
            "maximize": maximize,
            "foreach": foreach,
            "capturable": capturable,
            "differentiable": differentiable,
            "fused": fused,
            "decoupled_weight_decay": decoupled_weight_decay,
        }
        super().__init__(params, defaults)
        if fused:
            if differentiable:
                raise RuntimeError("`fused` does not support `differentiable`")
            self._step_supports_amp_scaling = True
            if foreach:
                raise RuntimeError("`fused` and `foreach` cannot be `True` together.")

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        for group in self.param_groups:
            _fill_in(group, amsgrad=False, maximize=False, foreach=None, capturable=False, differentiable=False)
            _fill_in(group, decoupled_weight_decay=False, fused=None)
            _numbers_to_tensors(self, group, "step")

    def _init_group(
        self,
        group: dict[str, Any],
        params: list[Tensor],
        grads: list[Tensor],
        exp_avgs: list[Tensor],
        exp_avg_sqs: list[Tensor],
        max_exp_avg_sqs: list[Tensor],
        state_steps: list[Tensor],
    ) -> None:
        amsgrad = group["amsgrad"]
        for p in group["params"]:
            grad = p.grad
            if grad is None:
                continue
            _refuse_sparse(self, grad)
            params.append(p)
            grads.append(grad)
            state = self.state[p]
            if not state:
                self._init_state(group, p, state)
            exp_avgs.append(state["exp_avg"])
            exp_avg_sqs.append(state["exp_avg_sq"])
            if amsgrad:
                max_exp_avg_sqs.append(state["max_exp_avg_sq"])
            state_steps.append(state["step"])
        if group["differentiable"] and any(step.requires_grad for step in state_steps):
            raise RuntimeError("`requires_grad` is not supported for `step` in differentiable mode")
        if params and group["foreach"] and isinstance(group["lr"], Tensor) and not group["capturable"]:
            raise RuntimeError("lr as a Tensor is not supported for capturable=False and foreach=True")

    def _init_state(self, group: dict[str, Any], p: Tensor, state: dict[str, Any]) -> None:
        if group["fused"]:
            _device_dtype_check_for_fused(p)
        on_device = group["capturable"] or group["fused"]
        state["step"] = _zero_state(p.device, group["fused"]) if on_device else _scalar_state(0.0)
        state["exp_avg"] = F.zeros_like(p, memory_format=preserve_format)
        state["exp_avg_sq"] = F.zeros_like(p, memory_format=preserve_format)
        if group["amsgrad"]:
            state["max_exp_avg_sq"] = F.zeros_like(p, memory_format=preserve_format)

    @_use_grad_for_differentiable
    def step(self, closure: Any = None) -> Any:
        """One update of all parameters that have a gradient.

        `closure`, if there is one, computes the loss and its gradients anew before; what it returned is returned.
        """
        self._accelerator_graph_capture_health_check()
        loss = _loss_of(closure)
        for group in self.param_groups:
            lists: Lists6 = ([], [], [], [], [], [])
            beta1, beta2 = group["betas"]
            self._init_group(group, *lists)
            adam(
                *lists,
                amsgrad=group["amsgrad"],
                beta1=beta1,
                beta2=beta2,
                lr=group["lr"],
                weight_decay=group["weight_decay"],
                eps=group["eps"],
                maximize=group["maximize"],
                foreach=group["foreach"],
                capturable=group["capturable"],
                differentiable=group["differentiable"],
                fused=group["fused"],
                grad_scale=getattr(self, "grad_scale", None),
                found_inf=getattr(self, "found_inf", None),
                decoupled_weight_decay=group["decoupled_weight_decay"],
            )
        return loss


def adam(
    params: list[Tensor],
    grads: list[Tensor],
    exp_avgs: list[Tensor],
    exp_avg_sqs: list[Tensor],
    max_exp_avg_sqs: list[Tensor],
    state_steps: list[Tensor],
    foreach: bool | None = None,
    capturable: bool = False,
    differentiable: bool = False,
    fused: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    decoupled_weight_decay: bool = False,
    *,
    amsgrad: bool,
    beta1: float | Tensor,
    beta2: float | Tensor,
    lr: float | Tensor,
    weight_decay: float,
    eps: float,
    maximize: bool,
) -> None:
    """The algorithm over lists, all of them changed in place."""
    if fused is None and foreach is None:
        _, foreach = _default_to_fused_or_foreach(params, differentiable)
        # Chosen by us, not by the caller: a tensor as learning rate would be refused there, so the plain loop takes it.
        foreach = foreach and not (isinstance(lr, Tensor) and not capturable)
    _check_state_steps(state_steps)
    options = {
        "amsgrad": amsgrad,
        "beta1": _to_scalar(beta1),
        "beta2": _to_scalar(beta2),
        "lr": _to_scalar(lr),
        "weight_decay": weight_decay,
        "eps": eps,
        "maximize": maximize,
        "capturable": capturable,
        "differentiable": differentiable,
        "decoupled": decoupled_weight_decay,
    }
    lists = params, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps
    if fused:
        _fused_adam(*lists, grad_scale, found_inf, **options)
        return
    if foreach and params and not capturable:
        for value, name, error in (
            (lr, "lr", RuntimeError),
            (beta1, "beta1", ValueError),
            (beta2, "beta2", ValueError),
        ):
            if isinstance(value, Tensor):
                raise error(f"{name} as a Tensor is not supported for capturable=False and foreach=True")
    if foreach:
        _check_capturable(capturable, params, state_steps, supports_xla=False)
    if grad_scale is not None or found_inf is not None:
        raise AssertionError("Expected grad_scale and found_inf to be None")
    if params:
        _check_foreach(foreach, differentiable)
    _check_capturable(capturable, params, state_steps)
    _single_tensor_adam(*lists, **options)


def _single_tensor_adam(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    exp_avgs: Sequence[Tensor],
    exp_avg_sqs: Sequence[Tensor],
    max_exp_avg_sqs: Sequence[Tensor],
    state_steps: Sequence[Tensor],
    *,
    amsgrad: bool,
    beta1: Any,
    beta2: Any,
    lr: Any,
    weight_decay: Any,
    eps: float,
    maximize: bool,
    capturable: bool,
    differentiable: bool,
    decoupled: bool,
) -> None:
    # Gradients with respect to a hyperparameter need an operator that takes it as a tensor; those are slower, and round otherwise.
    beta1_tensor = isinstance(beta1, Tensor)
    learn_decay = differentiable and isinstance(weight_decay, Tensor) and weight_decay.requires_grad
    learn_beta2 = differentiable and isinstance(beta2, Tensor) and beta2.requires_grad
    for i, param in enumerate(params):
        grad = -grads[i] if maximize else grads[i]
        exp_avg, exp_avg_sq, step_t = exp_avgs[i], exp_avg_sqs[i], state_steps[i]
        step_t += 1
        # The decay comes before the moments: coupled, it is a part of the gradient that both of them see.
        if weight_decay != 0:
            if decoupled:
                param.mul_(1 - lr * weight_decay)
            elif learn_decay:
                grad = grad.addcmul_(param.clone(), weight_decay)
            else:
                grad = grad.add(param, alpha=weight_decay)
        near = beta1.to(device=param.device, dtype=param.dtype, non_blocking=True) if beta1_tensor else beta1
        exp_avg.lerp_(grad, 1 - near)
        if learn_beta2:
            exp_avg_sq.lerp_(F.square(grad), weight=1 - beta2)
        else:
            exp_avg_sq.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
        if capturable or differentiable:
            largest = max_exp_avg_sqs[i] if amsgrad else None
            _update_without_numbers(param, exp_avg, exp_avg_sq, largest, step_t, beta1, beta2, lr, eps, differentiable)
            continue
        # As Python numbers: the corrections are computed in double precision, whatever the parameter's dtype.
        step = step_t.item()
        step_size = lr / (1 - beta1**step)
        bias_correction2_sqrt = (1 - beta2**step) ** 0.5
        if amsgrad:
            exp_avg_sq = F.maximum(max_exp_avg_sqs[i], exp_avg_sq, out=max_exp_avg_sqs[i])
        # The root is taken before it is corrected, and eps is added last. Any other order rounds otherwise than PyTorch does.
        denom = (exp_avg_sq.sqrt() / bias_correction2_sqrt).add_(eps)
        param.addcdiv_(exp_avg, denom, value=-step_size)


def _update_without_numbers(
    param: Tensor,
    exp_avg: Tensor,
    exp_avg_sq: Tensor,
    largest: Tensor | None,
    step: Tensor,
    beta1: Any,
    beta2: Any,
    lr: Any,
    eps: float,
    differentiable: bool,
) -> None:
    """The last lines of the loop, with no number read out of a tensor: a number has no gradient, and is no part of a graph.

    With `differentiable`, what the next step will change in place is cloned where an operator saves it.
    """
    # A base that wants a gradient saves the exponent, which the next step counts up.
    corrections = [
        1 - beta ** (step.clone() if differentiable and isinstance(beta, Tensor) and beta.requires_grad else step)
        for beta in (beta1, beta2)
    ]
    # addcdiv takes its factor as a number, so the step size is divided into the denominator: m * s / d = m / (d / s), and
    # eps is divided by it too.
    step_size_neg = (lr / corrections[0]).neg()
    bias_correction2_sqrt = corrections[1].sqrt()
    if largest is not None:
        largest.copy_(F.maximum(largest.clone() if differentiable else largest, exp_avg_sq))
        exp_avg_sq = largest
    denom = (exp_avg_sq.sqrt() / (bias_correction2_sqrt * step_size_neg)).add_(eps / step_size_neg)
    param.addcdiv_(exp_avg.clone() if differentiable else exp_avg, denom)


def _fused_adam(
    params: list[Tensor],
    grads: list[Tensor],
    exp_avgs: list[Tensor],
    exp_avg_sqs: list[Tensor],
    max_exp_avg_sqs: list[Tensor],
    state_steps: list[Tensor],
    grad_scale: Tensor | None,
    found_inf: Tensor | None,
    *,
    amsgrad: bool,
    beta1: Any,
    beta2: Any,
    lr: Any,
    weight_decay: Any,
    eps: float,
    maximize: bool,
    capturable: bool,
    differentiable: bool,
    decoupled: bool,
) -> None:
    if not params:
        return
    if differentiable:
        raise RuntimeError("Adam with fused=True does not support differentiable=True")
    by_tensor = isinstance(lr, Tensor)
    step: Any
    if decoupled:
        step = F._fused_adamw__tensor_lr if by_tensor else F._fused_adamw__default
    else:
        step = F._fused_adam__tensor_lr if by_tensor else F._fused_adam__default
    beta1, beta2 = _get_value(beta1), _get_value(beta2)
    everything = [params, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs, state_steps]
    for device, lists in _group_tensors_by_device_and_dtype(everything):
        scale = None if grad_scale is None else grad_scale.to(device)
        inf = None if found_inf is None else found_inf.to(device)
        steps = lists[5]
        F._foreach_add__Scalar(steps, 1)
        step(*lists, lr, beta1, beta2, weight_decay, eps, amsgrad, maximize, scale, inf)
        # With an infinite gradient the kernel has changed nothing, so this step does not count. `inf` is 1 then, else 0; a
        # subtraction asks no device for its value.
        if inf is not None:
            F._foreach_sub__List(steps, [inf] * len(steps), 1)
