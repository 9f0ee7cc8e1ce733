"""The backend fallbacks that every operator starts with.

Most are fallthroughs, at keys at which most operators have nothing to do: BackendSelect is for factories, ADInplaceOrView
for views and in-place operators, the autocast keys for the operators that autocast casts, the autograd keys for those
that have a derivative, FuncTorchVmapMode for random operators. At Meta stands an error, in words for those who trace
programs: nobody has said what the result of this operator would look like.

Mirrors aten/src/ATen/core/{BackendSelect,Variable,Meta}FallbackKernel.cpp and the fallbacks of
aten/src/ATen/autocast_mode.cpp. PyTorch's autograd fallback also warns in backward() of operators without a derivative.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten.core.dispatch.dispatcher import Dispatcher, OperatorHandle, dispatcher
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction, fallthrough
from tinytensor.c10.dispatch_key import DispatchKey

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
    DispatchKey.FuncTorchVmapMode,
)


def register_fallthroughs(target: Dispatcher) -> None:
    """Register a fallthrough at each of FALLTHROUGH_KEYS."""
    for key in FALLTHROUGH_KEYS:
        target.register_fallback(key, fallthrough("registered at aten/core/dispatch/fallback_kernels.py"))


def meta_fallback(op: OperatorHandle, ks: int, stack: list[Any]) -> None:
    """Boxed: there is no way to tell what the result would be."""
    raise NotImplementedError(
        f"{op.name}: attempted to run this operator with Meta tensors, but there was no fake impl or Meta kernel "
        "registered. You may have run into this message while using an operator with PT2 compilation APIs "
        "(torch.compile/torch.export); in order to use this operator with those APIs you'll need to add a fake impl. "
        "Please see the following for next steps:  "
        "https://pytorch.org/tutorials/advanced/custom_ops_landing_page.html"
    )


register_fallthroughs(dispatcher)
dispatcher.register_fallback(DispatchKey.Meta, KernelFunction(boxed=meta_fallback))
