"""multi_head_attention_forward: against attention written out, and the shapes that it refuses."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import tinytensor as tt

E, HEADS, L, S, N = 6, 2, 3, 4, 2
attend = tt.nn.functional.multi_head_attention_forward


def made(*shape: int, seed: int = 0) -> tt.Tensor:
    return tt.tensor(np.random.default_rng(seed).normal(size=shape))


def written_out(q: Any, k: Any, v: Any, w: Any, b: Any, ow: Any, ob: Any, added: Any) -> tuple[Any, Any]:
    """NumPy: one sequence and one head at a time."""
    out, weights = np.zeros((L, N, E)), np.zeros((N, HEADS, L, S))
    size = E // HEADS
    for n in range(N):
        pq, pk, pv = (x[:, n] @ w[i * E : (i + 1) * E].T + b[i * E : (i + 1) * E] for i, x in enumerate((q, k, v)))
        rows = []
        for h in range(HEADS):
            own = slice(h * size, (h + 1) * size)
            scores = np.exp(pq[:, own] @ pk[:, own].T / np.sqrt(size) + added[n])
            weights[n, h] = scores / scores.sum(1, keepdims=True)
            rows.append(weights[n, h] @ pv[:, own])
        out[:, n] = np.concatenate(rows, 1) @ ow.T + ob
    return out, weights


INPUTS = made(L, N, E), made(S, N, E, seed=1), made(S, N, E, seed=2)
WEIGHTS = made(3 * E, E, seed=3), made(3 * E, seed=4), made(E, E, seed=5), made(E, seed=6)


def run(inputs: Any = INPUTS, w: Any = WEIGHTS[0], **kwargs: Any) -> Any:
    _, b, ow, ob = WEIGHTS
    return attend(*inputs, E, HEADS, w, b, None, None, False, 0.0, ow, ob, **kwargs)


@pytest.mark.parametrize("mask", [None, "bool", "number"])
@pytest.mark.parametrize("padded", [False, True])
def test_against_attention_written_out(mask: str | None, padded: bool) -> None:
    added, kwargs = np.zeros((N, L, S)), {}
    if mask is not None:
        hidden = np.triu(np.ones((L, S), bool), 2)
        kwargs["attn_mask"] = tt.tensor(hidden) if mask == "bool" else tt.tensor(np.where(hidden, -np.inf, 0.5))
        added += np.where(hidden, -np.inf, 0.0 if mask == "bool" else 0.5)
    if padded:
        absent = np.zeros((N, S), bool)
        absent[0, 2:] = True
        # A mask of the other's type: mixed ones are deprecated.
        values = np.where(absent, -np.inf, 0.0)
        kwargs["key_padding_mask"] = tt.tensor(values if mask == "number" else absent)
        added += values[:, None]
    expected, weights = written_out(*(x.numpy() for x in (*INPUTS, *WEIGHTS)), added)
    out, mean = run(**kwargs)
    np.testing.assert_allclose(out.numpy(), expected, rtol=1e-10)
    np.testing.assert_allclose(mean.numpy(), weights.mean(1), rtol=1e-10)
    np.testing.assert_allclose(run(**kwargs, average_attn_weights=False)[1].numpy(), weights, rtol=1e-10)
    out, none = run(**kwargs, need_weights=False)
    np.testing.assert_allclose(out.numpy(), expected, rtol=1e-10)
    assert none is None


def test_without_a_batch() -> None:
    single = tuple(x[:, 0] for x in INPUTS)
    out, weights = run(single)
    both = run()
    assert tt.allclose(out, both[0][:, 0]) and tt.allclose(weights, both[1][0])


def test_three_ways_to_project() -> None:
    x = INPUTS[0]
    w = WEIGHTS[0]
    apart = dict(zip(("q_proj_weight", "k_proj_weight", "v_proj_weight"), w.chunk(3), strict=True))
    separate = run((x, x, x), use_separate_proj_weight=True, w=None, **apart)[0]
    for inputs in ((x, x, x), (x.clone(), x, x), (x, x.clone(), x)):
        assert tt.allclose(run(inputs)[0], separate)


def test_one_more_key_of_zeros_takes_weight_and_adds_nothing() -> None:
    _, b, ow, ob = WEIGHTS
    _, weights = attend(*INPUTS, E, HEADS, WEIGHTS[0], b, None, None, True, 0.0, ow, ob)
    assert weights.shape == (N, L, S + 1) and bool((weights[..., -1] > 0).all())


# ruff: noqa: E501
REFUSALS = [
    ({"query": (3,)}, AssertionError, "query should be unbatched 2D or batched 3D tensor but received 1-D query tensor"),
    ({"key": (4, 6)}, AssertionError, "For batched (3-D) `query`, expected `key` and `value` to be 3-D but found 2-D and 3-D tensors respectively"),
    ({"value": (5, 2, 6)}, AssertionError, "key shape torch.Size([4, 2, 6]) does not match value shape torch.Size([5, 2, 6])"),
    ({"embed_dim_to_check": 5}, AssertionError, "was expecting embedding dimension of 5, but got 6"),
    ({"num_heads": 4}, AssertionError, "embed_dim 6 not divisible by num_heads 4"),
    ({"attn_mask": (4, 4)}, RuntimeError, "The shape of the 2D attn_mask is torch.Size([4, 4]), but should be (3, 4)."),
    ({"key_padding_mask": (4,)}, AssertionError, "For batched (3-D) `query`, expected `key_padding_mask` to be `None` or 2-D but found 1-D tensor instead"),
    ({"bias_k": (1, 1, 6)}, AssertionError, "bias_k is set but bias_v is None"),
    ({"static_k": (3, 4, 3)}, AssertionError, "expecting static_k.size(0) of 4, but got 3"),
    ({"use_separate_proj_weight": True}, AssertionError, "use_separate_proj_weight is True but q_proj_weight is None"),
    ({"is_causal": True}, RuntimeError, "Need attn_mask if specifying the is_causal hint. You may use the Transformer module method `generate_square_subsequent_mask` to create this mask."),
]  # fmt: skip


@pytest.mark.parametrize(("change", "error", "text"), REFUSALS, ids=[next(iter(change)) for change, _, _ in REFUSALS])
@pytest.mark.parametrize("library", ["tinytensor", "torch"])
def test_refusals(change: dict[str, Any], error: type[Exception], text: str, library: str) -> None:
    namespace = pytest.importorskip(library)
    args = dict(
        query=(L, N, E), key=(S, N, E), value=(S, N, E), embed_dim_to_check=E, num_heads=HEADS, in_proj_weight=(3 * E, E),
        in_proj_bias=None, bias_k=None, bias_v=None, add_zero_attn=False, dropout_p=0.0, out_proj_weight=(E, E),
        out_proj_bias=None,
    ) | change  # fmt: skip
    filled = {name: namespace.ones(value) if isinstance(value, tuple) else value for name, value in args.items()}
    with pytest.raises(error) as caught:
        namespace.nn.functional.multi_head_attention_forward(**filled)
    assert str(caught.value) == text


def test_pools_with_indices() -> None:
    x = made(1, 2, 6, 6)
    f = tt.nn.functional
    for name, arguments in (("adaptive_max_pool2d", (2,)), ("max_pool2d", (2,))):
        both = getattr(f, f"{name}_with_indices")(x, *arguments)
        again = getattr(f, name)(x, *arguments, return_indices=True)
        assert tt.equal(both[0], again[0]) and tt.equal(both[1], again[1])
    samples = tt.full((1, 2, 2), 0.5, dtype=x.dtype)
    values, indices = f.fractional_max_pool2d_with_indices(x, 2, output_size=3, _random_samples=samples)
    assert tt.equal(x.flatten(2).gather(2, indices.flatten(2)).view_as(values), values)
