# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key Meta of the family `quantized`.

Mirrors the generated RegisterMeta_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.quantized.cpu import fused_obs_fake_quant
from tinytensor.aten.native.generated.kernel_patterns import forward_13

meta = registrar(provide_impl, DispatchKey.Meta)


_fused_moving_avg_obs_fq_helper = meta("_fused_moving_avg_obs_fq_helper", forward_13(fused_obs_fake_quant.fused_moving_avg_obs_fq_helper_meta))
