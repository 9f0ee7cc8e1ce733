"""Kernels of `tt.cuda.jit` over tensors of a simulated device."""

import pytest

import tinytensor as tt
from tinytensor.kernel_compiler import cuda


@tt.cuda.jit
def add(out, a, b):
    i, j = cuda.grid(2)
    if i < out.shape[0] and j < out.shape[1]:
        out[i, j] = a[i, j] + b[i, j]


def test_results_lie_on_the_device():
    a, b = tt.randn(5, 7, device="cuda"), tt.randn(7, 5, device="cuda").t()
    out = tt.zeros(6, 7, device="cuda")
    add[(1, 1), (8, 8)](out[1:], a, b)
    assert tt.equal(out[1:], a + b) and not out[0].any()
    part = tt.zeros(10, 14, device="cuda")
    add[(1, 1), (8, 8)](part[::2, ::2], a, b)
    assert tt.equal(part[::2, ::2], a + b)
    add[(1, 1), (8, 8)](tt.zeros(0, 7, device="cuda"), a, b)


def test_bounds_and_records():
    out, a = tt.zeros(2, 2, device="cuda"), tt.ones(1, 2, device="cuda")
    with pytest.raises(IndexError, match="read past the end of a"):
        add[(1, 1), (2, 2)](out, a, a)
    record = add.record[(1, 1), (2, 2)](out, tt.ones(2, 2, device="cuda"), tt.ones(2, 2, device="cuda"))
    assert not record.faults and out.sum().item() == 8
