# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""Every operator as Python functions, all families together: `from tinytensor.aten.functions import add`.

Nothing is defined here. The operators stand in aten/ops/, in a file for each family: `grep -n 'def add(' aten/ops/*.py`.
The imports are stars because lists of all names would be five times this file; a star leaves out names that begin with
`_`, so these are listed. See Note [Star imports of aten/functions.py] in codegen/aten_files.py.

Mirrors the generated ATen/Functions.h.
"""

from types import FunctionType

from tinytensor.aten.ops.core import *  # noqa: F403
from tinytensor.aten.ops.core import (
    _backward, _backward_op, _backward_parser, _copy_from, _copy_from_and_resize, _copy_from_and_resize_default,
    _copy_from_and_resize_op, _copy_from_and_resize_parser, _copy_from_default, _copy_from_op, _copy_from_parser,
    _local_scalar_dense, _local_scalar_dense_default, _local_scalar_dense_op, _local_scalar_dense_parser
)  # fmt: skip
from tinytensor.aten.ops.factories import *  # noqa: F403
from tinytensor.aten.ops.functionalization import *  # noqa: F403
from tinytensor.aten.ops.functionalization import (
    _index_put_impl, _index_put_impl_op, _index_put_impl_parser, _native_batch_norm_legit_functional,
    _native_batch_norm_legit_functional_op, _native_batch_norm_legit_functional_parser
)  # fmt: skip
from tinytensor.aten.ops.indexing import *  # noqa: F403
from tinytensor.aten.ops.indexing import (
    _index_put_impl_, _index_put_impl__default, _index_put_impl__op, _index_put_impl__parser, _unsafe_index,
    _unsafe_index_Tensor, _unsafe_index_Tensor_op, _unsafe_index_parser, _unsafe_index_put, _unsafe_index_put_op,
    _unsafe_index_put_parser, _unsafe_masked_index, _unsafe_masked_index_op, _unsafe_masked_index_parser,
    _unsafe_masked_index_put_accumulate, _unsafe_masked_index_put_accumulate_op,
    _unsafe_masked_index_put_accumulate_parser
)  # fmt: skip
from tinytensor.aten.ops.linalg import *  # noqa: F403
from tinytensor.aten.ops.linalg import (
    _cholesky_solve_helper, _cholesky_solve_helper_default, _cholesky_solve_helper_op, _cholesky_solve_helper_parser,
    _linalg_check_errors, _linalg_check_errors_default, _linalg_check_errors_op, _linalg_check_errors_parser,
    _linalg_det, _linalg_det_default, _linalg_det_op, _linalg_det_parser, _linalg_det_result, _linalg_det_result_op,
    _linalg_det_return, _linalg_eigh, _linalg_eigh_default, _linalg_eigh_eigenvalues, _linalg_eigh_eigenvalues_op,
    _linalg_eigh_op, _linalg_eigh_parser, _linalg_eigh_return, _linalg_slogdet, _linalg_slogdet_default,
    _linalg_slogdet_op, _linalg_slogdet_parser, _linalg_slogdet_return, _linalg_slogdet_sign, _linalg_slogdet_sign_op,
    _linalg_solve_ex, _linalg_solve_ex_default, _linalg_solve_ex_op, _linalg_solve_ex_parser, _linalg_solve_ex_result,
    _linalg_solve_ex_result_op, _linalg_solve_ex_return, _linalg_svd, _linalg_svd_U, _linalg_svd_U_op,
    _linalg_svd_default, _linalg_svd_op, _linalg_svd_parser, _linalg_svd_return, _lu_with_info, _lu_with_info_op,
    _lu_with_info_parser, _lu_with_info_return
)  # fmt: skip
from tinytensor.aten.ops.mkldnn import *  # noqa: F403
from tinytensor.aten.ops.mkldnn import (
    _mkldnn_reshape, _mkldnn_reshape_op, _mkldnn_reshape_parser, _mkldnn_transpose, _mkldnn_transpose_,
    _mkldnn_transpose__op, _mkldnn_transpose__parser, _mkldnn_transpose_op, _mkldnn_transpose_parser
)  # fmt: skip
from tinytensor.aten.ops.nn import *  # noqa: F403
from tinytensor.aten.ops.nn import (
    _adaptive_avg_pool2d, _adaptive_avg_pool2d_backward, _adaptive_avg_pool2d_backward_op,
    _adaptive_avg_pool2d_backward_parser, _adaptive_avg_pool2d_default, _adaptive_avg_pool2d_op,
    _adaptive_avg_pool2d_parser, _adaptive_avg_pool3d, _adaptive_avg_pool3d_backward,
    _adaptive_avg_pool3d_backward_op, _adaptive_avg_pool3d_backward_parser, _adaptive_avg_pool3d_default,
    _adaptive_avg_pool3d_op, _adaptive_avg_pool3d_parser, _batch_norm_impl_index, _batch_norm_impl_index_default,
    _batch_norm_impl_index_op, _batch_norm_impl_index_parser, _cdist_backward, _cdist_backward_op,
    _cdist_backward_parser, _cdist_forward, _cdist_forward_default, _cdist_forward_op, _cdist_forward_parser,
    _convolution, _convolution_default, _convolution_mode, _convolution_mode_default, _convolution_mode_op,
    _convolution_mode_parser, _convolution_op, _convolution_parser, _ctc_loss, _ctc_loss_Tensor, _ctc_loss_Tensor_op,
    _ctc_loss_backward, _ctc_loss_backward_Tensor_op, _ctc_loss_backward_op, _ctc_loss_backward_parser, _ctc_loss_op,
    _ctc_loss_parser, _embedding_bag, _embedding_bag_backward, _embedding_bag_backward_op,
    _embedding_bag_backward_parser, _embedding_bag_default, _embedding_bag_dense_backward,
    _embedding_bag_dense_backward_default, _embedding_bag_dense_backward_op, _embedding_bag_dense_backward_parser,
    _embedding_bag_forward_only, _embedding_bag_forward_only_default, _embedding_bag_forward_only_op,
    _embedding_bag_forward_only_parser, _embedding_bag_op, _embedding_bag_parser,
    _embedding_bag_per_sample_weights_backward, _embedding_bag_per_sample_weights_backward_op,
    _embedding_bag_per_sample_weights_backward_parser, _embedding_bag_sparse_backward,
    _embedding_bag_sparse_backward_op, _embedding_bag_sparse_backward_parser, _euclidean_dist,
    _euclidean_dist_default, _euclidean_dist_op, _euclidean_dist_parser, _fused_rms_norm, _fused_rms_norm_op,
    _fused_rms_norm_parser, _log_softmax, _log_softmax_backward_data, _log_softmax_backward_data_op,
    _log_softmax_backward_data_out_op, _log_softmax_backward_data_parser, _log_softmax_default, _log_softmax_op,
    _log_softmax_out, _log_softmax_out_op, _log_softmax_parser, _native_batch_norm_legit,
    _native_batch_norm_legit_default, _native_batch_norm_legit_no_stats_op, _native_batch_norm_legit_no_stats_out_op,
    _native_batch_norm_legit_op, _native_batch_norm_legit_out_op, _native_batch_norm_legit_parser,
    _pack_padded_sequence, _pack_padded_sequence_backward, _pack_padded_sequence_backward_op,
    _pack_padded_sequence_backward_parser, _pack_padded_sequence_op, _pack_padded_sequence_parser, _pad_circular,
    _pad_circular_default, _pad_circular_op, _pad_circular_parser, _pad_enum, _pad_enum_op, _pad_enum_parser,
    _pad_packed_sequence, _pad_packed_sequence_op, _pad_packed_sequence_parser, _pdist_backward, _pdist_backward_op,
    _pdist_backward_parser, _pdist_forward, _pdist_forward_default, _pdist_forward_op, _pdist_forward_parser,
    _prelu_kernel, _prelu_kernel_backward, _prelu_kernel_backward_op, _prelu_kernel_backward_parser,
    _prelu_kernel_default, _prelu_kernel_op, _prelu_kernel_parser, _safe_softmax, _safe_softmax_default,
    _safe_softmax_op, _safe_softmax_parser, _scaled_dot_product_attention_math,
    _scaled_dot_product_attention_math_default, _scaled_dot_product_attention_math_op,
    _scaled_dot_product_attention_math_parser, _scaled_dot_product_flash_attention_for_cpu,
    _scaled_dot_product_flash_attention_for_cpu_backward, _scaled_dot_product_flash_attention_for_cpu_backward_op,
    _scaled_dot_product_flash_attention_for_cpu_backward_parser,
    _scaled_dot_product_flash_attention_for_cpu_backward_return, _scaled_dot_product_flash_attention_for_cpu_default,
    _scaled_dot_product_flash_attention_for_cpu_op, _scaled_dot_product_flash_attention_for_cpu_parser,
    _scaled_dot_product_flash_attention_for_cpu_return, _softmax, _softmax_backward_data, _softmax_backward_data_op,
    _softmax_backward_data_out_op, _softmax_backward_data_parser, _softmax_default, _softmax_op, _softmax_out,
    _softmax_out_op, _softmax_parser, _trilinear, _trilinear_default, _trilinear_op, _trilinear_parser,
    _upsample_bicubic2d_aa, _upsample_bicubic2d_aa_backward, _upsample_bicubic2d_aa_backward_default,
    _upsample_bicubic2d_aa_backward_grad_input_op, _upsample_bicubic2d_aa_backward_op,
    _upsample_bicubic2d_aa_backward_parser, _upsample_bicubic2d_aa_default, _upsample_bicubic2d_aa_op,
    _upsample_bicubic2d_aa_out_op, _upsample_bicubic2d_aa_parser, _upsample_bicubic2d_aa_vec_op,
    _upsample_bilinear2d_aa, _upsample_bilinear2d_aa_backward, _upsample_bilinear2d_aa_backward_default,
    _upsample_bilinear2d_aa_backward_grad_input_op, _upsample_bilinear2d_aa_backward_op,
    _upsample_bilinear2d_aa_backward_parser, _upsample_bilinear2d_aa_default, _upsample_bilinear2d_aa_op,
    _upsample_bilinear2d_aa_out_op, _upsample_bilinear2d_aa_parser, _upsample_bilinear2d_aa_vec_op,
    _upsample_nearest_exact1d, _upsample_nearest_exact1d_backward, _upsample_nearest_exact1d_backward_default,
    _upsample_nearest_exact1d_backward_grad_input_op, _upsample_nearest_exact1d_backward_op,
    _upsample_nearest_exact1d_backward_parser, _upsample_nearest_exact1d_default, _upsample_nearest_exact1d_op,
    _upsample_nearest_exact1d_out_op, _upsample_nearest_exact1d_parser, _upsample_nearest_exact1d_vec_op,
    _upsample_nearest_exact2d, _upsample_nearest_exact2d_backward, _upsample_nearest_exact2d_backward_default,
    _upsample_nearest_exact2d_backward_grad_input_op, _upsample_nearest_exact2d_backward_op,
    _upsample_nearest_exact2d_backward_parser, _upsample_nearest_exact2d_default, _upsample_nearest_exact2d_op,
    _upsample_nearest_exact2d_out_op, _upsample_nearest_exact2d_parser, _upsample_nearest_exact2d_vec_op,
    _upsample_nearest_exact3d, _upsample_nearest_exact3d_backward, _upsample_nearest_exact3d_backward_default,
    _upsample_nearest_exact3d_backward_grad_input_op, _upsample_nearest_exact3d_backward_op,
    _upsample_nearest_exact3d_backward_parser, _upsample_nearest_exact3d_default, _upsample_nearest_exact3d_op,
    _upsample_nearest_exact3d_out_op, _upsample_nearest_exact3d_parser, _upsample_nearest_exact3d_vec_op,
    _weight_norm, _weight_norm_interface, _weight_norm_interface_op, _weight_norm_interface_parser, _weight_norm_op,
    _weight_norm_parser
)  # fmt: skip
from tinytensor.aten.ops.optim import *  # noqa: F403
from tinytensor.aten.ops.optim import (
    _amp_foreach_non_finite_check_and_unscale_, _amp_foreach_non_finite_check_and_unscale__op,
    _amp_foreach_non_finite_check_and_unscale__parser, _amp_update_scale_, _amp_update_scale__op,
    _amp_update_scale__parser, _foreach_add_, _foreach_add__Scalar, _foreach_add__Scalar_op, _foreach_add__parser,
    _foreach_sub_, _foreach_sub__List, _foreach_sub__List_op, _foreach_sub__parser, _foreach_zero_, _foreach_zero__op,
    _foreach_zero__parser, _fused_adagrad_, _fused_adagrad__default, _fused_adagrad__op, _fused_adagrad__parser,
    _fused_adagrad__tensor_lr, _fused_adagrad__tensor_lr_op, _fused_adam_, _fused_adam__default, _fused_adam__op,
    _fused_adam__parser, _fused_adam__tensor_lr, _fused_adam__tensor_lr_op, _fused_adamw_, _fused_adamw__default,
    _fused_adamw__op, _fused_adamw__parser, _fused_adamw__tensor_lr, _fused_adamw__tensor_lr_op, _fused_sgd_,
    _fused_sgd__default, _fused_sgd__op, _fused_sgd__parser, _fused_sgd__tensor_lr, _fused_sgd__tensor_lr_op
)  # fmt: skip
from tinytensor.aten.ops.pointwise import *  # noqa: F403
from tinytensor.aten.ops.pointwise import (
    __and__, __and___Scalar_op, __and___Tensor_op, __and___parser, __iand__, __iand___Scalar_op, __iand___Tensor_op,
    __iand___parser, __ilshift__, __ilshift___Scalar_op, __ilshift___Tensor_op, __ilshift___parser, __ior__,
    __ior___Scalar_op, __ior___Tensor_op, __ior___parser, __irshift__, __irshift___Scalar_op, __irshift___Tensor_op,
    __irshift___parser, __ixor__, __ixor___Scalar_op, __ixor___Tensor_op, __ixor___parser, __lshift__,
    __lshift___Scalar_op, __lshift___Tensor_op, __lshift___parser, __or__, __or___Scalar_op, __or___Tensor_op,
    __or___parser, __rshift__, __rshift___Scalar_op, __rshift___Tensor_op, __rshift___parser, __xor__,
    __xor___Scalar_op, __xor___Tensor_op, __xor___parser
)  # fmt: skip
from tinytensor.aten.ops.quantized import *  # noqa: F403
from tinytensor.aten.ops.quantized import (
    _choose_qparams_per_tensor, _choose_qparams_per_tensor_op, _choose_qparams_per_tensor_parser,
    _empty_affine_quantized, _empty_affine_quantized_op, _empty_affine_quantized_parser,
    _empty_per_channel_affine_quantized, _empty_per_channel_affine_quantized_op,
    _empty_per_channel_affine_quantized_parser, _fake_quantize_learnable_per_channel_affine,
    _fake_quantize_learnable_per_channel_affine_backward, _fake_quantize_learnable_per_channel_affine_backward_op,
    _fake_quantize_learnable_per_channel_affine_backward_parser, _fake_quantize_learnable_per_channel_affine_op,
    _fake_quantize_learnable_per_channel_affine_parser, _fake_quantize_learnable_per_tensor_affine,
    _fake_quantize_learnable_per_tensor_affine_backward, _fake_quantize_learnable_per_tensor_affine_backward_op,
    _fake_quantize_learnable_per_tensor_affine_backward_parser, _fake_quantize_learnable_per_tensor_affine_op,
    _fake_quantize_learnable_per_tensor_affine_parser, _fake_quantize_per_tensor_affine_cachemask_tensor_qparams,
    _fake_quantize_per_tensor_affine_cachemask_tensor_qparams_op,
    _fake_quantize_per_tensor_affine_cachemask_tensor_qparams_parser,
    _fake_quantize_per_tensor_affine_cachemask_tensor_qparams_return, _fused_moving_avg_obs_fq_helper,
    _fused_moving_avg_obs_fq_helper_op, _fused_moving_avg_obs_fq_helper_parser, _make_per_channel_quantized_tensor,
    _make_per_channel_quantized_tensor_op, _make_per_channel_quantized_tensor_parser,
    _make_per_tensor_quantized_tensor, _make_per_tensor_quantized_tensor_op, _make_per_tensor_quantized_tensor_parser
)  # fmt: skip
from tinytensor.aten.ops.random import *  # noqa: F403
from tinytensor.aten.ops.random import (
    _dirichlet_grad, _dirichlet_grad_op, _dirichlet_grad_parser, _sample_dirichlet, _sample_dirichlet_op,
    _sample_dirichlet_parser, _standard_gamma, _standard_gamma_grad, _standard_gamma_grad_op,
    _standard_gamma_grad_parser, _standard_gamma_op, _standard_gamma_parser
)  # fmt: skip
from tinytensor.aten.ops.reduce import *  # noqa: F403
from tinytensor.aten.ops.reduce import (
    _cummax_helper, _cummax_helper_op, _cummax_helper_parser, _cummin_helper, _cummin_helper_op,
    _cummin_helper_parser, _histogramdd_bin_edges, _histogramdd_bin_edges_op, _histogramdd_bin_edges_parser,
    _histogramdd_from_bin_cts, _histogramdd_from_bin_cts_op, _histogramdd_from_bin_cts_parser,
    _histogramdd_from_bin_tensors, _histogramdd_from_bin_tensors_op, _histogramdd_from_bin_tensors_parser,
    _is_all_true, _is_all_true_op, _is_all_true_parser, _is_any_true, _is_any_true_op, _is_any_true_parser,
    _logcumsumexp, _logcumsumexp_default, _logcumsumexp_op, _logcumsumexp_out, _logcumsumexp_out_op,
    _logcumsumexp_parser, _segment_reduce_backward, _segment_reduce_backward_op, _segment_reduce_backward_parser,
    _unique, _unique2, _unique2_op, _unique2_parser, _unique_op, _unique_parser
)  # fmt: skip
from tinytensor.aten.ops.shape import *  # noqa: F403
from tinytensor.aten.ops.shape import (
    _chunk_cat, _chunk_cat_op, _chunk_cat_out_op, _chunk_cat_parser, _reshape_alias, _reshape_alias_copy,
    _reshape_alias_copy_default, _reshape_alias_copy_op, _reshape_alias_copy_parser, _reshape_alias_default,
    _reshape_alias_op, _reshape_alias_parser, _to_copy, _to_copy_default, _to_copy_op, _to_copy_parser, _unsafe_view,
    _unsafe_view_default, _unsafe_view_op, _unsafe_view_parser
)  # fmt: skip
from tinytensor.aten.ops.sparse import *  # noqa: F403
from tinytensor.aten.ops.sparse import (
    _coalesce, _coalesce_op, _coalesce_parser, _coalesced_, _coalesced__default, _coalesced__op, _coalesced__parser,
    _dimI, _dimI_op, _dimI_parser, _dimV, _dimV_op, _dimV_parser, _indices, _indices_op, _indices_parser, _nnz,
    _nnz_op, _nnz_parser, _sparse_addmm, _sparse_addmm_op, _sparse_addmm_parser, _sparse_broadcast_to,
    _sparse_broadcast_to_op, _sparse_broadcast_to_parser, _sparse_compressed_tensor_unsafe,
    _sparse_compressed_tensor_unsafe_op, _sparse_compressed_tensor_unsafe_parser, _sparse_coo_tensor_unsafe,
    _sparse_coo_tensor_unsafe_op, _sparse_coo_tensor_unsafe_parser, _sparse_coo_tensor_with_dims,
    _sparse_coo_tensor_with_dims_and_tensors, _sparse_coo_tensor_with_dims_and_tensors_op,
    _sparse_coo_tensor_with_dims_and_tensors_parser, _sparse_coo_tensor_with_dims_op,
    _sparse_coo_tensor_with_dims_parser, _sparse_log_softmax, _sparse_log_softmax_backward_data,
    _sparse_log_softmax_backward_data_op, _sparse_log_softmax_backward_data_parser, _sparse_log_softmax_int,
    _sparse_log_softmax_int_op, _sparse_log_softmax_op, _sparse_log_softmax_parser, _sparse_mask_projection,
    _sparse_mask_projection_default, _sparse_mask_projection_op, _sparse_mask_projection_parser, _sparse_mm,
    _sparse_mm_op, _sparse_mm_parser, _sparse_mm_reduce_op, _sparse_softmax, _sparse_softmax_backward_data,
    _sparse_softmax_backward_data_op, _sparse_softmax_backward_data_parser, _sparse_softmax_int,
    _sparse_softmax_int_op, _sparse_softmax_op, _sparse_softmax_parser, _sparse_sparse_matmul,
    _sparse_sparse_matmul_op, _sparse_sparse_matmul_parser, _sparse_sum, _sparse_sum_backward,
    _sparse_sum_backward_op, _sparse_sum_backward_parser, _sparse_sum_dim, _sparse_sum_dim_dtype_op,
    _sparse_sum_dim_op, _sparse_sum_dtype_op, _sparse_sum_op, _sparse_sum_parser, _to_dense, _to_dense_default,
    _to_dense_op, _to_dense_parser, _to_sparse, _to_sparse_bsc, _to_sparse_bsc_default, _to_sparse_bsc_op,
    _to_sparse_bsc_parser, _to_sparse_bsr, _to_sparse_bsr_default, _to_sparse_bsr_op, _to_sparse_bsr_parser,
    _to_sparse_csc, _to_sparse_csc_default, _to_sparse_csc_op, _to_sparse_csc_parser, _to_sparse_csr,
    _to_sparse_csr_default, _to_sparse_csr_op, _to_sparse_csr_parser, _to_sparse_default, _to_sparse_op,
    _to_sparse_parser, _to_sparse_sparse_dim, _to_sparse_sparse_dim_op, _validate_sparse_compressed_tensor_args,
    _validate_sparse_compressed_tensor_args_op, _validate_sparse_compressed_tensor_args_parser,
    _validate_sparse_coo_tensor_args, _validate_sparse_coo_tensor_args_op, _validate_sparse_coo_tensor_args_parser,
    _values, _values_op, _values_parser
)  # fmt: skip
from tinytensor.aten.ops.special import *  # noqa: F403
from tinytensor.aten.python_binding import PythonOverload
from tinytensor.aten.python_docs import document_functions
from tinytensor.aten.core.dispatch.call_stub import compile_stub


def __getattr__(name):
    """A stub that nobody in the library calls is not written. Whoever asks for it here gets it made."""
    handle = globals().get(name.removesuffix("_default") + "_op")
    if handle is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    stub = globals()[name] = compile_stub(handle)
    return stub


document_functions({name: value for name, value in globals().items() if value.__class__ is FunctionType})
