"""RNNBase: parameters, checks and states of recurrent networks of several layers.

For layer k the parameters are `weight_ih_lk`, `weight_hh_lk`, `bias_ih_lk`, `bias_hh_lk`, and `weight_hr_lk` where the
hidden state is projected; those of the other direction end in `_reverse`. The operators take them as one flat list.

Mirrors RNNBase of torch/nn/modules/rnn.py. Left out: cuDNN's one piece of memory for all weights, so
`flatten_parameters` has nothing to do.
"""

from __future__ import annotations

import math
import numbers
import warnings
import weakref
from collections.abc import Callable
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.autocast_state import is_autocast_enabled
from tinytensor.c10.device import Device
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.nn import init
from tinytensor.nn.modules.module import Module
from tinytensor.nn.parameter import Parameter

__all__ = ["RNNBase"]

_GATES = {"LSTM": 4, "GRU": 3, "RNN_TANH": 1, "RNN_RELU": 1}


def _apply_permutation(tensor: Tensor, permutation: Tensor, dim: int = 1) -> Tensor:
    return tensor.index_select(dim, permutation)


def apply_permutation(tensor: Tensor, permutation: Tensor, dim: int = 1) -> Tensor:
    """`tensor.index_select(dim, permutation)`. Deprecated."""
    warnings.warn(
        "`apply_permutation` is deprecated, please use `tensor.index_select(dim, permutation)` instead",
        FutureWarning,
        stacklevel=2,
    )
    return _apply_permutation(tensor, permutation, dim)


def _check_type(name: str, value: Any, kind: type) -> None:
    if not isinstance(value, kind):
        raise TypeError(f"{name} should be of type {kind.__name__}, got: {type(value).__name__}")


def check_dropout(dropout: Any) -> None:
    """ValueError for anything but a number from 0 to 1."""
    if not isinstance(dropout, numbers.Number) or not 0 <= dropout <= 1 or isinstance(dropout, bool):  # type: ignore[operator]
        raise ValueError(
            "dropout should be a number in range [0, 1] representing the probability of an element being zeroed"
        )


def warn_of_one_layer(dropout: float, num_layers: int, stacklevel: int) -> None:
    """Warn of a dropout that has no place between layers."""
    if dropout > 0 and num_layers == 1:
        warnings.warn(
            "dropout option adds dropout after all but last recurrent layer, so non-zero dropout expects num_layers greater "
            f"than 1, but got dropout={dropout} and num_layers={num_layers}",
            stacklevel=stacklevel,
        )


def _check_arguments(
    input_size: int, hidden_size: int, num_layers: int, bias: bool, batch_first: bool, dropout: float, proj_size: int
) -> None:
    check_dropout(dropout)
    warn_of_one_layer(dropout, num_layers, stacklevel=5)
    _check_type("bias", bias, bool)
    _check_type("batch_first", batch_first, bool)
    for name, size in (("input_size", input_size), ("hidden_size", hidden_size)):
        _check_type(name, size, int)
        if size <= 0:
            raise ValueError(f"{name} must be greater than zero")
    if num_layers <= 0:
        raise ValueError("num_layers must be greater than zero")
    if proj_size < 0:
        raise ValueError("proj_size should be a positive integer or zero to disable projections")
    if proj_size >= hidden_size:
        raise ValueError("proj_size has to be smaller than hidden_size")


class RNNBase(Module):
    """What RNN, LSTM and GRU share: arguments, parameters and checks. It has no forward of its own.

        mode            "RNN_TANH", "RNN_RELU", "LSTM" or "GRU"
        input_size      H_in, features of each step's input
        hidden_size     H_cell, features of the state
        num_layers      1; each layer but the first reads the output of the one before
        bias            True; False leaves bias_ih and bias_hh out
        batch_first     False; True puts N first in input and output (not in the states)
        dropout         0.0; probability of dropout between layers, in training
        bidirectional   False; True adds a second network that reads from the end (D = 2, else 1)
        proj_size       0; if positive, h is projected to so many features
        device, dtype   of the parameters

    Shapes: input (L, N, H_in) -> output (L, N, D * H_cell), by the subclasses.
    Parameters: for each layer k weight_ih_lk, weight_hh_lk, bias_ih_lk, bias_hh_lk, and weight_hr_lk with
    projection; those of the second direction end in `_reverse`. All are uniform in ±1 / sqrt(hidden_size).

    >>> m = nn.RNNBase("GRU", 10, 20)
    >>> {name: tuple(p.shape) for name, p in m.named_parameters()}
    {'weight_ih_l0': (60, 10), 'weight_hh_l0': (60, 20), 'bias_ih_l0': (60,), 'bias_hh_l0': (60,)}
    """

    mode: str
    input_size: int
    hidden_size: int
    num_layers: int
    bias: bool
    batch_first: bool
    dropout: float
    bidirectional: bool
    proj_size: int

    def __init__(
        self,
        mode: str,
        input_size: int,
        hidden_size: int,
        num_layers: int = 1,
        bias: bool = True,
        batch_first: bool = False,
        dropout: float = 0.0,
        bidirectional: bool = False,
        proj_size: int = 0,
        device: Device | str | None = None,
        dtype: ScalarType | None = None,
    ) -> None:
        super().__init__()
        self.mode = mode
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.num_layers = num_layers
        self.bias = bias
        self.batch_first = batch_first
        self.dropout = float(dropout)
        self.bidirectional = bidirectional
        self.proj_size = proj_size
        self._flat_weight_refs: list[Any] = []
        _check_arguments(input_size, hidden_size, num_layers, bias, batch_first, dropout, proj_size)
        if mode not in _GATES:
            raise ValueError("Unrecognized RNN mode: " + mode)
        self._flat_weights_names: list[str] = []
        self._all_weights: list[list[str]] = []
        gates = _GATES[mode] * hidden_size
        state = proj_size or hidden_size
        directions = 2 if bidirectional else 1
        # The operators read the flat list by position: layer after layer, in each the forward direction before the reverse
        # one, and in each of these w_ih, w_hh, b_ih, b_hh, w_hr. The names below are made in that order. The gates lie one
        # above the other in the rows, so one product computes the scores of all.
        for layer in range(num_layers):
            width = input_size if layer == 0 else state * directions
            for suffix in ("", "_reverse")[:directions]:
                shapes: dict[str, tuple[int, ...]] = {"weight_ih": (gates, width), "weight_hh": (gates, state)}
                if bias:
                    shapes |= {"bias_ih": (gates,), "bias_hh": (gates,)}
                if proj_size > 0:
                    shapes["weight_hr"] = (proj_size, hidden_size)
                names = [f"{kind}_l{layer}{suffix}" for kind in shapes]
                for name, shape in zip(names, shapes.values(), strict=True):
                    setattr(self, name, Parameter(F.empty(shape, device=device, dtype=dtype)))
                self._flat_weights_names.extend(names)
                self._all_weights.append(names)
        self._init_flat_weights()
        self.reset_parameters()

    # ---- the flat list -----------------------------------------------------------------------------------------------

    def _init_flat_weights(self) -> None:
        self._flat_weights: list[Any] = [getattr(self, name, None) for name in self._flat_weights_names]
        self._flat_weight_refs = [None if w is None else weakref.ref(w) for w in self._flat_weights]
        self.flatten_parameters()

    def __setattr__(self, attr: str, value: Any) -> None:
        # The flat list holds the same objects as the attributes. A weight that is assigned must get into both, or the operator
        # would go on with the old one. While `__init__` runs there is no list yet.
        names = self.__dict__.get("_flat_weights_names")
        if names is not None and attr in names and "_flat_weights" in self.__dict__:
            self._flat_weights[names.index(attr)] = value
        super().__setattr__(attr, value)

    def flatten_parameters(self) -> None:
        """Nothing: weights side by side in memory are for cuDNN."""

    def _apply(self, fn: Callable[[Any], Any], recurse: bool = True) -> Any:
        self._flat_weight_refs = []  # swap_tensors refuses tensors that have weak references
        result = super()._apply(fn, recurse)
        self._init_flat_weights()
        return result

    def _weights_have_changed(self) -> bool:
        """Whether a parameter was replaced since the flat list was made, as `functional_call` does."""
        for ref, name in zip(self._flat_weight_refs, self._flat_weights_names, strict=True):
            weight = getattr(self, name, None)
            # By identity: a weight that was changed in place is still the one in the list.
            if weight is not None and ref is not None and ref() is not weight:
                return True
        return False

    def _update_flat_weights(self) -> None:
        if self._weights_have_changed():
            self._init_flat_weights()

    def reset_parameters(self) -> None:
        """Draws all parameters anew, in the order of their names."""
        bound = 1.0 / math.sqrt(self.hidden_size) if self.hidden_size > 0 else 0
        for weight in self.parameters():
            init.uniform_(weight, -bound, bound)

    @property
    def all_weights(self) -> list[list[Parameter]]:
        """The parameters, a list for each layer and direction."""
        return [[getattr(self, name) for name in names] for names in self._all_weights]

    def __getstate__(self) -> dict[str, Any]:
        self._update_flat_weights()
        state = super().__getstate__()
        del state["_flat_weight_refs"]  # weak references cannot be pickled; __setstate__ makes them anew
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self.__dict__.setdefault("proj_size", 0)  # pickled by a version without projections
        self._flat_weight_refs = [None if w is None else weakref.ref(w) for w in self._flat_weights]

    # ---- checks ------------------------------------------------------------------------------------------------------

    def check_input(self, input: Tensor, batch_sizes: Tensor | None) -> None:
        """ValueError for another dtype than the weights', RuntimeError for another shape than expected."""
        dtype = self._flat_weights[0].dtype
        if input.dtype != dtype and not any(is_autocast_enabled(kind) for kind in ("cpu", "cuda")):
            raise ValueError(
                f"RNN input dtype ({input.dtype}) does not match weight dtype ({dtype}). Convert input: input.to({dtype}), or "
                f"convert model: model.to({input.dtype})"
            )
        expected = 2 if batch_sizes is not None else 3
        if input.dim() != expected:
            raise RuntimeError(f"input must have {expected} dimensions, got {input.dim()}")
        if self.input_size != input.shape[-1]:
            raise RuntimeError(
                f"input.size(-1) must be equal to input_size. Expected {self.input_size}, got {input.shape[-1]}"
            )

    def _batch_size(self, input: Tensor, batch_sizes: Tensor | None) -> int:
        if batch_sizes is not None:
            return int(batch_sizes[0])  # every sequence has a first step, so the first step has the whole batch
        return input.shape[0] if self.batch_first else input.shape[1]

    def _state_size(self, batch: int, width: int) -> tuple[int, int, int]:
        return self.num_layers * (2 if self.bidirectional else 1), batch, width

    def get_expected_hidden_size(self, input: Tensor, batch_sizes: Tensor | None) -> tuple[int, int, int]:
        """(layers * directions, batch, hidden_size or proj_size)."""
        return self._state_size(self._batch_size(input, batch_sizes), self.proj_size or self.hidden_size)

    def check_hidden_size(
        self, hx: Tensor, expected_hidden_size: tuple[int, int, int], msg: str = "Expected hidden size {}, got {}"
    ) -> None:
        """RuntimeError for a state of another shape."""
        if tuple(hx.shape) != expected_hidden_size:
            raise RuntimeError(msg.format(expected_hidden_size, list(hx.shape)))

    def check_forward_args(self, input: Tensor, hidden: Any, batch_sizes: Tensor | None) -> None:
        """Checks the input and the state together, see check_input and check_hidden_size."""
        self.check_input(input, batch_sizes)
        self.check_hidden_size(hidden, self.get_expected_hidden_size(input, batch_sizes))

    def permute_hidden(self, hx: Any, permutation: Tensor | None) -> Any:
        """The state with its batch in another order."""
        return hx if permutation is None else _apply_permutation(hx, permutation)

    def _zeros(self, input: Tensor, batch_sizes: Tensor | None, width: int) -> Tensor:
        size = self._state_size(self._batch_size(input, batch_sizes), width)
        return F.zeros(size, dtype=input.dtype, device=input.device)

    def _run(self, operator: Any, input: Tensor, batch_sizes: Tensor | None, hx: Any) -> Any:
        """One of the operators lstm, gru, rnn_tanh, rnn_relu, over a padded or a packed sequence."""
        options = (self._flat_weights, self.bias, self.num_layers, self.dropout, self.training, self.bidirectional)
        if batch_sizes is None:
            return operator(input, hx, *options, self.batch_first)
        return operator(input, batch_sizes, hx, *options)

    def extra_repr(self) -> str:
        """The options that `repr` shows."""
        text = f"{self.input_size}, {self.hidden_size}"
        for name, default in (("proj_size", 0), ("num_layers", 1), ("bias", True), ("batch_first", False)):
            if getattr(self, name) != default:
                text += f", {name}={getattr(self, name)}"
        for name, default in (("dropout", 0), ("bidirectional", False)):
            if getattr(self, name) != default:
                text += f", {name}={getattr(self, name)}"
        return text
