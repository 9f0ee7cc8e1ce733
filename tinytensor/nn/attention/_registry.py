"""Other implementations of fused attention, which a package registers and a program switches on.

PyTorch registers "FA3" and "FA4" itself, which need a GPU and packages of their own; here nobody has registered any.

Mirrors torch/nn/attention/_registry.py.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

_log = logging.getLogger(__name__)
_registered: dict[str, Callable[[], Any]] = {}
_active: tuple[str, Any] | None = None


def register_flash_attention_impl(impl: str, *, register_fn: Callable[[], Any]) -> None:
    """Give an implementation a name. `register_fn` registers its kernels; it may return what has a method `remove`.

    >>> tt.nn.attention.register_flash_attention_impl("mine", register_fn=lambda: None)
    >>> "mine" in tt.nn.attention.list_flash_attention_impls()
    True
    """
    _registered[impl] = register_fn


def activate_flash_attention_impl(impl: str) -> None:
    """Switch an implementation on, and off the one that was. ValueError for a name that is not registered.

    >>> tt.nn.attention.register_flash_attention_impl("mine", register_fn=lambda: None)
    >>> tt.nn.attention.activate_flash_attention_impl("mine")
    """
    global _active
    restore_flash_attention_impl(_raise_warn=False)
    if impl not in _registered:
        raise ValueError(
            f"Unknown flash attention impl '{impl}'. Available implementations: {list_flash_attention_impls()}"
        )
    handle = _registered[impl]()
    if handle is not None:
        _active = impl, handle


def list_flash_attention_impls() -> list[str]:
    """The names that are registered, in order.

    >>> "FA4" in tt.nn.attention.list_flash_attention_impls()
    False
    """
    return sorted(_registered)


def current_flash_attention_impl() -> str | None:
    """The implementation that is switched on, if it gave a handle; None for this library's own.

    >>> tt.nn.attention.current_flash_attention_impl()
    """
    return None if _active is None else _active[0]


def restore_flash_attention_impl(_raise_warn: bool = True) -> None:
    """Back to this library's own implementation; a line in the log where it was not left.

    >>> tt.nn.attention.restore_flash_attention_impl(False)
    """
    global _active
    if _active is not None:
        _active[1].remove()
    elif _raise_warn:
        _log.warning("Trying to restore default FA2 impl when no custom impl was activated")
    _active = None
