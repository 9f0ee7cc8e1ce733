"""Loops of fused optimizers over a table of addresses.

The table is an int64 array that holds its columns one after the other: how many elements each tensor has, then the
addresses of the parameters, of the gradients, of each list of the state, and of the steps. [lo, hi) counts the elements of all tensors
together, so that threads share them evenly whatever their sizes.

Each algorithm is two nested loops: the outer one walks the tensors and finds the part of each that lies in [lo, hi); the inner
one, `row`, walks the elements of that part. `row` is a function of its own because its pointers are then arguments, which
`independent` may declare not to overlap: only then does LLVM vectorise the loop. All of an element's numbers are read, computed
and written in one pass, where the operators would walk the memory once for each line of the formula.

`convert` gives numbers the type in which elements are computed (float32 also for 16-bit tensors). What numbers alone decide,
such as 1 - beta1 and the bias corrections, is computed in double precision before, as Python does it in the plain loop.

Mirrors aten/src/ATen/native/cpu/Fused{SGD,Adam,Adagrad}Kernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from numpy import float32, float64, int64, uintp

from tinytensor.aten.native.cpu.loop_templates import Access, independent
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_int64

F = Callable


def _gradient(load: F, store: F, scaled: bool) -> F:
    """The gradient of one element, `sign` times; with a scale, it is divided out and stored first."""

    def gradient(g, i, scale, sign):
        value = load(g, i)
        # Unscaled gradients are visible to the program afterwards, as after GradScaler.unscale_.
        if scaled:
            value = value / scale
            store(g, i, value)
        return value * sign

    return gradient


def sgd(
    read: Access,
    write: Access,
    convert: F,
    decays: bool,
    has_momentum: bool,
    first_step: bool,
    nesterov: bool,
    scaled: bool,
) -> F:
    """One step of SGD. `keep` is 1 - dampening."""
    ptr, load = read
    store = write.element
    gradient = _gradient(load, store, scaled)

    @independent
    def row(p, g, b, first, last, lr, momentum, keep, decay, sign, scale):
        # The flags are Python constants here: the compiler removes the branches that are not taken.
        for i in range(first, last):
            value = load(p, i)
            step = gradient(g, i, scale, sign)
            # Without weight decay the parameter is left out of it: 0 times infinity would be NaN.
            if decays:
                step = step + decay * value
            if has_momentum:
                # The first step starts the momentum with the gradient itself, without dampening.
                buffer = step if first_step else load(b, i) * momentum + step * keep
                store(b, i, buffer)
                step = step + buffer * momentum if nesterov else buffer
            store(p, i, value - lr * step)

    def loop(lo, hi, table, count, lr, momentum, keep, decay, sign, scale):
        t = ptr_int64(table)
        start = int64(0)
        # Tensor k has the elements [start, start + n) of all; a thread does its part of them.
        for k in range(count):
            n = t[k]
            first, last = max(int64(lo) - start, int64(0)), min(int64(hi) - start, n)
            if first < last:
                # Without momentum there is no column of buffers; any valid address stands in, and is not read.
                p, g, b = t[count + k], t[2 * count + k], t[(3 if has_momentum else 1) * count + k]
                row(
                    ptr(p), ptr(g), ptr(b), uintp(first), uintp(last),
                    convert(lr), convert(momentum), convert(keep), convert(decay), convert(sign), convert(scale),
                )  # fmt: skip
            start += n

    return loop


def adam(read: Access, write: Access, convert: F, coupled: bool, amsgrad: bool, scaled: bool) -> F:
    """One step of Adam. `shrink` is what parameters are multiplied by first: 1 unless weight decay is decoupled."""
    ptr, load = read
    store = write.element
    gradient = _gradient(load, store, scaled)

    @independent
    def row(p, g, m, v, u, first, last, size, root, keep1, take1, keep2, take2, decay, shrink, eps, sign, scale):
        for i in range(first, last):
            value = load(p, i) * shrink
            grad = gradient(g, i, scale, sign)
            # Weight decay as in Adam is part of the gradient; AdamW multiplies the parameter instead (`shrink`).
            if coupled:
                grad = grad + decay * value
            mean = keep1 * load(m, i) + take1 * grad
            square = keep2 * load(v, i) + take2 * grad * grad
            store(m, i, mean)
            store(v, i, square)
            if amsgrad:
                largest = load(u, i)
                # NaN wins over any number, on either side.
                square = square if square > largest or square != square else largest
                store(u, i, square)
            store(p, i, value - size * mean / (sqrt(square) / root + eps))

    def loop(lo, hi, table, count, lr, beta1, beta2, decay, shrink, eps, sign, scale):
        t = ptr_int64(table)
        start, steps = int64(0), (6 if amsgrad else 5) * count
        step, size, root = float64(-1), float64(0), float64(0)
        # Tensor k has the elements [start, start + n) of all, as in sgd.
        for k in range(count):
            n = t[k]
            first, last = max(int64(lo) - start, int64(0)), min(int64(hi) - start, n)
            if first < last:
                taken = float64(ptr_float32(t[steps + k])[0])
                if taken != step:  # Most often all parameters have made equally many steps; then this is computed once.
                    step = taken
                    # The corrections for the averages having started at 0.
                    size, root = lr / (1 - beta1**step), sqrt(1 - beta2**step)
                p, g, m, v = t[count + k], t[2 * count + k], t[3 * count + k], t[4 * count + k]
                row(
                    ptr(p), ptr(g), ptr(m), ptr(v), ptr(t[(5 if amsgrad else 4) * count + k]),
                    uintp(first), uintp(last), convert(size), convert(root),
                    convert(beta1), convert(1 - beta1), convert(beta2), convert(1 - beta2),
                    convert(decay), convert(shrink), convert(eps), convert(sign), convert(scale),
                )  # fmt: skip
            start += n

    return loop


def adagrad(read: Access, write: Access, convert: F, decays: bool, scaled: bool) -> F:
    """One step of Adagrad."""
    ptr, load = read
    store = write.element
    gradient = _gradient(load, store, scaled)

    @independent
    def row(p, g, s, first, last, size, decay, eps, sign, scale):
        for i in range(first, last):
            value = load(p, i)
            grad = gradient(g, i, scale, sign)
            if decays:  # as in sgd
                grad = grad + decay * value
            total = load(s, i) + grad * grad
            store(s, i, total)
            store(p, i, value - size * grad / (sqrt(total) + eps))

    def loop(lo, hi, table, count, lr, lr_decay, decay, eps, sign, scale):
        t = ptr_int64(table)
        start = int64(0)
        # The elements of tensor k are found as in sgd.
        for k in range(count):
            n = t[k]
            first, last = max(int64(lo) - start, int64(0)), min(int64(hi) - start, n)
            if first < last:
                # The steps are counted up before this loop runs, so the first step has number 1.
                step = float64(ptr_float32(t[4 * count + k])[0])
                size = lr / (1 + (step - 1) * lr_decay)
                row(
                    ptr(t[count + k]), ptr(t[2 * count + k]), ptr(t[3 * count + k]), uintp(first), uintp(last),
                    convert(size), convert(decay), convert(eps), convert(sign), convert(scale),
                )  # fmt: skip
            start += n

    return loop


def count_up() -> F:
    """Add 1 to the float32 at each address of the table."""

    def loop(lo, hi, table):
        t = ptr_int64(table)
        for k in range(lo, hi):
            number = ptr_float32(t[k])
            number[0] = number[0] + float32(1)

    return loop
