"""Kernels of CUDA run by the simulator: places, barriers, exchanges in a warp, shared memory, and what it refuses."""

import warnings

import numpy as np
import pytest

from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.atomics import atomic_add
from tinytensor.kernel_compiler.cuda.cuda_kernel import cuda_kernel
from tinytensor.kernel_compiler.cuda.simulator import Deadlock
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_int64


def launch(function, kinds, grid, block, *args):
    values = [a.ctypes.data if isinstance(a, np.ndarray) else a for a in args]
    cuda_kernel(function, kinds, name=function.__name__).simulate(grid, block, *values)


def test_every_thread_has_its_place():
    def place(out):
        i, j = cuda.grid(2)
        width, _ = cuda.gridsize(2)
        out = ptr_int64(out)
        out[j * width + i] += (
            1 + cuda.threadIdx.x + 10 * cuda.threadIdx.y + 100 * cuda.blockIdx.x + 1000 * cuda.blockIdx.y
        )

    out = np.zeros((6, 6), np.int64)
    launch(place, "i", (3, 2), (2, 3), out)
    expected = [[1 + i % 2 + 10 * (j % 3) + 100 * (i // 2) + 1000 * (j // 3) for i in range(6)] for j in range(6)]
    assert out.tolist() == expected


def test_a_grid_stride_loop_visits_each_element_once():
    def add(n, out, a, b):
        out, a, b = ptr_float32(out), ptr_float32(a), ptr_float32(b)
        i = cuda.grid(1)
        while i < n:
            out[i] += a[i] + b[i]
            i += cuda.gridsize(1)

    a = np.arange(1000, dtype=np.float32)
    out = np.zeros_like(a)
    launch(add, "iiii", 2, 64, 1000, out, a, a)
    assert np.array_equal(out, 2 * a)


@pytest.mark.parametrize("threads", [64, 96, 33])
def test_threads_wait_for_each_other(threads):
    def turn_around(n, out, a):
        tile = cuda.shared.array(96, np.float32)
        t = cuda.threadIdx.x
        tile[t] = ptr_float32(a)[t]
        cuda.syncthreads()
        ptr_float32(out)[t] = tile[n - 1 - t]

    a = np.arange(threads, dtype=np.float32)
    out = np.zeros_like(a)
    launch(turn_around, "iii", 1, threads, threads, out, a)
    assert np.array_equal(out, a[::-1])


def test_shared_memory_belongs_to_a_block_and_starts_undefined():
    def look(out):
        tile = cuda.shared.array(1, np.float32)
        ptr_float32(out)[cuda.blockIdx.x] = tile[0]
        tile[0] = np.float32(1)
        cuda.syncthreads()

    out = np.zeros(3, np.float32)
    launch(look, "i", 3, 1, out)
    assert np.isnan(out).all()


def test_exchanges_within_a_warp():
    def exchange(out):
        t, out = cuda.threadIdx.x, ptr_int64(out)
        out[t] = cuda.shfl_sync(cuda.ALL_LANES, t, 5)
        out[64 + t] = cuda.shfl_up_sync(cuda.ALL_LANES, t, 1)
        out[128 + t] = cuda.shfl_down_sync(cuda.ALL_LANES, t, 1)
        out[192 + t] = cuda.shfl_xor_sync(cuda.ALL_LANES, t, 3)
        out[256 + t] = cuda.ballot_sync(cuda.ALL_LANES, cuda.laneid % 2 == 1)
        out[320 + t] = cuda.any_sync(cuda.ALL_LANES, t == 40) + 2 * cuda.all_sync(cuda.ALL_LANES, t < 32)

    out = np.zeros(384, np.int64)
    launch(exchange, "i", 1, 64, out)
    here, up, down, xor, ballot, votes = out.reshape(6, 64)
    t = np.arange(64)
    assert np.array_equal(here, np.where(t < 32, 5, 37))
    assert np.array_equal(up, np.where(t % 32 == 0, t, t - 1))
    assert np.array_equal(down, np.where(t % 32 == 31, t, t + 1))
    assert np.array_equal(xor, t ^ 3)
    assert (ballot == 0xAAAAAAAA).all()
    assert np.array_equal(votes, np.where(t < 32, 2, 1))


def test_a_sum_by_shuffles_and_an_atomic():
    def total(n, out, a):
        i = cuda.grid(1)
        value = ptr_float32(a)[i] if i < n else np.float32(0)
        for distance in (16, 8, 4, 2, 1):
            value += cuda.shfl_down_sync(cuda.ALL_LANES, value, distance)
        if cuda.laneid == 0:
            atomic_add(ptr_float32(out), 0, value)

    a = np.arange(200, dtype=np.float32)
    out = np.zeros(1, np.float32)
    launch(total, "iii", 4, 64, 200, out, a)
    assert out[0] == a.sum()


def test_a_barrier_that_some_cannot_reach_is_a_deadlock():
    def stuck(n):
        if cuda.threadIdx.x < n:
            cuda.syncwarp()
        else:
            cuda.syncthreads()

    with pytest.raises(Deadlock, match="48 threads wait at syncthreads"):
        launch(stuck, "i", 1, 64, 16)
    launch(stuck, "i", 1, 64, 0)  # the simulator works on


def test_an_error_in_a_thread_ends_the_kernel():
    def fails(out):
        cuda.syncthreads()
        if cuda.threadIdx.x == 3:
            raise ValueError("in thread 3")
        cuda.syncthreads()
        ptr_int64(out)[0] = 1

    out = np.zeros(1, np.int64)
    with pytest.raises(ValueError, match="in thread 3"):
        launch(fails, "i", 1, 8, out)
    assert out[0] == 0


def test_a_kernel_that_ends_early_leaves_no_thread_in_its_middle():
    left = []

    def fails():
        try:
            cuda.syncthreads()
            if cuda.threadIdx.x == 3:
                raise ValueError
            cuda.syncthreads()
        finally:
            left.append(int(cuda.threadIdx.x))

    with pytest.raises(ValueError):
        launch(fails, "", 1, 8)
    assert len(left) == 8


def test_overflows_are_silent_on_both_sides_of_a_barrier():
    def overflow(out):
        big = np.float32(3e38)
        ptr_float32(out)[0] = big * big
        cuda.syncthreads()
        ptr_float32(out)[1] = big * big

    out = np.zeros(2, np.float32)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        launch(overflow, "i", 1, 4, out)
    assert np.isinf(out).all()


def test_a_kernel_launches_no_kernel():
    def inner(out):
        ptr_int64(out)[0] = 1

    def outer(out):
        cuda_kernel(inner, "i", name="inner").simulate(1, 1, out)

    out = np.zeros(1, np.int64)
    with pytest.raises(RuntimeError, match="cannot launch a kernel"):
        launch(outer, "i", 1, 1, out)
    launch(inner, "i", 1, 1, out)
    assert out[0] == 1


@pytest.mark.parametrize(("grid", "block"), [(1, 1025), (0, 1), (1, 0), ((1, 70000), 1), (1, (1, 1, 65))])
def test_sizes_that_no_gpu_takes(grid, block):
    with pytest.raises(RuntimeError, match="CUDA error: invalid configuration argument"):
        launch(lambda: None, "", grid, block)


def test_outside_a_kernel_there_is_no_thread():
    for ask in (lambda: cuda.threadIdx.x, lambda: cuda.grid(1), lambda: cuda.laneid, cuda.syncthreads):
        with pytest.raises(RuntimeError, match="only inside a kernel"):
            ask()
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        cuda.nonsense  # noqa: B018
