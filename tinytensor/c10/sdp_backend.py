"""Which ways of computing attention a program allows.

Two are here: the fused one (FLASH_ATTENTION) and the composition (MATH). The other names are PyTorch's.

Mirrors aten/src/ATen/SDPBackend.h and the switches of attention in Context.h.
"""

from __future__ import annotations

from enum import Enum


class SDPBackend(Enum):
    """A way of computing `scaled_dot_product_attention`.

    >>> nn.attention.SDPBackend.MATH
    <SDPBackend.MATH: 0>
    """

    ERROR = -1
    MATH = 0
    FLASH_ATTENTION = 1
    EFFICIENT_ATTENTION = 2
    CUDNN_ATTENTION = 3
    OVERRIDEABLE = 4

    def __int__(self) -> int:
        return int(self.value)


class SDPSwitches:
    """Which ones may be used, and in which order they are tried. `flash` and `math` are read at every call."""

    __slots__ = ("cudnn", "flash", "math", "mem_efficient", "order", "overrideable", "reduced_math")

    def __init__(self) -> None:
        self.flash = self.mem_efficient = self.math = self.cudnn = self.overrideable = True
        self.reduced_math = False
        self.order = [1, 2, 0, 3, 4]


sdp_switches = SDPSwitches()
