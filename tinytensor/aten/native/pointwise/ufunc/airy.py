"""Airy's function Ai: it solves y'' = x y, and decays for x > 0.

A Chebyshev series on [-8, 2]. Beyond 2 a decaying exponential of zeta = 2/3 x**(3/2) times a series in 1 / zeta; below -8 a
cosine and a sine of zeta with amplitudes that are series in 1 / zeta**2. In float64 for every dtype; the error is below
1e-15 of the function's size (of its amplitude, where it oscillates).

Mirrors aten/src/ATen/native/Math.h (`airy_ai_forward`).
"""

from __future__ import annotations

import numpy as np

from tinytensor.aten.native.pointwise.ufunc.bessel import chebyshev
from tinytensor.aten.native.pointwise.ufunc.bessel_functions import series

AIRY_MIDDLE = (
    1.6283586417188618e-18, -3.739608420447067e-18, -2.0471199040231088e-17, 1.6501178823919658e-16,
    -2.434864401715487e-16, -2.344690700395001e-15, 1.3861221703608767e-14, -9.191219243075308e-15,
    -2.1479987514789343e-13, 9.456160748106545e-13, 1.8061639125981664e-13, -1.5699872743354276e-11,
    5.0904109860842495e-11, 5.954205364916864e-11, -9.036777454784145e-10, 2.068467955201876e-09,
    5.073543843478201e-09, -4.006326840538237e-08, 5.8470181392722096e-08, 2.6758905896210777e-07,
    -1.323626525088144e-06, 9.20303031558348e-07, 9.549870324863047e-06, -3.103592083948891e-05,
    -1.885537034700713e-06, 0.00022907334394449148, -0.0004782140567037823, -0.00042964664011946134,
    0.0035017022940531054, -0.004205596407239919, -0.008671707544479426, 0.030621435814921313, -0.014433634298985138,
    -0.0725566736309673, 0.12204374035980144, 0.02047398774752141, -0.20148817364068577, 0.0998785486844049,
    0.07272028262793064, 0.06346992469849864, -0.08516168170219114, -0.15428130198851614, -0.0006617919680207608,
    0.06064472474615535, 0.20746522913005763,
)  # fmt: skip
AIRY_LARGE = (
    -1.2969972135960937e-17, 4.015126334015871e-17, -1.265583225645289e-16, 4.066582046456231e-16,
    -1.3338094674756683e-15, 4.472340393300025e-15, -1.5356466802223836e-14, 5.4101162570683925e-14,
    -1.9599793911089723e-13, 7.320712095125598e-13, -2.827706782319351e-12, 1.1336099808224236e-11,
    -4.737267332192277e-11, 2.0745855483677591e-10, -9.583863708112733e-10, 4.709793440054328e-09,
    -2.489319422322096e-08, 1.436225340438052e-07, -9.237229735403982e-07, 6.83476697557269e-06,
    -6.12595423417825e-05, 0.0007327177465426715, -0.014792784850104199, 1.9688106098343103,
)  # fmt: skip
AIRY_P = (
    -1.0809146475761038e-16, 3.225040209748759e-15, -1.2902774343407968e-13, 7.48184186508309e-12,
    -7.085584714312658e-10, 1.3475665984689078e-07, -8.104660923669418e-05, 1.9998376358358616,
)  # fmt: skip
AIRY_Q = (
    -1.8787767960871875e-18, 3.279803636500588e-17, -6.875999019684054e-16, 1.7924891244638023e-14,
    -6.087352091889245e-13, 2.87339259334291e-11, -2.074236853681907e-09, 2.672091950986567e-07,
    -8.239286225558228e-05, 0.1387235645387912,
)  # fmt: skip
# AIRY_MIDDLE is the Chebyshev series of Ai on [-8, 2]; AIRY_LARGE that of its amplitude for x > 2, in zeta(2) / zeta; AIRY_P
# and AIRY_Q those of the two amplitudes for x < -8, in (zeta(-8) / zeta)**2. Highest order first.
ZETA_2 = 1.8856180831641267  # zeta at x = 2
ZETA_8 = 15.084944665313014  # zeta at x = -8
ROOT_PI = 1.7724538509055159


def airy_ai(x):
    wide = np.float64(x)
    if np.isinf(wide):
        return np.nan
    if wide > 103.892:  # Ai is below the smallest float64
        return 0.0
    if (wide >= -8.0) & (wide <= 2.0):
        return chebyshev((wide + 3.0) * 0.4, AIRY_MIDDLE)
    # zeta is the argument of both asymptotic forms; `size` is the amplitude, pi**(1/2) |x|**(1/4).
    a = abs(wide)
    zeta = a * np.sqrt(a) * 2.0 / 3.0
    size = ROOT_PI * np.sqrt(np.sqrt(a))
    if wide > 2.0:
        return np.exp(-zeta) * series(ZETA_2 / zeta, AIRY_LARGE) / (2.0 * size)
    # Ai(-a) = (p cos(zeta - pi / 4) + q sin(zeta - pi / 4)) / size.
    ratio = ZETA_8 / zeta
    angle = zeta - 0.7853981633974483
    p, q = series(ratio * ratio, AIRY_P), series(ratio * ratio, AIRY_Q) / zeta
    return (p * np.cos(angle) + q * np.sin(angle)) / size
