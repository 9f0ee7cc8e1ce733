"""What a tensor says about its layout and its quantizer, and what it says instead of strides and a storage without them.

Mirrors the getters of torch/csrc/autograd/python_variable.cpp, and what SparseTensorImpl, SparseCsrTensorImpl and
OpaqueTensorImpl override.
"""

from __future__ import annotations

from typing import Any, cast

from tinytensor.aten import functions as F
from tinytensor.c10.batched_tensor_impl import is_batched
from tinytensor.c10.error import check
from tinytensor.c10.layout import SPARSE_COMPRESSED, _mkldnn, sparse_coo, sparse_csr, strided
from tinytensor.c10.metadata import Ints, Metadata
from tinytensor.c10.tensor_impl import TensorImpl


class LayoutProperties:
    """Flags of layouts and of quantized dtypes."""

    __slots__ = ()
    meta_: Metadata

    @property
    def is_sparse(self) -> bool:
        """Whether the layout is `sparse_coo`.

        >>> tt.eye(2).is_sparse, tt.eye(2).to_sparse().is_sparse
        (False, True)
        """
        return self.meta_.layout is sparse_coo

    @property
    def is_sparse_csr(self) -> bool:
        """Whether the layout is `sparse_csr`.

        >>> tt.eye(2).to_sparse().is_sparse_csr
        False
        """
        return self.meta_.layout is sparse_csr

    @property
    def is_mkldnn(self) -> bool:
        """Whether the layout is `_mkldnn`, that is, whether the elements stand in blocks.

        >>> tt.eye(2).is_mkldnn
        False
        """
        return self.meta_.layout is _mkldnn

    @property
    def is_quantized(self) -> bool:
        """Whether the elements are integers that stand for real numbers by a scale and a zero point.

        >>> tt.ones(2).is_quantized
        False
        """
        return self.meta_.dtype.is_quantized

    def to_sparse_coo(self) -> Any:
        """The tensor as `sparse_coo`; the same as `to_sparse()`.

        >>> tt.eye(2).to_sparse_coo().values()
        tensor([1., 1.])
        """
        return F.to_sparse(cast(Any, self))


def strides_of_layout(self: TensorImpl) -> Ints:
    """What `stride()` gives where there are no strides: PyTorch has zeros for COO, and for blocks a 1 before them."""
    layout, dim = self.meta_.layout, self.meta_.dim
    check(layout not in SPARSE_COMPRESSED, lambda: f"Sparse {layout.short_name} tensors do not have strides")
    return (0,) * dim if layout is sparse_coo else (1,) * min(dim, 1) + (0,) * (dim - 1)


def is_contiguous_of_layout(self: TensorImpl, row_major: bool = True) -> bool:
    """What `is_contiguous()` gives where there are no strides; `row_major`: whether that order is asked for."""
    layout = self.meta_.layout
    check(layout not in SPARSE_COMPRESSED, lambda: f"Sparse {layout.short_name} tensors do not have is_contiguous")
    return self.meta_.layout is _mkldnn and row_major


def check_opaque_storage(self: TensorImpl) -> None:
    """NotImplementedError for a blocked tensor, whose memory nobody may see."""
    check(self.meta_.layout is not _mkldnn, "Cannot access storage of OpaqueTensorImpl", NotImplementedError)


def check_has_storage(self: TensorImpl) -> None:
    """NotImplementedError for a tensor that has no storage of its own."""
    if self.meta_.layout is not strided:
        raise NotImplementedError(f"Cannot access storage of {type(self.storage_).__name__}")
    check(not is_batched(self), "Cannot access storage of BatchedTensorImpl", NotImplementedError)


def kind_of_layout(self: TensorImpl) -> str:
    """What stands before the dtype in the name of the tensor's type: `sparse.` in `torch.sparse.FloatTensor`."""
    layout: Any = self.meta_.layout
    if layout is strided:
        return "quantized." if self.meta_.dtype.is_quantized else ""
    check(
        layout is sparse_coo,
        lambda: f"Unimplemented backend {layout.cpp_name if layout is _mkldnn else 'SparseCsr'}CPU",
    )
    return "sparse."
