"""make_tensor: random tensors of any shape, dtype and layout, the same on every run.

For the tests of operators; programs take `tinytensor.testing.make_tensor`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor._tensor.new import from_numpy
from tinytensor.aten import functions as F
from tinytensor.c10.scalar_type import ScalarType, bfloat16, bool_

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
LAYOUTS = ("contiguous", "transposed", "strided", "offset", "expanded")


def make_array(
    shape: Ints, dtype: ScalarType, low: float = -3, high: float = 3, exclude_zero: bool = False, seed: int = 0
) -> np.ndarray:
    """Random values as NumPy holds them: float64 for floats, int64 for integers, bool."""
    # The generator is made of what was asked for, so a sample does not depend on the tests that ran before.
    generator = np.random.default_rng((seed, *shape, dtype.code))
    if dtype is bool_:
        return generator.integers(0, 2, shape).astype(bool)
    if dtype.is_floating_point:
        values: np.ndarray = generator.uniform(low, high, shape)
        if exclude_zero:
            values = np.where(np.abs(values) < 0.25, 0.5, values)
        # What the dtype can hold exactly, so that the reference starts from the same numbers.
        return values.astype(np.float32 if dtype is bfloat16 else dtype.numpy).astype(np.float64)
    low = max(low, 0) if not dtype.is_signed else low
    values = generator.integers(int(np.floor(low)), int(np.ceil(high)) + 1, shape)
    return np.where(values == 0, 1, values) if exclude_zero else values


def lay_out(array: np.ndarray, dtype: ScalarType, layout: str = "contiguous") -> Tensor:
    """A tensor of these values in a given layout:

    contiguous   row-major
    transposed   dimensions reversed in memory
    strided      every second element of a larger storage
    offset       contiguous, but not at the storage's begin
    expanded     stride 0 in the first dimension (which then repeats its first slice)
    """
    if layout == "transposed":
        return _dense(np.array(array.T, order="C"), dtype).permute(tuple(range(array.ndim - 1, -1, -1)))
    if layout == "strided" and array.ndim:
        wide = np.zeros((*array.shape[:-1], 2 * array.shape[-1]), array.dtype)
        wide[..., ::2] = array
        return F.slice(_dense(wide, dtype), -1, 0, wide.shape[-1], 2)
    if layout == "offset":
        flat = np.concatenate([np.ones(3, array.dtype), array.reshape(-1)])
        return F.view(F.slice(_dense(flat, dtype), 0, 3, len(flat), 1), array.shape)
    if layout == "expanded" and array.ndim and array.shape[0]:
        return F.expand(_dense(array[:1], dtype), array.shape)
    return _dense(array, dtype)


def _dense(array: np.ndarray, dtype: ScalarType) -> Tensor:
    return F.copy_(F.empty(tuple(array.shape), dtype=dtype), from_numpy(np.array(array)))


def make_tensor(
    shape: Ints,
    dtype: ScalarType,
    low: float = -3,
    high: float = 3,
    exclude_zero: bool = False,
    layout: str = "contiguous",
    requires_grad: bool = False,
    seed: int = 0,
) -> Tensor:
    """A random tensor in [low, high]."""
    made = lay_out(make_array(shape, dtype, low, high, exclude_zero, seed), dtype, layout)
    return made.requires_grad_() if requires_grad else made
