"""Formulas of derivatives of sparse tensors.

Mirrors the sparse functions of torch/csrc/autograd/FunctionsManual.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.autograd.functions_manual.functions_manual import add_scalar, maybe_multiply
from tinytensor.c10.error import check
from tinytensor.c10.layout import sparse_coo, strided

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Number = Any


def values_backward(grad: Tensor, self: Tensor) -> Tensor:
    """The gradient of the values, as a sparse tensor with the places of `self`."""
    if self.layout is sparse_coo:
        return F._sparse_coo_tensor_unsafe(self.indices(), grad, tuple(self.shape), is_coalesced=True)
    return compressed_like(self, grad)


def compressed_like(self: Tensor, values: Tensor) -> Tensor:
    """A compressed tensor with the indices of `self` and other values."""
    by_rows = self.layout.name in ("sparse_csr", "sparse_bsr")
    compressed = self.crow_indices() if by_rows else self.ccol_indices()
    plain = self.col_indices() if by_rows else self.row_indices()
    return F._sparse_compressed_tensor_unsafe(compressed, plain, values, tuple(self.shape), layout=self.layout)


def to_sparse_backward(grad: Tensor, self_layout: Any, blocksize: Ints | None) -> Tensor:
    """The gradient in the layout that the tensor had before, with blocks of its size."""
    if self_layout is grad.layout:
        return grad
    if self_layout is strided:
        return grad.to_dense()
    return grad.to_sparse(layout=self_layout, blocksize=blocksize)


def sparse_mask_backward(grad: Tensor, mask: Tensor, self_layout: Any) -> Tensor:
    """What the mask let through, once for each time that the mask names a place; dense, if the masked tensor was."""
    found = _sparse_mask_like_grad(mask, grad)
    return found.to_dense() if self_layout is strided else found


def _sparse_mask_like_grad(mask: Tensor, grad: Tensor) -> Tensor:
    """`grad` at the places of `mask`. A place that is in the mask twice is there twice, and its gradients add up."""
    masked, whole = mask.is_coalesced(), grad.is_coalesced()
    more = masked == whole and mask._nnz() >= grad._nnz()
    if masked and not (whole and more):
        return grad.sparse_mask(mask)
    if masked or whole or more:
        return F._sparse_mask_projection(grad.coalesce(), mask, True)
    return grad.sparse_mask(mask.coalesce())


def sparse_sparse_matmul_backward(grad: Tensor, a: Tensor, b: Tensor, order: int) -> Tensor:
    """The gradient of one factor, at those of the factor's entries that the product reaches."""
    factor = (a if order == 0 else b).coalesce()
    whole = F._sparse_sparse_matmul(grad, b.t()) if order == 0 else F._sparse_sparse_matmul(a.t(), grad)
    ones = F.ones_like(factor._values())
    return whole * F._sparse_coo_tensor_unsafe(factor._indices(), ones, tuple(factor.shape), is_coalesced=True)


def mm_mat1_sparse_backward(grad: Tensor, mat1: Tensor, mat2: Tensor, alpha: Number) -> Tensor:
    """grad @ mat2^T at the entries of the sparse first factor."""
    if grad.layout is strided and mat2.layout is strided and mat1.layout is sparse_coo:
        return maybe_multiply(grad.mm(mat2.t()).sparse_mask(mat1.coalesce()), alpha)
    if mat1.layout is strided:
        return maybe_multiply(grad.mm(mat2.t()), alpha)
    if mat1.layout.name == "sparse_csr" and mat2.layout is strided:
        zero = compressed_like(mat1, F.zeros_like(mat1.values()))
        return F.sparse_sampled_addmm(zero, grad, mat2.t(), beta=1.0, alpha=alpha)
    check(
        False,
        lambda: (
            f"sparse_addmm_sparse_backward: unsupported combination of layouts, grad: {grad.layout.cpp_name}, mat1: "
            f"{mat1.layout.cpp_name}, mat2: {mat2.layout.cpp_name}"
        ),
    )
    raise AssertionError


def log1p_backward(grad: Tensor, self: Tensor) -> Tensor:
    """grad / (self + 1); a sparse tensor plus 1 is dense, and a sparse gradient is divided by multiplying."""
    shifted = add_scalar(self if self.layout is strided else self.to_dense(), 1)
    return grad / shifted if grad.layout is strided else grad * shifted.reciprocal()


def sparse_compressed_tensor_backward(grad: Tensor, values: Tensor, result: Tensor) -> Tensor:
    """The gradient of the values: that of the elements at their places."""
    return grad.to_dense().sparse_mask(result).values().view(values.shape)
