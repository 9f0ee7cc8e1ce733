"""Grad mode and inference mode under the name that they have in PyTorch; the code is c10/grad_mode.py.

Mirrors torch/autograd/grad_mode.py.
"""

from __future__ import annotations

from tinytensor.c10.grad_mode import (
    _DecoratorContextManager,
    enable_grad,
    enforce_grad_layout_policy,
    inference_mode,
    no_grad,
    set_grad_enabled,
    set_multithreading_enabled,
)

__all__ = [
    "_DecoratorContextManager", "enable_grad", "enforce_grad_layout_policy", "inference_mode", "no_grad", "set_grad_enabled",
    "set_multithreading_enabled",
]  # fmt: skip
