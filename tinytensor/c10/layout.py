"""Layouts and memory formats: how elements are arranged.

Mirrors c10/core/Layout.h and c10/core/MemoryFormat.h.
"""

from __future__ import annotations

from tinytensor.c10.public_name import public_name


@public_name("layout")
class Layout:
    """`torch.layout`: whether strides, or index tensors, say where an element is.

    name        "sparse_coo", as it is printed
    cpp_name    "Sparse", as error messages of the C++ half call it

    >>> tt.zeros(2).layout, isinstance(tt.strided, tt.layout)
    (torch.strided, True)
    """

    __slots__ = ("cpp_name", "name")

    def __init__(self, name: str, cpp_name: str):
        self.name = name
        self.cpp_name = cpp_name

    def __repr__(self) -> str:
        return f"torch.{self.name}"

    def __reduce__(self) -> str:
        return self.name  # pickled as a name of this module, so that there stays one object

    @property
    def short_name(self) -> str:
        """\"CSR\", as messages about compressed tensors say.

        >>> tt.sparse_csr.short_name
        'CSR'
        """
        return self.name.removeprefix("sparse_").upper()


@public_name("memory_format")
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


strided = Layout("strided", "Strided")
sparse_coo = Layout("sparse_coo", "Sparse")
sparse_csr = Layout("sparse_csr", "SparseCsr")
sparse_csc = Layout("sparse_csc", "SparseCsc")
sparse_bsr = Layout("sparse_bsr", "SparseBsr")
sparse_bsc = Layout("sparse_bsc", "SparseBsc")
_mkldnn = Layout("_mkldnn", "Mkldnn")
jagged = Layout("jagged", "Jagged")  # of nested tensors, which no kernel sees

# The layouts that keep one dimension's indices as running counts, by rows or by columns, of elements or of blocks.
SPARSE_COMPRESSED = frozenset([sparse_csr, sparse_csc, sparse_bsr, sparse_bsc])

contiguous_format = MemoryFormat("contiguous_format")
preserve_format = MemoryFormat("preserve_format")
channels_last = MemoryFormat("channels_last")
channels_last_3d = MemoryFormat("channels_last_3d")
