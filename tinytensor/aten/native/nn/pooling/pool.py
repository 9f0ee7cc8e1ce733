"""What pools refuse, in PyTorch's words.

Mirrors `pool2d_shape_check`, `pool3d_shape_check` and `max_pool_backward` checks of aten/src/ATen/native/Pool.h.
"""

from __future__ import annotations

from collections.abc import Sequence

from tinytensor.aten.native.nn.param_utils import is_like_channels_last
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata

Ints = tuple[int, ...]
_COUNT = {1: "one int", 2: "two ints", 3: "three ints"}


def check_parameters(name: str, count: int, **given: Sequence[int]) -> None:
    """Each parameter is one number, or one for each dimension; a stride may be left out. All are ints of 32 bits.

    A pool over sequences computes with 64.
    """
    for parameter, values in given.items():
        permitted = (0, 1, count) if parameter == "stride" else (1, count)
        either = "" if name == "avg_pool3d" else "either "
        omitted = f"{either}be omitted, a" if parameter == "stride" else f"{either}be a"
        if parameter == "dilation":
            omitted = "be either a"
        check(
            len(values) in permitted,
            lambda: f"{name}: {parameter} must {omitted} single int, or a tuple of {_COUNT[count]}",  # noqa: B023
        )
        check(
            count == 1 or all(-(2**31) <= value < 2**31 for value in values),
            "value cannot be converted to type int without overflow",
        )


def _named(names: str, prefix: str, values: Ints) -> str:
    return " ".join(f"{prefix}{n}: {v}" for n, v in zip(names, values, strict=True))


def check_sizes(kernel: Ints, stride: Ints, dilation: Ints) -> None:
    """Kernel, stride and dilation are positive."""
    names = "THW"[-len(kernel) :]
    check(
        all(k > 0 for k in kernel),
        lambda: f"kernel size should be greater than zero, but got {_named(names, 'k', kernel)}",
    )
    check(
        all(s > 0 for s in stride), lambda: f"stride should be greater than zero, but got {_named(names, 'd', stride)}"
    )
    check(
        all(d > 0 for d in dilation),
        lambda: f"dilation should be greater than zero, but got {_named(names, 'dilation', dilation)}",
    )


def check_pool2d(m: Metadata, kernel: Ints, stride: Ints, padding: Ints, dilation: Ints, outputs: Ints) -> None:
    """(C, H, W) or (N, C, H, W), where only N may be 0."""
    check_sizes(kernel, stride, dilation)
    sizes = list(m.sizes)
    valid = m.dim >= 3 and sizes[1] != 0 and sizes[2] != 0
    if m.dim == 4 and is_like_channels_last(m):
        check(
            valid and sizes[3] != 0,
            lambda: (
                "Expected 4D (batch mode) tensor expected for input with channels_last layout with optional 0 dim "
                f"batch size for input, but got: {sizes}"
            ),
        )
    else:
        check(
            (m.dim == 3 and sizes[0] != 0 and valid) or (m.dim == 4 and valid and sizes[3] != 0),
            lambda: f"Expected 3D or 4D (batch mode) tensor with optional 0 dim batch size for input, but got:{sizes}",
        )
    check(
        all(k // 2 >= p for k, p in zip(kernel, padding, strict=True)),
        lambda: (
            f"pad should be smaller than or equal to half of kernel size, but got padW = {padding[1]}, "
            f"padH = {padding[0]}, kW = {kernel[1]}, kH = {kernel[0]}"
        ),
    )
    check_outputs(m, outputs)


def check_pool3d(
    name: str, m: Metadata, kernel: Ints, stride: Ints, padding: Ints, dilation: Ints, outputs: Ints, fits: bool = False
) -> None:
    """(C, T, H, W) or (N, C, T, H, W), where only N may be 0. `fits`: the input is at least as large as the kernel."""
    check_sizes(kernel, stride, dilation)
    sizes = list(m.sizes)
    check(m.dim in (4, 5), lambda: f"{name}: Expected 4D or 5D tensor for input, but got: {sizes}")
    check_non_batch_dims(name, m, 5)
    if fits:
        check(
            all(s >= k for s, k in zip(sizes[-3:], kernel, strict=True)),
            lambda: (
                f"input image (T: {sizes[-3]} H: {sizes[-2]} W: {sizes[-1]}) smaller than kernel size "
                f"(kT: {kernel[0]} kH: {kernel[1]} kW: {kernel[2]})"
            ),
        )
    check(
        all(k // 2 >= p for k, p in zip(kernel, padding, strict=True)),
        lambda: (
            "pad should be smaller than or equal to half of kernel size, but got "
            f"kT: {kernel[0]} kW: {kernel[2]} kH: {kernel[1]} padT: {padding[0]} padW: {padding[2]} padH: {padding[1]}"
        ),
    )
    check_outputs(m, outputs)


def check_non_batch_dims(name: str, m: Metadata, batched: int) -> None:
    """Of a tensor with a batch dimension (or one dimension less) only that one may be empty."""
    for d in range(1 if m.dim == batched else 0, m.dim):
        check(
            m.sizes[d] > 0,
            lambda: (
                f"{name}: Expected input's non-batch dimensions to have positive length, but input has a shape of "
                f"{list(m.sizes)} and non-batch dimension {m.sizes[d]} has length zero!"  # noqa: B023
            ),
        )


def check_outputs(m: Metadata, outputs: Ints) -> None:
    """At least one window fits."""
    n = len(outputs)
    planes = m.sizes[-n - 1]

    def text() -> str:
        given, made = ("x".join(map(str, (planes, *sizes))) for sizes in (m.sizes[-n:], outputs))
        return f"Given input size: ({given}). Calculated output size: ({made}). Output size is too small"

    check(all(o >= 1 for o in outputs), text)


def check_sequence(name: str, m: Metadata, **given: Sequence[int]) -> None:
    """A one-dimensional pool takes (C, L) or (N, C, L), and parameters of one number."""
    check(
        m.dim in (2, 3),
        lambda: (
            f"Expected 2 to 3 dimensions, but got {m.dim}-dimensional tensor for argument #1 'self' (while checking "
            f"arguments for {name})"
        ),
    )
    for parameter, values in given.items():
        check(
            len(values) == 1,
            lambda: f"{name}() argument '{parameter}' should contain one int (got {len(values)})",  # noqa: B023
        )
