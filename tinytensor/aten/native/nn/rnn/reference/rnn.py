"""NumPy kernels of recurrent layers: the oracle of the tests, and what runs where nothing can be compiled.

nn_stubs.py says what a kernel is given.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.rnn.rnn_steps import Steps, order, rows_before
from tinytensor.aten.native.reference.arrays import view

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _rows(t: Tensor) -> Any:
    """One row for each step and sequence."""
    array = view(t)
    return array.reshape(-1, array.shape[-1])


def _walk(steps: Steps, backwards: bool = False) -> Iterator[tuple[slice, slice]]:
    """For each step its rows, and the sequences that run."""
    starts = [0, *accumulate(steps.sizes)]
    numbers = order(steps)
    for t in reversed(numbers) if backwards else numbers:
        yield slice(starts[t], starts[t + 1]), slice(0, steps.sizes[t])


def _place(rows: slice, running: slice, keeps: bool) -> slice:
    """Where a step writes what a backward pass reads; if none will, all steps have one place."""
    return rows if keeps else running


def _bias(b_hh: Tensor | None) -> Any:
    return 0 if b_hh is None else view(b_hh)


def _sigmoid(x: Any) -> Any:
    return 1 / (1 + np.exp(-x))


def _lstm_cell(sums: Any, c: Any) -> tuple[Any, Any]:
    """(activations i, f, g, o side by side, o * tanh(memory)); `c` leaves as the new memory."""
    n = c.shape[-1]
    gates = _sigmoid(sums)
    gates[:, 2 * n : 3 * n] = np.tanh(sums[:, 2 * n : 3 * n])
    i, f, g, o = np.split(gates, 4, 1)
    c[...] = f * c + i * g
    return gates, o * np.tanh(c)


def _lstm_cell_backward(dh: Any, dc: Any, gates: Any, memory: Any, before: Any) -> Any:
    """Of the gates, before their activations; `dc` leaves as the gradient of the memory before."""
    i, f, g, o = np.split(gates, 4, 1)
    shown = np.tanh(memory)
    dc += dh * o * (1 - shown * shown)
    parts = (dc * g * i * (1 - i), dc * before * f * (1 - f), dc * i * (1 - g * g), dh * shown * o * (1 - o))
    dc *= f
    return np.concatenate(parts, 1)


def lstm_forward(
    out: Tensor, hy: Tensor, cy: Tensor, gates: Tensor, cells: Tensor, given: Tensor | None, b_hh: Tensor | None,
    w_hh: Tensor, steps: Steps, keeps: bool,
) -> None:  # fmt: skip
    o, a, memory, w, h, c = _rows(out), _rows(gates), _rows(cells), view(w_hh), view(hy), view(cy)
    x = a if given is None else _rows(given)
    with np.errstate(all="ignore"):
        for rows, running in _walk(steps):
            sums = h[running] @ w.T + _bias(b_hh) + x[rows]
            of_gates, o[rows] = _lstm_cell(sums, c[running])
            h[running] = o[rows]
            place = _place(rows, running, keeps)
            a[place], memory[place] = of_gates, c[running]


def lstm_backward(
    grad_gates: Tensor, grad_hx: Tensor, grad_cx: Tensor, grad_out: Tensor | None, gates: Tensor, cells: Tensor,
    cx: Tensor, w_hh: Tensor, steps: Steps,
) -> None:  # fmt: skip
    grads, a, memory = _rows(grad_gates), _rows(gates), _rows(cells)
    before = np.concatenate((view(cx), memory))[rows_before(steps)]
    with np.errstate(all="ignore"):
        for rows, running in _walk(steps, backwards=True):
            dh, dc = view(grad_hx)[running], view(grad_cx)[running]
            if grad_out is not None:
                dh += _rows(grad_out)[rows]
            grads[rows] = _lstm_cell_backward(dh, dc, a[rows], memory[rows], before[rows])
            dh[...] = grads[rows] @ view(w_hh)


def lstm_projected_forward(
    out: Tensor, hy: Tensor, cy: Tensor, gates: Tensor, cells: Tensor, full: Tensor, given: Tensor, b_hh: Tensor | None,
    w_hr: Tensor, w_hh: Tensor, steps: Steps, keeps: bool,
) -> None:  # fmt: skip
    x, h, c = _rows(given), view(hy), view(cy)
    with np.errstate(all="ignore"):
        for rows, running in _walk(steps):
            sums = h[running] @ view(w_hh).T + _bias(b_hh) + x[rows]
            of_gates, unprojected = _lstm_cell(sums, c[running])
            place = _place(rows, running, keeps)
            _rows(gates)[place], _rows(cells)[place], _rows(full)[place] = of_gates, c[running], unprojected
            _rows(out)[rows] = h[running] = unprojected @ view(w_hr).T


def lstm_projected_backward(
    grad_gates: Tensor, grad_states: Tensor, grad_hx: Tensor, grad_cx: Tensor, grad_out: Tensor | None, gates: Tensor,
    cells: Tensor, cx: Tensor, w_hr: Tensor, w_hh: Tensor, steps: Steps,
) -> None:  # fmt: skip
    grads, memory = _rows(grad_gates), _rows(cells)
    before = np.concatenate((view(cx), memory))[rows_before(steps)]
    with np.errstate(all="ignore"):
        for rows, running in _walk(steps, backwards=True):
            state, dc = view(grad_hx)[running], view(grad_cx)[running]
            if grad_out is not None:
                state += _rows(grad_out)[rows]
            _rows(grad_states)[rows] = state
            dh = state @ view(w_hr)
            grads[rows] = _lstm_cell_backward(dh, dc, _rows(gates)[rows], memory[rows], before[rows])
            state[...] = grads[rows] @ view(w_hh)


def gru_forward(
    out: Tensor, last: Tensor, kept: Tensor, candidates: Tensor, given: Tensor, b_hh: Tensor | None, w_hh: Tensor,
    steps: Steps, keeps: bool,
) -> None:  # fmt: skip
    o, x, w, h = _rows(out), _rows(given), view(w_hh), view(last)
    n = h.shape[-1]
    with np.errstate(all="ignore"):
        for rows, running in _walk(steps):
            sums = h[running] @ w.T + _bias(b_hh)
            sums[:, : 2 * n] = _sigmoid(sums[:, : 2 * n] + x[rows, : 2 * n])
            r, z, m = np.split(sums, 3, 1)
            c = np.tanh(x[rows, 2 * n :] + m * r)
            o[rows] = h[running] = (h[running] - c) * z + c
            place = _place(rows, running, keeps)
            _rows(kept)[place], _rows(candidates)[place] = sums, c


def gru_backward(
    grad_given: Tensor, grad_hidden: Tensor, grad_hx: Tensor, grad_out: Tensor | None, out: Tensor, kept: Tensor,
    candidates: Tensor, hx: Tensor, w_hh: Tensor, steps: Steps,
) -> None:  # fmt: skip
    of_given, of_hidden = _rows(grad_given), _rows(grad_hidden)
    before = np.concatenate((view(hx), _rows(out)))[rows_before(steps)]
    with np.errstate(all="ignore"):
        for rows, running in _walk(steps, backwards=True):
            dh = view(grad_hx)[running]
            (r, z, m), c = np.split(_rows(kept)[rows], 3, 1), _rows(candidates)[rows]
            if grad_out is not None:
                dh += _rows(grad_out)[rows]
            dz = dh * (before[rows] - c) * z * (1 - z)
            dc = (dh - dh * z) * (1 - c * c)
            dr = dc * m * r * (1 - r)
            of_given[rows] = np.concatenate((dr, dz, dc), 1)
            of_hidden[rows] = np.concatenate((dr, dz, dc * r), 1)
            dh[...] = dh * z + of_hidden[rows] @ view(w_hh)


def rnn_forward(
    out: Tensor, last: Tensor, given: Tensor, b_hh: Tensor | None, w_hh: Tensor, steps: Steps, activation: str
) -> None:
    o, x, h = _rows(out), _rows(given), view(last)
    with np.errstate(all="ignore"):
        for rows, running in _walk(steps):
            sums = h[running] @ view(w_hh).T + _bias(b_hh) + x[rows]
            o[rows] = h[running] = np.tanh(sums) if activation == "tanh" else np.maximum(sums, 0)


def rnn_backward(
    grad_given: Tensor, grad_hx: Tensor, grad_out: Tensor | None, out: Tensor, w_hh: Tensor, steps: Steps,
    activation: str,
) -> None:  # fmt: skip
    of_given, o = _rows(grad_given), _rows(out)
    with np.errstate(all="ignore"):
        for rows, running in _walk(steps, backwards=True):
            dh, h = view(grad_hx)[running], o[rows]
            if grad_out is not None:
                dh += _rows(grad_out)[rows]
            of_given[rows] = dh * (1 - h * h) if activation == "tanh" else np.where(h <= 0, 0, dh)
            dh[...] = of_given[rows] @ view(w_hh)


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.lstm_forward_stub.register("cpu", lstm_forward)
    stubs.lstm_backward_stub.register("cpu", lstm_backward)
    stubs.lstm_projected_forward_stub.register("cpu", lstm_projected_forward)
    stubs.lstm_projected_backward_stub.register("cpu", lstm_projected_backward)
    stubs.gru_forward_stub.register("cpu", gru_forward)
    stubs.gru_backward_stub.register("cpu", gru_backward)
    stubs.rnn_forward_stub.register("cpu", rnn_forward)
    stubs.rnn_backward_stub.register("cpu", rnn_backward)
