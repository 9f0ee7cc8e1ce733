# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `optim`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.optim import amp_grad_scaler_kernels, fused_adam
from tinytensor.aten.native.generated.kernel_patterns import forward_3, forward_6, forward_11, forward_12, forward_15

every_backend = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA, DispatchKey.Meta)


_amp_foreach_non_finite_check_and_unscale_ = every_backend("_amp_foreach_non_finite_check_and_unscale_", forward_3(amp_grad_scaler_kernels._amp_foreach_non_finite_check_and_unscale_))
_amp_update_scale_ = every_backend("_amp_update_scale_", forward_6(amp_grad_scaler_kernels._amp_update_scale_))
_fused_sgd_ = every_backend("_fused_sgd_", forward_12(fused_adam._fused_sgd_))
_fused_sgd__tensor_lr = every_backend("_fused_sgd_.tensor_lr", forward_12(fused_adam._fused_sgd__tensor_lr))
_fused_adam_ = every_backend("_fused_adam_", forward_15(fused_adam._fused_adam_))
_fused_adam__tensor_lr = every_backend("_fused_adam_.tensor_lr", forward_15(fused_adam._fused_adam__tensor_lr))
_fused_adamw_ = every_backend("_fused_adamw_", forward_15(fused_adam._fused_adamw_))
_fused_adamw__tensor_lr = every_backend("_fused_adamw_.tensor_lr", forward_15(fused_adam._fused_adamw__tensor_lr))
_fused_adagrad_ = every_backend("_fused_adagrad_", forward_11(fused_adam._fused_adagrad_))
_fused_adagrad__tensor_lr = every_backend("_fused_adagrad_.tensor_lr", forward_11(fused_adam._fused_adagrad__tensor_lr))
