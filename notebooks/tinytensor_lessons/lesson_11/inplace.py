"""Lesson 11, second half: which in-place calls are refused, and what they make of a base's history."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.autograd.engine.node import ERR_BACKWARD_TWICE
from tinytensor_lessons.compare import expects, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.geometry import Ints, golden, positions


def equal(wanted: Any, got: Any) -> Mismatch | None:
    """For the runs of a plug: equal up to rounding to float32."""
    if np.shape(wanted) == np.shape(got) and np.allclose(wanted, got, rtol=1e-5, atol=1e-6):
        return None
    return Mismatch(show_value(wanted), show_value(got))


def refused_with(action: Callable[[], object], text: str) -> Callable[[], Mismatch | None]:
    """A run that has to end in a RuntimeError whose message begins with `text`."""

    def run() -> Mismatch | None:
        try:
            action()
        except RuntimeError as error:
            return None if str(error).startswith(text) else Mismatch(f"RuntimeError: {text}", str(error))
        return Mismatch(f"RuntimeError: {text}", "no error")

    return run


# ---- 11.check_inplace ----------------------------------------------------------------------------------------------

BASES = ("plain", "leaf", "inner")
VIEWS = ("itself", "row", "row of a row", "detached", "row made in no_grad", "one of unbind")


def made(t: Any) -> str:
    """How a view was made: "DEFAULT", "NO_GRAD_MODE" or "MULTI_OUTPUT_NODE". The notebook has the same."""
    return t.autograd_meta_.creation_meta.name


def target(base: str, view: str) -> Any:
    """The tensor that is about to be written to."""
    x = tt.ones(2, 2, requires_grad=base != "plain")
    x = x * 1 if base == "inner" else x
    if view == "row made in no_grad":
        with tt.no_grad():
            return x[0]
    make: dict[str, Callable[[], Any]] = {
        "itself": lambda: x,
        "row": lambda: x[0],
        "row of a row": lambda: x[0][:1],
        "detached": lambda: x.detach(),
        "one of unbind": lambda: x.unbind()[1],
    }
    return make[view]()


def refusals() -> dict[tuple[str, str, bool], str]:
    """The first sentence of torch's message for every case, empty where the write is allowed."""
    return {(base, view, bool(mode)): text for base, view, mode, text in golden("11")["refusals"]}


def _observe_inplace(fn: Function, case: tuple[str, str, bool]) -> Outcome:
    base, view, grad_mode = case
    try:
        fn(target(base, view), grad_mode)
    except (Exception, SystemExit) as error:
        return raised(fn, error)
    return Outcome("passes")


def _judge_inplace(case: tuple[str, str, bool], outcome: Outcome) -> Mismatch | None:
    text = refusals()[case]
    if not text:
        if outcome.raised:
            return Mismatch("passes", show_outcome(outcome), outcome.where)
        return None
    if outcome.raised == "RuntimeError" and (outcome.message == text or outcome.message.startswith(f"{text} ")):
        return None
    note = "the exception is right, its text is not" if outcome.raised == "RuntimeError" else outcome.where
    return Mismatch(f"RuntimeError: {text}", show_outcome(outcome), note)


def _product() -> list[tuple[str, str, bool]]:
    return list(refusals())


def _show_inplace(case: tuple[str, str, bool]) -> str:
    base, view, grad_mode = case
    bases = {"plain": "ones(2, 2)", "leaf": "ones(2, 2, requires_grad=True)", "inner": "a leaf * 1"}
    views = {"itself": "x", "row": "x[0]", "row of a row": "x[0][:1]", "detached": "x.detach()",
             "row made in no_grad": "x[0], made under no_grad", "one of unbind": "x.unbind()[1]"}  # fmt: skip
    return f"check_inplace({views[view]}, {grad_mode})  where x = {bases[base]}"


def _plug_inplace(fn: Function) -> Function:
    return lambda t, requires_grad: fn(t, requires_grad and tt.is_grad_enabled())


def _writes_leaf() -> None:
    tt.ones(2, requires_grad=True).add_(1)


def _writes_row_of_leaf() -> None:
    tt.ones(2, 2, requires_grad=True)[0].mul_(2)


def _writes_unbound() -> None:
    target("inner", "one of unbind").add_(1)


def _allowed() -> Mismatch | None:
    x = tt.ones(2, 2, requires_grad=True)
    y = x * 1
    y[0].mul_(3)
    y.add_(1)
    (y * y).sum().backward()
    with tt.no_grad():
        x.add_(1)
    return equal([[24.0, 24.0], [4.0, 4.0]], x.grad.tolist())


CHECK_INPLACE = Exercise(
    id="11.check_inplace",
    signature="check_inplace(t, grad_mode)",
    parts=(
        Cases(
            2,
            (
                ("leaf", "itself", True),
                ("leaf", "itself", False),
                ("inner", "itself", True),
                ("plain", "itself", True),
                ("leaf", "row", True),
            ),
        ),
        Exhaustive("all cases", 4, _product),
        Plug(
            2,
            "tinytensor.autograd.generated.variable_type:check_inplace",
            {
                "x.add_(1), x a leaf": refused_with(_writes_leaf, "a leaf Variable that requires grad is being used"),
                "x[0].mul_(2), x a leaf": refused_with(_writes_row_of_leaf, "a view of a leaf Variable that requires"),
                "x.unbind()[1].add_(1)": refused_with(_writes_unbound, "Output 1 of Unbind is a view and is being"),
                "writes that are allowed": _allowed,
            },
            _plug_inplace,
        ),
    ),
    probes=(
        ("leaf", "itself", True),
        ("leaf", "itself", False),
        ("leaf", "row", True),
        ("leaf", "row of a row", False),
        ("inner", "itself", True),
        ("inner", "row", True),
        ("inner", "row of a row", True),
        ("inner", "row made in no_grad", True),
        ("inner", "one of unbind", True),
        ("inner", "one of unbind", False),
        ("plain", "row", True),
        ("leaf", "detached", True),
    ),
    hints=(
        "Take the four refusals one by one. What is asked of t in each, and is anything refused while nothing is "
        "recorded?",
        "A view made in no_grad and one of several are refused whatever their base is; ask for them first. A leaf is "
        "refused only if it requires grad; so is a view whose base is one.",
        "For s = ones(6, requires_grad=True).split(2)[2]: s is output 2 of Split, one of several: `Output 2 of Split "
        "is a view and is being modified inplace.`",
    ),
    observe=_observe_inplace,
    judge=_judge_inplace,
    show=_show_inplace,
    provides={"made": made},
    oracles=("tinytensor.autograd.variable.variable:check_inplace",),
)

# ---- 11.copy_slices ------------------------------------------------------------------------------------------------

Meta = tuple[Ints, Ints, int]
# How the gradient of the view is changed on its way back, by the name of the in-place call.
FORMULAS: dict[str, Callable[[Any], Any]] = {
    "mul_(3)": lambda grad: grad * 3,
    "zero_()": lambda grad: grad * 0,
    "neg_()": lambda grad: -grad,
}


def _numbers(sizes: Ints, expanded: bool) -> np.ndarray:
    """The incoming gradient: 1, 2, 3, ..., or one number for all elements, as `sum()` sends it."""
    if expanded:
        return np.broadcast_to(np.float32(1), sizes)
    return np.arange(1, 1 + int(np.prod(sizes)), dtype=np.float32).reshape(sizes)


def _incoming(sizes: Ints, expanded: bool) -> Any:
    return tt.ones(()).expand(sizes) if expanded else tt.tensor(_numbers(sizes, False).tolist()).reshape(sizes)


def _out_of_place(base: Meta, view: Meta, name: str, expanded: bool) -> list[Any]:
    """Element by element: the positions that the view reaches go through the formula, the others stay."""
    grad = _numbers(base[0], expanded)
    at = positions(*base)
    reached = set(positions(*view))
    changed = [FORMULAS[name](g) if p in reached else g for p, g in zip(at, grad.ravel().tolist(), strict=True)]
    return np.array(changed).reshape(base[0]).tolist()


def _observe_slices(fn: Function, case: tuple[Meta, Meta, str, bool]) -> Outcome:
    base, view, name, expanded = case
    grad = _incoming(base[0], expanded)
    before, given = grad.tolist(), []

    def formula(part: Any) -> Any:
        given.append((part, part.tolist()))
        return FORMULAS[name](part)

    try:
        got = fn(grad, base, view, formula)
    except (Exception, SystemExit) as error:
        return raised(fn, error)
    changed = "the incoming gradient" if grad.tolist() != before else ""
    if any(part.tolist() != was for part, was in given):
        changed = changed or "what fn was given"
    return Outcome(got.tolist() if hasattr(got, "tolist") else got, changed=changed)


def _slicings() -> Any:
    from hypothesis import strategies as st

    from tinytensor.testing.strategies import subviews

    return st.tuples(subviews(), st.sampled_from(tuple(FORMULAS)), st.booleans()).map(
        lambda case: (*case[0], *case[1:])
    )


def _show_slices(case: tuple[Meta, Meta, str, bool]) -> str:
    base, view, name, expanded = case
    grad = show_value(_numbers(base[0], expanded).tolist())
    return f"copy_slices_backward(grad, {base}, {view}, fn)  where grad = {grad} and fn belongs to {name}"


def _plug_slices(fn: Function) -> Function:
    def apply(node: Any, grad: Any) -> Any:
        if node.fn is None:
            raise RuntimeError(ERR_BACKWARD_TWICE)
        others: tuple[Any, ...] = ()

        def of_slice(part: Any) -> Any:
            nonlocal others
            first, *others_ = node.fn.apply(part)
            others = tuple(others_)
            return tt.zeros_like(part) if first is None else first

        view = (node.view.sizes, node.view.strides, node.offset)
        result = fn(grad, (node.base.sizes, node.base.strides, 0), view, of_slice)
        wanted = [node.should_compute_output(i) for i in range(1 + len(others))]
        return tuple(g if w else None for g, w in zip((result, *others), wanted, strict=True))

    return apply


def _after(change: Callable[[Any, Any], object], wanted: Any) -> Callable[[], Mismatch | None]:
    """b.grad after a write to a part of c = b.clone(), and w.grad."""

    def run() -> Mismatch | None:
        b, w = tt.ones(2, 3, requires_grad=True), tt.full((3,), 5.0, requires_grad=True)
        c = b.clone()
        change(c, w)
        c.sum().backward()
        return equal(wanted, (b.grad.tolist(), None if w.grad is None else w.grad.tolist()))

    def equal(wanted: Any, got: Any) -> Mismatch | None:
        return None if wanted == got else Mismatch(show_value(wanted), show_value(got))

    return run


def _twice(c: Any, w: Any) -> None:
    c[:, 1:].mul_(2)
    c.t()[2].mul_(10)


COPY_SLICES = Exercise(
    id="11.copy_slices",
    signature="copy_slices_backward(grad, base_meta, view_meta, fn)",
    parts=(
        Cases(
            3,
            (
                (((2, 3), (3, 1), 0), ((3,), (1,), 0), "mul_(3)", False),
                (((2, 3), (3, 1), 0), ((2,), (3,), 1), "mul_(3)", False),
                (((4,), (1,), 0), ((2,), (1,), 2), "zero_()", False),
                (((2, 2), (2, 1), 6), ((2,), (1,), 8), "mul_(3)", False),
            ),
        ),
        Property("layouts", 4, _slicings, 100),
        Plug(
            3,
            "tinytensor.autograd.variable.copy_slices:CopySlices.apply",
            {
                "c[0].mul_(2)": _after(lambda c, w: c[0].mul_(2), ([[2.0] * 3, [1.0] * 3], None)),
                "c[:, 1].zero_()": _after(lambda c, w: c[:, 1].zero_(), ([[1.0, 0.0, 1.0]] * 2, None)),
                "c[1].mul_(w)": _after(lambda c, w: c[1].mul_(w), ([[1.0] * 3, [5.0] * 3], [1.0] * 3)),
                "c[:, 1:].mul_(2); c.t()[2].mul_(10)": _after(_twice, ([[1.0, 2.0, 20.0]] * 2, None)),
            },
            _plug_slices,
        ),
    ),
    probes=(
        (((2, 3), (3, 1), 0), ((3,), (1,), 0), "mul_(3)", False),
        (((2, 3), (3, 1), 0), ((2,), (3,), 1), "neg_()", False),
        (((2, 2), (2, 1), 6), ((2,), (1,), 8), "mul_(3)", False),
        (((2, 3), (1, 2), 0), ((3,), (2,), 1), "mul_(3)", False),
        (((3,), (1,), 1), ((2,), (1,), 2), "zero_()", False),
        (((2, 2), (2, 1), 0), ((2,), (1,), 2), "zero_()", True),
    ),
    hints=(
        "Draw the base and mark the elements that the view reaches. What is the gradient of a marked one, and of one "
        "that is not?",
        "Make a tensor with the base's sizes and strides and copy the gradient into it: new_empty_strided, copy_. A "
        "view of that, with as_strided, is the part that fn is about.",
        "Base of 4 with offset 10, view of 2 with offset 12, grad [1, 2, 3, 4], fn halves: the view covers the last "
        "two, so [1, 2, 1.5, 2].",
    ),
    observe=_observe_slices,
    judge=expects(_out_of_place, 1e-6),
    show=_show_slices,
)
