"""Entries of the operator database: linear, bilinear, one_hot, attention. See op_info.py for what an entry says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, bool_, float32, float64, int64
from tinytensor.testing.op_info import FLOATS, Arr, OpInfo, Refusal, Sample, samples
from tinytensor.testing.sample_tensors import make_array


def _linear(a: Any, weight: Any, bias: Any = 0) -> Any:
    return a @ weight.T + bias


def _bilinear(a: Any, b: Any, weight: Any, bias: Any = 0) -> Any:
    return np.einsum("...i,kij,...j->...k", a, weight, b) + bias


def _attention(
    q: Any, k: Any, v: Any, attn_mask: Any = None, is_causal: bool = False, scale: float | None = None,
    enable_gqa: bool = False,
) -> Any:  # fmt: skip
    if enable_gqa:
        k, v = (np.repeat(t, q.shape[-3] // t.shape[-3], -3) for t in (k, v))
    scores = q @ np.swapaxes(k, -1, -2) * (q.shape[-1] ** -0.5 if scale is None else scale)
    if is_causal:
        attn_mask = np.tril(np.ones(scores.shape[-2:], bool))
    if attn_mask is not None:
        scores = np.where(attn_mask, scores, -np.inf) if attn_mask.dtype == bool else scores + attn_mask
    e = np.exp(scores - scores.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True) @ v


def _fused_attention(
    q: Any, k: Any, v: Any, is_causal: bool = False, attn_mask: Any = None, scale: float | None = None
) -> Any:
    shared = np.repeat(k, q.shape[1] // k.shape[1], 1)
    scores = q @ np.swapaxes(shared, -1, -2) * (q.shape[-1] ** -0.5 if scale is None else scale)
    if is_causal:
        scores = np.where(np.tri(*scores.shape[-2:]) > 0, scores, -np.inf)
    sums = np.logaddexp.reduce(scores if attn_mask is None else scores + attn_mask, axis=-1)
    return _attention(q, k, v, attn_mask, is_causal, scale, enable_gqa=True), sums


def _attention_samples(dtype: ScalarType) -> Iterator[Sample]:
    def arr(*shape: int, seed: int = 1) -> Arr:
        return Arr(make_array(shape, dtype, -1, 1, seed=seed))

    three = arr(2, 3, 4), arr(2, 5, 4, seed=2), arr(2, 5, 2, seed=3)
    yield Sample(three, name="plain")
    yield Sample(tuple(arr(3, 4, seed=s) for s in range(3)), {"is_causal": True}, "causal")
    mask = np.array([[1, 0, 1, 1, 0], [1, 1, 1, 1, 1], [0, 1, 0, 0, 0]], bool)
    yield Sample(three, {"attn_mask": Arr(mask, bool_)}, "mask")
    yield Sample((*three, arr(3, 5, seed=4)), {"scale": 0.3}, "added_mask")
    yield Sample((arr(4, 2, 3), arr(2, 2, 3, seed=2), arr(2, 2, 3, seed=3)), {"enable_gqa": True}, "shared_heads")


def _fused_attention_samples(dtype: ScalarType) -> Iterator[Sample]:
    def arr(*shape: int, seed: int = 1) -> Arr:
        return Arr(make_array(shape, dtype, -1, 1, seed=seed))

    four = arr(2, 2, 3, 4), arr(2, 2, 5, 4, seed=2), arr(2, 2, 5, 4, seed=3)
    yield Sample(four, name="plain")
    yield Sample(four, {"is_causal": True}, "causal")
    yield Sample(four, {"scale": -0.3}, "negative_scale")
    yield Sample(four, {"attn_mask": arr(2, 1, 3, 5, seed=4)}, "added_mask")
    yield Sample((arr(1, 4, 2, 3), arr(1, 2, 2, 3, seed=2), arr(1, 2, 2, 3, seed=3)), name="shared_heads")


PRODUCTS = [
    OpInfo("nn.functional.linear", _linear, samples(([(2, 3), (4, 3)],), ([(2, 3), (4, 3), (4,)],), ([(2, 2, 3), (4, 3), (4,)],), ([(3,), (4, 3), (4,)],), ([(2, 3), (3,)],), ([(2, 2, 3), (2, 3), (2, 2)],), ([(0, 3), (4, 3), (4,)],)), (int64, *FLOATS), out=True, half_atol=0.05, rtol=2e-2, refusals=(
        Refusal(lambda tt: tt.nn.functional.linear(tt.ones(2, 3), tt.ones(4, 5)), RuntimeError, "mat1 and mat2 shapes cannot be multiplied (2x3 and 5x4)"),
        Refusal(lambda tt: tt.nn.functional.linear(tt.ones(()), tt.ones(4, 3)), RuntimeError, "both arguments to linear need to be at least 1D, but they are 0D and 2D"),
        Refusal(lambda tt: tt.nn.functional.linear(tt.ones(2, 3), tt.ones(2, 4, 3)), RuntimeError, "t() expects a tensor with <= 2 dimensions, but self is 3D"),
        Refusal(lambda tt: tt.nn.functional.linear(tt.ones(2, 3), tt.ones(4, 3), tt.ones(5)), RuntimeError, "The expanded size of the tensor (4) must match the existing size (5) at non-singleton dimension 1.  Target sizes: [2, 4].  Tensor sizes: [5]"),
    )),
    OpInfo("nn.functional.bilinear", _bilinear, samples(([(2, 3), (2, 2), (4, 3, 2), (4,)],), ([(3,), (2,), (4, 3, 2)],)), (int64, float32, float64), covers=("_trilinear",), refusals=(
        Refusal(lambda tt: tt.nn.functional.bilinear(tt.ones(2, 3), tt.ones(3, 4), tt.ones(5, 3, 4)), RuntimeError, "bilinear(): input batch dimensions do not match at dim 0: got 2 and 3"),
        Refusal(lambda tt: tt.nn.functional.bilinear(tt.ones(2, 3), tt.ones(4), tt.ones(5, 3, 4)), RuntimeError, "bilinear(): input dimensions do not match: got 2 and 1"),
        Refusal(lambda tt: tt.nn.functional.bilinear(tt.ones(2, 3), tt.ones(2, 4), tt.ones(5, 4, 4)), RuntimeError, "bilinear(): input1 size does not match weight size: got 3 but expected 4"),
        Refusal(lambda tt: tt.nn.functional.bilinear(tt.ones(2, 3), tt.ones(2, 4), tt.ones(5, 3, 4), tt.ones(4)), RuntimeError, "bilinear(): bias size does not match weight size: got 4 but expected 5"),
    )),
    OpInfo("nn.functional.one_hot", lambda a, n: np.eye(n, dtype=np.int64)[a], lambda dtype: iter([Sample((Arr(np.array([[0, 2], [1, 1]])), 4), name="matrix"), Sample((Arr(np.array(2)), 3), name="zero_dim")]), (int64,), differentiable=False, refusals=(
        Refusal(lambda tt: tt.nn.functional.one_hot(tt.tensor([-1])), RuntimeError, "Class values must be non-negative."),
        Refusal(lambda tt: tt.nn.functional.one_hot(tt.tensor([3]), 2), RuntimeError, "Class values must be smaller than num_classes."),
        Refusal(lambda tt: tt.nn.functional.one_hot(tt.zeros(0, dtype=tt.int64)), RuntimeError, "Can not infer total number of classes from empty tensor."),
        Refusal(lambda tt: tt.nn.functional.one_hot(tt.ones(2)), RuntimeError, "one_hot is only applicable to index tensor of type LongTensor."),
    )),
    OpInfo("nn.functional.scaled_dot_product_attention", _attention, _attention_samples, (float32, float64), special_values=False, refusals=(
        Refusal(lambda tt: tt.nn.functional.scaled_dot_product_attention(tt.ones(3), tt.ones(3), tt.ones(3)), RuntimeError, "Expected query, key, and value to all be  at least 2 dimensional, but got query.dim: 1 key.dim: 1 and value.dim: 1 instead."),
        Refusal(lambda tt: tt.nn.functional.scaled_dot_product_attention(tt.ones(2, 3), tt.ones(2, 3, dtype=tt.float64), tt.ones(2, 3)), RuntimeError, "Expected query, key, and value to have the same dtype, but got query.dtype: float key.dtype: double and value.dtype: float instead."),
        Refusal(lambda tt: tt.nn.functional.scaled_dot_product_attention(tt.ones(2, 3), tt.ones(2, 3), tt.ones(2, 3), attn_mask=tt.ones(2, 2), is_causal=True), RuntimeError, "_scaled_dot_product_attention: Explicit attn_mask should not be set when is_causal=True"),
        Refusal(lambda tt: tt.nn.functional.scaled_dot_product_attention(tt.ones(2, 3), tt.ones(2, 3), tt.ones(2, 3), attn_mask=tt.ones(2, 2, dtype=tt.int64)), RuntimeError, "Expected attn_mask dtype to be bool or float or to match query dtype, but got attn_mask.dtype: long int and  query.dtype: float instead."),
        Refusal(lambda tt: tt.nn.functional.scaled_dot_product_attention(tt.ones(1, 4, 2, 3), tt.ones(1, 3, 2, 3), tt.ones(1, 3, 2, 3), enable_gqa=True), RuntimeError, "Number of heads in key and value must divide the number of heads in "),
    )),
    OpInfo("_scaled_dot_product_flash_attention_for_cpu", _fused_attention, _fused_attention_samples, (float32, float64), special_values=False, twice=False, forward_ad=False, meta=False, covers=("_scaled_dot_product_flash_attention_for_cpu_backward",)),
]  # fmt: skip

ATTENTION_OPS: list[OpInfo] = PRODUCTS
