"""torch.FloatTensor, torch.FloatStorage and their family: dtypes as classes, from before there were dtypes.

`torch.FloatTensor(2, 3)` makes a tensor, `isinstance(x, torch.FloatTensor)` asks for a dtype; none of them has
instances of its own.

Mirrors torch/csrc/tensor/python_tensor.cpp and `_LegacyStorage` of torch/storage.py. Left out: other devices.
"""

from __future__ import annotations

import warnings
from typing import Any

from tinytensor._tensor import legacy, new
from tinytensor._tensor.storage import TypedStorage
from tinytensor.aten import functions as F
from tinytensor.c10.device import Device
from tinytensor.c10.scalar_type import ALL_TYPES, ScalarType
from tinytensor.c10.tensor_impl import TensorImpl


class LegacyTensorType(type):
    """The class of torch.FloatTensor."""

    dtype: ScalarType

    def __call__(cls, *args: Any, device: Device | str | None = None) -> Any:
        return legacy.new_of(args, cls.dtype, None if device is None else Device(device))

    def __instancecheck__(cls, instance: Any) -> bool:
        if not isinstance(instance, TensorImpl):
            return False
        return instance.meta.dtype is cls.dtype and instance.meta.device.type == "cpu"

    def __repr__(cls) -> str:
        return f"<class 'torch.{cls.__name__}'>"


class LegacyStorageType(type):
    """The class of torch.FloatStorage."""

    dtype: ScalarType

    def __call__(cls, *args: Any) -> TypedStorage:
        warn_typed_storage()
        data = args[0] if args else 0
        made = F.empty((data,), dtype=cls.dtype) if isinstance(data, int) else new.tensor(data, dtype=cls.dtype)
        return TypedStorage(made.storage_, cls.dtype)

    def __instancecheck__(cls, instance: Any) -> bool:
        return isinstance(instance, TypedStorage) and instance.dtype is cls.dtype

    def __repr__(cls) -> str:
        return f"<class 'torch.{cls.__name__}'>"


def warn_typed_storage() -> None:
    warnings.warn(
        "TypedStorage is deprecated. It will be removed in the future and UntypedStorage will be the only storage class. This "
        "should only matter to you if you are using storages directly.  To access UntypedStorage directly, use "
        "tensor.untyped_storage() instead of tensor.storage()",
        UserWarning,
        stacklevel=3,
    )


TENSORS: dict[ScalarType, Any] = {
    t: LegacyTensorType(f"{t.cpp_name}Tensor", (), {"dtype": t, "__module__": "torch"}) for t in ALL_TYPES
}
STORAGES: dict[ScalarType, Any] = {
    t: LegacyStorageType(f"{t.cpp_name}Storage", (), {"dtype": t, "__module__": "torch"}) for t in ALL_TYPES
}
