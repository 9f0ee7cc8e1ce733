"""Lesson 02, Many tensors, one storage: the exercises and what is asked of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor_lessons.compare import call, expects, show_value
from tinytensor_lessons.demands import of_kind, with_kind
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
from tinytensor_lessons.geometry import (
    Ints,
    golden,
    has_geometry,
    shows,
    tuples,
    unstepped,
    view_of_positions,
    within,
)
from tinytensor_lessons.lesson_02.layouts import GALLERY_EXERCISE, VIEW_STRIDES, WHO_SEES
from tinytensor_lessons.op_tests import database_tests


def _like_numpy(views: Mapping[str, Callable[[Any], Any]]) -> dict[str, Callable[[], Mismatch | None]]:
    """Each view of arange(24) as 4x6, made by the library and by NumPy: same sizes, same elements."""

    def run(view: Callable[[Any], Any]) -> Mismatch | None:
        expected = np.asarray(view(np.arange(24).reshape(4, 6))).tolist()
        got = view(tt.arange(24).view(4, 6)).tolist()
        return None if got == expected else Mismatch(show_value(expected), show_value(got))

    return {name: partial(run, view) for name, view in views.items()}


# ---- 02.slice_meta -------------------------------------------------------------------------------------------------


def _numpy_slice(sizes: Ints, strides: Ints, offset: int, dim: int, start: int, stop: int, step: int) -> Any:
    """Slice a NumPy view whose elements are their own positions. An empty result begins where the clamped start is."""
    view = view_of_positions(sizes, strides, offset)
    sliced = view[(slice(None),) * dim + (slice(start, stop, step),)]
    begin = slice(start, stop, step).indices(sizes[dim])[0]
    new_offset = int(sliced.flat[0]) if sliced.size else offset + begin * strides[dim]
    new_strides = (*strides[:dim], strides[dim] * step, *strides[dim + 1 :])
    return sliced.shape, new_strides, new_offset


def _slices() -> Any:
    from hypothesis import strategies as st

    from tinytensor.testing.strategies import layouts

    @st.composite
    def case(draw: st.DrawFn) -> Any:
        view = draw(layouts(min_dims=1, max_size=6))
        dim = draw(st.integers(0, len(view.sizes) - 1))
        ends = st.sampled_from((-1, 0)) | st.integers(-8, 8)  # -1 alone is drawn too rarely
        start, stop, step = draw(ends), draw(ends), draw(st.integers(1, 4))
        return view.sizes, view.strides, view.storage_offset, dim, start, stop, step

    return case()


def _plug_slice(fn: Function) -> Function:
    def slice_meta(sizes: Ints, strides: Ints, offset: int, dim: int, start: Any, stop: Any, step: int) -> Any:
        start, stop = 0 if start is None else start, sizes[dim] if stop is None else stop
        return within(sizes, strides, offset, fn(sizes, strides, offset, dim, start, stop, step))

    return slice_meta


SIZES_STRIDES_OFFSET = of_kind((tuple, tuple, int), "a tuple of two tuples and a number")

SLICE_META = Exercise(
    id="02.slice_meta",
    signature="slice_meta(sizes, strides, offset, dim, start, stop, step)",
    parts=(
        Cases(
            3,
            (
                ((4, 6), (6, 1), 0, 0, 1, 3, 1),
                ((4, 6), (6, 1), 0, 1, 1, 6, 1),
                ((4, 6), (6, 1), 0, 0, 1, 4, 2),
                ((6,), (1,), 0, 0, 0, 5, 2),
            ),
        ),
        Property("slices", 4, _slices, 150),
        Plug(
            2,
            "tinytensor.aten.native.shape.tensor_shape:slice_meta",
            {
                **_like_numpy(
                    {
                        "x[1:4:2, 1::2]": lambda x: x[1:4:2, 1::2],
                        "x[-2:]": lambda x: x[-2:],
                        "x[:-1, -1:]": lambda x: x[:-1, -1:],
                        "x[:, 4:99]": lambda x: x[:, 4:99],
                        "x[:, 9:]": lambda x: x[:, 9:],
                        "x.T[1:5:3]": lambda x: x.T[1:5:3],
                    }
                ),
                **database_tests("narrow", layouts=("contiguous", "transposed", "strided", "offset")),
                "x.narrow(1, 2, 3)": has_geometry(lambda x: x.narrow(1, 2, 3), (4, 3), (6, 1), 2),
                "x[1:4:2, 1::2], its numbers": has_geometry(lambda x: x[1:4:2, 1::2], (2, 3), (12, 2), 7),
            },
            _plug_slice,
        ),
    ),
    probes=(
        ((4, 6), (6, 1), 0, 0, 1, 3, 1),
        ((4, 6), (6, 1), 5, 1, 1, 6, 1),
        ((6,), (3,), 0, 0, 2, 6, 1),
        ((6,), (1,), 0, 0, 0, 5, 2),
        ((6,), (1,), 0, 0, 0, 6, 3),
        ((4, 6), (6, 1), 0, 0, 0, 4, 2),
        ((6,), (2,), 1, 0, 9, 12, 1),
        ((6,), (1,), 0, 0, 0, 9, 1),
        ((6,), (1,), 0, 0, -9, 3, 1),
        ((6,), (1,), 0, 0, -1, 6, 1),
        ((6,), (1,), 0, 0, 1, -1, 1),
        ((4, 6), (6, 1), 0, 0, -2, -1, 1),
    ),
    hints=(
        "Three questions: which element comes first, how far apart are two neighbors now, how many are there?",
        "First turn start and stop into numbers from 0 to the size, as Python's own slices do. Then the offset "
        "follows from start, the stride from step, the size from all three.",
        "x[2:9:3] on a dimension of size 8 with stride 5 and offset 1: stop becomes 8; elements 2 and 5, so size 2, "
        "stride 15, offset 11.",
    ),
    observe=lambda fn, case: call(fn, case, ("sizes", "strides", "offset", "dim", "start", "stop", "step")),
    judge=SIZES_STRIDES_OFFSET.added_to(expects(_numpy_slice)),
    show=shows("slice_meta"),
    oracles=("tinytensor.aten.native.shape.tensor_shape:slice_meta",),
)

# ---- 02.expand_meta ------------------------------------------------------------------------------------------------


def _numpy_expand(sizes: Ints, strides: Ints, target: Ints) -> tuple[Ints, Ints]:
    for *layout, error in golden("02")["expand_errors"]:
        if tuples(layout) == (sizes, strides, target):
            raise RuntimeError(error)
    kept = (1,) * (len(target) - len(sizes)) + sizes
    shape = tuple(old if new == -1 else new for old, new in zip(kept, target, strict=True))
    view = np.broadcast_to(view_of_positions(sizes, strides, 0), shape)
    return shape, tuple(step // view.itemsize for step in view.strides)


def _free_strides(case: Any, value: Any) -> Any:
    """Nothing steps along a size of 0 or 1, so its stride is free."""
    if not isinstance(value, (tuple, list)) or len(value) != 2 or not isinstance(value[0], (tuple, list)):
        return value
    return value[0], unstepped(tuple(value[0]), value[1])


def _expansions() -> Any:
    from hypothesis import strategies as st

    from tinytensor.testing.strategies import layouts

    @st.composite
    def case(draw: st.DrawFn) -> Any:
        view = draw(layouts(max_size=3))
        target = draw(st.lists(st.integers(0, 3), max_size=2))
        for size in view.sizes:
            target.append(draw(st.sampled_from((size, -1)) if size != 1 else st.integers(-1, 4)))
        return view.sizes, view.strides, tuple(target)

    return case()


def _plug_expand(fn: Function) -> Function:
    def expand_meta(sizes: Ints, strides: Ints, target: Ints) -> tuple[Ints, Ints]:
        new_sizes, new_strides = fn(sizes, strides, target)
        return within(sizes, strides, 0, (new_sizes, new_strides, 0))[:2]

    return expand_meta


TWO_TUPLES = of_kind((tuple, tuple), "a tuple of two tuples")

EXPAND_META = Exercise(
    id="02.expand_meta",
    signature="expand_meta(sizes, strides, target)",
    parts=(
        Cases(2, (((3, 1), (1, 1), (3, 4)), ((1, 3), (3, 1), (2, 3)), ((3,), (1,), (2, 3)), ((2, 3), (3, 1), (2, 3)))),
        Property("broadcasts", 3, _expansions, 120),
        Exhaustive(
            "errors",
            1,
            lambda: [tuples(row[:3]) for row in golden("02")["expand_errors"]],
            "The text is part of the answer: copy it from the task, and put in the numbers of this call.",
        ),
        Plug(
            2,
            "tinytensor.aten.native.shape.tensor_shape:expand_meta",
            {
                **database_tests("Tensor.expand", layouts=("contiguous", "strided", "offset")),
                "x[:, :1].expand(4, 3)": has_geometry(lambda x: x[:, :1].expand(4, 3), (4, 3), (6, 0), 0),
                "x[1].expand(2, 6)": has_geometry(lambda x: x[1].expand(2, 6), (2, 6), (0, 1), 6),
                "x[2:3].expand(5, -1)": has_geometry(lambda x: x[2:3].expand(5, -1), (5, 6), (0, 1), 12),
                "x[1].expand(3, 6), its elements": lambda: _repeats_row_one(),
            },
            _plug_expand,
        ),
    ),
    probes=(
        ((3, 1), (1, 1), (3, 4)),
        ((1, 3), (3, 1), (2, 3)),
        ((3,), (1,), (2, 3)),
        ((2,), (1,), (2, 2)),
        ((3, 1), (5, 7), (-1, 2)),
        ((3,), (1,), (6,)),
        ((3, 1), (1, 1), (2, 4)),
        ((3,), (1,), (-1, 3)),
        ((1, 2), (2, 1), (-1, 5, 2)),
        ((3,), (1,), (2, -1, 3)),
        ((2, 3), (3, 1), (4, 5)),
    ),
    hints=(
        "Which stride makes index 0, 1, 2, ... of a dimension land on the same element?",
        "Line both shapes up at the last dimension. For each pair: same size, or -1, keeps the stride; size 1 "
        "stretches; a dimension that is not there yet stretches too; anything else is an error, and torch's text "
        "says which dimension.",
        "sizes (2, 1), strides (5, 1) to target (3, 2, 4): the last pair is 1 and 4, stride 0; the next 2 and 2, "
        "stride 5; the first is new, stride 0. So (3, 2, 4) and (0, 5, 0).",
    ),
    observe=lambda fn, case: call(fn, case, ("sizes", "strides", "target")),
    judge=TWO_TUPLES.added_to(expects(_numpy_expand, normalize=_free_strides)),
    show=shows("expand_meta"),
    normalize=with_kind(_free_strides),
    oracles=("tinytensor.aten.native.shape.tensor_shape:expand_meta",),
)


def _repeats_row_one() -> Mismatch | None:
    expected = [[6, 7, 8, 9, 10, 11]] * 3
    got = tt.arange(24).view(4, 6)[1].expand(3, 6).tolist()
    return None if got == expected else Mismatch(show_value(expected), show_value(got))


# ---- the lesson ----------------------------------------------------------------------------------------------------

QUIZ = Quiz(
    "02.quiz",
    "`x` is 2x3, contiguous. Which of `x.t()`, `x[:, ::2]`, `x.expand(5, 2, 3)`, `x.t().reshape(6)` allocates?",
    (
        ("Only the last.", "Yes: no strides describe it, so reshape copies. The others only change metadata."),
        ("All of them.", "The first three only change metadata."),
        ("None of them.", "No strides describe the last one, so it needs a storage of its own."),
        ("The last two.", "expand uses stride 0; it allocates nothing."),
    ),
)

SPEC = LessonSpec(
    number="02",
    name="views",
    title="Many tensors, one storage",
    minutes=115,
    version=3,
    exercises=(SLICE_META, EXPAND_META, VIEW_STRIDES, GALLERY_EXERCISE, WHO_SEES),
    quiz=QUIZ,
    predictions=(
        Prediction("02.p1", "What does x[1, 0] read after the write into y?", 100),
        Prediction("02.p2", "What does x[0, 0] read after the write into z?", 0),
        Prediction("02.p3", "How many of the four views read position 3?", 4),
        Prediction("02.p4", "At which position does the slice start?", 7),
        Prediction("02.p5", "How many bytes are behind the wide tensor?", 24),
        Prediction("02.p6", "Which strides does p.view(4, 6) have?", (1, 4)),
        Prediction("02.p7", "Which stride shows the diagonal?", 7),
        Prediction("02.p8", "How many views see the write?", 3),
    ),
)
