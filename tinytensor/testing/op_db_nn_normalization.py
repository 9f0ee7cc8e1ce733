"""Entries of the operator database: normalization and embedding."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, bool_, float16, float32, float64, int64
from tinytensor.testing.op_info import FLOATS, NUMBERS, Arr, OpInfo, Refusal, Sample, samples
from tinytensor.testing.sample_tensors import make_array

Ints = tuple[int, ...]


# ---- normalization ---------------------------------------------------------------------------------------------------


def _normalized(x: Any, axes: Ints, eps: float) -> Any:
    mean = x.mean(axis=axes, keepdims=True)
    return (x - mean) / np.sqrt(np.square(x - mean).mean(axis=axes, keepdims=True) + eps)


def _over_channels(v: Any, like: Any) -> Any:
    return v.reshape(1, -1, *[1] * (like.ndim - 2))


def _scaled(out: Any, weight: Any, bias: Any) -> Any:
    out = out if weight is None else out * weight
    return out if bias is None else out + bias


def _batch_norm(
    x: Any, mean: Any, var: Any, weight: Any = None, bias: Any = None, training: bool = False, momentum: float = 0.1,
    eps: float = 1e-5,
) -> Any:  # fmt: skip
    running = None if training else (x - _over_channels(mean, x)) / np.sqrt(_over_channels(var, x) + eps)
    out = _normalized(x, (0, *range(2, x.ndim)), eps) if running is None else running
    w, b = (None if v is None else _over_channels(v, x) for v in (weight, bias))
    return _scaled(out, w, b)


def _batch_norm_samples(dtype: ScalarType) -> Iterator[Sample]:
    for shape in ((3, 2), (2, 2, 3), (2, 2, 2, 2)):
        x = Arr(make_array(shape, dtype))
        c = shape[1]
        mean, w, b = (Arr(make_array((c,), dtype, seed=s)) for s in (1, 2, 3))
        var = Arr(make_array((c,), dtype, 0.5, 2, seed=4))
        yield Sample((x, None, None, w, b, True), name=f"train {shape}")
        yield Sample((x, None, None), {"training": True, "eps": 0.1}, f"plain {shape}")
        # In the reference's place the running moments are not differentiated.
        yield Sample((x, mean, var, w, b), name=f"eval {shape}")


def _instance_norm(
    x: Any, mean: Any = None, var: Any = None, weight: Any = None, bias: Any = None, use_input_stats: bool = True,
    momentum: float = 0.1, eps: float = 1e-5,
) -> Any:  # fmt: skip
    w, b = (None if v is None else _over_channels(v, x) for v in (weight, bias))
    return _scaled(_normalized(x, tuple(range(2, x.ndim)), eps), w, b)


def _instance_norm_samples(dtype: ScalarType) -> Iterator[Sample]:
    for shape in ((1, 2, 5), (2, 3, 3, 2)):
        x, (w, b) = Arr(make_array(shape, dtype)), (Arr(make_array(shape[1:2], dtype, seed=s)) for s in (1, 2))
        yield Sample((x,), name=f"plain {shape}")
        yield Sample((x, None, None, w, b), name=f"affine {shape}")


def _layer_norm(x: Any, shape: Ints, weight: Any = None, bias: Any = None, eps: float = 1e-5) -> Any:
    return _scaled(_normalized(x, tuple(range(-len(shape), 0)), eps), weight, bias)


def _layer_norm_samples(dtype: ScalarType) -> Iterator[Sample]:
    for shape, last in (((2, 5), 1), ((2, 1, 3, 4), 2), ((6,), 1)):
        x, normalized = Arr(make_array(shape, dtype)), shape[-last:]
        w, b = (Arr(make_array(normalized, dtype, seed=s)) for s in (1, 2))
        yield Sample((x, normalized), name=f"plain {shape}")
        yield Sample((x, normalized, w, b), name=f"affine {shape}")
        yield Sample((x, normalized, None, b, 0.5), name=f"bias {shape}")
    yield Sample((Arr(make_array((0, 3), dtype)), (3,)), name="empty")


def _group_norm(x: Any, groups: int, weight: Any = None, bias: Any = None, eps: float = 1e-5) -> Any:
    split = x.reshape(len(x), groups, -1)
    w, b = (None if v is None else _over_channels(v, x) for v in (weight, bias))
    return _scaled(_normalized(split, (2,), eps).reshape(x.shape), w, b)


def _group_norm_samples(dtype: ScalarType) -> Iterator[Sample]:
    for shape, groups in (((1, 4, 3), 2), ((2, 6, 2, 2), 3), ((3, 4), 2)):
        x, (w, b) = Arr(make_array(shape, dtype)), (Arr(make_array(shape[1:2], dtype, seed=s)) for s in (1, 2))
        yield Sample((x, groups), name=f"plain {shape}")
        yield Sample((x, groups, w, b), name=f"affine {shape}")


def _rms_norm(x: Any, shape: Ints, weight: Any = None, eps: float | None = None) -> Any:
    # Without `eps` PyTorch adds the epsilon of the dtype, which is too small to matter at this tolerance.
    mean = np.square(x).mean(axis=tuple(range(-len(shape), 0)), keepdims=True)
    return _scaled(x / np.sqrt(mean + (eps or 0)), weight, None)


def _local_response_norm(x: Any, size: int, alpha: float = 1e-4, beta: float = 0.75, k: float = 1.0) -> Any:
    out = np.zeros_like(x)
    for c in range(x.shape[1]):
        near = x[:, max(c - size // 2, 0) : c + (size - 1) // 2 + 1]
        out[:, c] = x[:, c] / (k + alpha * np.square(near).sum(1) / size) ** beta
    return out


# ---- embedding -------------------------------------------------------------------------------------------------------


def _index(*values: Any) -> Arr:
    return Arr(np.array(values), int64)


def _embedding_samples(dtype: ScalarType) -> Iterator[Sample]:
    weight = Arr(make_array((4, 3), dtype))
    yield Sample((_index(1, 0, 3, 1), weight), name="vector")
    yield Sample((_index([1, 2], [3, 3]), weight), name="matrix")
    yield Sample((Arr(np.array(2), int64), weight), name="one")
    yield Sample((Arr(np.zeros((0, 2), np.int64), int64), weight), name="empty")


def _embedding_bag(
    indices: Any, weight: Any, offsets: Any = None, mode: str = "mean", per_sample_weights: Any = None,
    include_last_offset: bool = False, padding_idx: int | None = None,
) -> Any:  # fmt: skip
    scale = np.ones(indices.size) if per_sample_weights is None else per_sample_weights.reshape(-1)
    if indices.ndim == 2:
        offsets = np.arange(0, indices.size, indices.shape[1])
    ends = [*offsets[1:], *([] if include_last_offset else [indices.size])]
    flat, out = indices.reshape(-1), np.zeros((len(ends), weight.shape[1]))
    combine: dict[str, Callable[..., Any]] = {"sum": np.sum, "mean": np.mean, "max": np.max}
    for bag, (start, end) in enumerate(zip(offsets, ends, strict=False)):
        rows = [scale[i] * weight[flat[i]] for i in range(start, end) if flat[i] != padding_idx]
        if rows:
            out[bag] = combine[mode](rows, axis=0)
    return out


def _embedding_bag_samples(dtype: ScalarType) -> Iterator[Sample]:
    weight, flat = Arr(make_array((4, 3), dtype)), _index(1, 2, 1, 3, 0)
    for mode in ("sum", "mean", "max"):
        yield Sample((flat, weight, _index(0, 2, 2)), {"mode": mode}, f"{mode} offsets")
        yield Sample((_index([1, 2], [3, 3]), weight), {"mode": mode}, f"{mode} matrix")
        yield Sample((flat, weight, _index(0, 2)), {"mode": mode, "padding_idx": 1}, f"{mode} padding")
        last = {"mode": mode, "include_last_offset": True}
        yield Sample((flat, weight, _index(0, 2, 5)), last, f"{mode} last")
    factors = Arr(make_array((5,), dtype, seed=3))
    yield Sample((flat, weight, _index(0, 2)), {"mode": "sum", "per_sample_weights": factors}, "weighted")


_F = "nn.functional."

NORMALIZATION_OPS = [
    OpInfo(_F + "batch_norm", _batch_norm, _batch_norm_samples, (float16, float32, float64), rtol=1e-5, half_atol=2e-2, differentiable=False, refusals=(
        Refusal(lambda tt: tt.nn.functional.batch_norm(tt.ones(2, 4, 5), None, None), RuntimeError, "running_mean must be defined in evaluation mode"),
        Refusal(lambda tt: tt.nn.functional.batch_norm(tt.ones(2, 4, 5), tt.ones(3), None, training=True), RuntimeError, "running_mean should contain 4 elements not 3"),
        Refusal(lambda tt: tt.nn.functional.batch_norm(tt.ones(1, 4), None, None, training=True), ValueError, "Expected more than 1 value per channel when training, got input size torch.Size([1, 4])"),
        Refusal(lambda tt: tt.nn.functional.batch_norm(tt.ones(2, 4, 5, dtype=tt.int64), None, None, training=True), NotImplementedError, "\"batch_norm\" not implemented for 'Long'"),
    )),
    OpInfo(_F + "batch_norm", _batch_norm, lambda dtype: (s for s in _batch_norm_samples(dtype) if not s.name.startswith("eval")),
           (float64,), covers=("native_batch_norm", "_native_batch_norm_legit", "native_batch_norm_backward")),
    OpInfo(_F + "instance_norm", _instance_norm, _instance_norm_samples, (float32, float64), rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.nn.functional.instance_norm(tt.ones(2, 4, 1)), ValueError, "Expected more than 1 spatial element when training, got input size torch.Size([2, 4, 1])"),
    )),
    OpInfo(_F + "layer_norm", _layer_norm, _layer_norm_samples, FLOATS, rtol=1e-5, half_atol=2e-2,
           covers=("native_layer_norm", "native_layer_norm_backward"), refusals=(
        Refusal(lambda tt: tt.nn.functional.layer_norm(tt.ones(2, 4), [5]), RuntimeError, "Given normalized_shape=[5], expected input with shape [*, 5], but got input of size[2, 4]"),
        Refusal(lambda tt: tt.nn.functional.layer_norm(tt.ones(2, 4), [4], tt.ones(3)), RuntimeError, "Expected weight to be of same shape as normalized_shape, but got weight of shape [3] and normalized_shape = [4]"),
        Refusal(lambda tt: tt.nn.functional.layer_norm(tt.ones(2, 4, dtype=tt.int64), [4]), NotImplementedError, "\"LayerNormKernelImpl\" not implemented for 'Long'"),
    )),
    OpInfo(_F + "group_norm", _group_norm, _group_norm_samples, FLOATS, rtol=1e-5, half_atol=2e-2, covers=("native_group_norm",), refusals=(
        Refusal(lambda tt: tt.nn.functional.group_norm(tt.ones(2, 4, 5), 3), RuntimeError, "Expected number of channels in input to be divisible by num_groups, but got input of shape [2, 4, 5] and num_groups=3"),
        Refusal(lambda tt: tt.nn.functional.group_norm(tt.ones(4), 2), RuntimeError, "Expected at least 2 dimensions for input tensor but received 1"),
    )),
    OpInfo("rms_norm", _rms_norm, lambda dtype: iter([
        Sample((Arr(make_array((2, 5), dtype)), (5,)), name="plain"),
        Sample((Arr(make_array((2, 3, 4), dtype)), (3, 4), Arr(make_array((3, 4), dtype, seed=1))), name="weight"),
        Sample((Arr(make_array((6,), dtype)), (6,), None, 0.5), name="eps"),
    ]), FLOATS, rtol=1e-5, refusals=(
        Refusal(lambda tt: tt.rms_norm(tt.ones(2, 4, dtype=tt.int64), [4]), NotImplementedError, "\"rms_norm\" not implemented for 'Long'"),
    )),
    OpInfo(_F + "local_response_norm", _local_response_norm, samples(
        ([(1, 4, 2)], 2), ([(2, 3, 2, 2)], 3), ([(1, 5, 1, 2)], 4, {"alpha": 0.1, "beta": 0.5, "k": 2.0}),
    ), (float32, float64), rtol=1e-5),
    OpInfo(_F + "embedding", lambda i, w: w[i], _embedding_samples, (bool_, *NUMBERS), covers=("embedding_dense_backward", "embedding_renorm_"), refusals=(
        Refusal(lambda tt: tt.embedding(tt.ones(4, 3), tt.tensor([5])), IndexError, "index out of range in self"),
        Refusal(lambda tt: tt.embedding(tt.ones(4, 3), tt.tensor([1.0])), RuntimeError, "Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got torch.FloatTensor instead (while checking arguments for embedding)"),
        Refusal(lambda tt: tt.embedding(tt.ones(4), tt.tensor([1])), RuntimeError, "'weight' must be 2-D"),
        Refusal(lambda tt: tt.nn.functional.embedding(tt.tensor([1]), tt.ones(4, 3), 7), AssertionError, "Padding_idx must be within num_embeddings"),
        Refusal(lambda tt: tt.embedding_renorm_(tt.ones(4, 3), tt.tensor([9]), 1.0, 2.0), IndexError, "select(): index 9 out of range for tensor of size [4, 3] at dimension 0"),
    )),
    OpInfo(_F + "embedding_bag", _embedding_bag, _embedding_bag_samples, (float16, float32, float64), twice=False, forward_ad=False,
           covers=("_embedding_bag", "_embedding_bag_backward", "_embedding_bag_dense_backward"), refusals=(
        Refusal(lambda tt: tt.embedding_bag(tt.ones(4, 3), tt.tensor([1, 2, 1]), tt.tensor([0, 9])), RuntimeError, "offsets[-1] can not be greater than input's length 3 but got offsets[-1] of 9"),
        Refusal(lambda tt: tt.embedding_bag(tt.ones(4, 3), tt.tensor([7]), tt.tensor([0])), RuntimeError, "Index 0 of input takes value 7 which is not in the valid range [0, 4)"),
        Refusal(lambda tt: tt.nn.functional.embedding_bag(tt.tensor([1]), tt.ones(4, 3)), ValueError, "offsets has to be a 1D Tensor but got None"),
    )),
]  # fmt: skip
