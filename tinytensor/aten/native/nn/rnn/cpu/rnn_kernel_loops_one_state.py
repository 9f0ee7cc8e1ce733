"""Loops of a whole layer of the cells with one state, a GRU's and the plain one: all steps, for a share of the batch.

    given (rows, gates * H)   what the inputs contribute; only read
    out   (rows, H)           the hidden state after each step
    last  (N, H)              the hidden state; sequences that have ended keep theirs

Rows, shares, products and `geometry` are as in rnn_kernel_loops.py; `keeps` says whether a backward pass will read what was
computed on the way. If not, one step's place for it serves all steps. A bias or a gradient at address 0 is not given.

`linear` has the bits of the operator of that name, see Note [Bits of a layer] in rnn_kernel.py; what the inputs contribute is
added to it afterwards, as the composition in rnn.py does.

Mirrors the cells of aten/src/ATen/native/RNN.cpp.
"""

from __future__ import annotations

from collections.abc import Callable

from numpy import uintp

from tinytensor.aten.native.nn.rnn.cpu.packed_product import multiplier
from tinytensor.aten.native.nn.rnn.cpu.rnn_kernel_loops import line_of, shape_of, time_of
from tinytensor.kernel_compiler.pointers import ptr_int64

F = Callable


def linear_by_blas(multiply: F, gates: int, ptr: F, itemsize: int) -> F:
    """`linear` of hidden states of `depth` numbers, with the weight itself: BLAS adds the product to the bias."""

    def linear(count, rows, h, depth, w, bias, n, line):
        g, b, width = ptr_int64(line), ptr(bias), uintp(gates * n)
        if bias != 0:
            for i in range(count):
                row = ptr(rows + i * gates * n * itemsize)
                for j in range(width):
                    row[j] = b[j]
        beta = 1.0 if bias != 0 else 0.0
        multiply(0, g[4], g[2], g[3], 0, 1, count, gates * n, depth, 1.0, h, depth, w, depth, beta, rows, gates * n)

    return linear


def linear_by_panels(gates: int, ptr: F, itemsize: int, panel_width: int) -> F:
    """`linear` with a packed weight, see packed_product.py."""
    multiply = multiplier(panel_width)

    def linear(count, rows, h, depth, w, bias, n, line):
        multiply(count, rows, h, w, depth, gates * n, 0)
        b, width = ptr(bias), uintp(gates * n)
        if bias != 0:
            for i in range(count):
                row = ptr(rows + i * gates * n * itemsize)
                for j in range(width):
                    row[j] += b[j]

    return linear


def gru_forward(ptr: F, linear: F, sigmoid: F, tanh: F, itemsize: int) -> F:
    """Fills out, kept (rows, 3H): reset, update and the hidden part of the candidate, and candidates (rows, H)."""

    def loop(lo, hi, out, last, kept, candidates, given, b_hh, w_hh, geometry):
        steps, n, reverse, keeps, first, count = shape_of(geometry, lo, hi)
        width = uintp(n)
        line = n * itemsize
        for step in range(steps):
            of_step = line_of(geometry, time_of(step, steps, reverse))
            start, running = ptr_int64(of_step)[0], min(ptr_int64(of_step)[1] - first, count)
            at = start + first
            place = at if keeps != 0 else first
            if running > 0:
                linear(running, kept + place * 3 * line, last + first * line, n, w_hh, b_hh, n, of_step)
            for k in range(running):
                row, x = kept + (place + k) * 3 * line, given + (at + k) * 3 * line
                r, z, m = ptr(row), ptr(row + line), ptr(row + 2 * line)
                of_r, of_c = ptr(x), ptr(x + 2 * line)
                c, h, before = (
                    ptr(candidates + (place + k) * line),
                    ptr(out + (at + k) * line),
                    ptr(last + (first + k) * line),
                )
                for j in range(uintp(2 * n)):
                    r[j] += of_r[j]
                for j in range(uintp(2 * n)):  # the reset and the update gate
                    r[j] = sigmoid(r[j])
                for j in range(width):
                    c[j] = of_c[j] + m[j] * r[j]
                for j in range(width):
                    c[j] = tanh(c[j])
                for j in range(width):
                    h[j] = (before[j] - c[j]) * z[j] + c[j]
                for j in range(width):
                    before[j] = h[j]

    return loop


def gru_backward(ptr: F, back_to_state: F, itemsize: int) -> F:
    """Fills grad_given and grad_hidden (rows, 3H): of what the inputs and of what the hidden state contributed.

    The two differ in the candidate, of which the reset gate multiplies only the hidden part. grad_hx comes with the gradient
    of the last state.
    """

    def loop(lo, hi, grad_given, grad_hidden, grad_hx, grad_out, out, kept, candidates, hx, w_hh, geometry):
        steps, n, reverse, _, first, count = shape_of(geometry, lo, hi)
        width = uintp(n)
        line = n * itemsize
        for back in range(steps):
            # The steps in the other order: `t` was computed after `previous`.
            step = steps - 1 - back
            of_step = ptr_int64(line_of(geometry, time_of(step, steps, reverse)))
            of_previous = ptr_int64(line_of(geometry, time_of(step - 1, steps, reverse)))
            at, running = of_step[0] + first, min(of_step[1] - first, count)
            for k in range(running):
                row, above, sequence = kept + (at + k) * 3 * line, (at + k) * 3 * line, first + k
                r, z, m = ptr(row), ptr(row + line), ptr(row + 2 * line)
                dr, dz, dc = ptr(grad_given + above), ptr(grad_given + above + line), ptr(grad_given + above + 2 * line)
                er, em = ptr(grad_hidden + above), ptr(grad_hidden + above + 2 * line)
                has_run = sequence < of_previous[1]
                before = ptr(out + (of_previous[0] + sequence) * line if has_run else hx + sequence * line)
                c, dh = ptr(candidates + (at + k) * line), ptr(grad_hx + sequence * line)
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
            if running > 0:
                back_to_state(running, grad_hx + first * line, grad_hidden + at * 3 * line, w_hh, n)

    return loop


def rnn_forward(ptr: F, linear: F, activation: F, itemsize: int) -> F:
    """Fills out."""

    def loop(lo, hi, out, last, given, b_hh, w_hh, geometry):
        steps, n, reverse, _, first, count = shape_of(geometry, lo, hi)
        width = uintp(n)
        line = n * itemsize
        for step in range(steps):
            of_step = line_of(geometry, time_of(step, steps, reverse))
            start, running = ptr_int64(of_step)[0], min(ptr_int64(of_step)[1] - first, count)
            at = start + first
            if running > 0:
                linear(running, out + at * line, last + first * line, n, w_hh, b_hh, n, of_step)
            for k in range(running):
                h, x, before = (
                    ptr(out + (at + k) * line),
                    ptr(given + (at + k) * line),
                    ptr(last + (first + k) * line),
                )
                for j in range(width):
                    h[j] = activation(h[j] + x[j])
                for j in range(width):
                    before[j] = h[j]

    return loop


def rnn_backward(ptr: F, back_to_state: F, to_gate: F, itemsize: int) -> F:
    """Fills grad_given; `to_gate(dh, h)` is the gradient before the activation whose result is h."""

    def loop(lo, hi, grad_given, grad_hx, grad_out, out, w_hh, geometry):
        steps, n, reverse, _, first, count = shape_of(geometry, lo, hi)
        width = uintp(n)
        line = n * itemsize
        for back in range(steps):
            step = steps - 1 - back
            of_step = ptr_int64(line_of(geometry, time_of(step, steps, reverse)))
            at, running = of_step[0] + first, min(of_step[1] - first, count)
            for k in range(running):
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
            if running > 0:
                back_to_state(running, grad_hx + first * line, grad_given + at * line, w_hh, n)

    return loop
