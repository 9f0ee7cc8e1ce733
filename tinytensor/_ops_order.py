"""The order of an operator's overloads, where PyTorch's is not the one of native_functions.yaml.

A call of `torch.ops.aten.add` takes the first overload in this order that its arguments fit. PyTorch documents no rule for it, so this
is a table, as PyTorch 2.13 answers.
"""

from __future__ import annotations

# Names of operators: their overloads. A line that is indented goes on with the one above.
_ORDER = """
_native_batch_norm_legit: default no_stats out no_stats_out
_sparse_sum: dim default dtype dim_dtype
_upsample_nearest_exact1d _upsample_nearest_exact2d _upsample_nearest_exact3d: default out vec
add sub mul true_divide multiply: Tensor Scalar out
all any: default dim dims out dims_out all_out
arange: default start start_step start_out out
bernoulli: default out p Tensor
bitwise_and bitwise_or bitwise_xor remainder: Tensor Scalar Scalar_Tensor Tensor_out Scalar_out
bitwise_left_shift bitwise_right_shift: Tensor Tensor_Scalar Scalar_Tensor Tensor_out Tensor_Scalar_out
bitwise_left_shift_ bitwise_right_shift_: Tensor_Scalar Tensor
bucketize: Tensor Scalar Tensor_out
clamp clamp_min clamp_max: default Tensor out Tensor_out
copysign: Tensor Scalar out Scalar_out
count_nonzero: default dim_IntList
div divide: Tensor Scalar Tensor_mode Scalar_mode out out_mode
div_: Tensor Tensor_mode Scalar Scalar_mode
divide_: Tensor Tensor_mode Scalar_mode Scalar
eq ne lt le gt ge greater greater_equal less less_equal not_equal: Tensor Scalar Scalar_out Tensor_out
floor_divide: default Scalar out
fmod: Tensor Scalar Tensor_out Scalar_out
fractional_max_pool2d fractional_max_pool3d: default output
geqrf: default a
histogram: bins_tensor bins_tensor_out bin_ct bin_ct_out
huber_loss_backward sspaddmm mkldnn_adaptive_avg_pool2d: out default
index_fill_ index_fill: int_Tensor int_Scalar
isin: Tensor_Tensor Tensor_Tensor_out Tensor_Scalar Tensor_Scalar_out Scalar_Tensor Scalar_Tensor_out
lerp: Scalar Tensor Scalar_out Tensor_out
lgamma digamma polygamma mvlgamma nextafter heaviside atan2 hypot logaddexp logaddexp2 igamma igammac gcd lcm
    special_gammainc special_gammaincc renorm msort histc addbmm cross lu_solve linalg_solve_triangular cholesky
    cholesky_solve ormqr im2col col2im max_pool2d_with_indices max_pool3d_with_indices avg_pool2d avg_pool3d
    adaptive_avg_pool2d adaptive_avg_pool3d adaptive_max_pool2d adaptive_max_pool3d max_unpool2d max_unpool3d
    reflection_pad1d reflection_pad2d reflection_pad3d replication_pad1d replication_pad2d replication_pad3d: default out
linalg_cond: default p_str out p_str_out
linalg_matrix_norm: default str_ord out str_ord_out
linalg_matrix_rank: default tol_tensor atol_rtol_tensor atol_rtol_float atol_rtol_tensor_out atol_rtol_float_out out
    out_tol_tensor
linalg_pinv: default atol_rtol_float atol_rtol_tensor atol_rtol_tensor_out atol_rtol_float_out out rcond_tensor
    out_rcond_tensor
linspace logspace: Tensor_Tensor Tensor_Scalar Scalar_Tensor default out Tensor_Tensor_out Tensor_Scalar_out
    Scalar_Tensor_out
max: other default dim dim_max unary_out out
max_pool2d_with_indices_backward max_pool3d_with_indices_backward avg_pool2d_backward avg_pool3d_backward
    adaptive_max_pool2d_backward adaptive_max_pool3d_backward fractional_max_pool2d_backward fractional_max_pool3d_backward
    upsample_nearest1d_backward upsample_nearest2d_backward upsample_nearest3d_backward upsample_linear1d_backward
    upsample_bilinear2d_backward upsample_trilinear3d_backward upsample_bicubic2d_backward
    _upsample_nearest_exact1d_backward _upsample_nearest_exact2d_backward _upsample_nearest_exact3d_backward
    _upsample_bilinear2d_aa_backward _upsample_bicubic2d_aa_backward reflection_pad1d_backward reflection_pad2d_backward
    reflection_pad3d_backward replication_pad1d_backward replication_pad2d_backward replication_pad3d_backward: default
    grad_input
mean: default dim out dtype_out
min: other default dim dim_min unary_out out
movedim: int intlist
norm: Scalar ScalarOpt_dim ScalarOpt_dim_dtype dtype_out out ScalarOpt_dtype
normal: Tensor_float Tensor_float_out float_Tensor_out float_Tensor Tensor_Tensor Tensor_Tensor_out float_float
    float_float_out
nuclear_norm: default dim out dim_out
pow float_power: Tensor_Tensor Tensor_Scalar Scalar Tensor_Tensor_out Scalar_out Tensor_Scalar_out
pow_: Scalar Tensor
qr: default Q
quantile nanquantile: default scalar out scalar_out
randint_like: default Tensor low_dtype generator Tensor_generator low_generator_dtype
random_ random: from to default
range: step default out out_
remainder_ fmod_ float_power_ __lshift__ __ilshift__ __rshift__ __irshift__ __iand__ __or__ __ior__ __xor__ __ixor__: Tensor
    Scalar
round: default decimals out decimals_out
scatter: value src reduce value_reduce src_out value_out reduce_out value_reduce_out
set_: source_Storage_storage_offset source_Tensor default source_Storage source_Tensor_storage_offset
smooth_l1_loss_backward: grad_input default
sort: default stable values_stable values
special_chebyshev_polynomial_t special_chebyshev_polynomial_u special_chebyshev_polynomial_v special_chebyshev_polynomial_w
    special_shifted_chebyshev_polynomial_t special_shifted_chebyshev_polynomial_u special_shifted_chebyshev_polynomial_v
    special_shifted_chebyshev_polynomial_w special_hermite_polynomial_h special_hermite_polynomial_he
    special_laguerre_polynomial_l special_legendre_polynomial_p: default out x_scalar x_scalar_out n_scalar n_scalar_out
special_xlog1py special_zeta special_xlogy: default other_scalar self_scalar out self_scalar_out other_scalar_out
squeeze_copy: default dim dims out dim_out dims_out
subtract: Tensor out Scalar
sum: dim_IntList default IntList_out
svd: default U
to: device dtype other dtype_layout
to_sparse _to_sparse: sparse_dim default
topk: default values
triangular_solve: default X
upsample_nearest1d upsample_nearest2d upsample_nearest3d upsample_linear1d upsample_bilinear2d upsample_trilinear3d
    upsample_bicubic2d _upsample_bilinear2d_aa _upsample_bicubic2d_aa: default vec out
var std: default dim correction correction_out out
view_copy: default dtype out dtype_out
where: self ScalarOther ScalarSelf Scalar default self_out
xlogy: Tensor Scalar_Other Scalar_Self OutTensor OutScalar_Self OutScalar_Other
"""


def _parsed() -> dict[str, dict[str, int]]:
    found = {}
    for line in _ORDER.replace("\n    ", " ").strip().splitlines():
        names, _, overloads = line.partition(": ")
        places = {"" if each == "default" else each: place for place, each in enumerate(overloads.split())}
        found.update({f"aten::{name}": places for name in names.split()})
    return found


PLACES = _parsed()
"""Operator -> overload -> its place, for those operators."""
