"""nll_loss on the CPU: one pass over the targets.

A kernel cannot raise, so the first target out of bounds is written to a status word and skipped.

Mirrors aten/src/ATen/native/LossNLL.cpp (`nll_loss_out_frame`) and LossNLL2d.cpp.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from ctypes import c_int64
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy import float64, int64

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import load_access, store_access
from tinytensor.aten.native.cpu.loop_templates import Access
from tinytensor.aten.native.nn.loss import loss_nll_stubs as stubs
from tinytensor.aten.native.nn.loss.loss_nll_stubs import NllGeometry
from tinytensor.aten.native.nn.loss.reference import loss_nll as reference
from tinytensor.c10.allocator import allocate
from tinytensor.c10.scalar_type import ScalarType, opmath
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import like, ptr_float64, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable

_RESULT = struct.Struct("=ddqq")  # loss, total weight, whether a target is bad, which


def at_position(i, g, first):
    """Elements from the start of a tensor with (batch, height, width) strides at g[first:] to its i-th element.

    n * stride_n + h * stride_h + w * stride_w for i = (n * height + h) * width + w. The scores add class * stride_c, so any
    layout will do, channels last too, without a copy.
    """
    # i counts (batch, height, width) in row-major order; a target without pixels has height and width 1.
    height, width = g[1], g[2]
    row = i // width
    return (row // height) * g[first] + (row % height) * g[first + 1] + (i - row * width) * g[first + 2]


def forward(scores: Access, out: Access, targets: Access, number: type) -> F:
    """loop(lo, hi, each, scores, target, weight, geometry, ignore_index, result, output, mean)

    geometry: (batch, height, width), classes, class stride, score strides (batch, height, width), target strides. At `output`,
    where that is given, goes the sum of the losses or their mean.
    """
    (ptr_x, load), (ptr_out, store), (ptr_t, load_target) = scores, out, targets

    def loop(lo, hi, each, inp, target, weight, geometry, ignore_index, result, output, mean):
        g, x, t, w, o = ptr_int64(geometry), ptr_x(inp), ptr_t(target), ptr_x(weight), ptr_out(each)
        loss, total = 0.0, 0.0
        status = ptr_int64(result + 16)
        status[0] = 0
        for i in range(int64(lo), int64(hi)):
            c = int64(load_target(t, at_position(i, g, 8)))
            if c == ignore_index:
                # An ignored target has a loss of 0 and no part in the total weight.
                if each != 0:
                    store(o, i, like(0, load(x, 0)))
            elif (c < 0) | (c >= g[3]):
                # Only the first bad target is named, as PyTorch names it.
                if status[0] == 0:
                    status[0] = 1
                    status[1] = c
            else:
                score = load(x, at_position(i, g, 5) + c * g[4])
                factor = load(w, c) if weight != 0 else like(1, score)
                value = -score * factor
                if each != 0:
                    store(o, i, value)
                # The sums are float64 for every dtype, so many targets cost no precision.
                loss += float64(value)
                total += float64(factor)
        sums = ptr_float64(result)
        sums[0] = loss
        sums[1] = total
        if output != 0:
            store(ptr_out(output), 0, number(loss / total if mean != 0 else loss))

    return loop


def backward(grads: Access, out: Access, targets: Access) -> F:
    """loop(lo, hi, grad_input, grad_output, target, weight, total_weight, geometry, ignore_index, result)

    geometry as above, with the strides of grad_input for those of the scores, and then the strides of grad_output.
    """
    (ptr_g, load), (ptr_out, store), (ptr_t, load_target) = grads, out, targets

    def loop(lo, hi, grad_input, grad_output, target, weight, total_weight, geometry, ignore_index, result):
        g, o, y, t = ptr_int64(geometry), ptr_out(grad_input), ptr_g(grad_output), ptr_t(target)
        w, total = ptr_g(weight), ptr_g(total_weight)
        status = ptr_int64(result + 16)
        for i in range(int64(lo), int64(hi)):
            c = int64(load_target(t, at_position(i, g, 8)))
            # grad_input was filled with 0. One element of each row gets a gradient: that of the target class.
            if c != ignore_index:
                if (c < 0) | (c >= g[3]):
                    if status[0] == 0:
                        status[0] = 1
                        status[1] = c
                else:
                    value = -load(y, at_position(i, g, 11))
                    if weight != 0:
                        value *= load(w, c)
                    # The mean was divided by the total weight; a sum was not, and has no address here.
                    if total_weight != 0:
                        value /= load(total, 0)
                    store(o, at_position(i, g, 5) + c * g[4], value)

    return loop


@lru_cache(None)
def nll_kernel(is_backward: bool, dtype: ScalarType, target: ScalarType) -> Kernel:
    accesses = load_access(dtype, opmath(dtype)), store_access(dtype), load_access(target, target)
    name = f"nll_loss{'_backward' * is_backward}_{dtype.name}_{target.name}"
    if is_backward:
        return kernel(backward(*accesses), "iiiiiiii", name=name)
    return kernel(forward(*accesses, opmath(dtype).numpy.type), "iiiiiiiii", name=name)


def _address(t: Tensor | None) -> int:
    return 0 if t is None else t.storage_.data_ptr + t.byte_offset_


def _flat(g: NllGeometry) -> list[int]:
    batch, classes, height, width = g.strides
    return [*g.sizes, g.classes, classes, batch, height, width, *g.target_strides]


def _bad(result: tuple) -> int | None:
    return result[3] if result[2] else None


@lru_cache(4096)
def _geometry(g: NllGeometry, *more: int) -> tuple[int, np.ndarray]:
    """As the loops read it, at an address; they do not write to it."""
    words = np.array([*_flat(g), *more], np.int64)
    return address_of(words), words


def nll_loss(
    g: NllGeometry, each: Tensor | None, self: Tensor, target: Tensor, weight: Tensor | None, ignore_index: int
) -> tuple[float, float, int | None]:
    geometry, _ = _geometry(g)
    words = allocate(_RESULT.size)
    run = nll_kernel(False, self.meta_.dtype, target.meta_.dtype).serial
    run(
        target.meta_.numel, _address(each), self.storage_.data_ptr + self.byte_offset_,
        target.storage_.data_ptr + target.byte_offset_, _address(weight), geometry, ignore_index, words.data_ptr, 0, 0,
    )  # fmt: skip
    loss, total, is_bad, bad = _RESULT.unpack_from(words.buffer, 0)
    return loss, total, bad if is_bad else None


def nll_loss_of_rows(
    g: NllGeometry, output: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, mean: bool, ignore_index: int
) -> int | None:
    geometry, _ = _geometry(g)
    words = allocate(_RESULT.size)
    run = nll_kernel(False, self.meta_.dtype, target.meta_.dtype).serial
    run(
        target.meta_.numel, 0, self.storage_.data_ptr + self.byte_offset_, target.storage_.data_ptr + target.byte_offset_,
        0 if weight is None else weight.storage_.data_ptr + weight.byte_offset_, geometry, ignore_index, words.data_ptr,
        output.storage_.data_ptr, mean,
    )  # fmt: skip
    return _bad(_RESULT.unpack_from(words.buffer, 0)) if c_int64.from_address(words.data_ptr + 16).value else None


def nll_loss_backward(
    g: NllGeometry, grad_input: Tensor, grad_output: Tensor, grad_strides: tuple[int, ...], target: Tensor,
    weight: Tensor | None, total_weight: Tensor | None, ignore_index: int,
) -> int | None:  # fmt: skip
    geometry, _ = _geometry(g, *grad_strides)
    words = allocate(_RESULT.size)
    _RESULT.pack_into(words.buffer, 0, 0.0, 0.0, 0, 0)
    run = nll_kernel(True, grad_input.meta_.dtype, target.meta_.dtype).serial
    n = target.meta_.numel
    run(n, _address(grad_input), _address(grad_output), _address(target), _address(weight), _address(total_weight),
        geometry, ignore_index, words.data_ptr)  # fmt: skip
    return _bad(_RESULT.unpack_from(words.buffer, 0))


if kernel_compiler.mode() == "off":
    reference.register()
else:
    stubs.nll_loss_stub.register("cpu", nll_loss)
    stubs.nll_loss_of_rows_stub.register("cpu", nll_loss_of_rows)
    stubs.nll_loss_backward_stub.register("cpu", nll_loss_backward)
