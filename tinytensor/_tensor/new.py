"""tensor, as_tensor, from_numpy, Tensor(...), frombuffer, asarray: tensors from Python data and from memory of others.

`tensor` copies what it is given. `as_tensor` and `asarray` share memory where that is possible, `from_numpy` and
`frombuffer` always do. A tensor over foreign memory holds the object that owns the memory, so it cannot be freed first.

Mirrors torch/csrc/utils/tensor_new.cpp and tensor_numpy.cpp.
"""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Sequence
from ctypes import memmove
from types import UnionType
from typing import Any, NoReturn

import numpy as np

from tinytensor._tensor import dlpack
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.call_site import named_by_caller
from tinytensor.aten.core.python.invalid_arguments import format_invalid_args, type_name
from tinytensor.aten.core.python.python_arg_parser_types import is_device, to_device
from tinytensor.aten.core.python.text_signature import shown_as
from tinytensor.aten.core.python.torch_function import handle
from tinytensor.aten.core.python.torch_function_entry import asks_mode
from tinytensor.c10 import scalar_type, tensor_impl
from tinytensor.c10.allocator import allocate
from tinytensor.c10.device import Device, cpu, initialize
from tinytensor.c10.dispatch_key_set import (
    ABOVE_FUNCTIONALIZE,
    FUNCTIONALIZE,
    PYTHON,
    PYTHON_TLS_SNAPSHOT,
    REQUIRES_GRAD,
)
from tinytensor.c10.error import check, check_value, warn, warn_once
from tinytensor.c10.inference_mode import born
from tinytensor.c10.local_dispatch_key_set import ExcludeDispatchKeyGuard, apply_tls, state, tls
from tinytensor.c10.metadata import PLAIN, Metadata, contiguous_metadata, metadata, on_clear, remember
from tinytensor.c10.overflows import unpack_long
from tinytensor.c10.python_torch_function_tls import default_device
from tinytensor.c10.scalar import READABLE
from tinytensor.c10.scalar_type import (
    NUMPY_TO_TORCH,
    ScalarType,
    bfloat16,
    bool_,
    float32,
    float64,
    get_default_dtype,
    int64,
    promote_types,
)
from tinytensor.c10.storage import StorageImpl, address_of
from tinytensor.c10.tensor_impl import TensorImpl, data_ptr, new_tensor

_NEGATIVE_STRIDE = (
    "At least one stride in the given numpy array is negative, and tensors with negative strides are not currently "
    "supported. (You can probably work around this by making a copy of your array  with array.copy().) "
)

_MISSING: Any = object()


@shown_as(lambda data, *, dtype=None, device=None, requires_grad=False, pin_memory=False: None)
def tensor(
    data: Any = _MISSING,
    *extra: Any,
    dtype: ScalarType | None = None,
    device: Device | str | None = None,
    requires_grad: bool = False,
    pin_memory: bool = False,
    **unknown: Any,
) -> Any:
    """A new tensor with a copy of `data`.

        data            nested sequences of numbers, a number, an array, or a tensor (use `clone` and `detach` for those)
        dtype           default: bool, int64 or the default dtype for Python's numbers; what arrays and tensors have
        device          default: the CPU, or where `data` is
        requires_grad   whether the result is a leaf that requires a gradient
        pin_memory      ask for memory a GPU can read directly

    ValueError for sequences of different lengths; TypeError for elements that are no numbers.

    >>> tt.tensor([[1, 2], [3, 4]]).dtype, tt.tensor([1, 2.5])
    (torch.int64, tensor([1.0000, 2.5000]))
    """
    if (
        data.__class__ in _QUICK and (device is None or device is cpu) and requires_grad.__class__ is bool
        and pin_memory is False and not state.dirty and not extra and not unknown
    ):  # fmt: skip
        made = _few_numbers(data, dtype)
        if made is not None and not requires_grad:
            return made
        if made is not None and made.meta_.dtype.is_floating_point:  # of others none can be required
            made.requires_grad = True
            return made
    if state.dirty and asks_mode(sys._getframe(1)):
        return _ask_mode(
            tensor, data, extra, dtype, device, requires_grad=requires_grad, pin_memory=pin_memory, **unknown
        )
    _check_only_data("tensor", data, extra, unknown)
    dtype = checked_dtype("tensor", dtype)
    _check_options("tensor", device, pin_memory=pin_memory, requires_grad=requires_grad)
    device = default_device() if device is None else device
    return _new(data, dtype, device, requires_grad, pin_memory, "torch.tensor")


def _ask_mode(function: Any, data: Any, extra: tuple[Any, ...], dtype: Any, device: Any, **options: Any) -> Any:
    """What a mode makes of the call of `function`, whose caller's caller is the program: with the options that it has named.

    A mode passes a call on with `**kwargs`, and such a call names nothing: so what is no default has been given, too.
    """
    named = named_by_caller(sys._getframe(2))
    options = {
        name: value
        for name, value in {"dtype": dtype, "device": device, **options}.items()
        if name in named or (value is not None and value is not False)
    }
    args = (() if data is _MISSING else (data,)) + extra
    return handle(function, f"torch.{function.__name__}", (), args, options or None)


def _few_numbers(data: Any, dtype: ScalarType | None) -> Any:
    """A tensor of a number, of a short list of floats or of ints, or of such lists in a list: as `_from_data` makes it, without
    a look at each of them. None for all else."""
    sizes: tuple[int, ...] = ()
    values: Any = (data,)
    if data.__class__ not in _PLAIN:
        count = len(data)
        if not 0 < count <= _FEW:
            return None
        sizes, values = (count,), data
        if data[0].__class__ is list:
            width, values = len(data[0]), []
            for row in data:
                if row.__class__ is not list or len(row) != width:
                    return None
                values += row
            if not 0 < len(values) <= _FEW:
                return None
            sizes = (count, width)
    kinds = set(map(type, values))
    if len(kinds) != 1:
        return None
    kind = kinds.pop()
    if kind is tensor_impl.tensor_type:
        of_first = values[0].meta_
        if (
            of_first.dim
            or of_first is not of_first.plain
            or of_first.device is not cpu
            or of_first.dtype not in _NUMBERS
        ):
            return None
        if any(value.meta_ is not of_first for value in values):
            return None
        values, kind = [F.item(value) for value in values], _NUMBERS[of_first.dtype]
        dtype = dtype or of_first.dtype
    if kind is float:
        dtype = dtype or get_default_dtype()
        fits = dtype is float32 or dtype is float64
    elif kind is int:
        dtype = dtype or int64
        most = 2**63 if dtype is int64 else 2**53 if dtype is float32 or dtype is float64 else 0
        fits = -most <= min(values) and max(values) < most
    else:
        dtype = dtype or bool_
        fits = kind is bool and dtype is bool_
    if not fits:
        return None
    m = contiguous_metadata(sizes, dtype)
    made = new_tensor(m, allocate(m.nbytes))
    (READABLE[dtype] * len(values)).from_address(made.storage_.data_ptr)[:] = values
    return made


_NUMBERS: dict[ScalarType, type] = {float32: float, float64: float, int64: int, bool_: bool}
_QUICK = frozenset((bool, int, float, list, tuple))


# Up to how many numbers ctypes is faster than NumPy.
_FEW = 64


@shown_as(lambda self, data, *, dtype=None, device=None, requires_grad=False: None)
def new_tensor_of(
    self: TensorImpl, data: Any = _MISSING, *extra: Any, dtype: ScalarType | None = None, device: Any = None,
    requires_grad: bool = False, **unknown: Any,
) -> Any:  # fmt: skip
    """A new tensor with a copy of `data`, in this tensor's dtype and on its device unless told otherwise.

        data            nested sequences of numbers, an array, or a tensor
        dtype, device   default: those of self
        requires_grad   whether the result is a leaf that requires a gradient

    >>> tt.zeros(2, dtype=tt.float64).new_tensor([1, 2])
    tensor([1., 2.], dtype=torch.float64)
    """
    m = self.meta_
    if (
        data.__class__ in _QUICK and (device is None or device is cpu) and requires_grad is False
        and not state.dirty and not extra and not unknown and m.key_set & ~REQUIRES_GRAD == PLAIN
    ):  # fmt: skip
        made = _few_numbers(data, m.dtype if dtype is None else dtype)
        if made is not None:
            return made
    _check_only_data("new_tensor", data, extra, unknown)
    dtype = checked_dtype("new_tensor", dtype)
    _check_options("new_tensor", device, requires_grad=requires_grad)
    return _new(data, dtype or m.dtype, device or m.device, requires_grad, False, "tensor.new_tensor")


def _check_only_data(function: str, data: Any, extra: tuple[Any, ...], unknown: dict[str, Any]) -> None:
    """TypeError unless `data` is given, and nothing that the function does not know."""
    if extra:
        raise TypeError(f"{function}() takes 1 positional argument but {1 + len(extra)} were given")
    if data is _MISSING:
        raise TypeError(f'{function}() missing 1 required positional arguments: "data"')
    for name in unknown:
        raise TypeError(f"{function}() got an unexpected keyword argument '{name}'")


def _check_options(function: str, device: Any, **flags: Any) -> None:
    if device is not None and not is_device(device):
        raise TypeError(f"{function}(): argument 'device' must be torch.device, not {type_name(device)}")
    for name, value in flags.items():
        if not isinstance(value, bool):
            raise TypeError(f"{function}(): argument '{name}' must be bool, not {type_name(value)}")


def _new(data: Any, dtype: ScalarType | None, device: Any, requires_grad: bool, pin_memory: bool, caller: str) -> Any:
    if device is not None and not isinstance(device, (Device, str)):
        device = to_device(device)  # bytes, or a number
    if pin_memory:
        F.empty((0,), pin_memory=True)  # RuntimeError where nothing can be pinned
    if isinstance(data, TensorImpl):
        warn(
            "To copy construct from a tensor, it is recommended to use sourceTensor.detach().clone() or "
            f"sourceTensor.detach().clone().requires_grad_(True), rather than {caller}(sourceTensor)."
        )
        made = F.detach(data)
        if made.__class__ is not tensor_impl.tensor_type and not made.meta_.key_set & PYTHON:
            made = made.as_subclass(tensor_impl.tensor_type)
        made = F.clone(F.to(made, dtype or data.meta_.dtype))
    else:
        check(dtype is None or not dtype.is_quantized, "store_scalar: invalid type")
        made = _lifted(data, dtype, copy=True)
        if made.meta_.key_set & FUNCTIONALIZE:
            # PyTorch makes sure that it is a leaf; only functionalization sees an operator in that.
            made = F.detach__default(made)
    made = _to_device(made, device)
    if pin_memory:
        made = F.pin_memory(made)
    if requires_grad:
        check(
            made.meta_.dtype.is_floating_point,
            "Only Tensors of floating point and complex dtype can require gradients",
        )
        made.requires_grad = True
    return made


@shown_as(lambda data, dtype=None, device=None: None)
def as_tensor(
    data: Any = _MISSING,
    *extra: Any,
    dtype: ScalarType | None = None,
    device: Device | str | None = None,
    **unknown: Any,
) -> Any:
    """Like `tensor`, but a tensor or array that has the right dtype and device already is shared, not copied.

        data            nested sequences of numbers, a number, an array, or a tensor, whose history is kept
        dtype, device   default: as in `tensor`

    >>> x = tt.zeros(2)
    >>> tt.as_tensor(x) is x, tt.as_tensor(x, dtype=tt.int64)
    (True, tensor([0, 0]))
    """
    if data.__class__ in _QUICK and device is None and not state.dirty and not extra and not unknown:
        made = _few_numbers(data, dtype)
        if made is not None:
            return made
    if (
        isinstance(data, TensorImpl)
        and dtype is None
        and device is None
        and not state.dirty
        and not extra
        and not unknown
    ):
        return data
    if state.dirty and asks_mode(sys._getframe(1)):
        return _ask_mode(as_tensor, data, extra, dtype, device, **unknown)
    _check_only_data("as_tensor", data, extra, unknown)
    dtype = checked_dtype("as_tensor", dtype)
    _check_options("as_tensor", device)
    device = default_device() if device is None else device
    if isinstance(data, TensorImpl):
        return _to_device(F.to(data, dtype or data.meta_.dtype), device)
    return _to_device(_lifted(data, dtype, copy=False), device)


def _lifted(data: Any, dtype: ScalarType | None, copy: bool) -> Any:
    """`_from_data`, hidden from modes. They see one call: `lift_fresh` of the finished tensor."""
    if not (state.dirty and tls.included & (PYTHON | FUNCTIONALIZE)):
        return _from_data(data, dtype, copy)
    with ExcludeDispatchKeyGuard(PYTHON | PYTHON_TLS_SNAPSHOT | FUNCTIONALIZE):
        made = _from_data(data, dtype, copy)
    return _lift(made)


def _lift(made: TensorImpl) -> Any:
    if not (state.dirty and tls.included & tls.not_excluded & (PYTHON | FUNCTIONALIZE)):
        return made
    ks = apply_tls(made.meta_.key_set) & ~ABOVE_FUNCTIONALIZE
    return F.lift_fresh_op.table[ks](ks, made)


class _RowMajor(dict):
    """(shape, dtype of NumPy) -> metadata of an array that lies row by row; None where more has to be asked."""

    def __missing__(self, key: tuple[tuple[int, ...], np.dtype]) -> Metadata | None:
        shape, dtype = key
        known = NUMPY_TO_TORCH.get(dtype)
        # A dimension of one element may have any stride.
        usual = known is not None and 0 not in shape and 1 not in shape
        return remember(self, key, contiguous_metadata(shape, known) if usual and known is not None else None)


_row_major = _RowMajor()
on_clear(_row_major.clear)


def from_numpy(array: np.ndarray) -> Any:
    """A tensor over the array's own memory: a write to one is seen in the other.

    TypeError for what is no array, or has a dtype that is not here; ValueError for negative strides and a foreign
    byte order.

    >>> import numpy as np
    >>> array = np.zeros(2)
    >>> tt.from_numpy(array)[0] = 1
    >>> array
    array([1., 0.])
    """
    if not isinstance(array, np.ndarray):
        name = type(array).__name__
        raise TypeError(f"expected np.ndarray (got {f'numpy.{name}' if isinstance(array, np.generic) else name})")
    made = _row_major[array.shape, array.dtype] if array.flags.carray else None
    if made is not None:
        storage = StorageImpl(array, address_of(array), made.nbytes, cpu, False)
        tensor = new_tensor(made, storage)
        return _lift(born(tensor)) if state.dirty else tensor
    if any(s < 0 for s in array.strides):
        raise ValueError(_NEGATIVE_STRIDE)
    if array.dtype.byteorder not in "=|" and array.dtype != array.dtype.newbyteorder("="):
        raise ValueError(
            "given numpy array has byte order different from the native byte order. Conversion between byte orders is "
            "currently not supported."
        )
    dtype = scalar_type.from_numpy_dtype(array.dtype)
    # A field of a structured array may lie so; a tensor's strides count whole elements.
    if any(s % array.itemsize for s in array.strides):
        raise ValueError(
            "given numpy array strides not a multiple of the element byte size. Copy the numpy array to reallocate the memory."
        )
    if not array.flags.writeable:
        warn_once(
            "The given NumPy array is not writable, and PyTorch does not support non-writable tensors. This means writing "
            "to this tensor will result in undefined behavior. You may want to copy the array to protect its data or make "
            "it writable before converting it to a tensor. This type of warning will be suppressed for the rest of this "
            "program."
        )
    made = metadata(tuple(array.shape), tuple(s // array.itemsize for s in array.strides), dtype)
    storage = StorageImpl(array, array.ctypes.data, made.nbytes, cpu, resizable=False)
    return _lift(born(new_tensor(made, storage)))


def legacy_new(*args: Any, dtype: ScalarType | None = None, device: Device | None = None) -> Any:
    """`torch.Tensor(...)`: from data, or uninitialised from sizes; always the default dtype. `x.new(...)` has x's."""
    if len(args) == 1 and isinstance(args[0], TensorImpl):
        return F.alias(args[0])
    dtype, device = dtype or get_default_dtype(), device or cpu
    if len(args) == 1 and hasattr(args[0], "_impl"):
        return F.set_(F.empty((0,), dtype=dtype, device=device), args[0])
    if not args:
        return F.empty((0,), dtype=dtype, device=device)
    if len(args) == 1 and isinstance(args[0], (Sequence, np.ndarray)) and not isinstance(args[0], tuple | str):
        return _to_device(_from_data(args[0], dtype, copy=True), device)
    if len(args) == 1 and isinstance(args[0], str):
        raise TypeError(f"new(): invalid data type '{type(args[0]).__name__}'")
    if len(args) == 1 and isinstance(args[0], tuple):
        if type(args[0]).__name__ == "Size":
            return F.empty(tuple(args[0]), dtype=dtype, device=device)
        return _to_device(_from_data(args[0], dtype, copy=True), device)
    if isinstance(args[0], bool) or not all(isinstance(n, int) for n in args):
        kind = next(type_name(n) for n in args if isinstance(n, bool) or not isinstance(n, int))
        raise TypeError(f"new(): data must be a sequence (got {kind})")
    return F.empty(args, dtype=dtype, device=device)


_LEGACY_FORMS = (
    "(*, torch.device device = None)", "(torch.Storage storage)", "(Tensor other)",
    "(tuple of ints size, *, torch.device device = None)", "(object data, *, torch.device device = None)",
)  # fmt: skip


def refuse_keywords(args: tuple[Any, ...], keywords: dict[str, Any]) -> NoReturn:
    """`torch.Tensor(..., dtype=...)`: the constructor takes a device, and nothing else by name."""
    raise TypeError(format_invalid_args(args, keywords, "new()", _LEGACY_FORMS))


def options_of_type(kind: Any) -> tuple[ScalarType, str]:
    """`"torch.cuda.IntTensor"`, or `torch.cuda.IntTensor` itself -> int32, "cuda"; `torch.Tensor` means the default dtype.

    ValueError for a name that is no type, AssertionError for one of CUDA where there is none.
    """
    if isinstance(kind, type):
        if kind is tensor_impl.tensor_type:
            return get_default_dtype(), "cpu"
        name = getattr(kind, "torch_name", kind.__name__)
    else:
        check(isinstance(kind, str), "dtype must be a type, str, or dtype object", TypeError)
        name = kind
    if name.startswith("torch.cuda."):
        initialize(Device("cuda"))
    for dtype in scalar_type.ALL_TYPES:
        if name == f"torch.{dtype.cpp_name}Tensor":
            return dtype, "cpu"
        if name == f"torch.cuda.{dtype.cpp_name}Tensor":
            return dtype, "cuda"
    raise ValueError(f"invalid type: '{name}'")


# ---- Python data -----------------------------------------------------------------------------------------------------


def _from_data(data: Any, dtype: ScalarType | None, copy: bool) -> Any:
    """A tensor from an array or nested sequences: sizes from the first elements, then all numbers, then their dtype."""
    if dtype is not None:
        scalar_type.refuse_by_name(dtype)
    if isinstance(data, np.ndarray):
        shared = from_numpy(data if data.flags.writeable or not copy else data.copy())
        wanted = dtype or shared.meta_.dtype
        return F.clone(F.to(shared, wanted)) if copy else F.to(shared, wanted)
    if isinstance(data, np.generic):
        return _from_data(np.array(data), dtype, copy)
    if hasattr(data, "__cuda_array_interface__"):
        # Loaded where somebody hands over memory of a GPU.
        interface: Any = importlib.import_module("tinytensor._tensor.cuda_interface")
        shared = interface.from_cuda_array_interface(data)
        wanted = dtype or shared.meta_.dtype
        return F.clone(F.to(shared, wanted)) if copy else F.to(shared, wanted)
    if isinstance(data, list | tuple) and data and all(isinstance(item, np.ndarray) for item in data):
        warn(
            "Creating a tensor from a list of numpy.ndarrays is extremely slow. Please consider converting the list to a "
            "single numpy.ndarray with numpy.array() before converting to a tensor."
        )
    sizes = (len(data),) if _holds_numbers(data) else _compute_sizes(data)
    leaves: list[Any] = []
    _flatten(data, sizes, 0, leaves, dtype)
    if dtype is None:
        dtype = _infer_dtype(leaves)
    return _fill(leaves, sizes, dtype)


def _is_sequence(data: Any, is_inner: bool = False) -> bool:
    """Whether data has elements to go down into. A string is refused, since each of its elements is a string again."""
    if isinstance(data, (str, bytes)):
        if not is_inner:
            raise TypeError(f"new(): invalid data type '{type(data).__name__}'")
        if isinstance(data, str):
            raise ValueError("too many dimensions 'str'")
    if isinstance(data, TensorImpl):
        return False  # its one element counts as a number
    if isinstance(data, np.ndarray):
        return data.ndim > 0
    return isinstance(data, (Sequence, bytearray)) or (
        hasattr(data, "__len__") and hasattr(data, "__getitem__") and not isinstance(data, dict | np.generic)
    )


_PLAIN = frozenset((bool, int, float))


def _holds_numbers(data: Any) -> bool:
    """Whether it is a list or tuple of nothing but Python's own numbers, and not empty: then nobody has to look closer."""
    return (data.__class__ is list or data.__class__ is tuple) and bool(data) and _PLAIN.issuperset(map(type, data))


def _compute_sizes(data: Any) -> tuple[int, ...]:
    """The sizes that the first element of each level shows; _flatten checks that all others agree."""
    sizes: list[int] = []
    while _is_sequence(data, is_inner=bool(sizes)):
        sizes.append(len(data))
        # A sequence that contains itself would go on for ever.
        if len(sizes) > 128:
            raise ValueError(f"too many dimensions '{type(data).__name__}'")
        if not len(data):
            break
        data = data[0]
    return tuple(sizes)


def _flatten(data: Any, sizes: tuple[int, ...], dim: int, leaves: list[Any], dtype: ScalarType | None) -> None:
    if dim == len(sizes):
        leaves.append(_number(data, dtype))
        return
    is_row = dim + 1 == len(sizes) and _holds_numbers(data)
    # Text has no dtype, but bytes are numbers where one is given.
    is_text = isinstance(data, str | bytes) and dtype is not None
    if not is_row and not is_text and not _is_sequence(data):
        raise TypeError("not a sequence")
    if len(data) != sizes[dim]:
        raise ValueError(f"expected sequence of length {sizes[dim]} at dim {dim} (got {len(data)})")
    if is_row:
        leaves += data
        return
    for item in data:
        _flatten(item, sizes, dim + 1, leaves, dtype)


def _number(value: Any, dtype: ScalarType | None) -> Any:
    """A Python or NumPy number. Its own type is kept, since the dtype is inferred from it."""
    if isinstance(value, (bool, int, float, np.generic)):
        return value
    if isinstance(value, TensorImpl):
        return value
    if isinstance(value, list | tuple):
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
    if isinstance(value, complex):
        raise TypeError("complex numbers are not supported by this library")
    if hasattr(type(value), "__index__"):
        return value.__index__()
    if dtype is None and isinstance(value, str | bytes):
        raise TypeError(f"new(): invalid data type '{type_name(value)}'")
    check(dtype is not None, lambda: f"Could not infer dtype of {type_name(value)}")
    if dtype.is_floating_point:  # type: ignore[union-attr]
        raise TypeError(f"must be real number, not {type_name(value)}")
    raise TypeError(f"'{type_name(value)}' object cannot be interpreted as an integer")


def _infer_dtype(leaves: list[Any]) -> ScalarType:
    """The join of all elements' types; Python floats count as the default dtype."""
    classes = set(map(type, leaves))
    if classes and classes <= _PLAIN:
        return get_default_dtype() if float in classes else int64 if int in classes else bool_
    kinds: dict[Any, ScalarType] = {}
    for leaf in leaves:
        if isinstance(leaf, TensorImpl):
            kinds.setdefault(leaf.meta_.dtype, leaf.meta_.dtype)
        elif leaf.__class__ not in kinds:
            kinds[leaf.__class__] = _dtype_of_number(leaf)
    if not kinds:
        return get_default_dtype()
    dtype: ScalarType | None = None
    for kind in kinds.values():
        dtype = kind if dtype is None else promote_types(dtype, kind)
    assert dtype is not None
    return dtype


def _dtype_of_number(value: Any) -> ScalarType:
    if isinstance(value, np.generic):
        return scalar_type.from_numpy_dtype(value.dtype)
    if isinstance(value, bool):
        return bool_
    return int64 if isinstance(value, int) else get_default_dtype()


def _fill(leaves: list[Any], sizes: tuple[int, ...], dtype: ScalarType) -> Any:
    """Convert the numbers as PyTorch does: to a float silently, to an integer with a check of its range.

    Unsigned dtypes take negative numbers down to minus their maximum, which wrap around, as in C++.
    """
    values = leaves
    if not _PLAIN.issuperset(map(type, leaves)):
        values = [_element(v, dtype) if isinstance(v, TensorImpl) else v for v in leaves]
    if dtype is bool_:
        values = [v if isinstance(v, bool | float | np.bool_) else _whole(v, dtype) != 0 for v in values]
    if dtype.is_floating_point or dtype is bool_:
        wide = np.array(values, np.float64)
        with np.errstate(all="ignore"):
            if dtype is bfloat16:
                return F.to(_own(wide.reshape(sizes)), bfloat16)
            return _own(wide.astype(dtype.numpy).reshape(sizes))
    info = np.iinfo(dtype.numpy)
    for value in values:
        whole = unpack_long(_whole(value, dtype))
        if not (info.min <= whole <= info.max or (not dtype.is_signed and -info.max <= whole < 0)):
            _overflow(dtype)
    whole_numbers = np.array([int(v) for v in values], np.int64)
    return _own(whole_numbers.astype(dtype.numpy).reshape(sizes))


def _whole(value: Any, dtype: ScalarType) -> int:
    """A number as `dtype`, which has no fractions, is given it. Integers below 0 may wrap around, floats may not."""
    if isinstance(value, float):
        if not np.isfinite(value) or abs(value) >= 2.0**63 or (value < 0 and not dtype.is_signed):
            _overflow(dtype)
    elif isinstance(value, np.floating | np.bool_):
        raise TypeError(f"'{type_name(value)}' object cannot be interpreted as an integer")
    return int(value)


def _element(value: Any, dtype: ScalarType) -> int | float | bool:
    """The number in a tensor that stands among numbers."""
    if dtype.is_floating_point:
        return float(value)
    return bool(value) if dtype is bool_ else value.__index__()


def _overflow(dtype: ScalarType) -> None:
    raise RuntimeError(f"value cannot be converted to type {dtype.name} without overflow")


def _own(array: np.ndarray) -> Any:
    """A tensor with a storage of its own from a fresh array."""
    made = F.empty_memory_format(array.shape, scalar_type.from_numpy_dtype(array.dtype), None, cpu)
    memmove(data_ptr(made), address_of(array), array.nbytes)
    return made


def _to_device(made: TensorImpl, device: Device | str | None) -> Any:
    return made if device is None else F.to(made, initialize(Device(device)))


def checked_dtype(name: str, dtype: Any) -> ScalarType | None:
    if dtype is not None and not isinstance(dtype, ScalarType):
        dtype = _PYTHON_DTYPES.get(dtype, dtype) if isinstance(dtype, type) else dtype
        if not isinstance(dtype, ScalarType):
            raise TypeError(f"{name}(): argument 'dtype' must be torch.dtype, not {type_name(dtype)}")
    return dtype


_PYTHON_DTYPES: dict[Any, ScalarType] = {float: float64, int: int64, bool: bool_}


# ---- memory that something else owns ------------------------------------------------------------------------------------------


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
    known = checked_dtype("frombuffer", dtype)
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


def _check_asarray_options(**options: tuple[Any, type | UnionType, str]) -> None:
    """TypeError for the first that is neither None nor of its class."""
    for name, (value, kind, kind_name) in options.items():
        if value is not None and not isinstance(value, kind):
            raise TypeError(f"asarray(): argument '{name}' must be {kind_name}, not {type_name(value)}")


def _require_grad(made: Any) -> Any:
    check(made.meta_.dtype.is_floating_point, "Only Tensors of floating point and complex dtype can require gradients")
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
    if state.dirty and asks_mode(sys._getframe(1)):
        return _ask_mode(asarray, obj, (), dtype, device, copy=copy, requires_grad=requires_grad)
    dtype = checked_dtype("asarray", dtype)
    _check_options("asarray", device)
    _check_asarray_options(
        copy=(copy, bool, "bool"),
        requires_grad=(requires_grad, bool, "bool"),
    )
    device = default_device() if device is None else device
    where = None if device is None else to_device(device)
    found = _shared(obj, dtype, copy)
    if found is None:
        check_value(copy is not False, "can't alias arbitrary sequence into a tensor.")
        made = as_tensor(obj, dtype=dtype, device=where)
        return _require_grad(made) if requires_grad else made
    m = found.meta_
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
            warn(
                "torch.asarray: unspecified requires_grad now defaults to obj.requires_grad instead of False. Pass "
                "requires_grad=False explicitly to get the old behavior and silence this warning."
            )
        return found
    if requires_grad:
        return found if found.requires_grad else _require_grad(found)
    if not found.is_leaf:
        return F.detach(found)
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
        return from_numpy(np.array(obj))
    if isinstance(obj, np.ndarray):
        return from_numpy(obj)
    if hasattr(obj, "__dlpack__"):
        return dlpack.from_dlpack(obj)
    try:
        memoryview(obj)
    except TypeError:
        return None
    return frombuffer(obj, dtype=dtype or get_default_dtype())
