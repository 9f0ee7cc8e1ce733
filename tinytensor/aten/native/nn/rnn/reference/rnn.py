"""NumPy kernels of recurrent layers: the oracle of the tests, and what runs where nothing can be compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.reference.arrays import view

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _order(steps: int, reverse: bool) -> range:
    return range(steps - 1, -1, -1) if reverse else range(steps)


def lstm_forward(
    out: Tensor, hy: Tensor, cy: Tensor, gates: Tensor, cells: Tensor, hx: Tensor, cx: Tensor, w_hh: Tensor,
    reverse: bool,
) -> None:  # fmt: skip
    o, a, memory, w = view(out), view(gates), view(cells), view(w_hh)
    h, c = view(hx), view(cx)
    n = h.shape[-1]
    with np.errstate(all="ignore"):
        for t in _order(len(o), reverse):
            row = a[t] + h @ w.T
            of_gates = 1 / (1 + np.exp(-row))
            of_gates[:, 2 * n : 3 * n] = np.tanh(row[:, 2 * n : 3 * n])
            a[t] = of_gates
            i, f, g, output = np.split(of_gates, 4, 1)
            c = f * c + i * g
            h = output * np.tanh(c)
            o[t], memory[t] = h, c
    view(hy)[...], view(cy)[...] = h, c


def lstm_backward(
    grad_gates: Tensor, grad_hx: Tensor, grad_cx: Tensor, grad_out: Tensor | None, gates: Tensor, cells: Tensor,
    cx: Tensor, w_hh: Tensor, reverse: bool,
) -> None:  # fmt: skip
    dh, dc, memory = view(grad_hx), view(grad_cx), view(cells)
    order = list(_order(len(memory), reverse))
    with np.errstate(all="ignore"):
        for place in reversed(range(len(order))):
            t = order[place]
            before = memory[order[place - 1]] if place else view(cx)
            i, f, g, o = np.split(view(gates)[t], 4, 1)
            if grad_out is not None:
                dh += view(grad_out)[t]
            shown = np.tanh(memory[t])
            dc += dh * o * (1 - shown * shown)
            parts = dc * g * i * (1 - i), dc * before * f * (1 - f), dc * i * (1 - g * g), dh * shown * o * (1 - o)
            view(grad_gates)[t] = np.concatenate(parts, 1)
            dc *= f
            dh[...] = view(grad_gates)[t] @ view(w_hh)


def _bias(b_hh: Tensor | None) -> Any:
    return 0 if b_hh is None else view(b_hh)


def _before(out: Any, hx: Any, order: list[int], place: int) -> Any:
    """The hidden state before a step."""
    return out[order[place - 1]] if place else hx


def gru_forward(
    out: Tensor, kept: Tensor, candidates: Tensor, given: Tensor, hx: Tensor, b_hh: Tensor | None, w_hh: Tensor,
    reverse: bool, keeps: bool,
) -> None:  # fmt: skip
    o, x, w, h = view(out), view(given), view(w_hh), view(hx)
    n = h.shape[-1]
    with np.errstate(all="ignore"):
        for t in _order(len(o), reverse):
            row = h @ w.T + _bias(b_hh)
            row[:, : 2 * n] = 1 / (1 + np.exp(-(row[:, : 2 * n] + x[t, :, : 2 * n])))
            r, z, m = np.split(row, 3, 1)
            c = np.tanh(x[t, :, 2 * n :] + m * r)
            o[t] = h = (h - c) * z + c
            place = t if keeps else 0
            view(kept)[place], view(candidates)[place] = row, c


def gru_backward(
    grad_given: Tensor, grad_hidden: Tensor, grad_hx: Tensor, grad_out: Tensor | None, out: Tensor, kept: Tensor,
    candidates: Tensor, hx: Tensor, w_hh: Tensor, reverse: bool,
) -> None:  # fmt: skip
    dh, o = view(grad_hx), view(out)
    order = list(_order(len(o), reverse))
    with np.errstate(all="ignore"):
        for place in reversed(range(len(order))):
            t = order[place]
            before = _before(o, view(hx), order, place)
            (r, z, m), c = np.split(view(kept)[t], 3, 1), view(candidates)[t]
            if grad_out is not None:
                dh += view(grad_out)[t]
            dz = dh * (before - c) * z * (1 - z)
            dc = (dh - dh * z) * (1 - c * c)
            dr = dc * m * r * (1 - r)
            view(grad_given)[t] = np.concatenate((dr, dz, dc), 1)
            view(grad_hidden)[t] = np.concatenate((dr, dz, dc * r), 1)
            dh[...] = dh * z + view(grad_hidden)[t] @ view(w_hh)


def rnn_forward(
    out: Tensor, given: Tensor, hx: Tensor, b_hh: Tensor | None, w_hh: Tensor, reverse: bool, activation: str
) -> None:
    o, h = view(out), view(hx)
    with np.errstate(all="ignore"):
        for t in _order(len(o), reverse):
            row = h @ view(w_hh).T + _bias(b_hh) + view(given)[t]
            o[t] = h = np.tanh(row) if activation == "tanh" else np.maximum(row, 0)


def rnn_backward(
    grad_given: Tensor, grad_hx: Tensor, grad_out: Tensor | None, out: Tensor, w_hh: Tensor, reverse: bool,
    activation: str,
) -> None:  # fmt: skip
    dh, o = view(grad_hx), view(out)
    with np.errstate(all="ignore"):
        for t in _order(len(o), not reverse):
            if grad_out is not None:
                dh += view(grad_out)[t]
            h = o[t]
            view(grad_given)[t] = dh * (1 - h * h) if activation == "tanh" else np.where(h <= 0, 0, dh)
            dh[...] = view(grad_given)[t] @ view(w_hh)


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.lstm_forward_stub.register("cpu", lstm_forward)
    stubs.lstm_backward_stub.register("cpu", lstm_backward)
    stubs.gru_forward_stub.register("cpu", gru_forward)
    stubs.gru_backward_stub.register("cpu", gru_backward)
    stubs.rnn_forward_stub.register("cpu", rnn_forward)
    stubs.rnn_backward_stub.register("cpu", rnn_backward)
