"""Products of bfloat16 that are too large for one kernel: in pairs where the processor can, else by way of float32."""

import itertools

import pytest
from test_small_products import matrices

import tinytensor as tt
from tinytensor.aten.native.linalg.cpu import bfloat16_kernel

# Rows, depth and columns that fill tiles of 8 x 32, fall short of them, and are an odd number of products.
SIZES = [(64, 128, 64), (65, 67, 69), (9, 333, 130), (1, 300, 1000), (300, 2, 500), (520, 1, 41)]


def assert_rounded_once(found, exact):
    """`exact` is float64; sums in float32 move it by a small part of what bfloat16 rounds."""
    assert found.dtype is tt.bfloat16
    error = (found.double() - exact).abs()
    assert bool((error <= exact.abs() * 2**-8 * 1.01 + 1e-3).all()), float(error.max())


@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_products_of_any_layout(sizes):
    m, k, n = sizes
    for a, b in itertools.product(matrices(m, k, tt.bfloat16), matrices(k, n, tt.bfloat16)):
        exact = a.double() @ b.double()
        assert_rounded_once(a @ b, exact)
        turned = tt.ones(n, m, dtype=tt.bfloat16).t()
        assert_rounded_once(tt.mm(a, b, out=turned), exact)
    for bias in (exact.to(tt.bfloat16), exact[0].to(tt.bfloat16), exact[:, :1].to(tt.bfloat16)):
        assert_rounded_once(tt.addmm(bias, a, b, beta=-0.5, alpha=3), 3 * exact - 0.5 * bias.double())


def test_what_is_not_wanted_is_not_read_and_nothing_beside_the_output_is_written():
    x = tt.ones(70, 70, dtype=tt.bfloat16)
    nowhere = tt.full((70,), float("nan"), dtype=tt.bfloat16)
    assert tt.addmm(nowhere, x, x, beta=0).unique().tolist() == [70]
    wide = tt.full((72, 75), 5.0, dtype=tt.bfloat16)
    tt.mm(x, x, out=wide[1:71, 2:72])
    wide[1:71, 2:72] -= 65
    assert wide.unique().tolist() == [5]
    x[3, 4] = float("inf")
    product = x @ tt.ones(70, 70, dtype=tt.bfloat16)
    assert product[3].unique().tolist() == [float("inf")] and product[[2, 4]].unique().tolist() == [70]


def test_one_thread_and_two_give_the_same_bits():
    threads = tt.get_num_threads()
    tt.manual_seed(0)
    a, b = tt.randn(150, 200).bfloat16(), tt.randn(200, 170).bfloat16()
    try:
        tt.set_num_threads(1)
        alone = a @ b
        tt.set_num_threads(2)
        assert tt.equal(a @ b, alone)
    finally:
        tt.set_num_threads(threads)


def test_pytorch_has_the_same_bits(torch):
    """Where oneDNN multiplies pairs as well; elsewhere both round once."""
    for (m, k, n), turned in itertools.product(SIZES, (False, True)):
        found = []
        for lib in (torch, tt):
            a = ((lib.arange(m * k).reshape(m, k) * 7919 % 101 - 50) / 8).to(lib.bfloat16)
            b = ((lib.arange(k * n).reshape(n, k).t() if turned else lib.arange(k * n).reshape(k, n)) % 89 - 44) / 7
            found.append((a @ b.to(lib.bfloat16)).float().tolist())
        if bfloat16_kernel.available():
            assert found[0] == found[1], (m, k, n)
        else:
            assert tt.allclose(tt.tensor(found[0]), tt.tensor(found[1]), rtol=2**-7, atol=1e-3)
