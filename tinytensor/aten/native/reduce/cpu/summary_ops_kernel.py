"""CPU kernel of bincount: how often each number occurs.

Mirrors `_bincount_cpu_template` of aten/src/ATen/native/SummaryOps.cpp.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from numpy import int64, uint64, uintp

from tinytensor import kernel_compiler
from tinytensor.aten.native.reduce.sorting_stubs import count_stub
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_int64
from tinytensor.kernel_compiler.substitute import in_python

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def count(lo, hi, counts, numbers, size):
    """counts[number] += 1. The caller has looked that all numbers are in [0, size); one that has changed since is taken for the
    last, so that nothing else is written."""
    x, found = ptr_int64(numbers), ptr_int64(counts)
    last = uint64(size - 1)
    for j in range(uintp(lo), uintp(hi)):
        place = uint64(x[j])
        found[place if place < last else last] += int64(1)


@lru_cache(None)
def _kernel() -> Kernel:
    return kernel(count, "iii", name="bincount_int64", substitute=in_python(_kernel))


def count_numbers(counts: Tensor, numbers: Tensor) -> None:
    # On one thread, since all add to the same counts.
    _kernel().serial(
        numbers.meta_.numel, counts.storage_.data_ptr + counts.byte_offset_,
        numbers.storage_.data_ptr + numbers.byte_offset_, counts.meta_.numel,
    )  # fmt: skip


if kernel_compiler.mode() != "off":
    count_stub.register("cpu", count_numbers)
