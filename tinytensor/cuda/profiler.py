"""`torch.cuda.profiler`: tells NVIDIA's profilers which part of a program to look at.

AssertionError without CUDA; with it nothing is told, and NotImplementedError says so.

Mirrors torch/cuda/profiler.py. Left out: `init`, `cudart`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tinytensor.cuda.names import cudart

__all__ = ["profile", "start", "stop"]


def start() -> None:
    """AssertionError without CUDA."""
    cudart()


def stop() -> None:
    """AssertionError without CUDA."""
    cudart()


@contextmanager
def profile() -> Iterator[None]:
    """`start` and `stop` around a `with` block."""
    start()
    yield
    stop()
