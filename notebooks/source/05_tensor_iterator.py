# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 05 TensorIterator
#
# **85 minutes. Needs: lessons 02, 03, 04.**
#
# After this lesson you can
# 1. broadcast shapes and strides,
# 2. choose the order in which a loop runs through the dimensions,
# 3. predict the strides of a result,
# 4. merge dimensions,
# 5. tell which overlapping writes are refused.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("05")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# Three sums of the same four million numbers. No element is copied by `t()`; only strides differ.
#
# 1. `x + y`
# 2. `x.t() + y.t()`
# 3. `x + y.t()`
#
# One of them takes far longer than the other two. Which one: 1, 2 or 3?

# %% role="predict" name="p1"
lesson.predict("05.p1", ...)

# %% role="demo" name="three_sums" tags=["nbval-ignore-output"]
import time


def best(f):
    times = []
    for _ in range(9):
        start = time.perf_counter()
        f()
        times.append(time.perf_counter() - start)
    return min(times)


x, y = tt.ones(2000, 2000), tt.ones(2000, 2000)
first, second, third = best(lambda: x + y), best(lambda: x.t() + y.t()), best(lambda: x + y.t())
print("the third takes more than 1.5 times as long as the faster of the others:", third > 1.5 * min(first, second))
lesson.reveal("05.p1", 3)

# %% [markdown] role="story" name="result_strides"
# Two transposed tensors are as fast as two plain ones; only the mixed pair is slow. And here is a second surprise. `x` and `y` are
# 3x4 now, so their transposes are 4x3. What is the stride of `x.t() + y.t()`, a new tensor?

# %% role="predict" name="p2"
lesson.predict("05.p2", ...)

# %% role="demo" name="result_strides"
x, y = tt.arange(12.0).view(3, 4), tt.arange(12.0).view(3, 4)
z = x.t() + y.t()
print("size", tuple(z.size()), " stride", z.stride(), " a new 4x3 tensor has", tt.zeros(4, 3).stride())
lesson.reveal("05.p2", z.stride())

# %% [markdown] role="story" name="broken"
# ## A loop that looks right
#
# Somebody chose an order for that result. To see who, write the loop yourself: for each element, work out its index by `//` and `%`,
# then the three positions. It is right for every layout.

# %% role="demo" name="broken"
def add_by_index(a, b, sizes, strides_a, strides_b):
    rows, columns = sizes
    out = []
    for k in range(rows * columns):
        i, j = k // columns, k % columns
        out.append(a[i * strides_a[0] + j * strides_a[1]] + b[i * strides_b[0] + j * strides_b[1]])
    return out


numbers = list(range(12))
print(add_by_index(numbers, numbers, (4, 3), (1, 4), (1, 4)))
print((x.t() + y.t()).flatten().tolist())

# %% role="demo" name="how_slow" tags=["nbval-ignore-output"]
many = [1.0] * 40_000
tensor = tt.ones(200, 200)
slow = best(lambda: add_by_index(many, many, (200, 200), (200, 1), (200, 1)))
print("more than 100 times slower than the library:", slow > 100 * best(lambda: tensor + tensor))

# %% [markdown] role="story" name="plan"
# Part of that is Python. But a compiled loop that divides twice for each element is slow as well. The library divides never: it
# **plans** first, from sizes and strides alone, and loops afterwards.
#
# Step through the plan for your sum. Two dimensions go in; one loop over 12 neighbors comes out, and both operands and the result
# step by 1. That is as fast as `x + y`, because it is the same loop.

# %% role="demo" name="plan"
tw.iterator_steps(x.t(), y.t())

# %% [markdown] role="story" name="broadcast"
# ## Step 1: one shape for all
#
# **Broadcasting** stretches sizes of 1. Shapes line up at the last dimension; what is missing in front counts as 1. A size of 0
# beats 1: nothing, repeated or not, is nothing.

# %% role="demo" name="broadcast"
def size_of_sum(a, b):
    return tuple((tt.ones(a) + tt.ones(b)).size())


print(size_of_sum((4, 1, 3), (2, 1)), size_of_sum((0, 3), (1, 3)))
try:
    size_of_sum((2, 3), (5,))
except RuntimeError as error:
    print(error)

# %% [markdown] role="task" name="infer_size"
# ## Exercise: infer_size (8 points)
#
# Return the shape to which both broadcast. Where a dimension differs and neither size is 1, raise RuntimeError with torch's text:
#
# `The size of tensor a (3) must match the size of tensor b (5) at non-singleton dimension 1`
#
# The dimension is counted in the result. If several differ, the last one is named.
#
# `infer_size((4, 1, 3), (2, 1))` is `(4, 2, 3)`. At the end of the check the library broadcasts with your function.

# %% role="exercise" name="infer_size"
def infer_size(a, b):
    """The common shape of two tensors."""
    ### BEGIN SOLUTION
    ndim = max(len(a), len(b))
    a = (1,) * (ndim - len(a)) + tuple(a)
    b = (1,) * (ndim - len(b)) + tuple(b)
    shape = [0] * ndim
    for dim in range(ndim - 1, -1, -1):
        if a[dim] != b[dim] and a[dim] != 1 and b[dim] != 1:
            raise RuntimeError(
                f"The size of tensor a ({a[dim]}) must match the size of tensor b ({b[dim]}) "
                f"at non-singleton dimension {dim}"
            )
        shape[dim] = b[dim] if a[dim] == 1 else a[dim]
    return tuple(shape)
    ### END SOLUTION


# %% role="check" name="infer_size"
lesson.check("05.infer_size", infer_size)

# %% [markdown] role="story" name="stretched"
# A stretched operand is not copied. It is read with a stride of 0, as `expand` did in lesson 02. So the plan needs, for each
# operand, strides over the common shape.

# %% role="demo" name="stretched"
row = tt.arange(3.0)
print("row: size", tuple(row.size()), " stride", row.stride())
print("over (4, 3): stride", row.expand(4, 3).stride())

# %% [markdown] role="task" name="operand_strides"
# ## Exercise: operand_strides (7 points)
#
# Return the strides with which an operand of these `sizes` and `strides` is read over `shape`. It is known to fit.
#
# `operand_strides((3,), (1,), (4, 3))` is `(0, 1)`. `operand_strides((4, 1), (1, 4), (4, 3))` is `(1, 0)`.

# %% role="exercise" name="operand_strides"
def operand_strides(sizes, strides, shape):
    """Strides of an operand over the common shape."""
    ### BEGIN SOLUTION
    missing = len(shape) - len(sizes)
    found = [0] * missing
    for dim in range(len(sizes)):
        if sizes[dim] == shape[missing + dim]:
            found.append(strides[dim])
        else:
            found.append(0)
    return tuple(found)
    ### END SOLUTION


# %% role="check" name="operand_strides"
lesson.check("05.operand_strides", operand_strides)

# %% [markdown] role="story" name="order"
# ## Step 3: which dimension is innermost?
#
# Step 2, the common dtype, is lesson 03. Then comes the order. The innermost dimension of a loop should be the one along which
# memory is walked in small steps.
#
# Operands may disagree, so they vote, one after the other: the first with an opinion decides. A stride of 0 is no opinion. Which
# operand decides here, and what happens when they change places?

# %% role="demo" name="order"
c = tt.zeros(4, 3)
print("x.t() + c  ", (x.t() + c).stride())
print("c + x.t()  ", (c + x.t()).stride())
print("row + x.t()", (row + x.t()).stride())

# %% role="demo" name="order_picture"
tw.iterator_steps(x.t(), row, edit=True, step=3)

# %% [markdown] role="story" name="sort"
# In the picture, change the strides of `x.t()` to 3 and 1 and watch the order turn. Then step on and see what it does to the result.
#
# The order is found by an insertion sort that starts with the last dimension innermost. `vote(inner, outer)` is asked about two
# dimensions: positive exchanges them, negative leaves them, 0 looks one place further in.

# %% role="demo" name="insertion_sort"
def insertion_sort(dims, vote):
    order = list(dims)
    for i in range(1, len(order)):
        here = i
        for place in range(i - 1, -1, -1):
            found = vote(order[place], order[here])
            if found > 0:
                order[place], order[here] = order[here], order[place]
                here = place
            elif found < 0:
                break
    return order


insertion_sort([2, 1, 0], lambda inner, outer: inner - outer)

# %% [markdown] role="task" name="reorder"
# ## Exercise: reorder (10 points)
#
# Return the order of the dimensions as a tuple, innermost first. `strides_list` has an entry per operand, the output first: its
# strides over `shape`, or None for an output that is yet to be made. Use `insertion_sort`.
#
# A vote asks the operands in order. No vote from None, nor where either stride is 0. A smaller stride belongs inside. At equal
# strides the smaller size does; if that asks for no exchange, the next operand is asked.
#
# `reorder((4, 3), [None, (1, 4), (0, 1)])` is `(0, 1)`.

# %% role="exercise" name="reorder"
def reorder(shape, strides_list):
    """The dimensions, innermost first."""
    ### BEGIN SOLUTION
    def vote(inner, outer):
        for strides in strides_list:
            if strides is None:
                continue
            if strides[inner] == 0 or strides[outer] == 0:
                continue
            if strides[inner] < strides[outer]:
                return -1
            if strides[inner] > strides[outer]:
                return 1
            if shape[inner] > shape[outer]:
                return 1
        return 0

    return tuple(insertion_sort(range(len(shape) - 1, -1, -1), vote))
    ### END SOLUTION


# %% role="check" name="reorder"
lesson.check("05.reorder", reorder)

# %% [markdown] role="story" name="output"
# ## Step 4: where the result lies
#
# A new output is made after the order is known, and follows it: dense, with the innermost dimension first in memory. So `x.t() +
# y.t()` has strides (1, 4), and no pass over it jumps.

# %% role="demo" name="output"
from tinytensor.introspect import iterator

z = tt.ones(2, 3, 4).permute(2, 0, 1)
print("z:    size", tuple(z.size()), " stride", z.stride())
print("z + z: stride", (z + z).stride())
print("order", iterator(z, z)["steps"][2]["perm"])

# %% [markdown] role="task" name="output_strides"
# ## Exercise: output_strides (8 points)
#
# Return a tuple with the strides of a new output. `perm` is the order of the dimensions, innermost first; the strides are wanted per
# dimension of `shape`. A size of 0 counts as 1, as in lesson 01, and a dimension of size 1 gets its stride like any other.
#
# `output_strides((4, 3), (0, 1))` is `(1, 4)`. `output_strides((4, 2, 3), (0, 2, 1))` is `(1, 12, 4)`.

# %% role="exercise" name="output_strides"
def output_strides(shape, perm):
    """Dense strides in the order of the loop."""
    ### BEGIN SOLUTION
    strides = {}
    step = 1
    for dim in perm:
        strides[dim] = step
        step *= max(shape[dim], 1)
    return tuple(strides[dim] for dim in sorted(perm))
    ### END SOLUTION


# %% role="check" name="output_strides"
lesson.check("05.output_strides", output_strides)

# %% [markdown] role="story" name="coalesce"
# ## Step 5: fewer, longer loops
#
# Walk along the inner dimension to its end. If the next step of the outer one lands on the neighbor, for every operand, the two are
# one dimension: size times stride of the inner equals the stride of the outer. PyTorch says they **coalesce**.
#
# Here three dimensions become two. `each` has one number for each of four blocks: it stands still along the inner two dimensions and
# steps along the outer one. Step back once to see what was merged.

# %% role="demo" name="coalesce"
whole, each = tt.zeros(4, 3, 2), tt.zeros(4, 1, 1)
tw.iterator_steps(whole, each, step=5)

# %% [markdown] role="task" name="coalesce"
# ## Exercise: coalesce (12 points)
#
# Return `(shape, strides_list)` with as few dimensions as possible. Everything is innermost first: `shape[0]` moves fastest. Every
# operand has to visit the same elements in the same order as before. Sizes are at least 1, and a size of 1 merges with
# anything.
#
# `coalesce((4, 3), [(1, 4), (1, 4)])` is `((12,), [(1,), (1,)])`. `coalesce((6, 4), [(1, 6), (1, 0)])` stays as it is.
#
# At the end of the check the library's elementwise loops are merged by your function.

# %% role="exercise" name="coalesce"
def coalesce(shape, strides_list):
    """Merge the dimensions that every operand steps through evenly."""
    ### BEGIN SOLUTION
    sizes = list(shape[:1])
    merged = [list(strides[:1]) for strides in strides_list]
    for dim in range(1, len(shape)):
        even = True
        for steps, strides in zip(merged, strides_list):
            if sizes[-1] * steps[-1] != strides[dim]:
                even = False
        if sizes[-1] == 1:
            sizes[-1] = shape[dim]
            for steps, strides in zip(merged, strides_list):
                steps[-1] = strides[dim]
        elif shape[dim] == 1 or even:
            sizes[-1] *= shape[dim]
        else:
            sizes.append(shape[dim])
            for steps, strides in zip(merged, strides_list):
                steps.append(strides[dim])
    return tuple(sizes), [tuple(steps) for steps in merged]
    ### END SOLUTION


# %% role="check" name="coalesce"
lesson.check("05.coalesce", coalesce)

# %% [markdown] role="story" name="plugged"
# With your function in its place, the library's plan is yours too:

# %% role="demo" name="plugged"
with lesson.plugged("05.coalesce", coalesce):
    print(iterator(whole, each)["steps"][4])

# %% [markdown] role="story" name="simple"
# You have written all five steps: that is a TensorIterator. The library has a plain version too, in the same five steps, in
# `tinytensor/aten/tensor_iterator_simple.py`. Your `infer_size` is called `broadcast` there, `operand_strides` is `stretched`,
# `output_strides` is `dense_strides`; `reorder` and `coalesce` have your names. Read it beside your cells before you open
# `tensor_iterator.py`, which makes the same plans and remembers them. Here is its plan for the two tensors above:

# %% role="demo" name="simple"
from tinytensor.aten.tensor_iterator_simple import plan

print(plan([whole.meta, each.meta]))

# %% [markdown] role="story" name="overlap"
# ## Reading what was already written
#
# A plan promises nothing about the order in which elements are written; several threads may share them. So the output must not lie
# across an input, unless both are the very same elements.

# %% role="demo" name="overlap"
a = tt.arange(4.0)
try:
    tt.add(a[:-1], 1, out=a[1:])
except RuntimeError as error:
    print(error)
print(tt.add(a, 1, out=a))

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_05 = ...

# %% role="check" name="quiz"
lesson.quiz("05.quiz", quiz_05)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor | PyTorch | left out here |
# |---|---|---|---|
# | `infer_size` | `tinytensor/aten/expand_utils.py` | `aten/src/ATen/ExpandUtils.cpp` | symbolic sizes |
# | `operand_strides` | `tinytensor/aten/expand_utils.py` | `aten/src/ATen/TensorIterator.cpp` `compute_strides` | |
# | `reorder`, `coalesce`, `output_strides` | `tinytensor/aten/tensor_iterator.py` |
# `aten/src/ATen/TensorIterator.cpp` | splitting for 32-bit indices |
# | refusing an overlap | `tinytensor/aten/memory_overlap.py` | `aten/src/ATen/MemoryOverlap.cpp` | |
#
# One departure: PyTorch's iterator holds the operands' data and lives for one call. A plan here owns no data, so it is found again for the
# next call with operands of the same kind. Left out of the exercise: in any order but row-major, a size of 0 is multiplied in.

# %% [markdown] role="further" name="split"
# ## Go further
#
# Large loops are shared among threads, in pieces of at least 32,768 elements. Below, a plan is cut along its outermost dimension.
# Write a function that cuts until no piece is larger than a grain, and show that no element is visited twice.

# %% role="further" name="try_split"
def split(shape, parts):
    """Ranges of the outermost dimension."""
    last = shape[-1]
    return [(last * k // parts, last * (k + 1) // parts) for k in range(parts)]


print(iterator(tt.zeros(300, 200), tt.zeros(200))["steps"][5])
print(split((200, 300), 4))

# %% role="summary" name="summary"
lesson.summary()
