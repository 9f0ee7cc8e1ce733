# hot path
"""Python values as values of a schema's types: does the value fit (`check`), and what does it become (`convert`)?

A number may be a Python or NumPy number or a 0-dim tensor that requires no gradient. An int may also be any object with
`__index__`. Where the schema says how many ints a list has, a single int stands for a list of that length. A few
functions (`NUMBERS_AS_TENSORS`) take numbers where the schema says Tensor: `torch.add(x, 1)`.

Mirrors FunctionParameter::check, should_allow_numbers_as_tensors and the unpacking methods of
torch/csrc/utils/python_arg_parser.{h,cpp}.
"""

# Functions whose Tensor arguments may be numbers.

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

import numpy

from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.aten.core.python.python_signature import Parameter
from tinytensor.c10.device import Device, initialize, of_index
from tinytensor.c10.layout import Layout, MemoryFormat
from tinytensor.c10.overflows import check_range, unpack_long
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType, bool_, float64, int64, refuse_by_name
from tinytensor.c10.tensor_impl import TensorImpl

_PYTHON_DTYPES = {float: float64, int: int64, bool: bool_}
_NUMPY_INTEGERS = (int, numpy.integer)
_NUMPY_NUMBERS = (int, float, numpy.integer, numpy.floating, numpy.bool_)


def is_number_tensor(value: Any) -> bool:
    """Whether it is a tensor that can stand for a number."""
    return isinstance(value, TensorImpl) and value.meta_.dim == 0 and value.meta_.plain is value.meta_


def _is_int(value: Any) -> bool:
    if isinstance(value, _NUMPY_INTEGERS):
        return not isinstance(value, bool)
    return is_number_tensor(value) and not value.meta_.dtype.is_floating_point and value.meta_.dtype is not bool_


def is_index(value: Any) -> bool:
    """Whether it can be an element of a list of ints."""
    if isinstance(value, bool):
        return False
    if isinstance(value, TensorImpl):
        return value.meta_.numel == 1 and not value.meta_.dtype.is_floating_point
    # An array has an __index__ too, which refuses unless there is one number in it and no dimension.
    return isinstance(value, int) or (hasattr(type(value), "__index__") and getattr(value, "shape", ()) == ())


def _is_float(value: Any) -> bool:
    return isinstance(value, _NUMPY_NUMBERS) or is_number_tensor(value)


def _is_tensor(value: Any) -> bool:
    return isinstance(value, TensorImpl)


def _is_bool(value: Any) -> bool:
    return isinstance(value, bool)


def _starts_with(check: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, (tuple, list)) and (not value or check(value[0]))


def _is_tensors(value: Any) -> bool:
    """Any list will do; what is in it, the conversion finds out and reports."""
    return isinstance(value, (tuple, list))


def _is_dtype(value: Any) -> bool:
    return value.__class__ is ScalarType or (isinstance(value, type) and value in _PYTHON_DTYPES)


def is_device(value: Any) -> bool:
    return isinstance(value, (Device, str, bytes, *_NUMPY_INTEGERS)) and not isinstance(value, bool)


_CHECKS: dict[str, Callable[[Any], bool]] = {
    "Tensor": _is_tensor,
    "Scalar": _is_float,
    "float": _is_float,
    "int": _is_int,
    "bool": _is_bool,
    "str": lambda value: isinstance(value, (str, bytes)),
    "ScalarType": _is_dtype,
    "Layout": lambda value: isinstance(value, Layout),
    "MemoryFormat": lambda value: isinstance(value, MemoryFormat),
    "Device": is_device,
    # c10 and the dispatcher know no Generator class; what it is, the kernels know.
    "Generator": lambda value: any(base.__name__ == "Generator" for base in type(value).__mro__),
    "Storage": lambda value: "Storage" in type(value).__name__,
    "Any": lambda value: True,
    "Tensor[]": _is_tensors,
    "Tensor?[]": _is_tensors,
    "int[]": _starts_with(is_index),
    "float[]": _starts_with(lambda value: isinstance(value, _NUMPY_NUMBERS)),
    "Scalar[]": lambda value: isinstance(value, (tuple, list)) and all(map(_is_float, value)),
    "bool[]": _starts_with(_is_bool),
}


def check(param: Parameter, value: Any, numbers_as_tensors: bool) -> bool:
    """Whether the value can be passed for the parameter."""
    if param.kind.startswith("__torch__."):
        return getattr(value, "_type_name", None) == param.kind
    if _CHECKS[param.kind](value):
        return True
    if param.kind == "int[]":
        # Other objects with an `__index__` pass PyTorch's check too, and it fails over them later.
        return bool(param.size) and (is_index(value) if isinstance(value, TensorImpl) else _is_int(value))
    if param.kind == "int" and param.symbolic:
        return is_index(value)
    return param.kind == "Tensor" and numbers_as_tensors and isinstance(value, _NUMPY_NUMBERS)


def _is_boxed_number(value: Any) -> bool:
    return isinstance(value, (TensorImpl, numpy.generic))


def _to_number(value: Any) -> Any:
    if isinstance(value, numpy.bool_):  # no Python bool, so THPUtils_unpackDouble
        return float(value)
    return value.item() if _is_boxed_number(value) else value


def _to_scalar(value: Any) -> Any:
    """The number; OverflowError for an int beyond 64 bits, whatever the operator would make of it."""
    number = _to_number(value)
    if number.__class__ is int:
        check_range(number)
    return number


def _to_tensor(value: Any) -> Any:
    return value if isinstance(value, TensorImpl) else wrap_number(_to_number(value))


def _to_int(value: Any) -> int:
    """The int; ValueError if 64 bits do not hold it."""
    return unpack_long(int(value.item()) if _is_boxed_number(value) else operator.index(value))


def _to_dtype(value: Any) -> ScalarType:
    return refuse_by_name(value if value.__class__ is ScalarType else _PYTHON_DTYPES[value])


def to_device(value: Any) -> Device:
    if not isinstance(value, (str, Device)):
        value = value.decode() if isinstance(value, bytes) else of_index(int(value))
    return initialize(Device(value))


def _to_str(value: Any) -> str:
    return value.decode() if isinstance(value, bytes) else value


_CONVERSIONS: dict[str, Callable[[Any], Any]] = {
    "Tensor": _to_tensor,
    "Scalar": _to_scalar,
    "float": lambda value: float(_to_number(value)),
    "int": _to_int,
    "bool": bool,
    "str": _to_str,
    "ScalarType": _to_dtype,
    "Device": to_device,
    "float[]": lambda value: tuple(float(_to_number(item)) for item in value),
    "Scalar[]": lambda value: tuple(map(_to_scalar, value)),
    "bool[]": tuple,
}


def to_ints(function: str, param: Parameter, value: Any) -> tuple[int, ...]:
    """A tuple of ints; TypeError for what is none, or is one that 64 bits do not hold."""
    if not isinstance(value, (tuple, list)):
        return (_to_int(value),) * (param.size or 1)
    for item in value:
        if item.__class__ is not int or not -(2**63) <= item < 2**63:
            break
    else:
        return tuple(value)
    items = []
    for position, item in enumerate(value, 1):
        if not is_index(item) and not (isinstance(item, bool) and position > 1):
            raise TypeError(
                f"{function}(): argument '{param.name}' failed to unpack the object at pos {position} with error "
                f'"type must be tuple of ints,but got {type_name(item)}"'
            )
        if param.symbolic and isinstance(item, TensorImpl) and item.meta_.dtype is bool_:
            raise RuntimeError(
                "Expected scalar.isIntegral( false) to be true, but got false.  (Could this error message be improved?  "
                "If so, please report an enhancement request to PyTorch.)"
            )
        try:
            items.append(_to_int(item))
        except ValueError as error:
            raise TypeError(
                f"{function}(): argument '{param.name}' failed to unpack the object at pos {position} with error \"{error}\""
            ) from None
    return tuple(items)


def to_tensors(param: Parameter, index: int, value: Sequence[Any]) -> tuple[Any, ...]:
    """A list of tensors; TypeError for the first element that is none."""
    for position, item in enumerate(value):
        if not isinstance(item, TensorImpl) and not (item is None and param.kind == "Tensor?[]"):
            raise TypeError(f"expected Tensor as element {position} in argument {index}, but got {type_name(item)}")
    return tuple(value)


def convert(function: str, param: Parameter, value: Any) -> Any:
    """The value as the schema's type; it has been checked."""
    if value is None:
        return () if param.default == () else None  # an empty list may be given as None
    if param.kind == "int[]":
        return to_ints(function, param, value)
    conversion = _CONVERSIONS.get(param.kind)
    return value if conversion is None else conversion(value)


def quick_conversion(function: str, param: Parameter, value: Any) -> Callable[[Any], Any] | None:
    """What is left to do for a value whose class is known to match; None: nothing."""
    if value is None:
        return (lambda _: ()) if param.default == () else None
    if param.kind == "Tensor":
        return None if isinstance(value, TensorImpl) else wrap_number
    if param.kind == "int[]":
        if isinstance(value, (tuple, list)):
            return lambda values: to_ints(function, param, values)
        size = param.size or 1
        return lambda number: (_to_int(number),) * size
    return _QUICK.get(param.kind)


_QUICK: dict[str, Callable[[Any], Any]] = {
    "float": float, "int": _to_int, "Scalar": _to_scalar, "Device": to_device, "str": _to_str,
}  # fmt: skip


# Functions whose Tensor arguments may be numbers.
NUMBERS_AS_TENSORS = frozenset(
    name + suffix
    for name in ("add", "sub", "mul", "div", "divide", "multiply", "subtract", "true_divide", "floor_divide", "copy")
    for suffix in ("", "_")
) | {"to"}
