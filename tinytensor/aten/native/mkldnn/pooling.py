"""Pools. Images of float32 are pooled block by block; others, and all gradients, work on unpacked elements.

oneDNN's pools differ from those of dense tensors in small things, which are kept: a window that lies in the padding altogether
has a maximum, the lowest number; an average that counts the padding divides by the whole window even where `ceil_mode` lets it
hang over; adaptive pools take sizes that divide the input's only; the gradient needs the stride spelled out.

Mirrors aten/src/ATen/native/mkldnn/Pooling.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.native.mkldnn.cpu import pooling_kernel
from tinytensor.aten.native.mkldnn.mkldnn_common import (
    BLOCK,
    adopt_dense,
    clear_padding,
    dense_of,
    is_packed,
    new_blocked,
    opaque_of,
)
from tinytensor.aten.native.nn.convolution.conv_utils import expand_param
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Ints
from tinytensor.c10.scalar_type import float32
from tinytensor.c10.tensor_impl import data_ptr
from tinytensor.kernel_compiler import mode

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

MAX, AVG, AVG_OF_INSIDE = "max", "avg", "avg of inside"


class PoolGeometry:
    """Sizes of windows, checked: one number of each for every spatial dimension."""

    __slots__ = ("inputs", "kernel", "left", "outputs", "right", "stride")

    def __init__(self, sizes: Ints, kernel: Ints, stride: Ints, padding: Ints, ceil_mode: bool):
        count = len(sizes) - 2
        self.kernel = expand_param(kernel, "kernel_size", count)
        self.stride = expand_param(stride, "stride", count)
        self.left = expand_param(padding, "padding", count)
        check(all(s > 0 for s in self.stride), "Strides must be positive!", ValueError)
        self.inputs = sizes[2:]
        # oneDNN has no ceil_mode: the padding on the right grows until as many windows fit. Where more of them fit anyway, as
        # where the last would begin in the padding, they are all there.
        right = list(self.left)
        for d, wanted in enumerate(self._fitting(self.left, ceil_mode)):
            while self._fitting(tuple(right), False)[d] < wanted:
                right[d] += 1
        self.right = tuple(right)
        self.outputs = self._fitting(self.right, False)

    def _fitting(self, right: Ints, ceil_mode: bool) -> Ints:
        found = []
        for n, k, s, left, r in zip(self.inputs, self.kernel, self.stride, self.left, right, strict=True):
            out = (n + left + r - k + (s - 1 if ceil_mode else 0)) // s + 1
            # A window must begin inside of the input or of the padding before it.
            found.append(out - 1 if ceil_mode and (out - 1) * s >= n + left else out)
        return tuple(found)

    def check(self, how: str) -> None:
        """What oneDNN has no code for: it counts windows once more, rounding towards 0, and wants the same number."""
        check(all(n >= 0 for n in self.outputs), "could not construct a memory descriptor using a format tag")
        counted = tuple(
            int((n + left + right - k) / s) + 1
            for n, left, right, k, s in zip(self.inputs, self.left, self.right, self.kernel, self.stride, strict=True)
        )
        outside = how == AVG_OF_INSIDE and any(p >= k for p, k in zip(self.left, self.kernel, strict=True))
        check(
            counted == self.outputs and not outside,
            "could not create a descriptor for a pooling forward propagation primitive",
        )


def _mkldnn_pooling(
    input: Tensor, kernel: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool, how: str
) -> Tensor:
    sizes = tuple(input.meta_.sizes)
    count = len(sizes) - 2
    expand_param(kernel, "kernel_size", count)
    g = PoolGeometry(sizes, kernel, stride or kernel, padding, ceil_mode)
    expand_param(dilation, "dilation", count)
    opaque_of(input)
    g.check(how)
    out_sizes = (*sizes[:2], *g.outputs)
    if is_packed(input) and mode() != "off":
        return new_blocked(_pool_blocks(opaque_of(input), g, how, sizes[1]), out_sizes)
    return adopt_dense(_pool_dense(dense_of(input), g, how))


def _pool_blocks(x: Tensor, g: PoolGeometry, how: str, channels: int) -> Tensor:
    n, blocks = x.meta_.sizes[:2]
    out = F.empty((n, blocks, *g.outputs, BLOCK), dtype=float32)
    if not out.meta_.numel:
        return out
    divisor = prod(g.kernel) if how == AVG else 0
    table = pooling_kernel.window_table(g.inputs, g.outputs, g.kernel, g.stride, g.left, divisor)
    rows = n * blocks * g.outputs[0]
    pooling_kernel.pool("max" if how == MAX else "avg", rows, data_ptr(out), data_ptr(x), table)
    return clear_padding(out, channels)


def _padded(x: Tensor, g: PoolGeometry, value: float) -> Tensor:
    around = [n for d in reversed(range(len(g.left))) for n in (g.left[d], g.right[d])]
    return F.constant_pad_nd(x, tuple(around), value)


def _cropped(x: Tensor, g: PoolGeometry) -> Tensor:
    for d, size in enumerate(g.inputs):
        x = F.narrow(x, d + 2, g.left[d], size)
    return F.contiguous(x)


def _inside_counts(x: Tensor, g: PoolGeometry) -> Tensor:
    """How many elements of each window lie inside of the input, at least 1."""
    ones = _padded(F.ones((1, 1, *g.inputs), dtype=x.meta_.dtype), g, 0)
    return F.clamp(F.mul(_pool(AVG, len(g.inputs))(ones, g.kernel, g.stride), prod(g.kernel)), 1)


def _pool(how: str, count: int) -> Callable[..., Tensor]:
    """The dense pool without padding."""
    name = "max_pool" if how == MAX else "avg_pool"
    return getattr(F, f"{name}{count}d")


def _pool_dense(x: Tensor, g: PoolGeometry, how: str) -> Tensor:
    """With the padding written out, since a dense pool allows less of it."""
    dtype = x.meta_.dtype
    x = F.to(x, float32)
    if not x.meta_.numel:
        return F.empty((*x.meta_.sizes[:2], *g.outputs), dtype=dtype)
    made = _pool(how, len(g.inputs))(_padded(x, g, pooling_kernel.LOWEST if how == MAX else 0), g.kernel, g.stride)
    if how == AVG_OF_INSIDE:
        made = F.mul(made, F.div(prod(g.kernel), _inside_counts(x, g)))
    return F.to(made if dtype.is_floating_point or how == MAX else F.round(made), dtype)


def _mkldnn_pooling_backward(
    grad_output: Tensor, input: Tensor, kernel: Ints, stride: Ints, padding: Ints, ceil_mode: bool, how: str
) -> Tensor:
    """The gradient of a pool. Works on unpacked elements, with the padding written out."""
    g = PoolGeometry(tuple(input.meta_.sizes), kernel, stride, padding, ceil_mode)
    opaque_of(grad_output), opaque_of(input)
    grad, x = F.to(dense_of(grad_output), float32), F.to(dense_of(input), float32)
    count = len(g.inputs)
    if not grad.meta_.numel:
        return adopt_dense(F.zeros_like(x, dtype=input.meta_.dtype))
    none, ones = (0,) * count, (1,) * count
    if how == MAX:
        padded = _padded(x, g, pooling_kernel.LOWEST)
        forward = F.max_pool2d_with_indices if count == 2 else F.max_pool3d_with_indices
        max_backward = F.max_pool2d_with_indices_backward if count == 2 else F.max_pool3d_with_indices_backward
        indices = forward(padded, g.kernel, g.stride)[1]
        made = max_backward(grad, padded, g.kernel, g.stride, none, ones, False, indices)
    else:
        if how == AVG_OF_INSIDE:
            grad = F.mul(grad, F.div(prod(g.kernel), _inside_counts(x, g)))
        padded = _padded(x, g, 0)
        backward = F.avg_pool2d_backward if count == 2 else F.avg_pool3d_backward
        made = backward(grad, padded, g.kernel, g.stride, none, False, True, None)
    return adopt_dense(F.to(_cropped(made, g), input.meta_.dtype))


# ---- maxima ----------------------------------------------------------------------------------------------------------


def _check_dilation(dilation: Ints, name: str) -> None:
    check(all(d == 1 for d in dilation), f"{name} does not support dilation case")


def mkldnn_max_pool2d(
    self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool
) -> Tensor:
    """The largest element of each window."""
    _check_dilation(dilation, "mkldnn_max_pool2d")
    return _mkldnn_pooling(self, kernel_size, stride, padding, dilation, ceil_mode, MAX)


def mkldnn_max_pool3d(
    self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints, ceil_mode: bool
) -> Tensor:
    """The largest element of each window."""
    _check_dilation(dilation, "mkldnn_max_pool3d")
    return _mkldnn_pooling(self, kernel_size, stride, padding, dilation, ceil_mode, MAX)


def mkldnn_max_pool2d_backward(
    grad_output: Tensor, output: Tensor, input: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, dilation: Ints,
    ceil_mode: bool,
) -> Tensor:  # fmt: skip
    return _mkldnn_pooling_backward(grad_output, input, kernel_size, stride, padding, ceil_mode, MAX)


mkldnn_max_pool3d_backward = mkldnn_max_pool2d_backward


# ---- averages --------------------------------------------------------------------------------------------------------


def _avg_pool(count: int) -> tuple[Callable[..., Tensor], ...]:
    """Forward, out=, backward, backward with grad_input=."""
    name = f"mkldnn_avg_pool{count}d"

    def forward(
        self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, ceil_mode: bool, count_include_pad: bool,
        divisor_override: int | None,
    ) -> Tensor:  # fmt: skip
        check(divisor_override is None, f"{name} operator does not support divisor")
        how = AVG if count_include_pad else AVG_OF_INSIDE
        return _mkldnn_pooling(self, kernel_size, stride, padding, (1,) * count, ceil_mode, how)

    def backward(
        grad_output: Tensor, self: Tensor, kernel_size: Ints, stride: Ints, padding: Ints, ceil_mode: bool,
        count_include_pad: bool, divisor_override: int | None,
    ) -> Tensor:  # fmt: skip
        how = AVG if count_include_pad else AVG_OF_INSIDE
        return _mkldnn_pooling_backward(grad_output, self, kernel_size, stride, padding, ceil_mode, how)

    return forward, _refused(f"{name}_out"), backward, _refused(f"{name}_backward_out")


def _refused(name: str) -> Callable[..., Tensor]:
    """An out= form, which PyTorch declares and does not have."""

    def refuse(*args: object) -> Tensor:
        raise RuntimeError(f"{name}: in-place mkldnn operations are not supported yet")

    return refuse


mkldnn_avg_pool2d, mkldnn_avg_pool2d_out, mkldnn_avg_pool2d_backward, mkldnn_avg_pool2d_backward_out = _avg_pool(2)
mkldnn_avg_pool3d, mkldnn_avg_pool3d_out, mkldnn_avg_pool3d_backward, mkldnn_avg_pool3d_backward_out = _avg_pool(3)


# ---- adaptive averages -----------------------------------------------------------------------------------------------


def mkldnn_adaptive_avg_pool2d(self: Tensor, output_size: Ints) -> Tensor:
    """Means over a grid of windows of one size."""
    check(self.meta_.dim == 4, "mkldnn_adaptive_avg_pool2d: Expect 2D input")
    kernel = _adaptive_kernel(tuple(self.meta_.sizes), expand_param(output_size, "output_size", 2))
    return _mkldnn_pooling(self, kernel, kernel, (0, 0), (1, 1), False, AVG)


def _adaptive_kernel(sizes: Ints, outputs: Ints) -> Ints:
    kernel = []
    for size, out in zip(sizes[2:], outputs, strict=True):
        check(out != 0, "output size can not be zero")
        check(size % out == 0, "input size is not divisible by the output size is not supported yet")
        kernel.append(size // out)
    return tuple(kernel)


def mkldnn_adaptive_avg_pool2d_out(self: Tensor, output_size: Ints, out: Tensor) -> Tensor:
    raise RuntimeError("mkldnn_adaptive_avg_pool2d_out: in-place mkldnn operations are not supported yet")


mkldnn_adaptive_avg_pool2d_out_stub = _refused("mkldnn_adaptive_avg_pool2d_out_stub")


def mkldnn_adaptive_avg_pool2d_backward(grad_output: Tensor, self: Tensor) -> Tensor:
    check(self.meta_.dim == 4, "mkldnn_adaptive_avg_pool2d_backward: Expect 2D input")
    kernel = _adaptive_kernel(tuple(self.meta_.sizes), tuple(grad_output.meta_.sizes[2:]))
    return _mkldnn_pooling_backward(grad_output, self, kernel, kernel, (0, 0), False, AVG)
