"""Results whose every element is a weighted sum of a few inputs along each dimension, independently of the others.

Padding by reflection or replication takes one input along each dimension, so does nearest-neighbour interpolation;
linear interpolation takes two, cubic four, antialiasing as many as the filter reaches. One kernel serves them all.

Note [Tap table]
int64: [inputs (3), outputs (3), most taps (3)], then for each dimension how many taps every output has (outputs) and
which inputs they are (outputs x most taps). The weights, in the kernel's own float type, lie in another array: for each
dimension outputs x most taps. Without weights the one tap is copied.

Mirrors aten/src/ATen/native/cpu/UpSampleKernel.cpp (`upsample_generic_Nd_kernel_impl`) and PaddingKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.factories.fill import zero_
from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.nn.param_utils import compute_type, dense, finish, scratch
from tinytensor.c10.scalar_type import ScalarType, float32
from tinytensor.c10.storage import address_of

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


class Axis:
    """Taps along one dimension: `indices` and `weights` of shape (outputs, most taps); `counts` says how many are used."""

    __slots__ = ("counts", "indices", "inputs", "weights")

    def __init__(
        self, inputs: int, indices: np.ndarray, weights: np.ndarray | None = None, counts: np.ndarray | None = None
    ):
        self.inputs = inputs
        self.indices = (indices[:, None] if indices.ndim == 1 else indices).astype(np.int64)
        self.weights = np.ones(self.indices.shape) if weights is None else weights
        self.counts = np.full(len(indices), self.indices.shape[1], np.int64) if counts is None else counts


_ONE = Axis(1, np.zeros((1, 1), np.int64))


class Taps:
    """The tables of three axes in memory. `weights_of(dtype)` is the address of the weights in that type."""

    __slots__ = ("_weights", "address", "array", "axes", "copies", "inputs", "outputs")

    def __init__(self, axes: Sequence[Axis], copies: bool):
        self.axes = [_ONE] * (3 - len(axes)) + list(axes)
        self.copies = copies
        self.inputs = tuple(axis.inputs for axis in self.axes)
        self.outputs = tuple(len(axis.indices) for axis in self.axes)
        most = [axis.indices.shape[1] for axis in self.axes]
        tables = [part.reshape(-1) for axis in self.axes for part in (axis.counts, axis.indices)]
        self.array = np.concatenate([np.array([*self.inputs, *self.outputs, *most], np.int64), *tables])
        self.address = address_of(self.array)
        self._weights: dict[ScalarType, np.ndarray] = {}

    def weights_of(self, dtype: ScalarType) -> int:
        found = self._weights.get(dtype)
        if found is None:
            rows = np.concatenate([axis.weights.reshape(-1) for axis in self.axes])
            found = self._weights[dtype] = rows.astype(np.float32 if dtype is float32 else np.float64)
        return address_of(found)


def run_separable(out: Tensor, self: Tensor, taps: Taps) -> None:
    """out = the weighted sums of self, or copies of single elements."""
    if not out.meta.numel:
        return
    dtype = self.meta.dtype if taps.copies else compute_type(self.meta.dtype)
    result = scratch(out, dtype)
    stubs.separable_stub[out.meta.device.type](result, dense(self, dtype), taps)
    finish(out, result)


def run_separable_backward(out: Tensor, grad: Tensor, taps: Taps) -> None:
    """The transposed sum: each gradient goes to the elements that it was made of."""
    if not out.meta.numel or not grad.meta.numel:
        zero_(out)
        return
    dtype = compute_type(grad.meta.dtype)
    result = scratch(out, dtype)
    stubs.separable_backward_stub[out.meta.device.type](result, dense(grad, dtype), taps)
    finish(out, result)
