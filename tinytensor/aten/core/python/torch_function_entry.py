"""How a call of a generated function reaches `__torch_function__` without a test in the function.

Note [Overrides are an entry of the table]
PyTorch's argument parser asks, in every call, whether a mode is active or an argument's class overrides. Here both are
bits of the call's key set (TORCH_FUNCTION_MODE, TORCH_FUNCTION), and a key set with one of them finds in the operator's
table, where others find a kernel, the function below. So the test costs nothing: the look-up happens anyway.

By then the operator is known, but a handler wants to know which public function was called, and with which arguments.
The frames on the stack still say: the outermost frame of the generated modules is the public function, its local
variables are the arguments, and the call's bytecode says which were named (aten/core/python/call_site.py).

Calls that the library's own kernels and formulas make are `at::add`, not `torch.add`: nobody is asked about them.

Mirrors the torch_function half of torch/csrc/utils/python_arg_parser.cpp. What cannot be recovered: which arguments of
`f(**kwargs)` were named.
"""

from __future__ import annotations

import functools
import inspect
import sys
from collections.abc import Sequence
from types import FrameType
from typing import Any

from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.core.dispatch.kernel_function import Unboxed
from tinytensor.aten.core.dispatch.operator_entry import set_torch_function_entry
from tinytensor.aten.core.python.call_site import named_by_caller
from tinytensor.aten.core.python.torch_function import handle, overloaded_args
from tinytensor.c10.dispatch_key_set import TORCH_FUNCTION, TORCH_FUNCTION_MODE
from tinytensor.c10.scalar import number_of
from tinytensor.c10.tensor_impl import TensorImpl

FUNCTIONS = "tinytensor.aten.ops."  # the modules of the families
METHODS = "tinytensor.aten.tensor_methods"
OPS = "tinytensor._ops"
_INTERNAL = ("tinytensor.aten", "tinytensor.autograd", "tinytensor.c10")
_EITHER = TORCH_FUNCTION | TORCH_FUNCTION_MODE

# Operators of Python that PyTorch's methods stand for: `x + y` is told to handlers as `Tensor.add`.
METHOD_OF = {
    "__add__": "add", "__radd__": "add", "__iadd__": "add_", "__sub__": "sub", "__isub__": "sub_", "__mul__": "mul",
    "__rmul__": "mul", "__imul__": "mul_", "__truediv__": "div", "__itruediv__": "div_", "__matmul__": "matmul",
    "__neg__": "neg", "__abs__": "abs", "__gt__": "gt", "__lt__": "lt", "__ge__": "ge", "__le__": "le", "__ne__": "ne",
    "__mod__": "remainder",
}  # fmt: skip


class PublicCall:
    """A call of the public API: the function, its name for messages, and the arguments as they were written."""

    __slots__ = ("args", "function", "kwargs", "name")

    def __init__(self, function: Any, name: str, args: Sequence[Any], kwargs: dict[str, Any] | None) -> None:
        self.function = function
        self.name = name
        self.args = tuple(args)
        self.kwargs = kwargs


def torch_function_entry(op: OperatorHandle) -> Unboxed:
    """What the table of `op` has for key sets with an override. See Note [Overrides are an entry of the table]."""
    table = op.table

    def kernel(ks: int, *values: Any) -> Any:
        call = public_call(sys._getframe(1))
        overloaded = [] if call is None else overloaded_args((*call.args, *(call.kwargs or {}).values()))
        if call is None or not (overloaded or ks & TORCH_FUNCTION_MODE):
            ks &= ~_EITHER
            return table[ks](ks, *values)
        return handle(call.function, call.name, overloaded, call.args, call.kwargs)

    return kernel


def public_call(frame: FrameType | None) -> PublicCall | None:
    """The call that the frame belongs to; None for a call that the library itself makes."""
    front = None
    while frame is not None:
        module = frame.f_globals.get("__name__")
        if module is not None and (module in (METHODS, OPS) or module.startswith(FUNCTIONS)):
            front = frame
        elif module is not None and not module.startswith(("tinytensor.aten.core.", "tinytensor.aten.record_function")):
            break
        frame = frame.f_back
    if front is None or frame is None or frame.f_globals.get("__name__", "").startswith(_INTERNAL):
        return None
    return _call_of(front)


def _call_of(front: FrameType) -> PublicCall:
    module, name = front.f_globals["__name__"], front.f_code.co_name
    if module == OPS:
        variables = front.f_locals
        function = variables["self"]
        return PublicCall(function, f"torch._ops.{function}", variables["args"], variables["kwargs"])
    args, kwargs = as_written(front)
    if module.startswith(FUNCTIONS):
        return PublicCall(front.f_globals[name], f"torch.{name}", args, kwargs or None)
    name = METHOD_OF.get(name, name)
    return PublicCall(front.f_globals["TensorMethods"].__dict__[name], f"torch.Tensor.{name}", args, kwargs or None)


def as_written(frame: FrameType) -> tuple[list[Any], dict[str, Any]]:
    """The arguments of the call that the frame is in, positional and named. Defaults count as not given."""
    code, variables = frame.f_code, frame.f_locals
    named = named_by_caller(frame.f_back) if frame.f_back is not None else frozenset()
    defaults = _defaults(frame)
    names = code.co_varnames
    count, keywords_only = code.co_argcount, code.co_kwonlyargcount
    args: list[Any] = []
    kwargs: dict[str, Any] = {}
    missing: list[Any] = []
    for name in names[:count]:
        value = variables[name]
        if name in named:
            kwargs[name] = _number(value)
        elif name in defaults and value is defaults[name]:
            missing.append(value)
        else:
            args += missing
            missing = []
            args.append(_number(value))
    for name in names[count : count + keywords_only]:
        value = variables[name]
        if name in named or value is not defaults.get(name, _NOTHING):
            kwargs[name] = _number(value)
    rest = count + keywords_only
    if code.co_flags & inspect.CO_VARARGS:
        args += variables[names[rest]]
        rest += 1
    if code.co_flags & inspect.CO_VARKEYWORDS:
        kwargs.update(variables[names[rest]])
    return args, kwargs


_NOTHING = object()


def _defaults(frame: FrameType) -> dict[str, Any]:
    holder: Any = frame.f_globals
    if frame.f_globals["__name__"] == METHODS:
        holder = frame.f_globals["TensorMethods"].__dict__
    return _defaults_of(holder[frame.f_code.co_name])


@functools.cache
def _defaults_of(function: Any) -> dict[str, Any]:
    code = function.__code__
    given = function.__defaults__ or ()
    defaults = dict(zip(code.co_varnames[code.co_argcount - len(given) : code.co_argcount], given, strict=True))
    return {**defaults, **(function.__kwdefaults__ or {})}


def _number(value: Any) -> Any:
    """A number that the function had already wrapped as a tensor, as the number."""
    return number_of(value) if isinstance(value, TensorImpl) and value.meta.is_wrapped_number else value


set_torch_function_entry(torch_function_entry)
