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
from tinytensor.native.resize import resize_output

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Number = int | float | bool

# ---- diff ------------------------------------------------------------------------------------------------------------


def _check_like(self: Tensor, other: Tensor | None, dim: int) -> None:
    """What is put before or after has the same sizes but along `dim`."""
    if other is None:
        return
    ours, theirs = self.meta.sizes, other.meta.sizes
    check(len(ours) == len(theirs), "diff expects prepend or append to be the same dimension as input")
    for d, (size, given) in enumerate(zip(ours, theirs, strict=True)):
        check(
            size == given or d == dim,
            lambda: (
                "diff expects the shape of tensor to prepend or append to match that of input except along the "
                f"differencing dimension; input.size({d}) = {size}, but got tensor.size({d}) = {given}"  # noqa: B023
            ),
        )


def _difference(self: Tensor, n: int, dim: int) -> Tensor:
    result = F.clone(self) if n == 0 else self
    size = self.meta.sizes[dim]
    for _ in range(min(n, size)):
        length = result.meta.sizes[dim]
        after = F.narrow(result, dim, 1, length - 1) if length else result
        before = F.narrow(result, dim, 0, length - 1) if length else result
        result = F.logical_xor(after, before) if self.meta.dtype is bool_ else F.sub(after, before)
    return result


def diff(self: Tensor, n: int, dim: int, prepend: Tensor | None, append: Tensor | None) -> Tensor:
    """The n-th differences of neighbours along `dim`; `prepend` and `append` go before and after first."""
    check(self.meta.dim >= 1, "diff expects input to be at least one-dimensional")
    check(n >= 0, lambda: f"order must be non-negative but got {n}")
    wrapped = maybe_wrap_dim(dim, self.meta.dim)
    _check_like(self, prepend, wrapped)
    _check_like(self, append, wrapped)
    if (prepend is None and append is None) or n == 0:
        return _difference(self, n, wrapped)
    parts = [part for part in (prepend, self, append) if part is not None]
    return _difference(F.cat(parts, wrapped), n, wrapped)


def diff_out(self: Tensor, n: int, dim: int, prepend: Tensor | None, append: Tensor | None, out: Tensor) -> Tensor:
    result = diff(self, n, dim, prepend, append)
    resize_output(out, tuple(result.meta.sizes))
    return F.copy__default(out, result, False)


# ---- trapezoid -------------------------------------------------------------------------------------------------------


def _wrap(dim: int, self: Tensor) -> int:
    check(self.meta.dim > 0, lambda: f"Dimension specified as {dim} but tensor has no dimensions", IndexError)
    return maybe_wrap_dim(dim, self.meta.dim)


def _neighbours(self: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """All elements along `dim` but the last, and all but the first."""
    return F.slice(self, dim, 0, -1), F.slice(self, dim, 1, None)


def _zero_areas(y: Tensor, dim: int) -> Tensor:
    sizes = tuple(y.meta.sizes)
    # Counted as a write, as zeros within a composition are in PyTorch.
    return F.zero__default(F.new_empty_default(y, sizes[:dim] + sizes[dim + 1 :]))


def _add_dims(x: Tensor, ndim: int) -> Tensor:
    """Dimensions of size 1 in front."""
    return F.view(x, (1,) * (ndim - x.meta.dim) + tuple(x.meta.sizes)) if x.meta.dim < ndim else x


def _widths(name: str, y: Tensor, x: Tensor, dim: int) -> Tensor:
    """Distances of neighbouring sample points, ready to be multiplied with pairs of y."""
    if x.meta.dim == 1:
        check(
            x.meta.sizes[0] == y.meta.sizes[dim],
            lambda: f"{name}: There must be one `x` value for each sample point",
        )
        sizes = [1] * y.meta.dim
        sizes[dim] = x.meta.sizes[0]
        x = F.view(x, sizes)
    else:
        x = _add_dims(x, y.meta.dim)
    before, after = _neighbours(x, dim)
    return F.sub(after, before)


def trapezoid_x(y: Tensor, x: Tensor, dim: int) -> Tensor:
    """The integral of y along `dim` by the trapezoid rule, sampled at x."""
    wrapped = _wrap(maybe_wrap_dim(dim, y.meta.dim), y)
    if y.meta.sizes[wrapped] == 0:
        return _zero_areas(y, wrapped)
    check(
        y.meta.dtype is not bool_ and x.meta.dtype is not bool_,
        "trapezoid: received a bool input for `x` or `y`, but bool is not supported",
    )
    before, after = _neighbours(y, wrapped)
    widths = _widths("trapezoid", y, x, wrapped)
    return F.div_Scalar(F.sum(F.mul(F.add(before, after), widths), wrapped), 2.0)


def trapezoid_dx(y: Tensor, dx: Number, dim: int) -> Tensor:
    """The same, sampled every `dx`."""
    if y.meta.sizes[_wrap(dim, y)] == 0:
        return _zero_areas(y, _wrap(dim, y))
    check(y.meta.dtype is not bool_, "trapezoid: received a bool input for `y`, but bool is not supported")
    check(not isinstance(dx, bool), "trapezoid: Currently, we only support dx as a real number.")
    wrapped = _wrap(dim, y)
    ends = F.add(F.select(y, wrapped, 0), F.select(y, wrapped, -1))
    return F.mul_Scalar(F.sub(F.sum(y, wrapped), F.mul_Scalar(ends, 0.5)), float(dx))


def trapz_x(y: Tensor, x: Tensor, dim: int) -> Tensor:
    return F.trapezoid_x(y, x, dim)


def trapz_dx(y: Tensor, dx: float, dim: int) -> Tensor:
    return F.trapezoid_dx(y, dx, dim)


def cumulative_trapezoid_x(y: Tensor, x: Tensor, dim: int) -> Tensor:
    """The integral up to each sample point but the first."""
    wrapped = maybe_wrap_dim(dim, y.meta.dim)
    check(
        y.meta.dtype is not bool_ and x.meta.dtype is not bool_,
        "cumulative_trapezoid: received a bool input for `x` or `y`, but bool is not supported",
    )
    before, after = _neighbours(y, wrapped)
    widths = _widths("cumulative_trapezoid", y, x, wrapped)
    return F.div_Scalar(F.cumsum(F.mul(F.add(before, after), widths), wrapped), 2.0)


def cumulative_trapezoid_dx(y: Tensor, dx: Number, dim: int) -> Tensor:
    wrapped = maybe_wrap_dim(dim, y.meta.dim)
    check(y.meta.dtype is not bool_, "cumulative_trapezoid: received a bool input for `y`, but bool is not supported")
    before, after = _neighbours(y, wrapped)
    return F.cumsum(F.mul_Scalar(F.add(before, after), float(dx) / 2.0), wrapped)


# ---- gradient --------------------------------------------------------------------------------------------------------


def _check_gradient(self: Tensor, spacings: int | None, has_dim: bool, edge_order: int, dims: Ints) -> None:
    check(self.meta.dtype is not uint8, "torch.gradient does not support uint8 input.")
    if spacings is not None:
        wanted = len(dims) if has_dim else self.meta.dim
        check(
            spacings == wanted,
            lambda: (
                "torch.gradient expected spacing to be unspecified, a scalar or it's spacing and dim arguments to "
                f"have the same length, but got a spacing argument of length {spacings} and a dim argument of length "
                f"{wanted}."
                if has_dim
                else "torch.gradient expected spacing to be unspecified, a scalar, or a list of length equal to "
                f"'self.dim() = {self.meta.dim}', since dim argument was not given, but got a list of length {spacings}"
            ),
        )
    check(
        edge_order in (1, 2),
        "torch.gradient only supports edge_order=1 and edge_order=2.",
    )
    for dim in wrap_dims(dims, self.meta.dim):
        check(
            self.meta.sizes[dim] >= edge_order + 1,
            "torch.gradient expected each dimension size to be at least edge_order+1",
        )


def _one_gradient(self: Tensor, dim: int, spacing: Number | Tensor, edge_order: int) -> Tensor:
    """Central differences inside, one-sided ones at both ends."""
    n = self.meta.sizes[dim]
    at = [F.narrow(self, dim, i, 1) for i in (0, 1, 2, n - 3, n - 2, n - 1) if 0 <= i < n]
    first, second, last, before_last = at[0], F.narrow(self, dim, 1, 1), at[-1], F.narrow(self, dim, n - 2, 1)
    inner = F.narrow(self, dim, 0, n - 2), F.narrow(self, dim, 1, n - 2), F.narrow(self, dim, 2, n - 2)
    if isinstance(spacing, int | float):
        center = F.mul(F.div(F.sub(inner[2], inner[0]), spacing), 0.5)
        if edge_order == 1:
            return F.cat([F.div(F.sub(second, first), spacing), center, F.div(F.sub(last, before_last), spacing)], dim)
        third, third_last = F.narrow(self, dim, 2, 1), F.narrow(self, dim, n - 3, 1)
        start = F.div(F.sub(F.sub(F.mul(second, 4), F.mul(first, 3)), third), 2 * spacing)
        end = F.div(F.add(F.sub(F.mul(last, 3), F.mul(before_last, 4)), third_last), 2 * spacing)
        return F.cat([start, center, end], dim)
    shape = [1] * self.meta.dim
    shape[dim] = -1
    steps = F.reshape(F.diff(spacing), shape)
    count = steps.meta.sizes[dim]
    left, right = F.narrow(steps, dim, 0, count - 1), F.narrow(steps, dim, 1, count - 1)
    both = F.add(left, right)
    a = F.div(F.neg(right), F.mul(left, both))
    b = F.div(F.sub(right, left), F.mul(left, right))
    c = F.div(left, F.mul(right, both))
    center = F.add(F.add(F.mul(a, inner[0]), F.mul(b, inner[1])), F.mul(c, inner[2]))
    step = [F.narrow(steps, dim, i, 1) for i in (0, min(1, count - 1), max(count - 2, 0), count - 1)]
    if edge_order == 1:
        return F.cat([F.div(F.sub(second, first), step[0]), center, F.div(F.sub(last, before_last), step[3])], dim)
    third, third_last = F.narrow(self, dim, 2, 1), F.narrow(self, dim, n - 3, 1)
    return F.cat(
        [_edge(first, second, third, step[0], step[1]), center,
         F.neg(_edge(last, before_last, third_last, step[3], step[2]))], dim
    )  # fmt: skip


def _edge(a: Tensor, b: Tensor, c: Tensor, near: Tensor, far: Tensor) -> Tensor:
    """The derivative at `a` of the parabola through it and the next two."""
    both = F.add(near, far)
    weight_a = F.div(F.neg(F.add(both, near)), F.mul(near, both))
    weight_b = F.div(both, F.mul(near, far))
    weight_c = F.div(F.neg(near), F.mul(far, both))
    return F.add(F.add(F.mul(weight_a, a), F.mul(weight_b, b)), F.mul(weight_c, c))


def _gradients(
    self: Tensor, spacing: Number | Sequence[Number] | Sequence[Tensor] | None, dim: int | Ints | None, edge_order: int
) -> tuple[Tensor, ...]:
    given = None if dim is None else (dim,) if isinstance(dim, int) else tuple(dim)
    dims = tuple(range(self.meta.dim)) if given is None else given
    several: Sequence[Any] | None = spacing if isinstance(spacing, list | tuple) else None
    _check_gradient(self, None if several is None else len(several), given is not None, edge_order, dims)
    dims = wrap_dims(dims, self.meta.dim)
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
    check(x.meta.dim == 1, "x must be a one-dimensional tensor.")
    n = x.meta.sizes[0] if N is None else N
    check(n >= 0, "N must be non-negative.")
    dtype = x.meta.dtype if x.meta.dtype.is_floating_point else int64
    sizes = (x.meta.sizes[0], n)
    result = F.empty_memory_format(sizes, dtype, None, x.meta.device)
    if n > 0:
        F.fill_(F.select(result, 1, 0), 1)
    if n > 1:
        F.copy_(F.slice(result, 1, 1, None), F.unsqueeze(x, 1))
        F.copy_(F.slice(result, 1, 1, None), F.cumprod(F.slice(result, 1, 1, None), 1))
    return result if increasing else F.flip(result, (1,))
