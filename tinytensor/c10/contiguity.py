"""Questions about sizes and strides alone: no tensor, no storage.

Sizes and strides are tuples of ints counted in elements. Every rule treats a size of 1 as "never stepped" and an
empty tensor as "nothing can be out of place".

Mirrors c10/core/Contiguity.h and c10/core/MemoryFormat.h.
"""

from __future__ import annotations

Ints = tuple[int, ...]


def contiguous_strides(sizes: Ints) -> Ints:
    """Row-major strides. A size of 0 counts as 1, so (2, 0, 3) has (3, 3, 1)."""
    strides, step = [], 1
    for size in reversed(sizes):
        strides.append(step)
        step *= size if size > 1 else 1
    return tuple(reversed(strides))


def is_contiguous(sizes: Ints, strides: Ints) -> bool:
    """Whether walking the elements in index order walks the storage one element at a time."""
    expected = 1
    for size, stride in zip(reversed(sizes), reversed(strides), strict=True):
        if size == 0:
            return True
        if size != 1:
            if stride != expected:
                return 0 in sizes
            expected *= size
    return True


def is_non_overlapping_and_dense(sizes: Ints, strides: Ints) -> bool:
    """Whether some order of the dimensions is contiguous: no gaps, no element twice."""
    if 0 in sizes:
        return True
    expected = 1
    for stride, size in sorted((s, n) for s, n in zip(strides, sizes, strict=True) if n != 1):
        if stride != expected:
            return False
        expected *= size
    return True


def channels_last_strides(sizes: Ints) -> Ints:
    """Strides of (N, C, H, W) with the channels innermost; also (N, C, D, H, W). Unlike row-major strides, a size of 0
    counts as 0: (2, 0, 3, 3) has (0, 1, 0, 0)."""
    order = (1, *range(len(sizes) - 1, 1, -1), 0)
    strides, step = [0] * len(sizes), 1
    for dim in order:
        strides[dim] = step
        step *= sizes[dim]
    return tuple(strides)


def is_channels_last(sizes: Ints, strides: Ints, dims: int = 4) -> bool:
    """`is_contiguous(memory_format=torch.channels_last)`; only 4-D (or, with dims=5, 5-D) tensors qualify. Without
    elements too the strides must be these."""
    if len(sizes) != dims:
        return False
    expected = 1
    for dim in (1, *range(dims - 1, 1, -1), 0):
        if sizes[dim] != 1:
            if strides[dim] != expected:
                return False
            expected *= sizes[dim]
    return True


def suggests_channels_last(sizes: Ints, strides: Ints, dims: int = 4) -> bool:
    """Whether strides are ordered as channels last, gaps allowed: `is_strides_like_channels_last`."""
    if len(sizes) != dims or strides[1] == 0:
        return False
    lowest = 0
    for dim in (1, *range(dims - 1, 1, -1), 0):
        if sizes[dim] == 0 or strides[dim] < lowest:
            return False
        # (N, 1, 1, 1) looks like both formats; PyTorch calls it row-major.
        if dim == 0 and lowest == strides[1]:
            return False
        lowest = strides[dim] * (sizes[dim] if sizes[dim] > 1 else 1)
    return True


def storage_numel(sizes: Ints, strides: Ints, storage_offset: int = 0) -> int:
    """Elements a storage needs for this view: one past the last position reached; 0 when nothing is reached."""
    last = storage_offset
    for size, stride in zip(sizes, strides, strict=True):
        if size == 0:
            return 0
        last += (size - 1) * stride
    return last + 1


def infer_dense_strides(sizes: Ints, strides: Ints) -> Ints:
    """Dense strides in the order of the given ones, for outputs of operators (`infer_dense_strides`, ExpandUtils.cpp)."""
    if is_non_overlapping_and_dense(sizes, strides):
        return strides
    out, step = [0] * len(sizes), 1
    for dim in innermost_first(sizes, strides):
        out[dim] = step
        step *= sizes[dim] if sizes[dim] > 1 else 1
    return tuple(out)


def innermost_first(sizes: Ints, strides: Ints) -> list[int]:
    """Dimensions by ascending stride; at equal strides the smaller size goes inside."""
    order = list(range(len(sizes) - 1, -1, -1))
    # Insertion sort as PyTorch's: dimensions without an opinion (stride 0) stay where they are.
    for i in range(1, len(order)):
        dim1 = i
        for dim0 in range(i - 1, -1, -1):
            comparison = _compare(sizes, strides, order[dim0], order[dim1])
            if comparison > 0:
                order[dim0], order[dim1] = order[dim1], order[dim0]
                dim1 = dim0
            elif comparison < 0:
                break
    return order


def _compare(sizes: Ints, strides: Ints, dim0: int, dim1: int) -> int:
    stride0, stride1 = strides[dim0], strides[dim1]
    if stride0 == 0 or stride1 == 0:
        return 0
    if stride0 != stride1:
        return -1 if stride0 < stride1 else 1
    return 1 if sizes[dim0] > sizes[dim1] else 0
