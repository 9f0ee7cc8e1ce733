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
    "allow_in_graph", "assume_constant_result", "compile", "cudagraph_mark_step_begin", "disable", "get_default_backend", "is_compiling",
    "is_dynamo_compiling", "is_exporting", "keep_portable_guards_unsafe", "keep_tensor_guards_unsafe", "list_backends",
    "load_cache_artifacts", "nested_compile_region", "reset", "save_cache_artifacts", "set_default_backend",
    "set_enable_guard_collectives", "set_stance", "skip_all_guards_unsafe", "skip_guard_on_all_nn_modules_unsafe",
    "skip_guard_on_globals_unsafe", "skip_guard_on_inbuilt_nn_modules_unsafe", "substitute_in_graph",
]  # fmt: skip

_said: set[str] = set()
_default_backend: Any = "inductor"
_guard_collectives = False


def compile(
    model: Any = None, *, fullgraph: bool = False, dynamic: bool | None = None, backend: Any = "inductor",
    mode: str | None = None, options: dict[str, Any] | None = None, disable: bool = False,
) -> Any:  # fmt: skip
    """The function itself, or an OptimizedModule that calls the module; with a warning, once, that nothing is compiled.

        model     None: a decorator is returned
        disable   True: it is returned as it is, without a word
        the rest  is accepted, and asks for nothing; RuntimeError for `mode` together with `options`

    The names in the `state_dict` of an OptimizedModule begin with `_orig_mod.`.

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
    if disable or not hasattr(model, "named_parameters"):
        return model
    from tinytensor._dynamo.eval_frame import OptimizedModule  # which needs torch.nn: who compiles a function may not

    return OptimizedModule(model)


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


def set_default_backend(backend: str | Callable[..., Any] | None) -> None:
    """Keep a name, or a function, for `get_default_backend`; None stands for "inductor". Nothing asks for it.

    TypeError for other things.

    >>> tt.compiler.set_default_backend("eager")
    >>> tt.compiler.get_default_backend()
    'eager'
    >>> tt.compiler.set_default_backend(None)
    """
    global _default_backend
    if not (backend is None or isinstance(backend, str) or callable(backend)):
        raise TypeError(f"backend must be a string or callable, got {type(backend)}")
    _default_backend = "inductor" if backend is None else backend


def get_default_backend() -> str | Callable[..., Any]:
    """What `set_default_backend` was given last.

    >>> tt.compiler.get_default_backend()
    'inductor'
    """
    return _default_backend


def substitute_in_graph(
    original_fn: Any, *, can_constant_fold_through: bool = False, skip_signature_check: bool = False
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A decorator that returns a function as it is: it would stand for `original_fn` in a graph, and there is none.

    TypeError, in PyTorch's words, if one of both is no function.

    >>> import operator
    >>> @tt.compiler.substitute_in_graph(operator.indexOf)
    ... def index_of(a, b, /):
    ...     return list(a).index(b)
    >>> index_of([1, 2, 3], 3)
    2
    """
    if not callable(original_fn):
        raise TypeError(f"substitute_in_graph expects a function but got {type(original_fn)!r}")

    def decorate(traceable_fn: Callable[..., Any]) -> Callable[..., Any]:
        if not callable(traceable_fn):
            raise TypeError(f"@substitute_in_graph(...) expects a function but got {type(traceable_fn)!r}")
        return traceable_fn

    return decorate


def nested_compile_region(fn: Any = None, options: Any = None, **others: Any) -> Any:
    """The function itself, or a decorator that returns it.

    >>> tt.compiler.nested_compile_region(len) is len
    True
    """
    return (lambda function: function) if fn is None else fn


def set_enable_guard_collectives(enabled: bool) -> bool:
    """Keep a setting that nothing asks for; returns the one before.

    >>> tt.compiler.set_enable_guard_collectives(False)
    False
    """
    global _guard_collectives
    before, _guard_collectives = _guard_collectives, enabled
    return before


def save_cache_artifacts() -> None:
    """What compilers would have kept: None, as nothing was compiled.

    >>> tt.compiler.save_cache_artifacts()
    """


def load_cache_artifacts(serialized_artifacts: bytes) -> None:
    """Take no notice of what compilers kept elsewhere.

    >>> tt.compiler.load_cache_artifacts(b"")
    """


def skip_guard_on_inbuilt_nn_modules_unsafe(guard_entries: Any) -> list[bool]:
    """Which guards are kept: those that are not about modules of `torch.nn`. There are none here.

    >>> tt.compiler.skip_guard_on_inbuilt_nn_modules_unsafe([])
    []
    """
    return [not entry.orig_guard.source.is_unspecialized_builtin_nn_module() for entry in guard_entries]


def skip_guard_on_all_nn_modules_unsafe(guard_entries: Any) -> list[bool]:
    """Which guards are kept: those that are not about modules. There are none here.

    >>> tt.compiler.skip_guard_on_all_nn_modules_unsafe([])
    []
    """
    return [not entry.orig_guard.source.is_unspecialized_nn_module() for entry in guard_entries]


def keep_tensor_guards_unsafe(guard_entries: Any, keep_parameters: bool = False) -> list[bool]:
    """Which guards are kept: those about tensors, parameters left out by default. There are none here.

    >>> tt.compiler.keep_tensor_guards_unsafe([])
    []
    """
    return [
        entry.guard_type == "TENSOR_MATCH" and (keep_parameters or not getattr(entry.value, "_is_param", False))
        for entry in guard_entries
    ]


def keep_portable_guards_unsafe(guard_entries: Any) -> list[bool]:
    """Which guards are kept: those that hold in another process as well. There are none here.

    >>> tt.compiler.keep_portable_guards_unsafe([])
    []
    """
    return [
        entry.guard_type in ("GLOBAL_STATE", "SHAPE_ENV")
        or (entry.guard_type == "TENSOR_MATCH" and not entry.is_global)
        for entry in guard_entries
    ]


def skip_guard_on_globals_unsafe(guard_entries: Any) -> list[bool]:
    """Which guards are kept: those that are not about globals. There are none here.

    >>> tt.compiler.skip_guard_on_globals_unsafe([])
    []
    """
    return [not entry.is_global for entry in guard_entries]


def skip_all_guards_unsafe(guard_entries: Any) -> list[bool]:
    """Which guards are kept: none.

    >>> tt.compiler.skip_all_guards_unsafe([])
    []
    """
    return [False for _ in guard_entries]


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
