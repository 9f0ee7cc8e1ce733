"""Recurrent networks: RNN, LSTM and GRU, over whole sequences.

    output, h = nn.GRU(10, 20)(x)             x (T, N, 10): output (T, N, 20), h (1, N, 20)
    output, (h, c) = nn.LSTM(10, 20)(x)

A sequence of 2 dimensions is one without a batch; a PackedSequence gives a PackedSequence. One step at a time is for the
cells, see rnn_cell.py.

Mirrors torch/nn/modules/rnn.py.
"""

from __future__ import annotations

from typing import Any

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.nn.modules.rnn_base import RNNBase, apply_permutation  # noqa: F401  # PyTorch has it here
from tinytensor.nn.modules.rnn_cell import GRUCell, LSTMCell, RNNCell, RNNCellBase
from tinytensor.nn.utils.rnn import PackedSequence

__all__ = ["GRU", "LSTM", "RNN", "GRUCell", "LSTMCell", "RNNBase", "RNNCell", "RNNCellBase"]

_OF_LSTM = "proj_size argument is only supported for LSTM, not RNN or GRU"


class _OneState(RNNBase):
    """What RNN and GRU share: one state `hx` (layers * directions, N, hidden_size), zero unless given."""

    _operator: Any
    _tensor = ""  # the last word but one of a message, which PyTorch has for RNN alone

    def forward(self, input: Any, hx: Tensor | None = None) -> Any:
        """(output, last state of each layer)."""
        self._update_flat_weights()
        batch_sizes = order = back = None
        is_packed, is_batched = isinstance(input, PackedSequence), True
        batch_dim = 0 if self.batch_first else 1
        if is_packed:
            input, batch_sizes, order, back = input
        else:
            if input.dim() not in (2, 3):
                raise ValueError(
                    f"{type(self).__name__}: Expected input to be 2D or 3D, got {input.dim()}D{self._tensor} instead"
                )
            is_batched = input.dim() == 3
            if hx is not None and hx.dim() != input.dim():
                kind = "batched" if is_batched else "unbatched"
                raise RuntimeError(
                    f"For {kind} {input.dim()}-D input, hx should also be {input.dim()}-D but got {hx.dim()}-D tensor"
                )
            if not is_batched:
                input = input.unsqueeze(batch_dim)
                hx = None if hx is None else hx.unsqueeze(1)
        hx = self._zeros(input, batch_sizes, self.hidden_size) if hx is None else self.permute_hidden(hx, order)
        self.check_forward_args(input, hx, batch_sizes)
        output, hidden = self._run(self._operator, input, batch_sizes, hx)
        if is_packed:
            return PackedSequence(output, batch_sizes, order, back), self.permute_hidden(hidden, back)
        if not is_batched:
            output, hidden = output.squeeze(batch_dim), hidden.squeeze(1)
        return output, hidden


class RNN(_OneState):
    """`h' = tanh(w_ih x + b_ih + w_hh h + b_hh)`; with `nonlinearity="relu"`, relu in place of tanh.

    The arguments are those of RNNBase, with `nonlinearity` after `num_layers`.
    """

    _tensor = " tensor"

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if "proj_size" in kwargs:
            raise ValueError(_OF_LSTM)
        if len(args) > 3:
            nonlinearity, args = args[3], args[:3] + args[4:]
        else:
            nonlinearity = kwargs.pop("nonlinearity", "tanh")
        # Before Module.__init__, as a plain attribute.
        self.nonlinearity = nonlinearity
        if nonlinearity not in ("tanh", "relu"):
            raise ValueError(f"Unknown nonlinearity '{nonlinearity}'. Select from 'tanh' or 'relu'.")
        super().__init__(f"RNN_{nonlinearity.upper()}", *args, **kwargs)

    @property
    def _operator(self) -> Any:
        return F.rnn_tanh if self.mode == "RNN_TANH" else F.rnn_relu


class GRU(_OneState):
    """A gated recurrent unit: a reset gate r, an update gate z, a candidate n, `h' = (1 - z) n + z h`.

    The rows of the weights are those of r, z, n. The arguments are those of RNNBase.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if "proj_size" in kwargs:
            raise ValueError(_OF_LSTM)
        super().__init__("GRU", *args, **kwargs)

    @property
    def _operator(self) -> Any:
        return F.gru


class LSTM(RNNBase):
    """Long short-term memory: gates i, f, o and a candidate g, `c' = f c + i g`, `h' = o tanh(c')`.

    The rows of the weights are those of i, f, g, o. With `proj_size`, h is `w_hr h'`, shorter than c. The arguments are
    those of RNNBase.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__("LSTM", *args, **kwargs)

    def get_expected_cell_size(self, input: Tensor, batch_sizes: Tensor | None) -> tuple[int, int, int]:
        """(layers * directions, batch, hidden_size)."""
        return self._state_size(self._batch_size(input, batch_sizes), self.hidden_size)

    def check_forward_args(self, input: Tensor, hidden: tuple[Tensor, Tensor], batch_sizes: Tensor | None) -> None:
        self.check_input(input, batch_sizes)
        expected = self.get_expected_hidden_size(input, batch_sizes), self.get_expected_cell_size(input, batch_sizes)
        for i in range(2):
            self.check_hidden_size(hidden[i], expected[i], f"Expected hidden[{i}] size {{}}, got {{}}")

    def permute_hidden(self, hx: tuple[Tensor, Tensor], permutation: Tensor | None) -> tuple[Tensor, Tensor]:
        if permutation is None:
            return hx
        return super().permute_hidden(hx[0], permutation), super().permute_hidden(hx[1], permutation)

    def _zero_states(self, input: Tensor, batch_sizes: Tensor | None) -> tuple[Tensor, Tensor]:
        h = self._zeros(input, batch_sizes, self.proj_size or self.hidden_size)
        return h, self._zeros(input, batch_sizes, self.hidden_size)

    def forward(self, input: Any, hx: tuple[Tensor, Tensor] | None = None) -> Any:
        """(output, (last h, last c)); `hx` is such a pair, zero unless given."""
        self._update_flat_weights()
        if isinstance(input, PackedSequence):
            return self._forward_packed(input, hx)
        if input.dim() not in (2, 3):
            raise ValueError(f"LSTM: Expected input to be 2D or 3D, got {input.dim()}D instead")
        is_batched = input.dim() == 3
        batch_dim = 0 if self.batch_first else 1
        if hx is not None and (hx[0].dim() != input.dim() or hx[1].dim() != input.dim()):
            kind = "batched" if is_batched else "unbatched"
            raise RuntimeError(
                f"For {kind} {input.dim()}-D input, hx and cx should also be {input.dim()}-D but got ({hx[0].dim()}-D, "
                f"{hx[1].dim()}-D) tensors"
            )
        if not is_batched:
            input = input.unsqueeze(batch_dim)
            hx = None if hx is None else (hx[0].unsqueeze(1), hx[1].unsqueeze(1))
        hx = self._zero_states(input, None) if hx is None else hx
        self.check_forward_args(input, hx, None)
        output, h, c = self._run(F.lstm, input, None, hx)
        if not is_batched:
            output, h, c = output.squeeze(batch_dim), h.squeeze(1), c.squeeze(1)
        return output, (h, c)

    def _forward_packed(self, input: PackedSequence, hx: tuple[Tensor, Tensor] | None) -> Any:
        data, batch_sizes, order, back = input
        hx = self._zero_states(data, batch_sizes) if hx is None else self.permute_hidden(hx, order)
        output, h, c = self._run(F.lstm, data, batch_sizes, hx)
        return PackedSequence(output, batch_sizes, order, back), self.permute_hidden((h, c), back)
