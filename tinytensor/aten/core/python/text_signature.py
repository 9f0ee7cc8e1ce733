"""Signatures for people: what `help` and completion show of a function whose real parameters say too little.

Some functions take `*args, **kwargs`, so that they can refuse arguments in PyTorch's words; others have a default whose
text would be an address. `inspect.signature` believes the attribute `__signature__` of a function, and calls do not look
at it, so the text can be set freely and costs nothing.

Plays the part of the text signatures of PyTorch's C functions (torch/_C/_VariableFunctions.pyi).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class Shown:
    """A default that is printed as this text."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


def shown_as(prototype: Callable[..., Any]) -> Callable[[F], F]:
    """A decorator: the function is shown with the parameters of `prototype`, mostly a lambda.

    >>> from tinytensor.aten.core.python.text_signature import shown_as
    >>> import inspect
    >>> @shown_as(lambda data, *, dtype=None: None)
    ... def f(*args, **kwargs):
    ...     return args
    >>> inspect.signature(f)
    <Signature (data, *, dtype=None)>
    """
    signature = inspect.signature(prototype)

    def decorate(function: F) -> F:
        function.__signature__ = signature  # type: ignore[attr-defined]
        return function

    return decorate


def shown_default(**texts: str) -> Callable[[F], F]:
    """A decorator: the defaults of these parameters are shown as the given texts."""

    def decorate(function: F) -> F:
        signature = inspect.signature(function)
        parameters = [
            p.replace(default=Shown(texts[p.name])) if p.name in texts else p for p in signature.parameters.values()
        ]
        function.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
        return function

    return decorate
