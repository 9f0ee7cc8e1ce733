"""The kernels of the key Functionalize: programs that write become programs that do not.

    x.add_(y)              x's value becomes add(x, y)                        `_written`
    x.select(0, 1)         a view: a functional tensor with a ViewMeta        `_view`
    x.t_()                 x itself becomes a view                            `_inplace_view`
    torch.mul(x, y)        the same on the values; the result is functional   `_functional`
    linear(x, w)           taken apart, its parts come here                   composites

One fallback, which makes a kernel for each operator, serves all of them. Their schemas say what they write to and which
results are views; the functional form is found in the table (aten/core/dispatch/functional_variant.py). What is below,
backends and modes, sees functional operators.

A view's value is made at once, from whatever value its base has then. The base may be out of date; this is mended when
the view is next synced. See Note [Views of functional tensors].

Note [Sync before reading]
A kernel that reads values syncs its functional arguments first: an alias may have been written to since, and then the
value inside is old. Kernels of views need no sync, as the paragraph above says; `resize_` does, because it may copy the
elements into a new base.

Mirrors torchgen/gen_functionalization_type.py and aten/src/ATen/FunctionalizeFallbackKernel.cpp. PyTorch generates a
kernel for each operator that writes or views. Composites that write (`fill_diagonal_`) are taken apart here; PyTorch
refuses some.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import Dispatcher, OperatorHandle, dispatcher
from tinytensor.aten.core.dispatch.functional_variant import TENSOR_OPTIONS, FunctionalVariant, functional_variant
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction, Unboxed
from tinytensor.aten.core.schema.function_schema import ListType, SchemaKind
from tinytensor.aten.functionalization.functional_inverses import INVERSES
from tinytensor.aten.functionalization.functional_tensor_wrapper import (
    assign,
    call_below,
    is_mine,
    map_tensors,
    tensors_in,
    unwrapped,
    wrapped,
)
from tinytensor.c10.allocator import allocate_meta
from tinytensor.c10.contiguity import contiguous_strides
from tinytensor.c10.device import meta as meta_device
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import ABOVE_PYTHON, META, PYTHON, PYTHON_TLS_SNAPSHOT
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
from tinytensor.c10.local_dispatch_key_set import ExcludeDispatchKeyGuard
from tinytensor.c10.metadata import metadata
from tinytensor.c10.tensor_impl import new_tensor

Tensor = Any

_WRITES_TO_OTHERS = (
    "mutating a non-functional tensor with a functional tensor is not allowed. Please ensure that all of your inputs are "
    "wrapped inside of a functionalize() call."
)
_ALIAS_ANNOTATIONS = (
    "We only support functionalizing operators whose outputs do not have alias annotations (e.g. 'Tensor(a)' is a Tensor "
    "with an alias annotation whereas 'Tensor' is a Tensor without. The '(a)' is the alias annotation). The alias "
    "annotation specifies that the output Tensor shares storage with an input that has the same annotation. Please check "
    "if (1) the output needs to be an output (if not, don't return it), (2) if the output doesn't share storage with any "
    "inputs, then delete the alias annotation. (3) if the output indeed shares storage with an input, then add a .clone() "
    "before returning it to prevent storage sharing and then delete the alias annotation. Otherwise, please file an issue "
    "on GitHub."
)
_BACKENDS = (
    DispatchKey.CPU,
    DispatchKey.CompositeExplicitAutograd,
    DispatchKey.CompositeExplicitAutogradNonFunctional,
)


def functionalize_fallback(op: OperatorHandle) -> Unboxed:
    """The kernel of the key Functionalize for one operator."""
    make = SPECIAL.get(str(op.name))
    if make is not None:
        return make(op)
    schema = op.schema
    kernels = op.entry.kernels
    # A composite comes before the question whether the operator writes or views: its parts come here one by one, and
    # each of them is one of the cases below. With a kernel of its own for a backend, the operator is a whole, and the
    # parts would be another program than the one that runs outside.
    composite = op.entry.kernel_at(DispatchKey.CompositeImplicitAutograd)
    if composite is not None and not any(key in kernels for key in _BACKENDS):
        return composite.callable_for(op)
    if schema.is_mutable:
        # `t_` writes according to its schema, but to the geometry, not to the elements: it has to be told apart first.
        inplace_view = inplace_view_kernel(op)
        if inplace_view is not None:
            return inplace_view
        variant = functional_variant(op)
        return _refused(op) if variant is None else _written(op, variant)
    if schema.is_view:
        return view_kernel(op) or _refused(op)
    return _functional(op)


def _refused(op: OperatorHandle) -> Unboxed:
    """For an operator whose aliases nobody can undo: an error where a tensor of this layer is among the arguments."""

    def kernel(ks: int, *args: Any) -> Any:
        if not any(is_mine(t, current_layer()) for t in tensors_in(args)):
            return call_below(op, ks, args)
        raise RuntimeError(
            f"Found a custom (non-ATen) operator whose output has alias annotations: {op.schema}. {_ALIAS_ANNOTATIONS}"
        )

    return kernel


def _functional(op: OperatorHandle) -> Unboxed:
    """For an operator that neither writes nor views."""

    def kernel(ks: int, *args: Any) -> Any:
        layer = current_layer()
        tensors = tensors_in(args)
        mine = [t for t in tensors if is_mine(t, layer)]
        # Tensors from factory functions also belong to the program that is being functionalized: the program may write
        # to them later.
        if tensors and not mine:
            return call_below(op, ks, args)
        # See Note [Sync before reading].
        for t in mine:
            sync(t)
        with BelowFunctionalize():
            result = op.call(*(unwrapped(value, layer) for value in args))
        return wrapped(result, layer)

    return kernel


def _written(op: OperatorHandle, variant: FunctionalVariant) -> Unboxed:
    """For an operator that writes to arguments: the functional form, then its results take their place."""
    schema = op.schema
    inplace = schema.kind is SchemaKind.inplace
    first_out = variant.written[0]
    names = [argument.name for argument in variant.op.schema.arguments]
    # The functional form returns first what the operator returns as new tensors, then a value for each argument that is
    # written to: of f(x, y!) -> r it is (r, y_out).
    passed_on = len(variant.op.schema.returns) - len(variant.written)
    returned = [variant.written[i] for i, r in enumerate(schema.returns) if r.alias_info is not None]

    def kernel(ks: int, *args: Any) -> Any:
        layer = current_layer()
        tensors = tensors_in(args)
        if inplace:
            _check_shapes(op, args, tensors)
        mine = [t for t in tensors if is_mine(t, layer)]
        # What is written to decides whose call this is. A tensor from outside, written to with numbers from inside, is
        # refused: the write would have to happen now, and the program that comes out may not write.
        if not all(is_mine(args[place], layer) for place in variant.written):
            if mine:
                raise RuntimeError(_WRITES_TO_OTHERS)
            return call_below(op, ks, args)
        # See Note [Sync before reading].
        for t in mine:
            sync(t)
        out = args[first_out]
        values = [
            _option(name, out) if place is None else unwrapped(args[place], layer)
            for name, place in zip(names, variant.arguments, strict=True)
        ]
        with BelowFunctionalize():
            result = variant.op.call(*values)
        results = result if isinstance(result, tuple) else (result,)
        # All values were computed from the old ones; now, after the call, each takes its argument's place.
        for place, value in zip(variant.written, results[passed_on:], strict=True):
            assign(args[place], value)
        if returned:
            return args[returned[0]] if len(returned) == 1 else tuple(args[place] for place in returned)
        kept = results[:passed_on]
        return wrapped(kept[0] if len(schema.returns) == 1 else kept, layer) if kept else None

    return kernel


def _option(name: str, out: Tensor) -> Any:
    """What `out` decides: dtype, layout and device; memory is not pinned."""
    assert name in TENSOR_OPTIONS
    return None if name == "pin_memory" else getattr(out.meta_, name)


def _check_shapes(op: OperatorHandle, args: Sequence[Any], tensors: list[Tensor]) -> None:
    """Run the operator itself on meta tensors, so that it refuses shapes that only the functional form would take.

    ones(1).add_(ones(2)) is an error, ones(1).add(ones(2)) is not.
    """
    if not tensors or any(t.meta_.device is meta_device for t in tensors):
        return
    # What the operator itself calls is about meta tensors, too: nobody may see it. If what it does to geometry depends
    # on elements, there is nothing to ask.
    guard = ExcludeDispatchKeyGuard(ABOVE_PYTHON | PYTHON | PYTHON_TLS_SNAPSHOT)
    with guard, contextlib.suppress(NotImplementedError):
        op.redispatch(META, *(map_tensors(_to_meta, value) for value in args))


def _to_meta(t: Tensor) -> Tensor:
    m = metadata(t.meta_.sizes, t.meta_.strides, t.meta_.dtype, meta_device, t.meta_.is_wrapped_number)
    return new_tensor(m, allocate_meta(m.nbytes))


# ---- views, and operators that change what a tensor looks at ---------------------------------------------------------

# Writing to the geometry of a tensor is one more ViewMeta at its end: the base and the other aliases stay as they are.
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
        # `reapply_views` is kept from the layer that took the view. A ViewMeta may be used again after this layer has
        # ended (a sync outside), and must give the same kind of operators then. The replay for autograd is always the
        # view itself: it works on functional tensors, and comes back to this file as a call.
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
        # `self` is not synced, and the new view begins at generation 0, so that if the storage has seen an update, the
        # view is made again when it is next read.
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
    # `transpose_` has no overload name, its view is `transpose.int`; the others are called alike.
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
    """A view that the schema does not declare as one; it shares bytes all the same, so writes must find the way back."""

    def kernel(ks: int, self: Tensor, size: tuple[int, ...]) -> Tensor:
        if not is_mine(self, current_layer()):
            return call_below(op, ks, (self, size))
        meta = ViewMeta(
            lambda base: F._unsafe_view_default(base, size),
            lambda base, view: F._unsafe_view_default(view, tuple(base.meta_.sizes)),
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
            return F.view_default(self, tuple(self.meta_.sizes))
        return to_functional_tensor(call_below(op, ks, (self,)), layer.level)

    return kernel


def _resize(op: OperatorHandle) -> Unboxed:
    """resize_ to a smaller size is a view of the storage; resize_ to a larger one makes a new base."""

    def kernel(ks: int, self: Tensor, size: tuple[int, ...], memory_format: Any) -> Tensor:
        layer = current_layer()
        if not is_mine(self, layer):
            return call_below(op, ks, (self, size, memory_format))
        sync(self)
        with BelowFunctionalize():
            value = F.resize_default(wrapper_of(self).value, size, memory_format)
        # More bytes than the storage has: nothing of the old base is shared from here on, as after PyTorch's reallocation.
        if value.meta_.nbytes + self.byte_offset_ > self.storage_.nbytes:
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
    """`x.set_(y)`: x leaves its base and becomes an alias of y, with the views that y has."""

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


# ---- registration ----------------------------------------------------------------------------------------------------


def register_functionalization(target: Dispatcher) -> None:
    """Register the kernels."""
    debug = "registered at aten/functionalization/functionalize_fallback_kernel.py"
    target.register_fallback(DispatchKey.Functionalize, KernelFunction(adapt=functionalize_fallback, debug=debug))


register_functionalization(dispatcher)
