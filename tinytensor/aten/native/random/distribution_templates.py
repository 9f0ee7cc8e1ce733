"""normal and bernoulli as functions of tensors of parameters.

Mirrors `normal_impl`, `normal_out_impl` of aten/src/ATen/native/DistributionTemplates.h and `bernoulli` of
aten/src/ATen/native/Distributions.cpp.
"""

from __future__ import annotations

from ctypes import c_float
from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.expand_utils import infer_size
from tinytensor.aten.native.factories.tensor_factories import (
    empty_like,
    empty_memory_format,
    nobody_sees,
    nobody_sees_like,
)
from tinytensor.aten.native.random import distributions_stubs as stubs
from tinytensor.aten.native.random.distributions import (
    bernoulli__float,
    bernoulli__Tensor,
    check_normal_std,
    normal_,
    number,
)
from tinytensor.aten.native.shape.resize import resize_output
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.error import check
from tinytensor.c10.generator import Generator, draw_on_cpu
from tinytensor.c10.layout import Layout, contiguous_format
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView
from tinytensor.c10.scalar_type import ScalarType, float32

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]


def _check_normal_std_tensor(std: Tensor) -> None:
    check(
        std.meta_.numel == 0 or std.meta_.device is not cpu or F.item(F.ge(F.min(std), 0)),
        "normal expects all elements of std >= 0.0",
    )


def normal_Tensor_float(mean: Tensor, std: float, generator: Generator | None) -> Tensor:
    """One normal number for each mean."""
    check_normal_std(std, number(std))
    return normal_Tensor_float_out(mean, std, generator, F.empty_like_default(mean, memory_format=contiguous_format))


def normal_float_Tensor(mean: float, std: Tensor, generator: Generator | None) -> Tensor:
    """One normal number for each standard deviation."""
    _check_normal_std_tensor(std)
    return normal_float_Tensor_out(mean, std, generator, F.empty_like_default(std, memory_format=contiguous_format))


def normal_Tensor_Tensor(mean: Tensor, std: Tensor, generator: Generator | None) -> Tensor:
    """One normal number for each pair of mean and standard deviation, which broadcast."""
    _check_normal_std_tensor(std)
    shape = infer_size(tuple(mean.meta_.sizes), tuple(std.meta_.sizes))
    out = F.empty_memory_format(shape, mean.meta_.dtype, None, mean.meta_.device, None)
    return normal_Tensor_Tensor_out(mean, std, generator, out)


def normal_Tensor_float_out(mean: Tensor, std: float, generator: Generator | None, out: Tensor) -> Tensor:
    check_normal_std(std, number(std))
    # The shape of `out` takes part, as if it were that of a tensor of deviations.
    resize_output(out, infer_size(tuple(mean.meta_.sizes), tuple(out.meta_.sizes)))
    with AutoDispatchBelowADInplaceOrView():  # the write to `out` has been counted
        return F.add_(normal_(out, 0.0, std, generator), mean)


def normal_float_Tensor_out(mean: float, std: Tensor, generator: Generator | None, out: Tensor) -> Tensor:
    _check_normal_std_tensor(std)
    resize_output(out, tuple(std.meta_.sizes))
    with AutoDispatchBelowADInplaceOrView():
        return F.add_(F.mul_(normal_(out, 0.0, 1.0, generator), std), mean)


def normal_Tensor_Tensor_out(mean: Tensor, std: Tensor, generator: Generator | None, out: Tensor) -> Tensor:
    _check_normal_std_tensor(std)
    resize_output(out, infer_size(tuple(mean.meta_.sizes), tuple(std.meta_.sizes)))
    with AutoDispatchBelowADInplaceOrView():
        return F.add_(F.mul_(normal_(out, 0.0, 1.0, generator), std), mean)


def normal_float_float(
    mean: float,
    std: float,
    size: Ints,
    generator: Generator | None,
    dtype: ScalarType | None,
    layout: Layout | None,
    device: Device | None,
    pin_memory: bool | None,
) -> Tensor:
    """Independent normal numbers of one mean and standard deviation."""
    if nobody_sees(dtype, layout, device):
        return normal_(empty_memory_format(size, dtype, None, cpu, pin_memory, None), mean, std, generator)
    made = F.empty_memory_format(size, dtype, layout, device, pin_memory)
    with AutoDispatchBelowADInplaceOrView():
        return F.normal_(made, mean, std, generator=generator)


def normal_float_float_out(mean: float, std: float, size: Ints, generator: Generator | None, out: Tensor) -> Tensor:
    return F.normal_(F.resize_(out, size), mean, std, generator=generator)


def _contiguous_like(self: Tensor) -> Tensor:
    return empty_like(self, None, None, None, False, contiguous_format)


def bernoulli(self: Tensor, generator: Generator | None) -> Tensor:
    """1 with the probability that each element of self says, else 0."""
    if nobody_sees_like(self):
        out, m = _contiguous_like(self), self.meta_
        if m.dtype is float32 and m.is_contiguous and m.device is cpu and m.numel:
            start, chances = out.storage_.data_ptr, self.storage_.data_ptr + self.byte_offset_
            draw_on_cpu(generator, stubs.bernoulli_of_float32_stub["cpu"].serial, m.numel, start, chances)
            if c_float.from_address(start).value >= 0:
                return out
        return bernoulli__Tensor(out, self, generator)
    made = F.empty_like_default(self, memory_format=contiguous_format)
    with AutoDispatchBelowADInplaceOrView():
        return F.bernoulli_(made, self, generator=generator)


def bernoulli_p(self: Tensor, p: float, generator: Generator | None) -> Tensor:
    """1 with probability p, of self's shape and dtype; its values do not matter."""
    if nobody_sees_like(self):
        return bernoulli__float(_contiguous_like(self), p, generator)
    made = F.empty_like_default(self, memory_format=contiguous_format)
    with AutoDispatchBelowADInplaceOrView():
        return F.bernoulli_(made, p, generator=generator)


def bernoulli_out(self: Tensor, generator: Generator | None, out: Tensor) -> Tensor:
    resize_output(out, tuple(self.meta_.sizes))
    return bernoulli__Tensor(out, self, generator)
