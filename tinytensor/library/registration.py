"""Registering by an operator's name: `define`, `impl` and the `register_*` functions.

Each makes a Library fragment of its own, which is kept for the program's life, unless it is given one (`lib=`). Where
the operator is a custom_op, its CustomOpDef does the work.

Mirrors the functions of torch/library.py. Left out: impl_abstract, the effects, checks for C++ extensions.
"""

from __future__ import annotations

import contextlib
import functools
import re
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tinytensor._ops import OpOverload
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle, dispatcher
from tinytensor.aten.core.dispatch.kernel_function import KernelFunction
from tinytensor.aten.core.dispatch.library import Library
from tinytensor.aten.core.python.simple_registry import registry
from tinytensor.aten.core.schema.function_schema_parser import parse_name
from tinytensor.aten.core.schema.schema_rules import has_kwarg_only_tensors, is_functional_schema, parse_namespace
from tinytensor.aten.core.schema.tag import Tag
from tinytensor.c10.dispatch_key import DispatchKey, parse_dispatch_key
from tinytensor.c10.dispatch_key_set import DispatchKeySet
from tinytensor.c10.scalar_type import ScalarType
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
    """`with _scoped_library("mylib", "DEF") as lib:` what it registers is gone afterwards. Arguments are those of
    Library.

    >>> with tt.library._scoped_library("docs_scoped", "DEF") as lib:
    ...     _ = lib.define("f(Tensor x) -> Tensor")
    >>> hasattr(tt.ops.docs_scoped, "f")
    False
    """
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

        qualname   "namespace::name"
        schema     without a name
        lib        a Library to define it in; None: one that lives for ever
        tags       a Tag or several

    ValueError for a name without a namespace or another form of schema.

    >>> with tt.library._scoped_library("docs_def", "FRAGMENT") as lib:
    ...     tt.library.define("docs_def::f", "(Tensor x) -> Tensor", lib=lib)
    ...     tt.library.impl("docs_def::f", "cpu", lambda x: x + 1, lib=lib)
    ...     print(tt.ops.docs_def.f(tt.zeros(2)))
    tensor([1., 1.])
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
    """Register a kernel for device types ("cpu", "default": all of them) or dispatch keys; a decorator without
    `func`.

    `impl(lib, "sin", "CPU")` is a decorator too.

        qualname   "namespace::name"
        types      a str or several
        func       called with the operator's arguments
        lib        a Library to register it in; None: one that lives for ever

    >>> with tt.library._scoped_library("docs_im", "FRAGMENT") as lib:
    ...     tt.library.define("docs_im::f", "(Tensor x) -> Tensor", lib=lib)
    ...     tt.library.impl("docs_im::f", "default", lambda x: x * 3, lib=lib)
    ...     print(tt.ops.docs_im.f(tt.ones(2)))
    tensor([3., 3.])
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
    """Register what computes on the devices.

        op             a name, an OpOverload or a CustomOpDef
        device_types   "cpu", or several; None stands for all that have no kernel of their own
        func           called with the operator's arguments; without it, a decorator
        lib            a Library to register it in; None: one that lives for ever

    >>> @tt.library.custom_op("docs_kernel::f", mutates_args=())
    ... def f(x: tt.Tensor) -> tt.Tensor:
    ...     return x + 1
    >>> @tt.library.register_kernel("docs_kernel::f", "cpu")
    ... def _(x):
    ...     return x + 2
    >>> f(tt.zeros(1))
    tensor([2.])
    """
    op = _resolve(op, "register_kernel")
    if isinstance(op, CustomOpDef):
        return op.register_kernel(device_types, func)
    return impl(op, "CompositeExplicitAutograd" if device_types is None else device_types, func, lib=lib)


def register_fake(
    op: OpIdentifier, func: Function | None = None, /, *, lib: Library | None = None, allow_override: bool = True
) -> Any:
    """Register what computes sizes, strides and dtypes only: the operator on meta tensors.

        op               a name, an OpOverload or a CustomOpDef
        func             called with the operator's arguments; without it, a decorator
        lib              a Library to register it in; None: one that lives for ever
        allow_override   False: RuntimeError where there is one

    >>> @tt.library.custom_op("docs_fake::f", mutates_args=())
    ... def f(x: tt.Tensor) -> tt.Tensor:
    ...     return x + 1
    >>> @tt.library.register_fake("docs_fake::f")
    ... def _(x):
    ...     return tt.empty_like(x)
    >>> f(tt.zeros(2, device="meta")).shape
    torch.Size([2])
    """
    op = _resolve(op, "register_fake")
    if isinstance(op, CustomOpDef):
        return op.register_fake if func is None else op.register_fake(func)

    def register(function: Function) -> Function:
        namespace, name = parse_namespace(op)
        _library_for(namespace, lib).register_fake(name, function, allow_override=allow_override)
        return function

    return register if func is None else register(func)


def impl_abstract(qualname: OpIdentifier, func: Function | None = None, *, lib: Library | None = None) -> Any:
    """`register_fake`, under its name of before. It warns.

    >>> import warnings
    >>> op = tt.library.custom_op("docs_abstract::f", lambda x: x + 1, mutates_args=(), schema="(Tensor x) -> Tensor")
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     _ = tt.library.impl_abstract("docs_abstract::f", lambda x: tt.empty_like(x))
    >>> op(tt.zeros(2, device="meta")).shape
    torch.Size([2])
    """
    warnings.warn(
        "`torch.library.impl_abstract` was renamed to `torch.library.register_fake`. Please use that instead; we will remove "
        "`torch.library.impl_abstract` in a future version of PyTorch.",
        FutureWarning,
        stacklevel=2,
    )
    return register_fake(qualname, func, lib=lib)


def register_autograd(
    op: OpIdentifier, backward: Function, /, *, setup_context: Function | None = None, lib: Library | None = None
) -> None:
    """Register `backward(ctx, *grads)`, which returns one gradient for each input.

    `setup_context(ctx, inputs, output)` keeps on ctx what backward needs; where the schema has keyword-only
    arguments, it is `setup_context(ctx, inputs, keyword_only_inputs, output)`. All are called by keyword.

        op              a name, an OpOverload or a CustomOpDef
        lib             a Library to register it in; None: one that lives for ever

    RuntimeError for an operator that writes to its arguments.

    >>> @tt.library.custom_op("docs_autograd::cube", mutates_args=())
    ... def cube(x: tt.Tensor) -> tt.Tensor:
    ...     return x**3
    >>> def setup_context(ctx, inputs, output):
    ...     ctx.save_for_backward(inputs[0])
    >>> def backward(ctx, grad):
    ...     return 3 * ctx.saved_tensors[0] ** 2 * grad
    >>> tt.library.register_autograd("docs_autograd::cube", backward, setup_context=setup_context)
    >>> x = tt.tensor([2.0], requires_grad=True)
    >>> cube(x).backward()
    >>> x.grad
    tensor([12.])
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
    """Under autocast on `device_type`, cast floating inputs to `cast_inputs` first.

        op            a name, an OpOverload or a CustomOpDef
        device_type   "cpu" or "cuda"; ValueError for others
        cast_inputs   a dtype
        lib           a Library to register it in; None: one that lives for ever

    >>> @tt.library.custom_op("docs_autocast::f", mutates_args=())
    ... def f(x: tt.Tensor) -> tt.Tensor:
    ...     return x + 1
    >>> _ = tt.library.register_autocast("docs_autocast::f", "cpu", tt.bfloat16)
    >>> with tt.autocast("cpu"):
    ...     print(f(tt.zeros(1)).dtype)
    torch.bfloat16
    """
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
    """Register what happens when the operator meets a TorchDispatchMode class or a tensor subclass.

        op                     a name, an OpOverload or a CustomOpDef
        torch_dispatch_class   the class
        func                   `func(mode, func, types, args, kwargs)` for a mode, `func(cls, func, types, args, kwargs)` for a
                               subclass; without it, a decorator
        lib                    a Library to register it in; None: one that lives for ever

    >>> from tinytensor.utils._python_dispatch import TorchDispatchMode
    >>> class Mode(TorchDispatchMode):
    ...     def __torch_dispatch__(self, func, types, args=(), kwargs=None):
    ...         return func(*args, **(kwargs or {}))
    >>> @tt.library.custom_op("docs_mode::f", mutates_args=())
    ... def f(x: tt.Tensor) -> tt.Tensor:
    ...     return x + 1
    >>> @tt.library.register_torch_dispatch("docs_mode::f", Mode)
    ... def _(mode, func, types, args, kwargs):
    ...     return args[0] * 100
    >>> with Mode():
    ...     print(f(tt.ones(1)))
    tensor([100.])
    """
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

        op     a name, an OpOverload or a CustomOpDef
        func   `info` has `batch_size` and `randomness`; without it, a decorator
        lib    a Library to register it in; None: one that lives for ever

    It is kept as the `vmap_rule` of the operator's entry in aten/core/python/simple_registry.py.

    >>> @tt.library.custom_op("docs_vmap::f", mutates_args=())
    ... def f(x: tt.Tensor) -> tt.Tensor:
    ...     return x + 1
    >>> @tt.library.register_vmap("docs_vmap::f")
    ... def _(info, in_dims, x):
    ...     return f(x), in_dims[0]
    >>> tt.vmap(f)(tt.zeros(3))
    tensor([1., 1., 1.])
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
    """The kernel of an operator at a key, as it was when `get_kernel` looked it up; `call_boxed` calls it."""

    def __init__(self, op: OperatorHandle, kernel: KernelFunction) -> None:
        self._op = op
        self._kernel = kernel

    def call_boxed(self, keyset: int | DispatchKeySet, /, *args: Any, **kwargs: Any) -> Any:
        """Call the kernel with a key set, which says where it goes on, and the operator's arguments.

        >>> kernel = tt.library.get_kernel("aten::sin", "CPU")
        >>> kernel.call_boxed(tt.DispatchKeySet(tt.DispatchKey.CPU), tt.zeros(1))
        tensor([0.])
        """
        return self._kernel.callable_for(self._op)(int(keyset), *self._op.overload._bind(args, kwargs))

    def __repr__(self) -> str:
        return f"SafeKernelFunction(debug='{self._kernel.debug}')"


def get_kernel(op: str | OpOverload, dispatch_key: str | DispatchKey) -> SafeKernelFunction:
    """What calls of the operator run at the key now, to go on calling it after something else is registered there.

    `op` is a name or an OpOverload, `dispatch_key` a key or its name. RuntimeError for no such operator or no kernel,
    ValueError for no such key.

    >>> kernel = tt.library.get_kernel("aten::sin", "CPU")
    >>> kernel.call_boxed(tt.DispatchKeySet(tt.DispatchKey.CPU), tt.zeros(1))
    tensor([0.])
    """
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
