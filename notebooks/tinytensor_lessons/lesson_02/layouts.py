"""The three exercises of lesson 02 about whole layouts: 02.view_strides, 02.gallery and 02.who_sees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor_lessons.compare import call, difference, expects, show_outcome, show_value
from tinytensor_lessons.demands import A_TUPLE, Demand, of_kind
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.geometry import (
    Ints,
    has_geometry,
    indices,
    positions,
    shows,
    unstepped,
    view_of_positions,
    within,
)
from tinytensor_lessons.op_tests import database_tests

# ---- 02.view_strides -----------------------------------------------------------------------------------------------


def _strides_by_search(sizes: Ints, strides: Ints, new_sizes: Ints) -> Ints | None:
    """Read the strides off the element positions, then see whether they give every position."""
    wanted = positions(sizes, strides)
    if not wanted:
        return (1,) * len(new_sizes)
    places = dict(zip(indices(new_sizes), wanted, strict=True))
    found = []
    for dim, size in enumerate(new_sizes):
        one_step = tuple(int(k == dim) for k in range(len(new_sizes)))
        found.append(places[one_step] - wanted[0] if size > 1 else 0)
    fits = all(sum(i * s for i, s in zip(index, found, strict=True)) == place for index, place in places.items())
    return tuple(found) if fits else None


def _stepped_strides(case: Any, value: Any) -> Any:
    """Strides of sizes 0 and 1 are free, and so are all strides where there is no element."""
    new_sizes = case[2]
    free = tuple(0 if 0 in new_sizes else size for size in new_sizes)
    return unstepped(free, value) if len(new_sizes) else value


def _regroupings() -> Any:
    from hypothesis import strategies as st

    from tinytensor.testing.strategies import layouts, regroupings, viewings

    @st.composite
    def anything(draw: st.DrawFn) -> Any:
        view = draw(layouts())
        return view.sizes, view.strides, draw(regroupings(view.sizes))

    return st.one_of(viewings(), anything())


def _plug_view(fn: Function) -> Function:
    def compute_stride(sizes: Ints, strides: Ints, new_sizes: Ints) -> Ints | None:
        found = fn(tuple(sizes), tuple(strides), tuple(new_sizes))
        return None if found is None else within(sizes, strides, 0, (new_sizes, found, 0))[1]

    return compute_stride


def _refuses_to_view() -> Mismatch | None:
    expected = (
        "view size is not compatible with input tensor's size and stride (at least one dimension spans across two "
        "contiguous subspaces). Use .reshape(...) instead."
    )
    try:
        got = show_value(tt.arange(6).view(2, 3).t().view(6).tolist())
    except RuntimeError as error:
        got = str(error)
    return None if got == expected else Mismatch(expected, got)


VIEW_STRIDES = Exercise(
    id="02.view_strides",
    signature="view_strides(sizes, strides, new_sizes)",
    parts=(
        Cases(
            3,
            (
                ((2, 3), (3, 1), (6,)),
                ((6,), (1,), (2, 3)),
                ((3, 2), (1, 3), (6,)),
                ((6,), (2,), (3, 2)),
            ),
        ),
        Property("layouts", 6, _regroupings, 200),
        Plug(
            3,
            "tinytensor.aten.native.shape.tensor_shape:compute_stride",
            {
                **database_tests("Tensor.view", "flatten", "unflatten"),
                "x.view(3, 8)": has_geometry(lambda x: x.view(3, 8), (3, 8), (8, 1), 0),
                "x[:, :3].view(2, 2, 3)": has_geometry(lambda x: x[:, :3].view(2, 2, 3), (2, 2, 3), (12, 6, 1), 0),
                "x.flatten()": has_geometry(lambda x: x.flatten(), (24,), (1,), 0),
                "x.unflatten(1, (2, 3))": has_geometry(lambda x: x.unflatten(1, (2, 3)), (4, 2, 3), (6, 3, 1), 0),
                "x.view(2, 3, 4).permute(2, 0, 1).view(4, 6)": has_geometry(
                    lambda x: x.view(2, 3, 4).permute(2, 0, 1).view(4, 6), (4, 6), (1, 4), 0
                ),
                "arange(6).view(2, 3).t().view(6)": _refuses_to_view,
            },
            _plug_view,
        ),
    ),
    probes=(
        ((2, 3), (3, 1), (6,)),
        ((6,), (2,), (3, 2)),
        ((3, 2), (1, 3), (6,)),
        ((4, 2, 3), (1, 12, 4), (4, 6)),
        ((4, 2, 3), (1, 12, 4), (8, 3)),
        ((2, 1, 3), (3, 77, 1), (6,)),
        ((1, 6), (99, 2), (2, 3)),
        ((0, 3), (3, 1), (3, 0)),
        ((2, 0), (5, 7), (0, 4)),
    ),
    hints=(
        "Two neighboring dimensions can become one when walking off the end of the inner one lands on the outer "
        "one's next row.",
        "Group the old dimensions into runs that step evenly: outer stride = inner size * inner stride. Every run "
        "has to be cut into whole new dimensions, from the right. A size-1 dimension belongs to any run.",
        "sizes (2, 3, 5), strides (30, 5, 1): 5 * 1 = 5 merges, 3 * 5 = 15 is not 30. Runs: 2 and 15. So (2, 5, 3) "
        "works, with strides (30, 3, 1); (6, 5) does not.",
    ),
    observe=lambda fn, case: call(fn, case, ("sizes", "strides", "new_sizes")),
    judge=A_TUPLE.added_to(expects(_strides_by_search, normalize=_stepped_strides)),
    show=shows("view_strides"),
    normalize=_stepped_strides,
    oracles=("tinytensor.aten.native.shape.tensor_shape:compute_stride",),
)

# ---- 02.gallery ----------------------------------------------------------------------------------------------------

# What each entry reads from arange(24), and the numbers that do it.
GALLERY = {
    "column_2": ([2, 8, 14, 20], ((4,), (6,), 2)),
    "diagonal": ([0, 7, 14, 21], ((4,), (7,), 0)),
    "anti_diagonal": ([5, 10, 15, 20], ((4,), (5,), 5)),
    "windows": ([[0, 1, 2], [1, 2, 3], [2, 3, 4], [3, 4, 5]], ((4, 3), (1, 1), 0)),
    "row3_five_times": ([[18, 19, 20, 21, 22, 23]] * 5, ((5, 6), (0, 1), 18)),
    "every_other": ([6, 8, 10], ((3,), (2,), 6)),
}


def _observe_gallery(fn: Function, case: tuple[str]) -> Outcome:
    outcome = call(fn, ())
    if outcome.raised or not isinstance(outcome.value, Mapping):
        return outcome
    return Outcome(outcome.value.get(case[0], "missing"))


def _judge_gallery(case: tuple[str], outcome: Outcome) -> Mismatch | None:
    values, answer = GALLERY[case[0]]
    expected = f"(sizes, strides, offset) that read {show_value(values)}"
    if outcome.raised:
        return Mismatch(expected, show_outcome(outcome))
    entry = outcome.value
    if difference(answer, entry) is None:
        return None
    if hasattr(entry, "data_ptr"):
        return Mismatch(expected, "a tensor")
    return Mismatch(expected, show_value(entry), _what_it_reads(entry))


def _what_it_reads(entry: Any) -> str:
    """What the learner's numbers show, if they are three numbers of the right kind."""
    if not isinstance(entry, tuple) or len(entry) != 3:
        return ""
    if isinstance(entry[0], int) or isinstance(entry[1], int):
        return "Sizes and strides are tuples: (4,) with a comma; (4) is a number."
    try:
        if not _small(entry):
            return "That reaches positions outside the storage."
        return f"That reads {show_value(view_of_positions(*entry).tolist())}."
    except (TypeError, ValueError):
        return ""


def _small(entry: Any) -> bool:
    sizes, strides, offset = entry
    if not isinstance(offset, int) or not 0 <= offset < 24 or min(strides, default=0) < 0:
        return False
    return len(sizes) == len(strides) and offset + sum((n - 1) * s for n, s in zip(sizes, strides, strict=True)) < 24


ENTRIES = tuple(GALLERY)
AN_ENTRY = of_kind((tuple, tuple, int), "a tuple (sizes, strides, offset), with tuples of sizes and strides")

GALLERY_EXERCISE = Exercise(
    id="02.gallery",
    signature="gallery()",
    parts=(
        Cases(2, (("column_2",),)),
        Exhaustive("diagonals", 2, lambda: [("diagonal",), ("anti_diagonal",)]),
        Exhaustive("windows", 2, lambda: [("windows",)]),
        Exhaustive("rows", 2, lambda: [("row3_five_times",), ("every_other",)]),
    ),
    probes=tuple((name,) for name in ENTRIES),
    hints=(
        "Write down the positions that the entry reads. Where is the first, and how far is it to the next?",
        "The offset is the first position. Along each dimension the stride is the distance between neighbors, which "
        "may be 0.",
        "The middle two columns of the 4x6 matrix, bottom row left out: positions 2, 3, 8, 9, 14, 15: ((3, 2), (6, "
        "1), 2).",
    ),
    observe=_observe_gallery,
    judge=AN_ENTRY.added_to(_judge_gallery),
    show=lambda case: f'gallery()["{case[0]}"]',
)

# ---- 02.who_sees ---------------------------------------------------------------------------------------------------


def _by_writing(views: Any, i: tuple[int, int]) -> list[str]:
    """Fill every storage with zeros, write one element, and look through every view."""
    storage_id, position = i
    storages = {view[1]: np.zeros(256, dtype=np.int64) for view in views}
    if storage_id in storages:
        storages[storage_id][position] = 1
    names = []
    for name, storage, sizes, strides, offset in views:
        steps = [8 * stride for stride in strides]
        seen = np.lib.stride_tricks.as_strided(storages[storage][offset:], sizes, steps)
        if seen.any():
            names.append(name)
    return names


def _in_any_order(case: Any, value: Any) -> Any:
    return sorted(value) if isinstance(value, (list, tuple)) and all(isinstance(v, str) for v in value) else value


IN_ORDER = Demand(
    "the names in the order of `views`",
    "These are the right names. The task asks for them in a list, in the order in which `views` has them.",
    lambda case, value: isinstance(value, list) and value == _by_writing(*case),
)


def _programs() -> Any:
    from hypothesis import strategies as st

    from tinytensor.testing.strategies import layouts

    @st.composite
    def case(draw: st.DrawFn) -> Any:
        views = []
        for name in draw(st.permutations("abcd"))[: draw(st.integers(1, 4))]:
            view = draw(layouts(max_dims=2, max_stride=6))
            views.append((name, draw(st.integers(0, 1)), view.sizes, view.strides, view.storage_offset))
        # Somewhere between the first and the last position of one of them.
        _, storage, sizes, strides, offset = views[draw(st.integers(0, len(views) - 1))]
        last = offset + sum(max(n - 1, 0) * s for n, s in zip(sizes, strides, strict=True))
        return views, (draw(st.sampled_from((storage, 1 - storage))), draw(st.integers(offset, last)))

    return case()


# x is 4x6; the others are views of it, or of another storage.
_X = ("x", 0, (4, 6), (6, 1), 0)
_ROW_0, _ROW_1 = ("x[0]", 0, (6,), (1,), 0), ("x[1]", 0, (6,), (1,), 6)
_COL_0, _COL_1 = ("x[:,0]", 0, (4,), (6,), 0), ("x[:,1]", 0, (4,), (6,), 1)
_T, _OTHER = ("x.t()", 0, (6, 4), (1, 6), 0), ("y", 1, (4, 6), (6, 1), 0)

WHO_SEES = Exercise(
    id="02.who_sees",
    signature="who_sees(views, i)",
    parts=(
        Cases(
            3,
            (
                ([_X, _ROW_0, _ROW_1], (0, 2)),
                ([_X, _T], (0, 23)),
                ([_COL_0, _X], (0, 6)),
            ),
        ),
        Property("programs", 5, _programs, 150),
    ),
    probes=(
        ([_X, _ROW_0, _ROW_1], (0, 2)),
        ([_X, _COL_0, _COL_1], (0, 7)),
        ([_X, _ROW_1, _COL_1, _T], (0, 7)),
        ([_X, _OTHER], (0, 3)),
        ([_OTHER, _X, _ROW_0], (0, 3)),
        ([_X, _COL_0, _ROW_1, _OTHER], (1, 6)),
    ),
    hints=(
        "A view sees the write if one of its elements lies at that position of that storage.",
        "Which positions does a view reach? Two views of one storage may reach none in common, even where their "
        "ranges overlap.",
        'With a = ("a", 0, (2,), (3,), 1) and b = ("b", 0, (3,), (1,), 0): a reads positions 1 and 4, b reads 0, 1, 2. '
        "A write to (0, 1) is seen by both, to (0, 2) by b, to (1, 1) by neither.",
    ),
    observe=lambda fn, case: call(fn, case, ("views", "i")),
    judge=IN_ORDER.added_to(expects(_by_writing, normalize=_in_any_order)),
    show=shows("who_sees"),
    normalize=_in_any_order,
)
