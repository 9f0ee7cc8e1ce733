"""MixtureSameFamily: one of several distributions of the same kind, chosen at random.

Mirrors torch/distributions/mixture_same_family.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.categorical import Categorical
from tinytensor.distributions.constraints import MixtureSameFamilyConstraint
from tinytensor.distributions.distribution import Distribution

__all__ = ["MixtureSameFamily"]


class MixtureSameFamily(Distribution):
    """A mixture: the last batch dimension of `component_distribution` counts the components.

    mixture_distribution     a Categorical, which says how likely each component is
    component_distribution   a distribution of batch shape `(..., components)`

    Raises ValueError if the two do not fit.

        >>> D = tt.distributions
        >>> mixture = D.MixtureSameFamily(D.Categorical(tt.tensor([0.25, 0.75])), D.Normal(tt.tensor([0.0, 4.0]), 1.0))
        >>> mixture.mean, mixture.variance
        (tensor(3.), tensor(4.))
    """

    arg_constraints: dict[str, constraints.Constraint] = {}  # noqa: RUF012
    has_rsample = False

    def __init__(
        self,
        mixture_distribution: Categorical,
        component_distribution: Distribution,
        validate_args: bool | None = None,
    ) -> None:
        self._mixture_distribution = mixture_distribution
        self._component_distribution = component_distribution
        if not isinstance(mixture_distribution, Categorical):
            raise ValueError(" The Mixture distribution needs to be an  instance of torch.distributions.Categorical")
        if not isinstance(component_distribution, Distribution):
            raise ValueError("The Component distribution needs to be an instance of torch.distributions.Distribution")
        mixtures, batch_shape = mixture_distribution.batch_shape, component_distribution.batch_shape[:-1]
        for a, b in zip(reversed(mixtures), reversed(batch_shape), strict=False):
            if a != 1 and b != 1 and a != b:
                raise ValueError(
                    f"`mixture_distribution.batch_shape` ({mixtures}) is not compatible with "
                    f"`component_distribution.batch_shape`({batch_shape})"
                )
        self._num_component = mixture_distribution.logits.shape[-1]
        components = component_distribution.batch_shape[-1]
        if self._num_component != components:
            raise ValueError(
                f"`mixture_distribution component` ({self._num_component}) does not equal "
                f"`component_distribution.batch_shape[-1]` ({components})"
            )
        event_shape = component_distribution.event_shape
        self._event_ndims = len(event_shape)
        super().__init__(batch_shape=batch_shape, event_shape=event_shape, validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> MixtureSameFamily:
        batch_shape = tt.Size(batch_shape)
        return self._expand(
            MixtureSameFamily, batch_shape, _instance,
            _component_distribution=self._component_distribution.expand((*batch_shape, self._num_component)),
            _mixture_distribution=self._mixture_distribution.expand(batch_shape),
            _num_component=self._num_component,
            _event_ndims=self._event_ndims,
        )  # fmt: skip

    @constraints.dependent_property
    def support(self) -> Any:
        return MixtureSameFamilyConstraint(self._component_distribution.support)

    @property
    def mixture_distribution(self) -> Categorical:
        """How likely each component is."""
        return self._mixture_distribution

    @property
    def component_distribution(self) -> Distribution:
        """The components, along the last batch dimension."""
        return self._component_distribution

    def _expected(self, values: tt.Tensor) -> tt.Tensor:
        """The mean over the components of values of shape `(..., components, *event_shape)`."""
        probs = self._pad_mixture_dimensions(self.mixture_distribution.probs)
        return tt.sum(probs * values, dim=-1 - self._event_ndims)

    @property
    def mean(self) -> tt.Tensor:
        return self._expected(self.component_distribution.mean)

    @property
    def variance(self) -> tt.Tensor:
        # The law of total variance: the mean of the variances, and the variance of the means.
        between = (self.component_distribution.mean - self._pad(self.mean)).pow(2.0)
        return self._expected(self.component_distribution.variance) + self._expected(between)

    def cdf(self, x: tt.Tensor) -> tt.Tensor:
        return tt.sum(self.component_distribution.cdf(self._pad(x)) * self.mixture_distribution.probs, dim=-1)

    def log_prob(self, x: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(x)
        of_components = self.component_distribution.log_prob(self._pad(x))
        weights = tt.log_softmax(self.mixture_distribution.logits, dim=-1)
        return tt.logsumexp(of_components + weights, dim=-1)

    def sample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        with tt.no_grad():
            # Every component is drawn from, and one of them is kept.
            chosen = self.mixture_distribution.sample(sample_shape)
            draws = self.component_distribution.sample(sample_shape)
            dim = len(sample_shape) + len(self.batch_shape)
            index = chosen.reshape((*chosen.shape, 1, *(1 for _ in self.event_shape)))
            index = index.repeat((*(1 for _ in chosen.shape), 1, *self.event_shape))
            return tt.gather(draws, dim, index).squeeze(dim)

    def _pad(self, x: tt.Tensor) -> tt.Tensor:
        """With a dimension for the components."""
        return x.unsqueeze(-1 - self._event_ndims)

    def _pad_mixture_dimensions(self, x: tt.Tensor) -> tt.Tensor:
        """With the batch dimensions that the mixture lacks, and those of the events."""
        own = len(self.mixture_distribution.batch_shape)
        missing = 0 if own == 1 else len(self.batch_shape) - own
        return x.reshape(x.shape[:-1] + tt.Size([1] * missing) + x.shape[-1:] + tt.Size([1] * self._event_ndims))

    def __repr__(self) -> str:
        return f"MixtureSameFamily(\n  {self.mixture_distribution},\n  {self.component_distribution})"
