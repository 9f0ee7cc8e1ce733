"""CPU kernels of pools: one of each kind and dtype, over tables of windows.

Mirrors aten/src/ATen/native/cpu/MaxPoolKernel.cpp and AvgPoolKernel.cpp.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import lru_cache
from math import inf, prod
from typing import TYPE_CHECKING

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cpu.number_functors import DIVIDE, ZERO
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.pooling.cpu import max_pool_kernel_loops as loops
from tinytensor.aten.native.nn.pooling.pool_windows import Windows
from tinytensor.aten.native.nn.pooling.reference import max_pool as pooling
from tinytensor.c10.allocator import allocate
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.kernel import GRAIN

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_status_words = struct.Struct("=qq")


@lru_cache(None)
def _kernel(loop: str, dtype: ScalarType) -> Kernel:
    ptr, zero, divide = POINTERS[dtype], ZERO[dtype], DIVIDE[dtype]
    name = f"{loop}_{dtype.name}"
    if loop == "max_pool":
        return kernel(loops.max_pool(ptr), "iiii", name=name, cost=inf)
    if loop == "avg_pool":
        return kernel(loops.avg_pool(ptr, zero, divide), "iiii", name=name, cost=inf)
    if loop == "avg_pool_backward":
        return kernel(loops.avg_pool_backward(ptr, zero, divide), "iiii", name=name, cost=inf)
    return kernel(loops.scatter_planes(ptr, zero), "iiiiii", name=name, cost=inf)


def _address(t: Tensor) -> int:
    return t.storage_.data_ptr + t.byte_offset_


def _run(k: Kernel, elements: int) -> Callable[..., None]:
    """For a kernel that counts rows or planes, of which there may be few long ones."""
    return k.parallel if elements >= GRAIN else k.serial


def max_pool(out: Tensor, indices: Tensor, x: Tensor, windows: Windows) -> None:
    """out, indices = the largest element of each window and its place in the plane."""
    rows = out.meta_.numel // max(windows.outputs[2], 1)
    k = _kernel("max_pool", x.meta_.dtype)
    _run(k, max(x.meta_.numel, out.meta_.numel))(rows, _address(out), _address(indices), _address(x), windows.address)


def avg_pool(out: Tensor, x: Tensor, windows: Windows, divisor: int) -> None:
    """out = the sum of each window over the divisor, or over its own count where that is 0."""
    rows = out.meta_.numel // max(windows.outputs[2], 1)
    k = _kernel("avg_pool", x.meta_.dtype)
    run = k.parallel if max(x.meta_.numel, out.meta_.numel) >= GRAIN else k.serial
    place, start = out.storage_.data_ptr + out.byte_offset_, x.storage_.data_ptr + x.byte_offset_
    run(rows, place, start, windows.address, divisor)


def avg_pool_backward(grad_input: Tensor, grad: Tensor, windows: Windows, divisor: int) -> None:
    """Each window's gradient, shared among its inputs."""
    planes = grad_input.meta_.numel // prod(windows.inputs)
    k = _kernel("avg_pool_backward", grad.meta_.dtype)
    _run(k, max(grad_input.meta_.numel, grad.meta_.numel))(
        planes, _address(grad_input), _address(grad), windows.address, divisor
    )


def scatter_planes(grad_input: Tensor, grad: Tensor, indices: Tensor, size: int, count: int) -> int | None:
    """grad_input = grad at its places in planes of `size` elements. Returns a place outside, if there is one."""
    planes = grad_input.meta_.numel // size
    # A kernel cannot raise: it writes a flag and the bad place, and the caller raises.
    status = allocate(16)
    _status_words.pack_into(status.buffer, 0, 0, 0)
    k = _kernel("scatter_planes", grad.meta_.dtype)
    places = _address(grad_input), _address(grad), _address(indices)
    _run(k, max(grad_input.meta_.numel, grad.meta_.numel))(planes, *places, size, count, status.data_ptr)
    failed, place = _status_words.unpack_from(status.buffer, 0)
    return place if failed else None


if kernel_compiler.mode() == "off":
    pooling.register()
else:
    stubs.max_pool_stub.register("cpu", max_pool)
    stubs.avg_pool_stub.register("cpu", avg_pool)
    stubs.avg_pool_backward_stub.register("cpu", avg_pool_backward)
    stubs.scatter_planes_stub.register("cpu", scatter_planes)
