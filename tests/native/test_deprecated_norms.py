"""frobenius_norm and nuclear_norm: values, nodes, out=, warnings and refusals."""

from __future__ import annotations

from typing import Any

import pytest

import tinytensor as tt
from tinytensor.c10 import error

pytestmark = pytest.mark.filterwarnings("ignore:at::")


def matrix(namespace: Any = tt) -> Any:
    return namespace.tensor([[3.0, 0.0], [0.0, 4.0]])


@pytest.mark.parametrize("library", ["tinytensor", "torch"])
def test_values(library: str) -> None:
    namespace = pytest.importorskip(library)
    x = matrix(namespace)
    assert namespace.frobenius_norm(x, []).item() == 5.0
    assert namespace.frobenius_norm(x, 1).tolist() == [3.0, 4.0]
    assert namespace.frobenius_norm(x, (0, 1), keepdim=True).tolist() == [[5.0]]
    assert namespace.nuclear_norm(x).item() == pytest.approx(7.0)
    assert namespace.nuclear_norm(x[None], (1, 2)).tolist() == pytest.approx([7.0])
    out = namespace.empty(())
    assert namespace.frobenius_norm(x[0], [], out=out) is out and out.item() == 3.0
    assert namespace.nuclear_norm(x, out=out) is out and out.item() == pytest.approx(7.0)


@pytest.mark.parametrize("library", ["tinytensor", "torch"])
def test_nodes_and_refusals(library: str) -> None:
    namespace = pytest.importorskip(library)
    x = matrix(namespace).requires_grad_()
    assert namespace.frobenius_norm(x, [0]).grad_fn.name() == "NormBackward1"
    assert namespace.nuclear_norm(x).grad_fn.name() == "SumBackward1"
    with pytest.raises(RuntimeError, match="Expected at most 2 dimensions, but got 3 dimensions instead"):
        namespace.frobenius_norm(namespace.ones(1, 1, 1), (0, 1, 2))
    with pytest.raises(RuntimeError, match="The input tensor A must have at least 2 dimensions"):
        namespace.nuclear_norm(namespace.ones(2))


def test_each_warns_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(error, "_warned", set())
    with pytest.warns(UserWarning) as caught:
        for _ in range(2):
            tt.frobenius_norm(matrix(), [0])
    assert [str(warning.message) for warning in caught] == [
        "at::frobenius_norm is deprecated and it is just left for JIT compatibility. It will be removed in a future PyTorch "
        "release. Please use `linalg.vector_norm(A, 2., dim, keepdim)` instead"
    ]
