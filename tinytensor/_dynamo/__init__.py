"""torch._dynamo, by name: what programs say to the tracer of torch.compile, which is not here. They run as they are written.

    >>> import tinytensor as tt
    >>> tt._dynamo.config.suppress_errors = True
    >>> tt._dynamo.reset()

Mirrors torch/_dynamo/__init__.py and the settings in torch/_dynamo/config.py that programs change. Left out: tracing, and what
tells of it (`explain`, `export`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from tinytensor._dynamo.eval_frame import OptimizedModule
from tinytensor.compiler import (
    allow_in_graph,
    assume_constant_result,
    disable,
    is_compiling,
    list_backends,
    reset,
    set_stance,
)

__all__ = [
    "OptimizedModule",
    "allow_in_graph", "assume_constant_result", "config", "disable", "disallow_in_graph", "forbid_in_graph", "graph_break",
    "is_compiling", "list_backends", "mark_dynamic", "mark_static", "maybe_mark_dynamic", "reset", "set_stance",
]  # fmt: skip


class _Config(SimpleNamespace):
    """Settings, kept and given back. No one reads them."""

    @contextlib.contextmanager
    def patch(self, name: str | dict[str, Any] | None = None, value: Any = None, **changes: Any) -> Iterator[None]:
        """Other values inside a `with` block, or a decorated function."""
        changes |= name if isinstance(name, dict) else {} if name is None else {name: value}
        before = {key: getattr(self, key) for key in changes}
        vars(self).update(changes)
        try:
            yield
        finally:
            vars(self).update(before)


config = _Config(
    accumulated_recompile_limit=256, allow_unspec_int_on_nn_module=False, assume_static_by_default=True,
    automatic_dynamic_shapes=True, cache_size_limit=8, capture_dynamic_output_shape_ops=False, capture_scalar_outputs=False,
    disable=False, force_parameter_static_shapes=True, guard_nn_modules=True, inline_inbuilt_nn_modules=True, optimize_ddp=True,
    recompile_limit=8, suppress_errors=False, verbose=False,
)  # fmt: skip


def graph_break(msg: str = "") -> None:
    """Where a traced function would be cut: nothing happens.

    >>> tt._dynamo.graph_break()
    """


def disallow_in_graph(fn: Any) -> Any:
    """The function itself: there is no graph that it could be in.

    >>> tt._dynamo.disallow_in_graph(len) is len
    True
    """
    return fn


def forbid_in_graph(fn: Any) -> Any:
    """The function itself: there is no graph that it could be in.

    >>> tt._dynamo.forbid_in_graph(len) is len
    True
    """
    return fn


def mark_dynamic(t: Any, index: Any, **hints: Any) -> None:
    """Say that a size will change: nothing was compiled for the present one.

    >>> tt._dynamo.mark_dynamic(tt.ones(2), 0)
    """


def maybe_mark_dynamic(t: Any, index: Any) -> None:
    """Say that a size may change.

    >>> tt._dynamo.maybe_mark_dynamic(tt.ones(2), 0)
    """


def mark_static(t: Any, index: Any = None) -> None:
    """Say that a size will not change.

    >>> tt._dynamo.mark_static(tt.ones(2), 0)
    """
