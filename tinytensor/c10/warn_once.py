"""A warning that a process gives once, whoever asks for it again.

Mirrors `TORCH_WARN_ONCE` of c10/util/Exception.h.
"""

from __future__ import annotations

import warnings

_warned: set[str] = set()


def warn_once(text: str) -> None:
    """Warn with this text, unless that was done before."""
    if text not in _warned:
        _warned.add(text)
        warnings.warn(text, UserWarning, stacklevel=4)
