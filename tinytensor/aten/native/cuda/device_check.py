"""All tensors of a call on one device: a kernel on a GPU cannot follow an address of the host.

Elementwise operators look for themselves, in TensorIterator, since a number in a 0-dim tensor of the CPU may stand beside
tensors of a GPU. So do those that take tensors of the CPU on purpose (`copy_`, indexing, lists of learning rates). For all
others the arguments are compared before the kernel is called.

Mirrors c10/core/impl/common_device_check and the entries `device_check: NoCheck` of native_functions.yaml.
"""

from __future__ import annotations

from typing import Any, NoReturn

from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.c10.device import Device
from tinytensor.c10.tensor_impl import TensorImpl

NO_CHECK = frozenset(
    """
_copy_from _copy_from_and_resize _pack_padded_sequence _pad_packed_sequence
__and__ __iand__ __ilshift__ __ior__ __irshift__ __ixor__ __lshift__ __or__ __rshift__ __xor__ _fused_adagrad_
_fused_adam_ _fused_adamw_ _fused_sgd_ _index_put_impl_ _scaled_dot_product_flash_attention_for_cpu_backward
_unsafe_index_put abs absolute acos add add_ addcdiv addcdiv_ addcmul addcmul_ all aminmax angle any arctan2 argsort
as_strided_scatter asin atan atan2 atan2_ bernoulli bernoulli_ binary_cross_entropy binary_cross_entropy_with_logits
binomial bitwise_and bitwise_and_ bitwise_left_shift bitwise_left_shift_ bitwise_not bitwise_or bitwise_or_
bitwise_right_shift bitwise_right_shift_ bitwise_xor bitwise_xor_ broadcast_tensors ceil clamp clamp_max clamp_min
copy_ copysign copysign_ cos cosh cummax cummin cumprod cumsum diagonal_scatter digamma dist div div_ elu eq eq_ erf
erfc erfinv exp expand_as expm1 fill_ floor floor_divide floor_divide_ fmax fmin fmod fmod_ frac gather_backward ge
ge_ gelu gt gt_ hardshrink hardsigmoid hardswish hardtanh heaviside heaviside_ hypot hypot_ index index_fill
index_fill_ index_put index_put_ index_select_backward is_same_size is_set_to le le_ leaky_relu lerp lerp_ lgamma log
log10 log1p log2 log_sigmoid log_sigmoid_forward logical_and logical_and_ logical_not logical_or logical_or_
logical_xor logical_xor_ logsumexp lt lt_ masked_fill masked_fill_ masked_select_backward max maximum mean min minimum
mse_loss mul mul_ nanmean narrow ne ne_ neg norm polygamma pow pow_ prod reciprocal remainder remainder_ renorm
reshape_as round rsqrt rsub select_scatter set_ sigmoid sign sin sinh slice slice_scatter smooth_l1_loss softplus
softshrink sort special_chebyshev_polynomial_t special_chebyshev_polynomial_u special_chebyshev_polynomial_v
special_chebyshev_polynomial_w special_hermite_polynomial_h special_hermite_polynomial_he
special_laguerre_polynomial_l special_legendre_polynomial_p special_shifted_chebyshev_polynomial_t
special_shifted_chebyshev_polynomial_u special_shifted_chebyshev_polynomial_v special_shifted_chebyshev_polynomial_w
special_xlog1py special_xlogy special_zeta split sqrt std sub sub_ sum tan tanh threshold to true_divide true_divide_
trunc unsafe_chunk unsafe_split unsafe_split_with_sizes value_selecting_reduction_backward var view_as where xlogy
xlogy_
""".split()
)

STRUCTURED = frozenset(
    """
_linalg_det _linalg_eigh _linalg_slogdet _linalg_solve_ex _linalg_svd _log_softmax _log_softmax_backward_data _softmax
_softmax_backward_data _upsample_bicubic2d_aa _upsample_bicubic2d_aa_backward _upsample_bilinear2d_aa
_upsample_bilinear2d_aa_backward _upsample_nearest_exact1d _upsample_nearest_exact1d_backward
_upsample_nearest_exact2d _upsample_nearest_exact2d_backward _upsample_nearest_exact3d
_upsample_nearest_exact3d_backward acosh adaptive_max_pool2d adaptive_max_pool2d_backward adaptive_max_pool3d
adaptive_max_pool3d_backward addmm addmm_ addmv addmv_ amax amin argmax argmin asinh atanh avg_pool2d
avg_pool2d_backward avg_pool3d avg_pool3d_backward baddbmm baddbmm_ bmm cat clamp_ clamp_max_ clamp_min_ elu_backward
exp2 fractional_max_pool2d fractional_max_pool2d_backward fractional_max_pool3d gather gcd gcd_ gelu_backward glu
hardshrink_backward hardsigmoid_backward i0 igamma igamma_ igammac igammac_ index_add index_add_ index_copy
index_copy_ index_reduce index_reduce_ isin isneginf isposinf lcm lcm_ leaky_relu_backward linalg_cholesky_ex
linalg_cross linalg_inv_ex linalg_ldl_factor_ex linalg_ldl_solve linalg_lu linalg_lu_factor_ex linalg_lu_solve
linalg_qr linalg_vector_norm logaddexp logaddexp2 lu_unpack max_pool2d_with_indices max_pool2d_with_indices_backward
mish mm nextafter nextafter_ nll_loss_backward nll_loss_forward reflection_pad1d reflection_pad1d_backward
reflection_pad3d reflection_pad3d_backward replication_pad1d replication_pad1d_backward replication_pad2d
replication_pad3d scatter scatter_ scatter_add scatter_add_ scatter_reduce scatter_reduce_ sgn sigmoid_backward
signbit silu silu_backward sinc softplus_backward softshrink_backward special_airy_ai special_bessel_j0
special_bessel_j1 special_bessel_y0 special_bessel_y1 special_entr special_erfcx special_i0e special_i1 special_i1e
special_log_ndtr special_modified_bessel_i0 special_modified_bessel_i1 special_modified_bessel_k0
special_modified_bessel_k1 special_ndtri special_scaled_modified_bessel_k0 special_scaled_modified_bessel_k1
special_spherical_bessel_j0 tanh_backward threshold_backward topk triangular_solve tril triu upsample_bicubic2d
upsample_bicubic2d_backward upsample_bilinear2d upsample_bilinear2d_backward upsample_linear1d
upsample_linear1d_backward upsample_nearest1d upsample_nearest1d_backward upsample_nearest2d
upsample_nearest2d_backward upsample_nearest3d upsample_nearest3d_backward upsample_trilinear3d
upsample_trilinear3d_backward
""".split()
)
"""Operators whose wrapper has the operator's plain name in PyTorch's message; others have their overload before it."""


def is_checked(name: str) -> bool:
    """Whether the arguments of the operator `aten::<name>` have to be on one device."""
    base = name.removeprefix("aten::")
    return base not in NO_CHECK and not base.startswith("_foreach_")


def common_device(name: str, overload: str, args: Any) -> Device | None:
    """The device of the first tensor among the arguments, also in lists. RuntimeError for one that is elsewhere."""
    found: Device | None = None
    for value in args:
        if isinstance(value, TensorImpl):
            if found is None:
                found = value.meta_.device
            elif value.meta_.device is not found:
                refuse(name, overload, args)
        elif value.__class__ is list or value.__class__ is tuple:
            for item in value:
                if not isinstance(item, TensorImpl):
                    if item is None:
                        continue
                    break
                if found is None:
                    found = item.meta_.device
                elif item.meta_.device is not found:
                    refuse(name, overload, args)
    return found


def refuse(name: str, overload: str, args: Any) -> NoReturn:
    """Say which argument is on another device than those before it."""
    arguments = dispatcher.find_schema_or_throw(name, overload).schema.arguments
    base = name.removeprefix("aten::")
    wrapper = base if base in STRUCTURED else f"{overload}_{base}"
    found: Device | None = None
    for argument, value in zip(arguments, args, strict=False):
        for item in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(item, TensorImpl):
                here = item.meta_.device
                if found is not None and here is not found:
                    raise RuntimeError(
                        f"Expected all tensors to be on the same device, but got {argument.name} is on {here}, different "
                        f"from other tensors on {found} (when checking argument in method wrapper_CUDA_{wrapper})"
                    )
                found = here
    raise AssertionError("all tensors are on one device")
