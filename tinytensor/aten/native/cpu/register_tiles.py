"""Tiles of results that stay in the registers of the processor while a loop adds products to them.

A tile is `high` rows of vectors, together `wide` numbers each. A loop over the depth of a product calls

    sums = begin(numbers)                  a number for each row, in all its lanes
    sums = read(p, at, step)               or what is in memory, rows `step` apart
    sums = add(sums, numbers, vectors)     a number of each row times the vectors of the columns
    keep(p, at, step, sums)                to memory

and LLVM keeps all of it in registers. The sizes are those that fill them: 8 x 32 with AVX-512, else 4 x 16
(kernel_compiler/registers.py). `LongTile` has 4 x 24 where these are few, `NarrowTile` one row of four vectors.

Mirrors the role of the microkernels in oneDNN and MKL, which PyTorch calls.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from tinytensor.kernel_compiler.registers import registers
from tinytensor.kernel_compiler.vectors import (
    broadcast_4,
    broadcast_8,
    broadcast_16,
    load_4,
    load_8,
    load_16,
    multiply_add,
    plus,
    store,
)

F = Callable


def four_rows(load: F, broadcast: F, lanes: int, product: F = multiply_add) -> tuple[F, F, F, F]:
    """4 rows of two vectors: `begin` with a number for each row, `read` from memory, `add` a product, `keep` in memory.

    Rows lie `step` numbers apart there. `product(vector, number in all lanes, sum)` adds one.
    """
    vectors = two_vectors(load, lanes)

    def begin(numbers):
        a, b, c, d = numbers
        a, b, c, d = broadcast(a), broadcast(b), broadcast(c), broadcast(d)
        return (a, a), (b, b), (c, c), (d, d)

    def read(p, at, step):
        return vectors(p, at), vectors(p, at + step), vectors(p, at + 2 * step), vectors(p, at + 3 * step)

    def row(sums, number, v):
        x = broadcast(number)
        return product(v[0], x, sums[0]), product(v[1], x, sums[1])

    def add(sums, numbers, v):
        return (
            row(sums[0], numbers[0], v),
            row(sums[1], numbers[1], v),
            row(sums[2], numbers[2], v),
            row(sums[3], numbers[3], v),
        )

    def keep_row(p, at, sums):
        store(p, at, sums[0])
        store(p, at + lanes, sums[1])

    def keep(p, at, step, sums):
        a, b, c, d = sums
        keep_row(p, at, a)
        keep_row(p, at + step, b)
        keep_row(p, at + 2 * step, c)
        keep_row(p, at + 3 * step, d)

    return begin, read, add, keep


def eight_rows(load: F, broadcast: F, lanes: int, product: F = multiply_add) -> tuple[F, F, F, F]:
    """Two times four."""
    begin_4, read_4, add_4, keep_4 = four_rows(load, broadcast, lanes, product)

    def begin(numbers):
        return begin_4(numbers[:4]), begin_4(numbers[4:])

    def read(p, at, step):
        return read_4(p, at, step), read_4(p, at + 4 * step, step)

    def add(sums, numbers, v):
        return add_4(sums[0], numbers[:4], v), add_4(sums[1], numbers[4:], v)

    def keep(p, at, step, sums):
        keep_4(p, at, step, sums[0])
        keep_4(p, at + 4 * step, step, sums[1])

    return begin, read, add, keep


def four_long_rows(broadcast: F, lanes: int) -> tuple[F, F, F]:
    """4 rows of three vectors: `begin`, `add` and `keep` of `four_rows`."""

    def begin(numbers):
        a, b, c, d = numbers
        a, b, c, d = broadcast(a), broadcast(b), broadcast(c), broadcast(d)
        return (a, a, a), (b, b, b), (c, c, c), (d, d, d)

    def row(sums, number, v):
        x = broadcast(number)
        return multiply_add(v[0], x, sums[0]), multiply_add(v[1], x, sums[1]), multiply_add(v[2], x, sums[2])

    def add(sums, numbers, v):
        return (
            row(sums[0], numbers[0], v),
            row(sums[1], numbers[1], v),
            row(sums[2], numbers[2], v),
            row(sums[3], numbers[3], v),
        )

    def keep_row(p, at, sums):
        store(p, at, sums[0])
        store(p, at + lanes, sums[1])
        store(p, at + 2 * lanes, sums[2])

    def keep(p, at, step, sums):
        a, b, c, d = sums
        keep_row(p, at, a)
        keep_row(p, at + step, b)
        keep_row(p, at + 2 * step, c)
        keep_row(p, at + 3 * step, d)

    return begin, add, keep


def one_row(load: F, broadcast: F, lanes: int) -> tuple[F, F, F]:
    """A row of four vectors: `begin`, `add` and `keep` of `four_rows`, with one number."""

    def begin(numbers):
        x = broadcast(numbers[0])
        return x, x, x, x

    def add(sums, numbers, v):
        x = broadcast(numbers[0])
        return (
            multiply_add(v[0], x, sums[0]),
            multiply_add(v[1], x, sums[1]),
            multiply_add(v[2], x, sums[2]),
            multiply_add(v[3], x, sums[3]),
        )

    def keep(p, at, step, sums):
        store(p, at, sums[0])
        store(p, at + lanes, sums[1])
        store(p, at + 2 * lanes, sums[2])
        store(p, at + 3 * lanes, sums[3])

    return begin, add, keep


def two_vectors(load: F, lanes: int) -> F:
    def vectors(p, at):
        return load(p, at), load(p, at + lanes)

    return vectors


def two_vectors_at(load: F) -> F:
    def vectors(p, at, places):
        return load(p, at + places[0]), load(p, at + places[1])

    return vectors


def three_vectors_at(load: F) -> F:
    def vectors(p, at, places):
        return load(p, at + places[0]), load(p, at + places[1]), load(p, at + places[2])

    return vectors


def four_vectors_at(load: F) -> F:
    def vectors(p, at, places):
        return load(p, at + places[0]), load(p, at + places[1]), load(p, at + places[2]), load(p, at + places[3])

    return vectors


def one_neighbour(p, at):
    return (p[at],)


def four_neighbours(p, at):
    return p[at], p[at + 1], p[at + 2], p[at + 3]


def eight_neighbours(p, at):
    return p[at], p[at + 1], p[at + 2], p[at + 3], p[at + 4], p[at + 5], p[at + 6], p[at + 7]


def four_places(places, first, last):
    """places[first] and the next ones; the last stands for those that are not there."""
    return (
        places[min(first, last)], places[min(first + 1, last)], places[min(first + 2, last)], places[min(first + 3, last)]
    )  # fmt: skip


def eight_places(places, first, last):
    return four_places(places, first, last) + four_places(places, first + 4, last)


def four_starts(first, last, lead):
    """Where row `first` of a matrix begins, and the next ones; the last stands for those that are not there."""
    return (
        min(first, last) * lead, min(first + 1, last) * lead, min(first + 2, last) * lead, min(first + 3, last) * lead
    )  # fmt: skip


def eight_starts(first, last, lead):
    return four_starts(first, last, lead) + four_starts(first + 4, last, lead)


def four_at(p, at, places):
    a, b, c, d = places
    return p[at + a], p[at + b], p[at + c], p[at + d]


def eight_at(p, at, places):
    return four_at(p, at, places[:4]) + four_at(p, at, places[4:])


def next_vector(lanes: int) -> F:
    """From where a vector begins to where the next one does, in lines of `per` vectors that are `pitch` numbers apart. Behind the
    last vector it stays. `at` is (number of the vector, its place, its number in the line)."""

    def after(at, last, per, pitch):
        k, place, column = at
        if k < last:
            column += 1
            place += lanes
            if column == per:
                column = 0
                place += pitch - per * lanes
        return k + 1, place, column

    return after


def two_vector_places(lanes: int) -> F:
    after = next_vector(lanes)

    def places(at, last, per, pitch):
        b = after(at, last, per, pitch)
        return (at[1], b[1]), after(b, last, per, pitch)

    return places


def three_vector_places(lanes: int) -> F:
    after = next_vector(lanes)

    def places(at, last, per, pitch):
        b = after(at, last, per, pitch)
        c = after(b, last, per, pitch)
        return (at[1], b[1], c[1]), after(c, last, per, pitch)

    return places


def four_vector_places(lanes: int) -> F:
    two = two_vector_places(lanes)

    def places(at, last, per, pitch):
        first, at = two(at, last, per, pitch)
        second, at = two(at, last, per, pitch)
        return first + second, at

    return places


LONGEST_SUM = 384
"""Products that are added up in registers before the sum goes to the result, as in MKL."""
LARGE = 192
"""Rows and columns from which on MKL cuts the last two sums like the others."""


def end_of_sum(begin, depth, rows, columns):
    """Where the sum that begins at `begin` ends, as in MKL on one thread: there a product has the same bits."""
    rest = depth - begin
    if rest <= LONGEST_SUM:
        return depth
    if rest > 2 * LONGEST_SUM or (begin > 0 and min(rows, columns) >= LARGE):
        return begin + LONGEST_SUM
    return begin + (rest + 1) // 2


def _plus_pair(a, b):
    return plus(a[0], b[0]), plus(a[1], b[1])


def plus_four(a, b):
    """The sum of two tiles of four rows."""
    return _plus_pair(a[0], b[0]), _plus_pair(a[1], b[1]), _plus_pair(a[2], b[2]), _plus_pair(a[3], b[3])


def plus_eight(a, b):
    return plus_four(a[0], b[0]), plus_four(a[1], b[1])


def same_four(v):
    """A tile with the same vectors in each of its four rows."""
    return v, v, v, v


def same_eight(v):
    return same_four(v), same_four(v)


class Tile:
    """`high` rows x `wide` columns of results, two vectors each, and the functions for a tile of that size."""

    def __init__(self, itemsize: int = 4) -> None:
        nbytes, available = registers()
        self.itemsize = itemsize
        self.lanes = max(nbytes, 32) // itemsize
        self.wide = 2 * self.lanes
        self.load, broadcast = {4: (load_4, broadcast_4), 8: (load_8, broadcast_8), 16: (load_16, broadcast_16)}[
            self.lanes
        ]
        # Eight rows need sixteen registers for sums and three more.
        fits = nbytes >= 64 and available >= 32
        self.high = 8 if fits else 4
        rows: F = eight_rows if fits else four_rows
        self.begin, self.read, self.add, self.keep = rows(self.load, broadcast, self.lanes)
        self.vectors = two_vectors(self.load, self.lanes)
        self.vector_places, self.vectors_at = two_vector_places(self.lanes), two_vectors_at(self.load)
        self.plus = plus_eight if fits else plus_four
        self.same = same_eight if fits else same_four
        self.neighbours = eight_neighbours if fits else four_neighbours
        self.places = eight_places if fits else four_places
        self.starts = eight_starts if fits else four_starts
        self.numbers_at = eight_at if fits else four_at


class LongTile:
    """4 rows of three vectors: twelve sums, three vectors and a number in the sixteen registers that AVX2 has.

    Eight sums, as `Tile` has them there, are not enough to keep two units busy that answer after four cycles.
    """

    def __init__(self) -> None:
        self.high, self.wide, self.lanes = 4, 24, 8
        self.load = load_8
        self.begin, self.add, self.keep = four_long_rows(broadcast_8, self.lanes)
        self.vector_places, self.vectors_at = three_vector_places(self.lanes), three_vectors_at(self.load)
        self.neighbours = four_neighbours


class NarrowTile:
    """One row of four vectors."""

    def __init__(self) -> None:
        nbytes, _ = registers()
        self.high = 1
        self.wide = 64 if nbytes >= 64 else 32
        self.lanes = self.wide // 4
        self.load, broadcast = (load_16, broadcast_16) if nbytes >= 64 else (load_8, broadcast_8)
        self.begin, self.add, self.keep = one_row(self.load, broadcast, self.lanes)
        self.vector_places, self.vectors_at = four_vector_places(self.lanes), four_vectors_at(self.load)
        self.neighbours = one_neighbour


@lru_cache(None)
def long_tile() -> Tile | LongTile:
    """The largest tile whose sums do not have to be read from memory."""
    nbytes, available = registers()
    return LongTile() if nbytes == 32 and available == 16 else full_tile()


@lru_cache(None)
def product_tile(name: str) -> Tile:
    """Tiles of float32 or float64."""
    return Tile(4 if name == "float32" else 8)


full_tile = lru_cache(None)(Tile)
narrow_tile = lru_cache(None)(NarrowTile)
