"""Quantizers: which real number a stored integer stands for.

A quantized tensor has strides and bytes like any other; its metadata has a quantizer beside the dtype. The real number of a
stored integer q is (q - zero_point) * scale, with one scale and zero point for the tensor or one for each index of an axis.

Mirrors aten/src/ATen/quantized/Quantizer.h and c10/core/QScheme.h. Left out: sparse quantizers and other non-uniform ones.
"""

from __future__ import annotations

from typing import Any

from tinytensor.c10.error import check
from tinytensor.c10.public_name import public_name
from tinytensor.c10.scalar_type import ScalarType


@public_name("qscheme")
class QScheme:
    """`torch.qscheme`: how integers stand for real numbers, by one scale or several, symmetric or not.

    >>> tt.per_tensor_affine, isinstance(tt.per_channel_symmetric, tt.qscheme)
    (torch.per_tensor_affine, True)
    """

    __slots__ = ("name",)

    def __init__(self, name: str):
        self.name = name

    def __repr__(self) -> str:
        return f"torch.{self.name}"

    def __reduce__(self) -> str:
        return self.name  # pickled as a name of this module, so that there stays one object


per_tensor_affine = QScheme("per_tensor_affine")
per_channel_affine = QScheme("per_channel_affine")
per_tensor_symmetric = QScheme("per_tensor_symmetric")
per_channel_symmetric = QScheme("per_channel_symmetric")
per_channel_affine_float_qparams = QScheme("per_channel_affine_float_qparams")
QSCHEMES = (
    per_tensor_affine,
    per_channel_affine,
    per_tensor_symmetric,
    per_channel_symmetric,
    per_channel_affine_float_qparams,
)


class PerTensorAffineQuantizer:
    """One scale (a float) and one zero point (an int) for all elements. Two with the same numbers are equal."""

    __slots__ = ("dtype", "scale", "zero_point")
    qscheme = per_tensor_affine

    def __init__(self, dtype: ScalarType, scale: float, zero_point: int):
        self.dtype = dtype
        self.scale = scale
        self.zero_point = zero_point

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PerTensorAffineQuantizer) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[ScalarType, float, int]:
        return self.dtype, self.scale, self.zero_point


class PerChannelAffineQuantizer:
    """A scale and a zero point for each index of dimension `axis`.

    scales       tensor of shape (channels,), float64 (float32 with float zero points)
    zero_points  tensor of shape (channels,), int64
    Equal only to itself, since tensors can be written to.
    """

    __slots__ = ("axis", "dtype", "scales", "zero_points")
    qscheme = per_channel_affine

    def __init__(self, dtype: ScalarType, scales: Any, zero_points: Any, axis: int):
        self.dtype = dtype
        self.scales = scales
        self.zero_points = zero_points
        self.axis = axis


class PerChannelAffineFloatQParamsQuantizer(PerChannelAffineQuantizer):
    """The zero points are float32, as the scales are: 0.0 need not be one of the numbers that can be stored."""

    __slots__ = ()
    qscheme = per_channel_affine_float_qparams


class UnknownQuantizer:
    """What a tensor has that was made with a quantized dtype alone: nobody said what its integers mean."""

    __slots__ = ("dtype",)

    def __init__(self, dtype: ScalarType):
        self.dtype = dtype

    @property
    def qscheme(self) -> QScheme:
        raise RuntimeError("cannot call qscheme on UnknownQuantizer")


Quantizer = PerTensorAffineQuantizer | PerChannelAffineQuantizer | UnknownQuantizer


def per_tensor(quantizer: Quantizer) -> PerTensorAffineQuantizer:
    """The quantizer, which has one scale for all elements; RuntimeError for another."""
    check_expected(isinstance(quantizer, PerTensorAffineQuantizer), "quantizer->qscheme() == kPerTensorAffine")
    assert isinstance(quantizer, PerTensorAffineQuantizer)
    return quantizer


def per_channel(quantizer: Quantizer) -> PerChannelAffineQuantizer:
    """The quantizer, which has a scale for each channel; RuntimeError for another."""
    check_expected(
        isinstance(quantizer, PerChannelAffineQuantizer),
        "quantizer->qscheme() == kPerChannelAffine || quantizer->qscheme() == kPerChannelAffineFloatQParams",
    )
    assert isinstance(quantizer, PerChannelAffineQuantizer)
    return quantizer


def check_expected(condition: bool, text: str) -> None:
    """RuntimeError with the words of a C++ check that has none of its own."""
    check(
        condition,
        f"Expected {text} to be true, but got false.  (Could this error message be improved?  If so, please report an "
        "enhancement request to PyTorch.)",
    )
