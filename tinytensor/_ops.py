"""`tt.ops.aten.add.Tensor`: every operator of the dispatcher under its own name.

    ops             namespaces
    ops.aten        OpNamespace: operators, by name
    ops.aten.add    OpOverloadPacket: calls the first overload that takes the arguments
    ops.aten.add.Tensor    OpOverload: one operator, with its schema

Mirrors torch/_ops.py; the messages about arguments are those of torch/csrc/jit/python/pybind_utils.h.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from tinytensor._ops_order import PLACES
from tinytensor.aten.core.dispatch.call_stub import compile_stub
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.dispatch.library import _defs
from tinytensor.aten.core.dispatch.operator_handle import OperatorHandle, set_overload_type
from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.aten.core.python.python_arg_parser_types import NUMBERS_AS_TENSORS, check, convert, to_tensors
from tinytensor.aten.core.python.python_signature import Parameter, make_parameter
from tinytensor.aten.core.schema.function_schema import Argument, FunctionSchema, ListType, OptionalType, jit_type_name
from tinytensor.aten.core.schema.operator_tags import aten_tags
from tinytensor.aten.core.schema.tag import Tag
from tinytensor.c10.dispatch_key import DispatchKey, parse_dispatch_key
from tinytensor.c10.dispatch_key_set import DispatchKeySet
from tinytensor.c10.tensor_impl import TensorImpl

F = TypeVar("F", bound=Callable[..., Any])


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
        self._name = str(handle.name)
        self.namespace = self._namespace = handle.name.namespace
        self.__name__ = f"{self._opname}.{self._overloadname}"
        self.__qualname__ = self._name
        self.__module__ = f"{__name__}.{self.namespace}"
        # What Python registered for this operator alone, see `py_impl`.
        self.py_kernels: dict[DispatchKey, Callable[..., Any]] = {}
        self.python_key_table: dict[type, Callable[..., Any]] = {}
        self._parameters: tuple[Parameter, ...] | None = None
        self._stub: Callable[..., Any] | None = None
        # Tensors alone, so many at least and so many at most, need no conversion: see `_compile`.
        self._least = self._most = 0

    @property
    def _schema(self) -> FunctionSchema:
        return self._handle.schema

    @property
    def overloadpacket(self) -> OpOverloadPacket:
        return getattr(getattr(ops, self.namespace), self._opname)

    _overloadpacket = overloadpacket

    @property
    def tags(self) -> list[Tag]:
        """What the operator promises beyond its schema."""
        return aten_tags(self._schema) if self.namespace == "aten" else list(self._handle.entry.tags)

    @property
    def is_view(self) -> bool:
        """Whether its results may share memory with arguments, none of which it writes to."""
        annotated = [a for a in self._schema.arguments if a.alias_info is not None]
        return bool(annotated) and not any(a.is_write for a in annotated)

    @property
    def _defined_in_python(self) -> bool:
        return self._name in _defs

    def name(self) -> str:
        """`aten::add.Tensor`; without an overload name, `aten::relu`."""
        return self._name

    def has_kernel_for_dispatch_key(self, key: DispatchKey | str) -> bool:
        """Whether a kernel is registered directly at the key, with the dispatcher or by `py_impl`."""
        key = key if isinstance(key, DispatchKey) else parse_dispatch_key(key)
        return key in self.py_kernels or self._handle.has_kernel_for_dispatch_key(key)

    def has_kernel_for_any_dispatch_key(self, keys: DispatchKeySet) -> bool:
        """Whether a kernel is registered at any runtime key of the set."""
        return any(self.has_kernel_for_dispatch_key(key) for key in keys)

    def py_impl(self, key: Any) -> Callable[[F], F]:
        """Register, as a decorator, what Python does with this operator: at a key for `decompose` and tracers, or for
        a TorchDispatchMode or Tensor subclass. The latter are for tracers to look up: as in PyTorch no call asks them,
        which is what `library.register_torch_dispatch` is for."""

        def register(function: F) -> F:
            if isinstance(key, type) and (issubclass(key, TensorImpl) or hasattr(key, "__torch_dispatch__")):
                if key in self.python_key_table:
                    raise AssertionError(f"{key} already registered in python_key_table")
                self.python_key_table[key] = function
                return function
            if not isinstance(key, DispatchKey):
                raise AssertionError(f"expected DispatchKey, got {type(key)}")
            if key is DispatchKey.Python:
                raise AssertionError("Please register a mode for the DispatchKey.Python key instead.")
            if key in self.py_kernels:
                raise RuntimeError(f"Trying to override a python impl for {key} on operator {self.name()}")
            self.py_kernels[key] = function
            return function

        return register

    def _forget(self) -> None:
        """The operator is gone; what comes back under its name may have another schema."""
        self._parameters = self._stub = None
        self._least = self._most = 0
        self.py_kernels.clear()
        self.python_key_table.clear()

    def _can_decompose(self) -> bool:
        return self.has_kernel_for_dispatch_key(DispatchKey.CompositeImplicitAutograd)

    def decompose(self, /, *args: Any, **kwargs: Any) -> Any:
        """Run the CompositeImplicitAutograd kernel, whatever else is registered; NotImplemented if there is none."""
        key = DispatchKey.CompositeImplicitAutograd
        if key in self.py_kernels:
            return self.py_kernels[key](*args, **kwargs)
        kernel = self._handle.entry.kernel_at(key)
        if kernel is None:
            return NotImplemented
        values = self._bind(args, kwargs)
        return kernel.callable_for(self._handle)(self._handle.key_set_of_call(values), *values)

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        stub = self._stub or self._compile()
        if not kwargs and self._least <= len(args) <= self._most:
            for value in args:
                if not isinstance(value, TensorImpl):
                    break
            else:
                return stub(*args)
        return stub(*self._bind(args, kwargs))

    def _compile(self) -> Callable[..., Any]:
        stub = compile_stub(self._handle)
        self._stub = stub = _listed(stub) if _gives_list(self._schema) else stub
        arguments = self._schema.arguments
        self._least = max((i for i, a in enumerate(arguments, start=1) if not a.has_default_value()), default=0)
        self._most = 0
        for argument in self._schema.positional_arguments:
            if str(argument.type) not in ("Tensor", "Tensor?"):
                break
            self._most += 1
        return stub

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
        if param.kind == "Tensor" and isinstance(value, TensorImpl):
            return value
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

    def __deepcopy__(self, memo: object = None) -> OpOverload:
        return self

    def __repr__(self) -> str:
        return f"<OpOverload(op='{self.namespace}.{self._opname}', overload='{self._overloadname}')>"

    def __str__(self) -> str:
        return f"{self.namespace}.{self._opname}.{self._overloadname}"


def _gives_list(schema: FunctionSchema) -> bool:
    """Whether the result is of a type such as Tensor[]: it is a list for whoever calls an operator by its name."""
    return len(schema.returns) == 1 and isinstance(schema.returns[0].type, ListType)


def _listed(stub: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *args: list(stub(*args))


class OpOverloadPacket:
    """All operators of one name.

    >>> ops.aten.relu
    <OpOverloadPacket(op='aten.relu')>
    """

    def __init__(self, qualified_op_name: str) -> None:
        namespace, _, name = qualified_op_name.partition("::")
        self._qualified_op_name = qualified_op_name
        self._text = f"{namespace}.{name}"
        self._dir: list[str] = []
        self.__name__ = name
        self.__module__ = f"{__name__}.{namespace}"

    def overloads(self) -> list[str]:
        """The overload names; `default` is the one without a name."""
        return [op.name.overload_name or "default" for op in self._found()]

    def _found(self) -> list[OperatorHandle]:
        found = dispatcher.overloads(self._qualified_op_name)
        places = PLACES.get(self._qualified_op_name)
        return found if places is None else sorted(found, key=lambda op: places.get(op.name.overload_name, len(places)))

    def op_overloads(self) -> list[OpOverload]:
        """The overloads themselves."""
        return [getattr(self, name) for name in self.overloads()]

    @property
    def _overload_names(self) -> list[str]:
        return [op.name.overload_name for op in self._found()]

    @property
    def _schemas(self) -> dict[str, FunctionSchema]:
        return {op.name.overload_name: op.schema for op in self._found()}

    def __getattr__(self, name: str) -> OpOverload:
        if name.startswith("__"):
            raise AttributeError(
                f"'{self._text}' can't have an overload name beginning with '__' and the underlying op {self!r} has no "
                f"attribute {name} either."
            )
        op = dispatcher.find_schema(self._qualified_op_name, "" if name == "default" else name)
        if op is None:
            raise AttributeError(f"The underlying op of '{self._text}' has no overload name '{name}'")
        self.__dict__[name] = op.overload
        self._dir.append(name)
        return op.overload

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        ops_found = self._found()
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
                result = op.call(*values)
                return list(result) if _gives_list(op.schema) else result
        raise RuntimeError(
            f"Overloaded torch operator invoked from Python failed to match any schema:\n{''.join(errors)}"
        )

    def __iter__(self) -> Iterator[str]:
        """The names of the overloads that were looked up so far."""
        return iter(self._dir)

    def __deepcopy__(self, memo: object = None) -> OpOverloadPacket:
        return self

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


class OpNamespace(types.ModuleType):
    """The operators of one namespace."""

    def __init__(self, name: str) -> None:
        super().__init__(f"tinytensor.ops.{name}")
        self.name = name
        self._dir: list[str] = []

    def __iter__(self) -> Iterator[str]:
        """The names of the operators that were looked up so far."""
        return iter(self._dir)

    def __getattr__(self, op_name: str) -> OpOverloadPacket:
        if op_name in ("__origin__", "__self__"):
            raise AttributeError(f"Invalid attribute '{op_name}' for '_OpNamespace' '{self.name}'")
        qualified = f"{self.name}::{op_name}"
        if not dispatcher.overloads(qualified):
            raise AttributeError(f"'_OpNamespace' '{self.name}' object has no attribute '{op_name}'")
        packet = self.__dict__[op_name] = OpOverloadPacket(qualified)
        self._dir.append(op_name)
        return packet

    def __dir__(self) -> list[str]:
        return sorted({op.base_name for op in dispatcher.get_all_op_names() if op.namespace == self.name})

    def __repr__(self) -> str:
        return f"<module 'torch.ops.{self.name}' from 'torch.ops'>"


class Ops(types.ModuleType):
    """All namespaces."""

    def __init__(self) -> None:
        super().__init__("tinytensor.ops")
        self._dir: list[str] = []

    def __iter__(self) -> Iterator[str]:
        """The names of the namespaces that were looked up so far."""
        return iter(self._dir)

    def __getattr__(self, namespace: str) -> OpNamespace:
        if namespace.startswith("__"):
            raise AttributeError(namespace)
        found = self.__dict__[namespace] = OpNamespace(namespace)
        self._dir.append(namespace)
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
        if op._overload is not None:
            op._overload._forget()
        namespace = ops.__dict__.get(op.name.namespace)
        if namespace is None or op.name.base_name not in namespace.__dict__:
            return
        packet = namespace.__dict__.pop(op.name.base_name)
        namespace._dir.remove(op.name.base_name)
        overload = op.name.overload_name or "default"
        if packet.__dict__.pop(overload, None) is not None:
            packet._dir.remove(overload)


ops = Ops()
# `from tinytensor.ops import aten`, though there is no such file.
sys.modules["tinytensor.ops"] = ops
set_overload_type(OpOverload)
dispatcher.add_registration_listener(_Forget())
