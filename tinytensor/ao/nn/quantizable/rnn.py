"""LSTM as sums, products and Linear modules, each of which can be observed and quantized.

Mirrors torch/ao/nn/quantizable/modules/rnn.py.
"""

from __future__ import annotations

import warnings
from typing import Any

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao import quantization
from tinytensor.ao.nn.quantized.functional_modules import FloatFunctional
from tinytensor.nn.modules.rnn_base import check_dropout, warn_of_one_layer

__all__ = ["LSTM", "LSTMCell"]

_GATES = ("input", "forget", "cell", "output")


class LSTMCell(nn.Module):
    """One step of an LSTM, for observers.

        input_dim, hidden_dim    sizes of the input and of the states
        split_gates              a Linear for each gate instead of one for all four

    >>> tt.ao.nn.quantizable.LSTMCell(2, 3)(tt.ones(1, 2))[0].shape
    torch.Size([1, 3])
    """

    _FLOAT_MODULE: Any = nn.LSTMCell

    def __init__(
        self,
        input_dim: int,
        hidden_dim: int,
        bias: bool = True,
        device: Any = None,
        dtype: Any = None,
        *,
        split_gates: bool = False,
    ) -> None:
        super().__init__()
        self.input_size = input_dim
        self.hidden_size = hidden_dim
        self.bias = bias
        self.split_gates = split_gates

        def linear(inputs: int, outputs: int) -> Any:
            return nn.Linear(inputs, outputs, bias=bias, device=device, dtype=dtype)

        self.igates: Any
        self.hgates: Any
        self.gates: Any
        if split_gates:
            self.igates, self.hgates, self.gates = nn.ModuleDict(), nn.ModuleDict(), nn.ModuleDict()
            for gate in _GATES:
                self.igates[gate] = linear(input_dim, hidden_dim)
                self.hgates[gate] = linear(hidden_dim, hidden_dim)
                self.gates[gate] = FloatFunctional()
        else:
            self.igates, self.hgates = linear(input_dim, 4 * hidden_dim), linear(hidden_dim, 4 * hidden_dim)
            self.gates = FloatFunctional()
        self.input_gate = nn.Sigmoid()
        self.forget_gate = nn.Sigmoid()
        self.cell_gate = nn.Tanh()
        self.output_gate = nn.Sigmoid()
        self.fgate_cx = FloatFunctional()
        self.igate_cgate = FloatFunctional()
        self.fgate_cx_igate_cgate = FloatFunctional()
        self.ogate_cy = FloatFunctional()
        self.initial_hidden_state_qparams: tuple[float, int] = (1.0, 0)
        self.initial_cell_state_qparams: tuple[float, int] = (1.0, 0)
        self.hidden_state_dtype = tt.quint8
        self.cell_state_dtype = tt.quint8

    def forward(self, x: Any, hidden: Any = None) -> tuple[Any, Any]:
        if hidden is None or hidden[0] is None or hidden[1] is None:
            hidden = self.initialize_hidden(x.shape[0], x.is_quantized)
        hx, cx = hidden
        if self.split_gates:
            sums = [self.gates[gate].add(self.igates[gate](x), self.hgates[gate](hx)) for gate in _GATES]
        else:
            sums = self.gates.add(self.igates(x), self.hgates(hx)).chunk(4, 1)
        squash = (self.input_gate, self.forget_gate, self.cell_gate, self.output_gate)
        input_gate, forget_gate, cell_gate, out_gate = (f(each) for f, each in zip(squash, sums, strict=True))
        cy = self.fgate_cx_igate_cgate.add(
            self.fgate_cx.mul(forget_gate, cx), self.igate_cgate.mul(input_gate, cell_gate)
        )
        return self.ogate_cy.mul(out_gate, tt.tanh(cy)), cy

    def initialize_hidden(self, batch_size: int, is_quantized: bool = False) -> tuple[Any, Any]:
        """Zeros as hidden state and cell state."""
        h, c = (tt.zeros((batch_size, self.hidden_size)) for _ in range(2))
        if is_quantized:
            h = tt.quantize_per_tensor(h, *self.initial_hidden_state_qparams, dtype=self.hidden_state_dtype)
            c = tt.quantize_per_tensor(c, *self.initial_cell_state_qparams, dtype=self.cell_state_dtype)
        return h, c

    def _get_name(self) -> str:
        return "QuantizableLSTMCell"

    @classmethod
    def from_params(cls, wi: Any, wh: Any, bi: Any = None, bh: Any = None, split_gates: bool = False) -> LSTMCell:
        """A cell with these weights and biases, of the input and of the hidden state."""
        if (bi is None) != (bh is None):
            raise AssertionError("bi and bh must both be None or both have values")
        cell = cls(wi.shape[1], wh.shape[1], bias=bi is not None, split_gates=split_gates)
        for weight, bias, gates in ((wi, bi, cell.igates), (wh, bh, cell.hgates)):
            parts = list(gates.values()) if split_gates else [gates]
            for each, linear in zip(weight.chunk(len(parts), dim=0), parts, strict=True):
                linear.weight = nn.Parameter(each)
            if bias is not None:
                for each, linear in zip(bias.chunk(len(parts), dim=0), parts, strict=True):
                    linear.bias = nn.Parameter(each)
        return cell

    @classmethod
    def from_float(cls, other: Any, use_precomputed_fake_quant: bool = False, split_gates: bool = False) -> LSTMCell:
        """A cell with the weights, and the qconfig, of an `nn.LSTMCell`."""
        if type(other) is not cls._FLOAT_MODULE:
            raise AssertionError(f"Expected module type {cls._FLOAT_MODULE}, got {type(other)}")
        if not hasattr(other, "qconfig"):
            raise AssertionError("The float module must have 'qconfig'")
        observed: Any = cls.from_params(
            other.weight_ih, other.weight_hh, other.bias_ih, other.bias_hh, split_gates=split_gates
        )
        for module in (observed, observed.igates, observed.hgates):
            module.qconfig = other.qconfig
        if split_gates:
            for linear in (*observed.igates.values(), *observed.hgates.values()):
                linear.qconfig = other.qconfig
        return observed


class _LSTMSingleLayer(nn.Module):
    """A cell along a sequence."""

    def __init__(self, *sizes: Any, split_gates: bool = False, **options: Any) -> None:
        super().__init__()
        self.cell = LSTMCell(*sizes, split_gates=split_gates, **options)

    def forward(self, x: Any, hidden: Any = None) -> tuple[Any, Any]:
        results = []
        for step in x:
            hidden = self.cell(step, hidden)
            results.append(hidden[0])
        return tt.stack(results, 0), hidden

    @classmethod
    def from_params(cls, *args: Any, **kwargs: Any) -> _LSTMSingleLayer:
        cell = LSTMCell.from_params(*args, **kwargs)
        layer = cls(cell.input_size, cell.hidden_size, cell.bias, split_gates=cell.split_gates)
        layer.cell = cell
        return layer


class _LSTMLayer(nn.Module):
    """One direction, or both."""

    def __init__(
        self,
        input_dim: int,
        hidden_dim: int,
        bias: bool = True,
        batch_first: bool = False,
        bidirectional: bool = False,
        *,
        split_gates: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        self.batch_first = batch_first
        self.bidirectional = bidirectional
        self.layer_fw = _LSTMSingleLayer(input_dim, hidden_dim, bias, split_gates=split_gates, **options)
        if bidirectional:
            self.layer_bw = _LSTMSingleLayer(input_dim, hidden_dim, bias, split_gates=split_gates, **options)

    def forward(self, x: Any, hidden: Any = None) -> tuple[Any, Any]:
        if self.batch_first:
            x = x.transpose(0, 1)
        forward = backward = hidden
        if hidden is not None and self.bidirectional:
            forward, backward = ([state[direction] for state in hidden] for direction in (0, 1))
        result, (h, c) = self.layer_fw(x, forward)
        if self.bidirectional:
            reverse, (h_bw, c_bw) = self.layer_bw(x.flip(0), backward)
            result = tt.cat([result, reverse.flip(0)], result.dim() - 1)
            h, c = tt.stack([h, h_bw], 0), tt.stack([c, c_bw], 0)
        return result.transpose(0, 1) if self.batch_first else result, (h, c)

    @classmethod
    def from_float(cls, other: Any, layer_idx: int = 0, qconfig: Any = None, **kwargs: Any) -> _LSTMLayer:
        if not hasattr(other, "qconfig") and qconfig is None:
            raise AssertionError("other must have qconfig or qconfig must be provided")
        values = [
            kwargs.get(name, getattr(other, name))
            for name in ("input_size", "hidden_size", "bias", "batch_first", "bidirectional")
        ]
        split_gates = kwargs.get("split_gates", False)
        layer = cls(*values, split_gates=split_gates)
        layer.qconfig = getattr(other, "qconfig", qconfig)
        for name, suffix in (("layer_fw", ""), ("layer_bw", "_reverse"))[: 2 if other.bidirectional else 1]:
            weights = [
                getattr(other, f"{kind}_l{layer_idx}{suffix}", None)
                for kind in ("weight_ih", "weight_hh", "bias_ih", "bias_hh")
            ]
            setattr(layer, name, _LSTMSingleLayer.from_params(*weights, split_gates=split_gates))
        return layer


class LSTM(nn.Module):
    """An LSTM, for observers. Arguments as of `nn.LSTM`; `dropout` is taken and not applied, with a warning.

        split_gates    a Linear for each gate instead of one for all four

    ValueError for a dropout that is no number from 0 to 1.

    >>> lstm = tt.ao.nn.quantizable.LSTM(2, 3, num_layers=2)
    >>> output, (h, c) = lstm(tt.ones(5, 1, 2))
    >>> output.shape, h.shape
    (torch.Size([5, 1, 3]), torch.Size([2, 1, 3]))
    """

    _FLOAT_MODULE: Any = nn.LSTM

    def __init__(
        self,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        device: Any = None,
        dtype: Any = None,
        *,
        split_gates: bool = False,
    ) -> None:
        super().__init__()
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.num_layers = num_layers
        self.bias = bias
        self.batch_first = batch_first
        self.dropout = float(dropout)
        self.bidirectional = bidirectional
        self.training = False
        check_dropout(dropout)
        if dropout > 0:
            warnings.warn(
                "dropout option for quantizable LSTM is ignored. If you are training, please, use nn.LSTM version followed by "
                "`prepare` step.",
                stacklevel=2,
            )
            warn_of_one_layer(dropout, num_layers, stacklevel=3)
        sizes = [input_size] + [hidden_size] * (num_layers - 1)
        options = {"split_gates": split_gates, "device": device, "dtype": dtype}
        self.layers = nn.ModuleList(
            _LSTMLayer(size, hidden_size, bias, batch_first=False, bidirectional=bidirectional, **options)
            for size in sizes
        )

    def forward(self, x: Any, hidden: Any = None) -> tuple[Any, tuple[Any, Any]]:
        if self.batch_first:
            x = x.transpose(0, 1)
        batch, directions = x.size(1), 2 if self.bidirectional else 1
        if hidden is None:
            zeros: Any = tt.zeros(directions, batch, self.hidden_size, dtype=tt.float, device=x.device).squeeze(0)
            if x.is_quantized:
                zeros = tt.quantize_per_tensor(zeros, scale=1.0, zero_point=0, dtype=x.dtype)
            states = [(zeros, zeros)] * self.num_layers
        elif isinstance(hidden[0], tt.Tensor):
            shape = (self.num_layers, directions, batch, self.hidden_size)
            hx, cx = (state.reshape(shape) for state in hidden)
            states = [(hx[i].squeeze(0), cx[i].squeeze(0)) for i in range(self.num_layers)]
        else:
            states = hidden
        last = []
        for layer, state in zip(self.layers, states, strict=True):
            x, new = layer(x, state)
            last.append(new)
        h, c = (tt.stack(each) for each in zip(*last, strict=True))
        h, c = (state.reshape(-1, state.shape[-2], state.shape[-1]) for state in (h, c))
        return x.transpose(0, 1) if self.batch_first else x, (h, c)

    def _get_name(self) -> str:
        return "QuantizableLSTM"

    @classmethod
    def from_float(cls, other: Any, qconfig: Any = None, split_gates: bool = False) -> Any:
        """An LSTM with the weights of an `nn.LSTM`, and observers in it."""
        if not isinstance(other, cls._FLOAT_MODULE):
            raise AssertionError(f"Expected module type {cls._FLOAT_MODULE}, got {type(other)}")
        if not hasattr(other, "qconfig") and not qconfig:
            raise AssertionError("other must have qconfig or qconfig must be provided")
        observed: Any = cls(
            other.input_size, other.hidden_size, other.num_layers, other.bias, other.batch_first, other.dropout, other.bidirectional,
            split_gates=split_gates,
        )  # fmt: skip
        observed.qconfig = getattr(other, "qconfig", qconfig)
        for i in range(other.num_layers):
            observed.layers[i] = _LSTMLayer.from_float(other, i, qconfig, batch_first=False, split_gates=split_gates)
        if other.training:
            return quantization.prepare_qat(observed.train(), inplace=True)
        return quantization.prepare(observed.eval(), inplace=True)

    @classmethod
    def from_observed(cls, other: Any) -> Any:
        raise NotImplementedError(
            "It looks like you are trying to convert a non-quantizable LSTM module. Please, see the examples on quantizable LSTMs."
        )
