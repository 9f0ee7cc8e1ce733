"""Products of matrices of medium size, which go through tiles and not through BLAS."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.aten.native.cpu import register_tiles
from tinytensor.aten.native.linalg.cpu import few_rows_kernel, tiled_product_kernel
from tinytensor.c10.metadata import clear_geometry_memos
from tinytensor.kernel_compiler import mode
from tinytensor.kernel_compiler.registers import Registers

SIZES = ((72, 96, 64), (65, 63, 70), (130, 94, 400), (70, 220, 785), (200, 218, 800))
"""m, n, k: tiles that fit, and edges on both sides; one sum, two, and more of them."""


@pytest.fixture
def wide_registers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Registers of 512 bits; LLVM makes them of what there is."""
    monkeypatch.setattr(register_tiles, "registers", lambda: Registers(64, 32))
    memos = (
        register_tiles.full_tile, register_tiles.product_tile, few_rows_kernel._multiply_kernel,
        tiled_product_kernel._multiply_kernel,
    )  # fmt: skip
    clear = (*(memo.cache_clear for memo in memos), clear_geometry_memos)
    for each in clear:
        each()
    yield
    for each in clear:
        each()


def matrices(*sizes: int, dtype: str, seed: int) -> list[tt.Tensor]:
    """One matrix, or a batch, four times: by rows, by columns, and both inside of a larger one that is NaN elsewhere."""
    values = np.random.default_rng(seed).standard_normal(sizes).astype(dtype)
    rows = tt.from_numpy(values)
    framed = tt.full((*sizes[:-1], sizes[-1] + 3), float("nan"), dtype=rows.dtype)
    framed[..., 1:-2] = rows
    turned = rows.mT.contiguous().mT
    framed_turned = tt.full((*sizes[:-2], sizes[-1], sizes[-2] + 3), float("nan"), dtype=rows.dtype)
    framed_turned[..., 1:-2] = rows.mT
    return [rows, framed[..., 1:-2], turned, framed_turned[..., 1:-2].mT]


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("sizes", SIZES)
def test_products(sizes: tuple[int, int, int], dtype: str, wide_registers: None) -> None:
    m, n, k = sizes
    assert mode() == "off" or tiled_product_kernel.suits(dtype, 0, m, n, k)
    epsilon = np.finfo(dtype).eps
    bias = tt.from_numpy(np.random.default_rng(9).standard_normal(n).astype(dtype))
    for batch in ((), (3,)):
        lefts, rights = matrices(*batch, m, k, dtype=dtype, seed=1), matrices(*batch, k, n, dtype=dtype, seed=2)
        a, b = (x[0].numpy().astype(np.longdouble) for x in (lefts, rights))
        wanted, bound = a @ b, (np.abs(a) @ np.abs(b) + 1) * k**0.5 * epsilon
        multiplied, added = (tt.mm, tt.addmm) if not batch else (tt.bmm, tt.baddbmm)
        first = multiplied(lefts[0], rights[0])
        for left in lefts:
            for right in rights:
                out = tt.full((*batch, m, n + 5), float("nan"), dtype=left.dtype)
                multiplied(left, right, out=out[..., 2 : n + 2])
                found = out[..., 2 : n + 2]
                assert int(out.isnan().sum()) == 5 * out[..., 0].numel()
                if tiled_product_kernel.suits(dtype, right.stride(-1) != 1, m, n, k):
                    assert tt.equal(
                        found, first
                    )  # the order of additions does not depend on how matrices lie in memory
                assert (np.abs(found.numpy() - wanted) <= bound).all()
        assert (np.abs(first.numpy() - wanted) <= bound).all()
        for beta, alpha in ((1, 1), (0.5, -2.0), (1, 0.5)):
            found = added(bias, lefts[1], rights[2], beta=beta, alpha=alpha).numpy()
            assert (np.abs(found - (beta * bias.numpy() + alpha * wanted)) <= 3 * bound).all()
        assert tt.equal(added(bias * float("nan"), lefts[0], rights[0], beta=0), first)


def test_a_batch_in_several_goes(monkeypatch: pytest.MonkeyPatch, wide_registers: None) -> None:
    """Panels of three matrices at a time, of eight."""
    m, n, k = SIZES[1]
    lefts, rights = matrices(8, m, k, dtype="float32", seed=1), matrices(8, k, n, dtype="float32", seed=2)
    at_once = lefts[0] @ rights[2]
    clear_geometry_memos()
    monkeypatch.setattr(tiled_product_kernel, "AT_ONCE", 3 * (2 * 32 * k + 9 * 2 * 8 * 32) * 4)
    for left in lefts:
        assert tt.equal(left @ rights[2], at_once)
        assert tt.equal(left @ rights[2][:1], tt.stack([one @ rights[2][0] for one in left]))  # one matrix for all


def test_bits_do_not_depend_on_the_number_of_threads(wide_registers: None) -> None:
    before, found = tt.get_num_threads(), []
    m, n, k = SIZES[-1]
    left, right = matrices(3, m, k, dtype="float32", seed=1)[0], matrices(3, k, n, dtype="float32", seed=2)[2]
    try:
        for threads in (1, 3):
            tt.set_num_threads(threads)
            found.append((left @ right, left[0] @ right[1]))
    finally:
        tt.set_num_threads(before)
    assert all(tt.equal(*both) for both in zip(*found, strict=True))


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_bits_are_those_of_mkl(torch, dtype: str) -> None:
    """On a processor with AVX-512, where PyTorch multiplies with MKL on one thread."""
    cpuinfo = Path("/proc/cpuinfo")
    is_intel = cpuinfo.exists() and "GenuineIntel" in cpuinfo.read_text()
    if register_tiles.product_tile(dtype).high < 8 or not is_intel or not torch.backends.mkl.is_available():
        pytest.skip("the tiles, or MKL's kernels, are others here")
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        for m, n, k in SIZES:
            by_rows, _, by_columns, _ = matrices(k, n, dtype=dtype, seed=2)
            # A second matrix by columns may be cut in another place.
            rights = [by_rows, by_columns] if k <= register_tiles.LONGEST_SUM else [by_rows]
            for left, right in product(matrices(m, k, dtype=dtype, seed=1), rights):
                theirs = torch.from_numpy(left.numpy()) @ torch.from_numpy(right.numpy())
                assert ((left @ right).numpy() == theirs.numpy()).all()
    finally:
        torch.set_num_threads(before)
