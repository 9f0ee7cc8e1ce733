"""A warning that a process gives once, whoever asks for it again.

Mirrors `TORCH_WARN_ONCE` of c10/util/Exception.h.
"""

from __future__ import annotations

import warnings

_warned: set[str] = set()


def warn_once(text: str, key: str | None = None, stacklevel: int = 4) -> None:
    """Warn with this text, unless that was done before; of texts with the same key, only the first is given.

    `stacklevel` is that of `warnings.warn`: 4 is whoever called the operator that calls this.
    """
    key = key or text
    if key not in _warned:
        _warned.add(key)
        warnings.warn(text, UserWarning, stacklevel=stacklevel)
