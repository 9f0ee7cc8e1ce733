"""nll_loss on CUDA, for rows and for images: nothing is read back, so nobody waits for the device.

    every loss by itself    a thread for each target
    their sum or mean       one block over all targets. It writes the loss and the total weight; the mean is divided there
    backward                a thread for each target, over a gradient that was filled with 0

A target out of bounds ends the kernel (`device_assert`): the error cannot name it, as on the CPU. Sums run in the type that
elements are computed in, each thread over every 256th target, so that few additions follow one another.

Mirrors aten/src/ATen/native/cuda/Loss.cu and NLLLoss2d.cu. The kernel for images adds up with atomic operations there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten.native.cpu.element_access import load_access, store_access
from tinytensor.aten.native.cpu.loop_templates import Access
from tinytensor.aten.native.cuda.block_reduce import THREADS, add, block_reduce, threads_of_line
from tinytensor.aten.native.cuda.kernel_utils import address, threads_for
from tinytensor.aten.native.nn.loss import loss_nll_stubs as stubs
from tinytensor.aten.native.nn.loss.cpu.loss_nll_kernel import _flat, at_position
from tinytensor.aten.native.nn.loss.loss_nll_stubs import NllGeometry
from tinytensor.c10.scalar_type import ScalarType, float64, opmath
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.atomics import device_assert
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import like

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable

SCORES, TARGETS, GRADS = 5, 8, 11
"""Where the strides (batch, height, width) of each tensor begin in the geometry of loss_nll_kernel.py."""


def forward_each(scores: Access, out: Access, targets: Access) -> F:
    (ptr_x, load), (ptr_out, store), (ptr_t, load_target) = scores, out, targets

    def kernel(n, out, inp, target, weight, ignore_index, g):
        i = cuda.grid(1)
        if i < n:
            x, t, w, o = ptr_x(inp), ptr_t(target), ptr_x(weight), ptr_out(out)
            c = np.int64(load_target(t, at_position(i, g, TARGETS)))
            if c == ignore_index:
                store(o, i, like(0, load(x, 0)))
            else:
                device_assert((c >= 0) & (c < g[3]))
                value = -load(x, at_position(i, g, SCORES) + c * g[4])
                if weight != 0:
                    value *= load(w, c)
                store(o, i, value)

    return kernel


def forward_reduced(scores: Access, out: Access, targets: Access, acc_dtype: Any, warps: int, mean: bool) -> F:
    """One block, of one warp or of eight."""
    (ptr_x, load), (ptr_out, store), (ptr_t, load_target) = scores, out, targets

    summed = block_reduce(add, warps, acc_dtype)

    def kernel(n, out, total_weight, inp, target, weight, ignore_index, g):
        x, t, w = ptr_x(inp), ptr_t(target), ptr_x(weight)
        thread = cuda.threadIdx.x
        loss, total = acc_dtype(0), acc_dtype(0)
        i = thread
        while i < n:
            c = np.int64(load_target(t, at_position(i, g, TARGETS)))
            if c != ignore_index:
                device_assert((c >= 0) & (c < g[3]))
                score = load(x, at_position(i, g, SCORES) + c * g[4])
                factor = load(w, c) if weight != 0 else like(1, score)
                loss -= score * factor
                total += factor
            i += cuda.blockDim.x
        loss, total = summed(loss), summed(total)
        if thread == 0:
            # Without a target that counts this is 0 / 0, which is NaN.
            store(ptr_out(out), 0, loss / total if mean else loss)
            store(ptr_out(total_weight), 0, total)

    return kernel


def backward(grads: Access, out: Access, targets: Access) -> F:
    (ptr_g, load), (ptr_out, store), (ptr_t, load_target) = grads, out, targets

    def kernel(n, grad_input, grad_output, target, weight, total_weight, ignore_index, g):
        i = cuda.grid(1)
        if i < n:
            o, y, t, w = ptr_out(grad_input), ptr_g(grad_output), ptr_t(target), ptr_g(weight)
            c = np.int64(load_target(t, at_position(i, g, TARGETS)))
            if c != ignore_index:
                device_assert((c >= 0) & (c < g[3]))
                value = -load(y, at_position(i, g, GRADS))
                if weight != 0:
                    value *= load(w, c)
                if total_weight != 0:
                    value /= load(ptr_g(total_weight), 0)
                store(o, at_position(i, g, SCORES) + c * g[4], value)

    return kernel


@lru_cache(None)
def _kernel(which: str, dtype: ScalarType, target: ScalarType, threads: int = 0, mean: bool = False) -> CudaKernel:
    compute = opmath(dtype)
    accesses = load_access(dtype, compute), store_access(dtype), load_access(target, target)
    name = f"nll_loss_{which}_{dtype.name}_{target.name}"
    if which == "reduced":
        acc = np.float64 if compute is float64 else np.float32
        body = forward_reduced(*accesses, acc, threads // 32, mean)
        return cuda_kernel(body, "iiiiiiit", name=f"{name}_{threads}{'_mean' if mean else ''}")
    if which == "each":
        return cuda_kernel(forward_each(*accesses), "iiiiiit", name=name)
    return cuda_kernel(backward(*accesses), "iiiiiiit", name=name)


def nll_loss(
    g: NllGeometry, output: Tensor, total_weight: Tensor, self: Tensor, target: Tensor, weight: Tensor | None,
    each: bool, mean: bool, ignore_index: int,
) -> None:  # fmt: skip
    n, geometry, dtypes = target.meta_.numel, tuple(_flat(g)), (self.meta_.dtype, target.meta_.dtype)
    inputs = address(self), address(target), address(weight), ignore_index, geometry
    if not each:
        threads = threads_of_line(n)
        kernel = _kernel("reduced", *dtypes, threads, mean)
        kernel.launch(1, threads, n, address(output), address(total_weight), *inputs)
    elif n:
        _kernel("each", *dtypes).launch(*threads_for(n, THREADS), n, address(output), *inputs)


def nll_loss_backward(
    g: NllGeometry, grad_input: Tensor, grad_output: Tensor, grad_strides: tuple[int, ...], target: Tensor,
    weight: Tensor | None, total_weight: Tensor | None, ignore_index: int,
) -> None:  # fmt: skip
    n = target.meta_.numel
    if n:
        kernel = _kernel("backward", grad_input.meta_.dtype, target.meta_.dtype)
        tensors = map(address, (grad_input, grad_output, target, weight, total_weight))
        kernel.launch(*threads_for(n, THREADS), n, *tensors, ignore_index, (*_flat(g), *grad_strides))


stubs.nll_loss_on_device_stub.register("cuda", nll_loss)
stubs.nll_loss_backward_stub.register("cuda", nll_loss_backward)
