"""Adafactor: the second moment of a matrix kept as a column and a row, whose product stands for it.

    row = lerp(row, mean of squares of each row, t ** beta2_decay)         v = row @ column / mean of row
    update = g / sqrt(v), scaled down to a root mean square of d; steps are relative to the parameter's own size

For a matrix of n rows and m columns the state has n + m numbers instead of n * m. Of all matrices of rank one, row @ column /
mean is the nearest to the true second moment in the generalized Kullback-Leibler divergence. Shazeer and Stern 2018,
arXiv:1804.04235, algorithms 4 to 6.

Mirrors torch/optim/_adafactor.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.layout import preserve_format
from tinytensor.c10.type_info import finfo
from tinytensor.optim._step_support import (
    Lists6,
    _check_state_steps,
    _fill_in,
    _loss_of,
    _numbers_to_tensors,
    _refuse_sparse,
    _scalar_state,
    _to_scalar,
)
from tinytensor.optim.optimizer import Optimizer, ParamsT

__all__ = ["Adafactor", "adafactor"]


class Adafactor(Optimizer):
    """Adafactor: the second moment of a matrix kept as a column and a row, whose product stands for it.

        row = lerp(row, mean of squares of each row, t ** beta2_decay)         v = row @ column / mean of row
        update = g / sqrt(v), scaled down to a root mean square of d
        p = p - lr * max(eps2, root mean square of p) * update

        params         tensors, (name, tensor) pairs, or dicts, each a group with options of its own
        lr             largest relative step: 1e-2; the step is at most 1 / sqrt(t)
        beta2_decay    the exponent, at most 0, of how fast the second moment forgets: -0.8
        eps            (what v is at least, or None for the dtype's epsilon; what the parameter's size counts at least):
                       (None, 1e-3)
        d              how large an update may be, as a root mean square: 1.0
        weight_decay   the parameter shrinks by lr * weight_decay each step: 0
        foreach, maximize   as in Adam

    State: step; row_var and col_var of matrices, variance of vectors. ValueError for options out of range.

    >>> p = tt.tensor([1.0, -2.0], requires_grad=True)
    >>> optimizer = optim.Adafactor([p], lr=0.1)
    >>> for _ in range(2):
    ...     optimizer.zero_grad()
    ...     (p * p).sum().backward()
    ...     optimizer.step()
    >>> p
    tensor([ 0.7098, -1.7038], requires_grad=True)
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1e-2,
        beta2_decay: float = -0.8,
        eps: tuple[float | None, float] = (None, 1e-3),
        d: float = 1.0,
        weight_decay: float = 0.0,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
    ) -> None:
        if isinstance(lr, Tensor) and lr.numel() != 1:
            raise ValueError("Tensor lr must be 1-element")
        if not 0.0 <= lr:  # noqa: SIM300 - the order shows in the TypeError
            raise ValueError(f"Learning rate should be >= 0 but is: {lr}")
        if not 0.0 >= beta2_decay:  # noqa: SIM300
            raise ValueError(f"beta2_decay should be <= 0 but is: {beta2_decay}")
        if eps[0] is not None and not 0.0 <= eps[0]:  # noqa: SIM300 - the order shows in the TypeError
            raise ValueError(f"epsilon1 should be >= 0 but is: {eps[0]}")
        if not 0.0 <= eps[1]:  # noqa: SIM300 - the order shows in the TypeError
            raise ValueError(f"epsilon2 should be >= 0 but is: {eps[1]}")
        if not 1.0 <= d:  # noqa: SIM300
            raise ValueError(f"Clipping threshold d should be >= 1 but is: {d}")
        if not 0.0 <= weight_decay:  # noqa: SIM300 - the order shows in the TypeError
            raise ValueError(f"weight_decay should be >= 0 but is: {weight_decay}")
        defaults = {
            "lr": lr,
            "beta2_decay": beta2_decay,
            "eps": eps,
            "d": d,
            "weight_decay": weight_decay,
            "foreach": foreach,
            "maximize": maximize,
        }
        super().__init__(params, defaults)

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        for group in self.param_groups:
            _fill_in(group, foreach=None)
            _numbers_to_tensors(self, group, "step")

    def _init_group(
        self,
        group: dict[str, Any],
        params: list[Tensor],
        grads: list[Tensor],
        row_vars: list[Any],
        col_vars: list[Any],
        variances: list[Any],
        state_steps: list[Tensor],
    ) -> None:
        for p in group["params"]:
            grad = p.grad
            if grad is None:
                continue
            _refuse_sparse(self, grad)
            params.append(p)
            grads.append(grad)
            state = self.state[p]
            if not state:
                state["step"] = _scalar_state(0.0)
                if grad.dim() > 1:
                    sizes = list(grad.shape)
                    state["row_var"] = grad.new_zeros([*sizes[:-1], 1])
                    state["col_var"] = grad.new_zeros([*sizes[:-2], 1, sizes[-1]])
                else:
                    state["variance"] = F.zeros_like(grad, memory_format=preserve_format)
            row_vars.append(state.get("row_var"))
            col_vars.append(state.get("col_var"))
            variances.append(state.get("variance"))
            state_steps.append(state["step"])

    @no_grad()
    def step(self, closure: Any = None) -> Any:
        """One update of all parameters that have a gradient.

        `closure`, if there is one, computes the loss and its gradients anew before; what it returned is returned.
        """
        self._accelerator_graph_capture_health_check()
        loss = _loss_of(closure)
        for group in self.param_groups:
            lists: Lists6 = ([], [], [], [], [], [])
            eps1, eps2 = group["eps"]
            self._init_group(group, *lists)
            adafactor(
                *lists,
                d=group["d"],
                lr=group["lr"],
                beta2_decay=group["beta2_decay"],
                weight_decay=group["weight_decay"],
                eps1=eps1,
                eps2=eps2,
                foreach=group["foreach"],
                maximize=group["maximize"],
                grad_scale=getattr(self, "grad_scale", None),
                found_inf=getattr(self, "found_inf", None),
            )
        return loss


def _second_moment(grad: Tensor, row_var: Any, col_var: Any, variance: Any, weight: float, eps1: float) -> Tensor:
    if grad.dim() > 1:
        # The mean of squares, from the norm: grad * grad would be a second matrix as large as the gradient.
        for var, dim in ((row_var, -1), (col_var, -2)):
            var.lerp_(grad.norm(dim=dim, keepdim=True).square_().div_(grad.size(dim)), weight)
        return (row_var @ col_var).div_(row_var.mean(dim=-2, keepdim=True).clamp_(min=eps1))
    variance.lerp_(grad * grad, weight)
    return variance.clone()


def adafactor(
    params: list[Tensor],
    grads: list[Tensor],
    row_vars: list[Any],
    col_vars: list[Any],
    variances: list[Any],
    state_steps: list[Tensor],
    foreach: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    *,
    d: float,
    lr: Any,
    beta2_decay: float,
    weight_decay: float,
    eps1: float | None,
    eps2: float,
    maximize: bool,
) -> None:
    """The algorithm over lists; vectors have None for row and column, matrices for the variance."""
    _check_state_steps(state_steps)
    if grad_scale is not None or found_inf is not None:
        raise AssertionError("Grad scaling should occur outside of optimizer.step()")
    lr = _to_scalar(lr)
    for i, param in enumerate(params):
        grad = -grads[i] if maximize else grads[i]
        # As in PyTorch the first parameter's epsilon serves all of the list.
        if eps1 is None:
            eps1 = finfo(param.dtype).eps
        step_t = state_steps[i]
        step_t += 1
        step = step_t.item()
        rho = min(lr, 1 / step**0.5)
        alpha = max(eps2, param.norm(2).item() / param.numel() ** 0.5) * rho
        if weight_decay != 0:
            param.mul_(1 - lr * weight_decay)
        # The weight of the newest square falls as t ** beta2_decay: it is 1 in the first step, so no bias is to be corrected.
        estimate = _second_moment(grad, row_vars[i], col_vars[i], variances[i], step**beta2_decay, eps1)
        # Squared, for it is a bound of squares.
        update = estimate.clamp_(min=eps1 * eps1).rsqrt_()
        update.mul_(grad)
        denom = max(1.0, update.norm(2).item() / (update.numel() ** 0.5 * d))
        param.add_(update, alpha=-alpha / denom)
