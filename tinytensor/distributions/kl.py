"""kl_divergence: a table of formulas by the types of two distributions, and the rules that find one for subclasses.

KL(p || q) is the mean under p of log p(x) - log q(x). A formula is written for a pair of classes and serves their
subclasses; a pair without any raises NotImplementedError.

Mirrors torch/distributions/kl.py.
"""

from __future__ import annotations

import functools
import math
import warnings
from collections.abc import Callable
from typing import Any

import tinytensor as tt
from tinytensor.aten.expand_utils import infer_size
from tinytensor.distributions.bernoulli import Bernoulli
from tinytensor.distributions.beta import Beta
from tinytensor.distributions.binomial import Binomial
from tinytensor.distributions.categorical import Categorical
from tinytensor.distributions.cauchy import Cauchy
from tinytensor.distributions.continuous_bernoulli import ContinuousBernoulli
from tinytensor.distributions.dirichlet import Dirichlet
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.exp_family import ExponentialFamily
from tinytensor.distributions.exponential import Exponential
from tinytensor.distributions.gamma import Gamma
from tinytensor.distributions.geometric import Geometric
from tinytensor.distributions.gumbel import Gumbel
from tinytensor.distributions.half_normal import HalfNormal
from tinytensor.distributions.independent import Independent
from tinytensor.distributions.laplace import Laplace
from tinytensor.distributions.lowrank_multivariate_normal import (
    LowRankMultivariateNormal,
    _batch_lowrank_logdet,
    _batch_lowrank_mahalanobis,
)
from tinytensor.distributions.multivariate_normal import MultivariateNormal, _batch_mahalanobis
from tinytensor.distributions.normal import Normal
from tinytensor.distributions.one_hot_categorical import OneHotCategorical
from tinytensor.distributions.pareto import Pareto
from tinytensor.distributions.poisson import Poisson
from tinytensor.distributions.transformed_distribution import TransformedDistribution
from tinytensor.distributions.uniform import Uniform
from tinytensor.distributions.utils import _sum_rightmost
from tinytensor.distributions.utils import euler_constant as _euler_gamma
from tinytensor.nn.functional import softplus

__all__ = ["kl_divergence", "register_kl"]

Formula = Callable[[Any, Any], tt.Tensor]

_KL_REGISTRY: dict[tuple[type, type], Formula] = {}  # what was written down
_KL_MEMOIZE: dict[tuple[type, type], Any] = {}  # what was found, by the very types; NotImplemented: nothing


def register_kl(type_p: type, type_q: type) -> Callable[[Formula], Formula]:
    """A decorator: the function is the formula of KL(p || q) for distributions of these types and of their subclasses.

    Of several that fit, the one for the nearest classes is taken. Where one is nearer for p and another one for q, there is a
    warning (RuntimeWarning), and the one that is nearer for p is taken.

        >>> D = tt.distributions
        >>> class Mine(D.Normal):
        ...     pass
        >>> @D.register_kl(Mine, D.Normal)
        ... def kl_mine_normal(p, q):
        ...     return tt.tensor(7.0)
        >>> D.kl_divergence(Mine(0.0, 1.0), D.Normal(0.0, 1.0))
        tensor(7.)
    """
    for name, given in (("type_p", type_p), ("type_q", type_q)):
        if not isinstance(given, type) and issubclass(given, Distribution):
            raise TypeError(f"Expected {name} to be a Distribution subclass but got {given}")

    def decorator(fun: Formula) -> Formula:
        _KL_REGISTRY[type_p, type_q] = fun
        _KL_MEMOIZE.clear()  # what was found may be another one now
        return fun

    return decorator


@functools.total_ordering
class _Match:
    """A pair of types, in the order of how special it is: by the first type, then by the second."""

    __slots__ = ("types",)

    def __init__(self, *types: type) -> None:
        self.types = types

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Match) and self.types == other.types

    def __le__(self, other: _Match) -> bool:
        for x, y in zip(self.types, other.types, strict=True):
            if not issubclass(x, y):
                return False
            if x is not y:
                break
        return True


def _dispatch_kl(type_p: type, type_q: type) -> Any:
    """The formula of the most special pair that both types are subclasses of, or NotImplemented."""
    matches = [(p, q) for p, q in _KL_REGISTRY if issubclass(type_p, p) and issubclass(type_q, q)]
    if not matches:
        return NotImplemented
    left_p, left_q = min(_Match(p, q) for p, q in matches).types
    right_q, right_p = min(_Match(q, p) for p, q in matches).types
    left, right = _KL_REGISTRY[left_p, left_q], _KL_REGISTRY[right_p, right_q]
    if left is not right:
        warnings.warn(
            f"Ambiguous kl_divergence({type_p.__name__}, {type_q.__name__}). "
            f"Please register_kl({left_p.__name__}, {right_q.__name__})",
            RuntimeWarning,
            stacklevel=2,
        )
    return left


def kl_divergence(p: Distribution, q: Distribution) -> tt.Tensor:
    """KL(p || q), of the shape of the joint batch. Raises NotImplementedError for a pair that has no formula.

    >>> D = tt.distributions
    >>> D.kl_divergence(D.Normal(0.0, 1.0), D.Normal(1.0, 1.0))
    tensor(0.5000)
    """
    types = type(p), type(q)
    if types not in _KL_MEMOIZE:
        _KL_MEMOIZE[types] = _dispatch_kl(*types)
    fun = _KL_MEMOIZE[types]
    if fun is NotImplemented:
        raise NotImplementedError(
            f"No KL(p || q) is implemented for p type {p.__class__.__name__} and q type {q.__class__.__name__}"
        )
    return fun(p, q)


def _infinite_like(tensor: tt.Tensor) -> tt.Tensor:
    return tt.full_like(tensor, tt.inf)


def _infinite_where(condition: tt.Tensor, result: tt.Tensor) -> tt.Tensor:
    """Infinite in place: where p has draws that q never has."""
    result[condition] = tt.inf
    return result


def _x_log_x(tensor: tt.Tensor) -> tt.Tensor:
    return tt.special.xlogy(tensor, tensor)


def _batch_trace_XXT(bmat: tt.Tensor) -> tt.Tensor:
    """The trace of X @ X.T: the sum of the squares."""
    n, m = bmat.size(-1), bmat.size(-2)
    return bmat.reshape(-1, m * n).pow(2).sum(-1).reshape(bmat.shape[:-2])


# ---- one family ------------------------------------------------------------------------------------------------------


@register_kl(Bernoulli, Bernoulli)
def _kl_bernoulli_bernoulli(p: Bernoulli, q: Bernoulli) -> tt.Tensor:
    ones = p.probs * (softplus(-q.logits) - softplus(-p.logits))
    ones[q.probs == 0] = tt.inf
    ones[p.probs == 0] = 0
    zeros = (1 - p.probs) * (softplus(q.logits) - softplus(p.logits))
    zeros[q.probs == 1] = tt.inf
    zeros[p.probs == 1] = 0
    return ones + zeros


@register_kl(Beta, Beta)
def _kl_beta_beta(p: Beta, q: Beta) -> tt.Tensor:
    p_sum, q_sum = p.concentration1 + p.concentration0, q.concentration1 + q.concentration0
    q_log_beta = q.concentration1.lgamma() + q.concentration0.lgamma() + p_sum.lgamma()
    p_log_beta = p.concentration1.lgamma() + p.concentration0.lgamma() + q_sum.lgamma()
    return (
        q_log_beta
        - p_log_beta
        + (p.concentration1 - q.concentration1) * tt.digamma(p.concentration1)
        + (p.concentration0 - q.concentration0) * tt.digamma(p.concentration0)
        + (q_sum - p_sum) * tt.digamma(p_sum)
    )


@register_kl(Binomial, Binomial)
def _kl_binomial_binomial(p: Binomial, q: Binomial) -> tt.Tensor:
    if (p.total_count < q.total_count).any():
        raise NotImplementedError("KL between Binomials where q.total_count > p.total_count is not implemented")
    of_trial = p.probs * (p.logits - q.logits) + (-p.probs).log1p() - (-q.probs).log1p()
    return _infinite_where(p.total_count > q.total_count, p.total_count * of_trial)


@register_kl(Categorical, Categorical)
def _kl_categorical_categorical(p: Categorical, q: Categorical) -> tt.Tensor:
    t = p.probs * (p.logits - q.logits)
    t[(q.probs == 0).expand_as(t)] = tt.inf
    t[(p.probs == 0).expand_as(t)] = 0
    return t.sum(-1)


@register_kl(Cauchy, Cauchy)
def _kl_cauchy_cauchy(p: Cauchy, q: Cauchy) -> tt.Tensor:
    return ((p.scale + q.scale).pow(2) + (p.loc - q.loc).pow(2)).log() - (4 * p.scale * q.scale).log()


@register_kl(ContinuousBernoulli, ContinuousBernoulli)
def _kl_continuous_bernoulli_continuous_bernoulli(p: ContinuousBernoulli, q: ContinuousBernoulli) -> tt.Tensor:
    of_p = p._cont_bern_log_norm() + tt.log1p(-p.probs)
    of_q = -q._cont_bern_log_norm() - tt.log1p(-q.probs)
    return p.mean * (p.logits - q.logits) + of_p + of_q


@register_kl(Dirichlet, Dirichlet)
def _kl_dirichlet_dirichlet(p: Dirichlet, q: Dirichlet) -> tt.Tensor:
    p_sum, q_sum = p.concentration.sum(-1), q.concentration.sum(-1)
    log_beta = p_sum.lgamma() - q_sum.lgamma() - (p.concentration.lgamma() - q.concentration.lgamma()).sum(-1)
    mean_logs = p.concentration.digamma() - p_sum.digamma().unsqueeze(-1)
    return log_beta + ((p.concentration - q.concentration) * mean_logs).sum(-1)


@register_kl(Exponential, Exponential)
def _kl_exponential_exponential(p: Exponential, q: Exponential) -> tt.Tensor:
    rate_ratio = q.rate / p.rate
    return -rate_ratio.log() + rate_ratio - 1


@register_kl(ExponentialFamily, ExponentialFamily)
def _kl_expfamily_expfamily(p: ExponentialFamily, q: ExponentialFamily) -> tt.Tensor:
    """For two of the same family: the Bregman divergence of the log normalizer."""
    if type(p) is not type(q):
        raise NotImplementedError(
            "The cross KL-divergence between different exponential families cannot                             "
            "be computed using Bregman divergences"
        )
    p_params, p_normalizer, gradients = p._log_normalizer_and_gradients()
    q_params = q._natural_params
    result = q._log_normalizer(*q_params) - p_normalizer
    for of_p, of_q, gradient in zip(p_params, q_params, gradients, strict=True):
        result -= _sum_rightmost((of_q - of_p) * gradient, len(q.event_shape))
    return result


@register_kl(Gamma, Gamma)
def _kl_gamma_gamma(p: Gamma, q: Gamma) -> tt.Tensor:
    return (
        q.concentration * (p.rate / q.rate).log()
        + (tt.lgamma(q.concentration) - tt.lgamma(p.concentration))
        + (p.concentration - q.concentration) * tt.digamma(p.concentration)
        + (q.rate - p.rate) * (p.concentration / p.rate)
    )


@register_kl(Geometric, Geometric)
def _kl_geometric_geometric(p: Geometric, q: Geometric) -> tt.Tensor:
    return -p.entropy() - tt.log1p(-q.probs) / p.probs - q.logits


@register_kl(Gumbel, Gumbel)
def _kl_gumbel_gumbel(p: Gumbel, q: Gumbel) -> tt.Tensor:
    ratio = p.scale / q.scale
    p_loc, q_loc = p.loc / q.scale, q.loc / q.scale
    mean_exp = tt.exp(q_loc + (1 + ratio).lgamma() - p_loc)
    return -ratio.log() - q_loc + p_loc + ratio * _euler_gamma + mean_exp - (1 + _euler_gamma)


@register_kl(HalfNormal, HalfNormal)
def _kl_halfnormal_halfnormal(p: HalfNormal, q: HalfNormal) -> tt.Tensor:
    return _kl_normal_normal(p.base_dist, q.base_dist)


@register_kl(Independent, Independent)
def _kl_independent_independent(p: Independent, q: Independent) -> tt.Tensor:
    if p.reinterpreted_batch_ndims != q.reinterpreted_batch_ndims:
        raise NotImplementedError
    return _sum_rightmost(kl_divergence(p.base_dist, q.base_dist), p.reinterpreted_batch_ndims)


@register_kl(Laplace, Laplace)
def _kl_laplace_laplace(p: Laplace, q: Laplace) -> tt.Tensor:
    ratio = p.scale / q.scale
    distance = (p.loc - q.loc).abs()
    return -ratio.log() + distance / q.scale + ratio * tt.exp(-distance / p.scale) - 1


@register_kl(Normal, Normal)
def _kl_normal_normal(p: Normal, q: Normal) -> tt.Tensor:
    var_ratio = (p.scale / q.scale).pow(2)
    return 0.5 * (var_ratio + ((p.loc - q.loc) / q.scale).pow(2) - 1 - var_ratio.log())


@register_kl(OneHotCategorical, OneHotCategorical)
def _kl_onehotcategorical_onehotcategorical(p: OneHotCategorical, q: OneHotCategorical) -> tt.Tensor:
    return _kl_categorical_categorical(p._categorical, q._categorical)


@register_kl(Pareto, Pareto)
def _kl_pareto_pareto(p: Pareto, q: Pareto) -> tt.Tensor:
    alpha_ratio = q.alpha / p.alpha
    result = q.alpha * (p.scale / q.scale).log() - alpha_ratio.log() + alpha_ratio - 1
    return _infinite_where(p.support.lower_bound < q.support.lower_bound, result)


@register_kl(Poisson, Poisson)
def _kl_poisson_poisson(p: Poisson, q: Poisson) -> tt.Tensor:
    return p.rate * (p.rate.log() - q.rate.log()) - (p.rate - q.rate)


@register_kl(TransformedDistribution, TransformedDistribution)
def _kl_transformed_transformed(p: TransformedDistribution, q: TransformedDistribution) -> tt.Tensor:
    """The same invertible change of both changes nothing."""
    if p.transforms != q.transforms or p.event_shape != q.event_shape:
        raise NotImplementedError
    return kl_divergence(p.base_dist, q.base_dist)


@register_kl(Uniform, Uniform)
def _kl_uniform_uniform(p: Uniform, q: Uniform) -> tt.Tensor:
    result = ((q.high - q.low) / (p.high - p.low)).log()
    return _infinite_where((q.low > p.low) | (q.high < p.high), result)


# ---- normal vectors --------------------------------------------------------------------------------------------------
#
# KL = (log |Sq| - log |Sp| + trace(inv(Sq) Sp) + (mq - mp).T inv(Sq) (mq - mp) - n) / 2, with covariances S and means m.


def _same_event(p: Distribution, q: Distribution, kind: str) -> int:
    if p.event_shape != q.event_shape:
        raise ValueError(
            f"KL-divergence between two {kind} with                          different event shapes cannot be computed"
        )
    return p.event_shape[0]


def _log_diagonal(tril: tt.Tensor) -> tt.Tensor:
    return tril.diagonal(dim1=-2, dim2=-1).log().sum(-1)


def _logdet(d: LowRankMultivariateNormal) -> tt.Tensor:
    return _batch_lowrank_logdet(d._unbroadcasted_cov_factor, d._unbroadcasted_cov_diag, d._capacitance_tril)


def _mahalanobis(q: LowRankMultivariateNormal, x: tt.Tensor) -> tt.Tensor:
    factor, diag = q._unbroadcasted_cov_factor, q._unbroadcasted_cov_diag
    return _batch_lowrank_mahalanobis(factor, diag, x, q._capacitance_tril)


def _woodbury(q: LowRankMultivariateNormal) -> tt.Tensor:
    """A, with inv(Sq) = inv(D) - A.T @ A."""
    thin = q._unbroadcasted_cov_factor.mT / q._unbroadcasted_cov_diag.unsqueeze(-2)
    return tt.linalg.solve_triangular(q._capacitance_tril, thin, upper=False)


@register_kl(LowRankMultivariateNormal, LowRankMultivariateNormal)
def _kl_lowrankmultivariatenormal_lowrankmultivariatenormal(
    p: LowRankMultivariateNormal, q: LowRankMultivariateNormal
) -> tt.Tensor:
    n = _same_event(p, q, "Low Rank Multivariate Normals")
    a = _woodbury(q)
    p_factor, p_diag, q_diag = p._unbroadcasted_cov_factor, p._unbroadcasted_cov_diag, q._unbroadcasted_cov_diag
    # trace(inv(Sq) Sp): each of its two parts with each of the two parts of Sp.
    trace = (
        (p_diag / q_diag).sum(-1)
        + _batch_trace_XXT(p_factor * q_diag.rsqrt().unsqueeze(-1))
        - _batch_trace_XXT(a * p_diag.sqrt().unsqueeze(-2))
        - _batch_trace_XXT(a.matmul(p_factor))
    )
    return 0.5 * ((_logdet(q) - _logdet(p)) + trace + _mahalanobis(q, q.loc - p.loc) - n)


@register_kl(MultivariateNormal, LowRankMultivariateNormal)
def _kl_multivariatenormal_lowrankmultivariatenormal(p: MultivariateNormal, q: LowRankMultivariateNormal) -> tt.Tensor:
    n = _same_event(p, q, "(Low Rank) Multivariate Normals")
    tril = p._unbroadcasted_scale_tril
    trace = _batch_trace_XXT(tril * q._unbroadcasted_cov_diag.rsqrt().unsqueeze(-1)) - _batch_trace_XXT(
        _woodbury(q).matmul(tril)
    )
    return 0.5 * ((_logdet(q) - 2 * _log_diagonal(tril)) + trace + _mahalanobis(q, q.loc - p.loc) - n)


def _trace_of_solved(q_tril: tt.Tensor, *roots: tt.Tensor) -> tt.Tensor:
    """trace(inv(Sq) R @ R.T) for roots R, summed. Both are expanded to the joint batch shape."""
    batch = tuple(infer_size(tuple(q_tril.shape[:-2]), tuple(roots[0].shape[:-2])))
    q_tril = q_tril.expand((*batch, *q_tril.shape[-2:]))
    traces = (
        _batch_trace_XXT(tt.linalg.solve_triangular(q_tril, r.expand((*batch, *r.shape[-2:])), upper=False))
        for r in roots
    )
    return functools.reduce(tt.add, traces)


@register_kl(LowRankMultivariateNormal, MultivariateNormal)
def _kl_lowrankmultivariatenormal_multivariatenormal(p: LowRankMultivariateNormal, q: MultivariateNormal) -> tt.Tensor:
    n = _same_event(p, q, "(Low Rank) Multivariate Normals")
    tril = q._unbroadcasted_scale_tril
    trace = _trace_of_solved(tril, p._unbroadcasted_cov_factor, tt.diag_embed(p._unbroadcasted_cov_diag.sqrt()))
    return 0.5 * ((2 * _log_diagonal(tril) - _logdet(p)) + trace + _batch_mahalanobis(tril, q.loc - p.loc) - n)


@register_kl(MultivariateNormal, MultivariateNormal)
def _kl_multivariatenormal_multivariatenormal(p: MultivariateNormal, q: MultivariateNormal) -> tt.Tensor:
    n = _same_event(p, q, "Multivariate Normals")
    p_tril, q_tril = p._unbroadcasted_scale_tril, q._unbroadcasted_scale_tril
    half_logs = _log_diagonal(q_tril) - _log_diagonal(p_tril)
    return half_logs + 0.5 * (_trace_of_solved(q_tril, p_tril) + _batch_mahalanobis(q_tril, q.loc - p.loc) - n)


# ---- two families ----------------------------------------------------------------------------------------------------

_INSIDE = (Beta, ContinuousBernoulli, Uniform)  # distributions on an interval, and then those on a half-line
_FROM_ZERO = (Exponential, Gamma)

# p has draws that q never has, whatever the parameters: p, those q, and the parameter of p whose shape the result has.
_INFINITE: tuple[tuple[type, tuple[type, ...], str], ...] = (
    (Beta, (Pareto,), "concentration1"),
    (ContinuousBernoulli, (Pareto,), "probs"),
    (Exponential, (*_INSIDE, Pareto), "rate"),
    (Gamma, (*_INSIDE, Pareto), "concentration"),
    (Gumbel, (*_INSIDE, *_FROM_ZERO, Pareto), "loc"),
    (Laplace, (*_INSIDE, *_FROM_ZERO, Pareto), "loc"),
    (Normal, (*_INSIDE, *_FROM_ZERO, Pareto), "loc"),
    (Pareto, _INSIDE, "scale"),
    (Poisson, (Bernoulli, Binomial), "rate"),
)


def _infinite(parameter: str) -> Formula:
    return lambda p, q: _infinite_like(getattr(p, parameter))


for _type_p, _types_q, _parameter in _INFINITE:
    _formula = _infinite(_parameter)
    for _type_q in _types_q:
        register_kl(_type_p, _type_q)(_formula)


@register_kl(Bernoulli, Poisson)
def _kl_bernoulli_poisson(p: Bernoulli, q: Poisson) -> tt.Tensor:
    return -p.entropy() - (p.probs * q.rate.log() - q.rate)


@register_kl(Beta, ContinuousBernoulli)
def _kl_beta_continuous_bernoulli(p: Beta, q: ContinuousBernoulli) -> tt.Tensor:
    return -p.entropy() - p.mean * q.logits - tt.log1p(-q.probs) - q._cont_bern_log_norm()


@register_kl(Beta, Exponential)
def _kl_beta_exponential(p: Beta, q: Exponential) -> tt.Tensor:
    return -p.entropy() - q.rate.log() + q.rate * p.mean


@register_kl(Beta, Gamma)
def _kl_beta_gamma(p: Beta, q: Gamma) -> tt.Tensor:
    total = p.concentration1 + p.concentration0
    power = (q.concentration - 1) * (p.concentration1.digamma() - total.digamma())
    log_norm = q.concentration.lgamma() - q.concentration * q.rate.log()
    return -p.entropy() + log_norm - power + q.rate * p.concentration1 / total


@register_kl(Beta, Normal)
def _kl_beta_normal(p: Beta, q: Normal) -> tt.Tensor:
    mean, variance = p.mean, q.scale.pow(2)
    square = mean * (1 - mean) / (p.concentration1 + p.concentration0 + 1) + mean.pow(2)
    half_distance = square * 0.5 - q.loc * mean + q.loc.pow(2) * 0.5
    return -p.entropy() + 0.5 * (variance * 2 * math.pi).log() + half_distance / variance


@register_kl(Beta, Uniform)
def _kl_beta_uniform(p: Beta, q: Uniform) -> tt.Tensor:
    result = -p.entropy() + (q.high - q.low).log()
    return _infinite_where((q.low > p.support.lower_bound) | (q.high < p.support.upper_bound), result)


@register_kl(ContinuousBernoulli, Exponential)
def _kl_continuous_bernoulli_exponential(p: ContinuousBernoulli, q: Exponential) -> tt.Tensor:
    return -p.entropy() - tt.log(q.rate) + q.rate * p.mean


@register_kl(ContinuousBernoulli, Normal)
def _kl_continuous_bernoulli_normal(p: ContinuousBernoulli, q: Normal) -> tt.Tensor:
    log_norm = 0.5 * (math.log(2.0 * math.pi) + tt.square(q.loc / q.scale)) + tt.log(q.scale)
    rest = (p.variance + tt.square(p.mean) - 2.0 * q.loc * p.mean) / (2.0 * tt.square(q.scale))
    return -p.entropy() + log_norm + rest


@register_kl(ContinuousBernoulli, Uniform)
def _kl_continuous_bernoulli_uniform(p: ContinuousBernoulli, q: Uniform) -> tt.Tensor:
    """Infinite, as in PyTorch, also where the interval of q is exactly that of p."""
    result = -p.entropy() + (q.high - q.low).log()
    outside = tt.max(tt.ge(q.low, p.support.lower_bound), tt.le(q.high, p.support.upper_bound))
    return tt.where(outside, tt.ones_like(result) * tt.inf, result)


@register_kl(Exponential, Gamma)
def _kl_exponential_gamma(p: Exponential, q: Gamma) -> tt.Tensor:
    ratio = q.rate / p.rate
    return (
        -q.concentration * tt.log(ratio)
        + ratio
        + q.concentration.lgamma()
        + q.concentration * _euler_gamma
        - (1 + _euler_gamma)
    )


@register_kl(Exponential, Gumbel)
def _kl_exponential_gumbel(p: Exponential, q: Gumbel) -> tt.Tensor:
    product, loc = p.rate * q.scale, q.loc / q.scale
    return product.log() - 1 - loc + tt.exp(loc) * product / (product + 1) + product.reciprocal()


@register_kl(Exponential, Normal)
def _kl_exponential_normal(p: Exponential, q: Normal) -> tt.Tensor:
    variance, squared_rate = q.scale.pow(2), p.rate.pow(2)
    log_norm = 0.5 * tt.log(squared_rate * variance * 2 * math.pi)
    return log_norm - 1 + (squared_rate.reciprocal() - q.loc / p.rate + q.loc.pow(2) * 0.5) / variance


@register_kl(Gamma, Exponential)
def _kl_gamma_exponential(p: Gamma, q: Exponential) -> tt.Tensor:
    return -p.entropy() - q.rate.log() + q.rate * p.concentration / p.rate


@register_kl(Gamma, Gumbel)
def _kl_gamma_gumbel(p: Gamma, q: Gumbel) -> tt.Tensor:
    product, loc = p.rate * q.scale, q.loc / q.scale
    of_p = (p.concentration - 1) * p.concentration.digamma() - p.concentration.lgamma() - p.concentration
    mean_exp = tt.exp(loc) * (1 + product.reciprocal()).pow(-p.concentration)
    return of_p + (product.log() + p.concentration / product) + (mean_exp - loc)


@register_kl(Gamma, Normal)
def _kl_gamma_normal(p: Gamma, q: Normal) -> tt.Tensor:
    variance, squared_rate = q.scale.pow(2), p.rate.pow(2)
    log_norm = 0.5 * tt.log(squared_rate * variance * 2 * math.pi) - p.concentration - p.concentration.lgamma()
    half_square = 0.5 * (p.concentration.pow(2) + p.concentration) / squared_rate
    half_distance = half_square - q.loc * p.concentration / p.rate + 0.5 * q.loc.pow(2)
    return log_norm + (p.concentration - 1) * p.concentration.digamma() + half_distance / variance


@register_kl(Gumbel, Normal)
def _kl_gumbel_normal(p: Gumbel, q: Normal) -> tt.Tensor:
    ratio = p.scale / q.scale
    half_variance = (math.pi * ratio * 0.5).pow(2) / 3
    half_distance = ((p.loc + p.scale * _euler_gamma - q.loc) / q.scale).pow(2) * 0.5
    return -(ratio / math.sqrt(2 * math.pi)).log() + half_variance + half_distance - (_euler_gamma + 1)


@register_kl(Laplace, Normal)
def _kl_laplace_normal(p: Laplace, q: Normal) -> tt.Tensor:
    variance = q.scale.pow(2)
    ratio = p.scale.pow(2) / variance
    half_distance = 0.5 * p.loc.pow(2) - p.loc * q.loc + 0.5 * q.loc.pow(2)
    return -0.5 * tt.log(2 * ratio / math.pi) + ratio + half_distance / variance - 1


@register_kl(Normal, Gumbel)
def _kl_normal_gumbel(p: Normal, q: Gumbel) -> tt.Tensor:
    p_loc, q_loc = p.loc / q.scale, q.loc / q.scale
    ratio = (p.scale / q.scale).pow(2)
    mean_exp = tt.exp(-p_loc + 0.5 * ratio + q_loc)
    return -(ratio.log() * 0.5) + (p_loc - q_loc) + mean_exp - 0.5 * (1 + math.log(2 * math.pi))


@register_kl(Normal, Laplace)
def _kl_normal_laplace(p: Normal, q: Laplace) -> tt.Tensor:
    distance = p.loc - q.loc
    scaled = distance / p.scale
    peak = math.sqrt(2 / math.pi) * p.scale * tt.exp(-0.5 * scaled.pow(2))
    mean_distance = peak + distance * tt.erf(math.sqrt(0.5) * scaled)
    return -tt.log(p.scale / q.scale) + mean_distance / q.scale - 0.5 * (1 + math.log(0.5 * math.pi))


@register_kl(Pareto, Exponential)
def _kl_pareto_exponential(p: Pareto, q: Exponential) -> tt.Tensor:
    product = p.scale * q.rate
    result = (p.alpha / product).log() - p.alpha.reciprocal() + p.alpha * product / (p.alpha - 1) - 1
    return _infinite_where(p.alpha <= 1, result)


@register_kl(Pareto, Gamma)
def _kl_pareto_gamma(p: Pareto, q: Gamma) -> tt.Tensor:
    mean_log = p.scale.log() + p.alpha.reciprocal()
    power = (1 - q.concentration) * mean_log
    log_norm = q.concentration.lgamma() - q.concentration * q.rate.log()
    result = (p.alpha.log() - mean_log) + log_norm + power + q.rate * p.alpha * p.scale / (p.alpha - 1) - 1
    return _infinite_where(p.alpha <= 1, result)


@register_kl(Pareto, Normal)
def _kl_pareto_normal(p: Pareto, q: Normal) -> tt.Tensor:
    part = p.scale / (p.alpha - 1)
    log_norm = (math.sqrt(2 * math.pi) * q.scale * p.alpha / p.scale).log() - p.alpha.reciprocal()
    square = p.alpha * part.pow(2) / (p.alpha - 2) + (p.alpha * part - q.loc).pow(2)
    return _infinite_where(p.alpha <= 2, log_norm + square / (2 * q.scale.pow(2)) - 1)


@register_kl(Uniform, Beta)
def _kl_uniform_beta(p: Uniform, q: Beta) -> tt.Tensor:
    width = p.high - p.low
    of_x = (q.concentration1 - 1) * (_x_log_x(p.high) - _x_log_x(p.low) - width) / width
    of_rest = (q.concentration0 - 1) * (_x_log_x(1 - p.high) - _x_log_x(1 - p.low) + width) / width
    log_beta = q.concentration1.lgamma() + q.concentration0.lgamma() - (q.concentration1 + q.concentration0).lgamma()
    result = of_rest + log_beta - tt.log(width) - of_x
    return _infinite_where((p.high > q.support.upper_bound) | (p.low < q.support.lower_bound), result)


@register_kl(Uniform, ContinuousBernoulli)
def _kl_uniform_continuous_bernoulli(p: Uniform, q: ContinuousBernoulli) -> tt.Tensor:
    """Infinite, as in PyTorch, also where the interval of p is exactly that of q."""
    result = -p.entropy() - p.mean * q.logits - tt.log1p(-q.probs) - q._cont_bern_log_norm()
    outside = tt.max(tt.ge(p.high, q.support.upper_bound), tt.le(p.low, q.support.lower_bound))
    return tt.where(outside, tt.ones_like(result) * tt.inf, result)


@register_kl(Uniform, Exponential)
def _kl_uniform_exponential(p: Uniform, q: Exponential) -> tt.Tensor:
    result = q.rate * (p.high + p.low) / 2 - ((p.high - p.low) * q.rate).log()
    return _infinite_where(p.low < q.support.lower_bound, result)


@register_kl(Uniform, Gamma)
def _kl_uniform_gamma(p: Uniform, q: Gamma) -> tt.Tensor:
    width = p.high - p.low
    power = (1 - q.concentration) * (_x_log_x(p.high) - _x_log_x(p.low) - width) / width
    log_norm = q.concentration.lgamma() - q.concentration * q.rate.log()
    result = -width.log() + log_norm + power + q.rate * (p.high + p.low) / 2
    return _infinite_where(p.low < q.support.lower_bound, result)


@register_kl(Uniform, Gumbel)
def _kl_uniform_gumbel(p: Uniform, q: Gumbel) -> tt.Tensor:
    scale = q.scale / (p.high - p.low)
    high, low = (p.high - q.loc) / q.scale, (p.low - q.loc) / q.scale
    return scale.log() + 0.5 * (high + low) - scale * (tt.exp(-high) - tt.exp(-low))


@register_kl(Uniform, Normal)
def _kl_uniform_normal(p: Uniform, q: Normal) -> tt.Tensor:
    width = p.high - p.low
    square = width.pow(2) / 12 + ((p.high + p.low - 2 * q.loc) / 2).pow(2)
    return (math.sqrt(math.pi * 2) * q.scale / width).log() + 0.5 * square / q.scale.pow(2)


@register_kl(Uniform, Pareto)
def _kl_uniform_pareto(p: Uniform, q: Pareto) -> tt.Tensor:
    width = p.high - p.low
    log_norm = (q.alpha * q.scale.pow(q.alpha) * width).log()
    mean_log = (_x_log_x(p.high) - _x_log_x(p.low) - width) / width
    result = mean_log * (q.alpha + 1) - log_norm
    return _infinite_where(p.low < q.support.lower_bound, result)
