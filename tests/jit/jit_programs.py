"""Kernels that the tests here share, and that their child processes import."""

from collections.abc import Callable

import numpy as np

from tinytensor.kernel_compiler import kernel
from tinytensor.kernel_compiler.pointers import ptr_float32


def address(array: np.ndarray) -> int:
    return array.ctypes.data


def binary_loop(op: Callable) -> Callable:
    def loop(lo, hi, out, a, b):
        out, a, b = ptr_float32(out), ptr_float32(a), ptr_float32(b)
        for i in range(lo, hi):
            out[i] = op(a[i], b[i])

    return loop


def add(a, b):
    return a + b


def scale(x, factor):
    return x * factor


def scale_loop(lo, hi, out, a, factor):
    out, a = ptr_float32(out), ptr_float32(a)
    for i in range(lo, hi):
        out[i] = scale(a[i], factor)


add_kernel = kernel(binary_loop(add), "iii", name="add_float32")
scale_kernel = kernel(scale_loop, "iif", name="scale_float32")


def check(n: int = 200_001) -> None:
    """Run one kernel in both forms, on few elements and on enough for several threads."""
    a = np.arange(n, dtype=np.float32)
    for form in (scale_kernel.serial, scale_kernel.parallel):
        for count in (1, 7, n):
            out = np.zeros(n, np.float32)
            assert form(count, address(out), address(a), 3.0) is None
            np.testing.assert_array_equal(out[:count], 3 * a[:count])
            assert not out[count:].any()
