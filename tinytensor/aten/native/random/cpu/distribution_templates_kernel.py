"""The loops around the random functors: n elements in row-major order.

Mirrors aten/src/ATen/native/cpu/DistributionTemplates.h.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tinytensor import kernel_compiler
from tinytensor.aten import functions as F
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.random import distributions_stubs as stubs
from tinytensor.aten.native.random.reference import distributions as reference
from tinytensor.aten.native.random.ufunc import distributions as ufunc
from tinytensor.aten.native.random.ufunc.gamma import dirichlet_grad, standard_gamma, standard_gamma_grad
from tinytensor.c10.scalar_type import bool_
from tinytensor.kernel_compiler import kernel
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_float64, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Functor = Callable


def independent_loop(functor: Functor, pointer: Functor) -> Functor:
    """out[i] = functor(seed, i, offset, *parameters)"""

    def loop(lo, hi, out, seed, offset, *parameters):
        o = pointer(out)
        for i in range(lo, hi):
            o[i] = functor(seed, i, offset, *parameters)

    return loop


def loop_over_one(functor: Functor, pointer: Functor) -> Functor:
    """out[i] = functor(seed, i, offset, a[i])"""

    def loop(lo, hi, out, seed, offset, a):
        o, x = pointer(out), ptr_float64(a)
        for i in range(lo, hi):
            o[i] = functor(seed, i, offset, x[i])

    return loop


def loop_over_two(functor: Functor, pointer: Functor) -> Functor:
    """out[i] = functor(seed, i, offset, a[i], b[i])"""

    def loop(lo, hi, out, seed, offset, a, b):
        o, x, y = pointer(out), ptr_float64(a), ptr_float64(b)
        for i in range(lo, hi):
            o[i] = functor(seed, i, offset, x[i], y[i])

    return loop


# Every element asks for its own number by index, so a loop can be cut among threads anywhere and still give the same
# numbers. Parameters that are tensors come as addresses of float64 elements ("i"); numbers come as floats or doubles.
# stub: (loop, functor, type of the output, kinds of the parameters, cost in additions)
_KERNELS: dict[DispatchStub, tuple[Functor, Functor, Functor, str, float]] = {
    stubs.uniform_float32_stub: (independent_loop, ufunc.uniform_float32, ptr_float32, "ffif", 20),
    stubs.uniform_float64_stub: (independent_loop, ufunc.uniform_float64, ptr_float64, "dd", 20),
    stubs.normal_float32_stub: (independent_loop, ufunc.normal_float32, ptr_float32, "ff", 30),
    stubs.normal_float64_stub: (independent_loop, ufunc.normal_float64, ptr_float64, "dd", 40),
    stubs.bernoulli_stub: (independent_loop, ufunc.bernoulli, ptr_float32, "d", 20),
    stubs.bernoulli_tensor_stub: (loop_over_one, ufunc.bernoulli, ptr_float32, "i", 20),
    stubs.integer_stub: (independent_loop, ufunc.integer, ptr_int64, "ii", 20),
    stubs.long_integer_stub: (independent_loop, ufunc.long_integer, ptr_int64, "ii", 40),
    stubs.exponential_stub: (independent_loop, ufunc.exponential, ptr_float64, "d", 30),
    stubs.geometric_stub: (independent_loop, ufunc.geometric, ptr_float64, "d", 30),
    stubs.cauchy_stub: (independent_loop, ufunc.cauchy, ptr_float64, "dd", 40),
    stubs.log_normal_stub: (independent_loop, ufunc.log_normal, ptr_float64, "dd", 50),
    stubs.poisson_stub: (loop_over_one, ufunc.poisson, ptr_float64, "i", 100),
    stubs.binomial_stub: (loop_over_two, ufunc.binomial, ptr_float64, "ii", 100),
    stubs.standard_gamma_stub: (loop_over_one, standard_gamma, ptr_float64, "i", 100),
}


def gamma_grad_loop(lo, hi, out, alpha, x):
    """out[i] = standard_gamma_grad(alpha[i], x[i])"""
    o, a, b = ptr_float64(out), ptr_float64(alpha), ptr_float64(x)
    for i in range(lo, hi):
        o[i] = standard_gamma_grad(a[i], b[i])


def dirichlet_grad_loop(lo, hi, out, x, alpha, total):
    """out[i] = dirichlet_grad(x[i], alpha[i], total[i])"""
    o, a, b, c = ptr_float64(out), ptr_float64(x), ptr_float64(alpha), ptr_float64(total)
    for i in range(lo, hi):
        o[i] = dirichlet_grad(a[i], b[i], c[i])


def native_dropout(input: Tensor, p: float) -> tuple[Tensor, Tensor]:
    """Three operators: a random mask, and two products."""
    kept = 1 - p
    mask = F.bernoulli_(F.empty_like_default(input, bool_), kept)
    return F.mul_(F.mul(input, mask), 0.0 if kept == 0 else 1 / kept), mask


stubs.native_dropout_stub.register("cpu", native_dropout)
if kernel_compiler.mode() == "off":
    reference.register()
else:
    for stub, (template, functor, pointer, kinds, cost) in _KERNELS.items():
        name = stub.name.removesuffix("_stub")
        stub.register("cpu", kernel(template(functor, pointer), "iii" + kinds, name=name, cost=cost))
    stubs.standard_gamma_grad_stub.register("cpu", kernel(gamma_grad_loop, "iii", name="standard_gamma_grad", cost=200))
    stubs.dirichlet_grad_stub.register("cpu", kernel(dirichlet_grad_loop, "iiii", name="dirichlet_grad", cost=400))
