"""The second derivative of grid_sample, in public operators, so that it can be differentiated as often as one likes.

A sample is a sum over taps, sum(pixel * W) with W = product of w_d(x_d) over the dimensions; the gradient of the image is
sum(grad * W) at each pixel, that of the grid sum(grad * pixel) * W_d, where a subscript is a derivative. Given u and q,
gradients of these two,

    of grad     sum(u * W + pixel * D),  D = sum(W_d * q_d over d)
    of pixel    grad * D
    of x_d      sum(grad * u) * W_d + sum(grad * pixel) * sum(W_de * q_e over e)

Mirrors the double backward of grid_sampler in torch/csrc/autograd/FunctionsManual.cpp; places are found as in
aten/src/ATen/native/GridSampler.h.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from tinytensor.aten import functions as F
from tinytensor.c10.layout import contiguous_format

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

BILINEAR, NEAREST, BICUBIC = range(3)
ZEROS, BORDER, REFLECTION = range(3)
Polynomial = tuple[float, ...]

# Keys' cubic convolution with a = -0.75: (a + 2) x^3 - (a + 3) x^2 + 1 for the two taps with |x| <= 1, and
# a x^3 - 5a x^2 + 8a x - 4a for the two with 1 < |x| < 2. Coefficients stand from the highest power down.
_A = -0.75
_NEAR: Polynomial = (_A + 2, -(_A + 3), 0.0, 1.0)
_FAR: Polynomial = (_A, -5 * _A, 8 * _A, -4 * _A)


class Tap(NamedTuple):
    """Along one dimension: pixel numbers, whether they are pixels, the weight and its derivatives (None: zero)."""

    pixel: Tensor
    inside: Tensor
    orders: tuple[Tensor, Tensor | None, Tensor | None]


def grid_sampler_double_backward(
    to_input: Tensor | None, to_grid: Tensor | None, grad_output: Tensor, input: Tensor, grid: Tensor, mode: int,
    padding: int, align_corners: bool, mask: Sequence[bool],
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:  # fmt: skip
    """Gradients of grad_output, input and grid; `mask` says which are wanted."""
    if to_input is None and (to_grid is None or mode == NEAREST):  # the nearest pixel's grid has a gradient of 0
        return None, None, None
    count = input.dim() - 2
    image, grad = F.movedim(input, 1, -1), F.movedim(grad_output, 1, -1)
    u = None if to_input is None else F.movedim(to_input, 1, -1)
    last = count - 1  # the grid's coordinates are innermost first
    q = None if to_grid is None else [F.select(to_grid, -1, last - d) for d in range(count)]
    axes = [_taps(F.select(grid, -1, last - d), input.shape[2 + d], mode, padding, align_corners) for d in range(count)]
    batch = F.arange(input.size(0), device=input.device).reshape([-1] + [1] * count)
    of_grad, of_image = F.zeros_like(grad), F.zeros_like(image)
    of_grid = [F.zeros_like(F.select(grid, -1, 0)) for _ in range(count)]
    # One turn for each corner of the cell around the sample: 2^d of them, or 4^d for the cubic mode. Each turn handles all
    # samples at once. In here `inside` is what padding with zeros means: a pixel outside reads as 0, and gets nothing.
    for corner in product(*axes):
        at = (batch, *(tap.pixel for tap in corner))
        inside = corner[0].inside
        for tap in corner[1:]:
            inside = F.logical_and(inside, tap.inside)

        def read(t: Tensor, at: tuple = at, inside: Tensor = inside) -> Tensor:
            return F.where(inside.unsqueeze(-1), t[at], 0.0)

        pixel = read(image)
        tilt = None if q is None else _sum(_times(_weight(corner, d), q[d]) for d in range(count))
        if u is not None:
            weight = _weight(corner)
            assert weight is not None
            of_grad = of_grad + read(u) * weight.unsqueeze(-1)
        if tilt is not None:
            of_grad = of_grad + pixel * tilt.unsqueeze(-1)
            share = F.where(inside.unsqueeze(-1), grad * tilt.unsqueeze(-1), 0.0)
            of_image = F.index_put(of_image, at, share, accumulate=True)
        for d in range(count):
            terms = [] if u is None else [_times(_weight(corner, d), (grad * read(u)).sum(-1))]
            if q is not None:
                bend = _sum(_times(_weight(corner, d, e), q[e]) for e in range(count))
                terms.append(_times(bend, (grad * pixel).sum(-1)))
            of_grid[d] = _sum([of_grid[d], *terms])
    return (
        F.clone(F.movedim(of_grad, -1, 1), memory_format=contiguous_format) if mask[0] else None,
        F.movedim(of_image, -1, 1) if mask[1] and q is not None and mode != NEAREST else None,  # linear in q
        F.stack(of_grid[::-1], -1) if mask[2] else None,
    )


def _times(a: Tensor | None, b: Tensor) -> Tensor | None:
    return None if a is None else a * b


def _sum(terms: Iterable[Tensor | None]) -> Tensor | None:
    total = None
    for term in terms:
        if term is not None:
            total = term if total is None else total + term
    return total


def _weight(corner: Sequence[Tap], *by: int) -> Tensor | None:
    """The product of the taps' weights, differentiated along the dimensions `by`; None where that is zero."""
    result = None
    for d, tap in enumerate(corner):
        factor = tap.orders[by.count(d)]
        if factor is None:
            return None
        result = factor if result is None else result * factor
    return result


# ---- taps along one dimension ----------------------------------------------------------------------------------------


def _taps(coordinate: Tensor, size: int, mode: int, padding: int, align_corners: bool) -> list[Tap]:
    """The pixels along one dimension that a sample reads.

    A coordinate in [-1, 1] becomes a pixel number: with align_corners -1 and 1 are the centres of the outermost pixels,
    otherwise their outer edges. `factor` is the derivative of that, by which each order of derivative is multiplied.
    """
    factor = (size - 1) / 2 if align_corners else size / 2
    place = (coordinate + 1) * factor if align_corners else ((coordinate + 1) * size - 1) / 2
    if mode == BICUBIC:
        return _cubic_taps(place, factor, size, padding, align_corners)
    place, moves = _pad(place, size, padding, align_corners)
    if mode == NEAREST:
        return [_tap(F.round(place), size, F.ones_like(place), None, None)]
    left = F.floor(place).detach()
    slope = moves * factor
    return [
        _tap(left, size, left + 1 - place, -slope, None),
        _tap(left + 1, size, place - left, slope, None),
    ]


def _tap(place: Tensor, size: int, *orders: Tensor | None) -> Tap:
    """Numbers outside are replaced by 0, which can be read; `inside` says that this value does not count."""
    inside = F.logical_and(place >= 0, place < size).detach()
    return Tap(F.where(inside, place.detach(), 0.0).long(), inside, orders)  # type: ignore[arg-type]


def _pad(place: Tensor, size: int, padding: int, align_corners: bool) -> tuple[Tensor, Tensor]:
    """A place brought inside as the padding mode says, and the derivative of that."""
    moves = F.ones_like(place)
    if padding == REFLECTION:
        place, moves = _reflect(place, *((0.0, size - 1.0) if align_corners else (-0.5, size - 0.5)))
    if padding != ZEROS:
        moves = moves * F.logical_and(place > 0, place < size - 1)
        place = F.clamp(F.where(F.isnan(place), 0.0, place), 0, size - 1)
    return place, moves.detach()


def _reflect(place: Tensor, low: float, high: float) -> tuple[Tensor, Tensor]:
    """Fold the line at `low` and `high`. The sign is the derivative: it turns at each fold."""
    if low == high:
        return F.zeros_like(place), F.zeros_like(place)
    span = high - low
    moved = F.abs(place - low)
    extra = F.fmod(moved, span)
    even = F.fmod(F.floor(moved / span), 2) == 0
    sign = F.where(F.logical_xor(place < low, even), 1.0, -1.0).to(place.dtype)
    return F.where(even, extra + low, span - extra + low), sign


def _cubic_taps(place: Tensor, factor: float, size: int, padding: int, align_corners: bool) -> list[Tap]:
    """The four pixels around a sample. `way` is the derivative of a tap's distance x by the place: 1 or -1.

    The padding moves the pixels here and not the place, so the weights do not depend on it.
    """
    left = F.floor(place).detach()
    t = place - left
    found = []
    for k, (x, way, f) in enumerate([(t + 1, 1, _FAR), (t, 1, _NEAR), (1 - t, -1, _NEAR), (2 - t, -1, _FAR)]):
        tap, _ = _pad(left + (k - 1), size, padding, align_corners)
        slope, curve = _derivative(f), _derivative(_derivative(f))
        orders = _value(f, x), _value(slope, x) * (way * factor), _value(curve, x) * factor**2
        found.append(_tap(F.trunc(tap), size, *orders))  # between pixels, after a reflection, it is cut off
    return found


def _derivative(f: Polynomial) -> Polynomial:
    degree = len(f) - 1
    return tuple(a * (degree - i) for i, a in enumerate(f[:-1]))


def _value(f: Polynomial, x: Tensor) -> Tensor:
    """Horner's rule."""
    total = x * f[0] + f[1]
    for a in f[2:]:
        total = total * x + a
    return total
