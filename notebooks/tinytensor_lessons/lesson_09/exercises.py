"""Lesson 09, The graph behind a tensor: the exercises and what is asked of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.autograd.gradcheck import gradcheck
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import (
    Cases,
    Exercise,
    Exhaustive,
    Function,
    LessonSpec,
    Mismatch,
    Outcome,
    Plug,
    Prediction,
    Property,
    Quiz,
)  # fmt: skip
from tinytensor_lessons.lesson_09.accumulate import ACCUMULATE
from tinytensor_lessons.lesson_09.record import RECORD
from tinytensor_lessons.lesson_09.trace import TRACE
from tinytensor_lessons.tensor_programs import COMPILING

Ints = tuple[int, ...]

# ---- 09.sum_to_size ------------------------------------------------------------------------------------------------


def _gradient(sizes: Ints) -> np.ndarray:
    """1, 2, 3, ... so that every sum tells which numbers are in it."""
    return np.arange(1.0, 1.0 + np.prod(sizes, dtype=int), dtype=np.float32).reshape(sizes)


def adjoint_of_expand(grad_sizes: Ints, sizes: Ints) -> dict[str, Any]:
    """Each number of the gradient is added to the element that `expand` copied to its place."""
    count = int(np.prod(sizes, dtype=int))
    source = np.broadcast_to(np.arange(count).reshape(sizes), grad_sizes)
    total = np.zeros(count)
    np.add.at(total, source.ravel(), _gradient(grad_sizes).ravel())
    return {"sizes": sizes, "values": total.reshape(sizes).tolist()}


def _observe_sum(fn: Function, case: tuple[Ints, Ints]) -> Outcome:
    grad_sizes, sizes = case
    values = _gradient(grad_sizes)
    grad = tt.tensor(values.tolist()).reshape(grad_sizes)
    try:
        result = fn(grad, sizes)
    except (Exception, SystemExit) as error:
        return raised(fn, error)
    changed = "" if grad.tolist() == values.tolist() else "grad"
    if isinstance(result, tt.Tensor):
        result = {"sizes": tuple(result.shape), "values": result.tolist()}
    return Outcome(result, changed=changed)


def _judge_sum(case: tuple[Ints, Ints], outcome: Outcome) -> Mismatch | None:
    wanted = adjoint_of_expand(*case)
    if outcome.raised:
        return Mismatch(show_value(wanted), show_outcome(outcome), outcome.where)
    if not isinstance(outcome.value, dict):
        return Mismatch("a tensor", show_value(outcome.value))
    problem = difference(wanted, outcome.value, 1e-4)
    if problem is not None:
        return Mismatch(show_value(wanted), show_value(outcome.value))
    return Mismatch("grad as it was", "grad changed by your call") if outcome.changed else None


def _stretched() -> Any:
    from tinytensor.testing.strategies import broadcastable

    return broadcastable(max_dims=3, max_size=3).map(
        lambda shapes: (tuple(map(int, np.broadcast_shapes(*shapes))), shapes[0])
    )


def _plug_sum(fn: Function) -> Mapping[str, Function]:
    """The engine sums for all broadcasting operators in one place; `expand` asks for it by name."""

    def sum_to_size(grad: Any, sizes: Any) -> Any:
        return fn(grad, tuple(sizes))

    places = (_SUMMING, "tinytensor.autograd.functions_manual.functions_manual:sum_to_size")
    return dict.fromkeys((*places, "tinytensor.autograd.generated.functions:sum_to_size"), sum_to_size)


_SUMMING = "tinytensor.autograd.engine.input_metadata:sum_to"
_BINARY = ("add", "sub", "mul", "div", "atan2", "hypot")


def _checked(f: Callable[..., Any], *shapes: Ints) -> Callable[[], Mismatch | None]:
    """gradcheck: the gradients against differences."""

    def run() -> Mismatch | None:
        inputs = []
        for k, sizes in enumerate(shapes):
            values = np.cos(np.arange(np.prod(sizes, dtype=int)) + k) + 2.5
            inputs.append(tt.tensor(values.tolist(), dtype=tt.float64).reshape(sizes).requires_grad_())
        try:
            gradcheck(f, inputs)
        except RuntimeError as error:
            return Mismatch("the slopes that differences give", str(error).splitlines()[0], f"sizes {shapes}")
        return None

    return run


SUM_TO_SIZE = Exercise(
    id="09.sum_to_size",
    signature="sum_to_size(grad, sizes)",
    parts=(
        Cases(3, (((2, 3), (3,)), ((2, 3), (1, 3)), ((2, 3), (2, 1)), ((2, 3), ()), ((2, 3), (2, 3)))),
        Property("adjoint", 3, _stretched, 150),
        Plug(
            2,
            _SUMMING,
            {
                **{f"gradcheck of {name}": _checked(getattr(tt, name), (2, 1, 3), (2, 1)) for name in _BINARY},
                "gradcheck of expand": _checked(lambda x: x.expand(2, 2, 3), (2, 1)),
                "gradcheck of x * row * column": _checked(lambda a, b, c: a * b * c, (2, 3), (3,), (2, 1)),
            },
            _plug_sum,
        ),
    ),
    probes=(
        ((2, 3), (3,)),
        ((2, 3), (1, 3)),
        ((2, 3), (2, 1)),
        ((2, 3), (2, 3)),
        ((2, 2, 3), (2, 1)),
        ((2, 3), ()),
        ((1, 3), (3,)),
    ),
    hints=(
        "Which dimensions did broadcasting add in front, and which did it stretch from size 1? Sum over these.",
        "First sum over the dimensions in front that sizes does not have. Then, wherever sizes has a 1 and grad has "
        "more, sum along that dimension and keep it: `grad.sum(dim, True)`.",
        "A gradient of size (4, 2, 3) for sizes (2, 1): sum over dimension 0 gives (2, 3); sum over the last one, kept, "
        "gives (2, 1).",
    ),
    observe=_observe_sum,
    judge=_judge_sum,
    show=lambda case: f"sum_to_size(grad, {show_value(case[1])})  where grad is 1, 2, 3, ... of size {case[0]}",
    oracles=(_SUMMING, "tinytensor.autograd.functions_manual.functions_manual:sum_to_size"),
    seconds=COMPILING,
)

# ---- 09.run_hooks --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hooks:
    """Hooks by what they do: ("times", k), ("looks", 0), ("removes", number of a hook), ("adds", 0): one that looks."""

    does: tuple[tuple[str, int], ...]
    retain: bool = True
    grad: float = 3.0

    def names(self) -> str:
        return "abcdefgh"[: len(self.does)]

    def __str__(self) -> str:
        texts = {
            "times": "returns {} * grad", "looks": "looks", "removes": "takes {} out of the list", "adds": "puts z into the list",
        }  # fmt: skip
        told = [
            f"{name} {texts[what].format(self.names()[k] if what == 'removes' else k)}"
            for name, (what, k) in zip(self.names(), self.does, strict=True)
        ]
        where = f"  where {', '.join(told)}" if told else ""
        return f"run_hooks([{', '.join(self.names())}], {'retain' if self.retain else None}, {self.grad}){where}"


def expected_hooks(case: Hooks) -> dict[str, Any]:
    grad, saw, left = case.grad, {}, list(case.names())
    for name, (what, k) in zip(case.names(), case.does, strict=True):
        saw[name] = [grad]
        grad = grad * k if what == "times" else grad
        if what == "removes" and case.names()[k] in left:
            left.remove(case.names()[k])
        left += ["z"] * (what == "adds")
    return {"saw": saw | {"z": []}, "retained": [grad] if case.retain else [], "returned": grad, "list": left}


def _observe_hooks(fn: Function, case: Hooks) -> Outcome:
    saw: dict[str, list[float]] = {name: [] for name in (*case.names(), "z")}
    retained: list[float] = []

    def retain(grad: float) -> float:
        retained.append(grad)
        return 99.0  # as list.append and others: what it returns is nobody's business

    hooks: list[Function] = []

    def make(name: str, what: str, k: int) -> Function:
        def hook(grad: float) -> float | None:
            saw[name].append(grad)
            if what == "removes" and made[k] in hooks:
                hooks.remove(made[k])
            if what == "adds":
                hooks.append(late)
            return grad * k if what == "times" and grad is not None else None

        return hook

    late = make("z", "looks", 0)
    made = [make(name, *does) for name, does in zip(case.names(), case.does, strict=True)]
    hooks[:] = made
    try:
        returned = fn(hooks, retain if case.retain else None, case.grad)
    except (Exception, SystemExit) as error:
        return raised(fn, error)
    named = dict(zip([*map(id, made), id(late)], [*case.names(), "z"], strict=True))
    left = [named.get(id(hook), "?") for hook in hooks]
    return Outcome({"saw": saw, "retained": retained, "returned": returned, "list": left})


def _judge_hooks(case: Hooks, outcome: Outcome) -> Mismatch | None:
    wanted = expected_hooks(case)
    if outcome.raised:
        return Mismatch(show_value(wanted), show_outcome(outcome), outcome.where)
    if difference(wanted, outcome.value) is None:
        return None
    return Mismatch(show_value(wanted), show_value(outcome.value))


def _hook_lists() -> Any:
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Hooks:
        count = draw(st.integers(0, 4))
        does = []
        for _ in range(count):
            what = draw(st.sampled_from(("times", "times", "looks", "removes", "adds")))
            does.append((what, draw(st.integers(0, count - 1)) if what == "removes" else draw(st.integers(-3, 10))))
        return Hooks(tuple(does), draw(st.booleans()), float(draw(st.integers(-3, 3))))

    return case()


TIMES, LOOKS = ("times", 10), ("looks", 0)
_REMOVES_ITSELF = Hooks((("removes", 0), TIMES, LOOKS))
_ADDS = Hooks((TIMES, ("adds", 0), LOOKS))
_REMOVES_FIRST = Hooks((TIMES, ("removes", 0), ("times", 2)))

RUN_HOOKS = Exercise(
    id="09.run_hooks",
    signature="run_hooks(hooks, retain, grad)",
    parts=(
        Cases(
            3,
            (
                Hooks((TIMES, LOOKS)),
                Hooks((LOOKS,)),
                Hooks((("times", 2), ("times", 5))),
                Hooks((TIMES,), retain=False),
                Hooks(()),
            ),
        ),
        Property("lists", 3, _hook_lists, 150),
        Exhaustive(
            "removal", 2, lambda: [_ADDS, _REMOVES_ITSELF, Hooks((("removes", 1), TIMES, LOOKS)), _REMOVES_FIRST]
        ),
    ),
    probes=(
        Hooks((TIMES,)),
        Hooks((TIMES, LOOKS)),
        Hooks((("times", 2), ("times", 5))),
        Hooks((LOOKS, TIMES)),
        Hooks((("removes", 0), TIMES, LOOKS)),
        Hooks((TIMES,), retain=False),
        _ADDS,
        Hooks((("times", 0), LOOKS)),
    ),
    hints=(
        "What does each hook see, what does it return, and what flows on if it returns None?",
        "Go over a copy of the list as it is when you start. A result that is not None takes the gradient's place. "
        "When all have run, retain gets what is left.",
        "Hooks (returns 2 * grad), (looks), (returns grad + 1), and gradient 5.0: they see 5, 10, 10; retain gets 11; "
        "11 is returned.",
    ),
    observe=_observe_hooks,
    judge=_judge_hooks,
    show=str,
)

# ---- the lesson ----------------------------------------------------------------------------------------------------

QUIZ = Quiz(
    "09.quiz",
    "What does `(None, 0)` in `next_functions` mean?",
    (
        (
            "An input that needs no gradient; its slot is kept so the others keep theirs.",
            "Yes: gradient i of a node belongs to input i of the call.",
        ),
        ("A bug.", "It is by design: the slot has a reason."),
        ("A leaf.", "A leaf has AccumulateGrad."),
        ("A node that has been freed.", "Freeing drops saved tensors, not edges."),
    ),
)

SPEC = LessonSpec(
    number="09",
    name="autograd_graph",
    title="The graph behind a tensor",
    minutes=115,
    version=3,
    exercises=(TRACE, RECORD, SUM_TO_SIZE, RUN_HOOKS, ACCUMULATE),
    quiz=QUIZ,
    predictions=(
        Prediction("09.p1", "The slopes of the loss in x and in y?", (42.0, 28.0)),
        Prediction("09.p3", "What does x get?", 3.0),
        Prediction("09.p4", "How many nodes lie behind the loss?", 5),
        Prediction("09.p5", "At which input does the gradient of the second piece enter?", 1),
        Prediction("09.p6", "What is y.requires_grad?", False),
        Prediction("09.p7", "What ends up in bias.grad?", [11.0, 22.0, 33.0]),
        Prediction("09.p2", "What ends up in y.grad?", 30.0),
        Prediction("09.p8", "What does b.grad read?", [1.0, 1.0]),
    ),
)
