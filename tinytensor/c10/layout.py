"""Layouts and memory formats: how elements are arranged.

Mirrors c10/core/Layout.h and c10/core/MemoryFormat.h.
"""

from __future__ import annotations


class Layout:
    """`torch.layout`: whether strides, or index tensors, say where an element is."""

    __slots__ = ("name",)

    def __init__(self, name: str):
        self.name = name

    def __repr__(self) -> str:
        return f"torch.{self.name}"

    def __reduce__(self) -> str:
        return self.name  # pickled as a name of this module, so that there stays one object


class MemoryFormat:
    """`torch.memory_format`: an order of dimensions in memory that an operator may be asked for."""

    __slots__ = ("name",)

    def __init__(self, name: str):
        self.name = name

    def __repr__(self) -> str:
        return f"torch.{self.name}"

    def __reduce__(self) -> str:
        return self.name  # pickled as a name of this module, so that there stays one object


strided = Layout("strided")
sparse_coo = Layout("sparse_coo")
sparse_csr = Layout("sparse_csr")

contiguous_format = MemoryFormat("contiguous_format")
preserve_format = MemoryFormat("preserve_format")
channels_last = MemoryFormat("channels_last")
channels_last_3d = MemoryFormat("channels_last_3d")
