"""Entries of the operator database: inverses, determinants, solvers, LU, Cholesky. See op_info.py.

Samples are batches, whose matrices stay regular whatever the layout. What reads one triangle of a symmetric matrix is
differentiated in tests/autograd/test_autograd_linalg.py, where the input can be made symmetric first. LinAlgError is
tested in tests/native/test_decompositions.py, because PyTorch's is another class. On NaN, infinities and singular
matrices (`special_values`) the answers are those of the LAPACK in use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, float32, float64, int32
from tinytensor.testing.op_info import Arr, OpInfo, Refusal, Sample, Sampler
from tinytensor.testing.sample_tensors import make_array

REAL = (float32, float64)
Shape = tuple[int, ...]


def regular(shape: Shape, dtype: ScalarType, seed: int = 0) -> np.ndarray:
    """Matrices far from singular."""
    values = make_array(shape, dtype, -1, 1, seed=seed)
    return values + 2 * np.eye(shape[-2], shape[-1]) if values.size else values


def definite(shape: Shape, dtype: ScalarType, seed: int = 0) -> np.ndarray:
    """Symmetric matrices with positive eigenvalues, of numbers that the dtype holds exactly."""
    n = shape[-1]
    values = np.round(make_array(shape, dtype, -1, 1, seed=seed) * 8) / 8
    return (values + values.swapaxes(-1, -2)) / 2 + (n + np.arange(n) / 4) * np.eye(n)


def lower(shape: Shape, dtype: ScalarType, seed: int = 0) -> np.ndarray:
    return np.tril(regular(shape, dtype, seed))


def calls(*makers: Any, made_by: Callable[..., np.ndarray] = regular) -> Sampler:
    """Each call: a shape (made by `made_by`), or a tuple (maker, shape), then plain arguments; keywords last."""

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        for number, (tensors, *rest) in enumerate(makers):
            keywords = rest.pop() if rest and isinstance(rest[-1], dict) else {}
            arrays = []
            for seed, item in enumerate(tensors):
                maker, shape = item if callable(item[0]) else (made_by, item)
                arrays.append(Arr(maker(shape, dtype, seed=seed + 1)))
            yield Sample((*arrays, *rest), keywords, name=str(number))

    return sample


def plain(shape: Shape, dtype: ScalarType, seed: int = 0) -> np.ndarray:
    return make_array(shape, dtype, seed=seed)


def not_square(name: str, spelled: str | None = None, **kwargs: Any) -> Refusal:
    return Refusal(
        lambda tt: _find(tt, name)(tt.ones(3, 5), **kwargs),
        RuntimeError,
        f"{spelled or name}: A must be batches of square matrices, but they are 3 by 5 matrices",
    )


def integers(name: str, spelled: str | None = None) -> Refusal:
    return Refusal(
        lambda tt: _find(tt, name)(tt.ones(3, 3, dtype=tt.int64)),
        RuntimeError,
        f"{spelled or name}: Expected a floating point or complex tensor as input. Got Long",
    )


def halves(name: str, spelled: str) -> Refusal:
    return Refusal(
        lambda tt: _find(tt, name)(tt.eye(3).half()), NotImplementedError, f"\"{spelled}\" not implemented for 'Half'"
    )


def low_precision(name: str, spelled: str) -> Refusal:
    text = f"{spelled}: Low precision dtypes not supported. Got Half"
    return Refusal(lambda tt: _find(tt, name)(tt.eye(3).half()), RuntimeError, text)


def vector(name: str, spelled: str | None = None) -> Refusal:
    text = f"{spelled or name}: The input tensor A must have at least 2 dimensions."
    return Refusal(lambda tt: _find(tt, name)(tt.ones(3)), RuntimeError, text)


def _find(tt: Any, name: str) -> Any:
    target = tt
    for part in name.split("."):
        target = getattr(target, part)
    return target


# ---- inverse, determinant --------------------------------------------------------------------------------------------

_SQUARE = calls(([(2, 3, 3)],), ([(0, 2, 2)],), ([(2, 1, 2, 2)],))


def _infos(a: Any) -> Any:
    return np.zeros(a.shape[:-2])


SQUARE = [
    OpInfo("linalg.inv", np.linalg.inv, _SQUARE, REAL, special_values=False, out=True, rtol=1e-5, refusals=(
        not_square("linalg.inv"), integers("linalg.inv"), low_precision("linalg.inv", "linalg.inv"), vector("linalg.inv"),
    )),
    OpInfo("inverse", np.linalg.inv, _SQUARE, REAL, special_values=False, out=True, rtol=1e-5),
    OpInfo("linalg.inv_ex", lambda a: (np.linalg.inv(a), _infos(a)), _SQUARE, REAL, special_values=False, rtol=1e-5),
    OpInfo("linalg.det", np.linalg.det, _SQUARE, REAL, out=True, rtol=1e-5, covers=("_linalg_det",), refusals=(
        not_square("linalg.det"), integers("linalg.det"), halves("linalg.det", "lu_cpu"), vector("linalg.det"),
    )),
    OpInfo("det", np.linalg.det, _SQUARE, REAL, rtol=1e-5),
    OpInfo("linalg.slogdet", np.linalg.slogdet, _SQUARE, REAL, rtol=1e-5, covers=("_linalg_slogdet",), refusals=(
        not_square("linalg.slogdet"), integers("linalg.slogdet"), low_precision("linalg.slogdet", "linalg.slogdet"),
    )),
    OpInfo("slogdet", np.linalg.slogdet, _SQUARE, REAL, rtol=1e-5),
    OpInfo("logdet", lambda a: np.log(np.linalg.det(a)), calls(([(2, 3, 3)],), made_by=definite), REAL, rtol=1e-5, refusals=(
        not_square("logdet"), integers("logdet"), low_precision("logdet", "logdet"),
    )),
    OpInfo("linalg.matrix_power", np.linalg.matrix_power, calls(*(([(2, 3, 3)], n) for n in (0, 1, 2, 3, 5, -1, -2))), REAL, special_values=False, out=True, rtol=1e-5, refusals=(
        not_square("linalg.matrix_power", n=2),
    )),
    OpInfo("matrix_power", np.linalg.matrix_power, calls(([(2, 3, 3)], 3)), REAL, special_values=False, out=True, rtol=1e-5),
]  # fmt: skip


# ---- LU, solvers -----------------------------------------------------------------------------------------------------


def _solve(A: Any, B: Any, left: bool = True) -> Any:
    if B.shape == A.shape[:-1]:
        return np.linalg.solve(A, B[..., None])[..., 0]
    return np.linalg.solve(A, B) if left else np.linalg.solve(A.swapaxes(-1, -2), B.swapaxes(-1, -2)).swapaxes(-1, -2)


def _triangle(A: Any, upper: bool, unitriangular: bool) -> Any:
    A = np.triu(A) if upper else np.tril(A)
    if unitriangular:
        A = A - A * np.eye(A.shape[-1]) + np.eye(A.shape[-1])
    return A


def _solve_triangular(A: Any, B: Any, *, upper: bool, left: bool = True, unitriangular: bool = False) -> Any:
    return _solve(_triangle(A, upper, unitriangular), B, left)


def _old_triangular(b: Any, A: Any, upper: bool = True, transpose: bool = False, unitriangular: bool = False) -> Any:
    T = _triangle(A, upper, unitriangular)
    return np.linalg.solve(T.swapaxes(-1, -2) if transpose else T, b), A


def _factors(A: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """LU and pivots of one matrix, by columns with partial pivoting, as LAPACK's getrf. Pivots count from 1."""
    a, pivots = A.copy(), []
    for j in range(min(a.shape)):
        p = j + int(np.argmax(np.abs(a[j:, j])))
        pivots.append(p + 1)
        a[[j, p]] = a[[p, j]]
        a[j + 1 :, j] /= a[j, j]
        a[j + 1 :, j + 1 :] -= np.outer(a[j + 1 :, j], a[j, j + 1 :])
    return a, np.array(pivots)


def _lu_factor(A: Any) -> Any:
    found = [_factors(a) for a in A]
    return np.array([lu for lu, _ in found]), np.array([p for _, p in found])


def _unpack(LU: Any, pivots: Any) -> Any:
    P, L, U = [], [], []
    for lu, swaps in zip(LU, pivots, strict=True):
        (m, n), order = lu.shape, list(range(lu.shape[0]))
        k = min(m, n)
        for i, p in enumerate(swaps):
            order[i], order[p - 1] = order[p - 1], order[i]
        P.append(np.eye(m)[:, order])
        L.append(np.tril(lu, -1)[:, :k] + np.eye(m, k))
        U.append(np.triu(lu)[:k])
    return np.array(P), np.array(L), np.array(U)


def _lu_samples(extra: tuple[Shape, ...]) -> Sampler:
    def sample(dtype: ScalarType) -> Iterator[Sample]:
        for shape in ((2, 3, 3), *extra):
            LU, pivots = _lu_factor(regular(shape, dtype, 1))
            held = LU.astype(dtype.numpy).astype(
                np.float64
            )  # rounded first, so that reference and operator read the same
            yield Sample((Arr(held), Arr(pivots, int32)), name=f"{list(shape)}")

    return sample


def _lu_solve_samples(dtype: ScalarType) -> Iterator[Sample]:
    (sample,) = _lu_samples(())(dtype)
    tall, wide = Arr(plain((2, 3, 2), dtype, 2)), Arr(plain((2, 2, 3), dtype, 2))
    for adjoint in (False, True):
        yield Sample((*sample.args, tall), {"adjoint": adjoint}, f"left{adjoint}")
        yield Sample((*sample.args, wide), {"left": False, "adjoint": adjoint}, f"right{adjoint}")


def _lu_solve(LU: Any, pivots: Any, B: Any, left: bool = True, adjoint: bool = False) -> Any:
    P, L, U = _unpack(LU, pivots)
    A = P @ L @ U
    return _solve(A.swapaxes(-1, -2) if adjoint else A, B, left)


_SOLVE = calls(([(2, 3, 3), (plain, (2, 3, 2))],), ([(2, 3, 3), (plain, (2, 3))],), ([(2, 3, 3), (plain, (3, 2))],), ([(2, 3, 3), (plain, (2, 2, 3))], {"left": False}), ([(0, 2, 2), (plain, (0, 2, 1))],))  # fmt: skip
_TRIANGULAR = calls(
    ([(2, 3, 3), (plain, (2, 3, 2))], {"upper": True}),
    ([(2, 3, 3), (plain, (2, 2, 3))], {"upper": False, "left": False}),
    ([(2, 3, 3), (plain, (1, 3, 2))], {"upper": False, "unitriangular": True}),
    ([(2, 3, 3), (plain, (2, 3, 0))], {"upper": True}),
)
_BATCHES = calls(([(2, 3, 3)],), ([(2, 3, 5)],), ([(2, 4, 2)],), ([(0, 2, 2)],))
_NOT_LU = "torch.lu_factor: Expected tensor with 2 or more dimensions. Got size: [3] instead"


def _lu_reference(A: Any) -> Any:
    k = min(A.shape[-2:])
    return _lu_factor(A) if A.size else (A, np.zeros((*A.shape[:-2], k)))


def _lu_matrices(A: Any) -> Any:
    m, n = A.shape[-2:]
    k = min(m, n)
    return _unpack(*_lu_factor(A)) if A.size else tuple(np.zeros((0, *s)) for s in ((m, m), (m, k), (k, n)))


def _ldl(A: Any) -> Any:
    """A = L D L^T by elimination without pivots, which a symmetric matrix with a dominant diagonal does not need.

    So LAPACK, which may pivot (Bunch and Kaufman), comes to the same factors and to pivots 1, 2, 3, ...
    """
    LD = np.array(A, np.float64)
    n = A.shape[-1]
    for k in range(n):
        column = LD[..., k + 1 :, k] / LD[..., k, k, None]
        LD[..., k + 1 :, k + 1 :] -= column[..., :, None] * LD[..., None, k + 1 :, k]
        LD[..., k + 1 :, k] = column
    return np.tril(LD), np.broadcast_to(np.arange(1, n + 1), A.shape[:-1])


def _ldl_solve_samples(dtype: ScalarType) -> Iterator[Sample]:
    for shape, right in (((3, 3), (3, 2)), ((2, 3, 3), (3, 2)), ((2, 3, 3), (2, 3, 1)), ((0, 0), (0, 2))):
        LD, pivots = _ldl(definite(shape, dtype))
        held = LD.astype(dtype.numpy).astype(np.float64)
        yield Sample((Arr(held), Arr(pivots, int32), Arr(plain(right, dtype, 2))), name=f"{list(shape)}")


def _ldl_solve(LD: Any, pivots: Any, B: Any) -> Any:
    L = np.tril(LD, -1) + np.eye(LD.shape[-1])
    D = LD * np.eye(LD.shape[-1])
    return np.linalg.solve(L @ D @ L.swapaxes(-1, -2), B)


_LDL = calls(([(2, 3, 3)],), ([(1, 5, 5)],), ([(0, 2, 2)],), made_by=definite)

SOLVERS = [
    OpInfo("linalg.solve", _solve, _SOLVE, REAL, special_values=False, out=True, rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.linalg.solve(tt.eye(3), tt.ones(5, 3)), RuntimeError, "linalg.solve: Incompatible shapes of A and B for the equation AX = B (3x3 and 5x3)"),
        Refusal(lambda tt: tt.linalg.solve(tt.eye(3), tt.ones(3), left=False), RuntimeError, "linalg.solve: Incompatible shapes of A and B for the equation XA = B (3x3 and 3x1)"),
        Refusal(lambda tt: tt.linalg.solve(tt.eye(3), tt.ones(3).double()), RuntimeError, "linalg.solve: Expected A and B to have the same dtype, but found A of type Float and B of type Double instead"),
        Refusal(lambda tt: tt.linalg.solve(tt.ones(3, 5), tt.ones(3)), RuntimeError, "linalg.solve: A must be batches of square matrices, but they are 3 by 5 matrices"),
    )),
    OpInfo("linalg.solve_ex", lambda A, B, left=True: (_solve(A, B, left), _infos(A)), _SOLVE, REAL, special_values=False, rtol=1e-5, covers=("_linalg_solve_ex",)),
    OpInfo("linalg.solve_triangular", _solve_triangular, _TRIANGULAR, REAL, out=True, rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.linalg.solve_triangular(tt.eye(3), tt.ones(3), upper=True), RuntimeError, "linalg.solve_triangular: The input tensor B must have at least 2 dimensions."),
        Refusal(lambda tt: tt.linalg.solve_triangular(tt.eye(3).long(), tt.eye(3).long(), upper=True), NotImplementedError, "\"triangular_solve_cpu\" not implemented for 'Long'"),
    )),
    OpInfo("triangular_solve", _old_triangular, calls(([(plain, (2, 3, 2)), (2, 3, 3)],), ([(plain, (2, 3, 2)), (2, 3, 3)], False, True, True), ([(plain, (1, 3, 1)), (1, 3, 3)], True, True)), REAL, rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.triangular_solve(tt.ones(3), tt.eye(3)), RuntimeError, "torch.triangular_solve: Expected b to have at least 2 dimensions, but it has 1 dimensions instead"),
        Refusal(lambda tt: tt.triangular_solve(tt.ones(5, 3), tt.eye(3)), RuntimeError, "Incompatible matrix sizes for triangular_solve: each A matrix is 3 by 3 but each b matrix is 5 by 3"),
        Refusal(lambda tt: tt.triangular_solve(tt.ones(3, 2), tt.eye(3).double()), RuntimeError, "Expected b and A to have the same dtype, but found b of type Float and A of type Double instead."),
    )),
    OpInfo("linalg.lu_factor", _lu_reference, _BATCHES, REAL, special_values=False, rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.linalg.lu_factor(tt.ones(3)), RuntimeError, _NOT_LU),
        Refusal(lambda tt: tt.linalg.lu_factor(tt.eye(3).half()), NotImplementedError, "\"lu_cpu\" not implemented for 'Half'"),
        Refusal(lambda tt: tt.linalg.lu_factor(tt.eye(3), pivot=False), RuntimeError, "linalg.lu_factor: LU without pivoting is not implemented on the CPU"),
        Refusal(lambda tt: tt.linalg.lu_factor(tt.zeros(3, 3)), RuntimeError, "torch.linalg.lu_factor: U[1,1] is zero and using it on lu_solve would result in a division by zero. If you still want to perform the factorization, consider calling linalg.lu(A, pivot) or linalg.lu_factor_ex(A, pivot)"),
    )),
    OpInfo("linalg.lu_factor_ex", lambda A: (*_lu_reference(A), _infos(A)), _BATCHES, REAL, special_values=False, rtol=1e-5),
    OpInfo("lu", _lu_reference, _BATCHES, REAL, special_values=False, rtol=1e-5),
    OpInfo("linalg.lu", _lu_matrices, _BATCHES, REAL, special_values=False, rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.linalg.lu(tt.ones(3)), RuntimeError, "linalg.lu: Expected tensor with 2 or more dimensions. Got size: [3] instead"),
    )),
    OpInfo("lu_unpack", _unpack, _lu_samples(((2, 3, 5), (2, 4, 2))), REAL, rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.lu_unpack(tt.ones(3, 3), tt.ones(3)), RuntimeError, "torch.lu_unpack: LU_pivots is expected to be a contiguous tensor of torch.int32 dtype.\nNote: this function is intended to be used with the output produced by torch.linalg.lu_factor"),
        Refusal(lambda tt: tt.lu_unpack(tt.ones(3, 3), 9 * tt.ones(3, dtype=tt.int32)), RuntimeError, "pivots passed to lu_unpack must be between 1 and LU.size(-2) inclusive.Did you properly pass the result of lu_factor?"),
    )),
    OpInfo("linalg.lu_solve", _lu_solve, _lu_solve_samples, REAL, out=True, rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.linalg.lu_solve(tt.eye(3), tt.ones(3), tt.ones(3, 2)), RuntimeError, "linalg.lu_solve: pivots should be a Tensor of scalar type torch.int32"),
        Refusal(lambda tt: tt.linalg.lu_solve(tt.eye(3), tt.ones(2, dtype=tt.int32), tt.ones(3, 2)), RuntimeError, "linalg.lu_solve: Number of pivots per batch should be same as the dimension of the matrix"),
        Refusal(lambda tt: tt.linalg.lu_solve(tt.eye(3), tt.ones(3, dtype=tt.int32), tt.ones(5, 2)), RuntimeError, "linalg.lu_solve: Incompatible shapes of A and B for the equation AX = B (3x3 and 5x2)"),
    )),
    OpInfo("linalg.ldl_factor", _ldl, _LDL, REAL, differentiable=False, special_values=False, rtol=1e-5, refusals=(
        not_square("linalg.ldl_factor", "torch.linalg.ldl_factor_ex"), integers("linalg.ldl_factor", "torch.linalg.ldl_factor_ex"), halves("linalg.ldl_factor", "ldl_factor_kernel_cpu"),
    )),
    OpInfo("linalg.ldl_factor_ex", lambda A: (*_ldl(A), _infos(A)), _LDL, REAL, differentiable=False, special_values=False, rtol=1e-5),
    OpInfo("linalg.ldl_solve", _ldl_solve, _ldl_solve_samples, REAL, differentiable=False, special_values=False, out=True, rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.linalg.ldl_solve(tt.eye(3), tt.ones(3), tt.ones(3, 2)), RuntimeError, "torch.linalg.ldl_solve: Expected pivots to be integers. Got Float"),
        Refusal(lambda tt: tt.linalg.ldl_solve(tt.eye(3), tt.ones(2, dtype=tt.int32), tt.ones(3, 2)), RuntimeError, "torch.linalg.ldl_solve: Expected LD.shape[:-1] and pivots.shape to be the same, but got pivots with shape [2] instead"),
        Refusal(lambda tt: tt.linalg.ldl_solve(tt.eye(3), tt.tensor([1, 2, -4]), tt.ones(3, 2)), RuntimeError, "Pivots given to ldl_solve must all satisfy |pivot| <= LD.size(-2). Did you properly pass the result of ldl_factor?"),
        Refusal(lambda tt: tt.linalg.ldl_solve(tt.eye(3), tt.ones(3).int(), tt.ones(3)), IndexError, "Dimension out of range (expected to be in range of [-1, 0], but got -2)"),
        Refusal(lambda tt: tt.linalg.ldl_solve(tt.eye(3), tt.ones(3).int(), tt.ones(2, 2)), RuntimeError, "Incompatible matrix sizes for torch.linalg.ldl_solve: each A matrix is 3 by 3 but each b matrix is 2 by 2"),
    )),
    OpInfo("lu_solve", lambda B, LU, pivots: _lu_solve(LU, pivots, B), lambda dtype: (Sample((s.args[2], *s.args[:2])) for s in _lu_solve_samples(dtype) if s.name == "leftFalse"), REAL, out=True, rtol=1e-5),
]  # fmt: skip


# ---- Cholesky --------------------------------------------------------------------------------------------------------


def _cholesky(a: Any, upper: bool = False) -> Any:
    L = np.linalg.cholesky(a)
    return L.swapaxes(-1, -2) if upper else L


def _from_factor(F: Any, upper: bool = False) -> Any:
    T = np.triu(F) if upper else np.tril(F)
    return T.swapaxes(-1, -2) @ T if upper else T @ T.swapaxes(-1, -2)


_DEFINITE = calls(([(2, 3, 3)],), ([(2, 3, 3)], {"upper": True}), made_by=definite)

CHOLESKY = [
    OpInfo("linalg.cholesky", _cholesky, _DEFINITE, REAL, special_values=False, out=True, differentiable=False, rtol=1e-5, refusals=(
        not_square("linalg.cholesky"), integers("linalg.cholesky"), halves("linalg.cholesky", "cholesky_cpu"), vector("linalg.cholesky"),
    )),
    OpInfo("linalg.cholesky_ex", lambda a, upper=False: (_cholesky(a, upper), _infos(a)), _DEFINITE, REAL, special_values=False, differentiable=False, rtol=1e-5),
    OpInfo("cholesky", _cholesky, _DEFINITE, REAL, special_values=False, out=True, differentiable=False, rtol=1e-5, refusals=(not_square("cholesky"), halves("cholesky", "cholesky_cpu"))),
    OpInfo("cholesky_solve", lambda B, F, upper=False: np.linalg.solve(_from_factor(F, upper), B), calls(([(plain, (2, 3, 2)), (lower, (2, 3, 3))],), ([(plain, (1, 3, 2)), (2, 3, 3)], True)), REAL, out=True, differentiable=False, rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.cholesky_solve(tt.ones(3), tt.eye(3)), RuntimeError, "b should have at least 2 dimensions, but has 1 dimensions instead"),
        Refusal(lambda tt: tt.cholesky_solve(tt.ones(5, 3), tt.eye(3)), RuntimeError, "Incompatible matrix sizes for cholesky_solve: each A matrix is 3 by 3 but each b matrix is 5 by 3"),
    )),
    OpInfo("cholesky_inverse", lambda F, upper=False: np.linalg.inv(_from_factor(F, upper)), calls(([(lower, (2, 3, 3))],), ([(2, 3, 3)], True)), REAL, special_values=False, out=True, differentiable=False, rtol=1e-5, refusals=(not_square("cholesky_inverse"), vector("cholesky_inverse"))),
]  # fmt: skip


SOLVER_OPS: list[OpInfo] = [*SQUARE, *SOLVERS, *CHOLESKY]
