# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `quantized`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.quantized.cpu import fused_obs_fake_quant
from tinytensor.aten.native.quantized import (
    fake_quant_per_channel_affine, fake_quant_per_tensor_affine, q_tensor, tensor_factories,
)
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_8, forward_13, new_1, new_3, new_4, new_5, new_6, new_7, new_9,
)

cpu = registrar(provide_impl, DispatchKey.CPU)


quantize_per_tensor = cpu("quantize_per_tensor", new_4(q_tensor.quantize_per_tensor))
quantize_per_tensor_tensor_qparams = cpu("quantize_per_tensor.tensor_qparams", new_4(q_tensor.quantize_per_tensor_tensor_qparams))
quantize_per_tensor_tensors = cpu("quantize_per_tensor.tensors", new_4(q_tensor.quantize_per_tensor_tensors))
quantize_per_tensor_dynamic = cpu("quantize_per_tensor_dynamic", new_3(q_tensor.quantize_per_tensor_dynamic))
quantize_per_channel = cpu("quantize_per_channel", new_5(q_tensor.quantize_per_channel))
dequantize_self = cpu("dequantize.self", new_1(q_tensor.dequantize_cpu_or_cuda))
_make_per_tensor_quantized_tensor = cpu("_make_per_tensor_quantized_tensor", new_3(q_tensor._make_per_tensor_quantized_tensor))
_make_per_channel_quantized_tensor = cpu("_make_per_channel_quantized_tensor", new_4(q_tensor._make_per_channel_quantized_tensor))
_empty_affine_quantized = cpu("_empty_affine_quantized", forward_8(tensor_factories._empty_affine_quantized))
_empty_per_channel_affine_quantized = cpu("_empty_per_channel_affine_quantized", new_9(tensor_factories._empty_per_channel_affine_quantized))
fake_quantize_per_tensor_affine_cachemask = cpu("fake_quantize_per_tensor_affine_cachemask", new_5(fake_quant_per_tensor_affine.fake_quantize_per_tensor_affine_cachemask))
_fake_quantize_per_tensor_affine_cachemask_tensor_qparams = cpu("_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", new_6(fake_quant_per_tensor_affine._fake_quantize_per_tensor_affine_cachemask_tensor_qparams))
_fake_quantize_learnable_per_tensor_affine = cpu("_fake_quantize_learnable_per_tensor_affine", new_6(fake_quant_per_tensor_affine._fake_quantize_learnable_per_tensor_affine))
fake_quantize_per_channel_affine_cachemask = cpu("fake_quantize_per_channel_affine_cachemask", new_6(fake_quant_per_channel_affine.fake_quantize_per_channel_affine_cachemask))
_fake_quantize_learnable_per_channel_affine = cpu("_fake_quantize_learnable_per_channel_affine", new_7(fake_quant_per_channel_affine._fake_quantize_learnable_per_channel_affine))
_fused_moving_avg_obs_fq_helper = cpu("_fused_moving_avg_obs_fq_helper", forward_13(fused_obs_fake_quant.fused_moving_avg_obs_fake_quant_cpu))
