"""CUDA kernels of layer_norm, forward and backward, and of group_norm forward.

Memory is contiguous: element j of row i is at i * n + j. A row has one thread where it is short, else a block of one warp or
eight; the text of a kernel is the same for both. `rows(threads, ..)` gives what differs: which row, from which element on, in
which steps, and how the sums of threads become one.

A mean is taken off before squares are added up, so the variance cannot cancel. Sums run in the elements' type: each thread
adds few numbers. The gradients of weight and bias are sums over rows, and each column has a thread.

Mirrors aten/src/ATen/native/cuda/layer_norm_kernel.cu and group_norm_kernel.cu. Left out: vectorised loads, rows cut into
parts for the gradient of the weight.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cpu.number_functors import CONVERT, ZERO
from tinytensor.aten.native.cuda.block_reduce import SHORT, THREADS, add, block_reduce, threads_of_line
from tinytensor.aten.native.cuda.kernel_utils import address, threads_for
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.c10.scalar_type import ScalarType, float64
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable


def rows(threads: int, acc_dtype: Any) -> tuple[F, F]:
    """`place()`: (row, first element, step); `total(value)`: the sum over all threads of the row, in each of them."""

    def of_thread():
        return cuda.grid(1), np.int64(0), np.int64(1)

    def itself(value):
        return value

    def of_block():
        return np.int64(cuda.blockIdx.x), np.int64(cuda.threadIdx.x), np.int64(cuda.blockDim.x)

    return (of_block, block_reduce(add, threads // 32, acc_dtype)) if threads else (of_thread, itself)


def moments_of(total: F, zero: F, convert: F) -> F:
    """(mean, 1 / sqrt(variance + eps)) of the n elements from `start`."""

    def moments(x, start, n, first, step, eps):
        part = zero()
        j = first
        while j < n:
            part += x[start + j]
            j += step
        mean = total(part) / convert(n)
        squares = zero()
        j = first
        while j < n:
            distance = x[start + j] - mean
            squares += distance * distance
            j += step
        variance = total(squares) / convert(n)
        return mean, convert(np.float64(1) / np.float64(sqrt(np.float64(variance) + eps)))

    return moments


def layer_norm_rows(ptr: F, zero: F, convert: F, threads: int, acc_dtype: Any) -> F:
    place, total = rows(threads, acc_dtype)
    moments = moments_of(total, zero, convert)

    def kernel(count, out, mean, rstd, inp, weight, bias, n, eps):
        row, first, step = place()
        if row < count:
            o, x, w, b, start = ptr(out), ptr(inp), ptr(weight), ptr(bias), row * n
            m, r = moments(x, start, n, first, step, eps)
            if first == 0:
                ptr(mean)[row] = m
                ptr(rstd)[row] = r
            j = first
            while j < n:
                y = (x[start + j] - m) * r
                if weight != 0:
                    y *= w[j]
                if bias != 0:
                    y += b[j]
                o[start + j] = y
                j += step

    return kernel


def group_norm_rows(ptr: F, zero: F, convert: F, threads: int, acc_dtype: Any) -> F:
    """A row is a group of `channels` channels of a sample, each with `places` elements."""
    place, total = rows(threads, acc_dtype)
    moments = moments_of(total, zero, convert)

    def kernel(count, out, mean, rstd, inp, weight, bias, groups, channels, places, eps):
        row, first, step = place()
        if row < count:
            n = channels * places
            o, x, w, b, start = ptr(out), ptr(inp), ptr(weight), ptr(bias), row * n
            m, r = moments(x, start, n, first, step, eps)
            if first == 0:
                ptr(mean)[row] = m
                ptr(rstd)[row] = r
            j = first
            while j < n:
                channel = row % groups * channels + j // places
                y = (x[start + j] - m) * r
                if weight != 0:
                    y *= w[channel]
                if bias != 0:
                    y += b[channel]
                o[start + j] = y
                j += step

    return kernel


def layer_norm_backward_rows(ptr: F, zero: F, convert: F, threads: int, acc_dtype: Any) -> F:
    place, total = rows(threads, acc_dtype)

    def kernel(count, grad_input, grad, inp, mean, rstd, weight, n):
        row, first, step = place()
        if row < count:
            o, g, x, w, start = ptr(grad_input), ptr(grad), ptr(inp), ptr(weight), row * n
            m, r = ptr(mean)[row], ptr(rstd)[row]
            part, dot = zero(), zero()
            j = first
            while j < n:
                d = g[start + j]
                if weight != 0:
                    d *= w[j]
                part += d
                dot += d * ((x[start + j] - m) * r)
                j += step
            # With d = grad * weight and x^ = (x - mean) * rstd: rstd * (d - mean(d) - x^ * mean(d * x^)).
            of_constant, of_normalized = total(part) / convert(n), total(dot) / convert(n)
            j = first
            while j < n:
                d = g[start + j]
                if weight != 0:
                    d *= w[j]
                o[start + j] = r * (d - of_constant - (x[start + j] - m) * r * of_normalized)
                j += step

    return kernel


def layer_norm_weight_columns(ptr: F, zero: F) -> F:
    """A thread for each column: neighbours read neighbours in each row."""

    def kernel(n, grad_weight, grad_bias, grad, inp, mean, rstd, count):
        j = cuda.grid(1)
        if j < n:
            g, x, m, r = ptr(grad), ptr(inp), ptr(mean), ptr(rstd)
            of_weight, of_bias = zero(), zero()
            for row in range(count):
                d = g[row * n + j]
                of_weight += d * ((x[row * n + j] - m[row]) * r[row])
                of_bias += d
            ptr(grad_weight)[j] = of_weight
            ptr(grad_bias)[j] = of_bias

    return kernel


_ROWS: dict[str, tuple[F, str]] = {
    "layer_norm": (layer_norm_rows, "iiiiiiiid"),
    "group_norm": (group_norm_rows, "iiiiiiiiiid"),
    "layer_norm_backward": (layer_norm_backward_rows, "iiiiiiii"),
}


@lru_cache(None)
def _row_kernel(name: str, dtype: ScalarType, threads: int) -> CudaKernel:
    template, kinds = _ROWS[name]
    acc_dtype = np.float64 if dtype is float64 else np.float32
    body = template(POINTERS[dtype], ZERO[dtype], CONVERT[dtype], threads, acc_dtype)
    return cuda_kernel(body, kinds, name=f"{name}_{dtype.name}_{threads or 'threads'}")


@lru_cache(None)
def _weight_kernel(dtype: ScalarType) -> CudaKernel:
    body = layer_norm_weight_columns(POINTERS[dtype], ZERO[dtype])
    return cuda_kernel(body, "iiiiiiii", name=f"layer_norm_weight_backward_{dtype.name}")


def _launch(name: str, dtype: ScalarType, count: int, n: int, *args: Any) -> None:
    """`count` rows of n elements."""
    if n <= SHORT:
        _row_kernel(name, dtype, 0).launch(*threads_for(count, THREADS), count, *args)
    else:
        threads = threads_of_line(n)
        _row_kernel(name, dtype, threads).launch(count, threads, count, *args)


def layer_norm(
    out: Tensor, mean: Tensor, rstd: Tensor, x: Tensor, weight: Tensor | None, bias: Tensor | None, count: int, n: int,
    eps: float,
) -> None:  # fmt: skip
    places = [address(t) for t in (out, mean, rstd, x, weight, bias)]
    _launch("layer_norm", x.meta_.dtype, count, n, *places, n, float(eps))


def group_norm(
    out: Tensor, mean: Tensor, rstd: Tensor, x: Tensor, weight: Tensor | None, bias: Tensor | None, N: int, C: int,
    HxW: int, group: int, eps: float,
) -> None:  # fmt: skip
    places = [address(t) for t in (out, mean, rstd, x, weight, bias)]
    channels = C // group
    _launch("group_norm", x.meta_.dtype, N * group, channels * HxW, *places, group, channels, HxW, float(eps))


def layer_norm_backward(
    grad_input: Tensor | None, grad_weight: Tensor | None, grad_bias: Tensor | None, grad: Tensor, x: Tensor,
    mean: Tensor, rstd: Tensor, weight: Tensor | None, count: int, n: int,
) -> None:  # fmt: skip
    """grad_weight and grad_bias are both given, or neither."""
    dtype = x.meta_.dtype
    if grad_input is not None:
        places = [address(t) for t in (grad_input, grad, x, mean, rstd, weight)]
        _launch("layer_norm_backward", dtype, count, n, *places, n)
    if grad_weight is not None:
        places = [address(t) for t in (grad_weight, grad_bias, grad, x, mean, rstd)]
        _weight_kernel(dtype).launch(*threads_for(n, THREADS), n, *places, count)


stubs.layer_norm_stub.register("cuda", layer_norm)
stubs.layer_norm_backward_stub.register("cuda", layer_norm_backward)
stubs.group_norm_stub.register("cuda", group_norm)
