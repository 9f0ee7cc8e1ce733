"""Recurrent networks of float32 tensors with qint8 weights: the products are those of integers, gates are computed in floats.

The products with the inputs of all steps are computed at once, on the scale of the range of the whole sequence; those with the
hidden state at every step, on the scale of its own range.

Mirrors torch/ao/nn/quantized/dynamic/modules/rnn.py, and the quantized cells of aten/src/ATen/native/RNN.cpp, which are
operators there. Left out: float16 weights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.nn.quantized.weights import quantize_weight
from tinytensor.nn import functional as F
from tinytensor.nn.modules.rnn_base import apply_permutation, check_dropout, warn_of_one_layer
from tinytensor.nn.utils.rnn import PackedSequence

__all__ = [
    "GRU", "LSTM", "GRUCell", "LSTMCell", "PackedParameter", "RNNBase", "RNNCell", "RNNCellBase", "apply_permutation",
    "pack_weight_bias",
]  # fmt: skip


def pack_weight_bias(qweight: Any, bias: Any, dtype: Any) -> Any:
    """A qint8 weight and its bias as `quantized::linear_dynamic` reads them."""
    if dtype is not tt.qint8:
        raise NotImplementedError(f"weights of {dtype} are not supported by this library")
    return tt.ops.quantized.linear_prepack(qweight, bias)


# ==== steps ===========================================================================================================


def _lstm_step(inputs: Any, product: Any, hidden: Any, cell: Any) -> tuple[Any, Any]:
    """`inputs`, `product`: of the input, and of the hidden state, with the weights of all four gates."""
    i, f, g, o = (product + inputs).chunk(4, 1)
    cell = f.sigmoid() * cell + i.sigmoid() * g.tanh()
    return o.sigmoid() * cell.tanh(), cell


def _gru_step(inputs: Any, product: Any, hidden: Any, cell: Any) -> tuple[Any, Any]:
    inputs, product = inputs.chunk(3, 1), product.chunk(3, 1)
    reset, update = (product[0] + inputs[0]).sigmoid(), (product[1] + inputs[1]).sigmoid()
    new = (inputs[2] + product[2] * reset).tanh()
    return (hidden - new) * update + new, cell


class CellParams:
    """The packed weights of one layer in one direction: `torch.classes.rnn.CellParamsBase`."""

    def __init__(self, packed_ih: Any, packed_hh: Any, bias_ih: Any, bias_hh: Any, reduce_range: bool = True) -> None:
        self.packed_ih, self.packed_hh = packed_ih, packed_hh
        self.bias_ih, self.bias_hh = bias_ih, bias_hh
        self.reduce_range = reduce_range

    def __getstate__(self) -> Any:
        biases, packed = [self.bias_ih, self.bias_hh], [self.packed_ih, self.packed_hh]
        return (("quantized_dynamic", biases, [], [int(self.reduce_range)], packed),)

    def __setstate__(self, state: Any) -> None:
        _, (self.bias_ih, self.bias_hh), _, (reduce_range,), (self.packed_ih, self.packed_hh) = state[0]
        self.reduce_range = bool(reduce_range)

    def linear_ih(self, x: Any) -> Any:
        return tt.ops.quantized.linear_dynamic(x, self.packed_ih, reduce_range=self.reduce_range)

    def linear_hh(self, hidden: Any) -> Any:
        return tt.ops.quantized.linear_dynamic(hidden, self.packed_hh, reduce_range=self.reduce_range)


def _direction(
    steps: Sequence[Any], hidden: Any, cell: Any, params: CellParams, step: Callable[..., Any], backward: bool
) -> tuple[list[Any], Any, Any]:
    """The outputs of all steps, in the order of time, and the last states.

    Steps of a packed sequence have ever fewer rows. Forward, rows that end leave the state; backward, rows that begin join.
    """
    outputs = []
    first, first_cell = hidden, cell
    left: list[tuple[Any, Any]] = []
    rows = len(steps[-1]) if backward else len(steps[0])
    hidden, cell = hidden[:rows], cell[:rows]
    for inputs in reversed(steps) if backward else steps:
        rows = len(inputs)
        if rows < len(hidden):
            left.append((hidden[rows:], cell[rows:]))
            hidden, cell = hidden[:rows], cell[:rows]
        elif rows > len(hidden):
            seen = len(hidden)
            hidden = tt.cat([hidden, first[seen:rows]])
            cell = tt.cat([cell, first_cell[seen:rows]])
        hidden, cell = step(inputs, params.linear_hh(hidden), hidden, cell)
        outputs.append(hidden)
    for ended in reversed(left):
        hidden, cell = tt.cat([hidden, ended[0]]), tt.cat([cell, ended[1]])
    return outputs[::-1] if backward else outputs, hidden, cell


# ==== networks ========================================================================================================


class PackedParameter(nn.Module):
    """A module that holds `CellParams`, which is its state."""

    def __init__(self, param: Any) -> None:
        super().__init__()
        self.param = param

    def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
        super()._save_to_state_dict(destination, prefix, keep_vars)
        destination[prefix + "param"] = self.param

    def _load_from_state_dict(self, state_dict: Any, prefix: str, metadata: Any, strict: bool, *args: Any) -> None:
        self.param = state_dict[prefix + "param"]
        super()._load_from_state_dict(state_dict, prefix, metadata, False, *args)


class RNNBase(nn.Module):
    """What LSTM and GRU have in common: `mode` is one of these names."""

    _version = 2

    def __init__(
        self, mode: str, input_size: int, hidden_size: int, num_layers: int = 1, bias: bool = True,
        batch_first: bool = False, dropout: float = 0.0, bidirectional: bool = False, dtype: Any = tt.qint8,
    ) -> None:  # fmt: skip
        super().__init__()
        self.mode = mode
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.num_layers = num_layers
        self.bias = bias
        self.batch_first = batch_first
        self.dropout = float(dropout)
        self.bidirectional = bidirectional
        self.dtype = dtype
        self.version = 2
        self.training = False
        check_dropout(dropout)
        warn_of_one_layer(dropout, num_layers, stacklevel=3)
        if mode not in ("LSTM", "GRU"):
            raise ValueError("Unrecognized RNN mode: " + mode)
        gates = {"LSTM": 4, "GRU": 3}[mode] * hidden_size
        found = {}
        for layer, suffix, _ in self._parts():
            depth = input_size if layer == 0 else hidden_size * len(self._directions)
            for which, width in (("ih", depth), ("hh", hidden_size)):
                weight = tt.quantize_per_tensor(tt.randn(gates, width), 0.1, 0, tt.qint8)
                found[f"weight_{which}_l{layer}{suffix}"] = weight
                found[f"bias_{which}_l{layer}{suffix}"] = tt.randn(gates)
        self.set_weight_bias(found)

    @property
    def _directions(self) -> tuple[str, ...]:
        return ("", "_reverse") if self.bidirectional else ("",)

    def _parts(self) -> list[tuple[int, str, int]]:
        """(layer, suffix of names, place in `_all_weight_values`)"""
        pairs = [(layer, suffix) for layer in range(self.num_layers) for suffix in self._directions]
        return [(*pair, place) for place, pair in enumerate(pairs)]

    def set_weight_bias(self, weight_bias_dict: dict[str, Any]) -> None:
        """Pack other weights, named as those of `nn.LSTM`."""
        values = []
        for layer, suffix, _ in self._parts():
            weights = [weight_bias_dict[f"weight_{which}_l{layer}{suffix}"] for which in ("ih", "hh")]
            biases = [weight_bias_dict[f"bias_{which}_l{layer}{suffix}"] for which in ("ih", "hh")]
            packed = [pack_weight_bias(*pair, self.dtype) for pair in zip(weights, biases, strict=True)]
            values.append(PackedParameter(CellParams(*packed, *biases)))
        self._all_weight_values = nn.ModuleList(values)

    def _get_name(self) -> str:
        return f"DynamicQuantized{self.mode}"

    def extra_repr(self) -> str:
        shown = f"{self.input_size}, {self.hidden_size}"
        usual = {"num_layers": 1, "bias": True, "batch_first": False, "dropout": 0, "bidirectional": False}
        for name, value in usual.items():
            if getattr(self, name) != value:
                shown += f", {name}={getattr(self, name)}"
        return shown

    def __repr__(self) -> str:
        return f"{self._get_name()}({self.extra_repr()})"  # without the packed weights

    # ---- a call

    def forward(self, input: Any, hx: Any = None) -> Any:
        """As `nn.LSTM` and `nn.GRU`: (outputs, last states); a PackedSequence gives one."""
        packed = input if isinstance(input, PackedSequence) else None
        data = input if packed is None else packed.data
        sizes = None if packed is None else packed.batch_sizes
        states = self._states(data, hx, sizes, None if packed is None else packed.sorted_indices)
        outputs, last = self._run(data, sizes, *states)
        if packed is not None:
            if packed.unsorted_indices is not None:
                last = [state.index_select(1, packed.unsorted_indices) for state in last]
            outputs = PackedSequence(outputs, packed.batch_sizes, packed.sorted_indices, packed.unsorted_indices)
        return outputs, tuple(last) if self.mode == "LSTM" else last[0]

    def _states(self, data: Any, hx: Any, sizes: Any, order: Any) -> list[Any]:
        """The hidden and the cell state before the first step, (layers * directions, rows, features)."""
        rows = int(sizes[0]) if sizes is not None else data.size(0 if self.batch_first else 1)
        expected = (self.num_layers * len(self._directions), rows, self.hidden_size)
        if hx is None:
            zeros = tt.zeros(expected, dtype=data.dtype, device=data.device)
            given = [zeros, zeros]
        else:
            given = list(hx) if self.mode == "LSTM" else [hx]
            given = given if order is None else [state.index_select(1, order) for state in given]
        self._check_input(data, 3 if sizes is None else 2)
        for i, state in enumerate(given[: 2 if self.mode == "LSTM" else 1]):
            if tuple(state.size()) != expected:
                which = f"hidden[{i}]" if self.mode == "LSTM" else "hidden"
                raise RuntimeError(f"Expected {which} size {expected}, got {list(state.size())}")
        return [given[0], given[-1]]

    def _check_input(self, data: Any, dims: int) -> None:
        if data.dim() != dims:
            raise RuntimeError(f"input must have {dims} dimensions, got {data.dim()}")
        if self.input_size != data.size(-1):
            raise RuntimeError(
                f"input.size(-1) must be equal to input_size. Expected {self.input_size}, got {data.size(-1)}"
            )

    def _run(self, data: Any, sizes: Any, hidden: Any, cell: Any) -> tuple[Any, list[Any]]:
        step = _lstm_step if self.mode == "LSTM" else _gru_step
        x = data.transpose(0, 1) if sizes is None and self.batch_first else data
        last: list[list[Any]] = [[], []]
        for layer in range(self.num_layers):
            outputs = []
            for direction in range(len(self._directions)):
                place = layer * len(self._directions) + direction
                params: Any = self._all_weight_values[place].param
                products = params.linear_ih(x)
                steps = products.unbind(0) if sizes is None else products.split(sizes.tolist())
                found, *states = _direction(steps, hidden[place], cell[place], params, step, direction == 1)
                outputs.append(tt.stack(found) if sizes is None else tt.cat(found))
                for kept, state in zip(last, states, strict=True):
                    kept.append(state)
            x = tt.cat(outputs, -1) if len(outputs) > 1 else outputs[0]
            if self.dropout and self.training and layer < self.num_layers - 1:
                x = F.dropout(x, self.dropout, True)
        outputs = x.transpose(0, 1) if sizes is None and self.batch_first else x
        return outputs, [tt.stack(states) for states in last]

    # ---- weights

    def _load_from_state_dict(self, state_dict: Any, prefix: str, metadata: Any, strict: bool, *args: Any) -> None:
        self.version = metadata.get("version", None)
        super()._load_from_state_dict(state_dict, prefix, metadata, False, *args)

    def _named(self, which: str) -> dict[str, Any]:
        found = {}
        for layer, suffix, place in self._parts():
            params: Any = self._all_weight_values[place].param
            for name, packed in (("ih", params.packed_ih), ("hh", params.packed_hh)):
                found[f"{which}_{name}_l{layer}{suffix}"] = packed.unpack()[0 if which == "weight" else 1]
        return found

    def get_weight(self) -> dict[str, Any]:
        """The qint8 weights by their names."""
        return self._named("weight")

    def get_bias(self) -> dict[str, Any]:
        """The biases by their names."""
        return self._named("bias")

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> Any:
        """The module that `nn.LSTM` or `nn.GRU` has become."""
        if type(mod) not in (nn.LSTM, nn.GRU):
            raise AssertionError("nn.quantized.dynamic.RNNBase.from_float only works for nn.LSTM and nn.GRU")
        make = _weight_observer(mod, "mod.bias must be True")
        kind: Any = LSTM if mod.mode == "LSTM" else GRU
        made = kind(
            mod.input_size, mod.hidden_size, mod.num_layers, mod.bias, mod.batch_first, mod.dropout, mod.bidirectional
        )
        names = [f"weight_{which}_l{layer}{suffix}" for layer, suffix, _ in made._parts() for which in ("ih", "hh")]
        weights = {name: _observed(getattr(mod, name), make) for name in names}
        biases = {name.replace("weight", "bias"): getattr(mod, name.replace("weight", "bias")) for name in names}
        made.set_weight_bias({**weights, **biases})
        return made

    @classmethod
    def from_reference(cls, ref_mod: Any) -> Any:
        """The module over the integers of a reference module."""
        kind: Any = LSTM if ref_mod.mode == "LSTM" else GRU
        made = kind(
            ref_mod.input_size, ref_mod.hidden_size, ref_mod.num_layers, ref_mod.bias, ref_mod.batch_first, ref_mod.dropout,
            ref_mod.bidirectional,
        )  # fmt: skip
        made.set_weight_bias(ref_mod.get_quantized_weight_bias_dict())
        return made


def _weight_observer(mod: Any, without_bias: str) -> Callable[[], Any]:
    from tinytensor.ao.quantization.qconfig import default_dynamic_qconfig  # which imports this package

    if not hasattr(mod, "qconfig"):
        raise AssertionError("Input float module must have qconfig defined")
    given = mod.qconfig is not None and mod.qconfig.weight is not None
    make = (mod.qconfig if given else default_dynamic_qconfig).weight
    dtype = make().dtype
    if dtype not in (tt.qint8, tt.float16):
        raise RuntimeError(f"Unsupported dtype for dynamic RNN quantization: {dtype}")
    if not mod.bias:
        raise AssertionError(without_bias)
    if dtype is tt.float16:
        raise NotImplementedError("weights of torch.float16 are not supported by this library")
    return make


def _observed(weight: Any, make: Callable[[], Any]) -> Any:
    observer = make()
    observer(weight)
    return quantize_weight(weight.detach().float(), observer)


class LSTM(RNNBase):
    """A long short-term memory with qint8 weights.

    >>> rnn = tt.ao.nn.quantized.dynamic.LSTM(10, 20, 2)
    >>> output, (hn, cn) = rnn(tt.randn(5, 3, 10))
    >>> output.shape, cn.shape
    (torch.Size([5, 3, 20]), torch.Size([2, 3, 20]))
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__("LSTM", *args, **kwargs)


class GRU(RNNBase):
    """A gated recurrent unit with qint8 weights.

    >>> rnn = tt.ao.nn.quantized.dynamic.GRU(10, 20, 2)
    >>> output, hn = rnn(tt.randn(5, 3, 10))
    >>> output.shape, hn.shape
    (torch.Size([5, 3, 20]), torch.Size([2, 3, 20]))
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__("GRU", *args, **kwargs)


# ==== cells ===========================================================================================================


class RNNCellBase(nn.Module):
    """What the cells have in common: one step, with two packed weights."""

    def __init__(
        self, input_size: int, hidden_size: int, bias: bool = True, num_chunks: int = 4, dtype: Any = tt.qint8
    ) -> None:
        super().__init__()
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.bias = bias
        self.weight_dtype = dtype
        gates = num_chunks * hidden_size
        biases: Any = (tt.randn(gates), tt.randn(gates)) if bias else (None, None)
        self.bias_ih, self.bias_hh = biases
        weights = [
            tt.quantize_per_tensor(tt.randn(gates, width), 1.0, 0, tt.qint8) for width in (input_size, hidden_size)
        ]
        self._packed_weight_ih, self._packed_weight_hh = map(pack_weight_bias, weights, biases, (dtype, dtype))

    def _get_name(self) -> str:
        return f"DynamicQuantized{type(self).__name__}"

    def extra_repr(self) -> str:
        shown = f"{self.input_size}, {self.hidden_size}"
        return shown if self.bias is True else f"{shown}, bias={self.bias}"

    def _products(self, input: Any, hidden: Any) -> tuple[Any, Any]:
        return (
            tt.ops.quantized.linear_dynamic(input, self._packed_weight_ih, reduce_range=True),
            tt.ops.quantized.linear_dynamic(hidden, self._packed_weight_hh, reduce_range=True),
        )

    def _checked(self, input: Any, hidden: Any, label: str = "") -> Any:
        """The hidden state, zeros if there is none; RuntimeError unless both fit."""
        if input.size(1) != self.input_size:
            raise RuntimeError(f"input has inconsistent input_size: got {input.size(1)}, expected {self.input_size}")
        if hidden is None:
            return tt.zeros(input.size(0), self.hidden_size, dtype=input.dtype, device=input.device)
        if input.size(0) != hidden.size(0):
            raise RuntimeError(
                f"Input batch size {input.size(0)} doesn't match hidden{label} batch size {hidden.size(0)}"
            )
        if hidden.size(1) != self.hidden_size:
            raise RuntimeError(
                f"hidden{label} has inconsistent hidden_size: got {hidden.size(1)}, expected {self.hidden_size}"
            )
        return hidden

    def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
        super()._save_to_state_dict(destination, prefix, keep_vars)
        destination[prefix + "_packed_weight_ih"] = self._packed_weight_ih
        destination[prefix + "_packed_weight_hh"] = self._packed_weight_hh

    def _load_from_state_dict(self, state_dict: Any, prefix: str, metadata: Any, strict: bool, *args: Any) -> None:
        self._packed_weight_ih = state_dict.pop(prefix + "_packed_weight_ih")
        self._packed_weight_hh = state_dict.pop(prefix + "_packed_weight_hh")
        super()._load_from_state_dict(state_dict, prefix, metadata, False, *args)

    def get_weight(self) -> dict[str, Any]:
        """The qint8 weights by their names."""
        return {"weight_ih": self._packed_weight_ih.unpack()[0], "weight_hh": self._packed_weight_hh.unpack()[0]}

    def get_bias(self) -> dict[str, Any]:
        """The biases by their names."""
        return {"bias_ih": self._packed_weight_ih.unpack()[1], "bias_hh": self._packed_weight_hh.unpack()[1]}

    @classmethod
    def from_float(cls, mod: Any, use_precomputed_fake_quant: bool = False) -> Any:
        """The module that `nn.LSTMCell`, `nn.GRUCell` or `nn.RNNCell` has become."""
        kinds: dict[Any, Any] = {nn.LSTMCell: LSTMCell, nn.GRUCell: GRUCell, nn.RNNCell: RNNCell}
        if type(mod) not in kinds:
            raise AssertionError(
                "nn.quantized.dynamic.RNNCellBase.from_float only works for nn.LSTMCell, nn.GRUCell and nn.RNNCell"
            )
        make = _weight_observer(mod, "mod.bias must be True")
        options = {"nonlinearity": mod.nonlinearity} if isinstance(mod, nn.RNNCell) else {}
        made = kinds[type(mod)](mod.input_size, mod.hidden_size, bias=mod.bias, **options)
        made._packed_weight_ih = pack_weight_bias(_observed(mod.weight_ih, make), mod.bias_ih, tt.qint8)
        made._packed_weight_hh = pack_weight_bias(_observed(mod.weight_hh, make), mod.bias_hh, tt.qint8)
        return made

    @classmethod
    def from_reference(cls, ref_mod: Any) -> Any:
        """The cell over the integers of a reference cell."""
        options = {"nonlinearity": ref_mod.nonlinearity} if hasattr(ref_mod, "nonlinearity") else {}
        make: Any = cls
        made = make(ref_mod.input_size, ref_mod.hidden_size, bias=ref_mod.bias, **options)
        made._packed_weight_ih = pack_weight_bias(ref_mod.get_quantized_weight_ih(), ref_mod.bias_ih, tt.qint8)
        made._packed_weight_hh = pack_weight_bias(ref_mod.get_quantized_weight_hh(), ref_mod.bias_hh, tt.qint8)
        return made


class RNNCell(RNNCellBase):
    """One step of an Elman network with qint8 weights: tanh or relu of the sum of both products."""

    def __init__(
        self, input_size: int, hidden_size: int, bias: bool = True, nonlinearity: str = "tanh", dtype: Any = tt.qint8
    ) -> None:
        super().__init__(input_size, hidden_size, bias, num_chunks=1, dtype=dtype)
        self.nonlinearity = nonlinearity

    def extra_repr(self) -> str:
        shown = super().extra_repr()
        return shown if self.nonlinearity == "tanh" else f"{shown}, nonlinearity={self.nonlinearity}"

    def forward(self, input: Any, hx: Any = None) -> Any:
        if self.nonlinearity not in ("tanh", "relu"):
            raise RuntimeError(f"Unknown nonlinearity: {self.nonlinearity}")
        inputs, product = self._products(input, self._checked(input, hx))
        return (inputs + product).tanh() if self.nonlinearity == "tanh" else (inputs + product).relu()


class LSTMCell(RNNCellBase):
    """One step of a long short-term memory with qint8 weights.

    >>> cell = tt.ao.nn.quantized.dynamic.LSTMCell(10, 20)
    >>> [state.shape for state in cell(tt.randn(3, 10))]
    [torch.Size([3, 20]), torch.Size([3, 20])]
    """

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True, dtype: Any = tt.qint8) -> None:
        super().__init__(input_size, hidden_size, bias, num_chunks=4, dtype=dtype)

    def forward(self, input: Any, hx: Any = None) -> tuple[Any, Any]:
        given = (None, None) if hx is None else hx
        hidden, cell = self._checked(input, given[0], "[0]"), self._checked(input, given[1], "[1]")
        return _lstm_step(*self._products(input, hidden), hidden, cell)


class GRUCell(RNNCellBase):
    """One step of a gated recurrent unit with qint8 weights."""

    def __init__(self, input_size: int, hidden_size: int, bias: bool = True, dtype: Any = tt.qint8) -> None:
        super().__init__(input_size, hidden_size, bias, num_chunks=3, dtype=dtype)

    def forward(self, input: Any, hx: Any = None) -> Any:
        hidden = self._checked(input, hx)
        return _gru_step(*self._products(input, hidden), hidden, None)[0]
