"""An output that requires grad is written to under no_grad, and refused otherwise."""

import pytest

import tinytensor as tt


@pytest.mark.parametrize(
    "call",
    [
        lambda out: tt.diag(tt.ones(2), out=out),
        lambda out: tt.matmul(tt.eye(2), tt.eye(2), out=out),
        lambda out: tt.linalg.multi_dot([tt.eye(2), tt.eye(2)], out=out),
    ],
    ids=["diag", "matmul", "multi_dot"],
)
def test_it_is_refused_only_while_recording(call):
    out = tt.zeros(2, 2, requires_grad=True)
    with pytest.raises(
        RuntimeError, match=r"functions with out=\.\.\. arguments don't support automatic differentiation"
    ):
        call(out)
    with tt.no_grad():
        call(out)
    assert out.tolist() == [[1.0, 0.0], [0.0, 1.0]]
