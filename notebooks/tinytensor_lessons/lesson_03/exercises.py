"""Lesson 03, Device, layout, dtype: the exercises and what is asked of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.c10.scalar_type import ALL_TYPES, BY_NAME, ScalarType
from tinytensor_lessons.compare import call, expects, show_value
from tinytensor_lessons.demands import of_kind
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
from tinytensor_lessons.geometry import Ints, golden, shows, tuples, within
from tinytensor_lessons.lesson_03.promotion import NAMES, PROMOTE_TYPES, RESULT_TYPE, category, show_dtype

# ---- 03.view_dtype -------------------------------------------------------------------------------------------------

_BYTES = 65536
_BY_CPP_NAME = {dtype.cpp_name: dtype for dtype in ALL_TYPES}


def _numpy_view(sizes: Ints, strides: Ints, offset: int, old: ScalarType, new: ScalarType) -> Any:
    """torch's error where the table has one, else what NumPy makes of the same bytes."""
    for *layout, was, is_, error in golden("03")["view_dtype_errors"]:
        if (*tuples(layout), was, is_) == (sizes, strides, offset, old.name, new.name):
            raise RuntimeError(error)
    storage = np.zeros(_BYTES, dtype=np.uint8)
    elements = storage[offset * old.itemsize :].view(f"V{old.itemsize}")
    view = np.lib.stride_tricks.as_strided(elements, sizes, [s * old.itemsize for s in strides]).view(
        f"V{new.itemsize}"
    )
    begin = view.__array_interface__["data"][0] - storage.__array_interface__["data"][0]
    return view.shape, tuple(step // new.itemsize for step in view.strides), begin // new.itemsize


def _possible_views() -> Any:
    """Layouts that can be read as the other dtype: any for equal sizes; else a last stride of 1, the rest divisible."""
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Any:
        old, new = draw(st.sampled_from(ALL_TYPES)), draw(st.sampled_from(ALL_TYPES))
        ratio = max(new.itemsize // old.itemsize, 1)
        outer = draw(st.lists(st.integers(1, 4), max_size=2))
        strides = [ratio * draw(st.integers(0, 9)) for _ in outer]
        last, offset = ratio * draw(st.integers(0, 4)), ratio * draw(st.integers(0, 5))
        if old.itemsize == new.itemsize:
            return tuple(outer), tuple(strides), offset, old, new
        return (*outer, last), (*strides, 1), offset, old, new

    return case()


def _plug_view(fn: Function) -> Function:
    def view_dtype_meta(sizes: Ints, strides: Ints, offset: int, old: int, new: int, names: tuple[str, str]) -> Any:
        found = fn(sizes, strides, offset, _BY_CPP_NAME[names[0]], _BY_CPP_NAME[names[1]])
        new_sizes, new_strides, new_offset = (tuple(map(int, part)) for part in (*found[:2], [found[2]]))
        # In bytes, with the bytes of an element as one more dimension, `within` can compare the two.
        was = (*sizes, old), (*(s * old for s in strides), 1), offset * old
        now = (*new_sizes, new), (*(s * new for s in new_strides), 1), new_offset[0] * new
        within(*was, now)
        return new_sizes, new_strides, new_offset[0]

    return view_dtype_meta


def _reads(make: Callable[[], Any], *answer: Any) -> Callable[[], Mismatch | None]:
    """A run of the library: sizes, strides, offset and elements of a view."""

    def run() -> Mismatch | None:
        x = make()
        got = tuple(x.size()), tuple(x.stride()), x.storage_offset(), x.tolist()
        return None if got == answer else Mismatch(show_value(answer), show_value(got))

    return run


def _floats() -> Any:
    return tt.tensor([[1.0, 2.0], [0.5, -1.0]])


SIZES_STRIDES_OFFSET = of_kind((tuple, tuple, int), "a tuple of two tuples and a number")

VIEW_DTYPE = Exercise(
    id="03.view_dtype",
    signature="view_dtype(sizes, strides, offset, old, new)",
    parts=(
        Cases(
            3,
            (
                ((8,), (1,), 0, tt.float32, tt.uint8),
                ((2, 3), (6, 1), 4, tt.float64, tt.int16),
                ((4, 4), (4, 1), 0, tt.int16, tt.int64),
                ((3, 2), (1, 3), 0, tt.float32, tt.int32),
            ),
        ),
        Property("bytes", 3, _possible_views, 120),
        Exhaustive(
            "errors",
            1,
            lambda: [_bad_view(row) for row in golden("03")["view_dtype_errors"]],
            "The text is part of the answer, and so is the order of the questions: copy both from the task.",
        ),
        Plug(
            2,
            "tinytensor.aten.native.shape.tensor_shape:view_dtype_meta",
            {
                "view(int32)": _reads(
                    lambda: _floats().view(tt.int32),
                    (2, 2),
                    (2, 1),
                    0,
                    [[1065353216, 1073741824], [1056964608, -1082130432]],
                ),
                "view(uint8)": _reads(
                    lambda: _floats()[1].view(tt.uint8), (8,), (1,), 8, [0, 0, 0, 63, 0, 0, 128, 191]
                ),
                "view(float64)": _reads(
                    lambda: tt.zeros(3, 4)[1:].view(tt.float64), (2, 2), (2, 1), 2, [[0.0] * 2] * 2
                ),
            },
            _plug_view,
        ),
    ),
    probes=(
        ((8,), (1,), 0, tt.float32, tt.uint8),
        ((4, 4), (4, 1), 0, tt.int16, tt.int64),
        ((2, 3), (3, 1), 0, tt.float32, tt.int32),
        ((2, 3), (6, 1), 4, tt.float64, tt.int16),
        ((2, 4), (8, 1), 2, tt.float32, tt.float64),
        ((4,), (1,), 2, tt.float64, tt.float32),
        ((4,), (4,), 0, tt.float32, tt.uint8),
        ((4,), (2,), 0, tt.float32, tt.float64),
        ((5,), (1,), 0, tt.float32, tt.float64),
        ((4,), (1,), 1, tt.float32, tt.float64),
    ),
    hints=(
        "No byte moves. How many elements of the new size fit into the bytes of a row?",
        "ratio = old.itemsize // new.itemsize, or the other way round. Sizes count elements along the last dimension; "
        "strides and offset are distances, counted in elements too. The last stride stays 1.",
        "int64 to int16, sizes (2, 3), strides (5, 1), offset 2: every element becomes 4. Sizes (2, 12), strides "
        "(20, 1), offset 8.",
    ),
    observe=lambda fn, case: call(fn, case, ("sizes", "strides", "offset", "old", "new")),
    judge=SIZES_STRIDES_OFFSET.added_to(expects(_numpy_view)),
    show=lambda case: f"view_dtype({', '.join(map(show_value, case[:3]))}, {', '.join(map(show_dtype, case[3:]))})",
    provides={"NAMES": NAMES},
    oracles=("tinytensor.aten.native.shape.tensor_shape:view_dtype_meta",),
)


def _bad_view(row: list[Any]) -> tuple[Any, ...]:
    sizes, strides, offset, old, new, _ = row
    return tuple(sizes), tuple(strides), offset, BY_NAME[old], BY_NAME[new]


# ---- 03.check_inplace ----------------------------------------------------------------------------------------------


def _golden_refusal(self_dtype: ScalarType, common: ScalarType) -> None:
    texts = {(own, other): text for own, other, text in golden("03")["inplace_errors"]}
    text = texts[self_dtype.name, common.name]
    if text:
        raise RuntimeError(text)


CHECK_INPLACE = Exercise(
    id="03.check_inplace",
    signature="check_inplace(self_dtype, common)",
    parts=(
        Cases(2, ((tt.int64, tt.float32), (tt.float32, tt.float32), (tt.float32, tt.int64), (tt.uint8, tt.float64))),
        Exhaustive(
            "all pairs",
            4,
            lambda: [(BY_NAME[own], BY_NAME[common]) for own, common, _ in golden("03")["inplace_errors"]],
        ),
    ),
    probes=(
        (tt.int64, tt.float32),
        (tt.float32, tt.float32),
        (tt.float32, tt.float64),
        (tt.int8, tt.int64),
        (tt.float16, tt.float32),
        (tt.bool, tt.int64),
        (tt.bool, tt.float32),
        (tt.float32, tt.int64),
        (tt.int64, tt.bool),
    ),
    hints=(
        "Which of the two categories is higher? When does a write lose more than digits?",
        "Compare category(common) with category(self_dtype). One order is refused; the other, and equal ones, are fine.",
        "self uint8, common bool: integral is above bool, fine. self bool, common uint8: refused, `result type Byte "
        "can't be cast to the desired output type Bool`.",
    ),
    observe=lambda fn, case: call(fn, case, ("self_dtype", "common")),
    judge=expects(_golden_refusal),
    show=lambda case: f"check_inplace({', '.join(map(show_dtype, case))})",
    provides={"tt": tt, "NAMES": NAMES, "category": category},
    oracles=("tinytensor.c10.scalar_type:can_cast", "tinytensor.aten.tensor_iterator:can_cast"),
)

# ---- 03.backend_of -------------------------------------------------------------------------------------------------


def _golden_backend(device: str, layout: str, dtype: str) -> str:
    return next(row[3] for row in golden("03")["backends"] if row[:3] == [device, layout, dtype])


BACKEND_OF = Exercise(
    id="03.backend_of",
    signature="backend_of(device, layout, dtype)",
    parts=(
        Cases(
            3,
            (
                ("cpu", "strided", "float32"),
                ("cuda", "strided", "float32"),
                ("meta", "strided", "float32"),
                ("cpu", "sparse_coo", "float32"),
                ("cpu", "strided", "quint8"),
            ),
        ),
        Exhaustive("every combination", 5, lambda: [tuple(row[:3]) for row in golden("03")["backends"]]),
    ),
    probes=(
        ("cpu", "strided", "float32"),
        ("cpu", "strided", "float64"),
        ("cpu", "strided", "int64"),
        ("cuda", "strided", "float32"),
        ("cuda:1", "strided", "float32"),
        ("cuda:1", "sparse_coo", "float32"),
        ("cpu", "strided", "qint8"),
        ("cuda", "strided", "quint8"),
        ("cpu", "sparse_coo", "float32"),
        ("meta", "sparse_csr", "float64"),
        ("cpu", "sparse_csc", "float32"),
        ("cpu", "mkldnn", "float32"),
    ),
    hints=(
        "Which of the three decides first? Which of them changes how the code has to read the memory?",
        "The name is a prefix and a device: CPU, CUDA or Meta, without its index. The layout gives the prefix; a "
        "strided tensor has one only where its numbers need a scale.",
        'backend_of("meta", "sparse_coo", "int64") is "SparseMeta": prefix Sparse, device Meta; the dtype has no say.',
    ),
    observe=lambda fn, case: call(fn, case, ("device", "layout", "dtype")),
    judge=expects(_golden_backend),
    show=shows("backend_of"),
)

# ---- the lesson ----------------------------------------------------------------------------------------------------

QUIZ = Quiz(
    "03.quiz",
    "What is the dtype of `tt.ones(2, dtype=tt.float16) + tt.tensor(1.0)`?",
    (
        ("float16", "Yes: a 0-dim tensor counts only if its category is higher."),
        ("float32", "A 0-dim tensor loses within its category."),
        ("float64", "float64 appears nowhere: `tt.tensor(1.0)` is float32."),
        ("None: it is an error", "torch promotes, it does not refuse."),
    ),
)

SPEC = LessonSpec(
    number="03",
    name="dtype_device_layout",
    title="Device, layout, dtype",
    minutes=125,
    version=2,
    exercises=(VIEW_DTYPE, PROMOTE_TYPES, RESULT_TYPE, CHECK_INPLACE, BACKEND_OF),
    quiz=QUIZ,
    predictions=(
        Prediction("03.p1", "What is uint8 [5] + 300?", 49),
        Prediction("03.p2", "Which dtypes do the four sums have?", ["float32", "float32", "float64", "float16"]),
        Prediction("03.p4", "At which stop does a float64 tensor on the cpu arrive?", "CPU"),
        Prediction("03.p3", "Which number is float32 1.0, read as int32?", 1065353216),
        Prediction("03.p5", "Where does m start, read as int16?", 8),
        Prediction("03.p6", "Which dtype do uint8 and int8 meet in?", "int16"),
        Prediction("03.p7", "Which dtype does uint8 with a 0-dim int64 give?", "uint8"),
        Prediction("03.p8", "Which of the two writes is refused?", "the second"),
        Prediction("03.p9", "Which one of float16 and bfloat16 can hold 70,000?", "bfloat16"),
    ),
)
