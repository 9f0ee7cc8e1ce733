"""mt19937, the engine of the CPU's generator: 624 words, and how far they are used up.

Each number is a word of the state, tempered. When all are used, the whole state is computed anew from itself: a twist.
The state stands in one block of memory, whose address kernels are given (aten/native/random/ufunc/mt19937.py); here are
its places, and the same engine for NumPy arrays.

    bytes        what
    0            624 uint32: the words
    LEFT         int64: how many numbers come before the next twist, and one more
    NEXT         int64: the word that is next
    NORMAL       float64: the second of two normal numbers that were made together
    HAS_NORMAL   int64: whether there is one
    SCRATCH      up to the end: room in which a kernel draws a block of words

M. Matsumoto, T. Nishimura: Mersenne Twister, a 623-dimensionally equidistributed uniform pseudo-random number generator
(1998). Mirrors ATen/core/MT19937RNGEngine.h.
"""

from __future__ import annotations

import ctypes

import numpy as np

N, M = 624, 397
MATRIX, UPPER, LOWER = 0x9908B0DF, 0x80000000, 0x7FFFFFFF
LEFT = 4 * N
NEXT, NORMAL, HAS_NORMAL, SCRATCH = LEFT + 8, LEFT + 16, LEFT + 24, LEFT + 32
BLOCK = 2048
"""Numbers that a kernel draws at once. A number takes one word or two."""
NBYTES = SCRATCH + 8 * BLOCK

Array = np.ndarray


class Engine:
    """The block of memory, and views of its parts: of a new one, or of that at an address."""

    __slots__ = ("address", "counters", "memory", "normal", "words")

    def __init__(self, address: int | None = None) -> None:
        if address is None:
            self.memory = np.zeros(NBYTES // 8, np.uint64)
        else:
            self.memory = np.ctypeslib.as_array((ctypes.c_uint64 * (NBYTES // 8)).from_address(address))
        self.words = self.memory.view(np.uint32)[:N]
        self.counters = self.memory[LEFT // 8 : NORMAL // 8].view(np.int64)
        self.normal = self.memory[NORMAL // 8 :].view(np.float64)[:1]
        self.address: int = self.memory.ctypes.data

    def seed(self, seed: int) -> None:
        """Start from the lower 32 bits of a seed."""
        word, words = seed & 0xFFFFFFFF, []
        for j in range(1, N + 1):
            words.append(word)
            word = (1812433253 * (word ^ (word >> 30)) + j) & 0xFFFFFFFF
        self.words[:] = words
        self.counters[:] = 1, 0
        self.has_normal = False

    @property
    def has_normal(self) -> bool:
        return bool(self.memory[HAS_NORMAL // 8])

    @has_normal.setter
    def has_normal(self, value: bool) -> None:
        self.memory[HAS_NORMAL // 8] = value

    def dump(self) -> bytes:
        """All but the scratch."""
        return self.memory[: SCRATCH // 8].tobytes()

    def restore(self, dumped: bytes) -> None:
        self.memory[: SCRATCH // 8] = np.frombuffer(dumped, np.uint64)

    # ---- the same for NumPy ----------------------------------------------------------------------------------------------

    def random(self, n: int) -> Array:
        """The next n numbers, as uint32."""
        drawn = np.empty(n, np.uint32)
        done = 0
        while done < n:
            if self.counters[0] == 1:
                twist(self.words)
                self.counters[:] = N + 1, 0
            left, start = self.counters.tolist()
            count = min(n - done, left - 1)
            drawn[done : done + count] = temper(self.words[start : start + count])
            self.counters += -count, count
            done += count
        return drawn

    def random64(self, n: int) -> Array:
        """The next n pairs of numbers, as uint64: the first is the upper half."""
        pairs = self.random(2 * n).astype(np.uint64).reshape(n, 2)
        return pairs[:, 0] << np.uint64(32) | pairs[:, 1]


def twist(words: Array) -> None:
    """Compute the state anew."""
    # Word j needs word j + 1 and word j + M, of which those behind the end are new ones already. So each slice may be
    # computed at once that reads no word of its own.
    for start, stop in ((0, N - M), (N - M, 2 * (N - M)), (2 * (N - M), N - 1), (N - 1, N)):
        at = np.arange(start, stop)
        mixed = (words[at] & np.uint32(UPPER)) | (words[(at + 1) % N] & np.uint32(LOWER))
        words[at] = words[(at + M) % N] ^ (mixed >> np.uint32(1)) ^ (mixed & np.uint32(1)) * np.uint32(MATRIX)


def temper(y: Array) -> Array:
    y = y ^ (y >> np.uint32(11))
    y = y ^ ((y << np.uint32(7)) & np.uint32(0x9D2C5680))
    y = y ^ ((y << np.uint32(15)) & np.uint32(0xEFC60000))
    return y ^ (y >> np.uint32(18))
