"""Loops of a whole recurrent layer in one direction: all steps, for a share of the batch. Here LSTM.

The cells with one state, a GRU's and the plain one, are in rnn_kernel_loops_one_state.py.

The sequences of a batch have nothing to do with each other. So `lo, hi` count shares of them, a thread runs its own ones
from the first step to the last, and no thread ever waits for another between steps.

    gates (T, N, 4H)   comes with what the inputs contribute; leaves with the activations i, f, g, o side by side
    cells (T, N, H)    the memory after each step
    out   (T, N, H)    the hidden state after each step

All are contiguous. `geometry` holds T, N, H, 1 for a layer that reads from the end, 1 if all is kept, the sequences of a share,
and how BLAS shall cut the product (by rows, size and number of blocks). A step of a few sequences is
one matrix product, whose result is added to the gates, and short loops over a row of gates, which stays in the first cache.
Each of these loops calls one function at most: with two of them LLVM no longer inlines both, and the loop goes scalar.

Mirrors what aten/src/ATen/native/mkldnn/RNN.cpp asks of oneDNN.
"""

from __future__ import annotations

from collections.abc import Callable

from numpy import int64, uintp

from tinytensor.aten.native.nn.rnn.cpu.packed_product import multiplier
from tinytensor.kernel_compiler.pointers import ptr_int64

F = Callable


def shape_of(geometry, lo, hi):
    """(T, N, H, whether from the end, whether all is kept, the first sequence of the shares, how many they have)."""
    g = ptr_int64(geometry)
    first = int64(lo) * g[5]
    return g[0], g[1], g[2], g[3], g[4], first, min(int64(hi) * g[5], g[1]) - first


def time_of(step, steps, reverse):
    return steps - 1 - step if reverse != 0 else step


def by_blas(multiply: F, gates: int, adds: bool) -> tuple[F, F]:
    """The two products of a step, with `w` the weight itself (gates * H, H), and `multiply` of blas.in_blocks.

    What the gates get is added to what is there; so is what the state gets, if the cell `adds` another part of its own.
    """
    beta = 1.0 if adds else 0.0

    def add_to_gates(count, rows, h, w, n, geometry):
        g = ptr_int64(geometry)
        multiply(0, g[8], g[6], g[7], 0, 1, count, gates * n, n, 1.0, h, n, w, n, 1.0, rows, gates * n)

    def back_to_state(count, dh, grad_rows, w, n):
        multiply(0, 1, 0, n, 0, 0, count, n, gates * n, 1.0, grad_rows, gates * n, w, n, beta, dh, n)

    return add_to_gates, back_to_state


def by_panels(gates: int, adds: bool, panel_width: int) -> tuple[F, F]:
    """The same with `w` a packed weight, see packed_product.py."""
    keep, multiply = int(adds), multiplier(panel_width)

    def add_to_gates(count, rows, h, w, n, geometry):
        multiply(count, rows, h, w, n, gates * n, 1)

    def back_to_state(count, dh, grad_rows, w, n):
        multiply(count, dh, grad_rows, w, gates * n, n, keep)

    return add_to_gates, back_to_state


def lstm_forward(ptr: F, add_to_gates: F, sigmoid: F, tanh: F, itemsize: int) -> F:
    """Fills gates, cells, out, and the last states hy and cy."""

    def loop(lo, hi, out, hy, cy, gates, cells, hx, cx, w_hh, geometry):
        steps, batch, n, reverse, _, first, count = shape_of(geometry, lo, hi)
        width = uintp(n)
        line = n * itemsize
        # The states before the first step; then what the last step has written.
        h_from, c_from = hx + first * line, cx + first * line
        for step in range(steps):
            t = time_of(step, steps, reverse)
            at = t * batch + first
            add_to_gates(count, gates + at * 4 * line, h_from, w_hh, n, geometry)
            for k in range(count):
                row = gates + (at + k) * 4 * line
                i, f, g, o = ptr(row), ptr(row + line), ptr(row + 2 * line), ptr(row + 3 * line)
                h, c, before = ptr(out + (at + k) * line), ptr(cells + (at + k) * line), ptr(c_from + k * line)
                for j in range(uintp(2 * n)):  # the input and the forget gate
                    i[j] = sigmoid(i[j])
                for j in range(width):
                    g[j] = tanh(g[j])
                for j in range(width):
                    o[j] = sigmoid(o[j])
                for j in range(width):
                    c[j] = f[j] * before[j] + i[j] * g[j]
                for j in range(width):
                    h[j] = o[j] * tanh(c[j])
            h_from, c_from = out + at * line, cells + at * line
        for k in range(count):
            h, c = ptr(hy + (first + k) * line), ptr(cy + (first + k) * line)
            last_h, last_c = ptr(h_from + k * line), ptr(c_from + k * line)
            for j in range(width):
                h[j] = last_h[j]
            for j in range(width):
                c[j] = last_c[j]

    return loop


def lstm_backward(ptr: F, back_to_state: F, tanh: F, itemsize: int) -> F:
    """Fills grad_gates, the gradients before the activations; grad_hx and grad_cx come with those of the last states."""

    def loop(lo, hi, grad_gates, grad_hx, grad_cx, grad_out, gates, cells, cx, w_hh, geometry):
        steps, batch, n, reverse, _, first, count = shape_of(geometry, lo, hi)
        width = uintp(n)
        line = n * itemsize
        for back in range(steps):
            # The steps in the other order: `t` was computed after `previous`.
            step = steps - 1 - back
            t, previous = time_of(step, steps, reverse), time_of(step - 1, steps, reverse)
            at = t * batch + first
            c_from = cx + first * line if step == 0 else cells + (previous * batch + first) * line
            for k in range(count):
                row, grad_row = gates + (at + k) * 4 * line, grad_gates + (at + k) * 4 * line
                i, f, g, o = ptr(row), ptr(row + line), ptr(row + 2 * line), ptr(row + 3 * line)
                di, df = ptr(grad_row), ptr(grad_row + line)
                dg, do = ptr(grad_row + 2 * line), ptr(grad_row + 3 * line)
                c, before = ptr(cells + (at + k) * line), ptr(c_from + k * line)
                dh, dc = ptr(grad_hx + (first + k) * line), ptr(grad_cx + (first + k) * line)
                # An address of 0 stands for no gradient of the outputs.
                if grad_out != 0:
                    from_above = ptr(grad_out + (at + k) * line)
                    for j in range(width):
                        dh[j] += from_above[j]
                # h = o * tanh(c). The row of `do` keeps tanh(c) until both gradients are made.
                for j in range(width):
                    do[j] = tanh(c[j])
                for j in range(width):
                    dc[j] += dh[j] * o[j] * (1 - do[j] * do[j])
                for j in range(width):
                    do[j] = dh[j] * do[j] * o[j] * (1 - o[j])
                # c = f * before + i * g; a sigmoid s has the slope s * (1 - s), a tanh 1 - tanh**2.
                for j in range(width):
                    di[j] = dc[j] * g[j] * i[j] * (1 - i[j])
                for j in range(width):
                    dg[j] = dc[j] * i[j] * (1 - g[j] * g[j])
                for j in range(width):
                    df[j] = dc[j] * before[j] * f[j] * (1 - f[j])
                for j in range(width):
                    dc[j] *= f[j]
            # What the step before gets through the hidden state; nothing of the old dh is left.
            back_to_state(count, grad_hx + first * line, grad_gates + at * 4 * line, w_hh, n)

    return loop
