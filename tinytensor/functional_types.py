"""Questions about tensors, dtypes and the build, as functions of the top namespace.

Mirrors parts of torch/__init__.py and torch/csrc/Module.cpp.
"""

from __future__ import annotations

import warnings
from typing import Any

from tinytensor import jit
from tinytensor._storage import TypedStorage, UntypedStorage
from tinytensor._tensor import Tensor
from tinytensor._tensor_new import dtype_of_type
from tinytensor.c10.device import Device, cpu, initialize
from tinytensor.c10.scalar_type import set_default_dtype
from tinytensor.c10.shallow_copy import has_compatible_shallow_copy_type
from tinytensor.dispatch.invalid_arguments import type_name


def _tensor(function: str, value: Any) -> Tensor:
    if not isinstance(value, Tensor):
        raise TypeError(f"{function}(): argument 'input' (position 1) must be Tensor, not {type_name(value)}")
    return value


def is_floating_point(input: Tensor) -> bool:
    """Whether the dtype is a floating one."""
    return _tensor("is_floating_point", input).is_floating_point()


def is_complex(input: Tensor) -> bool:
    """False: this library has no complex numbers."""
    return _tensor("is_complex", input).is_complex()


def is_signed(input: Tensor) -> bool:
    """Whether the dtype has negative numbers."""
    return _tensor("is_signed", input).is_signed()


def is_conj(input: Tensor) -> bool:
    return _tensor("is_conj", input).is_conj()


def is_neg(input: Tensor) -> bool:
    return _tensor("is_neg", input).is_neg()


def is_inference(input: Tensor) -> bool:
    """Whether the tensor was made in inference mode."""
    return _tensor("is_inference", input).is_inference()


def get_device(input: Tensor) -> int:
    """The index of the device, -1 where it has none."""
    return _tensor("get_device", input).get_device()


def numel(input: Tensor) -> int:
    """The number of elements."""
    return _tensor("numel", input).meta.numel


def is_storage(obj: object) -> bool:
    """Whether `obj` is a storage."""
    return isinstance(obj, (UntypedStorage, TypedStorage))


def typename(obj: Any) -> str:
    """`torch.FloatTensor`; for what is no tensor, module and name of its class."""
    if isinstance(obj, Tensor):
        return str(obj.type())
    of = obj if hasattr(obj, "__qualname__") else type(obj)
    module = getattr(of, "__module__", "") or ""
    return of.__qualname__ if module in ("", "builtins") else f"{module}.{of.__qualname__}"


def _has_compatible_shallow_copy_type(input: Tensor, other: Tensor) -> bool:
    """Whether `input.data = other` is possible: both have bytes of their own, or carry the same keys."""
    return has_compatible_shallow_copy_type(input.meta, other.meta)


def view_as_real(input: Tensor) -> Tensor:
    raise RuntimeError("view_as_real is only supported for complex tensors")


def view_as_complex(input: Tensor) -> Tensor:
    raise TypeError("complex numbers are not supported by this library")


# ---- defaults --------------------------------------------------------------------------------------------------------


def get_default_device() -> Device:
    """Where factories put tensors unless told otherwise: the CPU."""
    return cpu


def set_default_device(device: Device | str | None) -> None:
    """Accepts the CPU; NotImplementedError for others, since PyTorch changes every factory by a mode for them."""
    if device is not None and initialize(Device(device)) is not cpu:
        raise NotImplementedError(f"set_default_device: factories cannot default to {device}, pass device= to them")


def set_default_tensor_type(t: Any) -> None:
    """The default dtype by the name of a tensor type, torch.DoubleTensor."""
    warnings.warn(
        "torch.set_default_tensor_type() is deprecated as of PyTorch 2.1, please use torch.set_default_dtype() and "
        "torch.set_default_device() as alternatives.",
        UserWarning,
        stacklevel=2,
    )
    set_default_dtype(dtype_of_type(t))


# ---- threads and the build -------------------------------------------------------------------------------------------


def get_num_threads() -> int:
    """How many threads share a large loop."""
    return jit.get_num_threads()


def set_num_threads(threads: int) -> None:
    if isinstance(threads, bool) or not isinstance(threads, int):
        raise RuntimeError(f"set_num_threads expects an int, but got {type(threads).__name__}")
    if threads <= 0:
        raise RuntimeError("set_num_threads expects a positive integer")
    jit.set_num_threads(threads)


def set_flush_denormal(mode: bool) -> bool:
    """Whether the CPU was told to treat subnormal numbers as 0: False, Python offers no way to tell it.

    Asking for what is already so, `False`, succeeds.
    """
    if not isinstance(mode, bool):
        raise TypeError(f"flush_denormal expects a bool, but got {type(mode).__name__}")
    return not mode


def compiled_with_cxx11_abi() -> bool:
    """True, as every build of PyTorch says nowadays; there is no C++ here."""
    return True
