"""Questions about tensors, dtypes and the build, as functions of the top namespace.

Mirrors parts of torch/__init__.py and torch/csrc/Module.cpp.
"""

from __future__ import annotations

import warnings
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import dtype_of_type
from tinytensor._tensor.storage import TypedStorage, UntypedStorage
from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.c10.device import Device, cpu, initialize
from tinytensor.c10.scalar_type import set_default_dtype
from tinytensor.c10.shallow_copy import has_compatible_shallow_copy_type
from tinytensor.threads import parallel


def _tensor(function: str, value: Any) -> Tensor:
    if not isinstance(value, Tensor):
        raise TypeError(f"{function}(): argument 'input' (position 1) must be Tensor, not {type_name(value)}")
    return value


def is_floating_point(input: Tensor) -> bool:
    """Whether the dtype is float16, bfloat16, float32 or float64. TypeError for what is no tensor.

    >>> tt.is_floating_point(tt.zeros(2)), tt.is_floating_point(tt.arange(2))
    (True, False)
    """
    return _tensor("is_floating_point", input).is_floating_point()


def is_complex(input: Tensor) -> bool:
    """Whether the dtype is complex: always False, there are no complex dtypes here. TypeError for what is no tensor.

    >>> tt.is_complex(tt.zeros(2))
    False
    """
    return _tensor("is_complex", input).is_complex()


def is_signed(input: Tensor) -> bool:
    """Whether the dtype has negative numbers: False for bool and the unsigned integers. TypeError for what is no
    tensor.

    >>> tt.is_signed(tt.zeros(2)), tt.is_signed(tt.zeros(2, dtype=tt.uint8))
    (True, False)
    """
    return _tensor("is_signed", input).is_signed()


def is_conj(input: Tensor) -> bool:
    """Whether the tensor is a lazy conjugate: always False, there are no complex dtypes here. TypeError for what is
    no tensor.

    >>> tt.is_conj(tt.zeros(2))
    False
    """
    return _tensor("is_conj", input).is_conj()


def is_neg(input: Tensor) -> bool:
    """Whether the tensor is a lazy negative, which PyTorch has for complex numbers: always False.

    TypeError for what is no tensor.

    >>> tt.is_neg(tt.zeros(2).neg())
    False
    """
    return _tensor("is_neg", input).is_neg()


def is_inference(input: Tensor) -> bool:
    """Whether the tensor was made in `inference_mode`. TypeError for what is no tensor.

    >>> with tt.inference_mode():
    ...     x = tt.zeros(2)
    >>> tt.is_inference(x), tt.is_inference(tt.zeros(2))
    (True, False)
    """
    return _tensor("is_inference", input).is_inference()


def get_device(input: Tensor) -> int:
    """The index of the tensor's device as an int; -1 where it has none, as the CPU. TypeError for what is no tensor.

    >>> tt.get_device(tt.zeros(2))
    -1
    """
    return _tensor("get_device", input).get_device()


def numel(input: Tensor) -> int:
    """The number of elements as an int. TypeError for what is no tensor.

    >>> tt.numel(tt.zeros(2, 3))
    6
    """
    return _tensor("numel", input).meta.numel


def is_storage(obj: object) -> bool:
    """Whether `obj` is a storage, typed or untyped.

    >>> tt.is_storage(tt.zeros(2).untyped_storage()), tt.is_storage(tt.zeros(2))
    (True, False)
    """
    return isinstance(obj, (UntypedStorage, TypedStorage))


def typename(obj: Any) -> str:
    """The name of a tensor's type; for what is no tensor, module and name of its class, or of itself where it has
    them.

    >>> tt.typename(tt.zeros(2)), tt.typename([1])
    ('torch.FloatTensor', 'list')
    """
    if isinstance(obj, Tensor):
        return str(obj.type())
    of = obj if hasattr(obj, "__qualname__") else type(obj)
    module = getattr(of, "__module__", "") or ""
    return of.__qualname__ if module in ("", "builtins") else f"{module}.{of.__qualname__}"


def _has_compatible_shallow_copy_type(input: Tensor, other: Tensor) -> bool:
    """Whether `input.data = other` is possible: both have bytes of their own, or carry the same keys."""
    return has_compatible_shallow_copy_type(input.meta, other.meta)


def view_as_real(input: Tensor) -> Tensor:
    """Refused: there are no complex tensors here, and for others PyTorch raises this RuntimeError too.

    >>> tt.view_as_real(tt.zeros(2))  #!
    Traceback (most recent call last):
        ...
    RuntimeError: view_as_real is only supported for complex tensors
    """
    raise RuntimeError("view_as_real is only supported for complex tensors")


def view_as_complex(input: Tensor) -> Tensor:
    """Refused with a TypeError: there are no complex tensors here.

    >>> tt.view_as_complex(tt.zeros(2, 2))  #!
    Traceback (most recent call last):
        ...
    TypeError: complex numbers are not supported by this library
    """
    raise TypeError("complex numbers are not supported by this library")


# ---- defaults --------------------------------------------------------------------------------------------------------


def get_default_device() -> Device:
    """The device on which functions such as `zeros` make tensors unless told otherwise: the CPU.

    >>> tt.get_default_device()
    device(type='cpu')
    """
    return cpu


def set_default_device(device: Device | str | None) -> None:
    """Set the device on which new tensors are made. Only the CPU is accepted.

    `device` is a device, its name, or None for the CPU. NotImplementedError for others: PyTorch changes every call by
    a mode for them. Give `device=` to the calls instead, or use the device as a context manager in PyTorch.

    >>> tt.set_default_device("cpu")
    """
    if device is not None and initialize(Device(device)) is not cpu:
        raise NotImplementedError(f"set_default_device: factories cannot default to {device}, pass device= to them")


def set_default_tensor_type(t: Any) -> None:
    """Set the default dtype by the name of a tensor type, "torch.DoubleTensor". Deprecated, with a warning:
    `set_default_dtype`.

    >>> import warnings
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     tt.set_default_tensor_type("torch.FloatTensor")
    >>> tt.get_default_dtype()
    torch.float32
    """
    warnings.warn(
        "torch.set_default_tensor_type() is deprecated as of PyTorch 2.1, please use torch.set_default_dtype() and "
        "torch.set_default_device() as alternatives.",
        UserWarning,
        stacklevel=2,
    )
    set_default_dtype(dtype_of_type(t))


# ---- threads and the build -------------------------------------------------------------------------------------------


def get_num_threads() -> int:
    """How many threads share a large loop of a kernel.

    >>> before = tt.get_num_threads()
    >>> tt.set_num_threads(1)
    >>> tt.get_num_threads()
    1
    >>> tt.set_num_threads(before)
    """
    return parallel.get_num_threads()


def set_num_threads(threads: int) -> None:
    """Set how many threads share a large loop of a kernel. TypeError for what is no int, RuntimeError for less than
    1.

    >>> before = tt.get_num_threads()
    >>> tt.set_num_threads(2)
    >>> tt.get_num_threads()
    2
    >>> tt.set_num_threads(before)
    """
    if isinstance(threads, bool) or not isinstance(threads, int):
        raise RuntimeError(f"set_num_threads expects an int, but got {type(threads).__name__}")
    if threads <= 0:
        raise RuntimeError("set_num_threads expects a positive integer")
    parallel.set_num_threads(threads)


def set_flush_denormal(mode: bool) -> bool:
    """Whether the CPU was told to treat subnormal numbers as 0: False, Python offers no way to tell it.

    Asking for what is already so, `False`, succeeds.

    >>> supported = tt.set_flush_denormal(False)
    """
    if not isinstance(mode, bool):
        raise TypeError(f"flush_denormal expects a bool, but got {type(mode).__name__}")
    return not mode


def compiled_with_cxx11_abi() -> bool:
    """True, as every build of PyTorch says nowadays; there is no C++ here.

    >>> tt.compiled_with_cxx11_abi()
    True
    """
    return True
