"""`torch.backends.opt_einsum`: paths of einsum, which contracts from left to right here.

The answers are those of a PyTorch without the package opt_einsum, whether it is installed or not.

Mirrors torch/backends/opt_einsum/__init__.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tinytensor.backends._prop_module import allow_nonbracketed_mutation

__all__ = ["flags", "get_opt_einsum", "is_available", "set_flags"]

# Plain variables, as in PyTorch: a program can assign them, and nothing asks them.
enabled = False
strategy = None


def is_available() -> bool:
    """Whether einsum looks for a short path: never.

    >>> tt.backends.opt_einsum.is_available()
    False
    """
    return False


def get_opt_einsum() -> Any:
    """The package that einsum uses: None.

    >>> tt.backends.opt_einsum.get_opt_einsum()
    """
    return None


def _set_enabled(enabled: bool) -> None:
    if enabled:
        raise ValueError(
            f"opt_einsum is not available, so setting `enabled` to {enabled} will not reap "
            "the benefits of calculating an optimal path for einsum. torch.einsum will "
            "fall back to contracting from left to right. To enable this optimal path "
            "calculation, please install opt-einsum."
        )


def set_flags(_enabled: bool | None = None, _strategy: str | None = None) -> tuple[bool, str | None]:
    """What is set: (False, None). ValueError for anything else.

    >>> tt.backends.opt_einsum.set_flags()
    (False, None)
    """
    if _enabled is not None:
        _set_enabled(_enabled)
    if _strategy is not None:
        raise ValueError(
            f"opt_einsum is not available, so setting `strategy` to {_strategy} will not be meaningful. "
            "torch.einsum will bypass path calculation and simply contract from left to right. "
            "Please install opt_einsum or unset `strategy`."
        )
    return False, None


@contextmanager
def flags(enabled: bool | None = None, strategy: str | None = None) -> Iterator[None]:
    """A `with` block with what `set_flags` allows.

    >>> with tt.backends.opt_einsum.flags(enabled=False):
    ...     tt.backends.opt_einsum.enabled
    False
    """
    with allow_nonbracketed_mutation():
        set_flags(enabled, strategy)
    yield
