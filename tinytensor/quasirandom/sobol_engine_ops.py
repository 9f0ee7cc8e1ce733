"""The arithmetic of a Sobol sequence: direction numbers, their scrambling, and the points.

A point's coordinate is `MAXBIT` bits: the `xor` of some of its dimension's direction numbers, one for each 1 in the Gray code
of the point's number. From one point to the next one bit of the Gray code changes, so one direction number is enough.

A dimension's direction numbers follow from a primitive polynomial over the numbers 0 and 1, and from as many first values as
its degree. Both are Joe and Kuo's set `new-joe-kuo-6.21201` (SIAM J. Sci. Comput. 30, 2635-2654, 2008), which PyTorch and SciPy
take too. joe_kuo_6_21201.npz has it for the dimensions from the second on: `polynomials`, whose bits are the coefficients, and
`initial`, the bits of the first values. They are odd and value i (from 0) is less than 2**(i + 1), so of it the i bits in the
middle are kept, lowest first, packed without gaps. Their licence is in LICENSE beside this file.

Mirrors aten/src/ATen/native/SobolEngineOps.{cpp,h} and SobolEngineOpsUtils.cpp.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from tinytensor._tensor import Tensor
from tinytensor.aten.functions import empty
from tinytensor.c10.scalar_type import ScalarType, float32, float64

MAXBIT = 30
TABLE = Path(__file__).with_name("joe_kuo_6_21201.npz")


def direction_numbers(dimension: int) -> np.ndarray:
    """int64 (dimension, MAXBIT): of each dimension the direction numbers, the first of which changes the highest bit."""
    numbers = np.ones((dimension, MAXBIT), np.int64)
    if dimension > 1:
        with np.load(TABLE) as table:
            polynomials, bits = table["polynomials"][: dimension - 1].astype(np.int64), table["initial"]
        degrees = np.frexp(polynomials)[1] - 1
        ends = np.cumsum(degrees * (degrees - 1) // 2)  # where a dimension's bits end
        for degree in range(1, int(degrees[-1]) + 1):  # the degrees grow: those of one degree are neighbours
            first, last = np.searchsorted(degrees, (degree, degree + 1))
            begin = ends[first - 1] if first else 0
            packed = np.unpackbits(bits[begin // 8 :], count=int(ends[last - 1] - begin + begin % 8))[begin % 8 :]
            numbers[1 + first : 1 + last] = _recurrence(
                degree, polynomials[first:last], packed.reshape(last - first, -1)
            )
    return numbers << np.arange(MAXBIT - 1, -1, -1)


def _recurrence(degree: int, polynomials: np.ndarray, bits: np.ndarray) -> np.ndarray:
    """int64 (dimensions, MAXBIT): the first values, and all that follow from them by the polynomials of one degree."""
    values = np.ones((len(polynomials), MAXBIT), np.int64)
    for i in range(1, degree):
        inner = bits[:, i * (i - 1) // 2 : i * (i + 1) // 2].astype(np.int64)
        values[:, i] += (inner << np.arange(1, i + 1)).sum(1)
    for j in range(degree, MAXBIT):
        values[:, j] = values[:, j - degree]
        for k in range(1, degree + 1):
            term = ((polynomials >> (degree - k)) & 1) * (values[:, j - k] << k)
            np.bitwise_xor(values[:, j], term, out=values[:, j])
    return values


def scramble(numbers: np.ndarray, triangles: np.ndarray) -> np.ndarray:
    """The direction numbers' bits multiplied by a matrix of zeros and ones for each dimension: Owen's scrambling, linear.

    numbers      int64 (dimension, MAXBIT)
    triangles    int64 (dimension, MAXBIT, MAXBIT), lower triangular; its diagonal counts as ones
    """
    triangles = triangles | np.eye(MAXBIT, dtype=np.int64)
    rows = triangles @ (1 << np.arange(MAXBIT - 1, -1, -1))  # a row as bits of one number
    scrambled = np.zeros_like(numbers)
    for row in range(MAXBIT):
        bits: np.ndarray = numbers & rows[:, row, None]
        for shift in (16, 8, 4, 2, 1):
            bits = bits ^ (bits >> shift)  # in the end the lowest bit says whether their number is odd
        scrambled |= (bits & 1) << (MAXBIT - 1 - row)
    return scrambled


def changed_bits(num_generated: int, n: int) -> np.ndarray:
    """Which direction number makes the next point, for n points: the place of the lowest 0 in the number of those before."""
    before = np.arange(num_generated, num_generated + n, dtype=np.int64)
    return np.frexp(~before & (before + 1))[1] - 1


def draw(
    quasi: np.ndarray, n: int, numbers: np.ndarray, num_generated: int, dtype: ScalarType
) -> tuple[Tensor, np.ndarray]:
    """The n points after `quasi`, of shape (n, dimension), and the bits of the last one."""
    points = empty((n, len(quasi)), dtype=dtype)
    if dtype not in (float32, float64):
        raise NotImplementedError(f"\"_sobol_engine_draw\" not implemented for '{dtype.cpp_name}'")
    if n == 0:
        return points, quasi
    steps = numbers[:, changed_bits(num_generated, n)].T
    bits = np.bitwise_xor.accumulate(np.concatenate([quasi[None], steps]), axis=0)[1:]
    into = points.numpy()
    into[...] = bits
    into *= into.dtype.type(2.0**-MAXBIT)
    return points, bits[-1]
