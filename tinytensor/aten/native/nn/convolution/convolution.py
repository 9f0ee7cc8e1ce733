"""Convolutions: from conv2d and its relatives to `convolution`, and from there to the backend.

    conv1d, conv2d, conv3d, conv_transpose*    an input with or without batch; padding in words
    convolution                                one operator for all; the one that autograd differentiates
    _convolution                               checks and completes the parameters, chooses a backend
    convolution_overrideable                   the backend's kernel; a device outside this library registers its own

After the operators stand the checks, in PyTorch's words, and the choice of the result's memory format: channels last if
an operand is, where PyTorch's backend can produce it.

Mirrors aten/src/ATen/native/Convolution.cpp (`use_mkldnn` among others), and `mkldnn_conv_use_channels_last` and
`thnn_conv_use_channels_last` of ConvUtils.h. Left out: the choice among cuDNN, oneDNN, NNPACK and the rest; complex
numbers; what depends on the processor and on the number of threads (float16 is taken as not supported by oneDNN,
bfloat16 as supported).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any, NoReturn

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import ALL_TYPES, FLOATING_TYPES, dispatch
from tinytensor.aten.empty_tensor import empty_from_metadata
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.factories.tensor_factories import check_sizes
from tinytensor.aten.native.mkldnn import conv
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.convolution.conv_utils import (
    ConvGeometry,
    check_shape_forward,
    conv_input_size,
    conv_output_size,
    expand_param,
    over_channels,
)
from tinytensor.aten.native.nn.param_utils import (
    compute_type,
    dense,
    finish,
    is_like_channels_last,
    is_meta,
    scratch,
    strides_like_channels_last,
)
from tinytensor.aten.native.shape.resize import check_countable, set_geometry
from tinytensor.aten.native.type_properties import result_type
from tinytensor.aten.unseen import goes_unseen
from tinytensor.c10.allocator import resize_storage
from tinytensor.c10.contiguity import channels_last_strides
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import _mkldnn
from tinytensor.c10.metadata import Metadata, contiguous_metadata, metadata, remember
from tinytensor.c10.overflows import wrapped_int32
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float32, int64
from tinytensor.c10.type_names import TYPE_NAMES, type_string

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Padding = Ints | str


# ---- conv1d, conv2d, conv3d ------------------------------------------------------------------------------------------


def _batchify(input: Tensor, count: int, name: str) -> tuple[Tensor, bool]:
    """(input with a batch dimension, whether it had one)."""
    m = input.meta_
    if m.dim == count + 2:
        return input, True
    check(
        m.dim == count + 1,
        lambda: (
            f"Expected {count + 1}D (unbatched) or {count + 2}D (batched) input to {name}, but got input of size: "
            f"{list(m.sizes)}"
        ),
    )
    return F.unsqueeze_default(input, 0), False


def _conv(
    count: int, input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Padding, dilation: Ints,
    groups: int,
) -> Tensor:  # fmt: skip
    if bias is not None and not isinstance(padding, str):
        check_bias_dtype(input.meta_, bias.meta_)
    batched, had_batch = _batchify(input, count, f"conv{count}d")
    if isinstance(padding, str):
        output = F._convolution_mode_default(batched, weight, bias, stride, padding, dilation, groups)
    elif goes_unseen(_united_keys(input, weight, bias)):
        output = _convolution(
            batched, weight, bias, stride, padding, dilation, False, (0,) * count, groups, False, False, True, True
        )
    else:
        output = F.convolution_default(batched, weight, bias, stride, padding, dilation, False, (0,) * count, groups)
    return output if had_batch else F.squeeze_dim(output, 0)


def _united_keys(input: Tensor, weight: Tensor, bias: Tensor | None) -> int:
    keys = input.meta_.key_set | weight.meta_.key_set
    return keys if bias is None else keys | bias.meta_.key_set


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
    k = weight.meta_.dim
    check(k > 2, "weight should have at least three dimensions")
    check(groups > 0, "non-positive groups is not supported")
    count = k - 2
    m = input.meta_
    check(
        m.dim == k,
        lambda: (
            f"Expected {k}-dimensional input for {k}-dimensional weight{list(weight.meta_.sizes)}, but got {m.dim}-"
            f"dimensional input of size {list(m.sizes)} instead"
        ),
    )
    for name, values in (("stride", stride), ("dilation", dilation)):
        check(
            len(values) in (1, count),
            lambda: f"{name} cannot broadcast to {count} dimensions",  # noqa: B023
        )
    check(all(s == 1 for s in stride), "padding='same' is not supported for strided convolutions")
    # With stride 1 the output has size + padding - dilation * (kernel - 1) places: that much padding keeps the size.
    total = [
        d * (n - 1) for d, n in zip(expand_param(dilation, "dilation", count), weight.meta_.sizes[2:], strict=True)
    ]
    left = tuple(int(t / 2) for t in total)  # a kernel without elements has a total of less than 0: rounded as in C++
    if any(t % 2 for t in total):  # an odd amount of padding puts one element more behind than in front
        more = tuple(x for t, half in zip(reversed(total), reversed(left), strict=True) for x in (0, t - 2 * half))
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
    m, w = input.meta_.plain, weight.meta_.plain
    b = None if bias is None else bias.meta_.plain
    key = ("_convolution", w, b, stride, padding, dilation, transposed, output_padding, groups)
    found = m.plans.get(key) or remember(m.plans, key, _checked_parameters(m, *key[1:]))
    s, p, d, o = found
    if m.layout is _mkldnn:
        check_dilation(m, w, s, d, transposed, o, groups)
        if transposed:
            return conv.mkldnn_convolution_transpose(input, weight, bias, p, o, s, d, groups)
        return F.mkldnn_convolution(input, weight, bias, p, s, d, groups)
    if goes_unseen(_united_keys(input, weight, bias)):
        return convolution_overrideable(input, weight, bias, s, p, d, transposed, o, groups)
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
    if 0 not in m.sizes[:2]:  # PyTorch's backend for empty inputs takes any mixture of dtypes
        shape = [*m.sizes[:2], *[1] * (m.dim == 3), *m.sizes[2:]]
        check(
            m.numel or is_meta(m), f"Only zero batch or zero channel inputs are supported, but got input shape: {shape}"
        )
        one_dnn = one_dnn_takes(m, w, s, transposed, o, groups)
        if m.device is cpu and not one_dnn:
            check_kernel_size(w, transposed, d)
        check_dtypes(m, w, b, transposed, d, one_dnn)
    return s, p, d, o


def _expand_params(count: int, *values: Ints) -> tuple[Ints, Ints, Ints, Ints]:
    names = ("stride", "padding", "dilation", "output_padding")
    s, p, d, o = (expand_param(v, name, count) for v, name in zip(values, names, strict=True))
    return s, p, d, o


class _Plan:
    """What the result looks like, and the geometry of the products.

    direct    whether a call has passed all checks, and the kernel takes input and weight, and writes the result, as they are
    """

    __slots__ = ("direct", "geometry", "out_meta")

    def __init__(self, out_meta: Metadata, geometry: ConvGeometry) -> None:
        self.out_meta, self.geometry, self.direct = out_meta, geometry, False


def _plan(
    m: Metadata, w: Metadata, stride: Ints, padding: Ints, dilation: Ints, transposed: bool, output_padding: Ints,
    groups: int,
) -> _Plan:  # fmt: skip
    key = ("convolution", w, stride, padding, dilation, transposed, output_padding, groups)
    found = m.plans.get(key)
    if found is None:
        out = _output_meta(m, *key[1:])
        small, large = (m, out) if transposed else (out, m)
        found = remember(m.plans, key, _Plan(out, _geometry(small, large, w, stride, padding, dilation, groups)))
    return found


def _output_meta(m: Metadata, w: Metadata, *parameters: Any) -> Metadata:
    stride, padding, dilation, transposed, output_padding, groups = parameters
    sizes = tuple(m.sizes), tuple(w.sizes)
    if transposed:
        check_output_padding(stride, dilation, output_padding)
        made = conv_input_size(*sizes, padding, output_padding, stride, dilation, groups)
    else:
        made = conv_output_size(*sizes, padding, stride, dilation)
    made = (made[0], made[1] if m.sizes[1] else 0, *made[2:])
    one_dnn = (
        m.device is cpu and 0 not in m.sizes[:2] and one_dnn_takes(m, w, stride, transposed, output_padding, groups)
    )
    fits = all(n >= 0 for n in made) and prod(made) < 2**63
    check(not one_dnn or fits, "could not construct a memory descriptor using a format tag")
    if one_dnn and 0 in w.sizes and m.numel:
        _refuse_as_one_dnn(transposed)
    if transposed and not one_dnn and m.numel:
        if not is_meta(m):
            _check_stride(stride)
            check_dilation(m, w, stride, dilation, transposed, output_padding, groups)
        # This check takes paddings of 32 bits. What slips through is met where the result is made.
        short = tuple(wrapped_int32(2 * wrapped_int32(p)) for p in padding)
        seen = tuple(n + 2 * p - q for n, p, q in zip(made[2:], padding, short, strict=True))
        _check_room(m, seen, 1)
        if m.dim < 5:
            check_sizes((*made[:2], 1, made[2]) if m.dim == 3 else made)
        else:
            check_countable(made)
    _check_room(m, made[2:], 0)
    channels_last = channels_last_wanted(m, w, stride, transposed, output_padding, groups)
    return with_format(m, made, channels_last)


def _refuse_as_one_dnn(transposed: bool) -> NoReturn:
    """What oneDNN says of sizes that do not go together."""
    kind = "deconvolution" if transposed else "convolution"
    raise RuntimeError(
        f"could not create a primitive descriptor for the {kind} forward propagation primitive. Run workload with "
        "environment variable ONEDNN_VERBOSE=all to get additional diagnostic information."
    )


def _check_room(m: Metadata, spatial: Ints, least: int) -> None:
    """RuntimeError unless every size of the result is at least that; a transposed product over a line has a line as a row."""
    row = (1,) if least and m.dim == 3 else ()
    check(
        all(n >= least for n in spatial),
        lambda: (
            f"Given input size per channel: ({' x '.join(map(str, (*row, *m.sizes[2:])))}). Calculated output size per "
            f"channel: ({' x '.join(map(str, (*row, *spatial)))}). Output size is too small"
        ),
    )


def _geometry(
    small: Metadata, large: Metadata, w: Metadata, stride: Ints, padding: Ints, dilation: Ints, groups: int
) -> ConvGeometry:
    return ConvGeometry(tuple(small.sizes), tuple(large.sizes), tuple(w.sizes[2:]), stride, padding, dilation, groups)


def convolution_overrideable(
    input: Tensor, weight: Tensor, bias: Tensor | None, stride: Ints, padding: Ints, dilation: Ints, transposed: bool,
    output_padding: Ints, groups: int,
) -> Tensor:  # fmt: skip
    m, w = input.meta_.plain, weight.meta_.plain
    plan = _plan(m, w, stride, padding, dilation, transposed, output_padding, groups)
    out_meta, g = plan.out_meta, plan.geometry
    if plan.direct and (bias is None or (bias.meta_.is_contiguous and bias.meta_.dtype is m.dtype)):
        out = empty_from_metadata(out_meta)
        stubs.conv_to_small_stub[m.device.type](out, input, weight, g, bias)
        return out
    if not is_meta(m) and not m.sizes[0] and m.sizes[1] and w.numel and out_meta.sizes == m.sizes:
        return F.mul_Scalar(
            input, 1
        )  # Without samples PyTorch multiplies the weight by the input and resizes: strides stay where sizes stay.
    if not is_meta(m) and 0 in m.sizes[:2]:
        if m.sizes[1] and not w.numel:
            F.select(F.view(weight, (-1,)), 0, 0)  # the first of the weights, which is not there
        return empty_from_metadata(out_meta.with_dtype(_dtype_of_nothing(m, w)))
    if not is_meta(m):
        check_dilation(m, w, stride, dilation, transposed, output_padding, groups)
    if (
        transposed
        and m.device is cpu
        and m.dim == 5
        and not one_dnn_takes(m, w, stride, transposed, output_padding, groups)
    ):
        # In PyTorch the result is made like the input and resized: it keeps its memory where that is more.
        out = empty_from_metadata(contiguous_metadata(tuple(m.sizes), m.dtype, m.device))
        set_geometry(out, out_meta)
    else:
        out = empty_from_metadata(out_meta)
    if is_meta(m):
        return out
    if transposed and m.dim == 5 and groups == 1 and not one_dnn_takes(m, w, stride, True, output_padding, groups):
        # PyTorch makes the result like the input and resizes it: it keeps that much memory where it is more.
        resize_storage(out.storage_, max(out.storage_.nbytes, m.numel * m.itemsize))
    _check_implemented(m, transposed, dilation)
    if not out.meta_.numel:
        return out
    # Kernels want row-major memory in a type that they compute in. `scratch` is `out` itself where it is that already, and
    # `finish` copies back where it is not: that is how 16-bit and channels-last results are made.
    device, dtype = m.device.type, compute_type(m.dtype)
    result = scratch(out, dtype)
    has_work = m.numel and w.numel
    x, k = dense(input, dtype), dense(weight, dtype)
    # The kernel of a convolution begins with the bias; that of a transposed one begins with 0, and the bias is added after it.
    b = None if bias is None else dense(bias, dtype)
    if has_work and not transposed:
        plan.direct = result is out and x is input and k is weight
        stubs.conv_to_small_stub[device](result, x, k, g, b)
        return finish(out, result)
    if has_work:
        stubs.conv_to_large_stub[device](result, x, k, g)
    else:
        zero_(result)
    if bias is not None:
        F.add__Tensor(result, over_channels(bias, result.meta_.dim))
    return finish(out, result)


def _dtype_of_nothing(m: Metadata, w: Metadata) -> ScalarType:
    """Without samples PyTorch multiplies the input by one number of the weight, without channels by all of them."""
    number = contiguous_metadata((), w.dtype, w.device)
    return result_type((m, w if not m.sizes[1] else number))


def _check_implemented(m: Metadata, transposed: bool, dilation: Ints, before_product: bool = False) -> None:
    count = m.dim - 2
    most = FLOATING_TYPES | {int64}
    if m.device.type == "cuda":
        name = f"slow_conv_transpose{max(count, 2)}d_out_cuda" if transposed else "slow_conv2d_cuda"
        dilated = not transposed and (count == 3 or any(d != 1 for d in dilation))
        dispatch(m.dtype, "slow_conv_dilated<>" if dilated else name, FLOATING_TYPES)
    elif transposed:
        dispatch(m.dtype, f"slow_conv_transpose{max(count, 2)}d_out_cpu", most)
    elif any(d != 1 for d in dilation):
        dispatch(m.dtype, "slow_conv_dilated<>", most)
    elif count == 3:
        dispatch(m.dtype, "compute_columns3d" if before_product else "slow_conv3d_cpu", ALL_TYPES)
    else:
        dispatch(m.dtype, "slow_conv2d_cpu", ALL_TYPES)


def convolution_backward(
    grad_output: Tensor, input: Tensor, weight: Tensor, bias_sizes: Ints | None, stride: Ints, padding: Ints,
    dilation: Ints, transposed: bool, output_padding: Ints, groups: int, output_mask: Sequence[bool],
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:  # fmt: skip
    """The gradients of input, weight and bias; None where the mask wants none."""
    count = weight.meta_.dim - 2
    check(count > 0, "weight should have at least three dimensions")
    s, p, d, o = _expand_params(count, stride, padding, dilation, output_padding)
    check_shape_forward(
        input.meta_, weight.meta_, None, s, p, d, transposed, o, groups
    )  # the input may have other data now
    check(
        transposed or not any(o),
        lambda: f"output_padding is not supported for non-transposed convolutions; got: {' '.join(map(str, o))}",
    )
    if _mkldnn in (input.meta_.layout, weight.meta_.layout):
        return conv.mkldnn_convolution_backward(
            grad_output, input, weight, bias_sizes, s, p, d, transposed, o, groups, output_mask
        )
    if 0 in input.meta_.sizes[:2]:
        return (
            F.zeros_like_default(input) if output_mask[0] else None,
            F.zeros_like_default(weight) if output_mask[1] else None,
            F.zeros(bias_sizes or (), dtype=weight.dtype, device=weight.device) if output_mask[2] else None,
        )
    return F.convolution_backward_overrideable_default(
        grad_output, input, weight, s, p, d, transposed, o, groups, output_mask
    )


def _check_grad_output(grad: Metadata, out: Metadata, dilation: Ints, transposed: bool, groups: int) -> None:
    """Refuse a gradient that is not as large as the output, in the words of the routine that PyTorch takes."""
    got, wanted = list(grad.sizes), list(out.sizes)
    is_known = grad.dim == out.dim and grad.device is cpu and got[0] >= wanted[0]
    check(is_known, lambda: f"Expected grad_output to have shape {wanted} but got {got}")
    if grad.dim == 3:  # a row is computed as an image
        got.insert(2, 1)
        wanted.insert(2, 1)
    dilated = not transposed and any(d != 1 for d in dilation)
    if grad.dim < 5 or transposed or dilated:  # each group by itself
        got[1], wanted[1] = got[1] // groups, wanted[1] // groups
    if dilated:
        check(got[0] == wanted[0], lambda: f"grad_output.size(0)={got[0]} must be input.size(0)={wanted[0]}")
        check(got[1] == wanted[1], lambda: f"grad_output.size(1)={got[1]} must be weight.size(0)={wanted[1]}")
        output_size = " ".join(map(str, wanted[2:]))
        check(
            got[2:] == wanted[2:], lambda: f"grad_output[2:] shape{got[2:]} must be equal to output size {output_size}"
        )
    for d, (size, expected) in enumerate(zip(got[1:], wanted[1:], strict=True), 1):
        if size != expected:
            raise RuntimeError(
                f"Expected a tensor of dimension {len(got)} and tensor.size[{d}] == {expected} but got: dimension "
                f"{len(got)} and tensor.size[{d}] = {size}"
            )


def convolution_backward_overrideable(
    grad_output: Tensor, input: Tensor, weight: Tensor, stride: Ints, padding: Ints, dilation: Ints, transposed: bool,
    output_padding: Ints, groups: int, output_mask: Sequence[bool],
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:  # fmt: skip
    m, w, g = input.meta_.plain, weight.meta_.plain, grad_output.meta_.plain
    plan = _plan(m, w, stride, padding, dilation, transposed, output_padding, groups)
    wanted, geometry = plan.out_meta, plan.geometry
    if g.sizes != wanted.sizes and m.device is cpu and one_dnn_takes(m, w, stride, transposed, output_padding, groups):
        _refuse_as_one_dnn(transposed)
    used = grad_output
    if g.sizes != wanted.sizes:
        _check_grad_output(g, wanted, dilation, transposed, groups)
        # Channels beyond those of the groups are left out, and images beyond those of the input go into the bias alone.
        grad_output = F.narrow(grad_output, 1, 0, wanted.sizes[1])
        used = F.narrow(grad_output, 0, 0, wanted.sizes[0])
    dtype, device = compute_type(m.dtype), m.device.type
    channels_last = channels_last_wanted(m, w, stride, transposed, output_padding, groups)
    grad, grad_input, grad_weight = None, None, None
    empty = is_meta(m) or not (m.numel and w.numel and g.numel)
    if not empty:
        grad = dense(used, dtype)
    if output_mask[0]:
        grad_input = empty_from_metadata(with_format(m, tuple(m.sizes), channels_last))
        if grad is None:
            zero_(grad_input)
        else:
            result = scratch(grad_input, dtype)
            if transposed:
                stubs.conv_to_small_stub[device](result, grad, dense(weight, dtype), geometry, None)
            else:
                stubs.conv_to_large_stub[device](result, grad, dense(weight, dtype), geometry)
            finish(grad_input, result)
    if output_mask[1]:
        grad_weight = empty_from_metadata(with_format(w, tuple(w.sizes), channels_last))
        if grad is None:
            zero_(grad_weight)
        else:
            result, x = scratch(grad_weight, dtype), dense(input, dtype)
            # Note [Small side, large side]: the small side is the output of a convolution, the input of a transposed one.
            sides = (x, grad) if transposed else (grad, x)
            stubs.conv_weight_stub[device](result, *sides, geometry)
            finish(grad_weight, result)
    grad_bias = F.sum_dim_IntList(grad_output, (0, *range(2, g.dim)), False, None) if output_mask[2] else None
    return grad_input, grad_weight, grad_bias


# ---- what convolutions refuse ----------------------------------------------------------------------------------------


def check_kernel_size(w: Metadata, transposed: bool, dilation: Ints) -> None:
    """Refuse an empty kernel, in the words of the backend that PyTorch would have chosen."""
    kernel = w.sizes[2:]
    if all(kernel):
        return
    if not transposed and any(d != 1 for d in dilation):
        text = f"kernel size should be greater than zero, but got {[1] * (len(kernel) == 1) + list(kernel)}"
    elif len(kernel) < 3:
        height, width = (1, *kernel)[-2:]
        text = f"kernel size should be greater than zero, but got kernel_height: {height} kernel_width: {width}"
    elif transposed:
        planes = "n_output_plane x n_input_plane x kernel_depth x kernel_height x kernel_width"
        text = f"non-empty 5D ({planes}) tensor expected for weight, but got: {list(w.sizes)}"
    else:
        text = f"kernel size should be greater than zero, but got: {' x '.join(map(str, kernel))} (TxHxW)"
    raise RuntimeError(text)


def check_dilation(
    m: Metadata, w: Metadata, stride: Ints, dilation: Ints, transposed: bool, output_padding: Ints, groups: int
) -> None:
    """Refuse a dilation of 0, in the backend's words. A sequence counts as an image of one row."""
    # The transposed product takes dilations of 32 bits.
    seen = tuple(map(wrapped_int32, dilation)) if transposed else dilation
    if all(d > 0 for d in seen):
        return
    if one_dnn_takes(m, w, stride, transposed, output_padding, groups):
        check(all(dilation), "non-positive dilation is not supported")
        return
    values = (1, *seen) if len(seen) == 1 else seen
    named = ", ".join(_named("dilation", values))
    raise RuntimeError(f"dilation should be greater than zero, but got {named if transposed else list(values)}")


def _named(name: str, values: Ints) -> list[str]:
    return [f"{name}_{axis}: {v}" for axis, v in zip(("depth", "height", "width")[-len(values) :], values, strict=True)]


def _check_stride(stride: Ints) -> None:
    """Refuse a stride of a transposed convolution whose lower 32 bits are 0, or have a sign."""
    seen = tuple(map(wrapped_int32, stride))
    values = (1, *seen) if len(seen) == 1 else seen
    given = " ".join(_named("stride", values))
    check(all(s > 0 for s in seen), f"stride should be greater than zero, but got {given}")


def check_bias_dtype(m: Metadata, bias: Metadata) -> None:
    """The bias has the input's dtype."""
    check(
        bias.dtype is m.dtype,
        lambda: f"Input type ({TYPE_NAMES[m.dtype]}) and bias type ({TYPE_NAMES[bias.dtype]}) should be the same",
    )


def check_dtypes(
    m: Metadata, w: Metadata, bias: Metadata | None, transposed: bool, dilation: Ints, one_dnn: bool
) -> None:
    """Input and weight have one dtype. So has the bias, but where PyTorch's own kernels in 1 and 2 dimensions add it."""
    if one_dnn:
        for name, other in (("weight", w), ("bias", bias)):
            check(
                other is None
                or (other.dtype is m.dtype and other.layout is m.layout)
                or (other.dtype is float32 and m.layout is _mkldnn),
                lambda: (
                    f"Input type ({type_string(m)}) and {name} type ({type_string(other) if other else ''}) should be the "  # noqa: B023
                    f"same or input should be a MKLDNN tensor and {name} is a dense tensor"  # noqa: B023
                ),
            )
    if m.layout is _mkldnn:
        return
    check(
        all(other is None or other.layout is m.layout for other in (w, bias)),
        lambda: f"Input type ({type_string(m)}) and weight type ({type_string(w)}) should be the same",
    )
    if m.device is cpu:  # kernels ask for themselves before they ask for the weight
        _check_implemented(m, transposed, dilation, before_product=True)
    for other in (w, bias) if m.dim == 5 else (w,):
        if other is not None and other.dtype is not m.dtype:
            raise RuntimeError(f"expected scalar type {m.dtype.cpp_name} but found {other.dtype.cpp_name}")


def check_output_padding(stride: Ints, dilation: Ints, output_padding: Ints) -> None:
    """Output padding must be smaller than the stride or the dilation."""
    axes = ("depth", "height", "width")[-max(len(stride), 2) :]

    def listed(name: str, values: Ints, missing: int) -> str:
        full = (missing,) * (len(axes) - len(values)) + values
        return " ".join(f"{name}_{axis}: {v}" for axis, v in zip(axes, full, strict=True))

    check(
        all(o < s or o < d for o, s, d in zip(output_padding, stride, dilation, strict=True)),
        lambda: (
            "output padding must be smaller than either stride or dilation, but got "
            f"{listed('output_padding', output_padding, 0)} {listed('stride', stride, 1)} "
            f"{listed('dilation', dilation, 1)}"
        ),
    )


# ---- the memory format of the result ---------------------------------------------------------------------------------


def one_dnn_takes(m: Metadata, w: Metadata, stride: Ints, transposed: bool, output_padding: Ints, groups: int) -> bool:
    """`use_mkldnn`: what is blocked already, float32 with enough to do, and bfloat16."""
    if m.layout is _mkldnn:
        return True
    if transposed and any(o >= s for o, s in zip(output_padding, stride, strict=True)):
        return False
    # Below these sizes PyTorch expects oneDNN's preparation to cost more than it saves.
    enough = groups > 1 or min((1, *w.sizes[2:])[-2:]) > 3 or m.sizes[0] > 1 or prod(m.sizes[:4]) > 20480
    return m.dtype is bfloat16 or (m.dtype is float32 and enough)


def channels_last_wanted(
    m: Metadata, w: Metadata, stride: Ints, transposed: bool, output_padding: Ints, groups: int
) -> bool:
    """Whether results have their channels innermost.

    The values do not depend on it, but strides are what a caller sees: they are those of the backend that PyTorch chooses.
    """
    if 0 in m.sizes[:2]:
        return False  # PyTorch's backend for empty inputs works on flat memory
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
