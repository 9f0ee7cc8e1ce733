"""Formulas of linear algebra: gradients (`_backward`) and tangents (`_jvp`).

Solvers, determinants, inverses, LU and Cholesky come first; QR, singular values, eigenvalues, Householder reflectors,
distances and the matrix exponential follow.

Without complex numbers the adjoint of a matrix is its transpose. A formula may use the factors that the forward pass
computed only while nothing is being recorded: no gradient would flow through these factors. While the backward pass is
recorded it solves anew.

Mirrors the corresponding part of torch/csrc/autograd/FunctionsManual.cpp. The gradient of Householder reflectors is
written as the chain rule along the product, and not through inverses of the reflectors as there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.grad_mode import is_grad_enabled
from tinytensor.c10.scalar_type import float32
from tinytensor.c10.tensor_subclass_like import is_tensor_subclass_like

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Mask = tuple[bool, ...]


def _is_vector_rhs(A: Tensor, B: Tensor) -> bool:
    return B.dim() == 1 or (A.dim() - 1 == B.dim() and tuple(B.shape) == tuple(A.shape[:-1]))


def _half_diagonal(X: Tensor) -> Tensor:
    """X with half of its diagonal."""
    return X - 0.5 * X.diagonal(0, -2, -1).diag_embed()


# ---- solve -----------------------------------------------------------------------------------------------------------


def linalg_solve_backward(
    grad: Tensor, X: Tensor, A: Tensor, LU: Tensor, pivots: Tensor, left: bool, grad_input_mask: Mask
) -> tuple[Tensor | None, Tensor | None]:
    """A^T gB = gX and gA = -gB X^T; if X A = B (not left), gB A^T = gX and gA = -X^T gB."""
    vector = _is_vector_rhs(LU, X)
    gX = grad.unsqueeze(-1) if vector else grad
    gB = (
        F.linalg_solve(A.mT, gX, left=left)
        if is_grad_enabled()
        else F.linalg_lu_solve(LU, pivots, gX, left=left, adjoint=True)
    )
    gA = None
    if grad_input_mask[0]:
        X_ = X.unsqueeze(-1) if vector else X
        gA = -gB.matmul(X_.mT) if left else -X_.mT.matmul(gB)
    return gA, (gB.squeeze(-1) if vector else gB) if grad_input_mask[1] else None


def linalg_solve_jvp(dA: Tensor, dB: Tensor, X: Tensor, LU: Tensor, pivots: Tensor, left: bool) -> Tensor:
    """A dX = dB - dA X, solved with the factors of A; with dX A = dB - X dA if not left."""
    vector = _is_vector_rhs(LU, X)
    X_, dB_ = (X.unsqueeze(-1), dB.unsqueeze(-1)) if vector else (X, dB)
    R = dB_ - (dA.matmul(X_) if left else X_.matmul(dA))
    dX = F.linalg_lu_solve(LU, pivots, R, left=left)
    return dX.squeeze(-1) if vector else dX


def linalg_solve_triangular_backward(
    grad: Tensor, A: Tensor, X: Tensor, upper: bool, left: bool, unitriangular: bool, grad_input_mask: Mask
) -> tuple[Tensor | None, Tensor | None]:
    """As linalg_solve_backward. Of gA only the triangle that was read is kept, without a diagonal taken for ones."""
    gB = F.linalg_solve_triangular(A.mH, grad, upper=not upper, left=left, unitriangular=unitriangular)
    gA = None
    if grad_input_mask[0]:
        gA = -gB.matmul(X.mT) if left else -X.mT.matmul(gB)
        gA = gA.triu(int(unitriangular)) if upper else gA.tril(-int(unitriangular))
    return gA, gB if grad_input_mask[1] else None


def linalg_solve_triangular_forward_AD(
    dA: Tensor, dB: Tensor, A: Tensor, X: Tensor, upper: bool, left: bool, unitriangular: bool
) -> Tensor:
    """As linalg_solve_jvp. What dA has outside of the triangle was never read, so it counts as zero."""
    dA = dA.triu(int(unitriangular)) if upper else dA.tril(-int(unitriangular))
    R = dB - (dA.matmul(X) if left else X.matmul(dA))
    return F.linalg_solve_triangular(A, R, upper=upper, left=left, unitriangular=unitriangular)


def triangular_solve_backward(
    gX: Tensor | None,
    gM: Tensor | None,
    b: Tensor,
    A: Tensor,
    X: Tensor,
    upper: bool,
    transpose: bool,
    unitriangular: bool,
    grad_input_mask: Mask,
) -> tuple[Tensor | None, Tensor | None]:
    """As linalg_solve_triangular_backward. The operator also returns a copy of A, whose gradient gM is added."""
    gb = gA = None
    if gX is not None:
        gb = F.triangular_solve_default(gX, A, upper, not transpose, unitriangular)[0]
        if grad_input_mask[1]:
            gA = -X.matmul(gb.mT) if transpose else -gb.matmul(X.mT)
            gA = gA.triu(int(unitriangular)) if upper else gA.tril(-int(unitriangular))
    if gM is not None and grad_input_mask[1]:
        gA = gM if gA is None else gA + gM
    return gb if grad_input_mask[0] else None, gA


def triangular_solve_jvp(
    X: Tensor, A: Tensor, dA: Tensor, db: Tensor, upper: bool, transpose: bool, unitriangular: bool
) -> Tensor:
    dA = dA.triu(int(unitriangular)) if upper else dA.tril(-int(unitriangular))
    R = db - (dA.mT if transpose else dA).matmul(X)
    return F.triangular_solve_default(R, A, upper, transpose, unitriangular)[0]


# ---- determinants ----------------------------------------------------------------------------------------------------


def linalg_det_backward(grad: Tensor, det: Tensor, A: Tensor, LU: Tensor, pivots: Tensor) -> Tensor | None:
    """grad det A^-T."""
    if A.numel() == 0:
        return F.zeros_like(A)
    # The determinant is the element itself; the formula below would divide it by itself, which fails for 0.
    if A.size(-2) == 1 and A.size(-1) == 1:
        return grad.unsqueeze(-1).unsqueeze(-1).expand_as(A)
    # The right side grad * det * 1 of A^T gA = d, laid out by columns, as the solver wants it.
    d = (grad * det).unsqueeze(-1).expand(pivots.shape).diag_embed().mT
    eps = 2.0**-23 if A.dtype is float32 else 2.0**-52
    if not is_grad_enabled():
        # The determinant is smooth, so a zero on U's diagonal may be moved a little to make the matrix invertible. But if
        # det is exactly 0 the right side d is 0 too, and so is the result, also where the adjugate is not; as in PyTorch.
        nudge = F.where(LU.diagonal(0, -2, -1) == 0.0, eps, 0.0).to(LU.dtype)
        return F.linalg_lu_solve(LU + nudge.diag_embed(), pivots, d, left=True, adjoint=not A.is_contiguous())
    # A solution by A is differentiable again, but A may be singular. Where it is nearly so, the gradient is computed
    # from the singular values, without a division. The two kinds of matrices in a batch are taken apart and joined.
    singular = det.abs() < 100.0 * eps
    if is_tensor_subclass_like(A):
        solved, _ = F.linalg_solve_ex(A.mT, d)
        return F.where(singular.unsqueeze(-1).unsqueeze(-1), _adjugate_gradient(A, grad), solved)
    if det.dim() == 0:
        return _adjugate_gradient(A, grad) if bool(singular) else F.linalg_solve(A.mT, d)
    chosen = F.index(A, (singular,))
    if chosen.numel() == A.numel():
        return _adjugate_gradient(A, grad)
    if chosen.numel() == 0:
        return F.linalg_solve(A.mT, d)
    gradients = F.zeros_like(A)
    for mask, part in (
        (singular, _adjugate_gradient(chosen, F.index(grad, (singular,)))),
        (~singular, F.linalg_solve(F.index(A, (~singular,)).mT, F.index(d, (~singular,)))),
    ):
        gradients = F.index_put(gradients, (mask,), part)
    return gradients


def _adjugate_gradient(A: Tensor, grad: Tensor) -> Tensor:
    """grad times the transposed adjugate, which a singular matrix has too; from its singular values."""
    U, S, Vh = F.linalg_svd(A)
    n = S.shape[-1]
    own = F.eye(n, dtype=S.dtype, device=S.device) > 0
    others = F.where(own, 1.0, S.unsqueeze(-2).expand((*S.shape, n))).prod(-1)
    alpha = F.linalg_det(U) * F.linalg_det(Vh) * grad
    return (U * (alpha.unsqueeze(-1) * others).unsqueeze(-2)).matmul(Vh)


def linalg_det_jvp(dA: Tensor, det: Tensor, LU: Tensor, pivots: Tensor, use_A_T: bool) -> Tensor:
    """Jacobi's formula: d det = det * trace(A^-1 dA)."""
    return _trace_of_solution(dA, LU, pivots, use_A_T) * det


def _trace_of_solution(dA: Tensor, LU: Tensor, pivots: Tensor, use_A_T: bool) -> Tensor:
    """trace(A^-1 dA)."""
    return F.linalg_lu_solve(LU, pivots, dA, left=True, adjoint=use_A_T).diagonal(0, -2, -1).sum(-1)


def slogdet_backward(
    grad_sign: Tensor | None, grad_logabsdet: Tensor | None, A: Tensor, sign: Tensor, LU: Tensor, pivots: Tensor
) -> Tensor | None:
    """grad A^-T; the sign is constant wherever it is differentiable."""
    if grad_logabsdet is None:
        return None if grad_sign is None else F.zeros_like(A)
    d = grad_logabsdet.unsqueeze(-1).expand(pivots.shape).diag_embed().mT
    if is_grad_enabled():
        return F.linalg_solve(A.mT, d)
    return F.linalg_lu_solve(LU, pivots, d, left=True, adjoint=not A.is_contiguous())


def slogdet_jvp(LU: Tensor, pivots: Tensor, dA: Tensor, sign: Tensor, use_A_T: bool) -> tuple[Tensor, Tensor]:
    """d log|det| = trace(A^-1 dA)."""
    return F.zeros_like(sign), _trace_of_solution(dA, LU, pivots, use_A_T)


# ---- pseudoinverse, least squares ------------------------------------------------------------------------------------


def pinv_backward(grad: Tensor, P: Tensor, A: Tensor) -> Tensor:
    """Golub and Pereyra 1973; ordered so that the products stay small."""
    # The adjoint of pinv_jvp, term by term. A wide matrix has a small P^T P, a tall one a small P P^T. The last term comes
    # first, as in compiled C++: it is the one that refuses a matrix that was given other data.
    Pt, gradt = P.mT, grad.mT
    if A.size(-2) <= A.size(-1):
        K = gradt.matmul(P)
        KPt = K.matmul(Pt)
        last = Pt.matmul(P).matmul(gradt - K.matmul(A))
        return -P.matmul(K).mT + KPt - A.matmul(P).matmul(KPt) + last
    K = P.matmul(gradt)
    PtK = Pt.matmul(K)
    last = PtK.matmul(P).matmul(A)
    return -K.matmul(P).mT + (gradt - A.matmul(K)).matmul(P).matmul(Pt) + PtK - last


def pinv_jvp(A: Tensor, P: Tensor, dA: Tensor) -> Tensor:
    """dP = -P dA P + P P^T dA^T (1 - A P) + (1 - P A) dA^T P^T P."""
    Pt, dAt = P.mT, dA.mT
    inside = P.matmul(Pt).matmul(dAt - dAt.matmul(A).matmul(P)) + (dAt - P.matmul(A).matmul(dAt)).matmul(Pt).matmul(P)
    return inside - P.matmul(dA).matmul(P)


def linalg_lstsq_backward(
    gX: Tensor | None, gL: Tensor | None, A: Tensor, B: Tensor, X: Tensor, grad_input_mask: Mask
) -> tuple[Tensor | None, Tensor | None]:
    """X = pinv(A) B; the residuals are |A X - B|^2, in which X is where they are smallest."""
    vector = _is_vector_rhs(A, B)
    B_, X_ = (B.unsqueeze(-1), X.unsqueeze(-1)) if vector else (B, X)
    gA = gB = None
    if gX is not None:
        gX_ = gX.unsqueeze(-1) if vector else gX
        P = F.linalg_pinv(A)
        if grad_input_mask[0]:
            gA = pinv_backward(gX_.matmul(B_.mT), P, A)
        if grad_input_mask[1]:
            gB = P.mT.matmul(gX_)
    if gL is not None and gL.numel():
        R = A.matmul(X_) - B_
        weights = gL.unsqueeze(-2)
        if grad_input_mask[0]:
            of_A = F.mul_Scalar((weights * R).matmul(X_.mT), 2)
            gA = of_A if gA is None else gA + of_A
        if grad_input_mask[1]:
            of_B = F.mul_Scalar(weights, -2) * R
            gB = of_B if gB is None else gB + of_B
    return gA, gB.squeeze(-1) if vector and gB is not None else gB


def linalg_lstsq_solution_jvp(A: Tensor, B: Tensor, dA: Tensor, dB: Tensor) -> Tensor:
    """dX = dP B + P dB with P = pinv(A)."""
    vector = _is_vector_rhs(A, B)
    B_, dB_ = (B.unsqueeze(-1), dB.unsqueeze(-1)) if vector else (B, dB)
    P = F.linalg_pinv(A)
    dX = pinv_jvp(A, P, dA).matmul(B_) + P.matmul(dB_)
    return dX.squeeze(-1) if vector else dX


def linalg_lstsq_residuals_jvp(A: Tensor, B: Tensor, dA: Tensor, dB: Tensor, X: Tensor, L: Tensor) -> Tensor:
    """2 (A X - B) . (dA X - dB); the term with dX is zero, since the residual is smallest at X."""
    if L.numel() == 0:
        return F.zeros_like(L)
    vector = _is_vector_rhs(A, B)
    B_, dB_, X_ = (B.unsqueeze(-1), dB.unsqueeze(-1), X.unsqueeze(-1)) if vector else (B, dB, X)
    return 2 * ((A.matmul(X_) - B_) * (dA.matmul(X_) - dB_)).sum(-2)


# ---- LU --------------------------------------------------------------------------------------------------------------


def _pad(X: Tensor, rows: int, columns: int) -> Tensor:
    """Zeros below and to the right."""
    m, n = X.shape[-2:]
    if n < columns:
        X = F.cat([X, X.new_zeros((*X.shape[:-1], columns - n))], -1)
    if m < rows:
        X = F.cat([X, X.new_zeros((*X.shape[:-2], rows - m, X.shape[-1]))], -2)
    return X


def lu_unpack_backward(gL: Tensor | None, gU: Tensor | None, m: int, n: int) -> Tensor | None:
    """Each factor's triangle where it was in the packed matrix."""
    if gL is None or gU is None:
        return gL.tril(-1) if gL is not None and m >= n else _lu_padded(gL, gU, m, n)
    if m == n:
        return gL.tril(-1) + gU.triu()
    k = min(m, n)
    L1, U1 = (gL.narrow(-2, 0, k), gU) if m > n else (gL, gU.narrow(-1, 0, k))
    rest = gL.narrow(-2, k, m - k) if m > n else gU.narrow(-1, k, n - k)
    return F.cat([L1.tril(-1) + U1.triu(), rest], -2 if m > n else -1)


def _lu_padded(gL: Tensor | None, gU: Tensor | None, m: int, n: int) -> Tensor | None:
    triangle = gL.tril(-1) if gL is not None else gU.triu() if gU is not None else None
    return None if triangle is None else _pad(triangle, m, n)


def lu_unpack_jvp(dLU: Tensor, unpack_data: bool) -> tuple[Tensor, Tensor]:
    k = min(dLU.shape[-2:]) if unpack_data else 0
    return dLU.narrow(-1, 0, k).tril(-1), dLU.narrow(-2, 0, k).triu()


def lu_factor_ex_backward(grad: Tensor, LU: Tensor, pivots: Tensor, pivot: bool) -> Tensor | None:
    P, L, U = F.lu_unpack(LU, pivots, unpack_pivots=pivot)
    k = min(LU.shape[-2:])
    return linalg_lu_backward(grad.narrow(-1, 0, k), grad.narrow(-2, 0, k), P, L, U, pivot)


def linalg_lu_backward(
    gL: Tensor | None, gU: Tensor | None, P: Tensor, L: Tensor, U: Tensor, pivot: bool
) -> Tensor | None:
    """L^-T [tril(L^T gL, -1) + triu(gU U^T)] U^-T; the rest of the longer factor joins between the two solutions."""
    if gL is None and gU is None:
        return None
    gL = F.zeros_like(L) if gL is None else gL
    gU = F.zeros_like(U) if gU is None else gU
    (m, k), n = L.shape[-2:], U.shape[-1]
    if m == n:
        inside = L.mT.matmul(gL).tril(-1) + gU.matmul(U.mT).triu()
        gA = _over_L(L, F.linalg_solve_triangular(U.mT, inside, upper=False, left=False))
    elif m < n:
        inside = L.mT.matmul(gL) - gU.triu().matmul(U.mT)
        inside = F.linalg_solve_triangular(U.narrow(-1, 0, k).mT, inside.tril(-1), upper=False, left=False)
        square = inside + gU.narrow(-1, 0, k).triu()
        gA = _over_L(L, F.cat([square, gU.narrow(-1, k, n - k)], -1))
    else:
        inside = _over_L(L.narrow(-2, 0, k), (gU.matmul(U.mT) - L.mT.matmul(gL.tril(-1))).triu())
        square = inside + gL.narrow(-2, 0, k).tril(-1)
        whole = F.cat([square, gL.narrow(-2, k, m - k)], -2)
        gA = F.linalg_solve_triangular(U.mT, whole, upper=False, left=False)
    return P.matmul(gA) if pivot else gA


def _over_L(L: Tensor, X: Tensor) -> Tensor:
    """L^-T X."""
    return F.linalg_solve_triangular(L.mT, X, upper=True, unitriangular=True)


def linalg_lu_jvp(dA: Tensor, P: Tensor, L: Tensor, U: Tensor, pivot: bool) -> tuple[Tensor, Tensor]:
    """With K = L^-1 P^T dA U^-1: dL = L tril(K, -1) and dU = triu(K) U.

    For a rectangular matrix K belongs to its leading square; the rest follows from d(LU) = dL U + L dU.
    """
    PdA = P.mT.matmul(dA) if pivot else dA
    (m, k), n = L.shape[-2:], U.shape[-1]
    L1, U1 = L.narrow(-2, 0, k), U.narrow(-1, 0, k)
    dK = F.linalg_solve_triangular(L1, PdA.narrow(-2, 0, k).narrow(-1, 0, k), upper=False, unitriangular=True)
    dK = F.linalg_solve_triangular(U1, dK, upper=True, left=False)
    lower, upper = dK.tril(-1), dK.triu()
    dL, dU = L1.matmul(lower), upper.matmul(U1)
    if m > k:
        rest = F.linalg_solve_triangular(U1, PdA.narrow(-2, k, m - k), upper=True, left=False)
        dL = F.cat([dL, rest - L.narrow(-2, k, m - k).matmul(upper)], -2)
    if n > k:
        rest = F.linalg_solve_triangular(L1, PdA.narrow(-1, k, n - k), upper=False, unitriangular=True)
        dU = F.cat([dU, rest - lower.matmul(U.narrow(-1, k, n - k))], -1)
    return dL, dU


def lu_factor_ex_jvp(dA: Tensor, LU: Tensor, pivots: Tensor, pivot: bool) -> Tensor:
    P, L, U = F.lu_unpack(LU, pivots, unpack_pivots=pivot)
    dL, dU = linalg_lu_jvp(dA, P, L, U, pivot)
    return _pad(dL, *LU.shape[-2:]) + _pad(dU, *LU.shape[-2:])


def linalg_lu_solve_LU(grad: Tensor, LU: Tensor, pivots: Tensor, X: Tensor, left: bool, adjoint: bool) -> Tensor:
    """The packed gradients of L and U, where A = P L U and A X = B or A^T X = B.

    A X = B:     gU = -U^-T gX X^T,          gL = L^-T gU U^T.
    A^T X = B:   gL = -P^T X gX^T P L^-T,    gU = L^T gL U^-T.
    X A = B is the second one transposed, so `left is adjoint` tells the two cases apart.
    """
    P, L, U = F.lu_unpack(LU, pivots, unpack_pivots=left is adjoint)
    gX, X = (grad, X) if left else (grad.mT, X.mT)
    if left is not adjoint:
        of_U = F.linalg_solve_triangular(U.mT, -gX.matmul(X.mT), upper=False)
        return _over_L(L, of_U.matmul(U.mT)).tril(-1) + of_U.triu()
    of_L = -P.mT.matmul(X).matmul(gX.mT).matmul(P)
    of_L = F.linalg_solve_triangular(L.mT, of_L, upper=True, left=False, unitriangular=True)
    of_U = F.linalg_solve_triangular(U.mT, L.mT.matmul(of_L), upper=False, left=False)
    return of_L.tril(-1) + of_U.triu()


def linalg_lu_solve_jvp(
    X: Tensor, LU: Tensor, pivots: Tensor, dLU: Tensor, dB: Tensor, left: bool, adjoint: bool
) -> Tensor:
    """A dX = dB - dA X with dA = P (dL U + L dU)."""
    P, L, U = F.lu_unpack(LU, pivots)
    dA = P.matmul(dLU.tril(-1).matmul(U) + L.matmul(dLU.triu()))
    dA = dA.mT if adjoint else dA
    return F.linalg_lu_solve(LU, pivots, dB - (dA.matmul(X) if left else X.matmul(dA)), left=left, adjoint=adjoint)


# ---- Cholesky --------------------------------------------------------------------------------------------------------


def cholesky_backward(grad: Tensor, upper: bool, L: Tensor) -> Tensor:
    """L^-T (the symmetric part of tril(L^T gL)) L^-1."""
    if upper:
        grad, L = grad.mT, L.mT
    lower = L.mT.matmul(grad).tril()
    symmetric = F.mul_Scalar(lower + lower.tril(-1).mT, 0.5)
    half = F.linalg_solve_triangular(L.mT, symmetric, upper=True)
    return F.linalg_solve_triangular(L, half, upper=False, left=False)


def cholesky_jvp(dA: Tensor, L: Tensor, upper: bool) -> Tensor:
    """dL = L phi(L^-1 dA L^-T), phi the lower triangle with half of its diagonal."""
    lower = L.mT if upper else L
    X = F.linalg_solve_triangular(lower, dA, upper=False)
    X = F.linalg_solve_triangular(lower.mT, X, upper=True, left=False)
    dL = lower.matmul(_half_diagonal(X.tril()))
    return dL.mT if upper else dL


def cholesky_solve_backward(
    grad: Tensor, self: Tensor, factor: Tensor, X: Tensor, upper: bool, grad_input_mask: Mask
) -> tuple[Tensor | None, Tensor | None]:
    """A = L L^T: gB = A^-1 gX, gA = -gB X^T, and gL = (gA + gA^T) L; with U^T U = A, gU = U (gA + gA^T)."""
    gB = grad.cholesky_solve(factor, upper)
    g_factor = None
    if grad_input_mask[1]:
        both = gB.matmul(X.mT)
        both = both + both.mT
        g_factor = -factor.matmul(both) if upper else -both.matmul(factor)
    return gB if grad_input_mask[0] else None, g_factor


def cholesky_solve_jvp(X: Tensor, factor: Tensor, d_factor: Tensor, dB: Tensor, upper: bool) -> Tensor:
    """A dX = dB - dA X with dA = dL L^T + L dL^T."""
    half = d_factor.mT.matmul(factor) if upper else d_factor.matmul(factor.mT)
    return (dB - (half + half.mT).matmul(X)).cholesky_solve(factor, upper)


def cholesky_inverse_backward(grad: Tensor, factor: Tensor, upper: bool, inverse: Tensor) -> Tensor:
    """Y = A^-1, A = L L^T: gA = -Y gY Y, and gL = (gA + gA^T) L."""
    both = inverse.matmul((grad + grad.mT).matmul(inverse))
    return -factor.matmul(both) if upper else -both.matmul(factor)


def cholesky_inverse_jvp(factor: Tensor, d_factor: Tensor, inverse: Tensor, upper: bool) -> Tensor:
    """dY = -Y dA Y with dA = dL L^T + L dL^T."""
    half = d_factor.mT.matmul(factor) if upper else d_factor.matmul(factor.mT)
    return -inverse.matmul(half + half.mT).matmul(inverse)


# ---- QR, singular values, eigenvalues, Householder reflectors, distances, the matrix exponential ---------------------


def _symmetric_from_triangle(X: Tensor) -> Tensor:
    """X + X^T with half of the diagonal."""
    return X + X.mT - X.diagonal(0, -2, -1).diag_embed()


# ---- QR --------------------------------------------------------------------------------------------------------------


def _check_qr(mode: str, Q: Tensor, R: Tensor) -> tuple[int, int]:
    """Rows of Q and columns of R, if there is a derivative."""
    check(
        mode != "r",
        "The derivative of linalg.qr depends on Q, which is not computed when mode='r'. Please use linalg.qr(A, "
        "mode='reduced') if you are going to differentiate through linalg.qr.",
    )
    check(
        mode != "complete" or Q.shape[-2] <= R.shape[-1],
        "The QR decomposition is not differentiable when mode='complete' and nrows > ncols.",
    )
    return Q.shape[-2], R.shape[-1]


def linalg_qr_backward(gQ: Tensor | None, gR: Tensor | None, Q: Tensor, R: Tensor, mode: str) -> Tensor | None:
    """Tall: (gQ + Q sym(triu(gR R^T - Q^T gQ))) R^-T, where sym(X) = X + X^T with half of the diagonal.

    Wide, with R1 the leading square of R and M = Q^T gQ - gR R^T: Q (tril(M - M^T, -1) R1^-T, 0) + Q gR.
    """
    m, n = _check_qr(mode, Q, R)
    if gQ is None and gR is None:
        return None
    QtgQ: Any = None if gQ is None else Q.mT.matmul(gQ)
    gRRt: Any = None if gR is None else gR.matmul(R.mT)
    if m >= n:
        M = -QtgQ if gRRt is None else gRRt if QtgQ is None else gRRt - QtgQ
        gA = Q.matmul(_symmetric_from_triangle(M.triu()))
        gA = gA if gQ is None else gA + gQ
        return F.linalg_solve_triangular(R.mT, gA, upper=False, left=False)
    M = QtgQ if gRRt is None else -gRRt if QtgQ is None else QtgQ - gRRt
    square = F.linalg_solve_triangular(R.narrow(-1, 0, m).mT, Q.matmul((M - M.mT).tril(-1)), upper=False, left=False)
    gA = F.cat([square, square.new_zeros((*square.shape[:-1], n - m))], -1)
    return gA if gR is None else gA + Q.matmul(gR)


def linalg_qr_jvp(dA: Tensor, Q: Tensor, R: Tensor, mode: str) -> tuple[Tensor, Tensor]:
    """Tall, with C = Q^T dA R^-1 and S the upper triangle of C + C^T with half of its diagonal: dR = S R and
    dQ = dA R^-1 - Q S. Wide, with C = tril(Q^T dA1 R1^-1, -1) and K = C - C^T: dQ = Q K and dR = Q^T dA - K R.
    """
    m, n = _check_qr(mode, Q, R)
    if m >= n:
        dARinv = F.linalg_solve_triangular(R, dA, upper=True, left=False)
        C = Q.mT.matmul(dARinv)
        S = _symmetric_from_triangle_upper(C)
        return dARinv - Q.matmul(S), S.matmul(R)
    QtdA = Q.mT.matmul(dA)
    C = F.linalg_solve_triangular(R.narrow(-1, 0, m), QtdA.narrow(-1, 0, m), upper=True, left=False).tril(-1)
    skew = C - C.mT
    return Q.matmul(skew), QtdA - skew.matmul(R)


def _symmetric_from_triangle_upper(C: Tensor) -> Tensor:
    """The upper triangle of C + C^T, with half of its diagonal."""
    both = C + C.mT
    return both.triu() - 0.5 * both.diagonal(0, -2, -1).diag_embed()


# ---- singular values -------------------------------------------------------------------------------------------------


def _differences(S: Tensor) -> Tensor:
    """S_j - S_i, and 1 on the diagonal, where zeros are divided."""
    E = S.unsqueeze(-2) - S.unsqueeze(-1)
    E.diagonal(0, -2, -1).fill_(1.0)
    return E


def _skew(X: Tensor) -> Tensor:
    return X - X.mT


def svd_backward(
    gU: Tensor | None,
    gS: Tensor | None,
    gVh: Tensor | None,
    U: Tensor,
    S: Tensor,
    Vh: Tensor,
    full_matrices: bool,
    k: int,
) -> Tensor | None:
    """U ((K S + S H) / E + diag(gS)) Vh, with K = skew(U^T gU), H = skew(V^T gV), E_ij = S_j^2 - S_i^2.

    A tall A adds (1 - U U^T) gU S^-1 Vh, a wide one the same for V. Equal singular values make E zero: then U and V are
    not determined, and their gradient is not finite. Of full matrices only the first columns count, since A does not
    determine the others.
    """
    if full_matrices:
        U, Vh = U.narrow(-1, 0, k), Vh.narrow(-2, 0, k)
        gU = None if gU is None else gU.narrow(-1, 0, k)
        gVh = None if gVh is None else gVh.narrow(-2, 0, k)
    m, n = U.shape[-2], Vh.shape[-1]
    if gU is None and gVh is None:
        if gS is None:
            return None
        # The smaller matrix is scaled.
        return U.matmul(gS.unsqueeze(-1) * Vh) if m >= n else (U * gS.unsqueeze(-2)).matmul(Vh)
    E = _differences(S * S)
    left = None if gU is None else _skew(U.mT.matmul(gU))
    right = None if gVh is None else _skew(Vh.matmul(gVh.mT))
    if left is None:
        inside = S.unsqueeze(-1) * (right / E)
    elif right is None:
        inside = (left / E) * S.unsqueeze(-2)
    else:
        inside = (left * S.unsqueeze(-2) + S.unsqueeze(-1) * right) / E
    if gS is not None:
        inside = inside + gS.diag_embed()
    if m > n and gU is not None:
        rest = gU / S.unsqueeze(-2)
        return (U.matmul(inside) + rest - U.matmul(U.mT.matmul(rest))).matmul(Vh)
    if m < n and gVh is not None:
        rest = gVh / S.unsqueeze(-1)
        return U.matmul(inside.matmul(Vh) + rest - rest.matmul(Vh.mT).matmul(Vh))
    return U.matmul(inside.matmul(Vh)) if m >= n else U.matmul(inside).matmul(Vh)


def linalg_svd_jvp(dA: Tensor, U: Tensor, S: Tensor, Vh: Tensor, full_matrices: bool) -> tuple[Tensor, Tensor, Tensor]:
    """With X = U^T dA V: dS = diag(X), dU = U ((X S + S X^T) / E), dV = V ((S X + X^T S) / E), diagonals zero.

    A tall A adds (1 - U U^T) dA V S^-1 to dU, a wide one the same to dV. In full matrices the columns that A does not
    determine get the tangent 0.
    """
    m, n = dA.shape[-2:]
    if full_matrices:
        U, Vh = U.narrow(-1, 0, min(m, n)), Vh.narrow(-2, 0, min(m, n))
    X = U.mT.matmul(dA).matmul(Vh.mT)
    dS = X.diagonal(0, -2, -1)
    X = X - dS.diag_embed()
    E = _differences(S * S)
    XS, SX = X * S.unsqueeze(-2), S.unsqueeze(-1) * X
    dU, dV = U.matmul((XS + XS.mT) / E), Vh.mT.matmul((SX + SX.mT) / E)
    if m > n:
        rest = dA.matmul(Vh.mT) / S.unsqueeze(-2)
        dU = dU + rest - U.matmul(U.mT.matmul(rest))
    if m < n:
        rest = dA.mT.matmul(U) / S.unsqueeze(-2)
        dV = dV + rest - Vh.mT.matmul(Vh.matmul(rest))
    if full_matrices and m > n:
        dU = F.cat([dU, dU.new_zeros((*dU.shape[:-1], m - n))], -1)
    if full_matrices and m < n:
        dV = F.cat([dV, dV.new_zeros((*dV.shape[:-1], n - m))], -1)
    return dU, dS, dV.mT


# ---- eigenvalues -----------------------------------------------------------------------------------------------------


def linalg_eigh_backward(gL: Tensor | None, gV: Tensor | None, L: Tensor, V: Tensor) -> Tensor | None:
    """V (diag(gL) + skew(V^T gV) / (2 E)) V^T, where E_ij = L_j - L_i."""
    if gV is None:
        return None if gL is None else (V * gL.unsqueeze(-2)).matmul(V.mT)
    inside = F.mul_Scalar(_skew(V.mT.matmul(gV)), 0.5).div_(_differences(L))
    if gL is not None:
        if is_tensor_subclass_like(gL):
            inside = inside.diagonal_scatter(gL, 0, -2, -1)
        else:
            inside.diagonal(0, -2, -1).copy_(gL)
    return V.matmul(inside.matmul(V.mT))


def linalg_eigh_jvp(dA: Tensor, L: Tensor, V: Tensor) -> tuple[Tensor, Tensor]:
    """With X = V^T dA V: dL = diag(X) and dV = V (X / E), diagonal zero."""
    X = V.mT.matmul(dA).matmul(V)
    turned = X / _differences(L)
    turned.diagonal(0, -2, -1).zero_()
    return X.diagonal(0, -2, -1), V.matmul(turned)


# ---- Householder reflectors ------------------------------------------------------------------------------------------
#
# Note [Chain of reflectors]
# Y = H_1 H_2 ... H_k C with H_i = 1 - tau_i v_i v_i^T, where v_i is column i of the input below the diagonal, 1 on it,
# 0 above. The gradient of H_i is the transpose of M_i = (H_{i+1} ... H_k C) (gY^T H_1 ... H_{i-1}). As in PyTorch they are
# made of Y gY^T alone: M_1 = H_1^-1 Y gY^T, and M_{i+1} = H_{i+1}^-1 M_i H_i. So Y is what it was, whatever data the input was
# given since. The inverse of H_i is the reflector with tau_i / (tau_i |v_i|^2 - 1); of a QR decomposition it always exists.


def _vectors(input: Tensor, k: int) -> list[Tensor]:
    n = input.shape[-1]
    columns = input.tril(-1) + F.eye(*input.shape[-2:], dtype=input.dtype, device=input.device)
    return [columns.narrow(-1, i, 1) for i in range(min(k, n))]


def _reflect(v: Tensor, tau: Tensor, X: Tensor) -> Tensor:
    return X - tau * v.matmul(v.mT.matmul(X))


def _factors(tau: Tensor) -> list[Tensor]:
    return [tau.narrow(-1, i, 1).unsqueeze(-1) for i in range(tau.shape[-1])]


def _chain_backward(grad: Tensor, result: Tensor, input: Tensor, tau: Tensor, backwards: bool) -> tuple[Tensor, Tensor]:
    """Gradients of input and tau. See Note [Chain of reflectors]; `backwards` is H_k ... H_1 C."""
    k = tau.shape[-1]
    vs, ts = _vectors(input, k), _factors(tau)
    order: Sequence[int] = range(k - 1, -1, -1) if backwards else range(k)
    g_columns, g_taus = {}, {}
    M, last = result.matmul(grad.mT), None
    for i in order:
        v = vs[i]
        if last is not None:
            M = M - M.matmul(ts[last] * vs[last]).matmul(vs[last].mT)
        M = _reflect(v, ts[i] / (ts[i] * (v * v).sum(-2, True) - 1.0), M)
        row = v.mT.matmul(M)
        g_taus[i] = -row.matmul(v).squeeze(-1)
        g_columns[i] = -ts[i] * (M.matmul(v) + row.mT)
        last = i
    columns = _side_by_side(input, [g_columns[i] for i in range(k)]).tril_(-1)
    return columns, _side_by_side(tau, [g_taus[i] for i in range(k)])


def _side_by_side(like: Tensor, parts: Sequence[Tensor]) -> Tensor:
    """The parts along the last dimension and zeros after them, laid out as `like`."""
    if any(is_tensor_subclass_like(t) for t in (like, *parts)):
        rest = like.shape[-1] - len(parts)
        return F.cat([*parts, *([like.new_zeros((*like.shape[:-1], rest))] if rest else [])], -1)
    result = F.zeros_like(like)
    for i, part in enumerate(parts):
        result.select(-1, i).copy_(part.squeeze(-1))
    return result


def _first_columns(input: Tensor) -> Tensor:
    return F.eye(*input.shape[-2:], dtype=input.dtype, device=input.device).expand(input.shape)


def _refuse_other_data(reflectors: Tensor, tau: Tensor) -> None:
    """The errors that PyTorch raises for reflectors whose `.data` was replaced by a tensor of another shape."""
    reflectors.size(-2)
    reflectors.narrow(-1, 0, tau.size(-1))


def householder_product_backward(
    grad: Tensor, result: Tensor, input: Tensor, tau: Tensor
) -> tuple[Tensor | None, Tensor | None]:
    if input.numel() == 0 or tau.numel() == 0:
        return None, None
    _refuse_other_data(input, tau)
    return _chain_backward(grad, result, input, tau, False)


def householder_product_jvp(dV: Tensor, dtau: Tensor, result: Tensor, input: Tensor, tau: Tensor) -> Tensor:
    """The product rule, from the last reflector to the first: d(H R) = dH R + H dR."""
    k = tau.shape[-1]
    vs, ts, dts = _vectors(input, k), _factors(tau), _factors(dtau)
    R, dR = _first_columns(input), F.zeros_like(input)
    changes = dV.tril(-1)
    for i in range(k - 1, -1, -1):
        v, dv = vs[i], changes.narrow(-1, i, 1)
        vR = v.mT.matmul(R)
        dR = _reflect(v, ts[i], dR) - dts[i] * v.matmul(vR) - ts[i] * (dv.matmul(vR) + v.matmul(dv.mT.matmul(R)))
        R = _reflect(v, ts[i], R)
    return dR


def ormqr_backward(
    grad: Tensor,
    result: Tensor,
    self: Tensor,
    tau: Tensor,
    other: Tensor,
    left: bool,
    transpose: bool,
    grad_input_mask: Mask,
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:
    """From the right it is the transposed product from the left, in the other order."""
    # Other's gradient comes first: it is what refuses other data.
    g_other = F.ormqr(self, tau, grad, left, not transpose) if grad_input_mask[2] else None
    g_self = g_tau = None
    if self.numel() and tau.numel() and (grad_input_mask[0] or grad_input_mask[1]):
        _refuse_other_data(self, tau)
        gY, Y = (grad, result) if left else (grad.mT, result.mT)
        g_self, g_tau = _chain_backward(gY, Y, self, tau, transpose if left else not transpose)
    return g_self, g_tau, g_other


# ---- distances, exponential ------------------------------------------------------------------------------------------


def _euclidean_dist_backward(grad: Tensor, x1: Tensor, x2: Tensor, result: Tensor) -> tuple[Tensor, Tensor]:
    """The sum over j of g_ij (x1_i - x2_j) / d_ij, and the same for x2. 0 where the distance is 0: a pole."""
    ratio = (grad / result).masked_fill(result == 0, 0)
    return (
        x1 * ratio.sum(-1, True) - ratio.matmul(x2),
        x2 * ratio.sum(-2, False).unsqueeze(-1) - ratio.mT.matmul(x1),
    )


def linalg_matrix_exp_differential(self: Tensor, grad: Tensor, adjoint: bool) -> Tensor:
    """The upper right block of the exponential of [[A, grad], [0, A]]."""
    A = self.transpose(-2, -1) if adjoint else self
    n = A.shape[-1]
    if is_tensor_subclass_like(A) or is_tensor_subclass_like(grad):
        whole = F.cat([F.cat([A, grad], -1), F.cat([F.zeros_like(A), A], -1)], -2)
    else:
        whole = F.zeros((*A.shape[:-2], 2 * n, 2 * n), dtype=grad.dtype, device=grad.device)
        for row, column, block in ((0, 0, A), (n, n, A), (0, n, grad)):
            whole.narrow(-2, row, n).narrow(-1, column, n).copy_(block)
    return F.linalg_matrix_exp(whole).narrow(-2, 0, n).narrow(-1, n, n)
