"""Loops of a whole layer of the cells with one state, a GRU's and the plain one: all steps, for a share of the batch.

    given (T, N, gates * H)   what the inputs contribute, one row for each step and sequence; only read
    out   (T, N, H)           the hidden state after each step

Shares, products and `geometry` are as in rnn_kernel_loops.py; geometry[4] says whether a backward pass will read what was
computed on the way. If not, one step's place for it serves all steps. A bias or a gradient at address 0 is not given.

Mirrors the cells of aten/src/ATen/native/RNN.cpp.
"""

from __future__ import annotations

from collections.abc import Callable

from numpy import int64, uintp

from tinytensor.kernel_compiler.pointers import ptr_int64

F = Callable


def gru_forward(ptr: F, add_to_gates: F, sigmoid: F, tanh: F, itemsize: int) -> F:
    """Fills out, kept (T, N, 3H): reset, update and the hidden part of the candidate, and candidates (T, N, H)."""

    def loop(lo, hi, out, kept, candidates, given, hx, b_hh, w_hh, geometry):
        shape = ptr_int64(geometry)
        steps, batch, n, reverse, keeps = shape[0], shape[1], shape[2], shape[3], shape[4]
        first, count = int64(lo), int64(hi) - int64(lo)
        width, bias = uintp(n), ptr(b_hh)
        line = n * itemsize  # bytes of a row of H elements
        h_from = hx + first * line
        for step in range(steps):
            t = steps - 1 - step if reverse != 0 else step
            at = t * batch + first
            place = at if keeps != 0 else first
            for k in range(count):
                row, x = ptr(kept + (place + k) * 3 * line), ptr(given + (at + k) * 3 * line)
                if b_hh != 0:
                    for j in range(uintp(2 * n)):
                        row[j] = bias[j] + x[j]
                    for j in range(uintp(2 * n), uintp(3 * n)):
                        row[j] = bias[j]
                else:
                    for j in range(uintp(2 * n)):
                        row[j] = x[j]
                    for j in range(uintp(2 * n), uintp(3 * n)):
                        row[j] = 0
            add_to_gates(count, kept + place * 3 * line, h_from, w_hh, n)
            for k in range(count):
                row = kept + (place + k) * 3 * line
                r, z, m = ptr(row), ptr(row + line), ptr(row + 2 * line)
                x = ptr(given + ((at + k) * 3 + 2) * line)
                c, h, before = ptr(candidates + (place + k) * line), ptr(out + (at + k) * line), ptr(h_from + k * line)
                for j in range(uintp(2 * n)):  # the reset and the update gate
                    r[j] = sigmoid(r[j])
                for j in range(width):
                    c[j] = x[j] + m[j] * r[j]
                for j in range(width):
                    c[j] = tanh(c[j])
                for j in range(width):
                    h[j] = (before[j] - c[j]) * z[j] + c[j]
            h_from = out + at * line

    return loop


def gru_backward(ptr: F, back_to_state: F, itemsize: int) -> F:
    """Fills grad_given and grad_hidden (T, N, 3H): of what the inputs and of what the hidden state contributed.

    The two differ in the candidate, of which the reset gate multiplies only the hidden part. grad_hx comes with the gradient
    of the last state.
    """

    def loop(lo, hi, grad_given, grad_hidden, grad_hx, grad_out, out, kept, candidates, hx, w_hh, geometry):
        shape = ptr_int64(geometry)
        steps, batch, n, reverse = shape[0], shape[1], shape[2], shape[3]
        first, count = int64(lo), int64(hi) - int64(lo)
        width = uintp(n)
        line = n * itemsize
        for back in range(steps):
            # The steps in the other order: `t` was computed after `previous`.
            step = steps - 1 - back
            t = steps - 1 - step if reverse != 0 else step
            previous = t + 1 if reverse != 0 else t - 1
            at = t * batch + first
            h_from = hx + first * line if step == 0 else out + (previous * batch + first) * line
            for k in range(count):
                row, above, below = kept + (at + k) * 3 * line, (at + k) * 3 * line, first + k
                r, z, m = ptr(row), ptr(row + line), ptr(row + 2 * line)
                dr, dz, dc = ptr(grad_given + above), ptr(grad_given + above + line), ptr(grad_given + above + 2 * line)
                er, em = ptr(grad_hidden + above), ptr(grad_hidden + above + 2 * line)
                c, before, dh = ptr(candidates + (at + k) * line), ptr(h_from + k * line), ptr(grad_hx + below * line)
                if grad_out != 0:
                    from_above = ptr(grad_out + (at + k) * line)
                    for j in range(width):
                        dh[j] += from_above[j]
                # h = (before - c) * z + c and c = tanh(x + m * r); a sigmoid s has the slope s * (1 - s), a tanh 1 - tanh**2.
                for j in range(width):
                    dz[j] = dh[j] * (before[j] - c[j]) * z[j] * (1 - z[j])
                for j in range(width):
                    dc[j] = (dh[j] - dh[j] * z[j]) * (1 - c[j] * c[j])
                for j in range(width):
                    dr[j] = dc[j] * m[j] * r[j] * (1 - r[j])
                for j in range(uintp(2 * n)):
                    er[j] = dr[j]
                for j in range(width):
                    em[j] = dc[j] * r[j]
                for j in range(width):
                    dh[j] *= z[j]
            # `before` is added to, besides what it contributed to the gates.
            back_to_state(count, grad_hx + first * line, grad_hidden + at * 3 * line, w_hh, n)

    return loop


def rnn_forward(ptr: F, add_to_gates: F, activation: F, itemsize: int) -> F:
    """Fills out."""

    def loop(lo, hi, out, given, hx, b_hh, w_hh, geometry):
        shape = ptr_int64(geometry)
        steps, batch, n, reverse = shape[0], shape[1], shape[2], shape[3]
        first, count = int64(lo), int64(hi) - int64(lo)
        width, bias = uintp(n), ptr(b_hh)
        line = n * itemsize
        h_from = hx + first * line
        for step in range(steps):
            t = steps - 1 - step if reverse != 0 else step
            at = t * batch + first
            for k in range(count):
                h, x = ptr(out + (at + k) * line), ptr(given + (at + k) * line)
                if b_hh != 0:
                    for j in range(width):
                        h[j] = bias[j] + x[j]
                else:
                    for j in range(width):
                        h[j] = x[j]
            add_to_gates(count, out + at * line, h_from, w_hh, n)
            for k in range(count):
                h = ptr(out + (at + k) * line)
                for j in range(width):
                    h[j] = activation(h[j])
            h_from = out + at * line

    return loop


def rnn_backward(ptr: F, back_to_state: F, to_gate: F, itemsize: int) -> F:
    """Fills grad_given; `to_gate(dh, h)` is the gradient before the activation whose result is h."""

    def loop(lo, hi, grad_given, grad_hx, grad_out, out, w_hh, geometry):
        shape = ptr_int64(geometry)
        steps, batch, n, reverse = shape[0], shape[1], shape[2], shape[3]
        first, count = int64(lo), int64(hi) - int64(lo)
        width = uintp(n)
        line = n * itemsize
        for back in range(steps):
            step = steps - 1 - back
            t = steps - 1 - step if reverse != 0 else step
            at = t * batch + first
            for k in range(count):
                dx, h, dh = (
                    ptr(grad_given + (at + k) * line),
                    ptr(out + (at + k) * line),
                    ptr(grad_hx + (first + k) * line),
                )
                if grad_out != 0:
                    from_above = ptr(grad_out + (at + k) * line)
                    for j in range(width):
                        dh[j] += from_above[j]
                for j in range(width):
                    dx[j] = to_gate(dh[j], h[j])
            back_to_state(count, grad_hx + first * line, grad_given + at * line, w_hh, n)

    return loop
