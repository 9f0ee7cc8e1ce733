"""What happens once when CUDA is first used: memory and kernels of the key CUDA come into the tables.

Three kinds of kernels follow one another. Those that native_functions.yaml names for CUDA are the CPU's functions, which ask
their stubs for the kernel of the tensor's device. Copies between devices stand in copy.py. Every other operator is run by the
CPU, on copies, with a warning the first time: see aten/native/cpu_fallback.py.

Mirrors aten/src/ATen/cuda/detail/CUDAHooks.cpp (`CUDAHooks::init`) and what the generated RegisterCUDA_*.cpp do.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
import warnings
from typing import TYPE_CHECKING, Any

from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle, dispatcher
from tinytensor.aten.core.dispatch.registrar import register_waiting
from tinytensor.aten.native import generated
from tinytensor.aten.native.cpu_fallback import boxed_cpu_fallback
from tinytensor.aten.native.cuda.copy import _copy_from, _copy_from_and_resize
from tinytensor.aten.native.cuda.device_check import common_device, is_checked
from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.cuda.cuda_runtime import device_count, device_guard
from tinytensor.c10.device_allocator import set_allocator
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.storage import StorageImpl
from tinytensor.c10.tensor_impl import TensorImpl

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor
    from tinytensor.c10.device import Device


class CUDAAllocator:
    """Makes storages of CUDA devices out of blocks of their caching allocators."""

    def storage(self, nbytes: int, device: Device) -> StorageImpl:
        return cuda_runtime.allocate_storage(nbytes, device)

    def resize_storage(self, storage: StorageImpl, nbytes: int) -> None:
        cuda_runtime.resize_storage(storage, nbytes)

    def allocate(self, nbytes: int) -> Any:
        raise NotImplementedError("memory of CUDA comes as whole storages")


_started = False


def start() -> None:
    """Register everything, once in a process. Called by the runtime."""
    global _started
    if _started:
        return
    _started = True
    set_allocator("cuda", CUDAAllocator())
    for module in pkgutil.iter_modules(generated.__path__):
        if module.name.startswith("register_cpu_"):
            importlib.import_module(f"{generated.__name__}.{module.name}")
    register_waiting(DispatchKey.CUDA, adapted)
    dispatcher.register_impl("aten::_copy_from", "", DispatchKey.CUDA, _copy_from_kernel)
    dispatcher.register_impl("aten::_copy_from_and_resize", "", DispatchKey.CUDA, _copy_from_and_resize_kernel)
    dispatcher.register_fallback(DispatchKey.CUDA, cuda_fallback)


def adapted(kernel: Any, name: str, overload: str) -> Any:
    """The kernel as it stands in the table: with a check of its arguments' devices, and on their device."""
    if is_checked(name):
        kernel = checked(kernel, name, overload)
    return on_device_of_arguments(kernel) if device_count() > 1 else kernel


def checked(kernel: Any, name: str, overload: str) -> Any:
    """The kernel, refused unless all tensors among its arguments are on one device."""

    @functools.wraps(kernel)
    def one_device(ks: int, *args: Any) -> Any:
        common_device(name, overload, args)
        return kernel(ks, *args)

    return one_device


def on_device_of_arguments(kernel: Any) -> Any:
    """The kernel, run while the device of its first CUDA argument is the current one (`OptionalDeviceGuard`)."""

    @functools.wraps(kernel)
    def guarded(ks: int, *args: Any) -> Any:
        index = _device_index(args)
        if index is None:
            return kernel(ks, *args)
        with device_guard(index):
            return kernel(ks, *args)

    return guarded


def _device_index(args: Any) -> int | None:
    for value in args:
        if isinstance(value, TensorImpl):
            if value.meta_.device.type == "cuda":
                return value.meta_.device.index
        elif isinstance(value, (list, tuple)):
            found = _device_index(value)
            if found is not None:
                return found
    return None


def _copy_from_kernel(ks: int, self: Tensor, dst: Tensor, non_blocking: bool) -> Tensor:
    return _copy_from(self, dst, non_blocking)


def _copy_from_and_resize_kernel(ks: int, self: Tensor, dst: Tensor) -> Tensor:
    return _copy_from_and_resize(self, dst)


_warned: set[str] = set()


def cuda_fallback(op: OperatorHandle, ks: int, stack: list[Any]) -> None:
    """Run an operator that has no CUDA kernel on the CPU, and say so the first time."""
    name = str(op.name)
    if is_checked(op.name.name):
        common_device(op.name.name, op.name.overload_name, stack)
    if name not in _warned:
        _warned.add(name)
        warnings.warn(
            f"The operator '{name}' is not currently supported on the CUDA backend and will fall back to run on the CPU. "
            "This may have performance implications.",
            UserWarning,
            stacklevel=2,
        )
    boxed_cpu_fallback(op, ks, stack)
