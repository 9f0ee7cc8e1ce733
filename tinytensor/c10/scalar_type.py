"""The dtypes, their categories and the promotion table.

A dtype is one immutable object compared by identity. Its `repr` is PyTorch's own (`torch.float32`), because what a
learner reads here has to be what PyTorch prints.

Complex dtypes, wide unsigned integers and 8-bit floats are here by name, for tables and comparisons; no tensor has one
(`refuse_by_name`).

Mirrors c10/core/ScalarType.h. Left out: quantized types of 4 and 2 bits, and integers and floats of fewer than 8.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tinytensor.c10.public_name import public_name

BOOL, INTEGRAL, FLOATING = 0, 1, 2  # categories, in the order in which they win a promotion
QUANTIZED = 3  # no promotion knows it
COMPLEX = 4


@public_name("dtype")
class ScalarType:
    """`torch.dtype`: the type of a tensor's elements. There is one object for each: `tt.float32`, `tt.int64`, ...

        name, itemsize                  "float32"; bytes of an element
        is_floating_point, is_signed, is_complex    what kind of numbers it has
        numpy                           the NumPy dtype with the same bits; bfloat16 has none and shows its 16 bits as uint16
        only_a_name                     whether no tensor can have it here
        is_quantized, underlying        whether elements are integers that a quantizer gives a meaning; their dtype

    >>> tt.float32, tt.float32.itemsize, tt.uint8.is_signed
    (torch.float32, 4, False)
    """

    __slots__ = (
        "c_name",
        "category",
        "code",
        "cpp_name",
        "is_complex",
        "is_floating_point",
        "is_quantized",
        "is_signed",
        "itemsize",
        "name",
        "numpy",
        "only_a_name",
        "underlying",
    )

    def __init__(self, name: str, cpp_name: str, c_name: str, itemsize: int, category: int, signed: bool, numpy: str):
        self.name = name
        self.cpp_name = cpp_name
        self.c_name = c_name
        self.itemsize = itemsize
        self.category = category
        self.is_floating_point = category == FLOATING
        self.is_complex = category == COMPLEX
        self.is_signed = signed
        self.is_quantized = category == QUANTIZED
        self.only_a_name = category == COMPLEX
        self.underlying = self
        self.numpy = np.dtype(numpy)
        self.code = len(_ORDER)
        _ORDER.append(self)

    def __repr__(self) -> str:
        return f"torch.{self.name}"

    def __reduce__(self):
        return _by_name, (self.name,)

    def to_real(self) -> ScalarType:
        """The dtype of a complex one's parts; the dtype itself for any other.

        >>> tt.complex64.to_real()
        torch.float32
        """
        return _PARTS.get(self, self)

    def to_complex(self) -> ScalarType:
        """The complex dtype with parts of this one; itself where it is complex. RuntimeError for integers.

        >>> tt.float64.to_complex()
        torch.complex128
        """
        if self.is_complex:
            return self
        for whole, part in _PARTS.items():
            if part is self:
                return whole
        if self is bfloat16:
            return complex64
        raise RuntimeError(f"Unknown Complex ScalarType for {self.cpp_name}")


_ORDER: list[ScalarType] = []

bool_ = ScalarType("bool", "Bool", "bool", 1, BOOL, False, "bool")
uint8 = ScalarType("uint8", "Byte", "uint8_t", 1, INTEGRAL, False, "uint8")
int8 = ScalarType("int8", "Char", "int8_t", 1, INTEGRAL, True, "int8")
int16 = ScalarType("int16", "Short", "int16_t", 2, INTEGRAL, True, "int16")
int32 = ScalarType("int32", "Int", "int", 4, INTEGRAL, True, "int32")
int64 = ScalarType("int64", "Long", "int64_t", 8, INTEGRAL, True, "int64")
float16 = ScalarType("float16", "Half", "at::Half", 2, FLOATING, True, "float16")
bfloat16 = ScalarType("bfloat16", "BFloat16", "at::BFloat16", 2, FLOATING, True, "uint16")
float32 = ScalarType("float32", "Float", "float", 4, FLOATING, True, "float32")
float64 = ScalarType("float64", "Double", "double", 8, FLOATING, True, "float64")

ALL_TYPES: tuple[ScalarType, ...] = tuple(_ORDER)

# Integers that mean nothing without a scale and a zero point, which the tensor's quantizer has (c10/quantizer.py). They stand
# apart from ALL_TYPES, because no arithmetic is defined for them: no kernel is made for these, and no promotion has them.
quint8 = ScalarType("quint8", "QUInt8", "quint8", 1, QUANTIZED, False, "uint8")
qint8 = ScalarType("qint8", "QInt8", "qint8", 1, QUANTIZED, True, "int8")
qint32 = ScalarType("qint32", "QInt32", "qint32", 4, QUANTIZED, True, "int32")
quint8.underlying, qint8.underlying, qint32.underlying = uint8, int8, int32
QUANTIZED_TYPES: tuple[ScalarType, ...] = (quint8, qint8, qint32)

# Complex numbers: names and sizes.
complex32 = ScalarType("complex32", "ComplexHalf", "c10::complex<c10::Half>", 4, COMPLEX, True, "V4")
complex64 = ScalarType("complex64", "ComplexFloat", "c10::complex<float>", 8, COMPLEX, True, "complex64")
complex128 = ScalarType("complex128", "ComplexDouble", "c10::complex<double>", 16, COMPLEX, True, "complex128")
COMPLEX_TYPES: tuple[ScalarType, ...] = (complex32, complex64, complex128)
_PARTS = {complex32: float16, complex64: float32, complex128: float64}

# Unsigned integers that PyTorch has for storing, and floats of 8 bits: names, sizes and limits.
uint16 = ScalarType("uint16", "UInt16", "uint16_t", 2, INTEGRAL, False, "uint16")
uint32 = ScalarType("uint32", "UInt32", "uint32_t", 4, INTEGRAL, False, "uint32")
uint64 = ScalarType("uint64", "UInt64", "uint64_t", 8, INTEGRAL, False, "uint64")
float8_e5m2 = ScalarType("float8_e5m2", "Float8_e5m2", "at::Float8_e5m2", 1, FLOATING, True, "uint8")
float8_e4m3fn = ScalarType("float8_e4m3fn", "Float8_e4m3fn", "at::Float8_e4m3fn", 1, FLOATING, True, "uint8")
float8_e5m2fnuz = ScalarType("float8_e5m2fnuz", "Float8_e5m2fnuz", "at::Float8_e5m2fnuz", 1, FLOATING, True, "uint8")
float8_e4m3fnuz = ScalarType("float8_e4m3fnuz", "Float8_e4m3fnuz", "at::Float8_e4m3fnuz", 1, FLOATING, True, "uint8")
float8_e8m0fnu = ScalarType("float8_e8m0fnu", "Float8_e8m0fnu", "at::Float8_e8m0fnu", 1, FLOATING, False, "uint8")
UNSIGNED_TYPES: tuple[ScalarType, ...] = (uint16, uint32, uint64)
FLOAT8_TYPES: tuple[ScalarType, ...] = (float8_e5m2, float8_e4m3fn, float8_e5m2fnuz, float8_e4m3fnuz, float8_e8m0fnu)
for _type in (*UNSIGNED_TYPES, *FLOAT8_TYPES):
    _type.only_a_name = True

BY_NAME: dict[str, ScalarType] = {
    t.name: t for t in (*ALL_TYPES, *QUANTIZED_TYPES, *COMPLEX_TYPES, *UNSIGNED_TYPES, *FLOAT8_TYPES)
}


def refuse_by_name(dtype: ScalarType) -> ScalarType:
    """The dtype of a tensor that is to be made: NotImplementedError for one that is here by name only."""
    if dtype.only_a_name:
        what = "complex numbers are" if dtype.is_complex else f"{dtype} is"
        raise NotImplementedError(f"{what} not supported by this library: no tensor can be {dtype}")
    return dtype


def _by_name(name: str) -> ScalarType:
    return BY_NAME[name]


# Row + column = result: the join of the two types in the promotion lattice. uint8 with int8 needs int16 (-1 and 200),
# float16 with bfloat16 needs float32 (the range of one, the precision of the other); a floating type absorbs any
# integer whatever its size.
_PROMOTIONS = """
     b1 u1 i1 i2 i4 i8 f2 bf f4 f8
b1   b1 u1 i1 i2 i4 i8 f2 bf f4 f8
u1   u1 u1 i2 i2 i4 i8 f2 bf f4 f8
i1   i1 i2 i1 i2 i4 i8 f2 bf f4 f8
i2   i2 i2 i2 i2 i4 i8 f2 bf f4 f8
i4   i4 i4 i4 i4 i4 i8 f2 bf f4 f8
i8   i8 i8 i8 i8 i8 i8 f2 bf f4 f8
f2   f2 f2 f2 f2 f2 f2 f2 f4 f4 f8
bf   bf bf bf bf bf bf f4 bf f4 f8
f4   f4 f4 f4 f4 f4 f4 f4 f4 f4 f8
f8   f8 f8 f8 f8 f8 f8 f8 f8 f8 f8
"""


def _read_promotions(table: str) -> dict[tuple[ScalarType, ScalarType], ScalarType]:
    header, *rows = [line.split() for line in table.strip().splitlines()]
    short = dict(zip(header, ALL_TYPES, strict=True))
    return {
        (short[row[0]], short[column]): short[cell]
        for row in rows
        for column, cell in zip(header, row[1:], strict=True)
    }


PROMOTIONS = _read_promotions(_PROMOTIONS)


def promote_types(a: ScalarType, b: ScalarType) -> ScalarType:
    """The smallest type that holds both: `torch.promote_types`. RuntimeError for a quantized type, a float of 8 bits or a wide
    unsigned integer, and another.

    >>> promote_types(int64, float16)
    torch.float16
    """
    found = PROMOTIONS.get((a, b))
    if found is None:
        if a is b:
            return a
        quantized = a.is_quantized or b.is_quantized
        if not quantized and (a in FLOAT8_TYPES or b in FLOAT8_TYPES):
            raise RuntimeError(
                f"Promotion for Float8 Types is not supported, attempted to promote {a.cpp_name} and {b.cpp_name}"
            )
        if not quantized and (a in UNSIGNED_TYPES or b in UNSIGNED_TYPES):
            if a.is_floating_point or b.is_floating_point:
                return a if a.is_floating_point else b
            raise RuntimeError(
                "Promotion for uint16, uint32, uint64 types is not supported, attempted to promote "
                f"{a.cpp_name} and {b.cpp_name}"
            )
        if (a.is_complex or b.is_complex) and not quantized:
            return PROMOTIONS[a.to_real(), b.to_real()].to_complex()
        raise RuntimeError(
            "promoteTypes with quantized numbers is not handled yet; figure out what the correct rules should be, offending "
            f"types: {a.cpp_name} {b.cpp_name}"
        )
    return found


def can_cast(from_: ScalarType, to: ScalarType) -> bool:
    """Whether a result of type `from_` may be written into `to`: only a step down in category is refused."""
    return from_.is_quantized or from_.category <= to.category


def opmath(dtype: ScalarType) -> ScalarType:
    """The type a kernel computes in: float32 for the 16-bit floats, else the type itself (ATen/OpMathType.h)."""
    return float32 if dtype is float16 or dtype is bfloat16 else dtype


NUMPY_TO_TORCH = {t.numpy: t for t in ALL_TYPES if t is not bfloat16}


def from_numpy_dtype(dtype: np.dtype) -> ScalarType:
    """The dtype with the same bits as a NumPy dtype; a TypeError in PyTorch's words where there is none."""
    found = NUMPY_TO_TORCH.get(dtype.newbyteorder("="))
    if found is None:
        if dtype.kind == "c":
            raise TypeError("complex numbers are not supported by this library")
        if dtype.kind == "u":
            raise TypeError(f"torch.{dtype.name} is not supported by this library")
        supported = "float64, float32, float16, complex64, complex128, int64, int32, int16, int8, uint64, uint32, uint16, uint8, and bool"
        name = "numpy.str_" if dtype.kind == "U" else f"numpy.{dtype.type.__name__}"
        raise TypeError(f"can't convert np.ndarray of type {name}. The only supported types are: {supported}.")
    return found


default_dtype: ScalarType = float32


def get_default_dtype() -> ScalarType:
    """The dtype that factories, and `tensor` from Python's floats, use unless told otherwise: float32 at first.

    >>> tt.get_default_dtype()
    torch.float32
    """
    return default_dtype


def set_default_dtype(dtype: ScalarType) -> None:
    """Set the dtype of new floating tensors. TypeError unless it is a floating dtype.

    >>> tt.set_default_dtype(tt.float64)
    >>> tt.tensor([0.5]).dtype
    torch.float64
    >>> tt.set_default_dtype(tt.float32)
    """
    global default_dtype
    if not isinstance(dtype, ScalarType):
        raise TypeError("invalid dtype object: only floating-point types are supported as the default type")
    if not dtype.is_floating_point:
        raise TypeError("only floating-point types are supported as the default type")
    if dtype in FLOAT8_TYPES:
        raise TypeError(f"couldn't find storage object {dtype.cpp_name}Storage")
    if dtype is not default_dtype:
        default_dtype = dtype
        for callback in _on_another_default:
            callback()


_on_another_default: list[Callable[[], None]] = []


def on_another_default(callback: Callable[[], None]) -> None:
    """Call `callback()` whenever the default dtype changes: for plans, which know what a float promotes to."""
    _on_another_default.append(callback)
