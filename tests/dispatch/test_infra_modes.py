"""PyTorch's own modes come after all others; rules for an operator and a class go before the class's handler."""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Callable
from typing import Any

import pytest

import tinytensor as tt
from tinytensor import _C
from tinytensor.c10 import torch_dispatch_mode_tls as tls
from tinytensor.c10.local_dispatch_key_set import get_local_keys
from tinytensor.testing.outcome import text_of
from tinytensor.utils._python_dispatch import (
    TorchDispatchMode,
    _detect_infra_mode,
    _disable_current_modes,
    _disable_infra_mode,
    _get_current_dispatch_mode,
    _get_current_dispatch_mode_stack,
    _get_dispatch_mode,
    _pop_mode,
    _push_mode,
    _unset_infra_mode,
)

Key = _C._TorchDispatchModeKey
Same = Callable[[Callable[[Any], Any]], Any]


class Named(TorchDispatchMode):
    def __init__(self, name: str, log: list[str], key: Any = None) -> None:
        super().__init__()
        self.name, self.log, self._mode_key = name, log, key

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.log.append(self.name)
        return func(*args, **(kwargs or {}))


def test_they_are_asked_after_all_others_in_their_order() -> None:
    log: list[str] = []
    fake, proxy, functional = (Named(key.name, log, key) for key in Key)
    with functional, Named("a", log), fake, Named("b", log), proxy:
        tt.ones(2)
        names = [mode.name for mode in _get_current_dispatch_mode_stack()]
    assert log == ["b", "a", "FUNCTIONAL", "PROXY", "FAKE"] and names == log[::-1]


def test_there_is_one_of_a_kind() -> None:
    keys = get_local_keys()
    with Named("x", [], Key.PROXY), pytest.raises(AssertionError, match="trying to set the current PROXY mode"):
        _push_mode(Named("y", [], Key.PROXY))
    assert _get_current_dispatch_mode_stack() == [] and get_local_keys() == keys


def test_looking_and_taking_away() -> None:
    mode, user = Named("x", [], Key.FUNCTIONAL), Named("u", [])
    keys = get_local_keys()
    with mode, user:
        assert _get_dispatch_mode(Key.FUNCTIONAL) is mode is _detect_infra_mode(Key.FUNCTIONAL)
        assert _get_dispatch_mode(Key.FAKE) is None and _detect_infra_mode(Key.PROXY) is None
        with _disable_infra_mode(Key.FUNCTIONAL) as old:
            assert old is mode and _get_current_dispatch_mode_stack() == [user]
        assert _unset_infra_mode(Key.FUNCTIONAL) is mode and _unset_infra_mode(Key.FUNCTIONAL) is None
        _push_mode(mode)
        with _disable_current_modes() as modes:
            assert modes == [user, mode] and _get_current_dispatch_mode() is None
        assert _get_current_dispatch_mode_stack() == [mode, user]
        assert _pop_mode(Key.FUNCTIONAL) is mode
        _push_mode(mode)
    with mode:
        assert tls.unset_mode(Key.FUNCTIONAL) is mode
        assert get_local_keys() == keys
        _push_mode(mode)
    assert get_local_keys() == keys
    with pytest.raises(AssertionError, match="key must be either FUNCTIONAL"):
        _detect_infra_mode(Key.FAKE)


def mode_type(m: Any) -> Any:
    return importlib.import_module(f"{m.__name__}.utils._python_dispatch").TorchDispatchMode


def test_rules_of_modes_and_subclasses(same: Same) -> None:
    def program(m: Any) -> Any:
        log: list[Any] = []

        class Mode(mode_type(m)):  # type: ignore[misc]
            def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
                log.append(f"mode {func}")
                return func(*args, **(kwargs or {}))

        class Derived(Mode):
            pass

        class Sub(m.Tensor):  # type: ignore[misc, name-defined]
            __torch_function__ = m._C._disabled_torch_function_impl

            @classmethod
            def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
                log.append(f"sub {func}")
                return super().__torch_dispatch__(func, types, args, kwargs)

        def of_mode(mode: Any, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
            log.append([type(mode).__name__, str(func), [t.__name__ for t in types], len(args), kwargs])
            return func(*args, **kwargs) * 10

        def of_sub(cls: Any, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
            log.append([cls.__name__, str(func), [t.__name__ for t in types], len(args), kwargs])
            return m.full((2,), 7.0)

        with m.library._scoped_library("ruleprog", "DEF") as lib:
            lib.define("twice(Tensor x, *, float by=2.0) -> Tensor")
            lib.impl("twice", lambda x, by=2.0: x.detach().as_subclass(m.Tensor) * by, "CompositeExplicitAutograd")
            register = m.library.register_torch_dispatch
            register("ruleprog::twice", Mode, of_mode, lib=lib)
            register("ruleprog::twice", Sub, of_sub, lib=lib)
            twice = m.ops.ruleprog.twice
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                x = m.ones(2).as_subclass(Sub)
            with Mode():
                first = twice(m.ones(2), by=3.0).tolist()
            with Derived():  # no rule for exactly this class
                second = twice(m.ones(2)).tolist()
            third = twice(x).tolist()
            try:
                register("ruleprog::twice", Mode, of_mode, lib=lib)
                refused = None
            except RuntimeError as error:
                refused = text_of(error).split("already")[1]
        return [first, second, third, log, refused]

    same(program)


def test_a_rule_that_declines_leaves_the_call_to_the_next_class() -> None:
    class Sub(tt.Tensor):
        __torch_function__ = _C._disabled_torch_function_impl

        @classmethod
        def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            raise AssertionError("the rule stands for this")

    class Other(tt.Tensor):
        __torch_function__ = _C._disabled_torch_function_impl

        @classmethod
        def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            return "taken"

    with tt.library._scoped_library("ruledecline", "DEF") as lib:
        lib.define("f(Tensor x, Tensor y) -> str")
        tt.library.register_torch_dispatch("ruledecline::f", Sub, lambda *args: NotImplemented, lib=lib)
        x, y = (tt.Tensor._make_subclass(cls, tt.ones(2)) for cls in (Sub, Other))
        assert tt.ops.ruledecline.f(x, y) == "taken"
        with pytest.raises(TypeError, match="Multiple dispatch failed"):
            tt.ops.ruledecline.f(x, tt.ones(2))


def test_py_impl_is_for_tracers(same: Same) -> None:
    def program(m: Any) -> Any:
        log: list[str] = []

        class Mode(mode_type(m)):  # type: ignore[misc]
            def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
                log.append("handler")
                return func(*args, **(kwargs or {}))

        with m.library._scoped_library("pyimplprog", "DEF") as lib:
            lib.define("f(Tensor x) -> Tensor")
            lib.impl("f", lambda x: x + 1, "CompositeExplicitAutograd")
            op = m.ops.pyimplprog.f.default
            op.py_impl(Mode)(lambda mode, x: log.append("py_impl"))
            with Mode():
                op(m.ones(2))
            return [log[:1], Mode in op.python_key_table]

    same(program)
