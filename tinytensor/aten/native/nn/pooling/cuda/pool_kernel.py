"""CUDA kernels of pools, over the tables of windows that the CPU's kernels read (Note [Window table] of pool_windows.py).

A thread computes one element of what is written. The sizes travel by value, the table is copied to the device.

    max_pool             walks over its window
    avg_pool             sums its window
    avg_pool_backward    one input: sums the shares of the windows that contain it, found by bisection
    scatter_planes       one gradient: added to its place, which several windows may share; so the order of additions is open

Mirrors aten/src/ATen/native/cuda/DilatedMaxPool2d.cu, AveragePool2d.cu, AdaptiveAveragePooling.cu and AdaptiveMaxPooling2d.cu.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from numpy import int64

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cpu.number_functors import DIVIDE, ZERO
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each, upload
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.pooling.pool_windows import HEAD, Windows
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.atomics import atomic_add, device_assert
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable

# The geometry is the head of the table: inputs (0 to 2), outputs (3 to 5), steps inside a window (6 to 8), and the distance of
# one plane's table to the next (9), which is 0 unless planes have windows of their own.


def axes_of(table, plane, g):
    """The tables of the three dimensions for a plane: starts, then ends, then shares of the divisor."""
    first = table + 8 * (HEAD + plane * g[9])
    second = first + 24 * g[3]
    return ptr_int64(first), ptr_int64(second), ptr_int64(second + 24 * g[4])


def place_of(i, size0, size1, size2):
    """(plane, place in each of three dimensions) of element i."""
    above = i // size2
    rest = above // size1
    return rest // size0, rest % size0, above % size1, i % size2


def max_pool(pointer: F, zero: F, divide: F) -> F:
    """out = the largest element of each window, the last NaN if there is one; indices = its place in the plane."""

    def kernel(n, out, indices, x, table, g):
        i = cuda.grid(1)
        if i < n:
            plane, j0, j1, j2 = place_of(i, g[3], g[4], g[5])
            first, second, third = axes_of(table, plane, g)
            source = pointer(x)
            base = plane * g[0] * g[1] * g[2]
            best_at = (first[j0] * g[1] + second[j1]) * g[2] + third[j2]
            best = source[base + best_at]
            i0 = first[j0]
            while i0 < first[g[3] + j0]:
                i1 = second[j1]
                while i1 < second[g[4] + j1]:
                    i2 = third[j2]
                    while i2 < third[g[5] + j2]:
                        at = (i0 * g[1] + i1) * g[2] + i2
                        value = source[base + at]
                        # `value != value` is true for NaN only; of equal elements the first stays.
                        if value > best or value != value:
                            best = value
                            best_at = at
                        i2 += g[8]
                    i1 += g[7]
                i0 += g[6]
            pointer(out)[i] = best
            ptr_int64(indices)[i] = best_at

    return kernel


def avg_pool(pointer: F, zero: F, divide: F) -> F:
    """out = sum of each window / divisor; the windows' own counts where the divisor is 0."""

    def kernel(n, out, x, table, divisor, g):
        i = cuda.grid(1)
        if i < n:
            plane, j0, j1, j2 = place_of(i, g[3], g[4], g[5])
            first, second, third = axes_of(table, plane, g)
            source, total, seen = pointer(x), zero(), False
            for i0 in range(first[j0], first[g[3] + j0]):
                for i1 in range(second[j1], second[g[4] + j1]):
                    row = ((plane * g[0] + i0) * g[1] + i1) * g[2]
                    for i2 in range(third[j2], third[g[5] + j2]):
                        total += source[row + i2]
                        seen = True
            count = divisor
            if divisor == 0:
                count = first[2 * g[3] + j0] * second[2 * g[4] + j1] * third[2 * g[5] + j2]
            # A window that lies in the padding alone gives 0, not 0 / 0.
            pointer(out)[i] = divide(total, count) if seen else zero()

    return kernel


def first_window(axis, outputs, place):
    """The first window of a dimension that ends behind a place. The ends never decrease, so half of them is left out a step."""
    low, high = int64(0), outputs
    while low < high:
        middle = (low + high) // 2
        if axis[outputs + middle] > place:
            high = middle
        else:
            low = middle + 1
    return low


def avg_pool_backward(pointer: F, zero: F, divide: F) -> F:
    """grad_input = the sum of grad / divisor over the windows that an element is in."""

    def kernel(n, grad_input, grad, table, divisor, g):
        i = cuda.grid(1)
        if i < n:
            plane, i0, i1, i2 = place_of(i, g[0], g[1], g[2])
            first, second, third = axes_of(table, plane, g)
            source, total = pointer(grad), zero()
            # Neither do the starts decrease: the windows that contain a place follow each other, from the first that ends
            # behind it to the last that begins at it or before it.
            j0 = first_window(first, g[3], i0)
            while j0 < g[3] and first[j0] <= i0:
                j1 = first_window(second, g[4], i1)
                while j1 < g[4] and second[j1] <= i1:
                    j2 = first_window(third, g[5], i2)
                    while j2 < g[5] and third[j2] <= i2:
                        count = divisor
                        if divisor == 0:
                            count = first[2 * g[3] + j0] * second[2 * g[4] + j1] * third[2 * g[5] + j2]
                        total += divide(source[((plane * g[3] + j0) * g[4] + j1) * g[5] + j2], count)
                        j2 += 1
                    j1 += 1
                j0 += 1
            pointer(grad_input)[i] = total

    return kernel


def scatter_planes(pointer: F, zero: F, divide: F) -> F:
    """grad_input[index] += grad in each plane of `size` elements, of which `count` come in."""

    def kernel(n, grad_input, grad, indices, size, count):
        i = cuda.grid(1)
        if i < n:
            at = ptr_int64(indices)[i]
            device_assert(at >= 0 and at < size)
            atomic_add(pointer(grad_input), i // count * size + at, pointer(grad)[i])

    return kernel


def max_unpool(pointer: F, zero: F, divide: F) -> F:
    """out[index] = x in each plane of `size` elements, of which `count` come in."""

    def kernel(n, out, x, indices, size, count):
        i = cuda.grid(1)
        if i < n:
            at = ptr_int64(indices)[i]
            device_assert(at >= 0 and at < size)
            pointer(out)[i // count * size + at] = pointer(x)[i]

    return kernel


_KINDS: dict[F, str] = {
    max_pool: "iiiiit", avg_pool: "iiiiit", avg_pool_backward: "iiiiit", scatter_planes: "iiiiii", max_unpool: "iiiiii",
}  # fmt: skip


@lru_cache(None)
def _kernel(template: F, dtype: ScalarType) -> CudaKernel:
    body = template(POINTERS[dtype], ZERO.get(dtype), DIVIDE.get(dtype))
    return cuda_kernel(body, _KINDS[template], name=f"{template.__name__}_{dtype.name}")


def _geometry(windows: Windows) -> tuple[int, ...]:
    return tuple(map(int, windows.array[:HEAD]))


def run_max_pool(out: Tensor, indices: Tensor, x: Tensor, windows: Windows) -> None:
    """out, indices = the largest element of each window and its place in the plane."""
    table, kernel = upload(windows.array, out.meta_.device), _kernel(max_pool, x.meta_.dtype)
    places = address(out), address(indices), address(x)
    launch_for_each(kernel, out.meta_.numel, *places, table.data_ptr, _geometry(windows))


def run_avg_pool(out: Tensor, x: Tensor, windows: Windows, divisor: int) -> None:
    """out = the sum of each window over the divisor, or over its own count where that is 0."""
    table, kernel = upload(windows.array, out.meta_.device), _kernel(avg_pool, x.meta_.dtype)
    places = address(out), address(x)
    launch_for_each(kernel, out.meta_.numel, *places, table.data_ptr, divisor, _geometry(windows))


def run_avg_pool_backward(grad_input: Tensor, grad: Tensor, windows: Windows, divisor: int) -> None:
    """Each window's gradient, shared among its inputs."""
    table, kernel = upload(windows.array, grad.meta_.device), _kernel(avg_pool_backward, grad.meta_.dtype)
    places = address(grad_input), address(grad)
    launch_for_each(kernel, grad_input.meta_.numel, *places, table.data_ptr, divisor, _geometry(windows))


def run_scatter_planes(grad_input: Tensor, grad: Tensor, indices: Tensor, size: int, count: int) -> None:
    """grad_input = grad at its places in planes of `size` elements. A place outside ends the kernel with an error."""
    zero_(grad_input)
    places = address(grad_input), address(grad), address(indices)
    launch_for_each(_kernel(scatter_planes, grad.meta_.dtype), grad.meta_.numel, *places, size, count)


def run_max_unpool(out: Tensor, x: Tensor, indices: Tensor, size: int, count: int, volume: str) -> None:
    """out = x at its places in planes of `size` elements. A place outside ends the kernel with an error."""
    places = address(out), address(x), address(indices)
    launch_for_each(_kernel(max_unpool, x.meta_.dtype), x.meta_.numel, *places, size, count)


stubs.max_pool_stub.register("cuda", run_max_pool)
stubs.avg_pool_stub.register("cuda", run_avg_pool)
stubs.avg_pool_backward_stub.register("cuda", run_avg_pool_backward)
stubs.scatter_planes_stub.register("cuda", run_scatter_planes)
stubs.max_unpool_stub.register("cuda", run_max_unpool)
