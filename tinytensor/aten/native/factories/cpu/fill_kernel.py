"""Kernels without inputs: one value everywhere, evenly spaced values.

Mirrors aten/src/ATen/native/cpu/{FillKernel,RangeFactoriesKernel}.cpp.
"""

from __future__ import annotations

from tinytensor.aten.dispatch import ALL_TYPES
from tinytensor.aten.native.cpu.loops import cpu_kernel
from tinytensor.aten.native.factories import fill_stubs, range_factories_stubs
from tinytensor.aten.native.nn.activation.ufunc import activation
from tinytensor.c10.scalar_type import ScalarType, float64, int64, opmath


def accumulate_type(dtype: ScalarType) -> ScalarType:
    """The wide type of the same kind (ATen/AccumulateType.h): thousands of steps of 0.1 would drift in float32."""
    return float64 if dtype.is_floating_point else int64


fill_kernel = cpu_kernel(activation.fill, 0, scalars=1, name="fill", compute=opmath)
# arange computes start + step * i anew for each i, in the wide type, and rounds once: no error adds up, and threads can
# begin anywhere.
arange_kernel = cpu_kernel(
    activation.arange, 0, scalars=2, name="arange", dtypes=ALL_TYPES, compute=accumulate_type, cost=2
)

fill_stubs.fill_stub.register("cpu", fill_kernel)
range_factories_stubs.arange_stub.register("cpu", arange_kernel)
