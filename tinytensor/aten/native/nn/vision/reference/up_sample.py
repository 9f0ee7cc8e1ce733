"""NumPy kernels of separable sums: the oracle of the tests, and what runs where nothing can be compiled.

One dimension after the other, one tap after the other, every plane at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.vision.up_sample import Axis, Taps
from tinytensor.aten.native.reference.arrays import view

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _shaped(row: np.ndarray, dim: int, like: np.ndarray) -> np.ndarray:
    return row.reshape([-1 if d == dim else 1 for d in range(like.ndim)])


def _sum_taps(x: np.ndarray, axis: Axis, dim: int) -> np.ndarray:
    sizes = list(x.shape)
    sizes[dim] = len(axis.indices)
    total = np.zeros(sizes, x.dtype)
    for k in range(axis.indices.shape[1]):
        used = _shaped(axis.counts > k, dim, x)
        term = np.take(x, axis.indices[:, k], axis=dim) * _shaped(axis.weights[:, k].astype(x.dtype), dim, x)
        total += np.where(used, term, 0)
    return total


def _spread_taps(g: np.ndarray, axis: Axis, dim: int) -> np.ndarray:
    moved = np.moveaxis(g, dim, 0)
    total = np.zeros((axis.inputs, *moved.shape[1:]), g.dtype)
    for k in range(axis.indices.shape[1]):
        used = axis.counts > k
        np.add.at(total, axis.indices[used, k], moved[used] * _shaped(axis.weights[used, k].astype(g.dtype), 0, moved))
    return np.moveaxis(total, 0, dim)


def run(out: Tensor, x: Tensor, taps: Taps) -> None:
    source, target = view(x).reshape(-1, *taps.inputs), view(out).reshape(-1, *taps.outputs)
    if taps.copies:
        i0, i1, i2 = (axis.indices[:, 0] for axis in taps.axes)
        target[...] = source[:, i0[:, None, None], i1[None, :, None], i2[None, None, :]]
        return
    # In the kernel's order, innermost dimension first.
    for dim in (3, 2, 1):
        source = _sum_taps(source, taps.axes[dim - 1], dim)
    target[...] = source


def run_backward(grad_input: Tensor, grad: Tensor, taps: Taps) -> None:
    g = view(grad).reshape(-1, *taps.outputs)
    for dim in (1, 2, 3):
        g = _spread_taps(g, taps.axes[dim - 1], dim)
    view(grad_input).reshape(-1, *taps.inputs)[...] = g


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.separable_stub.register("cpu", run)
    stubs.separable_backward_stub.register("cpu", run_backward)
