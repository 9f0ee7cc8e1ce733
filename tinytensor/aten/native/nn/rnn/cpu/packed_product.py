"""The product of each step with a weight that is the same for all steps: packed once, multiplied in registers.

BLAS packs both matrices in every call. For a few rows and a large weight that takes longer than the product itself.

    panel   64 columns of the weight: all 64 numbers of its first row, then of its second, as they are read
    tile    4 rows x 64 columns of the result; its sixteen vectors stay in registers while the depth is walked

Where columns do not fill whole panels, the last panel overlaps the one before it, and what both compute is stored twice. So
that is not for a product that is added to something.

For float32, and weights of at least one panel.

Mirrors the packed weights of oneDNN's recurrent layers.
"""

from __future__ import annotations

from collections.abc import Callable

from numpy import int64, uintp

from tinytensor.kernel_compiler.pointers import ptr_float32
from tinytensor.kernel_compiler.vectors import broadcast_16, load_16, multiply_add, store
from tinytensor.kernel_compiler.vectors import multiply as times

F = Callable
PANEL = 64


def count(columns: int, adds: bool) -> int:
    """How many panels a weight has; 0 if its columns do not fill them and that matters."""
    fills = columns % PANEL == 0 or (columns > PANEL and not adds)
    return -(-columns // PANEL) if fills else 0


def pack(lo, hi, panels, w, depth, columns, transposed):
    """Panels `lo` to `hi` of w (depth, columns), or of the transpose of w (columns, depth)."""
    out, source = ptr_float32(panels), ptr_float32(w)
    for panel in range(int64(lo), int64(hi)):
        at, first = panel * depth * PANEL, min(panel * PANEL, columns - PANEL)
        if transposed != 0:
            for column in range(PANEL):
                row = (first + column) * depth
                for k in range(depth):
                    out[at + k * PANEL + column] = source[row + k]
        else:
            for k in range(depth):
                start, to = uintp(k * columns + first), uintp(at + k * PANEL)
                for column in range(uintp(PANEL)):
                    out[to + column] = source[start + column]


def _load(p, j):
    return load_16(p, j), load_16(p, j + 16), load_16(p, j + 32), load_16(p, j + 48)


def _add(sums, x, weights):
    return (
        multiply_add(x, weights[0], sums[0]),
        multiply_add(x, weights[1], sums[1]),
        multiply_add(x, weights[2], sums[2]),
        multiply_add(x, weights[3], sums[3]),
    )


def _scale(x, weights):
    return times(x, weights[0]), times(x, weights[1]), times(x, weights[2]), times(x, weights[3])


def _store(p, j, sums):
    store(p, j, sums[0])
    store(p, j + 16, sums[1])
    store(p, j + 32, sums[2])
    store(p, j + 48, sums[3])


def multiply(count, out, a, panels, depth, columns, keep):
    """out (count, columns) = a (count, depth) @ the weight, added to what is in `out` if `keep` is not 0."""
    for start in range(0, columns, PANEL):
        w, j = ptr_float32(panels + start * depth * 4), min(start, columns - PANEL)
        for i in range(0, count, 4):
            # The last row stands for those that are not there. All is read before anything is stored, so its result is
            # stored more than once, and is the same each time.
            last = count - 1 - i
            n1, n2, n3 = min(1, last), min(2, last), min(3, last)
            first, to = a + i * depth * 4, out + i * columns * 4
            o0, o1 = ptr_float32(to), ptr_float32(to + n1 * columns * 4)
            o2, o3 = ptr_float32(to + n2 * columns * 4), ptr_float32(to + n3 * columns * 4)
            x, y = ptr_float32(first), ptr_float32(first + n1 * depth * 4)
            z, u = ptr_float32(first + n2 * depth * 4), ptr_float32(first + n3 * depth * 4)
            if keep != 0:
                p, q, r, s = _load(o0, j), _load(o1, j), _load(o2, j), _load(o3, j)
            else:
                # The first products are the first sums; what is in `out` may be anything, also NaN.
                weights = _load(w, 0)
                p, q = _scale(broadcast_16(x[0]), weights), _scale(broadcast_16(y[0]), weights)
                r, s = _scale(broadcast_16(z[0]), weights), _scale(broadcast_16(u[0]), weights)
            begin = 0 if keep != 0 else 1
            if last == 0:
                for k in range(begin, depth):
                    p = _add(p, broadcast_16(x[k]), _load(w, k * PANEL))
                _store(o0, j, p)
            else:
                for k in range(begin, depth):
                    weights = _load(w, k * PANEL)
                    p = _add(p, broadcast_16(x[k]), weights)
                    q = _add(q, broadcast_16(y[k]), weights)
                    r = _add(r, broadcast_16(z[k]), weights)
                    s = _add(s, broadcast_16(u[k]), weights)
                _store(o0, j, p)
                _store(o1, j, q)
                _store(o2, j, r)
                _store(o3, j, s)
