# hot path
"""masked_fill: one value where a mask is true.

Mirrors `masked_fill` of aten/src/ATen/native/TensorAdvancedIndexing.cpp.
"""

from __future__ import annotations

import itertools
import warnings
from typing import TYPE_CHECKING

from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.expand_utils import infer_size, operand_strides
from tinytensor.aten.memory_overlap import has_internal_overlap
from tinytensor.aten.native import foreign_device
from tinytensor.aten.native.pointwise import binary_ops_stubs
from tinytensor.aten.native.scalar import _local_scalar_dense
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable, TensorIterator
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, contiguous_metadata
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.privateuse1 import is_privateuse1
from tinytensor.c10.scalar_type import bool_
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor
from tinytensor.c10.type_names import TYPE_NAMES

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool

_plans = PlanTable(
    binary_ops_stubs.masked_fill_stub, 2, "masked_fill_", IteratorConfig(common_of=(0,), enforce_safe_cast=False)
)


def masked_fill(self: Tensor, mask: Tensor, value: Number | Tensor) -> Tensor:
    """A row-major copy of self, broadcast against the mask, with `value` where the mask is true."""
    out = empty_from_metadata(_result(self.meta, mask.meta))
    number = _number(value)
    _check_mask(mask)
    if is_privateuse1(out.meta.device):
        return foreign_device.masked_fill(out, self, mask, number)
    _run(_plans[out.meta, self.meta, mask.meta], out, self, mask, number)
    return out


def masked_fill_(self: Tensor, mask: Tensor, value: Number | Tensor) -> Tensor:
    """The same in place; the mask is broadcast to self."""
    return masked_fill_scalar_(self, mask, _number(value))


def masked_fill_scalar_(self: Tensor, mask: Tensor, value: Number) -> Tensor:
    _check_mask(mask)
    if has_internal_overlap(self.meta):
        _fill_expanded(self, mask, value)
        return self
    _run(_plans[self.meta, self.meta, mask.meta], self, self, mask, value)
    return self


def _fill_expanded(self: Tensor, mask: Tensor, value: Number) -> None:
    """The places that several elements share, once for each of these: one after the other, since threads would race."""
    warnings.warn(
        "Use of masked_fill_ on expanded tensors is deprecated. Please clone() the tensor before performing this operation. "
        "This also applies to advanced indexing e.g. tensor[mask] = scalar",
        UserWarning,
        stacklevel=5,
    )
    m = self.meta
    shape = infer_size(tuple(m.sizes), tuple(mask.meta.sizes))
    check(
        shape == m.sizes, lambda: f"output with shape {list(m.sizes)} doesn't match the broadcast shape {list(shape)}"
    )
    shared = [d for d in range(m.dim) if m.strides[d] == 0 and m.sizes[d] > 1]
    sizes = tuple(1 if d in shared else n for d, n in enumerate(m.sizes))
    places = new_tensor(m.plain.with_geometry(sizes, m.strides), self.storage_, self.byte_offset)
    strides = operand_strides(tuple(mask.meta.sizes), mask.meta.strides, shape)
    part = mask.meta.with_geometry(sizes, strides)
    for index in itertools.product(*(range(m.sizes[d] if strides[d] else 1) for d in shared)):
        step = sum(i * strides[d] for i, d in zip(index, shared, strict=True))
        masked_fill_scalar_(places, new_tensor(part, mask.storage_, mask.byte_offset + step), value)


def _result(m: Metadata, mask: Metadata) -> Metadata:
    return contiguous_metadata(infer_size(tuple(mask.sizes), tuple(m.sizes)), m.dtype, m.device)


def _run(it: TensorIterator, out: Tensor, self: Tensor, mask: Tensor, value: Number) -> None:
    number = checked_convert(value, self.meta.dtype)
    if it.run is not None:
        it.run(
            it.n,
            out.storage_.data_ptr + out.byte_offset,
            self.storage_.data_ptr + self.byte_offset,
            mask.storage_.data_ptr + mask.byte_offset,
            it.geom_ptr,
            number,
        )


def _number(value: Number | Tensor) -> Number:
    if not isinstance(value, TensorImpl):
        return value
    check(
        value.meta.dim == 0,
        lambda: (
            "masked_fill_ only supports a 0-dimensional value tensor, but got tensor with "
            f"{value.meta.dim} dimension(s)."
        ),
    )
    if is_privateuse1(value.meta.device):
        return foreign_device.number(value)
    return 0 if value.meta.device.type == "meta" else _local_scalar_dense(value)


def _check_mask(mask: Tensor) -> None:
    check(
        mask.meta.dtype is bool_,
        lambda: f"masked_fill_ only supports boolean masks, but got mask with dtype {TYPE_NAMES[mask.meta.dtype]}",
    )
