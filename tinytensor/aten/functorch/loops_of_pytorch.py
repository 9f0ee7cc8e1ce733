"""The operators for which PyTorch has no batching rule either: data, read off its dispatch tables.

    torch._C._dispatch_has_kernel_for_dispatch_key("aten::" + name, "FuncTorchBatched")

is False for them, and for FuncTorchBatchedDecomposition and FuncTorchVmapMode. Where such an operator runs in a loop here
as well, it warns as PyTorch's does, and errors are worded as those of its fallback.
"""

PYTORCH_HAS_NO_RULE = frozenset(
    """
    _cholesky_solve_helper _copy_from _copy_from_and_resize _ctc_loss _ctc_loss.Tensor _ctc_loss_backward
    _ctc_loss_backward.Tensor _cummax_helper _cummin_helper _embedding_bag _embedding_bag_backward
    _embedding_bag_dense_backward _embedding_bag_forward_only _embedding_bag_per_sample_weights_backward
    _logcumsumexp _pack_padded_sequence _pdist_backward _pdist_forward _trilinear _unique _upsample_nearest_exact1d
    _upsample_nearest_exact1d_backward _upsample_nearest_exact2d _upsample_nearest_exact2d_backward
    _upsample_nearest_exact3d _upsample_nearest_exact3d_backward _weight_norm_interface addbmm_ addcdiv_ addcmul_ addmm_ addmv_ addr
    addr_ affine_grid_generator as_strided_ baddbmm_ binary_cross_entropy_with_logits bincount clamp_
    clamp_.Tensor conj_physical_ conv_tbc convolution_backward_overrideable convolution_overrideable cumprod_
    cumsum_ dense_dim detach_ detach_copy div_.Scalar_mode embedding_renorm_ eq_.Scalar eq_.Tensor equal
    fill.Scalar fill.Tensor floor_divide_.Scalar floor_divide_.Tensor fmod_.Scalar fmod_.Tensor
    fractional_max_pool2d fractional_max_pool2d_backward fractional_max_pool3d fractional_max_pool3d_backward
    ge_.Scalar ge_.Tensor gelu_ glu_backward_jvp glu_jvp gt_.Scalar gt_.Tensor heaviside_ histc histogram.bin_ct
    histogram.bins_tensor huber_loss_backward hypot_ igamma_ igammac_ index_copy_ index_reduce index_reduce_
    is_pinned is_set_to isin.Scalar_Tensor isin.Tensor_Scalar isin.Tensor_Tensor ldexp_ le_.Scalar le_.Tensor
    lerp_.Scalar lerp_.Tensor lift_fresh linalg_lu lt_.Scalar lt_.Tensor masked_fill.Tensor masked_fill_.Tensor
    masked_scatter masked_scatter_ masked_scatter_backward max_unpool2d max_unpool3d mse_loss_backward
    multi_margin_loss multi_margin_loss_backward multilabel_margin_loss_backward multilabel_margin_loss_forward
    native_channel_shuffle ne_.Scalar ne_.Tensor nextafter_ nll_loss2d_backward nll_loss2d_forward
    nll_loss_backward nll_loss_forward nonzero_static norm.ScalarOpt_dim_dtype norm.ScalarOpt_dtype ormqr
    permute_copy polygamma_ pow_.Tensor put put_ rand_like.generator randint_like.Tensor
    randint_like.Tensor_generator randint_like.generator randint_like.low_generator_dtype randn_like.generator
    remainder_.Scalar remainder_.Tensor renorm renorm_ repeat_interleave.Tensor resize_as_
    rrelu_with_noise_backward scatter_.reduce scatter_.src scatter_.value scatter_.value_reduce
    searchsorted.Scalar select_copy.int set_ set_.source_Storage set_.source_Storage_storage_offset
    set_.source_Tensor slice_copy.Tensor smooth_l1_loss_backward soft_margin_loss soft_margin_loss_backward
    sparse_dim special_airy_ai special_chebyshev_polynomial_t special_chebyshev_polynomial_t.n_scalar
    special_chebyshev_polynomial_t.x_scalar special_chebyshev_polynomial_u
    special_chebyshev_polynomial_u.n_scalar special_chebyshev_polynomial_u.x_scalar
    special_chebyshev_polynomial_v special_chebyshev_polynomial_v.n_scalar
    special_chebyshev_polynomial_v.x_scalar special_chebyshev_polynomial_w
    special_chebyshev_polynomial_w.n_scalar special_chebyshev_polynomial_w.x_scalar special_hermite_polynomial_h
    special_hermite_polynomial_h.n_scalar special_hermite_polynomial_h.x_scalar special_hermite_polynomial_he
    special_hermite_polynomial_he.n_scalar special_hermite_polynomial_he.x_scalar special_laguerre_polynomial_l
    special_laguerre_polynomial_l.n_scalar special_laguerre_polynomial_l.x_scalar special_legendre_polynomial_p
    special_legendre_polynomial_p.n_scalar special_legendre_polynomial_p.x_scalar special_log_ndtr
    special_shifted_chebyshev_polynomial_t special_shifted_chebyshev_polynomial_t.n_scalar
    special_shifted_chebyshev_polynomial_t.x_scalar special_shifted_chebyshev_polynomial_u
    special_shifted_chebyshev_polynomial_u.n_scalar special_shifted_chebyshev_polynomial_u.x_scalar
    special_shifted_chebyshev_polynomial_v special_shifted_chebyshev_polynomial_v.n_scalar
    special_shifted_chebyshev_polynomial_v.x_scalar special_shifted_chebyshev_polynomial_w
    special_shifted_chebyshev_polynomial_w.n_scalar special_shifted_chebyshev_polynomial_w.x_scalar
    split_copy.Tensor squeeze_copy squeeze_copy.dim squeeze_copy.dims t_copy take transpose_copy.int tril_ triu_
    unfold_backward unsafe_split_with_sizes unsqueeze_copy view_copy.dtype xlogy_.Scalar_Other xlogy_.Tensor
    """.split()
)

# Composite operators that PyTorch does not take apart here either: they run in a loop, or not at all.
NOT_TAKEN_APART = frozenset(
    """
    _pack_padded_sequence_backward _pad_packed_sequence _weight_norm norm_except_dim pad_sequence
    _upsample_nearest_exact1d.vec _upsample_nearest_exact2d.vec _upsample_nearest_exact3d.vec
    affine_grid_generator_backward argwhere bilinear chain_matmul clip_ clip_.Tensor column_stack
    conv_tbc_backward ctc_loss.IntList ctc_loss.Tensor diagflat divide_.Scalar embedding_bag
    embedding_bag.padding_idx fill_diagonal_ fix_ float_power_.Scalar float_power_.Tensor greater_.Scalar
    greater_.Tensor greater_equal_.Scalar greater_equal_.Tensor gru.data gru.input gru_cell
    histogramdd histogramdd.TensorList_bins histogramdd.int_bins is_distributed
    isclose kl_div less_.Scalar less_.Tensor less_equal_.Scalar less_equal_.Tensor linalg_cond.p_str
    linalg_matrix_rank.tol_tensor linalg_pinv.rcond_tensor linalg_tensorsolve lstm.data lstm.input lstm_cell
    lu_solve margin_ranking_loss matrix_exp_backward mish_backward moveaxis.int multilabel_margin_loss
    nanquantile nanquantile.scalar narrow.Tensor negative_ nonzero_numpy not_equal_.Scalar not_equal_.Tensor
    pdist pin_memory quantile quantile.scalar rnn_relu.data rnn_relu.input rnn_relu_cell rnn_tanh.data
    rnn_tanh.input rnn_tanh_cell set_.source_Tensor_storage_offset square_ subtract_.Scalar subtract_.Tensor
    tensor_split.tensor_indices_or_sections to_dense trace_backward triplet_margin_loss vander
    """.split()
)
