"""Functions of matrices: powers, exponentials, chains of products, tensorinv; pseudoinverse, rank, condition number.

Mirrors the corresponding parts of aten/src/ATen/native/LinearAlgebra.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import inf, prod
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.linalg.batch_linear_algebra_svd import epsilon
from tinytensor.aten.native.linalg.linear_algebra_utils import (
    check_floating,
    check_is_matrix,
    check_out_dtype,
    check_same_device,
    check_square,
    copy_out,
    plain_metadata,
)
from tinytensor.aten.native.reference.arrays import read, write
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.aten.native.structured import refuse_to_record
from tinytensor.c10.error import check, warn_once
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.scalar_type import float32, float64, int64
from tinytensor.c10.tensor_subclass_like import is_tensor_subclass_like
from tinytensor.c10.type_names import TYPE_NAMES
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


Ints = tuple[int, ...]


# ---- powers ----------------------------------------------------------------------------------------------------------


def linalg_matrix_power(self: Tensor, n: int) -> Tensor:
    """The n-th power by repeated squaring. A negative power is a power of the inverse."""
    check_square(self, "linalg.matrix_power")
    if n == 0:
        return F.copy_(F.clone(self, memory_format=contiguous_format), _identity(self))  # a clone is part of the graph
    if n == 1:
        return F.clone(self, memory_format=contiguous_format)
    factors = _last_factors(F.linalg_inv(self) if n < 0 else self, abs(n))
    return factors[0] if len(factors) == 1 else F.matmul(*factors)


def _identity(self: Tensor) -> Tensor:
    return F.eye(self.meta_.sizes[-1], dtype=self.meta_.dtype, device=self.meta_.device)


def _last_factors(base: Tensor, n: int) -> tuple[Tensor, ...]:
    """The two matrices whose product is the n-th power; a single one where the last step is a squaring."""
    if n in (2, 3):
        return base if n == 2 else F.matmul(base, base), base
    result = None
    square = base
    # Invariant: result times square ** n is the power. The highest bit is left over, so the caller can take the last
    # product into `out`.
    while n > 1:
        if n & 1:
            result = square if result is None else F.matmul(result, square)
        square = F.matmul(square, square)
        n >>= 1
    return (square,) if result is None else (result, square)


def linalg_matrix_power_out(self: Tensor, n: int, out: Tensor) -> Tensor:
    """The last product is taken into `out`."""
    check_square(self, "linalg.matrix_power")
    check_same_device("matrix_power", out, self)
    check_out_dtype("matrix_power", self.meta_.dtype, out, "result")
    resize_output(out, tuple(self.meta_.sizes))
    if n in (0, 1):
        return F.copy_(out, self if n else _identity(self))
    if n == -1:
        return F.linalg_inv(self, out=out)
    factors = _last_factors(F.linalg_inv(self) if n < 0 else self, abs(n))
    return copy_out(out, factors[0]) if len(factors) == 1 else F.matmul(*factors, out=out)


def matrix_power(self: Tensor, n: int) -> Tensor:
    return F.linalg_matrix_power(self, n)


def matrix_power_out(self: Tensor, n: int, out: Tensor) -> Tensor:
    return F.linalg_matrix_power(self, n, out=out)


# ---- exponential -----------------------------------------------------------------------------------------------------

_DEGREE = 18
# The norm up to which a Taylor polynomial of this degree is exact to double precision; both numbers are PyTorch's, after
# P. Bader, S. Blanes, F. Casas: Computing the Matrix Exponential with an Optimized Taylor Polynomial Approximation (2019).
_RADIUS = 1.09


def _exponential(a: np.ndarray) -> np.ndarray:
    """exp(a) = exp(a / 2^s)^(2^s): a polynomial near zero, and s squarings. In double precision."""
    # The largest column sum is a norm (the 1-norm), which s halvings bring below the radius.
    norm = np.abs(a).sum(-2).max(-1) if a.shape[-1] else np.zeros(a.shape[:-2])
    with np.errstate(all="ignore"):
        scaling = np.ceil(np.log2(norm / _RADIUS))
    scaling = np.where(np.isfinite(scaling), np.maximum(scaling, 0), 0).astype(np.int64)
    small = a / (2.0 ** scaling.astype(np.float64))[..., None, None]
    identity = np.eye(a.shape[-1])
    result = identity + small / _DEGREE
    with np.errstate(all="ignore"):
        # Horner: I + a (I + a/2 (I + a/3 (...))).
        for k in range(_DEGREE - 1, 0, -1):
            result = identity + (small / k) @ result
        # Matrices of one batch need different numbers of squarings; those that are done keep their value.
        for step in range(int(scaling.max(initial=0))):
            result = np.where((scaling > step)[..., None, None], result @ result, result)
    return np.where(np.isfinite(norm)[..., None, None], result, np.nan)


def linalg_matrix_exp(self: Tensor) -> Tensor:
    """The sum of all powers A^k / k!."""
    check_square(self, "linalg.matrix_exp")
    check_floating(self, "linalg.matrix_exp")
    if self.meta_.numel and self.meta_.sizes[-1] == 1:
        return F.exp(self)
    out = empty_from_metadata(plain_metadata(tuple(self.meta_.sizes), self.meta_))
    if out.meta_.numel and out.storage_.data_ptr:
        write(out, _exponential(read(self).astype(np.float64)))
    return out


def matrix_exp(self: Tensor) -> Tensor:
    return F.linalg_matrix_exp(self)


def matrix_exp_backward(self: Tensor, grad: Tensor) -> Tensor:
    """The directional derivative at the transpose, from the exponential of a matrix of twice the size."""
    transposed = F.mT(self)
    n = self.meta_.sizes[-1]
    # exp([[A, G], [0, A]]) holds the derivative of exp at A in the direction G in its upper right corner.
    top = F.cat([transposed, F.expand(grad, tuple(self.meta_.sizes))], -1)
    bottom = F.cat([F.zeros_like(transposed), transposed], -1)
    whole = F.linalg_matrix_exp(F.cat([top, bottom], -2))
    return F.narrow(F.narrow(whole, -2, 0, n), -1, n, n)


# ---- chains ----------------------------------------------------------------------------------------------------------


def _check_chain(tensors: Sequence[Tensor]) -> None:
    n = len(tensors)
    check(n >= 2, lambda: f"multi_dot(): expected at least 2 tensors but got {n}")
    for name, t in (("first", tensors[0]), ("last", tensors[-1])):
        check(
            1 <= t.meta_.dim <= 2,
            lambda: f"multi_dot(): the {name} tensor must be 1D or 2D but got {t.meta_.dim}D",  # noqa: B023
        )
    for i, t in enumerate(tensors[1:-1], 1):
        check(t.meta_.dim == 2, lambda: f"multi_dot(): tensor {i} must be 2D but got {t.meta_.dim}D")  # noqa: B023
    first = tensors[0].meta_
    for i, (left, right) in enumerate(pairwise(tensors), 1):
        m = right.meta_
        check(
            m.dtype is first.dtype,
            lambda: (
                f"multi_dot(): all tensors must have be the same dtype but tensor 0 is {TYPE_NAMES[first.dtype]} and tensor {i} "  # noqa: B023
                f"{TYPE_NAMES[m.dtype]}"  # noqa: B023
            ),
        )
        check(
            m.device is first.device,
            lambda: (
                f"multi_dot(): all tensors must be on the same device but tensor 0 is on {first.device} and tensor {i} on "  # noqa: B023
                f"{m.device}"  # noqa: B023
            ),
        )
        a, b = list(left.meta_.sizes), list(m.sizes)
        check(a[-1] == b[0], f"multi_dot(): tensors {i - 1} and {i} with shapes {a} and {b} cannot be multiplied")


def linalg_multi_dot(tensors: Sequence[Tensor]) -> Tensor:
    """The product of all matrices, in the order of multiplications that is cheapest."""
    _check_chain(tensors)
    matrices, shape = _as_matrices(tensors)
    return F.view(_multiply(matrices, _cheapest(matrices), 0, len(matrices) - 1), shape)


def linalg_multi_dot_out(tensors: Sequence[Tensor], out: Tensor) -> Tensor:
    """The same; the last product is written to a view of the output as a matrix."""
    _check_chain(tensors)
    first, m = tensors[0].meta_, out.meta_
    check(
        m.dtype is first.dtype,
        lambda: (
            f"multi_dot(): expected out tensor to have dtype {TYPE_NAMES[first.dtype]} but got {TYPE_NAMES[m.dtype]}"
        ),
    )
    check(
        m.device is first.device,
        lambda: f"multi_dot(): expected out tensor to be on device {first.device} but got {m.device}",
    )
    matrices, shape = _as_matrices(tensors)
    resize_output(out, shape)
    # Resized, `out` may be one of them, and have lost a dimension.
    last = matrices[-1].meta_
    result = F.view(out, (matrices[0].meta_.sizes[0], last.sizes[maybe_wrap_dim(1, last.dim, False)]))
    split, end = _cheapest(matrices), len(matrices) - 1
    k = split[0][end]
    F.mm(_multiply(matrices, split, 0, k), _multiply(matrices, split, k + 1, end), out=result)
    return out


def _as_matrices(tensors: Sequence[Tensor]) -> tuple[list[Tensor], Ints]:
    """A vector first is a row, one last a column; and the shape of the product, which has no such dimension."""
    matrices, shape = list(tensors), []
    if matrices[0].meta_.dim == 1:
        matrices[0] = F.unsqueeze(matrices[0], 0)
    else:
        shape.append(matrices[0].meta_.sizes[0])
    if matrices[-1].meta_.dim == 1:
        matrices[-1] = F.unsqueeze(matrices[-1], -1)
    else:
        shape.append(matrices[-1].meta_.sizes[1])
    return matrices, tuple(shape)


def _cheapest(matrices: Sequence[Tensor]) -> list[list[int]]:
    """Where to split each range of matrices so that the fewest numbers are multiplied (Cormen et al., 15.2)."""
    n = len(matrices)
    sizes = [*(m.meta_.sizes[0] for m in matrices), matrices[-1].meta_.sizes[1]]
    if n == 3:  # a tie goes to the left
        a, b, c, d = sizes
        first = (a * c) * (b + d) > (b * d) * (a + c)
        return [[0, 0, 0 if first else 1], [0, 0, 1], [0, 0, 0]]
    # cost[i][j] is the least number of multiplications for the product of matrices i to j.
    cost = [[0.0] * n for _ in range(n)]
    split = [[0] * n for _ in range(n)]
    # Short chains first, since longer ones are made of them: `length` is j - i, k the last matrix of the left part.
    for length in range(1, n):
        for i in range(n - length):
            j = i + length
            cost[i][j] = float("inf")
            for k in range(i, j):
                q = cost[i][k] + cost[k + 1][j] + sizes[i] * sizes[k + 1] * sizes[j + 1]
                if q < cost[i][j]:
                    cost[i][j], split[i][j] = q, k
    return split


def _multiply(matrices: Sequence[Tensor], split: list[list[int]], i: int, j: int) -> Tensor:
    if i == j:
        return matrices[i]
    k = split[i][j]
    return F.mm(_multiply(matrices, split, i, k), _multiply(matrices, split, k + 1, j))


def _check_matrices(matrices: Sequence[Tensor]) -> None:
    warn_once(
        "torch.chain_matmul is deprecated and will be removed in a future PyTorch release. Use torch.linalg.multi_dot "
        "instead, which accepts a list of two or more tensors rather than multiple parameters."
    )
    for t in matrices:
        check(t.meta_.dim == 2, lambda: f"Tensor dimension is {t.meta_.dim}, expected 2 instead.")  # noqa: B023
    check(len(matrices) > 0, "chain_matmul(): Expected one or more matrices")


def chain_matmul(matrices: Sequence[Tensor]) -> Tensor:
    _check_matrices(matrices)
    return F.clone(matrices[0]) if len(matrices) == 1 else linalg_multi_dot(matrices)


def chain_matmul_out(matrices: Sequence[Tensor], out: Tensor) -> Tensor:
    _check_matrices(matrices)
    return copy_out(out, matrices[0]) if len(matrices) == 1 else linalg_multi_dot_out(matrices, out)


# ---- tensors as matrices ---------------------------------------------------------------------------------------------


def linalg_tensorinv(self: Tensor, ind: int) -> Tensor:
    """The inverse of the matrix whose rows are the first `ind` dimensions."""
    check(ind > 0, lambda: f"Expected a strictly positive integer for 'ind', but got {ind}")
    sizes = tuple(self.meta_.sizes)
    check(ind <= len(sizes), lambda: f"ArrayRef: invalid slice, N = {ind}; size = {len(sizes)}")
    ending, start = prod(sizes[ind:]), prod(sizes[:ind])
    check(
        ending == start,
        lambda: (
            "Expected self to satisfy the requirement prod(self.shape[ind:]) == prod(self.shape[:ind]), but got "
            f"{ending} != {start}"
        ),
    )
    inverse = F.linalg_inv(F.reshape(self, (ending, ending)))
    return F.reshape(inverse, (*sizes[ind:], *sizes[:ind]))


def linalg_tensorinv_out(self: Tensor, ind: int, out: Tensor) -> Tensor:
    check_out_dtype("tensorinv", self.meta_.dtype, out, "result")
    return copy_out(out, linalg_tensorinv(self, ind))


def linalg_tensorsolve(self: Tensor, other: Tensor, dims: Ints | None) -> Tensor:
    """x with tensordot(self, x) = other; `dims` of self are moved to its end first."""
    A = self
    if dims is not None:
        ends = tuple(range(self.meta_.dim - len(dims), self.meta_.dim))
        A = F.movedim(self, dims, ends)
    shape = tuple(A.meta_.sizes[other.meta_.dim :])
    size, rows = prod(shape), other.meta_.numel
    check(
        size == rows,
        lambda: (
            "Expected self to satisfy the requirement prod(self.shape[other.ndim:]) == prod(self.shape[:other.ndim]), but "
            f"got {size} != {rows}"
        ),
    )
    solution = F.linalg_solve(F.reshape(A, (size, size)), F.reshape(other, (rows,)))
    return F.reshape(solution, shape)


def linalg_tensorsolve_out(self: Tensor, other: Tensor, dims: Ints | None, out: Tensor) -> Tensor:
    check_out_dtype("tensorsolve", self.meta_.dtype, out, "result")
    return copy_out(out, linalg_tensorsolve(self, other, dims))


# ==== what singular values tell =======================================================================================
#
# The pseudoinverse, the rank and the condition number follow from the singular values, or, for a Hermitian matrix, from
# the absolute eigenvalues.


Number = int | float | bool


# ---- tolerances ------------------------------------------------------------------------------------------------------


def _default_rtol(input: Tensor) -> float:
    return epsilon(input) * max(input.meta_.sizes[-2:])


def _tensor(input: Tensor, value: float) -> Tensor:
    return F.full((), value, dtype=float64, device=input.device)


def _tensor_tolerances(input: Tensor, atol: Tensor | None, rtol: Tensor | None) -> tuple[Tensor, Tensor]:
    """An absolute tolerance above 0 switches the default relative one off."""
    if rtol is None:
        rtol = _tensor(input, _default_rtol(input))
        if atol is not None:
            rtol = F.where(F.gt(atol, 0), _tensor(input, 0.0), rtol)
    return _tensor(input, 0.0) if atol is None else atol, rtol


def _float_tolerances(input: Tensor, atol: float | None, rtol: float | None) -> tuple[Tensor, Tensor]:
    absolute = 0.0 if atol is None else atol
    relative = rtol if rtol is not None else 0.0 if absolute > 0 else _default_rtol(input)
    return _tensor(input, absolute), _tensor(input, relative)


def _threshold(atol: Tensor, rtol: Tensor, largest: Tensor) -> Tensor:
    return F.maximum(F.unsqueeze(atol, -1), F.mul(F.unsqueeze(rtol, -1), largest))


# ---- pinv ------------------------------------------------------------------------------------------------------------


def linalg_pinv_atol_rtol_tensor(self: Tensor, atol: Tensor | None, rtol: Tensor | None, hermitian: bool) -> Tensor:
    """V diag(1 / S) U^T, leaving out what is too small to be anything but rounding."""
    check(
        self.meta_.dtype in (float32, float64) and self.meta_.dim >= 2,
        lambda: (
            f"linalg.pinv({self.meta_.dtype.cpp_name}{{{list(self.meta_.sizes)}}}): expected a tensor with 2 or more "
            "dimensions of float, double, cfloat or cdouble types"
        ),
    )
    absolute, relative = _tensor_tolerances(self, atol, rtol)
    if self.meta_.numel == 0:
        U, S, V = F.svd_default(self)
        return F.matmul(F.mul(V, F.unsqueeze(F.reciprocal(S), -2)), F.mH(U))
    if hermitian:
        S, U = F.linalg_eigh_default(self)
        V, size = U, F.abs(S)
        largest = F.amax(size, -1, True)  # they are sorted from the most negative on
    else:
        U, S, V = F.svd_default(self)
        size, largest = S, F.narrow(S, -1, 0, 1)
    inverse = F.where(F.gt(size, _threshold(absolute, relative, largest)), F.reciprocal(S), F.zeros_like(S))
    return F.matmul(F.mul(V, F.unsqueeze(F.to(inverse, self.dtype), -2)), F.mH(U))


def linalg_pinv_atol_rtol_tensor_out(
    self: Tensor, atol: Tensor | None, rtol: Tensor | None, hermitian: bool, out: Tensor
) -> Tensor:
    _check_pinv_out(self, out)
    return copy_out(out, F.linalg_pinv_atol_rtol_tensor(self, atol, rtol, hermitian))


def linalg_pinv_atol_rtol_float(self: Tensor, atol: float | None, rtol: float | None, hermitian: bool) -> Tensor:
    _check_pinv(self)
    return F.linalg_pinv_atol_rtol_tensor(self, *_float_tolerances(self, atol, rtol), hermitian)


def _check_pinv(self: Tensor) -> None:
    check(
        self.meta_.dtype in (float32, float64) and self.meta_.dim >= 2,
        lambda: (
            f"linalg.pinv({self.meta_.dtype.cpp_name}{{{list(self.meta_.sizes)}}}): expected a tensor with 2 or more "
            "dimensions of float, double, cfloat or cdouble types"
        ),
    )


def linalg_pinv_atol_rtol_float_out(
    self: Tensor, atol: float | None, rtol: float | None, hermitian: bool, out: Tensor
) -> Tensor:
    _check_pinv_out(self, out)
    return copy_out(out, linalg_pinv_atol_rtol_float(self, atol, rtol, hermitian))


def linalg_pinv(self: Tensor, rcond: float, hermitian: bool) -> Tensor:
    """As in NumPy, one number is the relative tolerance."""
    return F.linalg_pinv_atol_rtol_float(self, 0.0, rcond, hermitian)


def linalg_pinv_rcond_tensor(self: Tensor, rcond: Tensor, hermitian: bool) -> Tensor:
    return F.linalg_pinv_atol_rtol_tensor(self, _tensor(self, 0.0), rcond, hermitian)


def linalg_pinv_out(self: Tensor, rcond: float, hermitian: bool, out: Tensor) -> Tensor:
    _check_pinv_out(self, out)
    return copy_out(out, linalg_pinv(self, rcond, hermitian))


def linalg_pinv_out_rcond_tensor(self: Tensor, rcond: Tensor, hermitian: bool, out: Tensor) -> Tensor:
    _check_pinv_out(self, out)
    return copy_out(out, linalg_pinv_rcond_tensor(self, rcond, hermitian))


def _check_pinv_out(self: Tensor, out: Tensor) -> None:
    check_same_device("linalg.pinv", out, self)
    check_out_dtype("linalg.pinv", self.meta_.dtype, out, "result")


def pinverse(self: Tensor, rcond: float) -> Tensor:
    return F.linalg_pinv_default(self, rcond, False)


# ---- rank ------------------------------------------------------------------------------------------------------------


def _rank(input: Tensor, atol: Tensor, rtol: Tensor, hermitian: bool) -> Tensor:
    """How many singular values are above the tolerance."""
    result = F.empty(tuple(input.meta_.sizes[:-2]), dtype=int64, device=input.device)
    if input.meta_.numel == 0:
        return F.fill_(result, 0)
    if hermitian:
        S = F.abs(F.linalg_eigvalsh(input))
        largest = F.amax(S, -1, True)
    else:
        S = F.linalg_svdvals(input)
        largest = F.narrow(S, -1, 0, 1)
    above = F.gt(S, _threshold(atol, rtol, largest))
    return F.sum(above, -1) if is_tensor_subclass_like(input) else F.sum(above, -1, out=result)


_RANK = "torch.linalg.matrix_rank"


def linalg_matrix_rank_atol_rtol_tensor(
    input: Tensor, atol: Tensor | None, rtol: Tensor | None, hermitian: bool
) -> Tensor:
    check_is_matrix(input, _RANK, "input")
    return _rank(input, *_tensor_tolerances(input, atol, rtol), hermitian)


def _check_rank_out(self: Tensor, out: Tensor) -> None:
    check_same_device(_RANK, out, self)
    check_out_dtype(_RANK, int64, out, "result")


def linalg_matrix_rank_atol_rtol_tensor_out(
    input: Tensor, atol: Tensor | None, rtol: Tensor | None, hermitian: bool, out: Tensor
) -> Tensor:
    _check_rank_out(input, out)
    return _rank_into(out, input, linalg_matrix_rank_atol_rtol_tensor(input, atol, rtol, hermitian))


def linalg_matrix_rank_atol_rtol_float(self: Tensor, atol: float | None, rtol: float | None, hermitian: bool) -> Tensor:
    check_is_matrix(self, _RANK, "input")
    return _rank(self, *_float_tolerances(self, atol, rtol), hermitian)


def linalg_matrix_rank_atol_rtol_float_out(
    self: Tensor, atol: float | None, rtol: float | None, hermitian: bool, out: Tensor
) -> Tensor:
    _check_rank_out(self, out)
    return _rank_into(out, self, linalg_matrix_rank_atol_rtol_float(self, atol, rtol, hermitian))


def linalg_matrix_rank(self: Tensor, tol: float, hermitian: bool) -> Tensor:
    """As in NumPy, one number is the absolute tolerance."""
    return linalg_matrix_rank_atol_rtol_float(self, tol, 0.0, hermitian)


def linalg_matrix_rank_out(self: Tensor, tol: float, hermitian: bool, out: Tensor) -> Tensor:
    _check_rank_out(self, out)
    return _rank_into(out, self, linalg_matrix_rank(self, tol, hermitian))


def linalg_matrix_rank_tol_tensor(input: Tensor, tol: Tensor, hermitian: bool) -> Tensor:
    return linalg_matrix_rank_atol_rtol_tensor(input, tol, _tensor(input, 0.0), hermitian)


def linalg_matrix_rank_out_tol_tensor(input: Tensor, tol: Tensor, hermitian: bool, out: Tensor) -> Tensor:
    _check_rank_out(input, out)
    return _rank_into(out, input, linalg_matrix_rank_tol_tensor(input, tol, hermitian))


def _rank_into(out: Tensor, input: Tensor, result: Tensor) -> Tensor:
    resize_output(out, tuple(result.meta_.sizes))
    if not input.meta_.numel:
        return F.fill__Scalar(out, 0)
    refuse_to_record("sum", out)  # the ranks are a sum of what is beyond the tolerance
    return F.copy__default(out, result)


# ---- condition number ------------------------------------------------------------------------------------------------


def _norm_times_norm_of_inverse(self: Tensor, p: Number | str) -> Tensor:
    """Infinite for a singular matrix."""
    inverse, info = F.linalg_inv_ex_default(self)
    inverse = F.masked_fill(inverse, F.gt(F.unsqueeze(F.unsqueeze(info, -1), -1), 0), inf)
    result = F.mul(F.linalg_matrix_norm(self, p), F.linalg_matrix_norm(inverse, p))
    return F.nan_to_num_(result, inf, inf, -inf)


def _check_cond(self: Tensor) -> bool:
    """Check the input. Returns whether it has no elements: then the condition number is 0."""
    check(self.meta_.dim >= 2, "linalg.cond: The input tensor must have at least 2 dimensions.")
    return self.meta_.numel == 0


def _zeros(self: Tensor) -> Tensor:
    # Counted as a write, as zeros within a composition are in PyTorch.
    return F.zero__default(F.new_empty_default(self, tuple(self.meta_.sizes[:-2])))


def linalg_cond(self: Tensor, p: Number | None) -> Tensor:
    """The condition number: by how much a solution may magnify errors of the matrix."""
    empty = _check_cond(self)
    order = 2 if p is None else p
    check(
        abs(order) in (1, 2, inf),
        lambda: f"linalg.cond got an invalid norm type: {float(order):.6g}",
    )
    if empty:
        return _zeros(self)
    if abs(order) == 2:
        S = F.linalg_svdvals(self)
        largest, smallest = F.narrow(S, -1, 0, 1), F.narrow(S, -1, -1, 1)
        return F.squeeze(F.div(smallest, largest) if order < 0 else F.div(largest, smallest), -1)
    shown = f"{order:.6f}" if isinstance(order, float) else str(order)
    check_square(self, f"linalg.cond(ord={shown})")
    return _norm_times_norm_of_inverse(self, order)


def linalg_cond_p_str(self: Tensor, p: str) -> Tensor:
    check_square(self, f"linalg.cond(ord={p})")
    _check_cond(self)
    check(p in ("fro", "nuc"), f"linalg.cond got an invalid norm type: {p}")
    if self.meta_.numel == 0:
        return _zeros(self)
    if p == "nuc":
        S = F.linalg_svdvals(self)
        return F.mul(F.sum(S, -1), F.sum(F.reciprocal(S), -1))
    return _norm_times_norm_of_inverse(self, p)


def linalg_cond_out(self: Tensor, p: Number | None, out: Tensor) -> Tensor:
    _check_cond_out(self, out)
    return _cond_into(out, linalg_cond(self, p))


def linalg_cond_p_str_out(self: Tensor, p: str, out: Tensor) -> Tensor:
    _check_cond_out(self, out)
    return _cond_into(out, linalg_cond_p_str(self, p))


def _check_cond_out(self: Tensor, out: Tensor) -> None:
    """Before anything else: device and dtype of the result are known. Integers have none, and are refused later."""
    check_same_device("linalg.cond", out, self)
    if self.meta_.dtype.is_floating_point:
        check_out_dtype("linalg.cond", self.meta_.dtype, out, "result")


def _cond_into(out: Tensor, result: Tensor) -> Tensor:
    check_out_dtype("linalg.cond", result.meta_.dtype, out, "result")
    return copy_out(out, result)
