"""What convolution and transposed convolution have in common.

Note [Small side, large side]
A convolution goes from a large side (its input, seen through windows) to a small side (one element a window); a
transposed convolution goes the other way, with the same weight of shape (small channels, large channels / groups,
kernel). Forward and both gradients of either kind are three products:

    to_small   small = weight @ columns(large)          forward; the input's gradient of the transposed kind
    to_large   large = sum of weight^T @ small          the input's gradient; forward of the transposed kind
    weight     weight = small @ columns(large)^T        the weight's gradient of both

Mirrors `conv_output_size`, `conv_input_size` of aten/src/ATen/native/ConvUtils.h, `expand_param_if_needed` of
utils/ParamUtils.h, and `check_shape_forward` of Convolution.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.native.nn.convolution.vol2col import ColumnGeometry
from tinytensor.aten.native.nn.param_utils import lead_with_ones
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.overflows import wrapped_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def conv_output_size(input_size: Ints, weight_size: Ints, padding: Ints, stride: Ints, dilation: Ints) -> Ints:
    """(N, C, *) convolved with (O, C / groups, *kernel)."""
    spatial = zip(input_size[2:], weight_size[2:], padding, stride, dilation, strict=True)
    return (input_size[0], weight_size[0], *((n + 2 * p - (d * (k - 1) + 1)) // s + 1 for n, k, p, s, d in spatial))


def conv_input_size(
    output_size: Ints, weight_size: Ints, padding: Ints, output_padding: Ints, stride: Ints, dilation: Ints, groups: int
) -> Ints:
    """What a convolution to `output_size` comes from: the sizes of a transposed convolution's result.

    conv_output_size divides by the stride and rounds down, so up to `stride` input sizes give one output size. Solved
    for the input it gives the smallest of them; `output_padding` says how many more.
    """
    spatial = zip(output_size[2:], weight_size[2:], padding, output_padding, stride, dilation, strict=True)
    return (
        output_size[0],
        weight_size[1] * groups,
        *(wrapped_int64((n - 1) * s - 2 * p + d * (k - 1) + o + 1) for n, k, p, o, s, d in spatial),
    )


class ConvGeometry:
    """Sizes of one convolution. `columns` describes each group of each volume of the large side as a volume of its own.

    `kept` is for kernels: what they have worked out from the sizes.
    """

    __slots__ = ("_parts", "columns", "count", "groups", "kept", "small_channels")

    def __init__(
        self, small: Ints, large: Ints, kernel: Ints, stride: Ints, padding: Ints, dilation: Ints, groups: int
    ):
        self.count, self.groups, self.small_channels = small[0], groups, small[1] // groups
        self._parts: dict[int, ColumnGeometry] = {}
        self.kept: dict[Any, Any] = {}
        inputs, outputs = lead_with_ones(large[2:]), lead_with_ones(small[2:])
        kernel, stride, dilation = lead_with_ones(kernel), lead_with_ones(stride), lead_with_ones(dilation)
        self.columns = ColumnGeometry(
            small[0] * groups, large[1] // groups, inputs, outputs, kernel, stride, lead_with_ones(padding, 0), dilation
        )

    def columns_of(self, volumes: int) -> ColumnGeometry:
        """`columns` of some of the volumes."""
        found = self._parts.get(volumes)
        if found is None:
            c = self.columns
            found = self._parts[volumes] = ColumnGeometry(
                volumes * self.groups, c.channels, c.inputs, c.outputs, c.kernel, c.stride, c.padding, c.dilation
            )
        return found


def over_channels(bias: Tensor, dim: int) -> Tensor:
    """(C) -> (C, 1, ...), so that it is broadcast over a result of `dim` dimensions."""
    return F.view_default(bias, (-1, *([1] * (dim - 2))))


def lay_down(bias: Tensor, small: Tensor) -> None:
    """Begin with the bias; the matrix product is added to it."""
    m = small.meta_
    copy_(small, F.expand_default(over_channels(bias, m.dim), tuple(m.sizes)), False)


# ---- what convolutions refuse ----------------------------------------------------------------------------------------


def expand_param(values: Sequence[int], name: str, dim: int) -> Ints:
    """One number for each spatial dimension."""
    if len(values) == 1:
        return tuple(values) * dim
    check(
        len(values) == dim,
        lambda: (
            f"expected {name} to be a single integer value or a list of {dim} values to match the convolution "
            f"dimensions, but got {name}={list(values)}"
        ),
    )
    return tuple(values)


def check_shape_forward(
    m: Metadata, w: Metadata, bias: Metadata | None, stride: Ints, padding: Ints, dilation: Ints, transposed: bool,
    output_padding: Ints, groups: int,
) -> None:  # fmt: skip
    """Signs of the parameters, ranks, channels, bias, and a kernel that fits."""
    check(all(p >= 0 for p in padding), "negative padding is not supported")
    check(all(p >= 0 for p in output_padding), "negative output_padding is not supported")
    check(all(s > 0 for s in stride), "non-positive stride is not supported")
    # 0 is refused further below, by each backend.
    check(all(d >= 0 for d in dilation), "dilation should be greater than zero")
    sizes, weight = list(m.sizes), list(w.sizes)
    check(
        w.dim == m.dim,
        lambda: (
            f"Expected {w.dim}-dimensional input for {w.dim}-dimensional weight {weight}, but got {m.dim}-dimensional "
            f"input of size {sizes} instead"
        ),
    )
    check(
        weight[0] >= groups,
        lambda: (
            f"Given groups={groups}, expected weight to be at least {groups} at dimension 0, but got weight of size "
            f"{weight} instead"
        ),
    )
    check(
        weight[0] % groups == 0,
        lambda: (
            f"Given groups={groups}, expected weight to be divisible by {groups} at dimension 0, but got weight of "
            f"size [{weight}] instead"
        ),
    )
    given = f"Given transposed={int(transposed)}" if transposed else f"Given groups={groups}"
    wanted = weight[0] if transposed else weight[1] * groups
    check(
        sizes[1] == wanted,
        lambda: (
            f"{given}, weight of size {weight}, expected input{sizes} to have {wanted} channels, but got {sizes[1]} "
            "channels instead"
        ),
    )
    outputs = weight[1] * groups if transposed else weight[0]
    start = f"{given}, weight" if transposed else "Given weight"
    check(
        bias is None or (bias.dim == 1 and bias.sizes[0] == outputs),
        lambda: (
            f"{start} of size {weight}, expected bias to be 1-dimensional with {outputs} elements, but got bias of "
            f"size {list(bias.sizes) if bias else ()} instead"
        ),
    )
    for d, p in enumerate(padding):
        most = 2**62 - 1
        check(p <= most, f"Given padding={p} at dimension {d} , expected padding to be at most {most}")
    if not transposed:
        _check_kernel_fits(sizes[2:], weight[2:], padding, dilation)


def _check_kernel_fits(inputs: Sequence[int], kernel: Sequence[int], padding: Ints, dilation: Ints) -> None:
    padded = [n + 2 * p for n, p in zip(inputs, padding, strict=True)]
    reach = [d * (k - 1) + 1 for k, d in zip(kernel, dilation, strict=True)]
    check(
        all(n >= k for n, k in zip(padded, reach, strict=True)),
        lambda: (
            f"Calculated padded input size per channel: ({' x '.join(map(str, padded))}). Kernel size: "
            f"({' x '.join(map(str, reach))}). Kernel size can't be greater than actual input size"
        ),
    )
