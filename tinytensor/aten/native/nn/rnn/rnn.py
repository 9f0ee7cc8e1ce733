"""Recurrent networks: a cell makes one step, a layer runs a cell over all steps, an operator stacks layers.

    cells       (input, hidden state, weights) -> next hidden state: rnn_tanh_cell, rnn_relu_cell, lstm_cell, gru_cell
    layers      a cell over all steps, forwards or backwards
    operators   rnn_tanh, rnn_relu, gru, lstm, over padded (`.input`) and packed (`.data`) sequences

    padded      input (T, N, I), or (N, T, I) with batch_first: every sequence of a batch has all T steps
    packed      data (sum of batch_sizes, I): step t has batch_sizes[t] sequences, the longest first; shorter ones end
    hx          (layers * directions, N, H)
    params      for each layer and direction w_ih, w_hh, then with has_biases b_ih, b_hh, then for projections w_hr

What the input contributes needs no hidden state, so it is computed for all steps at once: a layer multiplies first, and
hands each cell its step of that product as `gates`.

Each operator is a composition, whose autograd nodes are those of its cells. A layer and a cell are computed by one kernel all
the same where nobody looks at the single operators (rnn_layer.py), and a stack that nobody records is one call
(rnn_unrecorded.py). Only a float32 `lstm` over padded sequences on the CPU has one node
for each layer and direction, `mkldnn_rnn_layer` (mkldnn/rnn.py), as in PyTorch. Left out: cuDNN's layers, and that the switch
of `backends.mkldnn` turns this one off.

Mirrors aten/src/ATen/native/RNN.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.aten.native.nn.rnn import rnn_layer, rnn_unrecorded
from tinytensor.aten.native.nn.rnn.rnn_layer import Kind, Weights
from tinytensor.aten.native.nn.rnn.rnn_steps import Steps, may_be_packed
from tinytensor.c10.autocast_state import is_autocast_enabled
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import FUNCTORCH_BATCHED
from tinytensor.c10.error import check
from tinytensor.c10.layout import strided
from tinytensor.c10.scalar_type import float32, int64
from tinytensor.c10.tensor_impl import has_tangent

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


# A hidden state: a tensor, or the pair (h, c) of an LSTM.
Hidden = Any
# A cell: (what the input contributes, the hidden state, weights) -> the next hidden state; an LSTM's is a pair.
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
    # The weights hold the four gates below one another, in the order input, forget, candidate, output. The chunks are
    # written in place: `unsafe_chunk` gives outputs that autograd does not treat as views of one tensor, and nobody else
    # reads the sum.
    chunks = params.linear_hh(hx).add_(gates).unsafe_chunk(4, 1)
    input_gate, forget_gate = chunks[0].sigmoid_(), chunks[1].sigmoid_()
    candidate, output_gate = chunks[2].tanh_(), chunks[3].sigmoid_()
    cy = (forget_gate * cx).add_(input_gate * candidate)
    hy = output_gate * cy.tanh()
    return (hy if params.w_hr is None else F.matmul(hy, params.w_hr.t())), cy


def gated_cell(gates: Tensor, hidden: Tensor, params: CellParams) -> Tensor:
    """h' = (h - candidate) * update + candidate, where the reset gate decides what of h enters the candidate.

    reset and update are sigmoids of both contributions added; candidate = tanh(W_in x + b_in + reset * (W_hn h + b_hn)).
    The reset gate multiplies after the product with W_hn, so all three products with h are one.
    """
    from_input = gates.unsafe_chunk(3, 1)
    from_hidden = params.linear_hh(hidden).unsafe_chunk(3, 1)
    reset = from_hidden[0].add_(from_input[0]).sigmoid_()
    update = from_hidden[1].add_(from_input[1]).sigmoid_()
    candidate = from_input[2].add(from_hidden[2].mul_(reset)).tanh_()
    return (hidden - candidate).mul_(update).add_(candidate)


# ---- the operators of one step ---------------------------------------------------------------------------------------


def _check_cell(input: Tensor, states: tuple[tuple[str, Tensor], ...], w_ih: Tensor, w_hh: Tensor, gates: int) -> None:
    """A plain cell asks for its weights first, an LSTM's after the input, a GRU's after the states as well."""
    of_input, hidden = input.meta_.sizes, w_hh.meta_.sizes[1:]
    if len(of_input) == 2 and hidden:
        rows, of_state = gates * hidden[0], (of_input[0], *hidden)
        weights_fit = w_ih.meta_.sizes == (rows, of_input[1]) and w_hh.meta_.sizes == (rows, *hidden)
        if weights_fit and all([hx.meta_.sizes == of_state for _, hx in states]):
            return
    weights = (("ih", w_ih), ("hh", w_hh))
    if gates == 1:
        _check_gates(weights, gates)
    if gates == 4:
        w_hh.size(1)
    input_size = w_ih.size(1)
    check(
        input.size(1) == input_size,
        lambda: f"input has inconsistent input_size: got {input.size(1)} expected {input_size}",
    )
    if gates == 4:
        _check_gates(weights, gates)
    hidden_size = w_hh.size(1)
    for label, hx in states:
        check(
            input.size(0) == hx.size(0),
            lambda: f"Input batch size {input.size(0)} doesn't match hidden{label} batch size {hx.size(0)}",  # noqa: B023
        )
        check(
            hx.size(1) == hidden_size,
            lambda: f"hidden{label} has inconsistent hidden_size: got {hx.size(1)}, expected {hidden_size}",  # noqa: B023
        )
    if gates == 3:
        _check_gates(weights, gates)


def _check_gates(weights: tuple[tuple[str, Tensor], ...], gates: int) -> None:
    hidden_size = weights[1][1].size(1)
    for label, weight in weights:
        check(
            weight.size(0) == gates * hidden_size,
            lambda: (
                f"weight_{label} first dim must be {gates} * hidden_size = {gates * hidden_size}, "  # noqa: B023
                f"but got {weight.size(0)}"  # noqa: B023
            ),
        )


def lstm_cell(
    input: Tensor, hx: tuple[Tensor, ...], w_ih: Tensor, w_hh: Tensor, b_ih: Tensor | None, b_hh: Tensor | None
) -> tuple[Tensor, Tensor]:
    """(N, I), the two states (N, H) -> the next two states."""
    check(len(hx) == 2, "lstm_cell expects two hidden states")
    _check_cell(input, (("0", hx[0]), ("1", hx[1])), w_ih, w_hh, 4)
    return _one_step(rnn_layer.LSTM, long_short_term_cell, input, (hx[0], hx[1]), CellParams(w_ih, w_hh, b_ih, b_hh))


def gru_cell(input: Tensor, hx: Tensor, w_ih: Tensor, w_hh: Tensor, b_ih: Tensor | None, b_hh: Tensor | None) -> Tensor:
    """(N, I), the state (N, H) -> the next state."""
    _check_cell(input, (("0", hx),), w_ih, w_hh, 3)
    return _one_step(rnn_layer.GRU, gated_cell, input, hx, CellParams(w_ih, w_hh, b_ih, b_hh))


def _one_step(kind: Kind, cell: Cell, input: Tensor, hidden: Hidden, params: CellParams) -> Hidden:
    """The cell, by one kernel where it may be (rnn_layer.py)."""
    given = params.linear_ih(input)
    is_pair = isinstance(hidden, tuple)

    def composed(given: Tensor, *rest: Any) -> tuple[Tensor, ...]:
        *states, w_hh, b_hh = rest
        last = cell(given, tuple(states) if is_pair else states[0], CellParams(params.w_ih, w_hh, None, b_hh))
        return last if is_pair else (last,)

    weights = Weights(params.w_hh, params.b_hh)
    made = rnn_layer.run_cell(kind, given, hidden if is_pair else (hidden,), weights, composed)
    if made is None:
        return cell(given, hidden, params)
    return made if is_pair else made[0]


def _plain_cell(nonlinearity: Callable[[Tensor], Tensor], kind: Kind) -> Callable[..., Tensor]:
    cell = simple_cell(nonlinearity)

    def operator(
        input: Tensor, hx: Tensor, w_ih: Tensor, w_hh: Tensor, b_ih: Tensor | None, b_hh: Tensor | None
    ) -> Tensor:
        _check_cell(input, (("0", hx),), w_ih, w_hh, 1)
        params = CellParams(w_ih, w_hh, b_ih, b_hh)
        # Recorded, the nodes of the product with hx come before those of the other one.
        if rnn_layer.is_recorded((input, hx, *params)):
            return nonlinearity(params.linear_hh(hx).add_(params.linear_ih(input)))
        return _one_step(kind, cell, input, hx, params)

    return operator


rnn_tanh_cell, rnn_relu_cell = _plain_cell(F.tanh, rnn_layer.RNN_TANH), _plain_cell(F.relu, rnn_layer.RNN_RELU)


# ---- layers ----------------------------------------------------------------------------------------------------------

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


def over_steps(cell: Cell, given: Tensor, hidden: Hidden, params: CellParams, backwards: bool) -> tuple[Tensor, Hidden]:
    """The cell for every step of what the inputs contribute."""
    steps = given.unbind(0)
    outputs = []
    for step in reversed(steps) if backwards else steps:
        hidden = cell(step, hidden, params)
        outputs.append(_output(hidden))
    check(bool(outputs), "Expected sequence length to be larger than 0 in RNN")
    return F.stack(tuple(reversed(outputs) if backwards else outputs), 0), hidden


def _by_one_kernel(
    kind: Kind, sizes: tuple[int, ...], given: Tensor, hidden: Hidden, params: CellParams, backwards: bool,
    compose: Callable[[Tensor, Hidden, CellParams], tuple[Tensor, Hidden]],
) -> tuple[Tensor, Hidden]:  # fmt: skip
    """What `compose` gives, by one kernel where it may be (rnn_layer.py)."""
    is_pair = isinstance(hidden, tuple)
    states = hidden if is_pair else (hidden,)

    def composed(given: Tensor, *rest: Any) -> tuple[Tensor, ...]:
        again = rest[: len(states)]
        w_hh, b_hh, *w_hr = rest[len(states) :]
        weights = CellParams(params.w_ih, w_hh, None, b_hh, *w_hr)
        output, last = compose(given, again if is_pair else again[0], weights)
        return output, *(last if is_pair else (last,))

    weights = Weights(params.w_hh, params.b_hh, params.w_hr)
    kind = rnn_layer.PROJECTED_LSTM if params.w_hr is not None else kind
    made = rnn_layer.run(kind, Steps(sizes, backwards), given, states, weights, composed)
    if made is None:
        return compose(given, hidden, params)
    output, *last = made
    return output, (tuple(last) if is_pair else last[0])


def padded(cell: Cell, kind: Kind) -> Layer:
    """A layer over (T, N, I)."""

    def layer(input: Tensor, hidden: Hidden, params: CellParams, backwards: bool) -> tuple[Tensor, Hidden]:
        given = params.linear_ih(input)

        def compose(given: Tensor, hidden: Hidden, params: CellParams) -> tuple[Tensor, Hidden]:
            return over_steps(cell, given, hidden, params, backwards)

        sizes = given.meta_.sizes
        if len(sizes) != 3 or not sizes[0]:
            return compose(given, hidden, params)
        return _by_one_kernel(kind, (sizes[1],) * sizes[0], given, hidden, params, backwards, compose)

    return layer


def steps_of(batch_sizes: Tensor) -> list[int]:
    """How many sequences each step has; RuntimeError for another dtype than int64."""
    batch_sizes.size(0)  # an IndexError where there is no dimension
    dtype = batch_sizes.dtype
    check(dtype is int64, lambda: f"expected scalar type Long but found {dtype.cpp_name}")
    return batch_sizes.tolist()


def packed(cell: Cell, kind: Kind, batch_sizes: Tensor) -> Layer:
    """A layer over the data of a packed sequence."""

    sizes: tuple[int, ...] = ()  # read when the first layer runs: what is wrong with weights and states is said before

    # The longest sequence is row 0, so those that run at a step are the first `size` rows of the hidden state, and those that
    # end are its last rows. `ended` collects the last rows first; turned round behind what still runs it is in row order.
    def forwards(data: Tensor, hidden: Hidden, params: CellParams) -> tuple[Tensor, Hidden]:
        outputs, ended = [], []
        running, offset = sizes[0], 0
        for size in sizes:
            step = data.narrow(0, offset, size)
            offset += size
            if size < running:  # the shortest sequences have ended: their states are final
                ended.append(_slice(hidden, size, running))
                hidden = _slice(hidden, 0, size)
            running = size
            hidden = cell(step, hidden, params)
            outputs.append(_output(hidden))
        return F.cat(tuple(outputs), 0), _concat([hidden, *reversed(ended)])

    def from_the_end(data: Tensor, first: Hidden, params: CellParams) -> tuple[Tensor, Hidden]:
        outputs = []
        running, offset = sizes[-1], data.size(0)
        hidden = _slice(first, 0, running)
        for size in reversed(sizes):
            if size > running:  # shorter sequences begin, seen from the end
                hidden = _concat([hidden, _slice(first, running, size)])
            running = size
            offset -= size
            hidden = cell(data.narrow(0, offset, size), hidden, params)
            outputs.append(_output(hidden))
        return F.cat(tuple(reversed(outputs)), 0), hidden

    def layer(input: Tensor, hidden: Hidden, params: CellParams, backwards: bool) -> tuple[Tensor, Hidden]:
        nonlocal sizes
        sizes = sizes or tuple(steps_of(batch_sizes))
        given = params.linear_ih(input)
        compose = from_the_end if backwards else forwards
        if given.meta_.dim != 2 or not may_be_packed(sizes, given.meta_.sizes[0]):
            return compose(given, hidden, params)
        return _by_one_kernel(kind, sizes, given, hidden, params, backwards, compose)

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
    # Weights, hidden states and final states all lie in the order layer 0 forwards, layer 0 backwards, layer 1 forwards, ...
    for number in range(num_layers):
        places = range(number * directions, (number + 1) * directions)
        results = [layer(input, hiddens[place], weights[place], place != places[0]) for place in places]
        outputs = [output for output, _ in results]
        finals += [final for _, final in results]
        input = F.cat(tuple(outputs), outputs[0].dim() - 1) if bidirectional else outputs[0]
        if dropout != 0 and train and number < num_layers - 1:
            input = F.dropout(input, dropout, True)
    return input, finals


# ---- stacks of layers ------------------------------------------------------------------------------------------------

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


def _unrecorded(
    kind: Kind, input: Tensor, states: tuple[Tensor, ...], weights: Sequence[CellParams], num_layers: int,
    dropout: float, train: bool, bidirectional: bool,
) -> tuple[Tensor, ...] | None:  # fmt: skip
    """The outputs and the last states by one call, if rnn_unrecorded.py has such a stack."""
    drops = dropout != 0 and train
    if bidirectional or drops or not num_layers == len(weights) > 0 or weights[0].w_hr is not None:
        return None
    return rnn_unrecorded.run(kind, input, states, weights)


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


def _one_state(
    cell: Cell, kind: Kind
) -> tuple[Callable[..., tuple[Tensor, Tensor]], Callable[..., tuple[Tensor, Tensor]]]:
    """The operators of a cell with one state: over padded and over packed sequences."""

    def run(
        layer: Layer, input: Tensor, hx: Tensor, weights: Sequence[CellParams], num_layers: int, dropout: float,
        train: bool, bidirectional: bool,
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        outputs, finals = stacked(layer, input, hx.unbind(0), weights, num_layers, dropout, train, bidirectional)
        return outputs, F.stack(tuple(finals), 0)

    def over_padded(
        input: Tensor, hx: Tensor, params: Tensors, has_biases: bool, num_layers: int, dropout: float, train: bool,
        bidirectional: bool, batch_first: bool,
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        check_devices(input, params, (hx,))
        input = input.transpose(0, 1) if batch_first else input
        weights = gather_params(params, has_biases)
        made = _unrecorded(kind, input, (hx,), weights, num_layers, dropout, train, bidirectional)
        outputs, final = made or run(padded(cell, kind), input, hx, weights, num_layers, dropout, train, bidirectional)
        return (outputs.transpose_(0, 1) if batch_first else outputs), final

    def over_packed(
        data: Tensor, batch_sizes: Tensor, hx: Tensor, params: Tensors, has_biases: bool, num_layers: int,
        dropout: float, train: bool, bidirectional: bool,
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        layer = packed(cell, kind, batch_sizes)
        return run(layer, data, hx, gather_params(params, has_biases), num_layers, dropout, train, bidirectional)

    return over_padded, over_packed


rnn_tanh_input, rnn_tanh_data = _one_state(tanh_cell, rnn_layer.RNN_TANH)
rnn_relu_input, rnn_relu_data = _one_state(relu_cell, rnn_layer.RNN_RELU)
gru_input, gru_data = _one_state(gated_cell, rnn_layer.GRU)


def _lstm_params(hx: Tensors, params: Tensors, has_biases: bool) -> list[CellParams]:
    # With projections, the hidden state has another size than the memory cell.
    return gather_params(params, has_biases, hx[0].size(2) != hx[1].size(2))


def _lstm(
    layer: Layer, input: Tensor, hx: Tensors, weights: Sequence[CellParams], num_layers: int, dropout: float,
    train: bool, bidirectional: bool,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    states = list(zip(hx[0].unbind(0), hx[1].unbind(0), strict=True))
    outputs, finals = stacked(layer, input, states, weights, num_layers, dropout, train, bidirectional)
    return outputs, F.stack(tuple(hy for hy, _ in finals), 0), F.stack(tuple(cy for _, cy in finals), 0)


LSTM = 2  # oneDNN's number of the kind of cell


def use_mkldnn(input: Tensor, params: Tensors, hx: Tensors) -> bool:
    """Whether each layer may be one operator: float32 tensors, whose layer needs neither a tangent nor a cast nor a batch rule.

    A projection is not among its weights, and the composition has the messages about tensors that do not fit.
    """
    m = input.meta_
    if m.dtype is not float32 or m.device is not cpu or m.dim != 3 or m.numel == 0 or is_autocast_enabled("cpu"):
        return False
    sizes = hx[0].meta_.sizes
    if len(sizes) != 3 or hx[1].meta_.sizes != sizes or 0 in sizes:
        return False
    return not any(
        t.meta_.dtype is not float32
        or t.meta_.layout is not strided
        or t.meta_.key_set & FUNCTORCH_BATCHED
        or has_tangent(t)
        for t in (input, *params, *hx)
    )


def mkldnn_layer(num_layers: int, has_biases: bool, bidirectional: bool, batch_first: bool, train: bool) -> Layer:
    """A layer as one operator."""

    def layer(input: Tensor, hidden: Hidden, params: CellParams, backwards: bool) -> tuple[Tensor, Hidden]:
        # Without biases the operator still has places for them, in which nothing is read.
        b_ih, b_hh = (params.w_ih.detach(), params.w_hh.detach()) if params.b_ih is None else params[2:4]
        output, hy, cy, _ = F.mkldnn_rnn_layer(
            input, params.w_ih, params.w_hh, b_ih, b_hh, *hidden, backwards, [], LSTM, hidden[0].size(1), num_layers,
            has_biases, bidirectional, batch_first, train,
        )  # fmt: skip
        return output, (hy, cy)

    return layer


def lstm_input(
    input: Tensor, hx: Tensors, params: Tensors, has_biases: bool, num_layers: int, dropout: float, train: bool,
    bidirectional: bool, batch_first: bool,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    check(len(hx) == 2, "lstm expects two hidden states")
    check_devices(input, params, hx)
    input = input.transpose(0, 1) if batch_first else input
    weights = _lstm_params(hx, params, has_biases)
    made = _unrecorded(rnn_layer.LSTM, input, tuple(hx), weights, num_layers, dropout, train, bidirectional)
    if made is None:
        if use_mkldnn(input, params, hx):
            input = input.contiguous()
            layer = mkldnn_layer(num_layers, has_biases, bidirectional, batch_first, train)
        else:
            layer = padded(long_short_term_cell, rnn_layer.LSTM)
        made = _lstm(layer, input, hx, weights, num_layers, dropout, train, bidirectional)
    outputs, hy, cy = made
    return (outputs.transpose(0, 1) if batch_first else outputs), hy, cy


def lstm_data(
    data: Tensor, batch_sizes: Tensor, hx: Tensors, params: Tensors, has_biases: bool, num_layers: int, dropout: float,
    train: bool, bidirectional: bool,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    check(len(hx) == 2, "lstm expects two hidden states")
    layer = packed(long_short_term_cell, rnn_layer.LSTM, batch_sizes)
    weights = _lstm_params(hx, params, has_biases)
    return _lstm(layer, data, hx, weights, num_layers, dropout, train, bidirectional)
