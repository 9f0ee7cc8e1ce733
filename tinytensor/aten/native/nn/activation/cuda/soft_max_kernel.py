"""softmax and log_softmax on CUDA: a thread for each short line, a block for each long one.

With m the largest element of a line and S the sum of exp(x - m) over it, softmax is exp(x - m) / S and log_softmax is
x - m - log(S). Three passes over the line: m, S, results. In a block the threads share the line's elements, and the largest
elements and the sums of the warps meet in shared memory.

A line whose elements lie apart is walked by one thread, since its neighbours then walk the neighbouring lines.

Mirrors aten/src/ATen/native/cuda/SoftMax.cu and PersistentSoftmax.cuh.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten.native.cpu.element_access import load_access, store_access
from tinytensor.aten.native.cpu.loop_templates import Access
from tinytensor.aten.native.cuda.block_reduce import SHORT, THREADS, WARPS, add, block_reduce, threads_of_line
from tinytensor.aten.native.cuda.kernel_utils import WARP, address, threads_for
from tinytensor.aten.native.nn.activation import activation_stubs as stubs
from tinytensor.aten.native.nn.activation.cpu.soft_max_kernel import backward_functors, lines_of, refuse
from tinytensor.aten.native.pointwise.ufunc import math
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, float64, opmath
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import like

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable
Launch = Callable[..., None]


def larger(a, b):
    """The larger number; NaN if one is."""
    return b if b > a or b != b else a


def _results(exp: F, log: F, is_log: bool) -> F:
    def probability(x, m, total):
        return exp(x - m) / total

    def log_probability(x, m, total):
        return x - m - log(total)

    return log_probability if is_log else probability


def forward_by_threads(exp: F, result: F, source: Access, out: Access) -> F:
    """A thread for each line."""
    (ptr_in, load), (ptr_out, store) = source, out

    def kernel(lines, n, inner, out, inp):
        line = cuda.grid(1)
        if line < lines:
            x, o = ptr_in(inp), ptr_out(out)
            at = line // inner * n * inner + line % inner
            m = load(x, at)
            for j in range(1, n):
                m = larger(m, load(x, at + j * inner))
            total = like(0, m)
            for j in range(n):
                total += exp(load(x, at + j * inner) - m)
            for j in range(n):
                store(o, at + j * inner, result(load(x, at + j * inner), m, total))

    return kernel


def forward_by_blocks(exp: F, result: F, source: Access, out: Access, warps: int, acc_dtype: Any) -> F:
    """A block for each line, whose elements are neighbours."""
    (ptr_in, load), (ptr_out, store) = source, out
    largest, summed = block_reduce(larger, warps, acc_dtype), block_reduce(add, warps, acc_dtype)

    def kernel(lines, n, inner, out, inp):
        x, o = ptr_in(inp), ptr_out(out)
        first = cuda.blockIdx.x * n
        thread = cuda.threadIdx.x
        # A thread without elements looks at the first one: the largest stays what it is.
        m = load(x, first + (thread if thread < n else 0))
        j = thread + cuda.blockDim.x
        while j < n:
            m = larger(m, load(x, first + j))
            j += cuda.blockDim.x
        m = largest(m)
        total = like(0, m)
        j = thread
        while j < n:
            total += exp(load(x, first + j) - m)
            j += cuda.blockDim.x
        total = summed(total)
        j = thread
        while j < n:
            store(o, first + j, result(load(x, first + j), m, total))
            j += cuda.blockDim.x

    return kernel


def backward_by_threads(term: F, result: F, grad: Access, output: Access, out: Access) -> F:
    """grad_input of a line, by one thread: the sum of the terms, then the results."""
    (ptr_grad, load_grad), (ptr_output, load_output), (ptr_out, store) = grad, output, out

    def kernel(lines, n, inner, out, grad, output):
        line = cuda.grid(1)
        if line < lines:
            g, y, o = ptr_grad(grad), ptr_output(output), ptr_out(out)
            at = line // inner * n * inner + line % inner
            total = term(load_grad(g, at), load_output(y, at))
            for j in range(1, n):
                total += term(load_grad(g, at + j * inner), load_output(y, at + j * inner))
            for j in range(n):
                k = at + j * inner
                store(o, k, result(load_grad(g, k), load_output(y, k), total))

    return kernel


def backward_by_blocks(term: F, result: F, grad: Access, output: Access, out: Access, warps: int, acc: Any) -> F:
    """The same by a block, for lines whose elements are neighbours."""
    (ptr_grad, load_grad), (ptr_output, load_output), (ptr_out, store) = grad, output, out
    summed = block_reduce(add, warps, acc)

    def kernel(lines, n, inner, out, grad, output):
        g, y, o = ptr_grad(grad), ptr_output(output), ptr_out(out)
        first = cuda.blockIdx.x * n
        j = cuda.threadIdx.x
        total = like(0, load_grad(g, first))
        while j < n:
            total += term(load_grad(g, first + j), load_output(y, first + j))
            j += cuda.blockDim.x
        total = summed(total)
        j = cuda.threadIdx.x
        while j < n:
            store(o, first + j, result(load_grad(g, first + j), load_output(y, first + j), total))
            j += cuda.blockDim.x

    return kernel


def _template(n: int, inner: int) -> str:
    return "threads" if inner > 1 or n <= SHORT else "warp" if threads_of_line(n) == WARP else "block"


def _size(template: str, lines: int) -> tuple[int, int]:
    """(blocks, threads) of a launch."""
    if template == "threads":
        return threads_for(lines, THREADS)
    return lines, 32 if template == "warp" else THREADS


@lru_cache(None)
def _forward_kernel(op: str, dtype: ScalarType, template: str) -> CudaKernel:
    compute = opmath(dtype)
    acc = np.float64 if compute is float64 else np.float32
    exp = math.exp.for_dtype(compute)
    result = _results(exp, math.log.for_dtype(compute), op == "log_softmax")
    source, out = load_access(dtype, compute), store_access(dtype)
    if template == "threads":
        body = forward_by_threads(exp, result, source, out)
    else:
        body = forward_by_blocks(exp, result, source, out, 1 if template == "warp" else WARPS, acc)
    return cuda_kernel(body, "iiiii", name=f"{op}_{dtype.name}_{template}")


@lru_cache(None)
def _backward_kernel(op: str, grad: ScalarType, output: ScalarType, template: str) -> CudaKernel:
    compute = opmath(output)
    acc = np.float64 if compute is float64 else np.float32
    f = backward_functors(math.exp.for_dtype(compute), op == "log_softmax")
    accesses = load_access(grad, compute), load_access(output, compute), store_access(grad)
    if template == "threads":
        body = backward_by_threads(*f, *accesses)
    else:
        body = backward_by_blocks(*f, *accesses, 1 if template == "warp" else WARPS, acc)
    return cuda_kernel(body, "iiiiii", name=f"{op}_backward_{grad.name}_{output.name}_{template}")


def plan_softmax(op: str, m: Metadata, dim: int) -> Launch:
    """Prepare `launch(out, self)`."""
    refuse(op, m, dim)
    n, inner = lines_of(m, dim)
    lines, template = m.numel // n, _template(n, inner)
    kernel, (blocks, threads) = _forward_kernel(op, m.dtype, template), _size(template, lines)

    def launch(out: Tensor, self: Tensor) -> None:
        places = [address(t) for t in (out, self)]
        kernel.launch(blocks, threads, lines, n, inner, *places)

    return launch


def plan_softmax_backward(op: str, m: Metadata, dim: int, output_dtype: ScalarType) -> Launch:
    """Prepare `launch(grad_input, grad, output)`."""
    refuse(f"{op}_backward", m, dim)
    n, inner = lines_of(m, dim)
    lines, template = m.numel // n, _template(n, inner)
    kernel, (blocks, threads) = _backward_kernel(op, m.dtype, output_dtype, template), _size(template, lines)

    def launch(grad_input: Tensor, grad: Tensor, output: Tensor) -> None:
        places = [address(t) for t in (grad_input, grad, output)]
        kernel.launch(blocks, threads, lines, n, inner, *places)

    return launch


for _op in ("softmax", "log_softmax"):
    stubs.softmax_stubs[_op].register("cuda", partial(plan_softmax, _op))
    stubs.softmax_backward_stubs[_op].register("cuda", partial(plan_softmax_backward, _op))
