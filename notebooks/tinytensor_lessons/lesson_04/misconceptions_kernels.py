"""Wrong solutions of lesson 04, second half."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

import tinytensor as tt
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_03.promotion import NAMES
from tinytensor_lessons.lesson_04.kernels import AT_ONCE, CTYPES, MM_KERNEL, THE_RESULT

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


def clears_the_array(out, a, b):
    out[0][:] = 0
    _product(out, a, b)


def whole_matrices(out, a, b):
    made = np.lib.stride_tricks.as_strided
    x, y, z = (made(m[0][m[3] :], m[1], [s * m[0].itemsize for s in m[2]]) for m in (out, a, b))
    if 0 not in out[1]:
        x[...] = y @ z


def rounds(out, a, b):
    _product(out, a, b)
    for i in range(out[1][0]):
        for j in range(out[1][1]):
            here = _at(out[2], out[3], i, j)
            out[0][here] = round(float(out[0][here]))


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


def _clears_more_than_its_own(seen: Seen) -> bool:
    wrong = [(outcome, mismatch) for outcome, mismatch in seen if mismatch is not None]
    told = [mismatch.note for _, mismatch in wrong]
    return bool(wrong) and any("do not belong" in note for note in told) and all("right" in note for note in told)


def _multiplies_whole_matrices(seen: Seen) -> bool:
    wrong = [(outcome, mismatch) for outcome, mismatch in seen if mismatch is not None]
    return bool(wrong) and all(outcome.changed == AT_ONCE for outcome, _ in wrong) and not _touches_99(seen)


def _touches_99(seen: Seen) -> bool:
    """Whether a position behind the end of out, which every probe has, lost its 99."""
    return any(isinstance(outcome.value, list) and outcome.value[-1] != 99 for outcome, _ in seen)


def _has_whole_numbers(seen: Seen) -> bool:
    """Right on integers; on 7, which has floats, only whole numbers."""
    got = seen[7][0].value
    integers = all(mismatch is None for k, (_, mismatch) in enumerate(seen) if k != 7)
    return integers and isinstance(got, list) and all(float(number).is_integer() for number in got)


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


def twice(dtype, name, allowed, fn):
    if dtype not in allowed:
        _not_implemented(dtype, name)
    fn(CTYPES[dtype])
    return fn(CTYPES[dtype])


def catches(dtype, name, allowed, fn):
    if dtype in allowed:
        try:
            return fn(CTYPES[dtype])
        except NotImplementedError:
            pass
    return _not_implemented(dtype, name)


def asks_the_result(dtype, name, allowed, fn):
    return (dtype in allowed and fn(CTYPES[dtype])) or _not_implemented(dtype, name)


def makes_text(dtype, name, allowed, fn):
    if dtype not in allowed:
        _not_implemented(dtype, name)
    return str(fn(CTYPES[dtype]))


# Probes of 04.dtype_switch: 0, 1, 5 fine, 2, 3, 7 refused, 4 bfloat16 where only float16 is allowed, 6 uint8 where only
# int8 is, 8 a result that counts as false, 9 a kernel that raises.


def _calls_again(seen: Seen) -> bool:
    return not seen[0][0].raised and len(seen[0][0].value[0]) > 1


def _hides_the_exception(seen: Seen) -> bool:
    return all((mismatch is None) == (k != 9) for k, (_, mismatch) in enumerate(seen))


def _refuses_a_false_result(seen: Seen) -> bool:
    return all(seen[k][1] is None for k in (0, 2, 9)) and seen[8][1] is not None


def _returns_something_else(seen: Seen) -> bool:
    return (
        seen[2][1] is None
        and not seen[0][0].raised
        and seen[0][0].value[0] == ["float"]
        and seen[0][0].value[1] not in (THE_RESULT, None)
    )


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
        Misconception(
            "twice",
            "`fn` ran more than once. A kernel writes, so one call is all it may get: keep its result.",
            twice,
            _calls_again,
        ),
        Misconception(
            "catches",
            "The kernel raised, and your function raised something else in its place. Let its exception through.",
            catches,
            _hides_the_exception,
        ),
        Misconception(
            "asks_the_result",
            "A kernel may return something that counts as false, such as an empty list. Ask `allowed`, not the result.",
            asks_the_result,
            _refuses_a_false_result,
        ),
        Misconception(
            "makes_text",
            "Return what `fn` returned, the object itself and not something made of it.",
            makes_text,
            _returns_something_else,
        ),
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
        Misconception(
            "clears_the_array",
            "Positions that do not belong to out were written, even if they have their old numbers again. Others may read them.",
            clears_the_array,
            _clears_more_than_its_own,
        ),
        Misconception(
            "whole_matrices",
            "The product is right, but NumPy made it. Write the loops, and store each element by itself.",
            whole_matrices,
            _multiplies_whole_matrices,
        ),
        Misconception(
            "rounds",
            "The sums are rounded to whole numbers. Write them as they are.",
            rounds,
            _has_whole_numbers,
        ),
    ),
}
