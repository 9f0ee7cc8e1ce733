"""Broadcasting: shapes line up at the last dimension, and size 1 stretches.

Mirrors aten/src/ATen/ExpandUtils.cpp.
"""

from __future__ import annotations

Ints = tuple[int, ...]


def infer_size(a: Ints, b: Ints) -> Ints:
    """The shape that both broadcast to. RuntimeError if a dimension differs and neither is 1.

    >>> infer_size((4, 1, 3), (2, 1))
    (4, 2, 3)
    """
    if a == b:
        return tuple(a)
    ndim = max(len(a), len(b))
    shape = []
    for dim in reversed(range(ndim)):
        index_a, index_b = dim - ndim + len(a), dim - ndim + len(b)
        size_a = a[index_a] if index_a >= 0 else 1
        size_b = b[index_b] if index_b >= 0 else 1
        if size_a != size_b and size_a != 1 and size_b != 1:
            raise RuntimeError(
                f"The size of tensor a ({size_a}) must match the size of tensor b ({size_b}) at non-singleton dimension {dim}"
            )
        shape.append(size_b if size_a == 1 else size_a)
    return tuple(reversed(shape))


def operand_strides(sizes: Ints, strides: Ints, shape: Ints) -> Ints:
    """The strides with which an operand is read over `shape`: 0 where it is stretched."""
    missing = len(shape) - len(sizes)
    aligned = (
        0 if size == 1 and target != 1 else stride
        for size, stride, target in zip(sizes, strides, shape[missing:], strict=True)
    )
    return (0,) * missing + tuple(aligned)


def is_expandable_to(sizes: Ints, target: Ints) -> bool:
    """Whether `sizes` broadcasts to exactly `target`."""
    if len(sizes) > len(target):
        return False
    return all(size in (1, wanted) for size, wanted in zip(reversed(sizes), reversed(target), strict=False))
