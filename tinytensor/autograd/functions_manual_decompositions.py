"""Formulas of QR, singular values, eigenvalues, Householder reflectors, distances and the matrix exponential.

Mirrors the corresponding part of torch/csrc/autograd/FunctionsManual.cpp. The gradient of Householder reflectors is
written as the chain rule along the product, and not through inverses of the reflectors as there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.c10.error import check

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Mask = tuple[bool, ...]


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
    """S_j - S_i, with infinity on the diagonal, where nothing is divided."""
    E = S.unsqueeze(-2) - S.unsqueeze(-1)
    return E.masked_fill(F.eye(S.shape[-1], device=S.device) > 0, inf)


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
    """Of full matrices only the first columns matter: the others are not determined by A."""
    if full_matrices:
        U, Vh = U.narrow(-1, 0, k), Vh.narrow(-2, 0, k)
        gU = None if gU is None else gU.narrow(-1, 0, k)
        gVh = None if gVh is None else gVh.narrow(-2, 0, k)
    if gU is None and gVh is None:
        return None if gS is None else (U * gS.unsqueeze(-2)).matmul(Vh)
    m, n = U.shape[-2], Vh.shape[-1]
    inside = None
    E = _differences(S * S)
    if gU is not None:
        inside = (_skew(U.mT.matmul(gU)) / E) * S.unsqueeze(-2)
    if gVh is not None:
        part = S.unsqueeze(-1) * (_skew(Vh.matmul(gVh.mT)) / E)
        inside = part if inside is None else inside + part
    assert inside is not None
    if gS is not None:
        inside = inside + gS.diag_embed()
    if m > n and gU is not None:
        rest = gU / S.unsqueeze(-2)
        return (U.matmul(inside) + rest - U.matmul(U.mT.matmul(rest))).matmul(Vh)
    if m < n and gVh is not None:
        rest = gVh / S.unsqueeze(-1)
        return U.matmul(inside.matmul(Vh) + rest - rest.matmul(Vh.mT).matmul(Vh))
    return U.matmul(inside).matmul(Vh)


def linalg_svd_jvp(dA: Tensor, U: Tensor, S: Tensor, Vh: Tensor, full_matrices: bool) -> tuple[Tensor, Tensor, Tensor]:
    check(
        not full_matrices or dA.shape[-2] == dA.shape[-1],
        "svd_backward: The tangents of full matrices are not determined; use full_matrices=False.",
    )
    m, n = dA.shape[-2:]
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
    return dU, dS, dV.mT


# ---- eigenvalues -----------------------------------------------------------------------------------------------------


def linalg_eigh_backward(gL: Tensor | None, gV: Tensor | None, L: Tensor, V: Tensor) -> Tensor | None:
    if gV is None:
        return None if gL is None else (V * gL.unsqueeze(-2)).matmul(V.mT)
    inside = 0.5 * _skew(V.mT.matmul(gV)) / _differences(L)
    if gL is not None:
        inside = inside + gL.diag_embed()
    return V.matmul(inside.matmul(V.mT))


def linalg_eigh_jvp(dA: Tensor, L: Tensor, V: Tensor) -> tuple[Tensor, Tensor]:
    X = V.mT.matmul(dA).matmul(V)
    return X.diagonal(0, -2, -1), V.matmul(X / _differences(L))


# ---- Householder reflectors ------------------------------------------------------------------------------------------
#
# Note [Chain of reflectors]
# Y = H_1 H_2 ... H_k C with H_i = 1 - tau_i v_i v_i^T, where v_i is column i of the input below the diagonal, 1 on it,
# 0 above. With R_i = H_{i+1} ... H_k C and G_i = (H_1 ... H_{i-1})^T gY, the gradient of H_i is G_i R_i^T.


def _vectors(input: Tensor, k: int) -> list[Tensor]:
    n = input.shape[-1]
    columns = input.tril(-1) + F.eye(*input.shape[-2:], dtype=input.dtype, device=input.device)
    return [columns.narrow(-1, i, 1) for i in range(min(k, n))]


def _reflect(v: Tensor, tau: Tensor, X: Tensor) -> Tensor:
    return X - tau * v.matmul(v.mT.matmul(X))


def _factors(tau: Tensor) -> list[Tensor]:
    return [tau.narrow(-1, i, 1).unsqueeze(-1) for i in range(tau.shape[-1])]


def _chain_backward(
    grad: Tensor, input: Tensor, tau: Tensor, C: Tensor, backwards: bool
) -> tuple[Tensor, Tensor, Tensor]:
    """Gradients of input, tau and C. See Note [Chain of reflectors]; `backwards` is H_k ... H_1 C."""
    k = tau.shape[-1]
    vs, ts = _vectors(input, k), _factors(tau)
    order: Sequence[int] = range(k - 1, -1, -1) if backwards else range(k)
    after = {}
    for i in reversed(order):
        after[i] = C
        C = _reflect(vs[i], ts[i], C)
    g_columns, g_taus = {}, {}
    for i in order:
        v, R = vs[i], after[i]
        a, b = grad.matmul(R.mT.matmul(v)), R.matmul(grad.mT.matmul(v))
        g_taus[i] = -(v * a).sum((-2, -1)).unsqueeze(-1)
        g_columns[i] = -ts[i] * (a + b)
        grad = _reflect(v, ts[i], grad)
    width = input.shape[-1]
    if not k:
        return F.zeros_like(input), F.zeros_like(tau), grad
    columns = F.cat([g_columns[i] for i in range(k)], -1)
    if k < width:
        columns = F.cat([columns, columns.new_zeros((*columns.shape[:-1], width - k))], -1)
    return columns.tril(-1), F.cat([g_taus[i] for i in range(k)], -1), grad


def _first_columns(input: Tensor) -> Tensor:
    return F.eye(*input.shape[-2:], dtype=input.dtype, device=input.device).expand(input.shape)


def householder_product_backward(grad: Tensor, result: Tensor, input: Tensor, tau: Tensor) -> tuple[Tensor, Tensor]:
    return _chain_backward(grad, input, tau, _first_columns(input), False)[:2]


def householder_product_jvp(dV: Tensor, dtau: Tensor, result: Tensor, input: Tensor, tau: Tensor) -> Tensor:
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
    gY, C = (grad, other) if left else (grad.mT, other.mT)
    g_self, g_tau, gC = _chain_backward(gY, self, tau, C, transpose if left else not transpose)
    return g_self, g_tau, gC if left else gC.mT


# ---- distances, exponential ------------------------------------------------------------------------------------------


def _euclidean_dist_backward(grad: Tensor, x1: Tensor, x2: Tensor, result: Tensor) -> tuple[Tensor, Tensor]:
    """0 where two points are one."""
    ratio = (grad / result).masked_fill(result == 0, 0)
    return (
        x1 * ratio.sum(-1, True) - ratio.matmul(x2),
        x2 * ratio.sum(-2, False).unsqueeze(-1) - ratio.mT.matmul(x1),
    )


def linalg_matrix_exp_differential(self: Tensor, grad: Tensor, adjoint: bool) -> Tensor:
    """The upper right block of the exponential of [[A, grad], [0, A]]."""
    A = self.mT if adjoint else self
    n = A.shape[-1]
    whole = F.cat([F.cat([A, grad], -1), F.cat([F.zeros_like(A), A], -1)], -2)
    return F.linalg_matrix_exp(whole).narrow(-2, 0, n).narrow(-1, n, n)
