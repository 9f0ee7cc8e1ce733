"""One call on its way to `__torch_dispatch__`: its arguments as Python sees them, who is asked, what may come back.

A handler is called `__torch_dispatch__(func, types, args, kwargs)`. `func` is the overload (`aten.add.Tensor`), `types`
are the classes of the arguments that override, `args` and `kwargs` are what the schema says: keyword-only arguments by
keyword, those that have their default left out, lists as lists, and a number that was wrapped as a tensor as the number,
where the operator takes numbers for tensors.

A rule that was registered for the operator and the class (`library.register_torch_dispatch`) is called in place of the
class's handler, with the mode, or the class of the subclass, first: `rule(mode, func, types, args, kwargs)`. Where it
declines, the next class is asked; PyTorch calls a subclass's rule a second time then, without its first argument.

Mirrors pushPyOutToStack of torch/csrc/autograd/python_variable.cpp, and
handle_torch_function_no_python_arg_parser of torch/csrc/utils/python_arg_parser.cpp.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.core.python.overloaded_args import add_overloaded, all_not_implemented
from tinytensor.aten.core.python.python_arg_parser_types import NUMBERS_AS_TENSORS
from tinytensor.aten.core.python.python_arguments import PythonArguments
from tinytensor.aten.core.python.python_kernel import convert_result
from tinytensor.aten.core.python.running_handlers import describe_owner, run_handler
from tinytensor.aten.core.python.simple_registry import find_torch_dispatch_rule
from tinytensor.aten.core.schema.function_schema import FunctionSchema, ListType, OptionalType, is_tensor_like
from tinytensor.c10.dispatch_key_set import PYTHON
from tinytensor.c10.scalar import number_of
from tinytensor.c10.tensor_impl import TensorImpl


class CallPlan:
    """What the schema says about every call of an operator, said once.

    tensors         positions of tensors; tensor_lists: of lists of them
    is_numeric      whether the operator takes numbers for tensors, so that wrapped ones are shown as numbers
    arguments       what they look like in Python
    returns_one     whether the result is one tensor, as nearly always
    written         positions of the arguments that the results are, as for `add_` and `add.out`; else None
    """

    __slots__ = (
        "arguments", "is_numeric", "op", "overload", "returns_one", "schema", "tensor_lists", "tensors", "written",
    )  # fmt: skip

    def __init__(self, op: OperatorHandle) -> None:
        self.op = op
        self.overload = op.overload
        self.schema = schema = op.schema
        self.tensors, self.tensor_lists = _positions(schema)
        self.is_numeric = op.name.base_name in NUMBERS_AS_TENSORS
        self.arguments = PythonArguments(schema)
        self.returns_one = len(schema.returns) == 1 and str(schema.returns[0].type) == "Tensor"
        self.written = _written(schema)

    def python_arguments(self, stack: Sequence[Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """The arguments as Python programmers write them, wrapped numbers as numbers."""
        positional, keywords = self.arguments(stack)
        if self.is_numeric:
            for place in self.tensors:
                if place < len(positional):
                    value = positional[place]
                    if value is not None and value.meta_.is_wrapped_number and not value.meta_.key_set & PYTHON:
                        positional = (*positional[:place], number_of(value), *positional[place + 1 :])
        return positional, keywords


class PythonCall:
    """`result` is what the handlers have said so far: NotImplemented, as long as none took the call."""

    __slots__ = ("_answered", "_asked", "args", "kwargs", "op", "overloaded", "plan", "result", "stack", "types")

    def __init__(self, plan: CallPlan, stack: Sequence[Any]) -> None:
        self.plan = plan
        self.op = plan.op
        self.stack = stack
        overloaded: list[Any] = []
        self.overloaded = overloaded
        for position in plan.tensors:
            value = stack[position]
            if value is not None and value.meta_.key_set & PYTHON:
                add_overloaded(overloaded, value)
        for position in plan.tensor_lists:
            for value in stack[position] or ():
                if value is not None and value.meta_.key_set & PYTHON:
                    add_overloaded(overloaded, value)
        self.types = tuple(map(type, overloaded)) if overloaded else ()
        self.args, self.kwargs = plan.python_arguments(stack)
        self.result: Any = NotImplemented
        self._asked: Any = None

    def ask_mode(self, mode: Any) -> None:
        """Let the mode take the call."""
        self._asked = mode
        self.result = self._ask(mode.__torch_dispatch__, "mode", mode)

    def ask_subclasses(self) -> None:
        """Let the classes of the arguments take it, one after the other, until one does. TypeError if none does."""
        for argument in self.overloaded:
            self.result = self._ask(argument.__torch_dispatch__, "subclass", type(argument))
            if self.result is not NotImplemented:
                return
        name = str(self.op.overload)
        raise all_not_implemented(f"torch._ops.{name}", "__torch_dispatch__", self._asked, self.types)

    def _ask(self, handler: Any, kind: str, owner: Any) -> Any:
        self._answered = kind, owner
        overload = self.plan.overload
        args: tuple[Any, ...] = (overload, self.types, self.args, self.kwargs)
        rule = find_torch_dispatch_rule(overload._name, owner if kind == "subclass" else type(owner))
        if rule is not None:
            handler, args = rule, (owner, *args)
        return run_handler(PythonCall._who, handler, args, None, self)

    def _who(self) -> str:
        return f"{self._where()}: does the handler call operators on itself?"

    def _where(self) -> str:
        kind, owner = self._answered
        return f"__torch_dispatch__ of {describe_owner(owner, kind)}, called for {self.op.overload}"

    def checked_result(self) -> Any:
        """What the call returns: what was written to, for an operator that writes to its arguments; else `result`.

        RuntimeError if the schema promises something else: PyTorch's words, and on a line of its own whose result it was.
        """
        plan = self.plan
        if plan.returns_one and isinstance(self.result, TensorImpl):
            return self.result if plan.written is None else self.stack[plan.written[0]]
        try:
            return self._checked_result()
        except RuntimeError as mismatch:
            raise RuntimeError(f"{mismatch}\n  in {self._where()}") from None

    def _checked_result(self) -> Any:
        result = self.result
        schema = self.plan.schema
        count = len(schema.returns)
        if count == 0:
            if result is not None:
                raise RuntimeError(
                    f"Expected __torch_dispatch__ for {self.op.name} to return None but it returned something else "
                    "instead."
                )
            return None
        if count > 1:
            if not isinstance(result, Sequence):
                raise RuntimeError(f"Object of type '{type(result).__name__}' is not an instance of 'sequence'")
            if len(result) != count:
                raise RuntimeError(
                    f"Expected __torch_dispatch__ for {self.op.name} to return {count} results but it returned "
                    f"{len(result)}."
                )
        each = (result,) if count == 1 else result
        each = [_converted(value, promised.type) for value, promised in zip(each, schema.returns, strict=True)]
        written = self.plan.written
        if written is not None:
            each = [self.stack[place] for place in written]
        return each[0] if count == 1 else tuple(each)


def _positions(schema: FunctionSchema) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Where the tensors are, and where the lists of them."""
    tensors: list[int] = []
    lists: list[int] = []
    for position, argument in enumerate(schema.arguments):
        type = argument.type.elem if isinstance(argument.type, OptionalType) else argument.type
        if is_tensor_like(type):
            (lists if isinstance(type, ListType) else tensors).append(position)
    return tuple(tensors), tuple(lists)


def _written(schema: FunctionSchema) -> tuple[int, ...] | None:
    by_name = {argument.name: place for place, argument in enumerate(schema.arguments)}
    places = []
    for promised in schema.returns:
        info = promised.alias_info
        if info is None or not info.is_write:
            return None
        same = [a.name for a in schema.arguments if a.alias_info is not None and a.alias_info.before == info.before]
        if len(same) != 1:
            return None
        places.append(by_name[same[0]])
    return tuple(places)


def _converted(value: Any, type: Any) -> Any:
    """The result as its type in the schema says; tensors as they are, lists of them as tuples."""
    if isinstance(type, OptionalType):
        if value is None:
            return None
        type = type.elem
    if not is_tensor_like(type):
        return convert_result(type, value)
    values: Iterable[Any] = (value,)
    if isinstance(type, ListType):
        if not isinstance(value, (list, tuple)):
            raise RuntimeError(
                f"Unable to cast Python instance of type {value.__class__} to C++ type '?' (#define "
                "PYBIND11_DETAILED_ERROR_MESSAGES or compile in debug mode for details)"
            )
        value = values = tuple(value)
    for each in values:
        if each is not None and not isinstance(each, TensorImpl):
            raise RuntimeError(f"Unable to cast {each} to Tensor")
    return value
