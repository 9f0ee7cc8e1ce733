"""Convolutions: from conv2d and its relatives to `convolution`, and from there to the backend.

    conv1d, conv2d, conv3d, conv_transpose*    an input with or without batch; padding in words
    convolution                                one operator for all, where autograd stands
    _convolution                               checks and completes the parameters, chooses a backend
    convolution_overrideable                   the backend's kernel; a device outside this library registers its own

Mirrors aten/src/ATen/native/Convolution.cpp. Left out: the choice among cuDNN, oneDNN, NNPACK
and the rest; complex numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import ALL_TYPES, FLOATING_TYPES, dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.convolution.conv_utils import ConvGeometry, conv_input_size, conv_output_size
from tinytensor.aten.native.nn.convolution.convolution_checks import (
    check_bias_dtype,
    check_dilation,
    check_dtypes,
    check_kernel_size,
    check_output_padding,
    check_shape_forward,
    expand_param,
)
from tinytensor.aten.native.nn.convolution.convolution_formats import channels_last_wanted, one_dnn_takes, with_format
from tinytensor.aten.native.nn.param_utils import compute_type, dense, finish, is_meta, scratch
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata, remember
from tinytensor.c10.scalar_type import int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Padding = Sequence[int] | str


# ---- conv1d, conv2d, conv3d ------------------------------------------------------------------------------------------


def _batchify(input: Tensor, count: int, name: str) -> tuple[Tensor, bool]:
    """(input with a batch dimension, whether it had one)."""
    m = input.meta
    check(
        m.dim in (count + 1, count + 2),
        lambda: (
            f"Expected {count + 1}D (unbatched) or {count + 2}D (batched) input to {name}, but got input of size: "
            f"{list(m.sizes)}"
        ),
    )
    return (input, True) if m.dim == count + 2 else (F.unsqueeze_default(input, 0), False)


def _conv(
    count: int, input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Padding, dilation: Ints,
    groups: int,
) -> Tensor:  # fmt: skip
    check_bias_dtype(input.meta, None if bias is None else bias.meta)
    batched, had_batch = _batchify(input, count, f"conv{count}d")
    if isinstance(padding, str):
        output = F._convolution_mode_default(batched, weight, bias, stride, padding, dilation, groups)
    else:
        output = F.convolution_default(batched, weight, bias, stride, padding, dilation, False, (0,) * count, groups)
    return output if had_batch else F.squeeze_dim(output, 0)


def conv1d(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Padding, dilation: Ints, groups: int
) -> Tensor:
    """(N, C, L) with (O, C / groups, k)."""
    return _conv(1, input, weight, bias, stride, padding, dilation, groups)


def conv2d(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Padding, dilation: Ints, groups: int
) -> Tensor:
    """(N, C, H, W) with (O, C / groups, kh, kw)."""
    return _conv(2, input, weight, bias, stride, padding, dilation, groups)


def conv3d(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Padding, dilation: Ints, groups: int
) -> Tensor:
    """(N, C, D, H, W) with (O, C / groups, kd, kh, kw)."""
    return _conv(3, input, weight, bias, stride, padding, dilation, groups)


conv1d_padding, conv2d_padding, conv3d_padding = conv1d, conv2d, conv3d


def _convolution_mode(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: str, dilation: Ints, groups: int
) -> Tensor:
    """Padding in words: "valid" is none, "same" as much as keeps the sizes."""
    if padding == "same":
        return _convolution_same(input, weight, bias, stride, dilation, groups)
    check(padding == "valid", f"Invalid padding string: '{padding}'")
    return F.convolution_default(input, weight, bias, stride, (0,), dilation, False, (0,), groups)


def _convolution_same(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, dilation: Ints, groups: int
) -> Tensor:
    k = weight.meta.dim
    check(k > 2, "weight should have at least three dimensions")
    check(groups > 0, "non-positive groups is not supported")
    count = k - 2
    m = input.meta
    check(
        m.dim == k,
        lambda: (
            f"Expected {k}-dimensional input for {k}-dimensional weight{list(weight.meta.sizes)}, but got {m.dim}-"
            f"dimensional input of size {list(m.sizes)} instead"
        ),
    )
    for name, values in (("stride", stride), ("dilation", dilation)):
        check(
            len(values) in (1, count),
            lambda: f"{name} cannot broadcast to {count} dimensions",  # noqa: B023
        )
    check(all(s == 1 for s in stride), "padding='same' is not supported for strided convolutions")
    total = [d * (n - 1) for d, n in zip(expand_param(dilation, "dilation", count), weight.meta.sizes[2:], strict=True)]
    left = tuple(t // 2 for t in total)
    if any(t % 2 for t in total):  # one element more behind than in front
        more = tuple(x for t in reversed(total) for x in (0, t % 2))
        input = F.constant_pad_nd(input, more, 0)
    return F.convolution_default(input, weight, bias, stride, left, dilation, False, (0,) * count, groups)


# ---- transposed convolutions -----------------------------------------------------------------------------------------


def _conv_transpose(
    count: int, input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Ints, output_padding: Ints,
    groups: int, dilation: Ints,
) -> Tensor:  # fmt: skip
    batched, had_batch = _batchify(input, count, f"conv_transpose{count}d")
    output = F.convolution_default(batched, weight, bias, stride, padding, dilation, True, output_padding, groups)
    return output if had_batch else F.squeeze_dim(output, 0)


def conv_transpose1d(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Ints, output_padding: Ints, groups: int,
    dilation: Ints,
) -> Tensor:  # fmt: skip
    """(N, C, L) with (C, O / groups, k): the gradient of conv1d with respect to its input."""
    return _conv_transpose(1, input, weight, bias, stride, padding, output_padding, groups, dilation)


def conv_transpose2d_input(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Ints, output_padding: Ints, groups: int,
    dilation: Ints,
) -> Tensor:  # fmt: skip
    """(N, C, H, W) with (C, O / groups, kh, kw)."""
    return _conv_transpose(2, input, weight, bias, stride, padding, output_padding, groups, dilation)


def conv_transpose3d_input(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Ints, output_padding: Ints, groups: int,
    dilation: Ints,
) -> Tensor:  # fmt: skip
    """(N, C, D, H, W) with (C, O / groups, kd, kh, kw)."""
    return _conv_transpose(3, input, weight, bias, stride, padding, output_padding, groups, dilation)


# ---- convolution -----------------------------------------------------------------------------------------------------


def convolution(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Ints, dilation: Ints, transposed: bool,
    output_padding: Ints, groups: int,
) -> Tensor:  # fmt: skip
    """Every convolution, and every transposed one."""
    return F._convolution_default(
        input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, False, False, True, True
    )


def _convolution(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Ints, dilation: Ints, transposed: bool,
    output_padding: Ints, groups: int, benchmark: bool, deterministic: bool, cudnn_enabled: bool, allow_tf32: bool,
) -> Tensor:  # fmt: skip
    m, w = input.meta.plain, weight.meta.plain
    b = None if bias is None else bias.meta.plain
    key = ("_convolution", w, b, stride, padding, dilation, transposed, output_padding, groups)
    found = m.plans.get(key) or remember(m.plans, key, _checked_parameters(m, *key[1:]))
    s, p, d, o = found
    return F.convolution_overrideable_default(input, weight, bias, s, p, d, transposed, o, groups)


def _checked_parameters(
    m: Metadata, w: Metadata, b: Metadata | None, stride: Ints, padding: Ints, dilation: Ints, transposed: bool,
    output_padding: Ints, groups: int,
) -> tuple[Ints, Ints, Ints, Ints]:  # fmt: skip
    """Stride, padding, dilation and output padding with one number for each dimension; everything is checked."""
    count = w.dim - 2
    check(count > 0, "weight should have at least three dimensions")
    check(groups > 0, "non-positive groups is not supported")
    s, p, d, o = _expand_params(count, stride, padding, dilation, output_padding)
    check_shape_forward(m, w, b, s, p, d, transposed, o, groups)
    if 0 not in m.sizes[:2]:  # the backend for nothing multiplies any dtypes
        check_dtypes(m, w, b, transposed, one_dnn_takes(m, w, s, transposed, o, groups))
    return s, p, d, o


def _expand_params(count: int, *values: Ints) -> tuple[Ints, Ints, Ints, Ints]:
    names = ("stride", "padding", "dilation", "output_padding")
    s, p, d, o = (expand_param(v, name, count) for v, name in zip(values, names, strict=True))
    return s, p, d, o


def _plan(
    m: Metadata, w: Metadata, stride: Ints, padding: Ints, dilation: Ints, transposed: bool, output_padding: Ints,
    groups: int,
) -> tuple[Metadata, ConvGeometry]:  # fmt: skip
    """What the result looks like, and the geometry of the products."""
    key = ("convolution", w, stride, padding, dilation, transposed, output_padding, groups)
    found = m.plans.get(key)
    if found is None:
        out = _output_meta(m, *key[1:])
        small, large = (m, out) if transposed else (out, m)
        found = remember(m.plans, key, (out, _geometry(small, large, w, stride, padding, dilation, groups)))
    return found


def _output_meta(m: Metadata, w: Metadata, *parameters: object) -> Metadata:
    stride, padding, dilation, transposed, output_padding, groups = parameters
    sizes = tuple(m.sizes), tuple(w.sizes)
    if transposed:
        check_output_padding(stride, dilation, output_padding)  # type: ignore[arg-type]
        made = conv_input_size(*sizes, padding, output_padding, stride, dilation, groups)  # type: ignore[arg-type]
    else:
        made = conv_output_size(*sizes, padding, stride, dilation)  # type: ignore[arg-type]
    made = (made[0], made[1] if m.sizes[1] else 0, *made[2:])
    check(
        all(n >= 0 for n in made),
        lambda: (
            f"Given input size per channel: ({' x '.join(map(str, m.sizes[2:]))}). Calculated output size per channel: "
            f"({' x '.join(map(str, made[2:]))}). Output size is too small"
        ),
    )
    channels_last = channels_last_wanted(m, w, stride, transposed, output_padding, groups)  # type: ignore[arg-type]
    return with_format(m, made, channels_last)


def _geometry(
    small: Metadata, large: Metadata, w: Metadata, stride: Ints, padding: Ints, dilation: Ints, groups: int
) -> ConvGeometry:
    return ConvGeometry(tuple(small.sizes), tuple(large.sizes), tuple(w.sizes[2:]), stride, padding, dilation, groups)


def convolution_overrideable(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Ints, dilation: Ints, transposed: bool,
    output_padding: Ints, groups: int,
) -> Tensor:  # fmt: skip
    m, w = input.meta.plain, weight.meta.plain
    out_meta, g = _plan(m, w, stride, padding, dilation, transposed, output_padding, groups)
    if not is_meta(m) and not m.sizes[0] and m.sizes[1] and out_meta.sizes == m.sizes:
        return F.mul_Scalar(
            input, 1
        )  # of no samples PyTorch multiplies and resizes: where the sizes stay, the strides do
    out = empty_from_metadata(out_meta)
    if is_meta(m) or 0 in m.sizes[:2]:
        return out
    if not m.numel:
        shape = [*m.sizes[:2], *[1] * (m.dim == 3), *m.sizes[2:]]
        raise RuntimeError(f"Only zero batch or zero channel inputs are supported, but got input shape: {shape}")
    check_kernel_size(w, transposed)
    check_dilation(m, w, stride, dilation, transposed, output_padding, groups)
    _check_implemented(m, transposed, dilation)
    if not out.meta.numel:
        return out
    device, dtype = m.device.type, compute_type(m.dtype)
    result = scratch(out, dtype)
    has_work = m.numel and w.numel
    x, k = dense(input, dtype), dense(weight, dtype)
    if not has_work:
        zero_(result)
    elif transposed:
        stubs.conv_to_large_stub[device](result, x, k, g)
    if bias is not None and (transposed or not has_work):
        F.add__Tensor(result, _over_channels(dense(bias, dtype), result.meta.dim))
    elif bias is not None:
        copy_(result, _expanded(_over_channels(dense(bias, dtype), result.meta.dim), result.meta), False)
    if has_work and not transposed:
        stubs.conv_to_small_stub[device](result, x, k, g, bias is not None)
    return finish(out, result)


def _check_implemented(m: Metadata, transposed: bool, dilation: Ints) -> None:
    count = m.dim - 2
    most = FLOATING_TYPES | {int64}
    if transposed:
        dispatch(m.dtype, f"slow_conv_transpose{max(count, 2)}d_out_cpu", most)
    elif any(d != 1 for d in dilation):
        dispatch(m.dtype, "slow_conv_dilated<>", most)
    elif count == 3:
        dispatch(m.dtype, "slow_conv3d_cpu", most)
    else:
        dispatch(m.dtype, "slow_conv2d_cpu", ALL_TYPES)


def _over_channels(bias: Tensor, dim: int) -> Tensor:
    return F.view_default(bias, (-1, *([1] * (dim - 2))))


def _expanded(bias: Tensor, m: Metadata) -> Tensor:
    return F.expand_default(bias, tuple(m.sizes))


def convolution_backward(
    grad_output: Tensor, input: Tensor, weight: Tensor, bias_sizes: Ints | None, stride: Ints, padding: Ints,
    dilation: Ints, transposed: bool, output_padding: Ints, groups: int, output_mask: Sequence[bool],
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:  # fmt: skip
    """The gradients of input, weight and bias; None where the mask wants none."""
    count = weight.meta.dim - 2
    check(count > 0, "weight should have at least three dimensions")
    s, p, d, o = _expand_params(count, stride, padding, dilation, output_padding)
    check(
        transposed or not any(o),
        lambda: f"output_padding is not supported for non-transposed convolutions; got: {' '.join(map(str, o))}",
    )
    if 0 in input.meta.sizes[:2]:
        return (
            F.zeros_like_default(input) if output_mask[0] else None,
            F.zeros_like_default(weight) if output_mask[1] else None,
            F.zeros(bias_sizes or (), dtype=weight.dtype, device=weight.device) if output_mask[2] else None,
        )
    return F.convolution_backward_overrideable_default(
        grad_output, input, weight, s, p, d, transposed, o, groups, output_mask
    )


def convolution_backward_overrideable(
    grad_output: Tensor, input: Tensor, weight: Tensor, stride: Ints, padding: Ints, dilation: Ints, transposed: bool,
    output_padding: Ints, groups: int, output_mask: Sequence[bool],
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:  # fmt: skip
    m, w, g = input.meta.plain, weight.meta.plain, grad_output.meta.plain
    wanted, geometry = _plan(m, w, stride, padding, dilation, transposed, output_padding, groups)
    check(
        g.sizes == wanted.sizes,
        lambda: f"Expected grad_output to have shape {list(wanted.sizes)} but got {list(g.sizes)}",
    )
    dtype, device = compute_type(m.dtype), m.device.type
    channels_last = channels_last_wanted(m, w, stride, transposed, output_padding, groups)
    grad, grad_input, grad_weight = None, None, None
    empty = is_meta(m) or not (m.numel and w.numel and g.numel)
    if not empty:
        grad = dense(grad_output, dtype)
    if output_mask[0]:
        grad_input = empty_from_metadata(with_format(m, tuple(m.sizes), channels_last))
        if grad is None:
            zero_(grad_input)
        else:
            result = scratch(grad_input, dtype)
            if transposed:
                stubs.conv_to_small_stub[device](result, grad, dense(weight, dtype), geometry, False)
            else:
                stubs.conv_to_large_stub[device](result, grad, dense(weight, dtype), geometry)
            finish(grad_input, result)
    if output_mask[1]:
        grad_weight = empty_from_metadata(with_format(w, tuple(w.sizes), channels_last))
        if grad is None:
            zero_(grad_weight)
        else:
            result, x = scratch(grad_weight, dtype), dense(input, dtype)
            sides = (x, grad) if transposed else (grad, x)
            stubs.conv_weight_stub[device](result, *sides, geometry)
            finish(grad_weight, result)
    grad_bias = F.sum_dim_IntList(grad_output, (0, *range(2, g.dim)), False, None) if output_mask[2] else None
    return grad_input, grad_weight, grad_bias
