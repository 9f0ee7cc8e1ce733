# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 06 Loops that run at memory speed
#
# **110 minutes. Needs: lessons 01, 05.**
#
# After this lesson you can
# 1. write a Numba loop that the compiler vectorizes,
# 2. spot a float64 that nobody asked for,
# 3. sum float32 accurately,
# 4. split work by grain size,
# 5. place a kernel under a roofline, and say whether it can get faster.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from numba import njit
from numpy import float32, uintp
from tinytensor_lessons import begin

lesson = begin("06")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# Lesson 05 planned loops. This lesson runs them. **Numba** makes machine code of a Python function: `@njit` above it, and the first
# call compiles it for the dtypes that come in.
#
# Below is the obvious loop for a sum. The accumulator is a float32, as the numbers are. There are 16,777,224 of them, and each one is 1.
# What comes out?

# %% role="predict" name="p1"
lesson.predict("06.p1", ...)

# %% role="demo" name="one_by_one"
@njit
def one_by_one(a):
    total = float32(0)
    for i in range(len(a)):
        total += a[i]
    return total


lesson.reveal("06.p1", int(one_by_one(tt.ones(16_777_224).numpy())))

# %% [markdown] role="story" name="stuck"
# The last eight ones changed nothing. A float32 has 24 bits for its digits; from 16,777,216 on its neighbors are 2 apart, and half a
# step is rounded away. You will write a sum that does not get stuck. First, how fast can a loop be?

# %% role="demo" name="stuck"
print(float32(16_777_216) + float32(1) == float32(16_777_216))
print("the library:", int(tt.ones(16_777_224).sum()))

# %% [markdown] role="story" name="two_loops"
# ## One element at a time, or several
#
# Two loops over a million neighbors. They differ in one thing: the second begins at an element that it is told, as a loop over a slice
# does. Here it is told 0, so both do the same additions. Which one is slower: `from the start` or `from a given start`?

# %% role="predict" name="p2"
lesson.predict("06.p2", ...)

# %% role="demo" name="two_loops"
@njit
def from_zero(out, a, b, n):
    for i in range(n):
        out[i] = a[i] + b[i]


@njit
def from_start(out, a, b, start, n):
    for i in range(n):
        out[start + i] = a[start + i] + b[start + i]


# %% role="demo" name="which_is_slower"
from tinytensor_lessons.timing import compare

n = 1_000_000
x, y, z = tt.ones(n).numpy(), tt.ones(n).numpy(), tt.zeros(n).numpy()
LOOPS = {
    "from the start": lambda: from_zero(z, x, y, n),
    "from a given start": lambda: from_start(z, x, y, 0, n),
}


def slower():
    times = compare(LOOPS)
    return max(times, key=times.get)


lesson.reveal("06.p2", slower)

# %% [markdown] role="story" name="why_signed"
# In Python a negative index counts from the end, and Numba keeps that. `start + i` may be negative, so every access asks first. In the
# other loop i comes out of `range(n)` and cannot be.
#
# Without that question the compiler **vectorizes**: one instruction adds 4, 8 or 16 neighbors. Each compiled function tells its machine
# code, and in it such an instruction reads `fadd <8 x float>`.

# %% role="demo" name="vectorized"
from tinytensor_lessons.compiled import is_vectorized

print("from_zero adds several at once:", is_vectorized(from_zero))
print("from_start adds several at once:", is_vectorized(from_start))

# %% [markdown] role="story" name="unsigned"
# The cure is an index that cannot be negative: `uintp`, an unsigned integer as wide as an address. One rule comes with it. Together, a
# signed and an unsigned integer make a float64, in NumPy and in Numba. So every term of a position has to be uintp.

# %% role="demo" name="unsigned"
@njit
def from_unsigned(out, a, b, start, n):
    first = uintp(start)
    for i in range(uintp(n)):
        out[first + i] = a[first + i] + b[first + i]


LOOPS["unsigned"] = lambda: from_unsigned(z, x, y, 0, n)
LOOPS["the library"] = lambda u=tt.ones(n), v=tt.zeros(n): tt.add(u, u, out=v)
compare(LOOPS)
print("from_unsigned adds several at once:", is_vectorized(from_unsigned))
print("uintp(1) + a signed 1 is a", type(uintp(1) + tt.ones(1, dtype=tt.int64).numpy()[0]).__name__)

# %% [markdown] role="task" name="add_strided"
# ## Exercise: add_strided (12 points)
#
# Add two operands of any layout. `out`, `a`, `b` are storages, one-dimensional float32 arrays. `sizes` and the strides `so`, `sa`, `sb` are
# int64 arrays, the last dimension innermost; `oo`, `oa`, `ob` are the positions of the first elements. There may be no dimension at all:
# then one element is added. A size may be 0.
#
# Work out where a row begins once for each row, and step along it with uintp. Write into `out`; return nothing.
#
# The check reads the machine code, and times it: at most 3 times as long as the library's loop. At its end, `+` runs on yours.

# %% role="exercise" name="add_strided"
@njit
def add_strided(out, a, b, sizes, so, sa, sb, oo, oa, ob):
    """out = a + b over all elements of a shape."""
    ### BEGIN SOLUTION
    last = len(sizes) - 1
    rows = 1
    for dim in range(last):
        rows *= sizes[dim]
    columns, step_o, step_a, step_b = uintp(1), uintp(0), uintp(0), uintp(0)
    if last >= 0:
        columns, step_o, step_a, step_b = uintp(sizes[last]), uintp(so[last]), uintp(sa[last]), uintp(sb[last])
    for row in range(rows):
        o, x, y = uintp(oo), uintp(oa), uintp(ob)
        rest = row
        for dim in range(last - 1, -1, -1):
            at = rest % sizes[dim]
            rest = rest // sizes[dim]
            o += uintp(at * so[dim])
            x += uintp(at * sa[dim])
            y += uintp(at * sb[dim])
        for i in range(columns):
            out[o + i * step_o] = a[x + i * step_a] + b[y + i * step_b]
    ### END SOLUTION


# %% role="check" name="add_strided"
lesson.check("06.add_strided", add_strided)

# %% [markdown] role="story" name="functors"
# ## The middle of the loop
#
# The library has one loop for all operators of two inputs. What is done to one element is a function of its own, a **functor**; the loop
# and the functor are compiled together. So a functor knows nothing of memory, and serves every layout, dtype and device.
#
# Here is one. The tensor is float32. Does its loop convert anything to float64: True or False?

# %% role="predict" name="p3"
lesson.predict("06.p3", ...)

# %% role="demo" name="literal"
from tinytensor_lessons.compiled import converts


def half_and_more(x):
    return x * 0.5 + 1.25


lesson.reveal("06.p3", converts(half_and_more))

# %% [markdown] role="story" name="literal"
# A bare 0.5 in a kernel is a float64. float32 times float64 is float64, as in C. In the machine code every element is widened
# (`fpext`), computed at half the width of a vector, and narrowed again (`fptrunc`). The result is right; only the time tells.
#
# `like(0.5, x)` is 0.5 in the dtype of x, whatever that is.

# %% role="demo" name="literal_time"
@njit
def doubles(out, a, n):
    for i in range(n):
        out[i] = a[i] * 0.5 + 1.25


@njit
def singles(out, a, n):
    for i in range(n):
        out[i] = a[i] * float32(0.5) + float32(1.25)


few = 20_000  # so few that they stay in the cache
times = compare({"float64 literals": lambda: doubles(z, x, few), "float32 literals": lambda: singles(z, x, few)})

# %% [markdown] role="task" name="scale_shift"
# ## Exercise: scale_shift (7 points)
#
# Write the functor for `x * 0.5 + 1.25` in the dtype of x: all float32 for a float32, all float64 for a float64. It is a plain function, without
# `@njit`. It reads nothing but x, and allocates nothing.
#
# The check compiles loops over it and looks for conversions. At its end `tt.neg` computes what you have written, on any layout.

# %% role="exercise" name="scale_shift"
from tinytensor.kernel_compiler.pointers import like


def scale_shift(x):
    """x * 0.5 + 1.25 in the dtype of x."""
    ### BEGIN SOLUTION
    return x * like(0.5, x) + like(1.25, x)
    ### END SOLUTION


# %% role="check" name="scale_shift"
lesson.check("06.scale_shift", scale_shift)

# %% [markdown] role="story" name="sums"
# ## A sum that does not get stuck
#
# Back to the puzzle. Long before a sum is stuck, it is inaccurate: each addition rounds, and the larger the sum, the coarser the
# rounding. Ten million times 0.1, one by one, in float32: is the result `too small`, `right` or `too large`?

# %% role="predict" name="p4"
lesson.predict("06.p4", ...)

# %% role="demo" name="tenths"
tenths = tt.full((10_000_000,), 0.1)


def judged(total, right=1_000_000):
    print(total)
    return "right" if abs(total - right) <= 1 else "too large" if total > right else "too small"


print("the library:", judged(round(tenths.sum().item(), -1)))
lesson.reveal("06.p4", judged(one_by_one(tenths.numpy())))

# %% [markdown] role="story" name="pairwise"
# **Pairwise summation** keeps the numbers that meet alike in size. Cut the array in two halves, sum each, add the two. Each half is cut again, down
# to pieces of at most 128, which are summed one by one. A number then goes through about 128 + log2(n / 128) additions, not n.
#
# Four parts are enough for the ones of the puzzle:

# %% role="demo" name="pairwise"
ones = tt.ones(16_777_224).numpy()
quarter = len(ones) // 4
parts = [one_by_one(ones[k * quarter : (k + 1) * quarter]) for k in range(4)]
print("four parts:", *(f"{part:,.0f}" for part in parts))
print(f"together:   {(parts[0] + parts[1]) + (parts[2] + parts[3]):,.0f}")

# %% [markdown] role="task" name="sum_f32"
# ## Exercise: sum_f32 (12 points)
#
# Return the sum of a one-dimensional float32 array, pairwise, with float32 all the way: pieces of at most 128, no float64. The function
# may call itself on slices such as `a[:half]`. The sum of nothing is 0. A NaN or an infinity that goes in comes out.
#
# `sum_f32` of 16,777,224 ones is 16,777,224. At the end of the check, `x.sum()` of a float32 tensor is yours.

# %% role="exercise" name="sum_f32"
@njit
def sum_f32(a):
    """The sum of a float32 array, pairwise."""
    ### BEGIN SOLUTION
    if len(a) <= 128:
        total = float32(0)
        for i in range(len(a)):
            total += a[i]
        return total
    half = len(a) // 2
    return sum_f32(a[:half]) + sum_f32(a[half:])
    ### END SOLUTION


# %% role="check" name="sum_f32"
lesson.check("06.sum_f32", sum_f32)

# %% [markdown] role="story" name="threads"
# ## Shares
#
# Several threads can share a loop: each takes a part of the elements. To wake a thread and wait for it takes microseconds, in which one thread adds
# ten thousand numbers.
#
# Below, 10 elements are added: by one thread, and in shares by several. Which is faster: `one thread` or `several threads`?

# %% role="predict" name="p5"
lesson.predict("06.p5", ...)

# %% role="demo" name="threads"
from concurrent.futures import ThreadPoolExecutor

threads = ThreadPoolExecutor(4)
shares = [(0, 3), (3, 6), (6, 8), (8, 10)]


def by_several():
    list(threads.map(lambda share: from_unsigned(z, x, y, share[0], share[1] - share[0]), shares))


def faster():
    times = compare({"one thread": lambda: from_unsigned(z, x, y, 0, 10), "several threads": by_several})
    return min(times, key=times.get)


lesson.reveal("06.p5", faster)

# %% [markdown] role="story" name="grain"
# So there is a least share, the **grain size**: 32,768 elements for an operator as cheap as add, in PyTorch and here. A plan whose loop
# is longer goes parallel. For 40,000 elements two threads are enough: a third would have less than a grain.

# %% role="demo" name="grain"
from tinytensor.introspect import iterator

for count in (10, 32_768, 40_000):
    print(f"{count:>6,} elements: parallel", iterator(tt.zeros(count), 1.0)["steps"][5]["parallel"])

# %% [markdown] role="task" name="chunks"
# ## Exercise: chunks (6 points)
#
# Return a list of pairs `(begin, end)`, in order: which elements each thread takes. Together they cover 0 to n - 1, each element once. There are as
# many pairs as threads, but no more than n / grain, rounded up. Their sizes differ by 1 at most, and no pair is empty.
#
# `chunks(100, 10, 4)` is `[(0, 25), (25, 50), (50, 75), (75, 100)]`. `chunks(10, 32768, 8)` is `[(0, 10)]`. `chunks(0, 10, 4)` is `[]`.
#
# At the end of the check, large sums of the library are shared by your pairs.

# %% role="exercise" name="chunks"
def chunks(n, grain, threads):
    """The shares of a loop over n elements."""
    ### BEGIN SOLUTION
    count = min(threads, (n + grain - 1) // grain)
    return [(k * n // count, (k + 1) * n // count) for k in range(count)]
    ### END SOLUTION


# %% role="check" name="chunks"
lesson.check("06.chunks", chunks)

# %% [markdown] role="story" name="roofline"
# ## How fast can it be?
#
# A kernel computes, and it moves bytes. `add` of n float32 does n additions, reads two numbers for each and writes one: 12 bytes for one
# operation. Its **arithmetic intensity** is 1/12 of an operation per byte.
#
# A product of two n x n matrices multiplies and adds n times for each of its n * n results, and moves three matrices. How many
# operations does it do for each byte, for n = 512?

# %% role="predict" name="p6"
lesson.predict("06.p6", ...)

# %% role="demo" name="intensity"
side = 512
flops, moved = 2 * side**3, 3 * side * side * 4
print(f"{flops:,} operations, {moved:,} bytes")
lesson.reveal("06.p6", round(flops / moved, 1))

# %% [markdown] role="task" name="cost"
# ## Exercise: cost (4 points)
#
# Return `(operations, bytes)` of a float32 operator, a tuple of ints. Every operand is read once and every result written once.
#
# - `add` and `relu`: n elements, one operation each.
# - `sum`: n elements, n operations, one result.
# - `mm`: matrices of n x n. A product and a sum are two operations.
#
# `cost("add", 1000)` is `(1000, 12000)`.

# %% role="exercise" name="cost"
def cost(op, n):
    """Operations, and bytes moved."""
    ### BEGIN SOLUTION
    if op == "add":
        return n, 4 * 3 * n
    if op == "relu":
        return n, 4 * 2 * n
    if op == "sum":
        return n, 4 * (n + 1)
    return 2 * n**3, 4 * 3 * n**2
    ### END SOLUTION


# %% role="check" name="cost"
lesson.check("06.cost", cost)

# %% [markdown] role="story" name="two_roofs"
# Two limits hold at once. The processor does at most so many operations in a second, its peak. Memory moves at most so many bytes, its bandwidth; times
# the intensity, that is operations too. The lower of the two is the **roofline**.
#
# A kernel under the slope is **memory-bound**: it waits for bytes. One under the flat roof is compute-bound.

# %% [markdown] role="task" name="roofline"
# ## Exercise: roofline (4 points)
#
# Return `(attainable, bound)`: operations per second, and `"memory"` or `"compute"`. `peak` is in operations per second, `bandwidth` in bytes per
# second. Where both limits are the same, the answer is `"compute"`.
#
# `roofline(100, 1200, 64e9, 12e9)` is `(1e9, "memory")`.

# %% role="exercise" name="roofline"
def roofline(flops, bytes_moved, peak, bandwidth):
    """Operations per second that are attainable, and what limits them."""
    ### BEGIN SOLUTION
    slope = flops / bytes_moved * bandwidth
    if slope < peak:
        return slope, "memory"
    return peak, "compute"
    ### END SOLUTION


# %% role="check" name="roofline"
lesson.check("06.roofline", roofline)

# %% [markdown] role="story" name="measured"
# Both roofs of your machine, measured, and the library's kernels under them. Both axes are in powers. Look at add with 4,194,304
# numbers first: how near is its point to the slope? Then choose fewer numbers. At 16,384 all of them fit into a cache, which is faster than
# memory, and the points rise above the slope. At 1,024 they fall: the call itself takes longer than its loop.
#
# Then choose mm, from small to large: each doubling of the side doubles the intensity, until the flat roof.

# %% role="demo" name="measured"
tw.roofline("add", side=2048)

# %% role="demo" name="bounds"
shown = tw.roofline("mm", side=512)
for kernel in shown.spec["kernels"]:
    print(f"{kernel['name']:<8} {kernel['intensity']:>7.3f} operations per byte: {kernel['bound']}-bound")

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# `+` over your loop, `sum` over yours, and `neg` with your functor, in the library, for as long as the `with` block lasts:

# %% role="demo" name="together"
cut = tt.ones(4096, 4097)[:, :4096]
with lesson.plugged("06.add_strided", add_strided), lesson.plugged("06.sum_f32", sum_f32):
    twice = cut + cut
    print(f"{int(twice.contiguous().sum()):,}")
with lesson.plugged("06.scale_shift", scale_shift):
    print(tt.neg(tt.arange(4.0)))

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_06 = ...

# %% role="check" name="quiz"
lesson.quiz("06.quiz", quiz_06)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `add_strided` | `tinytensor/aten/native/cpu/loop_templates.py`<br>`aten/src/ATen/native/cpu/Loops.h` | tiles for transposed operands |
# | `scale_shift` | `tinytensor/aten/native/pointwise/ufunc/arithmetic.py`<br>`aten/src/ATen/native/ufunc/add.h` | float16, which computes in float32 |
# | `sum_f32` | `tinytensor/aten/native/reduce/cpu/reduce.py`<br>`aten/src/ATen/native/cpu/SumKernel.cpp` | sums of many rows and columns |
# | `chunks` | `tinytensor/threads/work_sharing.py`<br>`aten/src/ATen/Parallel.h` | more shares than threads, so that a fast one takes more |
# | `cost`, `roofline` | `tinytensor/introspect/roofline.py`<br>`torch/utils/flop_counter.py` | caches, each with a slope of its own |
#
# PyTorch writes vector instructions by hand, in a class `Vectorized<T>`. Here the compiler finds them, which is why the index type
# matters. A kernel of the library takes addresses, not arrays, and is kept on disk.

# %% [markdown] role="further" name="matmul"
# ## Go further
#
# The three loops below multiply matrices. Compare with the library's `mm`. Then take the loops in blocks that fit into a cache, keep a few
# results in variables while k runs, and see how near you come to a factor of 4.

# %% role="further" name="try_matmul"
@njit(fastmath=True)
def product(out, a, b):
    for i in range(out.shape[0]):
        for k in range(a.shape[1]):
            for j in range(out.shape[1]):
                out[i, j] += a[i, k] * b[k, j]


left, right, result = tt.ones(256, 256), tt.ones(256, 256), tt.zeros(256, 256)
arrays = result.numpy(), left.numpy(), right.numpy()
times = compare({"three loops": lambda: product(*arrays), "the library": lambda: tt.mm(left, right)})

# %% role="summary" name="summary"
lesson.summary()
