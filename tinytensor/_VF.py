"""torch._VF: the functions of tensors as programs call them that avoid what stands in front of them in `torch`.

    >>> from tinytensor import _VF
    >>> import tinytensor as tt
    >>> _VF.dropout(tt.ones(2), 0.0, True)
    tensor([1., 1.])

In PyTorch these are the functions of `torch._C._VariableFunctions`; here the same functions as in `torch`.

Mirrors torch/_VF.py.
"""

from __future__ import annotations

import sys
import types
from typing import Any

from tinytensor.aten import functions

__all__: list[str] = []


class _VariableFunctionsClass:
    """The functions of tensors, by name."""

    def __getattr__(self, name: str) -> Any:
        # What Python adds to some operators stands in `torch` itself, which imports this file.
        for module in (functions, sys.modules["tinytensor"]):
            found = getattr(module, name, None)
            if isinstance(found, types.FunctionType):
                return found
        raise AttributeError(f"'torch._C._VariableFunctionsClass' object has no attribute '{name}'")

    def __dir__(self) -> list[str]:
        return sorted(name for name, value in vars(functions).items() if isinstance(value, types.FunctionType))


_VariableFunctions = _VariableFunctionsClass()


class VFModule(types.ModuleType):
    """This module: what it has not itself it takes from `_VariableFunctions`."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(_VariableFunctions, name)


sys.modules[__name__].__class__ = VFModule
