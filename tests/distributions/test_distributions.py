"""Distributions without PyTorch at hand: its written answers, integrals of densities, moments of draws, gradients of draws."""

from __future__ import annotations

import contextlib
import copy
import json
import math
import pickle
import warnings
from pathlib import Path
from typing import Any

import golden_programs_of_distributions as programs
import numpy as np
import pytest
from distribution_cases import COMPOSED, Case, cases, parse
from for_each import for_each
from transform_cases import CONSTRAINTS, TRANSFORMS

import tinytensor as tt
from tinytensor import distributions as D
from tinytensor.testing.recorded import assert_as_recorded

GOLDEN = json.loads(Path(__file__).with_name("golden_distributions.json").read_text())
DIGITS = {"digits": 5}
ALL = list(filter(programs.in_float64, cases()))


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


# ---- as PyTorch has them ---------------------------------------------------------------------------------------------


FIRST = list({case.cls: case for case in reversed(ALL)}.values())


@for_each(FIRST, lambda case: case.name)
def test_values_as_recorded(case: Case) -> None:
    """Of each class one."""
    assert_values(case)


@for_each([case for case in ALL if case.name not in {first.name for first in FIRST}], lambda case: case.name)
def test_more_values_as_recorded(case: Case) -> None:
    """The others: other shapes, logits, other matrices. In the full tier."""
    assert_values(case)


def assert_values(case: Case) -> None:
    recorded = dict(GOLDEN["values"][case.name])
    draws = recorded.pop("draws")
    ours = programs.values(tt, case, draws)
    for name, value in recorded.items():
        assert_as_recorded(ours[name], value, **DIGITS)


@for_each(COMPOSED)
def test_composed_as_recorded(name: str) -> None:
    recorded = dict(GOLDEN["composed"][name])
    draws = recorded.pop("draws")
    assert_as_recorded(programs.composed(tt, name, draws), recorded, **DIGITS)


def test_kl_as_recorded() -> None:
    """All pairs that have a formula, and no others."""
    assert_as_recorded(programs.kl(tt), GOLDEN["kl"], **DIGITS)
    assert len(GOLDEN["kl"]) > 85


@for_each(TRANSFORMS)
def test_transforms_as_recorded(name: str) -> None:
    assert_as_recorded(programs.transform(tt, name), GOLDEN["transforms"][name], **DIGITS)


@for_each(CONSTRAINTS)
def test_constraints_as_recorded(name: str) -> None:
    assert_as_recorded(programs.constraint(tt, name), GOLDEN["constraints"][name], **DIGITS)


def test_edges_as_recorded() -> None:
    assert_as_recorded(programs.edges(tt), GOLDEN["edges"], **DIGITS)


# ---- from first principles -------------------------------------------------------------------------------------------

# A distribution of one number, and an interval that has (nearly) all of it.
DENSITIES = """
Beta 2.5 1.5 | 0 1
Cauchy 0.5 1.5 | -3000 3000
Chi2 3.0 | 0 60
ContinuousBernoulli 0.3 | 0 1
ContinuousBernoulli 0.5002 | 0 1
Exponential 1.5 | 0 30
FisherSnedecor 5.0 9.0 | 0 400
Gamma 2.5 1.5 | 0 30
GeneralizedPareto 0.0 1.0 0.1 | 0 200
GeneralizedPareto 0.0 1.0 0.0 | 0 40
GeneralizedPareto 0.0 1.0 -0.5 | 0 2
Gumbel 0.5 1.5 | -6 50
HalfCauchy 1.5 | 0 5000
HalfNormal 1.5 | 0 15
InverseGamma 5.5 2.0 | 0.01 80
Kumaraswamy 2.5 1.5 | 0 1
Laplace 0.5 1.5 | -40 40
LogNormal 0.5 0.5 | 0 40
Normal 0.5 1.5 | -15 15
Pareto 1.5 6.5 | 1.5 300
StudentT 7.0 0.5 1.5 | -300 300
Uniform -1.0 2.5 | -1 2.5
VonMises 0.5 1.5 | -3.14159265 3.14159265
Weibull 1.5 2.5 | 0 10
""".strip().splitlines()
NO_MOMENTS = ("Cauchy", "HalfCauchy", "VonMises")


@for_each(DENSITIES)
def test_a_density_integrates_to_one(line: str) -> None:
    """Its integral is 1 and is `cdf` on the way; mean, variance and entropy are integrals; the mode is its maximum."""
    spec, ends = line.split("|")
    cls, *numbers = spec.split()
    dtype = tt.float32 if cls == "GeneralizedPareto" else tt.float64  # it compares with a float32 zero
    d = getattr(D, cls)(*(tt.tensor(float(n), dtype=dtype) for n in numbers))
    low, high = map(float, ends.split())
    # Points denser at the ends and around the middle, where densities are steep: x = sinh-like in each half.
    u = np.linspace(-1, 1, 20001)
    x = (
        low + (high - low) * (np.sinh(12 * u) / np.sinh(12) + 1) / 2
        if cls in ("Cauchy", "StudentT", "Laplace")
        else (low + (high - low) * (0.5 + 0.5 * u) ** (5 if low >= 0 and high > 1.5 else 1))
    )
    middle, width = (x[1:] + x[:-1]) / 2, np.diff(x)
    value = tt.from_numpy(middle).to(dtype)
    log_p = d.log_prob(value).double().numpy()
    mass = np.exp(log_p) * width
    assert abs(mass.sum() - 1) < 2e-3, mass.sum()
    if cls not in NO_MOMENTS:
        mean = (mass * middle).sum()
        assert abs(d.mean.item() - mean) < 3e-3 * (1 + abs(mean)), (d.mean, mean)
        variance = (mass * (middle - mean) ** 2).sum()
        assert abs(d.variance.item() - variance) < 1e-2 * variance, (d.variance, variance)
        assert d.stddev.item() == pytest.approx(math.sqrt(d.variance.item()))
    try:
        entropy = d.entropy().item()
    except NotImplementedError:
        pass
    else:
        finite = mass > 0
        assert abs(entropy + (mass * log_p)[finite].sum()) < 2e-2, (entropy, (mass * log_p)[finite].sum())
    try:
        cdf = d.cdf(tt.from_numpy(x[1:]).to(dtype)).numpy()
    except NotImplementedError:
        pass
    else:
        assert np.abs(cdf - np.cumsum(mass)).max() < 2e-3
        try:
            back = d.icdf(tt.from_numpy(cdf)).numpy()
        except NotImplementedError:
            pass
        else:
            inside = (cdf > 1e-3) & (cdf < 0.999)
            np.testing.assert_allclose(back[inside], x[1:][inside], rtol=1e-3, atol=1e-4)
    try:
        mode = d.mode.item()
    except NotImplementedError:
        return
    if mode == mode and low < mode < high:
        assert log_p.max() <= d.log_prob(tt.tensor(mode, dtype=dtype)).item() + 1e-6


DISCRETE = "Bernoulli(0.3) Binomial(6,0.3) Geometric(0.4) NegativeBinomial(2.5,0.4) Poisson(2.5)".split()


@for_each(DISCRETE)
def test_probabilities_sum_to_one(text: str) -> None:
    d = eval(f"D.{text}", {"D": _with_tensors()})
    k = tt.arange(0, 2 if "Bern" in text else 7 if "Binomial(6" in text else 120).double()
    p = d.log_prob(k).exp()
    assert p.sum().item() == pytest.approx(1, abs=1e-9)
    mean = (p * k).sum().item()
    assert d.mean.item() == pytest.approx(mean)
    assert d.variance.item() == pytest.approx((p * (k - mean) ** 2).sum().item())
    with contextlib.suppress(NotImplementedError):
        assert d.entropy().item() == pytest.approx(-(p * p.log())[p > 0].sum().item())


def _with_tensors() -> Any:
    class Made:
        def __getattr__(self, name: str) -> Any:
            return lambda *a: getattr(D, name)(*(tt.tensor(float(x), dtype=tt.float64) for x in a))

    return Made()


# Moments of draws: mean and variance by the distribution's own words, within five standard errors of 4000 draws.
MOMENTS = (
    """
Bernoulli probs=unit(3) | Beta positive(3) positive(3) | Binomial count(3) unit(3) | Chi2 positive(3) | ContinuousBernoulli unit(3)
Dirichlet positive(3) | Exponential positive(3) | FisherSnedecor positive(3) large(3) | Gamma positive(3) positive(3)
Geometric unit(3) | Gumbel real(3) positive(3) | HalfNormal positive(3) | InverseGamma large(3) positive(3)
Kumaraswamy positive(3) positive(3) | Laplace real(3) positive(3) | LogNormal zero(3) unit(3)
LowRankMultivariateNormal real(4) real(4,2) positive(4) | Multinomial 5 weights(3) | MultivariateNormal real(3) spd(3,3)
NegativeBinomial positive(3) unit(3) | Normal real(3) positive(3) | OneHotCategorical weights(4) | Pareto positive(3) large(3)
Poisson positive(3) | Poisson large(3) | StudentT large(3) | Uniform real(3) bounds(3) | Weibull positive(3) bounds(3)
Wishart bounds() spd(3,3) | GeneralizedPareto zero(3) positive(3) zero(3)
""".replace("\n", "|")
    .strip("|")
    .split("|")
)


@for_each(MOMENTS)
def test_moments_of_draws(text: str) -> None:
    cls, _, parameters = text.strip().partition(" ")
    d = parse(cls, parameters).make(tt)[0]
    tt.manual_seed(5)
    n = 4000
    x = d.sample((n,))
    assert d.support.check(x).all()
    mean, variance = d.mean, d.variance
    error = 5 * (variance / n).sqrt() + 1e-9
    assert ((x.mean(0) - mean).abs() < error).all(), (x.mean(0), mean)
    fourth = ((x - mean) ** 4).mean(0)  # of the draws themselves: the error of a variance
    assert ((x.var(0) - variance).abs() < 6 * (fourth / n).sqrt() + 1e-9).all(), (x.var(0), variance)


def test_draws_without_moments() -> None:
    """Angles, medians, categories, matrices."""
    tt.manual_seed(5)
    angles = D.VonMises(tt.tensor(1.0), tt.tensor(4.0)).sample((4000,))
    assert ((angles >= -math.pi) & (angles < math.pi)).all()
    assert abs(tt.atan2(angles.sin().mean(), angles.cos().mean()).item() - 1) < 0.05
    assert abs(D.Cauchy(2.0, 1.0).sample((4000,)).median().item() - 2) < 0.15
    assert abs(D.HalfCauchy(2.0).sample((4000,)).median().item() - 2) < 0.25
    counts = tt.bincount(D.Categorical(tt.tensor([1.0, 2.0, 5.0])).sample((8000,))) / 8000
    assert (counts - tt.tensor([0.125, 0.25, 0.625])).abs().max() < 0.03
    factor = D.LKJCholesky(3, 1.0).sample((2000,))
    assert D.constraints.corr_cholesky.check(factor).all()
    correlation = (factor @ factor.mT)[:, 1, 0]
    assert (
        abs(correlation.mean().item()) < 0.06 and abs(correlation.var().item() - 0.25) < 0.03
    )  # Beta(1.5, 1.5) on (-1, 1)
    mixture = D.MixtureSameFamily(D.Categorical(tt.tensor([0.25, 0.75])), D.Normal(tt.tensor([0.0, 4.0]), 0.5))
    x = mixture.sample((4000,))
    assert abs(x.mean().item() - 3) < 0.15 and abs(x.var().item() - mixture.variance.item()) < 0.3


@for_each(["Gamma 2.5 1.5", "Gamma 0.4 2.0", "Gamma 30.0 1.0", "Beta 2.5 1.5", "Beta 0.5 0.7", "Beta 20.0 30.0",
           "Normal 0.5 1.5", "Laplace 0.5 1.5", "Gumbel 0.5 1.5", "Weibull 1.5 2.5", "Kumaraswamy 2.5 1.5",
           "StudentT 9.0 0.5 1.5", "Pareto 1.5 7.5", "InverseGamma 6.5 2.0", "ContinuousBernoulli 0.3", "LogNormal 0.5 0.5"])  # fmt: skip
def test_gradients_of_draws_are_those_of_the_mean(text: str) -> None:
    """The mean of d(draw)/d(parameter) is d(mean)/d(parameter)."""
    cls, *numbers = text.split()
    parameters = [tt.tensor(float(n), dtype=tt.float64, requires_grad=True) for n in numbers]
    d = getattr(D, cls)(*parameters)
    tt.manual_seed(5)
    n = 20000
    wide = [p.detach().expand(n).clone().requires_grad_() for p in parameters]
    of_draws = tt.autograd.grad(getattr(D, cls)(*wide).rsample().sum(), wide)
    of_mean = tt.autograd.grad(d.mean, parameters, allow_unused=True)
    for each, expected in zip(of_draws, of_mean, strict=True):
        error = 6 * each.std().item() / math.sqrt(n) + 2e-3
        assert abs(each.mean().item() - (0.0 if expected is None else expected.item())) < error, (each.mean(), expected)


def test_gradients_of_dirichlet_draws() -> None:
    concentration = tt.tensor([0.7, 2.0, 3.5], dtype=tt.float64)
    wide = concentration.expand(20000, 3).clone().requires_grad_()
    tt.manual_seed(5)
    (of_draws,) = tt.autograd.grad(D.Dirichlet(wide).rsample()[:, 0].sum(), [wide])
    c = concentration.clone().requires_grad_()
    (of_mean,) = tt.autograd.grad(D.Dirichlet(c).mean[0], [c])
    assert (of_draws.mean(0) - of_mean).abs().max() < 5e-3


# Left out: an affine map of probabilities, which counts K numbers where K - 1 are free.
@for_each([name for name in TRANSFORMS if "cdf" not in name and name != "compose stick"])
def test_jacobians(name: str) -> None:
    """log |det J| by autograd, for transforms that are bijective; and there and back again."""
    make, x = TRANSFORMS[name]
    t = make(tt, D)
    if not t.bijective:
        return
    a = tt.tensor((x if name.startswith("cat ") else x[:1]).tolist(), dtype=tt.float64)
    b = t(a)
    np.testing.assert_allclose(t.inv(b).numpy(), a.numpy(), rtol=1e-6, atol=1e-8)
    # A parameter's shape may broadcast; so the events are those of the result.
    flat_in, shape = a.reshape(-1), a.shape
    J = tt.autograd.functional.jacobian(lambda v: t(v.reshape(shape)).reshape(-1), flat_in)
    total = t.log_abs_det_jacobian(a, b).sum().item()
    if J.shape[0] != J.shape[1]:
        J = _independent_rows(name, J, b)
    assert tt.linalg.slogdet(J).logabsdet.item() == pytest.approx(total, rel=1e-6, abs=1e-8)


def _independent_rows(name: str, J: tt.Tensor, b: tt.Tensor) -> tt.Tensor:
    """Without the outputs that follow from the others: the last probability, what is on the diagonal and above."""
    index = tt.arange(b.numel()).reshape(b.shape)
    keep = D.utils.tril_matrix_to_vec(index, diag=-1) if "corr" in name else index[..., :-1]
    return J[keep.reshape(-1)]


# ---- behaviour -------------------------------------------------------------------------------------------------------


def test_a_cache_gives_back_what_went_in() -> None:
    t = D.TanhTransform(cache_size=1)
    x = tt.tensor([20.0])
    assert t.inv(t(x)) is x
    assert D.TanhTransform().inv(t(x)).item() == math.inf
    assert t.inv.inv is t and t.with_cache(1) is t and t.with_cache(0)._cache_size == 0
    y = t(x)
    assert t(x) is y
    with pytest.raises(ValueError, match="cache_size must be 0 or 1"):
        D.ExpTransform(cache_size=2)
    # Of a chain only the parts have caches, so the inverse goes through both.
    chain = D.ComposeTransform([D.AffineTransform(0.0, 2.0), D.TanhTransform()], cache_size=1)
    assert chain.inv(chain(x)) is x


def test_parts_with_different_dimensions() -> None:
    t = D.ComposeTransform([D.ExpTransform(), D.StickBreakingTransform(), D.AffineTransform(0.0, 2.0)])
    assert t.domain.event_dim == 1 and t.codomain.event_dim == 1
    assert t.forward_shape((2, 3)) == (2, 4) and t.inverse_shape((2, 4)) == (2, 3)
    assert t.log_abs_det_jacobian(tt.ones(2, 3), t(tt.ones(2, 3))).shape == (2,)


def test_lazy_parameters_are_computed_with_gradients() -> None:
    logits = tt.zeros(2, requires_grad=True)
    d = D.Bernoulli(logits=logits)
    with tt.no_grad():
        probs = d.probs
    assert probs.requires_grad and d.probs is probs
    assert isinstance(D.Bernoulli.probs, property)


def test_default_of_validation() -> None:
    before = D.Distribution._validate_args
    try:
        D.Distribution.set_default_validate_args(False)
        D.Normal(0.0, -1.0)
        D.Distribution.set_default_validate_args(True)
        with pytest.raises(ValueError, match="Expected parameter scale"):
            D.Normal(0.0, -1.0)
    finally:
        D.Distribution.set_default_validate_args(before)
    assert D.Normal(0.0, -1.0, validate_args=False)._validate_args is False
    assert D.Normal(0.0, 1.0, validate_args=False).expand((2,))._validate_args is False


class Mine(D.Normal):
    """With a constructor of its own, and without `expand`."""

    def __init__(self, loc: Any) -> None:
        super().__init__(loc, 1.0)


def test_subclasses() -> None:
    with pytest.raises(NotImplementedError, match="Subclass Mine of Normal that defines a custom __init__"):
        Mine(0.0).expand((2,))

    class Same(D.Normal):
        pass

    expanded = Same(0.0, 1.0).expand((2,))
    assert type(expanded) is Same and expanded.batch_shape == (2,)


def test_kl_takes_the_nearest_formula() -> None:
    class A(D.Distribution):
        arg_constraints = {}  # noqa: RUF012

    class B(A):
        pass

    kl = D.kl
    before = dict(kl._KL_REGISTRY)
    try:
        D.register_kl(A, A)(lambda p, q: "AA")
        assert D.kl_divergence(B(), B()) == "AA"
        D.register_kl(B, A)(lambda p, q: "BA")
        assert D.kl_divergence(B(), B()) == "BA" and D.kl_divergence(A(), B()) == "AA"
        D.register_kl(A, B)(lambda p, q: "AB")
        with pytest.warns(RuntimeWarning, match=r"Ambiguous kl_divergence\(B, B\). Please register_kl\(B, B\)"):
            assert D.kl_divergence(B(), B()) == "BA"
    finally:
        kl._KL_REGISTRY.clear()
        kl._KL_REGISTRY.update(before)
        kl._KL_MEMOIZE.clear()


def test_entropy_and_kl_of_exponential_families_follow_from_the_normalizer() -> None:
    """The general formulas agree with those that are written for a class."""
    for make in (
        lambda s: D.Normal(tt.tensor([0.5, s]), tt.tensor([1.0, 2.0])),
        lambda s: D.Gamma(tt.tensor([0.5, s]), tt.tensor([1.0, 2.0])),
        lambda s: D.Exponential(tt.tensor([0.5, s])),
        lambda s: D.Dirichlet(tt.tensor([[0.5, s], [1.0, 2.0]])),
        lambda s: D.Beta(tt.tensor([0.5, s]), tt.tensor([1.0, 2.0])),
        lambda s: D.Poisson(tt.tensor([0.5, s])),
        lambda s: D.Bernoulli(tt.tensor([0.5, s / 9])),
    ):
        p, q = make(1.5), make(2.5)
        general = D.kl._kl_expfamily_expfamily(p, q)
        assert tt.allclose(D.kl_divergence(p, q), general, rtol=1e-4, atol=1e-5), type(p)
        if type(p) in (D.Normal, D.Gamma, D.Exponential):
            assert tt.allclose(p.entropy(), D.ExponentialFamily.entropy(p), rtol=1e-4, atol=1e-5), type(p)


def test_distributions_can_be_copied_and_pickled() -> None:
    for d in (D.Normal(tt.zeros(2), 1.0), D.LogNormal(0.0, 1.0), D.Categorical(tt.ones(3))):
        for other in (copy.deepcopy(d), pickle.loads(pickle.dumps(d))):
            assert repr(other) == repr(d) and other.batch_shape == d.batch_shape
    t = pickle.loads(pickle.dumps(D.ExpTransform().inv.inv))
    assert t == D.ExpTransform() and t.inv.inv is t


def test_the_score_function_gives_the_gradient_of_a_mean() -> None:
    probs = tt.tensor([0.2, 0.3, 0.5], dtype=tt.float64, requires_grad=True)
    d = D.Categorical(probs)
    tt.manual_seed(5)
    draws = d.sample((20000,))
    reward = tt.tensor([1.0, 4.0, 2.0], dtype=tt.float64)
    (estimate,) = tt.autograd.grad((d.log_prob(draws) * reward[draws]).mean(), [probs])
    (exact,) = tt.autograd.grad((probs / probs.sum() * reward).sum(), [probs])
    assert (estimate - exact).abs().max() < 0.1


def test_gamma_numbers_without_a_compiler() -> None:
    """The Python sampler and the compiled one draw the same, and leave the engine alike; the gradients are the same text."""
    from tinytensor.aten.native.random import distributions_stubs as stubs
    from tinytensor.aten.native.random.reference import distributions as reference

    alpha = np.array([0.0, 0.05, 0.3, 0.99, 1.0, 2.5, 40.0] * 50, np.float32).astype(np.float64)
    address = alpha.__array_interface__["data"][0]
    ours, plain = np.empty_like(alpha), np.empty_like(alpha)
    for stub in (stubs.standard_gamma_stub, stubs.standard_gamma_float32_stub):
        left = []
        for kernel, out in ((stub["cpu"], ours), (reference.SAMPLERS[stub], plain)):
            generator = tt.Generator().manual_seed(7)
            generator.run(kernel.serial, len(alpha), out.__array_interface__["data"][0], address)
            left.append(generator.get_state())
        np.testing.assert_array_equal(ours, plain)
        assert tt.equal(*left)
    x = np.random.default_rng(0).gamma(alpha + 0.01)
    for stub, inputs in (
        (stubs.standard_gamma_grad_stub, (alpha + 0.01, x)),
        (stubs.dirichlet_grad_stub, (x / (x + 1), alpha + 0.01, alpha + 1.5)),
    ):
        for kernel, out in ((stub["cpu"], ours), (reference.SAMPLERS[stub], plain)):
            kernel.serial(len(alpha), *(a.__array_interface__["data"][0] for a in (out, *inputs)))
        np.testing.assert_allclose(ours, plain, rtol=1e-9)
