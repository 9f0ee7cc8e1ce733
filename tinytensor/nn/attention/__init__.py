"""`torch.nn.attention`: which ways `scaled_dot_product_attention` may take.

Two exist here, on the CPU: the fused kernel (FLASH_ATTENTION) and the composition (MATH).

Masks with a name are in `bias`, other implementations in `_registry`.

Attention with functions of the user is in `flex_attention`.

Mirrors torch/nn/attention/__init__.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tinytensor.c10.sdp_backend import SDPBackend, sdp_switches
from tinytensor.nn.attention._registry import (
    activate_flash_attention_impl,
    current_flash_attention_impl,
    list_flash_attention_impls,
    register_flash_attention_impl,
    restore_flash_attention_impl,
)

__all__ = [
    "WARN_FOR_UNFUSED_KERNELS", "SDPBackend", "activate_flash_attention_impl", "current_flash_attention_impl",
    "list_flash_attention_impls", "register_flash_attention_impl", "restore_flash_attention_impl", "sdpa_kernel",
]  # fmt: skip

WARN_FOR_UNFUSED_KERNELS = False
_SWITCHES = {
    SDPBackend.CUDNN_ATTENTION: "cudnn", SDPBackend.FLASH_ATTENTION: "flash", SDPBackend.EFFICIENT_ATTENTION: "mem_efficient",
    SDPBackend.MATH: "math", SDPBackend.OVERRIDEABLE: "overrideable",
}  # fmt: skip


def _cur_sdpa_kernel_backends(with_priority: bool = False) -> list[SDPBackend]:
    """Those that are allowed now."""
    allowed = [backend for backend, switch in _SWITCHES.items() if getattr(sdp_switches, switch)]
    return sorted(allowed, key=lambda backend: sdp_switches.order.index(int(backend))) if with_priority else allowed


def _sdpa_kernel(backends: list[Any], set_priority: bool) -> None:
    for backend, switch in _SWITCHES.items():
        setattr(sdp_switches, switch, backend in backends)
    if set_priority:
        first = [int(backend) for backend in backends]
        sdp_switches.order = [*first, *(number for number in sdp_switches.order if number not in first)]


@contextmanager
def sdpa_kernel(backends: list[SDPBackend] | SDPBackend, set_priority: bool = False) -> Iterator[dict[str, Any]]:
    """Only these ways of computing attention, for the length of a `with` block.

        backends       one or a list; AssertionError for anything else
        set_priority   whether their order is the order in which they are tried: False. It is kept; the fused kernel comes
                       first

    RuntimeError from a call for which none of them is left.

    >>> from tinytensor.nn.attention import SDPBackend, sdpa_kernel
    >>> q = tt.ones(1, 1, 2, 4)
    >>> with sdpa_kernel(SDPBackend.MATH):
    ...     F.scaled_dot_product_attention(q, q, q).shape
    torch.Size([1, 1, 2, 4])
    """
    if not isinstance(backends, (list, SDPBackend)):
        raise AssertionError(
            "Backend must be an instance of SDPBackend or a list of SDPBackend instances, got "
            f"{type(backends).__name__}"
        )
    chosen = [backends] if isinstance(backends, SDPBackend) else list(dict.fromkeys(backends))
    before = _cur_sdpa_kernel_backends(set_priority)
    try:
        _sdpa_kernel(chosen, set_priority)
        yield {}
    finally:
        _sdpa_kernel(before, set_priority)
