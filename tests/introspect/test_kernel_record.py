"""The recorder of CUDA kernels: each planted fault is found, with thread and line, and the mended kernel is silent."""

import doctest
import inspect
import itertools
import json
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest
from pretended_bindings import pretended_driver

import tinytensor as tt
from tinytensor.aten.native.cpu.element_access import load_access, store_access
from tinytensor.aten.native.cuda.loops import _same_place, binary
from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.scalar_type import float32
from tinytensor.introspect.kernel_record import KernelTimeout, record_kernel
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda import devices
from tinytensor.kernel_compiler.cuda.atomics import atomic_add
from tinytensor.kernel_compiler.cuda.cuda_kernel import cuda_kernel
from tinytensor.kernel_compiler.cuda.record import RACED
from tinytensor.kernel_compiler.pointers import ptr_float32


def line_of(kernel, text):
    """The number of the kernel's line that contains a text; the first of them."""
    lines, first = inspect.getsourcelines(kernel)
    return first + next(i for i, line in enumerate(lines) if text in line)


def silent(record):
    assert record.faults == [], str(record)
    assert record.warnings == [], str(record)
    return record


def only(record, kind):
    """The one fault of a record."""
    assert [fault.kind for fault in record.faults] == [kind], str(record)
    return record.faults[0]


def floats(*shape):
    return np.arange(np.prod(shape), dtype=np.float32).reshape(shape)


# ---- accesses outside arrays -------------------------------------------------------------------------------------------


def add_unguarded(out, a, b, n):
    i = cuda.grid(1)
    out[i] = a[i] + b[i]


def add(out, a, b, n):
    i = cuda.grid(1)
    if i < n:
        out[i] = a[i] + b[i]


def add_one_too_many(out, a, b, n):
    i = cuda.grid(1)
    if i <= n:
        out[i] = a[i] + b[i]


def test_a_missing_guard():
    out = np.zeros(1000, np.float32)
    record = record_kernel(add_unguarded, 4, 256, out, floats(1000), floats(1000), 1000)
    read_a, _, write = record.faults
    assert [f.array for f in record.faults] == ["a", "b", "out"]
    assert write.kind == "out_of_bounds" and write.threads == tuple(range(1000, 1024)) and write.count == 24
    assert write.line == line_of(add_unguarded, "out[i] =") and write.element == (1000,)
    assert write.text == "Thread 1,000 wrote past the end of out: out[1000], and out has 1,000 elements."
    assert read_a.text.startswith("Thread 1,000 read past the end of a")
    # What is inside is done, and nothing else.
    assert np.array_equal(out, 2 * floats(1000)) and record.writes["out"] == 1000

    out = np.zeros(1000, np.float32)
    record = silent(record_kernel(add, 4, 256, out, floats(1000), floats(1000), 1000))
    assert np.array_equal(out, 2 * floats(1000))
    assert (record.write_counts("out") == 1).all() and record.reads == {"out": 0, "a": 1000, "b": 1000}


def test_one_element_too_many():
    record = record_kernel(add_one_too_many, 1, 128, *(floats(100) for _ in range(3)), 100)
    assert {(f.array, f.threads, f.line) for f in record.faults} == {
        (name, (100,), line_of(add_one_too_many, "out[i] =")) for name in ("out", "a", "b")
    }


def shift_left(out, a):
    i = cuda.grid(1)
    out[i] = a[i - 1]


def shift_left_guarded(out, a):
    i = cuda.grid(1)
    out[i] = a[i - 1] if i > 0 else np.float32(0)


def test_a_negative_index_is_outside():
    out = np.ones(32, np.float32)
    fault = only(record_kernel(shift_left, 1, 32, out, floats(32)), "out_of_bounds")
    assert fault.threads == (0,) and fault.element == (-1,) and fault.line == line_of(shift_left, "a[i - 1]")
    assert fault.text == "Thread 0 read before the start of a: a[-1], and a has 32 elements."
    assert np.isnan(out[0]) and out[1] == 0  # what is read outside is garbage
    silent(record_kernel(shift_left_guarded, 1, 32, out, floats(32)))


def in_shared(out, a):
    tile = cuda.shared.array(32, np.float32)
    t = cuda.threadIdx.x
    tile[t + 1] = a[t]
    cuda.syncthreads()
    out[t] = tile[t + 1]


def in_local(out):
    mine = cuda.local.array(4, np.float32)
    for i in range(5):
        mine[i] = i
    out[cuda.grid(1)] = mine[3]


def test_shared_and_local_arrays_have_ends_too():
    record = record_kernel(in_shared, 1, 32, floats(32), floats(32))
    assert [(f.array, f.threads, f.line) for f in record.faults] == [
        ("tile", (31,), line_of(in_shared, "tile[t + 1] = ")), ("tile", (31,), line_of(in_shared, "out[t] =")),
    ]  # fmt: skip
    fault = only(record_kernel(in_local, 1, 2, floats(2)), "out_of_bounds")
    assert (fault.array, fault.element, fault.threads) == ("mine", (4,), (0, 1))


def transposed_index(out, a):
    x, y = cuda.grid(2)
    out[x, y] = a[x, y]


def test_a_row_that_does_not_exist():
    record = record_kernel(transposed_index, 1, (8, 4), tt.zeros(4, 8), tt.zeros(4, 8))
    assert record.faults[0].text == "Thread (4, 0) of block 0 read past the end of a: a[4, 0], and its shape is (4, 8)."


# ---- races -------------------------------------------------------------------------------------------------------------


def block_sum_without_barrier(out, a, n):
    shared = cuda.shared.array(256, np.float32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    shared[t] = a[i] if i < n else np.float32(0)  # load
    step = cuda.blockDim.x // 2
    while step:
        cuda.syncthreads()
        if t < step:
            shared[t] += shared[t + step]  # add
        step //= 2
    if t == 0:
        out[cuda.blockIdx.x] = shared[0]


def block_sum_one_barrier(out, a, n):
    shared = cuda.shared.array(256, np.float32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    shared[t] = a[i] if i < n else np.float32(0)
    step = cuda.blockDim.x // 2
    while step:
        if t < step:
            shared[t] += shared[t + step]  # add
        cuda.syncthreads()
        step //= 2
    if t == 0:
        out[cuda.blockIdx.x] = shared[0]


def test_a_missing_barrier():
    out = np.zeros(4, np.float32)
    record = record_kernel(block_sum_one_barrier, 4, 256, out, floats(1000), 1000)
    fault = only(record, "race")
    load, use = line_of(block_sum_one_barrier, "= a[i]"), line_of(block_sum_one_barrier, "# add")
    assert fault.lines == (load, use)
    assert fault.text == (
        f"Race on shared[128] between threads 0 and 128. Thread 0 reads it at line {use}, thread 128 writes it at line "
        f"{load}, with no barrier between."
    )
    assert fault.blocks == (0, 1, 2, 3) and {0, 128} <= set(fault.threads)
    silent(record_kernel(block_sum_without_barrier, 4, 256, out, floats(1000), 1000))
    assert np.array_equal(out, [floats(1000)[i : i + 256].sum() for i in range(0, 1000, 256)])


def tiled_mm(second_barrier):
    def mm(c, a, b):
        tile_a = cuda.shared.array((8, 8), np.float32)
        tile_b = cuda.shared.array((8, 8), np.float32)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y
        j, i = cuda.grid(2)
        total = np.float32(0)
        for k in range(0, a.shape[1], 8):
            tile_a[y, x] = a[i, k + x]  # fill
            tile_b[y, x] = b[k + y, j]
            cuda.syncthreads()
            for m in range(8):
                total += tile_a[y, m] * tile_b[m, x]  # use
            if second_barrier:
                cuda.syncthreads()
        c[i, j] = total

    return mm


def test_the_second_barrier_of_a_tiled_matmul():
    a, b, c = floats(16, 16), floats(16, 16), tt.zeros(16, 16)
    kernel = tiled_mm(False)
    record = record_kernel(kernel, (2, 2), (8, 8), c, a, b)
    use = line_of(kernel, "# use")
    assert {(f.kind, f.array, f.lines) for f in record.faults} == {
        ("race", "tile_a", (line_of(kernel, "# fill"), use)), ("race", "tile_b", (line_of(kernel, "tile_b[y, x] ="), use)),
    }  # fmt: skip
    assert (
        f"Thread (0, 0) writes it at line {line_of(kernel, '# fill')}, thread (1, 0) reads it" in record.faults[0].text
    )
    record = silent(record_kernel(tiled_mm(True), (2, 2), (8, 8), c, a, b))
    assert np.array_equal(c.numpy(), a @ b)
    assert record.global_reads == 2 * 16 * 16 * 2 and record.global_writes == 256 and len(record.barriers) == 16


def total_by_blocks(out, a):
    i = cuda.grid(1)
    if cuda.threadIdx.x == 0:
        out[0] += a[i]


def total_by_atomics(out, a):
    i = cuda.grid(1)
    if cuda.threadIdx.x == 0:
        cuda.atomic.add(out, 0, a[i])


def test_two_blocks_that_write_one_element():
    fault = only(record_kernel(total_by_blocks, 4, 32, np.zeros(1, np.float32), floats(128)), "block_race")
    line = line_of(total_by_blocks, "out[0] +=")
    assert fault.text == (
        f"Race on out[0] between blocks 0 and 1. The first writes it at line {line}, the second reads it at line {line}; "
        "no barrier holds for two blocks."
    )
    out = np.zeros(1, np.float32)
    silent(record_kernel(total_by_atomics, 4, 32, out, floats(128)))
    assert out[0] == 0 + 32 + 64 + 96


def histogram(counts, a):
    i = cuda.grid(1)
    counts[a[i]] += 1


def atomic_histogram(counts, a):
    i = cuda.grid(1)
    atomic_add(counts, a[i], 1)


def test_a_histogram_without_atomics():
    a = np.arange(64) % 4
    record = record_kernel(histogram, 1, 64, np.zeros(4, np.int64), a)
    fault = only(record, "race")
    assert (
        fault.line == line_of(histogram, "counts[a[i]]") and fault.element == (0,) and fault.threads == tuple(range(8))
    )
    assert fault.text.startswith("Race on counts[0] between threads 0 and 4.") and fault.count == 4
    counts = np.zeros(4, np.int64)
    record = silent(record_kernel(atomic_histogram, 1, 64, counts, a))
    assert counts.tolist() == [16, 16, 16, 16] and record.writes["counts"] == record.reads["counts"] == 64
    assert {access.kind for access in record.accesses} == {"read", "atomic"}


def exchange(out, a, how):
    tile = cuda.shared.array(32, np.float32)
    t = cuda.threadIdx.x
    tile[t] = a[t]
    if how == 1:
        cuda.syncwarp()
    if how == 2:
        cuda.shfl_sync(cuda.ALL_LANES, t, 0)
    out[t] = tile[31 - t]


def test_syncwarp_orders_a_warp_and_a_shuffle_does_not():
    only(record_kernel(exchange, 1, 32, floats(32), floats(32), 0), "race")
    silent(record_kernel(exchange, 1, 32, floats(32), floats(32), 1))
    only(record_kernel(exchange, 1, 32, floats(32), floats(32), 2), "race")


def shift_in_place(out, a):
    i = cuda.grid(1)
    if i + 1 < a.shape[0]:
        out[i] = a[i + 1]


def test_one_array_by_two_names():
    a = floats(32)
    fault = only(record_kernel(shift_in_place, 1, 32, a, a), "race")
    assert fault.text.startswith("Race on ") and fault.threads[:2] == (0, 1)
    silent(record_kernel(shift_in_place, 1, 32, floats(32), a))
    both = np.zeros(64, np.float32)
    silent(record_kernel(shift_in_place, 1, 32, both[:32], both[32:]))


# ---- barriers ----------------------------------------------------------------------------------------------------------


def barrier_in_branch(out):
    if cuda.threadIdx.x < 16:
        cuda.syncthreads()
    out[cuda.grid(1)] = 1


def two_barriers(out):
    if cuda.threadIdx.x < 8:
        cuda.syncthreads()  # first
    else:
        cuda.syncthreads()  # second
    out[cuda.grid(1)] = 1


def early_return(out, n):
    i = cuda.grid(1)
    if i >= n:
        return
    cuda.syncthreads()
    out[i] = 1


def late_guard(out, n):
    i = cuda.grid(1)
    cuda.syncthreads()
    if i < n:
        out[i] = 1


def test_a_barrier_in_a_branch():
    fault = only(record_kernel(barrier_in_branch, 1, 32, floats(32)), "barrier")
    line = line_of(barrier_in_branch, "cuda.syncthreads")
    assert fault.text == (
        f"Half the block never reaches this barrier: deadlock. Thread 0 waits at line {line}, thread 16 has ended."
    )
    assert fault.line == line and fault.threads == tuple(range(16, 32))


def test_barriers_of_two_branches():
    fault = only(record_kernel(two_barriers, 1, 32, floats(32)), "barrier")
    first, second = line_of(two_barriers, "# first"), line_of(two_barriers, "# second")
    assert fault.lines == (first, second) and fault.threads == tuple(range(8, 32))
    assert fault.text == (
        f"Threads wait at different barriers: 8 threads at line {first} (the first is 0), 24 threads at line {second} "
        "(the first is 8). Each waits for the others: deadlock."
    )


def test_a_thread_that_leaves_before_the_barrier():
    fault = only(record_kernel(early_return, 2, 32, floats(60), 60), "barrier")
    assert fault.threads == (60, 61, 62, 63) and fault.blocks == (1,)
    assert fault.text.startswith("4 of 32 threads of block 1 never reach this barrier")
    silent(record_kernel(late_guard, 2, 32, floats(60), 60))


def stuck(out):
    if cuda.threadIdx.x < 16:
        cuda.syncwarp()
    else:
        cuda.syncthreads()


def test_a_deadlock_is_a_fault():
    fault = only(record_kernel(stuck, 1, 64, floats(1)), "deadlock")
    assert fault.lines == (line_of(stuck, "syncwarp"), line_of(stuck, "syncthreads"))


# ---- stale shared memory -----------------------------------------------------------------------------------------------


def stale_tail(out, a, n):
    shared = cuda.shared.array(64, np.float32)
    t = cuda.threadIdx.x
    if t < n:
        shared[t] = a[t]
    cuda.syncthreads()
    if t == 0:
        total = np.float32(0)
        for i in range(64):
            total += shared[i]
        out[0] = total


def full_tail(out, a, n):
    shared = cuda.shared.array(64, np.float32)
    t = cuda.threadIdx.x
    shared[t] = a[t] if t < n else np.float32(0)
    cuda.syncthreads()
    if t == 0:
        total = np.float32(0)
        for i in range(64):
            total += shared[i]
        out[0] = total


def test_shared_memory_that_nobody_wrote():
    out = np.zeros(1, np.float32)
    fault = only(record_kernel(stale_tail, 1, 64, out, floats(60), 60), "stale")
    assert fault.text == "Thread 0 read shared[60], which nobody wrote: shared memory holds what was there before."
    assert fault.line == line_of(stale_tail, "+= shared[i]") and fault.count == 4
    silent(record_kernel(full_tail, 1, 64, out, floats(60), 60))
    assert out[0] == floats(60).sum()


# ---- sectors and banks -------------------------------------------------------------------------------------------------


def copy_columns(out, a):
    t = cuda.threadIdx.x
    for i in range(a.shape[1]):
        out[t, i] = a[t, i]


def copy_rows(out, a):
    t = cuda.threadIdx.x
    for i in range(a.shape[0]):
        out[i, t] = a[i, t]


def test_a_walk_along_columns():
    record = record_kernel(copy_columns, 1, 32, np.zeros((32, 32), np.float32), floats(32, 32))
    assert record.faults == []
    read, write = sorted(record.warnings, key=lambda use: use.kind)
    assert (read.array, read.requests, read.sectors, read.ideal, read.worst) == ("a", 32, 1024, 128, 32)
    assert read.line == write.line == line_of(copy_columns, "out[t, i]") and write.array == "out"
    record = silent(record_kernel(copy_rows, 1, 32, np.zeros((32, 32), np.float32), floats(32, 32)))
    assert [(use.sectors, use.ideal) for use in record.sectors] == [(128, 128), (128, 128)]


@pytest.mark.parametrize(("step", "sectors", "ideal"), [(0, 1, 1), (1, 4, 4), (2, 8, 4), (8, 32, 4), (32, 32, 4)])
def test_sectors_of_a_stride(step, sectors, ideal):
    def read(out, a, step):
        out[cuda.grid(1)] = a[cuda.grid(1) * step]

    record = record_kernel(read, 1, 32, floats(32), floats(1024), step)
    assert [(use.sectors, use.ideal) for use in record.sectors if use.array == "a"] == [(sectors, ideal)]
    assert bool(record.warnings) == (step >= 2)


def test_a_view_that_begins_within_a_sector():
    def read(a):
        a[cuda.grid(1)]

    assert record_kernel(read, 1, 32, tt.arange(64)[1:]).sectors[0].sectors == 9
    assert record_kernel(read, 1, 32, tt.arange(64)[4:]).sectors[0].sectors == 8
    assert record_kernel(read, 1, 32, np.arange(64, dtype=np.float32)[1:]).sectors[0].sectors == 5


def transpose(width):
    def kernel(out, a):
        tile = cuda.shared.array((32, width), np.float32)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y
        while y < 32:
            tile[y, x] = a[y, x]
            y += cuda.blockDim.y
        cuda.syncthreads()
        y = cuda.threadIdx.y
        while y < 32:
            out[y, x] = tile[x, y]  # column
            y += cuda.blockDim.y

    return kernel


def test_bank_conflicts_of_a_transpose():
    out = np.zeros((32, 32), np.float32)
    record = record_kernel(transpose(32), 1, (32, 4), out, floats(32, 32))
    assert record.faults == []
    (use,) = record.warnings
    assert (use.degree, use.array, use.kind, record.degree) == (32, "tile", "read", 32)
    assert use.line == line_of(transpose(32), "# column") and "32-way bank conflict" in str(use)
    record = silent(record_kernel(transpose(33), 1, (32, 4), out, floats(32, 32)))
    assert record.degree == 1 and np.array_equal(out, floats(32, 32).T)
    assert {(use.worst, use.ideal // use.requests) for use in record.sectors} == {(4, 4)}


@pytest.mark.parametrize(
    ("dtype", "step", "degree"),
    [(np.float32, 1, 1), (np.float32, 0, 1), (np.float32, 2, 2), (np.float32, 4, 4), (np.float64, 1, 1),
     (np.float64, 2, 2), (np.uint8, 1, 1), (np.float16, 1, 1)],
)  # fmt: skip
def test_degree_of_a_stride(dtype, step, degree):
    def write(step):
        tile = cuda.shared.array(128, dtype)
        tile[cuda.threadIdx.x * step] = 1

    assert record_kernel(write, 1, 32, step).degree == degree


@pytest.mark.parametrize("seed", range(6))
def test_races_are_those_that_a_search_of_all_pairs_finds(seed):
    random = np.random.default_rng(seed)
    blocks, threads, steps, size = 2, 40, 12, 60
    # What each thread does at each step: nothing, read, write, add atomically, in global or shared memory; and where. At some
    # steps all wait: for the block, or for their warp.
    todo = random.choice([0, 0, 0, 1, 1, 2, 3, 4, 4, 5, 6], size=(blocks, threads, steps))
    where = random.integers(0, size, (blocks, threads, steps))
    waits = random.choice([0, 0, 1, 2], size=steps)

    def kernel(out, todo, where, waits):
        tile = cuda.shared.array(size, np.float32)
        block, t = cuda.blockIdx.x, cuda.threadIdx.x
        for step in range(steps):
            what, i = todo[block][t][step], int(where[block][t][step])
            if what == 1:
                out[i]
            elif what == 2:
                out[i] = 1
            elif what == 3:
                cuda.atomic.add(out, i, 1)
            elif what == 4:
                tile[i]
            elif what == 5:
                tile[i] = 1
            elif what == 6:
                cuda.atomic.add(tile, i, 1)
            if waits[step] == 1:
                cuda.syncthreads()
            elif waits[step] == 2:
                cuda.syncwarp(0xFFFFFFFF if t < 32 else 0xFF)

    out = np.zeros(size, np.float32)
    record = record_kernel(kernel, blocks, threads, out, todo.tolist(), where.tolist(), waits.tolist())

    kinds = {1: "read", 2: "write", 3: "atomic", 4: "read", 5: "write", 6: "atomic"}
    made = []  # (array, element, block, thread, kind, phase, warp's phase)
    for block, t in np.ndindex(blocks, threads):
        phase = warp_phase = 0
        for step in range(steps):
            what = int(todo[block, t, step])
            if what:
                array = "out" if what < 4 else "tile"
                made.append((array, int(where[block, t, step]), block, t, kinds[what], phase, warp_phase))
            phase += waits[step] == 1
            warp_phase += waits[step] == 2
    expected = set()
    for one, other in itertools.combinations(made, 2):
        quiet = one[4] == other[4] and one[4] != "write"
        if one[:2] != other[:2] or one[2:4] == other[2:4] or quiet:
            continue
        if one[2] != other[2]:
            if one[0] == "out":
                expected.add(("block_race", *one[:2]))
        elif one[5] == other[5] and (one[3] // 32 != other[3] // 32 or one[6] == other[6]):
            expected.add(("race", *one[:2]))

    raced = {
        (access.array, access.element[0])
        for access, mark in zip(record.accesses, record.marks, strict=True)
        if mark == RACED
    }
    assert len(expected) > 20 and raced == {(array, element) for _, array, element in expected}
    assert {fault.kind for fault in record.faults} == {"stale", *(kind for kind, *_ in expected)}
    counted = sum(fault.count for fault in record.faults if fault.kind == "block_race")
    assert counted == len([place for place in expected if place[0] == "block_race"])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("dtype", [np.uint8, np.float32, np.float64])
def test_sectors_and_banks_are_those_of_a_count(seed, dtype):
    random = np.random.default_rng(seed)
    size = 1024
    where = random.integers(0, size, 64) // 2 ** random.integers(0, 6)

    def kernel(a, where):
        tile = cuda.shared.array(size, dtype)
        t = cuda.threadIdx.x
        a[where[t]]
        tile[where[t]] = 1

    record = record_kernel(kernel, 1, 64, np.ones(size, dtype), where.tolist())
    width = np.dtype(dtype).itemsize
    warps = where.reshape(2, 32)
    (use,) = record.sectors
    assert use.sectors == sum(len(set(warp * width // 32)) for warp in warps)
    assert use.ideal == sum(-(-len(set(warp)) * width // 32) for warp in warps)
    # Elements of 8 bytes are served in two halves of a warp. Such an element has two words; the first tells its bank.
    parts = warps.reshape(-1, 16 if width == 8 else 32)
    most = max(max(Counter(word % 32 for word in set(part * width // 4)).values()) for part in parts)
    assert record.degree == most


# ---- counts, forms, limits ---------------------------------------------------------------------------------------------


def one_thread(out, a, b, n):
    if cuda.grid(1) == 0:
        for i in range(n):
            out[i] = a[i] + b[i]


def test_work_of_each_thread():
    record = record_kernel(one_thread, 2, 32, *(floats(100) for _ in range(3)), 100)
    assert record.work.tolist() == [300, *[0] * 63]
    record = record_kernel(add, 2, 64, *(floats(100) for _ in range(3)), 100)
    assert record.work.tolist() == [3] * 100 + [0] * 28


def test_arithmetic_is_that_of_the_dtype():
    def third(out, a):
        out[0] = a[0] / a[1] + a[2]

    for dtype in (np.float16, np.float32, np.float64):
        a = np.array([1, 3, 1000], dtype)
        out = np.zeros(1, dtype)
        record_kernel(third, 1, 1, out, a)
        assert out[0] == a[0] / a[1] + a[2]


@pytest.mark.parametrize(("value", "kept"), [(2**31, -(2**31)), (-(2**31) - 1, 2**31 - 1), (2**40 + 7, 7)])
def test_an_integer_that_is_too_large_keeps_its_low_bits(value, kept):
    def store(out, value):
        out[0] = value

    out = np.zeros(1, np.int32)
    record_kernel(store, 1, 1, out, value)
    assert out[0] == kept
    tt.cuda.jit(store)[1, 1](out, value)
    assert out[0] == kept


def test_what_a_kernel_cannot_do_with_an_array():
    def part(a):
        a[1:]

    def row(a):
        a[0]

    with pytest.raises(TypeError, match="single elements, by 1 integers"):
        record_kernel(part, 1, 1, floats(4))
    with pytest.raises(TypeError, match="a has 2 dimensions"):
        record_kernel(row, 1, 1, floats(4, 4))
    with pytest.raises(TypeError, match="integer"):
        record_kernel(lambda a: a[0.5], 1, 1, floats(4))
    with pytest.raises(TypeError, match="not iterable"):
        record_kernel(lambda a: list(a), 1, 1, floats(4))


def endless(how, a):
    if how == "a barrier first":
        cuda.syncthreads()
    while True:
        if how == "reads":
            a[0]
        elif how == "barriers":
            cuda.syncthreads()


@pytest.mark.parametrize("how", ["alone", "a barrier first", "reads", "barriers"])
def test_an_endless_loop(how):
    with pytest.raises(KernelTimeout, match=r"kernel endless did not end: thread \d of block 0 is at line \d+ after"):
        record_kernel(endless, 1, 4, how, floats(4), max_accesses=1000, max_seconds=0.3)
    silent(record_kernel(add, 1, 32, *(floats(32) for _ in range(3)), 32))  # the simulator works on


AFTER_AN_ENDLESS_LOOP = """
import sys, tinytensor as tt
from tinytensor.introspect.kernel_record import KernelTimeout, record_kernel
def endless(a):
    while True:
        pass
try:
    record_kernel(endless, 1, 4, tt.zeros(4), max_seconds=0.1)
except KernelTimeout:
    sys.settrace(lambda *args: None)
    (lambda: print("traced"))()
"""


def test_a_debugger_works_after_an_endless_loop():
    """In a process of its own, which can be ended: a call under `sys.settrace` once did not come back."""
    ran = subprocess.run([sys.executable, "-c", AFTER_AN_ENDLESS_LOOP], capture_output=True, text=True, timeout=60)
    assert ran.stdout == "traced\n", ran.stderr


def test_plain_data():
    record = record_kernel(tiled_mm(False), (2, 2), (8, 8), tt.zeros(16, 16), floats(16, 16), floats(16, 16))
    found = json.loads(json.dumps(record.as_dict(blocks=[3])))
    assert [a["name"] for a in found["arrays"]] == ["c", "a", "b", "tile_a", "tile_b"]
    (block,) = found["blocks"]
    assert block["block"] == 3 and [warp["warp"] for warp in block["warps"]] == [0, 1]
    requests = block["warps"][0]["requests"]
    names = [(r["kind"], found["arrays"][r["array"]]["name"]) for r in requests[:5]]
    assert names == [("read", "a"), ("write", "tile_a"), ("read", "b"), ("write", "tile_b"), ("read", "tile_a")]
    assert (
        requests[0]["lanes"][:2] == [[0, 128, ""], [1, 129, ""]] and requests[0]["sectors"] == requests[0]["ideal"] == 4
    )
    assert {lane[2] for request in requests for lane in request["lanes"]} == {"", "race"}
    assert found["source"][str(requests[0]["line"])] == "tile_a[y, x] = a[i, k + x]  # fill"
    assert len(found["faults"]) == 2 and "Race on tile_a" in str(record)
    assert record.as_dict(blocks=[0], max_requests=3)["blocks"][0]["warps"][0]["left_out"] == len(requests) - 3


# ---- kernels of the library --------------------------------------------------------------------------------------------


def test_a_kernel_of_the_library():
    load = load_access(float32, float32)
    body = binary(lambda a, b: a + b, _same_place(3), store_access(float32), load, load)
    kernel = cuda_kernel(body, "iiiit", name="add_float32")
    a, b, out = floats(1000), floats(1000), np.zeros(1000, np.float32)
    addresses = [array.ctypes.data for array in (out, a, b)]
    memory = {"out": out, "a": a, "b": b}
    record = silent(record_kernel(kernel, 2, 128, 1000, *addresses, (0,), memory=memory))
    assert np.array_equal(out, 2 * a) and record.reads == {"out": 0, "a": 1000, "b": 1000}
    assert {use.line for use in record.sectors} == {line_of(binary, "store(o, at, functor(load_a")}
    # It is told of more elements than there are.
    record = record_kernel(kernel, 2, 128, 1001, *addresses, (0,), memory=memory)
    assert [(f.kind, f.array, f.element) for f in record.faults] == [
        ("out_of_bounds", name, (1000,)) for name in ("a", "b", "out")
    ]


def test_pointers_reach_named_memory_alone():
    def far(out, elsewhere):
        ptr_float32(out)[0] = 1
        ptr_float32(elsewhere)[0] = 2

    out, elsewhere = np.zeros(4, np.float32), np.zeros(4, np.float32)
    kernel = cuda_kernel(far, "ii", name="far")
    record = record_kernel(
        kernel, 1, 1, out.ctypes.data, elsewhere.ctypes.data, memory={"out": (out.ctypes.data, 16, "float32")}
    )
    assert only(record, "out_of_bounds").line == line_of(far, "= 2")
    assert out[0] == 1 and not elsewhere.any()


# ---- tt.cuda.jit -------------------------------------------------------------------------------------------------------


def test_jit_runs_on_tensors_and_arrays():
    kernel = tt.cuda.jit(add)
    for out, a in ((tt.zeros(1000), tt.arange(1000.0)), (np.zeros(1000, np.float32), floats(1000))):
        kernel[4, 256](out, a, a, 1000)
        assert np.array_equal(np.asarray(out), 2 * floats(1000))
    with pytest.raises(ValueError, match=r"launch it by add\[blocks, threads\]"):
        kernel(1, 2)
    with pytest.raises(ValueError, match="got 4 in the brackets"):
        kernel[4]
    with pytest.raises(RuntimeError, match="invalid configuration"):
        kernel[1, 2048](1, 2, 3, 4)
    assert repr(kernel) == "<CUDA kernel add>" and kernel.py_func is add


def test_jit_checks_bounds():
    line = line_of(add_unguarded, "out[i] =")
    with pytest.raises(IndexError, match=rf"Thread 1,000 read past the end of a: .* \(line {line} of add_unguarded\)"):
        tt.cuda.jit(add_unguarded)[4, 256](tt.zeros(1000), tt.zeros(1000), tt.zeros(1000), 1000)
    with pytest.raises(IndexError, match="Thread 31 wrote past the end of tile"):
        tt.cuda.jit(in_shared)[1, 32](tt.zeros(32), tt.zeros(32))


def test_jit_hands_arguments_on_a_gpu_to_the_gpu(monkeypatch):
    class OnGpu:
        is_cuda = True

    launched = []
    monkeypatch.setattr(devices, "launch_over_arrays", lambda *launch: launched.append(launch))
    monkeypatch.setattr(cuda_runtime, "_driver", pretended_driver()[1])
    there = OnGpu()
    tt.cuda.jit(add)[(4, 2), 256](there, there, there, 1000)
    assert launched == [(add, (4, 2, 1), (256, 1, 1), (there, there, there, 1000))]
    out = tt.zeros(10)
    tt.cuda.jit(add)[1, 32](out, tt.ones(10), tt.ones(10), 10)  # on the CPU as before
    assert len(launched) == 1 and out.sum() == 20


def test_the_example_of_record_kernel():
    names = {"tt": tt, "record_kernel": record_kernel}
    (example,) = doctest.DocTestFinder().find(record_kernel, globs=names)
    assert len(example.examples) == 4 and doctest.DocTestRunner().run(example).failed == 0


def test_jit_records():
    record = tt.cuda.jit(add_unguarded).record[4, 256](tt.zeros(1000), tt.zeros(1000), tt.zeros(1000), 1000)
    assert len(record.faults) == 3 and record.name == "add_unguarded"
