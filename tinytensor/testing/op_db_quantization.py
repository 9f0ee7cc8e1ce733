"""Entries of the operator database: fake quantization. See op_info.py for what an entry says.

A gradient here is by intention not the slope of the function (Note [Fake quantization]), so gradcheck does not apply; the
gradients are compared with their definition in tests/ao/test_fake_quantize_operators.py.

Scales are powers of two: a division by them loses nothing, and so no dtype rounds another way than the reference.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, float32, int32, int64
from tinytensor.testing.op_info import FLOATS, SHAPES, Arr, OpInfo, Refusal, Sample
from tinytensor.testing.sample_tensors import make_array

_SWAPPED = "`quant_min` should be less than or         equal to `quant_max`."
_NOT_IN_RANGE = "`zero_point` must be between `quant_min` and `quant_max`."


def _nearest(x: np.ndarray, scale: np.ndarray, zero_point: np.ndarray, least: int, most: int) -> np.ndarray:
    """The nearest of all numbers that the integers stand for; of two that are equally near the one with an even step."""
    numbers = np.arange(least, most + 1) - zero_point[..., None]
    distance = np.abs(x[..., None] / scale[..., None] - numbers)
    nearest = distance == distance.min(-1, keepdims=True)
    even = nearest & (numbers % 2 == 0)
    best = np.where(even.any(-1, keepdims=True), even, nearest)
    return np.take_along_axis(np.broadcast_to(numbers, best.shape), best.argmax(-1)[..., None], -1)[..., 0] * scale


def _by_tensor(x: np.ndarray, scale: object, zero_point: object, least: int, most: int) -> np.ndarray:
    steps, zeros = (np.asarray(t, np.float64).reshape(-1)[0] * np.ones(x.shape) for t in (scale, zero_point))
    return _nearest(x, steps, zeros, least, most)


def _by_channel(
    x: np.ndarray, scale: np.ndarray, zero_point: np.ndarray, axis: int, least: int, most: int
) -> np.ndarray:
    places = [-1 if d == axis else 1 for d in range(x.ndim)]
    steps, zeros = (np.broadcast_to(np.asarray(t, np.float64).reshape(places), x.shape) for t in (scale, zero_point))
    return _nearest(x, steps, zeros, least, most)


def _fused(
    x: np.ndarray, observer_on: np.ndarray, fake_quant_on: np.ndarray, low: np.ndarray, high: np.ndarray, scale: np.ndarray,
    zero_point: np.ndarray, factor: float, least: int, most: int, axis: int,
) -> np.ndarray:  # fmt: skip
    return _by_tensor(x, (high - low) / (most - least), least - low * (most - least) / (high - low), least, most)


def _of_tensor(dtype: ScalarType) -> Iterator[Sample]:
    for shape in SHAPES:
        x = Arr(make_array(shape, dtype, -9, 9))
        yield Sample((x, 0.25, 3, -8, 7), name=f"shape{list(shape)}")
    x = Arr(make_array((3, 4), dtype, -9, 9))
    yield Sample((x, Arr(np.asarray(0.5), float32), Arr(np.asarray(100), int32), 0, 255), name="tensors")
    yield Sample((x, Arr(np.asarray([2.0]), float32), Arr(np.asarray([0]), int64), -128, 127), name="lists_of_one")
    yield Sample((Arr(np.asarray([0.25, 0.75, 1.25, -0.25, -0.75])), 0.5, 0, -4, 4), name="halves")


def _of_channels(dtype: ScalarType) -> Iterator[Sample]:
    scales = 2.0 ** np.arange(-2, 3)
    for shape, axis in (((5,), 0), ((3, 4), 0), ((3, 4), 1), ((2, 1, 3), 1), ((2, 3, 2, 2), 1)):
        n = shape[axis]
        tables = Arr(scales[:n], float32), Arr(np.arange(n) - 2, int32)
        yield Sample((Arr(make_array(shape, dtype, -9, 9)), *tables, axis, -8, 7), name=f"shape{list(shape)}_{axis}")
    tables = Arr(scales[:3], float32), Arr(np.asarray([0.0, 2.0, -1.0]), float32)
    yield Sample((Arr(make_array((3, 4), dtype, -9, 9)), *tables, 0, -8, 7), name="float_zero_points")


def _of_fused(dtype: ScalarType) -> Iterator[Sample]:
    """With a range that was observed before: -16..15.875 in 256 steps of 1/8."""
    x = Arr(make_array((3, 4), dtype, -20, 20))
    off, on = Arr(np.asarray([0]), int64), Arr(np.asarray([1]), int64)
    limits = Arr(np.asarray(-16.0), float32), Arr(np.asarray(15.875), float32)
    numbers = Arr(np.asarray([1.0]), float32), Arr(np.asarray([0]), int32)
    yield Sample((x, off, on, *limits, *numbers, 0.01, -128, 127, 0), name="observed")


QUANTIZATION_OPS: list[OpInfo] = [
    OpInfo("fake_quantize_per_tensor_affine", _by_tensor, _of_tensor, FLOATS, differentiable=False, meta=False,
           special_values=False,
           covers=("fake_quantize_per_tensor_affine_cachemask", "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams",
                   "_fake_quantize_learnable_per_tensor_affine"), refusals=(
        Refusal(lambda tt: tt.fake_quantize_per_tensor_affine(tt.zeros(2), 1.0, 0, 5, 2), RuntimeError, _SWAPPED),
        Refusal(lambda tt: tt.fake_quantize_per_tensor_affine(tt.zeros(2), tt.ones(1), tt.zeros(1), 5, 2), RuntimeError, _SWAPPED),
        Refusal(lambda tt: tt.fake_quantize_per_tensor_affine(tt.zeros(2), 1.0, 9, 0, 5), RuntimeError, _NOT_IN_RANGE),
        Refusal(lambda tt: tt.fake_quantize_per_tensor_affine(tt.zeros(2), tt.ones(2), tt.zeros(1), 0, 5), RuntimeError, "a Tensor with 2 elements cannot be converted to Scalar"),
        Refusal(lambda tt: tt.fake_quantize_per_tensor_affine(tt.zeros(2).int(), 1.0, 0, 0, 5), NotImplementedError, "\"fake_quantize_tensor_cachemask_kernel_type_handling\" not implemented for 'Int'"),
        Refusal(lambda tt: tt.ops.aten.fake_quantize_per_tensor_affine_cachemask_backward(tt.zeros(2), tt.zeros(3).bool()), RuntimeError, "`mask` and `dY` are not the same size: `mask` is size 3 and `dY` is size 2"),
        Refusal(lambda tt: tt.ops.aten.fake_quantize_per_tensor_affine_cachemask_backward(tt.zeros(2), tt.zeros(2)), RuntimeError, "Expected mask.scalar_type() == ScalarType::Bool to be true, but got false.  (Could this error message be improved?  If so, please report an enhancement request to PyTorch.)"),
        Refusal(lambda tt: tt._fake_quantize_learnable_per_tensor_affine(tt.zeros(2), tt.ones(()), tt.zeros(1), 0, 5), IndexError, "select() cannot be applied to a 0-dim tensor."),
        Refusal(lambda tt: tt._fake_quantize_learnable_per_tensor_affine(tt.zeros(2, requires_grad=True), tt.ones(1), tt.zeros(1), 1, 5).sum().backward(), RuntimeError, "`quant_min` should be less than or         equal to `quant_max`, and the quantization range should include 0."),
    )),
    OpInfo("fake_quantize_per_channel_affine", _by_channel, _of_channels, FLOATS, differentiable=False, meta=False,
           special_values=False,
           covers=("fake_quantize_per_channel_affine_cachemask", "_fake_quantize_learnable_per_channel_affine"), refusals=(
        Refusal(lambda tt: tt.fake_quantize_per_channel_affine(tt.zeros(2), tt.ones(2).double(), tt.zeros(2), 0, 0, 5), RuntimeError, "Scale must be Float or BFloat16, found Double"),
        Refusal(lambda tt: tt.fake_quantize_per_channel_affine(tt.zeros(2), tt.ones(2), tt.zeros(2).long(), 0, 0, 5), RuntimeError, "Zero-point must be Int32, Float or Half, found Long"),
        Refusal(lambda tt: tt.fake_quantize_per_channel_affine(tt.zeros(2), tt.ones(2, 1), tt.zeros(2).int(), 0, 0, 5), RuntimeError, "scale should be a 1-D tensor"),
        Refusal(lambda tt: tt.fake_quantize_per_channel_affine(tt.zeros(2), tt.ones(2), tt.zeros(2, 1).int(), 0, 0, 5), RuntimeError, "zero point should be a 1-D tensor"),
        Refusal(lambda tt: tt.fake_quantize_per_channel_affine(tt.zeros(2), tt.ones(2), tt.zeros(3).int(), 0, 0, 5), RuntimeError, "scale and zero-point need to have the same dimensions"),
        Refusal(lambda tt: tt.fake_quantize_per_channel_affine(tt.zeros(3), tt.ones(2), tt.zeros(2).int(), 0, 0, 5), RuntimeError, "dimensions of scale and zero-point are not consistent with input tensor"),
        Refusal(lambda tt: tt.fake_quantize_per_channel_affine(tt.zeros(2), tt.ones(2), tt.zeros(2).int(), 0, 6, 5), RuntimeError, _SWAPPED),
        Refusal(lambda tt: tt.fake_quantize_per_channel_affine(tt.zeros(2), tt.ones(2), tt.zeros(2).int() + 9, 0, 0, 5), RuntimeError, _NOT_IN_RANGE),
        Refusal(lambda tt: tt.fake_quantize_per_channel_affine(tt.zeros(2), tt.ones(2), tt.zeros(2).int(), -1, 0, 5), RuntimeError, "`axis` must be between 0 and number of dimensions of input"),
        Refusal(lambda tt: tt.fake_quantize_per_channel_affine(tt.zeros(2), tt.ones(2), tt.zeros(2).int(), 2, 0, 5), IndexError, "Dimension out of range (expected to be in range of [-1, 0], but got 2)"),
        Refusal(lambda tt: tt.fake_quantize_per_channel_affine(tt.zeros(()), tt.ones(1), tt.zeros(1).int(), 0, 0, 5), IndexError, "Dimension specified as 0 but tensor has no dimensions"),
        Refusal(lambda tt: tt.fake_quantize_per_channel_affine(tt.zeros(2).long(), tt.ones(2), tt.zeros(2).int(), 0, 0, 5), NotImplementedError, "\"fake_quantize_channel_cachemask_cpu_type_handling\" not implemented for 'Long'"),
        Refusal(lambda tt: tt._fake_quantize_learnable_per_channel_affine(tt.zeros(2, 2, requires_grad=True), tt.ones(2), tt.zeros(2), 0, 1, 5).sum().backward(), RuntimeError, "Expecting `quant_min` <= 0 and `quant_max` >= 0"),
        Refusal(lambda tt: tt._fake_quantize_learnable_per_channel_affine(tt.zeros(2, requires_grad=True), tt.ones(2, requires_grad=True), tt.zeros(2), 0, 0, 5).sum().backward(), RuntimeError, "Function FakeQuantizeLearnablePerChannelAffineBackward0 returned an invalid gradient at index 1 - got [] but expected shape compatible with [2]"),
    )),
    OpInfo("fused_moving_avg_obs_fake_quant", _fused, _of_fused, (float32,), differentiable=False, meta=False,
           special_values=False, covers=("_fused_moving_avg_obs_fq_helper",), refusals=(
        Refusal(lambda tt: _fuse(tt, tt.ones(2, 2), 5), RuntimeError, "Error in fused_moving_avg_obs_fake_quant_cpu: ch_axis must be < self.dim()"),
        Refusal(lambda tt: _fuse(tt, tt.ones(2, 2), 1, True), RuntimeError, "Per-channel FakeQuant in fused_moving_avg_obs_fake_quant is only supported on axis == 0"),
        Refusal(lambda tt: _fuse(tt, tt.ones(2, 2).double(), 0), RuntimeError, "expected scalar type Float but found Double"),
    )),
]  # fmt: skip


def _fuse(tt: object, x: object, axis: int, by_row: bool = False) -> object:
    t = tt.tensor  # type: ignore[attr-defined]
    low, high = (t([]), t([])) if by_row else (t(float("inf")), t(float("-inf")))
    numbers = t([1]), t([1]), low, high, t([1.0]), t([0]).int()
    return tt.fused_moving_avg_obs_fake_quant(x, *numbers, 0.01, 0, 255, axis, by_row)  # type: ignore[attr-defined]
