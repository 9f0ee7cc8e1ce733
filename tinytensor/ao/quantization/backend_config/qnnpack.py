"""What PyTorch's engine QNNPACK can do, as a backend to quantize for: also results of qint8, with limits.

Mirrors torch/ao/quantization/backend_config/qnnpack.py. Left out: 4 bits.
"""

from __future__ import annotations

import tinytensor as tt
from tinytensor.ao.quantization.backend_config._common_operator_config_utils import _engine_backend_config
from tinytensor.ao.quantization.backend_config.backend_config import BackendConfig, DTypeConfig, DTypeWithConstraints

qnnpack_act_qint8_scale_min_2_neg_12 = DTypeWithConstraints(tt.qint8, scale_min_lower_bound=2**-12)
qnnpack_weight_qint8_neg_127_to_127_scale_min_2_neg_12 = DTypeWithConstraints(tt.qint8, -127, 127, 2**-12)


def get_qnnpack_backend_config() -> BackendConfig:
    """The patterns that the engine takes.

    >>> from tinytensor.ao.quantization.backend_config import get_qnnpack_backend_config
    >>> get_qnnpack_backend_config().name
    'qnnpack'
    """
    result, weight = qnnpack_act_qint8_scale_min_2_neg_12, qnnpack_weight_qint8_neg_127_to_127_scale_min_2_neg_12
    weighted = [
        DTypeConfig(result, result, weight, tt.float32), DTypeConfig(tt.quint8, tt.quint8, tt.qint8, tt.float32),
    ]  # fmt: skip
    default = [DTypeConfig(result, result), DTypeConfig(tt.quint8, tt.quint8)]
    return _engine_backend_config("qnnpack", weighted, default, with_sizes=False)


__all__ = ["get_qnnpack_backend_config"]
