"""Elementwise mathematics in NumPy, for the kernels of `aten/native/pointwise/cpu/unary_ops_kernel.py`, under
the same names.

Where NumPy has the function, NumPy's is used; so it is an independent oracle. For the others the functors of
`pointwise/ufunc` run as plain Python, element by element.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tinytensor.aten.native.pointwise.ufunc import (
    airy,
    bessel,
    bessel_functions,
    exponential,
    gamma,
    incomplete_gamma,
    integer,
    normal,
    orthogonal,
    parts,
)
from tinytensor.aten.native.ufunc._typing import PerDtype
from tinytensor.c10.scalar_type import float32, float64

Array = np.ndarray


def by_element(functor: Callable | PerDtype) -> Callable[..., Array]:
    """Run a functor element by element over arrays, which broadcast; numbers after the arrays go to every call."""

    def call(*operands: Any) -> Array:
        arrays = [a for a in operands if isinstance(a, np.ndarray)]
        rest = [a for a in operands if not isinstance(a, np.ndarray)]
        dtype = arrays[0].dtype
        one = (
            functor.for_dtype(float64 if dtype == np.float64 else float32) if isinstance(functor, PerDtype) else functor
        )
        arrays = list(np.broadcast_arrays(*arrays))
        values = [one(*elements, *rest) for elements in zip(*(a.reshape(-1) for a in arrays), strict=True)]
        return np.array(values).reshape(arrays[0].shape)

    return call


def divides(function: Callable[[Array, Array], Array]) -> Callable[[Array, Array, Any], Array]:
    """Give a function of two arrays the call form of a division kernel. Integers divided by zero raise here; floats never do."""

    def call(a: Array, b: Array, status: Any) -> Array:
        if a.dtype.kind != "f" and (b == 0).any():
            raise RuntimeError("ZeroDivisionError")
        return function(a, b)

    return call


def div_floor(a: Array, b: Array) -> Array:
    return np.where(b == 0, a / b, np.floor_divide(a, b)) if a.dtype.kind == "f" else np.floor_divide(a, b)


def div_trunc(a: Array, b: Array) -> Array:
    if a.dtype.kind == "f":
        return np.trunc(a / b)
    quotient = np.floor_divide(a, b)
    # Rounded down; a negative quotient that is not exact goes one up.
    return quotient + ((quotient < 0) & (quotient * b != a))


def remainder(a: Array, b: Array) -> Array:
    # fmod has the dividend's sign, remainder the divisor's.
    left = np.fmod(a, b)
    return np.where((left != 0) & ((left < 0) != (b < 0)), left + b, left)


def sinc(x: Array) -> Array:
    product = x * x.dtype.type(np.pi)
    return np.where(x == 0, 1, np.sin(product) / product)


def logit(x: Array) -> Array:
    return np.log(x / (1 - x))


def nan_to_num(x: Array, nan: float, posinf: float, neginf: float) -> Array:
    finite = np.where(x == np.inf, posinf, np.where(x == -np.inf, neginf, x))
    return np.where(x != x, nan, finite)


def is_float(x: Array) -> bool:
    return x.dtype.kind == "f"


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "exp2": np.exp2,
    "expm1": np.expm1,
    "log2": np.log2,
    "log10": np.log10,
    "log1p": np.log1p,
    "tan": np.tan,
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "sinh": np.sinh,
    "cosh": np.cosh,
    "asinh": np.arcsinh,
    "acosh": np.arccosh,
    "atanh": np.arctanh,
    "sinc": sinc,
    "erfc": by_element(normal.erfc),
    "erfinv": by_element(normal.erfinv),
    "ndtri": by_element(normal.ndtri),
    "log_ndtr": by_element(normal.log_ndtr),
    "erfcx": by_element(normal.erfcx),
    "lgamma": by_element(gamma.lgamma),
    "digamma": by_element(gamma.digamma),
    "polygamma": by_element(gamma.polygamma),
    "zeta": by_element(gamma.zeta),
    "igamma": by_element(incomplete_gamma.igamma),
    "igammac": by_element(incomplete_gamma.igammac),
    "i0": by_element(bessel.i0),
    "i0e": by_element(bessel.i0e),
    "i1": by_element(bessel.i1),
    "i1e": by_element(bessel.i1e),
    "airy_ai": by_element(airy.airy_ai),
    "bessel_j0": by_element(bessel_functions.bessel_j0),
    "bessel_j1": by_element(bessel_functions.bessel_j1),
    "bessel_y0": by_element(bessel_functions.bessel_y0),
    "bessel_y1": by_element(bessel_functions.bessel_y1),
    "modified_bessel_i0": by_element(bessel_functions.modified_bessel_i0),
    "modified_bessel_i1": by_element(bessel_functions.modified_bessel_i1),
    "modified_bessel_k0": by_element(bessel_functions.modified_bessel_k0),
    "modified_bessel_k1": by_element(bessel_functions.modified_bessel_k1),
    "scaled_modified_bessel_k0": by_element(bessel_functions.scaled_modified_bessel_k0),
    "scaled_modified_bessel_k1": by_element(bessel_functions.scaled_modified_bessel_k1),
    "spherical_bessel_j0": by_element(bessel_functions.spherical_bessel_j0),
    "chebyshev_polynomial_t": by_element(orthogonal.chebyshev_polynomial_t),
    "chebyshev_polynomial_u": by_element(orthogonal.chebyshev_polynomial_u),
    "chebyshev_polynomial_v": by_element(orthogonal.chebyshev_polynomial_v),
    "chebyshev_polynomial_w": by_element(orthogonal.chebyshev_polynomial_w),
    "shifted_chebyshev_polynomial_t": by_element(orthogonal.shifted_chebyshev_polynomial_t),
    "shifted_chebyshev_polynomial_u": by_element(orthogonal.shifted_chebyshev_polynomial_u),
    "shifted_chebyshev_polynomial_v": by_element(orthogonal.shifted_chebyshev_polynomial_v),
    "shifted_chebyshev_polynomial_w": by_element(orthogonal.shifted_chebyshev_polynomial_w),
    "hermite_polynomial_h": by_element(orthogonal.hermite_polynomial_h),
    "hermite_polynomial_he": by_element(orthogonal.hermite_polynomial_he),
    "laguerre_polynomial_l": by_element(orthogonal.laguerre_polynomial_l),
    "legendre_polynomial_p": by_element(orthogonal.legendre_polynomial_p),
    "entr": by_element(exponential.entr),
    "logit": logit,
    "logit_eps": lambda x, low, high: logit(np.where(x < low, low, np.where(x > high, high, x))),
    "frac": lambda x: x - np.trunc(x),
    "angle": lambda x: np.where(x < 0, np.pi, np.where(x != x, x, 0)),
    "frexp_mantissa": lambda x: np.frexp(x)[0],
    "frexp_exponent": lambda x: np.where(np.isfinite(x), np.frexp(x)[1], 0),
    "round_decimals": lambda x, scale: np.rint(x * scale) / scale,
    "round_tens": lambda x, scale: np.rint(x / scale) * scale,
    "nan_to_num": nan_to_num,
    "signbit": lambda x: np.signbit(x) if is_float(x) else x < 0,
    "isposinf": lambda x: x == np.inf,
    "isneginf": lambda x: x == -np.inf,
    "atan2": np.arctan2,
    "hypot": np.hypot,
    "logaddexp": np.logaddexp,
    "logaddexp2": np.logaddexp2,
    "xlogy": by_element(exponential.xlogy),
    "xlog1py": by_element(exponential.xlog1py),
    "fmax": lambda a, b: np.where((a != a) | (b > a), b, a),
    "fmin": lambda a, b: np.where((a != a) | (b < a), b, a),
    "copysign": np.copysign,
    "heaviside": lambda x, at_zero: np.where(x == 0, at_zero, x > 0),
    "nextafter": np.nextafter,
    "nextafter_bits": by_element(parts.nextafter_bits),
    "ldexp": by_element(parts.ldexp),
    "div_floor": divides(div_floor),
    "div_trunc": divides(div_trunc),
    "remainder": divides(remainder),
    "fmod": divides(np.fmod),
    "gcd": by_element(integer.gcd),
    "lcm": by_element(integer.lcm),
    "lshift": by_element(integer.left_shift),
    "rshift": by_element(integer.right_shift),
}
