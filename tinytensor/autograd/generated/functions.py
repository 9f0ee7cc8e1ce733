# hot path
# Written by `python -m tinytensor.codegen` from autograd/derivatives.yaml. Do not edit.
"""The nodes of the backward graph: a class for each entry of derivatives.yaml.

`node` is the node itself; the other names are those of the formula, which may well contain `self`. A slot with an
underscore at its end, `self_`, holds a saved tensor; the others hold numbers, sizes and the like. `saved_for_edge` names
the tensors that are saved only if the gradient along that edge is wanted. See autograd/engine/traceable_function.py.

Mirrors the generated torch/csrc/autograd/generated/Functions.{h,cpp}.
"""

from tinytensor.aten.functions import (
    _adaptive_avg_pool2d, _adaptive_avg_pool2d_backward, _adaptive_avg_pool3d, _adaptive_avg_pool3d_backward,
    _cdist_backward, _ctc_loss_backward, _embedding_bag_backward, _embedding_bag_per_sample_weights_backward,
    _fake_quantize_learnable_per_channel_affine_backward, _fake_quantize_learnable_per_tensor_affine_backward,
    _log_softmax_backward_data, _pack_padded_sequence_backward, _pdist_backward, _prelu_kernel_backward,
    _scaled_dot_product_flash_attention_for_cpu_backward, _segment_reduce_backward, _softmax_backward_data,
    _sparse_log_softmax_backward_data, _sparse_softmax_backward_data, _sparse_sum_backward, _standard_gamma_grad,
    _unique, _unsafe_index, _unsafe_index_put, _unsafe_masked_index, _unsafe_masked_index_put_accumulate,
    _upsample_bicubic2d_aa, _upsample_bicubic2d_aa_backward, _upsample_bilinear2d_aa,
    _upsample_bilinear2d_aa_backward, _upsample_nearest_exact1d, _upsample_nearest_exact1d_backward,
    _upsample_nearest_exact2d, _upsample_nearest_exact2d_backward, _upsample_nearest_exact3d,
    _upsample_nearest_exact3d_backward, adaptive_max_pool2d_backward, adaptive_max_pool3d_backward,
    affine_grid_generator_backward, avg_pool2d, avg_pool2d_backward, avg_pool3d, avg_pool3d_backward,
    binary_cross_entropy_backward, channel_shuffle, col2im, conv_tbc_backward, convolution_backward,
    convolution_backward_overrideable, diagonal_backward, diagonal_scatter, digamma, elu_backward, embedding_backward,
    exp, fake_quantize_per_channel_affine_cachemask_backward, fake_quantize_per_tensor_affine_cachemask_backward,
    fractional_max_pool2d_backward, fractional_max_pool3d_backward, gather_backward, gelu_backward, glu_backward,
    grid_sampler_2d_backward, grid_sampler_3d_backward, hardshrink_backward, hardsigmoid_backward, hardswish_backward,
    hardtanh_backward, huber_loss_backward, im2col, index, index_select_backward, isfinite, leaky_relu_backward,
    lgamma, linalg_cross, linalg_lu_solve, log, log_sigmoid_backward, masked_scatter_backward, masked_select_backward,
    matmul, max_pool2d_with_indices_backward, max_pool3d_with_indices_backward, mkldnn_adaptive_avg_pool2d_backward,
    mkldnn_linear_backward, mkldnn_max_pool2d_backward, mkldnn_max_pool3d_backward, mse_loss_backward,
    multi_margin_loss_backward, multilabel_margin_loss_backward, native_batch_norm_backward,
    native_layer_norm_backward, nll_loss, nll_loss2d, nll_loss2d_backward, nll_loss_backward, pixel_shuffle,
    pixel_unshuffle, polygamma, pow, reflection_pad1d, reflection_pad1d_backward, reflection_pad2d,
    reflection_pad2d_backward, reflection_pad3d, reflection_pad3d_backward, replication_pad1d,
    replication_pad1d_backward, replication_pad2d, replication_pad2d_backward, replication_pad3d,
    replication_pad3d_backward, rrelu_with_noise_backward, select_backward, select_scatter, sigmoid_backward, slice,
    slice_scatter, smooth_l1_loss_backward, soft_margin_loss_backward, softplus_backward, softshrink_backward,
    special_i1, special_i1e, special_xlog1py, special_zeta, sum_to_size, tanh_backward, threshold_backward,
    to_dense_backward, to_mkldnn_backward, trace_backward, unfold_backward, upsample_bicubic2d,
    upsample_bicubic2d_backward, upsample_bilinear2d, upsample_bilinear2d_backward, upsample_linear1d,
    upsample_linear1d_backward, upsample_nearest1d, upsample_nearest1d_backward, upsample_nearest2d,
    upsample_nearest2d_backward, upsample_nearest3d, upsample_nearest3d_backward, upsample_trilinear3d,
    upsample_trilinear3d_backward, value_selecting_reduction_backward, where, xlogy, zeros_like,
)
from tinytensor.autograd.engine.engine import pruned_passes, wanted_edges
from tinytensor.autograd.functions_manual.functions_manual import (
    _to_copy_backward, add_scalar, clamp_backward, clamp_backward_min_max, cumsum_backward, div_scalar,
    evenly_distribute_backward, index_backward, masked_fill_backward, maybe_multiply, mean_backward, mm_mat1_backward,
    mm_mat2_backward, mul_scalar, not_implemented, number_minus, number_over, pow_backward, pow_backward_exponent,
    pow_backward_self, prod_backward, restore_reduced_dims, scale_grad_by_count, std_backward, sub_scalar,
    sum_backward, var_backward,
)
from tinytensor.autograd.functions_manual.functions_manual_activation import (
    _trilinear_backward, binary_cross_entropy_double_backward, binary_cross_entropy_double_backward_target,
    binary_cross_entropy_target_backward, binary_cross_entropy_with_logits_backward,
    binary_cross_entropy_with_logits_target_backward, elu_double_backward, gelu_double_backward, glu_double_backward,
    glu_double_backward_grad_output, huber_loss_double_backward, log_sigmoid_double_backward, mish_gradient,
    mse_loss_double_backward, prelu_backward_grad_output, silu_gradient, smooth_l1_loss_double_backward,
    soft_margin_loss_double_backward, softmax_double_backward, softplus_double_backward, to_float, where_below,
)
from tinytensor.autograd.functions_manual.functions_manual_grid_sampler import grid_sampler_double_backward
from tinytensor.autograd.functions_manual.functions_manual_indexing import (
    as_strided_scatter_backward, block_diag_backward, constant_pad_nd_backward, index_reduce_backward,
    repeat_backward, roll_backward, scatter_reduce_backward, take_backward, zeros_of,
)
from tinytensor.autograd.functions_manual.functions_manual_linalg import (
    _euclidean_dist_backward, cholesky_backward, cholesky_inverse_backward, cholesky_solve_backward,
    householder_product_backward, linalg_det_backward, linalg_eigh_backward, linalg_lstsq_backward,
    linalg_lu_backward, linalg_lu_solve_LU, linalg_matrix_exp_differential, linalg_qr_backward, linalg_solve_backward,
    linalg_solve_triangular_backward, lu_factor_ex_backward, lu_unpack_backward, ormqr_backward, pinv_backward,
    slogdet_backward, svd_backward, triangular_solve_backward,
)
from tinytensor.autograd.functions_manual.functions_manual_nn import (
    _convolution_double_backward, batchnorm_double_backward, embedding_dense_double_backward,
    layer_norm_double_backward, max_pool_double_backward, mkldnn_rnn_layer_node_backward,
    native_dropout_double_backward, native_dropout_gradient, native_dropout_scale, native_group_norm_node_backward,
    weight_norm_backward, zeros_of_shape,
)
from tinytensor.autograd.functions_manual.functions_manual_pointwise import (
    angle_backward, atan2_backward, atanh_backward, copysign_tensor_self_backward, deg2rad_backward,
    div_tensor_other_backward, div_tensor_self_backward, i1_backward, i1e_backward,
    infinitely_differentiable_logit_backward, mvlgamma_backward, rad2deg_backward, sgn_backward, sinc_backward,
)
from tinytensor.autograd.functions_manual.functions_manual_reduction import (
    aminmax_backward, cummaxmin_backward, cumprod_backward, linalg_vector_norm_backward, logcumsumexp_backward,
    logsumexp_backward, nansum_backward, negated, norm_backward, renorm_backward, std_mean_backward,
    var_mean_backward,
)
from tinytensor.autograd.functions_manual.functions_manual_shape import (
    as_strided_backward, cat_tensors_backward, permute_backwards, slice_backward_wrapper, split_backward,
    split_with_sizes_backward, stack_tensors_backward, unbind_backward, unsqueeze_to,
)
from tinytensor.autograd.functions_manual.functions_manual_sparse import (
    log1p_backward, mm_mat1_sparse_backward, sparse_compressed_tensor_backward, sparse_mask_backward,
    sparse_sparse_matmul_backward, to_sparse_backward, values_backward,
)
from tinytensor.autograd.engine.traceable_function import TraceableFunction


class AbsBackward0(TraceableFunction):  # derivatives.yaml: abs
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * self.sgn(),)


class AddBackward0(TraceableFunction):  # derivatives.yaml: add.Tensor
    __slots__ = ("alpha",)
    scalars = ("alpha",)

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = maybe_multiply(grad, node.alpha)
        if edges[0] is not None:
            self_grad = grad
        return self_grad, other_grad


class AddBackward1(TraceableFunction):  # derivatives.yaml: add.Scalar
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


class AddcdivBackward0(TraceableFunction):  # derivatives.yaml: addcdiv
    __slots__ = ("tensor1_", "tensor2_", "value")
    saved_for_edge = {"tensor1_": 2}
    scalars = ("value",)

    def apply(node, grad):
        if node.next_edges[2] is not None:
            tensor1 = node.tensor1_.unpack()
        tensor2 = node.tensor2_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = tensor1_grad = tensor2_grad = None
        if edges[0] is not None:
            self_grad = grad
        if edges[1] is not None:
            tensor1_grad = grad * number_over(node.value, tensor2)
        if edges[2] is not None:
            tensor2_grad = -grad * (mul_scalar(tensor1, node.value) / (tensor2 * tensor2))
        return self_grad, tensor1_grad, tensor2_grad


class AddcmulBackward0(TraceableFunction):  # derivatives.yaml: addcmul
    __slots__ = ("tensor1_", "tensor2_", "value")
    saved_for_edge = {"tensor1_": 2, "tensor2_": 1}
    scalars = ("value",)

    def apply(node, grad):
        if node.next_edges[2] is not None:
            tensor1 = node.tensor1_.unpack()
        if node.next_edges[1] is not None:
            tensor2 = node.tensor2_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = tensor1_grad = tensor2_grad = None
        if edges[0] is not None:
            self_grad = grad
        if edges[1] is not None:
            tensor1_grad = grad * mul_scalar(tensor2, node.value)
        if edges[2] is not None:
            tensor2_grad = grad * mul_scalar(tensor1, node.value)
        return self_grad, tensor1_grad, tensor2_grad


class AddmmBackward0(TraceableFunction):  # derivatives.yaml: addmm
    __slots__ = ("alpha", "beta", "mat1_", "mat1_layout", "mat1_sym_sizes", "mat1_sym_strides", "mat2_", "mat2_layout", "mat2_sym_sizes", "mat2_sym_strides")
    saved_for_edge = {"mat1_": 2, "mat2_": 1}
    scalars = ("alpha", "beta",)

    def apply(node, grad):
        if node.next_edges[2] is not None:
            mat1 = node.mat1_.unpack()
        if node.next_edges[1] is not None:
            mat2 = node.mat2_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = mat1_grad = mat2_grad = None
        if edges[1] is not None:
            mat1_grad = mm_mat1_backward(grad, mat2, node.mat1_sym_sizes, node.mat1_sym_strides, node.mat1_layout, node.alpha)
        if edges[2] is not None:
            mat2_grad = mm_mat2_backward(grad, mat1, node.mat2_sym_sizes, node.mat2_sym_strides, node.mat2_layout, node.alpha)
        if edges[0] is not None:
            self_grad = maybe_multiply(grad, node.beta)
        return self_grad, mat1_grad, mat2_grad


class AliasBackward0(TraceableFunction):  # derivatives.yaml: alias
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


class LiftFreshBackward0(TraceableFunction):  # derivatives.yaml: lift_fresh
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


class AsStridedBackward0(TraceableFunction):  # derivatives.yaml: as_strided
    __slots__ = ("self_geometry", "size", "storage_offset", "stride")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (as_strided_backward(grad, node.self_geometry, node.size, node.stride, node.storage_offset),)


class BmmBackward0(TraceableFunction):  # derivatives.yaml: bmm
    __slots__ = ("mat2_", "self_")
    saved_for_edge = {"mat2_": 0, "self_": 1}

    def apply(node, grad):
        if node.next_edges[0] is not None:
            mat2 = node.mat2_.unpack()
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = mat2_grad = None
        if edges[1] is not None:
            mat2_grad = self.transpose(1, 2).bmm(grad)
        if edges[0] is not None:
            self_grad = grad.bmm(mat2.transpose(1, 2))
        return self_grad, mat2_grad


class CatBackward0(TraceableFunction):  # derivatives.yaml: cat
    __slots__ = ("dim", "tensors_args_scalartypes", "tensors_args_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,) * len(node.next_edges)
        return tuple(cat_tensors_backward(grad, node.tensors_args_sizes, node.tensors_args_scalartypes, node.dim))


class CeilBackward0(TraceableFunction):  # derivatives.yaml: ceil
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class ClampBackward0(TraceableFunction):  # derivatives.yaml: clamp.Tensor
    __slots__ = ("max_", "min_", "self_")

    def apply(node, grad):
        max = node.max_.unpack()
        min = node.min_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = min_grad = max_grad = None
        if edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[1] is not None, edges[2] is not None)
            min_grad, max_grad = clamp_backward_min_max(grad, self, min, max, grad_input_mask)
        if edges[0] is not None:
            self_grad = clamp_backward(grad, self, min, max)
        return self_grad, min_grad, max_grad


class ClampBackward1(TraceableFunction):  # derivatives.yaml: clamp
    __slots__ = ("max", "min", "self_")
    scalars = ("max", "min",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (clamp_backward(grad, self, node.min, node.max),)


class ClampMinBackward0(TraceableFunction):  # derivatives.yaml: clamp_min
    __slots__ = ("min", "self_")
    scalars = ("min",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (where(self >= node.min, grad, 0),)


class ClampMinBackward1(TraceableFunction):  # derivatives.yaml: clamp_min.Tensor
    __slots__ = ("min_", "self_")

    def apply(node, grad):
        min = node.min_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = min_grad = None
        if edges[1] is not None:
            min_grad = where(self < min, grad, 0)
        if edges[0] is not None:
            self_grad = where(self >= min, grad, 0)
        return self_grad, min_grad


class ClampMaxBackward0(TraceableFunction):  # derivatives.yaml: clamp_max
    __slots__ = ("max", "self_")
    scalars = ("max",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (where(self <= node.max, grad, 0),)


class ClampMaxBackward1(TraceableFunction):  # derivatives.yaml: clamp_max.Tensor
    __slots__ = ("max_", "self_")

    def apply(node, grad):
        max = node.max_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = max_grad = None
        if edges[1] is not None:
            max_grad = where(self > max, grad, 0)
        if edges[0] is not None:
            self_grad = where(self <= max, grad, 0)
        return self_grad, max_grad


class CloneBackward0(TraceableFunction):  # derivatives.yaml: clone
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


class ToCopyBackward0(TraceableFunction):  # derivatives.yaml: _to_copy
    __slots__ = ("self_options",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (_to_copy_backward(grad, node.self_options),)


class CosBackward0(TraceableFunction):  # derivatives.yaml: cos
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * -self.sin(),)


class CumsumBackward0(TraceableFunction):  # derivatives.yaml: cumsum
    __slots__ = ("dim", "self_scalar_type")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (cumsum_backward(grad.to(node.self_scalar_type), node.dim),)


class DiagonalBackward0(TraceableFunction):  # derivatives.yaml: diagonal
    __slots__ = ("dim1", "dim2", "offset", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (diagonal_backward(grad, node.self_sym_sizes, node.offset, node.dim1, node.dim2),)


class DivBackward0(TraceableFunction):  # derivatives.yaml: div.Tensor
    __slots__ = ("other_", "self_")
    saved_for_edge = {"self_": 1}

    def apply(node, grad):
        other = node.other_.unpack()
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = -grad * ((self / other) / other)
        if edges[0] is not None:
            self_grad = grad / other
        return self_grad, other_grad


class DivBackward1(TraceableFunction):  # derivatives.yaml: div.Scalar
    __slots__ = ("other",)
    scalars = ("other",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (div_scalar(grad, node.other),)


class DotBackward0(TraceableFunction):  # derivatives.yaml: dot
    __slots__ = ("self_", "tensor_")
    saved_for_edge = {"self_": 1, "tensor_": 0}

    def apply(node, grad):
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if node.next_edges[0] is not None:
            tensor = node.tensor_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = tensor_grad = None
        if edges[0] is not None:
            self_grad = grad * tensor
        if edges[1] is not None:
            tensor_grad = grad * self
        return self_grad, tensor_grad


class EqBackward0(TraceableFunction):  # derivatives.yaml: eq_.Scalar
    __slots__ = ("self_info",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_of(node.self_info),)


class EqBackward1(TraceableFunction):  # derivatives.yaml: eq_.Tensor
    __slots__ = ("other_info", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = zeros_of(node.other_info)
        if edges[0] is not None:
            self_grad = zeros_of(node.self_info)
        return self_grad, other_grad


class ExpBackward0(TraceableFunction):  # derivatives.yaml: exp
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (grad * result,)


class ExpandBackward0(TraceableFunction):  # derivatives.yaml: expand
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (sum_to_size(grad, node.self_sym_sizes),)


class FillBackward0(TraceableFunction):  # derivatives.yaml: fill.Scalar
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class FillBackward1(TraceableFunction):  # derivatives.yaml: fill.Tensor
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = value_grad = None
        if edges[0] is not None:
            self_grad = zeros_like(grad)
        if edges[1] is not None:
            value_grad = grad.sum()
        return self_grad, value_grad


class FillBackward2(TraceableFunction):  # derivatives.yaml: fill_.Scalar
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class FillBackward3(TraceableFunction):  # derivatives.yaml: fill_.Tensor
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = value_grad = None
        if edges[0] is not None:
            self_grad = zeros_like(grad)
        if edges[1] is not None:
            value_grad = grad.sum()
        return self_grad, value_grad


class FloorBackward0(TraceableFunction):  # derivatives.yaml: floor
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class GatherBackward0(TraceableFunction):  # derivatives.yaml: gather
    __slots__ = ("dim", "index_", "self_", "sparse_grad")

    def apply(node, grad):
        index = node.index_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (gather_backward(grad, self, node.dim, index, node.sparse_grad),)


class GeBackward0(TraceableFunction):  # derivatives.yaml: ge_.Scalar
    __slots__ = ("self_info",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_of(node.self_info),)


class GeBackward1(TraceableFunction):  # derivatives.yaml: ge_.Tensor
    __slots__ = ("other_info", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = zeros_of(node.other_info)
        if edges[0] is not None:
            self_grad = zeros_of(node.self_info)
        return self_grad, other_grad


class GtBackward0(TraceableFunction):  # derivatives.yaml: gt_.Scalar
    __slots__ = ("self_info",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_of(node.self_info),)


class GtBackward1(TraceableFunction):  # derivatives.yaml: gt_.Tensor
    __slots__ = ("other_info", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = zeros_of(node.other_info)
        if edges[0] is not None:
            self_grad = zeros_of(node.self_info)
        return self_grad, other_grad


class IndexBackward0(TraceableFunction):  # derivatives.yaml: index.Tensor
    __slots__ = ("indices_", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return (None,)
        return (index_backward(grad.new_zeros(node.self_sym_sizes), indices, grad),)


class IndexPutBackward0(TraceableFunction):  # derivatives.yaml: index_put
    __slots__ = ("accumulate", "indices_", "values_info")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = values_grad = None
        if edges[0] is not None:
            self_grad = grad if node.accumulate else grad.index_put(indices, zeros_of(node.values_info), False)
        if edges[1] is not None:
            values_grad = index(grad, indices)
        return self_grad, values_grad


class IndexPutImplBackward0(TraceableFunction):  # derivatives.yaml: _index_put_impl_
    __slots__ = ("accumulate", "indices_", "values_info")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = values_grad = None
        if edges[0] is not None:
            self_grad = grad if node.accumulate else grad.index_put(indices, zeros_of(node.values_info), False)
        if edges[1] is not None:
            values_grad = index(grad, indices)
        return self_grad, values_grad


class UnsafeIndexBackward0(TraceableFunction):  # derivatives.yaml: _unsafe_index.Tensor
    __slots__ = ("indices_", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return (None,)
        return (_unsafe_index_put(grad.new_zeros(node.self_sym_sizes), indices, grad, True),)


class UnsafeIndexPutBackward0(TraceableFunction):  # derivatives.yaml: _unsafe_index_put
    __slots__ = ("accumulate", "indices_", "values_info")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = values_grad = None
        if edges[0] is not None:
            self_grad = grad if node.accumulate else _unsafe_index_put(grad, indices, zeros_of(node.values_info), False)
        if edges[1] is not None:
            values_grad = _unsafe_index(grad, indices)
        return self_grad, values_grad


class UnsafeMaskedIndexBackward0(TraceableFunction):  # derivatives.yaml: _unsafe_masked_index
    __slots__ = ("indices_", "mask_", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack()
        mask = node.mask_.unpack()
        if grad is None:
            return (None,)
        return (_unsafe_masked_index_put_accumulate(grad.new_zeros(node.self_sym_sizes), mask, indices, grad),)


class UnsafeMaskedIndexPutAccumulateBackward0(TraceableFunction):  # derivatives.yaml: _unsafe_masked_index_put_accumulate
    __slots__ = ("indices_", "mask_")
    saved_for_edge = {"mask_": 1}

    def apply(node, grad):
        indices = node.indices_.unpack()
        if node.next_edges[1] is not None:
            mask = node.mask_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = values_grad = None
        if edges[0] is not None:
            self_grad = grad
        if edges[1] is not None:
            values_grad = _unsafe_masked_index(grad, mask, indices, 0)
        return self_grad, values_grad


class SegmentReduceBackward0(TraceableFunction):  # derivatives.yaml: segment_reduce
    __slots__ = ("axis", "data_", "initial", "lengths_", "offsets_", "reduce", "result_")
    scalars = ("initial",)

    def apply(node, grad):
        data = node.data_.unpack()
        lengths = node.lengths_.unpack()
        offsets = node.offsets_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (_segment_reduce_backward(grad, result, data, node.reduce, lengths=lengths, offsets=offsets, axis=node.axis, initial=node.initial),)


class IndexSelectBackward0(TraceableFunction):  # derivatives.yaml: index_select
    __slots__ = ("dim", "index_", "self_sym_sizes")

    def apply(node, grad):
        index = node.index_.unpack()
        if grad is None:
            return (None,)
        return (index_select_backward(grad, node.self_sym_sizes, node.dim, index),)


class LeBackward0(TraceableFunction):  # derivatives.yaml: le_.Scalar
    __slots__ = ("self_info",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_of(node.self_info),)


class LeBackward1(TraceableFunction):  # derivatives.yaml: le_.Tensor
    __slots__ = ("other_info", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = zeros_of(node.other_info)
        if edges[0] is not None:
            self_grad = zeros_of(node.self_info)
        return self_grad, other_grad


class LerpBackward0(TraceableFunction):  # derivatives.yaml: lerp.Scalar
    __slots__ = ("weight",)
    scalars = ("weight",)

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = end_grad = None
        if edges[1] is not None:
            end_grad = mul_scalar(grad, node.weight)
        if edges[0] is not None:
            self_grad = mul_scalar(grad, 1 - node.weight)
        return self_grad, end_grad


class LerpBackward1(TraceableFunction):  # derivatives.yaml: lerp.Tensor
    __slots__ = ("end_", "self_", "weight_")
    saved_for_edge = {"end_": 2, "self_": 2}

    def apply(node, grad):
        if node.next_edges[2] is not None:
            end = node.end_.unpack()
        if node.next_edges[2] is not None:
            self = node.self_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = end_grad = weight_grad = None
        if edges[1] is not None:
            end_grad = grad * weight
        if edges[0] is not None:
            self_grad = grad * number_minus(1, weight)
        if edges[2] is not None:
            weight_grad = grad * (end - self)
        return self_grad, end_grad, weight_grad


class LogBackward0(TraceableFunction):  # derivatives.yaml: log
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad.div(self),)


class LtBackward0(TraceableFunction):  # derivatives.yaml: lt_.Scalar
    __slots__ = ("self_info",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_of(node.self_info),)


class LtBackward1(TraceableFunction):  # derivatives.yaml: lt_.Tensor
    __slots__ = ("other_info", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = zeros_of(node.other_info)
        if edges[0] is not None:
            self_grad = zeros_of(node.self_info)
        return self_grad, other_grad


class MaskedFillBackward0(TraceableFunction):  # derivatives.yaml: masked_fill.Scalar
    __slots__ = ("mask_",)

    def apply(node, grad):
        mask = node.mask_.unpack()
        if grad is None:
            return (None,)
        return (grad.masked_fill(mask, 0),)


class MaskedFillBackward1(TraceableFunction):  # derivatives.yaml: masked_fill.Tensor
    __slots__ = ("mask_",)

    def apply(node, grad):
        mask = node.mask_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = value_grad = None
        if edges[0] is not None:
            self_grad = grad.masked_fill(mask, 0)
        if edges[1] is not None:
            value_grad = masked_fill_backward(grad, mask)
        return self_grad, value_grad


class MaskedSelectBackward0(TraceableFunction):  # derivatives.yaml: masked_select
    __slots__ = ("mask_", "self_")

    def apply(node, grad):
        mask = node.mask_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (masked_select_backward(grad, self, mask),)


class MaxBackward0(TraceableFunction):  # derivatives.yaml: max.dim
    __slots__ = ("dim", "indices_", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        return (value_selecting_reduction_backward(grad, node.dim, indices, node.self_sym_sizes, node.keepdim),)


class MaxBackward1(TraceableFunction):  # derivatives.yaml: max
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (evenly_distribute_backward(grad, self, result),)


class MaximumBackward0(TraceableFunction):  # derivatives.yaml: maximum
    __slots__ = ("other_", "self_")

    def apply(node, grad):
        other = node.other_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = where(self == other, div_scalar(grad, 2), grad).masked_fill_(self > other, 0)
        if edges[0] is not None:
            self_grad = where(self == other, div_scalar(grad, 2), grad).masked_fill_(self < other, 0)
        return self_grad, other_grad


class MeanBackward0(TraceableFunction):  # derivatives.yaml: mean
    __slots__ = ("self_sym_numel", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (div_scalar(grad.expand(node.self_sym_sizes), node.self_sym_numel),)


class MeanBackward1(TraceableFunction):  # derivatives.yaml: mean.dim
    __slots__ = ("dim", "keepdim", "self_sym_numel", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (mean_backward(grad, node.self_sym_sizes, node.dim, node.self_sym_numel, node.keepdim),)


class MinBackward0(TraceableFunction):  # derivatives.yaml: min.dim
    __slots__ = ("dim", "indices_", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        return (value_selecting_reduction_backward(grad, node.dim, indices, node.self_sym_sizes, node.keepdim),)


class MinBackward1(TraceableFunction):  # derivatives.yaml: min
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (evenly_distribute_backward(grad, self, result),)


class MinimumBackward0(TraceableFunction):  # derivatives.yaml: minimum
    __slots__ = ("other_", "self_")

    def apply(node, grad):
        other = node.other_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = where(self == other, div_scalar(grad, 2), grad).masked_fill_(self < other, 0)
        if edges[0] is not None:
            self_grad = where(self == other, div_scalar(grad, 2), grad).masked_fill_(self > other, 0)
        return self_grad, other_grad


class AmaxBackward0(TraceableFunction):  # derivatives.yaml: amax
    __slots__ = ("dim", "keepdim", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (scale_grad_by_count(restore_reduced_dims(grad, node.dim, node.keepdim), restore_reduced_dims(result, node.dim, node.keepdim) == self, node.dim),)


class AminBackward0(TraceableFunction):  # derivatives.yaml: amin
    __slots__ = ("dim", "keepdim", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (scale_grad_by_count(restore_reduced_dims(grad, node.dim, node.keepdim), restore_reduced_dims(result, node.dim, node.keepdim) == self, node.dim),)


class MmBackward0(TraceableFunction):  # derivatives.yaml: mm
    __slots__ = ("mat2_", "mat2_layout", "mat2_sym_sizes", "mat2_sym_strides", "self_", "self_layout", "self_sym_sizes", "self_sym_strides")
    saved_for_edge = {"mat2_": 0, "self_": 1}

    def apply(node, grad):
        if node.next_edges[0] is not None:
            mat2 = node.mat2_.unpack()
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = mat2_grad = None
        if edges[1] is not None:
            mat2_grad = mm_mat2_backward(grad, self, node.mat2_sym_sizes, node.mat2_sym_strides, node.mat2_layout, 1)
        if edges[0] is not None:
            self_grad = mm_mat1_backward(grad, mat2, node.self_sym_sizes, node.self_sym_strides, node.self_layout, 1)
        return self_grad, mat2_grad


class MulBackward0(TraceableFunction):  # derivatives.yaml: mul.Tensor
    __slots__ = ("other_", "self_")
    saved_for_edge = {"other_": 0, "self_": 1}

    def apply(node, grad):
        if node.next_edges[0] is not None:
            other = node.other_.unpack()
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = grad * self
        if edges[0] is not None:
            self_grad = grad * other
        return self_grad, other_grad


class MulBackward1(TraceableFunction):  # derivatives.yaml: mul.Scalar
    __slots__ = ("other",)
    scalars = ("other",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (mul_scalar(grad, node.other),)


class MvBackward0(TraceableFunction):  # derivatives.yaml: mv
    __slots__ = ("self_", "vec_")
    saved_for_edge = {"self_": 1, "vec_": 0}

    def apply(node, grad):
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if node.next_edges[0] is not None:
            vec = node.vec_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = vec_grad = None
        if edges[0] is not None:
            self_grad = grad.ger(vec)
        if edges[1] is not None:
            vec_grad = self.t().mv(grad)
        return self_grad, vec_grad


class NeBackward0(TraceableFunction):  # derivatives.yaml: ne_.Scalar
    __slots__ = ("self_info",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_of(node.self_info),)


class NeBackward1(TraceableFunction):  # derivatives.yaml: ne_.Tensor
    __slots__ = ("other_info", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = zeros_of(node.other_info)
        if edges[0] is not None:
            self_grad = zeros_of(node.self_info)
        return self_grad, other_grad


class NegBackward0(TraceableFunction):  # derivatives.yaml: neg
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.neg(),)


class PermuteBackward0(TraceableFunction):  # derivatives.yaml: permute
    __slots__ = ("dims",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (permute_backwards(grad, node.dims),)


class PowBackward0(TraceableFunction):  # derivatives.yaml: pow.Tensor_Scalar
    __slots__ = ("exponent", "self_")
    scalars = ("exponent",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (pow_backward(grad, self, node.exponent),)


class PowBackward1(TraceableFunction):  # derivatives.yaml: pow.Tensor_Tensor
    __slots__ = ("exponent_", "result_", "self_")

    def apply(node, grad):
        exponent = node.exponent_.unpack()
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = exponent_grad = None
        if edges[1] is not None:
            exponent_grad = pow_backward_exponent(grad, self, exponent, result)
        if edges[0] is not None:
            self_grad = pow_backward_self(grad, self, exponent)
        return self_grad, exponent_grad


class PowBackward2(TraceableFunction):  # derivatives.yaml: pow.Scalar
    __slots__ = ("exponent_", "result_", "self")
    scalars = ("self",)

    def apply(node, grad):
        exponent = node.exponent_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (pow_backward_exponent(grad, node.self, exponent, result),)


class ProdBackward0(TraceableFunction):  # derivatives.yaml: prod
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (prod_backward(grad, self.to(grad.dtype), result),)


class ProdBackward1(TraceableFunction):  # derivatives.yaml: prod.dim_int
    __slots__ = ("dim", "keepdim", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (prod_backward(grad, self.to(grad.dtype), result, node.dim, node.keepdim),)


class ReciprocalBackward0(TraceableFunction):  # derivatives.yaml: reciprocal
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (-grad * (result * result),)


class ReshapeAliasBackward0(TraceableFunction):  # derivatives.yaml: _reshape_alias
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.reshape(node.self_sym_sizes),)


class RsqrtBackward0(TraceableFunction):  # derivatives.yaml: rsqrt
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (mul_scalar(grad, -0.5) * result.pow(3),)


class SelectBackward0(TraceableFunction):  # derivatives.yaml: select.int
    __slots__ = ("dim", "index", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (select_backward(grad, node.self_sym_sizes, node.dim, node.index),)


class SelectBackwardBackward0(TraceableFunction):  # derivatives.yaml: select_backward
    __slots__ = ("dim", "index")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.select(node.dim, node.index),)


class SigmoidBackward0(TraceableFunction):  # derivatives.yaml: sigmoid
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (sigmoid_backward(grad, result),)


class SignBackward0(TraceableFunction):  # derivatives.yaml: sign
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class SinBackward0(TraceableFunction):  # derivatives.yaml: sin
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * self.cos(),)


class SliceBackward0(TraceableFunction):  # derivatives.yaml: slice.Tensor
    __slots__ = ("dim", "end", "self_sym_sizes", "start", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (slice_backward_wrapper(grad, node.self_sym_sizes, node.dim, node.start, node.end, node.step),)


class SliceBackwardBackward0(TraceableFunction):  # derivatives.yaml: slice_backward
    __slots__ = ("dim", "end", "start", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (slice(grad, node.dim, node.start, node.end, node.step),)


class DiagonalBackwardBackward0(TraceableFunction):  # derivatives.yaml: diagonal_backward
    __slots__ = ("dim1", "dim2", "offset")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.diagonal(node.offset, node.dim1, node.dim2),)


class SplitBackward0(TraceableFunction):  # derivatives.yaml: split.Tensor
    __slots__ = ("dim", "self_options", "self_sym_sizes", "split_size")

    def apply(node, *grads):
        return (split_backward(grads, node.split_size, node.dim, node.self_sym_sizes, node.self_options),)


class SplitWithSizesBackward0(TraceableFunction):  # derivatives.yaml: split_with_sizes
    __slots__ = ("dim", "self_options", "self_sym_sizes", "split_sizes")

    def apply(node, *grads):
        return (split_with_sizes_backward(grads, node.split_sizes, node.dim, node.self_sym_sizes, node.self_options),)


class SqrtBackward0(TraceableFunction):  # derivatives.yaml: sqrt
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (grad / mul_scalar(result, 2),)


class SqueezeBackward0(TraceableFunction):  # derivatives.yaml: squeeze
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (unsqueeze_to(grad, node.self_sym_sizes),)


class SqueezeBackward1(TraceableFunction):  # derivatives.yaml: squeeze.dim
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (unsqueeze_to(grad, node.dim, node.self_sym_sizes),)


class SqueezeBackward2(TraceableFunction):  # derivatives.yaml: squeeze.dims
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (unsqueeze_to(grad, node.dim, node.self_sym_sizes),)


class SqueezeBackward3(TraceableFunction):  # derivatives.yaml: squeeze_
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (unsqueeze_to(grad, node.self_sym_sizes),)


class SqueezeBackward4(TraceableFunction):  # derivatives.yaml: squeeze_.dim
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (unsqueeze_to(grad, node.dim, node.self_sym_sizes),)


class SqueezeBackward5(TraceableFunction):  # derivatives.yaml: squeeze_.dims
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (unsqueeze_to(grad, node.dim, node.self_sym_sizes),)


class StdBackward0(TraceableFunction):  # derivatives.yaml: std.correction
    __slots__ = ("correction", "dim", "keepdim", "result_", "self_")
    scalars = ("correction",)

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (std_backward(result, grad, self, node.dim, node.correction, node.keepdim),)


class SubBackward0(TraceableFunction):  # derivatives.yaml: sub.Tensor
    __slots__ = ("alpha",)
    scalars = ("alpha",)

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = maybe_multiply(-grad, node.alpha)
        if edges[0] is not None:
            self_grad = grad
        return self_grad, other_grad


class SubBackward1(TraceableFunction):  # derivatives.yaml: sub.Scalar
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


class RsubBackward0(TraceableFunction):  # derivatives.yaml: rsub.Tensor
    __slots__ = ("alpha",)
    scalars = ("alpha",)

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = grad
        if edges[0] is not None:
            self_grad = maybe_multiply(-grad, node.alpha)
        return self_grad, other_grad


class RsubBackward1(TraceableFunction):  # derivatives.yaml: rsub.Scalar
    __slots__ = ("alpha",)
    scalars = ("alpha",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (maybe_multiply(-grad, node.alpha),)


class SumBackward0(TraceableFunction):  # derivatives.yaml: sum
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.expand(node.self_sym_sizes),)


class SumBackward1(TraceableFunction):  # derivatives.yaml: sum.dim_IntList
    __slots__ = ("dim", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (sum_backward(grad, node.self_sym_sizes, node.dim, node.keepdim),)


class TBackward0(TraceableFunction):  # derivatives.yaml: t
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.t(),)


class TBackward1(TraceableFunction):  # derivatives.yaml: t_
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.t(),)


class TanhBackward0(TraceableFunction):  # derivatives.yaml: tanh
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (tanh_backward(grad, result),)


class TransposeBackward0(TraceableFunction):  # derivatives.yaml: transpose.int
    __slots__ = ("dim0", "dim1")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.transpose(node.dim0, node.dim1),)


class TransposeBackward1(TraceableFunction):  # derivatives.yaml: transpose_
    __slots__ = ("dim0", "dim1")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.transpose(node.dim0, node.dim1),)


class TruncBackward0(TraceableFunction):  # derivatives.yaml: trunc
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class UnsafeViewBackward0(TraceableFunction):  # derivatives.yaml: _unsafe_view
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.reshape(node.self_sym_sizes),)


class UnsqueezeBackward0(TraceableFunction):  # derivatives.yaml: unsqueeze
    __slots__ = ("dim",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.squeeze(node.dim),)


class UnsqueezeBackward1(TraceableFunction):  # derivatives.yaml: unsqueeze_
    __slots__ = ("dim",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.squeeze(node.dim),)


class VarBackward0(TraceableFunction):  # derivatives.yaml: var.correction
    __slots__ = ("correction", "dim", "keepdim", "self_")
    scalars = ("correction",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (var_backward(grad, self, node.dim, node.correction, node.keepdim),)


class ViewBackward0(TraceableFunction):  # derivatives.yaml: view
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.reshape(node.self_sym_sizes),)


class WhereBackward0(TraceableFunction):  # derivatives.yaml: where.self
    __slots__ = ("condition_",)

    def apply(node, grad):
        condition = node.condition_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = where(condition, 0, grad)
        if edges[0] is not None:
            self_grad = where(condition, grad, 0)
        return self_grad, other_grad


class ZeroBackward0(TraceableFunction):  # derivatives.yaml: zero_
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class ReluBackward0(TraceableFunction):  # derivatives.yaml: relu
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (threshold_backward(grad, result, 0),)


class ThresholdBackwardBackward0(TraceableFunction):  # derivatives.yaml: threshold_backward
    __slots__ = ("self_", "threshold")
    scalars = ("threshold",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = threshold_backward(grad, self, node.threshold)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_output_grad, self_grad


class SigmoidBackwardBackward0(TraceableFunction):  # derivatives.yaml: sigmoid_backward
    __slots__ = ("grad_output_", "output_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        output = node.output_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = output_grad = None
        if edges[0] is not None:
            grad_output_grad = sigmoid_backward(grad, output)
        if edges[1] is not None:
            output_grad = grad * grad_output * add_scalar(mul_scalar(output, -2), 1)
        return grad_output_grad, output_grad


class TanhBackwardBackward0(TraceableFunction):  # derivatives.yaml: tanh_backward
    __slots__ = ("grad_output_", "output_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        output = node.output_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = output_grad = None
        if edges[0] is not None:
            grad_output_grad = tanh_backward(grad, output)
        if edges[1] is not None:
            output_grad = grad * (mul_scalar(output, -2) * grad_output)
        return grad_output_grad, output_grad


class UnbindBackward0(TraceableFunction):  # derivatives.yaml: unbind.int
    __slots__ = ("dim",)

    def apply(node, *grads):
        return (unbind_backward(grads, node.dim),)


class StackBackward0(TraceableFunction):  # derivatives.yaml: stack
    __slots__ = ("dim", "tensors_args_scalartypes")

    def apply(node, grad):
        if grad is None:
            return (None,) * len(node.next_edges)
        return tuple(stack_tensors_backward(grad, node.dim, node.tensors_args_scalartypes))


class AcosBackward0(TraceableFunction):  # derivatives.yaml: acos
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * -add_scalar(-self * self, 1).rsqrt(),)


class AcoshBackward0(TraceableFunction):  # derivatives.yaml: acosh
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * sub_scalar(self * self, 1).rsqrt(),)


class AcoshBackward1(TraceableFunction):  # derivatives.yaml: acosh_
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        return (not_implemented("inplace version of acosh"),)


class AngleBackward0(TraceableFunction):  # derivatives.yaml: angle
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (angle_backward(grad, self),)


class AsinBackward0(TraceableFunction):  # derivatives.yaml: asin
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * add_scalar(-self * self, 1).rsqrt(),)


class AsinhBackward0(TraceableFunction):  # derivatives.yaml: asinh
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * add_scalar(self.pow(2), 1).rsqrt(),)


class AsinhBackward1(TraceableFunction):  # derivatives.yaml: asinh_
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        return (not_implemented("inplace version of asinh"),)


class AtanBackward0(TraceableFunction):  # derivatives.yaml: atan
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad / add_scalar(self * self, 1),)


class Atan2Backward0(TraceableFunction):  # derivatives.yaml: atan2
    __slots__ = ("other_", "self_")

    def apply(node, grad):
        other = node.other_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[0] is not None or edges[1] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None)
            self_grad, other_grad = atan2_backward(grad, self, other, grad_input_mask)
        return self_grad, other_grad


class AtanhBackward0(TraceableFunction):  # derivatives.yaml: atanh
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (atanh_backward(grad, self),)


class AtanhBackward1(TraceableFunction):  # derivatives.yaml: atanh_
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        return (not_implemented("inplace version of atanh"),)


class ConjPhysicalBackward0(TraceableFunction):  # derivatives.yaml: _conj_physical
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


class ConjPhysicalBackward1(TraceableFunction):  # derivatives.yaml: conj_physical_
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


class CopysignBackward0(TraceableFunction):  # derivatives.yaml: copysign.Tensor
    __slots__ = ("other_info", "result_", "self_")
    saved_for_edge = {"self_": 0}

    def apply(node, grad):
        if node.next_edges[0] is not None:
            self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = zeros_of(node.other_info)
        if edges[0] is not None:
            self_grad = copysign_tensor_self_backward(grad, self, result)
        return self_grad, other_grad


class CopysignBackward1(TraceableFunction):  # derivatives.yaml: copysign.Scalar
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (copysign_tensor_self_backward(grad, self, result),)


class CoshBackward0(TraceableFunction):  # derivatives.yaml: cosh
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * self.sinh(),)


class Deg2RadBackward0(TraceableFunction):  # derivatives.yaml: deg2rad
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (deg2rad_backward(grad),)


class DigammaBackward0(TraceableFunction):  # derivatives.yaml: digamma
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * polygamma(1, self),)


class DivBackward2(TraceableFunction):  # derivatives.yaml: div.Tensor_mode
    __slots__ = ("other_", "rounding_mode", "self_", "self_scalar_type")
    saved_for_edge = {"self_": 1}

    def apply(node, grad):
        other = node.other_.unpack()
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = div_tensor_other_backward(grad, self, other, node.rounding_mode)
        if edges[0] is not None:
            self_grad = div_tensor_self_backward(grad, other, node.self_scalar_type, node.rounding_mode)
        return self_grad, other_grad


class DivBackward3(TraceableFunction):  # derivatives.yaml: div.Scalar_mode
    __slots__ = ("other", "rounding_mode", "self_scalar_type")
    scalars = ("other",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (div_tensor_self_backward(grad, node.other, node.self_scalar_type, node.rounding_mode),)


class ErfBackward0(TraceableFunction):  # derivatives.yaml: erf
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (mul_scalar(exp(-self.pow(2)), 1.1283791670955126) * grad,)


class ErfcBackward0(TraceableFunction):  # derivatives.yaml: erfc
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (mul_scalar(exp(-self.pow(2)), -1.1283791670955126) * grad,)


class SpecialErfcxBackward0(TraceableFunction):  # derivatives.yaml: special_erfcx
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (sub_scalar(mul_scalar(self, 2.0) * result, 1.1283791670955126) * grad,)


class ErfinvBackward0(TraceableFunction):  # derivatives.yaml: erfinv
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (mul_scalar(exp(self.erfinv().pow(2)), 0.886226925452758) * grad,)


class Exp2Backward0(TraceableFunction):  # derivatives.yaml: exp2
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (mul_scalar(grad * result, 0.6931471805599453),)


class Expm1Backward0(TraceableFunction):  # derivatives.yaml: expm1
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (grad * add_scalar(result, 1),)


class FmaxBackward0(TraceableFunction):  # derivatives.yaml: fmax
    __slots__ = ("other_", "self_")

    def apply(node, grad):
        other = node.other_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = grad.masked_fill((self >= other).logical_or_(other.isnan()), 0)
        if edges[0] is not None:
            self_grad = grad.masked_fill((self >= other).logical_or_(other.isnan()).logical_not_(), 0)
        return self_grad, other_grad


class FminBackward0(TraceableFunction):  # derivatives.yaml: fmin
    __slots__ = ("other_", "self_")

    def apply(node, grad):
        other = node.other_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = grad.masked_fill((self <= other).logical_or_(other.isnan()), 0)
        if edges[0] is not None:
            self_grad = grad.masked_fill((self <= other).logical_or_(other.isnan()).logical_not_(), 0)
        return self_grad, other_grad


class FmodBackward0(TraceableFunction):  # derivatives.yaml: fmod.Scalar
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


class FmodBackward1(TraceableFunction):  # derivatives.yaml: fmod.Tensor
    __slots__ = ("other_", "self_")
    saved_for_edge = {"other_": 1, "self_": 1}

    def apply(node, grad):
        if node.next_edges[1] is not None:
            other = node.other_.unpack()
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = -grad * self.div(other, rounding_mode="trunc")
        if edges[0] is not None:
            self_grad = grad
        return self_grad, other_grad


class FracBackward0(TraceableFunction):  # derivatives.yaml: frac
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


class FrexpBackward0(TraceableFunction):  # derivatives.yaml: frexp.Tensor
    __slots__ = ("exponent_",)

    def apply(node, grad):
        exponent = node.exponent_.unpack(node)
        if grad is None:
            return (None,)
        return (grad / exponent.exp2(),)


class HypotBackward0(TraceableFunction):  # derivatives.yaml: hypot
    __slots__ = ("other_", "result_", "self_")
    saved_for_edge = {"other_": 1, "self_": 0}

    def apply(node, grad):
        if node.next_edges[1] is not None:
            other = node.other_.unpack()
        if node.next_edges[0] is not None:
            self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = grad * other / result
        if edges[0] is not None:
            self_grad = grad * self / result
        return self_grad, other_grad


class I0Backward0(TraceableFunction):  # derivatives.yaml: i0
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * special_i1(self),)


class SpecialI0EBackward0(TraceableFunction):  # derivatives.yaml: special_i0e
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (grad * (special_i1e(self) - self.sgn() * result),)


class SpecialI1Backward0(TraceableFunction):  # derivatives.yaml: special_i1
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (i1_backward(grad, self, result),)


class SpecialI1EBackward0(TraceableFunction):  # derivatives.yaml: special_i1e
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (i1e_backward(grad, self, result),)


class IgammaBackward0(TraceableFunction):  # derivatives.yaml: igamma
    __slots__ = ("other_", "self_")
    saved_for_edge = {"other_": 1, "self_": 1}

    def apply(node, grad):
        if node.next_edges[1] is not None:
            other = node.other_.unpack()
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = grad * exp(sub_scalar(self, 1) * log(other) - other - lgamma(self))
        if edges[0] is not None:
            self_grad = not_implemented("igamma: input")
        return self_grad, other_grad


class IgammacBackward0(TraceableFunction):  # derivatives.yaml: igammac
    __slots__ = ("other_", "self_")
    saved_for_edge = {"other_": 1, "self_": 1}

    def apply(node, grad):
        if node.next_edges[1] is not None:
            other = node.other_.unpack()
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = -grad * exp(sub_scalar(self, 1) * log(other) - other - lgamma(self))
        if edges[0] is not None:
            self_grad = not_implemented("igammac: input")
        return self_grad, other_grad


class LdexpBackward0(TraceableFunction):  # derivatives.yaml: ldexp.Tensor
    __slots__ = ("other_", "result_")
    saved_for_edge = {"other_": 0}

    def apply(node, grad):
        if node.next_edges[0] is not None:
            other = node.other_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = mul_scalar(grad * result, 0.6931471805599453)
        if edges[0] is not None:
            self_grad = grad * pow(2, other)
        return self_grad, other_grad


class LgammaBackward0(TraceableFunction):  # derivatives.yaml: lgamma
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * digamma(self),)


class Log10Backward0(TraceableFunction):  # derivatives.yaml: log10
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad / mul_scalar(self, 2.3025850929940455),)


class Log1PBackward0(TraceableFunction):  # derivatives.yaml: log1p
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (log1p_backward(grad, self),)


class Log2Backward0(TraceableFunction):  # derivatives.yaml: log2
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad / mul_scalar(self, 0.6931471805599453),)


class LogaddexpBackward0(TraceableFunction):  # derivatives.yaml: logaddexp
    __slots__ = ("other_", "self_")

    def apply(node, grad):
        other = node.other_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = grad / add_scalar(exp(self - other), 1)
        if edges[0] is not None:
            self_grad = grad / add_scalar(exp(other - self), 1)
        return self_grad, other_grad


class Logaddexp2Backward0(TraceableFunction):  # derivatives.yaml: logaddexp2
    __slots__ = ("other_", "self_")

    def apply(node, grad):
        other = node.other_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = grad / add_scalar(pow(2, self - other), 1)
        if edges[0] is not None:
            self_grad = grad / add_scalar(pow(2, other - self), 1)
        return self_grad, other_grad


class XlogyBackward0(TraceableFunction):  # derivatives.yaml: xlogy.Tensor
    __slots__ = ("other_", "self_")

    def apply(node, grad):
        other = node.other_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = grad * self / other
        if edges[0] is not None:
            self_grad = xlogy(grad, other).masked_fill((self == 0.) & (other <= 0.), 0.)
        return self_grad, other_grad


class XlogyBackward1(TraceableFunction):  # derivatives.yaml: xlogy.Scalar_Self
    __slots__ = ("other_", "self")
    scalars = ("self",)

    def apply(node, grad):
        other = node.other_.unpack()
        if grad is None:
            return (None,)
        return (mul_scalar(grad, node.self) / other,)


class XlogyBackward2(TraceableFunction):  # derivatives.yaml: xlogy.Scalar_Other
    __slots__ = ("other", "self_")
    scalars = ("other",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (xlogy(grad, node.other) if node.other > 0 else xlogy(grad, node.other).masked_fill(self == 0., 0.),)


class SpecialXlog1PyBackward0(TraceableFunction):  # derivatives.yaml: special_xlog1py
    __slots__ = ("other_", "self_")

    def apply(node, grad):
        other = node.other_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = grad * self / add_scalar(other, 1)
        if edges[0] is not None:
            self_grad = special_xlog1py(grad, other).masked_fill((self == 0.) & (other <= -1.), 0.)
        return self_grad, other_grad


class SpecialXlog1PyBackward1(TraceableFunction):  # derivatives.yaml: special_xlog1py.self_scalar
    __slots__ = ("other_", "self")
    scalars = ("self",)

    def apply(node, grad):
        other = node.other_.unpack()
        if grad is None:
            return (None,)
        return (mul_scalar(grad, node.self) / add_scalar(other, 1),)


class SpecialXlog1PyBackward2(TraceableFunction):  # derivatives.yaml: special_xlog1py.other_scalar
    __slots__ = ("other", "self_")
    scalars = ("other",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (special_xlog1py(grad, node.other) if node.other > -1 else special_xlog1py(grad, node.other).masked_fill(self == 0., 0.),)


class SpecialZetaBackward0(TraceableFunction):  # derivatives.yaml: special_zeta
    __slots__ = ("other_", "self_")
    saved_for_edge = {"other_": 1, "self_": 1}

    def apply(node, grad):
        if node.next_edges[1] is not None:
            other = node.other_.unpack()
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = grad * -self * special_zeta(add_scalar(self, 1.0), other)
        if edges[0] is not None:
            self_grad = not_implemented("zeta")
        return self_grad, other_grad


class SpecialZetaBackward1(TraceableFunction):  # derivatives.yaml: special_zeta.self_scalar
    __slots__ = ("other_", "self")
    scalars = ("self",)

    def apply(node, grad):
        other = node.other_.unpack()
        if grad is None:
            return (None,)
        return (mul_scalar(grad, -node.self) * special_zeta(node.self + 1.0, other),)


class SpecialZetaBackward2(TraceableFunction):  # derivatives.yaml: special_zeta.other_scalar
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        return (not_implemented("zeta"),)


class LogitBackward0(TraceableFunction):  # derivatives.yaml: logit
    __slots__ = ("eps", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (infinitely_differentiable_logit_backward(grad, self, node.eps),)


class MvlgammaBackward0(TraceableFunction):  # derivatives.yaml: mvlgamma
    __slots__ = ("p", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (mvlgamma_backward(grad, self, node.p),)


class NanToNumBackward0(TraceableFunction):  # derivatives.yaml: nan_to_num
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * isfinite(self),)


class NextafterBackward0(TraceableFunction):  # derivatives.yaml: nextafter
    __slots__ = ("other_", "other_info", "self_")
    saved_for_edge = {"other_": 0, "self_": 0}

    def apply(node, grad):
        if node.next_edges[0] is not None:
            other = node.other_.unpack()
        if node.next_edges[0] is not None:
            self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = zeros_of(node.other_info)
        if edges[0] is not None:
            self_grad = where(self != other, grad, 0)
        return self_grad, other_grad


class PolygammaBackward0(TraceableFunction):  # derivatives.yaml: polygamma
    __slots__ = ("n", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * polygamma(node.n + 1, self),)


class PolygammaBackward1(TraceableFunction):  # derivatives.yaml: polygamma_
    __slots__ = ("n", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * polygamma(node.n + 1, self),)


class Rad2DegBackward0(TraceableFunction):  # derivatives.yaml: rad2deg
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (rad2deg_backward(grad),)


class RemainderBackward0(TraceableFunction):  # derivatives.yaml: remainder.Scalar
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


class RemainderBackward1(TraceableFunction):  # derivatives.yaml: remainder.Tensor
    __slots__ = ("other_", "self_")
    saved_for_edge = {"other_": 1, "self_": 1}

    def apply(node, grad):
        if node.next_edges[1] is not None:
            other = node.other_.unpack()
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = -grad * self.div(other, rounding_mode="floor")
        if edges[0] is not None:
            self_grad = grad
        return self_grad, other_grad


class RoundBackward0(TraceableFunction):  # derivatives.yaml: round
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class RoundBackward1(TraceableFunction):  # derivatives.yaml: round.decimals
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class SgnBackward0(TraceableFunction):  # derivatives.yaml: sgn
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (sgn_backward(self, grad, result),)


class SincBackward0(TraceableFunction):  # derivatives.yaml: sinc
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (sinc_backward(grad, self),)


class SinhBackward0(TraceableFunction):  # derivatives.yaml: sinh
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * self.cosh(),)


class SpecialEntrBackward0(TraceableFunction):  # derivatives.yaml: special_entr
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * -add_scalar(self.log(), 1),)


class SpecialNdtriBackward0(TraceableFunction):  # derivatives.yaml: special_ndtri
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (mul_scalar(grad, 2.5066282746310002) * div_scalar(result.square(), 2).exp(),)


class SpecialLogNdtrBackward0(TraceableFunction):  # derivatives.yaml: special_log_ndtr
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (div_scalar(grad, 2.5066282746310002) * (result + div_scalar(self.pow(2), 2)).neg().exp(),)


class TanBackward0(TraceableFunction):  # derivatives.yaml: tan
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (grad * add_scalar(result.pow(2), 1),)


class EluBackward0(TraceableFunction):  # derivatives.yaml: elu
    __slots__ = ("alpha", "input_scale", "scale", "self_")
    scalars = ("alpha", "input_scale", "scale",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (elu_backward(grad, node.alpha, node.scale, node.input_scale, False, self),)


class EluBackward1(TraceableFunction):  # derivatives.yaml: elu_
    __slots__ = ("alpha", "input_scale", "result_", "scale")
    scalars = ("alpha", "input_scale", "scale",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (elu_backward(grad, node.alpha, node.scale, node.input_scale, True, result),)


class EluBackwardBackward0(TraceableFunction):  # derivatives.yaml: elu_backward
    __slots__ = ("alpha", "grad_output_", "input_scale", "is_result", "scale", "self_or_result_")
    scalars = ("alpha", "input_scale", "scale",)

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        self_or_result = node.self_or_result_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_or_result_grad = None
        if edges[0] is not None:
            grad_output_grad = elu_backward(grad, node.alpha, node.scale, node.input_scale, node.is_result, self_or_result)
        if edges[1] is not None:
            self_or_result_grad = elu_double_backward(grad, grad_output, node.alpha, node.scale, node.input_scale, node.is_result, self_or_result)
        return grad_output_grad, self_or_result_grad


class CeluBackward0(TraceableFunction):  # derivatives.yaml: celu
    __slots__ = ("alpha", "self_")
    scalars = ("alpha",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (elu_backward(grad, node.alpha, 1, 1.0 / to_float(node.alpha), False, self),)


class CeluBackward1(TraceableFunction):  # derivatives.yaml: celu_
    __slots__ = ("alpha", "result_")
    scalars = ("alpha",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (elu_backward(grad, node.alpha, 1, 1.0 / to_float(node.alpha), True, result),)


class GeluBackward0(TraceableFunction):  # derivatives.yaml: gelu
    __slots__ = ("approximate", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (gelu_backward(grad, self, approximate=node.approximate),)


class GeluBackwardBackward0(TraceableFunction):  # derivatives.yaml: gelu_backward
    __slots__ = ("approximate", "grad_output_", "self_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = gelu_backward(grad, self, approximate=node.approximate)
        if edges[1] is not None:
            self_grad = gelu_double_backward(grad, grad_output, self, node.approximate)
        return grad_output_grad, self_grad


class SiluBackward0(TraceableFunction):  # derivatives.yaml: silu
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (silu_gradient(grad, self),)


class MishBackward0(TraceableFunction):  # derivatives.yaml: mish
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (mish_gradient(grad, self),)


class HardtanhBackward0(TraceableFunction):  # derivatives.yaml: hardtanh
    __slots__ = ("max_val", "min_val", "self_")
    scalars = ("max_val", "min_val",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (hardtanh_backward(grad, self, node.min_val, node.max_val),)


class HardtanhBackwardBackward0(TraceableFunction):  # derivatives.yaml: hardtanh_backward
    __slots__ = ("max_val", "min_val", "self_")
    scalars = ("max_val", "min_val",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = hardtanh_backward(grad, self, node.min_val, node.max_val)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_output_grad, self_grad


class HardswishBackward0(TraceableFunction):  # derivatives.yaml: hardswish
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (hardswish_backward(grad, self),)


class HardswishBackwardBackward0(TraceableFunction):  # derivatives.yaml: hardswish_backward
    __slots__ = ("grad_output_", "self_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = hardswish_backward(grad, self)
        if edges[1] is not None:
            self_grad = where((self > -3) & (self < 3), div_scalar(grad * grad_output, 3.0), 0.0)
        return grad_output_grad, self_grad


class HardsigmoidBackward0(TraceableFunction):  # derivatives.yaml: hardsigmoid
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (hardsigmoid_backward(grad, self),)


class LeakyReluBackward0(TraceableFunction):  # derivatives.yaml: leaky_relu
    __slots__ = ("negative_slope", "self_")
    scalars = ("negative_slope",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (leaky_relu_backward(grad, self, node.negative_slope, False),)


class LeakyReluBackward1(TraceableFunction):  # derivatives.yaml: leaky_relu_
    __slots__ = ("negative_slope", "result_")
    scalars = ("negative_slope",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (leaky_relu_backward(grad, result, node.negative_slope, True),)


class LeakyReluBackwardBackward0(TraceableFunction):  # derivatives.yaml: leaky_relu_backward
    __slots__ = ("negative_slope", "self_")
    scalars = ("negative_slope",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = leaky_relu_backward(grad, self, node.negative_slope, False)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_output_grad, self_grad


class ThresholdBackward0(TraceableFunction):  # derivatives.yaml: threshold
    __slots__ = ("self_", "threshold")
    scalars = ("threshold",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (threshold_backward(grad, self, node.threshold),)


class ThresholdBackward1(TraceableFunction):  # derivatives.yaml: threshold_
    __slots__ = ("self_", "threshold")
    scalars = ("threshold",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (threshold_backward(grad, self, node.threshold),)


class SoftplusBackward0(TraceableFunction):  # derivatives.yaml: softplus
    __slots__ = ("beta", "self_", "threshold")
    scalars = ("beta", "threshold",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (softplus_backward(grad, self, node.beta, node.threshold),)


class SoftplusBackwardBackward0(TraceableFunction):  # derivatives.yaml: softplus_backward
    __slots__ = ("beta", "grad_output_", "self_", "threshold")
    scalars = ("beta", "threshold",)

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = softplus_backward(grad, self, node.beta, node.threshold)
        if edges[1] is not None:
            self_grad = softplus_double_backward(grad * grad_output, self, node.beta, node.threshold)
        return grad_output_grad, self_grad


class SoftshrinkBackward0(TraceableFunction):  # derivatives.yaml: softshrink
    __slots__ = ("lambd", "self_")
    scalars = ("lambd",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (softshrink_backward(grad, self, node.lambd),)


class SoftshrinkBackwardBackward0(TraceableFunction):  # derivatives.yaml: softshrink_backward
    __slots__ = ("lambd", "self_")
    scalars = ("lambd",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = softshrink_backward(grad, self, node.lambd)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_output_grad, self_grad


class HardshrinkBackward0(TraceableFunction):  # derivatives.yaml: hardshrink
    __slots__ = ("lambd", "self_")
    scalars = ("lambd",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (hardshrink_backward(grad, self, node.lambd),)


class HardshrinkBackwardBackward0(TraceableFunction):  # derivatives.yaml: hardshrink_backward
    __slots__ = ("lambd", "self_")
    scalars = ("lambd",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_out_grad = self_grad = None
        if edges[0] is not None:
            grad_out_grad = hardshrink_backward(grad, self, node.lambd)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_out_grad, self_grad


class PreluKernelBackward0(TraceableFunction):  # derivatives.yaml: _prelu_kernel
    __slots__ = ("self_", "weight_")

    def apply(node, grad):
        self = node.self_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = weight_grad = None
        if edges[0] is not None or edges[1] is not None:
            self_grad, weight_grad = _prelu_kernel_backward(grad, self, weight)
        return self_grad, weight_grad


class PreluKernelBackwardBackward0(TraceableFunction):  # derivatives.yaml: _prelu_kernel_backward
    __slots__ = ("grad_output_", "self_", "weight_")

    def apply(node, *grads):
        grad_output = node.grad_output_.unpack()
        self = node.self_.unpack()
        weight = node.weight_.unpack()
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = weight_grad = None
        if edges[0] is not None:
            grad_output_grad = prelu_backward_grad_output(grads, self, weight)
        if edges[1] is not None:
            self_grad = where_below(grads[1], grad_output, self)
        if edges[2] is not None:
            weight_grad = where_below(grads[0], grad_output, self)
        return grad_output_grad, self_grad, weight_grad


class LogSigmoidBackward0(TraceableFunction):  # derivatives.yaml: log_sigmoid_forward
    __slots__ = ("buffer_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        buffer = node.buffer_.unpack(node)
        if grad is None:
            return (None,)
        return (log_sigmoid_backward(grad, self, buffer),)


class LogSigmoidBackwardBackward0(TraceableFunction):  # derivatives.yaml: log_sigmoid_backward
    __slots__ = ("buffer_", "grad_output_", "self_")

    def apply(node, grad):
        buffer = node.buffer_.unpack()
        grad_output = node.grad_output_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = log_sigmoid_backward(grad, self, buffer)
        if edges[1] is not None:
            self_grad = log_sigmoid_double_backward(grad * grad_output, self)
        return grad_output_grad, self_grad


class GluBackward0(TraceableFunction):  # derivatives.yaml: glu
    __slots__ = ("dim", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (glu_backward(grad, self, node.dim),)


class GluBackwardBackward0(TraceableFunction):  # derivatives.yaml: glu_backward
    __slots__ = ("dim", "grad_output_", "self_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = glu_double_backward_grad_output(grad, self, node.dim)
        if edges[1] is not None:
            self_grad = glu_double_backward(grad, grad_output, self, node.dim)
        return grad_output_grad, self_grad


class SoftmaxBackward0(TraceableFunction):  # derivatives.yaml: _softmax
    __slots__ = ("dim", "result_", "self_scalar_type")

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (_softmax_backward_data(grad, result, node.dim, node.self_scalar_type),)


class SoftmaxBackwardDataBackward0(TraceableFunction):  # derivatives.yaml: _softmax_backward_data
    __slots__ = ("dim", "grad_output_", "input_dtype", "output_")
    hidden = ("input_dtype",)

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        output = node.output_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = output_grad = None
        if edges[0] is not None:
            grad_output_grad = _softmax_backward_data(grad.to(output.dtype), output, node.dim, node.input_dtype)
        if edges[1] is not None:
            output_grad = softmax_double_backward(grad.to(output.dtype), grad_output, node.dim, output).to(output.dtype)
        return grad_output_grad, output_grad


class SafeSoftmaxBackward0(TraceableFunction):  # derivatives.yaml: _safe_softmax
    __slots__ = ("dim", "result_", "self_scalar_type")

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (_softmax_backward_data(grad, result, node.dim, node.self_scalar_type),)


class LogSoftmaxBackward0(TraceableFunction):  # derivatives.yaml: _log_softmax
    __slots__ = ("dim", "result_", "self_scalar_type")

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (_log_softmax_backward_data(grad, result, node.dim, node.self_scalar_type),)


class LogSoftmaxBackwardDataBackward0(TraceableFunction):  # derivatives.yaml: _log_softmax_backward_data
    __slots__ = ("dim", "grad_output_", "output_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        output = node.output_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = output_grad = None
        if edges[0] is not None:
            grad_output_grad = grad.to(output.dtype) - (grad.to(output.dtype) * output.exp()).sum(node.dim, True)
        if edges[1] is not None:
            output_grad = (-grad_output.sum(node.dim, True) * output.exp() * grad.to(output.dtype)).to(output.dtype)
        return grad_output_grad, output_grad


class RreluWithNoiseBackward0(TraceableFunction):  # derivatives.yaml: rrelu_with_noise
    __slots__ = ("lower", "noise_", "self_", "training", "upper")
    scalars = ("lower", "upper",)

    def apply(node, grad):
        noise = node.noise_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (rrelu_with_noise_backward(grad, self, noise, node.lower, node.upper, node.training, False),)


class RreluWithNoiseBackward1(TraceableFunction):  # derivatives.yaml: rrelu_with_noise_
    __slots__ = ("lower", "noise_", "result_", "training", "upper")
    scalars = ("lower", "upper",)

    def apply(node, grad):
        noise = node.noise_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (rrelu_with_noise_backward(grad, result, noise, node.lower, node.upper, node.training, True),)


class RreluWithNoiseBackwardBackward0(TraceableFunction):  # derivatives.yaml: rrelu_with_noise_backward
    __slots__ = ("lower", "noise_", "self_", "training", "upper")
    scalars = ("lower", "upper",)

    def apply(node, grad):
        noise = node.noise_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = rrelu_with_noise_backward(grad, self, noise, node.lower, node.upper, node.training, False)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_output_grad, self_grad


class RreluWithNoiseFunctionalBackward0(TraceableFunction):  # derivatives.yaml: rrelu_with_noise_functional
    __slots__ = ("lower", "noise_", "self_", "training", "upper")
    scalars = ("lower", "upper",)

    def apply(node, grad):
        noise = node.noise_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (rrelu_with_noise_backward(grad, self, noise, node.lower, node.upper, node.training, False),)


class MseLossBackward0(TraceableFunction):  # derivatives.yaml: mse_loss
    __slots__ = ("reduction", "self_", "target_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = target_grad = None
        if edges[0] is not None:
            self_grad = mse_loss_backward(grad, self, target, node.reduction)
        if edges[1] is not None:
            target_grad = mse_loss_backward(grad, target, self, node.reduction)
        return self_grad, target_grad


class MseLossBackwardBackward0(TraceableFunction):  # derivatives.yaml: mse_loss_backward
    __slots__ = ("grad_output_", "reduction", "self_", "target_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        self = node.self_.unpack()
        target = node.target_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = target_grad = None
        if edges[0] is not None:
            grad_output_grad = mse_loss_backward(grad, self, target, node.reduction)
        if edges[1] is not None:
            self_grad = mse_loss_double_backward(grad * grad_output, self, node.reduction)
        if edges[2] is not None:
            target_grad = -mse_loss_double_backward(grad * grad_output, target, node.reduction)
        return grad_output_grad, self_grad, target_grad


class SmoothL1LossBackward0(TraceableFunction):  # derivatives.yaml: smooth_l1_loss
    __slots__ = ("beta", "reduction", "self_", "target_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = target_grad = None
        if edges[0] is not None:
            self_grad = smooth_l1_loss_backward(grad, self, target, node.reduction, node.beta)
        if edges[1] is not None:
            target_grad = smooth_l1_loss_backward(grad, target, self, node.reduction, node.beta)
        return self_grad, target_grad


class SmoothL1LossBackwardBackward0(TraceableFunction):  # derivatives.yaml: smooth_l1_loss_backward
    __slots__ = ("beta", "grad_output_", "reduction", "self_", "target_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        self = node.self_.unpack()
        target = node.target_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = target_grad = None
        if edges[0] is not None:
            grad_output_grad = smooth_l1_loss_backward(grad, self, target, node.reduction, node.beta)
        if edges[1] is not None:
            self_grad = smooth_l1_loss_double_backward(grad * grad_output, self, target, node.reduction, node.beta)
        if edges[2] is not None:
            target_grad = -smooth_l1_loss_double_backward(grad * grad_output, self, target, node.reduction, node.beta)
        return grad_output_grad, self_grad, target_grad


class HuberLossBackward0(TraceableFunction):  # derivatives.yaml: huber_loss
    __slots__ = ("delta", "reduction", "self_", "target_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = target_grad = None
        if edges[0] is not None:
            self_grad = huber_loss_backward(grad, self, target, node.reduction, node.delta)
        if edges[1] is not None:
            target_grad = huber_loss_backward(grad, target, self, node.reduction, node.delta)
        return self_grad, target_grad


class HuberLossBackwardBackward0(TraceableFunction):  # derivatives.yaml: huber_loss_backward
    __slots__ = ("delta", "grad_output_", "reduction", "self_", "target_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        self = node.self_.unpack()
        target = node.target_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = target_grad = None
        if edges[0] is not None:
            grad_output_grad = huber_loss_backward(grad, self, target, node.reduction, node.delta)
        if edges[1] is not None:
            self_grad = huber_loss_double_backward(grad * grad_output, self, target, node.reduction, node.delta)
        if edges[2] is not None:
            target_grad = -huber_loss_double_backward(grad * grad_output, self, target, node.reduction, node.delta)
        return grad_output_grad, self_grad, target_grad


class BinaryCrossEntropyBackward0(TraceableFunction):  # derivatives.yaml: binary_cross_entropy
    __slots__ = ("reduction", "self_", "target_", "weight_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = target_grad = None
        if edges[0] is not None:
            self_grad = binary_cross_entropy_backward(grad, self, target, weight, node.reduction)
        if edges[1] is not None:
            target_grad = binary_cross_entropy_target_backward(grad, self, target, weight, node.reduction)
        return self_grad, target_grad


class BinaryCrossEntropyBackwardBackward0(TraceableFunction):  # derivatives.yaml: binary_cross_entropy_backward
    __slots__ = ("grad_output_", "reduction", "self_", "target_", "weight_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        self = node.self_.unpack()
        target = node.target_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = target_grad = None
        if edges[0] is not None:
            grad_output_grad = binary_cross_entropy_backward(grad, self, target, weight, node.reduction)
        if edges[1] is not None:
            self_grad = binary_cross_entropy_double_backward(grad_output, grad, self, target, weight, node.reduction)
        if edges[2] is not None:
            target_grad = binary_cross_entropy_double_backward_target(grad, grad_output, self, target, weight, node.reduction)
        return grad_output_grad, self_grad, target_grad


class BinaryCrossEntropyWithLogitsBackward0(TraceableFunction):  # derivatives.yaml: binary_cross_entropy_with_logits
    __slots__ = ("pos_weight_", "reduction", "self_", "target_", "weight_")

    def apply(node, grad):
        pos_weight = node.pos_weight_.unpack()
        self = node.self_.unpack()
        target = node.target_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = target_grad = None
        if edges[0] is not None:
            self_grad = binary_cross_entropy_with_logits_backward(grad, self, target, weight, pos_weight, node.reduction)
        if edges[1] is not None:
            target_grad = binary_cross_entropy_with_logits_target_backward(grad, self, target, weight, pos_weight, node.reduction)
        return self_grad, target_grad


class NllLossBackward0(TraceableFunction):  # derivatives.yaml: nll_loss_forward
    __slots__ = ("ignore_index", "reduction", "self_", "target_", "total_weight_", "weight_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        weight = node.weight_.unpack()
        total_weight = node.total_weight_.unpack(node)
        if grad is None:
            return (None,)
        return (nll_loss_backward(grad, self, target, weight, node.reduction, node.ignore_index, total_weight),)


class NllLossBackwardBackward0(TraceableFunction):  # derivatives.yaml: nll_loss_backward
    __slots__ = ("ignore_index", "reduction", "target_", "weight_")

    def apply(node, grad):
        target = node.target_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = nll_loss(grad, target, weight, node.reduction, node.ignore_index)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_output_grad, self_grad


class NllLoss2DBackward0(TraceableFunction):  # derivatives.yaml: nll_loss2d_forward
    __slots__ = ("ignore_index", "reduction", "self_", "target_", "total_weight_", "weight_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        weight = node.weight_.unpack()
        total_weight = node.total_weight_.unpack(node)
        if grad is None:
            return (None,)
        return (nll_loss2d_backward(grad, self, target, weight, node.reduction, node.ignore_index, total_weight),)


class NllLoss2DBackwardBackward0(TraceableFunction):  # derivatives.yaml: nll_loss2d_backward
    __slots__ = ("ignore_index", "reduction", "target_", "weight_")

    def apply(node, grad):
        target = node.target_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = nll_loss2d(grad, target, weight, node.reduction, node.ignore_index)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_output_grad, self_grad


class SoftMarginLossBackward0(TraceableFunction):  # derivatives.yaml: soft_margin_loss
    __slots__ = ("reduction", "self_", "target_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        if grad is None:
            return (None,)
        return (soft_margin_loss_backward(grad, self, target, node.reduction),)


class SoftMarginLossBackwardBackward0(TraceableFunction):  # derivatives.yaml: soft_margin_loss_backward
    __slots__ = ("grad_output_", "reduction", "self_", "target_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        self = node.self_.unpack()
        target = node.target_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = soft_margin_loss_backward(grad, self, target, node.reduction)
        if edges[1] is not None:
            self_grad = soft_margin_loss_double_backward(grad * grad_output, self, target, node.reduction)
        return grad_output_grad, self_grad


class MultiMarginLossBackward0(TraceableFunction):  # derivatives.yaml: multi_margin_loss
    __slots__ = ("margin", "p", "reduction", "self_", "target_", "weight_")
    scalars = ("margin", "p",)

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return (None,)
        return (multi_margin_loss_backward(grad, self, target, node.p, node.margin, weight, node.reduction),)


class MultilabelMarginLossBackward0(TraceableFunction):  # derivatives.yaml: multilabel_margin_loss_forward
    __slots__ = ("is_target_", "reduction", "self_", "target_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        is_target = node.is_target_.unpack(node)
        if grad is None:
            return (None,)
        return (multilabel_margin_loss_backward(grad, self, target, node.reduction, is_target),)


class TrilinearBackward0(TraceableFunction):  # derivatives.yaml: _trilinear
    __slots__ = ("expand1", "expand2", "expand3", "i1_", "i2_", "i3_", "sumdim")

    def apply(node, grad):
        i1 = node.i1_.unpack()
        i2 = node.i2_.unpack()
        i3 = node.i3_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        i1_grad = i2_grad = i3_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            i1_grad, i2_grad, i3_grad = _trilinear_backward(grad, i1, i2, i3, node.expand1, node.expand2, node.expand3, node.sumdim, grad_input_mask)
        return i1_grad, i2_grad, i3_grad


class AminmaxBackward0(TraceableFunction):  # derivatives.yaml: aminmax
    __slots__ = ("dim", "keepdim", "max_", "min_", "self_")

    def apply(node, *grads):
        self = node.self_.unpack()
        max = node.max_.unpack(node)
        min = node.min_.unpack(node)
        return (aminmax_backward(self, node.dim, node.keepdim, grads, min, max),)


class CummaxBackward0(TraceableFunction):  # derivatives.yaml: cummax
    __slots__ = ("dim", "indices_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        return (cummaxmin_backward(grad, self, indices, node.dim),)


class CumminBackward0(TraceableFunction):  # derivatives.yaml: cummin
    __slots__ = ("dim", "indices_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        return (cummaxmin_backward(grad, self, indices, node.dim),)


class CumprodBackward0(TraceableFunction):  # derivatives.yaml: cumprod
    __slots__ = ("dim", "result_", "self_", "self_scalar_type")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (cumprod_backward(grad.to(node.self_scalar_type), self, node.dim, result),)


class DistBackward0(TraceableFunction):  # derivatives.yaml: dist
    __slots__ = ("other_", "p", "result_", "self_")
    scalars = ("p",)

    def apply(node, grad):
        other = node.other_.unpack()
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = negated(norm_backward(grad, self - other, node.p, result))
        if edges[0] is not None:
            self_grad = norm_backward(grad, self - other, node.p, result)
        return self_grad, other_grad


class KthvalueBackward0(TraceableFunction):  # derivatives.yaml: kthvalue
    __slots__ = ("dim", "indices_", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        return (value_selecting_reduction_backward(grad, node.dim, indices, node.self_sym_sizes, node.keepdim),)


class LinalgVectorNormBackward0(TraceableFunction):  # derivatives.yaml: linalg_vector_norm
    __slots__ = ("dim", "keepdim", "ord", "result_", "self_")
    scalars = ("ord",)

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (linalg_vector_norm_backward(grad, self, node.ord, result, node.dim, node.keepdim),)


class LogcumsumexpBackward0(TraceableFunction):  # derivatives.yaml: logcumsumexp
    __slots__ = ("dim", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (logcumsumexp_backward(grad, self, result, node.dim),)


class LogsumexpBackward0(TraceableFunction):  # derivatives.yaml: logsumexp
    __slots__ = ("dim", "keepdim", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (logsumexp_backward(grad, self, result, node.dim, node.keepdim),)


class MedianBackward0(TraceableFunction):  # derivatives.yaml: median
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (evenly_distribute_backward(grad, self, result),)


class NanmedianBackward0(TraceableFunction):  # derivatives.yaml: nanmedian
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (evenly_distribute_backward(grad, self, result),)


class MedianBackward1(TraceableFunction):  # derivatives.yaml: median.dim
    __slots__ = ("dim", "indices_", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        return (value_selecting_reduction_backward(grad, node.dim, indices, node.self_sym_sizes, node.keepdim),)


class NanmedianBackward1(TraceableFunction):  # derivatives.yaml: nanmedian.dim
    __slots__ = ("dim", "indices_", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        return (value_selecting_reduction_backward(grad, node.dim, indices, node.self_sym_sizes, node.keepdim),)


class ModeBackward0(TraceableFunction):  # derivatives.yaml: mode
    __slots__ = ("dim", "indices_", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        return (value_selecting_reduction_backward(grad, node.dim, indices, node.self_sym_sizes, node.keepdim),)


class NansumBackward0(TraceableFunction):  # derivatives.yaml: nansum
    __slots__ = ("dim", "keepdim", "self_", "self_scalar_type")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (nansum_backward(grad.to(node.self_scalar_type), self, node.dim, node.keepdim),)


class NormBackward0(TraceableFunction):  # derivatives.yaml: norm.Scalar
    __slots__ = ("p", "result_", "self_")
    scalars = ("p",)

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (norm_backward(grad, self, node.p, result),)


class NormBackward1(TraceableFunction):  # derivatives.yaml: norm.ScalarOpt_dim
    __slots__ = ("dim", "keepdim", "p", "result_", "self_")
    scalars = ("p",)

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (norm_backward(grad, self, node.p, result, node.dim, node.keepdim),)


class NormBackward2(TraceableFunction):  # derivatives.yaml: norm.ScalarOpt_dtype
    __slots__ = ("p", "result_", "self_")
    scalars = ("p",)

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (norm_backward(grad, self.to(grad.dtype), node.p, result),)


class NormBackward3(TraceableFunction):  # derivatives.yaml: norm.ScalarOpt_dim_dtype
    __slots__ = ("dim", "keepdim", "p", "result_", "self_")
    scalars = ("p",)

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (norm_backward(grad, self.to(grad.dtype), node.p, result, node.dim, node.keepdim),)


class RenormBackward0(TraceableFunction):  # derivatives.yaml: renorm
    __slots__ = ("dim", "maxnorm", "p", "self_")
    scalars = ("maxnorm", "p",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (renorm_backward(grad, self, node.p, node.dim, node.maxnorm),)


class SortBackward0(TraceableFunction):  # derivatives.yaml: sort
    __slots__ = ("dim", "indices_", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        return (value_selecting_reduction_backward(grad, node.dim, indices, node.self_sym_sizes, True),)


class SortBackward1(TraceableFunction):  # derivatives.yaml: sort.stable
    __slots__ = ("dim", "indices_", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        return (value_selecting_reduction_backward(grad, node.dim, indices, node.self_sym_sizes, True),)


class StdMeanBackward0(TraceableFunction):  # derivatives.yaml: std_mean.correction
    __slots__ = ("correction", "dim", "keepdim", "result0_", "self_")
    scalars = ("correction",)

    def apply(node, *grads):
        self = node.self_.unpack()
        result0 = node.result0_.unpack(node)
        return (std_mean_backward(grads, self, result0, node.dim, node.correction, node.keepdim),)


class TopkBackward0(TraceableFunction):  # derivatives.yaml: topk
    __slots__ = ("dim", "indices_", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        return (value_selecting_reduction_backward(grad, node.dim, indices, node.self_sym_sizes, True),)


class UniqueBackward0(TraceableFunction):  # derivatives.yaml: _unique
    __slots__ = ()
    handles_undefined = True

    def apply(node, *grads):
        return (not_implemented("_unique"),)


class Unique2Backward0(TraceableFunction):  # derivatives.yaml: _unique2
    __slots__ = ()
    handles_undefined = True

    def apply(node, *grads):
        return (not_implemented("_unique2"),)


class UniqueDimBackward0(TraceableFunction):  # derivatives.yaml: unique_dim
    __slots__ = ()
    handles_undefined = True

    def apply(node, *grads):
        return (not_implemented("unique_dim"),)


class UniqueConsecutiveBackward0(TraceableFunction):  # derivatives.yaml: unique_consecutive
    __slots__ = ()
    handles_undefined = True

    def apply(node, *grads):
        return (not_implemented("unique_consecutive"),)


class UniqueDimConsecutiveBackward0(TraceableFunction):  # derivatives.yaml: unique_dim_consecutive
    __slots__ = ()
    handles_undefined = True

    def apply(node, *grads):
        return (not_implemented("unique_dim_consecutive"),)


class VarMeanBackward0(TraceableFunction):  # derivatives.yaml: var_mean.correction
    __slots__ = ("correction", "dim", "keepdim", "self_")
    scalars = ("correction",)

    def apply(node, *grads):
        self = node.self_.unpack()
        return (var_mean_backward(grads, self, node.dim, node.correction, node.keepdim),)


class AddbmmBackward0(TraceableFunction):  # derivatives.yaml: addbmm
    __slots__ = ("alpha", "batch1_", "batch1_sym_argsize_0", "batch1_sym_argsize_1", "batch2_", "batch2_sym_argsize_2", "beta")
    saved_for_edge = {"batch1_": 2, "batch2_": 1}
    scalars = ("alpha", "beta",)

    def apply(node, grad):
        if node.next_edges[2] is not None:
            batch1 = node.batch1_.unpack()
        if node.next_edges[1] is not None:
            batch2 = node.batch2_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = batch1_grad = batch2_grad = None
        if edges[1] is not None:
            batch1_grad = maybe_multiply(grad.unsqueeze(0).expand((node.batch1_sym_argsize_0, node.batch1_sym_argsize_1, node.batch2_sym_argsize_2)).bmm(batch2.transpose(1, 2)), node.alpha)
        if edges[2] is not None:
            batch2_grad = maybe_multiply(batch1.transpose(1, 2).bmm(grad.unsqueeze(0).expand((node.batch1_sym_argsize_0, node.batch1_sym_argsize_1, node.batch2_sym_argsize_2))), node.alpha)
        if edges[0] is not None:
            self_grad = maybe_multiply(grad, node.beta)
        return self_grad, batch1_grad, batch2_grad


class AddmvBackward0(TraceableFunction):  # derivatives.yaml: addmv
    __slots__ = ("alpha", "beta", "mat_", "vec_")
    saved_for_edge = {"mat_": 2, "vec_": 1}
    scalars = ("alpha", "beta",)

    def apply(node, grad):
        if node.next_edges[2] is not None:
            mat = node.mat_.unpack()
        if node.next_edges[1] is not None:
            vec = node.vec_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = mat_grad = vec_grad = None
        if edges[1] is not None:
            mat_grad = maybe_multiply(grad.ger(vec), node.alpha)
        if edges[0] is not None:
            self_grad = maybe_multiply(grad, node.beta)
        if edges[2] is not None:
            vec_grad = maybe_multiply(mat.t().mv(grad), node.alpha)
        return self_grad, mat_grad, vec_grad


class AddrBackward0(TraceableFunction):  # derivatives.yaml: addr
    __slots__ = ("alpha", "beta", "vec1_", "vec2_")
    saved_for_edge = {"vec1_": 2, "vec2_": 1}
    scalars = ("alpha", "beta",)

    def apply(node, grad):
        if node.next_edges[2] is not None:
            vec1 = node.vec1_.unpack()
        if node.next_edges[1] is not None:
            vec2 = node.vec2_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = vec1_grad = vec2_grad = None
        if edges[0] is not None:
            self_grad = maybe_multiply(grad, node.beta)
        if edges[1] is not None:
            vec1_grad = maybe_multiply(grad.mv(vec2), node.alpha)
        if edges[2] is not None:
            vec2_grad = maybe_multiply(grad.t().mv(vec1), node.alpha)
        return self_grad, vec1_grad, vec2_grad


class BaddbmmBackward0(TraceableFunction):  # derivatives.yaml: baddbmm
    __slots__ = ("alpha", "batch1_", "batch2_", "beta")
    saved_for_edge = {"batch1_": 2, "batch2_": 1}
    scalars = ("alpha", "beta",)

    def apply(node, grad):
        if node.next_edges[2] is not None:
            batch1 = node.batch1_.unpack()
        if node.next_edges[1] is not None:
            batch2 = node.batch2_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = batch1_grad = batch2_grad = None
        if edges[1] is not None:
            batch1_grad = maybe_multiply(grad.bmm(batch2.transpose(1, 2)), node.alpha)
        if edges[2] is not None:
            batch2_grad = maybe_multiply(batch1.transpose(1, 2).bmm(grad), node.alpha)
        if edges[0] is not None:
            self_grad = maybe_multiply(grad, node.beta)
        return self_grad, batch1_grad, batch2_grad


class CholeskyBackward0(TraceableFunction):  # derivatives.yaml: cholesky
    __slots__ = ("result_", "upper")

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (cholesky_backward(grad, node.upper, result),)


class LinalgCholeskyExBackward0(TraceableFunction):  # derivatives.yaml: linalg_cholesky_ex
    __slots__ = ("L_", "upper")

    def apply(node, grad):
        L = node.L_.unpack(node)
        if grad is None:
            return (None,)
        return (cholesky_backward(grad, node.upper, L),)


class CholeskySolveBackward0(TraceableFunction):  # derivatives.yaml: cholesky_solve
    __slots__ = ("input2_", "result_", "self_", "upper")

    def apply(node, grad):
        input2 = node.input2_.unpack()
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = input2_grad = None
        if edges[0] is not None or edges[1] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None)
            self_grad, input2_grad = cholesky_solve_backward(grad, self, input2, result, node.upper, grad_input_mask)
        return self_grad, input2_grad


class CholeskyInverseBackward0(TraceableFunction):  # derivatives.yaml: cholesky_inverse
    __slots__ = ("result_", "self_", "upper")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (cholesky_inverse_backward(grad, self, node.upper, result),)


class LinalgCrossBackward0(TraceableFunction):  # derivatives.yaml: linalg_cross
    __slots__ = ("dim", "other_", "self_")
    saved_for_edge = {"other_": 0, "self_": 1}

    def apply(node, grad):
        if node.next_edges[0] is not None:
            other = node.other_.unpack()
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = linalg_cross(grad, self, dim=node.dim)
        if edges[0] is not None:
            self_grad = linalg_cross(other, grad, dim=node.dim)
        return self_grad, other_grad


class LinalgDetBackward0(TraceableFunction):  # derivatives.yaml: _linalg_det
    __slots__ = ("A_", "LU_", "pivots_", "result_")

    def apply(node, grad):
        A = node.A_.unpack()
        LU = node.LU_.unpack(node)
        pivots = node.pivots_.unpack(node)
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (linalg_det_backward(grad, result, A, LU, pivots),)


class LinalgSlogdetBackward0(TraceableFunction):  # derivatives.yaml: _linalg_slogdet
    __slots__ = ("A_", "LU_", "pivots_", "sign_")

    def apply(node, *grads):
        A = node.A_.unpack()
        LU = node.LU_.unpack(node)
        pivots = node.pivots_.unpack(node)
        sign = node.sign_.unpack(node)
        return (slogdet_backward(grads[0], grads[1], A, sign, LU, pivots),)


class VdotBackward0(TraceableFunction):  # derivatives.yaml: vdot
    __slots__ = ("other_", "self_")
    saved_for_edge = {"other_": 0, "self_": 1}

    def apply(node, grad):
        if node.next_edges[0] is not None:
            other = node.other_.unpack()
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = grad * self
        if edges[0] is not None:
            self_grad = grad * other
        return self_grad, other_grad


class LinalgInvExBackward0(TraceableFunction):  # derivatives.yaml: linalg_inv_ex
    __slots__ = ("inverse_",)

    def apply(node, grad):
        inverse = node.inverse_.unpack(node)
        if grad is None:
            return (None,)
        return (-matmul(inverse.mT, matmul(grad, inverse.mT)),)


class LinalgPinvBackward0(TraceableFunction):  # derivatives.yaml: linalg_pinv.atol_rtol_tensor
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (pinv_backward(grad, result, self),)


class LinalgLstsqBackward0(TraceableFunction):  # derivatives.yaml: linalg_lstsq
    __slots__ = ("b_", "self_", "solution_")

    def apply(node, *grads):
        b = node.b_.unpack()
        self = node.self_.unpack()
        solution = node.solution_.unpack(node)
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = b_grad = None
        if edges[0] is not None or edges[1] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None)
            self_grad, b_grad = linalg_lstsq_backward(grads[0], grads[1], self, b, solution, grad_input_mask)
        return self_grad, b_grad


class LinalgLuFactorExBackward0(TraceableFunction):  # derivatives.yaml: linalg_lu_factor_ex
    __slots__ = ("LU_", "pivot", "pivots_")

    def apply(node, grad):
        LU = node.LU_.unpack(node)
        pivots = node.pivots_.unpack(node)
        if grad is None:
            return (None,)
        return (lu_factor_ex_backward(grad, LU, pivots, node.pivot),)


class LinalgLuBackward0(TraceableFunction):  # derivatives.yaml: linalg_lu
    __slots__ = ("L_", "P_", "U_", "pivot")

    def apply(node, *grads):
        L = node.L_.unpack(node)
        P = node.P_.unpack(node)
        U = node.U_.unpack(node)
        return (linalg_lu_backward(grads[1], grads[2], P, L, U, node.pivot),)


class LinalgLuSolveBackward0(TraceableFunction):  # derivatives.yaml: linalg_lu_solve
    __slots__ = ("LU_", "adjoint", "left", "pivots_", "result_")

    def apply(node, grad):
        LU = node.LU_.unpack()
        pivots = node.pivots_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        LU_grad = B_grad = None
        if edges[1] is not None:
            B_grad = linalg_lu_solve(LU, pivots, grad, left=node.left, adjoint=not node.adjoint)
        if edges[0] is not None:
            LU_grad = linalg_lu_solve_LU(grad, LU, pivots, result, node.left, node.adjoint)
        return LU_grad, B_grad


class LuUnpackBackward0(TraceableFunction):  # derivatives.yaml: lu_unpack
    __slots__ = ("LU_data_sym_argsize_minus_1", "LU_data_sym_argsize_minus_2")

    def apply(node, *grads):
        return (lu_unpack_backward(grads[1], grads[2], node.LU_data_sym_argsize_minus_2, node.LU_data_sym_argsize_minus_1),)


class LinalgMatrixExpBackward0(TraceableFunction):  # derivatives.yaml: linalg_matrix_exp
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (linalg_matrix_exp_differential(self, grad, True),)


class PdistBackward0(TraceableFunction):  # derivatives.yaml: _pdist_forward
    __slots__ = ("p", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (_pdist_backward(grad.contiguous(), self, node.p, result),)


class PdistBackwardBackward0(TraceableFunction):  # derivatives.yaml: _pdist_backward
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_grad = self_grad = pdist_grad = None
        if edges[0] is not None:
            grad_grad = not_implemented("_pdist_backward")
        if edges[2] is not None:
            pdist_grad = not_implemented("_pdist_backward")
        if edges[1] is not None:
            self_grad = not_implemented("_pdist_backward")
        return grad_grad, self_grad, pdist_grad


class EuclideanDistBackward0(TraceableFunction):  # derivatives.yaml: _euclidean_dist
    __slots__ = ("result_", "x1_", "x2_")

    def apply(node, grad):
        x1 = node.x1_.unpack()
        x2 = node.x2_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        x1_grad = x2_grad = None
        if edges[0] is not None or edges[1] is not None:
            x1_grad, x2_grad = _euclidean_dist_backward(grad, x1, x2, result)
        return x1_grad, x2_grad


class CdistBackward0(TraceableFunction):  # derivatives.yaml: _cdist_forward
    __slots__ = ("p", "result_", "x1_", "x2_")

    def apply(node, grad):
        x1 = node.x1_.unpack()
        x2 = node.x2_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        x1_grad = x2_grad = None
        if edges[0] is not None:
            x1_grad = _cdist_backward(grad.contiguous(), x1, x2, node.p, result)
        if edges[1] is not None:
            x2_grad = _cdist_backward(grad.mT.contiguous(), x2, x1, node.p, result.mT.contiguous())
        return x1_grad, x2_grad


class CdistBackwardBackward0(TraceableFunction):  # derivatives.yaml: _cdist_backward
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_grad = x1_grad = x2_grad = cdist_grad = None
        if edges[3] is not None:
            cdist_grad = not_implemented("_cdist_backward")
        if edges[0] is not None:
            grad_grad = not_implemented("_cdist_backward")
        if edges[1] is not None:
            x1_grad = not_implemented("_cdist_backward")
        if edges[2] is not None:
            x2_grad = not_implemented("_cdist_backward")
        return grad_grad, x1_grad, x2_grad, cdist_grad


class GeqrfBackward0(TraceableFunction):  # derivatives.yaml: geqrf
    __slots__ = ()
    handles_undefined = True

    def apply(node, *grads):
        return (not_implemented("geqrf"),)


class LinalgHouseholderProductBackward0(TraceableFunction):  # derivatives.yaml: linalg_householder_product
    __slots__ = ("input_", "result_", "tau_")

    def apply(node, grad):
        input = node.input_.unpack()
        tau = node.tau_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = tau_grad = None
        if edges[0] is not None or edges[1] is not None:
            input_grad, tau_grad = householder_product_backward(grad, result, input, tau)
        return input_grad, tau_grad


class OrmqrBackward0(TraceableFunction):  # derivatives.yaml: ormqr
    __slots__ = ("input2_", "input3_", "left", "result_", "self_", "transpose")

    def apply(node, grad):
        input2 = node.input2_.unpack()
        input3 = node.input3_.unpack()
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = input2_grad = input3_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            self_grad, input2_grad, input3_grad = ormqr_backward(grad, result, self, input2, input3, node.left, node.transpose, grad_input_mask)
        return self_grad, input2_grad, input3_grad


class LinalgQrBackward0(TraceableFunction):  # derivatives.yaml: linalg_qr
    __slots__ = ("Q_", "R_", "mode")

    def apply(node, *grads):
        Q = node.Q_.unpack(node)
        R = node.R_.unpack(node)
        return (linalg_qr_backward(grads[0], grads[1], Q, R, node.mode),)


class LinalgSolveExBackward0(TraceableFunction):  # derivatives.yaml: _linalg_solve_ex
    __slots__ = ("A_", "LU_", "left", "pivots_", "result_")

    def apply(node, grad):
        A = node.A_.unpack()
        LU = node.LU_.unpack(node)
        pivots = node.pivots_.unpack(node)
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        A_grad = B_grad = None
        if edges[0] is not None or edges[1] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None)
            A_grad, B_grad = linalg_solve_backward(grad, result, A, LU, pivots, node.left, grad_input_mask)
        return A_grad, B_grad


class LinalgSvdBackward0(TraceableFunction):  # derivatives.yaml: _linalg_svd
    __slots__ = ("S_", "S_sym_argsize_minus_1", "U_", "Vh_", "full_matrices")

    def apply(node, *grads):
        S = node.S_.unpack(node)
        U = node.U_.unpack(node)
        Vh = node.Vh_.unpack(node)
        return (svd_backward(grads[0], grads[1], grads[2], U, S, Vh, node.full_matrices, node.S_sym_argsize_minus_1),)


class LinalgEighBackward0(TraceableFunction):  # derivatives.yaml: _linalg_eigh
    __slots__ = ("eigenvalues_", "eigenvectors_")

    def apply(node, *grads):
        eigenvalues = node.eigenvalues_.unpack(node)
        eigenvectors = node.eigenvectors_.unpack(node)
        return (linalg_eigh_backward(grads[0], grads[1], eigenvalues, eigenvectors),)


class TraceBackward0(TraceableFunction):  # derivatives.yaml: trace
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (trace_backward(grad, node.self_sym_sizes),)


class TriangularSolveBackward0(TraceableFunction):  # derivatives.yaml: triangular_solve
    __slots__ = ("A_", "self_", "solution_", "transpose", "unitriangular", "upper")

    def apply(node, *grads):
        A = node.A_.unpack()
        self = node.self_.unpack()
        solution = node.solution_.unpack(node)
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = A_grad = None
        if edges[0] is not None or edges[1] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None)
            self_grad, A_grad = triangular_solve_backward(grads[0], grads[1], self, A, solution, node.upper, node.transpose, node.unitriangular, grad_input_mask)
        return self_grad, A_grad


class LinalgSolveTriangularBackward0(TraceableFunction):  # derivatives.yaml: linalg_solve_triangular
    __slots__ = ("left", "result_", "self_", "unitriangular", "upper")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = B_grad = None
        if edges[0] is not None or edges[1] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None)
            self_grad, B_grad = linalg_solve_triangular_backward(grad, self, result, node.upper, node.left, node.unitriangular, grad_input_mask)
        return self_grad, B_grad


class DiagEmbedBackward0(TraceableFunction):  # derivatives.yaml: diag_embed
    __slots__ = ("dim1", "dim2", "offset")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.diagonal(node.offset, node.dim1, node.dim2),)


class FlipBackward0(TraceableFunction):  # derivatives.yaml: flip
    __slots__ = ("dims",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.flip(node.dims),)


class IndexAddBackward0(TraceableFunction):  # derivatives.yaml: index_add
    __slots__ = ("alpha", "dim", "index_", "source_", "source_dim")
    saved_for_edge = {"index_": 1, "source_": 1}
    scalars = ("alpha",)

    def apply(node, grad):
        if node.next_edges[1] is not None:
            index = node.index_.unpack()
        if node.next_edges[1] is not None:
            source = node.source_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = source_grad = None
        if edges[0] is not None:
            self_grad = grad
        if edges[1] is not None:
            source_grad = maybe_multiply(grad.index_select(node.dim, index).expand_as(source) if node.source_dim > 0 else grad.index_select(node.dim, index.squeeze(0)), node.alpha)
        return self_grad, source_grad


class IndexFillBackward0(TraceableFunction):  # derivatives.yaml: index_fill.int_Scalar
    __slots__ = ("dim", "index_")

    def apply(node, grad):
        index = node.index_.unpack()
        if grad is None:
            return (None,)
        return (grad.index_fill(node.dim, index, 0),)


class IndexFillBackward1(TraceableFunction):  # derivatives.yaml: index_fill.int_Tensor
    __slots__ = ("dim", "index_")

    def apply(node, grad):
        index = node.index_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = value_grad = None
        if edges[0] is not None:
            self_grad = grad.index_fill(node.dim, index, 0)
        if edges[1] is not None:
            value_grad = grad.index_select(node.dim, _unique(index, False)[0]).sum()
        return self_grad, value_grad


class MaskedScatterBackward0(TraceableFunction):  # derivatives.yaml: masked_scatter
    __slots__ = ("mask_", "source_sym_sizes")

    def apply(node, grad):
        mask = node.mask_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = source_grad = None
        if edges[0] is not None:
            self_grad = grad.masked_fill(mask, 0)
        if edges[1] is not None:
            source_grad = masked_scatter_backward(grad, mask, node.source_sym_sizes)
        return self_grad, source_grad


class MaskedScatterBackwardBackward0(TraceableFunction):  # derivatives.yaml: masked_scatter_backward
    __slots__ = ("grad_output_info", "mask_")

    def apply(node, grad):
        mask = node.mask_.unpack()
        if grad is None:
            return (None,)
        return (zeros_of(node.grad_output_info).masked_scatter(mask, grad),)


class PutBackward0(TraceableFunction):  # derivatives.yaml: put
    __slots__ = ("accumulate", "index_", "source_", "source_info")
    saved_for_edge = {"source_": 1}

    def apply(node, grad):
        index = node.index_.unpack()
        if node.next_edges[1] is not None:
            source = node.source_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = source_grad = None
        if edges[0] is not None:
            self_grad = grad if node.accumulate else grad.put(index, zeros_of(node.source_info), False)
        if edges[1] is not None:
            source_grad = grad.take(index).reshape_as(source)
        return self_grad, source_grad


class RepeatBackward0(TraceableFunction):  # derivatives.yaml: repeat
    __slots__ = ("repeats", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (repeat_backward(grad, node.repeats, node.self_sym_sizes),)


class RollBackward0(TraceableFunction):  # derivatives.yaml: roll
    __slots__ = ("dims", "shifts")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (roll_backward(grad, node.shifts, node.dims),)


class ScatterBackward0(TraceableFunction):  # derivatives.yaml: scatter.src
    __slots__ = ("dim", "index_")

    def apply(node, grad):
        index = node.index_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = src_grad = None
        if edges[0] is not None:
            self_grad = grad.scatter(node.dim, index, 0)
        if edges[1] is not None:
            src_grad = grad.gather(node.dim, index)
        return self_grad, src_grad


class ScatterBackward1(TraceableFunction):  # derivatives.yaml: scatter.value
    __slots__ = ("dim", "index_")

    def apply(node, grad):
        index = node.index_.unpack()
        if grad is None:
            return (None,)
        return (grad.scatter(node.dim, index, 0),)


class ScatterAddBackward0(TraceableFunction):  # derivatives.yaml: scatter_add
    __slots__ = ("dim", "index_")
    saved_for_edge = {"index_": 1}

    def apply(node, grad):
        if node.next_edges[1] is not None:
            index = node.index_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = src_grad = None
        if edges[0] is not None:
            self_grad = grad
        if edges[1] is not None:
            src_grad = grad.gather(node.dim, index)
        return self_grad, src_grad


class ScatterReduceBackward0(TraceableFunction):  # derivatives.yaml: scatter_reduce.two
    __slots__ = ("dim", "include_self", "index_", "reduce", "result_", "self_", "src_")

    def apply(node, grad):
        index = node.index_.unpack()
        self = node.self_.unpack()
        src = node.src_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = src_grad = None
        if edges[0] is not None or edges[1] is not None:
            self_grad, src_grad = scatter_reduce_backward(grad, self, node.dim, index, src, node.reduce, node.include_self, result)
        return self_grad, src_grad


class TakeBackward0(TraceableFunction):  # derivatives.yaml: take
    __slots__ = ("index_", "self_")

    def apply(node, grad):
        index = node.index_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (take_backward(grad, self, index),)


class TrilBackward0(TraceableFunction):  # derivatives.yaml: tril
    __slots__ = ("diagonal",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.tril(node.diagonal),)


class TriuBackward0(TraceableFunction):  # derivatives.yaml: triu
    __slots__ = ("diagonal",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.triu(node.diagonal),)


class UnfoldBackward0(TraceableFunction):  # derivatives.yaml: unfold
    __slots__ = ("dimension", "self_sym_sizes", "size", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (unfold_backward(grad, node.self_sym_sizes, node.dimension, node.size, node.step),)


class UnfoldBackwardBackward0(TraceableFunction):  # derivatives.yaml: unfold_backward
    __slots__ = ("dim", "size", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.unfold(node.dim, node.size, node.step),)


class AsStridedBackward1(TraceableFunction):  # derivatives.yaml: as_strided_
    __slots__ = ("self_geometry", "size", "storage_offset", "stride")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (as_strided_backward(grad, node.self_geometry, node.size, node.stride, node.storage_offset),)


class AsStridedScatterBackward0(TraceableFunction):  # derivatives.yaml: as_strided_scatter
    __slots__ = ("self_geometry", "size", "src_geometry", "storage_offset", "stride")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = src_grad = None
        if edges[0] is not None:
            self_grad = as_strided_scatter_backward(grad, node.self_geometry, node.src_geometry, node.size, node.stride, node.storage_offset)
        if edges[1] is not None:
            src_grad = grad.contiguous().as_strided(node.size, node.stride, node.storage_offset)
        return self_grad, src_grad


class BlockDiagBackward0(TraceableFunction):  # derivatives.yaml: block_diag
    __slots__ = ("tensors_args_scalartypes", "tensors_args_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,) * len(node.next_edges)
        return tuple(block_diag_backward(grad, node.tensors_args_sizes, node.tensors_args_scalartypes))


class ConstantPadNdBackward0(TraceableFunction):  # derivatives.yaml: constant_pad_nd
    __slots__ = ("pad",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (constant_pad_nd_backward(grad, node.pad),)


class DiagonalScatterBackward0(TraceableFunction):  # derivatives.yaml: diagonal_scatter
    __slots__ = ("dim1", "dim2", "offset", "src_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = src_grad = None
        if edges[0] is not None:
            self_grad = diagonal_scatter(grad, zeros_of(node.src_info), node.offset, node.dim1, node.dim2)
        if edges[1] is not None:
            src_grad = grad.diagonal(node.offset, node.dim1, node.dim2)
        return self_grad, src_grad


class IndexCopyBackward0(TraceableFunction):  # derivatives.yaml: index_copy
    __slots__ = ("dim", "index_", "source_", "source_dim")
    saved_for_edge = {"source_": 1}

    def apply(node, grad):
        index = node.index_.unpack()
        if node.next_edges[1] is not None:
            source = node.source_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = source_grad = None
        if edges[0] is not None:
            self_grad = grad.index_fill(node.dim, index, 0)
        if edges[1] is not None:
            source_grad = grad.index_select(node.dim, index).expand_as(source) if node.source_dim > 0 else grad.index_select(node.dim, index.squeeze(0))
        return self_grad, source_grad


class IndexReduceBackward0(TraceableFunction):  # derivatives.yaml: index_reduce
    __slots__ = ("dim", "include_self", "index_", "reduce", "result_", "self_", "source_")

    def apply(node, grad):
        index = node.index_.unpack()
        self = node.self_.unpack()
        source = node.source_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = source_grad = None
        if edges[0] is not None or edges[1] is not None:
            self_grad, source_grad = index_reduce_backward(grad, self, node.dim, index, source, node.reduce, node.include_self, result)
        return self_grad, source_grad


class NarrowCopyBackward0(TraceableFunction):  # derivatives.yaml: narrow_copy
    __slots__ = ("dim", "length", "self_sym_sizes", "start")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (slice_backward_wrapper(grad, node.self_sym_sizes, node.dim, node.start, node.start + node.length, 1),)


class Rot90Backward0(TraceableFunction):  # derivatives.yaml: rot90
    __slots__ = ("dims", "k")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.rot90(-node.k, node.dims),)


class SelectScatterBackward0(TraceableFunction):  # derivatives.yaml: select_scatter
    __slots__ = ("dim", "index", "src_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = src_grad = None
        if edges[0] is not None:
            self_grad = select_scatter(grad, zeros_of(node.src_info), node.dim, node.index)
        if edges[1] is not None:
            src_grad = grad.select(node.dim, node.index)
        return self_grad, src_grad


class SliceScatterBackward0(TraceableFunction):  # derivatives.yaml: slice_scatter
    __slots__ = ("dim", "end", "src_info", "start", "step")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = src_grad = None
        if edges[0] is not None:
            self_grad = slice_scatter(grad, zeros_of(node.src_info), node.dim, node.start, node.end, node.step)
        if edges[1] is not None:
            src_grad = slice(grad, node.dim, node.start, node.end, node.step)
        return self_grad, src_grad


class UnsafeSplitBackward0(TraceableFunction):  # derivatives.yaml: unsafe_split.Tensor
    __slots__ = ("dim", "self_options", "self_sym_sizes", "split_size")

    def apply(node, *grads):
        return (split_backward(grads, node.split_size, node.dim, node.self_sym_sizes, node.self_options),)


class UnsafeSplitWithSizesBackward0(TraceableFunction):  # derivatives.yaml: unsafe_split_with_sizes
    __slots__ = ("dim", "self_options", "self_sym_sizes", "split_sizes")

    def apply(node, *grads):
        return (split_with_sizes_backward(grads, node.split_sizes, node.dim, node.self_sym_sizes, node.self_options),)


class AffineGridGeneratorBackward0(TraceableFunction):  # derivatives.yaml: affine_grid_generator
    __slots__ = ("align_corners", "size")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (affine_grid_generator_backward(grad, node.size, node.align_corners),)


class ConvTbcBackward0(TraceableFunction):  # derivatives.yaml: conv_tbc
    __slots__ = ("bias_", "pad", "self_", "weight_")

    def apply(node, grad):
        bias = node.bias_.unpack()
        self = node.self_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            self_grad, weight_grad, bias_grad = conv_tbc_backward(grad, self, weight, bias, node.pad)
        return self_grad, weight_grad, bias_grad


class GridSampler2DBackward0(TraceableFunction):  # derivatives.yaml: grid_sampler_2d
    __slots__ = ("align_corners", "grid_", "input_", "interpolation_mode", "padding_mode")

    def apply(node, grad):
        grid = node.grid_.unpack()
        input = node.input_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = grid_grad = None
        if edges[0] is not None or edges[1] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None)
            input_grad, grid_grad = grid_sampler_2d_backward(grad, input, grid, node.interpolation_mode, node.padding_mode, node.align_corners, grad_input_mask)
        return input_grad, grid_grad


class GridSampler2DBackwardBackward0(TraceableFunction):  # derivatives.yaml: grid_sampler_2d_backward
    __slots__ = ("align_corners", "grad_output_", "grid_", "input_", "interpolation_mode", "padding_mode")

    def apply(node, *grads):
        grad_output = node.grad_output_.unpack()
        grid = node.grid_.unpack()
        input = node.input_.unpack()
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = input_grad = grid_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_output_grad, input_grad, grid_grad = grid_sampler_double_backward(grads[0], grads[1], grad_output, input, grid, node.interpolation_mode, node.padding_mode, node.align_corners, grad_input_mask)
        return grad_output_grad, input_grad, grid_grad


class GridSampler3DBackward0(TraceableFunction):  # derivatives.yaml: grid_sampler_3d
    __slots__ = ("align_corners", "grid_", "input_", "interpolation_mode", "padding_mode")

    def apply(node, grad):
        grid = node.grid_.unpack()
        input = node.input_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = grid_grad = None
        if edges[0] is not None or edges[1] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None)
            input_grad, grid_grad = grid_sampler_3d_backward(grad, input, grid, node.interpolation_mode, node.padding_mode, node.align_corners, grad_input_mask)
        return input_grad, grid_grad


class GridSampler3DBackwardBackward0(TraceableFunction):  # derivatives.yaml: grid_sampler_3d_backward
    __slots__ = ("align_corners", "grad_output_", "grid_", "input_", "interpolation_mode", "padding_mode")

    def apply(node, *grads):
        grad_output = node.grad_output_.unpack()
        grid = node.grid_.unpack()
        input = node.input_.unpack()
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = input_grad = grid_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_output_grad, input_grad, grid_grad = grid_sampler_double_backward(grads[0], grads[1], grad_output, input, grid, node.interpolation_mode, node.padding_mode, node.align_corners, grad_input_mask)
        return grad_output_grad, input_grad, grid_grad


class PackPaddedSequenceBackward0(TraceableFunction):  # derivatives.yaml: _pack_padded_sequence
    __slots__ = ("batch_first", "input_sym_sizes", "result1_")

    def apply(node, grad):
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        return (_pack_padded_sequence_backward(grad, node.input_sym_sizes, result1, node.batch_first),)


class WeightNormInterfaceBackward0(TraceableFunction):  # derivatives.yaml: _weight_norm_interface
    __slots__ = ("dim", "g_", "result1_", "v_")

    def apply(node, grad):
        g = node.g_.unpack()
        v = node.v_.unpack()
        result1 = node.result1_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        v_grad = g_grad = None
        if edges[0] is not None or edges[1] is not None:
            v_grad, g_grad = weight_norm_backward(grad, v, g, result1, node.dim)
        return v_grad, g_grad


class NativeBatchNormBackward0(TraceableFunction):  # derivatives.yaml: native_batch_norm
    __slots__ = ("eps", "input_", "result1_", "result2_", "running_mean_", "running_var_", "training", "weight_")

    def apply(node, grad):
        input = node.input_.unpack()
        running_mean = node.running_mean_.unpack()
        running_var = node.running_var_.unpack()
        weight = node.weight_.unpack()
        result1 = node.result1_.unpack(node)
        result2 = node.result2_.unpack(node)
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = native_batch_norm_backward(grad, input, weight, running_mean, running_var, result1, result2, node.training, node.eps, grad_input_mask)
        return input_grad, weight_grad, bias_grad


class NativeBatchNormLegitBackward0(TraceableFunction):  # derivatives.yaml: _native_batch_norm_legit
    __slots__ = ("eps", "input_", "result1_", "result2_", "running_mean_", "running_var_", "training", "weight_")

    def apply(node, grad):
        input = node.input_.unpack()
        running_mean = node.running_mean_.unpack()
        running_var = node.running_var_.unpack()
        weight = node.weight_.unpack()
        result1 = node.result1_.unpack(node)
        result2 = node.result2_.unpack(node)
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = native_batch_norm_backward(grad, input, weight, running_mean, running_var, result1, result2, node.training, node.eps, grad_input_mask)
        return input_grad, weight_grad, bias_grad


class NativeBatchNormLegitBackward1(TraceableFunction):  # derivatives.yaml: _native_batch_norm_legit.no_stats
    __slots__ = ("eps", "input_", "result1_", "result2_", "training", "weight_")

    def apply(node, grad):
        input = node.input_.unpack()
        weight = node.weight_.unpack()
        result1 = node.result1_.unpack(node)
        result2 = node.result2_.unpack(node)
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = native_batch_norm_backward(grad, input, weight, None, None, result1, result2, node.training, node.eps, grad_input_mask)
        return input_grad, weight_grad, bias_grad


class NativeBatchNormBackwardBackward0(TraceableFunction):  # derivatives.yaml: native_batch_norm_backward
    __slots__ = ("eps", "grad_out_", "input_", "running_mean_", "running_var_", "save_invstd_", "save_mean_", "train", "weight_")

    def apply(node, *grads):
        grad_out = node.grad_out_.unpack()
        input = node.input_.unpack()
        running_mean = node.running_mean_.unpack()
        running_var = node.running_var_.unpack()
        save_invstd = node.save_invstd_.unpack()
        save_mean = node.save_mean_.unpack()
        weight = node.weight_.unpack()
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_out_grad = input_grad = weight_grad = save_mean_grad = save_invstd_grad = None
        if edges[1] is not None or edges[2] is not None or edges[0] is not None:
            grad_input_mask = (edges[1] is not None, edges[2] is not None, edges[0] is not None)
            input_grad, weight_grad, grad_out_grad = batchnorm_double_backward(input, weight, grads[0], grads[1], grads[2], grad_out, running_mean, running_var, node.train, node.eps, save_mean, save_invstd, grad_input_mask)
        if edges[4] is not None:
            save_invstd_grad = not_implemented("native_batch_norm_backward save_invstd")
        if edges[3] is not None:
            save_mean_grad = not_implemented("native_batch_norm_backward save_mean")
        return grad_out_grad, input_grad, weight_grad, save_mean_grad, save_invstd_grad


class NativeLayerNormBackward0(TraceableFunction):  # derivatives.yaml: native_layer_norm
    __slots__ = ("bias_", "input_", "normalized_shape", "result1_", "result2_", "weight_")

    def apply(node, grad):
        bias = node.bias_.unpack()
        input = node.input_.unpack()
        weight = node.weight_.unpack()
        result1 = node.result1_.unpack(node)
        result2 = node.result2_.unpack(node)
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = native_layer_norm_backward(grad, input, node.normalized_shape, result1, result2, weight, bias, grad_input_mask)
        return input_grad, weight_grad, bias_grad


class NativeLayerNormBackwardBackward0(TraceableFunction):  # derivatives.yaml: native_layer_norm_backward
    __slots__ = ("grad_out_", "input_", "mean_", "normalized_shape", "rstd_", "weight_")

    def apply(node, *grads):
        grad_out = node.grad_out_.unpack()
        input = node.input_.unpack()
        mean = node.mean_.unpack()
        rstd = node.rstd_.unpack()
        weight = node.weight_.unpack()
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_out_grad = input_grad = mean_grad = rstd_grad = weight_grad = bias_grad = None
        if edges[5] is not None:
            bias_grad = None
        if edges[1] is not None or edges[4] is not None or edges[0] is not None:
            grad_input_mask = (edges[1] is not None, edges[4] is not None, edges[0] is not None)
            input_grad, weight_grad, grad_out_grad = layer_norm_double_backward(input, weight, grads[0], grads[1], grads[2], grad_out, mean, rstd, node.normalized_shape, grad_input_mask)
        if edges[2] is not None:
            mean_grad = not_implemented("native_layer_norm_backward mean")
        if edges[3] is not None:
            rstd_grad = not_implemented("native_layer_norm_backward rstd")
        return grad_out_grad, input_grad, mean_grad, rstd_grad, weight_grad, bias_grad


class MkldnnRnnLayerBackward0(TraceableFunction):  # derivatives.yaml: mkldnn_rnn_layer
    __slots__ = ("batch_first", "batch_sizes", "bidirectional", "cx__", "has_biases", "hidden_size", "hx__", "input_", "mode", "num_layers", "result0_", "result1_", "result2_", "result3_", "reverse", "train", "weight0_", "weight1_", "weight2_", "weight3_")

    def apply(node, *grads):
        cx_ = node.cx__.unpack()
        hx_ = node.hx__.unpack()
        input = node.input_.unpack()
        weight0 = node.weight0_.unpack()
        weight1 = node.weight1_.unpack()
        weight2 = node.weight2_.unpack()
        weight3 = node.weight3_.unpack()
        result0 = node.result0_.unpack(node)
        result1 = node.result1_.unpack(node)
        result2 = node.result2_.unpack(node)
        result3 = node.result3_.unpack(node)
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = weight0_grad = weight1_grad = weight2_grad = weight3_grad = hx__grad = cx__grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None or edges[3] is not None or edges[4] is not None or edges[5] is not None or edges[6] is not None:
            input_grad, weight0_grad, weight1_grad, weight2_grad, weight3_grad, hx__grad, cx__grad = mkldnn_rnn_layer_node_backward(grads, input, weight0, weight1, weight2, weight3, hx_, cx_, result0, result1, result2, result3, node.reverse, node.batch_sizes, node.mode, node.hidden_size, node.num_layers, node.has_biases, node.bidirectional, node.batch_first, node.train)
        return input_grad, weight0_grad, weight1_grad, weight2_grad, weight3_grad, hx__grad, cx__grad


class NativeGroupNormBackward0(TraceableFunction):  # derivatives.yaml: native_group_norm
    __slots__ = ("C", "HxW", "N", "eps", "group", "input_", "result1_", "result2_", "weight_")

    def apply(node, *grads):
        input = node.input_.unpack()
        weight = node.weight_.unpack()
        result1 = node.result1_.unpack(node)
        result2 = node.result2_.unpack(node)
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = native_group_norm_node_backward(grads, input, result1, result2, weight, node.N, node.C, node.HxW, node.group, node.eps, grad_input_mask)
        return input_grad, weight_grad, bias_grad


class EmbeddingBackward0(TraceableFunction):  # derivatives.yaml: embedding
    __slots__ = ("indices_", "padding_idx", "scale_grad_by_freq", "sparse", "weight_sym_argsize_0")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return (None,)
        return (embedding_backward(grad, indices, node.weight_sym_argsize_0, node.padding_idx, node.scale_grad_by_freq, node.sparse),)


class EmbeddingDenseBackwardBackward0(TraceableFunction):  # derivatives.yaml: embedding_dense_backward
    __slots__ = ("indices_", "padding_idx")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return (None,)
        return (embedding_dense_double_backward(grad, indices, node.padding_idx),)


class EmbeddingBagBackward0(TraceableFunction):  # derivatives.yaml: _embedding_bag
    __slots__ = ("indices_", "mode", "offsets_", "padding_idx", "per_sample_weights_", "result1_", "result2_", "result3_", "scale_grad_by_freq", "sparse", "weight_", "weight_sym_argsize_0")
    saved_for_edge = {"weight_": 1}

    def apply(node, grad):
        indices = node.indices_.unpack()
        offsets = node.offsets_.unpack()
        per_sample_weights = node.per_sample_weights_.unpack()
        if node.next_edges[1] is not None:
            weight = node.weight_.unpack()
        result1 = node.result1_.unpack(node)
        result2 = node.result2_.unpack(node)
        result3 = node.result3_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        weight_grad = per_sample_weights_grad = None
        if edges[1] is not None:
            per_sample_weights_grad = _embedding_bag_per_sample_weights_backward(grad, weight, indices, offsets, result1, node.mode, node.padding_idx)
        if edges[0] is not None:
            weight_grad = _embedding_bag_backward(grad, indices, offsets, result1, result2, result3, node.weight_sym_argsize_0, node.scale_grad_by_freq, node.mode, node.sparse, per_sample_weights, node.padding_idx)
        return weight_grad, per_sample_weights_grad


class EmbeddingBagBackwardBackward0(TraceableFunction):  # derivatives.yaml: _embedding_bag_backward
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_grad = per_sample_weights_grad = None
        if edges[0] is not None:
            grad_grad = not_implemented("_embedding_bag_backward")
        if edges[1] is not None:
            per_sample_weights_grad = not_implemented("_embedding_bag_backward")
        return grad_grad, per_sample_weights_grad


class EmbeddingBagDenseBackwardBackward0(TraceableFunction):  # derivatives.yaml: _embedding_bag_dense_backward
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_grad = per_sample_weights_grad = None
        if edges[0] is not None:
            grad_grad = not_implemented("_embedding_bag_dense_backward")
        if edges[1] is not None:
            per_sample_weights_grad = not_implemented("_embedding_bag_dense_backward")
        return grad_grad, per_sample_weights_grad


class EmbeddingRenormBackward0(TraceableFunction):  # derivatives.yaml: embedding_renorm_
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        return (not_implemented("embedding_renorm"),)


class ReflectionPad1DBackward0(TraceableFunction):  # derivatives.yaml: reflection_pad1d
    __slots__ = ("padding", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (reflection_pad1d_backward(grad, self, node.padding),)


class ReflectionPad2DBackward0(TraceableFunction):  # derivatives.yaml: reflection_pad2d
    __slots__ = ("padding", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (reflection_pad2d_backward(grad, self, node.padding),)


class ReflectionPad3DBackward0(TraceableFunction):  # derivatives.yaml: reflection_pad3d
    __slots__ = ("padding", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (reflection_pad3d_backward(grad, self, node.padding),)


class ReplicationPad1DBackward0(TraceableFunction):  # derivatives.yaml: replication_pad1d
    __slots__ = ("padding", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (replication_pad1d_backward(grad, self, node.padding),)


class ReplicationPad2DBackward0(TraceableFunction):  # derivatives.yaml: replication_pad2d
    __slots__ = ("padding", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (replication_pad2d_backward(grad, self, node.padding),)


class ReplicationPad3DBackward0(TraceableFunction):  # derivatives.yaml: replication_pad3d
    __slots__ = ("padding", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (replication_pad3d_backward(grad, self, node.padding),)


class UpsampleLinear1DBackward0(TraceableFunction):  # derivatives.yaml: upsample_linear1d
    __slots__ = ("align_corners", "output_size", "scales", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (upsample_linear1d_backward(grad, node.output_size, node.self_sym_sizes, node.align_corners, node.scales),)


class UpsampleBilinear2DBackward0(TraceableFunction):  # derivatives.yaml: upsample_bilinear2d
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (upsample_bilinear2d_backward(grad, node.output_size, node.self_sym_sizes, node.align_corners, node.scales_h, node.scales_w),)


class UpsampleBilinear2DAaBackward0(TraceableFunction):  # derivatives.yaml: _upsample_bilinear2d_aa
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (_upsample_bilinear2d_aa_backward(grad, node.output_size, node.self_sym_sizes, node.align_corners, node.scales_h, node.scales_w),)


class UpsampleBicubic2DBackward0(TraceableFunction):  # derivatives.yaml: upsample_bicubic2d
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (upsample_bicubic2d_backward(grad, node.output_size, node.self_sym_sizes, node.align_corners, node.scales_h, node.scales_w),)


class UpsampleBicubic2DAaBackward0(TraceableFunction):  # derivatives.yaml: _upsample_bicubic2d_aa
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (_upsample_bicubic2d_aa_backward(grad, node.output_size, node.self_sym_sizes, node.align_corners, node.scales_h, node.scales_w),)


class UpsampleTrilinear3DBackward0(TraceableFunction):  # derivatives.yaml: upsample_trilinear3d
    __slots__ = ("align_corners", "output_size", "scales_d", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (upsample_trilinear3d_backward(grad, node.output_size, node.self_sym_sizes, node.align_corners, node.scales_d, node.scales_h, node.scales_w),)


class UpsampleNearest1DBackward0(TraceableFunction):  # derivatives.yaml: upsample_nearest1d
    __slots__ = ("output_size", "scales", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (upsample_nearest1d_backward(grad, node.output_size, node.self_sym_sizes, node.scales),)


class UpsampleNearestExact1DBackward0(TraceableFunction):  # derivatives.yaml: _upsample_nearest_exact1d
    __slots__ = ("output_size", "scales", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (_upsample_nearest_exact1d_backward(grad, node.output_size, node.self_sym_sizes, node.scales),)


class UpsampleNearest2DBackward0(TraceableFunction):  # derivatives.yaml: upsample_nearest2d
    __slots__ = ("output_size", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (upsample_nearest2d_backward(grad, node.output_size, node.self_sym_sizes, node.scales_h, node.scales_w),)


class UpsampleNearestExact2DBackward0(TraceableFunction):  # derivatives.yaml: _upsample_nearest_exact2d
    __slots__ = ("output_size", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (_upsample_nearest_exact2d_backward(grad, node.output_size, node.self_sym_sizes, node.scales_h, node.scales_w),)


class UpsampleNearest3DBackward0(TraceableFunction):  # derivatives.yaml: upsample_nearest3d
    __slots__ = ("output_size", "scales_d", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (upsample_nearest3d_backward(grad, node.output_size, node.self_sym_sizes, node.scales_d, node.scales_h, node.scales_w),)


class UpsampleNearestExact3DBackward0(TraceableFunction):  # derivatives.yaml: _upsample_nearest_exact3d
    __slots__ = ("output_size", "scales_d", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (_upsample_nearest_exact3d_backward(grad, node.output_size, node.self_sym_sizes, node.scales_d, node.scales_h, node.scales_w),)


class PixelShuffleBackward0(TraceableFunction):  # derivatives.yaml: pixel_shuffle
    __slots__ = ("upscale_factor",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (pixel_unshuffle(grad, node.upscale_factor),)


class PixelUnshuffleBackward0(TraceableFunction):  # derivatives.yaml: pixel_unshuffle
    __slots__ = ("downscale_factor",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (pixel_shuffle(grad, node.downscale_factor),)


class ChannelShuffleBackward0(TraceableFunction):  # derivatives.yaml: channel_shuffle
    __slots__ = ("groups",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (channel_shuffle(grad, grad.size(1) // node.groups),)


class AdaptiveAvgPool2DBackward0(TraceableFunction):  # derivatives.yaml: _adaptive_avg_pool2d
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (_adaptive_avg_pool2d_backward(grad, self),)


class AdaptiveAvgPool3DBackward0(TraceableFunction):  # derivatives.yaml: _adaptive_avg_pool3d
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (_adaptive_avg_pool3d_backward(grad, self),)


class AdaptiveMaxPool2DBackward0(TraceableFunction):  # derivatives.yaml: adaptive_max_pool2d
    __slots__ = ("result1_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        return (adaptive_max_pool2d_backward(grad, self, result1),)


class AdaptiveMaxPool3DBackward0(TraceableFunction):  # derivatives.yaml: adaptive_max_pool3d
    __slots__ = ("result1_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        return (adaptive_max_pool3d_backward(grad, self, result1),)


class AvgPool2DBackward0(TraceableFunction):  # derivatives.yaml: avg_pool2d
    __slots__ = ("ceil_mode", "count_include_pad", "divisor_override", "kernel_size", "padding", "self_", "stride")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (avg_pool2d_backward(grad, self, node.kernel_size, node.stride, node.padding, node.ceil_mode, node.count_include_pad, node.divisor_override),)


class AvgPool3DBackward0(TraceableFunction):  # derivatives.yaml: avg_pool3d
    __slots__ = ("ceil_mode", "count_include_pad", "divisor_override", "kernel_size", "padding", "self_", "stride")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (avg_pool3d_backward(grad, self, node.kernel_size, node.stride, node.padding, node.ceil_mode, node.count_include_pad, node.divisor_override),)


class FractionalMaxPool2DBackward0(TraceableFunction):  # derivatives.yaml: fractional_max_pool2d
    __slots__ = ("kernel_size", "output_size", "result1_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        return (fractional_max_pool2d_backward(grad, self, node.kernel_size, node.output_size, result1),)


class FractionalMaxPool3DBackward0(TraceableFunction):  # derivatives.yaml: fractional_max_pool3d
    __slots__ = ("kernel_size", "output_size", "result1_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        return (fractional_max_pool3d_backward(grad, self, node.kernel_size, node.output_size, result1),)


class MaxPool2DWithIndicesBackward0(TraceableFunction):  # derivatives.yaml: max_pool2d_with_indices
    __slots__ = ("ceil_mode", "dilation", "kernel_size", "padding", "result1_", "self_", "stride")

    def apply(node, grad):
        self = node.self_.unpack()
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        return (max_pool2d_with_indices_backward(grad, self, node.kernel_size, node.stride, node.padding, node.dilation, node.ceil_mode, result1),)


class MaxPool3DWithIndicesBackward0(TraceableFunction):  # derivatives.yaml: max_pool3d_with_indices
    __slots__ = ("ceil_mode", "dilation", "kernel_size", "padding", "result1_", "self_", "stride")

    def apply(node, grad):
        self = node.self_.unpack()
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        return (max_pool3d_with_indices_backward(grad, self, node.kernel_size, node.stride, node.padding, node.dilation, node.ceil_mode, result1),)


class MaxUnpool2DBackward0(TraceableFunction):  # derivatives.yaml: max_unpool2d
    __slots__ = ("indices_",)

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return (None,)
        return (max_pool_double_backward(grad, indices, 2),)


class MaxUnpool3DBackward0(TraceableFunction):  # derivatives.yaml: max_unpool3d
    __slots__ = ("indices_",)

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return (None,)
        return (max_pool_double_backward(grad, indices, 3),)


class ConvolutionBackward0(TraceableFunction):  # derivatives.yaml: convolution
    __slots__ = ("bias_sym_sizes_opt", "dilation", "groups", "input_", "output_padding", "padding", "stride", "transposed", "weight_")

    def apply(node, grad):
        input = node.input_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = convolution_backward(grad, input, weight, node.bias_sym_sizes_opt, node.stride, node.padding, node.dilation, node.transposed, node.output_padding, node.groups, grad_input_mask)
        return input_grad, weight_grad, bias_grad


class ConvolutionBackward1(TraceableFunction):  # derivatives.yaml: _convolution
    __slots__ = ("bias_sym_sizes_opt", "dilation", "groups", "input_", "output_padding", "padding", "stride", "transposed", "weight_")

    def apply(node, grad):
        input = node.input_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = convolution_backward(grad, input, weight, node.bias_sym_sizes_opt, node.stride, node.padding, node.dilation, node.transposed, node.output_padding, node.groups, grad_input_mask)
        return input_grad, weight_grad, bias_grad


class ConvolutionBackwardBackward0(TraceableFunction):  # derivatives.yaml: convolution_backward
    __slots__ = ("dilation", "grad_output_", "groups", "input_", "output_padding", "padding", "stride", "transposed", "weight_")

    def apply(node, *grads):
        grad_output = node.grad_output_.unpack()
        input = node.input_.unpack()
        weight = node.weight_.unpack()
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = input_grad = weight_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_output_grad, input_grad, weight_grad = _convolution_double_backward(grads[0], grads[1], grads[2], grad_output, weight, input, node.stride, node.padding, node.dilation, node.transposed, node.output_padding, node.groups, grad_input_mask)
        return grad_output_grad, input_grad, weight_grad


class ConvolutionOverrideableBackward0(TraceableFunction):  # derivatives.yaml: convolution_overrideable
    __slots__ = ("dilation", "groups", "input_", "output_padding", "padding", "stride", "transposed", "weight_")

    def apply(node, grad):
        input = node.input_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = convolution_backward_overrideable(grad, input, weight, node.stride, node.padding, node.dilation, node.transposed, node.output_padding, node.groups, grad_input_mask)
        return input_grad, weight_grad, bias_grad


class ConvolutionBackwardOverrideableBackward0(TraceableFunction):  # derivatives.yaml: convolution_backward_overrideable
    __slots__ = ("dilation", "grad_output_", "groups", "input_", "output_padding", "padding", "stride", "transposed", "weight_")

    def apply(node, *grads):
        grad_output = node.grad_output_.unpack()
        input = node.input_.unpack()
        weight = node.weight_.unpack()
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = input_grad = weight_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_output_grad, input_grad, weight_grad = _convolution_double_backward(grads[0], grads[1], grads[2], grad_output, weight, input, node.stride, node.padding, node.dilation, node.transposed, node.output_padding, node.groups, grad_input_mask)
        return grad_output_grad, input_grad, weight_grad


class Col2ImBackward0(TraceableFunction):  # derivatives.yaml: col2im
    __slots__ = ("dilation", "kernel_size", "padding", "stride")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (im2col(grad, node.kernel_size, node.dilation, node.padding, node.stride),)


class Im2ColBackward0(TraceableFunction):  # derivatives.yaml: im2col
    __slots__ = ("dilation", "kernel_size", "padding", "self_sym_argsize_minus_1", "self_sym_argsize_minus_2", "stride")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (col2im(grad, (node.self_sym_argsize_minus_2, node.self_sym_argsize_minus_1), node.kernel_size, node.dilation, node.padding, node.stride),)


class AdaptiveAvgPool2DBackwardBackward0(TraceableFunction):  # derivatives.yaml: _adaptive_avg_pool2d_backward
    __slots__ = ("grad_output_sym_argsize_minus_1", "grad_output_sym_argsize_minus_2", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = _adaptive_avg_pool2d(grad, (node.grad_output_sym_argsize_minus_2, node.grad_output_sym_argsize_minus_1))
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class AdaptiveAvgPool3DBackwardBackward0(TraceableFunction):  # derivatives.yaml: _adaptive_avg_pool3d_backward
    __slots__ = ("grad_output_sym_argsize_minus_1", "grad_output_sym_argsize_minus_2", "grad_output_sym_argsize_minus_3", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = _adaptive_avg_pool3d(grad, (node.grad_output_sym_argsize_minus_3, node.grad_output_sym_argsize_minus_2, node.grad_output_sym_argsize_minus_1))
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class AdaptiveMaxPool2DBackwardBackward0(TraceableFunction):  # derivatives.yaml: adaptive_max_pool2d_backward
    __slots__ = ("indices_", "self_info")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = max_pool_double_backward(grad, indices, 2)
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class AdaptiveMaxPool3DBackwardBackward0(TraceableFunction):  # derivatives.yaml: adaptive_max_pool3d_backward
    __slots__ = ("indices_", "self_info")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = max_pool_double_backward(grad, indices, 3)
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class AvgPool2DBackwardBackward0(TraceableFunction):  # derivatives.yaml: avg_pool2d_backward
    __slots__ = ("ceil_mode", "count_include_pad", "divisor_override", "kernel_size", "padding", "self_info", "stride")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = avg_pool2d(grad, node.kernel_size, node.stride, node.padding, node.ceil_mode, node.count_include_pad, node.divisor_override)
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class AvgPool3DBackwardBackward0(TraceableFunction):  # derivatives.yaml: avg_pool3d_backward
    __slots__ = ("ceil_mode", "count_include_pad", "divisor_override", "kernel_size", "padding", "self_info", "stride")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = avg_pool3d(grad, node.kernel_size, node.stride, node.padding, node.ceil_mode, node.count_include_pad, node.divisor_override)
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class FractionalMaxPool2DBackwardBackward0(TraceableFunction):  # derivatives.yaml: fractional_max_pool2d_backward
    __slots__ = ("indices_", "self_info")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = max_pool_double_backward(grad, indices, 2)
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class FractionalMaxPool3DBackwardBackward0(TraceableFunction):  # derivatives.yaml: fractional_max_pool3d_backward
    __slots__ = ("indices_", "self_info")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = max_pool_double_backward(grad, indices, 3)
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class MaxPool2DWithIndicesBackwardBackward0(TraceableFunction):  # derivatives.yaml: max_pool2d_with_indices_backward
    __slots__ = ("indices_", "self_info")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = max_pool_double_backward(grad, indices, 2)
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class MaxPool3DWithIndicesBackwardBackward0(TraceableFunction):  # derivatives.yaml: max_pool3d_with_indices_backward
    __slots__ = ("indices_", "self_info")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = max_pool_double_backward(grad, indices, 3)
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class ReflectionPad1DBackwardBackward0(TraceableFunction):  # derivatives.yaml: reflection_pad1d_backward
    __slots__ = ("padding", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = reflection_pad1d(grad, node.padding)
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class ReflectionPad2DBackwardBackward0(TraceableFunction):  # derivatives.yaml: reflection_pad2d_backward
    __slots__ = ("padding", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = reflection_pad2d(grad, node.padding)
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class ReflectionPad3DBackwardBackward0(TraceableFunction):  # derivatives.yaml: reflection_pad3d_backward
    __slots__ = ("padding", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = reflection_pad3d(grad, node.padding)
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class ReplicationPad1DBackwardBackward0(TraceableFunction):  # derivatives.yaml: replication_pad1d_backward
    __slots__ = ("padding", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = replication_pad1d(grad, node.padding)
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class ReplicationPad2DBackwardBackward0(TraceableFunction):  # derivatives.yaml: replication_pad2d_backward
    __slots__ = ("padding", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = replication_pad2d(grad, node.padding)
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class ReplicationPad3DBackwardBackward0(TraceableFunction):  # derivatives.yaml: replication_pad3d_backward
    __slots__ = ("padding", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_grad = replication_pad3d(grad, node.padding)
        if edges[1] is not None:
            self_grad = zeros_of(node.self_info)
        return grad_output_grad, self_grad


class UpsampleLinear1DBackwardBackward0(TraceableFunction):  # derivatives.yaml: upsample_linear1d_backward
    __slots__ = ("align_corners", "output_size", "scales")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (upsample_linear1d(grad, node.output_size, node.align_corners, node.scales),)


class UpsampleBilinear2DBackwardBackward0(TraceableFunction):  # derivatives.yaml: upsample_bilinear2d_backward
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (upsample_bilinear2d(grad, node.output_size, node.align_corners, node.scales_h, node.scales_w),)


class UpsampleBilinear2DAaBackwardBackward0(TraceableFunction):  # derivatives.yaml: _upsample_bilinear2d_aa_backward
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (_upsample_bilinear2d_aa(grad, node.output_size, node.align_corners, node.scales_h, node.scales_w),)


class UpsampleBicubic2DBackwardBackward0(TraceableFunction):  # derivatives.yaml: upsample_bicubic2d_backward
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (upsample_bicubic2d(grad, node.output_size, node.align_corners, node.scales_h, node.scales_w),)


class UpsampleBicubic2DAaBackwardBackward0(TraceableFunction):  # derivatives.yaml: _upsample_bicubic2d_aa_backward
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (_upsample_bicubic2d_aa(grad, node.output_size, node.align_corners, node.scales_h, node.scales_w),)


class UpsampleTrilinear3DBackwardBackward0(TraceableFunction):  # derivatives.yaml: upsample_trilinear3d_backward
    __slots__ = ("align_corners", "output_size", "scales_d", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (upsample_trilinear3d(grad, node.output_size, node.align_corners, node.scales_d, node.scales_h, node.scales_w),)


class UpsampleNearest1DBackwardBackward0(TraceableFunction):  # derivatives.yaml: upsample_nearest1d_backward
    __slots__ = ("output_size", "scales")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (upsample_nearest1d(grad, node.output_size, node.scales),)


class UpsampleNearestExact1DBackwardBackward0(TraceableFunction):  # derivatives.yaml: _upsample_nearest_exact1d_backward
    __slots__ = ("output_size", "scales")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (_upsample_nearest_exact1d(grad, node.output_size, node.scales),)


class UpsampleNearest2DBackwardBackward0(TraceableFunction):  # derivatives.yaml: upsample_nearest2d_backward
    __slots__ = ("output_size", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (upsample_nearest2d(grad, node.output_size, node.scales_h, node.scales_w),)


class UpsampleNearestExact2DBackwardBackward0(TraceableFunction):  # derivatives.yaml: _upsample_nearest_exact2d_backward
    __slots__ = ("output_size", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (_upsample_nearest_exact2d(grad, node.output_size, node.scales_h, node.scales_w),)


class UpsampleNearest3DBackwardBackward0(TraceableFunction):  # derivatives.yaml: upsample_nearest3d_backward
    __slots__ = ("output_size", "scales_d", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (upsample_nearest3d(grad, node.output_size, node.scales_d, node.scales_h, node.scales_w),)


class UpsampleNearestExact3DBackwardBackward0(TraceableFunction):  # derivatives.yaml: _upsample_nearest_exact3d_backward
    __slots__ = ("output_size", "scales_d", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (_upsample_nearest_exact3d(grad, node.output_size, node.scales_d, node.scales_h, node.scales_w),)


class BernoulliBackward0(TraceableFunction):  # derivatives.yaml: bernoulli
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class BernoulliBackward1(TraceableFunction):  # derivatives.yaml: bernoulli_.Tensor
    __slots__ = ("p_info",)

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = p_grad = None
        if edges[1] is not None:
            p_grad = zeros_of(node.p_info)
        if edges[0] is not None:
            self_grad = zeros_like(grad)
        return self_grad, p_grad


class BernoulliBackward2(TraceableFunction):  # derivatives.yaml: bernoulli_.float
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class CauchyBackward0(TraceableFunction):  # derivatives.yaml: cauchy_
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class ExponentialBackward0(TraceableFunction):  # derivatives.yaml: exponential_
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class GeometricBackward0(TraceableFunction):  # derivatives.yaml: geometric_
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class LogNormalBackward0(TraceableFunction):  # derivatives.yaml: log_normal_
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class NativeDropoutBackward0(TraceableFunction):  # derivatives.yaml: native_dropout
    __slots__ = ("p", "result1_", "train")
    hidden = ("train",)

    def apply(node, grad):
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        return (native_dropout_gradient(grad, result1, native_dropout_scale(node.p, node.train)),)


class NativeDropoutBackwardBackward0(TraceableFunction):  # derivatives.yaml: native_dropout_backward
    __slots__ = ("grad_output_", "mask_", "scale")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        mask = node.mask_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = mask_grad = None
        if edges[0] is not None:
            grad_output_grad = native_dropout_double_backward(grad, grad_output, mask, node.scale)
        if edges[1] is not None:
            mask_grad = not_implemented("native_dropout_backward: mask")
        return grad_output_grad, mask_grad


class NormalBackward0(TraceableFunction):  # derivatives.yaml: normal_
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class NormalBackward1(TraceableFunction):  # derivatives.yaml: normal.Tensor_float
    __slots__ = ("mean_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_of_shape(node.mean_sym_sizes, grad),)


class NormalBackward2(TraceableFunction):  # derivatives.yaml: normal.float_Tensor
    __slots__ = ("std_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_of_shape(node.std_sym_sizes, grad),)


class NormalBackward3(TraceableFunction):  # derivatives.yaml: normal.Tensor_Tensor
    __slots__ = ("mean_sym_sizes", "std_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        mean_grad = std_grad = None
        if edges[0] is not None:
            mean_grad = zeros_of_shape(node.mean_sym_sizes, grad)
        if edges[1] is not None:
            std_grad = zeros_of_shape(node.std_sym_sizes, grad)
        return mean_grad, std_grad


class PoissonBackward0(TraceableFunction):  # derivatives.yaml: poisson
    __slots__ = ("self_info",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_of(node.self_info),)


class RandomBackward0(TraceableFunction):  # derivatives.yaml: random_.from
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class RandomBackward1(TraceableFunction):  # derivatives.yaml: random_.to
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class RandomBackward2(TraceableFunction):  # derivatives.yaml: random_
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class StandardGammaBackward0(TraceableFunction):  # derivatives.yaml: _standard_gamma
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (grad * _standard_gamma_grad(self, result),)


class StandardGammaGradBackward0(TraceableFunction):  # derivatives.yaml: _standard_gamma_grad
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        return (not_implemented("_standard_gamma_grad"),)


class UniformBackward0(TraceableFunction):  # derivatives.yaml: uniform_
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


class ScaledDotProductFlashAttentionForCpuBackward0(TraceableFunction):  # derivatives.yaml: _scaled_dot_product_flash_attention_for_cpu
    __slots__ = ("attn_mask_", "dropout_p", "is_causal", "key_", "logsumexp_", "output_", "query_", "scale", "value_")

    def apply(node, grad):
        attn_mask = node.attn_mask_.unpack()
        key = node.key_.unpack()
        query = node.query_.unpack()
        value = node.value_.unpack()
        logsumexp = node.logsumexp_.unpack(node)
        output = node.output_.unpack(node)
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        query_grad = key_grad = value_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            query_grad, key_grad, value_grad = _scaled_dot_product_flash_attention_for_cpu_backward(grad, query, key, value, output, logsumexp, node.dropout_p, node.is_causal, attn_mask=attn_mask, scale=node.scale)
        return query_grad, key_grad, value_grad


class CtcLossBackward0(TraceableFunction):  # derivatives.yaml: _ctc_loss
    __slots__ = ("blank", "input_lengths", "log_probs_", "result0_", "result1_", "target_lengths", "targets_", "zero_infinity")

    def apply(node, grad):
        log_probs = node.log_probs_.unpack()
        targets = node.targets_.unpack()
        result0 = node.result0_.unpack(node)
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        return (_ctc_loss_backward(grad, log_probs, targets, node.input_lengths, node.target_lengths, result0, result1, node.blank, node.zero_infinity),)


class CtcLossBackward1(TraceableFunction):  # derivatives.yaml: _ctc_loss.Tensor
    __slots__ = ("blank", "input_lengths_", "log_probs_", "result0_", "result1_", "target_lengths_", "targets_", "zero_infinity")

    def apply(node, grad):
        input_lengths = node.input_lengths_.unpack()
        log_probs = node.log_probs_.unpack()
        target_lengths = node.target_lengths_.unpack()
        targets = node.targets_.unpack()
        result0 = node.result0_.unpack(node)
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        return (_ctc_loss_backward(grad, log_probs, targets, input_lengths, target_lengths, result0, result1, node.blank, node.zero_infinity),)


class FakeQuantizePerTensorAffineCachemaskBackward0(TraceableFunction):  # derivatives.yaml: fake_quantize_per_tensor_affine_cachemask
    __slots__ = ("mask_",)

    def apply(node, grad):
        mask = node.mask_.unpack(node)
        if grad is None:
            return (None,)
        return (fake_quantize_per_tensor_affine_cachemask_backward(grad, mask),)


class FakeQuantizePerTensorAffineCachemaskTensorQparamsBackward0(TraceableFunction):  # derivatives.yaml: _fake_quantize_per_tensor_affine_cachemask_tensor_qparams
    __slots__ = ("mask_",)

    def apply(node, grad):
        mask = node.mask_.unpack(node)
        if grad is None:
            return (None,)
        return (fake_quantize_per_tensor_affine_cachemask_backward(grad, mask),)


class FakeQuantizeLearnablePerTensorAffineBackward0(TraceableFunction):  # derivatives.yaml: _fake_quantize_learnable_per_tensor_affine
    __slots__ = ("grad_factor", "quant_max", "quant_min", "scale_", "self_", "zero_point_")

    def apply(node, grad):
        scale = node.scale_.unpack()
        self = node.self_.unpack()
        zero_point = node.zero_point_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = scale_grad = zero_point_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            self_grad, scale_grad, zero_point_grad = _fake_quantize_learnable_per_tensor_affine_backward(grad, self, scale, zero_point, node.quant_min, node.quant_max, node.grad_factor)
        return self_grad, scale_grad, zero_point_grad


class FakeQuantizePerChannelAffineCachemaskBackward0(TraceableFunction):  # derivatives.yaml: fake_quantize_per_channel_affine_cachemask
    __slots__ = ("mask_",)

    def apply(node, grad):
        mask = node.mask_.unpack(node)
        if grad is None:
            return (None,)
        return (fake_quantize_per_channel_affine_cachemask_backward(grad, mask),)


class FakeQuantizeLearnablePerChannelAffineBackward0(TraceableFunction):  # derivatives.yaml: _fake_quantize_learnable_per_channel_affine
    __slots__ = ("axis", "grad_factor", "quant_max", "quant_min", "scale_", "self_", "zero_point_")

    def apply(node, grad):
        scale = node.scale_.unpack()
        self = node.self_.unpack()
        zero_point = node.zero_point_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = scale_grad = zero_point_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            self_grad, scale_grad, zero_point_grad = _fake_quantize_learnable_per_channel_affine_backward(grad, self, scale, zero_point, node.axis, node.quant_min, node.quant_max, node.grad_factor)
        return self_grad, scale_grad, zero_point_grad


class FusedMovingAvgObsFqHelperBackward0(TraceableFunction):  # derivatives.yaml: _fused_moving_avg_obs_fq_helper
    __slots__ = ("mask_",)

    def apply(node, grad):
        mask = node.mask_.unpack(node)
        if grad is None:
            return (None,)
        return (fake_quantize_per_tensor_affine_cachemask_backward(grad, mask),)


class SparseCooTensorWithDimsAndTensorsBackward0(TraceableFunction):  # derivatives.yaml: _sparse_coo_tensor_with_dims_and_tensors
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (grad.sparse_mask(result)._values(),)


class CoalesceBackward0(TraceableFunction):  # derivatives.yaml: _coalesce
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


class ValuesBackward0(TraceableFunction):  # derivatives.yaml: values
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (values_backward(grad, self),)


class ToDenseBackward0(TraceableFunction):  # derivatives.yaml: _to_dense
    __slots__ = ("masked_grad", "self_")
    hidden = ("masked_grad",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (to_dense_backward(grad, self, node.masked_grad),)


class ToSparseBackward0(TraceableFunction):  # derivatives.yaml: _to_sparse.sparse_dim
    __slots__ = ("self_layout", "self_self_sym_blocksize_opt")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (to_sparse_backward(grad, node.self_layout, node.self_self_sym_blocksize_opt),)


class ToSparseBackward1(TraceableFunction):  # derivatives.yaml: _to_sparse
    __slots__ = ("self_layout", "self_self_sym_blocksize_opt")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (to_sparse_backward(grad, node.self_layout, node.self_self_sym_blocksize_opt),)


class SparseMaskBackward0(TraceableFunction):  # derivatives.yaml: sparse_mask
    __slots__ = ("mask_", "self_layout")

    def apply(node, grad):
        mask = node.mask_.unpack()
        if grad is None:
            return (None,)
        return (sparse_mask_backward(grad, mask, node.self_layout),)


class SparseSumBackward0(TraceableFunction):  # derivatives.yaml: _sparse_sum.dim
    __slots__ = ("dim", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (_sparse_sum_backward(grad, self, node.dim),)


class SparseSoftmaxBackward0(TraceableFunction):  # derivatives.yaml: _sparse_softmax
    __slots__ = ("dim", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (_sparse_softmax_backward_data(grad, result, node.dim, self),)


class SparseLogSoftmaxBackward0(TraceableFunction):  # derivatives.yaml: _sparse_log_softmax
    __slots__ = ("dim", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (_sparse_log_softmax_backward_data(grad, result, node.dim, self),)


class SparseSparseMatmulBackward0(TraceableFunction):  # derivatives.yaml: _sparse_sparse_matmul
    __slots__ = ("other_", "self_")

    def apply(node, grad):
        other = node.other_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = sparse_sparse_matmul_backward(grad, self, other, 1)
        if edges[0] is not None:
            self_grad = sparse_sparse_matmul_backward(grad, self, other, 0)
        return self_grad, other_grad


class SparseAddmmBackward0(TraceableFunction):  # derivatives.yaml: _sparse_addmm
    __slots__ = ("alpha", "beta", "mat1_", "mat2_", "mat2_layout", "mat2_sym_sizes", "mat2_sym_strides")
    saved_for_edge = {"mat2_": 1}
    scalars = ("alpha", "beta",)

    def apply(node, grad):
        mat1 = node.mat1_.unpack()
        if node.next_edges[1] is not None:
            mat2 = node.mat2_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = mat1_grad = mat2_grad = None
        if edges[1] is not None:
            mat1_grad = mm_mat1_sparse_backward(grad, mat1, mat2, node.alpha)
        if edges[2] is not None:
            mat2_grad = mm_mat2_backward(grad, mat1, node.mat2_sym_sizes, node.mat2_sym_strides, node.mat2_layout, node.alpha)
        if edges[0] is not None:
            self_grad = maybe_multiply(grad, node.beta)
        return self_grad, mat1_grad, mat2_grad


class SparseCompressedTensorBackward0(TraceableFunction):  # derivatives.yaml: sparse_compressed_tensor.comp_plain_value_size
    __slots__ = ("result_", "values_")

    def apply(node, grad):
        values = node.values_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (sparse_compressed_tensor_backward(grad, values, result),)


class ToSparseCsrBackward0(TraceableFunction):  # derivatives.yaml: _to_sparse_csr
    __slots__ = ("self_layout", "self_self_sym_blocksize_opt")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (to_sparse_backward(grad, node.self_layout, node.self_self_sym_blocksize_opt),)


class ToSparseCscBackward0(TraceableFunction):  # derivatives.yaml: _to_sparse_csc
    __slots__ = ("self_layout", "self_self_sym_blocksize_opt")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (to_sparse_backward(grad, node.self_layout, node.self_self_sym_blocksize_opt),)


class ToSparseBsrBackward0(TraceableFunction):  # derivatives.yaml: _to_sparse_bsr
    __slots__ = ("self_layout", "self_self_sym_blocksize_opt")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (to_sparse_backward(grad, node.self_layout, node.self_self_sym_blocksize_opt),)


class ToSparseBscBackward0(TraceableFunction):  # derivatives.yaml: _to_sparse_bsc
    __slots__ = ("self_layout", "self_self_sym_blocksize_opt")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (to_sparse_backward(grad, node.self_layout, node.self_self_sym_blocksize_opt),)


class SparseSampledAddmmBackward0(TraceableFunction):  # derivatives.yaml: sparse_sampled_addmm
    __slots__ = ("alpha", "beta", "mat1_", "mat2_", "self_")
    saved_for_edge = {"mat1_": 2, "mat2_": 1}
    scalars = ("alpha", "beta",)

    def apply(node, grad):
        if node.next_edges[2] is not None:
            mat1 = node.mat1_.unpack()
        if node.next_edges[1] is not None:
            mat2 = node.mat2_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = mat1_grad = mat2_grad = None
        if edges[1] is not None:
            mat1_grad = maybe_multiply(grad.sparse_mask(self).mm(mat2.mT), node.alpha)
        if edges[2] is not None:
            mat2_grad = maybe_multiply(mat1.mT.mm(grad.sparse_mask(self)), node.alpha)
        if edges[0] is not None:
            self_grad = maybe_multiply(grad, node.beta)
        return self_grad, mat1_grad, mat2_grad


class ToMkldnnBackward0(TraceableFunction):  # derivatives.yaml: to_mkldnn
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (to_mkldnn_backward(grad, self),)


class MkldnnConvolutionBackward0(TraceableFunction):  # derivatives.yaml: mkldnn_convolution
    __slots__ = ("bias_sym_sizes_opt", "dilation", "groups", "padding", "self_", "stride", "weight_")

    def apply(node, grad):
        self = node.self_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            self_grad, weight_grad, bias_grad = convolution_backward(grad, self, weight, node.bias_sym_sizes_opt, node.stride, node.padding, node.dilation, False, (0,), node.groups, grad_input_mask)
        return self_grad, weight_grad, bias_grad


class MkldnnLinearBackward0(TraceableFunction):  # derivatives.yaml: mkldnn_linear
    __slots__ = ("self_", "weight_")

    def apply(node, grad):
        self = node.self_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            self_grad, weight_grad, bias_grad = mkldnn_linear_backward(self, grad, weight, grad_input_mask)
        return self_grad, weight_grad, bias_grad


class MkldnnMaxPool2DBackward0(TraceableFunction):  # derivatives.yaml: mkldnn_max_pool2d
    __slots__ = ("ceil_mode", "dilation", "kernel_size", "padding", "result_", "self_", "stride")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (mkldnn_max_pool2d_backward(grad, result, self, node.kernel_size, node.stride, node.padding, node.dilation, node.ceil_mode),)


class MkldnnMaxPool3DBackward0(TraceableFunction):  # derivatives.yaml: mkldnn_max_pool3d
    __slots__ = ("ceil_mode", "dilation", "kernel_size", "padding", "result_", "self_", "stride")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (mkldnn_max_pool3d_backward(grad, result, self, node.kernel_size, node.stride, node.padding, node.dilation, node.ceil_mode),)


class MkldnnAdaptiveAvgPool2DBackward0(TraceableFunction):  # derivatives.yaml: mkldnn_adaptive_avg_pool2d
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (mkldnn_adaptive_avg_pool2d_backward(grad, self),)


class MkldnnReshapeBackward0(TraceableFunction):  # derivatives.yaml: _mkldnn_reshape
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.reshape(node.self_sym_sizes),)


class AliasBackward0_copy(TraceableFunction):  # derivatives.yaml: alias_copy
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


class LiftFreshBackward0_copy(TraceableFunction):  # derivatives.yaml: lift_fresh_copy
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


class AsStridedBackward0_copy(TraceableFunction):  # derivatives.yaml: as_strided_copy
    __slots__ = ("self_geometry", "size", "storage_offset", "stride")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (as_strided_backward(grad, node.self_geometry, node.size, node.stride, node.storage_offset),)


class DiagonalBackward0_copy(TraceableFunction):  # derivatives.yaml: diagonal_copy
    __slots__ = ("dim1", "dim2", "offset", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (diagonal_backward(grad, node.self_sym_sizes, node.offset, node.dim1, node.dim2),)


class ExpandBackward0_copy(TraceableFunction):  # derivatives.yaml: expand_copy
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (sum_to_size(grad, node.self_sym_sizes),)


class PermuteBackward0_copy(TraceableFunction):  # derivatives.yaml: permute_copy
    __slots__ = ("dims",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (permute_backwards(grad, node.dims),)


class ReshapeAliasBackward0_copy(TraceableFunction):  # derivatives.yaml: _reshape_alias_copy
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.reshape(node.self_sym_sizes),)


class SelectBackward0_copy(TraceableFunction):  # derivatives.yaml: select_copy.int
    __slots__ = ("dim", "index", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (select_backward(grad, node.self_sym_sizes, node.dim, node.index),)


class SliceBackward0_copy(TraceableFunction):  # derivatives.yaml: slice_copy.Tensor
    __slots__ = ("dim", "end", "self_sym_sizes", "start", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (slice_backward_wrapper(grad, node.self_sym_sizes, node.dim, node.start, node.end, node.step),)


class SplitBackward0_copy(TraceableFunction):  # derivatives.yaml: split_copy.Tensor
    __slots__ = ("dim", "self_options", "self_sym_sizes", "split_size")

    def apply(node, *grads):
        return (split_backward(grads, node.split_size, node.dim, node.self_sym_sizes, node.self_options),)


class SplitWithSizesBackward0_copy(TraceableFunction):  # derivatives.yaml: split_with_sizes_copy
    __slots__ = ("dim", "self_options", "self_sym_sizes", "split_sizes")

    def apply(node, *grads):
        return (split_with_sizes_backward(grads, node.split_sizes, node.dim, node.self_sym_sizes, node.self_options),)


class SqueezeBackward0_copy(TraceableFunction):  # derivatives.yaml: squeeze_copy
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (unsqueeze_to(grad, node.self_sym_sizes),)


class SqueezeBackward1_copy(TraceableFunction):  # derivatives.yaml: squeeze_copy.dim
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (unsqueeze_to(grad, node.dim, node.self_sym_sizes),)


class SqueezeBackward2_copy(TraceableFunction):  # derivatives.yaml: squeeze_copy.dims
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (unsqueeze_to(grad, node.dim, node.self_sym_sizes),)


class TBackward0_copy(TraceableFunction):  # derivatives.yaml: t_copy
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.t(),)


class TransposeBackward0_copy(TraceableFunction):  # derivatives.yaml: transpose_copy.int
    __slots__ = ("dim0", "dim1")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.transpose(node.dim0, node.dim1),)


class UnsqueezeBackward0_copy(TraceableFunction):  # derivatives.yaml: unsqueeze_copy
    __slots__ = ("dim",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.squeeze(node.dim),)


class ViewBackward0_copy(TraceableFunction):  # derivatives.yaml: view_copy
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.reshape(node.self_sym_sizes),)


class UnbindBackward0_copy(TraceableFunction):  # derivatives.yaml: unbind_copy.int
    __slots__ = ("dim",)

    def apply(node, *grads):
        return (unbind_backward(grads, node.dim),)


class UnfoldBackward0_copy(TraceableFunction):  # derivatives.yaml: unfold_copy
    __slots__ = ("dimension", "self_sym_sizes", "size", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (unfold_backward(grad, node.self_sym_sizes, node.dimension, node.size, node.step),)
