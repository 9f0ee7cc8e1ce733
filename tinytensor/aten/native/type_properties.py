"""Which dtype an operator computes in.

Operands speak in three classes: tensors with dimensions, 0-dim tensors, wrapped Python numbers. Each class is joined
by itself; a weaker class counts only where its category (bool < integral < floating) is higher.

Mirrors aten/src/ATen/native/TypeProperties.cpp (`result_type`).
"""

from __future__ import annotations

from collections.abc import Iterable

from tinytensor.c10 import scalar_type
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, promote_types


def result_type(operands: Iterable[Metadata]) -> ScalarType:
    """The common dtype of the operands.

    A Python float counts as the default dtype, and only where no floating tensor speaks.
    """
    # A wrapped number has no dimensions either; asking for it first keeps it apart from tensors without dimensions.
    dim_result = zero_result = wrapped_result = None
    for m in operands:
        current = m.dtype
        if m.is_wrapped_number:
            if current.is_floating_point:
                current = scalar_type.get_default_dtype()
            wrapped_result = _join(wrapped_result, current)
        elif m.dim > 0:
            dim_result = _join(dim_result, current)
        else:
            zero_result = _join(zero_result, current)
    result = _combine(dim_result, _combine(zero_result, wrapped_result))
    assert result is not None
    return result


def _join(a: ScalarType | None, b: ScalarType) -> ScalarType:
    return b if a is None else promote_types(a, b)


def _combine(higher: ScalarType | None, lower: ScalarType | None) -> ScalarType | None:
    """`higher` unless `lower` is of a higher category."""
    if higher is None:
        return lower
    if lower is None or (higher.category >= lower.category and not _refuses(higher, lower)):
        return higher
    return promote_types(higher, lower)


def _refuses(higher: ScalarType, lower: ScalarType) -> bool:
    """A floating number beside quantized ones: there is no dtype for both, which `promote_types` says."""
    return higher.is_quantized and (lower.is_floating_point or lower.is_complex)
