"""Wrong solutions of lesson 06."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy import float32, uintp

from tinytensor.kernel_compiler.pointers import like
from tinytensor_lessons.compiled import njit
from tinytensor_lessons.demands import A_TUPLE
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome

Seen = Sequence[tuple[Outcome, Mismatch | None]]


def _right(seen: Seen, *probes: int) -> bool:
    return all(seen[k][1] is None for k in probes)


def _told(seen: Seen, probe: int, name: str) -> Any:
    """An entry of a probe's outcome."""
    value = seen[probe][0].value
    return value.get(name) if isinstance(value, dict) else None


# ---- add_strided


@njit
def signed(out, a, b, sizes, so, sa, sb, oo, oa, ob):
    inner = len(sizes) - 1
    rows, cols = 1, 1
    for dim in range(inner):
        rows *= sizes[dim]
    step_o = step_a = step_b = 0
    if inner >= 0:
        cols, step_o, step_a, step_b = sizes[inner], so[inner], sa[inner], sb[inner]
    for row in range(rows):
        o, x, y, rest = oo, oa, ob, row
        for dim in range(inner - 1, -1, -1):
            at = rest % sizes[dim]
            rest //= sizes[dim]
            o, x, y = o + at * so[dim], x + at * sa[dim], y + at * sb[dim]
        for i in range(cols):
            out[o + i * step_o] = a[x + i * step_a] + b[y + i * step_b]


@njit
def divmod_each(out, a, b, sizes, so, sa, sb, oo, oa, ob):
    numel = 1
    for size in range(len(sizes)):
        numel *= sizes[size]
    for k in range(numel):
        o, x, y, rest = oo, oa, ob, k
        for dim in range(len(sizes) - 1, -1, -1):
            at = rest % sizes[dim]
            rest //= sizes[dim]
            o, x, y = o + at * so[dim], x + at * sa[dim], y + at * sb[dim]
        out[uintp(o)] = a[uintp(x)] + b[uintp(y)]


def not_jitted(out, a, b, sizes, so, sa, sb, oo, oa, ob):
    for index in np.ndindex(*np.asarray(sizes).tolist()):
        o, x, y = (int(sum(i * s for i, s in zip(index, strides, strict=True))) for strides in (so, sa, sb))
        out[oo + o] = a[oa + x] + b[ob + y]


def _rows(start: Callable[..., Any]) -> Any:
    @njit
    def loop(out, a, b, sizes, so, sa, sb, oo, oa, ob):
        inner = len(sizes) - 1
        rows, cols = 1, 1
        for dim in range(inner):
            rows *= sizes[dim]
        step_o = step_a = step_b = 0
        if inner >= 0:
            cols, step_o, step_a, step_b = sizes[inner], so[inner], sa[inner], sb[inner]
        o0, a0, b0 = start(oo, oa, ob)
        for row in range(rows):
            o, x, y, rest = o0, a0, b0, row
            for dim in range(inner - 1, -1, -1):
                at = rest % sizes[dim]
                rest //= sizes[dim]
                o, x, y = o + at * so[dim], x + at * sa[dim], y + at * sb[dim]
            for i in range(cols):
                out[o + i * step_o] = a[x + i * step_a] + b[y + i * step_b]

    return loop


offset_lost = _rows(lambda oo, oa, ob: (0, 0, 0))


@njit
def two_dims(out, a, b, sizes, so, sa, sb, oo, oa, ob):
    for i in range(sizes[0]):
        for j in range(sizes[1]):
            o, x, y = oo + i * so[0] + j * so[1], oa + i * sa[0] + j * sa[1], ob + i * sb[0] + j * sb[1]
            out[uintp(o)] = a[uintp(x)] + b[uintp(y)]


@njit
def mixed(out, a, b, sizes, so, sa, sb, oo, oa, ob):
    cols = sizes[-1] if len(sizes) else 1
    for i in range(uintp(cols)):
        out[uintp(oo) + i * so[-1]] = a[uintp(oa) + i * sa[-1]] + b[uintp(ob) + i * sb[-1]]


# Probes of 06.add_strided: 0 a matrix; 1 transposed; 2 offsets; 3 no dimension; 4 one; 5 four; 6 long rows; 7 speed.


def _one_at_a_time(seen: Seen) -> bool:
    return _right(seen, *range(7)) and _told(seen, 7, "vector") is False


def _divides_for_each(seen: Seen) -> bool:
    return _right(seen, *range(6)) and seen[6][1] is not None and not seen[6][0].raised


def _is_not_compiled(seen: Seen) -> bool:
    return _right(seen, *range(6)) and _told(seen, 7, "jitted") is False


def _forgets_the_offsets(seen: Seen) -> bool:
    return _right(seen, 0, 1, 3, 4, 5) and seen[2][1] is not None


def _knows_matrices(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2) and seen[3][1] is not None and seen[5][1] is not None


def _mixes(seen: Seen) -> bool:
    return any("integer" in outcome.message or "float64" in outcome.message for outcome, _ in seen if outcome.raised)


# ---- scale_shift

HALF, SHIFT = np.float32(0.5), np.float32(1.25)


def bare_literal(x):
    return x * 0.5 + 1.25


def always_f32(x):
    return float32(x) * float32(0.5) + float32(1.25)


def captures_global(x):
    return x * like(HALF, x) + like(SHIFT, x)


def allocates(x):
    numbers = np.empty(2, np.float64)
    numbers[0], numbers[1] = 0.5, 1.25
    return x * like(numbers[0], x) + like(numbers[1], x)


# Probes of 06.scale_shift: 0, 1 float32; 2, 3 float64; 4 machine code of float32, 5 of float64.


def _converts(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2, 3, 5) and _told(seen, 4, "converts") is True and not _told(seen, 4, "allocates")


def _loses_digits(seen: Seen) -> bool:
    return _right(seen, 0, 1) and seen[3][1] is not None and _told(seen, 3, "dtype") == "float32"


def _reads_a_variable(seen: Seen) -> bool:
    return _right(seen, 0, 1) and bool(_told(seen, 4, "captures"))


def _takes_memory(seen: Seen) -> bool:
    return _right(seen, 0, 1) and _told(seen, 4, "allocates") is True


# ---- sum_f32


@njit
def naive(a):
    total = float32(0)
    for i in range(len(a)):
        total += a[i]
    return total


@njit
def via_f64(a):
    total = 0.0
    for i in range(len(a)):
        total += a[i]
    return float32(total)


@njit
def tail_lost(a):
    blocks = len(a) // 128
    if blocks == 0:
        total = float32(0)
        for i in range(len(a)):
            total += a[i]
        return total
    if blocks == 1:
        total = float32(0)
        for i in range(128):
            total += a[i]
        return total
    half = blocks // 2 * 128
    return tail_lost(a[:half]) + tail_lost(a[half : blocks * 128])


@njit
def zero_nan(a):
    if len(a) <= 128:
        total = float32(0)
        for i in range(len(a)):
            if a[i] == a[i]:
                total += a[i]
        return total
    half = len(a) // 2
    return zero_nan(a[:half]) + zero_nan(a[half:])


def sum_in_python(a):
    if len(a) <= 128:
        total = float32(0)
        for x in a:
            total += x
        return total
    half = len(a) // 2
    return sum_in_python(a[:half]) + sum_in_python(a[half:])


@njit
def piece_by_piece(a):
    if len(a) <= 128:
        total = float32(0)
        for i in range(len(a)):
            total += a[i]
        return total
    return piece_by_piece(a[:128]) + piece_by_piece(a[128:])


# Probes of 06.sum_f32: 0 to 2 short; 3 beyond 2**24; 4 ten million; 5 a NaN; 6 dtypes; 7 signs.


def _is_stuck(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2, 5) and seen[3][0].value == 2.0**24


def _adds_in_float64(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2, 3, 4, 5, 7) and seen[6][1] is not None


def _loses_the_tail(seen: Seen) -> bool:
    return _right(seen, 0, 1) and seen[2][0].value == 128


def _swallows_a_nan(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2, 3, 4) and seen[5][0].value == 999


def _calls_too_deep(seen: Seen) -> bool:
    return all(outcome.raised == "RecursionError" for outcome, _ in seen)


def _sums_in_python(seen: Seen) -> bool:
    return _right(seen, 0, 1, 2) and _told(seen, 6, "jitted") is False


# ---- chunks


def ignores_grain(n, grain, threads):
    count = min(threads, n)
    return [(k * n // count, (k + 1) * n // count) for k in range(count)]


def remainder_lost(n, grain, threads):
    count = min(threads, -(-n // grain))
    size = n // count if count else 0
    return [(k * size, (k + 1) * size) for k in range(count)]


def overlaps(n, grain, threads):
    count = min(threads, -(-n // grain))
    return [(k * n // count, min((k + 1) * n // count + 1, n)) for k in range(count)]


def empty_chunks(n, grain, threads):
    size = max(grain, -(-n // threads))
    return [(min(k * size, n), min((k + 1) * size, n)) for k in range(threads)]


def last_one_long(n, grain, threads):
    count = min(threads, -(-n // grain))
    size = n // count if count else 0
    return [(k * size, (k + 1) * size if k + 1 < count else n) for k in range(count)]


# Probes of 06.chunks: 0 even; 1 below the grain; 2 and 3 a remainder; 4 nothing; 5 few elements; 6 one thread; 7 uneven.


def _empty(seen: Seen) -> bool:
    return any(type(o.value) is list and any(begin == end for begin, end in o.value) for o, _ in seen)


# ---- cost


def _prices(add=12, relu=8, sum_=(4, 4), mm=12, flops=2):
    def cost(op, n):
        table = {
            "add": (n, add * n),
            "relu": (n, relu * n),
            "sum": (n, sum_[0] * n + sum_[1]),
            "mm": (flops * n**3, mm * n * n),
        }
        return table[op]

    return cost


read_only = _prices(add=8, relu=4, sum_=(4, 0), mm=8)
elements = _prices(add=3, relu=2, sum_=(1, 1), mm=3)
fma_one = _prices(flops=1)
sum_writes_all = _prices(sum_=(8, 0))


def cost_in_a_list(op, n):
    return list(_prices()(op, n))


# ---- roofline


def max_roof(flops, bytes_moved, peak, bandwidth):
    slope = flops / bytes_moved * bandwidth
    return (slope, "memory") if slope > peak else (peak, "compute")


def upside_down(flops, bytes_moved, peak, bandwidth):
    slope = bytes_moved / flops * bandwidth
    return (slope, "memory") if slope < peak else (peak, "compute")


def swapped_bound(flops, bytes_moved, peak, bandwidth):
    slope = flops / bytes_moved * bandwidth
    return (slope, "compute") if slope < peak else (peak, "memory")


def times_added(flops, bytes_moved, peak, bandwidth):
    seconds = flops / peak + bytes_moved / bandwidth
    return flops / seconds, "memory" if bytes_moved / bandwidth > flops / peak else "compute"


def roofline_in_a_list(flops, bytes_moved, peak, bandwidth):
    slope = flops / bytes_moved * bandwidth
    return [slope, "memory"] if slope < peak else [peak, "compute"]


MISCONCEPTIONS = {
    "add_strided": (
        Misconception(
            "signed",
            "Several times slower than needed: the index type keeps the compiler from taking several elements at once. See "
            "the two loops above.",
            signed,
            _one_at_a_time,
        ),
        Misconception(
            "divmod",
            "Two divisions per dimension per element. Take the number apart once for each row, and step along the row.",
            divmod_each,
            _divides_for_each,
        ),
        Misconception("not_jitted", "No compiled signature: did the decorator run?", not_jitted, _is_not_compiled),
        Misconception("offset_lost", "Slices begin at oo, oa, ob.", offset_lost, _forgets_the_offsets),
        Misconception("two_dims", "Try 0-dim and 4-D.", two_dims, _knows_matrices),
        Misconception(
            "mixed",
            "An unsigned and a signed integer make a float64, and that is no index. Every term of a position has to be uintp.",
            mixed,
            _mixes,
        ),
    ),
    "scale_shift": (
        Misconception(
            "bare_literal", "The machine code converts each float32 to float64 and back.", bare_literal, _converts
        ),
        Misconception("always_f32", "float64 input lost half its digits.", always_f32, _loses_digits),
        Misconception(
            "captures_global",
            "A functor must be self-contained: the machine code keeps what the variable held when it was compiled, and "
            "nobody tells it of a change.",
            captures_global,
            _reads_a_variable,
        ),
        Misconception("allocates", "Nothing in a kernel allocates.", allocates, _takes_memory),
    ),
    "sum_f32": (
        Misconception("naive", "Stuck at 16,777,216. Sum in pieces, then sum the pieces.", naive, _is_stuck),
        Misconception(
            "via_f64",
            "Right value, wrong lesson: on a GPU this is 2 to 64 times slower. Stay in float32.",
            via_f64,
            _adds_in_float64,
        ),
        Misconception("tail_lost", "129 ones give 128.", tail_lost, _loses_the_tail),
        Misconception("zero_nan", "A NaN went in and a number came out.", zero_nan, _swallows_a_nan),
        Misconception("not_jitted", "No compiled signature: did the decorator run?", sum_in_python, _sums_in_python),
        Misconception(
            "piece_by_piece",
            "Your function calls itself once for each piece, one call inside the other. Cut in halves: then a million numbers "
            "are 13 calls deep.",
            piece_by_piece,
            _calls_too_deep,
        ),
    ),
    "chunks": (
        Misconception("ignores_grain", "10 elements went to 8 threads.", ignores_grain),
        Misconception("remainder_lost", "Element n-1 was never visited.", remainder_lost),
        Misconception("overlaps", "Two threads write the same element: a race.", overlaps),
        Misconception("empty_chunks", "No work, no task.", empty_chunks, _empty),
        Misconception(
            "last_one_long",
            "The last share takes the whole remainder, and the others wait for it. Sizes may differ by 1.",
            last_one_long,
        ),
    ),
    "cost": (
        Misconception("read_only", "add moves 12 bytes per element: two reads and a write.", read_only),
        Misconception("elements", "Bandwidth is in bytes.", elements),
        Misconception("fma_one", "A multiply and an add: `2*n**3`.", fma_one),
        Misconception("sum_writes_all", "sum reads n numbers and writes a single one.", sum_writes_all),
        Misconception(
            "in_a_list",
            "The numbers are right, but they come in a list. The task asks for a tuple.",
            cost_in_a_list,
            A_TUPLE.alone_is_broken,
        ),
    ),
    "roofline": (
        Misconception("max_roof", "The lower roof limits you.", max_roof),
        Misconception("upside_down", "Intensity is operations per byte, not bytes per operation.", upside_down),
        Misconception("swapped_bound", "Where the slope is lower, memory is the limit.", swapped_bound),
        Misconception(
            "times_added",
            "Computing and moving bytes go on at the same time. The slower of the two decides, not their sum.",
            times_added,
        ),
        Misconception(
            "in_a_list",
            "The answer is right, but it comes in a list. The task asks for a tuple.",
            roofline_in_a_list,
            A_TUPLE.alone_is_broken,
        ),
    ),
}
