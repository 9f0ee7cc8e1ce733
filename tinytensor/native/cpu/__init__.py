"""CPU kernels. Importing this package registers them behind their stubs.

Mirrors aten/src/ATen/native/cpu.
"""

from tinytensor.native.cpu import (
    binary_ops_kernel,
    blas_kernel,
    cat_kernel,
    compare_ops_kernel,
    copy_kernel,
    fill_kernel,
    index_kernel,
    pointwise_ops_kernel,
    rearrange_kernel,
    reduce_ops_kernel,
    scatter_kernel,
    unary_ops_kernel,
)

__all__ = [
    "binary_ops_kernel",
    "blas_kernel",
    "cat_kernel",
    "compare_ops_kernel",
    "copy_kernel",
    "fill_kernel",
    "index_kernel",
    "pointwise_ops_kernel",
    "rearrange_kernel",
    "reduce_ops_kernel",
    "scatter_kernel",
    "unary_ops_kernel",
]
