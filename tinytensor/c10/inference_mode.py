"""Inference mode: tensors that are made inside never take part in differentiation, not even after the mode has ended.

Note [Inference tensors]
A tensor made in inference mode has no autograd keys and no version counter. Outside of the mode it is refused where
one of these would be needed: by a node that wants to save it, by writes in place, by `requires_grad_`. Views of it are
inference tensors too; views that the mode makes of ordinary tensors are ordinary, and must not be written to outside.

In PyTorch the constructor of a tensor asks for the mode. Here kernels make tensors as always, and the call's key set
carries the answer: in inference mode each call has INFERENCE_MODE in it, and outside the mode a call with an inference
tensor among its arguments has INFERENCE. Either bit selects, in the operator's dispatch table, the kernel wrapped by
`makes_inference_tensors`, which marks the results. Calls without the bits pay nothing.

Note [Expected TLS state in InferenceMode]
Inside, the autograd keys are excluded and ADInplaceOrView is not included, so that calls on inference tensors go
straight to the backend. An ordinary tensor brings ADInplaceOrView along: its views are tracked and its writes counted.
Outside, ADInplaceOrView belongs to every call, so that a write to an inference tensor is noticed.

Mirrors c10/core/InferenceMode.h, and what TensorImpl's constructors do about it.
"""

from __future__ import annotations

import functools
import linecache
from collections.abc import Callable, Iterable
from typing import Any

from tinytensor.c10.dispatch_key_set import (
    ADINPLACEORVIEW,
    AUTOGRAD,
    FORWARD_AD,
    INFERENCE,
    INFERENCE_MODE,
    REQUIRES_GRAD,
)
from tinytensor.c10.local_dispatch_key_set import get_local_keys, set_local_keys, tls
from tinytensor.c10.metadata import inference_metadata
from tinytensor.c10.tensor_impl import TensorImpl

# What inference mode excludes and normal mode does not.
_TRACKING = AUTOGRAD | REQUIRES_GRAD | FORWARD_AD | INFERENCE


def is_inference_mode_enabled() -> bool:
    """Whether inference mode is on in this thread.

    >>> with tt.inference_mode():
    ...     tt.is_inference_mode_enabled()
    True
    """
    return tls.included & INFERENCE_MODE != 0


class InferenceMode:
    """`InferenceMode(True)` turns the mode on when entered, `InferenceMode(False)` off; the state before comes back."""

    __slots__ = ("enabled", "previous")

    previous: tuple[int, int]

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled

    def __enter__(self) -> None:
        self.previous = included, not_excluded = get_local_keys()
        if self.enabled:
            _on_entry()
            set_local_keys(included & ~ADINPLACEORVIEW | INFERENCE_MODE, not_excluded & ~_TRACKING)
        else:
            set_local_keys((included | ADINPLACEORVIEW) & ~INFERENCE_MODE, not_excluded | _TRACKING)

    def __exit__(self, *exc_info: object) -> None:
        set_local_keys(*self.previous)


def is_inference(t: TensorImpl) -> bool:
    """Whether the tensor was made in inference mode."""
    return t.meta_.key_set & INFERENCE != 0


# Autograd stands above: it says what the autograd half of an inference tensor is, one without a version counter.
_AutogradMeta: Callable[[], Any]
_is_without_version: Callable[[Any], bool]
_on_entry: Callable[[], None]


def set_inference_autograd_meta(
    make: Callable[[], Any], is_without_version: Callable[[Any], bool], on_entry: Callable[[], None]
) -> None:
    """Called once, by autograd: how to make one, how to tell it from others, and what to do when the mode begins."""
    global _AutogradMeta, _is_without_version, _on_entry
    _AutogradMeta, _is_without_version, _on_entry = make, is_without_version, on_entry


def mark_inference(t: TensorImpl) -> Any:
    """Make `t`, which nobody has seen yet, an inference tensor."""
    t.meta_ = inference_metadata(t.meta_)
    t.autograd_meta_ = _AutogradMeta()
    return t


def born(t: TensorImpl) -> Any:
    """For a tensor that was made without a dispatched call: an inference tensor if the mode is on."""
    return mark_inference(t) if tls.included & INFERENCE_MODE and not t.meta_.key_set & INFERENCE else t


def makes_inference_tensors(
    kernel: Callable[..., Any], tensors: tuple[int, ...] | None = None, count: int = 0
) -> Callable[..., Any]:
    """The kernel for calls with INFERENCE or INFERENCE_MODE in their key set, see Note [Inference tensors].

    `tensors` are the places of the arguments that are tensors, and `count` is how many arguments there are, for an operator
    that writes to none of its arguments, takes no lists of tensors, and returns one tensor; else None.
    """
    if tensors:
        return _maker(count, tensors)(kernel)

    def call(ks: int, *args: Any) -> Any:
        try:
            result = kernel(ks, *args)
        finally:
            for arg in args:
                if isinstance(arg, TensorImpl) and arg.autograd_meta_ is not None and not arg.meta_.key_set & INFERENCE:
                    _keep_mark(arg)
        if isinstance(result, TensorImpl):
            if not result.meta_.key_set & INFERENCE:
                _mark(result, args)
        elif result.__class__ is list or isinstance(result, tuple):
            for each in result:
                if isinstance(each, TensorImpl) and not each.meta_.key_set & INFERENCE:
                    _mark(each, args)
        return result

    return call


# The same, where the arguments tell at a glance whether the result shares memory with one of them. It is written for a number
# of arguments, since `*args` would cost as much as all the rest of it.
_MAKES_ONE = """
def make(kernel):
    def call(ks, {arguments}):
        result = kernel(ks, {arguments})
        m = result.meta_
        if not m.key_set & INFERENCE:
            storage = result.storage_
            if {shared}:
                _mark(result, ({arguments},))
            elif ks & INFERENCE_MODE:  # as `mark_inference`
                result.meta_ = m.inference_twin or inference_metadata(m)
                result.autograd_meta_ = _AutogradMeta()
        return result

    return call
"""


@functools.cache
def _maker(count: int, tensors: tuple[int, ...]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """kernel -> what `_MAKES_ONE` makes of it."""
    arguments = ", ".join(f"a{i}" for i in range(count))
    shared = " or ".join(f"a{i}.storage_ is storage" for i in tensors)
    source = _MAKES_ONE.format(arguments=arguments, shared=shared)
    filename = f"<kernel of {count} arguments that makes an inference tensor>"
    made: dict[str, Any] = {}
    exec(compile(source, filename, "exec"), globals(), made)
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    return made["make"]


def _keep_mark(t: Any) -> None:
    """`t_` and its like replace the whole metadata."""
    if _is_without_version(t.autograd_meta_):
        t.meta_ = inference_metadata(t.meta_)


def _mark(result: Any, args: tuple[Any, ...]) -> None:
    source = _source(result, args)
    if source is None:
        if tls.included & INFERENCE_MODE:
            mark_inference(result)
    elif source is not result and source.meta_.key_set & INFERENCE:  # a view: what its base is
        if result.autograd_meta_ is not None and result.autograd_meta_.own_version is not None:
            result.meta_ = inference_metadata(result.meta_)  # `detach` has said already how its writes are counted
        else:
            mark_inference(result)


def _source(result: Any, args: Iterable[Any]) -> Any:
    """The first tensor among the arguments that the result is, or shares memory with."""
    storage = result.storage_
    for arg in args:
        if isinstance(arg, TensorImpl):
            if arg is result or arg.storage_ is storage:
                return arg
        elif arg.__class__ is list or arg.__class__ is tuple:
            found = _source(result, arg)
            if found is not None:
                return found
    return None
