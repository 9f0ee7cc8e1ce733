"""Loops of a whole layer of an LSTM with a projection: its hidden state has R numbers, its memory H.

    full   (rows, H)   output gate * tanh(memory), which is multiplied with w_hr (R, H)
    out    (rows, R)   the hidden states; h (N, R), w_hh (4H, R)

All else is as in rnn_kernel_loops.py, and `sums` is its `gates_of_given`. `multiply` is of blas.in_blocks, with the cuts of
the line of the step.

Mirrors ProjectedLayer of aten/src/ATen/native/RNN.cpp.
"""

from __future__ import annotations

from collections.abc import Callable

from numpy import uintp

from tinytensor.aten.native.nn.rnn.cpu.rnn_kernel_loops import line_of, shape_of, time_of
from tinytensor.kernel_compiler.pointers import ptr_int64

F = Callable


def lstm_forward(ptr: F, sums: F, multiply: F, cell: F, itemsize: int) -> F:
    """Fills gates, cells, full and out; h and c come as the first states and leave as the last ones."""

    def loop(lo, hi, out, hy, cy, gates, cells, full, given, b_hh, w_hr, w_hh, geometry):
        steps, n, reverse, keeps, first, count = shape_of(geometry, lo, hi)
        r = ptr_int64(geometry)[6]
        line, short = n * itemsize, r * itemsize
        for step in range(steps):
            of_step = line_of(geometry, time_of(step, steps, reverse))
            g = ptr_int64(of_step)
            at, running = g[0] + first, min(g[1] - first, count)
            place = at if keeps != 0 else first
            if running > 0:
                rows, x = gates + place * 4 * line, given + at * 4 * line
                sums(running, rows, hy + first * short, r, w_hh, x, b_hh, n, of_step)
            for k in range(running):
                memory, hidden = cells + (place + k) * line, full + (place + k) * line
                cell(gates + (place + k) * 4 * line, n, line, memory, cy + (first + k) * line, hidden)
            if running > 0:
                to, unprojected = out + at * short, full + place * line
                multiply(0, g[7], g[5], g[6], 0, 1, running, r, n, 1.0, unprojected, n, w_hr, n, 0.0, to, r)
            for k in range(running):
                h, last_h = ptr(out + (at + k) * short), ptr(hy + (first + k) * short)
                for j in range(uintp(r)):
                    last_h[j] = h[j]

    return loop


def lstm_backward(ptr: F, multiply: F, cell: F, itemsize: int) -> F:
    """Fills grad_gates and grad_states (rows, R), the gradients of the outputs of each step; `scratch` has a row of H for each
    sequence."""

    def loop(
        lo, hi, grad_gates, grad_states, scratch, grad_hx, grad_cx, grad_out, gates, cells, cx, w_hr, w_hh, geometry
    ):
        steps, n, reverse, _, first, count = shape_of(geometry, lo, hi)
        r = ptr_int64(geometry)[6]
        line, short = n * itemsize, r * itemsize
        for back in range(steps):
            step = steps - 1 - back
            of_step = ptr_int64(line_of(geometry, time_of(step, steps, reverse)))
            of_previous = ptr_int64(line_of(geometry, time_of(step - 1, steps, reverse)))
            at, running = of_step[0] + first, min(of_step[1] - first, count)
            for k in range(running):
                dh, kept = ptr(grad_hx + (first + k) * short), ptr(grad_states + (at + k) * short)
                if grad_out != 0:
                    from_above = ptr(grad_out + (at + k) * short)
                    for j in range(uintp(r)):
                        dh[j] += from_above[j]
                for j in range(uintp(r)):
                    kept[j] = dh[j]
            if running > 0:
                here, states = scratch + first * line, grad_states + at * short
                multiply(0, 1, 0, n, 0, 0, running, n, r, 1.0, states, r, w_hr, n, 0.0, here, n)
            for k in range(running):
                sequence = first + k
                row, grad_row = gates + (at + k) * 4 * line, grad_gates + (at + k) * 4 * line
                has_run = sequence < of_previous[1]
                before = cells + (of_previous[0] + sequence) * line if has_run else cx + sequence * line
                memory, grad_memory = cells + (at + k) * line, grad_cx + sequence * line
                cell(row, grad_row, n, line, memory, before, scratch + sequence * line, grad_memory)
            if running > 0:
                to, rows = grad_hx + first * short, grad_gates + at * 4 * line
                multiply(0, 1, 0, r, 0, 0, running, r, 4 * n, 1.0, rows, 4 * n, w_hh, r, 0.0, to, r)

    return loop
