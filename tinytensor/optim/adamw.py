"""AdamW: Adam whose weight decay shrinks the parameters themselves.

In Adam the decay is part of the gradient, so it is divided by the root of the second moment: weights with large gradients
decay less. Decoupled, all of them decay alike. Loshchilov and Hutter 2019, arXiv:1711.05101.

Mirrors torch/optim/adamw.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.optim.adam import Adam, adam
from tinytensor.optim.optimizer import ParamsT

__all__ = ["AdamW", "adamw"]


class AdamW(Adam):
    """AdamW: Adam whose weight decay shrinks the parameters themselves, by lr * weight_decay each step.

        p = p * (1 - lr * weight_decay), then as Adam without weight decay

    The arguments are those of Adam, without `decoupled_weight_decay`; `weight_decay` is 0.01 unless told otherwise.

    >>> p = tt.tensor([1.0, -2.0], requires_grad=True)
    >>> optimizer = optim.AdamW([p], lr=0.1)
    >>> for _ in range(2):
    ...     optimizer.zero_grad()
    ...     (p * p).sum().backward()
    ...     optimizer.step()
    >>> p
    tensor([ 0.7985, -1.7963], requires_grad=True)
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1e-3,
        betas: tuple[float | Tensor, float | Tensor] = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 1e-2,
        amsgrad: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:
        super().__init__(
            params,
            lr,
            betas,
            eps,
            weight_decay,
            amsgrad,
            foreach=foreach,
            maximize=maximize,
            capturable=capturable,
            differentiable=differentiable,
            fused=fused,
            decoupled_weight_decay=True,
        )

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        for group in self.param_groups:
            # States of earlier versions do not say it.
            group["decoupled_weight_decay"] = True


def adamw(*lists: Any, **options: Any) -> None:
    """`adam` with decoupled weight decay, over the same lists and options."""
    functional: Any = adam
    functional(*lists, **options, decoupled_weight_decay=True)
