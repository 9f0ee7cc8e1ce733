"""Calls with tensors of the CPU and of the meta device: refused, or the result is a meta tensor.

A meta tensor has no memory, so a kernel that looked for it would end the process; and memory of the CPU that no kernel has
written must not become a result. See aten/core/dispatch/mixed_devices.py.
"""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tinytensor as tt
from tinytensor.testing.op_db import OP_DB
from tinytensor.testing.op_info import Arr, OpInfo, Sample

# They say where a tensor is by looking at its metadata, or hand each tensor back by itself.
EACH_FOR_ITSELF = {"_pack_padded_sequence", "_pad_packed_sequence", "atleast_1d", "atleast_2d", "atleast_3d"}


def tensors_of(value: Any) -> Iterator[Any]:
    if isinstance(value, tt.Tensor):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from tensors_of(item)


class Maker:
    """Makes a sample's arguments; those tensors whose number is in `on_meta` on the meta device."""

    def __init__(self, dtype: Any, on_meta: set[int]) -> None:
        self.dtype, self.on_meta, self.count = dtype, on_meta, 0

    def __call__(self, value: Any) -> Any:
        if isinstance(value, Arr):
            made = tt.from_numpy(np.array(value.values)).to(value.dtype or self.dtype)
            self.count += 1
            return made.to("meta") if self.count - 1 in self.on_meta else made
        return [self(item) for item in value] if isinstance(value, list) else value

    def arguments(self, sample: Sample) -> tuple[list[Any], dict[str, Any]]:
        return [self(a) for a in sample.args], {name: self(a) for name, a in sample.kwargs.items()}


def samples(op: OpInfo) -> Iterator[tuple[Sample, Any, int]]:
    """One sample for each kind of arguments, with its dtype and the number of its tensors."""
    dtype = tt.float32 if tt.float32 in op.dtypes else op.dtypes[0]
    seen = set()
    for sample in op.sample(dtype):
        maker = Maker(dtype, set())
        args, kwargs = maker.arguments(sample)
        kind = (len(args), tuple(kwargs), tuple(t.dim() for t in tensors_of([*args, *kwargs.values()])))
        if kind not in seen:
            seen.add(kind)
            yield sample, dtype, maker.count
        if len(seen) == 3:
            return


def try_calls(op: OpInfo) -> list[str]:
    """What went wrong in the calls of an operator with tensors of two devices."""
    wrong = []
    functions = [op.find(tt)]
    if op.inplace:
        place = getattr(tt.Tensor, op.name.rsplit(".", 1)[-1] + "_", None)
        functions += [] if place is None else [place]
    for sample, dtype, count in samples(op):
        for function in functions:
            for number in range(count if count > 1 else 0):
                for on_meta in ({number}, set(range(count)) - {number}):
                    args, kwargs = Maker(dtype, on_meta).arguments(sample)
                    try:
                        result = function(*args, **kwargs)
                    except Exception:
                        continue
                    if any(t.device.type == "cpu" for t in tensors_of(result)):
                        wrong.append(f"{op.name}({sample.name}), meta: {sorted(on_meta)}")
    return wrong


def try_outputs(op: OpInfo) -> list[str]:
    """The same with an output on the other device."""
    wrong = []
    for sample, dtype, count in samples(op):
        args, kwargs = Maker(dtype, set()).arguments(sample)
        shapes = [(t.shape, t.dtype) for t in tensors_of(op.find(tt)(*args, **kwargs))]
        for inputs, where in ((set(), "meta"), (set(range(count)), "cpu")):
            args, kwargs = Maker(dtype, inputs).arguments(sample)
            outs = [tt.empty(shape, dtype=dtype, device=where) for shape, dtype in shapes]
            try:
                op.find(tt)(*args, **kwargs, out=outs[0] if len(outs) == 1 else tuple(outs))
            except Exception:
                continue
            if where == "cpu" and any(out.numel() for out in outs):
                wrong.append(f"{op.name}({sample.name}), out= on {where}")
    return wrong


def try_all() -> list[str]:
    tt.manual_seed(0)
    wrong = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for op in OP_DB:
            print(op.name, flush=True)  # so that one that ends the process is known
            if op.name not in EACH_FOR_ITSELF:
                wrong += try_calls(op)
            if op.out:
                wrong += try_outputs(op)
    return wrong


@pytest.mark.full
def test_no_operator_reads_or_leaves_memory_that_is_not_there() -> None:
    """In a process of its own: it would be lost."""
    done = subprocess.run([sys.executable, str(Path(__file__))], capture_output=True, text=True, check=False)
    *names, wrong = done.stdout.splitlines() or [""]
    assert done.returncode == 0, f"{wrong}: {done.returncode} {done.stderr[-500:]}"
    assert wrong == "[]"
    assert len(names) == len(OP_DB)


@pytest.mark.parametrize(
    "name", ["dot", "mm", "bmm", "addmm", "cdist", "nn.functional.conv2d", "nn.functional.linear", "gather"]
)
def test_an_operator_of_two_devices(name: str) -> None:
    for op in OP_DB:
        if op.name == name:
            assert try_calls(op) == []


@pytest.mark.parametrize(
    "call",
    [
        lambda x, w: tt.mm(x, w),
        lambda x, w: x + w,
        lambda x, w: x.add_(w),
        lambda x, w: tt.nn.functional.linear(x, w),
        lambda x, w: tt.cdist(x, w),
    ],
)
@pytest.mark.parametrize("mode", [tt.no_grad, tt.inference_mode, tt.enable_grad])
def test_modes_change_nothing(call: Any, mode: Any) -> None:
    with mode(), pytest.raises(RuntimeError, match=r"^Tensor on device meta is not on the expected device cpu!$"):
        call(tt.ones(2, 2), tt.empty(2, 2, device="meta"))


def test_a_refused_write_leaves_the_tensor_alone() -> None:
    x = tt.ones(3)
    with pytest.raises(RuntimeError, match="Tensor on device meta is not on the expected device cpu!"):
        x.mul_(tt.empty(3, device="meta"))
    assert x.tolist() == [1, 1, 1]


def test_numbers_and_gradients_of_meta_tensors() -> None:
    x = tt.ones(2, 3, device="meta", requires_grad=True)
    y = (x * 2 + tt.tensor(1.0)).pow(2).sum()
    y.backward()
    assert x.grad.device.type == "meta" and x.grad.shape == (2, 3)


def test_sizes_are_refused_before_a_result_that_nobody_writes() -> None:
    with pytest.raises(RuntimeError, match="mat1 and mat2 shapes cannot be multiplied"):
        tt.mm(tt.ones(2, 3), tt.empty(2, 3, device="meta"))


def test_an_operator_of_a_program_gets_what_it_was_called_with() -> None:
    lib = tt.library.Library("mixed_devices", "DEF")
    lib.define("pair(Tensor a, Tensor b) -> Tensor")
    lib.impl("pair", lambda a, b: a if a.device.type == "meta" else b, "Meta")
    assert tt.ops.mixed_devices.pair(tt.ones(2), tt.ones(2, device="meta")).device.type == "meta"


if __name__ == "__main__":
    print(try_all())
