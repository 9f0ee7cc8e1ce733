"""From metadata to a prepared launch: softmax, log_softmax and their backward passes.

Mirrors the entry points of aten/src/ATen/native/cpu/SoftMaxKernel.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from math import prod
from typing import TYPE_CHECKING

from tinytensor import kernel_compiler
from tinytensor.aten.dispatch import FLOATING_TYPES, dispatch
from tinytensor.aten.native.cpu.element_access import POINTERS, load_access, store_access
from tinytensor.aten.native.nn.activation import activation_stubs as stubs
from tinytensor.aten.native.nn.activation.cpu import soft_max_kernel_loops as loops
from tinytensor.aten.native.nn.activation.cpu.soft_max_kernel_loops import ordered_int32, ordered_int64
from tinytensor.aten.native.nn.activation.reference import soft_max as reference
from tinytensor.aten.native.pointwise.ufunc import math
from tinytensor.aten.native.reduce.cpu.sorting_keys import lowest_int32, lowest_int64
from tinytensor.c10.allocator import allocate
from tinytensor.c10.metadata import Metadata
from tinytensor.c10.scalar_type import ScalarType, float32, float64, opmath
from tinytensor.kernel_compiler import Kernel, kernel
from tinytensor.kernel_compiler.pointers import bits_float32, bits_float64, float32_bits, float64_bits

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Launch = Callable[..., None]

COST = 16  # work per element, in additions
_SUM_MATH = frozenset({"contract", "reassoc", "nsz"})


def key_float32(x):
    return ordered_int32(float32_bits(x))


def unkey_float32(k):
    return bits_float32(ordered_int32(k))


def key_float64(x):
    return ordered_int64(float64_bits(x))


def unkey_float64(k):
    return bits_float64(ordered_int64(k))


@lru_cache(None)
def softmax_kernel(op: str, columns: bool, dtype: ScalarType) -> Kernel:
    compute = opmath(dtype)
    exp, log = math.exp.for_dtype(compute), math.log.for_dtype(compute)
    keys = (key_float64, unkey_float64, lowest_int64)
    if compute is float32:
        keys = (key_float32, unkey_float32, lowest_int32)
    f = loops.softmax_functors(exp, log, op == "log_softmax", *keys)
    template = loops.softmax_columns if columns else loops.softmax_rows
    loop = template(f, POINTERS[compute], load_access(dtype, compute), store_access(dtype))
    name = f"{op}_{dtype.name}_{'columns' if columns else 'rows'}"
    return kernel(loop, "iiiii" if columns else "iii", name=name, fastmath=_SUM_MATH, cost=COST)


@lru_cache(None)
def softmax_backward_kernel(op: str, columns: bool, grad: ScalarType, output: ScalarType) -> Kernel:
    compute = float64 if output is float64 else float32
    f = loops.backward_functors(math.exp.for_dtype(compute), op == "log_softmax")
    template = loops.backward_columns if columns else loops.backward_rows
    accesses = load_access(grad, compute), load_access(output, compute), store_access(grad)
    name = f"{op}_backward_{grad.name}_{output.name}_{'columns' if columns else 'rows'}"
    return kernel(
        template(f, POINTERS[compute], *accesses), "iiiiii" if columns else "iiii", name=name, fastmath=_SUM_MATH,
        cost=COST,
    )  # fmt: skip


def refuse(op: str, m: Metadata, dim: int) -> None:
    """NotImplementedError, in PyTorch's words, for a dtype that is not floating."""
    name = f"{op}_lastdim_kernel_impl" if dim == m.dim - 1 or m.dim == 0 else f"{op}_kernel_impl"
    dispatch(m.dtype, name, FLOATING_TYPES)


def lines_of(m: Metadata, dim: int) -> tuple[int, int]:
    """The length of a line and the distance of its elements, in contiguous memory of these sizes."""
    sizes = tuple(m.sizes) or (1,)
    return sizes[dim], prod(sizes[dim + 1 :])


def plan_softmax(op: str, m: Metadata, dim: int) -> Launch:
    """Prepare `launch(out, self)`."""
    refuse(op, m, dim)
    (n, inner), numel = lines_of(m, dim), m.numel
    k = softmax_kernel(op, inner > 1, m.dtype)
    run = k.parallel if numel >= k.grain else k.serial
    if inner == 1:

        def rows(out: Tensor, self: Tensor) -> None:
            run(numel, out.storage_.data_ptr + out.byte_offset, self.storage_.data_ptr + self.byte_offset, n)

        return rows

    def columns(out: Tensor, self: Tensor) -> None:
        scratch = allocate(16 * (numel // n))
        run(numel, out.storage_.data_ptr + out.byte_offset, self.storage_.data_ptr + self.byte_offset, n, inner,
            scratch.data_ptr)  # fmt: skip

    return columns


def plan_softmax_backward(op: str, m: Metadata, dim: int, output_dtype: ScalarType) -> Launch:
    """Prepare `launch(grad_input, grad, output)`."""
    refuse(f"{op}_backward", m, dim)
    (n, inner), numel = lines_of(m, dim), m.numel
    k = softmax_backward_kernel(op, inner > 1, m.dtype, output_dtype)
    run = k.parallel if numel >= k.grain else k.serial

    def launch(grad_input: Tensor, grad: Tensor, output: Tensor) -> None:
        addresses = [t.storage_.data_ptr + t.byte_offset for t in (grad_input, grad, output)]
        if inner == 1:
            run(numel, *addresses, n)
        else:
            scratch = allocate(8 * (numel // n))
            run(numel, *addresses, n, inner, scratch.data_ptr)

    return launch


if kernel_compiler.mode() == "off":
    reference.register(refuse)
else:
    for _op in ("softmax", "log_softmax"):
        stubs.softmax_stubs[_op].register("cpu", partial(plan_softmax, _op))
        stubs.softmax_backward_stubs[_op].register("cpu", partial(plan_softmax_backward, _op))
