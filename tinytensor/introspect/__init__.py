"""Internals as plain data: dicts that `json.dumps` accepts, with a version, without addresses and without drawing.

`tinytensor_widgets` draws them; a learner can as well print them, compare them, or save them.
"""

from tinytensor.introspect.backward import backward_steps, watch_backward
from tinytensor.introspect.dispatch_table import computed_table, keyset
from tinytensor.introspect.dispatch_trace import dispatch_trace
from tinytensor.introspect.graph import graph
from tinytensor.introspect.iterator import iterator
from tinytensor.introspect.kernel_record import KernelRecord, record_kernel
from tinytensor.introspect.memory_replay import MemoryReplay, memory_replay, read_snapshot
from tinytensor.introspect.plain_graph import graph_of_lists, value_graph
from tinytensor.introspect.profile import memory_events, op_tree
from tinytensor.introspect.promotion import lattice, promotion
from tinytensor.introspect.roofline import roofline
from tinytensor.introspect.saved import saved_bytes
from tinytensor.introspect.saved_versions import saved_tensors
from tinytensor.introspect.scope import scope
from tinytensor.introspect.storage import (
    indices_at,
    positions,
    shown_elements,
    shown_indices,
    storage,
    storage_position,
    summarize,
    values_at,
)
from tinytensor.introspect.trace import trace

__all__ = [
    "KernelRecord", "MemoryReplay", "backward_steps", "computed_table", "dispatch_trace", "graph", "graph_of_lists", "indices_at",
    "iterator", "keyset", "lattice", "memory_events", "memory_replay", "op_tree", "positions", "promotion",
    "read_snapshot", "record_kernel", "roofline", "saved_bytes", "saved_tensors", "scope", "shown_elements",
    "shown_indices", "storage", "storage_position", "summarize", "trace", "value_graph", "values_at", "watch_backward",
]  # fmt: skip
