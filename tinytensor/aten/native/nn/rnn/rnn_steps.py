"""The steps of a recurrent layer over padded or packed sequences, as its kernels see them.

A packed sequence has one row for each step and sequence: all rows of the first step, then of the second. A padded one has as
many rows in each step, so it is the same to a kernel.

Mirrors `batch_sizes` of aten/src/ATen/native/RNN.cpp.
"""

from __future__ import annotations

import itertools
from functools import lru_cache
from typing import NamedTuple

import numpy as np


class Steps(NamedTuple):
    """How many sequences each step has, the longest first, so that the numbers never grow; whether it reads from the end."""

    sizes: tuple[int, ...]
    reverse: bool

    @property
    def rows(self) -> int:
        return sum(self.sizes)

    @property
    def is_padded(self) -> bool:
        return self.sizes[0] == self.sizes[-1]


def may_be_packed(sizes: tuple[int, ...], rows: int) -> bool:
    """Whether a packed sequence of so many rows can have these sizes."""
    if not sizes or sizes[-1] <= 0 or sum(sizes) != rows:
        return False
    return all(size >= following for size, following in itertools.pairwise(sizes))


def order(steps: Steps) -> range:
    """The numbers of the steps, as a layer takes them."""
    count = len(steps.sizes)
    return range(count - 1, -1, -1) if steps.reverse else range(count)


@lru_cache(256)
def rows_before(steps: Steps) -> np.ndarray:
    """For each row where the state before its step is: in the first states (N, H) with the outputs below them."""
    sizes = np.array(steps.sizes, np.int64)
    starts = np.concatenate(([0], np.cumsum(sizes)))
    step = np.repeat(np.arange(len(sizes)), sizes)
    sequence = np.arange(starts[-1]) - starts[step]
    previous = step + 1 if steps.reverse else step - 1
    running = np.concatenate((sizes, [0]))[previous]  # -1 and the number behind the last one stand for no step
    return np.where(sequence < running, sizes[0] + starts[previous] + sequence, sequence)
