"""Random programs run in PyTorch and here; after every statement all that can be seen must be the same.

Compared: values, dtype, sizes, strides, storage offset, which tensors share a storage, views and their bases, version
counters, requires_grad, the names in the graph, gradients, and where a statement fails, the error's type and text.
"""

from __future__ import annotations

import contextlib
import ctypes
import re
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tinytensor as tt
from tinytensor.testing import programs
from tinytensor.testing.program_parts import Choices, dtype_name, flat

pytestmark = pytest.mark.oracle
torch = pytest.importorskip("torch")

# Of these, PyTorch's derivative at NaN is one thing where whole vectors are computed, another in the elements left over:
# `hardtanh(x).sum().backward()` of 17 NaNs stores 16 times 0 and one 1.
_NAN_BY_PLACE = re.compile(r"\.(hardtanh|relu6|hardswish|hardshrink|softshrink|elu|celu|selu)\(")

# How far results may be apart, relative and absolute: sums in another order, other polynomials for exp.
TOLERANCE = {"float64": 1e-10, "float32": 2e-5, "float16": 4e-3, "bfloat16": 3e-2}


class Drawn:
    """`Choices` over Hypothesis."""

    def __init__(self, draw: Any) -> None:
        self._draw = draw

    def number(self, low: int, high: int) -> int:
        return self._draw(st.integers(low, high)) if low < high else low


class PyTorchFault(Exception):
    """An assertion inside PyTorch failed, which it calls a bug of its own, where nothing is wrong with the question."""


class Twins:
    """The same names in both libraries, and the program so far."""

    def __init__(self) -> None:
        self.theirs: dict[str, Any] = {}
        self.ours: dict[str, Any] = {}
        self.program: list[str] = []

    def run(self, source: str, name: str | None = None) -> None:
        """Run a statement on both sides and compare."""
        self.program.append(source)
        theirs, their_error = _run(source, torch, self.theirs)
        ours, our_error = _run(source, tt, self.ours)
        if "INTERNAL ASSERT FAILED" in str(their_error) and our_error is None:
            raise PyTorchFault
        self.check(_error(ours=our_error, theirs=their_error) is None, _error(ours=our_error, theirs=their_error))
        if their_error is not None and str(their_error) == "ZeroDivisionError":
            self.start_alike()  # how much a division in place has written by then is no promise
        if name is not None and their_error is None:
            if not isinstance(theirs[name], torch.Tensor):
                return self.check(str(theirs[name]) == str(ours[name]), f"{ours[name]}, not {theirs[name]}")
            self.theirs[name], self.ours[name] = theirs[name], ours[name]
        self.compare()
        return None

    def check(self, good: bool, what: Any) -> None:
        if not good:
            pytest.fail("\n".join([*self.program, f"# {what}"]), pytrace=False)

    def compare(self) -> None:
        for name, theirs in self.theirs.items():
            ours = self.ours[name]
            for what in _ATTRIBUTES:
                mine, right = _ATTRIBUTES[what](ours), _ATTRIBUTES[what](theirs)
                self.check(mine == right, f"{name}: {what} is {mine}, not {right}")
            self.compare_values(name, ours, theirs)
            for other in self.theirs:
                for what in _RELATIONS:
                    mine = _RELATIONS[what](ours, self.ours[other])
                    self.check(mine == _RELATIONS[what](theirs, self.theirs[other]), f"{name} {what} {other}: {mine}")
        self.start_alike()

    def start_alike(self) -> None:
        for name, theirs in self.theirs.items():
            _copy_storage(self.ours[name], theirs)

    def compare_values(self, name: str, ours: Any, theirs: Any, ignore_nan: bool = False) -> None:
        dtype = dtype_name(theirs)
        if theirs._is_zerotensor():  # a gradient of nothing but zeros, for which PyTorch has no memory to read
            theirs = theirs + 0
        mine, right = np.array(flat(ours), np.float64), np.array(flat(theirs), np.float64)
        tolerance = TOLERANCE.get(dtype, 0)
        if tolerance:
            limit = tolerance * max(1.0, np.abs(right[np.isfinite(right)]).max(initial=0))
            close = np.isclose(mine, right, rtol=tolerance, atol=limit, equal_nan=True)
        else:
            close = mine == right
        if ignore_nan:
            close |= np.isnan(mine) | np.isnan(right)
        self.check(close.all(), f"{name}: values {mine.tolist()}, not {right.tolist()}")

    def backward(self) -> None:
        """Differentiate the last tensor that has a history, then compare the gradients of all."""
        for name in reversed(self.theirs):
            if _ATTRIBUTES["graph"](self.theirs[name]) is not None:
                self.run(f"{name}.backward(tt.ones_like({name}) * 2)")
                break
        for name in self.theirs:
            if _ATTRIBUTES["is_leaf"](self.theirs[name]) is True:
                mine, right = self.ours[name].grad, self.theirs[name].grad
                self.check((mine is None) == (right is None), f"{name}.grad is {mine}, not {right}")
                if right is not None:
                    what = (dtype_name(mine), tuple(mine.shape), _steps(mine))
                    good = (dtype_name(right), tuple(right.shape), _steps(right))
                    self.check(what == good, f"{name}.grad is {what}, not {good}")
                    self.compare_values(f"{name}.grad", mine, right, bool(_NAN_BY_PLACE.search(str(self.program))))


def _or_refusal(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """What `read` gives, or the text of the error: a view from no_grad whose base was written to has no graph."""

    def ask(t: Any) -> Any:
        try:
            return read(t)
        except RuntimeError as error:
            return str(error)

    return ask


_ATTRIBUTES = {
    "dtype": dtype_name,
    "shape": lambda t: tuple(t.shape),
    "stride": lambda t: tuple(t.stride()),
    "storage_offset": lambda t: t.storage_offset(),
    "storage's nbytes": lambda t: t.untyped_storage().nbytes(),
    "_version": lambda t: t._version,
    "requires_grad": lambda t: t.requires_grad,
    "is_leaf": _or_refusal(lambda t: t.is_leaf),
    "_is_view": lambda t: t._is_view(),
    "retains_grad": lambda t: t.retains_grad,
    "graph": _or_refusal(lambda t: _graph(t.grad_fn)),
}
_RELATIONS = {
    "is": lambda a, b: a is b,
    "has base": lambda a, b: a._base is b,
    "shares storage with": lambda a, b: a.untyped_storage()._cdata == b.untyped_storage()._cdata,
}


def _steps(t: Any) -> tuple[int, ...]:
    """Strides, where they lead anywhere."""
    return tuple(stride for stride, size in zip(t.stride(), t.shape, strict=True) if size > 1)


def _run(source: str, library: Any, names: dict[str, Any]) -> tuple[dict[str, Any], Exception | None]:
    names = {"tt": library, **names}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            exec(source, names)
        except Exception as error:
            return names, error
    return names, None


# Errors whose text is not compared: PyTorch's own stack and assertions, and of two mistakes in one statement the one
# that it finds first (memory that overlaps, before shapes that do not fit).
_ONLY_TYPE = ("\nException raised from", "INTERNAL ASSERT FAILED", "unsupported operation: ")


def _error(ours: Exception | None, theirs: Exception | None) -> str | None:
    """What is wrong with the error, if anything."""
    if ours is None and theirs is None:
        return None
    mine, right = (None if e is None else f"{type(e).__name__}: {e}" for e in (ours, theirs))
    if theirs is not None and ours is not None and any(text in str(theirs) for text in _ONLY_TYPE):
        mine, right = type(ours), type(theirs)
    return None if mine == right else f"raised {mine}\n# not   {right}"


def _graph(fn: Any, depth: int = 4) -> Any:
    if fn is None or not depth:
        return None if fn is None else "..."
    return (fn.name(), *(_graph(n, depth - 1) for n, _ in fn.next_functions))


def _copy_storage(ours: Any, theirs: Any) -> None:
    """Give ours PyTorch's very bytes, so that small differences do not grow until a comparison tips over."""
    storage = theirs.untyped_storage()
    if storage.nbytes():
        data = (ctypes.c_char * storage.nbytes()).from_address(storage.data_ptr())
        ours.storage_.as_bytes()[:] = np.frombuffer(data, np.uint8)


def run_program(choices: Choices, steps: int) -> Twins:
    twins = Twins()
    with contextlib.suppress(PyTorchFault):
        for _ in range(steps):
            twins.run(*programs.statement(choices, twins.theirs))
        twins.backward()
    return twins


@settings(max_examples=150)
@given(st.data(), st.integers(2, 8))
def test_random_programs(data: st.DataObject, steps: int) -> None:
    run_program(Drawn(data.draw), steps)
