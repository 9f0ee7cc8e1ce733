"""unique and its family on CUDA: sort, compare neighbours, keep what differs from the one before.

Elements are sorted by sort's kernel. Slices are put in order by a bitonic network of its own, whose comparison walks along two
slices; of two that are equal the earlier one comes first. A running sum over "differs" numbers the runs. How many there are
is read by the host, which waits for the device, as PyTorch does.

Mirrors aten/src/ATen/native/cuda/{Unique,UniqueCub}.cu.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.cpu.element_access import load_access
from tinytensor.aten.native.cpu.loop_templates import Access
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.reduce.cuda.sort_kernel import partner
from tinytensor.aten.native.reduce.sorting_stubs import unique_stub
from tinytensor.c10.scalar_type import ScalarType, bool_, int64, opmath
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_int64, ptr_uint8

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Three = tuple["Tensor", "Tensor", "Tensor"]


def row_step(rows: Access) -> Callable:
    """Compare all pairs of places that lie `distance` apart, by the slices there; places from n on come last."""
    pointer, load = rows

    def kernel(pairs, places, data, n, columns, width, distance):
        pair = cuda.grid(1)
        if pair < pairs:
            x, p = pointer(data), ptr_int64(places)
            at = partner(pair, distance)
            a, b = p[at], p[at + distance]
            # Without a difference the earlier slice comes first; numbers from n on stand for none and come last.
            wrong = b < a
            if a < n and b < n:
                for column in range(columns):
                    left, right = load(x, a * columns + column), load(x, b * columns + column)
                    if left < right or right < left:
                        wrong = right < left
                        break
            if wrong == (at % (2 * width) < width):
                p[at], p[at + distance] = b, a

    return kernel


def row_differs(rows: Access) -> Callable:
    """out[i] = whether slice order[i] differs from slice order[i - 1]; the first one does."""
    pointer, load = rows

    def kernel(n, out, data, order, columns):
        i = cuda.grid(1)
        if i < n:
            x, p, differs = pointer(data), ptr_int64(order), i == 0
            if i > 0:
                for column in range(columns):
                    if load(x, p[i] * columns + column) != load(x, p[i - 1] * columns + column):
                        differs = True
                        break
            ptr_uint8(out)[i] = differs

    return kernel


@lru_cache(None)
def _step_kernel(dtype: ScalarType) -> CudaKernel:
    return cuda_kernel(row_step(load_access(dtype, opmath(dtype))), "iiiiiii", name=f"unique_step_{dtype.name}")


@lru_cache(None)
def _differs_kernel(dtype: ScalarType) -> CudaKernel:
    return cuda_kernel(row_differs(load_access(dtype, opmath(dtype))), "iiiii", name=f"unique_differs_{dtype.name}")


def _results(starts: Tensor, order: Tensor | None, inverse: bool, counts: bool) -> tuple[Tensor, Tensor]:
    """The run of each element, and the lengths of runs, of which each begins where `starts` is true."""
    n, device = starts.meta_.numel, starts.meta_.device
    groups = lengths = F.empty_memory_format((0,), int64, None, device)
    if inverse:
        groups = F.sub_Scalar(F.cumsum_default(starts, 0), 1)
        if order is not None:
            groups = F.scatter_src(F.empty_memory_format((n,), int64, None, device), 0, order, groups)
    if counts:
        places = F.view_default(F.nonzero_default(starts), (-1,))
        end = F.full((1,), n, dtype=int64, device=device)
        lengths = F.diff(places, append=end)
    return groups, lengths


class UniqueKernels:
    """Both take tensors with elements and are called below autograd."""

    def flat(self, self_: Tensor, sort: bool, inverse: bool, counts: bool) -> Three:
        """Of a tensor's elements, in row-major order or sorted: (first of each run, run of each element, lengths)."""
        line, order = F.contiguous(F.reshape(self_, (-1,))), None
        if sort:
            line, order = F.sort_stable(line, stable=True)
        n, device = line.meta_.numel, line.meta_.device
        differs = F.ne_Tensor(F.narrow_default(line, 0, 1, n - 1), F.narrow_default(line, 0, 0, n - 1))
        starts = F.cat((F.ones((1,), dtype=bool_, device=device), differs))
        groups, lengths = _results(starts, order, inverse, counts)
        values = F.masked_select_default(line, starts)
        return values, F.view_default(groups, tuple(self_.meta_.sizes)) if inverse else groups, lengths

    def slices(self, self_: Tensor, dim: int, sort: bool, inverse: bool, counts: bool) -> Three:
        """The same of the slices along a dimension."""
        n = self_.meta_.sizes[dim]
        rows = F.contiguous(F.reshape(F.movedim(self_, dim, 0), (n, -1)))
        dtype, device, columns = rows.meta_.dtype, rows.meta_.device, rows.meta_.sizes[1]
        size = 1 << (n - 1).bit_length()
        order = F.arange(size, dtype=int64, device=device)
        width = 2
        while sort and width <= size:
            distance = width // 2
            while distance:
                launch_for_each(
                    _step_kernel(dtype), size // 2, address(order), address(rows), n, columns, width, distance
                )
                distance //= 2
            width *= 2
        order = F.narrow_default(order, 0, 0, n)
        starts = F.empty_memory_format((n,), bool_, None, device)
        launch_for_each(_differs_kernel(dtype), n, address(starts), address(rows), address(order), columns)
        groups, lengths = _results(starts, order if sort else None, inverse, counts)
        return F.index_select_default(self_, dim, F.masked_select_default(order, starts)), groups, lengths


unique_stub.register("cuda", UniqueKernels())
