"""The fallthroughs that every operator starts with: keys at which most operators have nothing to do.

BackendSelect is for factories, ADInplaceOrView for views and in-place operators, the autocast keys for the operators
that autocast casts, and the autograd keys for those that have a derivative.

Mirrors aten/src/ATen/core/{BackendSelectFallbackKernel,VariableFallbackKernel}.cpp and the fallbacks of
aten/src/ATen/autocast_mode.cpp. PyTorch's autograd fallback also warns in backward() of operators without a derivative.
"""

from __future__ import annotations

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.dispatch.dispatcher import Dispatcher, dispatcher
from tinytensor.dispatch.kernel_function import fallthrough

FALLTHROUGH_KEYS = (
    DispatchKey.BackendSelect,
    DispatchKey.ADInplaceOrView,
    DispatchKey.AutogradOther,
    DispatchKey.AutogradCPU,
    DispatchKey.AutogradCUDA,
    DispatchKey.AutogradPrivateUse1,
    DispatchKey.AutogradMeta,
    DispatchKey.AutocastCPU,
    DispatchKey.AutocastCUDA,
)


def register_fallthroughs(target: Dispatcher) -> None:
    """Register a fallthrough at each of FALLTHROUGH_KEYS."""
    for key in FALLTHROUGH_KEYS:
        target.register_fallback(key, fallthrough("registered at dispatch/fallback_kernels.py"))


register_fallthroughs(dispatcher)
