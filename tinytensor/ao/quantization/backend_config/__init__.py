"""What a backend can do, told to the ways of quantizing graphs.

Mirrors torch/ao/quantization/backend_config/__init__.py. Left out: the configurations of engines that are not here.
"""

from tinytensor.ao.quantization.backend_config.backend_config import (
    BackendConfig,
    BackendPatternConfig,
    DTypeConfig,
    DTypeWithConstraints,
    ObservationType,
)
from tinytensor.ao.quantization.backend_config.native import get_native_backend_config, get_native_backend_config_dict

__all__ = [
    "BackendConfig", "BackendPatternConfig", "DTypeConfig", "DTypeWithConstraints", "ObservationType",
    "get_native_backend_config", "get_native_backend_config_dict",
]  # fmt: skip
