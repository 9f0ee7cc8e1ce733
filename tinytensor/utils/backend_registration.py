"""A backend from outside gets its name, and tensors get methods of that name.

    backend = tt.utils.backend_registration
    tt.utils.rename_privateuse1_backend("mydevice")
    tt._register_device_module("mydevice", module)
    tt.utils.generate_methods_for_privateuse1_backend()
    backend.set_allocator("mydevice", allocator)              # allocator.allocate(nbytes) -> memory, or a handle
    aten = Library("aten", "IMPL", "PrivateUse1")             # its kernels
    aten.impl("empty.memory_format", backend.empty_generic)
    aten.impl("empty_strided", backend.empty_strided_generic)
    aten.impl("_copy_from", copy_between_host_and_device)
    Library("_", "IMPL", "PrivateUse1").fallback(backend.cpu_fallback)
    x.mydevice().is_mydevice                                  # True

What a backend builds from is named here too, though it stands in c10 and native; tests/dispatch/mydevice.py is a whole one.

Mirrors torch/utils/backend_registration.py. Left out: hooks and guards of C++, the names in the profiler.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.storage import TypedStorage, UntypedStorage
from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor_generic import empty_generic, empty_strided_generic
from tinytensor.aten.native.cpu_fallback import boxed_cpu_fallback, cpu_fallback
from tinytensor.c10 import device_modules
from tinytensor.c10.device import Device
from tinytensor.c10.device_allocator import Allocator, get_allocator, set_allocator
from tinytensor.c10.privateuse1 import privateuse1_backend_name, register_privateuse1_backend
from tinytensor.c10.scalar_type import ScalarType

__all__ = [
    "Allocator",
    "boxed_cpu_fallback",
    "cpu_fallback",
    "empty_generic",
    "empty_strided_generic",
    "generate_methods_for_privateuse1_backend",
    "get_allocator",
    "rename_privateuse1_backend",
    "set_allocator",
]


def rename_privateuse1_backend(backend_name: str) -> None:
    """Name the device type of PrivateUse1, once for the process; the same name again does nothing.

    RuntimeError for another name after that, and for the name of another device.

    >>> tt.utils.rename_privateuse1_backend("mine")  # doctest: +SKIP
    >>> tt.zeros(2, device="mine")  # doctest: +SKIP
    """
    register_privateuse1_backend(backend_name)


def generate_methods_for_privateuse1_backend(
    for_tensor: bool = True,
    for_module: bool = True,
    for_packed_sequence: bool = True,
    for_storage: bool = False,
    unsupported_dtype: Sequence[ScalarType] | None = None,
) -> None:
    """Give Tensor, Module, PackedSequence (and the storages) a method of the backend's name. RuntimeError the second
    time.

    unsupported_dtype    TypedStorages of these dtypes refuse to move to the backend

    >>> tt.utils.rename_privateuse1_backend("mine")  # doctest: +SKIP
    >>> tt.utils.generate_methods_for_privateuse1_backend()  # doctest: +SKIP
    >>> tt.zeros(2).mine()  # doctest: +SKIP
    """
    name = privateuse1_backend_name()
    if for_tensor:
        _generate_tensor_methods(name)
    if for_module:
        _generate_module_methods(name)
    if for_storage:
        _generate_storage_methods(name, unsupported_dtype or ())
    if for_packed_sequence:
        _generate_packed_sequence_methods(name)


def _check_register_once(module: Any, attr: str) -> None:
    if hasattr(module, attr):
        raise RuntimeError(f"The custom device module of {module} has already been registered with {attr}")


def _current_device_index(name: str) -> int:
    module = getattr(sys.modules["tinytensor"], name, None)
    current = getattr(module, "current_device", None)
    return 0 if current is None else current()


def _normalization_device(custom_backend_name: str, device: Any = None) -> int:
    """The index that `x.mydevice(device)` means: of the current device, of a device or its name, or as it is."""
    if device is None:
        return _current_device_index(custom_backend_name)
    if isinstance(device, str):
        device = Device(device)
    if not isinstance(device, Device):
        return device
    if device.type != custom_backend_name:
        raise RuntimeError(f"Invalid device, must be {custom_backend_name} device")
    return _current_device_index(custom_backend_name) if device.index is None else device.index


def _add(cls: Any, attr: str, value: Any) -> None:
    _check_register_once(cls, attr)
    setattr(cls, attr, value)


def _generate_tensor_methods(name: str) -> None:
    def is_on_device(self: Tensor) -> bool:
        return self.device.type == name

    def to_device(self: Tensor, device: Any = None, non_blocking: bool = False, **kwargs: Any) -> Tensor:
        """The tensor on the backend's device; itself if it is there already."""
        where = Device(f"{name}:{_normalization_device(name, device)}")
        return F.to(self, device=where, non_blocking=non_blocking, **kwargs)

    is_on_device.__name__ = f"is_{name}"
    to_device.__name__ = name
    _add(Tensor, f"is_{name}", property(is_on_device))
    _add(Tensor, name, to_device)


def _generate_module_methods(name: str) -> None:
    if not hasattr(Tensor, name):
        raise RuntimeError(
            f"Can not automatically generate {name}() method for torch.nn.Module."
            f"Because torch.Tensor doesn't has the method {name}()."
            f"For this error, you can try setting for_tensor=True."
        )

    def module_to(self: Any, device: Any = None) -> Any:
        """Move all parameters and buffers to the backend's device."""
        return self._apply(lambda t: getattr(t, name)(device))

    module_to.__name__ = name
    # nn imports this package, so it is looked up only when it is needed.
    _add(sys.modules["tinytensor"].nn.Module, name, module_to)


def _generate_packed_sequence_methods(name: str) -> None:
    if not hasattr(Tensor, f"is_{name}") or not hasattr(Tensor, name):
        raise RuntimeError(
            f"Can not automatically generate is_{name}() or {name}() method for torch.nn.utils.rnn.PackedSequence."
            f"Because torch.Tensor doesn't has the method is_{name}()or {name}()."
            f"For this error, you can try setting for_tensor=True."
        )

    def sequence_to(self: Any, *args: Any, **kwargs: Any) -> Any:
        """Move the data and the indices to the backend's device."""
        return self._to_device(name, args, kwargs)

    sequence_to.__name__ = name
    cls = sys.modules["tinytensor"].nn.utils.rnn.PackedSequence
    _add(cls, f"is_{name}", property(lambda self: self.data.device.type == name))
    _add(cls, name, sequence_to)


def _generate_storage_methods(name: str, unsupported: Sequence[ScalarType]) -> None:
    def storage_to(self: UntypedStorage, device: Any = None, non_blocking: bool = False) -> UntypedStorage:
        """The bytes on the backend's device; itself if it is there already."""
        index = _normalization_device(name, device)
        if self.device.type == name and self.device.index == index:
            return self
        moved = F.to(self._tensor(), Device(f"{name}:{index}"), non_blocking=non_blocking)
        return UntypedStorage.of(moved.storage_)

    def typed_storage_to(self: TypedStorage, device: Any = None, non_blocking: bool = False) -> TypedStorage:
        if self.dtype in unsupported:
            raise RuntimeError(f"Cannot create {name} storage as {self.dtype} dtype is not supported by this backend")
        moved = storage_to(self.untyped(), device, non_blocking)
        return TypedStorage(wrap_storage=moved, dtype=self.dtype, _internal=True)

    _add(UntypedStorage, f"is_{name}", property(lambda self: self.device.type == name))
    _add(UntypedStorage, name, storage_to)
    _add(TypedStorage, f"is_{name}", property(lambda self: self.untyped().device.type == name))
    _add(TypedStorage, name, typed_storage_to)


def _get_custom_mod_func(func_name: str) -> Any:
    """A function of the backend's module; RuntimeError that says how to register it where it is not there."""
    if not isinstance(func_name, str):
        raise AssertionError(f"func_name must be `str`, but got `{type(func_name)}`.")
    name = privateuse1_backend_name()
    function = getattr(getattr(sys.modules["tinytensor"], name, None), func_name, None)
    if function is None:
        raise RuntimeError(
            f"Try to call torch.{name}.{func_name}. The backend must register a custom backend module with "
            f"`torch._register_device_module('{name}', BackendModule)`. And BackendModule needs to have the following "
            f"API's:\n `{func_name}(*args, **kwargs)`. \n"
        )
    return function


class _DummyBackendModule:
    """One device, always there: for a backend that exists in Python only."""

    def is_initialized(self) -> bool:
        return True

    def is_available(self) -> bool:
        return True

    def current_device(self) -> int:
        return 0

    def _is_in_bad_fork(self) -> bool:
        return False

    def manual_seed_all(self, seed: int) -> None:
        """There is no generator of its own to seed."""

    def device_count(self) -> int:
        return 1


def _setup_privateuseone_for_python_backend(rename: str | None = None, backend_module: Any = None) -> None:
    """Name, methods and module in one call; without a module, one that says there is one device."""
    if rename is not None:
        rename_privateuse1_backend(rename)
    generate_methods_for_privateuse1_backend()
    device_modules._register_device_module(
        rename or "privateuseone", _DummyBackendModule() if backend_module is None else backend_module
    )
