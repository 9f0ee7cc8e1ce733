"""MultivariateNormal: normal vectors.

Mirrors torch/distributions/multivariate_normal.py.
"""

from __future__ import annotations

import math
from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.utils import _standard_normal, lazy_property

__all__ = ["MultivariateNormal"]


def _batch_mv(bmat: tt.Tensor, bvec: tt.Tensor) -> tt.Tensor:
    """Matrices `(..., n, m)` times vectors `(..., m)`; batch dimensions are broadcast."""
    return tt.matmul(bmat, bvec.unsqueeze(-1)).squeeze(-1)


def _batch_mahalanobis(bL: tt.Tensor, bx: tt.Tensor) -> tt.Tensor:
    """x.T @ inv(L @ L.T) @ x for Cholesky factors L `(..., n, n)` and vectors x `(..., n)`: numbers of shape `(...)`.

    The batch shape of L may be smaller than that of x, in number and in sizes: then no copies of L are made, and all vectors
    of one L are solved together, as columns.
    """
    n = bx.size(-1)
    batch_shape, factors = bx.shape[:-1], bL.shape[:-2]
    outer = len(batch_shape) - len(factors)
    # Each batch dimension of x becomes a pair: how many of x there are for one L, and the size that L has.
    pairs: list[int] = []
    for own, all_ in zip(factors, batch_shape[outer:], strict=True):
        pairs += [all_ // own, own]
    last = outer + 2 * len(factors)
    repeats, owns = [*range(outer, last, 2)], [*range(outer + 1, last, 2)]
    order = [*range(outer), *repeats, *owns]
    x = bx.reshape((*batch_shape[:outer], *pairs, n)).permute([*order, last])

    flat_L = bL.reshape(-1, n, n)
    columns = x.reshape(-1, flat_L.size(0), n).permute(1, 2, 0)  # (factors, n, vectors of one factor)
    squares = tt.linalg.solve_triangular(flat_L, columns, upper=False).pow(2).sum(-2).t()

    back = sorted(range(last), key=order.__getitem__)
    return squares.reshape(x.shape[:-1]).permute(back).reshape(batch_shape)


def _precision_to_scale_tril(P: tt.Tensor) -> tt.Tensor:
    """The Cholesky factor of the inverse of P."""
    # A factor of P with its rows and columns reversed is, reversed again, upper times lower: its inverse is what is asked for.
    reversed_factor = tt.linalg.cholesky(tt.flip(P, (-2, -1)))
    inverse = tt.transpose(tt.flip(reversed_factor, (-2, -1)), -2, -1)
    identity = tt.eye(P.shape[-1], dtype=P.dtype, device=P.device)
    return tt.linalg.solve_triangular(inverse, identity, upper=False)


class MultivariateNormal(Distribution):
    """Normal vectors of n numbers with a covariance, given in one of three ways.

    loc                 means, of shape `(..., n)`
    covariance_matrix   positive definite, `(..., n, n)`
    precision_matrix    the inverse of the covariance matrix
    scale_tril          the lower Cholesky factor of the covariance matrix: the cheapest, all others are turned into it

    Raises ValueError for too few dimensions, or where not exactly one of the three is given.

        >>> d = tt.distributions.MultivariateNormal(tt.zeros(2), scale_tril=tt.tensor([[2.0, 0.0], [1.0, 1.0]]))
        >>> d.covariance_matrix
        tensor([[4., 2.],
                [2., 2.]])
    """

    arg_constraints = {  # noqa: RUF012
        "loc": constraints.real_vector,
        "covariance_matrix": constraints.positive_definite,
        "precision_matrix": constraints.positive_definite,
        "scale_tril": constraints.lower_cholesky,
    }
    support = constraints.real_vector
    has_rsample = True

    def __init__(
        self,
        loc: tt.Tensor,
        covariance_matrix: tt.Tensor | None = None,
        precision_matrix: tt.Tensor | None = None,
        scale_tril: tt.Tensor | None = None,
        validate_args: bool | None = None,
    ) -> None:
        if loc.dim() < 1:
            raise ValueError("loc must be at least one-dimensional.")
        ways = {
            "covariance_matrix": covariance_matrix,
            "precision_matrix": precision_matrix,
            "scale_tril": scale_tril,
        }
        given = [(name, matrix) for name, matrix in ways.items() if matrix is not None]
        if len(given) != 1:
            raise ValueError("Exactly one of covariance_matrix or precision_matrix or scale_tril may be specified.")
        ((name, matrix),) = given
        if matrix.dim() < 2:
            said = "scale_tril matrix" if name == "scale_tril" else name
            raise ValueError(f"{said} must be at least two-dimensional, with optional leading batch dimensions")
        batch_shape = tt.broadcast_shapes(matrix.shape[:-2], loc.shape[:-1])
        setattr(self, name, matrix.expand((*batch_shape, -1, -1)))
        self.loc = loc.expand((*batch_shape, -1))
        super().__init__(batch_shape, self.loc.shape[-1:], validate_args=validate_args)
        # Only now: a matrix that is not positive definite is refused as a parameter first.
        if name == "covariance_matrix":
            matrix = tt.linalg.cholesky(matrix)
        elif name == "precision_matrix":
            matrix = _precision_to_scale_tril(matrix)
        self._unbroadcasted_scale_tril = matrix

    def expand(self, batch_shape: Any, _instance: Any = None) -> MultivariateNormal:
        new = self._get_checked_instance(MultivariateNormal, _instance)
        shape = tt.Size(batch_shape) + self.event_shape
        new.loc = self.loc.expand(shape)
        new._unbroadcasted_scale_tril = self._unbroadcasted_scale_tril
        for name in ("covariance_matrix", "scale_tril", "precision_matrix"):
            if name in self.__dict__:
                setattr(new, name, self.__dict__[name].expand(shape + self.event_shape))
        return self._finish(new, tt.Size(batch_shape))

    def _matrix(self, own: tt.Tensor) -> tt.Tensor:
        return own.expand(self._batch_shape + self._event_shape + self._event_shape)

    @lazy_property
    def scale_tril(self) -> tt.Tensor:
        """The lower Cholesky factor of the covariance matrix."""
        return self._matrix(self._unbroadcasted_scale_tril)

    @lazy_property
    def covariance_matrix(self) -> tt.Tensor:
        """The covariance matrix."""
        return self._matrix(tt.matmul(self._unbroadcasted_scale_tril, self._unbroadcasted_scale_tril.mT))

    @lazy_property
    def precision_matrix(self) -> tt.Tensor:
        """The inverse of the covariance matrix."""
        return self._matrix(tt.cholesky_inverse(self._unbroadcasted_scale_tril))

    @property
    def mean(self) -> tt.Tensor:
        return self.loc

    @property
    def mode(self) -> tt.Tensor:
        return self.loc

    @property
    def variance(self) -> tt.Tensor:
        return self._unbroadcasted_scale_tril.pow(2).sum(-1).expand(self._batch_shape + self._event_shape)

    def rsample(self, sample_shape: Any = tt.Size()) -> tt.Tensor:  # noqa: B008
        shape = self._extended_shape(sample_shape)
        eps = _standard_normal(shape, dtype=self.loc.dtype, device=self.loc.device)
        return self.loc + _batch_mv(self._unbroadcasted_scale_tril, eps)

    def _half_log_det(self) -> tt.Tensor:
        """Half of the covariance's log-determinant."""
        return self._unbroadcasted_scale_tril.diagonal(dim1=-2, dim2=-1).log().sum(-1)

    def log_prob(self, value: tt.Tensor) -> tt.Tensor:
        if self._validate_args:
            self._validate_sample(value)
        squared_distance = _batch_mahalanobis(self._unbroadcasted_scale_tril, value - self.loc)
        return -0.5 * (self._event_shape[0] * math.log(2 * math.pi) + squared_distance) - self._half_log_det()

    def entropy(self) -> tt.Tensor:
        entropy = 0.5 * self._event_shape[0] * (1.0 + math.log(2 * math.pi)) + self._half_log_det()
        return entropy.expand(self._batch_shape) if self._batch_shape else entropy
