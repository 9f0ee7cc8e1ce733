"""Right CUDA kernels for lesson 17: they run where the learner's are not written yet, and in the tests.

Each takes arrays and numbers and runs once for each thread. PyTorch's counterparts are templates in C++:
aten/src/ATen/native/cuda/CUDALoops.cuh (add, grid_stride), Reduce.cuh (block_sum), Copy.cu (transpose); matrix products go to cuBLAS.
"""

from __future__ import annotations

from typing import Any

from numpy import float32

from tinytensor.kernel_compiler import cuda

TILE, STEP = 32, 4
"""A tile of `transpose` has 32 rows; its block of 32 x 4 threads copies four of them at a time."""


def add(out: Any, a: Any, b: Any, n: int) -> None:
    """out[i] = a[i] + b[i] for i < n. One thread for each element, and some too many."""
    i = cuda.grid(1)
    if i < n:
        out[i] = a[i] + b[i]


def grid_stride(out: Any, a: Any, s: float, n: int) -> None:
    """out[i] = a[i] * s for i < n, with any number of threads."""
    for i in range(cuda.grid(1), n, cuda.gridsize(1)):
        out[i] = a[i] * s


def block_sum(out: Any, a: Any, n: int) -> None:
    """out[block] is the sum of the block's part of a[:n]. Blocks of up to 1,024 threads, one for each element."""
    shared = cuda.shared.array(1024, float32)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    shared[t] = a[i] if i < n else 0
    cuda.syncthreads()
    left = cuda.blockDim.x
    while left > 1:
        half = (left + 1) // 2
        if t + half < left:
            shared[t] += shared[t + half]
        cuda.syncthreads()
        left = half
    if t == 0:
        out[cuda.blockIdx.x] = shared[0]


def tiled_mm(out: Any, a: Any, b: Any, m: int, k: int, n: int) -> None:
    """out = a @ b for (m, k) and (k, n), in blocks of 16 x 16 threads, x along columns."""
    tile_a = cuda.shared.array((16, 16), float32)
    tile_b = cuda.shared.array((16, 16), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    col = cuda.blockIdx.x * 16 + x
    row = cuda.blockIdx.y * 16 + y
    total = 0.0
    for start in range(0, k, 16):
        tile_a[y, x] = a[row, start + x] if row < m and start + x < k else 0
        tile_b[y, x] = b[start + y, col] if start + y < k and col < n else 0
        cuda.syncthreads()
        for j in range(16):
            total += tile_a[y, j] * tile_b[j, x]
        cuda.syncthreads()
    if row < m and col < n:
        out[row, col] = total


def transpose(out: Any, a: Any, rows: int, cols: int) -> None:
    """out = a.T for (rows, cols), in blocks of 32 x 4 threads, each for a tile of 32 x 32."""
    tile = cuda.shared.array((32, 33), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    row = cuda.blockIdx.y * 32 + y
    col = cuda.blockIdx.x * 32 + x
    for j in range(0, 32, 4):
        if row + j < rows and col < cols:
            tile[y + j, x] = a[row + j, col]
    cuda.syncthreads()
    row = cuda.blockIdx.x * 32 + y
    col = cuda.blockIdx.y * 32 + x
    for j in range(0, 32, 4):
        if row + j < cols and col < rows:
            out[row + j, col] = tile[x, y + j]
