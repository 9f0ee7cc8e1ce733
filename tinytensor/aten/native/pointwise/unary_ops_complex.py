"""Functions of complex numbers on real ones: mostly nothing.

Mirrors `real`, `imag`, `conj`, `resolve_conj`, `isreal` of aten/src/ATen/native/UnaryOps.cpp and TensorCompare.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.scalar_type import bool_

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor


def real(self: Tensor) -> Tensor:
    return self


def imag(self: Tensor) -> Tensor:
    raise RuntimeError("imag is not implemented for tensors with non-complex dtypes.")


def conj(self: Tensor) -> Tensor:
    return self


def conj_physical(self: Tensor) -> Tensor:
    return self


def conj_physical_(self: Tensor) -> Tensor:
    return self


def conj_physical_out(self: Tensor, out: Tensor) -> Tensor:
    return F.copy_(F.resize__default(out, tuple(self.meta.sizes)), self)


def resolve_conj(self: Tensor) -> Tensor:
    return self


def resolve_neg(self: Tensor) -> Tensor:
    return self


def isreal(self: Tensor) -> Tensor:
    """True everywhere."""
    return F.ones_like(self, dtype=bool_)
