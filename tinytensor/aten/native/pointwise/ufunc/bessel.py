"""Modified Bessel functions of the first kind, of order 0 and 1, plain and scaled by e**-|x|.

Two Chebyshev series each: of e**-x I(x) on [0, 8] (over x for order 1), and of sqrt(x) e**-x I(x) in 1 / x beyond. In
float64 for every dtype; the relative error is below 1e-15.

Each tuple holds the Chebyshev coefficients of the function that it is named after, highest order first; the intervals
are those of the Cephes library, which PyTorch follows as well.

Mirrors aten/src/ATen/native/Math.h (`calc_i0`, `calc_i0e`, `calc_i1`, `calc_i1e`).
"""

from __future__ import annotations

import math

import numpy as np

I0_SMALL = (
    -4.415341646479325e-18, 3.3307945188222205e-17, -2.4312798465479534e-16, 1.715391285555133e-15,
    -1.1685332877993451e-14, 7.676185498604936e-14, -4.856446783111929e-13, 2.95505266312964e-12,
    -1.726826291441556e-11, 9.675809035373237e-11, -5.189795601635263e-10, 2.6598237246823866e-09,
    -1.300025009986248e-08, 6.046995022541919e-08, -2.670793853940612e-07, 1.1173875391201037e-06,
    -4.4167383584587505e-06, 1.6448448070728896e-05, -5.754195010082104e-05, 0.00018850288509584165,
    -0.0005763755745385824, 0.0016394756169413357, -0.004324309995050576, 0.010546460394594998,
    -0.02373741480589947, 0.04930528423967071, -0.09490109704804764, 0.17162090152220877, -0.3046826723431984,
    0.6767952744094761,
)  # fmt: skip
I0_LARGE = (
    -7.233180487874752e-18, -4.830504485944062e-18, 4.465621420296736e-17, 3.461222867697483e-17,
    -2.827623980516584e-16, -3.425485619677218e-16, 1.7725601330565263e-15, 3.8116806693526224e-15,
    -9.554846698828307e-15, -4.150569347287222e-14, 1.54008621752141e-14, 3.8527783827421426e-13,
    7.180124451383666e-13, -1.7941785315068062e-12, -1.3215811840447713e-11, -3.1499165279632416e-11,
    1.1889147107846439e-11, 4.94060238822497e-10, 3.3962320257083865e-09, 2.266668990498178e-08,
    2.0489185894690638e-07, 2.8913705208347567e-06, 6.889758346916825e-05, 0.0033691164782556943,
    0.8044904110141088,
)  # fmt: skip
I1_SMALL = (
    -2.1114212143581607e-17, 1.5536319577362003e-16, -1.1055969477353862e-15, 7.600684294735408e-15,
    -5.042185504727912e-14, 3.223793365945575e-13, -1.9839743977649436e-12, 1.1736186298890901e-11,
    -6.663489723502027e-11, 3.625590281552117e-10, -1.8872497517228294e-09, 9.381537386495773e-09,
    -4.445059128796328e-08, 2.0032947535521353e-07, -8.568720264695455e-07, 3.4702513081376785e-06,
    -1.3273163656039436e-05, 4.781565107550054e-05, -0.00016176081582589674, 0.0005122859561685758,
    -0.0015135724506312532, 0.004156422944312888, -0.010564084894626197, 0.024726449030626516,
    -0.05294598120809499, 0.1026436586898471, -0.17641651835783406, 0.25258718644363365,
)  # fmt: skip
I1_LARGE = (
    7.517296310842104e-18, 4.414348323071823e-18, -4.6503053684893827e-17, -3.2095259219934034e-17,
    2.9626289976459496e-16, 3.3082023109209295e-16, -1.8803547755107825e-15, -3.8144030724370075e-15,
    1.0420276984128802e-14, 4.272440016711951e-14, -2.1015418427726643e-14, -4.0835511110921974e-13,
    -7.198551776245908e-13, 2.0356285441470896e-12, 1.4125807436613782e-11, 3.2526035830154884e-11,
    -1.8974958123505413e-11, -5.589743462196584e-10, -3.835380385964237e-09, -2.6314688468895196e-08,
    -2.512236237870209e-07, -3.882564808877691e-06, -0.00011058893876262371, -0.009761097491361469,
    0.7785762350182801,
)  # fmt: skip


def chebyshev(y, coefficients):
    """Clenshaw's recurrence; y is twice the argument of the polynomials."""
    b0, b1, b2 = 0.0, 0.0, 0.0
    # b(k) = y b(k + 1) - b(k + 2) + c(k), from the highest order down; the sum is (b(0) - b(2)) / 2. No polynomial is
    # computed by itself, and rounding errors do not grow for |y| <= 2.
    for coefficient in coefficients:
        b2 = b1
        b1 = b0
        b0 = y * b1 - b2 + coefficient
    return 0.5 * (b0 - b2)


def scaled_i0(a):
    """e**-a I0(a) for a >= 0."""
    # a / 2 - 2 and 32 / a - 2 map the two intervals to [-2, 2], twice the domain of the polynomials.
    if a <= 8.0:
        return chebyshev(a * 0.5 - 2.0, I0_SMALL)
    return chebyshev(32.0 / a - 2.0, I0_LARGE) / math.sqrt(a)


def scaled_i1(a):
    """e**-a I1(a) for a >= 0."""
    if a <= 8.0:
        return chebyshev(a * 0.5 - 2.0, I1_SMALL) * a
    return chebyshev(32.0 / a - 2.0, I1_LARGE) / math.sqrt(a)


def i0(x):
    a = abs(np.float64(x))
    return np.exp(a) * scaled_i0(a)


def i0e(x):
    return scaled_i0(abs(np.float64(x)))


def i1(x):
    wide = np.float64(x)
    a = abs(wide)
    # I1 is odd, the series are in |x|.
    value = np.exp(a) * scaled_i1(a)
    return -value if wide < 0.0 else value


def i1e(x):
    wide = np.float64(x)
    value = scaled_i1(abs(wide))
    return -value if wide < 0.0 else value
