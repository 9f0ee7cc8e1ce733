"""Lesson 16, second half: products of integers, summed in 32 bits and rounded once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.aten.native.quantized.affine_quantizer import ints, new_qtensor, quantizer_of
from tinytensor.aten.native.quantized.cpu import qlinear as library
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.quantizer import PerTensorAffineQuantizer
from tinytensor.c10.scalar_type import quint8
from tinytensor_lessons.compare import difference, raised, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Exhaustive, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.lesson_15.products import _first_words, njit, plain

Rows = tuple[tuple[int, ...], ...]
GARBAGE = 99


class Wide(np.ndarray):
    """An array whose elements are read as 64-bit integers, as Numba reads them: uint8 - 64 does not wrap."""

    def __getitem__(self, key: Any) -> Any:
        found = np.asarray(self)[key]
        return np.int64(found) if np.ndim(found) == 0 else found.view(Wide)


@dataclass(frozen=True)
class Layer:
    """x (rows, depth) of uint8, w (columns, depth) of int8, a real bias, and (scale, zero point) of x, w and the result."""

    x: Rows
    w: Rows
    bias: tuple[float, ...]
    of_x: tuple[float, int] = (1.0, 0)
    of_w: tuple[float, int] = (1.0, 0)
    of_y: tuple[float, int] = (1.0, 0)

    def arrays(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        return np.array(self.x, np.uint8), np.array(self.w, np.int8), np.array(self.bias, np.float32)

    def exact(self) -> np.ndarray:
        """The result in steps of its scale, before it is rounded. By real numbers."""
        x, w, bias = self.arrays()
        (sx, zx), (sw, zw), (sy, zy) = self.of_x, self.of_w, self.of_y
        real = ((x.astype(np.float64) - zx) * sx) @ ((w.astype(np.float64) - zw) * sw).T + bias.astype(np.float64)
        return real / sy + zy

    def expected(self) -> np.ndarray:
        return np.clip(np.rint(self.exact()), 0, 255).astype(np.uint8)

    def arguments(self) -> tuple[Any, ...]:
        return *self.of_x, *self.of_w, *self.of_y

    def __str__(self) -> str:
        x, w, bias = (show_value(array.tolist()) for array in self.arrays())
        (sx, zx), (sw, zw), (sy, zy) = self.of_x, self.of_w, self.of_y
        return f"qlinear({x}, {w}, {bias}, sx={sx:g}, zx={zx}, sw={sw:g}, zw={zw}, sy={sy:g}, zy={zy}, out)"


def _observe(fn: Function, case: Layer) -> Outcome:
    """The run of the function as Python, with numbers that behave as Numba's."""
    before = case.arrays()
    inputs = [array.copy() for array in before]
    x, w, bias = inputs
    out = np.full((len(x), len(w)), GARBAGE, np.uint8)
    inside = plain(fn)
    try:
        with np.errstate(all="ignore"):
            inside(x.view(Wide), w.view(Wide), bias, *case.arguments(), out)
    except (Exception, SystemExit) as error:
        return raised(inside, error)
    for name, was, now in zip(("x", "w", "bias"), before, inputs, strict=True):
        if not np.array_equal(was, now):
            return Outcome(out.tolist(), changed=name)
    return Outcome(out.tolist())


def _judge(case: Layer, outcome: Outcome) -> Mismatch | None:
    wanted = case.expected().tolist()
    if outcome.raised:
        return Mismatch(show_value(wanted), show_outcome(outcome), outcome.where)
    if outcome.changed:
        return Mismatch(f"{outcome.changed} as it was", f"{outcome.changed} changed by your call")
    if difference(wanted, outcome.value) is None:
        return None
    exact = show_value(np.round(case.exact(), 3).tolist())
    return Mismatch(show_value(wanted), show_value(outcome.value), f"before rounding and clamping it is {exact}")


# ---- cases


def _layers() -> Any:
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Layer:
        rows, depth, columns = draw(st.integers(1, 3)), draw(st.integers(0, 5)), draw(st.integers(1, 3))
        sx, sw = draw(st.sampled_from((1.0, 0.5, 0.125))), draw(st.sampled_from((1.0, 0.25, 0.0625)))
        x = tuple(tuple(draw(st.integers(0, 255)) for _ in range(depth)) for _ in range(rows))
        w = tuple(tuple(draw(st.integers(-128, 127)) for _ in range(depth)) for _ in range(columns))
        # Whole steps of the accumulator: rounded to one or added as it is, a bias means the same.
        bias = tuple(draw(st.integers(-500, 500)) * sx * sw for _ in range(columns))
        zx, zw, zy = draw(st.integers(0, 255)), draw(st.integers(-128, 127)), draw(st.integers(0, 255))
        return Layer(x, w, bias, (sx, zx), (sw, zw), (draw(st.sampled_from((1.0, 4.0, 13.0, 50.0))), zy))

    return case().filter(_decided)


def _decided(case: Layer) -> bool:
    """Not so near to a half that a last bit decides. At a half itself all agree where zy is even: the library rounds first
    and then adds zy, and to do it the other way is as good."""
    away = np.abs(case.exact() - np.floor(case.exact()) - 0.5)
    exact, even = case.of_y[0] in (1.0, 2.0, 4.0), case.of_y[1] % 2 == 0
    return bool(np.all((away > 1e-3) | ((away == 0) & exact & even)))


def _every_zero_point() -> list[Layer]:
    """Two rows and two columns, for each zero point of x; those of w and the result go along."""
    x, w = ((3, 200, 70), (0, 255, 128)), ((1, -2, 3), (-5, 4, 1))
    return [Layer(x, w, (6.0, -3.0), (0.5, zx), (0.25, zx % 5 - 2), (2.0, (255 - zx) // 2 * 2)) for zx in range(256)]


BIG = Layer(((255,) * 64, (127,) * 64), ((127,) * 64, (-128,) * 64), (0.0, 0.0), (1.0, 0), (1.0, 0), (16384.0, 128))

# ---- in the library


def _plug(fn: Function) -> Function:
    """`quantized::linear` with one scale for the weights, by the learner's function as Numba compiles it."""
    from numba.core.errors import NumbaError

    apply, compiled = library._apply, njit(boundscheck=True)(plain(fn))

    def _apply(x: Any, packed: Any, scale: float, zero_point: int, relu: bool) -> Any:
        of_w = quantizer_of(packed.weight)
        if not isinstance(of_w, PerTensorAffineQuantizer):
            return apply(x, packed, scale, zero_point, relu)
        w, of_x = np.ascontiguousarray(view(ints(packed.weight))), quantizer_of(x)
        rows = np.ascontiguousarray(view(ints(x.contiguous()))).reshape(-1, w.shape[1])
        out = np.full((len(rows), len(w)), GARBAGE, np.uint8)
        scales = (of_x.scale, of_x.zero_point, of_w.scale, of_w.zero_point, scale, zero_point)
        try:
            compiled(rows, w, library.bias_of(packed.bias, len(w)), *scales, out)
        except NumbaError as error:
            raise RuntimeError(f"Numba cannot compile it: {_first_words(error)}") from None
        if relu:
            np.maximum(out, zero_point, out=out)
        result = new_qtensor((*x.size()[:-1], len(w)), PerTensorAffineQuantizer(quint8, scale, zero_point))
        view(ints(result)).reshape(-1, len(w))[...] = out
        return result

    return _apply


def quantized_layer() -> tuple[Any, Any]:
    """Six numbers as two rows, and packed weights for three columns."""
    x = tt.quantize_per_tensor(tt.arange(6.0).view(2, 3) - 2, 0.25, 16, tt.quint8)
    w = tt.quantize_per_tensor(tt.arange(9.0).view(3, 3) - 4, 0.5, 0, tt.qint8)
    return x, tt.ops.quantized.linear_prepack(w, tt.tensor([1.0, -2.0, 0.5]))


# The real product, [[12, 0, -6.5], [-15, 0, 20.5]], in steps of 0.5 from 40.
_PRODUCT = [[64, 40, 27], [10, 40, 81]]


def _says(run: Callable[[], Any], right: Any) -> Callable[[], Mismatch | None]:
    def compare() -> Mismatch | None:
        got = run().int_repr().tolist()
        return None if difference(right, got) is None else Mismatch(show_value(right), show_value(got))

    return compare


def _linear() -> Any:
    x, packed = quantized_layer()
    return tt.ops.quantized.linear(x, packed, 0.5, 40)


def _linear_relu() -> Any:
    x, packed = quantized_layer()
    return tt.ops.quantized.linear_relu(x, packed, 0.5, 40)


def _module() -> Any:
    """The module of `torch.ao`, with a batch of one more dimension."""
    x, packed = quantized_layer()
    layer = tt.ao.nn.quantized.Linear(3, 3)
    layer.set_weight_bias(*packed.unpack())
    layer.scale, layer.zero_point = 0.5, 40
    return layer(x.view(1, 2, 3))


def _deep() -> Any:
    """600 products in each sum: 32 bits hold them."""
    x = tt.quantize_per_tensor(tt.full((1, 600), 255.0), 1.0, 0, tt.quint8)
    w = tt.quantize_per_tensor(tt.tensor([[127.0], [-128.0]]).expand(2, 600), 1.0, 0, tt.qint8)
    return tt.ops.quantized.linear(x, tt.ops.quantized.linear_prepack(w, None), 2.0**18, 128)


QLINEAR = Exercise(
    id="16.qlinear",
    signature="qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out)",
    parts=(
        Cases(
            3,
            (
                Layer(((1, 2), (3, 4)), ((1, 0), (2, 3)), (0.0, 0.0)),
                Layer(((66, 60),), ((1, -2), (3, 1)), (0.0, 0.0), (1.0, 64), (1.0, 0), (1.0, 100)),
                Layer(((10, 20),), ((5, 7),), (4.0,), (0.5, 0), (0.25, 0), (1.0, 20)),
                Layer(((4, 1), (200, 255)), ((3, -1), (-3, 2)), (0.0, 1.0), (1.0, 0), (1.0, 1), (2.0, 5)),
            ),
        ),
        Exhaustive("all zero points", 2, _every_zero_point),
        Property("any layer", 3, _layers, 150),
        Exhaustive("32 bits", 2, lambda: [BIG]),
        Plug(
            4,
            "tinytensor.aten.native.quantized.cpu.qlinear:_apply",
            {
                "quantized.linear": _says(_linear, _PRODUCT),
                "quantized.linear_relu": _says(_linear_relu, [[64, 40, 40], [40, 40, 81]]),
                "the module Linear": _says(_module, [_PRODUCT]),
                "600 products in each sum": _says(_deep, [[202, 53]]),
            },
            _plug,
        ),
    ),
    # 0 no scale, no zero point; 1 zx; 2 a bias, scales; 3 zw; 4 both ends; 5 halves; 6 zy; 7 rounded twice; 8 sums of 9
    # bits and more; 9 of 17; 10 more rows than columns; 11 a bias alone
    probes=(
        Layer(((1, 2), (3, 4)), ((1, 0), (2, 3)), (0.0, 0.0)),
        Layer(((66, 70),), ((1, 2), (3, 1)), (0.0, 0.0), (1.0, 64)),
        Layer(((10, 20),), ((5, 7),), (4.0,), (0.5, 0), (0.25, 0), (1.0, 0)),
        Layer(((4, 1),), ((3, 2),), (0.0,), (1.0, 0), (1.0, 1)),
        Layer(((100, 1),), ((3, 0), (-3, 0)), (0.0, 0.0)),
        Layer(((1,), (3,), (5,)), ((1,),), (0.0,), (1.0, 0), (1.0, 0), (2.0, 0)),
        Layer(((1, 2),), ((1, 1),), (0.0,), (1.0, 0), (1.0, 0), (1.0, 7)),
        Layer(((6,),), ((1,),), (1.5,), (0.5, 0), (0.5, 0), (1.0, 10)),
        Layer(((40, 30),), ((3, 2),), (0.0,), (1.0, 0), (1.0, 0), (2.0, 0)),
        BIG,
        Layer(((1, 2), (3, 4), (5, 6)), ((1, 1),), (2.0,), (1.0, 0), (1.0, 0), (1.0, 3)),
        Layer(((0, 0),), ((1, 1),), (6.0,), (0.5, 0), (0.5, 0), (2.0, 1)),
    ),
    hints=(
        "Which real number does x[i, k] stand for, which w[j, k]? What is left of their product when sx * sw is taken out of the "
        "sum, and on which scale is the sum then?",
        "Start at 0 and add (x[i, k] - zx) * (w[j, k] - zw) for each k. The sum counts steps of sx * sw; so does bias[j] / (sx * sw). "
        "Add it, multiply by sx * sw / sy, add zy, round once, clamp to 0..255.",
        "x [70], zx 64, w [3], zw 1, sx 0.5, sw 0.5, bias 1: the sum is 6 * 2 = 12, the bias 4 steps of 0.25, together 16, which "
        "is 4.0. With sy 0.5 and zy 10: 4 / 0.5 + 10 = 18.",
    ),
    observe=_observe,
    judge=_judge,
    show=str,
    provides={"njit": njit, "np": np},
    oracles=("tinytensor.aten.native.quantized.cpu.qlinear:_multiply",),
    seconds=30.0,
)
