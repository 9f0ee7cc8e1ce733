"""A few elements as Python's numbers, where operators or NumPy would take longer than the work itself.

PyTorch has no counterpart: there a loop over a few elements costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.c10.device import cpu
from tinytensor.c10.local_dispatch_key_set import state
from tinytensor.c10.metadata import Metadata, contiguous_metadata, on_clear, remember
from tinytensor.c10.scalar import READABLE
from tinytensor.c10.scalar_type import ScalarType

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

FEW = 64


def may_read(m: Metadata) -> bool:
    """Whether a tensor's elements may be looked at in Python: few, in a row, and no observer waits for the operators."""
    return m.device is cpu and m.is_contiguous and 0 < m.numel <= FEW and m.dtype in READABLE and not state.observers


class _Arrays(dict[Metadata, Callable[[int], Any]]):
    """metadata -> what makes an array of ctypes at an address."""

    def __missing__(self, m: Metadata) -> Callable[[int], Any]:
        return remember(self, m, (READABLE[m.dtype] * m.numel).from_address)


_arrays = _Arrays()
on_clear(_arrays.clear)


def elements_of(t: Tensor) -> Any:
    """The elements of a contiguous tensor on the CPU, to be read and written."""
    return _arrays[t.meta_](t.storage_.data_ptr + t.byte_offset_)


def numbers_of(t: Tensor) -> list[Any]:
    """A copy of them as a list."""
    return _arrays[t.meta_](t.storage_.data_ptr + t.byte_offset_)[:]


def row_of(numbers: Sequence[Any], dtype: ScalarType) -> Tensor:
    """A new vector of these numbers."""
    out = empty_from_metadata(contiguous_metadata((len(numbers),), dtype))
    if numbers:
        elements_of(out)[:] = numbers
    return out
