"""How exactly float32 matrix products are computed: a device may round their factors where the program allows it.

Mirrors the flag `float32_matmul_precision` of aten/src/ATen/Context.h.
"""

from __future__ import annotations

PRECISIONS = ("highest", "high", "medium")


class Float32Precision:
    """matmul    "highest": float32; "high" and "medium": a GPU may round factors to tf32, which has 10 bits of mantissa"""

    __slots__ = ("matmul",)

    def __init__(self) -> None:
        self.matmul = "highest"


float32_precision = Float32Precision()
