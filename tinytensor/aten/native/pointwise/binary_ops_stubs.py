"""The stubs of elementwise operators of two inputs. Kernels register themselves from `native/cpu` and `native/cuda`.

Note [Elementwise kernels behind a stub]
A kernel of an elementwise operator is a LoopKernel: `stub["cpu"].specialize(out_dtype, in_dtypes, compute_dtype,
contiguous)` gives a function whose call form is `run(n, out, *inputs, geom, *scalars)`. The comment after a stub names
its inputs where their order matters, and its scalars.

The stubs of the frequent operators are variables; those of mathematics are found by the operator's name in a dict.

Mirrors the DECLARE_DISPATCH lines of aten/src/ATen/native/{BinaryOps,Pow}.h.
"""

from __future__ import annotations

from tinytensor.aten.native.dispatch_stub import DispatchStub, named_stubs

# arithmetic, extremes, bits, backward factors of activations
add_stub = DispatchStub("add_stub")  # alpha
mul_stub = DispatchStub("mul_stub")
div_true_stub = DispatchStub("div_true_stub")
pow_tensor_tensor_stub = DispatchStub("pow_tensor_tensor_stub")
maximum_stub = DispatchStub("maximum_stub")
minimum_stub = DispatchStub("minimum_stub")
bitwise_and_stub = DispatchStub("bitwise_and_stub")
bitwise_or_stub = DispatchStub("bitwise_or_stub")
bitwise_xor_stub = DispatchStub("bitwise_xor_stub")
tanh_backward_stub = DispatchStub("tanh_backward_stub")
sigmoid_backward_stub = DispatchStub("sigmoid_backward_stub")
threshold_backward_stub = DispatchStub("threshold_backward_stub")  # threshold

# bool output
eq_stub = DispatchStub("eq_stub")
ne_stub = DispatchStub("ne_stub")
lt_stub = DispatchStub("lt_stub")
le_stub = DispatchStub("le_stub")
gt_stub = DispatchStub("gt_stub")
ge_stub = DispatchStub("ge_stub")
logical_and_stub = DispatchStub("logical_and_stub")
logical_or_stub = DispatchStub("logical_or_stub")
logical_xor_stub = DispatchStub("logical_xor_stub")

# mathematics, by name
BINARY = named_stubs(
    "atan2", "hypot", "logaddexp", "logaddexp2", "xlogy", "special_xlog1py", "special_zeta", "igamma", "igammac",
    "fmax", "fmin", "copysign", "heaviside", "nextafter", "ldexp",
    "special_chebyshev_polynomial_t", "special_chebyshev_polynomial_u", "special_chebyshev_polynomial_v",
    "special_chebyshev_polynomial_w", "special_shifted_chebyshev_polynomial_t",
    "special_shifted_chebyshev_polynomial_u", "special_shifted_chebyshev_polynomial_v",
    "special_shifted_chebyshev_polynomial_w", "special_hermite_polynomial_h", "special_hermite_polynomial_he",
    "special_laguerre_polynomial_l", "special_legendre_polynomial_p",
    "nextafter_bits",  # the bits of infinity
    "div_floor", "div_trunc", "remainder", "fmod",  # where to say that an integer was divided by zero
    "gcd", "lcm", "lshift", "rshift",  # bits of the type
)  # fmt: skip
