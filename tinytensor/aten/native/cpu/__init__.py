"""CPU kernels. Each file of kernels registers them behind their stubs when it is imported (`import_kernels`).

Mirrors aten/src/ATen/native/cpu.
"""

import importlib
from collections.abc import Callable

# Paths below `native`. A stub that has no kernel yet imports these in order until it has one (DispatchStub), so the files
# that nearly every program needs stand first.
KERNEL_FILES = (
    "factories.cpu.fill_kernel",
    "pointwise.cpu.binary_ops_kernel",
    "shape.cpu.copy_kernel",
    "pointwise.cpu.unary_ops_kernel",
    "reduce.cpu.equal_kernel",
    "reduce.cpu.trace_kernel",
    "reduce.cpu.reduce_ops_kernel",
    "shape.cpu.cat_kernel",
    "linalg.cpu.blas_kernel",
    "factories.cpu.range_factories_kernel",
    "indexing.cpu.index_kernel",
    "indexing.cpu.scatter_gather_kernel",
    "linalg.cpu.batch_linear_algebra_kernel",
    "linalg.cpu.small_matrices_kernel",
    "nn.activation.cpu.activation_kernel",
    "nn.activation.cpu.soft_max_kernel",
    "nn.convolution.cpu.convolution_mm2d_kernel",
    "nn.convolution.cpu.im2col_kernel",
    "nn.loss.cpu.distance_ops_kernel",
    "nn.loss.cpu.loss_ctc_kernel",
    "nn.loss.cpu.loss_multi_margin_kernel",
    "nn.loss.cpu.loss_nll_kernel",
    "nn.normalization.cpu.layer_norm_kernel",
    "nn.pooling.cpu.max_pool_kernel",
    "nn.pooling.cpu.max_unpool_kernel",
    "nn.attention.cpu.flash_attention_kernel",
    "nn.rnn.cpu.rnn_kernel",
    "nn.vision.cpu.up_sample_kernel",
    "optim.cpu.fused_adam_kernel",
    "pointwise.cpu.pointwise_ops_kernel",
    "random.cpu.distribution_templates_kernel",
    "reduce.cpu.bucketization_kernel",
    "reduce.cpu.histogram_kernel",
    "reduce.cpu.sorting_kernel",
    "reduce.cpu.summary_ops_kernel",
    "shape.cpu.triangular_ops_kernel",
)


def import_kernels(enough: Callable[[], bool] = lambda: False) -> None:
    """Import the files of kernels one after the other, until `enough()`; without it, all of them."""
    for name in KERNEL_FILES:
        if enough():
            return
        importlib.import_module(f"tinytensor.aten.native.{name}")
