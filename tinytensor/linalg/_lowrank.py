"""Singular values of a large matrix through a small one: svd_lowrank and pca_lowrank.

A random matrix with few columns, multiplied by A a few times and made orthonormal in between, spans nearly what the largest
singular vectors of A span. Algorithms 4.4 and 5.1 of Halko, Martinsson and Tropp 2009, arXiv:0909.4061.

Mirrors torch/_lowrank.py. Left out: sparse matrices.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.torch_function import handle_call, has_torch_function
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.c10.scalar_type import ScalarType, float16, float32, float64

Factors = tuple[Tensor, Tensor, Tensor]


def _floating_dtype(A: Tensor) -> ScalarType:
    return A.dtype if A.dtype in (float16, float32, float64) else float32


def _matmul(A: Any, B: Tensor) -> Tensor:
    if not isinstance(A, Tensor):
        raise TypeError(f"expected Tensor but got {type(A)}")
    return F.matmul(A, B)


def _product(A: Tensor, M: Tensor | None, B: Tensor) -> Tensor:
    """(A - M) B, without the difference."""
    X = _matmul(A, B)
    return X if M is None else X - _matmul(M, B)


def _adjoint(M: Tensor | None) -> Tensor | None:
    return None if M is None else M.mH


def get_approximate_basis(A: Tensor, q: int, niter: int | None = 2, M: Tensor | None = None) -> Tensor:
    """Q (..., m, q) with orthonormal columns, such that Q Q^T A is nearly A (..., m, n), or A - M.

    `niter` is how often A^T and A are applied to sharpen the basis; the start is drawn by randn.
    """
    start = F.randn(A.shape[-1], q, dtype=_floating_dtype(A), device=A.device)
    # Each product with A A^T multiplies the parts along a singular vector by its value squared, so that the large ones stand out.
    # Without QR in between, all columns would become the largest one and the others be lost in rounding.
    Q = F.linalg_qr(_product(A, M, start))[0]
    for _ in range(2 if niter is None else niter):
        Q = F.linalg_qr(_product(A.mH, _adjoint(M), Q))[0]
        Q = F.linalg_qr(_product(A, M, Q))[0]
    return Q


def svd_lowrank(A: Tensor, q: int | None = 6, niter: int | None = 2, M: Tensor | None = None) -> Factors:
    """U (..., m, q), S (..., q) and V (..., n, q) with U diag(S) V^T nearly A (..., m, n), or A - M.

    `q` should be a little more than the rank of A, `niter` as in get_approximate_basis. M is broadcast to A. Float
    dtypes; RuntimeError if q is more than the smaller of m and n, or M does not broadcast.

    >>> A = tt.ones(4, 3)
    >>> U, S, V = tt.svd_lowrank(A, q=2)
    >>> U.shape, S.shape, V.shape
    (torch.Size([4, 2]), torch.Size([2]), torch.Size([3, 2]))
    >>> tt.allclose(U @ S.diag() @ V.mT, A, atol=1e-5)
    True
    """
    if overrides.possible and not {type(A), type(M)} <= {Tensor, type(None)} and has_torch_function((A, M)):
        return handle_call(svd_lowrank, (A, M), locals())
    rank = 6 if q is None else q
    M = None if M is None else M.broadcast_to(A.size())
    m, n = A.shape[-2:]
    wide = m < n
    if wide:  # turned, so that B below is (q, m) and not (q, n)
        A, M = A.mH, _adjoint(M)
    Q = get_approximate_basis(A, rank, niter, M)
    # A is nearly Q Q^T A. The SVD of the small B = Q^T A is U' S V^T, so that of A is (Q U') S V^T.
    B = _matmul(Q.mH, A)
    if M is not None:
        B = B - _matmul(Q.mH, M)
    U, S, Vh = F.linalg_svd(B, full_matrices=False)
    V = Vh.mH
    U = Q.matmul(U)
    return (V, S, U) if wide else (U, S, V)


def pca_lowrank(A: Tensor, q: int | None = None, center: bool = True, niter: int = 2) -> Factors:
    """The principal components of the rows of A (..., m, n): svd_lowrank of A without its columns' means.

    The columns of V are the directions, S**2 / (m - 1) the variances along them. `q` is 6 unless m or n is less;
    with `center=False` A is taken to be centred. ValueError if q is negative or more than m or n, or niter negative.

    >>> _, S, V = tt.pca_lowrank(tt.tensor([[0.0, 0.0], [1.0, 1.0], [2.0, 2.0]]), q=1)
    >>> V.abs().mT, S**2 / 2
    (tensor([[0.7071, 0.7071]]), tensor([2.]))
    """
    if overrides.possible and type(A) is not Tensor and has_torch_function((A,)):
        return handle_call(pca_lowrank, (A,), locals())
    m, n = A.shape[-2:]
    if q is None:
        q = min(6, m, n)
    elif not (q >= 0 and q <= min(m, n)):
        raise ValueError(f"q(={q}) must be non-negative integer and not greater than min(m, n)={min(m, n)}")
    if not niter >= 0:
        raise ValueError(f"niter(={niter}) must be non-negative integer")
    if center:
        A = A - A.mean(dim=(-2,), keepdim=True)
    return svd_lowrank(A, q, niter)
