"""Lesson 15, second half: sparse times dense, and the way back."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.utils._python_dispatch import TorchDispatchMode
from tinytensor_lessons.compare import called, difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.lesson_15.entries import Entries, csr_arrays, told

Ints = tuple[int, ...]

# ---- 15.spmm -------------------------------------------------------------------------------------------------------

GARBAGE = 99.0


@dataclass(frozen=True)
class Product:
    """A CSR matrix times a dense one with m columns, `turned` where the dense one is a transposed view.

    `lean` asks for the work of the entries alone: how often `dense` is read, how much memory is taken.
    """

    matrix: Entries
    m: int
    turned: bool = False
    lean: bool = False

    def dense(self) -> tuple[np.ndarray, Ints]:
        """Small whole numbers as they lie in memory, and the strides of the (k, m) matrix."""
        k = self.matrix.sizes[1]
        flat = np.array([(7 * i) % 11 - 4 for i in range(k * self.m)], self.matrix.dtype)
        return flat, ((1, max(k, 1)) if self.turned else (max(self.m, 1), 1))

    def expected(self) -> np.ndarray:
        flat, strides = self.dense()
        k, m = self.matrix.sizes[1], self.m
        whole = np.zeros(self.matrix.sizes, self.matrix.dtype)
        for place, value in self.matrix.summed().items():
            whole[place] = value
        dense = np.lib.stride_tricks.as_strided(flat, (k, m), [s * flat.itemsize for s in strides])
        return whole @ dense

    def __str__(self) -> str:
        n, k = self.matrix.sizes
        if self.lean:
            return f"spmm on {len(self.matrix.places)} entries of a {n} x {k} matrix, dense {k} x {self.m}"
        crow, col, values = (array.tolist() for array in csr_arrays(self.matrix))
        flat, strides = self.dense()
        return (
            f"spmm(crow {crow}, col {col}, val {show_value(values)}, dense {show_value(flat.tolist())}, ds {strides}, out), "
            f"out {n} x {self.m}"
        )


class Watched(np.ndarray):
    """An array that counts how many of its numbers are read."""

    read = 0

    def __getitem__(self, key: Any) -> Any:
        found = np.asarray(self)[key]
        self.read += getattr(found, "size", 1)
        return found


def njit(*args: Any, **options: Any) -> Any:
    """Numba's, which takes half a second to import: when a function is decorated, and not when the lesson begins."""
    from numba import njit

    return njit(*args, **options)


def plain(fn: Any) -> Any:
    """The Python function inside one that `njit` has wrapped, or the function itself."""
    inner = getattr(fn, "__dict__", {}).get("py_func", fn)
    return inner if callable(inner) else fn


def _observe_spmm(fn: Function, case: Product) -> Outcome:
    """The run of the function as Python. Its value: the output, the numbers of dense read, the bytes taken."""
    inputs = [*csr_arrays(case.matrix)]
    flat, strides = case.dense()
    before = [array.copy() for array in (*inputs, flat)]
    watched = flat.view(Watched)
    out = np.full((case.matrix.sizes[0], case.m), GARBAGE, case.matrix.dtype)
    inside, tracing = plain(fn), tracemalloc.is_tracing()
    if case.lean and not tracing:
        tracemalloc.start()
    start = tracemalloc.get_traced_memory()[0]
    try:
        if case.lean:
            tracemalloc.reset_peak()
        inside(*inputs, watched, strides, out)
        peak = tracemalloc.get_traced_memory()[1] - start
    except (Exception, SystemExit) as error:
        return raised(inside, error)
    finally:
        if case.lean and not tracing:
            tracemalloc.stop()
    value = {"out": out.tolist(), "read": watched.read if case.lean else 0, "bytes": peak if case.lean else 0}
    for name, was, now in zip(("crow", "col", "val", "dense"), before, (*inputs, flat), strict=True):
        if not np.array_equal(was, now):
            return Outcome(value, changed=name)
    return Outcome(value)


def _judge_spmm(case: Product, outcome: Outcome) -> Mismatch | None:
    wanted = show_value(case.expected().tolist())
    if outcome.raised:
        return Mismatch(wanted, show_outcome(outcome), outcome.where)
    if outcome.changed:
        return Mismatch(f"{outcome.changed} as it was", f"{outcome.changed} changed by your call")
    if difference(case.expected().tolist(), outcome.value["out"]) is not None:
        return Mismatch(wanted, show_value(outcome.value["out"]), f"out held {GARBAGE:g} everywhere before the call")
    needed = len(case.matrix.summed()) * case.m
    cells = case.matrix.sizes[0] * case.matrix.sizes[1]
    if case.lean and outcome.value["read"] > 2 * needed:
        return Mismatch(f"about {needed} numbers of dense read", f"{outcome.value['read']:,} read", _RIGHT)
    if case.lean and outcome.value["bytes"] > cells * 2:
        most = f"no room for {cells:,} numbers"
        return Mismatch(most, f"{outcome.value['bytes']:,} bytes of memory taken", _RIGHT)
    return None


_RIGHT = "The numbers are right."


def _spmm_kind(case: Any, value: Any) -> Any:
    """Counts differ from one way of writing to the next; that there are too many is what matters."""
    if not isinstance(value, dict) or "out" not in value:
        return value
    wasteful = _judge_spmm(case, Outcome({**value, "out": case.expected().tolist()})) is not None
    return [value["out"], wasteful]


def _products() -> Any:
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Product:
        n, k = draw(st.integers(1, 4)), draw(st.integers(1, 4))
        place = st.tuples(st.integers(0, n - 1), st.integers(0, k - 1))
        places = tuple(draw(st.lists(place, max_size=6, unique=True)))
        numbers = tuple(draw(st.integers(-3, 3)) for _ in places)
        dtype = draw(st.sampled_from(("float32", "float64")))
        return Product(Entries(places, numbers, (n, k), (), dtype), draw(st.integers(0, 3)), draw(st.booleans()))

    return case()


LEAN = Product(
    Entries(((3, 250), (3, 7), (120, 0), (299, 299)), (1.0, 2.0, 3.0, 4.0), (300, 300), (), "float64"), 2, lean=True
)


def _plug_spmm(fn: Function) -> Function:
    """`csr_times_dense`, by the learner's function as Numba compiles it, which here looks at every index."""
    from numba.core.errors import NumbaError

    compiled = njit(boundscheck=True)(plain(fn))

    def csr_times_dense(crow: Any, col: Any, values: Any, dense: Any, rows: int) -> Any:
        out = np.full((rows, dense.size(1)), np.nan, values.dtype.numpy)
        memory = dense.storage_.as_bytes() if dense.numel() else np.empty(0, np.uint8)
        flat = memory[: len(memory) // dense.element_size() * dense.element_size()].view(dense.dtype.numpy)
        places = (tensor.to(tt.int64).contiguous().numpy() for tensor in (crow, col))
        try:
            compiled(*places, values.contiguous().numpy(), flat[dense.storage_offset() :], dense.stride(), out)
        except NumbaError as error:
            raise RuntimeError(f"Numba cannot compile it: {_first_words(error)}") from None
        return tt.from_numpy(out)

    return csr_times_dense


def _first_words(error: Exception) -> str:
    """The line of a long message that says what is wrong."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return next((line for line in lines if not line.startswith(("Failed in", "No implementation"))), "no reason given")


def _csr(dtype: Any = None) -> Any:
    entries = Entries(((0, 2), (2, 0), (2, 1), (3, 2)), (1.0, 2.0, 3.0, -1.0), (4, 3))
    return entries.sparse().to(dtype or tt.float32).to_sparse_csr()


def _says(run: Callable[[], Any], right: Callable[[], Any]) -> Callable[[], Mismatch | None]:
    def compare() -> Mismatch | None:
        got, wanted = run().tolist(), right().tolist()
        return None if difference(wanted, got, 1e-6) is None else Mismatch(show_value(wanted), show_value(got))

    return compare


def _leaf() -> Any:
    return tt.arange(6.0, dtype=tt.float64).view(3, 2).requires_grad_()


def _dense_gradient(whole: bool) -> Any:
    dense = _leaf()
    matrix = _csr(tt.float64)
    matrix = matrix.to_dense() if whole else matrix
    ((matrix @ dense) * tt.arange(8.0, dtype=tt.float64).view(4, 2)).sum().backward()
    return dense.grad


def _dense() -> Any:
    return tt.arange(6.0).view(3, 2)


def _tall() -> Any:
    """Every other row of it is a matrix with gaps."""
    return tt.arange(12.0).view(6, 2)[1::2]


SPMM = Exercise(
    id="15.spmm",
    signature="spmm(crow, col, val, dense, ds, out)",
    parts=(
        Cases(
            3,
            (
                Product(Entries(((0, 0), (1, 1)), (2.0, 3.0), (2, 2)), 2),
                Product(Entries(((0, 1), (1, 0)), (2.0, 3.0), (2, 2)), 2),
                Product(Entries(((0, 0), (0, 2), (1, 1)), (1.0, 2.0, 3.0), (2, 3)), 2),
                Product(Entries(((0, 2), (2, 0), (2, 1)), (1.0, 2.0, 3.0), (3, 3)), 1),
            ),
        ),
        Property("any product", 4, _products, 150),
        Exhaustive("nnz alone", 2, lambda: [LEAN]),
        Plug(
            3,
            "tinytensor.aten.native.sparse.sparse_csr_tensor_math:csr_times_dense",
            {
                "csr @ dense": _says(lambda: _csr() @ _dense(), lambda: _csr().to_dense() @ _dense()),
                "csr @ dense.t()": _says(
                    lambda: _csr() @ tt.arange(6.0).view(2, 3).t(),
                    lambda: _csr().to_dense() @ tt.arange(6.0).view(2, 3).t(),
                ),
                "csr @ dense[1::2]": _says(lambda: _csr() @ _tall(), lambda: _csr().to_dense() @ _tall()),
                "the gradient of the dense one": _says(lambda: _dense_gradient(False), lambda: _dense_gradient(True)),
            },
            _plug_spmm,
        ),
    ),
    # 0 a diagonal; 1 its rows exchanged; 2 two entries in a row; 3 a row without entries; 4 and 5 a transposed dense; 6 no
    # entries at all; 7 three entries in a row; 8 the work
    probes=(
        Product(Entries(((0, 0), (1, 1)), (2.0, 3.0), (2, 2)), 2),
        Product(Entries(((0, 1), (1, 0)), (2.0, 3.0), (2, 2)), 2),
        Product(Entries(((0, 0), (0, 2), (1, 1)), (1.0, 2.0, 3.0), (2, 3)), 2),
        Product(Entries(((0, 2), (2, 0), (2, 1)), (1.0, 2.0, 3.0), (3, 3)), 1),
        Product(Entries(((0, 0), (1, 1)), (2.0, 3.0), (2, 2)), 2, True),
        Product(Entries(((0, 2), (1, 0), (1, 2)), (2.0, 3.0, 1.0), (2, 3)), 2, True),
        Product(Entries((), (), (2, 3)), 2),
        Product(Entries(((1, 0), (1, 1), (1, 2)), (2.0, 3.0, 4.0), (2, 3)), 3),
        LEAN,
    ),
    hints=(
        "Which entries belong to row i? For one of them, at (i, c) with value v: which row of dense does it pick, and where "
        "does v times that row go?",
        "Row i has the entries from crow[i] up to crow[i + 1]. Set its output to 0, then for each entry e add "
        "val[e] * dense[col[e] * ds[0] + j * ds[1]] to out[i, j], for every column j.",
        "crow [0, 0, 2], col [3, 1], val [5, 7], ds (2, 1), 2 columns: row 0 is [0, 0]. Row 1 is 5 * (dense[6], dense[7]) "
        "+ 7 * (dense[2], dense[3]).",
    ),
    observe=_observe_spmm,
    judge=_judge_spmm,
    show=str,
    normalize=_spmm_kind,
    provides={"njit": njit},
    oracles=("tinytensor.aten.native.sparse.sparse_csr_tensor_math:csr_times_dense",),
    seconds=30.0,
)

# ---- 15.sparse_grad ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Backward:
    """The gradient of s @ d arrives: grad is (n, m), s sparse (n, k), d (k, m)."""

    matrix: Entries
    m: int
    lean: bool = False

    def arrays(self) -> tuple[np.ndarray, np.ndarray]:
        """grad and d."""
        n, k = self.matrix.sizes
        grad = np.array([(5 * i) % 7 - 2 for i in range(n * self.m)], self.matrix.dtype).reshape(n, self.m)
        return grad, np.array([(3 * i) % 8 + 1 for i in range(k * self.m)], self.matrix.dtype).reshape(k, self.m)

    def expected(self) -> tuple[np.ndarray, np.ndarray]:
        """By the dense rules, with the first one read at the entries."""
        grad, d = self.arrays()
        summed = self.matrix.summed()
        whole = np.zeros(self.matrix.sizes, self.matrix.dtype)
        for place, value in summed.items():
            whole[place] = value
        of_s = grad @ d.T
        return np.array([of_s[place] for place in sorted(summed)], self.matrix.dtype), whole.T @ grad

    def __str__(self) -> str:
        grad, d = self.arrays()
        n, k = self.matrix.sizes
        if self.lean:
            return f"sparse_mm_backward(grad, s, d) with s {n} x {k}, {len(self.matrix.places)} entries"
        places, numbers = self.matrix.places, self.matrix.numbers
        entries = ", ".join(
            f"{place}: {show_value(value)}" for place, value in sorted(zip(places, numbers, strict=True))
        )
        return f"sparse_mm_backward({grad.tolist()}, s, {d.tolist()})  s {n} x {k} with {{{entries}}}"


class Largest(TorchDispatchMode):
    """Sees every operator, and remembers the most elements that a strided result had."""

    def __init__(self) -> None:
        super().__init__()
        self.most = 0

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        result = func(*args, **(kwargs or {}))
        for each in result if isinstance(result, (tuple, list)) else (result,):
            if isinstance(each, tt.Tensor) and each.layout is tt.strided:
                self.most = max(self.most, each.numel())
        return result


def _observe_backward(fn: Function, case: Backward) -> Outcome:
    grad, d = (tt.from_numpy(array) for array in case.arrays())
    s = case.matrix.sparse().coalesce()
    before = [tensor.tolist() for tensor in (grad, s.values(), d)]
    seen = Largest()
    with seen:
        outcome = called(fn, grad, s, d)
    if outcome.raised:
        return outcome
    value = outcome.value
    if type(value) is tuple and len(value) == 2:
        value = {"values_grad": told(value[0]), "dense_grad": told(value[1]), "most": seen.most if case.lean else 0}
    for name, was, now in zip(("grad", "s", "d"), before, (grad, s.values(), d), strict=True):
        if now.tolist() != was:
            return Outcome(value, changed=name)
    return Outcome(value)


def _judge_backward(case: Backward, outcome: Outcome) -> Mismatch | None:
    wanted = case.expected()
    right = "values_grad {}, dense_grad {}".format(*(show_value(array.tolist()) for array in wanted))
    if outcome.raised:
        return Mismatch(right, show_outcome(outcome), outcome.where)
    got = outcome.value
    if type(got) is not dict or not all(type(got.get(name)) is dict for name in ("values_grad", "dense_grad")):
        shown = got if type(got) is not dict else (got.get("values_grad"), got.get("dense_grad"))
        return Mismatch("(values_grad, dense_grad), two dense tensors in a tuple", show_value(shown))
    for name, array in zip(("values_grad", "dense_grad"), wanted, strict=True):
        numbers = got[name]["numbers"]
        if difference(array.tolist(), numbers) is not None or got[name]["size"] != array.shape:
            return Mismatch(f"{name} {show_value(array.tolist())}", f"{name} {show_value(numbers)}")
    if outcome.changed:
        return Mismatch(f"{outcome.changed} as it was", f"{outcome.changed} changed by your call")
    n, k = case.matrix.sizes
    if case.lean and got["most"] >= n * k:
        return Mismatch(f"no tensor of {n * k:,} elements", f"a tensor of {got['most']:,} elements was made", _RIGHT)
    return None


def _backward_kind(case: Any, value: Any) -> Any:
    if not isinstance(value, dict) or "most" not in value:
        return value
    return [value["values_grad"], value["dense_grad"], value["most"] >= case.matrix.sizes[0] * case.matrix.sizes[1]]


def _backwards() -> Any:
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Backward:
        n, k = draw(st.integers(1, 4)), draw(st.integers(1, 4))
        place = st.tuples(st.integers(0, n - 1), st.integers(0, k - 1))
        places = tuple(draw(st.lists(place, max_size=6, unique=True)))
        numbers = tuple(float(draw(st.integers(-2, 2))) for _ in places)
        return Backward(Entries(places, numbers, (n, k), (), "float64"), draw(st.integers(1, 3)))

    return case()


_LEAN_BACKWARD = Backward(Entries(((3, 50), (3, 7), (40, 0)), (1.0, 2.0, 3.0), (60, 60), (), "float64"), 2, lean=True)

SPARSE_GRAD = Exercise(
    id="15.sparse_grad",
    signature="sparse_mm_backward(grad, s, d)",
    parts=(
        Cases(
            2,
            (
                Backward(Entries(((0, 2), (1, 0)), (2.0, 3.0), (2, 3)), 2),
                Backward(Entries(((0, 0), (2, 1)), (1.0, 4.0), (3, 2)), 1),
                Backward(Entries(((0, 1), (1, 0), (1, 1)), (1.0, 2.0, 3.0), (2, 2)), 2),
            ),
        ),
        Property("any pattern", 3, _backwards, 150),
        Exhaustive("nnz alone", 1, lambda: [_LEAN_BACKWARD]),
    ),
    # 0 and 1 not square; 2 square; 3 a stored zero; 4 two entries in one row; 5 no entries; 6 the work
    probes=(
        Backward(Entries(((0, 2), (1, 0)), (2.0, 3.0), (2, 3)), 2),
        Backward(Entries(((0, 0), (2, 1)), (1.0, 4.0), (3, 2)), 1),
        Backward(Entries(((0, 1), (1, 0), (1, 1)), (1.0, 2.0, 3.0), (2, 2)), 2),
        Backward(Entries(((0, 1), (1, 0)), (0.0, 3.0), (2, 2)), 2),
        Backward(Entries(((1, 0), (1, 2)), (5.0, -2.0), (2, 3)), 3),
        Backward(Entries((), (), (2, 3)), 2),
        _LEAN_BACKWARD,
    ),
    hints=(
        "Write one number of s @ d as a sum. Which factor stands beside s[i, j] in it, and in which rows of the result "
        "does s[i, j] appear?",
        "s[i, j] meets d[j] in row i of the result. So its gradient is the sum of grad[i] * d[j], element by element. With "
        "`rows, columns = s.indices()` both are picked for all entries at once. And d's gradient is that of a product of matrices.",
        "grad [[1, 2], [3, 4]], an entry at (1, 0), d[0] = [5, 6]: its gradient is 3 * 5 + 4 * 6 = 39. If the entry's value "
        "is 10, dense_grad[0] is 10 * grad[1] = [30, 40].",
    ),
    observe=_observe_backward,
    judge=_judge_backward,
    show=str,
    normalize=_backward_kind,
    oracles=(),
)
