"""Run PyTorch code on tinytensor: `import torch` finds this package.

    from tinytensor.testing.serve_as_torch import serve_as_torch
    serve_as_torch()
    import torch                      # tinytensor
    import torch.nn as nn             # tinytensor.nn

For programs and notebooks that say `import torch`. It must run before the real torch is imported. A module gets both names:
`torch.nn` is the very object `tinytensor.nn`, so that classes and `isinstance` agree. `torch` and `torch.version` alone are
views of tinytensor's: their `__version__` is that of the PyTorch that is mirrored, since programs compare it.
`import functorch` finds `tinytensor._functorch`.
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any


class _View(ModuleType):
    """A module with all names of another one but its version. What is assigned here is assigned there."""

    # Python's import system writes these into every module; the other module has its own.
    _OWN = frozenset({"__spec__", "__loader__", "__package__", "__path__", "__file__", "__cached__", "_of"})

    def __init__(self, name: str, of: ModuleType) -> None:
        super().__init__(name, of.__doc__)
        self._of = of
        for own in ("__path__", "__file__"):
            if hasattr(of, own):
                setattr(self, own, getattr(of, own))

    @property
    def __version__(self) -> Any:
        return importlib.import_module("tinytensor.version").mirrored

    def __getattr__(self, name: str) -> Any:
        if name == "version" and self.__name__ == "torch":
            return importlib.import_module("torch.version")
        try:
            return getattr(self._of, name)
        except AttributeError as error:
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}") from error

    def __setattr__(self, name: str, value: Any) -> None:
        if name in self._OWN or isinstance(value, _View):
            super().__setattr__(name, value)
        else:
            setattr(self._of, name, value)

    def __delattr__(self, name: str) -> None:
        delattr(self._of, name)

    def __dir__(self) -> list[str]:
        return dir(self._of)


def _here(fullname: str) -> str | None:
    """The module of tinytensor that answers to a name; None if the name is none of PyTorch's."""
    package, _, rest = fullname.partition(".")
    ours = {"torch": "tinytensor", "functorch": "tinytensor._functorch"}.get(package)
    return ours and f"{ours}.{rest}".rstrip(".")


class _TorchFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Answers for `torch` and `torch.*` with the module of the same name in tinytensor."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        here = _here(fullname)
        if here is None:
            return None
        # None lets Python raise ModuleNotFoundError with the name that the program wrote, `torch.x`, and not tinytensor's.
        # Another package that a module of ours asks for, and that is not installed, is reported under its own name.
        try:
            importlib.import_module(here)
        except ModuleNotFoundError as error:
            if error.name is not None and not error.name.startswith("tinytensor"):
                raise
            return None
        return importlib.machinery.ModuleSpec(fullname, self)

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        here = _here(spec.name)
        assert here is not None
        module = importlib.import_module(here)
        return _View(spec.name, module) if spec.name in ("torch", "torch.version") else module

    def exec_module(self, module: ModuleType) -> None:
        """The module has run already, under its own name."""


def serve_as_torch() -> None:
    """From now on `import torch` gives tinytensor. RuntimeError if the real torch is loaded already."""
    loaded = sys.modules.get("torch")
    if loaded is not None and not isinstance(loaded, _View):
        raise RuntimeError("the real torch is imported already; call serve_as_torch() first")
    if not any(isinstance(finder, _TorchFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _TorchFinder())
