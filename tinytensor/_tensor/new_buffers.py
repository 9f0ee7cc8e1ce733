"""frombuffer and asarray: tensors over memory that something else owns.

Mirrors `tensor_frombuffer` and `asarray` of torch/csrc/utils/tensor_new.cpp.
"""

from __future__ import annotations

import warnings
from types import UnionType
from typing import Any

import numpy as np

from tinytensor._tensor import dlpack, new
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.c10.device import Device, cpu, initialize
from tinytensor.c10.error import check, check_value
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import ScalarType, get_default_dtype
from tinytensor.c10.storage import StorageImpl
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor
from tinytensor.c10.text_signature import shown_as

_MISSING: Any = object()


@shown_as(lambda buffer, *, dtype, count=-1, offset=0, requires_grad=False: None)
def frombuffer(
    buffer: Any, *, dtype: ScalarType = _MISSING, count: int = -1, offset: int = 0, requires_grad: bool = False
) -> Any:
    """A 1-dim tensor over the bytes of a buffer, which it shares.

        buffer          bytearray, memoryview, array.array, ...; one that is read-only gives a warning
        dtype           what the bytes are; required
        count           number of elements; -1: all that there are
        offset          where to begin, in bytes
        requires_grad   whether the result is a leaf that requires a gradient

    ValueError where bytes are too few or left over.

    >>> tt.frombuffer(bytearray([1, 0, 2, 0]), dtype=tt.int16)
    tensor([1, 2], dtype=torch.int16)
    """
    if dtype is _MISSING:
        raise TypeError('frombuffer() missing 1 required positional arguments: "dtype"')
    known = new.checked_dtype("frombuffer", dtype)
    if known is None:
        raise TypeError("frombuffer(): argument 'dtype' must be torch.dtype, not NoneType")
    dtype = known
    for name, value in (("count", count), ("offset", offset)):
        if isinstance(value, bool) or not isinstance(value, int | np.integer):
            raise TypeError(f"frombuffer(): argument '{name}' must be int, not {type_name(value)}")
    try:
        view = memoryview(buffer)
    except TypeError:
        raise ValueError("object does not implement Python buffer protocol.") from None
    check(view.c_contiguous, "could not retrieve buffer from object")
    if view.readonly:
        warnings.warn(
            "The given buffer is not writable, and PyTorch does not support non-writable tensors. This means you can write "
            "to the underlying (supposedly non-writable) buffer using the tensor. You may want to copy the buffer to "
            "protect its data or make it writable before converting it to a tensor. This type of warning will be suppressed "
            "for the rest of this program.",
            UserWarning,
            stacklevel=2,
        )
    size, length = dtype.itemsize, view.nbytes
    check_value(length > 0 and count != 0, lambda: f"both buffer length ({length}) and count ({count}) must not be 0")
    check_value(
        0 <= offset < length,
        lambda: (
            f"offset ({offset} bytes) must be non-negative and no greater than buffer length ({length} bytes) minus 1"
        ),
    )
    after = f"after offset ({offset} bytes)"
    check_value(
        count > 0 or (length - offset) % size == 0,
        lambda: f"buffer length ({length - offset} bytes) {after} must be a multiple of element size ({size})",
    )
    elements = count if count > 0 else (length - offset) // size
    check_value(
        offset + elements * size <= length,
        lambda: (
            f"requested buffer length ({elements} * {size} bytes) {after} must not be greater than actual buffer length "
            f"({length} bytes)"
        ),
    )
    array = np.frombuffer(view, np.uint8)[offset : offset + elements * size]  # holds the view, which holds the buffer
    storage = StorageImpl(array, array.ctypes.data, array.nbytes, cpu, resizable=False)
    made = new_tensor(contiguous_metadata((elements,), dtype), storage)
    return _require_grad(made) if requires_grad else made


def _check_options(**options: tuple[Any, type | UnionType, str]) -> None:
    """TypeError for the first that is neither None nor of its class."""
    for name, (value, kind, kind_name) in options.items():
        if value is not None and not isinstance(value, kind):
            raise TypeError(f"asarray(): argument '{name}' must be {kind_name}, not {type_name(value)}")


def _require_grad(made: Any) -> Any:
    check(made.meta.dtype.is_floating_point, "Only Tensors of floating point and complex dtype can require gradients")
    made.requires_grad = True
    return made


def asarray(
    obj: Any,
    *,
    dtype: ScalarType | None = None,
    device: Device | str | None = None,
    copy: bool | None = None,
    requires_grad: bool | None = None,
) -> Any:
    """A tensor of `obj`, sharing its memory where that is possible.

        obj             a tensor, an array, something with `__dlpack__` or the buffer protocol, a number, or a sequence
        dtype, device   default: those of `obj`; another one needs a copy
        copy            True always copies; False never does, ValueError where it would have to; None where it must
        requires_grad   None keeps what a tensor has; False detaches

    >>> import numpy as np
    >>> array = np.zeros(2)
    >>> tt.asarray(array)[0] = 1
    >>> array
    array([1., 0.])
    """
    dtype = new.checked_dtype("asarray", dtype)
    _check_options(
        device=(device, Device | str | int, "torch.device"),
        copy=(copy, bool, "bool"),
        requires_grad=(requires_grad, bool, "bool"),
    )
    where = None if device is None else initialize(Device(device))
    found = _shared(obj, dtype, copy)
    if found is None:
        check_value(copy is not False, "can't alias arbitrary sequence into a tensor.")
        made = new.as_tensor(obj, dtype=dtype, device=where)
        return _require_grad(made) if requires_grad else made
    m = found.meta
    wrong_device, wrong_dtype = where is not None and where is not m.device, dtype is not None and dtype is not m.dtype
    if copy or (copy is None and (wrong_device or wrong_dtype)):
        source = F.detach(found) if requires_grad is False else found
        made = F.to(source, where or m.device, dtype or m.dtype, False, bool(copy))
        return made if not requires_grad or made.requires_grad else _require_grad(made)
    check_value(not wrong_device, lambda: f"can't alias tensor from device '{m.device}' to '{where}'.")
    check_value(
        not wrong_dtype,
        lambda: f"can't alias tensor with dtype '{m.dtype.cpp_name}' into dtype '{dtype.cpp_name}'.",  # type: ignore[union-attr]
    )
    return _with_gradient(found, requires_grad)


def _with_gradient(found: Any, requires_grad: bool | None) -> Any:
    """The tensor itself, made a leaf where `requires_grad` is to be another."""
    if requires_grad is None:
        if found.requires_grad:
            warnings.warn(
                "torch.asarray: unspecified requires_grad now defaults to obj.requires_grad instead of False. Pass "
                "requires_grad=False explicitly to get the old behavior and silence this warning.",
                UserWarning,
                stacklevel=3,
            )
        return found
    if not found.is_leaf:
        return _require_grad(F.detach_(found)) if requires_grad else F.detach(found)
    if requires_grad:
        return _require_grad(found)
    return found.requires_grad_(False) if found.requires_grad else found


def _shared(obj: Any, dtype: ScalarType | None, copy: bool | None) -> Any:
    """A tensor over the memory of `obj`; None if it has none to share."""
    if isinstance(obj, TensorImpl):
        return obj
    if isinstance(obj, np.generic):
        check_value(
            copy is not False,
            "can't alias NumPy scalars. Either remove copy=False or transform it in a ndarray. ",
        )
        return new.from_numpy(np.array(obj))
    if isinstance(obj, np.ndarray):
        return new.from_numpy(obj)
    if hasattr(obj, "__dlpack__"):
        return dlpack.from_dlpack(obj)
    try:
        memoryview(obj)
    except TypeError:
        return None
    return frombuffer(obj, dtype=dtype or get_default_dtype())
