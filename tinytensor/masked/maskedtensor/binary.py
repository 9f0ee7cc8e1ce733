"""Functions of two tensors, element by element: both masks must be the same, and it is the result's.

Mirrors torch/masked/maskedtensor/binary.py.
"""

from __future__ import annotations

import functools
from typing import Any

from tinytensor._ops import ops
from tinytensor._tensor import Tensor
from tinytensor._tensor.new_sparse import sparse_coo_tensor, sparse_csr_tensor
from tinytensor.c10 import layout as layouts
from tinytensor.masked.maskedtensor.core import (
    DISPATCH_TABLE,
    _get_data,
    _map_args,
    _masks_match,
    _tensors_match,
    _wrap_result,
    is_masked_tensor,
)

BINARY_NAMES = """
add atan2 arctan2 bitwise_and bitwise_or bitwise_xor bitwise_left_shift bitwise_right_shift div divide floor_divide fmod
logaddexp logaddexp2 mul multiply nextafter remainder sub subtract true_divide eq ne le ge greater greater_equal gt less_equal
lt less maximum minimum fmax fmin not_equal
""".split()
_OUT_OF_PLACE_ONLY = ("logaddexp", "logaddexp2", "fmin", "minimum", "maximum", "fmax")
INPLACE_BINARY_NAMES = [f"{name}_" for name in BINARY_NAMES if name not in _OUT_OF_PLACE_ONLY]


def _binary(fn: Any, in_place: bool, *args: Any, **kwargs: Any) -> Any:
    if kwargs:
        raise ValueError("len(kwargs) must equal 0")
    if any(isinstance(arg, Tensor) for arg in args[2:]):
        raise TypeError("MaskedTensor binary ops do not support Tensor arguments aside from the lhs and rhs")
    if not _masks_match(*args[:2]):
        raise ValueError("Input masks must match. If you need support for this, please open an issue on Github.")
    a, b, *others = _map_args(args, _get_data)
    layout = a.layout if isinstance(a, Tensor) else layouts.strided
    result = fn(a, b, *others) if layout == layouts.strided else _of_sparse(fn, a, b, others)
    if in_place:
        args[0]._set_data_mask(result, args[0].get_mask())
        return args[0]
    mask = (args[0] if is_masked_tensor(args[0]) else args[1]).get_mask()
    # Sparse tensors have no strides: only strided ones are expanded.
    return _wrap_result(result, mask.expand_as(result) if layout == layouts.strided else mask)


def _of_sparse(fn: Any, a: Tensor, b: Any, others: list[Any]) -> Tensor:
    """`fn` of the values of two sparse tensors with the same indices, or of one and a number."""
    kind, parts = ("coo", ("indices",)) if a.layout == layouts.sparse_coo else ("csr", ("crow_indices", "col_indices"))
    if isinstance(b, Tensor) and b.layout == a.layout:
        if not all(_tensors_match(getattr(a, part)(), getattr(b, part)()) for part in parts):
            raise ValueError(
                f"sparse_{kind} indices must match. If you need support for this, please open an issue on Github."
            )
        if kind == "coo" and a.size() != b.size():
            raise ValueError("input1 and input2 must have the same size for binary functions.")
        b = b.values()
    values = fn(a.values(), b, *others)
    if kind == "coo":
        return sparse_coo_tensor(a.indices(), values, a.size())
    return sparse_csr_tensor(a.crow_indices(), a.col_indices(), values, a.size())


for _name in (*BINARY_NAMES, *INPLACE_BINARY_NAMES):
    _packet = getattr(ops.aten, _name)
    DISPATCH_TABLE[_packet] = functools.partial(_binary, _packet, _name in INPLACE_BINARY_NAMES)
