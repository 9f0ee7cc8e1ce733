"""NumPy kernels of the matrix products: the oracle of the tests, and what runs where nothing can be compiled.

The planners have the form of aten/native/linalg/linear_algebra_stubs.py; there is nothing to prepare.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np

from tinytensor.aten.native.linalg import linear_algebra_stubs as stubs
from tinytensor.aten.native.reference.arrays import read, write
from tinytensor.c10.metadata import Metadata

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Launch = Callable[..., None]


def product(a: Tensor, b: Tensor) -> np.ndarray:
    """a @ b; 16-bit floats compute in float32, integers wrap around."""
    with np.errstate(all="ignore"):
        return np.matmul(read(a), read(b))


def plan_product(a: Metadata, b: Metadata, out: Metadata) -> Launch:
    """The plan of mm, bmm and mv: NumPy multiplies all three in the same way."""

    def launch(out: Tensor, a: Tensor, b: Tensor) -> None:
        write(out, product(a, b).reshape(out.meta_.sizes))

    return launch


def plan_addmm(bias: Metadata, a: Metadata, b: Metadata, out: Metadata) -> Launch:
    def launch(out: Tensor, self: Tensor, a: Tensor, b: Tensor, beta: float, alpha: float) -> None:
        kind = float if out.meta_.dtype.is_floating_point else int
        with np.errstate(all="ignore"):
            result = product(a, b)
            result = result * np.asarray(kind(alpha)).astype(result.dtype)
            if kind(beta) != 0:  # with beta = 0 a NaN in the bias must not spread
                result = result + np.asarray(kind(beta)).astype(result.dtype) * read(self)
            write(out, result)

    return launch


def register() -> None:
    """Put the NumPy kernels behind the stubs."""
    stubs.mm_stub.register("cpu", plan_product)
    stubs.bmm_stub.register("cpu", plan_product)
    stubs.mv_stub.register("cpu", plan_product)
    stubs.addmm_stub.register("cpu", plan_addmm)


def register_with_bias() -> None:
    """The same for the products that add to a bias."""
    stubs.addmv_stub.register("cpu", plan_addmm)
    stubs.baddbmm_stub.register("cpu", plan_addmm)
