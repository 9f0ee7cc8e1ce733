"""The stubs of the random samplers.

A kernel behind one of these is called as `run(n, out, state, *parameters)`: n elements in the order in which their numbers are
drawn, at address `out`, of the dtype that the comment names; `state` is the address of the generator's engine
(c10/mt19937.py). That is the CPU's form. A device with generators of its own, such as CUDA, registers an object whose
`fill(self, generator, *parameters)` fills a tensor of any dtype.

Mirrors the DECLARE_DISPATCH lines of aten/src/ATen/native/UnaryOps.h (`uniform_stub`, `normal_stub`, ...).
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

# low, span; on the CPU also the bounds as the tensor holds them. 16-bit floats are computed as float32.
uniform_float32_stub = DispatchStub("uniform_float32_stub")  # float32
uniform_float64_stub = DispatchStub("uniform_float64_stub")  # float64
uniform_float16_stub = DispatchStub("uniform_float16_stub")  # float32
uniform_bfloat16_stub = DispatchStub("uniform_bfloat16_stub")  # float32
# 16 elements or more (See Note [Normal numbers in sixteens] in cpu/distribution_templates_kernel.py); mean, std.
normal_float32_stub = DispatchStub("normal_float32_stub")  # float32
normal_float64_stub = DispatchStub("normal_float64_stub")  # float64
normal_reduced_stub = DispatchStub("normal_reduced_stub")  # float32, for 16-bit floats
normal_stub = DispatchStub("normal_stub")  # float64; mean, std
normal_to_float32_stub = DispatchStub("normal_to_float32_stub")  # the same numbers as float32. The CPU's
bernoulli_stub = DispatchStub("bernoulli_stub")  # float32; p
bernoulli_tensor_stub = DispatchStub("bernoulli_tensor_stub")  # float32; address of float64 probabilities
bernoulli_tensor_float32_stub = DispatchStub("bernoulli_tensor_float32_stub")  # the same for those that were no float64
# float32; address of float32 probabilities. Where one lies outside of [0, 1], nothing is drawn from there on, and -1 comes first.
# The CPU's.
bernoulli_of_float32_stub = DispatchStub("bernoulli_of_float32_stub")
integer_stub = DispatchStub("integer_stub")  # int64, each from 32 bits; low, span
integer_to_float32_stub = DispatchStub("integer_to_float32_stub")  # the same numbers as float32. The CPU's
long_integer_stub = DispatchStub("long_integer_stub")  # int64, each from 64 bits; low, span
exponential_stub = DispatchStub("exponential_stub")  # float64; rate
exponential_to_float32_stub = DispatchStub("exponential_to_float32_stub")  # the same numbers as float32. The CPU's
geometric_stub = DispatchStub("geometric_stub")  # float64; log(1 - p)
cauchy_stub = DispatchStub("cauchy_stub")  # float64; median, sigma
log_normal_stub = DispatchStub("log_normal_stub")  # float64; mean, std
poisson_stub = DispatchStub("poisson_stub")  # float64; address of float64 rates
binomial_stub = DispatchStub("binomial_stub")  # float64; addresses of float64 counts and probabilities
binomial_float32_stub = DispatchStub("binomial_float32_stub")  # the same for those that were float32
standard_gamma_stub = DispatchStub("standard_gamma_stub")  # float64; address of float64 shape parameters
standard_gamma_float32_stub = DispatchStub("standard_gamma_float32_stub")  # the same for those that were float32
# int64: a permutation from 32 or from 64 bits for each element. The CPU's.
randperm_words_stub = DispatchStub("randperm_words_stub")
randperm_long_words_stub = DispatchStub("randperm_long_words_stub")
# Of devices with generators of their own: `stub[device](weights of rows, samples, generator)`, `stub[device](n, device, generator)`.
multinomial_stub = DispatchStub("multinomial_stub")
randperm_stub = DispatchStub("randperm_stub")
# Another form: `stub[device](input, p)` gives the output and the mask of what was kept.
native_dropout_stub = DispatchStub("native_dropout_stub")
# Another form: `run(n, out, *addresses of float64 inputs)`, float64, without a generator.
standard_gamma_grad_stub = DispatchStub("standard_gamma_grad_stub")
dirichlet_grad_stub = DispatchStub("dirichlet_grad_stub")
