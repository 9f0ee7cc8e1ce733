"""x.float(), x.long() and the like: a dtype as a method.

A class of its own, since inside it `float`, `int` and `bool` no longer mean Python's types to a reader.

Mirrors the `THPVariable_float` family of torch/csrc/autograd/python_variable_methods.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tinytensor.aten import functions as F
from tinytensor.c10 import scalar_type

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


class DtypeConversions:
    """Each returns self where the dtype is already right."""

    __slots__ = ()

    def double(self) -> Tensor:
        return F.to(cast("Tensor", self), scalar_type.float64)

    def float(self) -> Tensor:
        return F.to(cast("Tensor", self), scalar_type.float32)

    def half(self) -> Tensor:
        return F.to(cast("Tensor", self), scalar_type.float16)

    def bfloat16(self) -> Tensor:
        return F.to(cast("Tensor", self), scalar_type.bfloat16)

    def long(self) -> Tensor:
        return F.to(cast("Tensor", self), scalar_type.int64)

    def int(self) -> Tensor:
        return F.to(cast("Tensor", self), scalar_type.int32)

    def short(self) -> Tensor:
        return F.to(cast("Tensor", self), scalar_type.int16)

    def char(self) -> Tensor:
        return F.to(cast("Tensor", self), scalar_type.int8)

    def byte(self) -> Tensor:
        return F.to(cast("Tensor", self), scalar_type.uint8)

    def bool(self) -> Tensor:
        return F.to(cast("Tensor", self), scalar_type.bool_)
