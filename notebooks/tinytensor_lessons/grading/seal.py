"""The grader's own code inside a kernel: what stood there before the first cell stands there at every check.

A learner's cell runs in the same process as the checks and can give any name of the library another meaning, by mistake
or not: `float = int`, `tinytensor_lessons.check.run_check = lambda *a: ...`. A Seal remembers the modules that checks are
made of, and puts back what has changed. It is no wall: code that looks for the Seal itself can find it.
"""

from __future__ import annotations

import builtins
import os
import sys
from types import FunctionType, ModuleType
from typing import Any

_OURS = "tinytensor_lessons"
_ALSO = ("builtins", "dis", "signal", "time", "random", "contextlib", "functools", "dataclasses", "operator", "math")
_PARTS_OF_A_FUNCTION = ("__code__", "__defaults__", "__kwdefaults__")


class Seal:
    """Remembers, when it is made, the names of these modules, the members of their classes, and the code of functions."""

    def __init__(self, environment: tuple[str, ...] = ()) -> None:
        self._modules: dict[str, tuple[ModuleType, dict[str, Any]]] = {}
        self._classes: dict[type, dict[str, Any]] = {}
        self._functions: dict[FunctionType, tuple[Any, ...]] = {}
        self._environment = {name: os.environ.get(name) for name in environment}
        for name, module in list(sys.modules.items()):
            if isinstance(module, ModuleType) and (name in _ALSO or name == _OURS or name.startswith(_OURS + ".")):
                self._remember(name, module)

    def _remember(self, name: str, module: ModuleType) -> None:
        self._modules[name] = (module, dict(vars(module)))
        if not name.startswith(_OURS):
            return
        for value in vars(module).values():
            if isinstance(value, FunctionType):
                self._remember_function(value)
            elif isinstance(value, type) and value.__module__.startswith(_OURS):
                self._classes[value] = dict(vars(value))
                for member in vars(value).values():
                    member = getattr(member, "__func__", member)
                    if isinstance(member, FunctionType):
                        self._remember_function(member)

    def _remember_function(self, function: FunctionType) -> None:
        self._functions[function] = tuple(getattr(function, part) for part in _PARTS_OF_A_FUNCTION)

    def put_back(self) -> list[str]:
        """Undo every change; returns the names that had changed."""
        changed: list[str] = []
        for name, (module, names) in self._modules.items():
            if sys.modules.get(name) is not module:
                sys.modules[name] = module
                changed.append(name)
            now = vars(module)
            for key, value in names.items():
                if now.get(key, self) is not value and not _moves(name, key):
                    now[key] = value
                    changed.append(f"{name}.{key}")
        for function, parts in self._functions.items():
            for part, value in zip(_PARTS_OF_A_FUNCTION, parts, strict=True):
                if getattr(function, part) is not value:
                    setattr(function, part, value)
                    changed.append(f"{function.__module__}.{function.__qualname__}")
        for cls, members in self._classes.items():
            for key, value in members.items():
                if cls.__dict__.get(key, self) is not value and key not in ("__dict__", "__weakref__"):
                    type.__setattr__(cls, key, value)
                    changed.append(f"{cls.__module__}.{cls.__qualname__}.{key}")
            for key in cls.__dict__.keys() - members.keys() - {"__abstractmethods__", "_abc_impl"}:
                if isinstance(cls.__dict__[key], FunctionType):
                    type.__delattr__(cls, key)
                    changed.append(f"{cls.__module__}.{cls.__qualname__}.{key}")
        for key, value in self._environment.items():
            if os.environ.get(key) != value:
                os.environ.pop(key, None)
                if value is not None:
                    os.environ[key] = value
                changed.append(f"os.environ[{key!r}]")
        return changed


def _moves(module: str, key: str) -> bool:
    """Names that change in the course of things: a counter, a cache, and `_` of an interactive session."""
    return key.startswith("__") if module != "builtins" else key == "_"


def true_builtins() -> ModuleType:
    """The module that `__builtins__` of a namespace should be."""
    return builtins
