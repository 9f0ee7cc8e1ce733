"""The operator database on fake tensors: sizes, strides, dtype, device and aliasing are those of real results, and of real
gradients."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

import tinytensor as tt
from tinytensor._subclasses import (
    DataDependentOutputException,
    DynamicOutputShapeException,
    FakeTensor,
    FakeTensorMode,
)
from tinytensor.c10.scalar_type import float32
from tinytensor.testing.op_db import OP_DB
from tinytensor.testing.op_info import Arr, OpInfo
from tinytensor.testing.sample_tensors import lay_out
from tinytensor.utils._pytree import tree_leaves, tree_map

SAMPLES = 2
NAMES = [op.name for op in OP_DB]
# Some names have several entries: the second is `narrow1`.
ENTRIES = {
    op.name + (str(NAMES[:place].count(op.name)) if op.name in NAMES[:place] else ""): op
    for place, op in enumerate(OP_DB)
}


def real_calls(op: OpInfo) -> list[tuple[Any, Any]]:
    dtype = float32 if float32 in op.dtypes else op.dtypes[0]

    def tensor(value: Any) -> Any:
        return lay_out(value.values, value.dtype or dtype) if isinstance(value, Arr) else value

    samples = [sample for _, sample in zip(range(SAMPLES), op.sample(dtype), strict=False)]
    return [(tree_map(tensor, sample.args), tree_map(tensor, sample.kwargs)) for sample in samples]


def described(result: Any, arguments: list[Any]) -> list[Any]:
    """What there is to say about results without reading them; numbers as their types."""
    storages = [id(t.storage_) for t in arguments if isinstance(t, tt.Tensor)]
    said: list[Any] = []
    for each in tree_leaves(result):
        if isinstance(each, tt.Tensor):
            key = id(each.storage_)
            if key not in storages:
                storages.append(key)
            identity = next((i for i, a in enumerate(arguments) if a is each), None)
            said.append(
                (
                    tuple(each.shape),
                    each.stride(),
                    each.storage_offset(),
                    each.dtype,
                    each.device,
                    each.requires_grad,
                    storages.index(key),
                    identity,
                )
            )
        else:
            said.append(type(each))
    return said


def run(op: OpInfo, args: Any, kwargs: Any) -> list[Any]:
    tt.manual_seed(3)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return described(op.find(tt)(*args, **kwargs), tree_leaves((args, kwargs)))


# What cannot be told without the values, and what is said then.
UNKNOWN = {
    "masked_select": DynamicOutputShapeException("aten.masked_select.default"),
    "nonzero": DynamicOutputShapeException("aten.nonzero.default"),
    "argwhere": DynamicOutputShapeException("aten.nonzero.default"),
    "combinations": DynamicOutputShapeException("aten.masked_select.default"),
    "linalg.lstsq": DynamicOutputShapeException("aten.linalg_lstsq.default"),
    "ctc_loss": DynamicOutputShapeException("aten._ctc_loss.default"),
    "repeat_interleave1": DynamicOutputShapeException("aten.repeat_interleave.Tensor"),
    "repeat_interleave2": DynamicOutputShapeException("aten.repeat_interleave.Tensor"),
    "cov": DataDependentOutputException("aten.equal.default"),
    "corrcoef": DataDependentOutputException("aten.equal.default"),
    "narrow1": DataDependentOutputException("aten._local_scalar_dense.default"),
    "_pack_padded_sequence": RuntimeError(
        "'lengths' argument should be a 1D CPU int64 tensor, but got 1D meta Long tensor"
    ),
    "_pad_packed_sequence": DataDependentOutputException("aten._local_scalar_dense.default"),
    "nn.functional.gaussian_nll_loss": DataDependentOutputException("aten._local_scalar_dense.default"),
}


def faked(values: Any, mode: FakeTensorMode) -> Any:
    return tree_map(lambda value: mode.from_tensor(value) if isinstance(value, tt.Tensor) else value, values)


@pytest.mark.parametrize("name", ENTRIES)
def test_fake_is_like_real(name: str) -> None:
    op = ENTRIES[name]
    for args, kwargs in real_calls(op):
        mode = FakeTensorMode()
        fake_args, fake_kwargs = faked((args, kwargs), mode)
        if name in UNKNOWN:
            with mode, pytest.raises(type(UNKNOWN[name])) as error:
                run(op, fake_args, fake_kwargs)
            assert str(error.value) == str(UNKNOWN[name])
            break
        wanted = run(op, args, kwargs)
        with mode:
            assert run(op, fake_args, fake_kwargs) == wanted


def writes(op: OpInfo, args: Any, kwargs: Any) -> list[Any]:
    """`name_(...)`, and `out=` of no size and of the right one: what there is to say of what was written to."""
    found: list[Any] = []

    def attempt(call: Any, written: list[tt.Tensor]) -> None:
        tt.manual_seed(3)
        try:
            result = described(call(), written)
        except (RuntimeError, TypeError) as error:
            result = [type(error), str(error)]
        found.append([result, [(t.storage_.nbytes, t._version) for t in written]])

    if op.inplace:
        first = args[0].clone()
        attempt(lambda: getattr(first, op.name.split(".")[-1] + "_")(*args[1:], **kwargs), [first])
    if op.out:
        results = [r for r in tree_leaves(op.find(tt)(*args, **kwargs)) if isinstance(r, tt.Tensor)]
        for outs in ([tt.empty(0, dtype=r.dtype) for r in results], [tt.empty_like(r) for r in results]):
            out = outs[0] if len(outs) == 1 else tuple(outs)
            attempt(lambda: op.find(tt)(*args, **kwargs, out=out), outs)  # noqa: B023  (called at once)
    return found


@pytest.mark.parametrize(
    "name", [name for name, op in ENTRIES.items() if (op.inplace or op.out) and name not in UNKNOWN]
)
def test_fake_writes_are_like_real(name: str) -> None:
    op = ENTRIES[name]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        values = real_calls(op)[0]
        wanted = writes(op, *values)
        mode = FakeTensorMode()
        values = faked(values, mode)
        with mode:
            assert writes(op, *values) == wanted


def gradients(op: OpInfo, values: Any, mode: FakeTensorMode | None) -> list[Any]:
    """What the nodes are called, and what there is to say about the gradients; or the error."""
    leaves: list[tt.Tensor] = []

    def leaf(value: Any) -> Any:
        if isinstance(value, tt.Tensor):
            value = value if mode is None else mode.from_tensor(value)
            if value.dtype.is_floating_point:
                value = value.detach().requires_grad_()
                leaves.append(value)
        return value

    args, kwargs = tree_map(leaf, values)
    tt.manual_seed(3)
    try:
        results = [r for r in tree_leaves(op.find(tt)(*args, **kwargs)) if isinstance(r, tt.Tensor) and r.requires_grad]
        for result in results:
            result.sum().backward(retain_graph=True)
    except RuntimeError as error:
        return [type(error), str(error)]
    grads = [leaf.grad for leaf in leaves]
    return [
        [type(result.grad_fn).__name__ for result in results],
        [g if g is None else (g.shape, g.stride(), g.dtype, g.device) for g in grads],
        all(g is None or isinstance(g, FakeTensor) is (mode is not None) for g in grads),
    ]


@pytest.mark.parametrize("name", [name for name in ENTRIES if name not in UNKNOWN])
def test_fake_gradients_are_like_real(name: str) -> None:
    op = ENTRIES[name]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        values = real_calls(op)[0]
        wanted = gradients(op, values, None)
        with FakeTensorMode() as mode:
            assert gradients(op, values, mode) == wanted


def test_what_is_unknown_is_in_the_database() -> None:
    assert UNKNOWN.keys() <= ENTRIES.keys() and len(ENTRIES) == len(OP_DB)
