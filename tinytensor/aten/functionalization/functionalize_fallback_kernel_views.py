"""Functionalization of views, and of the operators that change what a tensor looks at: `t_`, `resize_`, `set_`.

A view's value is made at once, from whatever the value of its base is; that the base may be out of date shows when the
view is next synced. See Note [Views of functional tensors].

Mirrors the view kernels of torchgen/gen_functionalization_type.py, and `resize_functionalization`,
`_unsafe_view_functionalize`, `lift_fresh_functionalize` and `set__functionalize` of FunctionalizeFallbackKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.core.dispatch.kernel_function import Unboxed
from tinytensor.aten.core.schema.function_schema import ListType
from tinytensor.aten.functionalization.functional_inverses import INVERSES
from tinytensor.aten.functionalization.functional_tensor_wrapper import call_below, is_mine
from tinytensor.c10.contiguity import contiguous_strides
from tinytensor.c10.error import check
from tinytensor.c10.functional_tensor import (
    ViewMeta,
    functional_view,
    mutate_view_meta,
    replace_storage,
    set_source,
    sync,
    to_functional_tensor,
    wrapper_of,
)
from tinytensor.c10.functionalization import BelowFunctionalize, current_layer

Tensor = Any
_INPLACE_VIEWS = frozenset(("as_strided_", "detach_", "squeeze_", "t_", "transpose_", "unsqueeze_"))


class _View:
    """A view operator: itself, its `_copy` form and its inverse."""

    __slots__ = ("copy", "is_multi_output", "op", "reverse")

    def __init__(self, op: OperatorHandle, reverse: Callable[..., Tensor]) -> None:
        name = op.name
        self.op = op
        self.copy = op.entry.dispatcher.find_schema_or_throw(f"{name.name}_copy", name.overload_name)
        self.reverse = reverse
        self.is_multi_output = isinstance(op.schema.returns[0].type, ListType)

    def call(self, reapply_views: bool, base: Tensor, args: tuple[Any, ...]) -> Any:
        return (self.op if reapply_views else self.copy).call(base, *args)

    def meta(self, reapply_views: bool, args: tuple[Any, ...], index: int = 0) -> ViewMeta:
        copy = not reapply_views
        if self.is_multi_output:
            return ViewMeta(
                lambda base: self.call(reapply_views, base, args)[index],
                lambda base, view: self.reverse(base, view, copy, index, *args),
                lambda base: self.op.call(base, *args)[index],
            )
        return ViewMeta(
            lambda base: self.call(reapply_views, base, args),
            lambda base, view: self.reverse(base, view, copy, *args),
            lambda base: self.op.call(base, *args),
        )


def _view_of(op: OperatorHandle) -> _View | None:
    reverse = INVERSES.get(str(op.name).removeprefix("aten::"))
    return None if reverse is None else _View(op, reverse)


def view_kernel(op: OperatorHandle) -> Unboxed | None:
    """The kernel of a view operator of the library; None for others."""
    view = _view_of(op)
    if view is None:
        return None

    def kernel(ks: int, self: Tensor, *args: Any) -> Any:
        layer = current_layer()
        if not is_mine(self, layer):
            return call_below(op, ks, (self, *args))
        with BelowFunctionalize():
            result = view.call(layer.reapply_views, wrapper_of(self).value, args)
        if not view.is_multi_output:
            return functional_view(result, self, view.meta(layer.reapply_views, args))
        return [functional_view(r, self, view.meta(layer.reapply_views, args, i)) for i, r in enumerate(result)]

    return kernel


def inplace_view_kernel(op: OperatorHandle) -> Unboxed | None:
    """The kernel of `t_`, `squeeze_.dim` and the like; None for operators of another kind."""
    if op.name.namespace != "aten" or op.name.base_name not in _INPLACE_VIEWS:
        return None
    name = op.name.name[:-1]
    overload = op.name.overload_name or ("int" if name == "aten::transpose" else "")
    view = _view_of(op.entry.dispatcher.find_schema_or_throw(name, overload))
    assert view is not None

    def kernel(ks: int, self: Tensor, *args: Any) -> Any:
        layer = current_layer()
        if not is_mine(self, layer):
            return call_below(op, ks, (self, *args))
        mutate_view_meta(self, view.meta(layer.reapply_views, args))
        return self

    return kernel


def _unsafe_view(op: OperatorHandle) -> Unboxed:
    def kernel(ks: int, self: Tensor, size: tuple[int, ...]) -> Tensor:
        if not is_mine(self, current_layer()):
            return call_below(op, ks, (self, size))
        meta = ViewMeta(
            lambda base: F._unsafe_view_default(base, size),
            lambda base, view: F._unsafe_view_default(view, tuple(base.meta.sizes)),
        )
        with BelowFunctionalize():
            value = F._unsafe_view_default(wrapper_of(self).value, size)
        return functional_view(value, self, meta)

    return kernel


def _lift_fresh(op: OperatorHandle) -> Unboxed:
    """A tensor that the program has made, by `torch.tensor`, becomes a functional one."""

    def kernel(ks: int, self: Tensor) -> Tensor:
        layer = current_layer()
        if is_mine(self, layer):
            return F.view_default(self, tuple(self.meta.sizes))
        return to_functional_tensor(call_below(op, ks, (self,)), layer.level)

    return kernel


def _resize(op: OperatorHandle) -> Unboxed:
    """To a smaller size is a view; to a larger one, a new base."""

    def kernel(ks: int, self: Tensor, size: tuple[int, ...], memory_format: Any) -> Tensor:
        layer = current_layer()
        if not is_mine(self, layer):
            return call_below(op, ks, (self, size, memory_format))
        sync(self)
        with BelowFunctionalize():
            value = F.resize_default(wrapper_of(self).value, size, memory_format)
        if value.meta.nbytes + self.byte_offset > self.storage_.nbytes:
            replace_storage(self, value)
            return self
        strides = contiguous_strides(size)
        view = F.as_strided_default if layer.reapply_views else F.as_strided_copy_default
        meta = ViewMeta(
            lambda base: view(base, size, strides),
            lambda base, changed: F.as_strided_scatter_default(base, changed, size, strides),
        )
        mutate_view_meta(self, meta)
        return self

    return kernel


def _set(op: OperatorHandle) -> Unboxed:
    def kernel(ks: int, self: Tensor, source: Tensor) -> Tensor:
        layer = current_layer()
        if not is_mine(source, layer):
            check(
                not is_mine(self, layer),
                "set__functionalize: We do not currently support x.set_(y) where y is not a FunctionalTensor. Please file "
                "an issue",
            )
            return call_below(op, ks, (self, source))
        check(
            is_mine(self, layer),
            "set__functionalize: Tried to mutate a non-functional tensor with a functional tensor, which is not allowed",
        )
        set_source(self, source)
        return self

    return kernel


SPECIAL: dict[str, Callable[[OperatorHandle], Unboxed]] = {
    "aten::_unsafe_view": _unsafe_view,
    "aten::lift_fresh": _lift_fresh,
    "aten::resize_": _resize,
    "aten::set_.source_Tensor": _set,
}
