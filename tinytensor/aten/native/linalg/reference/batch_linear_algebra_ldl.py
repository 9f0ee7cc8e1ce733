"""LDL decomposition in NumPy, for where there is no LAPACK to call by symbol.

Mirrors LAPACK's sytf2 and sytrs for the lower triangle.
"""

from __future__ import annotations

import numpy as np

_ALPHA = (1 + 17**0.5) / 8  # bounds the growth of the elements: Bunch and Kaufman (1977)


def ldl_factor(a: np.ndarray) -> tuple[np.ndarray, int]:
    """In place: the pivots, counted from 1 and negative in blocks of two, and the first block that is zero."""
    n = len(a)
    pivots, info, k = np.zeros(n, np.int32), 0, 0
    while k < n:
        p, size = _pivot(a, k)
        if size == 0:
            info, size = info or k + 1, 1
            pivots[k] = p + 1
        else:
            _swap(a, k, k + size - 1, p)
            (_eliminate_one if size == 1 else _eliminate_two)(a, k)
            pivots[k : k + size] = p + 1 if size == 1 else -(p + 1)
        k += size
    return pivots, info


def _pivot(a: np.ndarray, k: int) -> tuple[int, int]:
    """Which row comes to the end of the next block, and how many rows the block has; 0 if there is nothing to divide by."""
    n, here = len(a), abs(a[k, k])
    below = np.abs(a[k + 1 :, k])
    row = k + 1 + int(below.argmax()) if len(below) else k
    most = below.max() if len(below) else 0
    if max(here, most) == 0 or np.isnan(here):
        return k, 0
    if here >= _ALPHA * most:
        return k, 1
    others = [*np.abs(a[row, k:row]), *(np.abs(a[row + 1 :, row]) if row < n - 1 else ())]
    if here >= _ALPHA * most * (most / max(others)):
        return k, 1
    return row, 1 if abs(a[row, row]) >= _ALPHA * max(others) else 2


def _swap(a: np.ndarray, k: int, i: int, p: int) -> None:
    """Rows and columns i and p of the symmetric matrix that begins at k, of which the lower triangle is there."""
    if p == i:
        return
    a[p + 1 :, [i, p]] = a[p + 1 :, [p, i]]
    a[i + 1 : p, i], a[p, i + 1 : p] = a[p, i + 1 : p].copy(), a[i + 1 : p, i].copy()
    a[i, i], a[p, p] = a[p, p], a[i, i]
    if i > k:
        a[i, k], a[p, k] = a[p, k], a[i, k]


def _eliminate_one(a: np.ndarray, k: int) -> None:
    column = a[k + 1 :, k] / a[k, k]
    a[k + 1 :, k + 1 :] -= np.tril(np.outer(column, a[k + 1 :, k]))
    a[k + 1 :, k] = column


def _eliminate_two(a: np.ndarray, k: int) -> None:
    block = np.array([[a[k, k], a[k + 1, k]], [a[k + 1, k], a[k + 1, k + 1]]])
    columns = a[k + 2 :, k : k + 2].copy()
    multipliers = np.linalg.solve(block, columns.T).T
    a[k + 2 :, k + 2 :] -= np.tril(multipliers @ columns.T)
    a[k + 2 :, k : k + 2] = multipliers


def ldl_solve(a: np.ndarray, pivots: np.ndarray, b: np.ndarray) -> None:
    """Replace `b` by the solution of A X = b: through L and D downwards, through the transpose of L upwards."""
    n, k, blocks = len(a), 0, []
    while k < n:
        size = 1 if pivots[k] > 0 else 2
        i, p = k + size - 1, abs(int(pivots[k])) - 1
        blocks.append((k, size, i, p))
        b[[i, p]] = b[[p, i]]
        rows = slice(k, k + size)
        b[k + size :] -= a[k + size :, rows] @ b[rows]
        block = np.tril(a[rows, rows])
        b[rows] = np.linalg.solve(block + np.tril(block, -1).T, b[rows]) if size == 2 else b[rows] / a[k, k]
        k += size
    for k, size, i, p in reversed(blocks):
        rows = slice(k, k + size)
        b[rows] -= a[k + size :, rows].T @ b[k + size :]
        b[[i, p]] = b[[p, i]]
