"""SparseAdam: Adam that touches only the rows of its state that a sparse gradient has entries for.

Mirrors torch/optim/sparse_adam.py and torch/optim/_functional.py.
"""

from __future__ import annotations

import math
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.new_sparse import sparse_coo_tensor
from tinytensor.aten import functions as F
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.layout import preserve_format
from tinytensor.optim._step_support import _loss_of, _to_scalar
from tinytensor.optim.optimizer import Optimizer, ParamsT


class SparseAdam(Optimizer):
    """Adam for sparse gradients: moments and parameters change where the gradient has entries, and nowhere else.

        params     dense parameters whose gradients are sparse; or parameter groups
        lr         learning rate, a float or a tensor of one element
        betas      decay of the running means of the gradient and of its square, each in [0, 1)
        eps        added to the denominator
        maximize   climb instead of descending

    ValueError for options out of range, for no parameters and for sparse ones.

    >>> weight = tt.ones(3, 2, requires_grad=True)
    >>> optimizer = tt.optim.SparseAdam([weight], lr=0.5)
    >>> tt.nn.functional.embedding(tt.tensor([1]), weight, sparse=True).sum().backward()
    >>> optimizer.step()
    >>> weight
    tensor([[1.0000, 1.0000],
            [0.5000, 0.5000],
            [1.0000, 1.0000]], requires_grad=True)
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        maximize: bool = False,
    ) -> None:
        if isinstance(lr, Tensor) and lr.numel() != 1:
            raise ValueError("Tensor lr must be 1-element")
        if not 0.0 < lr:  # noqa: SIM300 - the order shows in the TypeError
            raise ValueError(f"Invalid learning rate: {lr}")
        if not 0.0 < eps:  # noqa: SIM300
            raise ValueError(f"Invalid epsilon value: {eps}")
        for index in (0, 1):
            if not 0.0 <= betas[index] < 1.0:
                raise ValueError(f"Invalid beta parameter at index {index}: {betas[index]}")
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "maximize": maximize})
        sparse = []
        for number, group in enumerate(self.param_groups):
            for place, p in enumerate(group["params"]):
                if p.is_sparse:
                    sparse.append([number, place])
        if sparse:
            raise ValueError(f"Sparse params at indices {sparse}: SparseAdam requires dense parameter tensors")

    @no_grad()
    def step(self, closure: Any = None) -> Any:
        """One update of all parameters that have a gradient.

        `closure`, if there is one, computes the loss and its gradients anew before; what it returned is returned.
        RuntimeError for a dense gradient.
        """
        loss = _loss_of(closure)
        for group in self.param_groups:
            beta1, beta2 = group["betas"]
            for p in group["params"]:
                if p.grad is None:
                    continue
                if not p.grad.is_sparse:
                    raise RuntimeError("SparseAdam does not support dense gradients, please consider Adam instead")
                state = self.state[p]
                if not state:
                    state["step"] = 0
                    state["exp_avg"] = F.zeros_like(p, memory_format=preserve_format)
                    state["exp_avg_sq"] = F.zeros_like(p, memory_format=preserve_format)
                state["step"] += 1
                _update(
                    p, p.grad, state["exp_avg"], state["exp_avg_sq"], state["step"], eps=group["eps"], beta1=beta1,
                    beta2=beta2, lr=_to_scalar(group["lr"]), maximize=group["maximize"],
                )  # fmt: skip
        return loss


def _update(
    param: Tensor,
    grad: Tensor,
    exp_avg: Tensor,
    exp_avg_sq: Tensor,
    step: int,
    *,
    eps: float,
    beta1: float,
    beta2: float,
    lr: Any,
    maximize: bool,
) -> None:
    grad = -grad if maximize else grad
    grad = grad.coalesce()  # the update is not linear, so each row must be there once
    indices, values, size = grad._indices(), grad._values(), grad.size()
    if values.numel() == 0:
        return

    def sparse(rows: Tensor) -> Tensor:
        return sparse_coo_tensor(indices, rows, size, check_invariants=False)

    # mean + (g - mean) * (1 - beta), at the rows of the gradient.
    old_exp_avg = exp_avg.sparse_mask(grad)._values()
    exp_avg_update = values.sub(old_exp_avg).mul_(1 - beta1)
    exp_avg.add_(sparse(exp_avg_update))
    old_exp_avg_sq = exp_avg_sq.sparse_mask(grad)._values()
    exp_avg_sq_update = values.pow(2).sub_(old_exp_avg_sq).mul_(1 - beta2)
    exp_avg_sq.add_(sparse(exp_avg_sq_update))
    numerator = exp_avg_update.add_(old_exp_avg)
    denominator = exp_avg_sq_update.add_(old_exp_avg_sq).sqrt_().add_(eps)
    step_size = lr * math.sqrt(1 - beta2**step) / (1 - beta1**step)
    param.add_(sparse(-step_size * numerator.div_(denominator)))
