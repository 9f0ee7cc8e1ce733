"""Linear for training, where inputs will be quantized in each call.

Mirrors torch/ao/nn/qat/dynamic/modules/linear.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.ao.nn import qat as nnqat

__all__ = ["Linear"]


class Linear(nnqat.Linear):
    """A Linear whose weight is rounded in each call. ValueError for a qconfig whose observer of results remembers."""

    def __init__(
        self, in_features: int, out_features: int, bias: bool = True, qconfig: Any = None, device: Any = None,
        dtype: Any = None,
    ) -> None:  # fmt: skip
        from tinytensor.ao.quantization.qconfig import activation_is_memoryless  # which imports this package

        super().__init__(in_features, out_features, bias, qconfig, device, dtype)
        if not activation_is_memoryless(qconfig):
            raise ValueError(
                "Dynamic QAT requires a memoryless observer.This means a MovingAverage observer with averaging constant equal "
                "to 1"
            )
