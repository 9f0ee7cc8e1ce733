"""`torch.backends.mha`: the switch of the fast path of attention layers.

There is none here: MultiheadAttention and TransformerEncoder always take the way that records gradients. The switch is kept.

Mirrors torch/backends/mha/__init__.py.
"""

from __future__ import annotations

__all__ = ["get_fastpath_enabled", "set_fastpath_enabled"]

_is_fastpath_enabled: bool = True


def get_fastpath_enabled() -> bool:
    """What `set_fastpath_enabled` set, True at the start.

    >>> tt.backends.mha.get_fastpath_enabled()
    True
    """
    return _is_fastpath_enabled


def set_fastpath_enabled(value: bool) -> None:
    """Keep the switch; it chooses nothing.

    >>> tt.backends.mha.set_fastpath_enabled(True)
    """
    global _is_fastpath_enabled
    _is_fastpath_enabled = value
