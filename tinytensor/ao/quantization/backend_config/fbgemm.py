"""What PyTorch's engine fbgemm can do, as a backend to quantize for.

Mirrors torch/ao/quantization/backend_config/fbgemm.py. Left out: 4 bits.
"""

from __future__ import annotations

import tinytensor as tt
from tinytensor.ao.quantization.backend_config._common_operator_config_utils import _engine_backend_config
from tinytensor.ao.quantization.backend_config.backend_config import BackendConfig, DTypeConfig


def get_fbgemm_backend_config() -> BackendConfig:
    """The patterns that the engine takes.

    >>> from tinytensor.ao.quantization.backend_config.fbgemm import get_fbgemm_backend_config
    >>> get_fbgemm_backend_config().name
    'fbgemm'
    """
    weighted = DTypeConfig(tt.quint8, tt.quint8, tt.qint8, tt.float32)
    return _engine_backend_config("fbgemm", [weighted], [DTypeConfig(tt.quint8, tt.quint8)])


__all__ = ["get_fbgemm_backend_config"]
