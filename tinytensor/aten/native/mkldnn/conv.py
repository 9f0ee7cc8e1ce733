"""Convolutions of blocked tensors.

An image of float32 whose groups consist of whole blocks, or of one channel each, is convolved block by block. Sequences,
volumes, other dtypes, other groups, transposed convolutions and all gradients work on unpacked elements.

Mirrors aten/src/ATen/native/mkldnn/Conv.cpp, and what aten/src/ATen/native/Convolution.cpp does for its backend Mkldnn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.mkldnn.cpu import conv_kernel
from tinytensor.aten.native.mkldnn.mkldnn_common import (
    BLOCK,
    adopt_dense,
    count_blocks,
    dense_of,
    is_depthwise,
    is_packed,
    new_blocked,
    opaque_of,
    pack_weight,
    primitive_fails,
)
from tinytensor.aten.native.mkldnn.tensor_factories import empty_mkldnn
from tinytensor.aten.native.nn.convolution.conv_utils import (
    check_shape_forward,
    conv_input_size,
    conv_output_size,
    expand_param,
)
from tinytensor.c10.error import check
from tinytensor.c10.layout import _mkldnn
from tinytensor.c10.metadata import Ints, Metadata, remember
from tinytensor.c10.scalar_type import float32
from tinytensor.c10.tensor_impl import data_ptr
from tinytensor.kernel_compiler import mode

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def mkldnn_convolution(
    self: Tensor, weight: Tensor, bias: Tensor | None, padding: Ints, stride: Ints, dilation: Ints, groups: int
) -> Tensor:
    """(N, C, *) with (O, C / groups, *), blocked where the input is; weight and bias may be dense or blocked."""
    if self.meta_.layout is not _mkldnn:
        b = None if bias is None else dense_of(bias)
        return F.convolution(self, dense_of(weight), b, stride, padding, dilation, False, (0,) * len(padding), groups)
    m, of_bias = self.meta_.plain, None if bias is None else bias.meta_.plain
    key = ("mkldnn_convolution", weight.meta_.plain, of_bias, padding, stride, dilation, groups)
    padding, stride, dilation = m.plans.get(key) or remember(m.plans, key, _checked_parameters(m, *key[1:]))
    sizes, w = tuple(self.meta_.sizes), tuple(weight.meta_.sizes)
    out_sizes = tuple(conv_output_size(sizes, w, padding, stride, dilation))
    if not self.meta_.numel:
        return empty_mkldnn(out_sizes, self.meta_.dtype, None, None, None, None)
    if is_packed(self) and weight.meta_.dtype is float32 and mode() != "off" and _whole_blocks(w, groups):
        return _convolve_blocks(self, weight, bias, out_sizes, padding, stride, dilation, groups)
    x = dense_of(self)
    k, b = F.to(dense_of(weight), x.meta_.dtype), None if bias is None else F.to(dense_of(bias), x.meta_.dtype)
    return adopt_dense(F.convolution(x, k, b, stride, padding, dilation, False, (0,) * (len(sizes) - 2), groups))


def _checked_parameters(
    m: Metadata, w: Metadata, b: Metadata | None, padding: Ints, stride: Ints, dilation: Ints, groups: int
) -> tuple[Ints, Ints, Ints]:
    """Padding, stride and dilation with one number for each dimension; everything is checked, for the kernel checks nothing."""
    count = m.dim - 2
    padding = expand_param(padding, "padding", count)
    stride = expand_param(stride, "stride", count)
    dilation = expand_param(dilation, "dilation", count)
    check(all(p >= 0 for p in padding), "negative padding is not supported")
    check(all(s > 0 for s in stride), "non-positive stride is not supported")
    check(all(d > 0 for d in dilation), "non-positive dilation is not supported")
    check(groups > 0, "non-positive groups is not supported")
    check_shape_forward(m, w, b, stride, padding, dilation, False, (), groups)
    return padding, stride, dilation


def _whole_blocks(weight: Ints, groups: int) -> bool:
    """Whether no block has channels of two groups; or each group is a channel."""
    if groups == 1 or is_depthwise(weight, groups):
        return True
    return weight[1] % BLOCK == 0 and weight[0] // groups % BLOCK == 0


def _convolve_blocks(
    self: Tensor, weight: Tensor, bias: Tensor | None, out_sizes: Ints, padding: Ints, stride: Ints, dilation: Ints,
    groups: int,
) -> Tensor:  # fmt: skip
    n, outputs, out_h, out_w = out_sizes
    w = tuple(weight.meta_.sizes)
    tiles = _tiles(weight, groups)
    blocks = count_blocks(outputs)
    depthwise = is_depthwise(w, groups)
    side_by_side = 0 if depthwise else tiles.meta_.sizes[6]
    # A vector of two blocks may begin with the last one.
    lanes = (blocks + 1 if side_by_side > BLOCK else blocks) * BLOCK
    biases = F.zeros((lanes,)) if bias is None else _filled_up(F.to(dense_of(bias), float32), lanes)
    out = F.empty((n, blocks, out_h, out_w, BLOCK), dtype=float32)
    per_group = (blocks, 1, 1) if depthwise else (groups, count_blocks(w[1]), count_blocks(outputs // groups))
    lanes_of_last = (w[1] - 1) % BLOCK + 1
    geometry = (n, *per_group, *self.meta_.sizes[2:], out_h, out_w, *w[2:], *stride, *padding, *dilation, lanes_of_last)
    if out.meta_.numel:
        conv_kernel.convolve(
            side_by_side, data_ptr(out), data_ptr(opaque_of(self)), data_ptr(tiles), data_ptr(biases), geometry
        )  # fmt: skip
    return new_blocked(out, out_sizes)


def _filled_up(values: Tensor, lanes: int) -> Tensor:
    """One number for each channel, and zeros up to so many lanes."""
    missing = lanes - values.meta_.numel
    return F.constant_pad_nd(values, (0, missing), 0) if missing else F.contiguous(values)


def _tiles(weight: Tensor, groups: int) -> Tensor:
    """The weight in the kernel's order, in which `mkldnn_reorder_conv2d_weight` may have put it for these groups."""
    if weight.meta_.layout is _mkldnn and not is_packed(weight):
        held = opaque_of(weight)
        depthwise = is_depthwise(tuple(weight.meta_.sizes), groups)
        if held.meta_.dim == 7 and (held.meta_.sizes[5] == 1 if depthwise else held.meta_.sizes[0] == groups):
            return held
    return pack_weight(dense_of(weight), groups)


# ---- what `convolution` does with blocked tensors --------------------------------------------------------------------


def mkldnn_convolution_transpose(
    self: Tensor, weight: Tensor, bias: Tensor | None, padding: Ints, output_padding: Ints, stride: Ints, dilation: Ints,
    groups: int,
) -> Tensor:  # fmt: skip
    """The transposed convolution, on unpacked elements. The weight must be dense."""
    if weight.meta_.layout is _mkldnn:
        raise primitive_fails("deconvolution forward propagation")
    sizes, w = tuple(self.meta_.sizes), tuple(weight.meta_.sizes)
    made = conv_input_size(sizes, w, padding, output_padding, stride, dilation, groups)
    check(all(n >= 0 for n in made), "could not construct a memory descriptor using a format tag")
    x = dense_of(self)
    k, b = F.to(dense_of(weight), x.meta_.dtype), None if bias is None else F.to(dense_of(bias), x.meta_.dtype)
    return adopt_dense(F.convolution(x, k, b, stride, padding, dilation, True, output_padding, groups))


def mkldnn_convolution_backward(
    grad_output: Tensor, input: Tensor, weight: Tensor, bias_sizes: Ints | None, stride: Ints, padding: Ints,
    dilation: Ints, transposed: bool, output_padding: Ints, groups: int, output_mask: Sequence[bool],
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:  # fmt: skip
    """The gradients of input (in its layout), weight and bias (dense)."""
    check(
        weight.meta_.layout is not _mkldnn,
        "The MKLDNN backend does not support weight as an MKLDNN tensor during training",
    )
    x, grad = dense_of(input), dense_of(grad_output)
    grads = F.convolution_backward(
        grad, x, F.to(weight, x.meta_.dtype), bias_sizes, stride, padding, dilation, transposed, output_padding, groups,
        output_mask,
    )  # fmt: skip
    grad_input = grads[0]
    if grad_input is not None and input.meta_.layout is _mkldnn:
        grad_input = adopt_dense(grad_input)
    return grad_input, grads[1], grads[2]
