"""The out= forms of the functions that make a tensor of one value: resize `out`, then fill it.

Mirrors `zeros_out`, `ones_out` and `full_out` of aten/src/ATen/native/TensorFactories.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.factories.fill import fill__Scalar
from tinytensor.aten.native.factories.tensor_factories_deterministic import fill_value
from tinytensor.aten.native.shape.resize import resize_
from tinytensor.c10.deterministic import context as deterministic
from tinytensor.c10.error import check
from tinytensor.c10.layout import MemoryFormat

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


def empty_out(size: Ints, memory_format: MemoryFormat | None, out: Tensor) -> Tensor:
    check(memory_format is None, "'memory_format' argument is incompatible with 'out' tensor argument")
    F.resize__default(out, size)
    return F.fill__Scalar(out, fill_value(out.meta.dtype)) if deterministic.fills else out


def eye_out(n: int, out: Tensor) -> Tensor:
    return eye_m_out(n, n, out)


def eye_m_out(n: int, m: int, out: Tensor) -> Tensor:
    """Ones on the diagonal, in a given tensor."""
    check(n >= 0, lambda: f"n must be greater or equal to 0, got {n}")
    check(m >= 0, lambda: f"m must be greater or equal to 0, got {m}")
    resize_(out, (n, m))
    fill__Scalar(out, 0)
    fill__Scalar(F.diagonal_default(out), 1)
    return out
