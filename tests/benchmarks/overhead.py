"""What a call of `a + b` on four elements costs with a mode, a subclass, autocast and so on: `python tests/benchmarks/overhead.py`.

Each row is measured in short bursts that alternate between tinytensor and PyTorch, in one process, in time of this
thread: what other programs do on the machine meanwhile counts for neither. The figure is the median over bursts. The
context is entered before a burst and left after it, so it is the call that is measured.

Needs the extra `oracle` (torch). Nothing here asserts: a time is not a test.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

import torch

import tinytensor as tt

Row = tuple[str, Callable[[], AbstractContextManager[Any]], Callable[[], object]]


def rows(library: Any) -> list[Row]:
    """(name, context, what a run does) for one of the two libraries."""
    module = importlib.import_module
    package = library.__name__
    dispatch_mode = module(f"{package}.utils._python_dispatch").TorchDispatchMode
    function_mode = module(f"{package}.overrides").TorchFunctionMode
    tree_map = module(f"{package}.utils._pytree").tree_map
    cpu = module(f"{package}.profiler").ProfilerActivity.CPU
    log: list[Any] = []

    class Passing(dispatch_mode):
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            return func(*args, **(kwargs or {}))

    class PassingFunctions(function_mode):
        def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            return func(*args, **(kwargs or {}))

    class Logging(library.Tensor):
        @classmethod
        def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            log[:] = [func]
            return super().__torch_function__(func, types, args, kwargs or {})

    class Wrapper(library.Tensor):
        @staticmethod
        def __new__(cls, inner: Any) -> Any:
            return library.Tensor._make_wrapper_subclass(cls, inner.size(), dtype=inner.dtype)

        def __init__(self, inner: Any) -> None:
            self.inner = inner

        @classmethod
        def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            args, kwargs = tree_map(lambda t: t.inner if t.__class__ is cls else t, (args, kwargs or {}))
            return tree_map(lambda t: cls(t) if isinstance(t, library.Tensor) else t, func(*args, **kwargs))

    a, b = library.tensor([0.5, -1.0, 2.0, 3.5]), library.tensor([1.0, 2.0, -3.0, 4.0])
    w = library.tensor([0.5, -1.0, 2.0, 3.5], requires_grad=True)
    logging_a = library.Tensor._make_subclass(Logging, a.clone())
    wrapped_a, wrapped_b = Wrapper(a), Wrapper(b)
    matrix = library.arange(16.0).reshape(4, 4)

    def add() -> object:
        return a + b

    @contextlib.contextmanager
    def two() -> Iterator[None]:
        with Passing(), Passing():
            yield

    return [
        ("no mode", contextlib.nullcontext, add),
        ("no mode, with grad", contextlib.nullcontext, lambda: w + b),
        ("one TorchDispatchMode", Passing, add),
        ("one TorchDispatchMode, with grad", Passing, lambda: w + b),
        ("two TorchDispatchModes", two, add),
        ("one TorchFunctionMode", PassingFunctions, add),
        ("a logging subclass, __torch_function__", contextlib.nullcontext, lambda: logging_a + b),
        ("a wrapper subclass, __torch_dispatch__", contextlib.nullcontext, lambda: wrapped_a + wrapped_b),
        ("autocast on", lambda: library.autocast("cpu"), add),
        ("autocast on, mm 4x4 instead: two casts", lambda: library.autocast("cpu"), lambda: matrix.mm(matrix)),
        ("inference mode", library.inference_mode, add),
        ("no_grad", library.no_grad, add),
        ("a profiler", lambda: module(f"{package}.profiler").profile(activities=[cpu]), add),
    ]


def burst(context: Callable[[], AbstractContextManager[Any]], run: Callable[[], object], count: int) -> float:
    """Seconds of this thread for one run, inside the context."""
    with context():
        for _ in range(10):
            run()
        begin = time.thread_time()
        for _ in range(count):
            run()
        return (time.thread_time() - begin) / count


def table(rounds: int, count: int) -> Iterator[tuple[str, float, float]]:
    """(row, seconds of tinytensor, seconds of PyTorch)"""
    for (name, our_context, ours), (_, their_context, theirs) in zip(rows(tt), rows(torch), strict=True):
        times: tuple[list[float], list[float]] = ([], [])
        for _ in range(rounds):
            times[0].append(burst(our_context, ours, count))
            times[1].append(burst(their_context, theirs, count))
        yield name, statistics.median(times[0]), statistics.median(times[1])


def main() -> None:
    parser = argparse.ArgumentParser(description="What one call of a + b costs, with what may stand around it.")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--count", type=int, default=300, help="runs in a burst")
    options = parser.parse_args()
    print(f"{'a + b on four elements':42} {'tinytensor':>12} {'torch':>12} {'ratio':>7}")
    for name, ours, theirs in table(options.rounds, options.count):
        print(f"{name:42} {ours * 1e6:9.2f} us {theirs * 1e6:9.2f} us {ours / theirs:7.2f}", flush=True)


if __name__ == "__main__":
    main()
