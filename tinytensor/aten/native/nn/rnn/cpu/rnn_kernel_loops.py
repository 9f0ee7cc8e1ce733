"""Loops of a whole recurrent layer in one direction: all steps, for a share of the batch. Here LSTM.

The cells with one state, a GRU's and the plain one, are in rnn_kernel_loops_one_state.py.

The sequences of a batch have nothing to do with each other. So `lo, hi` count shares of them, a thread runs its own ones
from the first step to the last, and no thread ever waits for another between steps.

    gates (rows, 4H)   the activations i, f, g, o side by side
    cells (rows, H)    the memory after each step
    out   (rows, H)    the hidden state after each step
    h, c  (N, H)       the states; sequences that have ended keep theirs

There is a row for each step and sequence (rnn_steps.py). A step of a few sequences is one matrix product, and short loops over
a row of gates, which stays in the first cache. Each of these loops calls one function at most: with two of them LLVM no longer
inlines both, and the loop goes scalar.

All tensors are contiguous. `geometry` has a head, and a line for each step: where its rows begin, how many sequences run, and
how BLAS shall cut the product (by rows, size and number of blocks) and that of a projection. A line of zeros stands before the
first step and behind the last one.

Mirrors what aten/src/ATen/native/mkldnn/RNN.cpp asks of oneDNN.
"""

from __future__ import annotations

from collections.abc import Callable

from numpy import int64, uintp

from tinytensor.aten.native.nn.rnn.cpu.packed_product import multiplier
from tinytensor.kernel_compiler.pointers import ptr_int64

F = Callable

HEAD, LINE = 7, 8
"""Numbers in the head of a geometry, and in the line of a step."""


def shape_of(geometry, lo, hi):
    """(steps, H, whether from the end, whether all is kept, the first sequence of the shares, how many they have)."""
    g = ptr_int64(geometry)
    first = int64(lo) * g[5]
    return g[0], g[2], g[3], g[4], first, min(int64(hi) * g[5], g[1]) - first


def time_of(step, steps, reverse):
    return steps - 1 - step if reverse != 0 else step


def line_of(geometry, t):
    """The address of the line of step `t`, which may be -1 or the number of steps."""
    return geometry + (HEAD + (t + 1) * LINE) * 8


def by_blas(multiply: F, gates: int, adds: bool) -> tuple[F, F]:
    """The two products of a step, with `w` the weight itself (gates * H, H), and `multiply` of blas.in_blocks.

    What the gates get is added to what is there; so is what the state gets, if the cell `adds` another part of its own.
    """
    beta = 1.0 if adds else 0.0

    def add_to_gates(count, rows, h, w, n, line):
        g = ptr_int64(line)
        multiply(0, g[4], g[2], g[3], 0, 1, count, gates * n, n, 1.0, h, n, w, n, 1.0, rows, gates * n)

    def back_to_state(count, dh, grad_rows, w, n):
        multiply(0, 1, 0, n, 0, 0, count, n, gates * n, 1.0, grad_rows, gates * n, w, n, beta, dh, n)

    return add_to_gates, back_to_state


def by_panels(gates: int, adds: bool, panel_width: int) -> tuple[F, F]:
    """The same with `w` a packed weight, see packed_product.py."""
    keep, multiply = int(adds), multiplier(panel_width)

    def add_to_gates(count, rows, h, w, n, line):
        multiply(count, rows, h, w, n, gates * n, 1)

    def back_to_state(count, dh, grad_rows, w, n):
        multiply(count, dh, grad_rows, w, gates * n, n, keep)

    return add_to_gates, back_to_state


def gates_in_place(add_to_gates: F) -> F:
    """The sums of the gates where `gates` come with what the inputs contribute."""

    def sums(count, rows, h, depth, w, given, bias, n, line):
        add_to_gates(count, rows, h, w, n, line)

    return sums


def gates_of_given(ptr: F, linear: F, itemsize: int) -> F:
    """The same where it is in `given`: as the composition, the product with its bias first, then what the inputs contribute."""

    def sums(count, rows, h, depth, w, given, bias, n, line):
        linear(count, rows, h, depth, w, bias, n, line)
        for k in range(count):
            row, x = ptr(rows + k * 4 * n * itemsize), ptr(given + k * 4 * n * itemsize)
            for j in range(uintp(4 * n)):
                row[j] += x[j]

    return sums


def lstm_cell(ptr: F, sigmoid: F, tanh: F) -> F:
    """From the sums of the gates of one sequence, in `row`, to its memory and its hidden state."""

    def cell(row, n, line, memory, last_memory, hidden):
        width = uintp(n)
        i, f, g, o = ptr(row), ptr(row + line), ptr(row + 2 * line), ptr(row + 3 * line)
        c, last_c, h = ptr(memory), ptr(last_memory), ptr(hidden)
        for j in range(uintp(2 * n)):  # the input and the forget gate
            i[j] = sigmoid(i[j])
        for j in range(width):
            g[j] = tanh(g[j])
        for j in range(width):
            o[j] = sigmoid(o[j])
        for j in range(width):
            c[j] = f[j] * last_c[j] + i[j] * g[j]
        for j in range(width):
            h[j] = o[j] * tanh(c[j])
        for j in range(width):
            last_c[j] = c[j]

    return cell


def lstm_cell_backward(ptr: F, tanh: F) -> F:
    """From the gradients of the hidden state and of the memory to those of the gates, before their activations.

    The gradient of the memory leaves as that of the memory before.
    """

    def cell(row, grad_row, n, line, memory, memory_before, grad_hidden, grad_memory):
        width = uintp(n)
        i, f, g, o = ptr(row), ptr(row + line), ptr(row + 2 * line), ptr(row + 3 * line)
        di, df = ptr(grad_row), ptr(grad_row + line)
        dg, do = ptr(grad_row + 2 * line), ptr(grad_row + 3 * line)
        c, before, dh, dc = ptr(memory), ptr(memory_before), ptr(grad_hidden), ptr(grad_memory)
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

    return cell


def lstm_forward(ptr: F, sums: F, cell: F, itemsize: int) -> F:
    """Fills gates, cells and out; h and c come as the first states and leave as the last ones."""

    def loop(lo, hi, out, hy, cy, gates, cells, given, b_hh, w_hh, geometry):
        steps, n, reverse, keeps, first, count = shape_of(geometry, lo, hi)
        width = uintp(n)
        line = n * itemsize
        for step in range(steps):
            of_step = line_of(geometry, time_of(step, steps, reverse))
            start, running = ptr_int64(of_step)[0], min(ptr_int64(of_step)[1] - first, count)
            at = start + first
            place = at if keeps != 0 else first
            if running > 0:
                rows, x = gates + place * 4 * line, given + at * 4 * line
                sums(running, rows, hy + first * line, n, w_hh, x, b_hh, n, of_step)
            for k in range(running):
                row, memory, hidden = gates + (place + k) * 4 * line, cells + (place + k) * line, out + (at + k) * line
                cell(row, n, line, memory, cy + (first + k) * line, hidden)
                h, last_h = ptr(hidden), ptr(hy + (first + k) * line)
                for j in range(width):
                    last_h[j] = h[j]

    return loop


def lstm_backward(ptr: F, back_to_state: F, cell: F, itemsize: int) -> F:
    """Fills grad_gates, the gradients before the activations; grad_hx and grad_cx come with those of the last states."""

    def loop(lo, hi, grad_gates, grad_hx, grad_cx, grad_out, gates, cells, cx, w_hh, geometry):
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
                row, grad_row = gates + (at + k) * 4 * line, grad_gates + (at + k) * 4 * line
                sequence = first + k
                has_run = sequence < of_previous[1]
                before = cells + (of_previous[0] + sequence) * line if has_run else cx + sequence * line
                dh = ptr(grad_hx + sequence * line)
                # An address of 0 stands for no gradient of the outputs.
                if grad_out != 0:
                    from_above = ptr(grad_out + (at + k) * line)
                    for j in range(width):
                        dh[j] += from_above[j]
                memory, grad_memory = cells + (at + k) * line, grad_cx + sequence * line
                cell(row, grad_row, n, line, memory, before, grad_hx + sequence * line, grad_memory)
            # What the step before gets through the hidden state; nothing of the old dh is left.
            if running > 0:
                back_to_state(running, grad_hx + first * line, grad_gates + at * 4 * line, w_hh, n)

    return loop
