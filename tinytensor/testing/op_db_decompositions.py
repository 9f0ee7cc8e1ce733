"""Entries of the operator database: QR, singular values, eigenvalues, norms and functions of matrices.

See op_info.py, and op_db_solvers.py for how the samples are made.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from tinytensor.c10.scalar_type import ScalarType
from tinytensor.testing.op_db_solvers import (
    REAL,
    Shape,
    calls,
    definite,
    halves,
    integers,
    not_square,
    plain,
    vector,
)
from tinytensor.testing.op_info import OpInfo, Refusal

# ---- QR, reflectors --------------------------------------------------------------------------------------------------


def _qr(a: Any, mode: Literal["reduced", "complete", "r"] = "reduced") -> Any:
    if mode == "r":
        return np.zeros(0), np.linalg.qr(a, "r")
    return tuple(np.linalg.qr(a, mode))


def _geqrf(a: Any) -> Any:
    h, tau = np.linalg.qr(a, "raw")
    return h.swapaxes(-1, -2), tau


def _reflectors(v: Any, tau: Any) -> Any:
    """The orthogonal matrix Q = H_0 H_1 ..., where H_i = I - tau_i v_i v_i^T.

    v_i is 0 above row i and 1 in it; below stands what the matrix holds there. The rest of the matrix belongs to R.
    """
    m, k = v.shape[-2], tau.shape[-1]
    Q = np.broadcast_to(np.eye(m), (*v.shape[:-2], m, m))
    for i in range(k):
        column = np.zeros((*v.shape[:-2], m, 1))
        column[..., i, 0], column[..., i + 1 :, 0] = 1, v[..., i + 1 :, i]
        Q = Q - tau[..., i, None, None] * (Q @ column) @ column.swapaxes(-1, -2)
    return Q


def _ormqr(v: Any, tau: Any, c: Any, left: bool = True, transpose: bool = False) -> Any:
    Q = _reflectors(v, tau)
    Q = Q.swapaxes(-1, -2) if transpose else Q
    return Q @ c if left else c @ Q


def _short(shape: Shape, dtype: ScalarType, seed: int = 0) -> np.ndarray:
    """Numbers so small that a reflector can be divided out of a product again, which is how the derivative is made."""
    return plain(shape, dtype, seed) / 2


_HOUSEHOLDER = calls(([(_short, (2, 4, 3)), (_short, (2, 3))],), ([(_short, (4, 3)), (_short, (2,))],))
_RECTANGLES = calls(([(2, 3, 3)],), ([(2, 4, 2)],), ([(2, 2, 4)],), ([(0, 2, 2)],), made_by=plain)
_TAU = "torch.linalg.householder_product: "

ORTHOGONAL = [
    OpInfo("linalg.qr", _qr, calls(([(2, 3, 3)],), ([(2, 4, 2)],), ([(2, 2, 4)],), ([(2, 2, 4)], "complete"), made_by=plain), REAL, special_values=False, rtol=1e-4, refusals=(
        integers("linalg.qr"), halves("linalg.qr", "geqrf_cpu"), vector("linalg.qr"),
        Refusal(lambda tt: tt.linalg.qr(tt.ones(3, 3), mode="x"), RuntimeError, "qr received unrecognized mode 'x' but expected one of 'reduced' (default), 'r', or 'complete'"),
        Refusal(lambda tt: tt.linalg.qr(tt.eye(3).requires_grad_(), mode="r")[1].sum().backward(), RuntimeError, "The derivative of linalg.qr depends on Q, which is not computed when mode='r'. Please use linalg.qr(A, mode='reduced') if you are going to differentiate through linalg.qr."),
        Refusal(lambda tt: tt.linalg.qr(tt.ones(3, 2).requires_grad_(), mode="complete")[1].sum().backward(), RuntimeError, "The QR decomposition is not differentiable when mode='complete' and nrows > ncols."),
    )),
    OpInfo("qr", lambda a, some=True: _qr(a, "reduced" if some else "complete"), calls(([(2, 4, 2)],), ([(2, 2, 4)], False), made_by=plain), REAL, special_values=False, rtol=1e-4),
    OpInfo("geqrf", _geqrf, calls(([(2, 3, 3)],), ([(2, 4, 2)],), ([(2, 2, 4)],), made_by=plain), REAL, special_values=False, differentiable=False, rtol=1e-4, refusals=(
        Refusal(lambda tt: tt.geqrf(tt.ones(3)), RuntimeError, "torch.geqrf: input must have at least 2 dimensions."),
    )),
    OpInfo("linalg.householder_product", lambda v, tau: _reflectors(v, tau)[..., : v.shape[-1]], _HOUSEHOLDER, REAL, out=True, rtol=1e-4, refusals=(
        Refusal(lambda tt: tt.linalg.householder_product(tt.ones(3, 5), tt.ones(3)), RuntimeError, f"{_TAU}input.shape[-2] must be greater than or equal to input.shape[-1]"),
        Refusal(lambda tt: tt.linalg.householder_product(tt.ones(5, 3), tt.ones(4)), RuntimeError, f"{_TAU}input.shape[-1] must be greater than or equal to tau.shape[-1]"),
        Refusal(lambda tt: tt.linalg.householder_product(tt.ones(5, 3), tt.ones(2, 3)), RuntimeError, f"{_TAU}Expected tau to have one dimension less than input, but got tau.ndim equal to 2 and input.ndim is equal to 2"),
    )),
    OpInfo("orgqr", lambda v, tau: _reflectors(v, tau)[..., : v.shape[-1]], _HOUSEHOLDER, REAL, out=True, rtol=1e-4),
    OpInfo("ormqr", _ormqr, calls(*(([(_short, (2, 4, 3)), (_short, (2, 3)), (plain, (2, 4, 2) if left else (2, 2, 4))], left, t) for left in (True, False) for t in (True, False))), REAL, forward_ad=False, special_values=False, out=True, rtol=1e-4, refusals=(
        Refusal(lambda tt: tt.ormqr(tt.ones(5, 3), tt.ones(3), tt.ones(3, 3)), RuntimeError, "torch.ormqr: other.shape[-2] must be equal to input.shape[-2]"),
        Refusal(lambda tt: tt.ormqr(tt.ones(5, 3), tt.ones(4), tt.ones(5, 2)), RuntimeError, "torch.ormqr: tau.shape[-1] must be equal to min(other.shape[-2], input.shape[-1])"),
    )),
]  # fmt: skip


# ---- singular values, eigenvalues, least squares ---------------------------------------------------------------------


def _svd(a: Any, full_matrices: bool = True) -> Any:
    return tuple(np.linalg.svd(a, full_matrices))


def _old_svd(a: Any, some: bool = True) -> Any:
    u, s, v = np.linalg.svd(a, not some)
    return u, s, v.swapaxes(-1, -2)


def _svdvals(a: Any) -> Any:
    return np.linalg.svd(a, compute_uv=False)


def _lstsq(a: Any, b: Any) -> Any:
    shape = a.shape[:-2]
    return np.linalg.pinv(a) @ b, np.zeros(0), np.full(shape, min(a.shape[-2:])), np.zeros(0)


_VALUES = calls(([(2, 3, 3)],), ([(2, 4, 2)],), ([(2, 2, 4)],), made_by=plain)

SPECTRA = [
    OpInfo("linalg.svd", _svd, calls(([(2, 3, 3)], False), ([(2, 2, 2)],), ([(2, 4, 2)], False), made_by=plain), REAL, special_values=False, rtol=1e-4, covers=("_linalg_svd",), refusals=(
        integers("linalg.svd"), halves("linalg.svd", "linalg_svd_cpu"), vector("linalg.svd"),
        Refusal(lambda tt: tt.linalg.svd(tt.ones(2, 2), driver="gesvd"), RuntimeError, "torch.linalg.svd: keyword argument `driver=` is only supported on CUDA inputs with cuSOLVER backend."),
    )),
    OpInfo("svd", _old_svd, calls(([(2, 3, 3)],), ([(2, 2, 2)], False), made_by=plain), REAL, special_values=False, rtol=1e-4, refusals=(
        Refusal(lambda tt: tt.svd(tt.ones(3)), RuntimeError, "linalg.svd: input should have at least 2 dimensions, but has 1 dimensions instead"),
    )),
    OpInfo("linalg.svdvals", _svdvals, _VALUES, REAL, special_values=False, out=True, rtol=1e-5),
    OpInfo("linalg.eigh", lambda a: tuple(np.linalg.eigh(a)), calls(([(2, 2, 2)],), made_by=definite), REAL, special_values=False, differentiable=False, rtol=1e-5, covers=("_linalg_eigh",), refusals=(
        not_square("linalg.eigh"), vector("linalg.eigh"), halves("linalg.eigh", "linalg_eigh_cpu"),
        Refusal(lambda tt: tt.linalg.eigh(tt.eye(2), UPLO="x"), RuntimeError, "Expected UPLO argument to be 'L' or 'U', but got x"),
    )),
    OpInfo("linalg.eigvalsh", lambda a, UPLO="L": np.linalg.eigvalsh(a, UPLO), calls(([(2, 3, 3)],), ([(2, 4, 4)], "U"), made_by=definite), REAL, special_values=False, out=True, differentiable=False, rtol=1e-5),
    OpInfo("linalg.lstsq", _lstsq, calls(([(2, 4, 3), (plain, (2, 4, 2))],), ([(2, 2, 3), (plain, (2, 2, 2))],)), REAL, special_values=False, rtol=1e-4, refusals=(
        Refusal(lambda tt: tt.linalg.lstsq(tt.ones(3), tt.ones(3)), RuntimeError, "torch.linalg.lstsq: input must have at least 2 dimensions."),
        Refusal(lambda tt: tt.linalg.lstsq(tt.ones(5, 3), tt.ones(3)), RuntimeError, "torch.linalg.lstsq: input.size(-2) should match other.size(-1)"),
        Refusal(lambda tt: tt.linalg.lstsq(tt.ones(5, 3), tt.ones(5), driver="x"), RuntimeError, "torch.linalg.lstsq: parameter `driver` should be one of (gels, gelsy, gelsd, gelss)"),
        Refusal(lambda tt: tt.linalg.lstsq(tt.ones(3, 3).half(), tt.ones(3, 3).half()), RuntimeError, "This function doesn't handle types other than float and double"),
    )),
    OpInfo("linalg.pinv", np.linalg.pinv, calls(([(2, 3, 3)],), ([(2, 4, 2)],), ([(2, 2, 4)],)), REAL, special_values=False, out=True, rtol=1e-4, refusals=(
        Refusal(lambda tt: tt.linalg.pinv(tt.ones(3)), RuntimeError, "linalg.pinv(Float{[3]}): expected a tensor with 2 or more dimensions of float, double, cfloat or cdouble types"),
    )),
    OpInfo("pinverse", np.linalg.pinv, calls(([(2, 4, 2)],)), REAL, special_values=False, rtol=1e-4),
    OpInfo("linalg.matrix_rank", np.linalg.matrix_rank, calls(([(2, 3, 3)],), ([(2, 4, 2)],), ([(2, 0, 3)],)), REAL, special_values=False, out=True, differentiable=False, refusals=(
        Refusal(lambda tt: tt.linalg.matrix_rank(tt.ones(3)), RuntimeError, "torch.linalg.matrix_rank: The input tensor input must have at least 2 dimensions."),
        Refusal(lambda tt: tt.linalg.matrix_rank(tt.ones(3, 3).long()), RuntimeError, "This function doesn't handle types other than float and double"),
    )),
    OpInfo("linalg.cond", np.linalg.cond, calls(*(([(2, 3, 3)], p) for p in (None, 2, -2, 1, float("inf"), "fro", "nuc"))), REAL, special_values=False, out=True, rtol=1e-4, refusals=(
        Refusal(lambda tt: tt.linalg.cond(tt.ones(3)), RuntimeError, "linalg.cond: The input tensor must have at least 2 dimensions."),
        Refusal(lambda tt: tt.linalg.cond(tt.ones(3, 3), p=3), RuntimeError, "linalg.cond got an invalid norm type: 3"),
        Refusal(lambda tt: tt.linalg.cond(tt.ones(3, 5), p="fro"), RuntimeError, "linalg.cond(ord=fro): A must be batches of square matrices, but they are 3 by 5 matrices"),
        Refusal(lambda tt: tt.linalg.cond(tt.ones(3, 5), p=1), RuntimeError, "linalg.cond(ord=1): A must be batches of square matrices, but they are 3 by 5 matrices"),
    )),
]  # fmt: skip


# ---- norms, exponential ----------------------------------------------------------------------------------------------


def _matrix_norm(a: Any, ord: Any = "fro", dim: Any = (-2, -1), keepdim: bool = False) -> Any:
    return np.linalg.norm(a, ord, tuple(dim), keepdim)


def _norm(a: Any, ord: Any = None, dim: Any = None, keepdim: bool = False) -> Any:
    if ord is None and dim is None:
        return np.linalg.norm(a.reshape(-1)).reshape((1,) * a.ndim if keepdim else ())
    return np.linalg.norm(a, ord, dim[0] if dim is not None and len(dim) == 1 else dim, keepdim)


def _exp(a: Any) -> Any:
    """e**a = (e**(a / 64))**64: thirty terms of the power series, then six squarings."""
    result, term = np.eye(a.shape[-1]) + 0 * a, np.eye(a.shape[-1])
    for k in range(1, 30):
        term = term @ (a / 64) / k
        result = result + term
    for _ in range(6):
        result = result @ result
    return result


_INF = float("inf")
_NORM = "linalg.norm: If dim is"

NORMS = [
    OpInfo("linalg.matrix_norm", _matrix_norm, calls(([(2, 3, 4)],), *(([(2, 3, 4)], ord) for ord in ("nuc", 1, -1, 2, -2, _INF, -_INF)), ([(2, 3, 4)], "fro", (0, 1), True), ([(2, 3, 4)], 2, (0, 2), True), ([(2, 3, 4)], 1, (2, 0)), made_by=plain), REAL, special_values=False, out=True, rtol=1e-5, refusals=(
        integers("linalg.matrix_norm"), vector("linalg.matrix_norm"),
        Refusal(lambda tt: tt.linalg.matrix_norm(tt.ones(3, 3), ord=3), RuntimeError, "linalg.matrix_norm: Order 3 not supported."),
        Refusal(lambda tt: tt.linalg.matrix_norm(tt.ones(3, 3), ord="x"), RuntimeError, "linalg.matrix_norm: Order x not supported."),
        Refusal(lambda tt: tt.linalg.matrix_norm(tt.ones(3, 3), dim=(0, 0)), RuntimeError, "linalg.matrix_norm: dims must be different. Got (0, 0)"),
        Refusal(lambda tt: tt.linalg.matrix_norm(tt.ones(3, 3), dim=(0,)), RuntimeError, "linalg.matrix_norm: dim must be a 2-tuple. Got 0"),
        Refusal(lambda tt: tt.linalg.matrix_norm(tt.ones(3, 3).half(), ord=2), RuntimeError, "linalg.matrix_norm: Low precision dtypes not supported. Got Half"),
        Refusal(lambda tt: tt.linalg.matrix_norm(tt.ones(3, 3).double(), dtype=tt.float32), RuntimeError, "linalg.matrix_norm: the dtype of the input (Double) should be convertible without narrowing to the specified dtype (Float)"),
    )),
    OpInfo("linalg.norm", _norm, calls(([(2, 3)],), ([(2, 3)], 2), ([(2, 3)], "nuc"), ([(4,)], 3), ([(2, 3, 4)], 1, (0, 1)), ([(2, 3, 4)], None, (1,), True), ([(2, 3, 4)], None, None, True), made_by=plain), REAL, special_values=False, out=True, rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.linalg.norm(tt.ones(2, 3, 4), 2), RuntimeError, f"{_NORM} not specified but ord is, the input must be 1D or 2D. Got 3D."),
        Refusal(lambda tt: tt.linalg.norm(tt.ones(2, 3), 2, dim=(0, 1, 1)), RuntimeError, f"{_NORM} specified, it must be of length 1 or 2. Got [0, 1, 1]"),
    )),
    OpInfo("linalg.matrix_exp", _exp, calls(([(2, 3, 3)],), ([(1, 1, 1)],), ([(0, 2, 2)],)), REAL, rtol=1e-5, covers=("matrix_exp",), refusals=(
        not_square("linalg.matrix_exp"), integers("linalg.matrix_exp"), vector("linalg.matrix_exp"),
    )),
    OpInfo("matrix_exp", _exp, calls(([(2, 3, 3)],)), REAL, rtol=1e-5),
]  # fmt: skip

DECOMPOSITION_OPS: list[OpInfo] = [*ORTHOGONAL, *SPECTRA, *NORMS]
