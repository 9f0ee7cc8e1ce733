"""Bessel's and Airy's functions and orthogonal polynomials where they are infinite, undefined, or far out."""

from __future__ import annotations

import math

import pytest

import tinytensor as tt

INF, NAN = math.inf, math.nan

# name -> values at 0, -1, inf, -inf, nan
CORNERS = {
    "airy_ai": (0.3550280538878172, 0.5355608832923521, NAN, NAN, NAN),
    "bessel_j0": (1.0, 0.7651976865579666, NAN, NAN, NAN),
    "bessel_j1": (0.0, -0.44005058574493355, NAN, NAN, NAN),
    "bessel_y0": (-INF, NAN, NAN, NAN, NAN),
    "bessel_y1": (-INF, NAN, NAN, NAN, NAN),
    "modified_bessel_i0": (1.0, 1.2660658777520082, NAN, NAN, NAN),
    "modified_bessel_i1": (0.0, -0.5651591039924851, NAN, NAN, NAN),
    "modified_bessel_k0": (INF, NAN, 0.0, NAN, NAN),
    "modified_bessel_k1": (INF, NAN, 0.0, NAN, NAN),
    "scaled_modified_bessel_k0": (INF, NAN, 0.0, NAN, NAN),
    "scaled_modified_bessel_k1": (INF, NAN, 0.0, NAN, NAN),
    "spherical_bessel_j0": (1.0, 0.8414709848078965, 0.0, 0.0, NAN),
}

# Where PyTorch's series are inexact, or NumPy's integrals are: values to 16 digits from their definitions.
FAR = [
    ("bessel_j0", 5.5, -0.006843869417819051),
    ("bessel_j0", 25.0, 0.09626678327595811),
    ("bessel_j1", -7.0, 0.004682823482345833),
    ("bessel_y0", 7.0, -0.025949743967209142),
    ("bessel_y1", 100.0, -0.020372312002759792),
    ("modified_bessel_k0", 25.0, 3.464161562213114e-12),
    ("airy_ai", -5.0, 0.35076100902411433),
    ("airy_ai", -25.0, 0.16352657883042948),
    ("airy_ai", 10.0, 1.1047532552898687e-10),
    ("airy_ai", 104.0, 0.0),
]


@pytest.mark.parametrize("library", ["tinytensor", "torch"])
@pytest.mark.parametrize("name", CORNERS)
def test_corners(name: str, library: str) -> None:
    namespace = pytest.importorskip(library)
    x = namespace.tensor([0.0, -1.0, INF, -INF, NAN], dtype=namespace.float64)
    assert getattr(namespace.special, name)(x).tolist() == pytest.approx(CORNERS[name], rel=1e-14, nan_ok=True)


@pytest.mark.parametrize(("name", "x", "value"), FAR)
def test_far_out(name: str, x: float, value: float) -> None:
    result = getattr(tt.special, name)(tt.tensor([x], dtype=tt.float64)).item()
    assert result == pytest.approx(value, rel=1e-12, abs=1e-15)


POLYNOMIALS = {
    "chebyshev_polynomial_t": (-26.0, 1.0),
    "chebyshev_polynomial_u": (-56.0, 4.0),
    "chebyshev_polynomial_v": (-71.0, 1.0),
    "chebyshev_polynomial_w": (-41.0, 7.0),
    "shifted_chebyshev_polynomial_t": (-485.0, 1.0),
    "shifted_chebyshev_polynomial_u": (-980.0, 4.0),
    "shifted_chebyshev_polynomial_v": (-1079.0, 1.0),
    "shifted_chebyshev_polynomial_w": (-881.0, 7.0),
    "hermite_polynomial_h": (-40.0, -4.0),
    "hermite_polynomial_he": (-2.0, -2.0),
    "laguerre_polynomial_l": (43 / 3, -2 / 3),
    "legendre_polynomial_p": (-17.0, 1.0),
}


@pytest.mark.parametrize("library", ["tinytensor", "torch"])
@pytest.mark.parametrize("name", POLYNOMIALS)
def test_polynomials(name: str, library: str) -> None:
    """At -2 and 1 of order 3; orders with a fraction, below zero, not a number; numbers on either side; no gradient."""
    namespace = pytest.importorskip(library)
    f = getattr(namespace.special, name)
    x = namespace.tensor([-2.0, 1.0], dtype=namespace.float64).requires_grad_()
    for n in (3, 3.9, namespace.tensor(3)):
        assert f(x, n).tolist() == pytest.approx(POLYNOMIALS[name], rel=1e-14)
    assert f(x, -1).tolist() == [0.0, 0.0] and f(x, NAN).tolist() == [0.0, 0.0]
    assert f(x, 0).tolist() == [1.0, 1.0]
    assert f(1, namespace.tensor([3.0, 0.0])).tolist() == pytest.approx([POLYNOMIALS[name][1], 1.0], rel=1e-6)
    assert not f(x, 3).requires_grad
    out = namespace.empty(2, dtype=namespace.float64)
    assert f(x.detach(), 3, out=out) is out and out.tolist() == pytest.approx(POLYNOMIALS[name])
    assert f(3, namespace.tensor([1]), out=namespace.empty(1)).shape == (1,)
