"""What the ways of quantizing share: questions to qconfigs, dtypes and limits.

Mirrors torch/ao/quantization/utils.py. Left out: what observers here have of their own (`determine_qparams`), and the 4-bit dtypes.
"""

from __future__ import annotations

import functools
import inspect
import warnings
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import tinytensor as tt
from tinytensor import nn
from tinytensor.ao.quantization.observer import PlaceholderObserver
from tinytensor.ao.quantization.quant_type import QuantType
from tinytensor.nn.utils.parametrize import is_parametrized

NodePattern = Any
Pattern = Any
QuantizerCls = Any

_INT8 = (tt.quint8, tt.qint8, tt.uint8, tt.int8)
_FLOAT8 = (tt.float8_e5m2, tt.float8_e4m3fn)
_INTEGERS = (*_INT8, tt.qint32, tt.int16, tt.int32, *_FLOAT8)


class MatchAllNode:
    """Stands in a pattern for any value."""


def get_combined_dict(default_dict: dict[Any, Any], additional_dict: dict[Any, Any]) -> dict[Any, Any]:
    """Both, the second one counting more."""
    return {**default_dict, **additional_dict}


def is_per_tensor(qscheme: Any) -> bool:
    """Whether there is one scale.

    >>> from tinytensor.ao.quantization.utils import is_per_tensor
    >>> is_per_tensor(tt.per_tensor_symmetric)
    True
    """
    return qscheme in (tt.per_tensor_affine, tt.per_tensor_symmetric)


def is_per_channel(qscheme: Any) -> bool:
    """Whether there is a scale for each channel."""
    return qscheme in (tt.per_channel_affine, tt.per_channel_affine_float_qparams, tt.per_channel_symmetric)


def getattr_from_fqn(obj: Any, fqn: str) -> Any:
    """What is at a path."""
    return functools.reduce(getattr, fqn.split("."), obj)


_UNDERLYING = {
    tt.quint8: tt.uint8,
    tt.qint8: tt.int8,
    tt.qint32: tt.int32,
    **{dtype: dtype for dtype in (tt.uint8, tt.int8, tt.uint16, tt.int16, tt.int32, *_FLOAT8)},
}


def to_underlying_dtype(qdtype: Any) -> Any:
    """The dtype of the integers that are stored. AssertionError if there are none.

    >>> from tinytensor.ao.quantization.utils import to_underlying_dtype
    >>> to_underlying_dtype(tt.quint8)
    torch.uint8
    """
    if qdtype not in _UNDERLYING:
        raise AssertionError(f"Unsupported dtype: {qdtype}")
    return _UNDERLYING[qdtype]


def get_qparam_dict(observer_or_fake_quant: Any) -> dict[str, Any]:
    """What a reference module wants to know of an observer: scheme, dtype, numbers, limits."""
    observer = observer_or_fake_quant
    qscheme = getattr(observer, "qscheme", None)
    if not qscheme or isinstance(observer, PlaceholderObserver):
        return {"qscheme": None, "dtype": observer.dtype}
    found = {"qscheme": tt.per_tensor_affine, "dtype": observer.dtype}
    if is_per_channel(qscheme):
        found["qscheme"] = tt.per_channel_affine if qscheme is tt.per_channel_symmetric else qscheme
        found["axis"] = observer.ch_axis
    elif not is_per_tensor(qscheme):
        raise RuntimeError(f"Unrecognized qscheme: {qscheme}")
    found["scale"], found["zero_point"] = observer.calculate_qparams()
    return found | {name: getattr(observer, name) for name in ("quant_min", "quant_max") if hasattr(observer, name)}


def _given(qconfig: Any, what: str) -> Any:
    if qconfig is None:
        raise AssertionError(f"qconfig must be provided to {what}")
    return qconfig


def get_qconfig_dtypes(qconfig: Any) -> tuple[Any, Any, bool]:
    """(dtype of results, of weights, whether results are quantized in each call).

    >>> from tinytensor.ao.quantization.utils import get_qconfig_dtypes
    >>> get_qconfig_dtypes(tt.ao.quantization.default_dynamic_qconfig)
    (torch.quint8, torch.qint8, True)
    """
    activation, weight = _given(qconfig, "extract dtypes").activation(), qconfig.weight()
    return activation.dtype, weight.dtype, getattr(activation, "is_dynamic", False)


def activation_dtype(qconfig: Any) -> Any:
    """The dtype of results."""
    return _given(qconfig, "determine activation dtype").activation().dtype


def weight_dtype(qconfig: Any) -> Any:
    """The dtype of weights."""
    return _given(qconfig, "determine weight dtype").weight().dtype


def activation_is_statically_quantized(qconfig: Any) -> bool:
    """Whether results have a scale that is known before a call."""
    return activation_dtype(qconfig) in (*_INTEGERS, tt.float16) and not activation_is_dynamically_quantized(qconfig)


def activation_is_dynamically_quantized(qconfig: Any) -> bool:
    """Whether inputs get their scale in each call."""
    return get_qconfig_dtypes(qconfig)[2]


def activation_is_int8_quantized(qconfig: Any) -> bool:
    """Whether results have 8 bits."""
    return activation_dtype(qconfig) in _INT8


def activation_is_int32_quantized(qconfig: Any) -> bool:
    """Whether results have 32 bits."""
    return activation_dtype(qconfig) in (tt.qint32, tt.int32)


def weight_is_quantized(qconfig: Any) -> bool:
    """Whether weights are no float32."""
    return weight_dtype(qconfig) in (*_INT8, tt.float16, tt.int16, tt.int32, *_FLOAT8)


def weight_is_statically_quantized(qconfig: Any) -> bool:
    """Whether weights have 8 bits."""
    return weight_dtype(qconfig) in _INT8


def op_is_int8_dynamically_quantized(qconfig: Any) -> bool:
    """Whether inputs become 8 bits in each call, and weights have 8 bits."""
    activation, weight, dynamic = get_qconfig_dtypes(qconfig)
    return activation in (tt.quint8, tt.uint8) and weight in (tt.qint8, tt.int8) and dynamic


def get_quant_type(qconfig: Any) -> QuantType:
    """When numbers become integers. Exception for other dtypes.

    >>> from tinytensor.ao.quantization.utils import get_quant_type
    >>> get_quant_type(tt.ao.quantization.default_qconfig).name
    'STATIC'
    """
    activation, weight = _given(qconfig, "determine quant type").activation(), qconfig.weight()
    dynamic = getattr(activation, "is_dynamic", False)
    if weight.dtype in _INTEGERS:
        if dynamic:
            return QuantType.DYNAMIC
        return QuantType.STATIC if activation.dtype in _INTEGERS else QuantType.WEIGHT_ONLY
    if weight.dtype is tt.float16:
        if dynamic:
            return QuantType.DYNAMIC
        if activation.dtype is tt.float16:
            return QuantType.STATIC
    raise Exception(
        f"Unrecognized dtype combination in get_quant_type: activation({activation.dtype}),weight({weight.dtype})"
    )


def get_swapped_custom_module_class(custom_module: Any, custom_module_class_mapping: Any, qconfig: Any) -> Any:
    """The class that takes the place of a custom module's. AssertionError if the mapping has none."""
    mapping = custom_module_class_mapping.get(get_quant_type(qconfig), {})
    if type(custom_module) not in mapping:
        raise AssertionError(
            f"did not find corresponding observed module class for {type(custom_module)} in mapping: {mapping}"
        )
    return mapping[type(custom_module)]


def check_min_max_valid(min_val: Any, max_val: Any) -> bool:
    """Whether an observer has seen something, with a warning if not. AssertionError for a range that is upside down."""
    empty = min_val.numel() == 0 or max_val.numel() == 0
    single = not empty and (min_val.dim() == 0 or max_val.dim() == 0)
    if empty or (single and min_val == float("inf") and max_val == float("-inf")):
        warnings.warn("must run observer before calling calculate_qparams. Returning default values.", stacklevel=2)
        return False
    if (min_val > max_val) if single else tt.any(min_val > max_val):
        raise AssertionError(f"min {min_val} should be less than max {max_val}")
    return True


def validate_qmin_qmax(quant_min: int, quant_max: int) -> None:
    """AssertionError unless the range has 0 and more."""
    if not quant_min <= 0 <= quant_max:
        raise AssertionError("Used-specified quantization range must include 0.")
    if quant_min >= quant_max:
        raise AssertionError("qmin must be strictly less than qmax for user-specified quantization range.")


_RANGES = {
    tt.qint32: (-(2**31), 2**31 - 1), tt.int32: (-(2**31), 2**31 - 1), tt.uint16: (0, 2**16 - 1), tt.int16: (-(2**15), 2**15 - 1),
}  # fmt: skip


def calculate_qmin_qmax(
    quant_min: Any, quant_max: Any, has_customized_qrange: bool, dtype: Any, reduce_range: bool
) -> tuple[int, int]:
    """The least and the greatest integer of an observer. AssertionError for a range that the dtype does not have.

    >>> from tinytensor.ao.quantization.utils import calculate_qmin_qmax
    >>> calculate_qmin_qmax(None, None, False, tt.quint8, True)
    (0, 127)
    """
    if not has_customized_qrange:
        if dtype in (tt.qint8, tt.int8):
            return (-64, 63) if reduce_range else (-128, 127)
        if dtype in (tt.quint8, tt.uint8):
            return (0, 127) if reduce_range else (0, 255)
        return _RANGES.get(dtype, (0, 15))
    wide = dtype in (tt.qint32, tt.int32)
    most = 2**32 if wide else 256
    length = most if quant_min is None or quant_max is None else quant_max - quant_min + 1
    if (wide or dtype in (tt.qint8, tt.int8)) and not 0 < length <= most:
        raise AssertionError(f"quantization range should be positive and not exceed the maximum bit range (={most}).")
    return (quant_min // 2, quant_max // 2) if reduce_range else (quant_min, quant_max)


def _parent_name(target: str) -> tuple[str, str]:
    parent, _, name = target.rpartition(".")
    return parent, name


def has_no_children_ignoring_parametrizations(module: nn.Module) -> bool:
    """Whether there are no modules inside but those that make parameters."""
    if is_parametrized(module):
        return list(module._modules) == ["parametrizations"]
    return not module._modules


def _get_path_of_module(root: nn.Module, submodule: nn.Module) -> str | None:
    return next((name for name, module in root.named_modules() if module is submodule), None)


def _normalize_kwargs(func: Callable[..., Any], loc: dict[str, Any]) -> OrderedDict[str, Any]:
    """The arguments that have defaults, with the values that `loc` has for them."""
    found: OrderedDict[str, Any] = OrderedDict()
    empty: dict[Any, Any] = {inspect.Parameter.VAR_POSITIONAL: (), inspect.Parameter.VAR_KEYWORD: {}}
    for name, parameter in inspect.signature(func).parameters.items():
        if parameter.default is not parameter.empty or parameter.kind in empty:
            found[name] = loc.get(name, empty.get(parameter.kind, parameter.default))
    return found


__all__ = [
    "MatchAllNode",
    "NodePattern",
    "Pattern",
    "activation_dtype",
    "activation_is_dynamically_quantized",
    "activation_is_int8_quantized",
    "activation_is_int32_quantized",
    "activation_is_statically_quantized",
    "calculate_qmin_qmax",
    "check_min_max_valid",
    "get_combined_dict",
    "get_qconfig_dtypes",
    "get_qparam_dict",
    "get_quant_type",
    "get_swapped_custom_module_class",
    "getattr_from_fqn",
    "has_no_children_ignoring_parametrizations",
    "is_per_channel",
    "is_per_tensor",
    "op_is_int8_dynamically_quantized",
    "to_underlying_dtype",
    "validate_qmin_qmax",
    "weight_dtype",
    "weight_is_quantized",
    "weight_is_statically_quantized",
]  # fmt: skip
