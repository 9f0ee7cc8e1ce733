"""CPU kernels of histc: the range of the numbers, and how many lie in each of its bins.

Numbers are float32 or float64, in a row. One thread counts, since all bins are in one small tensor.

Mirrors aten/src/ATen/native/cpu/HistogramKernel.cpp (`histogramdd_linear`) and `infer_bin_edges_from_input` of Histogram.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import addressof, c_double
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.reduce.sorting_stubs import histc_count_stub, histc_range_stub
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import like, ptr_float64
from tinytensor.kernel_compiler.substitute import in_python

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def ends(pointer: Callable) -> Callable:
    """out[0], out[1] = the smallest and the largest number; both NaN if there is one among them."""

    def loop(lo, hi, out, x):
        element, found = pointer(x), ptr_float64(out)
        low = high = element[0]
        for i in range(lo, hi):
            number = element[i]
            if number < low or number != number:
                low = number
            if number > high or number != number:
                high = number
            if number != number:
                break
        found[0], found[1] = np.float64(low), np.float64(high)

    return loop


def count(pointer: Callable) -> Callable:
    """out[b] += 1 for each number of bin b: (x - low) * bins / (high - low), rounded after each step as PyTorch's loop does.

    Another order would put numbers near an edge into the neighbouring bin. x = high gives `bins`, which belongs to the last bin.
    NaN fails both comparisons and is counted nowhere.
    """

    def loop(lo, hi, out, x, bins, low, high):
        element, counts = pointer(x), pointer(out)
        first, last = like(low, element[0]), like(high, element[0])
        width, many, zero, one = last - first, like(bins, first), like(0, first), like(1, first)
        last_bin = np.int64(bins) - np.int64(1)
        for b in range(np.int64(bins)):
            counts[b] = zero
        for i in range(lo, hi):
            number = element[i]
            if number >= first and number <= last:
                scaled = (number - first) * many / width
                counts[min(np.int64(scaled), last_bin) if scaled < many else last_bin] += one

    return loop


@lru_cache(None)
def _kernel(of_ends: bool, dtype: ScalarType) -> Kernel:
    pointer = POINTERS[dtype]
    loop, kinds, name = (ends(pointer), "ii", "range") if of_ends else (count(pointer), "iiidd", "histc")
    order = in_python(_kernel, of_ends, dtype)
    return kernel(loop, kinds, name=f"{name}_{dtype.name}", fastmath=frozenset(), substitute=order)


def range_of(self: Tensor) -> tuple[float, float]:
    found = (c_double * 2)()
    _kernel(True, self.meta_.dtype).serial(
        self.meta_.numel, addressof(found), self.storage_.data_ptr + self.byte_offset_
    )
    return found[0], found[1]


def histc(out: Tensor, self: Tensor, low: float, high: float) -> None:
    start, place = self.storage_.data_ptr + self.byte_offset_, out.storage_.data_ptr + out.byte_offset_
    _kernel(False, self.meta_.dtype).serial(self.meta_.numel, place, start, out.meta_.numel, low, high)


if kernel_compiler.mode() != "off":
    histc_range_stub.register("cpu", range_of)
    histc_count_stub.register("cpu", histc)
