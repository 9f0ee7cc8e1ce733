"""Entries of the operator database: recurrent networks and their cells. See op_info.py for what an entry says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tinytensor.c10.scalar_type import ScalarType, float32, float64, int64
from tinytensor.testing.op_info import Arr, OpInfo, Refusal, Sample, Sampler
from tinytensor.testing.sample_tensors import make_array

INPUT, HIDDEN, BATCH = 2, 3, 2
_BATCH_SIZES = np.array([2, 2, 1])


def _sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


def _simple(nonlinearity: Callable[[Any], Any]) -> Callable[..., Any]:
    def cell(x: Any, h: Any, w_ih: Any, w_hh: Any, b_ih: Any = 0, b_hh: Any = 0) -> Any:
        return nonlinearity(x @ w_ih.T + b_ih + h @ w_hh.T + b_hh)

    return cell


def _gru(x: Any, h: Any, w_ih: Any, w_hh: Any, b_ih: Any = 0, b_hh: Any = 0) -> Any:
    a, b = np.split(x @ w_ih.T + b_ih, 3, 1), np.split(h @ w_hh.T + b_hh, 3, 1)
    reset, update = _sigmoid(a[0] + b[0]), _sigmoid(a[1] + b[1])
    candidate = np.tanh(a[2] + reset * b[2])
    return (1 - update) * candidate + update * h


def _lstm(x: Any, hx: Any, w_ih: Any, w_hh: Any, b_ih: Any = 0, b_hh: Any = 0) -> Any:
    h, c = hx
    i, f, g, o = np.split(x @ w_ih.T + b_ih + h @ w_hh.T + b_hh, 4, 1)
    c = _sigmoid(f) * c + _sigmoid(i) * np.tanh(g)
    return _sigmoid(o) * np.tanh(c), c


def _over_sequence(cell: Callable[..., Any], is_lstm: bool = False) -> Callable[..., Any]:
    """A network of these cells. It runs the sequences of a batch one by one, so a packed batch is only a matter of picking
    each sequence's steps; the kernels run all sequences together."""

    def one(steps: list[Any], states: list[Any], weights: list[tuple[Any, ...]], bidirectional: bool) -> Any:
        # Weights and states are listed layer by layer, within a layer forward before backward.
        finals, directions = [], 1 + bidirectional
        for first in range(0, len(weights), directions):
            sides = []
            for place in range(first, first + directions):
                h, outputs = states[place], []
                for x in reversed(steps) if place > first else steps:
                    h = cell(x, h, *weights[place])
                    outputs.append(h[0] if is_lstm else h)
                sides.append(outputs[::-1] if place > first else outputs)
                finals.append(h)
            steps = [np.concatenate(parts, 1) for parts in zip(*sides, strict=True)]
        return steps, finals

    def network(input: Any, *args: Any) -> Any:
        packed = isinstance(args[0], np.ndarray) and args[0].ndim == 1
        lengths = args[0] if packed else np.zeros(0, int)
        hx, params, has_biases, _, _, _, bidirectional, *batch_first = args[1:] if packed else args
        count = 4 if has_biases else 2
        weights = [tuple(params[i : i + count]) for i in range(0, len(params), count)]
        if batch_first and batch_first[0]:
            input = np.swapaxes(input, 0, 1)
        outputs, finals = [], []
        for n in range(BATCH):
            if packed:
                # Packed data lie step by step, each step with as many rows as sequences are that long, longest first.
                starts = np.concatenate([[0], np.cumsum(lengths)])[:-1]
                steps = [input[start + n][None] for start, size in zip(starts, lengths, strict=True) if n < size]
            else:
                steps = [step[n][None] for step in input]
            states = [tuple(s[k][n][None] for s in hx) if is_lstm else hx[k][n][None] for k in range(len(weights))]
            out, final = one(steps, states, weights, bool(bidirectional))
            outputs.append(out)
            finals.append(final)
        if packed:
            together = np.concatenate([outputs[n][t] for t, size in enumerate(lengths) for n in range(size)])
        else:
            together = np.stack([np.concatenate([outputs[n][t] for n in range(BATCH)]) for t in range(len(outputs[0]))])
            together = np.swapaxes(together, 0, 1) if batch_first and batch_first[0] else together
        parts = [[final[k] for final in finals] for k in range(len(weights))]
        if is_lstm:
            return (together, *(np.stack([np.concatenate([p[s] for p in part]) for part in parts]) for s in (0, 1)))
        return together, np.stack([np.concatenate(part) for part in parts])

    return network


def _arr(dtype: ScalarType, *shape: int, seed: int) -> Arr:
    return Arr(make_array(shape, dtype, -1, 1, seed=seed))


def _cell_samples(gates: int, pair: bool = False) -> Sampler:
    def sample(dtype: ScalarType) -> Iterator[Sample]:
        x, w_ih = _arr(dtype, BATCH, INPUT, seed=1), _arr(dtype, gates * HIDDEN, INPUT, seed=2)
        w_hh = _arr(dtype, gates * HIDDEN, HIDDEN, seed=3)
        biases = (_arr(dtype, gates * HIDDEN, seed=4), _arr(dtype, gates * HIDDEN, seed=5))
        h, c = _arr(dtype, BATCH, HIDDEN, seed=6), _arr(dtype, BATCH, HIDDEN, seed=7)
        hx: Any = [h, c] if pair else h
        yield Sample((x, hx, w_ih, w_hh, *biases), name="biases")
        yield Sample((x, hx, w_ih, w_hh), name="no_biases")

    return sample


def _network_samples(gates: int, pair: bool = False) -> Sampler:
    def weights(dtype: ScalarType, layers: int, directions: int, biases: bool) -> list[Arr]:
        made, seed = [], 10
        for layer in range(layers):
            for _ in range(directions):
                inputs = INPUT if layer == 0 else HIDDEN * directions
                shapes: list[tuple[int, ...]] = [(gates * HIDDEN, inputs), (gates * HIDDEN, HIDDEN)]
                shapes += [(gates * HIDDEN,)] * 2 if biases else []
                for shape in shapes:
                    made.append(_arr(dtype, *shape, seed=seed))
                    seed += 1
        return made

    def sample(dtype: ScalarType) -> Iterator[Sample]:
        def states(count: int) -> Any:
            made = [_arr(dtype, count, BATCH, HIDDEN, seed=seed) for seed in (6, 7)]
            return made if pair else made[0]

        x, data = _arr(dtype, 3, BATCH, INPUT, seed=1), _arr(dtype, 5, INPUT, seed=2)
        first = _arr(dtype, BATCH, 3, INPUT, seed=3)
        sizes = Arr(_BATCH_SIZES, int64)
        yield Sample((x, states(1), weights(dtype, 1, 1, True), True, 1, 0.0, True, False, False), name="one_layer")
        yield Sample(
            (first, states(4), weights(dtype, 2, 2, False), False, 2, 0.0, False, True, True), name="both_ways"
        )
        yield Sample((data, sizes, states(1), weights(dtype, 1, 1, True), True, 1, 0.0, True, False), name="packed")
        yield Sample((data, sizes, states(4), weights(dtype, 2, 2, True), True, 2, 0.0, True, True), name="packed_both")

    return sample


_CELL = (
    Refusal(lambda tt: tt.gru_cell(tt.ones(2, 5), tt.ones(2, 4), tt.ones(12, 3), tt.ones(12, 4)), RuntimeError, "input has inconsistent input_size: got 5 expected 3"),
    Refusal(lambda tt: tt.gru_cell(tt.ones(2, 3), tt.ones(3, 4), tt.ones(12, 3), tt.ones(12, 4)), RuntimeError, "Input batch size 2 doesn't match hidden0 batch size 3"),
    Refusal(lambda tt: tt.gru_cell(tt.ones(2, 3), tt.ones(2, 5), tt.ones(12, 3), tt.ones(12, 4)), RuntimeError, "hidden0 has inconsistent hidden_size: got 5, expected 4"),
)  # fmt: skip
_NETWORK = (
    Refusal(lambda tt: tt.gru(tt.ones(2, 1, 3), tt.ones(1, 1, 4), [tt.ones(12, 3)], True, 1, 0.0, True, False, False), RuntimeError, "got an incorrect number of RNN parameters"),
    Refusal(lambda tt: tt.gru(tt.ones(2, 1, 3), tt.ones(1, 1, 4), [tt.ones(12, 3), tt.ones(12, 4)], False, 2, 0.0, True, False, False), RuntimeError, "Expected more hidden states in stacked_rnn"),
    Refusal(lambda tt: tt.gru(tt.ones(2, 1, 3), tt.ones(2, 1, 4), [tt.ones(12, 3), tt.ones(12, 4)], False, 2, 0.0, True, False, False), RuntimeError, "Expected more weights in stacked_rnn"),
    Refusal(lambda tt: tt.gru(tt.ones(0, 1, 3), tt.ones(1, 1, 4), [tt.ones(12, 3), tt.ones(12, 4)], False, 1, 0.0, True, False, False), RuntimeError, "Expected sequence length to be larger than 0 in RNN"),
    Refusal(lambda tt: tt.gru(tt.ones(2, 1, 3), tt.ones(1, 1, 4), [tt.ones(12, 3), tt.ones(12, 4)], False, 1, 0.0, True, True, False), RuntimeError, "Odd number of params or hiddens given to a bidirectional RNN"),
)  # fmt: skip
_PAIR = (
    Refusal(lambda tt: tt.lstm_cell(tt.ones(2, 3), [tt.ones(2, 4)], tt.ones(16, 3), tt.ones(16, 4)), RuntimeError, "lstm_cell expects two hidden states"),
    Refusal(lambda tt: tt.lstm_cell(tt.ones(2, 3), [tt.ones(2, 4), tt.ones(2, 5)], tt.ones(16, 3), tt.ones(16, 4)), RuntimeError, "hidden1 has inconsistent hidden_size: got 5, expected 4"),
)  # fmt: skip
_PAIRS = (
    Refusal(lambda tt: tt.lstm(tt.ones(2, 1, 3), [tt.ones(1, 1, 4)], [tt.ones(16, 3)], False, 1, 0.0, True, False, False), RuntimeError, "lstm expects two hidden states"),
)  # fmt: skip
_DTYPES = (float32, float64)
_relu = _simple(lambda x: np.maximum(x, 0))

RECURRENT_OPS = [
    OpInfo("rnn_tanh_cell", _simple(np.tanh), _cell_samples(1), _DTYPES),
    OpInfo("rnn_relu_cell", _relu, _cell_samples(1), _DTYPES),
    OpInfo("gru_cell", _gru, _cell_samples(3), _DTYPES, refusals=_CELL),
    OpInfo("lstm_cell", _lstm, _cell_samples(4, pair=True), _DTYPES, refusals=_PAIR),
    OpInfo("rnn_tanh", _over_sequence(_simple(np.tanh)), _network_samples(1), _DTYPES, layouts=False, meta=False),
    OpInfo("rnn_relu", _over_sequence(_relu), _network_samples(1), _DTYPES, layouts=False, meta=False),
    OpInfo("gru", _over_sequence(_gru), _network_samples(3), _DTYPES, layouts=False, meta=False, refusals=_NETWORK),
    OpInfo(
        "lstm",
        _over_sequence(_lstm, is_lstm=True),
        _network_samples(4, pair=True),
        _DTYPES,
        layouts=False,
        meta=False,
        refusals=_PAIRS,
    ),
]
