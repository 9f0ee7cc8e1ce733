"""The class FakeTensor: sizes, strides, dtype, device and history of a tensor, and no bytes.

What is done with it is the mode's business, see fake_tensor.py. A meta kernel gets a meta tensor in place of it, its
`twin`; see fake_storage.py.

Mirrors FakeTensor of torch/_subclasses/fake_tensor.py.
"""

from __future__ import annotations

import warnings
from typing import Any, ClassVar

from tinytensor import _C
from tinytensor._subclasses.fake_devices import normalize
from tinytensor._subclasses.fake_storage import FakeStorage, fake_storage
from tinytensor._tensor import Tensor
from tinytensor.aten.core.python.torch_function import keys_of_class
from tinytensor.c10.device import Device, meta
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.metadata import metadata, subclass_metadata
from tinytensor.c10.tensor_impl import new_subclass_tensor, new_tensor
from tinytensor.utils._python_dispatch import TorchDispatchMode
from tinytensor.utils._pytree import tree_leaves


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
        if elem.meta.device is not meta:
            raise AssertionError(f"elem.device.type must be 'meta', got {elem.meta.device.type}")
        m = _metadata_on(elem.meta, place, keys_of_class(cls))
        self: FakeTensor = new_subclass_tensor(cls, m, fake_storage(elem.storage_), elem.byte_offset)
        self.fake_mode = mode
        self.constant = constant
        if elem.requires_grad if requires_grad is None else requires_grad:
            self.requires_grad = True
        return self

    @property
    def fake_device(self) -> Device:
        """The device that it pretends to be on, also while a meta kernel runs."""
        return self.meta.device

    @fake_device.setter
    def fake_device(self, device: Device) -> None:
        grad = self.meta.key_set & REQUIRES_GRAD
        self.meta = _metadata_on(self.meta, normalize(device), keys_of_class(type(self)))
        if grad:
            self.meta = self.meta.grad_twin

    @property
    def device(self) -> Device:
        return meta if self.fake_mode.in_kernel_invocation else self.meta.device

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
    m, storage = fake.meta, fake.storage_
    assert isinstance(storage, FakeStorage)
    on_meta = metadata(tuple(m.sizes), m.strides, m.dtype, meta, m.is_wrapped_number)
    return new_tensor(on_meta, storage.on_meta, fake.byte_offset)


def follow(fake: FakeTensor, twin: Tensor) -> None:
    """The kernel may have changed what `twin` looks at: `resize_`, `t_`, `set_`, an `out=`."""
    m, now = fake.meta, twin.meta
    same_storage = fake_storage(twin.storage_) is fake.storage_
    if same_storage and (now.sizes, now.strides, twin.byte_offset) == (m.sizes, m.strides, fake.byte_offset):
        return
    changed = _metadata_on(now, m.device, keys_of_class(type(fake)))
    fake.meta = changed.grad_twin if m.key_set & REQUIRES_GRAD else changed
    fake.storage_ = fake_storage(twin.storage_)
    fake.byte_offset = twin.byte_offset
