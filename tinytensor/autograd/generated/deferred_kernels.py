# Written by `python -m tinytensor.codegen` from autograd/derivatives.yaml. Do not edit.
"""Which module of this package has which operators' kernels, so that they can be registered before it is imported.

See Note [Kernels are imported when they are needed] in aten/core/dispatch/kernel_function.py.
"""

from tinytensor.aten.core.dispatch.dispatcher import defer_kernels
from tinytensor.c10.dispatch_key import DispatchKey

defer_kernels(
    "tinytensor.autograd.generated.variable_type", (DispatchKey.Autograd,), """
    zeros.out ones.out full.out arange.out arange.start_out add.Tensor add_.Tensor add.out add.Scalar add_.Scalar
    sub.Tensor sub_.Tensor sub.out sub.Scalar sub_.Scalar rsub.Tensor rsub.Scalar mul.Tensor mul_.Tensor mul.out
    mul.Scalar mul_.Scalar div.Tensor div_.Tensor div.out div.Scalar div_.Scalar pow.Tensor_Tensor pow_.Tensor
    pow.Tensor_Tensor_out pow.Scalar pow.Scalar_out pow.Tensor_Scalar pow_.Scalar pow.Tensor_Scalar_out maximum
    maximum.out minimum minimum.out bitwise_and.Tensor bitwise_and_.Tensor bitwise_and.Tensor_out bitwise_and.Scalar
    bitwise_and_.Scalar bitwise_and.Scalar_out bitwise_and.Scalar_Tensor bitwise_or.Tensor bitwise_or_.Tensor
    bitwise_or.Tensor_out bitwise_or.Scalar bitwise_or_.Scalar bitwise_or.Scalar_out bitwise_or.Scalar_Tensor
    bitwise_xor.Tensor bitwise_xor_.Tensor bitwise_xor.Tensor_out bitwise_xor.Scalar bitwise_xor_.Scalar
    bitwise_xor.Scalar_out bitwise_xor.Scalar_Tensor bitwise_not bitwise_not_ bitwise_not.out eq_.Scalar eq_.Tensor
    ne_.Scalar ne_.Tensor lt_.Scalar lt_.Tensor le_.Scalar le_.Tensor gt_.Scalar gt_.Tensor ge_.Scalar ge_.Tensor neg
    neg_ neg.out abs abs_ abs.out sign sign_ sign.out reciprocal reciprocal_ reciprocal.out sqrt sqrt_ sqrt.out rsqrt
    rsqrt_ rsqrt.out exp exp_ exp.out log log_ log.out sin sin_ sin.out cos cos_ cos.out tanh tanh_ tanh.out sigmoid
    sigmoid_ sigmoid.out relu relu_ floor floor_ floor.out ceil ceil_ ceil.out trunc trunc_ trunc.out where.self
    where.self_out clamp clamp_ clamp.out clamp.Tensor clamp_.Tensor clamp.Tensor_out clamp_min clamp_min_ clamp_min.out
    clamp_min.Tensor clamp_min_.Tensor clamp_min.Tensor_out clamp_max clamp_max_ clamp_max.out clamp_max.Tensor
    clamp_max_.Tensor clamp_max.Tensor_out addcmul addcmul_ addcmul.out addcdiv addcdiv_ addcdiv.out lerp.Scalar
    lerp_.Scalar lerp.Scalar_out lerp.Tensor lerp_.Tensor lerp.Tensor_out threshold_backward
    threshold_backward.grad_input sigmoid_backward sigmoid_backward.grad_input tanh_backward tanh_backward.grad_input
    sum sum.dim_IntList sum.IntList_out mean mean.dtype_out mean.dim mean.out prod prod.dim_int prod.int_out amax
    amax.out amin amin.out max.dim max.dim_max max max.unary_out min.dim min.dim_min min min.unary_out var.correction
    var.correction_out std.correction std.correction_out cumsum cumsum_ cumsum.out mm mm.out bmm bmm.out mv mv.out dot
    dot.out addmm addmm_ addmm.out t t_ transpose.int transpose_ permute view _reshape_alias as_strided expand squeeze
    squeeze_ squeeze.dim squeeze_.dim squeeze.dims squeeze_.dims unsqueeze unsqueeze_ select.int slice.Tensor diagonal
    alias lift_fresh lift_fresh_copy unbind.int split.Tensor split_with_sizes _unsafe_view cat cat.out stack stack.out
    select_backward slice_backward diagonal_backward copy clone _to_copy fill.Scalar fill_.Scalar fill.Tensor
    fill_.Tensor zero_ zero resize index.Tensor index.Tensor_out index_put index_put_ _index_put_impl_ _index_put_impl
    _unsafe_index.Tensor _unsafe_index_put _unsafe_masked_index _unsafe_masked_index_put_accumulate index_select
    index_select.out gather gather.out masked_select masked_select.out masked_fill.Scalar masked_fill_.Scalar
    masked_fill.Tensor masked_fill_.Tensor exp2 exp2.out exp2_ expm1 expm1.out expm1_ log2 log2.out log2_ log10
    log10.out log10_ log1p log1p.out log1p_ tan tan.out tan_ asin asin.out asin_ acos acos.out acos_ atan atan.out atan_
    sinh sinh.out sinh_ cosh cosh.out cosh_ asinh asinh.out asinh_ acosh acosh.out acosh_ atanh atanh.out atanh_ erf
    erf.out erf_ erfc erfc.out erfc_ erfinv erfinv.out erfinv_ lgamma.out lgamma lgamma_ digamma.out digamma digamma_
    polygamma.out polygamma polygamma_ frac frac.out frac_ round round.out round.decimals round.decimals_out round_
    round_.decimals sgn sgn.out sgn_ sinc sinc.out sinc_ i0 i0.out i0_ special_entr special_entr.out special_ndtri
    special_ndtri.out special_log_ndtr special_log_ndtr.out special_i0e special_i0e.out special_i1 special_i1.out
    special_i1e special_i1e.out special_erfcx special_erfcx.out logit logit.out logit_ mvlgamma.out mvlgamma mvlgamma_
    deg2rad deg2rad.out deg2rad_ rad2deg rad2deg.out rad2deg_ nan_to_num nan_to_num.out nan_to_num_ angle angle.out
    frexp.Tensor frexp.Tensor_out ldexp.Tensor ldexp.out ldexp_ nextafter.out nextafter nextafter_ copysign.out
    copysign.Tensor copysign.Scalar copysign.Scalar_out copysign_.Tensor copysign_.Scalar heaviside.out heaviside
    heaviside_ conj_physical.out conj_physical_ div.Tensor_mode div.out_mode div.Scalar_mode div_.Tensor_mode
    div_.Scalar_mode floor_divide floor_divide.out floor_divide.Scalar floor_divide_.Tensor floor_divide_.Scalar
    remainder.Scalar_out remainder.Scalar remainder.Tensor_out remainder.Tensor remainder.Scalar_Tensor
    remainder_.Scalar remainder_.Tensor fmod.Scalar_out fmod.Scalar fmod.Tensor_out fmod.Tensor fmod_.Scalar
    fmod_.Tensor atan2.out atan2 atan2_ fmax fmax.out fmin fmin.out hypot.out hypot hypot_ logaddexp.out logaddexp
    logaddexp2.out logaddexp2 igamma.out igamma igamma_ igammac.out igammac igammac_ xlogy.Tensor xlogy.Scalar_Self
    xlogy.Scalar_Other xlogy.OutTensor xlogy.OutScalar_Self xlogy.OutScalar_Other xlogy_.Tensor xlogy_.Scalar_Other
    special_xlog1py special_xlog1py.self_scalar special_xlog1py.other_scalar special_xlog1py.out
    special_xlog1py.self_scalar_out special_xlog1py.other_scalar_out special_zeta special_zeta.self_scalar
    special_zeta.other_scalar special_zeta.out special_zeta.self_scalar_out special_zeta.other_scalar_out gcd.out gcd
    gcd_ lcm.out lcm lcm_ bitwise_left_shift.Tensor bitwise_left_shift.Tensor_out bitwise_left_shift.Tensor_Scalar
    bitwise_left_shift.Tensor_Scalar_out bitwise_left_shift.Scalar_Tensor bitwise_left_shift_.Tensor
    bitwise_left_shift_.Tensor_Scalar bitwise_right_shift.Tensor bitwise_right_shift.Tensor_out
    bitwise_right_shift.Tensor_Scalar bitwise_right_shift.Tensor_Scalar_out bitwise_right_shift.Scalar_Tensor
    bitwise_right_shift_.Tensor bitwise_right_shift_.Tensor_Scalar __lshift__.Scalar __lshift__.Tensor
    __ilshift__.Scalar __ilshift__.Tensor __rshift__.Scalar __rshift__.Tensor __irshift__.Scalar __irshift__.Tensor elu
    elu_ elu.out elu_backward elu_backward.grad_input gelu gelu_ gelu.out gelu_backward gelu_backward.grad_input silu
    silu_ silu.out silu_backward silu_backward.grad_input mish mish_ mish.out hardsigmoid hardsigmoid_ hardsigmoid.out
    hardsigmoid_backward hardsigmoid_backward.grad_input leaky_relu leaky_relu_ leaky_relu.out leaky_relu_backward
    leaky_relu_backward.grad_input threshold threshold_ threshold.out softplus softplus.out softplus_backward
    softplus_backward.grad_input softshrink softshrink.out softshrink_backward softshrink_backward.grad_input hardshrink
    hardshrink.out hardshrink_backward hardshrink_backward.grad_input celu celu_ hardtanh hardtanh_ hardtanh.out
    hardtanh_backward hardtanh_backward.grad_input hardswish hardswish_ hardswish.out hardswish_backward _prelu_kernel
    _prelu_kernel_backward log_sigmoid_forward log_sigmoid_forward.output log_sigmoid_backward
    log_sigmoid_backward.grad_input glu glu.out glu_backward glu_backward.grad_input glu_jvp glu_backward_jvp
    softmax.int_out _softmax _softmax.out _softmax_backward_data _softmax_backward_data.out log_softmax.int_out
    _log_softmax _log_softmax.out _log_softmax_backward_data _log_softmax_backward_data.out _safe_softmax
    rrelu_with_noise rrelu_with_noise_ rrelu_with_noise_functional rrelu_with_noise.out rrelu_with_noise_backward
    mse_loss mse_loss.out mse_loss_backward mse_loss_backward.grad_input smooth_l1_loss smooth_l1_loss.out
    smooth_l1_loss_backward smooth_l1_loss_backward.grad_input huber_loss huber_loss.out huber_loss_backward
    huber_loss_backward.out binary_cross_entropy binary_cross_entropy.out binary_cross_entropy_backward
    binary_cross_entropy_backward.grad_input nll_loss_forward nll_loss_forward.output nll_loss_backward
    nll_loss_backward.grad_input nll_loss2d_forward nll_loss2d_forward.output nll_loss2d_backward
    nll_loss2d_backward.grad_input binary_cross_entropy_with_logits soft_margin_loss soft_margin_loss.out
    soft_margin_loss_backward soft_margin_loss_backward.grad_input multi_margin_loss multi_margin_loss.out
    multi_margin_loss_backward multi_margin_loss_backward.grad_input multilabel_margin_loss_forward
    multilabel_margin_loss_forward.output multilabel_margin_loss_backward multilabel_margin_loss_backward.grad_input
    linear.out _trilinear _scaled_dot_product_flash_attention_for_cpu
    _scaled_dot_product_flash_attention_for_cpu_backward nansum nansum.out aminmax aminmax.out var_mean.correction
    std_mean.correction logsumexp logsumexp.out linalg_vector_norm linalg_vector_norm.out norm.ScalarOpt_dtype
    norm.Scalar norm.ScalarOpt_dim_dtype norm.ScalarOpt_dim norm.dtype_out norm.out dist renorm.out renorm renorm_
    cumprod cumprod_ cumprod.out cummax cummax.out cummin cummin.out logcumsumexp logcumsumexp.out _logcumsumexp
    _logcumsumexp.out sort.values sort.values_stable sort sort.stable topk.values topk kthvalue kthvalue.values median
    median.dim median.dim_values nanmedian nanmedian.dim nanmedian.dim_values mode mode.values _unique _unique2
    unique_dim unique_consecutive unique_dim_consecutive bincount histogram.bins_tensor_out histogram.bins_tensor
    histogram.bin_ct_out histogram.bin_ct segment_reduce _segment_reduce_backward _chunk_cat _chunk_cat.out
    _histogramdd_bin_edges _histogramdd_from_bin_cts _histogramdd_from_bin_tensors addmv addmv.out addmv_ baddbmm
    baddbmm.out baddbmm_ addbmm.out addbmm addbmm_ addr addr.out addr_ vdot vdot.out trace linalg_cross linalg_cross.out
    linalg_matrix_exp _euclidean_dist _cdist_forward _cdist_backward _pdist_forward _pdist_backward linalg_lu_factor_ex
    linalg_lu_factor_ex.out linalg_lu linalg_lu.out lu_unpack lu_unpack.out linalg_lu_solve linalg_lu_solve.out
    linalg_ldl_factor_ex linalg_ldl_factor_ex.out linalg_ldl_solve linalg_ldl_solve.out _linalg_solve_ex
    _linalg_solve_ex.result linalg_inv_ex linalg_inv_ex.inverse linalg_solve_triangular.out linalg_solve_triangular
    triangular_solve.X triangular_solve _linalg_det _linalg_det.result _linalg_slogdet _linalg_slogdet.sign
    linalg_cholesky_ex linalg_cholesky_ex.L cholesky.out cholesky cholesky_solve.out cholesky_solve
    _cholesky_solve_helper cholesky_inverse cholesky_inverse.out linalg_qr linalg_qr.out geqrf.a geqrf
    linalg_householder_product linalg_householder_product.out ormqr.out ormqr _linalg_svd _linalg_svd.U _linalg_eigh
    _linalg_eigh.eigenvalues linalg_eig linalg_eig.out linalg_eigvals.out linalg_lstsq linalg_lstsq.out
    linalg_pinv.atol_rtol_tensor linalg_pinv.atol_rtol_tensor_out scatter.src scatter_.src scatter.src_out scatter.value
    scatter_.value scatter.value_out scatter.reduce scatter_.reduce scatter.reduce_out scatter.value_reduce
    scatter_.value_reduce scatter.value_reduce_out scatter_add scatter_add_ scatter_add.out scatter_reduce.two
    scatter_reduce_.two scatter_reduce.two_out index_add index_add_ index_add.out index_fill_.int_Scalar
    index_fill.int_Scalar index_fill_.int_Tensor index_fill.int_Tensor take take.out put_ put masked_scatter_
    masked_scatter masked_scatter_backward tril tril_ tril.out triu triu_ triu.out flip roll repeat diag_embed
    diag_embed.out unfold unfold_backward diagonal_copy diagonal_copy.out as_strided_ unsafe_split.Tensor
    unsafe_split_with_sizes narrow_copy narrow_copy.out block_diag repeat_interleave.Tensor rot90 constant_pad_nd
    select_scatter slice_scatter slice_scatter.out diagonal_scatter as_strided_scatter resize_as index_copy index_copy_
    index_copy.out index_reduce index_reduce_ index_reduce.out nonzero_static nonzero_static.out alias_copy
    alias_copy.out _reshape_alias_copy as_strided_copy as_strided_copy.out detach_copy detach_copy.out expand_copy
    expand_copy.out permute_copy permute_copy.out select_copy.int select_copy.int_out slice_copy.Tensor
    slice_copy.Tensor_out squeeze_copy squeeze_copy.out squeeze_copy.dim squeeze_copy.dim_out squeeze_copy.dims
    squeeze_copy.dims_out t_copy t_copy.out transpose_copy.int transpose_copy.int_out unfold_copy unfold_copy.out
    unsqueeze_copy unsqueeze_copy.out view_copy view_copy.out view_copy.dtype view_copy.dtype_out split_copy.Tensor
    split_copy.Tensor_out split_with_sizes_copy split_with_sizes_copy.out unbind_copy.int unbind_copy.int_out conv_tbc
    convolution convolution_backward _convolution convolution_overrideable convolution_backward_overrideable im2col.out
    im2col col2im.out col2im max_pool2d_with_indices.out max_pool2d_with_indices
    max_pool2d_with_indices_backward.grad_input max_pool2d_with_indices_backward max_pool3d_with_indices.out
    max_pool3d_with_indices max_pool3d_with_indices_backward.grad_input max_pool3d_with_indices_backward avg_pool2d.out
    avg_pool2d avg_pool2d_backward.grad_input avg_pool2d_backward avg_pool3d.out avg_pool3d
    avg_pool3d_backward.grad_input avg_pool3d_backward adaptive_avg_pool2d.out _adaptive_avg_pool2d
    _adaptive_avg_pool2d_backward adaptive_avg_pool3d.out _adaptive_avg_pool3d _adaptive_avg_pool3d_backward
    adaptive_max_pool2d.out adaptive_max_pool2d adaptive_max_pool2d_backward.grad_input adaptive_max_pool2d_backward
    adaptive_max_pool3d.out adaptive_max_pool3d adaptive_max_pool3d_backward.grad_input adaptive_max_pool3d_backward
    max_unpool2d.out max_unpool2d max_unpool3d.out max_unpool3d fractional_max_pool2d.output fractional_max_pool2d
    fractional_max_pool2d_backward.grad_input fractional_max_pool2d_backward fractional_max_pool3d.output
    fractional_max_pool3d fractional_max_pool3d_backward.grad_input fractional_max_pool3d_backward
    upsample_nearest1d.out upsample_nearest1d upsample_nearest2d.out upsample_nearest2d upsample_nearest3d.out
    upsample_nearest3d upsample_linear1d.out upsample_linear1d upsample_bilinear2d.out upsample_bilinear2d
    upsample_trilinear3d.out upsample_trilinear3d upsample_bicubic2d.out upsample_bicubic2d
    _upsample_nearest_exact1d.out _upsample_nearest_exact1d _upsample_nearest_exact2d.out _upsample_nearest_exact2d
    _upsample_nearest_exact3d.out _upsample_nearest_exact3d _upsample_bilinear2d_aa.out _upsample_bilinear2d_aa
    _upsample_bicubic2d_aa.out _upsample_bicubic2d_aa upsample_nearest1d_backward.grad_input upsample_nearest1d_backward
    upsample_nearest2d_backward.grad_input upsample_nearest2d_backward upsample_nearest3d_backward.grad_input
    upsample_nearest3d_backward upsample_linear1d_backward.grad_input upsample_linear1d_backward
    upsample_bilinear2d_backward.grad_input upsample_bilinear2d_backward upsample_trilinear3d_backward.grad_input
    upsample_trilinear3d_backward upsample_bicubic2d_backward.grad_input upsample_bicubic2d_backward
    _upsample_nearest_exact1d_backward.grad_input _upsample_nearest_exact1d_backward
    _upsample_nearest_exact2d_backward.grad_input _upsample_nearest_exact2d_backward
    _upsample_nearest_exact3d_backward.grad_input _upsample_nearest_exact3d_backward
    _upsample_bilinear2d_aa_backward.grad_input _upsample_bilinear2d_aa_backward
    _upsample_bicubic2d_aa_backward.grad_input _upsample_bicubic2d_aa_backward grid_sampler_2d grid_sampler_2d_backward
    grid_sampler_3d grid_sampler_3d_backward affine_grid_generator pixel_shuffle pixel_unshuffle channel_shuffle
    native_channel_shuffle reflection_pad1d.out reflection_pad1d reflection_pad2d.out reflection_pad2d
    reflection_pad3d.out reflection_pad3d replication_pad1d.out replication_pad1d replication_pad2d.out
    replication_pad2d replication_pad3d.out replication_pad3d reflection_pad1d_backward.grad_input
    reflection_pad1d_backward reflection_pad2d_backward.grad_input reflection_pad2d_backward
    reflection_pad3d_backward.grad_input reflection_pad3d_backward replication_pad1d_backward.grad_input
    replication_pad1d_backward replication_pad2d_backward.grad_input replication_pad2d_backward
    replication_pad3d_backward.grad_input replication_pad3d_backward native_batch_norm native_batch_norm.out
    native_batch_norm_backward _native_batch_norm_legit _native_batch_norm_legit_functional _native_batch_norm_legit.out
    _native_batch_norm_legit.no_stats _native_batch_norm_legit.no_stats_out native_layer_norm native_layer_norm_backward
    native_group_norm native_group_norm_backward embedding embedding_dense_backward embedding_renorm_ embedding_renorm
    _embedding_bag _embedding_bag_forward_only _embedding_bag_backward _embedding_bag_dense_backward
    _embedding_bag_per_sample_weights_backward rand.out rand.generator_out randint.out randint.generator_out
    randint.low_out randint.low_generator_out randperm.out randperm.generator_out uniform_ uniform normal_
    normal_functional log_normal_ log_normal exponential_ exponential cauchy_ cauchy geometric_ geometric random_ random
    random_.to random.to random_.from random.from bernoulli_.Tensor bernoulli.Tensor bernoulli_.float _standard_gamma
    _standard_gamma_grad _sample_dirichlet _dirichlet_grad poisson binomial bernoulli bernoulli.p bernoulli.out
    normal.Tensor_float normal.Tensor_float_out normal.float_Tensor normal.float_Tensor_out normal.Tensor_Tensor
    normal.Tensor_Tensor_out normal.float_float_out native_dropout native_dropout_backward linspace.out
    linspace.Tensor_Tensor_out linspace.Tensor_Scalar_out linspace.Scalar_Tensor_out logspace.out
    logspace.Tensor_Tensor_out logspace.Tensor_Scalar_out logspace.Scalar_Tensor_out range.out_ range.out eye.out
    eye.m_out _pack_padded_sequence _weight_norm_interface _ctc_loss _ctc_loss.Tensor _ctc_loss_backward
    _ctc_loss_backward.Tensor _amp_update_scale_ _sparse_coo_tensor_with_dims_and_tensors _coalesced_ values _coalesce
    _to_dense _to_sparse _to_sparse.sparse_dim sparse_mask _sparse_mask_projection sparse_resize_
    sparse_resize_and_clear_ resize_as_sparse_ _sparse_broadcast_to _sparse_sum.dim _sparse_sum_backward _sparse_softmax
    _sparse_softmax_backward_data _sparse_log_softmax _sparse_log_softmax_backward_data _sparse_sparse_matmul
    _sparse_addmm sspaddmm.out hspmm sparse_compressed_tensor.comp_plain_value_size _to_sparse_csr _to_sparse_csc
    _to_sparse_bsr _to_sparse_bsc sparse_sampled_addmm quantize_per_tensor quantize_per_tensor.tensor_qparams
    quantize_per_tensor.tensors quantize_per_tensor_dynamic quantize_per_channel dequantize.self dequantize.tensors
    q_per_channel_scales q_per_channel_zero_points int_repr _make_per_tensor_quantized_tensor
    _make_per_channel_quantized_tensor _empty_per_channel_affine_quantized empty_quantized quantized_batch_norm
    quantized_max_pool1d quantized_max_pool2d quantized_max_pool3d fake_quantize_per_tensor_affine_cachemask
    _fake_quantize_per_tensor_affine_cachemask_tensor_qparams _fake_quantize_learnable_per_tensor_affine
    fake_quantize_per_channel_affine_cachemask _fake_quantize_learnable_per_channel_affine
    _fused_moving_avg_obs_fq_helper to_mkldnn mkldnn_reorder_conv2d_weight mkldnn_reorder_conv3d_weight mkldnn_linear
    mkldnn_linear_backward_input mkldnn_linear_backward_weights mkldnn_rnn_layer mkldnn_rnn_layer_backward
    mkldnn_linear_backward mkldnn_convolution mkldnn_max_pool2d mkldnn_max_pool2d_backward mkldnn_max_pool3d
    mkldnn_max_pool3d_backward mkldnn_adaptive_avg_pool2d mkldnn_adaptive_avg_pool2d.out
    mkldnn_adaptive_avg_pool2d_backward _mkldnn_reshape _mkldnn_transpose _mkldnn_transpose_
    """, only_if_requires_grad=True,
)

defer_kernels(
    "tinytensor.autograd.generated.inplace_or_view_type", (DispatchKey.ADInplaceOrView,), """
    zeros.out ones.out full.out arange.out arange.start_out add_.Tensor add.out add_.Scalar sub_.Tensor sub.out
    sub_.Scalar mul_.Tensor mul.out mul_.Scalar div_.Tensor div.out div_.Scalar pow_.Tensor pow.Tensor_Tensor_out
    pow.Scalar_out pow_.Scalar pow.Tensor_Scalar_out maximum.out minimum.out logical_and_ logical_and.out logical_or_
    logical_or.out logical_not_ logical_not.out bitwise_and_.Tensor bitwise_and.Tensor_out bitwise_and_.Scalar
    bitwise_and.Scalar_out bitwise_or_.Tensor bitwise_or.Tensor_out bitwise_or_.Scalar bitwise_or.Scalar_out
    bitwise_xor_.Tensor bitwise_xor.Tensor_out bitwise_xor_.Scalar bitwise_xor.Scalar_out bitwise_not_ bitwise_not.out
    eq_.Scalar eq.Scalar_out eq_.Tensor eq.Tensor_out ne_.Scalar ne.Scalar_out ne_.Tensor ne.Tensor_out lt_.Scalar
    lt.Scalar_out lt_.Tensor lt.Tensor_out le_.Scalar le.Scalar_out le_.Tensor le.Tensor_out gt_.Scalar gt.Scalar_out
    gt_.Tensor gt.Tensor_out ge_.Scalar ge.Scalar_out ge_.Tensor ge.Tensor_out neg_ neg.out abs_ abs.out sign_ sign.out
    reciprocal_ reciprocal.out sqrt_ sqrt.out rsqrt_ rsqrt.out exp_ exp.out log_ log.out sin_ sin.out cos_ cos.out tanh_
    tanh.out sigmoid_ sigmoid.out relu_ floor_ floor.out ceil_ ceil.out trunc_ trunc.out where.self_out clamp_ clamp.out
    clamp_.Tensor clamp.Tensor_out clamp_min_ clamp_min.out clamp_min_.Tensor clamp_min.Tensor_out clamp_max_
    clamp_max.out clamp_max_.Tensor clamp_max.Tensor_out addcmul_ addcmul.out addcdiv_ addcdiv.out lerp_.Scalar
    lerp.Scalar_out lerp_.Tensor lerp.Tensor_out threshold_backward.grad_input sigmoid_backward.grad_input
    tanh_backward.grad_input sum.IntList_out mean.dtype_out mean.out prod.int_out amax.out amin.out max.dim_max
    max.unary_out min.dim_min min.unary_out argmax.out argmin.out all.out all.dims_out all.all_out any.out any.dims_out
    any.all_out var.correction_out std.correction_out cumsum_ cumsum.out mm.out bmm.out mv.out dot.out addmm_ addmm.out
    t t_ transpose.int transpose_ permute view _reshape_alias as_strided expand squeeze squeeze_ squeeze.dim
    squeeze_.dim squeeze.dims squeeze_.dims unsqueeze unsqueeze_ select.int slice.Tensor diagonal alias lift_fresh
    unbind.int split.Tensor split_with_sizes cat.out stack.out fill_.Scalar fill_.Tensor zero_ index.Tensor_out
    index_put_ _index_put_impl_ index_select.out gather.out masked_select.out masked_fill_.Scalar masked_fill_.Tensor
    nonzero.out exp2.out exp2_ expm1.out expm1_ log2.out log2_ log10.out log10_ log1p.out log1p_ tan.out tan_ asin.out
    asin_ acos.out acos_ atan.out atan_ sinh.out sinh_ cosh.out cosh_ asinh.out asinh_ acosh.out acosh_ atanh.out atanh_
    erf.out erf_ erfc.out erfc_ erfinv.out erfinv_ lgamma.out lgamma_ digamma.out digamma_ polygamma.out polygamma_
    frac.out frac_ round.out round.decimals_out round_ round_.decimals signbit.out sgn.out sgn_ isposinf.out
    isneginf.out sinc.out sinc_ i0.out i0_ special_entr.out special_ndtri.out special_log_ndtr.out special_i0e.out
    special_i1.out special_i1e.out special_erfcx.out logit.out logit_ mvlgamma.out mvlgamma_ deg2rad.out deg2rad_
    rad2deg.out rad2deg_ nan_to_num.out nan_to_num_ angle.out frexp.Tensor_out ldexp.out ldexp_ nextafter.out nextafter_
    copysign.out copysign.Scalar_out copysign_.Tensor copysign_.Scalar heaviside.out heaviside_ conj_physical.out
    conj_physical_ div.out_mode div_.Tensor_mode div_.Scalar_mode floor_divide.out floor_divide_.Tensor
    floor_divide_.Scalar remainder.Scalar_out remainder.Tensor_out remainder_.Scalar remainder_.Tensor fmod.Scalar_out
    fmod.Tensor_out fmod_.Scalar fmod_.Tensor atan2.out atan2_ fmax.out fmin.out hypot.out hypot_ logaddexp.out
    logaddexp2.out igamma.out igamma_ igammac.out igammac_ xlogy.OutTensor xlogy.OutScalar_Self xlogy.OutScalar_Other
    xlogy_.Tensor xlogy_.Scalar_Other special_xlog1py.out special_xlog1py.self_scalar_out
    special_xlog1py.other_scalar_out special_zeta.out special_zeta.self_scalar_out special_zeta.other_scalar_out
    logical_xor.out logical_xor_ gcd.out gcd_ lcm.out lcm_ bitwise_left_shift.Tensor_out
    bitwise_left_shift.Tensor_Scalar_out bitwise_left_shift_.Tensor bitwise_left_shift_.Tensor_Scalar
    bitwise_right_shift.Tensor_out bitwise_right_shift.Tensor_Scalar_out bitwise_right_shift_.Tensor
    bitwise_right_shift_.Tensor_Scalar __ilshift__.Scalar __ilshift__.Tensor __irshift__.Scalar __irshift__.Tensor elu_
    elu.out elu_backward.grad_input gelu_ gelu.out gelu_backward.grad_input silu_ silu.out silu_backward.grad_input
    mish_ mish.out hardsigmoid_ hardsigmoid.out hardsigmoid_backward.grad_input leaky_relu_ leaky_relu.out
    leaky_relu_backward.grad_input threshold_ threshold.out softplus.out softplus_backward.grad_input softshrink.out
    softshrink_backward.grad_input hardshrink.out hardshrink_backward.grad_input celu_ hardtanh_ hardtanh.out
    hardtanh_backward.grad_input hardswish_ hardswish.out log_sigmoid_forward.output log_sigmoid_backward.grad_input
    glu.out glu_backward.grad_input softmax.int_out _softmax.out _softmax_backward_data.out log_softmax.int_out
    _log_softmax.out _log_softmax_backward_data.out rrelu_with_noise rrelu_with_noise_ rrelu_with_noise.out mse_loss.out
    mse_loss_backward.grad_input smooth_l1_loss.out smooth_l1_loss_backward.grad_input huber_loss.out
    huber_loss_backward.out binary_cross_entropy.out binary_cross_entropy_backward.grad_input nll_loss_forward.output
    nll_loss_backward.grad_input nll_loss2d_forward.output nll_loss2d_backward.grad_input soft_margin_loss.out
    soft_margin_loss_backward.grad_input multi_margin_loss.out multi_margin_loss_backward.grad_input
    multilabel_margin_loss_forward.output multilabel_margin_loss_backward.grad_input linear.out nansum.out aminmax.out
    logsumexp.out linalg_vector_norm.out norm.dtype_out norm.out renorm.out renorm_ cumprod_ cumprod.out cummax.out
    _cummax_helper cummin.out _cummin_helper logcumsumexp.out _logcumsumexp.out sort.values sort.values_stable
    topk.values kthvalue.values median.dim_values nanmedian.dim_values mode.values histc.out histogram.bins_tensor_out
    histogram.bin_ct_out _chunk_cat.out isin.Tensor_Tensor_out isin.Tensor_Scalar_out isin.Scalar_Tensor_out
    searchsorted.Tensor_out searchsorted.Scalar_out bucketize.Tensor_out addmv.out addmv_ baddbmm.out baddbmm_
    addbmm.out addbmm_ addr.out addr_ vdot.out linalg_cross.out linalg_lu_factor_ex.out linalg_lu.out lu_unpack.out
    linalg_lu_solve.out linalg_ldl_factor_ex.out linalg_ldl_solve.out _linalg_solve_ex.result linalg_inv_ex.inverse
    linalg_solve_triangular.out triangular_solve.X _linalg_det.result _linalg_slogdet.sign linalg_cholesky_ex.L
    cholesky.out cholesky_solve.out cholesky_inverse.out linalg_qr.out geqrf.a linalg_householder_product.out ormqr.out
    _linalg_svd.U _linalg_eigh.eigenvalues linalg_eig.out linalg_eigvals.out linalg_lstsq.out
    linalg_pinv.atol_rtol_tensor_out scatter_.src scatter.src_out scatter_.value scatter.value_out scatter_.reduce
    scatter.reduce_out scatter_.value_reduce scatter.value_reduce_out scatter_add_ scatter_add.out scatter_reduce_.two
    scatter_reduce.two_out index_add_ index_add.out index_fill_.int_Scalar index_fill_.int_Tensor take.out put_
    masked_scatter_ tril_ tril.out triu_ triu.out diag_embed.out unfold diagonal_copy.out as_strided_ narrow_copy.out
    slice_scatter.out index_copy_ index_copy.out index_reduce_ index_reduce.out nonzero_static.out alias_copy.out
    as_strided_copy.out detach_copy.out expand_copy.out permute_copy.out select_copy.int_out slice_copy.Tensor_out
    squeeze_copy.out squeeze_copy.dim_out squeeze_copy.dims_out t_copy.out transpose_copy.int_out unfold_copy.out
    unsqueeze_copy.out view_copy.out view_copy.dtype_out split_copy.Tensor_out split_with_sizes_copy.out
    unbind_copy.int_out im2col.out col2im.out max_pool2d_with_indices.out max_pool2d_with_indices_backward.grad_input
    max_pool3d_with_indices.out max_pool3d_with_indices_backward.grad_input avg_pool2d.out
    avg_pool2d_backward.grad_input avg_pool3d.out avg_pool3d_backward.grad_input adaptive_avg_pool2d.out
    adaptive_avg_pool3d.out adaptive_max_pool2d.out adaptive_max_pool2d_backward.grad_input adaptive_max_pool3d.out
    adaptive_max_pool3d_backward.grad_input max_unpool2d.out max_unpool3d.out fractional_max_pool2d.output
    fractional_max_pool2d_backward.grad_input fractional_max_pool3d.output fractional_max_pool3d_backward.grad_input
    upsample_nearest1d.out upsample_nearest2d.out upsample_nearest3d.out upsample_linear1d.out upsample_bilinear2d.out
    upsample_trilinear3d.out upsample_bicubic2d.out _upsample_nearest_exact1d.out _upsample_nearest_exact2d.out
    _upsample_nearest_exact3d.out _upsample_bilinear2d_aa.out _upsample_bicubic2d_aa.out
    upsample_nearest1d_backward.grad_input upsample_nearest2d_backward.grad_input upsample_nearest3d_backward.grad_input
    upsample_linear1d_backward.grad_input upsample_bilinear2d_backward.grad_input
    upsample_trilinear3d_backward.grad_input upsample_bicubic2d_backward.grad_input
    _upsample_nearest_exact1d_backward.grad_input _upsample_nearest_exact2d_backward.grad_input
    _upsample_nearest_exact3d_backward.grad_input _upsample_bilinear2d_aa_backward.grad_input
    _upsample_bicubic2d_aa_backward.grad_input reflection_pad1d.out reflection_pad2d.out reflection_pad3d.out
    replication_pad1d.out replication_pad2d.out replication_pad3d.out reflection_pad1d_backward.grad_input
    reflection_pad2d_backward.grad_input reflection_pad3d_backward.grad_input replication_pad1d_backward.grad_input
    replication_pad2d_backward.grad_input replication_pad3d_backward.grad_input native_batch_norm.out
    _native_batch_norm_legit _native_batch_norm_legit.out _native_batch_norm_legit.no_stats_out embedding_renorm_
    rand.out rand.generator_out randint.out randint.generator_out randint.low_out randint.low_generator_out randperm.out
    randperm.generator_out uniform_ normal_ log_normal_ exponential_ cauchy_ geometric_ random_ random_.to random_.from
    bernoulli_.Tensor bernoulli_.float bernoulli.out normal.Tensor_float_out normal.float_Tensor_out
    normal.Tensor_Tensor_out normal.float_float_out multinomial.out linspace.out linspace.Tensor_Tensor_out
    linspace.Tensor_Scalar_out linspace.Scalar_Tensor_out logspace.out logspace.Tensor_Tensor_out
    logspace.Tensor_Scalar_out logspace.Scalar_Tensor_out range.out_ range.out eye.out eye.m_out special_airy_ai.out
    special_bessel_j0.out special_bessel_j1.out special_bessel_y0.out special_bessel_y1.out
    special_modified_bessel_i0.out special_modified_bessel_i1.out special_modified_bessel_k0.out
    special_modified_bessel_k1.out special_scaled_modified_bessel_k0.out special_scaled_modified_bessel_k1.out
    special_spherical_bessel_j0.out special_chebyshev_polynomial_t.out special_chebyshev_polynomial_t.x_scalar_out
    special_chebyshev_polynomial_t.n_scalar_out special_chebyshev_polynomial_u.out
    special_chebyshev_polynomial_u.x_scalar_out special_chebyshev_polynomial_u.n_scalar_out
    special_chebyshev_polynomial_v.out special_chebyshev_polynomial_v.x_scalar_out
    special_chebyshev_polynomial_v.n_scalar_out special_chebyshev_polynomial_w.out
    special_chebyshev_polynomial_w.x_scalar_out special_chebyshev_polynomial_w.n_scalar_out
    special_shifted_chebyshev_polynomial_t.out special_shifted_chebyshev_polynomial_t.x_scalar_out
    special_shifted_chebyshev_polynomial_t.n_scalar_out special_shifted_chebyshev_polynomial_u.out
    special_shifted_chebyshev_polynomial_u.x_scalar_out special_shifted_chebyshev_polynomial_u.n_scalar_out
    special_shifted_chebyshev_polynomial_v.out special_shifted_chebyshev_polynomial_v.x_scalar_out
    special_shifted_chebyshev_polynomial_v.n_scalar_out special_shifted_chebyshev_polynomial_w.out
    special_shifted_chebyshev_polynomial_w.x_scalar_out special_shifted_chebyshev_polynomial_w.n_scalar_out
    special_hermite_polynomial_h.out special_hermite_polynomial_h.x_scalar_out special_hermite_polynomial_h.n_scalar_out
    special_hermite_polynomial_he.out special_hermite_polynomial_he.x_scalar_out
    special_hermite_polynomial_he.n_scalar_out special_laguerre_polynomial_l.out
    special_laguerre_polynomial_l.x_scalar_out special_laguerre_polynomial_l.n_scalar_out
    special_legendre_polynomial_p.out special_legendre_polynomial_p.x_scalar_out
    special_legendre_polynomial_p.n_scalar_out _amp_update_scale_ _coalesced_ values sparse_resize_
    sparse_resize_and_clear_ resize_as_sparse_ _sparse_broadcast_to sspaddmm.out _fused_moving_avg_obs_fq_helper
    mkldnn_adaptive_avg_pool2d.out _mkldnn_transpose_
    """,
)
