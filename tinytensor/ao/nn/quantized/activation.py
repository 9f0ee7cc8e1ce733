"""Quantized attention: that of `quantizable`, with quantized parts.

Mirrors MultiheadAttention of torch/ao/nn/quantized/modules/activation.py. The other activations are in layers.py.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.ao import quantization
from tinytensor.ao.nn import quantizable

__all__ = ["MultiheadAttention"]


class MultiheadAttention(quantizable.MultiheadAttention):
    """Attention of quantized tensors. `convert` makes one of an observed `quantizable.MultiheadAttention`."""

    _FLOAT_MODULE: Any = quantizable.MultiheadAttention

    def _get_name(self) -> str:
        return "QuantizedMultiheadAttention"

    @classmethod
    def from_float(cls, other: Any) -> Any:
        raise NotImplementedError(
            "It looks like you are trying to convert a non-observed MHA module. Please, see the examples on quantizable MHAs."
        )

    @classmethod
    def from_observed(cls, other: Any) -> Any:
        """The quantized attention of an observed one."""
        converted = quantization.convert(other, mapping=None, inplace=False, remove_qconfig=True)
        converted.__class__ = cls
        if converted.bias_k is not None:
            key, value = (converted._parameters.pop(name) for name in ("bias_k", "bias_v"))
            scale, zero_point = tt._choose_qparams_per_tensor(key, reduce_range=False)  # of the keys, for both
            converted.bias_k, converted.bias_v = (
                tt.quantize_per_tensor(each, scale, zero_point, tt.quint8) for each in (key, value)
            )
        del converted.in_proj_weight
        del converted.in_proj_bias
        return converted
