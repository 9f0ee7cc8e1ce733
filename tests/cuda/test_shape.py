"""tril, triu, flip, roll and the gradient of unfold on a simulated device: what the operator database does not reach."""

import pytest

import tinytensor as tt

CUDA = "cuda"


@pytest.mark.parametrize("dtype", [tt.float64, tt.bfloat16, tt.int32, tt.uint8, tt.bool])
def test_triangles(dtype):
    tt.manual_seed(0)
    x = tt.randint(0, 9, (3, 21, 17)).to(dtype)
    for here in (x, x.transpose(1, 2), x[:, ::2, 1:], x[:0]):
        there = here.to(CUDA) if here.is_contiguous() else x.to(CUDA).as_strided(
            here.size(), here.stride(), here.storage_offset()
        )  # fmt: skip
        for diagonal in (0, 3, -4, 99, -99):
            assert tt.equal(tt.tril(there, diagonal).cpu(), tt.tril(here, diagonal))
            assert tt.equal(tt.triu(there, diagonal).cpu(), tt.triu(here, diagonal))
    out = tt.empty(17, 21, dtype=dtype, device=CUDA).t()
    assert tt.equal(tt.tril(x[0].to(CUDA), 1, out=out).cpu(), tt.tril(x[0], 1))
    a = x.to(CUDA)
    assert tt.equal(a.triu_(2).cpu(), x.triu(2))


def test_flip_and_roll():
    x = tt.arange(3 * 50 * 4).reshape(3, 50, 4)
    a = x.to(CUDA)
    for dims in ((), (0,), (1,), (2,), (0, 2), (1, 2), (0, 1, 2)):
        assert tt.equal(a.flip(dims).cpu(), x.flip(dims))
        assert tt.equal(a.transpose(0, 2)[:, ::3].flip(dims).cpu(), x.transpose(0, 2)[:, ::3].flip(dims))
    assert tt.equal(a[:, :0].flip(1).cpu(), x[:, :0].flip(1)) and tt.equal(a[0, 0, 0].flip(()).cpu(), x[0, 0, 0])
    for shifts, dims in ((7, 1), (-3, 0), ((5, -1), (1, 2)), (11, ())):
        assert tt.equal(a.roll(shifts, dims).cpu(), x.roll(shifts, dims))


def test_gradient_of_overlapping_windows():
    for dim, size, step in ((0, 5, 2), (1, 3, 1), (1, 4, 4)):
        here, there = (tt.ones(13, 9, device=d, requires_grad=True) for d in ("cpu", CUDA))
        for x in (here, there):
            windows = x.unfold(dim, size, step)
            weights = tt.arange(float(windows.numel()), device=x.device).reshape(windows.size())
            (windows * weights).sum().backward()
        assert tt.equal(there.grad.cpu(), here.grad)
