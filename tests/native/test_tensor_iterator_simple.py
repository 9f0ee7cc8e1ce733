"""tensor_iterator_simple.py and tensor_iterator.py plan the same loops."""

from __future__ import annotations

import math

from hypothesis import event, given
from hypothesis import strategies as st

import tinytensor as tt
from tinytensor.aten import tensor_iterator, tensor_iterator_simple
from tinytensor.aten.tensor_iterator import IteratorConfig
from tinytensor.c10.metadata import Metadata, metadata

DTYPES = [tt.float32, tt.float64, tt.int64, tt.int32, tt.bool]


@st.composite
def operands(draw: st.DrawFn) -> list[Metadata]:
    """One to three operands that broadcast: each with missing and stretched dimensions, in any order, with gaps."""
    shape = draw(st.lists(st.sampled_from([0, 1, 2, 3, 4]), max_size=5))
    dtypes = draw(st.sampled_from([DTYPES, DTYPES[:1]]))
    result = []
    for _ in range(draw(st.integers(1, 3))):
        dims = shape[draw(st.sampled_from([0, 0, 0, 1, 2])) :]
        sizes = [1 if draw(st.sampled_from([False, False, False, True])) else size for size in dims]
        order = draw(st.sampled_from([list(range(len(sizes)))[::-1], draw(st.permutations(range(len(sizes))))]))
        strides, step = [0] * len(sizes), 1
        for dim in order:
            strides[dim] = step
            step *= max(sizes[dim], 1) * draw(st.sampled_from([1, 1, 1, 2]))
            if draw(st.sampled_from([False] * 9 + [True])):
                strides[dim] = 0  # expanded
        result.append(metadata(tt.Size(sizes), tuple(strides), draw(st.sampled_from(dtypes))))
    return result


@given(operands())
def test_same_plan(inputs: list[Metadata]) -> None:
    fast = tensor_iterator.build(None, IteratorConfig(), inputs)
    simple = tensor_iterator_simple.plan(inputs)
    assert simple.shape == tuple(fast.shape)
    assert simple.dtype is fast.common_dtype
    voters = tensor_iterator._voters(IteratorConfig(), inputs, simple.dtype)
    shortcut = tensor_iterator.fast_strides(simple.shape, voters) is not None
    event("shortcut" if shortcut else "the long way")
    strides = fast.out_meta.strides
    if not shortcut:
        assert (simple.strides, simple.loop_sizes, simple.loop_strides) == (strides, fast.loop_sizes, fast.loop_strides)
    elif math.prod(simple.shape):
        # The shortcut leaves no trace but in the strides of dimensions of size 1.
        assert all(a == b for a, b, size in zip(simple.strides, strides, simple.shape, strict=True) if size != 1)
        if math.prod(simple.shape) > 1:
            assert (simple.loop_sizes, simple.loop_strides) == (fast.loop_sizes, fast.loop_strides)


@given(st.lists(st.sampled_from([0, 1, 2, 3]), max_size=3), st.lists(st.sampled_from([0, 1, 2, 3]), max_size=3))
def test_same_refusals(a: list[int], b: list[int]) -> None:
    refused = []
    for broadcast in (
        lambda: tensor_iterator_simple.broadcast([tuple(a), tuple(b)]),
        lambda: tensor_iterator.infer_size(tuple(a), tuple(b)),
    ):
        try:
            refused.append(broadcast())
        except RuntimeError:
            refused.append(None)
    assert refused[0] == refused[1]
