"""Lesson 16: a scale for each channel."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor_lessons.compare import called, difference, show_outcome, show_value
from tinytensor_lessons.exercise import Cases, Exercise, Function, Mismatch, Outcome, Plug, Property
from tinytensor_lessons.lesson_15.entries import registered
from tinytensor_lessons.lesson_16.affine import told


@dataclass(frozen=True)
class Channels:
    """Real numbers in row-major order, their sizes, and a scale and zero point for each index of `axis`."""

    real: tuple[float, ...]
    sizes: tuple[int, ...]
    scales: tuple[float, ...]
    zps: tuple[int, ...]
    axis: int

    def tensors(self) -> tuple[Any, Any, Any]:
        x = tt.from_numpy(np.array(self.real, np.float32).reshape(self.sizes))
        return x, tt.tensor(self.scales), tt.tensor(self.zps, dtype=tt.int64)

    def stored(self) -> np.ndarray:
        """Channel by channel."""
        real = np.array(self.real, np.float64).reshape(self.sizes)
        out = np.empty(self.sizes, np.int64)
        for c, (scale, zp) in enumerate(zip(self.scales, self.zps, strict=True)):
            place: Any = (*(slice(None),) * self.axis, c)
            out[place] = np.clip(np.rint(real[place] / scale + zp), 0, 255)
        return out

    def __str__(self) -> str:
        x = show_value(np.array(self.real).reshape(self.sizes).tolist())
        return f"quantize_per_channel({x}, {show_value(list(self.scales))}, {list(self.zps)}, {self.axis})"


def read(value: Any) -> Any:
    """A tensor with a scale for each channel, in numbers; of anything else, what it is."""
    if not isinstance(value, tt.Tensor) or not value.is_quantized:
        return told(value)
    with contextlib.suppress(RuntimeError):
        if value.qscheme() is tt.per_channel_affine:
            return {
                "integers": value.int_repr().tolist(),
                "scales": [float(f"{scale:.6g}") for scale in value.q_per_channel_scales().tolist()],
                "zero points": value.q_per_channel_zero_points().tolist(),
                "axis": value.q_per_channel_axis(),
                "dtype": str(value.dtype),
            }
    return f"a quantized tensor without scales for channels, of dtype {value.dtype}"


def _observe(fn: Function, case: Channels) -> Outcome:
    tensors = case.tensors()
    before = [tensor.tolist() for tensor in tensors]
    outcome = called(fn, *tensors, case.axis)
    if outcome.raised:
        return outcome
    value = read(outcome.value)
    for name, tensor, was in zip(("x", "scales", "zps"), tensors, before, strict=True):
        if tensor.tolist() != was:
            return Outcome(value, changed=name)
    return Outcome(value)


NO_QUANTIZER = "This has no quantizer."


def _judge(case: Channels, outcome: Outcome) -> Mismatch | None:
    wanted = {
        "integers": case.stored().tolist(),
        "scales": [float(f"{np.float32(scale):.6g}") for scale in case.scales],
        "zero points": list(case.zps),
        "axis": case.axis,
        "dtype": "torch.quint8",
    }
    if outcome.raised:
        return Mismatch(show_value(wanted["integers"]), show_outcome(outcome), outcome.where)
    got = outcome.value
    if type(got) is not dict or "integers" not in got:
        shown = f"a tensor of {got['kind']}: {show_value(got['numbers'])}" if type(got) is dict else show_value(got)
        return Mismatch("a quantized tensor with a scale for each channel", shown, NO_QUANTIZER)
    for name, right in wanted.items():
        if difference(right, got[name], 1e-5) is not None:
            return Mismatch(f"{name}: {show_value(right)}", f"{name}: {show_value(got[name])}")
    if outcome.changed:
        return Mismatch(f"{outcome.changed} as it was", f"{outcome.changed} changed by your call")
    return None


def _any_channels() -> Any:
    from hypothesis import strategies as st

    @st.composite
    def case(draw: st.DrawFn) -> Channels:
        sizes = tuple(draw(st.lists(st.integers(1, 3), min_size=1, max_size=3)))
        axis = draw(st.integers(0, len(sizes) - 1))
        count = sizes[axis]
        scales = tuple(draw(st.sampled_from((0.25, 0.5, 1.0, 2.0))) for _ in range(count))
        zps = tuple(draw(st.integers(0, 255)) for _ in range(count))
        real = tuple(draw(st.integers(-400, 400)) / 4 for _ in range(int(np.prod(sizes))))
        return Channels(real, sizes, scales, zps, axis)

    return case()


def _plug(fn: Function) -> Function:
    """`quantize_per_channel` at the key CPU, for quint8."""

    def quantize_per_channel(self: Any, scales: Any, zero_points: Any, axis: int, dtype: Any) -> Any:
        if dtype is not tt.quint8:
            raise NotImplementedError(f"the exercise is about quint8, not {dtype}")
        result = fn(self, scales, zero_points, axis)
        if read(result).get("dtype") != "torch.quint8" or result.size() != self.size():
            raise TypeError("quantize_per_channel has to return a quint8 tensor of the sizes of x")
        return result

    return quantize_per_channel


def _same(run: Callable[[], Any], right: Any) -> Callable[[], Mismatch | None]:
    def compare() -> Mismatch | None:
        got = run().tolist()
        return None if difference(right, got, 1e-5) is None else Mismatch(show_value(right), show_value(got))

    return compare


def _observed() -> Any:
    """An observer of channels chooses, and each row comes back with an error of its own scale."""
    x = tt.tensor([[0.0, 2.55], [0.0, 255.0]])
    watching = tt.ao.quantization.PerChannelMinMaxObserver()
    watching(x)
    scales, zps = watching.calculate_qparams()
    return tt.quantize_per_channel(x, scales, zps, 0, tt.quint8).int_repr()


def _columns() -> Any:
    x = tt.tensor([[1.0, 10.0], [2.0, 20.0]])
    return tt.quantize_per_channel(x, tt.tensor([0.5, 5.0]), tt.tensor([1, 7]), 1, tt.quint8).dequantize()


_TABLE = (1.0, 2.0, 10.0, 20.0)

PER_CHANNEL = Exercise(
    id="16.per_channel",
    signature="quantize_per_channel(x, scales, zps, axis)",
    parts=(
        Cases(
            3,
            (
                Channels(_TABLE, (2, 2), (0.1, 1.0), (0, 0), 0),
                Channels((1.0, 2.0, 3.0, 4.0, 5.0, 6.0), (2, 3), (0.5, 1.0, 2.0), (0, 10, 128), 1),
                Channels((1.0, 2.0, 3.0, 4.0, 5.0, 6.0), (2, 3), (0.5, 2.0), (7, 0), 0),
            ),
        ),
        Property("any axis", 3, _any_channels, 150),
        Plug(
            2,
            "tinytensor.aten.native.quantized.q_tensor:quantize_per_channel",
            {
                "scales of an observer": _same(_observed, [[0, 255], [0, 255]]),
                "scales of columns, and back": _same(_columns, [[1.0, 10.0], [2.0, 20.0]]),
            },
            _plug,
            install=lambda kernel: registered("quantize_per_channel", "CPU", kernel),
        ),
    ),
    # 0 rows of a square; 1 its columns; 2 and 3 the axes of a table that is not square; 4 zero points; 5 both ends; 6 halves;
    # 7 three dimensions; 8 a vector
    probes=(
        Channels(_TABLE, (2, 2), (0.1, 1.0), (0, 0), 0),
        Channels(_TABLE, (2, 2), (0.5, 2.0), (0, 0), 1),
        Channels((1.0, 2.0, 3.0, 4.0, 5.0, 6.0), (2, 3), (0.5, 1.0, 2.0), (0, 0, 0), 1),
        Channels((1.0, 2.0, 3.0, 4.0, 5.0, 6.0), (2, 3), (0.5, 2.0), (0, 0), 0),
        Channels(_TABLE, (2, 2), (0.5, 0.5), (3, 10), 0),
        Channels((300.0, -9.0), (2, 1), (1.0, 0.5), (0, 0), 0),
        Channels((0.5, 2.5, 1.7, 3.2), (2, 2), (1.0, 1.0), (0, 0), 0),
        Channels(tuple(map(float, range(8))), (2, 2, 2), (0.5, 1.0), (0, 4), 1),
        Channels((1.0, 2.0), (2,), (0.5, 1.0), (0, 5), 0),
    ),
    hints=(
        "The element at index (i, j): which of the scales is its own, if axis is 0, and which if axis is 1?",
        "Give scales and zps as many dimensions as x has, with the channels at `axis` and 1 elsewhere. Then broadcasting pairs "
        "each element with its own. Round and clamp as before, and hand the uint8 integers, scales, zps and axis to "
        "`tt._make_per_channel_quantized_tensor`.",
        "x is (4, 2, 3), axis 1: scales are viewed as (1, 2, 1). With scales 0.5 and 2, zps 0 and 10, the numbers [3, 3] of one "
        "pixel become 6 and 11.5, so 12.",
    ),
    observe=_observe,
    judge=_judge,
    show=str,
    oracles=("tinytensor.aten.native.quantized.cpu.quantize_kernel:quantize_channels",),
)
