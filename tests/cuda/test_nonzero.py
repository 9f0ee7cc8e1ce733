"""nonzero and masked_select on a simulated device: many elements, none, no dimensions, dtypes, strides."""

import pytest

import tinytensor as tt

CUDA = "cuda"


@pytest.mark.parametrize("shape", [(), (1,), (70,), (9, 11), (3, 5, 40), (0, 4), (2, 0)])
def test_nonzero(shape):
    tt.manual_seed(0)
    for x in (tt.randint(0, 3, shape).float(), tt.zeros(shape), tt.ones(shape)):
        here, there = x.nonzero(), x.to(CUDA).nonzero()
        assert here.stride() == there.stride() and tt.equal(here, there.cpu())
    a = x.to(CUDA)
    if x.dim() == 2:
        assert tt.equal((a.t() > 0).nonzero().cpu(), (x.t() > 0).nonzero())


@pytest.mark.parametrize("dtype", [tt.float64, tt.bfloat16, tt.int32, tt.bool])
def test_masked_select(dtype):
    tt.manual_seed(0)
    x = tt.randint(0, 9, (13, 30)).to(dtype)
    mask = tt.randint(0, 2, (30,)) > 0
    a, m = x.to(CUDA), mask.to(CUDA)
    assert tt.equal(a.masked_select(m).cpu(), x.masked_select(mask))
    assert tt.equal(a.t()[::2].masked_select(m[::2, None]).cpu(), x.t()[::2].masked_select(mask[::2, None]))
    assert a.masked_select(m & ~m).numel() == 0
    assert tt.equal(a[:, m].cpu(), x[:, mask])


def test_gradient():
    here, there = (tt.arange(6.0).reshape(2, 3).to(d).requires_grad_() for d in ("cpu", CUDA))
    for x in (here, there):
        (x.masked_select(x > 2) * tt.arange(3.0, device=x.device)).sum().backward()
    assert tt.equal(here.grad, there.grad.cpu())
