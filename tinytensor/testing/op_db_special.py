"""Entries of the operator database: Bessel's and Airy's functions, orthogonal polynomials. See op_info.py.

The references are integrals and definitions. Arguments stay where PyTorch's own values are exact to the last digits: its
J and Y are off by 1e-7 between 5 and 8, its Ai by 1e-6 below -2.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.polynomial import hermite, hermite_e, laguerre, legendre

from tinytensor.c10.scalar_type import float32, float64, int64
from tinytensor.testing.op_db_pointwise import _pair, _pair_samples, _refuses
from tinytensor.testing.op_info import OpInfo, unary_samples

_DTYPES = (int64, float32, float64)
_gauss = functools.cache(legendre.leggauss)  # the nodes are eigenvalues, which take half a second


def _integral(f: Callable[[Any], Any], high: float) -> Any:
    """The integral of f over [0, high], by Gauss and Legendre's rule. Those over all positive t end at 8, where e**(-x cosh t)
    has long vanished."""
    nodes, weights = _gauss(400)
    t = (nodes + 1) * high / 2
    return (f(t) * weights).sum(-1) * high / 2


def _j(order: int) -> Callable[[Any], Any]:
    return lambda x: _integral(lambda t: np.cos(order * t - x[..., None] * np.sin(t)), np.pi) / np.pi


def _y(order: int) -> Callable[[Any], Any]:
    def y(x: Any) -> Any:
        x = x[..., None]
        oscillating = _integral(lambda t: np.sin(x * np.sin(t) - order * t), np.pi)
        sign = (-1) ** order
        growing = _integral(
            lambda t: (np.exp(order * t) + sign * np.exp(-order * t)) * np.exp(-x * np.sinh(t)), 8.0
        )  # fmt: skip
        return (oscillating - growing) / np.pi

    return y


def _i(order: int) -> Callable[[Any], Any]:
    return lambda x: _integral(lambda t: np.exp(x[..., None] * np.cos(t)) * np.cos(order * t), np.pi) / np.pi


def _k(order: int, scaled: bool = False) -> Callable[[Any], Any]:
    def k(x: Any) -> Any:
        value = _integral(lambda t: np.exp(-x[..., None] * np.cosh(t)) * np.cosh(order * t), 8.0)
        return value * np.exp(x) if scaled else value

    return k


def _airy(x: Any) -> Any:
    """Ai(x) = Ai(0) f(x) + Ai'(0) g(x), with the two power series that solve y'' = x y.

    The equation gives every third coefficient from the one before; the numbers are Ai(0) and -Ai'(0).
    """
    f, g, rise, slope = np.zeros_like(x), np.zeros_like(x), np.ones_like(x), x
    for k in range(0, 120, 3):
        f, g = f + rise, g + slope
        rise, slope = rise * x**3 / ((k + 2) * (k + 3)), slope * x**3 / ((k + 3) * (k + 4))
    return 0.355028053887817239 * f - 0.258819403792806798 * g


def _trigonometric(over: Callable[[Any, Any], Any], shifted: bool) -> Callable[[Any, Any], Any]:
    def polynomial(x: Any, n: Any) -> Any:
        angle = np.arccos((2 * x - 1 if shifted else x) + 0j)
        return over(np.trunc(n), angle).real

    return polynomial


_CHEBYSHEV = {
    "t": lambda n, a: np.cos(n * a),
    "u": lambda n, a: np.sin((n + 1) * a) / np.sin(a),
    "v": lambda n, a: np.cos((n + 0.5) * a) / np.cos(a / 2),
    "w": lambda n, a: np.sin((n + 0.5) * a) / np.sin(a / 2),
}


def _series(value: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """The polynomial of order n, by NumPy's evaluation of a series in which only the n-th coefficient is 1."""

    def polynomial(x: Any, n: Any) -> Any:
        x, n = np.broadcast_arrays(x, n)
        one_hot = [[0.0] * int(order) + [1.0] for order in n.flat]
        return np.array([value(at, c) for at, c in zip(x.flat, one_hot, strict=True)]).reshape(x.shape)

    return polynomial


def _function(name: str, reference: Any, low: float, high: float) -> OpInfo:
    refusal = _refuses(f"special.{name}", lambda tt: [tt.ones(2, dtype=tt.float16)], name, "Half")
    # Where they are infinite or undefined, what PyTorch's series leave behind is tested in native/test_special_functions.
    return OpInfo(
        f"special.{name}", reference, unary_samples(low, high, exclude_zero=True), _DTYPES, out=True, integer_to_float=True,
        differentiable=False, forward_ad=False, special_values=False, refusals=(refusal,), covers=(f"special_{name}",),
    )  # fmt: skip


def _polynomial(name: str, reference: Any) -> OpInfo:
    refusal = _refuses(f"special.{name}", lambda tt: [tt.ones(2, dtype=tt.float16)] * 2, name, "Half")
    return _pair(
        f"special.{name}", reference, _pair_samples(-1.9, 1.9, 0, 9, 3), _DTYPES[1:], differentiable=False,
        forward_ad=False, special_values=False, refusals=(refusal,),
    )  # fmt: skip


SPECIAL_OPS = [
    _function("airy_ai", _airy, -2, 3),
    _function("bessel_j0", _j(0), -4, 4),
    _function("bessel_j1", _j(1), -4, 4),
    _function("bessel_y0", _y(0), 0.5, 4),
    _function("bessel_y1", _y(1), 0.5, 4),
    _function("modified_bessel_i0", _i(0), -5, 5),
    _function("modified_bessel_i1", _i(1), -5, 5),
    _function("modified_bessel_k0", _k(0), 0.5, 6),
    _function("modified_bessel_k1", _k(1), 0.5, 6),
    _function("scaled_modified_bessel_k0", _k(0, scaled=True), 0.5, 6),
    _function("scaled_modified_bessel_k1", _k(1, scaled=True), 0.5, 6),
    _function("spherical_bessel_j0", lambda x: np.sinc(x / np.pi), -5, 5),
    *(_polynomial(f"chebyshev_polynomial_{k}", _trigonometric(f, False)) for k, f in _CHEBYSHEV.items()),
    *(_polynomial(f"shifted_chebyshev_polynomial_{k}", _trigonometric(f, True)) for k, f in _CHEBYSHEV.items()),
    _polynomial("hermite_polynomial_h", _series(hermite.hermval)),
    _polynomial("hermite_polynomial_he", _series(hermite_e.hermeval)),
    _polynomial("laguerre_polynomial_l", _series(laguerre.lagval)),
    _polynomial("legendre_polynomial_p", _series(legendre.legval)),
]
