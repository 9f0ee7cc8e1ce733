"""Sorting on a simulated device: lengths around the block's and the network's sizes, dtypes, NaN, ties and strides."""

import pytest

import tinytensor as tt

CUDA = "cuda"


def assert_equal(here, there):
    there = there.cpu()
    assert (here.dtype, here.size(), here.stride()) == (there.dtype, there.size(), there.stride())
    assert tt.equal(here.nan_to_num(12345.0), there.nan_to_num(12345.0))


@pytest.mark.parametrize(
    "dtype", [tt.float32, tt.float64, tt.float16, tt.bfloat16, tt.int64, tt.int32, tt.int16, tt.uint8, tt.int8, tt.bool]
)
@pytest.mark.parametrize("descending", [False, True])
def test_stable_sort(dtype, descending):
    tt.manual_seed(0)
    x = tt.randint(0, 2 if dtype is tt.bool else 9, (3, 37)).to(dtype)  # with ties
    if dtype.is_floating_point:
        x = x - 4
        x[0, 3] = x[1, 5] = x[1, 9] = float("nan")
        x[0, 7], x[0, 8], x[2, 1], x[2, 2] = float("inf"), -float("inf"), 0.0, -0.0
    elif dtype is tt.int64:
        x[0, 5], x[0, 6], x[1, 0] = 2**63 - 1, -(2**63), 2**63 - 1
    for dim in (0, 1):
        here, there = (tt.sort(t, stable=True, dim=dim, descending=descending) for t in (x, x.to(CUDA)))
        assert_equal(here[0], there[0])
        assert_equal(here[1], there[1])


@pytest.mark.parametrize("length", [1, 2, 31, 64, 65, 1025])
def test_lengths(length):
    tt.manual_seed(0)
    x = tt.randperm(2 * length).reshape(2, length).float()
    several = length < 1000  # the simulator takes a minute for a long line
    for here in (x, x.t().contiguous().t()) if several else (x[:1].contiguous(),):
        dim, there = 1, here.to(CUDA)
        for f in (
            lambda t: tt.sort(t, dim),  # noqa: B023
            lambda t: tt.topk(t, min(5, length), dim),  # noqa: B023
            lambda t: tt.topk(t, min(3, length), dim, largest=False),  # noqa: B023
            lambda t: tt.kthvalue(t, (length + 2) // 3, dim),  # noqa: B023
            lambda t: tt.median(t, dim),  # noqa: B023
        )[:: 1 if several else 4]:
            for a, b in zip(f(here), f(there), strict=True):
                assert_equal(a, b)
        if several:
            assert_equal(here.median(), there.median())


def test_medians_with_nan():
    nan = float("nan")
    x = tt.tensor([[3.0, nan, 1.0, nan, 2.0], [nan] * 5, [5.0, 1.0, 4.0, 2.0, 3.0]])
    for f in (tt.median, tt.nanmedian):
        assert_equal(f(x, 1)[0], f(x.to(CUDA), 1)[0])
        assert_equal(f(x), f(x.to(CUDA)))
    assert tt.equal(tt.median(x.to(CUDA), 1)[1].cpu()[::2], tt.tensor([1, 4]))


def test_gradients_and_empty():
    x = tt.tensor([[3.0, 1.0, 2.0], [0.0, 5.0, 4.0]])
    here, there = (x.clone().to(d).requires_grad_() for d in ("cpu", CUDA))
    for t in (here, there):
        (t.sort(1)[0] * tt.arange(3.0, device=t.device)).sum().backward()
        (t.topk(2, 0)[0] * tt.tensor([[1.0], [10.0]], device=t.device)).sum().backward()
    assert_equal(here.grad, there.grad)
    for shape in ((0, 3), (3, 0)):
        assert_equal(tt.empty(shape).sort(1)[0], tt.empty(shape, device=CUDA).sort(1)[0])
    out = tt.empty(2, 3, device=CUDA), tt.empty(2, 3, dtype=tt.int64, device=CUDA)
    tt.sort(x.to(CUDA), 1, out=out)
    assert_equal(x.sort(1)[1], out[1])


@pytest.mark.parametrize("dtype", [tt.float32, tt.float16, tt.int64, tt.uint8, tt.bool])
def test_modes(dtype):
    tt.manual_seed(0)
    x = tt.randint(0, 2 if dtype is tt.bool else 7, (4, 37)).to(dtype)
    long = x.view(1, -1).expand(9, -1).reshape(1, -1)  # 1332: sorted in global memory
    for here, dim in ((x, 0), (x, 1), (x.t(), 0), (x[:0], 1), (long[:, :1100], 1)):
        values, indices = tt.mode(here.to(CUDA), dim)
        assert_equal(tt.mode(here, dim).values, values)
        # The last of the equal ones, as PyTorch's kernel for CUDA takes it; on the CPU any of them.
        equal = here == values.cpu().unsqueeze(dim)
        places = tt.arange(here.size(dim)).unsqueeze(0 if dim else 1)
        assert tt.equal(indices.cpu(), (places * equal).amax(dim))
    assert tt.mode(x[0, 0].to(CUDA)).indices.item() == 0


def test_each_nan_is_a_mode_of_its_own():
    """As in PyTorch's kernel for CUDA. The CPU's compares neighbours and stops at the first NaN: the devices differ."""
    nan = float("nan")
    x = tt.tensor([[nan, 3.0, nan, 3.0, nan], [nan, 2.0, 1.0, nan, 3.0]], device=CUDA)
    values, indices = tt.mode(x, 1)
    assert values.tolist() == [3.0, 1.0] and indices.tolist() == [3, 2]


def test_what_is_refused_of_bool():
    x = tt.tensor([True, False, True], device=CUDA)
    for call, name in (
        (lambda: x.topk(1), "topk_out_cuda"),
        (lambda: x.kthvalue(1), "kthvalue_cuda"),
        (lambda: x.median(0), "median_out_impl"),
        (lambda: x.cumsum(0, dtype=tt.bool), "cumsum_cuda"),
        (lambda: x.cumprod(0, dtype=tt.bool), "cumprod_cuda"),
    ):
        with pytest.raises(NotImplementedError, match=f"\"{name}\" not implemented for 'Bool'"):
            call()
    assert x.median().item() is True  # PyTorch sorts here
