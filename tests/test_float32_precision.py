"""tt.set_float32_matmul_precision: words, and what is refused."""

import pytest

import tinytensor as tt


@pytest.fixture(autouse=True)
def highest():
    yield
    tt.set_float32_matmul_precision("highest")


def test_the_three_words():
    assert tt.get_float32_matmul_precision() == "highest"
    for word in ("high", "medium", "highest"):
        tt.set_float32_matmul_precision(word)
        assert tt.get_float32_matmul_precision() == word


def test_refusals():
    tt.set_float32_matmul_precision("high")
    with pytest.raises(RuntimeError, match="set_float32_matmul_precision expects a str, but got int"):
        tt.set_float32_matmul_precision(1)
    with pytest.warns(UserWarning, match="exact is not one of 'highest', 'high', or 'medium'"):
        tt.set_float32_matmul_precision("exact")
    assert tt.get_float32_matmul_precision() == "high"


def test_a_cpu_computes_the_same():
    tt.manual_seed(0)
    a, b = tt.randn(20, 30), tt.randn(30, 20)
    expected = a @ b
    tt.set_float32_matmul_precision("medium")
    assert tt.equal(a @ b, expected)
