"""Wishart: positive definite matrices.

Mirrors torch/distributions/wishart.py.
"""

from __future__ import annotations

import math
import warnings
from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.chi2 import Chi2
from tinytensor.distributions.exp_family import ExponentialFamily
from tinytensor.distributions.multivariate_normal import _precision_to_scale_tril
from tinytensor.distributions.utils import is_number, lazy_property

__all__ = ["Wishart"]

_log_2 = math.log(2)


def _mvdigamma(x: tt.Tensor, p: int) -> tt.Tensor:
    """The derivative of mvlgamma."""
    if not x.gt((p - 1) / 2).all():
        raise AssertionError("Wrong domain for multivariate digamma function.")
    steps = tt.arange(p, dtype=x.dtype, device=x.device).div(2)
    return tt.digamma(x.unsqueeze(-1) - steps.expand((*x.shape, -1))).sum(-1)


def _clamp_above_eps(x: tt.Tensor) -> tt.Tensor:
    return x.clamp(min=tt.finfo(x.dtype).eps)


class Wishart(ExponentialFamily):
    """The sum of `df` outer products of normal vectors around 0, a p x p matrix; for a `df` that is no integer its extension.

    df                  degrees of freedom, greater than p - 1: a number or a tensor of the batch shape
    covariance_matrix   that of the vectors, `(..., p, p)`
    precision_matrix    its inverse, in place of it
    scale_tril          its lower Cholesky factor, in place of it

    Raises ValueError for a `df` that is too small, AssertionError where not exactly one matrix is given. Warns for a `df`
    below p, since draws are then likely to be singular.

        >>> d = tt.distributions.Wishart(3.0, scale_tril=tt.eye(2))
        >>> d.mean
        tensor([[3., 0.],
                [0., 3.]])
    """

    support = constraints.positive_definite
    has_rsample = True
    _mean_carrier_measure = 0

    @property
    def arg_constraints(self) -> dict[str, constraints.Constraint]:
        return {
            "covariance_matrix": constraints.positive_definite,
            "precision_matrix": constraints.positive_definite,
            "scale_tril": constraints.lower_cholesky,
            "df": constraints.greater_than(self.event_shape[-1] - 1),
        }

    def __init__(
        self,
        df: Any,
        covariance_matrix: tt.Tensor | None = None,
        precision_matrix: tt.Tensor | None = None,
        scale_tril: tt.Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        ways = {
            "covariance_matrix": covariance_matrix,
            "precision_matrix": precision_matrix,
            "scale_tril": scale_tril,
        }
        given = [(name, matrix) for name, matrix in ways.items() if matrix is not None]
        if len(given) != 1:
            raise AssertionError("Exactly one of covariance_matrix or precision_matrix or scale_tril may be specified.")
        ((name, matrix),) = given
        if matrix.dim() < 2:
            raise ValueError("scale_tril must be at least two-dimensional, with optional leading batch dimensions")
        if is_number(df):
            batch_shape = matrix.shape[:-2]
            self.df = tt.tensor(df, dtype=matrix.dtype, device=matrix.device)
        else:
            batch_shape = tt.broadcast_shapes(matrix.shape[:-2], df.shape)
            self.df = df.expand(batch_shape)
        event_shape = matrix.shape[-2:]
        if self.df.le(event_shape[-1] - 1).any():
            raise ValueError(f"Value of df={df} expected to be greater than ndim - 1 = {event_shape[-1] - 1}.")
        setattr(self, name, matrix.expand((*batch_shape, -1, -1)))
        if self.df.lt(event_shape[-1]).any():
            warnings.warn(
                "Low df values detected. Singular samples are highly likely to occur for ndim - 1 < df < ndim.",
                stacklevel=2,
            )
        super().__init__(batch_shape, event_shape, validate_args=validate_args)
        if name == "covariance_matrix":
            matrix = tt.linalg.cholesky(matrix)
        elif name == "precision_matrix":
            matrix = _precision_to_scale_tril(matrix)
        self._unbroadcasted_scale_tril = matrix
        self._derive(batch_shape)

    def _derive(self, batch_shape: tt.Size) -> None:
        """What follows from the batch shape: its dimensions, and the distributions on the diagonal of Bartlett's factor."""
        self._batch_dims = [-(i + 1) for i in range(len(batch_shape))]
        tril = self._unbroadcasted_scale_tril
        row = tt.arange(tril.shape[-1], dtype=tril.dtype, device=tril.device).expand((*batch_shape, -1))
        self._dist_chi2 = Chi2(df=self.df.unsqueeze(-1) - row)

    def expand(self, batch_shape: Any, _instance: Any = None) -> Wishart:
        new = self._get_checked_instance(Wishart, _instance)
        batch_shape = tt.Size(batch_shape)
        shape = batch_shape + self.event_shape
        new._unbroadcasted_scale_tril = self._unbroadcasted_scale_tril.expand(shape)
        new.df = self.df.expand(batch_shape)
        for name in ("covariance_matrix", "scale_tril", "precision_matrix"):
            if name in self.__dict__:
                setattr(new, name, self.__dict__[name].expand(shape))
        new._derive(batch_shape)
        return self._finish(new, batch_shape)

    @lazy_property
    def scale_tril(self) -> tt.Tensor:
        """The lower Cholesky factor of the covariance matrix."""
        return self._unbroadcasted_scale_tril.expand(self._batch_shape + self._event_shape)

    @lazy_property
    def covariance_matrix(self) -> tt.Tensor:
        """The covariance matrix of the vectors."""
        tril = self._unbroadcasted_scale_tril
        return (tril @ tril.transpose(-2, -1)).expand(self._batch_shape + self._event_shape)

    @lazy_property
    def precision_matrix(self) -> tt.Tensor:
        """The inverse of the covariance matrix."""
        tril = self._unbroadcasted_scale_tril
        identity = tt.eye(self._event_shape[-1], device=tril.device, dtype=tril.dtype)
        return tt.cholesky_solve(identity, tril).expand(self._batch_shape + self._event_shape)

    def _times(self, numbers: tt.Tensor, matrices: tt.Tensor) -> tt.Tensor:
        """A number for each matrix of the batch, times the matrix."""
        return numbers.view((*self._batch_shape, 1, 1)) * matrices

    @property
    def mean(self) -> tt.Tensor:
        return self._times(self.df, self.covariance_matrix)

    @property
    def mode(self) -> tt.Tensor:
        factor = self.df - self.covariance_matrix.shape[-1] - 1
        factor[factor <= 0] = tt.nan
        return self._times(factor, self.covariance_matrix)

    @property
    def variance(self) -> tt.Tensor:
        v = self.covariance_matrix
        diagonal = v.diagonal(dim1=-2, dim2=-1)
        return self._times(self.df, v.pow(2) + tt.einsum("...i,...j->...ij", diagonal, diagonal))

    def _bartlett_sampling(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        """Draws by Bartlett's decomposition: the factor has roots of Chi2 numbers on the diagonal, normal ones below."""
        p = self._event_shape[-1]
        noise = _clamp_above_eps(self._dist_chi2.rsample(sample_shape).sqrt()).diag_embed(dim1=-2, dim2=-1)
        i, j = tt.tril_indices(p, p, offset=-1)
        noise[..., i, j] = tt.randn(
            tt.Size(sample_shape) + self._batch_shape + (p * (p - 1) // 2,), dtype=noise.dtype, device=noise.device
        )
        factor = self._unbroadcasted_scale_tril @ noise
        return factor @ factor.transpose(-2, -1)

    def _reduced(self, flags: tt.Tensor) -> tt.Tensor:
        return flags.amax(self._batch_dims) if self._batch_shape else flags

    def rsample(self, sample_shape: Any = tt.Size(), max_try_correction: int | None = None) -> tt.Tensor:  # noqa: B008
        """Draws of shape `sample_shape + batch_shape + (p, p)`.

        max_try_correction   how often singular draws are made anew, 10 times where it is not given

        As in PyTorch, what is looked for at first are the draws inside of the support, not outside: so they are made anew,
        once, with a warning, and the singular ones are left.
        """
        tries = 10 if max_try_correction is None else max_try_correction
        sample_shape = tt.Size(sample_shape)
        sample = self._bartlett_sampling(sample_shape)
        is_singular = self._reduced(self.support.check(sample))
        if is_singular.any():
            warnings.warn("Singular sample detected.", stacklevel=2)
            for _ in range(tries):
                anew = self._bartlett_sampling(is_singular[is_singular].shape)
                sample[is_singular] = anew
                is_singular[is_singular.clone()] = self._reduced(~self.support.check(anew))
                if not is_singular.any():
                    break
        return sample

    def _half_log_det(self) -> tt.Tensor:
        return self._unbroadcasted_scale_tril.diagonal(dim1=-2, dim2=-1).log().sum(-1)

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        nu, p = self.df, self._event_shape[-1]
        trace = tt.cholesky_solve(value, self._unbroadcasted_scale_tril).diagonal(dim1=-2, dim2=-1).sum(dim=-1)
        return (
            -nu * (p * _log_2 / 2 + self._half_log_det())
            - tt.mvlgamma(nu / 2, p=p)
            + (nu - p - 1) / 2 * tt.linalg.slogdet(value).logabsdet
            - trace / 2
        )

    def entropy(self) -> tt.Tensor:
        nu, p = self.df, self._event_shape[-1]
        return (
            (p + 1) * (p * _log_2 / 2 + self._half_log_det())
            + tt.mvlgamma(nu / 2, p=p)
            - (nu - p - 1) / 2 * _mvdigamma(nu / 2, p=p)
            + nu * p / 2
        )

    @property
    def _natural_params(self) -> tuple[tt.Tensor, ...]:
        return -self.precision_matrix / 2, (self.df - self._event_shape[-1] - 1) / 2

    def _log_normalizer(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:  # type: ignore[override]
        p = self._event_shape[-1]
        half_df = y + (p + 1) / 2
        return half_df * (-tt.linalg.slogdet(-2 * x).logabsdet + _log_2 * p) + tt.mvlgamma(half_df, p=p)
