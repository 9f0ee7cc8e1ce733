"""Run PyTorch code on tinytensor: `import torch` finds this package.

    from tinytensor.testing.serve_as_torch import serve_as_torch
    serve_as_torch()
    import torch                      # tinytensor
    import torch.nn as nn             # tinytensor.nn

For programs and notebooks that say `import torch`. It must run before the real torch is imported. A module gets both names:
`torch.nn` is the very object `tinytensor.nn`, so that classes and `isinstance` agree.
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import sys
from collections.abc import Sequence
from types import ModuleType


class _TorchFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Answers for `torch` and `torch.*` with the module of the same name in tinytensor."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != "torch" and not fullname.startswith("torch."):
            return None
        # None lets Python raise ModuleNotFoundError with the name that the program wrote, `torch.x`, and not tinytensor's.
        try:
            importlib.import_module("tinytensor" + fullname.removeprefix("torch"))
        except ModuleNotFoundError:
            return None
        return importlib.machinery.ModuleSpec(fullname, self)

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        return importlib.import_module("tinytensor" + spec.name.removeprefix("torch"))

    def exec_module(self, module: ModuleType) -> None:
        """The module has run already, under its own name."""


def serve_as_torch() -> None:
    """From now on `import torch` gives tinytensor. RuntimeError if the real torch is loaded already."""
    loaded = sys.modules.get("torch")
    if loaded is not None and loaded.__name__ != "tinytensor":
        raise RuntimeError("the real torch is imported already; call serve_as_torch() first")
    if not any(isinstance(finder, _TorchFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _TorchFinder())
