"""Matrix products by cuBLAS, NVIDIA's library: on a real device, if the extra `cublas` is installed.

    gemm = plan(geometry, dtype)        None: no cuBLAS here, or strides that it cannot take
    gemm(out, a, b, beta, alpha)        addresses of the first elements

Note [Rows and columns]
cuBLAS keeps matrices by columns: an element's neighbour in memory is the next of its column. Our results are kept by rows. A
matrix by rows is its transposed matrix by columns, and the transposed product has its factors exchanged: (A B)' = B' A'. So B
is handed over as the first factor and A as the second one. Each of them may lie either way round, which cuBLAS is told by a
flag; some dimension must have a stride of 1.

The sum of 16-bit floats is taken in float32. float32 products are exact to the last bit of their factors, unless
`tt.set_float32_matmul_precision` allows tf32.

Mirrors `gemm` and `bgemm` of aten/src/ATen/cuda/CUDABlas.cpp and aten/src/ATen/cuda/CublasHandlePool.cpp.
"""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable
from typing import Any, NamedTuple

from tinytensor.c10.cuda.cuda_runtime import allocate_storage, current_device, current_stream, driver
from tinytensor.c10.device import Device
from tinytensor.c10.float32_precision import float32_precision
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float16, float32, float64

Gemm = Callable[[int, int, int, float, float], None]
Strides = tuple[int, int, int]

# cudaDataType_t of library_types.h, and cublasComputeType_t of cublas_api.h.
_DATA_TYPES = {float32: 0, float64: 1, float16: 2, bfloat16: 14}
_COMPUTE_32F, _COMPUTE_32F_FAST_TF32, _COMPUTE_64F = 68, 77, 70
_DEFAULT_ALGORITHM = -1
_WORKSPACE = 8519680
"""Bytes that cuBLAS may use on a stream: PyTorch's default, `:4096:2:16:8`."""
_MOST = 2**31 - 1

_handles = threading.local()


class Factor(NamedTuple):
    """A matrix as cuBLAS takes it: whether it has to be transposed, elements from column to column, and from one to the next."""

    transposed: bool
    leading: int
    batch: int


def plan(geometry: tuple[int, ...], dtype: ScalarType) -> Gemm | None:
    """Prepare a product of the geometry of cuda_blas_kernel.py: see its Note [Geometry of a product]."""
    library = driver().cublas
    if library is None or dtype not in _DATA_TYPES:
        return None
    batch, rows, columns, inner = geometry[:4]
    of_a, of_b, of_out = (geometry[at : at + 3] for at in (4, 7, 10))
    if of_out[2] != 1 and of_out[1] == 1:
        # The result is kept by columns already: the factors are exchanged once more.
        rows, columns, of_out = columns, rows, _turned(of_out)
        of_a, of_b, exchanged = _turned(of_b), _turned(of_a), True
    else:
        exchanged = False
    first, second = _factor(of_b, inner, columns), _factor(of_a, rows, inner)
    out = _factor(of_out, rows, columns)
    if first is None or second is None or out is None or out.transposed or max(rows, columns, inner, batch) > _MOST:
        return None
    data = _DATA_TYPES[dtype]
    number = "d" if dtype is float64 else "f"

    def gemm(to: int, a: int, b: int, beta: float, alpha: float) -> None:
        left, right = (a, b) if exchanged else (b, a)
        compute = _COMPUTE_64F if dtype is float64 else _COMPUTE_32F
        if dtype is float32 and float32_precision.get("cuda", "matmul") == "tf32":
            compute = _COMPUTE_32F_FAST_TF32
        stream = current_stream().handle
        work = (left, data, first.leading, first.batch, right, data, second.leading, second.batch)
        sizes = (int(first.transposed), int(second.transposed), columns, rows, inner)
        result = (to, data, out.leading, out.batch, batch, compute, _DEFAULT_ALGORITHM)
        driver().captures.put(stream, _call, library, sizes, work, result, number, alpha, beta)

    return gemm


def _call(
    stream: int, library: Any, sizes: tuple, work: tuple, result: tuple, number: str, alpha: float, beta: float
) -> None:
    # cuBLAS reads the two factors from memory of the host before it returns.
    factors = array(number, (alpha, beta))
    at, _ = factors.buffer_info()
    library.gemm_strided_batched_ex(_handle(library, stream), *sizes, at, *work, at + factors.itemsize, *result)


def _handle(library: Any, stream: int) -> int:
    """This thread's handle for the current device, on a stream. A handle is not for two threads at once."""
    handles = _handles.__dict__.setdefault("by_device", {})
    device = current_device()
    if device not in handles:
        handles[device] = library.create(), {}
    handle, workspaces = handles[device]
    if stream not in workspaces:
        workspaces[stream] = allocate_storage(_WORKSPACE, Device("cuda", device))
    library.set_stream(handle, stream)
    library.set_workspace(handle, workspaces[stream].data_ptr, _WORKSPACE)
    return handle


def _turned(strides: tuple[int, ...]) -> Strides:
    return strides[0], strides[2], strides[1]


def _factor(strides: tuple[int, ...], rows: int, columns: int) -> Factor | None:
    """A matrix of rows x columns, which cuBLAS sees transposed; None if neither dimension has its elements side by side."""
    batch, down, across = strides
    if (across == 1 or columns == 1) and (down >= columns or rows == 1):
        return Factor(False, max(down, columns), batch)
    if (down == 1 or rows == 1) and (across >= rows or columns == 1):
        return Factor(True, max(across, rows), batch)
    return None
