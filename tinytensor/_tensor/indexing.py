# hot path
"""`x[...]` and `x[...] = value`: from Python's index objects to operators.

Integers, slices, None and Ellipsis become views (`select`, `slice`, `unsqueeze`); tensors and sequences are collected
and go to `index` or `index_put_` in one piece. Assignment writes into the view with `copy_` or `fill_`.

Mirrors torch/csrc/autograd/python_variable_indexing.cpp and aten/src/ATen/TensorIndexing.h.
"""

from __future__ import annotations

import math
import operator
from typing import Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import FUNCTORCH_BATCHED, REQUIRES_GRAD
from tinytensor.c10.error import warn
from tinytensor.c10.layout import SPARSE_COMPRESSED, sparse_coo, strided
from tinytensor.c10.local_dispatch_key_set import state
from tinytensor.c10.metadata import Metadata, metadata
from tinytensor.c10.overflows import checked_convert, raise_overflow, unpack_long
from tinytensor.c10.scalar_type import ScalarType, bfloat16, bool_, float16, float32, float64, int64, uint8
from tinytensor.c10.storage import StorageImpl, address_of
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor
from tinytensor.c10.torch_dispatch_mode_tls import stack_len

_from_data: Any = None


def set_tensor_from_data(function: Any) -> None:
    """`as_tensor(data)`, given by the module that makes tensors of Python data."""
    global _from_data
    _from_data = function


_MOST = 2**63 - 1
_MOST_UNPACKED = 32  # longer lists are data, never several indices


def getitem(self: TensorImpl, index: Any) -> Any:
    """`self[index]`."""
    kind = index.__class__
    if kind is int:
        try:  # `_select`, written out
            return F.select_int(self, 0, index)
        except IndexError:
            _refuse_select(self, 0, index, 0)
            raise
    if kind is tuple:
        for item in index:
            if item.__class__ not in _OF_VIEWS:
                break
        else:
            # So few that there cannot be too many, which is all that has to be asked before the first view is made.
            if 0 < len(index) <= self.meta_.dim:
                return _views(self, index)
    elif kind is slice:
        return _slice(self, 0, index, True)
    if kind is not tuple:
        if index is None:
            return F.unsqueeze_default(self, 0)
        if index is Ellipsis:
            return F.alias_default(self)
        if isinstance(index, TensorImpl) and index.meta_.dim and _dimensions_of(index) <= self.meta_.dim:
            return F.index_Tensor(self, [index])  # what follows comes to the same, but for a 0-dim index
        index = _as_tuple(index)
    elif len(index) == 2 and index[0] is Ellipsis and index[1].__class__ is int and self.meta_.dim:
        return _select(self, self.meta_.dim - 1, index[1], 1)
    elif _are_positions(index) and len(index) <= self.meta_.dim:
        return F.index_Tensor(self, list(index))
    view, indices = _apply_slicing(self, index, kind is tuple)
    if indices:
        return F.index_Tensor(view, indices)
    return F.alias_default(view) if view is self else view


_OF_VIEWS = frozenset((int, slice, type(None)))
_ALL = slice(None)


def _views(self: TensorImpl, index: tuple[Any, ...]) -> Any:
    """`self[index]` for ints, slices and None: what `_apply_slicing` does with them."""
    view, dim = self, 0
    for position, item in enumerate(index):
        if item.__class__ is int:
            try:  # `_select`, written out
                view = F.select_int(view, dim, item)
            except IndexError:
                _refuse_select(view, dim, item, position)
                raise
        elif item == _ALL:
            dim += 1
        elif item is None:
            view = F.unsqueeze_default(view, dim)
            dim += 1
        else:
            view = _slice(view, dim, item)
            dim += 1
    return F.alias_default(view) if view is self else view


def setitem(self: TensorImpl, index: Any, value: Any) -> None:
    """`self[index] = value`."""
    layout = self.meta_.layout
    if layout is not strided and (layout is sparse_coo or layout in SPARSE_COMPRESSED):
        raise TypeError("Cannot assign to a sparse tensor")
    value = _check_value(self, value)
    if state.dirty and stack_len() and not isinstance(value, TensorImpl):
        # A mode sees every value as a tensor.
        value = _from_data(value, dtype=self.meta_.dtype, device=self.meta_.device)
    kind = index.__class__
    if kind is int:
        return _copy_to(_select(self, 0, index, 0), value)
    if kind is slice:
        return _copy_to(_slice(self, 0, index), value)
    if kind is not tuple:
        # False selects nothing, so nothing is written.
        if index is False:
            return None
        if index is Ellipsis:
            return _copy_to(self, value)
        if index is None or index is True:
            return _copy_to(F.unsqueeze_default(self, 0), value)
        index = _as_tuple(index)
    view, indices = _apply_slicing(self, index, kind is tuple)
    if not indices:
        return _copy_to(view, value)
    if not isinstance(value, TensorImpl):
        value = F.scalar_tensor_default(value, _dtype_of_number(self), None, self.meta_.device, None)
    elif value.meta_.dim and value.meta_.sizes[0] == 1:
        value = F.view_default(value, _without_leading_ones(value))
    F.index_put__default(view, indices, value, False)
    return None


def _dtype_of_number(self: TensorImpl) -> ScalarType:
    """The dtype of a number that is written into self; into a quantized tensor go real numbers."""
    return float32 if self.meta_.dtype.is_quantized else self.meta_.dtype


# ---- views -----------------------------------------------------------------------------------------------------------


def _select(self: TensorImpl, dim: int, index: int, position: int) -> Any:
    """One index along `dim`; `position` is where it stands in the index, which the message names."""
    try:
        # The operator checks the index anyway; only when it refuses is the reason looked for, in Python's words.
        return F.select_int(self, dim, index)
    except IndexError:
        _refuse_select(self, dim, index, position)
        raise


def _refuse_select(self: TensorImpl, dim: int, index: int, position: int) -> None:
    if not self.meta_.dim and index == 0:
        raise IndexError(
            "invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a "
            "0-dim tensor to a number"
        ) from None
    if not -_MOST - 1 <= index <= _MOST:
        raise ValueError("Overflow when unpacking long long") from None
    size = _size_at(self.meta_, dim)
    raise IndexError(f"index {index} is out of bounds for dimension {position} with size {size}") from None


def _slice(self: TensorImpl, dim: int, index: slice, is_only_index: bool = False) -> Any:
    """A range along `dim`. Beside other indices, and where one writes, `:` is no operator at all."""
    start, stop, step = index.start, index.stop, index.step
    start = 0 if start is None else start if start.__class__ is int else _slice_bound(start)
    stop = _MOST if stop is None else stop if stop.__class__ is int else _slice_bound(stop)
    step = 1 if step is None else step if step.__class__ is int else _slice_bound(step)
    if step <= 0:
        raise ValueError("slice step cannot be zero" if step == 0 else "step must be greater than zero")
    if not self.meta_.dim:
        raise IndexError("slice() cannot be applied to a 0-dim tensor.")
    if start == 0 and step == 1 and not is_only_index and (stop >= _MOST or stop >= _size_at(self.meta_, dim)):
        return self
    if not -_MOST <= start <= _MOST or not -_MOST <= stop <= _MOST or step > _MOST:
        start, stop, step = _clamp(start), _clamp(stop), _clamp(step)
    return F.slice_Tensor(self, dim, start, stop, step)


def _size_at(m: Metadata, dim: int) -> int:
    """The size of a dimension. Of one that there is not, as behind a second `...`, PyTorch reads on: sizes have room for five
    at least, and strides follow."""
    if dim < m.dim:
        return m.sizes[dim]
    room = max(m.dim, 5)
    return m.strides[dim - room] if room <= dim < room + m.dim else 0


def _slice_bound(bound: Any) -> int:
    try:
        return operator.index(bound)
    except TypeError:
        raise TypeError("slice indices must be integers or None or have an __index__ method") from None


def _clamp(bound: int) -> int:
    return max(-_MOST, min(_MOST, bound))


# ---- tuples ----------------------------------------------------------------------------------------------------------


def _are_positions(index: tuple[Any, ...]) -> bool:
    """Whether all items are tensors of positions, each for one dimension: then no view is taken first."""
    for item in index:
        if not isinstance(item, TensorImpl) or item.meta_.dtype is not int64 or not item.meta_.dim:
            return False
    return bool(index)


def _apply_slicing(
    self: TensorImpl, index: tuple[Any, ...], is_tuple: bool
) -> tuple[TensorImpl, list[TensorImpl | None]]:
    """Apply the views of a tuple; return the view and the tensors that index it, None for dimensions without."""
    # Counted first, since `...` stands for as many dimensions as the other items leave over.
    specified = 0
    for item in index:
        specified += 1 if item.__class__ is int or item.__class__ is slice else _dimensions_of(item)
    if specified > self.meta_.dim:
        only: Any = index[0] if len(index) == 1 and not is_tuple else None
        if not self.meta_.dim and not isinstance(only, TensorImpl | np.ndarray) and _is_integer(only):
            _select(self, 0, operator.index(only), 0)
        raise IndexError(f"too many indices for tensor of dimension {self.meta_.dim}")
    view, dim = self, 0
    indices: list[TensorImpl | None] = []
    covered = 0  # dimensions that the entries of `indices` stand for
    tensor: Any
    for position, item in enumerate(index):
        kind = item.__class__
        if kind is int:
            view = _select(view, dim, item, position)
            continue
        if kind is slice:
            view = _slice(view, dim, item)
            dim += 1
            continue
        if item is Ellipsis:
            dim += self.meta_.dim - specified
            continue
        if item is None:
            view = F.unsqueeze_default(view, dim)
            dim += 1
            continue
        if kind is bool:
            view = F.unsqueeze_default(view, dim)
            tensor = _bool_to_index(item, self)
        elif isinstance(item, TensorImpl):
            tensor = item
        elif _is_integer(item):
            view = _select(view, dim, operator.index(item), position)
            continue
        else:
            tensor = _sequence_to_index(item)
        m = tensor.meta_
        # A 0-dim tensor is used like the Python value in it: an integer selects, a bool masks a new dimension. A batch of
        # them has no such value, and stays a tensor.
        if m.dim == 0 and not m.dtype.is_floating_point and not m.key_set & FUNCTORCH_BATCHED:
            number = F.item(tensor)
            if m.dtype is not bool_ and m.dtype is not uint8:
                view = _select(view, dim, number, position)
                continue
            view = F.unsqueeze_default(view, dim)
            tensor = _bool_to_index(number != 0, self)
        # A mask covers as many dimensions as it has itself; positions cover one.
        consumed = m.dim if m.dim and (m.dtype is bool_ or m.dtype is uint8) else 1
        indices.extend([None] * (dim - covered))
        indices.append(tensor)
        dim += consumed
        covered = dim
    return view, indices


def _dimensions_of(item: Any) -> int:
    """How many dimensions of the tensor an item stands for."""
    if item is None or item is Ellipsis or item is True or item is False:
        return 0
    if isinstance(item, TensorImpl) and (item.meta_.dtype is bool_ or item.meta_.dtype is uint8):
        return item.meta_.dim
    return 1


def _bool_to_index(value: bool, self: TensorImpl) -> Any:
    """True takes the one element of a new dimension, False takes none."""
    return F.zeros_default((1 if value else 0,), int64, None, self.meta_.device, None)


def _as_tuple(index: Any) -> tuple[Any, ...]:
    """Whatever is no tuple: one index, or a sequence of several in the old way of NumPy."""
    if isinstance(index, tuple):
        return tuple(index)
    if not _is_sequence(index) or not _is_several_indices(index):
        return (index,)
    warn(
        "Using a non-tuple sequence for multidimensional indexing is deprecated and will be changed in pytorch 2.9; "
        "use x[tuple(seq)] instead of x[seq]. In pytorch 2.9 this will be interpreted as tensor index, "
        "x[torch.tensor(seq)], which will result either in an error or a different result"
    )
    return tuple(index)


def _is_several_indices(sequence: Any) -> bool:
    if getattr(sequence, "shape", None) is not None or len(sequence) >= _MOST_UNPACKED:
        return False
    return any(
        item is None or item is Ellipsis or isinstance(item, slice | TensorImpl) or _is_sequence(item)
        for item in sequence
    )


def _is_sequence(value: Any) -> bool:
    return not isinstance(value, TensorImpl | dict) and hasattr(type(value), "__getitem__")


def _is_integer(value: Any) -> bool:
    """NumPy integers, 0-dim integer arrays and whatever else counts as an index. Not NumPy's bool."""
    if getattr(value, "shape", ()) != () or getattr(getattr(value, "dtype", None), "kind", "i") not in "iu":
        return False
    return hasattr(type(value), "__index__")


def _sequence_to_index(value: Any) -> Any:
    """Lists, ranges, arrays: bool and uint8 stay masks, all else counts as positions."""
    if not _is_sequence(value) or (hasattr(value, "dtype") and not hasattr(type(value), "__array_finalize__")):
        raise IndexError(
            "only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables are valid indices (got "
            f"{_type_name(value)})"
        )
    if isinstance(value, list | range) and value and all(item.__class__ is int for item in value):
        positions = np.array(value, np.int64)
        storage = StorageImpl(positions, address_of(positions), positions.nbytes, cpu)
        return new_tensor(metadata(positions.shape, (1,), int64), storage)
    tensor = _from_data(value)
    return tensor if tensor.meta_.dtype is bool_ or tensor.meta_.dtype is uint8 else F.to(tensor, int64)


def _type_name(value: Any) -> str:
    kind = type(value)
    return f"numpy.{kind.__name__}" if kind.__module__ == "numpy" else kind.__name__


# ---- values ----------------------------------------------------------------------------------------------------------


def _check_value(self: TensorImpl, value: Any) -> Any:
    if isinstance(value, TensorImpl):
        return value
    if isinstance(value, int | float):
        # Small numbers fit every dtype, but no negative fraction fits uint8.
        fits = -128 <= value <= 127 and (value >= 0 or self.meta_.dtype is not uint8)
        return value if fits else _stored_number(self.meta_.dtype, value)
    if isinstance(value, complex):
        return _stored_number(self.meta_.dtype, value)
    if _is_integer(value) and not hasattr(type(value), "__array_finalize__"):
        return operator.index(value)
    raise TypeError(f"can't assign a {_type_name(value)} to a torch.{self.meta_.dtype.cpp_name}Tensor")


def _stored_number(dtype: ScalarType, value: complex) -> float:
    """The number as `dtype` stores it. One that does not fit is reported here, before a wrong index."""
    if isinstance(value, int):
        unpack_long(value)
    if dtype is bool_:
        return value != 0
    if dtype.is_quantized:  # the number is quantized, whatever it is
        return float(value.real)
    passed = float64 if dtype is float16 or dtype is bfloat16 else dtype  # halves are made of doubles
    if isinstance(value, complex):
        if value.imag:
            raise_overflow(passed)
        value = value.real
    number = checked_convert(value, passed)
    return math.copysign(math.inf, number) if dtype is float16 and abs(number) >= 65520 else number


def _copy_to(view: TensorImpl, value: Any) -> None:
    """Write into the view: a number everywhere, a tensor broadcast to it."""
    if not isinstance(value, TensorImpl):
        if view.meta_.is_non_overlapping_and_dense and not view.meta_.key_set & REQUIRES_GRAD:
            F.fill__Scalar(view, value)
            return
        # PyTorch makes a tensor of every number here, which only a graph shows, and memory that overlaps.
        value = F.scalar_tensor_default(value, _dtype_of_number(view), None, view.meta_.device, None)
    if value.meta_.sizes == view.meta_.sizes:
        F.copy__default(view, value, False)
    elif value.meta_.dim == 0:
        F.fill__Tensor(view, value)
    else:
        value = F.view_default(value, _without_leading_ones(value))
        if value.meta_.sizes != view.meta_.sizes:
            value = F.expand_default(value, tuple(view.meta_.sizes), True)
        F.copy__default(view, value, False)


def _without_leading_ones(value: Any) -> tuple[int, ...]:
    """Leading dimensions of size 1 do not count: (1, 1, 4) fits where (4,) does."""
    sizes = tuple(value.meta_.sizes)
    first = 0
    while first < len(sizes) and sizes[first] == 1:
        first += 1
    return sizes[first:]
