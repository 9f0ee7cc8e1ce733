"""Differences and sums of areas: diff, trapezoid, cumulative_trapezoid, gradient; vander.

Mirrors `diff` and `gradient` of aten/src/ATen/native/ReduceOps.cpp, Integration.cpp, and `vander` of
TensorFactories.cpp. All are compositions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import bool_, int64, uint8
from tinytensor.c10.wrap_dim import maybe_wrap_dim, wrap_dims

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Number = int | float | bool

# ---- diff ------------------------------------------------------------------------------------------------------------


def _check_like(self: Tensor, other: Tensor | None, dim: int) -> None:
    """What is put before or after has the same sizes but along `dim`."""
    if other is None:
        return
    ours, theirs = self.meta_.sizes, other.meta_.sizes
    check(len(ours) == len(theirs), "diff expects prepend or append to be the same dimension as input")
    for d, (size, given) in enumerate(zip(ours, theirs, strict=True)):
        check(
            size == given or d == dim,
            lambda: (
                "diff expects the shape of tensor to prepend or append to match that of input except along the "
                f"differencing dimension; input.size({d}) = {size}, but got tensor.size({d}) = {given}"  # noqa: B023
            ),
        )


# Note [Right operands first]
# The order in which views are made decides the order in which their gradients are added. PyTorch's binaries work out the
# operands of a binary operator from right to left.


def _pairs(self: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """All elements along `dim` but the first, and all but the last. See Note [Right operands first]."""
    length = self.meta_.sizes[dim]
    if length == 0:
        return self, self
    before = F.narrow(self, dim, 0, length - 1)
    return F.narrow(self, dim, 1, length - 1), before


def _difference(self: Tensor, n: int, dim: int) -> Tensor:
    if n == 0:
        return F.copy__default(F.zeros_like(self), self)
    for _ in range(min(n, self.meta_.sizes[dim])):
        after, before = _pairs(self, dim)
        self = F.logical_xor(after, before) if self.meta_.dtype is bool_ else F.sub(after, before)
    return self


def diff(self: Tensor, n: int, dim: int, prepend: Tensor | None, append: Tensor | None) -> Tensor:
    """The n-th differences of neighbours along `dim`; `prepend` and `append` go before and after first."""
    check(self.meta_.dim >= 1, "diff expects input to be at least one-dimensional")
    check(n >= 0, lambda: f"order must be non-negative but got {n}")
    if n == 0 and prepend is None and append is None:
        return _difference(self, 0, 0)  # any dimension will do, and nobody asks whether there is one
    wrapped = maybe_wrap_dim(dim, self.meta_.dim)
    _check_like(self, prepend, wrapped)
    _check_like(self, append, wrapped)
    return _difference(_between(self, n, wrapped, prepend, append), n, wrapped)


def _between(self: Tensor, n: int, dim: int, prepend: Tensor | None, append: Tensor | None) -> Tensor:
    if (prepend is None and append is None) or n == 0:
        return self
    return F.cat([part for part in (prepend, self, append) if part is not None], dim)


def diff_out(self: Tensor, n: int, dim: int, prepend: Tensor | None, append: Tensor | None, out: Tensor) -> Tensor:
    """The last difference is taken into `out`; of none, `out` is a copy and must be of the same dtype."""
    if n > 0 and self.meta_.dim > 0:
        wrapped = maybe_wrap_dim(dim, self.meta_.dim)
        _check_like(self, prepend, wrapped)
        _check_like(self, append, wrapped)
        values = _between(self, n, wrapped, prepend, append)
        check(
            values.meta_.sizes[wrapped] > 0,
            "start out of range (expected to be in range of [0, 0], but got 1)",
            IndexError,
        )
        steps = min(n, values.meta_.sizes[wrapped])
        if steps:
            after, before = _pairs(_difference(values, steps - 1, wrapped) if steps > 1 else values, wrapped)
            if values.meta_.dtype is bool_:
                return F.logical_xor_out(after, before, out)
            return F.sub_out(after, before, 1, out)
    result = diff(self, n, dim, prepend, append)
    sizes = tuple(result.meta_.sizes)
    if tuple(out.meta_.sizes) != sizes:
        F.resize_(out, sizes)
    check(
        out.meta_.dtype is result.meta_.dtype,
        lambda: f"expected scalar_type {result.meta_.dtype.cpp_name} but found {out.meta_.dtype.cpp_name}",
    )
    check(
        out.meta_.device is result.meta_.device,
        lambda: f"expected device {result.meta_.device} but found {out.meta_.device}",
    )
    return F.copy__default(out, result, False)


# ---- trapezoid -------------------------------------------------------------------------------------------------------


def _wrap(dim: int, self: Tensor) -> int:
    check(self.meta_.dim > 0, lambda: f"Dimension specified as {dim} but tensor has no dimensions", IndexError)
    return maybe_wrap_dim(dim, self.meta_.dim)


def _neighbours(self: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """All elements along `dim` but the last, and all but the first."""
    return F.slice(self, dim, 0, -1), F.slice(self, dim, 1, None)


def _zero_areas(y: Tensor, dim: int) -> Tensor:
    sizes = tuple(y.meta_.sizes)
    # Counted as a write, as zeros within a composition are in PyTorch.
    return F.zero__default(F.new_empty_default(y, sizes[:dim] + sizes[dim + 1 :]))


def _add_dims(x: Tensor, ndim: int) -> Tensor:
    """Dimensions of size 1 in front."""
    return F.view(x, (1,) * (ndim - x.meta_.dim) + tuple(x.meta_.sizes)) if x.meta_.dim < ndim else x


def _widths(name: str, y: Tensor, x: Tensor, dim: int) -> Tensor:
    """Distances of neighbouring sample points, ready to be multiplied with pairs of y."""
    if x.meta_.dim == 1:
        check(
            x.meta_.sizes[0] == y.meta_.sizes[_wrap(dim, y)],
            lambda: f"{name}: There must be one `x` value for each sample point",
        )
        sizes = [1] * y.meta_.dim
        sizes[dim] = x.meta_.sizes[0]
        x = F.view(x, sizes)
    else:
        x = _add_dims(x, y.meta_.dim)
    before, after = _neighbours(x, dim)
    return F.sub(after, before)


def trapezoid_x(y: Tensor, x: Tensor, dim: int) -> Tensor:
    """The integral of y along `dim` by the trapezoid rule, sampled at x."""
    wrapped = _wrap(maybe_wrap_dim(dim, y.meta_.dim), y)
    if y.meta_.sizes[wrapped] == 0:
        return _zero_areas(y, wrapped)
    check(
        y.meta_.dtype is not bool_ and x.meta_.dtype is not bool_,
        "trapezoid: received a bool input for `x` or `y`, but bool is not supported",
    )
    widths = _widths("trapezoid", y, x, wrapped)
    before, after = _neighbours(y, wrapped)
    return F.div_Scalar(F.sum(F.mul(F.add(before, after), widths), wrapped), 2.0)


def trapezoid_dx(y: Tensor, dx: Number, dim: int) -> Tensor:
    """The same, sampled every `dx`."""
    if y.meta_.sizes[_wrap(dim, y)] == 0:
        return _zero_areas(y, _wrap(dim, y))
    check(y.meta_.dtype is not bool_, "trapezoid: received a bool input for `y`, but bool is not supported")
    check(not isinstance(dx, bool), "trapezoid: Currently, we only support dx as a real number.")
    wrapped = _wrap(dim, y)
    # The sum of dx * (y[i] + y[i + 1]) / 2 has every element twice but the first and the last: dx * (sum - ends / 2).
    half_ends = F.mul_Scalar(F.add(F.select(y, wrapped, 0), F.select(y, wrapped, -1)), 0.5)
    return F.mul_Scalar(F.sub(F.sum(y, wrapped), half_ends), float(dx))


def trapz_x(y: Tensor, x: Tensor, dim: int) -> Tensor:
    return F.trapezoid_x(y, x, dim)


def trapz_dx(y: Tensor, dx: float, dim: int) -> Tensor:
    return F.trapezoid_dx(y, dx, dim)


def cumulative_trapezoid_x(y: Tensor, x: Tensor, dim: int) -> Tensor:
    """The integral up to each sample point but the first."""
    wrapped = maybe_wrap_dim(dim, y.meta_.dim)
    check(
        y.meta_.dtype is not bool_ and x.meta_.dtype is not bool_,
        "cumulative_trapezoid: received a bool input for `x` or `y`, but bool is not supported",
    )
    widths = _widths("cumulative_trapezoid", y, x, wrapped)
    before, after = _neighbours(y, wrapped)
    return F.div_Scalar(F.cumsum(F.mul(F.add(before, after), widths), wrapped), 2.0)


def cumulative_trapezoid_dx(y: Tensor, dx: Number, dim: int) -> Tensor:
    check(y.meta_.dtype is not bool_, "cumulative_trapezoid: received a bool input for `y`, but bool is not supported")
    check(not isinstance(dx, bool), "cumulative_trapezoid: Currently, we only support dx as a real number.")
    before, after = _neighbours(y, dim)
    return F.cumsum(F.mul_Scalar(F.add(before, after), float(dx) / 2.0), dim)


# ---- gradient --------------------------------------------------------------------------------------------------------


def _check_gradient(self: Tensor, spacings: int | None, has_dim: bool, edge_order: int, dims: Ints) -> None:
    check(self.meta_.dtype is not uint8, "torch.gradient does not support uint8 input.")
    if spacings is not None:
        wanted = len(dims) if has_dim else self.meta_.dim
        check(
            spacings == wanted,
            lambda: (
                "torch.gradient expected spacing to be unspecified, a scalar or it's spacing and dim arguments to "
                f"have the same length, but got a spacing argument of length {spacings} and a dim argument of length "
                f"{wanted}."
                if has_dim
                else "torch.gradient expected spacing to be unspecified, a scalar, or a list of length equal to "
                f"'self.dim() = {self.meta_.dim}', since dim argument was not given, but got a list of length {spacings}"
            ),
        )
    check(
        edge_order in (1, 2),
        "torch.gradient only supports edge_order=1 and edge_order=2.",
    )
    for dim in wrap_dims(dims, self.meta_.dim):
        check(
            self.meta_.sizes[dim] >= edge_order + 1,
            "torch.gradient expected each dimension size to be at least edge_order+1",
        )


Bounds = tuple[int, int | None]


class _Slices:
    """Slices of a tensor along one dimension. See Note [Right operands first]."""

    def __init__(self, tensor: Tensor, dim: int) -> None:
        self.tensor, self.dim = tensor, dim

    def __getitem__(self, bounds: Bounds) -> Tensor:
        return F.slice(self.tensor, self.dim, *bounds)

    def difference(self, one: Bounds, other: Bounds) -> Tensor:
        right = self[other]
        return F.sub(self[one], right)

    def products(self, weights: Sequence[Any], bounds: Sequence[Bounds]) -> list[Tensor]:
        """Each slice times its weight."""
        pairs = zip(weights[::-1], bounds[::-1], strict=True)
        return [F.mul_Scalar(self[b], w) if isinstance(w, float) else F.mul(w, self[b]) for w, b in pairs][::-1]

    def weighted(self, weights: Sequence[Any], bounds: Sequence[Bounds]) -> Tensor:
        first, second, third = self.products(weights, bounds)
        return F.add(F.add(first, second), third)


_FIRST: tuple[Bounds, ...] = ((0, 1), (1, 2), (2, 3))
_LAST: tuple[Bounds, ...] = ((-3, -2), (-2, -1), (-1, None))


def _with_step(self: Tensor, dim: int, step: Number, edge_order: int) -> Tensor:
    """Central differences inside, one-sided ones at both ends, between points h = `step` apart.

    (y[i + 1] - y[i - 1]) / 2h inside. At the start (y[1] - y[0]) / h, or for edge_order 2 the derivative of the parabola
    through three points, (-3/2 y[0] + 2 y[1] - 1/2 y[2]) / h; at the end the same mirrored.
    """
    at = _Slices(self, dim)
    center = F.div_Scalar(at.difference((2, None), (0, -2)), step)
    if edge_order == 1:
        start = F.div_Scalar(at.difference(_FIRST[1], _FIRST[0]), step)
        end = F.div_Scalar(at.difference(_LAST[2], _LAST[1]), step)
    else:
        a, b, c = at.products((-1.5, 2.0, 0.5), _FIRST)
        start = F.div_Scalar(F.sub(F.add(a, b), c), step)
        a, b, c = at.products((0.5, 2.0, 1.5), _LAST)
        end = F.div_Scalar(F.add(F.sub(a, b), c), step)
    return F.cat([start, F.div_Scalar(center, 2), end], dim)


def _with_points(self: Tensor, dim: int, points: Tensor, edge_order: int) -> Tensor:
    """The same between points at given places: derivatives of the parabolas through three neighbours."""
    at = _Slices(self, dim)
    # With l and r the distances to the left and the right neighbour, the parabola's derivative in the middle is
    #     a y[i - 1] + b y[i] + c y[i + 1],    a = -r / (l (l + r)),  b = (r - l) / (l r),  c = l / (r (l + r))
    steps = F.diff(points, 1, 0)
    left, right = F.slice(steps, 0, 0, -1), F.slice(steps, 0, 1)
    shape = [1] * self.meta_.dim
    shape[dim] = -1
    a = F.reshape(F.div(F.neg(right), F.mul(left, F.add(left, right))), shape)
    b = F.reshape(F.div(F.sub(right, left), F.mul(left, right)), shape)
    c = F.reshape(F.div(left, F.mul(right, F.add(left, right))), shape)
    center = at.weighted((a, b, c), ((0, -2), (1, -1), (2, None)))
    first, last = F.select(steps, 0, 0), F.select(steps, 0, -1)
    if edge_order == 1:
        start = F.div(at.difference(_FIRST[1], _FIRST[0]), first)
        end = F.div(at.difference(_LAST[2], _LAST[1]), last)
    else:
        start = at.weighted(_edge_weights(first, F.select(steps, 0, 1)), _FIRST)
        mirrored = _edge_weights(last, F.select(steps, 0, -2))
        end = at.weighted([F.neg(w) for w in mirrored[::-1]], _LAST)
    return F.cat([start, center, end], dim)


def _edge_weights(near: Tensor, far: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """The weights of the three points at an end, in the derivative at the outermost point, from it inwards.

    With n the distance to the next point and f from there to the third: -(2n + f) / (n (n + f)), (n + f) / (n f),
    -n / (f (n + f)). At the other end the direction is turned round, and with it the signs.
    """
    both = F.add(near, far)
    return (
        F.div(F.neg(F.add(F.mul_Scalar(near, 2.0), far)), F.mul(near, both)),
        F.div(both, F.mul(near, far)),
        F.div(F.neg(near), F.mul(far, both)),
    )


def _one_gradient(self: Tensor, dim: int, spacing: Number | Tensor, edge_order: int) -> Tensor:
    if isinstance(spacing, int | float):
        return _with_step(self, dim, spacing, edge_order)
    return _with_points(self, dim, spacing, edge_order)


def _gradients(
    self: Tensor, spacing: Number | Sequence[Number] | Sequence[Tensor] | None, dim: int | Ints | None, edge_order: int
) -> tuple[Tensor, ...]:
    given = None if dim is None else (dim,) if isinstance(dim, int) else tuple(dim)
    dims = tuple(range(self.meta_.dim)) if given is None else given
    several: Sequence[Any] | None = spacing if isinstance(spacing, list | tuple) else None
    _check_gradient(self, None if several is None else len(several), given is not None, edge_order, dims)
    dims = wrap_dims(dims, self.meta_.dim)
    steps = [1 if spacing is None else spacing] * len(dims) if several is None else several
    return tuple(_one_gradient(self, d, step, edge_order) for d, step in zip(dims, steps, strict=True))


def gradient_scalarint(self: Tensor, spacing: Number | None, dim: int | None, edge_order: int) -> tuple[Tensor, ...]:
    """Estimated derivatives along dimensions: second-order central differences."""
    return _gradients(self, spacing, dim, edge_order)


def gradient_scalararray(self: Tensor, spacing: Number, dim: Ints, edge_order: int) -> tuple[Tensor, ...]:
    return _gradients(self, spacing, dim, edge_order)


def gradient_array(self: Tensor, dim: Ints, edge_order: int) -> tuple[Tensor, ...]:
    return _gradients(self, None, dim, edge_order)


def gradient_scalarrayint(
    self: Tensor, spacing: Sequence[Number], dim: int | None, edge_order: int
) -> tuple[Tensor, ...]:
    return _gradients(self, spacing, dim, edge_order)


gradient_scalarrayarray = gradient_scalarrayint


def gradient_tensorarrayint(
    self: Tensor, spacing: Sequence[Tensor], dim: int | None, edge_order: int
) -> tuple[Tensor, ...]:
    return _gradients(self, spacing, dim, edge_order)


gradient_tensorarray = gradient_tensorarrayint


# ---- vander ----------------------------------------------------------------------------------------------------------


def vander(x: Tensor, N: int | None, increasing: bool) -> Tensor:
    """The powers of each element as a row."""
    check(x.meta_.dim == 1, "x must be a one-dimensional tensor.")
    n = x.meta_.sizes[0] if N is None else N
    check(n >= 0, "N must be non-negative.")
    dtype = x.meta_.dtype if x.meta_.dtype.is_floating_point else int64
    sizes = (x.meta_.sizes[0], n)
    result = F.empty_memory_format(sizes, dtype, None, x.meta_.device)
    if n > 0:
        F.fill_(F.select(result, 1, 0), 1)
    if n > 1:
        F.copy_(F.slice(result, 1, 1, None), F.unsqueeze(x, 1))
        F.copy_(F.slice(result, 1, 1, None), F.cumprod(F.slice(result, 1, 1, None), 1))
    return result if increasing else F.flip(result, (1,))
