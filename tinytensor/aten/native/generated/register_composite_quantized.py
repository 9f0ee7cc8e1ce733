# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `quantized`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.quantized.cpu import fused_obs_fake_quant
from tinytensor.aten.native.quantized import fake_quant_per_channel_affine, fake_quant_per_tensor_affine, q_tensor
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_2, forward_5, forward_6, forward_7, forward_8, forward_13,
)

implicit = registrar(provide_impl, DispatchKey.CompositeImplicitAutograd)


choose_qparams_optimized = implicit("choose_qparams_optimized", forward_5(q_tensor.choose_qparams_optimized))
_choose_qparams_per_tensor = implicit("_choose_qparams_per_tensor", forward_2(q_tensor._choose_qparams_per_tensor))
fake_quantize_per_tensor_affine = implicit("fake_quantize_per_tensor_affine", forward_5(fake_quant_per_tensor_affine.fake_quantize_per_tensor_affine))
fake_quantize_per_tensor_affine_tensor_qparams = implicit("fake_quantize_per_tensor_affine.tensor_qparams", forward_5(fake_quant_per_tensor_affine.fake_quantize_per_tensor_affine_tensor_qparams))
fake_quantize_per_tensor_affine_cachemask_backward = implicit("fake_quantize_per_tensor_affine_cachemask_backward", forward_2(fake_quant_per_tensor_affine.fake_quantize_per_tensor_affine_cachemask_backward))
_fake_quantize_learnable_per_tensor_affine_backward = implicit("_fake_quantize_learnable_per_tensor_affine_backward", forward_7(fake_quant_per_tensor_affine._fake_quantize_learnable_per_tensor_affine_backward))
fake_quantize_per_channel_affine = implicit("fake_quantize_per_channel_affine", forward_6(fake_quant_per_channel_affine.fake_quantize_per_channel_affine))
fake_quantize_per_channel_affine_cachemask_backward = implicit("fake_quantize_per_channel_affine_cachemask_backward", forward_2(fake_quant_per_channel_affine.fake_quantize_per_channel_affine_cachemask_backward))
_fake_quantize_learnable_per_channel_affine_backward = implicit("_fake_quantize_learnable_per_channel_affine_backward", forward_8(fake_quant_per_channel_affine._fake_quantize_learnable_per_channel_affine_backward))
fused_moving_avg_obs_fake_quant = implicit("fused_moving_avg_obs_fake_quant", forward_13(fused_obs_fake_quant.fused_moving_avg_obs_fake_quant))
