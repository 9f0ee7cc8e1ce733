"""Random numbers on a simulated device: those that PyTorch draws on a GPU, and what follows from the stream's positions."""

import numpy as np
import pytest

import tinytensor as tt

CUDA = "cuda"


def draw(function, seed=0):
    tt.manual_seed(seed)
    return function().cpu()


def test_the_numbers_of_a_gpu():
    """What PyTorch prints after manual_seed(0) on any GPU, in countless places."""
    assert str(draw(lambda: tt.rand(5, device=CUDA))) == "tensor([0.3990, 0.5167, 0.0249, 0.9401, 0.9459])"
    assert (
        str(draw(lambda: tt.randn(6, device=CUDA))) == "tensor([-0.9247, -0.4253, -2.6438,  0.1452, -0.1209, -0.5797])"
    )


def test_a_call_moves_the_offset_by_four():
    generator = tt.Generator(CUDA).manual_seed(3)
    first, second = (tt.rand(7, device=CUDA, generator=generator) for _ in range(2))
    assert generator.get_offset() == 8
    generator.manual_seed(3).set_offset(4)
    assert tt.equal(tt.rand(7, device=CUDA, generator=generator), second) and not tt.equal(first, second)


def test_dtypes_share_their_stream():
    single = draw(lambda: tt.rand(300, device=CUDA))
    for dtype, digits in ((tt.float16, 11), (tt.bfloat16, 8)):
        narrow = draw(lambda dtype=dtype: tt.rand(300, device=CUDA, dtype=dtype))
        assert narrow.dtype is dtype and (narrow < 1).all()
        kept = narrow != 0  # numbers that rounded to 1 became 0
        assert (narrow.float() - single)[kept].abs().max() <= 2.0**-digits


@pytest.mark.parametrize(
    ("name", "args", "mean", "variance"),
    [
        ("uniform_", (-1.0, 3.0), 1.0, 16 / 12),
        ("normal_", (2.0, 3.0), 2.0, 9.0),
        ("exponential_", (2.0,), 0.5, 0.25),
        ("bernoulli_", (0.3,), 0.3, 0.21),
        ("geometric_", (0.25,), 4.0, 12.0),
        ("random_", (2, 12), 6.5, 99 / 12),
        ("log_normal_", (0.0, 0.5), np.exp(0.125), (np.exp(0.25) - 1) * np.exp(0.25)),
    ],
)
@pytest.mark.parametrize("dtype", [tt.float32, tt.float64])
def test_moments(name, args, mean, variance, dtype):
    n = 4000
    x = draw(lambda: getattr(tt.empty(n, dtype=dtype, device=CUDA), name)(*args)).double()
    error = 5 * (variance / n) ** 0.5
    assert abs(x.mean().item() - mean) < error
    assert abs(x.var().item() / variance - 1) < 0.25


def test_layouts():
    flat = draw(lambda: tt.rand(12, device=CUDA)).reshape(3, 4)
    # Dense memory is filled in its own order, other memory row by row.
    turned = draw(lambda: tt.empty(4, 3, device=CUDA).t().uniform_())
    assert tt.equal(turned.t(), flat.reshape(4, 3))
    gaps = draw(lambda: tt.empty(3, 8, device=CUDA)[:, ::2].uniform_())
    assert tt.equal(gaps, flat)
    assert draw(lambda: tt.rand(0, device=CUDA)).numel() == 0


def test_integers():
    small = draw(lambda: tt.randint(0, 10, (500,), device=CUDA))
    assert small.dtype is tt.int64 and small.min() == 0 and small.max() == 9
    large = draw(lambda: tt.empty(200, dtype=tt.int64, device=CUDA).random_())
    assert (large >= 0).all() and large.max() > 2**60
    bools = draw(lambda: tt.empty(200, dtype=tt.bool, device=CUDA).random_())
    assert 50 < bools.sum().item() < 150


def test_bernoulli_of_each_element():
    p = tt.tensor([0.0, 1.0, 0.5]).repeat(100)
    kept = draw(lambda: tt.bernoulli(p.to(CUDA)))
    assert not kept[0::3].any() and kept[1::3].all() and 20 < kept[2::3].sum() < 80


def test_dropout():
    x = tt.full((40, 25), 3.0, device=CUDA, requires_grad=True)
    tt.manual_seed(0)
    y = tt.nn.functional.dropout(x, 0.25)
    kept = y.detach().cpu() != 0
    assert abs(kept.float().mean().item() - 0.75) < 0.06
    assert tt.allclose(y.detach().cpu()[kept], tt.tensor(4.0))
    assert y.grad_fn.name() == "NativeDropoutBackward0"
    y.sum().backward()
    assert tt.allclose(x.grad.cpu(), kept.float() / 0.75)
    assert tt.equal(tt.nn.functional.dropout(x, 0.25, training=False), x)


def test_a_generator_of_another_device_is_refused():
    with pytest.raises(RuntimeError, match="Expected a 'cuda' device type for generator but found 'cpu'"):
        tt.rand(3, device=CUDA, generator=tt.Generator())
