"""How PyTorch's functions that are written in Python hand their arguments to `__torch_function__`.

Mirrors the calls of handle_torch_function in torch/functional.py, torch/nn/functional.py and torch/_tensor.py.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from typing import Any

# Where PyTorch departs from its own rule.
_LEFT_OUT = {
    "l1_loss": ("weight",),
    "chain_matmul": ("out",),
    "__array__": ("copy",),
    "__array_wrap__": ("context", "return_scalar"),
    "dim_order": ("ambiguity_check",),
}
_BY_KEYWORD = {"unravel_index": ("shape",), "__array_wrap__": ("array",)}


def written_as_pytorch_does(function: Callable, arguments: Mapping[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """(args, kwargs) of a call, from its arguments by name, defaults among them.

    >>> from tinytensor.nn import functional as F
    >>> written_as_pytorch_does(F.relu, {"input": 1, "inplace": False})
    ([1], {'inplace': False})
    """
    name = function.__name__
    positional: list[Any] = []
    named: dict[str, Any] = {}
    for parameter in signature(function).parameters.values():
        value = arguments[parameter.name]
        if parameter.kind is parameter.VAR_POSITIONAL:
            positional.extend(value)
        elif parameter.kind is parameter.VAR_KEYWORD:
            named |= value
        elif parameter.default is parameter.empty and parameter.name not in _BY_KEYWORD.get(name, ()):
            positional.append(value)
        elif parameter.name not in _LEFT_OUT.get(name, ()):
            named[parameter.name] = value
    return positional, named


signature = functools.cache(inspect.signature)
