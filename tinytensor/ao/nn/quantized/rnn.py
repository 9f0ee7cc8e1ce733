"""The quantized LSTM: that of `quantizable`, with quantized parts.

Mirrors torch/ao/nn/quantized/modules/rnn.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor.ao import quantization
from tinytensor.ao.nn import quantizable

__all__ = ["LSTM"]


class LSTM(quantizable.LSTM):
    """An LSTM of quantized tensors. `convert` makes one of an observed `quantizable.LSTM`."""

    _FLOAT_MODULE: Any = quantizable.LSTM

    def _get_name(self) -> str:
        return "QuantizedLSTM"

    @classmethod
    def from_float(cls, *args: Any, **kwargs: Any) -> Any:
        raise NotImplementedError(
            "It looks like you are trying to convert a non-observed LSTM module. Please, see the examples on quantizable LSTMs."
        )

    @classmethod
    def from_observed(cls, other: Any) -> Any:
        """The quantized LSTM of an observed one."""
        if not isinstance(other, cls._FLOAT_MODULE):
            raise AssertionError(f"Expected module type {cls._FLOAT_MODULE}, got {type(other)}")
        converted = quantization.convert(other, inplace=False, remove_qconfig=True)
        converted.__class__ = cls
        return converted
