"""torch.special: special functions, each an operator `special_*` of the core.

Mirrors torch/special/__init__.py.
"""

from tinytensor.aten import functions as _f

__all__ = [
    "airy_ai",
    "bessel_j0",
    "bessel_j1",
    "bessel_y0",
    "bessel_y1",
    "chebyshev_polynomial_t",
    "chebyshev_polynomial_u",
    "chebyshev_polynomial_v",
    "chebyshev_polynomial_w",
    "digamma",
    "entr",
    "erf",
    "erfc",
    "erfcx",
    "erfinv",
    "exp2",
    "expit",
    "expm1",
    "gammainc",
    "gammaincc",
    "gammaln",
    "hermite_polynomial_h",
    "hermite_polynomial_he",
    "i0",
    "i0e",
    "i1",
    "i1e",
    "laguerre_polynomial_l",
    "legendre_polynomial_p",
    "log1p",
    "log_ndtr",
    "log_softmax",
    "logit",
    "logsumexp",
    "modified_bessel_i0",
    "modified_bessel_i1",
    "modified_bessel_k0",
    "modified_bessel_k1",
    "multigammaln",
    "ndtr",
    "ndtri",
    "polygamma",
    "psi",
    "round",
    "scaled_modified_bessel_k0",
    "scaled_modified_bessel_k1",
    "shifted_chebyshev_polynomial_t",
    "shifted_chebyshev_polynomial_u",
    "shifted_chebyshev_polynomial_v",
    "shifted_chebyshev_polynomial_w",
    "sinc",
    "softmax",
    "spherical_bessel_j0",
    "xlog1py",
    "xlogy",
    "zeta",
]

airy_ai = _f.special_airy_ai
bessel_j0 = _f.special_bessel_j0
bessel_j1 = _f.special_bessel_j1
bessel_y0 = _f.special_bessel_y0
bessel_y1 = _f.special_bessel_y1
chebyshev_polynomial_t = _f.special_chebyshev_polynomial_t
chebyshev_polynomial_u = _f.special_chebyshev_polynomial_u
chebyshev_polynomial_v = _f.special_chebyshev_polynomial_v
chebyshev_polynomial_w = _f.special_chebyshev_polynomial_w
digamma = _f.special_digamma
entr = _f.special_entr
erf = _f.special_erf
erfc = _f.special_erfc
erfcx = _f.special_erfcx
erfinv = _f.special_erfinv
exp2 = _f.special_exp2
expit = _f.special_expit
expm1 = _f.special_expm1
gammainc = _f.special_gammainc
gammaincc = _f.special_gammaincc
gammaln = _f.special_gammaln
hermite_polynomial_h = _f.special_hermite_polynomial_h
hermite_polynomial_he = _f.special_hermite_polynomial_he
i0 = _f.special_i0
i0e = _f.special_i0e
i1 = _f.special_i1
i1e = _f.special_i1e
laguerre_polynomial_l = _f.special_laguerre_polynomial_l
legendre_polynomial_p = _f.special_legendre_polynomial_p
log1p = _f.special_log1p
log_ndtr = _f.special_log_ndtr
log_softmax = _f.special_log_softmax
logit = _f.special_logit
logsumexp = _f.special_logsumexp
modified_bessel_i0 = _f.special_modified_bessel_i0
modified_bessel_i1 = _f.special_modified_bessel_i1
modified_bessel_k0 = _f.special_modified_bessel_k0
modified_bessel_k1 = _f.special_modified_bessel_k1
multigammaln = _f.special_multigammaln
ndtr = _f.special_ndtr
ndtri = _f.special_ndtri
polygamma = _f.special_polygamma
psi = _f.special_psi
round = _f.special_round
scaled_modified_bessel_k0 = _f.special_scaled_modified_bessel_k0
scaled_modified_bessel_k1 = _f.special_scaled_modified_bessel_k1
shifted_chebyshev_polynomial_t = _f.special_shifted_chebyshev_polynomial_t
shifted_chebyshev_polynomial_u = _f.special_shifted_chebyshev_polynomial_u
shifted_chebyshev_polynomial_v = _f.special_shifted_chebyshev_polynomial_v
shifted_chebyshev_polynomial_w = _f.special_shifted_chebyshev_polynomial_w
sinc = _f.special_sinc
softmax = _f.special_softmax
spherical_bessel_j0 = _f.special_spherical_bessel_j0
xlog1py = _f.special_xlog1py
xlogy = _f.special_xlogy
zeta = _f.special_zeta
