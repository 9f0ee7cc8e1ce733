"""The operator database, traced: every entry's graph computes what the operator does."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

import tinytensor as tt
from tinytensor.c10.scalar_type import float32
from tinytensor.fx.experimental.proxy_tensor import make_fx
from tinytensor.testing.compare_arrays import assert_close
from tinytensor.testing.op_db import OP_DB
from tinytensor.testing.op_info import Arr, OpInfo
from tinytensor.testing.sample_tensors import lay_out
from tinytensor.utils._pytree import tree_leaves, tree_map

# They look at elements to decide what to do, in PyTorch as well.
READ_ELEMENTS = frozenset(
    "_pad_packed_sequence allclose corrcoef cov equal is_nonzero item narrow nn.functional.gaussian_nll_loss nn.functional.one_hot".split()
)
_ERROR = "It appears that you're trying to get value out of a tracing tensor"


@pytest.mark.parametrize("op", [pytest.param(op, id=op.name) for op in OP_DB])
def test_traced_is_eager(op: OpInfo) -> None:
    dtype = float32 if float32 in op.dtypes else op.dtypes[0]
    sample = next(iter(op.sample(dtype)))
    function = op.find(tt)

    def run(call: Any) -> Any:
        tree = tree_map(
            lambda v: lay_out(v.values, v.dtype or dtype) if isinstance(v, Arr) else v,
            (list(sample.args), sample.kwargs),
        )
        tt.manual_seed(3)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return call(*tree)

    def program(args: Any, kwargs: Any) -> Any:
        return function(*args, **kwargs)

    wanted = tree_leaves(run(program))
    traced: list[Any] = []
    try:
        run(lambda args, kwargs: traced.append(make_fx(program)(args, kwargs)))
    except RuntimeError as error:
        assert op.name in READ_ELEMENTS and str(error).startswith(_ERROR)
        return
    got = tree_leaves(run(traced[0]))
    assert len(got) == len(wanted)
    for ours, theirs in zip(got, wanted, strict=True):
        if isinstance(theirs, tt.Tensor):
            assert (ours.shape, ours.dtype, ours.stride()) == (theirs.shape, theirs.dtype, theirs.stride())
            assert_close(ours, theirs.numpy(), rtol=1e-5, atol=1e-5)
        else:
            assert ours == theirs or (ours != ours and theirs != theirs)
