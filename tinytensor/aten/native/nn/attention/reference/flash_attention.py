"""NumPy kernels of fused attention: the oracle of the tests, and what runs where nothing can be compiled.

All scores are made at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.reference.arrays import read, write

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


@np.errstate(all="ignore")
def flash_attention(
    out: Tensor, logsumexp: Tensor, query: Tensor, key: Tensor, value: Tensor, is_causal: bool, mask: Tensor | None,
    scale: float,
) -> None:  # fmt: skip
    q, k, v = read(query), _heads_of(key, query), _heads_of(value, query)
    scores = _scores(q, k, is_causal, mask, scale)
    largest = scores.max(axis=-1, keepdims=True)
    largest[np.isneginf(largest)] = 0.0  # a row that may look nowhere
    weights = np.exp(scores - largest)
    # softmax as in soft_max_kernel.py. A row of minus infinities has weights of 0, and its result is 0, not NaN.
    total = weights.sum(axis=-1, keepdims=True)
    total[total == 0.0] = 1.0
    write(out, weights @ v / total)
    write(logsumexp, (largest + np.log(total))[..., 0])


@np.errstate(all="ignore")
def flash_attention_backward(
    grad_query: Tensor, grad_key: Tensor, grad_value: Tensor, grad_out: Tensor, query: Tensor, key: Tensor,
    value: Tensor, out: Tensor, logsumexp: Tensor, is_causal: bool, mask: Tensor | None, scale: float,
) -> None:  # fmt: skip
    q, k, v, grad = read(query), _heads_of(key, query), _heads_of(value, query), read(grad_out)
    # The weights P were not kept: exp(scores - logsumexp) gives them again. With dP = grad @ v^T the gradient of softmax is
    # P * (dP - sum of P * dP), and that sum is the sum of grad * out, which needs no large matrix.
    weights = np.exp(_scores(q, k, is_causal, mask, scale) - read(logsumexp)[..., None])
    grad_scores = weights * (grad @ v.swapaxes(-1, -2) - (grad * read(out)).sum(axis=-1, keepdims=True))
    factor = q.dtype.type(scale)
    _write_gradient(grad_query, grad_scores @ k * factor)
    _write_gradient(grad_key, grad_scores.swapaxes(-1, -2) @ q * factor)
    _write_gradient(grad_value, weights.swapaxes(-1, -2) @ grad)


def _heads_of(t: Tensor, query: Tensor) -> np.ndarray:
    """Keys or values, every head as often as heads of the query share it."""
    return np.repeat(read(t), query.meta_.sizes[1] // t.meta_.sizes[1], axis=1)


def _scores(q: np.ndarray, k: np.ndarray, is_causal: bool, mask: Tensor | None, scale: float) -> np.ndarray:
    scores = q @ k.swapaxes(-1, -2)
    # The mask comes before the scale, as in PyTorch: a negative scale makes hidden scores the largest, and the row NaN.
    if is_causal:
        scores = np.where(np.tri(*scores.shape[-2:]) > 0, scores, q.dtype.type(-np.inf))
    scores = scores * q.dtype.type(scale)
    return scores if mask is None else (scores + read(mask)).astype(q.dtype, copy=False)


def _write_gradient(out: Tensor, values: np.ndarray) -> None:
    """Heads that share a key add up."""
    batch, heads, length, width = out.meta_.sizes
    write(out, values.reshape(batch, heads, -1, length, width).sum(axis=2))


def register() -> None:
    """Let these kernels serve the CPU."""
    stubs.flash_attention_stub.register("cpu", flash_attention)
    stubs.flash_attention_backward_stub.register("cpu", flash_attention_backward)
