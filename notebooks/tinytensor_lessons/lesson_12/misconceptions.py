"""Wrong solutions of lesson 12."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_12.checkpoint import Run, _plain

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- my_relu


class _Relu(tt.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x.clamp(min=0)


class SeedZero(_Relu):
    @staticmethod
    def backward(ctx, grad_output):
        if not ctx.needs_input_grad[0]:
            return None
        (x,) = ctx.saved_tensors
        grad = grad_output.clone()
        grad[x < 0] = 0
        return grad


class InPlaceGrad(_Relu):
    @staticmethod
    def backward(ctx, grad_output):
        if not ctx.needs_input_grad[0]:
            return None
        (x,) = ctx.saved_tensors
        grad_output[x <= 0] = 0
        return grad_output


class CtxAttr(tt.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.x = x
        return x.clamp(min=0)

    @staticmethod
    def backward(ctx, grad_output):
        return grad_output * (ctx.x > 0) if ctx.needs_input_grad[0] else None


class IgnoresNeeds(_Relu):
    @staticmethod
    def backward(ctx, grad_output):
        (x,) = ctx.saved_tensors
        return grad_output * (x > 0)


class CallsRelu(tt.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        result = tt.relu(x)
        ctx.save_for_backward(result)
        return result

    @staticmethod
    def backward(ctx, grad_output):
        if not ctx.needs_input_grad[0]:
            return None
        (result,) = ctx.saved_tensors
        return grad_output * (result > 0)


class ComputesForNobody(_Relu):
    @staticmethod
    def backward(ctx, grad_output):
        (x,) = ctx.saved_tensors
        grad = grad_output * (x > 0)
        return grad if ctx.needs_input_grad[0] else None


# Probes of 12.my_relu: 0 away from 0, 1 at 0, 2 x is written to, 3 the gradient that came in, 4 nothing needed, 5 which
# relu of the library runs.


def _calls_the_librarys(seen: Seen) -> bool:
    return seen[0][1] is None and bool(seen[5][0].value)


def _throws_it_away(seen: Seen) -> bool:
    value = seen[4][0].value
    return seen[0][1] is None and isinstance(value, dict) and value["returned"] is None and value["operators"] > 0


def _passes_at_zero(seen: Seen) -> bool:
    value = seen[1][0].value
    return seen[0][1] is None and isinstance(value, dict) and value["x.grad"] == [0.0, 2.0, 3.0]


def _edits_what_came_in(seen: Seen) -> bool:
    return not seen[3][0].raised and seen[3][1] is not None


def _misses_a_write(seen: Seen) -> bool:
    """Right as long as nobody writes to x; then wrong, and silent."""
    return seen[0][1] is None and seen[2][1] is not None and not seen[2][0].raised


def _computes_anyway(seen: Seen) -> bool:
    value = seen[4][0].value
    return seen[0][1] is None and isinstance(value, dict) and value["returned"] is not None


# ---- cube


class _Cube(tt.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x * x


class SavesSlope(tt.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(3 * x * x)
        return x * x * x

    @staticmethod
    def backward(ctx, grad):
        (slope,) = ctx.saved_tensors
        return slope * grad


class NumpyBackward(_Cube):
    @staticmethod
    def backward(ctx, grad):
        x = ctx.saved_tensors[0].detach().numpy()
        return tt.tensor(3 * x * x * grad.detach().numpy(), dtype=grad.dtype)


class ItemScale(_Cube):
    @staticmethod
    def backward(ctx, grad):
        return 3 * ctx.saved_tensors[0].item() ** 2 * grad


class Once(_Cube):
    @staticmethod
    @tt.autograd.function.once_differentiable
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return 3 * x * x * grad


# ---- jvp_rules


def _sum(tangents: Any, by_a: Callable[[Any], Any], by_b: Callable[[Any], Any]) -> Any:
    return sum(by(t) for by, t in zip((by_a, by_b), tangents, strict=True) if t is not None)


_RULES: dict[str, Callable[..., Any]] = {
    "add": lambda p, t, out: _sum(t, lambda a: a, lambda b: b),
    "mul": lambda p, t, out: _sum(t, lambda a: a * p[1], lambda b: p[0] * b),
    "div": lambda p, t, out: _sum(t, lambda a: a / p[1], lambda b: -out * b / p[1]),
    "exp": lambda p, t, out: t[0] * out,
    "sin": lambda p, t, out: t[0] * p[0].cos(),
    "mm": lambda p, t, out: _sum(t, lambda a: a @ p[1], lambda b: p[0] @ b),
    "sum": lambda p, t, out: t[0].sum(),
    "relu": lambda p, t, out: t[0] * (p[0] > 0),
    "pow": lambda p, t, out: t[0] * p[1] * p[0] ** (p[1] - 1),
}


def _with(**changed: Callable[..., Any]) -> Callable[[], dict[str, Callable[..., Any]]]:
    return lambda: _RULES | changed


none_as_error = _with(
    add=lambda p, t, out: t[0] + t[1],
    mul=lambda p, t, out: t[0] * p[1] + p[0] * t[1],
    div=lambda p, t, out: (t[0] - out * t[1]) / p[1],
    mm=lambda p, t, out: t[0] @ p[1] + p[0] @ t[1],
)


# Probes of 12.jvp_rules: 0 add, 1 and 2 mul, without and with a constant, 3 and 4 div, 5 and 6 mm, then the others.


def _one_product(seen: Seen) -> bool:
    """mul of two that move gives ta * b, or a * tb."""
    value = seen[1][0].value
    return value in ([4.0, 0.5, 4.0], [0.25, 2.0, -1.5])


def _crashes_on_none(seen: Seen) -> bool:
    return seen[1][1] is None and any(seen[k][0].raised in ("TypeError", "AttributeError") for k in (2, 4, 6))


def _wrong_way_round(seen: Seen) -> bool:
    return seen[5][1] is not None and seen[6][1] is not None and seen[1][1] is None and not _crashes_on_none(seen)


# ---- checkpoint


def _checkpointing(
    run_again: Callable[..., Any],
    keep: Callable[[], Any] = tt.get_rng_state,
    detached: bool = True,
    always: bool = False,
) -> Callable[..., Any]:
    """Forward without recording; `run_again(fn, inputs, grad)` gives the gradients of the inputs."""

    def checkpoint(fn, *args):
        class Again(tt.autograd.Function):
            @staticmethod
            def forward(ctx, *args):
                ctx.state = keep()
                ctx.save_for_backward(*args)
                return fn(*args)

            @staticmethod
            def backward(ctx, grad):
                inputs = ctx.saved_tensors
                if detached:
                    inputs = [t.detach().requires_grad_(always or t.requires_grad) for t in inputs]
                now = tt.get_rng_state()
                if ctx.state is not None:
                    tt.set_rng_state(ctx.state)
                grads = run_again(fn, inputs, grad)
                tt.set_rng_state(now)
                return grads

        return Again.apply(*args)

    return checkpoint


def _backward(fn, inputs, grad):
    with tt.enable_grad():
        out = fn(*inputs)
    out.backward(grad)
    return tuple(t.grad for t in inputs)


def keeps_all(fn, *args):
    return fn(*args)


def _no_grad_again(fn, inputs, grad):
    with tt.no_grad():
        out = fn(*inputs)
    out.backward(grad)
    return tuple(t.grad for t in inputs)


def _grads_of_inputs(fn, inputs, grad):
    with tt.enable_grad():
        out = fn(*inputs)
    return tt.autograd.grad(out, inputs, grad)


# Probes of 12.checkpoint: 0 one layer, 1 two inputs, 2 two checkpoints in a row, 3 dropout, 4 and 5 bytes, 6 an input
# that requires no grad.


def _lets_all_require_grad(seen: Seen) -> bool:
    return all((mismatch is None) == (k != 6) for k, (_, mismatch) in enumerate(seen))


def _keeps_everything(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (0, 1, 2)) and any(seen[k][1] is not None for k in (4, 5))


def _has_no_graph(seen: Seen) -> bool:
    return all("does not require grad" in seen[k][0].message for k in (0, 1))


def _draws_again(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (0, 1, 2, 4, 5)) and seen[3][1] is not None


def _doubles(seen: Seen) -> bool:
    """Twice the gradient of each input."""
    value, plain = seen[1][0].value, _plain(Run("two inputs"))
    names = ("x_grad", "y_grad")
    return isinstance(value, dict) and all(
        value[name] is not None and np.allclose(value[name], 2 * np.array(plain[name])) for name in names
    )


def _loses_weights(seen: Seen) -> bool:
    value = seen[0][0].value
    return isinstance(value, dict) and value["w_grad"] is None and value["x_grad"] is not None


# ---- segments


def all_layers(n):
    return n


def one(n):
    return 1


def half(n):
    return n // 2


def forgets_inputs(n):
    return min((k for k in range(1, n + 1) if n % k == 0), key=lambda k: n // k)


def _right_count(n, k):
    return k + n // k


def _without_inputs(n, k):
    return n // k


for model in (all_layers, one, half):
    model.saved = _right_count  # type: ignore[attr-defined]
forgets_inputs.saved = _without_inputs  # type: ignore[attr-defined]


MISCONCEPTIONS = {
    "my_relu": (
        Misconception(
            "seed_zero", "At 0 torch.relu passes nothing. That code passes 1.", SeedZero, _passes_at_zero
        ),
        Misconception(
            "in_place_grad", "Clone first: another branch reads it.", InPlaceGrad, _edits_what_came_in
        ),
        Misconception(
            "ctx_attr",
            "No version check: change x in place and the gradient is silently wrong.",
            CtxAttr,
            _misses_a_write,
        ),
        Misconception("ignores_needs", "needs_input_grad said no.", IgnoresNeeds, _computes_anyway),
        Misconception(
            "computes_for_nobody",
            "The gradient is not needed, and it was computed all the same. Ask needs_input_grad before anything else.",
            ComputesForNobody,
            _throws_it_away,
        ),
        Misconception(
            "calls_relu",
            "The library's own relu runs inside yours. Write it with other operators, such as `clamp` or `where`.",
            CallsRelu,
            _calls_the_librarys,
        ),
    ),
    "cube": (
        Misconception(
            "saves_slope", "Computed where nothing is recorded: its own derivative is 0.", SavesSlope
        ),
        Misconception("numpy_backward", "numpy leaves the graph.", NumpyBackward),
        Misconception("item_scale", "A Python number is a constant.", ItemScale),
        Misconception("once", "That forbids the second derivative asked for.", Once),
    ),
    "jvp_rules": (
        Misconception(
            "one_term",
            "Both factors move.",
            _with(mul=lambda p, t, out: p[0] * t[1] if t[0] is None else t[0] * p[1]),
            _one_product,
        ),
        Misconception(
            "transposed_mm",
            "Order matters: ta@b + a@tb.",
            _with(mm=lambda p, t, out: _sum(t, lambda a: p[1] @ a, lambda b: b @ p[0])),
            _wrong_way_round,
        ),
        Misconception("none_as_error", "A constant has tangent 0.", none_as_error, _crashes_on_none),
        Misconception(
            "div_sign",
            "A growing denominator shrinks the result.",
            _with(div=lambda p, t, out: _sum(t, lambda a: a / p[1], lambda b: out * b / p[1])),
        ),
    ),
    "checkpoint": (
        Misconception(
            "keeps_all",
            "Saved bytes did not fall: run the first pass under no_grad.",
            keeps_all,
            _keeps_everything,
        ),
        Misconception(
            "no_grad_again",
            "`element 0 of tensors does not require grad ...`: the second pass needs the graph.",
            _checkpointing(_no_grad_again),
            _has_no_graph,
        ),
        Misconception(
            "new_mask", "Two different dropout masks.", _checkpointing(_backward, keep=lambda: None), _draws_again
        ),
        Misconception(
            "not_detached",
            "The inner backward ran on into the outer graph: gradients doubled.",
            _checkpointing(_backward, detached=False),
            _doubles,
        ),
        Misconception(
            "params_lost",
            "Weights have .grad None: let backward accumulate them.",
            _checkpointing(_grads_of_inputs),
            _loses_weights,
        ),
        Misconception(
            "all_require_grad",
            "An input that requires no grad got one in the second run, and its gradient was computed for nobody.",
            _checkpointing(_backward, always=True),
            _lets_all_require_grad,
        ),
    ),
    "segments": (
        Misconception("all_layers", "n + 1: the same as no checkpoint.", all_layers),
        Misconception("one", "Recomputing everything at once peaks at n + 1.", one),
        Misconception("half", "Good for 8, far off for 64: 34 against 16.", half),
        Misconception("forgets_inputs", "The k segment inputs are kept too.", forgets_inputs),
    ),
}  # fmt: skip
