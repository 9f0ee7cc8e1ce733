"""Constraints: which values a parameter or a sample may have.

A constraint checks tensors element by element (or vector by vector, matrix by matrix, as its `event_dim` says) and gives a
bool for each. Those that need no bounds are objects (`positive`, `simplex`), the others classes (`interval(0, 1)`).

Mirrors torch/distributions/constraints.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import tinytensor as tt

__all__ = [
    "Constraint", "MixtureSameFamilyConstraint", "boolean", "cat", "corr_cholesky", "dependent", "dependent_property",
    "greater_than", "greater_than_eq", "half_open_interval", "independent", "integer_interval", "interval",
    "is_dependent", "less_than", "lower_cholesky", "lower_triangular", "multinomial", "nonnegative",
    "nonnegative_integer", "one_hot", "positive", "positive_definite", "positive_integer", "positive_semidefinite",
    "real", "real_vector", "simplex", "square", "stack", "symmetric", "unit_interval",
]  # fmt: skip


class Constraint:
    """The base of all constraints: a region of values.

    is_discrete   whether the region is made of single points, as the integers are
    event_dim     how many of the last dimensions are one value together: 0 for numbers, 1 for vectors, 2 for matrices

        >>> from tinytensor.distributions import constraints
        >>> constraints.positive.check(tt.tensor([-1.0, 1.0]))
        tensor([False,  True])
    """

    is_discrete: Any = False
    event_dim: Any = 0

    def check(self, value: tt.Tensor) -> tt.Tensor:
        """A bool tensor of `value`'s shape without its last `event_dim` dimensions: which values are in the region."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return self.__class__.__name__[1:] + "()"


class _Dependent(Constraint):
    """A region that depends on other variables, so that nothing can be checked before these are known."""

    def __init__(self, *, is_discrete: Any = NotImplemented, event_dim: Any = NotImplemented) -> None:
        self._is_discrete, self._event_dim = is_discrete, event_dim

    @property
    def is_discrete(self) -> bool:
        if self._is_discrete is NotImplemented:
            raise NotImplementedError(".is_discrete cannot be determined statically")
        return self._is_discrete

    @property
    def event_dim(self) -> int:
        if self._event_dim is NotImplemented:
            raise NotImplementedError(".event_dim cannot be determined statically")
        return self._event_dim

    def __call__(self, *, is_discrete: Any = NotImplemented, event_dim: Any = NotImplemented) -> _Dependent:
        """The same with these things known."""
        return _Dependent(
            is_discrete=self._is_discrete if is_discrete is NotImplemented else is_discrete,
            event_dim=self._event_dim if event_dim is NotImplemented else event_dim,
        )

    def check(self, x: tt.Tensor) -> tt.Tensor:
        raise ValueError("Cannot determine validity of dependent constraint")


def is_dependent(constraint: Any) -> bool:
    """Whether the region depends on other variables.

    >>> from tinytensor.distributions import Uniform, constraints
    >>> constraints.is_dependent(Uniform.support), constraints.is_dependent(Uniform(0, 1).support)
    (True, False)
    """
    return isinstance(constraint, _Dependent)


class _DependentProperty(property, _Dependent):
    """A property of an object, and of its class a dependent constraint: `Uniform(0, 1).support` and `Uniform.support`."""

    def __init__(
        self,
        fn: Callable[..., Any] | None = None,
        *,
        is_discrete: Any = NotImplemented,
        event_dim: Any = NotImplemented,
    ) -> None:
        super().__init__(fn)
        self._is_discrete, self._event_dim = is_discrete, event_dim

    def __call__(self, fn: Callable[..., Any]) -> _DependentProperty:  # type: ignore[override]
        """The decorator, after what is known has been said: `@dependent_property(event_dim=0)`."""
        return _DependentProperty(fn, is_discrete=self._is_discrete, event_dim=self._event_dim)


def _assert_constraint(base: Any) -> None:
    if not isinstance(base, Constraint):
        raise AssertionError(f"base_constraint must be a Constraint, got {type(base).__name__}")


class _IndependentConstraint(Constraint):
    """The last batch dimensions of another constraint counted as one value, which is right if all its parts are."""

    def __init__(self, base_constraint: Constraint, reinterpreted_batch_ndims: int) -> None:
        _assert_constraint(base_constraint)
        if not isinstance(reinterpreted_batch_ndims, int):
            raise AssertionError(
                f"reinterpreted_batch_ndims must be an int, got {type(reinterpreted_batch_ndims).__name__}"
            )
        if reinterpreted_batch_ndims < 0:
            raise AssertionError(f"reinterpreted_batch_ndims must be >= 0, got {reinterpreted_batch_ndims}")
        self.base_constraint = base_constraint
        self.reinterpreted_batch_ndims = reinterpreted_batch_ndims

    @property
    def is_discrete(self) -> bool:
        return self.base_constraint.is_discrete

    @property
    def event_dim(self) -> int:
        return self.base_constraint.event_dim + self.reinterpreted_batch_ndims

    def check(self, value: tt.Tensor) -> tt.Tensor:
        result = self.base_constraint.check(value)
        kept = result.dim() - self.reinterpreted_batch_ndims
        if kept < 0:
            raise ValueError(f"Expected value.dim() >= {self.event_dim} but got {value.dim()}")
        return result.reshape((*result.shape[:kept], -1)).all(-1)

    def __repr__(self) -> str:
        return f"{self.__class__.__name__[1:]}({self.base_constraint!r}, {self.reinterpreted_batch_ndims})"


class MixtureSameFamilyConstraint(Constraint):
    """The region of a mixture: a value is right if it is so for every component.

    The base constraint has one dimension more than a value, that of the components, to the left of the event dimensions.

        >>> from tinytensor.distributions import constraints
        >>> constraints.MixtureSameFamilyConstraint(constraints.positive).check(tt.tensor([1.0, -1.0]))
        tensor([ True, False])
    """

    def __init__(self, base_constraint: Constraint) -> None:
        _assert_constraint(base_constraint)
        self.base_constraint = base_constraint

    @property
    def is_discrete(self) -> bool:
        """That of the components."""
        return self.base_constraint.is_discrete

    @property
    def event_dim(self) -> int:
        """That of the components."""
        return self.base_constraint.event_dim

    def check(self, value: tt.Tensor) -> tt.Tensor:
        """A bool for each value."""
        result = self.base_constraint.check(value.unsqueeze(-1 - self.event_dim))
        kept = value.dim() - self.event_dim
        if kept < 0:
            raise ValueError(f"Expected value.dim() >= {self.event_dim} but got {value.dim()}")
        return result.reshape((*result.shape[:kept], -1)).all(-1)

    def __repr__(self) -> str:
        return f"{self.__class__.__name__}({self.base_constraint!r})"


# ---- numbers ---------------------------------------------------------------------------------------------------------


class _Boolean(Constraint):
    is_discrete = True

    def check(self, value: tt.Tensor) -> tt.Tensor:
        return (value == 0) | (value == 1)


class _Real(Constraint):
    """Everything but nan."""

    def check(self, value: tt.Tensor) -> tt.Tensor:
        return value == value


class _Bounded(Constraint):
    """A region with a bound or two, numbers or tensors."""

    def __repr__(self) -> str:
        bounds = ((name, vars(self)[name]) for name in ("lower_bound", "upper_bound") if name in vars(self))
        return f"{self.__class__.__name__[1:]}({', '.join(f'{name}={value}' for name, value in bounds)})"


class _From(_Bounded):
    def __init__(self, lower_bound: Any) -> None:
        self.lower_bound = lower_bound


class _UpTo(_Bounded):
    def __init__(self, upper_bound: Any) -> None:
        self.upper_bound = upper_bound


class _Between(_Bounded):
    def __init__(self, lower_bound: Any, upper_bound: Any) -> None:
        self.lower_bound, self.upper_bound = lower_bound, upper_bound


class _IntegerInterval(_Between):
    is_discrete = True

    def check(self, value: tt.Tensor) -> tt.Tensor:
        return (value % 1 == 0) & (self.lower_bound <= value) & (value <= self.upper_bound)


class _IntegerLessThan(_UpTo):
    is_discrete = True

    def check(self, value: tt.Tensor) -> tt.Tensor:
        return (value % 1 == 0) & (value <= self.upper_bound)


class _IntegerGreaterThan(_From):
    is_discrete = True

    def check(self, value: tt.Tensor) -> tt.Tensor:
        return (value % 1 == 0) & (value >= self.lower_bound)


class _GreaterThan(_From):
    def check(self, value: tt.Tensor) -> tt.Tensor:
        return self.lower_bound < value


class _GreaterThanEq(_From):
    def check(self, value: tt.Tensor) -> tt.Tensor:
        return self.lower_bound <= value


class _LessThan(_UpTo):
    def check(self, value: tt.Tensor) -> tt.Tensor:
        return value < self.upper_bound


class _Interval(_Between):
    def check(self, value: tt.Tensor) -> tt.Tensor:
        return (self.lower_bound <= value) & (value <= self.upper_bound)


class _HalfOpenInterval(_Between):
    """The lower bound is in, the upper one is not."""

    def check(self, value: tt.Tensor) -> tt.Tensor:
        return (self.lower_bound <= value) & (value < self.upper_bound)


# ---- vectors ---------------------------------------------------------------------------------------------------------


class _OneHot(Constraint):
    is_discrete = True
    event_dim = 1

    def check(self, value: tt.Tensor) -> tt.Tensor:
        return ((value == 0) | (value == 1)).all(-1) & value.sum(-1).eq(1)


class _Simplex(Constraint):
    """No number is negative, and the sum is 1."""

    event_dim = 1

    def check(self, value: tt.Tensor) -> tt.Tensor:
        return tt.all(value >= 0, dim=-1) & ((value.sum(-1) - 1).abs() < 1e-6)


class _Multinomial(Constraint):
    """Counts whose sum is `upper_bound` at most. (That it is exactly this is left open: `log_prob` takes smaller ones.)"""

    is_discrete = True
    event_dim = 1

    def __init__(self, upper_bound: Any) -> None:
        self.upper_bound = upper_bound

    def check(self, x: tt.Tensor) -> tt.Tensor:
        return (x >= 0).all(dim=-1) & (x.sum(dim=-1) <= self.upper_bound)


# ---- matrices --------------------------------------------------------------------------------------------------------


class _LowerTriangular(Constraint):
    event_dim = 2

    def check(self, value: tt.Tensor) -> tt.Tensor:
        return (value.tril() == value).view((*value.shape[:-2], -1)).min(-1)[0]


class _LowerCholesky(_LowerTriangular):
    """Lower triangular, with a positive diagonal."""

    def check(self, value: tt.Tensor) -> tt.Tensor:
        return super().check(value) & (value.diagonal(dim1=-2, dim2=-1) > 0).min(-1)[0]


class _CorrCholesky(_LowerCholesky):
    """The factor of a correlation matrix: its rows have length 1."""

    def check(self, value: tt.Tensor) -> tt.Tensor:
        tolerance = tt.finfo(value.dtype).eps * value.size(-1) * 10  # as much as rounding does to a row
        length = tt.linalg.norm(value.detach(), dim=-1)
        return super().check(value) & (length - 1.0).abs().le(tolerance).all(dim=-1)


class _Square(Constraint):
    event_dim = 2

    def check(self, value: tt.Tensor) -> tt.Tensor:
        return tt.full(
            size=value.shape[:-2], fill_value=value.shape[-2] == value.shape[-1], dtype=tt.bool, device=value.device
        )


class _Symmetric(_Square):
    def check(self, value: tt.Tensor) -> tt.Tensor:
        is_square = super().check(value)
        return tt.isclose(value, value.mT, atol=1e-6).all(-2).all(-1) if is_square.all() else is_square


class _PositiveSemidefinite(_Symmetric):
    def check(self, value: tt.Tensor) -> tt.Tensor:
        is_symmetric = super().check(value)
        return tt.linalg.eigvalsh(value).ge(0).all(-1) if is_symmetric.all() else is_symmetric


class _PositiveDefinite(_Symmetric):
    def check(self, value: tt.Tensor) -> tt.Tensor:
        is_symmetric = super().check(value)
        return tt.linalg.cholesky_ex(value).info.eq(0) if is_symmetric.all() else is_symmetric


# ---- parts -----------------------------------------------------------------------------------------------------------


class _Parts(Constraint):
    """Several constraints, each for a part of the dimension `dim`."""

    def __init__(self, cseq: Sequence[Constraint], dim: int = 0) -> None:
        if not all(isinstance(c, Constraint) for c in cseq):
            raise AssertionError("All elements of cseq must be Constraint instances")
        self.cseq = list(cseq)
        self.dim = dim

    @property
    def is_discrete(self) -> bool:
        return any(c.is_discrete for c in self.cseq)

    @property
    def event_dim(self) -> int:
        return max(c.event_dim for c in self.cseq)

    def _check_dim(self, value: tt.Tensor) -> None:
        if not -value.dim() <= self.dim < value.dim():
            raise AssertionError(f"dim {self.dim} out of range for value with {value.dim()} dimensions")


class _Cat(_Parts):
    """Part i is a slice of size `lengths[i]` of the dimension: what tt.cat would have joined."""

    def __init__(self, cseq: Sequence[Constraint], dim: int = 0, lengths: Sequence[int] | None = None) -> None:
        super().__init__(cseq, dim)
        self.lengths = [1] * len(self.cseq) if lengths is None else list(lengths)
        if len(self.lengths) != len(self.cseq):
            raise AssertionError(f"lengths ({len(self.lengths)}) must match cseq ({len(self.cseq)})")

    def check(self, value: tt.Tensor) -> tt.Tensor:
        self._check_dim(value)
        checks, start = [], 0
        for constraint, length in zip(self.cseq, self.lengths, strict=True):
            checks.append(constraint.check(value.narrow(self.dim, start, length)))
            start += length
        return tt.cat(checks, self.dim)


class _Stack(_Parts):
    """Part i is index i of the dimension: what tt.stack would have joined."""

    @property
    def event_dim(self) -> int:
        dim = super().event_dim
        return dim + 1 if self.dim + dim < 0 else dim

    def check(self, value: tt.Tensor) -> tt.Tensor:
        self._check_dim(value)
        parts = zip(value.unbind(self.dim), self.cseq, strict=False)
        return tt.stack([constraint.check(part) for part, constraint in parts], self.dim)


# ---- the public names ------------------------------------------------------------------------------------------------

dependent = _Dependent()
dependent_property = _DependentProperty
independent = _IndependentConstraint
boolean = _Boolean()
one_hot = _OneHot()
nonnegative_integer = _IntegerGreaterThan(0)
positive_integer = _IntegerGreaterThan(1)
integer_interval = _IntegerInterval
real = _Real()
real_vector = independent(real, 1)
positive = _GreaterThan(0.0)
nonnegative = _GreaterThanEq(0.0)
greater_than = _GreaterThan
greater_than_eq = _GreaterThanEq
less_than = _LessThan
multinomial = _Multinomial
unit_interval = _Interval(0.0, 1.0)
interval = _Interval
half_open_interval = _HalfOpenInterval
simplex = _Simplex()
lower_triangular = _LowerTriangular()
lower_cholesky = _LowerCholesky()
corr_cholesky = _CorrCholesky()
square = _Square()
symmetric = _Symmetric()
positive_semidefinite = _PositiveSemidefinite()
positive_definite = _PositiveDefinite()
cat = _Cat
stack = _Stack
