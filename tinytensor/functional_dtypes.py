"""Which dtype: promote_types, result_type and can_cast of the top namespace.

In PyTorch they are operators that take no part in dispatch; the parser is the same. Mirrors
aten/src/ATen/native/TypeProperties.cpp.
"""

from __future__ import annotations

from typing import Any

from tinytensor.aten.core.python.python_arg_parser import PythonArgParser
from tinytensor.aten.functions import PythonOverload
from tinytensor.aten.native import type_properties
from tinytensor.c10 import scalar_type
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.c10.text_signature import shown_as


def _result_type(*operands: Any) -> ScalarType:
    tensors = (x if isinstance(x, TensorImpl) else wrap_number(x) for x in operands)
    return type_properties.result_type([t.meta for t in tensors])


def _parser(name: str, function: Any, *arguments: str, returns: str = "ScalarType") -> PythonArgParser:
    return PythonArgParser(
        name, tuple(PythonOverload(f"{name}({given}) -> {returns}", function) for given in arguments)
    )


_promote_types = _parser(
    "promote_types", lambda a, b: scalar_type.promote_types(a, b), "ScalarType type1, ScalarType type2"
)
_can_cast = _parser("can_cast", scalar_type.can_cast, "ScalarType from_, ScalarType to", returns="bool")
_result_types = _parser(
    "result_type",
    _result_type,
    "Tensor tensor, Tensor other",
    "Scalar scalar, Tensor tensor",
    "Tensor tensor, Scalar other",
    "Scalar scalar1, Scalar scalar2",
)


@shown_as(lambda type1, type2: None)
def promote_types(*args: Any, **kwargs: Any) -> ScalarType:
    """promote_types(type1, type2): the smallest dtype that holds both.

    TypeError for what is no dtype.

    >>> tt.promote_types(tt.int64, tt.float16), tt.promote_types(tt.uint8, tt.int8)
    (torch.float16, torch.int16)
    """
    return _promote_types.call(*args, **kwargs)


@shown_as(lambda from_, to: None)
def can_cast(*args: Any, **kwargs: Any) -> bool:
    """can_cast(from_, to): whether a result of dtype `from_` may be written into one of dtype `to`.

    Only a step down in category, from floating to integers to bool, is refused; the number of bits does not matter.

    >>> tt.can_cast(tt.float64, tt.float16), tt.can_cast(tt.float32, tt.int64)
    (True, False)
    """
    return _can_cast.call(*args, **kwargs)


@shown_as(lambda tensor, other: None)
def result_type(*args: Any, **kwargs: Any) -> ScalarType:
    """result_type(tensor, other): the dtype in which an operator on both operands, tensors or numbers, would compute.

    A tensor with dimensions counts more than one without, and that one more than a number, unless the number is of a
    higher category (bool, integer, floating).

    >>> tt.result_type(tt.zeros(2, dtype=tt.int8), 1), tt.result_type(tt.zeros(2, dtype=tt.int8), 1.0)
    (torch.int8, torch.float32)
    """
    return _result_types.call(*args, **kwargs)
