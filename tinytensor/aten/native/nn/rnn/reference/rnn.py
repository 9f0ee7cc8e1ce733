"""NumPy kernels of recurrent layers: the oracle of the tests, and what runs where nothing can be compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

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


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.lstm_forward_stub.register("cpu", lstm_forward)
    stubs.lstm_backward_stub.register("cpu", lstm_backward)
