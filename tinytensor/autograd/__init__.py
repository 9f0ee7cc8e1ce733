"""Automatic differentiation: recording operator calls as a graph of nodes, and running that graph backward.

    variable.py          what a tensor knows: its place in the graph, its gradient, its base if it is a view
    node.py              Node and Edge; generated/functions.py has a Node class for every operator
    traceable_function.py   the base of those classes: what follows from the names of their slots
    saved_variable.py    tensors kept for backward, with their versions
    generated/           kernels of the Autograd and ADInplaceOrView keys, which record
    python_engine.py      backward(), grad()
    engine.py            runs the graph, on input_buffer.py and graph_task.py; accumulate_grad.py is where it ends
    function.py          operators with a user's own backward
    forward_ad.py        tangents: dual numbers, and the kernels that compute with them
    functional.py        Jacobians, Hessians and their products with vectors
    graph.py             hooks on saved tensors, gradient edges
    gradcheck.py         compares formulas with finite differences
    grad_mode.py         no_grad, inference_mode, ...
    autograd_profiler.py          where time and memory go: collection.py writes it down, collection_results.py reads that
    anomaly_mode.py      where in the forward pass an error comes from

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
    inference_mode,
    no_grad,
    set_grad_enabled,
    set_multithreading_enabled,
)
from tinytensor.autograd.gradcheck import gradcheck, gradgradcheck
from tinytensor.autograd.variable import variable_hooks
from tinytensor.autograd.variable.legacy_variable import Variable
from tinytensor.c10.first_use import on_first_use
from tinytensor.c10.grad_mode import is_grad_enabled

if TYPE_CHECKING:
    from tinytensor.autograd import functional, profiler, profiler_util
    from tinytensor.autograd.generated import inplace_or_view_type, variable_type
    from tinytensor.profiler.profiler_activity import ProfilerActivity, kineto_available
    from tinytensor.profiler.profiler_util import DeviceType

__all__ = [
    "DeviceType", "Function", "ProfilerActivity", "Variable", "autograd_not_implemented_fallback", "backward",
    "deferred_kernels", "detect_anomaly", "enable_grad", "forward_ad", "functional", "grad", "gradcheck",
    "gradgradcheck", "graph", "inference_mode", "inplace_or_view_type", "is_grad_enabled", "kineto_available", "no_grad", "profiler",
    "profiler_util", "set_detect_anomaly", "set_grad_enabled", "set_multithreading_enabled", "variable_type",
    "variable_type_manual",
]  # fmt: skip

__getattr__, __dir__ = on_first_use(
    globals(),
    "functional profiler profiler_util",
    inplace_or_view_type="tinytensor.autograd.generated",
    variable_type="tinytensor.autograd.generated",
    ProfilerActivity="tinytensor.profiler.profiler_activity",
    kineto_available="tinytensor.profiler.profiler_activity",
    DeviceType="tinytensor.profiler.profiler_util",
)

tensor.set_variable_hooks(variable_hooks)
