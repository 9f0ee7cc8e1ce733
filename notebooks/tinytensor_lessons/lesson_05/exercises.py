"""Lesson 05, TensorIterator: the exercises and what is asked of them."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor_lessons.compare import call, expects, show_value
from tinytensor_lessons.demands import A_TUPLE
from tinytensor_lessons.exercise import (
    Cases,
    Exercise,
    Exhaustive,
    Function,
    LessonSpec,
    Mismatch,
    Plug,
    Prediction,
    Property,
    Quiz,
)  # fmt: skip
from tinytensor_lessons.geometry import Ints, golden, shows, unstepped, view_of_positions, within
from tinytensor_lessons.lesson_05.loops import COALESCE, OUTPUT_STRIDES, REORDER
from tinytensor_lessons.op_tests import database_tests

# ---- 05.infer_size -------------------------------------------------------------------------------------------------

# The order in which tests/lessons/make_golden.py goes through the shapes.
_SHAPES: tuple[Ints, ...] = tuple(s for dims in range(4) for s in itertools.product(range(4), repeat=dims))


@functools.cache
def _mismatch_dims() -> dict[tuple[Ints, Ints], int]:
    """The pairs of shapes that torch refuses, and the dimension that it names."""
    pairs = itertools.product(_SHAPES, _SHAPES)
    return {pair: int(dim) for pair, dim in zip(pairs, golden("05")["mismatches"], strict=True) if dim != "."}


def _broadcast(a: Ints, b: Ints) -> Ints:
    """NumPy's shape; where torch refuses, its error."""
    dim = _mismatch_dims().get((a, b))
    if dim is None:
        return np.broadcast_shapes(a, b)
    ndim = max(len(a), len(b))
    size_a, size_b = a[dim - ndim + len(a)], b[dim - ndim + len(b)]
    raise RuntimeError(
        f"The size of tensor a ({size_a}) must match the size of tensor b ({size_b}) at non-singleton dimension {dim}"
    )


def _plug_size(fn: Function) -> Function:
    def infer_size(a: Ints, b: Ints) -> Ints:
        shape = tuple(map(int, fn(tuple(a), tuple(b))))
        if len(shape) != max(len(a), len(b)) or any(
            own not in (1, size) for m in (a, b) for own, size in zip(reversed(m), reversed(shape), strict=False)
        ):
            raise ValueError(f"{tuple(a)} and {tuple(b)} do not stretch to {shape}")
        return shape

    return infer_size


def _sum_has(a: Ints, b: Ints, *shape: int) -> Callable[[], Mismatch | None]:
    def run() -> Mismatch | None:
        got = tuple((tt.ones(a, device="meta") + tt.ones(b, device="meta")).size())
        return None if got == shape else Mismatch(show_value(shape), show_value(got))

    return run


def _refused() -> Mismatch | None:
    wanted = "The size of tensor a (3) must match the size of tensor b (5) at non-singleton dimension 1"
    try:
        got = show_value(tuple((tt.ones(2, 3) + tt.ones(5)).size()))
    except RuntimeError as error:
        got = str(error)
    return None if got == wanted else Mismatch(wanted, got)


INFER_SIZE = Exercise(
    id="05.infer_size",
    signature="infer_size(a, b)",
    parts=(
        Cases(2, (((2, 3), (2, 3)), ((2, 3), (3,)), ((2, 1), (2, 3)), ((3, 1), (1, 2)), ((2, 3), (2,)))),
        Exhaustive("all pairs", 4, lambda: list(itertools.product(_SHAPES, repeat=2))),
        Plug(
            2,
            "tinytensor.aten.tensor_iterator:infer_size",
            {
                "(4, 1, 3) + (2, 1)": _sum_has((4, 1, 3), (2, 1), 4, 2, 3),
                "(0, 3) + (1, 3)": _sum_has((0, 3), (1, 3), 0, 3),
                "(2, 3) + (5,)": _refused,
                **database_tests("add", "mul"),
            },
            _plug_size,
        ),
    ),
    probes=(
        ((2, 3), (2, 3)),
        ((2, 1), (2, 3)),
        ((2, 3), (3,)),
        ((3, 1, 2), (2, 1)),
        ((0, 3), (1, 3)),
        ((1,), (0,)),
        ((0, 3), (2, 3)),
        ((2,), (0,)),
        ((2, 3), (2,)),
        ((2, 3), (3, 3)),
        ((3, 2, 2), (2, 2, 3)),
        ((), (3,)),
    ),
    hints=(
        "Write the two shapes below each other, their last sizes in one column. What may stand in a column?",
        "Pad the shorter one with ones in front. In each column: equal sizes stay, a 1 takes the other size, anything "
        "else is an error. torch looks from the last column to the first.",
        "(5, 1, 4) and (3, 1): columns 4 and 1, 1 and 3, 5 and nothing: (5, 3, 4). (5, 4) and (2, 4): columns 4 and 4, "
        "then 5 and 2: an error at dimension 0.",
    ),
    observe=lambda fn, case: call(fn, case, ("a", "b")),
    judge=A_TUPLE.added_to(expects(_broadcast)),
    show=shows("infer_size"),
    oracles=(
        "tinytensor.aten.tensor_iterator:infer_size",
        "tinytensor.aten.expand_utils:infer_size",
    ),
)

# ---- 05.operand_strides --------------------------------------------------------------------------------------------


def _numpy_strides(sizes: Ints, strides: Ints, shape: Ints) -> Ints:
    view = np.broadcast_to(view_of_positions(sizes, strides, 0), shape)
    return tuple(step // view.itemsize for step in view.strides)


def _stepped(case: Any, value: Any) -> Any:
    """Nothing steps along a size of 0 or 1."""
    return unstepped(case[2], value)


def _stretched() -> Any:
    from hypothesis import strategies as st

    from tinytensor.testing.strategies import layouts

    @st.composite
    def case(draw: st.DrawFn) -> Any:
        view = draw(layouts(max_size=3))
        shape = draw(st.lists(st.integers(1, 3), max_size=2))
        for size in view.sizes:
            shape.append(draw(st.integers(0, 3)) if size == 1 else size)
        return view.sizes, view.strides, tuple(shape)

    return case()


def _plug_strides(fn: Function) -> Function:
    def operand_strides(sizes: Ints, strides: Ints, shape: Ints) -> Ints:
        found = fn(tuple(sizes), tuple(strides), tuple(shape))
        return within(tuple(sizes), tuple(strides), 0, (shape, found, 0))[1]

    return operand_strides


def _adds(a: Any, b: Any) -> Mismatch | None:
    """A sum of two views of arange, against NumPy."""
    wanted = (a(np.arange(24).reshape(4, 6)) + b(np.arange(24).reshape(4, 6))).tolist()
    got = (a(tt.arange(24).view(4, 6)) + b(tt.arange(24).view(4, 6))).tolist()
    return None if got == wanted else Mismatch(show_value(wanted), show_value(got))


OPERAND_STRIDES = Exercise(
    id="05.operand_strides",
    signature="operand_strides(sizes, strides, shape)",
    parts=(
        Cases(
            2,
            (
                ((3,), (1,), (2, 3)),
                ((2, 1), (1, 1), (2, 3)),
                ((2, 3), (3, 1), (2, 3)),
                ((1, 3), (3, 1), (4, 2, 3)),
            ),
        ),
        Property("addresses", 3, _stretched, 150),
        Plug(
            2,
            "tinytensor.aten.tensor_iterator:operand_strides",
            {
                "x + x[1]": partial(_adds, lambda x: x, lambda x: x[1]),
                "x + x[:, 2:3]": partial(_adds, lambda x: x, lambda x: x[:, 2:3]),
                "x[:, :1] + x[:1]": partial(_adds, lambda x: x[:, :1], lambda x: x[:1]),
                **database_tests("add", "mul"),
            },
            _plug_strides,
        ),
    ),
    probes=(
        ((2, 3), (3, 1), (2, 3)),
        ((3,), (1,), (2, 3)),
        ((2, 1), (5, 7), (2, 3)),
        ((1, 3), (4, 2), (2, 3)),
        ((2,), (3,), (2, 2)),
        ((2, 1, 3), (6, 9, 2), (4, 2, 5, 3)),
        ((), (), (2, 2)),
        ((1, 1), (8, 9), (2, 1)),
    ),
    hints=(
        "Which dimensions of the operand were stretched? How far does one step along them move?",
        "Line the sizes up with the end of the shape. A dimension in front that the operand does not have, and one of "
        "size 1 where the shape has another size, stand still. All others keep their stride.",
        "sizes (5, 1), strides (7, 7), shape (2, 5, 4): the last is stretched, 0; the middle one keeps 7; the first is "
        "new, 0: (0, 7, 0).",
    ),
    observe=lambda fn, case: call(fn, case, ("sizes", "strides", "shape")),
    judge=expects(_numpy_strides, normalize=_stepped),
    show=shows("operand_strides"),
    normalize=_stepped,
    oracles=(
        "tinytensor.aten.tensor_iterator:operand_strides",
        "tinytensor.aten.expand_utils:operand_strides",
    ),
)

# ---- the lesson ----------------------------------------------------------------------------------------------------

QUIZ = Quiz(
    "05.quiz",
    "A loop over (4, 6), outermost first, reads operand 1 with strides (6, 1) and operand 2 with strides (0, 1). Can it "
    "become one loop of 24?",
    (
        ("No: operand 2 repeats its 6 elements.", "Yes: one stride cannot go back to the start after 6 steps."),
        ("Yes, always.", "Operand 2 would read 24 different elements."),
        ("Only if the output is contiguous.", "Every operand must agree, not only the output."),
        ("Yes, after reordering.", "No order removes the repetition."),
    ),
)

SPEC = LessonSpec(
    number="05",
    name="tensor_iterator",
    title="TensorIterator",
    minutes=115,
    version=3,
    exercises=(INFER_SIZE, OPERAND_STRIDES, REORDER, OUTPUT_STRIDES, COALESCE),
    quiz=QUIZ,
    predictions=(
        Prediction("05.p1", "Which of the three sums is slow?", 3),
        Prediction("05.p2", "What is the stride of p.t() + q.t()?", (1, 4)),
        Prediction("05.p3", "Is the loop by index faster or slower, and by which factor?", "slower, 100 times or more"),
        Prediction("05.p4", "What is the size of a sum of sizes (4, 1, 3) and (2, 1)?", (4, 2, 3)),
        Prediction("05.p5", "What is the stride of c + p.t()?", (3, 1)),
        Prediction("05.p6", "What is the stride of z + z?", (1, 12, 4)),
        Prediction("05.p7", "How many dimensions are left?", 2),
        Prediction("05.p8", "Which write is refused?", "the first"),
    ),
)
