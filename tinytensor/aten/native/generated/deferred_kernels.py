# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""Which module of this package has which operators' kernels, so that they can be registered before it is imported.

See Note [Kernels are imported when they are needed] in aten/core/dispatch/kernel_function.py.
"""

from tinytensor.aten.core.dispatch.dispatcher import defer_kernels
from tinytensor.c10.dispatch_key import DispatchKey

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_pointwise", (DispatchKey.CPU,), """
    add.Tensor add_.Tensor add.out sub.Tensor sub_.Tensor sub.out mul.Tensor mul_.Tensor mul.out div.Tensor div_.Tensor
    div.out pow.Tensor_Tensor pow_.Tensor pow.Tensor_Tensor_out pow.Scalar pow.Scalar_out pow.Tensor_Scalar pow_.Scalar
    pow.Tensor_Scalar_out maximum maximum.out minimum minimum.out logical_and logical_and_ logical_and.out logical_or
    logical_or_ logical_or.out logical_not logical_not_ logical_not.out bitwise_and.Tensor bitwise_and_.Tensor
    bitwise_and.Tensor_out bitwise_or.Tensor bitwise_or_.Tensor bitwise_or.Tensor_out bitwise_xor.Tensor
    bitwise_xor_.Tensor bitwise_xor.Tensor_out bitwise_not bitwise_not_ bitwise_not.out eq.Scalar eq_.Scalar
    eq.Scalar_out eq.Tensor eq_.Tensor eq.Tensor_out ne.Scalar ne_.Scalar ne.Scalar_out ne.Tensor ne_.Tensor
    ne.Tensor_out lt.Scalar lt_.Scalar lt.Scalar_out lt.Tensor lt_.Tensor lt.Tensor_out le.Scalar le_.Scalar
    le.Scalar_out le.Tensor le_.Tensor le.Tensor_out gt.Scalar gt_.Scalar gt.Scalar_out gt.Tensor gt_.Tensor
    gt.Tensor_out ge.Scalar ge_.Scalar ge.Scalar_out ge.Tensor ge_.Tensor ge.Tensor_out neg neg_ neg.out abs abs_
    abs.out sign sign_ sign.out reciprocal reciprocal_ reciprocal.out sqrt sqrt_ sqrt.out rsqrt rsqrt_ rsqrt.out exp
    exp_ exp.out log log_ log.out sin sin_ sin.out cos cos_ cos.out tanh tanh_ tanh.out sigmoid sigmoid_ sigmoid.out
    relu relu_ floor floor_ floor.out ceil ceil_ ceil.out trunc trunc_ trunc.out clamp clamp_ clamp.out clamp.Tensor
    clamp_.Tensor clamp.Tensor_out clamp_min clamp_min_ clamp_min.out clamp_min.Tensor clamp_min_.Tensor
    clamp_min.Tensor_out clamp_max clamp_max_ clamp_max.out clamp_max.Tensor clamp_max_.Tensor clamp_max.Tensor_out
    addcmul addcmul_ addcmul.out addcdiv addcdiv_ addcdiv.out lerp.Scalar lerp_.Scalar lerp.Scalar_out lerp.Tensor
    lerp_.Tensor lerp.Tensor_out threshold_backward threshold_backward.grad_input sigmoid_backward
    sigmoid_backward.grad_input tanh_backward tanh_backward.grad_input equal exp2 exp2.out exp2_ expm1 expm1.out expm1_
    log2 log2.out log2_ log10 log10.out log10_ log1p log1p.out log1p_ tan tan.out tan_ asin asin.out asin_ acos acos.out
    acos_ atan atan.out atan_ sinh sinh.out sinh_ cosh cosh.out cosh_ asinh asinh.out asinh_ acosh acosh.out acosh_
    atanh atanh.out atanh_ erf erf.out erf_ erfc erfc.out erfc_ erfinv erfinv.out erfinv_ lgamma.out lgamma lgamma_
    digamma.out digamma digamma_ polygamma.out polygamma frac frac.out frac_ round round.out round.decimals
    round.decimals_out round_ round_.decimals signbit signbit.out sgn sgn.out sgn_ isposinf isposinf.out isneginf
    isneginf.out sinc sinc.out sinc_ i0 i0.out i0_ nextafter.out nextafter nextafter_ copysign.out copysign.Tensor
    copysign_.Tensor heaviside.out heaviside heaviside_ div.Tensor_mode div.out_mode div_.Tensor_mode
    remainder.Tensor_out remainder.Tensor remainder_.Tensor fmod.Tensor_out fmod.Tensor fmod_.Tensor atan2.out atan2
    atan2_ fmax fmax.out fmin fmin.out hypot.out hypot hypot_ logaddexp.out logaddexp logaddexp2.out logaddexp2
    igamma.out igamma igamma_ igammac.out igammac igammac_ xlogy.Tensor xlogy.OutTensor xlogy_.Tensor gcd.out gcd gcd_
    lcm.out lcm lcm_ bitwise_left_shift.Tensor bitwise_left_shift.Tensor_out bitwise_left_shift_.Tensor
    bitwise_right_shift.Tensor bitwise_right_shift.Tensor_out bitwise_right_shift_.Tensor
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_pointwise", (DispatchKey.CPU, DispatchKey.Meta,), """
    rsub.Tensor isnan where.self where.self_out logit logit.out logit_ mvlgamma.out nan_to_num.out angle angle.out
    frexp.Tensor_out conj_physical.out floor_divide floor_divide.out floor_divide_.Tensor remainder.Scalar_Tensor
    logical_xor.out __lshift__.Scalar __lshift__.Tensor __ilshift__.Scalar __ilshift__.Tensor __rshift__.Scalar
    __rshift__.Tensor __irshift__.Scalar __irshift__.Tensor
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_reduce", (DispatchKey.CPU,), """
    sum.dim_IntList sum.IntList_out mean.dim mean.out prod.dim_int prod.int_out amax amax.out amin amin.out max.dim
    max.dim_max min.dim min.dim_min argmax argmax.out argmin argmin.out all.dim all.out all.dims all.dims_out all
    all.all_out any.dim any.out any.dims any.dims_out any any.all_out cumsum cumsum_ cumsum.out aminmax aminmax.out
    linalg_vector_norm linalg_vector_norm.out norm.ScalarOpt_dim_dtype norm.ScalarOpt_dim norm.dtype_out norm.out
    renorm.out renorm renorm_ cumprod cumprod_ cumprod.out sort.values_stable sort.stable topk.values topk _unique
    _unique2 unique_dim unique_consecutive unique_dim_consecutive bincount histogram.bins_tensor_out
    histogram.bins_tensor histogram.bin_ct_out histogram.bin_ct _histogramdd_bin_edges _histogramdd_from_bin_cts
    _histogramdd_from_bin_tensors isin.Tensor_Tensor_out isin.Tensor_Tensor isin.Tensor_Scalar_out isin.Tensor_Scalar
    isin.Scalar_Tensor_out isin.Scalar_Tensor
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_reduce", (DispatchKey.CPU, DispatchKey.Meta,), """
    prod max max.unary_out min min.unary_out var.correction var.correction_out std.correction std.correction_out nansum
    nansum.out count_nonzero.dim_IntList var_mean.correction std_mean.correction _cummax_helper _cummin_helper
    _logcumsumexp _logcumsumexp.out kthvalue.values median median.dim_values nanmedian nanmedian.dim_values mode
    histc.out histc segment_reduce _segment_reduce_backward searchsorted.Tensor searchsorted.Tensor_out
    searchsorted.Scalar searchsorted.Scalar_out bucketize.Tensor bucketize.Tensor_out bucketize.Scalar
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_shape", (DispatchKey.CPU, DispatchKey.Meta,), """
    view _reshape_alias as_strided resize_ flip roll unfold unfold_backward narrow_copy narrow_copy.out
    repeat_interleave.Tensor tril_indices triu_indices set_.source_Storage set_.source_Storage_storage_offset
    set_.source_Tensor set_ is_set_to
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_shape", (DispatchKey.CPU,), """
    cat cat.out tril tril_ tril.out triu triu_ triu.out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_indexing", (DispatchKey.CPU,), """
    index.Tensor index.Tensor_out index_select.out gather gather.out masked_select masked_select.out scatter.src
    scatter_.src scatter.src_out scatter.value scatter_.value scatter.value_out scatter.reduce scatter_.reduce
    scatter.reduce_out scatter.value_reduce scatter_.value_reduce scatter.value_reduce_out scatter_add scatter_add_
    scatter_add.out scatter_reduce.two scatter_reduce_.two scatter_reduce.two_out index_add index_add_ index_add.out
    index_copy index_copy_ index_copy.out index_reduce index_reduce_ index_reduce.out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_indexing", (DispatchKey.CPU, DispatchKey.Meta,), """
    _index_put_impl_ index_select masked_fill_.Scalar masked_fill_.Tensor nonzero nonzero.out index_fill_.int_Scalar
    index_fill_.int_Tensor take take.out put_ masked_scatter_ nonzero_static nonzero_static.out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_factories", (DispatchKey.CPU, DispatchKey.Meta,), """
    empty.memory_format empty_strided arange.start_out fill_.Scalar fill_.Tensor zero_ linspace.out logspace.out
    range.out eye.out eye.m_out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_random", (DispatchKey.CPU, DispatchKey.Meta,), """
    randperm.generator_out uniform_ normal_ log_normal_ exponential_ cauchy_ geometric_ random_ random_.to random_.from
    bernoulli_.Tensor bernoulli_.float _standard_gamma _standard_gamma_grad _sample_dirichlet _dirichlet_grad poisson
    binomial normal.Tensor_float normal.Tensor_float_out normal.float_Tensor normal.float_Tensor_out
    normal.Tensor_Tensor normal.Tensor_Tensor_out multinomial multinomial.out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_linalg", (DispatchKey.CPU,), """
    mm mm.out bmm bmm.out addmm addmm_ addmm.out addmv addmv.out addmv_ baddbmm baddbmm.out baddbmm_ linalg_cross
    linalg_cross.out linalg_lu_factor_ex linalg_lu_factor_ex.out linalg_lu linalg_lu.out lu_unpack lu_unpack.out
    linalg_lu_solve linalg_lu_solve.out linalg_ldl_factor_ex linalg_ldl_factor_ex.out linalg_ldl_solve
    linalg_ldl_solve.out _linalg_solve_ex _linalg_solve_ex.result linalg_inv_ex linalg_inv_ex.inverse triangular_solve.X
    triangular_solve _linalg_det _linalg_det.result _linalg_slogdet _linalg_slogdet.sign linalg_cholesky_ex
    linalg_cholesky_ex.L linalg_qr linalg_qr.out _linalg_svd _linalg_svd.U _linalg_eigh _linalg_eigh.eigenvalues
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_linalg", (DispatchKey.CPU, DispatchKey.Meta,), """
    dot addbmm.out addbmm addbmm_ addr addr.out vdot trace linalg_matrix_exp linalg_solve_triangular.out
    linalg_solve_triangular cholesky.out cholesky _cholesky_solve_helper cholesky_inverse cholesky_inverse.out geqrf.a
    geqrf linalg_householder_product linalg_householder_product.out ormqr.out ormqr linalg_eig linalg_eig.out
    linalg_eigvals.out linalg_lstsq.out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_nn", (DispatchKey.CPU,), """
    elu elu_ elu.out elu_backward elu_backward.grad_input gelu gelu_ gelu.out gelu_backward gelu_backward.grad_input
    silu silu_ silu.out silu_backward silu_backward.grad_input mish mish_ mish.out mish_backward hardsigmoid
    hardsigmoid_ hardsigmoid.out hardsigmoid_backward hardsigmoid_backward.grad_input leaky_relu leaky_relu_
    leaky_relu.out leaky_relu_backward leaky_relu_backward.grad_input threshold threshold_ threshold.out softplus
    softplus.out softplus_backward softplus_backward.grad_input softshrink softshrink.out softshrink_backward
    softshrink_backward.grad_input hardshrink hardshrink.out hardshrink_backward hardshrink_backward.grad_input glu
    glu.out _softmax _softmax.out _softmax_backward_data _softmax_backward_data.out _log_softmax _log_softmax.out
    _log_softmax_backward_data _log_softmax_backward_data.out mse_loss mse_loss.out smooth_l1_loss smooth_l1_loss.out
    nll_loss_forward nll_loss_forward.output nll_loss_backward nll_loss_backward.grad_input
    _scaled_dot_product_flash_attention_for_cpu _scaled_dot_product_flash_attention_for_cpu_backward im2col.out
    col2im.out max_pool2d_with_indices.out max_pool2d_with_indices max_pool2d_with_indices_backward.grad_input
    max_pool2d_with_indices_backward max_pool3d_with_indices.out max_pool3d_with_indices
    max_pool3d_with_indices_backward.grad_input max_pool3d_with_indices_backward avg_pool2d.out avg_pool2d
    avg_pool2d_backward.grad_input avg_pool2d_backward avg_pool3d.out avg_pool3d avg_pool3d_backward.grad_input
    avg_pool3d_backward adaptive_max_pool2d.out adaptive_max_pool2d adaptive_max_pool2d_backward.grad_input
    adaptive_max_pool2d_backward adaptive_max_pool3d.out adaptive_max_pool3d adaptive_max_pool3d_backward.grad_input
    adaptive_max_pool3d_backward max_unpool2d.out max_unpool2d max_unpool3d.out max_unpool3d
    fractional_max_pool2d.output fractional_max_pool2d fractional_max_pool2d_backward.grad_input
    fractional_max_pool2d_backward fractional_max_pool3d.output fractional_max_pool3d
    fractional_max_pool3d_backward.grad_input fractional_max_pool3d_backward upsample_nearest1d.out upsample_nearest1d
    upsample_nearest2d.out upsample_nearest2d upsample_nearest3d.out upsample_nearest3d upsample_linear1d.out
    upsample_linear1d upsample_bilinear2d.out upsample_bilinear2d upsample_trilinear3d.out upsample_trilinear3d
    upsample_bicubic2d.out upsample_bicubic2d _upsample_nearest_exact1d.out _upsample_nearest_exact1d
    _upsample_nearest_exact2d.out _upsample_nearest_exact2d _upsample_nearest_exact3d.out _upsample_nearest_exact3d
    _upsample_bilinear2d_aa.out _upsample_bilinear2d_aa _upsample_bicubic2d_aa.out _upsample_bicubic2d_aa
    upsample_nearest1d_backward.grad_input upsample_nearest1d_backward upsample_nearest2d_backward.grad_input
    upsample_nearest2d_backward upsample_nearest3d_backward.grad_input upsample_nearest3d_backward
    upsample_linear1d_backward.grad_input upsample_linear1d_backward upsample_bilinear2d_backward.grad_input
    upsample_bilinear2d_backward upsample_trilinear3d_backward.grad_input upsample_trilinear3d_backward
    upsample_bicubic2d_backward.grad_input upsample_bicubic2d_backward _upsample_nearest_exact1d_backward.grad_input
    _upsample_nearest_exact1d_backward _upsample_nearest_exact2d_backward.grad_input _upsample_nearest_exact2d_backward
    _upsample_nearest_exact3d_backward.grad_input _upsample_nearest_exact3d_backward
    _upsample_bilinear2d_aa_backward.grad_input _upsample_bilinear2d_aa_backward
    _upsample_bicubic2d_aa_backward.grad_input _upsample_bicubic2d_aa_backward reflection_pad1d.out reflection_pad1d
    reflection_pad2d.out reflection_pad2d reflection_pad3d.out reflection_pad3d replication_pad1d.out replication_pad1d
    replication_pad2d.out replication_pad2d replication_pad3d.out replication_pad3d reflection_pad1d_backward.grad_input
    reflection_pad1d_backward reflection_pad2d_backward.grad_input reflection_pad2d_backward
    reflection_pad3d_backward.grad_input reflection_pad3d_backward replication_pad1d_backward.grad_input
    replication_pad1d_backward replication_pad2d_backward.grad_input replication_pad2d_backward
    replication_pad3d_backward.grad_input replication_pad3d_backward _ctc_loss _ctc_loss.Tensor _ctc_loss_backward
    _ctc_loss_backward.Tensor
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_nn", (DispatchKey.CPU, DispatchKey.Meta,), """
    hardtanh hardtanh_ hardtanh.out hardtanh_backward hardtanh_backward.grad_input hardswish hardswish_ hardswish.out
    hardswish_backward _prelu_kernel _prelu_kernel_backward log_sigmoid_forward log_sigmoid_forward.output
    log_sigmoid_backward log_sigmoid_backward.grad_input glu_backward glu_backward.grad_input glu_jvp glu_backward_jvp
    rrelu_with_noise rrelu_with_noise_ rrelu_with_noise.out mse_loss_backward mse_loss_backward.grad_input
    smooth_l1_loss_backward.grad_input huber_loss huber_loss.out huber_loss_backward.out binary_cross_entropy
    binary_cross_entropy.out binary_cross_entropy_backward binary_cross_entropy_backward.grad_input nll_loss2d_forward
    nll_loss2d_forward.output nll_loss2d_backward nll_loss2d_backward.grad_input multi_margin_loss multi_margin_loss.out
    multi_margin_loss_backward multi_margin_loss_backward.grad_input multilabel_margin_loss_forward
    multilabel_margin_loss_forward.output multilabel_margin_loss_backward multilabel_margin_loss_backward.grad_input
    _cdist_forward _cdist_backward _pdist_forward _pdist_backward convolution_overrideable
    convolution_backward_overrideable im2col col2im adaptive_avg_pool2d.out _adaptive_avg_pool2d
    _adaptive_avg_pool2d_backward adaptive_avg_pool3d.out _adaptive_avg_pool3d _adaptive_avg_pool3d_backward
    grid_sampler_2d grid_sampler_2d_backward grid_sampler_3d grid_sampler_3d_backward pixel_shuffle pixel_unshuffle
    channel_shuffle native_channel_shuffle native_batch_norm native_batch_norm.out native_batch_norm_backward
    _native_batch_norm_legit _native_batch_norm_legit.out _native_batch_norm_legit.no_stats
    _native_batch_norm_legit.no_stats_out native_layer_norm native_layer_norm_backward native_group_norm
    native_group_norm_backward embedding_dense_backward embedding_renorm_ _embedding_bag _embedding_bag_forward_only
    _embedding_bag_backward _embedding_bag_dense_backward _embedding_bag_per_sample_weights_backward native_dropout
    native_dropout_backward _weight_norm_interface
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_optim", (DispatchKey.CPU, DispatchKey.Meta,), """
    _amp_foreach_non_finite_check_and_unscale_ _amp_update_scale_ _fused_sgd_ _fused_sgd_.tensor_lr _fused_adam_
    _fused_adam_.tensor_lr _fused_adamw_ _fused_adamw_.tensor_lr _fused_adagrad_ _fused_adagrad_.tensor_lr
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_functionalization", (DispatchKey.CPU, DispatchKey.Meta,), """
    bernoulli.out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_sparse", (DispatchKey.CPU,), """
    _to_sparse _to_sparse.sparse_dim sspaddmm.out _to_sparse_csr _to_sparse_csc _to_sparse_bsr _to_sparse_bsc
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_quantized", (DispatchKey.CPU,), """
    quantize_per_tensor quantize_per_tensor.tensor_qparams quantize_per_tensor.tensors quantize_per_tensor_dynamic
    quantize_per_channel dequantize.self _make_per_tensor_quantized_tensor _make_per_channel_quantized_tensor
    _empty_affine_quantized _empty_per_channel_affine_quantized fake_quantize_per_tensor_affine_cachemask
    _fake_quantize_per_tensor_affine_cachemask_tensor_qparams _fake_quantize_learnable_per_tensor_affine
    fake_quantize_per_channel_affine_cachemask _fake_quantize_learnable_per_channel_affine
    _fused_moving_avg_obs_fq_helper
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_mkldnn", (DispatchKey.CPU,), """
    to_mkldnn
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_mkldnn", (DispatchKey.CPU, DispatchKey.Meta,), """
    mkldnn_rnn_layer mkldnn_rnn_layer_backward
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_special", (DispatchKey.CPU,), """
    special_entr special_entr.out special_ndtri special_ndtri.out special_log_ndtr special_log_ndtr.out special_i0e
    special_i0e.out special_i1 special_i1.out special_i1e special_i1e.out special_erfcx special_erfcx.out
    special_xlog1py special_xlog1py.out special_zeta special_zeta.out special_airy_ai special_airy_ai.out
    special_bessel_j0 special_bessel_j0.out special_bessel_j1 special_bessel_j1.out special_bessel_y0
    special_bessel_y0.out special_bessel_y1 special_bessel_y1.out special_modified_bessel_i0
    special_modified_bessel_i0.out special_modified_bessel_i1 special_modified_bessel_i1.out special_modified_bessel_k0
    special_modified_bessel_k0.out special_modified_bessel_k1 special_modified_bessel_k1.out
    special_scaled_modified_bessel_k0 special_scaled_modified_bessel_k0.out special_scaled_modified_bessel_k1
    special_scaled_modified_bessel_k1.out special_spherical_bessel_j0 special_spherical_bessel_j0.out
    special_chebyshev_polynomial_t special_chebyshev_polynomial_t.out special_chebyshev_polynomial_u
    special_chebyshev_polynomial_u.out special_chebyshev_polynomial_v special_chebyshev_polynomial_v.out
    special_chebyshev_polynomial_w special_chebyshev_polynomial_w.out special_shifted_chebyshev_polynomial_t
    special_shifted_chebyshev_polynomial_t.out special_shifted_chebyshev_polynomial_u
    special_shifted_chebyshev_polynomial_u.out special_shifted_chebyshev_polynomial_v
    special_shifted_chebyshev_polynomial_v.out special_shifted_chebyshev_polynomial_w
    special_shifted_chebyshev_polynomial_w.out special_hermite_polynomial_h special_hermite_polynomial_h.out
    special_hermite_polynomial_he special_hermite_polynomial_he.out special_laguerre_polynomial_l
    special_laguerre_polynomial_l.out special_legendre_polynomial_p special_legendre_polynomial_p.out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_cpu_core", (DispatchKey.CPU, DispatchKey.Meta,), """
    _local_scalar_dense
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_meta_pointwise", (DispatchKey.Meta,), """
    add.Tensor add_.Tensor add.out sub.Tensor sub_.Tensor sub.out mul.Tensor mul_.Tensor mul.out div.Tensor div_.Tensor
    div.out pow.Tensor_Tensor pow_.Tensor pow.Tensor_Tensor_out pow.Scalar pow.Scalar_out pow.Tensor_Scalar pow_.Scalar
    pow.Tensor_Scalar_out maximum maximum.out minimum minimum.out logical_and logical_and_ logical_and.out logical_or
    logical_or_ logical_or.out logical_not logical_not_ logical_not.out bitwise_and.Tensor bitwise_and_.Tensor
    bitwise_and.Tensor_out bitwise_or.Tensor bitwise_or_.Tensor bitwise_or.Tensor_out bitwise_xor.Tensor
    bitwise_xor_.Tensor bitwise_xor.Tensor_out bitwise_not bitwise_not_ bitwise_not.out eq.Scalar eq_.Scalar
    eq.Scalar_out eq.Tensor eq_.Tensor eq.Tensor_out ne.Scalar ne_.Scalar ne.Scalar_out ne.Tensor ne_.Tensor
    ne.Tensor_out lt.Scalar lt_.Scalar lt.Scalar_out lt.Tensor lt_.Tensor lt.Tensor_out le.Scalar le_.Scalar
    le.Scalar_out le.Tensor le_.Tensor le.Tensor_out gt.Scalar gt_.Scalar gt.Scalar_out gt.Tensor gt_.Tensor
    gt.Tensor_out ge.Scalar ge_.Scalar ge.Scalar_out ge.Tensor ge_.Tensor ge.Tensor_out neg neg_ neg.out abs abs_
    abs.out sign sign_ sign.out reciprocal reciprocal_ reciprocal.out sqrt sqrt_ sqrt.out rsqrt rsqrt_ rsqrt.out exp
    exp_ exp.out log log_ log.out sin sin_ sin.out cos cos_ cos.out tanh tanh_ tanh.out sigmoid sigmoid_ sigmoid.out
    relu relu_ floor floor_ floor.out ceil ceil_ ceil.out trunc trunc_ trunc.out clamp clamp_ clamp.out clamp.Tensor
    clamp_.Tensor clamp.Tensor_out clamp_min clamp_min_ clamp_min.out clamp_min.Tensor clamp_min_.Tensor
    clamp_min.Tensor_out clamp_max clamp_max_ clamp_max.out clamp_max.Tensor clamp_max_.Tensor clamp_max.Tensor_out
    addcmul addcmul_ addcmul.out addcdiv addcdiv_ addcdiv.out lerp.Scalar lerp_.Scalar lerp.Scalar_out lerp.Tensor
    lerp_.Tensor lerp.Tensor_out threshold_backward threshold_backward.grad_input sigmoid_backward
    sigmoid_backward.grad_input tanh_backward tanh_backward.grad_input exp2 exp2.out exp2_ expm1 expm1.out expm1_ log2
    log2.out log2_ log10 log10.out log10_ log1p log1p.out log1p_ tan tan.out tan_ asin asin.out asin_ acos acos.out
    acos_ atan atan.out atan_ sinh sinh.out sinh_ cosh cosh.out cosh_ asinh asinh.out asinh_ acosh acosh.out acosh_
    atanh atanh.out atanh_ erf erf.out erf_ erfc erfc.out erfc_ erfinv erfinv.out erfinv_ lgamma.out lgamma lgamma_
    digamma.out digamma digamma_ polygamma.out polygamma frac frac.out frac_ round round.out round.decimals
    round.decimals_out round_ round_.decimals signbit signbit.out sgn sgn.out sgn_ isposinf isposinf.out isneginf
    isneginf.out sinc sinc.out sinc_ i0 i0.out i0_ nextafter.out nextafter nextafter_ copysign.out copysign.Tensor
    copysign_.Tensor heaviside.out heaviside heaviside_ div.Tensor_mode div.out_mode div_.Tensor_mode
    remainder.Tensor_out remainder.Tensor remainder_.Tensor fmod.Tensor_out fmod.Tensor fmod_.Tensor atan2.out atan2
    atan2_ fmax fmax.out fmin fmin.out hypot.out hypot hypot_ logaddexp.out logaddexp logaddexp2.out logaddexp2
    igamma.out igamma igamma_ igammac.out igammac igammac_ xlogy.Tensor xlogy.OutTensor xlogy_.Tensor gcd.out gcd gcd_
    lcm.out lcm lcm_ bitwise_left_shift.Tensor bitwise_left_shift.Tensor_out bitwise_left_shift_.Tensor
    bitwise_right_shift.Tensor bitwise_right_shift.Tensor_out bitwise_right_shift_.Tensor
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_meta_reduce", (DispatchKey.Meta,), """
    sum.dim_IntList sum.IntList_out mean.dim mean.out prod.dim_int prod.int_out amax amax.out amin amin.out max.dim
    max.dim_max min.dim min.dim_min argmax argmax.out argmin argmin.out all.dim all.out all.dims all.dims_out all
    all.all_out any.dim any.out any.dims any.dims_out any any.all_out cumsum cumsum_ cumsum.out aminmax aminmax.out
    linalg_vector_norm linalg_vector_norm.out norm.ScalarOpt_dim_dtype norm.ScalarOpt_dim norm.dtype_out norm.out
    renorm.out renorm renorm_ cumprod cumprod_ cumprod.out sort.values_stable sort.stable topk.values topk
    isin.Tensor_Tensor_out isin.Tensor_Tensor isin.Tensor_Scalar_out isin.Tensor_Scalar isin.Scalar_Tensor_out
    isin.Scalar_Tensor
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_meta_shape", (DispatchKey.Meta,), """
    cat cat.out tril tril_ tril.out triu triu_ triu.out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_meta_indexing", (DispatchKey.Meta,), """
    index.Tensor index.Tensor_out gather gather.out scatter.src scatter_.src scatter.src_out scatter.value
    scatter_.value scatter.value_out scatter.reduce scatter_.reduce scatter.reduce_out scatter.value_reduce
    scatter_.value_reduce scatter.value_reduce_out scatter_add scatter_add_ scatter_add.out scatter_reduce.two
    scatter_reduce_.two scatter_reduce.two_out index_add index_add_ index_add.out index_copy index_copy_ index_copy.out
    index_reduce index_reduce_ index_reduce.out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_meta_linalg", (DispatchKey.Meta,), """
    mm mm.out bmm bmm.out addmm addmm_ addmm.out addmv addmv.out addmv_ baddbmm baddbmm.out baddbmm_ linalg_cross
    linalg_cross.out linalg_lu_factor_ex linalg_lu_factor_ex.out linalg_lu linalg_lu.out lu_unpack lu_unpack.out
    linalg_lu_solve linalg_lu_solve.out linalg_ldl_factor_ex linalg_ldl_factor_ex.out linalg_ldl_solve
    linalg_ldl_solve.out _linalg_solve_ex _linalg_solve_ex.result linalg_inv_ex linalg_inv_ex.inverse triangular_solve.X
    triangular_solve _linalg_det _linalg_det.result _linalg_slogdet _linalg_slogdet.sign linalg_cholesky_ex
    linalg_cholesky_ex.L linalg_qr linalg_qr.out _linalg_svd _linalg_svd.U _linalg_eigh _linalg_eigh.eigenvalues
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_meta_nn", (DispatchKey.Meta,), """
    elu elu_ elu.out elu_backward elu_backward.grad_input gelu gelu_ gelu.out gelu_backward gelu_backward.grad_input
    silu silu_ silu.out silu_backward silu_backward.grad_input mish mish_ mish.out hardsigmoid hardsigmoid_
    hardsigmoid.out hardsigmoid_backward hardsigmoid_backward.grad_input leaky_relu leaky_relu_ leaky_relu.out
    leaky_relu_backward leaky_relu_backward.grad_input threshold threshold_ threshold.out softplus softplus.out
    softplus_backward softplus_backward.grad_input softshrink softshrink.out softshrink_backward
    softshrink_backward.grad_input hardshrink hardshrink.out hardshrink_backward hardshrink_backward.grad_input glu
    glu.out _softmax _softmax.out _softmax_backward_data _softmax_backward_data.out _log_softmax _log_softmax.out
    _log_softmax_backward_data _log_softmax_backward_data.out mse_loss mse_loss.out smooth_l1_loss smooth_l1_loss.out
    nll_loss_forward nll_loss_forward.output nll_loss_backward nll_loss_backward.grad_input im2col.out col2im.out
    max_pool2d_with_indices.out max_pool2d_with_indices max_pool2d_with_indices_backward.grad_input
    max_pool2d_with_indices_backward max_pool3d_with_indices.out max_pool3d_with_indices
    max_pool3d_with_indices_backward.grad_input max_pool3d_with_indices_backward avg_pool2d.out avg_pool2d
    avg_pool2d_backward.grad_input avg_pool2d_backward avg_pool3d.out avg_pool3d avg_pool3d_backward.grad_input
    avg_pool3d_backward adaptive_max_pool2d.out adaptive_max_pool2d adaptive_max_pool2d_backward.grad_input
    adaptive_max_pool2d_backward adaptive_max_pool3d.out adaptive_max_pool3d adaptive_max_pool3d_backward.grad_input
    adaptive_max_pool3d_backward max_unpool2d.out max_unpool2d max_unpool3d.out max_unpool3d
    fractional_max_pool2d.output fractional_max_pool2d fractional_max_pool2d_backward.grad_input
    fractional_max_pool2d_backward fractional_max_pool3d.output fractional_max_pool3d
    fractional_max_pool3d_backward.grad_input fractional_max_pool3d_backward upsample_nearest1d.out upsample_nearest1d
    upsample_nearest2d.out upsample_nearest2d upsample_nearest3d.out upsample_nearest3d upsample_linear1d.out
    upsample_linear1d upsample_bilinear2d.out upsample_bilinear2d upsample_trilinear3d.out upsample_trilinear3d
    upsample_bicubic2d.out upsample_bicubic2d _upsample_nearest_exact1d.out _upsample_nearest_exact1d
    _upsample_nearest_exact2d.out _upsample_nearest_exact2d _upsample_nearest_exact3d.out _upsample_nearest_exact3d
    _upsample_bilinear2d_aa.out _upsample_bilinear2d_aa _upsample_bicubic2d_aa.out _upsample_bicubic2d_aa
    upsample_nearest1d_backward.grad_input upsample_nearest1d_backward upsample_nearest2d_backward.grad_input
    upsample_nearest2d_backward upsample_nearest3d_backward.grad_input upsample_nearest3d_backward
    upsample_linear1d_backward.grad_input upsample_linear1d_backward upsample_bilinear2d_backward.grad_input
    upsample_bilinear2d_backward upsample_trilinear3d_backward.grad_input upsample_trilinear3d_backward
    upsample_bicubic2d_backward.grad_input upsample_bicubic2d_backward _upsample_nearest_exact1d_backward.grad_input
    _upsample_nearest_exact1d_backward _upsample_nearest_exact2d_backward.grad_input _upsample_nearest_exact2d_backward
    _upsample_nearest_exact3d_backward.grad_input _upsample_nearest_exact3d_backward
    _upsample_bilinear2d_aa_backward.grad_input _upsample_bilinear2d_aa_backward
    _upsample_bicubic2d_aa_backward.grad_input _upsample_bicubic2d_aa_backward reflection_pad1d.out reflection_pad1d
    reflection_pad2d.out reflection_pad2d reflection_pad3d.out reflection_pad3d replication_pad1d.out replication_pad1d
    replication_pad2d.out replication_pad2d replication_pad3d.out replication_pad3d reflection_pad1d_backward.grad_input
    reflection_pad1d_backward reflection_pad2d_backward.grad_input reflection_pad2d_backward
    reflection_pad3d_backward.grad_input reflection_pad3d_backward replication_pad1d_backward.grad_input
    replication_pad1d_backward replication_pad2d_backward.grad_input replication_pad2d_backward
    replication_pad3d_backward.grad_input replication_pad3d_backward _ctc_loss
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_meta_quantized", (DispatchKey.Meta,), """
    _fused_moving_avg_obs_fq_helper
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_meta_special", (DispatchKey.Meta,), """
    special_entr special_entr.out special_ndtri special_ndtri.out special_log_ndtr special_log_ndtr.out special_i0e
    special_i0e.out special_i1 special_i1.out special_i1e special_i1e.out special_erfcx special_erfcx.out
    special_xlog1py special_xlog1py.out special_zeta special_zeta.out special_airy_ai special_airy_ai.out
    special_bessel_j0 special_bessel_j0.out special_bessel_j1 special_bessel_j1.out special_bessel_y0
    special_bessel_y0.out special_bessel_y1 special_bessel_y1.out special_modified_bessel_i0
    special_modified_bessel_i0.out special_modified_bessel_i1 special_modified_bessel_i1.out special_modified_bessel_k0
    special_modified_bessel_k0.out special_modified_bessel_k1 special_modified_bessel_k1.out
    special_scaled_modified_bessel_k0 special_scaled_modified_bessel_k0.out special_scaled_modified_bessel_k1
    special_scaled_modified_bessel_k1.out special_spherical_bessel_j0 special_spherical_bessel_j0.out
    special_chebyshev_polynomial_t special_chebyshev_polynomial_t.out special_chebyshev_polynomial_u
    special_chebyshev_polynomial_u.out special_chebyshev_polynomial_v special_chebyshev_polynomial_v.out
    special_chebyshev_polynomial_w special_chebyshev_polynomial_w.out special_shifted_chebyshev_polynomial_t
    special_shifted_chebyshev_polynomial_t.out special_shifted_chebyshev_polynomial_u
    special_shifted_chebyshev_polynomial_u.out special_shifted_chebyshev_polynomial_v
    special_shifted_chebyshev_polynomial_v.out special_shifted_chebyshev_polynomial_w
    special_shifted_chebyshev_polynomial_w.out special_hermite_polynomial_h special_hermite_polynomial_h.out
    special_hermite_polynomial_he special_hermite_polynomial_he.out special_laguerre_polynomial_l
    special_laguerre_polynomial_l.out special_legendre_polynomial_p special_legendre_polynomial_p.out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_pointwise", (DispatchKey.CompositeExplicitAutogradNonFunctional,), """
    add.Tensor add_.Tensor sub.Tensor sub_.Tensor mul.Tensor mul_.Tensor div.Tensor div_.Tensor pow.Tensor_Tensor
    pow_.Tensor pow.Scalar pow.Tensor_Scalar pow_.Scalar maximum minimum logical_and logical_and_ logical_or logical_or_
    logical_not logical_not_ bitwise_and.Tensor bitwise_and_.Tensor bitwise_or.Tensor bitwise_or_.Tensor
    bitwise_xor.Tensor bitwise_xor_.Tensor bitwise_not bitwise_not_ eq.Scalar eq_.Scalar eq.Tensor eq_.Tensor ne.Scalar
    ne_.Scalar ne.Tensor ne_.Tensor lt.Scalar lt_.Scalar lt.Tensor lt_.Tensor le.Scalar le_.Scalar le.Tensor le_.Tensor
    gt.Scalar gt_.Scalar gt.Tensor gt_.Tensor ge.Scalar ge_.Scalar ge.Tensor ge_.Tensor neg neg_ abs abs_ sign sign_
    reciprocal reciprocal_ sqrt sqrt_ rsqrt rsqrt_ exp exp_ log log_ sin sin_ cos cos_ tanh tanh_ sigmoid sigmoid_ floor
    floor_ ceil ceil_ trunc trunc_ clamp clamp_ clamp.Tensor clamp_.Tensor clamp_min clamp_min_ clamp_min.Tensor
    clamp_min_.Tensor clamp_max clamp_max_ clamp_max.Tensor clamp_max_.Tensor addcmul addcmul_ addcdiv addcdiv_
    lerp.Scalar lerp_.Scalar lerp.Tensor lerp_.Tensor threshold_backward sigmoid_backward tanh_backward exp2 exp2_ expm1
    expm1_ log2 log2_ log10 log10_ log1p log1p_ tan tan_ asin asin_ acos acos_ atan atan_ sinh sinh_ cosh cosh_ asinh
    asinh_ acosh acosh_ atanh atanh_ erf erf_ erfc erfc_ erfinv erfinv_ lgamma lgamma_ digamma digamma_ polygamma frac
    frac_ round round.decimals round_ round_.decimals signbit sgn sgn_ isposinf isneginf sinc sinc_ i0 i0_ nextafter
    nextafter_ copysign.Tensor copysign_.Tensor heaviside heaviside_ div.Tensor_mode div_.Tensor_mode remainder.Tensor
    remainder_.Tensor fmod.Tensor fmod_.Tensor atan2 atan2_ fmax fmin hypot hypot_ logaddexp logaddexp2 igamma igamma_
    igammac igammac_ xlogy.Tensor xlogy_.Tensor gcd gcd_ lcm lcm_ bitwise_left_shift.Tensor bitwise_left_shift_.Tensor
    bitwise_right_shift.Tensor bitwise_right_shift_.Tensor
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_pointwise", (DispatchKey.CompositeExplicitAutograd,), """
    add.Scalar add_.Scalar sub.Scalar sub_.Scalar rsub.Scalar mul.Scalar mul_.Scalar div.Scalar div_.Scalar
    bitwise_and.Scalar bitwise_and_.Scalar bitwise_and.Scalar_out bitwise_and.Scalar_Tensor bitwise_or.Scalar
    bitwise_or_.Scalar bitwise_or.Scalar_out bitwise_or.Scalar_Tensor bitwise_xor.Scalar bitwise_xor_.Scalar
    bitwise_xor.Scalar_out bitwise_xor.Scalar_Tensor isinf allclose polygamma_ mvlgamma mvlgamma_ deg2rad deg2rad.out
    deg2rad_ rad2deg rad2deg.out rad2deg_ nan_to_num nan_to_num_ frexp.Tensor ldexp.Tensor ldexp.out ldexp_
    copysign.Scalar copysign.Scalar_out copysign_.Scalar conj_physical_ div.Scalar_mode div_.Scalar_mode
    floor_divide.Scalar floor_divide_.Scalar remainder.Scalar_out remainder.Scalar remainder_.Scalar fmod.Scalar_out
    fmod.Scalar fmod_.Scalar xlogy.Scalar_Self xlogy.Scalar_Other xlogy.OutScalar_Self xlogy.OutScalar_Other
    xlogy_.Scalar_Other logical_xor logical_xor_ bitwise_left_shift.Tensor_Scalar bitwise_left_shift.Tensor_Scalar_out
    bitwise_left_shift.Scalar_Tensor bitwise_left_shift_.Tensor_Scalar bitwise_right_shift.Tensor_Scalar
    bitwise_right_shift.Tensor_Scalar_out bitwise_right_shift.Scalar_Tensor bitwise_right_shift_.Tensor_Scalar
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_pointwise", (DispatchKey.CompositeImplicitAutograd,), """
    square square_ square.out isfinite where where.ScalarSelf where.ScalarOther where.Scalar isclose positive isreal
    conj conj_physical resolve_conj resolve_neg real imag float_power.Tensor_Tensor_out float_power.Tensor_Tensor
    float_power.Scalar_out float_power.Scalar float_power.Tensor_Scalar_out float_power.Tensor_Scalar
    float_power_.Scalar float_power_.Tensor __and__.Scalar __and__.Tensor __iand__.Scalar __iand__.Tensor __or__.Scalar
    __or__.Tensor __ior__.Scalar __ior__.Tensor __xor__.Scalar __xor__.Tensor __ixor__.Scalar __ixor__.Tensor absolute
    absolute.out absolute_ negative negative.out negative_ fix fix.out fix_ clip clip.Tensor clip.out clip.Tensor_out
    clip_ clip_.Tensor arccos arccos.out arccos_ arccosh arccosh.out arccosh_ arcsin arcsin.out arcsin_ arcsinh
    arcsinh.out arcsinh_ arctan arctan.out arctan_ arctanh arctanh.out arctanh_ arctan2 arctan2.out arctan2_
    divide.Tensor divide.out divide.Scalar divide.Tensor_mode divide.out_mode divide.Scalar_mode divide_.Tensor
    divide_.Scalar divide_.Tensor_mode divide_.Scalar_mode true_divide.Tensor true_divide.out true_divide.Scalar
    true_divide_.Tensor true_divide_.Scalar multiply.Tensor multiply.out multiply.Scalar multiply_.Tensor
    multiply_.Scalar subtract.out subtract.Tensor subtract.Scalar subtract_.Tensor subtract_.Scalar greater.Scalar_out
    greater.Scalar greater.Tensor_out greater.Tensor greater_.Scalar greater_.Tensor greater_equal.Scalar_out
    greater_equal.Scalar greater_equal.Tensor_out greater_equal.Tensor greater_equal_.Scalar greater_equal_.Tensor
    less.Scalar_out less.Scalar less.Tensor_out less.Tensor less_.Scalar less_.Tensor less_equal.Scalar_out
    less_equal.Scalar less_equal.Tensor_out less_equal.Tensor less_equal_.Scalar less_equal_.Tensor not_equal.Scalar_out
    not_equal.Scalar not_equal.Tensor_out not_equal.Tensor not_equal_.Scalar not_equal_.Tensor
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_reduce", (DispatchKey.CompositeExplicitAutogradNonFunctional,), """
    sum.dim_IntList mean.dim prod.dim_int amax amin max.dim min.dim argmax argmin all.dim all.dims all any.dim any.dims
    any cumsum cumsum_ aminmax logsumexp.out linalg_vector_norm norm.ScalarOpt_dim_dtype norm.ScalarOpt_dim renorm
    renorm_ cumprod cumprod_ sort.stable topk isin.Tensor_Tensor isin.Tensor_Scalar isin.Scalar_Tensor
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_reduce", (DispatchKey.CompositeExplicitAutograd,), """
    sum mean mean.dtype_out _is_all_true _is_any_true count_nonzero logsumexp norm.ScalarOpt_dtype norm.Scalar dist
    cummax cummax.out cummin cummin.out logcumsumexp logcumsumexp.out sort.values sort kthvalue median.dim nanmedian.dim
    mode.values
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_reduce", (DispatchKey.CompositeImplicitAutograd,), """
    max.out max.other min.out min.other var var.out var.dim std std.out std.dim nanmean nanmean.out var_mean
    var_mean.dim std_mean std_mean.dim sum_to_size argsort argsort.stable argsort.stable_out msort.out msort diff
    diff.out trapezoid.x trapezoid.dx trapz.x trapz.dx cumulative_trapezoid.x cumulative_trapezoid.dx gradient.scalarint
    gradient.scalararray gradient.array gradient.scalarrayint gradient.scalarrayarray gradient.tensorarrayint
    gradient.tensorarray vander quantile quantile.out quantile.scalar quantile.scalar_out nanquantile nanquantile.out
    nanquantile.scalar nanquantile.scalar_out cov corrcoef histogramdd histogramdd.int_bins histogramdd.TensorList_bins
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_shape", (DispatchKey.CompositeExplicitAutogradNonFunctional,), """
    lift_fresh_copy cat select_backward tril tril_ triu triu_ diag_embed diagonal_copy as_strided_ select_scatter
    slice_scatter diagonal_scatter as_strided_scatter alias_copy _reshape_alias_copy as_strided_copy detach_copy
    expand_copy permute_copy select_copy.int slice_copy.Tensor squeeze_copy squeeze_copy.dim squeeze_copy.dims t_copy
    transpose_copy.int unfold_copy unsqueeze_copy view_copy view_copy.dtype split_copy.Tensor split_with_sizes_copy
    unbind_copy.int
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_shape", (DispatchKey.CompositeExplicitAutograd,), """
    t t_ transpose.int transpose_ permute view.dtype expand squeeze squeeze_ squeeze.dim squeeze_.dim squeeze.dims
    squeeze_.dims unsqueeze unsqueeze_ select.int slice.Tensor diagonal alias lift_fresh detach unbind.int split.Tensor
    split_with_sizes _unsafe_view stack stack.out slice_backward diagonal_backward copy_ clone _to_copy _chunk_cat
    _chunk_cat.out repeat diag_embed.out diagonal_copy.out unsafe_split.Tensor unsafe_split_with_sizes block_diag rot90
    constant_pad_nd slice_scatter.out resize_as_ alias_copy.out as_strided_copy.out detach_copy.out expand_copy.out
    permute_copy.out select_copy.int_out slice_copy.Tensor_out squeeze_copy.out squeeze_copy.dim_out
    squeeze_copy.dims_out t_copy.out transpose_copy.int_out unfold_copy.out unsqueeze_copy.out view_copy.out
    view_copy.dtype_out split_copy.Tensor_out split_with_sizes_copy.out unbind_copy.int_out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_shape", (DispatchKey.CompositeImplicitAutograd,), """
    numpy_T mT movedim.intlist movedim.int view_as expand_as split.sizes reshape flatten.using_ints unflatten.int narrow
    chunk broadcast_to broadcast_tensors contiguous to.dtype_layout to.device to.dtype to.other type_as diag diag.out
    diagflat reshape_as swapaxes swapaxes_ swapdims swapdims_ moveaxis.intlist moveaxis.int tensor_split.sections
    tensor_split.indices tensor_split.tensor_indices_or_sections hsplit.int hsplit.array vsplit.int vsplit.array
    dsplit.int dsplit.array unsafe_chunk narrow.Tensor ravel atleast_1d atleast_1d.Sequence atleast_2d
    atleast_2d.Sequence atleast_3d atleast_3d.Sequence hstack hstack.out vstack vstack.out dstack dstack.out
    column_stack column_stack.out row_stack row_stack.out concat concat.out concatenate concatenate.out meshgrid
    meshgrid.indexing cartesian_prod combinations tile repeat_interleave.self_Tensor repeat_interleave.self_int fliplr
    flipud fill_diagonal_ set_.source_Tensor_storage_offset
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_indexing", (DispatchKey.CompositeExplicitAutogradNonFunctional,), """
    index.Tensor gather scatter.src scatter_.src scatter.value scatter_.value scatter.reduce scatter_.reduce
    scatter.value_reduce scatter_.value_reduce scatter_add scatter_add_ scatter_reduce.two scatter_reduce_.two index_add
    index_add_ index_copy index_copy_ index_reduce index_reduce_
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_indexing", (DispatchKey.CompositeExplicitAutograd,), """
    index_put index_put_ _unsafe_index.Tensor _unsafe_index_put _unsafe_masked_index _unsafe_masked_index_put_accumulate
    masked_fill.Scalar masked_fill.Tensor index_fill.int_Scalar index_fill.int_Tensor put masked_scatter
    masked_scatter_backward
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_indexing", (DispatchKey.CompositeImplicitAutograd,), """
    take_along_dim take_along_dim.out argwhere nonzero_numpy gather_backward index_select_backward
    masked_select_backward value_selecting_reduction_backward
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_factories", (DispatchKey.CompositeExplicitAutogradNonFunctional,), """
    new_empty_strided
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_factories", (DispatchKey.CompositeExplicitAutograd,), """
    empty_like new_empty zeros zeros.out zeros_like new_zeros ones ones.out ones_like new_ones full full.out full_like
    new_full scalar_tensor arange arange.out arange.start arange.start_step eye eye.m fill.Scalar fill.Tensor linspace
    linspace.Tensor_Tensor linspace.Tensor_Scalar linspace.Scalar_Tensor linspace.Tensor_Tensor_out
    linspace.Tensor_Scalar_out linspace.Scalar_Tensor_out logspace logspace.Tensor_Tensor logspace.Tensor_Scalar
    logspace.Scalar_Tensor logspace.Tensor_Tensor_out logspace.Tensor_Scalar_out logspace.Scalar_Tensor_out range.step
    range range.out_ empty_permuted bartlett_window bartlett_window.periodic blackman_window blackman_window.periodic
    hann_window hann_window.periodic hamming_window hamming_window.periodic hamming_window.periodic_alpha
    hamming_window.periodic_alpha_beta kaiser_window kaiser_window.periodic kaiser_window.beta
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_factories", (DispatchKey.CompositeImplicitAutograd,), """
    empty.out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_random", (DispatchKey.CompositeExplicitAutograd,), """
    rand rand.generator rand.out rand.generator_out rand_like rand_like.generator randn randn.generator randn_like
    randn_like.generator randint randint.generator randint.low randint.low_generator randint.out randint.generator_out
    randint.low_out randint.low_generator_out randint_like randint_like.generator randint_like.Tensor
    randint_like.Tensor_generator randint_like.low_dtype randint_like.low_generator_dtype randperm randperm.generator
    randperm.out normal.float_float normal.float_float_out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_random", (DispatchKey.CompositeImplicitAutograd,), """
    randn.out randn.generator_out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_linalg", (DispatchKey.CompositeExplicitAutogradNonFunctional,), """
    mm bmm addmm addmm_ addmv addmv_ baddbmm baddbmm_ linalg_cross linalg_lu_factor_ex linalg_lu lu_unpack
    linalg_lu_solve linalg_ldl_factor_ex linalg_ldl_solve _linalg_solve_ex linalg_inv_ex triangular_solve _linalg_det
    _linalg_slogdet linalg_cholesky_ex linalg_qr _linalg_svd _linalg_eigh linalg_pinv.atol_rtol_tensor
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_linalg", (DispatchKey.CompositeExplicitAutograd,), """
    mv mv.out dot.out addr_ vdot.out _linalg_check_errors cholesky_solve.out cholesky_solve linalg_lstsq
    linalg_pinv.atol_rtol_tensor_out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_linalg", (DispatchKey.CompositeImplicitAutograd,), """
    matmul matmul.out outer outer.out ger ger.out inner inner.out kron kron.out linalg_vecdot linalg_vecdot.out
    linalg_matmul linalg_matmul.out trace_backward linalg_vander linalg_diagonal adjoint mH matrix_H cross.out cross
    tensordot tensordot.out einsum matrix_power matrix_power.out linalg_matrix_power linalg_matrix_power.out matrix_exp
    matrix_exp_backward chain_matmul chain_matmul.out linalg_multi_dot linalg_multi_dot.out linalg_tensorinv
    linalg_tensorinv.out linalg_tensorsolve linalg_tensorsolve.out linalg_lu_factor linalg_lu_factor.out _lu_with_info
    linalg_ldl_factor linalg_ldl_factor.out lu_solve.out lu_solve linalg_solve_ex linalg_solve_ex.out linalg_solve
    linalg_solve.out linalg_inv linalg_inv.out inverse inverse.out linalg_det linalg_det.out det linalg_slogdet
    linalg_slogdet.out slogdet slogdet.out logdet linalg_cholesky linalg_cholesky.out qr.Q qr orgqr orgqr.out linalg_svd
    linalg_svd.U linalg_svdvals linalg_svdvals.out svd.U svd linalg_eigh linalg_eigh.eigvals linalg_eigvalsh
    linalg_eigvalsh.out linalg_eigvals linalg_pinv.atol_rtol_float linalg_pinv.atol_rtol_float_out linalg_pinv
    linalg_pinv.rcond_tensor linalg_pinv.out linalg_pinv.out_rcond_tensor pinverse linalg_matrix_rank.atol_rtol_tensor
    linalg_matrix_rank.atol_rtol_tensor_out linalg_matrix_rank.atol_rtol_float linalg_matrix_rank.atol_rtol_float_out
    linalg_matrix_rank linalg_matrix_rank.out linalg_matrix_rank.tol_tensor linalg_matrix_rank.out_tol_tensor
    linalg_cond linalg_cond.out linalg_cond.p_str linalg_cond.p_str_out linalg_norm linalg_norm.ord_str linalg_norm.out
    linalg_norm.ord_str_out linalg_matrix_norm linalg_matrix_norm.out linalg_matrix_norm.str_ord
    linalg_matrix_norm.str_ord_out frobenius_norm.dim frobenius_norm.out nuclear_norm nuclear_norm.out nuclear_norm.dim
    nuclear_norm.dim_out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_nn", (DispatchKey.CompositeExplicitAutogradNonFunctional,), """
    elu elu_ elu_backward gelu gelu_ gelu_backward silu silu_ silu_backward mish mish_ hardsigmoid hardsigmoid_
    hardsigmoid_backward leaky_relu leaky_relu_ leaky_relu_backward threshold threshold_ softplus softplus_backward
    softshrink softshrink_backward hardshrink hardshrink_backward glu _softmax _softmax_backward_data _log_softmax
    _log_softmax_backward_data mse_loss smooth_l1_loss nll_loss_forward nll_loss_backward _trilinear
    max_pool2d_with_indices max_pool2d_with_indices_backward max_pool3d_with_indices max_pool3d_with_indices_backward
    avg_pool2d avg_pool2d_backward avg_pool3d avg_pool3d_backward adaptive_max_pool2d adaptive_max_pool2d_backward
    adaptive_max_pool3d adaptive_max_pool3d_backward max_unpool2d max_unpool3d fractional_max_pool2d
    fractional_max_pool2d_backward fractional_max_pool3d fractional_max_pool3d_backward upsample_nearest1d
    upsample_nearest2d upsample_nearest3d upsample_linear1d upsample_bilinear2d upsample_trilinear3d upsample_bicubic2d
    _upsample_nearest_exact1d _upsample_nearest_exact2d _upsample_nearest_exact3d _upsample_bilinear2d_aa
    _upsample_bicubic2d_aa upsample_nearest1d_backward upsample_nearest2d_backward upsample_nearest3d_backward
    upsample_linear1d_backward upsample_bilinear2d_backward upsample_trilinear3d_backward upsample_bicubic2d_backward
    _upsample_nearest_exact1d_backward _upsample_nearest_exact2d_backward _upsample_nearest_exact3d_backward
    _upsample_bilinear2d_aa_backward _upsample_bicubic2d_aa_backward reflection_pad1d reflection_pad2d reflection_pad3d
    replication_pad1d replication_pad2d replication_pad3d reflection_pad1d_backward reflection_pad2d_backward
    reflection_pad3d_backward replication_pad1d_backward replication_pad2d_backward replication_pad3d_backward
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_nn", (DispatchKey.CompositeExplicitAutograd,), """
    celu celu_ softmax.int_out log_softmax.int_out _safe_softmax rrelu_with_noise_backward smooth_l1_loss_backward
    huber_loss_backward binary_cross_entropy_with_logits soft_margin_loss soft_margin_loss.out soft_margin_loss_backward
    soft_margin_loss_backward.grad_input linear.out _euclidean_dist conv_tbc convolution convolution_backward
    _convolution affine_grid_generator embedding _pack_padded_sequence
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_nn", (DispatchKey.CompositeImplicitAutograd,), """
    mish_backward relu6 relu6_ selu selu_ prelu log_sigmoid log_sigmoid.out softmax.int log_softmax.int rrelu rrelu_
    nll_loss_nd nll_loss nll_loss.out nll_loss2d nll_loss2d.out cross_entropy_loss l1_loss kl_div poisson_nll_loss
    hinge_embedding_loss margin_ranking_loss cosine_embedding_loss triplet_margin_loss multilabel_margin_loss
    multilabel_margin_loss.out pairwise_distance cosine_similarity linear bilinear one_hot scaled_dot_product_attention
    _scaled_dot_product_attention_math cdist pdist conv1d conv1d.padding conv2d conv2d.padding conv3d conv3d.padding
    conv_transpose1d conv_transpose2d.input conv_transpose3d.input conv_tbc_backward _convolution_mode max_pool1d
    max_pool1d_with_indices max_pool2d max_pool3d avg_pool1d adaptive_avg_pool1d adaptive_avg_pool2d adaptive_avg_pool3d
    adaptive_max_pool1d upsample_nearest1d.vec upsample_nearest2d.vec upsample_nearest3d.vec upsample_linear1d.vec
    upsample_bilinear2d.vec upsample_trilinear3d.vec upsample_bicubic2d.vec _upsample_nearest_exact1d.vec
    _upsample_nearest_exact2d.vec _upsample_nearest_exact3d.vec _upsample_bilinear2d_aa.vec _upsample_bicubic2d_aa.vec
    grid_sampler affine_grid_generator_backward pad _pad_enum _pad_circular batch_norm _batch_norm_impl_index
    instance_norm layer_norm _fused_rms_norm group_norm rms_norm embedding_backward embedding_sparse_backward
    _embedding_bag_sparse_backward embedding_bag embedding_bag.padding_idx dropout dropout_ feature_dropout
    feature_dropout_ alpha_dropout alpha_dropout_ feature_alpha_dropout feature_alpha_dropout_
    _pack_padded_sequence_backward _pad_packed_sequence pad_sequence norm_except_dim _weight_norm lstm.input lstm.data
    gru.input gru.data rnn_tanh.input rnn_tanh.data rnn_relu.input rnn_relu.data lstm_cell gru_cell rnn_tanh_cell
    rnn_relu_cell ctc_loss.IntList ctc_loss.Tensor
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_optim", (DispatchKey.CompositeExplicitAutograd,), """
    _foreach_add_.Scalar _foreach_sub_.List _foreach_zero_
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_functionalization", (DispatchKey.CompositeExplicitAutogradNonFunctional,), """
    copy bernoulli.p
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_functionalization", (DispatchKey.CompositeExplicitAutograd,), """
    zero resize _index_put_impl rrelu_with_noise_functional resize_as _native_batch_norm_legit_functional
    embedding_renorm uniform normal_functional log_normal exponential cauchy geometric random random.to random.from
    bernoulli.Tensor bernoulli
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_sparse", (DispatchKey.CompositeExplicitAutograd,), """
    sparse_coo_tensor.size _sparse_coo_tensor_with_dims_and_tensors is_coalesced indices values crow_indices col_indices
    ccol_indices row_indices _sparse_sum.dim _sparse_addmm sparse_compressed_tensor.comp_plain_value_size
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_sparse", (DispatchKey.CompositeImplicitAutograd,), """
    sparse_coo_tensor.indices sparse_coo_tensor.indices_size _sparse_coo_tensor_unsafe _validate_sparse_coo_tensor_args
    coalesce to_dense_backward to_sparse to_sparse.sparse_dim _sparse_sum _sparse_sum.dtype _sparse_sum.dim_dtype
    _sparse_softmax.int _sparse_log_softmax.int _sparse_mm smm sspaddmm _sparse_compressed_tensor_unsafe
    _validate_sparse_compressed_tensor_args to_sparse_csr to_sparse_csc to_sparse_bsr to_sparse_bsc _sparse_mm.reduce
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_quantized", (DispatchKey.CompositeImplicitAutograd,), """
    choose_qparams_optimized _choose_qparams_per_tensor fake_quantize_per_tensor_affine
    fake_quantize_per_tensor_affine.tensor_qparams fake_quantize_per_tensor_affine_cachemask_backward
    _fake_quantize_learnable_per_tensor_affine_backward fake_quantize_per_channel_affine
    fake_quantize_per_channel_affine_cachemask_backward _fake_quantize_learnable_per_channel_affine_backward
    fused_moving_avg_obs_fake_quant
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_mkldnn", (DispatchKey.CompositeExplicitAutograd,), """
    mkldnn_convolution
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_mkldnn", (DispatchKey.CompositeImplicitAutograd,), """
    to_mkldnn_backward
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_special", (DispatchKey.CompositeExplicitAutogradNonFunctional,), """
    special_entr special_ndtri special_log_ndtr special_i0e special_i1 special_i1e special_erfcx special_xlog1py
    special_zeta special_airy_ai special_bessel_j0 special_bessel_j1 special_bessel_y0 special_bessel_y1
    special_modified_bessel_i0 special_modified_bessel_i1 special_modified_bessel_k0 special_modified_bessel_k1
    special_scaled_modified_bessel_k0 special_scaled_modified_bessel_k1 special_spherical_bessel_j0
    special_chebyshev_polynomial_t special_chebyshev_polynomial_u special_chebyshev_polynomial_v
    special_chebyshev_polynomial_w special_shifted_chebyshev_polynomial_t special_shifted_chebyshev_polynomial_u
    special_shifted_chebyshev_polynomial_v special_shifted_chebyshev_polynomial_w special_hermite_polynomial_h
    special_hermite_polynomial_he special_laguerre_polynomial_l special_legendre_polynomial_p
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_special", (DispatchKey.CompositeExplicitAutograd,), """
    special_xlog1py.self_scalar special_xlog1py.other_scalar special_xlog1py.self_scalar_out
    special_xlog1py.other_scalar_out special_zeta.self_scalar special_zeta.other_scalar special_zeta.self_scalar_out
    special_zeta.other_scalar_out special_chebyshev_polynomial_t.x_scalar special_chebyshev_polynomial_t.n_scalar
    special_chebyshev_polynomial_t.x_scalar_out special_chebyshev_polynomial_t.n_scalar_out
    special_chebyshev_polynomial_u.x_scalar special_chebyshev_polynomial_u.n_scalar
    special_chebyshev_polynomial_u.x_scalar_out special_chebyshev_polynomial_u.n_scalar_out
    special_chebyshev_polynomial_v.x_scalar special_chebyshev_polynomial_v.n_scalar
    special_chebyshev_polynomial_v.x_scalar_out special_chebyshev_polynomial_v.n_scalar_out
    special_chebyshev_polynomial_w.x_scalar special_chebyshev_polynomial_w.n_scalar
    special_chebyshev_polynomial_w.x_scalar_out special_chebyshev_polynomial_w.n_scalar_out
    special_shifted_chebyshev_polynomial_t.x_scalar special_shifted_chebyshev_polynomial_t.n_scalar
    special_shifted_chebyshev_polynomial_t.x_scalar_out special_shifted_chebyshev_polynomial_t.n_scalar_out
    special_shifted_chebyshev_polynomial_u.x_scalar special_shifted_chebyshev_polynomial_u.n_scalar
    special_shifted_chebyshev_polynomial_u.x_scalar_out special_shifted_chebyshev_polynomial_u.n_scalar_out
    special_shifted_chebyshev_polynomial_v.x_scalar special_shifted_chebyshev_polynomial_v.n_scalar
    special_shifted_chebyshev_polynomial_v.x_scalar_out special_shifted_chebyshev_polynomial_v.n_scalar_out
    special_shifted_chebyshev_polynomial_w.x_scalar special_shifted_chebyshev_polynomial_w.n_scalar
    special_shifted_chebyshev_polynomial_w.x_scalar_out special_shifted_chebyshev_polynomial_w.n_scalar_out
    special_hermite_polynomial_h.x_scalar special_hermite_polynomial_h.n_scalar
    special_hermite_polynomial_h.x_scalar_out special_hermite_polynomial_h.n_scalar_out
    special_hermite_polynomial_he.x_scalar special_hermite_polynomial_he.n_scalar
    special_hermite_polynomial_he.x_scalar_out special_hermite_polynomial_he.n_scalar_out
    special_laguerre_polynomial_l.x_scalar special_laguerre_polynomial_l.n_scalar
    special_laguerre_polynomial_l.x_scalar_out special_laguerre_polynomial_l.n_scalar_out
    special_legendre_polynomial_p.x_scalar special_legendre_polynomial_p.n_scalar
    special_legendre_polynomial_p.x_scalar_out special_legendre_polynomial_p.n_scalar_out
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_special", (DispatchKey.CompositeImplicitAutograd,), """
    special_exp2 special_exp2.out special_expit special_expit.out special_expm1 special_expm1.out special_gammaln
    special_gammaln.out special_digamma special_digamma.out special_psi special_psi.out special_polygamma
    special_polygamma.out special_erf special_erf.out special_erfc special_erfc.out special_erfinv special_erfinv.out
    special_logit special_logit.out special_log1p special_log1p.out special_xlogy special_xlogy.self_scalar
    special_xlogy.other_scalar special_xlogy.out special_xlogy.self_scalar_out special_xlogy.other_scalar_out
    special_ndtr special_ndtr.out special_sinc special_sinc.out special_round special_round.out special_i0
    special_i0.out special_multigammaln special_multigammaln.out special_gammainc.out special_gammainc
    special_gammaincc.out special_gammaincc special_logsumexp special_logsumexp.out special_log_softmax special_softmax
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_core", (DispatchKey.CompositeExplicitAutograd,), """
    is_same_size sparse_dim dense_dim is_pinned
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_composite_core", (DispatchKey.CompositeImplicitAutograd,), """
    is_nonzero is_distributed to_dense pin_memory item
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_sparse", (DispatchKey.SparseCPU, DispatchKey.SparseMeta,), """
    empty.memory_format empty_like add.Tensor sum sum.dim_IntList copy_ clone zero_ sparse_dim dense_dim
    _sparse_coo_tensor_with_dims is_coalesced _coalesced_ _nnz _indices _values _dimV indices values sparse_resize_
    sparse_resize_and_clear_
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_sparse", (DispatchKey.SparseCPU,), """
    zeros.out add_.Tensor add.out sub.Tensor sub_.Tensor sub.out mul.Tensor mul_.Tensor mul.out div.Tensor div_.Tensor
    div.out pow.Tensor_Scalar pow.Tensor_Scalar_out neg neg_ neg.out abs abs_ abs.out sign sign_ sign.out sqrt sqrt_
    sqrt.out sin sin_ sin.out tanh tanh_ tanh.out relu relu_ floor floor_ floor.out ceil ceil_ ceil.out trunc trunc_
    trunc.out isnan isinf threshold_backward threshold_backward.grad_input any mm mm.out bmm bmm.out mv addmm addmm_
    addmm.out permute unsqueeze cat index_select expm1 expm1.out expm1_ log1p log1p.out log1p_ tan tan.out tan_ asin
    asin.out asin_ atan atan.out atan_ sinh sinh.out sinh_ asinh asinh.out asinh_ atanh atanh.out atanh_ erf erf.out
    erf_ erfinv erfinv.out erfinv_ frac frac.out frac_ round round.out round_ signbit signbit.out sgn sgn.out sgn_
    isposinf isposinf.out isneginf isneginf.out deg2rad deg2rad.out deg2rad_ rad2deg rad2deg.out rad2deg_ nan_to_num
    nan_to_num.out nan_to_num_ conj_physical.out div.Tensor_mode div.out_mode div_.Tensor_mode floor_divide
    floor_divide.out floor_divide_.Tensor norm.ScalarOpt_dim_dtype norm.ScalarOpt_dim narrow_copy _dimI _coalesce
    _to_dense _to_sparse sparse_mask _sparse_mask_projection resize_as_sparse_ _sparse_broadcast_to _sparse_sum_backward
    _sparse_softmax _sparse_softmax_backward_data _sparse_log_softmax _sparse_log_softmax_backward_data
    _sparse_sparse_matmul sspaddmm.out hspmm _to_sparse_csr _to_sparse_csc _to_sparse_bsr _to_sparse_bsc
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_sparse_csr", (DispatchKey.SparseCsrCPU, DispatchKey.SparseCsrMeta,), """
    empty.memory_format empty_like add.Tensor add_.Tensor add.out mul.Tensor mul_.Tensor mul.out mul.Scalar mul_.Scalar
    neg neg_ neg.out abs abs_ abs.out sign sign_ sign.out sqrt sqrt_ sqrt.out sin sin_ sin.out tanh tanh_ tanh.out relu
    relu_ floor floor_ floor.out ceil ceil_ ceil.out trunc trunc_ trunc.out isnan isinf threshold_backward sum cat copy_
    clone zero_ resize_ expm1 expm1.out expm1_ log1p log1p.out log1p_ tan tan.out tan_ asin asin.out asin_ atan atan.out
    atan_ sinh sinh.out sinh_ asinh asinh.out asinh_ atanh atanh.out atanh_ erf erf.out erf_ erfinv erfinv.out erfinv_
    frac frac.out frac_ round round.out round_ signbit signbit.out sgn sgn.out sgn_ isposinf isposinf.out isneginf
    isneginf.out deg2rad deg2rad.out deg2rad_ rad2deg rad2deg.out rad2deg_ angle angle.out narrow_copy sparse_dim
    dense_dim _nnz values crow_indices col_indices ccol_indices row_indices _to_dense _to_sparse sparse_mask
    resize_as_sparse_ _to_sparse_csr _to_sparse_csc _to_sparse_bsr _to_sparse_bsc
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_sparse_csr", (DispatchKey.SparseCsrCPU,), """
    sub_.Tensor div_.Tensor sum.dim_IntList mm mm.out addmm addmm.out select.int fill_.Scalar addmv.out
    _to_sparse.sparse_dim sparse_sampled_addmm
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_mkldnn", (DispatchKey.MkldnnCPU,), """
    empty.memory_format add.Tensor add_.Tensor add.out mul.Tensor mul_.Tensor mul.out tanh tanh_ sigmoid sigmoid_ relu
    relu_ threshold_backward view copy_ clone zero_ gelu gelu_backward _prelu_kernel _prelu_kernel_backward _softmax
    avg_pool2d.out avg_pool2d avg_pool2d_backward.grad_input avg_pool2d_backward avg_pool3d.out avg_pool3d
    avg_pool3d_backward.grad_input avg_pool3d_backward adaptive_avg_pool2d.out native_batch_norm
    native_batch_norm_backward _native_batch_norm_legit _native_batch_norm_legit.no_stats _to_dense
    mkldnn_reorder_conv2d_weight mkldnn_reorder_conv3d_weight mkldnn_linear mkldnn_linear_backward_input
    mkldnn_linear_backward_weights mkldnn_linear_backward mkldnn_max_pool2d mkldnn_max_pool2d_backward mkldnn_max_pool3d
    mkldnn_max_pool3d_backward mkldnn_adaptive_avg_pool2d mkldnn_adaptive_avg_pool2d.out
    mkldnn_adaptive_avg_pool2d_backward _mkldnn_reshape _mkldnn_transpose _mkldnn_transpose_
    """,
)

defer_kernels(
    "tinytensor.aten.native.generated.register_quantized", (DispatchKey.QuantizedCPU,), """
    empty_like eq.Scalar eq.Scalar_out eq.Tensor eq.Tensor_out ne.Scalar ne.Scalar_out ne.Tensor ne.Tensor_out lt.Scalar
    lt.Scalar_out lt.Tensor lt.Tensor_out le.Scalar le.Scalar_out le.Tensor le.Tensor_out gt.Scalar gt.Scalar_out
    gt.Tensor gt.Tensor_out ge.Scalar ge.Scalar_out ge.Tensor ge.Tensor_out tanh sigmoid relu relu_ clamp mean.dim
    mean.out max.dim max max.unary_out min.dim min min.unary_out std.correction std.correction_out equal view
    _reshape_alias as_strided cat cat.out copy_ clone fill_.Scalar fill_.Tensor resize_ index.Tensor _index_put_impl_
    index_select index_select.out masked_fill.Scalar masked_fill_.Scalar masked_fill.Tensor masked_fill_.Tensor gelu
    gelu_ hardsigmoid hardsigmoid.out leaky_relu leaky_relu_ leaky_relu.out threshold hardtanh hardtanh_ hardtanh.out
    _prelu_kernel sort.stable topk flip repeat unfold set_.source_Storage_storage_offset avg_pool2d avg_pool3d
    _adaptive_avg_pool2d adaptive_avg_pool3d.out _adaptive_avg_pool3d upsample_nearest2d upsample_nearest3d
    upsample_bilinear2d _upsample_nearest_exact2d _upsample_nearest_exact3d grid_sampler_2d pixel_shuffle
    pixel_unshuffle channel_shuffle reflection_pad1d.out reflection_pad1d reflection_pad2d.out reflection_pad2d
    dequantize.self dequantize.tensors q_scale q_zero_point q_per_channel_scales q_per_channel_zero_points
    q_per_channel_axis int_repr qscheme _empty_affine_quantized _empty_per_channel_affine_quantized empty_quantized
    quantized_batch_norm quantized_max_pool1d quantized_max_pool2d quantized_max_pool3d
    """,
)
