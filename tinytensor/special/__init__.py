"""torch.special: special functions, each an operator `special_*` of the core.

Mirrors torch/special/__init__.py. Left out: Airy and the other Bessel functions, orthogonal polynomials.
"""

from tinytensor.aten import functions as _f

__all__ = [
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
    "i0",
    "i0e",
    "i1",
    "i1e",
    "log1p",
    "log_ndtr",
    "log_softmax",
    "logit",
    "logsumexp",
    "multigammaln",
    "ndtr",
    "ndtri",
    "polygamma",
    "psi",
    "round",
    "sinc",
    "softmax",
    "xlog1py",
    "xlogy",
    "zeta",
]

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
i0 = _f.special_i0
i0e = _f.special_i0e
i1 = _f.special_i1
i1e = _f.special_i1e
log1p = _f.special_log1p
log_ndtr = _f.special_log_ndtr
log_softmax = _f.special_log_softmax
logit = _f.special_logit
logsumexp = _f.special_logsumexp
multigammaln = _f.special_multigammaln
ndtr = _f.special_ndtr
ndtri = _f.special_ndtri
polygamma = _f.special_polygamma
psi = _f.special_psi
round = _f.special_round
sinc = _f.special_sinc
softmax = _f.special_softmax
xlog1py = _f.special_xlog1py
xlogy = _f.special_xlogy
zeta = _f.special_zeta
