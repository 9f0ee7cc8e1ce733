"""Bessel's and Airy's functions, and orthogonal polynomials. None is differentiable, in PyTorch neither.

A number beside a tensor is wrapped, and takes the tensor's road.

Mirrors aten/src/ATen/native/{UnaryOps,BinaryOps}.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.pointwise.binary_ops import run_binary
from tinytensor.aten.native.pointwise.binary_ops_math import BinaryMeta, binary
from tinytensor.aten.native.pointwise.unary_ops import run_unary
from tinytensor.aten.native.pointwise.unary_ops_math import to_float
from tinytensor.aten.native.pointwise.unary_ops_stubs import BINARY
from tinytensor.aten.tensor_iterator import IteratorConfig
from tinytensor.c10.scalar import wrap_number

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool
_FLOAT = IteratorConfig(promote_integers_to_float=True)

special_airy_ai_meta = to_float("special_airy_ai")
special_bessel_j0_meta = to_float("special_bessel_j0")
special_bessel_j1_meta = to_float("special_bessel_j1")
special_bessel_y0_meta = to_float("special_bessel_y0")
special_bessel_y1_meta = to_float("special_bessel_y1")
special_modified_bessel_i0_meta = to_float("special_modified_bessel_i0")
special_modified_bessel_i1_meta = to_float("special_modified_bessel_i1")
special_modified_bessel_k0_meta = to_float("special_modified_bessel_k0")
special_modified_bessel_k1_meta = to_float("special_modified_bessel_k1")
special_scaled_modified_bessel_k0_meta = to_float("special_scaled_modified_bessel_k0")
special_scaled_modified_bessel_k1_meta = to_float("special_scaled_modified_bessel_k1")
special_spherical_bessel_j0_meta = to_float("special_spherical_bessel_j0")

special_airy_ai_impl = run_unary
special_bessel_j0_impl = run_unary
special_bessel_j1_impl = run_unary
special_bessel_y0_impl = run_unary
special_bessel_y1_impl = run_unary
special_modified_bessel_i0_impl = run_unary
special_modified_bessel_i1_impl = run_unary
special_modified_bessel_k0_impl = run_unary
special_modified_bessel_k1_impl = run_unary
special_scaled_modified_bessel_k0_impl = run_unary
special_scaled_modified_bessel_k1_impl = run_unary
special_spherical_bessel_j0_impl = run_unary


# ---- polynomials of order n ------------------------------------------------------------------------------------------


def _polynomial(name: str) -> BinaryMeta:
    return binary(f"special_{name}", BINARY[f"special_{name}"], _FLOAT)


def _with_number(polynomial: str) -> tuple[Callable[..., Tensor], ...]:
    """The overloads where x is a number, where n is one, and their out= forms."""
    name = f"special_{polynomial}"

    def x_scalar(x: Number, n: Tensor) -> Tensor:
        return getattr(F, f"{name}_default")(wrap_number(x), n)

    def n_scalar(x: Tensor, n: Number) -> Tensor:
        return getattr(F, f"{name}_default")(x, wrap_number(n))

    def x_scalar_out(x: Number, n: Tensor, out: Tensor) -> Tensor:
        return getattr(F, f"{name}_out")(wrap_number(x), n, out)

    def n_scalar_out(x: Tensor, n: Number, out: Tensor) -> Tensor:
        return getattr(F, f"{name}_out")(x, wrap_number(n), out)

    return x_scalar, n_scalar, x_scalar_out, n_scalar_out


special_chebyshev_polynomial_t_meta = _polynomial("chebyshev_polynomial_t")
special_chebyshev_polynomial_t_impl = run_binary
(
    special_chebyshev_polynomial_t_x_scalar,
    special_chebyshev_polynomial_t_n_scalar,
    special_chebyshev_polynomial_t_x_scalar_out,
    special_chebyshev_polynomial_t_n_scalar_out,
) = _with_number("chebyshev_polynomial_t")
special_chebyshev_polynomial_u_meta = _polynomial("chebyshev_polynomial_u")
special_chebyshev_polynomial_u_impl = run_binary
(
    special_chebyshev_polynomial_u_x_scalar,
    special_chebyshev_polynomial_u_n_scalar,
    special_chebyshev_polynomial_u_x_scalar_out,
    special_chebyshev_polynomial_u_n_scalar_out,
) = _with_number("chebyshev_polynomial_u")
special_chebyshev_polynomial_v_meta = _polynomial("chebyshev_polynomial_v")
special_chebyshev_polynomial_v_impl = run_binary
(
    special_chebyshev_polynomial_v_x_scalar,
    special_chebyshev_polynomial_v_n_scalar,
    special_chebyshev_polynomial_v_x_scalar_out,
    special_chebyshev_polynomial_v_n_scalar_out,
) = _with_number("chebyshev_polynomial_v")
special_chebyshev_polynomial_w_meta = _polynomial("chebyshev_polynomial_w")
special_chebyshev_polynomial_w_impl = run_binary
(
    special_chebyshev_polynomial_w_x_scalar,
    special_chebyshev_polynomial_w_n_scalar,
    special_chebyshev_polynomial_w_x_scalar_out,
    special_chebyshev_polynomial_w_n_scalar_out,
) = _with_number("chebyshev_polynomial_w")
special_shifted_chebyshev_polynomial_t_meta = _polynomial("shifted_chebyshev_polynomial_t")
special_shifted_chebyshev_polynomial_t_impl = run_binary
(
    special_shifted_chebyshev_polynomial_t_x_scalar,
    special_shifted_chebyshev_polynomial_t_n_scalar,
    special_shifted_chebyshev_polynomial_t_x_scalar_out,
    special_shifted_chebyshev_polynomial_t_n_scalar_out,
) = _with_number("shifted_chebyshev_polynomial_t")
special_shifted_chebyshev_polynomial_u_meta = _polynomial("shifted_chebyshev_polynomial_u")
special_shifted_chebyshev_polynomial_u_impl = run_binary
(
    special_shifted_chebyshev_polynomial_u_x_scalar,
    special_shifted_chebyshev_polynomial_u_n_scalar,
    special_shifted_chebyshev_polynomial_u_x_scalar_out,
    special_shifted_chebyshev_polynomial_u_n_scalar_out,
) = _with_number("shifted_chebyshev_polynomial_u")
special_shifted_chebyshev_polynomial_v_meta = _polynomial("shifted_chebyshev_polynomial_v")
special_shifted_chebyshev_polynomial_v_impl = run_binary
(
    special_shifted_chebyshev_polynomial_v_x_scalar,
    special_shifted_chebyshev_polynomial_v_n_scalar,
    special_shifted_chebyshev_polynomial_v_x_scalar_out,
    special_shifted_chebyshev_polynomial_v_n_scalar_out,
) = _with_number("shifted_chebyshev_polynomial_v")
special_shifted_chebyshev_polynomial_w_meta = _polynomial("shifted_chebyshev_polynomial_w")
special_shifted_chebyshev_polynomial_w_impl = run_binary
(
    special_shifted_chebyshev_polynomial_w_x_scalar,
    special_shifted_chebyshev_polynomial_w_n_scalar,
    special_shifted_chebyshev_polynomial_w_x_scalar_out,
    special_shifted_chebyshev_polynomial_w_n_scalar_out,
) = _with_number("shifted_chebyshev_polynomial_w")
special_hermite_polynomial_h_meta = _polynomial("hermite_polynomial_h")
special_hermite_polynomial_h_impl = run_binary
(
    special_hermite_polynomial_h_x_scalar,
    special_hermite_polynomial_h_n_scalar,
    special_hermite_polynomial_h_x_scalar_out,
    special_hermite_polynomial_h_n_scalar_out,
) = _with_number("hermite_polynomial_h")
special_hermite_polynomial_he_meta = _polynomial("hermite_polynomial_he")
special_hermite_polynomial_he_impl = run_binary
(
    special_hermite_polynomial_he_x_scalar,
    special_hermite_polynomial_he_n_scalar,
    special_hermite_polynomial_he_x_scalar_out,
    special_hermite_polynomial_he_n_scalar_out,
) = _with_number("hermite_polynomial_he")
special_laguerre_polynomial_l_meta = _polynomial("laguerre_polynomial_l")
special_laguerre_polynomial_l_impl = run_binary
(
    special_laguerre_polynomial_l_x_scalar,
    special_laguerre_polynomial_l_n_scalar,
    special_laguerre_polynomial_l_x_scalar_out,
    special_laguerre_polynomial_l_n_scalar_out,
) = _with_number("laguerre_polynomial_l")
special_legendre_polynomial_p_meta = _polynomial("legendre_polynomial_p")
special_legendre_polynomial_p_impl = run_binary
(
    special_legendre_polynomial_p_x_scalar,
    special_legendre_polynomial_p_n_scalar,
    special_legendre_polynomial_p_x_scalar_out,
    special_legendre_polynomial_p_n_scalar_out,
) = _with_number("legendre_polynomial_p")
