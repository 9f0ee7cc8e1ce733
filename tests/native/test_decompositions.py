"""Decompositions and solvers against torch: single matrices, LinAlgError, results of other layouts, NaN and singular matrices."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from torch_oracle import assert_same, shared, to_torch, torch

import tinytensor as tt

pytestmark = pytest.mark.oracle


def matrix(*shape: int, seed: int = 0, dtype: Any = None) -> Any:
    generator = torch.Generator().manual_seed(seed)
    made = torch.randn(shape, generator=generator, dtype=dtype or torch.float64)
    return made + 3 * torch.eye(*shape[-2:], dtype=made.dtype) if len(shape) > 1 else made


def definite(n: int) -> Any:
    a = matrix(n, n)
    return a @ a.mT


SINGLE = """
inv(A) | inv_ex(A) | inv(A.mT) | det(A) | slogdet(A) | solve(A, v) | solve(A, W) | solve(A, W.mT, left=False)
solve_ex(A, v) | solve(A, B) | lu_factor(A) | lu_factor(W) | lu_factor(W.mT) | lu(A) | lu(W) | lu(W.mT) | cholesky(S)
cholesky(S, upper=True) | cholesky_ex(S) | qr(A) | qr(W) | qr(W.mT) | qr(W.mT, mode="complete") | qr(W, mode="r")
svdvals(A) | svdvals(W) | svd(A) | eigvalsh(S) | eigvalsh(S, UPLO="U") | pinv(A) | pinv(W) | pinv(S, hermitian=True)
pinv(W, 0.5) | pinv(W, atol=0.1, rtol=0.2) | matrix_rank(W) | matrix_rank(S, hermitian=True) | matrix_rank(W, atol=1.5)
matrix_rank(W, tol=1.0) | cond(A) | cond(A, p="nuc") | matrix_power(A, 7) | matrix_exp(A) | matrix_norm(W) | norm(v)
solve_triangular(A, W, upper=True) | solve_triangular(A, W.mT, upper=False, left=False) | lstsq(W.mT, T) | lstsq(W, v)
lstsq(W.mT, T, driver="gels") | lstsq(W.mT, T, driver="gelsd") | lstsq(W.mT, T, driver="gelss") | lstsq(W, A)
lstsq(W.mT, T[:, 0], driver="gelsd") | householder_product(W.mT, v) | inv(Z) | det(Z)
tensorinv(X.reshape(4, 2, 2), ind=1) | tensorsolve(X.reshape(2, 2, 4), X[0].reshape(2, 2)) | slogdet(Z) | qr(Z)
tensorsolve(X.reshape(4, 2, 2).movedim(0, 2), X[0].reshape(2, 2), dims=None) | eigvalsh(Z) | svdvals(Z) | cholesky(Z)
"""


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64], ids=str)
@pytest.mark.parametrize("call", [c.strip() for line in SINGLE.strip().splitlines() for c in line.split(" | ")])
def test_single_matrices(call: str, dtype: Any) -> None:
    tensors = {
        "A": matrix(3, 3), "B": matrix(2, 3, 3), "W": matrix(3, 5), "v": matrix(3), "S": definite(3), "T": matrix(5, 2),
        "X": matrix(4, 4), "Z": torch.zeros(0, 0),
    }  # fmt: skip
    theirs = {k: t.to(dtype) for k, t in tensors.items()}
    ours = {k: shared(t) for k, t in theirs.items()}
    wanted = eval(f"linalg.{call}", {"linalg": torch.linalg, **theirs})
    got = eval(f"linalg.{call}", {"linalg": tt.linalg, **ours})
    tolerance = 1e-4 if dtype is torch.float32 else 1e-9
    for mine, its in zip(got, wanted, strict=True) if isinstance(wanted, tuple) else [(got, wanted)]:
        assert_same(mine, its, tolerance, call)


@pytest.mark.parametrize("shape", [(1, 1), (2, 2), (7, 7), (7, 3), (3, 7), (60, 60), (90, 40), (40, 90)], ids=str)
def test_signs_and_pivots_of_qr_and_lu(shape: tuple[int, int]) -> None:
    for seed in range(3):
        a = matrix(*shape, seed=seed) - 3 * torch.eye(*shape, dtype=torch.float64)
        for name in ("qr", "lu_factor", "lu"):
            for mine, its in zip(getattr(tt.linalg, name)(shared(a)), getattr(torch.linalg, name)(a), strict=True):
                assert_same(mine, its, 1e-8, name)


@pytest.mark.parametrize("shape", [(3, 3), (4, 6), (6, 4), (50, 20), (20, 50)], ids=str)
def test_singular_vectors_up_to_sign(shape: tuple[int, int]) -> None:
    a = matrix(*shape)
    for full in (False, True):
        U, S, Vh = (to_torch(t) for t in tt.linalg.svd(shared(a), full_matrices=full))
        u, s, vh = torch.linalg.svd(a, full_matrices=full)
        k = len(s)
        assert torch.allclose(S, s)
        assert torch.allclose(U[:, :k] * S @ Vh[:k], a)
        for mine, its in ((U, u), (Vh.mT, vh.mT)):
            assert torch.allclose(mine.mT @ mine, torch.eye(mine.shape[1], dtype=a.dtype))
            assert torch.allclose((mine[:, :k] * its[:, :k]).sum(0).abs(), torch.ones(k, dtype=a.dtype))


def test_eigenvectors_up_to_sign() -> None:
    for n in (1, 4, 30):
        a = definite(n)
        L, V = (to_torch(t) for t in tt.linalg.eigh(shared(a)))
        assert torch.allclose(L, torch.linalg.eigvalsh(a))
        assert torch.allclose(a @ V, V * L)
        assert torch.allclose(V.mT @ V, torch.eye(n, dtype=a.dtype))


SINGULAR = """
linalg.inv(Z) | linalg.inv_ex(Z, check_errors=True) | linalg.inv(Y) | linalg.solve(Z, Z) | linalg.solve(Y, Y)
linalg.solve_ex(Z, Z, check_errors=True) | linalg.cholesky(Z) | linalg.cholesky(Y) | cholesky(Z) | cholesky_inverse(Z)
linalg.cholesky_ex(N, check_errors=True) | linalg.cholesky(N) | linalg.svd(N) | linalg.svdvals(N) | linalg.pinv(N)
linalg.matrix_rank(N) | inverse(Z) | matrix_power(Z, -1) | linalg.cond(N)
"""


@pytest.mark.parametrize("call", [c.strip() for line in SINGULAR.strip().splitlines() for c in line.split(" | ")])
@pytest.mark.filterwarnings("ignore:torch.cholesky is deprecated")
def test_matrices_that_cannot_be_worked_with(call: str) -> None:
    tensors = {
        "Z": torch.zeros(2, 2),
        "Y": torch.stack([torch.eye(2), torch.zeros(2, 2)]),
        "N": torch.full((2, 2), np.nan),
    }
    ours = {k: shared(t) for k, t in tensors.items()}
    with pytest.raises(torch.linalg.LinAlgError) as wanted:
        eval(f"torch.{call}", {"torch": torch, **tensors})
    with pytest.raises(tt.linalg.LinAlgError) as got:
        eval(f"torch.{call}", {"torch": tt, **ours})
    assert str(got.value) == str(wanted.value).partition("\n")[0]
    assert isinstance(got.value, RuntimeError)
    assert repr(type(got.value)) == repr(type(wanted.value))


def test_complex_eigenvalues_are_refused() -> None:
    for name, instead in (("eig", "eigh"), ("eigvals", "eigvalsh")):
        with pytest.raises(RuntimeError, match=f"complex numbers, which are left out here.*torch.linalg.{instead}"):
            getattr(tt.linalg, name)(tt.eye(2))
        with pytest.raises(RuntimeError, match="must be batches of square matrices"):
            getattr(tt.linalg, name)(tt.ones(2, 3))


REMOVED = {"lstsq": 2, "solve": 2, "eig": 1, "symeig": 1, "matrix_rank": 1}


@pytest.mark.parametrize("name", REMOVED)
def test_removed_functions_say_what_to_use(name: str) -> None:
    with pytest.raises(RuntimeError) as wanted:
        getattr(torch, name)(*[torch.eye(2)] * REMOVED[name])
    with pytest.raises(RuntimeError) as got:
        getattr(tt, name)(*[tt.eye(2)] * REMOVED[name])
    assert str(got.value) == str(wanted.value)


MULTIPLE_OUTPUTS = {
    "slogdet": (A3 := (3, 3), ["float64", "float64"]),
    "qr": (A3, ["float64", "float64"]),
    "lu_factor": (A3, ["float64", "int32"]),
    "lu": (A3, ["float64"] * 3),
    "inv_ex": (A3, ["float64", "int32"]),
    "svd": (A3, ["float64"] * 3),
    "eigh": (A3, ["float64"] * 2),
    "cholesky_ex": (A3, ["float64", "int32"]),
}


@pytest.mark.parametrize("name", MULTIPLE_OUTPUTS)
def test_several_outputs_are_written_to(name: str) -> None:
    """Resized where they are empty; where they fit, their strides are kept."""
    a = definite(3)
    function = getattr(tt.linalg, name)
    wanted = function(shared(a))
    dtypes = [getattr(tt, dtype) for dtype in MULTIPLE_OUTPUTS[name][1]]
    fresh = [tt.empty(0, dtype=dtype) for dtype in dtypes]
    strided = [tt.zeros((*w.shape, 2), dtype=dtype).select(-1, 1) for w, dtype in zip(wanted, dtypes, strict=True)]
    for outs in (fresh, strided):
        strides = [o.stride() for o in outs]
        returned = function(shared(a), out=outs)
        for out, back, expected in zip(outs, returned, wanted, strict=True):
            assert back is out
            assert np.allclose(out.numpy(), expected.numpy())
        assert outs is fresh or [o.stride() for o in outs] == strides


def test_named_results() -> None:
    a = shared(definite(3))
    assert tt.linalg.svd(a).S.shape == (3,)
    assert tt.linalg.slogdet(a).__match_args__ == ("sign", "logabsdet")
    assert type(tt.linalg.qr(a)).__name__ == "linalg_qr"
    assert tt.triangular_solve(a, a).__match_args__ == ("solution", "cloned_coefficient")


def test_large_float32_matrices_are_solved_as_exactly_as_in_torch() -> None:
    a, b = matrix(200, 200, dtype=torch.float32), matrix(200, 7, dtype=torch.float32)
    x = to_torch(tt.linalg.solve(shared(a), shared(b)))
    ours, theirs = (float((a @ s - b).abs().max()) for s in (x, torch.linalg.solve(a, b)))
    assert ours < 4 * theirs + 1e-5
