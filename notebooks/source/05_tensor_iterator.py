# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 05 TensorIterator
#
# **115 minutes. Needs: lessons 02, 03, 04.**
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

# %% role="demo" name="three_sums"
from tinytensor_lessons.timing import compare

x, y = tt.ones(2000, 2001)[:, :2000], tt.ones(2000, 2001)[:, :2000]
SUMS = {"1  x + y": lambda: x + y, "2  x.t() + y.t()": lambda: x.t() + y.t(), "3  x + y.t()": lambda: x + y.t()}


def slowest():
    times = compare(SUMS)
    return int(max(times, key=times.get)[0])


lesson.reveal("05.p1", slowest)

# %% [markdown] role="story" name="why_cut"
# Two transposed tensors are as fast as two plain ones; only the mixed pair is slow. The last cell of this lesson runs these three sums on
# a loop that you have planned.
#
# x and y are cut out of a wider tensor for a reason. Where all operands are dense and have the same strides, PyTorch and tinytensor
# take a shortcut, the **fast set-up**: one flat loop, and no plan. With a gap behind each row every sum has to be planned.

# %% [markdown] role="story" name="result_strides"
# Here is a second surprise. `p` and `q` are 3x4, so their transposes are 4x3. What is the stride of `p.t() + q.t()`, a new tensor?

# %% role="predict" name="p2"
lesson.predict("05.p2", ...)

# %% role="demo" name="result_strides"
p, q = tt.arange(12.0).view(3, 4), tt.arange(12.0).view(3, 4)
z = p.t() + q.t()
print("size", tuple(z.size()), "; zeros(4, 3) has stride", tt.zeros(4, 3).stride())
lesson.reveal("05.p2", z.stride())

# %% [markdown] role="story" name="broken"
# ## A loop that looks right
#
# Somebody chose an order for that result. To see who, write the loop yourself: for each element, work out its index by `//` and `%`,
# then the three positions. It is right for every layout. Is it faster than the library's loop, as fast, or slower, and by which factor?

# %% role="predict" name="p3"
lesson.predict("05.p3", ...)

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
print((p.t() + q.t()).flatten().tolist())

# %% role="demo" name="how_slow"
many = [1.0] * 40_000
tensor = tt.ones(200, 200)


def factor():
    times = compare(
        {
            "by index": lambda: add_by_index(many, many, (200, 200), (200, 1), (200, 1)),
            "library": lambda: tensor + tensor,
        }
    )
    return "slower, more than 100 times" if times["by index"] > 100 * times["library"] else "slower"


lesson.reveal("05.p3", factor)

# %% [markdown] role="story" name="plan"
# Part of that is Python. But a compiled loop that divides twice for each element is slow as well. The library divides never: it
# **plans** first, from sizes and strides alone, and loops afterwards.
#
# Step through the plan for `p.t() + q.t()`. Two dimensions go in; one loop over 12 neighbors comes out, and both operands and the result
# step by 1. That is as fast as `p + q`, because it is the same loop.

# %% role="demo" name="plan"
tw.iterator_steps(p.t(), q.t())

# %% [markdown] role="story" name="broadcast"
# ## Step 1: one shape for all
#
# **Broadcasting** stretches sizes of 1. Shapes line up at the last dimension; what is missing in front counts as 1. A size of 0
# beats 1: nothing, repeated or not, is nothing.
#
# What is the size of a sum of sizes (4, 1, 3) and (2, 1)?

# %% role="predict" name="p4"
lesson.predict("05.p4", ...)

# %% role="demo" name="broadcast"
def size_of_sum(a, b):
    return tuple((tt.ones(a) + tt.ones(b)).size())


lesson.reveal("05.p4", size_of_sum((4, 1, 3), (2, 1)))

# %% role="demo" name="no_common_size"
print(size_of_sum((0, 3), (1, 3)))
try:
    size_of_sum((2, 3), (5,))
except RuntimeError as error:
    print(error)

# %% [markdown] role="task" name="infer_size"
# ## Exercise: infer_size (8 points)
#
# Return the shape to which both broadcast, a tuple. Where a dimension differs and neither size is 1, raise RuntimeError with torch's text:
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
# Operands may disagree, so they vote, one after the other: the first with an opinion decides. A stride of 0 is no opinion, because such
# an operand does not move in memory at all. `c` is 4x3 with strides (3, 1), `p.t()` is 4x3 with strides (1, 4). What is the stride of
# `c + p.t()`?

# %% role="predict" name="p5"
lesson.predict("05.p5", ...)

# %% role="demo" name="order"
c = tt.zeros(4, 3)
print("p.t() + c  ", (p.t() + c).stride())
print("row + p.t()", (row + p.t()).stride())
lesson.reveal("05.p5", (c + p.t()).stride())

# %% role="demo" name="order_picture"
tw.iterator_steps(p.t(), row, edit=True, step=3)

# %% [markdown] role="story" name="sort"
# In the picture, change the strides of `p.t()` to 3 and 1 and watch the order turn. Then step on and see what it does to the result.
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
# A new output is made after the order is known, and follows it: dense, with the innermost dimension first in memory. So `p.t() +
# q.t()` has strides (1, 4), and no pass over it jumps.
#
# `z` has sizes (4, 2, 3) and strides (1, 12, 4). What is the stride of `z + z`?

# %% role="predict" name="p6"
lesson.predict("05.p6", ...)

# %% role="demo" name="output"
from tinytensor.introspect import iterator

z = tt.ones(2, 3, 4).permute(2, 0, 1)
print("order, innermost first:", iterator(z, z)["steps"][2]["perm"])
lesson.reveal("05.p6", (z + z).stride())

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
# `whole` is (4, 3, 2). `each` has one number for each of its four blocks, so it is read with strides (1, 0, 0): it stands still along the
# inner two dimensions and steps along the outer one. How many dimensions are left when all that can merge have merged?

# %% role="predict" name="p7"
lesson.predict("05.p7", ...)

# %% role="demo" name="coalesce"
whole, each = tt.zeros(4, 3, 2), tt.zeros(4, 1, 1)
steps = iterator(whole, each)["steps"]
lesson.reveal("05.p7", lambda: display(tw.iterator_steps(whole, each, step=5)) or len(steps[4]["sizes"]))

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
    merged = iterator(whole, each)["steps"][4]
print("sizes, innermost first:", merged["sizes"])

# %% [markdown] role="story" name="simple"
# You have written all five steps: that is a TensorIterator. The library has a plain version too, in the same five steps, in
# `tinytensor/aten/tensor_iterator_simple.py`. Your `infer_size` is called `broadcast` there, `operand_strides` is `stretched`,
# `output_strides` is `dense_strides`; `reorder` and `coalesce` have your names. Read it beside your cells before you open
# `tensor_iterator.py`, which makes the same plans and remembers them. Here is its plan for the two tensors above:

# %% role="demo" name="simple"
from tinytensor.aten.tensor_iterator_simple import plan

print(plan([whole.meta_, each.meta_]))

# %% [markdown] role="story" name="overlap"
# ## Reading what was already written
#
# A plan promises nothing about the order in which elements are written; several threads may share them. So the output must not lie
# across an input, unless both are the very same elements.
#
# Two writes into `a`: the first puts `a[:-1] + 1` into `a[1:]`, the second puts `a + 1` into a itself. Which is refused: the first, the
# second, both or none?

# %% role="predict" name="p8"
lesson.predict("05.p8", ...)

# %% role="demo" name="overlap"
a = tt.arange(4.0)


def first_and_second():
    refused = []
    for name, source, out in (("the first", a[:-1], a[1:]), ("the second", a, a)):
        try:
            print(tt.add(source, 1, out=out))
        except RuntimeError as error:
            print(error)
            refused.append(name)
    return refused[0]


lesson.reveal("05.p8", first_and_second)

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# The three sums of the beginning, planned by your functions inside the library. Then once more with a `reorder` that always keeps the last
# dimension innermost, whatever the strides say. The second sum tells the difference: it walks along the long way through memory. All
# plans are made anew meanwhile, so that nothing remembered helps.

# %% role="demo" name="yours"
with (
    lesson.plugged("05.infer_size", infer_size),
    lesson.plugged("05.operand_strides", operand_strides),
    lesson.plugged("05.reorder", reorder),
    lesson.plugged("05.output_strides", output_strides),
    lesson.plugged("05.coalesce", coalesce),
):
    yours = compare(SUMS)

# %% role="demo" name="bad_reorder"
def last_innermost(shape, strides_list):
    return tuple(range(len(shape) - 1, -1, -1))


with lesson.plugged("05.reorder", last_innermost):
    bad = compare(SUMS)
second = list(SUMS)[1]
print("more than twice as slow with the bad order:", bad[second] > 2 * yours[second])

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_05 = ...

# %% role="check" name="quiz"
lesson.quiz("05.quiz", quiz_05)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `infer_size` | `tinytensor/aten/expand_utils.py`<br>`aten/src/ATen/ExpandUtils.cpp` | symbolic sizes |
# | `operand_strides` | `tinytensor/aten/expand_utils.py`<br>`aten/src/ATen/TensorIterator.cpp` `compute_strides` | |
# | `reorder`, `coalesce`, `output_strides` | `tinytensor/aten/tensor_iterator.py`<br>`aten/src/ATen/TensorIterator.cpp` | splitting for 32-bit indices |
# | refusing an overlap | `tinytensor/aten/memory_overlap.py`<br>`aten/src/ATen/MemoryOverlap.cpp` | |
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
