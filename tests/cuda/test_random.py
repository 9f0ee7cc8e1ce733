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


def test_poisson_and_binomial():
    n, counts = 600, tt.tensor([0.0, 3.0, 40.0, 500.0])
    for dtype in (tt.float32, tt.float64, tt.bfloat16, tt.float16):
        for rate in (0.0, 0.7, 6.0, 30.0, 100.0):
            x = draw(lambda r=rate, t=dtype: tt.poisson(tt.full((n,), r, dtype=t, device=CUDA))).double()
            assert abs(x.mean().item() - rate) <= 5 * (rate / n) ** 0.5 + rate * 2.0**-8
            if rate and dtype.itemsize > 2:
                assert abs(x.var().item() / rate - 1) < 0.25
        for p in (0.0, 0.2, 0.9, 1.0):
            trials, chance = counts.to(CUDA, dtype).expand(n, 4), tt.full((n, 1), p, dtype=dtype, device=CUDA)
            x = draw(lambda c=trials, q=chance: tt.binomial(c, q)).double()
            assert x.dtype is tt.float64 and ((x >= 0) & (x <= counts)).all()
            assert ((x.mean(0) - counts * p).abs() <= 5 * (counts * p * (1 - p) / n) ** 0.5 + counts * 2.0**-7).all()


def test_offsets_of_poisson_and_binomial():
    generator = tt.Generator(CUDA).manual_seed(3)
    rates = tt.rand(300, device=CUDA)
    tt.poisson(rates, generator=generator)
    assert generator.get_offset() == 20
    tt.binomial(rates * 9, rates, generator=generator)
    assert generator.get_offset() == 64  # 42 is rounded up
    generator.set_offset(0)
    assert tt.equal(
        tt.poisson(rates[:100], generator=generator), tt.poisson(rates, generator=generator.set_offset(0))[:100]
    )
    with pytest.raises(RuntimeError, match="CUDA error: device-side assert triggered"):
        tt.poisson(-rates)
    with pytest.raises(NotImplementedError, match="\"poisson_cuda\" not implemented for 'Long'"):
        tt.poisson(rates.long())


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64, tt.float16])
def test_multinomial(dtype):
    weights = tt.tensor([[1.0, 0.0, 3.0, 6.0], [0.0, 2.0, 2.0, 0.0]], dtype=dtype)
    n = 1500
    for w in (weights, weights.t().contiguous().t(), weights[1]):
        x = draw(lambda w=w: tt.multinomial(w.to(CUDA), n, replacement=True))
        share = tt.stack([(x == k).double().mean(-1) for k in range(4)], -1)
        wanted = w.double() / w.double().sum(-1, keepdim=True)
        assert x.shape == (*w.shape[:-1], n) and (share[wanted == 0] == 0).all() and (share - wanted).abs().max() < 0.05
    chosen = draw(lambda: tt.multinomial(weights.to(CUDA)[:1].expand(200, 4), 3))
    assert tt.equal(chosen.sort(1).values, tt.tensor([[0, 2, 3]]).expand(200, 3))
    once = draw(lambda: tt.multinomial(weights.to(CUDA)[1].expand(400, 4), 1))
    assert set(once.flatten().tolist()) == {1, 2}


def test_a_sample_is_looked_up_in_the_running_sum():
    """Sample i of row r takes the first number of the subsequence of thread r * 128 + i."""
    n, weights = 70, tt.tensor([[1.0, 2.0, 5.0], [4.0, 4.0, 0.0]], device=CUDA)
    x = draw(lambda: tt.multinomial(weights, n, replacement=True))
    numbers = draw(lambda: tt.rand(256, device=CUDA)).view(2, 128)[:, :n]
    sums = (weights.cpu() / weights.cpu().sum(1, keepdim=True)).cumsum(1)
    assert tt.equal(x, tt.searchsorted(sums, numbers))


def test_what_multinomial_refuses():
    w = tt.tensor([1.0, 2.0], device=CUDA)
    for bad in (-w, w * float("nan"), w / 0, w * 0):
        with pytest.raises(RuntimeError, match="CUDA error: device-side assert triggered"):
            tt.multinomial(bad, 5, replacement=True)
    with pytest.raises(RuntimeError, match="probability tensor contains either `inf`, `nan` or element < 0"):
        tt.multinomial(-w, 1)


@pytest.mark.parametrize("n", [0, 1, 2, 3, 100, 1025])
def test_permutations(n):
    first, second = (draw(lambda: tt.randperm(n, device=CUDA), seed) for seed in (0, 1))
    assert first.dtype is tt.int64 and tt.equal(first.sort().values, tt.arange(n))
    assert n < 100 or not tt.equal(first, second)
    for dtype in (tt.float32, tt.int32, tt.int16):
        assert tt.equal(draw(lambda t=dtype: tt.randperm(n, dtype=t, device=CUDA)), first.to(dtype))


def test_all_permutations_are_equally_likely():
    """Of three keys with 6 bits two are equal often enough to tell: those are shuffled."""
    tt.manual_seed(0)
    seen = [tuple(tt.randperm(3, device=CUDA).tolist()) for _ in range(600)]
    assert len(set(seen)) == 6 and all(60 < seen.count(order) < 140 for order in set(seen))
    with pytest.raises(NotImplementedError, match="\"randperm_out_cuda\" not implemented for 'Bool'"):
        tt.randperm(1, dtype=tt.bool, device=CUDA)


def test_equal_keys_are_shuffled():
    from tinytensor.aten.native.random.cuda import distributions_kernel as kernels

    n = 400
    keys = tt.tensor([0] * 5 + [1] + [2] * (n - 6), dtype=tt.int32, device=CUDA)
    orders = []
    for offset in (0, 4):
        places = tt.arange(n, device=CUDA)
        kernels.launch_for_each(kernels._islands_kernel(tt.int32), n, keys.data_ptr(), places.data_ptr(), 7, offset)
        orders.append(places.tolist())
        assert sorted(orders[-1][:5]) == list(range(5)) and orders[-1][5] == 5 and sorted(orders[-1]) == list(range(n))
    assert orders[0][6:] != list(range(6, n)) and orders[0] != orders[1]
