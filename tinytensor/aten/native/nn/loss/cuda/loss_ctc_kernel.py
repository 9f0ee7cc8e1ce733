"""ctc_loss on CUDA: a block for each sample, which steps through time with a thread for each place of the target.

    alpha      all steps from the first to the last, and the loss; the threads meet after each step
    beta       the mirror image, from the last step to the first
    collect    a thread for each step of each sample sums alpha and beta over the places of each label

See loss_ctc.py for what alpha, beta and places are. A label out of bounds ends the kernel (`device_assert`).

Mirrors aten/src/ATen/native/cuda/LossCTC.cu. Left out: several samples in one block, and the sum over places by atomic
operations for long targets.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each, threads_for, upload
from tinytensor.aten.native.nn.loss.loss_ctc_stubs import ctc_loss_backward_stub, ctc_loss_stub
from tinytensor.c10.scalar_type import ScalarType, float64
from tinytensor.c10.storage import StorageImpl
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.atomics import device_assert
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

MOST = 256
"""Threads of a block."""

# The geometry: steps, places, labels, blank, strides of log_probs (time, sample, label), stride of the targets.
# The table has for each sample: length of the input, length of the target, first element of the target.


def log_sum(a, b, c):
    """log(exp(a) + exp(b) + exp(c)), where minus infinity is a probability of zero."""
    most = max(max(a, b), c)
    # With the largest taken off, no exponential overflows. Where it is minus infinity the difference would be NaN.
    if most == -np.inf:
        return most
    return np.log(np.exp(a - most) + np.exp(b - most) + np.exp(c - most)) + most


def label_at(ptr_target: Callable) -> Callable:
    """The label of a place: blanks at the even ones, the target's labels at the odd ones."""

    def label(targets, start, place, g):
        if place % 2 == 0:
            return np.int64(g[3])
        found = np.int64(ptr_target(targets)[start + place // 2 * g[7]])
        device_assert((found >= 0) & (found < g[2]))
        return found

    return label


def alpha_of_sample(ptr: Callable, real: type, ptr_target: Callable) -> Callable:
    label, impossible = label_at(ptr_target), real(-np.inf)

    def kernel(loss, log_alpha, log_probs, targets, table, g):
        sample, threads = np.int64(cuda.blockIdx.x), cuda.blockDim.x
        steps, places = g[0], g[1]
        length, last = ptr_int64(table)[3 * sample], 2 * ptr_int64(table)[3 * sample + 1]
        start = ptr_int64(table)[3 * sample + 2]
        alpha, probs = ptr(log_alpha), ptr(log_probs)
        for t in range(steps):
            row = (sample * steps + t) * places
            s = np.int64(cuda.threadIdx.x)
            while s < places:
                value = impossible
                if t < length and s <= last:
                    own = label(targets, start, s, g)
                    if t == 0:
                        # A path begins at the first blank or at the first label.
                        value = real(0) if s < 2 else impossible
                    else:
                        # It stays at its place, comes from the one before, or skips the blank between two different labels.
                        before = row - places + s
                        one = alpha[before - 1] if s > 0 else impossible
                        two = impossible
                        if s > 2 and s % 2 == 1 and own != label(targets, start, s - 2, g):
                            two = alpha[before - 2]
                        value = log_sum(alpha[before], one, two)
                    value += probs[t * g[4] + sample * g[5] + own * g[6]]
                alpha[row + s] = value
                s += threads
            cuda.syncthreads()
        if cuda.threadIdx.x == 0:
            if length == 0:
                ptr(loss)[sample] = real(0) if last == 0 else -impossible
            else:
                # It ends at the last label or at the blank behind it; an empty target has the blank alone.
                end = (sample * steps + length - 1) * places + last
                one = alpha[end - 1] if last > 0 else impossible
                ptr(loss)[sample] = -log_sum(alpha[end], one, impossible)

    return kernel


def beta_of_sample(ptr: Callable, real: type, ptr_target: Callable) -> Callable:
    label, impossible = label_at(ptr_target), real(-np.inf)

    def kernel(log_beta, log_probs, targets, table, g):
        sample, threads = np.int64(cuda.blockIdx.x), cuda.blockDim.x
        steps, places = g[0], g[1]
        length, last = ptr_int64(table)[3 * sample], 2 * ptr_int64(table)[3 * sample + 1]
        start = ptr_int64(table)[3 * sample + 2]
        beta, probs = ptr(log_beta), ptr(log_probs)
        for back in range(steps):
            t = steps - 1 - back
            row = (sample * steps + t) * places
            s = np.int64(cuda.threadIdx.x)
            while s < places:
                value = impossible
                if t < length and s <= last:
                    own = label(targets, start, s, g)
                    if t == length - 1:
                        value = real(0) if s >= last - 1 else impossible
                    else:
                        after = row + places + s
                        one = beta[after + 1] if s < last else impossible
                        two = impossible
                        if s + 2 <= last and s % 2 == 1 and own != label(targets, start, s + 2, g):
                            two = beta[after + 2]
                        value = log_sum(beta[after], one, two)
                    value += probs[t * g[4] + sample * g[5] + own * g[6]]
                beta[row + s] = value
                s += threads
            cuda.syncthreads()

    return kernel


def collect(ptr: Callable, real: type, ptr_target: Callable) -> Callable:
    """out[t, sample, label] = exp(log_probs) less the share of the paths that have the label at the step, times grad."""
    label, impossible = label_at(ptr_target), real(-np.inf)

    def kernel(n, out, grad, log_probs, targets, loss, log_alpha, log_beta, table, samples, step, zero_infinity, g):
        i = cuda.grid(1)
        if i < n:
            t = i // samples
            sample = i - t * samples
            length, last = ptr_int64(table)[3 * sample], 2 * ptr_int64(table)[3 * sample + 1]
            start = ptr_int64(table)[3 * sample + 2]
            o, probs, negative = ptr(out), ptr(log_probs), ptr(loss)[sample]
            base, row = i * g[2], (sample * g[0] + t) * g[1]
            if t >= length or (zero_infinity != 0 and negative == -impossible):
                for c in range(g[2]):
                    o[base + c] = real(0)
            else:
                for c in range(g[2]):
                    o[base + c] = impossible
                for s in range(last + 1):
                    c = label(targets, start, s, g)
                    both = ptr(log_alpha)[row + s] + ptr(log_beta)[row + s]
                    o[base + c] = log_sum(o[base + c], both, impossible)
                scale = ptr(grad)[sample * step]
                for c in range(g[2]):
                    # Alpha and beta both contain the probability of the step; the loss is -log p.
                    y = probs[t * g[4] + sample * g[5] + c * g[6]]
                    o[base + c] = (np.exp(y) - np.exp(o[base + c] + negative - y)) * scale

    return kernel


@lru_cache(None)
def _kernel(template: Callable, kinds: str, dtype: ScalarType, target: ScalarType) -> CudaKernel:
    body = template(POINTERS[dtype], np.float64 if dtype is float64 else np.float32, POINTERS[target])
    return cuda_kernel(body, kinds, name=f"ctc_{template.__name__}_{dtype.name}_{target.name}")


def _tables(
    log_probs: Tensor, log_alpha: Tensor, targets: Tensor, input_lengths: Sequence[int], target_lengths: Sequence[int], blank: int
) -> tuple[StorageImpl, tuple[int, ...]]:  # fmt: skip
    """The table of samples on the device, and the geometry."""
    t = targets.meta_
    lengths = np.asarray(target_lengths, np.int64)
    starts = np.arange(len(lengths)) if t.dim == 2 else np.cumsum(lengths) - lengths
    table = np.stack([np.asarray(input_lengths, np.int64), lengths, starts * t.strides[0]], 1)
    steps, _, labels = log_probs.meta_.sizes
    geometry = steps, log_alpha.meta_.sizes[2], labels, blank, *log_probs.meta_.strides, t.strides[-1]
    return upload(np.ascontiguousarray(table), log_probs.meta_.device), geometry


def ctc_loss(
    loss: Tensor, log_alpha: Tensor, log_probs: Tensor, targets: Tensor, input_lengths: Sequence[int],
    target_lengths: Sequence[int], blank: int,
) -> None:  # fmt: skip
    table, g = _tables(log_probs, log_alpha, targets, input_lengths, target_lengths, blank)
    kernel = _kernel(alpha_of_sample, "iiiiit", log_probs.meta_.dtype, targets.meta_.dtype)
    samples, threads = loss.meta_.numel, min(threads_for(g[1], MOST)[1], MOST)
    kernel.launch(samples, threads, *map(address, (loss, log_alpha, log_probs, targets)), table.data_ptr, g)


def ctc_loss_backward(
    out: Tensor, grad: Tensor, log_probs: Tensor, targets: Tensor, input_lengths: Sequence[int],
    target_lengths: Sequence[int], loss: Tensor, log_alpha: Tensor, blank: int, zero_infinity: bool,
) -> None:  # fmt: skip
    table, g = _tables(log_probs, log_alpha, targets, input_lengths, target_lengths, blank)
    dtypes = log_probs.meta_.dtype, targets.meta_.dtype
    log_beta = empty_from_metadata(log_alpha.meta_.plain)
    samples, threads = log_probs.meta_.sizes[1], min(threads_for(g[1], MOST)[1], MOST)
    beta = _kernel(beta_of_sample, "iiiit", *dtypes)
    beta.launch(samples, threads, *map(address, (log_beta, log_probs, targets)), table.data_ptr, g)
    step = grad.meta_.strides[0] if grad.meta_.dim else 0
    launch_for_each(
        _kernel(collect, "iiiiiiiiiiiit", *dtypes), g[0] * samples,
        *map(address, (out, grad, log_probs, targets, loss, log_alpha, log_beta)), table.data_ptr, samples, step,
        zero_infinity, g,
    )  # fmt: skip


ctc_loss_stub.register("cuda", ctc_loss)
ctc_loss_backward_stub.register("cuda", ctc_loss_backward)
