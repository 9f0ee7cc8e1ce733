"""CPU kernel of max_unpool, in NumPy.

Mirrors aten/src/ATen/native/cpu/MaxUnpoolKernel.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.nn import nn_stubs as stubs
from tinytensor.aten.native.reference.arrays import view
from tinytensor.c10.error import check

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def max_unpool(out: Tensor, x: Tensor, indices: Tensor, size: int, count: int, volume: str) -> None:
    """out = x at its places in planes of `size` elements; RuntimeError for a place outside."""
    places = view(indices).reshape(-1, count)
    # The last bad index is the one that PyTorch's loop names: it notes each and raises after the loop.
    bad = places[(places < 0) | (places >= size)]
    check(not bad.size, lambda: f"Found an invalid max index: {int(bad[-1])} (output volumes are of size {volume})")
    # Row i of `places` indexes into row i of the result: both have one row for each plane (sample and channel). Of elements
    # with the same place the last one stays, which is why the operator is not deterministic.
    planes = np.arange(len(places))[:, None]
    view(out).reshape(-1, size)[planes, places] = view(x).reshape(-1, count)


stubs.max_unpool_stub.register("cpu", max_unpool)
