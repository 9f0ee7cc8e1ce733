"""LowRankMultivariateNormal: normal vectors whose covariance is a diagonal plus a product of thin matrices.

Mirrors torch/distributions/lowrank_multivariate_normal.py.
"""

from __future__ import annotations

import math
from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.multivariate_normal import _batch_mahalanobis, _batch_mv
from tinytensor.distributions.utils import _standard_normal, lazy_property

__all__ = ["LowRankMultivariateNormal"]


def _plus_identity(matrices: tt.Tensor) -> tt.Tensor:
    """Square matrices plus 1 on the diagonal, in place."""
    n = matrices.size(-1)
    matrices = matrices.contiguous()
    matrices.view(-1, n * n)[:, :: n + 1] += 1
    return matrices


def _batch_capacitance_tril(W: tt.Tensor, D: tt.Tensor) -> tt.Tensor:
    """The Cholesky factor of I + W.T @ inv(D) @ W, of shape `(..., m, m)`, for W `(..., n, m)` and D `(..., n)`."""
    return tt.linalg.cholesky(_plus_identity(tt.matmul(W.mT / D.unsqueeze(-2), W)))


def _batch_lowrank_logdet(W: tt.Tensor, D: tt.Tensor, capacitance_tril: tt.Tensor) -> tt.Tensor:
    """log |W @ W.T + D|, by the matrix determinant lemma."""
    return 2 * capacitance_tril.diagonal(dim1=-2, dim2=-1).log().sum(-1) + D.log().sum(-1)


def _batch_lowrank_mahalanobis(W: tt.Tensor, D: tt.Tensor, x: tt.Tensor, capacitance_tril: tt.Tensor) -> tt.Tensor:
    """x.T @ inv(W @ W.T + D) @ x, by the Woodbury identity."""
    of_diagonal = (x.pow(2) / D).sum(-1)
    return of_diagonal - _batch_mahalanobis(capacitance_tril, _batch_mv(W.mT / D.unsqueeze(-2), x))


class LowRankMultivariateNormal(Distribution):
    """Normal vectors with covariance cov_factor @ cov_factor.T + diag(cov_diag).

    loc          means, of shape `(..., n)`
    cov_factor   of shape `(..., n, m)`; worth it where m is far below n
    cov_diag     positive, of shape `(..., n)`

    Raises ValueError for shapes that do not fit. Nothing larger than m x m is inverted.

        >>> d = tt.distributions.LowRankMultivariateNormal(tt.zeros(2), tt.tensor([[1.0], [0.0]]), tt.ones(2))
        >>> d.covariance_matrix
        tensor([[2., 0.],
                [0., 1.]])
    """

    arg_constraints = {  # noqa: RUF012
        "loc": constraints.real_vector,
        "cov_factor": constraints.independent(constraints.real, 2),
        "cov_diag": constraints.independent(constraints.positive, 1),
    }
    support = constraints.real_vector
    has_rsample = True

    def __init__(
        self, loc: tt.Tensor, cov_factor: tt.Tensor, cov_diag: tt.Tensor, validate_args: bool | None = None
    ) -> None:
        if loc.dim() < 1:
            raise ValueError("loc must be at least one-dimensional.")
        event_shape = loc.shape[-1:]
        if cov_factor.dim() < 2:
            raise ValueError("cov_factor must be at least two-dimensional, with optional leading batch dimensions")
        if cov_factor.shape[-2:-1] != event_shape:
            raise ValueError(f"cov_factor must be a batch of matrices with shape {event_shape[0]} x m")
        if cov_diag.shape[-1:] != event_shape:
            raise ValueError(f"cov_diag must be a batch of vectors with shape {event_shape}")
        try:
            wide_loc, self.cov_factor, wide_diag = tt.broadcast_tensors(
                loc.unsqueeze(-1), cov_factor, cov_diag.unsqueeze(-1)
            )
        except RuntimeError as e:
            raise ValueError(
                f"Incompatible batch shapes: loc {loc.shape}, cov_factor {cov_factor.shape}, cov_diag {cov_diag.shape}"
            ) from e
        self.loc = wide_loc[..., 0]
        self.cov_diag = wide_diag[..., 0]
        # What is solved and decomposed is done once for all batch elements that share it.
        self._unbroadcasted_cov_factor = cov_factor
        self._unbroadcasted_cov_diag = cov_diag
        self._capacitance_tril = _batch_capacitance_tril(cov_factor, cov_diag)
        super().__init__(self.loc.shape[:-1], event_shape, validate_args=validate_args)

    def expand(self, batch_shape: Any, _instance: Any = None) -> LowRankMultivariateNormal:
        shape = tt.Size(batch_shape) + self.event_shape
        return self._expand(
            LowRankMultivariateNormal, batch_shape, _instance,
            loc=self.loc.expand(shape),
            cov_diag=self.cov_diag.expand(shape),
            cov_factor=self.cov_factor.expand(shape + self.cov_factor.shape[-1:]),
            _unbroadcasted_cov_factor=self._unbroadcasted_cov_factor,
            _unbroadcasted_cov_diag=self._unbroadcasted_cov_diag,
            _capacitance_tril=self._capacitance_tril,
        )  # fmt: skip

    @property
    def mean(self) -> tt.Tensor:
        return self.loc

    @property
    def mode(self) -> tt.Tensor:
        return self.loc

    @lazy_property
    def variance(self) -> tt.Tensor:
        own = self._unbroadcasted_cov_factor.pow(2).sum(-1) + self._unbroadcasted_cov_diag
        return own.expand(self._batch_shape + self._event_shape)

    def _matrix(self, own: tt.Tensor) -> tt.Tensor:
        return own.expand(self._batch_shape + self._event_shape + self._event_shape)

    @lazy_property
    def scale_tril(self) -> tt.Tensor:
        """The Cholesky factor of the covariance matrix."""
        # Of W W.T + D = sqrt(D) (V V.T + I) sqrt(D), with V = W / sqrt(D): the matrix in the middle is well conditioned.
        root = self._unbroadcasted_cov_diag.sqrt().unsqueeze(-1)
        v = self._unbroadcasted_cov_factor / root
        return self._matrix(root * tt.linalg.cholesky(_plus_identity(tt.matmul(v, v.mT))))

    @lazy_property
    def covariance_matrix(self) -> tt.Tensor:
        """The covariance matrix, `(..., n, n)`."""
        W = self._unbroadcasted_cov_factor
        return self._matrix(tt.matmul(W, W.mT) + tt.diag_embed(self._unbroadcasted_cov_diag))

    @lazy_property
    def precision_matrix(self) -> tt.Tensor:
        """The inverse of the covariance matrix, by the Woodbury identity."""
        thin = self._unbroadcasted_cov_factor.mT / self._unbroadcasted_cov_diag.unsqueeze(-2)
        A = tt.linalg.solve_triangular(self._capacitance_tril, thin, upper=False)
        return self._matrix(tt.diag_embed(self._unbroadcasted_cov_diag.reciprocal()) - A.mT @ A)

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        shape = self._extended_shape(sample_shape)
        made = {"dtype": self.loc.dtype, "device": self.loc.device}
        eps_factor = _standard_normal(shape[:-1] + self.cov_factor.shape[-1:], **made)
        eps_diag = _standard_normal(shape, **made)
        return (
            self.loc
            + _batch_mv(self._unbroadcasted_cov_factor, eps_factor)
            + self._unbroadcasted_cov_diag.sqrt() * eps_diag
        )

    def _log_det(self) -> tt.Tensor:
        return _batch_lowrank_logdet(
            self._unbroadcasted_cov_factor, self._unbroadcasted_cov_diag, self._capacitance_tril
        )

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        squared_distance = _batch_lowrank_mahalanobis(
            self._unbroadcasted_cov_factor, self._unbroadcasted_cov_diag, value - self.loc, self._capacitance_tril
        )
        return -0.5 * (self._event_shape[0] * math.log(2 * math.pi) + self._log_det() + squared_distance)

    def entropy(self) -> tt.Tensor:
        entropy = 0.5 * (self._event_shape[0] * (1.0 + math.log(2 * math.pi)) + self._log_det())
        return entropy.expand(self._batch_shape) if self._batch_shape else entropy
