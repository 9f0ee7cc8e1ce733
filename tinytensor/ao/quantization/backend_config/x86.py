"""What PyTorch's engine x86 can do, as a backend to quantize for.

Mirrors torch/ao/quantization/backend_config/x86.py. Left out: 4 bits.
"""

from __future__ import annotations

import tinytensor as tt
from tinytensor.ao.quantization.backend_config._common_operator_config_utils import _engine_backend_config
from tinytensor.ao.quantization.backend_config.backend_config import BackendConfig, DTypeConfig


def get_x86_backend_config() -> BackendConfig:
    """The patterns that the engine takes.

    >>> from tinytensor.ao.quantization.backend_config.x86 import get_x86_backend_config
    >>> get_x86_backend_config().name
    'x86'
    """
    weighted = DTypeConfig(tt.quint8, tt.quint8, tt.qint8, tt.float32)
    return _engine_backend_config("x86", [weighted], [DTypeConfig(tt.quint8, tt.quint8)], binary=[weighted])


__all__ = ["get_x86_backend_config"]
