"""The operators of `torch.ops.quantized`, whose kernels are imported when one of them is first called.

Arithmetic with quantized tensors has to be told the scale and zero point of its result, so it has operators of its own. Those
of products take weights that were packed before, once: `linear_prepack` gives an object that only `linear` and its like read.

Mirrors aten/src/ATen/native/quantized/library.cpp. Left out: operators on 2-bit and 4-bit rows, those of float16 weights, of
cells of recurrent networks, and the fused `linear_leaky_relu` and `linear_tanh`, which PyTorch has for one engine only.
"""

from __future__ import annotations

import re

from tinytensor.aten.core.dispatch.dispatcher import def_, defer_kernels
from tinytensor.c10.dispatch_key import DispatchKey

# How every operator that makes a quantized tensor is told what its integers mean.
_RESULT = "float output_scale, int output_zero_point"
_CLASS = "__torch__.torch.classes.quantized."
_FOLDER = "tinytensor.aten.native.quantized.cpu."

_BINARY = """
{op}(Tensor qa, Tensor qb, float scale, int zero_point) -> Tensor qc
{op}.out(Tensor qa, Tensor qb, Tensor(a!) out) -> Tensor(a!) out
{op}.Scalar(Tensor qa, Scalar b) -> Tensor qc
{op}.Scalar2(Scalar b, Tensor qa) -> Tensor qc
{op}.Scalar_out(Tensor qa, Scalar b, Tensor(a!) out) -> Tensor(a!) out
{op}_out(Tensor qa, Tensor qb, Tensor(a!) out) -> Tensor(a!) out
"""
_WITH_NUMBER = """
{op}(Tensor qa, Scalar b) -> Tensor qc
{op}.Tensor(Tensor qa, Tensor b) -> Tensor qc
{op}_out(Tensor qa, Scalar b, Tensor(a!) out) -> Tensor(a!) out
{op}_out.Tensor(Tensor qa, Tensor b, Tensor(a!) out) -> Tensor(a!) out
"""
_BATCH_NORM = """
{op}(Tensor qx, Tensor? weight, Tensor? bias, Tensor mean, Tensor var, float eps, {to}) -> Tensor
"""
_CONV = """
{op}(Tensor qx, @{params} weight, int[] stride, int[] padding, int[] dilation, int groups, {to}) -> Tensor
{op}.new(Tensor qx, @{params} packed_weight, {to}) -> Tensor
"""
_PACKED_CONV = "{op}(Tensor qx, @{params} packed_weight, {to}) -> Tensor\n"
_PREPACK = "{op}(Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] dilation, int groups) -> @{params}\n"
_PREPACK_TRANSPOSE = """
{op}(Tensor weight, Tensor? bias, int[] stride, int[] padding, int[] output_padding, int[] dilation, int groups) -> @{params}
"""
_UNPACK = "{op}(@{params} packed_weights) -> (Tensor unpacked_weights, Tensor? B_origin)\n"
_DYNAMIC_CONV = "{op}(Tensor qx, @{params} packed_weight, bool reduce_range=False) -> Tensor\n"
_EMBEDDING_BAG = (
    "Tensor indices, Tensor? offsets=None, bool scale_grad_by_freq=False, int mode=0, bool pruned_weights=False, "
    "Tensor? per_sample_weights=None, Tensor? compressed_indices_mapping=None, bool include_last_offset=False) -> Tensor"
)
_TWO, _THREE = "Conv2dPackedParamsBase", "Conv3dPackedParamsBase"


def _each(template: str, names: str, params: str = "") -> str:
    return "".join(template.format(op=name, params=params, to="@to") for name in names.split())


def _questions(names: str, params: str) -> str:
    """What a packed convolution can be asked."""
    lists = "stride padding output_padding dilation".split()
    numbers = ("groups", "transpose")
    return "".join(
        f"{name}_{what}(@{params} packed_weights) -> {'int' if what in numbers else 'int[]'}\n"
        for name in names.split()
        for what in (*lists, *numbers)
    )


# (module, key) -> the schemas of the operators whose kernels it has
_OPERATORS: dict[tuple[str, DispatchKey], str] = {
    ("binary_ops", DispatchKey.QuantizedCPU): _each(_BINARY, "add add_relu mul mul_relu")
    + _each(_WITH_NUMBER, "add_scalar add_scalar_relu mul_scalar mul_scalar_relu")
    + "matmul(Tensor qa, Tensor qb, float scale, int zero_point) -> Tensor qc",
    ("qfunctional", DispatchKey.QuantizedCPU): _each(
        _BATCH_NORM,
        "batch_norm batch_norm_relu batch_norm1d batch_norm1d_relu batch_norm2d batch_norm2d_relu batch_norm3d "
        "batch_norm3d_relu",
    )
    + """
cat(Tensor[] qx, int dim, float? scale, int? zero_point) -> Tensor
cat_relu(Tensor[] qx, int dim, float? scale, int? zero_point) -> Tensor
cat_out(Tensor[] qx, int dim, Tensor(a!) out) -> Tensor(a!)
cat_relu_out(Tensor[] qx, int dim, Tensor(a!) out) -> Tensor(a!)
clamp(Tensor qx, Scalar? min=None, Scalar? max=None) -> Tensor qy
celu(Tensor self, @to, Scalar alpha=1) -> Tensor
elu(Tensor self, @to, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor
hardswish(Tensor input, @to) -> Tensor
leaky_relu(Tensor qx, Scalar negative_slope, bool inplace, @to) -> Tensor
prelu(Tensor qx, Tensor weight, @to) -> Tensor
relu6(Tensor qx, bool inplace=False) -> Tensor
sigmoid(Tensor qx, @to) -> Tensor
softmax(Tensor qx, int dim, @to) -> Tensor
threshold(Tensor qx, Scalar threshold, Scalar value) -> Tensor qy
dropout(Tensor self, @to, Scalar p=0.5, bool training=False) -> Tensor
layer_norm(Tensor input, int[] normalized_shape, Tensor? weight, Tensor? bias, float eps, @to) -> Tensor
group_norm(Tensor input, int num_groups, Tensor? weight, Tensor? bias, float eps, @to) -> Tensor
instance_norm(Tensor input, Tensor? weight, Tensor? bias, float eps, @to) -> Tensor
max_pool1d(Tensor qx, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool ceil_mode) -> Tensor
max_pool2d(Tensor qx, int[] kernel_size, int[] stride, int[] padding, int[] dilation, bool ceil_mode) -> Tensor
""",
    ("qlinear", DispatchKey.QuantizedCPU): """
linear(Tensor X, @LinearPackedParamsBase W_prepack, float Y_scale_i, int Y_zero_point_i) -> Tensor Y
linear_relu(Tensor X, @LinearPackedParamsBase W_prepack, float Y_scale_i, int Y_zero_point_i) -> Tensor Y
linear_prepack(Tensor W, Tensor? B=None) -> @LinearPackedParamsBase W_prepack
""",
    ("qlinear", DispatchKey.CPU): """
linear_dynamic(Tensor X, @LinearPackedParamsBase W_prepack, bool reduce_range=False) -> Tensor Y
linear_relu_dynamic(Tensor X, @LinearPackedParamsBase W_prepack, bool reduce_range=False) -> Tensor Y
linear_with_input_q_dq_qweight_dq_output_fp32(Tensor X, float X_scale, int X_zero_point, @LinearPackedParamsBase W_prepack) -> Tensor Y
linear_with_input_q_dq_qweight_dq_relu_output_fp32(Tensor X, float X_scale, int X_zero_point, @LinearPackedParamsBase W_prepack) -> Tensor Y
""",
    ("qlinear", DispatchKey.CompositeImplicitAutograd): """
linear_unpack(@LinearPackedParamsBase W_prepack) -> (Tensor W_origin, Tensor? B_origin)
""",
    ("qconv", DispatchKey.QuantizedCPU): _each(_CONV, "conv2d conv2d_relu", _TWO)
    + _each(_CONV, "conv3d conv3d_relu", _THREE)
    + _each(_PACKED_CONV, "conv1d conv1d_relu conv_transpose1d conv_transpose2d", _TWO)
    + _each(_PACKED_CONV, "conv_transpose3d", _THREE)
    + _each(_PREPACK, "conv1d_prepack conv2d_prepack conv_prepack", _TWO)
    + _each(_PREPACK, "conv3d_prepack", _THREE)
    + _each(_PREPACK_TRANSPOSE, "conv_transpose1d_prepack conv_transpose2d_prepack", _TWO)
    + _each(_PREPACK_TRANSPOSE, "conv_transpose3d_prepack", _THREE)
    + """
conv2d_add(Tensor qx, Tensor qaccum, @Conv2dPackedParamsBase packed_weight, @to) -> Tensor
conv2d_add_relu(Tensor qx, Tensor qaccum, @Conv2dPackedParamsBase packed_weight, @to) -> Tensor
""",
    ("qconv", DispatchKey.CPU): _each(
        _DYNAMIC_CONV, "conv1d_dynamic conv2d_dynamic conv_transpose1d_dynamic conv_transpose2d_dynamic", _TWO
    )
    + _each(_DYNAMIC_CONV, "conv3d_dynamic conv_transpose3d_dynamic", _THREE),
    ("qconv", DispatchKey.CompositeImplicitAutograd): _each(
        _UNPACK, "conv1d_unpack conv2d_unpack conv_unpack conv_transpose1d_unpack conv_transpose2d_unpack", _TWO
    )
    + _each(_UNPACK, "conv3d_unpack conv_transpose3d_unpack", _THREE)
    + _questions("conv2d conv_transpose2d", _TWO)
    + _questions("conv3d conv_transpose3d", _THREE),
    (
        "qembeddingbag",
        DispatchKey.QuantizedCPU,
    ): "embedding_bag_prepack(Tensor weight) -> @EmbeddingPackedParamsBase W_prepack",
    ("qembeddingbag", DispatchKey.CPU): f"""
embedding_byte(@EmbeddingPackedParamsBase weight, Tensor indices, bool pruned_weights=False) -> Tensor
embedding_bag_byte(@EmbeddingPackedParamsBase weight, {_EMBEDDING_BAG}
embedding_bag_byte_rowwise_offsets(Tensor weight, {_EMBEDDING_BAG}
embedding_bag_byte_prepack(Tensor weight) -> Tensor
embedding_bag_byte_unpack(Tensor weight) -> Tensor
""",
    ("qembeddingbag", DispatchKey.CompositeImplicitAutograd): """
embedding_bag_unpack(@EmbeddingPackedParamsBase W_prepack) -> Tensor W_origin
""",
}

for (_module, _key), _schemas in _OPERATORS.items():
    for _schema in _schemas.strip().splitlines():
        if _schema:
            def_("quantized::" + _schema.replace("@to", _RESULT).replace("@", _CLASS))
    _names = " ".join(f"quantized::{name}" for name in re.findall(r"^([\w.]+)\(", _schemas.strip(), re.MULTILINE))
    defer_kernels(_FOLDER + _module, (_key,), _names)
