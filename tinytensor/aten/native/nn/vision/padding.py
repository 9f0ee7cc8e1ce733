"""Padding by reflection, replication and repetition, and `pad`, which chooses.

Mirrors aten/src/ATen/native/ReflectionPad.cpp, ReplicationPadding.cpp and PadNd.cpp; the checks of native/Padding.h.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.dispatch import ALL_TYPES, FLOATING_TYPES, dispatch
from tinytensor.aten.native.factories.tensor_factories import check_sizes
from tinytensor.aten.native.nn.param_utils import OutPlan, kernel_name, like_format
from tinytensor.aten.native.nn.vision.up_sample import Axis, Taps, run_separable, run_separable_backward
from tinytensor.aten.native.shape.resize import check_countable
from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.type_names import expect_out_dtype
from tinytensor.c10.wrap_dim import maybe_wrap_dim

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
_MODES = ("reflect", "replicate", "circular", "constant")  # at::padding_mode, in its order


# ---- reflection, replication -----------------------------------------------------------------------------------------


def _check_input(count: int, m: Metadata, padding: Ints) -> None:
    check(len(padding) == 2 * count, lambda: f"padding size is expected to be {2 * count}, but got: {len(padding)}")
    batched = m.dim == count + 2
    check(
        m.dim in (count + 1, count + 2) and all(n != 0 for n in m.sizes[int(batched) :]),
        lambda: (
            f"Expected {count + 1}D or {count + 2}D (batch mode) tensor with possibly 0 batch size and other non-zero "
            f"dimensions for input, but got: {list(m.sizes)}"
        ),
    )


def _padded(count: int, kind: str, m: Metadata, padding: Ints) -> Ints:
    """The spatial sizes of the result; everything is checked."""
    _check_input(count, m, padding)
    inputs = tuple(m.sizes[-count:])
    pairs = [padding[2 * i : 2 * i + 2] for i in range(count)]  # the last dimension's first
    if kind == "reflection":
        for i, (left, right) in enumerate(pairs):
            size, d = inputs[-1 - i], m.dim - 1 - i
            check(
                left < size and right < size,
                lambda: (
                    f"Argument #{4 + 2 * i}: Padding size should be less than the corresponding input dimension, but "  # noqa: B023
                    f"got: padding ({left}, {right}) at dimension {d} of input {list(m.sizes)}"  # noqa: B023
                ),
            )
    outputs = tuple(size + sum(pair) for size, pair in zip(inputs, reversed(pairs), strict=True))
    names = "DHW"[-count:]

    def text() -> str:
        # PyTorch's punctuation differs from operator to operator.
        given = ", ".join(f"{n}: {s}" for n, s in zip(names, inputs, strict=True))
        if count == 3:
            given = given.replace(",", "", 1)
        elif count == 2 and kind == "replication":
            given += " "
        made = " ".join(f"{n}: {s}" for n, s in zip(names, outputs, strict=True))
        return f"input ({given}) is too small. Calculated output {made}"

    check(all(size >= 1 for size in outputs) if count == 1 else any(size >= 1 for size in outputs), text)
    return outputs


@lru_cache(1024)
def _pad_taps(kind: str, inputs: Ints, outputs: Ints, left: Ints) -> Taps:
    axes = []
    for size, out, before in zip(inputs, outputs, left, strict=True):
        # Output j shows input j - before. Outside, reflection turns place i into -i at the start and 2 (size - 1) - i at the
        # end: the border itself is not repeated. A padding is less than the size, so one reflection is enough. Replication
        # is the clip alone; a negative padding cuts off, and needs neither.
        place = np.arange(out) - before
        if kind == "reflection":
            place = np.abs(place)
            place = np.where(place >= size, 2 * (size - 1) - place, place)
        axes.append(Axis(size, np.clip(place, 0, size - 1)))
    return Taps(axes, copies=True)


def _taps_of(count: int, kind: str, m: Metadata, padding: Ints, outputs: Ints) -> Taps:
    return _pad_taps(kind, tuple(m.sizes[-count:]), outputs, tuple(padding[2 * i] for i in reversed(range(count))))


def _forward_meta(count: int, kind: str) -> Callable[..., OutPlan]:
    def meta(out: Tensor | None, self: Tensor, padding: Ints) -> OutPlan:
        m = self.meta_.plain
        outputs = _padded(count, kind, m, padding)
        if out is not None:
            expect_out_dtype(out, m.dtype)
        sizes = (*m.sizes[:-count], *outputs)
        # One of them makes its result empty and resizes it.
        check_countable(sizes) if kind == "reflection" and count == 2 else check_sizes(sizes)
        return OutPlan(like_format(m, sizes), parts=outputs)

    return meta


def _forward_impl(count: int, kind: str) -> Callable[..., None]:
    def impl(plan: OutPlan, out: Tensor, self: Tensor, padding: Ints) -> None:
        dispatch(self.meta_.dtype, kernel_name(self.meta_, f"{kind}_pad{count}d"), ALL_TYPES)
        run_separable(out, self, _taps_of(count, kind, self.meta_, padding, plan.parts))

    return impl


def _check_gradient(count: int, kind: str, m: Metadata, g: Metadata, padding: Ints) -> None:
    """RuntimeError unless a gradient has the result's sizes; IndexError for an input that was given too few dimensions since."""
    called = "grad_output" if kind == "reflection" and count != 2 else "gradOutput"
    comma = "" if kind == "replication" and count == 1 else ","
    # The sizes are read from the outermost dimension on, and compared from the innermost.
    first = 2 if m.dim == count + 2 else 1
    dims = range(first, first + count)
    inputs, given = ([t.sizes[maybe_wrap_dim(d, t.dim, False)] for d in dims] for t in (m, g))
    for i, name in enumerate(("width", "height", "depth")[:count]):
        wanted, got = inputs[-1 - i] + padding[2 * i] + padding[2 * i + 1], given[-1 - i]
        check(
            wanted == got,
            lambda: f"{called} {name} unexpected. Expected: {wanted}{comma} Got: {got}",  # noqa: B023
        )


def _backward_meta(count: int, kind: str) -> Callable[..., OutPlan]:
    def meta(out: Tensor | None, grad_output: Tensor, self: Tensor, padding: Ints) -> OutPlan:
        m, g = self.meta_.plain, grad_output.meta_
        _check_gradient(count, kind, m, g, padding)
        outputs = _padded(count, kind, m, padding)
        if out is not None:
            expect_out_dtype(out, m.dtype)
        return OutPlan(like_format(m, tuple(m.sizes)), parts=outputs)

    return meta


def _backward_impl(count: int, kind: str) -> Callable[..., None]:
    def impl(plan: OutPlan, out: Tensor, grad_output: Tensor, self: Tensor, padding: Ints) -> None:
        dispatch(grad_output.meta_.dtype, f"{kind}_pad{count}d_backward", FLOATING_TYPES)
        run_separable_backward(out, grad_output, _taps_of(count, kind, self.meta_, padding, plan.parts))

    return impl


reflection_pad1d_meta, reflection_pad1d_impl = _forward_meta(1, "reflection"), _forward_impl(1, "reflection")
reflection_pad2d_meta, reflection_pad2d_impl = _forward_meta(2, "reflection"), _forward_impl(2, "reflection")
reflection_pad3d_meta, reflection_pad3d_impl = _forward_meta(3, "reflection"), _forward_impl(3, "reflection")
replication_pad1d_meta, replication_pad1d_impl = _forward_meta(1, "replication"), _forward_impl(1, "replication")
replication_pad2d_meta, replication_pad2d_impl = _forward_meta(2, "replication"), _forward_impl(2, "replication")
replication_pad3d_meta, replication_pad3d_impl = _forward_meta(3, "replication"), _forward_impl(3, "replication")
reflection_pad1d_backward_meta, reflection_pad1d_backward_impl = (
    _backward_meta(1, "reflection"),
    _backward_impl(1, "reflection"),
)
reflection_pad2d_backward_meta, reflection_pad2d_backward_impl = (
    _backward_meta(2, "reflection"),
    _backward_impl(2, "reflection"),
)
reflection_pad3d_backward_meta, reflection_pad3d_backward_impl = (
    _backward_meta(3, "reflection"),
    _backward_impl(3, "reflection"),
)
replication_pad1d_backward_meta, replication_pad1d_backward_impl = (
    _backward_meta(1, "replication"),
    _backward_impl(1, "replication"),
)
replication_pad2d_backward_meta, replication_pad2d_backward_impl = (
    _backward_meta(2, "replication"),
    _backward_impl(2, "replication"),
)
replication_pad3d_backward_meta, replication_pad3d_backward_impl = (
    _backward_meta(3, "replication"),
    _backward_impl(3, "replication"),
)


# ---- repetition, and the choice --------------------------------------------------------------------------------------


def _slice(t: Tensor, dim: int, start: int, end: int) -> Tensor:
    return F.slice_Tensor(t, dim, start, end, 1)


def _pad_circular(self: Tensor, pad: Ints) -> Tensor:
    """The input repeated on both sides, at most once: copied into the middle, then from the far side to each border."""
    sizes = list(self.meta_.sizes)
    count = len(pad) // 2
    check(
        count + 1 <= len(sizes) and len(pad) % 2 == 0,
        "Invalid padding size, expected 2 * (number of dimensions to pad)",
    )
    first = len(sizes) - count
    pairs = [pad[2 * (count - i - 1) : 2 * (count - i)] for i in range(count)]
    shape = list(sizes)
    for i, (left, right) in enumerate(pairs):
        size = sizes[first + i]
        shape[first + i] = size + left + right
        check(left <= size and right <= size, "Padding value causes wrapping around more than once.")
        check(shape[first + i] >= 0, "Negative padding value is resulting in an empty dimension")
    out = F.new_empty_default(self, tuple(shape))
    middle, source = out, self
    for i, (left, right) in enumerate(pairs):
        d = first + i
        middle = _slice(middle, d, max(left, 0), shape[d] - max(right, 0))
        source = _slice(source, d, max(-left, 0), sizes[d] - max(-right, 0))
    F.copy__default(middle, source)
    for i in range(count - 1, -1, -1):
        d, (left, right) = first + i, pairs[i]
        end = shape[d] - max(right, 0)
        if left > 0:
            F.copy__default(_slice(out, d, 0, left), _slice(out, d, end - left, end))
        if right > 0:
            start = max(left, 0)
            F.copy__default(_slice(out, d, shape[d] - right, shape[d]), _slice(out, d, start, start + right))
    return out


def _pad_enum(self: Tensor, pad: Ints, mode: int, value: float | None) -> Tensor:
    """`pad` by the number of its mode."""
    dim = self.meta_.dim
    check(len(pad) % 2 == 0, "Padding length must be divisible by 2")
    check(
        len(pad) <= 2 * dim,
        lambda: (
            "Padding length should be less than or equal to two times the input dimension but got padding length "
            f"{len(pad)} and input of dimension {dim}"
        ),
    )
    name = _MODES[mode]
    if name == "constant":
        return F.constant_pad_nd(self, pad, 0.0 if value is None else value)
    check(value is None or value == 0, lambda: f'Padding mode "{name}" doesn\'t take in value argument')
    count = len(pad) // 2
    if not (1 <= count <= 3 and dim in (count + 1, count + 2)):
        raise NotImplementedError(
            f"Padding size {len(pad)} is not supported for {dim}D input tensor.\n"
            "Supported combinations for non-constant padding:\n"
            "  - 2D or 3D input: padding size = 2 (pads last dimension)\n"
            "  - 3D or 4D input: padding size = 4 (pads last 2 dimensions)\n"
            "  - 4D or 5D input: padding size = 6 (pads last 3 dimensions)"
        )
    if name == "circular":
        return F._pad_circular_default(self, pad)
    reflections = (F.reflection_pad1d_default, F.reflection_pad2d_default, F.reflection_pad3d_default)
    replications = (F.replication_pad1d_default, F.replication_pad2d_default, F.replication_pad3d_default)
    return (reflections if name == "reflect" else replications)[count - 1](self, pad)


def pad(self: Tensor, pad: Ints, mode: str, value: float | None) -> Tensor:
    """Elements before and after the last dimensions; `pad` begins with the last dimension's pair."""
    if mode not in _MODES:
        raise NotImplementedError(f"Unrecognised padding mode {mode}")
    return _pad_enum(self, pad, _MODES.index(mode), value)
