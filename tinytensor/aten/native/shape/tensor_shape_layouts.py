"""What operators that make views do with tensors that have no strides: a copy of their own, or a refusal.

The kernels in tensor_shape.py look here when they find no remembered geometry, so strided tensors pay nothing. Where
PyTorch ends in `as_strided`, which a layout without strides does not have, the call goes there and the dispatcher refuses it.

Mirrors the branches on layouts in aten/src/ATen/native/TensorShape.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.sparse import sparse_csr_tensor, sparse_tensor_shape
from tinytensor.aten.native.sparse.sparse_tensor import parts, replace_parts
from tinytensor.c10.error import check
from tinytensor.c10.layout import SPARSE_COMPRESSED, _mkldnn, sparse_coo
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import Ints
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def refuse_strides(self: Tensor) -> Tensor:
    """What PyTorch does with any view: `as_strided`, which no such layout has a kernel for."""
    layout = self.meta_.layout
    check(layout not in SPARSE_COMPRESSED, lambda: f"Sparse {layout.short_name} tensors do not have strides")
    return F.as_strided(self, tuple(self.meta_.sizes), (0,) * self.meta_.dim, 0)


def permute(self: Tensor) -> Tensor:
    """Of a compressed tensor PyTorch asks for `as_strided` without asking for strides first."""
    return F.as_strided(self, tuple(self.meta_.sizes), (0,) * self.meta_.dim, 0)


def select(self: Tensor, dim: int, index: int) -> Tensor:
    if self.meta_.layout is not sparse_coo:
        return refuse_strides(self)
    with AutoDispatchBelowADInplaceOrView():
        return sparse_tensor_shape.select_sparse(self, dim, index)


def t(self: Tensor) -> Tensor:
    m = self.meta_
    if m.layout is sparse_coo:
        own = parts(self)
        check(
            own.sparse_dim <= 2 and own.dense_dim == 0,
            lambda: (
                f"t() expects a tensor with <= 2 sparse and 0 dense dimensions, but got {own.sparse_dim} sparse and "
                f"{own.dense_dim} dense dimensions"
            ),
        )
    check(m.dim <= 2, lambda: f"t() expects a tensor with <= 2 dimensions, but self is {m.dim}D")
    return transpose(self, 0, 0 if m.dim < 2 else 1)


def transpose(self: Tensor, dim0: int, dim1: int) -> Tensor:
    m = self.meta_
    first, second = maybe_wrap_dim(dim0, m.dim), maybe_wrap_dim(dim1, m.dim)
    with AutoDispatchBelowADInplaceOrView():
        if m.layout in SPARSE_COMPRESSED:
            check(
                not F.dense_dim(self),
                "transpose(): hybrid sparse compressed tensors with dense dimensions are not supported",
            )
            return sparse_csr_tensor.transpose_compressed(self, first, second)
        if m.layout is _mkldnn:
            return F._mkldnn_transpose(self, first, second)
        if m.layout is not sparse_coo:
            return refuse_strides(self)
        if first == second:
            return F.clone(self)
        return sparse_tensor_shape.transpose_sparse(self, first, second)


def transpose_(self: Tensor, dim0: int, dim1: int) -> Tensor:
    """In place: the sparse dimensions change places."""
    m = self.meta_
    first, second = maybe_wrap_dim(dim0, m.dim), maybe_wrap_dim(dim1, m.dim)
    if m.layout is sparse_coo:
        if first == second:
            return self
        return replace_parts(self, sparse_tensor_shape.transpose_sparse(self, first, second))
    if m.layout is _mkldnn:
        return self if first == second else F._mkldnn_transpose_(self, first, second)
    return refuse_strides(self)


def expand(self: Tensor, size: Ints) -> Tensor:
    if self.meta_.layout is _mkldnn:
        return refuse_strides(self)
    check(False, lambda: f"expand is unsupported for {self.meta_.layout.cpp_name} tensors")
    return self


def reshape(self: Tensor, shape: Ints) -> Tensor:
    m = self.meta_
    check(m.layout is not sparse_coo, "reshape is not implemented for sparse tensors")
    check(
        m.layout not in SPARSE_COMPRESSED,
        lambda: f"Sparse {m.layout.short_name} tensors do not have is_contiguous",
    )
    return F._mkldnn_reshape(self, shape)


def view(self: Tensor, size: Ints) -> Tensor:
    return refuse_strides(self)
