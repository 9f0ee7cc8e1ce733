"""A device for the lessons: `privateuseone`, a computer inside the computer, whose memory CPU kernels cannot read.

It brings what no device can do without: an allocator, copies to and from the host, and the operators that touch geometry
only. It computes nothing. What should run on it has to be registered, or falls back: that is what the lessons are about.

Follows test/cpp_extensions/open_registration_extension of PyTorch. A real backend would also name itself.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import numpy as np

import tinytensor as tt
from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.dispatch.library import Library
from tinytensor.aten.native.shape import resize, tensor_shape
from tinytensor.c10 import device as devices
from tinytensor.c10 import device_allocator, privateuse1
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import CPU
from tinytensor.utils.backend_registration import empty_generic, empty_strided_generic, set_allocator

NAME = "privateuseone"


class Block:
    """What a storage of the device holds: bytes behind an object without a buffer protocol."""

    def __init__(self, nbytes: int) -> None:
        self.bytes = np.zeros(nbytes, np.uint8)


class Allocator:
    def allocate(self, nbytes: int) -> Block:
        return Block(nbytes)

    def resize(self, block: Block, nbytes: int) -> Block:
        bigger = Block(nbytes)
        kept = min(nbytes, len(block.bytes))
        bigger.bytes[:kept] = block.bytes[:kept]
        return bigger


class _Module(ModuleType):
    """`tt.privateuseone`."""

    def device_count(self) -> int:
        return 1

    def current_device(self) -> int:
        return 0

    def is_available(self) -> bool:
        return True


def elements(x: Any) -> np.ndarray:
    """The elements of a tensor on the device, in its own memory; also those of one on the CPU."""
    m = x.meta_
    dtype = np.dtype(f"V{m.itemsize}")
    if m.numel == 0:
        return np.empty(tuple(m.sizes), dtype)
    memory = x.storage_.buffer.bytes if on_device(x) else x.storage_.as_bytes()
    return np.ndarray(tuple(m.sizes), dtype, memory, x.byte_offset_, tuple(s * m.itemsize for s in m.strides))


def mm(a: Any, b: Any) -> Any:
    """A matrix product in the device's own memory, for those who want to register one."""
    result = tt.empty(a.size(0), b.size(1), dtype=a.dtype, device=a.device)
    dtype = np.dtype(a.dtype.name)
    elements(result).view(dtype)[...] = elements(a).view(dtype) @ elements(b).view(dtype)
    return result


def on_device(value: Any) -> bool:
    """Whether it is a tensor there."""
    return isinstance(value, tt.Tensor) and privateuse1.is_privateuse1(value.device)


def _copy_from(self: Any, dst: Any, non_blocking: bool = False) -> Any:
    """Between the host and the device, and within it. What needs a conversion is converted on the host."""
    if not on_device(dst):
        host = tt.empty(self.size(), dtype=self.dtype)
        elements(host)[...] = elements(self)
        return dst.copy_(host)
    if not on_device(self):
        elements(dst)[...] = elements(self.to(dst.dtype).expand(dst.size()).contiguous())
    elif self.dtype is dst.dtype:
        elements(dst)[...] = elements(self.expand(dst.size())).copy()
    else:
        _copy_from(self.cpu(), dst)
    return dst


def _copy_from_and_resize(self: Any, dst: Any) -> Any:
    if self.size() != dst.size():
        dst.resize_(self.size())
    return _copy_from(self, dst)


# Geometry only: the library's own functions serve, whatever the memory is.
_GEOMETRY: dict[str, Callable[..., Any]] = {
    "as_strided": lambda ks, self, size, stride, offset: tensor_shape.as_strided(self, size, stride, offset),
    "view": lambda ks, self, size: tensor_shape.view(self, size),
    "unfold": lambda ks, self, dim, size, step: tensor_shape.unfold(self, dim, size, step),
    "_reshape_alias": lambda ks, self, size, stride: tensor_shape._reshape_alias(self, size, stride),
    "resize_": lambda ks, self, size, memory_format: resize.resize_(self, size, memory_format),
    "set_.source_Storage_storage_offset": lambda ks, self, source, offset, size, stride: (
        tensor_shape.set__source_Storage_storage_offset(self, source, offset, size, stride)
    ),
}

# ---- what a fallback to the CPU is made of


def to_cpu(value: Any) -> Any:
    """A copy on the CPU of a tensor on the device; anything else as it is."""
    return value.cpu() if on_device(value) else value


def to_device(value: Any) -> Any:
    """A copy on the device of a tensor on the CPU; anything else as it is."""
    return value.to(NAME) if isinstance(value, tt.Tensor) and value.device.type == "cpu" else value


def run_on_cpu(op: Any, args: Any) -> list[Any]:
    """Call the operator's CPU kernel; its results, as many as the schema has, in a list."""
    stack = [tuple(arg) if isinstance(arg, list) else arg for arg in args]
    op.redispatch_boxed(CPU, stack)
    return stack


def write_back(original: Any, copy: Any) -> None:
    """Let the tensor on the device have the elements, and the sizes, of the copy on the CPU."""
    _copy_from_and_resize(copy, original)


def is_written(argument: Any) -> bool:
    """Whether the schema marks the argument with (a!): the operator writes to it."""
    return argument.alias_info is not None and argument.alias_info.is_write


def written_argument(op: Any, position: int) -> int | None:
    """Which argument the result at `position` is, where the schema says that it is one: `-> Tensor(a!)`."""
    alias = op.schema.returns[position].alias_info
    if alias is None or not alias.is_write:
        return None
    return next(i for i, argument in enumerate(op.schema.arguments) if argument.alias_info == alias)


# ---- bringing the device in, and taking it out

_libraries: list[Library] = []


def install() -> None:
    """Make the device known to this process; a second time does nothing."""
    if _libraries:
        return
    if privateuse1.is_privateuse1_backend_registered():
        raise RuntimeError(
            f"{NAME} belongs to the backend {privateuse1.privateuse1_backend_name()!r}. Restart the kernel."
        )
    tt._register_device_module(NAME, _Module(f"tinytensor.{NAME}"))
    set_allocator(NAME, Allocator())
    aten = Library("aten", "IMPL", "PrivateUse1")
    aten.impl("empty.memory_format", empty_generic)
    aten.impl("empty_strided", empty_strided_generic)
    aten.impl("_copy_from", _copy_from)
    aten.impl("_copy_from_and_resize", _copy_from_and_resize)
    for name, kernel in _GEOMETRY.items():
        aten.impl(name, kernel, with_keyset=True)
    _libraries.append(aten)


def uninstall() -> None:
    """As if it had never been there. Tensors on it can no longer be used."""
    if not _libraries:
        return
    _libraries.pop()._destroy()
    device_allocator._ALLOCATORS.pop(NAME)
    devices.INITIALIZERS[NAME] = privateuse1._initialize
    del sys.modules[f"tinytensor.{NAME}"]
    delattr(tt, NAME)


@contextlib.contextmanager
def installed() -> Iterator[None]:
    """The device for the length of a block; where it is installed already, it stays."""
    before = bool(_libraries)
    install()
    try:
        yield
    finally:
        if not before:
            uninstall()


@contextlib.contextmanager
def falling_back(boxed: Any) -> Iterator[None]:
    """For the length of a block, `boxed(op, ks, stack)` runs every operator that the device has no kernel for."""
    key = DispatchKey.PrivateUse1
    before = dispatcher.fallbacks.get(key)
    if before is not None:
        dispatcher.deregister_fallback(key)
    dispatcher.register_fallback(key, boxed)
    try:
        yield
    finally:
        dispatcher.deregister_fallback(key)
        if before is not None:
            dispatcher.register_fallback(key, before)
