"""finfo and iinfo: the limits of a dtype.

Mirrors torch/csrc/TypeInfo.cpp.
"""

from __future__ import annotations

from collections.abc import Hashable

from tinytensor.c10 import scalar_type
from tinytensor.c10.public_name import public_name
from tinytensor.c10.scalar_type import (
    ScalarType,
    bfloat16,
    bool_,
    float8_e4m3fn,
    float8_e4m3fnuz,
    float8_e5m2,
    float8_e5m2fnuz,
    float8_e8m0fnu,
    float16,
    float32,
    float64,
    int64,
)  # fmt: skip

_FLOAT16_LIMITS = (1e-3, 65504.0, 2.0**-10, 2.0**-14)
# dtype: (resolution, max, eps, smallest normal number)
_LIMITS = {
    float16: _FLOAT16_LIMITS,
    bfloat16: (1e-2, 3.3895313892515355e38, 2.0**-7, 2.0**-126),
    float32: (1e-6, 3.4028234663852886e38, 2.0**-23, 2.0**-126),
    float64: (1e-15, 1.7976931348623157e308, 2.0**-52, 2.0**-1022),
    float8_e4m3fn: (1.0, 448.0, 2.0**-3, 2.0**-6),
    float8_e5m2: (1.0, 57344.0, 2.0**-2, 2.0**-14),
    float8_e4m3fnuz: (1.0, 240.0, 2.0**-3, 2.0**-7),
    float8_e5m2fnuz: (1.0, 57344.0, 2.0**-3, 2.0**-15),
    float8_e8m0fnu: (1.0, 2.0**127, 1.0, 2.0**-127),
}


# Python's types stand for dtypes of 64 bits.
_OF_PYTHON: dict[object, ScalarType] = {float: float64, complex: float64, int: int64, bool: bool_}


def _checked(name: str, type: object) -> ScalarType:
    type = _OF_PYTHON.get(type, type) if isinstance(type, Hashable) else type
    if not isinstance(type, ScalarType):
        raise TypeError(f"{name}(): argument 'type' (position 1) must be torch.dtype, not {type.__class__.__name__}")
    return type


@public_name("finfo")
class finfo:
    """The limits of a floating dtype; the default dtype unless told otherwise.

        bits              of one element
        max, min          the largest finite number, and its negative
        eps               distance from 1 to the next larger number
        smallest_normal   the smallest positive number with all its digits; also called `tiny`
        resolution        about 10 ** -(digits that are exact)

    A complex dtype has those of its parts. TypeError for a dtype that is neither.

    >>> tt.finfo(tt.float16)
    finfo(resolution=0.001, min=-65504, max=65504, eps=0.000976562, smallest_normal=6.10352e-05, tiny=6.10352e-05, dtype=float16)
    >>> tt.finfo(tt.float16).max
    65504.0
    """

    __slots__ = ("_dtype", "bits", "dtype", "eps", "max", "min", "resolution", "smallest_normal", "tiny")

    def __init__(self, type: ScalarType | None = None):
        of = scalar_type.get_default_dtype() if type is None else _checked("finfo", type)
        of = of.to_real()
        if not of.is_floating_point:
            raise TypeError(
                "torch.finfo() requires a floating point input type. Use torch.iinfo to handle 'torch.finfo'"
            )
        self._dtype, self.bits, self.dtype = of, 8 * of.itemsize, of.name
        self.resolution, self.max, self.eps, self.smallest_normal = _LIMITS[of]
        self.tiny = self.smallest_normal
        self.min = -self.max if of.is_signed else self.smallest_normal  # float8_e8m0fnu: a power of two, without a sign

    def __eq__(self, other: object) -> bool:
        return isinstance(other, finfo) and other._dtype is self._dtype

    def __hash__(self) -> int:
        return hash(self._dtype)

    def __repr__(self) -> str:
        numbers = ", ".join(
            f"{name}={getattr(self, name):g}" for name in ("resolution", "min", "max", "eps", "smallest_normal", "tiny")
        )
        return f"finfo({numbers}, dtype={self.dtype})"


@public_name("iinfo")
class iinfo:
    """The limits of an integer dtype: `bits` of one element, `min` and `max`. TypeError for bool and floating dtypes.

    >>> tt.iinfo(tt.int8)
    iinfo(min=-128, max=127, dtype=int8)
    >>> tt.iinfo(tt.int8).min
    -128
    """

    __slots__ = ("_dtype", "bits", "dtype", "max", "min")

    def __init__(self, type: ScalarType):
        of = _checked("iinfo", type)
        if of.is_quantized:
            raise NotImplementedError(f"\"dtype\" not implemented for '{of.cpp_name}'")
        if of.is_floating_point or of.is_complex:
            raise TypeError("torch.iinfo() requires an integer input type. Use torch.finfo to handle 'torch.iinfo'")
        if of is bool_:
            raise TypeError("torch.bool is not supported by torch.iinfo")
        self._dtype, self.bits, self.dtype = of, 8 * of.itemsize, of.name
        self.max = 2 ** (self.bits - of.is_signed) - 1
        self.min = -self.max - 1 if of.is_signed else 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, iinfo) and other._dtype is self._dtype

    def __hash__(self) -> int:
        return hash(self._dtype)

    def __repr__(self) -> str:
        return f"iinfo(min={self.min:g}, max={self.max:g}, dtype={self.dtype})"
