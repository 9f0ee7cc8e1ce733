"""Transforms: differentiable changes of variables, with inverse and log |det J|.

A transform from `domain` to `codomain` says how its derivative changes a density. With `cache_size=1` it remembers its last
pair, so that the inverse of a value that it has just computed is exactly what went in.

Mirrors torch/distributions/transforms.py.
"""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import tinytensor as tt
from tinytensor.distributions import constraints
from tinytensor.distributions.distribution import Distribution
from tinytensor.distributions.utils import (
    _sum_rightmost,
    broadcast_all,
    is_number,
    lazy_property,
    tril_matrix_to_vec,
    vec_to_tril_matrix,
)
from tinytensor.nn import functional as F

__all__ = [
    "AbsTransform", "AffineTransform", "CatTransform", "ComposeTransform", "CorrCholeskyTransform",
    "CumulativeDistributionTransform", "ExpTransform", "IndependentTransform", "LowerCholeskyTransform",
    "PositiveDefiniteTransform", "PowerTransform", "ReshapeTransform", "SigmoidTransform", "SoftmaxTransform",
    "SoftplusTransform", "StackTransform", "StickBreakingTransform", "TanhTransform", "Transform", "identity_transform",
]  # fmt: skip

_FEW_DIMENSIONS = "Too few dimensions on input"
Shape = Any


class Transform:
    """The base of all transforms. A subclass has `_call` and `log_abs_det_jacobian`, and `_inverse` where it is bijective.

    cache_size   1: the last pair (x, y) is remembered; 0: nothing is

    Where a transform is not bijective, `t.inv` is a right inverse: t(t.inv(t(x))) is t(x).

        >>> t = tt.distributions.ExpTransform()
        >>> y = t(tt.tensor([0.0, 1.0]))
        >>> y, t.inv(y), t.log_abs_det_jacobian(tt.tensor([0.0, 1.0]), y)
        (tensor([1.0000, 2.7183]), tensor([0., 1.]), tensor([0., 1.]))
    """

    bijective: Any = False
    domain: Any
    codomain: Any

    def __init__(self, cache_size: int = 0) -> None:
        self._cache_size = cache_size
        self._inv: Transform | None = None
        if cache_size == 1:
            self._cached_x_y: tuple[Any, Any] = (None, None)
        elif cache_size != 0:
            raise ValueError("cache_size must be 0 or 1")
        super().__init__()

    def __getstate__(self) -> dict[str, Any]:
        # The inverse points back here; it is made again when somebody asks for it.
        return {**self.__dict__, "_inv": None}

    @property
    def event_dim(self) -> int:
        """How many of the last dimensions are one value, where that is the same before and after. ValueError otherwise."""
        if self.domain.event_dim == self.codomain.event_dim:
            return self.domain.event_dim
        raise ValueError("Please use either .domain.event_dim or .codomain.event_dim")

    @property
    def inv(self) -> Transform:
        """The inverse, a transform whose own inverse is this one."""
        if self._inv is None:
            self._inv = _InverseTransform(self)
        return self._inv

    @property
    def sign(self) -> Any:
        """The sign of the derivative, 1 or -1 (or a tensor of them), where it is the same everywhere."""
        raise NotImplementedError

    def with_cache(self, cache_size: int = 1) -> Transform:
        """The same transform with another `cache_size`."""
        if self._cache_size == cache_size:
            return self
        return self._with_cache(cache_size)

    def _with_cache(self, cache_size: int) -> Transform:
        if type(self).__init__ is Transform.__init__:
            return type(self)(cache_size=cache_size)
        raise NotImplementedError(f"{type(self)}.with_cache is not implemented")

    def __eq__(self, other: object) -> bool:
        return self is other

    def __ne__(self, other: object) -> bool:
        return not self.__eq__(other)

    __hash__ = None  # type: ignore[assignment]  # as in every class with an `__eq__` of its own

    def __call__(self, x: tt.Tensor) -> tt.Tensor:
        """The transform of x."""
        if self._cache_size == 0:
            return self._call(x)
        x_old, y_old = self._cached_x_y
        if x is x_old:
            return y_old
        y = self._call(x)
        self._cached_x_y = (x, y)
        return y

    def _inv_call(self, y: tt.Tensor) -> tt.Tensor:
        if self._cache_size == 0:
            return self._inverse(y)
        x_old, y_old = self._cached_x_y
        if y is y_old:
            return x_old
        x = self._inverse(y)
        self._cached_x_y = (x, y)
        return x

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        raise NotImplementedError

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        raise NotImplementedError

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        """log |dy/dx| for a pair x, y = t(x): one number for each value, so without the event dimensions."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return self.__class__.__name__ + "()"

    def forward_shape(self, shape: Shape) -> Shape:
        """The shape of t(x) for an x of this shape."""
        return shape

    def inverse_shape(self, shape: Shape) -> Shape:
        """The shape of t.inv(y) for a y of this shape."""
        return shape


class _InverseTransform(Transform):
    """A transform the other way round. It keeps no cache: it uses that of the transform."""

    _inv: Transform

    def __init__(self, transform: Transform) -> None:
        super().__init__(cache_size=transform._cache_size)
        self._inv = transform

    @constraints.dependent_property(is_discrete=False)
    def domain(self) -> Any:
        return self._inv.codomain

    @constraints.dependent_property(is_discrete=False)
    def codomain(self) -> Any:
        return self._inv.domain

    @property
    def bijective(self) -> bool:
        return self._inv.bijective

    @property
    def sign(self) -> Any:
        return self._inv.sign

    @property
    def inv(self) -> Transform:
        return self._inv

    def with_cache(self, cache_size: int = 1) -> Transform:
        return self._inv.with_cache(cache_size).inv

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _InverseTransform) and self._inv == other._inv

    def __repr__(self) -> str:
        return f"{self.__class__.__name__}({self._inv!r})"

    def __call__(self, x: tt.Tensor) -> tt.Tensor:
        return self._inv._inv_call(x)

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        return -self._inv.log_abs_det_jacobian(y, x)

    def forward_shape(self, shape: Shape) -> Shape:
        return self._inv.inverse_shape(shape)

    def inverse_shape(self, shape: Shape) -> Shape:
        return self._inv.forward_shape(shape)


def _with_event_dim(constraint: Any, event_dim: int, name: str) -> Any:
    """The constraint with batch dimensions counted as event dimensions, so that it has `event_dim` of them."""
    if event_dim < constraint.event_dim:
        raise AssertionError(f"event_dim {event_dim} must be >= {name}.event_dim {constraint.event_dim}")
    if event_dim > constraint.event_dim:
        return constraints.independent(constraint, event_dim - constraint.event_dim)
    return constraint


class ComposeTransform(Transform):
    """Several transforms one after the other.

    parts        list of transforms, the first one is applied first
    cache_size   1: each part gets a cache

        >>> D = tt.distributions
        >>> t = D.ComposeTransform([D.ExpTransform(), D.AffineTransform(1.0, 2.0)])
        >>> t(tt.zeros(2)), t.inv(tt.tensor([3.0]))
        (tensor([3., 3.]), tensor([0.]))
    """

    def __init__(self, parts: list[Transform], cache_size: int = 0) -> None:
        if cache_size:
            parts = [part.with_cache(cache_size) for part in parts]
        super().__init__(cache_size=cache_size)
        self.parts = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ComposeTransform) and self.parts == other.parts

    # A part may take more event dimensions than the ones before it leave. Then these have batch dimensions that it counts as
    # event dimensions. How many, is seen by walking from the other end.

    @constraints.dependent_property(is_discrete=False)
    def domain(self) -> Any:
        """That of the first part, with as many event dimensions as the later ones need."""
        if not self.parts:
            return constraints.real
        event_dim = self.parts[-1].codomain.event_dim
        for part in reversed(self.parts):
            event_dim += part.domain.event_dim - part.codomain.event_dim
            event_dim = max(event_dim, part.domain.event_dim)
        return _with_event_dim(self.parts[0].domain, event_dim, "domain")

    @constraints.dependent_property(is_discrete=False)
    def codomain(self) -> Any:
        """That of the last part, with as many event dimensions as the earlier ones leave."""
        if not self.parts:
            return constraints.real
        event_dim = self.parts[0].domain.event_dim
        for part in self.parts:
            event_dim += part.codomain.event_dim - part.domain.event_dim
            event_dim = max(event_dim, part.codomain.event_dim)
        return _with_event_dim(self.parts[-1].codomain, event_dim, "codomain")

    @lazy_property
    def bijective(self) -> bool:
        """Whether all parts are."""
        return all(part.bijective for part in self.parts)

    @lazy_property
    def sign(self) -> Any:
        """The product of the parts' signs."""
        return functools.reduce(operator.mul, (part.sign for part in self.parts), 1)

    @property
    def inv(self) -> Transform:
        """The inverses of the parts, from the last to the first."""
        if self._inv is None:
            self._inv = ComposeTransform([part.inv for part in reversed(self.parts)])
            self._inv._inv = self
        return self._inv

    def _with_cache(self, cache_size: int) -> Transform:
        return ComposeTransform(self.parts, cache_size=cache_size)

    def __call__(self, x: tt.Tensor) -> tt.Tensor:
        for part in self.parts:
            x = part(x)
        return x

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        """The sum of the parts' numbers."""
        if not self.parts:
            return tt.zeros_like(x)
        between = [x]
        for part in self.parts[:-1]:
            between.append(part(between[-1]))
        between.append(y)
        terms = []
        event_dim = self.domain.event_dim
        for part, before, after in zip(self.parts, between[:-1], between[1:], strict=True):
            term = part.log_abs_det_jacobian(before, after)
            terms.append(_sum_rightmost(term, event_dim - part.domain.event_dim))
            event_dim += part.codomain.event_dim - part.domain.event_dim
        return functools.reduce(operator.add, terms)

    def forward_shape(self, shape: Shape) -> Shape:
        """The shape after all parts."""
        for part in self.parts:
            shape = part.forward_shape(shape)
        return shape

    def inverse_shape(self, shape: Shape) -> Shape:
        """The shape before all parts."""
        for part in reversed(self.parts):
            shape = part.inverse_shape(shape)
        return shape

    def __repr__(self) -> str:
        return f"{self.__class__.__name__}(\n    " + ",\n    ".join(map(repr, self.parts)) + "\n)"


identity_transform = ComposeTransform([])


class IndependentTransform(Transform):
    """Another transform with batch dimensions counted as event dimensions: its log |det J| is summed over them.

    base_transform               the transform
    reinterpreted_batch_ndims    how many dimensions more an event has

        >>> D = tt.distributions
        >>> t = D.IndependentTransform(D.ExpTransform(), 1)
        >>> t.log_abs_det_jacobian(tt.ones(3), t(tt.ones(3)))
        tensor(3.)
    """

    def __init__(self, base_transform: Transform, reinterpreted_batch_ndims: int, cache_size: int = 0) -> None:
        super().__init__(cache_size=cache_size)
        self.base_transform = base_transform.with_cache(cache_size)
        self.reinterpreted_batch_ndims = reinterpreted_batch_ndims

    def _with_cache(self, cache_size: int) -> Transform:
        return IndependentTransform(self.base_transform, self.reinterpreted_batch_ndims, cache_size=cache_size)

    @constraints.dependent_property(is_discrete=False)
    def domain(self) -> Any:
        """That of the transform, of more dimensions."""
        return constraints.independent(self.base_transform.domain, self.reinterpreted_batch_ndims)

    @constraints.dependent_property(is_discrete=False)
    def codomain(self) -> Any:
        """That of the transform, of more dimensions."""
        return constraints.independent(self.base_transform.codomain, self.reinterpreted_batch_ndims)

    @property
    def bijective(self) -> bool:
        """Whether the transform is."""
        return self.base_transform.bijective

    @property
    def sign(self) -> Any:
        """The transform's sign."""
        return self.base_transform.sign

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        if x.dim() < self.domain.event_dim:
            raise ValueError(_FEW_DIMENSIONS)
        return self.base_transform(x)

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        if y.dim() < self.codomain.event_dim:
            raise ValueError(_FEW_DIMENSIONS)
        return self.base_transform.inv(y)

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        """The transform's numbers, summed over the dimensions."""
        return _sum_rightmost(self.base_transform.log_abs_det_jacobian(x, y), self.reinterpreted_batch_ndims)

    def __repr__(self) -> str:
        return f"{self.__class__.__name__}({self.base_transform!r}, {self.reinterpreted_batch_ndims})"

    def forward_shape(self, shape: Shape) -> Shape:
        """The transform's."""
        return self.base_transform.forward_shape(shape)

    def inverse_shape(self, shape: Shape) -> Shape:
        """The transform's."""
        return self.base_transform.inverse_shape(shape)


class ReshapeTransform(Transform):
    """The last dimensions, of shape `in_shape`, in the shape `out_shape`. Raises ValueError if the sizes differ.

    >>> t = tt.distributions.ReshapeTransform((2, 2), (4,))
    >>> t(tt.zeros(3, 2, 2)).shape
    torch.Size([3, 4])
    """

    bijective = True

    def __init__(self, in_shape: Shape, out_shape: Shape, cache_size: int = 0) -> None:
        self.in_shape = tt.Size(in_shape)
        self.out_shape = tt.Size(out_shape)
        if self.in_shape.numel() != self.out_shape.numel():
            raise ValueError("in_shape, out_shape have different numbers of elements")
        super().__init__(cache_size=cache_size)

    @constraints.dependent_property
    def domain(self) -> Any:
        """Numbers of the shape `in_shape`."""
        return constraints.independent(constraints.real, len(self.in_shape))

    @constraints.dependent_property
    def codomain(self) -> Any:
        """Numbers of the shape `out_shape`."""
        return constraints.independent(constraints.real, len(self.out_shape))

    def _with_cache(self, cache_size: int) -> Transform:
        return ReshapeTransform(self.in_shape, self.out_shape, cache_size=cache_size)

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        return x.reshape(x.shape[: x.dim() - len(self.in_shape)] + self.out_shape)

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        return y.reshape(y.shape[: y.dim() - len(self.out_shape)] + self.in_shape)

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        """Zeros of the batch shape."""
        return x.new_zeros(x.shape[: x.dim() - len(self.in_shape)])

    def forward_shape(self, shape: Shape) -> Shape:
        """The shape with `out_shape` in place of `in_shape`; ValueError if it does not end in that."""
        return _replace_end(shape, self.in_shape, self.out_shape)

    def inverse_shape(self, shape: Shape) -> Shape:
        """The shape with `in_shape` in place of `out_shape`; ValueError if it does not end in that."""
        return _replace_end(shape, self.out_shape, self.in_shape)


def _replace_end(shape: Shape, old: tt.Size, new: tt.Size) -> Shape:
    if len(shape) < len(old):
        raise ValueError(_FEW_DIMENSIONS)
    cut = len(shape) - len(old)
    if shape[cut:] != old:
        raise ValueError(f"Shape mismatch: expected {shape[cut:]} but got {old}")
    return shape[:cut] + new


# ---- element by element ----------------------------------------------------------------------------------------------


class _WithoutParameters(Transform):
    """A transform that nothing but its class says all about: all its objects are equal."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self))


class ExpTransform(_WithoutParameters):
    """y = exp(x).

    >>> tt.distributions.ExpTransform()(tt.zeros(1))
    tensor([1.])
    """

    domain = constraints.real
    codomain = constraints.positive
    bijective = True
    sign = +1

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        return x.exp()

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        return y.log()

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        """x."""
        return x


class PowerTransform(Transform):
    """y = x ** exponent, for positive x; exponent is a number or a tensor.

    >>> tt.distributions.PowerTransform(2.0)(tt.tensor([3.0]))
    tensor([9.])
    """

    domain = constraints.positive
    codomain = constraints.positive
    bijective = True

    def __init__(self, exponent: Any, cache_size: int = 0) -> None:
        super().__init__(cache_size=cache_size)
        (self.exponent,) = broadcast_all(exponent)

    def _with_cache(self, cache_size: int) -> Transform:
        return PowerTransform(self.exponent, cache_size=cache_size)

    @lazy_property
    def sign(self) -> Any:
        """The sign of the exponent."""
        return self.exponent.sign()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PowerTransform) and self.exponent.eq(other.exponent).all().item()

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        return x.pow(self.exponent)

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        return y.pow(1 / self.exponent)

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        """log |exponent y / x|."""
        return (self.exponent * y / x).abs().log()

    def forward_shape(self, shape: Shape) -> Shape:
        """Joined with the exponent's."""
        return tt.broadcast_shapes(shape, self.exponent.shape)

    def inverse_shape(self, shape: Shape) -> Shape:
        """Joined with the exponent's."""
        return tt.broadcast_shapes(shape, self.exponent.shape)


def _inside_unit_interval(y: tt.Tensor) -> tt.Tensor:
    """Moved away from 0 and 1, as far as the dtype's resolution asks for."""
    finfo = tt.finfo(y.dtype)
    return tt.clamp(y, min=finfo.tiny, max=1.0 - finfo.eps)


def _clipped_sigmoid(x: tt.Tensor) -> tt.Tensor:
    return _inside_unit_interval(tt.sigmoid(x))


class SigmoidTransform(_WithoutParameters):
    """y = 1 / (1 + exp(-x)), never exactly 0 or 1.

    >>> tt.distributions.SigmoidTransform()(tt.zeros(1))
    tensor([0.5000])
    """

    domain = constraints.real
    codomain = constraints.unit_interval
    bijective = True
    sign = +1

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        return _clipped_sigmoid(x)

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        y = _inside_unit_interval(y)
        return y.log() - (-y).log1p()

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        """log y + log (1 - y), made of x."""
        return -F.softplus(-x) - F.softplus(x)


class SoftplusTransform(_WithoutParameters):
    """y = log(1 + exp(x)); from 20 on y = x, as in F.softplus.

    >>> tt.distributions.SoftplusTransform()(tt.zeros(1))
    tensor([0.6931])
    """

    domain = constraints.real
    codomain = constraints.positive
    bijective = True
    sign = +1

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        return F.softplus(x)

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        return (-y).expm1().neg().log() + y

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        """log sigmoid(x)."""
        return -F.softplus(-x)


class TanhTransform(_WithoutParameters):
    """y = tanh(x). The inverse of y near 1 or -1 is inexact or infinite; a cache helps.

    >>> tt.distributions.TanhTransform()(tt.ones(1))
    tensor([0.7616])
    """

    domain = constraints.real
    codomain = constraints.interval(-1.0, 1.0)
    bijective = True
    sign = +1

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        return x.tanh()

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        return tt.atanh(y)

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        """log (1 - y**2), made of x: for large |x| the difference would be 0."""
        return 2.0 * (math.log(2.0) - x - F.softplus(-2.0 * x))


class AbsTransform(_WithoutParameters):
    """y = |x|. Its inverse takes the positive one of the two.

    >>> tt.distributions.AbsTransform()(tt.tensor([-1.0]))
    tensor([1.])
    """

    domain = constraints.real
    codomain = constraints.positive

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        return x.abs()

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        return y


def _equal(a: Any, b: Any) -> bool:
    """Whether two numbers or tensors are equal."""
    return a == b if is_number(a) and is_number(b) else (a == b).all().item()


class AffineTransform(Transform):
    """y = loc + scale * x.

    loc, scale   numbers or tensors
    event_dim    how many of the last dimensions are one value: log |det J| is summed over them

        >>> tt.distributions.AffineTransform(1.0, 2.0)(tt.tensor([3.0]))
        tensor([7.])
    """

    bijective = True

    def __init__(self, loc: Any, scale: Any, event_dim: int = 0, cache_size: int = 0) -> None:
        super().__init__(cache_size=cache_size)
        self.loc = loc
        self.scale = scale
        self._event_dim = event_dim

    @property
    def event_dim(self) -> int:
        """As it was given."""
        return self._event_dim

    def _values(self) -> Any:
        return constraints.independent(constraints.real, self.event_dim) if self.event_dim else constraints.real

    @constraints.dependent_property(is_discrete=False)
    def domain(self) -> Any:
        """Numbers, or tensors of `event_dim` dimensions."""
        return self._values()

    @constraints.dependent_property(is_discrete=False)
    def codomain(self) -> Any:
        """Numbers, or tensors of `event_dim` dimensions."""
        return self._values()

    def _with_cache(self, cache_size: int) -> Transform:
        return AffineTransform(self.loc, self.scale, self.event_dim, cache_size=cache_size)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AffineTransform) and _equal(self.loc, other.loc) and _equal(self.scale, other.scale)

    @property
    def sign(self) -> Any:
        """The sign of the scale."""
        if is_number(self.scale):
            return (self.scale > 0) - (self.scale < 0)
        return self.scale.sign()

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        return self.loc + self.scale * x

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        return (y - self.loc) / self.scale

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        """log |scale|, summed over the event dimensions."""
        shape = x.shape
        result = tt.full_like(x, math.log(abs(self.scale))) if is_number(self.scale) else tt.abs(self.scale).log()
        if self.event_dim:
            result = result.view((*result.shape[: -self.event_dim], -1)).sum(-1)
            shape = shape[: -self.event_dim]
        return result.expand(shape)

    def _joined(self, shape: Shape) -> Shape:
        return tt.broadcast_shapes(shape, getattr(self.loc, "shape", ()), getattr(self.scale, "shape", ()))

    def forward_shape(self, shape: Shape) -> Shape:
        """Joined with those of loc and scale."""
        return self._joined(shape)

    def inverse_shape(self, shape: Shape) -> Shape:
        """Joined with those of loc and scale."""
        return self._joined(shape)


# ---- vectors and matrices --------------------------------------------------------------------------------------------


def _at_least(shape: Shape, dims: int) -> Shape:
    if len(shape) < dims:
        raise ValueError(_FEW_DIMENSIONS)
    return shape


class CorrCholeskyTransform(Transform):
    """Vectors of n (n - 1) / 2 numbers become n x n Cholesky factors of correlation matrices.

    Each number, squeezed into (-1, 1), is a partial correlation: the share of what the entries before it in its row have left
    of the row's length 1. The diagonal takes the rest.

        >>> t = tt.distributions.CorrCholeskyTransform()
        >>> t(tt.zeros(1))
        tensor([[1., 0.],
                [0., 1.]])
    """

    domain = constraints.real_vector
    codomain = constraints.corr_cholesky
    bijective = True

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        x = tt.tanh(x)
        eps = tt.finfo(x.dtype).eps
        r = vec_to_tril_matrix(x.clamp(min=-1 + eps, max=1 - eps), diag=-1)
        left = (1 - r**2).sqrt().cumprod(-1)
        r = r + tt.eye(r.shape[-1], dtype=r.dtype, device=r.device)
        return r * F.pad(left[..., :-1], [1, 0], value=1)

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        left = F.pad((1 - tt.cumsum(y * y, dim=-1))[..., :-1], [1, 0], value=1)
        t = tril_matrix_to_vec(y, diag=-1) / tril_matrix_to_vec(left, diag=-1).sqrt()
        return (t.log1p() - t.neg().log1p()) / 2  # atanh

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor, intermediates: Any = None) -> tt.Tensor:
        """One number for each vector."""
        # Column after column a partial correlation is scaled by the root of what is left of its row; the diagonal number -2
        # leaves out what takes the whole. The rest is the derivative of tanh.
        left = tril_matrix_to_vec(1 - (y * y).cumsum(dim=-1), diag=-2)
        stick_breaking = 0.5 * left.log().sum(-1)
        tanh = -2 * (x + F.softplus(-2 * x) - math.log(2.0)).sum(dim=-1)
        return stick_breaking + tanh

    def forward_shape(self, shape: Shape) -> Shape:
        """(..., n (n - 1) / 2) becomes (..., n, n)."""
        size = _at_least(shape, 1)[-1]
        n = round((0.25 + 2 * size) ** 0.5 + 0.5)
        if n * (n - 1) // 2 != size:
            raise ValueError("Input is not a flattened lower-diagonal number")
        return shape[:-1] + (n, n)  # noqa: RUF005  # a Size stays one

    def inverse_shape(self, shape: Shape) -> Shape:
        """(..., n, n) becomes (..., n (n - 1) / 2)."""
        rows, n = _at_least(shape, 2)[-2:]
        if rows != n:
            raise ValueError("Input is not square")
        return shape[:-2] + (n * (n - 1) // 2,)  # noqa: RUF005  # a Size stays one


class SoftmaxTransform(_WithoutParameters):
    """y = exp(x), divided by its sum over the last dimension. Not bijective: a number added to all of x changes nothing.

    >>> tt.distributions.SoftmaxTransform()(tt.zeros(2))
    tensor([0.5000, 0.5000])
    """

    domain = constraints.real_vector
    codomain = constraints.simplex

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        weights = (x - x.max(-1, True)[0]).exp()
        return weights / weights.sum(-1, True)

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        return y.log()

    def forward_shape(self, shape: Shape) -> Shape:
        """The same; ValueError for the shape of a number."""
        return _at_least(shape, 1)

    def inverse_shape(self, shape: Shape) -> Shape:
        """The same; ValueError for the shape of a number."""
        return _at_least(shape, 1)


class StickBreakingTransform(_WithoutParameters):
    """n numbers become n + 1 probabilities: each says how large a part of the rest of a stick is broken off.

    Zeros give equal probabilities. Unlike the softmax this is bijective, which Hamiltonian Monte Carlo needs.

        >>> tt.distributions.StickBreakingTransform()(tt.zeros(1))
        tensor([0.5000, 0.5000])
    """

    domain = constraints.real_vector
    codomain = constraints.simplex
    bijective = True

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        part = _clipped_sigmoid(x - _pieces_left(x, x.shape[-1] + 1).log())
        return F.pad(part, [0, 1], value=1) * F.pad((1 - part).cumprod(-1), [1, 0], value=1)

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        but_last = y[..., :-1]
        # Where y sums to more than 1 after rounding, the rest would be negative.
        rest = tt.clamp(1 - but_last.cumsum(-1), min=tt.finfo(y.dtype).tiny)
        return but_last.log() - rest.log() + _pieces_left(but_last, y.shape[-1]).log()

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        """One number for each vector."""
        x = x - _pieces_left(x, x.shape[-1] + 1).log()
        return (-x + F.logsigmoid(x) + y[..., :-1].log()).sum(-1)

    def forward_shape(self, shape: Shape) -> Shape:
        """One more in the last dimension."""
        return _at_least(shape, 1)[:-1] + (shape[-1] + 1,)  # noqa: RUF005  # a Size stays one

    def inverse_shape(self, shape: Shape) -> Shape:
        """One less in the last dimension."""
        return _at_least(shape, 1)[:-1] + (shape[-1] - 1,)  # noqa: RUF005  # a Size stays one


def _pieces_left(x: tt.Tensor, pieces: int) -> tt.Tensor:
    """pieces - 1, pieces - 2, ...: after each break, how many pieces the rest is for."""
    return pieces - x.new_ones(x.shape[-1]).cumsum(-1)


class LowerCholeskyTransform(_WithoutParameters):
    """Square matrices become lower triangular ones with a positive diagonal, the exponential of what was there.

    >>> tt.distributions.LowerCholeskyTransform()(tt.zeros(2, 2))
    tensor([[1., 0.],
            [0., 1.]])
    """

    domain = constraints.independent(constraints.real, 2)
    codomain = constraints.lower_cholesky

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        return x.tril(-1) + x.diagonal(dim1=-2, dim2=-1).exp().diag_embed()

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        return y.tril(-1) + y.diagonal(dim1=-2, dim2=-1).log().diag_embed()


class PositiveDefiniteTransform(_WithoutParameters):
    """Square matrices become positive definite ones, by way of their Cholesky factors.

    >>> tt.distributions.PositiveDefiniteTransform()(tt.zeros(2, 2))
    tensor([[1., 0.],
            [0., 1.]])
    """

    domain = constraints.independent(constraints.real, 2)
    codomain = constraints.positive_definite

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        factor = LowerCholeskyTransform()(x)
        return factor @ factor.mT

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        return LowerCholeskyTransform().inv(tt.linalg.cholesky(y))


# ---- parts of a dimension --------------------------------------------------------------------------------------------


def _all_transforms(tseq: Sequence[Transform], cache_size: int) -> list[Transform]:
    if not all(isinstance(t, Transform) for t in tseq):
        raise AssertionError("All elements of tseq must be Transform instances")
    return [t.with_cache(cache_size) for t in tseq] if cache_size else list(tseq)


class CatTransform(Transform):
    """Several transforms, each for a slice of the dimension `dim`, as tt.cat would join their results.

    tseq      the transforms
    dim       the dimension
    lengths   the sizes of the slices; 1 each where it is not given

        >>> D = tt.distributions
        >>> D.CatTransform([D.ExpTransform(), D.identity_transform], lengths=[1, 2])(tt.zeros(3))
        tensor([1., 0., 0.])
    """

    def __init__(
        self, tseq: Sequence[Transform], dim: int = 0, lengths: Sequence[int] | None = None, cache_size: int = 0
    ) -> None:
        self.transforms = _all_transforms(tseq, cache_size)
        super().__init__(cache_size=cache_size)
        self.lengths = [1] * len(self.transforms) if lengths is None else list(lengths)
        if len(self.lengths) != len(self.transforms):
            raise AssertionError(f"lengths ({len(self.lengths)}) must match transforms ({len(self.transforms)})")
        self.dim = dim

    @lazy_property
    def event_dim(self) -> int:
        """The largest of the transforms'."""
        return max(t.event_dim for t in self.transforms)

    @lazy_property
    def length(self) -> int:
        """The size of the dimension."""
        return sum(self.lengths)

    def _with_cache(self, cache_size: int) -> Transform:
        return CatTransform(self.transforms, self.dim, self.lengths, cache_size)

    def _check(self, x: tt.Tensor, dims_of: str = "tensor", size_of: str = "x") -> None:
        if not -x.dim() <= self.dim < x.dim():
            raise AssertionError(f"dim {self.dim} out of range for {dims_of} with {x.dim()} dimensions")
        if x.size(self.dim) != self.length:
            raise AssertionError(f"{size_of}.size({self.dim}) = {x.size(self.dim)} must equal length {self.length}")

    def _slices(self, x: tt.Tensor) -> Iterator[tt.Tensor]:
        start = 0
        for length in self.lengths:
            yield x.narrow(self.dim, start, length)
            start += length

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        self._check(x)
        return tt.cat([t(part) for t, part in zip(self.transforms, self._slices(x), strict=True)], dim=self.dim)

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        self._check(y, size_of="y")
        return tt.cat([t.inv(part) for t, part in zip(self.transforms, self._slices(y), strict=True)], dim=self.dim)

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        """The transforms' numbers joined, or summed where `dim` is an event dimension."""
        self._check(x, "x", "x")
        self._check(y, "y", "y")
        numbers = [
            _sum_rightmost(t.log_abs_det_jacobian(a, b), self.event_dim - t.event_dim)
            for t, a, b in zip(self.transforms, self._slices(x), self._slices(y), strict=True)
        ]
        # The dimension counted from the right, in what is left without the event dimensions.
        dim = (self.dim if self.dim < 0 else self.dim - x.dim()) + self.event_dim
        return tt.cat(numbers, dim=dim) if dim < 0 else functools.reduce(operator.add, numbers)

    @property
    def bijective(self) -> bool:
        """Whether all are."""
        return all(t.bijective for t in self.transforms)

    @constraints.dependent_property
    def domain(self) -> Any:
        """Those of the transforms, joined."""
        return constraints.cat([t.domain for t in self.transforms], self.dim, self.lengths)

    @constraints.dependent_property
    def codomain(self) -> Any:
        """Those of the transforms, joined."""
        return constraints.cat([t.codomain for t in self.transforms], self.dim, self.lengths)


class StackTransform(Transform):
    """Several transforms, number i for index i of the dimension `dim`, as tt.stack would join their results.

    >>> D = tt.distributions
    >>> D.StackTransform([D.ExpTransform(), D.identity_transform])(tt.zeros(2))
    tensor([1., 0.])
    """

    def __init__(self, tseq: Sequence[Transform], dim: int = 0, cache_size: int = 0) -> None:
        self.transforms = _all_transforms(tseq, cache_size)
        super().__init__(cache_size=cache_size)
        self.dim = dim

    def _with_cache(self, cache_size: int) -> Transform:
        return StackTransform(self.transforms, self.dim, cache_size)

    def _check(self, x: tt.Tensor, dims_of: str = "tensor", size_of: str = "x") -> None:
        if not -x.dim() <= self.dim < x.dim():
            raise AssertionError(f"dim {self.dim} out of range for {dims_of} with {x.dim()} dimensions")
        if x.size(self.dim) != len(self.transforms):
            raise AssertionError(
                f"{size_of}.size({self.dim}) = {x.size(self.dim)} must equal len(transforms) {len(self.transforms)}"
            )

    def _stack(self, apply: Callable[..., tt.Tensor], *tensors: tt.Tensor) -> tt.Tensor:
        parts = (x.unbind(self.dim) for x in tensors)
        return tt.stack([apply(*each) for each in zip(self.transforms, *parts, strict=True)], dim=self.dim)

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        self._check(x)
        return self._stack(lambda t, part: t(part), x)

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        self._check(y, size_of="y")
        return self._stack(lambda t, part: t.inv(part), y)

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        """The transforms' numbers, stacked."""
        self._check(x, "x", "x")
        self._check(y, "y", "y")
        return self._stack(lambda t, a, b: t.log_abs_det_jacobian(a, b), x, y)

    @property
    def bijective(self) -> bool:
        """Whether all are."""
        return all(t.bijective for t in self.transforms)

    @constraints.dependent_property
    def domain(self) -> Any:
        """Those of the transforms, stacked."""
        return constraints.stack([t.domain for t in self.transforms], self.dim)

    @constraints.dependent_property
    def codomain(self) -> Any:
        """Those of the transforms, stacked."""
        return constraints.stack([t.codomain for t in self.transforms], self.dim)


class CumulativeDistributionTransform(Transform):
    """y = distribution.cdf(x): draws of the distribution become uniform.

    >>> D = tt.distributions
    >>> D.CumulativeDistributionTransform(D.Normal(0.0, 1.0))(tt.zeros(1))
    tensor([0.5000])
    """

    bijective = True
    codomain = constraints.unit_interval
    sign = +1

    def __init__(self, distribution: Distribution, cache_size: int = 0) -> None:
        super().__init__(cache_size=cache_size)
        self.distribution = distribution

    @property
    def domain(self) -> Any:
        """The distribution's support."""
        return self.distribution.support

    def _call(self, x: tt.Tensor) -> tt.Tensor:
        return self.distribution.cdf(x)

    def _inverse(self, y: tt.Tensor) -> tt.Tensor:
        return self.distribution.icdf(y)

    def log_abs_det_jacobian(self, x: tt.Tensor, y: tt.Tensor) -> tt.Tensor:
        """The distribution's log_prob of x."""
        return self.distribution.log_prob(x)

    def _with_cache(self, cache_size: int) -> Transform:
        return CumulativeDistributionTransform(self.distribution, cache_size=cache_size)
