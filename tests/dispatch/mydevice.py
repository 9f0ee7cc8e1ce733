"""A backend from outside, as somebody else's package would bring it: one file, and nothing of the library changed.

`mydevice` is a computer inside the computer. Its memory is a handle, which the library's CPU kernels cannot read: a
kernel that reaches for it gets an error, so every operator must go through the fallback or a kernel that stands here.
What has to be written, and is all that is written: an allocator, two factories, two copies, and the operators that touch
geometry only.

Follows test/cpp_extensions/open_registration_extension of PyTorch.
"""

from __future__ import annotations

import collections
import sys

import numpy as np

import tinytensor as tt
from tinytensor._tensor.storage import TypedStorage, UntypedStorage
from tinytensor.aten.core.dispatch.library import Library
from tinytensor.aten.native.shape import resize, tensor_shape
from tinytensor.c10 import device, device_allocator, privateuse1
from tinytensor.utils.backend_registration import cpu_fallback, empty_generic, empty_strided_generic, set_allocator

NAME = "mydevice"


class Chip:
    """The device's own memory: bytes under a number."""

    def __init__(self) -> None:
        self.bytes: dict[int, np.ndarray] = {}
        self.last = 0

    def malloc(self, nbytes: int) -> int:
        self.last += 1
        self.bytes[self.last] = np.full(nbytes, 0xA5, np.uint8)
        return self.last

    def free(self, number: int) -> None:
        del self.bytes[number]


chip = Chip()


class Block:
    """What a storage holds: a number of the chip's, given back when the storage is gone. It has no buffer protocol."""

    def __init__(self, nbytes: int) -> None:
        self.number = chip.malloc(nbytes)

    def __del__(self) -> None:
        chip.free(self.number)


class Allocator:
    def allocate(self, nbytes: int) -> Block:
        return Block(nbytes)

    def resize(self, block: Block, nbytes: int) -> Block:
        bigger = Block(nbytes)
        kept = min(nbytes, len(chip.bytes[block.number]))
        chip.bytes[bigger.number][:kept] = chip.bytes[block.number][:kept]
        return bigger


class Module:
    """`tt.mydevice`."""

    selected = 0

    def device_count(self) -> int:
        return 2

    def current_device(self) -> int:
        return self.selected

    def is_available(self) -> bool:
        return True


module = Module()
# How often the fallback ran each operator.
fallen: collections.Counter[str] = collections.Counter()


def counting_fallback(op, *args, **kwargs):
    fallen[op.name()] += 1
    return cpu_fallback(op, *args, **kwargs)


def elements(x: tt.Tensor) -> np.ndarray:
    """The elements of a tensor on the device: an array over the chip's memory."""
    m = x.meta_
    strides = tuple(s * m.itemsize for s in m.strides)
    dtype = np.dtype(f"V{m.itemsize}")
    if m.numel == 0:
        return np.empty(tuple(m.sizes), dtype)
    return np.ndarray(tuple(m.sizes), dtype, chip.bytes[x.storage_.buffer.number], x.byte_offset_, strides)


def _copy_from(self: tt.Tensor, dst: tt.Tensor, non_blocking: bool = False) -> tt.Tensor:
    """Between the host and the device, and within it. What needs a conversion is converted on the host."""
    if dst.device.type != NAME:
        host = tt.empty_strided(self.size(), dense(self), dtype=self.dtype)
        host_elements(host)[...] = elements(self)
        return dst.copy_(host)
    if self.device.type != NAME:
        host = self.to(dst.dtype).expand(dst.size()).contiguous()
        elements(dst)[...] = host_elements(host)
    elif self.dtype is dst.dtype:
        elements(dst)[...] = elements(self.expand(dst.size())).copy()
    else:
        _copy_from(self.cpu(), dst)
    return dst


def _copy_from_and_resize(self: tt.Tensor, dst: tt.Tensor) -> tt.Tensor:
    if self.size() != dst.size():
        dst.resize_(self.size())
    return _copy_from(self, dst)


def dense(x: tt.Tensor) -> tuple[int, ...]:
    """Strides of row-major memory."""
    return tt.empty(x.size(), device="meta").stride()


def host_elements(x: tt.Tensor) -> np.ndarray:
    """The same array over a CPU tensor."""
    m = x.meta_
    dtype = np.dtype(f"V{m.itemsize}")
    if m.numel == 0:
        return np.empty(tuple(m.sizes), dtype)
    return np.ndarray(
        tuple(m.sizes), dtype, x.storage_.as_bytes(), x.byte_offset_, tuple(s * m.itemsize for s in m.strides)
    )


# Geometry only: the library's own functions serve, whatever the memory is.
GEOMETRY = {
    "as_strided": lambda ks, self, size, stride, offset: tensor_shape.as_strided(self, size, stride, offset),
    "view": lambda ks, self, size: tensor_shape.view(self, size),
    "unfold": lambda ks, self, dim, size, step: tensor_shape.unfold(self, dim, size, step),
    "_reshape_alias": lambda ks, self, size, stride: tensor_shape._reshape_alias(self, size, stride),
    "resize_": lambda ks, self, size, memory_format: resize.resize_(self, size, memory_format),
    "set_": lambda ks, self: tensor_shape.set_(self),
    "set_.source_Tensor": lambda ks, self, source: tensor_shape.set__source_Tensor(self, source),
    "set_.source_Storage": lambda ks, self, source: tensor_shape.set__source_Storage(self, source),
    "set_.source_Storage_storage_offset": lambda ks, self, source, offset, size, stride: (
        tensor_shape.set__source_Storage_storage_offset(self, source, offset, size, stride)
    ),
}

libraries: list[Library] = []


def install() -> None:
    """All that a package does when it is imported."""
    tt.utils.rename_privateuse1_backend(NAME)
    tt._register_device_module(NAME, module)
    tt.utils.generate_methods_for_privateuse1_backend(for_storage=True, unsupported_dtype=[tt.bfloat16])
    set_allocator(NAME, Allocator())
    aten = Library("aten", "IMPL", "PrivateUse1")
    aten.impl("empty.memory_format", empty_generic)
    aten.impl("empty_strided", empty_strided_generic)
    aten.impl("_copy_from", _copy_from)
    aten.impl("_copy_from_and_resize", _copy_from_and_resize)
    for name, kernel in GEOMETRY.items():
        aten.impl(name, kernel, with_keyset=True)
    everything = Library("_", "IMPL", "PrivateUse1")
    everything.fallback(counting_fallback)
    libraries.extend([aten, everything])


def uninstall() -> None:
    """No package can do that: a device keeps its name. The tests that follow want the library as it was."""
    for library in libraries:
        library._destroy()
    libraries.clear()
    device_allocator._ALLOCATORS.pop(NAME)
    device.rename_privateuse1("privateuseone", privateuse1._initialize)
    privateuse1._renamed = False
    del sys.modules[f"tinytensor.{NAME}"]
    delattr(tt, NAME)
    for cls in (tt.Tensor, UntypedStorage, TypedStorage):
        delattr(cls, NAME)
        delattr(cls, f"is_{NAME}")
    delattr(tt.nn.Module, NAME)
    for name in (NAME, f"is_{NAME}"):
        delattr(tt.nn.utils.rnn.PackedSequence, name)
