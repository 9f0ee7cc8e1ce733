"""Distances between rows on a simulated device: all norms, batches that broadcast, gradients."""

import math
import warnings

import pytest

import tinytensor as tt


@pytest.fixture(autouse=True)
def no_fallback():
    with warnings.catch_warnings():
        warnings.filterwarnings("error", message=r"The operator 'aten::.*[cp]dist")
        yield


def same(function, *tensors, tol=1e-4):
    """Results and gradients of weighted sums agree."""
    ends = []
    for device in ("cpu", "cuda"):
        leaves = [t.detach().to(device).requires_grad_() for t in tensors]
        out = function(*leaves)
        tt.manual_seed(1)
        out.backward(tt.randn(out.size()).to(out.dtype).to(device))
        ends.append([out.detach(), *(leaf.grad for leaf in leaves)])
    for here, there in zip(*ends, strict=True):
        assert there.device.type == "cuda"
        assert tt.allclose(there.cpu(), here, rtol=tol, atol=tol)


NORMS = [0.0, 0.5, 1.0, 1.5, 2.0, 3.0, math.inf]


@pytest.mark.parametrize("p", NORMS)
@pytest.mark.parametrize("dtype", [tt.float32, tt.float64], ids=str)
def test_norms(p, dtype):
    tt.manual_seed(0)
    a, b = tt.randn(4, 3).to(dtype), tt.randn(5, 3).to(dtype)
    b[2] = a[1]  # a distance of 0
    same(lambda x, y: tt.cdist(x, y, p), a, b)
    same(lambda x: tt.nn.functional.pdist(x, p), b)


def test_batches_and_strides():
    tt.manual_seed(0)
    same(lambda x, y: tt.cdist(x, y), tt.randn(2, 1, 4, 3), tt.randn(3, 5, 3))
    same(lambda x, y: tt.cdist(x.mT, y), tt.randn(3, 4), tt.randn(5, 3))
    same(lambda x, y: tt.cdist(x, y), tt.randn(30, 3), tt.randn(4, 3), tol=1e-3)


def test_all_pairs():
    x = tt.arange(20.0)[:, None]
    assert tt.equal(tt.nn.functional.pdist(x.cuda()).cpu(), tt.nn.functional.pdist(x))
