"""CPU kernel of searchsorted: a binary search for each value. Tensors are contiguous and of one dtype.

Mirrors `searchsorted_cpu_contiguous` of aten/src/ATen/native/Bucketization.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from numpy import int64

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.reduce.cpu import shared_reduce_ops as fn
from tinytensor.aten.native.reduce.reference import sorting
from tinytensor.aten.native.reduce.sorting_stubs import searchsorted_stub
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_int64
from tinytensor.kernel_compiler.substitute import in_python

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def search(ptr_in: Callable, load: Callable, ptr_out: Callable, store: Callable) -> Callable:
    """for each value: the first place whose boundary is not below it (with `right`: is above it).

    Values of a row, `width` of them, search in the row's own `n` boundaries, or all in the same ones (`shared`).
    Written as `not >=`, so that NaN is above every number.
    """

    def loop(lo, hi, out, sequence, values, order, n, width, shared, right):
        x, found = ptr_in(values), ptr_out(out)
        for i in range(int64(lo), int64(hi)):
            row = int64(0) if shared else (i // width) * n
            b = ptr_in(sequence)
            value = load(x[i])
            start, end = row, row + n
            # Invariant: everything before `start` is below the value, everything from `end` on is not.
            while start < end:
                middle = start + ((end - start) >> 1)
                # With `order` (the sorter argument) the boundaries are read in sorted order through it.
                at = middle if order == 0 else ptr_int64(order)[middle] + row
                boundary = load(b[at])
                below = not (boundary > value) if right else not (boundary >= value)
                if below:
                    start = middle + 1
                else:
                    end = middle
            found[i] = store(start - row)

    return loop


@lru_cache(None)
def _kernel(dtype: ScalarType, out: ScalarType) -> Kernel:
    value = fn.value_type(dtype)
    loop = search(POINTERS[dtype], fn.load_as(dtype, value), POINTERS[out], fn.STORE[out])
    name, substitute = f"searchsorted_{dtype.name}_{out.name}", in_python(_kernel, dtype, out)
    return kernel(loop, "iiiiiiii", name=name, cost=16, substitute=substitute)


def searchsorted(out: Tensor, sequence: Tensor, values: Tensor, order: Tensor | None, right: bool) -> None:
    k, total = _kernel(values.meta_.dtype, out.meta_.dtype), values.meta_.numel
    run = k.parallel if total >= k.grain else k.serial
    places = 0 if order is None else order.storage_.data_ptr + order.byte_offset_
    *_, width = values.meta_.sizes or (1,)
    *_, length = sequence.meta_.sizes
    run(total, out.storage_.data_ptr + out.byte_offset_, sequence.storage_.data_ptr + sequence.byte_offset_,
        values.storage_.data_ptr + values.byte_offset_, places, length, width,
        sequence.meta_.dim == 1, right)  # fmt: skip


if kernel_compiler.mode() == "off":
    searchsorted_stub.register("cpu", sorting.searchsorted)
else:
    searchsorted_stub.register("cpu", searchsorted)
