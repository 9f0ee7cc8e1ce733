"""Philox4x32-10: random bits as a function of a counter.

    seed           64 bits: the key
    subsequence    64 bits: which element of the output
    offset         64 bits: how many blocks of this element's sequence came before

Ten rounds of multiplications mix the counter (offset, subsequence) with the key; what comes out passes the usual test
batteries, and there is no state to carry from one number to the next. Each block is four 32-bit words.

J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw: Parallel Random Numbers: As Easy as 1, 2, 3 (SC 2011).
Mirrors ATen/core/PhiloxRNGEngine.h. Left out: the buffer of unused words, since an element asks by number.
"""

from __future__ import annotations

import numpy as np

_MULTIPLIER_0, _MULTIPLIER_1 = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
_WEYL_0, _WEYL_1 = np.uint32(0x9E3779B9), np.uint32(0xBB67AE85)
_LOW = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)


def philox_round(c0, c1, c2, c3, k0, k1):
    # 32 x 32 -> 64 bits. The high half of each product is mixed into the other pair, the low half stays.
    a, b = np.uint64(c0) * _MULTIPLIER_0, np.uint64(c2) * _MULTIPLIER_1
    high_a, high_b = np.uint32(a >> _32), np.uint32(b >> _32)
    return (
        np.uint32(np.uint32(high_b ^ c1) ^ k0),
        np.uint32(b & _LOW),
        np.uint32(np.uint32(high_a ^ c3) ^ k1),
        np.uint32(a & _LOW),
    )


def philox(seed, subsequence, offset):
    """Four uint32 words."""
    key, counter, element = np.uint64(seed), np.uint64(offset), np.uint64(subsequence)
    k0, k1 = np.uint32(key & _LOW), np.uint32(key >> _32)
    c0, c1 = np.uint32(counter & _LOW), np.uint32(counter >> _32)
    c2, c3 = np.uint32(element & _LOW), np.uint32(element >> _32)
    # Between the rounds the key grows by constants (a Weyl sequence), so that no two rounds are alike.
    for _ in range(10):
        c0, c1, c2, c3 = philox_round(c0, c1, c2, c3, k0, k1)
        k0, k1 = np.uint32(k0 + _WEYL_0), np.uint32(k1 + _WEYL_1)
    return c0, c1, c2, c3


def two_words(high, low):
    """64 bits."""
    return np.uint64(np.uint64(high) << _32) | np.uint64(low)


def unit_float64(high, low):
    """53 of 64 random bits as a float64 in [0, 1)."""
    return np.float64(np.int64(two_words(high, low) >> np.uint64(11))) * np.float64(2.0**-53)


def uniform_pair(seed, subsequence, offset):
    """Two independent float64 in [0, 1): one block."""
    w0, w1, w2, w3 = philox(seed, subsequence, offset)
    return unit_float64(w0, w1), unit_float64(w2, w3)
