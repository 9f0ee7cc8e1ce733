"""bincount and histc on CUDA: a thread for each element adds to its bin, by an atomic operation.

Weights that are floats are added in no particular order, so their sums may differ in the last bits from run to run. Elements
are counted in int64, whatever the dtype of the histogram.

Mirrors aten/src/ATen/native/cuda/SummaryOps.cu. Left out: bins in shared memory and for each block, which meet later.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import isfinite
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.native.cpu.element_access import POINTERS, load_access
from tinytensor.aten.native.cpu.loop_templates import Access
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.reduce.sorting_stubs import bincount_stub, histc_stub
from tinytensor.c10.deterministic import alert_not_deterministic
from tinytensor.c10.error import check
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import ScalarType, bfloat16, bool_, float16, float32, float64, int64, opmath
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.atomics import atomic_add
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import like, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool


def add_weights(names: Access, ptr_weight: Callable) -> Callable:
    """out[names[i]] += weights[i], or 1 without weights."""
    pointer, load = names

    def weighted(n, out, names, weights):
        i = cuda.grid(1)
        if i < n:
            atomic_add(ptr_weight(out), np.int64(load(pointer(names), i)), ptr_weight(weights)[i])

    def counted(n, out, names, weights):
        i = cuda.grid(1)
        if i < n:
            atomic_add(ptr_int64(out), np.int64(load(pointer(names), i)), 1)

    return counted if ptr_weight is ptr_int64 else weighted


def count_floats(elements: Access) -> Callable:
    """out[bin of x[i]] += 1 for the elements from low to high; the last bin has both its ends."""
    pointer, load = elements

    def kernel(n, out, self, bins, low, high):
        i = cuda.grid(1)
        if i < n:
            x = load(pointer(self), i)
            if x >= low and x <= high:
                place = np.int64((x - low) * like(bins, x) / (high - low))
                atomic_add(ptr_int64(out), min(place, bins - 1), 1)

    return kernel


def count_integers(elements: Access) -> Callable:
    """The same for integers."""
    pointer, load = elements

    def kernel(n, out, self, bins, low, high):
        i = cuda.grid(1)
        if i < n:
            x = np.int64(load(pointer(self), i))
            if x >= low and x <= high:
                atomic_add(ptr_int64(out), min((x - low) * bins // (high - low), bins - 1), 1)

    return kernel


@lru_cache(None)
def _add_kernel(names: ScalarType, weight: ScalarType) -> CudaKernel:
    body = add_weights(load_access(names, opmath(names)), POINTERS[weight])
    return cuda_kernel(body, "iiii", name=f"bincount_{names.name}_{weight.name}")


@lru_cache(None)
def _histc_kernel(dtype: ScalarType) -> CudaKernel:
    body = (count_floats if dtype.is_floating_point else count_integers)(load_access(dtype, opmath(dtype)))
    bounds = {float32: "ff", float64: "dd"}.get(dtype, "ii")
    return cuda_kernel(body, "iiii" + bounds, name=f"histc_{dtype.name}")


def bincount(self: Tensor, weights: Tensor | None, minlength: int) -> Tensor:
    """How often each number occurs in a vector with elements, or the sum of its weights."""
    m = self.meta_
    fits = m.dim == 1 and (not m.dtype.is_signed or F.item(F.min_default(self)) >= 0)
    check(fits, "bincount only supports 1-d non-negative integral inputs.")
    dtype = int64
    if weights is not None:
        w = weights.meta_
        check(w.dim == 1 and w.numel == m.numel, "weights should be 1-d and have the same length as input")
        alert_not_deterministic("_bincount_cuda")
        dtype = w.dtype if w.dtype is float32 else float64
        weights = F.contiguous(F.to(weights, dtype))
    size = max(F.item(F.max_default(self)) + 1, minlength)
    out = F.zeros((size,), dtype=dtype, device=m.device)
    numbers = F.contiguous(self)
    launch_for_each(_add_kernel(m.dtype, dtype), m.numel, address(out), address(numbers), address(weights))
    return out


def histc(self: Tensor, bins: int, low: Number, high: Number) -> Tensor:
    """Counts in `bins` bins of equal width, in the dtype of the elements."""
    m = self.meta_
    check(m.dtype is not float16, "HalfTensor is not supported")
    alert_not_deterministic("_histc_cuda")
    check(
        m.dtype not in (bool_, bfloat16),
        lambda: f"\"histc\" not implemented for '{m.dtype.cpp_name}'",
        NotImplementedError,
    )
    low, high = checked_convert(low, m.dtype), checked_convert(high, m.dtype)
    if low == high and m.numel:
        low, high = F.item(F.min_default(self)), F.item(F.max_default(self))
    if low == high:
        low, high = low - 1, high + 1
    check(isfinite(low) and isfinite(high), lambda: f"range of [{low:g}, {high:g}] is not finite")
    check(low < high, "max must be larger than min")
    counts = F.zeros((bins,), dtype=int64, device=m.device)
    elements = F.contiguous(self)
    launch_for_each(_histc_kernel(m.dtype), m.numel, address(counts), address(elements), bins, low, high)
    return F.to(counts, m.dtype)


bincount_stub.register("cuda", bincount)
histc_stub.register("cuda", histc)
