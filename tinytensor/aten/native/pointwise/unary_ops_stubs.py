"""The stubs of elementwise mathematics, by name. Kernels register themselves from `native/cpu` and `native/cuda`.

The call form is that of `aten/native/pointwise/binary_ops_stubs.py`: `run(n, out, *inputs, geom, *scalars)`.

Mirrors the DECLARE_DISPATCH lines of aten/src/ATen/native/{UnaryOps,BinaryOps}.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub


def _stubs(*names: str) -> dict[str, DispatchStub]:
    return {name: DispatchStub(f"{name}_stub") for name in names}


# one input, and numbers
UNARY = _stubs(
    "exp2", "expm1", "log2", "log10", "log1p", "tan", "asin", "acos", "atan", "sinh", "cosh", "asinh", "acosh", "atanh",
    "erfc", "erfinv", "lgamma", "digamma", "sinc", "i0", "special_entr", "special_ndtri", "special_log_ndtr",
    "special_i0e", "special_i1", "special_i1e", "special_erfcx", "logit", "frac", "angle", "frexp_mantissa",
    "special_airy_ai", "special_bessel_j0", "special_bessel_j1", "special_bessel_y0", "special_bessel_y1",
    "special_modified_bessel_i0", "special_modified_bessel_i1", "special_modified_bessel_k0",
    "special_modified_bessel_k1", "special_scaled_modified_bessel_k0", "special_scaled_modified_bessel_k1",
    "special_spherical_bessel_j0",
    "logit_eps",  # low, high
    "polygamma",  # n
    "round_decimals", "round_tens",  # the power of ten
    "nan_to_num",  # nan, posinf, neginf
)  # fmt: skip

# one input, bool output (frexp_exponent: int32)
TESTS = _stubs("signbit", "isposinf", "isneginf", "frexp_exponent")

# two inputs
BINARY = _stubs(
    "atan2", "hypot", "logaddexp", "logaddexp2", "xlogy", "special_xlog1py", "special_zeta", "igamma", "igammac",
    "fmax", "fmin", "copysign", "heaviside", "nextafter", "ldexp",
    "special_chebyshev_polynomial_t", "special_chebyshev_polynomial_u", "special_chebyshev_polynomial_v",
    "special_chebyshev_polynomial_w", "special_shifted_chebyshev_polynomial_t",
    "special_shifted_chebyshev_polynomial_u", "special_shifted_chebyshev_polynomial_v",
    "special_shifted_chebyshev_polynomial_w", "special_hermite_polynomial_h", "special_hermite_polynomial_he",
    "special_laguerre_polynomial_l", "special_legendre_polynomial_p",
    "nextafter_bits",  # the bits of infinity
    "div_floor", "div_trunc", "remainder", "fmod",  # where to say that an integer was divided by zero
    "gcd", "lcm", "lshift", "rshift",  # bits of the type
)  # fmt: skip
