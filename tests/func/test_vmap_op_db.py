"""The operator database under vmap: what a loop over the batch gives, forward and in per-sample gradients."""

from __future__ import annotations

import collections
import json
import warnings
from pathlib import Path
from typing import Any

import pytest

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.functorch import rules
from tinytensor.c10.scalar_type import float32
from tinytensor.testing.op_db import OP_DB
from tinytensor.testing.op_info import Arr, OpInfo
from tinytensor.testing.sample_tensors import lay_out
from tinytensor.utils._pytree import tree_flatten, tree_unflatten

pytestmark = pytest.mark.filterwarnings("ignore:There is a performance drop")
OPS = [pytest.param(op, id=op.name) for op in OP_DB]

# What is refused, in PyTorch's words, which refuses it as well.
_LIST, _VIEW = "We could not generate a fallback", "the fallback path doesn't work on out= or view ops"
_DYNAMIC = "do not support batching operators that can output dynamic shape"
REFUSED = {
    "_chunk_cat": _LIST,
    "as_strided_scatter": "requires special handling, and does not yet have a batching rule",
    "chain_matmul": _LIST,
    "column_stack": _LIST,
    "gru": _LIST,
    "lstm": _LIST,
    "lstm_cell": _LIST,
    "masked_select": "Attempted to vmap over `mask`",
    "moveaxis": _VIEW,
    "nn.utils.rnn.pad_sequence": _LIST,
    "narrow": _VIEW,
    "nn.functional.gaussian_nll_loss": "attempting to use a Tensor in some data-dependent control flow",
    "nonzero": _DYNAMIC,
    "rnn_relu": _LIST,
    "rnn_tanh": _LIST,
}
# A batch of offsets in its storage is not a loop of them; see test_vmap.py.
NO_LOOP = {"as_strided"}
# Taken apart by autograd, and then it writes to what is not batched, or reads what is: PyTorch says the same.
NO_GRADIENT = {"vander", "_pack_padded_sequence", "_pad_packed_sequence", "nn.utils.rnn.pad_sequence"}


class Case:
    """An operator on its first sample, and on the same with all tensors turned round."""

    def __init__(self, op: OpInfo) -> None:
        self.f = op.find(tt)
        self.dtype = float32 if float32 in op.dtypes else op.dtypes[0]
        sample = next(iter(op.sample(self.dtype)))
        flat, self.spec = tree_flatten((sample.args, sample.kwargs))
        self.tensors = [i for i, v in enumerate(flat) if isinstance(v, Arr)]
        self.first = [lay_out(v.values, v.dtype or self.dtype) if isinstance(v, Arr) else v for v in flat]
        self.second = [tt.flip(v, tuple(range(v.dim()))) if isinstance(v, tt.Tensor) else v for v in self.first]

    def call(self, values: list[Any]) -> Any:
        args, kwargs = tree_unflatten(values, self.spec)
        tt.manual_seed(3)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return self.f(*args, **kwargs)

    def stacked(self, places: list[int], dim: int) -> dict[int, Any]:
        return {i: tt.stack([self.first[i], self.second[i]], dim) for i in places}


def tensors_of(result: Any) -> list[Any]:
    return tree_flatten(result)[0]


def close(got: Any, wanted: Any) -> bool:
    return got.shape == wanted.shape and got.dtype is wanted.dtype and tt.allclose(got, wanted, 1e-4, 1e-4, True)


def refusal(op: OpInfo, call: Any) -> Any:
    """What the call returns; None where it is refused as it should be."""
    try:
        return call()
    except RuntimeError as error:
        assert op.name in REFUSED and REFUSED[op.name] in str(error), f"{op.name}: {error}"
        return None


@pytest.mark.parametrize("op", OPS)
def test_vmap_is_a_loop(op: OpInfo) -> None:
    case = Case(op)
    plans = [(case.tensors, 0), (case.tensors[:1], -1)] if case.tensors else []
    if op.name in ("nn.functional.embedding_bag", "_pack_padded_sequence", "_pad_packed_sequence"):
        plans = plans[1:]  # offsets, or lengths, turned round are none
    refused = 0
    for places, dim in plans:
        batch = case.stacked(places, dim)
        in_dims = tuple(dim if i in batch else None for i in range(len(case.first)))
        values = [batch.get(i, v) for i, v in enumerate(case.first)]
        mapped = tt.vmap(lambda *v: case.call(list(v)), in_dims, randomness="different")
        result = refusal(op, lambda mapped=mapped, values=values: mapped(*values))
        if result is None:
            refused += 1
            continue
        if op.name in NO_LOOP:
            continue
        entries = [[batch[i].select(dim, k) if i in batch else v for i, v in enumerate(case.first)] for k in (0, 1)]
        for got, *wanted in zip(tensors_of(result), *(tensors_of(case.call(e)) for e in entries), strict=True):
            if isinstance(got, tt.Tensor):
                assert close(got, tt.stack(wanted, 0))
    assert bool(refused) is (op.name in REFUSED) or op.name == "narrow"  # by a tensor or by a number


@pytest.mark.parametrize("op", [p for p in OPS if p.values[0].differentiable and float32 in p.values[0].dtypes])
def test_per_sample_gradients_are_those_of_a_loop(op: OpInfo) -> None:
    case = Case(op)
    places = [i for i in case.tensors if case.first[i].is_floating_point()]
    if not places or op.name in NO_GRADIENT:
        return

    def scalar(*varied: Any) -> Any:
        values = list(case.first)
        for i, v in zip(places, varied, strict=True):
            values[i] = v
        found = [t for t in tensors_of(case.call(values)) if isinstance(t, tt.Tensor) and t.is_floating_point()]
        return sum((t.sin().sum() for t in found if t.numel()), tt.zeros(()))

    gradient = tt.func.grad(scalar, tuple(range(len(places))))
    try:
        wanted = [gradient(*(source[i] for i in places)) for source in (case.first, case.second)]
    except RuntimeError as error:
        assert "not differentiable with respect to" in str(error)  # an argument that is no float by chance only
        return
    inputs = [tt.stack([case.first[i], case.second[i]]) for i in places]
    got = refusal(op, lambda: tt.vmap(gradient, randomness="different")(*inputs))
    if got is not None and op.name not in NO_LOOP:
        for result, *each in zip(got, *wanted, strict=True):
            assert close(result, tt.stack(each, 0))


def test_where_pytorch_has_a_rule_there_is_one() -> None:
    """Operators with a kernel at FuncTorchBatched in PyTorch run by a rule or are taken apart, not in a loop."""
    golden = json.loads((Path(__file__).parents[1] / "dispatch" / "golden" / "operator_tables.json").read_text())
    key = golden["runtime_keys"].index("FuncTorchBatched")
    ways = collections.Counter()
    looping = []
    for table, names in golden["tables"].items():
        for name in names.split() if table[key] == "k" else ():
            base, _, overload = name.partition(".")
            op = dispatcher.find_schema(f"aten::{base}", overload)
            if op is not None:
                way = rules.how(op)
                ways[way] += 1
                if way == "fallback":
                    looping.append(name)
    assert not looping
    assert ways["rule"] > 540 and ways["decomposition"] > 5, ways
