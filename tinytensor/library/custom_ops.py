"""custom_op: a Python function as an operator.

    @custom_op("mylib::twice", mutates_args=())
    def twice(x: Tensor) -> Tensor:
        return tt.tensor(2 * x.numpy())

    twice(x)                                    # or tt.ops.mylib.twice(x)
    twice.register_fake(lambda x: tt.empty_like(x))
    twice.register_autograd(lambda ctx, grad: 2 * grad)

Defining an operator again replaces it. Functions may be registered in any order; a later one replaces an earlier one.

Mirrors torch/_library/custom_ops.py. Left out: effects, kernels written in Triton.
"""

from __future__ import annotations

import contextlib
import inspect
import logging
import warnings
import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from tinytensor._ops import OpOverload, ops
from tinytensor.aten.core.dispatch.library import Library, _caller
from tinytensor.aten.core.python.simple_registry import registry
from tinytensor.aten.core.schema.function_schema_parser import parse_schema
from tinytensor.aten.core.schema.schema_rules import (
    device_arg_index,
    has_kwarg_only_tensors,
    has_tensor_arg,
    is_functional_schema,
    parse_namespace,
)
from tinytensor.aten.core.schema.tag import Tag, tags_tuple
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.library.autograd import make_autograd_impl
from tinytensor.library.custom_op_kernels import (
    check_autocast,
    device_type_to_key,
    make_autocast_impl,
    make_backend_select,
    make_inplace_or_view,
    result_fault,
)
from tinytensor.library.infer_schema import infer_schema

DeviceTypes = str | Sequence[str] | None
log = logging.getLogger(__name__)

_libraries: dict[str, Library] = {}
_opdefs: weakref.WeakValueDictionary[str, CustomOpDef] = weakref.WeakValueDictionary()


def custom_op(
    name: str,
    fn: Callable[..., Any] | None = None,
    /,
    *,
    mutates_args: str | Iterable[str],
    device_types: DeviceTypes = None,
    schema: str | None = None,
    tags: Any = None,
) -> Any:
    """Make a function an operator; returns its CustomOpDef. A decorator without `fn`.

        name            "namespace::name"
        fn              a function of tensors and plain values, with type hints; it may not return one of its arguments
        mutates_args    names of the arguments that it writes to, or "unknown": all tensors
        device_types    where the function computes; None: everywhere
        schema          "(Tensor x) -> Tensor"; by default it is inferred from the type hints
        tags            a Tag or several

    ValueError for a function without type hints, and where `schema` and `mutates_args` do not agree.

    >>> @tt.library.custom_op("docs_custom::add_n", mutates_args=())
    ... def add_n(x: tt.Tensor, n: int = 1) -> tt.Tensor:
    ...     return x + n
    >>> add_n(tt.zeros(2), 3), tt.ops.docs_custom.add_n(tt.zeros(1))
    (tensor([3., 3.]), tensor([1.]))
    """

    def make(function: Callable[..., Any]) -> CustomOpDef:
        tagged = tags_tuple(tags)
        text = infer_schema(function, mutates_args=mutates_args, tags=tagged) if schema is None else schema
        namespace, opname = name.split("::")
        result = CustomOpDef(namespace, opname, text, function, tagged)
        if schema is not None:
            expected = {a.name for a in result._opoverload._schema.arguments if a.is_write}
            if expected != set(mutates_args):
                raise ValueError(
                    f"Attempted to create a custom op with `mutates_args={mutates_args}` and `schema={schema}. The "
                    f"schema suggests that the op mutates {expected}which is different from what was provided to us in "
                    "`mutates_args`. Please make these consistent."
                )
        result.register_kernel(device_types)(function)
        return result

    return make if fn is None else make(fn)


class CustomOpDef:
    """A custom operator, made by `custom_op`: callable, and where its kernels, fake implementation and formulas are
    registered.

    Its methods do what the functions of the same names in `library` do for it.
    """

    def __init__(
        self, namespace: str, name: str, schema: str, fn: Callable[..., Any], tags: tuple[Tag, ...] = ()
    ) -> None:
        self._namespace = namespace
        self._name = name
        self._schema = schema
        self._tags = tags_tuple(tags)
        self._init_fn = fn
        # One kernel is registered for each device; it finds the function here.
        self._backend_fns: dict[str | None, Callable[..., Any]] = {}
        self._disabled_kernel: set[str | None] = set()
        self._abstract_fn: Callable[..., Any] | None = None
        self._setup_context_fn: Callable[..., Any] | None = None
        self._backward_fn: Callable[..., Any] | None = None
        self._vmap_fn: Callable[..., Any] | None = None
        self._torch_dispatch_fns: dict[type, Callable[..., Any]] = {}
        self._autocast_dtype: dict[str, ScalarType] = {}
        self._lib = _library_allowing_overwrite(self._qualname)
        self._opoverload = self._register_to_dispatcher()
        _opdefs[self._qualname] = self

    @property
    def _qualname(self) -> str:
        return f"{self._namespace}::{self._name}"

    def __repr__(self) -> str:
        return f"<CustomOpDef({self._qualname})>"

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self._opoverload(*args, **kwargs)

    def register_kernel(self, device_types: DeviceTypes, fn: Callable[..., Any] | None = None, /) -> Any:
        """Register what computes on the devices; None: on all that have none of their own. A decorator without `fn`.

        ValueError for an operator without tensors and without an argument `device`.

        >>> @tt.library.custom_op("docs_def_kernel::f", mutates_args=())
        ... def f(x: tt.Tensor) -> tt.Tensor:
        ...     return x + 1
        >>> @f.register_kernel("cpu")
        ... def _(x):
        ...     return x + 2
        >>> f(tt.zeros(1))
        tensor([2.])
        """
        schema = self._opoverload._schema
        if device_types is not None and not has_tensor_arg(schema):
            index = device_arg_index(schema)
            if index is None:
                raise ValueError(
                    "Functions without tensor inputs are required to have a `device: torch.device` argument"
                )
            kernel = make_backend_select(self._opoverload, index, self._backend_fns)
            self._lib.impl_unboxed(self._name, kernel, "BackendSelect")

        def register(function: Callable[..., Any]) -> Callable[..., Any]:
            single = device_types is None or isinstance(device_types, str)
            for device_type in (device_types,) if single else device_types:  # type: ignore[union-attr]
                is_new = device_type not in self._backend_fns
                self._backend_fns[device_type] = function  # type: ignore[index]
                if is_new:
                    self._register_backend(device_type)  # type: ignore[arg-type]
            return function

        return register if fn is None else register(fn)

    @contextlib.contextmanager
    def set_kernel_enabled(self, device_type: str, enabled: bool = True) -> Iterator[None]:
        """While this context lasts, calls on the device run the function that the operator was made from, or no
        longer do.

        `enabled=False` is for comparing a kernel with that function. It warns where it changes nothing.

        >>> @tt.library.custom_op("docs_enabled::f", mutates_args=())
        ... def f(x: tt.Tensor) -> tt.Tensor:
        ...     return x + 1
        >>> _ = f.register_kernel("cpu")(lambda x: x + 2)
        >>> with f.set_kernel_enabled("cpu", enabled=False):
        ...     print(f(tt.zeros(1)))
        tensor([1.])
        >>> f(tt.zeros(1))
        tensor([2.])
        """
        was_disabled = device_type in self._disabled_kernel
        if device_type not in self._backend_fns:
            log.warning(
                "Attempted to %s kernel for %s but no kernel was registered for this device type.",
                "enable" if enabled else "disable",
                device_type,
            )
        if not enabled and was_disabled:
            log.warning("Attempted to disable kernel for %s but it was already disabled.", device_type)
        elif not enabled:
            self._disabled_kernel.add(device_type)
        elif was_disabled:
            self._disabled_kernel.remove(device_type)
        else:
            log.warning("Attempted to enable kernel for  %s but it was already enabled.", device_type)
        try:
            yield
        finally:
            if was_disabled:
                self._disabled_kernel.add(device_type)
            else:
                self._disabled_kernel.discard(device_type)

    def register_fake(self, fn: Callable[..., Any], /) -> Callable[..., Any]:
        """Register what computes sizes, strides and dtypes only: the operator on meta tensors. See
        `library.register_fake`.
        """
        if self._is_inplace or self._is_out:
            tag = "torch.Tag.inplace" if self._is_inplace else "torch.Tag.out"
            warnings.warn(
                f"The fake registration for {self} is unnecessary. Custom ops tagged with {tag} already get an "
                "autogenerated fake kernel. The provided fake impl will be used instead.",
                stacklevel=2,
            )
        self._abstract_fn = fn
        return fn

    def register_autograd(
        self, backward: Callable[..., Any], /, *, setup_context: Callable[..., Any] | None = None
    ) -> None:
        """Register a backward, and what keeps what it needs. See `library.register_autograd`."""
        schema = self._opoverload._schema
        if self._is_out:
            raise RuntimeError(
                f"Cannot register autograd formula for operator tagged with torch.Tag.out: {self}. Out variants do not "
                "support autograd."
            )
        if not is_functional_schema(schema, allow_valid_view=True):
            raise RuntimeError(
                f"Cannot register autograd formula for non-functional operator {self} with schema {schema}. Please "
                "create a functional operator and register an autograd formula for that."
            )
        self._backward_fn = backward
        self._setup_context_fn = setup_context

    def register_vmap(self, func: Callable[..., Any] | None = None) -> Any:
        """Register the operator over a batch; a decorator without `func`. See `library.register_vmap`."""

        def register(function: Callable[..., Any]) -> None:
            if self._vmap_fn is None:
                # One lambda is registered, and it looks the function up, so a later function needs no registration.
                entry = registry.find(self._qualname)
                self._lib.keep(entry.register_vmap_rule(lambda *args: self._vmap_fn(*args)))  # type: ignore[misc]
            self._vmap_fn = function

        return register if func is None else register(func)

    def register_torch_dispatch(self, torch_dispatch_class: Any, fn: Callable[..., Any] | None = None, /) -> Any:
        """Register what the operator does for a mode or subclass; a decorator without `fn`. See
        `library.register_torch_dispatch`.
        """

        def register(function: Callable[..., Any]) -> Callable[..., Any]:
            if torch_dispatch_class not in self._torch_dispatch_fns:
                self._lib.register_torch_dispatch_rule(
                    self._name,
                    torch_dispatch_class,
                    lambda *args, **kwargs: self._torch_dispatch_fns[torch_dispatch_class](*args, **kwargs),
                )
            self._torch_dispatch_fns[torch_dispatch_class] = function
            return function

        return register if fn is None else register(fn)

    def register_autocast(self, device_type: str, cast_inputs: ScalarType) -> Any:
        """Under autocast on `device_type`, cast floating inputs to `cast_inputs` first. See
        `library.register_autocast`.
        """
        if not isinstance(device_type, str):
            raise ValueError(f"Expected `device_type` of type `str`, got: `{type(device_type)}`")
        check_autocast(device_type)
        kernel = make_autocast_impl(self._opoverload, device_type, cast_inputs)
        if device_type not in self._autocast_dtype:
            self._autocast_dtype[device_type] = cast_inputs
            self._lib.impl_unboxed(self._name, kernel, f"Autocast{device_type_to_key(device_type)}")
        return kernel

    # What it registers.

    def _register_to_dispatcher(self) -> OpOverload:
        text = self._name + self._schema
        schema = parse_schema(text)
        if has_kwarg_only_tensors(schema) and Tag.out not in self._tags:
            raise NotImplementedError(
                "custom_op with kwarg-only Tensor args. Please make your tensors not kwarg-only. Got: " + text
            )
        # All kernels are registered once, here, and look up what the user has registered when they are called. So the order
        # of the `register_*` methods does not matter, and a later function takes an earlier one's place.
        others = (tag for tag in self._tags if tag is not Tag.pt2_compliant_tag)
        self._lib.define(text, tags=(Tag.pt2_compliant_tag, *others))
        op = lookup_op(self._qualname)
        self._is_inplace, self._is_out = Tag.inplace in op.tags, Tag.out in op.tags
        self._lib.register_fake(self._name, self._fake_impl, _caller())
        self._lib.impl_unboxed(self._name, make_autograd_impl(op, self), "Autograd")
        # For all other operators the fallthrough at this key costs nothing.
        if schema.is_view or schema.is_mutable:
            self._lib.impl_unboxed(self._name, make_inplace_or_view(op), "ADInplaceOrView")
        return op

    def _register_backend(self, device_type: str | None) -> None:
        outs = [a.name for a in self._opoverload._schema.out_arguments] if self._is_out else []
        key = "CompositeExplicitAutograd" if device_type is None else device_type_to_key(device_type)

        def backend_impl(*args: Any, **kwargs: Any) -> Any:
            disabled = device_type in self._disabled_kernel
            function = self._init_fn if disabled else self._backend_fns[device_type]
            result = function(*args, **kwargs)
            given = (*args, *kwargs.values())
            fault = result_fault(self._opoverload, given, result, self._is_inplace, [kwargs[name] for name in outs])
            if fault is not None:
                raise RuntimeError(
                    f"{self._name} (with implementation in {inspect.getmodule(function)}): {fault}\n  in the kernel of "
                    f"{self._qualname} at {key}"
                )
            return result

        self._lib.impl(self._name, backend_impl, key)

    def _fake_impl(self, *args: Any, **kwargs: Any) -> Any:
        if self._abstract_fn is not None:
            return self._abstract_fn(*args, **kwargs)
        schema = self._opoverload._schema
        if self._is_inplace:
            return args[0]
        if self._is_out:
            outs = tuple(kwargs[a.name] for a in schema.out_arguments)
            return outs[0] if len(outs) == 1 else outs
        if schema.is_mutable and not schema.returns:
            return None
        raise RuntimeError(
            f"There was no fake impl registered for {self}. This is necessary for torch.compile/export/fx tracing to "
            f"work. Please use `{self._init_fn.__name__}.register_fake` to add an fake impl."
        )


def _library_allowing_overwrite(qualname: str) -> Library:
    """A library for one operator; what was registered under its name before is gone."""
    old = _libraries.pop(qualname, None)
    if old is not None:
        old._destroy()
    library = _libraries[qualname] = Library(parse_namespace(qualname)[0], "FRAGMENT")
    return library


def find_opdef(op: CustomOpDef | OpOverload | str) -> CustomOpDef | None:
    """The CustomOpDef of an operator, if it has one."""
    if isinstance(op, CustomOpDef):
        return op
    return _opdefs.get(op.name() if isinstance(op, OpOverload) else op)


def lookup_op(qualname: str) -> OpOverload:
    """`mylib::foo.bar` -> `ops.mylib.foo.bar`; AttributeError if there is none."""
    namespace, name = parse_namespace(qualname)
    name, _, overload = name.partition(".")
    return getattr(getattr(getattr(ops, namespace), name), overload or "default")
