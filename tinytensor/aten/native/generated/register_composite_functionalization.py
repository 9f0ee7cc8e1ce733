# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `functionalization`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.functionalization import native_function_generation
from tinytensor.aten.native.random import distribution_templates
from tinytensor.aten.native.generated.kernel_patterns import new_1, new_2, new_3, new_4, new_5, new_6, new_8

explicit_non_functional = registrar(provide_impl, DispatchKey.CompositeExplicitAutogradNonFunctional)
explicit = registrar(provide_impl, DispatchKey.CompositeExplicitAutograd)


copy = explicit_non_functional("copy", new_3(native_function_generation.copy_functional))
bernoulli_p = explicit_non_functional("bernoulli.p", new_3(distribution_templates.bernoulli_p))
zero = explicit("zero", new_1(native_function_generation.zero))
resize = explicit("resize", new_3(native_function_generation.resize_functional))
_index_put_impl = explicit("_index_put_impl", new_5(native_function_generation._index_put_impl))
rrelu_with_noise_functional = explicit("rrelu_with_noise_functional", new_6(native_function_generation.rrelu_with_noise_functional))
resize_as = explicit("resize_as", new_3(native_function_generation.resize_as))
_native_batch_norm_legit_functional = explicit("_native_batch_norm_legit_functional", new_8(native_function_generation.native_batch_norm_legit_functional))
embedding_renorm = explicit("embedding_renorm", new_4(native_function_generation.embedding_renorm))
uniform = explicit("uniform", new_4(native_function_generation.uniform))
normal_functional = explicit("normal_functional", new_4(native_function_generation.normal_functional))
log_normal = explicit("log_normal", new_4(native_function_generation.log_normal))
exponential = explicit("exponential", new_3(native_function_generation.exponential))
cauchy = explicit("cauchy", new_4(native_function_generation.cauchy))
geometric = explicit("geometric", new_3(native_function_generation.geometric))
random = explicit("random", new_2(native_function_generation.random))
random_to = explicit("random.to", new_3(native_function_generation.random_to))
random_from = explicit("random.from", new_4(native_function_generation.random_from))
bernoulli_Tensor = explicit("bernoulli.Tensor", new_3(native_function_generation.bernoulli_Tensor))
bernoulli = explicit("bernoulli", new_2(distribution_templates.bernoulli))
