"""one_hot: a class number as a row with one 1.

Mirrors aten/src/ATen/native/Onehot.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.few_elements import elements_of, may_read, numbers_of
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.indexing.tensor_advanced_indexing_scatter import scatter_value_impl, scatter_value_meta
from tinytensor.aten.native.shape.tensor_shape import unsqueeze
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.device import cpu, meta
from tinytensor.c10.dispatch_key_set import PYTHON
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def one_hot(self: Tensor, num_classes: int) -> Tensor:
    """A new last dimension of size num_classes (-1: the largest class + 1), 1 at the class and 0 elsewhere."""
    m = self.meta_
    check(m.dtype is int64, "one_hot is only applicable to index tensor of type LongTensor.")
    if m.numel == 0:
        check(num_classes > 0, "Can not infer total number of classes from empty tensor.")
        return F.new_empty_default(self, (*m.sizes, num_classes))
    if m.device is meta or m.key_set & PYTHON:
        # A comparison in place of a write, so that modes which trace operators can follow.
        if num_classes == -1:
            num_classes = F.item_default(F.max_default(self)) + 1
        classes = F.arange(num_classes, dtype=int64, device=m.device)
        return F.to(F.eq(F.unsqueeze_default(self, -1), classes), int64)
    if m.device is cpu:
        smallest, largest = _range(self)
        check(smallest >= 0, "Class values must be non-negative.")
        if num_classes == -1:
            num_classes = largest + 1
        check(num_classes > largest, "Class values must be smaller than num_classes.")
    if goes_unseen(m.key_set):
        return _at_once(self, num_classes)
    result = F.zeros((*m.sizes, num_classes), dtype=int64, device=m.device)
    result.storage_.version += 1  # zeros made within a composition count as a write in PyTorch
    return F.scatter__value(result, -1, F.unsqueeze_default(self, -1), 1)


def _at_once(self: Tensor, num_classes: int) -> Tensor:
    """The same below the dispatcher."""
    result = zero_(empty_from_metadata(contiguous_metadata((*self.meta_.sizes, num_classes), int64)))
    if may_read(self.meta_) and may_read(result.meta_):
        marks = elements_of(result)
        for i, number in enumerate(numbers_of(self)):
            marks[i * num_classes + number] = 1
        result.storage_.version = 2  # the operators would have counted two writes
        return result
    index = unsqueeze(self, -1)
    scatter_value_impl(scatter_value_meta(None, result, -1, index, 1), result, result, -1, index, 1)
    result.storage_.version = 2
    return result


def _range(self: Tensor) -> tuple[int, int]:
    """The smallest and the largest element."""
    if may_read(self.meta_) and goes_unseen(self.meta_.key_set):
        values = numbers_of(self)
        return min(values), max(values)
    smallest, largest = F.aminmax(self)
    return F.item_default(smallest), F.item_default(largest)
