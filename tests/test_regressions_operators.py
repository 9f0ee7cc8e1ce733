"""What random programs once found to differ from PyTorch: each a short program, run in both libraries and compared.

The comparison is that of test_against_torch.py: values, dtypes, sizes, strides, storages, views, version counters,
graphs, and the type and text of errors.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

import tinytensor as tt

torch = pytest.importorskip("torch")

spec = importlib.util.spec_from_file_location("against_torch", Path(__file__).with_name("test_against_torch.py"))
against = importlib.util.module_from_spec(spec)
spec.loader.exec_module(against)

PROGRAMS = {
    # -- versions and views: results of kernels that call public operators
    "cummin of several results": "v0 = tt.tensor([3, 1, 2]); v1, v2 = tt.cummin(v0, 0)",
    "median along a dimension": "v0 = tt.tensor([[7, 9], [1, 5]]); v1, v2 = v0.median(0, keepdim=True)",
    "kthvalue": "v0 = tt.tensor([[3, 1, 2]]); v1, v2 = v0.kthvalue(2, -1)",
    "roll without dims": "v0 = tt.ones(2, 3); v1 = tt.roll(v0, 1); v2 = tt.roll(v0[:0], 1)",
    "slice_scatter": "v0 = tt.ones(2, 3).t(); v1 = tt.slice_scatter(v0, v0, 0)",
    "max_pool1d without a graph": "v0 = tt.ones(1, 1, 4); v1 = tt.nn.functional.max_pool1d(v0, 2)",
    "trapezoid over nothing": "v0 = tt.zeros(2, 0); v1 = tt.trapezoid(v0)",
    # -- strides and storages
    "unique along a dimension": "v0 = tt.arange(24).reshape(3, 4, 2); v1 = tt.unique(v0, dim=1)",
    "unique_consecutive along a dimension": (
        "v0 = tt.arange(24).reshape(3, 4, 2); v1, v2 = tt.unique_consecutive(v0, dim=2, return_counts=True)"
    ),
    "unique_consecutive of all": "v0 = tt.tensor([1, 1, 2]); v1, v2 = tt.unique_consecutive(v0, return_counts=True)",
    "lerp of nothing": "v0 = tt.zeros(0, 2, 3).permute(2, 1, 0); v1 = tt.lerp(v0, v0, 2)",
    # -- empty tensors
    "median of nothing": "v0, v1 = (tt.tensor([], dtype=t).median() for t in (tt.uint8, tt.int32))",
    "attention to nothing": (
        "v0 = tt.zeros(0, 3, dtype=tt.int32)\nv1 = tt.nn.functional.scaled_dot_product_attention(v0, v0, v0)\n"
        "v2 = tt.ones(2, 3, requires_grad=True)\nv3 = tt.ones(0, 3)\n"
        "v4 = tt.nn.functional.scaled_dot_product_attention(v2, v3, v3)"
    ),
    "pool of no channels": "v0 = tt.zeros(2, 0, 2, dtype=tt.int16); v1 = tt.nn.functional.adaptive_avg_pool1d(v0, 3)",
    "pool of no channels, 3d": "tt.nn.functional.adaptive_avg_pool3d(tt.zeros(2, 0, 2, 2, 2), 2)",
    "convolution of no channels": "v0 = tt.nn.functional.conv1d(tt.zeros(2, 0, 3), tt.ones(1, 0, 2))",
    "convolution of no batch": (
        "v0 = tt.nn.functional.conv1d(tt.zeros(0, 1, 2, dtype=tt.bool), tt.ones(1, 1, 2, dtype=tt.bool))"
    ),
    "convolution of nothing": "tt.nn.functional.conv1d(tt.zeros(1, 1, 0), tt.ones(1, 1, 2), padding=1)",
    "gather from nothing": "tt.zeros(0).gather(0, tt.tensor([0]))",
    "scatter to nothing": "tt.zeros(0).scatter(0, tt.tensor([3]), tt.ones(1))",
    "scatter_add to nothing": "tt.zeros(0).scatter_add(0, tt.tensor([0]), tt.ones(1))",
    "index_add to nothing": "tt.zeros(0).index_add(0, tt.tensor([0]), tt.ones(1))",
    "index_add to no rows": "v0 = tt.zeros(0, 2).index_add(0, tt.tensor([0]), tt.ones(1, 2))",
    "index_reduce to nothing": "tt.zeros(0).index_reduce(0, tt.tensor([0]), tt.ones(1), 'prod')",
    "index_reduce to no rows": "tt.zeros(0, 2).index_reduce(0, tt.tensor([0]), tt.ones(1, 2), 'prod')",
    "index_reduce to no columns": "tt.zeros(2, 0).index_reduce(0, tt.tensor([5]), tt.ones(1, 0), 'prod')",
    "index_fill of nothing": "tt.zeros(3, 0, 2).index_fill(1, tt.tensor([0]), 1)",
    "index_fill of nothing in a storage": "tt.zeros(5, 2)[3:3].index_fill_(0, tt.tensor([2]), 1)",
    "index_copy to nothing": "tt.zeros(0).index_copy(0, tt.tensor([5]), tt.ones(1))",
    # -- graphs
    "floor_divide's edges": "v0 = tt.ones(2, requires_grad=True); v1 = v0 // 2; v2 = 2 // v0; v3 = tt.ones(2) // v0",
    "floor_divide has no derivative": "v0 = tt.ones(2, requires_grad=True); (v0 // v0).sum().backward()",
    "rms_norm": "v0 = tt.ones(4, requires_grad=True); v1 = tt.nn.functional.rms_norm(v0, (4,))",
    "tensordot to a number": "v0 = tt.ones(3, 2, requires_grad=True); v1 = tt.tensordot(v0, v0, dims=2)",
    # -- refusals
    "tensordot of bool": "tt.tensordot(tt.tensor([True]), tt.tensor([True]), dims=1)",
    "cummin of a number": "tt.tensor(5).cummin(-2)",
    "logcumsumexp of an integer": "tt.tensor(5).logcumsumexp(0)",
    "topk of a bool": "tt.tensor(True).topk(1)",
    "take_along_dim of a number": "tt.take_along_dim(tt.tensor(5), tt.zeros((), dtype=tt.int64), -1)",
    "index_add of a number": "tt.tensor(5).index_add(0, tt.tensor([0, 0]), tt.tensor(1))",
    "baddbmm of numbers": "tt.baddbmm(tt.ones(()), tt.ones(()), tt.ones(()))",
    "addbmm of a matrix": "v0 = tt.ones(2, 4, requires_grad=True); v1 = tt.addbmm(v0, v0, v0)",
    "isin of few in no line": "tt.isin(tt.ones(4), tt.ones(2, 3).t())",
    "negative fraction for unsigned": "tt.zeros(2, dtype=tt.uint8).fill_(-0.5)",
    "cross of numbers": "tt.cross(tt.tensor(6), tt.tensor(6), dim=1)",
    "trace of a bool vector": "tt.trace(tt.tensor([True]))",
    "trapezoid of a bool": "tt.trapezoid(tt.tensor(True), dim=0)",
    "one_hot": "v0 = tt.nn.functional.one_hot(tt.tensor([0, 2]))",
    "inner of single rows": "v0 = tt.ones(1, 2, requires_grad=True); v1 = tt.inner(v0, v0)",
    # -- overlapping memory
    "masked_scatter_ from itself": "v0 = tt.ones(4); v0[1:].masked_scatter_(v0[1:] > 0, v0[:-1])",
}


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS)
def test_agrees_with_torch(program: str) -> None:
    twins = against.Twins()
    theirs, their_error = against._run(program, torch, {})
    ours, our_error = against._run(program, tt, {})
    wrong = against._error(ours=our_error, theirs=their_error)
    assert wrong is None, wrong
    names = [name for name in theirs if name[0] == "v"]
    assert names or their_error is not None, "nothing to compare"
    for name in names:
        twins.theirs[name], twins.ours[name] = theirs[name], ours[name]
    twins.compare()
