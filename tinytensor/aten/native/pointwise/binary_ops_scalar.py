"""Overloads that take a number where another overload takes a tensor: the number becomes a 0-dim wrapped-number tensor.

Python's `a + 2` does not come here (its binding wraps the number itself); `ops.aten.add.Scalar` and traces do.

Mirrors the `Scalar` functions of aten/src/ATen/native/BinaryOps.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.c10.scalar import wrap_number

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Number = int | float | bool


def add_Scalar(self: Tensor, other: Number, alpha: Number) -> Tensor:
    return F.add_Tensor(self, wrap_number(other), alpha)


def add__Scalar(self: Tensor, other: Number, alpha: Number) -> Tensor:
    return F.add__Tensor(self, wrap_number(other), alpha)


def sub_Scalar(self: Tensor, other: Number, alpha: Number) -> Tensor:
    return F.sub_Tensor(self, wrap_number(other), alpha)


def sub__Scalar(self: Tensor, other: Number, alpha: Number) -> Tensor:
    return F.sub__Tensor(self, wrap_number(other), alpha)


def mul_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.mul_Tensor(self, wrap_number(other))


def mul__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.mul__Tensor(self, wrap_number(other))


def div_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.div_Tensor(self, wrap_number(other))


def div__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.div__Tensor(self, wrap_number(other))


def bitwise_and_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_and_Tensor(self, wrap_number(other))


def bitwise_and__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_and__Tensor(self, wrap_number(other))


def bitwise_and_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.bitwise_and_Tensor_out(self, wrap_number(other), out)


def bitwise_and_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    return F.bitwise_and_Tensor(wrap_number(self), other)


def bitwise_or_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_or_Tensor(self, wrap_number(other))


def bitwise_or__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_or__Tensor(self, wrap_number(other))


def bitwise_or_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.bitwise_or_Tensor_out(self, wrap_number(other), out)


def bitwise_or_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    return F.bitwise_or_Tensor(wrap_number(self), other)


def bitwise_xor_Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_xor_Tensor(self, wrap_number(other))


def bitwise_xor__Scalar(self: Tensor, other: Number) -> Tensor:
    return F.bitwise_xor__Tensor(self, wrap_number(other))


def bitwise_xor_Scalar_out(self: Tensor, other: Number, out: Tensor) -> Tensor:
    return F.bitwise_xor_Tensor_out(self, wrap_number(other), out)


def bitwise_xor_Scalar_Tensor(self: Number, other: Tensor) -> Tensor:
    return F.bitwise_xor_Tensor(wrap_number(self), other)
