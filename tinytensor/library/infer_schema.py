"""infer_schema: the schema of an operator from the type hints of a Python function.

    def f(x: Tensor, sizes: list[int], scale: float = 1.0) -> Tensor      (Tensor x, SymInt[] sizes, float scale=1.) -> Tensor

Hints may be strings. What the function writes to, hints do not say: `mutates_args` does.

Mirrors torch/_library/infer_schema.py. Left out: opaque types and process groups.
"""

from __future__ import annotations

import collections.abc
import inspect
import types
import typing
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from tinytensor._tensor import Tensor
from tinytensor.aten.core.schema.tag import Tag, tags_tuple
from tinytensor.c10.device import Device
from tinytensor.c10.scalar_type import ScalarType

Number = int | float | bool
_UNKNOWN = "unknown"


def _supported_params() -> dict[Any, str]:
    """Hint -> schema type. Each line: the type, what lists of it, lists of optional ones and optional lists it has."""
    found: dict[Any, str] = {}
    for base, name, lists, lists_of_optional, optional_lists in (
        (Tensor, "Tensor", True, True, False),
        (int, "SymInt", True, False, True),
        (float, "float", True, False, True),
        (bool, "bool", True, False, True),
        (str, "str", False, False, False),
        (Number, "Scalar", True, False, False),
        (ScalarType, "ScalarType", False, False, False),
        (Device, "Device", False, False, False),
    ):
        # Written this way, for how it prints is part of the messages.
        optional: Any = typing.Optional[base]  # noqa: UP045
        found[base], found[optional] = name, f"{name}?"
        if lists:
            found.update((hint, f"{name}[]") for hint in _sequences(base))
        if lists_of_optional:
            found.update((hint, f"{name}?[]") for hint in _sequences(optional))
        if optional_lists:
            found.update((typing.Optional[hint], f"{name}[]?") for hint in _sequences(base))  # noqa: UP045
    return found


def _sequences(element: Any) -> tuple[Any, ...]:
    return (
        typing.Sequence[element],
        typing.List[element],  # noqa: UP006
        types.GenericAlias(collections.abc.Sequence, (element,)),
        types.GenericAlias(list, (element,)),
    )


SUPPORTED_PARAM_TYPES = _supported_params()
SUPPORTED_RETURN_TYPES: dict[Any, str] = {
    Tensor: "Tensor",
    typing.List[Tensor]: "Tensor[]",  # noqa: UP006
    list[Tensor]: "Tensor[]",
    int: "SymInt",
    float: "float",
    bool: "bool",
    Number: "Scalar",
}


def infer_schema(
    prototype_function: Callable[..., Any],
    /,
    *,
    mutates_args: str | Iterable[str],
    op_name: str | None = None,
    tags: Tag | Iterable[Tag] | None = (),
) -> str:
    """The schema of a function with type hints.

        mutates_args   names of the arguments that the function writes to, or "unknown": all tensors
        op_name        put in front; None: the schema has no name
        tags           a Tag or several

    ValueError for a function without type hints, or with types that operators do not have.

    >>> def f(x: tt.Tensor, n: int = 1) -> tt.Tensor:
    ...     return x + n
    >>> tt.library.infer_schema(f, mutates_args=())
    '(Tensor x, SymInt n=1) -> Tensor'
    """
    return _Inference(prototype_function, mutates_args, tags_tuple(tags)).schema(op_name)


class _Inference:
    def __init__(self, function: Callable[..., Any], mutates_args: str | Iterable[str], tags: tuple[Tag, ...]) -> None:
        self.globals = function.__globals__
        self.signature = inspect.signature(function)
        self.is_inplace, self.is_out = Tag.inplace in tags, Tag.out in tags
        if self.is_inplace and self.is_out:
            raise AssertionError("torch.Tag.inplace and torch.Tag.out are mutually exclusive")
        self.mutates_args = mutates_args if isinstance(mutates_args, str) else tuple(mutates_args)
        # name -> alias, of the arguments that are written to.
        self.written: dict[str, str] = {}

    def error(self, what: str) -> NoReturn:
        raise ValueError(f"infer_schema(func): {what} Got func with signature {self.signature})")

    def schema(self, op_name: str | None) -> str:
        texts = []
        first: tuple[str, str] | None = None  # the first positional argument: name, type
        star = False
        for index, (name, parameter) in enumerate(self.signature.parameters.items()):
            if parameter.kind not in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY):
                self.error("We do not support positional-only args, varargs, or varkwargs.")
            if parameter.kind is parameter.KEYWORD_ONLY and not star:
                texts.append("*")
                star = True
            type = self.type_of(name, parameter)
            if first is None and not star:
                first = name, type
            texts.append(f"{self.annotated(name, type, index, parameter)} {name}{self.default_of(name, parameter)}")
        self.check_mutates_args(first)
        text = f"({', '.join(texts)}) -> {self.returns(first)}"
        return text if op_name is None else f"{op_name}{text}"

    # Arguments.

    def type_of(self, name: str, parameter: inspect.Parameter) -> str:
        if parameter.annotation is parameter.empty:
            self.error(f"Parameter {name} must have a type annotation.")
        hint = self.evaluated(parameter.annotation)
        if _is_supported(hint, SUPPORTED_PARAM_TYPES):
            return SUPPORTED_PARAM_TYPES[hint]
        start = f"Parameter {name} has unsupported type {parameter.annotation}."
        valid = f"The valid types are: {SUPPORTED_PARAM_TYPES.keys()}."
        if typing.get_origin(hint) is not tuple:
            self.error(f"{start} {valid}")
        as_list = _tuple_to_list(hint)
        example = f"For example, {as_list}.\n\n" if _is_supported(as_list, SUPPORTED_PARAM_TYPES) else "\n\n"
        self.error(
            f"{start} We do not support Tuple inputs in schema. As a workaround, please try to use List instead. "
            f"{example}{valid}"
        )

    def annotated(self, name: str, type: str, index: int, parameter: inspect.Parameter) -> str:
        """The type with the mark of an argument that is written to."""
        if isinstance(self.mutates_args, str):
            if self.mutates_args != _UNKNOWN:
                raise ValueError(
                    "mutates_args must either be a sequence of the names of the arguments that are mutated or the "
                    "string 'unknown'. "
                )
            if not type.startswith("Tensor"):
                return type
        elif name not in self.mutates_args:
            return type
        if not type.startswith("Tensor"):
            self.error(f"Parameter {name} is in mutable_args but only Tensors or collections of Tensors can be mutated")
        if self.is_out and parameter.kind is not parameter.KEYWORD_ONLY:
            self.error("torch.Tag.out requires mutable arguments to be keyword-only.")
        if self.is_out and type != "Tensor":
            self.error("torch.Tag.out only supports mutable keyword-only Tensor arguments.")
        self.written[name] = f"a{index}"
        return f"Tensor(a{index}!){type.removeprefix('Tensor')}"

    def default_of(self, name: str, parameter: inspect.Parameter) -> str:
        default = parameter.default
        if default is parameter.empty:
            return ""
        if default is None or isinstance(default, (int, float, bool)):
            return f"={default}"
        if isinstance(default, (str, Device)):
            return f'="{default}"'
        if isinstance(default, ScalarType):
            return f"={str(default).removeprefix('torch.')}"
        self.error(
            f"Parameter {name} has an unsupported default value type {type(default)}. Please file an issue on GitHub so "
            "we can prioritize this."
        )

    def check_mutates_args(self, first: tuple[str, str] | None) -> None:
        if not isinstance(self.mutates_args, str) and (
            unseen := set(self.mutates_args) - set(self.signature.parameters)
        ):
            self.error(
                f"{unseen} in mutates_args were not found in the custom op's signature. mutates_args should contain "
                "the names of all args that the custom op mutates, or just the string 'unknown' if you don't know."
            )
        if self.is_out and not self.written:
            self.error("torch.Tag.out requires at least one mutable keyword-only Tensor argument.")
        if not self.is_inplace:
            return
        if first is None:
            self.error("torch.Tag.inplace requires a positional Tensor argument.")
        if first[1] != "Tensor":
            self.error("torch.Tag.inplace requires the first positional argument to be a Tensor.")
        if isinstance(self.mutates_args, str) or set(self.mutates_args) != {first[0]}:
            self.error(
                "torch.Tag.inplace requires mutates_args to contain exactly the first positional argument, got "
                f"{self.mutates_args}."
            )

    # Returns.

    def returns(self, first: tuple[str, str] | None) -> str:
        hint = self.evaluated(self.signature.return_annotation)
        if self.is_out:
            return self.returns_of_out(hint)
        text = self.parse_return(hint)
        if not self.is_inplace:
            return text
        if text != "Tensor":
            self.error("torch.Tag.inplace requires the return annotation to be torch.Tensor.")
        assert first is not None
        return f"Tensor({self.written[first[0]]}!)"

    def returns_of_out(self, hint: Any) -> str:
        count = len(self.written)
        wanted = Tensor if count == 1 else (Tensor,) * count
        if (hint if count == 1 else typing.get_origin(hint) is tuple and typing.get_args(hint)) != wanted:
            self.error(
                "torch.Tag.out requires the return annotation to match the mutable keyword-only Tensor arguments "
                f"{tuple(self.written)}."
            )
        results = ", ".join(f"Tensor({alias}!)" for alias in self.written.values())
        return results if count == 1 else f"({results})"

    def parse_return(self, hint: Any) -> str:
        if hint is None:
            return "()"
        if hint is inspect.Parameter.empty:
            self.error("No return type annotation was provided. Please add one.")
        hints = typing.get_args(hint) if typing.get_origin(hint) is tuple else (hint,)
        if not all(_is_supported(h, SUPPORTED_RETURN_TYPES) for h in hints):
            self.error(f"Return has unsupported type {hint}. The valid types are: {SUPPORTED_RETURN_TYPES}.")
        if typing.get_origin(hint) is not tuple:
            return SUPPORTED_RETURN_TYPES[hint]
        text = ", ".join(SUPPORTED_RETURN_TYPES[h] for h in hints)
        return f"(({text}))" if len(hints) == 1 else f"({text})"

    # Hints that are strings.

    def evaluated(self, hint: Any) -> Any:
        """The hint with strings in it, and inside of it, replaced by what they mean in the function's module."""
        if isinstance(hint, str):
            return self.evaluate(hint)
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin and any(isinstance(a, str) or typing.get_origin(a) for a in args):
            new = tuple(self.evaluated(a) for a in args)
            if any(a is not b for a, b in zip(new, args, strict=True)):
                return types.GenericAlias(origin, new)
        return hint

    def evaluate(self, text: str) -> Any:
        start = f"Unsupported type annotation {text}. It is not a type."
        try:
            return eval(text, self.globals)
        except NameError as e:
            self.error(
                f"{start} ({e}). If you are using 'from __future__ import annotations', note that annotations are "
                "evaluated lazily as strings; make sure all types referenced in annotations are importable at module "
                "scope, not only inside a local function."
            )
        except Exception as e:
            self.error(f"{start} ({type(e).__name__}: {e})")


def _is_supported(hint: Any, supported: dict[Any, str]) -> bool:
    try:
        return hint in supported
    except TypeError:  # not hashable, so no type
        return False


def _tuple_to_list(hint: Any) -> Any:
    args = typing.get_args(hint)
    if not args:
        return list
    if len(args) == 1 or (len(args) == 2 and args[1] is Ellipsis):
        return list[args[0]]  # type: ignore[valid-type]
    return list[typing.Union[args]]  # type: ignore[valid-type]  # noqa: UP007
