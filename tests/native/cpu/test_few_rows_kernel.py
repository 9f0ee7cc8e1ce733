"""Products of few rows with the transpose of a large matrix, which go through panels and not through BLAS."""

from __future__ import annotations

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.aten.native.cpu import register_tiles
from tinytensor.aten.native.linalg.cpu import few_rows_kernel
from tinytensor.blas import blas
from tinytensor.c10.metadata import clear_geometry_memos
from tinytensor.kernel_compiler import mode
from tinytensor.kernel_compiler.registers import Registers

SIZES = ((29, 131, 400), (32, 256, 129), (61, 203, 90), (26, 1030, 300), (8, 2049, 257))


def array(*sizes: int, seed: int) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(sizes).astype(np.float32)


def check_products() -> None:
    """Through panels, in float32, against float64: rows and columns that do not fill tiles, both layouts of the rows, a bias."""
    for m, n, k in SIZES:
        a, w, bias = (array(*sizes, seed=i) for i, sizes in enumerate(((m, k), (n, k), (n,))))
        wanted = a.astype(np.float64) @ w.T.astype(np.float64)
        bound = np.abs(a).astype(np.float64) @ np.abs(w.T) * k**0.5 * 2**-24 + 1e-6
        wt = tt.from_numpy(w).t()
        rows, columns = tt.from_numpy(a), tt.from_numpy(np.ascontiguousarray(a.T)).t()
        out = tt.full((m, n + 5), float("nan"))
        for x in (rows, columns):
            assert (np.abs((x @ wt).numpy() - wanted) <= bound).all()
            tt.mm(x, wt, out=out[:, :n])
            assert (np.abs(out[:, :n].numpy() - wanted) <= bound).all() and out[:, n:].isnan().all()
            found = tt.addmm(tt.from_numpy(bias), x, wt, beta=0.5, alpha=-2.0).numpy()
            assert (np.abs(found - (0.5 * bias - 2.0 * wanted)) <= 2 * bound).all()
            assert (tt.addmm(tt.full((n,), float("nan")), x, wt, beta=0).numpy() == (x @ wt).numpy()).all()


def test_products() -> None:
    check_products()
    if mode() != "off":
        assert any(few_rows_kernel.suits("float32", 1, *sizes) for sizes in SIZES)


def test_bits_do_not_depend_on_the_number_of_threads() -> None:
    """Neither in panels nor where BLAS reads both matrices in place; elsewhere BLAS decides."""
    sizes = [
        s
        for s in (*SIZES, (1, 1500, 512), (4, 700, 300), (17, 300, 100))
        if few_rows_kernel.suits("float32", 1, *s) or blas.reads_in_place(*s)
    ]
    before, found = tt.get_num_threads(), []
    try:
        for threads in (1, 3):
            tt.set_num_threads(threads)
            found.append(
                [tt.from_numpy(array(m, k, seed=0)) @ tt.from_numpy(array(n, k, seed=1)).t() for m, n, k in sizes]
            )
    finally:
        tt.set_num_threads(before)
    assert all(tt.equal(*both) for both in zip(*found, strict=True))


@pytest.mark.full
def test_products_on_narrow_registers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiles of other sizes; LLVM makes them of what registers there are."""
    monkeypatch.setattr(register_tiles, "registers", lambda: Registers(32, 16))
    memos = register_tiles.full_tile, few_rows_kernel._multiply_kernel
    clear = (*(memo.cache_clear for memo in memos), clear_geometry_memos)
    for each in clear:
        each()
    try:
        check_products()
    finally:
        for each in clear:
            each()
