"""Lesson 12, memory against computing: 12.checkpoint and 12.segments."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import tinytensor as tt
from tinytensor.introspect import saved_bytes
from tinytensor.nn.functional import dropout, linear
from tinytensor.utils import checkpoint as library
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug
from tinytensor_lessons.guard import plain

Layer = Callable[[Any], Any]
Checkpoint = Callable[..., Any]
WIDTH, BATCH = 512, 32
ACTIVATION = WIDTH * BATCH * 4  # bytes of what one layer makes

# ---- a network, and what a run of it keeps


def layers(depth: int, width: int = WIDTH, seed: int = 0) -> tuple[list[Layer], list[Any]]:
    """`depth` times Linear and ReLU, and their weights. The notebook has the same."""
    tt.manual_seed(seed)
    weights = [(tt.randn(width, width) / width**0.5).requires_grad_() for _ in range(depth)]
    return [functools.partial(_layer, w) for w in weights], weights


def _layer(weight: Any, x: Any) -> Any:
    return linear(x, weight).relu()


def chain(functions: Sequence[Layer]) -> Layer:
    def run(x: Any) -> Any:
        for function in functions:
            x = function(x)
        return x

    return run


def in_segments(functions: Sequence[Layer], k: int, checkpoint: Checkpoint) -> Layer:
    """The same network in k checkpointed pieces of equal length."""
    size = len(functions) // k
    pieces = [chain(functions[start : start + size]) for start in range(0, len(functions), size)]
    return chain([functools.partial(checkpoint, piece) for piece in pieces])


def measured(net: Layer, weights: Sequence[Any], width: int = WIDTH, batch: int = BATCH) -> dict[str, int]:
    """Bytes kept after the forward pass, and at most during both, weights not counted."""
    x = tt.ones(batch, width, requires_grad=True)
    with saved_bytes(ignore=weights) as saved:
        loss = net(x).sum()
        kept = saved.nbytes
        loss.backward()
    return {"after forward": kept, "peak": saved.peak}


# ---- 12.checkpoint -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Run:
    """What is checkpointed.

    what   "one layer", "two inputs", "a constant" (one of the inputs requires no grad),
           "in a row" (one checkpoint after another), "dropout", "later" (random numbers that
           are drawn afterwards), "bytes" (8 layers, each in a checkpoint, or in k segments)
    """

    what: str
    k: int = 8


def _values(**tensors: Any) -> dict[str, Any]:
    return {name: None if t is None else t.tolist() for name, t in tensors.items()}


def _run(checkpoint: Checkpoint, case: Run) -> Any:
    if case.what == "bytes":
        functions, weights = layers(8)
        return measured(in_segments(functions, case.k, checkpoint), weights)["after forward"]
    x = tt.tensor([[0.5, -1.0, 2.0], [1.5, 0.25, -0.75]], requires_grad=True)
    w = tt.tensor([[1.0, -0.5, 0.25], [0.75, 1.0, -1.0], [0.5, 0.5, 2.0]], requires_grad=True)
    tt.manual_seed(5)
    if case.what == "a constant":
        runs: list[Any] = []

        def scale(a: Any, b: Any) -> Any:
            runs.append([a.requires_grad, b.requires_grad])
            return (a * b).exp()

        y = tt.tensor([2.0, -1.0, 0.5])
        checkpoint(scale, x, y).sum().backward()
        return _values(x_grad=x.grad, y_grad=y.grad) | {"requires grad in the last run": runs[-1]}
    if case.what == "two inputs":
        y = tt.tensor([2.0, -1.0, 0.5], requires_grad=True)
        out = checkpoint(lambda a, b: (a * b).exp(), x, y)
        out.sum().backward()
        return _values(result=out, x_grad=x.grad, y_grad=y.grad)
    if case.what == "in a row":
        out = checkpoint(lambda t: t.sin(), checkpoint(lambda t: (t @ w).tanh(), x * 2))
        out.sum().backward()
    elif case.what == "dropout":
        out = checkpoint(lambda t: dropout(t @ w, 0.5), x)
        out.sum().backward()
    elif case.what == "later":
        out = checkpoint(lambda t: dropout(t @ w, 0.5), x)
        before = tt.rand(2)
        out.sum().backward()
        return _values(before_backward=before, after_backward=tt.rand(2))
    else:
        out = checkpoint(lambda t: (t @ w).tanh() * 2, x)
        out.sum().backward()
    return _values(result=out, x_grad=x.grad, w_grad=w.grad)


@functools.cache
def _plain(case: Run) -> Any:
    return _run(lambda fn, *args: fn(*args), case)


def _observe_checkpoint(fn: Function, case: Run) -> Outcome:
    state = tt.get_rng_state()
    try:
        return Outcome(_run(lambda *args: plain(fn(*args)), case))
    except (Exception, SystemExit) as error:
        return raised(fn, error)
    finally:
        tt.set_rng_state(state)


def _judge_checkpoint(case: Run, outcome: Outcome) -> Mismatch | None:
    if case.what == "bytes":
        most = case.k * ACTIVATION
        if outcome.raised:
            return Mismatch(f"at most {most:,} bytes", show_outcome(outcome), outcome.where)
        if outcome.value <= most:
            return None
        return Mismatch(f"at most {most:,} bytes", f"{outcome.value:,} bytes", f"plain: {9 * ACTIVATION:,} bytes")
    expected = _plain(case)
    if outcome.raised:
        return Mismatch(show_value(expected), show_outcome(outcome), outcome.where)
    found = difference(expected, outcome.value, 1e-5)
    return None if found is None else Mismatch(show_value(expected), show_value(outcome.value), found)


_SHOWN = {
    "one layer": "checkpoint(lambda t: (t @ w).tanh() * 2, x), then backward",
    "a constant": "checkpoint(lambda a, b: (a * b).exp(), x, c), then backward  where c requires no grad",
    "two inputs": "checkpoint(lambda a, b: (a * b).exp(), x, y), then backward",
    "in a row": "checkpoint(lambda t: t.sin(), checkpoint(lambda t: (t @ w).tanh(), x * 2)), then backward",
    "dropout": "checkpoint(lambda t: dropout(t @ w, 0.5), x), then backward",
    "later": "checkpoint(lambda t: dropout(t @ w, 0.5), x); rand(2); backward; rand(2)",
}


def _show_checkpoint(case: Run) -> str:
    if case.what != "bytes":
        return _SHOWN[case.what]
    pieces = "each in a checkpoint" if case.k == 8 else f"in {case.k} checkpoints of {8 // case.k}"
    return f"bytes saved by 8 layers of {WIDTH}, batch {BATCH}, {pieces}"


def _sequential(k: int) -> Callable[[], Mismatch | None]:
    """The library's checkpoint_sequential, whose pieces go through `checkpoint`; gradients as in a plain run."""

    def run() -> Mismatch | None:
        functions, weights = layers(6, 4)
        x = tt.ones(2, 4, requires_grad=True)
        wanted = tt.autograd.grad(chain(functions)(x).sum(), [x, *weights])
        library.checkpoint_sequential(functions, k, x, use_reentrant=True).sum().backward()
        expected = [g.tolist() for g in wanted]
        got = [None if t.grad is None else t.grad.tolist() for t in (x, *weights)]
        found = difference(expected, got, 1e-5)
        return None if found is None else Mismatch(show_value(expected), show_value(got), found)

    return run


def _by_name() -> Mismatch | None:
    x = tt.tensor([0.5, 1.0], requires_grad=True)
    library.checkpoint(lambda t: t.sin().exp(), x, use_reentrant=False).sum().backward()
    (wanted,) = tt.autograd.grad(x.sin().exp().sum(), x)
    expected, got = wanted.tolist(), None if x.grad is None else x.grad.tolist()
    found = difference(expected, got, 1e-5)
    return None if found is None else Mismatch(show_value(expected), show_value(got), found)


def _plug(fn: Function) -> Function:
    return lambda function, *args, use_reentrant=None, preserve_rng_state=True: fn(function, *args)


CHECKPOINT = Exercise(
    id="12.checkpoint",
    signature="checkpoint(fn, *args)",
    parts=(
        Cases(4, (Run("one layer"), Run("two inputs"), Run("a constant"), Run("in a row"))),
        Exhaustive("random numbers", 3, lambda: [Run("dropout"), Run("later")]),
        Exhaustive("bytes", 4, lambda: [Run("bytes", 8), Run("bytes", 2), Run("bytes", 4)]),
        Plug(
            3,
            "tinytensor.utils.checkpoint:checkpoint",
            {
                "checkpoint_sequential(layers, 2, x)": _sequential(2),
                "checkpoint_sequential(layers, 3, x)": _sequential(3),
                "utils.checkpoint.checkpoint(lambda t: t.sin().exp(), x)": _by_name,
            },
            _plug,
        ),
    ),
    probes=(
        Run("one layer"),
        Run("two inputs"),
        Run("in a row"),
        Run("dropout"),
        Run("bytes", 8),
        Run("bytes", 2),
        Run("a constant"),
    ),
    hints=(
        "Which tensors are saved while fn runs the first time, and who runs it the second time?",
        "A Function whose forward runs fn (nothing is recorded there) and saves args; its backward runs fn again on "
        "detached args, under enable_grad and from the same random state, and calls backward on what comes out.",
        "For fn = exp at 1: forward keeps x = 1 and returns 2.718. backward gets 10, runs exp on a detached 1 again, "
        "calls backward(10) on it, and finds 27.18 in the detached tensor's grad: that is what it returns.",
    ),
    observe=_observe_checkpoint,
    judge=_judge_checkpoint,
    show=_show_checkpoint,
    oracles=("tinytensor.utils.checkpoint:CheckpointFunction", "tinytensor.utils.checkpoint:checkpoint"),
    seconds=20.0,
)

# ---- 12.segments ---------------------------------------------------------------------------------------------------


@functools.cache
def peak(n: int, k: int) -> int:
    """Tensors kept at most by n layers in k segments, measured on narrow layers."""
    width, batch = 2, 3
    functions, weights = layers(n, width)
    checkpoint = functools.partial(CheckpointOfLibrary, use_reentrant=True)
    return measured(in_segments(functions, k, checkpoint), weights, width, batch)["peak"] // (4 * width * batch)


# The library's own, kept from before any learner's function takes its place.
CheckpointOfLibrary = library.checkpoint


def divisors(n: int) -> list[int]:
    return [k for k in range(1, n + 1) if n % k == 0]


def _observe_segments(fn: Function, case: tuple[int, int | None]) -> Outcome:
    n, k = case
    scope = getattr(fn, "__globals__", {})
    count: Any = getattr(fn, "saved", None) or scope.get("saved")  # the other function of the learner's cell
    try:
        return Outcome(fn(n) if k is None else count(n, k))
    except (Exception, SystemExit) as error:
        return raised(fn, error)


def _judge_segments(case: tuple[int, int | None], outcome: Outcome) -> Mismatch | None:
    n, k = case
    expected = min(divisors(n), key=lambda d: (d + n // d, d)) if k is None else peak(n, k)
    if outcome.raised:
        return Mismatch(str(expected), show_outcome(outcome), outcome.where)
    found = difference(expected, outcome.value)
    if found is None:
        return None
    note = ""
    if k is None and outcome.value in divisors(n):
        note = f"{expected} segments keep {expected + n // expected}, {outcome.value} keep "
        note += f"{outcome.value + n // outcome.value}. Of equals the smaller is asked for."
    return Mismatch(str(expected), show_value(outcome.value), note)


SEGMENTS = Exercise(
    id="12.segments",
    signature="segments(n)",
    parts=(
        Cases(2, ((8, None), (16, None), (64, None), (8, 2), (64, 8))),
        Exhaustive("every n", 2, lambda: [(n, None) for n in range(1, 65)]),
        Exhaustive("measured", 2, lambda: [(n, k) for n in (4, 6, 8, 12, 16) for k in divisors(n)]),
    ),
    probes=((8, None), (16, None), (36, None), (64, None), (7, None), (8, 2), (64, 8)),
    hints=(
        "At the worst moment of the backward pass, what is kept? Count the inputs of all segments, and what the one "
        "segment that runs again saves.",
        "saved(n, k) has two terms. Try every k that divides n, and keep the first of the smallest.",
        "n = 12: k = 1, 2, 3, 4, 6, 12 keep 13, 8, 7, 7, 8, 13. So 3.",
    ),
    observe=_observe_segments,
    judge=_judge_segments,
    show=lambda case: f"segments({case[0]})" if case[1] is None else f"saved({case[0]}, {case[1]})",
)
