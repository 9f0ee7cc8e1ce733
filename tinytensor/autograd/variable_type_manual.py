"""The autograd kernels that are written by hand, because a formula cannot say what they do.

Mirrors torch/csrc/autograd/VariableTypeManual.cpp. Left out: `_fw_primal`, `_make_dual`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten.core.dispatch.dispatcher import find_schema_or_throw, register_impl
from tinytensor.aten.folded_calls import recorder
from tinytensor.autograd.engine.node import Edge, Grads, Node, NotImplementedNode
from tinytensor.autograd.engine.python_engine import backward
from tinytensor.autograd.variable.autograd_meta import LeftVersion, VersionCounter
from tinytensor.autograd.variable.variable import (
    check_inplace,
    collect_next_edges,
    collect_next_edges_2,
    increment_version,
    materialize_autograd_meta,
    rebase_history,
    version_counter,
)
from tinytensor.autograd.variable.variable_hooks import detach_ as detach_in_place
from tinytensor.autograd.variable.variable_hooks import requires_grad_ as set_requires_grad
from tinytensor.autograd.variable.variable_hooks import retain_grad as set_retain_grad
from tinytensor.autograd.variable.variable_hooks import share_version
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW, AFTER_AUTOGRAD, FUNCTIONALIZE
from tinytensor.c10.error import check
from tinytensor.c10.func_torch_tls import check_supports_inplace_requires_grad
from tinytensor.c10.inference_mode import is_inference_mode_enabled
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.type_names import expect_set_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor
    from tinytensor.c10.scalar_type import ScalarType


class CopyBackwards(Node):
    """Of `dst.copy_(src)`: nothing flows to the old `dst`, all of it to `src`, in the dtype and device of `src`."""

    __slots__ = ("src_options",)

    def __init__(self, next_edges: tuple[Edge | None, ...], src_options: Metadata) -> None:
        super().__init__(next_edges)
        self.src_options = src_options

    def name(self) -> str:
        return "torch::autograd::CopyBackwards"

    def apply(self, grad: Any) -> Grads:
        grad_self = grad_src = None
        if self.next_edges[0] is not None:
            grad_self = grad.new_zeros(grad.meta_.sizes)
        if self.next_edges[1] is not None:
            grad_src = grad.to(device=self.src_options.device, dtype=self.src_options.dtype)
        return grad_self, grad_src


# copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)
_copy__table = find_schema_or_throw("aten::copy_", "").table


def copy_(ks: int, self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """Autograd. A write to an integer tensor has no node, since nothing is differentiable there."""
    grad_fn = None
    if self.meta_.dtype.is_floating_point:
        check_inplace(self, True)
        grad_fn = CopyBackwards(collect_next_edges_2(self, src), src.meta_.plain)
    ks &= AFTER_AUTOGRAD
    _copy__table[ks](ks, self, src, non_blocking)
    if grad_fn is not None:
        # After the write, which has counted itself: the edges of views are compared with the new version.
        rebase_history(self, grad_fn)
    return self


def copy__inplace_or_view(ks: int, self: Tensor, src: Tensor, non_blocking: bool) -> Tensor:
    """ADInplaceOrView."""
    ks &= AFTER_ADINPLACEORVIEW
    _copy__table[ks](ks, self, src, non_blocking)
    increment_version(self)
    return self


# detach(Tensor(a) self) -> Tensor(a)
_detach_table = find_schema_or_throw("aten::detach", "").table


def detach(ks: int, self: Tensor) -> Tensor:
    """ADInplaceOrView: no view in the sense of autograd, but the version counter is shared."""
    ks &= AFTER_ADINPLACEORVIEW
    return share_version(self, _detach_table[ks](ks, self))


# view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)
_view_dtype_table = find_schema_or_throw("aten::view", "dtype").table


def view_dtype(ks: int, self: Tensor, dtype: ScalarType) -> Tensor:
    """ADInplaceOrView: it is not differentiable, so no view for autograd; it counts writes with `self` as `detach` does."""
    ks &= AFTER_ADINPLACEORVIEW
    return share_version(self, _view_dtype_table[ks](ks, self, dtype))


# detach_(Tensor(a!) self) -> Tensor(a!)
_detach__table = find_schema_or_throw("aten::detach_", "").table


def detach_(ks: int, self: Tensor) -> Tensor:
    """ADInplaceOrView: a matter of autograd alone, so nothing where that is off; functionalization sees a view."""
    if not is_inference_mode_enabled():
        detach_in_place(self)
    if self.meta_.key_set & FUNCTIONALIZE:
        ks &= AFTER_ADINPLACEORVIEW
        return _detach__table[ks](ks, self)
    return self


# unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]
_unsafe_split_table = find_schema_or_throw("aten::unsafe_split", "Tensor").table
_unsafe_split_with_sizes_table = find_schema_or_throw("aten::unsafe_split_with_sizes", "").table


def _with_own_versions(parts: Sequence[Tensor]) -> Sequence[Tensor]:
    for part in parts:
        materialize_autograd_meta(part).own_version = VersionCounter()
    return parts


def unsafe_split(ks: int, self: Tensor, split_size: int, dim: int) -> Sequence[Tensor]:
    """ADInplaceOrView: the parts share memory, and count writes each for itself. That is what is unsafe about it."""
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        parts = _unsafe_split_table[ks](ks, self, split_size, dim)
    return _with_own_versions(parts)


def unsafe_split_with_sizes(ks: int, self: Tensor, split_sizes: Sequence[int], dim: int) -> Sequence[Tensor]:
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        parts = _unsafe_split_with_sizes_table[ks](ks, self, split_sizes, dim)
    return _with_own_versions(parts)


def set__inplace_or_view(overload: str) -> Any:
    """ADInplaceOrView of an overload of `set_`: self goes on counting from where it was, apart from its new storage."""
    table = find_schema_or_throw("aten::set_", overload).table

    def kernel(ks: int, self: Tensor, *source: Any) -> Tensor:
        storage, counter = self.storage_, version_counter(self)
        ks &= AFTER_ADINPLACEORVIEW
        table[ks](ks, self, *source)
        if self.storage_ is not storage and counter is storage:
            materialize_autograd_meta(self).own_version = LeftVersion(storage)
        increment_version(self)
        return self

    return kernel


def set_(overload: str) -> Any:
    """Autograd of an overload of `set_`, of which there is no derivative. Dtypes are asked for before anything about leaves."""
    table = find_schema_or_throw("aten::set_", overload).table

    def kernel(ks: int, self: Tensor, *source: Any) -> Tensor:
        tensors = [self, *source] if overload == "source_Tensor" else [self]
        if len(tensors) == 2:
            expect_set_dtype(self, source[0])
        check_inplace(self, True)
        grad_fn = NotImplementedNode("set_", ())
        # As a generated kernel does, it lists inputs that require no grad as well.
        grad_fn.next_edges = collect_next_edges(*tensors)
        table[ks & AFTER_AUTOGRAD](ks & AFTER_AUTOGRAD, self, *source)
        if self.meta_.is_differentiable:
            rebase_history(self, grad_fn)
        return self

    return kernel


def detach__backend(ks: int, self: Tensor) -> Tensor:
    """Reached by inference tensors in inference mode: there is no history to cut off."""
    return self


def _check_resize(self: Tensor) -> None:
    """No resizing of what requires grad, not even under no_grad; inference mode does not look."""
    check(
        not self.requires_grad or is_inference_mode_enabled(),
        "cannot resize variables that require grad",
    )


# resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)
_resize__table = find_schema_or_throw("aten::resize_", "").table


def resize_(ks: int, self: Tensor, size: Sequence[int], memory_format: Any) -> Tensor:
    """Autograd: it has no derivative."""
    ks &= AFTER_AUTOGRAD
    return _resize__table[ks](ks, self, size, memory_format)


def resize__inplace_or_view(ks: int, self: Tensor, size: Sequence[int], memory_format: Any) -> Tensor:
    """ADInplaceOrView: to the sizes that it has already is no write."""
    _check_resize(self)
    sizes = self.meta_.sizes
    ks &= AFTER_ADINPLACEORVIEW
    _resize__table[ks](ks, self, size, memory_format)
    if self.meta_.sizes != sizes:
        increment_version(self)
    return self


# resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)
_resize_as__table = find_schema_or_throw("aten::resize_as_", "").table


def resize_as_(ks: int, self: Tensor, the_template: Tensor, memory_format: Any) -> Tensor:
    """Autograd: it has no derivative."""
    ks &= AFTER_AUTOGRAD
    return _resize_as__table[ks](ks, self, the_template, memory_format)


def resize_as__inplace_or_view(ks: int, self: Tensor, the_template: Tensor, memory_format: Any) -> Tensor:
    """ADInplaceOrView."""
    _check_resize(self)
    sizes = self.meta_.sizes
    ks &= AFTER_ADINPLACEORVIEW
    with AutoDispatchBelowADInplaceOrView():
        _resize_as__table[ks](ks, self, the_template, memory_format)
    if self.meta_.sizes != sizes:
        increment_version(self)
    return self


# _backward(Tensor self, Tensor[] inputs, Tensor? gradient=None, bool? retain_graph=None, bool create_graph=False) -> ()
def _backward(
    ks: int,
    self: Tensor,
    inputs: Sequence[Tensor],
    gradient: Tensor | None,
    retain_graph: bool | None,
    create_graph: bool,
) -> None:
    backward(self, gradient, retain_graph, create_graph, inputs=inputs or None)


# requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!)
def requires_grad_(ks: int, self: Tensor, requires_grad: bool) -> Tensor:
    check_supports_inplace_requires_grad("requires_grad_", "(or perhaps using torch.autograd.functional.* APIs) ")
    return set_requires_grad(self, requires_grad)


# retain_grad(Tensor(a!) self) -> ()
def retain_grad(ks: int, self: Tensor) -> None:
    check_supports_inplace_requires_grad("retain_grad")
    set_retain_grad(self)


def _may_record_folded(inputs: Sequence[Tensor | None]) -> bool:
    from tinytensor.autograd.engine import folded

    recorder.may_record, recorder.record = folded.may_record, folded.record
    return folded.may_record(inputs)


# Its module needs the nodes of all operators, so it is imported when a call needs it.
recorder.may_record = _may_record_folded
register_impl("aten::copy_", "", DispatchKey.Autograd, copy_, only_if_requires_grad=True)
register_impl("aten::copy_", "", DispatchKey.ADInplaceOrView, copy__inplace_or_view)
register_impl("aten::detach", "", DispatchKey.ADInplaceOrView, detach)
register_impl("aten::view", "dtype", DispatchKey.ADInplaceOrView, view_dtype)
register_impl("aten::detach_", "", DispatchKey.ADInplaceOrView, detach_)
register_impl("aten::detach_", "", DispatchKey.CompositeExplicitAutograd, detach__backend)
for overload in ("", "source_Storage", "source_Storage_storage_offset", "source_Tensor"):
    register_impl("aten::set_", overload, DispatchKey.Autograd, set_(overload), only_if_requires_grad=True)
    register_impl("aten::set_", overload, DispatchKey.ADInplaceOrView, set__inplace_or_view(overload))
register_impl("aten::unsafe_split", "Tensor", DispatchKey.ADInplaceOrView, unsafe_split)
register_impl("aten::unsafe_split_with_sizes", "", DispatchKey.ADInplaceOrView, unsafe_split_with_sizes)
register_impl("aten::resize_", "", DispatchKey.Autograd, resize_, only_if_requires_grad=True)
register_impl("aten::resize_", "", DispatchKey.ADInplaceOrView, resize__inplace_or_view)
register_impl("aten::resize_as_", "", DispatchKey.Autograd, resize_as_, only_if_requires_grad=True)
register_impl("aten::resize_as_", "", DispatchKey.ADInplaceOrView, resize_as__inplace_or_view)
register_impl("aten::_backward", "", DispatchKey.CompositeImplicitAutograd, _backward)
register_impl("aten::requires_grad_", "", DispatchKey.CompositeImplicitAutograd, requires_grad_)
register_impl("aten::retain_grad", "", DispatchKey.CompositeImplicitAutograd, retain_grad)
