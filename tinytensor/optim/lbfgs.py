"""L-BFGS: a quasi-Newton method; the last steps and changes of the gradient stand for the inverse Hessian.

All parameters are one vector here, and a step evaluates the closure several times. The line search, which chooses how
far to go along a direction, is _line_search.py. Liu and Nocedal 1989, "On the limited memory BFGS method for large scale
optimization".

Mirrors torch/optim/lbfgs.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.grad_mode import enable_grad, no_grad
from tinytensor.c10.layout import contiguous_format
from tinytensor.optim._line_search import strong_wolfe
from tinytensor.optim._step_support import _check_lr, _to_scalar
from tinytensor.optim.optimizer import Optimizer, ParamsT

__all__ = ["LBFGS"]


class LBFGS(Optimizer):
    """L-BFGS: a quasi-Newton method; the last steps and changes of the gradient stand for the inverse Hessian.

        params             tensors; one parameter group only, ValueError for more
        lr                 length of a step without a line search: 1
        max_iter           iterations in one `step`: 20
        max_eval           evaluations of the closure in one `step`: 1.25 * max_iter
        tolerance_grad     stop where no element of the gradient is larger: 1e-7
        tolerance_change   stop where parameters or loss change less: 1e-9
        history_size       how many steps are kept: 100
        line_search_fn     None (steps of `lr`) or "strong_wolfe"

    `step(closure)` needs a closure. The state belongs to the first parameter: func_evals, n_iter, d, t, old_dirs,
    old_stps, ro, H_diag, prev_flat_grad, prev_loss, al.

    >>> p = tt.tensor([1.0, -2.0], requires_grad=True)
    >>> optimizer = optim.LBFGS([p], line_search_fn="strong_wolfe")
    >>> def closure():
    ...     optimizer.zero_grad()
    ...     loss = ((p - tt.tensor([3.0, 4.0])) ** 2).sum()
    ...     loss.backward()
    ...     return loss
    >>> optimizer.step(closure)
    tensor(40., grad_fn=<SumBackward0>)
    >>> p
    tensor([3., 4.], requires_grad=True)
    """

    def __init__(
        self,
        params: ParamsT,
        lr: float | Tensor = 1,
        max_iter: int = 20,
        max_eval: int | None = None,
        tolerance_grad: float = 1e-7,
        tolerance_change: float = 1e-9,
        history_size: int = 100,
        line_search_fn: str | None = None,
    ) -> None:
        _check_lr(lr)
        defaults = {
            "lr": lr,
            "max_iter": max_iter,
            "max_eval": max_iter * 5 // 4 if max_eval is None else max_eval,
            "tolerance_grad": tolerance_grad,
            "tolerance_change": tolerance_change,
            "history_size": history_size,
            "line_search_fn": line_search_fn,
        }
        super().__init__(params, defaults)
        if len(self.param_groups) != 1:
            raise ValueError("LBFGS doesn't support per-parameter options (parameter groups)")
        self._params: list[Tensor] = self.param_groups[0]["params"]
        self._numel_cache: int | None = None

    # The parameters as one vector.

    def _numel(self) -> int:
        if self._numel_cache is None:
            self._numel_cache = sum(p.numel() for p in self._params)
        return self._numel_cache

    def _gather_flat_grad(self) -> Tensor:
        grads = [p.new(p.numel()).zero_() if p.grad is None else p.grad.view(-1) for p in self._params]
        return F.cat(grads, 0)

    def _add_grad(self, step_size: Any, update: Tensor) -> None:
        offset = 0
        for p in self._params:
            numel = p.numel()
            p.add_(update[offset : offset + numel].view_as(p), alpha=step_size)
            offset += numel
        if offset != self._numel():
            raise AssertionError(f"Expected offset {offset} to equal {self._numel()}")

    def _clone_param(self) -> list[Tensor]:
        return [p.clone(memory_format=contiguous_format) for p in self._params]

    def _set_param(self, params_data: list[Tensor]) -> None:
        for p, data in zip(self._params, params_data, strict=True):
            p.copy_(data)

    def _directional_evaluate(self, closure: Callable[[], Any], x: list[Tensor], t: Any, d: Tensor) -> Any:
        """Loss and gradient at x + t * d; the parameters are x again afterwards."""
        self._add_grad(t, d)
        loss = float(closure())
        flat_grad = self._gather_flat_grad()
        self._set_param(x)
        return loss, flat_grad

    @no_grad()
    def step(self, closure: Callable[[], Any]) -> Any:  # type: ignore[override]
        """Minimize, by up to `max_iter` iterations. Returns the loss before the first one.

        `closure` clears the gradients, computes the loss and its gradients, and returns the loss. It is called
        several times.
        """
        if len(self.param_groups) != 1:
            raise AssertionError(f"Expected exactly one param_group, but got {len(self.param_groups)}")
        closure = enable_grad()(closure)
        group = self.param_groups[0]
        lr, max_iter, max_eval = _to_scalar(group["lr"]), group["max_iter"], group["max_eval"]
        tolerance_grad, tolerance_change = group["tolerance_grad"], group["tolerance_change"]

        # Kept with the first parameter, so that a state dict can hold it.
        state = self.state[self._params[0]]
        state.setdefault("func_evals", 0)
        state.setdefault("n_iter", 0)
        orig_loss = closure()
        loss = float(orig_loss)
        evals = 1
        state["func_evals"] += 1
        flat_grad = self._gather_flat_grad()
        if flat_grad.abs().max() <= tolerance_grad:
            return orig_loss

        d, t = state.get("d"), state.get("t")
        memory = [state.get(name) for name in ("old_dirs", "old_stps", "ro", "H_diag")]
        prev_flat_grad, prev_loss = state.get("prev_flat_grad"), state.get("prev_loss")
        n_iter = 0
        while n_iter < max_iter:
            n_iter += 1
            state["n_iter"] += 1
            if state["n_iter"] == 1:
                d = flat_grad.neg()
                memory = [[], [], [], 1]
            else:
                d = _direction(state, memory, flat_grad, flat_grad.sub(prev_flat_grad), d.mul(t), group["history_size"])
            if prev_flat_grad is None:
                prev_flat_grad = flat_grad.clone(memory_format=contiguous_format)
            else:
                prev_flat_grad.copy_(flat_grad)
            prev_loss = loss

            # The first direction is the gradient, whose length says nothing about a good step; later ones are scaled by what
            # was learnt of the curvature.
            t = min(1.0, 1.0 / flat_grad.abs().sum()) * lr if state["n_iter"] == 1 else lr
            gtd = flat_grad.dot(d)
            if gtd > -tolerance_change:  # the loss does not fall this way
                break
            ls_func_evals, opt_cond = 0, False
            if group["line_search_fn"] is not None:
                if group["line_search_fn"] != "strong_wolfe":
                    raise RuntimeError("only 'strong_wolfe' is supported")
                x_init = self._clone_param()
                loss, flat_grad, t, ls_func_evals = strong_wolfe(
                    lambda x, t, d: self._directional_evaluate(closure, x, t, d),
                    x_init,
                    t,
                    d,
                    loss,
                    flat_grad,
                    gtd,
                    max_ls=max_eval - evals,
                )
                self._add_grad(t, d)
                opt_cond = flat_grad.abs().max() <= tolerance_grad
            else:
                self._add_grad(t, d)
                if n_iter != max_iter:  # the loss after the last one would not be used
                    loss = float(closure())
                    flat_grad = self._gather_flat_grad()
                    opt_cond = flat_grad.abs().max() <= tolerance_grad
                    ls_func_evals = 1
            evals += ls_func_evals
            state["func_evals"] += ls_func_evals
            if n_iter == max_iter or evals >= max_eval or opt_cond:
                break
            if d.mul(t).abs().max() <= tolerance_change or abs(loss - prev_loss) < tolerance_change:
                break

        state["d"], state["t"] = d, t
        state["old_dirs"], state["old_stps"], state["ro"], state["H_diag"] = memory
        state["prev_flat_grad"], state["prev_loss"] = prev_flat_grad, prev_loss
        return orig_loss


def _direction(
    state: dict[str, Any], memory: list[Any], flat_grad: Tensor, y: Tensor, s: Tensor, history_size: int
) -> Tensor:
    """The approximate inverse Hessian times minus the gradient, by the two loops over the last (s, y) pairs."""
    old_dirs, old_stps, ro, _ = memory
    ys = y.dot(s)
    # s is the last step, y how the gradient changed along it. Only with y . s > 0 does the approximation stay positive
    # definite, so that its product with the gradient is a way down. Other pairs are left out.
    if ys > 1e-10:
        if len(old_dirs) == history_size:
            for kept in (old_dirs, old_stps, ro):
                kept.pop(0)
        old_dirs.append(y)
        old_stps.append(s)
        ro.append(1.0 / ys)
        memory[3] = ys / y.dot(y)  # the scale of the last pair, with which the recursion begins
    num_old = len(old_dirs)
    al = state.setdefault("al", [None] * history_size)
    # Nocedal and Wright, algorithm 7.4: the newest pair first on the way in, the oldest first on the way out.
    q = flat_grad.neg()
    for i in range(num_old - 1, -1, -1):
        al[i] = old_stps[i].dot(q) * ro[i]
        q.add_(old_dirs[i], alpha=-al[i])
    r = F.mul(q, memory[3])
    for i in range(num_old):
        be_i = old_dirs[i].dot(r) * ro[i]
        r.add_(old_stps[i], alpha=al[i] - be_i)
    return r
