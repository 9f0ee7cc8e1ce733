"""Loop templates of softmax and log_softmax, forward and backward, over contiguous memory.

    rows      the dimension is innermost: a row is read in vector lanes, once for its maximum, once for the sum, once for
              the results
    columns   it is not: `inner` neighbouring lines are swept together, with a row of maxima and a row of sums

`lo, hi` count elements, so that a share has the same cost however long a line is; a line belongs to the share in which
its first element falls. The exponential is computed twice, for the sum and for the result: that is cheaper than keeping
it, and loses nothing where results have 16 bits.

Mirrors aten/src/ATen/native/cpu/SoftMaxKernel.cpp (`vec_softmax_lastdim_kernel`, `vec_softmax_kernel`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy import uintp

from tinytensor.aten.native.cpu.loop_templates import Access, independent
from tinytensor.kernel_compiler.pointers import fastmath, like

F = Callable

TILE = 256  # columns whose maxima and sums stay in the first-level cache


class SoftmaxFunctors(NamedTuple):
    """exp; `total(sum)` of a line, once; `result(x, maximum, total)` of an element. `key` and `unkey` turn numbers into
    integers of the same order and back: a maximum of integers is found in vector lanes, one of floats is not."""

    exp: F
    total: F
    result: F
    key: F
    unkey: F
    lowest: F


def softmax_rows(f: SoftmaxFunctors, ptr_acc: F, source: Access, out: Access) -> F:
    """loop(lo, hi, out, in, n): lines of n neighbouring elements."""
    (ptr_in, load), (ptr_out, store) = source, out
    exp, total, result, key, unkey, lowest = f

    def maximum(x, at, n):
        best = lowest()
        for j in range(n):
            k = key(load(x, at + j))
            best = k if k > best else best
        return unkey(best)

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
        for i in range((lo + n - uintp(1)) // n, (hi + n - uintp(1)) // n):
            at = i * n
            m = maximum(x, at, n)
            results(o, x, at, n, m, total(sum_of_exponentials(x, at, n, m)))

    return loop


def softmax_columns(f: SoftmaxFunctors, ptr_acc: F, source: Access, out: Access) -> F:
    """loop(lo, hi, out, in, n, inner, scratch): lines of n elements `inner` apart; scratch has two numbers a line."""
    (ptr_in, load), (ptr_out, store) = source, out
    exp, total, result = f.exp, f.total, f.result

    def start(m, s, x, at, width):
        for j in range(width):
            m[j] = load(x, at + j)
            s[j] = like(0, m[j])

    def raise_maxima(m, x, at, width):
        for j in range(width):
            v = load(x, at + j)
            m[j] = v if (v > m[j]) | (v != v) else m[j]

    def add_exponentials(m, s, x, at, width):
        for j in range(width):
            s[j] += exp(load(x, at + j) - m[j])

    @independent
    def results(o, x, at, m, s, width):
        for j in range(width):
            store(o, at + j, result(load(x, at + j), m[j], s[j]))

    def loop(lo, hi, out, inp, n, inner, scratch):
        o, x, n, inner = ptr_out(out), ptr_in(inp), uintp(n), uintp(inner)
        i = (lo + n - uintp(1)) // n
        last = (hi + n - uintp(1)) // n
        while i < last:
            column = i % inner
            width = min(min(inner - column, last - i), uintp(TILE))
            at = (i - column) * n + column
            m = ptr_acc(scratch + 16 * i)
            s = ptr_acc(scratch + 16 * i + 8 * width)
            start(m, s, x, at, width)
            for r in range(uintp(1), n):
                raise_maxima(m, x, at + r * inner, width)
            for r in range(n):
                add_exponentials(m, s, x, at + r * inner, width)
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
        for i in range((lo + n - uintp(1)) // n, (hi + n - uintp(1)) // n):
            results(o, g, y, i * n, n, sum_of_terms(g, y, i * n, n))

    return loop


def backward_columns(f: BackwardFunctors, ptr_acc: F, grad: Access, output: Access, out: Access) -> F:
    """loop(lo, hi, out, grad, output, n, inner, scratch): scratch has one number a line."""
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

    def loop(lo, hi, out, grad, output, n, inner, scratch):
        o, g, y, n, inner = ptr_out(out), ptr_grad(grad), ptr_output(output), uintp(n), uintp(inner)
        i = (lo + n - uintp(1)) // n
        last = (hi + n - uintp(1)) // n
        while i < last:
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


# ---- the functors ----------------------------------------------------------------------------------------------------


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
    """Of a float32's bits: an integer of the same order. Its own inverse."""
    return np.int32(bits ^ np.int32(np.int32(bits >> np.int32(31)) & np.int32(0x7FFFFFFF)))


def ordered_int64(bits):
    return bits ^ ((bits >> 63) & 0x7FFFFFFFFFFFFFFF)
