"""Expressions at the edges: what is refused and in which words, limits, infinities, helpers. `D` is `distributions`, `L` the library."""

from __future__ import annotations

from typing import Any

EDGES = """
D.kl_divergence(D.Bernoulli(t([0., 0.5, 1.])), D.Bernoulli(t([0.5, 0., 1.])))
D.kl_divergence(D.Categorical(t([0., 0.5, 0.5])), D.Categorical(t([0.5, 0.5, 0.])))
D.kl_divergence(D.Uniform(t([0., 1.]), t([2., 2.])), D.Uniform(t([0.5, 0.]), t([1., 3.])))
D.kl_divergence(D.Uniform(t([0., 0.25]), t([1., 2.])), D.Beta(t([2., 2.]), t([3., 3.])))
D.kl_divergence(D.Uniform(t([0., 0.25]), t([1., 0.5])), D.ContinuousBernoulli(t([0.2, 0.3])))
D.kl_divergence(D.ContinuousBernoulli(t([0.2, 0.3])), D.Uniform(t([0., -1.]), t([1., 2.])))
D.kl_divergence(D.Uniform(t([-1., 0.25]), t([1., 0.5])), D.Exponential(t([1., 2.])))
D.kl_divergence(D.Uniform(t([-1., 0.25]), t([1., 0.5])), D.Gamma(t([1., 2.]), 1.))
D.kl_divergence(D.Uniform(t([-1., 3.]), t([4., 5.])), D.Pareto(t([1., 2.]), 1.))
D.kl_divergence(D.Beta(t([1., 2.]), 1.), D.Uniform(t([0.5, -1.]), t([2., 2.])))
D.kl_divergence(D.Pareto(t([1., 2.]), t([0.5, 1.5])), D.Exponential(t([1., 2.])))
D.kl_divergence(D.Pareto(t([1., 2.]), t([0.5, 1.5])), D.Gamma(t([1., 2.]), 1.))
D.kl_divergence(D.Pareto(t([1., 2.]), t([0.5, 2.5])), D.Normal(t([1., 2.]), 1.))
D.kl_divergence(D.Pareto(t([1., 3.]), 2.), D.Pareto(t([2., 2.]), 2.))
D.kl_divergence(D.Binomial(t([3., 5.]), t([0.5, 0.5])), D.Binomial(t([3., 3.]), t([0.25, 0.5])))
D.kl_divergence(D.Binomial(t([3., 5.]), t([0.5, 0.5])), D.Binomial(t([4., 5.]), t([0.25, 0.5])))
D.kl_divergence(D.Independent(D.Normal(t([0., 1.]), 1.), 1), D.Independent(D.Normal(t([0., 1.]), 1.), 0))
D.kl_divergence(D.MultivariateNormal(t([0., 0.]), L.eye(2).double()), D.MultivariateNormal(t([0.]), L.eye(1).double()))
D.kl_divergence(D.LowRankMultivariateNormal(t([0., 0.]), L.ones(2, 1).double(), t([1., 1.])), D.MultivariateNormal(t([0.]), L.eye(1).double()))
D.kl_divergence(D.LowRankMultivariateNormal(t([0., 0.]), L.ones(2, 1).double(), t([1., 1.])), D.LowRankMultivariateNormal(t([0.]), L.ones(1, 1).double(), t([1.])))
D.kl_divergence(D.TransformedDistribution(D.Normal(t([0.]), 1.), [D.ExpTransform()]), D.TransformedDistribution(D.Normal(t([1.]), 1.), [D.ExpTransform()]))
D.kl_divergence(D.TransformedDistribution(D.Normal(t([0.]), 1.), [D.ExpTransform()]), D.TransformedDistribution(D.Normal(t([1.]), 1.), [D.TanhTransform()]))
D.kl_divergence(D.Normal(0., 1.), 3)
D.register_kl(3, 4)
D.Bernoulli(t([0.3]), logits=t([0.])); D.Bernoulli()
D.Bernoulli()
D.Bernoulli(0.5).mode
D.Categorical(t(0.3))
D.Categorical(logits=t(0.3))
D.Categorical()
D.Dirichlet(t(1.))
D.Dirichlet(t([0.5, 0.25])).mode
D.Dirichlet(t([[0.5, 0.25], [2., 3.]])).mode
D.Multinomial(t([3.]), t([0.5]))
D.Multinomial(3, t([0.5, 0.5])).entropy()
D.Multinomial(3, t([0.5, 0.5, 0.])).log_prob(t([1., 2., 0.]))
D.Binomial(t([3., 4.]), 0.5).entropy()
D.Binomial(t([3., 4.]), 0.5).enumerate_support()
D.Geometric(t([0., 0.5]))
D.Geometric(t([1., 0.5])).log_prob(t([0., 3.]))
D.ContinuousBernoulli(t([0.5, 1.5]), validate_args=True)
D.ContinuousBernoulli(t([0., 1.])).log_prob(t([0., 1.]))
D.LKJCholesky(1)
D.LKJCholesky(3, t([1.])).log_prob(L.ones(3, 3).double())
D.MultivariateNormal(t(0.), L.eye(1).double())
D.MultivariateNormal(t([0.]))
D.MultivariateNormal(t([0.]), L.eye(1).double(), L.eye(1).double())
D.MultivariateNormal(t([0.]), t([1.]))
D.MultivariateNormal(t([0.]), precision_matrix=t([1.]))
D.MultivariateNormal(t([0.]), scale_tril=t([1.]))
D.MultivariateNormal(t([0., 0.]), -L.eye(2).double())
D.MultivariateNormal(t([0., 0.]), -L.eye(2).double(), validate_args=False)
D.LowRankMultivariateNormal(t(0.), L.ones(1, 1), t([1.]))
D.LowRankMultivariateNormal(t([0.]), t([1.]), t([1.]))
D.LowRankMultivariateNormal(t([0.]), L.ones(2, 1), t([1.]))
D.LowRankMultivariateNormal(t([0.]), L.ones(1, 1), t([1., 2.]))
D.LowRankMultivariateNormal(L.zeros(2, 1), L.ones(3, 1, 1), t([1.]))
D.Wishart(t([3.]))
D.Wishart(3., t([1.]))
D.Wishart(0.5, L.eye(2).double())
D.Wishart(1.5, L.eye(2).double())
D.Wishart(t([1.5, 3.]), L.eye(2).double()).mode
D.Wishart(t([1.5, 3.]), L.eye(2).double()).expand((3, 2)).mean
D.NegativeBinomial(t([0., 1.]), t([0.5, 0.5])).log_prob(t([0., 0.]))
D.NegativeBinomial(t([1.]), t([1.]))
D.Uniform(t([1.]), t([0.]))
D.Uniform(0., 1.).log_prob(t([1.0]))
D.Normal('a', 1.)
D.Normal(L.zeros(2), L.ones(3))
D.Normal(0, 1)
D.Normal(True, 1).loc
D.Normal(L.tensor(1), 2.5).scale
D.Pareto(1., t([0.5, 1.5, 2.5])).variance
D.StudentT(t([0.5, 1.5, 2.5])).mean
D.Weibull(t([1.]), t([0.5])).mode
D.VonMises(0., 1.).mean
D.Kumaraswamy(0.5, 2.).mode
D.FisherSnedecor(t([1., 3.]), t([2., 5.])).mode
D.Independent(D.Normal(0., 1.), 1)
D.Independent(D.Normal(t([0.]), 1.), 1).enumerate_support()
D.MixtureSameFamily(D.Normal(0., 1.), D.Normal(t([0.]), 1.))
D.MixtureSameFamily(D.Categorical(t([1.])), 3)
D.MixtureSameFamily(D.Categorical(t([1., 2.])), D.Normal(t([0.]), 1.))
D.MixtureSameFamily(D.Categorical(L.ones(2, 2)), D.Normal(L.zeros(3, 2), 1.))
D.MixtureSameFamily(D.Categorical(t([1.])), D.Normal(t([0.]), 1.)).rsample()
D.TransformedDistribution(D.Normal(0., 1.), 3)
D.TransformedDistribution(D.Normal(0., 1.), [3])
D.TransformedDistribution(D.Normal(0., 1.), D.StickBreakingTransform())
D.TransformedDistribution(D.Normal(0., 1.), [D.ExpTransform()]).mean
D.TransformedDistribution(D.Normal(0., 1.), [D.ExpTransform()]).entropy()
D.TransformedDistribution(D.Categorical(t([1., 2.])), [D.ExpTransform()]).rsample()
D.Distribution()
D.Distribution(validate_args=False).mean
D.Distribution(validate_args=False).mode
D.Distribution(validate_args=False).support
D.Distribution(validate_args=False).expand(())
D.Distribution(validate_args=False).rsample()
D.Distribution(validate_args=False).log_prob(3)
D.Distribution(validate_args=False)
D.Distribution.set_default_validate_args(3)
D.ExponentialFamily(validate_args=False).entropy()
D.Categorical(t([1., 2.])).rsample()
D.Categorical(t([1., 2., 3.])).log_prob(L.tensor([0, 3]))
D.Categorical(t([1., 0.])).entropy()
D.Cauchy(0., 1.).expand((2,)).mean
D.HalfNormal(1.).log_prob(t([-1.]))
D.HalfCauchy(1., validate_args=False).log_prob(t([-1., 1.]))
D.OneHotCategorical(t([1., 2.])).log_prob(t([1., 1.]))
D.RelaxedBernoulli(t(1.))
D.GeneralizedPareto(0., 1., t([-1., 0., 0.5, 2.])).mean
D.GeneralizedPareto(0., 1., t([-1., 0., 0.5, 2.])).support
D.GeneralizedPareto(t([0.]), 1., -1.).log_prob(t([1.]))
D.GeneralizedPareto(t([0.]), 1., 0.5).log_cdf(t([1.]))
D.Bernoulli(L.tensor([0, 1]).double()).logits
D.biject_to(D.constraints.boolean)
D.biject_to(D.constraints.lower_cholesky)
D.biject_to.register(3, lambda c: c)
D.transform_to.register(int)(lambda c: c)
D.utils.broadcast_all(1, 2.5, True)
D.utils.broadcast_all(L.ones(2).double(), 1)
D.utils.broadcast_all([1], 2)
D.utils.tril_matrix_to_vec(L.ones(3, 3), 3)
D.utils.tril_matrix_to_vec(L.arange(9.).reshape(3, 3), -1)
D.utils.tril_matrix_to_vec(L.arange(18.).reshape(2, 3, 3), 1)
D.utils.vec_to_tril_matrix(L.arange(5.))
D.utils.vec_to_tril_matrix(L.arange(6.))
D.utils.vec_to_tril_matrix(L.arange(12.).reshape(4, 3), -1)
D.utils.vec_to_tril_matrix(L.arange(8.), 1)
D.utils.probs_to_logits(t([0., 0.5, 1.]))
D.utils.probs_to_logits(t([0., 0.5, 1.]), is_binary=True)
D.von_mises._log_modified_bessel_fn(t([0.1, 1., 5., 50.]), 1)
D.von_mises._log_modified_bessel_fn(t([0.1]), 2)
D.wishart._mvdigamma(t([0.1]), 3)
D.constraints.independent(3, 1)
D.constraints.independent(D.constraints.real, 1.5)
D.constraints.independent(D.constraints.real, -1)
D.constraints.independent(D.constraints.real, 2).check(t([1.]))
D.constraints.MixtureSameFamilyConstraint(3)
D.constraints.cat([3])
D.constraints.cat([D.constraints.real], lengths=[1, 2])
D.constraints.cat([D.constraints.real], dim=3).check(t([1.]))
D.constraints.stack([3])
D.constraints.stack([D.constraints.real], dim=3).check(t([1.]))
D.constraints.dependent.is_discrete
D.constraints.dependent.event_dim
D.Uniform.support.check(3)
[D.constraints.is_dependent(c.support) for c in (D.Uniform, D.Normal)]
D.Uniform.support.event_dim, D.Uniform.support.is_discrete
D.Constraint() if hasattr(D, 'Constraint') else D.constraints.Constraint().check(3)
""".strip().splitlines()


def run_edge(L: Any, line: str) -> Any:
    """The value of the expression, or of the last one of several."""
    *before, last = line.split(";")
    scope = {"L": L, "D": L.distributions, "t": lambda v: L.tensor(v, dtype=L.float64)}
    for statement in before:
        exec(statement, scope)
    return eval(last.strip(), scope)
