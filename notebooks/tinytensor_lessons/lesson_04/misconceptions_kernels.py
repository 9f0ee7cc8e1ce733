"""Wrong solutions of lesson 04, second half."""

from __future__ import annotations

from collections.abc import Sequence

import tinytensor as tt
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_03.promotion import NAMES
from tinytensor_lessons.lesson_04.kernels import CTYPES, MM_KERNEL

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- mm_kernel


def _at(strides, offset, i, j):
    return offset + i * strides[0] + j * strides[1]


def _product(out, a, b, place=None, place_out=_at, add=False, empty=True):
    (flat_a, (n, k), strides_a, from_a), (flat_b, (_, m), strides_b, from_b) = a, b
    flat, _, strides, begin = out
    at = place or _at
    for i in range(n):
        for j in range(m):
            here = place_out(strides, begin, i, j)
            total = flat[here] if add else 0
            for p in range(k):
                total = total + flat_a[at(strides_a, from_a, i, p)] * flat_b[at(strides_b, from_b, p, j)]
            if k or empty:
                flat[here] = total


def contiguous_only(out, a, b):
    rows_a, rows_b = a[1][1], b[1][1]
    _product(out, (a[0], a[1], (rows_a, 1), a[3]), (b[0], b[1], (rows_b, 1), b[3]))


def adds_to_garbage(out, a, b):
    _product(out, a, b, add=True)


def out_linear(out, a, b):
    _product((out[0], out[1], (b[1][1], 1), out[3]), a, b)


def k_zero_skips(out, a, b):
    _product(out, a, b, empty=False)


def offset_lost(out, a, b):
    _product(*((flat, sizes, strides, 0) for flat, sizes, strides, _ in (out, a, b)))


# Probes of 04.mm_kernel: 0 plain, 1 b transposed, 2 and 3 strides of out, 4 K is 0, 5 and 6 offsets, 7 a stride of 0 in
# a, 8 no rows.


def _reads_in_order(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (0, 2)) and seen[1][1] is not None


def _adds_to_what_was_there(seen: Seen) -> bool:
    out, a, b = MM_KERNEL.probes[0][0].operands()
    _product(out, a, b)
    right = out[0].tolist()[:4]
    got = seen[0][0].value
    return isinstance(got, list) and got[:4] == [99 + number for number in right]


def _writes_in_order(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (0, 1)) and all(seen[k][1] is not None for k in (2, 3))


def _leaves_out_untouched(seen: Seen) -> bool:
    wrong = {k for k, (_, mismatch) in enumerate(seen) if mismatch is not None}
    return wrong == {4} and seen[4][0].value == [99] * 5


def _starts_at_zero(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (0, 1, 2, 3, 4)) and all(seen[k][1] is not None for k in (5, 6))


# ---- dtype_switch


def _not_implemented(dtype, name, error=NotImplementedError):
    raise error(f"\"{name}\" not implemented for '{NAMES[dtype]}'")


def silent_upcast(dtype, name, allowed, fn):
    if dtype not in allowed and not dtype.is_floating_point:
        dtype = tt.float32
    if dtype not in allowed:
        _not_implemented(dtype, name)
    return fn(CTYPES[dtype])


def type_error(dtype, name, allowed, fn):
    if dtype not in allowed:
        _not_implemented(dtype, name, TypeError)
    return fn(CTYPES[dtype])


def eager(dtype, name, allowed, fn):
    result = fn(CTYPES[dtype])
    if dtype not in allowed:
        _not_implemented(dtype, name)
    return result


def prefix_match(dtype, name, allowed, fn):
    if not any(other.name in dtype.name for other in allowed):
        _not_implemented(dtype, name)
    return fn(CTYPES[dtype])


# Probes of 04.dtype_switch: 0, 1, 5 fine, 2, 3, 7 refused, 4 bfloat16 where only float16 is allowed, 6 uint8 where only
# int8 is.


def _runs_integers_as_floats(seen: Seen) -> bool:
    return seen[0][1] is None and not seen[2][0].raised


def _raises_type_error(seen: Seen) -> bool:
    return seen[0][1] is None and seen[2][0].raised == "TypeError"


def _calls_first(seen: Seen) -> bool:
    return seen[0][1] is None and bool(seen[2][0].raised) and seen[2][0].changed == "fn"


def _compares_names(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (0, 2, 3)) and not (seen[4][0].raised and seen[6][0].raised)


KERNELS = {
    "dtype_switch": (
        Misconception(
            "silent_upcast",
            "Promotion is decided before the kernel; here Long is an error.",
            silent_upcast,
            _runs_integers_as_floats,
        ),
        Misconception(
            "type_error",
            "torch raises NotImplementedError: `\"hypot_cpu\" not implemented for 'Long'`.",
            type_error,
            _raises_type_error,
        ),
        Misconception("eager", "fn ran for a refused dtype.", eager, _calls_first),
        Misconception("prefix_match", "Compare dtypes, not names.", prefix_match, _compares_names),
    ),
    "mm_kernel": (
        Misconception("contiguous_only", "Right until someone passes b.t().", contiguous_only, _reads_in_order),
        Misconception(
            "adds_to_garbage",
            "Allocated memory is not zero: empty() returns what was there.",
            adds_to_garbage,
            _adds_to_what_was_there,
        ),
        Misconception("out_linear", "out has strides too.", out_linear, _writes_in_order),
        Misconception(
            "k_zero_skips",
            "An empty sum is 0, and somebody has to write it.",
            k_zero_skips,
            _leaves_out_untouched,
        ),
        Misconception("offset_lost", "Slices begin elsewhere.", offset_lost, _starts_at_zero),
    ),
}
