"""Printing equals PyTorch's: golden texts always, PyTorch itself where it is installed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tinytensor as tt

GOLDEN = [
    (lambda tt: tt.tensor(3), "tensor(3)"),
    (lambda tt: tt.tensor(2.5), "tensor(2.5000)"),
    (lambda tt: tt.tensor([1.0, 2.0]), "tensor([1., 2.])"),
    (lambda tt: tt.tensor([1.0, 1e10]), "tensor([1.0000e+00, 1.0000e+10])"),
    (lambda tt: tt.tensor([0.0, float("nan"), float("inf")]), "tensor([0., nan, inf])"),
    (lambda tt: tt.tensor([1.5, float("-inf")]), "tensor([1.5000,   -inf])"),
    (lambda tt: tt.tensor([True, False]), "tensor([ True, False])"),
    (lambda tt: tt.tensor([[1, 2], [30, 4]]), "tensor([[ 1,  2],\n        [30,  4]])"),
    (lambda tt: tt.tensor([1], dtype=tt.int8), "tensor([1], dtype=torch.int8)"),
    (lambda tt: tt.tensor([1.5], dtype=tt.bfloat16), "tensor([1.5000], dtype=torch.bfloat16)"),
    (lambda tt: tt.tensor([]), "tensor([])"),
    (lambda tt: tt.empty(0, 3), "tensor([], size=(0, 3))"),
    (lambda tt: tt.empty(0, dtype=tt.int64), "tensor([], dtype=torch.int64)"),
    (lambda tt: tt.ones(2, device="meta"), "tensor(..., device='meta', size=(2,))"),
    (lambda tt: tt.arange(2000), "tensor([   0,    1,    2,  ..., 1997, 1998, 1999])"),
    (lambda tt: tt.tensor([2.0], requires_grad=True), "tensor([2.], requires_grad=True)"),
    (lambda tt: tt.tensor([2.0], requires_grad=True) * 3, "tensor([6.], grad_fn=<MulBackward0>)"),
]


@pytest.mark.parametrize(("make", "text"), GOLDEN, ids=[text for _, text in GOLDEN])
def test_golden(make, text: str) -> None:
    assert repr(make(tt)) == text


shapes = st.lists(st.integers(0, 5), max_size=4).map(tuple)
scales = st.sampled_from((1e-6, 1e-2, 1.0, 1e3, 1e9))


@given(shapes, scales, st.sampled_from(("float32", "float64", "float16", "int64", "uint8", "bool")), st.booleans())
def test_against_torch(torch: Any, shape: tuple[int, ...], scale: float, dtype: str, whole: bool) -> None:
    values = np.random.default_rng(len(shape)).normal(size=shape) * scale
    values = np.trunc(values) if whole else values
    with np.errstate(all="ignore"):
        values = values.astype(getattr(tt, dtype).numpy)
    assert repr(tt.tensor(values)) == repr(torch.tensor(values))


@pytest.mark.parametrize("shape", [(2000,), (50, 50), (3, 400, 2), (7, 7, 30), (1001, 1)])
def test_summaries_against_torch(shape: tuple[int, ...], torch: Any) -> None:
    values = np.random.default_rng(0).normal(size=shape).astype(np.float32)
    assert repr(tt.tensor(values)) == repr(torch.tensor(values))
    assert repr(tt.tensor(values).transpose(0, -1)) == repr(torch.tensor(values).transpose(0, -1))


@pytest.mark.parametrize(
    "options",
    [{"precision": 2}, {"threshold": 10}, {"edgeitems": 1, "threshold": 5}, {"linewidth": 40}, {"sci_mode": True},
     {"sci_mode": False}, {"profile": "short"}, {"profile": "full"}],
    ids=str,
)  # fmt: skip
def test_options_against_torch(options: dict, torch: Any) -> None:
    values = np.random.default_rng(0).normal(size=(4, 12)).astype(np.float32)
    try:
        tt.set_printoptions(**options)
        torch.set_printoptions(**options)
        assert repr(tt.tensor(values)) == repr(torch.tensor(values))
    finally:
        for library in (tt, torch):
            library.set_printoptions(profile="default")


def test_a_row_of_a_large_tensor_prints_without_reading_it_all() -> None:
    big = tt.zeros(3000, 3000)
    assert repr(big[-1][:2]) == "tensor([0., 0.])"
