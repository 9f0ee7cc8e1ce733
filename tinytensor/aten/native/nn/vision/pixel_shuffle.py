"""pixel_shuffle, pixel_unshuffle, channel_shuffle: channels to space, space to channels, groups of channels transposed.

Mirrors aten/src/ATen/native/PixelShuffle.cpp and ChanelShuffle.cpp. Each is a view in five or six dimensions whose
elements are then copied in order.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.nn.param_utils import dense, finish, is_like_channels_last, is_meta, like_format, scratch
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.contiguity import contiguous_strides
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def _rearranged(self: Tensor, sizes: Ints, order: Ints, result: Ints) -> Tensor:
    """self seen as `sizes`, its dimensions in another order, as `result`."""
    m = self.meta_.plain
    out = empty_from_metadata(like_format(m, result))
    if is_meta(m) or not m.numel:
        return out
    source = dense(self)
    strides = contiguous_strides(sizes)
    shuffled = m.with_geometry(tuple(sizes[d] for d in order), tuple(strides[d] for d in order))
    target = scratch(out, m.dtype)
    row_major = contiguous_metadata(tuple(shuffled.sizes), m.dtype, m.device)
    copy_(
        new_tensor(row_major, target.storage_, target.byte_offset_),
        new_tensor(shuffled, source.storage_, source.byte_offset_),
        False,
    )
    return finish(out, target)


def _refuse_volumes(self: Tensor) -> None:
    """PyTorch's kernels refuse channels-last memory with five dimensions: they know images only."""
    m = self.meta_
    check(
        m.dim != 5 or not m.numel or not is_like_channels_last(m),
        "Unsupported memory format. Supports only ChannelsLast, Contiguous",
    )


def pixel_shuffle(self: Tensor, upscale_factor: int) -> Tensor:
    """(*, C * r * r, H, W) -> (*, C, H * r, W * r)."""
    sizes, r = tuple(self.meta_.sizes), upscale_factor
    check(
        len(sizes) >= 3,
        lambda: (
            f"pixel_shuffle expects input to have at least 3 dimensions, but got input with {len(sizes)} dimension(s)"
        ),
    )
    check(r > 0, lambda: f"pixel_shuffle expects a positive upscale_factor, but got {r}")
    c, h, w = sizes[-3:]
    check(
        c % (r * r) == 0,
        lambda: (
            "pixel_shuffle expects its input's 'channel' dimension to be divisible by the square of upscale_factor, but "
            f"input.size(-3)={c} is not divisible by {r * r}"
        ),
    )
    n = prod(sizes[:-3])
    _refuse_volumes(self)
    # out[n, c, h * r + i, w * r + j] = self[n, (c * r + i) * r + j, h, w]: dimensions (n, c, i, j, h, w) in the order
    # (n, c, h, i, w, j). pixel_unshuffle goes the other way.
    return _rearranged(
        self, (n, c // (r * r), r, r, h, w), (0, 1, 4, 2, 5, 3), (*sizes[:-3], c // (r * r), h * r, w * r)
    )


def pixel_unshuffle(self: Tensor, downscale_factor: int) -> Tensor:
    """(*, C, H * r, W * r) -> (*, C * r * r, H, W)."""
    sizes, r = tuple(self.meta_.sizes), downscale_factor
    check(
        len(sizes) >= 3,
        lambda: (
            f"pixel_unshuffle expects input to have at least 3 dimensions, but got input with {len(sizes)} dimension(s)"
        ),
    )
    check(r > 0, lambda: f"pixel_unshuffle expects a positive downscale_factor, but got {r}")
    c, h, w = sizes[-3:]
    for name, size, place in (("height", h, -2), ("width", w, -1)):
        check(
            size % r == 0,
            lambda: (
                f"pixel_unshuffle expects {name} to be divisible by downscale_factor, but input.size({place})={size} is "  # noqa: B023
                f"not divisible by {r}"
            ),
        )
    if self.meta_.numel == 0:  # With nothing to do, PyTorch leaves the sizes as they are
        return F.clone_default(self)
    n = prod(sizes[:-3])
    _refuse_volumes(self)
    return _rearranged(self, (n, c, h // r, r, w // r, r), (0, 1, 3, 5, 2, 4), (*sizes[:-3], c * r * r, h // r, w // r))


def channel_shuffle(self: Tensor, groups: int) -> Tensor:
    """(N, groups * k, *) with the channels of all groups interleaved."""
    _check_channels(self, groups)
    if self.meta_.numel == 0:
        return F.alias_default(self)
    return F.native_channel_shuffle_default(self, groups)


def _check_channels(self: Tensor, groups: int) -> None:
    m = self.meta_
    check(
        m.dim > 2,
        lambda: f"channel_shuffle expects input with > 2 dims, but got input with sizes {list(m.sizes)}",
    )
    c = m.sizes[1]
    check(groups > 0, lambda: f"Number of groups to divide channels in must be positive. Value of groups:{groups}")
    check(
        c % groups == 0,
        lambda: f"Number of channels must be divisible by groups. Got {c} channels and {groups} groups.",
    )


def native_channel_shuffle(self: Tensor, groups: int) -> Tensor:
    _check_channels(self, groups)
    if self.meta_.numel == 0:
        return F.alias_default(self)
    # Channel k * groups + g of the result is channel g * (c // groups) + k of the input.
    sizes = tuple(self.meta_.sizes)
    n, c = sizes[:2]
    return _rearranged(self, (n, groups, c // groups, prod(sizes[2:])), (0, 2, 1, 3), sizes)
