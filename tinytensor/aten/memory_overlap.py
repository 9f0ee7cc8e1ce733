"""Writes that would reach one place twice, or change an input while it is being read.

Only the certain cases are refused; to decide all cases is an integer programming problem.

Mirrors aten/src/ATen/MemoryOverlap.cpp.
"""

from __future__ import annotations

from tinytensor.c10.metadata import Metadata
from tinytensor.c10.tensor_impl import TensorImpl


def has_internal_overlap(m: Metadata) -> bool:
    """Whether a stretched dimension makes several elements one place."""
    if m.is_non_overlapping_and_dense:
        return False
    return any(stride == 0 and size > 1 for size, stride in zip(m.sizes, m.strides, strict=True))


def assert_no_internal_overlap(m: Metadata) -> None:
    """RuntimeError if a write to this geometry would hit an element twice."""
    if not m.is_non_overlapping_and_dense and has_internal_overlap(m):
        raise RuntimeError(
            "unsupported operation: more than one element of the written-to tensor refers to a single memory location. "
            "Please clone() the tensor before performing the operation."
        )


def assert_no_partial_overlap(out: TensorImpl, source: TensorImpl) -> None:
    """RuntimeError if `out` and `source` share some memory without being the same view of it."""
    if _overlaps(out, source, full_counts=False):
        _refuse()


def assert_no_overlap(out: TensorImpl, source: TensorImpl) -> None:
    """RuntimeError if `out` and `source` share memory at all."""
    if _overlaps(out, source, full_counts=True):
        _refuse()


def _refuse() -> None:
    raise RuntimeError(
        "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory "
        "location. Please clone() the tensor before performing the operation."
    )


def _overlaps(a: TensorImpl, b: TensorImpl, full_counts: bool) -> bool:
    if a is b:
        return full_counts
    if a.storage_ is not b.storage_:
        return False
    ma, mb = a.meta_, b.meta_
    if ma.numel == 0 or mb.numel == 0:
        return False
    if not (ma.is_non_overlapping_and_dense and mb.is_non_overlapping_and_dense):
        return False  # The exact answer needs integer programming; like PyTorch, take it as no overlap.
    begin_a, begin_b = a.byte_offset_, b.byte_offset_
    end_a, end_b = begin_a + ma.numel * ma.itemsize, begin_b + mb.numel * mb.itemsize
    if begin_a == begin_b and end_a == end_b:
        return full_counts or ma.strides != mb.strides
    return begin_a < end_b and begin_b < end_a
