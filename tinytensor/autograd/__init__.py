"""Automatic differentiation: recording operator calls as a graph of nodes, and running that graph backward.

    derivatives.yaml     the formulas
    functions_manual/    what the formulas call by name
    generated/           kernels of the Autograd and ADInplaceOrView keys, which record; a Node class for every operator
    variable/            what a tensor knows: its place in the graph, its gradient, its base if it is a view;
                         tensors saved for backward, with their versions
    engine/              Node and Edge, backward() and grad(), the engine that runs the graph
    function/            operators with a user's own backward
    forward_ad/          tangents: dual numbers, and the kernels that compute with them
    functional.py        Jacobians, Hessians and their products with vectors
    graph.py             hooks on saved tensors, gradient edges
    gradcheck.py         compares formulas with finite differences
    grad_mode.py         no_grad, inference_mode, ...
    anomaly_mode.py      where in the forward pass an error comes from
    profiler.py          the old name of tinytensor/profiler

Importing the package registers the autograd kernels, whose modules are imported when a call needs one.

Mirrors torch/autograd/__init__.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor._tensor import tensor
from tinytensor.autograd import autograd_not_implemented_fallback, forward_ad, graph, variable_type_manual
from tinytensor.autograd.anomaly_mode import detect_anomaly, set_detect_anomaly
from tinytensor.autograd.engine.python_engine import backward, grad
from tinytensor.autograd.function import Function
from tinytensor.autograd.generated import deferred_kernels
from tinytensor.autograd.grad_mode import (
    enable_grad,
    enforce_grad_layout_policy,
    inference_mode,
    no_grad,
    set_grad_enabled,
    set_multithreading_enabled,
)
from tinytensor.autograd.gradcheck import gradcheck, gradgradcheck
from tinytensor.autograd.variable import variable_hooks
from tinytensor.autograd.variable.legacy_variable import Variable
from tinytensor.c10.first_use import on_first_use as _on_first_use
from tinytensor.c10.grad_mode import is_grad_enabled, is_multithreading_enabled

if TYPE_CHECKING:
    from tinytensor.autograd import functional, profiler, profiler_util
    from tinytensor.autograd.generated import inplace_or_view_type, variable_type
    from tinytensor.profiler.autograd_profiler import ProfilerActivity, kineto_available
    from tinytensor.profiler.profiler_util import DeviceType

__all__ = [
    "DeviceType", "Function", "ProfilerActivity", "Variable", "autograd_not_implemented_fallback", "backward",
    "deferred_kernels", "detect_anomaly", "enable_grad", "enforce_grad_layout_policy", "forward_ad", "functional", "grad", "gradcheck",
    "gradgradcheck", "graph", "inference_mode", "inplace_or_view_type", "is_grad_enabled", "is_multithreading_enabled",
    "kineto_available", "no_grad", "profiler",
    "profiler_util", "set_detect_anomaly", "set_grad_enabled", "set_multithreading_enabled", "variable_type",
    "variable_type_manual",
]  # fmt: skip

__getattr__, __dir__ = _on_first_use(
    globals(),
    "functional profiler profiler_util",
    inplace_or_view_type="tinytensor.autograd.generated",
    variable_type="tinytensor.autograd.generated",
    ProfilerActivity="tinytensor.profiler.autograd_profiler",
    kineto_available="tinytensor.profiler.autograd_profiler",
    DeviceType="tinytensor.profiler.profiler_util",
)

tensor.set_variable_hooks(variable_hooks)
