"""Derivatives of decompositions where gradcheck needs care: inputs made symmetric, results up to sign, singular matrices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.autograd import gradcheck, gradgradcheck


def matrix(*shape: int, seed: int = 0) -> Any:
    values = np.random.default_rng(seed).uniform(-1, 1, shape)
    return tt.tensor(values + 2 * np.eye(*shape[-2:]) if len(shape) > 1 else values, requires_grad=True)


def symmetric(a: Any) -> Any:
    return (a + a.mT) / 2 + tt.diag_embed(tt.arange(a.shape[-1], dtype=tt.float64) + 3)


def triangle(a: Any) -> Any:
    return a.tril()


SYMMETRIC: dict[str, Callable[[Any], Any]] = {
    "cholesky": lambda a: tt.linalg.cholesky(symmetric(a)),
    "cholesky upper": lambda a: tt.linalg.cholesky(symmetric(a), upper=True),
    "old cholesky": lambda a: tt.cholesky(symmetric(a)),
    "cholesky_inverse": lambda a: tt.cholesky_inverse(triangle(a)).sum(),
    "eigvalsh": lambda a: tt.linalg.eigvalsh(symmetric(a)),
    "eigh": lambda a: tt.linalg.eigh(symmetric(a)).eigenvectors ** 2,
    "pinv hermitian": lambda a: tt.linalg.pinv(symmetric(a), hermitian=True),
    "logdet": lambda a: tt.logdet(symmetric(a)),
}


@pytest.mark.parametrize("name", SYMMETRIC)
@pytest.mark.filterwarnings("ignore:torch.cholesky is deprecated")
def test_of_a_symmetric_matrix(name: str) -> None:
    call = SYMMETRIC[name]
    if name == "cholesky_inverse":  # its gradient is not that of a triangle: PyTorch's formula gives the whole matrix

        def lower_only(a: Any) -> Any:
            return tt.cholesky_inverse(tt.linalg.cholesky(symmetric(a)))

        call = lower_only
    for shape in ((3, 3), (2, 2, 2)):
        a = matrix(*shape)
        assert gradcheck(call, (a,))
        assert gradgradcheck(call, (a,))


def test_cholesky_solve() -> None:
    def call(b: Any, a: Any) -> Any:
        return tt.cholesky_solve(b, tt.linalg.cholesky(symmetric(a)))

    assert gradcheck(call, (matrix(3, 2), matrix(3, 3)))
    assert gradgradcheck(call, (matrix(3, 2), matrix(3, 3)))


@pytest.mark.parametrize("rank", [1, 2])
def test_determinant_of_a_singular_matrix(rank: int) -> None:
    """It is a polynomial: smooth everywhere, the gradient is the adjugate."""
    left, right = matrix(3, rank, seed=1).detach(), matrix(rank, 3, seed=2).detach()
    a = (left @ right).requires_grad_()
    (gradient,) = tt.autograd.grad(tt.linalg.det(a), a)
    (recorded,) = tt.autograd.grad(tt.linalg.det(a), a, create_graph=True)
    cofactors = np.array(
        [
            [(-1) ** (i + j) * np.linalg.det(np.delete(np.delete(a.detach().numpy(), i, 0), j, 1)) for j in range(3)]
            for i in range(3)
        ]
    )
    assert np.allclose(recorded.detach().numpy(), cofactors, atol=1e-7)
    assert np.allclose(gradient.numpy(), cofactors, atol=1e-6)


def test_batches_with_singular_matrices() -> None:
    a = tt.stack([matrix(2, 2).detach(), tt.ones(2, 2, dtype=tt.float64)]).requires_grad_()
    (gradient,) = tt.autograd.grad(tt.linalg.det(a).sum(), a, create_graph=True)
    assert np.allclose(gradient[1].detach().numpy(), [[1, -1], [-1, 1]])


@pytest.mark.parametrize("driver", ["gels", "gelsy", "gelsd", "gelss"])
def test_least_squares_by_every_driver(driver: str) -> None:
    def call(a: Any, b: Any) -> Any:
        found = tt.linalg.lstsq(a, b, driver=driver)
        return (found.solution, found.residuals) if driver != "gelsy" else found.solution

    assert gradcheck(call, (matrix(5, 3), matrix(5, 2, seed=1)))
    assert gradcheck(call, (matrix(5, 3), matrix(5, seed=1)))


def test_results_that_are_not_differentiable_require_no_gradient() -> None:
    a = matrix(4, 3)
    P, L, U = tt.linalg.lu(a)
    assert (P.requires_grad, L.requires_grad, U.requires_grad) == (False, True, True)
    found = tt.linalg.lstsq(a, matrix(4, 2), driver="gelsd")
    assert [t.requires_grad for t in found] == [True, True, False, False]
    assert [t.requires_grad for t in tt.linalg.inv_ex(matrix(2, 2))] == [True, False]


def test_norm_of_a_distance_has_no_gradient_at_zero() -> None:
    points = tt.zeros(30, 2, dtype=tt.float64, requires_grad=True)
    for p in (1.0, 2.0, 3.0):
        (gradient,) = tt.autograd.grad(tt.cdist(points, points, p=p).sum(), points)
        assert (gradient.numpy() == 0).all()


def test_the_graph_of_a_solve_is_pytorchs(torch: Any) -> None:
    calls: dict[str, Callable[[Any, Any], Any]] = {
        "solve": lambda ns, a: ns.linalg.solve(a, a),
        "inv": lambda ns, a: ns.linalg.inv(a),
        "det": lambda ns, a: ns.linalg.det(a),
        "slogdet": lambda ns, a: ns.linalg.slogdet(a)[1],
        "svdvals": lambda ns, a: ns.linalg.svdvals(a),
        "eigvalsh": lambda ns, a: ns.linalg.eigvalsh(a),
        "qr": lambda ns, a: ns.linalg.qr(a)[1],
        "lu_factor": lambda ns, a: ns.linalg.lu_factor(a)[0],
        "cholesky": lambda ns, a: ns.linalg.cholesky(a),
        "pinv": lambda ns, a: ns.linalg.pinv(a),
        "matrix_exp": lambda ns, a: ns.linalg.matrix_exp(a),
        "einsum": lambda ns, a: ns.einsum("ij,kj->ik", a, a),
        "tensordot": lambda ns, a: ns.tensordot(a, a, 1),
        "kron": lambda ns, a: ns.kron(a, a),
        "cdist": lambda ns, a: ns.cdist(a, a),
        "trace": lambda ns, a: ns.trace(a),
        "addmv": lambda ns, a: ns.addmv(a[0], a, a[1]),
        "vecdot": lambda ns, a: ns.linalg.vecdot(a, a),
        "matrix_power": lambda ns, a: ns.linalg.matrix_power(a, 3),
    }
    for name, call in calls.items():
        nodes = []
        for ns in (tt, torch):
            a = (2 * ns.eye(3)).requires_grad_()
            nodes.append(_names(call(ns, a).grad_fn))
        assert nodes[0] == nodes[1], name


def _names(node: Any) -> Any:
    if node is None:
        return None
    return node.name(), [_names(edge) for edge, _ in node.next_functions]
