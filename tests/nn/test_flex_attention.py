"""flex_attention and masks by blocks, beside PyTorch's: numbers, layouts, pictures and refusals."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable
from typing import Any

import pytest

import tinytensor as tt
from tinytensor.nn.attention.flex_attention import flex_attention


def load(m: Any) -> Any:
    return importlib.import_module(f"{m.__name__}.nn.attention.flex_attention")


def causal(b, h, q, kv):
    return q >= kv


def near(b, h, q, kv):
    return q - kv <= 70


def by_head(b, h, q, kv):
    return (q >= kv) & (h > 0) | (b == 1)


def documents(m: Any) -> Callable[..., Any]:
    number = m.tensor([0] * 100 + [1] * 92)
    return lambda b, h, q, kv: number[q] == number[kv]


def masks(m: Any) -> list[Callable[..., Any]]:
    fa = load(m)
    return [causal, fa.and_masks(causal, near), fa.or_masks(near, documents(m)), documents(m), fa.noop_mask, by_head]


def everything(mask: Any) -> list[Any]:
    lists = [None if t is None else (t.tolist(), t.stride()) for t in mask.as_tuple()[2:13]]
    return [lists, mask.as_tuple()[13:-1], mask.shape, mask.sparsity(), str(mask), mask.to_dense().tolist()]


@pytest.mark.parametrize("block", [64, (32, 64), 128])
def test_masks_of_functions(same, block):
    def program(m):
        make = load(m).create_block_mask
        return [
            [
                everything(make(f, B, H, 192, 192, BLOCK_SIZE=block)),
                repr(make(causal, B, H, 190, 130, BLOCK_SIZE=block)),
            ]
            for f in masks(m)
            for B, H in ((None, None), (2, 2))
        ]

    same(program)


def test_what_is_made_of_a_mask(same):
    def program(m):
        fa = load(m)
        mask = fa.create_block_mask(by_head, 3, 2, 190, 130, BLOCK_SIZE=32)
        ordered = [
            fa.create_block_mask(
                causal, 2, None, 128, 96, BLOCK_SIZE=32, compute_dq_write_order=True, dq_kv_order=right
            )
            for right in (True, False)
        ]
        rows = m.tensor([1, 0], dtype=m.int32)
        items = (0, -1, slice(0, 2), (0, 1), (slice(None), 1), (0, 0, slice(0, 2)), (slice(0, 2), 0, rows))
        short = fa.create_block_mask(causal, 1, 1, 128, 128, BLOCK_SIZE=32)
        counts = m.tensor([[[1, 2]]], dtype=m.int32), m.tensor([[[[0, 1], [0, 1]]]], dtype=m.int32)
        return [
            mask.to_string(limit=2), mask.to_string(grid_size=3), mask.to_string((2, 4)), mask.numel(),
            *[everything(mask[item]) for item in items], everything(short._adjust(128, 120)), everything(mask.to("cpu")),
            *map(everything, ordered), everything(ordered[0][0]), everything(ordered[1]._adjust(128, 90)),
            everything(fa.create_block_mask(causal, 2, None, 128, 96, BLOCK_SIZE=32, separate_full_blocks=False)),
            everything(fa.BlockMask.from_kv_blocks(*counts, BLOCK_SIZE=4)),
            everything(fa.BlockMask.from_kv_blocks(*counts, seq_lengths=(200, 250), compute_q_blocks=False)),
            fa.create_mask(causal, 2, None, 3, 4), len(mask.as_tuple(flatten=False)),
            fa.create_mask(lambda s, b, h, q, kv: m.where(q >= kv, s, -float("inf")), 1, 2, 3, 4),
        ]  # fmt: skip

    same(program)


def scores(m: Any) -> list[Callable[..., Any] | None]:
    slope, bias = m.arange(4.0) + 1, m.arange(399.0).sin()
    return [
        None,
        lambda s, b, h, q, kv: s + (q - kv),
        lambda s, b, h, q, kv: s + slope[h] * (kv - q) * 0.01,
        lambda s, b, h, q, kv: 20 * m.tanh(s / 20),
        lambda s, b, h, q, kv: s + bias[q - kv + 199],
        lambda s, b, h, q, kv: m.where(q >= kv, s, -float("inf")),
    ]


def inputs(m: Any) -> tuple[Any, Any, Any]:
    m.manual_seed(0)
    return m.randn(2, 4, 192, 16), m.randn(2, 4, 192, 16), m.randn(2, 4, 192, 8)


def summary(t: Any) -> list[Any]:
    d = t.double()
    return [d.abs().sum(), d[0, 1, 100:103].mul(1e4).round(), str(t.dtype), tuple(t.shape), t.stride()]


def test_attention(same):
    def program(m):
        warnings.simplefilter("ignore")
        fa, (q, k, v) = load(m), inputs(m)
        lse = fa.AuxRequest(lse=True)
        blocks = [fa.create_block_mask(f, None, None, 192, 192, BLOCK_SIZE=64) for f in (causal, documents(m))]
        some = fa.create_block_mask(lambda b, h, q, kv: q < 100, None, None, 192, 192)
        made = []
        for score in scores(m):
            for mask in (None, *blocks):
                out, aux = fa.flex_attention(q, k, v, score, mask, return_aux=lse)
                made += [summary(out), summary(aux.lse), aux.max_scores]
        per_batch = fa.create_block_mask(by_head, 2, 1, 192, 192)
        return [
            *made, summary(fa.flex_attention(q, k[:, :2], v[:, :2], enable_gqa=True, scale=0.3)),
            [summary(t) for t in fa.flex_attention(q, k, v, return_lse=True)],
            summary(fa.flex_attention(q.double(), k.double(), v.double())),
            [summary(t) for t in fa.flex_attention(q, k, v, block_mask=some, return_aux=lse)[:1]],
            fa.flex_attention(q, k, v, block_mask=some, return_aux=lse)[1].lse[0, 0, 98:102],
            summary(fa.flex_attention(q, k[:1], v[:1], block_mask=per_batch)),
            [fa.flex_attention(q.permute(order).contiguous().permute([order.index(d) for d in range(4)]), k, v).stride()
             for order in ((0, 2, 1, 3), (3, 2, 1, 0), (1, 0, 2, 3))],
        ]  # fmt: skip

    same(program)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_half_floats(same, dtype):
    def program(m):
        warnings.simplefilter("ignore")
        q, k, v = (t.to(getattr(m, dtype)) for t in inputs(m))
        out = load(m).flex_attention(q, k, v)
        return str(out.dtype), out.float().abs().sum().div(10).round()

    same(program)


CALLS: dict[str, Callable[[Any, Any, Any, Any, Any], Any]] = {
    "grad": lambda m, fa, q, k, v: fa.flex_attention(q.clone().requires_grad_(), k, v),
    "1d": lambda m, fa, q, k, v: fa.flex_attention(q[0, 0, 0], k, v),
    "3d": lambda m, fa, q, k, v: fa.flex_attention(q[0], k[0], v[0]),
    "embedding": lambda m, fa, q, k, v: fa.flex_attention(q, k[..., :4], v),
    "heads": lambda m, fa, q, k, v: fa.flex_attention(q, k[:, :2], v[:, :2]),
    "groups": lambda m, fa, q, k, v: fa.flex_attention(q[:, :3], k[:, :2], v[:, :2], enable_gqa=True),
    "batch": lambda m, fa, q, k, v: fa.flex_attention(q, k[:1], v[:1]),
    "batch of mask": lambda m, fa, q, k, v: fa.flex_attention(
        q, k[:1], v[:1], block_mask=fa.create_block_mask(causal, 1, 1, 192, 192)
    ),
    "maxima": lambda m, fa, q, k, v: fa.flex_attention(q, k, v, return_aux=fa.AuxRequest(max_scores=True)),
    "both": lambda m, fa, q, k, v: fa.flex_attention(q, k, v, return_lse=True, return_aux=fa.AuxRequest()),
    "short": lambda m, fa, q, k, v: fa.flex_attention(q, k, v, None, fa.create_block_mask(causal, 1, 1, 100, 192)),
    "long": lambda m, fa, q, k, v: fa.flex_attention(q, k, v, None, fa.create_block_mask(causal, 1, 1, 192, 200)),
    "part": lambda m, fa, q, k, v: fa.flex_attention(q, k, v, None, fa.create_block_mask(causal, 1, 1, 192, 192)[0]),
    "backend": lambda m, fa, q, k, v: fa.flex_attention(q, k, v, kernel_options={"BACKEND": "x"}),
    "old option": lambda m, fa, q, k, v: fa.flex_attention(
        q, k, v, kernel_options={"BACKEND": "AUTO", "FORCE_USE_FLEX_ATTENTION": True}
    ),
    "device": lambda m, fa, q, k, v: fa.flex_attention(q, k.to("meta"), v),
    "meta": lambda m, fa, q, k, v: fa.flex_attention(*(t.to("meta") for t in (q, k, v))),
    "nested": lambda m, fa, q, k, v: fa.flex_attention(m.nested.nested_tensor([q[0], q[1]]), k, v),
    "arguments": lambda m, fa, q, k, v: fa.create_block_mask(lambda a: a, 1, 1, 4, 4),
    "order": lambda m, fa, q, k, v: fa.create_block_mask(causal, 1, 1, 4, 4, dq_kv_order=1),
    "one dimension": lambda m, fa, q, k, v: fa.BlockMask.from_kv_blocks(m.tensor([1]), m.tensor([1])),
    "half a pair": lambda m, fa, q, k, v: fa.BlockMask.from_kv_blocks(m.tensor([1]), m.tensor([[1]]), m.tensor([1])),
    "order of an order": lambda m, fa, q, k, v: fa.BlockMask.from_kv_blocks(
        m.tensor([1]), m.tensor([[0]]), dq_kv_order="x"
    ),
}


@pytest.mark.parametrize("call", CALLS)
def test_refusals(same, call):
    def program(m):
        warnings.simplefilter("ignore")
        return CALLS[call](m, load(m), *inputs(m))

    same(program)


def test_what_is_no_function_is_refused():
    fa = load(tt)
    for join in (fa.or_masks, fa.and_masks):
        with pytest.raises(RuntimeError, match="All inputs should be callable mask_mods"):
            join(causal, 1)


def test_a_slice_says_that_its_function_is_gone():
    part = load(tt).create_block_mask(causal, 1, 1, 128, 128, BLOCK_SIZE=64)[0]
    with pytest.raises(RuntimeError, match="Cannot use mask_mod from a sliced BlockMask"):
        part.mask_mod(*[tt.tensor(0)] * 4)


def test_a_direct_loop():
    """Each score by itself, without vmap."""
    tt.manual_seed(1)
    q, k, v = tt.randn(1, 2, 5, 3), tt.randn(1, 2, 6, 3), tt.randn(1, 2, 6, 4)
    got = flex_attention(q, k, v, lambda s, b, h, i, j: s * (h + 1) - j, scale=0.5)
    for h in range(2):
        for i in range(5):
            row = tt.stack([(q[0, h, i] * k[0, h, j]).sum() * 0.5 * (h + 1) - j for j in range(6)])
            assert tt.allclose(got[0, h, i], row.softmax(0) @ v[0, h], atol=1e-6)
