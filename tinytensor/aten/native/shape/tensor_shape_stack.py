"""Joining tensors: hstack and its kin, block_diag, meshgrid, cartesian_prod, combinations.

Mirrors aten/src/ATen/native/TensorShape.cpp, TensorTransformations.cpp (atleast_*d) and Itertools.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.type_properties import result_type
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import bool_, int64
from tinytensor.c10.type_names import type_string

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Tensors = tuple["Tensor", ...]


# ---- at least so many dimensions -------------------------------------------------------------------------------------


def atleast_1d(self: Tensor) -> Tensor:
    """A 0-dim tensor as a vector; others as they are."""
    return F.reshape(self, (1,)) if self.meta.dim == 0 else self


def atleast_2d(self: Tensor) -> Tensor:
    """A vector as a row."""
    if self.meta.dim == 0:
        return F.reshape(self, (1, 1))
    return F.unsqueeze(self, 0) if self.meta.dim == 1 else self


def atleast_3d(self: Tensor) -> Tensor:
    """A vector as (1, n, 1), a matrix as (m, n, 1)."""
    if self.meta.dim == 0:
        return F.reshape(self, (1, 1, 1))
    if self.meta.dim == 1:
        return F.unsqueeze(F.unsqueeze(self, 0), -1)
    return F.unsqueeze(self, -1) if self.meta.dim == 2 else self


def atleast_1d_Sequence(tensors: Sequence[Tensor]) -> Tensors:
    return tuple(atleast_1d(t) for t in tensors)


def atleast_2d_Sequence(tensors: Sequence[Tensor]) -> Tensors:
    return tuple(atleast_2d(t) for t in tensors)


def atleast_3d_Sequence(tensors: Sequence[Tensor]) -> Tensors:
    return tuple(atleast_3d(t) for t in tensors)


# ---- stacks ----------------------------------------------------------------------------------------------------------


def _some(name: str, tensors: Sequence[Tensor]) -> None:
    check(len(tensors) > 0, f"{name} expects a non-empty TensorList")


def hstack(tensors: Sequence[Tensor]) -> Tensor:
    """Side by side: along dimension 1, vectors along 0."""
    _some("hstack", tensors)
    rows = F.atleast_1d_Sequence(tensors)
    return F.cat(rows, 0 if rows[0].meta.dim == 1 else 1)


def hstack_out(tensors: Sequence[Tensor], out: Tensor) -> Tensor:
    _some("hstack", tensors)
    rows = F.atleast_1d_Sequence(tensors)
    return F.cat_out(rows, 0 if rows[0].meta.dim == 1 else 1, out)


def vstack(tensors: Sequence[Tensor]) -> Tensor:
    """One above the other; a vector is a row."""
    _some("vstack", tensors)
    return F.cat(F.atleast_2d_Sequence(tensors), 0)


def vstack_out(tensors: Sequence[Tensor], out: Tensor) -> Tensor:
    _some("vstack", tensors)
    return F.cat_out(F.atleast_2d_Sequence(tensors), 0, out)


def dstack(tensors: Sequence[Tensor]) -> Tensor:
    """One behind the other, along dimension 2."""
    _some("dstack", tensors)
    return F.cat(F.atleast_3d_Sequence(tensors), 2)


def dstack_out(tensors: Sequence[Tensor], out: Tensor) -> Tensor:
    _some("dstack", tensors)
    return F.cat_out(F.atleast_3d_Sequence(tensors), 2, out)


def _columns(tensors: Sequence[Tensor]) -> list[Tensor]:
    _some("column_stack", tensors)
    return [F.reshape(t, (t.meta.numel, 1)) if t.meta.dim <= 1 else t for t in tensors]


def column_stack(tensors: Sequence[Tensor]) -> Tensor:
    """Side by side; a vector is a column."""
    return F.hstack(_columns(tensors))


def column_stack_out(tensors: Sequence[Tensor], out: Tensor) -> Tensor:
    return F.hstack_out(_columns(tensors), out)


def row_stack(tensors: Sequence[Tensor]) -> Tensor:
    """Another name of vstack."""
    return F.vstack(tensors)


def row_stack_out(tensors: Sequence[Tensor], out: Tensor) -> Tensor:
    return F.vstack_out(tensors, out)


def concat(tensors: Sequence[Tensor], dim: int) -> Tensor:
    """Another name of cat, and so is concatenate."""
    return F.cat(tensors, dim)


def concat_out(tensors: Sequence[Tensor], dim: int, out: Tensor) -> Tensor:
    return F.cat_out(tensors, dim, out)


concatenate, concatenate_out = concat, concat_out


# ---- products --------------------------------------------------------------------------------------------------------


def block_diag(tensors: Sequence[Tensor]) -> Tensor:
    """A matrix of zeros but for the given matrices along its diagonal; a vector is a row."""
    if not tensors:
        return F.empty((1, 0))
    device = tensors[0].meta.device
    blocks = []
    for i, tensor in enumerate(tensors):
        ndim = tensor.meta.dim
        check(
            tensor.meta.device is device,
            lambda: (
                "torch.block_diag: input tensors must all be on the same device. Input 0 is on device "
                f"{device} and input {i} is on device {tensor.meta.device}"  # noqa: B023
            ),
        )
        check(
            ndim <= 2,
            lambda: (
                f"torch.block_diag: Input tensors must have 2 or fewer dimensions. Input {i} has {ndim} dimensions"  # noqa: B023
            ),
        )
        blocks.append(F.expand(tensor, (1,) * (2 - ndim) + tuple(tensor.meta.sizes)) if ndim < 2 else tensor)
    rows, columns = sum(b.meta.sizes[0] for b in blocks), sum(b.meta.sizes[1] for b in blocks)
    result = F.zeros((rows, columns), dtype=result_type([t.meta for t in tensors]), device=device)
    row = column = 0
    for block in blocks:
        height, width = block.meta.sizes
        F.copy__default(F.slice(F.slice(result, 0, row, row + height), 1, column, column + width), block)
        row, column = row + height, column + width
    return result


def _check_alike(tensors: Sequence[Tensor]) -> None:
    check(len(tensors) > 0, "meshgrid expects a non-empty TensorList")
    for tensor in tensors[1:]:
        check(tensor.meta.dtype is tensors[0].meta.dtype, "meshgrid expects all tensors to have the same dtype")
        check(tensor.meta.device is tensors[0].meta.device, "meshgrid expects all tensors to have the same device")


def meshgrid(tensors: Sequence[Tensor]) -> Tensors:
    """Vectors expanded to a grid: each runs along a dimension of its own."""
    _check_alike(tensors)
    shape: list[int] = []
    for tensor in tensors:
        check(
            tensor.meta.dim <= 1,
            lambda: f"torch.meshgrid: Expected 0D or 1D tensor in the tensor list but got: {type_string(tensor.meta)}",  # noqa: B023
        )
        shape.append(tensor.meta.numel)
    grids = []
    for i, tensor in enumerate(tensors):
        view = [1] * len(shape)
        view[i] = -1
        grids.append(F.expand(F.view(tensor, tuple(view)), tuple(shape)))
    return tuple(grids)


def meshgrid_indexing(tensors: Sequence[Tensor], indexing: str) -> Tensors:
    """The same; with "xy" the first two dimensions are swapped, as for coordinates of a picture."""
    _check_alike(tensors)
    swap = indexing == "xy" and len(tensors) >= 2
    if indexing != "xy":
        check(
            indexing == "ij",
            lambda: f'torch.meshgrid: indexing must be one of "xy" or "ij", but received: {indexing}',
        )
    if not swap:
        return meshgrid(tensors)
    grids = meshgrid((tensors[1], tensors[0], *tensors[2:]))
    return grids[1], grids[0], *grids[2:]


def _vector(tensor: Tensor) -> None:
    check(tensor.meta.dim == 1, lambda: f"Expect a 1D vector, but got shape {list(tensor.meta.sizes)}")


def cartesian_prod(tensors: Sequence[Tensor]) -> Tensor:
    """All tuples with one element from each vector, one a row."""
    for tensor in tensors:
        _vector(tensor)
    if len(tensors) == 1:
        return tensors[0]
    return F.stack([F.flatten(grid) for grid in F.meshgrid(tensors)], 1)


def combinations(self: Tensor, r: int, with_replacement: bool) -> Tensor:
    """All choices of r elements in their order, one a row; `with_replacement`: an element may come again."""
    _vector(self)
    check(r >= 0, lambda: f"Expect a non-negative number, but got {r}")
    if r == 0:
        return F.empty_memory_format((0,), self.meta.dtype, None, self.meta.device)
    size = self.meta.numel
    grids = F.meshgrid([self] * r)
    places = F.meshgrid([F.arange(size, dtype=int64, device=self.meta.device)] * r)
    chosen = F.full((size,) * r, True, dtype=bool_, device=self.meta.device)
    before: Callable[[Tensor, Tensor], Tensor] = F.le if with_replacement else F.lt
    for i in range(r - 1):
        F.mul_(chosen, before(places[i], places[i + 1]))
    return F.stack([F.masked_select(grid, chosen) for grid in grids], 1)
