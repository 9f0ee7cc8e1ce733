"""The CPU kernel of trace: one loop over the diagonal.

Mirrors `trace_cpu` of aten/src/ATen/native/ReduceOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.reduce.reduce_ops_stubs import trace_stub
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import like
from tinytensor.kernel_compiler.substitute import in_python

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def diagonal_sum(pointer: Callable) -> Callable:
    """out[0] = the sum of x[i * step], one after the other, in double precision."""

    def loop(lo, hi, out, x, step):
        element, total = pointer(x), np.float64(0)
        for i in range(np.int64(lo), np.int64(hi)):
            total += np.float64(element[i * step])
        pointer(out)[0] = like(total, element[0])

    return loop


@lru_cache(None)
def _kernel(dtype: ScalarType) -> Kernel:
    loop, name = diagonal_sum(POINTERS[dtype]), f"trace_{dtype.name}"
    return kernel(loop, "iii", name=name, fastmath=frozenset(), substitute=in_python(_kernel, dtype))


def trace(out: Tensor, self: Tensor) -> None:
    m = self.meta_
    _kernel(m.dtype).serial(
        min(m.sizes), out.storage_.data_ptr, self.storage_.data_ptr + self.byte_offset_, m.strides[0] + m.strides[1]
    )


def trace_in_numpy(out: Tensor, self: Tensor) -> None:
    numbers = view(self).diagonal().astype(np.float64)
    view(out)[...] = numbers.cumsum()[-1]


trace_stub.register("cpu", trace if kernel_compiler.mode() != "off" else trace_in_numpy)
