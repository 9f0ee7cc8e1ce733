"""Collate: from a list of samples to one batch, and from one sample to tensors.

    >>> from tinytensor.utils.data import default_collate
    >>> default_collate([{"x": 1, "y": "a"}, {"x": 2, "y": "b"}])
    {'x': tensor([1, 2]), 'y': ['a', 'b']}

Containers keep their type where it can be rebuilt: a mutable one is copied and filled, another one called with its new
content; where neither works a dict or list is returned. Tuples become lists, namedtuples stay.

Mirrors torch/utils/data/_utils/collate.py. Left out: nested and sparse tensors, of which this library has none, and
memory shared between processes, which threads need not.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterable, Mapping, MutableMapping, MutableSequence, Sequence
from typing import Any

import numpy as np

from tinytensor._tensor import Tensor
from tinytensor._tensor.new import as_tensor, tensor
from tinytensor.aten import functions as F
from tinytensor.c10.layout import SPARSE_COMPRESSED, sparse_coo
from tinytensor.c10.scalar_type import float64

CollateMap = dict[Any, Callable[..., Any]]

np_str_obj_array_pattern = re.compile(r"[SaUO]")
default_collate_err_msg_format = (
    "default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; found {}"
)


def _like_mapping(example: Any, content: Callable[[], dict[Any, Any]]) -> Any:
    """A mapping of the example's type with new values; a dict if the type cannot be rebuilt.

    `content` is called where PyTorch evaluates it, since a TypeError in it counts as the type's refusal.
    """
    try:
        if isinstance(example, MutableMapping):
            clone = copy.copy(example)
            clone.update(content())
            return clone
        return type(example)(content())
    except TypeError:
        return content()


def _like_sequence(example: Any, content: Callable[[], Iterable[Any]]) -> Any:
    """A sequence of the example's type with new items; a list if the type cannot be rebuilt."""
    try:
        if isinstance(example, MutableSequence):
            clone = copy.copy(example)
            for i, item in enumerate(content()):
                clone[i] = item
            return clone
        return type(example)(list(content()))
    except TypeError:
        return list(content())


def default_convert(data: Any) -> Any:
    """NumPy arrays and numbers as tensors, inside containers too; everything else as it is.

    A DataLoader without batches applies it to each sample.

    >>> import numpy as np
    >>> tt.utils.data.default_convert({"x": np.zeros(2), "name": "a"})
    {'x': tensor([0., 0.], dtype=torch.float64), 'name': 'a'}
    """
    kind = type(data)
    if isinstance(data, Tensor):
        return data
    if kind.__module__ == "numpy" and kind.__name__ not in ("str_", "string_"):
        if kind.__name__ == "ndarray" and np_str_obj_array_pattern.search(data.dtype.str) is not None:
            return data
        return as_tensor(data)
    if isinstance(data, Mapping):
        return _like_mapping(data, lambda: {key: default_convert(data[key]) for key in data})
    if isinstance(data, tuple):
        converted = [default_convert(item) for item in data]
        return kind(*converted) if hasattr(data, "_fields") else converted
    if isinstance(data, Sequence) and not isinstance(data, str | bytes):
        return _like_sequence(data, lambda: (default_convert(item) for item in data))
    return data


def collate(batch: Any, *, collate_fn_map: CollateMap | None = None) -> Any:
    """Put samples together by the functions of a map from type to `f(batch, *, collate_fn_map)`; containers by item.

    A type is looked up by identity first and then by isinstance, in the map's order. RuntimeError for sequences of
    unequal length, TypeError for what is neither in the map nor a container.
    """
    elem = batch[0]
    for kind, function in (collate_fn_map or {}).items():
        if kind is type(elem):
            return function(batch, collate_fn_map=collate_fn_map)
    for kind, function in (collate_fn_map or {}).items():
        if isinstance(elem, kind):
            return function(batch, collate_fn_map=collate_fn_map)

    def together(samples: Any) -> Any:
        return collate(samples, collate_fn_map=collate_fn_map)

    if isinstance(elem, Mapping):
        return _like_mapping(elem, lambda: {key: together([sample[key] for sample in batch]) for key in elem})
    if isinstance(elem, tuple) and hasattr(elem, "_fields"):
        return type(elem)(*(together(samples) for samples in zip(*batch, strict=False)))
    if isinstance(elem, Sequence):
        if any(len(sample) != len(elem) for sample in batch):
            raise RuntimeError("each element in list of batch should be of equal size")
        columns = list(zip(*batch, strict=False))
        if isinstance(elem, tuple):
            return [together(samples) for samples in columns]
        return _like_sequence(elem, lambda: (together(samples) for samples in columns))
    raise TypeError(default_collate_err_msg_format.format(type(elem)))


def collate_tensor_fn(batch: Any, *, collate_fn_map: CollateMap | None = None) -> Tensor:
    """Stacked along a new first dimension. RuntimeError for sparse tensors."""
    if batch[0].layout is sparse_coo or batch[0].layout in SPARSE_COMPRESSED:
        raise RuntimeError(
            "Batches of sparse tensors are not currently supported by the default collate_fn; please provide a custom collate_fn "
            "to handle them appropriately."
        )
    return F.stack(batch, 0)


def collate_numpy_array_fn(batch: Any, *, collate_fn_map: CollateMap | None = None) -> Any:
    """As tensors; TypeError for arrays of strings or objects."""
    dtype = batch[0].dtype
    if np_str_obj_array_pattern.search(dtype.str) is not None:
        raise TypeError(default_collate_err_msg_format.format(dtype))
    return collate([as_tensor(array) for array in batch], collate_fn_map=collate_fn_map)


def collate_numpy_scalar_fn(batch: Any, *, collate_fn_map: CollateMap | None = None) -> Tensor:
    """A tensor of their dtype."""
    return as_tensor(batch)


def collate_float_fn(batch: Any, *, collate_fn_map: CollateMap | None = None) -> Tensor:
    """A tensor of float64."""
    return tensor(batch, dtype=float64)


def collate_int_fn(batch: Any, *, collate_fn_map: CollateMap | None = None) -> Tensor:
    """A tensor of int64, or bool."""
    return tensor(batch)


def collate_str_fn(batch: Any, *, collate_fn_map: CollateMap | None = None) -> Any:
    """As they are."""
    return batch


default_collate_fn_map: CollateMap = {
    Tensor: collate_tensor_fn,
    np.ndarray: collate_numpy_array_fn,
    (np.bool_, np.number, np.object_): collate_numpy_scalar_fn,
    float: collate_float_fn,
    int: collate_int_fn,
    str: collate_str_fn,
    bytes: collate_str_fn,
}


def default_collate(batch: Any) -> Any:
    """A batch of samples as one: tensors, arrays and numbers are stacked in a new first dimension, containers element
    by element.

    Strings stay a list. TypeError for other types, RuntimeError for shapes or lengths that differ.

    >>> tt.utils.data.default_collate([{"x": tt.ones(2), "y": 1}, {"x": tt.zeros(2), "y": 2}])
    {'x': tensor([[1., 1.],
            [0., 0.]]), 'y': tensor([1, 2])}
    """
    return collate(batch, collate_fn_map=default_collate_fn_map)
