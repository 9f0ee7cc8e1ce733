"""The stubs of elementwise operators of one input. See Note [Elementwise kernels behind a stub] in binary_ops_stubs.py.

Mirrors the DECLARE_DISPATCH lines of aten/src/ATen/native/{UnaryOps,Pow,Activation}.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub, named_stubs

neg_stub = DispatchStub("neg_stub")
abs_stub = DispatchStub("abs_stub")
sign_stub = DispatchStub("sign_stub")
reciprocal_stub = DispatchStub("reciprocal_stub")
sqrt_stub = DispatchStub("sqrt_stub")
rsqrt_stub = DispatchStub("rsqrt_stub")
exp_stub = DispatchStub("exp_stub")
log_stub = DispatchStub("log_stub")
sin_stub = DispatchStub("sin_stub")
cos_stub = DispatchStub("cos_stub")
tanh_stub = DispatchStub("tanh_stub")
erf_stub = DispatchStub("erf_stub")
sigmoid_stub = DispatchStub("sigmoid_stub")
relu_stub = DispatchStub("relu_stub")
threshold_stub = DispatchStub("threshold_stub")  # threshold, value
floor_stub = DispatchStub("floor_stub")
ceil_stub = DispatchStub("ceil_stub")
trunc_stub = DispatchStub("trunc_stub")
round_stub = DispatchStub("round_stub")
bitwise_not_stub = DispatchStub("bitwise_not_stub")

# bool output
logical_not_stub = DispatchStub("logical_not_stub")

# mathematics, by name; the comment after a name gives its scalars
UNARY = named_stubs(
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

# the same, with a bool output (frexp_exponent: int32)
TESTS = named_stubs("signbit", "isposinf", "isneginf", "frexp_exponent")
