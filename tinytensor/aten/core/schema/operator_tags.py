"""The tags of the library's own operators, `aten::...`.

A name stands for all overloads of an operator, `name.overload` for one of them. Every operator also has
pt2_compliant_tag, and those of the forms `out=` and in-place the tag of their form.

Mirrors the `tags:` of aten/src/ATen/native/native_functions.yaml, and what torchgen/model.py adds to them. The table in
aten/native/native_functions.yaml has those tags that the code generator asks about.
"""

from __future__ import annotations

from tinytensor.aten.core.schema.function_schema import FunctionSchema, SchemaKind
from tinytensor.aten.core.schema.tag import Tag

TAGS = {
    Tag.core: """
        _adaptive_avg_pool2d _adaptive_avg_pool2d_backward _adaptive_avg_pool3d _cdist_forward _embedding_bag
        _local_scalar_dense _log_softmax.default _native_batch_norm_legit.default _native_batch_norm_legit.no_stats
        _pdist_forward _softmax.default _to_copy abs.default acos.default acosh.default adaptive_avg_pool1d
        add.Scalar add.Tensor addmm.default alias amax.default amin.default any.default any.dim any.dims
        arange.start_step argmax.default argmin.default as_strided asin.default asinh.default atan.default atan2
        atanh.default avg_pool1d avg_pool2d.default avg_pool2d_backward.default avg_pool3d.default
        bitwise_and.Scalar bitwise_and.Tensor bitwise_not.default bitwise_or.Scalar bitwise_or.Tensor
        bitwise_xor.Scalar bitwise_xor.Tensor bmm.default cat.default ceil.default clamp.default clamp.Tensor clone
        col2im.default constant_pad_nd convolution convolution_backward copy.default cos.default cosh.default cumsum.default
        diagonal div.Scalar div.Scalar_mode div.Tensor div.Tensor_mode elu.default embedding
        embedding_dense_backward empty.memory_format empty_strided eq.Scalar eq.Tensor erf.default exp.default
        expand expm1.default fill.Scalar flip floor.default fmod.Scalar fmod.Tensor full.default full_like
        gather.default ge.Scalar ge.Tensor gelu.default grid_sampler_2d gt.Scalar gt.Tensor hardtanh.default
        index.Tensor index_put index_select.default isinf isnan le.Scalar le.Tensor leaky_relu.default log.default
        log10.default log1p.default log2.default logical_and.default logical_not.default logical_or.default
        logical_xor.default lt.Scalar lt.Tensor masked_scatter max.dim max_pool2d_with_indices.default
        max_pool2d_with_indices_backward.default max_pool3d_with_indices.default maximum.default mean.default
        mean.dim min.dim minimum.default mm.default mul.Scalar mul.Tensor native_dropout native_group_norm
        native_group_norm_backward native_layer_norm native_layer_norm_backward ne.Scalar ne.Tensor neg.default
        nonzero.default permute pow.Scalar pow.Tensor_Scalar pow.Tensor_Tensor prod.default prod.dim_int
        rand.default randn.default randperm.default reciprocal.default reflection_pad1d.default
        reflection_pad2d.default reflection_pad3d.default relu remainder.Scalar remainder.Tensor repeat
        replication_pad2d.default replication_pad3d.default resize_ round.default rsqrt.default scalar_tensor
        scatter.src scatter.value scatter_add.default scatter_reduce.two select select_scatter sigmoid.default
        sign.default sin.default sinh.default slice slice_scatter.default sort.default split_with_sizes sqrt.default
        squeeze.dim squeeze.dims sub.Scalar sub.Tensor sum.dim_IntList tan.default tanh.default topk.default
        trunc.default unsqueeze upsample_bilinear2d.vec upsample_nearest2d.vec var.correction var.dim view.default
        where.self
    """,
    Tag.data_dependent_output: """
        _local_scalar_dense allclose equal item
    """,
    Tag.dynamic_output_shape: """
        _ctc_loss _unique _unique2 argwhere bincount index.Tensor linalg_lstsq masked_select nonzero one_hot
        repeat_interleave.Tensor unique_consecutive unique_dim unique_dim_consecutive
    """,
    Tag.generated: """
        _index_put_impl _native_batch_norm_legit_functional alias_copy.out as_strided_copy.out bernoulli.Tensor cauchy
        detach_copy.out diag_embed.out diagonal_copy.out embedding_renorm expand_copy.out exponential geometric log_normal
        permute_copy.out random.default random.from random.to resize resize_as rrelu_with_noise_functional
        select_copy.int_out slice_copy.Tensor_out slice_scatter.out squeeze_copy.dim_out squeeze_copy.dims_out squeeze_copy.out
        t_copy.out transpose_copy.int_out unfold_copy.out uniform unsqueeze_copy.out view_copy.dtype_out view_copy.out
        zero
    """,
    Tag.inplace_view: """
        as_strided_ detach_ resize_ resize_as_ set_ squeeze_ swapaxes_ swapdims_ t_ transpose_ unsqueeze_
    """,
    Tag.maybe_aliasing_or_mutating: """
        _batch_norm_impl_index alpha_dropout atleast_1d.default atleast_2d.default atleast_3d.default batch_norm
        cartesian_prod conj_physical.default dropout feature_alpha_dropout feature_dropout unsafe_chunk
    """,
    Tag.nondeterministic_seeded: """
        _sample_dirichlet _scaled_dot_product_attention_math _scaled_dot_product_flash_attention_for_cpu
        _standard_gamma alpha_dropout alpha_dropout_ bernoulli bernoulli_ binomial cauchy cauchy_
        dropout dropout_ exponential exponential_ feature_alpha_dropout feature_alpha_dropout_ feature_dropout
        feature_dropout_ geometric geometric_ gru log_normal log_normal_ lstm multinomial native_dropout normal
        normal_ normal_functional poisson rand rand_like randint randint_like randn randn_like random random_ randperm
        rnn_relu rnn_tanh rrelu rrelu_ rrelu_with_noise rrelu_with_noise_ rrelu_with_noise_functional
        scaled_dot_product_attention uniform uniform_
    """,
    Tag.pointwise: """
        __ilshift__ __ixor__ __lshift__ __rshift__ __xor__ abs acos acos_ acosh acosh_ add add_ addcdiv addcdiv_
        addcmul addcmul_ angle asin asin_ asinh asinh_ atan atan2 atan2_ atan_ atanh atanh_ bitwise_and bitwise_and_
        bitwise_left_shift bitwise_left_shift_ bitwise_not bitwise_not_ bitwise_or bitwise_or_ bitwise_right_shift
        bitwise_right_shift_ bitwise_xor bitwise_xor_ ceil ceil_ celu celu_ clamp clamp_ clamp_max clamp_max_
        clamp_min clamp_min_ clip.default clip.Tensor clip.out clip_ clone conj_physical conj_physical_ copysign cos
        cos_ cosh cosh_ deg2rad deg2rad_ digamma digamma_ div div_ elu.default elu_ eq equal erf erf_ erfc erfc_
        erfinv erfinv_ exp exp2 exp2_ exp_ expm1 expm1_ float_power float_power_ floor floor_ fmax fmin fmod fmod_
        frac frac_ frexp gcd ge gelu.default gelu_backward.default gt hardshrink.default hardsigmoid.default
        hardsigmoid_ hardtanh.default hardtanh_ heaviside hypot hypot_ i0 i0_ igamma igamma_ igammac igammac_
        isfinite isinf isnan isneginf isposinf lcm ldexp ldexp_ le leaky_relu.default leaky_relu_ lerp lerp_ lgamma
        lgamma_ log log10 log10_ log1p log1p_ log2 log2_ log_ logaddexp logaddexp2 logical_and logical_and_
        logical_not logical_not_ logical_or logical_or_ logical_xor logical_xor_ logit logit_ lt masked_fill.Scalar
        max.other max.out maximum min.other min.out minimum mish.default mul mul_ mvlgamma mvlgamma_ nan_to_num
        nan_to_num_ native_dropout_backward ne neg neg_ nextafter nextafter_ polygamma polygamma_ positive pow pow_
        rad2deg rad2deg_ reciprocal reciprocal_ relu relu6 relu_ remainder remainder_ round round_ rrelu rsqrt
        rsqrt_ rsub.Scalar selu selu_ sgn sgn_ sigmoid sigmoid_ sigmoid_backward sign sign_ signbit silu silu_
        silu_backward sin sin_ sinc sinc_ sinh sinh_ softplus.default softshrink.default special_airy_ai
        special_bessel_j0 special_bessel_j1 special_bessel_y0 special_bessel_y1 special_chebyshev_polynomial_t
        special_chebyshev_polynomial_u special_chebyshev_polynomial_v special_chebyshev_polynomial_w special_entr
        special_erfcx special_hermite_polynomial_h special_hermite_polynomial_he special_i0e special_i1 special_i1e
        special_laguerre_polynomial_l special_legendre_polynomial_p special_log_ndtr special_modified_bessel_i0
        special_modified_bessel_i1 special_modified_bessel_k0 special_modified_bessel_k1 special_ndtri
        special_scaled_modified_bessel_k0 special_scaled_modified_bessel_k1 special_shifted_chebyshev_polynomial_t
        special_shifted_chebyshev_polynomial_u special_shifted_chebyshev_polynomial_v
        special_shifted_chebyshev_polynomial_w special_spherical_bessel_j0 special_xlog1py special_zeta sqrt sqrt_
        square square_ sub sub_ tan tan_ tanh tanh_ tanh_backward threshold.default threshold_backward.default
        true_divide.Tensor trunc trunc_ where.self xlogy xlogy_.Tensor
    """,
    Tag.reduction: """
        all amax amin aminmax any argmax argmin count_nonzero linalg_vector_norm logsumexp max.default max.dim
        max.dim_max max.unary_out mean min.default min.dim min.dim_min min.unary_out nansum norm prod std std_mean
        sum var var_mean
    """,
    Tag.view_copy: """
        _reshape_alias_copy alias_copy as_strided_copy detach_copy diagonal_copy expand_copy lift_fresh_copy
        narrow_copy.default permute_copy select_copy slice_copy slice_scatter split_copy.Tensor
        split_with_sizes_copy.default squeeze_copy t_copy transpose_copy unbind_copy.int unfold_copy unsqueeze_copy
        view_copy
    """,
}  # fmt: skip

_OF_FORM = {SchemaKind.out: Tag.out, SchemaKind.inplace: Tag.inplace}


def aten_tags(schema: FunctionSchema) -> list[Tag]:
    """The tags of `aten::...`, in the order of their numbers."""
    name = schema.operator_name.base_name
    named = {name, f"{name}.{schema.overload_name or 'default'}"}
    tags = {tag for tag, names in _NAMES.items() if named & names} | {Tag.pt2_compliant_tag}
    if schema.kind in _OF_FORM:
        tags.add(_OF_FORM[schema.kind])
    return sorted(tags, key=int)


_NAMES = {tag: frozenset(names.split()) for tag, names in TAGS.items()}
