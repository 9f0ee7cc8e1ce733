"""Lesson 15, first half: lists of entries, in any order or sorted, and row pointers in place of row numbers."""

from __future__ import annotations

import contextlib
import itertools
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor_lessons.compare import called, difference, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.plug import Calls, counted_calls

Ints = tuple[int, ...]

# ---- entries, and what comes back ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Entries:
    """A sparse tensor as a case: an index for each entry, its values, the sizes. `dense` are the sizes of one value."""

    places: tuple[Ints, ...]
    numbers: tuple[Any, ...]
    sizes: Ints
    dense: Ints = ()
    dtype: str = "float32"

    @property
    def sparse_dim(self) -> int:
        return len(self.sizes) - len(self.dense)

    def arrays(self) -> tuple[np.ndarray, np.ndarray]:
        """indices (sparse_dim, nnz) and values (nnz, *dense)."""
        indices = np.array(self.places, np.int64).reshape(len(self.places), self.sparse_dim).T
        return np.ascontiguousarray(indices), np.array(self.numbers, self.dtype).reshape(-1, *self.dense)

    def tensors(self) -> tuple[Any, Any]:
        indices, values = self.arrays()
        return tt.from_numpy(indices), tt.from_numpy(values)

    def told(self) -> str:
        indices, values = self.arrays()
        return f"{_code(indices)}, {_code(values)}, {self.sizes}"

    def sparse(self) -> Any:
        """The sparse tensor, checked."""
        return tt.sparse_coo_tensor(*self.tensors(), self.sizes, check_invariants=True)

    def summed(self) -> dict[Ints, np.ndarray]:
        """Place -> the sum of its values, worked out entry by entry."""
        found: dict[Ints, np.ndarray] = {}
        for place, value in zip(self.places, self.arrays()[1], strict=True):
            found[place] = found[place] + value if place in found else value
        return found

    def by_row(self) -> dict[int, list[tuple[int, np.ndarray]]]:
        """Row -> its columns and values, columns ascending. Matrices only."""
        summed = self.summed()
        return {row: [(c, summed[r, c]) for r, c in sorted(summed) if r == row] for row in range(self.sizes[0])}


def _code(array: np.ndarray) -> str:
    """The tensor as it would be written in a cell."""
    kind = {"float64": ", dtype=tt.float64", "int64": "", "float32": ""}[str(array.dtype)]
    if array.size:
        return f"tt.tensor({show_value(array.tolist())}{kind})"
    kind = {"float64": ", dtype=tt.float64", "int64": ", dtype=tt.int64", "float32": ""}[str(array.dtype)]
    return f"tt.empty({', '.join(map(str, array.shape))}{kind})"


def told(value: Any) -> Any:
    """A tensor as numbers, with its sizes and dtype; anything else as it is."""
    if not isinstance(value, tt.Tensor):
        return value
    if value.layout is not tt.strided:
        return f"a tensor of layout {value.layout}"
    return {"size": tuple(value.shape), "dtype": str(value.dtype), "numbers": value.tolist()}


def expected(array: np.ndarray) -> dict[str, Any]:
    """The same of an array."""
    return {"size": array.shape, "dtype": f"torch.{array.dtype}", "numbers": array.tolist()}


def observed(fn: Function, tensors: tuple[Any, ...], *others: Any) -> Outcome:
    """fn on the tensors and the rest; what comes back is told in numbers. Notes whether an argument was changed."""
    before = [tensor.tolist() for tensor in tensors]
    outcome = called(fn, *tensors, *others)
    if outcome.raised:
        return outcome
    value = outcome.value
    read = type(value)(map(told, value)) if type(value) in (tuple, list) else told(value)
    for name, tensor, was in zip(("indices", "values"), tensors, before, strict=True):
        if tensor.tolist() != was:
            return Outcome(read, changed=name)
    return Outcome(read)


def compared(names: tuple[str, ...], wanted: tuple[np.ndarray, ...], outcome: Outcome) -> Mismatch | None:
    """A judge for a tuple of tensors with these names."""
    right = _in_words(names, tuple(map(expected, wanted)))
    if outcome.raised:
        return Mismatch(right, show_outcome(outcome), outcome.where)
    got = outcome.value
    if type(got) is not tuple or len(got) != len(names) or not all(type(each) is dict for each in got):
        return Mismatch(f"({', '.join(names)}), {len(names)} tensors in a tuple", show_value(got))
    if any(each["numbers"] != array.tolist() for each, array in zip(got, wanted, strict=True)):
        return Mismatch(right, _in_words(names, got))
    for name, each, array in zip(names, got, wanted, strict=True):
        for what in ("size", "dtype"):
            if each[what] != expected(array)[what]:
                note = "The numbers are right."
                return Mismatch(f"{name} of {what} {expected(array)[what]}", f"{name} of {what} {each[what]}", note)
    if outcome.changed:
        return Mismatch(f"{outcome.changed} as it was", f"{outcome.changed} changed by your call")
    return None


def _in_words(names: tuple[str, ...], each: tuple[Any, ...]) -> str:
    return ", ".join(f"{name} {show_value(one['numbers'])}" for name, one in zip(names, each, strict=True))


# ---- kernels of the learner's at their place in the dispatcher -----------------------------------------------------


@contextlib.contextmanager
def registered(operator: str, key: str, kernel: Function) -> Iterator[Calls]:
    """Within the block the kernel stands at this key of the operator."""
    calls = Calls()
    with tt.library._scoped_library("aten", "IMPL") as library:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that a kernel is there already is why we are here
            library.impl(operator, counted_calls(kernel, operator, calls), key)
        yield calls


def is_coalesced(tensor: Any, wanted: Entries) -> Mismatch | None:
    """Whether a sparse tensor has the sums of these entries, in order."""
    summed = wanted.summed()
    places = sorted(summed)
    indices = np.array(places, np.int64).reshape(len(places), wanted.sparse_dim).T
    right = [indices.tolist(), [summed[place].tolist() for place in places], True]
    got = [tensor._indices().tolist(), tensor._values().tolist(), tensor.is_coalesced()]
    return None if difference(right, got) is None else Mismatch(show_value(right), show_value(got))


# ---- 15.coalesce ---------------------------------------------------------------------------------------------------

PUZZLE = Entries(((0, 2), (1, 0), (1, 0), (0, 2)), (1.0, 2.0, 3.0, -1.0), (2, 3))


def coalesce(indices: Any, values: Any, sizes: Ints) -> tuple[Any, Any]:
    """The lesson's own, for the exercises that come after it: a dict from the number of a place to its sum."""
    places = list(zip(*indices.tolist(), strict=True))
    numbers = values.numpy()
    found: dict[int, Any] = {}
    place_of: dict[int, Ints] = {}
    for place, value in zip(places, numbers, strict=True):
        key = int(np.ravel_multi_index(place, tuple(map(int, sizes[: len(place)]))))
        found[key] = found[key] + value if key in found else value
        place_of[key] = place
    keys = sorted(found)
    array = np.array([place_of[key] for key in keys], np.int64).reshape(len(keys), indices.size(0)).T
    summed = np.array([found[key] for key in keys], numbers.dtype).reshape(-1, *numbers.shape[1:])
    return tt.from_numpy(np.ascontiguousarray(array)), tt.from_numpy(summed)


def _judge_coalesce(case: Entries, outcome: Outcome) -> Mismatch | None:
    summed = case.summed()
    places = sorted(summed)
    indices = np.array(places, np.int64).reshape(len(places), case.sparse_dim).T
    values = np.array([summed[place] for place in places], case.dtype).reshape(-1, *case.dense)
    return compared(("indices", "values"), (indices, values), outcome)


def _any_entries(dims: tuple[int, int] = (1, 3), hybrid: bool = True) -> Any:
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Entries:
        sizes = tuple(draw(st.lists(st.integers(1, 4), min_size=dims[0], max_size=dims[1])))
        dense = draw(st.sampled_from(((), (), (2,), (2, 2)))) if hybrid else ()
        place = st.tuples(*(st.integers(0, size - 1) for size in sizes))
        places = tuple(draw(st.lists(place, max_size=7)))
        length = int(np.prod(dense))
        flat = [draw(st.integers(-3, 3)) for _ in range(len(places) * length)]
        numbers = tuple(np.array(flat).reshape(-1, *dense).tolist())
        return Entries(places, numbers, (*sizes, *dense), dense, draw(st.sampled_from(("float32", "float64", "int64"))))

    return case()


def _plug_coalesce(fn: Function) -> Function:
    """`_coalesce` at SparseCPU, which trusts its kernel; so what comes back is checked."""

    def _coalesce(self: Any) -> Any:
        indices, values = fn(self._indices(), self._values(), tuple(self.size()))
        return tt.sparse_coo_tensor(indices, values, self.size(), is_coalesced=True, check_invariants=True)

    return _coalesce


def _coalesces(entries: Entries) -> Callable[[], Mismatch | None]:
    return lambda: is_coalesced(entries.sparse().coalesce(), entries)


def _embedding() -> Mismatch | None:
    """The gradient of a table of which rows were looked up, row 1 twice."""
    table = tt.ones(4, 2, requires_grad=True)
    tt.nn.functional.embedding(tt.tensor([3, 1, 1]), table, sparse=True).sum().backward()
    wanted = Entries(((3,), (1,), (1,)), ((1.0, 1.0),) * 3, (4, 2), (2,))
    return is_coalesced(table.grad.coalesce(), wanted)


def _gradient() -> Mismatch | None:
    """`coalesce` is recorded: a gradient reaches the values."""
    values = tt.tensor([1.0, 2.0, 3.0], requires_grad=True)
    sparse = tt.sparse_coo_tensor([[1, 0, 1]], values, (2,), check_invariants=True)
    (sparse.coalesce().to_dense() * tt.tensor([10.0, 20.0])).sum().backward()
    got = None if values.grad is None else values.grad.tolist()
    return None if got == [20.0, 10.0, 20.0] else Mismatch(show_value([20.0, 10.0, 20.0]), show_value(got))


_CUBE = Entries(((1, 0, 2), (0, 1, 1), (1, 0, 2), (0, 0, 3)), (1.0, 2.0, 4.0, 8.0), (2, 2, 4))
_HYBRID = Entries(((1, 0), (0, 1), (1, 0)), ((1.0, 2.0), (3.0, 4.0), (5.0, 6.0)), (2, 2, 2), (2,))

COALESCE = Exercise(
    id="15.coalesce",
    signature="coalesce(indices, values, sizes)",
    parts=(
        Cases(
            3,
            (
                PUZZLE,
                Entries(((0, 1), (1, 0)), (5.0, 7.0), (2, 2)),
                Entries(((1, 1), (0, 2), (1, 0)), (1.0, 2.0, 3.0), (2, 3)),
                Entries(((2,), (0,), (2,)), (1, 2, 3), (4,), (), "int64"),
            ),
        ),
        Property("any entries", 4, _any_entries, 150),
        Plug(
            3,
            "tinytensor.aten.native.sparse.sparse_tensor:_coalesce_sparse",
            {
                "s.coalesce()": _coalesces(PUZZLE),
                "three dimensions": _coalesces(_CUBE),
                "rows as values": _coalesces(_HYBRID),
                "the gradient of an embedding": _embedding,
                "the gradient of s.coalesce()": _gradient,
            },
            _plug_coalesce,
            install=lambda kernel: registered("_coalesce", "SparseCPU", kernel),
        ),
    ),
    # 0 sums and a zero; 1 nothing to do; 2 out of order; 3 and 4 values that are rows; 5 three dimensions; 6 one
    # dimension; 7 no entries; 8 places that collide where rows are counted for columns; 9 duplicates far apart
    probes=(
        PUZZLE,
        Entries(((0, 1), (1, 0)), (5.0, 7.0), (2, 2)),
        Entries(((1, 2), (0, 1), (1, 0), (0, 0)), (1.0, 2.0, 3.0, 4.0), (2, 3)),
        Entries(((0, 1), (1, 0)), ((1.0, 2.0, 3.0), (4.0, 5.0, 6.0)), (2, 2, 3), (3,)),
        _HYBRID,
        _CUBE,
        Entries(((2,), (0,), (2,)), (1.0, 2.0, 3.0), (4,)),
        Entries((), (), (2, 3)),
        Entries(((1, 0), (0, 2), (1, 1)), (1.0, 2.0, 3.0), (2, 3)),
        Entries(((1, 0), (0, 0), (1, 1), (1, 0)), (1.0, 2.0, 3.0, 4.0), (2, 2)),
    ),
    hints=(
        "Which entries belong together, and in which order do the places come that remain?",
        "Give each place one number: for (row, column) that is row * columns + column. Sort these numbers, and add up the "
        "values of those that are equal. `tt.unique(..., return_inverse=True)` and `index_add_` do both; a dict and "
        "`sorted` do it too.",
        "places (2, 1), (0, 3), (2, 1) in sizes (3, 4), values 5, 6, 7: their numbers are 9, 3, 9. In order: 3 with 6, and "
        "9 with 5 + 7. So indices [[0, 2], [3, 1]], values [6, 12].",
    ),
    observe=lambda fn, case: observed(fn, case.tensors(), case.sizes),
    judge=_judge_coalesce,
    show=lambda case: f"coalesce({case.told()})",
    oracles=("tinytensor.aten.native.sparse.sparse_tensor:_coalesce_sparse",),
)

# ---- 15.coo_to_csr -------------------------------------------------------------------------------------------------


def csr_arrays(case: Entries) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Row after row."""
    rows = case.by_row()
    ends = itertools.accumulate((len(rows[row]) for row in rows), initial=0)
    entries = [entry for row in rows.values() for entry in row]
    return (
        np.array(list(ends), np.int64),
        np.array([column for column, _ in entries], np.int64),
        np.array([value for _, value in entries], case.dtype),
    )


def _matrices() -> Any:
    from hypothesis import strategies as st

    return st.one_of(
        _any_entries((2, 2), hybrid=False),
        st.builds(lambda sizes: Entries((), (), sizes), st.tuples(st.integers(0, 3), st.integers(0, 3))),
    )


def _plug_csr(fn: Function) -> Function:
    def _to_sparse_csr(self: Any, dense_dim: Any = None) -> Any:
        crow, col, values = fn(self._indices(), self._values(), tuple(self.size()))
        return tt.sparse_csr_tensor(crow, col, values, self.size(), check_invariants=True)

    return _to_sparse_csr


def _converts(entries: Entries) -> Callable[[], Mismatch | None]:
    def run() -> Mismatch | None:
        csr = entries.sparse().to_sparse_csr()
        got = [csr.crow_indices().tolist(), csr.col_indices().tolist(), csr.values().tolist()]
        right = [array.tolist() for array in csr_arrays(entries)]
        return None if difference(right, got) is None else Mismatch(show_value(right), show_value(got))

    return run


def _multiplies() -> Mismatch | None:
    dense = tt.arange(6.0).view(3, 2)
    got = (_GAP.sparse().to_sparse_csr() @ dense).tolist()
    right = (_GAP.sparse().to_dense() @ dense).tolist()
    return None if got == right else Mismatch(show_value(right), show_value(got))


_GAP = Entries(((2, 1), (0, 2), (2, 0)), (2.0, 1.0, 3.0), (3, 3))
_TWICE = Entries(((2, 1), (0, 2), (2, 1), (0, 0)), (2.0, 1.0, 3.0, 4.0), (3, 3))

COO_TO_CSR = Exercise(
    id="15.coo_to_csr",
    signature="coo_to_csr(indices, values, sizes)",
    parts=(
        Cases(
            2,
            (
                Entries(((0, 2), (2, 0), (2, 1)), (1.0, 2.0, 3.0), (3, 3)),
                Entries(((0, 0), (0, 1), (1, 0)), (1.0, 2.0, 3.0), (2, 2)),
                Entries(((0, 3), (1, 1)), (1, 2), (2, 4), (), "int64"),
            ),
        ),
        Property("any matrix", 3, _matrices, 150),
        Plug(
            3,
            "tinytensor.aten.native.sparse.tensor_conversions:coo_to_sparse_csr",
            {
                "s.to_sparse_csr()": _converts(_GAP),
                "entries out of order": _converts(_TWICE),
                "a matrix without entries": _converts(Entries((), (), (3, 2))),
                "s.to_sparse_csr() @ dense": _multiplies,
            },
            _plug_csr,
            install=lambda kernel: registered("_to_sparse_csr", "SparseCPU", kernel),
        ),
    ),
    # 0 an empty row; 1 none; 2 out of order; 3 twice at a place; 4 no entries; 5 more columns than rows; 6 more rows
    # than columns; 7 empty rows at both ends; 8 the last row empty
    probes=(
        Entries(((0, 2), (2, 0), (2, 1)), (1.0, 2.0, 3.0), (3, 3)),
        Entries(((0, 0), (0, 1), (1, 0)), (1.0, 2.0, 3.0), (2, 2)),
        _GAP,
        _TWICE,
        Entries((), (), (2, 3)),
        Entries(((0, 4), (1, 0), (1, 3)), (1.0, 2.0, 3.0), (2, 5)),
        Entries(((0, 1), (1, 0), (3, 1)), (1.0, 2.0, 3.0), (4, 2)),
        Entries(((1, 0), (1, 2), (2, 1)), (1.0, 2.0, 3.0), (4, 3)),
        Entries(((0, 1), (1, 0)), (1.0, 2.0), (3, 3)),
    ),
    hints=(
        "With the entries sorted, where does row 0 end, where row 1? Which numbers do you have to know for that?",
        "Coalesce first. Count the entries of each row; a row without entries counts 0. The pointers are the running sums of "
        "these counts, with a 0 in front.",
        "4 rows with 2, 0, 1, 3 entries: the pointers are [0, 2, 2, 3, 6], and row 2 is the entry at place 2.",
    ),
    observe=lambda fn, case: observed(fn, case.tensors(), case.sizes),
    judge=lambda case, outcome: compared(("crow", "col", "values"), csr_arrays(case), outcome),
    show=lambda case: f"coo_to_csr({case.told()})",
    provides={"coalesce": coalesce},
    oracles=("tinytensor.aten.native.sparse.tensor_conversions:coo_to_sparse_csr",),
)
