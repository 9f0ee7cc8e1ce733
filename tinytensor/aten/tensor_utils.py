"""Checks of one argument's dtype, in the words that name the argument's position.

Mirrors aten/src/ATen/TensorUtils.cpp (`checkScalarTypes`, `checkSameType`).
"""

from __future__ import annotations

from collections.abc import Sequence

from tinytensor.c10.error import check
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, bfloat16, bool_


def tensor_type(dtype: ScalarType) -> str:
    """`torch.FloatTensor`, or `CPUBoolType` where there was no such name."""
    return f"CPU{dtype.cpp_name}Type" if dtype in (bool_, bfloat16) else f"torch.{dtype.cpp_name}Tensor"


def check_scalar_types(
    function: str, name: str, position: int, dtype: ScalarType, permitted: Sequence[ScalarType]
) -> None:
    """RuntimeError unless the argument's dtype is one of `permitted`."""
    if dtype in permitted:
        return
    listed = ", ".join(t.cpp_name for t in permitted)
    raise RuntimeError(
        f"Expected tensor for argument #{position} '{name}' to have one of the following scalar types: {listed}; "
        f"but got {tensor_type(dtype)} instead (while checking arguments for {function})"
    )


def check_same_type(function: str, name1: str, m1: Metadata, name2: str, m2: Metadata) -> None:
    """RuntimeError unless two arguments, both called the first in PyTorch's message, have one dtype."""
    check(
        m1.dtype is m2.dtype,
        lambda: (
            f"Expected tensor for argument #1 '{name1}' to have the same type as tensor for argument #1 '{name2}'; but "
            f"type {tensor_type(m1.dtype)} does not equal {tensor_type(m2.dtype)} (while checking arguments for {function})"
        ),
    )
