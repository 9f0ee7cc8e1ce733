"""Modes: what `a + b` on four elements costs with a mode, a subclass, autocast or a profiler around it."""

from __future__ import annotations

import contextlib
import importlib
from collections.abc import Iterator
from typing import Any

from workload import Inside, Rows


def modes(library: Any) -> Rows:
    """The rows."""
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

    profile = module(f"{package}.profiler").profile
    return {
        "no mode": add,
        "no mode, recorded": lambda: w + b,
        "one TorchDispatchMode": Inside(Passing, add),
        "one TorchDispatchMode, recorded": Inside(Passing, lambda: w + b),
        "two TorchDispatchModes": Inside(two, add),
        "one TorchFunctionMode": Inside(PassingFunctions, add),
        "a logging subclass, __torch_function__": lambda: logging_a + b,
        "a wrapper subclass, __torch_dispatch__": lambda: wrapped_a + wrapped_b,
        "autocast on": Inside(lambda: library.autocast("cpu"), add),
        "autocast on, mm 4x4 instead: two casts": Inside(lambda: library.autocast("cpu"), lambda: matrix.mm(matrix)),
        "inference mode": Inside(library.inference_mode, add),
        "no_grad": Inside(library.no_grad, add),
        "a profiler": Inside(lambda: profile(activities=[cpu]), add),
    }
