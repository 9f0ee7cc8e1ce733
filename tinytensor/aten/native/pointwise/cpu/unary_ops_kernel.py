"""Kernels of one input: signs, roots, roundings, elementary and special functions, powers with a fixed exponent.

The frequent ones are registered one by one; functions of mathematics stand in tables below. Those of two inputs are among
them: so binary_ops_kernel.py, which every program needs, does not import the special functions.

Mirrors aten/src/ATen/native/cpu/{UnaryOpsKernel,PowKernel,Activation}.cpp and the functions of mathematics in
BinaryOpsKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor.aten.dispatch import (
    ALL_TYPES,
    ALL_TYPES_AND_BOOL,
    FLOATING_TYPES,
    INTEGRAL_TYPES,
    INTEGRAL_TYPES_AND_BOOL,
)
from tinytensor.aten.native.cpu.loops import LoopKernel, cpu_kernel
from tinytensor.aten.native.nn.activation.ufunc import activation
from tinytensor.aten.native.pointwise import unary_ops_stubs
from tinytensor.aten.native.pointwise.binary_ops_stubs import BINARY
from tinytensor.aten.native.pointwise.ufunc import (
    airy,
    arithmetic,
    bessel,
    bessel_functions,
    bitwise,
    division,
    exponential,
    gamma,
    incomplete_gamma,
    integer,
    math,
    normal,
    orthogonal,
    parts,
    trigonometric,
)
from tinytensor.aten.native.pointwise.unary_ops_stubs import TESTS, UNARY
from tinytensor.aten.native.ufunc._typing import PerDtype
from tinytensor.c10.scalar_type import bfloat16, float16


def float_kernel(functor: Callable | PerDtype, name: str, cost: float = 1.0, **options: Any) -> LoopKernel:
    """A unary kernel for floating types only: integers have been promoted before they get here."""
    return cpu_kernel(functor, 1, name=name, dtypes=FLOATING_TYPES, cost=cost, **options)


unary_ops_stubs.neg_stub.register("cpu", cpu_kernel(arithmetic.neg, 1, name="neg", dtypes=ALL_TYPES))
unary_ops_stubs.abs_stub.register("cpu", cpu_kernel(arithmetic.absolute, 1, name="abs", dtypes=ALL_TYPES))
unary_ops_stubs.sign_stub.register("cpu", cpu_kernel(arithmetic.sign, 1, name="sign"))
unary_ops_stubs.bitwise_not_stub.register(
    "cpu", cpu_kernel(bitwise.bitwise_not, 1, name="bitwise_not", dtypes=INTEGRAL_TYPES_AND_BOOL)
)
unary_ops_stubs.relu_stub.register("cpu", cpu_kernel(activation.relu, 1, name="relu", dtypes=ALL_TYPES))
unary_ops_stubs.threshold_stub.register(
    "cpu", cpu_kernel(activation.threshold, 1, scalars=2, name="threshold", dtypes=ALL_TYPES)
)

unary_ops_stubs.reciprocal_stub.register("cpu", float_kernel(arithmetic.reciprocal, "reciprocal", cost=2))
unary_ops_stubs.sqrt_stub.register("cpu", float_kernel(arithmetic.sqrt, "sqrt", cost=2))
unary_ops_stubs.rsqrt_stub.register("cpu", float_kernel(arithmetic.rsqrt, "rsqrt", cost=3))
unary_ops_stubs.floor_stub.register("cpu", cpu_kernel(arithmetic.floor, 1, name="floor", dtypes=ALL_TYPES))
unary_ops_stubs.ceil_stub.register("cpu", cpu_kernel(arithmetic.ceil, 1, name="ceil", dtypes=ALL_TYPES))
unary_ops_stubs.trunc_stub.register("cpu", cpu_kernel(arithmetic.trunc, 1, name="trunc", dtypes=ALL_TYPES))
unary_ops_stubs.round_stub.register("cpu", cpu_kernel(arithmetic.round, 1, name="round", dtypes=ALL_TYPES))
unary_ops_stubs.exp_stub.register("cpu", float_kernel(math.exp, "exp", cost=8))
unary_ops_stubs.log_stub.register("cpu", float_kernel(math.log, "log", cost=8))
unary_ops_stubs.tanh_stub.register("cpu", float_kernel(math.tanh, "tanh", cost=12))
unary_ops_stubs.erf_stub.register("cpu", float_kernel(math.erf, "erf", cost=12))
unary_ops_stubs.sigmoid_stub.register("cpu", float_kernel(math.sigmoid, "sigmoid", cost=10))
unary_ops_stubs.sin_stub.register(
    "cpu", float_kernel(math.sin, "sin", cost=10, guard=(math.sin_cos_outside, math.libm_sin))
)
unary_ops_stubs.cos_stub.register(
    "cpu", float_kernel(math.cos, "cos", cost=10, guard=(math.sin_cos_outside, math.libm_cos))
)


# ==== functions of one, two or more inputs, from tables ===============================================================
#
# One row for each kernel: its functor, and the work per element, in additions, from which the number of elements that is
# worth a second thread is computed.


# functor, and its work per element in additions
_FLOATING_UNARY: dict[str, tuple[Any, float]] = {
    "exp2": (exponential.exp2, 10), "expm1": (exponential.expm1, 12), "log2": (exponential.log2, 10),
    "log10": (exponential.log10, 10), "log1p": (exponential.log1p, 12), "tan": (trigonometric.tan, 16),
    "asin": (trigonometric.asin, 20), "acos": (trigonometric.acos, 20), "atan": (trigonometric.atan, 16),
    "sinh": (trigonometric.sinh, 14), "cosh": (trigonometric.cosh, 12), "asinh": (trigonometric.asinh, 16),
    "acosh": (trigonometric.acosh, 16), "atanh": (trigonometric.atanh, 16), "erfc": (normal.erfc, 40),
    "erfinv": (normal.erfinv, 40), "lgamma": (gamma.lgamma, 60), "digamma": (gamma.digamma, 60),
    "sinc": (trigonometric.sinc, 12), "i0": (bessel.i0, 60), "special_entr": (exponential.entr, 10),
    "special_ndtri": (normal.ndtri, 40), "special_log_ndtr": (normal.log_ndtr, 80), "special_i0e": (bessel.i0e, 50),
    "special_i1": (bessel.i1, 60), "special_i1e": (bessel.i1e, 50), "special_erfcx": (normal.erfcx, 60),
    "logit": (exponential.logit, 12), "frac": (parts.frac, 1), "angle": (parts.angle, 1),
    "frexp_mantissa": (parts.frexp_mantissa, 4),
    "special_airy_ai": (airy.airy_ai, 80), "special_bessel_j0": (bessel_functions.bessel_j0, 80),
    "special_bessel_j1": (bessel_functions.bessel_j1, 80), "special_bessel_y0": (bessel_functions.bessel_y0, 80),
    "special_bessel_y1": (bessel_functions.bessel_y1, 80),
    "special_modified_bessel_i0": (bessel_functions.modified_bessel_i0, 80),
    "special_modified_bessel_i1": (bessel_functions.modified_bessel_i1, 80),
    "special_modified_bessel_k0": (bessel_functions.modified_bessel_k0, 80),
    "special_modified_bessel_k1": (bessel_functions.modified_bessel_k1, 80),
    "special_scaled_modified_bessel_k0": (bessel_functions.scaled_modified_bessel_k0, 80),
    "special_scaled_modified_bessel_k1": (bessel_functions.scaled_modified_bessel_k1, 80),
    "special_spherical_bessel_j0": (bessel_functions.spherical_bessel_j0, 80),
}  # fmt: skip
# functor, numbers after the input, cost
_WITH_NUMBERS: dict[str, tuple[Any, int, float]] = {
    "logit_eps": (exponential.logit_eps, 2, 12), "polygamma": (gamma.polygamma, 1, 100),
    "round_decimals": (parts.round_decimals, 1, 2), "round_tens": (parts.round_tens, 1, 2),
    "nan_to_num": (parts.nan_to_num, 3, 1),
}  # fmt: skip
# The reduction is exact for moderate arguments only; a block of the tensor that holds a larger one goes to libm.
_GUARDS = {
    "tan": (trigonometric.tan_outside, trigonometric.libm_tan),
    "sinc": (trigonometric.sinc_outside, trigonometric.libm_sinc),
}
_FLOATING_BINARY: dict[str, tuple[Any, float]] = {
    "atan2": (trigonometric.atan2, 20), "hypot": (trigonometric.hypot, 4), "logaddexp": (exponential.logaddexp, 24),
    "logaddexp2": (exponential.logaddexp2, 24), "xlogy": (exponential.xlogy, 12),
    "special_xlog1py": (exponential.xlog1py, 14), "special_zeta": (gamma.zeta, 200),
    "igamma": (incomplete_gamma.igamma, 300), "igammac": (incomplete_gamma.igammac, 300),
    "copysign": (parts.copysign, 1), "nextafter": (parts.nextafter, 4), "ldexp": (parts.ldexp, 20),
    "special_chebyshev_polynomial_t": (orthogonal.chebyshev_polynomial_t, 100),
    "special_chebyshev_polynomial_u": (orthogonal.chebyshev_polynomial_u, 100),
    "special_chebyshev_polynomial_v": (orthogonal.chebyshev_polynomial_v, 100),
    "special_chebyshev_polynomial_w": (orthogonal.chebyshev_polynomial_w, 100),
    "special_shifted_chebyshev_polynomial_t": (orthogonal.shifted_chebyshev_polynomial_t, 100),
    "special_shifted_chebyshev_polynomial_u": (orthogonal.shifted_chebyshev_polynomial_u, 100),
    "special_shifted_chebyshev_polynomial_v": (orthogonal.shifted_chebyshev_polynomial_v, 100),
    "special_shifted_chebyshev_polynomial_w": (orthogonal.shifted_chebyshev_polynomial_w, 100),
    "special_hermite_polynomial_h": (orthogonal.hermite_polynomial_h, 100),
    "special_hermite_polynomial_he": (orthogonal.hermite_polynomial_he, 100),
    "special_laguerre_polynomial_l": (orthogonal.laguerre_polynomial_l, 100),
    "special_legendre_polynomial_p": (orthogonal.legendre_polynomial_p, 100),
}  # fmt: skip

# PyTorch has no kernels of these for float16 and bfloat16; the message must say so here too.
_NO_HALVES = frozenset(
    name
    for name in (*_FLOATING_UNARY, *_FLOATING_BINARY)
    if name in ("special_ndtri", "special_log_ndtr", "special_erfcx", "special_zeta", "special_airy_ai")
    or "bessel" in name
    or "polynomial" in name
)


def _options(name: str, cost: float) -> dict[str, Any]:
    """Messages say "zeta_cpu", and not "special_zeta_cpu"."""
    dtypes = FLOATING_TYPES - {float16, bfloat16} if name in _NO_HALVES else FLOATING_TYPES
    return {"name": name.removeprefix("special_"), "dtypes": dtypes, "cost": cost}


for name, (functor, cost) in _FLOATING_UNARY.items():
    UNARY[name].register("cpu", cpu_kernel(functor, 1, guard=_GUARDS.get(name), **_options(name, cost)))
for name, (functor, count, cost) in _WITH_NUMBERS.items():
    UNARY[name].register("cpu", cpu_kernel(functor, 1, count, name=name, dtypes=FLOATING_TYPES, cost=cost))
for name, (functor, cost) in _FLOATING_BINARY.items():
    BINARY[name].register("cpu", cpu_kernel(functor, 2, **_options(name, cost)))

TESTS["signbit"].register("cpu", cpu_kernel(parts.signbit, 1, name="signbit"))
TESTS["isposinf"].register("cpu", cpu_kernel(parts.isposinf, 1, name="isposinf"))
TESTS["isneginf"].register("cpu", cpu_kernel(parts.isneginf, 1, name="isneginf"))
TESTS["frexp_exponent"].register("cpu", cpu_kernel(parts.frexp_exponent, 1, name="frexp_exponent", cost=4))

BINARY["fmax"].register("cpu", cpu_kernel(parts.fmax, 2, name="fmax", dtypes=ALL_TYPES_AND_BOOL))
BINARY["fmin"].register("cpu", cpu_kernel(parts.fmin, 2, name="fmin", dtypes=ALL_TYPES_AND_BOOL))
BINARY["heaviside"].register("cpu", cpu_kernel(parts.heaviside, 2, name="heaviside", dtypes=ALL_TYPES_AND_BOOL))
BINARY["nextafter_bits"].register("cpu", cpu_kernel(parts.nextafter_bits, 2, 1, name="nextafter_bits", cost=4))
for name, functor in (
    # One number after the inputs: the address of the status word (division) or the width in bits (gcd, shifts).
    ("div_floor", division.div_floor), ("div_trunc", division.div_trunc), ("remainder", division.remainder),
    ("fmod", division.fmod),
):  # fmt: skip
    exact = (1,) if name.startswith("div") else ()
    BINARY[name].register("cpu", cpu_kernel(functor, 2, 1, name=name, dtypes=ALL_TYPES, cost=8, exact=exact))
for name, functor, cost in (
    ("gcd", integer.gcd, 40), ("lcm", integer.lcm, 50), ("lshift", integer.left_shift, 1), ("rshift", integer.right_shift, 1),
):  # fmt: skip
    BINARY[name].register("cpu", cpu_kernel(functor, 2, 1, name=name, dtypes=INTEGRAL_TYPES, cost=cost))
