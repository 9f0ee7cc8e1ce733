"""Random numbers: the streams, the distributions, and that threads have no say in them. (tests/native/random: the numbers.)

Every test starts from a fixed seed, so none of them can fail by chance.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.aten.native.random import distributions_stubs as stubs
from tinytensor.aten.native.random.reference import distributions as reference
from tinytensor.aten.native.random.ufunc.philox import philox
from tinytensor.c10.mt19937 import Engine
from tinytensor.c10.scalar_type import ScalarType

N = 100_000


def kolmogorov_distance(sample: np.ndarray, cdf: Callable[[np.ndarray], np.ndarray]) -> float:
    """sqrt(n) times the largest distance between the empirical and the true distribution function."""
    x = np.sort(sample)
    true = cdf(x)
    n = len(x)
    above, below = np.arange(1, n + 1) / n - true, true - np.arange(n) / n
    return float(math.sqrt(n) * max(above.max(), below.max()))


# P(distance > 1.95) is 0.001.
CRITICAL = 1.95
erf = np.vectorize(math.erf)


def normal_cdf(mean: float = 0.0, std: float = 1.0) -> Callable[[np.ndarray], np.ndarray]:
    return lambda x: 0.5 * (1 + erf((x - mean) / (std * math.sqrt(2))))


CONTINUOUS: dict[str, tuple[Callable[[Any], Any], Callable[[np.ndarray], np.ndarray]]] = {
    "rand": (lambda t: t.uniform_(), lambda x: np.clip(x, 0, 1)),
    "uniform": (lambda t: t.uniform_(-2, 3), lambda x: np.clip((x + 2) / 5, 0, 1)),
    "normal": (lambda t: t.normal_(1, 2), normal_cdf(1, 2)),
    "exponential": (lambda t: t.exponential_(2.5), lambda x: 1 - np.exp(-2.5 * x)),
    "cauchy": (lambda t: t.cauchy_(1, 2), lambda x: 0.5 + np.arctan((x - 1) / 2) / math.pi),
    "log_normal": (lambda t: t.log_normal_(0.5, 0.75), lambda x: normal_cdf(0.5, 0.75)(np.log(x))),
}


@pytest.mark.parametrize("dtype", [tt.float32, tt.float64], ids=repr)
@pytest.mark.parametrize("name", CONTINUOUS)
def test_continuous_distributions(name: str, dtype: ScalarType) -> None:
    fill, cdf = CONTINUOUS[name]
    tt.manual_seed(11)
    values = fill(tt.empty(N, dtype=dtype)).numpy().astype(np.float64)
    assert kolmogorov_distance(values, cdf) < CRITICAL


def chi_square(sample: np.ndarray, probabilities: np.ndarray) -> float:
    """(statistic - degrees of freedom) / sqrt(2 * degrees of freedom), over the cells that expect at least 10."""
    counts = np.bincount(sample.astype(np.int64), minlength=len(probabilities))[: len(probabilities)]
    expected = probabilities * len(sample)
    kept = expected >= 10
    cells = int(kept.sum())
    statistic = float(((counts[kept] - expected[kept]) ** 2 / expected[kept]).sum())
    return (statistic - cells) / math.sqrt(2 * cells)


def poisson_probabilities(rate: float, most: int) -> np.ndarray:
    return np.array([math.exp(k * math.log(rate) - rate - math.lgamma(k + 1)) for k in range(most)])


def binomial_probabilities(n: int, p: float) -> np.ndarray:
    return np.array([math.comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)])


@pytest.mark.parametrize("rate", [0.2, 3.0, 9.99, 10.0, 40.0, 300.0])
def test_poisson(rate: float) -> None:
    tt.manual_seed(5)
    values = tt.poisson(tt.full((N,), rate, dtype=tt.float64)).numpy()
    assert chi_square(values, poisson_probabilities(rate, int(rate + 20 * math.sqrt(rate) + 20))) < 4


@pytest.mark.parametrize(("n", "p"), [(5, 0.3), (20, 0.5), (40, 0.25), (100, 0.5), (100, 0.97), (200, 0.8)])
def test_binomial(n: int, p: float) -> None:
    tt.manual_seed(6)
    values = tt.binomial(tt.full((N,), float(n), dtype=tt.float64), tt.full((N,), p, dtype=tt.float64)).numpy()
    assert chi_square(values, binomial_probabilities(n, p)) < 4


def test_binomial_of_what_is_not_a_probability() -> None:
    nan = math.nan
    counts, p = tt.tensor([-10.0, 10.0, 10.0, 10.0, nan]), tt.tensor([0.5, 1.5, -1.0, nan, 0.5])
    assert np.array_equal(tt.binomial(counts, p).numpy(), [0, 10, 0, nan, nan], equal_nan=True)


def test_geometric() -> None:
    tt.manual_seed(7)
    values = tt.empty(N, dtype=tt.int64).geometric_(0.3).numpy()
    assert values.min() == 1
    assert chi_square(values, np.array([0.0] + [0.3 * 0.7**k for k in range(40)])) < 4


@pytest.mark.parametrize("dtype", [tt.int64, tt.uint8, tt.float32, tt.float16], ids=repr)
def test_integers(dtype: ScalarType) -> None:
    tt.manual_seed(8)
    values = tt.randint(3, 17, (N,), dtype=dtype).to(tt.int64).numpy()
    assert (values.min(), values.max()) == (3, 16)
    assert chi_square(values - 3, np.full(14, 1 / 14)) < 4


def test_integers_over_the_whole_range() -> None:
    tt.manual_seed(9)
    low, high = -(2**63), 2**63 - 1
    values = tt.empty(N, dtype=tt.int64).random_(low, None).numpy().astype(np.float64)
    assert kolmogorov_distance(values, lambda x: (x - low) / (high - low)) < CRITICAL
    wide = tt.randint(-(2**40), 2**40, (N,)).numpy().astype(np.float64)
    assert kolmogorov_distance(wide, lambda x: (x + 2**40) / 2**41) < CRITICAL
    assert tt.empty(N, dtype=tt.bool).random_().to(tt.float32).mean().item() == pytest.approx(0.5, abs=0.01)
    assert tt.empty(N, dtype=tt.int8).random_().to(tt.int64).min().item() == 0
    assert tt.empty(N, dtype=tt.float16).random_().max().item() <= 2048


def test_bernoulli() -> None:
    tt.manual_seed(10)
    assert tt.empty(N).bernoulli_(0.3).mean().item() == pytest.approx(0.3, abs=0.005)
    p = tt.linspace(0, 1, N)
    drawn = tt.bernoulli(p)
    assert drawn[: N // 4].mean().item() == pytest.approx(p[: N // 4].mean().item(), abs=0.005)
    assert drawn.dtype is tt.float32
    kept = tt.empty(N, dtype=tt.bool).bernoulli_(tt.tensor(0.25, dtype=tt.float64))
    assert kept.to(tt.float32).mean().item() == pytest.approx(0.25, abs=0.005)


@pytest.mark.parametrize("dtype", [tt.float16, tt.bfloat16], ids=repr)
def test_uniform_halves_stay_below_one(dtype: ScalarType) -> None:
    tt.manual_seed(1)
    values = tt.rand(N, dtype=dtype).to(tt.float32)
    assert values.min().item() >= 0 and values.max().item() < 1
    assert values.mean().item() == pytest.approx(0.5, abs=0.01)


def test_randperm() -> None:
    tt.manual_seed(2)
    for n in (0, 1, 5, 1000):
        assert sorted(tt.randperm(n).tolist()) == list(range(n))
    firsts = np.array([tt.randperm(4)[0].item() for _ in range(4000)])
    assert chi_square(firsts, np.full(4, 0.25)) < 4


def test_multinomial_follows_the_weights() -> None:
    tt.manual_seed(3)
    weights = tt.tensor([1.0, 0.0, 2.0, 5.0])
    probabilities = np.array([1, 0, 2, 5]) / 8
    assert chi_square(tt.multinomial(weights, N, True).numpy(), probabilities) < 4
    rows = weights.expand(20000, 4)
    assert chi_square(tt.multinomial(rows, 1).reshape(-1).numpy(), probabilities) < 4
    pairs = tt.multinomial(rows, 2).numpy()
    assert (pairs[:, 0] != pairs[:, 1]).all() and not (pairs == 1).any()
    assert chi_square(pairs[:, 0], probabilities) < 4
    assert tt.multinomial(tt.tensor([0.0, 0.0, 1.0]), 3).tolist() == [2, 0, 1]
    assert tt.multinomial(tt.tensor([0.0, 3.0]), 4, True).tolist() == [1, 1, 1, 1]


def test_normal_of_tensors() -> None:
    tt.manual_seed(4)
    mean, std = tt.tensor([[0.0], [100.0]]), tt.tensor([1.0, 2.0, 4.0])
    drawn = tt.normal(mean.expand(2, 3), std)
    assert drawn.shape == (2, 3)
    many = tt.stack([tt.normal(mean.expand(2, 3), std) for _ in range(4000)])
    assert np.allclose(many.mean(0).numpy(), [[0] * 3, [100] * 3], atol=0.3)
    assert np.allclose(many.std(0).numpy(), [[1, 2, 4]] * 2, rtol=0.05)
    assert tt.normal(tt.zeros(2, 3).t(), 1.0).stride() == (2, 1)


# ---- the stream ------------------------------------------------------------------------------------------------------


def test_philox_known_answers() -> None:
    """From the authors' test vectors: (key, counter) of zeros, of ones, and of digits of pi."""
    with np.errstate(over="ignore"):
        assert [hex(w) for w in philox(0, 0, 0)] == ["0x6627e8d5", "0xe169c58d", "0xbc57ac4c", "0x9b00dbd8"]
        ones = np.uint64(2**64 - 1)
        assert [hex(w) for w in philox(ones, ones, ones)] == ["0x408f276d", "0x41c83b0e", "0xa20bc7c6", "0x6d5451fd"]
        pi = philox(np.uint64(0x299F31D0A4093822), np.uint64(0x0370734413198A2E), np.uint64(0x85A308D3243F6A88))
        assert [hex(w) for w in pi] == ["0xd16cfe09", "0x94fdcceb", "0x5001e420", "0x24126ea1"]


def fills() -> dict[str, Callable[[Any], Any]]:
    return {
        "uniform": lambda t: t.uniform_(),
        "normal": lambda t: t.normal_(),
        "random": lambda t: t.random_(0, 1000),
        "bernoulli": lambda t: t.bernoulli_(0.5),
        "exponential": lambda t: t.exponential_(),
        "geometric": lambda t: t.geometric_(0.1),
    }


@pytest.mark.parametrize("name", fills())
def test_elements_are_drawn_in_the_order_of_memory(name: str) -> None:
    fill = fills()[name]

    def drawn(t: Any) -> Any:
        tt.manual_seed(42)
        return fill(t)

    wanted = drawn(tt.empty(5, 2, 3))
    assert tt.equal(drawn(tt.empty(6, 2, 3)[1:]), wanted)
    # From 16 elements on normal_ makes other numbers of a contiguous tensor: See Note [Normal numbers in sixteens].
    if name == "normal":
        wanted = drawn(tt.empty(5, 2, 6)[..., ::2])
    assert tt.equal(drawn(tt.empty(5, 2, 3).permute(2, 0, 1)), wanted.permute(2, 0, 1))
    assert tt.equal(drawn(tt.empty(5, 2, 6)[..., ::2].mT), wanted.mT)
    assert tt.equal(drawn(tt.empty(5, 2, 6)[..., ::2]), wanted)


@pytest.mark.parametrize("name", fills())
def test_numbers_do_not_depend_on_threads(name: str) -> None:
    threads = tt.get_num_threads()
    drawn = []
    try:
        for count in (1, 3):
            tt.set_num_threads(count)
            tt.manual_seed(42)
            drawn.append(fills()[name](tt.empty(100_000)))
    finally:
        tt.set_num_threads(threads)
    assert tt.equal(*drawn)


def test_calls_do_not_repeat_each_other() -> None:
    tt.manual_seed(0)
    a, b = tt.rand(1000), tt.rand(1000)
    assert not tt.equal(a, b)
    tt.manual_seed(0)
    tt.poisson(tt.ones(10))
    state = tt.get_rng_state()
    assert not tt.equal(tt.rand(1000), a)
    tt.set_rng_state(state)
    assert not tt.equal(tt.rand(1000), b)


STUBS: dict[str, tuple[Any, ...]] = {
    "uniform_float32_stub": (-2.5, 3.25, -2.5, 0.75), "uniform_float16_stub": (0.0, 1.0, 0.0, 1.0),
    "uniform_bfloat16_stub": (0.0, 1.0, 0.0, 1.0), "uniform_float64_stub": (-2.7, 3.1, -2.7, 0.4),
    "normal_float32_stub": (1.25, 0.7), "normal_float64_stub": (1.25, 0.7), "normal_reduced_stub": (0.0, 1.0),
    "normal_stub": (1.25, 0.7), "bernoulli_stub": (0.3,), "integer_stub": (-5, 1000), "long_integer_stub": (-5, 2**50),
    "exponential_stub": (0.7,), "geometric_stub": (math.log1p(-0.4),), "cauchy_stub": (0.5, 2.0), "log_normal_stub": (0.5, 2.0),
    "randperm_words_stub": (), "randperm_long_words_stub": (),
}  # fmt: skip
RATES, CHANCES = np.linspace(0.0, 40.0, 701), np.linspace(0.0, 1.0, 701)
OF_TENSORS: dict[str, tuple[np.ndarray, ...]] = {
    "bernoulli_tensor_stub": (CHANCES,), "bernoulli_tensor_float32_stub": (CHANCES.astype(np.float32).astype(np.float64),),
    "poisson_stub": (RATES,), "binomial_stub": (np.floor(RATES * 5), CHANCES),
    "binomial_float32_stub": (np.floor(RATES * 5), CHANCES.astype(np.float32).astype(np.float64)),
}  # fmt: skip


@pytest.mark.parametrize("stub", [*STUBS, *OF_TENSORS])
def test_numpy_draws_the_same_numbers(stub: str) -> None:
    """To the last bit, over the ends of several blocks and states; and the engine is in the same state afterwards."""
    sampler = reference.SAMPLERS[getattr(stubs, stub)]
    parameters = STUBS[stub] if stub in STUBS else tuple(x.ctypes.data for x in OF_TENSORS[stub])
    engines = Engine(), Engine()
    for engine in engines:
        engine.seed(2**40 + 5)
        engine.random(1)
    for n in (701, 16, 37) if stub not in STUBS else (16, 701, 5001):
        drawn = [np.empty(n, sampler.dtype) for _ in engines]
        run = getattr(stubs, stub)["cpu"].serial, sampler.serial
        for serial, engine, out in zip(run, engines, drawn, strict=True):
            serial(n, out.ctypes.data, engine.address, *parameters)
        assert drawn[0].tobytes() == drawn[1].tobytes(), n
        assert engines[0].dump() == engines[1].dump(), n


def test_mt19937_known_answer() -> None:
    """The 10,000th number from seed 5489, as the C++ standard demands of std::mt19937."""
    engine = Engine()
    engine.seed(5489)
    assert engine.random(10_000)[-1] == 4123659995


# ---- generators ------------------------------------------------------------------------------------------------------


def test_generators_are_independent_of_each_other() -> None:
    g = tt.Generator().manual_seed(3)
    first = tt.rand(4, generator=g)
    tt.rand(100)
    assert not tt.equal(tt.rand(4, generator=g), first)
    assert tt.equal(tt.rand(4, generator=tt.Generator().manual_seed(3)), first)
    before = tt.get_rng_state()
    for draw in (
        lambda: tt.randn(2, generator=g), lambda: tt.randint(5, (2,), generator=g), lambda: tt.randperm(5, generator=g),
        lambda: tt.normal(tt.zeros(2), 1.0, generator=g), lambda: tt.normal(0.0, 1.0, (2,), generator=g),
        lambda: tt.bernoulli(tt.full((2,), 0.5), generator=g), lambda: tt.multinomial(tt.ones(3), 2, generator=g),
        lambda: tt.multinomial(tt.ones(3), 2, True, generator=g), lambda: tt.poisson(tt.ones(2), generator=g),
        lambda: tt.binomial(tt.ones(2), tt.full((2,), 0.5), generator=g), lambda: tt.empty(2).exponential_(generator=g),
        lambda: tt.rand_like(tt.ones(2), generator=g), lambda: tt.randint_like(tt.ones(2), 4, generator=g),
    ):  # fmt: skip
        draw()
    assert tt.equal(before, tt.get_rng_state())


def test_state_can_be_kept_and_copied() -> None:
    g = tt.Generator().manual_seed(3)
    tt.rand(4, generator=g)
    state, twin = g.get_state(), g.clone_state()
    wanted = tt.rand(4, generator=g)
    assert tt.equal(tt.rand(4, generator=twin), wanted)
    g.set_state(state)
    assert tt.equal(tt.rand(4, generator=g), wanted)
    assert g.initial_seed() == 3
    assert tt.manual_seed(9) is tt.default_generator and tt.initial_seed() == 9
    assert tt.seed() == tt.initial_seed() != 9


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda g: g.manual_seed(1.5), RuntimeError, "manual_seed expected a long, but got float"),
        (lambda g: g.manual_seed(2**64), ValueError, "Overflow when unpacking long long"),
        (lambda g: g.set_state(3), TypeError, "expected a torch.ByteTensor, but got int"),
        (lambda g: g.manual_seed(True), RuntimeError, "manual_seed expected a long, but got bool"),
        (lambda g: g.set_state(tt.zeros(3)), TypeError, "RNG state must be a torch.ByteTensor"),
        (
            lambda g: g.set_state(tt.zeros(16, dtype=tt.uint8)),
            RuntimeError,
            "Expected a CPUGeneratorImplState of size 5056 but found the input RNG state size to be 16",
        ),
        (lambda g: g.set_state(tt.zeros(5056, dtype=tt.uint8)), RuntimeError, "Invalid mt19937 state"),
        (lambda g: g.set_state(tt.zeros(10112, dtype=tt.uint8)[::2]), RuntimeError, "RNG state must be contiguous"),
        (lambda g: g.get_offset(), RuntimeError, "CPU Generator does not use offset"),
        (lambda g: tt.Generator("meta"), RuntimeError, "META device type not an accelerator."),
    ],
)
def test_generator_refusals(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error) as caught:
        call(tt.Generator())
    assert str(caught.value) == text


def test_fork_rng() -> None:
    tt.manual_seed(1)
    with tt.random.fork_rng():
        inside = tt.rand(3)
    assert tt.equal(tt.rand(3), inside)
    with tt.random.fork_rng(enabled=False):
        again = tt.rand(3)
    assert not tt.equal(tt.rand(3), again)


# ---- autograd, versions, meta ----------------------------------------------------------------------------------------


def test_numbers_do_not_depend_on_what_they_overwrite() -> None:
    x = tt.ones(3, requires_grad=True)
    for fill in fills().values():
        y = x.clone()
        fill(y)
        (y * 2).sum().backward()
        assert x.grad.tolist() == [0, 0, 0]
    for draw in (
        tt.bernoulli,
        tt.poisson,
        lambda t: tt.normal(t, 1.0),
        lambda t: tt.normal(1.0, t),
        lambda t: tt.normal(t, t),
    ):
        (gradient,) = tt.autograd.grad(draw(x).sum(), x)
        assert gradient.tolist() == [0, 0, 0]


def test_versions() -> None:
    assert [
        t._version for t in (tt.rand(2), tt.randn(2), tt.randint(5, (2,)), tt.randperm(3), tt.bernoulli(tt.ones(2)))
    ] == [0] * 5
    out = tt.empty(2)
    tt.rand(2, out=out)
    tt.normal(tt.zeros(2), 1.0, out=out)
    assert out.uniform_()._version == 3


def test_meta_tensors_draw_nothing() -> None:
    state = tt.get_rng_state()
    assert tt.rand(2, 3, device="meta").shape == (2, 3)
    assert tt.randperm(4, device="meta").dtype is tt.int64
    assert tt.multinomial(tt.ones(3, device="meta"), 2).shape == (2,)
    assert tt.ones(3, device="meta").exponential_().is_meta
    assert tt.equal(state, tt.get_rng_state())


def test_bernoulli_stops_drawing_at_the_first_number_that_is_no_chance():
    for wrong in (2.0, -0.5, float("nan")):
        for place in (0, 1, 5, 99):
            chances = tt.full((100,), 0.5)
            chances[place] = wrong
            tt.manual_seed(0)
            with pytest.raises(RuntimeError, match="Expected p_in >= 0 && p_in <= 1 to be true"):
                tt.bernoulli(chances)
            following = tt.rand(2).tolist()
            tt.manual_seed(0)
            tt.bernoulli(chances[:place])
            assert tt.rand(2).tolist() == following
