"""CPU kernels. Importing this package registers them behind their stubs.

Mirrors aten/src/ATen/native/cpu.
"""

from tinytensor.aten.native.factories.cpu import fill_kernel, range_factories_kernel
from tinytensor.aten.native.indexing.cpu import index_kernel, scatter_gather_kernel
from tinytensor.aten.native.linalg.cpu import batch_linear_algebra_kernel, blas_kernel
from tinytensor.aten.native.nn.activation.cpu import activation_kernel, soft_max_kernel
from tinytensor.aten.native.nn.convolution.cpu import convolution_mm2d_kernel, im2col_kernel
from tinytensor.aten.native.nn.loss.cpu import distance_ops_kernel, loss_multi_margin_kernel, loss_nll_kernel
from tinytensor.aten.native.nn.normalization.cpu import layer_norm_kernel
from tinytensor.aten.native.nn.pooling.cpu import max_pool_kernel
from tinytensor.aten.native.nn.vision.cpu import up_sample_kernel
from tinytensor.aten.native.optim.cpu import fused_adam_kernel
from tinytensor.aten.native.pointwise.cpu import (
    binary_ops_kernel,
    pointwise_ops_kernel,
    unary_ops_kernel,
)
from tinytensor.aten.native.random.cpu import distribution_templates_kernel
from tinytensor.aten.native.reduce.cpu import bucketization_kernel, reduce_ops_kernel, sorting_kernel
from tinytensor.aten.native.shape.cpu import cat_kernel, copy_kernel, triangular_ops_kernel

__all__ = [
    "activation_kernel",
    "batch_linear_algebra_kernel",
    "binary_ops_kernel",
    "blas_kernel",
    "bucketization_kernel",
    "cat_kernel",
    "convolution_mm2d_kernel",
    "copy_kernel",
    "distance_ops_kernel",
    "distribution_templates_kernel",
    "fill_kernel",
    "fused_adam_kernel",
    "im2col_kernel",
    "index_kernel",
    "layer_norm_kernel",
    "loss_multi_margin_kernel",
    "loss_nll_kernel",
    "max_pool_kernel",
    "pointwise_ops_kernel",
    "range_factories_kernel",
    "reduce_ops_kernel",
    "scatter_gather_kernel",
    "soft_max_kernel",
    "sorting_kernel",
    "triangular_ops_kernel",
    "unary_ops_kernel",
    "up_sample_kernel",
]
