"""NumPy kernels of convolution's columns: the oracle of the tests, and what runs where nothing can be compiled.

The volume is padded; then the inputs of one tap are a strided slice of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.convolution.vol2col import ColumnGeometry
from tinytensor.aten.native.reference.arrays import view

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def _taps(g: ColumnGeometry) -> Iterator[tuple[int, tuple[slice, ...]]]:
    """(number of the tap, where its inputs are in the padded volume)."""
    for number, tap in enumerate(np.ndindex(*g.kernel)):
        starts = [k * d for k, d in zip(tap, g.dilation, strict=True)]
        yield (
            number,
            tuple(slice(a, a + (o - 1) * s + 1, s) for a, o, s in zip(starts, g.outputs, g.stride, strict=True)),
        )


def _padded_sizes(g: ColumnGeometry) -> list[int]:
    """The input with its padding, or as far as the last window reaches where that is further."""
    reach = [
        (o - 1) * s + (k - 1) * d + 1 for o, s, k, d in zip(g.outputs, g.stride, g.kernel, g.dilation, strict=True)
    ]
    return [max(r, n + 2 * p) for r, n, p in zip(reach, g.inputs, g.padding, strict=True)]


def _inside(g: ColumnGeometry) -> tuple[slice, ...]:
    return tuple(slice(p, p + n) for p, n in zip(g.padding, g.inputs, strict=True))


def volume_to_columns(columns: Tensor, volume: Tensor, g: ColumnGeometry) -> None:
    source = view(volume).reshape(g.count, g.channels, *g.inputs)
    target = view(columns).reshape(g.count, g.channels, -1, *g.outputs)
    padded = np.zeros((g.count, g.channels, *_padded_sizes(g)), source.dtype)
    padded[:, :, *_inside(g)] = source
    for number, window in _taps(g):
        target[:, :, number] = padded[:, :, *window]


def columns_to_volume(volume: Tensor, columns: Tensor, g: ColumnGeometry) -> None:
    source = view(columns).reshape(g.count, g.channels, -1, *g.outputs)
    padded = np.zeros((g.count, g.channels, *_padded_sizes(g)), source.dtype)
    for number, window in _taps(g):
        padded[:, :, *window] += source[:, :, number]
    view(volume).reshape(g.count, g.channels, *g.inputs)[...] = padded[:, :, *_inside(g)]


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.vol2col_stub.register("cpu", volume_to_columns)
    stubs.col2vol_stub.register("cpu", columns_to_volume)
