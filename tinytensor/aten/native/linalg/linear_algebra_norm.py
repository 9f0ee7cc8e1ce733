"""Norms of matrices, and `linalg.norm`, which chooses between those and norms of vectors.

Mirrors the norms of aten/src/ATen/native/LinearAlgebra.cpp.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.linalg.linear_algebra_utils import check_floating, check_is_matrix, copy_out
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import ScalarType, promote_types
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Number = int | float | bool


# ---- matrix_norm -----------------------------------------------------------------------------------------------------


def _checked_dims(A: Tensor, dim: Ints, dtype: ScalarType | None, low_precision: bool) -> list[int]:
    name = "linalg.matrix_norm"
    check_is_matrix(A, name)
    check_floating(A, name, low_precision)
    check(len(dim) == 2, lambda: f"{name}: dim must be a 2-tuple. Got {' '.join(map(str, dim))}")
    first, second = (maybe_wrap_dim(d, A.meta.dim) for d in dim)
    check(first != second, lambda: f"{name}: dims must be different. Got ({first}, {second})")
    if dtype is not None:
        ours = A.meta.dtype
        check(
            dtype.is_floating_point,
            lambda: f"{name}: dtype should be floating point or complex, but got {dtype.cpp_name}",
        )
        check(
            promote_types(ours, dtype) is dtype,
            lambda: (
                f"{name}: the dtype of the input ({ours.cpp_name}) should be convertible without narrowing to the specified "
                f"dtype ({dtype.cpp_name})"
            ),
        )
    return [first, second]


def _matrices_last(A: Tensor, dims: list[int], dtype: ScalarType | None) -> tuple[Tensor, list[int]]:
    """The tensor with the two dimensions at the end, and the permutation that put them there."""
    order = [d for d in range(A.meta.dim) if d not in dims] + dims
    return F.permute(A if dtype is None else F.to(A, dtype), order), order


def _dims_back(result: Tensor, order: list[int]) -> Tensor:
    """A kept dimension of size 1 has taken the place of two."""
    return F.permute(F.unsqueeze(result, -1), [order.index(d) for d in range(len(order))])


def linalg_matrix_norm(A: Tensor, ord: Number, dim: Ints, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """Largest (or smallest) singular value, column sum or row sum."""
    size = abs(ord)
    check(
        size in (1, 2, inf),
        lambda: f"linalg.matrix_norm: Order {float(ord):.6g} not supported.",
    )
    dims = _checked_dims(A, dim, dtype, low_precision=size != 2)
    if size == 2:
        matrices, order = _matrices_last(A, dims, dtype)
        result = _extreme(F.linalg_svdvals(matrices), -1, keepdim, ord > 0)
        return _dims_back(result, order) if keepdim else result
    if size == inf:  # of the transposed matrix it is the 1-norm
        dims.reverse()
    if not keepdim and dims[0] < dims[1]:
        dims[1] -= 1
    return _extreme(F.linalg_vector_norm(A, 1.0, (dims[0],), keepdim, dtype=dtype), dims[1], keepdim, ord > 0)


def _extreme(values: Tensor, dim: int, keepdim: bool, largest: bool) -> Tensor:
    """The largest of nothing is 0."""
    if not largest:
        return F.amin(values, dim, keepdim)
    sizes = list(values.meta.sizes)
    if sizes[dim]:
        return F.amax(values, dim, keepdim)
    sizes[dim : dim % len(sizes) + 1] = [1] if keepdim else []
    # Counted as a write, as zeros within a composition are in PyTorch.
    return F.zero__default(F.new_empty_default(values, tuple(sizes)))


def linalg_matrix_norm_str_ord(A: Tensor, ord: str, dim: Ints, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """'fro': the root of the sum of squares; 'nuc': the sum of the singular values."""
    check(ord in ("fro", "nuc"), f"linalg.matrix_norm: Order {ord} not supported.")
    dims = _checked_dims(A, dim, dtype, low_precision=ord != "nuc")
    if ord == "fro":
        return F.linalg_vector_norm(A, 2, tuple(dims), keepdim, dtype=dtype)
    matrices, order = _matrices_last(A, dims, dtype)
    result = F.sum(F.linalg_svdvals(matrices), -1, keepdim)
    return _dims_back(result, order) if keepdim else result


def _copy_norm(name: str, out: Tensor, result: Tensor) -> Tensor:
    ours, theirs = result.meta.dtype, out.meta.dtype
    check(ours is theirs, f"linalg.{name} expected out tensor dtype {ours.cpp_name} but got: {theirs.cpp_name}")
    return copy_out(out, result)


def linalg_matrix_norm_out(
    self: Tensor, ord: Number, dim: Ints, keepdim: bool, dtype: ScalarType | None, out: Tensor
) -> Tensor:
    return _copy_norm("matrix_norm", out, linalg_matrix_norm(self, ord, dim, keepdim, dtype))


def linalg_matrix_norm_str_ord_out(
    self: Tensor, ord: str, dim: Ints, keepdim: bool, dtype: ScalarType | None, out: Tensor
) -> Tensor:
    return _copy_norm("matrix_norm", out, linalg_matrix_norm_str_ord(self, ord, dim, keepdim, dtype))


# ---- norm ------------------------------------------------------------------------------------------------------------


def _check_dims(X: Tensor, dim: Ints | None, has_order: bool) -> None:
    if dim is not None:
        check(
            len(dim) in (1, 2),
            lambda: f"linalg.norm: If dim is specified, it must be of length 1 or 2. Got {list(dim)}",
        )
    elif has_order:
        check(
            X.meta.dim in (1, 2),
            lambda: f"linalg.norm: If dim is not specified but ord is, the input must be 1D or 2D. Got {X.meta.dim}D.",
        )


def linalg_norm(self: Tensor, ord: Number | None, dim: Ints | None, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    """With an order, two dimensions are a matrix; without, everything is one vector."""
    _check_dims(self, dim, ord is not None)
    if ord is not None and (len(dim) == 2 if dim is not None else self.meta.dim == 2):
        return F.linalg_matrix_norm(self, ord, (0, 1) if dim is None else dim, keepdim, dtype=dtype)
    return F.linalg_vector_norm(self, 2.0 if ord is None else ord, dim, keepdim, dtype=dtype)


def linalg_norm_ord_str(self: Tensor, ord: str, dim: Ints | None, keepdim: bool, dtype: ScalarType | None) -> Tensor:
    _check_dims(self, dim, True)
    return F.linalg_matrix_norm(self, ord, (0, 1) if dim is None else dim, keepdim, dtype=dtype)


def linalg_norm_out(
    self: Tensor, ord: Number | None, dim: Ints | None, keepdim: bool, dtype: ScalarType | None, out: Tensor
) -> Tensor:
    return _copy_norm("norm", out, linalg_norm(self, ord, dim, keepdim, dtype))


def linalg_norm_ord_str_out(
    self: Tensor, ord: str, dim: Ints | None, keepdim: bool, dtype: ScalarType | None, out: Tensor
) -> Tensor:
    return _copy_norm("norm", out, linalg_norm_ord_str(self, ord, dim, keepdim, dtype))
