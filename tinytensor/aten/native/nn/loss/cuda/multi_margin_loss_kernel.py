"""multi_margin_loss and multilabel_margin_loss on CUDA: a block for each sample.

A target out of bounds ends the kernel (`device_assert`): the error cannot name it, as on the CPU. The losses of the samples
are added up by sum's kernel; the mean's divisor is in them already.

Mirrors aten/src/ATen/native/cuda/MultiMarginLoss.cu and MultiLabelMarginCriterion.cu.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.cpu.element_access import load_access, store_access
from tinytensor.aten.native.cpu.loop_templates import Access
from tinytensor.aten.native.cuda.block_reduce import add, block_reduce, threads_of_line
from tinytensor.aten.native.cuda.kernel_utils import WARP, address
from tinytensor.aten.native.nn.loss import loss_multi_margin_stubs as stubs
from tinytensor.aten.native.nn.loss.loss import MEAN, NONE
from tinytensor.aten.native.nn.param_utils import dense
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import ScalarType, float64, opmath
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.atomics import device_assert
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import like, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def multi_margin(access: Access, out: Access, acc_dtype: type, warps: int, p: int) -> Callable:
    """out[sample] = the sum over the other classes of max(0, margin - x[target] + x[class])**p, weighted and scaled."""
    (pointer, load), (_, store) = access, out
    summed = block_reduce(add, warps, acc_dtype)

    def kernel(out, x, target, weight, classes, margin, scale):
        sample = cuda.blockIdx.x
        row, t = pointer(x), ptr_int64(target)[sample]
        device_assert((t >= 0) & (t < classes))
        start = sample * classes
        own = load(row, start + t)
        total = acc_dtype(0)
        c = np.int64(cuda.threadIdx.x)
        while c < classes:
            z = margin - own + load(row, start + c)
            if c != t and z > 0:
                total += z if p == 1 else z * z
            c += cuda.blockDim.x
        total = summed(total)
        if cuda.threadIdx.x == 0:
            if weight != 0:
                total *= load(pointer(weight), t)
            store(pointer(out), sample, total * scale)

    return kernel


def multi_margin_backward(access: Access, out: Access, acc_dtype: type, warps: int, p: int) -> Callable:
    """Each open hinge pushes its class down and pulls the target up."""
    (pointer, load), (_, store) = access, out
    summed = block_reduce(add, warps, acc_dtype)

    def kernel(grad_input, grad_output, x, target, weight, classes, step, margin, scale):
        sample = cuda.blockIdx.x
        row, t, o = pointer(x), ptr_int64(target)[sample], pointer(grad_input)
        device_assert((t >= 0) & (t < classes))
        start = sample * classes
        own = load(row, start + t)
        factor = scale * load(pointer(grad_output), sample * step)
        if weight != 0:
            factor *= load(pointer(weight), t)
        total = acc_dtype(0)
        c = np.int64(cuda.threadIdx.x)
        while c < classes:
            if c != t:
                z = margin - own + load(row, start + c)
                slope = like(0, z)
                if z > 0:
                    slope = factor if p == 1 else like(2, z) * z * factor
                total -= slope
                store(o, start + c, slope)
            c += cuda.blockDim.x
        total = summed(total)
        if cuda.threadIdx.x == 0:
            store(o, start + t, total)

    return kernel


def multilabel_margin(access: Access, out: Access, acc_dtype: type, warps: int, p: int) -> Callable:
    """out[sample] = the sum of max(0, 1 - x[target] + x[other]) over targets, which end at -1, and other classes; scaled."""
    (pointer, load), (_, store) = access, out
    summed = block_reduce(add, warps, acc_dtype)

    def kernel(out, is_target, x, target, classes, scale):
        sample = cuda.blockIdx.x
        row, targets, marks = pointer(x), ptr_int64(target), pointer(is_target)
        start = sample * classes
        c = np.int64(cuda.threadIdx.x)
        while c < classes:
            store(marks, start + c, acc_dtype(0))
            c += cuda.blockDim.x
        cuda.syncthreads()
        if cuda.threadIdx.x == 0:
            for j in range(classes):
                t = targets[start + j]
                device_assert((t >= -1) & (t < classes))
                if t < 0:
                    break
                store(marks, start + t, acc_dtype(1))
        cuda.syncthreads()
        total = acc_dtype(0)
        for j in range(classes):
            t = targets[start + j]
            if t < 0:
                break
            own = load(row, start + t)
            c = np.int64(cuda.threadIdx.x)
            while c < classes:
                if load(marks, start + c) == 0:
                    z = like(1, own) - own + load(row, start + c)
                    if z > 0:
                        total += z
                c += cuda.blockDim.x
        total = summed(total)
        if cuda.threadIdx.x == 0:
            store(pointer(out), sample, total * scale)

    return kernel


def multilabel_margin_backward(access: Access, out: Access, acc_dtype: type, warps: int, p: int) -> Callable:
    """Each open hinge pulls its target up and pushes the other class down. A thread has a class, and counts the hinges it is in."""
    (pointer, load), (_, store) = access, out

    def kernel(grad_input, grad_output, x, target, is_target, classes, step, scale):
        sample = cuda.blockIdx.x
        row, targets, marks, o = pointer(x), ptr_int64(target), pointer(is_target), pointer(grad_input)
        start = sample * classes
        factor = scale * load(pointer(grad_output), sample * step)
        c = np.int64(cuda.threadIdx.x)
        while c < classes:
            count, own = np.int64(0), load(row, start + c)
            other = load(marks, start + c) == 0
            for j in range(classes):
                t = targets[start + j]
                device_assert((t >= -1) & (t < classes))
                if t < 0:
                    break
                if other:
                    if like(1, own) - load(row, start + t) + own > 0:
                        count += 1
                elif t == c:
                    for k in range(classes):
                        if load(marks, start + k) == 0 and like(1, own) - own + load(row, start + k) > 0:
                            count -= 1
            store(o, start + c, like(count, factor) * factor)
            c += cuda.blockDim.x

    return kernel


_KINDS = {multi_margin: "iiiiiFF", multi_margin_backward: "iiiiiiiFF", multilabel_margin: "iiiiiF",
          multilabel_margin_backward: "iiiiiiiF"}  # fmt: skip


@lru_cache(None)
def _kernel(template: Callable, dtype: ScalarType, threads: int, p: int = 1) -> CudaKernel:
    wide = opmath(dtype) is float64
    access = load_access(dtype, opmath(dtype)), store_access(dtype)
    body = template(*access, np.float64 if wide else np.float32, threads // WARP, p)
    kinds = _KINDS[template].replace("F", "d" if wide else "f")
    return cuda_kernel(body, kinds, name=f"{template.__name__}_{dtype.name}_{threads}_{p}")


def _rows(self: Tensor) -> tuple[int, int]:
    classes = self.meta_.sizes[-1] if self.meta_.dim else 1
    return self.meta_.numel // classes, classes


def _scale(samples: int, classes: int, reduction: int) -> float:
    return 1.0 / (classes * samples) if reduction == MEAN else 1.0 / classes


def _losses(out: Tensor, samples: int) -> Tensor:
    """Where the losses of the samples go: to the output if there is room for all of them."""
    if out.meta_.numel == samples and out.meta_.is_contiguous:
        return out
    return empty_from_metadata(contiguous_metadata((samples,), out.meta_.dtype, out.meta_.device))


def _reduce(out: Tensor, losses: Tensor) -> None:
    if losses is not out:
        with AutoDispatchBelowADInplaceOrView():
            copy_(out, losses if out.meta_.numel == losses.meta_.numel else F.sum(losses), False)


def _whole(t: Tensor) -> Tensor:
    """The tensor itself where it is row-major, else one to write to."""
    m = t.meta_
    return t if m.is_contiguous else empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device))


def run_multi_margin(
    out: Tensor, self: Tensor, target: Tensor, p: int, margin: float, weight: Tensor | None, reduction: int
) -> None:
    samples, classes = _rows(self)
    losses, threads = _losses(out, samples), threads_of_line(classes)
    tensors = losses, dense(self), dense(target), None if weight is None else dense(weight)
    kernel = _kernel(multi_margin, self.meta_.dtype, threads, int(p))
    kernel.launch(samples, threads, *map(address, tensors), classes, margin, _scale(samples, classes, reduction))
    _reduce(out, losses)


def run_multi_margin_backward(
    grad_input: Tensor, grad_output: Tensor, self: Tensor, target: Tensor, p: int, margin: float, weight: Tensor | None,
    reduction: int,
) -> None:  # fmt: skip
    samples, classes = _rows(self)
    threads, made = threads_of_line(classes), _whole(grad_input)
    tensors = made, dense(grad_output), dense(self), dense(target), None if weight is None else dense(weight)
    step = int(reduction == NONE and grad_output.meta_.numel == samples)
    kernel = _kernel(multi_margin_backward, self.meta_.dtype, threads, int(p))
    scale = _scale(samples, classes, reduction)
    kernel.launch(samples, threads, *map(address, tensors), classes, step, margin, scale)
    if made is not grad_input:
        copy_(grad_input, made, False)


def run_multilabel_margin(output: Tensor, is_target: Tensor, self: Tensor, target: Tensor, reduction: int) -> None:
    samples, classes = _rows(self)
    losses, threads, marks = _losses(output, samples), threads_of_line(classes), _whole(is_target)
    tensors = losses, marks, dense(self), dense(target)
    kernel = _kernel(multilabel_margin, self.meta_.dtype, threads)
    kernel.launch(samples, threads, *map(address, tensors), classes, _scale(samples, classes, reduction))
    _reduce(output, losses)
    if marks is not is_target:
        copy_(is_target, marks, False)


def run_multilabel_margin_backward(
    grad_input: Tensor, grad_output: Tensor, self: Tensor, target: Tensor, is_target: Tensor, reduction: int
) -> None:
    samples, classes = _rows(self)
    threads, made = threads_of_line(classes), _whole(grad_input)
    tensors = made, dense(grad_output), dense(self), dense(target), dense(is_target)
    step = int(reduction == NONE and grad_output.meta_.numel == samples)
    kernel = _kernel(multilabel_margin_backward, self.meta_.dtype, threads)
    kernel.launch(samples, threads, *map(address, tensors), classes, step, _scale(samples, classes, reduction))
    if made is not grad_input:
        copy_(grad_input, made, False)


stubs.multi_margin_stub.register("cuda", run_multi_margin)
stubs.multi_margin_backward_stub.register("cuda", run_multi_margin_backward)
stubs.multilabel_margin_stub.register("cuda", run_multilabel_margin)
stubs.multilabel_margin_backward_stub.register("cuda", run_multilabel_margin_backward)
