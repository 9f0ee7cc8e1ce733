"""Matrix products on addresses, against NumPy."""

import threading

import numpy as np
import pytest
from jit_programs import address

from tinytensor.blas import blas
from tinytensor.kernel_compiler import kernel

SHAPES = [
    (1, 1, 1),
    (3, 5, 7),
    (64, 64, 64),
    (65, 64, 64),
    (200, 150, 90),
    (150, 333, 64),
    (1, 1000, 700),
    (1000, 1, 700),
    (17, 300, 300),
    (5, 333, 120),  # few rows, in blocks of columns
    (24, 100, 1100),
]
DTYPES = ["float32", "float64"]
TOLERANCE = {"float32": 1e-3, "float64": 1e-10}


@pytest.fixture(params=["openblas", "numpy"])
def gemm(request, monkeypatch):
    """`blas.gemm`, with and without a BLAS library."""
    if request.param == "openblas":
        if not blas.available():
            pytest.skip("NumPy has no OpenBLAS here")
        yield blas.gemm
    else:
        monkeypatch.setattr(blas, "available", lambda: False)
        yield blas.gemm.__wrapped__


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize(("m", "n", "k"), SHAPES)
def test_all_transposes_and_leading_dimensions(gemm, dtype, m, n, k):
    rng, product = np.random.default_rng(0), gemm(dtype)
    for transa in (0, 1):
        for transb in (0, 1):
            # Each matrix is part of a wider one, whose other columns must survive.
            a = rng.standard_normal((k, m + 1) if transa else (m, k + 1)).astype(dtype)
            b = rng.standard_normal((n, k + 2) if transb else (k, n + 2)).astype(dtype)
            c = rng.standard_normal((m, n + 3)).astype(dtype)
            expected = c.copy()
            op_a = a[:, :m].T if transa else a[:, :k]
            op_b = b[:, :k].T if transb else b[:, :n]
            expected[:, :n] = 0.5 * (op_a @ op_b) + 2 * c[:, :n]
            product(
                transa, transb, m, n, k, 0.5, address(a), a.shape[1], address(b), b.shape[1], 2.0, address(c), n + 3
            )
            np.testing.assert_allclose(c, expected, atol=TOLERANCE[dtype])


@pytest.mark.parametrize("n", [4, 200])
def test_beta_of_zero_does_not_read_the_output(gemm, n):
    a, c = np.ones((n, n), np.float32), np.full((n, n), np.nan, np.float32)
    gemm("float32")(0, 0, n, n, n, 1.0, address(a), n, address(a), n, 0.0, address(c), n)
    assert (c == n).all()


@pytest.mark.parametrize(("m", "n", "k"), [(0, 3, 3), (3, 0, 3), (3, 3, 0)])
def test_empty_matrices(gemm, m, n, k):
    a, b, c = np.ones((m, k)), np.ones((k, n)), np.full((m, n), 3.0)
    gemm("float64")(0, 0, m, n, k, 1.0, address(a), max(k, 1), address(b), max(n, 1), 0.5, address(c), max(n, 1))
    assert (c == 1.5).all()


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize(("count", "m", "n", "k"), [(3, 4, 5, 6), (32, 64, 32, 48), (2, 300, 260, 270), (0, 2, 2, 2)])
def test_batches(gemm, monkeypatch, dtype, count, m, n, k):
    monkeypatch.setattr(blas, "gemm", gemm)
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((count, m, k)).astype(dtype), rng.standard_normal((count, n, k)).astype(dtype)
    c = np.full((count, m, n), np.nan, dtype)
    blas.gemm_batched.__wrapped__(dtype)(
        count, 0, 1, m, n, k, 1.0, address(a), k, m * k, address(b), k, n * k, 0.0, address(c), n, m * n
    )
    np.testing.assert_allclose(c, a @ b.transpose(0, 2, 1), atol=TOLERANCE[dtype])


def test_several_python_threads_leave_openblas_as_it_was():
    if not blas.available():
        pytest.skip("NumPy has no OpenBLAS here")
    product, n = blas.gemm("float32"), 150
    threads_of_blas = blas._ThreadCount(blas._library())
    before, problems = threads_of_blas.value, []

    def run(value):
        a, c = np.full((n, n), value, np.float32), np.zeros((n, n), np.float32)
        for _ in range(100):
            product(0, 0, n, n, n, 1.0, address(a), n, address(a), n, 0.0, address(c), n)
            if not (c == value * value * n).all():
                problems.append(value)

    threads = [threading.Thread(target=run, args=(float(i + 1),)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not problems
    assert threads_of_blas.value == before
    with blas.one_thread():
        assert threads_of_blas.value == 1
    assert threads_of_blas.value == before


def test_a_loop_may_call_blas():
    if not blas.available():
        pytest.skip("NumPy has no OpenBLAS here")

    def loop(lo, hi, out, a, n):
        for i in range(lo, hi):
            blas_sgemm(0, 0, n, n, n, np.float32(i + 1), a, n, a, n, np.float32(0), out + np.int64(i) * n * n * 4, n)

    blas_sgemm = blas.sgemm
    a, out = np.ones((4, 4), np.float32), np.zeros((3, 4, 4), np.float32)
    made = kernel(loop, "iii", name="powers")
    for form in (made.serial, made.parallel):
        out[:] = 0
        form(3, address(out), address(a), 4)
        np.testing.assert_array_equal(out[:, 0, 0], [4, 8, 12])
