"""Error texts for arguments that do not fit a signature: too many, too few, of the wrong name or type.

Mirrors extra_args, missing_args, extra_kwargs and the messages of FunctionSignature::parse in
torch/csrc/utils/python_arg_parser.cpp.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.aten.core.python.python_signature import Parameter, Signature


def refuse_arguments(name: str, args: Sequence[Any]) -> NoReturn:
    """What CPython says for a method written in C that takes no arguments."""
    raise TypeError(f"TensorBase.{name}() takes no arguments ({len(args)} given)")


def extra_args(signature: Signature, given: int) -> Any:
    most = signature.max_pos_args
    if signature.min_args != most:
        raise TypeError(
            f"{signature.name}() takes from {signature.min_args} to {most} positional arguments but {given} were given"
        )
    plural, verb = "" if most == 1 else "s", "was" if given == 1 else "were"
    raise TypeError(f"{signature.name}() takes {most} positional argument{plural} but {given} {verb} given")


def missing_args(signature: Signature, start: int) -> Any:
    missing = [f'"{param.name}"' for param in signature.params[start:] if not param.optional]
    # PyTorch has the plural the wrong way round.
    plural = "s" if len(missing) == 1 else ""
    names = ", ".join(missing)
    raise TypeError(f"{signature.name}() missing {len(missing)} required positional argument{plural}: {names}")


def extra_kwargs(signature: Signature, kwargs: Mapping[str, Any], positional: int) -> Any:
    for name in kwargs:
        index = signature.find(name)
        if index < 0:
            raise TypeError(f"{signature.name}() got an unexpected keyword argument '{name}'")
        if index < positional:
            raise TypeError(f"{signature.name}() got multiple values for argument '{name}'")
    raise TypeError("invalid keyword arguments")


def wrong_type(function: str, param: Parameter, value: Any, position: int | None) -> None:
    where = f"'{param.name}'" if position is None else f"'{param.name}' (position {position})"
    if position is not None and _has_elements(param, value):  # only the first one was looked at
        raise TypeError(
            f"{function}(): argument {where} must be {param.type_name}, but found element of type "
            f"{type_name(value[0])} at pos 0"
        )
    raise TypeError(f"{function}(): argument {where} must be {param.type_name}, not {type_name(value)}")


def _has_elements(param: Parameter, value: Any) -> bool:
    return param.kind in ("int[]", "float[]", "Scalar[]") and isinstance(value, (tuple, list)) and len(value) > 0
