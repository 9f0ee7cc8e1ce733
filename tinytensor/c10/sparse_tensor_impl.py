"""What tensors without strides have in the place of a storage: tensors of indices and of values, or one packed tensor.

Note [Tensors without strides]
A sparse or blocked tensor is a Tensor like any other, with metadata of its layout: its dispatch keys lead to kernels that
know the layout, and no kernel for strided tensors ever sees it. Its metadata has no strides. Its `storage_` is one of the
objects below, which have a version counter as every storage has one, and whose `data_ptr` raises.

Mirrors aten/src/ATen/SparseTensorImpl.h, SparseCsrTensorImpl.h and OpaqueTensorImpl.h.
"""

from __future__ import annotations

from typing import Any

from tinytensor.c10.device import Device
from tinytensor.c10.layout import Layout, sparse_bsc, sparse_bsr
from tinytensor.c10.metadata import Ints, layout_metadata
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor


class LayoutImpl:
    """What the three have in common: a device, a version counter, and no address.

    A copy of one has parts of its own, and the same counter: `detach` makes one of a sparse tensor.
    """

    __slots__ = ("__weakref__", "_writes", "device")
    nbytes = 0
    resizable = False

    def __init__(self, device: Device):
        self.device = device
        self._writes = [0]

    @property
    def version(self) -> int:
        """How often was written, by whichever tensor."""
        return self._writes[0]

    @version.setter
    def version(self, value: int) -> None:
        self._writes[0] = value

    @property
    def data_ptr(self) -> int:
        raise RuntimeError("Cannot access data pointer of Tensor that doesn't have storage")


class SparseTensorImpl(LayoutImpl):
    """A sparse COO tensor: the element at column `indices[:, n]` of the index space is `values[n]`, all others are 0.

    indices     int64, shape (sparse_dim, nnz)
    values      shape (nnz, *dense sizes): the last dense_dim dimensions of the tensor are dense
    coalesced   whether no index occurs twice and they ascend lexicographically
    """

    __slots__ = ("coalesced", "dense_dim", "indices", "sparse_dim", "values")

    # The parts are Tensors, which c10 does not know (see TensorImpl).
    def __init__(self, indices: Any, values: Any, sparse_dim: int, dense_dim: int, coalesced: bool):
        super().__init__(values.meta_.device)
        self.indices = indices
        self.values = values
        self.sparse_dim = sparse_dim
        self.dense_dim = dense_dim
        self.coalesced = coalesced


class SparseCsrTensorImpl(LayoutImpl):
    """A sparse compressed tensor, CSR, CSC, BSR or BSC: which of them, its layout says.

    compressed  running counts of entries, shape (*batch, rows + 1) (CSR, BSR) or (*batch, columns + 1)
    plain       the other dimension's indices, shape (*batch, nnz)
    values      shape (*batch, nnz, *blocksize, *dense sizes); elements of CSR and CSC have no blocksize
    """

    __slots__ = ("compressed", "plain", "values")

    def __init__(self, compressed: Any, plain: Any, values: Any):
        super().__init__(values.meta_.device)
        self.compressed = compressed
        self.plain = plain
        self.values = values


def sym_blocksize_opt(tensor: TensorImpl) -> Ints | None:
    """Height and width of the blocks of a BSR or BSC tensor; None for other layouts."""
    if tensor.meta_.layout not in (sparse_bsr, sparse_bsc):
        return None
    impl: Any = tensor.storage_
    first = impl.plain.meta_.dim
    return tuple(impl.values.meta_.sizes[first : first + 2])


class OpaqueTensorImpl(LayoutImpl):
    """A tensor whose elements stand in an order that callers do not see: `opaque` is a strided tensor of that order."""

    __slots__ = ("opaque",)

    def __init__(self, opaque: Any):
        super().__init__(opaque.meta_.device)
        self.opaque = opaque


def new_layout_tensor(sizes: Ints, dtype: ScalarType, layout: Layout, impl: LayoutImpl) -> Any:
    """A tensor of a layout without strides over its parts. Nothing is checked."""
    storage: Any = impl  # takes the place of a StorageImpl, see Note [Tensors without strides]
    return new_tensor(layout_metadata(sizes, dtype, impl.device, layout), storage)
