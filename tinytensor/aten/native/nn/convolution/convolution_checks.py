"""What convolutions refuse, in PyTorch's words.

Mirrors `check_shape_forward` of aten/src/ATen/native/Convolution.cpp and `expand_param_if_needed` of
aten/src/ATen/native/utils/ParamUtils.h.
"""

from __future__ import annotations

from collections.abc import Sequence

from tinytensor.aten.native.nn.convolution.convolution_formats import one_dnn_takes
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.type_names import TYPE_NAMES, type_string

Ints = tuple[int, ...]


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
    check(all(d >= 0 for d in dilation), "dilation should be greater than zero")  # 0 is the backends', below
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


def check_kernel_size(w: Metadata, transposed: bool) -> None:
    """A kernel with nothing in it, which each of PyTorch's backends refuses in words of its own."""
    kernel = w.sizes[2:]
    if all(kernel):
        return
    if len(kernel) < 3:
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
    """No dilation of 0: again each backend has words of its own. A sequence is an image of one row."""
    if all(dilation):
        return
    if one_dnn_takes(m, w, stride, transposed, output_padding, groups):
        raise RuntimeError("non-positive dilation is not supported")
    values = (1, *dilation) if len(dilation) == 1 else dilation
    names = ("depth", "height", "width")[-len(values) :]
    named = ", ".join(f"dilation_{name}: {value}" for name, value in zip(names, values, strict=True))
    raise RuntimeError(f"dilation should be greater than zero, but got {named if transposed else list(values)}")


def check_bias_dtype(m: Metadata, bias: Metadata | None) -> None:
    """The bias has the input's dtype."""
    check(
        bias is None or bias.dtype is m.dtype,
        lambda: (
            f"Input type ({TYPE_NAMES[m.dtype]}) and bias type ({TYPE_NAMES[bias.dtype] if bias else ''}) should be the "
            "same"
        ),
    )


def check_dtypes(m: Metadata, w: Metadata, bias: Metadata | None, transposed: bool, one_dnn: bool) -> None:
    """One dtype for all three; but a transposed kernel of PyTorch's own adds any bias."""
    if not transposed:
        check_bias_dtype(m, bias)
    if one_dnn:
        for name, other in (("weight", w), ("bias", bias)):
            check(
                other is None or other.dtype is m.dtype,
                lambda: (
                    f"Input type ({type_string(m)}) and {name} type ({type_string(other) if other else ''}) should be the "  # noqa: B023
                    f"same or input should be a MKLDNN tensor and {name} is a dense tensor"  # noqa: B023
                ),
            )
    check(w.dtype is m.dtype, lambda: f"expected scalar type {m.dtype.cpp_name} but found {w.dtype.cpp_name}")


def check_output_padding(stride: Ints, dilation: Ints, output_padding: Ints) -> None:
    """What is added at the far side is less than a step."""
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
