"""Loops of normalization over rows of contiguous elements.

Sums run in the elements' own type over blocks of 1024, which vectorises, and in float64 from block to block. So a float32
sum never collects more than 1024 rounding errors before it meets a float64.

All tensors here are contiguous: element j of row i is at i * n + j, and `lo, hi` count rows unless a loop says otherwise.

Mirrors aten/src/ATen/native/cpu/layer_norm_kernel.cpp, group_norm_kernel.cpp and batch_norm_kernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from numpy import float64, int64, uintp

from tinytensor.kernel_compiler.pointers import ptr_float64

F = Callable
BLOCK = 1024


def _moments(zero: F, convert: F) -> F:
    """(mean, mean of squared distances from it) of the n elements from `start`."""

    def moments(x, start, n):
        total = float64(0)
        at = int64(0)
        # Two passes: the variance is a sum of squared distances from the mean, which cannot cancel. The one-pass
        # formula (mean of squares minus squared mean) can.
        while at < n:
            part = zero()
            for j in range(uintp(start + at), uintp(start + min(at + BLOCK, n))):
                part += x[j]
            total += float64(part)
            at += BLOCK
        mean = total / n
        center = convert(mean)
        squares = float64(0)
        at = int64(0)
        while at < n:
            part = zero()
            for j in range(uintp(start + at), uintp(start + min(at + BLOCK, n))):
                distance = x[j] - center
                part += distance * distance
            squares += float64(part)
            at += BLOCK
        return mean, squares / n

    return moments


def row_moments(ptr: F, zero: F, convert: F) -> F:
    """out[row] = (mean, variance), in float64."""
    moments = _moments(zero, convert)

    def loop(lo, hi, out, x, n):
        o, source = ptr_float64(out), ptr(x)
        for row in range(int64(lo), int64(hi)):
            mean, variance = moments(source, row * n, n)
            o[2 * row] = mean
            o[2 * row + 1] = variance

    return loop


def row_affine(ptr: F) -> F:
    """out[row] = scale[row] * x[row] + shift[row]."""

    def loop(lo, hi, out, x, scale, shift, n):
        for row in range(int64(lo), int64(hi)):
            o, source = ptr(out), ptr(x)
            a, b = ptr(scale)[row], ptr(shift)[row]
            for j in range(uintp(row * n), uintp((row + 1) * n)):
                o[j] = a * source[j] + b

    return loop


def _affine_of_given(ptr: F, convert: F) -> F:
    """(scale, shift) of a channel with moments that are given.

    So there is one multiplication and one addition for each element. Both numbers are made in float64 and rounded once.
    """

    def affine(channel, mean, invstd, weight, bias):
        a = invstd
        if weight != 0:
            a *= float64(ptr(weight)[channel])
        b = -mean * a
        if bias != 0:
            b += float64(ptr(bias)[channel])
        return convert(a), convert(b)

    return affine


def _affine_of_batch(ptr: F, convert: F) -> F:
    """The same with the moments of the batch, over `count` elements. They are saved, and the running ones follow them."""
    affine = _affine_of_given(ptr, convert)

    def of_batch(
        channel, mean, variance, count, save_mean, save_invstd, running_mean, running_var, weight, bias, momentum, eps
    ):
        # The running variance is the unbiased one; the batch itself is normalized by the biased.
        if running_mean != 0:
            old = float64(ptr(running_mean)[channel])
            ptr(running_mean)[channel] = convert(momentum * mean + (1.0 - momentum) * old)
        if running_var != 0:
            old = float64(ptr(running_var)[channel])
            ptr(running_var)[channel] = convert(
                momentum * (variance * (count / (count - 1.0))) + (1.0 - momentum) * old
            )
        # The result is computed from what is saved, as it was rounded.
        center, r = convert(mean), convert(1.0 / sqrt(variance + eps))
        ptr(save_mean)[channel] = center
        ptr(save_invstd)[channel] = r
        return affine(channel, float64(center), float64(r), weight, bias)

    return of_batch


def batch_norm(ptr: F, convert: F) -> F:
    """A row is a channel of a sample: normalized with moments that are given, then scaled and shifted."""
    affine = _affine_of_given(ptr, convert)

    def loop(lo, hi, out, x, mean, variance, weight, bias, channels, n, eps):
        for row in range(int64(lo), int64(hi)):
            o, source = ptr(out), ptr(x)
            channel = row % channels
            invstd = 1.0 / sqrt(float64(ptr(variance)[channel]) + eps)
            scale, shift = affine(channel, float64(ptr(mean)[channel]), invstd, weight, bias)
            for j in range(uintp(row * n), uintp((row + 1) * n)):
                o[j] = scale * source[j] + shift

    return loop


def batch_norm_train(ptr: F, zero: F, convert: F) -> F:
    """batch_norm with the batch's own moments. `lo, hi` count channels, each of which is a row of every sample."""
    moments, affine = _moments(zero, convert), _affine_of_batch(ptr, convert)

    def loop(
        lo, hi, out, x, save_mean, save_invstd, running_mean, running_var, weight, bias, samples, channels, n, momentum,
        eps,
    ):  # fmt: skip
        for channel in range(int64(lo), int64(hi)):
            o, source = ptr(out), ptr(x)
            # The rows are equally long: the channel's mean is the mean of theirs, its variance the mean of theirs and of the
            # squared distances of their means from it. Row by row (Chan): no term cancels.
            mean, variance, spread = float64(0), float64(0), float64(0)
            for i in range(samples):
                m, v = moments(source, (i * channels + channel) * n, n)
                distance = m - mean
                mean += distance / (i + 1)
                spread += distance * distance * i / (i + 1)
                variance += v
            variance = (variance + spread) / samples
            scale, shift = affine(
                channel, mean, variance, float64(samples * n), save_mean, save_invstd, running_mean, running_var,
                weight, bias, momentum, eps,
            )  # fmt: skip
            for i in range(samples):
                start = (i * channels + channel) * n
                for j in range(uintp(start), uintp(start + n)):
                    o[j] = scale * source[j] + shift

    return loop


def _apply_to_columns(ptr: F) -> F:
    """out[i, j] = scale[j] * x[i, j] + shift[j] for the columns `lo` to `hi`, row by row as they lie in memory."""

    def apply(lo, hi, out, x, scale, shift, samples, channels):
        o, source, a, b = ptr(out), ptr(x), ptr(scale), ptr(shift)
        for i in range(samples):
            start = i * channels
            for j in range(int64(lo), int64(hi)):
                o[uintp(start + j)] = a[uintp(j)] * source[uintp(start + j)] + b[uintp(j)]

    return apply


def batch_norm_columns(ptr: F, convert: F) -> F:
    """batch_norm of an input without places, (N, C), with moments that are given. `lo, hi` count channels, the columns."""
    affine, apply = _affine_of_given(ptr, convert), _apply_to_columns(ptr)

    def loop(lo, hi, out, x, mean, variance, weight, bias, scale, shift, samples, channels, eps):
        for channel in range(int64(lo), int64(hi)):
            invstd = 1.0 / sqrt(float64(ptr(variance)[channel]) + eps)
            a, b = affine(channel, float64(ptr(mean)[channel]), invstd, weight, bias)
            ptr(scale)[channel] = a
            ptr(shift)[channel] = b
        apply(lo, hi, out, x, scale, shift, samples, channels)

    return loop


def batch_norm_columns_train(ptr: F, convert: F) -> F:
    """The same with the batch's own moments: `moments[channel]` is (mean, variance), in float64."""
    affine, apply = _affine_of_batch(ptr, convert), _apply_to_columns(ptr)

    def loop(
        lo, hi, out, save_mean, save_invstd, x, moments, running_mean, running_var, weight, bias, scale, shift, samples,
        channels, momentum, eps,
    ):  # fmt: skip
        for channel in range(int64(lo), int64(hi)):
            mean, variance = ptr_float64(moments)[2 * channel], ptr_float64(moments)[2 * channel + 1]
            a, b = affine(
                channel, mean, variance, float64(samples), save_mean, save_invstd, running_mean, running_var, weight,
                bias, momentum, eps,
            )  # fmt: skip
            ptr(scale)[channel] = a
            ptr(shift)[channel] = b
        apply(lo, hi, out, x, scale, shift, samples, channels)

    return loop


def batch_norm_backward(ptr: F, zero: F, convert: F) -> F:
    """The gradients of the same. `lo, hi` count channels; what is not wanted has the address 0."""

    def loop(lo, hi, grad_input, grad_weight, grad_bias, grad, x, mean, invstd, weight, samples, channels, n):
        for channel in range(int64(lo), int64(hi)):
            g, source = ptr(grad), ptr(x)
            center, r = ptr(mean)[channel], float64(ptr(invstd)[channel])
            total, product = float64(0), float64(0)  # of g, and of g * (x - mean)
            for i in range(samples):
                start = (i * channels + channel) * n
                at = int64(0)
                while at < n:  # blocks as in _moments
                    part, dot = zero(), zero()
                    for j in range(uintp(start + at), uintp(start + min(at + BLOCK, n))):
                        part += g[j]
                        dot += g[j] * (source[j] - center)
                    total += float64(part)
                    product += float64(dot)
                    at += BLOCK
            if grad_weight != 0:
                ptr(grad_weight)[channel] = convert(product * r)
            if grad_bias != 0:
                ptr(grad_bias)[channel] = convert(total)
            if grad_input != 0:
                # With x^ = (x - mean) * r and means over the channel's `count` elements:
                #     grad_input = w * r * (g - mean(g) - x^ * mean(g * x^))
                # which is a * g + b * x + c with three numbers a channel.
                o = ptr(grad_input)
                of_grad = r
                if weight != 0:
                    of_grad *= float64(ptr(weight)[channel])
                count = float64(samples * n)
                of_x = -of_grad * product * r * r / count
                a, b = convert(of_grad), convert(of_x)
                c = convert(-of_x * float64(center) - of_grad * total / count)
                for i in range(samples):
                    start = (i * channels + channel) * n
                    for j in range(uintp(start), uintp(start + n)):
                        o[j] = a * g[j] + b * source[j] + c

    return loop


def row_dots(ptr: F, zero: F) -> F:
    """out[row] = (sum of g, sum of g * (x - center[row])), in float64."""

    def loop(lo, hi, out, grad, x, center, n):
        o, g, source = ptr_float64(out), ptr(grad), ptr(x)
        for row in range(int64(lo), int64(hi)):
            c = ptr(center)[row]
            total, product = float64(0), float64(0)
            at = int64(0)
            # Blocks as in _moments; two sums in one pass over memory.
            while at < n:
                part, dot = zero(), zero()
                for j in range(uintp(row * n + at), uintp(row * n + min(at + BLOCK, n))):
                    part += g[j]
                    dot += g[j] * (source[j] - c)
                total += float64(part)
                product += float64(dot)
                at += BLOCK
            o[2 * row] = total
            o[2 * row + 1] = product

    return loop


def row_combine(ptr: F) -> F:
    """out[row] = a[row] * g[row] + b[row] * x[row] + c[row]."""

    def loop(lo, hi, out, grad, x, of_grad, of_x, constant, n):
        for row in range(int64(lo), int64(hi)):
            o, g, source = ptr(out), ptr(grad), ptr(x)
            a, b, c = ptr(of_grad)[row], ptr(of_x)[row], ptr(constant)[row]
            for j in range(uintp(row * n), uintp((row + 1) * n)):
                o[j] = a * g[j] + b * source[j] + c

    return loop


def group_norm(ptr: F, zero: F, convert: F) -> F:
    """A row is a group of `count` channels of a sample: normalized, then scaled and shifted channel by channel."""
    moments = _moments(zero, convert)

    def loop(lo, hi, out, mean, rstd, x, weight, bias, groups, count, places, eps):
        # Channels of a group lie side by side, so a group is one contiguous row of count * places elements.
        for row in range(int64(lo), int64(hi)):
            o, source = ptr(out), ptr(x)
            start = row * count * places
            m, variance = moments(source, start, count * places)
            r = 1.0 / sqrt(variance + eps)
            ptr(mean)[row] = convert(m)
            ptr(rstd)[row] = convert(r)
            for k in range(count):
                channel = row % groups * count + k
                # (x - m) * r * weight + bias as one multiplication and one addition: scale = r * weight, shift = bias -
                # m * r * weight. Both are made in float64 and rounded once.
                a, b = r, -r * m
                if weight != 0:
                    w = float64(ptr(weight)[channel])
                    a, b = a * w, b * w
                if bias != 0:
                    b += float64(ptr(bias)[channel])
                scale, shift = convert(a), convert(b)
                for j in range(uintp(start + k * places), uintp(start + (k + 1) * places)):
                    o[j] = scale * source[j] + shift

    return loop


def layer_norm(ptr: F, zero: F, convert: F) -> F:
    """out[row] = (x - mean) / sqrt(variance + eps) * weight + bias, with mean and 1 / sqrt(..) of each row."""
    moments = _moments(zero, convert)

    def loop(lo, hi, out, mean, rstd, x, weight, bias, n, eps):
        for row in range(int64(lo), int64(hi)):
            o, source = ptr(out), ptr(x)
            start = row * n
            m, variance = moments(source, start, n)
            scale = convert(1.0 / sqrt(variance + eps))
            center = convert(m)  # taken off first: equal elements give zero
            ptr(mean)[row] = center
            ptr(rstd)[row] = scale
            w, b = ptr(weight), ptr(bias)
            # An address of 0 stands for a tensor that was not given. The four cases are written out, since a test
            # within the loop would keep it from running in vector lanes.
            if weight != 0 and bias != 0:
                for j in range(uintp(n)):
                    o[uintp(start) + j] = (source[uintp(start) + j] - center) * scale * w[j] + b[j]
            elif weight != 0:
                for j in range(uintp(n)):
                    o[uintp(start) + j] = (source[uintp(start) + j] - center) * scale * w[j]
            elif bias != 0:
                for j in range(uintp(n)):
                    o[uintp(start) + j] = (source[uintp(start) + j] - center) * scale + b[j]
            else:
                for j in range(uintp(n)):
                    o[uintp(start) + j] = (source[uintp(start) + j] - center) * scale

    return loop


def layer_norm_backward(ptr: F, zero: F, convert: F) -> F:
    """grad_input of each row."""

    def loop(lo, hi, grad_input, grad, x, mean, rstd, weight, n):
        # With d = grad * weight, r = rstd and x^ = (x - m) * r:
        #     grad_input = r * (d - mean(d) - x^ * mean(d * x^))
        # which is r * d + of_x * x + constant, with two numbers that depend on the row alone.
        for row in range(int64(lo), int64(hi)):
            o, g, source, w = ptr(grad_input), ptr(grad), ptr(x), ptr(weight)
            start = row * n
            m, r = ptr(mean)[row], ptr(rstd)[row]
            total, product = float64(0), float64(0)
            at = int64(0)
            while at < n:
                part, dot = zero(), zero()
                if weight != 0:
                    for j in range(uintp(at), uintp(min(at + BLOCK, n))):
                        d = g[uintp(start) + j] * w[j]
                        part += d
                        dot += d * (source[uintp(start) + j] - m)
                else:
                    for j in range(uintp(at), uintp(min(at + BLOCK, n))):
                        d = g[uintp(start) + j]
                        part += d
                        dot += d * (source[uintp(start) + j] - m)
                total += float64(part)
                product += float64(dot)
                at += BLOCK
            # product = sum of d * (x - m), total = sum of d.
            of_x = convert(-product * float64(r) * float64(r) * float64(r) / n)
            constant = convert(-total * float64(r) / n) - of_x * m
            if weight != 0:
                for j in range(uintp(n)):
                    place = uintp(start) + j
                    o[place] = r * g[place] * w[j] + of_x * source[place] + constant
            else:
                for j in range(uintp(n)):
                    place = uintp(start) + j
                    o[place] = r * g[place] + of_x * source[place] + constant

    return loop


def layer_norm_weight_backward(ptr: F, zero: F) -> F:
    """grad_weight and grad_bias: sums over rows. `lo, hi` count strips of columns."""

    def loop(lo, hi, grad_weight, grad_bias, grad, x, mean, rstd, rows, n, strip):
        gw, gb, g, source = ptr(grad_weight), ptr(grad_bias), ptr(grad), ptr(x)
        # grad_weight[j] = sum over rows of grad * (x - mean) * rstd, grad_bias[j] = sum over rows of grad. A thread owns
        # columns [first, last) and reads all rows: each row in its order in memory, and no sum is shared.
        first, last = uintp(int64(lo) * strip), uintp(min(int64(hi) * strip, n))
        for j in range(first, last):
            gw[j] = zero()
            gb[j] = zero()
        for row in range(rows):
            m, r = ptr(mean)[row], ptr(rstd)[row]
            start = uintp(row * n)
            for j in range(first, last):
                gw[j] += g[start + j] * ((source[start + j] - m) * r)
            for j in range(first, last):
                gb[j] += g[start + j]

    return loop
