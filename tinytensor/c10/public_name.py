"""What `type(tt.float32)` prints: the name under which a class is public, which is PyTorch's, and not that of the C++ class.

    @public_name("dtype")
    class ScalarType: ...          # <class 'tinytensor.dtype'>

Mirrors the `tp_name` of torch/csrc/Dtype.cpp, Device.cpp, Layout.cpp and their like.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T", bound=type)


def public_name(name: str, module: str = "tinytensor") -> Callable[[T], T]:
    """Show a class as `tinytensor.<name>`. It must be found there, if its objects are pickled by their class."""

    def show(cls: T) -> T:
        cls.__module__, cls.__name__, cls.__qualname__ = module, name, name
        return cls

    return show
