"""sort, topk, kthvalue, median, nanmedian and mode on CUDA: the places of a line's elements in order, by a bitonic network.

An element becomes an integer key (sorting_keys.py: NaN has the largest), and of two equal keys the one with the earlier
place comes first. So no two differ in order by chance, and every sort is stable.

A network compares pairs of elements that are known beforehand, so all threads work in every step. A line is filled up to a
power of two with elements that come last. A line of at most 1024 elements is sorted by one block in shared memory. A longer
one stays in global memory, and each step is a launch over all lines.

Mirrors aten/src/ATen/native/cuda/SortingCommon.cuh, bitonicSort.cuh, Sort.cu and TensorModeKernel.cuh. Left out: radix sort, for
which a long line needs fewer passes, and selection without sorting (TensorTopK.cu).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.reduce import sorting_stubs
from tinytensor.aten.native.reduce.cpu.sorting_kernel import nan_key
from tinytensor.aten.native.reduce.cpu.sorting_keys import key_functors
from tinytensor.c10.cuda.cuda_runtime import allocate_storage
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable
Launch = Callable[..., None]

LONGEST_SHARED = 1024
"""Elements of a line that a block holds in shared memory: 16 KiB of keys and places."""

LAST = 2**63 - 1
"""The key of what a line is filled up with; its place is behind those of all elements."""


def line_start(ndim: int) -> F:
    """`start(line, g)`: where a line begins in the input and in the output, in elements.

    g has for each other dimension, innermost first: size, stride of the input, stride of the output.
    """

    def start(line, g):
        source, at, rest = np.int64(0), np.int64(0), np.int64(line)
        for dim in range(ndim):
            above = rest // g[3 * dim]
            here = rest - above * g[3 * dim]
            source += here * g[3 * dim + 1]
            at += here * g[3 * dim + 2]
            rest = above
        return source, at

    return start


def partner(pair, distance):
    """The lower element of a pair whose elements lie `distance` apart; the other one is `distance` further."""
    return 2 * pair - pair % distance


def is_out_of_order(key_a, place_a, key_b, place_b):
    return key_b < key_a or (key_b == key_a and place_b < place_a)


def chooser(op: str, highest: int) -> F:
    """`chosen(keys, base, n, wanted)`: which place of the sorted line an operator takes, for operators that take one."""

    def kth(keys, base, n, wanted):
        return wanted - 1

    def count_numbers(keys, base, n):
        # NaN has the highest key of all, and there may be none: then every element is a number.
        numbers = n
        while numbers > 0 and keys[base + numbers - 1] == highest:
            numbers -= 1
        return numbers

    def median(keys, base, n, wanted):
        # The first NaN, or else the lower of the two in the middle.
        numbers = count_numbers(keys, base, n) if highest != 0 else n
        return numbers if numbers < n else (n - 1) // 2

    def nanmedian(keys, base, n, wanted):
        numbers = count_numbers(keys, base, n) if highest != 0 else n
        return (numbers - 1) // 2 if numbers > 0 else n - n

    def mode(keys, base, n, wanted):
        # Equal keys are neighbours, and the last of them has the largest place, which PyTorch takes. NaN equals nothing: each
        # is a run by itself.
        best, found, run = np.int64(0), np.int64(0), np.int64(0)
        for j in range(n):
            run += 1
            key = keys[base + j]
            if j == n - 1 or key != keys[base + j + 1] or (highest != 0 and key == highest):
                if run > best:
                    best, found = run, np.int64(j)
                run = np.int64(0)
        return found

    return {"kthvalue": kth, "median": median, "nanmedian": nanmedian, "mode": mode}[op]


CHOOSING = ("kthvalue", "median", "nanmedian", "mode")


def sort_in_shared(ptr: F, key: F, start: F, size: int, chosen: F | None) -> F:
    """One block, one line. Writes the first `count` places in order, or the one that `chosen` names."""

    def kernel(out, self, n, step, out_step, flip, count, wanted, g):
        keys, places = cuda.shared.array(size, np.int64), cuda.shared.array(size, np.int64)
        source, at = start(cuda.blockIdx.x, g)
        x, o = ptr(self), ptr_int64(out)
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        i = thread
        while i < size:
            keys[i] = np.int64(key(x[source + i * step])) ^ flip if i < n else LAST
            places[i] = i
            i += threads
        cuda.syncthreads()
        width = 2
        while width <= size:
            distance = width // 2
            while distance > 0:
                pair = thread
                while pair < size // 2:
                    a = partner(pair, distance)
                    b = a + distance
                    # Every other group of `width` elements is sorted downwards, so that two of them make a bitonic one.
                    if is_out_of_order(keys[a], places[a], keys[b], places[b]) == (a % (2 * width) < width):
                        keys[a], keys[b] = keys[b], keys[a]
                        places[a], places[b] = places[b], places[a]
                    pair += threads
                cuda.syncthreads()
                distance //= 2
            width *= 2
        if chosen is None:
            i = thread
            while i < count:
                o[at + i * out_step] = places[i]
                i += threads
        elif thread == 0:
            o[at] = places[chosen(keys, 0, n, wanted)]

    return kernel


def fill_keys(ptr: F, key: F, start: F) -> F:
    """Keys and places of all lines, each line filled up to `size` elements."""

    def kernel(total, keys, places, self, n, size, step, flip, g):
        i = cuda.grid(1)
        if i < total:
            line = i // size
            place = i - line * size
            source, _ = start(line, g)
            ptr_int64(keys)[i] = np.int64(key(ptr(self)[source + place * step])) ^ flip if place < n else LAST
            ptr_int64(places)[i] = place

    return kernel


def bitonic_step(pairs, keys, places, size, width, distance):
    """Compare all pairs that lie `distance` apart; a line has `size` elements, a power of two."""
    pair = cuda.grid(1)
    if pair < pairs:
        k, p = ptr_int64(keys), ptr_int64(places)
        a = partner(pair, distance)
        b = a + distance
        # The last merge is upwards in every line, wherever the line begins.
        upwards = (a % size) % (2 * width) < width
        if is_out_of_order(k[a], p[a], k[b], p[b]) == upwards:
            key, place = k[a], p[a]
            k[a], p[a] = k[b], p[b]
            k[b], p[b] = key, place


def write_places(start: F) -> F:
    """out[line, i] = places[line, i] for the first `count` of each line."""

    def kernel(total, out, places, size, out_step, count, g):
        i = cuda.grid(1)
        if i < total:
            line = i // count
            place = i - line * count
            _, at = start(line, g)
            ptr_int64(out)[at + place * out_step] = ptr_int64(places)[line * size + place]

    return kernel


def write_chosen(start: F, chosen: F) -> F:
    """out[line] = the place that `chosen` names."""

    def kernel(lines, out, keys, places, n, size, wanted, g):
        line = cuda.grid(1)
        if line < lines:
            _, at = start(line, g)
            base = line * size
            ptr_int64(out)[at] = ptr_int64(places)[base + chosen(ptr_int64(keys), base, n, wanted)]

    return kernel


def _chooser(op: str, dtype: ScalarType) -> F | None:
    if op not in CHOOSING:
        return None
    return chooser(op, nan_key(dtype) if dtype.is_floating_point else 0)


@lru_cache(None)
def _shared_kernel(op: str, dtype: ScalarType, ndim: int, size: int) -> CudaKernel:
    f = key_functors(dtype, True)
    body = sort_in_shared(f.ptr_in, f.key, line_start(ndim), size, _chooser(op, dtype))
    return cuda_kernel(body, "iiiiiiiit", name=f"{op}_{dtype.name}_{ndim}d_{size}")


@lru_cache(None)
def _fill_kernel(dtype: ScalarType, ndim: int) -> CudaKernel:
    f = key_functors(dtype, True)
    return cuda_kernel(
        fill_keys(f.ptr_in, f.key, line_start(ndim)), "iiiiiiiit", name=f"sort_keys_{dtype.name}_{ndim}d"
    )


@lru_cache(None)
def _step_kernel() -> CudaKernel:
    return cuda_kernel(bitonic_step, "iiiiii", name="bitonic_step")


@lru_cache(None)
def _write_kernel(ndim: int) -> CudaKernel:
    return cuda_kernel(write_places(line_start(ndim)), "iiiiiit", name=f"sorted_places_{ndim}d")


@lru_cache(None)
def _choose_kernel(op: str, dtype: ScalarType, ndim: int) -> CudaKernel:
    chosen = _chooser(op, dtype)
    assert chosen is not None
    return cuda_kernel(write_chosen(line_start(ndim), chosen), "iiiiiiit", name=f"{op}_of_sorted_{dtype.name}_{ndim}d")


def plan_order(op: str, m: Metadata, dim: int, count: int, out: Metadata) -> Launch:
    """Prepare `launch(out, self, flip, wanted, option)`; see sorting_stubs.py."""
    if m.numel == 0 or count == 0:
        return _nothing
    n = m.sizes[dim]
    check(n < 2**31, lambda: f"{op}: at most 2147483647 elements along a dimension, got {n}")
    numbers: list[int] = []
    others = [d for d in range(m.dim - 1, -1, -1) if d != dim]
    for d in others:
        numbers += [m.sizes[d], m.strides[d], out.strides[d]]
    g = tuple(numbers) or (0,)
    lines, step, out_step, ndim = m.numel // n, m.strides[dim], out.strides[dim], len(others)
    size = 1 << (n - 1).bit_length()
    if size <= LONGEST_SHARED:
        in_shared = _shared_kernel(op, m.dtype, ndim, size)
        threads = max(32, min(size // 2, 256))

        def launch(out: Tensor, self: Tensor, flip: int, wanted: int, option: bool) -> None:
            in_shared.launch(lines, threads, address(out), address(self), n, step, out_step, flip, count, wanted, g)

        return launch

    fill, exchange = _fill_kernel(m.dtype, ndim), _step_kernel()

    def launch_steps(out: Tensor, self: Tensor, flip: int, wanted: int, option: bool) -> None:
        total = lines * size
        room = allocate_storage(16 * total, self.meta_.device)
        keys, places = room.data_ptr, room.data_ptr + 8 * total
        launch_for_each(fill, total, keys, places, address(self), n, size, step, flip, g)
        width = 2
        while width <= size:
            distance = width // 2
            while distance:
                launch_for_each(exchange, total // 2, keys, places, size, width, distance)
                distance //= 2
            width *= 2
        if op in CHOOSING:
            choose = _choose_kernel(op, m.dtype, ndim)
            launch_for_each(choose, lines, address(out), keys, places, n, size, wanted, g)
        else:
            launch_for_each(_write_kernel(ndim), lines * count, address(out), places, size, out_step, count, g)

    return launch_steps


def _nothing(out: Tensor, self: Tensor, flip: int, wanted: int, option: bool) -> None:
    """There are no lines."""


for _op, _stub in sorting_stubs.ORDER_STUBS.items():
    _stub.register("cuda", partial(plan_order, _op))
