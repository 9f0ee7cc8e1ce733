"""CPU kernels of fused attention: a block of queries after the other.

A block's scores with all keys are one matrix product. Its rows become weights where they lie, while they are in the cache, and
a second product with the values gives the block's output. So there are never more scores than a few blocks for each thread.

    forward    a unit of work is a block of queries of one head: scores, weights, output, logsumexp
    backward   a unit is a head of keys, with all queries that look at it: they add to its gradients one after the other

With is_causal query i sees the keys up to i, so a block stops at the last key that its last query sees.

All arrays lie in rows of `width` neighbouring elements, in float32 or float64; 16-bit floats come as float32. `geometry` is an
array of int64, whose places have the names below.

Mirrors aten/src/ATen/native/cpu/FlashAttentionKernel.cpp. Left out: blocks of keys, which need the running maximum of the
paper (Dao et al. 2022).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np
from numpy import int64, uintp

from tinytensor import kernel_compiler
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.activation.cpu.soft_max_kernel import (
    key_float32,
    key_float64,
    unkey_float32,
    unkey_float64,
)
from tinytensor.aten.native.nn.attention.reference import flash_attention as reference
from tinytensor.aten.native.pointwise.ufunc import math
from tinytensor.aten.native.reduce.cpu.sorting_keys import lowest_int32, lowest_int64
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.blas import blas
from tinytensor.c10.allocator import allocate
from tinytensor.c10.metadata import Metadata, contiguous_metadata, remember
from tinytensor.c10.scalar_type import ScalarType, float32, opmath
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import ptr_int64
from tinytensor.threads.work_sharing import MAX_CHUNKS

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable

# Multiply-adds from which a second thread pays for being woken.
_WORTH_A_THREAD = 1 << 18
_SUM_MATH = frozenset({"contract", "reassoc", "nsz"})

# Places in `geometry`. Three or four strides follow each of the places that begin with AT_: batch, head, row.
UNITS, BLOCKS, HEADS, SHARED, LENGTH, KEYS, WIDTH, BLOCK, CAUSAL = range(9)
AT_QUERY, AT_KEY, AT_VALUE, AT_OUT, AT_SUMS, AT_MASK, AT_GRAD, AT_GRAD_QUERY, AT_GRAD_KEY, AT_GRAD_VALUE = range(
    9, 49, 4
)
SIZE = 49


class Parts:
    """What the loops are made of, for one dtype."""

    def __init__(self, dtype: ScalarType) -> None:
        is_float32 = dtype is float32
        self.ptr, self.itemsize = POINTERS[dtype], dtype.itemsize
        self.product = blas.sgemm if is_float32 else blas.dgemm
        self.exp, self.log = math.exp.for_dtype(dtype), math.log.for_dtype(dtype)
        self.exp_below = math.exp_below.for_dtype(dtype)
        # A maximum of integers in the order of the numbers is found in vector lanes, see soft_max_kernel.py.
        self.key, self.unkey = (key_float32, unkey_float32) if is_float32 else (key_float64, unkey_float64)
        self.lowest = lowest_int32 if is_float32 else lowest_int64
        self.zero, self.one, self.least = (dtype.numpy.type(x) for x in (0, 1, -np.inf))


def scores_of(parts: Parts) -> F:
    """The scores of a block's `rows` queries with the first `keys` keys, scaled."""
    product, itemsize = parts.product, parts.itemsize

    def scores(to, query, key, b, h, first, rows, keys, g, scale):
        shared = h // g[SHARED]
        q = query + (b * g[AT_QUERY] + h * g[AT_QUERY + 1] + first * g[AT_QUERY + 2]) * itemsize
        k = key + (b * g[AT_KEY] + shared * g[AT_KEY + 1]) * itemsize
        product(0, 1, rows, keys, g[WIDTH], scale, q, g[AT_QUERY + 2], k, g[AT_KEY + 2], 0.0, to, g[KEYS])

    return scores


def mask_of(parts: Parts) -> F:
    """Adds a row of the mask to a row of scores; address 0 stands for no mask."""
    ptr, itemsize = parts.ptr, parts.itemsize

    def add_mask(row, mask, b, h, i, n, g):
        if mask != 0:
            own = ptr(mask + (b * g[AT_MASK] + h * g[AT_MASK + 1] + i * g[AT_MASK + 2]) * itemsize)
            step = g[AT_MASK + 3]
            for j in range(n):
                row[j] += own[j * step]

    return add_mask


def forward(parts: Parts) -> F:
    """Fills out and logsumexp; `lo, hi` count blocks of queries of one head."""
    ptr, itemsize, product, exp, log = parts.ptr, parts.itemsize, parts.product, parts.exp_below, parts.log
    key_, unkey, lowest = parts.key, parts.unkey, parts.lowest
    zero, one, least = parts.zero, parts.one, parts.least
    scores, add_mask = scores_of(parts), mask_of(parts)

    def maximum(row, n):
        best = lowest()
        for j in range(n):
            k = key_(row[j])
            best = k if k > best else best
        return unkey(best)

    def exponentials(row, n, m):
        total = zero
        for j in range(n):
            e = exp(row[j] - m)
            row[j] = e
            total += e
        return total

    def divide(row, n, total):
        for j in range(n):
            row[j] /= total

    def loop(lo, hi, out, sums, query, key, value, mask, scratch, geometry, scale):
        g = ptr_int64(geometry)
        length, all_keys, block, width = g[LENGTH], g[KEYS], g[BLOCK], uintp(g[WIDTH])
        # Each chunk has a scratch of its own. Chunks begin at least UNITS / MAX_CHUNKS apart, so this number differs.
        chunk = (int64(lo) * MAX_CHUNKS + g[UNITS] - 1) // g[UNITS]
        weights = scratch + chunk * block * (all_keys + 1) * itemsize
        totals = ptr(weights + block * all_keys * itemsize)
        for unit in range(int64(lo), int64(hi)):
            head, first = unit // g[BLOCKS], unit % g[BLOCKS] * block
            b, h = head // g[HEADS], head % g[HEADS]
            rows = min(block, length - first)
            keys = min(all_keys, first + rows) if g[CAUSAL] != 0 else all_keys
            scores(weights, query, key, b, h, first, rows, keys, g, scale)
            kept = ptr(sums + (b * g[AT_SUMS] + h * g[AT_SUMS + 1]) * itemsize)
            for r in range(rows):
                i = first + r
                row = ptr(weights + r * all_keys * itemsize)
                n = min(keys, i + 1) if g[CAUSAL] != 0 else keys
                add_mask(row, mask, b, h, i, n, g)
                m = maximum(row, uintp(n))
                m = zero if m == least else m  # a row that may look nowhere: its weights are 0, not NaN
                total = exponentials(row, uintp(n), m)
                total = one if total == zero else total
                for j in range(n, keys):
                    row[j] = zero
                totals[r] = total
                kept[i * g[AT_SUMS + 2]] = m + log(total)
            v = value + (b * g[AT_VALUE] + h // g[SHARED] * g[AT_VALUE + 1]) * itemsize
            o = out + (b * g[AT_OUT] + h * g[AT_OUT + 1] + first * g[AT_OUT + 2]) * itemsize
            product(0, 0, rows, g[WIDTH], keys, 1.0, weights, all_keys, v, g[AT_VALUE + 2], 0.0, o, g[AT_OUT + 2])
            for r in range(rows):
                divide(ptr(o + r * g[AT_OUT + 2] * itemsize), width, totals[r])

    return loop


def backward(parts: Parts) -> F:
    """Fills the gradients of query, key and value; `lo, hi` count heads of keys.

    See Note [Fused attention keeps the logsumexp].
    """
    ptr, itemsize, product, exp, zero = parts.ptr, parts.itemsize, parts.product, parts.exp, parts.zero
    scores, add_mask = scores_of(parts), mask_of(parts)

    def exponentials(row, n, m):
        for j in range(n):
            row[j] = exp(row[j] - m)

    def dot(a, b, n):
        total = zero
        for j in range(n):
            total += a[j] * b[j]
        return total

    def grad_of_scores(grad, weights, n, mean):
        for j in range(n):
            grad[j] = weights[j] * (grad[j] - mean)

    def clear(at, stride, rows, width):
        for r in range(rows):
            row = ptr(at + r * stride * itemsize)
            for j in range(width):
                row[j] = zero

    def loop(
        lo, hi, grad_query, grad_key, grad_value, grad, query, key, value, out, sums, mask, scratch, geometry, scale
    ):
        g = ptr_int64(geometry)
        length, all_keys, block, width = g[LENGTH], g[KEYS], g[BLOCK], uintp(g[WIDTH])
        chunk = (int64(lo) * MAX_CHUNKS + g[UNITS] - 1) // g[UNITS]
        weights = scratch + chunk * 2 * block * all_keys * itemsize
        changes = weights + block * all_keys * itemsize
        of_keys = g[HEADS] // g[SHARED]
        for unit in range(int64(lo), int64(hi)):
            b, shared = unit // of_keys, unit % of_keys
            v = value + (b * g[AT_VALUE] + shared * g[AT_VALUE + 1]) * itemsize
            k = key + (b * g[AT_KEY] + shared * g[AT_KEY + 1]) * itemsize
            dv = grad_value + (b * g[AT_GRAD_VALUE] + shared * g[AT_GRAD_VALUE + 1]) * itemsize
            dk = grad_key + (b * g[AT_GRAD_KEY] + shared * g[AT_GRAD_KEY + 1]) * itemsize
            dv_step, dk_step = g[AT_GRAD_VALUE + 2], g[AT_GRAD_KEY + 2]
            clear(dv, dv_step, all_keys, width)
            clear(dk, dk_step, all_keys, width)
            for h in range(shared * g[SHARED], (shared + 1) * g[SHARED]):
                kept = ptr(sums + (b * g[AT_SUMS] + h * g[AT_SUMS + 1]) * itemsize)
                for first in range(0, length, block):
                    rows = min(block, length - first)
                    keys = min(all_keys, first + rows) if g[CAUSAL] != 0 else all_keys
                    q = query + (b * g[AT_QUERY] + h * g[AT_QUERY + 1] + first * g[AT_QUERY + 2]) * itemsize
                    d = grad + (b * g[AT_GRAD] + h * g[AT_GRAD + 1] + first * g[AT_GRAD + 2]) * itemsize
                    o = out + (b * g[AT_OUT] + h * g[AT_OUT + 1] + first * g[AT_OUT + 2]) * itemsize
                    dq = grad_query + (b * g[AT_GRAD_QUERY] + h * g[AT_GRAD_QUERY + 1]) * itemsize
                    dq += first * g[AT_GRAD_QUERY + 2] * itemsize
                    q_step, d_step, o_step = g[AT_QUERY + 2], g[AT_GRAD + 2], g[AT_OUT + 2]
                    scores(weights, query, key, b, h, first, rows, keys, g, scale)
                    for r in range(rows):
                        i = first + r
                        row = ptr(weights + r * all_keys * itemsize)
                        n = min(keys, i + 1) if g[CAUSAL] != 0 else keys
                        add_mask(row, mask, b, h, i, n, g)
                        exponentials(row, uintp(n), kept[i * g[AT_SUMS + 2]])
                        for j in range(n, keys):
                            row[j] = zero
                    product(1, 0, keys, g[WIDTH], rows, 1.0, weights, all_keys, d, d_step, 1.0, dv, dv_step)
                    product(0, 1, rows, keys, g[WIDTH], 1.0, d, d_step, v, g[AT_VALUE + 2], 0.0, changes, all_keys)
                    for r in range(rows):
                        mean = dot(ptr(d + r * d_step * itemsize), ptr(o + r * o_step * itemsize), width)
                        at = r * all_keys * itemsize
                        grad_of_scores(ptr(changes + at), ptr(weights + at), uintp(keys), mean)
                    product(
                        0, 0, rows, g[WIDTH], keys, scale, changes, all_keys, k, g[AT_KEY + 2], 0.0,
                        dq, g[AT_GRAD_QUERY + 2],
                    )  # fmt: skip
                    product(1, 0, keys, g[WIDTH], rows, scale, changes, all_keys, q, q_step, 1.0, dk, dk_step)

    return loop


@lru_cache(None)
def _kernel(is_backward: bool, dtype: ScalarType) -> Kernel:
    scale = "f" if dtype is float32 else "d"
    loop, kinds = (backward, "iiiiiiiiiiii") if is_backward else (forward, "iiiiiiii")
    name = f"flash_attention{'_backward' * is_backward}_{dtype.name}"
    return kernel(loop(Parts(dtype)), kinds + scale, name=name, fastmath=_SUM_MATH, cost=float("inf"))


# ---- launches --------------------------------------------------------------------------------------------------------


def queries_of_a_block(length: int) -> int:
    """As many as in PyTorch: which keys a causal block reads depends on it, and so which NaN it meets."""
    return min(256 if length >= 768 else 64 if length >= 192 else 32, length)


def _in_rows(t: Tensor, dtype: ScalarType) -> Tensor:
    """The tensor, or a copy: of this dtype, with rows of neighbouring elements that do not overlap."""
    m = t.meta_
    return t if m.dtype is dtype and _lies_in_rows(m) else _copied_to_rows(t, dtype)


def _lies_in_rows(m: Metadata) -> bool:
    *_, width = m.sizes
    return m.strides[3] == 1 and m.strides[2] >= width


def _copied_to_rows(t: Tensor, dtype: ScalarType) -> Tensor:
    m = t.meta_
    return copy_(empty_from_metadata(contiguous_metadata(m.sizes, dtype)), t, False)


def _address(t: Tensor | None) -> int:
    # The loops read 0 as "not given".
    return 0 if t is None else t.storage_.data_ptr + t.byte_offset_


def _mask_strides(mask: Metadata, sizes: Sequence[int]) -> list[int]:
    """Strides of a mask that broadcasts to these sizes: 0 along a dimension that it repeats."""
    missing = len(sizes) - mask.dim
    own = [0 if size == 1 else stride for size, stride in zip(mask.sizes, mask.strides, strict=True)]
    return [0] * missing + own


def _geometry(
    is_backward: bool, query: Metadata, key: Metadata, is_causal: bool, mask: Metadata | None, rows: dict[int, Metadata]
) -> np.ndarray:
    batch, heads, length, width = query.sizes
    of_keys, keys = key.sizes[1], key.sizes[2]
    block = queries_of_a_block(length)
    blocks = -(-length // block)
    g = np.zeros(SIZE, np.int64)
    units = batch * of_keys if is_backward else batch * heads * blocks
    g[:AT_QUERY] = units, blocks, heads, heads // of_keys, length, keys, width, block, is_causal
    for place, m in rows.items():
        g[place : place + 3] = m.strides[:3]
    if mask is not None:
        g[AT_MASK : AT_MASK + 4] = _mask_strides(mask, (batch, heads, length, keys))
    return g


def _serves(query: Tensor, key: Tensor, scale: float) -> bool:
    """Whether the loops can be used. The order of mask and scale matters if the scale is not positive."""
    return blas.available() and 0 < scale < float("inf") and query.meta_.numel > 0 and key.meta_.numel > 0


def _run(
    is_backward: bool, dtype: ScalarType, tensors: Sequence[Tensor | None], rows: dict[int, Tensor], key: Tensor,
    is_causal: bool, mask: Tensor | None, scale: float,
) -> None:  # fmt: skip
    """Run a loop over these tensors. The geometry of their metadata is remembered."""
    query = rows[AT_QUERY]
    of_mask = None if mask is None else mask.meta_
    seen = ("flash_attention", is_backward, is_causal, of_mask, *[t.meta_ for t in rows.values()])
    plan = query.meta_.plans.get(seen)
    if plan is None:
        metas = {place: t.meta_ for place, t in rows.items()}
        g = _geometry(is_backward, query.meta_, key.meta_, is_causal, of_mask, metas)
        plan = remember(query.meta_.plans, seen, (g, address_of(g), int(g[UNITS]), int(g[KEYS]), int(g[BLOCK])))
    _, geometry, units, keys, block = plan
    k = _kernel(is_backward, dtype)
    work = query.meta_.numel * keys
    shared = work >= _WORTH_A_THREAD and units > 1
    numbers = (MAX_CHUNKS + 1 if shared else 1) * block * (2 * keys if is_backward else keys + 1)
    scratch = allocate(numbers * dtype.itemsize)
    with blas.one_thread():
        run = k.parallel if shared else k.serial
        run(units, *map(_address, tensors), scratch.data_ptr, geometry, scale)


def flash_attention(
    out: Tensor, logsumexp: Tensor, query: Tensor, key: Tensor, value: Tensor, is_causal: bool, mask: Tensor | None,
    scale: float,
) -> None:  # fmt: skip
    if not _serves(query, key, scale):
        reference.flash_attention(out, logsumexp, query, key, value, is_causal, mask, scale)
        return
    dtype = opmath(query.meta_.dtype)
    q, k, v = _in_rows(query, dtype), _in_rows(key, dtype), _in_rows(value, dtype)
    mask = _with_dtype(mask, dtype)
    direct = out.meta_.dtype is dtype and _lies_in_rows(out.meta_)
    result = out if direct else empty_from_metadata(contiguous_metadata(out.meta_.sizes, dtype))
    rows = {AT_QUERY: q, AT_KEY: k, AT_VALUE: v, AT_OUT: result, AT_SUMS: logsumexp}
    _run(False, dtype, (result, logsumexp, q, k, v, mask), rows, k, is_causal, mask, scale)
    if not direct:
        copy_(out, result, False)


def flash_attention_backward(
    grad_query: Tensor, grad_key: Tensor, grad_value: Tensor, grad_out: Tensor, query: Tensor, key: Tensor,
    value: Tensor, out: Tensor, logsumexp: Tensor, is_causal: bool, mask: Tensor | None, scale: float,
) -> None:  # fmt: skip
    grads = grad_query, grad_key, grad_value
    if not _serves(query, key, scale):
        reference.flash_attention_backward(*grads, grad_out, query, key, value, out, logsumexp, is_causal, mask, scale)
        return
    dtype = opmath(query.meta_.dtype)
    d, q, k, v, o = (_in_rows(t, dtype) for t in (grad_out, query, key, value, out))
    mask = _with_dtype(mask, dtype)
    results = [
        t if t.meta_.dtype is dtype else empty_from_metadata(contiguous_metadata(t.meta_.sizes, dtype)) for t in grads
    ]
    rows = {
        AT_QUERY: q, AT_KEY: k, AT_VALUE: v, AT_OUT: o, AT_SUMS: logsumexp, AT_GRAD: d,
        AT_GRAD_QUERY: results[0], AT_GRAD_KEY: results[1], AT_GRAD_VALUE: results[2],
    }  # fmt: skip
    _run(True, dtype, (*results, d, q, k, v, o, logsumexp, mask), rows, k, is_causal, mask, scale)
    for grad, result in zip(grads, results, strict=True):
        copy_(grad, result, False)


def _with_dtype(mask: Tensor | None, dtype: ScalarType) -> Tensor | None:
    if mask is None or mask.meta_.dtype is dtype:
        return mask
    return copy_(empty_from_metadata(contiguous_metadata(mask.meta_.sizes, dtype)), mask, False)


if kernel_compiler.mode() == "off":
    reference.register()
else:
    stubs.flash_attention_stub.register("cpu", flash_attention)
    stubs.flash_attention_backward_stub.register("cpu", flash_attention_backward)
