"""The kinds of quantization.

Mirrors torch/ao/quantization/quant_type.py.
"""

from __future__ import annotations

import enum

__all__ = ["QuantType"]


class QuantType(enum.IntEnum):
    """When numbers become integers: in each call, before, while training; or weights alone."""

    DYNAMIC = 0
    STATIC = 1
    QAT = 2
    WEIGHT_ONLY = 3


_NAMES = {
    QuantType.STATIC: "static",
    QuantType.DYNAMIC: "dynamic",
    QuantType.QAT: "qat",
    QuantType.WEIGHT_ONLY: "weight_only",
}


def _get_quant_type_to_str(quant_type: QuantType) -> str:
    return _NAMES[quant_type]


def _quant_type_from_str(name: str) -> QuantType:
    for quant_type, known in _NAMES.items():
        if name == known:
            return quant_type
    raise ValueError(f"Unknown QuantType name '{name}'")
