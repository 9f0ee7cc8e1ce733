# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 17 CUDA kernels, with or without CUDA
#
# **115 minutes. Needs: lesson 05.**
#
# After this lesson you can
# 1. map threads to elements, with a guard,
# 2. write a loop that walks over any number of elements with a fixed grid,
# 3. add up in shared memory without races,
# 4. multiply matrices within a budget of memory reads,
# 5. see scattered accesses and bank conflicts, and remove them.
#
# You need no GPU: a simulator runs the kernels here, thread by thread.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("17")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# A GPU runs one function, a **kernel**, in thousands of threads at once. A launch says how many: a **grid** of blocks, and each **block** so
# many threads. `careless[4, 256](...)` below starts 4 blocks of 256.
#
# All threads run the same lines. Each finds out who it is: `cuda.threadIdx.x` is its number in the block, `cuda.blockIdx.x` the block's
# number, `cuda.blockDim.x` the size of a block. From these it works out its element.

# %% role="demo" name="careless"
from tinytensor.kernel_compiler import cuda


@tt.cuda.jit
def careless(out, a, b):
    i = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
    out[i] = a[i] + b[i]


a, b, out = tt.arange(1000.0), tt.ones(1000), tt.zeros(1000)
record = careless.record[4, 256](out, a, b)
print("right:", out.equal(a + b))

# %% [markdown] role="story" name="predict"
# The sums are right. But 4 blocks of 256 are 1,024 threads, for 1,000 elements. So 24 threads have none, and nothing stops them.
#
# Which element, by its number, does the first of them touch?

# %% role="predict" name="p1"
lesson.predict("17.p1", ...)

# %% role="demo" name="faults"
lesson.reveal("17.p1", lambda: print(*record.faults, sep="\n") or record.faults[0].element[0])

# %% [markdown] role="story" name="outside"
# On a GPU such a write lands in whatever lies behind the array: another tensor, or memory of nobody, and then the program dies, later and
# elsewhere. Here the access was noted, and not done.
#
# Threads run in step, 32 at a time: a **warp**. Its threads are its **lanes**. Below is what the last warp of block 3 did; its lane 8 is
# thread 3 * 256 + 7 * 32 + 8 = 1,000. Step through it, then look at another warp.

# %% role="demo" name="picture"
tw.kernel_access(record, block=3, warp=7)

# %% [markdown] role="story" name="two_ways"
# ## Two ways to launch
#
# `cuda` has the words of a kernel, `tt.cuda` is the device, and `tt.cuda.jit` makes a kernel of a plain function. Then
#
# - `careless[4, 256](out, a, b)` runs it, and stops at the first access outside an array,
# - `careless.record[4, 256](out, a, b)` runs it to the end and returns a record: each read, each write, each barrier, and what is wrong.
#
# NVIDIA's `compute-sanitizer` makes such records of kernels on a GPU.

# %% role="demo" name="stops"
try:
    careless[4, 256](out, a, b)
except IndexError as error:
    print(error)

# %% [markdown] role="task" name="add"
# ## Exercise: add (6 points)
#
# Write the kernel that `careless` should have been: `out[i] = a[i] + b[i]` for every `i` below `n`.
#
# - No thread writes more than one element, and each element is written once.
# - The arrays may be longer than `n`. What lies from `n` on stays as it was.
#
# There are always enough threads, and often some too many. With `add[4, 256](out, a, b, 1000)` thread 0 of block 1 writes `out[256]`, and the
# last 24 threads do nothing.


# %% role="exercise" name="add"
@tt.cuda.jit
def add(out, a, b, n):
    """out[i] = a[i] + b[i] for i < n"""
    ### BEGIN SOLUTION
    i = cuda.blockIdx.x * cuda.blockDim.x + cuda.threadIdx.x
    if i < n:
        out[i] = a[i] + b[i]
    ### END SOLUTION


# %% role="check" name="add"
lesson.check("17.add", add)

# %% [markdown] role="story" name="sectors"
# ## Neighbors read neighbors
#
# When a warp reads, its 32 lanes ask at the same moment. Memory does not answer with single numbers. It sends **sectors**: 32 bytes, or 8
# floats, that lie side by side. What no lane asked for is sent all the same, and thrown away.
#
# `cuda.grid(1)` is the number of a thread in the whole grid.


# %% role="demo" name="neighbors"
@tt.cuda.jit
def every(out, a, stride):
    i = cuda.grid(1)
    out[i] = a[i * stride]


def sectors_of_a(stride):
    record = every.record[1, 32](tt.zeros(32), tt.arange(1024.0), stride)
    return next(use.worst for use in record.sectors if use.array == "a")


print("stride 1:", sectors_of_a(1), "sectors for 32 floats")

# %% [markdown] role="story" name="stride"
# Neighbors read neighbors: 128 bytes in 4 sectors, not one of them in vain. How many sectors does the warp touch at a stride of 32?

# %% role="predict" name="p2"
lesson.predict("17.p2", ...)

# %% role="demo" name="strides"
def at_strides():
    for stride in (1, 2, 4, 8, 32):
        print(f"stride {stride:>2}: {sectors_of_a(stride):>2} sectors")
    return sectors_of_a(32)


lesson.reveal("17.p2", at_strides)

# %% [markdown] role="story" name="fixed_grid"
# From a stride of 8 on every number costs a sector of its own. Lanes that read neighbors are **coalesced**.
#
# Starting threads costs time. So PyTorch starts fewer than elements, and each takes several.

# %% [markdown] role="task" name="grid_stride"
# ## Exercise: grid_stride (7 points)
#
# Write `out[i] = a[i] * s` for every `i` below `n`, with any number of threads. Each element is written once, those from `n` on never. In
# every step neighbors take neighbors: with `grid_stride[2, 4](out, a, s, 19)` the first step does 0 to 7.
#
# `n` may be 0, or above `2**31`. On a GPU `threadIdx.x` and its kind have 32 bits, and a product of two of them wraps. `cuda.grid(1)` and
# `cuda.gridsize(1)`, the number of all threads, have 64.


# %% role="exercise" name="grid_stride"
@tt.cuda.jit
def grid_stride(out, a, s, n):
    """out[i] = a[i] * s for i < n, with any grid"""
    ### BEGIN SOLUTION
    i = cuda.grid(1)
    while i < n:
        out[i] = a[i] * s
        i += cuda.gridsize(1)
    ### END SOLUTION


# %% role="check" name="grid_stride"
lesson.check("17.grid_stride", grid_stride)

# %% [markdown] role="story" name="shared"
# ## Threads that share
#
# The threads of a block have some memory in common, near and fast: **shared memory**. `cuda.shared.array(256, float32)` is one array for the
# whole block, and holds anything until somebody writes it.
#
# Below, 256 threads fold 256 numbers into 128: the upper half of the threads adds its numbers to those of the lower half. Thread 128 adds to
# the number that thread 0 put there.


# %% role="demo" name="fold"
from numpy import float32


@tt.cuda.jit
def fold(out, a):
    shared = cuda.shared.array(256, float32)
    t = cuda.threadIdx.x
    shared[t] = a[t]
    if t >= 128:
        shared[t - 128] += shared[t]
        out[t - 128] = shared[t - 128]


a, out = tt.arange(256.0), tt.zeros(128)
record = fold.record[1, 256](out, a)

# %% [markdown] role="story" name="race"
# Nothing says that thread 0 comes before thread 128. On a GPU each warp runs when its data is there. The simulator runs thread 0 first, then
# thread 1, and so on.
#
# Is `out` right here? Answer True or False.

# %% role="predict" name="p3"
lesson.predict("17.p3", ...)

# %% role="demo" name="found"
print(record.faults[0])
lesson.reveal("17.p3", out.equal(a[:128] + a[128:]))

# %% [markdown] role="story" name="barrier"
# It came out right by luck. A **race** is two accesses of one element by two threads, at least one a write, with no barrier between. A wrong result may
# show once in a million launches. The recorder looks at the accesses, not at the result.
#
# A **barrier** is `cuda.syncthreads()`: no thread of the block goes on before all have come. Whatever was written before it, everyone reads
# after it.


# %% role="demo" name="mended"
@tt.cuda.jit
def fold(out, a):
    shared = cuda.shared.array(256, float32)
    t = cuda.threadIdx.x
    shared[t] = a[t]
    cuda.syncthreads()
    if t < 128:
        out[t] = shared[t] + shared[t + 128]


print(fold.record[1, 256](out, a))

# %% [markdown] role="task" name="block_sum"
# ## Exercise: block_sum (11 points)
#
# Each block adds up its part of `a[:n]`, a number for each thread, and writes the sum to `out[cuda.blockIdx.x]`, once. Numbers from `n` on
# count as 0.
#
# - Blocks have any size up to 1,024: 256, or 96, or 3. Take a shared array of 1,024.
# - No races, and all threads reach every barrier.
# - Fold until one number is left: with `T` threads none makes more than `4 * ceil(log2(T)) + 6` reads and writes.
#
# With 2 blocks of 4, `a` = 1 2 3 4 5 6 and n = 6, out is 10 11. One block over `out` then gives 21: a second pass.


# %% role="exercise" name="block_sum"
@tt.cuda.jit
def block_sum(out, a, n):
    """out[b] is the sum of block b's part of a[:n]"""
    ### BEGIN SOLUTION
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
    ### END SOLUTION


# %% role="check" name="block_sum"
lesson.check("17.block_sum", block_sum)

# %% [markdown] role="story" name="matmul"
# ## Read once, use often
#
# A grid may have two dimensions: `naive[(4, 4), (16, 16)]` starts 4 x 4 blocks of 16 x 16 threads, and `cuda.grid(2)` gives a thread's x and
# y. x counts fastest: a warp is two rows of 16 threads. So x runs along columns, and neighbors stay neighbors.
#
# Each thread makes one element of a 64 x 64 product. How many elements of `a` and `b` do all of them read together?


# %% role="demo" name="naive"
@tt.cuda.jit
def naive(out, a, b, m, k, n):
    col, row = cuda.grid(2)
    if row < m and col < n:
        total = 0.0
        for j in range(k):
            total += a[row, j] * b[j, col]
        out[row, col] = total


# %% role="predict" name="p4"
lesson.predict("17.p4", ...)

# %% role="demo" name="many_reads"
a, b, out = tt.randn(64, 64), tt.randn(64, 64), tt.zeros(64, 64)
record = naive.record[(4, 4), (16, 16)](out, a, b, 64, 64, 64)
print("right:", tt.allclose(out, a @ b, atol=1e-4))
numbers = a.numel() + b.numel()
told = f"{numbers:,} numbers, read {record.global_reads / numbers:g} times each"
lesson.reveal("17.p4", lambda: print(told) or record.global_reads)

# %% [markdown] role="story" name="tiles"
# Every row of `a` is read 64 times. But a block of 16 x 16 threads needs 16 rows of `a` and 16 columns of `b`, and no more. Its threads can
# fetch them together, in **tiles** of 16 x 16: each thread loads one number of `a` and one of `b` into shared memory, then all read the tiles
# from there. Now each number is read 4 times: 32,768 reads for the 64 x 64 product.


# %% role="demo" name="tile"
@tt.cuda.jit
def tile_of(out, a):
    tile = cuda.shared.array((16, 16), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    tile[y, x] = a[y, x]
    cuda.syncthreads()
    total = 0.0
    for j in range(16):
        total += tile[y, j]
    out[y, x] = total


record = tile_of.record[1, (16, 16)](tt.zeros(16, 16), tt.randn(16, 16))
print("reads of a:", record.reads["a"], " reads of the tile:", f"{record.reads['tile']:,}")

# %% [markdown] role="task" name="tiled_mm"
# ## Exercise: tiled_mm (13 points)
#
# `out = a @ b` for `a` of (m, k) and `b` of (k, n), any sizes, with tiles. Blocks have 16 x 16 threads, and the grid covers `out`.
#
# - Walk along k, 16 at a time. Where a tile sticks out of `a` or `b`, fill it with zeros.
# - No races, and all threads of a block reach every barrier, also those outside `out`.
# - Global reads: at most 1.25 times what tiles need. For 64 x 64 that is 40,960.
# - Neighbors read neighbors: x along columns.
# - Each element of `out` is written once. A sum over k = 0 is 0.


# %% role="exercise" name="tiled_mm"
@tt.cuda.jit
def tiled_mm(out, a, b, m, k, n):
    """out = a @ b, in blocks of 16 x 16 threads"""
    ### BEGIN SOLUTION
    tile_a = cuda.shared.array((16, 16), float32)
    tile_b = cuda.shared.array((16, 16), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    col, row = cuda.grid(2)
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
    ### END SOLUTION


# %% role="check" name="tiled_mm"
lesson.check("17.tiled_mm", tiled_mm)

# %% [markdown] role="story" name="banks"
# ## Thirty-two doors
#
# Shared memory has 32 **banks**, like doors side by side: word k lies behind door k % 32. In one moment a bank hands out one word. Lanes that
# want different words of one bank wait for each other, a **bank conflict**. Below, a warp fills a 32 x 32 tile row by row, then each lane
# reads the first number of a row: a column.
#
# How many of the 32 lanes meet in one bank?

# %% role="predict" name="p5"
lesson.predict("17.p5", ...)


# %% role="demo" name="column"
@tt.cuda.jit
def column(out, a):
    tile = cuda.shared.array((32, 32), float32)
    x = cuda.threadIdx.x
    for row in range(32):
        tile[row, x] = a[row, x]
    cuda.syncthreads()
    out[x] = tile[x, 0]


record = column.record[1, 32](tt.zeros(32), tt.randn(32, 32))
lesson.reveal("17.p5", lambda: print(*record.bank_conflicts, sep="\n") or record.degree)

# %% role="demo" name="bank_picture"
tw.kernel_access(record, step=65)

# %% [markdown] role="story" name="padding"
# All lanes meet. A row is 32 words long, so one step down a column is 32 words further: the same bank. With rows of 33 words, one step down is
# one bank further. The last column holds nothing; it only moves the others.
# The degree says how many lanes share the busiest bank: 1 is none. Which degree is it now?

# %% role="predict" name="p6"
lesson.predict("17.p6", ...)


# %% role="demo" name="padded"
@tt.cuda.jit
def padded(out, a):
    tile = cuda.shared.array((32, 33), float32)
    x = cuda.threadIdx.x
    for row in range(32):
        tile[row, x] = a[row, x]
    cuda.syncthreads()
    out[x] = tile[x, 0]


lesson.reveal("17.p6", padded.record[1, 32](tt.zeros(32), tt.randn(32, 32)).degree)

# %% [markdown] role="task" name="transpose"
# ## Exercise: transpose (8 points)
#
# `out = a.t()` for `a` of (rows, cols), any sizes. A block of 32 x 4 threads moves a tile of 32 x 32, so each thread moves 8 numbers.
# `blockIdx.x` counts tiles along the columns of `a`, `blockIdx.y` along its rows.
#
# Without a tile either the reads or the writes are scattered: along a column of `a` lies a row of `out`. So load rows of `a` into a shared
# tile, and write rows of `out` from its columns.
#
# - A warp takes 4 sectors for each read and each write, if rows and cols are multiples of 32.
# - No bank conflicts, no races.


# %% role="exercise" name="transpose"
@tt.cuda.jit
def transpose(out, a, rows, cols):
    """out[j, i] = a[i, j], in blocks of 32 x 4 threads"""
    ### BEGIN SOLUTION
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
    ### END SOLUTION


# %% role="check" name="transpose"
lesson.check("17.transpose", transpose)

# %% [markdown] role="story" name="together"
# ## All five at work
#
# A layer of a network, and a loss. Inside the block the operators of tinytensor run on your kernels: `@` on `tiled_mm`, after `transpose` has
# straightened `w.t()`; `+` on `add`; `* 0.5` on `grid_stride`; `.sum()` on `block_sum`, in passes until one number is left. Outside it the
# library runs its own.

# %% role="demo" name="together"
from tinytensor_lessons.on_simulator import on_simulator

x, w, bias = tt.randn(20, 48), tt.randn(40, 48), tt.randn(40)


def layer():
    return ((x @ w.t() + bias) * 0.5).sum()


mine = {"add": add, "grid_stride": grid_stride, "block_sum": block_sum, "tiled_mm": tiled_mm, "transpose": transpose}
with on_simulator(**mine) as machine:
    loss = layer()
print(machine.report())
print("as on the CPU:", tt.allclose(loss, layer(), atol=1e-2))

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_17 = ...

# %% role="check" name="quiz"
lesson.quiz("17.quiz", quiz_17)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | a launch | `tinytensor/kernel_compiler/cuda/simulator.py`<br>`aten/src/ATen/cuda/CUDAContext.h`<br>`kernel<<<grid, block>>>` | streams |
# | `add`, `grid_stride` | `tinytensor/aten/native/cuda/loops.py`<br>`aten/src/ATen/native/cuda/CUDALoops.cuh` | several elements at once |
# | `block_sum` | `tinytensor/aten/native/reduce/cuda/reduce.py`<br>`aten/src/ATen/native/cuda/Reduce.cuh` | every axis, any layout |
# | `transpose` | `tinytensor/aten/native/cuda/copy.py`<br>`aten/src/ATen/native/cuda/Copy.cu` | other strides |
# | `tiled_mm` | cuBLAS, through `aten/src/ATen/native/cuda/Blas.cpp` | tensor cores |
# | the record | `tinytensor/kernel_compiler/cuda/recorder.py`<br>NVIDIA's `compute-sanitizer` and Nsight Compute | caches, time |

# %% [markdown] role="further" name="shuffle"
# ## Go further
#
# The lanes of a warp can hand each other numbers without shared memory: `cuda.shfl_down_sync(mask, value, d)` gives the value of the lane `d`
# above. PyTorch's reductions end this way. Below, a warp adds up 32 numbers. Use it for the last five steps of your `block_sum`.


# %% role="further" name="try_shuffle"
@tt.cuda.jit
def warp_sum(out, a):
    t = cuda.threadIdx.x
    total = a[t]
    for d in (16, 8, 4, 2, 1):
        total += cuda.shfl_down_sync(0xFFFFFFFF, total, d)
    if t == 0:
        out[0] = total


a, out = tt.arange(32.0), tt.zeros(1)
record = warp_sum.record[1, 32](out, a)
print(out.item() == a.sum().item(), " accesses:", len(record.accesses), " barriers of the block:", len(record.barriers))

# %% role="summary" name="summary"
lesson.summary()
