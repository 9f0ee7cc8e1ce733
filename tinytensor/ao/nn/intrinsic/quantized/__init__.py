"""Fused modules over quantized tensors.

Mirrors torch/ao/nn/intrinsic/quantized/__init__.py. Left out: LinearLeakyReLU and LinearTanh, which one engine has.
"""

from tinytensor.ao.nn.intrinsic.quantized.modules import (
    BNReLU2d,
    BNReLU3d,
    ConvAdd2d,
    ConvAddReLU2d,
    ConvReLU1d,
    ConvReLU2d,
    ConvReLU3d,
    LinearReLU,
)
from tinytensor.c10.first_use import on_first_use

__getattr__, __dir__ = on_first_use(globals(), "dynamic")

__all__ = [
    "BNReLU2d", "BNReLU3d", "ConvAdd2d", "ConvAddReLU2d", "ConvReLU1d", "ConvReLU2d", "ConvReLU3d", "LinearReLU",
]  # fmt: skip
