"""assert_close: values, dtype, shape (and strides, if asked) agree within the dtype's tolerance.

For the tests of operators, which know the expected values as arrays; programs take `tinytensor.testing.assert_close`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.c10.layout import strided
from tinytensor.c10.scalar_type import bfloat16
from tinytensor.testing import _comparison
from tinytensor.testing._comparison import TOLERANCES

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


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
) -> None:
    """AssertionError that names the first place where the two differ. NumPy compares, and no operator that is under test.

    Sparse and quantized tensors have parts and schemes, which `tinytensor.testing.assert_close` knows.

    >>> assert_close(tt.ones(2), np.ones(2))
    """
    if not isinstance(expected, np.ndarray):
        assert actual.dtype is expected.dtype, f"{message} dtype {actual.dtype}, expected {expected.dtype}"
        if any(each.layout is not strided or each.is_quantized for each in (actual, expected)):
            default = TOLERANCES.get(actual.dtype, (0.0, 0.0))
            rtol, atol = (default[i] if given is None else given for i, given in enumerate((rtol, atol)))
            return _comparison.assert_close(
                actual, expected, rtol=rtol, atol=atol, equal_nan=True, msg=lambda text: f"{message} {text}".strip()
            )
    _compare_values(actual, expected, rtol, atol, message)


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
