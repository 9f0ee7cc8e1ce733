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

_PROJ_SIZE_ERROR = "proj_size argument is only supported for LSTM, not RNN or GRU"


class _SingleStateRNN(RNNBase):
    """What RNN and GRU share: one state `hx` (layers * directions, N, hidden_size), which is 0 unless it is given."""

    _operator: Any
    # PyTorch's message about the rank says "3D tensor instead" for RNN, and "3D instead" for GRU.
    _message_suffix = ""

    def forward(self, input: Any, hx: Tensor | None = None) -> Any:
        """(output, last state of each layer)."""
        self._update_flat_weights()
        batch_sizes = sorted_indices = unsorted_indices = None
        is_packed, is_batched = isinstance(input, PackedSequence), True
        batch_dim = 0 if self.batch_first else 1
        if is_packed:
            input, batch_sizes, sorted_indices, unsorted_indices = input
        else:
            if input.dim() not in (2, 3):
                raise ValueError(
                    f"{type(self).__name__}: Expected input to be 2D or 3D, got {input.dim()}D{self._message_suffix} instead"
                )
            is_batched = input.dim() == 3
            if hx is not None and hx.dim() != input.dim():
                kind = "batched" if is_batched else "unbatched"
                raise RuntimeError(
                    f"For {kind} {input.dim()}-D input, hx should also be {input.dim()}-D but got {hx.dim()}-D tensor"
                )
            if not is_batched:
                input = input.unsqueeze(batch_dim)
                # batch_first is about the sequences only. States have their batch at dimension 1 always.
                hx = None if hx is None else hx.unsqueeze(1)
        # A packed batch is sorted by length, while the caller's states are in the caller's order. The given state is sorted
        # too before the run, and the last state is put back into the caller's order after it.
        hx = (
            self._zeros(input, batch_sizes, self.hidden_size) if hx is None else self.permute_hidden(hx, sorted_indices)
        )
        self.check_forward_args(input, hx, batch_sizes)
        output, hidden = self._run(self._operator, input, batch_sizes, hx)
        if is_packed:
            return PackedSequence(output, batch_sizes, sorted_indices, unsorted_indices), self.permute_hidden(
                hidden, unsorted_indices
            )
        if not is_batched:
            output, hidden = output.squeeze(batch_dim), hidden.squeeze(1)
        return output, hidden


class RNN(_SingleStateRNN):
    """A simple recurrent network: `h' = tanh(W_ih x + b_ih + W_hh h + b_hh)` at each step.

        input_size      H_in, features of each step's input
        hidden_size     H_cell, features of the state
        num_layers      1; each layer but the first reads the output of the one before
        nonlinearity    "tanh"; or "relu". ValueError for others
        bias            True; False leaves bias_ih and bias_hh out
        batch_first     False; True puts N first in input and output (not in the states)
        dropout         0.0; probability of dropout between layers, in training
        bidirectional   False; True adds a second network that reads from the end (D = 2, else 1)
        device, dtype   of the parameters

    Shapes: input (L, N, H_in) or (L, H_in), or a PackedSequence; hx (D * num_layers, N, H_cell) or without N, 0 by
    default ->
    output (L, N, D * H_cell) and the last h, of hx's shape.
    Parameters: for each layer k weight_ih_lk (H_cell, H_in or D * H_cell), weight_hh_lk (H_cell, H_cell),
    bias_ih_lk and bias_hh_lk (H_cell), and the same with `_reverse`; all uniform in ±1 / sqrt(H_cell).
    Errors: ValueError for options out of range and for proj_size.

    >>> output, h = nn.RNN(10, 20, num_layers=2)(tt.randn(5, 3, 10))
    >>> output.shape, h.shape
    (torch.Size([5, 3, 20]), torch.Size([2, 3, 20]))
    """

    _message_suffix = " tensor"

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if "proj_size" in kwargs:
            raise ValueError(_PROJ_SIZE_ERROR)
        if len(args) > 3:
            nonlinearity, args = args[3], args[:3] + args[4:]
        else:
            nonlinearity = kwargs.pop("nonlinearity", "tanh")
        # `nonlinearity` is the fourth argument of RNN alone; RNNBase does not know it, so it is taken out of the others here.
        self.nonlinearity = nonlinearity
        if nonlinearity not in ("tanh", "relu"):
            raise ValueError(f"Unknown nonlinearity '{nonlinearity}'. Select from 'tanh' or 'relu'.")
        super().__init__(f"RNN_{nonlinearity.upper()}", *args, **kwargs)

    @property
    def _operator(self) -> Any:
        return F.rnn_tanh if self.mode == "RNN_TANH" else F.rnn_relu


class GRU(_SingleStateRNN):
    """A gated recurrent unit (Cho et al., 2014). Each step computes

        r = sigmoid(W_ir x + b_ir + W_hr h + b_hr)        reset gate
        z = sigmoid(W_iz x + b_iz + W_hz h + b_hz)        update gate
        n = tanh(W_in x + b_in + r * (W_hn h + b_hn))     candidate
        h' = (1 - z) * n + z * h

        input_size      H_in, features of each step's input
        hidden_size     H_cell, features of the state
        num_layers      1; each layer but the first reads the output of the one before
        bias            True; False leaves bias_ih and bias_hh out
        batch_first     False; True puts N first in input and output (not in the states)
        dropout         0.0; probability of dropout between layers, in training
        bidirectional   False; True adds a second network that reads from the end (D = 2, else 1)
        device, dtype   of the parameters

    Shapes: input (L, N, H_in) or (L, H_in), or a PackedSequence; hx (D * num_layers, N, H_cell) or without N, 0 by
    default ->
    output (L, N, D * H_cell) and the last h, of hx's shape.
    Parameters: for each layer k weight_ih_lk (3 * H_cell, H_in or D * H_cell), weight_hh_lk (3 * H_cell, H_cell),
    bias_ih_lk and bias_hh_lk (3 * H_cell), and the same with `_reverse`; all uniform in ±1 / sqrt(H_cell). The rows
    are r, z, n.
    Errors: ValueError for options out of range and for proj_size.

    >>> output, h = nn.GRU(10, 20, bidirectional=True)(tt.randn(5, 3, 10))
    >>> output.shape, h.shape
    (torch.Size([5, 3, 40]), torch.Size([2, 3, 20]))
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if "proj_size" in kwargs:
            raise ValueError(_PROJ_SIZE_ERROR)
        super().__init__("GRU", *args, **kwargs)

    @property
    def _operator(self) -> Any:
        return F.gru


class LSTM(RNNBase):
    """Long short-term memory. Each step computes

        i, f, o = sigmoid(W_i x + b_i + W_h h + b_h)    input, forget and output gate, each with rows of its own
        g = tanh(W_i x + b_i + W_h h + b_h)             candidate
        c' = f * c + i * g
        h' = o * tanh(c')

        input_size      H_in, features of each step's input
        hidden_size     H_cell, features of the state
        num_layers      1; each layer but the first reads the output of the one before
        bias            True; False leaves bias_ih and bias_hh out
        batch_first     False; True puts N first in input and output (not in the states)
        dropout         0.0; probability of dropout between layers, in training
        bidirectional   False; True adds a second network that reads from the end (D = 2, else 1)
        proj_size       0; if positive, h is projected to so many features
        device, dtype   of the parameters

    Shapes: input (L, N, H_in) or (L, H_in), or a PackedSequence; hx is (h, c), 0 by default -> output (L, N, D *
    H_out) and the last (h, c). h is (D * num_layers, N, H_out), c is (D * num_layers, N, H_cell), or without N;
    H_out is proj_size, or H_cell without projection.
    Parameters: for each layer k weight_ih_lk (4 * H_cell, H_in or D * H_out), weight_hh_lk (4 * H_cell, H_out),
    bias_ih_lk and bias_hh_lk (4 * H_cell), weight_hr_lk (proj_size, H_cell) with projection, and the same with
    `_reverse`; all uniform in ±1 / sqrt(H_cell). The rows are i, f, g, o.
    Errors: ValueError for options out of range.

    >>> output, (h, c) = nn.LSTM(10, 20, num_layers=2)(tt.randn(5, 3, 10))
    >>> output.shape, h.shape, c.shape
    (torch.Size([5, 3, 20]), torch.Size([2, 3, 20]), torch.Size([2, 3, 20]))
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__("LSTM", *args, **kwargs)

    def get_expected_cell_size(self, input: Tensor, batch_sizes: Tensor | None) -> tuple[int, int, int]:
        """(layers * directions, batch, hidden_size)."""
        return self._state_size(self._batch_size(input, batch_sizes), self.hidden_size)

    def check_forward_args(self, input: Tensor, hidden: tuple[Tensor, Tensor], batch_sizes: Tensor | None) -> None:
        """Checks the input, h and c, see check_input and check_hidden_size."""
        self.check_input(input, batch_sizes)
        expected = self.get_expected_hidden_size(input, batch_sizes), self.get_expected_cell_size(input, batch_sizes)
        for i in range(2):
            self.check_hidden_size(hidden[i], expected[i], f"Expected hidden[{i}] size {{}}, got {{}}")

    def permute_hidden(self, hx: tuple[Tensor, Tensor], permutation: Tensor | None) -> tuple[Tensor, Tensor]:
        """(h, c) with the batch in another order."""
        if permutation is None:
            return hx
        return super().permute_hidden(hx[0], permutation), super().permute_hidden(hx[1], permutation)

    def _zero_states(self, input: Tensor, batch_sizes: Tensor | None) -> tuple[Tensor, Tensor]:
        # A projection makes h narrower; c, which stays inside the cell, keeps its width.
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
        data, batch_sizes, sorted_indices, unsorted_indices = input
        hx = self._zero_states(data, batch_sizes) if hx is None else self.permute_hidden(hx, sorted_indices)
        output, h, c = self._run(F.lstm, data, batch_sizes, hx)
        return PackedSequence(output, batch_sizes, sorted_indices, unsorted_indices), self.permute_hidden(
            (h, c), unsorted_indices
        )
