"""The dispatcher: operator schemas, registration, and how a call finds its kernel."""

from tinytensor.dispatch.dispatcher import (
    Dispatcher,
    OperatorHandle,
    def_,
    dispatcher,
    find_schema_or_throw,
    register_impl,
)
from tinytensor.dispatch.fallback_kernels import register_fallthroughs

__all__ = [
    "Dispatcher",
    "OperatorHandle",
    "def_",
    "dispatcher",
    "find_schema_or_throw",
    "register_fallthroughs",
    "register_impl",
]
