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


def test_a_tensor_stands_for_a_number_as_often_as_it_can():
    x = tt.ones(2)
    for alpha, expected in ((tt.tensor(2.0), 3.0), (tt.tensor(3), 12.0)):
        assert x.add_(x, alpha=alpha).tolist() == [expected] * 2
    for refused in (tt.tensor([2.0]), tt.tensor(2.0, requires_grad=True)):
        with pytest.raises(TypeError, match="argument 'alpha' must be Number, not Tensor"):
            x.add_(x, alpha=refused)


def test_an_empty_list_and_one_that_is_not():
    for size in ((), (2,), (), (2, 3)):
        assert tuple(tt.zeros(size, device=None, dtype=tt.int64).shape) == size


def test_a_write_through_indices_asks_about_memory_and_range_each_time():
    x, rows, ones = tt.zeros(4, 2), tt.tensor([1, 1]), tt.ones(2, 2)
    for times in (2.0, 4.0):
        assert x.index_put_((rows,), ones, accumulate=True)[1].tolist() == [times] * 2
    with pytest.raises(IndexError, match="index 4 is out of bounds for dimension 0 with size 4"):
        x.index_put_((tt.tensor([1, 4]),), ones, accumulate=True)
    with pytest.raises(RuntimeError, match="refer to a single memory location"):
        x.index_put_((rows,), x[2:], accumulate=True)


def test_stacked_behind_the_last_dimension():
    for rows in (2, 3):
        x = tt.arange(2.0 * rows).reshape(2, rows)
        for t in (x, x.t().contiguous().t()):
            stacked = tt.stack((t, t + 10), -1)
            assert stacked.is_contiguous() and stacked[1, 1].tolist() == [rows + 1, rows + 11]


def test_batch_norm_of_several_samples_and_its_gradients():
    # One channel is (1, 3, 5, 7): mean 4, variance 5; the running moments take a tenth of 4 and of 20 / 3.
    x = tt.tensor([[[1.0, 3.0]], [[5.0, 7.0]]], requires_grad=True)
    layer = tt.nn.BatchNorm1d(1, eps=1e-7)
    out = layer(x)
    assert out.flatten().tolist() == pytest.approx([v / 5**0.5 for v in (-3, -1, 1, 3)])
    assert layer.running_mean.item() == pytest.approx(0.4) and layer.running_var.item() == pytest.approx(0.9 + 2 / 3)
    (out * tt.tensor([[[1.0, 0.0]], [[0.0, 0.0]]])).sum().backward()
    # w * r * (g - mean(g) - x^ * mean(g * x^)) with r = 5**-0.5, mean(g) = 1/4, mean(g * x^) = -3 * r / 4
    assert x.grad.flatten().tolist() == pytest.approx([5**-0.5 * v for v in (0.3, -0.4, -0.1, 0.2)], abs=1e-6)
    assert layer.weight.grad.item() == pytest.approx(-3 / 5**0.5) and layer.bias.grad.item() == 1.0


def test_another_default_dtype_changes_what_floats_promote_to():
    x = tt.tensor([1, 2])
    out = tt.empty(2)
    calls = (lambda: x + 0.5, lambda: x.clamp(0.5), lambda: x.clamp(0.5, 3.0), lambda: x / 2)
    assert [call().dtype for call in calls] == [tt.float32] * 4
    assert tt.clamp(x, 0.5, out=out) is out
    tt.set_default_dtype(tt.float64)
    try:
        assert [call().dtype for call in calls] == [tt.float64] * 4
        with pytest.raises(RuntimeError, match="Found dtype Float but expected Double"):
            tt.clamp(x, 0.5, out=out)
    finally:
        tt.set_default_dtype(tt.float32)
    assert [call().dtype for call in calls] == [tt.float32] * 4


def test_what_kernels_do_without_operators_is_what_the_operators_do():
    """A profiler sees the operators, so with it they run one by one."""
    x, y, v = tt.arange(12.0).reshape(3, 4), tt.arange(4.0, 16.0).reshape(3, 4), tt.tensor([0, 2, 1])
    square, column = x[:, :3].contiguous(), tt.arange(3.0)
    calls = (
        lambda: tt.addr(square, column, column, alpha=2),
        lambda: tt.outer(column, column),
        lambda: tt.kron(x, y),
        lambda: square.trace(),
        lambda: (x.roll(1), x.roll((1, -1), (0, 1)), x.repeat(2, 1, 3)),
        lambda: tt.nn.functional.glu(x),
        lambda: (tt.diag(column, 1), tt.diag(square), tt.eye(3, 2)),
        lambda: (tt.bincount(v, minlength=5), tt.searchsorted(column, square, right=True)),
        lambda: x.clone().index_add_(0, v, y),
        lambda: x.index_copy(0, v, y).fill_diagonal_(7.0),
        lambda: (tt.cartesian_prod(column, column), *tt.meshgrid(column, column, indexing="xy")),
        lambda: (tt.einsum("ij,kj->ik", x, y), tt.tensordot(x, y, dims=([1], [1]))),
        lambda: tt.unique(tt.tensor([[3, 1], [1, 2]]), return_inverse=True, return_counts=True),
        lambda: (x.median(), *tt.mode(x), tt.vstack((x, y)), tt.hstack((x, y))),
        lambda: (tt.take_along_dim(x, tt.tensor([[0, -1], [1, 1], [2, 0]]), 1), (x / 0).nan_to_num(1.0)),
        lambda: (tt.equal(x, x.clone()), tt.equal(x, y), tt.equal(x / 0 * 0, x / 0 * 0)),
        lambda: (tt.linspace(0, 1, 7), tt.movedim(x, 0, 1), x.reshape(-1, 2), x.unsqueeze(0).squeeze()),
    )
    draws = (
        lambda: tt.bernoulli(tt.full((3,), 0.5)),
        lambda: (tt.randn(3), tt.randn_like(x), tt.rand_like(x), tt.normal(1.0, 2.0, (20,))),
        lambda: (tt.randint(0, 9, (5,)), tt.randperm(6), tt.empty(4).random_(5), tt.empty(3).exponential_(2)),
    )
    for call in (*calls, *draws):
        tt.manual_seed(0)
        alone = call()
        tt.manual_seed(0)
        with tt.profiler.profile():
            seen = call()
        for a, b in zip(*((r if isinstance(r, tuple) else (r,)) for r in (alone, seen)), strict=True):
            if isinstance(a, bool):
                assert a is b
                continue
            assert a.dtype is b.dtype and a.stride() == b.stride() and a._version == b._version
            assert a._is_view() == b._is_view()
            assert tt.equal(a.nan_to_num(), b.nan_to_num())
