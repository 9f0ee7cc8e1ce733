"""nonzero and masked_select on CUDA: count, add up, write.

A thread counts the true elements of one stretch of the mask; a running sum over the stretches says where each one's results
begin; a thread writes the results of one stretch. The size of the result is read by the host in between, which waits for the
device, as PyTorch does.

Mirrors aten/src/ATen/native/cuda/Nonzero.cu and IndexKernel.cu (`masked_select`). Left out: CUB's scan over blocks.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from tinytensor.aten import functions as F_
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.indexing import tensor_advanced_indexing_stubs as stubs
from tinytensor.aten.native.indexing.cpu.index_kernel import BITS
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import int64
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_int64, ptr_uint8

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable

STRETCH = 32
"""Elements of the mask that one thread looks at."""


class Counted(NamedTuple):
    """How many elements are true, and how many lie before each stretch."""

    total: int
    starts: Tensor | None


def count_true(stretches, mask, starts, n):
    """starts[b + 1] = how many elements of stretch b are true."""
    b = cuda.grid(1)
    if b < stretches:
        m, found = ptr_uint8(mask), 0
        for i in range(b * STRETCH, min((b + 1) * STRETCH, n)):
            if m[i] != 0:
                found += 1
        ptr_int64(starts)[b + 1] = found


def add_up(stretches, starts):
    """The running sum, in place, with 0 in front; for one thread."""
    s, total = ptr_int64(starts), 0
    s[0] = 0
    for b in range(stretches):
        total += s[b + 1]
        s[b + 1] = total


def coordinates(ndim: int) -> F:
    """out[d, k] = the coordinate in dimension d of the k-th true element. `sizes` has the innermost dimension first."""

    def kernel(stretches, out, mask, starts, n, column, sizes):
        b = cuda.grid(1)
        if b < stretches:
            m, o, at = ptr_uint8(mask), ptr_int64(out), ptr_int64(starts)[b]
            for i in range(b * STRETCH, min((b + 1) * STRETCH, n)):
                if m[i] != 0:
                    rest = i
                    for dim in range(ndim):
                        above = rest // sizes[dim]
                        o[at + (ndim - 1 - dim) * column] = rest - above * sizes[dim]
                        rest = above
                    at += 1

    return kernel


def take_true(ptr: F) -> F:
    """out = the elements of the source where the mask is true."""

    def kernel(stretches, out, source, mask, starts, n):
        b = cuda.grid(1)
        if b < stretches:
            m, o, s, at = ptr_uint8(mask), ptr(out), ptr(source), ptr_int64(starts)[b]
            for i in range(b * STRETCH, min((b + 1) * STRETCH, n)):
                if m[i] != 0:
                    o[at] = s[i]
                    at += 1

    return kernel


@lru_cache(None)
def _count_kernels() -> tuple[CudaKernel, CudaKernel]:
    return cuda_kernel(count_true, "iiii", name="count_true"), cuda_kernel(add_up, "ii", name="add_up_counts")


@lru_cache(None)
def _coordinates_kernel(ndim: int) -> CudaKernel:
    return cuda_kernel(coordinates(ndim), "iiiiiit", name=f"nonzero_{ndim}d")


@lru_cache(None)
def _take_kernel(itemsize: int) -> CudaKernel:
    return cuda_kernel(take_true(BITS[itemsize]), "iiiiii", name=f"masked_select_{itemsize}")


class MaskKernels:
    """Kernels over bool tensors that are contiguous (`mask`), and over as many contiguous elements."""

    def count(self, mask: Tensor) -> Counted:
        n = mask.meta_.numel
        if n == 0:
            return Counted(0, None)
        stretches = -(-n // STRETCH)
        starts = empty_from_metadata(contiguous_metadata((stretches + 1,), int64, mask.meta_.device))
        count, add = _count_kernels()
        launch_for_each(count, stretches, address(mask), address(starts), n)
        add.launch(1, 1, stretches, address(starts))
        return Counted(F_.item(F_.select_int(starts, 0, stretches)), starts)

    def positions(self, out: Tensor, mask: Tensor, counted: Counted) -> None:
        """Coordinates of the true elements: column d of `out` for dimension d; each column is contiguous."""
        m = mask.meta_
        if counted.total == 0 or m.dim == 0:
            return
        kernel, stretches = _coordinates_kernel(m.dim), -(-m.numel // STRETCH)
        column, sizes = out.meta_.strides[1], tuple(m.sizes)[::-1]
        launch_for_each(kernel, stretches, address(out), address(mask), address(counted.starts), m.numel, column, sizes)

    def select(self, out: Tensor, source: Tensor, mask: Tensor, counted: Counted) -> None:
        """out = the elements of `source` where the mask is true."""
        if counted.total:
            n = mask.meta_.numel
            launch_for_each(
                _take_kernel(source.meta_.itemsize), -(-n // STRETCH), address(out), address(source), address(mask),
                address(counted.starts), n,
            )  # fmt: skip


stubs.masked_stub.register("cuda", MaskKernels())
