# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The kernels of dispatch keys CompositeExplicitAutogradNonFunctional, CompositeExplicitAutograd, CompositeImplicitAutograd of the family `random`.

Mirrors the generated RegisterComposite*.cpp.
"""

from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.aten.core.dispatch.dispatcher import provide_impl
from tinytensor.aten.core.dispatch.registrar import registrar
from tinytensor.aten.native.random import distribution_templates, tensor_factories_random
from tinytensor.aten.native.generated.kernel_patterns import (
    forward_2, forward_3, forward_4, forward_5, forward_6, forward_7, forward_8, new_6, new_7, new_8, new_9,
)

explicit = registrar(provide_impl, DispatchKey.CompositeExplicitAutograd)
implicit = registrar(provide_impl, DispatchKey.CompositeImplicitAutograd)


rand = explicit("rand", forward_5(tensor_factories_random.rand))
rand_generator = explicit("rand.generator", forward_6(tensor_factories_random.rand_generator))
rand_out = explicit("rand.out", forward_2(tensor_factories_random.rand_out))
rand_generator_out = explicit("rand.generator_out", forward_3(tensor_factories_random.rand_generator_out))
rand_like = explicit("rand_like", new_6(tensor_factories_random.rand_like))
rand_like_generator = explicit("rand_like.generator", new_7(tensor_factories_random.rand_like_generator))
randn = explicit("randn", forward_5(tensor_factories_random.randn))
randn_generator = explicit("randn.generator", forward_6(tensor_factories_random.randn_generator))
randn_like = explicit("randn_like", new_6(tensor_factories_random.randn_like))
randn_like_generator = explicit("randn_like.generator", new_7(tensor_factories_random.randn_like_generator))
randint = explicit("randint", forward_6(tensor_factories_random.randint))
randint_generator = explicit("randint.generator", forward_7(tensor_factories_random.randint_generator))
randint_low = explicit("randint.low", forward_7(tensor_factories_random.randint_low))
randint_low_generator = explicit("randint.low_generator", forward_8(tensor_factories_random.randint_low_generator))
randint_out = explicit("randint.out", forward_3(tensor_factories_random.randint_out))
randint_generator_out = explicit("randint.generator_out", forward_4(tensor_factories_random.randint_generator_out))
randint_low_out = explicit("randint.low_out", forward_4(tensor_factories_random.randint_low_out))
randint_low_generator_out = explicit("randint.low_generator_out", forward_5(tensor_factories_random.randint_low_generator_out))
randint_like = explicit("randint_like", new_7(tensor_factories_random.randint_like))
randint_like_generator = explicit("randint_like.generator", new_8(tensor_factories_random.randint_like_generator))
randint_like_Tensor = explicit("randint_like.Tensor", new_7(tensor_factories_random.randint_like_Tensor))
randint_like_Tensor_generator = explicit("randint_like.Tensor_generator", new_8(tensor_factories_random.randint_like_Tensor_generator))
randint_like_low_dtype = explicit("randint_like.low_dtype", new_8(tensor_factories_random.randint_like_low_dtype))
randint_like_low_generator_dtype = explicit("randint_like.low_generator_dtype", new_9(tensor_factories_random.randint_like_low_generator_dtype))
randperm = explicit("randperm", forward_5(tensor_factories_random.randperm))
randperm_generator = explicit("randperm.generator", forward_6(tensor_factories_random.randperm_generator))
randperm_out = explicit("randperm.out", forward_2(tensor_factories_random.randperm_out))
normal_float_float = explicit("normal.float_float", forward_8(distribution_templates.normal_float_float))
normal_float_float_out = explicit("normal.float_float_out", forward_5(distribution_templates.normal_float_float_out))
randn_out = implicit("randn.out", forward_2(tensor_factories_random.randn_out))
randn_generator_out = implicit("randn.generator_out", forward_3(tensor_factories_random.randn_generator_out))
