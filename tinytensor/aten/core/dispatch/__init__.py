"""The dispatcher: operator schemas, registration, and how a call finds its kernel."""

from tinytensor.aten.core.dispatch.dispatcher import (
    Dispatcher,
    OperatorHandle,
    def_,
    dispatcher,
    find_schema_or_throw,
    register_impl,
)
from tinytensor.aten.core.dispatch.fallback_kernels import register_fallthroughs
from tinytensor.aten.core.python.python_fallback_kernel import register_python_fallbacks
from tinytensor.aten.core.python.torch_function_entry import torch_function_entry

__all__ = [
    "Dispatcher",
    "OperatorHandle",
    "def_",
    "dispatcher",
    "find_schema_or_throw",
    "register_fallthroughs",
    "register_impl",
    "register_python_fallbacks",
    "torch_function_entry",
]
