"""Where lesson 06 puts a learner's loop into the library: in place of a kernel of `add`, of `neg`, or of `sum`.

The library chooses a kernel when it makes a plan, and a plan is remembered; so what is exchanged is the choice, and all
plans are made anew, on the way in and on the way out.
"""

from __future__ import annotations

import contextlib
import ctypes
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import numpy as np

from tinytensor.aten.native.cpu.loops import LoopKernel
from tinytensor.aten.native.reduce.cpu import reduce_ops_kernel
from tinytensor.aten.tensor_iterator import GRAIN_SIZE
from tinytensor.c10.scalar_type import float32
from tinytensor_lessons import compiled
from tinytensor_lessons.exercise import Function
from tinytensor_lessons.plug import Calls, counted_calls, replaced

_SPECIALIZE = "tinytensor.aten.native.cpu.loops:LoopKernel.specialize"
_REDUCE = "tinytensor.aten.native.reduce.cpu.reduce_ops_kernel"
_specialize = LoopKernel.specialize
_plan_direct, _plan_blocks = reduce_ops_kernel._plan_direct, reduce_ops_kernel._plan_blocks
THREADS = 4
"""How many threads share a loop while the learner's `chunks` cuts it, whatever the machine has."""


@contextlib.contextmanager
def _chosen(name: str, choose: Callable[..., Any], calls: Calls) -> Iterator[Calls]:
    """Within the block `choose(kernel, contiguous)` gives the kernel of this operator over float32."""

    def specialize(self: Any, out: Any, inputs: Any, compute: Any, contiguous: bool, strides: Any = None) -> Any:
        kernel = _specialize(self, out, inputs, compute, contiguous, strides)
        ours = self.name == name and {out, *inputs, compute} == {float32}
        return choose(kernel, contiguous) if ours else kernel

    with replaced(_SPECIALIZE, specialize):
        yield calls


# ---- add_strided -----------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def as_add(fn: Function) -> Iterator[Calls]:
    """The learner's `add_strided` is the loop of `add`, contiguous or not."""
    calls = Calls()
    loop = counted_calls(lambda *args: compiled.run(compiled.checked(fn), *args), "add_strided", calls)

    def choose(kernel: Any, contiguous: bool) -> Any:
        def run(n: int, out: int, a: int, b: int, geometry: int, alpha: float) -> None:
            if alpha != 1:
                kernel.serial(n, out, a, b, geometry, alpha)
                return
            if contiguous:
                sizes, strides = np.array([n], np.int64), [np.ones(1, np.int64)] * 3
            else:
                sizes, strides = _geometry(geometry)
            arrays = [
                compiled.array_at(address, _reach(sizes, s)) for address, s in zip((out, a, b), strides, strict=True)
            ]
            loop(*arrays, sizes, *strides, 0, 0, 0)

        return SimpleNamespace(serial=run, parallel=run)

    with _chosen("add", choose, calls):
        yield calls


def _geometry(address: int) -> tuple[np.ndarray, list[np.ndarray]]:
    """Sizes, and the strides of three operands, the outermost dimension first."""
    ndim = ctypes.c_int64.from_address(address).value
    rows = compiled.array_at(address + 8, 4 * ndim, np.int64).reshape(4, ndim)[:, ::-1].copy()
    return rows[0], [rows[1], rows[2], rows[3]]


def _reach(sizes: np.ndarray, strides: np.ndarray) -> int:
    """How many elements of storage an operand reaches over."""
    return 0 if 0 in sizes else int(((sizes - 1) * strides).sum()) + 1


# ---- scale_shift -----------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def as_neg(functor: Function) -> Iterator[Calls]:
    """`tt.neg` does what the learner's functor does: a kernel is made of it, and counts how often it is run."""
    calls = Calls()

    def specialize(self: Any, out: Any, inputs: Any, compute: Any, contiguous: bool, strides: Any = None) -> Any:
        if self.name != "neg":
            return _specialize(self, out, inputs, compute, contiguous, strides)
        made = _specialize(LoopKernel(functor, 1, name="scale_shift"), out, inputs, compute, contiguous, strides)
        return SimpleNamespace(
            serial=counted_calls(lambda *args: made.serial(*args), "scale_shift", calls),
            parallel=counted_calls(lambda *args: made.parallel(*args), "scale_shift", calls),
        )

    with replaced(_SPECIALIZE, specialize):
        yield calls


# ---- chunks ----------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def as_shares(fn: Function) -> Iterator[Calls]:
    """Large contiguous sums are cut by the learner's `chunks`; each share is the library's own kernel, on a thread."""
    calls = Calls()
    cut = counted_calls(fn, "chunks", calls)

    def choose(kernel: Any, contiguous: bool) -> Any:
        def parallel(n: int, out: int, a: int, b: int, geometry: int, alpha: float) -> None:
            shares = _whole(n, cut(n, GRAIN_SIZE, THREADS))
            with ThreadPoolExecutor(THREADS) as threads:
                jobs = [
                    threads.submit(
                        kernel.serial, end - begin, out + 4 * begin, a + 4 * begin, b + 4 * begin, geometry, alpha
                    )
                    for begin, end in shares
                ]
                for job in jobs:
                    job.result()

        return SimpleNamespace(serial=kernel.serial, parallel=parallel) if contiguous else kernel

    with _chosen("add", choose, calls):
        yield calls


def _whole(n: int, shares: Any) -> list[tuple[int, int]]:
    """The shares as pairs of ints, if they cover [0, n) once: a kernel writes wherever it is sent."""
    pairs = [(int(begin), int(end)) for begin, end in shares]
    at = 0
    for begin, end in pairs:
        if begin != at or end <= begin:
            raise ValueError(f"shares {pairs} do not cover {n} elements once")
        at = end
    if at != n:
        raise ValueError(f"shares {pairs} do not cover {n} elements once")
    return pairs


# ---- sum_f32 ---------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def as_sum(fn: Function) -> Iterator[Calls]:
    """The sum of all elements of a contiguous float32 tensor is the learner's."""
    calls = Calls()
    total = counted_calls(lambda array: compiled.run(compiled.checked(fn), array), "sum_f32", calls)

    def launch_of(op: str, out: Any, g: Any) -> Any:
        if op != "sum" or out.dtype is not float32 or g.kept_sizes or len(g.reduced_sizes) != 1 or g.reduced_in != (4,):
            return None

        def launch(out: Any, self: Any) -> None:
            array = compiled.array_at(self.storage_.data_ptr + self.byte_offset_, g.reduced_sizes[0])
            ctypes.c_float.from_address(out.storage_.data_ptr + out.byte_offset_).value = total(array)

        return launch

    def direct(op: str, stage: str, element: Any, out: Any, g: Any, divisor: float) -> Any:
        launch = launch_of(op, SimpleNamespace(dtype=out), g) if element is float32 else None
        return launch or _plan_direct(op, stage, element, out, g, divisor)

    def blocks(op: str, m: Any, out: Any, g: Any, count: int, divisor: float) -> Any:
        launch = launch_of(op, out, g) if m.dtype is float32 else None
        return launch or _plan_blocks(op, m, out, g, count, divisor)

    with replaced(f"{_REDUCE}:_plan_direct", {f"{_REDUCE}:_plan_direct": direct, f"{_REDUCE}:_plan_blocks": blocks}):
        yield calls
