"""x.float(), x.long() and the like: a dtype as a method; the parts of a number; Python 2's names of conversions.

A class of its own, since inside it `float`, `int` and `bool` no longer mean Python's types to a reader.

Mirrors the `THPVariable_float` family of torch/csrc/autograd/python_variable_methods.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tinytensor.aten import functions as F
from tinytensor.c10 import scalar_type
from tinytensor.c10.layout import MemoryFormat, preserve_format
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _converted(self: DtypeConversions, dtype: ScalarType, memory_format: MemoryFormat) -> Tensor:
    if memory_format is preserve_format:
        return F.to(cast("Tensor", self), dtype)
    return F.to(cast("Tensor", self), dtype, memory_format=memory_format)


class DtypeConversions:
    """Each returns self where the dtype is already right."""

    __slots__ = ()

    def double(self, *, memory_format: MemoryFormat = preserve_format) -> Tensor:
        return _converted(self, scalar_type.float64, memory_format)

    def float(self, *, memory_format: MemoryFormat = preserve_format) -> Tensor:
        return _converted(self, scalar_type.float32, memory_format)

    def half(self, *, memory_format: MemoryFormat = preserve_format) -> Tensor:
        return _converted(self, scalar_type.float16, memory_format)

    def bfloat16(self, *, memory_format: MemoryFormat = preserve_format) -> Tensor:
        return _converted(self, scalar_type.bfloat16, memory_format)

    def long(self, *, memory_format: MemoryFormat = preserve_format) -> Tensor:
        return _converted(self, scalar_type.int64, memory_format)

    def int(self, *, memory_format: MemoryFormat = preserve_format) -> Tensor:
        return _converted(self, scalar_type.int32, memory_format)

    def short(self, *, memory_format: MemoryFormat = preserve_format) -> Tensor:
        return _converted(self, scalar_type.int16, memory_format)

    def char(self, *, memory_format: MemoryFormat = preserve_format) -> Tensor:
        return _converted(self, scalar_type.int8, memory_format)

    def byte(self, *, memory_format: MemoryFormat = preserve_format) -> Tensor:
        return _converted(self, scalar_type.uint8, memory_format)

    def bool(self, *, memory_format: MemoryFormat = preserve_format) -> Tensor:
        return _converted(self, scalar_type.bool_, memory_format)

    def __nonzero__(self):
        return self.__bool__()

    def __long__(self):
        return self.__int__()
