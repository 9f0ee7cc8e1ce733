"""Recurrent networks: rnn_tanh, rnn_relu, gru and lstm, over padded (`.input`) and packed (`.data`) sequences.

    input (T, N, I), or (N, T, I) with batch_first; hx (layers * directions, N, H)
    params: for each layer and direction w_ih, w_hh, then with has_biases b_ih, b_hh, then for projections w_hr

Each is a composition, whose nodes are those of its cells. Left out: PyTorch's oneDNN and cuDNN layers, in which a whole
float32 layer is one node.

Mirrors aten/src/ATen/native/RNN.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.nn.rnn.rnn_cells import (
    Cell,
    CellParams,
    gated_cell,
    long_short_term_cell,
    relu_cell,
    tanh_cell,
)
from tinytensor.aten.native.nn.rnn.rnn_layers import Layer, packed, padded, stacked
from tinytensor.c10.error import check

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Tensors = Sequence["Tensor"]


def gather_params(params: Tensors, has_biases: bool, has_projections: bool = False) -> list[CellParams]:
    """The flat list of weights, cut into those of each cell."""
    count = 2 + 2 * has_biases + has_projections
    check(len(params) % count == 0, "got an incorrect number of RNN parameters")
    cells = []
    for start in range(0, len(params), count):
        own = params[start : start + count]
        b_ih, b_hh = own[2:4] if has_biases else (None, None)
        cells.append(CellParams(own[0], own[1], b_ih, b_hh, own[-1] if has_projections else None))
    return cells


def check_devices(input: Tensor, params: Tensors, hiddens: Tensors) -> None:
    """Every tensor is on the input's device."""
    for kind, tensors in (("hidden", hiddens), ("parameter", params)):
        for t in tensors:
            check(
                t.device == input.device,
                lambda: (
                    f"Input and {kind} tensors are not at the same device, found input tensor at {input.device} and "  # noqa: B023
                    f"{kind} tensor at {t.device}"  # noqa: B023
                ),
            )


def _one_state(cell: Cell) -> tuple[Callable[..., tuple[Tensor, Tensor]], Callable[..., tuple[Tensor, Tensor]]]:
    """The operators of a cell with one state: over padded and over packed sequences."""

    def run(
        layer: Layer, input: Tensor, hx: Tensor, params: Tensors, has_biases: bool, num_layers: int, dropout: float,
        train: bool, bidirectional: bool,
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        weights = gather_params(params, has_biases)
        outputs, finals = stacked(layer, input, hx.unbind(0), weights, num_layers, dropout, train, bidirectional)
        return outputs, F.stack(tuple(finals), 0)

    def over_padded(
        input: Tensor, hx: Tensor, params: Tensors, has_biases: bool, num_layers: int, dropout: float, train: bool,
        bidirectional: bool, batch_first: bool,
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        check_devices(input, params, (hx,))
        input = input.transpose(0, 1) if batch_first else input
        layer = padded(cell)
        outputs, final = run(layer, input, hx, params, has_biases, num_layers, dropout, train, bidirectional)
        return (outputs.transpose_(0, 1) if batch_first else outputs), final

    def over_packed(
        data: Tensor, batch_sizes: Tensor, hx: Tensor, params: Tensors, has_biases: bool, num_layers: int,
        dropout: float, train: bool, bidirectional: bool,
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        layer = packed(cell, batch_sizes.tolist())
        return run(layer, data, hx, params, has_biases, num_layers, dropout, train, bidirectional)

    return over_padded, over_packed


rnn_tanh_input, rnn_tanh_data = _one_state(tanh_cell)
rnn_relu_input, rnn_relu_data = _one_state(relu_cell)
gru_input, gru_data = _one_state(gated_cell)


def _lstm(
    layer: Layer, input: Tensor, hx: Tensors, params: Tensors, has_biases: bool, num_layers: int, dropout: float,
    train: bool, bidirectional: bool,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    # Projected hidden states are of another size than the memory.
    weights = gather_params(params, has_biases, hx[0].size(2) != hx[1].size(2))
    states = list(zip(hx[0].unbind(0), hx[1].unbind(0), strict=True))
    outputs, finals = stacked(layer, input, states, weights, num_layers, dropout, train, bidirectional)
    return outputs, F.stack(tuple(hy for hy, _ in finals), 0), F.stack(tuple(cy for _, cy in finals), 0)


def lstm_input(
    input: Tensor, hx: Tensors, params: Tensors, has_biases: bool, num_layers: int, dropout: float, train: bool,
    bidirectional: bool, batch_first: bool,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    check(len(hx) == 2, "lstm expects two hidden states")
    check_devices(input, params, hx)
    input = input.transpose(0, 1) if batch_first else input
    layer = padded(long_short_term_cell)
    outputs, hy, cy = _lstm(layer, input, hx, params, has_biases, num_layers, dropout, train, bidirectional)
    return (outputs.transpose(0, 1) if batch_first else outputs), hy, cy


def lstm_data(
    data: Tensor, batch_sizes: Tensor, hx: Tensors, params: Tensors, has_biases: bool, num_layers: int, dropout: float,
    train: bool, bidirectional: bool,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    check(len(hx) == 2, "lstm expects two hidden states")
    layer = packed(long_short_term_cell, batch_sizes.tolist())
    return _lstm(layer, data, hx, params, has_biases, num_layers, dropout, train, bidirectional)
