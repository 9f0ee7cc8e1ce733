"""Backward formulas of operators that only move elements: views, cat, stack, split, as_strided.

Mirrors the corresponding part of torch/csrc/autograd/FunctionsManual.cpp. Left out: as_strided over sparse tensors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.autograd.forward_ad.forward_ad import tangent_or_zeros
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = Sequence[int]
INT64_MAX = 2**63 - 1


class TensorGeometry:
    """Sizes, strides and storage offset of a tensor, without the tensor."""

    __slots__ = ("sizes", "storage_offset", "strides")

    def __init__(self, t: Tensor) -> None:
        self.sizes = t.meta_.sizes
        self.strides = t.meta_.strides
        self.storage_offset = t.byte_offset_ // t.meta_.itemsize


# Dimensions.


def unsqueeze_multiple(t: Tensor, dims: Ints, n_dims: int) -> Tensor:
    """Insert dimensions of size 1 so that they stand at `dims` of a tensor with `n_dims` dimensions."""
    if len(dims) == 1:
        return t.unsqueeze(dims[0])  # before the dimension is compared with `n_dims`, as in PyTorch
    for dim in sorted(maybe_wrap_dim(d, n_dims) for d in dims):
        t = t.unsqueeze(dim)
    return t


def unsqueeze_to(grad: Tensor, *args: Any) -> Tensor:
    """Undo a squeeze: of all dimensions (`sizes`), or of some (`dim, sizes`)."""
    *which, sizes = args
    n = len(sizes)
    squeezed = which[0] if which else range(n)
    dims = sorted(maybe_wrap_dim(d, n) for d in ((squeezed,) if isinstance(squeezed, int) else squeezed)) if n else ()
    for dim in dims:
        if sizes[dim] == 1:
            grad = grad.unsqueeze(dim)
    return grad


def permute_backwards(grad: Tensor, dims: Ints) -> Tensor:
    """The inverse permutation."""
    inverse = [0] * len(dims)
    for i, dim in enumerate(dims):
        inverse[maybe_wrap_dim(dim, len(dims))] = i
    return grad.permute(inverse)


# Parts.


def slice_backward_wrapper(
    grad: Tensor, sizes: Ints, dim: int, start: int | None, end: int | None, step: int
) -> Tensor:
    """slice_backward with the bounds filled in."""
    start, end = 0 if start is None else start, INT64_MAX if end is None else end
    return F.slice_backward_default(grad, sizes, dim, start, end, step)


# Several tensors into one and back. An undefined gradient of one part is zeros if another part has one.


def cat_tensors_backward(grad: Tensor, sizes: Sequence[Ints], dtypes: Sequence[ScalarType], dim: int) -> list[Tensor]:
    """The piece of the gradient that each tensor contributed."""
    # An empty 1-dim tensor may be concatenated with anything, and has no place in the result.
    dim = maybe_wrap_dim(dim, next((len(s) for s in sizes if tuple(s) != (0,)), max(dim + 1, -dim)))
    grads, start = [], 0
    for size in sizes:
        if tuple(size) == (0,):
            grads.append(grad.new_zeros((0,)))
        else:
            grads.append(grad.narrow(dim, start, size[dim]))
            start += size[dim]
    return grads


def stack_tensors_backward(grad: Tensor, dim: int, dtypes: Sequence[ScalarType]) -> Sequence[Tensor]:
    return [grad.select(dim, i) for i in range(len(dtypes))]


def split_with_sizes_backward(
    grads: Sequence[Tensor | None], split_sizes: Ints, dim: int, sizes: Ints, options: Metadata
) -> Tensor:
    """The pieces' gradients side by side."""
    dim = maybe_wrap_dim(dim, len(sizes))
    pieces = []
    for grad, size in zip(grads, split_sizes, strict=True):
        if grad is None:
            shape = (*sizes[:dim], size, *sizes[dim + 1 :])
            grad = F.zeros(shape, dtype=options.dtype, device=options.device)
        pieces.append(grad)
    return F.cat(pieces, dim)


def split_backward(grads: Sequence[Tensor | None], split_size: int, dim: int, sizes: Ints, options: Metadata) -> Tensor:
    dim = maybe_wrap_dim(dim, len(sizes))
    split_sizes = [split_size] * len(grads)
    split_sizes[-1] = sizes[dim] - split_size * (len(grads) - 1)
    return split_with_sizes_backward(grads, split_sizes, dim, sizes, options)


def unbind_backward(grads: Sequence[Tensor | None], dim: int) -> Tensor:
    some = next(g for g in grads if g is not None)
    return F.stack([F.zeros_like(some) if g is None else g for g in grads], dim)


# as_strided.


class _Geometry(NamedTuple):
    sizes: list[int]
    strides: list[int]


def as_strided_backward(
    grad: Tensor, input_geometry: TensorGeometry, sizes: Ints, strides: Ints, storage_offset: int | None = None
) -> Tensor:
    """The gradient of `input.as_strided(sizes, strides, storage_offset)`, whatever the two geometries are.

    Both the input and the output are windows on one storage. So: a storage of zeros; the output's gradient is added
    into it through the output's window; the result is what the input's window shows.

    Note [as_strided over overlapping memory]
    Where several output elements are one element of storage, their gradients add up. Where several *input* elements
    are one, they share that gradient evenly: a change of that storage element is a change of all of them.
    """
    offset = input_geometry.storage_offset if storage_offset is None else storage_offset
    out = []
    # Dimensions of stride 0 are sums, dimensions of size 1 have no stride worth the name.
    for dim in range(grad.dim() - 1, -1, -1):
        size, stride = sizes[dim], strides[dim]
        if size == 0:
            return grad.new_zeros(input_geometry.sizes)
        if size == 1:
            grad = grad.squeeze(dim)
        elif stride == 0:
            grad = grad.sum(dim)
        else:
            out.append((size, stride))
    out_window = _Geometry([s for s, _ in reversed(out)], [s for _, s in reversed(out)])
    pairs = list(zip(input_geometry.sizes, input_geometry.strides, strict=True))
    if any(size == 0 for size, _ in pairs):
        return grad.new_zeros(input_geometry.sizes)
    kept = [(size, stride) for size, stride in pairs if size != 1]
    in_window = _Geometry([s for s, _ in kept], [s for _, s in kept])

    base = min(offset, input_geometry.storage_offset)
    in_offset, out_offset = input_geometry.storage_offset - base, offset - base
    numel = max(_reach(in_window, in_offset), _reach(out_window, out_offset))
    overlapping_in, overlapping_out = _may_overlap(in_window), _may_overlap(out_window)
    places: Any = F.arange(numel, device=grad.device) if overlapping_in or overlapping_out else None

    storage = grad.new_zeros((numel,))
    if overlapping_out:
        at = places.as_strided(*out_window, out_offset).reshape((-1,))
        storage = storage.index_add(0, at, grad.reshape((-1,)))
    else:
        storage.as_strided(*out_window, out_offset).copy_(grad)
    if overlapping_in:
        at = places.as_strided(*in_window, in_offset).reshape((-1,))
        ones = grad.new_ones(at.meta_.sizes)
        storage = storage / grad.new_zeros((numel,)).index_add(0, at, ones).clamp_min(1)
    return storage.as_strided(input_geometry.sizes, input_geometry.strides, in_offset)


def _reach(window: _Geometry, offset: int) -> int:
    """How many elements a storage needs for the window to fit."""
    return offset + 1 + sum((size - 1) * stride for size, stride in zip(*window, strict=True))


def _may_overlap(window: _Geometry) -> bool:
    """Whether two places of the window may be one element: unless each stride steps over all smaller dimensions."""
    largest = 0
    for stride, size in sorted(zip(window.strides, window.sizes, strict=True)):
        if stride <= largest:
            return True
        largest += stride * (size - 1)
    return False


# ---- tangents: `x_p` is the value of an input, `x_t` its tangent ------------------------------------------------------


def cat_jvp(tensors: Sequence[Tensor], dim: int) -> Tensor:
    """Joined tangents."""
    return F.cat([tangent_or_zeros(t) for t in tensors], dim)


def block_diag_jvp(tensors: Sequence[Tensor]) -> Tensor:
    return F.block_diag([tangent_or_zeros(t) for t in tensors])


def stack_jvp(tensors: Sequence[Tensor], dim: int) -> Tensor:
    return F.stack([tangent_or_zeros(t) for t in tensors], dim)
