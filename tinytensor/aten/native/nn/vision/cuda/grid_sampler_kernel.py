"""CUDA kernels of grid_sampler: a thread for each place of the grid, which goes over all channels.

A thread first finds the taps of its place along each dimension (pixels, weights, and the weights' derivatives), in memory of
its own. A corner is one tap of each dimension; the result is the sum over all corners of pixel times weights. A pixel outside
the image adds nothing. In the gradient several places may add to one pixel, so it is added by atomic operations.

Mirrors aten/src/ATen/native/cuda/GridSampler.cu and GridSampler.cuh.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.cpu.element_access import POINTERS
from tinytensor.aten.native.cuda.kernel_utils import address, launch_for_each
from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.param_utils import compute_type, dense, finish, scratch
from tinytensor.c10.deterministic import alert_not_deterministic
from tinytensor.c10.scalar_type import ScalarType, float64
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.atomics import atomic_add
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

F = Callable
BILINEAR, NEAREST, BICUBIC = range(3)
ZEROS, BORDER, REFLECTION = range(3)
TAPS = {BILINEAR: 2, NEAREST: 1, BICUBIC: 4}


# ---- taps: see the second half of vision/grid_sampler.py, which has the reasons ------------------------------------------


def padded(padding: int, align: bool, real: type) -> F:
    """(a place brought inside the image as the padding mode says, its derivative)."""

    def clip(place, size):
        last = real(size - 1)
        moves = real(1) if place > real(0) and place < last else real(0)
        # A NaN is not larger than 0 and becomes 0.
        inside = place if place > real(0) else real(0)
        return inside if inside < last else last, moves

    def reflect(place, size):
        low = real(0) if align else real(-0.5)
        span = real(size - 1) if align else real(size)
        if span == real(0):
            return real(0), real(0)
        moved = place - low
        sign = real(-1) if moved < real(0) else real(1)
        moved = abs(moved)
        extra, flips = np.fmod(moved, span), np.floor(moved / span)
        if np.fmod(flips, real(2)) == real(0):
            return extra + low, sign
        return span - extra + low, -sign

    def reflect_and_clip(place, size):
        reflected, sign = reflect(place, size)
        inside, moves = clip(reflected, size)
        return inside, sign * moves

    def itself(place, size):
        return place, real(1)

    return {ZEROS: itself, BORDER: clip, REFLECTION: reflect_and_clip}[padding]


def taps_functor(mode: int, padding: int, align: bool, real: type) -> F:
    """`fill(pixel, weight, slope, at, x, size)`: the taps of coordinate x along a dimension, from place `at` of the arrays on.
    A pixel of -1 is outside."""
    pad = padded(padding, align, real)

    def unnormalized(x, size):
        # The order of operations is PyTorch's: another one rounds otherwise, and floor may then choose another pixel.
        if align:
            return (x + real(1)) / real(2) * real(size - 1), real(size - 1) / real(2)
        return ((x + real(1)) * real(size) - real(1)) / real(2), real(size) / real(2)

    def pixel_at(place, size):
        return np.int64(place) if place >= real(0) and place < real(size) else np.int64(-1)

    def bilinear(pixel, weight, slope, at, x, size):
        place, factor = unnormalized(x, size)
        place, moves = pad(place, size)
        left = np.floor(place)
        right = left + real(1)
        pixel[at], pixel[at + 1] = pixel_at(left, size), pixel_at(right, size)
        weight[at], weight[at + 1] = right - place, place - left
        slope[at], slope[at + 1] = -moves * factor, moves * factor

    def nearest(pixel, weight, slope, at, x, size):
        place, _ = unnormalized(x, size)
        place, _ = pad(place, size)
        pixel[at], weight[at], slope[at] = pixel_at(np.rint(place), size), real(1), real(0)

    a = real(-0.75)

    def near(x):
        return ((a + real(2)) * x - (a + real(3))) * x * x + real(1)

    def far(x):
        return ((a * x - real(5) * a) * x + real(8) * a) * x - real(4) * a

    def near_slope(x):
        return (real(3) * (a + real(2)) * x - real(2) * (a + real(3))) * x

    def far_slope(x):
        return (real(3) * a * x - real(10) * a) * x + real(8) * a

    def bicubic(pixel, weight, slope, at, x, size):
        place, factor = unnormalized(x, size)
        left = np.floor(place)
        t = place - left
        # The padding moves each tap and not the place. A reflected tap between two pixels is the lower one.
        for k in range(4):
            moved, _ = pad(left + real(k - 1), size)
            pixel[at + k] = pixel_at(np.trunc(moved), size)
        weight[at], weight[at + 1] = far(t + real(1)), near(t)
        weight[at + 2], weight[at + 3] = near(real(1) - t), far(real(2) - t)
        slope[at], slope[at + 1] = far_slope(t + real(1)) * factor, near_slope(t) * factor
        slope[at + 2], slope[at + 3] = -near_slope(real(1) - t) * factor, -far_slope(real(2) - t) * factor

    return {BILINEAR: bilinear, NEAREST: nearest, BICUBIC: bicubic}[mode]


# ---- kernels -----------------------------------------------------------------------------------------------------------

# The geometry is [channels, places of a sample, spatial sizes of the image].


def corner_of(real: type, count: int, taps: int) -> F:
    """(place in the plane, weight) of a corner; the place is -1 for a corner outside."""

    def locate(corner, pixel, weight, g):
        at, product, rest, step = np.int64(0), real(1), corner, np.int64(1)
        for back in range(count):
            d = count - 1 - back
            k = d * taps + rest % taps
            rest //= taps
            product *= weight[k]
            at = np.int64(-1) if at < 0 or pixel[k] < 0 else at + pixel[k] * step
            step *= g[2 + d]
        return at, product

    return locate


def sample(pointer: F, real: type, count: int, taps: int, fill: F) -> F:
    """out[n, c, place] = the sum over the corners of pixel times weight."""
    corners, arrays, locate = taps**count, taps * count, corner_of(real, count, taps)

    def kernel(n, out, image, grid, g):
        i = cuda.grid(1)
        if i < n:
            pixel, weight = cuda.local.array(arrays, np.int64), cuda.local.array(arrays, real)
            slope = cuda.local.array(arrays, real)
            of_corner, at_corner = cuda.local.array(corners, real), cuda.local.array(corners, np.int64)
            coordinates, size = pointer(grid), np.int64(1)
            for d in range(count):  # the coordinates of a place are innermost first
                fill(pixel, weight, slope, d * taps, coordinates[i * count + count - 1 - d], g[2 + d])
                size *= g[2 + d]
            for corner in range(corners):
                at, product = locate(corner, pixel, weight, g)
                of_corner[corner], at_corner[corner] = product, at
            source, target = pointer(image), pointer(out)
            batch, place = i // g[1], i % g[1]
            for c in range(g[0]):
                plane, total = batch * g[0] + c, real(0)
                for corner in range(corners):
                    if at_corner[corner] >= 0:
                        total += source[plane * size + at_corner[corner]] * of_corner[corner]
                target[plane * g[1] + place] = total

    return kernel


def sample_backward(pointer: F, real: type, count: int, taps: int, fill: F, wanted: bool) -> F:
    """grad_image += grad times weight at each corner, if it is wanted; grad_grid = pixels times the weights' derivatives."""
    corners, arrays, locate = taps**count, taps * count, corner_of(real, count, taps)

    def kernel(n, grad_image, grad_grid, grad, image, grid, g):
        i = cuda.grid(1)
        if i < n:
            pixel, weight = cuda.local.array(arrays, np.int64), cuda.local.array(arrays, real)
            slope, of_place = cuda.local.array(arrays, real), cuda.local.array(count, real)
            coordinates, size = pointer(grid), np.int64(1)
            for d in range(count):
                fill(pixel, weight, slope, d * taps, coordinates[i * count + count - 1 - d], g[2 + d])
                size *= g[2 + d]
                of_place[d] = real(0)
            source, received = pointer(image), pointer(grad)
            batch, place = i // g[1], i % g[1]
            for corner in range(corners):
                at, product = locate(corner, pixel, weight, g)
                if at >= 0:
                    dot = real(0)
                    for c in range(g[0]):
                        plane = batch * g[0] + c
                        share = received[plane * g[1] + place]
                        dot += share * source[plane * size + at]
                        if wanted:
                            atomic_add(pointer(grad_image), plane * size + at, share * product)
                    # Only one of a corner's weights depends on coordinate d: its slope times the other weights.
                    for d in range(count):
                        others, rest = dot, corner
                        for back in range(count):
                            k = (count - 1 - back) * taps + rest % taps
                            rest //= taps
                            others *= slope[k] if count - 1 - back == d else weight[k]
                        of_place[d] += others
            for d in range(count):
                pointer(grad_grid)[i * count + count - 1 - d] = of_place[d]

    return kernel


@lru_cache(None)
def _kernel(
    dtype: ScalarType, count: int, mode: int, padding: int, align: bool, backward: bool, wanted: bool
) -> CudaKernel:
    real = np.float64 if dtype is float64 else np.float32
    fill = taps_functor(mode, padding, align, real)
    spelled = f"{count}d_{mode}{padding}{int(align)}_{dtype.name}"
    if backward:
        body = sample_backward(POINTERS[dtype], real, count, TAPS[mode], fill, wanted)
        return cuda_kernel(body, "iiiiiit", name=f"grid_sampler_backward_{spelled}{'_image' if wanted else ''}")
    return cuda_kernel(sample(POINTERS[dtype], real, count, TAPS[mode], fill), "iiiit", name=f"grid_sampler_{spelled}")


def _geometry(image: Tensor, grid: Tensor) -> tuple[int, ...]:
    m = image.meta_
    return (m.sizes[1], prod(grid.meta_.sizes[1:-1]), *m.sizes[2:])


def run(count: int, out: Tensor, input: Tensor, grid: Tensor, mode: int, padding: int, align: bool) -> None:
    """out = the image at the grid's places."""
    dtype = compute_type(input.meta_.dtype)
    result, image, places = scratch(out, dtype), dense(input, dtype), dense(grid, dtype)
    kernel, n = _kernel(dtype, count, mode, padding, align, False, False), prod(grid.meta_.sizes[:-1])
    launch_for_each(kernel, n, address(result), address(image), address(places), _geometry(image, places))
    finish(out, result)


def run_backward(
    count: int, grad_input: Tensor | None, grad_grid: Tensor, grad_output: Tensor, input: Tensor, grid: Tensor, mode: int,
    padding: int, align: bool,
) -> None:  # fmt: skip
    """The gradients of the image, unless it is None, and of the grid."""
    alert_not_deterministic(f"grid_sampler_{count}d_backward_cuda")
    dtype = compute_type(input.meta_.dtype)
    grad, image, places = dense(grad_output, dtype), dense(input, dtype), dense(grid, dtype)
    of_image = None if grad_input is None else zero_(scratch(grad_input, dtype))
    of_grid = scratch(grad_grid, dtype)
    kernel, n = _kernel(dtype, count, mode, padding, align, True, of_image is not None), prod(grid.meta_.sizes[:-1])
    results = address(of_image), address(of_grid)
    launch_for_each(kernel, n, *results, address(grad), address(image), address(places), _geometry(image, places))
    if grad_input is not None and of_image is not None:
        finish(grad_input, of_image)
    finish(grad_grid, of_grid)


stubs.grid_sampler_stub.register("cuda", run)
stubs.grid_sampler_backward_stub.register("cuda", run_backward)
