"""The CPU kernels of equal and allclose: one loop, which ends at the first difference. Tensors are contiguous and of one dtype.

Mirrors `cpu_equal` of aten/src/ATen/native/ReduceOps.cpp. PyTorch composes allclose of isclose, whose arithmetic is here.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import addressof, c_int64
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.reduce.reduce_ops_stubs import allclose_stub, equal_stub
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import like, ptr_int64
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


def is_far(pointer: Callable) -> Callable:
    """out[0] = 1 where |a - b| > atol + |rtol * b|, or the difference is not finite and the elements are not equal."""

    def loop(lo, hi, out, a, b, rtol, atol, equal_nan):
        x, y = pointer(a), pointer(b)
        relative, absolute = like(rtol, x[0]), like(atol, x[0])
        for i in range(lo, hi):
            one, other = x[i], y[i]
            error = abs(one - other)
            is_close = error <= absolute + abs(other * relative) and error < np.inf
            both_nan = one != one and other != other
            if not (one == other or is_close or (equal_nan and both_nan)):
                ptr_int64(out)[0] = 1
                return

    return loop


@lru_cache(None)
def _far(dtype: ScalarType) -> Kernel:
    loop, name = is_far(POINTERS[dtype]), f"allclose_{dtype.name}"
    # Product and sum have a magnitude between them, so that they are never rounded once.
    return kernel(loop, "iiiddi", name=name, fastmath=frozenset(), substitute=in_python(_far, dtype))


def allclose(self: Tensor, other: Tensor, rtol: float, atol: float, equal_nan: bool) -> bool:
    found = c_int64(0)
    a, b = self.storage_.data_ptr + self.byte_offset_, other.storage_.data_ptr + other.byte_offset_
    _far(self.meta_.dtype).serial(self.meta_.numel, addressof(found), a, b, rtol, atol, equal_nan)
    return not found.value


@lru_cache(None)
def _kernel(dtype: ScalarType) -> Kernel:
    loop, name = differs(POINTERS[dtype]), f"equal_{dtype.name}"
    return kernel(loop, "iii", name=name, fastmath=frozenset(), substitute=in_python(_kernel, dtype))


def equal(self: Tensor, other: Tensor) -> bool:
    found = c_int64(0)
    a, b = self.storage_.data_ptr + self.byte_offset_, other.storage_.data_ptr + other.byte_offset_
    _kernel(self.meta_.dtype).serial(self.meta_.numel, addressof(found), a, b)
    return not found.value


def equal_in_numpy(self: Tensor, other: Tensor) -> bool:
    return bool((view(self) == view(other)).all())


def allclose_in_numpy(self: Tensor, other: Tensor, rtol: float, atol: float, equal_nan: bool) -> bool:
    x, y = view(self), view(other)
    number = x.dtype.type
    with np.errstate(all="ignore"):
        error = abs(x - y)
        close = (x == y) | (np.isfinite(error) & (error <= number(atol) + abs(y * number(rtol))))
    return bool((close | (np.isnan(x) & np.isnan(y)) if equal_nan else close).all())


if kernel_compiler.mode() == "off":
    equal_stub.register("cpu", equal_in_numpy)
    allclose_stub.register("cpu", allclose_in_numpy)
else:
    equal_stub.register("cpu", equal)
    allclose_stub.register("cpu", allclose)
