"""CPU kernels of softmax and log_softmax, forward and backward: the kernels, their launches and the loops.

With m the largest element of a line and S the sum of exp(x - m) over it:

    softmax      exp(x - m) / S            grad_input = (grad - sum of grad * output) * output
    log_softmax  x - m - log(S)            grad_input = grad - exp(output) * sum of grad

m cancels in exact arithmetic. In floats it keeps exp from overflowing, and S is at least 1, so log(S) is finite.

The loops run over contiguous memory, in one of two ways:

    rows      the dimension is innermost. A row is read three times: for its maximum, for the sum, for the results
    columns   the dimension is not innermost. `inner` neighbouring lines are swept together, so that memory is still read
              in its order; a row of maxima and a row of sums are kept beside

`lo, hi` count elements, so that a thread's share has the same cost however long a line is. A line belongs to the share
in which its first element falls: the loops round `lo` and `hi` up to the start of a line, and columns on to that of a strip
(see `strip_start` in reduce.py).

A row of softmax keeps its exponentials where the results will stand, and divides them afterwards. Elsewhere the exponential is
computed twice, for the sum and for the result: 16-bit results would lose digits, and logarithms need none.

Mirrors aten/src/ATen/native/cpu/SoftMaxKernel.cpp (`vec_softmax_lastdim_kernel`, `vec_softmax_kernel`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import prod
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy import int64, uintp

from tinytensor import kernel_compiler
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.native.cpu.element_access import POINTERS, load_access, store_access
from tinytensor.aten.native.cpu.loop_templates import Access, independent
from tinytensor.aten.native.nn.activation import activation_stubs as stubs
from tinytensor.aten.native.nn.activation.reference import soft_max as reference
from tinytensor.aten.native.pointwise.ufunc import math
from tinytensor.aten.native.reduce.cpu.reduce import strip_start
from tinytensor.aten.native.reduce.cpu.sorting_keys import lowest_int32, lowest_int64
from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import strip_width
from tinytensor.c10.allocator import allocate
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, float32, float64, opmath
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import bits_float32, bits_float64, fastmath, float32_bits, float64_bits, like

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Launch = Callable[..., None]

COST = 16  # work per element, in additions
# What the compiler may change: it may fuse a product and a sum, add in another order, and ignore the sign of zero.
# Without the second, sums do not run in vector lanes. NaN and infinity keep their meaning.
_SUM_MATH = frozenset({"contract", "reassoc", "nsz"})


def key_float32(x):
    return ordered_int32(float32_bits(x))


def unkey_float32(k):
    return bits_float32(ordered_int32(k))


def key_float64(x):
    return ordered_int64(float64_bits(x))


def unkey_float64(k):
    return bits_float64(ordered_int64(k))


@lru_cache(None)
def softmax_kernel(op: str, columns: bool, dtype: ScalarType) -> Kernel:
    # 16-bit floats are computed in float32: loads widen, stores round.
    compute = opmath(dtype)
    # The largest of a line has been taken off.
    exp, log = math.exp_below.for_dtype(compute), math.log.for_dtype(compute)
    keys = (key_float64, unkey_float64, lowest_int64)
    if compute is float32:
        keys = (key_float32, unkey_float32, lowest_int32)
    f = softmax_functors(exp, log, op == "log_softmax", *keys)
    template = softmax_columns if columns else softmax_rows
    if op == "softmax" and dtype is compute:
        template = softmax_columns_in_place if columns else softmax_rows_in_place
    loop = template(f, POINTERS[compute], load_access(dtype, compute), store_access(dtype))
    name = f"{op}_{dtype.name}_{'columns' if columns else 'rows'}"
    return kernel(loop, "iiiiii" if columns else "iii", name=name, fastmath=_SUM_MATH, cost=COST)


@lru_cache(None)
def softmax_backward_kernel(op: str, columns: bool, grad: ScalarType, output: ScalarType) -> Kernel:
    compute = float64 if output is float64 else float32
    f = backward_functors(math.exp.for_dtype(compute), op == "log_softmax")
    template = backward_columns if columns else backward_rows
    accesses = load_access(grad, compute), load_access(output, compute), store_access(grad)
    name = f"{op}_backward_{grad.name}_{output.name}_{'columns' if columns else 'rows'}"
    return kernel(
        template(f, POINTERS[compute], *accesses), "iiiiiii" if columns else "iiii", name=name, fastmath=_SUM_MATH,
        cost=COST,
    )  # fmt: skip


def refuse(op: str, m: Metadata, dim: int) -> None:
    """NotImplementedError, in PyTorch's words, for a dtype that is not floating."""
    name = f"{op}_lastdim_kernel_impl" if dim == m.dim - 1 or m.dim == 0 else f"{op}_kernel_impl"
    dispatch(m.dtype, name, FLOATING_TYPES)


def lines_of(m: Metadata, dim: int) -> tuple[int, int]:
    """The length of a line and the distance of its elements, in contiguous memory of these sizes."""
    sizes = tuple(m.sizes) or (1,)
    return sizes[dim], prod(sizes[dim + 1 :])


def _strip(n: int, inner: int, numel: int) -> int:
    """How many neighbouring lines stay together when threads share them out."""
    return strip_width((inner, numel // (n * inner) if numel else 0))


def plan_softmax(op: str, m: Metadata, dim: int) -> Launch:
    """Prepare `launch(out, self)`."""
    refuse(op, m, dim)
    (n, inner), numel = lines_of(m, dim), m.numel
    k = softmax_kernel(op, inner > 1, m.dtype)
    run = k.parallel if numel >= k.grain else k.serial
    strip = _strip(n, inner, numel)
    if inner == 1:

        def rows(out: Tensor, self: Tensor) -> None:
            run(numel, out.storage_.data_ptr + out.byte_offset_, self.storage_.data_ptr + self.byte_offset_, n)

        return rows

    def columns(out: Tensor, self: Tensor) -> None:
        # Two numbers of at most 8 bytes for each line: its maximum and its sum.
        scratch = allocate(16 * (numel // n))
        run(numel, out.storage_.data_ptr + out.byte_offset_, self.storage_.data_ptr + self.byte_offset_, n, inner, strip,
            scratch.data_ptr)  # fmt: skip

    return columns


def plan_softmax_backward(op: str, m: Metadata, dim: int, output_dtype: ScalarType) -> Launch:
    """Prepare `launch(grad_input, grad, output)`."""
    refuse(f"{op}_backward", m, dim)
    (n, inner), numel = lines_of(m, dim), m.numel
    k = softmax_backward_kernel(op, inner > 1, m.dtype, output_dtype)
    run = k.parallel if numel >= k.grain else k.serial
    strip = _strip(n, inner, numel)

    def launch(grad_input: Tensor, grad: Tensor, output: Tensor) -> None:
        addresses = [t.storage_.data_ptr + t.byte_offset_ for t in (grad_input, grad, output)]
        if inner == 1:
            run(numel, *addresses, n)
        else:
            scratch = allocate(8 * (numel // n))
            run(numel, *addresses, n, inner, strip, scratch.data_ptr)

    return launch


if kernel_compiler.mode() == "off":
    reference.register(refuse)
else:
    for _op in ("softmax", "log_softmax"):
        stubs.softmax_stubs[_op].register("cpu", partial(plan_softmax, _op))
        stubs.softmax_backward_stubs[_op].register("cpu", partial(plan_softmax_backward, _op))


# ---- the loops -------------------------------------------------------------------------------------------------------

F = Callable

TILE = 256  # columns whose maxima and sums stay in the first-level cache


def first_of_strip(element, n, inner, strip):
    """The first line at or after this element, counted along the lines, that begins a strip."""
    line = (element + n - uintp(1)) // n
    return uintp(strip_start(int64(line), int64(inner), int64(strip)))


class SoftmaxFunctors(NamedTuple):
    """exp; `total(sum)` of a line, once; `result(x, maximum, total)` of an element. `key` and `unkey` turn numbers into
    integers of the same order and back: a maximum of integers is found in vector lanes, one of floats is not."""

    exp: F
    total: F
    result: F
    key: F
    unkey: F
    lowest: F


def row_maximum(f: SoftmaxFunctors, load: F) -> F:
    """The largest of n neighbours."""
    key, unkey, lowest = f.key, f.unkey, f.lowest

    def maximum(x, at, n):
        best = lowest()
        for j in range(n):
            k = key(load(x, at + j))
            best = k if k > best else best
        return unkey(best)

    return maximum


def softmax_rows_in_place(f: SoftmaxFunctors, ptr_acc: F, source: Access, out: Access) -> F:
    """loop(lo, hi, out, in, n): the same as softmax_rows, with the exponentials kept in `out`."""
    exp, maximum = f.exp, row_maximum(f, source.element)

    def exponentials(o, x, at, n, m):
        s = like(0, m)
        for j in range(n):
            e = exp(x[at + j] - m)
            o[at + j] = e
            s += e
        return s

    @independent
    def divide(o, at, n, total):
        for j in range(n):
            o[at + j] = o[at + j] / total

    def loop(lo, hi, out, inp, n):
        o, x, n = ptr_acc(out), ptr_acc(inp), uintp(n)
        for i in range((lo + n - uintp(1)) // n, (hi + n - uintp(1)) // n):
            at = i * n
            divide(o, at, n, exponentials(o, x, at, n, maximum(x, at, n)))

    return loop


def softmax_rows(f: SoftmaxFunctors, ptr_acc: F, source: Access, out: Access) -> F:
    """loop(lo, hi, out, in, n): lines of n neighbouring elements."""
    (ptr_in, load), (ptr_out, store) = source, out
    exp, total, result, maximum = f.exp, f.total, f.result, row_maximum(f, load)

    def sum_of_exponentials(x, at, n, m):
        s = like(0, m)
        for j in range(n):
            s += exp(load(x, at + j) - m)
        return s

    @independent
    def results(o, x, at, n, m, t):
        for j in range(n):
            store(o, at + j, result(load(x, at + j), m, t))

    def loop(lo, hi, out, inp, n):
        o, x, n = ptr_out(out), ptr_in(inp), uintp(n)
        # Lines whose first element is in [lo, hi): both bounds are rounded up to the start of a line.
        for i in range((lo + n - uintp(1)) // n, (hi + n - uintp(1)) // n):
            at = i * n
            # The maximum is taken off before exp, so that no exponential overflows and the largest one is 1.
            m = maximum(x, at, n)
            results(o, x, at, n, m, total(sum_of_exponentials(x, at, n, m)))

    return loop


def softmax_columns(f: SoftmaxFunctors, ptr_acc: F, source: Access, out: Access) -> F:
    """loop(lo, hi, out, in, n, inner, strip, scratch): lines of n elements `inner` apart; scratch has two numbers a line."""
    (_, load), (_, store) = source, out
    exp, result = f.exp, f.result

    def add_exponentials(o, m, s, x, at, width):
        for j in range(width):
            s[j] += exp(load(x, at + j) - m[j])

    @independent
    def results(o, x, at, m, s, width):
        for j in range(width):
            store(o, at + j, result(load(x, at + j), m[j], s[j]))

    return _columns(f, ptr_acc, source, out, add_exponentials, results)


def softmax_columns_in_place(f: SoftmaxFunctors, ptr_acc: F, source: Access, out: Access) -> F:
    """The same with the exponentials kept in `out`."""
    exp = f.exp

    @independent
    def add_exponentials(o, m, s, x, at, width):
        for j in range(width):
            e = exp(x[at + j] - m[j])
            o[at + j] = e
            s[j] += e

    @independent
    def results(o, x, at, m, s, width):
        for j in range(width):
            o[at + j] = o[at + j] / s[j]

    return _columns(f, ptr_acc, source, out, add_exponentials, results)


def _columns(f: SoftmaxFunctors, ptr_acc: F, source: Access, out: Access, add_exponentials: F, results: F) -> F:
    (ptr_in, load), (ptr_out, _) = source, out
    total = f.total

    def start(m, s, x, at, width):
        for j in range(width):
            m[j] = load(x, at + j)
            s[j] = like(0, m[j])

    def raise_maxima(m, x, at, width):
        # `v != v` lets a NaN become the maximum, and then it stays: nothing is greater than NaN.
        for j in range(width):
            v = load(x, at + j)
            m[j] = v if (v > m[j]) | (v != v) else m[j]

    def loop(lo, hi, out, inp, n, inner, strip, scratch):
        o, x, n, inner = ptr_out(out), ptr_in(inp), uintp(n), uintp(inner)
        i = first_of_strip(lo, n, inner, strip)
        last = first_of_strip(hi, n, inner, strip)
        while i < last:
            # Line i is column i % inner of an outer slice. A tile is as many neighbouring columns as there are up to
            # the end of the slice, of the share and of the cache; the sweeps below go down all of them together.
            column = i % inner
            width = min(min(inner - column, last - i), uintp(TILE))
            at = (i - column) * n + column
            # The scratch of a tile: `width` maxima, then `width` sums, at a place no other tile uses.
            m = ptr_acc(scratch + 16 * i)
            s = ptr_acc(scratch + 16 * i + 8 * width)
            start(m, s, x, at, width)
            for r in range(uintp(1), n):
                raise_maxima(m, x, at + r * inner, width)
            for r in range(n):
                add_exponentials(o, m, s, x, at + r * inner, width)
            for j in range(width):
                s[j] = total(s[j])
            for r in range(n):
                results(o, x, at + r * inner, m, s, width)
            i += width

    return loop


class BackwardFunctors(NamedTuple):
    """`term(grad, output)` is added up along a line; `result(grad, output, sum)` is the gradient of an element."""

    term: F
    result: F


def backward_rows(f: BackwardFunctors, ptr_acc: F, grad: Access, output: Access, out: Access) -> F:
    """loop(lo, hi, out, grad, output, n)"""
    (ptr_grad, load_grad), (ptr_output, load_output), (ptr_out, store) = grad, output, out
    term, result = f

    def sum_of_terms(g, y, at, n):
        s = term(load_grad(g, at), load_output(y, at))
        for j in range(uintp(1), n):
            s += term(load_grad(g, at + j), load_output(y, at + j))
        return s

    @independent
    def results(o, g, y, at, n, s):
        for j in range(n):
            store(o, at + j, result(load_grad(g, at + j), load_output(y, at + j), s))

    def loop(lo, hi, out, grad, output, n):
        o, g, y, n = ptr_out(out), ptr_grad(grad), ptr_output(output), uintp(n)
        # Lines are shared out as in softmax_rows.
        for i in range((lo + n - uintp(1)) // n, (hi + n - uintp(1)) // n):
            results(o, g, y, i * n, n, sum_of_terms(g, y, i * n, n))

    return loop


def backward_columns(f: BackwardFunctors, ptr_acc: F, grad: Access, output: Access, out: Access) -> F:
    """loop(lo, hi, out, grad, output, n, inner, strip, scratch): scratch has one number a line."""
    (ptr_grad, load_grad), (ptr_output, load_output), (ptr_out, store) = grad, output, out
    term, result = f

    def clear(s, width):
        for j in range(width):
            s[j] = 0

    def add_terms(s, g, y, at, width):
        for j in range(width):
            s[j] += term(load_grad(g, at + j), load_output(y, at + j))

    @independent
    def results(o, g, y, at, s, width):
        for j in range(width):
            store(o, at + j, result(load_grad(g, at + j), load_output(y, at + j), s[j]))

    def loop(lo, hi, out, grad, output, n, inner, strip, scratch):
        o, g, y, n, inner = ptr_out(out), ptr_grad(grad), ptr_output(output), uintp(n), uintp(inner)
        i = first_of_strip(lo, n, inner, strip)
        last = first_of_strip(hi, n, inner, strip)
        while i < last:
            # Tiles as in softmax_columns.
            column = i % inner
            width = min(min(inner - column, last - i), uintp(TILE))
            at = (i - column) * n + column
            s = ptr_acc(scratch + 8 * i)
            clear(s, width)
            for r in range(n):
                add_terms(s, g, y, at + r * inner, width)
            for r in range(n):
                results(o, g, y, at + r * inner, s, width)
            i += width

    return loop


# ---- what the loops compute ------------------------------------------------------------------------------------------


def softmax_functors(exp: F, log: F, is_log: bool, key: F, unkey: F, lowest: F) -> SoftmaxFunctors:
    def same(total):
        return total

    def probability(x, m, total):
        return exp(x - m) / total

    @fastmath("contract")  # in this order: near the maximum x - m is exact, and small
    def log_probability(x, m, log_total):
        return x - m - log_total

    return SoftmaxFunctors(exp, log if is_log else same, log_probability if is_log else probability, key, unkey, lowest)


def backward_functors(exp: F, is_log: bool) -> BackwardFunctors:
    def product(grad, output):
        return grad * output

    def softmax_result(grad, output, total):
        return (grad - total) * output

    def only_grad(grad, output):
        return grad

    def log_softmax_result(grad, output, total):
        return grad - exp(output) * total

    return BackwardFunctors(only_grad, log_softmax_result) if is_log else BackwardFunctors(product, softmax_result)


def ordered_int32(bits):
    """A float32's bits as an integer that compares as the float does. The function is its own inverse."""
    # The bits of positive floats are in order as integers; those of negative floats are in reverse. So all bits but the
    # sign of a negative float are flipped.
    return np.int32(bits ^ np.int32(np.int32(bits >> np.int32(31)) & np.int32(0x7FFFFFFF)))


def ordered_int64(bits):
    return bits ^ ((bits >> 63) & 0x7FFFFFFFFFFFFFFF)
