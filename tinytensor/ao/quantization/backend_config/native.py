"""What the library's own quantized operators can do.

Mirrors torch/ao/quantization/backend_config/native.py. Left out: 4 bits. Weights of float16 can be asked for; modules of them,
which PyTorch has for one engine, cannot be made.
"""

from __future__ import annotations

from typing import Any

import tinytensor as tt
from tinytensor.ao.quantization.backend_config import _common_operator_config_utils as common
from tinytensor.ao.quantization.backend_config.backend_config import BackendConfig, DTypeConfig

weighted_op_quint8_dtype_config = DTypeConfig(tt.quint8, tt.quint8, tt.qint8, tt.float32)
default_op_quint8_dtype_config = DTypeConfig(tt.quint8, tt.quint8)
default_op_fp16_dtype_config = DTypeConfig(tt.float16, tt.float16, tt.float16, tt.float16)
default_dynamic_int8_dtype_config = DTypeConfig(tt.quint8, tt.float32, tt.qint8, tt.float32, is_dynamic=True)
default_dynamic_float16_dtype_config = DTypeConfig(tt.float16, tt.float32, tt.float16, tt.float32, is_dynamic=True)
input_output_only_quint8_dtype_config = DTypeConfig(tt.quint8, tt.quint8, tt.float32, tt.float32)
weight_only_quint8_dtype_config = DTypeConfig(tt.float32, tt.float32, tt.quint8)

_DYNAMIC = [default_dynamic_int8_dtype_config, default_dynamic_float16_dtype_config]


def _backend_config(name: str, half: list[DTypeConfig]) -> BackendConfig:
    """`half`: what operators can do with float16, too."""
    default = [default_op_quint8_dtype_config]
    linear = [weighted_op_quint8_dtype_config, *_DYNAMIC, *half]
    return (
        BackendConfig(name)
        .set_backend_pattern_configs(common._get_conv_configs([weighted_op_quint8_dtype_config]))
        .set_backend_pattern_configs(common._get_linear_configs(linear))
        .set_backend_pattern_configs(common._get_binary_op_configs([*default, *half]))
        .set_backend_pattern_config(common._get_cat_config(default))
        .set_backend_pattern_configs(common._get_default_op_configs(default))
        .set_backend_pattern_configs(common._get_fixed_qparams_op_configs([*default, *half]))
        .set_backend_pattern_configs(common._get_share_qparams_op_configs([*default, *half]))
        .set_backend_pattern_configs(common._get_tensor_info_op_configs(default))
        .set_backend_pattern_configs(common._get_bn_configs(default))
        .set_backend_pattern_configs(common._get_ln_configs([input_output_only_quint8_dtype_config]))
        .set_backend_pattern_configs(common._get_rnn_op_configs(_DYNAMIC))
        .set_backend_pattern_configs(common._get_embedding_op_configs([weight_only_quint8_dtype_config]))
    )


def get_native_backend_config() -> BackendConfig:
    """The patterns that the library's operators take.

    >>> from tinytensor.ao.quantization.backend_config import get_native_backend_config
    >>> get_native_backend_config().name
    'native'
    """
    return _backend_config("native", [])


def get_native_backend_config_dict() -> dict[str, Any]:
    """The same as a dictionary."""
    return get_native_backend_config().to_dict()


def get_test_only_legacy_native_backend_config() -> BackendConfig:
    """The same, with float16 where PyTorch once had it."""
    return _backend_config("_native_and_fp16", [default_op_fp16_dtype_config])


def get_test_only_legacy_native_backend_config_dict() -> dict[str, Any]:
    """The same as a dictionary."""
    return get_test_only_legacy_native_backend_config().to_dict()


__all__ = [
    "default_dynamic_float16_dtype_config", "default_dynamic_int8_dtype_config", "default_op_fp16_dtype_config",
    "default_op_quint8_dtype_config", "get_native_backend_config", "get_native_backend_config_dict",
    "get_test_only_legacy_native_backend_config", "get_test_only_legacy_native_backend_config_dict",
    "input_output_only_quint8_dtype_config", "weight_only_quint8_dtype_config",
]  # fmt: skip
