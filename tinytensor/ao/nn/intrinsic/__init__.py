"""Several modules as one, before and while they are quantized.

    fused.py        float: Conv2d and ReLU in a row are ConvReLU2d
    qat.py          for training: weights rounded, batch norm folded into them
    quantized.py    over quantized tensors

Mirrors torch/ao/nn/intrinsic/__init__.py.
"""

from tinytensor.ao.nn.intrinsic.fused import (
    BNReLU2d,
    BNReLU3d,
    ConvAdd2d,
    ConvAddReLU2d,
    ConvBn1d,
    ConvBn2d,
    ConvBn3d,
    ConvBnReLU1d,
    ConvBnReLU2d,
    ConvBnReLU3d,
    ConvReLU1d,
    ConvReLU2d,
    ConvReLU3d,
    FusedModule,
    LinearBn1d,
    LinearReLU,
)
from tinytensor.c10.first_use import on_first_use

__getattr__, __dir__ = on_first_use(globals(), "qat quantized")

__all__ = [
    "BNReLU2d", "BNReLU3d", "ConvAdd2d", "ConvAddReLU2d", "ConvBn1d", "ConvBn2d", "ConvBn3d", "ConvBnReLU1d", "ConvBnReLU2d",
    "ConvBnReLU3d", "ConvReLU1d", "ConvReLU2d", "ConvReLU3d", "FusedModule", "LinearBn1d", "LinearReLU",
]  # fmt: skip
