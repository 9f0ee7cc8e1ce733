"""The out= forms of the functions that make a tensor of one value: resize `out`, then fill it.

Mirrors `zeros_out`, `ones_out` and `full_out` of aten/src/ATen/native/TensorFactories.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Number = int | float | bool


def zeros_out(size: Ints, out: Tensor) -> Tensor:
    return F.zero__default(F.resize__default(out, size))


def ones_out(size: Ints, out: Tensor) -> Tensor:
    return full_out(size, 1, out)


def full_out(size: Ints, fill_value: Number, out: Tensor) -> Tensor:
    return F.fill__Scalar(F.resize__default(out, size), fill_value)
