"""Kernels whose records the tests of kernel_access draw."""

import numpy as np

import tinytensor as tt
from tinytensor.kernel_compiler import cuda


@tt.cuda.jit
def add(out, a, b, n):
    i = cuda.grid(1)
    out[i] = a[i] + b[i]  # no guard


@tt.cuda.jit
def transpose(out, a):
    tile = cuda.shared.array((32, 32), np.float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    while y < 32:
        tile[y, x] = a[y, x]
        y += cuda.blockDim.y
    cuda.syncthreads()
    y = cuda.threadIdx.y
    while y < 32:
        out[y, x] = tile[x, y]
        y += cuda.blockDim.y


@tt.cuda.jit
def block_sum(out, a, n):
    shared = cuda.shared.array(256, np.float32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    shared[t] = a[i] if i < n else np.float32(0)
    step = cuda.blockDim.x // 2
    while step:
        if t < step:
            shared[t] += shared[t + step]  # before all have written theirs
        cuda.syncthreads()
        step //= 2
    if t == 0:
        out[cuda.blockIdx.x] = shared[0]


def unguarded():
    return add.record[4, 256](tt.zeros(1000), tt.ones(1000), tt.ones(1000), 1000)


def conflicting():
    return transpose.record[1, (32, 4)](tt.zeros(32, 32), tt.ones(32, 32))


def racing():
    return block_sum.record[2, 128](tt.zeros(2), tt.ones(250), 250)
