"""Functions of the top namespace that are Python, not operators.

Mirrors torch/functional.py and parts of torch/__init__.py.
"""

from __future__ import annotations

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.native import type_properties


def is_tensor(obj: object) -> bool:
    """Whether `obj` is a Tensor."""
    return isinstance(obj, Tensor)


def numel(input: Tensor) -> int:
    """The number of elements."""
    return input.meta.numel


def broadcast_tensors(*tensors: Tensor) -> tuple[Tensor, ...]:
    """All tensors expanded to their common shape."""
    return F.broadcast_tensors(tensors)


def result_type(tensor: Tensor | float, other: Tensor | float) -> ScalarType:
    """The dtype that an operator on both operands would compute in."""
    operands = [x if isinstance(x, Tensor) else wrap_number(x) for x in (tensor, other)]
    return type_properties.result_type([x.meta for x in operands])
