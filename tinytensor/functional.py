"""Functions of the top namespace that are Python, not operators.

Mirrors torch/functional.py and parts of torch/__init__.py.
"""

from __future__ import annotations

from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.c10 import scalar_type
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.native import type_properties


def is_tensor(obj: object) -> bool:
    """Whether `obj` is a Tensor."""
    return isinstance(obj, Tensor)


def broadcast_tensors(*tensors: Tensor) -> tuple[Tensor, ...]:
    """All tensors expanded to their common shape."""
    return F.broadcast_tensors(tensors)


def nonzero(input: Tensor, *, out: Tensor | None = None, as_tuple: bool = False) -> Tensor | tuple[Tensor, ...]:
    """Where the elements are that are not 0: one row each, or one tensor per dimension."""
    return F.nonzero_numpy(input) if as_tuple else F.nonzero(input, out=out)


def can_cast(from_: ScalarType, to: ScalarType) -> bool:
    """Whether type conversion allows `from_` to become `to`: not to a lower category."""
    return scalar_type.can_cast(from_, to)


def result_type(tensor: Tensor | float, other: Tensor | float) -> ScalarType:
    """The dtype that an operator on both operands would compute in."""
    operands = [x if isinstance(x, Tensor) else wrap_number(x) for x in (tensor, other)]
    return type_properties.result_type([x.meta for x in operands])
