"""`torch.compile` and `torch.compiler`, by name: nothing is compiled here, and programs that ask for it run eagerly.

`compile` says so once. What the results are does not change: a compiled function computes what the function computes.

Mirrors torch/compiler/__init__.py and `compile` of torch/__init__.py. Left out: backends, caches, exporting.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from types import TracebackType
from typing import Any

__all__ = [
    "allow_in_graph", "assume_constant_result", "compile", "cudagraph_mark_step_begin", "disable", "is_compiling",
    "is_dynamo_compiling", "is_exporting", "list_backends", "reset", "set_stance",
]  # fmt: skip

_said: set[str] = set()


def compile(
    model: Any = None, *, fullgraph: bool = False, dynamic: bool | None = None, backend: Any = "inductor",
    mode: str | None = None, options: dict[str, Any] | None = None, disable: bool = False,
) -> Any:  # fmt: skip
    """The function or module itself, with a warning, once, that it is not compiled.

        model     None: a decorator is returned
        disable   True: without a word
        the rest  is accepted, and asks for nothing; RuntimeError for `mode` together with `options`

    PyTorch wraps a module, whose `state_dict` then has names that begin with `_orig_mod.`; here they do not.

    >>> import warnings
    >>> with warnings.catch_warnings(action="ignore"):
    ...     f = tt.compile(lambda x: x + 1)
    >>> f(tt.ones(2))
    tensor([2., 2.])
    """
    if mode is not None and options is not None:
        raise RuntimeError("Either mode or options can be specified, but both can't be specified at the same time.")
    if model is None:
        return lambda function: compile(
            function, fullgraph=fullgraph, dynamic=dynamic, backend=backend, mode=mode, options=options, disable=disable
        )
    if not callable(model):
        raise RuntimeError("compile takes a function or a module")
    if not disable and "compile" not in _said:
        _said.add("compile")
        warnings.warn("torch.compile: nothing is compiled here, the function runs as it is written", stacklevel=2)
    return model


def is_compiling() -> bool:
    """Whether this code is being compiled: never.

    >>> tt.compiler.is_compiling()
    False
    """
    return False


def is_dynamo_compiling() -> bool:
    """Whether this code is being traced by a compiler: never.

    >>> tt.compiler.is_dynamo_compiling()
    False
    """
    return False


def is_exporting() -> bool:
    """Whether this code is being exported: never.

    >>> tt.compiler.is_exporting()
    False
    """
    return False


def reset() -> None:
    """Forget what was compiled: nothing.

    >>> tt.compiler.reset()
    """


def cudagraph_mark_step_begin() -> None:
    """Tell a compiler that a step begins. There is none.

    >>> tt.compiler.cudagraph_mark_step_begin()
    """


def list_backends(exclude_tags: Any = ()) -> list[str]:
    """The backends of `compile`: none.

    >>> tt.compiler.list_backends()
    []
    """
    return []


def allow_in_graph(fn: Any) -> Any:
    """The function itself: there is no graph that it could be kept out of.

    >>> tt.compiler.allow_in_graph(len) is len
    True
    """
    return fn


def assume_constant_result(fn: Any) -> Any:
    """The function itself.

    >>> tt.compiler.assume_constant_result(len) is len
    True
    """
    return fn


def disable(fn: Any = None, recursive: bool = True, *, reason: str | None = None) -> Any:
    """The function itself, or a decorator that returns it.

    >>> tt.compiler.disable(len) is len
    True
    """
    return (lambda function: function) if fn is None else fn


class set_stance:
    """A function, a decorator and a context manager that would tell a compiler what to do. There is none.

    >>> with tt.compiler.set_stance("force_eager"):
    ...     tt.compiler.is_compiling()
    False
    """

    def __init__(self, stance: str = "default", **options: Any) -> None:
        self.stance = stance

    def __call__(self, fn: Callable[..., Any]) -> Callable[..., Any]:
        return fn

    def __enter__(self) -> set_stance:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        return None
