"""The operator database through a logging mode, a logging subclass and a rewrapping subclass: the results are equal."""

from __future__ import annotations

import warnings
from typing import Any

import pytest
from subclasses import LoggingTensor, Wrapper, unwrap

import tinytensor as tt
from tinytensor.c10.scalar_type import float32
from tinytensor.testing.compare_arrays import assert_close
from tinytensor.testing.op_db import OP_DB
from tinytensor.testing.op_info import Arr, OpInfo
from tinytensor.testing.sample_tensors import lay_out
from tinytensor.utils._python_dispatch import BaseTorchDispatchMode
from tinytensor.utils._pytree import tree_map

OPS = [pytest.param(op, id=op.name) for op in OP_DB]
SAMPLES = 2
# They call no operator on tensors: real tensors are their own conjugates, and so on.
NOTHING_TO_SEE = frozenset(
    "real positive conj conj_physical resolve_conj resolve_neg Tensor.contiguous tril_indices triu_indices".split()
)


def results(op: OpInfo, make: Any) -> list[Any]:
    """The operator on its first samples, with tensors made by `make`."""
    dtype = float32 if float32 in op.dtypes else op.dtypes[0]
    found = []
    for _, sample in zip(range(SAMPLES), op.sample(dtype), strict=False):

        def tensor(value: Any) -> Any:
            return make(lay_out(value.values, value.dtype or dtype)) if isinstance(value, Arr) else value

        tt.manual_seed(3)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            found.append(op.find(tt)(*tree_map(tensor, sample.args), **tree_map(tensor, sample.kwargs)))
    return found


def check_equal(got: Any, wanted: Any, rounds: bool) -> None:
    if isinstance(wanted, (tuple, list)):
        assert len(got) == len(wanted)
        for ours, theirs in zip(got, wanted, strict=True):
            check_equal(ours, theirs, rounds)
    elif isinstance(wanted, tt.Tensor):
        assert (got.shape, got.dtype, got.stride()) == (wanted.shape, wanted.dtype, wanted.stride())
        # A decomposition takes another LAPACK driver where somebody watches: the last bits may differ.
        assert_close(got, wanted.numpy(), rtol=1e-5 if rounds else 0, atol=1e-5 if rounds else 0)
    else:
        assert got == wanted or (got != got and wanted != wanted)


def rounds(op: OpInfo) -> bool:
    return op.name.startswith("linalg.") or op.name in ("logdet", "slogdet", "det")


@pytest.mark.parametrize("op", OPS)
def test_a_mode_changes_nothing(op: OpInfo) -> None:
    wanted = results(op, lambda t: t)
    with BaseTorchDispatchMode():
        got = results(op, lambda t: t)
    check_equal(got, wanted, rounds(op))


@pytest.mark.parametrize("op", OPS)
def test_a_logging_subclass_changes_nothing(op: OpInfo) -> None:
    wanted = results(op, lambda t: t)
    LoggingTensor.log.clear()
    got = results(op, lambda t: tt.Tensor._make_subclass(LoggingTensor, t))
    assert bool(LoggingTensor.log) is (op.name not in NOTHING_TO_SEE)
    check_equal(got, wanted, rounds(op))


@pytest.mark.parametrize("op", OPS)
def test_a_rewrapping_subclass_computes_the_same(op: OpInfo) -> None:
    wanted = results(op, lambda t: t)
    Wrapper.log.clear()
    got = results(op, Wrapper)
    assert bool(Wrapper.log) is (op.name not in NOTHING_TO_SEE)
    check_equal(tree_map(unwrap, got), wanted, rounds(op))
