"""What PyTorch keeps from its first days: `x.new(...)`, `x.resize(...)` and torch.FloatTensor.

Before there were dtypes, each type of elements had a class of tensors and one of storages. The classes still exist as
names: `torch.FloatTensor(2, 3)` makes an ordinary tensor, and `isinstance(x, torch.FloatTensor)` asks for its dtype.
They have no instances of their own; a metaclass answers for them.

Mirrors torch/_tensor.py, torch/autograd/_functions/tensor.py (`Resize`, here a view: the node is ViewBackward0),
torch/csrc/tensor/python_tensor.cpp and `_LegacyStorage` of torch/storage.py.
"""

from __future__ import annotations

import warnings
from math import prod
from typing import Any

from tinytensor._tensor import new as _tensor_new
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.invalid_arguments import format_invalid_args
from tinytensor.aten.core.python.torch_function import handle_call, has_torch_function
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.c10 import tensor_impl
from tinytensor.c10.device import Device, cpu, is_available
from tinytensor.c10.error import check, check_type, warn_once
from tinytensor.c10.layout import sparse_coo, strided
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
        return new_of(args, self.meta_.dtype, self.meta_.device)

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
        if overrides.possible and has_torch_function((self, tensor)):
            method: Any = tensor_impl.tensor_type.resize_as
            return handle_call(method, (self, tensor), {"self": self, "tensor": tensor})
        warnings.warn("non-inplace resize_as is deprecated", UserWarning, stacklevel=2)
        return _resized(self, tuple(tensor.size()))


def new_of(args: tuple[Any, ...], dtype: ScalarType, device: Device | None) -> Any:
    """`x.new(...)` and `torch.IntTensor(...)`: as `torch.Tensor(...)`, but no tensor of another dtype will do."""
    if len(args) == 1 and isinstance(args[0], TensorImpl):
        wanted, got = _options(dtype, device or cpu), _options(args[0].meta_.dtype, args[0].meta_.device)
        check_type(wanted == got, f"expected {wanted} (got {got})")
    return _tensor_new.legacy_new(*args, dtype=dtype, device=device)


def _options(dtype: ScalarType, device: Device) -> str:
    return (
        f"TensorOptions(dtype={TYPE_NAMES[dtype]}, device={device}, layout=Strided, requires_grad=false (default), "
        "pinned_memory=false (default), memory_format=(nullopt))"
    )


def _resized(self: TensorImpl, sizes: tuple[Any, ...]) -> Any:
    wanted = prod(sizes[1:], start=sizes[0]) if sizes else 1
    m = self.meta_
    check(
        wanted == m.numel,
        lambda: (
            f"requested resize to {'x'.join(map(str, sizes))} ({wanted} elements in total), but the given tensor has a "
            f"size of {'x'.join(map(str, m.sizes))} ({m.numel} elements). autograd's resize can only change the shape "
            "of a given tensor, while preserving the number of elements. "
        ),
    )
    return F.view(F.contiguous(self), sizes)


# ---- torch.FloatTensor -----------------------------------------------------------------------------------------------


class LegacyTensorType(type):
    """The class of torch.FloatTensor and of torch.cuda.FloatTensor."""

    dtype: ScalarType
    device_type: str
    is_sparse = False
    layout = strided

    @property
    def is_cuda(cls) -> bool:
        return cls.device_type == "cuda"

    @property
    def torch_name(cls) -> str:
        return f"torch.{'cuda.' if cls.is_cuda else ''}{cls.__name__}"

    def check_available(cls) -> None:
        """TypeError for a type of CUDA where there is none."""
        check_type(
            not cls.is_cuda or is_available("cuda"),
            lambda: f"type {cls.torch_name} not available. Torch not compiled with CUDA enabled.",
        )

    def __call__(cls, *args: Any, device: Device | str | None = None, **others: Any) -> Any:
        cls.check_available()
        if others:
            _tensor_new.refuse_keywords(args, others if device is None else {"device": device, **others})
        if cls.is_cuda:
            warn_once(
                "The torch.cuda.*DtypeTensor constructors are no longer recommended. It's best to use methods such as "
                "torch.tensor(data, dtype=*, device='cuda') to create tensors."
            )
        place = Device(cls.device_type if device is None else device)
        check(
            place.type == cls.device_type,
            f"legacy constructor expects device type: {cls.device_type} but device type: {place.type} was passed",
        )
        return new_of(args, cls.dtype, place)

    def __instancecheck__(cls, instance: Any) -> bool:
        if not isinstance(instance, TensorImpl):
            return False
        m = instance.meta_
        return m.dtype is cls.dtype and m.device.type == cls.device_type and m.layout is cls.layout

    def __repr__(cls) -> str:
        return f"<class '{cls.torch_name}'>"


# Their module is the one in which they are found, although they are shown with PyTorch's name: `pickle` looks a class up
# there, and so does Tab completion in a notebook, which would import PyTorch to list the names of `tt`.
def _tensor_types(device_type: str, module: str, place: str) -> dict[ScalarType, Any]:
    return {
        t: LegacyTensorType(
            f"{t.cpp_name}Tensor",
            (),
            {
                "dtype": t,
                "device_type": device_type,
                "__module__": module,
                "__doc__": f"Tensors of dtype {t} on {place}, as a class. Called, it makes one: of these sizes, or of these data."
                + (f"\n\n>>> tt.{t.cpp_name}Tensor(2, 3).dtype\n{t}" if device_type == "cpu" else "")
                + (f"\n\n>>> tt.cuda.{t.cpp_name}Tensor.dtype\n{t}" if device_type == "cuda" else ""),
            },
        )
        for t in ALL_TYPES
    }


class LegacySparseTensorType(LegacyTensorType):
    """The class of torch.sparse.FloatTensor: called with indices and values, perhaps a size; with sizes alone; or with nothing."""

    is_sparse = True
    layout = sparse_coo

    @property
    def torch_name(cls) -> str:
        return f"torch.sparse.{cls.__name__}"

    def __call__(cls, *args: Any, device: Device | str | None = None, **others: Any) -> Any:
        is_data = len(args) in (2, 3) and all(isinstance(a, TensorImpl) for a in args[:2])
        sizes = args[0] if len(args) == 1 and isinstance(args[0], (tuple, list)) else args
        if others or not (is_data or all(isinstance(n, int) for n in sizes)):
            given = others if device is None else {"device": device, **others}
            raise TypeError(format_invalid_args(args, given, "new()", _SPARSE_FORMS))
        place = None if device is None else Device(device)
        shown = "indices, values, " * is_data + "shape, " * (len(args) == 3 or (bool(args) and not is_data))
        warn_once(
            f"torch.sparse.SparseTensor({shown}*, device=) is deprecated.  Please use torch.sparse_coo_tensor({shown}dtype=, "
            "device=)."
            if args
            else "torch.sparse.SparseTensor() is deprecated.  Please use torch.sparse_coo_tensor((0,), dtype=)."
        )
        if not is_data:
            return F.sparse_coo_tensor(tuple(sizes) or (0,), dtype=cls.dtype, layout=sparse_coo, device=place)
        # As the constructor of old, which takes values of any dtype, and does not look at the indices.
        return F.sparse_coo_tensor(*args[:2], *((tuple(args[2]),) if len(args) == 3 else ()), device=place)


_SPARSE_FORMS = (
    "(*, torch.device device = None)", "(Tensor indices, Tensor values, *, torch.device device = None)",
    "(Tensor indices, Tensor values, tuple of ints size, *, torch.device device = None)",
    "(tuple of ints size, *, torch.device device = None)",
)  # fmt: skip
_SPARSE_TYPES = "Byte Char Short Int Long Half BFloat16 Float Double".split()
SPARSE_TENSORS: dict[str, Any] = {
    f"{t.cpp_name}Tensor": LegacySparseTensorType(
        f"{t.cpp_name}Tensor",
        (),
        {
            "dtype": t,
            "device_type": "cpu",
            "__module__": "tinytensor.sparse",
            "__doc__": f"Sparse tensors of dtype {t}, as a class. `sparse_coo_tensor` makes them.\n\n"
            f">>> tt.sparse.{t.cpp_name}Tensor.dtype\n{t}",
        },
    )
    for t in ALL_TYPES
    if t.cpp_name in _SPARSE_TYPES
}

TENSORS = _tensor_types("cpu", "tinytensor", "the CPU")
CUDA_TENSORS = _tensor_types("cuda", "tinytensor.cuda", "a CUDA device")
