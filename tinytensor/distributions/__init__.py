"""tinytensor.distributions: probability distributions with log-probabilities, draws, and gradients of both.

    distribution.py, exp_family.py      what all have in common
    normal.py, gamma.py, ...            a file for each distribution
    constraints.py                      which values a parameter or a draw may have
    transforms.py                       changes of variables, with log |det J|
    transformed_distribution.py, independent.py, mixture_same_family.py     distributions made of others
    kl.py                               KL(p || q) for pairs of distributions
    constraint_registry.py              from unconstrained numbers to a constraint

Two ways to a gradient of a mean. Where `has_rsample` is true, a draw is a function of the parameters and of noise:

    >>> rate = tt.tensor(2.0, requires_grad=True)
    >>> draw = tt.distributions.Exponential(rate).rsample()
    >>> draw.backward()
    >>> bool((rate.grad + draw.detach() / rate.detach()).abs() < 1e-6)
    True

Elsewhere, as with categories, the gradient of `log_prob(draw) * reward` has the right mean (the score function).

Mirrors torch/distributions/__init__.py.
"""

from tinytensor.distributions import transforms
from tinytensor.distributions.bernoulli import Bernoulli
from tinytensor.distributions.beta import Beta
from tinytensor.distributions.binomial import Binomial
from tinytensor.distributions.categorical import Categorical
from tinytensor.distributions.cauchy import Cauchy
from tinytensor.distributions.chi2 import Chi2
from tinytensor.distributions.constraint_registry import biject_to, transform_to
from tinytensor.distributions.continuous_bernoulli import ContinuousBernoulli
from tinytensor.distributions.dirichlet import Dirichlet
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.exp_family import ExponentialFamily
from tinytensor.distributions.exponential import Exponential
from tinytensor.distributions.fishersnedecor import FisherSnedecor
from tinytensor.distributions.gamma import Gamma
from tinytensor.distributions.generalized_pareto import GeneralizedPareto
from tinytensor.distributions.geometric import Geometric
from tinytensor.distributions.gumbel import Gumbel
from tinytensor.distributions.half_cauchy import HalfCauchy
from tinytensor.distributions.half_normal import HalfNormal
from tinytensor.distributions.independent import Independent
from tinytensor.distributions.inverse_gamma import InverseGamma
from tinytensor.distributions.kl import kl_divergence, register_kl
from tinytensor.distributions.kumaraswamy import Kumaraswamy
from tinytensor.distributions.laplace import Laplace
from tinytensor.distributions.lkj_cholesky import LKJCholesky
from tinytensor.distributions.log_normal import LogNormal
from tinytensor.distributions.logistic_normal import LogisticNormal
from tinytensor.distributions.lowrank_multivariate_normal import LowRankMultivariateNormal
from tinytensor.distributions.mixture_same_family import MixtureSameFamily
from tinytensor.distributions.multinomial import Multinomial
from tinytensor.distributions.multivariate_normal import MultivariateNormal
from tinytensor.distributions.negative_binomial import NegativeBinomial
from tinytensor.distributions.normal import Normal
from tinytensor.distributions.one_hot_categorical import OneHotCategorical, OneHotCategoricalStraightThrough
from tinytensor.distributions.pareto import Pareto
from tinytensor.distributions.poisson import Poisson
from tinytensor.distributions.relaxed_bernoulli import RelaxedBernoulli
from tinytensor.distributions.relaxed_categorical import RelaxedOneHotCategorical
from tinytensor.distributions.studentT import StudentT
from tinytensor.distributions.transformed_distribution import TransformedDistribution
from tinytensor.distributions.transforms import *  # noqa: F403
from tinytensor.distributions.uniform import Uniform
from tinytensor.distributions.von_mises import VonMises
from tinytensor.distributions.weibull import Weibull
from tinytensor.distributions.wishart import Wishart

__all__ = [
    "Bernoulli", "Beta", "Binomial", "Categorical", "Cauchy", "Chi2", "ContinuousBernoulli", "Dirichlet", "Distribution",
    "Exponential", "ExponentialFamily", "FisherSnedecor", "Gamma", "GeneralizedPareto", "Geometric", "Gumbel", "HalfCauchy",
    "HalfNormal", "Independent", "InverseGamma", "Kumaraswamy", "LKJCholesky", "Laplace", "LogNormal", "LogisticNormal",
    "LowRankMultivariateNormal", "MixtureSameFamily", "Multinomial", "MultivariateNormal", "NegativeBinomial", "Normal",
    "OneHotCategorical", "OneHotCategoricalStraightThrough", "Pareto", "Poisson", "RelaxedBernoulli",
    "RelaxedOneHotCategorical", "StudentT", "TransformedDistribution", "Uniform", "VonMises", "Weibull", "Wishart",
    "biject_to", "kl_divergence", "register_kl", "transform_to", *transforms.__all__,
]  # fmt: skip
