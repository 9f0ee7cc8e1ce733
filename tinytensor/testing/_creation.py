"""make_tensor: a tensor of random numbers in a range.

Mirrors torch/testing/_creation.py.
"""

from __future__ import annotations

import math
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.scalar_type import ScalarType, bool_, int64, uint8
from tinytensor.c10.type_info import finfo, iinfo

__all__ = ["make_tensor"]


def make_tensor(
    *shape: Any, dtype: ScalarType, device: Any = "cpu", low: float | None = None, high: float | None = None,
    requires_grad: bool = False, noncontiguous: bool = False, exclude_zero: bool = False, memory_format: Any = None,
) -> Any:  # fmt: skip
    """Random numbers in [low, high): by default in [-9, 9), [-9, 10) for integers, [0, 10) for uint8, [0, 2) for bool.

        shape            as several integers or as one sequence
        noncontiguous    whether every second element of a larger storage is taken; not with `memory_format`
        exclude_zero     whether the smallest positive number, or 1, stands in place of 0
        requires_grad    ValueError for integers

    ValueError for an empty range and for nan.

    >>> tt.testing.make_tensor((2, 3), dtype=tt.float32, low=0, high=1).shape
    torch.Size([2, 3])
    """
    if len(shape) == 1 and not isinstance(shape[0], int):
        shape = tuple(shape[0])
    if noncontiguous and memory_format is not None:
        raise ValueError(
            f"The parameters `noncontiguous` and `memory_format` are mutually exclusive, but got {noncontiguous=} and "
            f"{memory_format=}"
        )
    if requires_grad and not dtype.is_floating_point:
        raise ValueError(f"`requires_grad=True` is not supported for boolean and integral dtypes, but got {dtype=}")
    low, high = _range(dtype, low, high)
    wide = (*shape[:-1], 2 * shape[-1]) if noncontiguous and shape else tuple(shape)
    if dtype.is_floating_point:
        made = F.empty(wide, dtype=dtype, device=device).uniform_(low, high)
    else:
        made = F.randint(math.ceil(low), math.ceil(high), wide, dtype=dtype, device=device)
    if noncontiguous and shape:
        made = made[..., ::2]
    elif memory_format is not None:
        made = F.clone(made, memory_format=memory_format or contiguous_format)
    if exclude_zero:
        made[made == 0] = finfo(dtype).tiny if dtype.is_floating_point else 1
    return made.requires_grad_() if requires_grad else made


def _range(dtype: ScalarType, low: Any, high: Any) -> tuple[Any, Any]:
    """The range, cut to what the dtype can hold."""
    lowest: Any
    highest: Any
    if dtype is bool_:
        lowest, highest, default = 0, 2, (0, 2)
    elif dtype.is_floating_point:
        lowest, highest, default = finfo(dtype).min, finfo(dtype).max, (-9, 9)
    else:
        info = iinfo(dtype)
        # The end is open, and for int64 one more would be no int64.
        lowest, highest = info.min, info.max if dtype is int64 else info.max + 1
        default = (0, 10) if dtype is uint8 else (-9, 10)
    low, high = (default[0] if low is None else low), (default[1] if high is None else high)
    if any(isinstance(value, float) and math.isnan(value) for value in (low, high)):
        raise ValueError(f"`low` and `high` cannot be NaN, but got {low=} and {high=}")
    if low >= high:
        raise ValueError(f"`low` must be less than `high`, but got {low} >= {high}")
    if high < lowest or low > highest:
        raise ValueError(
            f"The value interval specified by `low` and `high` is [{low}, {high}), but {dtype} only supports [{lowest}, "
            f"{highest})"
        )
    return max(low, lowest), min(high, highest)
