"""What operators over images have in common: sizes per dimension, the layout of results, and tensors as kernels take them.

A kernel of this family is written for row-major memory and one type to compute in. Inputs in another order (channels
last, transposed, expanded) or in 16 bits are copied into that form, results are copied back into theirs.

Mirrors `expand_param_if_needed` of aten/src/ATen/native/utils/ParamUtils.h and `suggest_memory_format` of
c10/core/TensorImpl.h. Left out: kernels that work in channels-last order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.contiguity import channels_last_strides, contiguous_strides, is_channels_last
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import _mkldnn
from tinytensor.c10.metadata import Metadata, contiguous_metadata, metadata
from tinytensor.c10.scalar_type import ScalarType, float32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


class OutPlan:
    """The plan of an operator that prepares nothing: what its result looks like, and what the meta function found out."""

    __slots__ = ("out_meta", "out_metas", "parts")

    def __init__(self, *out_metas: Metadata, parts: Any = None):
        self.out_meta = out_metas[0]
        self.out_metas = out_metas
        self.parts = parts


def one_for_each(values: Sequence[int], count: int) -> Ints:
    """A single number stands for every dimension."""
    return tuple(values) if len(values) == count else tuple(values) * count


def lead_with_ones(values: Sequence[int], fill: int = 1) -> Ints:
    """Three numbers of one, two or three, so that kernels know three spatial dimensions only."""
    return (fill,) * (3 - len(values)) + tuple(values)


def is_like_channels_last(m: Metadata) -> bool:
    """`suggest_memory_format`: channels innermost, for images and for volumes. RuntimeError for a blocked tensor.

    PyTorch hands the format on to `empty`, which has none for blocks.
    """
    check(m.layout is not _mkldnn, "'memory_format' argument is incompatible with mkldnn tensor")
    if m.dim not in (4, 5) or (m.is_contiguous and 1 not in m.sizes):
        return False
    return strides_like_channels_last(tuple(m.sizes), m.strides)


def strides_like_channels_last(sizes: Ints, strides: Ints) -> bool:
    """Whether strides fall in the order N, spatial dimensions, C; gaps allowed. (N, 1, 1, 1) counts as row-major."""
    # Channels last: element (n, c, h, w) is at ((n * H + h) * W + w) * C + c. Walking from the innermost dimension (C) to
    # the outermost (N), no stride may be smaller than what the dimensions before it cover. An expanded C (stride 0) says
    # nothing about the order.
    if strides[1] == 0:
        return False
    lowest = 0
    for dim in (1, *range(len(sizes) - 1, 1, -1), 0):
        if sizes[dim] == 0 or strides[dim] < lowest:
            return False
        # All of C, H and W have size 1: both orders fit, and PyTorch takes row-major.
        if dim == 0 and lowest == strides[1]:
            return False
        lowest = strides[dim] * max(sizes[dim], 1)
    return True


def like_format(m: Metadata, sizes: Ints, dtype: ScalarType | None = None) -> Metadata:
    """Metadata of a result of these sizes in the memory format of `m`."""
    strides = channels_last_strides(sizes) if is_like_channels_last(m) else contiguous_strides(sizes)
    return metadata(sizes, strides, dtype or m.dtype, m.device)


def kernel_name(m: Metadata, name: str) -> str:
    """The name of PyTorch's kernel in error texts; the kernel for channels last has one of its own."""
    return f"{name}_channels_last" if is_like_channels_last(m) else name


def batch_format(m: Metadata, count: int, sizes: Ints, dtype: ScalarType | None = None) -> Metadata:
    """The same for a pool over `count` dimensions: row-major over volumes, and without a batch, though the sizes may look
    like an image's."""
    if m.dim == count + 2 == 4:
        return like_format(m, sizes, dtype)
    return contiguous_metadata(sizes, dtype or m.dtype, m.device)


def compute_type(dtype: ScalarType) -> ScalarType:
    """16-bit floats compute in float32, everything else in its own type."""
    return float32 if dtype.is_floating_point and dtype.itemsize == 2 else dtype


def dense(t: Tensor, dtype: ScalarType | None = None) -> Tensor:
    """`t` row-major and in `dtype`: itself if it is, else a copy."""
    m = t.meta_
    wanted = dtype or m.dtype
    if m.is_contiguous and m.dtype is wanted:
        return t
    return copy_(empty_from_metadata(contiguous_metadata(tuple(m.sizes), wanted, m.device)), t, False)


def scratch(out: Tensor, dtype: ScalarType) -> Tensor:
    """Where a kernel may write the values of `out`: itself, or a row-major tensor in `dtype`."""
    m = out.meta_
    if m.is_contiguous and m.dtype is dtype:
        return out
    return empty_from_metadata(contiguous_metadata(tuple(m.sizes), dtype, m.device))


def finish(out: Tensor, result: Tensor) -> Tensor:
    """Bring a scratch result into `out`."""
    return out if result is out else copy_(out, result, False)


def new(sizes: Ints, dtype: ScalarType, device: Any = cpu) -> Tensor:
    return empty_from_metadata(contiguous_metadata(sizes, dtype, device))


def is_meta(m: Metadata) -> bool:
    return m.device.type == "meta"


def is_nhwc(m: Metadata) -> bool:
    return is_channels_last(tuple(m.sizes), m.strides, m.dim)
