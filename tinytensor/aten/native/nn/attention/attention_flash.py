"""Fused attention on the CPU: forward keeps one number for each row of scores, and backward makes the scores again.

With S = query @ key^T * scale + mask, the weights are exp(S - logsumexp(S)), so the row's logsumexp is all that backward
needs beside inputs and output. For the gradients, with P the weights and dP = grad @ value^T:

    dS = P * (dP - sum(grad * output))    dQ = dS @ key * scale    dK = dS^T @ query * scale    dV = P^T @ grad

Scores of halves are computed in float32.

Mirrors aten/src/ATen/native/transformers/attention.cpp (`_scaled_dot_product_flash_attention_cpu`) and
`use_flash_attention`
of sdp_utils_cpp.cpp. PyTorch goes block by block and never holds all scores at once; here they are made whole.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.reference.arrays import read, write
from tinytensor.aten.native.shape.copy import preserved
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.metadata import Metadata, contiguous_metadata, metadata
from tinytensor.c10.scalar_type import float32
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def default_scale(width: int) -> float:
    """1 / sqrt(width); infinity times nothing where there is no width."""
    return 1.0 / sqrt(width) if width else inf


def can_use_flash_attention(
    query: Metadata, key: Metadata, value: Metadata, mask: Tensor | None, dropout_p: float, enable_gqa: bool
) -> bool:
    """Floats of four dimensions (batch, heads, length, width), one width, rows without gaps, no dropout, a mask without
    gradient."""
    operands = query, key, value
    if (
        query.device is not cpu
        or not query.dtype.is_floating_point
        or dropout_p != 0.0
        or any(m.dim != 4 for m in operands)
    ):
        return False
    if key.sizes[:2] != value.sizes[:2] or key.sizes[2] != value.sizes[2] or query.sizes[0] != key.sizes[0]:
        return False
    heads, shared = query.sizes[1], key.sizes[1]
    if heads != shared and not (enable_gqa and shared and heads % shared == 0):
        return False
    if not query.sizes[3] == key.sizes[3] == value.sizes[3] or any(m.strides[3] != 1 for m in operands):
        return False
    return mask is None or (not mask.meta.key_set & REQUIRES_GRAD and _fits(mask.meta, query, key))


def _fits(mask: Metadata, query: Metadata, key: Metadata) -> bool:
    """Whether the mask broadcasts to the scores in two or four dimensions."""
    scores = (*query.sizes[:3], key.sizes[2])
    if any(mask.sizes[maybe_wrap_dim(d, mask.dim)] not in (1, scores[d]) for d in (-2, -1)):
        return False
    return mask.dim == 2 or (mask.dim == 4 and mask.sizes[0] in (1, scores[0]) and mask.sizes[1] in (1, scores[1]))


@np.errstate(all="ignore")
def flash_attention_cpu(
    query: Tensor, key: Tensor, value: Tensor, dropout_p: float, is_causal: bool, attn_mask: Tensor | None,
    scale: float | None,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """The output, and the logsumexp of every row of scores, (batch, heads, length)."""
    q, k, v = read(query), _heads_of(key, query), _heads_of(value, query)
    scores = _scores(q, k, is_causal, attn_mask, scale)
    largest = scores.max(axis=-1, keepdims=True)
    largest[np.isneginf(largest)] = 0.0  # a row that may look nowhere
    weights = np.exp(scores - largest)
    total = weights.sum(axis=-1, keepdims=True)
    total[total == 0.0] = 1.0
    output = empty_from_metadata(preserved(query.meta, query.meta.dtype, cpu, None))
    write(output, weights @ v / total)
    batch, heads, length, _ = query.meta.sizes
    dtype = float32 if query.meta.dtype.itemsize == 2 else query.meta.dtype
    logsumexp = empty_from_metadata(metadata((batch, heads, length), (length * heads, 1, heads), dtype, cpu))
    write(logsumexp, (largest + np.log(total))[..., 0])
    return output, logsumexp


@np.errstate(all="ignore")
def flash_attention_cpu_backward(
    grad_out: Tensor, query: Tensor, key: Tensor, value: Tensor, out: Tensor, logsumexp: Tensor, dropout_p: float,
    is_causal: bool, attn_mask: Tensor | None, scale: float | None,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """The gradients of query, key and value; heads that share a key add up."""
    q, k, v, grad = read(query), _heads_of(key, query), _heads_of(value, query), read(grad_out)
    weights = np.exp(_scores(q, k, is_causal, attn_mask, scale) - read(logsumexp)[..., None])
    grad_scores = weights * (grad @ v.swapaxes(-1, -2) - (grad * read(out)).sum(axis=-1, keepdims=True))
    factor = _factor(q, scale)
    return (
        _gradient(query, grad_scores @ k * factor),
        _gradient(key, grad_scores.swapaxes(-1, -2) @ q * factor),
        _gradient(value, weights.swapaxes(-1, -2) @ grad),
    )


def _heads_of(t: Tensor, query: Tensor) -> np.ndarray:
    """Keys or values, every head as often as heads of the query share it."""
    return np.repeat(read(t), query.meta.sizes[1] // t.meta.sizes[1], axis=1)


def _scores(q: np.ndarray, k: np.ndarray, is_causal: bool, mask: Tensor | None, scale: float | None) -> np.ndarray:
    scores = q @ k.swapaxes(-1, -2)
    if is_causal:  # before the scale: where that is negative, what is hidden is largest, and the row NaN
        scores = np.where(np.tri(*scores.shape[-2:]) > 0, scores, q.dtype.type(-np.inf))
    scores = scores * _factor(q, scale)
    return scores if mask is None else (scores + read(mask)).astype(q.dtype, copy=False)


def _factor(q: np.ndarray, scale: float | None) -> np.floating:
    return q.dtype.type(default_scale(q.shape[-1]) if scale is None else scale)


def _gradient(like: Tensor, values: np.ndarray) -> Tensor:
    """A gradient laid out (batch, length, heads, width), as PyTorch's kernel does; shared heads summed."""
    batch, heads, length, width = like.meta.sizes
    values = values.reshape(batch, heads, -1, length, width).sum(axis=2)
    laid_out = contiguous_metadata((batch, length, heads, width), like.meta.dtype, cpu).strides
    strides = (laid_out[0], laid_out[2], laid_out[1], laid_out[3])
    out = empty_from_metadata(metadata((batch, heads, length, width), strides, like.meta.dtype, cpu))
    write(out, values)
    return out
