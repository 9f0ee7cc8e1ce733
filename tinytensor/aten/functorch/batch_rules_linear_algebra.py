"""Matrix products, which broadcast over a batch through matmul, and decompositions, which take batches in front.

Mirrors aten/src/ATen/functorch/BatchRulesLinearAlgebra.cpp.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.functorch.registry import (
    Bdims,
    decomposition,
    ensure,
    front,
    is_tensor,
    pad,
    rank_of,
    rule,
    tensor_places,
)
from tinytensor.c10.error import check


def _check_ranks(name: str, a: Any, b: Any, bdims: Bdims, first: int, second: int) -> None:
    found = rank_of(a, bdims[0]), rank_of(b, bdims[1])
    check(
        found == (first, second),
        lambda: (
            f"Shape mismatch: Got incorrect dims for {name}(a, b). a has dim {found[0]}and b has dim {found[1]}but expected "
            f"them to have dim {first} and dim {second}"
        ),
    )


@rule("mm bmm")
def product(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    # matmul broadcasts all dimensions but the last two, so a matrix without a batch needs nothing done to it. The ranks are
    # checked before, for matmul would take other ones, which mm and bmm refuse.
    a, b = args
    rank = 2 if op.name.base_name == "mm" else 3
    _check_ranks(op.name.base_name, a, b, bdims, rank, rank)
    return F.matmul(front(a, bdims[0]), front(b, bdims[1])), 0


@rule("mv")
def mv(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    a, v = args
    _check_ranks("mv", a, v, bdims, 2, 1)
    if bdims[1] is None:
        return F.matmul(front(a, bdims[0]), v), 0
    # Vectors of one matrix are the columns of a second one: [n, m] @ [m, B] is one product, with the batch behind.
    if bdims[0] is None:
        return F.matmul(a, F.t(front(v, bdims[1]))), 1
    return F.squeeze(F.matmul(front(a, bdims[0]), F.unsqueeze(front(v, bdims[1]), -1)), -1), 0


@rule("dot vdot")
def dot(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    a, b = args
    _check_ranks(op.name.base_name, a, b, bdims, 1, 1)
    a, b = front(a, bdims[0]), front(b, bdims[1])
    if bdims[1] is None:
        return F.matmul(a, b), 0
    if bdims[0] is None:
        return F.matmul(b, a), 0
    return F.squeeze(F.squeeze(F.matmul(F.unsqueeze(a, -2), F.unsqueeze(b, -1)), -1), -1), 0


# beta * self + alpha * product is computed in parts: no kernel does all of it for a batch.


def _combined(self: Any, product: Any, beta: Any, alpha: Any) -> Any:
    scaled = product if alpha == 1 else F.mul(product, alpha)
    if beta == 0:
        return scaled
    return F.add(scaled, self if beta == 1 else F.mul(self, beta))


@decomposition("addmm")
def addmm(self: Any, mat1: Any, mat2: Any, beta: Any, alpha: Any) -> Any:
    return _combined(self, F.mm(mat1, mat2), beta, alpha)


@decomposition("addmv")
def addmv(self: Any, mat: Any, vec: Any, beta: Any, alpha: Any) -> Any:
    return _combined(self, F.mv(mat, vec), beta, alpha)


@decomposition("baddbmm")
def baddbmm(self: Any, batch1: Any, batch2: Any, beta: Any, alpha: Any) -> Any:
    return _combined(self, F.bmm(batch1, batch2), beta, alpha)


@decomposition("addbmm")
def addbmm(self: Any, batch1: Any, batch2: Any, beta: Any, alpha: Any) -> Any:
    return _combined(self, F.sum(F.bmm(batch1, batch2), 0), beta, alpha)


@decomposition("addr")
def addr(self: Any, vec1: Any, vec2: Any, beta: Any, alpha: Any) -> Any:
    return _combined(self, F.outer(vec1, vec2), beta, alpha)


# Decompositions of matrices.


@rule(
    """
    linalg_inv_ex linalg_cholesky_ex cholesky cholesky_inverse linalg_qr _linalg_svd _linalg_eigh _linalg_det
    _linalg_slogdet linalg_lu_factor_ex linalg_lu linalg_eig linalg_matrix_exp geqrf _linalg_check_errors
    linalg_solve_triangular triangular_solve linalg_householder_product lu_unpack ormqr _cdist_forward _cdist_backward
    _euclidean_dist cholesky_solve _cholesky_solve_helper linalg_lu_solve linalg_ldl_factor_ex
    """
)
def batched_matrices(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """Any number of batches in front: the tensors only have to have the same number."""
    places = tensor_places(args)
    if len(places) == 1:
        args[places[0]] = front(args[places[0]], bdims[places[0]])
        return op.call(*args), 0
    # Vectors beside matrices (tau, pivots) have one dimension less: counted from the matrix's batches.
    batches = [max(rank_of(args[i], bdims[i]) - _own_rank(op, i), 0) for i in places]
    most = max(batches)
    for i in places:
        args[i] = pad(ensure(args[i], bdims[i], size), 0, most + _own_rank(op, i))
    return op.call(*args), 0


_VECTORS = frozenset(("tau", "pivots", "LU_pivots"))


def _own_rank(op: OperatorHandle, place: int) -> int:
    is_tau = op.name.base_name == "ormqr" and place == 1
    return 1 if is_tau or op.schema.arguments[place].name in _VECTORS else 2


@rule("_linalg_solve_ex")
def solve(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """A right side is vectors if it has a dimension less than the matrices, and a batch must not hide that."""
    a, b, *rest = args
    a_rank, b_rank = rank_of(a, bdims[0]), rank_of(b, bdims[1])
    a, b = ensure(a, bdims[0], size), ensure(b, bdims[1], size)
    # The same condition as in `linalg_solve_is_vector_rhs` of ATen, on the ranks of an entry. With the batch in both, a
    # right side of vectors, [B, n], has as many dimensions as one matrix would have.
    is_vector = b_rank == 1 or (a_rank - 1 == b_rank and tuple(b.meta_.sizes[1:]) == tuple(a.meta_.sizes[1:-1]))
    if is_vector:
        b = F.unsqueeze(b, -1)
    result, *others = op.call(a, pad(b, 0, a_rank), *rest)
    left = rest[0] if rest else True
    check(
        left or not is_vector or result.meta_.sizes[-1] == 1,
        "linalg.solve: Vector broadcasting of the left hand side "
        "is not supported for left=False. In this case linalg.solve is equivalent to B / A.squeeze(-1)",
    )
    return (F.squeeze(result, -1) if is_vector else result, *others), 0


@rule("linalg_pinv.atol_rtol_tensor")
def pinv(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """The tolerances are one number for each matrix, and broadcast to the batch of an entry."""
    batches = rank_of(args[0], bdims[0]) - 2
    args[0] = ensure(args[0], bdims[0], size)
    for i in (1, 2):
        if is_tensor(args[i]):
            args[i] = pad(args[i], bdims[i], batches)
    return op.call(*args), 0


@rule("linalg_lstsq")
def lstsq(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    a, b, *rest = args
    a_rank, b_rank = rank_of(a, bdims[0]), rank_of(b, bdims[1])
    a, b = ensure(a, bdims[0], size), ensure(b, bdims[1], size)
    is_vector = a_rank - 1 == b_rank
    solution, *others = op.call(a, F.unsqueeze(b, -1) if is_vector else b, *rest)
    # What is not computed has no elements, and a batch of that neither.
    others = [F.new_empty(t, (size, 0)) if tuple(t.meta_.sizes) == (0,) else t for t in others]
    return (F.squeeze(solution, -1) if is_vector else solution, *others), 0


@rule("block_diag")
def block_diag(op: OperatorHandle, size: int, args: list[Any], bdims: Bdims) -> tuple[Any, Any]:
    """Each block as a row of blocks: zeros, the matrix, zeros."""
    blocks = []
    for t, b in zip(args[0], bdims[0], strict=True):
        t = ensure(t, b, size)
        blocks.append(F.view(t, (size, *(1,) * (3 - t.meta_.dim), *t.meta_.sizes[1:])))
    width = sum(b.meta_.sizes[2] for b in blocks)
    rows, left = [], 0
    for b in blocks:
        own = b.meta_.sizes[2]
        rows.append(F.constant_pad_nd(b, (left, width - left - own), 0))
        left += own
    return F.cat(rows, 1), 0
