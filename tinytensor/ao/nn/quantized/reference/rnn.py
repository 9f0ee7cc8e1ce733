"""Recurrent networks in floats, with weights rounded as integers would be.

Mirrors torch/ao/nn/quantized/reference/modules/rnn.py.
"""

from __future__ import annotations

from typing import Any, ClassVar

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.nn.quantized.reference.utils import (
    DEFAULT,
    as_tensor,
    quantize_and_dequantize_weight,
    quantize_weight,
)


def _how(module: Any, name: str) -> list[Any]:
    suffixes = ("_qscheme", "_dtype", "_scale", "_zero_point", "_axis_int")
    return [getattr(module, name), *(getattr(module, name + suffix, None) for suffix in suffixes)]


def get_quantized_weight(module: Any, wn: str) -> Any:
    """A weight of the module as integers; None if it has no such weight."""
    return quantize_weight(*_how(module, wn)) if hasattr(module, wn) else None


class RoundedWeights(nn.Module):
    """What cells and networks have in common: several weights, each rounded in its own way."""

    def _init_weight_qparams_dict(self, weight_qparams_dict: Any, device: Any) -> None:
        self.is_decomposed = weight_qparams_dict["is_decomposed"]
        for name, given in weight_qparams_dict.items():
            if name == "is_decomposed":
                continue
            qscheme = given["qscheme"]
            setattr(self, f"{name}_qscheme", qscheme)
            setattr(self, f"{name}_dtype", given["dtype"])
            if qscheme not in (None, tt.per_tensor_affine, tt.per_channel_affine):
                raise AssertionError(f"qscheme: {qscheme} is not supported in {self._get_name()}")
            if qscheme is not None:
                axis = given["axis"] if qscheme is tt.per_channel_affine else 0
                self.register_buffer(f"{name}_scale", as_tensor(given["scale"], tt.float32, device))
                self.register_buffer(f"{name}_zero_point", as_tensor(given["zero_point"], tt.int32, device))
                self.register_buffer(f"{name}_axis", as_tensor(axis, tt.int32, device))
                setattr(self, f"{name}_axis_int", int(getattr(self, f"{name}_axis").item()))

    def _rounded(self, name: str) -> Any:
        return quantize_and_dequantize_weight(*_how(self, name)) if hasattr(self, name) else None


class RNNCellBase(RoundedWeights):
    """What the cells have in common. AssertionError unless both weights, and `is_decomposed`, are told."""

    _FLOAT: ClassVar[Any]

    def __init__(self, *args: Any, device: Any = None, weight_qparams_dict: Any = None, **kwargs: Any) -> None:
        self._FLOAT.__init__(self, *args, device=device, **kwargs)
        given = weight_qparams_dict
        if given is None:
            given = {"weight_ih": DEFAULT, "weight_hh": DEFAULT, "is_decomposed": False}
        if len(given) != 3:
            raise AssertionError(
                f"Expected length for weight_qparams_dict to be 3 for QuantizedRNNCellBase(Reference), got {len(given)}"
            )
        self._init_weight_qparams_dict(given, device)

    def _get_name(self) -> str:
        return f"Quantized{type(self).__name__}(Reference)"

    def get_quantized_weight_ih(self) -> Any:
        """The weight of inputs as integers."""
        return get_quantized_weight(self, "weight_ih")

    def get_quantized_weight_hh(self) -> Any:
        """The weight of the hidden state as integers."""
        return get_quantized_weight(self, "weight_hh")

    def get_weight_ih(self) -> Any:
        """The weight of inputs, rounded."""
        return self._rounded("weight_ih")

    def get_weight_hh(self) -> Any:
        """The weight of the hidden state, rounded."""
        return self._rounded("weight_hh")

    def _op(self: Any) -> Any:
        name = self._FLOAT.__name__
        return getattr(tt, {"LSTMCell": "lstm_cell", "GRUCell": "gru_cell"}.get(name, "rnn_tanh_cell"))

    def forward(self: Any, input: Any, hx: Any = None) -> Any:
        if input.dim() not in (1, 2):
            name = self._FLOAT.__name__
            raise AssertionError(f"{name}: Expected input to be 1-D or 2-D but received {input.dim()}-D tensor")
        two = self._FLOAT is nn.LSTMCell
        batched = input.dim() == 2
        input = input if batched else input.unsqueeze(0)
        if hx is None:
            zeros = tt.zeros(input.size(0), self.hidden_size, dtype=input.dtype, device=input.device)
            hx = (zeros, zeros) if two else zeros
        elif not batched:
            hx = tuple(each.unsqueeze(0) for each in hx) if two else hx.unsqueeze(0)
        found = self._op()(input, hx, self.get_weight_ih(), self.get_weight_hh(), self.bias_ih, self.bias_hh)
        if batched:
            return found
        return tuple(each.squeeze(0) for each in found) if two else found.squeeze(0)

    @classmethod
    def from_float(cls, mod: Any, weight_qparams_dict: Any, use_precomputed_fake_quant: bool = False) -> Any:
        """A module over the parameters of a float one."""
        options = {"nonlinearity": mod.nonlinearity} if isinstance(mod, nn.RNNCell) else {}
        made: Any = cls(
            mod.input_size, mod.hidden_size, bias=mod.bias, device=mod.weight_ih.device, dtype=mod.weight_ih.dtype,
            weight_qparams_dict=weight_qparams_dict, **options,
        )  # fmt: skip
        for name in ("weight_ih", "weight_hh", "bias_ih", "bias_hh"):
            setattr(made, name, getattr(mod, name))
        return made


class RNNCell(RNNCellBase, nn.RNNCell):
    """An RNNCell with rounded weights."""

    _FLOAT: ClassVar[Any] = nn.RNNCell

    def _op(self: Any) -> Any:
        if self.nonlinearity not in ("tanh", "relu"):
            raise RuntimeError(f"Unknown nonlinearity: {self.nonlinearity}")
        return getattr(tt, f"rnn_{self.nonlinearity}_cell")


class LSTMCell(RNNCellBase, nn.LSTMCell):
    """An LSTMCell with rounded weights."""

    _FLOAT: ClassVar[Any] = nn.LSTMCell


class GRUCell(RNNCellBase, nn.GRUCell):
    """A GRUCell with rounded weights."""

    _FLOAT: ClassVar[Any] = nn.GRUCell


class RNNBase(RoundedWeights):
    """What the networks have in common."""

    _FLOAT: ClassVar[Any]

    def __init__(self: Any, *args: Any, device: Any = None, weight_qparams_dict: Any = None, **kwargs: Any) -> None:
        self._FLOAT.__init__(self, *args, device=device, **kwargs)
        given = weight_qparams_dict
        if given is None:
            given = {name: DEFAULT for name in self._flat_weights_names if name.startswith("weight")}
            given["is_decomposed"] = False
        self._init_weight_qparams_dict(given, device)

    def _get_name(self) -> str:
        return f"Quantized{type(self).__name__}(Reference)"

    def get_quantized_weight_bias_dict(self: Any) -> dict[str, Any]:
        """Weights as integers, and biases, by their names."""
        return {
            name: get_quantized_weight(self, name) if name.startswith("weight") else getattr(self, name, None)
            for name in self._flat_weights_names
        }

    def get_flat_weights(self: Any) -> list[Any]:
        """Weights, rounded, and biases in the order in which a network takes them."""
        return [
            self._rounded(name) if name.startswith("weight") else getattr(self, name, None)
            for name in self._flat_weights_names
        ]

    def _update_flat_weights(self) -> None:
        """Called when a call begins: the float network reads its weights from this list."""
        self._flat_weights = self.get_flat_weights()

    @classmethod
    def from_float(cls, mod: Any, weight_qparams_dict: Any) -> Any:
        """A module over the parameters of a float one."""
        made: Any = cls(
            mod.input_size, mod.hidden_size, mod.num_layers, mod.bias, mod.batch_first, mod.dropout, mod.bidirectional,
            weight_qparams_dict=weight_qparams_dict,
        )  # fmt: skip
        for name in mod._flat_weights_names:
            setattr(made, name, getattr(mod, name))
        return made


class LSTM(RNNBase, nn.LSTM):
    """An LSTM with rounded weights."""

    _FLOAT: ClassVar[Any] = nn.LSTM


class GRU(RNNBase, nn.GRU):
    """A GRU with rounded weights."""

    _FLOAT: ClassVar[Any] = nn.GRU


__all__ = ["GRU", "LSTM", "GRUCell", "LSTMCell", "RNNBase", "RNNCell", "RNNCellBase", "get_quantized_weight"]
