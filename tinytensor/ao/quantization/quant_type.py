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
