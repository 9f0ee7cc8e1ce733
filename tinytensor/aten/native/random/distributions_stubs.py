"""The stubs of the random samplers.

A kernel behind one of these is called as `run(n, out, seed, offset, *parameters)`: n elements in row-major order at
address `out`, of the dtype that the comment names. That is the CPU's form. A device with generators of its own, such as
CUDA, registers an object whose `fill(self, generator, *parameters)` fills a tensor of any dtype.

Mirrors the DECLARE_DISPATCH lines of aten/src/ATen/native/UnaryOps.h (`uniform_stub`, `normal_stub`, ...).
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub

uniform_float32_stub = DispatchStub("uniform_float32_stub")  # float32; low, span, shift, scale
uniform_float64_stub = DispatchStub("uniform_float64_stub")  # float64; low, span
normal_float32_stub = DispatchStub("normal_float32_stub")  # float32; mean, std
normal_float64_stub = DispatchStub("normal_float64_stub")  # float64; mean, std
bernoulli_stub = DispatchStub("bernoulli_stub")  # float32; p
bernoulli_tensor_stub = DispatchStub("bernoulli_tensor_stub")  # float32; address of float64 probabilities
integer_stub = DispatchStub("integer_stub")  # int64; low, span
long_integer_stub = DispatchStub("long_integer_stub")  # int64; low, span
exponential_stub = DispatchStub("exponential_stub")  # float64; rate
geometric_stub = DispatchStub("geometric_stub")  # float64; log(1 - p)
cauchy_stub = DispatchStub("cauchy_stub")  # float64; median, sigma
log_normal_stub = DispatchStub("log_normal_stub")  # float64; mean, std
poisson_stub = DispatchStub("poisson_stub")  # float64; address of float64 rates
# Of devices with generators of their own: `stub[device](weights of rows, samples, generator)`, `stub[device](n, device, generator)`.
multinomial_stub = DispatchStub("multinomial_stub")
randperm_stub = DispatchStub("randperm_stub")
# Another form: `stub[device](input, p)` gives the output and the mask of what was kept.
native_dropout_stub = DispatchStub("native_dropout_stub")
binomial_stub = DispatchStub("binomial_stub")  # float64; addresses of float64 counts and probabilities
standard_gamma_stub = DispatchStub("standard_gamma_stub")  # float64; address of float64 shape parameters
# Another form: `run(n, out, *addresses of float64 inputs)`, float64, without a generator.
standard_gamma_grad_stub = DispatchStub("standard_gamma_grad_stub")
dirichlet_grad_stub = DispatchStub("dirichlet_grad_stub")
