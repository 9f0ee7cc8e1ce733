"""embedding: rows of a table by number, and the gradient that adds up what each row received.

Mirrors aten/src/ATen/native/Embedding.cpp.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.indexing.tensor_advanced_indexing import _index_put_impl_
from tinytensor.aten.native.nn.nn_stubs import embedding_backward_stub, embedding_renorm_stub
from tinytensor.aten.native.nn.param_utils import dense, is_meta, new
from tinytensor.aten.native.reference.arrays import encode, read, view, write
from tinytensor.aten.tensor_utils import check_scalar_types
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import int32, int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def embedding(weight: Tensor, indices: Tensor, padding_idx: int, scale_grad_by_freq: bool, sparse: bool) -> Tensor:
    """weight[indices]; padding_idx and scale_grad_by_freq matter for the gradient alone."""
    w, i = weight.meta_, indices.meta_
    check(w.dim == 2, "'weight' must be 2-D")
    check_scalar_types("embedding", "indices", 1, i.dtype, (int64, int32))
    if i.dim == 1:
        return F.index_select_default(weight, 0, indices)
    rows = F.index_select_default(weight, 0, F.reshape_default(indices, (-1,)))
    return F.view_default(rows, (*i.sizes, w.sizes[1]))


def embedding_backward(
    grad: Tensor, indices: Tensor, num_weights: int, padding_idx: int, scale_grad_by_freq: bool, sparse: bool
) -> Tensor:
    if sparse:
        return embedding_sparse_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq)
    return F.embedding_dense_backward_default(grad, indices, num_weights, padding_idx, scale_grad_by_freq)


def embedding_sparse_backward(
    grad: Tensor, indices: Tensor, num_weights: int, padding_idx: int, scale_grad_by_freq: bool
) -> Tensor:
    """A sparse tensor of shape (num_weights, D) with one entry for each looked-up row, repeated rows included."""
    check(not scale_grad_by_freq, "embedding_backward: scale_grad_by_freq not supported with sparse gradients")
    columns = grad.meta_.sizes[-1]
    flat = F.reshape(indices, (-1,))
    rows = F.reshape(grad, (-1, columns)) if grad.meta_.numel else F.empty((0, columns), dtype=grad.meta_.dtype)
    if not grad.meta_.numel:
        flat = F.empty((0,), dtype=int64)
    elif padding_idx != -1:
        kept = F.squeeze(F.nonzero(F.ne(flat, padding_idx)), 1)
        flat, rows = F.index_select(flat, 0, kept), F.index_select(rows, 0, kept)
    return F._sparse_coo_tensor_unsafe(F.unsqueeze(F.to(flat, int64), 0), rows, (num_weights, columns))


def embedding_dense_backward(
    grad_output: Tensor, indices: Tensor, num_weights: int, padding_idx: int, scale_grad_by_freq: bool
) -> Tensor:
    """(num_weights, D): each row is the sum of the gradients at its number; numbers that name no row are skipped."""
    check_scalar_types("embedding_backward", "indices", 2, indices.meta_.dtype, (int64, int32))
    m = grad_output.meta_.plain
    columns = m.sizes[-1]
    grad_weight = new((num_weights, columns), m.dtype, m.device)
    if is_meta(m):
        return grad_weight
    if m.device is cpu:
        view(grad_weight)[...] = 0
    rows = prod(m.sizes[:-1])
    places = dense(indices, int64)
    if places.meta_.numel != rows:
        F.view(
            grad_output, (places.meta_.numel, columns)
        )  # PyTorch asks in no other words for a gradient for each index
    if m.device is not cpu:
        F.zero_(grad_weight)
        counts = F.zeros((num_weights,), dtype=int64, device=m.device) if scale_grad_by_freq else None
        embedding_backward_stub[m.device.type](grad_weight, dense(grad_output), places, counts, padding_idx)
        return grad_weight
    number = view(places).reshape(-1)
    # PyTorch's loop over the rows of the table passes over indices that name none, so they are no mistake here.
    kept = (number >= 0) & (number < num_weights) & (number != padding_idx)
    if not kept.any() or not columns:
        return grad_weight
    flat = F.view_default(dense(grad_output), (rows, columns))
    if scale_grad_by_freq:
        counts = np.bincount(number[kept], minlength=num_weights)
        scale = np.zeros(rows)
        scale[kept] = 1.0 / counts[number[kept]]
        scaled = new((rows, columns), m.dtype)
        values = read(flat)
        with np.errstate(invalid="ignore"):
            write(scaled, values * scale[:, None].astype(values.dtype))
        flat = scaled
    if not kept.all():
        chosen, fewer = new((int(kept.sum()),), int64), new((int(kept.sum()), columns), m.dtype)
        view(chosen)[...] = number[kept]
        view(fewer)[...] = view(flat)[kept]
        places, flat = chosen, fewer
    # One row may be named often: `accumulate` adds the gradients up.
    return _index_put_impl_(grad_weight, [F.view_default(places, (-1,))], flat, True, True)


def embedding_renorm_(self: Tensor, indices: Tensor, max_norm: float, norm_type: float) -> Tensor:
    """Scale every row that `indices` name down to max_norm, if its norm is larger."""
    check(
        self.meta_.dim == 2,
        lambda: (
            f"Expected 2-dimensional tensor, but got {self.meta_.dim}-dimensional tensor for argument #1 'self' (while "
            "checking arguments for embedding_renorm_)"
        ),
    )
    check_scalar_types("embedding_renorm_", "indices", 2, indices.meta_.dtype, (int64, int32))
    if is_meta(self.meta_):
        return self
    if self.meta_.device is not cpu:
        embedding_renorm_stub[self.meta_.device.type](self, indices, max_norm, norm_type)
        return self
    # Each row once: a row that is named twice is scaled once.
    rows = np.unique(view(indices))
    sizes = list(self.meta_.sizes)
    for row in rows:
        check(
            -sizes[0] <= row < sizes[0],
            lambda: f"select(): index {row} out of range for tensor of size {sizes} at dimension 0",  # noqa: B023
            IndexError,
        )
    values = read(self)[rows]
    real = values.dtype.type
    with np.errstate(all="ignore"):
        norms = np.linalg.norm(values, norm_type, axis=1).astype(np.float64)
        large = norms > max_norm
        scale = (max_norm / (norms[large] + 1e-7)).astype(real)
        view(self)[rows[large]] = encode(values[large] * scale[:, None], self)
    return self
