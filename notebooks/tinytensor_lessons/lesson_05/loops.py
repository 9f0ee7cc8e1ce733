"""Lesson 05, second half: the order of the loop, its merged dimensions, the output that follows it."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

import tinytensor as tt

# The library's own, kept from before any learner's function takes its place.
from tinytensor.aten.tensor_iterator import coalesce_dimensions, reorder_dimensions
from tinytensor_lessons.compare import call, expects, show_outcome, show_value
from tinytensor_lessons.demands import A_TUPLE
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.geometry import Ints, golden, shows, unstepped
from tinytensor_lessons.op_tests import database_tests

Strides = Sequence[Ints | None]


def insertion_sort(dims: Iterable[int], vote: Callable[[int, int], int]) -> list[int]:
    """The sort of TensorIterator. The notebook has the same."""
    order = list(dims)
    for i in range(1, len(order)):
        here = i
        for place in range(i - 1, -1, -1):
            found = vote(order[place], order[here])
            if found > 0:
                order[place], order[here] = order[here], order[place]
                here = place
            elif found < 0:
                break
    return order


# ---- 05.reorder ----------------------------------------------------------------------------------------------------


def _library_order(shape: Ints, strides_list: Strides) -> Ints:
    return reorder_dimensions(shape, strides_list)


def _votes() -> Any:
    """Operands over one shape: dense in some order, stretched here and there, an output or none."""
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Any:
        shape = tuple(draw(st.lists(st.integers(1, 4), max_size=4)))
        strides_list: list[Ints | None] = [None] if draw(st.booleans()) else []
        for _ in range(draw(st.integers(1, 3))):
            strides, step = [0] * len(shape), 1
            for dim in draw(st.permutations(range(len(shape)))):
                strides[dim] = 0 if draw(st.sampled_from((False, False, False, True))) else step
                step *= 1 if draw(st.booleans()) and not strides[dim] else shape[dim]
            strides_list.append(tuple(strides))
        return shape, strides_list

    return case()


def _plug_order(fn: Function) -> Function:
    def reorder(shape: Ints, strides: Strides) -> Ints:
        perm = tuple(map(int, fn(tuple(shape), list(strides))))
        if sorted(perm) != list(range(len(shape))):
            raise ValueError(f"{perm} is not an order of {len(shape)} dimensions")
        return perm

    return reorder


def torchs_sums() -> Mismatch | None:
    """The output strides of 60 sums, which torch gave. On the meta device: a plan needs no data."""
    for operands, shape, strides in golden("05")["sums"]:
        a, b = (tt.empty_strided(sizes, steps, device="meta") for sizes, steps in operands)
        total = a + b
        if list(total.size()) != shape or list(total.stride()) != strides:
            where = f"strides {a.stride()} of {tuple(a.size())} + strides {b.stride()} of {tuple(b.size())}"
            return Mismatch(show_value(tuple(strides)), show_value(tuple(total.stride())), where)
    return None


REORDER = Exercise(
    id="05.reorder",
    signature="reorder(shape, strides_list)",
    parts=(
        Cases(
            3,
            (
                ((3, 4), [None, (4, 1)]),
                ((4, 3), [None, (1, 4), (1, 4)]),
                ((4, 3), [None, (1, 4), (0, 1)]),
                ((2, 3, 4), [None, (1, 2, 6)]),
                ((4, 3), [(3, 1), (1, 4)]),
            ),
        ),
        Property("votes", 4, _votes, 200),
        Plug(
            3,
            "tinytensor.aten.tensor_iterator:reorder_dimensions",
            {
                "the strides of 60 sums": torchs_sums,
                **database_tests("add", layouts=("contiguous", "transposed", "strided")),
            },
            _plug_order,
        ),
    ),
    probes=(
        ((3, 4), [None, (4, 1)]),
        ((4, 3), [None, (1, 4), (1, 4)]),
        ((4, 3), [(3, 1), (1, 4)]),
        ((4, 3), [None, (0, 1), (3, 1)]),
        ((4, 3), [None, (1, 0), (1, 4)]),
        ((4, 3), [None, (0, 3)]),
        ((3, 1), [None, (1, 1)]),
        ((2, 4), [None, (1, 1), (4, 1)]),
        ((3, 2), [None, (1, 1), (1, 3)]),
        ((2, 3, 4), [None, (1, 2, 6)]),
        ((2, 3, 4), [None, (12, 0, 3), (1, 4, 2)]),
    ),
    hints=(
        "For two dimensions, ask the operands one after the other. Which of them has no opinion, and when?",
        "An operand has none if it does not exist yet, or if one of its two strides is 0. A smaller stride belongs "
        "inside. At equal strides the smaller size does; if that does not exchange them, ask the next operand.",
        "shape (5, 2), operands None, (0, 1), (2, 5): start with (1, 0), and vote(1, 0). None: no vote. (0, 1): a 0, no "
        "vote. (2, 5): dimension 1 has stride 5, dimension 0 has 2, so they are exchanged. The order is (0, 1).",
    ),
    observe=lambda fn, case: call(fn, case, ("shape", "strides_list")),
    judge=A_TUPLE.added_to(expects(_library_order)),
    show=shows("reorder"),
    provides={"insertion_sort": insertion_sort},
    oracles=("tinytensor.aten.tensor_iterator:reorder_dimensions",),
)

# ---- 05.coalesce ---------------------------------------------------------------------------------------------------


def addresses(sizes: Sequence[int], strides: Sequence[int]) -> list[int]:
    """Positions in the order of the loop: the first dimension moves fastest."""
    indices = itertools.product(*(range(n) for n in reversed(sizes)))
    return [sum(i * s for i, s in zip(reversed(index), strides, strict=True)) for index in indices]


def _one_stride(sizes: Ints, strides: Ints) -> int | None:
    """The stride with which a single dimension makes the same steps; None where there is none."""
    found = addresses(sizes, strides)
    step = found[1] if len(found) > 1 else 1
    return step if found == [k * step for k in range(len(found))] else None


def fewest_dimensions(shape: Ints, strides_list: list[Ints]) -> tuple[Ints, list[Ints]]:
    """Tries every way to cut the dimensions into runs; the one with the fewest runs that all operands allow."""
    for cuts in range(len(shape)):
        for chosen in itertools.combinations(range(1, len(shape)), cuts):
            ends = [0, *chosen, len(shape)]
            runs = list(itertools.pairwise(ends))
            merged = [[_one_stride(shape[a:b], s[a:b]) for a, b in runs] for s in strides_list]
            if all(step is not None for steps in merged for step in steps):
                return tuple(math.prod(shape[a:b]) for a, b in runs), [tuple(map(int, s)) for s in merged]  # type: ignore[arg-type]
    return (), [()] * len(strides_list)


def _judge_coalesce(case: Any, outcome: Outcome) -> Mismatch | None:
    shape, strides_list = case
    best = fewest_dimensions(shape, strides_list)
    wanted, got = show_value(best), show_outcome(outcome)
    if outcome.raised:
        return Mismatch(wanted, got, outcome.where)
    try:
        sizes, merged = outcome.value
        fits = len(merged) == len(strides_list) and all(len(steps) == len(sizes) for steps in merged)
        small = math.prod(sizes) == math.prod(shape)
        if not fits or not small:
            return Mismatch(wanted, got, "not as many elements, or not as many operands, as before")
        for number, (before, after) in enumerate(zip(strides_list, merged, strict=True)):
            if addresses(sizes, after) != addresses(shape, before):
                return Mismatch(wanted, got, f"operand {number} would visit other elements, or in another order")
    except (TypeError, ValueError):
        return Mismatch(wanted, got, "the answer is a pair (shape, strides_list)")
    if len(sizes) > len(best[0]):
        return Mismatch(wanted, got, "right, but with more dimensions than needed")
    if outcome.changed:
        return Mismatch(f"{outcome.changed} as it was", f"{outcome.changed} changed by your call")
    return None


def _free_ones(case: Any, value: Any) -> Any:
    """Strides of size-1 dimensions are free."""
    try:
        sizes, merged = value
        return tuple(sizes), [unstepped(tuple(sizes), tuple(steps)) for steps in merged]
    except (TypeError, ValueError):
        return value


def _mergeable() -> Any:
    """Shapes whose dimensions often fit together, for one to three operands."""
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Any:
        shape = tuple(draw(st.lists(st.integers(1, 4), max_size=4)))
        fits = [draw(st.sampled_from((True, True, False))) for _ in shape]
        strides_list = []
        for _ in range(draw(st.integers(1, 3))):
            strides: list[int] = []
            for dim, fit in enumerate(fits):
                even = shape[dim - 1] * strides[dim - 1] if dim and fit else None
                strides.append(draw(st.integers(0, 9)) if even is None else even)
            strides_list.append(tuple(strides))
        return shape, strides_list

    return case()


def _plug_coalesce(fn: Function) -> Function:
    """A merged plan that leaves the elements would read memory that is not its own: compare before it is used."""

    def coalesce(sizes: Ints, strides: Sequence[Ints]) -> tuple[Ints, tuple[Ints, ...]]:
        if 0 in sizes:
            return coalesce_dimensions(sizes, strides)
        new_sizes, merged = fn(tuple(sizes), list(strides))
        answer = tuple(map(int, new_sizes)), tuple(tuple(map(int, s)) for s in merged)
        if math.prod(answer[0]) != math.prod(sizes) or len(answer[1]) != len(strides):
            raise ValueError(f"{answer} does not describe {math.prod(sizes)} elements of {len(strides)} operands")
        for before, after in zip(strides, answer[1], strict=True):
            reach = sum((n - 1) * s for n, s in zip(sizes, before, strict=True))
            if min(after, default=0) < 0 or sum((n - 1) * s for n, s in zip(answer[0], after, strict=True)) > reach:
                raise ValueError(f"{answer} leaves the elements of an operand")
        return answer

    return coalesce


COALESCE = Exercise(
    id="05.coalesce",
    signature="coalesce(shape, strides_list)",
    parts=(
        Cases(
            3,
            (
                ((4, 3), [(1, 4), (1, 4)]),
                ((6, 4), [(1, 6), (1, 0)]),
                ((4, 3), [(1, 4), (1, 8)]),
                ((5,), [(2,), (3,)]),
            ),
        ),
        Property("layouts", 5, _mergeable, 200),
        Plug(
            4,
            "tinytensor.aten.tensor_iterator:coalesce_dimensions",
            {
                **database_tests("add", "mul", layouts=("contiguous", "transposed", "strided", "offset")),
                "(x.t() + row).sum()": lambda: _sum_of_a_mixed_loop(),
            },
            _plug_coalesce,
        ),
    ),
    probes=(
        ((4, 3), [(1, 4), (1, 4)]),
        ((6, 4), [(1, 6), (1, 0)]),
        ((2, 3, 4), [(1, 2, 6), (1, 2, 6)]),
        ((2, 3, 4, 2), [(1, 2, 6, 24)]),
        ((2, 3), [(3, 1)]),
        ((4, 3), [(3, 1), (1, 4)]),
        ((4, 1, 3), [(1, 77, 4), (1, 5, 4)]),
        ((1, 4), [(9, 1)]),
        ((2, 3, 4), [(1, 2, 7)]),
        ((), [(), ()]),
    ),
    hints=(
        "Walk off the end of an inner dimension. Where does the next step of the outer one land, for every operand?",
        "Go from the inside out and keep the dimension that you are building. The next one joins it if, for all "
        "operands, size * stride of the one being built equals the stride of the next; size 1 joins anything.",
        "shape (2, 5, 3), strides (4, 8, 40): 2*4 is 8, so the first two become size 10 with stride 4; 10*4 is 40, so "
        "the third joins too: ((30,), [(4,)]).",
    ),
    observe=lambda fn, case: call(fn, case, ("shape", "strides_list")),
    judge=_judge_coalesce,
    show=shows("coalesce"),
    normalize=_free_ones,
    oracles=("tinytensor.aten.tensor_iterator:coalesce_dimensions",),
)


def _sum_of_a_mixed_loop() -> Mismatch | None:
    x, row = tt.arange(12).view(3, 4), tt.arange(3)
    wanted = (np.arange(12).reshape(3, 4).T + np.arange(3)).tolist()
    got = (x.t() + row).tolist()
    return None if got == wanted else Mismatch(show_value(wanted), show_value(got))


# ---- 05.output_strides ---------------------------------------------------------------------------------------------


@functools.cache
def _golden_outputs() -> dict[tuple[Ints, Ints], Ints]:
    """(shape, order of the dimensions) -> strides, from torch's outputs: the order is that of the strides."""
    rows = {}
    for _, shape, strides in golden("05")["sums"]:
        rows[tuple(shape), tuple(sorted(range(len(shape)), key=lambda d: strides[d]))] = tuple(strides)
    for shape, strides in golden("05")["empty_strides"]:
        rows[tuple(shape), tuple(range(len(shape) - 1, -1, -1))] = tuple(strides)
    return rows


def _small_orders() -> list[tuple[Ints, Ints]]:
    """Every order of up to three dimensions, with sizes 0 and 1 among them."""
    shapes = (shape for dims in range(4) for shape in itertools.product((0, 1, 2, 3), repeat=dims))
    return [(shape, perm) for shape in shapes for perm in itertools.permutations(range(len(shape)))]


def _dense_strides(shape: Ints, perm: Ints) -> Ints:
    """torch's where the table has them, else those of a NumPy array that was made in loop order and turned back."""
    known = _golden_outputs().get((tuple(shape), tuple(perm)))
    if known is not None:
        return known
    made = np.empty([max(shape[dim], 1) for dim in reversed(perm)], dtype=np.int8)
    places = [list(reversed(perm)).index(dim) for dim in range(len(shape))]
    return tuple(made.strides[place] for place in places)


def _plug_strides(fn: Function) -> Function:
    def output_strides(shape: Ints, perm: Ints) -> Ints:
        strides = tuple(map(int, fn(tuple(shape), tuple(perm))))
        reach = sum((n - 1) * s for n, s in zip(shape, strides, strict=True))
        if 0 not in shape and not 0 <= reach < math.prod(shape):
            raise ValueError(f"strides {strides} are not dense for sizes {tuple(shape)}")
        return strides

    return output_strides


OUTPUT_STRIDES = Exercise(
    id="05.output_strides",
    signature="output_strides(shape, perm)",
    parts=(
        Cases(
            2,
            (((3, 4), (1, 0)), ((4, 3), (0, 1)), ((4, 2, 3), (0, 2, 1)), ((5,), (0,))),
        ),
        Exhaustive("torch's outputs", 2, lambda: list(_golden_outputs())),
        Exhaustive("every order", 2, _small_orders),
        Plug(
            2,
            "tinytensor.aten.tensor_iterator:output_strides",
            {"the strides of 60 sums": torchs_sums, **database_tests("add", layouts=("contiguous", "transposed"))},
            _plug_strides,
        ),
    ),
    probes=(
        ((3, 4), (1, 0)),
        ((4, 3), (0, 1)),
        ((4, 2, 3), (0, 2, 1)),
        ((2, 3, 4), (1, 2, 0)),
        ((2, 3, 4), (2, 0, 1)),
        ((2, 0, 3), (2, 1, 0)),
        ((0, 3), (1, 0)),
        ((2, 3, 0), (2, 1, 0)),
        ((2, 1, 3), (0, 1, 2)),
        ((), ()),
    ),
    hints=(
        "perm[0] has stride 1. How far is one step along perm[1]?",
        "Walk perm from its first entry to its last. The step grows by the size of each dimension that you pass; write "
        "it down at that dimension's place, before it grows.",
        "shape (2, 5, 3), perm (1, 0, 2): dimension 1 gets 1, dimension 0 gets 5, dimension 2 gets 10: (5, 1, 10).",
    ),
    observe=lambda fn, case: call(fn, case, ("shape", "perm")),
    judge=A_TUPLE.added_to(expects(_dense_strides)),
    show=shows("output_strides"),
    oracles=("tinytensor.aten.tensor_iterator:output_strides",),
)
