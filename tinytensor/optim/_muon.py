"""Muon: momentum whose matrix is made orthogonal before it is subtracted, by a few steps of a Newton-Schulz iteration.

The orthogonal matrix nearest to U S V^T is U V^T: all directions of the update get the same length, also those that the
gradient hardly shows. An SVD would be exact and slow; the iteration is matrix products alone. Jordan et al. 2024, "Muon: an
optimizer for hidden layers in neural networks"; match_rms_adamw: Liu et al. 2025, arXiv:2502.16982.

Mirrors torch/optim/_muon.py.
"""

from __future__ import annotations

import math
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.grad_mode import no_grad
from tinytensor.c10.layout import preserve_format
from tinytensor.optim._step_support import _loss_of, _to_scalar
from tinytensor.optim.optimizer import Optimizer, ParamsT

__all__ = ["Muon"]

# The quintic a x + b x^3 + c x^5 is applied to each singular value. Its slope at 0 is large, so small ones grow fast; the price
# is that they do not converge to 1, but stay somewhere between about 0.5 and 1.5, which is good enough for an update.
DEFAULT_A, DEFAULT_B, DEFAULT_C = 3.4445, -4.7750, 2.0315
DEFAULT_NS_STEPS = 5
EPS = 1e-7


def _zeropower_via_newtonschulz(
    grad: Tensor, ns_coefficients: tuple[float, float, float], ns_steps: int, eps: float
) -> Tensor:
    """U V^T of a matrix U S V^T, roughly, in bfloat16."""
    if ns_steps >= 100:
        raise ValueError("Number of steps must be less than 100 for computational efficiency")
    if len(grad.shape) != 2:
        raise ValueError("Input tensor gradient must be a 2D matrix")
    if len(ns_coefficients) != 3:
        raise ValueError("Coefficients must be a tuple of exactly 3 values")
    a, b, c = ns_coefficients
    rows, columns = grad.shape
    # Lying, the matrix has the smaller Gram matrix.
    tall = rows > columns
    x = grad.bfloat16()
    if tall:
        x = x.T
    # No singular value is larger than the Frobenius norm, so all are at most 1 now; with larger ones the iteration diverges.
    # For a buffer in bfloat16 `x` is that buffer itself, and it is scaled too, as in PyTorch.
    x.div_(x.norm().clamp(min=eps))
    for _ in range(ns_steps):
        # With G = x x^T: a x + (b G + c G G) x, in two fused products.
        gram = x @ x.T
        x = F.addmm(x, F.addmm(gram, gram, gram, beta=b, alpha=c), x, beta=a)
    return x.T if tall else x


def _adjust_lr(lr: Any, adjust_lr_fn: str | None, param_shape: Any) -> Any:
    rows, columns = param_shape[:2]
    if adjust_lr_fn is None or adjust_lr_fn == "original":
        return lr * math.sqrt(max(1, rows / columns))
    if adjust_lr_fn == "match_rms_adamw":
        return lr * (0.2 * math.sqrt(max(rows, columns)))
    return lr


class Muon(Optimizer):
    """Muon: momentum whose matrix is made orthogonal before it is subtracted, by a few steps of a Newton-Schulz
    iteration.

        b = momentum * b + (1 - momentum) * grad          g = lerp(grad, b, momentum)  if nesterov  else  b
        p = p * (1 - lr * weight_decay) - adjusted lr * orthogonal(g)

        params            matrices only; ValueError for others
        lr                learning rate: 1e-3
        weight_decay      0.1
        momentum          0.95
        nesterov          True
        ns_coefficients   a, b, c of the iteration's a x + b x^3 + c x^5
        eps               the norm that the iteration starts from is at least this: 1e-7
        ns_steps          5; ValueError for 100 and more
        adjust_lr_fn      "original" (or None): lr * sqrt(max(1, rows / columns)); "match_rms_adamw": lr * 0.2 * sqrt(largest size)

    State: momentum_buffer.

    >>> p = tt.tensor([[1.0, 0.0], [0.0, 2.0]], requires_grad=True)
    >>> optimizer = optim.Muon([p], lr=0.1)
    >>> p.sum().backward()
    >>> optimizer.step()
    >>> p.shape
    torch.Size([2, 2])
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float = 1e-3,
        weight_decay: float = 0.1,
        momentum: float = 0.95,
        nesterov: bool = True,
        ns_coefficients: tuple[float, float, float] = (DEFAULT_A, DEFAULT_B, DEFAULT_C),
        eps: float = EPS,
        ns_steps: int = DEFAULT_NS_STEPS,
        adjust_lr_fn: str | None = None,
    ) -> None:
        if isinstance(lr, Tensor) and lr.numel() != 1:
            raise ValueError("Tensor lr must be 1-element")
        for name, value in (("Learning rate", lr), ("momentum", momentum), ("weight decay", weight_decay)):
            if not 0.0 <= value:  # noqa: SIM300 - the order shows in the TypeError
                raise ValueError(f"{name} should be >= 0 but is: {value}")
        if adjust_lr_fn is not None and adjust_lr_fn not in ["original", "match_rms_adamw"]:
            raise ValueError(f"Adjust learning rate function {adjust_lr_fn} is not supported")
        defaults = {
            "lr": lr,
            "weight_decay": weight_decay,
            "momentum": momentum,
            "nesterov": nesterov,
            "ns_coefficients": ns_coefficients,
            "eps": eps,
            "ns_steps": ns_steps,
            "adjust_lr_fn": adjust_lr_fn,
        }
        super().__init__(params, defaults)
        for group in self.param_groups:
            for p in group["params"]:
                if p.ndim != 2:
                    raise ValueError(
                        f"Muon only supports 2D parameters whereas we found a parameter with size: {p.size()}"
                    )

    @no_grad()
    def step(self, closure: Any = None) -> Any:
        """One update of all parameters that have a gradient.

        `closure`, if there is one, computes the loss and its gradients anew before; what it returned is returned.
        """
        loss = _loss_of(closure)
        for group in self.param_groups:
            lr, momentum = _to_scalar(group["lr"]), group["momentum"]
            for p in group["params"]:
                grad = p.grad
                if grad is None:
                    continue
                state = self.state[p]
                if "momentum_buffer" not in state:
                    state["momentum_buffer"] = F.zeros_like(grad, memory_format=preserve_format)
                buf = state["momentum_buffer"]
                buf.lerp_(grad, 1 - momentum)
                update = grad.lerp(buf, momentum) if group["nesterov"] else buf
                update = _zeropower_via_newtonschulz(update, group["ns_coefficients"], group["ns_steps"], group["eps"])
                p.mul_(1 - lr * group["weight_decay"])
                p.add_(update, alpha=-_adjust_lr(lr, group["adjust_lr_fn"], p.shape))
        return loss
