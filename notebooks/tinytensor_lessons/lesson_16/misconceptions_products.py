"""Wrong solutions of lesson 16: products of integers, and the fallback."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

import tinytensor as tt
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.quantized_parts import is_quantized, run

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- qlinear: the right loops, with one thing exchanged


def _clamped(value):
    return min(max(value, 0), 255)


def _qlinear(
    x, w, bias, sx, zx, sw, zw, sy, zy, out, *,
    keep=lambda total: total, of_x=None, of_w=None, add=None, factor=None, shift=None, store=_clamped, rounded=np.rint,
):  # fmt: skip
    zx, zw = zx if of_x is None else of_x, zw if of_w is None else of_w
    shift, factor = zy if shift is None else shift, sx * sw / sy if factor is None else factor
    for i in range(x.shape[0]):
        for j in range(w.shape[0]):
            total = 0
            for k in range(x.shape[1]):
                total = keep(total + (x[i, k] - zx) * (w[j, k] - zw))
            total = total + (bias[j] / (sx * sw) if add is None else add(bias[j]))
            out[i, j] = store(np.int64(rounded(total * factor + shift)))


def _wrap(bits):
    half = 2 ** (bits - 1)
    return lambda total: (total + half) % (2 * half) - half


def int8_acc(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out, keep=_wrap(8))


def int16_acc(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out, keep=_wrap(16))


def no_correction(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out, of_x=0, of_w=0)


def no_zx(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out, of_x=0)


def no_zw(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out, of_w=0)


def bias_scale(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out, add=lambda b: np.rint(b / sy))


def bias_as_it_is(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out, add=lambda b: b)


def no_bias(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out, add=lambda b: 0)


def requant_twice(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    """The sum is rounded to steps of the result, and the bias too, before they are added."""
    sums = np.zeros(out.shape, np.int64)
    for i in range(x.shape[0]):
        for j in range(w.shape[0]):
            for k in range(x.shape[1]):
                sums[i, j] += (x[i, k] - zx) * (w[j, k] - zw)
            out[i, j] = _clamped(int(np.rint(sums[i, j] * sx * sw / sy) + np.rint(bias[j] / sy)) + zy)


def truncates(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out, rounded=np.trunc)


def half_up(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out, rounded=lambda value: np.floor(value + 0.5))


def no_zy(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out, shift=0)


def no_clamp(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out, store=lambda value: value % 256)


def scale_of_result_lost(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out, factor=sx * sw)


def times_result_scale(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    _qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out, factor=sx * sw * sy)


QLINEAR = (
    Misconception("int8_acc", "`127*127` does not fit: the sum wrapped.", int8_acc),
    Misconception("int16_acc", "A product fits into 16 bits, and a sum of 64 of them does not.", int16_acc),
    Misconception("no_correction", "With zp 64 every product is off by `64*w`.", no_correction),
    Misconception("no_zx", "The integer zx stands for a real 0: take it off before multiplying.", no_zx),
    Misconception("no_zw", "Weights have a zero point too.", no_zw),
    Misconception("bias_scale", "It joins the accumulator: scale `sx*sw`.", bias_scale),
    Misconception("bias_as_it_is", "The bias is a real number, the sum counts steps of sx * sw.", bias_as_it_is),
    Misconception("no_bias", "The bias is missing.", no_bias),
    Misconception("requant_twice", "Rounding twice costs up to a step.", requant_twice),
    Misconception("truncates", "The last step cuts off: 0.9 of a step became 0.", truncates),
    Misconception("half_up", "Halves go to the even neighbour here too.", half_up),
    Misconception("no_zy", "The result has a zero point of its own.", no_zy),
    Misconception("no_clamp", "300 does not fit into uint8, and it wraps to 44: clamp to 0..255.", no_clamp),
    Misconception("scale_of_result_lost", "The sum is real now. How many steps of sy is that?", scale_of_result_lost),
    Misconception("times_result_scale", "From a real number to steps of sy one divides.", times_result_scale),
)

# ---- fallback


def _taken(op, stack):
    count = len(op.schema.arguments)
    given = stack[len(stack) - count :]
    del stack[len(stack) - count :]
    return given, [value for value in given if is_quantized(value)]


def _real(given):
    return [value.dequantize() if is_quantized(value) else value for value in given]


def _like(result, quantized):
    return tt.quantize_per_tensor(result, quantized.q_scale(), quantized.q_zero_point(), quantized.dtype)


def _back(results, stack, quantized):
    stack += [_like(result, quantized) if result.dtype is tt.float32 else result for result in results]


def forgets_requant(op, ks, stack):
    given, _ = _taken(op, stack)
    stack += run(op, _real(given))


def second_params(op, ks, stack):
    given, quantized = _taken(op, stack)
    _back(run(op, _real(given)), stack, quantized[-1])


def only_first(op, ks, stack):
    given, quantized = _taken(op, stack)
    args = [value.dequantize() if value is quantized[0] else value for value in given]
    _back(run(op, args), stack, quantized[0])


def int_results(op, ks, stack):
    given, quantized = _taken(op, stack)
    stack += [_like(result.to(tt.float32), quantized[0]) for result in run(op, _real(given))]


def first_argument(op, ks, stack):
    """Asks the first argument for its scale, whatever it is."""
    given, _ = _taken(op, stack)
    _back(run(op, _real(given)), stack, given[0])


def whole_stack(op, ks, stack):
    quantized = [value for value in stack if is_quantized(value)]
    given, _ = _taken(op, stack)
    stack.clear()
    _back(run(op, _real(given)), stack, quantized[0])


def one_result(op, ks, stack):
    given, quantized = _taken(op, stack)
    _back(run(op, _real(given))[:1], stack, quantized[0])


def arguments_stay(op, ks, stack):
    count = len(op.schema.arguments)
    given = stack[len(stack) - count :]
    quantized = [value for value in given if is_quantized(value)]
    _back(run(op, _real(given)), stack, quantized[0])


def always_quint8(op, ks, stack):
    given, quantized = _taken(op, stack)
    q = quantized[0]
    for result in run(op, _real(given)):
        least = max(q.q_zero_point(), 0)
        real = result.dtype is tt.float32
        stack.append(tt.quantize_per_tensor(result, q.q_scale(), least, tt.quint8) if real else result)


def _still_quantized(seen: Seen) -> bool:
    """Right for one tensor; where there are two, the second arrives as it was."""
    outcome = seen[1][0]
    return outcome.raised == "TypeError" and outcome.message.startswith("other of") and seen[0][1] is None


def _asks_a_mask(seen: Seen) -> bool:
    """Right where the first argument is quantized; an exception of a mask that is asked for its scale."""
    return bool(seen[3][0].raised) and all(seen[k][1] is None for k in (0, 1, 2, 5))


FALLBACK = (
    Misconception("forgets_requant", "The result is float.", forgets_requant),
    Misconception("second_params", "Use the first quantized argument's.", second_params),
    Misconception("only_first", "b was still integers.", only_first, _still_quantized),
    Misconception("int_results", "`q > 1` is bool: leave it.", int_results),
    Misconception(
        "first_argument",
        "The first argument may be a mask. Which one is the first that is quantized?",
        first_argument,
        _asks_a_mask,
    ),
    Misconception(
        "whole_stack", "Only the operator's arguments come off the stack. What lies below is not yours.", whole_stack
    ),
    Misconception("one_result", "`kthvalue` returns two tensors: put all of them on the stack.", one_result),
    Misconception("arguments_stay", "The arguments are still on the stack, below the result.", arguments_stay),
    Misconception(
        "always_quint8", "A qint8 argument has a qint8 result: the dtype belongs to the quantizer too.", always_quint8
    ),
)
