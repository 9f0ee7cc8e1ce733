"""What a backend can do, told to the ways of quantizing graphs.

Mirrors torch/ao/quantization/backend_config/__init__.py. Left out: onednn, executorch, tensorrt.
"""

from tinytensor.ao.quantization.backend_config.backend_config import (
    BackendConfig,
    BackendPatternConfig,
    DTypeConfig,
    DTypeWithConstraints,
    ObservationType,
)
from tinytensor.ao.quantization.backend_config.fbgemm import get_fbgemm_backend_config
from tinytensor.ao.quantization.backend_config.native import get_native_backend_config, get_native_backend_config_dict
from tinytensor.ao.quantization.backend_config.qnnpack import get_qnnpack_backend_config

__all__ = [
    "BackendConfig", "BackendPatternConfig", "DTypeConfig", "DTypeWithConstraints", "ObservationType",
    "get_fbgemm_backend_config", "get_native_backend_config", "get_native_backend_config_dict", "get_qnnpack_backend_config",
]  # fmt: skip
