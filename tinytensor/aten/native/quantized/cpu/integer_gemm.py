"""Products of matrices of 8-bit integers, with sums in 32 bits, and the way from such a sum back to 8 bits.

    sum[i, j] = sum over k of (a[i, k] - zero point of a) * (b[j, k] - zero point of b[j])
    requantized:    clamp(round((sum + bias) * factor) + zero_point), or, where PyTorch has oneDNN for it,
                    clamp(round((sum * before * factor + bias) * after + zero_point))
    in floats:      sum * factor + bias

A product of two 8-bit integers needs 16 bits, and a sum of many of them more. 32 bits hold 33,000 products of the largest
numbers. Rounding happens once, at the end.

Note [Four bytes at a time]
`dot_bytes` multiplies bytes as they are stored, a's without a sign and b's with one, and adds four products to a sum. So b is
packed once in the order in which it is read: for sixteen columns four numbers each, then the next four; and of these vectors
four, where there are so many columns, take turns. A number of b less its zero point may not fit in a byte; then there is a
second piece, the rest, which is multiplied with the same numbers of a. The zero point of a is taken off before the first
product: a column's sum begins with -zero point * the sum of the column.

Note [Segments and taps]
A convolution reads a row of `a` in parts: one for each point of the filter. A *tap* is how far from a row's first byte such a
part is, and a *segment* is a run of rows a constant step apart, as the places in one line of an image are. A matrix has one
tap, and segments of a few rows, which threads can share.

Mirrors fbgemm's `fbgemmPacked` with `ReQuantizeOutput` and `ReQuantizeForFloat`, which PyTorch calls, and what oneDNN's
convolutions do with their sums.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy import int64

from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel, mode
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_int8, ptr_int32, ptr_int64, ptr_uint8
from tinytensor.kernel_compiler.vectors import (
    as_float,
    as_int,
    at_least,
    at_most,
    broadcast_16,
    dot_bytes,
    load_16,
    multiply,
    multiply_add,
    plus,
    rounded,
    store,
    store_first,
)

LANES = 16
SEGMENT = 32
"""Rows of a matrix that one thread takes at a time."""
PARALLEL = 1 << 20
"""So many products are worth more than one thread."""


# ==== packing =========================================================================================================


@dataclass(eq=False)
class Panels:
    """A matrix of weights in the order of Note [Four bytes at a time].

    bytes     int32, four 8-bit integers in each
    pieces    how often each tap is used
    """

    bytes: np.ndarray
    pieces: int
    columns: int

    def __post_init__(self) -> None:
        self.address = address_of(self.bytes)


def whole(n: int, part: int) -> int:
    """The smallest multiple of `part` that is not below n."""
    return -(-n // part) * part


def pack(wide: np.ndarray) -> Panels:
    """Integers less their zero points, int16 of shape (columns, taps, depth)."""
    columns, taps, depth = wide.shape
    padded = np.zeros((whole(columns, LANES), taps, whole(depth, 4)), np.int16)
    padded[:columns, :, :depth] = wide
    pieces: list[np.ndarray] = []
    rest = padded
    while not pieces or rest.any():
        pieces.append(np.clip(rest, -128, 127))
        rest = rest - pieces[-1]
    # (pieces, vectors, lanes, taps, fours, 4) -> for each vector (pieces, taps, fours, lanes, 4)
    stored = np.stack(pieces).astype(np.int8)
    stored = stored.reshape(len(pieces), -1, LANES, taps, padded.shape[2] // 4, 4).transpose(1, 0, 3, 4, 2, 5)
    vectors = stored.reshape(len(stored), -1, LANES * 4)
    turns = [vectors[v : v + n].swapaxes(0, 1).ravel() for v, n in _groups(len(vectors))]
    flat = np.concatenate(turns) if turns else np.zeros(0, np.int8)
    return Panels(flat.view(np.int32), len(pieces), columns)


def _groups(vectors: int) -> list[tuple[int, int]]:
    """The first vector and the number of vectors of each group: fours, then at most a two and a one."""
    fours = [(v, 4) for v in range(0, vectors - 3, 4)]
    left, at = vectors % 4, vectors - vectors % 4
    return fours + [(at, 2)] * (left >= 2) + [(vectors - 1, 1)] * (left % 2)


def in_lanes(values: np.ndarray) -> np.ndarray:
    """The numbers, and zeros behind them, so that a whole vector can be read from any column on."""
    out = np.zeros(len(values) + LANES, values.dtype)
    out[: len(values)] = values
    return out


# ==== from a sum to a result ==========================================================================================


def requantize(total, bias, factor, zero_point, least, most, before, after):
    """Integers, as FBGEMM makes them: bias and factor are on the scale of the result. Each step is rounded on its own."""
    shifted = plus(rounded(multiply(plus(as_float(total), bias), factor)), broadcast_16(zero_point))
    return as_int(at_most(at_least(shifted, broadcast_16(least)), broadcast_16(most)))


def requantize_real(total, bias, factor, zero_point, least, most, before, after):
    """Integers, as oneDNN makes them: by way of the real number, and with the zero point added before it is rounded.

    Of two integers at the same distance the even one is taken, so with an odd zero point not the one that FBGEMM takes.
    """
    real = plus(multiply(multiply(as_float(total), broadcast_16(before)), factor), bias)
    shifted = rounded(plus(multiply(real, broadcast_16(after)), broadcast_16(zero_point)))
    return as_int(at_most(at_least(shifted, broadcast_16(least)), broadcast_16(most)))


def in_floats(total, bias, factor, zero_point, least, most, before, after):
    """A float32 result; with least = 0 negative ones become 0. What is no number stays none."""
    return at_least(broadcast_16(least), plus(multiply(as_float(total), factor), bias))


def put(finish: Any) -> Any:
    def put_vector(out, at, total, j, columns, bias, factor, zero_point, least, most, before, after):
        """The results of sixteen columns from the j-th on, as far as there are columns."""
        v = finish(total, load_16(bias, j), load_16(factor, j), zero_point, least, most, before, after)
        if j + 16 <= columns:
            store(out, at + j, v)
        else:
            store_first(out, at + j, v, columns - j)

    return put_vector


# ==== sums in registers ===============================================================================================

# For four vectors of columns, two and one: the first sums, the weights, and the sums with one more product.


def start_4(p, j):
    return load_16(p, j), load_16(p, j + 16), load_16(p, j + 32), load_16(p, j + 48)


def add_4(s, x, w):
    return dot_bytes(s[0], x, w[0]), dot_bytes(s[1], x, w[1]), dot_bytes(s[2], x, w[2]), dot_bytes(s[3], x, w[3])


def start_2(p, j):
    return load_16(p, j), load_16(p, j + 16)


def add_2(s, x, w):
    return dot_bytes(s[0], x, w[0]), dot_bytes(s[1], x, w[1])


def start_1(p, j):
    return (load_16(p, j),)


def add_1(s, x, w):
    return (dot_bytes(s[0], x, w[0]),)


def tile(start: Any, add: Any, vectors: int) -> tuple[Any, Any]:
    """The sums of four rows and of one, for so many vectors of columns."""
    lanes = vectors * 16

    def four_rows(a, b, c, d, taps, tap_count, fours, panel, first, j):
        w, at = ptr_int32(panel), int64(0)
        p = q = r = s = start(first, j)
        for t in range(tap_count):
            x, y, z, u = ptr_int32(a + taps[t]), ptr_int32(b + taps[t]), ptr_int32(c + taps[t]), ptr_int32(d + taps[t])
            for k in range(fours):
                weights = start(w, at)
                p = add(p, broadcast_16(x[k]), weights)
                q = add(q, broadcast_16(y[k]), weights)
                r = add(r, broadcast_16(z[k]), weights)
                s = add(s, broadcast_16(u[k]), weights)
                at += lanes
        return p, q, r, s

    def one_row(a, taps, tap_count, fours, panel, first, j):
        w, at = ptr_int32(panel), int64(0)
        p = start(first, j)
        for t in range(tap_count):
            x = ptr_int32(a + taps[t])
            for k in range(fours):
                p = add(p, broadcast_16(x[k]), start(w, at))
                at += lanes
        return p

    return four_rows, one_row


def segment(start: Any, add: Any, vectors: int, finish: Any) -> Any:
    """All rows of a segment, for one group of vectors of columns."""
    four_rows, one_row = tile(start, add, vectors)
    put_vector = put(finish)

    def put_row(out, at, sums, j, columns, bias, factor, zero_point, least, most, before, after):
        put_vector(out, at, sums[0], j, columns, bias, factor, zero_point, least, most, before, after)
        if vectors >= 2:
            put_vector(
                out, at, sums[1 % vectors], j + 16, columns, bias, factor, zero_point, least, most, before, after
            )
        if vectors >= 4:
            put_vector(
                out, at, sums[2 % vectors], j + 32, columns, bias, factor, zero_point, least, most, before, after
            )
            put_vector(
                out, at, sums[3 % vectors], j + 48, columns, bias, factor, zero_point, least, most, before, after
            )

    def rows(
        out, at, stride, a, step, count, taps, tap_count, fours, panel, first, j, columns, bias, factor, zero_point, least,
        most, before, after,
    ):  # fmt: skip
        for i in range(0, count, 4):
            here, to, last = a + i * step, at + i * stride, count - 1 - i
            if last == 0:
                sums = one_row(here, taps, tap_count, fours, panel, first, j)
                put_row(out, to, sums, j, columns, bias, factor, zero_point, least, most, before, after)
            else:
                # The last row stands for those that are not there: its results are stored more than once.
                n2, n3 = min(2, last), min(3, last)
                p, q, r, s = four_rows(
                    here, here + step, here + n2 * step, here + n3 * step, taps, tap_count, fours, panel, first, j
                )
                put_row(out, to, p, j, columns, bias, factor, zero_point, least, most, before, after)
                put_row(out, to + stride, q, j, columns, bias, factor, zero_point, least, most, before, after)
                put_row(out, to + n2 * stride, r, j, columns, bias, factor, zero_point, least, most, before, after)
                put_row(out, to + n3 * stride, s, j, columns, bias, factor, zero_point, least, most, before, after)

    return rows


def gemm_loop(finish: Any, pointer: Any) -> Any:
    """`lo, hi` count segments, group of vectors by group. See Note [Segments and taps].

    segments    int64, three for each: the first byte of a, the first element of out, the number of rows
    step        bytes between rows of a; stride: elements between rows of out
    """
    by_four = segment(start_4, add_4, 4, finish)
    by_two = segment(start_2, add_2, 2, finish)
    by_one = segment(start_1, add_1, 1, finish)

    def loop(
        lo, hi, out, a, segments, segment_count, step, stride, taps, tap_count, fours, panels, columns, first, bias, factor,
        zero_point, least, most, before, after,
    ):  # fmt: skip
        result, table, tap = pointer(out), ptr_int64(segments), ptr_int64(taps)
        begin, add, times = ptr_int32(first), ptr_float32(bias), ptr_float32(factor)
        vectors = (columns + 15) // 16
        for unit in range(int64(lo), int64(hi)):
            group = unit // segment_count
            row = (unit - group * segment_count) * 3
            x, at, count = a + table[row], table[row + 1], table[row + 2]
            v = group * 4
            if v + 4 <= vectors:
                by_four(
                    result, at, stride, x, step, count, tap, tap_count, fours, panels + v * tap_count * fours * 64, begin,
                    v * 16, columns, add, times, zero_point, least, most, before, after,
                )  # fmt: skip
                continue
            v = vectors - vectors % 4
            if vectors - v >= 2:
                by_two(
                    result, at, stride, x, step, count, tap, tap_count, fours, panels + v * tap_count * fours * 64, begin,
                    v * 16, columns, add, times, zero_point, least, most, before, after,
                )  # fmt: skip
                v += 2
            if v < vectors:
                by_one(
                    result, at, stride, x, step, count, tap, tap_count, fours, panels + v * tap_count * fours * 64, begin,
                    v * 16, columns, add, times, zero_point, least, most, before, after,
                )  # fmt: skip

    return loop


def depthwise_loop(finish: Any) -> Any:
    """The same where each column has a byte of its own under a tap, and a 32-bit weight: (taps, columns).

    Segment by segment: a row of the result is short, and two threads that write parts of one wait for each other.
    """
    put_vector = put(finish)

    def loop(
        lo, hi, out, a, segments, segment_count, step, stride, taps, tap_count, weights, columns, first, bias, factor,
        zero_point, least, most, before, after,
    ):  # fmt: skip
        result, table, tap, w = ptr_uint8(out), ptr_int64(segments), ptr_int64(taps), ptr_int32(weights)
        begin, add, times = ptr_int32(first), ptr_float32(bias), ptr_float32(factor)
        groups = (columns + 15) // 16
        lanes = groups * 16
        for unit in range(int64(lo), int64(hi)):
            row = unit // groups
            group = unit - row * groups
            row *= 3
            x, at, count, j = a + table[row] + group * 16, table[row + 1], table[row + 2], group * 16
            for i in range(0, count, 4):
                last = count - 1 - i
                n1, n2, n3 = min(1, last), min(2, last), min(3, last)
                here = x + i * step
                p = q = r = s = load_16(begin, j)
                for t in range(tap_count):
                    v = load_16(w, t * lanes + j)
                    near = here + tap[t]
                    p = multiply_add(as_int(load_16(ptr_uint8(near), 0)), v, p)
                    q = multiply_add(as_int(load_16(ptr_uint8(near + n1 * step), 0)), v, q)
                    r = multiply_add(as_int(load_16(ptr_uint8(near + n2 * step), 0)), v, r)
                    s = multiply_add(as_int(load_16(ptr_uint8(near + n3 * step), 0)), v, s)
                to = at + i * stride
                put_vector(result, to, p, j, columns, add, times, zero_point, least, most, before, after)
                put_vector(result, to + n1 * stride, q, j, columns, add, times, zero_point, least, most, before, after)
                put_vector(result, to + n2 * stride, r, j, columns, add, times, zero_point, least, most, before, after)
                put_vector(result, to + n3 * stride, s, j, columns, add, times, zero_point, least, most, before, after)

    return loop


_RESULTS = {"uint8": ptr_uint8, "int8": ptr_int8, "float32": ptr_float32}
# The work of a segment depends on the call, which chooses between one thread and several itself. No sum is contracted.
_OPTIONS: dict[str, Any] = {"fastmath": frozenset(), "cost": float("inf")}


def _finish_of(result: str, real: bool) -> Any:
    return in_floats if result == "float32" else requantize_real if real else requantize


@lru_cache
def _kernel(result: str, real: bool) -> Kernel:
    loop = gemm_loop(_finish_of(result, real), _RESULTS[result])
    return kernel(loop, "i" * 14 + "fffff", name=f"integer_gemm_{'real_' * real}{result}", **_OPTIONS)


@lru_cache
def _depthwise_kernel(real: bool) -> Kernel:
    loop = depthwise_loop(_finish_of("uint8", real))
    return kernel(loop, "i" * 13 + "fffff", name=f"integer_depthwise{'_real' * real}", **_OPTIONS)


# ==== calls ===========================================================================================================


@dataclass(eq=False)
class Finish:
    """What becomes of the sums of each column: `first` int32, what they begin with; bias and factor float32. See `in_lanes`.

    real    whether they become real numbers first, which takes `before` and `after` too: see `requantize_real`
    """

    first: np.ndarray
    bias: np.ndarray
    factor: np.ndarray
    zero_point: float
    least: float
    most: float
    real: bool = False
    before: float = 1.0
    after: float = 1.0

    def __post_init__(self) -> None:
        self._addresses = address_of(self.first), address_of(self.bias), address_of(self.factor)

    def arguments(self, column: int) -> tuple:
        """What a kernel is given, for columns from this one on."""
        first, bias, factor = self._addresses
        at = column * 4
        scalars = self.zero_point, self.least, self.most, self.before, self.after
        return first + at, bias + at, factor + at, *scalars


@lru_cache(256)
def segments_of_matrix(rows: int, step: int, stride: int) -> np.ndarray:
    """Segments of a matrix whose rows lie `step` bytes apart, those of the result `stride` elements."""
    first = np.arange(0, rows, SEGMENT)
    return np.stack((first * step, first * stride, np.minimum(rows - first, SEGMENT)), 1).astype(np.int64)


@lru_cache(8)
def taps_of_matrix(pieces: int) -> np.ndarray:
    """Its one tap, for each piece."""
    return np.zeros(pieces, np.int64)


def compiled() -> bool:
    """Whether there are kernels; otherwise `reference_gemm` takes their place."""
    return mode() != "off"


def reference_gemm(a: np.ndarray, b: np.ndarray, out: np.ndarray, finish: Finish, column: int = 0) -> None:
    """out = finish(a @ b.T) for int16 less zero points, of shapes (rows, depth) and (columns, depth)."""
    total = (a.astype(np.int64) @ b.astype(np.int64).T).astype(np.float32)
    bias, factor = (table[column : column + len(b)] for table in (finish.bias, finish.factor))
    if out.dtype == np.float32:
        out[...] = np.maximum(total * factor + bias, np.float32(finish.least))
    else:
        if finish.real:
            real = total * np.float32(finish.before) * factor + bias
            shifted = np.rint(real * np.float32(finish.after) + np.float32(finish.zero_point))
        else:
            shifted = np.rint((total + bias) * factor) + np.float32(finish.zero_point)
        out[...] = np.clip(shifted, finish.least, finish.most).astype(out.dtype)


def integer_gemm(
    a: int, step: int, depth: int, segments: np.ndarray, taps: np.ndarray, panels: Panels, out: int, result: str, stride: int,
    finish: Finish, column: int = 0,
) -> None:  # fmt: skip
    """out = finish(a @ b), which are the columns from `column` on of what `finish` knows.

    a        address of bytes; rows lie `step` bytes apart and are multiples of 4 long, as are `step` and the address
    depth    bytes under each tap, a multiple of 4
    taps     as often as there are pieces
    """
    if not panels.columns or not len(segments):
        return
    run = _kernel(result, finish.real)
    units = len(segments) * -(-whole(panels.columns, LANES) // (4 * LANES))
    work = int(segments[0, 2]) * len(segments) * panels.columns * depth * len(taps)
    launch = run.parallel if work >= PARALLEL else run.serial
    launch(
        units, out, a, address_of(segments), len(segments), step, stride, address_of(taps), len(taps), depth // 4,
        panels.address, panels.columns, *finish.arguments(column),
    )  # fmt: skip


def integer_depthwise(
    a: int, step: int, segments: np.ndarray, taps: np.ndarray, weights: np.ndarray, columns: int, out: int, stride: int,
    finish: Finish,
) -> None:  # fmt: skip
    """The same for `weights` of shape (taps, columns in whole vectors), over rows of bytes in whole vectors."""
    if not len(segments):
        return
    run = _depthwise_kernel(finish.real)
    units = len(segments) * (weights.shape[1] // LANES)
    work = int(segments[0, 2]) * len(segments) * weights.size * 8
    launch = run.parallel if work >= PARALLEL else run.serial
    launch(
        units, out, a, address_of(segments), len(segments), step, stride, address_of(taps), len(taps), address_of(weights),
        columns, *finish.arguments(0),
    )  # fmt: skip
