"""Layers of a recurrent network: a cell over all steps, forwards or backwards, over a padded or a packed sequence.

    padded    (T, N, I)                       every sequence of a batch has all T steps
    packed    data (sum of batch_sizes, I)    step t has batch_sizes[t] sequences, the longest first; shorter ones end

Mirrors the layers of aten/src/ATen/native/RNN.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.native.nn.rnn.rnn_cells import Cell, CellParams
from tinytensor.c10.error import check

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

# A hidden state: a tensor, or the pair (h, c) of an LSTM.
Hidden = Any
# (input, hidden state, weights, backwards) -> (outputs, last hidden state)
Layer = Callable[["Tensor", Hidden, CellParams, bool], tuple["Tensor", Hidden]]


def _output(hidden: Hidden) -> Tensor:
    """What of a hidden state is output: an LSTM keeps its memory c to itself."""
    shown: Tensor = hidden[0] if isinstance(hidden, tuple) else hidden
    return shown


def _slice(hidden: Hidden, start: int, end: int) -> Hidden:
    if isinstance(hidden, tuple):
        return tuple(part.narrow(0, start, end - start) for part in hidden)
    return hidden.narrow(0, start, end - start)


def _concat(hiddens: Sequence[Hidden]) -> Hidden:
    if isinstance(hiddens[0], tuple):
        return tuple(F.cat(parts, 0) for parts in zip(*hiddens, strict=True))
    return F.cat(tuple(hiddens), 0)


def padded(cell: Cell) -> Layer:
    """A layer over (T, N, I)."""

    def layer(input: Tensor, hidden: Hidden, params: CellParams, backwards: bool) -> tuple[Tensor, Hidden]:
        steps = params.linear_ih(input).unbind(0)
        outputs = []
        for step in reversed(steps) if backwards else steps:
            hidden = cell(step, hidden, params)
            outputs.append(_output(hidden))
        check(bool(outputs), "Expected sequence length to be larger than 0 in RNN")
        return F.stack(tuple(reversed(outputs) if backwards else outputs), 0), hidden

    return layer


def packed(cell: Cell, batch_sizes: Sequence[int]) -> Layer:
    """A layer over the data of a packed sequence."""

    def forwards(steps: Sequence[Tensor], hidden: Hidden, params: CellParams) -> tuple[Tensor, Hidden]:
        outputs, ended = [], []
        running = batch_sizes[0]
        for step, size in zip(steps, batch_sizes, strict=True):
            if size < running:  # the shortest sequences have ended: their states are final
                ended.append(_slice(hidden, size, running))
                hidden = _slice(hidden, 0, size)
            running = size
            hidden = cell(step, hidden, params)
            outputs.append(_output(hidden))
        return F.cat(tuple(outputs), 0), _concat([hidden, *reversed(ended)])

    def from_the_end(steps: Sequence[Tensor], first: Hidden, params: CellParams) -> tuple[Tensor, Hidden]:
        outputs = []
        running = batch_sizes[-1]
        hidden = _slice(first, 0, running)
        for step, size in zip(reversed(steps), reversed(batch_sizes), strict=True):
            if size > running:  # shorter sequences begin, seen from the end
                hidden = _concat([hidden, _slice(first, running, size)])
            running = size
            hidden = cell(step, hidden, params)
            outputs.append(_output(hidden))
        return F.cat(tuple(reversed(outputs)), 0), hidden

    def layer(input: Tensor, hidden: Hidden, params: CellParams, backwards: bool) -> tuple[Tensor, Hidden]:
        data, offset, steps = params.linear_ih(input), 0, []
        for size in batch_sizes:
            steps.append(data.narrow(0, offset, size))
            offset += size
        return (from_the_end if backwards else forwards)(steps, hidden, params)

    return layer


def stacked(
    layer: Layer, input: Tensor, hiddens: Sequence[Hidden], weights: Sequence[CellParams], num_layers: int,
    dropout: float, train: bool, bidirectional: bool,
) -> tuple[Tensor, list[Hidden]]:  # fmt: skip
    """Layers on top of each other, dropout between them: the outputs of the last, and the final states of all."""
    if bidirectional:
        paired = len(hiddens) % 2 == 0 and len(weights) % 2 == 0
        check(paired, "Odd number of params or hiddens given to a bidirectional RNN")
    directions = 2 if bidirectional else 1
    check(num_layers * directions == len(hiddens), "Expected more hidden states in stacked_rnn")
    check(num_layers * directions == len(weights), "Expected more weights in stacked_rnn")
    finals: list[Hidden] = []
    for number in range(num_layers):
        places = range(number * directions, (number + 1) * directions)
        results = [layer(input, hiddens[place], weights[place], place != places[0]) for place in places]
        outputs = [output for output, _ in results]
        finals += [final for _, final in results]
        input = F.cat(tuple(outputs), outputs[0].dim() - 1) if bidirectional else outputs[0]
        if dropout != 0 and train and number < num_layers - 1:
            input = F.dropout(input, dropout, True)
    return input, finals
