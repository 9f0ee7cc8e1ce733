"""The kernels of the key Functionalize: programs that write become programs that do not.

    x.add_(y)              x's value becomes add(x, y)                        `_written`
    x.select(0, 1)         a view: a functional tensor with a ViewMeta        `_view`
    x.t_()                 x itself becomes a view                            `_inplace_view`
    torch.mul(x, y)        the same on the values; the result is functional   `_functional`
    linear(x, w)           taken apart, its parts come here                   composites

One adapted fallback serves all operators: their schemas say what they write to and which results are views; the functional
form is found in the table (aten/core/dispatch/functional_variant.py). What is below, backends and modes, sees
functional operators.

Mirrors torchgen/gen_functionalization_type.py and aten/src/ATen/FunctionalizeFallbackKernel.cpp. PyTorch generates
a kernel
for each operator that writes or views. Composites that write (`fill_diagonal_`) are taken apart here; PyTorch refuses some.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

from tinytensor.aten.core.dispatch.dispatcher import Dispatcher, OperatorHandle, dispatcher
from tinytensor.aten.core.dispatch.functional_variant import TENSOR_OPTIONS, FunctionalVariant, functional_variant
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction, Unboxed
from tinytensor.aten.core.schema.function_schema import SchemaKind
from tinytensor.aten.functionalization.functional_tensor_wrapper import (
    assign,
    call_below,
    is_mine,
    map_tensors,
    tensors_in,
    unwrapped,
    wrapped,
)
from tinytensor.aten.functionalization.functionalize_fallback_kernel_views import (
    SPECIAL,
    inplace_view_kernel,
    view_kernel,
)
from tinytensor.c10.allocator import allocate_meta
from tinytensor.c10.device import meta as meta_device
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import ABOVE_PYTHON, META, PYTHON, PYTHON_TLS_SNAPSHOT
from tinytensor.c10.functional_tensor import sync
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
    composite = op.entry.kernel_at(DispatchKey.CompositeImplicitAutograd)
    if composite is not None and not any(key in kernels for key in _BACKENDS):
        return composite.callable_for(op)
    if schema.is_mutable:
        inplace_view = inplace_view_kernel(op)
        if inplace_view is not None:
            return inplace_view
        variant = functional_variant(op)
        return _refused(op) if variant is None else _written(op, variant)
    if schema.is_view:
        return view_kernel(op) or _refused(op)
    return _functional(op)


def _refused(op: OperatorHandle) -> Unboxed:
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
        # Tensors that are made of nothing belong to the program that is being functionalized, too.
        if tensors and not mine:
            return call_below(op, ks, args)
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
    passed_on = len(variant.op.schema.returns) - len(variant.written)
    returned = [variant.written[i] for i, r in enumerate(schema.returns) if r.alias_info is not None]

    def kernel(ks: int, *args: Any) -> Any:
        layer = current_layer()
        tensors = tensors_in(args)
        if inplace:
            _check_shapes(op, args, tensors)
        mine = [t for t in tensors if is_mine(t, layer)]
        if not all(is_mine(args[place], layer) for place in variant.written):
            if mine:
                raise RuntimeError(_WRITES_TO_OTHERS)
            return call_below(op, ks, args)
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
    return None if name == "pin_memory" else getattr(out.meta, name)


def _check_shapes(op: OperatorHandle, args: Sequence[Any], tensors: list[Tensor]) -> None:
    """Let the operator itself, on meta tensors, complain of shapes that only the functional form takes."""
    if not tensors or any(t.meta.device is meta_device for t in tensors):
        return
    # What the operator itself calls is about meta tensors, too: nobody may see it. If what it does to geometry depends
    # on elements, there is nothing to ask.
    guard = ExcludeDispatchKeyGuard(ABOVE_PYTHON | PYTHON | PYTHON_TLS_SNAPSHOT)
    with guard, contextlib.suppress(NotImplementedError):
        op.redispatch(META, *(map_tensors(_to_meta, value) for value in args))


def _to_meta(t: Tensor) -> Tensor:
    m = metadata(t.meta.sizes, t.meta.strides, t.meta.dtype, meta_device, t.meta.is_wrapped_number)
    return new_tensor(m, allocate_meta(m.nbytes))


def register_functionalization(target: Dispatcher) -> None:
    """Register the kernels."""
    debug = "registered at aten/functionalization/functionalize_fallback_kernel.py"
    target.register_fallback(DispatchKey.Functionalize, KernelFunction(adapt=functionalize_fallback, debug=debug))


register_functionalization(dispatcher)
