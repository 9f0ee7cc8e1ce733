"""Tests for each device and dtype: here for the CPU.

    class TestAdd(TestCase):
        @dtypes(tt.float32, tt.int64)
        def test_add(self, device, dtype):
            ...

    instantiate_device_type_tests(TestAdd, globals())     # TestAddCPU: test_add_cpu_float32, test_add_cpu_int64

Mirrors a part of torch/testing/_internal/common_device_type.py. Left out: other devices, `ops`, which needs PyTorch's database
of operators, and decorators that ask for memory or libraries.
"""

from __future__ import annotations

import functools
import unittest
from collections.abc import Callable, Iterator
from typing import Any

from tinytensor.c10.scalar_type import ScalarType
from tinytensor.testing._internal.common_utils import Case, compose_parametrize_fns, dtype_name, with_arguments

__all__ = [
    "dtypes", "dtypesIfCPU", "dtypesIfCUDA", "instantiate_device_type_tests", "onlyCPU", "onlyCUDA", "onlyNativeDeviceTypes",
    "onlyOn", "skipCPUIf", "skipCUDAIf", "skipCUDAIfNoMagma", "skipIf",
]  # fmt: skip


class dtypes:
    """A test for each dtype, its argument `dtype`; for each tuple of dtypes, its argument `dtypes`.

    `device_type` says on which device; elsewhere others are taken. AssertionError for a second list for one device.
    """

    def __init__(self, *args: Any, device_type: str = "all") -> None:
        grouped = bool(args) and isinstance(args[0], (list, tuple))
        for group in args if grouped else [args]:
            if not isinstance(group, (list, tuple)):
                raise AssertionError(
                    "When one dtype variant is a tuple or list, all dtype variants must be. Received non-list non-tuple dtype "
                    f"{group}"
                )
            if not all(isinstance(dtype, ScalarType) for dtype in group):
                raise AssertionError(f"Unknown dtype in {group}")
        self.args = args
        self.device_type = device_type

    def __call__(self, fn: Any) -> Any:
        known = getattr(fn, "dtypes", {})
        if self.device_type in known:
            raise AssertionError(f"dtypes redefinition for {self.device_type}")
        fn.dtypes = {**known, self.device_type: self.args}
        return fn


dtypesIfCPU = functools.partial(dtypes, device_type="cpu")
dtypesIfCUDA = functools.partial(dtypes, device_type="cuda")


class onlyOn:
    """Skip the test on other devices than the one, or those, named."""

    def __init__(self, device_type: str | list[str]) -> None:
        self.device_type = device_type

    def __call__(self, fn: Any) -> Any:
        @functools.wraps(fn)
        def run(test: Any, *args: Any, **kwargs: Any) -> Any:
            if test.device_type not in self.device_type:
                raise unittest.SkipTest(f"Only runs on {self.device_type}")
            return fn(test, *args, **kwargs)

        return run


def onlyCPU(fn: Any) -> Any:
    """Skip the test elsewhere."""
    return onlyOn("cpu")(fn)


def onlyCUDA(fn: Any) -> Any:
    """Skip the test elsewhere."""
    return onlyOn("cuda")(fn)


def onlyNativeDeviceTypes(fn: Any) -> Any:
    """Skip the test on devices from outside."""

    @functools.wraps(fn)
    def run(test: Any, *args: Any, **kwargs: Any) -> Any:
        if test.device_type not in ("cpu", "cuda", "xpu", "meta", "mps", "mtia", "privateuse1"):
            raise unittest.SkipTest(f"onlyNativeDeviceTypes: doesn't run on {test.device_type}")
        return fn(test, *args, **kwargs)

    return run


class skipIf:
    """Skip the test on a device if a condition holds; a text is the name of an attribute of the test's class."""

    def __init__(self, dep: Any, reason: str, device_type: str | None = None) -> None:
        self.dep = dep
        self.reason = reason
        self.device_type = device_type

    def __call__(self, fn: Any) -> Any:
        @functools.wraps(fn)
        def run(test: Any, *args: Any, **kwargs: Any) -> Any:
            if self.device_type in (None, test.device_type):
                holds = getattr(test, self.dep, True) if isinstance(self.dep, str) else self.dep
                if holds:
                    raise unittest.SkipTest(self.reason)
            return fn(test, *args, **kwargs)

        return run


def skipCPUIf(dep: Any, reason: str) -> skipIf:
    """Skip the test on the CPU if a condition holds."""
    return skipIf(dep, reason, device_type="cpu")


def skipCUDAIf(dep: Any, reason: str) -> skipIf:
    """Skip the test on CUDA if a condition holds."""
    return skipIf(dep, reason, device_type="cuda")


def skipCUDAIfNoMagma(fn: Any) -> Any:
    """Skip the test on CUDA."""
    return skipCUDAIf(True, "no MAGMA library detected")(fn)


def _named(name: str, value: Any) -> dict[str, Any]:
    return {f"{name}s": value} if isinstance(value, (list, tuple)) else {name: value}


def _cases(test: Any, generic: type, made: type) -> Iterator[Case]:
    """What the decorators of a test say: its parameters, then its dtypes."""
    parametrized: Any = getattr(test, "parametrize_fn", None) or (lambda test, *_: [(test, "", {}, lambda _: [])])
    lists = getattr(test, "dtypes", {})
    given = lists.get("cpu", lists.get("all"))
    if given is not None:
        # Their names come behind that of the device, and so not from here.
        def of_dtypes(test: Any, generic_cls: type, device_cls: type | None) -> Iterator[Case]:
            for dtype in given:
                yield test, "", _named("dtype", dtype), lambda _: []

        parametrized = compose_parametrize_fns(of_dtypes, parametrized)
    yield from parametrized(test, generic, made)


def instantiate_device_type_tests(
    generic_test_class: type, scope: dict[str, Any], except_for: Any = None, only_for: Any = None, include_lazy: bool = False,
    allow_mps: bool = False, allow_xpu: bool = False,
) -> None:  # fmt: skip
    """Make of a class whose tests take a `device` the class of their tests on the CPU, and put it into `scope` in its place.

    except_for, only_for   names of devices: not on these, on these alone
    """
    scope.pop(generic_test_class.__name__, None)
    tests: dict[str, Callable[..., Any]] = {
        name: value for name, value in vars(generic_test_class).items() if name.startswith("test") and callable(value)
    }
    for name in tests:
        delattr(generic_test_class, name)

    def names(devices: Any) -> tuple[str, ...]:
        return (devices,) if isinstance(devices, str) else tuple(devices)

    if (except_for is not None and "cpu" in names(except_for)) or (
        only_for is not None and "cpu" not in names(only_for)
    ):
        return
    made = type(f"{generic_test_class.__name__}CPU", (generic_test_class,), {"device_type": "cpu"})
    made.__module__ = generic_test_class.__module__
    for name, generic in tests.items():
        for test, suffix, kwargs, decorators in _cases(generic, generic_test_class, made):
            dtype = kwargs.get("dtypes", kwargs.get("dtype"))
            each = dtype if isinstance(dtype, (list, tuple)) else () if dtype is None else (dtype,)
            full = "_".join(filter(None, (name, suffix, "cpu", *map(dtype_name, each))))
            for decorator in decorators(kwargs):
                test = decorator(test)
            if full in vars(made):
                raise AssertionError(f"Redefinition of test {full}")
            setattr(made, full, with_arguments(test, {**kwargs, "device": "cpu"}))
    scope[made.__name__] = made
