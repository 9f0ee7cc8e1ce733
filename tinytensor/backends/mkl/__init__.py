"""`torch.backends.mkl`: Intel's MKL, which no kernel here uses.

Mirrors torch/backends/mkl/__init__.py.
"""

from __future__ import annotations

from types import TracebackType

__all__ = ["VERBOSE_OFF", "VERBOSE_ON", "is_available", "verbose"]

VERBOSE_OFF = 0
VERBOSE_ON = 1


def is_available() -> bool:
    """Whether kernels use MKL: never. Matrix products are those of NumPy's BLAS.

    >>> tt.backends.mkl.is_available()
    False
    """
    return False


class verbose:
    """`with verbose(VERBOSE_ON)`: MKL would tell what it does. AssertionError, since there is none.

    >>> with tt.backends.mkl.verbose(tt.backends.mkl.VERBOSE_OFF):
    ...     pass
    """

    def __init__(self, enable: int) -> None:
        self.enable = enable

    def __enter__(self) -> verbose | None:
        if self.enable == VERBOSE_OFF:
            return None
        raise AssertionError("Failed to set MKL into verbose mode. Please consider to disable this verbose scope.")

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        return None
