"""What PyTorch keeps from its first days: `x.new(...)`, `x.resize(...)`, torch.FloatTensor and torch.FloatStorage.

Before there were dtypes, each type of elements had a class of tensors and one of storages. The classes still exist as
names: `torch.FloatTensor(2, 3)` makes an ordinary tensor, and `isinstance(x, torch.FloatTensor)` asks for its dtype.
They have no instances of their own; a metaclass answers for them.

Mirrors torch/_tensor.py, torch/autograd/_functions/tensor.py (`Resize`, here a view: the node is ViewBackward0),
torch/csrc/tensor/python_tensor.cpp and `_LegacyStorage` of torch/storage.py. Left out: other devices.
"""

from __future__ import annotations

import warnings
from math import prod
from typing import Any

from tinytensor._tensor import new
from tinytensor._tensor import new as _tensor_new
from tinytensor._tensor.storage import TypedStorage
from tinytensor.aten import functions as F
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.error import check, check_type
from tinytensor.c10.scalar_type import ALL_TYPES, ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.c10.type_names import TYPE_NAMES


class LegacyMethods:
    """Part of Tensor."""

    __slots__ = ()

    def new(self: TensorImpl, *args: Any, device: Device | str | None = None) -> Any:  # type: ignore[misc]
        """A new tensor of this dtype and device, from sizes (the memory is not initialized), from a sequence of data,
        or from a tensor.

        The way of old PyTorch, as `tt.FloatTensor(...)`; better `new_empty` and `new_tensor`. RuntimeError or
        TypeError where a tensor of another dtype is given.

        >>> tt.zeros(2).new(2, 3).shape, tt.zeros(2).new([1, 2])
        (torch.Size([2, 3]), tensor([1., 2.]))
        """
        return new_of(args, self.meta.dtype, self.meta.device)

    def resize(self: TensorImpl, *sizes: Any) -> Any:  # type: ignore[misc]
        """The same elements under other sizes. PyTorch calls it deprecated, and it warns: `reshape` does the same.

        RuntimeError where the number of elements is another one.

        >>> import warnings
        >>> with warnings.catch_warnings():
        ...     warnings.simplefilter("ignore")
        ...     tt.arange(4).resize(2, 2)
        tensor([[0, 1],
                [2, 3]])
        """
        warnings.warn("non-inplace resize is deprecated", UserWarning, stacklevel=2)
        return _resized(self, sizes)

    def resize_as(self: TensorImpl, tensor: TensorImpl) -> Any:  # type: ignore[misc]
        """`resize` to the sizes of `tensor`. PyTorch calls it deprecated, and it warns: `reshape_as` does the same.

        >>> import warnings
        >>> with warnings.catch_warnings():
        ...     warnings.simplefilter("ignore")
        ...     tt.arange(4).resize_as(tt.zeros(2, 2))
        tensor([[0, 1],
                [2, 3]])
        """
        warnings.warn("non-inplace resize_as is deprecated", UserWarning, stacklevel=2)
        return _resized(self, tuple(tensor.size()))


def new_of(args: tuple[Any, ...], dtype: ScalarType, device: Device | None) -> Any:
    """`x.new(...)` and `torch.IntTensor(...)`: as `torch.Tensor(...)`, but no tensor of another dtype will do."""
    if len(args) == 1 and isinstance(args[0], TensorImpl):
        wanted, got = _options(dtype, device or cpu), _options(args[0].meta.dtype, args[0].meta.device)
        check_type(wanted == got, f"expected {wanted} (got {got})")
    return _tensor_new.legacy_new(*args, dtype=dtype, device=device)


def _options(dtype: ScalarType, device: Device) -> str:
    return (
        f"TensorOptions(dtype={TYPE_NAMES[dtype]}, device={device}, layout=Strided, requires_grad=false (default), "
        "pinned_memory=false (default), memory_format=(nullopt))"
    )


def _resized(self: TensorImpl, sizes: tuple[Any, ...]) -> Any:
    wanted = prod(sizes[1:], start=sizes[0]) if sizes else 1
    m = self.meta
    check(
        wanted == m.numel,
        lambda: (
            f"requested resize to {'x'.join(map(str, sizes))} ({wanted} elements in total), but the given tensor has a "
            f"size of {'x'.join(map(str, m.sizes))} ({m.numel} elements). autograd's resize can only change the shape "
            "of a given tensor, while preserving the number of elements. "
        ),
    )
    return F.view(F.contiguous(self), sizes)


# ---- torch.FloatTensor, torch.FloatStorage ---------------------------------------------------------------------------


class LegacyTensorType(type):
    """The class of torch.FloatTensor."""

    dtype: ScalarType

    def __call__(cls, *args: Any, device: Device | str | None = None) -> Any:
        return new_of(args, cls.dtype, None if device is None else Device(device))

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
        made = (
            F.empty((data,), dtype=cls.dtype, device="cpu")
            if isinstance(data, int)
            else new.tensor(data, dtype=cls.dtype)
        )
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


# Their module is the one in which they are found, although they are shown with PyTorch's name: `pickle` looks a class up
# there, and so does Tab completion in a notebook, which would import PyTorch to list the names of `tt`.
TENSORS: dict[ScalarType, Any] = {
    t: LegacyTensorType(
        f"{t.cpp_name}Tensor",
        (),
        {
            "dtype": t,
            "__module__": "tinytensor",
            "__doc__": f"Tensors of dtype {t} on the CPU, as a class. Called, it makes one: of these sizes, or of these data.\n\n"
            f">>> tt.{t.cpp_name}Tensor(2, 3).dtype\n{t}",
        },
    )
    for t in ALL_TYPES
}
STORAGES: dict[ScalarType, Any] = {
    t: LegacyStorageType(
        f"{t.cpp_name}Storage",
        (),
        {
            "dtype": t,
            "__module__": "tinytensor",
            "__doc__": f"Storages of dtype {t}, as a class. Called, it makes one: of this many elements, or of these data.\n\n"
            f">>> len(tt.{t.cpp_name}Storage(3))\n3",
        },
    )
    for t in ALL_TYPES
}
