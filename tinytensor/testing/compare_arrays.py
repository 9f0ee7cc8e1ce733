"""assert_close: values, dtype, shape (and strides, if asked) agree within the dtype's tolerance.

For the tests of operators, which know the expected values as arrays; programs take `tinytensor.testing.assert_close`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.c10.layout import strided
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float16, float32, float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

TOLERANCES: dict[ScalarType, tuple[float, float]] = {
    float16: (1e-3, 1e-5),
    bfloat16: (1.6e-2, 1e-5),
    float32: (1.3e-6, 1e-5),
    float64: (1e-7, 1e-7),
}


def to_array(tensor: Tensor) -> np.ndarray:
    """The values as NumPy holds them exactly (bfloat16 as float32)."""
    tensor = tensor.detach()
    return tensor.float().numpy() if tensor.dtype is bfloat16 else tensor.numpy()


def assert_close(
    actual: Tensor,
    expected: Tensor | np.ndarray,
    rtol: float | None = None,
    atol: float | None = None,
    message: str = "",
    check_layout: bool = True,
) -> None:
    """AssertionError that names the first place where the two differ.

    Sparse tensors are compared part by part: numbers of entries, then indices, which must be equal, then values. A quantized
    one is compared with another of its scheme, by the numbers it stands for. With `check_layout=False` tensors of two layouts
    are compared as dense ones.

    >>> s = tt.eye(2).to_sparse()
    >>> assert_close(s, s.clone())
    >>> assert_close(s, tt.eye(2), check_layout=False)
    >>> assert_close(s, tt.eye(2))  #!
    Traceback (most recent call last):
        ...
    AssertionError: The values for attribute 'layout' do not match: torch.sparse_coo != torch.strided.
    """
    if not isinstance(expected, np.ndarray):
        _compare_attributes(actual, expected, message, check_layout)
        if actual.layout is not expected.layout:
            actual, expected = (t if t.layout is strided else t.detach().to_dense() for t in (actual, expected))
        if actual.layout is not strided:
            return _compare_parts(actual, expected, rtol, atol, message)
        if actual.is_quantized:
            actual, expected = actual.dequantize(), expected.dequantize()
    _compare_values(actual, expected, rtol, atol, message)


def _compare_attributes(actual: Tensor, expected: Tensor, message: str, check_layout: bool) -> None:
    lead = f"{message} " if message else ""
    assert actual.dtype is expected.dtype, f"{message} dtype {actual.dtype}, expected {expected.dtype}"
    assert actual.shape == expected.shape, f"{message} shape {tuple(actual.shape)}, expected {tuple(expected.shape)}"
    facts = [("qscheme()", actual.qscheme(), expected.qscheme())] if actual.is_quantized else []
    facts += [("layout", actual.layout, expected.layout)] if check_layout else []
    for name, a, b in facts:
        if a is not b:
            raise AssertionError(f"{lead}The values for attribute '{name}' do not match: {a} != {b}.")


def _compare_parts(actual: Tensor, expected: Tensor, rtol: float | None, atol: float | None, message: str) -> None:
    lead = f"{message} " if message else ""
    actual, expected = actual.detach(), expected.detach()
    kind = "COO" if actual.is_sparse else actual.layout.short_name
    if actual._nnz() != expected._nnz():
        raise AssertionError(
            f"{lead}The number of specified values in sparse {kind} tensors does not match: {actual._nnz()} != {expected._nnz()}"
        )
    if actual.is_sparse:
        names = ["_indices", "_values"]
    elif kind in ("CSR", "BSR"):
        names = ["crow_indices", "col_indices", "values"]
    else:
        names = ["ccol_indices", "row_indices", "values"]
    for name in names:
        label = f"{lead}Sparse {kind} {name.removeprefix('_')}"
        exact = (0.0, 0.0) if "indices" in name else (rtol, atol)
        _compare_values(getattr(actual, name)(), getattr(expected, name)(), *exact, label)


def _compare_values(
    actual: Tensor, expected: Tensor | np.ndarray, rtol: float | None, atol: float | None, message: str
) -> None:
    wanted = expected if isinstance(expected, np.ndarray) else to_array(expected)
    assert tuple(actual.shape) == wanted.shape, f"{message} shape {tuple(actual.shape)}, expected {wanted.shape}"
    default = TOLERANCES.get(actual.dtype, (0.0, 0.0))
    rtol = default[0] if rtol is None else rtol
    atol = default[1] if atol is None else atol
    got = to_array(actual)
    with np.errstate(all="ignore"):
        close = np.isclose(got.astype(np.float64), wanted.astype(np.float64), rtol=rtol, atol=atol, equal_nan=True)
    if not close.all():
        where = tuple(int(i) for i in np.argwhere(~close)[0])
        count = int((~close).sum())
        raise AssertionError(
            f"{message} {count} of {close.size} elements differ (rtol {rtol}, atol {atol}); first at {where}: "
            f"got {got[where]!r}, expected {wanted[where]!r}"
        )
