# hot path
# Written by `python -m tinytensor.codegen` from native/native_functions.yaml. Do not edit.
"""The operators as methods of Tensor, and Python's operators.

A method looks at the classes of its arguments as the functions of aten/functions.py do, and calls the same stubs.

Mirrors the generated python_variable_methods.cpp and the operators of torch/_tensor.py.
"""

from types import FunctionType

from tinytensor.aten import functions as _f
from tinytensor.aten.functions import NOT_GIVEN, NUMBERS, as_ints, given, is_ints
from tinytensor.c10 import layout as layouts
from tinytensor.c10 import scalar_type
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.dispatch.argument_errors import refuse_arguments
from tinytensor.dispatch.python_arg_parser import PythonArgParser, not_implemented, reflected_product

_new_empty_parser = PythonArgParser("new_empty", (_f._new_empty,), method=True)
_new_empty_strided_parser = PythonArgParser("new_empty_strided", (_f._new_empty_strided,), method=True)
_new_zeros_parser = PythonArgParser("new_zeros", (_f._new_zeros,), method=True)
_new_ones_parser = PythonArgParser("new_ones", (_f._new_ones,), method=True)
_new_full_parser = PythonArgParser("new_full", (_f._new_full,), method=True)
_add_parser = PythonArgParser("add", (_f._add_Tensor,), method=True)
_add__parser = PythonArgParser("add_", (_f._add__Tensor,), method=True)
_sub_parser = PythonArgParser("sub", (_f._sub_Tensor,), method=True)
_sub__parser = PythonArgParser("sub_", (_f._sub__Tensor,), method=True)
_mul_parser = PythonArgParser("mul", (_f._mul_Tensor,), method=True)
_mul__parser = PythonArgParser("mul_", (_f._mul__Tensor,), method=True)
_div_parser = PythonArgParser("div", (_f._div_Tensor, _f._div_Tensor_mode, _f._div_Scalar_mode), method=True)
_div__parser = PythonArgParser("div_", (_f._div__Tensor, _f._div__Tensor_mode, _f._div__Scalar_mode), method=True)
_pow_parser = PythonArgParser("pow", (_f._pow_Tensor_Tensor, _f._pow_Tensor_Scalar), method=True)
_pow__parser = PythonArgParser("pow_", (_f._pow__Tensor, _f._pow__Scalar), method=True)
_maximum_parser = PythonArgParser("maximum", (_f._maximum,), method=True)
_minimum_parser = PythonArgParser("minimum", (_f._minimum,), method=True)
_logical_and_parser = PythonArgParser("logical_and", (_f._logical_and,), method=True)
_logical_and__parser = PythonArgParser("logical_and_", (_f._logical_and_,), method=True)
_logical_or_parser = PythonArgParser("logical_or", (_f._logical_or,), method=True)
_logical_or__parser = PythonArgParser("logical_or_", (_f._logical_or_,), method=True)
_logical_not_table = _f._logical_not_table
_logical_not__table = _f._logical_not__table
_bitwise_and_parser = PythonArgParser("bitwise_and", (_f._bitwise_and_Tensor, _f._bitwise_and_Scalar), method=True)
_bitwise_and__parser = PythonArgParser("bitwise_and_", (_f._bitwise_and__Tensor, _f._bitwise_and__Scalar), method=True)
_bitwise_or_parser = PythonArgParser("bitwise_or", (_f._bitwise_or_Tensor, _f._bitwise_or_Scalar), method=True)
_bitwise_or__parser = PythonArgParser("bitwise_or_", (_f._bitwise_or__Tensor, _f._bitwise_or__Scalar), method=True)
_bitwise_xor_parser = PythonArgParser("bitwise_xor", (_f._bitwise_xor_Tensor, _f._bitwise_xor_Scalar), method=True)
_bitwise_xor__parser = PythonArgParser("bitwise_xor_", (_f._bitwise_xor__Tensor, _f._bitwise_xor__Scalar), method=True)
_bitwise_not_table = _f._bitwise_not_table
_bitwise_not__table = _f._bitwise_not__table
_eq_parser = PythonArgParser("eq", (_f._eq_Scalar, _f._eq_Tensor), method=True)
_eq__parser = PythonArgParser("eq_", (_f._eq__Scalar, _f._eq__Tensor), method=True)
_ne_parser = PythonArgParser("ne", (_f._ne_Scalar, _f._ne_Tensor), method=True)
_ne__parser = PythonArgParser("ne_", (_f._ne__Scalar, _f._ne__Tensor), method=True)
_lt_parser = PythonArgParser("lt", (_f._lt_Scalar, _f._lt_Tensor), method=True)
_lt__parser = PythonArgParser("lt_", (_f._lt__Scalar, _f._lt__Tensor), method=True)
_le_parser = PythonArgParser("le", (_f._le_Scalar, _f._le_Tensor), method=True)
_le__parser = PythonArgParser("le_", (_f._le__Scalar, _f._le__Tensor), method=True)
_gt_parser = PythonArgParser("gt", (_f._gt_Scalar, _f._gt_Tensor), method=True)
_gt__parser = PythonArgParser("gt_", (_f._gt__Scalar, _f._gt__Tensor), method=True)
_ge_parser = PythonArgParser("ge", (_f._ge_Scalar, _f._ge_Tensor), method=True)
_ge__parser = PythonArgParser("ge_", (_f._ge__Scalar, _f._ge__Tensor), method=True)
_neg_table = _f._neg_table
_neg__table = _f._neg__table
_abs_table = _f._abs_table
_abs__table = _f._abs__table
_sign_table = _f._sign_table
_sign__table = _f._sign__table
_reciprocal_table = _f._reciprocal_table
_reciprocal__table = _f._reciprocal__table
_square_table = _f._square_table
_square__table = _f._square__table
_sqrt_table = _f._sqrt_table
_sqrt__table = _f._sqrt__table
_rsqrt_table = _f._rsqrt_table
_rsqrt__table = _f._rsqrt__table
_exp_table = _f._exp_table
_exp__table = _f._exp__table
_log_table = _f._log_table
_log__table = _f._log__table
_sin_table = _f._sin_table
_sin__table = _f._sin__table
_cos_table = _f._cos_table
_cos__table = _f._cos__table
_tanh_table = _f._tanh_table
_tanh__table = _f._tanh__table
_sigmoid_table = _f._sigmoid_table
_sigmoid__table = _f._sigmoid__table
_relu_table = _f._relu_table
_relu__table = _f._relu__table
_floor_table = _f._floor_table
_floor__table = _f._floor__table
_ceil_table = _f._ceil_table
_ceil__table = _f._ceil__table
_trunc_table = _f._trunc_table
_trunc__table = _f._trunc__table
_isnan_table = _f._isnan_table
_isinf_table = _f._isinf_table
_isfinite_table = _f._isfinite_table
_where_parser = PythonArgParser("where", (_f._where_self, _f._where_ScalarOther), method=True)
_clamp_parser = PythonArgParser("clamp", (_f._clamp, _f._clamp_Tensor), method=True)
_clamp__parser = PythonArgParser("clamp_", (_f._clamp_, _f._clamp__Tensor), method=True)
_clamp_min_parser = PythonArgParser("clamp_min", (_f._clamp_min, _f._clamp_min_Tensor), method=True)
_clamp_min__parser = PythonArgParser("clamp_min_", (_f._clamp_min_, _f._clamp_min__Tensor), method=True)
_clamp_max_parser = PythonArgParser("clamp_max", (_f._clamp_max, _f._clamp_max_Tensor), method=True)
_clamp_max__parser = PythonArgParser("clamp_max_", (_f._clamp_max_, _f._clamp_max__Tensor), method=True)
_addcmul_parser = PythonArgParser("addcmul", (_f._addcmul,), method=True)
_addcmul__parser = PythonArgParser("addcmul_", (_f._addcmul_,), method=True)
_addcdiv_parser = PythonArgParser("addcdiv", (_f._addcdiv,), method=True)
_addcdiv__parser = PythonArgParser("addcdiv_", (_f._addcdiv_,), method=True)
_lerp_parser = PythonArgParser("lerp", (_f._lerp_Scalar, _f._lerp_Tensor), method=True)
_lerp__parser = PythonArgParser("lerp_", (_f._lerp__Scalar, _f._lerp__Tensor), method=True)
_sum_parser = PythonArgParser("sum", (_f._sum, _f._sum_dim_IntList), method=True)
_mean_parser = PythonArgParser("mean", (_f._mean, _f._mean_dim), method=True)
_prod_parser = PythonArgParser("prod", (_f._prod, _f._prod_dim_int), method=True)
_amax_parser = PythonArgParser("amax", (_f._amax,), method=True)
_amin_parser = PythonArgParser("amin", (_f._amin,), method=True)
_max_parser = PythonArgParser("max", (_f._max_dim, _f._max, _f._max_other), method=True)
_min_parser = PythonArgParser("min", (_f._min_dim, _f._min, _f._min_other), method=True)
_argmax_parser = PythonArgParser("argmax", (_f._argmax,), method=True)
_argmin_parser = PythonArgParser("argmin", (_f._argmin,), method=True)
_all_parser = PythonArgParser("all", (_f._all_dim, _f._all_dims, _f._all), method=True)
_any_parser = PythonArgParser("any", (_f._any_dim, _f._any_dims, _f._any), method=True)
_var_parser = PythonArgParser("var", (_f._var, _f._var_dim, _f._var_correction), method=True)
_std_parser = PythonArgParser("std", (_f._std, _f._std_dim, _f._std_correction), method=True)
_cumsum_parser = PythonArgParser("cumsum", (_f._cumsum,), method=True)
_cumsum__parser = PythonArgParser("cumsum_", (_f._cumsum_,), method=True)
_equal_parser = PythonArgParser("equal", (_f._equal,), method=True)
_allclose_parser = PythonArgParser("allclose", (_f._allclose,), method=True)
_isclose_parser = PythonArgParser("isclose", (_f._isclose,), method=True)
_mm_parser = PythonArgParser("mm", (_f._mm,), method=True)
_bmm_parser = PythonArgParser("bmm", (_f._bmm,), method=True)
_mv_parser = PythonArgParser("mv", (_f._mv,), method=True)
_dot_parser = PythonArgParser("dot", (_f._dot,), method=True)
_addmm_parser = PythonArgParser("addmm", (_f._addmm,), method=True)
_addmm__parser = PythonArgParser("addmm_", (_f._addmm_,), method=True)
_matmul_parser = PythonArgParser("matmul", (_f._matmul,), method=True)
_t_table = _f._t_table
_t__table = _f._t__table
_transpose_parser = PythonArgParser("transpose", (_f._transpose_int,), method=True)
_transpose__parser = PythonArgParser("transpose_", (_f._transpose_,), method=True)
_permute_parser = PythonArgParser("permute", (_f._permute,), method=True)
_movedim_parser = PythonArgParser("movedim", (_f._movedim_intlist, _f._movedim_int), method=True)
_view_parser = PythonArgParser("view", (_f._view, _f._view_dtype), method=True)
_view_as_parser = PythonArgParser("view_as", (_f._view_as,), method=True)
_as_strided_parser = PythonArgParser("as_strided", (_f._as_strided,), method=True)
_expand_parser = PythonArgParser("expand", (_f._expand,), method=True)
_expand_as_parser = PythonArgParser("expand_as", (_f._expand_as,), method=True)
_squeeze_parser = PythonArgParser("squeeze", (_f._squeeze, _f._squeeze_dim, _f._squeeze_dims), method=True)
_squeeze__parser = PythonArgParser("squeeze_", (_f._squeeze_, _f._squeeze__dim, _f._squeeze__dims), method=True)
_unsqueeze_parser = PythonArgParser("unsqueeze", (_f._unsqueeze,), method=True)
_unsqueeze__parser = PythonArgParser("unsqueeze_", (_f._unsqueeze_,), method=True)
_select_parser = PythonArgParser("select", (_f._select_int,), method=True)
_diagonal_parser = PythonArgParser("diagonal", (_f._diagonal,), method=True)
_detach_table = _f._detach_table
_detach__table = _f._detach__table
_unbind_parser = PythonArgParser("unbind", (_f._unbind_int,), method=True)
_split_parser = PythonArgParser("split", (_f._split_Tensor, _f._split_sizes), method=True)
_split_with_sizes_parser = PythonArgParser("split_with_sizes", (_f._split_with_sizes,), method=True)
_reshape_parser = PythonArgParser("reshape", (_f._reshape,), method=True)
_flatten_parser = PythonArgParser("flatten", (_f._flatten_using_ints,), method=True)
_unflatten_parser = PythonArgParser("unflatten", (_f._unflatten_int,), method=True)
_narrow_parser = PythonArgParser("narrow", (_f._narrow, _f._narrow_Tensor), method=True)
_chunk_parser = PythonArgParser("chunk", (_f._chunk,), method=True)
_broadcast_to_parser = PythonArgParser("broadcast_to", (_f._broadcast_to,), method=True)
_copy__parser = PythonArgParser("copy_", (_f._copy_,), method=True)
_clone_parser = PythonArgParser("clone", (_f._clone,), method=True)
_contiguous_parser = PythonArgParser("contiguous", (_f._contiguous,), method=True)
_type_as_parser = PythonArgParser("type_as", (_f._type_as,), method=True)
_fill__parser = PythonArgParser("fill_", (_f._fill__Scalar, _f._fill__Tensor), method=True)
_zero__table = _f._zero__table
_resize__parser = PythonArgParser("resize_", (_f._resize_,), method=True)
_index_parser = PythonArgParser("index", (_f._index_Tensor,), method=True)
_index_put_parser = PythonArgParser("index_put", (_f._index_put,), method=True)
_index_put__parser = PythonArgParser("index_put_", (_f._index_put_,), method=True)
_index_select_parser = PythonArgParser("index_select", (_f._index_select,), method=True)
_gather_parser = PythonArgParser("gather", (_f._gather,), method=True)
_masked_select_parser = PythonArgParser("masked_select", (_f._masked_select,), method=True)
_masked_fill_parser = PythonArgParser("masked_fill", (_f._masked_fill_Scalar, _f._masked_fill_Tensor), method=True)
_masked_fill__parser = PythonArgParser("masked_fill_", (_f._masked_fill__Scalar, _f._masked_fill__Tensor), method=True)
_nonzero_table = _f._nonzero_table
_exp2_table = _f._exp2_table
_exp2__table = _f._exp2__table
_expm1_table = _f._expm1_table
_expm1__table = _f._expm1__table
_log2_table = _f._log2_table
_log2__table = _f._log2__table
_log10_table = _f._log10_table
_log10__table = _f._log10__table
_log1p_table = _f._log1p_table
_log1p__table = _f._log1p__table
_tan_table = _f._tan_table
_tan__table = _f._tan__table
_asin_table = _f._asin_table
_asin__table = _f._asin__table
_acos_table = _f._acos_table
_acos__table = _f._acos__table
_atan_table = _f._atan_table
_atan__table = _f._atan__table
_sinh_table = _f._sinh_table
_sinh__table = _f._sinh__table
_cosh_table = _f._cosh_table
_cosh__table = _f._cosh__table
_asinh_table = _f._asinh_table
_asinh__table = _f._asinh__table
_acosh_table = _f._acosh_table
_acosh__table = _f._acosh__table
_atanh_table = _f._atanh_table
_atanh__table = _f._atanh__table
_erf_table = _f._erf_table
_erf__table = _f._erf__table
_erfc_table = _f._erfc_table
_erfc__table = _f._erfc__table
_erfinv_table = _f._erfinv_table
_erfinv__table = _f._erfinv__table
_lgamma_table = _f._lgamma_table
_lgamma__table = _f._lgamma__table
_digamma_table = _f._digamma_table
_digamma__table = _f._digamma__table
_polygamma_parser = PythonArgParser("polygamma", (_f._polygamma,), method=True)
_polygamma__parser = PythonArgParser("polygamma_", (_f._polygamma_,), method=True)
_frac_table = _f._frac_table
_frac__table = _f._frac__table
_round_parser = PythonArgParser("round", (_f._round, _f._round_decimals), method=True)
_round__parser = PythonArgParser("round_", (_f._round_, _f._round__decimals), method=True)
_signbit_table = _f._signbit_table
_sgn_table = _f._sgn_table
_sgn__table = _f._sgn__table
_isposinf_table = _f._isposinf_table
_isneginf_table = _f._isneginf_table
_sinc_table = _f._sinc_table
_sinc__table = _f._sinc__table
_i0_table = _f._i0_table
_i0__table = _f._i0__table
_logit_parser = PythonArgParser("logit", (_f._logit,), method=True)
_logit__parser = PythonArgParser("logit_", (_f._logit_,), method=True)
_mvlgamma_parser = PythonArgParser("mvlgamma", (_f._mvlgamma,), method=True)
_mvlgamma__parser = PythonArgParser("mvlgamma_", (_f._mvlgamma_,), method=True)
_deg2rad_table = _f._deg2rad_table
_deg2rad__table = _f._deg2rad__table
_rad2deg_table = _f._rad2deg_table
_rad2deg__table = _f._rad2deg__table
_nan_to_num_parser = PythonArgParser("nan_to_num", (_f._nan_to_num,), method=True)
_nan_to_num__parser = PythonArgParser("nan_to_num_", (_f._nan_to_num_,), method=True)
_angle_table = _f._angle_table
_frexp_Tensor_table = _f._frexp_Tensor_table
_ldexp_parser = PythonArgParser("ldexp", (_f._ldexp_Tensor,), method=True)
_ldexp__parser = PythonArgParser("ldexp_", (_f._ldexp_,), method=True)
_nextafter_parser = PythonArgParser("nextafter", (_f._nextafter,), method=True)
_nextafter__parser = PythonArgParser("nextafter_", (_f._nextafter_,), method=True)
_copysign_parser = PythonArgParser("copysign", (_f._copysign_Tensor, _f._copysign_Scalar), method=True)
_copysign__parser = PythonArgParser("copysign_", (_f._copysign__Tensor, _f._copysign__Scalar), method=True)
_heaviside_parser = PythonArgParser("heaviside", (_f._heaviside,), method=True)
_heaviside__parser = PythonArgParser("heaviside_", (_f._heaviside_,), method=True)
_positive_table = _f._positive_table
_isreal_table = _f._isreal_table
_conj_table = _f._conj_table
_conj_physical_table = _f._conj_physical_table
_conj_physical__table = _f._conj_physical__table
_resolve_conj_table = _f._resolve_conj_table
_resolve_neg_table = _f._resolve_neg_table
_floor_divide_parser = PythonArgParser("floor_divide", (_f._floor_divide, _f._floor_divide_Scalar), method=True)
_floor_divide__parser = PythonArgParser("floor_divide_", (
    _f._floor_divide__Tensor,
    _f._floor_divide__Scalar,
), method=True)
_remainder_parser = PythonArgParser("remainder", (_f._remainder_Scalar, _f._remainder_Tensor), method=True)
_remainder__parser = PythonArgParser("remainder_", (_f._remainder__Scalar, _f._remainder__Tensor), method=True)
_fmod_parser = PythonArgParser("fmod", (_f._fmod_Scalar, _f._fmod_Tensor), method=True)
_fmod__parser = PythonArgParser("fmod_", (_f._fmod__Scalar, _f._fmod__Tensor), method=True)
_atan2_parser = PythonArgParser("atan2", (_f._atan2,), method=True)
_atan2__parser = PythonArgParser("atan2_", (_f._atan2_,), method=True)
_fmax_parser = PythonArgParser("fmax", (_f._fmax,), method=True)
_fmin_parser = PythonArgParser("fmin", (_f._fmin,), method=True)
_hypot_parser = PythonArgParser("hypot", (_f._hypot,), method=True)
_hypot__parser = PythonArgParser("hypot_", (_f._hypot_,), method=True)
_logaddexp_parser = PythonArgParser("logaddexp", (_f._logaddexp,), method=True)
_logaddexp2_parser = PythonArgParser("logaddexp2", (_f._logaddexp2,), method=True)
_igamma_parser = PythonArgParser("igamma", (_f._igamma,), method=True)
_igamma__parser = PythonArgParser("igamma_", (_f._igamma_,), method=True)
_igammac_parser = PythonArgParser("igammac", (_f._igammac,), method=True)
_igammac__parser = PythonArgParser("igammac_", (_f._igammac_,), method=True)
_xlogy_parser = PythonArgParser("xlogy", (_f._xlogy_Tensor, _f._xlogy_Scalar_Other), method=True)
_xlogy__parser = PythonArgParser("xlogy_", (_f._xlogy__Tensor, _f._xlogy__Scalar_Other), method=True)
_logical_xor_parser = PythonArgParser("logical_xor", (_f._logical_xor,), method=True)
_logical_xor__parser = PythonArgParser("logical_xor_", (_f._logical_xor_,), method=True)
_float_power_parser = PythonArgParser("float_power", (
    _f._float_power_Tensor_Tensor,
    _f._float_power_Tensor_Scalar,
), method=True)
_float_power__parser = PythonArgParser("float_power_", (_f._float_power__Scalar, _f._float_power__Tensor), method=True)
_gcd_parser = PythonArgParser("gcd", (_f._gcd,), method=True)
_gcd__parser = PythonArgParser("gcd_", (_f._gcd_,), method=True)
_lcm_parser = PythonArgParser("lcm", (_f._lcm,), method=True)
_lcm__parser = PythonArgParser("lcm_", (_f._lcm_,), method=True)
_bitwise_left_shift_parser = PythonArgParser("bitwise_left_shift", (
    _f._bitwise_left_shift_Tensor,
    _f._bitwise_left_shift_Tensor_Scalar,
), method=True)
_bitwise_left_shift__parser = PythonArgParser("bitwise_left_shift_", (
    _f._bitwise_left_shift__Tensor,
    _f._bitwise_left_shift__Tensor_Scalar,
), method=True)
_bitwise_right_shift_parser = PythonArgParser("bitwise_right_shift", (
    _f._bitwise_right_shift_Tensor,
    _f._bitwise_right_shift_Tensor_Scalar,
), method=True)
_bitwise_right_shift__parser = PythonArgParser("bitwise_right_shift_", (
    _f._bitwise_right_shift__Tensor,
    _f._bitwise_right_shift__Tensor_Scalar,
), method=True)
_absolute_table = _f._absolute_table
_absolute__table = _f._absolute__table
_negative_table = _f._negative_table
_negative__table = _f._negative__table
_fix_table = _f._fix_table
_fix__table = _f._fix__table
_clip_parser = PythonArgParser("clip", (_f._clip, _f._clip_Tensor), method=True)
_clip__parser = PythonArgParser("clip_", (_f._clip_, _f._clip__Tensor), method=True)
_arccos_table = _f._arccos_table
_arccos__table = _f._arccos__table
_arccosh_table = _f._arccosh_table
_arccosh__table = _f._arccosh__table
_arcsin_table = _f._arcsin_table
_arcsin__table = _f._arcsin__table
_arcsinh_table = _f._arcsinh_table
_arcsinh__table = _f._arcsinh__table
_arctan_table = _f._arctan_table
_arctan__table = _f._arctan__table
_arctanh_table = _f._arctanh_table
_arctanh__table = _f._arctanh__table
_arctan2_parser = PythonArgParser("arctan2", (_f._arctan2,), method=True)
_arctan2__parser = PythonArgParser("arctan2_", (_f._arctan2_,), method=True)
_divide_parser = PythonArgParser("divide", (
    _f._divide_Tensor,
    _f._divide_Scalar,
    _f._divide_Tensor_mode,
    _f._divide_Scalar_mode,
), method=True)
_divide__parser = PythonArgParser("divide_", (
    _f._divide__Tensor,
    _f._divide__Scalar,
    _f._divide__Tensor_mode,
    _f._divide__Scalar_mode,
), method=True)
_true_divide_parser = PythonArgParser("true_divide", (_f._true_divide_Tensor, _f._true_divide_Scalar), method=True)
_true_divide__parser = PythonArgParser("true_divide_", (_f._true_divide__Tensor, _f._true_divide__Scalar), method=True)
_multiply_parser = PythonArgParser("multiply", (_f._multiply_Tensor, _f._multiply_Scalar), method=True)
_multiply__parser = PythonArgParser("multiply_", (_f._multiply__Tensor, _f._multiply__Scalar), method=True)
_subtract_parser = PythonArgParser("subtract", (_f._subtract_Tensor, _f._subtract_Scalar), method=True)
_subtract__parser = PythonArgParser("subtract_", (_f._subtract__Tensor, _f._subtract__Scalar), method=True)
_greater_parser = PythonArgParser("greater", (_f._greater_Scalar, _f._greater_Tensor), method=True)
_greater__parser = PythonArgParser("greater_", (_f._greater__Scalar, _f._greater__Tensor), method=True)
_greater_equal_parser = PythonArgParser("greater_equal", (
    _f._greater_equal_Scalar,
    _f._greater_equal_Tensor,
), method=True)
_greater_equal__parser = PythonArgParser("greater_equal_", (
    _f._greater_equal__Scalar,
    _f._greater_equal__Tensor,
), method=True)
_less_parser = PythonArgParser("less", (_f._less_Scalar, _f._less_Tensor), method=True)
_less__parser = PythonArgParser("less_", (_f._less__Scalar, _f._less__Tensor), method=True)
_less_equal_parser = PythonArgParser("less_equal", (_f._less_equal_Scalar, _f._less_equal_Tensor), method=True)
_less_equal__parser = PythonArgParser("less_equal_", (_f._less_equal__Scalar, _f._less_equal__Tensor), method=True)
_not_equal_parser = PythonArgParser("not_equal", (_f._not_equal_Scalar, _f._not_equal_Tensor), method=True)
_not_equal__parser = PythonArgParser("not_equal_", (_f._not_equal__Scalar, _f._not_equal__Tensor), method=True)
_hardshrink_parser = PythonArgParser("hardshrink", (_f._hardshrink,), method=True)
_hardshrink_backward_parser = PythonArgParser("hardshrink_backward", (_f._hardshrink_backward,), method=True)
_prelu_parser = PythonArgParser("prelu", (_f._prelu,), method=True)
_softmax_parser = PythonArgParser("softmax", (_f._softmax_int,), method=True)
_log_softmax_parser = PythonArgParser("log_softmax", (_f._log_softmax_int,), method=True)
_nansum_parser = PythonArgParser("nansum", (_f._nansum,), method=True)
_nanmean_parser = PythonArgParser("nanmean", (_f._nanmean,), method=True)
_count_nonzero_parser = PythonArgParser("count_nonzero", (
    _f._count_nonzero_dim_IntList,
    _f._count_nonzero,
), method=True)
_aminmax_parser = PythonArgParser("aminmax", (_f._aminmax,), method=True)
_logsumexp_parser = PythonArgParser("logsumexp", (_f._logsumexp,), method=True)
_sum_to_size_parser = PythonArgParser("sum_to_size", (_f._sum_to_size,), method=True)
_norm_parser = PythonArgParser("norm", (
    _f._norm_ScalarOpt_dtype,
    _f._norm_Scalar,
    _f._norm_ScalarOpt_dim_dtype,
    _f._norm_ScalarOpt_dim,
), method=True)
_dist_parser = PythonArgParser("dist", (_f._dist,), method=True)
_renorm_parser = PythonArgParser("renorm", (_f._renorm,), method=True)
_renorm__parser = PythonArgParser("renorm_", (_f._renorm_,), method=True)
_cumprod_parser = PythonArgParser("cumprod", (_f._cumprod,), method=True)
_cumprod__parser = PythonArgParser("cumprod_", (_f._cumprod_,), method=True)
_cummax_parser = PythonArgParser("cummax", (_f._cummax,), method=True)
_cummin_parser = PythonArgParser("cummin", (_f._cummin,), method=True)
_logcumsumexp_parser = PythonArgParser("logcumsumexp", (_f._logcumsumexp_op,), method=True)
_sort_parser = PythonArgParser("sort", (_f._sort, _f._sort_stable), method=True)
_argsort_parser = PythonArgParser("argsort", (_f._argsort, _f._argsort_stable), method=True)
_msort_table = _f._msort_table
_topk_parser = PythonArgParser("topk", (_f._topk,), method=True)
_kthvalue_parser = PythonArgParser("kthvalue", (_f._kthvalue,), method=True)
_median_parser = PythonArgParser("median", (_f._median, _f._median_dim), method=True)
_nanmedian_parser = PythonArgParser("nanmedian", (_f._nanmedian, _f._nanmedian_dim), method=True)
_mode_parser = PythonArgParser("mode", (_f._mode,), method=True)
_diff_parser = PythonArgParser("diff", (_f._diff,), method=True)
_quantile_parser = PythonArgParser("quantile", (_f._quantile, _f._quantile_scalar), method=True)
_nanquantile_parser = PythonArgParser("nanquantile", (_f._nanquantile, _f._nanquantile_scalar), method=True)
_cov_parser = PythonArgParser("cov", (_f._cov,), method=True)
_corrcoef_table = _f._corrcoef_table
_bincount_parser = PythonArgParser("bincount", (_f._bincount,), method=True)
_histc_parser = PythonArgParser("histc", (_f._histc,), method=True)
_histogram_parser = PythonArgParser("histogram", (_f._histogram_bins_tensor, _f._histogram_bin_ct), method=True)
_addmv_parser = PythonArgParser("addmv", (_f._addmv,), method=True)
_addmv__parser = PythonArgParser("addmv_", (_f._addmv_,), method=True)
_baddbmm_parser = PythonArgParser("baddbmm", (_f._baddbmm,), method=True)
_baddbmm__parser = PythonArgParser("baddbmm_", (_f._baddbmm_,), method=True)
_addbmm_parser = PythonArgParser("addbmm", (_f._addbmm,), method=True)
_addbmm__parser = PythonArgParser("addbmm_", (_f._addbmm_,), method=True)
_addr_parser = PythonArgParser("addr", (_f._addr,), method=True)
_addr__parser = PythonArgParser("addr_", (_f._addr_,), method=True)
_vdot_parser = PythonArgParser("vdot", (_f._vdot,), method=True)
_outer_parser = PythonArgParser("outer", (_f._outer,), method=True)
_ger_parser = PythonArgParser("ger", (_f._ger,), method=True)
_inner_parser = PythonArgParser("inner", (_f._inner,), method=True)
_kron_parser = PythonArgParser("kron", (_f._kron,), method=True)
_trace_table = _f._trace_table
_adjoint_table = _f._adjoint_table
_matrix_H_table = _f._matrix_H_table
_cross_parser = PythonArgParser("cross", (_f._cross,), method=True)
_matrix_power_parser = PythonArgParser("matrix_power", (_f._matrix_power,), method=True)
_matrix_exp_table = _f._matrix_exp_table
_lu_solve_parser = PythonArgParser("lu_solve", (_f._lu_solve,), method=True)
_inverse_table = _f._inverse_table
_triangular_solve_parser = PythonArgParser("triangular_solve", (_f._triangular_solve,), method=True)
_det_table = _f._det_table
_slogdet_table = _f._slogdet_table
_logdet_table = _f._logdet_table
_cholesky_parser = PythonArgParser("cholesky", (_f._cholesky,), method=True)
_cholesky_solve_parser = PythonArgParser("cholesky_solve", (_f._cholesky_solve,), method=True)
_cholesky_inverse_parser = PythonArgParser("cholesky_inverse", (_f._cholesky_inverse,), method=True)
_qr_parser = PythonArgParser("qr", (_f._qr,), method=True)
_geqrf_table = _f._geqrf_table
_orgqr_parser = PythonArgParser("orgqr", (_f._orgqr,), method=True)
_ormqr_parser = PythonArgParser("ormqr", (_f._ormqr,), method=True)
_svd_parser = PythonArgParser("svd", (_f._svd,), method=True)
_pinverse_parser = PythonArgParser("pinverse", (_f._pinverse,), method=True)
_scatter_parser = PythonArgParser("scatter", (
    _f._scatter_src,
    _f._scatter_value,
    _f._scatter_dot_reduce,
    _f._scatter_value_reduce,
), method=True)
_scatter__parser = PythonArgParser("scatter_", (
    _f._scatter__src,
    _f._scatter__value,
    _f._scatter__reduce,
    _f._scatter__value_reduce,
), method=True)
_scatter_add_parser = PythonArgParser("scatter_add", (_f._scatter_add,), method=True)
_scatter_add__parser = PythonArgParser("scatter_add_", (_f._scatter_add_,), method=True)
_scatter_reduce_parser = PythonArgParser("scatter_reduce", (_f._scatter_reduce_two,), method=True)
_scatter_reduce__parser = PythonArgParser("scatter_reduce_", (_f._scatter_reduce__two,), method=True)
_index_add_parser = PythonArgParser("index_add", (_f._index_add,), method=True)
_index_add__parser = PythonArgParser("index_add_", (_f._index_add_,), method=True)
_index_fill__parser = PythonArgParser("index_fill_", (
    _f._index_fill__int_Scalar,
    _f._index_fill__int_Tensor,
), method=True)
_index_fill_parser = PythonArgParser("index_fill", (_f._index_fill_int_Scalar, _f._index_fill_int_Tensor), method=True)
_take_parser = PythonArgParser("take", (_f._take,), method=True)
_put__parser = PythonArgParser("put_", (_f._put_,), method=True)
_put_parser = PythonArgParser("put", (_f._put,), method=True)
_masked_scatter__parser = PythonArgParser("masked_scatter_", (_f._masked_scatter_,), method=True)
_masked_scatter_parser = PythonArgParser("masked_scatter", (_f._masked_scatter,), method=True)
_tril_parser = PythonArgParser("tril", (_f._tril,), method=True)
_tril__parser = PythonArgParser("tril_", (_f._tril_,), method=True)
_triu_parser = PythonArgParser("triu", (_f._triu,), method=True)
_triu__parser = PythonArgParser("triu_", (_f._triu_,), method=True)
_flip_parser = PythonArgParser("flip", (_f._flip,), method=True)
_roll_parser = PythonArgParser("roll", (_f._roll,), method=True)
_repeat_parser = PythonArgParser("repeat", (_f._repeat,), method=True)
_diag_embed_parser = PythonArgParser("diag_embed", (_f._diag_embed,), method=True)
_diag_parser = PythonArgParser("diag", (_f._diag,), method=True)
_diagflat_parser = PythonArgParser("diagflat", (_f._diagflat,), method=True)
_reshape_as_parser = PythonArgParser("reshape_as", (_f._reshape_as,), method=True)
_unfold_parser = PythonArgParser("unfold", (_f._unfold,), method=True)
_as_strided__parser = PythonArgParser("as_strided_", (_f._as_strided_,), method=True)
_swapaxes_parser = PythonArgParser("swapaxes", (_f._swapaxes,), method=True)
_swapaxes__parser = PythonArgParser("swapaxes_", (_f._swapaxes_,), method=True)
_swapdims_parser = PythonArgParser("swapdims", (_f._swapdims,), method=True)
_swapdims__parser = PythonArgParser("swapdims_", (_f._swapdims_,), method=True)
_moveaxis_parser = PythonArgParser("moveaxis", (_f._moveaxis_intlist, _f._moveaxis_int), method=True)
_tensor_split_parser = PythonArgParser("tensor_split", (
    _f._tensor_split_sections,
    _f._tensor_split_indices,
    _f._tensor_split_tensor_indices_or_sections,
), method=True)
_hsplit_parser = PythonArgParser("hsplit", (_f._hsplit_int, _f._hsplit_array), method=True)
_vsplit_parser = PythonArgParser("vsplit", (_f._vsplit_int, _f._vsplit_array), method=True)
_dsplit_parser = PythonArgParser("dsplit", (_f._dsplit_int, _f._dsplit_array), method=True)
_unsafe_chunk_parser = PythonArgParser("unsafe_chunk", (_f._unsafe_chunk,), method=True)
_unsafe_split_parser = PythonArgParser("unsafe_split", (_f._unsafe_split_Tensor,), method=True)
_unsafe_split_with_sizes_parser = PythonArgParser("unsafe_split_with_sizes", (
    _f._unsafe_split_with_sizes,
), method=True)
_ravel_table = _f._ravel_table
_narrow_copy_parser = PythonArgParser("narrow_copy", (_f._narrow_copy,), method=True)
_tile_parser = PythonArgParser("tile", (_f._tile,), method=True)
_repeat_interleave_parser = PythonArgParser("repeat_interleave", (
    _f._repeat_interleave_self_Tensor,
    _f._repeat_interleave_self_int,
), method=True)
_rot90_parser = PythonArgParser("rot90", (_f._rot90,), method=True)
_fliplr_table = _f._fliplr_table
_flipud_table = _f._flipud_table
_fill_diagonal__parser = PythonArgParser("fill_diagonal_", (_f._fill_diagonal_,), method=True)
_select_scatter_parser = PythonArgParser("select_scatter", (_f._select_scatter,), method=True)
_slice_scatter_parser = PythonArgParser("slice_scatter", (_f._slice_scatter,), method=True)
_diagonal_scatter_parser = PythonArgParser("diagonal_scatter", (_f._diagonal_scatter,), method=True)
_as_strided_scatter_parser = PythonArgParser("as_strided_scatter", (_f._as_strided_scatter,), method=True)
_resize_as__parser = PythonArgParser("resize_as_", (_f._resize_as_,), method=True)
_set__parser = PythonArgParser("set_", (
    _f._set__source_Storage,
    _f._set__source_Storage_storage_offset,
    _f._set__source_Tensor_storage_offset,
    _f._set__source_Tensor,
    _f._set_,
), method=True)
_is_set_to_parser = PythonArgParser("is_set_to", (_f._is_set_to,), method=True)
_index_copy_parser = PythonArgParser("index_copy", (_f._index_copy,), method=True)
_index_copy__parser = PythonArgParser("index_copy_", (_f._index_copy_,), method=True)
_index_reduce_parser = PythonArgParser("index_reduce", (_f._index_reduce,), method=True)
_index_reduce__parser = PythonArgParser("index_reduce_", (_f._index_reduce_,), method=True)
_take_along_dim_parser = PythonArgParser("take_along_dim", (_f._take_along_dim,), method=True)
_argwhere_table = _f._argwhere_table
_nonzero_numpy_table = _f._nonzero_numpy_table
_nonzero_static_parser = PythonArgParser("nonzero_static", (_f._nonzero_static,), method=True)
_uniform__parser = PythonArgParser("uniform_", (_f._uniform_,), method=True)
_normal__parser = PythonArgParser("normal_", (_f._normal_,), method=True)
_log_normal__parser = PythonArgParser("log_normal_", (_f._log_normal_,), method=True)
_exponential__parser = PythonArgParser("exponential_", (_f._exponential_,), method=True)
_cauchy__parser = PythonArgParser("cauchy_", (_f._cauchy_,), method=True)
_geometric__parser = PythonArgParser("geometric_", (_f._geometric_,), method=True)
_random__parser = PythonArgParser("random_", (_f._random_, _f._random__to, _f._random__from), method=True)
_bernoulli__parser = PythonArgParser("bernoulli_", (_f._bernoulli__Tensor, _f._bernoulli__float), method=True)
_bernoulli_parser = PythonArgParser("bernoulli", (_f._bernoulli, _f._bernoulli_p), method=True)
_multinomial_parser = PythonArgParser("multinomial", (_f._multinomial,), method=True)
_is_nonzero_table = _f._is_nonzero_table
_is_distributed_table = _f._is_distributed_table
_to_dense_parser = PythonArgParser("to_dense", (_f._to_dense,), method=True)
_pin_memory_parser = PythonArgParser("pin_memory", (_f._pin_memory,), method=True)
_is_same_size_parser = PythonArgParser("is_same_size", (_f._is_same_size,), method=True)
_sparse_dim_table = _f._sparse_dim_table
_dense_dim_table = _f._dense_dim_table
_is_pinned_parser = PythonArgParser("is_pinned", (_f._is_pinned,), method=True)
_item_table = _f._item_table
_requires_grad__parser = PythonArgParser("requires_grad_", (_f._requires_grad_,), method=True)
_retain_grad_table = _f._retain_grad_table


class TensorMethods:
    """What Tensor inherits: one method for each operator whose variants say so."""

    __slots__ = ()

    # Tensors compare elementwise, and are keys of dicts by identity.
    __hash__ = object.__hash__

    # new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    def new_empty(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.new_empty_default(self, size, None, None, None, False)
        return _new_empty_parser.call(self, *args, **kwargs)

    # new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    def new_empty_strided(self, *args, **kwargs):
        if not kwargs and len(args) == 2:
            size, stride = args
            if is_ints(size) and is_ints(stride):
                return _f.new_empty_strided_default(self, size, stride, None, None, None, False)
        return _new_empty_strided_parser.call(self, *args, **kwargs)

    # new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    def new_zeros(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.new_zeros_default(self, size, None, None, None, False)
        return _new_zeros_parser.call(self, *args, **kwargs)

    # new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    def new_ones(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.new_ones_default(self, size, None, None, None, False)
        return _new_ones_parser.call(self, *args, **kwargs)

    # new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
    def new_full(self, *args, **kwargs):
        if not kwargs and len(args) == 2:
            size, fill_value = args
            if is_ints(size) and fill_value.__class__ in NUMBERS:
                return _f.new_full_default(self, size, fill_value, None, None, None, False)
        return _new_full_parser.call(self, *args, **kwargs)

    # add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    # add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    def add(self, other=NOT_GIVEN, *args, alpha=1, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl) and alpha.__class__ in NUMBERS:
            return _f.add_Tensor(self, other, alpha)
        return _add_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), alpha=alpha, **kwargs)

    # add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
    # add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
    def add_(self, other=NOT_GIVEN, *args, alpha=1, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl) and alpha.__class__ in NUMBERS:
            return _f.add__Tensor(self, other, alpha)
        return _add__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), alpha=alpha, **kwargs)

    # sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    # sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    def sub(self, other=NOT_GIVEN, *args, alpha=1, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl) and alpha.__class__ in NUMBERS:
            return _f.sub_Tensor(self, other, alpha)
        return _sub_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), alpha=alpha, **kwargs)

    # sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
    # sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
    def sub_(self, other=NOT_GIVEN, *args, alpha=1, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl) and alpha.__class__ in NUMBERS:
            return _f.sub__Tensor(self, other, alpha)
        return _sub__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), alpha=alpha, **kwargs)

    # mul.Tensor(Tensor self, Tensor other) -> Tensor
    # mul.Scalar(Tensor self, Scalar other) -> Tensor
    def mul(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.mul_Tensor(self, other)
        return _mul_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def mul_(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.mul__Tensor(self, other)
        return _mul__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # div.Tensor(Tensor self, Tensor other) -> Tensor
    # div.Scalar(Tensor self, Scalar other) -> Tensor
    # div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
    # div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
    def div(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.div_Tensor(self, other)
        return _div_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
    # div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
    def div_(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.div__Tensor(self, other)
        return _div__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
    # pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
    def pow(self, exponent=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and exponent.__class__ in NUMBERS:
            return _f.pow_Tensor_Scalar(self, exponent)
        if not args and not kwargs and isinstance(exponent, TensorImpl):
            return _f.pow_Tensor_Tensor(self, exponent)
        return _pow_parser.call(self, *given(("exponent",), (exponent,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
    # pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
    def pow_(self, exponent=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and exponent.__class__ in NUMBERS:
            return _f.pow__Scalar(self, exponent)
        if not args and not kwargs and isinstance(exponent, TensorImpl):
            return _f.pow__Tensor(self, exponent)
        return _pow__parser.call(self, *given(("exponent",), (exponent,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # maximum(Tensor self, Tensor other) -> Tensor
    def maximum(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.maximum_default(self, other)
        return _maximum_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # minimum(Tensor self, Tensor other) -> Tensor
    def minimum(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.minimum_default(self, other)
        return _minimum_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # logical_and(Tensor self, Tensor other) -> Tensor
    def logical_and(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logical_and_default(self, other)
        return _logical_and_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def logical_and_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logical_and__default(self, other)
        return _logical_and__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # logical_or(Tensor self, Tensor other) -> Tensor
    def logical_or(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logical_or_default(self, other)
        return _logical_or_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def logical_or_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logical_or__default(self, other)
        return _logical_or__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # logical_not(Tensor self) -> Tensor
    def logical_not(self, *args):
        if args:
            refuse_arguments("logical_not", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._logical_not.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _logical_not_table[ks](ks, self)

    # logical_not_(Tensor(a!) self) -> Tensor(a!)
    def logical_not_(self, *args):
        if args:
            refuse_arguments("logical_not_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._logical_not_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _logical_not__table[ks](ks, self)

    # bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor
    # bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor
    def bitwise_and(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_and_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_and_Tensor(self, other)
        return _bitwise_and_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def bitwise_and_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_and__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_and__Tensor(self, other)
        return _bitwise_and__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor
    # bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor
    def bitwise_or(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_or_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_or_Tensor(self, other)
        return _bitwise_or_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def bitwise_or_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_or__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_or__Tensor(self, other)
        return _bitwise_or__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor
    # bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor
    def bitwise_xor(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_xor_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_xor_Tensor(self, other)
        return _bitwise_xor_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def bitwise_xor_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_xor__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_xor__Tensor(self, other)
        return _bitwise_xor__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_not(Tensor self) -> Tensor
    def bitwise_not(self, *args):
        if args:
            refuse_arguments("bitwise_not", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._bitwise_not.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _bitwise_not_table[ks](ks, self)

    # bitwise_not_(Tensor(a!) self) -> Tensor(a!)
    def bitwise_not_(self, *args):
        if args:
            refuse_arguments("bitwise_not_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._bitwise_not_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _bitwise_not__table[ks](ks, self)

    # eq.Scalar(Tensor self, Scalar other) -> Tensor
    # eq.Tensor(Tensor self, Tensor other) -> Tensor
    def eq(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.eq_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.eq_Tensor(self, other)
        return _eq_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def eq_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.eq__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.eq__Tensor(self, other)
        return _eq__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # ne.Scalar(Tensor self, Scalar other) -> Tensor
    # ne.Tensor(Tensor self, Tensor other) -> Tensor
    def ne(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.ne_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ne_Tensor(self, other)
        return _ne_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def ne_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.ne__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ne__Tensor(self, other)
        return _ne__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # lt.Scalar(Tensor self, Scalar other) -> Tensor
    # lt.Tensor(Tensor self, Tensor other) -> Tensor
    def lt(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.lt_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.lt_Tensor(self, other)
        return _lt_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def lt_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.lt__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.lt__Tensor(self, other)
        return _lt__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # le.Scalar(Tensor self, Scalar other) -> Tensor
    # le.Tensor(Tensor self, Tensor other) -> Tensor
    def le(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.le_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.le_Tensor(self, other)
        return _le_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def le_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.le__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.le__Tensor(self, other)
        return _le__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # gt.Scalar(Tensor self, Scalar other) -> Tensor
    # gt.Tensor(Tensor self, Tensor other) -> Tensor
    def gt(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.gt_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.gt_Tensor(self, other)
        return _gt_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def gt_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.gt__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.gt__Tensor(self, other)
        return _gt__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # ge.Scalar(Tensor self, Scalar other) -> Tensor
    # ge.Tensor(Tensor self, Tensor other) -> Tensor
    def ge(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.ge_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ge_Tensor(self, other)
        return _ge_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def ge_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.ge__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ge__Tensor(self, other)
        return _ge__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # neg(Tensor self) -> Tensor
    def neg(self, *args):
        if args:
            refuse_arguments("neg", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._neg.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _neg_table[ks](ks, self)

    # neg_(Tensor(a!) self) -> Tensor(a!)
    def neg_(self, *args):
        if args:
            refuse_arguments("neg_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._neg_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _neg__table[ks](ks, self)

    # abs(Tensor self) -> Tensor
    def abs(self, *args):
        if args:
            refuse_arguments("abs", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._abs.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _abs_table[ks](ks, self)

    # abs_(Tensor(a!) self) -> Tensor(a!)
    def abs_(self, *args):
        if args:
            refuse_arguments("abs_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._abs_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _abs__table[ks](ks, self)

    # sign(Tensor self) -> Tensor
    def sign(self, *args):
        if args:
            refuse_arguments("sign", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sign.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sign_table[ks](ks, self)

    # sign_(Tensor(a!) self) -> Tensor(a!)
    def sign_(self, *args):
        if args:
            refuse_arguments("sign_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sign_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sign__table[ks](ks, self)

    # reciprocal(Tensor self) -> Tensor
    def reciprocal(self, *args):
        if args:
            refuse_arguments("reciprocal", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._reciprocal.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _reciprocal_table[ks](ks, self)

    # reciprocal_(Tensor(a!) self) -> Tensor(a!)
    def reciprocal_(self, *args):
        if args:
            refuse_arguments("reciprocal_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._reciprocal_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _reciprocal__table[ks](ks, self)

    # square(Tensor self) -> Tensor
    def square(self, *args):
        if args:
            refuse_arguments("square", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._square.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _square_table[ks](ks, self)

    # square_(Tensor(a!) self) -> Tensor(a!)
    def square_(self, *args):
        if args:
            refuse_arguments("square_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._square_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _square__table[ks](ks, self)

    # sqrt(Tensor self) -> Tensor
    def sqrt(self, *args):
        if args:
            refuse_arguments("sqrt", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sqrt.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sqrt_table[ks](ks, self)

    # sqrt_(Tensor(a!) self) -> Tensor(a!)
    def sqrt_(self, *args):
        if args:
            refuse_arguments("sqrt_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sqrt_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sqrt__table[ks](ks, self)

    # rsqrt(Tensor self) -> Tensor
    def rsqrt(self, *args):
        if args:
            refuse_arguments("rsqrt", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._rsqrt.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _rsqrt_table[ks](ks, self)

    # rsqrt_(Tensor(a!) self) -> Tensor(a!)
    def rsqrt_(self, *args):
        if args:
            refuse_arguments("rsqrt_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._rsqrt_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _rsqrt__table[ks](ks, self)

    # exp(Tensor self) -> Tensor
    def exp(self, *args):
        if args:
            refuse_arguments("exp", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._exp.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _exp_table[ks](ks, self)

    # exp_(Tensor(a!) self) -> Tensor(a!)
    def exp_(self, *args):
        if args:
            refuse_arguments("exp_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._exp_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _exp__table[ks](ks, self)

    # log(Tensor self) -> Tensor
    def log(self, *args):
        if args:
            refuse_arguments("log", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._log.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _log_table[ks](ks, self)

    # log_(Tensor(a!) self) -> Tensor(a!)
    def log_(self, *args):
        if args:
            refuse_arguments("log_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._log_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _log__table[ks](ks, self)

    # sin(Tensor self) -> Tensor
    def sin(self, *args):
        if args:
            refuse_arguments("sin", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sin.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sin_table[ks](ks, self)

    # sin_(Tensor(a!) self) -> Tensor(a!)
    def sin_(self, *args):
        if args:
            refuse_arguments("sin_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sin_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sin__table[ks](ks, self)

    # cos(Tensor self) -> Tensor
    def cos(self, *args):
        if args:
            refuse_arguments("cos", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._cos.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _cos_table[ks](ks, self)

    # cos_(Tensor(a!) self) -> Tensor(a!)
    def cos_(self, *args):
        if args:
            refuse_arguments("cos_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._cos_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _cos__table[ks](ks, self)

    # tanh(Tensor self) -> Tensor
    def tanh(self, *args):
        if args:
            refuse_arguments("tanh", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._tanh.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _tanh_table[ks](ks, self)

    # tanh_(Tensor(a!) self) -> Tensor(a!)
    def tanh_(self, *args):
        if args:
            refuse_arguments("tanh_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._tanh_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _tanh__table[ks](ks, self)

    # sigmoid(Tensor self) -> Tensor
    def sigmoid(self, *args):
        if args:
            refuse_arguments("sigmoid", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sigmoid.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sigmoid_table[ks](ks, self)

    # sigmoid_(Tensor(a!) self) -> Tensor(a!)
    def sigmoid_(self, *args):
        if args:
            refuse_arguments("sigmoid_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sigmoid_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sigmoid__table[ks](ks, self)

    # relu(Tensor self) -> Tensor
    def relu(self, *args):
        if args:
            refuse_arguments("relu", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._relu.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _relu_table[ks](ks, self)

    # relu_(Tensor(a!) self) -> Tensor(a!)
    def relu_(self, *args):
        if args:
            refuse_arguments("relu_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._relu_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _relu__table[ks](ks, self)

    # floor(Tensor self) -> Tensor
    def floor(self, *args):
        if args:
            refuse_arguments("floor", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._floor.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _floor_table[ks](ks, self)

    # floor_(Tensor(a!) self) -> Tensor(a!)
    def floor_(self, *args):
        if args:
            refuse_arguments("floor_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._floor_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _floor__table[ks](ks, self)

    # ceil(Tensor self) -> Tensor
    def ceil(self, *args):
        if args:
            refuse_arguments("ceil", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._ceil.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _ceil_table[ks](ks, self)

    # ceil_(Tensor(a!) self) -> Tensor(a!)
    def ceil_(self, *args):
        if args:
            refuse_arguments("ceil_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._ceil_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _ceil__table[ks](ks, self)

    # trunc(Tensor self) -> Tensor
    def trunc(self, *args):
        if args:
            refuse_arguments("trunc", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._trunc.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _trunc_table[ks](ks, self)

    # trunc_(Tensor(a!) self) -> Tensor(a!)
    def trunc_(self, *args):
        if args:
            refuse_arguments("trunc_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._trunc_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _trunc__table[ks](ks, self)

    # isnan(Tensor self) -> Tensor
    def isnan(self, *args):
        if args:
            refuse_arguments("isnan", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._isnan.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _isnan_table[ks](ks, self)

    # isinf(Tensor self) -> Tensor
    def isinf(self, *args):
        if args:
            refuse_arguments("isinf", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._isinf.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _isinf_table[ks](ks, self)

    # isfinite(Tensor self) -> Tensor
    def isfinite(self, *args):
        if args:
            refuse_arguments("isfinite", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._isfinite.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _isfinite_table[ks](ks, self)

    # where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
    # where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor
    def where(self, condition=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(condition, TensorImpl) and other.__class__ in NUMBERS:
            return _f.where_ScalarOther(condition, self, other)
        if not args and not kwargs and isinstance(condition, TensorImpl) and isinstance(other, TensorImpl):
            return _f.where_self(condition, self, other)
        return _where_parser.call(self, *given(("condition", "other"), (condition, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
    # clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
    def clamp(self, min=None, max=None, *args, **kwargs):
        if (
            not args
            and not kwargs
            and (min is None or min.__class__ in NUMBERS)
            and (max is None or max.__class__ in NUMBERS)
        ):
            return _f.clamp_default(self, min, max)
        return _clamp_parser.call(self, *given(("min", "max"), (min, max), (None, None), args, kwargs), **kwargs)

    # clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
    # clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
    def clamp_(self, min=None, max=None, *args, **kwargs):
        if (
            not args
            and not kwargs
            and (min is None or min.__class__ in NUMBERS)
            and (max is None or max.__class__ in NUMBERS)
        ):
            return _f.clamp__default(self, min, max)
        return _clamp__parser.call(self, *given(("min", "max"), (min, max), (None, None), args, kwargs), **kwargs)

    # clamp_min(Tensor self, Scalar min) -> Tensor
    # clamp_min.Tensor(Tensor self, Tensor min) -> Tensor
    def clamp_min(self, min=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and min.__class__ in NUMBERS:
            return _f.clamp_min_default(self, min)
        if not args and not kwargs and isinstance(min, TensorImpl):
            return _f.clamp_min_Tensor(self, min)
        return _clamp_min_parser.call(self, *given(("min",), (min,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)
    # clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)
    def clamp_min_(self, min=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and min.__class__ in NUMBERS:
            return _f.clamp_min__default(self, min)
        if not args and not kwargs and isinstance(min, TensorImpl):
            return _f.clamp_min__Tensor(self, min)
        return _clamp_min__parser.call(self, *given(("min",), (min,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # clamp_max(Tensor self, Scalar max) -> Tensor
    # clamp_max.Tensor(Tensor self, Tensor max) -> Tensor
    def clamp_max(self, max=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and max.__class__ in NUMBERS:
            return _f.clamp_max_default(self, max)
        if not args and not kwargs and isinstance(max, TensorImpl):
            return _f.clamp_max_Tensor(self, max)
        return _clamp_max_parser.call(self, *given(("max",), (max,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)
    # clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)
    def clamp_max_(self, max=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and max.__class__ in NUMBERS:
            return _f.clamp_max__default(self, max)
        if not args and not kwargs and isinstance(max, TensorImpl):
            return _f.clamp_max__Tensor(self, max)
        return _clamp_max__parser.call(self, *given(("max",), (max,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
    def addcmul(self, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(tensor1, TensorImpl)
            and isinstance(tensor2, TensorImpl)
            and value.__class__ in NUMBERS
        ):
            return _f.addcmul_default(self, tensor1, tensor2, value)
        return _addcmul_parser.call(self, *given(("tensor1", "tensor2"), (tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, **kwargs)

    # addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
    def addcmul_(self, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(tensor1, TensorImpl)
            and isinstance(tensor2, TensorImpl)
            and value.__class__ in NUMBERS
        ):
            return _f.addcmul__default(self, tensor1, tensor2, value)
        return _addcmul__parser.call(self, *given(("tensor1", "tensor2"), (tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, **kwargs)

    # addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor
    def addcdiv(self, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(tensor1, TensorImpl)
            and isinstance(tensor2, TensorImpl)
            and value.__class__ in NUMBERS
        ):
            return _f.addcdiv_default(self, tensor1, tensor2, value)
        return _addcdiv_parser.call(self, *given(("tensor1", "tensor2"), (tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, **kwargs)

    # addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)
    def addcdiv_(self, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(tensor1, TensorImpl)
            and isinstance(tensor2, TensorImpl)
            and value.__class__ in NUMBERS
        ):
            return _f.addcdiv__default(self, tensor1, tensor2, value)
        return _addcdiv__parser.call(self, *given(("tensor1", "tensor2"), (tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, **kwargs)

    # lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor
    # lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor
    def lerp(self, end=NOT_GIVEN, weight=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(end, TensorImpl) and weight.__class__ in NUMBERS:
            return _f.lerp_Scalar(self, end, weight)
        if not args and not kwargs and isinstance(end, TensorImpl) and isinstance(weight, TensorImpl):
            return _f.lerp_Tensor(self, end, weight)
        return _lerp_parser.call(self, *given(("end", "weight"), (end, weight), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)
    # lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)
    def lerp_(self, end=NOT_GIVEN, weight=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(end, TensorImpl) and weight.__class__ in NUMBERS:
            return _f.lerp__Scalar(self, end, weight)
        if not args and not kwargs and isinstance(end, TensorImpl) and isinstance(weight, TensorImpl):
            return _f.lerp__Tensor(self, end, weight)
        return _lerp__parser.call(self, *given(("end", "weight"), (end, weight), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
    # sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    def sum(self, dim=NOT_GIVEN, keepdim=False, *args, dtype=None, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is False and not args and not kwargs and (dtype is None or dtype.__class__ is ScalarType):
                return _f.sum_default(self, dtype)
        if dim.__class__ is int:
            dim = (dim,)
        if (
            not args
            and not kwargs
            and (dim is None or is_ints(dim))
            and keepdim.__class__ is bool
            and (dtype is None or dtype.__class__ is ScalarType)
        ):
            return _f.sum_dim_IntList(self, dim, keepdim, dtype)
        return _sum_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, False), args, kwargs), dtype=dtype, **kwargs)

    # mean(Tensor self, *, ScalarType? dtype=None) -> Tensor
    # mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    def mean(self, dim=NOT_GIVEN, keepdim=False, *args, dtype=None, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is False and not args and not kwargs and (dtype is None or dtype.__class__ is ScalarType):
                return _f.mean_default(self, dtype)
        if dim.__class__ is int:
            dim = (dim,)
        if (
            not args
            and not kwargs
            and (dim is None or is_ints(dim))
            and keepdim.__class__ is bool
            and (dtype is None or dtype.__class__ is ScalarType)
        ):
            return _f.mean_dim(self, dim, keepdim, dtype)
        return _mean_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, False), args, kwargs), dtype=dtype, **kwargs)

    # prod(Tensor self, *, ScalarType? dtype=None) -> Tensor
    # prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    def prod(self, dim=NOT_GIVEN, keepdim=False, *args, dtype=None, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is False and not args and not kwargs and (dtype is None or dtype.__class__ is ScalarType):
                return _f.prod_default(self, dtype)
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and keepdim.__class__ is bool
            and (dtype is None or dtype.__class__ is ScalarType)
        ):
            return _f.prod_dim_int(self, dim, keepdim, dtype)
        return _prod_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, False), args, kwargs), dtype=dtype, **kwargs)

    # amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
    def amax(self, dim=(), keepdim=False, *args, **kwargs):
        if dim.__class__ is int:
            dim = (dim,)
        if not args and not kwargs and is_ints(dim) and keepdim.__class__ is bool:
            return _f.amax_default(self, dim, keepdim)
        return _amax_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), ((), False), args, kwargs), **kwargs)

    # amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor
    def amin(self, dim=(), keepdim=False, *args, **kwargs):
        if dim.__class__ is int:
            dim = (dim,)
        if not args and not kwargs and is_ints(dim) and keepdim.__class__ is bool:
            return _f.amin_default(self, dim, keepdim)
        return _amin_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), ((), False), args, kwargs), **kwargs)

    # max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    # max(Tensor self) -> Tensor
    # max.other(Tensor self, Tensor other) -> Tensor
    def max(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.max_default(self)
            if len(args) == 1:
                (dim,) = args
                if dim.__class__ is int:
                    return tuple.__new__(_f.max_dim_return, _f.max_dim(self, dim, False))
                (other,) = args
                if isinstance(other, TensorImpl):
                    return _f.max_other(self, other)
            if len(args) == 2:
                dim, keepdim = args
                if dim.__class__ is int and keepdim.__class__ is bool:
                    return tuple.__new__(_f.max_dim_return, _f.max_dim(self, dim, keepdim))
        result = _max_parser.call(self, *args, **kwargs)
        return _f.named(_f.max_dim_return, result, None)

    # min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    # min(Tensor self) -> Tensor
    # min.other(Tensor self, Tensor other) -> Tensor
    def min(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.min_default(self)
            if len(args) == 1:
                (dim,) = args
                if dim.__class__ is int:
                    return tuple.__new__(_f.min_dim_return, _f.min_dim(self, dim, False))
                (other,) = args
                if isinstance(other, TensorImpl):
                    return _f.min_other(self, other)
            if len(args) == 2:
                dim, keepdim = args
                if dim.__class__ is int and keepdim.__class__ is bool:
                    return tuple.__new__(_f.min_dim_return, _f.min_dim(self, dim, keepdim))
        result = _min_parser.call(self, *args, **kwargs)
        return _f.named(_f.min_dim_return, result, None)

    # argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
    def argmax(self, dim=None, keepdim=False, *args, **kwargs):
        if not args and not kwargs and (dim is None or dim.__class__ is int) and keepdim.__class__ is bool:
            return _f.argmax_default(self, dim, keepdim)
        return _argmax_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (None, False), args, kwargs), **kwargs)

    # argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor
    def argmin(self, dim=None, keepdim=False, *args, **kwargs):
        if not args and not kwargs and (dim is None or dim.__class__ is int) and keepdim.__class__ is bool:
            return _f.argmin_default(self, dim, keepdim)
        return _argmin_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (None, False), args, kwargs), **kwargs)

    # all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
    # all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
    # all(Tensor self) -> Tensor
    def all(self, dim=NOT_GIVEN, keepdim=False, *args, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is False and not args and not kwargs:
                return _f.all_default(self)
        if not args and not kwargs and dim.__class__ is int and keepdim.__class__ is bool:
            return _f.all_dim(self, dim, keepdim)
        if not args and not kwargs and (dim is None or is_ints(dim)) and keepdim.__class__ is bool:
            return _f.all_dims(self, dim, keepdim)
        return _all_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, False), args, kwargs), **kwargs)

    # any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor
    # any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor
    # any(Tensor self) -> Tensor
    def any(self, dim=NOT_GIVEN, keepdim=False, *args, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is False and not args and not kwargs:
                return _f.any_default(self)
        if not args and not kwargs and dim.__class__ is int and keepdim.__class__ is bool:
            return _f.any_dim(self, dim, keepdim)
        if not args and not kwargs and (dim is None or is_ints(dim)) and keepdim.__class__ is bool:
            return _f.any_dims(self, dim, keepdim)
        return _any_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, False), args, kwargs), **kwargs)

    # var(Tensor self, bool unbiased=True) -> Tensor
    # var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
    # var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
    def var(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.var_default(self, True)
                return _f.var_correction(self, None, None, False)
            if len(args) == 1:
                (unbiased,) = args
                if unbiased.__class__ is bool:
                    return _f.var_default(self, unbiased)
                (dim,) = args
                if dim.__class__ is int:
                    dim = (dim,)
                if dim is None or is_ints(dim):
                    return _f.var_dim(self, dim, True, False)
            if len(args) == 2:
                dim, unbiased = args
                if dim.__class__ is int:
                    dim = (dim,)
                if (dim is None or is_ints(dim)) and unbiased.__class__ is bool:
                    return _f.var_dim(self, dim, unbiased, False)
            if len(args) == 3:
                dim, unbiased, keepdim = args
                if dim.__class__ is int:
                    dim = (dim,)
                if (dim is None or is_ints(dim)) and unbiased.__class__ is bool and keepdim.__class__ is bool:
                    return _f.var_dim(self, dim, unbiased, keepdim)
        return _var_parser.call(self, *args, **kwargs)

    # std(Tensor self, bool unbiased=True) -> Tensor
    # std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor
    # std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor
    def std(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.std_default(self, True)
                return _f.std_correction(self, None, None, False)
            if len(args) == 1:
                (unbiased,) = args
                if unbiased.__class__ is bool:
                    return _f.std_default(self, unbiased)
                (dim,) = args
                if dim.__class__ is int:
                    dim = (dim,)
                if dim is None or is_ints(dim):
                    return _f.std_dim(self, dim, True, False)
            if len(args) == 2:
                dim, unbiased = args
                if dim.__class__ is int:
                    dim = (dim,)
                if (dim is None or is_ints(dim)) and unbiased.__class__ is bool:
                    return _f.std_dim(self, dim, unbiased, False)
            if len(args) == 3:
                dim, unbiased, keepdim = args
                if dim.__class__ is int:
                    dim = (dim,)
                if (dim is None or is_ints(dim)) and unbiased.__class__ is bool and keepdim.__class__ is bool:
                    return _f.std_dim(self, dim, unbiased, keepdim)
        return _std_parser.call(self, *args, **kwargs)

    # cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
    def cumsum(self, dim=NOT_GIVEN, *args, dtype=None, **kwargs):
        if not args and not kwargs and dim.__class__ is int and (dtype is None or dtype.__class__ is ScalarType):
            return _f.cumsum_default(self, dim, dtype)
        return _cumsum_parser.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), dtype=dtype, **kwargs)

    # cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
    def cumsum_(self, dim=NOT_GIVEN, *args, dtype=None, **kwargs):
        if not args and not kwargs and dim.__class__ is int and (dtype is None or dtype.__class__ is ScalarType):
            return _f.cumsum__default(self, dim, dtype)
        return _cumsum__parser.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), dtype=dtype, **kwargs)

    # equal(Tensor self, Tensor other) -> bool
    def equal(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.equal_default(self, other)
        return _equal_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool
    def allclose(self, other=NOT_GIVEN, rtol=1e-05, atol=1e-08, equal_nan=False, *args, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(other, TensorImpl)
            and rtol.__class__ is float
            and atol.__class__ is float
            and equal_nan.__class__ is bool
        ):
            return _f.allclose_default(self, other, rtol, atol, equal_nan)
        return _allclose_parser.call(self, *given(("other", "rtol", "atol", "equal_nan"), (other, rtol, atol, equal_nan), (NOT_GIVEN, 1e-05, 1e-08, False), args, kwargs), **kwargs)

    # isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor
    def isclose(self, other=NOT_GIVEN, rtol=1e-05, atol=1e-08, equal_nan=False, *args, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(other, TensorImpl)
            and rtol.__class__ is float
            and atol.__class__ is float
            and equal_nan.__class__ is bool
        ):
            return _f.isclose_default(self, other, rtol, atol, equal_nan)
        return _isclose_parser.call(self, *given(("other", "rtol", "atol", "equal_nan"), (other, rtol, atol, equal_nan), (NOT_GIVEN, 1e-05, 1e-08, False), args, kwargs), **kwargs)

    # mm(Tensor self, Tensor mat2) -> Tensor
    def mm(self, mat2=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mat2, TensorImpl):
            return _f.mm_default(self, mat2)
        return _mm_parser.call(self, *given(("mat2",), (mat2,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bmm(Tensor self, Tensor mat2) -> Tensor
    def bmm(self, mat2=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mat2, TensorImpl):
            return _f.bmm_default(self, mat2)
        return _bmm_parser.call(self, *given(("mat2",), (mat2,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # mv(Tensor self, Tensor vec) -> Tensor
    def mv(self, vec=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(vec, TensorImpl):
            return _f.mv_default(self, vec)
        return _mv_parser.call(self, *given(("vec",), (vec,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # dot(Tensor self, Tensor tensor) -> Tensor
    def dot(self, tensor=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(tensor, TensorImpl):
            return _f.dot_default(self, tensor)
        return _dot_parser.call(self, *given(("tensor",), (tensor,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
    def addmm(self, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(mat1, TensorImpl)
            and isinstance(mat2, TensorImpl)
            and beta.__class__ in NUMBERS
            and alpha.__class__ in NUMBERS
        ):
            return _f.addmm_default(self, mat1, mat2, beta, alpha)
        return _addmm_parser.call(self, *given(("mat1", "mat2"), (mat1, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    # addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
    def addmm_(self, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(mat1, TensorImpl)
            and isinstance(mat2, TensorImpl)
            and beta.__class__ in NUMBERS
            and alpha.__class__ in NUMBERS
        ):
            return _f.addmm__default(self, mat1, mat2, beta, alpha)
        return _addmm__parser.call(self, *given(("mat1", "mat2"), (mat1, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    # matmul(Tensor self, Tensor other) -> Tensor
    def matmul(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.matmul_default(self, other)
        return _matmul_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # t(Tensor(a) self) -> Tensor(a)
    def t(self, *args):
        if args:
            refuse_arguments("t", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._t.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _t_table[ks](ks, self)

    # t_(Tensor(a!) self) -> Tensor(a!)
    def t_(self, *args):
        if args:
            refuse_arguments("t_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._t_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _t__table[ks](ks, self)

    # transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
    def transpose(self, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim0.__class__ is int and dim1.__class__ is int:
            return _f.transpose_int(self, dim0, dim1)
        return _transpose_parser.call(self, *given(("dim0", "dim1"), (dim0, dim1), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
    def transpose_(self, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim0.__class__ is int and dim1.__class__ is int:
            return _f.transpose__default(self, dim0, dim1)
        return _transpose__parser.call(self, *given(("dim0", "dim1"), (dim0, dim1), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # permute(Tensor(a) self, int[] dims) -> Tensor(a)
    def permute(self, *args, **kwargs):
        if not kwargs:
            dims = as_ints(args)
            if dims is not None:
                return _f.permute_default(self, dims)
        return _permute_parser.call(self, *args, **kwargs)

    # movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
    # movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)
    def movedim(self, source=NOT_GIVEN, destination=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and is_ints(source) and is_ints(destination):
            return _f.movedim_intlist(self, source, destination)
        if not args and not kwargs and source.__class__ is int and destination.__class__ is int:
            return _f.movedim_int(self, source, destination)
        return _movedim_parser.call(self, *given(("source", "destination"), (source, destination), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # view(Tensor(a) self, SymInt[] size) -> Tensor(a)
    # view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)
    def view(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.view_default(self, size)
        return _view_parser.call(self, *args, **kwargs)

    # view_as(Tensor(a) self, Tensor other) -> Tensor(a)
    def view_as(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.view_as_default(self, other)
        return _view_as_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)
    def as_strided(self, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, **kwargs):
        if (
            not args
            and not kwargs
            and is_ints(size)
            and is_ints(stride)
            and (storage_offset is None or storage_offset.__class__ is int)
        ):
            return _f.as_strided_default(self, size, stride, storage_offset)
        return _as_strided_parser.call(self, *given(("size", "stride", "storage_offset"), (size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)

    # expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
    def expand(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.expand_default(self, size, False)
        return _expand_parser.call(self, *args, **kwargs)

    # expand_as(Tensor(a) self, Tensor other) -> Tensor(a)
    def expand_as(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.expand_as_default(self, other)
        return _expand_as_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # squeeze(Tensor(a) self) -> Tensor(a)
    # squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)
    # squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)
    def squeeze(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.squeeze_default(self)
            if len(args) == 1:
                (dim,) = args
                if dim.__class__ is int:
                    return _f.squeeze_dim(self, dim)
                if is_ints(dim):
                    return _f.squeeze_dims(self, dim)
        return _squeeze_parser.call(self, *args, **kwargs)

    # squeeze_(Tensor(a!) self) -> Tensor(a!)
    # squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)
    # squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)
    def squeeze_(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.squeeze__default(self)
            if len(args) == 1:
                (dim,) = args
                if dim.__class__ is int:
                    return _f.squeeze__dim(self, dim)
                if is_ints(dim):
                    return _f.squeeze__dims(self, dim)
        return _squeeze__parser.call(self, *args, **kwargs)

    # unsqueeze(Tensor(a) self, int dim) -> Tensor(a)
    def unsqueeze(self, dim=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int:
            return _f.unsqueeze_default(self, dim)
        return _unsqueeze_parser.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)
    def unsqueeze_(self, dim=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int:
            return _f.unsqueeze__default(self, dim)
        return _unsqueeze__parser.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)
    def select(self, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and index.__class__ is int:
            return _f.select_int(self, dim, index)
        return _select_parser.call(self, *given(("dim", "index"), (dim, index), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)
    def diagonal(self, offset=0, dim1=0, dim2=1, *args, **kwargs):
        if not args and not kwargs and offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
            return _f.diagonal_default(self, offset, dim1, dim2)
        return _diagonal_parser.call(self, *given(("offset", "dim1", "dim2"), (offset, dim1, dim2), (0, 0, 1), args, kwargs), **kwargs)

    # detach(Tensor(a) self) -> Tensor(a)
    def detach(self, *args):
        if args:
            refuse_arguments("detach", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._detach.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _detach_table[ks](ks, self)

    # detach_(Tensor(a!) self) -> Tensor(a!)
    def detach_(self, *args):
        if args:
            refuse_arguments("detach_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._detach_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _detach__table[ks](ks, self)

    # unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]
    def unbind(self, dim=0, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int:
            return _f.unbind_int(self, dim)
        return _unbind_parser.call(self, *given(("dim",), (dim,), (0,), args, kwargs), **kwargs)

    # split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]
    # split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]
    def split(self, split_size=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and split_size.__class__ is int and dim.__class__ is int:
            return _f.split_Tensor(self, split_size, dim)
        if not args and not kwargs and is_ints(split_size) and dim.__class__ is int:
            return _f.split_sizes(self, split_size, dim)
        return _split_parser.call(self, *given(("split_size", "dim"), (split_size, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    # split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]
    def split_with_sizes(self, split_sizes=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and is_ints(split_sizes) and dim.__class__ is int:
            return _f.split_with_sizes_default(self, split_sizes, dim)
        return _split_with_sizes_parser.call(self, *given(("split_sizes", "dim"), (split_sizes, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    # reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)
    def reshape(self, *args, **kwargs):
        if not kwargs:
            shape = as_ints(args)
            if shape is not None:
                return _f.reshape_default(self, shape)
        return _reshape_parser.call(self, *args, **kwargs)

    # flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)
    def flatten(self, start_dim=0, end_dim=-1, *args, **kwargs):
        if not args and not kwargs and start_dim.__class__ is int and end_dim.__class__ is int:
            return _f.flatten_using_ints(self, start_dim, end_dim)
        return _flatten_parser.call(self, *given(("start_dim", "end_dim"), (start_dim, end_dim), (0, -1), args, kwargs), **kwargs)

    # unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)
    def unflatten(self, dim=NOT_GIVEN, sizes=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and is_ints(sizes):
            return _f.unflatten_int(self, dim, sizes)
        return _unflatten_parser.call(self, *given(("dim", "sizes"), (dim, sizes), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)
    # narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)
    def narrow(self, dim=NOT_GIVEN, start=NOT_GIVEN, length=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and start.__class__ is int and length.__class__ is int:
            return _f.narrow_default(self, dim, start, length)
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(start, TensorImpl)
            and length.__class__ is int
        ):
            return _f.narrow_Tensor(self, dim, start, length)
        return _narrow_parser.call(self, *given(("dim", "start", "length"), (dim, start, length), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]
    def chunk(self, chunks=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and chunks.__class__ is int and dim.__class__ is int:
            return _f.chunk_default(self, chunks, dim)
        return _chunk_parser.call(self, *given(("chunks", "dim"), (chunks, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    # broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)
    def broadcast_to(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.broadcast_to_default(self, size)
        return _broadcast_to_parser.call(self, *args, **kwargs)

    # copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
    def copy_(self, src=NOT_GIVEN, non_blocking=False, *args, **kwargs):
        if not args and not kwargs and isinstance(src, TensorImpl) and non_blocking.__class__ is bool:
            return _f.copy__default(self, src, non_blocking)
        return _copy__parser.call(self, *given(("src", "non_blocking"), (src, non_blocking), (NOT_GIVEN, False), args, kwargs), **kwargs)

    # clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor
    def clone(self, *args, memory_format=None, **kwargs):
        if not args and not kwargs and (memory_format is None or memory_format.__class__ is MemoryFormat):
            return _f.clone_default(self, memory_format)
        return _clone_parser.call(self, *args, memory_format=memory_format, **kwargs)

    # contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)
    def contiguous(self, *args, memory_format=layouts.contiguous_format, **kwargs):
        if not args and not kwargs and memory_format.__class__ is MemoryFormat:
            return _f.contiguous_default(self, memory_format)
        return _contiguous_parser.call(self, *args, memory_format=memory_format, **kwargs)

    # to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
    # to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
    # to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
    # to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)
    def to(self, *args, **kwargs):
        return _f.to(self, *args, **kwargs)

    # type_as(Tensor self, Tensor other) -> Tensor
    def type_as(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.type_as_default(self, other)
        return _type_as_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)
    # fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)
    def fill_(self, value=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and value.__class__ in NUMBERS:
            return _f.fill__Scalar(self, value)
        if not args and not kwargs and isinstance(value, TensorImpl):
            return _f.fill__Tensor(self, value)
        return _fill__parser.call(self, *given(("value",), (value,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # zero_(Tensor(a!) self) -> Tensor(a!)
    def zero_(self, *args):
        if args:
            refuse_arguments("zero_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._zero_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _zero__table[ks](ks, self)

    # resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
    def resize_(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.resize__default(self, size, None)
        return _resize__parser.call(self, *args, **kwargs)

    # index.Tensor(Tensor self, Tensor?[] indices) -> Tensor
    def index(self, indices=NOT_GIVEN, *args, **kwargs):
        return _index_parser.call(self, *given(("indices",), (indices,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor
    def index_put(self, indices=NOT_GIVEN, values=NOT_GIVEN, accumulate=False, *args, **kwargs):
        return _index_put_parser.call(self, *given(("indices", "values", "accumulate"), (indices, values, accumulate), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)

    # index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)
    def index_put_(self, indices=NOT_GIVEN, values=NOT_GIVEN, accumulate=False, *args, **kwargs):
        return _index_put__parser.call(self, *given(("indices", "values", "accumulate"), (indices, values, accumulate), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)

    # index_select(Tensor self, int dim, Tensor index) -> Tensor
    def index_select(self, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and isinstance(index, TensorImpl):
            return _f.index_select_default(self, dim, index)
        return _index_select_parser.call(self, *given(("dim", "index"), (dim, index), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor
    def gather(self, dim=NOT_GIVEN, index=NOT_GIVEN, *args, sparse_grad=False, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and sparse_grad.__class__ is bool
        ):
            return _f.gather_default(self, dim, index, sparse_grad)
        return _gather_parser.call(self, *given(("dim", "index"), (dim, index), (NOT_GIVEN, NOT_GIVEN), args, kwargs), sparse_grad=sparse_grad, **kwargs)

    # masked_select(Tensor self, Tensor mask) -> Tensor
    def masked_select(self, mask=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl):
            return _f.masked_select_default(self, mask)
        return _masked_select_parser.call(self, *given(("mask",), (mask,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor
    # masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor
    def masked_fill(self, mask=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl) and value.__class__ in NUMBERS:
            return _f.masked_fill_Scalar(self, mask, value)
        if not args and not kwargs and isinstance(mask, TensorImpl) and isinstance(value, TensorImpl):
            return _f.masked_fill_Tensor(self, mask, value)
        return _masked_fill_parser.call(self, *given(("mask", "value"), (mask, value), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
    # masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)
    def masked_fill_(self, mask=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl) and value.__class__ in NUMBERS:
            return _f.masked_fill__Scalar(self, mask, value)
        if not args and not kwargs and isinstance(mask, TensorImpl) and isinstance(value, TensorImpl):
            return _f.masked_fill__Tensor(self, mask, value)
        return _masked_fill__parser.call(self, *given(("mask", "value"), (mask, value), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # nonzero(Tensor self) -> Tensor
    def nonzero(self, *args):
        if args:
            refuse_arguments("nonzero", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._nonzero.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _nonzero_table[ks](ks, self)

    # exp2(Tensor self) -> Tensor
    def exp2(self, *args):
        if args:
            refuse_arguments("exp2", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._exp2.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _exp2_table[ks](ks, self)

    # exp2_(Tensor(a!) self) -> Tensor(a!)
    def exp2_(self, *args):
        if args:
            refuse_arguments("exp2_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._exp2_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _exp2__table[ks](ks, self)

    # expm1(Tensor self) -> Tensor
    def expm1(self, *args):
        if args:
            refuse_arguments("expm1", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._expm1.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _expm1_table[ks](ks, self)

    # expm1_(Tensor(a!) self) -> Tensor(a!)
    def expm1_(self, *args):
        if args:
            refuse_arguments("expm1_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._expm1_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _expm1__table[ks](ks, self)

    # log2(Tensor self) -> Tensor
    def log2(self, *args):
        if args:
            refuse_arguments("log2", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._log2.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _log2_table[ks](ks, self)

    # log2_(Tensor(a!) self) -> Tensor(a!)
    def log2_(self, *args):
        if args:
            refuse_arguments("log2_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._log2_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _log2__table[ks](ks, self)

    # log10(Tensor self) -> Tensor
    def log10(self, *args):
        if args:
            refuse_arguments("log10", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._log10.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _log10_table[ks](ks, self)

    # log10_(Tensor(a!) self) -> Tensor(a!)
    def log10_(self, *args):
        if args:
            refuse_arguments("log10_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._log10_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _log10__table[ks](ks, self)

    # log1p(Tensor self) -> Tensor
    def log1p(self, *args):
        if args:
            refuse_arguments("log1p", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._log1p.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _log1p_table[ks](ks, self)

    # log1p_(Tensor(a!) self) -> Tensor(a!)
    def log1p_(self, *args):
        if args:
            refuse_arguments("log1p_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._log1p_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _log1p__table[ks](ks, self)

    # tan(Tensor self) -> Tensor
    def tan(self, *args):
        if args:
            refuse_arguments("tan", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._tan.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _tan_table[ks](ks, self)

    # tan_(Tensor(a!) self) -> Tensor(a!)
    def tan_(self, *args):
        if args:
            refuse_arguments("tan_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._tan_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _tan__table[ks](ks, self)

    # asin(Tensor self) -> Tensor
    def asin(self, *args):
        if args:
            refuse_arguments("asin", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._asin.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _asin_table[ks](ks, self)

    # asin_(Tensor(a!) self) -> Tensor(a!)
    def asin_(self, *args):
        if args:
            refuse_arguments("asin_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._asin_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _asin__table[ks](ks, self)

    # acos(Tensor self) -> Tensor
    def acos(self, *args):
        if args:
            refuse_arguments("acos", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._acos.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _acos_table[ks](ks, self)

    # acos_(Tensor(a!) self) -> Tensor(a!)
    def acos_(self, *args):
        if args:
            refuse_arguments("acos_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._acos_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _acos__table[ks](ks, self)

    # atan(Tensor self) -> Tensor
    def atan(self, *args):
        if args:
            refuse_arguments("atan", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._atan.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _atan_table[ks](ks, self)

    # atan_(Tensor(a!) self) -> Tensor(a!)
    def atan_(self, *args):
        if args:
            refuse_arguments("atan_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._atan_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _atan__table[ks](ks, self)

    # sinh(Tensor self) -> Tensor
    def sinh(self, *args):
        if args:
            refuse_arguments("sinh", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sinh.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sinh_table[ks](ks, self)

    # sinh_(Tensor(a!) self) -> Tensor(a!)
    def sinh_(self, *args):
        if args:
            refuse_arguments("sinh_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sinh_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sinh__table[ks](ks, self)

    # cosh(Tensor self) -> Tensor
    def cosh(self, *args):
        if args:
            refuse_arguments("cosh", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._cosh.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _cosh_table[ks](ks, self)

    # cosh_(Tensor(a!) self) -> Tensor(a!)
    def cosh_(self, *args):
        if args:
            refuse_arguments("cosh_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._cosh_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _cosh__table[ks](ks, self)

    # asinh(Tensor self) -> Tensor
    def asinh(self, *args):
        if args:
            refuse_arguments("asinh", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._asinh.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _asinh_table[ks](ks, self)

    # asinh_(Tensor(a!) self) -> Tensor(a!)
    def asinh_(self, *args):
        if args:
            refuse_arguments("asinh_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._asinh_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _asinh__table[ks](ks, self)

    # acosh(Tensor self) -> Tensor
    def acosh(self, *args):
        if args:
            refuse_arguments("acosh", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._acosh.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _acosh_table[ks](ks, self)

    # acosh_(Tensor(a!) self) -> Tensor(a!)
    def acosh_(self, *args):
        if args:
            refuse_arguments("acosh_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._acosh_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _acosh__table[ks](ks, self)

    # atanh(Tensor self) -> Tensor
    def atanh(self, *args):
        if args:
            refuse_arguments("atanh", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._atanh.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _atanh_table[ks](ks, self)

    # atanh_(Tensor(a!) self) -> Tensor(a!)
    def atanh_(self, *args):
        if args:
            refuse_arguments("atanh_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._atanh_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _atanh__table[ks](ks, self)

    # erf(Tensor self) -> Tensor
    def erf(self, *args):
        if args:
            refuse_arguments("erf", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._erf.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _erf_table[ks](ks, self)

    # erf_(Tensor(a!) self) -> Tensor(a!)
    def erf_(self, *args):
        if args:
            refuse_arguments("erf_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._erf_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _erf__table[ks](ks, self)

    # erfc(Tensor self) -> Tensor
    def erfc(self, *args):
        if args:
            refuse_arguments("erfc", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._erfc.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _erfc_table[ks](ks, self)

    # erfc_(Tensor(a!) self) -> Tensor(a!)
    def erfc_(self, *args):
        if args:
            refuse_arguments("erfc_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._erfc_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _erfc__table[ks](ks, self)

    # erfinv(Tensor self) -> Tensor
    def erfinv(self, *args):
        if args:
            refuse_arguments("erfinv", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._erfinv.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _erfinv_table[ks](ks, self)

    # erfinv_(Tensor(a!) self) -> Tensor(a!)
    def erfinv_(self, *args):
        if args:
            refuse_arguments("erfinv_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._erfinv_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _erfinv__table[ks](ks, self)

    # lgamma(Tensor self) -> Tensor
    def lgamma(self, *args):
        if args:
            refuse_arguments("lgamma", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._lgamma.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _lgamma_table[ks](ks, self)

    # lgamma_(Tensor(a!) self) -> Tensor(a!)
    def lgamma_(self, *args):
        if args:
            refuse_arguments("lgamma_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._lgamma_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _lgamma__table[ks](ks, self)

    # digamma(Tensor self) -> Tensor
    def digamma(self, *args):
        if args:
            refuse_arguments("digamma", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._digamma.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _digamma_table[ks](ks, self)

    # digamma_(Tensor(a!) self) -> Tensor(a!)
    def digamma_(self, *args):
        if args:
            refuse_arguments("digamma_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._digamma_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _digamma__table[ks](ks, self)

    # polygamma(int n, Tensor self) -> Tensor
    def polygamma(self, n=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and n.__class__ is int:
            return _f.polygamma_default(n, self)
        return _polygamma_parser.call(self, *given(("n",), (n,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # polygamma_(Tensor(a!) self, int n) -> Tensor(a!)
    def polygamma_(self, n=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and n.__class__ is int:
            return _f.polygamma__default(self, n)
        return _polygamma__parser.call(self, *given(("n",), (n,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # frac(Tensor self) -> Tensor
    def frac(self, *args):
        if args:
            refuse_arguments("frac", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._frac.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _frac_table[ks](ks, self)

    # frac_(Tensor(a!) self) -> Tensor(a!)
    def frac_(self, *args):
        if args:
            refuse_arguments("frac_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._frac_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _frac__table[ks](ks, self)

    # round(Tensor self) -> Tensor
    # round.decimals(Tensor self, *, int decimals) -> Tensor
    def round(self, *args, **kwargs):
        if not args and not kwargs:
            return _f.round_default(self)
        return _round_parser.call(self, *args, **kwargs)

    # round_(Tensor(a!) self) -> Tensor(a!)
    # round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)
    def round_(self, *args, **kwargs):
        if not args and not kwargs:
            return _f.round__default(self)
        return _round__parser.call(self, *args, **kwargs)

    # signbit(Tensor self) -> Tensor
    def signbit(self, *args):
        if args:
            refuse_arguments("signbit", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._signbit.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _signbit_table[ks](ks, self)

    # sgn(Tensor self) -> Tensor
    def sgn(self, *args):
        if args:
            refuse_arguments("sgn", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sgn.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sgn_table[ks](ks, self)

    # sgn_(Tensor(a!) self) -> Tensor(a!)
    def sgn_(self, *args):
        if args:
            refuse_arguments("sgn_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sgn_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sgn__table[ks](ks, self)

    # isposinf(Tensor self) -> Tensor
    def isposinf(self, *args):
        if args:
            refuse_arguments("isposinf", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._isposinf.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _isposinf_table[ks](ks, self)

    # isneginf(Tensor self) -> Tensor
    def isneginf(self, *args):
        if args:
            refuse_arguments("isneginf", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._isneginf.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _isneginf_table[ks](ks, self)

    # sinc(Tensor self) -> Tensor
    def sinc(self, *args):
        if args:
            refuse_arguments("sinc", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sinc.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sinc_table[ks](ks, self)

    # sinc_(Tensor(a!) self) -> Tensor(a!)
    def sinc_(self, *args):
        if args:
            refuse_arguments("sinc_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sinc_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sinc__table[ks](ks, self)

    # i0(Tensor self) -> Tensor
    def i0(self, *args):
        if args:
            refuse_arguments("i0", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._i0.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _i0_table[ks](ks, self)

    # i0_(Tensor(a!) self) -> Tensor(a!)
    def i0_(self, *args):
        if args:
            refuse_arguments("i0_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._i0_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _i0__table[ks](ks, self)

    # logit(Tensor self, float? eps=None) -> Tensor
    def logit(self, eps=None, *args, **kwargs):
        if not args and not kwargs and (eps is None or eps.__class__ is float):
            return _f.logit_default(self, eps)
        return _logit_parser.call(self, *given(("eps",), (eps,), (None,), args, kwargs), **kwargs)

    # logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)
    def logit_(self, eps=None, *args, **kwargs):
        if not args and not kwargs and (eps is None or eps.__class__ is float):
            return _f.logit__default(self, eps)
        return _logit__parser.call(self, *given(("eps",), (eps,), (None,), args, kwargs), **kwargs)

    # mvlgamma(Tensor self, int p) -> Tensor
    def mvlgamma(self, p=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and p.__class__ is int:
            return _f.mvlgamma_default(self, p)
        return _mvlgamma_parser.call(self, *given(("p",), (p,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)
    def mvlgamma_(self, p=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and p.__class__ is int:
            return _f.mvlgamma__default(self, p)
        return _mvlgamma__parser.call(self, *given(("p",), (p,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # deg2rad(Tensor self) -> Tensor
    def deg2rad(self, *args):
        if args:
            refuse_arguments("deg2rad", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._deg2rad.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _deg2rad_table[ks](ks, self)

    # deg2rad_(Tensor(a!) self) -> Tensor(a!)
    def deg2rad_(self, *args):
        if args:
            refuse_arguments("deg2rad_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._deg2rad_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _deg2rad__table[ks](ks, self)

    # rad2deg(Tensor self) -> Tensor
    def rad2deg(self, *args):
        if args:
            refuse_arguments("rad2deg", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._rad2deg.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _rad2deg_table[ks](ks, self)

    # rad2deg_(Tensor(a!) self) -> Tensor(a!)
    def rad2deg_(self, *args):
        if args:
            refuse_arguments("rad2deg_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._rad2deg_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _rad2deg__table[ks](ks, self)

    # nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor
    def nan_to_num(self, nan=None, posinf=None, neginf=None, *args, **kwargs):
        if (
            not args
            and not kwargs
            and (nan is None or nan.__class__ is float)
            and (posinf is None or posinf.__class__ is float)
            and (neginf is None or neginf.__class__ is float)
        ):
            return _f.nan_to_num_default(self, nan, posinf, neginf)
        return _nan_to_num_parser.call(self, *given(("nan", "posinf", "neginf"), (nan, posinf, neginf), (None, None, None), args, kwargs), **kwargs)

    # nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)
    def nan_to_num_(self, nan=None, posinf=None, neginf=None, *args, **kwargs):
        if (
            not args
            and not kwargs
            and (nan is None or nan.__class__ is float)
            and (posinf is None or posinf.__class__ is float)
            and (neginf is None or neginf.__class__ is float)
        ):
            return _f.nan_to_num__default(self, nan, posinf, neginf)
        return _nan_to_num__parser.call(self, *given(("nan", "posinf", "neginf"), (nan, posinf, neginf), (None, None, None), args, kwargs), **kwargs)

    # angle(Tensor self) -> Tensor
    def angle(self, *args):
        if args:
            refuse_arguments("angle", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._angle.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _angle_table[ks](ks, self)

    # frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)
    def frexp(self, *args):
        if args:
            refuse_arguments("frexp", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return tuple.__new__(_f.frexp_Tensor_return, _f._frexp_Tensor.call_slow(ks, self))
            ks = (ks | tls.included) & tls.not_excluded
        return tuple.__new__(_f.frexp_Tensor_return, _frexp_Tensor_table[ks](ks, self))

    # ldexp.Tensor(Tensor self, Tensor other) -> Tensor
    def ldexp(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ldexp_Tensor(self, other)
        return _ldexp_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def ldexp_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.ldexp__default(self, other)
        return _ldexp__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # nextafter(Tensor self, Tensor other) -> Tensor
    def nextafter(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.nextafter_default(self, other)
        return _nextafter_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def nextafter_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.nextafter__default(self, other)
        return _nextafter__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # copysign.Tensor(Tensor self, Tensor other) -> Tensor
    # copysign.Scalar(Tensor self, Scalar other) -> Tensor
    def copysign(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.copysign_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.copysign_Tensor(self, other)
        return _copysign_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def copysign_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.copysign__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.copysign__Tensor(self, other)
        return _copysign__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # heaviside(Tensor self, Tensor values) -> Tensor
    def heaviside(self, values=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(values, TensorImpl):
            return _f.heaviside_default(self, values)
        return _heaviside_parser.call(self, *given(("values",), (values,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)
    def heaviside_(self, values=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(values, TensorImpl):
            return _f.heaviside__default(self, values)
        return _heaviside__parser.call(self, *given(("values",), (values,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # positive(Tensor(a) self) -> Tensor(a)
    def positive(self, *args):
        if args:
            refuse_arguments("positive", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._positive.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _positive_table[ks](ks, self)

    # isreal(Tensor self) -> Tensor
    def isreal(self, *args):
        if args:
            refuse_arguments("isreal", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._isreal.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _isreal_table[ks](ks, self)

    # conj(Tensor(a) self) -> Tensor(a)
    def conj(self, *args):
        if args:
            refuse_arguments("conj", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._conj.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _conj_table[ks](ks, self)

    # conj_physical(Tensor self) -> Tensor
    def conj_physical(self, *args):
        if args:
            refuse_arguments("conj_physical", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._conj_physical.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _conj_physical_table[ks](ks, self)

    # conj_physical_(Tensor(a!) self) -> Tensor(a!)
    def conj_physical_(self, *args):
        if args:
            refuse_arguments("conj_physical_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._conj_physical_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _conj_physical__table[ks](ks, self)

    # resolve_conj(Tensor(a) self) -> Tensor(a)
    def resolve_conj(self, *args):
        if args:
            refuse_arguments("resolve_conj", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._resolve_conj.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _resolve_conj_table[ks](ks, self)

    # resolve_neg(Tensor(a) self) -> Tensor(a)
    def resolve_neg(self, *args):
        if args:
            refuse_arguments("resolve_neg", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._resolve_neg.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _resolve_neg_table[ks](ks, self)

    # floor_divide(Tensor self, Tensor other) -> Tensor
    # floor_divide.Scalar(Tensor self, Scalar other) -> Tensor
    def floor_divide(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.floor_divide_default(self, other)
        return _floor_divide_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def floor_divide_(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.floor_divide__Tensor(self, other)
        return _floor_divide__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # remainder.Scalar(Tensor self, Scalar other) -> Tensor
    # remainder.Tensor(Tensor self, Tensor other) -> Tensor
    def remainder(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.remainder_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.remainder_Tensor(self, other)
        return _remainder_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def remainder_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.remainder__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.remainder__Tensor(self, other)
        return _remainder__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # fmod.Scalar(Tensor self, Scalar other) -> Tensor
    # fmod.Tensor(Tensor self, Tensor other) -> Tensor
    def fmod(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.fmod_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.fmod_Tensor(self, other)
        return _fmod_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def fmod_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.fmod__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.fmod__Tensor(self, other)
        return _fmod__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # atan2(Tensor self, Tensor other) -> Tensor
    def atan2(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.atan2_default(self, other)
        return _atan2_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def atan2_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.atan2__default(self, other)
        return _atan2__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # fmax(Tensor self, Tensor other) -> Tensor
    def fmax(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.fmax_default(self, other)
        return _fmax_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # fmin(Tensor self, Tensor other) -> Tensor
    def fmin(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.fmin_default(self, other)
        return _fmin_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # hypot(Tensor self, Tensor other) -> Tensor
    def hypot(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.hypot_default(self, other)
        return _hypot_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def hypot_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.hypot__default(self, other)
        return _hypot__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # logaddexp(Tensor self, Tensor other) -> Tensor
    def logaddexp(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logaddexp_default(self, other)
        return _logaddexp_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # logaddexp2(Tensor self, Tensor other) -> Tensor
    def logaddexp2(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logaddexp2_default(self, other)
        return _logaddexp2_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # igamma(Tensor self, Tensor other) -> Tensor
    def igamma(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.igamma_default(self, other)
        return _igamma_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def igamma_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.igamma__default(self, other)
        return _igamma__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # igammac(Tensor self, Tensor other) -> Tensor
    def igammac(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.igammac_default(self, other)
        return _igammac_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def igammac_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.igammac__default(self, other)
        return _igammac__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # xlogy.Tensor(Tensor self, Tensor other) -> Tensor
    # xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor
    def xlogy(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.xlogy_Scalar_Other(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.xlogy_Tensor(self, other)
        return _xlogy_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def xlogy_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.xlogy__Scalar_Other(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.xlogy__Tensor(self, other)
        return _xlogy__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # logical_xor(Tensor self, Tensor other) -> Tensor
    def logical_xor(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logical_xor_default(self, other)
        return _logical_xor_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def logical_xor_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.logical_xor__default(self, other)
        return _logical_xor__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor
    # float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor
    def float_power(self, exponent=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and exponent.__class__ in NUMBERS:
            return _f.float_power_Tensor_Scalar(self, exponent)
        if not args and not kwargs and isinstance(exponent, TensorImpl):
            return _f.float_power_Tensor_Tensor(self, exponent)
        return _float_power_parser.call(self, *given(("exponent",), (exponent,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)
    # float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)
    def float_power_(self, exponent=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and exponent.__class__ in NUMBERS:
            return _f.float_power__Scalar(self, exponent)
        if not args and not kwargs and isinstance(exponent, TensorImpl):
            return _f.float_power__Tensor(self, exponent)
        return _float_power__parser.call(self, *given(("exponent",), (exponent,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # gcd(Tensor self, Tensor other) -> Tensor
    def gcd(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.gcd_default(self, other)
        return _gcd_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def gcd_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.gcd__default(self, other)
        return _gcd__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # lcm(Tensor self, Tensor other) -> Tensor
    def lcm(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.lcm_default(self, other)
        return _lcm_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def lcm_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.lcm__default(self, other)
        return _lcm__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor
    # bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
    def bitwise_left_shift(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_left_shift_Tensor_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_left_shift_Tensor(self, other)
        return _bitwise_left_shift_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def bitwise_left_shift_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_left_shift__Tensor_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_left_shift__Tensor(self, other)
        return _bitwise_left_shift__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor
    # bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor
    def bitwise_right_shift(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_right_shift_Tensor_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_right_shift_Tensor(self, other)
        return _bitwise_right_shift_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def bitwise_right_shift_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.bitwise_right_shift__Tensor_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.bitwise_right_shift__Tensor(self, other)
        return _bitwise_right_shift__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # absolute(Tensor self) -> Tensor
    def absolute(self, *args):
        if args:
            refuse_arguments("absolute", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._absolute.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _absolute_table[ks](ks, self)

    # absolute_(Tensor(a!) self) -> Tensor(a!)
    def absolute_(self, *args):
        if args:
            refuse_arguments("absolute_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._absolute_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _absolute__table[ks](ks, self)

    # negative(Tensor self) -> Tensor
    def negative(self, *args):
        if args:
            refuse_arguments("negative", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._negative.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _negative_table[ks](ks, self)

    # negative_(Tensor(a!) self) -> Tensor(a!)
    def negative_(self, *args):
        if args:
            refuse_arguments("negative_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._negative_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _negative__table[ks](ks, self)

    # fix(Tensor self) -> Tensor
    def fix(self, *args):
        if args:
            refuse_arguments("fix", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._fix.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _fix_table[ks](ks, self)

    # fix_(Tensor(a!) self) -> Tensor(a!)
    def fix_(self, *args):
        if args:
            refuse_arguments("fix_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._fix_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _fix__table[ks](ks, self)

    # clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
    # clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor
    def clip(self, min=None, max=None, *args, **kwargs):
        if (
            not args
            and not kwargs
            and (min is None or min.__class__ in NUMBERS)
            and (max is None or max.__class__ in NUMBERS)
        ):
            return _f.clip_default(self, min, max)
        return _clip_parser.call(self, *given(("min", "max"), (min, max), (None, None), args, kwargs), **kwargs)

    # clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)
    # clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)
    def clip_(self, min=None, max=None, *args, **kwargs):
        if (
            not args
            and not kwargs
            and (min is None or min.__class__ in NUMBERS)
            and (max is None or max.__class__ in NUMBERS)
        ):
            return _f.clip__default(self, min, max)
        return _clip__parser.call(self, *given(("min", "max"), (min, max), (None, None), args, kwargs), **kwargs)

    # arccos(Tensor self) -> Tensor
    def arccos(self, *args):
        if args:
            refuse_arguments("arccos", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._arccos.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _arccos_table[ks](ks, self)

    # arccos_(Tensor(a!) self) -> Tensor(a!)
    def arccos_(self, *args):
        if args:
            refuse_arguments("arccos_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._arccos_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _arccos__table[ks](ks, self)

    # arccosh(Tensor self) -> Tensor
    def arccosh(self, *args):
        if args:
            refuse_arguments("arccosh", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._arccosh.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _arccosh_table[ks](ks, self)

    # arccosh_(Tensor(a!) self) -> Tensor(a!)
    def arccosh_(self, *args):
        if args:
            refuse_arguments("arccosh_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._arccosh_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _arccosh__table[ks](ks, self)

    # arcsin(Tensor self) -> Tensor
    def arcsin(self, *args):
        if args:
            refuse_arguments("arcsin", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._arcsin.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _arcsin_table[ks](ks, self)

    # arcsin_(Tensor(a!) self) -> Tensor(a!)
    def arcsin_(self, *args):
        if args:
            refuse_arguments("arcsin_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._arcsin_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _arcsin__table[ks](ks, self)

    # arcsinh(Tensor self) -> Tensor
    def arcsinh(self, *args):
        if args:
            refuse_arguments("arcsinh", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._arcsinh.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _arcsinh_table[ks](ks, self)

    # arcsinh_(Tensor(a!) self) -> Tensor(a!)
    def arcsinh_(self, *args):
        if args:
            refuse_arguments("arcsinh_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._arcsinh_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _arcsinh__table[ks](ks, self)

    # arctan(Tensor self) -> Tensor
    def arctan(self, *args):
        if args:
            refuse_arguments("arctan", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._arctan.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _arctan_table[ks](ks, self)

    # arctan_(Tensor(a!) self) -> Tensor(a!)
    def arctan_(self, *args):
        if args:
            refuse_arguments("arctan_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._arctan_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _arctan__table[ks](ks, self)

    # arctanh(Tensor self) -> Tensor
    def arctanh(self, *args):
        if args:
            refuse_arguments("arctanh", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._arctanh.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _arctanh_table[ks](ks, self)

    # arctanh_(Tensor(a!) self) -> Tensor(a!)
    def arctanh_(self, *args):
        if args:
            refuse_arguments("arctanh_", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._arctanh_.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _arctanh__table[ks](ks, self)

    # arctan2(Tensor self, Tensor other) -> Tensor
    def arctan2(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.arctan2_default(self, other)
        return _arctan2_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def arctan2_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.arctan2__default(self, other)
        return _arctan2__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # divide.Tensor(Tensor self, Tensor other) -> Tensor
    # divide.Scalar(Tensor self, Scalar other) -> Tensor
    # divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
    # divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor
    def divide(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.divide_Tensor(self, other)
        return _divide_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)
    # divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)
    def divide_(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.divide__Tensor(self, other)
        return _divide__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # true_divide.Tensor(Tensor self, Tensor other) -> Tensor
    # true_divide.Scalar(Tensor self, Scalar other) -> Tensor
    def true_divide(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.true_divide_Tensor(self, other)
        return _true_divide_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def true_divide_(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.true_divide__Tensor(self, other)
        return _true_divide__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # multiply.Tensor(Tensor self, Tensor other) -> Tensor
    # multiply.Scalar(Tensor self, Scalar other) -> Tensor
    def multiply(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.multiply_Tensor(self, other)
        return _multiply_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    # multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    def multiply_(self, other=NOT_GIVEN, *args, **kwargs):
        if other.__class__ in NUMBERS:
            other = wrap_number(other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.multiply__Tensor(self, other)
        return _multiply__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
    # subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor
    def subtract(self, *args, **kwargs):
        if not kwargs:
            if len(args) == 1:
                (other,) = args
                if other.__class__ in NUMBERS:
                    return _f.subtract_Scalar(self, other, 1)
                if isinstance(other, TensorImpl):
                    return _f.subtract_Tensor(self, other, 1)
            if len(args) == 2:
                other, alpha = args
                if other.__class__ in NUMBERS and alpha.__class__ in NUMBERS:
                    return _f.subtract_Scalar(self, other, alpha)
        return _subtract_parser.call(self, *args, **kwargs)

    # subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
    # subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)
    def subtract_(self, *args, **kwargs):
        if not kwargs:
            if len(args) == 1:
                (other,) = args
                if other.__class__ in NUMBERS:
                    return _f.subtract__Scalar(self, other, 1)
                if isinstance(other, TensorImpl):
                    return _f.subtract__Tensor(self, other, 1)
            if len(args) == 2:
                other, alpha = args
                if other.__class__ in NUMBERS and alpha.__class__ in NUMBERS:
                    return _f.subtract__Scalar(self, other, alpha)
        return _subtract__parser.call(self, *args, **kwargs)

    # greater.Scalar(Tensor self, Scalar other) -> Tensor
    # greater.Tensor(Tensor self, Tensor other) -> Tensor
    def greater(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.greater_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.greater_Tensor(self, other)
        return _greater_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def greater_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.greater__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.greater__Tensor(self, other)
        return _greater__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # greater_equal.Scalar(Tensor self, Scalar other) -> Tensor
    # greater_equal.Tensor(Tensor self, Tensor other) -> Tensor
    def greater_equal(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.greater_equal_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.greater_equal_Tensor(self, other)
        return _greater_equal_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def greater_equal_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.greater_equal__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.greater_equal__Tensor(self, other)
        return _greater_equal__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # less.Scalar(Tensor self, Scalar other) -> Tensor
    # less.Tensor(Tensor self, Tensor other) -> Tensor
    def less(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.less_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.less_Tensor(self, other)
        return _less_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def less_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.less__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.less__Tensor(self, other)
        return _less__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # less_equal.Scalar(Tensor self, Scalar other) -> Tensor
    # less_equal.Tensor(Tensor self, Tensor other) -> Tensor
    def less_equal(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.less_equal_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.less_equal_Tensor(self, other)
        return _less_equal_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def less_equal_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.less_equal__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.less_equal__Tensor(self, other)
        return _less_equal__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # not_equal.Scalar(Tensor self, Scalar other) -> Tensor
    # not_equal.Tensor(Tensor self, Tensor other) -> Tensor
    def not_equal(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.not_equal_Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.not_equal_Tensor(self, other)
        return _not_equal_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)
    # not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)
    def not_equal_(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and other.__class__ in NUMBERS:
            return _f.not_equal__Scalar(self, other)
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.not_equal__Tensor(self, other)
        return _not_equal__parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor
    def hardshrink(self, lambd=0.5, *args, **kwargs):
        if not args and not kwargs and lambd.__class__ in NUMBERS:
            return _f.hardshrink_default(self, lambd)
        return _hardshrink_parser.call(self, *given(("lambd",), (lambd,), (0.5,), args, kwargs), **kwargs)

    # hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor
    def hardshrink_backward(self, grad_out=NOT_GIVEN, lambd=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(grad_out, TensorImpl) and lambd.__class__ in NUMBERS:
            return _f.hardshrink_backward_default(grad_out, self, lambd)
        return _hardshrink_backward_parser.call(self, *given(("grad_out", "lambd"), (grad_out, lambd), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # prelu(Tensor self, Tensor weight) -> Tensor
    def prelu(self, weight=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(weight, TensorImpl):
            return _f.prelu_default(self, weight)
        return _prelu_parser.call(self, *given(("weight",), (weight,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
    def softmax(self, dim=NOT_GIVEN, dtype=None, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and (dtype is None or dtype.__class__ is ScalarType):
            return _f.softmax_int(self, dim, dtype)
        return _softmax_parser.call(self, *given(("dim", "dtype"), (dim, dtype), (NOT_GIVEN, None), args, kwargs), **kwargs)

    # log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor
    def log_softmax(self, dim=NOT_GIVEN, dtype=None, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and (dtype is None or dtype.__class__ is ScalarType):
            return _f.log_softmax_int(self, dim, dtype)
        return _log_softmax_parser.call(self, *given(("dim", "dtype"), (dim, dtype), (NOT_GIVEN, None), args, kwargs), **kwargs)

    # nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    def nansum(self, dim=None, keepdim=False, *args, dtype=None, **kwargs):
        if dim.__class__ is int:
            dim = (dim,)
        if (
            not args
            and not kwargs
            and (dim is None or is_ints(dim))
            and keepdim.__class__ is bool
            and (dtype is None or dtype.__class__ is ScalarType)
        ):
            return _f.nansum_default(self, dim, keepdim, dtype)
        return _nansum_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (None, False), args, kwargs), dtype=dtype, **kwargs)

    # nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
    def nanmean(self, dim=None, keepdim=False, *args, dtype=None, **kwargs):
        if dim.__class__ is int:
            dim = (dim,)
        if (
            not args
            and not kwargs
            and (dim is None or is_ints(dim))
            and keepdim.__class__ is bool
            and (dtype is None or dtype.__class__ is ScalarType)
        ):
            return _f.nanmean_default(self, dim, keepdim, dtype)
        return _nanmean_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (None, False), args, kwargs), dtype=dtype, **kwargs)

    # count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor
    # count_nonzero(Tensor self, int? dim=None) -> Tensor
    def count_nonzero(self, *args, **kwargs):
        if not kwargs:
            dim = as_ints(args)
            if dim is not None:
                return _f.count_nonzero_dim_IntList(self, dim)
        return _count_nonzero_parser.call(self, *args, **kwargs)

    # aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)
    def aminmax(self, *args, dim=None, keepdim=False, **kwargs):
        if not args and not kwargs and (dim is None or dim.__class__ is int) and keepdim.__class__ is bool:
            return tuple.__new__(_f.aminmax_return, _f.aminmax_default(self, dim, keepdim))
        result = _aminmax_parser.call(self, *args, dim=dim, keepdim=keepdim, **kwargs)
        return _f.named(_f.aminmax_return, result, None)

    # logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor
    def logsumexp(self, dim=NOT_GIVEN, keepdim=False, *args, **kwargs):
        if dim.__class__ is int:
            dim = (dim,)
        if not args and not kwargs and is_ints(dim) and keepdim.__class__ is bool:
            return _f.logsumexp_default(self, dim, keepdim)
        return _logsumexp_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, False), args, kwargs), **kwargs)

    # sum_to_size(Tensor self, SymInt[] size) -> Tensor
    def sum_to_size(self, *args, **kwargs):
        if not kwargs:
            size = as_ints(args)
            if size is not None:
                return _f.sum_to_size_default(self, size)
        return _sum_to_size_parser.call(self, *args, **kwargs)

    # norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor
    # norm.Scalar(Tensor self, Scalar p=2) -> Tensor
    # norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor
    # norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor
    def norm(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.norm_Scalar(self, 2)
            if len(args) == 1:
                (p,) = args
                if p.__class__ in NUMBERS:
                    return _f.norm_Scalar(self, p)
            if len(args) == 2:
                p, dim = args
                if dim.__class__ is int:
                    dim = (dim,)
                if (p is None or p.__class__ in NUMBERS) and is_ints(dim):
                    return _f.norm_ScalarOpt_dim(self, p, dim, False)
            if len(args) == 3:
                p, dim, keepdim = args
                if dim.__class__ is int:
                    dim = (dim,)
                if (p is None or p.__class__ in NUMBERS) and is_ints(dim) and keepdim.__class__ is bool:
                    return _f.norm_ScalarOpt_dim(self, p, dim, keepdim)
        return _norm_parser.call(self, *args, **kwargs)

    # dist(Tensor self, Tensor other, Scalar p=2) -> Tensor
    def dist(self, other=NOT_GIVEN, p=2, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl) and p.__class__ in NUMBERS:
            return _f.dist_default(self, other, p)
        return _dist_parser.call(self, *given(("other", "p"), (other, p), (NOT_GIVEN, 2), args, kwargs), **kwargs)

    # renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor
    def renorm(self, p=NOT_GIVEN, dim=NOT_GIVEN, maxnorm=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and p.__class__ in NUMBERS
            and dim.__class__ is int
            and maxnorm.__class__ in NUMBERS
        ):
            return _f.renorm_default(self, p, dim, maxnorm)
        return _renorm_parser.call(self, *given(("p", "dim", "maxnorm"), (p, dim, maxnorm), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)
    def renorm_(self, p=NOT_GIVEN, dim=NOT_GIVEN, maxnorm=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and p.__class__ in NUMBERS
            and dim.__class__ is int
            and maxnorm.__class__ in NUMBERS
        ):
            return _f.renorm__default(self, p, dim, maxnorm)
        return _renorm__parser.call(self, *given(("p", "dim", "maxnorm"), (p, dim, maxnorm), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor
    def cumprod(self, dim=NOT_GIVEN, *args, dtype=None, **kwargs):
        if not args and not kwargs and dim.__class__ is int and (dtype is None or dtype.__class__ is ScalarType):
            return _f.cumprod_default(self, dim, dtype)
        return _cumprod_parser.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), dtype=dtype, **kwargs)

    # cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)
    def cumprod_(self, dim=NOT_GIVEN, *args, dtype=None, **kwargs):
        if not args and not kwargs and dim.__class__ is int and (dtype is None or dtype.__class__ is ScalarType):
            return _f.cumprod__default(self, dim, dtype)
        return _cumprod__parser.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), dtype=dtype, **kwargs)

    # cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)
    def cummax(self, dim=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int:
            return tuple.__new__(_f.cummax_return, _f.cummax_default(self, dim))
        result = _cummax_parser.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), **kwargs)
        return _f.named(_f.cummax_return, result, None)

    # cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)
    def cummin(self, dim=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int:
            return tuple.__new__(_f.cummin_return, _f.cummin_default(self, dim))
        result = _cummin_parser.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), **kwargs)
        return _f.named(_f.cummin_return, result, None)

    # logcumsumexp(Tensor self, int dim) -> Tensor
    def logcumsumexp(self, dim=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int:
            return _f.logcumsumexp_default(self, dim)
        return _logcumsumexp_parser.call(self, *given(("dim",), (dim,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
    # sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)
    def sort(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return tuple.__new__(_f.sort_return, _f.sort_default(self, -1, False))
            if len(args) == 1:
                (dim,) = args
                if dim.__class__ is int:
                    return tuple.__new__(_f.sort_return, _f.sort_default(self, dim, False))
            if len(args) == 2:
                dim, descending = args
                if dim.__class__ is int and descending.__class__ is bool:
                    return tuple.__new__(_f.sort_return, _f.sort_default(self, dim, descending))
        result = _sort_parser.call(self, *args, **kwargs)
        return _f.named(_f.sort_return, result, None)

    # argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor
    # argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor
    def argsort(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.argsort_default(self, -1, False)
            if len(args) == 1:
                (dim,) = args
                if dim.__class__ is int:
                    return _f.argsort_default(self, dim, False)
            if len(args) == 2:
                dim, descending = args
                if dim.__class__ is int and descending.__class__ is bool:
                    return _f.argsort_default(self, dim, descending)
        return _argsort_parser.call(self, *args, **kwargs)

    # msort(Tensor self) -> Tensor
    def msort(self, *args):
        if args:
            refuse_arguments("msort", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._msort.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _msort_table[ks](ks, self)

    # topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)
    def topk(self, k=NOT_GIVEN, dim=-1, largest=True, sorted=True, *args, **kwargs):
        if (
            not args
            and not kwargs
            and k.__class__ is int
            and dim.__class__ is int
            and largest.__class__ is bool
            and sorted.__class__ is bool
        ):
            return tuple.__new__(_f.topk_return, _f.topk_default(self, k, dim, largest, sorted))
        result = _topk_parser.call(self, *given(("k", "dim", "largest", "sorted"), (k, dim, largest, sorted), (NOT_GIVEN, -1, True, True), args, kwargs), **kwargs)
        return _f.named(_f.topk_return, result, None)

    # kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
    def kthvalue(self, k=NOT_GIVEN, dim=-1, keepdim=False, *args, **kwargs):
        if not args and not kwargs and k.__class__ is int and dim.__class__ is int and keepdim.__class__ is bool:
            return tuple.__new__(_f.kthvalue_return, _f.kthvalue_default(self, k, dim, keepdim))
        result = _kthvalue_parser.call(self, *given(("k", "dim", "keepdim"), (k, dim, keepdim), (NOT_GIVEN, -1, False), args, kwargs), **kwargs)
        return _f.named(_f.kthvalue_return, result, None)

    # median(Tensor self) -> Tensor
    # median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    def median(self, dim=NOT_GIVEN, keepdim=False, *args, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is False and not args and not kwargs:
                return _f.median_default(self)
        if not args and not kwargs and dim.__class__ is int and keepdim.__class__ is bool:
            return tuple.__new__(_f.median_dim_return, _f.median_dim(self, dim, keepdim))
        result = _median_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, False), args, kwargs), **kwargs)
        return _f.named(_f.median_dim_return, result, None)

    # nanmedian(Tensor self) -> Tensor
    # nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    def nanmedian(self, dim=NOT_GIVEN, keepdim=False, *args, **kwargs):
        if dim is NOT_GIVEN:
            if keepdim is False and not args and not kwargs:
                return _f.nanmedian_default(self)
        if not args and not kwargs and dim.__class__ is int and keepdim.__class__ is bool:
            return tuple.__new__(_f.nanmedian_dim_return, _f.nanmedian_dim(self, dim, keepdim))
        result = _nanmedian_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (NOT_GIVEN, False), args, kwargs), **kwargs)
        return _f.named(_f.nanmedian_dim_return, result, None)

    # mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)
    def mode(self, dim=-1, keepdim=False, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and keepdim.__class__ is bool:
            return tuple.__new__(_f.mode_return, _f.mode_default(self, dim, keepdim))
        result = _mode_parser.call(self, *given(("dim", "keepdim"), (dim, keepdim), (-1, False), args, kwargs), **kwargs)
        return _f.named(_f.mode_return, result, None)

    # diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor
    def diff(self, n=1, dim=-1, prepend=None, append=None, *args, **kwargs):
        return _diff_parser.call(self, *given(("n", "dim", "prepend", "append"), (n, dim, prepend, append), (1, -1, None, None), args, kwargs), **kwargs)

    # quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
    # quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
    def quantile(self, q=NOT_GIVEN, dim=None, keepdim=False, *args, interpolation='linear', **kwargs):
        if (
            not args
            and not kwargs
            and q.__class__ is float
            and (dim is None or dim.__class__ is int)
            and keepdim.__class__ is bool
            and interpolation.__class__ is str
        ):
            return _f.quantile_scalar(self, q, dim, keepdim, interpolation)
        if (
            not args
            and not kwargs
            and isinstance(q, TensorImpl)
            and (dim is None or dim.__class__ is int)
            and keepdim.__class__ is bool
            and interpolation.__class__ is str
        ):
            return _f.quantile_default(self, q, dim, keepdim, interpolation)
        return _quantile_parser.call(self, *given(("q", "dim", "keepdim"), (q, dim, keepdim), (NOT_GIVEN, None, False), args, kwargs), interpolation=interpolation, **kwargs)

    # nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
    # nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor
    def nanquantile(self, q=NOT_GIVEN, dim=None, keepdim=False, *args, interpolation='linear', **kwargs):
        if (
            not args
            and not kwargs
            and q.__class__ is float
            and (dim is None or dim.__class__ is int)
            and keepdim.__class__ is bool
            and interpolation.__class__ is str
        ):
            return _f.nanquantile_scalar(self, q, dim, keepdim, interpolation)
        if (
            not args
            and not kwargs
            and isinstance(q, TensorImpl)
            and (dim is None or dim.__class__ is int)
            and keepdim.__class__ is bool
            and interpolation.__class__ is str
        ):
            return _f.nanquantile_default(self, q, dim, keepdim, interpolation)
        return _nanquantile_parser.call(self, *given(("q", "dim", "keepdim"), (q, dim, keepdim), (NOT_GIVEN, None, False), args, kwargs), interpolation=interpolation, **kwargs)

    # cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor
    def cov(self, *args, correction=1, fweights=None, aweights=None, **kwargs):
        return _cov_parser.call(self, *args, correction=correction, fweights=fweights, aweights=aweights, **kwargs)

    # corrcoef(Tensor self) -> Tensor
    def corrcoef(self, *args):
        if args:
            refuse_arguments("corrcoef", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._corrcoef.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _corrcoef_table[ks](ks, self)

    # bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor
    def bincount(self, weights=None, minlength=0, *args, **kwargs):
        return _bincount_parser.call(self, *given(("weights", "minlength"), (weights, minlength), (None, 0), args, kwargs), **kwargs)

    # histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor
    def histc(self, bins=100, min=0, max=0, *args, **kwargs):
        if (
            not args
            and not kwargs
            and bins.__class__ is int
            and min.__class__ in NUMBERS
            and max.__class__ in NUMBERS
        ):
            return _f.histc_default(self, bins, min, max)
        return _histc_parser.call(self, *given(("bins", "min", "max"), (bins, min, max), (100, 0, 0), args, kwargs), **kwargs)

    # histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)
    # histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)
    def histogram(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return tuple.__new__(_f.histogram_bin_ct_return, _f.histogram_bin_ct(self, 100, None, None, False))
            if len(args) == 1:
                (bins,) = args
                if bins.__class__ is int:
                    return tuple.__new__(_f.histogram_bin_ct_return, _f.histogram_bin_ct(self, bins, None, None, False))
                if isinstance(bins, TensorImpl):
                    return tuple.__new__(_f.histogram_bins_tensor_return, _f.histogram_bins_tensor(self, bins, None, False))
        result = _histogram_parser.call(self, *args, **kwargs)
        return _f.named(_f.histogram_bins_tensor_return, result, None)

    # addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor
    def addmv(self, mat=NOT_GIVEN, vec=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(mat, TensorImpl)
            and isinstance(vec, TensorImpl)
            and beta.__class__ in NUMBERS
            and alpha.__class__ in NUMBERS
        ):
            return _f.addmv_default(self, mat, vec, beta, alpha)
        return _addmv_parser.call(self, *given(("mat", "vec"), (mat, vec), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    # addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
    def addmv_(self, mat=NOT_GIVEN, vec=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(mat, TensorImpl)
            and isinstance(vec, TensorImpl)
            and beta.__class__ in NUMBERS
            and alpha.__class__ in NUMBERS
        ):
            return _f.addmv__default(self, mat, vec, beta, alpha)
        return _addmv__parser.call(self, *given(("mat", "vec"), (mat, vec), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    # baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
    def baddbmm(self, batch1=NOT_GIVEN, batch2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(batch1, TensorImpl)
            and isinstance(batch2, TensorImpl)
            and beta.__class__ in NUMBERS
            and alpha.__class__ in NUMBERS
        ):
            return _f.baddbmm_default(self, batch1, batch2, beta, alpha)
        return _baddbmm_parser.call(self, *given(("batch1", "batch2"), (batch1, batch2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    # baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
    def baddbmm_(self, batch1=NOT_GIVEN, batch2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(batch1, TensorImpl)
            and isinstance(batch2, TensorImpl)
            and beta.__class__ in NUMBERS
            and alpha.__class__ in NUMBERS
        ):
            return _f.baddbmm__default(self, batch1, batch2, beta, alpha)
        return _baddbmm__parser.call(self, *given(("batch1", "batch2"), (batch1, batch2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    # addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
    def addbmm(self, batch1=NOT_GIVEN, batch2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(batch1, TensorImpl)
            and isinstance(batch2, TensorImpl)
            and beta.__class__ in NUMBERS
            and alpha.__class__ in NUMBERS
        ):
            return _f.addbmm_default(self, batch1, batch2, beta, alpha)
        return _addbmm_parser.call(self, *given(("batch1", "batch2"), (batch1, batch2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    # addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
    def addbmm_(self, batch1=NOT_GIVEN, batch2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(batch1, TensorImpl)
            and isinstance(batch2, TensorImpl)
            and beta.__class__ in NUMBERS
            and alpha.__class__ in NUMBERS
        ):
            return _f.addbmm__default(self, batch1, batch2, beta, alpha)
        return _addbmm__parser.call(self, *given(("batch1", "batch2"), (batch1, batch2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    # addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor
    def addr(self, vec1=NOT_GIVEN, vec2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(vec1, TensorImpl)
            and isinstance(vec2, TensorImpl)
            and beta.__class__ in NUMBERS
            and alpha.__class__ in NUMBERS
        ):
            return _f.addr_default(self, vec1, vec2, beta, alpha)
        return _addr_parser.call(self, *given(("vec1", "vec2"), (vec1, vec2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    # addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)
    def addr_(self, vec1=NOT_GIVEN, vec2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(vec1, TensorImpl)
            and isinstance(vec2, TensorImpl)
            and beta.__class__ in NUMBERS
            and alpha.__class__ in NUMBERS
        ):
            return _f.addr__default(self, vec1, vec2, beta, alpha)
        return _addr__parser.call(self, *given(("vec1", "vec2"), (vec1, vec2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)

    # vdot(Tensor self, Tensor other) -> Tensor
    def vdot(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.vdot_default(self, other)
        return _vdot_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # outer(Tensor self, Tensor vec2) -> Tensor
    def outer(self, vec2=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(vec2, TensorImpl):
            return _f.outer_default(self, vec2)
        return _outer_parser.call(self, *given(("vec2",), (vec2,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # ger(Tensor self, Tensor vec2) -> Tensor
    def ger(self, vec2=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(vec2, TensorImpl):
            return _f.ger_default(self, vec2)
        return _ger_parser.call(self, *given(("vec2",), (vec2,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # inner(Tensor self, Tensor other) -> Tensor
    def inner(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.inner_default(self, other)
        return _inner_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # kron(Tensor self, Tensor other) -> Tensor
    def kron(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.kron_default(self, other)
        return _kron_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # trace(Tensor self) -> Tensor
    def trace(self, *args):
        if args:
            refuse_arguments("trace", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._trace.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _trace_table[ks](ks, self)

    # adjoint(Tensor(a) self) -> Tensor(a)
    def adjoint(self, *args):
        if args:
            refuse_arguments("adjoint", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._adjoint.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _adjoint_table[ks](ks, self)

    # matrix_H(Tensor(a) self) -> Tensor(a)
    def matrix_H(self, *args):
        if args:
            refuse_arguments("matrix_H", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._matrix_H.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _matrix_H_table[ks](ks, self)

    # cross(Tensor self, Tensor other, int? dim=None) -> Tensor
    def cross(self, other=NOT_GIVEN, dim=None, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl) and (dim is None or dim.__class__ is int):
            return _f.cross_default(self, other, dim)
        return _cross_parser.call(self, *given(("other", "dim"), (other, dim), (NOT_GIVEN, None), args, kwargs), **kwargs)

    # matrix_power(Tensor self, int n) -> Tensor
    def matrix_power(self, n=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and n.__class__ is int:
            return _f.matrix_power_default(self, n)
        return _matrix_power_parser.call(self, *given(("n",), (n,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # matrix_exp(Tensor self) -> Tensor
    def matrix_exp(self, *args):
        if args:
            refuse_arguments("matrix_exp", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._matrix_exp.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _matrix_exp_table[ks](ks, self)

    # lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor
    def lu_solve(self, LU_data=NOT_GIVEN, LU_pivots=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(LU_data, TensorImpl) and isinstance(LU_pivots, TensorImpl):
            return _f.lu_solve_default(self, LU_data, LU_pivots)
        return _lu_solve_parser.call(self, *given(("LU_data", "LU_pivots"), (LU_data, LU_pivots), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # inverse(Tensor self) -> Tensor
    def inverse(self, *args):
        if args:
            refuse_arguments("inverse", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._inverse.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _inverse_table[ks](ks, self)

    # triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)
    def triangular_solve(self, A=NOT_GIVEN, upper=True, transpose=False, unitriangular=False, *args, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(A, TensorImpl)
            and upper.__class__ is bool
            and transpose.__class__ is bool
            and unitriangular.__class__ is bool
        ):
            return tuple.__new__(_f.triangular_solve_return, _f.triangular_solve_default(self, A, upper, transpose, unitriangular))
        result = _triangular_solve_parser.call(self, *given(("A", "upper", "transpose", "unitriangular"), (A, upper, transpose, unitriangular), (NOT_GIVEN, True, False, False), args, kwargs), **kwargs)
        return _f.named(_f.triangular_solve_return, result, None)

    # det(Tensor self) -> Tensor
    def det(self, *args):
        if args:
            refuse_arguments("det", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._det.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _det_table[ks](ks, self)

    # slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)
    def slogdet(self, *args):
        if args:
            refuse_arguments("slogdet", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return tuple.__new__(_f.slogdet_return, _f._slogdet.call_slow(ks, self))
            ks = (ks | tls.included) & tls.not_excluded
        return tuple.__new__(_f.slogdet_return, _slogdet_table[ks](ks, self))

    # logdet(Tensor self) -> Tensor
    def logdet(self, *args):
        if args:
            refuse_arguments("logdet", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._logdet.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _logdet_table[ks](ks, self)

    # cholesky(Tensor self, bool upper=False) -> Tensor
    def cholesky(self, upper=False, *args, **kwargs):
        if not args and not kwargs and upper.__class__ is bool:
            return _f.cholesky_default(self, upper)
        return _cholesky_parser.call(self, *given(("upper",), (upper,), (False,), args, kwargs), **kwargs)

    # cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor
    def cholesky_solve(self, input2=NOT_GIVEN, upper=False, *args, **kwargs):
        if not args and not kwargs and isinstance(input2, TensorImpl) and upper.__class__ is bool:
            return _f.cholesky_solve_default(self, input2, upper)
        return _cholesky_solve_parser.call(self, *given(("input2", "upper"), (input2, upper), (NOT_GIVEN, False), args, kwargs), **kwargs)

    # cholesky_inverse(Tensor self, bool upper=False) -> Tensor
    def cholesky_inverse(self, upper=False, *args, **kwargs):
        if not args and not kwargs and upper.__class__ is bool:
            return _f.cholesky_inverse_default(self, upper)
        return _cholesky_inverse_parser.call(self, *given(("upper",), (upper,), (False,), args, kwargs), **kwargs)

    # qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)
    def qr(self, some=True, *args, **kwargs):
        if not args and not kwargs and some.__class__ is bool:
            return tuple.__new__(_f.qr_return, _f.qr_default(self, some))
        result = _qr_parser.call(self, *given(("some",), (some,), (True,), args, kwargs), **kwargs)
        return _f.named(_f.qr_return, result, None)

    # geqrf(Tensor self) -> (Tensor a, Tensor tau)
    def geqrf(self, *args):
        if args:
            refuse_arguments("geqrf", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return tuple.__new__(_f.geqrf_return, _f._geqrf.call_slow(ks, self))
            ks = (ks | tls.included) & tls.not_excluded
        return tuple.__new__(_f.geqrf_return, _geqrf_table[ks](ks, self))

    # orgqr(Tensor self, Tensor input2) -> Tensor
    def orgqr(self, input2=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(input2, TensorImpl):
            return _f.orgqr_default(self, input2)
        return _orgqr_parser.call(self, *given(("input2",), (input2,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor
    def ormqr(self, input2=NOT_GIVEN, input3=NOT_GIVEN, left=True, transpose=False, *args, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(input2, TensorImpl)
            and isinstance(input3, TensorImpl)
            and left.__class__ is bool
            and transpose.__class__ is bool
        ):
            return _f.ormqr_default(self, input2, input3, left, transpose)
        return _ormqr_parser.call(self, *given(("input2", "input3", "left", "transpose"), (input2, input3, left, transpose), (NOT_GIVEN, NOT_GIVEN, True, False), args, kwargs), **kwargs)

    # svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)
    def svd(self, some=True, compute_uv=True, *args, **kwargs):
        if not args and not kwargs and some.__class__ is bool and compute_uv.__class__ is bool:
            return tuple.__new__(_f.svd_return, _f.svd_default(self, some, compute_uv))
        result = _svd_parser.call(self, *given(("some", "compute_uv"), (some, compute_uv), (True, True), args, kwargs), **kwargs)
        return _f.named(_f.svd_return, result, None)

    # pinverse(Tensor self, float rcond=1e-15) -> Tensor
    def pinverse(self, rcond=1e-15, *args, **kwargs):
        if not args and not kwargs and rcond.__class__ is float:
            return _f.pinverse_default(self, rcond)
        return _pinverse_parser.call(self, *given(("rcond",), (rcond,), (1e-15,), args, kwargs), **kwargs)

    # scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
    # scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
    # scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor
    # scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor
    def scatter(self, *args, **kwargs):
        if not kwargs and len(args) == 3:
            dim, index, value = args
            if dim.__class__ is int and isinstance(index, TensorImpl) and value.__class__ in NUMBERS:
                return _f.scatter_value(self, dim, index, value)
            dim, index, src = args
            if dim.__class__ is int and isinstance(index, TensorImpl) and isinstance(src, TensorImpl):
                return _f.scatter_src(self, dim, index, src)
        return _scatter_parser.call(self, *args, **kwargs)

    # scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
    # scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
    # scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)
    # scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)
    def scatter_(self, *args, **kwargs):
        if not kwargs and len(args) == 3:
            dim, index, value = args
            if dim.__class__ is int and isinstance(index, TensorImpl) and value.__class__ in NUMBERS:
                return _f.scatter__value(self, dim, index, value)
            dim, index, src = args
            if dim.__class__ is int and isinstance(index, TensorImpl) and isinstance(src, TensorImpl):
                return _f.scatter__src(self, dim, index, src)
        return _scatter__parser.call(self, *args, **kwargs)

    # scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
    def scatter_add(self, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(src, TensorImpl)
        ):
            return _f.scatter_add_default(self, dim, index, src)
        return _scatter_add_parser.call(self, *given(("dim", "index", "src"), (dim, index, src), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)
    def scatter_add_(self, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(src, TensorImpl)
        ):
            return _f.scatter_add__default(self, dim, index, src)
        return _scatter_add__parser.call(self, *given(("dim", "index", "src"), (dim, index, src), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor
    def scatter_reduce(self, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, reduce=NOT_GIVEN, *args, include_self=True, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(src, TensorImpl)
            and reduce.__class__ is str
            and include_self.__class__ is bool
        ):
            return _f.scatter_reduce_two(self, dim, index, src, reduce, include_self)
        return _scatter_reduce_parser.call(self, *given(("dim", "index", "src", "reduce"), (dim, index, src, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), include_self=include_self, **kwargs)

    # scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)
    def scatter_reduce_(self, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, reduce=NOT_GIVEN, *args, include_self=True, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(src, TensorImpl)
            and reduce.__class__ is str
            and include_self.__class__ is bool
        ):
            return _f.scatter_reduce__two(self, dim, index, src, reduce, include_self)
        return _scatter_reduce__parser.call(self, *given(("dim", "index", "src", "reduce"), (dim, index, src, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), include_self=include_self, **kwargs)

    # index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor
    def index_add(self, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(source, TensorImpl)
            and alpha.__class__ in NUMBERS
        ):
            return _f.index_add_default(self, dim, index, source, alpha)
        return _index_add_parser.call(self, *given(("dim", "index", "source"), (dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, **kwargs)

    # index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)
    def index_add_(self, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, alpha=1, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(source, TensorImpl)
            and alpha.__class__ in NUMBERS
        ):
            return _f.index_add__default(self, dim, index, source, alpha)
        return _index_add__parser.call(self, *given(("dim", "index", "source"), (dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, **kwargs)

    # index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)
    # index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)
    def index_fill_(self, dim=NOT_GIVEN, index=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and value.__class__ in NUMBERS
        ):
            return _f.index_fill__int_Scalar(self, dim, index, value)
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(value, TensorImpl)
        ):
            return _f.index_fill__int_Tensor(self, dim, index, value)
        return _index_fill__parser.call(self, *given(("dim", "index", "value"), (dim, index, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
    # index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor
    def index_fill(self, dim=NOT_GIVEN, index=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and value.__class__ in NUMBERS
        ):
            return _f.index_fill_int_Scalar(self, dim, index, value)
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(value, TensorImpl)
        ):
            return _f.index_fill_int_Tensor(self, dim, index, value)
        return _index_fill_parser.call(self, *given(("dim", "index", "value"), (dim, index, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # take(Tensor self, Tensor index) -> Tensor
    def take(self, index=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(index, TensorImpl):
            return _f.take_default(self, index)
        return _take_parser.call(self, *given(("index",), (index,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)
    def put_(self, index=NOT_GIVEN, source=NOT_GIVEN, accumulate=False, *args, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(index, TensorImpl)
            and isinstance(source, TensorImpl)
            and accumulate.__class__ is bool
        ):
            return _f.put__default(self, index, source, accumulate)
        return _put__parser.call(self, *given(("index", "source", "accumulate"), (index, source, accumulate), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)

    # put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor
    def put(self, index=NOT_GIVEN, source=NOT_GIVEN, accumulate=False, *args, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(index, TensorImpl)
            and isinstance(source, TensorImpl)
            and accumulate.__class__ is bool
        ):
            return _f.put_default(self, index, source, accumulate)
        return _put_parser.call(self, *given(("index", "source", "accumulate"), (index, source, accumulate), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)

    # masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)
    def masked_scatter_(self, mask=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl) and isinstance(source, TensorImpl):
            return _f.masked_scatter__default(self, mask, source)
        return _masked_scatter__parser.call(self, *given(("mask", "source"), (mask, source), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor
    def masked_scatter(self, mask=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(mask, TensorImpl) and isinstance(source, TensorImpl):
            return _f.masked_scatter_default(self, mask, source)
        return _masked_scatter_parser.call(self, *given(("mask", "source"), (mask, source), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # tril(Tensor self, SymInt diagonal=0) -> Tensor
    def tril(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int:
            return _f.tril_default(self, diagonal)
        return _tril_parser.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    # tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
    def tril_(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int:
            return _f.tril__default(self, diagonal)
        return _tril__parser.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    # triu(Tensor self, SymInt diagonal=0) -> Tensor
    def triu(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int:
            return _f.triu_default(self, diagonal)
        return _triu_parser.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    # triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)
    def triu_(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int:
            return _f.triu__default(self, diagonal)
        return _triu__parser.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    # flip(Tensor self, int[] dims) -> Tensor
    def flip(self, *args, **kwargs):
        if not kwargs:
            dims = as_ints(args)
            if dims is not None:
                return _f.flip_default(self, dims)
        return _flip_parser.call(self, *args, **kwargs)

    # roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor
    def roll(self, shifts=NOT_GIVEN, dims=(), *args, **kwargs):
        if shifts.__class__ is int:
            shifts = (shifts,)
        if dims.__class__ is int:
            dims = (dims,)
        if not args and not kwargs and is_ints(shifts) and is_ints(dims):
            return _f.roll_default(self, shifts, dims)
        return _roll_parser.call(self, *given(("shifts", "dims"), (shifts, dims), (NOT_GIVEN, ()), args, kwargs), **kwargs)

    # repeat(Tensor self, SymInt[] repeats) -> Tensor
    def repeat(self, *args, **kwargs):
        if not kwargs:
            repeats = as_ints(args)
            if repeats is not None:
                return _f.repeat_default(self, repeats)
        return _repeat_parser.call(self, *args, **kwargs)

    # diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor
    def diag_embed(self, offset=0, dim1=-2, dim2=-1, *args, **kwargs):
        if not args and not kwargs and offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
            return _f.diag_embed_default(self, offset, dim1, dim2)
        return _diag_embed_parser.call(self, *given(("offset", "dim1", "dim2"), (offset, dim1, dim2), (0, -2, -1), args, kwargs), **kwargs)

    # diag(Tensor self, int diagonal=0) -> Tensor
    def diag(self, diagonal=0, *args, **kwargs):
        if not args and not kwargs and diagonal.__class__ is int:
            return _f.diag_default(self, diagonal)
        return _diag_parser.call(self, *given(("diagonal",), (diagonal,), (0,), args, kwargs), **kwargs)

    # diagflat(Tensor self, int offset=0) -> Tensor
    def diagflat(self, offset=0, *args, **kwargs):
        if not args and not kwargs and offset.__class__ is int:
            return _f.diagflat_default(self, offset)
        return _diagflat_parser.call(self, *given(("offset",), (offset,), (0,), args, kwargs), **kwargs)

    # reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)
    def reshape_as(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.reshape_as_default(self, other)
        return _reshape_as_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)
    def unfold(self, dimension=NOT_GIVEN, size=NOT_GIVEN, step=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and dimension.__class__ is int
            and size.__class__ is int
            and step.__class__ is int
        ):
            return _f.unfold_default(self, dimension, size, step)
        return _unfold_parser.call(self, *given(("dimension", "size", "step"), (dimension, size, step), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)
    def as_strided_(self, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, **kwargs):
        if (
            not args
            and not kwargs
            and is_ints(size)
            and is_ints(stride)
            and (storage_offset is None or storage_offset.__class__ is int)
        ):
            return _f.as_strided__default(self, size, stride, storage_offset)
        return _as_strided__parser.call(self, *given(("size", "stride", "storage_offset"), (size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)

    # swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)
    def swapaxes(self, axis0=NOT_GIVEN, axis1=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and axis0.__class__ is int and axis1.__class__ is int:
            return _f.swapaxes_default(self, axis0, axis1)
        return _swapaxes_parser.call(self, *given(("axis0", "axis1"), (axis0, axis1), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)
    def swapaxes_(self, axis0=NOT_GIVEN, axis1=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and axis0.__class__ is int and axis1.__class__ is int:
            return _f.swapaxes__default(self, axis0, axis1)
        return _swapaxes__parser.call(self, *given(("axis0", "axis1"), (axis0, axis1), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)
    def swapdims(self, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim0.__class__ is int and dim1.__class__ is int:
            return _f.swapdims_default(self, dim0, dim1)
        return _swapdims_parser.call(self, *given(("dim0", "dim1"), (dim0, dim1), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)
    def swapdims_(self, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim0.__class__ is int and dim1.__class__ is int:
            return _f.swapdims__default(self, dim0, dim1)
        return _swapdims__parser.call(self, *given(("dim0", "dim1"), (dim0, dim1), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)
    # moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)
    def moveaxis(self, source=NOT_GIVEN, destination=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and is_ints(source) and is_ints(destination):
            return _f.moveaxis_intlist(self, source, destination)
        if not args and not kwargs and source.__class__ is int and destination.__class__ is int:
            return _f.moveaxis_int(self, source, destination)
        return _moveaxis_parser.call(self, *given(("source", "destination"), (source, destination), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]
    # tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]
    # tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]
    def tensor_split(self, *args, **kwargs):
        if not kwargs:
            if len(args) == 1:
                (sections,) = args
                if sections.__class__ is int:
                    return _f.tensor_split_sections(self, sections, 0)
                (indices,) = args
                if is_ints(indices):
                    return _f.tensor_split_indices(self, indices, 0)
                (tensor_indices_or_sections,) = args
                if isinstance(tensor_indices_or_sections, TensorImpl):
                    return _f.tensor_split_tensor_indices_or_sections(self, tensor_indices_or_sections, 0)
            if len(args) == 2:
                sections, dim = args
                if sections.__class__ is int and dim.__class__ is int:
                    return _f.tensor_split_sections(self, sections, dim)
                indices, dim = args
                if is_ints(indices) and dim.__class__ is int:
                    return _f.tensor_split_indices(self, indices, dim)
                tensor_indices_or_sections, dim = args
                if isinstance(tensor_indices_or_sections, TensorImpl) and dim.__class__ is int:
                    return _f.tensor_split_tensor_indices_or_sections(self, tensor_indices_or_sections, dim)
        return _tensor_split_parser.call(self, *args, **kwargs)

    # hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]
    # hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]
    def hsplit(self, *args, **kwargs):
        if not kwargs and len(args) == 1:
            (sections,) = args
            if sections.__class__ is int:
                return _f.hsplit_int(self, sections)
            (indices,) = args
            if is_ints(indices):
                return _f.hsplit_array(self, indices)
        return _hsplit_parser.call(self, *args, **kwargs)

    # vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]
    # vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]
    def vsplit(self, *args, **kwargs):
        if not kwargs and len(args) == 1:
            (sections,) = args
            if sections.__class__ is int:
                return _f.vsplit_int(self, sections)
            (indices,) = args
            if is_ints(indices):
                return _f.vsplit_array(self, indices)
        return _vsplit_parser.call(self, *args, **kwargs)

    # dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]
    # dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]
    def dsplit(self, *args, **kwargs):
        if not kwargs and len(args) == 1:
            (sections,) = args
            if sections.__class__ is int:
                return _f.dsplit_int(self, sections)
            (indices,) = args
            if is_ints(indices):
                return _f.dsplit_array(self, indices)
        return _dsplit_parser.call(self, *args, **kwargs)

    # unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]
    def unsafe_chunk(self, chunks=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and chunks.__class__ is int and dim.__class__ is int:
            return _f.unsafe_chunk_default(self, chunks, dim)
        return _unsafe_chunk_parser.call(self, *given(("chunks", "dim"), (chunks, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    # unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
    def unsafe_split(self, split_size=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and split_size.__class__ is int and dim.__class__ is int:
            return _f.unsafe_split_Tensor(self, split_size, dim)
        return _unsafe_split_parser.call(self, *given(("split_size", "dim"), (split_size, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    # unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]
    def unsafe_split_with_sizes(self, split_sizes=NOT_GIVEN, dim=0, *args, **kwargs):
        if not args and not kwargs and is_ints(split_sizes) and dim.__class__ is int:
            return _f.unsafe_split_with_sizes_default(self, split_sizes, dim)
        return _unsafe_split_with_sizes_parser.call(self, *given(("split_sizes", "dim"), (split_sizes, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)

    # ravel(Tensor(a) self) -> Tensor(a)
    def ravel(self, *args):
        if args:
            refuse_arguments("ravel", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._ravel.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _ravel_table[ks](ks, self)

    # narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor
    def narrow_copy(self, dim=NOT_GIVEN, start=NOT_GIVEN, length=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and dim.__class__ is int and start.__class__ is int and length.__class__ is int:
            return _f.narrow_copy_default(self, dim, start, length)
        return _narrow_copy_parser.call(self, *given(("dim", "start", "length"), (dim, start, length), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # tile(Tensor self, SymInt[] dims) -> Tensor
    def tile(self, *args, **kwargs):
        if not kwargs:
            dims = as_ints(args)
            if dims is not None:
                return _f.tile_default(self, dims)
        return _tile_parser.call(self, *args, **kwargs)

    # repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor
    # repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor
    def repeat_interleave(self, repeats=NOT_GIVEN, dim=None, *args, output_size=None, **kwargs):
        if (
            not args
            and not kwargs
            and repeats.__class__ is int
            and (dim is None or dim.__class__ is int)
            and (output_size is None or output_size.__class__ is int)
        ):
            return _f.repeat_interleave_self_int(self, repeats, dim, output_size)
        if (
            not args
            and not kwargs
            and isinstance(repeats, TensorImpl)
            and (dim is None or dim.__class__ is int)
            and (output_size is None or output_size.__class__ is int)
        ):
            return _f.repeat_interleave_self_Tensor(self, repeats, dim, output_size)
        return _repeat_interleave_parser.call(self, *given(("repeats", "dim"), (repeats, dim), (NOT_GIVEN, None), args, kwargs), output_size=output_size, **kwargs)

    # rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor
    def rot90(self, k=1, dims=(0, 1), *args, **kwargs):
        if not args and not kwargs and k.__class__ is int and is_ints(dims):
            return _f.rot90_default(self, k, dims)
        return _rot90_parser.call(self, *given(("k", "dims"), (k, dims), (1, (0, 1)), args, kwargs), **kwargs)

    # fliplr(Tensor self) -> Tensor
    def fliplr(self, *args):
        if args:
            refuse_arguments("fliplr", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._fliplr.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _fliplr_table[ks](ks, self)

    # flipud(Tensor self) -> Tensor
    def flipud(self, *args):
        if args:
            refuse_arguments("flipud", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._flipud.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _flipud_table[ks](ks, self)

    # fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)
    def fill_diagonal_(self, fill_value=NOT_GIVEN, wrap=False, *args, **kwargs):
        if not args and not kwargs and fill_value.__class__ in NUMBERS and wrap.__class__ is bool:
            return _f.fill_diagonal__default(self, fill_value, wrap)
        return _fill_diagonal__parser.call(self, *given(("fill_value", "wrap"), (fill_value, wrap), (NOT_GIVEN, False), args, kwargs), **kwargs)

    # select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor
    def select_scatter(self, src=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(src, TensorImpl)
            and dim.__class__ is int
            and index.__class__ is int
        ):
            return _f.select_scatter_default(self, src, dim, index)
        return _select_scatter_parser.call(self, *given(("src", "dim", "index"), (src, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor
    def slice_scatter(self, src=NOT_GIVEN, dim=0, start=None, end=None, step=1, *args, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(src, TensorImpl)
            and dim.__class__ is int
            and (start is None or start.__class__ is int)
            and (end is None or end.__class__ is int)
            and step.__class__ is int
        ):
            return _f.slice_scatter_default(self, src, dim, start, end, step)
        return _slice_scatter_parser.call(self, *given(("src", "dim", "start", "end", "step"), (src, dim, start, end, step), (NOT_GIVEN, 0, None, None, 1), args, kwargs), **kwargs)

    # diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor
    def diagonal_scatter(self, src=NOT_GIVEN, offset=0, dim1=0, dim2=1, *args, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(src, TensorImpl)
            and offset.__class__ is int
            and dim1.__class__ is int
            and dim2.__class__ is int
        ):
            return _f.diagonal_scatter_default(self, src, offset, dim1, dim2)
        return _diagonal_scatter_parser.call(self, *given(("src", "offset", "dim1", "dim2"), (src, offset, dim1, dim2), (NOT_GIVEN, 0, 0, 1), args, kwargs), **kwargs)

    # as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor
    def as_strided_scatter(self, src=NOT_GIVEN, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(src, TensorImpl)
            and is_ints(size)
            and is_ints(stride)
            and (storage_offset is None or storage_offset.__class__ is int)
        ):
            return _f.as_strided_scatter_default(self, src, size, stride, storage_offset)
        return _as_strided_scatter_parser.call(self, *given(("src", "size", "stride", "storage_offset"), (src, size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)

    # resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)
    def resize_as_(self, the_template=NOT_GIVEN, *args, memory_format=None, **kwargs):
        if (
            not args
            and not kwargs
            and isinstance(the_template, TensorImpl)
            and (memory_format is None or memory_format.__class__ is MemoryFormat)
        ):
            return _f.resize_as__default(self, the_template, memory_format)
        return _resize_as__parser.call(self, *given(("the_template",), (the_template,), (NOT_GIVEN,), args, kwargs), memory_format=memory_format, **kwargs)

    # set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)
    # set_.source_Storage_storage_offset(Tensor(a!) self, Storage source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)
    # set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)
    # set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)
    # set_(Tensor(a!) self) -> Tensor(a!)
    def set_(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.set__default(self)
            if len(args) == 1:
                (source,) = args
                if isinstance(source, TensorImpl):
                    return _f.set__source_Tensor(self, source)
            if len(args) == 3:
                source, storage_offset, size = args
                if isinstance(source, TensorImpl) and storage_offset.__class__ is int and is_ints(size):
                    return _f.set__source_Tensor_storage_offset(self, source, storage_offset, size, ())
            if len(args) == 4:
                source, storage_offset, size, stride = args
                if isinstance(source, TensorImpl) and storage_offset.__class__ is int and is_ints(size) and is_ints(stride):
                    return _f.set__source_Tensor_storage_offset(self, source, storage_offset, size, stride)
        return _set__parser.call(self, *args, **kwargs)

    # is_set_to(Tensor self, Tensor tensor) -> bool
    def is_set_to(self, tensor=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(tensor, TensorImpl):
            return _f.is_set_to_default(self, tensor)
        return _is_set_to_parser.call(self, *given(("tensor",), (tensor,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor
    def index_copy(self, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(source, TensorImpl)
        ):
            return _f.index_copy_default(self, dim, index, source)
        return _index_copy_parser.call(self, *given(("dim", "index", "source"), (dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)
    def index_copy_(self, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(source, TensorImpl)
        ):
            return _f.index_copy__default(self, dim, index, source)
        return _index_copy__parser.call(self, *given(("dim", "index", "source"), (dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)

    # index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor
    def index_reduce(self, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, reduce=NOT_GIVEN, *args, include_self=True, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(source, TensorImpl)
            and reduce.__class__ is str
            and include_self.__class__ is bool
        ):
            return _f.index_reduce_default(self, dim, index, source, reduce, include_self)
        return _index_reduce_parser.call(self, *given(("dim", "index", "source", "reduce"), (dim, index, source, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), include_self=include_self, **kwargs)

    # index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)
    def index_reduce_(self, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, reduce=NOT_GIVEN, *args, include_self=True, **kwargs):
        if (
            not args
            and not kwargs
            and dim.__class__ is int
            and isinstance(index, TensorImpl)
            and isinstance(source, TensorImpl)
            and reduce.__class__ is str
            and include_self.__class__ is bool
        ):
            return _f.index_reduce__default(self, dim, index, source, reduce, include_self)
        return _index_reduce__parser.call(self, *given(("dim", "index", "source", "reduce"), (dim, index, source, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), include_self=include_self, **kwargs)

    # take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor
    def take_along_dim(self, indices=NOT_GIVEN, dim=None, *args, **kwargs):
        if not args and not kwargs and isinstance(indices, TensorImpl) and (dim is None or dim.__class__ is int):
            return _f.take_along_dim_default(self, indices, dim)
        return _take_along_dim_parser.call(self, *given(("indices", "dim"), (indices, dim), (NOT_GIVEN, None), args, kwargs), **kwargs)

    # argwhere(Tensor self) -> Tensor
    def argwhere(self, *args):
        if args:
            refuse_arguments("argwhere", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._argwhere.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _argwhere_table[ks](ks, self)

    # nonzero_numpy(Tensor self) -> Tensor[]
    def nonzero_numpy(self, *args):
        if args:
            refuse_arguments("nonzero_numpy", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._nonzero_numpy.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _nonzero_numpy_table[ks](ks, self)

    # nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor
    def nonzero_static(self, *args, size=NOT_GIVEN, fill_value=-1, **kwargs):
        if not args and not kwargs and size.__class__ is int and fill_value.__class__ is int:
            return _f.nonzero_static_default(self, size, fill_value)
        return _nonzero_static_parser.call(self, *args, size=size, fill_value=fill_value, **kwargs)

    # uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)
    def uniform_(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.uniform__default(self, 0.0, 1.0, None)
            if len(args) == 1:
                (from_,) = args
                if from_.__class__ is float:
                    return _f.uniform__default(self, from_, 1.0, None)
            if len(args) == 2:
                from_, to = args
                if from_.__class__ is float and to.__class__ is float:
                    return _f.uniform__default(self, from_, to, None)
        return _uniform__parser.call(self, *args, **kwargs)

    # normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)
    def normal_(self, mean=0.0, std=1.0, *args, generator=None, **kwargs):
        if not args and not kwargs and mean.__class__ is float and std.__class__ is float and generator is None:
            return _f.normal__default(self, mean, std, generator)
        return _normal__parser.call(self, *given(("mean", "std"), (mean, std), (0.0, 1.0), args, kwargs), generator=generator, **kwargs)

    # log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)
    def log_normal_(self, mean=1.0, std=2.0, *args, generator=None, **kwargs):
        if not args and not kwargs and mean.__class__ is float and std.__class__ is float and generator is None:
            return _f.log_normal__default(self, mean, std, generator)
        return _log_normal__parser.call(self, *given(("mean", "std"), (mean, std), (1.0, 2.0), args, kwargs), generator=generator, **kwargs)

    # exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)
    def exponential_(self, lambd=1.0, *args, generator=None, **kwargs):
        if not args and not kwargs and lambd.__class__ is float and generator is None:
            return _f.exponential__default(self, lambd, generator)
        return _exponential__parser.call(self, *given(("lambd",), (lambd,), (1.0,), args, kwargs), generator=generator, **kwargs)

    # cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)
    def cauchy_(self, median=0.0, sigma=1.0, *args, generator=None, **kwargs):
        if not args and not kwargs and median.__class__ is float and sigma.__class__ is float and generator is None:
            return _f.cauchy__default(self, median, sigma, generator)
        return _cauchy__parser.call(self, *given(("median", "sigma"), (median, sigma), (0.0, 1.0), args, kwargs), generator=generator, **kwargs)

    # geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)
    def geometric_(self, p=NOT_GIVEN, *args, generator=None, **kwargs):
        if not args and not kwargs and p.__class__ is float and generator is None:
            return _f.geometric__default(self, p, generator)
        return _geometric__parser.call(self, *given(("p",), (p,), (NOT_GIVEN,), args, kwargs), generator=generator, **kwargs)

    # random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)
    # random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)
    # random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)
    def random_(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.random__default(self, None)
            if len(args) == 1:
                (to,) = args
                if to.__class__ is int:
                    return _f.random__to(self, to, None)
            if len(args) == 2:
                from_, to = args
                if from_.__class__ is int and (to is None or to.__class__ is int):
                    return _f.random__from(self, from_, to, None)
        return _random__parser.call(self, *args, **kwargs)

    # bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)
    # bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)
    def bernoulli_(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.bernoulli__float(self, 0.5, None)
            if len(args) == 1:
                (p,) = args
                if p.__class__ is float:
                    return _f.bernoulli__float(self, p, None)
                if isinstance(p, TensorImpl):
                    return _f.bernoulli__Tensor(self, p, None)
        return _bernoulli__parser.call(self, *args, **kwargs)

    # bernoulli(Tensor self, *, Generator? generator=None) -> Tensor
    # bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor
    def bernoulli(self, *args, **kwargs):
        if not kwargs:
            if not args:
                return _f.bernoulli_default(self, None)
            if len(args) == 1:
                (p,) = args
                if p.__class__ is float:
                    return _f.bernoulli_p(self, p, None)
        return _bernoulli_parser.call(self, *args, **kwargs)

    # multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor
    def multinomial(self, num_samples=NOT_GIVEN, replacement=False, *args, generator=None, **kwargs):
        if (
            not args
            and not kwargs
            and num_samples.__class__ is int
            and replacement.__class__ is bool
            and generator is None
        ):
            return _f.multinomial_default(self, num_samples, replacement, generator)
        return _multinomial_parser.call(self, *given(("num_samples", "replacement"), (num_samples, replacement), (NOT_GIVEN, False), args, kwargs), generator=generator, **kwargs)

    # is_nonzero(Tensor self) -> bool
    def is_nonzero(self, *args):
        if args:
            refuse_arguments("is_nonzero", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._is_nonzero.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _is_nonzero_table[ks](ks, self)

    # is_distributed(Tensor self) -> bool
    def is_distributed(self, *args):
        if args:
            refuse_arguments("is_distributed", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._is_distributed.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _is_distributed_table[ks](ks, self)

    # to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor
    def to_dense(self, dtype=None, *args, masked_grad=None, **kwargs):
        if (
            not args
            and not kwargs
            and (dtype is None or dtype.__class__ is ScalarType)
            and (masked_grad is None or masked_grad.__class__ is bool)
        ):
            return _f.to_dense_default(self, dtype, masked_grad)
        return _to_dense_parser.call(self, *given(("dtype",), (dtype,), (None,), args, kwargs), masked_grad=masked_grad, **kwargs)

    # pin_memory(Tensor(a) self, Device? device=None) -> Tensor(a)
    def pin_memory(self, device=None, *args, **kwargs):
        if not args and not kwargs and device is None:
            return _f.pin_memory_default(self, device)
        return _pin_memory_parser.call(self, *given(("device",), (device,), (None,), args, kwargs), **kwargs)

    # is_same_size(Tensor self, Tensor other) -> bool
    def is_same_size(self, other=NOT_GIVEN, *args, **kwargs):
        if not args and not kwargs and isinstance(other, TensorImpl):
            return _f.is_same_size_default(self, other)
        return _is_same_size_parser.call(self, *given(("other",), (other,), (NOT_GIVEN,), args, kwargs), **kwargs)

    # sparse_dim(Tensor self) -> int
    def sparse_dim(self, *args):
        if args:
            refuse_arguments("sparse_dim", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._sparse_dim.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _sparse_dim_table[ks](ks, self)

    # dense_dim(Tensor self) -> int
    def dense_dim(self, *args):
        if args:
            refuse_arguments("dense_dim", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._dense_dim.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _dense_dim_table[ks](ks, self)

    # is_pinned(Tensor self, Device? device=None) -> bool
    def is_pinned(self, device=None, *args, **kwargs):
        if not args and not kwargs and device is None:
            return _f.is_pinned_default(self, device)
        return _is_pinned_parser.call(self, *given(("device",), (device,), (None,), args, kwargs), **kwargs)

    # item(Tensor self) -> Scalar
    def item(self, *args):
        if args:
            refuse_arguments("item", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._item.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _item_table[ks](ks, self)

    # requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!)
    def requires_grad_(self, requires_grad=True, *args, **kwargs):
        if not args and not kwargs and requires_grad.__class__ is bool:
            return _f.requires_grad__default(self, requires_grad)
        return _requires_grad__parser.call(self, *given(("requires_grad",), (requires_grad,), (True,), args, kwargs), **kwargs)

    # retain_grad(Tensor(a!) self) -> ()
    def retain_grad(self, *args):
        if args:
            refuse_arguments("retain_grad", args)
        ks = self.meta.key_set
        if state.dirty:
            if state.observers:
                return _f._retain_grad.call_slow(ks, self)
            ks = (ks | tls.included) & tls.not_excluded
        return _retain_grad_table[ks](ks, self)

    def __add__(self, other):
        try:
            return _f.add(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __radd__(self, other):
        try:
            return _f.add(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __sub__(self, other):
        try:
            return _f.sub(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rsub__(self, other):
        try:
            return _f.rsub(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __mul__(self, other):
        try:
            return _f.mul(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rmul__(self, other):
        try:
            return _f.mul(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __div__(self, other):
        try:
            return _f.div(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __truediv__(self, other):
        try:
            return _f.div(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __floordiv__(self, other):
        try:
            return _f.floor_divide(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rfloordiv__(self, other):
        try:
            return _f.floor_divide(other, self)
        except TypeError as error:
            return not_implemented(error)

    def __mod__(self, other):
        try:
            return _f.remainder(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rmod__(self, other):
        try:
            return _f.remainder(other, self)
        except TypeError as error:
            return not_implemented(error)

    def __pow__(self, other):
        try:
            return _f.pow(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rpow__(self, other):
        try:
            return _f.pow(other, self)
        except TypeError as error:
            return not_implemented(error)

    def __matmul__(self, other):
        try:
            return _f.matmul(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rmatmul__(self, other):
        try:
            return _f.matmul(other, self)
        except TypeError as error:
            return not_implemented(error)

    def __and__(self, other):
        try:
            return _f.__and__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rand__(self, other):
        try:
            return _f.bitwise_and(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __or__(self, other):
        try:
            return _f.__or__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __ror__(self, other):
        try:
            return _f.bitwise_or(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __xor__(self, other):
        try:
            return _f.__xor__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rxor__(self, other):
        try:
            return _f.bitwise_xor(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __lshift__(self, other):
        try:
            return _f.__lshift__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rlshift__(self, other):
        try:
            return _f.bitwise_left_shift(other, self)
        except TypeError as error:
            return not_implemented(error)

    def __rshift__(self, other):
        try:
            return _f.__rshift__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rrshift__(self, other):
        try:
            return _f.bitwise_right_shift(other, self)
        except TypeError as error:
            return not_implemented(error)

    def __eq__(self, other):
        try:
            return _f.eq(self, other)
        except TypeError as error:
            not_implemented(error)
            return self._equals_array(other)

    def __ne__(self, other):
        try:
            return _f.ne(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __lt__(self, other):
        try:
            return _f.lt(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __le__(self, other):
        try:
            return _f.le(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __gt__(self, other):
        try:
            return _f.gt(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __ge__(self, other):
        try:
            return _f.ge(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __iadd__(self, other):
        try:
            return _f.add_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __isub__(self, other):
        try:
            return _f.sub_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __imul__(self, other):
        try:
            return _f.mul_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __idiv__(self, other):
        try:
            return _f.div_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __itruediv__(self, other):
        try:
            return _f.div_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __ifloordiv__(self, other):
        try:
            return _f.floor_divide_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __imod__(self, other):
        try:
            return _f.remainder_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __ipow__(self, other):
        try:
            return _f.pow_(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __iand__(self, other):
        try:
            return _f.__iand__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __ior__(self, other):
        try:
            return _f.__ior__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __ixor__(self, other):
        try:
            return _f.__ixor__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __ilshift__(self, other):
        try:
            return _f.__ilshift__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __irshift__(self, other):
        try:
            return _f.__irshift__(self, other)
        except TypeError as error:
            return not_implemented(error)

    def __rtruediv__(self, other):
        inverse = _f.reciprocal(self)
        return reflected_product(inverse.__mul__(other), inverse, other)

    __rdiv__ = __rtruediv__

    def __neg__(self):
        return _f.neg(self)

    def __abs__(self):
        return _f.abs(self)

    def __pos__(self):
        return _f.positive(self)

    def __invert__(self):
        if self.meta.dtype.is_floating_point:
            raise TypeError("~ (operator.invert) is only implemented on integer and Boolean-type tensors")
        return _f.bitwise_not(self)


for method in vars(TensorMethods).values():
    if isinstance(method, FunctionType):
        # So that Python's own TypeErrors say `add() missing`, as PyTorch's do, and not `TensorMethods.add() missing`.
        method.__qualname__ = method.__name__
