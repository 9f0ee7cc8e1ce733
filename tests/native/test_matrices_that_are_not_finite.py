"""Matrices with infinities and NaN: what they lead to, and that it comes to an end."""

import pytest

import tinytensor as tt
from tinytensor.blas import lapack

pytestmark = pytest.mark.skipif(not lapack.available(), reason="LAPACK's own answers")


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64])
def test_infinite_matrices_have_no_singular_values(dtype):
    a = tt.eye(5, dtype=dtype).repeat(3, 1, 1)
    a[1, 0, 0] = -tt.inf
    a[1, 1, 0] = 2  # OpenBLAS never ends with such a one
    values = tt.linalg.svdvals(a)
    assert values[1].isnan().all() and values[::2].tolist() == [[1.0] * 5] * 2
    u, s, vh = tt.linalg.svd(a)
    assert s[1].isnan().all() and tt.equal((u * s.unsqueeze(-2) @ vh)[::2], a[::2])
    solution, _, rank, values = tt.linalg.lstsq(a, a, driver="gelss")
    assert solution[1].isnan().all() and values[1].isnan().all() and rank.tolist() == [5, 0, 5]


@pytest.mark.parametrize(("driver", "first"), [("gels", 5), ("gelsy", 4), ("gelsd", 4), ("gelss", 4)])
def test_least_squares_name_the_argument_that_has_nan(driver, first):
    good, bad = tt.eye(3), tt.eye(3)
    bad[0, 1] = tt.nan
    with pytest.raises(RuntimeError, match=f"lstsq: Argument {first} has illegal value"):
        tt.linalg.lstsq(bad, good, driver=driver)
    with pytest.raises(RuntimeError, match=f"lstsq: Argument {first + 2} has illegal value"):
        tt.linalg.lstsq(good, bad, driver=driver)
    bad[0, 1] = tt.inf
    if driver == "gelsd":
        with pytest.raises(RuntimeError, match="lstsq: Argument 4 has illegal value"):
            tt.linalg.lstsq(bad, good, driver=driver)


@pytest.mark.parametrize("driver", ["gels", "gelsy", "gelsd", "gelss"])
def test_least_squares_do_not_look_at_memory_that_nobody_wrote(driver):
    """A wide matrix has more unknowns than right sides: the solution's last row is new memory, often that of a freed tensor."""
    a, b = tt.eye(2, 3), tt.ones(2, 2)
    for _ in range(20):
        tt.full((3, 2), tt.nan)
        assert tt.allclose(
            tt.linalg.lstsq(a, b, driver=driver).solution, tt.ones(2, 2).new_tensor([[1, 1], [1, 1], [0, 0]])
        )
