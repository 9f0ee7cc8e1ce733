"""The product of each step with a weight that is the same for all steps: packed once, multiplied in registers.

BLAS packs both matrices in every call. For a few rows and a large weight that takes longer than the product itself.

    panel   64 columns of the weight: all 64 numbers of its first row, then of its second, as they are read
    tile    4 rows x 64 columns of the result; its sixteen vectors stay in registers while the depth is walked

Where there are sixteen registers in all, of 32 bytes, a panel has 16 columns and a tile eight vectors; for one row it has 64 all
the same, which are eight vectors there.

Where columns do not fill whole panels, the last panel overlaps the one before it, and what both compute is stored twice. So
that is not for a product that is added to something.

For float32, and weights of at least one panel.

Mirrors the packed weights of oneDNN's recurrent layers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from numpy import int64, uintp

from tinytensor.kernel_compiler.pointers import ptr_float32
from tinytensor.kernel_compiler.registers import registers
from tinytensor.kernel_compiler.vectors import broadcast_8, broadcast_16, load_8, load_16, multiply_add, store
from tinytensor.kernel_compiler.vectors import multiply as times

F = Callable


def width(rows: int) -> int:
    """The columns of a panel of a weight that so many rows are multiplied with."""
    return 64 if registers().nbytes >= 64 or rows == 1 else 16


def count(columns: int, adds: bool, panel_width: int) -> int:
    """How many panels a weight has; 0 if its columns do not fill them and that matters."""
    fills = columns % panel_width == 0 or (columns > panel_width and not adds)
    return -(-columns // panel_width) if fills else 0


def packer(panel_width: int) -> F:
    def pack(lo, hi, panels, w, depth, columns, transposed):
        """Panels `lo` to `hi` of w (depth, columns), or of the transpose of w (columns, depth)."""
        out, source = ptr_float32(panels), ptr_float32(w)
        for panel in range(int64(lo), int64(hi)):
            at, first = panel * depth * panel_width, min(panel * panel_width, columns - panel_width)
            if transposed != 0:
                # Eight columns together, so that what is written lies side by side.
                for column in range(0, panel_width, 8):
                    row, to = uintp((first + column) * depth), uintp(at + column)
                    for k in range(uintp(depth)):
                        for c in range(uintp(8)):
                            out[to + c] = source[row + c * uintp(depth) + k]
                        to += uintp(panel_width)
            else:
                for k in range(depth):
                    start, to = uintp(k * columns + first), uintp(at + k * panel_width)
                    for column in range(uintp(panel_width)):
                        out[to + column] = source[start + column]

    return pack


def _four_vectors() -> tuple[F, F, F, F, F]:
    def load(p, j):
        return load_16(p, j), load_16(p, j + 16), load_16(p, j + 32), load_16(p, j + 48)

    def add(sums, x, weights):
        return (
            multiply_add(x, weights[0], sums[0]),
            multiply_add(x, weights[1], sums[1]),
            multiply_add(x, weights[2], sums[2]),
            multiply_add(x, weights[3], sums[3]),
        )

    def scale(x, weights):
        return times(x, weights[0]), times(x, weights[1]), times(x, weights[2]), times(x, weights[3])

    def keep(p, j, sums):
        store(p, j, sums[0])
        store(p, j + 16, sums[1])
        store(p, j + 32, sums[2])
        store(p, j + 48, sums[3])

    return load, broadcast_16, add, scale, keep


def _two_vectors() -> tuple[F, F, F, F, F]:
    def load(p, j):
        return load_8(p, j), load_8(p, j + 8)

    def add(sums, x, weights):
        return multiply_add(x, weights[0], sums[0]), multiply_add(x, weights[1], sums[1])

    def scale(x, weights):
        return times(x, weights[0]), times(x, weights[1])

    def keep(p, j, sums):
        store(p, j, sums[0])
        store(p, j + 8, sums[1])

    return load, broadcast_8, add, scale, keep


@lru_cache(None)
def multiplier(panel_width: int) -> F:
    """`multiply(count, out, a, panels, depth, columns, keep)`, for loops."""
    load, broadcast, add, scale, keep_sums = _four_vectors() if panel_width == 64 else _two_vectors()

    def multiply(count, out, a, panels, depth, columns, keep):
        """out (count, columns) = a (count, depth) @ the weight, added to what is in `out` if `keep` is not 0."""
        for start in range(0, columns, panel_width):
            w, j = ptr_float32(panels + start * depth * 4), min(start, columns - panel_width)
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
                    p, q, r, s = load(o0, j), load(o1, j), load(o2, j), load(o3, j)
                else:
                    # The first products are the first sums; what is in `out` may be anything, also NaN.
                    weights = load(w, 0)
                    p, q = scale(broadcast(x[0]), weights), scale(broadcast(y[0]), weights)
                    r, s = scale(broadcast(z[0]), weights), scale(broadcast(u[0]), weights)
                begin = 0 if keep != 0 else 1
                if last == 0:
                    for k in range(begin, depth):
                        p = add(p, broadcast(x[k]), load(w, k * panel_width))
                    keep_sums(o0, j, p)
                else:
                    for k in range(begin, depth):
                        weights = load(w, k * panel_width)
                        p = add(p, broadcast(x[k]), weights)
                        q = add(q, broadcast(y[k]), weights)
                        r = add(r, broadcast(z[k]), weights)
                        s = add(s, broadcast(u[k]), weights)
                    keep_sums(o0, j, p)
                    keep_sums(o1, j, q)
                    keep_sums(o2, j, r)
                    keep_sums(o3, j, s)

    return multiply
