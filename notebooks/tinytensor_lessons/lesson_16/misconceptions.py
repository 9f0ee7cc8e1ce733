"""Wrong solutions of lesson 16: scales. Those of products and of the fallback are in misconceptions_products.py."""

from __future__ import annotations

from collections.abc import Sequence

import tinytensor as tt
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_16.affine import EPS, RIGHT
from tinytensor_lessons.lesson_16.channels import NO_QUANTIZER
from tinytensor_lessons.lesson_16.misconceptions_products import FALLBACK, QLINEAR

Seen = Sequence[tuple[Outcome, Mismatch | None]]


def _alone(seen: Seen, note: str) -> bool:
    """Nothing is wrong but what the note says."""
    wrong = [mismatch for _, mismatch in seen if mismatch is not None]
    return bool(wrong) and all(mismatch.note == note for mismatch in wrong)


# ---- quantize: both ways, for the wrong ones to change one


class Right:
    @staticmethod
    def quantize(x, scale, zp, qmin, qmax):
        return (x / scale + zp).round().clamp(qmin, qmax).to(tt.int32)

    @staticmethod
    def dequantize(q, scale, zp):
        return (q - zp) * scale


class Truncates(Right):
    @staticmethod
    def quantize(x, scale, zp, qmin, qmax):
        return (x / scale + zp).trunc().clamp(qmin, qmax).to(tt.int32)


class HalfUp(Right):
    @staticmethod
    def quantize(x, scale, zp, qmin, qmax):
        return (x / scale + zp + 0.5).floor().clamp(qmin, qmax).to(tt.int32)


class ClampFirst(Right):
    @staticmethod
    def quantize(x, scale, zp, qmin, qmax):
        return ((x / scale).clamp(qmin, qmax) + zp).round().to(tt.int32)


class Wraps(Right):
    @staticmethod
    def quantize(x, scale, zp, qmin, qmax):
        stored = (x / scale + zp).round().to(tt.int64)
        return stored.to(tt.int8 if qmin < 0 else tt.uint8)


class NoClamp(Right):
    @staticmethod
    def quantize(x, scale, zp, qmin, qmax):
        return (x / scale + zp).round().to(tt.int32)


class RoundsFirst(Right):
    @staticmethod
    def quantize(x, scale, zp, qmin, qmax):
        return ((x / scale).round() + zp).clamp(qmin, qmax).to(tt.int32)


class ZeroPointLess(Right):
    @staticmethod
    def quantize(x, scale, zp, qmin, qmax):
        return (x / scale - zp).round().clamp(qmin, qmax).to(tt.int32)


class Multiplies(Right):
    @staticmethod
    def quantize(x, scale, zp, qmin, qmax):
        return (x * scale + zp).round().clamp(qmin, qmax).to(tt.int32)


class OneEnd(Right):
    @staticmethod
    def quantize(x, scale, zp, qmin, qmax):
        return (x / scale + zp).round().clamp(max=qmax).to(tt.int32)


class StaysReal(Right):
    @staticmethod
    def quantize(x, scale, zp, qmin, qmax):
        return (x / scale + zp).round().clamp(qmin, qmax)


class NoZeroPointBack(Right):
    @staticmethod
    def dequantize(q, scale, zp):
        return q * scale


class ScaleBeforeZeroPoint(Right):
    @staticmethod
    def dequantize(q, scale, zp):
        return q * scale - zp


class AddsBack(Right):
    @staticmethod
    def dequantize(q, scale, zp):
        return (q + zp) * scale


# ---- choose_qparams


def _widened(lo, hi):
    return min(lo, 0.0), max(hi, 0.0)


def right_choice(lo, hi, qmin, qmax, symmetric=False):
    lo, hi = _widened(lo, hi)
    if symmetric:
        return max(max(-lo, hi) * 2 / (qmax - qmin), EPS), 0
    scale = max((hi - lo) / (qmax - qmin), EPS)
    return scale, qmin - round(lo / scale)


def zero_inexact(lo, hi, qmin, qmax, symmetric=False):
    if symmetric:
        return right_choice(lo, hi, qmin, qmax, True)
    scale = max((hi - lo) / (qmax - qmin), EPS)
    return scale, qmin - round(lo / scale)


def zero_inexact_clamped(lo, hi, qmin, qmax, symmetric=False):
    scale, zp = zero_inexact(lo, hi, qmin, qmax, symmetric)
    return scale, min(max(zp, qmin), qmax)


def float_zp(lo, hi, qmin, qmax, symmetric=False):
    if symmetric:
        return right_choice(lo, hi, qmin, qmax, True)
    lo, hi = _widened(lo, hi)
    scale = max((hi - lo) / (qmax - qmin), EPS)
    return scale, qmin - lo / scale


def flat_crash(lo, hi, qmin, qmax, symmetric=False):
    lo, hi = _widened(lo, hi)
    if symmetric:
        return max(-lo, hi) * 2 / (qmax - qmin), 0
    scale = (hi - lo) / (qmax - qmin)
    return scale, qmin - round(lo / scale)


def symmetric_shifted(lo, hi, qmin, qmax, symmetric=False):
    lo, hi = _widened(lo, hi)
    scale = max(max(-lo, hi) * 2 if symmetric else hi - lo, (qmax - qmin) * EPS) / (qmax - qmin)
    return scale, qmin - round(lo / scale)


def symmetric_ignored(lo, hi, qmin, qmax, symmetric=False):
    return right_choice(lo, hi, qmin, qmax)


def symmetric_one_side(lo, hi, qmin, qmax, symmetric=False):
    scale, zp = right_choice(lo, hi, qmin, qmax, symmetric)
    return (max(abs(hi) * 2 / (qmax - qmin), EPS), 0) if symmetric else (scale, zp)


def symmetric_narrow(lo, hi, qmin, qmax, symmetric=False):
    if symmetric:
        lo, hi = _widened(lo, hi)
        return max(max(-lo, hi) / (qmax - qmin), EPS), 0
    return right_choice(lo, hi, qmin, qmax)


def one_step_more(lo, hi, qmin, qmax, symmetric=False):
    lo, hi = _widened(lo, hi)
    if symmetric:
        return max(max(-lo, hi) * 2 / (qmax - qmin + 1), EPS), 0
    scale = max((hi - lo) / (qmax - qmin + 1), EPS)
    return scale, qmin - round(lo / scale)


def wrong_way(lo, hi, qmin, qmax, symmetric=False):
    scale, zp = right_choice(lo, hi, qmin, qmax, symmetric)
    return (scale, zp) if symmetric else (scale, qmin + round(min(lo, 0.0) / scale))


def no_qmin(lo, hi, qmin, qmax, symmetric=False):
    scale, zp = right_choice(lo, hi, qmin, qmax, symmetric)
    return (scale, zp) if symmetric else (scale, -round(min(lo, 0.0) / scale))


def swapped(lo, hi, qmin, qmax, symmetric=False):
    scale, zp = right_choice(lo, hi, qmin, qmax, symmetric)
    return zp, scale


def _divides_by_zero(seen: Seen) -> bool:
    """An exception for a point, and nothing else that is wrong but too small a scale."""
    wrong = [k for k, (_, mismatch) in enumerate(seen) if mismatch is not None]
    return 4 in wrong and seen[4][0].raised == "ZeroDivisionError" and set(wrong) <= {4, 8, 9}


def _not_whole(seen: Seen) -> bool:
    """The zero point is a float wherever a range is not symmetric."""
    return all(
        mismatch is not None and "of type float" in mismatch.note for _, mismatch in (seen[k] for k in (0, 1, 2))
    )


# ---- per_channel


def _shaped(x, values, axis):
    shape = [1] * x.dim()
    shape[axis] = -1
    return values.view(shape)


def _stored(x, scales, zps):
    return (x / scales + zps).round().clamp(0, 255).to(tt.uint8)


def _made(stored, scales, zps, axis):
    return tt._make_per_channel_quantized_tensor(stored, scales, zps, axis)


def last_axis(x, scales, zps, axis):
    return _made(_stored(x, scales, zps), scales, zps, axis)


def one_scale(x, scales, zps, axis):
    return _made(_stored(x, scales[0], zps[0]), scales, zps, axis)


def largest_scale(x, scales, zps, axis):
    return _made(_stored(x, scales.max(), _shaped(x, zps, axis)), scales, zps, axis)


def zp_ignored(x, scales, zps, axis):
    return _made(_stored(x, _shaped(x, scales, axis), 0), scales, zps, axis)


def zp_of_first(x, scales, zps, axis):
    return _made(_stored(x, _shaped(x, scales, axis), zps[0]), scales, zps, axis)


def loops_view(x, scales, zps, axis):
    return (x / _shaped(x, scales, axis) + _shaped(x, zps, axis)).round().clamp(0, 255)


def integers_alone(x, scales, zps, axis):
    return _stored(x, _shaped(x, scales, axis), _shaped(x, zps, axis))


def axis_zero(x, scales, zps, axis):
    return _made(_stored(x, _shaped(x, scales, 0), _shaped(x, zps, 0)), scales, zps, 0)


def no_clamp(x, scales, zps, axis):
    stored = (x / _shaped(x, scales, axis) + _shaped(x, zps, axis)).round()
    return _made(stored.to(tt.int64).to(tt.uint8), scales, zps, axis)


def truncates(x, scales, zps, axis):
    stored = x / _shaped(x, scales, axis) + _shaped(x, zps, axis)
    return _made(stored.clamp(0, 255).to(tt.uint8), scales, zps, axis)


def _returns_real(seen: Seen) -> bool:
    return _alone(seen, NO_QUANTIZER) and _kind(seen) == "float32"


def _returns_integers(seen: Seen) -> bool:
    return _alone(seen, NO_QUANTIZER) and _kind(seen) == "int"


def _kind(seen: Seen) -> str:
    kinds = {outcome.value["kind"] if type(outcome.value) is dict else "" for outcome, _ in seen}
    return kinds.pop() if len(kinds) == 1 else ""


def _pairs_the_last(seen: Seen) -> bool:
    """Right where the channels are the last dimension; where sizes do not fit, an exception."""
    rows = seen[3][0].raised == "RuntimeError" and seen[0][1] is not None and not seen[0][0].raised
    return rows and all(seen[k][1] is None for k in (1, 2, 8))


MISCONCEPTIONS = {
    "quantize": (
        Misconception("truncates", "2.7 became 2.", Truncates),
        Misconception("half_up", "0.5 goes to 0, 1.5 and 2.5 to 2: round half to even.", HalfUp),
        Misconception("clamp_first", "The limits belong to the stored integer.", ClampFirst),
        Misconception("wraps", "300 became 44.", Wraps),
        Misconception("no_clamp", "No integer is below qmin or above qmax: what lies beyond is clamped.", NoClamp),
        Misconception("one_end", "The integers have a smallest one too.", OneEnd),
        Misconception("rounds_first", "Add zp first, then round: with zp 1, 0.5 is at 1.5 and goes to 2.", RoundsFirst),
        Misconception(
            "zero_point_less", "0.0 is stored as zp, so quantize adds zp and dequantize takes it off.", ZeroPointLess
        ),
        Misconception(
            "multiplies", "A scale is the distance between two integers. How many of them lie in x?", Multiplies
        ),
        Misconception(
            "stays_real",
            "The numbers are right, but they are stored as floats. Make integers of them.",
            StaysReal,
            lambda seen: _alone(seen, RIGHT),
        ),
        Misconception("no_zero_point_back", "dequantize: the integer zp stands for 0.0.", NoZeroPointBack),
        Misconception(
            "scale_before_zero_point",
            "dequantize: zp counts integers. Take it off before scaling.",
            ScaleBeforeZeroPoint,
        ),
        Misconception("adds_back", "dequantize: quantize has added zp, so the way back takes it off.", AddsBack),
    ),
    "choose_qparams": (
        Misconception("zero_inexact", "0.0 has no integer of its own: every padded zero becomes noise.", zero_inexact),
        Misconception(
            "zero_inexact_clamped",
            "0.0 is outside of your range, and a clamped zero point does not bring it in. Widen the range.",
            zero_inexact_clamped,
        ),
        Misconception("float_zp", "zero_point is an integer.", float_zp, _not_whole),
        Misconception("flat_crash", "Division by zero: use a smallest scale.", flat_crash, _divides_by_zero),
        Misconception("symmetric_shifted", "Symmetric means 0 maps to 0.", symmetric_shifted),
        Misconception("symmetric_ignored", "`symmetric` changes nothing in your function.", symmetric_ignored),
        Misconception(
            "symmetric_one_side",
            "A symmetric range reaches as far as the far end, which may be lo.",
            symmetric_one_side,
        ),
        Misconception("symmetric_narrow", "From -m to m the range is 2 * m wide.", symmetric_narrow),
        Misconception("one_step_more", "256 integers have 255 steps between them.", one_step_more),
        Misconception("wrong_way", "lo is stored as qmin, and 0.0 lies above lo. You went down.", wrong_way),
        Misconception("no_qmin", "For -128..127 the steps are counted from -128.", no_qmin),
        Misconception("swapped", "Both are right, in the other order: first the scale, then the zero point.", swapped),
    ),
    "qlinear": QLINEAR,
    "per_channel": (
        Misconception("last_axis", "Row scales were applied to columns.", last_axis, _pairs_the_last),
        Misconception("one_scale", "Row 2 lost its range.", one_scale),
        Misconception(
            "largest_scale", "One scale for all, the largest: small channels have few integers left.", largest_scale
        ),
        Misconception("zp_ignored", "Channels may have different zero points.", zp_ignored),
        Misconception("zp_of_first", "Each channel has a zero point of its own, as it has a scale.", zp_of_first),
        Misconception("loops_view", "The result holds integers and a quantizer.", loops_view, _returns_real),
        Misconception(
            "integers_alone",
            "The integers do not say what they mean. A quantized tensor has scales, zero points and their axis.",
            integers_alone,
            _returns_integers,
        ),
        Misconception("axis_zero", "You take rows for channels whatever `axis` says.", axis_zero),
        Misconception("no_clamp", "300 became 44: clamp before making uint8 of it.", no_clamp),
        Misconception("truncates", "1.7 became 1: round before making integers.", truncates),
    ),
    "fallback": FALLBACK,
}
