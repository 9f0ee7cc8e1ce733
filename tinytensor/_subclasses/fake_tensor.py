"""FakeTensor and FakeTensorMode: programs without bytes.

A FakeTensor has sizes, strides, dtype, device and history of a tensor, and no bytes. In the mode, factory functions make
fake tensors, and operators on fake tensors compute what is known without bytes: by their meta kernels, with the device
that the result would have been on. A meta kernel gets a meta tensor in place of a fake one, its `twin`; see
fake_storage.py. What depends on values raises DataDependentOutputException or DynamicOutputShapeException.

Note [Constants]
`torch.tensor(3)` in the mode is a fake tensor that remembers its one value (`constant`), and so is what is computed from
constants alone: then `.item()` can be answered. When something that is not constant is written to a constant, the
constant and all that share its storage forget their values.

Note [Device of the result]
The device that all arguments share. A 0-dim CPU tensor goes with any device. PyTorch normalizes `cuda` to the current
device of that type; here nothing is asked, it is `cuda:0`.

Mirrors torch/_subclasses/fake_tensor.py. Left out: sparse tensors (UnsupportedFakeTensorException), symbolic sizes and all
that comes with a ShapeEnv, the cache of dispatches (metadata is interned here), `propagate_real_tensors`, FakeCopyMode.
"""

from __future__ import annotations

import contextlib
import threading
import warnings
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from tinytensor import _C
from tinytensor._ops import OpOverload
from tinytensor._subclasses.fake_errors import (
    DataDependentOutputException,
    DynamicOutputShapeException,
    FakeTensorDeviceMismatchError,
    UnsupportedFakeTensorException,
    UnsupportedOperatorException,
)
from tinytensor._subclasses.fake_impls import find_impl
from tinytensor._subclasses.fake_storage import FakeStorage, fake_storage
from tinytensor._subclasses.meta_utils import FakeTensorConverter
from tinytensor._tensor import Tensor
from tinytensor._tensor.str import PRINT_OPTIONS
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.python_arg_parser_types import NUMBERS_AS_TENSORS
from tinytensor.aten.core.python.python_fallback_kernel import DisableTorchDispatch
from tinytensor.aten.core.python.simple_registry import find_fake_impl, set_ctx_getter
from tinytensor.aten.core.python.torch_function import keys_of_class
from tinytensor.aten.core.schema.tag import Tag
from tinytensor.c10 import device as devices
from tinytensor.c10.device import Device, cpu, meta
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.layout import strided
from tinytensor.c10.metadata import metadata, subclass_metadata
from tinytensor.c10.tensor_impl import new_subclass_tensor, new_tensor
from tinytensor.c10.thread_local_state import carried
from tinytensor.utils._python_dispatch import TorchDispatchMode
from tinytensor.utils._pytree import tree_flatten, tree_leaves, tree_map, tree_unflatten
from tinytensor.utils._wrapper_subclass import is_traceable_wrapper_subclass


def normalize(device: Device) -> Device:
    """A device type that has several devices is never without an index."""
    if device.index is None and device.type in ("cuda", devices.privateuse1_name):
        return Device(device.type, 0)
    return device


def find_common_device(func: Any, fakes: Iterable[Any]) -> Device:
    """The device that a result of `func` on these fake tensors is on. FakeTensorDeviceMismatchError if there is
    none."""
    common: Device | None = None
    is_cpu_zero_dim = False
    # Numbers are tensors without dimensions on the CPU, and must not decide where the result is: the first argument may be
    # one, and then the device of a later argument takes its place. Once something else has decided, any other device is
    # an error. `nextafter` has no such rule for numbers; `add_` of a meta tensor goes with anything.
    numbers_go_anywhere = func.name() != "aten::nextafter"
    meta_goes_anywhere = func.name() == "aten::add_.Tensor"
    for fake in fakes:
        device = fake.device
        zero_dim = device is cpu and fake.meta_.dim == 0
        if common is None:
            common, is_cpu_zero_dim = device, zero_dim
        elif device is common:
            is_cpu_zero_dim = is_cpu_zero_dim and zero_dim
        elif zero_dim and numbers_go_anywhere:
            pass
        elif is_cpu_zero_dim and numbers_go_anywhere:
            common, is_cpu_zero_dim = device, zero_dim
        elif not (meta_goes_anywhere and "meta" in (common.type, device.type)):
            raise FakeTensorDeviceMismatchError(func, common, device)
    if common is None and func._opname in NUMBERS_AS_TENSORS:
        return cpu
    if common is None:
        raise AssertionError(f"Could not find common device for {func}")
    return common


# ---- the class -------------------------------------------------------------------------------------------------------


class FakeTensor(Tensor):
    """A tensor without bytes. `constant` is its value, where it is known: Note [Constants].

    FakeTensor(mode, meta_tensor, device) shares the meta tensor's storage, and is on `device`.
    """

    __torch_function__ = _C._disabled_torch_function_impl
    _mode_key: ClassVar[Any] = _C._TorchDispatchModeKey.FAKE

    fake_mode: Any
    constant: Tensor | None

    @staticmethod
    def __new__(
        cls,
        fake_mode_or_elem: Any = None,
        elem: Any = None,
        device: Device | str | None = None,
        constant: Tensor | None = None,
        *,
        fake_mode: Any = None,
        fake_device: Device | str | None = None,
        requires_grad: bool | None = None,
    ) -> FakeTensor:
        mode, elem = _mode_and_elem(fake_mode_or_elem, elem, fake_mode)
        place = _one_device(device=device, fake_device=fake_device)
        if elem.layout is not strided:
            raise UnsupportedFakeTensorException(f"{elem.layout} tensors have no fake tensors in this library")
        if elem.meta_.device is not meta:
            raise AssertionError(f"elem.device.type must be 'meta', got {elem.meta_.device.type}")
        m = _metadata_on(elem.meta_, place, keys_of_class(cls))
        self: FakeTensor = new_subclass_tensor(cls, m, fake_storage(elem.storage_), elem.byte_offset_)
        self.fake_mode = mode
        self.constant = constant
        if elem.requires_grad if requires_grad is None else requires_grad:
            self.requires_grad = True
        return self

    @property
    def fake_device(self) -> Device:
        """The device that it pretends to be on, also while a meta kernel runs."""
        return self.meta_.device

    @fake_device.setter
    def fake_device(self, device: Device) -> None:
        grad = self.meta_.key_set & REQUIRES_GRAD
        self.meta_ = _metadata_on(self.meta_, normalize(device), keys_of_class(type(self)))
        if grad:
            self.meta_ = self.meta_.grad_twin

    @property
    def device(self) -> Device:
        return meta if self.fake_mode.in_kernel_invocation else self.meta_.device

    @property
    def is_cuda(self) -> bool:  # type: ignore[override]
        return self.device.type == "cuda"

    @property
    def is_meta(self) -> bool:
        return self.device is meta

    def data_ptr(self) -> int:
        """0, with PyTorch's warning."""
        warnings.warn(
            "Accessing the data pointer of FakeTensor is deprecated and will error in PyTorch 2.5. This is almost "
            "definitely a bug in your code and will cause undefined behavior with subsystems like torch.compile. Please "
            "wrap calls to tensor.data_ptr() in an opaque custom op; If all else fails, you can guard accesses to "
            "tensor.data_ptr() on isinstance(tensor, FakeTensor).",
            UserWarning,
            stacklevel=2,
        )
        return 0

    def tolist(self) -> Any:
        """Its numbers, if they are known."""
        if self.dim() == 0:
            return self.item()
        return [each.item() if self.dim() == 1 else each.tolist() for each in self]

    @staticmethod
    def from_tensor(t: Tensor, fake_mode: Any) -> FakeTensor:
        return fake_mode.from_tensor(t)

    @classmethod
    def __torch_dispatch__(  # type: ignore[override]  # Tensor's own is an object, and no method
        cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        """Let the mode of the first fake tensor take the call, unless a mode has had it and declined."""
        if any(not issubclass(each, FakeTensor) and each is not Tensor for each in types):
            return NotImplemented
        kwargs = kwargs or {}
        mode = next(leaf.fake_mode for leaf in tree_leaves((args, kwargs)) if isinstance(leaf, FakeTensor))
        # A meta kernel of this mode runs. What it calls on a fake tensor is answered with meta tensors, too.
        if mode.in_kernel_invocation:
            return mode.run_on_meta(func, args, kwargs)[0]
        if _C._get_dispatch_mode(cls._mode_key) is not None:
            return NotImplemented
        with mode:
            return func(*args, **kwargs)


def _mode_and_elem(first: Any, elem: Any, fake_mode: Any) -> tuple[Any, Any]:
    if isinstance(first, TorchDispatchMode):
        if fake_mode is not None and fake_mode is not first:
            raise TypeError("FakeTensor.__new__() got conflicting fake_mode values")
        fake_mode = first
    elif first is not None:
        if not isinstance(first, Tensor):
            raise TypeError(
                f"FakeTensor.__new__() expected a FakeTensorMode or Tensor as the first argument, got {type(first)}"
            )
        if elem is not None:
            raise TypeError("FakeTensor.__new__() expected either (fake_mode, elem, ...) or (elem, fake_mode=..., ...)")
        elem = first
    if fake_mode is None:
        raise TypeError("FakeTensor.__new__() missing required argument: 'fake_mode'")
    if elem is None:
        raise TypeError("FakeTensor.__new__() missing required argument: 'elem'")
    return fake_mode, elem


def _one_device(**given: Device | str | None) -> Device:
    named = [(name, normalize(Device(value))) for name, value in given.items() if value is not None]
    if not named:
        raise TypeError("FakeTensor.__new__() missing required argument: 'device' (or 'fake_device')")
    (first, place), *others = named
    for name, other in others:
        if other is not place:
            raise ValueError(f"FakeTensor.__new__() got conflicting device values: {first}={place}, {name}={other}")
    return place


def _metadata_on(m: Any, device: Device, keys: int) -> Any:
    return subclass_metadata(metadata(tuple(m.sizes), m.strides, m.dtype, device, m.is_wrapped_number), keys)


def twin_on_meta(fake: FakeTensor) -> Tensor:
    """The meta tensor that stands for `fake` in a meta kernel."""
    m, storage = fake.meta_, fake.storage_
    assert isinstance(storage, FakeStorage)
    on_meta = metadata(tuple(m.sizes), m.strides, m.dtype, meta, m.is_wrapped_number)
    return new_tensor(on_meta, storage.on_meta, fake.byte_offset_)


def follow(fake: FakeTensor, twin: Tensor) -> None:
    """Copy geometry and storage from `twin` to the fake tensor: `resize_`, `t_`, `set_` or an `out=` may have changed
    them."""
    m, now = fake.meta_, twin.meta_
    same_storage = fake_storage(twin.storage_) is fake.storage_
    if same_storage and (now.sizes, now.strides, twin.byte_offset_) == (m.sizes, m.strides, fake.byte_offset_):
        return
    changed = _metadata_on(now, m.device, keys_of_class(type(fake)))
    fake.meta_ = changed.grad_twin if m.key_set & REQUIRES_GRAD else changed
    fake.storage_ = fake_storage(twin.storage_)
    fake.byte_offset_ = twin.byte_offset_


# ---- the mode --------------------------------------------------------------------------------------------------------

__all__ = [
    "DataDependentOutputException",
    "DynamicOutputShapeException",
    "FakeTensor",
    "FakeTensorConverter",
    "FakeTensorDeviceMismatchError",
    "FakeTensorMode",
    "UnsupportedFakeTensorException",
    "UnsupportedOperatorException",
    "fake_tensor_tls",
    "in_kernel_invocation_manager",
    "is_fake",
    "maybe_get_fake_mode",
    "unset_fake_temporarily",
]


class _TLS(threading.local):
    allow_non_fake_inputs_override: bool | None = None


fake_tensor_tls = carried(_TLS())
_LIFT = frozenset(("aten::lift_fresh", "aten::lift_fresh_copy"))
# A constant has at most this many elements.
CONSTANT_NUMEL_LIMIT = 1


class FakeTensorMode(TorchDispatchMode):
    """Makes fake tensors; see the module's docstring.

    allow_non_fake_inputs     real tensors among the arguments are faked; else they are an error
    allow_fallback_kernels    an operator without a meta kernel may run on zeros
    """

    _mode_key = _C._TorchDispatchModeKey.FAKE

    def __init__(
        self,
        *,
        allow_fallback_kernels: bool = True,
        allow_non_fake_inputs: bool = False,
        shape_env: None = None,
        static_shapes: bool | None = None,
        export: bool = False,
    ) -> None:
        super().__init__()
        if shape_env is not None or static_shapes is False:
            raise NotImplementedError("sizes are never symbolic in this library")
        self.allow_fallback_kernels = allow_fallback_kernels
        self.allow_non_fake_inputs = allow_non_fake_inputs
        self.shape_env = None
        self.static_shapes = True
        self.in_kernel_invocation = False
        self.fake_tensor_converter = FakeTensorConverter(self.make)
        self._enter_stack: list[tuple[bool, Any]] = []

    def make(self, elem: Any, device: Device, constant: Tensor | None = None) -> FakeTensor:
        return FakeTensor(self, elem, device, constant)

    def is_our_fake(self, t: object) -> bool:
        return isinstance(t, FakeTensor) and t.fake_mode is self

    def from_tensor(self, tensor: Tensor, *, static_shapes: bool | None = None) -> Any:
        """The fake of a real tensor: the same one each time. See meta_utils.py."""
        return self.fake_tensor_converter.from_real_tensor(tensor)

    def __enter__(self) -> FakeTensorMode:
        # There is one place for a fake mode. To enter the active one again changes nothing; another one takes the place, and
        # gives it back at the end. Each entry is noted, for `__exit__` has to know which of the two it was.
        before = _C._unset_dispatch_mode(self._mode_key)
        if before is self:
            _C._set_dispatch_mode(self)
            self._enter_stack.append((False, None))
        else:
            self._enter_stack.append((True, before))
            super().__enter__()
        return self

    def __exit__(self, exc_type: Any, exc_val: Any, exc_tb: Any) -> None:
        entered, before = self._enter_stack.pop()
        if entered:
            super().__exit__(exc_type, exc_val, exc_tb)
            if before is not None:
                _C._set_dispatch_mode(before)

    @classmethod
    def is_infra_mode(cls) -> bool:
        return True

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if _C._get_dispatch_mode(self._mode_key) is not None:
            raise AssertionError(f"FakeTensorMode should not be set when dispatching {func}")
        if self.in_kernel_invocation:
            return self.run_on_meta(func, args, kwargs or {})[0]
        return self.dispatch(func, args, kwargs or {})

    def dispatch(self, func: OpOverload, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
        """What `func` would return, without bytes.

        The order is PyTorch's. Constants are first, because their answer is exact. Then an operator that writes makes
        constants forget, whoever answers it. A decomposition goes before a fake implementation and the special cases,
        and the meta kernel is last: it knows the sizes, and nothing of devices.
        """
        leaves, spec = tree_flatten((args, kwargs))
        # Another subclass may hold fake tensors inside; it takes the call apart, and its parts come here.
        if any(isinstance(leaf, Tensor) and type(leaf) not in (Tensor, FakeTensor) for leaf in leaves):
            return NotImplemented
        fakes = [leaf for leaf in leaves if self.is_our_fake(leaf)]
        goes_elsewhere = _goes_elsewhere(func, kwargs)
        if not fakes:
            made = self._of_real_arguments(func, args, kwargs, leaves, goes_elsewhere)
            if made is not None:
                return made
        leaves, fakes = self._validated(func, leaves, args, kwargs)
        args, kwargs = tree_unflatten(leaves, spec)
        if fakes and not goes_elsewhere and all(fake.constant is not None for fake in fakes):
            result = self._of_constants(func, leaves, spec)
            if result is not NotImplemented:
                return result
        self._forget_what_is_written(func, args, kwargs)
        if func._can_decompose():
            with self:
                return func.decompose(*args, **kwargs)
        fake_impl = find_fake_impl(func.name())
        if fake_impl is not None:
            with set_ctx_getter(lambda: FakeImplCtx(self, func)), self:
                return fake_impl(*args, **kwargs)
        impl = find_impl(func)
        if impl is not None:
            result = impl(self, func, args, kwargs)
            if result is not NotImplemented:
                return result
        return self._of_meta_kernel(func, args, kwargs, fakes)

    # Constants.

    def _of_real_arguments(self, func: Any, args: Any, kwargs: Any, leaves: Any, goes_elsewhere: bool) -> Any:
        """A new tensor (`lift_fresh`), or numbers where tensors are meant; None if it is neither."""
        tensors = [leaf for leaf in leaves if isinstance(leaf, Tensor)]
        is_lift = func.name() in _LIFT
        numbers = func._opname in NUMBERS_AS_TENSORS and not goes_elsewhere
        if (is_lift or numbers) and all(self.may_turn_const(t) for t in tensors):
            out = func(*args, **kwargs)
            if type(out) is Tensor and self.may_turn_const(out):
                with DisableTorchDispatch():
                    out = out.clone()
                return self.fake_tensor_converter.from_real_tensor(out, make_constant=True)
        if is_lift and type(args[0]) is Tensor:
            return self.fake_tensor_converter.from_real_tensor(args[0])
        return None

    def may_turn_const(self, t: Tensor) -> bool:
        """Whether a tensor is small enough to be remembered."""
        return t.numel() <= CONSTANT_NUMEL_LIMIT and not self.is_our_fake(t) and t.device is not meta

    def _of_constants(self, func: Any, leaves: list[Any], spec: Any) -> Any:
        tags = func.tags
        # Random numbers are drawn anew in each run, so a number that is drawn now is not the program's.
        if Tag.nondeterministic_seeded in tags or (Tag.inplace_view in tags and func.name() != "aten::detach_"):
            return NotImplemented
        args, kwargs = tree_unflatten([each.constant if self.is_our_fake(each) else each for each in leaves], spec)
        with DisableTorchDispatch():
            out = func(*args, **kwargs)
        tensors = [leaf for leaf in tree_leaves(out) if isinstance(leaf, Tensor)]
        converter = self.fake_tensor_converter
        if all(self.may_turn_const(t) for t in tensors):
            return tree_map(lambda t: converter.from_real_tensor(t, True) if isinstance(t, Tensor) else t, out)
        # Too large to remember. What the call wrote to has changed all the same, so it is a constant no longer.
        for t in tensors:
            converter.invalidate_constant_aliases(t)
        return NotImplemented

    def _forget_what_is_written(self, func: Any, args: Any, kwargs: Any) -> None:
        for index, argument in enumerate(func._schema.arguments):
            if argument.is_write:
                given = args[index] if index < len(args) else kwargs.get(argument.name)
                if self.is_our_fake(given) and given.constant is not None:
                    self.fake_tensor_converter.invalidate_constant_aliases(given.constant)

    # Arguments.

    def _validated(self, func: Any, leaves: list[Any], args: Any, kwargs: Any) -> tuple[list[Any], list[Any]]:
        """The arguments with fake tensors for real ones, where that is allowed, and all fake ones."""
        fakes: list[Any] = []

        def validate(x: Any) -> Any:
            if not isinstance(x, Tensor):
                return x
            if not self.is_our_fake(x):
                x = self._converted(func, x, args, kwargs)
            fakes.append(x)
            return x

        return [validate(leaf) for leaf in leaves], fakes

    def _converted(self, func: Any, x: Any, args: Any, kwargs: Any) -> Any:
        if x.meta_.is_wrapped_number and type(x) is Tensor:
            return self.fake_tensor_converter.from_real_tensor(x, make_constant=True)
        if Tag.inplace_view in func.tags:
            raise AssertionError(
                "Can't call metadata mutating ops on non-Fake Tensor inputs. Found in "
                f"{render_call(func, args, kwargs)}"
            )
        override = fake_tensor_tls.allow_non_fake_inputs_override
        if not (self.allow_non_fake_inputs if override is None else override):
            if isinstance(x, FakeTensor):
                raise AssertionError(f"Mixing fake modes NYI x.fake_mode={x.fake_mode} vs self={self}")
            raise AssertionError(
                "Please convert all Tensors to FakeTensors first or instantiate FakeTensorMode with "
                f"'allow_non_fake_inputs'. Found in {render_call(func, args, kwargs)}"
            )
        return self.fake_tensor_converter.from_real_tensor(x)

    # Meta kernels.

    def run_on_meta(self, func: Any, args: Any, kwargs: Any) -> tuple[Any, dict[int, FakeTensor]]:
        """What the meta kernel returns, and the fake tensors by the ids of the meta tensors that stood for them."""
        # One fake tensor in two places has one twin: a kernel may ask whether two arguments are the same. `twins` holds the
        # twins, too, so that no id in it is given to another tensor while the kernel runs.
        twins: dict[int, tuple[Tensor, FakeTensor]] = {}
        made: dict[int, Tensor] = {}

        def on_meta(value: Any) -> Any:
            if isinstance(value, FakeTensor):
                if id(value) not in made:
                    twin = made[id(value)] = twin_on_meta(value)
                    twins[id(twin)] = twin, value
                return made[id(value)]
            return meta if value.__class__ is Device else value

        args, kwargs = tree_map(on_meta, (args, kwargs))
        with in_kernel_invocation_manager(self):
            result = func(*args, **kwargs)
        for twin, fake in twins.values():
            follow(fake, twin)
        return result, {key: fake for key, (_, fake) in twins.items()}

    def _of_meta_kernel(self, func: Any, args: Any, kwargs: Any, fakes: list[Any]) -> Any:
        if not func._handle.has_computed_kernel_for_dispatch_key(DispatchKey.Meta):
            return self._without_meta_kernel(func, args, kwargs, UnsupportedOperatorException(func))
        try:
            result, given = self.run_on_meta(func, args, kwargs)
        except NotImplementedError as error:
            return self._without_meta_kernel(func, args, kwargs, error)
        # The device is looked up only for a new tensor. A kernel that returns an argument (in-place, out=) or no tensor at
        # all need not have one device in common.
        place: Device | None = None

        def wrap(value: Any) -> Any:
            nonlocal place
            if not isinstance(value, Tensor):
                return value
            if place is None:
                place = kwargs.get("device") or find_common_device(func, fakes)
            return given[id(value)] if id(value) in given else self.make(value, place)

        return tree_map(wrap, result)

    def _without_meta_kernel(self, func: Any, args: Any, kwargs: Any, error: Exception) -> Any:
        """An operator that only writes needs none. One of PyTorch's own may run on zeros, if no result is a view."""
        if not is_builtin(func):
            if func._schema.is_mutable and not func._schema.returns:
                return None
            raise UnsupportedOperatorException(func)
        if not self.allow_fallback_kernels:
            raise UnsupportedOperatorException(func)
        if Tag.inplace_view in func.tags:
            raise error
        zeros: dict[int, tuple[Tensor, FakeTensor]] = {}

        def real(value: Any) -> Any:
            if not self.is_our_fake(value):
                return value
            made = F.zeros_like(twin_on_meta(value), device=value.fake_device)
            zeros[id(made)] = made, value
            return made

        def fake(value: Any) -> Any:
            if not isinstance(value, Tensor):
                return value
            if id(value) in zeros:
                return zeros[id(value)][1]
            # A view of the zeros: its fake would have a storage of its own, and a write through it would be lost.
            if any(value.storage_ is made.storage_ for made, _ in zeros.values()):
                raise error
            return self.fake_tensor_converter.from_real_tensor(value)

        with DisableTorchDispatch():
            real_args, real_kwargs = tree_map(real, (args, kwargs))
            return tree_map(fake, func(*real_args, **real_kwargs))


class FakeImplCtx:
    """What `library.get_ctx()` is in a fake implementation."""

    def __init__(self, fake_mode: FakeTensorMode, op: OpOverload) -> None:
        self._fake_mode = fake_mode
        self._op = op

    def new_dynamic_size(self, *, min: int = 0, max: int | None = None) -> int:
        """A size that only the values tell: DynamicOutputShapeException, since sizes are never symbolic here."""
        raise DynamicOutputShapeException(self._op)

    def create_unbacked_symint(self, *, min: int = 2, max: int | None = None) -> int:
        return self.new_dynamic_size(min=min, max=max)


def _goes_elsewhere(func: OpOverload, kwargs: dict[str, Any]) -> bool:
    device = kwargs.get("device")
    return device is not None and device is not cpu and func.name() == "aten::_to_copy"


def is_builtin(func: OpOverload) -> bool:
    return func.namespace in ("aten", "prims", "prim")


@contextlib.contextmanager
def in_kernel_invocation_manager(fake_mode: FakeTensorMode) -> Iterator[None]:
    """Inside, fake tensors are on meta, and operators on them return meta tensors."""
    before, fake_mode.in_kernel_invocation = fake_mode.in_kernel_invocation, True
    try:
        yield
    finally:
        fake_mode.in_kernel_invocation = before


@contextlib.contextmanager
def unset_fake_temporarily() -> Iterator[FakeTensorMode | None]:
    """Without the fake mode, if there is one."""
    before = _C._unset_dispatch_mode(_C._TorchDispatchModeKey.FAKE)
    try:
        yield before
    finally:
        if before is not None:
            _C._set_dispatch_mode(before)


def maybe_get_fake_mode(t: object) -> FakeTensorMode | None:
    """The mode of a fake tensor, also of one inside of a wrapper subclass; else None."""
    if isinstance(t, FakeTensor):
        return t.fake_mode
    if not is_traceable_wrapper_subclass(t):
        return None
    names, _ = t.__tensor_flatten__()  # type: ignore[attr-defined]
    modes = {id(mode): mode for mode in (maybe_get_fake_mode(getattr(t, name)) for name in names)}
    if len(modes) > 1:
        raise AssertionError("All fake tensor modes must be the same")
    return next(iter(modes.values()), None)


def is_fake(x: object) -> bool:
    """Whether there is nothing real about it."""
    return maybe_get_fake_mode(x) is not None


def render_call(func: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> str:
    """The call as text, tensors without their elements."""
    before = PRINT_OPTIONS.threshold, PRINT_OPTIONS.edgeitems
    PRINT_OPTIONS.threshold, PRINT_OPTIONS.edgeitems = 0, 0
    try:
        with DisableTorchDispatch():
            shown = [*map(repr, args), *(f"{name}={value!r}" for name, value in kwargs.items())]
    finally:
        PRINT_OPTIONS.threshold, PRINT_OPTIONS.edgeitems = before
    return f"{func}({', '.join(shown)})"
