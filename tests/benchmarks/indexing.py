"""Indexing, gathering, scattering, sorting, joining: about a million elements."""

from __future__ import annotations

from typing import Any

from workload import Rows, tensor


def indexing(library: Any) -> Rows:
    """The rows."""
    vector, matrix = tensor(library, 1_000_000), tensor(library, 1000, 1000)
    library.manual_seed(0)
    places, lines = library.randperm(1_000_000), library.randint(0, 1000, (500,))
    columns = library.randint(0, 1000, (1000, 1000))
    mask, values = vector > 0.5, tensor(library, 500, 1000)
    table, words = tensor(library, 10_000, 64), library.randint(0, 10_000, (64, 128))
    target, zeros = library.zeros(1000, 1000), library.zeros(1_000_000)
    integers, edges = library.randint(0, 1000, (1_000_000,)), library.arange(1000.0)
    functional = library.nn.functional
    return {
        "x[permutation]": lambda: vector[places],
        "matrix[rows]": lambda: matrix[lines],
        "matrix[:, columns]": lambda: matrix[:, lines],
        "matrix[rows, columns]": lambda: matrix[lines, lines],
        "x[mask]": lambda: vector[mask],
        "masked_fill": lambda: vector.masked_fill(mask, 0.0),
        "x[mask] = 0": lambda: zeros.__setitem__(mask, 0.0),
        "index_select(0)": lambda: matrix.index_select(0, lines),
        "index_select(1)": lambda: matrix.index_select(1, lines),
        "index_add_(0)": lambda: target.index_add_(0, lines, values),
        "gather(1)": lambda: matrix.gather(1, columns),
        "gather(0)": lambda: matrix.gather(0, columns),
        "scatter_(1)": lambda: target.scatter_(1, columns, matrix),
        "scatter_add_(1)": lambda: target.scatter_add_(1, columns, matrix),
        "embedding": lambda: functional.embedding(words, table),
        "one_hot": lambda: functional.one_hot(words % 100, 100),
        "nonzero": lambda: mask.nonzero(),
        "sort": lambda: vector[:200_000].sort(),
        "sort(1)": lambda: matrix.sort(1),
        "argsort(0)": lambda: matrix.argsort(0),
        "topk(10)": lambda: matrix.topk(10),
        "kthvalue": lambda: matrix.kthvalue(500),
        "median": lambda: matrix.median(1),
        "unique": lambda: integers.unique(),
        "bincount": lambda: integers.bincount(),
        "searchsorted": lambda: library.searchsorted(edges, vector),
        "cat(0)": lambda: library.cat((matrix, matrix)),
        "cat(1)": lambda: library.cat((matrix, matrix), 1),
        "stack(2)": lambda: library.stack((matrix, matrix), 2),
        "flip": lambda: matrix.flip(1),
        "roll": lambda: matrix.roll(7, 1),
        "repeat": lambda: matrix.repeat(2, 2),
        "tril": lambda: matrix.tril(),
        "pad": lambda: functional.pad(matrix, (1, 1, 1, 1)),
    }
