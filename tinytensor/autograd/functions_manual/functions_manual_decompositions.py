"""Formulas of QR, singular values, eigenvalues, Householder reflectors, distances and the matrix exponential.

Mirrors the corresponding part of torch/csrc/autograd/FunctionsManual.cpp. The gradient of Householder reflectors is
written as the chain rule along the product, and not through inverses of the reflectors as there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.tensor_subclass_like import is_tensor_subclass_like

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
    """Of full matrices only the first columns matter: the others are not determined by A."""
    if full_matrices:
        U, Vh = U.narrow(-1, 0, k), Vh.narrow(-2, 0, k)
        gU = None if gU is None else gU.narrow(-1, 0, k)
        gVh = None if gVh is None else gVh.narrow(-2, 0, k)
    m, n = U.shape[-2], Vh.shape[-1]
    if gU is None and gVh is None:
        if gS is None:
            return None
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
    """Columns that A does not determine, of full matrices, stand still."""
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
    X = V.mT.matmul(dA).matmul(V)
    turned = X / _differences(L)
    turned.diagonal(0, -2, -1).zero_()
    return X.diagonal(0, -2, -1), V.matmul(turned)


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


def _chain_backward(grad: Tensor, input: Tensor, tau: Tensor, C: Tensor, backwards: bool) -> tuple[Tensor, Tensor]:
    """Gradients of input and tau. See Note [Chain of reflectors]; `backwards` is H_k ... H_1 C."""
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


def householder_product_backward(
    grad: Tensor, result: Tensor, input: Tensor, tau: Tensor
) -> tuple[Tensor | None, Tensor | None]:
    if input.numel() == 0 or tau.numel() == 0:
        return None, None
    return _chain_backward(grad, input, tau, _first_columns(input), False)


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
    g_self = g_tau = None
    if self.numel() and tau.numel() and (grad_input_mask[0] or grad_input_mask[1]):
        gY, C = (grad, other) if left else (grad.mT, other.mT)
        g_self, g_tau = _chain_backward(gY, self, tau, C, transpose if left else not transpose)
    return g_self, g_tau, F.ormqr(self, tau, grad, left, not transpose) if grad_input_mask[2] else None


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
    if is_tensor_subclass_like(A) or is_tensor_subclass_like(grad):
        whole = F.cat([F.cat([A, grad], -1), F.cat([F.zeros_like(A), A], -1)], -2)
    else:
        whole = F.zeros((*A.shape[:-2], 2 * n, 2 * n), dtype=grad.dtype, device=grad.device)
        for row, column, block in ((0, 0, A), (n, n, A), (0, n, grad)):
            whole.narrow(-2, row, n).narrow(-1, column, n).copy_(block)
    return F.linalg_matrix_exp(whole).narrow(-2, 0, n).narrow(-1, n, n)
