"""CSR times dense: every width of a tile, indices that lie, and shares of threads."""

import numpy as np
import pytest

import tinytensor as tt

COLUMNS = [1, 2, 3, 4, 5, 7, 8, 9, 12, 16, 17, 20, 24, 40, 64, 100, 129, 200]


def random_csr(rows, k, dtype, index):
    """Rows of no entry, of a few, and one of all."""
    generator = np.random.default_rng(rows)
    dense = generator.integers(-4, 5, (rows, k)).astype(dtype)
    dense[generator.random((rows, k)) < 0.8] = 0
    dense[::3] = 0
    dense[rows // 2] = 3
    at, columns = np.nonzero(dense)
    crow = np.concatenate(([0], np.cumsum(np.bincount(at, minlength=rows))))
    return dense, (crow.astype(index), columns.astype(index), dense[at, columns])


@pytest.fixture
def set_num_threads():
    """`tt.set_num_threads`, whose effect ends with the test."""
    before = tt.get_num_threads()
    yield tt.set_num_threads
    tt.set_num_threads(before)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("index", ["int32", "int64"])
def test_every_width(dtype, index, set_num_threads):
    """Small integers: sums are exact in whatever order, so threads and layouts must give the same numbers."""
    array, parts = random_csr(75, 50, dtype, index)
    sparse = tt.sparse_csr_tensor(*map(tt.tensor, parts), size=array.shape, check_invariants=True)
    for columns in COLUMNS:
        wide = np.random.default_rng(columns).integers(-5, 6, (100, columns + 3)).astype(dtype)
        whole = tt.tensor(wide)
        layouts = {
            "row-major": (tt.tensor(wide[:50, :columns].copy()), wide[:50, :columns]),
            "rows apart": (whole[::2, 2 : columns + 2], wide[::2, 2 : columns + 2]),
            "transposed": (tt.tensor(wide[:50, :columns].T.copy()).t(), wide[:50, :columns]),
            "one row": (whole[:1, :columns].expand(50, columns), np.broadcast_to(wide[:1, :columns], (50, columns))),
        }
        for name, (dense, expected) in layouts.items():
            for threads in (1, 2):
                set_num_threads(threads)
                np.testing.assert_array_equal((sparse @ dense).numpy(), array @ expected, f"{name}, {columns} columns")


BAD = {
    "a column behind the end": ([0, 1, 2], [0, 3], 2),
    "a column far behind": ([0, 1, 2], [0, 2**62], 2),
    "a negative column": ([0, 1, 2], [-1, 0], 2),
    "the most negative column": ([0, 1, 2], [0, -(2**63)], 2),
    "rows that overlap": ([0, 2, 1], [0, 1], 2),
    "rows that end too late": ([0, 1, 9], [0, 1], 2),
    "rows that end too early": ([0, 1, 1], [0, 1], 2),
    "rows that begin late": ([1, 1, 2], [0, 1], 2),
    "a row before all": ([0, -(2**63), 2], [0, 1], 2),
    "a row after all": ([0, 2**63 - 1, 2], [0, 1], 2),
    "too few rows": ([0, 2], [0, 1], 2),
    "too few columns": ([0, 1, 2], [0], 2),
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("columns", [1, 2, 4, 5, 8, 20])
def test_indices_that_lie_touch_no_memory(name, columns):
    crow, col, entries = BAD[name]
    lying = tt.sparse_csr_tensor(crow, col, tt.ones(entries), (2, 3), check_invariants=False)
    with pytest.raises(RuntimeError, match=r"sparse @ dense: (found an index out of range|there are not as many)"):
        lying @ tt.ones(3, columns)
