"""Settings of a compiler that is not here: they are remembered where PyTorch lets programs ask for them, and do nothing.

Mirrors torch/jit/_fuser.py and parts of torch/jit/__init__.py.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

_onednn = False
_FUSERS = ("fuser0", "fuser1", "fuser2", "fuser3", "off")
_strategy: list[tuple[str, int]] = [("STATIC", 2), ("DYNAMIC", 10)]


def enable_onednn_fusion(enabled: bool) -> None:
    """Remembered for `onednn_fusion_enabled`; nothing is fused."""
    global _onednn
    _onednn = enabled


def onednn_fusion_enabled() -> bool:
    """What `enable_onednn_fusion` was told last; False before."""
    return _onednn


@contextlib.contextmanager
def optimized_execution(should_optimize: bool) -> Iterator[None]:
    """A context that changes nothing: there is nothing to optimize."""
    yield


@contextlib.contextmanager
def fuser(name: str) -> Iterator[None]:
    """A context that changes nothing. Exception for a name that PyTorch does not know."""
    if name not in _FUSERS:
        raise Exception(f"unrecognized fuser option (name: {name})")
    yield


def set_fusion_strategy(strategy: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Remembered; returns what was set before."""
    global _strategy
    before, _strategy = _strategy, strategy
    return before
