"""softmax and log_softmax of sparse COO tensors: an element without an entry counts as minus infinity, not as 0.

Entries that differ in one dimension alone form a pool, which is normalized by itself.

Mirrors aten/src/ATen/native/sparse/SoftMax.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import dispatch
from tinytensor.aten.native.sparse.sparse_tensor import flatten_indices, index_tensor, like, parts
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import ScalarType, float32, float64, int64
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _pools(self: Tensor, dim: int) -> tuple[Tensor, int]:
    """For each entry the number of its pool, and how many pools there are."""
    own = parts(self)
    others = [d for d in range(own.sparse_dim) if d != dim]
    sizes = tuple(self.meta_.sizes[d] for d in others)
    if not others:
        return F.zeros((own.values.meta_.sizes[0],), dtype=int64), 1
    flat = flatten_indices(F.index_select(own.indices, 0, index_tensor(others)), sizes)
    distinct, pool = F._unique2(flat, return_inverse=True)[:2]
    return pool, distinct.meta_.sizes[0]


def _normalized(self: Tensor, dim: int, log: bool) -> Tensor:
    tensor = F.coalesce(self)
    own = parts(tensor)
    at = maybe_wrap_dim(dim, self.meta_.dim, True)
    if not self.meta_.numel:
        return F.empty_like(tensor)
    dispatch(self.meta_.dtype, "log_softmax" if log else "softmax", frozenset((float32, float64)))
    function = F.log_softmax if log else F.softmax
    if at >= own.sparse_dim:
        return like(tensor, function(own.values, at - own.sparse_dim + 1), True)
    values = own.values
    if not values.meta_.numel:
        return like(tensor, F.clone(values), True)
    pool, count = _pools(tensor, at)
    index = F.expand(F.reshape(pool, (-1, *(1,) * (values.meta_.dim - 1))), tuple(values.meta_.sizes))
    rest = tuple(values.meta_.sizes[1:])
    highest = F.scatter_reduce(
        F.full((count, *rest), float("-inf"), dtype=values.meta_.dtype), 0, index, values, "amax"
    )
    shifted = F.sub(values, F.index_select(highest, 0, pool))
    exponentials = F.exp(shifted)
    totals = F.index_add(F.zeros((count, *rest), dtype=values.meta_.dtype), 0, pool, exponentials)
    picked = F.index_select(totals, 0, pool)
    return like(tensor, F.sub(shifted, F.log(picked)) if log else F.div(exponentials, picked), True)


def _checked(self: Tensor, half_to_float: bool, name: str) -> None:
    check(
        not half_to_float,
        lambda: f"{name} with half to float conversion is not supported on CPU",
    )


def softmax_sparse_cpu(self: Tensor, dim: int, half_to_float: bool) -> Tensor:
    _checked(self, half_to_float, "softmax")
    return _normalized(self, dim, False)


def log_softmax_sparse_cpu(self: Tensor, dim: int, half_to_float: bool) -> Tensor:
    _checked(self, half_to_float, "log_softmax")
    return _normalized(self, dim, True)


def _backward(grad: Tensor, output: Tensor, dim: int, log: bool) -> Tensor:
    """The gradient at the places of the output; the given gradient has any entries."""
    out = F.coalesce(output)
    own = parts(out)
    at = maybe_wrap_dim(dim, out.meta_.dim, True)
    given = parts(F.sparse_mask(F.coalesce(grad), out)).values
    y = own.values
    if at >= own.sparse_dim:
        inner = at - own.sparse_dim + 1
        total = F.sum(given if log else F.mul(given, y), (inner,), keepdim=True)
    elif not y.meta_.numel:
        return like(out, F.clone(given), True)
    else:
        pool, count = _pools(out, at)
        sums = F.zeros((count, *y.meta_.sizes[1:]), dtype=y.meta_.dtype)
        total = F.index_select(F.index_add(sums, 0, pool, given if log else F.mul(given, y)), 0, pool)
    if log:
        return like(out, F.sub(given, F.mul(F.exp(y), total)), True)
    return like(out, F.mul(y, F.sub(given, total)), True)


def softmax_backward_sparse_cpu(grad_output: Tensor, output: Tensor, dim: int, self: Tensor) -> Tensor:
    return _backward(grad_output, output, dim, False)


def log_softmax_backward_sparse_cpu(grad_output: Tensor, output: Tensor, dim: int, self: Tensor) -> Tensor:
    return _backward(grad_output, output, dim, True)


def _sparse_softmax_int(self: Tensor, dim: int, dtype: ScalarType | None) -> Tensor:
    converted = self if dtype is None else F.to(self, dtype)
    return F._sparse_softmax(converted, dim, False)


def _sparse_log_softmax_int(self: Tensor, dim: int, dtype: ScalarType | None) -> Tensor:
    converted = self if dtype is None else F.to(self, dtype)
    return F._sparse_log_softmax(converted, dim, False)
