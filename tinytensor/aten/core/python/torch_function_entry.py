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
`f(**kwargs)` were named, and, of a method that is called under a mode, whether an argument that is its default was written.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Collection
from operator import itemgetter
from types import CodeType, FrameType
from typing import Any

from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.core.dispatch.kernel_function import Unboxed
from tinytensor.aten.core.dispatch.operator_entry import set_torch_function_entry
from tinytensor.aten.core.python.call_site import NONE, NOT_GIVEN, Call, call_of, calls_of
from tinytensor.aten.core.python.running_handlers import HandlersAnswer
from tinytensor.aten.core.python.torch_function import handle, handle_by_mode, has_override, overloaded_args, types_of
from tinytensor.c10.dispatch_key_set import TORCH_FUNCTION, TORCH_FUNCTION_MODE
from tinytensor.c10.local_dispatch_key_set import tls
from tinytensor.c10.scalar import number_of
from tinytensor.c10.tensor_impl import TensorImpl

FUNCTIONS = "tinytensor.aten.ops."  # the modules of the families
METHODS = "tinytensor.aten.tensor_methods"
OPS = "tinytensor._ops"
_INTERNAL = ("tinytensor.aten", "tinytensor.autograd", "tinytensor.c10")
_PASSED_ON = (
    "tinytensor.aten.core.",
    "tinytensor.aten.python_binding",
    "tinytensor.aten.record_function",
    "tinytensor._tensor.indexing",
)
_EITHER = TORCH_FUNCTION | TORCH_FUNCTION_MODE

# Operators of Python that PyTorch's methods stand for: `x + y` is told to handlers as `Tensor.add`.
METHOD_OF = {
    "__add__": "add", "__radd__": "add", "__iadd__": "add_", "__sub__": "sub", "__isub__": "sub_", "__mul__": "mul",
    "__rmul__": "mul", "__imul__": "mul_", "__truediv__": "div", "__itruediv__": "div_", "__matmul__": "matmul",
    "__div__": "div", "__idiv__": "div_", "__ifloordiv__": "floor_divide_", "__imod__": "remainder_", "__mod__": "remainder",
    "__gt__": "gt", "__lt__": "lt", "__ge__": "ge", "__le__": "le", "__ne__": "ne", "__neg__": "neg", "__abs__": "abs",
    "__pos__": "positive", "__rand__": "bitwise_and", "__ror__": "bitwise_or", "__rxor__": "bitwise_xor",
}  # fmt: skip
# PyTorch has these operators written in Python (torch/_tensor.py): their handlers are told the classes of all tensors.
OPERATORS_IN_PYTHON = frozenset(
    """
    __floordiv__ __ipow__ __pow__ __rdiv__ __rfloordiv__ __rlshift__ __rmatmul__ __rmod__ __rpow__ __rrshift__ __rsub__
    __rtruediv__
    """.split()
)


# A call of the public API: the function, its name for messages, and the arguments as they were written.
PublicCall = tuple[Any, str, tuple[Any, ...], dict[str, Any] | None, "_Front | None"]


def torch_function_entry(op: OperatorHandle) -> Unboxed:
    """What the table of `op` has for key sets with an override. See Note [Overrides are an entry of the table]."""
    table = op.table
    if op.name.name == "aten::set_":  # as in PyTorch, nobody is asked
        return lambda ks, *values: table[ks & ~_EITHER](ks & ~_EITHER, *values)

    def kernel(ks: int, *values: Any) -> Any:
        frame = sys._getframe(1)
        call = _operator_met_before(frame, values) or public_call(frame, values)
        if call is not None:
            function, name, args, kwargs, front = call
            types: tuple[type, ...] = ()
            if front is not None and front.tells_classes:
                types, kwargs = types_of(args), {}
            elif (
                len(args) == 1 and kwargs is None and name.startswith("torch.Tensor.") and not has_parameters(function)
            ):
                types = (type(args[0]),)
            if not ks & TORCH_FUNCTION:  # so no argument's class has to be asked
                return _to_front(front, handle_by_mode(function, name, args, kwargs, types))
            overloaded = overloaded_args((*args, *(kwargs or {}).values()))
            if name == "torch.Tensor.__eq__" and not ks & TORCH_FUNCTION_MODE and not has_override(args[0]):
                # PyTorch names the operator where it asks the object, and the method where its parser asks the other operand.
                function, name = function.__globals__["TensorMethods"].eq, "torch.Tensor.eq"
            if overloaded or ks & TORCH_FUNCTION_MODE:
                return _to_front(front, handle(function, name, overloaded, args, kwargs, types))
        ks &= ~_EITHER
        return table[ks](ks, *values)

    return kernel


def answer_to(call: PublicCall) -> Any:
    """What the handlers make of the call, where the classes of the arguments are not known yet. See `HandlersAnswer`."""
    function, name, args, kwargs, front = call
    return _to_front(front, handle(function, name, overloaded_args((*args, *(kwargs or {}).values())), args, kwargs))


def _to_front(front: _Front | None, answer: Any) -> Any:
    if front is not None and front.makes_more_of_results:
        raise HandlersAnswer(answer)
    return answer


class _Operator:
    """An operator of Python at one place of a program: `x + y` in a line that was run before.

    codes   of the call stub, of the method and of the program: while they are held, their ids are nobody else's
    """

    __slots__ = ("codes", "front")

    def __init__(self, front: _Front, codes: tuple[Any, ...]) -> None:
        self.front = front
        self.codes = codes


# By the ids of those codes, and where in the program's it stands. Walking over the frames would take longer than all the rest.
_operators: dict[tuple[int, int, int, int], _Operator] = {}


def _operator_met_before(frame: FrameType, values: tuple[Any, ...]) -> PublicCall | None:
    """What `public_call` says, for an operator of Python that it has seen at this place before."""
    front: Any = frame.f_back
    caller = front and front.f_back
    if caller is None:
        return None
    found = _operators.get((id(frame.f_code), id(front.f_code), id(caller.f_code), caller.f_lasti))
    if found is None:
        return None
    known = found.front
    return known.function, known.name, _without_wrapping(values[: known.leading]), None, known


def _remember_operator(known: _Front, frame: FrameType, caller: FrameType) -> None:
    front = frame.f_back
    if front is None or front.f_back is not caller:
        return  # something stands in between
    if len(_operators) >= _MOST:
        _operators.clear()
    codes = frame.f_code, front.f_code, caller.f_code
    _operators[id(codes[0]), id(codes[1]), id(codes[2]), caller.f_lasti] = _Operator(known, codes)


# What the module of a frame says of it. The library's own modules are told from others by name.
_FRONT, _INSIDE, _OWN, _FOREIGN = "a generated function", "on the way", "a module of the library", "somebody else's"


class _Code:
    """What is known of the code of a frame: one of these.

    front   of a generated function: more, once it is asked for
    calls   of a caller of one: which arguments its calls name, once it is asked for
    """

    __slots__ = ("calls", "code", "front", "role")

    def __init__(self, frame: FrameType) -> None:
        self.code = frame.f_code
        self.role = _FRONT if frame.f_code in _written_by_hand else _role_of(frame.f_globals.get("__name__") or "")
        self.front: _Front | None = None
        self.calls: dict[int, Call] | None = None


# The code of a method that is not generated, but calls operators as these do -> the method as handlers know it, and its name.
_written_by_hand: dict[CodeType, tuple[Any, str]] = {}


def is_told_of_as(code: CodeType, method: Any, name: str) -> None:
    """Handlers are told of the operators that this code calls as of `method`, with the arguments of its frame."""
    _written_by_hand[code] = method, name


# By the id of the code, which it holds. Comparing names for every frame of every call would be slow.
_codes: dict[int, _Code] = {}
_MOST = 4096


def _learn(frame: FrameType) -> _Code:
    if len(_codes) >= _MOST:
        _codes.clear()
    known = _codes[id(frame.f_code)] = _Code(frame)
    return known


def _role_of(module: str) -> str:
    if module in (METHODS, OPS) or module.startswith(FUNCTIONS):
        return _FRONT
    if not module or module.startswith(_PASSED_ON):
        return _INSIDE
    return _OWN if module.startswith(_INTERNAL) else _FOREIGN


# In PyTorch these take a memory format as well, or a device.
_CONVERSIONS = frozenset("bfloat16 bool byte char cpu cuda double float half int long short".split())


def has_parameters(method: Any) -> bool:
    """Whether a method takes more than its object. If not, PyTorch parses nothing, and tells a mode the class of the object.

    `apply_` takes a function, which it does not parse.
    """
    if method.__name__ == "apply_":
        return False
    code = method.__code__
    takes_any = (
        code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS) and "refuse_arguments" not in code.co_names
    )
    more = code.co_argcount + code.co_kwonlyargcount > 1 or takes_any
    return bool(more) or method.__name__ in _CONVERSIONS


def is_of_the_library(frame: FrameType) -> bool:
    """Whether the frame is of a kernel, a formula or a generated function: nobody is told what these ask of tensors."""
    try:
        code = _codes[id(frame.f_code)]
    except KeyError:
        code = _learn(frame)
    return code.role is not _FOREIGN


def asks_mode(caller: FrameType) -> bool:
    """Whether a mode is told of a call that this frame makes, of a function that is no operator."""
    return tls.included & tls.not_excluded & TORCH_FUNCTION_MODE != 0 and not is_of_the_library(caller)


def public_call(frame: FrameType | None, values: tuple[Any, ...] | None = None) -> PublicCall | None:
    """The call that the frame belongs to; None for a call that the library itself makes.

    values    with what it has called an operator, if nobody came in between
    """
    front: FrameType | None = None
    first = frame
    while frame is not None:
        try:
            code = _codes[id(frame.f_code)]
        except KeyError:
            code = _learn(frame)
        role = code.role
        if role is _FRONT:
            front, of_front = frame, code
        elif role is not _INSIDE:
            if front is None or role is not _FOREIGN:
                return None
            caller = front.f_back
            if caller is not frame:
                return _call_of(front, of_front, None if caller is None else call_of(caller), None)
            if code.calls is None:
                code.calls = calls_of(code.code)
            call = code.calls.get(frame.f_lasti)
            found = _call_of(front, of_front, call, values)
            if values and first and call is None and of_front.front is not None and of_front.front.leading:
                _remember_operator(of_front.front, first, frame)
            return found
        else:
            values = None  # the argument parser has made others of them
        frame = frame.f_back
    return None


class _Front:
    """What is known of a generated function: the public function, its name for messages, its parameters.

    is_function   whether it is no method
    names       of those that may be given by position, of those by keyword alone
    defaults    name -> value
    rest, others   the names of `*args` and `**kwargs`, or None
    take        the values of the parameters out of a frame's variables, where there are several of the first kind, without
                defaults, and no others: as in `a + b`
    makes_more_of_results   whether it is one that catches `HandlersAnswer`
    tells_classes   whether handlers are told the classes of all tensors, those without a handler of their own among them
    leading     how many of the operator's arguments are these values, in this order; 0 where there is no `take`, and for
                operators like `__rpow__`, which exchange their operands
    """

    __slots__ = (
        "defaults", "function", "is_function", "keywords", "leading", "makes_more_of_results", "name", "names", "others", "rest", "take",
        "tells_classes",
    )  # fmt: skip

    def __init__(self, frame: FrameType) -> None:
        code = frame.f_code
        scope, name = frame.f_globals, code.co_name
        self.tells_classes = self.is_function = False
        by_hand = _written_by_hand.get(code)
        if by_hand is not None:
            self.function, self.name = by_hand
            written = self.function.__wrapped__
        elif scope["__name__"] == METHODS:
            self.tells_classes = name in OPERATORS_IN_PYTHON
            methods = scope["TensorMethods"].__dict__
            written, name = methods[name], METHOD_OF.get(name, name)
            self.function, self.name = methods[name], f"torch.Tensor.{name}"
        else:
            self.is_function = True
            self.function = written = scope[name]
            self.name = next(
                (f"torch.{m}.{name}" for m in ("linalg", "special") if name.startswith(f"{m}_")), f"torch.{name}"
            )
        self.makes_more_of_results = "HandlersAnswer" in code.co_names
        self.defaults = _defaults_of(written)
        count, end = code.co_argcount, code.co_argcount + code.co_kwonlyargcount
        self.names, self.keywords = code.co_varnames[:count], code.co_varnames[count:end]
        rest = list(code.co_varnames[end:])
        self.rest = rest.pop(0) if code.co_flags & inspect.CO_VARARGS else None
        self.others = rest.pop(0) if code.co_flags & inspect.CO_VARKEYWORDS else None
        plain = count > 1 and not (self.defaults or self.keywords or self.rest or self.others)
        self.take = itemgetter(*self.names) if plain else None
        self.leading = count if plain and not code.co_name.startswith("__r") else 0


def _call_of(front: FrameType, code: _Code, call: Call | None, values: tuple[Any, ...] | None) -> PublicCall:
    """The call that the generated function's frame is of; `call`: as its caller has written it. `values`: see `public_call`."""
    known = code.front
    if known is None:
        if front.f_globals["__name__"] == OPS:
            variables = front.f_locals
            function = variables["self"]
            return function, f"torch._ops.{function}", tuple(variables["args"]), variables["kwargs"], None
        known = code.front = _Front(front)
    named = NONE if call is None else call.named
    if known.take is not None and not named:
        # Python makes a dict of a frame's variables each time, and these are at hand already.
        given = values[: known.leading] if values and known.leading else known.take(front.f_locals)
        return known.function, known.name, _without_wrapping(given), None, known
    # Of a method it is not known whether its object is among them: `x.t()` or `Tensor.t(x)`.
    count = call.positional if call is not None and known.is_function else 0
    args, kwargs = _as_written(known, front, named, count)
    return known.function, known.name, tuple(args), kwargs or None, known


def _as_written(
    known: _Front, frame: FrameType, named: Collection[str], count: int
) -> tuple[list[Any], dict[str, Any]]:
    """The arguments of the call that the frame is in, positional and named. Defaults count as not given behind the first `count`."""
    variables, defaults = frame.f_locals, known.defaults
    args: list[Any] = []
    kwargs: dict[str, Any] = {}
    missing: list[Any] = []
    for place, name in enumerate(known.names):
        value = variables[name]
        if name in named:
            kwargs[name] = _number(value)
        elif defaults and value is defaults.get(name, _NOTHING) and (place >= count or value is NOT_GIVEN):
            missing.append(value)
        else:
            if missing:
                args += missing
                missing = []
            args.append(_number(value))
    for name in known.keywords:
        value = variables[name]
        if name in named or value is not defaults.get(name, _NOTHING):
            kwargs[name] = _number(value)
    if known.rest is not None:
        args += variables[known.rest]
    if known.others is not None:
        kwargs.update(variables[known.others])
    return args, kwargs


_NOTHING = object()


def _defaults_of(function: Any) -> dict[str, Any]:
    code = function.__code__
    given = function.__defaults__ or ()
    defaults = dict(zip(code.co_varnames[code.co_argcount - len(given) : code.co_argcount], given, strict=True))
    return {**defaults, **(function.__kwdefaults__ or {})}


def _without_wrapping(values: tuple[Any, ...]) -> tuple[Any, ...]:
    for value in values:
        if isinstance(value, TensorImpl) and value.meta_.is_wrapped_number:
            return tuple(map(_number, values))
    return values


def _number(value: Any) -> Any:
    """A number that the function had already wrapped as a tensor, as the number."""
    return number_of(value) if isinstance(value, TensorImpl) and value.meta_.is_wrapped_number else value


set_torch_function_entry(torch_function_entry)
