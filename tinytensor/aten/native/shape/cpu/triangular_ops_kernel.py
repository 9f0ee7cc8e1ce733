"""CPU kernels of tril, triu and flip: from metadata to a prepared launch.

Mirrors aten/src/ATen/native/TriangularOps.cpp and the flip kernel of aten/src/ATen/native/cpu/IndexKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor import kernel_compiler
from tinytensor.aten.native.indexing.cpu.index_kernel import BITS, address, nothing, scaled
from tinytensor.aten.native.shape import tensor_transformations_stubs as stubs
from tinytensor.aten.native.shape.cpu import triangular_ops_kernel_loops as loops
from tinytensor.aten.native.shape.reference import triangular_ops
from tinytensor.aten.tensor_iterator import coalesce_dimensions, reorder_dimensions
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.storage import address_of
from tinytensor.kernel_compiler import Kernel, kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Launch = Callable[..., None]
_WORK = 256  # of a row of a triangle: rows shorter than this are not worth a second thread before there are many


@lru_cache(None)
def _triangle_kernel(itemsize: int) -> Kernel:
    return kernel(loops.triangle(BITS[itemsize], itemsize), "iiiii", name=f"triangle_{itemsize}", cost=_WORK)


@lru_cache(None)
def _copy_kernel(itemsize: int) -> Kernel:
    return kernel(loops.strided_copy(BITS[itemsize], itemsize), "iii", name=f"strided_copy_{itemsize}")


def _row_geometry(sizes: Ints, out: Ints, self: Ints) -> np.ndarray:
    """See Note [Row geometry]. Innermost dimension first, strides in bytes."""
    return np.array([len(sizes) - 1, sizes[0], out[0], self[0], *sizes[1:], *out[1:], *self[1:]], np.int64)


def plan_triangle(m: Metadata, out: Metadata, diagonal: int, upper: bool) -> Launch:
    """Prepare `launch(out, self)`. A matrix whose columns are the contiguous ones is worked on as its transpose."""
    if m.numel == 0:
        return nothing
    order = [m.dim - 1, m.dim - 2, *range(m.dim - 3, -1, -1)]
    if 0 < out.strides[-2] < out.strides[-1]:
        order[:2] = order[1], order[0]
        upper, diagonal = not upper, -diagonal
    sizes = tuple(m.sizes[d] for d in order)
    strides = [scaled(tuple(t.strides[d] for d in order), m.itemsize) for t in (out, m)]
    array = _row_geometry(sizes, *strides)
    geometry, rows, k = address_of(array), m.numel // sizes[0], _triangle_kernel(m.itemsize)
    run = k.parallel if m.numel >= 32768 else k.serial
    # Far off diagonals are all alike; a C integer holds the nearest of them.
    reach = sizes[0] + sizes[1]
    diagonal = min(max(diagonal, -reach), reach)

    def launch(out: Tensor, self: Tensor, keep: np.ndarray = array) -> None:
        run(rows, address(out), address(self), geometry, diagonal, upper)

    return launch


def plan_flip(m: Metadata, out: Metadata, dims: Sequence[int]) -> Launch:
    """Prepare `launch(out, self)`: along `dims` self is read from its end, with a negative stride."""
    if m.numel == 0:
        return nothing
    perm = [d for d in reorder_dimensions(tuple(m.sizes), [out.strides, m.strides]) if m.sizes[d] != 1]
    sizes = tuple(m.sizes[d] for d in perm) or (1,)
    to = scaled(tuple(out.strides[d] for d in perm), m.itemsize) or (0,)
    source = tuple(m.strides[d] * m.itemsize * (-1 if d in dims else 1) for d in perm) or (0,)
    start = sum((m.sizes[d] - 1) * m.strides[d] * m.itemsize for d in dims)
    sizes, strides = coalesce_dimensions(sizes, [to, source])
    array = _row_geometry(sizes, *strides)
    geometry, n, k = address_of(array), m.numel, _copy_kernel(m.itemsize)
    run = k.parallel if n >= k.grain else k.serial

    def launch(out: Tensor, self: Tensor, keep: np.ndarray = array) -> None:
        run(n, address(out), address(self) + start, geometry)

    return launch


if kernel_compiler.mode() == "off":
    triangular_ops.register()
else:
    stubs.triangle_stub.register("cpu", plan_triangle)
    stubs.flip_stub.register("cpu", plan_flip)
