"""Lesson 01, One line of memory: the exercises and what is asked of them."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable
from functools import partial
from typing import Any

import tinytensor as tt
from tinytensor_lessons.compare import call, expects
from tinytensor_lessons.demands import A_TUPLE, Demand
from tinytensor_lessons.exercise import (
    Cases,
    Exercise,
    Exhaustive,
    LessonSpec,
    Mismatch,
    Plug,
    Prediction,
    Property,
    Quiz,
)  # fmt: skip
from tinytensor_lessons.geometry import Ints, as_bool, golden, positions, shows, tuples, view_of_positions

# ---- 01.flat_index -------------------------------------------------------------------------------------------------


def _position(index: Ints, strides: Ints, storage_offset: int) -> int:
    """Read off a NumPy view whose elements are their own positions."""
    sizes = tuple(i + 1 for i in index)
    return int(view_of_positions(sizes, strides, storage_offset)[tuple(index)])


def _indexed_layouts() -> Any:
    from hypothesis import strategies as st

    from tinytensor.testing.strategies import layouts

    @st.composite
    def case(draw: st.DrawFn) -> Any:
        view = draw(layouts(min_size=1))
        return tuple(draw(st.integers(0, size - 1)) for size in view.sizes), view.strides, view.storage_offset

    return case()


FLAT_INDEX = Exercise(
    id="01.flat_index",
    signature="flat_index(index, strides, storage_offset)",
    parts=(
        Cases(
            3,
            (
                ((1, 1), (2, 1), 0),
                ((1, 0), (2, 1), 0),
                ((0, 2), (1, 4), 0),
                ((2,), (1,), 0),
                ((1, 2, 3), (12, 4, 1), 0),
            ),
        ),
        Property("offsets", 5, _indexed_layouts, 120),
    ),
    probes=(
        ((1, 1), (2, 1), 0),
        ((1, 0), (2, 1), 0),
        ((0, 2), (1, 4), 0),
        ((1, 2, 3), (12, 4, 1), 0),
        ((2, 1), (3, 5), 0),
        ((1, 1), (2, 1), 4),
        ((0,), (3,), 7),
        ((), (), 5),
    ),
    hints=(
        "One step along dimension k moves strides[k] positions. You take index[k] of them.",
        "Start where the view starts. For each dimension: how many steps, how far is one?",
        "Index (2, 1) with strides (10, 3) and storage_offset 7: from 7, two steps of 10, one of 3: position 30.",
    ),
    observe=lambda fn, case: call(fn, case, ("index", "strides", "storage_offset")),
    judge=expects(_position),
    show=shows("flat_index"),
    oracles=("tinytensor.introspect.storage:storage_position",),
)

# ---- 01.contiguous_strides -----------------------------------------------------------------------------------------


def _ints(text: str) -> Ints:
    return tuple(map(int, text.split()))


def _golden_strides(sizes: Ints) -> Ints:
    return _ints(golden("01")["contiguous_strides"][" ".join(map(str, sizes))])


CONTIGUOUS_STRIDES = Exercise(
    id="01.contiguous_strides",
    signature="contiguous_strides(sizes)",
    parts=(
        Cases(3, (((2, 3),), ((3, 2),), ((4,),), ((2, 3, 4),), ((5, 1, 2),))),
        Exhaustive("all shapes", 6, lambda: [(_ints(text),) for text in golden("01")["contiguous_strides"]]),
    ),
    probes=(((2, 3),), ((3, 2),), ((4,),), ((2, 3, 4),), ((2, 0, 3),), ((0,),), ((3, 0),), ((0, 2, 2),), ((),)),
    hints=(
        "The last dimension has stride 1. How far apart are two neighbors along the dimension before it?",
        "The stride of dimension k is the number of elements in everything to the right of k.",
        "For sizes (5, 2, 7): the last stride is 1, the middle one 7, the first one 2 * 7 = 14.",
    ),
    observe=lambda fn, case: call(fn, case, ("sizes",)),
    judge=A_TUPLE.added_to(expects(_golden_strides)),
    show=shows("contiguous_strides"),
    oracles=("tinytensor.c10.contiguity:contiguous_strides",),
)

# ---- 01.read -------------------------------------------------------------------------------------------------------


def _numpy_read(storage: list[int], sizes: Ints, strides: Ints, storage_offset: int) -> Any:
    def at(found: Any) -> Any:
        return list(map(at, found)) if isinstance(found, list) else storage[found]

    return at(view_of_positions(sizes, strides, storage_offset).tolist())


def _is_nested_lists(case: Any, value: Any) -> bool:
    _, sizes, *_ = case
    return not sizes or (isinstance(value, list) and all(_is_nested_lists((None, sizes[1:]), each) for each in value))


NESTED_LISTS = Demand("nested lists", "The task asks for nested lists, all the way down.", _is_nested_lists)


def _stored_layouts() -> Any:
    from tinytensor.testing.strategies import layouts

    return layouts().map(
        lambda view: (list(range(100, 100 + view.storage_numel)), view.sizes, view.strides, view.storage_offset)
    )


def _printed_views() -> dict[str, Callable[[], Mismatch | None]]:
    """Real tensors, printed; the texts are torch's."""
    texts = {
        "A": (lambda A, B: A, "tensor([[1, 2],\n        [3, 4]], dtype=torch.int32)"),
        "A.t()": (lambda A, B: A.t(), "tensor([[1, 3],\n        [2, 4]], dtype=torch.int32)"),
        "A[1]": (lambda A, B: A[1], "tensor([3, 4], dtype=torch.int32)"),
        "A[:, 1]": (lambda A, B: A[:, 1], "tensor([2, 4], dtype=torch.int32)"),
        "A[1, 0]": (lambda A, B: A[1, 0], "tensor(3, dtype=torch.int32)"),
        "B[1:, ::2]": (lambda A, B: B[1:, ::2], "tensor([[ 6.,  8., 10.],\n        [12., 14., 16.]])"),
        "B[0].expand(2, 6)": (
            lambda A, B: B[0].expand(2, 6),
            "tensor([[0., 1., 2., 3., 4., 5.],\n        [0., 1., 2., 3., 4., 5.]])",
        ),
    }

    def run(make: Callable[[Any, Any], Any], text: str) -> Mismatch | None:
        A = tt.tensor([[1, 2], [3, 4]], dtype=tt.int32)
        B = tt.arange(18, dtype=tt.float32).view(3, 6)
        printed = repr(make(A, B))
        return None if printed == text else Mismatch(text, printed)

    return {f"print({name})": partial(run, make, text) for name, (make, text) in texts.items()}


READ = Exercise(
    id="01.read",
    signature="read(storage, sizes, strides, storage_offset)",
    parts=(
        Cases(
            3,
            (
                ([1, 2, 3, 4], (2, 2), (2, 1), 0),
                ([1, 2, 3, 4], (2, 2), (1, 2), 0),
                ([1, 2, 3, 4], (4,), (1,), 0),
                ([1, 2, 3, 4, 5, 6], (2, 3), (1, 2), 0),
            ),
        ),
        Property("layouts", 4, _stored_layouts, 120),
        Plug(3, "tinytensor._tensor.str:_nested", _printed_views()),
    ),
    probes=(
        ([1, 2, 3, 4], (2, 2), (2, 1), 0),
        ([1, 2, 3, 4], (2, 2), (1, 2), 0),
        ([1, 2, 3, 4, 5, 6], (2, 3), (1, 2), 0),
        (list(range(100, 120)), (2, 2), (3, 1), 2),
        ([7, 8, 9], (), (), 0),
        ([], (2, 0), (1, 1), 0),
        ([], (0, 2), (2, 1), 0),
    ),
    hints=(
        "The outer list has sizes[0] entries. Where in the storage does entry i begin?",
        "Entry i is the view with the first size and stride taken off, beginning i * strides[0] further. When is "
        "nothing left to take off?",
        "Storage [5, 6, 7, 8, 9], sizes (2, 2), strides (3, 1), storage_offset 0: entry 0 begins at 0, entry 1 at "
        "3, so [[5, 6], [8, 9]].",
    ),
    observe=lambda fn, case: call(fn, case, ("storage", "sizes", "strides", "storage_offset")),
    judge=NESTED_LISTS.added_to(expects(_numpy_read)),
    show=shows("read"),
    oracles=("tinytensor._tensor.str:_nested",),
)

# ---- 01.is_contiguous ----------------------------------------------------------------------------------------------

# The ranges that tests/lessons/make_golden.py runs over.
_SIZES, _STRIDES = range(4), (0, 1, 2, 3, 6)


@functools.cache
def _small_layouts() -> dict[tuple[Ints, Ints], bool]:
    answers = {}
    for dims, row in enumerate(golden("01")["is_contiguous"]):
        shapes = itertools.product(itertools.product(_SIZES, repeat=dims), itertools.product(_STRIDES, repeat=dims))
        answers.update({layout: digit == "1" for layout, digit in zip(shapes, row, strict=True)})
    return answers


def _in_order(sizes: Ints, strides: Ints) -> bool:
    """torch's answer where the table has it; else word for word: elements in index order are the storage in order."""
    known = _small_layouts().get((sizes, strides))
    if known is not None:
        return known
    found = positions(sizes, strides)
    return found == list(range(len(found)))


def _asked_of_tensors() -> dict[str, Callable[[], Mismatch | None]]:
    """Views of real tensors, and what torch says of them."""

    def run(make: Callable[[Any], Any], answer: bool) -> Mismatch | None:
        got = make(tt.arange(24).view(4, 6)).is_contiguous()
        return None if got is answer else Mismatch(str(answer), str(got))

    views = {
        "x": (lambda x: x, True),
        "x.t()": (lambda x: x.t(), False),
        "x[1]": (lambda x: x[1], True),
        "x[:, 1]": (lambda x: x[:, 1], False),
        "x[1:3]": (lambda x: x[1:3], True),
        "x[:, 1:3]": (lambda x: x[:, 1:3], False),
        "x[1:2, 1:3]": (lambda x: x[1:2, 1:3], True),
        "x[:, 2:2]": (lambda x: x[:, 2:2], True),
        "x[0].expand(2, 6)": (lambda x: x[0].expand(2, 6), False),
        "x.t().contiguous()": (lambda x: x.t().contiguous(), True),
    }
    return {f"{name}.is_contiguous()": partial(run, make, answer) for name, (make, answer) in views.items()}


IS_CONTIGUOUS = Exercise(
    id="01.is_contiguous",
    signature="is_contiguous(sizes, strides)",
    parts=(
        Cases(3, (((2, 3), (3, 1)), ((3, 2), (1, 3)), ((4,), (1,)), ((2, 3, 4), (12, 4, 1)), ((4,), (2,)))),
        Exhaustive("small layouts", 4, lambda: list(_small_layouts())),
        Plug(2, "tinytensor.c10.contiguity:is_contiguous", _asked_of_tensors(), as_bool),
    ),
    probes=(
        ((2, 2), (2, 1)),
        ((2, 2), (3, 1)),
        ((2, 2), (1, 2)),
        ((1, 3), (77, 1)),
        ((2, 0), (9, 9)),
        ((2, 2), (0, 1)),
        ((3,), (2,)),
        ((2, 3, 1), (3, 1, 5)),
        ((), ()),
    ),
    hints=(
        "Walk the indices in order. Does the storage position go up by exactly one each time?",
        "From the last dimension outward: which stride do you expect, given the sizes already passed? Which "
        "dimensions are never stepped along, so that their stride does not matter?",
        "Sizes (3, 1, 4), strides (4, 50, 1): the last expects 1, has 1. The middle one is never stepped. The first "
        "expects 4, has 4. Contiguous.",
    ),
    observe=lambda fn, case: call(fn, case, ("sizes", "strides")),
    judge=expects(_in_order),
    show=shows("is_contiguous"),
    oracles=("tinytensor.c10.contiguity:is_contiguous",),
)

# ---- 01.storage_nbytes ---------------------------------------------------------------------------------------------


def _nbytes_by_walking(sizes: Ints, strides: Ints, storage_offset: int, itemsize: int) -> int:
    """The size that torch's error asks for, where the table has it, else from the positions one by one."""
    for *layout, needed in golden("01")["storage_nbytes"]:
        if tuples(layout) == (sizes, strides, storage_offset, itemsize):
            return needed
    return max((position + 1 for position in positions(sizes, strides, storage_offset)), default=0) * itemsize


def _sized_layouts() -> Any:
    from hypothesis import strategies as st

    from tinytensor.testing.strategies import layouts

    return st.tuples(layouts(), st.sampled_from((4, 1, 2, 8))).map(
        lambda case: (case[0].sizes, case[0].strides, case[0].storage_offset, case[1])
    )


STORAGE_NBYTES = Exercise(
    id="01.storage_nbytes",
    signature="storage_nbytes(sizes, strides, storage_offset, itemsize)",
    parts=(
        Cases(3, (((2, 2), (2, 1), 0, 4), ((2, 2), (3, 1), 0, 4), ((3,), (1,), 0, 8), ((4,), (12,), 0, 4))),
        Property("layouts", 4, _sized_layouts, 120),
        Exhaustive("torch's errors", 2, lambda: [tuples(row[:4]) for row in golden("01")["storage_nbytes"]]),
    ),
    probes=(
        ((2, 2), (2, 1), 0, 4),
        ((2, 2), (3, 1), 0, 4),
        ((4,), (12,), 0, 4),
        ((3, 4), (1, 4), 5, 8),
        ((2, 3), (0, 1), 2, 2),
        ((), (), 3, 4),
        ((0, 3), (3, 1), 0, 4),
        ((2, 0), (5, 1), 6, 8),
    ),
    hints=(
        "Which element of the view lies furthest along the storage, and at which position?",
        "The last index is size - 1 in every dimension. Its position comes from 01.flat_index. A position is not "
        "yet a count.",
        "Sizes (3,), strides (4,), storage_offset 2, itemsize 8: positions 2, 6, 10, so 11 elements, 88 bytes.",
    ),
    observe=lambda fn, case: call(fn, case, ("sizes", "strides", "storage_offset", "itemsize")),
    judge=expects(_nbytes_by_walking),
    show=shows("storage_nbytes"),
    oracles=("tinytensor.c10.contiguity:storage_numel",),
)

# ---- the lesson ----------------------------------------------------------------------------------------------------

QUIZ = Quiz(
    "01.quiz",
    "`x` is 3x4 float32, contiguous. What is `x.t().stride()`?",
    (
        ("`(1, 4)`", "Yes: the strides of x, which are (4, 1), in the other order."),
        ("`(4, 1)`", "That is x itself."),
        ("`(3, 1)`", "That is a freshly allocated 4x3 tensor."),
        ("`(4, 16)`", "These are byte distances; strides count elements."),
    ),
)

SPEC = LessonSpec(
    number="01",
    name="storage_and_strides",
    title="One line of memory",
    minutes=85,
    version=3,
    exercises=(FLAT_INDEX, CONTIGUOUS_STRIDES, READ, IS_CONTIGUOUS, STORAGE_NBYTES),
    quiz=QUIZ,
    predictions=(
        Prediction("01.p1", "At which storage position is A[1, 1]?", 3),
        Prediction("01.p2", "How many bytes lie between A.data_ptr() and A.t().data_ptr()?", 0),
        Prediction("01.p3", "Which strides show [[1, 3], [2, 4]]?", (1, 2)),
        Prediction("01.p4", "Which strides have sizes (2, 3, 4)?", (12, 4, 1)),
        Prediction("01.p5", "What does the reader give for A.t()?", [[1, 2], [3, 4]]),
        Prediction("01.p6", "Is a tensor of sizes (1, 3) with strides (77, 1) contiguous?", True),
        Prediction("01.p7", "How many bytes does the view need?", 20),
    ),
)
