"""_standard_gamma and _sample_dirichlet: draws, and the gradients of draws with respect to the parameters.

See Note [Gradients of draws] in ufunc/gamma.py.

Mirrors `_s_gamma_cpu`, `_s_dirichlet_cpu`, `_standard_gamma_grad_cpu` and `_dirichlet_grad_cpu` of
aten/src/ATen/native/Distributions.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten import functions as F
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native.dispatch_stub import DispatchStub
from tinytensor.aten.native.random import distributions_stubs as stubs
from tinytensor.aten.native.random.distributions import address, as_float64, sample
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.c10.error import check
from tinytensor.c10.generator import Generator
from tinytensor.c10.layout import contiguous_format
from tinytensor.c10.scalar_type import ScalarType, float32, float64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_NUMPY: dict[ScalarType, Any] = {float32: np.float32, float64: np.float64}


def _smallest(dtype: ScalarType) -> float:
    """The smallest normal number: what a draw is that would be 0, of which no logarithm is finite."""
    return float(np.finfo(_NUMPY[dtype]).tiny)


def _check_dtype(name: str, dtype: ScalarType) -> None:
    if dtype not in _NUMPY:
        raise NotImplementedError(f"\"{name}\" not implemented for '{dtype.cpp_name}'")


def _gammas(out: Tensor, alpha: Tensor, generator: Generator | None) -> Tensor:
    """Fill `out` with Gamma numbers, none of which is 0."""
    # Constants of the method are computed in the dtype of `out`.
    stub = stubs.standard_gamma_float32_stub if out.meta_.dtype is float32 else stubs.standard_gamma_stub
    wide = as_float64(alpha, tuple(alpha.meta_.sizes))  # by name: it has to live as long as its address is in use
    sample(out, stub, float64, generator, address(wide))
    smallest = _smallest(out.meta_.dtype)
    return F.masked_fill_(out, F.logical_not(F.ge(out, smallest)), smallest)  # NaN as well, as std::max has it


def _standard_gamma(self: Tensor, generator: Generator | None) -> Tensor:
    """A Gamma number with scale 1 for each shape parameter."""
    out = F.zeros_like(self, memory_format=contiguous_format)
    if self.meta_.device.type == "meta":
        return out
    _check_dtype("gamma_cpu", self.meta_.dtype)
    return _gammas(out, self, generator)


def _sample_dirichlet(self: Tensor, generator: Generator | None) -> Tensor:
    """Gamma numbers divided by their sum along the last dimension."""
    out = F.zeros_like(self, memory_format=contiguous_format)
    dtype = self.meta_.dtype
    if self.meta_.device.type == "meta":
        return out
    _check_dtype("dirichlet", dtype)
    # In float64: with small concentrations most numbers would be 0 in float32.
    gammas = _gammas(F.zeros_like(self, dtype=float64, memory_format=contiguous_format), self, generator)
    below_one = float(np.nextafter(_NUMPY[dtype](1.0), _NUMPY[dtype](0.0)))
    shares = F.to_dtype(F.div(gammas, F.sum(gammas, (-1,), True)), dtype)
    # An infinite number over an infinite sum is none; PyTorch's comparison makes it the smallest one.
    return F.clamp(F.nan_to_num(shares, _smallest(dtype)), min=_smallest(dtype), max=below_one)


def _gradients(name: str, stub: DispatchStub, first: Tensor, *others: Tensor) -> Tensor:
    """One number for each element, in the shape of `first`. (The others may broadcast it, with a warning, to a larger one.)"""
    meta, sizes = first.meta_, tuple(first.meta_.sizes)
    for t in others:
        check(
            t.meta_.dtype is meta.dtype,
            lambda t=t: f"Found dtype {t.meta_.dtype.cpp_name} but expected {meta.dtype.cpp_name}",
        )
        sizes = infer_size(sizes, tuple(t.meta_.sizes))
    out = F.empty_memory_format(tuple(meta.sizes), float64, None, meta.device, None)
    resize_output(out, sizes)
    if meta.device.type != "meta":
        _check_dtype(name, meta.dtype)
        inputs = [as_float64(t, tuple(sizes)) for t in (first, *others)]
        kernel, n = stub["cpu"], out.meta_.numel
        run = kernel.parallel if n >= kernel.grain else kernel.serial
        run(n, address(out), *map(address, inputs))
    return F.to_dtype(out, meta.dtype)


def _standard_gamma_grad(self: Tensor, output: Tensor) -> Tensor:
    """d output / d self of draws."""
    return _gradients("_standard_gamma_grad_cpu", stubs.standard_gamma_grad_stub, self, output)


def _dirichlet_grad(x: Tensor, alpha: Tensor, total: Tensor) -> Tensor:
    """dx / d alpha / (1 - x) of draws x of a Beta with the parameters alpha and total - alpha."""
    return _gradients("_dirichlet_grad_cpu", stubs.dirichlet_grad_stub, x, alpha, total)
