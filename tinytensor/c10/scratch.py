"""Memory that a kernel needs while it runs, and nobody afterwards.

    with scratch(nbytes) as address:
        ...

It is no tensor's memory: neither the allocator nor a profiler sees it. Each thread keeps a piece for its next call.

In the place of the buffers on the stack, and in MKL, that kernels of PyTorch have.
"""

from __future__ import annotations

import threading
from types import TracebackType

import numpy as np

from tinytensor.c10.storage import address_of

KEPT = 1 << 22
"""Bytes that a thread keeps at most; larger pieces are given back."""


class _Kept(threading.local):
    piece: np.ndarray | None = None


_kept = _Kept()


class scratch:  # lower case, as other contexts
    """`nbytes` bytes that nobody else uses, at an address that is a multiple of 64. What is in them may be anything."""

    __slots__ = ("_nbytes", "_piece")

    def __init__(self, nbytes: int) -> None:
        self._nbytes = nbytes

    def __enter__(self) -> int:
        # Taken out, so that a call from a signal handler in between gets a piece of its own.
        piece, _kept.piece = _kept.piece, None
        if piece is None or piece.size < self._nbytes + 64:
            piece = np.empty(self._nbytes + 64, np.uint8)
        self._piece = piece
        return -(-address_of(piece) // 64) * 64

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._piece.size <= KEPT:
            _kept.piece = self._piece
