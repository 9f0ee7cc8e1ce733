"""Groups of dtypes, as PyTorch's tests name them.

Mirrors torch/testing/_internal/common_dtype.py. Left out: the groups of MPS and those with 8-bit floats or quantized types of
4 and 2 bits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor.c10.device import Device
from tinytensor.c10.scalar_type import (
    ScalarType,
    bfloat16,
    bool_,
    complex32,
    complex64,
    complex128,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
)  # fmt: skip


class _Dtypes(tuple):
    """A tuple of dtypes that stays one when another is added."""

    __slots__ = ()

    def __add__(self, other: Any) -> _Dtypes:
        if not isinstance(other, tuple):
            raise AssertionError(f"Expected other to be a tuple, got {type(other)}")
        return _Dtypes(tuple.__add__(self, other))


def _checked(dtypes: tuple[Any, ...]) -> tuple[ScalarType, ...]:
    for dtype in dtypes:
        if not isinstance(dtype, ScalarType):
            raise AssertionError(f"Expected dtype to be torch.dtype, got {type(dtype)}")
    return dtypes


def _group(*dtypes: ScalarType) -> tuple[Callable[[], _Dtypes], Callable[..., _Dtypes]]:
    """A function that gives the dtypes, and one that adds its arguments to them."""
    group = _Dtypes(dtypes)
    return lambda: group, lambda *more: group + _checked(more)


_FLOATS = (float32, float64)
_INTEGERS = (uint8, int8, int16, int32, int64)
_COMPLEX = (complex64, complex128)

empty_types, custom_types = _group()
floating_types, floating_types_and = _group(*_FLOATS)
floating_types_and_half, _ = _group(*_FLOATS, float16)
floating_and_complex_types, floating_and_complex_types_and = _group(*_FLOATS, *_COMPLEX)
double_types, _ = _group(float64, complex128)
integral_types, integral_types_and = _group(*_INTEGERS)
all_types, all_types_and = _group(*_FLOATS, *_INTEGERS)
all_types_and_half, _ = _group(*_FLOATS, *_INTEGERS, float16)
complex_types, complex_types_and = _group(*_COMPLEX)
all_types_and_complex, all_types_and_complex_and = _group(*_FLOATS, *_INTEGERS, *_COMPLEX)

float_to_corresponding_complex_type_map = {float16: complex32, float32: complex64, float64: complex128}


def get_all_int_dtypes() -> list[ScalarType]:
    """The integers.

    >>> len(get_all_int_dtypes())
    5
    """
    return [*_INTEGERS]


def get_all_fp_dtypes(include_half: bool = True, include_bfloat16: bool = True) -> list[ScalarType]:
    """The floats.

    >>> get_all_fp_dtypes(include_half=False)
    [torch.float32, torch.float64, torch.bfloat16]
    """
    return [*_FLOATS, *[float16] * include_half, *[bfloat16] * include_bfloat16]


def get_all_complex_dtypes(include_complex32: bool = False) -> list[ScalarType]:
    """The complex dtypes.

    >>> get_all_complex_dtypes()
    [torch.complex64, torch.complex128]
    """
    return [*[complex32] * include_complex32, *_COMPLEX]


def get_all_dtypes(
    include_half: bool = True, include_bfloat16: bool = True, include_bool: bool = True, include_complex: bool = True,
    include_complex32: bool = False,
) -> list[ScalarType]:  # fmt: skip
    """All dtypes but quantized ones.

    >>> len(get_all_dtypes(include_complex=False))
    10
    """
    found = get_all_int_dtypes() + get_all_fp_dtypes(include_half, include_bfloat16) + [bool_] * include_bool
    return found + (get_all_complex_dtypes(include_complex32) if include_complex else [])


def get_all_math_dtypes(device: str) -> list[ScalarType]:
    """Those that a device computes with.

    >>> float64 in get_all_math_dtypes("cpu")
    True
    """
    return get_all_int_dtypes() + get_all_fp_dtypes(device.startswith("cuda"), False) + get_all_complex_dtypes()


def highest_precision_float(device: Any) -> ScalarType:
    """float64, but on MPS.

    >>> highest_precision_float("cpu")
    torch.float64
    """
    return float32 if Device(device).type == "mps" else float64
