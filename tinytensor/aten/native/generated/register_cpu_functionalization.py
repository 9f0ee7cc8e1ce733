# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `functionalization`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.random import distribution_templates
from tinytensor.aten.native.generated.kernel_patterns import forward_3

every_backend = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA, DispatchKey.Meta)


bernoulli_out = every_backend("bernoulli.out", forward_3(distribution_templates.bernoulli_out))
