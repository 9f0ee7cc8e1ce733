"""searchsorted, bucketize, repeat_interleave, masked_scatter_, nonzero_static and cross on a simulated device: lengths that
cross blocks, dtypes, strides, empty tensors, refusals. None of them is left to the CPU."""

import pytest

import tinytensor as tt

CUDA = "cuda"
pytestmark = pytest.mark.filterwarnings("error:.*fall back to run on the CPU")
ASSERT = "CUDA error: device-side assert triggered"


def same(f, *args, **kwargs):
    here, there = f(*args, **kwargs), f(*(a.to(CUDA) if isinstance(a, tt.Tensor) else a for a in args), **kwargs)
    assert there.device.type == CUDA and here.dtype is there.dtype and here.stride() == there.stride()
    assert tt.equal(here, there.cpu())


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64, tt.bfloat16, tt.int64, tt.uint8])
@pytest.mark.parametrize("right", [False, True])
def test_searchsorted(dtype, right):
    tt.manual_seed(0)
    sequence = tt.randint(0, 50, (3, 40)).to(dtype).sort(1).values
    values = tt.randint(0, 60, (3, 90)).to(dtype)
    same(tt.searchsorted, sequence, values, right=right)
    same(tt.searchsorted, sequence[0], values, right=right, out_int32=True)
    same(tt.bucketize, values.t(), sequence[1], right=right)
    same(tt.searchsorted, sequence[:, :0], values, right=right)
    same(tt.searchsorted, sequence, values[:, :0], right=right)
    mixed = tt.randint(0, 50, (3, 40)).to(dtype)
    same(lambda s, v: tt.searchsorted(s, v, right=right, sorter=s.sort(1).indices), mixed, values)


def test_searchsorted_of_numbers_and_nan():
    s = tt.tensor([1.0, 2.0, 4.0, float("nan")])
    same(lambda s: tt.searchsorted(s, 3), s)
    same(lambda s: tt.searchsorted(s, 4.5, right=True), s)
    same(lambda s: tt.bucketize(tt.tensor([float("nan"), 9.0], device=s.device), s), s)
    same(lambda s: tt.searchsorted(s, 2.5), tt.tensor([1, 2, 3]))
    with pytest.raises(RuntimeError, match="sorter index out of range"):
        tt.searchsorted(s.to(CUDA), s.to(CUDA), sorter=tt.tensor([0, 1, 2, 4], device=CUDA))
    with pytest.raises(NotImplementedError, match="\"searchsorted_out_cuda\" not implemented for 'Bool'"):
        tt.searchsorted(tt.ones(2, device=CUDA).bool(), tt.ones(2, device=CUDA).bool())


@pytest.mark.parametrize("dtype", [tt.int64, tt.int32])
def test_repeat_interleave(dtype):
    repeats = tt.tensor([2, 0, 70, 1, 0, 3] * 7, dtype=dtype)
    same(tt.repeat_interleave, repeats)
    same(tt.repeat_interleave, repeats[::2])
    same(tt.repeat_interleave, repeats, output_size=int(repeats.sum()))
    same(tt.repeat_interleave, tt.zeros(0, dtype=dtype))
    same(tt.repeat_interleave, tt.zeros(3, dtype=dtype))
    same(lambda x, r: tt.repeat_interleave(x, r, 1), tt.randn(3, 42), repeats)
    for size in (1, 2000):
        with pytest.raises(RuntimeError, match=ASSERT):
            tt.repeat_interleave(repeats.to(CUDA), output_size=size)
    with pytest.raises(NotImplementedError, match="\"repeat_interleave_cuda\" not implemented for 'Float'"):
        tt.repeat_interleave(tt.ones(2, device=CUDA))


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64, tt.float16, tt.int64, tt.int16, tt.bool])
def test_masked_scatter(dtype):
    tt.manual_seed(0)
    x, mask, source = tt.zeros(3, 300).to(dtype), tt.rand(3, 300) > 0.5, tt.randint(0, 9, (1000,)).to(dtype)
    same(tt.masked_scatter, x, mask, source)
    same(tt.masked_scatter, x, mask[1], source)
    same(tt.masked_scatter, x[:0], mask[:0], source)
    same(lambda x, m, s: x.t().masked_scatter_(m.t(), s), x, mask, source)
    with pytest.raises(RuntimeError, match=ASSERT):
        x.to(CUDA).masked_scatter_(mask.to(CUDA), source[:9].to(CUDA))


def test_gradient_of_masked_select_and_scatter():
    mask = tt.tensor([True, False, True, True])
    grads = []
    for d in ("cpu", CUDA):
        x, s = (tt.arange(4.0, device=d).requires_grad_() for _ in range(2))
        m = mask.to(d)
        (x.masked_scatter(m, s) * tt.arange(1.0, 5.0, device=d)).sum().backward()
        (x.masked_select(m) * tt.arange(3.0, device=d)).sum().backward()
        grads.append((x.grad.cpu(), s.grad.cpu()))
    assert tt.equal(grads[0][0], grads[1][0]) and tt.equal(grads[0][1], grads[1][1])


def test_nonzero_static():
    x = tt.tensor([[0, 1, 0, 2], [3, 0, 0, 4]])
    for size in (0, 2, 4, 7):
        same(tt.nonzero_static, x, size=size)
        same(tt.nonzero_static, x[:0], size=size, fill_value=5)
    out = tt.empty(0, dtype=tt.int64, device=CUDA)
    tt.nonzero_static(x.to(CUDA), size=3, out=out)
    assert out.tolist() == [[0, 1], [0, 3], [1, 0]]


@pytest.mark.parametrize("dtype", [tt.float32, tt.float16, tt.int32])
def test_cross_trace_and_narrow_copy(dtype):
    tt.manual_seed(0)
    a, b = (tt.randint(-9, 9, (3, 50)).to(dtype) for _ in range(2))
    same(lambda a, b: tt.linalg.cross(a, b, dim=0), a, b)
    same(lambda a, b: tt.linalg.cross(a.t(), b.t()), a, b)
    same(lambda a, b: tt.linalg.cross(c := a.clone(), b, dim=0, out=c), a, b)
    same(tt.trace, a)
    same(tt.trace, a[:0])
    same(lambda a: a.narrow_copy(1, 3, 40), a)


def test_masks_stand_on_the_device():
    x = tt.zeros(3, device=CUDA)
    for mask in (tt.ones(3), tt.ones(())):
        words = "expected self and mask to be on the same device, but got mask on cpu and self on cuda:0"
        for call in (x.masked_fill, x.masked_fill_):
            with pytest.raises(RuntimeError, match=words):
                call(mask.bool(), 1.0)
    with pytest.raises(RuntimeError, match="masked_fill only supports boolean masks, but got dtype Float"):
        x.masked_fill(x, 1.0)
    assert x.masked_fill(x == 0, tt.tensor(2.0)).tolist() == [2.0, 2.0, 2.0]
    x[tt.tensor([True, False, True])] = 5.0  # indexing takes masks of the host
    assert x.tolist() == [5.0, 0.0, 5.0]
