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
    from tinytensor.c10.tensor_impl import TensorImpl


def _converted(self: DtypeConversions, dtype: ScalarType, memory_format: MemoryFormat) -> TensorImpl:
    if memory_format is preserve_format:
        return F.to(cast("TensorImpl", self), dtype)
    return F.to(cast("TensorImpl", self), dtype, memory_format=memory_format)


class DtypeConversions:
    """Each returns self where the dtype is already right."""

    __slots__ = ()

    def double(self, *, memory_format: MemoryFormat = preserve_format) -> TensorImpl:
        """The tensor as float64; self where it is that already.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1, 2]).double()
        tensor([1., 2.], dtype=torch.float64)
        """
        return _converted(self, scalar_type.float64, memory_format)

    def float(self, *, memory_format: MemoryFormat = preserve_format) -> TensorImpl:
        """The tensor as float32; self where it is that already.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1, 2]).float()
        tensor([1., 2.])
        """
        return _converted(self, scalar_type.float32, memory_format)

    def half(self, *, memory_format: MemoryFormat = preserve_format) -> TensorImpl:
        """The tensor as float16; self where it is that already.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self. Numbers above 65504
        become inf.

        >>> tt.tensor([1.0, 70000.0]).half()
        tensor([1., inf], dtype=torch.float16)
        """
        return _converted(self, scalar_type.float16, memory_format)

    def bfloat16(self, *, memory_format: MemoryFormat = preserve_format) -> TensorImpl:
        """The tensor as bfloat16, which has the range of float32 and 8 bits of precision; self where it is that
        already.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1.0, 1.001, 70000.0]).bfloat16()
        tensor([1.0000e+00, 1.0000e+00, 7.0144e+04], dtype=torch.bfloat16)
        """
        return _converted(self, scalar_type.bfloat16, memory_format)

    def long(self, *, memory_format: MemoryFormat = preserve_format) -> TensorImpl:
        """The tensor as int64; self where it is that already. Fractions are cut off.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1.7, -1.7]).long()
        tensor([ 1, -1])
        """
        return _converted(self, scalar_type.int64, memory_format)

    def int(self, *, memory_format: MemoryFormat = preserve_format) -> TensorImpl:
        """The tensor as int32; self where it is that already. Fractions are cut off.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1.7, -1.7]).int()
        tensor([ 1, -1], dtype=torch.int32)
        """
        return _converted(self, scalar_type.int32, memory_format)

    def short(self, *, memory_format: MemoryFormat = preserve_format) -> TensorImpl:
        """The tensor as int16; self where it is that already. Fractions are cut off, and larger integers wrap around.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1, 40000]).short()
        tensor([     1, -25536], dtype=torch.int16)
        """
        return _converted(self, scalar_type.int16, memory_format)

    def char(self, *, memory_format: MemoryFormat = preserve_format) -> TensorImpl:
        """The tensor as int8; self where it is that already. Fractions are cut off, and larger integers wrap around.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1, 200]).char()
        tensor([  1, -56], dtype=torch.int8)
        """
        return _converted(self, scalar_type.int8, memory_format)

    def byte(self, *, memory_format: MemoryFormat = preserve_format) -> TensorImpl:
        """The tensor as uint8; self where it is that already. Fractions are cut off, and larger integers wrap around.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1, 257]).byte()
        tensor([1, 1], dtype=torch.uint8)
        """
        return _converted(self, scalar_type.uint8, memory_format)

    def bool(self, *, memory_format: MemoryFormat = preserve_format) -> TensorImpl:
        """The tensor as bool: True where an element is not 0; self where it is bool already.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([0.0, 0.5, float("nan")]).bool()
        tensor([False,  True,  True])
        """
        return _converted(self, scalar_type.bool_, memory_format)

    def __nonzero__(self):
        return self.__bool__()

    def __long__(self):
        return self.__int__()
