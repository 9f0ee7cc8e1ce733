"""Blocked tensors: the order that their elements stand in, and the ways from and to a dense tensor of that order.

Note [Blocks of channels]
A float32 tensor of four dimensions, (N, C, H, W), is held as (N, ceil(C / 8), H, W, 8), which oneDNN calls nChw8c: the
eight channels of one place lie side by side, so that one vector instruction works on all of them. The last block is
filled up with lanes of zeros, and every kernel leaves them zero: a sum over the lanes of a block is then right as it is.

A weight of a convolution, (O, I, kh, kw), can be held in a third order, which `mkldnn_reorder_conv2d_weight` makes:
(groups, ceil(O / groups / 8), ceil(I / 8), kh, kw, 8, 8), oneDNN's gOIhw8i8o. For each input channel of a block the eight
outputs that it goes to lie side by side. A depthwise weight has its groups as lanes. Where a vector of the processor holds 16
numbers, 16 outputs lie side by side, those of two blocks: gOIhw8i16o. An image is the same on every processor: its numbers are
taken one by one, for all outputs of a vector at once, and gain nothing from wider blocks.

Tensors of other dtypes and numbers of dimensions are held row-major, in a tensor of their own sizes. Kernels that gain
nothing from blocks, backward passes above all, unpack, call the dense operator and pack what it gives; they say so.

Mirrors aten/src/ATen/native/mkldnn/MKLDNNCommon.cpp. oneDNN chooses among many more orders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.c10.error import check
from tinytensor.c10.layout import _mkldnn, contiguous_format
from tinytensor.c10.metadata import Ints, layout_metadata
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float16, float32, int8, uint8
from tinytensor.c10.sparse_tensor_impl import OpaqueTensorImpl, new_layout_tensor
from tinytensor.kernel_compiler import mode
from tinytensor.kernel_compiler.registers import registers

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

BLOCK = 8
"""Channels in a block: as many float32 as a vector of 256 bits holds."""
DTYPES = frozenset({float32, bfloat16, float16, uint8, int8})


def opaque_of(self: Tensor) -> Tensor:
    """The strided tensor that holds the elements of a blocked one (`itensor_from_mkldnn`); RuntimeError for a dense one."""
    check(self.meta_.layout is _mkldnn, "itensor_from_mkldnn expects MKL-DNN tensor input")
    impl: Any = self.storage_
    return impl.opaque


def new_blocked(opaque: Tensor, sizes: Ints) -> Tensor:
    """A blocked tensor over `opaque` (`new_with_itensor_mkldnn`). Nothing is checked."""
    return new_layout_tensor(tuple(sizes), opaque.meta_.dtype, _mkldnn, OpaqueTensorImpl(opaque))


def like(self: Tensor, opaque: Tensor) -> Tensor:
    """A blocked tensor of self's sizes whose elements stand in the order of self's."""
    return new_blocked(opaque, tuple(self.meta_.sizes))


def held_in_blocks(sizes: Ints, dtype: ScalarType) -> bool:
    """Whether a tensor of these sizes is held in blocks of channels."""
    return len(sizes) == 4 and dtype is float32


def is_packed(self: Tensor) -> bool:
    """Whether the tensor is held as (N, blocks, H, W, 8). See Note [Blocks of channels]."""
    return self.meta_.dim == 4 and opaque_of(self).meta_.dim == 5


def count_blocks(channels: int) -> int:
    """How many blocks hold so many channels."""
    return -(-channels // BLOCK)


def pack(dense: Tensor) -> Tensor:
    """(N, C, H, W) as (N, ceil(C / 8), H, W, 8), with zeros after the last channel."""
    n, c, h, w = dense.meta_.sizes
    blocks = count_blocks(c)
    if c % BLOCK:
        dense = F.constant_pad_nd(dense, (0, 0, 0, 0, 0, blocks * BLOCK - c), 0)
    grid = F.reshape(dense, (n, blocks, BLOCK, h, w))
    return F.clone(F.permute(grid, (0, 1, 3, 4, 2)), memory_format=contiguous_format)


def unpack(opaque: Tensor, sizes: Ints) -> Tensor:
    """The row-major tensor of these sizes that `opaque` holds, in whichever of the orders; itself if it is held row-major."""
    dim = opaque.meta_.dim
    if dim == len(sizes):
        return opaque
    if dim == 5:
        _, c, h, w = sizes
        n, blocks = opaque.meta_.sizes[:2]
        whole = F.reshape(F.permute(opaque, (0, 1, 4, 2, 3)), (n, blocks * BLOCK, h, w))
        return F.contiguous(F.narrow(whole, 1, 0, c))
    return unpack_weight(opaque, sizes)


def outputs_side_by_side(outputs: int) -> int:
    """How many of a group's outputs a weight holds side by side: as many as the processor's vector, but not two blocks for one."""
    return 16 if outputs > BLOCK and mode() != "off" and registers().nbytes >= 64 else BLOCK


def is_depthwise(weight: Ints, groups: int) -> bool:
    """Whether each group of a weight of these sizes has one input channel and one output."""
    return groups > 1 and weight[0] == groups and weight[1] == 1


def pack_weight(dense: Tensor, groups: int) -> Tensor:
    """(O, I, kh, kw) as (groups, ceil(O / groups / 8), ceil(I / 8), kh, kw, 8, 8): inputs, then outputs, side by side.

    There may be 16 outputs for 8, see Note [Blocks of channels]. A depthwise weight becomes (ceil(groups / 8), 1, 1, kh, kw, 1, 8):
    its lanes are groups.
    """
    o, i, kh, kw = dense.meta_.sizes
    if is_depthwise(tuple(dense.meta_.sizes), groups):
        return F.reshape(pack(F.transpose(dense, 0, 1)), (count_blocks(o), 1, 1, kh, kw, 1, BLOCK))
    outputs, blocks_in = o // groups, count_blocks(i)
    lanes = outputs_side_by_side(outputs)
    vectors = -(-outputs // lanes)
    grid = F.reshape(dense, (groups, outputs, i, kh, kw))
    grid = F.constant_pad_nd(grid, (0, 0, 0, 0, 0, blocks_in * BLOCK - i, 0, vectors * lanes - outputs), 0)
    grid = F.reshape(grid, (groups, vectors, lanes, blocks_in, BLOCK, kh, kw))
    return F.clone(F.permute(grid, (0, 1, 3, 5, 6, 4, 2)), memory_format=contiguous_format)


def unpack_weight(opaque: Tensor, sizes: Ints) -> Tensor:
    """What `pack_weight` was given."""
    o, i, kh, kw = sizes
    groups, vectors, blocks_in = opaque.meta_.sizes[:3]
    if opaque.meta_.sizes[5] == 1:
        packed = F.reshape(opaque, (1, groups, kh, kw, BLOCK))
        return F.contiguous(F.transpose(unpack(packed, (1, o, kh, kw)), 0, 1))
    grid = F.permute(opaque, (0, 1, 6, 2, 5, 3, 4))
    grid = F.reshape(grid, (groups, vectors * opaque.meta_.sizes[6], blocks_in * BLOCK, kh, kw))
    grid = F.narrow(F.narrow(grid, 1, 0, o // groups), 2, 0, i)
    return F.contiguous(F.reshape(grid, (o, i, kh, kw)))


def block_dense(dense: Tensor) -> Tensor:
    """A blocked tensor with the elements of a dense one, which is not kept."""
    sizes = tuple(dense.meta_.sizes)
    if held_in_blocks(sizes, dense.meta_.dtype):
        return new_blocked(pack(dense), sizes)
    return new_blocked(F.clone(dense, memory_format=contiguous_format), sizes)


def adopt_dense(dense: Tensor) -> Tensor:
    """A blocked tensor with the elements of a new row-major one, which is kept where no blocks are made of it."""
    sizes = tuple(dense.meta_.sizes)
    if held_in_blocks(sizes, dense.meta_.dtype) or not dense.meta_.is_contiguous:
        return block_dense(dense)
    return new_blocked(dense, sizes)


def dense_of(self: Tensor) -> Tensor:
    """The elements of a blocked or a dense tensor, row-major (`itensor_from_tensor`). They may be those of self."""
    if self.meta_.layout is _mkldnn:
        return unpack(opaque_of(self), tuple(self.meta_.sizes))
    check(
        self.meta_.dtype in DTYPES and self.meta_.dtype is not uint8,
        lambda: f"itensor_view_from_dense expects float/bfloat16/half/int8/fp8 tensor input{self.meta_.dtype.cpp_name}",
    )
    return F.contiguous(self)


def clear_padding(opaque: Tensor, channels: int) -> Tensor:
    """Zero in the lanes after the last channel, for functions that do not keep zero. In place."""
    if opaque.meta_.dim == 5 and channels % BLOCK:
        last = F.select(opaque, 1, opaque.meta_.sizes[1] - 1)
        F.zero_(F.narrow(last, 3, channels % BLOCK, BLOCK - channels % BLOCK))
    return opaque


def over_lanes(values: Tensor, fill: float = 0.0) -> Tensor:
    """One number for each channel as (1, blocks, 1, 1, 8), which broadcasts over a packed tensor."""
    channels = values.meta_.numel
    blocks = count_blocks(channels)
    lanes = F.constant_pad_nd(F.reshape(values, (channels,)), (0, blocks * BLOCK - channels), fill)
    return F.reshape(lanes, (1, blocks, 1, 1, BLOCK))


def write_into(self: Tensor, opaque: Tensor) -> Tensor:
    """New elements for self, where all who share them see them."""
    F.copy_(opaque_of(self), opaque)
    return self


def replace(self: Tensor, made: Tensor) -> Tensor:
    """Give `self` the sizes and elements of `made`, for out= kernels. Its dtype remains."""
    impl: Any = self.storage_
    impl.opaque = F.to(opaque_of(made), self.meta_.dtype)
    if self.meta_.sizes != made.meta_.sizes:
        twin = layout_metadata(tuple(made.meta_.sizes), self.meta_.dtype, self.meta_.device, _mkldnn)
        self.meta_ = twin.grad_twin if self.requires_grad else twin
    return self


def same_order(self: Tensor, other: Tensor) -> Tensor:
    """The elements of `other`, of self's sizes, in the order and the dtype of self's."""
    mine, theirs = opaque_of(self), opaque_of(other)
    if mine.meta_.sizes == theirs.meta_.sizes:
        return F.to(theirs, self.meta_.dtype)
    dense = F.to(dense_of(other), self.meta_.dtype)
    return opaque_of(block_dense(dense)) if is_packed(self) else dense


def primitive_fails(what: str) -> RuntimeError:
    """What oneDNN says of sizes that it has no code for."""
    return RuntimeError(
        f"could not create a primitive descriptor for the {what} primitive. Run workload with environment variable "
        "ONEDNN_VERBOSE=all to get additional diagnostic information."
    )
