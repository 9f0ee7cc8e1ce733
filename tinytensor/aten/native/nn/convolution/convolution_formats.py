"""The memory format of what a convolution returns: channels last if an operand is, where PyTorch's backend can.

Mirrors `use_mkldnn` and `mkldnn_conv_use_channels_last`, `thnn_conv_use_channels_last` of
aten/src/ATen/native/Convolution.cpp and ConvUtils.h. Left out: what depends on the processor and on the number of
threads (float16 is taken as not supported by oneDNN, bfloat16 as supported).
"""

from __future__ import annotations

from math import prod

from tinytensor.aten.native.nn.param_utils import is_like_channels_last, strides_like_channels_last
from tinytensor.c10.contiguity import channels_last_strides
from tinytensor.c10.metadata import Metadata, contiguous_metadata, metadata
from tinytensor.c10.scalar_type import bfloat16, float32

Ints = tuple[int, ...]


def one_dnn_takes(m: Metadata, w: Metadata, stride: Ints, transposed: bool, output_padding: Ints, groups: int) -> bool:
    """`use_mkldnn`: float32 with enough to do, and bfloat16."""
    if transposed and any(o >= s for o, s in zip(output_padding, stride, strict=True)):
        return False
    enough = groups > 1 or min((1, *w.sizes[2:])[-2:]) > 3 or m.sizes[0] > 1 or prod(m.sizes[:4]) > 20480
    return m.dtype is bfloat16 or (m.dtype is float32 and enough)


def channels_last_wanted(
    m: Metadata, w: Metadata, stride: Ints, transposed: bool, output_padding: Ints, groups: int
) -> bool:
    """Whether results have their channels innermost."""
    if 0 in m.sizes[:2]:
        return False  # the backend for nothing multiplies what is flat
    if m.dim == 3:  # the sequence, made contiguous, is an image of one row; the weight is one as it stands
        o, i, k = w.sizes
        return strides_like_channels_last((o, i, 1, k), (*w.strides[:2], w.strides[2] * k, w.strides[2]))
    if m.dim == 5 and not one_dnn_takes(m, w, stride, transposed, output_padding, groups):
        return False  # the other kernels over volumes know row-major memory only
    return is_like_channels_last(m) or is_like_channels_last(w)


def with_format(m: Metadata, sizes: Ints, channels_last: bool) -> Metadata:
    """Metadata of a result of these sizes."""
    if not channels_last:
        return contiguous_metadata(sizes, m.dtype, m.device)
    if len(sizes) == 3:
        n, c, _, last = channels_last_strides((*sizes[:2], 1, sizes[2]))
        return metadata(sizes, (n, c, last), m.dtype, m.device)
    return metadata(sizes, channels_last_strides(sizes), m.dtype, m.device)
