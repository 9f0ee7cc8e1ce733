"""Registering by an operator's name: `define`, `impl` and the `register_*` functions.

Each makes a Library fragment of its own, which is kept for the program's life, unless it is given one (`lib=`). Where
the operator is a custom_op, its CustomOpDef does the work.

Mirrors the functions of torch/library.py. Left out: impl_abstract, the effects, checks for C++ extensions.
"""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tinytensor._ops import OpOverload
from tinytensor.c10.dispatch_key import DispatchKey, parse_dispatch_key
from tinytensor.c10.dispatch_key_set import DispatchKeySet
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.dispatch.dispatcher import OperatorHandle, dispatcher
from tinytensor.dispatch.kernel_function import KernelFunction
from tinytensor.dispatch.library import Library
from tinytensor.dispatch.schema_parser import parse_name
from tinytensor.dispatch.schema_rules import has_kwarg_only_tensors, is_functional_schema, parse_namespace
from tinytensor.dispatch.simple_registry import registry
from tinytensor.dispatch.tag import Tag
from tinytensor.library.autograd import Info, make_autograd_impl
from tinytensor.library.custom_op_kernels import check_autocast, device_type_to_key, make_autocast_impl
from tinytensor.library.custom_ops import CustomOpDef, find_opdef, lookup_op

Function = Callable[..., Any]
OpIdentifier = str | OpOverload | CustomOpDef

_NAMELESS_SCHEMA = re.compile(r"\(.*\) -> .*")
_keep_alive: list[Library] = []


def _library_for(namespace: str, lib: Library | None) -> Library:
    if lib is None:
        lib = Library(namespace, "FRAGMENT")
        _keep_alive.append(lib)
    return lib


@contextlib.contextmanager
def _scoped_library(ns: str, kind: str, dispatch_key: str = "") -> Iterator[Library]:
    """`with _scoped_library("mylib", "DEF") as lib:` what it registers is gone afterwards."""
    lib = Library(ns, kind, dispatch_key)
    try:
        yield lib
    finally:
        lib._destroy()


@functools.singledispatch
def define(qualname: Any, schema: str, *, lib: Library | None = None, tags: Any = ()) -> Any:
    """Define an operator: `define("mylib::sin", "(Tensor x) -> Tensor")`.

    `define(lib, "sin(Tensor x) -> Tensor")` is a decorator, which registers the function as the operator's
    CompositeImplicitAutograd kernel.
    """
    if not isinstance(qualname, str):
        raise ValueError(f"define(qualname, schema): expected qualname to be instance of str, got {type(qualname)}")
    namespace, name = parse_namespace(qualname)
    lib = _library_for(namespace, lib)
    if not _NAMELESS_SCHEMA.fullmatch(schema):
        raise ValueError(
            'define(qualname, schema, ...): expected schema to look like e.g. "(Tensor x) -> Tensor" but got '
            f'"{schema}"'
        )
    lib.define(name + schema, alias_analysis="", tags=tags)


@define.register
def _(lib: Library, schema: str, alias_analysis: str = "") -> Callable[[Function], Function]:
    def wrap(function: Function) -> Function:
        lib.impl(lib.define(schema, alias_analysis), function)
        return function

    return wrap


@functools.singledispatch
def impl(qualname: Any, types: str | Sequence[str], func: Function | None = None, *, lib: Library | None = None) -> Any:
    """Register a kernel for device types ("cpu", "default": all of them) or dispatch keys; a decorator without `func`.

    `impl(lib, "sin", "CPU")` is a decorator too.
    """
    keys = {
        (typ if DispatchKey.__members__.get(typ) is not None else device_type_to_key(typ)): None
        for typ in ((types,) if isinstance(types, str) else types)
    }

    def register(function: Function) -> None:
        namespace, _ = parse_namespace(qualname)
        use_lib = _library_for(namespace, lib)
        for key in keys:
            use_lib.impl(qualname, function, key)

    return register if func is None else register(func)


@impl.register
def _(lib: Library, name: str, dispatch_key: str = "") -> Callable[[Function], Function]:
    def wrap(function: Function) -> Function:
        lib.impl(name, function, dispatch_key)
        return function

    return wrap


def _resolve(op: OpIdentifier, registration_name: str) -> str | CustomOpDef:
    """The CustomOpDef, if there is one by that name, or the name."""
    if not isinstance(op, (str, OpOverload, CustomOpDef)):
        raise ValueError(f"{registration_name}({op}): got unexpected type for op: {type(op)}")
    return find_opdef(op) or (op.name() if isinstance(op, OpOverload) else op)


def register_kernel(
    op: OpIdentifier,
    device_types: str | Sequence[str] | None,
    func: Function | None = None,
    /,
    *,
    lib: Library | None = None,
) -> Any:
    """Register what computes on the devices; None stands for all that have no kernel of their own."""
    op = _resolve(op, "register_kernel")
    if isinstance(op, CustomOpDef):
        return op.register_kernel(device_types, func)
    return impl(op, "CompositeExplicitAutograd" if device_types is None else device_types, func, lib=lib)


def register_fake(
    op: OpIdentifier, func: Function | None = None, /, *, lib: Library | None = None, allow_override: bool = True
) -> Any:
    """Register what computes sizes, strides and dtypes only: the operator on meta tensors. A decorator without `func`."""
    op = _resolve(op, "register_fake")
    if isinstance(op, CustomOpDef):
        return op.register_fake if func is None else op.register_fake(func)

    def register(function: Function) -> Function:
        namespace, name = parse_namespace(op)
        _library_for(namespace, lib).register_fake(name, function, allow_override=allow_override)
        return function

    return register if func is None else register(func)


def register_autograd(
    op: OpIdentifier, backward: Function, /, *, setup_context: Function | None = None, lib: Library | None = None
) -> None:
    """Register `backward(ctx, *grads)`, which returns one gradient for each input.

    `setup_context(ctx, inputs, output)` keeps on ctx what backward needs; where the schema has keyword-only arguments,
    it is `setup_context(ctx, inputs, keyword_only_inputs, output)`. All are called by keyword.
    """
    op = _resolve(op, "register_autograd")
    if isinstance(op, CustomOpDef):
        op.register_autograd(backward, setup_context=setup_context)
        return
    overload, schema = lookup_op(op), lookup_op(op)._schema
    if Tag.out in overload.tags:
        raise RuntimeError(
            f"Cannot register autograd formula for operator tagged with torch.Tag.out: {overload}. Out variants do not "
            "support autograd."
        )
    if not is_functional_schema(schema):
        raise RuntimeError(
            f"Cannot register autograd formula for non-functional operator {overload} with schema {schema}. Please "
            "create a functional operator and register an autograd formula for that."
        )
    if has_kwarg_only_tensors(schema):
        raise NotImplementedError(
            "register_autograd with kwarg-only Tensor args. In the original definition of the op, please make your "
            f"tensors not kwarg-only. Got: {schema}"
        )
    namespace, name = parse_namespace(op)
    kernel = make_autograd_impl(overload, Info(backward, setup_context))
    _library_for(namespace, lib).impl_unboxed(name, kernel, "Autograd")


def register_autocast(
    op: OpIdentifier, device_type: str, cast_inputs: ScalarType, /, *, lib: Library | None = None
) -> Any:
    """Under autocast on `device_type`, cast floating-point inputs to `cast_inputs` first."""
    op = _resolve(op, "register_autocast")
    check_autocast(device_type)
    if isinstance(op, CustomOpDef):
        return op.register_autocast(device_type, cast_inputs)
    kernel = make_autocast_impl(lookup_op(op), device_type, cast_inputs)
    namespace, name = parse_namespace(op)
    return _library_for(namespace, lib).impl_unboxed(name, kernel, f"Autocast{device_type_to_key(device_type)}")


def register_torch_dispatch(
    op: OpIdentifier, torch_dispatch_class: Any, func: Function | None = None, /, *, lib: Library | None = None
) -> Any:
    """Register what happens when the operator meets a TorchDispatchMode class, `func(mode, func, types, args, kwargs)`,
    or a tensor subclass, `func(cls, func, types, args, kwargs)`. A decorator without `func`."""
    op = _resolve(op, "register_torch_dispatch")
    if isinstance(op, CustomOpDef):
        return op.register_torch_dispatch(torch_dispatch_class, func)

    def register(function: Function) -> Function:
        namespace, name = parse_namespace(op)
        _library_for(namespace, lib).register_torch_dispatch_rule(name, torch_dispatch_class, function)
        return function

    return register if func is None else register(func)


def register_vmap(op: OpIdentifier, func: Function | None = None, /, *, lib: Library | None = None) -> Any:
    """Register `func(info, in_dims, *args)`, the operator over a batch, which returns `(outputs, out_dims)`.

    It is kept as the `vmap_rule` of the operator's entry in dispatch/simple_registry.py. A decorator without `func`.
    """
    op = _resolve(op, "register_vmap")
    if isinstance(op, CustomOpDef):
        return op.register_vmap(func)
    schema = lookup_op(op)._schema
    if has_kwarg_only_tensors(schema):
        raise NotImplementedError(
            "register_vmap with kwarg-only Tensor args. In the original definition of the op, please make your tensors "
            f"not kwarg-only. Got: {schema}"
        )

    def register(function: Function) -> None:
        namespace, _ = parse_namespace(op)
        _library_for(namespace, lib).keep(registry.find(op).register_vmap_rule(function))

    return register if func is None else register(func)


class SafeKernelFunction:
    """The kernel of an operator at a key, as it was when `get_kernel` looked it up."""

    def __init__(self, op: OperatorHandle, kernel: KernelFunction) -> None:
        self._op = op
        self._kernel = kernel

    def call_boxed(self, keyset: int | DispatchKeySet, /, *args: Any, **kwargs: Any) -> Any:
        """Call it, for a kernel that has the next stop already in mind."""
        return self._kernel.callable_for(self._op)(int(keyset), *self._op.overload._bind(args, kwargs))

    def __repr__(self) -> str:
        return f"SafeKernelFunction(debug='{self._kernel.debug}')"


def get_kernel(op: str | OpOverload, dispatch_key: str | DispatchKey) -> SafeKernelFunction:
    """What calls of the operator run at the key now, to go on calling it after something else is registered there."""
    if not isinstance(op, (str, OpOverload)):
        raise ValueError(f"get_kernel({op}): got unexpected type for op: {type(op)}")
    name = op.name() if isinstance(op, OpOverload) else op
    if isinstance(dispatch_key, str):
        try:
            key = parse_dispatch_key(dispatch_key)
        except RuntimeError:
            raise ValueError(f"Invalid dispatch key: {dispatch_key}") from None
    else:
        key = dispatch_key
    parsed = parse_name(name)
    handle = dispatcher.find_op(parsed.name, parsed.overload_name)
    if handle is None:
        raise RuntimeError(f"operator {name} does not exist")
    kernel, _ = handle.entry.compute_dispatch_table_entry(key)
    if not kernel.is_valid():
        raise RuntimeError(f"no kernel for {key.name} for {name}")
    return SafeKernelFunction(handle, kernel)
