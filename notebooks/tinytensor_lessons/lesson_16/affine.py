"""Lesson 16, first half: from real numbers to integers and back, and which scale and zero point to take."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.ao.quantization import observer
from tinytensor.aten.native.quantized import affine_quantizer
from tinytensor.aten.native.quantized.cpu.quantize_kernel import LIMITS
from tinytensor.c10.quantizer import PerTensorAffineQuantizer
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.guard import plain

UINT8, INT8 = (0, 255), (-128, 127)
INTEGERS = (tt.uint8, tt.int8, tt.int16, tt.int32, tt.int64)
RIGHT = "The numbers are right."

# ---- numbers, and what comes back ----------------------------------------------------------------------------------


def told(value: Any) -> Any:
    """A dense tensor as numbers, with its sizes and the kind of its dtype; of anything else, what it is."""
    if not isinstance(value, tt.Tensor):
        return value
    if value.is_quantized:
        return f"a tensor of dtype {value.dtype}"
    kind = "int" if value.dtype in INTEGERS else str(value.dtype).removeprefix("torch.")
    return {"size": tuple(value.shape), "kind": kind, "numbers": value.tolist()}


@dataclass(frozen=True)
class Numbers:
    """Real numbers, a scale, a zero point and the limits of the integers. `sizes` where they are no vector."""

    real: tuple[float, ...]
    scale: float = 1.0
    zp: int = 0
    limits: tuple[int, int] = UINT8
    sizes: tuple[int, ...] = ()

    def x(self) -> np.ndarray:
        return np.array(self.real, np.float32).reshape(self.sizes or -1)

    def stored(self) -> np.ndarray:
        """Divided, shifted, rounded to even and clamped, in this order."""
        shifted = np.rint(self.x().astype(np.float64) / self.scale + self.zp)
        return np.clip(shifted, *self.limits).astype(np.int32)

    def again(self) -> np.ndarray:
        return ((self.stored() - self.zp) * self.scale).astype(np.float32)

    def __str__(self) -> str:
        x = show_value(self.x().tolist())
        return f"x = {x}; Quantizer.quantize(x, {self.scale:g}, {self.zp}, {self.limits[0]}, {self.limits[1]})"


def _observe(fn: Any, case: Numbers) -> Outcome:
    """Both ways, each from numbers that are right: a fault in one does not hide the other."""
    x, stored = tt.from_numpy(case.x()), tt.from_numpy(case.stored())
    try:
        value = {"quantize": told(fn.quantize(x, case.scale, case.zp, *case.limits))}
        value["dequantize"] = told(fn.dequantize(stored, case.scale, case.zp))
    except (Exception, SystemExit) as error:
        return raised(getattr(fn, "quantize", fn), error)
    if not np.array_equal(x.numpy(), case.x()):
        return Outcome(value, changed="x")
    return Outcome(value, changed="" if np.array_equal(stored.numpy(), case.stored()) else "q")


def _judge(case: Numbers, outcome: Outcome) -> Mismatch | None:
    stored, again = case.stored(), case.again()
    if outcome.raised:
        return Mismatch(show_value(stored.tolist()), show_outcome(outcome), outcome.where)
    for name, wanted, kind in (("quantize", stored, "int"), ("dequantize", again, "float32")):
        got = outcome.value[name]
        if type(got) is not dict:
            return Mismatch(
                f"{name}: a tensor of {'integers' if kind == 'int' else kind}", f"{name}: {show_value(got)}"
            )
        shown = Mismatch(f"{name}: {show_value(wanted.tolist())}", f"{name}: {show_value(got['numbers'])}")
        if got["size"] != wanted.shape or difference(_floats(wanted), _as_floats(got["numbers"]), 1e-5) is not None:
            return _of_q(case, shown) if name == "dequantize" else shown
        if got["kind"] != kind:
            words = "a tensor of integers" if kind == "int" else kind
            return Mismatch(f"{name}: {words}", f"{name}: {got['kind']}", RIGHT)
    if outcome.changed:
        return Mismatch(f"{outcome.changed} as it was", f"{outcome.changed} changed by your call")
    return None


def _of_q(case: Numbers, shown: Mismatch) -> Mismatch:
    return Mismatch(shown.expected, shown.got, f"of q = {show_value(case.stored().tolist())}")


def _floats(array: np.ndarray) -> Any:
    return array.astype(np.float64).tolist()


def _as_floats(numbers: Any) -> Any:
    """Ints as floats, so that the two compare; anything else as it is."""
    if isinstance(numbers, list):
        return [_as_floats(each) for each in numbers]
    return float(numbers) if type(numbers) is int else numbers


def _kinds(case: Any, value: Any) -> Any:
    """An answer in int64 is that in int32, and one in float64 that in float32."""
    if not isinstance(value, dict):
        return value
    return {
        name: [_as_floats(got["numbers"]), got["kind"].startswith("float")] if isinstance(got, dict) else got
        for name, got in value.items()
    }


def _any_numbers() -> Any:
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Numbers:
        limits = draw(st.sampled_from((UINT8, INT8, (0, 15))))
        zp = draw(st.integers(*limits))
        scale = draw(st.sampled_from((1.0, 0.5, 0.25, 2.0, 0.1, 0.3)))
        # Halves only of scales that float32 holds: x / 0.1 may fall on either side of one.
        parts = (0.0, 0.5, 0.25) if scale in (1.0, 0.5, 0.25, 2.0) else (0.0, 0.25, -0.375)
        steps = st.tuples(st.integers(-300, 300), st.sampled_from(parts))
        real = tuple((k + part) * scale for k, part in draw(st.lists(steps, min_size=1, max_size=6)))
        return Numbers(real, scale, zp, limits, (1, len(real)) if draw(st.booleans()) else ())

    return case()


# ---- in the library


def _plug_quantizer(fn: Any) -> dict[str, Callable[..., Any]]:
    """Both ways of tensors with one scale. What comes back is looked at before its bytes are trusted."""
    quantize, dequantize = affine_quantizer.quantize_tensor, affine_quantizer.dequantize_tensor

    def quantize_tensor(self: Any, quantizer: Any, memory_format: Any = None) -> Any:
        if not isinstance(quantizer, PerTensorAffineQuantizer):
            return quantize(self, quantizer, memory_format)
        least, most = LIMITS[quantizer.dtype]
        stored = fn.quantize(self, quantizer.scale, quantizer.zero_point, least, most)
        if stored.size() != self.size() or stored.dtype not in INTEGERS:
            raise ValueError(f"quantize returned {stored.dtype} of sizes {tuple(stored.size())}")
        if stored.numel() and not (least <= stored.min().item() and stored.max().item() <= most):
            raise ValueError(f"quantize returned integers outside of {least}..{most}")
        kept = stored.to(quantizer.dtype.underlying).contiguous()
        return affine_quantizer.with_quantizer(kept.clone(), quantizer)

    def dequantize_tensor(self: Any) -> Any:
        quantizer = affine_quantizer.quantizer_of(self)
        if not isinstance(quantizer, PerTensorAffineQuantizer):
            return dequantize(self)
        stored = affine_quantizer.ints(self).to(tt.int32)
        real = fn.dequantize(stored, quantizer.scale, quantizer.zero_point)
        if real.size() != self.size() or real.dtype is not tt.float32:
            raise ValueError(f"dequantize returned {real.dtype} of sizes {tuple(real.size())}")
        return real.contiguous()

    place = "tinytensor.aten.native.quantized.q_tensor"
    return {f"{place}:quantize_tensor": quantize_tensor, f"{place}:dequantize_tensor": dequantize_tensor}


def _stores(x: Any, scale: float, zp: int, dtype: Any, right: Any) -> Callable[[], Mismatch | None]:
    def run() -> Mismatch | None:
        got = tt.quantize_per_tensor(x(), scale, zp, dtype).int_repr().tolist()
        return None if difference(right, got) is None else Mismatch(show_value(right), show_value(got))

    return run


def _round_trip() -> Mismatch | None:
    """Inside the range nothing moves by more than half a scale."""
    x = tt.arange(-100, 156) * 0.0123
    again = tt.quantize_per_tensor(x, 0.0125, 100, tt.quint8).dequantize()
    worst = (x - again).abs().max().item()
    return None if worst <= 0.0125 / 2 + 1e-6 else Mismatch("at most half a scale, 0.00625", show_value(worst))


def _printed() -> Mismatch | None:
    """A quantized tensor is printed by its real numbers."""
    text = str(tt.quantize_per_tensor(tt.tensor([1.0, 2.0]), 0.5, 3, tt.quint8)).partition(",\n")[0]
    right = "tensor([1., 2.], size=(2,), dtype=torch.quint8"
    return None if text.startswith(right) else Mismatch(right, text)


PUZZLE = Numbers((0.5, 1.5, 2.5, -0.5, 300.0, -9.0))
INFINITE = Numbers((float("inf"), float("-inf"), 1.0), 0.5, 3)

QUANTIZE = Exercise(
    id="16.quantize",
    signature="Quantizer",
    parts=(
        Cases(
            3,
            (
                Numbers((0.0, 1.0, 2.0, 2.7)),
                Numbers((-0.5, 0.25, 0.03, 0.06), 0.1, 10),
                PUZZLE,
                Numbers((-1.0, 0.5, 0.0, 60.0, -70.0), 0.5, -8, INT8),
                INFINITE,
            ),
        ),
        Property("any numbers", 3, _any_numbers, 150),
        Plug(
            3,
            "tinytensor.aten.native.quantized.q_tensor:quantize_tensor",
            {
                "quantize_per_tensor to quint8": _stores(
                    lambda: tt.tensor(PUZZLE.real), 1.0, 0, tt.quint8, [0, 2, 2, 0, 255, 0]
                ),
                "quantize_per_tensor to qint8": _stores(
                    lambda: tt.tensor([[-1.0, 0.5], [40.0, -90.0]]).t(), 0.5, 3, tt.qint8, [[1, 83], [4, -128]]
                ),
                "q.dequantize() after 256 numbers": _round_trip,
                "print(q)": _printed,
            },
            _plug_quantizer,
        ),
    ),
    # 0 nothing to round; 1 a zero point; 2 halves, both ends; 3 signed; 4 infinity; 5 halves with an odd zero point;
    # 6 a scale above 1; 7 few integers; 8 parts above and below a half, in two dimensions; 9 a number whose integer fits
    # only after the zero point is added; 10 beyond the upper end, no half; 11 beyond the lower one
    probes=(
        Numbers((0.0, 1.0, 2.0)),
        Numbers((-0.5, 0.0, 0.25), 0.25, 10),
        PUZZLE,
        Numbers((-1.0, 0.5, 0.0), 0.5, -8, INT8),
        INFINITE,
        Numbers((0.5, 1.5, 2.5), 1.0, 1),
        Numbers((8.0, -4.0), 2.0, 5),
        Numbers((1.0, 3.0, 20.0), 1.0, 4, (0, 15)),
        Numbers((2.7, 1.2, 0.4, 3.6), 1.0, 2, UINT8, (2, 2)),
        Numbers((-5.0, 3.0), 1.0, 20),
        Numbers((300.0, 3.0)),
        Numbers((-9.0, 3.0), 1.0, 2),
    ),
    hints=(
        "Which integer stands for 0.0? How many steps away from it does x lie? And if there is no such integer?",
        "quantize: x / scale, plus zp, then round, then clamp between qmin and qmax, then to int32. `tt.round` takes halves to "
        "the even neighbour. dequantize: how many steps from zp, times scale.",
        "scale 0.5, zp 3, integers 0..15: 2.2 is 4.4 steps, at 7.4, so 7. Back: (7 - 3) * 0.5 = 2.0. And 9.0 would be at 21: "
        "the largest integer, 15, is taken.",
    ),
    observe=_observe,
    judge=_judge,
    show=str,
    normalize=_kinds,
    oracles=(
        "tinytensor.aten.native.quantized.cpu.quantize_kernel:quantize",
        "tinytensor.aten.native.quantized.cpu.quantize_kernel:dequantize",
    ),
)

# ---- 16.choose_qparams ---------------------------------------------------------------------------------------------

EPS = 2.0**-23  # of float32: no scale is smaller


@dataclass(frozen=True)
class Range:
    """From the smallest to the largest number that was observed, and the limits of the integers."""

    lo: float
    hi: float
    limits: tuple[int, int] = UINT8
    symmetric: bool = False

    def right(self) -> tuple[float, int]:
        lo, hi = min(self.lo, 0.0), max(self.hi, 0.0)
        qmin, qmax = self.limits
        if self.symmetric:
            return max(max(-lo, hi) * 2 / (qmax - qmin), EPS), 0
        scale = max((hi - lo) / (qmax - qmin), EPS)
        return scale, qmin - round(lo / scale)

    def tied(self) -> bool:
        """Whether the zero point lies between two integers, where float32 and float64 may differ."""
        if self.symmetric:
            return False
        exact = min(self.lo, 0.0) / self.right()[0]
        return abs(exact - round(exact)) > 0.499

    def __str__(self) -> str:
        more = ", symmetric=True" if self.symmetric else ""
        return f"choose_qparams({self.lo:g}, {self.hi:g}, {self.limits[0]}, {self.limits[1]}{more})"


def _observe_choice(fn: Function, case: Range) -> Outcome:
    args = (case.lo, case.hi, *case.limits)
    try:
        return Outcome(plain(fn(*args, symmetric=True) if case.symmetric else fn(*args)))
    except (Exception, SystemExit) as error:
        return raised(fn, error)


def _judge_choice(case: Range, outcome: Outcome) -> Mismatch | None:
    right = case.right()
    if outcome.raised:
        return Mismatch(show_value(right), show_outcome(outcome), outcome.where)
    got = outcome.value
    if type(got) is not tuple or len(got) != 2:
        return Mismatch("(scale, zero_point), a tuple of two numbers", show_value(got))
    if difference(right, got, 1e-6) is None and abs(got[0] / right[0] - 1) < 1e-5:
        return None
    note = ""
    if not isinstance(got[1], (int, np.integer)) or isinstance(got[1], bool):
        note = f"zero_point is of type {type(got[1]).__name__}"
    return Mismatch(_exactly(right), _exactly(got), note)


def _exactly(pair: Any) -> str:
    """A scale may be tiny."""
    scale, zero_point = pair
    return f"({scale:.6g}, {show_value(zero_point)})" if isinstance(scale, float) else show_value(pair)


def _ranges() -> Any:
    from hypothesis import strategies as st

    number = st.integers(-400, 400).map(lambda k: k / 16)
    ordered = st.tuples(number, number)
    affine = st.builds(
        lambda ends, limits: Range(min(ends), max(ends), limits), ordered, st.sampled_from((UINT8, INT8, (0, 15)))
    )
    both = st.builds(
        lambda ends, limits: Range(min(ends), max(ends), limits, True), ordered, st.sampled_from((INT8, (-127, 127)))
    )
    return st.one_of(affine.filter(lambda case: not case.tied()), both)


# What `MinMaxObserver` of PyTorch says: the range, the dtype's integers, symmetric, its scale and zero point.
GOLDEN: tuple[tuple[Range, float, int], ...] = (
    (Range(-1.0, 3.0), 0.01568627543747425, 64),
    (Range(2.0, 6.0), 0.0235294122248888, 0),
    (Range(-6.0, -2.0), 0.0235294122248888, 255),
    (Range(0.0, 0.0), 1.1920928955078125e-07, 0),
    (Range(-1.0, 3.0, INT8), 0.01568627543747425, -64),
    (Range(2.0, 6.0, INT8), 0.0235294122248888, -128),
    (Range(-6.0, -2.0, INT8), 0.0235294122248888, 127),
    (Range(0.0, 0.0, INT8), 1.1920928955078125e-07, -128),
    (Range(-1.0, 3.0, INT8, True), 0.0235294122248888, 0),
    (Range(-6.0, -2.0, INT8, True), 0.0470588244497776, 0),
    (Range(0.0, 0.0, INT8, True), 1.1920928955078125e-07, 0),
)


def _plug_observer(fn: Function) -> Function:
    """`_calculate_qparams` of all observers of a range: one range, or one for each channel."""
    library = observer.UniformQuantizationObserverBase._calculate_qparams

    def _calculate_qparams(self: Any, min_val: Any, max_val: Any) -> tuple[Any, Any]:
        symmetric = self.qscheme in observer.SYMMETRIC
        if symmetric and self.quant_min == 0:
            return library(self, min_val, max_val)  # the middle of 0..255, which the exercise leaves out
        ends = zip(min_val.reshape(-1).tolist(), max_val.reshape(-1).tolist(), strict=True)
        found = [fn(lo, hi, self.quant_min, self.quant_max, symmetric) for lo, hi in ends]
        return tt.tensor([float(scale) for scale, _ in found]), tt.tensor([int(zp) for _, zp in found])

    return _calculate_qparams


def _observed(make: Callable[[], Any], x: Any, right: Any) -> Callable[[], Mismatch | None]:
    def run() -> Mismatch | None:
        watching = make()
        watching(tt.tensor(x))
        got = [each.tolist() for each in watching.calculate_qparams()]
        return None if difference(right, got, 1e-6) is None else Mismatch(show_value(right), show_value(got))

    return run


def _zeros_stay() -> Mismatch | None:
    """Zeros in an observed tensor come back as zeros."""
    x = tt.tensor([0.0, 1.7, 0.0, 5.3])
    watching = tt.ao.quantization.MinMaxObserver()
    watching(x)
    scale, zp = watching.calculate_qparams()
    again = tt.quantize_per_tensor(x, scale.item(), zp.item(), tt.quint8).dequantize()[::2].tolist()
    return None if again == [0.0, 0.0] else Mismatch("zeros that stay [0.0, 0.0]", show_value(again))


CHOOSE_QPARAMS = Exercise(
    id="16.choose_qparams",
    signature="choose_qparams(lo, hi, qmin, qmax, symmetric=False)",
    parts=(
        Cases(
            3,
            (
                Range(-1.0, 3.0),
                Range(0.0, 2.0),
                Range(2.0, 6.0),
                Range(-1.0, 3.0, INT8, True),
                Range(-1.0, 3.0, INT8),
            ),
        ),
        Exhaustive("MinMaxObserver", 2, lambda: [case for case, _, _ in GOLDEN]),
        Property("any range", 1, _ranges, 150),
        Plug(
            3,
            "tinytensor.ao.quantization.observer:UniformQuantizationObserverBase._calculate_qparams",
            {
                "MinMaxObserver": _observed(
                    lambda: tt.ao.quantization.MinMaxObserver(), [-1.0, 2.0, 3.0], [[0.015686275], [64]]
                ),
                "MinMaxObserver, symmetric": _observed(
                    lambda: tt.ao.quantization.MinMaxObserver(dtype=tt.qint8, qscheme=tt.per_tensor_symmetric),
                    [-1.0, 2.0, 3.0],
                    [[0.023529412], [0]],
                ),
                "PerChannelMinMaxObserver": _observed(
                    lambda: tt.ao.quantization.PerChannelMinMaxObserver(),
                    [[-1.0, 3.0], [2.0, 6.0]],
                    [[0.015686275, 0.023529412], [64, 0]],
                ),
                "zeros stay zeros": _zeros_stay,
            },
            _plug_observer,
        ),
    ),
    # 0 around 0; 1 from 0; 2 above; 3 below; 4 a point; 5 signed; 6 to 8 symmetric, the far end above, below, a point;
    # 9 narrow; 10 few integers; 11 symmetric with an odd count
    probes=(
        Range(-1.0, 3.0),
        Range(0.0, 2.0),
        Range(2.0, 6.0),
        Range(-6.0, -2.0),
        Range(0.0, 0.0),
        Range(-1.0, 3.0, INT8),
        Range(-1.0, 3.0, INT8, True),
        Range(-5.0, 2.0, INT8, True),
        Range(0.0, 0.0, INT8, True),
        Range(-1e-6, 2e-6),
        Range(-2.0, 4.0, (0, 15)),
        Range(-2.0, 4.0, (-127, 127), True),
    ),
    hints=(
        "Which range must the integers cover, if 0.0 belongs to it? How many steps does it have? Which integer is 0.0 then?",
        "Widen: lo is at most 0, hi at least 0. The scale is the width divided by qmax - qmin, and never below `tt.finfo(tt.float32)"
        ".eps`. lo is at qmin, and 0.0 lies -lo / scale steps above it, rounded. Symmetric: the range is -m..m, m the far end.",
        "lo 1, hi 5 and integers 0..10: widened to 0..5, scale 0.5, zero point 0. lo -2, hi 3: scale 0.5, and 0.0 is 4 steps "
        "above qmin: zero point 4.",
    ),
    observe=_observe_choice,
    judge=_judge_choice,
    show=str,
    oracles=("tinytensor.aten.native.quantized.q_tensor:choose_quantization_params",),
)
