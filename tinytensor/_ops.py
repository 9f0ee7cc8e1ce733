"""`tt.ops.aten.add.Tensor`: every operator of the dispatcher under its own name.

    ops             namespaces
    ops.aten        OpNamespace: operators, by name
    ops.aten.add    OpOverloadPacket: calls the first overload that takes the arguments
    ops.aten.add.Tensor    OpOverload: one operator, with its schema

Mirrors torch/_ops.py; the messages about arguments are those of torch/csrc/jit/python/pybind_utils.h.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import DispatchKeySet
from tinytensor.dispatch.call_stub import compile_stub
from tinytensor.dispatch.dispatcher import OperatorHandle, dispatcher, set_overload_type
from tinytensor.dispatch.invalid_arguments import type_name
from tinytensor.dispatch.python_arg_parser import NUMBERS_AS_TENSORS
from tinytensor.dispatch.python_arg_types import check, convert, to_tensors
from tinytensor.dispatch.python_signature import Parameter, make_parameter
from tinytensor.dispatch.schema import Argument, FunctionSchema, ListType, OptionalType, Type

_JIT_NAMES = {"Scalar": "number", "ScalarType": "int", "Layout": "int", "MemoryFormat": "int"}


class OpOverload:
    """One operator: callable with PyTorch's argument conversions.

    >>> ops.aten.add.Tensor
    <OpOverload(op='aten.add', overload='Tensor')>
    """

    def __init__(self, handle: OperatorHandle) -> None:
        self._handle = handle
        self._qualified_op_name = handle.name.name
        self._opname = handle.name.base_name
        self._overloadname = handle.name.overload_name or "default"
        self.namespace = handle.name.namespace
        self.__name__ = f"{self._opname}.{self._overloadname}"
        self.__qualname__ = self.__name__
        self._parameters: tuple[Parameter, ...] | None = None
        self._stub: Callable[..., Any] | None = None

    @property
    def _schema(self) -> FunctionSchema:
        return self._handle.schema

    @property
    def overloadpacket(self) -> OpOverloadPacket:
        return OpOverloadPacket(self._qualified_op_name)

    def name(self) -> str:
        """`aten::add.Tensor`; without an overload name, `aten::relu`."""
        return str(self._handle.name)

    def has_kernel_for_dispatch_key(self, key: DispatchKey) -> bool:
        """Whether a kernel is registered directly at the key."""
        return self._handle.has_kernel_for_dispatch_key(key)

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        if self._stub is None:
            self._stub = compile_stub(self._handle)
        return self._stub(*self._bind(args, kwargs))

    def redispatch(self, ks: int | DispatchKeySet, /, *args: Any, **kwargs: Any) -> Any:
        """Pass a call on to the kernel of the highest key in `ks`."""
        return self._handle.redispatch(int(ks), *self._bind(args, kwargs))

    def _bind(self, args: Sequence[Any], kwargs: dict[str, Any]) -> list[Any]:
        arguments = self._schema.arguments
        if self._parameters is None:
            self._parameters = tuple(make_parameter(argument, method=True) for argument in arguments)
        given = len(args) + len(kwargs)
        if given > len(arguments):
            raise RuntimeError(
                f"{self._qualified_op_name}() expected at most {len(arguments)} argument(s) but received {given} "
                f"argument(s). Declaration: {self._schema}"
            )
        values = []
        used = 0
        for index, argument in enumerate(arguments):
            if index < len(args) and not argument.kwarg_only:
                if argument.name in kwargs:
                    raise RuntimeError(
                        f"Argument '{argument.name}' specified both as positional and keyword argument. Schema: "
                        f"{self._schema}"
                    )
                value = args[index]
            elif argument.name in kwargs:
                value = kwargs[argument.name]
                used += 1
            elif argument.has_default_value():
                values.append(argument.default)
                continue
            else:
                raise RuntimeError(
                    f"{self._qualified_op_name}() is missing value for argument '{argument.name}'. Declaration: "
                    f"{self._schema}"
                )
            values.append(self._convert(index, argument, value))
        if used < len(kwargs):
            unknown = next(name for name in kwargs if all(a.name != name for a in arguments))
            raise RuntimeError(
                f"Unknown keyword argument '{unknown}' for operator '{self._qualified_op_name}'. Schema: {self._schema}"
            )
        if len(args) > len(self._schema.positional_arguments):
            count = len(self._schema.positional_arguments)
            raise RuntimeError(
                f"{self._qualified_op_name}() takes {count} positional argument(s) but {len(args)} was/were given.  "
                f"Declaration: {self._schema}"
            )
        return values

    def _convert(self, index: int, argument: Argument, value: Any) -> Any:
        assert self._parameters is not None
        param = self._parameters[index]
        if value is None and isinstance(argument.type, OptionalType):
            return None
        if check(param, value, self._opname in NUMBERS_AS_TENSORS):
            try:
                if param.kind in ("Tensor[]", "Tensor?[]"):
                    return to_tensors(param, index, value)
                return convert(self._opname, param, value)
            except TypeError:
                pass
        expected = jit_type_name(argument.type)
        raise RuntimeError(
            f"{self._qualified_op_name}() Expected a value of type '{expected}' for argument '{argument.name}' but "
            f"instead found type '{type_name(value)}'.\nPosition: {index}\nValue: {value!r}\nDeclaration: "
            f"{self._schema}\nCast error details: Unable to cast {value} to {expected}"
        )

    def __repr__(self) -> str:
        return f"<OpOverload(op='{self.namespace}.{self._opname}', overload='{self._overloadname}')>"

    def __str__(self) -> str:
        return f"{self.namespace}.{self._opname}.{self._overloadname}"


def jit_type_name(type: Type) -> str:
    """`Tensor?[]` -> `List[Optional[Tensor]]`, as the messages print types."""
    if isinstance(type, OptionalType):
        return f"Optional[{jit_type_name(type.elem)}]"
    if isinstance(type, ListType):
        return f"List[{jit_type_name(type.elem)}]"
    return _JIT_NAMES.get(type.name, type.name)


class OpOverloadPacket:
    """All operators of one name.

    >>> ops.aten.relu
    <OpOverloadPacket(op='aten.relu')>
    """

    def __init__(self, qualified_op_name: str) -> None:
        namespace, _, name = qualified_op_name.partition("::")
        self._qualified_op_name = qualified_op_name
        self._text = f"{namespace}.{name}"
        self.__name__ = name

    def overloads(self) -> list[str]:
        """The overload names; `default` is the one without a name."""
        return [op.name.overload_name or "default" for op in dispatcher.overloads(self._qualified_op_name)]

    def __getattr__(self, name: str) -> OpOverload:
        if name.startswith("__"):
            raise AttributeError(f"'{self._text}' has no attribute '{name}'")
        op = dispatcher.find_schema(self._qualified_op_name, "" if name == "default" else name)
        if op is None:
            raise AttributeError(f"The underlying op of '{self._text}' has no overload name '{name}'")
        self.__dict__[name] = op.overload
        return op.overload

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        ops_found = dispatcher.overloads(self._qualified_op_name)
        if len(ops_found) == 1:
            return ops_found[0].overload(*args, **kwargs)
        errors = []
        for op in ops_found:
            overload: OpOverload = op.overload
            try:
                values = overload._bind(args, kwargs)
            except RuntimeError as error:
                errors.append(f"{error}\n\n")
            else:
                return op.call(*values)
        raise RuntimeError(
            f"Overloaded torch operator invoked from Python failed to match any schema:\n{''.join(errors)}"
        )

    def __iter__(self):
        return iter(self.overloads())

    def __dir__(self) -> list[str]:
        return self.overloads()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OpOverloadPacket) and self._qualified_op_name == other._qualified_op_name

    def __hash__(self) -> int:
        return hash(self._qualified_op_name)

    def __repr__(self) -> str:
        return f"<OpOverloadPacket(op='{self._text}')>"

    def __str__(self) -> str:
        return self._text


class OpNamespace:
    """The operators of one namespace."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __getattr__(self, op_name: str) -> OpOverloadPacket:
        qualified = f"{self.name}::{op_name}"
        if not dispatcher.overloads(qualified):
            raise AttributeError(f"'_OpNamespace' '{self.name}' object has no attribute '{op_name}'")
        packet = self.__dict__[op_name] = OpOverloadPacket(qualified)
        return packet

    def __dir__(self) -> list[str]:
        return sorted({op.base_name for op in dispatcher.get_all_op_names() if op.namespace == self.name})

    def __repr__(self) -> str:
        return f"<module 'torch.ops.{self.name}' from 'torch.ops'>"


class Ops:
    """All namespaces."""

    def __getattr__(self, namespace: str) -> OpNamespace:
        if namespace.startswith("__"):
            raise AttributeError(namespace)
        found = self.__dict__[namespace] = OpNamespace(namespace)
        return found

    def __dir__(self) -> list[str]:
        return sorted({op.namespace for op in dispatcher.get_all_op_names()})

    def __repr__(self) -> str:
        return "<module 'torch.ops' from '_ops.py'>"


class _Forget:
    """Attributes stay once they were looked up; this takes those away whose operator is gone."""

    def on_operator_registered(self, op: OperatorHandle) -> None:
        pass

    def on_operator_deregistered(self, op: OperatorHandle) -> None:
        namespace = ops.__dict__.get(op.name.namespace)
        if namespace is not None:
            packet = namespace.__dict__.pop(op.name.base_name, None)
            if packet is not None:
                packet.__dict__.pop(op.name.overload_name or "default", None)


ops = Ops()
set_overload_type(OpOverload)
dispatcher.add_registration_listener(_Forget())
