# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `mkldnn`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.mkldnn import mkldnn_conversions, rnn
from tinytensor.aten.native.generated.kernel_patterns import new_2, new_16, new_23

cpu = registrar(provide_impl, DispatchKey.CPU)
cpu_and_meta = registrar(provide_impl, DispatchKey.CPU, DispatchKey.Meta)


to_mkldnn = cpu("to_mkldnn", new_2(mkldnn_conversions.dense_to_mkldnn))
mkldnn_rnn_layer = cpu_and_meta("mkldnn_rnn_layer", new_16(rnn.mkldnn_rnn_layer))
mkldnn_rnn_layer_backward = cpu_and_meta("mkldnn_rnn_layer_backward", new_23(rnn.mkldnn_rnn_layer_backward))
