"""Views as arithmetic: from the sizes, strides and offset of a tensor to those of a view of it.

Nothing here knows tensors or storages. Offsets count elements. `view_ops` calls these functions through the module and
remembers what they answer.

Mirrors aten/src/ATen/TensorUtils.cpp (`computeStride`), ExpandUtils.cpp (`inferExpandGeometry`) and
aten/src/ATen/native/TensorShape.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

Ints = tuple[int, ...]
Geometry = tuple[Ints, Ints, int]


def select_meta(sizes: Ints, strides: Ints, offset: int, dim: int, index: int) -> Geometry:
    """One index along `dim`, which disappears. IndexError out of range."""
    size = sizes[dim]
    if not -size <= index < size:
        raise IndexError(f"select(): index {index} out of range for tensor of size {list(sizes)} at dimension {dim}")
    index = index + size if index < 0 else index
    return sizes[:dim] + sizes[dim + 1 :], strides[:dim] + strides[dim + 1 :], offset + index * strides[dim]


def slice_meta(
    sizes: Ints, strides: Ints, offset: int, dim: int, start: int | None, stop: int | None, step: int
) -> Geometry:
    """start:stop:step along `dim`. Negative bounds count from the end; bounds out of range are clamped."""
    size = sizes[dim]
    start = 0 if start is None else start
    stop = size if stop is None else stop
    start = start + size if start < 0 else start
    stop = stop + size if stop < 0 else stop
    start = min(max(start, 0), size)
    stop = min(max(stop, start), size)
    length = (stop - start + step - 1) // step
    return (
        (*sizes[:dim], length, *sizes[dim + 1 :]),
        (*strides[:dim], strides[dim] * step, *strides[dim + 1 :]),
        offset + start * strides[dim],
    )


def expand_meta(sizes: Ints, strides: Ints, target: Ints) -> tuple[Ints, Ints]:
    """Repeat dimensions of size 1 with stride 0; -1 keeps a size; new dimensions come in front."""
    missing = len(target) - len(sizes)
    new_sizes, new_strides = list(target), [0] * len(target)
    for dim in range(len(target) - 1, -1, -1):
        old = dim - missing
        size = sizes[old] if old >= 0 else 1
        if old >= 0:
            stride = strides[old]
        elif dim == len(target) - 1:
            stride = 0
        else:
            stride = new_sizes[dim + 1] * new_strides[dim + 1]
        wanted = target[dim]
        if wanted == -1:
            if old < 0:
                raise RuntimeError(
                    f"The expanded size of the tensor ({wanted}) isn't allowed in a leading, non-existing dimension {dim}"
                )
            wanted = size
        if size != wanted:
            if size != 1 or wanted < -1:
                raise RuntimeError(
                    f"The expanded size of the tensor ({wanted}) must match the existing size ({size}) at "
                    f"non-singleton dimension {dim}.  Target sizes: {list(target)}.  Tensor sizes: {list(sizes)}"
                )
            stride = 0
        new_sizes[dim], new_strides[dim] = wanted, stride
    return tuple(new_sizes), tuple(new_strides)


def compute_stride(sizes: Ints, strides: Ints, new_sizes: Ints) -> Ints | None:
    """Strides that show the same elements, in the same order, as `new_sizes`; None where no strides can.

    Dimensions of the old shape that step evenly through memory form one run; every run must be cut into whole
    dimensions of the new shape.
    """
    if 0 in sizes:
        return strides if tuple(sizes) == tuple(new_sizes) else _dense(new_sizes)
    if not sizes:
        return (1,) * len(new_sizes)
    result = [0] * len(new_sizes)
    view_dim = len(new_sizes) - 1
    base_stride = strides[-1]
    run = view_numel = 1
    for dim in range(len(sizes) - 1, -1, -1):
        run *= sizes[dim]
        ends_here = dim == 0 or (sizes[dim - 1] != 1 and strides[dim - 1] != run * base_stride)
        if not ends_here:
            continue
        while view_dim >= 0 and (view_numel < run or new_sizes[view_dim] == 1):
            result[view_dim] = view_numel * base_stride
            view_numel *= new_sizes[view_dim]
            view_dim -= 1
        if view_numel != run:
            return None
        if dim > 0:
            base_stride = strides[dim - 1]
            run = view_numel = 1
    return tuple(result) if view_dim == -1 else None


def _dense(sizes: Sequence[int]) -> Ints:
    strides, step = [], 1
    for size in reversed(sizes):
        strides.append(step)
        step *= max(size, 1)
    return tuple(reversed(strides))


def infer_view_size(shape: Ints, numel: int) -> Ints:
    """Replace the one -1 of `shape`; RuntimeError if the shape cannot hold `numel` elements."""
    known, unknown = 1, None
    for dim, size in enumerate(shape):
        if size == -1:
            if unknown is not None:
                raise RuntimeError("only one dimension can be inferred")
            unknown = dim
        elif size < 0:
            raise RuntimeError(f"invalid shape dimension {size} at index {dim} of shape {list(shape)}")
        else:
            known *= size
    if unknown is None:
        if known == numel:
            return shape
    elif known > 0 and numel % known == 0:
        return (*shape[:unknown], numel // known, *shape[unknown + 1 :])
    elif known == 0 and numel == 0:
        raise RuntimeError(
            f"cannot reshape tensor of 0 elements into shape {list(shape)} because the unspecified dimension size -1 can "
            "be any value and is ambiguous"
        )
    raise RuntimeError(f"shape '{list(shape)}' is invalid for input of size {numel}")


def permute_meta(sizes: Ints, strides: Ints, dims: Ints) -> tuple[Ints, Ints]:
    """Reorder dimensions; `dims` are wrapped and distinct."""
    return tuple(sizes[d] for d in dims), tuple(strides[d] for d in dims)


def squeeze_meta(sizes: Ints, strides: Ints, dims: Sequence[int]) -> tuple[Ints, Ints]:
    """Drop those of `dims` whose size is 1."""
    kept = [d for d in range(len(sizes)) if not (d in dims and sizes[d] == 1)]
    return tuple(sizes[d] for d in kept), tuple(strides[d] for d in kept)


def unsqueeze_meta(sizes: Ints, strides: Ints, dim: int) -> tuple[Ints, Ints]:
    """Insert a dimension of size 1 before `dim`."""
    stride = sizes[dim] * strides[dim] if dim < len(sizes) else 1
    return (*sizes[:dim], 1, *sizes[dim:]), (*strides[:dim], stride, *strides[dim:])


def diagonal_meta(sizes: Ints, strides: Ints, offset: int, diagonal: int, dim1: int, dim2: int) -> Geometry:
    """The `diagonal`-th diagonal of two dimensions, as a new last dimension that steps along both."""
    if diagonal >= 0:
        length = max(min(sizes[dim1], sizes[dim2] - diagonal), 0)
        start = diagonal * strides[dim2]
    else:
        length = max(min(sizes[dim1] + diagonal, sizes[dim2]), 0)
        start = -diagonal * strides[dim1]
    rest = [d for d in range(len(sizes)) if d not in (dim1, dim2)]
    return (
        (*(sizes[d] for d in rest), length),
        (*(strides[d] for d in rest), strides[dim1] + strides[dim2]),
        offset + (start if length else 0),
    )


def view_dtype_meta(sizes: Ints, strides: Ints, offset: int, old: int, new: int, names: tuple[str, str]) -> Geometry:
    """Reinterpret elements of `old` bytes as elements of `new` bytes along the last dimension."""
    if old == new:
        return sizes, strides, offset
    what = f"to view {names[0]} as {names[1]} (different element sizes)"
    if not sizes:
        raise RuntimeError(f"self.dim() cannot be 0 {what}")
    if old > new:
        _check_last_stride(strides, what)
        ratio = old // new
        return (
            (*sizes[:-1], sizes[-1] * ratio),
            (*(s * ratio for s in strides[:-1]), 1),
            offset * ratio,
        )
    ratio = new // old
    if sizes[-1] % ratio:
        raise RuntimeError(f"self.size(-1) must be divisible by {ratio} {what}, but got {sizes[-1]}")
    if offset % ratio:
        raise RuntimeError(f"self.storage_offset() must be divisible by {ratio} {what}, but got {offset}")
    _check_last_stride(strides, what)
    for dim, stride in enumerate(strides[:-1]):
        if stride % ratio:
            raise RuntimeError(f"self.stride({dim}) must be divisible by {ratio} {what}, but got {stride}")
    return (*sizes[:-1], sizes[-1] // ratio), (*(s // ratio for s in strides[:-1]), 1), offset // ratio


def _check_last_stride(strides: Ints, what: str) -> None:
    if strides[-1] != 1:
        raise RuntimeError(f"self.stride(-1) must be 1 {what}, but got {strides[-1]}")
