"""Signatures of operators, and calls with defaults filled in and names given to arguments.

Mirrors torch/fx/operator_schemas.py. A function of `torch` has the overloads of its operator here; PyTorch adds those that its
scripts have for numbers, strings and lists (`add(str, str)`), which take no tensor.
"""

from __future__ import annotations

import functools
import inspect
import numbers
import sys
import types
import typing
import warnings
from collections.abc import Callable
from typing import Any, NamedTuple

from tinytensor import _ops, nn
from tinytensor._ops import OpOverload, OpOverloadPacket
from tinytensor._tensor import Tensor
from tinytensor.aten.core.schema.function_schema import BaseType, FunctionSchema, OptionalType, Type
from tinytensor.c10.device import Device
from tinytensor.c10.generator import Generator
from tinytensor.c10.scalar_type import ScalarType

_PACKAGE = __name__.partition(".")[0]


class ArgsKwargsPair(NamedTuple):
    """Arguments of a call."""

    args: tuple[Any, ...]
    kwargs: dict[str, Any]


# What a script calls a type of a schema: a dtype, a layout and a memory format are numbers there.
_TYPES: dict[str, Any] = {
    "Tensor": Tensor, "int": int, "float": float, "bool": bool, "str": str, "Scalar": numbers.Number, "Device": Device,
    "ScalarType": int, "Layout": int, "MemoryFormat": int, "Generator": Generator, "complex": complex,
}  # fmt: skip


def _python_type(kind: Type) -> Any:
    if isinstance(kind, BaseType):
        return _TYPES.get(kind.name, Any)
    inner: Any = _python_type(kind.elem)
    # As scripts write them, for these are printed.
    return (typing.Optional if isinstance(kind, OptionalType) else typing.List)[inner]  # noqa: UP006


@functools.cache
def _signature(name: str, overload_name: str, schema: FunctionSchema) -> inspect.Signature:
    parameters = []
    for argument in schema.arguments:
        parameters.append(
            inspect.Parameter(
                # Nothing can be called `from`, so it and all before it are given by position.
                "input" if argument.name == "self" else argument.name,
                inspect.Parameter.KEYWORD_ONLY if argument.kwarg_only else inspect.Parameter.POSITIONAL_OR_KEYWORD,
                default=argument.default_value if argument.has_default_value() else inspect.Parameter.empty,
                annotation=_python_type(argument.type),
            )
        )
        if argument.name == "from":
            parameters = [each.replace(kind=inspect.Parameter.POSITIONAL_ONLY) for each in parameters]
    returned = [_python_type(each.type) for each in schema.returns]
    if len(returned) > 1:
        return inspect.Signature(parameters, return_annotation=tuple(returned))
    return inspect.Signature(parameters, return_annotation=returned[0] if returned else None)


def _nonzero_schemas() -> list[inspect.Signature]:
    tensor = inspect.Parameter("self", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Tensor)
    as_tuple = inspect.Parameter("as_tuple", inspect.Parameter.KEYWORD_ONLY, annotation=bool)
    return [inspect.Signature(each, return_annotation=None) for each in ([tensor], [tensor, as_tuple])]


def _packet_of(op: Any) -> OpOverloadPacket | None:
    """The operator that a function of `torch` calls; None for other functions."""
    module = getattr(op, "__module__", None) or ""
    if not isinstance(op, types.FunctionType) or not module.startswith(f"{_PACKAGE}.aten.ops"):
        return None
    packet = getattr(_ops.ops.aten, op.__name__, None)
    return packet if isinstance(packet, OpOverloadPacket) else None


def _schemas(op: Any) -> list[FunctionSchema] | None:
    if isinstance(op, OpOverload):
        return [op._schema]
    packet = op if isinstance(op, OpOverloadPacket) else _packet_of(op)
    return None if packet is None else [getattr(packet, name)._schema for name in packet.overloads()]


def get_signature_for_torch_op(op: Any, return_schemas: bool = False) -> Any:
    """The signatures of an operator's overloads; None for other functions. With `return_schemas` a pair with the schemas.

    >>> from tinytensor.fx.operator_schemas import get_signature_for_torch_op
    >>> get_signature_for_torch_op(tt.ops.aten.relu.default)[0]
    <Signature (input: tinytensor.Tensor) -> tinytensor.Tensor>
    """
    if op is getattr(sys.modules[_PACKAGE], "nonzero", None):
        return (_nonzero_schemas(), None) if return_schemas else None
    schemas = _schemas(op)
    if schemas is None:
        return (None, None) if return_schemas else None
    signatures = [_signature(str(schema.name), schema.overload_name, schema) for schema in schemas]
    return (signatures, schemas) if return_schemas else signatures


def _binds(signature: inspect.Signature, args: Any, kwargs: Any) -> bool:
    try:
        signature.bind(*args, **kwargs)
    except TypeError:
        return False
    return True


def check_for_mutable_operation(target: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    """RuntimeError for a call that writes to its arguments, if only one overload takes them."""
    signatures, schemas = get_signature_for_torch_op(target, return_schemas=True)
    if not signatures or not schemas:
        return
    matched = [s for signature, s in zip(signatures, schemas, strict=True) if _binds(signature, args, kwargs)]
    if len(matched) == 1 and matched[0].is_mutable:
        raise RuntimeError(
            f"Tried to trace mutable operation {matched[0]}. FX only supports functional code, so operations that mutate "
            "operands in-place (e.g. via `out` arguments) are not supported"
        )


def create_type_hint(x: Any) -> Any:
    """`list[T]` for a list of types, `tuple[T, ...]` for a tuple, where T is above all of them, or Any; else `x`.

    >>> from tinytensor.fx.operator_schemas import create_type_hint
    >>> create_type_hint([int, int]), create_type_hint((int, str)), create_type_hint(float)
    (list[int], tuple[typing.Any, ...], <class 'float'>)
    """
    if not isinstance(x, (list, tuple)):
        return x
    try:
        base: Any = x[0] if x else Any
        for each in x:
            if not issubclass(each, base):
                base = each if issubclass(base, each) else Any
                if base is Any:
                    break
        return list[base] if isinstance(x, list) else tuple[base, ...]
    except Exception:
        warnings.warn(f"We were not able to successfully create type hint from the type {x}", stacklevel=2)
        return x


def type_matches(signature_type: Any, argument_type: Any) -> bool:
    """Whether an argument of one type may be given where another is asked for.

    >>> from tinytensor.fx.operator_schemas import type_matches
    >>> type_matches(list[int], tuple[int, ...]), type_matches(list[int], int), type_matches(int, float)
    (True, True, False)
    """
    if signature_type is argument_type:
        return True
    origin = typing.get_origin(signature_type)
    if origin is typing.Union and signature_type != argument_type:
        return any(type_matches(each, argument_type) for each in typing.get_args(signature_type))
    if origin is list:
        return _list_matches(signature_type, typing.get_args(signature_type)[0], argument_type)
    if signature_type is int and argument_type is ScalarType:
        return True
    if signature_type is numbers.Number and argument_type in (int, float):
        return True
    return (
        inspect.isclass(argument_type) and inspect.isclass(signature_type) and issubclass(argument_type, signature_type)
    )


def _list_matches(signature_type: Any, element: Any, argument_type: Any) -> bool:
    if argument_type is int and element is int:  # one number for all
        return True
    if not inspect.isclass(element):
        warnings.warn(
            f"Does not support nested parametric types, got {signature_type}. Please file a bug.", stacklevel=2
        )
        return False
    inner = typing.get_args(argument_type)
    if typing.get_origin(argument_type) is list:
        return issubclass(inner[0], element)
    if typing.get_origin(argument_type) is not tuple:
        return False
    return inner == ((),) or all(each is Ellipsis or issubclass(each, element) for each in inner)


def _normalize_function_or_error(
    target: Any, args: Any, kwargs: Any = None, *rest: Any, **named: Any
) -> ArgsKwargsPair:
    found = normalize_function(target, args, kwargs, *rest, **named)
    if found is None:
        raise RuntimeError(f"Failed to normalize function {target} with args {args} and kwargs {kwargs}")
    return found


def normalize_function(
    target: Callable[..., Any],
    args: tuple[Any, ...],
    kwargs: dict[str, Any] | None = None,
    arg_types: tuple[Any, ...] | None = None,
    kwarg_types: dict[str, Any] | None = None,
    normalize_to_only_use_kwargs: bool = False,
) -> ArgsKwargsPair | None:
    """The arguments of a call with defaults filled in; None where the signature is not known.

    RuntimeError if several overloads take the arguments, and their types are not given.

    >>> from tinytensor.fx.operator_schemas import normalize_function
    >>> normalize_function(tt.nn.functional.relu, (1,), normalize_to_only_use_kwargs=True).kwargs
    {'input': 1, 'inplace': False}
    """
    kwargs = {} if kwargs is None else kwargs
    overloads = (OpOverload, OpOverloadPacket)
    if not isinstance(target, (types.BuiltinFunctionType, *overloads)) and hasattr(target, "_op"):
        target = target._op
    if not isinstance(target, (types.BuiltinFunctionType, *overloads)) and _packet_of(target) is None:
        return _normalized(inspect.signature(inspect.unwrap(target)), args, kwargs, normalize_to_only_use_kwargs)
    signatures = get_signature_for_torch_op(target)
    matched = [each for each in signatures or () if _binds(each, args, kwargs)]
    if not matched:
        return None
    if len(matched) == 1:
        return _normalized(matched[0], args, kwargs, normalize_to_only_use_kwargs)
    if arg_types is None and kwarg_types is None:
        name = str(target) if isinstance(target, overloads) else f"torch._VariableFunctionsClass.{target.__name__}"
        schemas = "\n".join(map(str, matched))
        raise RuntimeError(
            f"Tried to normalize arguments to {name} but the schema match was ambiguous! Please provide argument "
            f"types to the normalize_arguments() call. Available schemas:\n{schemas}"
        )
    for each in signatures:
        try:
            bound = each.bind(*(arg_types or ()), **(kwarg_types or {}))
        except TypeError:
            continue
        if all(type_matches(each.parameters[name].annotation, kind) for name, kind in bound.arguments.items()):
            return _normalized(each, args, kwargs, normalize_to_only_use_kwargs)
    return None


def normalize_module(
    root: nn.Module,
    target: str,
    args: tuple[Any, ...],
    kwargs: dict[str, Any] | None = None,
    normalize_to_only_use_kwargs: bool = False,
) -> ArgsKwargsPair | None:
    """The same for a call of a module of `torch.nn`; None for others. RuntimeError if there is no such module."""
    try:
        module = root.get_submodule(target)
    except AttributeError as error:
        raise RuntimeError(
            f"Tried to normalize node with target {target} but root did not have that target!"
        ) from error
    if getattr(nn, type(module).__name__, None) is not type(module):
        return None
    signature = inspect.signature(inspect.unwrap(module.forward))
    return _normalized(signature, args, {} if kwargs is None else kwargs, normalize_to_only_use_kwargs)


def _normalized(signature: inspect.Signature, args: Any, kwargs: Any, only_kwargs: bool) -> ArgsKwargsPair | None:
    by_name = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    names = list(signature.parameters)
    mixed = any(each.kind not in by_name for each in signature.parameters.values())
    if mixed and names != ["input", "from", "to", "generator"]:
        return None
    bound = signature.bind(*args, **kwargs)
    bound.apply_defaults()
    by_position = 0 if only_kwargs else len(args)
    return ArgsKwargsPair(
        tuple(bound.arguments[name] for name in names[:by_position]),
        {name: bound.arguments[name] for name in names[by_position:]},
    )


__all__ = [
    "ArgsKwargsPair", "check_for_mutable_operation", "create_type_hint", "get_signature_for_torch_op", "normalize_function",
    "normalize_module", "type_matches",
]  # fmt: skip
