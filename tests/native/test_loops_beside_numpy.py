"""Loops that took the place of NumPy's vector operations: the same bits as these, which TINYTENSOR_JIT=off still computes with."""

import numpy as np
import pytest

import tinytensor as tt
from tinytensor import kernel_compiler
from tinytensor.aten.native.nn.loss.cpu import distance_ops_kernel
from tinytensor.aten.native.reduce import histogram

pytestmark = pytest.mark.skipif(kernel_compiler.mode() == "off", reason="there are no loops")

FLOATS = [tt.float32, tt.float64]


def _bits(t: tt.Tensor) -> bytes:
    return t.numpy().tobytes()


@pytest.mark.parametrize("p", [1.0, 2.0])
@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("columns", [1, 3, 8, 19, 128])
def test_cdist(p: float, dtype: tt.dtype, columns: int) -> None:
    tt.manual_seed(0)
    a, b = tt.randn(2, 5, columns, dtype=dtype), tt.randn(2, 7, columns, dtype=dtype)
    a[0, 0, 0], b[1, 2, 0] = float("nan"), float("inf")
    expected = tt.empty(2, 5, 7, dtype=dtype)
    distance_ops_kernel._cdist_in_numpy(expected, a, b, p)
    assert _bits(tt.cdist(a, b, p)) == _bits(expected)


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("options", [{}, {"bins": 7, "min": -1, "max": 1}, {"bins": 1}])
def test_histc(dtype: tt.dtype, options: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    tt.manual_seed(0)
    x = tt.randn(10, 30, dtype=dtype)
    counted = tt.histc(x, **options)
    monkeypatch.setattr(histogram, "mode", lambda: "off")
    assert _bits(counted) == _bits(tt.histc(x, **options))


def test_histc_refuses_nan_and_passes_it_by() -> None:
    x = tt.tensor([1.0, float("nan"), 2.0])
    with pytest.raises(RuntimeError, match=r"^torch.histc: range of \[nan, nan\] is not finite$"):
        tt.histc(x)
    assert tt.histc(x, 2, 0, 2).tolist() == [0.0, 2.0]


@pytest.mark.parametrize("dtype", FLOATS)
def test_trace(dtype: tt.dtype) -> None:
    tt.manual_seed(0)
    x = tt.randn(200, 301, dtype=dtype)
    for matrix in (x, x.T, x[3:, ::2]):
        total = np.float64(0)
        for number in matrix.diagonal().tolist():
            total += number
        assert matrix.trace().item() == dtype.numpy.type(total)
    assert x[:0].trace().item() == 0
