"""mt19937 for kernels: numbers one by one, or a block of them.

A kernel is given the address of an engine's memory, whose places c10/mt19937.py names. Every intermediate is cast to
uint32, since Numba would widen it.

Mirrors ATen/core/MT19937RNGEngine.h and `random64` of ATen/CPUGeneratorImpl.cpp.
"""

from __future__ import annotations

import math

import numpy as np

from tinytensor.c10 import mt19937
from tinytensor.kernel_compiler.pointers import ptr_float64, ptr_int64, ptr_uint32

N, M = mt19937.N, mt19937.M
LEFT, NORMAL, HAS_NORMAL, SCRATCH = mt19937.LEFT, mt19937.NORMAL, mt19937.HAS_NORMAL, mt19937.SCRATCH
_MATRIX, _UPPER, _LOWER = np.uint32(mt19937.MATRIX), np.uint32(mt19937.UPPER), np.uint32(mt19937.LOWER)
_ONE = np.uint32(1)


def mix(u, v, far):
    """The new word in the place of u: v is its neighbour, `far` the word M places on."""
    # v's lowest bit is also that of the mixture; 0 minus it is a mask of all bits or none.
    mixed = np.uint32(np.uint32(u & _UPPER) | np.uint32(v & _LOWER))
    matrix = np.uint32(np.uint32(np.uint32(0) - np.uint32(v & _ONE)) & _MATRIX)
    return np.uint32(np.uint32(far ^ np.uint32(mixed >> _ONE)) ^ matrix)


def next_state(state):
    p = ptr_uint32(state)
    for j in range(N - M):
        p[j] = mix(p[j], p[j + 1], p[j + M])
    for j in range(N - M, N - 1):
        p[j] = mix(p[j], p[j + 1], p[j - (N - M)])
    p[N - 1] = mix(p[N - 1], p[0], p[M - 1])


def temper(word):
    y = np.uint32(word ^ np.uint32(word >> np.uint32(11)))
    y = np.uint32(y ^ np.uint32(np.uint32(y << np.uint32(7)) & np.uint32(0x9D2C5680)))
    y = np.uint32(y ^ np.uint32(np.uint32(y << np.uint32(15)) & np.uint32(0xEFC60000)))
    return np.uint32(y ^ np.uint32(y >> np.uint32(18)))


def random(state):
    """The next 32 bits."""
    p, counters = ptr_uint32(state), ptr_int64(state + LEFT)
    if counters[0] == 1:
        next_state(state)
        counters[0], counters[1] = N + 1, 0
    at = counters[1]
    counters[0], counters[1] = counters[0] - 1, at + 1
    return temper(p[at])


def random64(state):
    """The next 64 bits: the first number is the upper half."""
    high = np.uint64(random(state))
    return np.uint64(np.uint64(high << np.uint64(32)) | np.uint64(random(state)))


def fill_words(state, n):
    """n numbers into the scratch."""
    p, counters, out = ptr_uint32(state), ptr_int64(state + LEFT), ptr_uint32(state + SCRATCH)
    done = np.int64(0)
    while done < n:
        if counters[0] == 1:
            next_state(state)
            counters[0], counters[1] = N + 1, 0
        left, start = counters[0] - 1, counters[1]
        count = min(n - done, left)
        for k in range(count):
            out[done + k] = temper(p[start + k])
        counters[0], counters[1] = left + 1 - count, start + count
        done += count


def unit_float64(bits):
    """53 of 64 random bits as a float64 in [0, 1)."""
    return np.float64(np.int64(bits & np.uint64(2**53 - 1))) * np.float64(2.0**-53)


def uniform(state):
    """A float64 in [0, 1)."""
    return unit_float64(random64(state))


def standard_normal(state):
    """A normal float64, by Box and Muller, who make two at a time: the second waits for the next call."""
    kept, has_kept = ptr_float64(state + NORMAL), ptr_int64(state + HAS_NORMAL)
    if has_kept[0] != 0:
        has_kept[0] = 0
        return kept[0]
    u = uniform(state)
    radius = np.sqrt(np.float64(-2.0) * math.log1p(-uniform(state)))
    angle = 2.0 * math.pi * u
    kept[0], has_kept[0] = radius * math.sin(angle), 1
    return radius * math.cos(angle)
