"""Resizing: a tensor's geometry, and its storage where that is too small.

Mirrors aten/src/ATen/native/Resize.cpp.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from tinytensor.aten.native.factories.fill import fill_resize_deterministic_
from tinytensor.c10 import contiguity
from tinytensor.c10.allocator import NOT_RESIZABLE, resize_storage
from tinytensor.c10.deterministic import context as deterministic
from tinytensor.c10.error import check, warn
from tinytensor.c10.layout import MemoryFormat, preserve_format
from tinytensor.c10.memory_format import format_strides
from tinytensor.c10.metadata import Metadata, metadata

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def set_geometry(tensor: Tensor, meta: Metadata, byte_offset: int | None = None) -> None:
    """Give a tensor other sizes and strides; grow its storage where they reach further."""
    offset = tensor.byte_offset_ if byte_offset is None else byte_offset
    # The last byte that the new geometry reaches; a tensor without elements reaches none.
    needed = meta.nbytes + offset if meta.numel else 0
    if needed > tensor.storage_.nbytes:
        resize_storage(tensor.storage_, needed)
    tensor.byte_offset_ = offset
    # Metadata exists twice, plain and for tensors that require a gradient; the tensor stays in its half.
    tensor.meta_ = meta.grad_twin if tensor.meta_ is tensor.meta_.grad_twin else meta


def check_countable(size: Ints) -> None:
    """RuntimeError for sizes whose elements 64 bits do not count, as of a result that is made empty and resized."""
    if any(n < 0 for n in size) or prod(size) >= 2**63:
        raise RuntimeError("numel: integer multiplication overflow")


def resize_(self: Tensor, size: Ints, memory_format: MemoryFormat | None = None) -> Tensor:
    """Change the sizes in place; new elements are uninitialised."""
    check_countable(size)
    # The sizes fit: the strides stay as they are, even if they are not row-major.
    if tuple(self.meta_.sizes) == size and memory_format is None:
        return self
    check(memory_format is not preserve_format, "Unsupported memory formatPreserve")
    strides = format_strides(size, memory_format)
    old_nbytes = self.storage_.nbytes
    set_geometry(self, metadata(size, strides, self.meta_.dtype, self.meta_.device))
    if deterministic.fills:
        fill_resize_deterministic_(self, old_nbytes)
    return self


def check_may_grow(out: Tensor, size: Ints) -> None:
    """RuntimeError if `resize_output` would refuse, for a kernel that PyTorch resizes the output of before it looks at inputs."""
    m, storage = out.meta_, out.storage_
    if prod(size) * m.itemsize + out.byte_offset_ > storage.nbytes:
        check(storage.resizable, NOT_RESIZABLE)


def resize_output(out: Tensor, size: Ints, strides: Ints | None = None) -> bool:
    """Make `out` fit a result, with PyTorch's warning if it holds elements. Returns whether its size changed."""
    if tuple(out.meta_.sizes) == tuple(size):
        return False
    if out.meta_.numel:
        warn(
            "An output with one or more elements was resized since it had shape "
            f"{list(out.meta_.sizes)}, which does not match the required output shape {list(size)}. "
            "This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have "
            "zero elements. You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with "
            "t.resize_(0)."
        )
    # Strides, where they are given, are those that a new result would have: an output of the wrong size gets them too.
    strides = contiguity.contiguous_strides(size) if strides is None else strides
    m = out.meta_
    set_geometry(out, metadata(tuple(size), strides, m.dtype, m.device, False, m.quantizer))
    return True
