"""Typed access to memory for kernels: `p = ptr_float32(address)`, then `p[i]`.

A kernel receives addresses, as a CPU or CUDA kernel of PyTorch receives `char**`; these functions give an address
its element type. They are plain Python functions, and do run as such (slowly: for stepping through a loop in a
debugger); when a kernel is compiled, `kernel_compiler.intrinsics` puts one machine instruction in the place of each.

Mirrors c10/util/Load.h, c10/util/bit_cast.h, c10/util/Half.h and c10/util/BFloat16.h. Left out: float8.
"""

import ctypes
import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

_F = Callable[..., Any]

LOWERED: set[_F] = set()
"""The functions that `kernel_compiler.intrinsics` replaces when a kernel is compiled."""


def lowered(function: _F) -> _F:
    LOWERED.add(function)
    return function


def fastmath(*flags: str) -> Callable[[_F], _F]:
    """Fix LLVM's floating-point freedoms for one function, whatever the kernel that calls it asked for.

    `reassoc` lets a reduction use several accumulators, and undoes error-compensated arithmetic such as Cody-Waite
    range reduction: mathematics is pinned to `@fastmath("contract")` and may be called from any loop.
    """

    def pin(function: _F) -> _F:
        function.__fastmath__ = frozenset(flags)  # type: ignore[attr-defined]
        return function

    return pin


_NEAR = (1 << 62) - 1


class Pointer:
    """What `ptr_float32(address)` is when the loop runs as plain Python."""

    __slots__ = ("cells", "element")

    def __init__(self, address: int, cell: Any, element: Callable[[Any], Any]):
        # See Note [Addresses of a simulated device] in c10/cuda/simulated_driver.py
        self.cells = ctypes.cast(int(address) & _NEAR, ctypes.POINTER(cell))
        self.element = element

    def __getitem__(self, index: int) -> Any:
        return self.element(self.cells[int(index)])

    def __setitem__(self, index: int, value: Any) -> None:
        self.cells[int(index)] = self.element(value).item()


@lowered
def ptr_bool(address):
    return Pointer(address, ctypes.c_bool, np.bool_)


@lowered
def ptr_uint8(address):
    return Pointer(address, ctypes.c_uint8, np.uint8)


@lowered
def ptr_int8(address):
    return Pointer(address, ctypes.c_int8, np.int8)


@lowered
def ptr_int16(address):
    return Pointer(address, ctypes.c_int16, np.int16)


@lowered
def ptr_int32(address):
    return Pointer(address, ctypes.c_int32, np.int32)


@lowered
def ptr_int64(address):
    return Pointer(address, ctypes.c_int64, np.int64)


@lowered
def ptr_uint16(address):
    return Pointer(address, ctypes.c_uint16, np.uint16)


@lowered
def ptr_uint32(address):
    return Pointer(address, ctypes.c_uint32, np.uint32)


@lowered
def ptr_uint64(address):
    return Pointer(address, ctypes.c_uint64, np.uint64)


@lowered
def ptr_float32(address):
    return Pointer(address, ctypes.c_float, np.float32)


@lowered
def ptr_float64(address):
    return Pointer(address, ctypes.c_double, np.float64)


@lowered
def bits_float32(bits):
    """The float32 whose bit pattern is the int32 `bits`."""
    return np.int32(bits).view(np.float32)


@lowered
def float32_bits(value):
    """The bit pattern of a float32, as int32."""
    return np.float32(value).view(np.int32)


@lowered
def bits_float64(bits):
    """The float64 whose bit pattern is the int64 `bits`."""
    return np.int64(bits).view(np.float64)


@lowered
def float64_bits(value):
    """The bit pattern of a float64, as int64."""
    return np.float64(value).view(np.int64)


@lowered
def like(value, x):
    """`value` in the type of `x`: a bare literal would make float32 arithmetic double."""
    return type(x)(value)


@lowered
def fma(a, b, c):
    """a * b + c of one floating type, rounded once: a fused multiply-add.

    `contract` leaves it to LLVM where to fuse. Numbers that must be the same on every processor say it themselves.
    """
    kind = type(c)
    if not all(map(math.isfinite, (a, b, c))):
        return kind(a * b + c)
    exact = Fraction(float(a)) * Fraction(float(b)) + Fraction(float(c))
    if not exact:
        return kind(float(a) * float(b) + float(c))  # the sign of this zero
    rounded = np.float64(float(exact))
    if kind is np.float32 and rounded != exact and not float64_bits(rounded) & 1:
        # Rounded to odd, so that the second rounding cannot take what the first one made a tie.
        rounded = np.nextafter(rounded, np.inf if exact > rounded else -np.inf)
    return kind(rounded)


# Every intermediate below is cast to uint32: Numba would widen the sum or shift of two 32-bit integers to 64 bits, and these
# functions rely on bits that fall out at the top. The conditional expressions become selects and no jumps, so that loops over
# halves are vectorised.
_TWO_TO_112 = np.float32(2.0**112)
_TWO_TO_MINUS_110 = np.float32(2.0**-110)


@fastmath()
def half_to_float(half):
    """float16 bits (uint16) -> float32.

    Shifting exponent and mantissa into a float32's places leaves the exponent 112 too small, for subnormals too;
    infinity and NaN need all exponent bits set instead.
    """
    word = np.uint32(half)
    sign = np.uint32(np.uint32(word & np.uint32(0x8000)) << np.uint32(16))
    magnitude = np.uint32(np.uint32(word & np.uint32(0x7FFF)) << np.uint32(13))
    # 112 = 127 - 15, the difference of the biases. A subnormal half is a subnormal float32 before this product, and exact
    # after it; where the processor flushes subnormals to zero it would be lost.
    finite = np.uint32(float32_bits(bits_float32(np.int32(magnitude)) * _TWO_TO_112))
    special = np.uint32(magnitude | np.uint32(0x7F800000))
    # 0x7C00 << 13: the half's exponent bits are all set.
    result = special if magnitude >= np.uint32(0x0F800000) else finite
    return bits_float32(np.int32(np.uint32(result | sign)))


@fastmath()
def float_to_half(value):
    """float32 -> float16 bits (uint16), rounding to nearest even.

    Adding a power of two of the right size makes the float32 adder drop, and round, exactly the bits that a half
    has no room for; the first product sends what overflows a half to infinity.
    """
    word = np.uint32(float32_bits(value))
    sign = np.uint32(word & np.uint32(0x80000000))
    doubled = np.uint32(word + word)
    exponent = np.uint32(doubled & np.uint32(0xFF000000))
    # 0x71 = 113 is the exponent of 2^-14, the smallest normal half. Below it the spacing of halves stays the same, so the
    # rounder stays the same too.
    bias = exponent if exponent > np.uint32(0x71000000) else np.uint32(0x71000000)
    absolute = bits_float32(np.int32(np.uint32(word & np.uint32(0x7FFFFFFF))))
    scaled = (absolute * _TWO_TO_112) * _TWO_TO_MINUS_110
    # `scaled` is 4 times the value and the rounder 2^15 times its power of two: they are 13 binary places apart, which is how
    # many more digits a float32 has (23) than a half (10).
    rounder = bits_float32(np.int32(np.uint32(np.uint32(bias >> np.uint32(1)) + np.uint32(0x07800000))))
    rounded = np.uint32(float32_bits(rounder + scaled))
    magnitude = np.uint32(
        np.uint32(np.uint32(rounded >> np.uint32(13)) & np.uint32(0x7C00)) + np.uint32(rounded & np.uint32(0x0FFF))
    )
    # Doubling dropped the sign: what is above infinity's bits is NaN, and every NaN becomes the same quiet one.
    magnitude = np.uint32(0x7E00) if doubled > np.uint32(0xFF000000) else magnitude
    return np.uint16(np.uint32(np.uint32(sign >> np.uint32(16)) | magnitude))


@fastmath()
def bfloat16_to_float(bfloat):
    """bfloat16 bits (uint16) -> float32: the upper half of a float32."""
    return bits_float32(np.int32(np.uint32(np.uint32(bfloat) << np.uint32(16))))


@fastmath()
def float_to_bfloat16(value):
    """float32 -> bfloat16 bits (uint16), rounding to nearest even; every NaN becomes 0x7FC0."""
    word = np.uint32(float32_bits(value))
    # Adding just less than half of the last place rounds to nearest; one more where the last place is odd makes ties even.
    even = np.uint32(np.uint32(word >> np.uint32(16)) & np.uint32(1))
    rounded = np.uint32(np.uint32(word + np.uint32(0x7FFF)) + even)
    not_a_number = np.uint32(word & np.uint32(0x7FFFFFFF)) > np.uint32(0x7F800000)
    return np.uint16(0x7FC0) if not_a_number else np.uint16(np.uint32(rounded >> np.uint32(16)))
