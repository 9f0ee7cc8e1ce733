"""Wrong solutions of lesson 15: sparse times dense, its gradients, and blocks of channels."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

import tinytensor as tt
from tinytensor_lessons.exercise import Misconception, Mismatch, Outcome
from tinytensor_lessons.lesson_15.blocked import NEIGHBORS

Seen = Sequence[tuple[Outcome, Mismatch | None]]

# ---- spmm: the right loops, with one thing exchanged


def _spmm(crow, col, val, dense, ds, out, *, at=None, factor=None, entries=None, zero=True, add=True):
    rows, columns = out.shape
    for i in range(rows):
        for j in range(columns):
            if zero:
                out[i, j] = 0
        for e in entries(i) if entries else range(crow[i], crow[i + 1]):
            for j in range(columns):
                place = at(i, e, j) if at else col[e] * ds[0] + j * ds[1]
                term = (factor(i, e) if factor else val[e]) * dense[place]
                out[i, j] = out[i, j] + term if add else term


def contiguous_dense(crow, col, val, dense, ds, out):
    _spmm(crow, col, val, dense, ds, out, at=lambda i, e, j: col[e] * out.shape[1] + j)


def row_as_col(crow, col, val, dense, ds, out):
    _spmm(crow, col, val, dense, ds, out, at=lambda i, e, j: i * ds[0] + j * ds[1])


def no_zeroing(crow, col, val, dense, ds, out):
    _spmm(crow, col, val, dense, ds, out, zero=False)


def densifies(crow, col, val, dense, ds, out):
    rows, columns = out.shape
    k = (max(col) + 1) if len(col) else 0
    whole = np.zeros((rows, k), val.dtype)
    for i in range(rows):
        for e in range(crow[i], crow[i + 1]):
            whole[i, col[e]] = val[e]
    numbers = np.asarray(dense)
    matrix = np.array([[numbers[p * ds[0] + j * ds[1]] for j in range(columns)] for p in range(k)]).reshape(k, columns)
    out[:] = whole @ matrix


def sets(crow, col, val, dense, ds, out):
    _spmm(crow, col, val, dense, ds, out, add=False)


def misses_last(crow, col, val, dense, ds, out):
    _spmm(crow, col, val, dense, ds, out, entries=lambda i: range(crow[i], crow[i + 1] - 1))


def strides_swapped(crow, col, val, dense, ds, out):
    _spmm(crow, col, val, dense, ds, out, at=lambda i, e, j: col[e] * ds[1] + j * ds[0])


def value_of_row(crow, col, val, dense, ds, out):
    _spmm(crow, col, val, dense, ds, out, factor=lambda i, e: val[i])


def pattern_alone(crow, col, val, dense, ds, out):
    _spmm(crow, col, val, dense, ds, out, factor=lambda i, e: 1)


def _keeps_garbage(seen: Seen) -> bool:
    """Every number is too large by what was there before."""
    return seen[6][0].value["out"] == [[99.0, 99.0], [99.0, 99.0]] and all(seen[k][1] is not None for k in (0, 1, 3))


def _makes_it_whole(seen: Seen) -> bool:
    """Right everywhere, but for the work."""
    return all(mismatch is None for _, mismatch in seen[:8]) and seen[8][1] is not None and not seen[8][0].raised


SPMM = (
    Misconception("contiguous_dense", "dense.t() has other strides.", contiguous_dense),
    Misconception("row_as_col", "The dense row is the column index.", row_as_col),
    Misconception("no_zeroing", "Empty rows keep what was in memory.", no_zeroing, _keeps_garbage),
    Misconception("densifies", "90,000 cells touched for 4 entries.", densifies, _makes_it_whole),
    Misconception("sets", "The last entry of a row wins. A row of the result is a sum over its entries.", sets),
    Misconception("misses_last", "Row i ends before crow[i+1], and its last entry is crow[i+1] - 1.", misses_last),
    Misconception("strides_swapped", "ds[0] is the step from one row of dense to the next.", strides_swapped),
    Misconception("value_of_row", "val has a number for each entry, not for each row.", value_of_row),
    Misconception(
        "pattern_alone", "You add up rows of dense as they are. Each is multiplied by its entry's value.", pattern_alone
    ),
)

# ---- sparse_grad


def _rows_and_columns(s):
    return s.indices()[0], s.indices()[1]


def _of_dense(grad, s):
    return s.t() @ grad


def _of_entries(grad, s, d):
    rows, columns = _rows_and_columns(s)
    return (grad[rows] * d[columns]).sum(1)


def dense_grad_s(grad, s, d):
    return grad @ d.t(), _of_dense(grad, s)


def picks_from_dense(grad, s, d):
    rows, columns = _rows_and_columns(s)
    return (grad @ d.t())[rows, columns], _of_dense(grad, s)


def pattern_zero(grad, s, d):
    kept = s.values().ne(0).nonzero()[:, 0]
    return _of_entries(grad, s, d)[kept], _of_dense(grad, s)


def no_transpose(grad, s, d):
    return _of_entries(grad, s, d), s @ grad


def wrong_pairing(grad, s, d):
    rows, _ = _rows_and_columns(s)
    return (grad[rows] * d[: len(rows)]).sum(1), _of_dense(grad, s)


def indices_swapped(grad, s, d):
    rows, columns = _rows_and_columns(s)
    return (grad[columns] * d[rows]).sum(1), _of_dense(grad, s)


def times_value(grad, s, d):
    return _of_entries(grad, s, d) * s.values(), _of_dense(grad, s)


def swapped_results(grad, s, d):
    return _of_dense(grad, s), _of_entries(grad, s, d)


def ignores_grad(grad, s, d):
    _, columns = _rows_and_columns(s)
    return d[columns].sum(1), _of_dense(grad, s)


def not_summed(grad, s, d):
    rows, columns = _rows_and_columns(s)
    return grad[rows] * d[columns], _of_dense(grad, s)


def _multiplies_as_it_is(seen: Seen) -> bool:
    """`s @ grad`: an exception unless s is square; the entries are right there."""
    return (
        bool(seen[0][0].raised and seen[1][0].raised) and not seen[2][0].raised and "dense_grad" in _expected(seen[2])
    )


def _expected(probe: tuple[Outcome, Mismatch | None]) -> str:
    return "" if probe[1] is None else probe[1].expected


def _picks_afterwards(seen: Seen) -> bool:
    return all(mismatch is None for _, mismatch in seen[:6]) and seen[6][1] is not None and not seen[6][0].raised


SPARSE_GRAD = (
    Misconception("dense_grad_s", "Only nnz numbers are wanted.", dense_grad_s),
    Misconception("pattern_zero", "A stored zero is part of the pattern.", pattern_zero),
    Misconception("no_transpose", "dense gradient is s.t() @ grad.", no_transpose, _multiplies_as_it_is),
    Misconception("wrong_pairing", "Entry (i,j) gets <grad[i], d[j]>.", wrong_pairing),
    Misconception(
        "picks_from_dense",
        "The numbers are right, but you made the whole gradient of s to read a few of them.",
        picks_from_dense,
        _picks_afterwards,
    ),
    Misconception(
        "indices_swapped",
        "Row i of grad meets row j of d, for an entry at (i,j). You took them the other way.",
        indices_swapped,
    ),
    Misconception(
        "times_value", "The gradient of s[i,j] does not contain s[i,j]: the product is linear in it.", times_value
    ),
    Misconception("swapped_results", "Both are right, in the other order: first s, then d.", swapped_results),
    Misconception("ignores_grad", "You read d alone, as if every number of grad were 1.", ignores_grad),
    Misconception("not_summed", "One number for each entry: add up over the columns of grad and d.", not_summed),
)

# ---- blocked


def _filled(x, block):
    n, c, h, w = x.size()
    blocks = -(-c // block)
    full = tt.zeros(n, blocks * block, h, w, dtype=x.dtype)
    full[:, :c] = x
    return full, blocks


class Right:
    """Both ways, for the wrong ones to change one."""

    @staticmethod
    def pack(x, block=8):
        full, blocks = _filled(x, block)
        n, _, h, w = x.size()
        return full.view(n, blocks, block, h, w).permute(0, 1, 3, 4, 2).contiguous()

    @staticmethod
    def unpack(packed, channels):
        n, blocks, h, w, block = packed.size()
        return packed.permute(0, 1, 4, 2, 3).reshape(n, blocks * block, h, w)[:, :channels].contiguous()


class NoPadding(Right):
    @staticmethod
    def pack(x, block=8):
        n, c, h, w = x.size()
        return x.reshape(n, c // block, block, h, w).permute(0, 1, 3, 4, 2).contiguous()


class WrongOrder(Right):
    @staticmethod
    def pack(x, block=8):
        full, blocks = _filled(x, block)
        n, _, h, w = x.size()
        return full.view(n, blocks, block, h, w)


class KeepsPad(Right):
    @staticmethod
    def unpack(packed, channels):
        n, blocks, h, w, block = packed.size()
        return packed.permute(0, 1, 4, 2, 3).reshape(n, blocks * block, h, w)


class BlocksWidth(Right):
    @staticmethod
    def pack(x, block=8):
        n, c, h, w = x.size()
        blocks = -(-w // block)
        full = tt.zeros(n, c, h, blocks * block, dtype=x.dtype)
        full[..., :w] = x
        return full.view(n, c, h, blocks, block).permute(0, 3, 1, 2, 4).contiguous()


class OnlyAView(Right):
    @staticmethod
    def pack(x, block=8):
        full, blocks = _filled(x, block)
        n, _, h, w = x.size()
        return full.view(n, blocks, block, h, w).permute(0, 1, 3, 4, 2)


class Dealt(Right):
    @staticmethod
    def pack(x, block=8):
        full, blocks = _filled(x, block)
        n, _, h, w = x.size()
        return full.view(n, block, blocks, h, w).permute(0, 2, 3, 4, 1).contiguous()


class AlwaysEight(Right):
    @staticmethod
    def pack(x, block=8):
        return Right.pack(x)


class Ones(Right):
    @staticmethod
    def pack(x, block=8):
        _, blocks = _filled(x, block)
        n, c, h, w = x.size()
        full = tt.ones(n, blocks * block, h, w, dtype=x.dtype)
        full[:, :c] = x
        return full.view(n, blocks, block, h, w).permute(0, 1, 3, 4, 2).contiguous()


class ReadsInOrder(Right):
    @staticmethod
    def unpack(packed, channels):
        n, blocks, h, w, block = packed.size()
        return packed.reshape(n, blocks * block, h, w)[:, :channels].contiguous()


def _alone(seen: Seen, note: str) -> bool:
    """Nothing is wrong but what the note says."""
    wrong = [mismatch for _, mismatch in seen if mismatch is not None]
    return bool(wrong) and all(mismatch.note == note for mismatch in wrong)


def _needs_whole_blocks(seen: Seen) -> bool:
    """Right for whole blocks, an exception or too few blocks for others."""
    whole = all(seen[k][1] is None for k in (0, 1, 3, 4, 6))
    return whole and all(seen[k][1] is not None for k in (2, 5, 7))


BLOCKED = (
    Misconception("no_padding", "10 channels need 2 blocks, 6 lanes of zeros.", NoPadding, _needs_whole_blocks),
    Misconception("wrong_order", "The 8 channels of one pixel must be neighbors.", WrongOrder),
    Misconception("unpack_keeps_pad", "16 channels came back from 10.", KeepsPad),
    Misconception("blocks_width", "Channels are blocked, not pixels.", BlocksWidth),
    Misconception(
        "only_a_view",
        "The numbers are right, through strides. In memory the lanes are still H * W apart: copy.",
        OnlyAView,
        lambda seen: _alone(seen, NEIGHBORS),
    ),
    Misconception("dealt", "Channel 1 belongs beside channel 0, in the same block: c // block, c % block.", Dealt),
    Misconception("always_eight", "The blocks have 8 lanes whatever `block` says.", AlwaysEight),
    Misconception("ones", "Lanes without a channel hold 0: a sum over the lanes must not see them.", Ones),
    Misconception(
        "reads_in_order",
        "unpack reads the memory in order. There the lanes come after H and W; a channel has to come before them.",
        ReadsInOrder,
    ),
)
