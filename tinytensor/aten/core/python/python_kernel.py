"""Kernels written by users: how they are called, and what is made of what they return.

A function is called as PyTorch calls it: keyword-only arguments of the schema by keyword, arguments that have their
default left out, lists as lists. What it returns is checked against the schema's returns; the error names the operator,
the key and where the function was registered, on a line after PyTorch's own words.

Mirrors PythonKernelHolder of torch/csrc/utils/python_dispatch.cpp, and pushPyOutToStack of
torch/csrc/autograd/python_variable.cpp. PyTorch does not count results; too few of them crash it.
"""

from __future__ import annotations

import inspect
import operator
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.core.dispatch.kernel_function import Boxed, Unboxed
from tinytensor.aten.core.python.python_arguments import PythonArguments
from tinytensor.aten.core.python.running_handlers import run_handler
from tinytensor.aten.core.schema.function_schema import Argument, FunctionSchema, ListType, OptionalType, Type
from tinytensor.c10.tensor_impl import TensorImpl

Convert = Callable[[Any], Any]


class _Mismatch(Exception):
    """A result that is not what the schema says; the text is PyTorch's."""


def make_kernel(
    fn: Callable[..., Any], op: OperatorHandle, with_keyset: bool, where: Callable[[], str] = lambda: ""
) -> Unboxed:
    """kernel(ks, *args) for a function as Python programmers write it; `where` describes it in errors."""
    results = make_results(op, where)

    def who() -> str:
        return f"{where() or op.name}: does it call the operator again?"

    if with_keyset and takes_everything_by_position(fn, op):
        return lambda ks, *args: results(run_handler(who, fn, (ks, *args), {}))
    arguments = op.schema.arguments
    if not with_keyset and not any(
        a.kwarg_only or a.has_default_value() or isinstance(a.type, ListType | OptionalType) for a in arguments
    ):
        return lambda ks, *args: results(run_handler(who, fn, args, {}))

    python_arguments = PythonArguments(op.schema)

    def kernel(ks: int, *args: Any) -> Any:
        positional, keywords = python_arguments(args)
        return results(run_handler(who, fn, (ks, *positional) if with_keyset else positional, keywords))

    return kernel


def make_fallback(fn: Callable[..., Any], with_keyset: bool, debug: str) -> Boxed:
    """The boxed kernel that calls `fn(op, *args, **kwargs)`, with `with_keyset` `fn(ks, op, *args, **kwargs)`."""
    known: dict[OperatorHandle, tuple[FunctionSchema, PythonArguments, Convert]] = {}

    def fallback(op: OperatorHandle, ks: int, stack: list[Any]) -> None:
        def where() -> str:
            return f"the fallback for {op.name}, {debug}"

        found = known.get(op)
        if found is None or found[0] is not op.schema:  # the operator may have been taken away and defined anew
            found = known[op] = op.schema, PythonArguments(op.schema), make_results(op, where)
        _, python_arguments, results = found
        positional, keywords = python_arguments(stack)
        first = (ks, op.overload) if with_keyset else (op.overload,)
        called = run_handler(
            lambda: f"{where()}: does it call the operator again?", fn, (*first, *positional), keywords
        )
        result = results(called)
        stack[:] = [result] if len(op.schema.returns) == 1 else list(result) if op.schema.returns else []

    return fallback


def takes_everything_by_position(fn: Callable[..., Any], op: OperatorHandle) -> bool:
    """Whether it is written in the convention of the library's own kernels: `fn(ks, *every argument)`."""
    code = getattr(fn, "__code__", None)
    if code is None or code.co_kwonlyargcount or code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS):
        return False
    return code.co_argcount == 1 + len(op.schema.arguments) + inspect.ismethod(fn)


# Results.


def make_results(op: OperatorHandle, where: Callable[[], str] = lambda: "") -> Convert:
    """What turns a function's return value into the results that the schema promises, or raises."""
    returns = op.schema.returns
    convert = _converter(op, returns)

    def results(value: Any) -> Any:
        try:
            return convert(value)
        except _Mismatch as mismatch:
            error = TypeError if str(mismatch).startswith("Object of type") else RuntimeError
            place = where()
            raise error(f"{mismatch}\n  in {place}" if place else str(mismatch)) from None

    return results


def _converter(op: OperatorHandle, returns: tuple[Argument, ...]) -> Convert:
    if not returns:
        return lambda value: _nothing(op, value)
    if len(returns) == 1:
        return _convert_to(returns[0].type)
    each = [_convert_to(r.type) for r in returns]

    def several(value: Any) -> tuple[Any, ...]:
        if isinstance(value, TensorImpl) or not isinstance(value, Sequence):
            raise _Mismatch(f"Object of type '{type(value).__name__}' is not an instance of 'sequence'")
        if len(value) != len(each):
            raise _Mismatch(
                f"Expected PythonKernelHolder for {op.name} to return {len(each)} results but it returned "
                f"{len(value)} instead."
            )
        return tuple([convert(result) for convert, result in zip(each, value, strict=True)])

    return several


def _nothing(op: OperatorHandle, value: Any) -> None:
    if value is not None:
        raise _Mismatch(
            f"Expected PythonKernelHolder for {op.name} to return None but it returned something else instead."
        )


def _convert_to(type: Type) -> Convert:
    if isinstance(type, OptionalType):
        convert = _convert_to(type.elem)
        return lambda value: None if value is None else convert(value)
    if isinstance(type, ListType):
        return _list_of(_convert_to(type.elem))
    return _CONVERTERS.get(type.name, lambda value: value)


def _list_of(convert: Convert) -> Convert:
    def to_list(value: Any) -> list[Any]:
        if isinstance(value, TensorImpl | str) or not isinstance(value, Sequence):
            raise _cannot_cast(value)
        try:
            return [convert(item) for item in value]
        except _Mismatch:
            raise _cannot_cast(value) from None

    return to_list


def _cannot_cast(value: Any) -> _Mismatch:
    return _Mismatch(
        f"Unable to cast Python instance of type {type(value)} to C++ type '?' (#define "
        "PYBIND11_DETAILED_ERROR_MESSAGES or compile in debug mode for details)"
    )


def convert_result(type: Type, value: Any) -> Any:
    """A result of a handler that is no tensor, as its type in the schema says. RuntimeError where it cannot be that."""
    try:
        if isinstance(value, TensorImpl):  # to read it would call operators, and so the handler
            raise _Mismatch(f"Cannot cast {value} to number") if str(type) == "Scalar" else _cannot_cast(value)
        return _convert_to(type)(value)
    except _Mismatch as mismatch:
        raise RuntimeError(str(mismatch)) from None


def _to_tensor(value: Any) -> Any:
    # None is an undefined tensor, which Python sees as None again.
    if value is None or isinstance(value, TensorImpl):
        return value
    raise _Mismatch(f"Unable to cast {value} to Tensor")


def _to_int(value: Any) -> int:
    try:
        return operator.index(value)
    except (TypeError, RuntimeError):
        raise _cannot_cast(value) from None


def _to_float(value: Any) -> float:
    if isinstance(value, str):
        raise _cannot_cast(value)
    try:
        return float(value)
    except (TypeError, ValueError, RuntimeError):
        raise _cannot_cast(value) from None


def _to_bool(value: Any) -> bool:
    # As pybind11 does: what has a `__bool__`, and None. A str or a list has none.
    if value is not None and not hasattr(type(value), "__bool__"):
        raise _cannot_cast(value)
    try:
        return bool(value)
    except (TypeError, ValueError, RuntimeError):
        raise _cannot_cast(value) from None


def _to_str(value: Any) -> str:
    if isinstance(value, str):
        return value
    raise _cannot_cast(value)


def _to_scalar(value: Any) -> Any:
    if isinstance(value, bool | int | float):
        return value
    if isinstance(value, TensorImpl) and value.meta_.numel == 1:
        return value.item()
    raise _Mismatch(f"Cannot cast {value} to number")


_CONVERTERS: dict[str, Convert] = {
    "Tensor": _to_tensor,
    "int": _to_int,
    "float": _to_float,
    "bool": _to_bool,
    "str": _to_str,
    "Scalar": _to_scalar,
}
