# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key Meta of the family `special`.

Mirrors the generated RegisterMeta_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.pointwise import binary_ops_math, unary_ops
from tinytensor.aten.native.generated.kernel_patterns import (
    meta_functional_1, meta_functional_2, meta_out_1, meta_out_2,
)

meta = registrar(provide_impl, DispatchKey.Meta)


special_entr = meta("special_entr", meta_functional_1(unary_ops.special_entr_meta))
special_entr_out = meta("special_entr.out", meta_out_1(unary_ops.special_entr_meta))
special_ndtri = meta("special_ndtri", meta_functional_1(unary_ops.special_ndtri_meta))
special_ndtri_out = meta("special_ndtri.out", meta_out_1(unary_ops.special_ndtri_meta))
special_log_ndtr = meta("special_log_ndtr", meta_functional_1(unary_ops.special_log_ndtr_meta))
special_log_ndtr_out = meta("special_log_ndtr.out", meta_out_1(unary_ops.special_log_ndtr_meta))
special_i0e = meta("special_i0e", meta_functional_1(unary_ops.special_i0e_meta))
special_i0e_out = meta("special_i0e.out", meta_out_1(unary_ops.special_i0e_meta))
special_i1 = meta("special_i1", meta_functional_1(unary_ops.special_i1_meta))
special_i1_out = meta("special_i1.out", meta_out_1(unary_ops.special_i1_meta))
special_i1e = meta("special_i1e", meta_functional_1(unary_ops.special_i1e_meta))
special_i1e_out = meta("special_i1e.out", meta_out_1(unary_ops.special_i1e_meta))
special_erfcx = meta("special_erfcx", meta_functional_1(unary_ops.special_erfcx_meta))
special_erfcx_out = meta("special_erfcx.out", meta_out_1(unary_ops.special_erfcx_meta))
special_xlog1py = meta("special_xlog1py", meta_functional_2(binary_ops_math.special_xlog1py_meta))
special_xlog1py_out = meta("special_xlog1py.out", meta_out_2(binary_ops_math.special_xlog1py_meta))
special_zeta = meta("special_zeta", meta_functional_2(binary_ops_math.special_zeta_meta))
special_zeta_out = meta("special_zeta.out", meta_out_2(binary_ops_math.special_zeta_meta))
special_airy_ai = meta("special_airy_ai", meta_functional_1(unary_ops.special_airy_ai_meta))
special_airy_ai_out = meta("special_airy_ai.out", meta_out_1(unary_ops.special_airy_ai_meta))
special_bessel_j0 = meta("special_bessel_j0", meta_functional_1(unary_ops.special_bessel_j0_meta))
special_bessel_j0_out = meta("special_bessel_j0.out", meta_out_1(unary_ops.special_bessel_j0_meta))
special_bessel_j1 = meta("special_bessel_j1", meta_functional_1(unary_ops.special_bessel_j1_meta))
special_bessel_j1_out = meta("special_bessel_j1.out", meta_out_1(unary_ops.special_bessel_j1_meta))
special_bessel_y0 = meta("special_bessel_y0", meta_functional_1(unary_ops.special_bessel_y0_meta))
special_bessel_y0_out = meta("special_bessel_y0.out", meta_out_1(unary_ops.special_bessel_y0_meta))
special_bessel_y1 = meta("special_bessel_y1", meta_functional_1(unary_ops.special_bessel_y1_meta))
special_bessel_y1_out = meta("special_bessel_y1.out", meta_out_1(unary_ops.special_bessel_y1_meta))
special_modified_bessel_i0 = meta("special_modified_bessel_i0", meta_functional_1(unary_ops.special_modified_bessel_i0_meta))
special_modified_bessel_i0_out = meta("special_modified_bessel_i0.out", meta_out_1(unary_ops.special_modified_bessel_i0_meta))
special_modified_bessel_i1 = meta("special_modified_bessel_i1", meta_functional_1(unary_ops.special_modified_bessel_i1_meta))
special_modified_bessel_i1_out = meta("special_modified_bessel_i1.out", meta_out_1(unary_ops.special_modified_bessel_i1_meta))
special_modified_bessel_k0 = meta("special_modified_bessel_k0", meta_functional_1(unary_ops.special_modified_bessel_k0_meta))
special_modified_bessel_k0_out = meta("special_modified_bessel_k0.out", meta_out_1(unary_ops.special_modified_bessel_k0_meta))
special_modified_bessel_k1 = meta("special_modified_bessel_k1", meta_functional_1(unary_ops.special_modified_bessel_k1_meta))
special_modified_bessel_k1_out = meta("special_modified_bessel_k1.out", meta_out_1(unary_ops.special_modified_bessel_k1_meta))
special_scaled_modified_bessel_k0 = meta("special_scaled_modified_bessel_k0", meta_functional_1(unary_ops.special_scaled_modified_bessel_k0_meta))
special_scaled_modified_bessel_k0_out = meta("special_scaled_modified_bessel_k0.out", meta_out_1(unary_ops.special_scaled_modified_bessel_k0_meta))
special_scaled_modified_bessel_k1 = meta("special_scaled_modified_bessel_k1", meta_functional_1(unary_ops.special_scaled_modified_bessel_k1_meta))
special_scaled_modified_bessel_k1_out = meta("special_scaled_modified_bessel_k1.out", meta_out_1(unary_ops.special_scaled_modified_bessel_k1_meta))
special_spherical_bessel_j0 = meta("special_spherical_bessel_j0", meta_functional_1(unary_ops.special_spherical_bessel_j0_meta))
special_spherical_bessel_j0_out = meta("special_spherical_bessel_j0.out", meta_out_1(unary_ops.special_spherical_bessel_j0_meta))
special_chebyshev_polynomial_t = meta("special_chebyshev_polynomial_t", meta_functional_2(binary_ops_math.special_chebyshev_polynomial_t_meta))
special_chebyshev_polynomial_t_out = meta("special_chebyshev_polynomial_t.out", meta_out_2(binary_ops_math.special_chebyshev_polynomial_t_meta))
special_chebyshev_polynomial_u = meta("special_chebyshev_polynomial_u", meta_functional_2(binary_ops_math.special_chebyshev_polynomial_u_meta))
special_chebyshev_polynomial_u_out = meta("special_chebyshev_polynomial_u.out", meta_out_2(binary_ops_math.special_chebyshev_polynomial_u_meta))
special_chebyshev_polynomial_v = meta("special_chebyshev_polynomial_v", meta_functional_2(binary_ops_math.special_chebyshev_polynomial_v_meta))
special_chebyshev_polynomial_v_out = meta("special_chebyshev_polynomial_v.out", meta_out_2(binary_ops_math.special_chebyshev_polynomial_v_meta))
special_chebyshev_polynomial_w = meta("special_chebyshev_polynomial_w", meta_functional_2(binary_ops_math.special_chebyshev_polynomial_w_meta))
special_chebyshev_polynomial_w_out = meta("special_chebyshev_polynomial_w.out", meta_out_2(binary_ops_math.special_chebyshev_polynomial_w_meta))
special_shifted_chebyshev_polynomial_t = meta("special_shifted_chebyshev_polynomial_t", meta_functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_t_meta))
special_shifted_chebyshev_polynomial_t_out = meta("special_shifted_chebyshev_polynomial_t.out", meta_out_2(binary_ops_math.special_shifted_chebyshev_polynomial_t_meta))
special_shifted_chebyshev_polynomial_u = meta("special_shifted_chebyshev_polynomial_u", meta_functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_u_meta))
special_shifted_chebyshev_polynomial_u_out = meta("special_shifted_chebyshev_polynomial_u.out", meta_out_2(binary_ops_math.special_shifted_chebyshev_polynomial_u_meta))
special_shifted_chebyshev_polynomial_v = meta("special_shifted_chebyshev_polynomial_v", meta_functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_v_meta))
special_shifted_chebyshev_polynomial_v_out = meta("special_shifted_chebyshev_polynomial_v.out", meta_out_2(binary_ops_math.special_shifted_chebyshev_polynomial_v_meta))
special_shifted_chebyshev_polynomial_w = meta("special_shifted_chebyshev_polynomial_w", meta_functional_2(binary_ops_math.special_shifted_chebyshev_polynomial_w_meta))
special_shifted_chebyshev_polynomial_w_out = meta("special_shifted_chebyshev_polynomial_w.out", meta_out_2(binary_ops_math.special_shifted_chebyshev_polynomial_w_meta))
special_hermite_polynomial_h = meta("special_hermite_polynomial_h", meta_functional_2(binary_ops_math.special_hermite_polynomial_h_meta))
special_hermite_polynomial_h_out = meta("special_hermite_polynomial_h.out", meta_out_2(binary_ops_math.special_hermite_polynomial_h_meta))
special_hermite_polynomial_he = meta("special_hermite_polynomial_he", meta_functional_2(binary_ops_math.special_hermite_polynomial_he_meta))
special_hermite_polynomial_he_out = meta("special_hermite_polynomial_he.out", meta_out_2(binary_ops_math.special_hermite_polynomial_he_meta))
special_laguerre_polynomial_l = meta("special_laguerre_polynomial_l", meta_functional_2(binary_ops_math.special_laguerre_polynomial_l_meta))
special_laguerre_polynomial_l_out = meta("special_laguerre_polynomial_l.out", meta_out_2(binary_ops_math.special_laguerre_polynomial_l_meta))
special_legendre_polynomial_p = meta("special_legendre_polynomial_p", meta_functional_2(binary_ops_math.special_legendre_polynomial_p_meta))
special_legendre_polynomial_p_out = meta("special_legendre_polynomial_p.out", meta_out_2(binary_ops_math.special_legendre_polynomial_p_meta))
