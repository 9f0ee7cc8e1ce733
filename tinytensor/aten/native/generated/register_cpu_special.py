# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `special`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.pointwise import binary_ops_math
from tinytensor.aten.native.pointwise import unary_ops_math
from tinytensor.aten.native.pointwise import unary_ops_special
from tinytensor.aten.native.generated.kernel_patterns import functional_1, functional_2, out_1, out_2

cpu = registrar(provide_impl, DispatchKey.CPU)


special_entr = cpu("special_entr", functional_1(unary_ops_math.special_entr_meta, unary_ops_math.special_entr_impl))
special_entr_out = cpu("special_entr.out", out_1(unary_ops_math.special_entr_meta, unary_ops_math.special_entr_impl))
special_ndtri = cpu("special_ndtri", functional_1(unary_ops_math.special_ndtri_meta, unary_ops_math.special_ndtri_impl))
special_ndtri_out = cpu("special_ndtri.out", out_1(unary_ops_math.special_ndtri_meta, unary_ops_math.special_ndtri_impl))
special_log_ndtr = cpu("special_log_ndtr", functional_1(unary_ops_math.special_log_ndtr_meta, unary_ops_math.special_log_ndtr_impl))
special_log_ndtr_out = cpu("special_log_ndtr.out", out_1(unary_ops_math.special_log_ndtr_meta, unary_ops_math.special_log_ndtr_impl))
special_i0e = cpu("special_i0e", functional_1(unary_ops_math.special_i0e_meta, unary_ops_math.special_i0e_impl))
special_i0e_out = cpu("special_i0e.out", out_1(unary_ops_math.special_i0e_meta, unary_ops_math.special_i0e_impl))
special_i1 = cpu("special_i1", functional_1(unary_ops_math.special_i1_meta, unary_ops_math.special_i1_impl))
special_i1_out = cpu("special_i1.out", out_1(unary_ops_math.special_i1_meta, unary_ops_math.special_i1_impl))
special_i1e = cpu("special_i1e", functional_1(unary_ops_math.special_i1e_meta, unary_ops_math.special_i1e_impl))
special_i1e_out = cpu("special_i1e.out", out_1(unary_ops_math.special_i1e_meta, unary_ops_math.special_i1e_impl))
special_erfcx = cpu("special_erfcx", functional_1(unary_ops_math.special_erfcx_meta, unary_ops_math.special_erfcx_impl))
special_erfcx_out = cpu("special_erfcx.out", out_1(unary_ops_math.special_erfcx_meta, unary_ops_math.special_erfcx_impl))
special_xlog1py = cpu("special_xlog1py", functional_2(binary_ops_math.special_xlog1py_meta, binary_ops_math.special_xlog1py_impl))
special_xlog1py_out = cpu("special_xlog1py.out", out_2(binary_ops_math.special_xlog1py_meta, binary_ops_math.special_xlog1py_impl))
special_zeta = cpu("special_zeta", functional_2(binary_ops_math.special_zeta_meta, binary_ops_math.special_zeta_impl))
special_zeta_out = cpu("special_zeta.out", out_2(binary_ops_math.special_zeta_meta, binary_ops_math.special_zeta_impl))
special_airy_ai = cpu("special_airy_ai", functional_1(unary_ops_special.special_airy_ai_meta, unary_ops_special.special_airy_ai_impl))
special_airy_ai_out = cpu("special_airy_ai.out", out_1(unary_ops_special.special_airy_ai_meta, unary_ops_special.special_airy_ai_impl))
special_bessel_j0 = cpu("special_bessel_j0", functional_1(unary_ops_special.special_bessel_j0_meta, unary_ops_special.special_bessel_j0_impl))
special_bessel_j0_out = cpu("special_bessel_j0.out", out_1(unary_ops_special.special_bessel_j0_meta, unary_ops_special.special_bessel_j0_impl))
special_bessel_j1 = cpu("special_bessel_j1", functional_1(unary_ops_special.special_bessel_j1_meta, unary_ops_special.special_bessel_j1_impl))
special_bessel_j1_out = cpu("special_bessel_j1.out", out_1(unary_ops_special.special_bessel_j1_meta, unary_ops_special.special_bessel_j1_impl))
special_bessel_y0 = cpu("special_bessel_y0", functional_1(unary_ops_special.special_bessel_y0_meta, unary_ops_special.special_bessel_y0_impl))
special_bessel_y0_out = cpu("special_bessel_y0.out", out_1(unary_ops_special.special_bessel_y0_meta, unary_ops_special.special_bessel_y0_impl))
special_bessel_y1 = cpu("special_bessel_y1", functional_1(unary_ops_special.special_bessel_y1_meta, unary_ops_special.special_bessel_y1_impl))
special_bessel_y1_out = cpu("special_bessel_y1.out", out_1(unary_ops_special.special_bessel_y1_meta, unary_ops_special.special_bessel_y1_impl))
special_modified_bessel_i0 = cpu("special_modified_bessel_i0", functional_1(unary_ops_special.special_modified_bessel_i0_meta, unary_ops_special.special_modified_bessel_i0_impl))
special_modified_bessel_i0_out = cpu("special_modified_bessel_i0.out", out_1(unary_ops_special.special_modified_bessel_i0_meta, unary_ops_special.special_modified_bessel_i0_impl))
special_modified_bessel_i1 = cpu("special_modified_bessel_i1", functional_1(unary_ops_special.special_modified_bessel_i1_meta, unary_ops_special.special_modified_bessel_i1_impl))
special_modified_bessel_i1_out = cpu("special_modified_bessel_i1.out", out_1(unary_ops_special.special_modified_bessel_i1_meta, unary_ops_special.special_modified_bessel_i1_impl))
special_modified_bessel_k0 = cpu("special_modified_bessel_k0", functional_1(unary_ops_special.special_modified_bessel_k0_meta, unary_ops_special.special_modified_bessel_k0_impl))
special_modified_bessel_k0_out = cpu("special_modified_bessel_k0.out", out_1(unary_ops_special.special_modified_bessel_k0_meta, unary_ops_special.special_modified_bessel_k0_impl))
special_modified_bessel_k1 = cpu("special_modified_bessel_k1", functional_1(unary_ops_special.special_modified_bessel_k1_meta, unary_ops_special.special_modified_bessel_k1_impl))
special_modified_bessel_k1_out = cpu("special_modified_bessel_k1.out", out_1(unary_ops_special.special_modified_bessel_k1_meta, unary_ops_special.special_modified_bessel_k1_impl))
special_scaled_modified_bessel_k0 = cpu("special_scaled_modified_bessel_k0", functional_1(unary_ops_special.special_scaled_modified_bessel_k0_meta, unary_ops_special.special_scaled_modified_bessel_k0_impl))
special_scaled_modified_bessel_k0_out = cpu("special_scaled_modified_bessel_k0.out", out_1(unary_ops_special.special_scaled_modified_bessel_k0_meta, unary_ops_special.special_scaled_modified_bessel_k0_impl))
special_scaled_modified_bessel_k1 = cpu("special_scaled_modified_bessel_k1", functional_1(unary_ops_special.special_scaled_modified_bessel_k1_meta, unary_ops_special.special_scaled_modified_bessel_k1_impl))
special_scaled_modified_bessel_k1_out = cpu("special_scaled_modified_bessel_k1.out", out_1(unary_ops_special.special_scaled_modified_bessel_k1_meta, unary_ops_special.special_scaled_modified_bessel_k1_impl))
special_spherical_bessel_j0 = cpu("special_spherical_bessel_j0", functional_1(unary_ops_special.special_spherical_bessel_j0_meta, unary_ops_special.special_spherical_bessel_j0_impl))
special_spherical_bessel_j0_out = cpu("special_spherical_bessel_j0.out", out_1(unary_ops_special.special_spherical_bessel_j0_meta, unary_ops_special.special_spherical_bessel_j0_impl))
special_chebyshev_polynomial_t = cpu("special_chebyshev_polynomial_t", functional_2(unary_ops_special.special_chebyshev_polynomial_t_meta, unary_ops_special.special_chebyshev_polynomial_t_impl))
special_chebyshev_polynomial_t_out = cpu("special_chebyshev_polynomial_t.out", out_2(unary_ops_special.special_chebyshev_polynomial_t_meta, unary_ops_special.special_chebyshev_polynomial_t_impl))
special_chebyshev_polynomial_u = cpu("special_chebyshev_polynomial_u", functional_2(unary_ops_special.special_chebyshev_polynomial_u_meta, unary_ops_special.special_chebyshev_polynomial_u_impl))
special_chebyshev_polynomial_u_out = cpu("special_chebyshev_polynomial_u.out", out_2(unary_ops_special.special_chebyshev_polynomial_u_meta, unary_ops_special.special_chebyshev_polynomial_u_impl))
special_chebyshev_polynomial_v = cpu("special_chebyshev_polynomial_v", functional_2(unary_ops_special.special_chebyshev_polynomial_v_meta, unary_ops_special.special_chebyshev_polynomial_v_impl))
special_chebyshev_polynomial_v_out = cpu("special_chebyshev_polynomial_v.out", out_2(unary_ops_special.special_chebyshev_polynomial_v_meta, unary_ops_special.special_chebyshev_polynomial_v_impl))
special_chebyshev_polynomial_w = cpu("special_chebyshev_polynomial_w", functional_2(unary_ops_special.special_chebyshev_polynomial_w_meta, unary_ops_special.special_chebyshev_polynomial_w_impl))
special_chebyshev_polynomial_w_out = cpu("special_chebyshev_polynomial_w.out", out_2(unary_ops_special.special_chebyshev_polynomial_w_meta, unary_ops_special.special_chebyshev_polynomial_w_impl))
special_shifted_chebyshev_polynomial_t = cpu("special_shifted_chebyshev_polynomial_t", functional_2(unary_ops_special.special_shifted_chebyshev_polynomial_t_meta, unary_ops_special.special_shifted_chebyshev_polynomial_t_impl))
special_shifted_chebyshev_polynomial_t_out = cpu("special_shifted_chebyshev_polynomial_t.out", out_2(unary_ops_special.special_shifted_chebyshev_polynomial_t_meta, unary_ops_special.special_shifted_chebyshev_polynomial_t_impl))
special_shifted_chebyshev_polynomial_u = cpu("special_shifted_chebyshev_polynomial_u", functional_2(unary_ops_special.special_shifted_chebyshev_polynomial_u_meta, unary_ops_special.special_shifted_chebyshev_polynomial_u_impl))
special_shifted_chebyshev_polynomial_u_out = cpu("special_shifted_chebyshev_polynomial_u.out", out_2(unary_ops_special.special_shifted_chebyshev_polynomial_u_meta, unary_ops_special.special_shifted_chebyshev_polynomial_u_impl))
special_shifted_chebyshev_polynomial_v = cpu("special_shifted_chebyshev_polynomial_v", functional_2(unary_ops_special.special_shifted_chebyshev_polynomial_v_meta, unary_ops_special.special_shifted_chebyshev_polynomial_v_impl))
special_shifted_chebyshev_polynomial_v_out = cpu("special_shifted_chebyshev_polynomial_v.out", out_2(unary_ops_special.special_shifted_chebyshev_polynomial_v_meta, unary_ops_special.special_shifted_chebyshev_polynomial_v_impl))
special_shifted_chebyshev_polynomial_w = cpu("special_shifted_chebyshev_polynomial_w", functional_2(unary_ops_special.special_shifted_chebyshev_polynomial_w_meta, unary_ops_special.special_shifted_chebyshev_polynomial_w_impl))
special_shifted_chebyshev_polynomial_w_out = cpu("special_shifted_chebyshev_polynomial_w.out", out_2(unary_ops_special.special_shifted_chebyshev_polynomial_w_meta, unary_ops_special.special_shifted_chebyshev_polynomial_w_impl))
special_hermite_polynomial_h = cpu("special_hermite_polynomial_h", functional_2(unary_ops_special.special_hermite_polynomial_h_meta, unary_ops_special.special_hermite_polynomial_h_impl))
special_hermite_polynomial_h_out = cpu("special_hermite_polynomial_h.out", out_2(unary_ops_special.special_hermite_polynomial_h_meta, unary_ops_special.special_hermite_polynomial_h_impl))
special_hermite_polynomial_he = cpu("special_hermite_polynomial_he", functional_2(unary_ops_special.special_hermite_polynomial_he_meta, unary_ops_special.special_hermite_polynomial_he_impl))
special_hermite_polynomial_he_out = cpu("special_hermite_polynomial_he.out", out_2(unary_ops_special.special_hermite_polynomial_he_meta, unary_ops_special.special_hermite_polynomial_he_impl))
special_laguerre_polynomial_l = cpu("special_laguerre_polynomial_l", functional_2(unary_ops_special.special_laguerre_polynomial_l_meta, unary_ops_special.special_laguerre_polynomial_l_impl))
special_laguerre_polynomial_l_out = cpu("special_laguerre_polynomial_l.out", out_2(unary_ops_special.special_laguerre_polynomial_l_meta, unary_ops_special.special_laguerre_polynomial_l_impl))
special_legendre_polynomial_p = cpu("special_legendre_polynomial_p", functional_2(unary_ops_special.special_legendre_polynomial_p_meta, unary_ops_special.special_legendre_polynomial_p_impl))
special_legendre_polynomial_p_out = cpu("special_legendre_polynomial_p.out", out_2(unary_ops_special.special_legendre_polynomial_p_meta, unary_ops_special.special_legendre_polynomial_p_impl))
