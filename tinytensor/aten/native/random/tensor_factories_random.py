"""New tensors of random numbers: rand, randn, randint, randperm and their `_like` forms.

Each makes an empty tensor and fills it in place, so an operator log shows both, as PyTorch's does.

Mirrors `rand`, `randn`, `randint`, `randperm` of aten/src/ATen/native/TensorFactories.cpp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.dispatcher import OperatorHandle
from tinytensor.aten.native.factories.tensor_factories import (
    empty_like,
    empty_memory_format,
    nobody_sees,
    nobody_sees_like,
)
from tinytensor.aten.native.random import distributions_stubs as stubs
from tinytensor.aten.native.random.distributions import address, normal_, random__from, uniform_
from tinytensor.aten.native.shape.copy import copy_
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.dispatch_key_set import AFTER_ADINPLACEORVIEW
from tinytensor.c10.error import check
from tinytensor.c10.generator import Generator, draw_on_cpu
from tinytensor.c10.layout import Layout, MemoryFormat
from tinytensor.c10.local_dispatch_key_set import AutoDispatchBelowADInplaceOrView, state
from tinytensor.c10.overflows import checked_convert
from tinytensor.c10.scalar_type import ScalarType, bool_, float16, float32, float64, int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Ints = tuple[int, ...]
Dtype = ScalarType | None
OptLayout = Layout | None
OptDevice = Device | None
Pin = bool | None
Format = MemoryFormat | None
Gen = Generator | None


def _filled(op: OperatorHandle, made: Tensor, *args: Any) -> Tensor:
    """What `op` writes to a tensor that a factory has just made: below ADInplaceOrView, so its version stays 0."""
    if not state.dirty:  # then the kernel of the tensor's own keys is what the dispatcher would find
        ks = made.meta_.key_set & AFTER_ADINPLACEORVIEW
        return op.table[ks](ks, made, *args)
    with AutoDispatchBelowADInplaceOrView():
        return op.call(made, *args)


# ---- rand: uniform in [0, 1) -----------------------------------------------------------------------------------------


def rand(size: Ints, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin) -> Tensor:
    return rand_generator(size, None, dtype, layout, device, pin_memory)


def rand_generator(
    size: Ints, generator: Gen, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin
) -> Tensor:
    if nobody_sees(dtype, layout, device):
        return uniform_(empty_memory_format(size, dtype, None, cpu, pin_memory, None), 0.0, 1.0, generator)
    return _filled(F.uniform__op, F.empty_memory_format(size, dtype, layout, device, pin_memory), 0.0, 1.0, generator)


def rand_out(size: Ints, out: Tensor) -> Tensor:
    return rand_generator_out(size, None, out)


def rand_generator_out(size: Ints, generator: Gen, out: Tensor) -> Tensor:
    return F.uniform_(F.resize_(out, size), 0.0, 1.0, generator=generator)


def rand_like(
    self: Tensor, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin, memory_format: Format
) -> Tensor:
    return rand_like_generator(self, None, dtype, layout, device, pin_memory, memory_format)


def rand_like_generator(
    self: Tensor, generator: Gen, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin,
    memory_format: Format,
) -> Tensor:  # fmt: skip
    if nobody_sees_like(self, dtype, layout, device):
        return uniform_(empty_like(self, dtype, None, None, pin_memory, memory_format), 0.0, 1.0, generator)
    made = F.empty_like_default(self, dtype, layout, device, pin_memory, memory_format)
    return _filled(F.uniform__op, made, 0.0, 1.0, generator)


# ---- randn: normal ---------------------------------------------------------------------------------------------------


def randn(size: Ints, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin) -> Tensor:
    return randn_generator(size, None, dtype, layout, device, pin_memory)


def randn_generator(
    size: Ints, generator: Gen, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin
) -> Tensor:
    if nobody_sees(dtype, layout, device):
        return normal_(empty_memory_format(size, dtype, None, cpu, pin_memory, None), 0.0, 1.0, generator)
    return _filled(F.normal__op, F.empty_memory_format(size, dtype, layout, device, pin_memory), 0.0, 1.0, generator)


def randn_out(size: Ints, out: Tensor) -> Tensor:
    return randn_generator_out(size, None, out)


def randn_generator_out(size: Ints, generator: Gen, out: Tensor) -> Tensor:
    return F.normal_(F.resize_(out, size), 0.0, 1.0, generator=generator)


def randn_like(
    self: Tensor, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin, memory_format: Format
) -> Tensor:
    return randn_like_generator(self, None, dtype, layout, device, pin_memory, memory_format)


def randn_like_generator(
    self: Tensor, generator: Gen, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin,
    memory_format: Format,
) -> Tensor:  # fmt: skip
    if nobody_sees_like(self, dtype, layout, device):
        return normal_(empty_like(self, dtype, None, None, pin_memory, memory_format), 0.0, 1.0, generator)
    made = F.empty_like_default(self, dtype, layout, device, pin_memory, memory_format)
    return _filled(F.normal__op, made, 0.0, 1.0, generator)


# ---- randint: integers in [low, high) --------------------------------------------------------------------------------


def randint(high: int, size: Ints, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin) -> Tensor:
    return randint_low_generator(0, high, size, None, dtype, layout, device, pin_memory)


def randint_generator(
    high: int, size: Ints, generator: Gen, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin
) -> Tensor:
    return randint_low_generator(0, high, size, generator, dtype, layout, device, pin_memory)


def randint_low(
    low: int, high: int, size: Ints, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin
) -> Tensor:
    return randint_low_generator(low, high, size, None, dtype, layout, device, pin_memory)


def randint_low_generator(
    low: int, high: int, size: Ints, generator: Gen, dtype: Dtype, layout: OptLayout, device: OptDevice,
    pin_memory: Pin,
) -> Tensor:  # fmt: skip
    if nobody_sees(dtype, layout, device):
        return random__from(empty_memory_format(size, dtype, None, cpu, pin_memory, None), low, high, generator)
    made = F.empty_memory_format(size, dtype, layout, device, pin_memory)
    return _filled(F.random__from_op, made, low, high, generator)


def randint_out(high: int, size: Ints, out: Tensor) -> Tensor:
    return randint_low_generator_out(0, high, size, None, out)


def randint_generator_out(high: int, size: Ints, generator: Gen, out: Tensor) -> Tensor:
    return randint_low_generator_out(0, high, size, generator, out)


def randint_low_out(low: int, high: int, size: Ints, out: Tensor) -> Tensor:
    return randint_low_generator_out(low, high, size, None, out)


def randint_low_generator_out(low: int, high: int, size: Ints, generator: Gen, out: Tensor) -> Tensor:
    return F.random_(F.resize_(out, size), low, high, generator=generator)


def randint_like(
    self: Tensor, high: int, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin, memory_format: Format
) -> Tensor:
    return randint_like_low_generator_dtype(self, 0, high, None, dtype, layout, device, pin_memory, memory_format)


def randint_like_generator(
    self: Tensor, high: int, generator: Gen, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin,
    memory_format: Format,
) -> Tensor:  # fmt: skip
    return randint_like_low_generator_dtype(self, 0, high, generator, dtype, layout, device, pin_memory, memory_format)


def randint_like_Tensor(
    self: Tensor, high: Tensor, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin,
    memory_format: Format,
) -> Tensor:  # fmt: skip
    return randint_like_Tensor_generator(self, high, None, dtype, layout, device, pin_memory, memory_format)


def randint_like_Tensor_generator(
    self: Tensor, high: Tensor, generator: Gen, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin,
    memory_format: Format,
) -> Tensor:  # fmt: skip
    check(high.meta_.dim == 0 and high.meta_.device is cpu, "high must be a scalar tensor and on CPU")
    top = int(F.item(high))
    return randint_like_low_generator_dtype(self, 0, top, generator, dtype, layout, device, pin_memory, memory_format)


def randint_like_low_dtype(
    self: Tensor, low: int, high: int, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin,
    memory_format: Format,
) -> Tensor:  # fmt: skip
    return randint_like_low_generator_dtype(self, low, high, None, dtype, layout, device, pin_memory, memory_format)


def randint_like_low_generator_dtype(
    self: Tensor, low: int, high: int, generator: Gen, dtype: Dtype, layout: OptLayout, device: OptDevice,
    pin_memory: Pin, memory_format: Format,
) -> Tensor:  # fmt: skip
    if nobody_sees_like(self, dtype, layout, device):
        return random__from(empty_like(self, dtype, None, None, pin_memory, memory_format), low, high, generator)
    made = F.empty_like_default(self, dtype, layout, device, pin_memory, memory_format)
    return _filled(F.random__from_op, made, low, high, generator)


# ---- randperm: 0 .. n-1 in random order ------------------------------------------------------------------------------


def randperm(n: int, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin) -> Tensor:
    return randperm_generator(n, None, dtype, layout, device, pin_memory)


def randperm_generator(
    n: int, generator: Gen, dtype: Dtype, layout: OptLayout, device: OptDevice, pin_memory: Pin
) -> Tensor:
    if nobody_sees(dtype, layout, device):
        made = empty_memory_format((n,), dtype or int64, None, cpu, pin_memory, None)
        if made.meta_.dtype is not int64:  # which holds any n
            checked_convert(n, made.meta_.dtype)
            _check_exact(n, made.meta_.dtype)
        return _permute(made, n, generator)
    made = F.empty_memory_format((n,), dtype or int64, layout, device, pin_memory)
    with AutoDispatchBelowADInplaceOrView():
        return F.randperm_generator_out_op.call(n, generator, made)


def randperm_out(n: int, out: Tensor) -> Tensor:
    return F.randperm_generator_out(n, None, out)


# Up to where the integers of a dtype are exact, and how PyTorch's message names the first number beyond. It does not check
# bfloat16.
_EXACT = {float16: (2**11, "2049"), float32: (2**24, "2^24+1"), float64: (2**53, "2^53+1")}


def randperm_generator_out(n: int, generator: Gen, out: Tensor) -> Tensor:
    """0 .. n-1 in random order: every element is exchanged with one from there on."""
    check(n >= 0, lambda: f"n must be non-negative, got{n}")
    F.scalar_tensor(n, dtype=out.meta_.dtype)  # refuses what the dtype cannot hold
    _check_exact(n, out.meta_.dtype)
    return _permute(F.resize_(out, (n,)), n, generator)


def _check_exact(n: int, dtype: ScalarType) -> None:
    if dtype in _EXACT:
        most, text = _EXACT[dtype]
        check(n <= most + 1, lambda: f"n cannot be greater than {text} for {dtype.cpp_name} type.")


def _permute(out: Tensor, n: int, generator: Gen) -> Tensor:
    dtype, device = out.meta_.dtype, out.meta_.device
    if dtype is bool_:
        name = "randperm_out_cuda" if device.type == "cuda" else "randperm"
        raise NotImplementedError(f"\"{name}\" not implemented for 'Bool'")
    if device.type not in ("cpu", "meta") and n:
        copy_(out, stubs.randperm_stub[device.type](n, device, generator), False)
    if device is cpu and n:
        # The rest of a division by n: with 32 bits, and an n of their order, small numbers would come more often.
        stub = stubs.randperm_words_stub if n < (2**32 - 1) // 20 else stubs.randperm_long_words_stub
        direct = dtype is int64 and out.meta_.is_contiguous
        order = out if direct else F.empty_memory_format((n,), int64)
        draw_on_cpu(generator, stub["cpu"].serial, n, address(order))
        if not direct:
            copy_(out, order, False)
    return out
