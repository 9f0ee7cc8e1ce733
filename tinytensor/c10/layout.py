"""Layouts and memory formats: how elements are arranged.

Mirrors c10/core/Layout.h and c10/core/MemoryFormat.h.
"""

from __future__ import annotations


class Layout:
    """`torch.layout`: whether strides, or index tensors, say where an element is.

    Tensors here are all `strided`; `sparse_coo` and `sparse_csr` are names that errors can speak of.

    >>> tt.zeros(2).layout, isinstance(tt.strided, tt.layout)
    (torch.strided, True)
    """

    __slots__ = ("name",)

    def __init__(self, name: str):
        self.name = name

    def __repr__(self) -> str:
        return f"torch.{self.name}"

    def __reduce__(self) -> str:
        return self.name  # pickled as a name of this module, so that there stays one object


class MemoryFormat:
    """`torch.memory_format`: an order of dimensions in memory that an operator may be asked for.

    `contiguous_format`: the last dimension is innermost. `channels_last` (4 dimensions) and `channels_last_3d` (5):
    dimension 1 is. `preserve_format`: as the input has it.

    >>> tt.zeros(1, 2, 3, 3).to(memory_format=tt.channels_last).stride()
    (18, 1, 6, 2)
    """

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
