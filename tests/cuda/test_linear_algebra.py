"""Matrix products on a simulated device: sizes around the tiles, strides, dtypes, and what is refused."""

import pytest
from cuda_samples import no_fallback

import tinytensor as tt

FLOATS = {tt.float32: 1e-5, tt.float64: 1e-12, tt.float16: 2e-2, tt.bfloat16: 1e-1}

not_on_the_cpu = no_fallback(r"(mm|bmm|addmm|baddbmm|addmv|dot|addbmm|vdot|addr)\b")


def check(function, *args, tol=1e-5):
    here = function(*args)
    there = function(*(a.cuda() if isinstance(a, tt.Tensor) else a for a in args))
    assert there.device.type == "cuda"
    assert there.stride() == here.stride()
    assert tt.allclose(there.cpu().double(), here.double(), rtol=tol, atol=tol), (there.cpu(), here)


@pytest.mark.parametrize("sizes", [(2, 3, 4), (5, 9, 4), (1, 1, 1), (17, 16, 33), (16, 40, 16), (3, 70, 2), (40, 3, 5)])
def test_mm(sizes):
    tt.manual_seed(0)
    m, k, n = sizes
    check(tt.mm, tt.randn(m, k), tt.randn(k, n))
    check(tt.mm, tt.randn(k, m).t(), tt.randn(n, k).t())


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_dtypes(dtype):
    tt.manual_seed(0)
    tol = FLOATS[dtype]
    a, b, bias = tt.randn(5, 6).to(dtype), tt.randn(6, 3).to(dtype), tt.randn(3).to(dtype)
    check(lambda *x: tt.addmm(*x, beta=0.5, alpha=2), bias, a, b, tol=tol)
    check(lambda *x: tt.addmv(*x, beta=0.5, alpha=2), a[:, 0], a, a[0], tol=tol)
    check(tt.dot, tt.randn(90).to(dtype), tt.randn(90).to(dtype), tol=tol)


def test_strides_and_slices():
    tt.manual_seed(0)
    big = tt.randn(9, 12)
    check(lambda x: tt.mm(x[::2, ::3], x[:4, 1::2]), big)
    check(lambda x: tt.bmm(x.expand(3, 9, 12), x.t().expand(3, 12, 9)), big)
    check(lambda x: tt.mm(x[:1].expand(4, 12), x.t()), big)


def test_written_into_strided_memory():
    a, b = tt.randn(3, 4), tt.randn(4, 5)
    out = tt.zeros(6, 10, device="cuda")
    tt.mm(a.cuda(), b.cuda(), out=out[::2, 1::2])
    assert tt.allclose(out.cpu()[::2, 1::2], a @ b)
    assert not out.cpu()[1::2].any() and not out.cpu()[:, ::2].any()


def test_bias():
    tt.manual_seed(0)
    a, b = tt.randn(3, 4), tt.randn(4, 5)
    for bias in (tt.randn(3, 5), tt.randn(5), tt.randn(3, 1), tt.randn(()), tt.randn(1, 5)):
        check(lambda *x: tt.addmm(*x, beta=-2, alpha=0.25), bias, a, b)
    check(lambda *x: x[0].clone().addmm_(x[1], x[2], beta=3), tt.randn(3, 5), a, b)
    check(lambda *x: tt.baddbmm(*x, beta=2), tt.randn(2, 1, 3), tt.randn(2, 4, 5), tt.randn(2, 5, 3))
    check(lambda *x: tt.addbmm(*x, beta=2), tt.randn(4, 3), tt.randn(2, 4, 5), tt.randn(2, 5, 3))
    # With beta = 0 the bias is not read.
    check(lambda *x: tt.addmm(*x, beta=0), tt.full((3, 5), float("nan")), a, b)
    check(lambda *x: tt.addmv(*x, beta=0), tt.full((3,), float("nan")), a, b[:, 0])


@pytest.mark.parametrize("sizes", [(1, 1), (3, 20), (40, 5), (3, 33), (2, 1500), (70, 40)])
def test_mv(sizes):
    tt.manual_seed(0)
    mat = tt.randn(*sizes)
    check(tt.mv, mat, tt.randn(sizes[1]), tol=1e-4)
    check(tt.mv, mat.t(), tt.randn(2 * sizes[0])[::2], tol=1e-4)
    check(tt.dot, mat[0], tt.randn(sizes[1]), tol=1e-4)


def test_nothing_to_add_up():
    check(tt.mm, tt.ones(3, 0), tt.ones(0, 2))
    check(tt.mm, tt.ones(0, 3), tt.ones(3, 2))
    check(lambda *x: tt.addmm(*x, beta=2), tt.randn(2), tt.ones(3, 0), tt.ones(0, 2))
    check(lambda *x: tt.addmv(*x, beta=2), tt.randn(3), tt.ones(3, 0), tt.ones(0))
    check(tt.bmm, tt.ones(2, 3, 0), tt.ones(2, 0, 2))
    check(tt.dot, tt.ones(0), tt.ones(0))


def test_gradients():
    ends = []
    for device in ("cpu", "cuda"):
        tt.manual_seed(0)
        tensors = [tt.randn(*s).to(device).requires_grad_() for s in ((4, 3, 6), (5, 6), (5,), (4, 5, 2))]
        x, w, b, y = tensors
        (tt.nn.functional.linear(x, w, b).relu() @ y).square().sum().backward()
        ends.append([t.grad.cpu() for t in tensors])
    for here, there in zip(*ends, strict=True):
        assert tt.allclose(here, there, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize(
    ("dtype", "name"), [(tt.int32, "Int"), (tt.int64, "Long"), (tt.bool, "Bool")], ids=["int32", "int64", "bool"]
)
def test_integers_are_refused(dtype, name):
    a = tt.ones(3, 3, dtype=dtype, device="cuda")
    for call, kernel in (
        (lambda: tt.mm(a, a), "addmm_cuda"),
        (lambda: tt.addmm(a, a, a), "addmm_cuda"),
        (lambda: tt.bmm(a[None], a[None]), "baddbmm_cuda"),
        (lambda: tt.addmv(a[0], a, a[0]), "addmv_impl_cuda"),
        (lambda: tt.dot(a[0], a[0]), "dot"),
    ):
        with pytest.raises(NotImplementedError, match=f"\"{kernel}\" not implemented for '{name}'"):
            call()
