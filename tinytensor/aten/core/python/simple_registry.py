"""What libraries register under an operator's name beside kernels: fake implementations, rules for subclasses and vmap.

    registry.find("mylib::foo").fake_impl
    registry.find("mylib::foo").torch_dispatch_rules.find(MyTensor)

A name may have an entry before it has an operator. Every `register` returns a handle; `destroy()` takes it back.

Mirrors torch/_library/simple_registry.py and fake_impl.py, but for FakeImplCtx, see _subclasses/fake_tensor.py.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, NoReturn

from tinytensor.aten.core.dispatch.dispatcher import dispatcher
from tinytensor.aten.core.schema.function_schema_parser import parse_name
from tinytensor.c10.dispatch_key import DispatchKey


class Kernel(NamedTuple):
    """A function and where it was registered."""

    func: Callable[..., Any]
    source: str

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.func(*args, **kwargs)


class RegistrationHandle:
    """A registration; `destroy()` takes it back."""

    def __init__(self, on_destroy: Callable[[], object]) -> None:
        self._on_destroy = on_destroy

    def destroy(self) -> None:
        self._on_destroy()


class FakeImplHolder:
    """The fake implementations of one operator; the newest counts."""

    def __init__(self, qualname: str) -> None:
        self.qualname = qualname
        self.kernels: list[Kernel] = []

    @property
    def kernel(self) -> Kernel | None:
        return self.kernels[-1] if self.kernels else None

    def register(self, func: Callable[..., Any], source: str, *, allow_override: bool = True) -> RegistrationHandle:
        """Add one; without `allow_override`, only where nothing computes on meta tensors yet."""
        if not allow_override:
            self._check_is_free()
        kernel = Kernel(func, source)
        self.kernels.append(kernel)
        return RegistrationHandle(lambda: self.kernels.remove(kernel))

    def _check_is_free(self) -> None:
        start = f"register_fake(...): the operator {self.qualname} already has"
        if self.kernel is not None:
            raise RuntimeError(f"{start} a fake impl registered at {self.kernel.source}.")
        name = parse_name(self.qualname)
        op = dispatcher.find_op(name.name, name.overload_name)
        if op is None:
            return
        if op.has_kernel_for_dispatch_key(DispatchKey.Meta):
            raise RuntimeError(
                f"{start} a DispatchKey::Meta implementation via a pre-existing torch.library or TORCH_LIBRARY "
                "registration. Please either remove that registration or don't call register_fake."
            )
        if op.has_kernel_for_dispatch_key(DispatchKey.CompositeImplicitAutograd):
            raise RuntimeError(
                f"{start} an implementation for this device type via a pre-existing registration to "
                "DispatchKey::CompositeImplicitAutograd.CompositeImplicitAutograd operators do not need a fake impl; "
                "instead, the operator will decompose into its constituents and those can have fake impls defined on "
                "them."
            )

    def meta_kernel(self, *args: Any, **kwargs: Any) -> Any:
        """Run the newest one on meta tensors."""
        kernel = self.kernel
        if kernel is None:
            raise AssertionError("fake_impl_holder.kernel must not be None")

        def error_on_ctx() -> NoReturn:
            raise RuntimeError(
                f"{self.qualname} ({kernel.source}): You're trying to run this operator with meta Tensors (as opposed "
                "to FakeTensors), but this operator may return an output Tensor with data-dependent shape. Meta "
                "Tensors don't support operators with outputs that have data-dependent shapes but FakeTensors do. If "
                "your operator does not return an output with data-dependent shape, make sure the FakeTensor and/or "
                "meta kernel does not call torch.library.get_ctx(). Otherwise, please use FakeTensors."
            )

        with set_ctx_getter(error_on_ctx):
            return kernel(*args, **kwargs)


class DispatchRules:
    """What an operator does for a subclass or a mode, by class."""

    def __init__(self, qualname: str) -> None:
        self.qualname = qualname
        self._rules: dict[type, Callable[..., Any]] = {}

    def register(self, torch_dispatch_class: type, func: Callable[..., Any]) -> RegistrationHandle:
        if self.find(torch_dispatch_class):
            raise RuntimeError(
                f"{torch_dispatch_class} already has a `__torch_dispatch__` rule registered for {self.qualname}"
            )
        self._rules[torch_dispatch_class] = func
        return RegistrationHandle(lambda: self._rules.pop(torch_dispatch_class))

    def find(self, torch_dispatch_class: type) -> Callable[..., Any] | None:
        """The rule for exactly this class."""
        return self._rules.get(torch_dispatch_class)


class SimpleOperatorEntry:
    """Everything under one name. `vmap_rule(info, in_dims, *args)` returns `(outputs, out_dims)`."""

    def __init__(self, qualname: str) -> None:
        self.qualname = qualname
        self.fake_impl = FakeImplHolder(qualname)
        self.torch_dispatch_rules = DispatchRules(qualname)
        self.vmap_rule: Callable[..., Any] | None = None

    def register_vmap_rule(self, func: Callable[..., Any]) -> RegistrationHandle:
        self.vmap_rule = func
        return RegistrationHandle(lambda: setattr(self, "vmap_rule", None))


class SimpleLibraryRegistry:
    """Entries by qualified name, made when they are first asked for."""

    def __init__(self) -> None:
        self._entries: dict[str, SimpleOperatorEntry] = {}

    def find(self, qualname: str) -> SimpleOperatorEntry:
        entry = self._entries.get(qualname)
        if entry is None:
            entry = self._entries[qualname] = SimpleOperatorEntry(qualname)
        return entry


registry = SimpleLibraryRegistry()


def find_fake_impl(qualname: str) -> Kernel | None:
    """The newest fake implementation of this operator."""
    entry = registry._entries.get(qualname)
    return None if entry is None else entry.fake_impl.kernel


def find_torch_dispatch_rule(qualname: str, torch_dispatch_class: type) -> Callable[..., Any] | None:
    """What was registered for this operator and exactly this class of modes or tensors, instead of its handler."""
    entry = registry._entries.get(qualname)
    return None if entry is None else entry.torch_dispatch_rules.find(torch_dispatch_class)


# The context that a fake implementation may ask for.


def _no_ctx() -> None:
    return None


_ctx_getter: Callable[[], Any] = _no_ctx


def get_ctx() -> Any:
    """The context of the fake implementation that is running, which has `new_dynamic_size()`; None outside.

    In a kernel on the meta device there is none: RuntimeError.

    >>> tt.library.get_ctx() is None
    True
    """
    return _ctx_getter()


@contextlib.contextmanager
def set_ctx_getter(getter: Callable[[], Any]) -> Iterator[None]:
    """Let `get_ctx` ask `getter` while this lasts."""
    global _ctx_getter
    before, _ctx_getter = _ctx_getter, getter
    try:
        yield
    finally:
        _ctx_getter = before
