"""CPU kernels of fused optimizers: a table of addresses and one call.

Mirrors aten/src/ATen/native/cpu/Fused{SGD,Adam,Adagrad}Kernel.cpp, where each parameter is a call of its own.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from tinytensor import kernel_compiler
from tinytensor.aten.native.cpu.element_access import load_access, store_access
from tinytensor.aten.native.cpu.number_functors import CONVERT
from tinytensor.aten.native.optim import optim_stubs as stubs
from tinytensor.aten.native.optim.cpu import fused_adam_kernel_loops as loops
from tinytensor.aten.native.optim.fused_adam import AdagradOptions, AdamOptions, SGDOptions
from tinytensor.aten.native.optim.reference import fused_adam as fused_optim
from tinytensor.c10.scalar_type import ScalarType, float32, float64
from tinytensor.kernel_compiler import Kernel, kernel

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Tensors = Sequence["Tensor"]
COST = 4  # memory traffic of an element, in additions


@lru_cache(None)
def _kernel(name: str, dtype: ScalarType, *flags: bool) -> Kernel:
    """The loop compiled for these flags; branches that the flags rule out are not in the code."""
    compute = float64 if dtype is float64 else float32
    made: dict[str, tuple[Callable[..., Any], str]] = {
        "sgd": (loops.sgd, "iidddddd"),
        "adam": (loops.adam, "iidddddddd"),
        "adagrad": (loops.adagrad, "iidddddd"),
    }
    loop, kinds = made[name]
    access = load_access(dtype, compute), store_access(dtype), CONVERT[compute]
    spelled = "".join(str(int(flag)) for flag in flags)
    return kernel(loop(*access, *flags), kinds, name=f"fused_{name}_{dtype.name}_{spelled}", cost=COST)


@lru_cache(None)
def _count_up() -> Kernel:
    return kernel(loops.count_up(), "i", name="count_up")


def _launch(k: Kernel, lists: tuple[Tensors, ...], *options: float) -> None:
    """Lay out the table and run the kernel over all elements."""
    columns = [t.meta_.numel for t in lists[0]]
    count, n = len(columns), sum(columns)
    for tensors in lists:
        columns += [t.storage_.data_ptr + t.byte_offset_ for t in tensors]
    # Held until the call returns: the kernel has its address only. The kernel waits for its threads, so that is long enough.
    table = array("q", columns)
    (k.parallel if n >= k.grain else k.serial)(n, table.buffer_info()[0], count, *options)


def _sign_and_scale(options: Any) -> tuple[float, float]:
    return (-1.0 if options.maximize else 1.0), (1.0 if options.grad_scale is None else options.grad_scale)


def fused_sgd(params: Tensors, grads: Tensors, *rest: Any) -> None:
    o: SGDOptions = rest[-1]
    scaled = o.grad_scale is not None
    flags = o.weight_decay != 0, o.momentum != 0, o.is_first_step, o.nesterov, scaled
    k = _kernel("sgd", params[0].meta_.dtype, *flags)
    _launch(k, (params, grads, *rest[:-1]), o.lr, o.momentum, 1 - o.dampening, o.weight_decay, *_sign_and_scale(o))


def fused_adam(params: Tensors, grads: Tensors, *rest: Any) -> None:
    o: AdamOptions = rest[-1]
    coupled = o.weight_decay != 0 and not o.decoupled
    k = _kernel("adam", params[0].meta_.dtype, coupled, o.amsgrad, o.grad_scale is not None)
    shrink = 1 - o.lr * o.weight_decay if o.decoupled else 1.0
    _launch(k, (params, grads, *rest[:-1]), o.lr, o.beta1, o.beta2, o.weight_decay, shrink, o.eps, *_sign_and_scale(o))


def fused_adagrad(params: Tensors, grads: Tensors, *rest: Any) -> None:
    o: AdagradOptions = rest[-1]
    k = _kernel("adagrad", params[0].meta_.dtype, o.weight_decay != 0, o.grad_scale is not None)
    _launch(k, (params, grads, *rest[:-1]), o.lr, o.lr_decay, o.weight_decay, o.eps, *_sign_and_scale(o))


def count_up(addresses: array[int]) -> None:
    _count_up().serial(len(addresses), addresses.buffer_info()[0])


if kernel_compiler.mode() == "off":
    fused_optim.register()
else:
    stubs.fused_sgd_stub.register("cpu", fused_sgd)
    stubs.fused_adam_stub.register("cpu", fused_adam)
    stubs.fused_adagrad_stub.register("cpu", fused_adagrad)
    stubs.count_up_stub.register("cpu", count_up)
