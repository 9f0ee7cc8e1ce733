"""The CPU kernel of equal: one loop, which ends at the first difference. Tensors are contiguous and of one dtype.

Mirrors `cpu_equal` of aten/src/ATen/native/ReduceOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import addressof, c_int64
from functools import lru_cache
from typing import TYPE_CHECKING

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.reduce.reduce_ops_stubs import equal_stub
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_int64
from tinytensor.kernel_compiler.substitute import in_python

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def differs(pointer: Callable) -> Callable:
    """out[0] = 1 where an element differs. NaN differs from itself."""

    def loop(lo, hi, out, a, b):
        x, y = pointer(a), pointer(b)
        for i in range(lo, hi):
            if x[i] != y[i]:
                ptr_int64(out)[0] = 1
                return

    return loop


@lru_cache(None)
def _kernel(dtype: ScalarType) -> Kernel:
    loop, name = differs(POINTERS[dtype]), f"equal_{dtype.name}"
    return kernel(loop, "iii", name=name, fastmath=frozenset(), substitute=in_python(_kernel, dtype))


def equal(self: Tensor, other: Tensor) -> bool:
    found = c_int64(0)
    a, b = self.storage_.data_ptr + self.byte_offset, other.storage_.data_ptr + other.byte_offset
    _kernel(self.meta.dtype).serial(self.meta.numel, addressof(found), a, b)
    return not found.value


def equal_in_numpy(self: Tensor, other: Tensor) -> bool:
    return bool((view(self) == view(other)).all())


equal_stub.register("cpu", equal if kernel_compiler.mode() != "off" else equal_in_numpy)
