"""Tables made of a BackendConfig.

Mirrors torch/ao/quantization/backend_config/utils.py. Left out: how a configuration is printed for documents.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor.ao.quantization.backend_config.backend_config import (
    BackendConfig,
    BackendPatternConfig,
    DTypeConfig,
    _get_pattern_in_reversed_nested_tuple_format,
)
from tinytensor.ao.quantization.fuser_method_mappings import _reverse2, _reverse3


def _by_pattern(backend_config: BackendConfig, name: str) -> dict[Any, Any]:
    patterns = backend_config._pattern_complex_format_to_config.items()
    return {pattern: getattr(config, name) for pattern, config in patterns if getattr(config, name) is not None}


def _classes(backend_config: BackendConfig, name: str) -> tuple[type, ...]:
    return tuple(dict.fromkeys(_by_pattern(backend_config, name).values()))


def get_pattern_to_dtype_configs(backend_config: BackendConfig) -> dict[Any, list[DTypeConfig]]:
    """Pattern -> its choices of dtypes."""
    return _by_pattern(backend_config, "dtype_configs")


def get_qat_module_classes(backend_config: BackendConfig) -> tuple[type, ...]:
    """The classes of training."""
    return _classes(backend_config, "qat_module")


def get_fused_module_classes(backend_config: BackendConfig) -> tuple[type, ...]:
    """The classes that stand for several modules."""
    return _classes(backend_config, "fused_module")


def get_pattern_to_input_type_to_index(backend_config: BackendConfig) -> dict[Any, dict[str, int]]:
    """Pattern -> which arguments are weight and bias."""
    return _by_pattern(backend_config, "_input_type_to_index")


def get_root_module_to_quantized_reference_module(backend_config: BackendConfig) -> dict[Any, Any]:
    """Class with a weight -> its reference class."""
    return {
        config.root_module: config.reference_quantized_module
        for config in backend_config.configs
        if config.root_module is not None and config.reference_quantized_module is not None
    }


def get_fuser_method_mapping(backend_config: BackendConfig) -> dict[Any, Callable[..., Any]]:
    """Pattern -> the function that makes one module of it."""
    patterns = backend_config._pattern_complex_format_to_config.items()
    return {
        pattern: _get_fuser_method_in_reversed_nested_tuple_format(config)
        for pattern, config in patterns
        if config.fuser_method is not None
    }


def get_module_to_qat_module(backend_config: BackendConfig) -> dict[Any, Any]:
    """Class -> its class of training."""
    return _by_pattern(backend_config, "qat_module")


def get_fusion_pattern_to_root_node_getter(backend_config: BackendConfig) -> dict[Any, Callable[..., Any]]:
    """Pattern -> the function that tells which of its nodes has the weight."""
    return _by_pattern(backend_config, "_root_node_getter")


def get_fusion_pattern_to_extra_inputs_getter(backend_config: BackendConfig) -> dict[Any, Callable[..., Any]]:
    """Pattern -> the function that tells what else its module takes."""
    return _by_pattern(backend_config, "_extra_inputs_getter")


def _get_fuser_method_in_reversed_nested_tuple_format(config: BackendPatternConfig) -> Callable[..., Any]:
    if config.fuser_method is None:
        raise AssertionError("config.fuser_method must be provided")
    if config._pattern_complex_format is not None:
        return config.fuser_method
    if not isinstance(config.pattern, tuple):
        raise ValueError(f"Expected pattern to be a tuple, got: {config.pattern}")
    if len(config.pattern) not in (2, 3):
        raise ValueError(f"Expected a tuple with 2 or 3 elements, got: {config.pattern}")
    return (_reverse2 if len(config.pattern) == 2 else _reverse3)(config.fuser_method)


__all__ = [
    "_get_pattern_in_reversed_nested_tuple_format", "get_fused_module_classes", "get_fuser_method_mapping",
    "get_fusion_pattern_to_extra_inputs_getter", "get_fusion_pattern_to_root_node_getter", "get_module_to_qat_module",
    "get_pattern_to_dtype_configs", "get_pattern_to_input_type_to_index", "get_qat_module_classes",
    "get_root_module_to_quantized_reference_module",
]  # fmt: skip
