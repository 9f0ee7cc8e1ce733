"""From what a file says about a tensor to the tensor, with every number checked.

Each function takes the file's budget first (Note [No bombs]).

Mirrors the `_rebuild_*` functions of torch/_utils.py and torch/_tensor.py.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from pickle import UnpicklingError
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.pickle import layout_tensor, quantizer_of_params, set_state_of, slots_of
from tinytensor._tensor.storage import TypedStorage
from tinytensor.aten import functions as F
from tinytensor.c10.device import Device
from tinytensor.c10.layout import (
    SPARSE_COMPRESSED,
    Layout,
    sparse_bsc,
    sparse_bsr,
    sparse_coo,
    sparse_csc,
    sparse_csr,
    strided,
)
from tinytensor.c10.metadata import Size, metadata
from tinytensor.c10.quantizer import per_channel_affine, per_channel_affine_float_qparams, per_tensor_affine
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.nn.parameter import Parameter
from tinytensor.serialization.budget import Budget, shown

_MAX_DIMENSIONS = 64
_MAX = 2**63 - 1
_LAYOUTS = {str(layout): layout for layout in (strided, sparse_coo, sparse_csr, sparse_csc, sparse_bsr, sparse_bsc)}


def tensor_v2(
    budget: Budget, storage: Any, storage_offset: Any, size: Any, stride: Any, requires_grad: Any, backward_hooks: Any,
    metadata: Any = None,
) -> Tensor:  # fmt: skip
    """A tensor over a storage of its dtype."""
    _require(isinstance(storage, TypedStorage), "a tensor without a storage")
    _require(not metadata, "a tensor with conjugate or negative bits")
    _no_hooks(backward_hooks)
    return _over(storage, storage.dtype, storage_offset, size, stride, requires_grad)


def tensor_v3(
    budget: Budget, storage: Any, storage_offset: Any, size: Any, stride: Any, requires_grad: Any, backward_hooks: Any,
    dtype: Any, metadata: Any = None,
) -> Tensor:  # fmt: skip
    """A tensor of any dtype over a storage of bytes."""
    _require(isinstance(storage, TypedStorage) and isinstance(dtype, ScalarType), "a tensor without storage or dtype")
    _require(not metadata, "a tensor with conjugate or negative bits")
    _no_hooks(backward_hooks)
    return _over(storage, dtype, storage_offset, size, stride, requires_grad)


def sparse_tensor(budget: Budget, layout: Any, data: Any) -> Tensor:
    """A sparse tensor of any layout from its parts, which are checked as a constructor checks them."""
    _require(isinstance(layout, Layout) and isinstance(data, tuple), "a sparse tensor without layout or parts")
    if layout is sparse_coo:
        _require(len(data) in (3, 4), "a sparse tensor with other than two parts")
        parts = (*data[:2], data[3] if len(data) == 4 else None)
        sizes = data[2]
    else:
        _require(layout in SPARSE_COMPRESSED and len(data) == 4, "a sparse tensor with other than three parts")
        parts, sizes = data[:3], data[3]
    _require(all(isinstance(part, Tensor) for part in parts[:2]), "a sparse tensor whose parts are no tensors")
    _require(isinstance(sizes, tuple) and all(type(n) is int and 0 <= n <= _MAX for n in sizes), "sizes that are none")
    return layout_tensor(layout, parts, sizes)


def quantized_tensor(
    budget: Budget, storage: Any, storage_offset: Any, size: Any, stride: Any, params: Any, requires_grad: Any,
    backward_hooks: Any,
) -> Tensor:  # fmt: skip
    """Integers over a storage, with what they mean."""
    _require(isinstance(storage, TypedStorage) and storage.dtype.is_quantized, "a quantized tensor without a storage")
    _require(isinstance(params, tuple) and len(params) > 0, "a quantized tensor without a quantizer")
    if params[0] is per_tensor_affine:
        known = len(params) == 3 and type(params[1]) is float and type(params[2]) is int
    else:
        known = params[0] in (per_channel_affine, per_channel_affine_float_qparams) and len(params) == 4
        known = known and all(isinstance(table, Tensor) for table in params[1:3]) and type(params[3]) is int
        known = known and 0 <= params[3] < _MAX_DIMENSIONS
    _require(known, "a quantizer that does not exist")
    _no_hooks(backward_hooks)
    stored = _over(storage, storage.dtype.underlying, storage_offset, size, stride, False)
    m = stored.meta_
    made = metadata(m.sizes, m.strides, storage.dtype, m.device, False, quantizer_of_params(storage.dtype, params))
    return _marked(new_tensor(made, stored.storage_, stored.byte_offset_), requires_grad)


def tensor_v1(budget: Budget, storage: Any, storage_offset: Any, size: Any, stride: Any) -> Tensor:
    """As files before version 0.4 say it."""
    return tensor_v2(budget, storage, storage_offset, size, stride, False, OrderedDict())


def meta_tensor(budget: Budget, dtype: Any, size: Any, stride: Any, requires_grad: Any) -> Tensor:
    """A tensor without bytes."""
    _require(isinstance(dtype, ScalarType), "a tensor without a dtype")
    _checked_geometry(size, stride, 0)
    return _marked(F.empty_strided(tuple(size), tuple(stride), dtype=dtype, device="meta"), requires_grad)


def wrapper_subclass(
    budget: Budget, cls: Any, dtype: Any, size: Any, stride: Any, storage_offset: Any, layout: Any, device: Any,
    requires_grad: Any,
) -> Tensor:  # fmt: skip
    """A tensor of a class of the user's whose values are in its attributes."""
    _require(isinstance(cls, type) and issubclass(cls, Tensor), "a class for what is no tensor")
    _require(isinstance(dtype, ScalarType) and isinstance(layout, Layout), "a tensor without a dtype or a layout")
    _require(isinstance(device, Device) and type(requires_grad) is bool, "a tensor without a device")
    _checked_geometry(size, stride, storage_offset)
    return Tensor._make_wrapper_subclass(
        cls, tuple(size), strides=tuple(stride), storage_offset=storage_offset, dtype=dtype, layout=layout, device=device,
        requires_grad=requires_grad,
    )  # fmt: skip


def parameter(budget: Budget, data: Any, requires_grad: Any, backward_hooks: Any) -> Any:
    """A Parameter over a tensor's bytes."""
    _require(isinstance(data, Tensor) and type(requires_grad) is bool, "a parameter without a tensor")
    _no_hooks(backward_hooks)
    _may_require_grad(data, requires_grad)
    return Parameter(data, requires_grad)


def parameter_with_state(budget: Budget, data: Any, requires_grad: Any, backward_hooks: Any, state: Any) -> Any:
    """A Parameter that a user had put attributes on."""
    return _with_attributes(parameter(budget, data, requires_grad, backward_hooks), state)


def new_parameter(budget: Budget, data: Any, requires_grad: Any = True) -> Any:
    """`Parameter(data)`, as the instruction for new objects has it."""
    return parameter(budget, data, requires_grad, OrderedDict())


def set_attributes(instance: Any, state: Any) -> None:
    """Put plain attributes on an object, none of which may hide what its class has (`items`, `__class__`)."""
    _require(type(state) is dict, "a state that is no dict")
    for name in state:
        if type(name) is not str or name.startswith("__") or hasattr(type(instance), name):
            raise UnpicklingError(f"an attribute that a file may not set: {shown(name)}")
    instance.__dict__.update(state)


def _with_attributes(made: Any, state: Any) -> Any:
    slots: Any = {}
    if type(state) is tuple and len(state) == 2:
        state, slots = state[0], state[1] or {}
    if state:
        set_attributes(made, state)
    _require(type(slots) is dict and set(slots) <= set(slots_of(type(made))), "attributes in slots that do not exist")
    return set_state_of(made, ({}, slots))


def from_type(budget: Budget, function: Any, new_type: Any, args: Any, state: Any) -> Any:
    """A tensor of a subclass, or with attributes: `function(*args)`, given the class and the state."""
    # The machine has made sure that `function` is one of these and that the class is allowed.
    made = function(budget, *args)
    _require(isinstance(made, Tensor), "a class for what is no tensor")
    if type(made) is not new_type:
        made = made.as_subclass(new_type)
    # A class that the user trusts may restore itself; any other gets plain attributes.
    if new_type not in (Tensor, Parameter) and new_type.__setstate__ is not Tensor.__setstate__:
        made.__setstate__(state)
        return made
    return _with_attributes(made, state)


def size_of(budget: Budget, sizes: Any = ()) -> Size:
    """`torch.Size(tuple)`."""
    _require(
        type(sizes) in (tuple, list) and all(type(n) is int for n in sizes), "a size of other things than integers"
    )
    budget.spend(len(sizes))
    return Size(sizes)


def device_of(budget: Budget, kind: Any, index: Any = None) -> Device:
    """`torch.device("cpu")`."""
    _require(type(kind) is str and (index is None or type(index) is int), "a device without a name")
    return Device(kind) if index is None else Device(kind, index)


def layout_of(budget: Budget, name: Any) -> Any:
    """`torch.strided` by name."""
    _require(type(name) is str and name in _LAYOUTS, f"a layout that does not exist: {shown(name)}")
    return _LAYOUTS[name]


def encoded(budget: Budget, text: Any = "", encoding: Any = "utf-8") -> bytes:
    """Bytes, which protocol 2 writes as text in latin-1. No other codec: some of them decompress."""
    _require(
        type(text) is str and type(encoding) is str and encoding == "latin1", "bytes in another encoding than latin1"
    )
    budget.spend(len(text))
    try:
        return text.encode("latin1")
    except UnicodeEncodeError:
        raise UnpicklingError("bytes in another encoding than latin1") from None


def byte_array(budget: Budget, data: Any = b"") -> bytearray:
    """`bytearray(bytes)`; not `bytearray(10**12)`."""
    _require(type(data) is bytes, "a bytearray of other things than bytes")
    budget.spend(len(data))
    return bytearray(data)


def complex_of(budget: Budget, real: Any = 0.0, imaginary: Any = 0.0) -> complex:
    """`complex(re, im)`."""
    _require(
        all(type(part) in (int, float) for part in (real, imaginary)), "a complex number of other things than numbers"
    )
    return complex(real, imaginary)


def set_of(budget: Budget, items: Any = ()) -> set[Any]:
    """`set(list)`."""
    _require(type(items) in (list, tuple), "a set of no list")
    budget.spend(len(items))
    return {budget.key(item) for item in items}


def ordered_dict(budget: Budget, items: Any = ()) -> OrderedDict[Any, Any]:
    """`OrderedDict()`, or of pairs, as Python 2 wrote them."""
    pairs = type(items) in (list, tuple) and all(type(pair) in (list, tuple) and len(pair) == 2 for pair in items)
    _require(pairs, "an OrderedDict of other things than pairs")
    budget.spend(len(items))
    return OrderedDict((budget.key(key), value) for key, value in items)


def counter(budget: Budget, counts: Any = None) -> Counter[Any]:
    """`Counter(dict)`."""
    _require(counts is None or type(counts) is dict, "a Counter of no dict")
    budget.spend(len(counts or ()))
    return Counter(counts)


def _require(condition: bool, what: str) -> None:
    if not condition:
        raise UnpicklingError(f"the file describes what cannot be: {what}")


def _no_hooks(hooks: Any) -> None:
    _require(hooks is None or (isinstance(hooks, dict) and not hooks), "hooks in a file")


def _may_require_grad(tensor: Any, requires_grad: bool) -> None:
    if requires_grad and not tensor.is_floating_point():
        raise RuntimeError("only Tensors of floating point dtype can require gradients")


def _marked(tensor: Any, requires_grad: Any) -> Tensor:
    _require(type(requires_grad) is bool, "a requires_grad that is no bool")
    _may_require_grad(tensor, requires_grad)
    if requires_grad:
        tensor.requires_grad = True
    return tensor


def _checked_geometry(size: Any, stride: Any, offset: Any) -> int:
    """One past the last element that is reached. UnpicklingError for what no tensor has."""
    _require(
        isinstance(size, tuple) and isinstance(stride, tuple) and len(size) == len(stride),
        "sizes and strides that do not match",
    )
    _require(len(size) <= _MAX_DIMENSIONS, "too many dimensions")
    _require(
        all(type(n) is int and 0 <= n <= _MAX for n in (*size, *stride, offset)),
        "negative or broken sizes, strides or offset",
    )
    # Python's integers do not overflow, so the sums are right however large the numbers in the file are. Strides are not
    # negative, so the last element lies furthest.
    numel, last = 1, offset
    for n, step in zip(size, stride, strict=True):
        numel *= n
        last += (n - 1) * step
    _require(numel <= _MAX and last <= _MAX, "more elements than there are numbers")
    return last + 1 if numel else 0


def _over(storage: TypedStorage, dtype: ScalarType, offset: Any, size: Any, stride: Any, requires_grad: Any) -> Tensor:
    # The one check on which memory safety rests: from here on kernels believe sizes and strides.
    needed = _checked_geometry(size, stride, offset) * dtype.itemsize
    if needed > storage.nbytes():
        raise RuntimeError(
            f"setStorage: sizes {list(size)}, strides {list(stride)}, storage offset {offset}, and itemsize {dtype.itemsize} "
            f"requiring a storage size of {needed} are out of bounds for storage of size {storage.nbytes()}"
        )
    geometry = metadata(tuple(size), tuple(stride), dtype, storage.device)
    return _marked(new_tensor(geometry, storage._impl, offset * dtype.itemsize), requires_grad)
