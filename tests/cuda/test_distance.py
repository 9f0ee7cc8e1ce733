"""Distances between rows on a simulated device: all norms, batches that broadcast, gradients."""

import math

import pytest
from cuda_samples import no_fallback, same

import tinytensor as tt

not_on_the_cpu = no_fallback(r".*[cp]dist")


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
