"""Products by cuBLAS: which ones it gets, with which layouts, and what stays with our own kernel.

tests/test_cuda.py runs this file with the driver of real devices over bindings that only pretend.
"""

import itertools

import pytest

import tinytensor as tt
from tinytensor.c10.cuda import cuda_runtime


@pytest.fixture
def calls():
    found = cuda_runtime.driver().cublas.calls
    found.clear()
    return found


LAYOUTS = {
    "rows": lambda t: t.contiguous(),
    "columns": lambda t: t.transpose(-1, -2).contiguous().transpose(-1, -2),
    "part of rows": lambda t: tt.cat([t, t], -1)[..., : t.size(-1)],
    "part of columns": lambda t: (
        tt.cat([t, t], -2).transpose(-1, -2).contiguous().transpose(-1, -2)[..., : t.size(-2), :]
    ),
}


@pytest.mark.parametrize("shape", [(3, 4, 5), (1, 4, 5), (3, 1, 5), (3, 4, 1), (1, 1, 1), (1, 7, 1)])
@pytest.mark.parametrize("batch", [(), (3,)], ids=["one", "batch"])
def test_layouts(shape, batch, calls):
    tt.manual_seed(0)
    rows, inner, columns = shape
    a, b, bias = tt.randn(*batch, rows, inner), tt.randn(*batch, inner, columns), tt.randn(*batch, rows, columns)
    expected = bias * 0.5 + 2 * (a @ b)
    add = tt.baddbmm if batch else tt.addmm
    for of_a, of_b, of_out in itertools.product(LAYOUTS.values(), repeat=3):
        x, y, out = of_a(a.cuda()), of_b(b.cuda()), of_out(tt.zeros(*batch, rows, columns, device="cuda"))
        strides = out.stride()
        add(bias.cuda(), x, y, beta=0.5, alpha=2, out=out)
        assert out.stride() == strides and tt.allclose(out.cpu(), expected, atol=1e-6), (x.stride(), y.stride())
    assert len(calls) == 4**3


def test_in_place_and_a_broadcast_bias(calls):
    a, b, out = tt.randn(3, 4).cuda(), tt.randn(4, 5).cuda(), tt.ones(3, 5, device="cuda")
    out.addmm_(a, b, beta=2)
    assert tt.allclose(out.cpu(), 2 + (a.cpu() @ b.cpu()), atol=1e-6)
    row = tt.arange(5.0).cuda()
    assert tt.allclose(tt.addmm(row, a, b).cpu(), row.cpu() + a.cpu() @ b.cpu(), atol=1e-6)
    tt.addmm(row * float("nan"), a, b, beta=0, out=out)
    assert tt.allclose(out.cpu(), a.cpu() @ b.cpu(), atol=1e-6)
    assert len(calls) == 3


def test_strides_that_cublas_has_no_word_for(calls):
    a, b = tt.randn(6, 8).cuda()[::2, ::2], tt.randn(4, 5).cuda()
    assert tt.allclose((a @ b).cpu(), a.cpu() @ b.cpu(), atol=1e-6)
    one = tt.randn(4, 1).cuda().expand(4, 4)
    assert tt.allclose((one @ b).cpu(), one.cpu() @ b.cpu(), atol=1e-6)
    assert not calls


def test_precision(calls):
    x = tt.ones(2, 2, device="cuda")
    try:
        for precision in ("highest", "high", "medium"):
            tt.set_float32_matmul_precision(precision)
            x @ x
            x.double() @ x.double()
    finally:
        tt.set_float32_matmul_precision("highest")
    assert [compute for *_, compute in calls] == [68, 70, 77, 70, 77, 70]


def test_in_a_graph(calls):
    a, b = tt.randn(3, 4).cuda(), tt.randn(4, 5).cuda()
    graph = tt.cuda.CUDAGraph()
    with tt.cuda.graph(graph):
        c = a @ b
    for _ in range(2):
        a.add_(1)
        graph.replay()
        assert tt.allclose(c.cpu(), a.cpu() @ b.cpu(), atol=1e-6)
    assert len(calls) == 1  # the graph has it
