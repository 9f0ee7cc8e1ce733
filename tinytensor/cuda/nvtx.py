"""torch.cuda.nvtx: names for parts of a program, which NVIDIA's profilers show.

Nobody listens here: the calls keep the depth of the ranges that are open, as NVTX does without a tool. RuntimeError without
CUDA.

Mirrors torch/cuda/nvtx.py.
"""

from __future__ import annotations

import contextlib
import itertools
import threading
from collections.abc import Iterator
from typing import Any

from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.error import check

__all__ = ["mark", "range", "range_end", "range_pop", "range_push", "range_start"]

_handles = itertools.count(1)


class _Open(threading.local):
    depth = 0


_open = _Open()


def _check_there() -> None:
    check(cuda_runtime.is_available(), "NVTX functions not installed. Are you sure you have a CUDA build?")


def range_push(msg: str) -> int:
    """Open a range inside the one that is open; returns its depth, 0 for the outermost. RuntimeError without CUDA.

    >>> if tt.cuda.is_available():
    ...     tt.cuda.nvtx.range_push("forward")
    """
    _check_there()
    _open.depth += 1
    return _open.depth - 1


def range_pop() -> int:
    """Close the innermost range; returns its depth, a negative number if none is open. RuntimeError without CUDA.

    >>> if tt.cuda.is_available():
    ...     tt.cuda.nvtx.range_pop()
    """
    _check_there()
    if not _open.depth:
        return -2
    _open.depth -= 1
    return _open.depth


def range_start(msg: str) -> int:
    """Open a range that any thread may close; returns its number. RuntimeError without CUDA.

    >>> if tt.cuda.is_available():
    ...     tt.cuda.nvtx.range_end(tt.cuda.nvtx.range_start("copy"))
    """
    _check_there()
    return next(_handles)


def range_end(range_id: int) -> None:
    """Close a range of `range_start`. RuntimeError without CUDA.

    >>> if tt.cuda.is_available():
    ...     tt.cuda.nvtx.range_end(tt.cuda.nvtx.range_start("copy"))
    """
    _check_there()


def mark(msg: str) -> None:
    """Name a moment. RuntimeError without CUDA.

    >>> if tt.cuda.is_available():
    ...     tt.cuda.nvtx.mark("step")
    """
    _check_there()


@contextlib.contextmanager
def range(msg: str, *args: Any, **kwargs: Any) -> Iterator[None]:
    """A range around a block; `msg` is a format for the other arguments. RuntimeError without CUDA.

    >>> if tt.cuda.is_available():
    ...     with tt.cuda.nvtx.range("step {}", 3):
    ...         tt.ones(1)
    """
    range_push(msg.format(*args, **kwargs))
    try:
        yield
    finally:
        range_pop()
