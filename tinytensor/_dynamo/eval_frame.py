"""The module that `torch.compile` makes of a module: the same one under another name.

Mirrors OptimizedModule of torch/_dynamo/eval_frame.py. Left out: frames, which are not evaluated in another way here.
"""

from __future__ import annotations

from collections.abc import Sized
from typing import Any

from tinytensor.nn import Module


class OptimizedModule(Module):
    """Calls the module that it was made of. Parameters, buffers and settings are that module's.

    In its `state_dict` all names begin with `_orig_mod.`, as programs that load such files know.

    >>> import warnings
    >>> from tinytensor import nn
    >>> with warnings.catch_warnings(action="ignore"):
    ...     net = tt.compile(nn.Linear(2, 1))
    >>> net, list(net.state_dict()), net.in_features
    (OptimizedModule(
      (_orig_mod): Linear(in_features=2, out_features=1, bias=True)
    ), ['_orig_mod.weight', '_orig_mod.bias'], 2)
    """

    _orig_mod: Module

    def __init__(self, mod: Module) -> None:
        self.__dict__["_is_made"] = False
        super().__init__()
        super().__setattr__("_orig_mod", mod)
        self.__dict__["_is_made"] = True

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """What the module gives."""
        return self._orig_mod(*args, **kwargs)

    def __len__(self) -> int:
        if isinstance(self._orig_mod, Sized):
            return len(self._orig_mod)
        raise TypeError(f"{type(self._orig_mod).__name__} does not support len()")

    @property
    def training(self) -> bool:
        return self._orig_mod.training

    @training.setter
    def training(self, value: bool) -> None:
        if self.__dict__["_is_made"]:  # Module.__init__ sets it too, and that is no wish
            self._orig_mod.training = value

    def __getattr__(self, name: str) -> Any:
        if name == "_orig_mod":
            return self.__dict__["_modules"]["_orig_mod"]
        return getattr(self._orig_mod, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if hasattr(type(self), name) or not self.__dict__["_is_made"]:
            super().__setattr__(name, value)
        else:
            setattr(self._orig_mod, name, value)

    def __delattr__(self, name: str) -> None:
        if hasattr(type(self), name):
            super().__delattr__(name)
        else:
            delattr(self._orig_mod, name)

    def __reduce__(self) -> tuple[type[OptimizedModule], tuple[Module]]:
        return type(self), (self._orig_mod,)

    def __dir__(self) -> list[str]:
        own = dir(self._orig_mod)
        return own + [name for name in super().__dir__() if name not in own]
