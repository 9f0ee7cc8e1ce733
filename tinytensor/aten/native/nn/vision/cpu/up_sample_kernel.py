"""CPU kernels of separable sums; see Note [Tap table] of aten/native/nn/vision/up_sample.py.

Mirrors aten/src/ATen/native/cpu/UpSampleKernel.cpp and PaddingKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import inf, prod
from typing import TYPE_CHECKING

from numpy import int64, uintp

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cpu.number_functors import ZERO
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.vision.reference import up_sample
from tinytensor.aten.native.nn.vision.up_sample import Taps
from tinytensor.c10.allocator import allocate
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.kernel import GRAIN
from tinytensor.kernel_compiler.pointers import ptr_int64, ptr_uint8, ptr_uint16, ptr_uint32, ptr_uint64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable
_BITS = {1: ptr_uint8, 2: ptr_uint16, 4: ptr_uint32, 8: ptr_uint64}
# Work of a row of outputs and of a plane, in additions: what a thread's share is measured by.
COST = 4  # of an element that several others are weighed for, in additions
BAND = 16
"""Output rows of a share of `weigh_lines`: enough to be worth a line of memory, few enough to share one image."""


def read_table(table):
    """Sizes of the input, of the result, the most taps of an output; counts; where the second and third weights begin.

    Of each dimension the counts of all outputs come first, then the inputs, `most` for each output. The header has 9 numbers.
    """
    t = ptr_int64(table)
    outputs, most = (t[3], t[4], t[5]), (t[6], t[7], t[8])
    n0 = table + 72
    n1 = n0 + 8 * outputs[0] * (1 + most[0])
    n2 = n1 + 8 * outputs[1] * (1 + most[1])
    w1 = outputs[0] * most[0]
    counts = ptr_int64(n0), ptr_int64(n1), ptr_int64(n2)
    return (t[0], t[1], t[2]), outputs, most, counts, (w1, w1 + outputs[1] * most[1])


def copy_taps(ptr: F) -> F:
    """out = the one input of each output. `lo, hi` count output rows."""

    def loop(lo, hi, out, x, table):
        (in0, in1, in2), (out0, out1, out2), _, (c0, c1, c2), _ = read_table(table)
        # A row of outputs has one (plane, j0, j1), so two of the three inputs are the same for all of it.
        for row in range(int64(lo), int64(hi)):
            plane = row // (out0 * out1)
            rest = row - plane * out0 * out1
            j0 = rest // out1
            j1 = rest - j0 * out1
            base = ((plane * in0 + c0[out0 + j0]) * in1 + c1[out1 + j1]) * in2
            o, source = ptr(out), ptr(x)
            start, width = uintp(row * out2), uintp(out2)
            for j2 in range(width):
                o[start + j2] = source[base + c2[width + j2]]

    return loop


def weigh_taps(ptr: F, zero: F) -> F:
    """out = sum of weight * input over the taps, innermost dimension first. `lo, hi` count output rows."""

    def loop(lo, hi, out, x, table, weights):
        (in0, in1, in2), (out0, out1, out2), (most0, most1, most2), (c0, c1, c2), (w1, w2) = read_table(table)
        o, source, w = ptr(out), ptr(x), ptr(weights)
        for row in range(int64(lo), int64(hi)):
            plane = row // (out0 * out1)
            rest = row - plane * out0 * out1
            j0 = rest // out1
            j1 = rest - j0 * out1
            # One turn of j2 is one output. k0, k1 and k2 walk over its taps in the three dimensions:
            #     out[j0, j1, j2] = sum of w0[j0, k0] * w1[j1, k1] * w2[j2, k2] * x[c0[j0, k0], c1[j1, k1], c2[j2, k2]]
            # The weights of the three dimensions multiply, so the sum is taken dimension by dimension: the sum along
            # the last dimension is complete before it is weighed along the one before. No bound is checked here: the
            # table holds inputs inside the image only.
            for j2 in range(out2):
                total = zero()
                for k0 in range(c0[j0]):
                    base0 = (plane * in0 + c0[out0 + j0 * most0 + k0]) * in1
                    middle = zero()
                    for k1 in range(c1[j1]):
                        base1 = (base0 + c1[out1 + j1 * most1 + k1]) * in2
                        inner = zero()
                        for k2 in range(c2[j2]):
                            inner += w[w2 + j2 * most2 + k2] * source[base1 + c2[out2 + j2 * most2 + k2]]
                        middle += w[w1 + j1 * most1 + k1] * inner
                    total += w[j0 * most0 + k0] * middle
                o[row * out2 + j2] = total

    return loop


def weigh_lines(ptr: F, zero: F, itemsize: int) -> F:
    """The same, innermost dimension last: rows of the input are added to a line, and outputs are made of its numbers.

    A line is long and its loops vectorise, but all of it is computed: this pays where most of a row is used. `lo, hi` count
    bands of BAND output rows; `lines` has room for a row of the input for each.
    """

    def loop(lo, hi, out, x, table, weights, lines):
        (in0, in1, in2), (out0, out1, out2), (most0, most1, most2), (c0, c1, c2), (w1, w2) = read_table(table)
        o, source, w = ptr(out), ptr(x), ptr(weights)
        bands = (out1 + BAND - 1) // BAND
        for band in range(int64(lo), int64(hi)):
            line = ptr(lines + band * in2 * itemsize)
            image = band // bands
            plane = image // out0
            j0 = image - plane * out0
            first = (band - image * bands) * BAND
            for j1 in range(first, min(first + BAND, out1)):
                for i in range(uintp(in2)):
                    line[i] = zero()
                for k0 in range(c0[j0]):
                    base0 = (plane * in0 + c0[out0 + j0 * most0 + k0]) * in1
                    for k1 in range(c1[j1]):
                        base1 = uintp((base0 + c1[out1 + j1 * most1 + k1]) * in2)
                        weight = w[j0 * most0 + k0] * w[w1 + j1 * most1 + k1]
                        for i in range(uintp(in2)):
                            line[i] += weight * source[base1 + i]
                to = (image * out1 + j1) * out2
                for j2 in range(out2):
                    total = zero()
                    for k2 in range(c2[j2]):
                        total += w[w2 + j2 * most2 + k2] * line[c2[out2 + j2 * most2 + k2]]
                    o[to + j2] = total

    return loop


def weigh_taps_backward(ptr: F, zero: F) -> F:
    """grad_input += weight * grad over the taps. `lo, hi` count planes."""

    def loop(lo, hi, grad_input, grad, table, weights):
        (in0, in1, in2), (out0, out1, out2), (most0, most1, most2), (c0, c1, c2), (w1, w2) = read_table(table)
        g, target, w = ptr(grad), ptr(grad_input), ptr(weights)
        size = in0 * in1 * in2
        # Different outputs take from the same input, so a thread owns whole planes of grad_input.
        for plane in range(int64(lo), int64(hi)):
            for i in range(uintp(plane * size), uintp((plane + 1) * size)):
                target[i] = zero()
            # The transpose of weigh_taps: j0, j1, j2 walk over the outputs and k0, k1, k2 over their taps, and each
            # output's gradient is added to the inputs that it was made of. j2 stands inside k0 and k1, so that a row of
            # `grad` and a row of `target` are read and written from left to right.
            for j0 in range(out0):
                for j1 in range(out1):
                    row = (plane * out0 + j0) * out1 + j1
                    for k0 in range(c0[j0]):
                        base0 = (plane * in0 + c0[out0 + j0 * most0 + k0]) * in1
                        for k1 in range(c1[j1]):
                            base1 = (base0 + c1[out1 + j1 * most1 + k1]) * in2
                            # The weight along the first two dimensions is the same for the whole row of outputs.
                            outer = w[j0 * most0 + k0] * w[w1 + j1 * most1 + k1]
                            for j2 in range(out2):
                                share = outer * g[row * out2 + j2]
                                for k2 in range(c2[j2]):
                                    target[base1 + c2[out2 + j2 * most2 + k2]] += w[w2 + j2 * most2 + k2] * share

    return loop


@lru_cache(None)
def _copy_kernel(itemsize: int) -> Kernel:
    return kernel(copy_taps(_BITS[itemsize]), "iii", name=f"copy_taps_{itemsize}", cost=inf)


@lru_cache(None)
def _kernel(dtype: ScalarType, backward: bool) -> Kernel:
    template = weigh_taps_backward if backward else weigh_taps
    name = f"weigh_taps{'_backward' if backward else ''}_{dtype.name}"
    return kernel(template(POINTERS[dtype], ZERO[dtype]), "iiii", name=name, cost=inf)


@lru_cache(None)
def _lines_kernel(dtype: ScalarType) -> Kernel:
    loop = weigh_lines(POINTERS[dtype], ZERO[dtype], dtype.itemsize)
    return kernel(loop, "iiiii", name=f"weigh_lines_{dtype.name}", cost=inf)


def _address(t: Tensor) -> int:
    return t.storage_.data_ptr + t.byte_offset_


def run(out: Tensor, x: Tensor, taps: Taps) -> None:
    rows = out.meta_.numel // taps.outputs[2]
    dtype = x.meta_.dtype
    if taps.copies:
        k = _copy_kernel(dtype.itemsize)
        launch = k.parallel if out.meta_.numel >= GRAIN else k.serial
        launch(rows, _address(out), _address(x), taps.address)
    elif taps.uses_lines:
        bands = rows // taps.outputs[1] * -(-taps.outputs[1] // BAND)
        k = _lines_kernel(dtype)
        launch = k.parallel if COST * out.meta_.numel >= GRAIN else k.serial
        lines = allocate(bands * taps.inputs[2] * dtype.itemsize)
        launch(bands, _address(out), _address(x), taps.address, taps.weights_of(dtype), lines.data_ptr)
    else:
        k = _kernel(dtype, False)
        launch = k.parallel if COST * out.meta_.numel >= GRAIN else k.serial
        launch(rows, _address(out), _address(x), taps.address, taps.weights_of(dtype))


def run_backward(grad_input: Tensor, grad: Tensor, taps: Taps) -> None:
    planes = grad_input.meta_.numel // prod(taps.inputs)
    k = _kernel(grad.meta_.dtype, True)
    launch = k.parallel if COST * grad.meta_.numel >= GRAIN else k.serial
    launch(planes, _address(grad_input), _address(grad), taps.address, taps.weights_of(grad.meta_.dtype))


if kernel_compiler.mode() == "off":
    up_sample.register()
else:
    stubs.separable_stub.register("cpu", run)
    stubs.separable_backward_stub.register("cpu", run_backward)
