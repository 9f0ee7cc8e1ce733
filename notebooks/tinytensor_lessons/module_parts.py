"""What lesson 20 gives to the learner's Module: three dicts and reading from them, buffers, modes; an error's text."""

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

    def __setattr__(self, name: str, value: Any) -> None:
        """An ordinary attribute, or a new value for a buffer."""
        if name in self._buffers:
            self._buffers[name] = value
        else:
            object.__setattr__(self, name, value)

    def register_buffer(self, name: str, tensor: Any) -> None:
        self._buffers[name] = tensor

    def buffers(self) -> list[Any]:
        """The buffers here and below, a shared one once."""
        found = list(self._buffers.values())
        for child in self._modules.values():
            found += child.buffers()
        return list({id(buffer): buffer for buffer in found}.values())

    def train(self, mode: bool = True) -> Any:
        """Set `training` here and below; return the module."""
        self.training = mode
        for child in self._modules.values():
            child.train(mode)
        return self

    def eval(self) -> Any:
        return self.train(False)

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
