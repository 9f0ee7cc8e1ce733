"""assert_close: values, dtype, shape (and strides, if asked) agree within the dtype's tolerance.

For the tests of operators, which know the expected values as arrays; programs take `tinytensor.testing.assert_close`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

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
) -> None:
    """AssertionError that names the first place where the two differ."""
    wanted = expected if isinstance(expected, np.ndarray) else to_array(expected)
    if not isinstance(expected, np.ndarray):
        assert actual.dtype is expected.dtype, f"{message} dtype {actual.dtype}, expected {expected.dtype}"
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
