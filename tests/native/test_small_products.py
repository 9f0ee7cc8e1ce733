"""Small products of 16-bit floats are one kernel: float32 copies, a product of them, one rounding."""

import itertools

import pytest

import tinytensor as tt


def matrices(rows, columns, dtype):
    """The same numbers row-major, column-major, with gaps, and from a middle of a storage."""
    x = ((tt.arange(rows * columns).reshape(rows, columns) * 7919 % 101 - 50) / 8).to(dtype)
    wide = tt.zeros(2 * rows, 3 * columns, dtype=dtype)
    wide[1::2, 2::3] = x
    return x, x.t().contiguous().t(), wide[1::2, 2::3], tt.stack((x, x))[1]


def rounded_once(bias, a, b, beta, alpha):
    a, b, bias = (t.float().contiguous() for t in (a, b, bias))
    return tt.addmm(bias, a, b, beta=beta, alpha=alpha)


@pytest.mark.parametrize("dtype", [tt.bfloat16, tt.float16], ids=str)
def test_they_are_products_in_float32_rounded_once(dtype):
    for m, k, n in ((1, 1, 1), (2, 7, 3), (5, 40, 33), (4, 0, 3)):
        for a, b in itertools.product(matrices(m, k, dtype), matrices(k, n, dtype)):
            product = tt.mm(a, b)
            assert tt.equal(product, rounded_once(product, a, b, 0, 1).to(dtype))
            given = tt.ones(n, m, dtype=dtype).t()
            assert tt.equal(tt.mm(a, b, out=given), product)
            for bias, (beta, alpha) in itertools.product(
                (product, product[:1], product[0], product[:, :1]), ((1, 1), (-0.5, 3))
            ):
                found = tt.addmm(bias, a, b, beta=beta, alpha=alpha)
                assert tt.equal(found, rounded_once(bias, a, b, beta, alpha).to(dtype)), (m, k, n, beta)


def test_a_bias_that_is_not_wanted_is_not_read_and_an_output_may_be_a_factor():
    x = tt.tensor([[1.0, 2.0], [3.0, 4.0]], dtype=tt.bfloat16)
    nowhere = tt.full((2,), float("nan"), dtype=tt.bfloat16)
    assert tt.addmm(nowhere, x, x, beta=0).tolist() == [[7, 10], [15, 22]]
    assert tt.addmm(nowhere, x[:, :0], x[:0], beta=0).tolist() == [[0, 0], [0, 0]]
    assert tt.mm(x, x, out=x).tolist() == [[7, 10], [15, 22]]
