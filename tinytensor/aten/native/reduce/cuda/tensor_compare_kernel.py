"""isin on CUDA: few test elements are compared one after the other, many are sorted together with the elements.

Mirrors aten/src/ATen/native/cuda/TensorCompare.cu (`isin_default_kernel_gpu`) and TensorCompare.cpp (`isin_sorting`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.cpu.element_access import load_access
from tinytensor.aten.native.cpu.loop_templates import Access
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.reduce.sorting_stubs import isin_stub
from tinytensor.c10.scalar_type import ScalarType, bool_, opmath
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_uint8

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def any_equal(access: Access) -> Callable:
    """out[i] = whether elements[i] equals one of the test elements; `invert`: none of them."""
    pointer, load = access

    def kernel(n, out, elements, tests, count, invert):
        i = cuda.grid(1)
        if i < n:
            x, t, found = pointer(elements), pointer(tests), False
            value = load(x, i)
            for j in range(count):
                if load(t, j) == value:
                    found = True
            ptr_uint8(out)[i] = found != (invert != 0)

    return kernel


@lru_cache(None)
def _kernel(dtype: ScalarType) -> CudaKernel:
    return cuda_kernel(any_equal(load_access(dtype, opmath(dtype))), "iiiiii", name=f"isin_{dtype.name}")


def isin(elements: Tensor, tests: Tensor, few: bool, assume_unique: bool, invert: bool) -> Tensor:
    """Whether each element is a test element, as a contiguous tensor; see sorting_stubs.py."""
    n, shape = elements.meta_.numel, tuple(elements.meta_.sizes)
    if few or n == 0:
        elements, tests = F.contiguous(elements), F.contiguous(tests)
        out = F.empty_memory_format(shape, bool_, None, elements.meta_.device)
        kernel = _kernel(elements.meta_.dtype)
        launch_for_each(kernel, n, address(out), address(elements), address(tests), tests.meta_.numel, invert)
        return out
    # Without repetitions two equal neighbours in the common order are an element and a test element, in this order since the
    # sort is stable. So the answer stands at the first of the two.
    line, tests, inverse = F.reshape(elements, (-1,)), F.reshape(tests, (-1,)), None
    if not assume_unique:
        line, inverse = F._unique(line, False, True)
        tests = F._unique(tests, False)[0]
    ordered, order = F.sort_stable(F.cat((line, tests)), stable=True, dim=0)
    last = ordered.meta_.numel - 1
    pair = F.narrow_default(ordered, 0, 1, last), F.narrow_default(ordered, 0, 0, last)
    end = F.full((1,), invert, dtype=bool_, device=elements.meta_.device)
    found = F.cat(((F.ne_Tensor if invert else F.eq_Tensor)(*pair), end))
    found = F.scatter_src(F.empty_like_default(found), 0, order, found)
    if inverse is None:
        return F.view_default(F.narrow_default(found, 0, 0, n), shape)
    return F.view_default(F.index_select_default(found, 0, inverse), shape)


isin_stub.register("cuda", isin)
