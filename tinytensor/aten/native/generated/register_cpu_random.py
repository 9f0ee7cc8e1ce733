# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch key CPU of the family `random`.

Mirrors the generated RegisterCPU_*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.random import (
    distribution_templates, distributions, distributions_gamma, tensor_factories_random,
)
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_2, forward_3, forward_4, forward_5, new_2, new_3, new_4,
)

cpu_and_meta = registrar(provide_impl, DispatchKey.CPU, DispatchKey.Meta)
every_backend = registrar(provide_impl, DispatchKey.CPU, DispatchKey.CUDA, DispatchKey.Meta)


randperm_generator_out = every_backend("randperm.generator_out", forward_3(tensor_factories_random.randperm_generator_out))
uniform_ = every_backend("uniform_", forward_4(distributions.uniform_))
normal_ = every_backend("normal_", forward_4(distributions.normal_))
log_normal_ = every_backend("log_normal_", forward_4(distributions.log_normal_))
exponential_ = every_backend("exponential_", forward_3(distributions.exponential_))
cauchy_ = every_backend("cauchy_", forward_4(distributions.cauchy_))
geometric_ = every_backend("geometric_", forward_3(distributions.geometric_))
random_ = every_backend("random_", forward_2(distributions.random_))
random__to = every_backend("random_.to", forward_3(distributions.random__to))
random__from = every_backend("random_.from", forward_4(distributions.random__from))
bernoulli__Tensor = every_backend("bernoulli_.Tensor", forward_3(distributions.bernoulli__Tensor))
bernoulli__float = every_backend("bernoulli_.float", forward_3(distributions.bernoulli__float))
_standard_gamma = cpu_and_meta("_standard_gamma", new_2(distributions_gamma._standard_gamma))
_standard_gamma_grad = cpu_and_meta("_standard_gamma_grad", new_2(distributions_gamma._standard_gamma_grad))
_sample_dirichlet = cpu_and_meta("_sample_dirichlet", new_2(distributions_gamma._sample_dirichlet))
_dirichlet_grad = cpu_and_meta("_dirichlet_grad", new_3(distributions_gamma._dirichlet_grad))
poisson = every_backend("poisson", new_2(distributions.poisson))
binomial = every_backend("binomial", new_3(distributions.binomial))
normal_Tensor_float = every_backend("normal.Tensor_float", new_3(distribution_templates.normal_Tensor_float))
normal_Tensor_float_out = every_backend("normal.Tensor_float_out", forward_4(distribution_templates.normal_Tensor_float_out))
normal_float_Tensor = every_backend("normal.float_Tensor", new_3(distribution_templates.normal_float_Tensor))
normal_float_Tensor_out = every_backend("normal.float_Tensor_out", forward_4(distribution_templates.normal_float_Tensor_out))
normal_Tensor_Tensor = every_backend("normal.Tensor_Tensor", new_3(distribution_templates.normal_Tensor_Tensor))
normal_Tensor_Tensor_out = every_backend("normal.Tensor_Tensor_out", forward_4(distribution_templates.normal_Tensor_Tensor_out))
multinomial = every_backend("multinomial", new_4(distributions.multinomial))
multinomial_out = every_backend("multinomial.out", forward_5(distributions.multinomial_out))
