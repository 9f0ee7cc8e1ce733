"""Fused attention, block by block, beside the NumPy kernels, which make all scores at once."""

from __future__ import annotations

import importlib

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tinytensor as tt
from tinytensor import kernel_compiler
from tinytensor.aten.native.nn.attention.reference import flash_attention as reference

pytestmark = pytest.mark.skipif(kernel_compiler.mode() == "off", reason="then both are the NumPy kernels")

# (query heads, heads of keys, queries, keys, width): in one block, at its edge, in several; shared heads; no whole block
SHAPES = (
    (2, 2, 5, 7, 4),
    (1, 1, 32, 32, 8),
    (4, 2, 33, 40, 8),
    (3, 1, 70, 20, 1),
    (1, 1, 200, 130, 16),
    (2, 2, 1, 9, 3),
)


def results(kernels, tensors, is_causal, mask, scale):
    """Output, logsumexp and the three gradients."""
    query, key, value, grad = tensors
    batch, heads, length, _ = query.shape
    out, sums = tt.empty(query.shape, dtype=query.dtype), tt.empty(batch, heads, length, dtype=query.dtype)
    kernels.flash_attention(out, sums, query, key, value, is_causal, mask, scale)
    grads = [tt.empty(t.shape, dtype=t.dtype) for t in (query, key, value)]
    kernels.flash_attention_backward(*grads, grad, query, key, value, out, sums, is_causal, mask, scale)
    return [t.numpy() for t in (out, sums, *grads)]


@settings(max_examples=60, deadline=None)
@given(
    shape=st.sampled_from(SHAPES), is_causal=st.booleans(), with_mask=st.booleans(), transposed=st.booleans(),
    dtype=st.sampled_from(["float32", "float64"]), scale=st.sampled_from([0.5, 0.125, -0.5]), seed=st.integers(0, 99),
)  # fmt: skip
def test_blocks_give_what_all_scores_at_once_give(shape, is_causal, with_mask, transposed, dtype, scale, seed):
    heads, of_keys, length, keys, width = shape
    random = np.random.default_rng(seed)

    def tensor(count, rows):
        sizes = (2, rows, count, width) if transposed else (2, count, rows, width)
        made = tt.from_numpy(random.standard_normal(sizes).astype(dtype))
        return made.transpose(1, 2) if transposed else made

    tensors = tensor(heads, length), tensor(of_keys, keys), tensor(of_keys, keys), tensor(heads, length)
    mask = None
    if with_mask:
        hidden = random.random((2, 1, length, keys)) < 0.4
        hidden[0, 0, 0] = True  # a row that may look nowhere
        mask = tt.from_numpy(np.where(hidden, -np.inf, random.standard_normal(hidden.shape)).astype(dtype))
    cpu = importlib.import_module("tinytensor.aten.native.nn.attention.cpu.flash_attention_kernel")
    found = results(cpu, tensors, is_causal, mask, scale)
    wanted = results(reference, tensors, is_causal, mask, scale)
    close = 2e-4 if dtype == "float32" else 1e-11
    for ours, theirs in zip(found, wanted, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=close, atol=close)


def test_a_causal_block_does_not_read_keys_behind_its_last_query():
    """NaN in keys and values that no query of a block sees stays out of its output, as in PyTorch's blocks of 32."""
    query, key, value = (tt.ones(1, 1, 64, 4) for _ in range(3))
    key[0, 0, 40], value[0, 0, 40] = float("nan"), float("nan")
    out = tt.nn.functional.scaled_dot_product_attention(query, key, value, is_causal=True)
    assert not out[0, 0, :32].isnan().any()
    assert out[0, 0, 40:].isnan().all()


def test_the_number_of_threads_changes_no_bit():
    tt.manual_seed(0)
    query, key, value = (tt.randn(2, 4, 96, 16) for _ in range(3))
    threads = tt.get_num_threads()
    try:
        outputs = []
        for count in (1, 2):
            tt.set_num_threads(count)
            outputs.append(tt.nn.functional.scaled_dot_product_attention(query, key, value))
    finally:
        tt.set_num_threads(threads)
    assert tt.equal(*outputs)
