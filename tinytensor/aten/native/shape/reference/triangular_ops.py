"""NumPy kernels of tril, triu and flip. See aten/native/shape/tensor_transformations_stubs.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.reference.arrays import view
from tinytensor.aten.native.shape import tensor_transformations_stubs as stubs
from tinytensor.c10.metadata import Metadata

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Launch = Callable[..., None]


def plan_triangle(m: Metadata, out: Metadata, diagonal: int, upper: bool) -> Launch:
    reach = max(m.sizes[-2:]) + 1
    k = min(max(diagonal, -reach), reach)

    def launch(out: Tensor, self: Tensor) -> None:
        view(out)[...] = (np.triu if upper else np.tril)(view(self), k)

    return launch


def plan_flip(m: Metadata, out: Metadata, dims: Sequence[int]) -> Launch:
    def launch(out: Tensor, self: Tensor) -> None:
        view(out)[...] = np.flip(view(self), tuple(dims))

    return launch


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.triangle_stub.register("cpu", plan_triangle)
    stubs.flip_stub.register("cpu", plan_flip)
