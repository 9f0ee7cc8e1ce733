"""NumPy kernels of pools: the oracle of the tests, and what runs where nothing can be compiled.

A loop over output positions; every plane at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.pooling.pool_windows import Windows
from tinytensor.aten.native.reference.arrays import view

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def _planes(t: Tensor, sizes: Ints) -> np.ndarray:
    return view(t).reshape(-1, *sizes)


def _positions(windows: Windows) -> Iterator[Ints]:
    return iter(np.ndindex(*windows.outputs))


def _place(planes: slice, at: Ints) -> tuple[slice | int, ...]:
    return (planes, *at)


def _spans(windows: Windows, at: Ints, plane: int | None) -> list[tuple[int, int, int]]:
    """(start, end, share) per dimension of the window at one output position."""
    rows = ((row if plane is None else row[plane]) for axis in windows.axes for row in axis)
    columns = [int(row[at[i // 3]]) for i, row in enumerate(rows)]
    return [(columns[3 * d], columns[3 * d + 1], columns[3 * d + 2]) for d in range(3)]


def _own_tables(windows: Windows) -> bool:
    return windows.axes[0][0].ndim == 2


def max_pool(out: Tensor, indices: Tensor, x: Tensor, windows: Windows) -> None:
    source, target, places = (
        _planes(x, windows.inputs),
        _planes(out, windows.outputs),
        _planes(indices, windows.outputs),
    )
    every = range(len(source)) if _own_tables(windows) else (None,)
    for plane in every:
        chosen = slice(None) if plane is None else slice(plane, plane + 1)
        for at in _positions(windows):
            spans = _spans(windows, at, plane)
            picks = [np.arange(a, max(e, a + 1), s) for (a, e, _), s in zip(spans, windows.steps, strict=True)]
            flat = np.ravel_multi_index(np.meshgrid(*picks, indexing="ij"), windows.inputs).reshape(-1)
            values = source[chosen].reshape(len(source[chosen]), -1)[:, flat]
            # argmax takes the first of equal elements, and the first NaN; the kernel takes the last NaN.
            best = values.argmax(axis=1)
            if values.dtype.kind == "f":
                bad = np.isnan(values)
                last = values.shape[1] - 1 - bad[:, ::-1].argmax(axis=1)
                best = np.where(bad.any(axis=1), last, best)
            target[_place(chosen, at)] = np.take_along_axis(values, best[:, None], 1)[:, 0]
            places[_place(chosen, at)] = flat[best]


def _divided(values: np.ndarray, divisor: int) -> np.ndarray:
    if values.dtype.kind == "f":
        return values / values.dtype.type(divisor)
    # Integers are divided as in C: towards 0. NumPy's // rounds down.
    quotient, rest = np.divmod(values, divisor)
    return quotient + ((quotient < 0) & (rest != 0))


def avg_pool(out: Tensor, x: Tensor, windows: Windows, divisor: int) -> None:
    source, target = _planes(x, windows.inputs), _planes(out, windows.outputs)
    for at in _positions(windows):
        (a, b, c), (d, e, f), (g, h, i) = _spans(windows, at, None)
        if b <= a or e <= d or h <= g:
            target[_place(slice(None), at)] = 0
        else:
            total = source[:, a:b, d:e, g:h].sum(axis=(1, 2, 3), dtype=source.dtype)
            target[_place(slice(None), at)] = _divided(total, divisor or c * f * i)


def avg_pool_backward(grad_input: Tensor, grad: Tensor, windows: Windows, divisor: int) -> None:
    target, source = _planes(grad_input, windows.inputs), _planes(grad, windows.outputs)
    target[...] = 0
    for at in _positions(windows):
        (a, b, c), (d, e, f), (g, h, i) = _spans(windows, at, None)
        if divisor or c * f * i:
            share = _divided(source[_place(slice(None), at)], divisor or c * f * i)
            target[:, a:b, d:e, g:h] += share[:, None, None, None]


def scatter_planes(grad_input: Tensor, grad: Tensor, indices: Tensor, size: int, count: int) -> int | None:
    target, places, values = view(grad_input).reshape(-1, size), view(indices).reshape(-1, count), view(grad)
    target[...] = 0
    inside = (places >= 0) & (places < size)
    planes = np.broadcast_to(np.arange(len(places))[:, None], places.shape)
    np.add.at(target, (planes[inside], places[inside]), values.reshape(-1, count)[inside])
    return None if inside.all() else int(places[~inside][0])


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.max_pool_stub.register("cpu", max_pool)
    stubs.avg_pool_stub.register("cpu", avg_pool)
    stubs.avg_pool_backward_stub.register("cpu", avg_pool_backward)
    stubs.scatter_planes_stub.register("cpu", scatter_planes)
