# hot path
# Written by `python -m tinytensor.codegen` from autograd/derivatives.yaml. Do not edit.
"""The nodes of the backward graph: a class for each entry of derivatives.yaml.

`node` is the node itself; the other names are those of the formula, which may well contain `self`.

Mirrors the generated torch/csrc/autograd/generated/Functions.{h,cpp}.
"""

from tinytensor.aten.functions import (
    _adaptive_avg_pool2d,
    _adaptive_avg_pool2d_backward,
    _adaptive_avg_pool3d,
    _adaptive_avg_pool3d_backward,
    _cdist_backward,
    _ctc_loss_backward,
    _embedding_bag_backward,
    _embedding_bag_per_sample_weights_backward,
    _log_softmax_backward_data,
    _pack_padded_sequence_backward,
    _pdist_backward,
    _prelu_kernel_backward,
    _scaled_dot_product_flash_attention_for_cpu_backward,
    _segment_reduce_backward,
    _softmax_backward_data,
    _unique,
    _unsafe_index,
    _unsafe_index_put,
    _unsafe_masked_index,
    _unsafe_masked_index_put_accumulate,
    _upsample_bicubic2d_aa,
    _upsample_bicubic2d_aa_backward,
    _upsample_bilinear2d_aa,
    _upsample_bilinear2d_aa_backward,
    _upsample_nearest_exact1d,
    _upsample_nearest_exact1d_backward,
    _upsample_nearest_exact2d,
    _upsample_nearest_exact2d_backward,
    _upsample_nearest_exact3d,
    _upsample_nearest_exact3d_backward,
    adaptive_max_pool2d_backward,
    adaptive_max_pool3d_backward,
    affine_grid_generator_backward,
    avg_pool2d,
    avg_pool2d_backward,
    avg_pool3d,
    avg_pool3d_backward,
    binary_cross_entropy_backward,
    channel_shuffle,
    col2im,
    conv_tbc_backward,
    convolution_backward,
    convolution_backward_overrideable,
    diagonal_backward,
    diagonal_scatter,
    digamma,
    elu_backward,
    embedding_backward,
    exp,
    fractional_max_pool2d_backward,
    fractional_max_pool3d_backward,
    gather_backward,
    gelu_backward,
    glu_backward,
    grid_sampler_2d_backward,
    grid_sampler_3d_backward,
    hardshrink_backward,
    hardsigmoid_backward,
    hardswish_backward,
    hardtanh_backward,
    huber_loss_backward,
    im2col,
    index,
    index_select_backward,
    isfinite,
    leaky_relu_backward,
    lgamma,
    linalg_cross,
    linalg_lu_solve,
    log,
    log_sigmoid_backward,
    masked_scatter_backward,
    masked_select_backward,
    matmul,
    max_pool2d_with_indices_backward,
    max_pool3d_with_indices_backward,
    mse_loss_backward,
    multi_margin_loss_backward,
    multilabel_margin_loss_backward,
    native_batch_norm_backward,
    native_layer_norm_backward,
    nll_loss,
    nll_loss2d,
    nll_loss2d_backward,
    nll_loss_backward,
    pixel_shuffle,
    pixel_unshuffle,
    polygamma,
    pow,
    reflection_pad1d,
    reflection_pad1d_backward,
    reflection_pad2d,
    reflection_pad2d_backward,
    reflection_pad3d,
    reflection_pad3d_backward,
    replication_pad1d,
    replication_pad1d_backward,
    replication_pad2d,
    replication_pad2d_backward,
    replication_pad3d,
    replication_pad3d_backward,
    rrelu_with_noise_backward,
    select_backward,
    select_scatter,
    sigmoid_backward,
    slice,
    slice_scatter,
    smooth_l1_loss_backward,
    soft_margin_loss_backward,
    softplus_backward,
    softshrink_backward,
    special_i1,
    special_i1e,
    special_xlog1py,
    special_zeta,
    sum_to_size,
    tanh_backward,
    threshold_backward,
    trace_backward,
    unfold_backward,
    upsample_bicubic2d,
    upsample_bicubic2d_backward,
    upsample_bilinear2d,
    upsample_bilinear2d_backward,
    upsample_linear1d,
    upsample_linear1d_backward,
    upsample_nearest1d,
    upsample_nearest1d_backward,
    upsample_nearest2d,
    upsample_nearest2d_backward,
    upsample_nearest3d,
    upsample_nearest3d_backward,
    upsample_trilinear3d,
    upsample_trilinear3d_backward,
    value_selecting_reduction_backward,
    where,
    xlogy,
    zeros_like,
)
from tinytensor.autograd.engine import pruned_passes, wanted_edges
from tinytensor.autograd.functions_manual import (
    _to_copy_backward,
    clamp_backward,
    clamp_backward_min_max,
    cumsum_backward,
    evenly_distribute_backward,
    index_backward,
    masked_fill_backward,
    mean_backward,
    mm_mat1_backward,
    mm_mat2_backward,
    not_implemented,
    pow_backward,
    pow_backward_exponent,
    pow_backward_self,
    prod_backward,
    restore_reduced_dims,
    scale_grad_by_count,
    std_backward,
    sum_backward,
    var_backward,
)
from tinytensor.autograd.functions_manual_activation import (
    _trilinear_backward,
    binary_cross_entropy_double_backward,
    binary_cross_entropy_double_backward_target,
    binary_cross_entropy_target_backward,
    binary_cross_entropy_with_logits_backward,
    binary_cross_entropy_with_logits_target_backward,
    elu_double_backward,
    gelu_double_backward,
    glu_double_backward,
    glu_double_backward_grad_output,
    huber_loss_double_backward,
    log_sigmoid_double_backward,
    mish_gradient,
    mse_loss_double_backward,
    prelu_backward_grad_output,
    silu_gradient,
    smooth_l1_loss_double_backward,
    soft_margin_loss_double_backward,
    softmax_double_backward,
    softplus_double_backward,
    to_float,
    where_below,
)
from tinytensor.autograd.functions_manual_decompositions import (
    _euclidean_dist_backward,
    householder_product_backward,
    linalg_eigh_backward,
    linalg_matrix_exp_differential,
    linalg_qr_backward,
    ormqr_backward,
    svd_backward,
)
from tinytensor.autograd.functions_manual_grid_sampler import grid_sampler_double_backward
from tinytensor.autograd.functions_manual_indexing import (
    as_strided_scatter_backward,
    block_diag_backward,
    constant_pad_nd_backward,
    index_reduce_backward,
    repeat_backward,
    roll_backward,
    scatter_reduce_backward,
    take_backward,
    zeros_of,
)
from tinytensor.autograd.functions_manual_linalg import (
    cholesky_backward,
    cholesky_inverse_backward,
    cholesky_solve_backward,
    linalg_det_backward,
    linalg_lstsq_backward,
    linalg_lu_backward,
    linalg_lu_solve_LU,
    linalg_solve_backward,
    linalg_solve_triangular_backward,
    lu_factor_ex_backward,
    lu_unpack_backward,
    pinv_backward,
    slogdet_backward,
    triangular_solve_backward,
)
from tinytensor.autograd.functions_manual_nn import (
    _convolution_double_backward,
    batchnorm_double_backward,
    embedding_dense_double_backward,
    layer_norm_double_backward,
    max_pool_double_backward,
    native_group_norm_node_backward,
)
from tinytensor.autograd.functions_manual_operators import (
    add_scalar,
    div_scalar,
    maybe_multiply,
    mul_scalar,
    number_minus,
    number_over,
    sub_scalar,
)
from tinytensor.autograd.functions_manual_pointwise import (
    angle_backward,
    atan2_backward,
    copysign_tensor_self_backward,
    deg2rad_backward,
    div_tensor_other_backward,
    div_tensor_self_backward,
    i1_backward,
    i1e_backward,
    infinitely_differentiable_logit_backward,
    log1p_backward,
    mvlgamma_backward,
    rad2deg_backward,
    sgn_backward,
    sinc_backward,
)
from tinytensor.autograd.functions_manual_random import (
    native_dropout_double_backward,
    native_dropout_gradient,
    native_dropout_scale,
    zeros_of_shape,
)
from tinytensor.autograd.functions_manual_reduction import (
    aminmax_backward,
    cummaxmin_backward,
    cumprod_backward,
    linalg_vector_norm_backward,
    logcumsumexp_backward,
    logsumexp_backward,
    nansum_backward,
    negated,
    norm_backward,
    renorm_backward,
    std_mean_backward,
    var_mean_backward,
)
from tinytensor.autograd.functions_manual_shape import (
    as_strided_backward,
    cat_tensors_backward,
    permute_backwards,
    slice_backward_wrapper,
    split_backward,
    split_with_sizes_backward,
    stack_tensors_backward,
    unbind_backward,
    unsqueeze_to,
)
from tinytensor.autograd.functions_manual_weight_norm import weight_norm_backward
from tinytensor.autograd.node import Node
from tinytensor.autograd.saved_variable import SavedVariable


def saved(node, slot):
    """What a slot holds, for Python to look at: None if no formula needed it."""
    value = getattr(node, slot, None)
    if isinstance(value, list):
        return tuple(None if v is None else v.unpack(node) for v in value)
    return None if value is None else value.unpack(node)


def raw_saved(slot):
    """An attribute that shows what a slot holds as it is, to register hooks for it."""

    def get(node):
        value = getattr(node, slot, None)
        if isinstance(value, list):
            return tuple(SavedVariable(None) if v is None else v for v in value)
        return SavedVariable(None) if value is None else value

    return property(get)


def save_list(tensors):
    """A SavedVariable for each tensor of a list; entries may be None."""
    return [None if t is None else SavedVariable(t, False) for t in tensors]


def unpack_list(saved_variables):
    return [None if v is None else v.unpack() for v in saved_variables]


def reset_list(saved_variables):
    for v in saved_variables:
        if v is not None:
            v.reset_data()


# from derivatives.yaml: abs
class AbsBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * self.sgn(),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: add.Tensor
class AddBackward0(Node):
    __slots__ = ("alpha",)

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            alpha = node.alpha
            other_grad = maybe_multiply(grad, alpha)
        if edges[0] is not None:
            self_grad = grad
        return self_grad, other_grad

    @property
    def _saved_alpha(node):
        return node.alpha


# from derivatives.yaml: add.Scalar
class AddBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: addcdiv
class AddcdivBackward0(Node):
    __slots__ = ("tensor1_", "tensor2_", "value")

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
            value = node.value
            tensor1_grad = grad * number_over(value, tensor2)
        if edges[2] is not None:
            value = node.value
            tensor2_grad = -grad * (mul_scalar(tensor1, value) / (tensor2 * tensor2))
        return self_grad, tensor1_grad, tensor2_grad

    def release_variables(node):
        if node.next_edges[2] is not None:
            node.tensor1_.reset_data()
        node.tensor2_.reset_data()

    @property
    def _saved_tensor1(node):
        return saved(node, "tensor1_")

    _raw_saved_tensor1 = raw_saved("tensor1_")

    @property
    def _saved_tensor2(node):
        return saved(node, "tensor2_")

    _raw_saved_tensor2 = raw_saved("tensor2_")

    @property
    def _saved_value(node):
        return node.value


# from derivatives.yaml: addcmul
class AddcmulBackward0(Node):
    __slots__ = ("tensor1_", "tensor2_", "value")

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
            value = node.value
            tensor1_grad = grad * mul_scalar(tensor2, value)
        if edges[2] is not None:
            value = node.value
            tensor2_grad = grad * mul_scalar(tensor1, value)
        return self_grad, tensor1_grad, tensor2_grad

    def release_variables(node):
        if node.next_edges[2] is not None:
            node.tensor1_.reset_data()
        if node.next_edges[1] is not None:
            node.tensor2_.reset_data()

    @property
    def _saved_tensor1(node):
        return saved(node, "tensor1_")

    _raw_saved_tensor1 = raw_saved("tensor1_")

    @property
    def _saved_tensor2(node):
        return saved(node, "tensor2_")

    _raw_saved_tensor2 = raw_saved("tensor2_")

    @property
    def _saved_value(node):
        return node.value


# from derivatives.yaml: addmm
class AddmmBackward0(Node):
    __slots__ = ("alpha", "beta", "mat1_", "mat1_layout", "mat1_sym_sizes", "mat1_sym_strides", "mat2_", "mat2_layout", "mat2_sym_sizes", "mat2_sym_strides")

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
            alpha = node.alpha
            mat1_layout = node.mat1_layout
            mat1_sym_sizes = node.mat1_sym_sizes
            mat1_sym_strides = node.mat1_sym_strides
            mat1_grad = mm_mat1_backward(grad, mat2, mat1_sym_sizes, mat1_sym_strides, mat1_layout, alpha)
        if edges[2] is not None:
            alpha = node.alpha
            mat2_layout = node.mat2_layout
            mat2_sym_sizes = node.mat2_sym_sizes
            mat2_sym_strides = node.mat2_sym_strides
            mat2_grad = mm_mat2_backward(grad, mat1, mat2_sym_sizes, mat2_sym_strides, mat2_layout, alpha)
        if edges[0] is not None:
            beta = node.beta
            self_grad = maybe_multiply(grad, beta)
        return self_grad, mat1_grad, mat2_grad

    def release_variables(node):
        if node.next_edges[2] is not None:
            node.mat1_.reset_data()
        if node.next_edges[1] is not None:
            node.mat2_.reset_data()

    @property
    def _saved_alpha(node):
        return node.alpha

    @property
    def _saved_beta(node):
        return node.beta

    @property
    def _saved_mat1(node):
        return saved(node, "mat1_")

    _raw_saved_mat1 = raw_saved("mat1_")

    @property
    def _saved_mat1_sym_sizes(node):
        return node.mat1_sym_sizes

    @property
    def _saved_mat1_sym_strides(node):
        return node.mat1_sym_strides

    @property
    def _saved_mat2(node):
        return saved(node, "mat2_")

    _raw_saved_mat2 = raw_saved("mat2_")

    @property
    def _saved_mat2_sym_sizes(node):
        return node.mat2_sym_sizes

    @property
    def _saved_mat2_sym_strides(node):
        return node.mat2_sym_strides


# from derivatives.yaml: alias
class AliasBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: lift_fresh
class LiftFreshBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: as_strided
class AsStridedBackward0(Node):
    __slots__ = ("self_geometry", "size", "storage_offset", "stride")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_geometry = node.self_geometry
        size = node.size
        storage_offset = node.storage_offset
        stride = node.stride
        return (as_strided_backward(grad, self_geometry, size, stride, storage_offset),)

    @property
    def _saved_size(node):
        return node.size

    @property
    def _saved_storage_offset(node):
        return node.storage_offset

    @property
    def _saved_stride(node):
        return node.stride


# from derivatives.yaml: bmm
class BmmBackward0(Node):
    __slots__ = ("mat2_", "self_")

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

    def release_variables(node):
        if node.next_edges[0] is not None:
            node.mat2_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_mat2(node):
        return saved(node, "mat2_")

    _raw_saved_mat2 = raw_saved("mat2_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: cat
class CatBackward0(Node):
    __slots__ = ("dim", "tensors_args_scalartypes", "tensors_args_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,) * len(node.next_edges)
        dim = node.dim
        tensors_args_scalartypes = node.tensors_args_scalartypes
        tensors_args_sizes = node.tensors_args_sizes
        return tuple(cat_tensors_backward(grad, tensors_args_sizes, tensors_args_scalartypes, dim))

    @property
    def _saved_dim(node):
        return node.dim


# from derivatives.yaml: ceil
class CeilBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: clamp.Tensor
class ClampBackward0(Node):
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

    def release_variables(node):
        node.max_.reset_data()
        node.min_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_max(node):
        return saved(node, "max_")

    _raw_saved_max = raw_saved("max_")

    @property
    def _saved_min(node):
        return saved(node, "min_")

    _raw_saved_min = raw_saved("min_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: clamp
class ClampBackward1(Node):
    __slots__ = ("max", "min", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        max = node.max
        min = node.min
        return (clamp_backward(grad, self, min, max),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_max(node):
        return node.max

    @property
    def _saved_min(node):
        return node.min

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: clamp_min
class ClampMinBackward0(Node):
    __slots__ = ("min", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        min = node.min
        return (where(self >= min, grad, 0),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_min(node):
        return node.min

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: clamp_min.Tensor
class ClampMinBackward1(Node):
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

    def release_variables(node):
        node.min_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_min(node):
        return saved(node, "min_")

    _raw_saved_min = raw_saved("min_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: clamp_max
class ClampMaxBackward0(Node):
    __slots__ = ("max", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        max = node.max
        return (where(self <= max, grad, 0),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_max(node):
        return node.max

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: clamp_max.Tensor
class ClampMaxBackward1(Node):
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

    def release_variables(node):
        node.max_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_max(node):
        return saved(node, "max_")

    _raw_saved_max = raw_saved("max_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: clone
class CloneBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: _to_copy
class ToCopyBackward0(Node):
    __slots__ = ("self_options",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_options = node.self_options
        return (_to_copy_backward(grad, self_options),)


# from derivatives.yaml: cos
class CosBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * -self.sin(),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: cumsum
class CumsumBackward0(Node):
    __slots__ = ("dim", "self_scalar_type")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        self_scalar_type = node.self_scalar_type
        return (cumsum_backward(grad.to(self_scalar_type), dim),)

    @property
    def _saved_dim(node):
        return node.dim


# from derivatives.yaml: diagonal
class DiagonalBackward0(Node):
    __slots__ = ("dim1", "dim2", "offset", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim1 = node.dim1
        dim2 = node.dim2
        offset = node.offset
        self_sym_sizes = node.self_sym_sizes
        return (diagonal_backward(grad, self_sym_sizes, offset, dim1, dim2),)

    @property
    def _saved_dim1(node):
        return node.dim1

    @property
    def _saved_dim2(node):
        return node.dim2

    @property
    def _saved_offset(node):
        return node.offset

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: div.Tensor
class DivBackward0(Node):
    __slots__ = ("other_", "self_")

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

    def release_variables(node):
        node.other_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: div.Scalar
class DivBackward1(Node):
    __slots__ = ("other",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        other = node.other
        return (div_scalar(grad, other),)

    @property
    def _saved_other(node):
        return node.other


# from derivatives.yaml: dot
class DotBackward0(Node):
    __slots__ = ("self_", "tensor_")

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

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.self_.reset_data()
        if node.next_edges[0] is not None:
            node.tensor_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_tensor(node):
        return saved(node, "tensor_")

    _raw_saved_tensor = raw_saved("tensor_")


# from derivatives.yaml: eq_.Scalar
class EqBackward0(Node):
    __slots__ = ("self_info",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_info = node.self_info
        return (zeros_of(self_info),)


# from derivatives.yaml: eq_.Tensor
class EqBackward1(Node):
    __slots__ = ("other_info", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_info = node.other_info
            other_grad = zeros_of(other_info)
        if edges[0] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return self_grad, other_grad


# from derivatives.yaml: exp
class ExpBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (grad * result,)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: expand
class ExpandBackward0(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (sum_to_size(grad, self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: fill.Scalar
class FillBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: fill.Tensor
class FillBackward1(Node):
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


# from derivatives.yaml: fill_.Scalar
class FillBackward2(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: fill_.Tensor
class FillBackward3(Node):
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


# from derivatives.yaml: floor
class FloorBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: gather
class GatherBackward0(Node):
    __slots__ = ("dim", "index_", "self_", "sparse_grad")

    def apply(node, grad):
        index = node.index_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        dim = node.dim
        sparse_grad = node.sparse_grad
        return (gather_backward(grad, self, dim, index, sparse_grad),)

    def release_variables(node):
        node.index_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")

    _raw_saved_index = raw_saved("index_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_sparse_grad(node):
        return node.sparse_grad


# from derivatives.yaml: ge_.Scalar
class GeBackward0(Node):
    __slots__ = ("self_info",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_info = node.self_info
        return (zeros_of(self_info),)


# from derivatives.yaml: ge_.Tensor
class GeBackward1(Node):
    __slots__ = ("other_info", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_info = node.other_info
            other_grad = zeros_of(other_info)
        if edges[0] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return self_grad, other_grad


# from derivatives.yaml: gt_.Scalar
class GtBackward0(Node):
    __slots__ = ("self_info",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_info = node.self_info
        return (zeros_of(self_info),)


# from derivatives.yaml: gt_.Tensor
class GtBackward1(Node):
    __slots__ = ("other_info", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_info = node.other_info
            other_grad = zeros_of(other_info)
        if edges[0] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return self_grad, other_grad


# from derivatives.yaml: index.Tensor
class IndexBackward0(Node):
    __slots__ = ("indices_", "self_sym_sizes")

    def apply(node, grad):
        indices = unpack_list(node.indices_)
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (index_backward(grad.new_zeros(self_sym_sizes), indices, grad),)

    def release_variables(node):
        reset_list(node.indices_)

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: index_put
class IndexPutBackward0(Node):
    __slots__ = ("accumulate", "indices_", "values_info")

    def apply(node, grad):
        indices = unpack_list(node.indices_)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = values_grad = None
        if edges[0] is not None:
            accumulate = node.accumulate
            values_info = node.values_info
            self_grad = grad if accumulate else grad.index_put(indices, zeros_of(values_info), False)
        if edges[1] is not None:
            values_grad = index(grad, indices)
        return self_grad, values_grad

    def release_variables(node):
        reset_list(node.indices_)

    @property
    def _saved_accumulate(node):
        return node.accumulate

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")


# from derivatives.yaml: _index_put_impl_
class IndexPutImplBackward0(Node):
    __slots__ = ("accumulate", "indices_", "values_info")

    def apply(node, grad):
        indices = unpack_list(node.indices_)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = values_grad = None
        if edges[0] is not None:
            accumulate = node.accumulate
            values_info = node.values_info
            self_grad = grad if accumulate else grad.index_put(indices, zeros_of(values_info), False)
        if edges[1] is not None:
            values_grad = index(grad, indices)
        return self_grad, values_grad

    def release_variables(node):
        reset_list(node.indices_)

    @property
    def _saved_accumulate(node):
        return node.accumulate

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")


# from derivatives.yaml: _unsafe_index.Tensor
class UnsafeIndexBackward0(Node):
    __slots__ = ("indices_", "self_sym_sizes")

    def apply(node, grad):
        indices = unpack_list(node.indices_)
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (_unsafe_index_put(grad.new_zeros(self_sym_sizes), indices, grad, True),)

    def release_variables(node):
        reset_list(node.indices_)

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: _unsafe_index_put
class UnsafeIndexPutBackward0(Node):
    __slots__ = ("accumulate", "indices_", "values_info")

    def apply(node, grad):
        indices = unpack_list(node.indices_)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = values_grad = None
        if edges[0] is not None:
            accumulate = node.accumulate
            values_info = node.values_info
            self_grad = grad if accumulate else _unsafe_index_put(grad, indices, zeros_of(values_info), False)
        if edges[1] is not None:
            values_grad = _unsafe_index(grad, indices)
        return self_grad, values_grad

    def release_variables(node):
        reset_list(node.indices_)

    @property
    def _saved_accumulate(node):
        return node.accumulate

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")


# from derivatives.yaml: _unsafe_masked_index
class UnsafeMaskedIndexBackward0(Node):
    __slots__ = ("indices_", "mask_", "self_sym_sizes")

    def apply(node, grad):
        indices = unpack_list(node.indices_)
        mask = node.mask_.unpack()
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (_unsafe_masked_index_put_accumulate(grad.new_zeros(self_sym_sizes), mask, indices, grad),)

    def release_variables(node):
        reset_list(node.indices_)
        node.mask_.reset_data()

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_mask(node):
        return saved(node, "mask_")

    _raw_saved_mask = raw_saved("mask_")

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: _unsafe_masked_index_put_accumulate
class UnsafeMaskedIndexPutAccumulateBackward0(Node):
    __slots__ = ("indices_", "mask_")

    def apply(node, grad):
        indices = unpack_list(node.indices_)
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

    def release_variables(node):
        reset_list(node.indices_)
        if node.next_edges[1] is not None:
            node.mask_.reset_data()

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_mask(node):
        return saved(node, "mask_")

    _raw_saved_mask = raw_saved("mask_")


# from derivatives.yaml: segment_reduce
class SegmentReduceBackward0(Node):
    __slots__ = ("axis", "data_", "initial", "lengths_", "offsets_", "reduce", "result_")

    def apply(node, grad):
        data = node.data_.unpack()
        lengths = node.lengths_.unpack()
        offsets = node.offsets_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        axis = node.axis
        initial = node.initial
        reduce = node.reduce
        return (_segment_reduce_backward(grad, result, data, reduce, lengths=lengths, offsets=offsets, axis=axis, initial=initial),)

    def release_variables(node):
        node.data_.reset_data()
        node.lengths_.reset_data()
        node.offsets_.reset_data()
        node.result_.reset_data()

    @property
    def _saved_axis(node):
        return node.axis

    @property
    def _saved_data(node):
        return saved(node, "data_")

    _raw_saved_data = raw_saved("data_")

    @property
    def _saved_initial(node):
        return node.initial

    @property
    def _saved_lengths(node):
        return saved(node, "lengths_")

    _raw_saved_lengths = raw_saved("lengths_")

    @property
    def _saved_offsets(node):
        return saved(node, "offsets_")

    _raw_saved_offsets = raw_saved("offsets_")

    @property
    def _saved_reduce(node):
        return node.reduce

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: index_select
class IndexSelectBackward0(Node):
    __slots__ = ("dim", "index_", "self_sym_sizes")

    def apply(node, grad):
        index = node.index_.unpack()
        if grad is None:
            return (None,)
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        return (index_select_backward(grad, self_sym_sizes, dim, index),)

    def release_variables(node):
        node.index_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")

    _raw_saved_index = raw_saved("index_")

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: le_.Scalar
class LeBackward0(Node):
    __slots__ = ("self_info",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_info = node.self_info
        return (zeros_of(self_info),)


# from derivatives.yaml: le_.Tensor
class LeBackward1(Node):
    __slots__ = ("other_info", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_info = node.other_info
            other_grad = zeros_of(other_info)
        if edges[0] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return self_grad, other_grad


# from derivatives.yaml: lerp.Scalar
class LerpBackward0(Node):
    __slots__ = ("weight",)

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = end_grad = None
        if edges[1] is not None:
            weight = node.weight
            end_grad = mul_scalar(grad, weight)
        if edges[0] is not None:
            weight = node.weight
            self_grad = mul_scalar(grad, 1 - weight)
        return self_grad, end_grad

    @property
    def _saved_weight(node):
        return node.weight


# from derivatives.yaml: lerp.Tensor
class LerpBackward1(Node):
    __slots__ = ("end_", "self_", "weight_")

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

    def release_variables(node):
        if node.next_edges[2] is not None:
            node.end_.reset_data()
        if node.next_edges[2] is not None:
            node.self_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_end(node):
        return saved(node, "end_")

    _raw_saved_end = raw_saved("end_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: log
class LogBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad.div(self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: lt_.Scalar
class LtBackward0(Node):
    __slots__ = ("self_info",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_info = node.self_info
        return (zeros_of(self_info),)


# from derivatives.yaml: lt_.Tensor
class LtBackward1(Node):
    __slots__ = ("other_info", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_info = node.other_info
            other_grad = zeros_of(other_info)
        if edges[0] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return self_grad, other_grad


# from derivatives.yaml: masked_fill.Scalar
class MaskedFillBackward0(Node):
    __slots__ = ("mask_",)

    def apply(node, grad):
        mask = node.mask_.unpack()
        if grad is None:
            return (None,)
        return (grad.masked_fill(mask, 0),)

    def release_variables(node):
        node.mask_.reset_data()

    @property
    def _saved_mask(node):
        return saved(node, "mask_")

    _raw_saved_mask = raw_saved("mask_")


# from derivatives.yaml: masked_fill.Tensor
class MaskedFillBackward1(Node):
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

    def release_variables(node):
        node.mask_.reset_data()

    @property
    def _saved_mask(node):
        return saved(node, "mask_")

    _raw_saved_mask = raw_saved("mask_")


# from derivatives.yaml: masked_select
class MaskedSelectBackward0(Node):
    __slots__ = ("mask_", "self_")

    def apply(node, grad):
        mask = node.mask_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (masked_select_backward(grad, self, mask),)

    def release_variables(node):
        node.mask_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_mask(node):
        return saved(node, "mask_")

    _raw_saved_mask = raw_saved("mask_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: max.dim
class MaxBackward0(Node):
    __slots__ = ("dim", "indices_", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        self_sym_sizes = node.self_sym_sizes
        return (value_selecting_reduction_backward(grad, dim, indices, self_sym_sizes, keepdim),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: max
class MaxBackward1(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (evenly_distribute_backward(grad, self, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: maximum
class MaximumBackward0(Node):
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

    def release_variables(node):
        node.other_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: mean
class MeanBackward0(Node):
    __slots__ = ("self_sym_numel", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_numel = node.self_sym_numel
        self_sym_sizes = node.self_sym_sizes
        return (div_scalar(grad.expand(self_sym_sizes), self_sym_numel),)

    @property
    def _saved_self_sym_numel(node):
        return node.self_sym_numel

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: mean.dim
class MeanBackward1(Node):
    __slots__ = ("dim", "keepdim", "self_sym_numel", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        self_sym_numel = node.self_sym_numel
        self_sym_sizes = node.self_sym_sizes
        return (mean_backward(grad, self_sym_sizes, dim, self_sym_numel, keepdim),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self_sym_numel(node):
        return node.self_sym_numel

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: min.dim
class MinBackward0(Node):
    __slots__ = ("dim", "indices_", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        self_sym_sizes = node.self_sym_sizes
        return (value_selecting_reduction_backward(grad, dim, indices, self_sym_sizes, keepdim),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: min
class MinBackward1(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (evenly_distribute_backward(grad, self, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: minimum
class MinimumBackward0(Node):
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

    def release_variables(node):
        node.other_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: amax
class AmaxBackward0(Node):
    __slots__ = ("dim", "keepdim", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        return (scale_grad_by_count(restore_reduced_dims(grad, dim, keepdim), restore_reduced_dims(result, dim, keepdim) == self, dim),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: amin
class AminBackward0(Node):
    __slots__ = ("dim", "keepdim", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        return (scale_grad_by_count(restore_reduced_dims(grad, dim, keepdim), restore_reduced_dims(result, dim, keepdim) == self, dim),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: mm
class MmBackward0(Node):
    __slots__ = ("mat2_", "mat2_layout", "mat2_sym_sizes", "mat2_sym_strides", "self_", "self_layout", "self_sym_sizes", "self_sym_strides")

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
            mat2_layout = node.mat2_layout
            mat2_sym_sizes = node.mat2_sym_sizes
            mat2_sym_strides = node.mat2_sym_strides
            mat2_grad = mm_mat2_backward(grad, self, mat2_sym_sizes, mat2_sym_strides, mat2_layout, 1)
        if edges[0] is not None:
            self_layout = node.self_layout
            self_sym_sizes = node.self_sym_sizes
            self_sym_strides = node.self_sym_strides
            self_grad = mm_mat1_backward(grad, mat2, self_sym_sizes, self_sym_strides, self_layout, 1)
        return self_grad, mat2_grad

    def release_variables(node):
        if node.next_edges[0] is not None:
            node.mat2_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_mat2(node):
        return saved(node, "mat2_")

    _raw_saved_mat2 = raw_saved("mat2_")

    @property
    def _saved_mat2_sym_sizes(node):
        return node.mat2_sym_sizes

    @property
    def _saved_mat2_sym_strides(node):
        return node.mat2_sym_strides

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_self_sym_strides(node):
        return node.self_sym_strides


# from derivatives.yaml: mul.Tensor
class MulBackward0(Node):
    __slots__ = ("other_", "self_")

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

    def release_variables(node):
        if node.next_edges[0] is not None:
            node.other_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: mul.Scalar
class MulBackward1(Node):
    __slots__ = ("other",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        other = node.other
        return (mul_scalar(grad, other),)

    @property
    def _saved_other(node):
        return node.other


# from derivatives.yaml: mv
class MvBackward0(Node):
    __slots__ = ("self_", "vec_")

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

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.self_.reset_data()
        if node.next_edges[0] is not None:
            node.vec_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_vec(node):
        return saved(node, "vec_")

    _raw_saved_vec = raw_saved("vec_")


# from derivatives.yaml: ne_.Scalar
class NeBackward0(Node):
    __slots__ = ("self_info",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_info = node.self_info
        return (zeros_of(self_info),)


# from derivatives.yaml: ne_.Tensor
class NeBackward1(Node):
    __slots__ = ("other_info", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_info = node.other_info
            other_grad = zeros_of(other_info)
        if edges[0] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return self_grad, other_grad


# from derivatives.yaml: neg
class NegBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.neg(),)


# from derivatives.yaml: permute
class PermuteBackward0(Node):
    __slots__ = ("dims",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        dims = node.dims
        return (permute_backwards(grad, dims),)

    @property
    def _saved_dims(node):
        return node.dims


# from derivatives.yaml: pow.Tensor_Scalar
class PowBackward0(Node):
    __slots__ = ("exponent", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        exponent = node.exponent
        return (pow_backward(grad, self, exponent),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_exponent(node):
        return node.exponent

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: pow.Tensor_Tensor
class PowBackward1(Node):
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

    def release_variables(node):
        node.exponent_.reset_data()
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_exponent(node):
        return saved(node, "exponent_")

    _raw_saved_exponent = raw_saved("exponent_")

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: pow.Scalar
class PowBackward2(Node):
    __slots__ = ("exponent_", "result_", "self")

    def apply(node, grad):
        exponent = node.exponent_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        self = node.self
        return (pow_backward_exponent(grad, self, exponent, result),)

    def release_variables(node):
        node.exponent_.reset_data()
        node.result_.reset_data()

    @property
    def _saved_exponent(node):
        return saved(node, "exponent_")

    _raw_saved_exponent = raw_saved("exponent_")

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return node.self


# from derivatives.yaml: prod
class ProdBackward0(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (prod_backward(grad, self.to(grad.dtype), result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: prod.dim_int
class ProdBackward1(Node):
    __slots__ = ("dim", "keepdim", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        return (prod_backward(grad, self.to(grad.dtype), result, dim, keepdim),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: reciprocal
class ReciprocalBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (-grad * (result * result),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: _reshape_alias
class ReshapeAliasBackward0(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (grad.reshape(self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: rsqrt
class RsqrtBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (mul_scalar(grad, -0.5) * result.pow(3),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: select.int
class SelectBackward0(Node):
    __slots__ = ("dim", "index", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        index = node.index
        self_sym_sizes = node.self_sym_sizes
        return (select_backward(grad, self_sym_sizes, dim, index),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return node.index

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: select_backward
class SelectBackwardBackward0(Node):
    __slots__ = ("dim", "index")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        index = node.index
        return (grad.select(dim, index),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return node.index


# from derivatives.yaml: sigmoid
class SigmoidBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (sigmoid_backward(grad, result),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: sign
class SignBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: sin
class SinBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * self.cos(),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: slice.Tensor
class SliceBackward0(Node):
    __slots__ = ("dim", "end", "self_sym_sizes", "start", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        end = node.end
        self_sym_sizes = node.self_sym_sizes
        start = node.start
        step = node.step
        return (slice_backward_wrapper(grad, self_sym_sizes, dim, start, end, step),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_end(node):
        return node.end

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_start(node):
        return node.start

    @property
    def _saved_step(node):
        return node.step


# from derivatives.yaml: slice_backward
class SliceBackwardBackward0(Node):
    __slots__ = ("dim", "end", "start", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        end = node.end
        start = node.start
        step = node.step
        return (slice(grad, dim, start, end, step),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_end(node):
        return node.end

    @property
    def _saved_start(node):
        return node.start

    @property
    def _saved_step(node):
        return node.step


# from derivatives.yaml: diagonal_backward
class DiagonalBackwardBackward0(Node):
    __slots__ = ("dim1", "dim2", "offset")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim1 = node.dim1
        dim2 = node.dim2
        offset = node.offset
        return (grad.diagonal(offset, dim1, dim2),)

    @property
    def _saved_dim1(node):
        return node.dim1

    @property
    def _saved_dim2(node):
        return node.dim2

    @property
    def _saved_offset(node):
        return node.offset


# from derivatives.yaml: split.Tensor
class SplitBackward0(Node):
    __slots__ = ("dim", "self_options", "self_sym_sizes", "split_size")

    def apply(node, *grads):
        dim = node.dim
        self_options = node.self_options
        self_sym_sizes = node.self_sym_sizes
        split_size = node.split_size
        return (split_backward(grads, split_size, dim, self_sym_sizes, self_options),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_split_size(node):
        return node.split_size


# from derivatives.yaml: split_with_sizes
class SplitWithSizesBackward0(Node):
    __slots__ = ("dim", "self_options", "self_sym_sizes", "split_sizes")

    def apply(node, *grads):
        dim = node.dim
        self_options = node.self_options
        self_sym_sizes = node.self_sym_sizes
        split_sizes = node.split_sizes
        return (split_with_sizes_backward(grads, split_sizes, dim, self_sym_sizes, self_options),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_split_sizes(node):
        return node.split_sizes


# from derivatives.yaml: sqrt
class SqrtBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (grad / mul_scalar(result, 2),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: squeeze
class SqueezeBackward0(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: squeeze.dim
class SqueezeBackward1(Node):
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, dim, self_sym_sizes),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: squeeze.dims
class SqueezeBackward2(Node):
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, dim, self_sym_sizes),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: squeeze_
class SqueezeBackward3(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: squeeze_.dim
class SqueezeBackward4(Node):
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, dim, self_sym_sizes),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: squeeze_.dims
class SqueezeBackward5(Node):
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, dim, self_sym_sizes),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: std.correction
class StdBackward0(Node):
    __slots__ = ("correction", "dim", "keepdim", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        correction = node.correction
        dim = node.dim
        keepdim = node.keepdim
        return (std_backward(result, grad, self, dim, correction, keepdim),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_correction(node):
        return node.correction

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: sub.Tensor
class SubBackward0(Node):
    __slots__ = ("alpha",)

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            alpha = node.alpha
            other_grad = maybe_multiply(-grad, alpha)
        if edges[0] is not None:
            self_grad = grad
        return self_grad, other_grad

    @property
    def _saved_alpha(node):
        return node.alpha


# from derivatives.yaml: sub.Scalar
class SubBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: rsub.Tensor
class RsubBackward0(Node):
    __slots__ = ("alpha",)

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_grad = grad
        if edges[0] is not None:
            alpha = node.alpha
            self_grad = maybe_multiply(-grad, alpha)
        return self_grad, other_grad

    @property
    def _saved_alpha(node):
        return node.alpha


# from derivatives.yaml: rsub.Scalar
class RsubBackward1(Node):
    __slots__ = ("alpha",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        alpha = node.alpha
        return (maybe_multiply(-grad, alpha),)

    @property
    def _saved_alpha(node):
        return node.alpha


# from derivatives.yaml: sum
class SumBackward0(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (grad.expand(self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: sum.dim_IntList
class SumBackward1(Node):
    __slots__ = ("dim", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        self_sym_sizes = node.self_sym_sizes
        return (sum_backward(grad, self_sym_sizes, dim, keepdim),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: t
class TBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.t(),)


# from derivatives.yaml: t_
class TBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.t(),)


# from derivatives.yaml: tanh
class TanhBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (tanh_backward(grad, result),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: transpose.int
class TransposeBackward0(Node):
    __slots__ = ("dim0", "dim1")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim0 = node.dim0
        dim1 = node.dim1
        return (grad.transpose(dim0, dim1),)

    @property
    def _saved_dim0(node):
        return node.dim0

    @property
    def _saved_dim1(node):
        return node.dim1


# from derivatives.yaml: transpose_
class TransposeBackward1(Node):
    __slots__ = ("dim0", "dim1")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim0 = node.dim0
        dim1 = node.dim1
        return (grad.transpose(dim0, dim1),)

    @property
    def _saved_dim0(node):
        return node.dim0

    @property
    def _saved_dim1(node):
        return node.dim1


# from derivatives.yaml: trunc
class TruncBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: _unsafe_view
class UnsafeViewBackward0(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (grad.reshape(self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: unsqueeze
class UnsqueezeBackward0(Node):
    __slots__ = ("dim",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        return (grad.squeeze(dim),)

    @property
    def _saved_dim(node):
        return node.dim


# from derivatives.yaml: unsqueeze_
class UnsqueezeBackward1(Node):
    __slots__ = ("dim",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        return (grad.squeeze(dim),)

    @property
    def _saved_dim(node):
        return node.dim


# from derivatives.yaml: var.correction
class VarBackward0(Node):
    __slots__ = ("correction", "dim", "keepdim", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        correction = node.correction
        dim = node.dim
        keepdim = node.keepdim
        return (var_backward(grad, self, dim, correction, keepdim),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_correction(node):
        return node.correction

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: view
class ViewBackward0(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (grad.reshape(self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: where.self
class WhereBackward0(Node):
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

    def release_variables(node):
        node.condition_.reset_data()

    @property
    def _saved_condition(node):
        return saved(node, "condition_")

    _raw_saved_condition = raw_saved("condition_")


# from derivatives.yaml: zero_
class ZeroBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: relu
class ReluBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (threshold_backward(grad, result, 0),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: threshold_backward
class ThresholdBackwardBackward0(Node):
    __slots__ = ("self_", "threshold")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            threshold = node.threshold
            grad_output_grad = threshold_backward(grad, self, threshold)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_threshold(node):
        return node.threshold


# from derivatives.yaml: sigmoid_backward
class SigmoidBackwardBackward0(Node):
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

    def release_variables(node):
        node.grad_output_.reset_data()
        node.output_.reset_data()

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_output(node):
        return saved(node, "output_")

    _raw_saved_output = raw_saved("output_")


# from derivatives.yaml: tanh_backward
class TanhBackwardBackward0(Node):
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

    def release_variables(node):
        node.grad_output_.reset_data()
        node.output_.reset_data()

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_output(node):
        return saved(node, "output_")

    _raw_saved_output = raw_saved("output_")


# from derivatives.yaml: unbind.int
class UnbindBackward0(Node):
    __slots__ = ("dim",)

    def apply(node, *grads):
        dim = node.dim
        return (unbind_backward(grads, dim),)

    @property
    def _saved_dim(node):
        return node.dim


# from derivatives.yaml: stack
class StackBackward0(Node):
    __slots__ = ("dim", "tensors_args_scalartypes")

    def apply(node, grad):
        if grad is None:
            return (None,) * len(node.next_edges)
        dim = node.dim
        tensors_args_scalartypes = node.tensors_args_scalartypes
        return tuple(stack_tensors_backward(grad, dim, tensors_args_scalartypes))

    @property
    def _saved_dim(node):
        return node.dim


# from derivatives.yaml: acos
class AcosBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * -add_scalar(-self * self, 1).rsqrt(),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: acosh
class AcoshBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * sub_scalar(self * self, 1).rsqrt(),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: acosh_
class AcoshBackward1(Node):
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        return (not_implemented("inplace version of acosh"),)


# from derivatives.yaml: angle
class AngleBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (angle_backward(grad, self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: asin
class AsinBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * add_scalar(-self * self, 1).rsqrt(),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: asinh
class AsinhBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * add_scalar(self.pow(2), 1).rsqrt(),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: asinh_
class AsinhBackward1(Node):
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        return (not_implemented("inplace version of asinh"),)


# from derivatives.yaml: atan
class AtanBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad / add_scalar(self * self, 1),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: atan2
class Atan2Backward0(Node):
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

    def release_variables(node):
        node.other_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: atanh
class AtanhBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (mul_scalar(grad, 1) / number_minus(1, self.pow(2)),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: atanh_
class AtanhBackward1(Node):
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        return (not_implemented("inplace version of atanh"),)


# from derivatives.yaml: conj_physical_
class ConjPhysicalBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: copysign.Tensor
class CopysignBackward0(Node):
    __slots__ = ("other_info", "result_", "self_")

    def apply(node, grad):
        if node.next_edges[0] is not None:
            self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            other_info = node.other_info
            other_grad = zeros_of(other_info)
        if edges[0] is not None:
            self_grad = copysign_tensor_self_backward(grad, self, result)
        return self_grad, other_grad

    def release_variables(node):
        node.result_.reset_data()
        if node.next_edges[0] is not None:
            node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: copysign.Scalar
class CopysignBackward1(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (copysign_tensor_self_backward(grad, self, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: cosh
class CoshBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * self.sinh(),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: deg2rad
class Deg2RadBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (deg2rad_backward(grad),)


# from derivatives.yaml: digamma
class DigammaBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * polygamma(1, self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: div.Tensor_mode
class DivBackward2(Node):
    __slots__ = ("other_", "rounding_mode", "self_", "self_scalar_type")

    def apply(node, grad):
        other = node.other_.unpack()
        if node.next_edges[1] is not None:
            self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            rounding_mode = node.rounding_mode
            other_grad = div_tensor_other_backward(grad, self, other, rounding_mode)
        if edges[0] is not None:
            rounding_mode = node.rounding_mode
            self_scalar_type = node.self_scalar_type
            self_grad = div_tensor_self_backward(grad, other, self_scalar_type, rounding_mode)
        return self_grad, other_grad

    def release_variables(node):
        node.other_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_rounding_mode(node):
        return node.rounding_mode

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: div.Scalar_mode
class DivBackward3(Node):
    __slots__ = ("other", "rounding_mode", "self_scalar_type")

    def apply(node, grad):
        if grad is None:
            return (None,)
        other = node.other
        rounding_mode = node.rounding_mode
        self_scalar_type = node.self_scalar_type
        return (div_tensor_self_backward(grad, other, self_scalar_type, rounding_mode),)

    @property
    def _saved_other(node):
        return node.other

    @property
    def _saved_rounding_mode(node):
        return node.rounding_mode


# from derivatives.yaml: erf
class ErfBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (mul_scalar(exp(-self.pow(2)), 1.1283791670955126) * grad,)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: erfc
class ErfcBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (mul_scalar(exp(-self.pow(2)), -1.1283791670955126) * grad,)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: special_erfcx
class SpecialErfcxBackward0(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (sub_scalar(mul_scalar(self, 2.0) * result, 1.1283791670955126) * grad,)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: erfinv
class ErfinvBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (mul_scalar(exp(self.erfinv().pow(2)), 0.886226925452758) * grad,)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: exp2
class Exp2Backward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (mul_scalar(grad * result, 0.6931471805599453),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: expm1
class Expm1Backward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (grad * add_scalar(result, 1),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: fmax
class FmaxBackward0(Node):
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

    def release_variables(node):
        node.other_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: fmin
class FminBackward0(Node):
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

    def release_variables(node):
        node.other_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: fmod.Scalar
class FmodBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: fmod.Tensor
class FmodBackward1(Node):
    __slots__ = ("other_", "self_")

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

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.other_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: frac
class FracBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: frexp.Tensor
class FrexpBackward0(Node):
    __slots__ = ("exponent_",)

    def apply(node, grad):
        exponent = node.exponent_.unpack(node)
        if grad is None:
            return (None,)
        return (grad / exponent.exp2(),)

    def release_variables(node):
        node.exponent_.reset_data()

    @property
    def _saved_exponent(node):
        return saved(node, "exponent_")

    _raw_saved_exponent = raw_saved("exponent_")


# from derivatives.yaml: hypot
class HypotBackward0(Node):
    __slots__ = ("other_", "result_", "self_")

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

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.other_.reset_data()
        node.result_.reset_data()
        if node.next_edges[0] is not None:
            node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: i0
class I0Backward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * special_i1(self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: special_i0e
class SpecialI0EBackward0(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (grad * (special_i1e(self) - self.sgn() * result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: special_i1
class SpecialI1Backward0(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (i1_backward(grad, self, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: special_i1e
class SpecialI1EBackward0(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (i1e_backward(grad, self, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: igamma
class IgammaBackward0(Node):
    __slots__ = ("other_", "self_")

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

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.other_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: igammac
class IgammacBackward0(Node):
    __slots__ = ("other_", "self_")

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

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.other_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: ldexp.Tensor
class LdexpBackward0(Node):
    __slots__ = ("other_", "result_")

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

    def release_variables(node):
        if node.next_edges[0] is not None:
            node.other_.reset_data()
        node.result_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: lgamma
class LgammaBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * digamma(self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: log10
class Log10Backward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad / mul_scalar(self, 2.3025850929940455),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: log1p
class Log1PBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (log1p_backward(grad, self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: log2
class Log2Backward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad / mul_scalar(self, 0.6931471805599453),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: logaddexp
class LogaddexpBackward0(Node):
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

    def release_variables(node):
        node.other_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: logaddexp2
class Logaddexp2Backward0(Node):
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

    def release_variables(node):
        node.other_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: xlogy.Tensor
class XlogyBackward0(Node):
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

    def release_variables(node):
        node.other_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: xlogy.Scalar_Self
class XlogyBackward1(Node):
    __slots__ = ("other_", "self")

    def apply(node, grad):
        other = node.other_.unpack()
        if grad is None:
            return (None,)
        self = node.self
        return (mul_scalar(grad, self) / other,)

    def release_variables(node):
        node.other_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return node.self


# from derivatives.yaml: xlogy.Scalar_Other
class XlogyBackward2(Node):
    __slots__ = ("other", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        other = node.other
        return (xlogy(grad, other) if other > 0 else xlogy(grad, other).masked_fill(self == 0., 0.),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_other(node):
        return node.other

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: special_xlog1py
class SpecialXlog1PyBackward0(Node):
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

    def release_variables(node):
        node.other_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: special_xlog1py.self_scalar
class SpecialXlog1PyBackward1(Node):
    __slots__ = ("other_", "self")

    def apply(node, grad):
        other = node.other_.unpack()
        if grad is None:
            return (None,)
        self = node.self
        return (mul_scalar(grad, self) / add_scalar(other, 1),)

    def release_variables(node):
        node.other_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return node.self


# from derivatives.yaml: special_xlog1py.other_scalar
class SpecialXlog1PyBackward2(Node):
    __slots__ = ("other", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        other = node.other
        return (special_xlog1py(grad, other) if other > -1 else special_xlog1py(grad, other).masked_fill(self == 0., 0.),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_other(node):
        return node.other

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: special_zeta
class SpecialZetaBackward0(Node):
    __slots__ = ("other_", "self_")

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

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.other_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: special_zeta.self_scalar
class SpecialZetaBackward1(Node):
    __slots__ = ("other_", "self")

    def apply(node, grad):
        other = node.other_.unpack()
        if grad is None:
            return (None,)
        self = node.self
        return (mul_scalar(grad, -self) * special_zeta(self + 1.0, other),)

    def release_variables(node):
        node.other_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return node.self


# from derivatives.yaml: special_zeta.other_scalar
class SpecialZetaBackward2(Node):
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        return (not_implemented("zeta"),)


# from derivatives.yaml: logit
class LogitBackward0(Node):
    __slots__ = ("eps", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        eps = node.eps
        return (infinitely_differentiable_logit_backward(grad, self, eps),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_eps(node):
        return node.eps

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: mvlgamma
class MvlgammaBackward0(Node):
    __slots__ = ("p", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        p = node.p
        return (mvlgamma_backward(grad, self, p),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_p(node):
        return node.p

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: nan_to_num
class NanToNumBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * isfinite(self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: nextafter
class NextafterBackward0(Node):
    __slots__ = ("other_", "other_info", "self_")

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
            other_info = node.other_info
            other_grad = zeros_of(other_info)
        if edges[0] is not None:
            self_grad = where(self != other, grad, 0)
        return self_grad, other_grad

    def release_variables(node):
        if node.next_edges[0] is not None:
            node.other_.reset_data()
        if node.next_edges[0] is not None:
            node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: polygamma
class PolygammaBackward0(Node):
    __slots__ = ("n", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        n = node.n
        return (grad * polygamma(n + 1, self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_n(node):
        return node.n

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: polygamma_
class PolygammaBackward1(Node):
    __slots__ = ("n", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        n = node.n
        return (grad * polygamma(n + 1, self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_n(node):
        return node.n

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: rad2deg
class Rad2DegBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (rad2deg_backward(grad),)


# from derivatives.yaml: remainder.Scalar
class RemainderBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: remainder.Tensor
class RemainderBackward1(Node):
    __slots__ = ("other_", "self_")

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

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.other_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: round
class RoundBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: round.decimals
class RoundBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: sgn
class SgnBackward0(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (sgn_backward(self, grad, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: sinc
class SincBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (sinc_backward(grad, self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: sinh
class SinhBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * self.cosh(),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: special_entr
class SpecialEntrBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (grad * -add_scalar(self.log(), 1),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: special_ndtri
class SpecialNdtriBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (mul_scalar(grad, 2.5066282746310002) * div_scalar(result.square(), 2).exp(),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: special_log_ndtr
class SpecialLogNdtrBackward0(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (div_scalar(grad, 2.5066282746310002) * (result + div_scalar(self.pow(2), 2)).neg().exp(),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: tan
class TanBackward0(Node):
    __slots__ = ("result_",)

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (grad * add_scalar(result.pow(2), 1),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: elu
class EluBackward0(Node):
    __slots__ = ("alpha", "input_scale", "scale", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        alpha = node.alpha
        input_scale = node.input_scale
        scale = node.scale
        return (elu_backward(grad, alpha, scale, input_scale, False, self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_alpha(node):
        return node.alpha

    @property
    def _saved_input_scale(node):
        return node.input_scale

    @property
    def _saved_scale(node):
        return node.scale

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: elu_
class EluBackward1(Node):
    __slots__ = ("alpha", "input_scale", "result_", "scale")

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        alpha = node.alpha
        input_scale = node.input_scale
        scale = node.scale
        return (elu_backward(grad, alpha, scale, input_scale, True, result),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_alpha(node):
        return node.alpha

    @property
    def _saved_input_scale(node):
        return node.input_scale

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_scale(node):
        return node.scale


# from derivatives.yaml: elu_backward
class EluBackwardBackward0(Node):
    __slots__ = ("alpha", "grad_output_", "input_scale", "is_result", "scale", "self_or_result_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        self_or_result = node.self_or_result_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_or_result_grad = None
        if edges[0] is not None:
            alpha = node.alpha
            input_scale = node.input_scale
            is_result = node.is_result
            scale = node.scale
            grad_output_grad = elu_backward(grad, alpha, scale, input_scale, is_result, self_or_result)
        if edges[1] is not None:
            alpha = node.alpha
            input_scale = node.input_scale
            is_result = node.is_result
            scale = node.scale
            self_or_result_grad = elu_double_backward(grad, grad_output, alpha, scale, input_scale, is_result, self_or_result)
        return grad_output_grad, self_or_result_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.self_or_result_.reset_data()

    @property
    def _saved_alpha(node):
        return node.alpha

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_input_scale(node):
        return node.input_scale

    @property
    def _saved_is_result(node):
        return node.is_result

    @property
    def _saved_scale(node):
        return node.scale

    @property
    def _saved_self_or_result(node):
        return saved(node, "self_or_result_")

    _raw_saved_self_or_result = raw_saved("self_or_result_")


# from derivatives.yaml: celu
class CeluBackward0(Node):
    __slots__ = ("alpha", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        alpha = node.alpha
        return (elu_backward(grad, alpha, 1, 1.0 / to_float(alpha), False, self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_alpha(node):
        return node.alpha

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: celu_
class CeluBackward1(Node):
    __slots__ = ("alpha", "result_")

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        alpha = node.alpha
        return (elu_backward(grad, alpha, 1, 1.0 / to_float(alpha), True, result),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_alpha(node):
        return node.alpha

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: gelu
class GeluBackward0(Node):
    __slots__ = ("approximate", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        approximate = node.approximate
        return (gelu_backward(grad, self, approximate=approximate),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_approximate(node):
        return node.approximate

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: gelu_backward
class GeluBackwardBackward0(Node):
    __slots__ = ("approximate", "grad_output_", "self_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            approximate = node.approximate
            grad_output_grad = gelu_backward(grad, self, approximate=approximate)
        if edges[1] is not None:
            approximate = node.approximate
            self_grad = gelu_double_backward(grad, grad_output, self, approximate)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_approximate(node):
        return node.approximate

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: silu
class SiluBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (silu_gradient(grad, self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: mish
class MishBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (mish_gradient(grad, self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: hardtanh
class HardtanhBackward0(Node):
    __slots__ = ("max_val", "min_val", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        max_val = node.max_val
        min_val = node.min_val
        return (hardtanh_backward(grad, self, min_val, max_val),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_max_val(node):
        return node.max_val

    @property
    def _saved_min_val(node):
        return node.min_val

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: hardtanh_backward
class HardtanhBackwardBackward0(Node):
    __slots__ = ("max_val", "min_val", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            max_val = node.max_val
            min_val = node.min_val
            grad_output_grad = hardtanh_backward(grad, self, min_val, max_val)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_max_val(node):
        return node.max_val

    @property
    def _saved_min_val(node):
        return node.min_val

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: hardswish
class HardswishBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (hardswish_backward(grad, self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: hardswish_backward
class HardswishBackwardBackward0(Node):
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

    def release_variables(node):
        node.grad_output_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: hardsigmoid
class HardsigmoidBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (hardsigmoid_backward(grad, self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: leaky_relu
class LeakyReluBackward0(Node):
    __slots__ = ("negative_slope", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        negative_slope = node.negative_slope
        return (leaky_relu_backward(grad, self, negative_slope, False),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_negative_slope(node):
        return node.negative_slope

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: leaky_relu_
class LeakyReluBackward1(Node):
    __slots__ = ("negative_slope", "result_")

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        negative_slope = node.negative_slope
        return (leaky_relu_backward(grad, result, negative_slope, True),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_negative_slope(node):
        return node.negative_slope

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: leaky_relu_backward
class LeakyReluBackwardBackward0(Node):
    __slots__ = ("negative_slope", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            negative_slope = node.negative_slope
            grad_output_grad = leaky_relu_backward(grad, self, negative_slope, False)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_negative_slope(node):
        return node.negative_slope

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: threshold
class ThresholdBackward0(Node):
    __slots__ = ("self_", "threshold")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        threshold = node.threshold
        return (threshold_backward(grad, self, threshold),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_threshold(node):
        return node.threshold


# from derivatives.yaml: threshold_
class ThresholdBackward1(Node):
    __slots__ = ("self_", "threshold")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        threshold = node.threshold
        return (threshold_backward(grad, self, threshold),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_threshold(node):
        return node.threshold


# from derivatives.yaml: softplus
class SoftplusBackward0(Node):
    __slots__ = ("beta", "self_", "threshold")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        beta = node.beta
        threshold = node.threshold
        return (softplus_backward(grad, self, beta, threshold),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_beta(node):
        return node.beta

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_threshold(node):
        return node.threshold


# from derivatives.yaml: softplus_backward
class SoftplusBackwardBackward0(Node):
    __slots__ = ("beta", "grad_output_", "self_", "threshold")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            beta = node.beta
            threshold = node.threshold
            grad_output_grad = softplus_backward(grad, self, beta, threshold)
        if edges[1] is not None:
            beta = node.beta
            threshold = node.threshold
            self_grad = softplus_double_backward(grad * grad_output, self, beta, threshold)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_beta(node):
        return node.beta

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_threshold(node):
        return node.threshold


# from derivatives.yaml: softshrink
class SoftshrinkBackward0(Node):
    __slots__ = ("lambd", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        lambd = node.lambd
        return (softshrink_backward(grad, self, lambd),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_lambd(node):
        return node.lambd

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: softshrink_backward
class SoftshrinkBackwardBackward0(Node):
    __slots__ = ("lambd", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            lambd = node.lambd
            grad_output_grad = softshrink_backward(grad, self, lambd)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_lambd(node):
        return node.lambd

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: hardshrink
class HardshrinkBackward0(Node):
    __slots__ = ("lambd", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        lambd = node.lambd
        return (hardshrink_backward(grad, self, lambd),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_lambd(node):
        return node.lambd

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: hardshrink_backward
class HardshrinkBackwardBackward0(Node):
    __slots__ = ("lambd", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_out_grad = self_grad = None
        if edges[0] is not None:
            lambd = node.lambd
            grad_out_grad = hardshrink_backward(grad, self, lambd)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_out_grad, self_grad

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_lambd(node):
        return node.lambd

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: _prelu_kernel
class PreluKernelBackward0(Node):
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

    def release_variables(node):
        node.self_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: _prelu_kernel_backward
class PreluKernelBackwardBackward0(Node):
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

    def release_variables(node):
        node.grad_output_.reset_data()
        node.self_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: log_sigmoid_forward
class LogSigmoidBackward0(Node):
    __slots__ = ("buffer_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        buffer = node.buffer_.unpack(node)
        if grad is None:
            return (None,)
        return (log_sigmoid_backward(grad, self, buffer),)

    def release_variables(node):
        node.buffer_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_buffer(node):
        return saved(node, "buffer_")

    _raw_saved_buffer = raw_saved("buffer_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: log_sigmoid_backward
class LogSigmoidBackwardBackward0(Node):
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

    def release_variables(node):
        node.buffer_.reset_data()
        node.grad_output_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_buffer(node):
        return saved(node, "buffer_")

    _raw_saved_buffer = raw_saved("buffer_")

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: glu
class GluBackward0(Node):
    __slots__ = ("dim", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        dim = node.dim
        return (glu_backward(grad, self, dim),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: glu_backward
class GluBackwardBackward0(Node):
    __slots__ = ("dim", "grad_output_", "self_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            dim = node.dim
            grad_output_grad = glu_double_backward_grad_output(grad, self, dim)
        if edges[1] is not None:
            dim = node.dim
            self_grad = glu_double_backward(grad, grad_output, self, dim)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: _softmax
class SoftmaxBackward0(Node):
    __slots__ = ("dim", "result_", "self_scalar_type")

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        self_scalar_type = node.self_scalar_type
        return (_softmax_backward_data(grad, result, dim, self_scalar_type),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: _softmax_backward_data
class SoftmaxBackwardDataBackward0(Node):
    __slots__ = ("dim", "grad_output_", "input_dtype", "output_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        output = node.output_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = output_grad = None
        if edges[0] is not None:
            dim = node.dim
            input_dtype = node.input_dtype
            grad_output_grad = _softmax_backward_data(grad.to(output.dtype), output, dim, input_dtype)
        if edges[1] is not None:
            dim = node.dim
            output_grad = softmax_double_backward(grad.to(output.dtype), grad_output, dim, output).to(output.dtype)
        return grad_output_grad, output_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.output_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_output(node):
        return saved(node, "output_")

    _raw_saved_output = raw_saved("output_")


# from derivatives.yaml: _safe_softmax
class SafeSoftmaxBackward0(Node):
    __slots__ = ("dim", "result_", "self_scalar_type")

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        self_scalar_type = node.self_scalar_type
        return (_softmax_backward_data(grad, result, dim, self_scalar_type),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: _log_softmax
class LogSoftmaxBackward0(Node):
    __slots__ = ("dim", "result_", "self_scalar_type")

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        self_scalar_type = node.self_scalar_type
        return (_log_softmax_backward_data(grad, result, dim, self_scalar_type),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: _log_softmax_backward_data
class LogSoftmaxBackwardDataBackward0(Node):
    __slots__ = ("dim", "grad_output_", "output_")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        output = node.output_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = output_grad = None
        if edges[0] is not None:
            dim = node.dim
            grad_output_grad = grad.to(output.dtype) - (grad.to(output.dtype) * output.exp()).sum(dim, True)
        if edges[1] is not None:
            dim = node.dim
            output_grad = (-grad_output.sum(dim, True) * output.exp() * grad.to(output.dtype)).to(output.dtype)
        return grad_output_grad, output_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.output_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_output(node):
        return saved(node, "output_")

    _raw_saved_output = raw_saved("output_")


# from derivatives.yaml: rrelu_with_noise
class RreluWithNoiseBackward0(Node):
    __slots__ = ("lower", "noise_", "self_", "training", "upper")

    def apply(node, grad):
        noise = node.noise_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        lower = node.lower
        training = node.training
        upper = node.upper
        return (rrelu_with_noise_backward(grad, self, noise, lower, upper, training, False),)

    def release_variables(node):
        node.noise_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_lower(node):
        return node.lower

    @property
    def _saved_noise(node):
        return saved(node, "noise_")

    _raw_saved_noise = raw_saved("noise_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_training(node):
        return node.training

    @property
    def _saved_upper(node):
        return node.upper


# from derivatives.yaml: rrelu_with_noise_
class RreluWithNoiseBackward1(Node):
    __slots__ = ("lower", "noise_", "result_", "training", "upper")

    def apply(node, grad):
        noise = node.noise_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        lower = node.lower
        training = node.training
        upper = node.upper
        return (rrelu_with_noise_backward(grad, result, noise, lower, upper, training, True),)

    def release_variables(node):
        node.noise_.reset_data()
        node.result_.reset_data()

    @property
    def _saved_lower(node):
        return node.lower

    @property
    def _saved_noise(node):
        return saved(node, "noise_")

    _raw_saved_noise = raw_saved("noise_")

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_training(node):
        return node.training

    @property
    def _saved_upper(node):
        return node.upper


# from derivatives.yaml: rrelu_with_noise_backward
class RreluWithNoiseBackwardBackward0(Node):
    __slots__ = ("lower", "noise_", "self_", "training", "upper")

    def apply(node, grad):
        noise = node.noise_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            lower = node.lower
            training = node.training
            upper = node.upper
            grad_output_grad = rrelu_with_noise_backward(grad, self, noise, lower, upper, training, False)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.noise_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_lower(node):
        return node.lower

    @property
    def _saved_noise(node):
        return saved(node, "noise_")

    _raw_saved_noise = raw_saved("noise_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_training(node):
        return node.training

    @property
    def _saved_upper(node):
        return node.upper


# from derivatives.yaml: rrelu_with_noise_functional
class RreluWithNoiseFunctionalBackward0(Node):
    __slots__ = ("lower", "noise_", "self_", "training", "upper")

    def apply(node, grad):
        noise = node.noise_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        lower = node.lower
        training = node.training
        upper = node.upper
        return (rrelu_with_noise_backward(grad, self, noise, lower, upper, training, False),)

    def release_variables(node):
        node.noise_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_lower(node):
        return node.lower

    @property
    def _saved_noise(node):
        return saved(node, "noise_")

    _raw_saved_noise = raw_saved("noise_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_training(node):
        return node.training

    @property
    def _saved_upper(node):
        return node.upper


# from derivatives.yaml: mse_loss
class MseLossBackward0(Node):
    __slots__ = ("reduction", "self_", "target_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = target_grad = None
        if edges[0] is not None:
            reduction = node.reduction
            self_grad = mse_loss_backward(grad, self, target, reduction)
        if edges[1] is not None:
            reduction = node.reduction
            target_grad = mse_loss_backward(grad, target, self, reduction)
        return self_grad, target_grad

    def release_variables(node):
        node.self_.reset_data()
        node.target_.reset_data()

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")


# from derivatives.yaml: mse_loss_backward
class MseLossBackwardBackward0(Node):
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
            reduction = node.reduction
            grad_output_grad = mse_loss_backward(grad, self, target, reduction)
        if edges[1] is not None:
            reduction = node.reduction
            self_grad = mse_loss_double_backward(grad * grad_output, self, reduction)
        if edges[2] is not None:
            reduction = node.reduction
            target_grad = -mse_loss_double_backward(grad * grad_output, target, reduction)
        return grad_output_grad, self_grad, target_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.self_.reset_data()
        node.target_.reset_data()

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")


# from derivatives.yaml: smooth_l1_loss
class SmoothL1LossBackward0(Node):
    __slots__ = ("beta", "reduction", "self_", "target_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = target_grad = None
        if edges[0] is not None:
            beta = node.beta
            reduction = node.reduction
            self_grad = smooth_l1_loss_backward(grad, self, target, reduction, beta)
        if edges[1] is not None:
            beta = node.beta
            reduction = node.reduction
            target_grad = smooth_l1_loss_backward(grad, target, self, reduction, beta)
        return self_grad, target_grad

    def release_variables(node):
        node.self_.reset_data()
        node.target_.reset_data()

    @property
    def _saved_beta(node):
        return node.beta

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")


# from derivatives.yaml: smooth_l1_loss_backward
class SmoothL1LossBackwardBackward0(Node):
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
            beta = node.beta
            reduction = node.reduction
            grad_output_grad = smooth_l1_loss_backward(grad, self, target, reduction, beta)
        if edges[1] is not None:
            beta = node.beta
            reduction = node.reduction
            self_grad = smooth_l1_loss_double_backward(grad * grad_output, self, target, reduction, beta)
        if edges[2] is not None:
            beta = node.beta
            reduction = node.reduction
            target_grad = -smooth_l1_loss_double_backward(grad * grad_output, self, target, reduction, beta)
        return grad_output_grad, self_grad, target_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.self_.reset_data()
        node.target_.reset_data()

    @property
    def _saved_beta(node):
        return node.beta

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")


# from derivatives.yaml: huber_loss
class HuberLossBackward0(Node):
    __slots__ = ("delta", "reduction", "self_", "target_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = target_grad = None
        if edges[0] is not None:
            delta = node.delta
            reduction = node.reduction
            self_grad = huber_loss_backward(grad, self, target, reduction, delta)
        if edges[1] is not None:
            delta = node.delta
            reduction = node.reduction
            target_grad = huber_loss_backward(grad, target, self, reduction, delta)
        return self_grad, target_grad

    def release_variables(node):
        node.self_.reset_data()
        node.target_.reset_data()

    @property
    def _saved_delta(node):
        return node.delta

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")


# from derivatives.yaml: huber_loss_backward
class HuberLossBackwardBackward0(Node):
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
            delta = node.delta
            reduction = node.reduction
            grad_output_grad = huber_loss_backward(grad, self, target, reduction, delta)
        if edges[1] is not None:
            delta = node.delta
            reduction = node.reduction
            self_grad = huber_loss_double_backward(grad * grad_output, self, target, reduction, delta)
        if edges[2] is not None:
            delta = node.delta
            reduction = node.reduction
            target_grad = -huber_loss_double_backward(grad * grad_output, self, target, reduction, delta)
        return grad_output_grad, self_grad, target_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.self_.reset_data()
        node.target_.reset_data()

    @property
    def _saved_delta(node):
        return node.delta

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")


# from derivatives.yaml: binary_cross_entropy
class BinaryCrossEntropyBackward0(Node):
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
            reduction = node.reduction
            self_grad = binary_cross_entropy_backward(grad, self, target, weight, reduction)
        if edges[1] is not None:
            reduction = node.reduction
            target_grad = binary_cross_entropy_target_backward(grad, self, target, weight, reduction)
        return self_grad, target_grad

    def release_variables(node):
        node.self_.reset_data()
        node.target_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: binary_cross_entropy_backward
class BinaryCrossEntropyBackwardBackward0(Node):
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
            reduction = node.reduction
            grad_output_grad = binary_cross_entropy_backward(grad, self, target, weight, reduction)
        if edges[1] is not None:
            reduction = node.reduction
            self_grad = binary_cross_entropy_double_backward(grad_output, grad, self, target, weight, reduction)
        if edges[2] is not None:
            reduction = node.reduction
            target_grad = binary_cross_entropy_double_backward_target(grad, grad_output, self, target, weight, reduction)
        return grad_output_grad, self_grad, target_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.self_.reset_data()
        node.target_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: binary_cross_entropy_with_logits
class BinaryCrossEntropyWithLogitsBackward0(Node):
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
            reduction = node.reduction
            self_grad = binary_cross_entropy_with_logits_backward(grad, self, target, weight, pos_weight, reduction)
        if edges[1] is not None:
            reduction = node.reduction
            target_grad = binary_cross_entropy_with_logits_target_backward(grad, self, target, weight, pos_weight, reduction)
        return self_grad, target_grad

    def release_variables(node):
        node.pos_weight_.reset_data()
        node.self_.reset_data()
        node.target_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_pos_weight(node):
        return saved(node, "pos_weight_")

    _raw_saved_pos_weight = raw_saved("pos_weight_")

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: nll_loss_forward
class NllLossBackward0(Node):
    __slots__ = ("ignore_index", "reduction", "self_", "target_", "total_weight_", "weight_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        weight = node.weight_.unpack()
        total_weight = node.total_weight_.unpack(node)
        if grad is None:
            return (None,)
        ignore_index = node.ignore_index
        reduction = node.reduction
        return (nll_loss_backward(grad, self, target, weight, reduction, ignore_index, total_weight),)

    def release_variables(node):
        node.self_.reset_data()
        node.target_.reset_data()
        node.total_weight_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_ignore_index(node):
        return node.ignore_index

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")

    @property
    def _saved_total_weight(node):
        return saved(node, "total_weight_")

    _raw_saved_total_weight = raw_saved("total_weight_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: nll_loss_backward
class NllLossBackwardBackward0(Node):
    __slots__ = ("ignore_index", "reduction", "target_", "weight_")

    def apply(node, grad):
        target = node.target_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            ignore_index = node.ignore_index
            reduction = node.reduction
            grad_output_grad = nll_loss(grad, target, weight, reduction, ignore_index)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.target_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_ignore_index(node):
        return node.ignore_index

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: nll_loss2d_forward
class NllLoss2DBackward0(Node):
    __slots__ = ("ignore_index", "reduction", "self_", "target_", "total_weight_", "weight_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        weight = node.weight_.unpack()
        total_weight = node.total_weight_.unpack(node)
        if grad is None:
            return (None,)
        ignore_index = node.ignore_index
        reduction = node.reduction
        return (nll_loss2d_backward(grad, self, target, weight, reduction, ignore_index, total_weight),)

    def release_variables(node):
        node.self_.reset_data()
        node.target_.reset_data()
        node.total_weight_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_ignore_index(node):
        return node.ignore_index

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")

    @property
    def _saved_total_weight(node):
        return saved(node, "total_weight_")

    _raw_saved_total_weight = raw_saved("total_weight_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: nll_loss2d_backward
class NllLoss2DBackwardBackward0(Node):
    __slots__ = ("ignore_index", "reduction", "target_", "weight_")

    def apply(node, grad):
        target = node.target_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            ignore_index = node.ignore_index
            reduction = node.reduction
            grad_output_grad = nll_loss2d(grad, target, weight, reduction, ignore_index)
        if edges[1] is not None:
            self_grad = zeros_like(grad)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.target_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_ignore_index(node):
        return node.ignore_index

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: soft_margin_loss
class SoftMarginLossBackward0(Node):
    __slots__ = ("reduction", "self_", "target_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        if grad is None:
            return (None,)
        reduction = node.reduction
        return (soft_margin_loss_backward(grad, self, target, reduction),)

    def release_variables(node):
        node.self_.reset_data()
        node.target_.reset_data()

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")


# from derivatives.yaml: soft_margin_loss_backward
class SoftMarginLossBackwardBackward0(Node):
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
            reduction = node.reduction
            grad_output_grad = soft_margin_loss_backward(grad, self, target, reduction)
        if edges[1] is not None:
            reduction = node.reduction
            self_grad = soft_margin_loss_double_backward(grad * grad_output, self, target, reduction)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.self_.reset_data()
        node.target_.reset_data()

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")


# from derivatives.yaml: multi_margin_loss
class MultiMarginLossBackward0(Node):
    __slots__ = ("margin", "p", "reduction", "self_", "target_", "weight_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return (None,)
        margin = node.margin
        p = node.p
        reduction = node.reduction
        return (multi_margin_loss_backward(grad, self, target, p, margin, weight, reduction),)

    def release_variables(node):
        node.self_.reset_data()
        node.target_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_margin(node):
        return node.margin

    @property
    def _saved_p(node):
        return node.p

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: multilabel_margin_loss_forward
class MultilabelMarginLossBackward0(Node):
    __slots__ = ("is_target_", "reduction", "self_", "target_")

    def apply(node, grad):
        self = node.self_.unpack()
        target = node.target_.unpack()
        is_target = node.is_target_.unpack(node)
        if grad is None:
            return (None,)
        reduction = node.reduction
        return (multilabel_margin_loss_backward(grad, self, target, reduction, is_target),)

    def release_variables(node):
        node.is_target_.reset_data()
        node.self_.reset_data()
        node.target_.reset_data()

    @property
    def _saved_is_target(node):
        return saved(node, "is_target_")

    _raw_saved_is_target = raw_saved("is_target_")

    @property
    def _saved_reduction(node):
        return node.reduction

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_target(node):
        return saved(node, "target_")

    _raw_saved_target = raw_saved("target_")


# from derivatives.yaml: _trilinear
class TrilinearBackward0(Node):
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
            expand1 = node.expand1
            expand2 = node.expand2
            expand3 = node.expand3
            sumdim = node.sumdim
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            i1_grad, i2_grad, i3_grad = _trilinear_backward(grad, i1, i2, i3, expand1, expand2, expand3, sumdim, grad_input_mask)
        return i1_grad, i2_grad, i3_grad

    def release_variables(node):
        node.i1_.reset_data()
        node.i2_.reset_data()
        node.i3_.reset_data()

    @property
    def _saved_expand1(node):
        return node.expand1

    @property
    def _saved_expand2(node):
        return node.expand2

    @property
    def _saved_expand3(node):
        return node.expand3

    @property
    def _saved_i1(node):
        return saved(node, "i1_")

    _raw_saved_i1 = raw_saved("i1_")

    @property
    def _saved_i2(node):
        return saved(node, "i2_")

    _raw_saved_i2 = raw_saved("i2_")

    @property
    def _saved_i3(node):
        return saved(node, "i3_")

    _raw_saved_i3 = raw_saved("i3_")

    @property
    def _saved_sumdim(node):
        return node.sumdim


# from derivatives.yaml: aminmax
class AminmaxBackward0(Node):
    __slots__ = ("dim", "keepdim", "max_", "min_", "self_")

    def apply(node, *grads):
        self = node.self_.unpack()
        max = node.max_.unpack(node)
        min = node.min_.unpack(node)
        dim = node.dim
        keepdim = node.keepdim
        return (aminmax_backward(self, dim, keepdim, grads, min, max),)

    def release_variables(node):
        node.max_.reset_data()
        node.min_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_max(node):
        return saved(node, "max_")

    _raw_saved_max = raw_saved("max_")

    @property
    def _saved_min(node):
        return saved(node, "min_")

    _raw_saved_min = raw_saved("min_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: cummax
class CummaxBackward0(Node):
    __slots__ = ("dim", "indices_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        return (cummaxmin_backward(grad, self, indices, dim),)

    def release_variables(node):
        node.indices_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: cummin
class CumminBackward0(Node):
    __slots__ = ("dim", "indices_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        return (cummaxmin_backward(grad, self, indices, dim),)

    def release_variables(node):
        node.indices_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: cumprod
class CumprodBackward0(Node):
    __slots__ = ("dim", "result_", "self_", "self_scalar_type")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        self_scalar_type = node.self_scalar_type
        return (cumprod_backward(grad.to(self_scalar_type), self, dim, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: dist
class DistBackward0(Node):
    __slots__ = ("other_", "p", "result_", "self_")

    def apply(node, grad):
        other = node.other_.unpack()
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = other_grad = None
        if edges[1] is not None:
            p = node.p
            other_grad = negated(norm_backward(grad, self - other, p, result))
        if edges[0] is not None:
            p = node.p
            self_grad = norm_backward(grad, self - other, p, result)
        return self_grad, other_grad

    def release_variables(node):
        node.other_.reset_data()
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_p(node):
        return node.p

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: kthvalue
class KthvalueBackward0(Node):
    __slots__ = ("dim", "indices_", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        self_sym_sizes = node.self_sym_sizes
        return (value_selecting_reduction_backward(grad, dim, indices, self_sym_sizes, keepdim),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: linalg_vector_norm
class LinalgVectorNormBackward0(Node):
    __slots__ = ("dim", "keepdim", "ord", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        ord = node.ord
        return (linalg_vector_norm_backward(grad, self, ord, result, dim, keepdim),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_ord(node):
        return node.ord

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: logcumsumexp
class LogcumsumexpBackward0(Node):
    __slots__ = ("dim", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        return (logcumsumexp_backward(grad, self, result, dim),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: logsumexp
class LogsumexpBackward0(Node):
    __slots__ = ("dim", "keepdim", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        return (logsumexp_backward(grad, self, result, dim, keepdim),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: median
class MedianBackward0(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (evenly_distribute_backward(grad, self, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: nanmedian
class NanmedianBackward0(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (evenly_distribute_backward(grad, self, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: median.dim
class MedianBackward1(Node):
    __slots__ = ("dim", "indices_", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        self_sym_sizes = node.self_sym_sizes
        return (value_selecting_reduction_backward(grad, dim, indices, self_sym_sizes, keepdim),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: nanmedian.dim
class NanmedianBackward1(Node):
    __slots__ = ("dim", "indices_", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        self_sym_sizes = node.self_sym_sizes
        return (value_selecting_reduction_backward(grad, dim, indices, self_sym_sizes, keepdim),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: mode
class ModeBackward0(Node):
    __slots__ = ("dim", "indices_", "keepdim", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        self_sym_sizes = node.self_sym_sizes
        return (value_selecting_reduction_backward(grad, dim, indices, self_sym_sizes, keepdim),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: nansum
class NansumBackward0(Node):
    __slots__ = ("dim", "keepdim", "self_", "self_scalar_type")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        self_scalar_type = node.self_scalar_type
        return (nansum_backward(grad.to(self_scalar_type), self, dim, keepdim),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: norm.Scalar
class NormBackward0(Node):
    __slots__ = ("p", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        p = node.p
        return (norm_backward(grad, self, p, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_p(node):
        return node.p

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: norm.ScalarOpt_dim
class NormBackward1(Node):
    __slots__ = ("dim", "keepdim", "p", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        p = node.p
        return (norm_backward(grad, self, p, result, dim, keepdim),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_p(node):
        return node.p

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: norm.ScalarOpt_dtype
class NormBackward2(Node):
    __slots__ = ("p", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        p = node.p
        return (norm_backward(grad, self.to(grad.dtype), p, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_p(node):
        return node.p

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: norm.ScalarOpt_dim_dtype
class NormBackward3(Node):
    __slots__ = ("dim", "keepdim", "p", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        keepdim = node.keepdim
        p = node.p
        return (norm_backward(grad, self.to(grad.dtype), p, result, dim, keepdim),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_p(node):
        return node.p

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: renorm
class RenormBackward0(Node):
    __slots__ = ("dim", "maxnorm", "p", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        dim = node.dim
        maxnorm = node.maxnorm
        p = node.p
        return (renorm_backward(grad, self, p, dim, maxnorm),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_maxnorm(node):
        return node.maxnorm

    @property
    def _saved_p(node):
        return node.p

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: sort
class SortBackward0(Node):
    __slots__ = ("dim", "indices_", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        return (value_selecting_reduction_backward(grad, dim, indices, self_sym_sizes, True),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: sort.stable
class SortBackward1(Node):
    __slots__ = ("dim", "indices_", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        return (value_selecting_reduction_backward(grad, dim, indices, self_sym_sizes, True),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: std_mean.correction
class StdMeanBackward0(Node):
    __slots__ = ("correction", "dim", "keepdim", "result0_", "self_")

    def apply(node, *grads):
        self = node.self_.unpack()
        result0 = node.result0_.unpack(node)
        correction = node.correction
        dim = node.dim
        keepdim = node.keepdim
        return (std_mean_backward(grads, self, result0, dim, correction, keepdim),)

    def release_variables(node):
        node.result0_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_correction(node):
        return node.correction

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_result0(node):
        return saved(node, "result0_")

    _raw_saved_result0 = raw_saved("result0_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: topk
class TopkBackward0(Node):
    __slots__ = ("dim", "indices_", "self_sym_sizes")

    def apply(node, grad):
        indices = node.indices_.unpack(node)
        if grad is None:
            return (None,)
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        return (value_selecting_reduction_backward(grad, dim, indices, self_sym_sizes, True),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: _unique
class UniqueBackward0(Node):
    __slots__ = ()
    handles_undefined = True

    def apply(node, *grads):
        return (not_implemented("_unique"),)


# from derivatives.yaml: _unique2
class Unique2Backward0(Node):
    __slots__ = ()
    handles_undefined = True

    def apply(node, *grads):
        return (not_implemented("_unique2"),)


# from derivatives.yaml: unique_dim
class UniqueDimBackward0(Node):
    __slots__ = ()
    handles_undefined = True

    def apply(node, *grads):
        return (not_implemented("unique_dim"),)


# from derivatives.yaml: unique_consecutive
class UniqueConsecutiveBackward0(Node):
    __slots__ = ()
    handles_undefined = True

    def apply(node, *grads):
        return (not_implemented("unique_consecutive"),)


# from derivatives.yaml: unique_dim_consecutive
class UniqueDimConsecutiveBackward0(Node):
    __slots__ = ()
    handles_undefined = True

    def apply(node, *grads):
        return (not_implemented("unique_dim_consecutive"),)


# from derivatives.yaml: var_mean.correction
class VarMeanBackward0(Node):
    __slots__ = ("correction", "dim", "keepdim", "self_")

    def apply(node, *grads):
        self = node.self_.unpack()
        correction = node.correction
        dim = node.dim
        keepdim = node.keepdim
        return (var_mean_backward(grads, self, dim, correction, keepdim),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_correction(node):
        return node.correction

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_keepdim(node):
        return node.keepdim

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: addbmm
class AddbmmBackward0(Node):
    __slots__ = ("alpha", "batch1_", "batch1_sym_argsize_0", "batch1_sym_argsize_1", "batch2_", "batch2_sym_argsize_2", "beta")

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
            alpha = node.alpha
            batch1_sym_argsize_0 = node.batch1_sym_argsize_0
            batch1_sym_argsize_1 = node.batch1_sym_argsize_1
            batch2_sym_argsize_2 = node.batch2_sym_argsize_2
            batch1_grad = maybe_multiply(grad.unsqueeze(0).expand((batch1_sym_argsize_0, batch1_sym_argsize_1, batch2_sym_argsize_2)).bmm(batch2.transpose(1, 2)), alpha)
        if edges[2] is not None:
            alpha = node.alpha
            batch1_sym_argsize_0 = node.batch1_sym_argsize_0
            batch1_sym_argsize_1 = node.batch1_sym_argsize_1
            batch2_sym_argsize_2 = node.batch2_sym_argsize_2
            batch2_grad = maybe_multiply(batch1.transpose(1, 2).bmm(grad.unsqueeze(0).expand((batch1_sym_argsize_0, batch1_sym_argsize_1, batch2_sym_argsize_2))), alpha)
        if edges[0] is not None:
            beta = node.beta
            self_grad = maybe_multiply(grad, beta)
        return self_grad, batch1_grad, batch2_grad

    def release_variables(node):
        if node.next_edges[2] is not None:
            node.batch1_.reset_data()
        if node.next_edges[1] is not None:
            node.batch2_.reset_data()

    @property
    def _saved_alpha(node):
        return node.alpha

    @property
    def _saved_batch1(node):
        return saved(node, "batch1_")

    _raw_saved_batch1 = raw_saved("batch1_")

    @property
    def _saved_batch1_sym_argsize_0(node):
        return node.batch1_sym_argsize_0

    @property
    def _saved_batch1_sym_argsize_1(node):
        return node.batch1_sym_argsize_1

    @property
    def _saved_batch2(node):
        return saved(node, "batch2_")

    _raw_saved_batch2 = raw_saved("batch2_")

    @property
    def _saved_batch2_sym_argsize_2(node):
        return node.batch2_sym_argsize_2

    @property
    def _saved_beta(node):
        return node.beta


# from derivatives.yaml: addmv
class AddmvBackward0(Node):
    __slots__ = ("alpha", "beta", "mat_", "vec_")

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
            alpha = node.alpha
            mat_grad = maybe_multiply(grad.ger(vec), alpha)
        if edges[0] is not None:
            beta = node.beta
            self_grad = maybe_multiply(grad, beta)
        if edges[2] is not None:
            alpha = node.alpha
            vec_grad = maybe_multiply(mat.t().mv(grad), alpha)
        return self_grad, mat_grad, vec_grad

    def release_variables(node):
        if node.next_edges[2] is not None:
            node.mat_.reset_data()
        if node.next_edges[1] is not None:
            node.vec_.reset_data()

    @property
    def _saved_alpha(node):
        return node.alpha

    @property
    def _saved_beta(node):
        return node.beta

    @property
    def _saved_mat(node):
        return saved(node, "mat_")

    _raw_saved_mat = raw_saved("mat_")

    @property
    def _saved_vec(node):
        return saved(node, "vec_")

    _raw_saved_vec = raw_saved("vec_")


# from derivatives.yaml: addr
class AddrBackward0(Node):
    __slots__ = ("alpha", "beta", "vec1_", "vec2_")

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
            beta = node.beta
            self_grad = maybe_multiply(grad, beta)
        if edges[1] is not None:
            alpha = node.alpha
            vec1_grad = maybe_multiply(grad.mv(vec2), alpha)
        if edges[2] is not None:
            alpha = node.alpha
            vec2_grad = maybe_multiply(grad.t().mv(vec1), alpha)
        return self_grad, vec1_grad, vec2_grad

    def release_variables(node):
        if node.next_edges[2] is not None:
            node.vec1_.reset_data()
        if node.next_edges[1] is not None:
            node.vec2_.reset_data()

    @property
    def _saved_alpha(node):
        return node.alpha

    @property
    def _saved_beta(node):
        return node.beta

    @property
    def _saved_vec1(node):
        return saved(node, "vec1_")

    _raw_saved_vec1 = raw_saved("vec1_")

    @property
    def _saved_vec2(node):
        return saved(node, "vec2_")

    _raw_saved_vec2 = raw_saved("vec2_")


# from derivatives.yaml: baddbmm
class BaddbmmBackward0(Node):
    __slots__ = ("alpha", "batch1_", "batch2_", "beta")

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
            alpha = node.alpha
            batch1_grad = maybe_multiply(grad.bmm(batch2.transpose(1, 2)), alpha)
        if edges[2] is not None:
            alpha = node.alpha
            batch2_grad = maybe_multiply(batch1.transpose(1, 2).bmm(grad), alpha)
        if edges[0] is not None:
            beta = node.beta
            self_grad = maybe_multiply(grad, beta)
        return self_grad, batch1_grad, batch2_grad

    def release_variables(node):
        if node.next_edges[2] is not None:
            node.batch1_.reset_data()
        if node.next_edges[1] is not None:
            node.batch2_.reset_data()

    @property
    def _saved_alpha(node):
        return node.alpha

    @property
    def _saved_batch1(node):
        return saved(node, "batch1_")

    _raw_saved_batch1 = raw_saved("batch1_")

    @property
    def _saved_batch2(node):
        return saved(node, "batch2_")

    _raw_saved_batch2 = raw_saved("batch2_")

    @property
    def _saved_beta(node):
        return node.beta


# from derivatives.yaml: cholesky
class CholeskyBackward0(Node):
    __slots__ = ("result_", "upper")

    def apply(node, grad):
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        upper = node.upper
        return (cholesky_backward(grad, upper, result),)

    def release_variables(node):
        node.result_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_upper(node):
        return node.upper


# from derivatives.yaml: linalg_cholesky_ex
class LinalgCholeskyExBackward0(Node):
    __slots__ = ("L_", "upper")

    def apply(node, grad):
        L = node.L_.unpack(node)
        if grad is None:
            return (None,)
        upper = node.upper
        return (cholesky_backward(grad, upper, L),)

    def release_variables(node):
        node.L_.reset_data()

    @property
    def _saved_L(node):
        return saved(node, "L_")

    _raw_saved_L = raw_saved("L_")

    @property
    def _saved_upper(node):
        return node.upper


# from derivatives.yaml: cholesky_solve
class CholeskySolveBackward0(Node):
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
            upper = node.upper
            grad_input_mask = (edges[0] is not None, edges[1] is not None)
            self_grad, input2_grad = cholesky_solve_backward(grad, self, input2, result, upper, grad_input_mask)
        return self_grad, input2_grad

    def release_variables(node):
        node.input2_.reset_data()
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_input2(node):
        return saved(node, "input2_")

    _raw_saved_input2 = raw_saved("input2_")

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_upper(node):
        return node.upper


# from derivatives.yaml: cholesky_inverse
class CholeskyInverseBackward0(Node):
    __slots__ = ("result_", "self_", "upper")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        upper = node.upper
        return (cholesky_inverse_backward(grad, self, upper, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_upper(node):
        return node.upper


# from derivatives.yaml: linalg_cross
class LinalgCrossBackward0(Node):
    __slots__ = ("dim", "other_", "self_")

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
            dim = node.dim
            other_grad = linalg_cross(grad, self, dim=dim)
        if edges[0] is not None:
            dim = node.dim
            self_grad = linalg_cross(other, grad, dim=dim)
        return self_grad, other_grad

    def release_variables(node):
        if node.next_edges[0] is not None:
            node.other_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: _linalg_det
class LinalgDetBackward0(Node):
    __slots__ = ("A_", "LU_", "pivots_", "result_")

    def apply(node, grad):
        A = node.A_.unpack()
        LU = node.LU_.unpack(node)
        pivots = node.pivots_.unpack(node)
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (linalg_det_backward(grad, result, A, LU, pivots),)

    def release_variables(node):
        node.A_.reset_data()
        node.LU_.reset_data()
        node.pivots_.reset_data()
        node.result_.reset_data()

    @property
    def _saved_A(node):
        return saved(node, "A_")

    _raw_saved_A = raw_saved("A_")

    @property
    def _saved_LU(node):
        return saved(node, "LU_")

    _raw_saved_LU = raw_saved("LU_")

    @property
    def _saved_pivots(node):
        return saved(node, "pivots_")

    _raw_saved_pivots = raw_saved("pivots_")

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: _linalg_slogdet
class LinalgSlogdetBackward0(Node):
    __slots__ = ("A_", "LU_", "pivots_", "sign_")

    def apply(node, *grads):
        A = node.A_.unpack()
        LU = node.LU_.unpack(node)
        pivots = node.pivots_.unpack(node)
        sign = node.sign_.unpack(node)
        return (slogdet_backward(grads[0], grads[1], A, sign, LU, pivots),)

    def release_variables(node):
        node.A_.reset_data()
        node.LU_.reset_data()
        node.pivots_.reset_data()
        node.sign_.reset_data()

    @property
    def _saved_A(node):
        return saved(node, "A_")

    _raw_saved_A = raw_saved("A_")

    @property
    def _saved_LU(node):
        return saved(node, "LU_")

    _raw_saved_LU = raw_saved("LU_")

    @property
    def _saved_pivots(node):
        return saved(node, "pivots_")

    _raw_saved_pivots = raw_saved("pivots_")

    @property
    def _saved_sign(node):
        return saved(node, "sign_")

    _raw_saved_sign = raw_saved("sign_")


# from derivatives.yaml: vdot
class VdotBackward0(Node):
    __slots__ = ("other_", "self_")

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

    def release_variables(node):
        if node.next_edges[0] is not None:
            node.other_.reset_data()
        if node.next_edges[1] is not None:
            node.self_.reset_data()

    @property
    def _saved_other(node):
        return saved(node, "other_")

    _raw_saved_other = raw_saved("other_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: linalg_inv_ex
class LinalgInvExBackward0(Node):
    __slots__ = ("inverse_",)

    def apply(node, grad):
        inverse = node.inverse_.unpack(node)
        if grad is None:
            return (None,)
        return (-matmul(inverse.mT, matmul(grad, inverse.mT)),)

    def release_variables(node):
        node.inverse_.reset_data()

    @property
    def _saved_inverse(node):
        return saved(node, "inverse_")

    _raw_saved_inverse = raw_saved("inverse_")


# from derivatives.yaml: linalg_pinv.atol_rtol_tensor
class LinalgPinvBackward0(Node):
    __slots__ = ("result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        return (pinv_backward(grad, result, self),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: linalg_lstsq
class LinalgLstsqBackward0(Node):
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

    def release_variables(node):
        node.b_.reset_data()
        node.self_.reset_data()
        node.solution_.reset_data()

    @property
    def _saved_b(node):
        return saved(node, "b_")

    _raw_saved_b = raw_saved("b_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_solution(node):
        return saved(node, "solution_")

    _raw_saved_solution = raw_saved("solution_")


# from derivatives.yaml: linalg_lu_factor_ex
class LinalgLuFactorExBackward0(Node):
    __slots__ = ("LU_", "pivot", "pivots_")

    def apply(node, grad):
        LU = node.LU_.unpack(node)
        pivots = node.pivots_.unpack(node)
        if grad is None:
            return (None,)
        pivot = node.pivot
        return (lu_factor_ex_backward(grad, LU, pivots, pivot),)

    def release_variables(node):
        node.LU_.reset_data()
        node.pivots_.reset_data()

    @property
    def _saved_LU(node):
        return saved(node, "LU_")

    _raw_saved_LU = raw_saved("LU_")

    @property
    def _saved_pivot(node):
        return node.pivot

    @property
    def _saved_pivots(node):
        return saved(node, "pivots_")

    _raw_saved_pivots = raw_saved("pivots_")


# from derivatives.yaml: linalg_lu
class LinalgLuBackward0(Node):
    __slots__ = ("L_", "P_", "U_", "pivot")

    def apply(node, *grads):
        L = node.L_.unpack(node)
        P = node.P_.unpack(node)
        U = node.U_.unpack(node)
        pivot = node.pivot
        return (linalg_lu_backward(grads[1], grads[2], P, L, U, pivot),)

    def release_variables(node):
        node.L_.reset_data()
        node.P_.reset_data()
        node.U_.reset_data()

    @property
    def _saved_L(node):
        return saved(node, "L_")

    _raw_saved_L = raw_saved("L_")

    @property
    def _saved_P(node):
        return saved(node, "P_")

    _raw_saved_P = raw_saved("P_")

    @property
    def _saved_U(node):
        return saved(node, "U_")

    _raw_saved_U = raw_saved("U_")

    @property
    def _saved_pivot(node):
        return node.pivot


# from derivatives.yaml: linalg_lu_solve
class LinalgLuSolveBackward0(Node):
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
            adjoint = node.adjoint
            left = node.left
            B_grad = linalg_lu_solve(LU, pivots, grad, left=left, adjoint=not adjoint)
        if edges[0] is not None:
            adjoint = node.adjoint
            left = node.left
            LU_grad = linalg_lu_solve_LU(grad, LU, pivots, result, left, adjoint)
        return LU_grad, B_grad

    def release_variables(node):
        node.LU_.reset_data()
        node.pivots_.reset_data()
        node.result_.reset_data()

    @property
    def _saved_LU(node):
        return saved(node, "LU_")

    _raw_saved_LU = raw_saved("LU_")

    @property
    def _saved_adjoint(node):
        return node.adjoint

    @property
    def _saved_left(node):
        return node.left

    @property
    def _saved_pivots(node):
        return saved(node, "pivots_")

    _raw_saved_pivots = raw_saved("pivots_")

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: lu_unpack
class LuUnpackBackward0(Node):
    __slots__ = ("LU_data_sym_argsize_minus_1", "LU_data_sym_argsize_minus_2")

    def apply(node, *grads):
        LU_data_sym_argsize_minus_1 = node.LU_data_sym_argsize_minus_1
        LU_data_sym_argsize_minus_2 = node.LU_data_sym_argsize_minus_2
        return (lu_unpack_backward(grads[1], grads[2], LU_data_sym_argsize_minus_2, LU_data_sym_argsize_minus_1),)

    @property
    def _saved_LU_data_sym_argsize_minus_1(node):
        return node.LU_data_sym_argsize_minus_1

    @property
    def _saved_LU_data_sym_argsize_minus_2(node):
        return node.LU_data_sym_argsize_minus_2


# from derivatives.yaml: linalg_matrix_exp
class LinalgMatrixExpBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (linalg_matrix_exp_differential(self, grad, True),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: _pdist_forward
class PdistBackward0(Node):
    __slots__ = ("p", "result_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return (None,)
        p = node.p
        return (_pdist_backward(grad.contiguous(), self, p, result),)

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_p(node):
        return node.p

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: _pdist_backward
class PdistBackwardBackward0(Node):
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


# from derivatives.yaml: _euclidean_dist
class EuclideanDistBackward0(Node):
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

    def release_variables(node):
        node.result_.reset_data()
        node.x1_.reset_data()
        node.x2_.reset_data()

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_x1(node):
        return saved(node, "x1_")

    _raw_saved_x1 = raw_saved("x1_")

    @property
    def _saved_x2(node):
        return saved(node, "x2_")

    _raw_saved_x2 = raw_saved("x2_")


# from derivatives.yaml: _cdist_forward
class CdistBackward0(Node):
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
            p = node.p
            x1_grad = _cdist_backward(grad.contiguous(), x1, x2, p, result)
        if edges[1] is not None:
            p = node.p
            x2_grad = _cdist_backward(grad.mT.contiguous(), x2, x1, p, result.mT.contiguous())
        return x1_grad, x2_grad

    def release_variables(node):
        node.result_.reset_data()
        node.x1_.reset_data()
        node.x2_.reset_data()

    @property
    def _saved_p(node):
        return node.p

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_x1(node):
        return saved(node, "x1_")

    _raw_saved_x1 = raw_saved("x1_")

    @property
    def _saved_x2(node):
        return saved(node, "x2_")

    _raw_saved_x2 = raw_saved("x2_")


# from derivatives.yaml: _cdist_backward
class CdistBackwardBackward0(Node):
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


# from derivatives.yaml: geqrf
class GeqrfBackward0(Node):
    __slots__ = ()
    handles_undefined = True

    def apply(node, *grads):
        return (not_implemented("geqrf"),)


# from derivatives.yaml: linalg_householder_product
class LinalgHouseholderProductBackward0(Node):
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

    def release_variables(node):
        node.input_.reset_data()
        node.result_.reset_data()
        node.tau_.reset_data()

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_tau(node):
        return saved(node, "tau_")

    _raw_saved_tau = raw_saved("tau_")


# from derivatives.yaml: ormqr
class OrmqrBackward0(Node):
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
            left = node.left
            transpose = node.transpose
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            self_grad, input2_grad, input3_grad = ormqr_backward(grad, result, self, input2, input3, left, transpose, grad_input_mask)
        return self_grad, input2_grad, input3_grad

    def release_variables(node):
        node.input2_.reset_data()
        node.input3_.reset_data()
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_input2(node):
        return saved(node, "input2_")

    _raw_saved_input2 = raw_saved("input2_")

    @property
    def _saved_input3(node):
        return saved(node, "input3_")

    _raw_saved_input3 = raw_saved("input3_")

    @property
    def _saved_left(node):
        return node.left

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_transpose(node):
        return node.transpose


# from derivatives.yaml: linalg_qr
class LinalgQrBackward0(Node):
    __slots__ = ("Q_", "R_", "mode")

    def apply(node, *grads):
        Q = node.Q_.unpack(node)
        R = node.R_.unpack(node)
        mode = node.mode
        return (linalg_qr_backward(grads[0], grads[1], Q, R, mode),)

    def release_variables(node):
        node.Q_.reset_data()
        node.R_.reset_data()

    @property
    def _saved_Q(node):
        return saved(node, "Q_")

    _raw_saved_Q = raw_saved("Q_")

    @property
    def _saved_R(node):
        return saved(node, "R_")

    _raw_saved_R = raw_saved("R_")

    @property
    def _saved_mode(node):
        return node.mode


# from derivatives.yaml: _linalg_solve_ex
class LinalgSolveExBackward0(Node):
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
            left = node.left
            grad_input_mask = (edges[0] is not None, edges[1] is not None)
            A_grad, B_grad = linalg_solve_backward(grad, result, A, LU, pivots, left, grad_input_mask)
        return A_grad, B_grad

    def release_variables(node):
        node.A_.reset_data()
        node.LU_.reset_data()
        node.pivots_.reset_data()
        node.result_.reset_data()

    @property
    def _saved_A(node):
        return saved(node, "A_")

    _raw_saved_A = raw_saved("A_")

    @property
    def _saved_LU(node):
        return saved(node, "LU_")

    _raw_saved_LU = raw_saved("LU_")

    @property
    def _saved_left(node):
        return node.left

    @property
    def _saved_pivots(node):
        return saved(node, "pivots_")

    _raw_saved_pivots = raw_saved("pivots_")

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")


# from derivatives.yaml: _linalg_svd
class LinalgSvdBackward0(Node):
    __slots__ = ("S_", "S_sym_argsize_minus_1", "U_", "Vh_", "full_matrices")

    def apply(node, *grads):
        S = node.S_.unpack(node)
        U = node.U_.unpack(node)
        Vh = node.Vh_.unpack(node)
        S_sym_argsize_minus_1 = node.S_sym_argsize_minus_1
        full_matrices = node.full_matrices
        return (svd_backward(grads[0], grads[1], grads[2], U, S, Vh, full_matrices, S_sym_argsize_minus_1),)

    def release_variables(node):
        node.S_.reset_data()
        node.U_.reset_data()
        node.Vh_.reset_data()

    @property
    def _saved_S(node):
        return saved(node, "S_")

    _raw_saved_S = raw_saved("S_")

    @property
    def _saved_S_sym_argsize_minus_1(node):
        return node.S_sym_argsize_minus_1

    @property
    def _saved_U(node):
        return saved(node, "U_")

    _raw_saved_U = raw_saved("U_")

    @property
    def _saved_Vh(node):
        return saved(node, "Vh_")

    _raw_saved_Vh = raw_saved("Vh_")

    @property
    def _saved_full_matrices(node):
        return node.full_matrices


# from derivatives.yaml: _linalg_eigh
class LinalgEighBackward0(Node):
    __slots__ = ("eigenvalues_", "eigenvectors_")

    def apply(node, *grads):
        eigenvalues = node.eigenvalues_.unpack(node)
        eigenvectors = node.eigenvectors_.unpack(node)
        return (linalg_eigh_backward(grads[0], grads[1], eigenvalues, eigenvectors),)

    def release_variables(node):
        node.eigenvalues_.reset_data()
        node.eigenvectors_.reset_data()

    @property
    def _saved_eigenvalues(node):
        return saved(node, "eigenvalues_")

    _raw_saved_eigenvalues = raw_saved("eigenvalues_")

    @property
    def _saved_eigenvectors(node):
        return saved(node, "eigenvectors_")

    _raw_saved_eigenvectors = raw_saved("eigenvectors_")


# from derivatives.yaml: trace
class TraceBackward0(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (trace_backward(grad, self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: triangular_solve
class TriangularSolveBackward0(Node):
    __slots__ = ("A_", "self_", "solution_", "transpose", "unitriangular", "upper")

    def apply(node, *grads):
        A = node.A_.unpack()
        self = node.self_.unpack()
        solution = node.solution_.unpack(node)
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = A_grad = None
        if edges[0] is not None or edges[1] is not None:
            transpose = node.transpose
            unitriangular = node.unitriangular
            upper = node.upper
            grad_input_mask = (edges[0] is not None, edges[1] is not None)
            self_grad, A_grad = triangular_solve_backward(grads[0], grads[1], self, A, solution, upper, transpose, unitriangular, grad_input_mask)
        return self_grad, A_grad

    def release_variables(node):
        node.A_.reset_data()
        node.self_.reset_data()
        node.solution_.reset_data()

    @property
    def _saved_A(node):
        return saved(node, "A_")

    _raw_saved_A = raw_saved("A_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_solution(node):
        return saved(node, "solution_")

    _raw_saved_solution = raw_saved("solution_")

    @property
    def _saved_transpose(node):
        return node.transpose

    @property
    def _saved_unitriangular(node):
        return node.unitriangular

    @property
    def _saved_upper(node):
        return node.upper


# from derivatives.yaml: linalg_solve_triangular
class LinalgSolveTriangularBackward0(Node):
    __slots__ = ("left", "result_", "self_", "unitriangular", "upper")

    def apply(node, grad):
        self = node.self_.unpack()
        result = node.result_.unpack(node)
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = B_grad = None
        if edges[0] is not None or edges[1] is not None:
            left = node.left
            unitriangular = node.unitriangular
            upper = node.upper
            grad_input_mask = (edges[0] is not None, edges[1] is not None)
            self_grad, B_grad = linalg_solve_triangular_backward(grad, self, result, upper, left, unitriangular, grad_input_mask)
        return self_grad, B_grad

    def release_variables(node):
        node.result_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_left(node):
        return node.left

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_unitriangular(node):
        return node.unitriangular

    @property
    def _saved_upper(node):
        return node.upper


# from derivatives.yaml: diag_embed
class DiagEmbedBackward0(Node):
    __slots__ = ("dim1", "dim2", "offset")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim1 = node.dim1
        dim2 = node.dim2
        offset = node.offset
        return (grad.diagonal(offset, dim1, dim2),)

    @property
    def _saved_dim1(node):
        return node.dim1

    @property
    def _saved_dim2(node):
        return node.dim2

    @property
    def _saved_offset(node):
        return node.offset


# from derivatives.yaml: flip
class FlipBackward0(Node):
    __slots__ = ("dims",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        dims = node.dims
        return (grad.flip(dims),)

    @property
    def _saved_dims(node):
        return node.dims


# from derivatives.yaml: index_add
class IndexAddBackward0(Node):
    __slots__ = ("alpha", "dim", "index_", "source_", "source_dim")

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
            alpha = node.alpha
            dim = node.dim
            source_dim = node.source_dim
            source_grad = maybe_multiply(grad.index_select(dim, index).expand_as(source) if source_dim > 0 else grad.index_select(dim, index.squeeze(0)), alpha)
        return self_grad, source_grad

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.index_.reset_data()
        if node.next_edges[1] is not None:
            node.source_.reset_data()

    @property
    def _saved_alpha(node):
        return node.alpha

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")

    _raw_saved_index = raw_saved("index_")

    @property
    def _saved_source(node):
        return saved(node, "source_")

    _raw_saved_source = raw_saved("source_")

    @property
    def _saved_source_dim(node):
        return node.source_dim


# from derivatives.yaml: index_fill.int_Scalar
class IndexFillBackward0(Node):
    __slots__ = ("dim", "index_")

    def apply(node, grad):
        index = node.index_.unpack()
        if grad is None:
            return (None,)
        dim = node.dim
        return (grad.index_fill(dim, index, 0),)

    def release_variables(node):
        node.index_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")

    _raw_saved_index = raw_saved("index_")


# from derivatives.yaml: index_fill.int_Tensor
class IndexFillBackward1(Node):
    __slots__ = ("dim", "index_")

    def apply(node, grad):
        index = node.index_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = value_grad = None
        if edges[0] is not None:
            dim = node.dim
            self_grad = grad.index_fill(dim, index, 0)
        if edges[1] is not None:
            dim = node.dim
            value_grad = grad.index_select(dim, _unique(index, False)[0]).sum()
        return self_grad, value_grad

    def release_variables(node):
        node.index_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")

    _raw_saved_index = raw_saved("index_")


# from derivatives.yaml: masked_scatter
class MaskedScatterBackward0(Node):
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
            source_sym_sizes = node.source_sym_sizes
            source_grad = masked_scatter_backward(grad, mask, source_sym_sizes)
        return self_grad, source_grad

    def release_variables(node):
        node.mask_.reset_data()

    @property
    def _saved_mask(node):
        return saved(node, "mask_")

    _raw_saved_mask = raw_saved("mask_")

    @property
    def _saved_source_sym_sizes(node):
        return node.source_sym_sizes


# from derivatives.yaml: masked_scatter_backward
class MaskedScatterBackwardBackward0(Node):
    __slots__ = ("grad_output_info", "mask_")

    def apply(node, grad):
        mask = node.mask_.unpack()
        if grad is None:
            return (None,)
        grad_output_info = node.grad_output_info
        return (zeros_of(grad_output_info).masked_scatter(mask, grad),)

    def release_variables(node):
        node.mask_.reset_data()

    @property
    def _saved_mask(node):
        return saved(node, "mask_")

    _raw_saved_mask = raw_saved("mask_")


# from derivatives.yaml: put
class PutBackward0(Node):
    __slots__ = ("accumulate", "index_", "source_", "source_info")

    def apply(node, grad):
        index = node.index_.unpack()
        if node.next_edges[1] is not None:
            source = node.source_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = source_grad = None
        if edges[0] is not None:
            accumulate = node.accumulate
            source_info = node.source_info
            self_grad = grad if accumulate else grad.put(index, zeros_of(source_info), False)
        if edges[1] is not None:
            source_grad = grad.take(index).reshape_as(source)
        return self_grad, source_grad

    def release_variables(node):
        node.index_.reset_data()
        if node.next_edges[1] is not None:
            node.source_.reset_data()

    @property
    def _saved_accumulate(node):
        return node.accumulate

    @property
    def _saved_index(node):
        return saved(node, "index_")

    _raw_saved_index = raw_saved("index_")

    @property
    def _saved_source(node):
        return saved(node, "source_")

    _raw_saved_source = raw_saved("source_")


# from derivatives.yaml: repeat
class RepeatBackward0(Node):
    __slots__ = ("repeats", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        repeats = node.repeats
        self_sym_sizes = node.self_sym_sizes
        return (repeat_backward(grad, repeats, self_sym_sizes),)

    @property
    def _saved_repeats(node):
        return node.repeats

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: roll
class RollBackward0(Node):
    __slots__ = ("dims", "shifts")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dims = node.dims
        shifts = node.shifts
        return (roll_backward(grad, shifts, dims),)

    @property
    def _saved_dims(node):
        return node.dims

    @property
    def _saved_shifts(node):
        return node.shifts


# from derivatives.yaml: scatter.src
class ScatterBackward0(Node):
    __slots__ = ("dim", "index_")

    def apply(node, grad):
        index = node.index_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = src_grad = None
        if edges[0] is not None:
            dim = node.dim
            self_grad = grad.scatter(dim, index, 0)
        if edges[1] is not None:
            dim = node.dim
            src_grad = grad.gather(dim, index)
        return self_grad, src_grad

    def release_variables(node):
        node.index_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")

    _raw_saved_index = raw_saved("index_")


# from derivatives.yaml: scatter.value
class ScatterBackward1(Node):
    __slots__ = ("dim", "index_")

    def apply(node, grad):
        index = node.index_.unpack()
        if grad is None:
            return (None,)
        dim = node.dim
        return (grad.scatter(dim, index, 0),)

    def release_variables(node):
        node.index_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")

    _raw_saved_index = raw_saved("index_")


# from derivatives.yaml: scatter_add
class ScatterAddBackward0(Node):
    __slots__ = ("dim", "index_")

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
            dim = node.dim
            src_grad = grad.gather(dim, index)
        return self_grad, src_grad

    def release_variables(node):
        if node.next_edges[1] is not None:
            node.index_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")

    _raw_saved_index = raw_saved("index_")


# from derivatives.yaml: scatter_reduce.two
class ScatterReduceBackward0(Node):
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
            dim = node.dim
            include_self = node.include_self
            reduce = node.reduce
            self_grad, src_grad = scatter_reduce_backward(grad, self, dim, index, src, reduce, include_self, result)
        return self_grad, src_grad

    def release_variables(node):
        node.index_.reset_data()
        node.result_.reset_data()
        node.self_.reset_data()
        node.src_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_include_self(node):
        return node.include_self

    @property
    def _saved_index(node):
        return saved(node, "index_")

    _raw_saved_index = raw_saved("index_")

    @property
    def _saved_reduce(node):
        return node.reduce

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_src(node):
        return saved(node, "src_")

    _raw_saved_src = raw_saved("src_")


# from derivatives.yaml: take
class TakeBackward0(Node):
    __slots__ = ("index_", "self_")

    def apply(node, grad):
        index = node.index_.unpack()
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (take_backward(grad, self, index),)

    def release_variables(node):
        node.index_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_index(node):
        return saved(node, "index_")

    _raw_saved_index = raw_saved("index_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: tril
class TrilBackward0(Node):
    __slots__ = ("diagonal",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        diagonal = node.diagonal
        return (grad.tril(diagonal),)

    @property
    def _saved_diagonal(node):
        return node.diagonal


# from derivatives.yaml: triu
class TriuBackward0(Node):
    __slots__ = ("diagonal",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        diagonal = node.diagonal
        return (grad.triu(diagonal),)

    @property
    def _saved_diagonal(node):
        return node.diagonal


# from derivatives.yaml: unfold
class UnfoldBackward0(Node):
    __slots__ = ("dimension", "self_sym_sizes", "size", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dimension = node.dimension
        self_sym_sizes = node.self_sym_sizes
        size = node.size
        step = node.step
        return (unfold_backward(grad, self_sym_sizes, dimension, size, step),)

    @property
    def _saved_dimension(node):
        return node.dimension

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_size(node):
        return node.size

    @property
    def _saved_step(node):
        return node.step


# from derivatives.yaml: unfold_backward
class UnfoldBackwardBackward0(Node):
    __slots__ = ("dim", "size", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        size = node.size
        step = node.step
        return (grad.unfold(dim, size, step),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_size(node):
        return node.size

    @property
    def _saved_step(node):
        return node.step


# from derivatives.yaml: as_strided_
class AsStridedBackward1(Node):
    __slots__ = ("self_geometry", "size", "storage_offset", "stride")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_geometry = node.self_geometry
        size = node.size
        storage_offset = node.storage_offset
        stride = node.stride
        return (as_strided_backward(grad, self_geometry, size, stride, storage_offset),)

    @property
    def _saved_size(node):
        return node.size

    @property
    def _saved_storage_offset(node):
        return node.storage_offset

    @property
    def _saved_stride(node):
        return node.stride


# from derivatives.yaml: as_strided_scatter
class AsStridedScatterBackward0(Node):
    __slots__ = ("self_geometry", "size", "src_geometry", "storage_offset", "stride")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = src_grad = None
        if edges[0] is not None:
            self_geometry = node.self_geometry
            size = node.size
            src_geometry = node.src_geometry
            storage_offset = node.storage_offset
            stride = node.stride
            self_grad = as_strided_scatter_backward(grad, self_geometry, src_geometry, size, stride, storage_offset)
        if edges[1] is not None:
            size = node.size
            storage_offset = node.storage_offset
            stride = node.stride
            src_grad = grad.contiguous().as_strided(size, stride, storage_offset)
        return self_grad, src_grad

    @property
    def _saved_size(node):
        return node.size

    @property
    def _saved_storage_offset(node):
        return node.storage_offset

    @property
    def _saved_stride(node):
        return node.stride


# from derivatives.yaml: block_diag
class BlockDiagBackward0(Node):
    __slots__ = ("tensors_args_scalartypes", "tensors_args_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,) * len(node.next_edges)
        tensors_args_scalartypes = node.tensors_args_scalartypes
        tensors_args_sizes = node.tensors_args_sizes
        return tuple(block_diag_backward(grad, tensors_args_sizes, tensors_args_scalartypes))


# from derivatives.yaml: constant_pad_nd
class ConstantPadNdBackward0(Node):
    __slots__ = ("pad",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        pad = node.pad
        return (constant_pad_nd_backward(grad, pad),)

    @property
    def _saved_pad(node):
        return node.pad


# from derivatives.yaml: diagonal_scatter
class DiagonalScatterBackward0(Node):
    __slots__ = ("dim1", "dim2", "offset", "src_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = src_grad = None
        if edges[0] is not None:
            dim1 = node.dim1
            dim2 = node.dim2
            offset = node.offset
            src_info = node.src_info
            self_grad = diagonal_scatter(grad, zeros_of(src_info), offset, dim1, dim2)
        if edges[1] is not None:
            dim1 = node.dim1
            dim2 = node.dim2
            offset = node.offset
            src_grad = grad.diagonal(offset, dim1, dim2)
        return self_grad, src_grad

    @property
    def _saved_dim1(node):
        return node.dim1

    @property
    def _saved_dim2(node):
        return node.dim2

    @property
    def _saved_offset(node):
        return node.offset


# from derivatives.yaml: index_copy
class IndexCopyBackward0(Node):
    __slots__ = ("dim", "index_", "source_", "source_dim")

    def apply(node, grad):
        index = node.index_.unpack()
        if node.next_edges[1] is not None:
            source = node.source_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = source_grad = None
        if edges[0] is not None:
            dim = node.dim
            self_grad = grad.index_fill(dim, index, 0)
        if edges[1] is not None:
            dim = node.dim
            source_dim = node.source_dim
            source_grad = grad.index_select(dim, index).expand_as(source) if source_dim > 0 else grad.index_select(dim, index.squeeze(0))
        return self_grad, source_grad

    def release_variables(node):
        node.index_.reset_data()
        if node.next_edges[1] is not None:
            node.source_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return saved(node, "index_")

    _raw_saved_index = raw_saved("index_")

    @property
    def _saved_source(node):
        return saved(node, "source_")

    _raw_saved_source = raw_saved("source_")

    @property
    def _saved_source_dim(node):
        return node.source_dim


# from derivatives.yaml: index_reduce
class IndexReduceBackward0(Node):
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
            dim = node.dim
            include_self = node.include_self
            reduce = node.reduce
            self_grad, source_grad = index_reduce_backward(grad, self, dim, index, source, reduce, include_self, result)
        return self_grad, source_grad

    def release_variables(node):
        node.index_.reset_data()
        node.result_.reset_data()
        node.self_.reset_data()
        node.source_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_include_self(node):
        return node.include_self

    @property
    def _saved_index(node):
        return saved(node, "index_")

    _raw_saved_index = raw_saved("index_")

    @property
    def _saved_reduce(node):
        return node.reduce

    @property
    def _saved_result(node):
        return saved(node, "result_")

    _raw_saved_result = raw_saved("result_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_source(node):
        return saved(node, "source_")

    _raw_saved_source = raw_saved("source_")


# from derivatives.yaml: narrow_copy
class NarrowCopyBackward0(Node):
    __slots__ = ("dim", "length", "self_sym_sizes", "start")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        length = node.length
        self_sym_sizes = node.self_sym_sizes
        start = node.start
        return (slice_backward_wrapper(grad, self_sym_sizes, dim, start, start + length, 1),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_length(node):
        return node.length

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_start(node):
        return node.start


# from derivatives.yaml: rot90
class Rot90Backward0(Node):
    __slots__ = ("dims", "k")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dims = node.dims
        k = node.k
        return (grad.rot90(-k, dims),)

    @property
    def _saved_dims(node):
        return node.dims

    @property
    def _saved_k(node):
        return node.k


# from derivatives.yaml: select_scatter
class SelectScatterBackward0(Node):
    __slots__ = ("dim", "index", "src_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = src_grad = None
        if edges[0] is not None:
            dim = node.dim
            index = node.index
            src_info = node.src_info
            self_grad = select_scatter(grad, zeros_of(src_info), dim, index)
        if edges[1] is not None:
            dim = node.dim
            index = node.index
            src_grad = grad.select(dim, index)
        return self_grad, src_grad

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return node.index


# from derivatives.yaml: slice_scatter
class SliceScatterBackward0(Node):
    __slots__ = ("dim", "end", "src_info", "start", "step")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = src_grad = None
        if edges[0] is not None:
            dim = node.dim
            end = node.end
            src_info = node.src_info
            start = node.start
            step = node.step
            self_grad = slice_scatter(grad, zeros_of(src_info), dim, start, end, step)
        if edges[1] is not None:
            dim = node.dim
            end = node.end
            start = node.start
            step = node.step
            src_grad = slice(grad, dim, start, end, step)
        return self_grad, src_grad

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_end(node):
        return node.end

    @property
    def _saved_start(node):
        return node.start

    @property
    def _saved_step(node):
        return node.step


# from derivatives.yaml: unsafe_split.Tensor
class UnsafeSplitBackward0(Node):
    __slots__ = ("dim", "self_options", "self_sym_sizes", "split_size")

    def apply(node, *grads):
        dim = node.dim
        self_options = node.self_options
        self_sym_sizes = node.self_sym_sizes
        split_size = node.split_size
        return (split_backward(grads, split_size, dim, self_sym_sizes, self_options),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_split_size(node):
        return node.split_size


# from derivatives.yaml: unsafe_split_with_sizes
class UnsafeSplitWithSizesBackward0(Node):
    __slots__ = ("dim", "self_options", "self_sym_sizes", "split_sizes")

    def apply(node, *grads):
        dim = node.dim
        self_options = node.self_options
        self_sym_sizes = node.self_sym_sizes
        split_sizes = node.split_sizes
        return (split_with_sizes_backward(grads, split_sizes, dim, self_sym_sizes, self_options),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_split_sizes(node):
        return node.split_sizes


# from derivatives.yaml: affine_grid_generator
class AffineGridGeneratorBackward0(Node):
    __slots__ = ("align_corners", "size")

    def apply(node, grad):
        if grad is None:
            return (None,)
        align_corners = node.align_corners
        size = node.size
        return (affine_grid_generator_backward(grad, size, align_corners),)

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_size(node):
        return node.size


# from derivatives.yaml: conv_tbc
class ConvTbcBackward0(Node):
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
            pad = node.pad
            self_grad, weight_grad, bias_grad = conv_tbc_backward(grad, self, weight, bias, pad)
        return self_grad, weight_grad, bias_grad

    def release_variables(node):
        node.bias_.reset_data()
        node.self_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_bias(node):
        return saved(node, "bias_")

    _raw_saved_bias = raw_saved("bias_")

    @property
    def _saved_pad(node):
        return node.pad

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: grid_sampler_2d
class GridSampler2DBackward0(Node):
    __slots__ = ("align_corners", "grid_", "input_", "interpolation_mode", "padding_mode")

    def apply(node, grad):
        grid = node.grid_.unpack()
        input = node.input_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = grid_grad = None
        if edges[0] is not None or edges[1] is not None:
            align_corners = node.align_corners
            interpolation_mode = node.interpolation_mode
            padding_mode = node.padding_mode
            grad_input_mask = (edges[0] is not None, edges[1] is not None)
            input_grad, grid_grad = grid_sampler_2d_backward(grad, input, grid, interpolation_mode, padding_mode, align_corners, grad_input_mask)
        return input_grad, grid_grad

    def release_variables(node):
        node.grid_.reset_data()
        node.input_.reset_data()

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_grid(node):
        return saved(node, "grid_")

    _raw_saved_grid = raw_saved("grid_")

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_interpolation_mode(node):
        return node.interpolation_mode

    @property
    def _saved_padding_mode(node):
        return node.padding_mode


# from derivatives.yaml: grid_sampler_2d_backward
class GridSampler2DBackwardBackward0(Node):
    __slots__ = ("align_corners", "grad_output_", "grid_", "input_", "interpolation_mode", "padding_mode")

    def apply(node, *grads):
        grad_output = node.grad_output_.unpack()
        grid = node.grid_.unpack()
        input = node.input_.unpack()
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = input_grad = grid_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            align_corners = node.align_corners
            interpolation_mode = node.interpolation_mode
            padding_mode = node.padding_mode
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_output_grad, input_grad, grid_grad = grid_sampler_double_backward(grads[0], grads[1], grad_output, input, grid, interpolation_mode, padding_mode, align_corners, grad_input_mask)
        return grad_output_grad, input_grad, grid_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.grid_.reset_data()
        node.input_.reset_data()

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_grid(node):
        return saved(node, "grid_")

    _raw_saved_grid = raw_saved("grid_")

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_interpolation_mode(node):
        return node.interpolation_mode

    @property
    def _saved_padding_mode(node):
        return node.padding_mode


# from derivatives.yaml: grid_sampler_3d
class GridSampler3DBackward0(Node):
    __slots__ = ("align_corners", "grid_", "input_", "interpolation_mode", "padding_mode")

    def apply(node, grad):
        grid = node.grid_.unpack()
        input = node.input_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = grid_grad = None
        if edges[0] is not None or edges[1] is not None:
            align_corners = node.align_corners
            interpolation_mode = node.interpolation_mode
            padding_mode = node.padding_mode
            grad_input_mask = (edges[0] is not None, edges[1] is not None)
            input_grad, grid_grad = grid_sampler_3d_backward(grad, input, grid, interpolation_mode, padding_mode, align_corners, grad_input_mask)
        return input_grad, grid_grad

    def release_variables(node):
        node.grid_.reset_data()
        node.input_.reset_data()

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_grid(node):
        return saved(node, "grid_")

    _raw_saved_grid = raw_saved("grid_")

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_interpolation_mode(node):
        return node.interpolation_mode

    @property
    def _saved_padding_mode(node):
        return node.padding_mode


# from derivatives.yaml: grid_sampler_3d_backward
class GridSampler3DBackwardBackward0(Node):
    __slots__ = ("align_corners", "grad_output_", "grid_", "input_", "interpolation_mode", "padding_mode")

    def apply(node, *grads):
        grad_output = node.grad_output_.unpack()
        grid = node.grid_.unpack()
        input = node.input_.unpack()
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = input_grad = grid_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            align_corners = node.align_corners
            interpolation_mode = node.interpolation_mode
            padding_mode = node.padding_mode
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_output_grad, input_grad, grid_grad = grid_sampler_double_backward(grads[0], grads[1], grad_output, input, grid, interpolation_mode, padding_mode, align_corners, grad_input_mask)
        return grad_output_grad, input_grad, grid_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.grid_.reset_data()
        node.input_.reset_data()

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_grid(node):
        return saved(node, "grid_")

    _raw_saved_grid = raw_saved("grid_")

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_interpolation_mode(node):
        return node.interpolation_mode

    @property
    def _saved_padding_mode(node):
        return node.padding_mode


# from derivatives.yaml: _pack_padded_sequence
class PackPaddedSequenceBackward0(Node):
    __slots__ = ("batch_first", "input_sym_sizes", "result1_")

    def apply(node, grad):
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        batch_first = node.batch_first
        input_sym_sizes = node.input_sym_sizes
        return (_pack_padded_sequence_backward(grad, input_sym_sizes, result1, batch_first),)

    def release_variables(node):
        node.result1_.reset_data()

    @property
    def _saved_batch_first(node):
        return node.batch_first

    @property
    def _saved_input_sym_sizes(node):
        return node.input_sym_sizes

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")


# from derivatives.yaml: _weight_norm_interface
class WeightNormInterfaceBackward0(Node):
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
            dim = node.dim
            v_grad, g_grad = weight_norm_backward(grad, v, g, result1, dim)
        return v_grad, g_grad

    def release_variables(node):
        node.g_.reset_data()
        node.result1_.reset_data()
        node.v_.reset_data()

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_g(node):
        return saved(node, "g_")

    _raw_saved_g = raw_saved("g_")

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_v(node):
        return saved(node, "v_")

    _raw_saved_v = raw_saved("v_")


# from derivatives.yaml: native_batch_norm
class NativeBatchNormBackward0(Node):
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
            eps = node.eps
            training = node.training
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = native_batch_norm_backward(grad, input, weight, running_mean, running_var, result1, result2, training, eps, grad_input_mask)
        return input_grad, weight_grad, bias_grad

    def release_variables(node):
        node.input_.reset_data()
        node.result1_.reset_data()
        node.result2_.reset_data()
        node.running_mean_.reset_data()
        node.running_var_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_eps(node):
        return node.eps

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_result2(node):
        return saved(node, "result2_")

    _raw_saved_result2 = raw_saved("result2_")

    @property
    def _saved_running_mean(node):
        return saved(node, "running_mean_")

    _raw_saved_running_mean = raw_saved("running_mean_")

    @property
    def _saved_running_var(node):
        return saved(node, "running_var_")

    _raw_saved_running_var = raw_saved("running_var_")

    @property
    def _saved_training(node):
        return node.training

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: _native_batch_norm_legit
class NativeBatchNormLegitBackward0(Node):
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
            eps = node.eps
            training = node.training
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = native_batch_norm_backward(grad, input, weight, running_mean, running_var, result1, result2, training, eps, grad_input_mask)
        return input_grad, weight_grad, bias_grad

    def release_variables(node):
        node.input_.reset_data()
        node.result1_.reset_data()
        node.result2_.reset_data()
        node.running_mean_.reset_data()
        node.running_var_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_eps(node):
        return node.eps

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_result2(node):
        return saved(node, "result2_")

    _raw_saved_result2 = raw_saved("result2_")

    @property
    def _saved_running_mean(node):
        return saved(node, "running_mean_")

    _raw_saved_running_mean = raw_saved("running_mean_")

    @property
    def _saved_running_var(node):
        return saved(node, "running_var_")

    _raw_saved_running_var = raw_saved("running_var_")

    @property
    def _saved_training(node):
        return node.training

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: _native_batch_norm_legit.no_stats
class NativeBatchNormLegitBackward1(Node):
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
            eps = node.eps
            training = node.training
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = native_batch_norm_backward(grad, input, weight, None, None, result1, result2, training, eps, grad_input_mask)
        return input_grad, weight_grad, bias_grad

    def release_variables(node):
        node.input_.reset_data()
        node.result1_.reset_data()
        node.result2_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_eps(node):
        return node.eps

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_result2(node):
        return saved(node, "result2_")

    _raw_saved_result2 = raw_saved("result2_")

    @property
    def _saved_training(node):
        return node.training

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: native_batch_norm_backward
class NativeBatchNormBackwardBackward0(Node):
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
            eps = node.eps
            train = node.train
            grad_input_mask = (edges[1] is not None, edges[2] is not None, edges[0] is not None)
            input_grad, weight_grad, grad_out_grad = batchnorm_double_backward(input, weight, grads[0], grads[1], grads[2], grad_out, running_mean, running_var, train, eps, save_mean, save_invstd, grad_input_mask)
        if edges[4] is not None:
            save_invstd_grad = not_implemented("native_batch_norm_backward save_invstd")
        if edges[3] is not None:
            save_mean_grad = not_implemented("native_batch_norm_backward save_mean")
        return grad_out_grad, input_grad, weight_grad, save_mean_grad, save_invstd_grad

    def release_variables(node):
        node.grad_out_.reset_data()
        node.input_.reset_data()
        node.running_mean_.reset_data()
        node.running_var_.reset_data()
        node.save_invstd_.reset_data()
        node.save_mean_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_eps(node):
        return node.eps

    @property
    def _saved_grad_out(node):
        return saved(node, "grad_out_")

    _raw_saved_grad_out = raw_saved("grad_out_")

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_running_mean(node):
        return saved(node, "running_mean_")

    _raw_saved_running_mean = raw_saved("running_mean_")

    @property
    def _saved_running_var(node):
        return saved(node, "running_var_")

    _raw_saved_running_var = raw_saved("running_var_")

    @property
    def _saved_save_invstd(node):
        return saved(node, "save_invstd_")

    _raw_saved_save_invstd = raw_saved("save_invstd_")

    @property
    def _saved_save_mean(node):
        return saved(node, "save_mean_")

    _raw_saved_save_mean = raw_saved("save_mean_")

    @property
    def _saved_train(node):
        return node.train

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: native_layer_norm
class NativeLayerNormBackward0(Node):
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
            normalized_shape = node.normalized_shape
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = native_layer_norm_backward(grad, input, normalized_shape, result1, result2, weight, bias, grad_input_mask)
        return input_grad, weight_grad, bias_grad

    def release_variables(node):
        node.bias_.reset_data()
        node.input_.reset_data()
        node.result1_.reset_data()
        node.result2_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_bias(node):
        return saved(node, "bias_")

    _raw_saved_bias = raw_saved("bias_")

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_normalized_shape(node):
        return node.normalized_shape

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_result2(node):
        return saved(node, "result2_")

    _raw_saved_result2 = raw_saved("result2_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: native_layer_norm_backward
class NativeLayerNormBackwardBackward0(Node):
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
            normalized_shape = node.normalized_shape
            grad_input_mask = (edges[1] is not None, edges[4] is not None, edges[0] is not None)
            input_grad, weight_grad, grad_out_grad = layer_norm_double_backward(input, weight, grads[0], grads[1], grads[2], grad_out, mean, rstd, normalized_shape, grad_input_mask)
        if edges[2] is not None:
            mean_grad = not_implemented("native_layer_norm_backward mean")
        if edges[3] is not None:
            rstd_grad = not_implemented("native_layer_norm_backward rstd")
        return grad_out_grad, input_grad, mean_grad, rstd_grad, weight_grad, bias_grad

    def release_variables(node):
        node.grad_out_.reset_data()
        node.input_.reset_data()
        node.mean_.reset_data()
        node.rstd_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_grad_out(node):
        return saved(node, "grad_out_")

    _raw_saved_grad_out = raw_saved("grad_out_")

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_mean(node):
        return saved(node, "mean_")

    _raw_saved_mean = raw_saved("mean_")

    @property
    def _saved_normalized_shape(node):
        return node.normalized_shape

    @property
    def _saved_rstd(node):
        return saved(node, "rstd_")

    _raw_saved_rstd = raw_saved("rstd_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: native_group_norm
class NativeGroupNormBackward0(Node):
    __slots__ = ("C", "HxW", "N", "eps", "group", "input_", "result1_", "result2_", "weight_")

    def apply(node, *grads):
        input = node.input_.unpack()
        weight = node.weight_.unpack()
        result1 = node.result1_.unpack(node)
        result2 = node.result2_.unpack(node)
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            C = node.C
            HxW = node.HxW
            N = node.N
            eps = node.eps
            group = node.group
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = native_group_norm_node_backward(grads, input, result1, result2, weight, N, C, HxW, group, eps, grad_input_mask)
        return input_grad, weight_grad, bias_grad

    def release_variables(node):
        node.input_.reset_data()
        node.result1_.reset_data()
        node.result2_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_C(node):
        return node.C

    @property
    def _saved_HxW(node):
        return node.HxW

    @property
    def _saved_N(node):
        return node.N

    @property
    def _saved_eps(node):
        return node.eps

    @property
    def _saved_group(node):
        return node.group

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_result2(node):
        return saved(node, "result2_")

    _raw_saved_result2 = raw_saved("result2_")

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: embedding
class EmbeddingBackward0(Node):
    __slots__ = ("indices_", "padding_idx", "scale_grad_by_freq", "sparse", "weight_sym_argsize_0")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return (None,)
        padding_idx = node.padding_idx
        scale_grad_by_freq = node.scale_grad_by_freq
        sparse = node.sparse
        weight_sym_argsize_0 = node.weight_sym_argsize_0
        return (embedding_backward(grad, indices, weight_sym_argsize_0, padding_idx, scale_grad_by_freq, sparse),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_padding_idx(node):
        return node.padding_idx

    @property
    def _saved_scale_grad_by_freq(node):
        return node.scale_grad_by_freq

    @property
    def _saved_sparse(node):
        return node.sparse

    @property
    def _saved_weight_sym_argsize_0(node):
        return node.weight_sym_argsize_0


# from derivatives.yaml: embedding_dense_backward
class EmbeddingDenseBackwardBackward0(Node):
    __slots__ = ("indices_", "padding_idx")

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return (None,)
        padding_idx = node.padding_idx
        return (embedding_dense_double_backward(grad, indices, padding_idx),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_padding_idx(node):
        return node.padding_idx


# from derivatives.yaml: _embedding_bag
class EmbeddingBagBackward0(Node):
    __slots__ = ("indices_", "mode", "offsets_", "padding_idx", "per_sample_weights_", "result1_", "result2_", "result3_", "scale_grad_by_freq", "sparse", "weight_", "weight_sym_argsize_0")

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
            mode = node.mode
            padding_idx = node.padding_idx
            per_sample_weights_grad = _embedding_bag_per_sample_weights_backward(grad, weight, indices, offsets, result1, mode, padding_idx)
        if edges[0] is not None:
            mode = node.mode
            padding_idx = node.padding_idx
            scale_grad_by_freq = node.scale_grad_by_freq
            sparse = node.sparse
            weight_sym_argsize_0 = node.weight_sym_argsize_0
            weight_grad = _embedding_bag_backward(grad, indices, offsets, result1, result2, result3, weight_sym_argsize_0, scale_grad_by_freq, mode, sparse, per_sample_weights, padding_idx)
        return weight_grad, per_sample_weights_grad

    def release_variables(node):
        node.indices_.reset_data()
        node.offsets_.reset_data()
        node.per_sample_weights_.reset_data()
        node.result1_.reset_data()
        node.result2_.reset_data()
        node.result3_.reset_data()
        if node.next_edges[1] is not None:
            node.weight_.reset_data()

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")

    @property
    def _saved_mode(node):
        return node.mode

    @property
    def _saved_offsets(node):
        return saved(node, "offsets_")

    _raw_saved_offsets = raw_saved("offsets_")

    @property
    def _saved_padding_idx(node):
        return node.padding_idx

    @property
    def _saved_per_sample_weights(node):
        return saved(node, "per_sample_weights_")

    _raw_saved_per_sample_weights = raw_saved("per_sample_weights_")

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_result2(node):
        return saved(node, "result2_")

    _raw_saved_result2 = raw_saved("result2_")

    @property
    def _saved_result3(node):
        return saved(node, "result3_")

    _raw_saved_result3 = raw_saved("result3_")

    @property
    def _saved_scale_grad_by_freq(node):
        return node.scale_grad_by_freq

    @property
    def _saved_sparse(node):
        return node.sparse

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")

    @property
    def _saved_weight_sym_argsize_0(node):
        return node.weight_sym_argsize_0


# from derivatives.yaml: _embedding_bag_backward
class EmbeddingBagBackwardBackward0(Node):
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


# from derivatives.yaml: _embedding_bag_dense_backward
class EmbeddingBagDenseBackwardBackward0(Node):
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


# from derivatives.yaml: embedding_renorm_
class EmbeddingRenormBackward0(Node):
    __slots__ = ()
    handles_undefined = True

    def apply(node, grad):
        return (not_implemented("embedding_renorm"),)


# from derivatives.yaml: reflection_pad1d
class ReflectionPad1DBackward0(Node):
    __slots__ = ("padding", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        padding = node.padding
        return (reflection_pad1d_backward(grad, self, padding),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: reflection_pad2d
class ReflectionPad2DBackward0(Node):
    __slots__ = ("padding", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        padding = node.padding
        return (reflection_pad2d_backward(grad, self, padding),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: reflection_pad3d
class ReflectionPad3DBackward0(Node):
    __slots__ = ("padding", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        padding = node.padding
        return (reflection_pad3d_backward(grad, self, padding),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: replication_pad1d
class ReplicationPad1DBackward0(Node):
    __slots__ = ("padding", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        padding = node.padding
        return (replication_pad1d_backward(grad, self, padding),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: replication_pad2d
class ReplicationPad2DBackward0(Node):
    __slots__ = ("padding", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        padding = node.padding
        return (replication_pad2d_backward(grad, self, padding),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: replication_pad3d
class ReplicationPad3DBackward0(Node):
    __slots__ = ("padding", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        padding = node.padding
        return (replication_pad3d_backward(grad, self, padding),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: upsample_linear1d
class UpsampleLinear1DBackward0(Node):
    __slots__ = ("align_corners", "output_size", "scales", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        align_corners = node.align_corners
        output_size = node.output_size
        scales = node.scales
        self_sym_sizes = node.self_sym_sizes
        return (upsample_linear1d_backward(grad, output_size, self_sym_sizes, align_corners, scales),)

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales(node):
        return node.scales

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: upsample_bilinear2d
class UpsampleBilinear2DBackward0(Node):
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        align_corners = node.align_corners
        output_size = node.output_size
        scales_h = node.scales_h
        scales_w = node.scales_w
        self_sym_sizes = node.self_sym_sizes
        return (upsample_bilinear2d_backward(grad, output_size, self_sym_sizes, align_corners, scales_h, scales_w),)

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: _upsample_bilinear2d_aa
class UpsampleBilinear2DAaBackward0(Node):
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        align_corners = node.align_corners
        output_size = node.output_size
        scales_h = node.scales_h
        scales_w = node.scales_w
        self_sym_sizes = node.self_sym_sizes
        return (_upsample_bilinear2d_aa_backward(grad, output_size, self_sym_sizes, align_corners, scales_h, scales_w),)

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: upsample_bicubic2d
class UpsampleBicubic2DBackward0(Node):
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        align_corners = node.align_corners
        output_size = node.output_size
        scales_h = node.scales_h
        scales_w = node.scales_w
        self_sym_sizes = node.self_sym_sizes
        return (upsample_bicubic2d_backward(grad, output_size, self_sym_sizes, align_corners, scales_h, scales_w),)

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: _upsample_bicubic2d_aa
class UpsampleBicubic2DAaBackward0(Node):
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        align_corners = node.align_corners
        output_size = node.output_size
        scales_h = node.scales_h
        scales_w = node.scales_w
        self_sym_sizes = node.self_sym_sizes
        return (_upsample_bicubic2d_aa_backward(grad, output_size, self_sym_sizes, align_corners, scales_h, scales_w),)

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: upsample_trilinear3d
class UpsampleTrilinear3DBackward0(Node):
    __slots__ = ("align_corners", "output_size", "scales_d", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        align_corners = node.align_corners
        output_size = node.output_size
        scales_d = node.scales_d
        scales_h = node.scales_h
        scales_w = node.scales_w
        self_sym_sizes = node.self_sym_sizes
        return (upsample_trilinear3d_backward(grad, output_size, self_sym_sizes, align_corners, scales_d, scales_h, scales_w),)

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_d(node):
        return node.scales_d

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: upsample_nearest1d
class UpsampleNearest1DBackward0(Node):
    __slots__ = ("output_size", "scales", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        output_size = node.output_size
        scales = node.scales
        self_sym_sizes = node.self_sym_sizes
        return (upsample_nearest1d_backward(grad, output_size, self_sym_sizes, scales),)

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales(node):
        return node.scales

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: _upsample_nearest_exact1d
class UpsampleNearestExact1DBackward0(Node):
    __slots__ = ("output_size", "scales", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        output_size = node.output_size
        scales = node.scales
        self_sym_sizes = node.self_sym_sizes
        return (_upsample_nearest_exact1d_backward(grad, output_size, self_sym_sizes, scales),)

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales(node):
        return node.scales

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: upsample_nearest2d
class UpsampleNearest2DBackward0(Node):
    __slots__ = ("output_size", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        output_size = node.output_size
        scales_h = node.scales_h
        scales_w = node.scales_w
        self_sym_sizes = node.self_sym_sizes
        return (upsample_nearest2d_backward(grad, output_size, self_sym_sizes, scales_h, scales_w),)

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: _upsample_nearest_exact2d
class UpsampleNearestExact2DBackward0(Node):
    __slots__ = ("output_size", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        output_size = node.output_size
        scales_h = node.scales_h
        scales_w = node.scales_w
        self_sym_sizes = node.self_sym_sizes
        return (_upsample_nearest_exact2d_backward(grad, output_size, self_sym_sizes, scales_h, scales_w),)

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: upsample_nearest3d
class UpsampleNearest3DBackward0(Node):
    __slots__ = ("output_size", "scales_d", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        output_size = node.output_size
        scales_d = node.scales_d
        scales_h = node.scales_h
        scales_w = node.scales_w
        self_sym_sizes = node.self_sym_sizes
        return (upsample_nearest3d_backward(grad, output_size, self_sym_sizes, scales_d, scales_h, scales_w),)

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_d(node):
        return node.scales_d

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: _upsample_nearest_exact3d
class UpsampleNearestExact3DBackward0(Node):
    __slots__ = ("output_size", "scales_d", "scales_h", "scales_w", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        output_size = node.output_size
        scales_d = node.scales_d
        scales_h = node.scales_h
        scales_w = node.scales_w
        self_sym_sizes = node.self_sym_sizes
        return (_upsample_nearest_exact3d_backward(grad, output_size, self_sym_sizes, scales_d, scales_h, scales_w),)

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_d(node):
        return node.scales_d

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: pixel_shuffle
class PixelShuffleBackward0(Node):
    __slots__ = ("upscale_factor",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        upscale_factor = node.upscale_factor
        return (pixel_unshuffle(grad, upscale_factor),)

    @property
    def _saved_upscale_factor(node):
        return node.upscale_factor


# from derivatives.yaml: pixel_unshuffle
class PixelUnshuffleBackward0(Node):
    __slots__ = ("downscale_factor",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        downscale_factor = node.downscale_factor
        return (pixel_shuffle(grad, downscale_factor),)

    @property
    def _saved_downscale_factor(node):
        return node.downscale_factor


# from derivatives.yaml: channel_shuffle
class ChannelShuffleBackward0(Node):
    __slots__ = ("groups",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        groups = node.groups
        return (channel_shuffle(grad, grad.size(1) // groups),)

    @property
    def _saved_groups(node):
        return node.groups


# from derivatives.yaml: _adaptive_avg_pool2d
class AdaptiveAvgPool2DBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (_adaptive_avg_pool2d_backward(grad, self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: _adaptive_avg_pool3d
class AdaptiveAvgPool3DBackward0(Node):
    __slots__ = ("self_",)

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        return (_adaptive_avg_pool3d_backward(grad, self),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: adaptive_max_pool2d
class AdaptiveMaxPool2DBackward0(Node):
    __slots__ = ("result1_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        return (adaptive_max_pool2d_backward(grad, self, result1),)

    def release_variables(node):
        node.result1_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: adaptive_max_pool3d
class AdaptiveMaxPool3DBackward0(Node):
    __slots__ = ("result1_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        return (adaptive_max_pool3d_backward(grad, self, result1),)

    def release_variables(node):
        node.result1_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: avg_pool2d
class AvgPool2DBackward0(Node):
    __slots__ = ("ceil_mode", "count_include_pad", "divisor_override", "kernel_size", "padding", "self_", "stride")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        ceil_mode = node.ceil_mode
        count_include_pad = node.count_include_pad
        divisor_override = node.divisor_override
        kernel_size = node.kernel_size
        padding = node.padding
        stride = node.stride
        return (avg_pool2d_backward(grad, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_ceil_mode(node):
        return node.ceil_mode

    @property
    def _saved_count_include_pad(node):
        return node.count_include_pad

    @property
    def _saved_divisor_override(node):
        return node.divisor_override

    @property
    def _saved_kernel_size(node):
        return node.kernel_size

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_stride(node):
        return node.stride


# from derivatives.yaml: avg_pool3d
class AvgPool3DBackward0(Node):
    __slots__ = ("ceil_mode", "count_include_pad", "divisor_override", "kernel_size", "padding", "self_", "stride")

    def apply(node, grad):
        self = node.self_.unpack()
        if grad is None:
            return (None,)
        ceil_mode = node.ceil_mode
        count_include_pad = node.count_include_pad
        divisor_override = node.divisor_override
        kernel_size = node.kernel_size
        padding = node.padding
        stride = node.stride
        return (avg_pool3d_backward(grad, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),)

    def release_variables(node):
        node.self_.reset_data()

    @property
    def _saved_ceil_mode(node):
        return node.ceil_mode

    @property
    def _saved_count_include_pad(node):
        return node.count_include_pad

    @property
    def _saved_divisor_override(node):
        return node.divisor_override

    @property
    def _saved_kernel_size(node):
        return node.kernel_size

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_stride(node):
        return node.stride


# from derivatives.yaml: fractional_max_pool2d
class FractionalMaxPool2DBackward0(Node):
    __slots__ = ("kernel_size", "output_size", "result1_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        kernel_size = node.kernel_size
        output_size = node.output_size
        return (fractional_max_pool2d_backward(grad, self, kernel_size, output_size, result1),)

    def release_variables(node):
        node.result1_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_kernel_size(node):
        return node.kernel_size

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: fractional_max_pool3d
class FractionalMaxPool3DBackward0(Node):
    __slots__ = ("kernel_size", "output_size", "result1_", "self_")

    def apply(node, grad):
        self = node.self_.unpack()
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        kernel_size = node.kernel_size
        output_size = node.output_size
        return (fractional_max_pool3d_backward(grad, self, kernel_size, output_size, result1),)

    def release_variables(node):
        node.result1_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_kernel_size(node):
        return node.kernel_size

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")


# from derivatives.yaml: max_pool2d_with_indices
class MaxPool2DWithIndicesBackward0(Node):
    __slots__ = ("ceil_mode", "dilation", "kernel_size", "padding", "result1_", "self_", "stride")

    def apply(node, grad):
        self = node.self_.unpack()
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        ceil_mode = node.ceil_mode
        dilation = node.dilation
        kernel_size = node.kernel_size
        padding = node.padding
        stride = node.stride
        return (max_pool2d_with_indices_backward(grad, self, kernel_size, stride, padding, dilation, ceil_mode, result1),)

    def release_variables(node):
        node.result1_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_ceil_mode(node):
        return node.ceil_mode

    @property
    def _saved_dilation(node):
        return node.dilation

    @property
    def _saved_kernel_size(node):
        return node.kernel_size

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_stride(node):
        return node.stride


# from derivatives.yaml: max_pool3d_with_indices
class MaxPool3DWithIndicesBackward0(Node):
    __slots__ = ("ceil_mode", "dilation", "kernel_size", "padding", "result1_", "self_", "stride")

    def apply(node, grad):
        self = node.self_.unpack()
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        ceil_mode = node.ceil_mode
        dilation = node.dilation
        kernel_size = node.kernel_size
        padding = node.padding
        stride = node.stride
        return (max_pool3d_with_indices_backward(grad, self, kernel_size, stride, padding, dilation, ceil_mode, result1),)

    def release_variables(node):
        node.result1_.reset_data()
        node.self_.reset_data()

    @property
    def _saved_ceil_mode(node):
        return node.ceil_mode

    @property
    def _saved_dilation(node):
        return node.dilation

    @property
    def _saved_kernel_size(node):
        return node.kernel_size

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_self(node):
        return saved(node, "self_")

    _raw_saved_self = raw_saved("self_")

    @property
    def _saved_stride(node):
        return node.stride


# from derivatives.yaml: max_unpool2d
class MaxUnpool2DBackward0(Node):
    __slots__ = ("indices_",)

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return (None,)
        return (max_pool_double_backward(grad, indices, 2),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")


# from derivatives.yaml: max_unpool3d
class MaxUnpool3DBackward0(Node):
    __slots__ = ("indices_",)

    def apply(node, grad):
        indices = node.indices_.unpack()
        if grad is None:
            return (None,)
        return (max_pool_double_backward(grad, indices, 3),)

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")


# from derivatives.yaml: convolution
class ConvolutionBackward0(Node):
    __slots__ = ("bias_sym_sizes_opt", "dilation", "groups", "input_", "output_padding", "padding", "stride", "transposed", "weight_")

    def apply(node, grad):
        input = node.input_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            bias_sym_sizes_opt = node.bias_sym_sizes_opt
            dilation = node.dilation
            groups = node.groups
            output_padding = node.output_padding
            padding = node.padding
            stride = node.stride
            transposed = node.transposed
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = convolution_backward(grad, input, weight, bias_sym_sizes_opt, stride, padding, dilation, transposed, output_padding, groups, grad_input_mask)
        return input_grad, weight_grad, bias_grad

    def release_variables(node):
        node.input_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_bias_sym_sizes_opt(node):
        return node.bias_sym_sizes_opt

    @property
    def _saved_dilation(node):
        return node.dilation

    @property
    def _saved_groups(node):
        return node.groups

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_output_padding(node):
        return node.output_padding

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_stride(node):
        return node.stride

    @property
    def _saved_transposed(node):
        return node.transposed

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: _convolution
class ConvolutionBackward1(Node):
    __slots__ = ("bias_sym_sizes_opt", "dilation", "groups", "input_", "output_padding", "padding", "stride", "transposed", "weight_")

    def apply(node, grad):
        input = node.input_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            bias_sym_sizes_opt = node.bias_sym_sizes_opt
            dilation = node.dilation
            groups = node.groups
            output_padding = node.output_padding
            padding = node.padding
            stride = node.stride
            transposed = node.transposed
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = convolution_backward(grad, input, weight, bias_sym_sizes_opt, stride, padding, dilation, transposed, output_padding, groups, grad_input_mask)
        return input_grad, weight_grad, bias_grad

    def release_variables(node):
        node.input_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_bias_sym_sizes_opt(node):
        return node.bias_sym_sizes_opt

    @property
    def _saved_dilation(node):
        return node.dilation

    @property
    def _saved_groups(node):
        return node.groups

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_output_padding(node):
        return node.output_padding

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_stride(node):
        return node.stride

    @property
    def _saved_transposed(node):
        return node.transposed

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: convolution_backward
class ConvolutionBackwardBackward0(Node):
    __slots__ = ("dilation", "grad_output_", "groups", "input_", "output_padding", "padding", "stride", "transposed", "weight_")

    def apply(node, *grads):
        grad_output = node.grad_output_.unpack()
        input = node.input_.unpack()
        weight = node.weight_.unpack()
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = input_grad = weight_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            dilation = node.dilation
            groups = node.groups
            output_padding = node.output_padding
            padding = node.padding
            stride = node.stride
            transposed = node.transposed
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_output_grad, input_grad, weight_grad = _convolution_double_backward(grads[0], grads[1], grads[2], grad_output, weight, input, stride, padding, dilation, transposed, output_padding, groups, grad_input_mask)
        return grad_output_grad, input_grad, weight_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.input_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_dilation(node):
        return node.dilation

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_groups(node):
        return node.groups

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_output_padding(node):
        return node.output_padding

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_stride(node):
        return node.stride

    @property
    def _saved_transposed(node):
        return node.transposed

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: convolution_overrideable
class ConvolutionOverrideableBackward0(Node):
    __slots__ = ("dilation", "groups", "input_", "output_padding", "padding", "stride", "transposed", "weight_")

    def apply(node, grad):
        input = node.input_.unpack()
        weight = node.weight_.unpack()
        if grad is None:
            return None, None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        input_grad = weight_grad = bias_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            dilation = node.dilation
            groups = node.groups
            output_padding = node.output_padding
            padding = node.padding
            stride = node.stride
            transposed = node.transposed
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            input_grad, weight_grad, bias_grad = convolution_backward_overrideable(grad, input, weight, stride, padding, dilation, transposed, output_padding, groups, grad_input_mask)
        return input_grad, weight_grad, bias_grad

    def release_variables(node):
        node.input_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_dilation(node):
        return node.dilation

    @property
    def _saved_groups(node):
        return node.groups

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_output_padding(node):
        return node.output_padding

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_stride(node):
        return node.stride

    @property
    def _saved_transposed(node):
        return node.transposed

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: convolution_backward_overrideable
class ConvolutionBackwardOverrideableBackward0(Node):
    __slots__ = ("dilation", "grad_output_", "groups", "input_", "output_padding", "padding", "stride", "transposed", "weight_")

    def apply(node, *grads):
        grad_output = node.grad_output_.unpack()
        input = node.input_.unpack()
        weight = node.weight_.unpack()
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = input_grad = weight_grad = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            dilation = node.dilation
            groups = node.groups
            output_padding = node.output_padding
            padding = node.padding
            stride = node.stride
            transposed = node.transposed
            grad_input_mask = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_output_grad, input_grad, weight_grad = _convolution_double_backward(grads[0], grads[1], grads[2], grad_output, weight, input, stride, padding, dilation, transposed, output_padding, groups, grad_input_mask)
        return grad_output_grad, input_grad, weight_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.input_.reset_data()
        node.weight_.reset_data()

    @property
    def _saved_dilation(node):
        return node.dilation

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_groups(node):
        return node.groups

    @property
    def _saved_input(node):
        return saved(node, "input_")

    _raw_saved_input = raw_saved("input_")

    @property
    def _saved_output_padding(node):
        return node.output_padding

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_stride(node):
        return node.stride

    @property
    def _saved_transposed(node):
        return node.transposed

    @property
    def _saved_weight(node):
        return saved(node, "weight_")

    _raw_saved_weight = raw_saved("weight_")


# from derivatives.yaml: col2im
class Col2ImBackward0(Node):
    __slots__ = ("dilation", "kernel_size", "padding", "stride")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dilation = node.dilation
        kernel_size = node.kernel_size
        padding = node.padding
        stride = node.stride
        return (im2col(grad, kernel_size, dilation, padding, stride),)

    @property
    def _saved_dilation(node):
        return node.dilation

    @property
    def _saved_kernel_size(node):
        return node.kernel_size

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_stride(node):
        return node.stride


# from derivatives.yaml: im2col
class Im2ColBackward0(Node):
    __slots__ = ("dilation", "kernel_size", "padding", "self_sym_argsize_minus_1", "self_sym_argsize_minus_2", "stride")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dilation = node.dilation
        kernel_size = node.kernel_size
        padding = node.padding
        self_sym_argsize_minus_1 = node.self_sym_argsize_minus_1
        self_sym_argsize_minus_2 = node.self_sym_argsize_minus_2
        stride = node.stride
        return (col2im(grad, (self_sym_argsize_minus_2, self_sym_argsize_minus_1), kernel_size, dilation, padding, stride),)

    @property
    def _saved_dilation(node):
        return node.dilation

    @property
    def _saved_kernel_size(node):
        return node.kernel_size

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_self_sym_argsize_minus_1(node):
        return node.self_sym_argsize_minus_1

    @property
    def _saved_self_sym_argsize_minus_2(node):
        return node.self_sym_argsize_minus_2

    @property
    def _saved_stride(node):
        return node.stride


# from derivatives.yaml: _adaptive_avg_pool2d_backward
class AdaptiveAvgPool2DBackwardBackward0(Node):
    __slots__ = ("grad_output_sym_argsize_minus_1", "grad_output_sym_argsize_minus_2", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_sym_argsize_minus_1 = node.grad_output_sym_argsize_minus_1
            grad_output_sym_argsize_minus_2 = node.grad_output_sym_argsize_minus_2
            grad_output_grad = _adaptive_avg_pool2d(grad, (grad_output_sym_argsize_minus_2, grad_output_sym_argsize_minus_1))
        if edges[1] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    @property
    def _saved_grad_output_sym_argsize_minus_1(node):
        return node.grad_output_sym_argsize_minus_1

    @property
    def _saved_grad_output_sym_argsize_minus_2(node):
        return node.grad_output_sym_argsize_minus_2


# from derivatives.yaml: _adaptive_avg_pool3d_backward
class AdaptiveAvgPool3DBackwardBackward0(Node):
    __slots__ = ("grad_output_sym_argsize_minus_1", "grad_output_sym_argsize_minus_2", "grad_output_sym_argsize_minus_3", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            grad_output_sym_argsize_minus_1 = node.grad_output_sym_argsize_minus_1
            grad_output_sym_argsize_minus_2 = node.grad_output_sym_argsize_minus_2
            grad_output_sym_argsize_minus_3 = node.grad_output_sym_argsize_minus_3
            grad_output_grad = _adaptive_avg_pool3d(grad, (grad_output_sym_argsize_minus_3, grad_output_sym_argsize_minus_2, grad_output_sym_argsize_minus_1))
        if edges[1] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    @property
    def _saved_grad_output_sym_argsize_minus_1(node):
        return node.grad_output_sym_argsize_minus_1

    @property
    def _saved_grad_output_sym_argsize_minus_2(node):
        return node.grad_output_sym_argsize_minus_2

    @property
    def _saved_grad_output_sym_argsize_minus_3(node):
        return node.grad_output_sym_argsize_minus_3


# from derivatives.yaml: adaptive_max_pool2d_backward
class AdaptiveMaxPool2DBackwardBackward0(Node):
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
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")


# from derivatives.yaml: adaptive_max_pool3d_backward
class AdaptiveMaxPool3DBackwardBackward0(Node):
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
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")


# from derivatives.yaml: avg_pool2d_backward
class AvgPool2DBackwardBackward0(Node):
    __slots__ = ("ceil_mode", "count_include_pad", "divisor_override", "kernel_size", "padding", "self_info", "stride")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            ceil_mode = node.ceil_mode
            count_include_pad = node.count_include_pad
            divisor_override = node.divisor_override
            kernel_size = node.kernel_size
            padding = node.padding
            stride = node.stride
            grad_output_grad = avg_pool2d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
        if edges[1] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    @property
    def _saved_ceil_mode(node):
        return node.ceil_mode

    @property
    def _saved_count_include_pad(node):
        return node.count_include_pad

    @property
    def _saved_divisor_override(node):
        return node.divisor_override

    @property
    def _saved_kernel_size(node):
        return node.kernel_size

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_stride(node):
        return node.stride


# from derivatives.yaml: avg_pool3d_backward
class AvgPool3DBackwardBackward0(Node):
    __slots__ = ("ceil_mode", "count_include_pad", "divisor_override", "kernel_size", "padding", "self_info", "stride")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            ceil_mode = node.ceil_mode
            count_include_pad = node.count_include_pad
            divisor_override = node.divisor_override
            kernel_size = node.kernel_size
            padding = node.padding
            stride = node.stride
            grad_output_grad = avg_pool3d(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
        if edges[1] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    @property
    def _saved_ceil_mode(node):
        return node.ceil_mode

    @property
    def _saved_count_include_pad(node):
        return node.count_include_pad

    @property
    def _saved_divisor_override(node):
        return node.divisor_override

    @property
    def _saved_kernel_size(node):
        return node.kernel_size

    @property
    def _saved_padding(node):
        return node.padding

    @property
    def _saved_stride(node):
        return node.stride


# from derivatives.yaml: fractional_max_pool2d_backward
class FractionalMaxPool2DBackwardBackward0(Node):
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
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")


# from derivatives.yaml: fractional_max_pool3d_backward
class FractionalMaxPool3DBackwardBackward0(Node):
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
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")


# from derivatives.yaml: max_pool2d_with_indices_backward
class MaxPool2DWithIndicesBackwardBackward0(Node):
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
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")


# from derivatives.yaml: max_pool3d_with_indices_backward
class MaxPool3DWithIndicesBackwardBackward0(Node):
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
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    def release_variables(node):
        node.indices_.reset_data()

    @property
    def _saved_indices(node):
        return saved(node, "indices_")

    _raw_saved_indices = raw_saved("indices_")


# from derivatives.yaml: reflection_pad1d_backward
class ReflectionPad1DBackwardBackward0(Node):
    __slots__ = ("padding", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            padding = node.padding
            grad_output_grad = reflection_pad1d(grad, padding)
        if edges[1] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    @property
    def _saved_padding(node):
        return node.padding


# from derivatives.yaml: reflection_pad2d_backward
class ReflectionPad2DBackwardBackward0(Node):
    __slots__ = ("padding", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            padding = node.padding
            grad_output_grad = reflection_pad2d(grad, padding)
        if edges[1] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    @property
    def _saved_padding(node):
        return node.padding


# from derivatives.yaml: reflection_pad3d_backward
class ReflectionPad3DBackwardBackward0(Node):
    __slots__ = ("padding", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            padding = node.padding
            grad_output_grad = reflection_pad3d(grad, padding)
        if edges[1] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    @property
    def _saved_padding(node):
        return node.padding


# from derivatives.yaml: replication_pad1d_backward
class ReplicationPad1DBackwardBackward0(Node):
    __slots__ = ("padding", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            padding = node.padding
            grad_output_grad = replication_pad1d(grad, padding)
        if edges[1] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    @property
    def _saved_padding(node):
        return node.padding


# from derivatives.yaml: replication_pad2d_backward
class ReplicationPad2DBackwardBackward0(Node):
    __slots__ = ("padding", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            padding = node.padding
            grad_output_grad = replication_pad2d(grad, padding)
        if edges[1] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    @property
    def _saved_padding(node):
        return node.padding


# from derivatives.yaml: replication_pad3d_backward
class ReplicationPad3DBackwardBackward0(Node):
    __slots__ = ("padding", "self_info")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = self_grad = None
        if edges[0] is not None:
            padding = node.padding
            grad_output_grad = replication_pad3d(grad, padding)
        if edges[1] is not None:
            self_info = node.self_info
            self_grad = zeros_of(self_info)
        return grad_output_grad, self_grad

    @property
    def _saved_padding(node):
        return node.padding


# from derivatives.yaml: upsample_linear1d_backward
class UpsampleLinear1DBackwardBackward0(Node):
    __slots__ = ("align_corners", "output_size", "scales")

    def apply(node, grad):
        if grad is None:
            return (None,)
        align_corners = node.align_corners
        output_size = node.output_size
        scales = node.scales
        return (upsample_linear1d(grad, output_size, align_corners, scales),)

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales(node):
        return node.scales


# from derivatives.yaml: upsample_bilinear2d_backward
class UpsampleBilinear2DBackwardBackward0(Node):
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        align_corners = node.align_corners
        output_size = node.output_size
        scales_h = node.scales_h
        scales_w = node.scales_w
        return (upsample_bilinear2d(grad, output_size, align_corners, scales_h, scales_w),)

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w


# from derivatives.yaml: _upsample_bilinear2d_aa_backward
class UpsampleBilinear2DAaBackwardBackward0(Node):
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        align_corners = node.align_corners
        output_size = node.output_size
        scales_h = node.scales_h
        scales_w = node.scales_w
        return (_upsample_bilinear2d_aa(grad, output_size, align_corners, scales_h, scales_w),)

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w


# from derivatives.yaml: upsample_bicubic2d_backward
class UpsampleBicubic2DBackwardBackward0(Node):
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        align_corners = node.align_corners
        output_size = node.output_size
        scales_h = node.scales_h
        scales_w = node.scales_w
        return (upsample_bicubic2d(grad, output_size, align_corners, scales_h, scales_w),)

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w


# from derivatives.yaml: _upsample_bicubic2d_aa_backward
class UpsampleBicubic2DAaBackwardBackward0(Node):
    __slots__ = ("align_corners", "output_size", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        align_corners = node.align_corners
        output_size = node.output_size
        scales_h = node.scales_h
        scales_w = node.scales_w
        return (_upsample_bicubic2d_aa(grad, output_size, align_corners, scales_h, scales_w),)

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w


# from derivatives.yaml: upsample_trilinear3d_backward
class UpsampleTrilinear3DBackwardBackward0(Node):
    __slots__ = ("align_corners", "output_size", "scales_d", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        align_corners = node.align_corners
        output_size = node.output_size
        scales_d = node.scales_d
        scales_h = node.scales_h
        scales_w = node.scales_w
        return (upsample_trilinear3d(grad, output_size, align_corners, scales_d, scales_h, scales_w),)

    @property
    def _saved_align_corners(node):
        return node.align_corners

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_d(node):
        return node.scales_d

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w


# from derivatives.yaml: upsample_nearest1d_backward
class UpsampleNearest1DBackwardBackward0(Node):
    __slots__ = ("output_size", "scales")

    def apply(node, grad):
        if grad is None:
            return (None,)
        output_size = node.output_size
        scales = node.scales
        return (upsample_nearest1d(grad, output_size, scales),)

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales(node):
        return node.scales


# from derivatives.yaml: _upsample_nearest_exact1d_backward
class UpsampleNearestExact1DBackwardBackward0(Node):
    __slots__ = ("output_size", "scales")

    def apply(node, grad):
        if grad is None:
            return (None,)
        output_size = node.output_size
        scales = node.scales
        return (_upsample_nearest_exact1d(grad, output_size, scales),)

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales(node):
        return node.scales


# from derivatives.yaml: upsample_nearest2d_backward
class UpsampleNearest2DBackwardBackward0(Node):
    __slots__ = ("output_size", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        output_size = node.output_size
        scales_h = node.scales_h
        scales_w = node.scales_w
        return (upsample_nearest2d(grad, output_size, scales_h, scales_w),)

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w


# from derivatives.yaml: _upsample_nearest_exact2d_backward
class UpsampleNearestExact2DBackwardBackward0(Node):
    __slots__ = ("output_size", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        output_size = node.output_size
        scales_h = node.scales_h
        scales_w = node.scales_w
        return (_upsample_nearest_exact2d(grad, output_size, scales_h, scales_w),)

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w


# from derivatives.yaml: upsample_nearest3d_backward
class UpsampleNearest3DBackwardBackward0(Node):
    __slots__ = ("output_size", "scales_d", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        output_size = node.output_size
        scales_d = node.scales_d
        scales_h = node.scales_h
        scales_w = node.scales_w
        return (upsample_nearest3d(grad, output_size, scales_d, scales_h, scales_w),)

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_d(node):
        return node.scales_d

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w


# from derivatives.yaml: _upsample_nearest_exact3d_backward
class UpsampleNearestExact3DBackwardBackward0(Node):
    __slots__ = ("output_size", "scales_d", "scales_h", "scales_w")

    def apply(node, grad):
        if grad is None:
            return (None,)
        output_size = node.output_size
        scales_d = node.scales_d
        scales_h = node.scales_h
        scales_w = node.scales_w
        return (_upsample_nearest_exact3d(grad, output_size, scales_d, scales_h, scales_w),)

    @property
    def _saved_output_size(node):
        return node.output_size

    @property
    def _saved_scales_d(node):
        return node.scales_d

    @property
    def _saved_scales_h(node):
        return node.scales_h

    @property
    def _saved_scales_w(node):
        return node.scales_w


# from derivatives.yaml: bernoulli
class BernoulliBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: bernoulli_.Tensor
class BernoulliBackward1(Node):
    __slots__ = ("p_info",)

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        self_grad = p_grad = None
        if edges[1] is not None:
            p_info = node.p_info
            p_grad = zeros_of(p_info)
        if edges[0] is not None:
            self_grad = zeros_like(grad)
        return self_grad, p_grad


# from derivatives.yaml: bernoulli_.float
class BernoulliBackward2(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: cauchy_
class CauchyBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: exponential_
class ExponentialBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: geometric_
class GeometricBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: log_normal_
class LogNormalBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: native_dropout
class NativeDropoutBackward0(Node):
    __slots__ = ("p", "result1_", "train")

    def apply(node, grad):
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        p = node.p
        train = node.train
        return (native_dropout_gradient(grad, result1, native_dropout_scale(p, train)),)

    def release_variables(node):
        node.result1_.reset_data()

    @property
    def _saved_p(node):
        return node.p

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")


# from derivatives.yaml: native_dropout_backward
class NativeDropoutBackwardBackward0(Node):
    __slots__ = ("grad_output_", "mask_", "scale")

    def apply(node, grad):
        grad_output = node.grad_output_.unpack()
        mask = node.mask_.unpack()
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        grad_output_grad = mask_grad = None
        if edges[0] is not None:
            scale = node.scale
            grad_output_grad = native_dropout_double_backward(grad, grad_output, mask, scale)
        if edges[1] is not None:
            mask_grad = not_implemented("native_dropout_backward: mask")
        return grad_output_grad, mask_grad

    def release_variables(node):
        node.grad_output_.reset_data()
        node.mask_.reset_data()

    @property
    def _saved_grad_output(node):
        return saved(node, "grad_output_")

    _raw_saved_grad_output = raw_saved("grad_output_")

    @property
    def _saved_mask(node):
        return saved(node, "mask_")

    _raw_saved_mask = raw_saved("mask_")

    @property
    def _saved_scale(node):
        return node.scale


# from derivatives.yaml: normal_
class NormalBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: normal.Tensor_float
class NormalBackward1(Node):
    __slots__ = ("mean_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        mean_sym_sizes = node.mean_sym_sizes
        return (zeros_of_shape(mean_sym_sizes, grad),)

    @property
    def _saved_mean_sym_sizes(node):
        return node.mean_sym_sizes


# from derivatives.yaml: normal.float_Tensor
class NormalBackward2(Node):
    __slots__ = ("std_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        std_sym_sizes = node.std_sym_sizes
        return (zeros_of_shape(std_sym_sizes, grad),)

    @property
    def _saved_std_sym_sizes(node):
        return node.std_sym_sizes


# from derivatives.yaml: normal.Tensor_Tensor
class NormalBackward3(Node):
    __slots__ = ("mean_sym_sizes", "std_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return None, None
        edges = wanted_edges(node) if pruned_passes else node.next_edges
        mean_grad = std_grad = None
        if edges[0] is not None:
            mean_sym_sizes = node.mean_sym_sizes
            mean_grad = zeros_of_shape(mean_sym_sizes, grad)
        if edges[1] is not None:
            std_sym_sizes = node.std_sym_sizes
            std_grad = zeros_of_shape(std_sym_sizes, grad)
        return mean_grad, std_grad

    @property
    def _saved_mean_sym_sizes(node):
        return node.mean_sym_sizes

    @property
    def _saved_std_sym_sizes(node):
        return node.std_sym_sizes


# from derivatives.yaml: poisson
class PoissonBackward0(Node):
    __slots__ = ("self_info",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_info = node.self_info
        return (zeros_of(self_info),)


# from derivatives.yaml: random_.from
class RandomBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: random_.to
class RandomBackward1(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: random_
class RandomBackward2(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: uniform_
class UniformBackward0(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (zeros_like(grad),)


# from derivatives.yaml: _scaled_dot_product_flash_attention_for_cpu
class ScaledDotProductFlashAttentionForCpuBackward0(Node):
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
            dropout_p = node.dropout_p
            is_causal = node.is_causal
            scale = node.scale
            query_grad, key_grad, value_grad = _scaled_dot_product_flash_attention_for_cpu_backward(grad, query, key, value, output, logsumexp, dropout_p, is_causal, attn_mask=attn_mask, scale=scale)
        return query_grad, key_grad, value_grad

    def release_variables(node):
        node.attn_mask_.reset_data()
        node.key_.reset_data()
        node.logsumexp_.reset_data()
        node.output_.reset_data()
        node.query_.reset_data()
        node.value_.reset_data()

    @property
    def _saved_attn_mask(node):
        return saved(node, "attn_mask_")

    _raw_saved_attn_mask = raw_saved("attn_mask_")

    @property
    def _saved_dropout_p(node):
        return node.dropout_p

    @property
    def _saved_is_causal(node):
        return node.is_causal

    @property
    def _saved_key(node):
        return saved(node, "key_")

    _raw_saved_key = raw_saved("key_")

    @property
    def _saved_logsumexp(node):
        return saved(node, "logsumexp_")

    _raw_saved_logsumexp = raw_saved("logsumexp_")

    @property
    def _saved_output(node):
        return saved(node, "output_")

    _raw_saved_output = raw_saved("output_")

    @property
    def _saved_query(node):
        return saved(node, "query_")

    _raw_saved_query = raw_saved("query_")

    @property
    def _saved_scale(node):
        return node.scale

    @property
    def _saved_value(node):
        return saved(node, "value_")

    _raw_saved_value = raw_saved("value_")


# from derivatives.yaml: _ctc_loss
class CtcLossBackward0(Node):
    __slots__ = ("blank", "input_lengths", "log_probs_", "result0_", "result1_", "target_lengths", "targets_", "zero_infinity")

    def apply(node, grad):
        log_probs = node.log_probs_.unpack()
        targets = node.targets_.unpack()
        result0 = node.result0_.unpack(node)
        result1 = node.result1_.unpack(node)
        if grad is None:
            return (None,)
        blank = node.blank
        input_lengths = node.input_lengths
        target_lengths = node.target_lengths
        zero_infinity = node.zero_infinity
        return (_ctc_loss_backward(grad, log_probs, targets, input_lengths, target_lengths, result0, result1, blank, zero_infinity),)

    def release_variables(node):
        node.log_probs_.reset_data()
        node.result0_.reset_data()
        node.result1_.reset_data()
        node.targets_.reset_data()

    @property
    def _saved_blank(node):
        return node.blank

    @property
    def _saved_input_lengths(node):
        return node.input_lengths

    @property
    def _saved_log_probs(node):
        return saved(node, "log_probs_")

    _raw_saved_log_probs = raw_saved("log_probs_")

    @property
    def _saved_result0(node):
        return saved(node, "result0_")

    _raw_saved_result0 = raw_saved("result0_")

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_target_lengths(node):
        return node.target_lengths

    @property
    def _saved_targets(node):
        return saved(node, "targets_")

    _raw_saved_targets = raw_saved("targets_")

    @property
    def _saved_zero_infinity(node):
        return node.zero_infinity


# from derivatives.yaml: _ctc_loss.Tensor
class CtcLossBackward1(Node):
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
        blank = node.blank
        zero_infinity = node.zero_infinity
        return (_ctc_loss_backward(grad, log_probs, targets, input_lengths, target_lengths, result0, result1, blank, zero_infinity),)

    def release_variables(node):
        node.input_lengths_.reset_data()
        node.log_probs_.reset_data()
        node.result0_.reset_data()
        node.result1_.reset_data()
        node.target_lengths_.reset_data()
        node.targets_.reset_data()

    @property
    def _saved_blank(node):
        return node.blank

    @property
    def _saved_input_lengths(node):
        return saved(node, "input_lengths_")

    _raw_saved_input_lengths = raw_saved("input_lengths_")

    @property
    def _saved_log_probs(node):
        return saved(node, "log_probs_")

    _raw_saved_log_probs = raw_saved("log_probs_")

    @property
    def _saved_result0(node):
        return saved(node, "result0_")

    _raw_saved_result0 = raw_saved("result0_")

    @property
    def _saved_result1(node):
        return saved(node, "result1_")

    _raw_saved_result1 = raw_saved("result1_")

    @property
    def _saved_target_lengths(node):
        return saved(node, "target_lengths_")

    _raw_saved_target_lengths = raw_saved("target_lengths_")

    @property
    def _saved_targets(node):
        return saved(node, "targets_")

    _raw_saved_targets = raw_saved("targets_")

    @property
    def _saved_zero_infinity(node):
        return node.zero_infinity


# from derivatives.yaml: alias_copy
class AliasBackward0_copy(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: lift_fresh_copy
class LiftFreshBackward0_copy(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad,)


# from derivatives.yaml: as_strided_copy
class AsStridedBackward0_copy(Node):
    __slots__ = ("self_geometry", "size", "storage_offset", "stride")

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_geometry = node.self_geometry
        size = node.size
        storage_offset = node.storage_offset
        stride = node.stride
        return (as_strided_backward(grad, self_geometry, size, stride, storage_offset),)

    @property
    def _saved_size(node):
        return node.size

    @property
    def _saved_storage_offset(node):
        return node.storage_offset

    @property
    def _saved_stride(node):
        return node.stride


# from derivatives.yaml: diagonal_copy
class DiagonalBackward0_copy(Node):
    __slots__ = ("dim1", "dim2", "offset", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim1 = node.dim1
        dim2 = node.dim2
        offset = node.offset
        self_sym_sizes = node.self_sym_sizes
        return (diagonal_backward(grad, self_sym_sizes, offset, dim1, dim2),)

    @property
    def _saved_dim1(node):
        return node.dim1

    @property
    def _saved_dim2(node):
        return node.dim2

    @property
    def _saved_offset(node):
        return node.offset

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: expand_copy
class ExpandBackward0_copy(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (sum_to_size(grad, self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: permute_copy
class PermuteBackward0_copy(Node):
    __slots__ = ("dims",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        dims = node.dims
        return (permute_backwards(grad, dims),)

    @property
    def _saved_dims(node):
        return node.dims


# from derivatives.yaml: _reshape_alias_copy
class ReshapeAliasBackward0_copy(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (grad.reshape(self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: select_copy.int
class SelectBackward0_copy(Node):
    __slots__ = ("dim", "index", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        index = node.index
        self_sym_sizes = node.self_sym_sizes
        return (select_backward(grad, self_sym_sizes, dim, index),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_index(node):
        return node.index

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: slice_copy.Tensor
class SliceBackward0_copy(Node):
    __slots__ = ("dim", "end", "self_sym_sizes", "start", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        end = node.end
        self_sym_sizes = node.self_sym_sizes
        start = node.start
        step = node.step
        return (slice_backward_wrapper(grad, self_sym_sizes, dim, start, end, step),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_end(node):
        return node.end

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_start(node):
        return node.start

    @property
    def _saved_step(node):
        return node.step


# from derivatives.yaml: split_copy.Tensor
class SplitBackward0_copy(Node):
    __slots__ = ("dim", "self_options", "self_sym_sizes", "split_size")

    def apply(node, *grads):
        dim = node.dim
        self_options = node.self_options
        self_sym_sizes = node.self_sym_sizes
        split_size = node.split_size
        return (split_backward(grads, split_size, dim, self_sym_sizes, self_options),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_split_size(node):
        return node.split_size


# from derivatives.yaml: split_with_sizes_copy
class SplitWithSizesBackward0_copy(Node):
    __slots__ = ("dim", "self_options", "self_sym_sizes", "split_sizes")

    def apply(node, *grads):
        dim = node.dim
        self_options = node.self_options
        self_sym_sizes = node.self_sym_sizes
        split_sizes = node.split_sizes
        return (split_with_sizes_backward(grads, split_sizes, dim, self_sym_sizes, self_options),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_split_sizes(node):
        return node.split_sizes


# from derivatives.yaml: squeeze_copy
class SqueezeBackward0_copy(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: squeeze_copy.dim
class SqueezeBackward1_copy(Node):
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, dim, self_sym_sizes),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: squeeze_copy.dims
class SqueezeBackward2_copy(Node):
    __slots__ = ("dim", "self_sym_sizes")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        self_sym_sizes = node.self_sym_sizes
        return (unsqueeze_to(grad, dim, self_sym_sizes),)

    @property
    def _saved_dim(node):
        return node.dim

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: t_copy
class TBackward0_copy(Node):
    __slots__ = ()

    def apply(node, grad):
        if grad is None:
            return (None,)
        return (grad.t(),)


# from derivatives.yaml: transpose_copy.int
class TransposeBackward0_copy(Node):
    __slots__ = ("dim0", "dim1")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim0 = node.dim0
        dim1 = node.dim1
        return (grad.transpose(dim0, dim1),)

    @property
    def _saved_dim0(node):
        return node.dim0

    @property
    def _saved_dim1(node):
        return node.dim1


# from derivatives.yaml: unsqueeze_copy
class UnsqueezeBackward0_copy(Node):
    __slots__ = ("dim",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        dim = node.dim
        return (grad.squeeze(dim),)

    @property
    def _saved_dim(node):
        return node.dim


# from derivatives.yaml: view_copy
class ViewBackward0_copy(Node):
    __slots__ = ("self_sym_sizes",)

    def apply(node, grad):
        if grad is None:
            return (None,)
        self_sym_sizes = node.self_sym_sizes
        return (grad.reshape(self_sym_sizes),)

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes


# from derivatives.yaml: unbind_copy.int
class UnbindBackward0_copy(Node):
    __slots__ = ("dim",)

    def apply(node, *grads):
        dim = node.dim
        return (unbind_backward(grads, dim),)

    @property
    def _saved_dim(node):
        return node.dim


# from derivatives.yaml: unfold_copy
class UnfoldBackward0_copy(Node):
    __slots__ = ("dimension", "self_sym_sizes", "size", "step")

    def apply(node, grad):
        if grad is None:
            return (None,)
        dimension = node.dimension
        self_sym_sizes = node.self_sym_sizes
        size = node.size
        step = node.step
        return (unfold_backward(grad, self_sym_sizes, dimension, size, step),)

    @property
    def _saved_dimension(node):
        return node.dimension

    @property
    def _saved_self_sym_sizes(node):
        return node.self_sym_sizes

    @property
    def _saved_size(node):
        return node.size

    @property
    def _saved_step(node):
        return node.step
