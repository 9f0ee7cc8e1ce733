"""The lines of a tensor along one dimension, as loops walk them: Note [Line geometry] in sorting_kernel.py."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tinytensor.aten.native.reduce.cpu.tensor_iterator_reduce import coalesce
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.storage import address_of


class Lines(NamedTuple):
    """`address` of the geometry array, which `keep` owns; a tensor without dimensions is one line of one element."""

    address: int
    keep: np.ndarray
    length: int
    lines: int


def lines_along(dim: int, m: Metadata, *outs: Metadata) -> Lines:
    """The lines of `m` along `dim`, and where they lie in other tensors of the same rank."""
    metas = (m, *outs)
    others = [d for d in range(m.dim) if d != dim]
    # Neighbouring dimensions that lie evenly in all tensors become one: the kernels divide less to find a line.
    sizes, strides = coalesce(
        [m.sizes[d] for d in others], [[x.strides[d] * x.itemsize for d in others] for x in metas]
    )
    n = m.sizes[dim] if m.dim else 1
    steps = [x.strides[dim] * x.itemsize if m.dim else x.itemsize for x in metas]
    # [number of dimensions, length, steps along the line, sizes of the other dimensions, their strides]; all in bytes.
    array = np.array([len(sizes), n, *steps, *sizes, *(s for own in strides for s in own)], np.int64)
    return Lines(address_of(array), array, n, int(np.prod(sizes, dtype=np.int64)))
