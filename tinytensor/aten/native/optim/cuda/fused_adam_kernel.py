"""CUDA kernels of fused optimizers: one launch for all parameters, with the loops of the CPU.

Each parameter is cut into chunks, and a block works on one chunk; its threads take neighbouring elements. A loop of the CPU
(fused_adam_kernel_loops.py) does the part [lo, hi) of a table of tensors: here the table is that of one tensor, and the part
is one element. The tables of all tensors lie one after the other in memory of the device, with the list of chunks behind.

What is a tensor of the device (the learning rate, `grad_scale`, `found_inf`) is read by every thread: its address is an
argument, and its number is not.

Mirrors aten/src/ATen/native/cuda/Fused{SGD,Adam,Adagrad}Kernel.cu and MultiTensorApply.cuh.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tinytensor.aten.native.cpu.element_access import load_access, store_access
from tinytensor.aten.native.cpu.number_functors import CONVERT
from tinytensor.aten.native.cuda.kernel_utils import address, threads_for, upload
from tinytensor.aten.native.optim import optim_stubs as stubs
from tinytensor.aten.native.optim.cpu import fused_adam_kernel_loops as loops
from tinytensor.aten.native.optim.fused_adam import AdagradOptions, AdamOptions, SGDOptions
from tinytensor.c10.cuda.cuda_runtime import device_guard
from tinytensor.c10.scalar_type import ScalarType, float32, float64
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import CudaKernel, cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_float32, ptr_float64, ptr_int64

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

Tensors = Sequence["Tensor"]
CHUNK = 65536
"""Elements that a block works on: `chunk_size` of MultiTensorApply.cuh."""
THREADS = 512
_LOOPS: dict[str, tuple[Callable[..., Any], int]] = {  # with the count of their numbers
    "sgd": (loops.sgd, 6), "adam": (loops.adam, 8), "adagrad": (loops.adagrad, 6),
}  # fmt: skip


def shrinking(loop: Callable[..., None]) -> Callable[..., None]:
    """The loop of Adam with decoupled weight decay, which has to be computed where the learning rate is."""

    def adamw(lo, hi, table, count, lr, beta1, beta2, decay, shrink, eps, sign, scale):
        loop(lo, hi, table, count, lr, beta1, beta2, decay, 1.0 - lr * decay, eps, sign, scale)

    return adamw


def chunked(loop: Callable[..., None], read_lr: Any, read_scale: Any, read_inf: Any) -> Callable[..., None]:
    """A kernel in which block k does chunk k of `chunks`: pairs of a row in the table and the chunk's first element.

    `read_*` is the pointer type by which lr, the first of `numbers`, scale, the last one, or `found_inf` is read; None for a
    number.
    """

    def kernel(rows, width, chunks, size, lr_at, scale_at, inf_at, *numbers):
        if read_inf is not None and read_inf(inf_at)[0] == 1.0:
            return
        lr, scale = numbers[0], numbers[-1]
        if read_lr is not None:
            lr = np.float64(read_lr(lr_at)[0])
        if read_scale is not None:
            scale = np.float64(read_scale(scale_at)[0])
        values = (lr, *numbers[1:-1], scale)
        c = ptr_int64(chunks)
        table, first = rows + c[2 * cuda.blockIdx.x] * width, c[2 * cuda.blockIdx.x + 1]
        last = min(first + size, ptr_int64(table)[0])
        i = first + cuda.threadIdx.x
        while i < last:
            loop(i, i + 1, table, 1, *values)
            i += cuda.blockDim.x

    return kernel


_READ = {float32: ptr_float32, float64: ptr_float64, None: None}


@lru_cache(None)
def _kernel(name: str, dtype: ScalarType, flags: tuple[bool, ...], reads: tuple[ScalarType | None, ...]) -> CudaKernel:
    compute = float64 if dtype is float64 else float32
    make, count = _LOOPS[name.removesuffix("w")]
    loop = make(load_access(dtype, compute), store_access(dtype), CONVERT[compute], *flags)
    kernel = chunked(shrinking(loop) if name == "adamw" else loop, *[_READ[read] for read in reads])
    spelled = "".join(str(int(flag)) for flag in flags)
    read = "".join("_" + ("number" if read is None else read.name) for read in reads) if any(reads) else ""
    return cuda_kernel(kernel, "iiiiiii" + "d" * count, name=f"fused_{name}_{dtype.name}_{spelled}{read}")


def _launch(name: str, flags: tuple[bool, ...], lists: tuple[Tensors, ...], o: Any, *numbers: float) -> None:
    """Write the tables and the chunks to the device, and run the kernel over all chunks. `numbers` are those between lr and
    the sign.
    """
    read = [None if isinstance(x, (int, float)) else x for x in (o.lr, o.grad_scale, o.found_inf)]
    kernel = _kernel(name, lists[0][0].meta_.dtype, flags, tuple([None if x is None else x.meta_.dtype for x in read]))
    lr = o.lr if read[0] is None else 0.0
    scale = 1.0 if o.grad_scale is None or read[1] is not None else o.grad_scale
    params = [p for p in lists[0] if p.meta_.numel]
    if not params:
        return
    device = params[0].meta_.device
    assert device.index is not None
    rows = [row for row in zip(*lists, strict=True) if row[0].meta_.numel]
    table = [number for row in rows for number in (row[0].meta_.numel, *map(address, row))]
    chunks = [number for k, row in enumerate(rows) for at in range(0, row[0].meta_.numel, CHUNK) for number in (k, at)]
    memory = upload(np.array(table + chunks, np.int64), device)
    _, threads = threads_for(max(row[0].meta_.numel for row in rows), THREADS)
    with device_guard(device.index):
        kernel.launch(
            len(chunks) // 2,
            threads,
            memory.data_ptr,
            8 * (1 + len(lists)),
            memory.data_ptr + 8 * len(table),
            CHUNK,
            *map(address, read),
            lr,
            *numbers,
            -1.0 if o.maximize else 1.0,
            scale,
        )


def fused_sgd(params: Tensors, grads: Tensors, *rest: Any) -> None:
    o: SGDOptions = rest[-1]
    flags = o.weight_decay != 0, o.momentum != 0, o.is_first_step, o.nesterov, o.grad_scale is not None
    _launch("sgd", flags, (params, grads, *rest[:-1]), o, o.momentum, 1 - o.dampening, o.weight_decay)


def fused_adam(params: Tensors, grads: Tensors, *rest: Any) -> None:
    o: AdamOptions = rest[-1]
    flags = o.weight_decay != 0 and not o.decoupled, o.amsgrad, o.grad_scale is not None
    name = "adamw" if o.decoupled else "adam"
    _launch(name, flags, (params, grads, *rest[:-1]), o, o.beta1, o.beta2, o.weight_decay, 1.0, o.eps)


def fused_adagrad(params: Tensors, grads: Tensors, *rest: Any) -> None:
    o: AdagradOptions = rest[-1]
    flags = o.weight_decay != 0, o.grad_scale is not None
    _launch("adagrad", flags, (params, grads, *rest[:-1]), o, o.lr_decay, o.weight_decay, o.eps)


stubs.fused_sgd_stub.register("cuda", fused_sgd)
stubs.fused_adam_stub.register("cuda", fused_adam)
stubs.fused_adagrad_stub.register("cuda", fused_adagrad)
