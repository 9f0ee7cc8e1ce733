"""What lesson 20 gives to the learner's Module: three dicts and the reading of attributes from them; an error's text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

_KINDS = ("_parameters", "_buffers", "_modules")


class Attributes:
    """The part of nn.Module that is bookkeeping. Attributes kept in the dicts can be read and deleted like others."""

    _parameters: dict[str, Any]
    _buffers: dict[str, Any]
    _modules: dict[str, Any]
    training: bool

    def __init__(self) -> None:
        for kind in _KINDS:
            object.__setattr__(self, kind, {})
        object.__setattr__(self, "training", True)

    def __getattr__(self, name: str) -> Any:
        """Called where the usual search for an attribute finds nothing."""
        for kind in _KINDS:
            if name in vars(self).get(kind, ()):
                return vars(self)[kind][name]
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    def __delattr__(self, name: str) -> None:
        for kind in _KINDS:
            if name in vars(self)[kind]:
                del vars(self)[kind][name]
                return
        object.__delattr__(self, name)

    def register_buffer(self, name: str, tensor: Any) -> None:
        self._buffers[name] = tensor

    def __call__(self, *args: Any) -> Any:
        return self.forward(*args)


def key_error(module: Any, missing: Sequence[str], unexpected: Sequence[str]) -> str:
    """Torch's text for a state_dict whose keys do not fit."""
    lines = [f"Error(s) in loading state_dict for {type(module).__name__}:"]
    for what, keys in (("Missing", missing), ("Unexpected", unexpected)):
        if keys:
            names = ", ".join(f'"{key}"' for key in keys)
            lines.append(f"{what} key(s) in state_dict: {names}. ")
    return "\n\t".join(lines)
