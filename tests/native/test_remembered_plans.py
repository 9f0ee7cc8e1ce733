"""What is remembered of one call must not leak into the next: refusals, other shapes, other dtypes."""

import pytest

import tinytensor as tt


def test_a_refused_call_is_refused_again():
    A = tt.ones(2, 3)
    for _ in range(2):
        with pytest.raises(RuntimeError, match="A must be batches of square matrices, but they are 2 by 3 matrices"):
            tt.linalg.inv(A)


def test_a_singular_matrix_between_regular_ones():
    regular, singular = tt.eye(3) * 2, tt.zeros(3, 3)
    assert tt.linalg.inv(regular).tolist() == [[0.5, 0, 0], [0, 0.5, 0], [0, 0, 0.5]]
    with pytest.raises(tt.linalg.LinAlgError, match="The diagonal element 1 is zero"):
        tt.linalg.inv(singular)
    assert tt.linalg.inv(regular).diagonal().tolist() == [0.5, 0.5, 0.5]


@pytest.mark.parametrize("driver", ["gels", "gelsy", "gelsd", "gelss"])
def test_least_squares_of_changing_shapes(driver):
    for m, n in ((3, 2), (4, 4), (3, 2)):
        A = tt.eye(m, dtype=tt.float64)[:, :n] * 4
        for _ in range(2):
            found = tt.linalg.lstsq(A, tt.ones(m, 1, dtype=tt.float64), driver=driver).solution
            assert found.flatten().tolist() == pytest.approx([0.25] * n)


def test_a_mean_into_outputs_of_two_dtypes():
    x = tt.tensor([1.0, 2.0])
    for dtype in (tt.float32, tt.float64, tt.float32):
        assert tt.mean(x, (0,), out=tt.empty((), dtype=dtype)).item() == 1.5
    with pytest.raises(RuntimeError, match="can't be cast to the desired output type Long"):
        tt.mean(x, (0,), out=tt.empty((), dtype=tt.int64))


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64])
def test_group_norm_scales_channel_by_channel(dtype):
    x = tt.tensor([[[1.0, 3.0], [1.0, 3.0], [5.0, 5.0], [7.0, 7.0]]], dtype=dtype)
    weight, bias = (tt.tensor(v, dtype=dtype) for v in ([1.0, 2.0, 1.0, 3.0], [0.0, 1.0, 0.0, -1.0]))
    out = tt.nn.functional.group_norm(x, 2, weight, bias, eps=0.0)
    assert out.flatten().tolist() == pytest.approx([-1, 1, -1, 3, -1, -1, 2, 2])
    plain = tt.nn.functional.group_norm(x, 2, eps=0.0)
    assert plain.flatten().tolist() == pytest.approx([-1, 1, -1, 1, -1, -1, 1, 1])


def test_an_equation_with_operands_of_other_sizes():
    for rows in (2, 3, 2):
        assert tt.einsum("ij,jk->ik", tt.ones(rows, 2), tt.ones(2, 1)).tolist() == [[2.0]] * rows
    with pytest.raises(RuntimeError, match="einsum"):
        tt.einsum("ij,jk->ik", tt.ones(2, 2), tt.ones(3, 1))
