"""Fractional max pools: windows at places that a random number per plane and dimension shifts.

Mirrors aten/src/ATen/native/FractionalMaxPool2d.cpp and FractionalMaxPool3d.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.native.nn.nn_stubs import fractional_max_pool_stub
from tinytensor.aten.native.nn.param_utils import OutPlan, dense, finish, lead_with_ones, one_for_each, scratch
from tinytensor.aten.native.nn.pooling.dilated_max_pool2d import check_grad_sizes, pool_backward_impl, run_max_pool
from tinytensor.aten.native.nn.pooling.pool_windows import PlaneWindows
from tinytensor.aten.native.reference.arrays import read
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.metadata import contiguous_metadata
from tinytensor.c10.scalar_type import int64
from tinytensor.c10.type_names import expect_out_dtype

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
_AXES = {2: ("height", "width"), 3: ("time", "height", "width")}


def _forward_meta(count: int) -> Callable[..., OutPlan]:
    name = f"fractional_max_pool{count}d"
    checker = name if count == 2 else f"{name}_out"

    def meta(
        outs: tuple[Tensor, Tensor] | None, self: Tensor, kernel_size: Ints, output_size: Ints, random_samples: Tensor
    ) -> OutPlan:
        m = self.meta_.plain
        for what, values in (("kernel_size", kernel_size), ("output_size", output_size)):
            check(
                len(values) == count,
                f"{name}: {what} must either be a single Int or tuple of {'Ints' if count == 2 else 'three Ints'}",
            )
        check(
            m.dim in (count + 1, count + 2),
            lambda: f"{checker}(): Expected {count + 1}D or {count + 2}D tensor, but got: {list(m.sizes)}",
        )
        for d in range(1 if count == 2 else m.dim - count - 1, m.dim):
            check(
                m.sizes[d] > 0,
                lambda: (
                    f"{checker}(): Expected input to have non-zero size for non-batch dimensions, but got{list(m.sizes)} "
                    f"with dimension {d} being empty."  # noqa: B023
                ),
            )
        inputs = tuple(m.sizes[-count:])
        for axis, size, k, o in zip(_AXES[count], inputs, kernel_size, output_size, strict=True):
            check(
                o + k - 1 <= size - (count == 3),
                lambda: f"{checker}(): pool {axis} {k} too large relative to input {axis} {size}",  # noqa: B023
            )
        _check_samples(count, self, random_samples)
        sizes = (*m.sizes[:-count], *output_size)
        return OutPlan(contiguous_metadata(sizes, m.dtype, m.device), contiguous_metadata(sizes, int64, m.device))

    return meta


def _check_samples(count: int, self: Tensor, samples: Tensor) -> None:
    m, s = self.meta_, samples.meta_
    check(m.dtype is s.dtype, "Expect _random_samples to have the same dtype as input")
    batch, planes = (1 if m.dim == count + 1 else m.sizes[0]), m.sizes[-count - 1]
    check(s.dim == 3, lambda: f"Expect _random_samples to have 3 dimensions, got {s.dim}")
    n, c, d = s.sizes
    check(n >= batch, "Expect _random_samples.size(0) no less then input batch size.")
    check(c == planes, "Expect _random_samples.size(1) equals to input channel size.")
    check(d == count, lambda: f"Expect _random_samples.size(2) equals to {count}; got {d}.")


def _intervals(samples: np.ndarray, size: int, outputs: int, kernel: int) -> np.ndarray:
    """Starts of windows, (planes, outputs): evenly spaced but for the fraction that the sample shifts."""
    starts = np.zeros((len(samples), outputs), np.int64)
    if outputs > 1:
        # start(i) = int((i + sample) * alpha) - int(sample * alpha), alpha = (size - kernel) / (outputs - 1): the first
        # window starts at 0, the last is put at size - kernel, and the distances between are alpha rounded up or down.
        alpha = samples.dtype.type(size - kernel) / samples.dtype.type(outputs - 1)
        place = np.arange(outputs, dtype=samples.dtype)
        with np.errstate(invalid="ignore"):
            moved = ((place[None, :] + samples[:, None]) * alpha).astype(np.int64)
            starts[...] = moved - (samples * alpha).astype(np.int64)[:, None]
    starts[:, -1:] = size - kernel
    return starts


def _forward_impl(count: int) -> Callable[..., None]:
    def impl(
        plan: OutPlan, out: Tensor, indices: Tensor, self: Tensor, kernel_size: Ints, output_size: Ints, samples: Tensor
    ) -> None:
        m = self.meta_
        if not out.meta_.numel:
            return
        if m.device is not cpu:
            dispatch(m.dtype, f"fractional_max_pool{count}d_out_{m.device.type}_frame", FLOATING_TYPES)
            values, places = scratch(out, m.dtype), scratch(indices, int64)
            triples = (lead_with_ones(tuple(t)) for t in (m.sizes[-count:], output_size, kernel_size))
            geometry = tuple(n for triple in triples for n in triple)
            kernel = fractional_max_pool_stub[m.device.type]
            kernel(values, places, dense(self), dense(samples), count, geometry)
            finish(out, values)
            finish(indices, places)
            return
        dispatch(m.dtype, f"fractional_max_pool{count}d_out_frame", FLOATING_TYPES)
        planes = prod(m.sizes[:-count])
        given = read(samples)[: planes // m.sizes[-count - 1]].reshape(planes, count)
        # In two dimensions the first sample is the one for the width.
        columns = given[:, ::-1] if count == 2 else given
        ones = (np.zeros((planes, 1), np.int64), np.ones((planes, 1), np.int64), np.ones((planes, 1), np.int64))
        axes = [ones] * (3 - count)
        for d, (size, o, k) in enumerate(zip(m.sizes[-count:], output_size, kernel_size, strict=True)):
            starts = _intervals(np.ascontiguousarray(columns[:, d]), size, o, k)
            # A sample outside [0, 1) could ask for a window outside the plane; it is moved inside.
            starts = np.clip(starts, 0, size - k)
            axes.append((starts, starts + k, np.ones_like(starts)))
        windows = PlaneWindows(lead_with_ones(m.sizes[-count:]), lead_with_ones(output_size), axes)
        run_max_pool(out, indices, self, windows)

    return impl


def _backward_meta(count: int) -> Callable[..., OutPlan]:
    def meta(
        out: Tensor | None, grad: Tensor, self: Tensor, kernel_size: Ints, output_size: Ints, indices: Tensor
    ) -> OutPlan:
        m = self.meta_.plain
        outputs = one_for_each(output_size, count)
        check_grad_sizes(grad.meta_, (*m.sizes[:-count], *outputs), count)
        check_grad_sizes(indices.meta_, (*m.sizes[:-count], *outputs), count)
        if out is not None:
            expect_out_dtype(out, m.dtype)
        return OutPlan(contiguous_metadata(tuple(m.sizes), m.dtype, m.device), parts=count)

    return meta


fractional_max_pool2d_meta, fractional_max_pool2d_impl = _forward_meta(2), _forward_impl(2)
fractional_max_pool3d_meta, fractional_max_pool3d_impl = _forward_meta(3), _forward_impl(3)
fractional_max_pool2d_backward_meta, fractional_max_pool3d_backward_meta = _backward_meta(2), _backward_meta(3)
fractional_max_pool2d_backward_impl = pool_backward_impl("fractional_max_pool2d_backward")
fractional_max_pool3d_backward_impl = pool_backward_impl("fractional_max_pool3d_backward")
