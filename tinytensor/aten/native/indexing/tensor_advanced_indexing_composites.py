"""Indexing composed of other operators: take_along_dim, argwhere, nonzero_static; and what derivatives call by name.

Mirrors aten/src/ATen/native/TensorAdvancedIndexing.cpp and ReduceOps.cpp (`value_selecting_reduction_backward`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native.indexing.tensor_advanced_indexing_masked_select import nonzero
from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import int64
from tinytensor.c10.tensor_subclass_like import are_any_tensor_subclass_like
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


# ---- take_along_dim --------------------------------------------------------------------------------------------------


def take_along_dim(self: Tensor, indices: Tensor, dim: int | None) -> Tensor:
    """gather after broadcasting; negative indices count from the end. Without `dim` both are flattened."""
    return F.gather(*_along(self, indices, dim))


def take_along_dim_out(self: Tensor, indices: Tensor, dim: int | None, out: Tensor) -> Tensor:
    return F.gather_out(*_along(self, indices, dim), False, out)


def _along(self: Tensor, indices: Tensor, dim: int | None) -> tuple[Tensor, int, Tensor]:
    m, i = self.meta, indices.meta
    check(
        m.device is i.device,
        lambda: (
            "torch.take_along_dim(): Expected tensor to have same device as indices, but got tensor on "
            f"{m.device} and indices on {i.device}"
        ),
    )
    if dim is None:
        return F.view(self, (-1,)), 0, F.view(indices, (-1,))
    check(
        m.dim == i.dim,
        lambda: (
            "torch.take_along_dim(): input and indices should have the same number of dimensions, but got "
            f"{m.dim} dimensions for input, and {i.dim} dimensions for indices"
        ),
    )
    check(
        i.dtype is int64,
        lambda: f"torch.take_along_dim(): dtype of indices should be Long but got {i.dtype.cpp_name}",
    )
    dim = maybe_wrap_dim(dim, m.dim)
    check(m.dim > 0, "Dimension specified as 0 but tensor has no dimensions", IndexError)
    before, after = list(m.sizes), list(i.sizes)
    before[dim], after[dim] = i.sizes[dim], m.sizes[dim]
    index_shape = infer_size(tuple(before), tuple(i.sizes))
    self_shape = infer_size(tuple(after), tuple(m.sizes))
    wide = F.broadcast_to(self, self_shape)
    return wide, dim, F.remainder(F.broadcast_to(indices, index_shape), wide.meta.sizes[dim])


# ---- nonzero ---------------------------------------------------------------------------------------------------------


def argwhere(self: Tensor) -> Tensor:
    """Another name of nonzero."""
    return F.nonzero(self)


def nonzero_numpy(self: Tensor) -> tuple[Tensor, ...]:
    """One tensor of coordinates for each dimension; a 0-dim tensor counts as a vector."""
    return F.unbind(F.nonzero(F.unsqueeze(self, 0) if self.meta.dim == 0 else self), 1)


def nonzero_static(self: Tensor, size: int, fill_value: int) -> Tensor:
    """The first `size` rows of nonzero, with rows of `fill_value` where there are fewer."""
    check(size >= 0, "nonzero_static: 'size' must be an non-negative integer")
    m = self.meta
    return _fill_static(empty_from_metadata(contiguous_metadata((size, m.dim), int64, m.device)), self, fill_value)


def nonzero_static_out(self: Tensor, size: int, fill_value: int, out: Tensor) -> Tensor:
    check(size >= 0, "nonzero_static: 'size' must be an non-negative integer")
    check(
        out.meta.dtype is int64,
        lambda: (
            f"nonzero_static: Expected out tensor to have scalar type Long but got scalar type{out.meta.dtype.cpp_name}"
        ),
    )
    resize_output(out, (size, self.meta.dim))
    return _fill_static(out, self, fill_value)


def _fill_static(out: Tensor, self: Tensor, fill_value: int) -> Tensor:
    if out.meta.device is cpu and out.meta.numel:
        found = view(nonzero(self))[: out.meta.sizes[0]]
        rows = view(out)
        rows[: len(found)] = found
        rows[len(found) :] = fill_value
    return out


# ---- derivatives -----------------------------------------------------------------------------------------------------


def gather_backward(grad: Tensor, self: Tensor, dim: int, index: Tensor, sparse_grad: bool) -> Tensor:
    """Each gradient back to where its element came from."""
    check(not sparse_grad, "sparse gradients are not supported")
    return F.scatter_add_(F.new_zeros(grad, tuple(self.meta.sizes)), dim, index, grad)


def index_select_backward(grad: Tensor, self_sizes: Ints, dim: int, index: Tensor) -> Tensor:
    """A slice that was selected twice gets the sum."""
    return F.index_add_(F.new_zeros(grad, self_sizes), dim, index, grad)


def masked_select_backward(grad: Tensor, input: Tensor, mask: Tensor) -> Tensor:
    """The gradient's elements, in order, to where the mask was true."""
    shape = infer_size(tuple(input.meta.sizes), tuple(mask.meta.sizes))
    zeros = F.zeros_like(F.expand(input, shape))
    scatter = F.masked_scatter if are_any_tensor_subclass_like(grad, mask) else F.masked_scatter_
    return scatter(zeros, F.expand(mask, shape), grad)


def value_selecting_reduction_backward(grad: Tensor, dim: int, indices: Tensor, sizes: Ints, keepdim: bool) -> Tensor:
    """The gradient at the selected index, zero elsewhere: of max(dim), min(dim), median, sort."""
    if not keepdim and sizes:
        grad, indices = F.unsqueeze(grad, dim), F.unsqueeze(indices, dim)
    m = grad.meta
    scatter = F.scatter_src if are_any_tensor_subclass_like(grad, indices) else F.scatter__src
    return scatter(F.zeros(sizes, dtype=m.dtype, device=m.device), dim, indices, grad)
