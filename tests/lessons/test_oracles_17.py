"""What the checks of lesson 17 rest on: its own kernels, what each task demands, and kernels that do not behave."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest
from numpy import float32
from tinytensor_lessons import begin, cuda_kernels
from tinytensor_lessons.check import BLANK, FAIL, run_check
from tinytensor_lessons.cuda_runs import Int32, observe, one_thread
from tinytensor_lessons.lesson_17.elementwise import ADD, GRID_STRIDE, LONG, add_launch
from tinytensor_lessons.lesson_17.exercises import SPEC
from tinytensor_lessons.lesson_17.misconceptions_tiles import naive
from tinytensor_lessons.lesson_17.tiles import BLOCK_SUM, QUARTER, TILED_MM, TRANSPOSE, ideal_reads, mm_launch
from tinytensor_lessons.on_simulator import KernelFailed, on_simulator

import tinytensor as tt
from tinytensor.kernel_compiler import cuda

# ---- numbers that the text names


def test_reads_of_the_64_by_64_product():
    assert ideal_reads(64, 64, 64) == 32_768
    assert QUARTER.most_reads == 40_960
    assert observe(naive, QUARTER).value["reads"] == 524_288
    assert observe(cuda_kernels.tiled_mm, QUARTER).value["reads"] == 32_768


def test_no_launch_has_more_than_1024_threads():
    for exercise in SPEC.exercises:
        cases = [case for part in exercise.parts for case in _cases(part)]
        for case in (*cases, *exercise.probes):
            for launch in (getattr(case, "first", case), getattr(case, "second", None)):
                if launch is not None and hasattr(launch, "args"):
                    assert np.prod(launch.grid) * np.prod(launch.block) <= 1024, launch


def _cases(part):
    found = getattr(part, "cases", ())
    return found() if callable(found) else found


def test_a_tile_reads_each_number_once_for_each_block():
    for m, k, n in ((16, 32, 16), (20, 17, 9), (32, 5, 48)):
        case = mm_launch(m, k, n, reads=True)
        assert observe(cuda_kernels.tiled_mm, case).value["reads"] == ideal_reads(m, k, n) <= case.most_reads


# ---- whatever a task demands, a kernel that breaks only that is caught


def add_touches_what_lies_beyond(out, a, b, n):
    i = cuda.grid(1)
    if i < out.size:
        out[i] = a[i] + b[i]


def add_writes_twice(out, a, b, n):
    i = cuda.grid(1)
    if i < n:
        out[i] = a[i]
        out[i] += b[i]


def add_two_each(out, a, b, n):
    for i in (2 * cuda.grid(1), 2 * cuda.grid(1) + 1):
        if i < n:
            out[i] = a[i] + b[i]


def add_changes_its_input(out, a, b, n):
    i = cuda.grid(1)
    if i < n:
        a[i] += b[i]
        out[i] = a[i]


def stride_raises_at_zero(out, a, s, n):
    for i in range(cuda.grid(1), n, min(cuda.gridsize(1), n) if n // n else 1):
        out[i] = a[i] * s


def stride_of_the_whole_array(out, a, s, n):
    for i in range(cuda.grid(1), out.size, cuda.gridsize(1)):
        out[i] = a[i] * s


def stride_grid_is_narrow(out, a, s, n):
    i = cuda.grid(1)
    while i < n:
        out[i] = a[i] * s
        i += cuda.gridDim.x * cuda.blockDim.x


def sum_by_one_thread(out, a, n):
    shared = cuda.shared.array(1024, float32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    shared[t] = a[i] if i < n else 0
    cuda.syncthreads()
    if t == 0:
        total = 0
        for k in range(cuda.blockDim.x):
            total += shared[k]
        out[cuda.blockIdx.x] = total


def _sum_in_steps(out, a, n, everyone_writes=False, room=1024, first_barrier=True):
    shared = cuda.shared.array(room, float32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    shared[t] = a[i] if i < n else 0
    if first_barrier:
        cuda.syncthreads()
    left = cuda.blockDim.x
    while left > 1:
        half = (left + 1) // 2
        if t + half < left:
            shared[t] += shared[t + half]
        cuda.syncthreads()
        left = half
    if t == 0 or everyone_writes:
        out[cuda.blockIdx.x] = shared[0]


def sum_written_by_everyone(out, a, n):
    _sum_in_steps(out, a, n, everyone_writes=True)


def sum_in_a_small_array(out, a, n):
    _sum_in_steps(out, a, n, room=512)


def sum_without_the_first_barrier(out, a, n):
    _sum_in_steps(out, a, n, first_barrier=False)


def sum_reads_past_n(out, a, n):
    _sum_in_steps(out, a, a.size)


def mm_writes_every_round(out, a, b, m, k, n):
    tile_a, tile_b = cuda.shared.array((16, 16), float32), cuda.shared.array((16, 16), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    col, row = cuda.grid(2)
    total = 0.0
    for start in range(0, k, 16):
        tile_a[y, x] = a[row, start + x] if row < m and start + x < k else 0
        tile_b[y, x] = b[start + y, col] if start + y < k and col < n else 0
        cuda.syncthreads()
        for j in range(16):
            total += tile_a[y, j] * tile_b[j, x]
        cuda.syncthreads()
        if row < m and col < n:
            out[row, col] = total


def mm_without_the_first_barrier(out, a, b, m, k, n):
    tile_a, tile_b = cuda.shared.array((16, 16), float32), cuda.shared.array((16, 16), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    col, row = cuda.grid(2)
    total = 0.0
    for start in range(0, k, 16):
        tile_a[y, x] = a[row, start + x] if row < m and start + x < k else 0
        tile_b[y, x] = b[start + y, col] if start + y < k and col < n else 0
        for j in range(16):
            total += tile_a[y, j] * tile_b[j, x]
        cuda.syncthreads()
    if row < m and col < n:
        out[row, col] = total


def mm_of_half_a_tile(out, a, b, m, k, n):
    """Tiles of a alone: b is read by every thread."""
    tile_a = cuda.shared.array((16, 16), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    col, row = cuda.grid(2)
    total = 0.0
    for start in range(0, k, 16):
        tile_a[y, x] = a[row, start + x] if row < m and start + x < k else 0
        cuda.syncthreads()
        for j in range(min(16, k - start)):
            total += tile_a[y, j] * (b[start + j, col] if col < n else 0)
        cuda.syncthreads()
    if row < m and col < n:
        out[row, col] = total


def transpose_without_a_barrier(out, a, rows, cols):
    tile = cuda.shared.array((32, 33), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    for j in range(0, 32, 4):
        if cuda.blockIdx.y * 32 + y + j < rows and cuda.blockIdx.x * 32 + x < cols:
            tile[y + j, x] = a[cuda.blockIdx.y * 32 + y + j, cuda.blockIdx.x * 32 + x]
    for j in range(0, 32, 4):
        if cuda.blockIdx.x * 32 + y + j < cols and cuda.blockIdx.y * 32 + x < rows:
            out[cuda.blockIdx.x * 32 + y + j, cuda.blockIdx.y * 32 + x] = tile[x, y + j]


def transpose_with_scattered_reads(out, a, rows, cols):
    for j in range(0, 32, 4):
        row, col = cuda.blockIdx.y * 32 + cuda.threadIdx.x, cuda.blockIdx.x * 32 + cuda.threadIdx.y + j
        if row < rows and col < cols:
            out[col, row] = a[row, col]


@pytest.mark.parametrize(
    ("asked", "kernel"),
    [
        (ADD, add_touches_what_lies_beyond),
        (ADD, add_writes_twice),
        (ADD, add_two_each),
        (ADD, add_changes_its_input),
        (GRID_STRIDE, stride_raises_at_zero),
        (GRID_STRIDE, stride_of_the_whole_array),
        (GRID_STRIDE, stride_grid_is_narrow),
        (BLOCK_SUM, sum_by_one_thread),
        (BLOCK_SUM, sum_written_by_everyone),
        (BLOCK_SUM, sum_in_a_small_array),
        (BLOCK_SUM, sum_without_the_first_barrier),
        (BLOCK_SUM, sum_reads_past_n),
        (TILED_MM, mm_writes_every_round),
        (TILED_MM, mm_without_the_first_barrier),
        (TILED_MM, mm_of_half_a_tile),
        (TRANSPOSE, transpose_without_a_barrier),
        (TRANSPOSE, transpose_with_scattered_reads),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_a_task_demands_is_asked(asked, kernel):
    assert run_check(asked, kernel).points < asked.points


def test_other_ways_to_say_the_same_pass():
    def stride_widened(out, a, s, n):
        i = int(cuda.blockIdx.x) * cuda.blockDim.x + cuda.threadIdx.x
        while i < n:
            out[i] = a[i] * s
            i += int(cuda.blockDim.x) * cuda.gridDim.x

    def sum_by_shuffles(out, a, n):
        shared = cuda.shared.array(32, float32)
        t, i = cuda.threadIdx.x, cuda.grid(1)
        total = a[i] if i < n else 0
        for d in (16, 8, 4, 2, 1):
            other = cuda.shfl_down_sync(0xFFFFFFFF, total, d)
            total += other if t + d < cuda.blockDim.x and t % 32 + d < 32 else 0
        if t % 32 == 0:
            shared[t // 32] = total
        cuda.syncthreads()
        if t == 0:
            for warp in range(1, (cuda.blockDim.x + 31) // 32):
                total += shared[warp]
            out[cuda.blockIdx.x] = total

    assert run_check(GRID_STRIDE, stride_widened).points == GRID_STRIDE.points
    assert run_check(BLOCK_SUM, sum_by_shuffles).points == BLOCK_SUM.points
    assert run_check(ADD, tt.cuda.jit(cuda_kernels.add)).points == ADD.points


# ---- kernels that do not behave


class OfItsOwn(BaseException):
    pass


@pytest.mark.parametrize(
    "error", [StopIteration, KeyboardInterrupt, SystemExit, GeneratorExit, OfItsOwn, RecursionError]
)
@pytest.mark.parametrize("asked", SPEC.exercises, ids=lambda asked: asked.id)
def test_nothing_that_a_kernel_raises_leaves_the_check(asked, error):
    def at_once(*args):
        raise error

    def after_a_barrier(*args):
        cuda.syncthreads()
        if cuda.threadIdx.x:
            raise error
        cuda.syncthreads()

    lesson = begin("17")
    for kernel in (at_once, after_a_barrier):
        result = lesson.check(asked.id, kernel)
        assert (result.status, result.points) == (FAIL, 0)


class Strange:
    """Equal to everything, callable, and without any code."""

    def __eq__(self, other):
        return True

    def __call__(self, *args):
        return self

    __hash__ = None


def in_a_launch_of_its_own(out, *rest):
    cuda.syncthreads()
    tt.cuda.jit(cuda_kernels.add)[1, 1](out, *rest)


@pytest.mark.parametrize(
    "kernel", [Strange(), Strange, print, lambda *args: (yield)], ids=["object", "class", "builtin", "generator"]
)
def test_objects_that_are_no_kernels_get_nothing(kernel):
    for exercise in SPEC.exercises:
        result = begin("17").check(exercise.id, kernel)
        assert result.points == 0 and result.status in (FAIL, BLANK)


@pytest.mark.slow
def test_kernels_without_end_are_stopped():
    def tight(*args):
        while True:
            pass

    def reads_on(out, *args):
        while True:
            out[0] = 1

    def waits_on(*args):
        while True:
            cuda.syncthreads()

    def one_runs_on(*args):
        cuda.syncthreads()
        while cuda.threadIdx.x == 1:
            pass

    for exercise, kernel in ((ADD, tight), (ADD, reads_on), (BLOCK_SUM, waits_on), (BLOCK_SUM, one_runs_on)):
        start = time.monotonic()
        result = run_check(exercise, kernel)
        assert result.points == 0 and time.monotonic() - start < 60, kernel
    assert run_check(ADD, cuda_kernels.add).points == ADD.points
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("cuda thread")]


def test_a_failed_launch_leaves_the_simulator_usable():
    def lost(*args):
        if cuda.threadIdx.x:
            cuda.syncthreads()
            raise OfItsOwn

    for _ in range(2):
        assert run_check(BLOCK_SUM, lost).points == 0
        assert observe(cuda_kernels.add, add_launch(1, 8, 8)).value["faults"] == []


# ---- 32 bits


def test_products_of_two_wrap_and_widen_with_an_int():
    a, b = Int32(2**20), Int32(2**12)
    assert a * b == 0 and type(a * b) is Int32
    assert int(a) * b == a * int(b) == 2**32
    assert Int32(2**31 - 1) + Int32(1) == -(2**31)
    assert Int32(-(2**31)) - Int32(1) == 2**31 - 1


def test_a_thread_of_a_long_grid():
    with one_thread(LONG.grid, LONG.block, 2**26, 5):
        assert cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x == -(2**31) + 5
        assert cuda.grid(1) == 2**31 + 5
        assert cuda.gridsize(1) == LONG.grid * 32
    with pytest.raises(RuntimeError, match="only inside a kernel"):
        cuda.grid(1)
    assert type(cuda.blockIdx).__module__ == cuda.__name__


# ---- operators on kernels


def test_operators_run_on_kernels():
    x, w, bias = tt.randn(5, 20), tt.randn(7, 20), tt.randn(7)
    with on_simulator() as machine:
        loss = ((x @ w.t() + bias) * 0.5).sum()
    assert tt.allclose(loss, ((x @ w.t() + bias) * 0.5).sum(), rtol=1e-4)
    assert [launch[1] for launch in machine.launches] == ["transpose", "tiled_mm", "add", "grid_stride", "block_sum"]
    assert machine.report().count("\n") == 5


def test_a_kernel_with_a_fault_says_so():
    def careless(out, a, b, n):
        i = cuda.grid(1)
        out[i] = a[i] + b[i]

    def raises(out, a, b, n):
        raise OfItsOwn

    for kernel, told in ((careless, "Thread 33 read past the end of a"), (raises, "add raised OfItsOwn")):
        with on_simulator(add=kernel) as machine:
            assert (tt.ones(33) + tt.ones(33)).tolist() == [2] * 33
        assert "add failed, the lesson's own ran: " in machine.report() and told in machine.report()


def test_a_fault_in_the_place_of_the_lessons_kernel_is_an_error(monkeypatch):
    """In a check, which must not pass because another kernel took over."""

    def empty(out, a, b, n):
        out[n] = a[0]

    monkeypatch.setattr(cuda_kernels, "add", empty)
    with pytest.raises(KernelFailed, match="wrote past the end of out"), on_simulator():
        tt.ones(33) + tt.ones(33)


def test_kernels_that_are_not_written_are_the_lessons(capsys):
    def add(out, a, b, n):
        raise NotImplementedError("17.add")

    with on_simulator(add=add) as machine:
        assert (tt.ones(3) + tt.ones(3)).tolist() == [2, 2, 2]
    assert machine.report().endswith("not written yet, the lesson's own ran: add")


def test_other_calls_stay_with_the_library():
    with on_simulator() as machine:
        assert tt.add(tt.ones(2), tt.ones(2), alpha=2).tolist() == [3, 3]
        assert (tt.ones(2) * tt.ones(2)).tolist() == [1, 1]
        assert (tt.ones(0) + tt.ones(0)).tolist() == []
        assert tt.ones(3).sum(0).item() == 3
    assert not machine.launches


def test_a_launch_that_no_gpu_takes():
    with pytest.raises(RuntimeError, match="invalid configuration"):
        tt.cuda.jit(cuda_kernels.add)[1, 2048](tt.ones(1), tt.ones(1), tt.ones(1), 1)
