"""torch.cuda: what a program asks before it uses a GPU.

No CUDA backend is built in yet, so the answers are those of a PyTorch without CUDA.

Mirrors torch/cuda/__init__.py.
"""

from __future__ import annotations

from tinytensor.c10.first_use import on_first_use

__getattr__, __dir__ = on_first_use(globals(), "amp")


def is_available() -> bool:
    """Whether a CUDA device can be used.

    >>> tt.cuda.is_available()
    False
    """
    return False


def device_count() -> int:
    """How many CUDA devices can be used, an int.

    >>> tt.cuda.device_count()
    0
    """
    return 0


def is_initialized() -> bool:
    """Whether CUDA's state has been made.

    >>> tt.cuda.is_initialized()
    False
    """
    return False


def current_device() -> int:
    """Index of the current device; AssertionError without CUDA.

    >>> tt.cuda.current_device()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    raise AssertionError("Torch not compiled with CUDA enabled")


def get_device_name(device: object = None) -> str:
    """Name of a device; AssertionError without CUDA.

    >>> tt.cuda.get_device_name()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    raise AssertionError("Torch not compiled with CUDA enabled")


def synchronize(device: object = None) -> None:
    """Wait for a device; AssertionError without CUDA.

    >>> tt.cuda.synchronize()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    raise AssertionError("Torch not compiled with CUDA enabled")
