"""One step of a recurrent network: rnn_tanh_cell, rnn_relu_cell, lstm_cell, gru_cell, and the cells behind them.

A cell maps (input, hidden state, weights) to the next hidden state. What the input contributes can be computed for all
steps at once, since it needs no hidden state: a layer multiplies first, and hands on `input` as that product.

Mirrors the cells of aten/src/ATen/native/RNN.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.c10.error import check

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


class CellParams(NamedTuple):
    """The weights of a cell: from the input, from the hidden state, their biases, and the projection of an LSTM."""

    w_ih: Tensor
    w_hh: Tensor
    b_ih: Tensor | None = None
    b_hh: Tensor | None = None
    w_hr: Tensor | None = None

    def linear_ih(self, input: Tensor) -> Tensor:
        return F.linear(input, self.w_ih, self.b_ih)

    def linear_hh(self, hidden: Tensor) -> Tensor:
        return F.linear(hidden, self.w_hh, self.b_hh)


# (what the input contributes, the hidden state, weights) -> the next hidden state; an LSTM's is a pair.
Cell = Callable[[Any, Any, CellParams], Any]


def simple_cell(nonlinearity: Callable[[Tensor], Tensor]) -> Cell:
    """h' = nonlinearity(W_ih x + b_ih + W_hh h + b_hh)."""

    def cell(gates: Tensor, hidden: Tensor, params: CellParams) -> Tensor:
        return nonlinearity(params.linear_hh(hidden).add_(gates))

    return cell


tanh_cell, relu_cell = simple_cell(F.tanh), simple_cell(F.relu)


def long_short_term_cell(gates: Tensor, hidden: tuple[Tensor, Tensor], params: CellParams) -> tuple[Tensor, Tensor]:
    """c' = forget * c + input * candidate, h' = output * tanh(c'): the memory c is only ever scaled and added to."""
    hx, cx = hidden
    chunks = params.linear_hh(hx).add_(gates).unsafe_chunk(4, 1)
    input_gate, forget_gate = chunks[0].sigmoid_(), chunks[1].sigmoid_()
    candidate, output_gate = chunks[2].tanh_(), chunks[3].sigmoid_()
    cy = (forget_gate * cx).add_(input_gate * candidate)
    hy = output_gate * cy.tanh()
    return (hy if params.w_hr is None else F.matmul(hy, params.w_hr.t())), cy


def gated_cell(gates: Tensor, hidden: Tensor, params: CellParams) -> Tensor:
    """h' = (h - candidate) * update + candidate, where the reset gate decides what of h enters the candidate."""
    from_input = gates.unsafe_chunk(3, 1)
    from_hidden = params.linear_hh(hidden).unsafe_chunk(3, 1)
    reset = from_hidden[0].add_(from_input[0]).sigmoid_()
    update = from_hidden[1].add_(from_input[1]).sigmoid_()
    candidate = from_input[2].add(from_hidden[2].mul_(reset)).tanh_()
    return (hidden - candidate).mul_(update).add_(candidate)


# ---- the operators ---------------------------------------------------------------------------------------------------


def _check_cell(input: Tensor, states: tuple[tuple[str, Tensor], ...], w_ih: Tensor, w_hh: Tensor) -> None:
    input_size, hidden_size = w_ih.size(1), w_hh.size(1)
    check(
        input.size(1) == input_size,
        lambda: f"input has inconsistent input_size: got {input.size(1)} expected {input_size}",
    )
    for label, hx in states:
        check(
            input.size(0) == hx.size(0),
            lambda: f"Input batch size {input.size(0)} doesn't match hidden{label} batch size {hx.size(0)}",  # noqa: B023
        )
        check(
            hx.size(1) == hidden_size,
            lambda: f"hidden{label} has inconsistent hidden_size: got {hx.size(1)}, expected {hidden_size}",  # noqa: B023
        )


def lstm_cell(
    input: Tensor, hx: tuple[Tensor, ...], w_ih: Tensor, w_hh: Tensor, b_ih: Tensor | None, b_hh: Tensor | None
) -> tuple[Tensor, Tensor]:
    """(N, I), the two states (N, H) -> the next two states."""
    check(len(hx) == 2, "lstm_cell expects two hidden states")
    _check_cell(input, (("0", hx[0]), ("1", hx[1])), w_ih, w_hh)
    params = CellParams(w_ih, w_hh, b_ih, b_hh)
    return long_short_term_cell(params.linear_ih(input), (hx[0], hx[1]), params)


def _one_state(cell: Cell) -> Callable[..., Tensor]:
    def operator(
        input: Tensor, hx: Tensor, w_ih: Tensor, w_hh: Tensor, b_ih: Tensor | None, b_hh: Tensor | None
    ) -> Tensor:
        _check_cell(input, (("0", hx),), w_ih, w_hh)
        params = CellParams(w_ih, w_hh, b_ih, b_hh)
        result: Tensor = cell(params.linear_ih(input), hx, params)
        return result

    return operator


gru_cell, rnn_tanh_cell, rnn_relu_cell = _one_state(gated_cell), _one_state(tanh_cell), _one_state(relu_cell)
