"""Marks for TorchScript, and names for its annotations, of which programs take some from this file.

What is marked runs as Python, since nothing is compiled here. `boolean_dispatch` chooses one of two functions by an argument, which is
how PyTorch writes `max_pool2d(..., return_indices=False)`.

Mirrors torch/_jit_internal.py. Left out: what looks at the sources of functions.
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable
from typing import Any, Dict, Final, List, Optional, Tuple, Union  # noqa: UP035  # programs take these from here

from tinytensor.futures import Future
from tinytensor.jit._script import (
    _drop,
    _overload,
    _overload_method,
    export,
    ignore,
    is_scripting,
    isinstance,
    unused,
)  # fmt: skip

__all__ = [
    "Any", "BroadcastingList1", "BroadcastingList2", "BroadcastingList3", "Dict", "Final", "FunctionModifiers", "Future", "List",
    "Optional", "Tuple", "Union", "_drop", "_overload", "_overload_method", "boolean_dispatch", "export", "ignore", "is_dict",
    "is_final", "is_future", "is_ignored_fn", "is_list", "is_optional", "is_scripting", "is_tuple", "is_union", "isinstance", "unused",
]  # fmt: skip

_isinstance = isinstance
boolean_dispatched: dict[Callable[..., Any], dict[str, Any]] = {}


class FunctionModifiers:
    """What marks say of a function."""

    UNUSED = "unused (ignored and replaced with raising of an exception)"
    IGNORE = "ignore (leave as a call to Python, cannot be torch.jit.save'd)"
    EXPORT = "export (compile this function even if nothing calls it)"
    DEFAULT = "default (compile if called from a exported function / forward)"
    COPY_TO_SCRIPT_WRAPPER = "if this method is not scripted, copy the python method onto the scripted model"
    _DROP = "_drop (function is fully ignored, declaration can be unscriptable)"


def boolean_dispatch(
    arg_name: str, arg_index: int, default: bool, if_true: Callable[..., Any], if_false: Callable[..., Any], module_name: str,
    func_name: str | None,
) -> Callable[..., Any]:  # fmt: skip
    """A function that calls `if_true` or `if_false`, as its argument `arg_name` (the one at `arg_index`) says.

    >>> from tinytensor._jit_internal import boolean_dispatch
    >>> f = boolean_dispatch("up", 1, False, lambda x, up=False: x + 1, lambda x, up=False: x - 1, __name__, "f")
    >>> f(3), f(3, True), f(3, up=True)
    (2, 4, 4)
    """

    def fn(*args: Any, **kwargs: Any) -> Any:
        chosen = kwargs.get(arg_name, args[arg_index] if arg_index < len(args) else default)
        return (if_true if chosen else if_false)(*args, **kwargs)

    if if_true.__doc__ is None and if_false.__doc__ is not None:
        fn.__doc__ = if_true.__doc__ = if_false.__doc__
    elif if_false.__doc__ is None and if_true.__doc__ is not None:
        fn.__doc__ = if_false.__doc__ = if_true.__doc__
    elif if_false.__doc__ is not None:
        raise RuntimeError("only one function can have a docstring")
    fn.__module__ = module_name or fn.__module__
    fn.__name__ = func_name or fn.__name__
    boolean_dispatched[fn] = {
        "if_true": if_true, "if_false": if_false, "index": arg_index, "default": default, "arg_name": arg_name,
    }  # fmt: skip
    return fn


class BroadcastingListCls:
    """Annotations of TorchScript for one number or a list of so many: `BroadcastingList2[int]`."""

    def __getitem__(self, types: Any) -> None:
        return None


BroadcastingList1 = BroadcastingList2 = BroadcastingList3 = BroadcastingListCls()
for _n in (4, 5, 6):
    globals()[f"BroadcastingList{_n}"] = BroadcastingList1


def get_torchscript_modifier(fn: Any) -> str:
    """What the mark on a function says."""
    function = getattr(fn, "__func__", fn)
    return getattr(function, "_torchscript_modifier", FunctionModifiers.DEFAULT)


def is_ignored_fn(fn: Any) -> bool:
    """Whether a function is marked so that TorchScript would not compile it."""
    return get_torchscript_modifier(fn) in (FunctionModifiers.UNUSED, FunctionModifiers.IGNORE, FunctionModifiers._DROP)


def _origin(ann: Any, bare: Any) -> Any:
    if ann is bare:
        name = bare._name if hasattr(bare, "_name") else str(bare)
        raise RuntimeError(
            f"Attempted to use {name} without a contained type. Please add a contained type, e.g. {name}[int]"
        )
    return typing.get_origin(ann)


def is_tuple(ann: Any) -> bool:
    """Whether an annotation is a tuple of something. RuntimeError for `Tuple` alone."""
    return _origin(ann, typing.Tuple) is tuple  # noqa: UP006


def is_list(ann: Any) -> bool:
    """Whether an annotation is a list of something. RuntimeError for `List` alone."""
    return _origin(ann, typing.List) is list  # noqa: UP006


def is_dict(ann: Any) -> bool:
    """Whether an annotation is a dict of something. RuntimeError for `Dict` alone."""
    return _origin(ann, typing.Dict) is dict  # noqa: UP006


def is_union(ann: Any) -> bool:
    """Whether an annotation is a union. RuntimeError for `Union` alone."""
    origin = _origin(ann, Union)
    return origin is Union or str(origin) == "<class 'types.UnionType'>"


def is_optional(ann: Any) -> bool:
    """Whether an annotation allows None. RuntimeError for `Optional` alone."""
    _origin(ann, Optional)
    return is_union(ann) and type(None) in typing.get_args(ann)


def is_future(ann: Any) -> bool:
    """Whether an annotation is a Future of something. RuntimeError for `Future` alone."""
    if ann is Future:
        raise RuntimeError(
            "Attempted to use Future without a contained type. Please add a contained type, e.g. Future[int]"
        )
    return typing.get_origin(ann) is Future


def is_final(ann: Any) -> bool:
    """Whether an annotation is Final."""
    return ann is Final or typing.get_origin(ann) is Final


def get_callable_argument_names(fn: Callable[..., Any]) -> list[str]:
    """The names of a function's arguments; none if it takes any number of them."""
    try:
        parameters = inspect.signature(fn).parameters.values()
    except Exception:
        return []
    if not all(p.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD for p in parameters):
        return []
    return [p.name for p in parameters]


def weak_script(fn: Any, *args: Any) -> Any:
    """The mark of before PyTorch 1.2: nothing."""
    return fn


weak_module = weak_script_method = weak_script
