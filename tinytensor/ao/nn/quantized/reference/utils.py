"""What reference modules have in common: a float weight, and how it is rounded.

Mirrors torch/ao/nn/quantized/reference/modules/utils.py. Left out: weights of decomposed operators, 4 bits.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor import nn

BY_CHANNEL = (tt.per_channel_affine, tt.per_channel_affine_float_qparams)
_INTEGERS = (tt.quint8, tt.qint8, tt.qint32)
DEFAULT = {"qscheme": tt.per_tensor_affine, "dtype": tt.quint8, "scale": 1.0, "zero_point": 0}


def as_tensor(value: Any, dtype: Any, device: Any) -> Any:
    """A copy of a tensor; a number as a tensor of the dtype."""
    return value.detach().clone() if isinstance(value, tt.Tensor) else tt.tensor(value, dtype=dtype, device=device)


def quantize_weight(weight: Any, qscheme: Any, dtype: Any, scale: Any, zero_point: Any, axis: int) -> Any:
    """The weight as integers; as float16 where that is asked for. ValueError for other dtypes."""
    if dtype is tt.float16:
        return weight.to(dtype)
    if qscheme is tt.per_tensor_affine and dtype in _INTEGERS:
        return tt.quantize_per_tensor(weight, scale, zero_point, dtype)
    if qscheme in BY_CHANNEL and dtype in _INTEGERS:
        return tt.quantize_per_channel(weight, scale, zero_point, axis, dtype)
    raise ValueError(f"Unsupported dtype and qscheme: {dtype}, {qscheme}")


def quantize_and_dequantize_weight(weight: Any, qscheme: Any, *rest: Any) -> Any:
    """The weight rounded; as it is where it has no scale."""
    if qscheme is tt.per_tensor_affine or qscheme in BY_CHANNEL:
        return quantize_weight(weight, qscheme, *rest).dequantize()
    return weight


class ReferenceQuantizedModule(nn.Module):
    """A module that computes in floats, with its weight rounded as integers would be."""

    weight: Any
    weight_scale: Any
    weight_zero_point: Any
    weight_axis: Any

    def _init_weight_qparams(self, weight_qparams: Any, device: Any) -> None:
        given = DEFAULT if weight_qparams is None else weight_qparams
        self.weight_qscheme = given["qscheme"]
        self.weight_dtype = given["dtype"]
        if self.weight_qscheme not in (None, tt.per_tensor_affine, *BY_CHANNEL):
            raise AssertionError(
                f"qscheme: {self.weight_qscheme} is not supported in reference quantized {self._get_name()}"
            )
        known = given if self.weight_dtype in _INTEGERS else {"scale": 1.0, "zero_point": 0}
        axis = known.get("axis", 0) if self.weight_qscheme in BY_CHANNEL else 0
        self.register_buffer("weight_scale", as_tensor(known["scale"], tt.float32, device))
        self.register_buffer("weight_zero_point", as_tensor(known["zero_point"], tt.int32, device))
        self.register_buffer("weight_axis", as_tensor(axis, tt.int32, device))
        self.is_decomposed = given.get("is_decomposed", False)
        self.weight_axis_int = int(self.weight_axis.item())
        self.weight_quant_min = given.get("quant_min")
        self.weight_quant_max = given.get("quant_max")

    def _how(self) -> tuple[Any, ...]:
        return (
            self.weight_qscheme, self.weight_dtype, self.weight_scale, self.weight_zero_point, self.weight_axis_int,
        )  # fmt: skip

    def get_weight(self) -> Any:
        """The weight, rounded."""
        return quantize_and_dequantize_weight(self.weight, *self._how())

    def get_quantized_weight(self) -> Any:
        """The weight as integers."""
        return quantize_weight(self.weight, *self._how())

    def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
        super()._save_to_state_dict(destination, prefix, keep_vars)
        names = ["weight_qscheme", "weight_dtype"]
        if self.weight_qscheme is not None:
            names += ["weight_scale", "weight_zero_point"]
            if self.weight_qscheme is tt.per_channel_affine:
                names.append("weight_axis")
        for name in names:
            destination[prefix + name] = getattr(self, name)

    def _load_from_state_dict(
        self, state_dict: Any, prefix: str, local_metadata: Any, strict: bool, *args: Any
    ) -> None:
        names = ["weight_qscheme", "weight_dtype"]
        if state_dict[prefix + "weight_qscheme"] is not None:
            names += ["weight_scale", "weight_zero_point"]
        for name in names:
            setattr(self, name, state_dict.pop(prefix + name))
        super()._load_from_state_dict(state_dict, prefix, local_metadata, False, *args)


def take_parameters(made: Any, mod: Any) -> Any:
    """The parameters of a float module, in a reference module."""
    made.weight = nn.Parameter(mod.weight.detach())
    if mod.bias is not None:
        made.bias = nn.Parameter(mod.bias.detach())
    return made
