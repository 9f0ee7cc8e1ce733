"""CPU kernels of sorting and selecting: from metadata to a prepared launch.

One kernel per dtype turns elements into keys; the kernels that order keys exist once for 32 and once for 64 bits.

Mirrors aten/src/ATen/native/cpu/SortingKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.line_geometry import lines_along
from tinytensor.aten.native.reduce import sorting_stubs
from tinytensor.aten.native.reduce.cpu import sorting_kernel_loops, sorting_kernel_select_loops
from tinytensor.aten.native.reduce.cpu.sorting_keys import key_functors
from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import choose_runner
from tinytensor.aten.native.reduce.reference import sorting
from tinytensor.c10.allocator import allocate
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float16
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_int32, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Launch = Callable[..., None]

UNSTABLE = 2048  # up to here an unstable sort makes PyTorch's moves; beyond, the radix sort is far faster
_POINTER = {4: ptr_int32, 8: ptr_int64}
_UNSIGNED = {4: sorting_kernel_loops.unsigned_int32, 8: sorting_kernel_loops.unsigned_int64}


def key_size(dtype: ScalarType) -> int:
    return 8 if dtype.itemsize == 8 else 4


def nan_key(dtype: ScalarType) -> int:
    """The key of NaN: the largest of its width."""
    return 0x7FFF if dtype in (float16, bfloat16) else 2 ** (8 * dtype.itemsize - 1) - 1


@lru_cache(None)
def _keys_kernel(dtype: ScalarType) -> Kernel:
    f = key_functors(dtype, True)
    return kernel(sorting_kernel_loops.keys(f.ptr_in, f.key, f.ptr_key), "iiiiii", name=f"sort_keys_{dtype.name}")


@lru_cache(None)
def _sort_kernel(size: int) -> Kernel:
    loop = sorting_kernel_loops.sort_lines(_POINTER[size], size, _UNSIGNED[size])
    return kernel(loop, "iiii", name=f"sort_lines_{8 * size}", cost=8)


@lru_cache(None)
def _select_kernel(op: str, size: int, highest: int) -> Kernel:
    ptr = _POINTER[size]
    choose = {
        "unstable": lambda: sorting_kernel_select_loops.choose_all(ptr),
        "topk": lambda: sorting_kernel_select_loops.choose_topk(ptr),
        "kthvalue": lambda: sorting_kernel_select_loops.choose_kthvalue(ptr),
        "median": lambda: sorting_kernel_select_loops.choose_median(ptr, highest, False),
        "nanmedian": lambda: sorting_kernel_select_loops.choose_median(ptr, highest, True),
        "mode": lambda: sorting_kernel_select_loops.choose_mode(ptr, highest),
    }[op]()
    name = f"{op}_lines_{8 * size}" + (f"_{highest:x}" if highest else "")
    return kernel(sorting_kernel_select_loops.select_lines(choose, size), "iiiiiii", name=name, cost=4)


def _nothing(out: Tensor, self: Tensor, flip: int, wanted: int, option: bool) -> None:
    """There are no lines."""


def plan_order(op: str, m: Metadata, dim: int, count: int, out: Metadata) -> Launch:
    """Prepare `launch(out, self, flip, wanted, option)`; see sorting_stubs.py."""
    if m.numel == 0 or count == 0:
        return _nothing
    lines = lines_along(dim, m, out)
    n, size, numel = lines.length, key_size(m.dtype), m.numel
    if op == "sort_unstable":
        op = "unstable" if n <= UNSTABLE else "sort"
    check(n < 2**31, lambda: f"{op}: at most 2147483647 elements along a dimension, got {n}")
    room = (sorting_kernel_loops if op == "sort" else sorting_kernel_select_loops).room_of(n, size)
    # A line is the unit of work, so one long line is never shared among threads.
    several = lines.lines > 1
    keys = _keys_kernel(m.dtype)
    make_keys = choose_runner(keys, numel) if several else keys.serial
    if op == "sort":
        order = _sort_kernel(size)
    else:
        order = _select_kernel(op, size, nan_key(m.dtype) if op in ("median", "nanmedian", "mode") else 0)
    arrange = choose_runner(order, 8 * numel) if several else order.serial
    geometry, keep, total = lines.address, lines.keep, room * lines.lines

    def launch(out: Tensor, self: Tensor, flip: int, wanted: int, option: bool, keep: object = keep) -> None:
        rooms = allocate(total)
        make_keys(numel, self.storage_.data_ptr + self.byte_offset, rooms.data_ptr, geometry, room, size, flip)
        place = out.storage_.data_ptr + out.byte_offset
        if op == "sort":
            arrange(numel, place, rooms.data_ptr, geometry, room)
        else:
            arrange(numel, place, rooms.data_ptr, geometry, room, count, wanted, option)

    return launch


if kernel_compiler.mode() == "off":
    sorting.register()
else:
    for _op, _stub in sorting_stubs.ORDER_STUBS.items():
        _stub.register("cpu", partial(plan_order, _op))
