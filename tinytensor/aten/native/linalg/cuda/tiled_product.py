"""A matrix product for CUDA, with tiles in shared memory; what the matrices are is up to functors.

    total[row, column] = sum over p of left(row, p) * right(p, column)

A block computes one tile of the result, a thread one element of it. The sum is taken a tile at a time: every thread brings
one element of the left and one of the right into shared memory, all wait, and each reads a row and a column of what the
block has brought. So an element that `tile` threads need is read from memory once and not `tile` times.

The first barrier makes sure that the tiles are complete before they are read, the second that they were read before the next
ones overwrite them. At the edges a tile is filled up with zeros, which add nothing to a sum.

    matrices       left and right are elements at their strides (cuda_blas_kernel.py)
    convolution    one of them is an element of an image, found through its window, or 0 over the padding: the columns are
                   never in memory, which is called implicit GEMM (convolution_mm2d_kernel.py)

Mirrors what cuBLAS and cuDNN do for aten/src/ATen/cuda/CUDABlas.cpp; their kernels are not part of PyTorch.
"""

from __future__ import annotations

from collections.abc import Callable

from tinytensor.kernel_compiler import cuda

F = Callable
TILES = (16, 8, 4)


def tile_for(rows: int, columns: int, inner: int) -> int:
    """The side of the tiles for a product: the one with the fewest reads of memory in all."""
    # Each thread reads two elements a step. Large tiles need fewer steps, but a small result leaves most of a large tile idle.
    return min(TILES, key=lambda tile: blocks_of(tile, rows, columns, 1) * tile * tile * -(-inner // tile))


def blocks_of(tile: int, rows: int, columns: int, batch: int) -> int:
    """How many blocks a launch has: one for each tile of each product."""
    return -(-rows // tile) * -(-columns // tile) * batch


def tiled_product(tile: int, number: type, left: F, right: F, finish: F) -> F:
    """The kernel. Its geometry begins with rows, columns and the length of the sums.

    left(a, batch, row, p, g), right(b, batch, p, column, g)    an element, in the type `number`; asked inside the bounds only
    finish(out, bias, batch, row, column, total, g, beta, alpha)    writes an element of the result
    """
    shape = (tile, tile)

    def kernel(out, bias, a, b, g, beta, alpha):
        rows, columns, inner = g[0], g[1], g[2]
        left_tile = cuda.shared.array(shape, number)
        right_tile = cuda.shared.array(shape, number)
        x, y = cuda.threadIdx.x, cuda.threadIdx.y
        # All tiles of all products are counted along x, which has room for 2^31 blocks; y and z have room for 65535.
        across, down = (columns + tile - 1) // tile, (rows + tile - 1) // tile
        batch = cuda.blockIdx.x // (across * down)
        rest = cuda.blockIdx.x - batch * across * down
        # Threads that are neighbours (x) work on neighbouring columns: they read and write neighbouring elements.
        row, column = rest // across * tile + y, rest % across * tile + x
        total = number(0)
        for start in range(0, inner, tile):
            inside = row < rows and start + x < inner
            left_tile[y, x] = left(a, batch, row, start + x, g) if inside else number(0)
            inside = start + y < inner and column < columns
            right_tile[y, x] = right(b, batch, start + y, column, g) if inside else number(0)
            cuda.syncthreads()
            for p in range(tile):
                total += left_tile[y, p] * right_tile[p, x]
            cuda.syncthreads()
        if row < rows and column < columns:
            finish(out, bias, batch, row, column, total, g, beta, alpha)

    return kernel
