"""`__torch_function__`: who is asked about a call of the public API, before any operator is looked at.

    handle(function, name, overloaded, args, kwargs)

asks the thread's mode, then the classes of the arguments, and returns what the first says that does not decline. How a
call of a generated function comes here: aten/core/python/torch_function_entry.py. How a method of a subclass does:
subclass.py. How a function written in Python does: `handle_torch_function` of overrides.py.

Mirrors handle_torch_function_no_python_arg_parser of torch/csrc/utils/python_arg_parser.cpp, and
torch/csrc/utils/disable_torch_function.cpp.
"""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tinytensor.aten.core.python.overloaded_args import add_overloaded, all_not_implemented
from tinytensor.aten.core.python.python_fallback_kernel import DisableTorchDispatch
from tinytensor.aten.core.python.running_handlers import describe_owner, run_handler
from tinytensor.aten.core.python.written_call import written_as_pytorch_does
from tinytensor.c10 import python_torch_function_tls as modes
from tinytensor.c10 import tensor_impl
from tinytensor.c10.dispatch_key_set import PYTHON, PYTHON_TLS_SNAPSHOT, TORCH_FUNCTION, TORCH_FUNCTION_MODE
from tinytensor.c10.local_dispatch_key_set import state, tls

_WITHOUT_MODE = ~TORCH_FUNCTION_MODE


class _Disabled:
    """A handler that runs the call without overrides. An object and no function, so that no class binds it."""

    def __init__(self, name: str, guard: type[Any]) -> None:
        self.__name__ = name
        self._guard = guard

    def __call__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        with self._guard():
            return func(*args, **(kwargs or {}))

    def __repr__(self) -> str:
        return f"<built-in function {self.__name__}>"


# A class that sets its `__torch_function__` or `__torch_dispatch__` to this is never asked.
disabled_torch_function = _Disabled("_disabled_torch_function_impl", modes.DisableTorchFunctionSubclass)
disabled_torch_dispatch = _Disabled("_disabled_torch_dispatch_impl", DisableTorchDispatch)


def keys_of_class(cls: type) -> int:
    """The keys of SUBCLASS that tensors of this class carry."""
    keys = 0
    if _overrides(cls):
        keys = TORCH_FUNCTION
        modes.class_overrides()
    if getattr(cls, "__torch_dispatch__", disabled_torch_dispatch) is not disabled_torch_dispatch:
        keys |= PYTHON | PYTHON_TLS_SNAPSHOT
    return keys


def _overrides(cls: type) -> bool:
    if cls is tensor_impl.tensor_type:
        return False
    return getattr(cls, "__torch_function__", disabled_torch_function) is not disabled_torch_function


def has_override(value: Any) -> bool:
    """Whether the class of `value` is one to ask: it has a `__torch_function__` that is not Tensor's own."""
    return _overrides(type(value))


class _NextQuestion(threading.local):
    skipped = False


next_question = _NextQuestion()
"""`skipped`: a function that asks `has_torch_function` next is told no. See `redispatch_function` of overrides.py."""


def has_torch_function(relevant_args: Iterable[Any]) -> bool:
    """Whether a mode is active, or the class of one of these overrides `__torch_function__`. Tensors do not count.

    >>> tt.overrides.has_torch_function((tt.ones(1), 2))
    False
    """
    if next_question.skipped:
        next_question.skipped = False
        return False
    if modes.torch_function_mode_enabled():
        return True
    return modes.torch_function_enabled() and any(_overrides(type(each)) for each in relevant_args)


def overloaded_args(values: Iterable[Any]) -> list[Any]:
    """Of these arguments, and those in lists among them, the ones to ask, in the order in which to ask them."""
    found: list[Any] = []
    if tls.not_excluded & TORCH_FUNCTION:
        for value in values:
            if isinstance(value, (list, tuple)):
                for each in value:
                    if _overrides(type(each)):
                        add_overloaded(found, each)
            elif _overrides(type(value)):
                add_overloaded(found, value)
    return found


def types_of(values: Iterable[Any]) -> tuple[type, ...]:
    """What a handler of a function written in Python is told of its arguments: their classes, Tensor among them."""
    found: list[Any] = []
    for value in values:
        if getattr(type(value), "__torch_function__", disabled_torch_function) is not disabled_torch_function:
            add_overloaded(found, value)
    return tuple(map(type, found))


def ask_mode(function: Any, types: Any, args: Any, kwargs: Any) -> tuple[Any, Any]:
    """The mode that is asked first, and what it says; it is off its stack meanwhile. If it raises, all is as before."""
    # From the first change to the last no function of Python's is called but the handler, so that a recursion limit strikes
    # there or not at all. The thread's mark in `state.dirty` is left there: the handler's own calls look once too often.
    stack = modes.stack()
    local = tls.__dict__  # this thread's: each attribute of `tls` is looked for anew
    mark, active = local["mark"], tuple(stack)
    handler = active[-1].__torch_function__
    try:
        mode = stack.pop()
        if not stack:
            local["included"] &= _WITHOUT_MODE
        result = run_handler(_who, handler, (function, types, args, kwargs), None, function, mode, "mode")
    except BaseException:
        stack[:] = active
        raise
    else:
        stack.append(mode)
    finally:
        local["included"] |= TORCH_FUNCTION_MODE
        state.dirty.add(mark.name)
    return mode, result


def handle_by_mode(
    function: Any, name: str, args: Sequence[Any], kwargs: Mapping[str, Any] | None, types: tuple[type, ...]
) -> Any:
    """`handle` of a call that the thread's mode is asked about, and no argument's class."""
    mode, result = ask_mode(function, types, args, kwargs)
    if result is NotImplemented:
        raise all_not_implemented(name, "__torch_function__", mode, types)
    return result


def ask(handler: Any, kind: str, owner: Any, function: Any, types: Any, args: Any, kwargs: Any) -> Any:
    """What one handler says."""
    return run_handler(_who, handler, (function, types, args, kwargs), None, function, owner, kind)


def _who(function: Any, owner: Any, kind: str) -> str:
    name = getattr(function, "__name__", str(function))
    return f"__torch_function__ of {describe_owner(owner, kind)}, called for {name}: does the handler call functions on itself?"


def handle(
    function: Any,
    name: str,
    overloaded: Sequence[Any],
    args: Sequence[Any],
    kwargs: Mapping[str, Any] | None,
    types: tuple[type, ...] = (),
) -> Any:
    """What a handler makes of `function(*args, **kwargs)`. TypeError if all decline. `name` is for that error.

    `types` is what handlers are told of the arguments, if it is not the classes that override: of some calls PyTorch names the
    object, of those written in Python all tensors.
    """
    types = types or tuple(map(type, overloaded))
    asked = None
    if tls.included & tls.not_excluded & TORCH_FUNCTION_MODE:
        asked, result = ask_mode(function, types, args, kwargs)
        if result is not NotImplemented:
            return result
    for each in overloaded:
        result = ask(each.__torch_function__, "subclass", type(each), function, types, args, kwargs)
        if result is not NotImplemented:
            return result
    raise all_not_implemented(name, "__torch_function__", asked, types)


def handle_in_python(
    public_api: Callable, relevant_args: tuple[Any, ...], args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> Any:
    """`handle` for a function written in Python. Its error has other words, and handlers are told the classes of all tensors."""
    classes = types_of(relevant_args)
    # The innermost mode is asked before any class; then the classes in the order of `overloaded_args`: subclasses before
    # their base classes, else from left to right. The first answer that is not NotImplemented counts.
    mode = None
    if modes.torch_function_mode_enabled():
        mode, result = ask_mode(public_api, classes, args, kwargs)
        if result is not NotImplemented:
            return result
    for each in overloaded_args(relevant_args):
        handler = each.__torch_function__
        # Bound to the object: a plain method. Bound to the class: a class method, as it should be.
        if getattr(handler, "__self__", None) is each:
            warnings.warn(
                "Defining your `__torch_function__ as a plain method is deprecated and will be an error in future, "
                "please define it as a classmethod.",
                DeprecationWarning,
                stacklevel=3,
            )
        result = ask(handler, "subclass", type(each), public_api, classes, args, kwargs)
        if result is not NotImplemented:
            return result
    message = (
        f"no implementation found for '{public_api.__module__}.{public_api.__name__}' on types that implement "
        f"__torch_function__: {list(classes)}"
    )
    raise TypeError(message if mode is None else f"{message} nor in mode {mode}")


def handle_call(function: Callable, relevant: Iterable[Any], variables: Mapping[str, Any]) -> Any:
    """`handle_in_python` for a function at its beginning, when its variables are its arguments.

    They are handed over as PyTorch's functions do: those without a default by position, those with one by keyword.
    """
    args, kwargs = written_as_pytorch_does(function, variables)
    return handle_in_python(function, tuple(relevant), tuple(args), kwargs)


def handle_parsed_call(function: Callable, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Any:
    """`handle` for a function that is no operator here, and that PyTorch's argument parser asks for."""
    overloaded = overloaded_args((*args, *kwargs.values()))
    return handle(function, f"torch.{function.__name__}", overloaded, args, kwargs or None)
