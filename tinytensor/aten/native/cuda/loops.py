"""A scalar functor -> CUDA kernels, one for each combination of dtypes: the functors are those of the CPU.

    add_stub.register("cuda", gpu_kernel(add_stub["cpu"]))      # the same functor, another loop around it
    run = add_stub["cuda"].plan(it, on_host)                    # what TensorIterator asks for
    run(n, out_address, a_address, b_address, 0, alpha)         # a launch

A thread computes four elements, a block of 128 threads 512 of them: thread t takes t, t + 128, t + 256 and t + 384, so
that neighbours read neighbours at each of the four steps.

An operand that is a number on the host (the 2.0 of `a * 2.0`, a 0-dim tensor of the CPU) travels as an argument of the
kernel, by value: there is no copy to the device.

Mirrors aten/src/ATen/native/cuda/CUDALoops.cuh and Loops.cuh (`gpu_kernel`, `gpu_kernel_with_scalars`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tinytensor.aten.dispatch import dispatch
from tinytensor.aten.native.cpu.element_access import (
    load_access,
    mask_access,
    raw_access,
    rounded_access,
    store_access,
)
from tinytensor.aten.native.cpu.loop_templates import Access
from tinytensor.aten.native.cpu.loops import LoopKernel, for_dtype, scalar_kind
from tinytensor.aten.native.cuda.offset_calculator import LIMIT, geometry, offset_calculator
from tinytensor.aten.tensor_iterator import TensorIterator
from tinytensor.c10.scalar_type import ScalarType, bfloat16, bool_, float16, opmath
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel

F = Callable

NUM_THREADS = 128
THREAD_WORK_SIZE = 4
BLOCK_WORK_SIZE = NUM_THREADS * THREAD_WORK_SIZE


def blocks_for(n: int) -> tuple[int, int]:
    """(blocks, threads) of a launch over n elements; a small one gets as few warps as it needs."""
    if n <= BLOCK_WORK_SIZE:
        return 1, max(32, -(-n // (THREAD_WORK_SIZE * 32)) * 32)
    return -(-n // BLOCK_WORK_SIZE), NUM_THREADS


class GpuKernel:
    """The functor of a LoopKernel with all its specialisations for CUDA."""

    def __init__(self, on_cpu: LoopKernel):
        self.on_cpu, self.name = on_cpu, on_cpu.name
        self._specialized: dict[tuple, CudaKernel] = {}

    def plan(self, it: TensorIterator, on_host: Sequence[bool]) -> Callable[..., None]:
        """`run(n, out, *inputs, geometry, *scalars)` for a plan; `on_host` says which inputs are numbers of the host."""
        loop, dims = self.on_cpu, 0 if it.is_contiguous else len(it.loop_sizes)
        kernel = self.specialize(it.out_meta.dtype, it.input_dtypes, it.common_dtype, dims, it.numel < LIMIT, on_host)
        g = geometry(it.loop_sizes, it.loop_strides) if dims else (0,)
        blocks, threads = blocks_for(it.numel)
        readers = [_reader(dtype) if here else None for dtype, here in zip(it.input_dtypes, on_host, strict=True)]
        count = loop.arity

        def run(n: int, out: int, *rest: Any) -> None:
            if n:
                inputs = [read(at) if read else at for read, at in zip(readers, rest[:count], strict=True)]
                kernel.launch(blocks, threads, n, out, *inputs, g, *rest[count + 1 :])

        return run

    def specialize(
        self,
        out_dtype: ScalarType,
        in_dtypes: tuple[ScalarType, ...],
        common: ScalarType,
        dims: int,
        small: bool,
        on_host: Sequence[bool],
    ) -> CudaKernel:
        """The kernel for these dtypes and a loop of `dims` dimensions; 0: all operands are contiguous."""
        key = out_dtype, in_dtypes, common, dims, small, tuple(on_host)
        found = self._specialized.get(key)
        if found is None:
            loop = self.on_cpu
            dispatch(common if loop.arity else out_dtype, f"{loop.name}_cuda", loop.dtypes)
            found = self._specialized[key] = self._kernel(out_dtype, in_dtypes, common, dims, small, on_host)
        return found

    def _kernel(
        self,
        out_dtype: ScalarType,
        in_dtypes: tuple[ScalarType, ...],
        common: ScalarType,
        dims: int,
        small: bool,
        on_host: Sequence[bool],
    ) -> CudaKernel:
        loop = self.on_cpu
        compute = loop.compute(out_dtype) if loop.compute else opmath(common)
        out = store_access(out_dtype)
        loads = [load_access(dtype, compute) for dtype in in_dtypes]
        for i, to in loop.rounded(in_dtypes, common).items():
            loads[i] = rounded_access(in_dtypes[i], to)
        if loop.only_moves(out_dtype, in_dtypes) and not any(on_host):
            raw, out = raw_access(out_dtype)
            loads = [raw] * loop.arity
        elif common in (float16, bfloat16) and out_dtype not in (common, bool_) and loop.arity:
            # PyTorch's functor returns a 16-bit number, which is then converted to the output's dtype.
            out = _rounding_store(out, rounded_access(compute, common))
        for i in loop.masks:
            loads[i] = mask_access()
        loads = [
            _by_value(access, dtype) if here else access
            for access, dtype, here in zip(loads, in_dtypes, on_host, strict=True)
        ]
        functor = for_dtype(loop.functor, compute)
        if loop.guard is not None:
            functor = _guarded(functor, for_dtype(loop.guard[0], compute), for_dtype(loop.guard[1], compute))
        offsets = offset_calculator(dims, 1 + loop.arity, small) if dims else _same_place(1 + loop.arity)
        body = (nullary, unary, binary, ternary)[loop.arity](functor, offsets, out, *loads)
        # n, the addresses of output and inputs (a number of the host in the place of its address), geometry, scalars.
        inputs = "".join(scalar_kind(dtype) if here else "i" for dtype, here in zip(in_dtypes, on_host, strict=True))
        kinds = "ii" + inputs + "t" + scalar_kind(compute) * loop.scalars
        name = "_".join([loop.name, *(dtype.name for dtype in (out_dtype, *in_dtypes))])
        return cuda_kernel(body, kinds, name=f"{name}_{dims}d" if dims else f"{name}_contiguous")

    def __repr__(self) -> str:
        return f"GpuKernel({self.name})"


def gpu_kernel(on_cpu: LoopKernel) -> GpuKernel:
    """The CUDA kernels of an operator out of the functor that its CPU kernels use."""
    return GpuKernel(on_cpu)


# ---- loops -------------------------------------------------------------------------------------------------------------


def _same_place(operands: int) -> F:
    """Contiguous operands have element i at place i."""

    def one(i, g):
        return (i,)

    def two(i, g):
        return i, i

    def three(i, g):
        return i, i, i

    def four(i, g):
        return i, i, i, i

    return (one, two, three, four)[operands - 1]


def nullary(functor: F, offsets: F, out: Access) -> F:
    """out[i] = functor(i, *scalars)"""
    ptr_out, store = out

    def kernel(n, out, g, *scalars):
        o = ptr_out(out)
        i = cuda.blockIdx.x * cuda.blockDim.x * THREAD_WORK_SIZE + cuda.threadIdx.x
        for _ in range(THREAD_WORK_SIZE):
            if i < n:
                (at,) = offsets(i, g)
                store(o, at, functor(np.uint64(i), *scalars))
            i += cuda.blockDim.x

    return kernel


def unary(functor: F, offsets: F, out: Access, a: Access) -> F:
    """out[i] = functor(a[i], *scalars)"""
    (ptr_out, store), (ptr_a, load) = out, a

    def kernel(n, out, a, g, *scalars):
        o, x = ptr_out(out), ptr_a(a)
        i = cuda.blockIdx.x * cuda.blockDim.x * THREAD_WORK_SIZE + cuda.threadIdx.x
        for _ in range(THREAD_WORK_SIZE):
            if i < n:
                at, at_x = offsets(i, g)
                store(o, at, functor(load(x, at_x), *scalars))
            i += cuda.blockDim.x

    return kernel


def binary(functor: F, offsets: F, out: Access, a: Access, b: Access) -> F:
    """out[i] = functor(a[i], b[i], *scalars)"""
    (ptr_out, store), (ptr_a, load_a), (ptr_b, load_b) = out, a, b

    def kernel(n, out, a, b, g, *scalars):
        o, x, y = ptr_out(out), ptr_a(a), ptr_b(b)
        i = cuda.blockIdx.x * cuda.blockDim.x * THREAD_WORK_SIZE + cuda.threadIdx.x
        for _ in range(THREAD_WORK_SIZE):
            if i < n:
                at, at_x, at_y = offsets(i, g)
                store(o, at, functor(load_a(x, at_x), load_b(y, at_y), *scalars))
            i += cuda.blockDim.x

    return kernel


def ternary(functor: F, offsets: F, out: Access, a: Access, b: Access, c: Access) -> F:
    """out[i] = functor(a[i], b[i], c[i], *scalars)"""
    (ptr_out, store), (ptr_a, load_a), (ptr_b, load_b), (ptr_c, load_c) = out, a, b, c

    def kernel(n, out, a, b, c, g, *scalars):
        o, x, y, z = ptr_out(out), ptr_a(a), ptr_b(b), ptr_c(c)
        i = cuda.blockIdx.x * cuda.blockDim.x * THREAD_WORK_SIZE + cuda.threadIdx.x
        for _ in range(THREAD_WORK_SIZE):
            if i < n:
                at, at_x, at_y, at_z = offsets(i, g)
                store(o, at, functor(load_a(x, at_x), load_b(y, at_y), load_c(z, at_z), *scalars))
            i += cuda.blockDim.x

    return kernel


# ---- functors and accesses made of others ------------------------------------------------------------------------------


def _guarded(functor: F, outside: F, exact: F) -> F:
    """A functor that leaves arguments outside its domain to an exact one."""

    def guarded(x):
        return exact(x) if outside(x) else functor(x)

    return guarded


def _rounding_store(out: Access, rounded: Access) -> Access:
    """Writes a value as the 16-bit common dtype would hold it."""
    pointer, store = out
    through = rounded.element

    def rounding_store(p, i, value):
        store(p, i, through((value,), 0))

    return Access(pointer, rounding_store)


def _itself(value):
    return value


def _by_value(access: Access, dtype: ScalarType) -> Access:
    """An operand that is one number of the host: the same for every element, and converted as an element would be."""
    load = access.element
    # 16-bit floats travel as their bits, and a bool as a byte.
    stored = _STORED.get(dtype) or getattr(np, dtype.name)

    def of_value(p, i):
        return load((stored(p),), 0)

    return Access(_itself, of_value)


_STORED: dict[ScalarType, Any] = {bool_: np.uint8, float16: np.uint16, bfloat16: np.uint16}


def _reader(dtype: ScalarType) -> Callable[[int], Any]:
    """Reads the number of an operand on the host from its address."""
    cell = np.ctypeslib.as_ctypes_type(_STORED.get(dtype) or getattr(np, dtype.name))
    return lambda address: cell.from_address(address).value
