"""From the flat list of arguments that a kernel gets to a call as a Python programmer would write it.

    add.Tensor(x, y, 1)            x, y                      alpha has its default, and is left out
    sum.dim_IntList(x, (0,), ...)  x, [0]                    a list is a list
    add.Tensor(x, y, 2)            x, y, alpha=2             keyword-only arguments go by keyword

Kernels from Python, fallbacks and handlers of `__torch_dispatch__` are called in this form. What depends on the schema
alone is computed once for each operator.

Mirrors parseIValuesToPyArgsKwargs of torch/csrc/autograd/python_variable.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tinytensor.aten.core.schema.function_schema import NO_DEFAULT, FunctionSchema, ListType, OptionalType


class PythonArguments:
    """`PythonArguments(schema)(args)` is (positional, keywords); those that have their default are left out where that is
    possible: of the positional ones at the end.

    count       how many arguments are positional
    defaults    those of the positional ones that end the list and have one, the last one first
    lists       which of the positional ones are lists
    keywords    (name, place, default) of the others
    """

    __slots__ = ("count", "defaults", "keywords", "lists")

    def __init__(self, schema: FunctionSchema) -> None:
        positional = schema.positional_arguments
        self.count = len(positional)
        defaults = []
        for argument in reversed(positional):
            if argument.default is NO_DEFAULT:
                break
            defaults.append(argument.default)
        self.defaults = tuple(defaults)
        types = [a.type.elem if isinstance(a.type, OptionalType) else a.type for a in positional]
        self.lists = tuple(place for place, type in enumerate(types) if isinstance(type, ListType))
        self.keywords = tuple(
            (argument.name, place, argument.default)
            for place, argument in enumerate(schema.kwarg_only_arguments, start=self.count)
        )

    def __call__(self, args: Sequence[Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
        count = self.count
        for default in self.defaults:
            if args[count - 1] is not default and not _is_default(args[count - 1], default):
                break
            count -= 1
        keywords = {}
        for name, place, default in self.keywords:
            value = args[place]
            if value is not default and not _is_default(value, default):
                keywords[name] = list(value) if isinstance(value, tuple) else value
        if not self.lists:
            return tuple(args[:count]), keywords
        values = list(args[:count])
        for place in self.lists:
            if place < count and isinstance(values[place], tuple):  # a torch.Size, too
                values[place] = list(values[place])
        return tuple(values), keywords


def _is_default(value: Any, default: Any) -> bool:
    """Whether a value that is not the default itself is equal to it."""
    return value.__class__ is default.__class__ and value == default
