# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 02 Many tensors, one storage
#
# **115 minutes. Needs: lesson 01.**
#
# After this lesson you can
# 1. compute the metadata of a slice, an expanded and a transposed tensor,
# 2. decide when `view` is possible,
# 3. build views with `as_strided`,
# 4. tell which writes reach which tensors.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("02")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# `y` is row 1 of `x`. You write into y. What does `x[1, 0]` read afterwards?

# %% role="demo" name="puzzle"
x = tt.arange(6).view(2, 3)
y = x[1, :]
print(x)

# %% role="predict" name="p1"
lesson.predict("02.p1", ...)

# %% role="demo" name="write"
x = tt.arange(6).view(2, 3)
y = x[1, :]
y[0] = 100
lesson.reveal("02.p1", lambda: print(x) or x[1, 0].item())

# %% [markdown] role="story" name="again"
# If x changed, then because y is a **view**, a second tensor over the same storage. Now a second one. `z` has the elements of `x.t()`, in one row.
# You write into z. What does `x[0, 0]` read?

# %% role="demo" name="reshape"
x = tt.arange(6).view(2, 3)
z = x.t().reshape(6)
print(z)

# %% role="predict" name="p2"
lesson.predict("02.p2", ...)

# %% role="demo" name="write_again"
x = tt.arange(6).view(2, 3)
z = x.t().reshape(6)
z[0] = -1
lesson.reveal("02.p2", lambda: print("z has a storage of its own:", z.data_ptr() != x.data_ptr()) or x[0, 0].item())

# %% [markdown] role="story" name="silent_copy"
# `reshape` gives a view where it can and a copy where it must, and says nothing. `view` never copies;
# where it cannot, it refuses. Read its message: which two subspaces does it mean?

# %% role="demo" name="refused"
try:
    x.t().view(6)
except RuntimeError as error:
    print(error)

# %% [markdown] role="story" name="four_views"
# ## Four views, one storage
#
# Here are x, `x[1]`, `x[:, 0]` and `x.t()`. How many of these four read position 3 of the storage?

# %% role="predict" name="p3"
lesson.predict("02.p3", ...)

# %% role="demo" name="four_views"
x = tt.arange(6).view(2, 3)
tw.storage_grid(x, x[1], x[:, 0], x.t())

# %% [markdown] role="story" name="count_them"
# Each view has a color and a letter. Choose the cell of position 3: every view that reads it is marked. Then choose others. `x[1]` and
# `x[:, 0]` meet in one element; x and `x.t()` read all six, in another order.

# %% role="demo" name="count_them"
x = tt.arange(6).view(2, 3)
lesson.reveal("02.p3", sum(3 in view.flatten().tolist() for view in (x, x[1], x[:, 0], x.t())))

# %% [markdown] role="story" name="slicing"
# ## A slice is three numbers
#
# `x[1:4:2, 1::2]` picks rows 1 and 3 and columns 1, 3, 5 of a matrix with strides (6, 1). No element moves: sizes, strides and offset
# say it all. At which position of the storage does the slice start?

# %% role="predict" name="p4"
lesson.predict("02.p4", ...)

# %% role="demo" name="slicing"
x = tt.arange(24).view(4, 6)
s = x[1:4:2, 1::2]
print("size", tuple(s.size()), " stride", s.stride())
lesson.reveal("02.p4", lambda: print(s) or s.storage_offset())

# %% [markdown] role="story" name="three_numbers"
# The start adds `1*6 + 1*1` to the offset. Every second row: a stride of 12 instead of 6, and 2 rows are left.

# %% [markdown] role="task" name="slice_meta"
# ## Exercise: slice_meta (9 points)
#
# Return `(sizes, strides, offset)` of `start:stop:step` along dimension `dim`, with tuples of sizes and strides. The other dimensions
# stay as they are. `step` is at least 1.
#
# Negative bounds count from the end. Bounds out of range are clamped, as in Python's lists: on a dimension of size 6, `9:12`
# starts at 6 and is empty.
#
# `slice_meta((4, 6), (6, 1), 0, 0, 1, 3, 1)` is `((2, 6), (6, 1), 6)`. At the end of the check the library slices with your function.

# %% role="exercise" name="slice_meta"
def slice_meta(sizes, strides, offset, dim, start, stop, step):
    """Sizes, strides and offset of a slice."""
    ### BEGIN SOLUTION
    size = sizes[dim]
    if start < 0:
        start += size
    if stop < 0:
        stop += size
    start = min(max(start, 0), size)
    stop = min(max(stop, start), size)
    count = (stop - start + step - 1) // step
    new_sizes = sizes[:dim] + (count,) + sizes[dim + 1 :]
    new_strides = strides[:dim] + (strides[dim] * step,) + strides[dim + 1 :]
    return new_sizes, new_strides, offset + start * strides[dim]
    ### END SOLUTION


# %% role="check" name="slice_meta"
lesson.check("02.slice_meta", slice_meta)

# %% [markdown] role="story" name="expand"
# ## Repeat without copying
#
# `expand` shows one element many times. Below, a column of three int64 numbers, 8 bytes each, becomes 3 by 4. How many bytes does the
# storage behind the wide tensor have?

# %% role="predict" name="p5"
lesson.predict("02.p5", ...)

# %% role="demo" name="expand"
column = tt.tensor([[10], [20], [30]])
wide = column.expand(3, 4)
print(wide)
lesson.reveal("02.p5", lambda: print("stride", wide.stride()) or wide.untyped_storage().nbytes())

# %% [markdown] role="story" name="overlap"
# The trick is a stride of 0: a step along that dimension stays where it is. So twelve elements are three numbers. What would it mean to add 1 to each of twelve elements? PyTorch refuses such a write.
#
# It refuses the certain case only. In the second view below, rows share elements too, but no stride is 0. The write goes
# through, and the shared ones gain twice.

# %% role="demo" name="overlap"
try:
    tt.ones(1).expand(3).add_(1)
except RuntimeError as error:
    print(error)
print(tt.ones(4).as_strided((3, 2), (1, 1)).add_(1))

# %% [markdown] role="task" name="expand_meta"
# ## Exercise: expand_meta (8 points)
#
# Return `(sizes, strides)` of the expanded view, two tuples. Shapes line up at the last dimension; new dimensions come in front, so
# `target` is at least as long as `sizes`.
#
# -1 keeps a size. Raise RuntimeError where torch does, with its text. If several dimensions are wrong, torch names the last of them.
#
# - `The expanded size of the tensor (2) must match the existing size (3) at non-singleton dimension 0.  Target sizes: [2, 4].
#   Tensor sizes: [3, 1]` (two spaces after each period)
# - `The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0`
#
# `expand_meta((3, 1), (1, 1), (3, 4))` is `((3, 4), (1, 0))`.

# %% role="exercise" name="expand_meta"
def expand_meta(sizes, strides, target):
    """Sizes and strides of an expanded view."""
    ### BEGIN SOLUTION
    missing = len(target) - len(sizes)
    new_sizes, new_strides = list(target), [0] * len(target)
    for dim in reversed(range(len(target))):
        wanted = target[dim]
        if dim < missing:
            if wanted == -1:
                raise RuntimeError(
                    f"The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension {dim}"
                )
            continue
        size, stride = sizes[dim - missing], strides[dim - missing]
        if wanted == -1:
            wanted = size
        if wanted != size:
            if size != 1:
                raise RuntimeError(
                    f"The expanded size of the tensor ({wanted}) must match the existing size ({size}) at "
                    f"non-singleton dimension {dim}.  Target sizes: {list(target)}.  Tensor sizes: {list(sizes)}"
                )
            stride = 0
        new_sizes[dim], new_strides[dim] = wanted, stride
    return tuple(new_sizes), tuple(new_strides)
    ### END SOLUTION


# %% role="check" name="expand_meta"
lesson.check("02.expand_meta", expand_meta)

# %% [markdown] role="story" name="merge"
# ## When can a shape change without a copy?
#
# Two neighboring dimensions can become one if the end of an inner row is the start of the next:
#
# outer stride = inner size * inner stride.
#
# Rows of `x` pass: 6 = 6 * 1. For `x.t()` with strides (1, 3) they do not: 1 is not 2 * 3. These are the two subspaces of the
# message.
#
# A permuted tensor may still have dimensions that fit together. `p` below has sizes (4, 2, 3) and strides (1, 12, 4). Which strides
# does `p.view(4, 6)` have?

# %% role="predict" name="p6"
lesson.predict("02.p6", ...)

# %% role="demo" name="merge"
p = tt.arange(24).view(2, 3, 4).permute(2, 0, 1)
print("size", tuple(p.size()), " stride", p.stride())
lesson.reveal("02.p6", p.view(4, 6).stride())

# %% [markdown] role="story" name="runs"
# 12 = 3 * 4, so the last two dimensions make one run of 6 elements, 4 apart. The first stays alone: 4 elements, 1 apart. Whatever the
# new sizes are, they are laid into these two runs, from the right, and each run has to come out full.
#
# - (4, 3, 2): the 2 takes stride 4, the 3 takes stride 2 * 4 = 8, and 2 * 3 fills the run of 6. The 4 fills the other one, stride 1.
# - (8, 3): the 3 takes stride 4. The 8 has to go on in this run, which has room for 2 more steps of 3, and would leave it in the middle
#   of a dimension: no stride does that.

# %% role="demo" name="runs"
print("(4, 3, 2):", p.view(4, 3, 2).stride())
try:
    p.view(8, 3)
except RuntimeError as error:
    print("(8, 3):", str(error).split(".")[0])

# %% [markdown] role="task" name="view_strides"
# ## Exercise: view_strides (12 points)
#
# Return a tuple of the strides that show the same elements, in the same order, with sizes `new_sizes`; None where no strides can. Both
# shapes have equally many elements.
#
# `view_strides((2, 3), (3, 1), (6,))` is `(1,)`. `view_strides((3, 2), (1, 3), (6,))` is None.
#
# A dimension of size 1 is never stepped along, so its stride cannot forbid anything. Without elements any strides do. At the end
# of the check your function decides for `view`, `flatten` and `unflatten`.

# %% role="exercise" name="view_strides"
def view_strides(sizes, strides, new_sizes):
    """Strides for another shape over the same elements, or None."""
    ### BEGIN SOLUTION
    if 0 in sizes:
        return new_sizes  # any strides do
    dims = [(size, stride) for size, stride in zip(sizes, strides) if size != 1]
    result = list(new_sizes)  # what no run fills stays: nothing steps along it
    k = len(new_sizes) - 1
    while dims:
        run, base = dims.pop()
        while dims and dims[-1][1] == run * base:
            run *= dims.pop()[0]
        filled = 1
        while k >= 0 and filled < run:
            result[k] = filled * base
            filled *= new_sizes[k]
            k -= 1
        if filled != run:
            return None
    return tuple(result)
    ### END SOLUTION


# %% role="check" name="view_strides"
lesson.check("02.view_strides", view_strides)

# %% [markdown] role="story" name="as_strided"
# ## Any view you like
#
# `as_strided` takes sizes, strides and offset as they are. The diagonal of a 4 by 6 matrix is 0, 7, 14, 21. Which stride shows it?

# %% role="predict" name="p7"
lesson.predict("02.p7", ...)

# %% role="demo" name="diagonal"
x = tt.arange(24).view(4, 6)
lesson.reveal("02.p7", x.diagonal().stride()[0])

# %% [markdown] role="story" name="try_them"
# One row down and one column right: 6 + 1. In the picture go to a number and press `[` or `]`. Aim for column 2; for the diagonal; for
# row 3 shown five times. Each is an entry of the next exercise. Negative strides are refused.

# %% role="demo" name="as_strided"
x = tt.arange(24).view(4, 6)
tw.storage_grid(x, x.as_strided((4,), (1,), 0), edit=True)

# %% role="demo" name="negative"
try:
    x.as_strided((4,), (-1,), 3)
except RuntimeError as error:
    print(error)

# %% [markdown] role="task" name="gallery"
# ## Exercise: gallery (8 points)
#
# Return a dict. Each entry is a tuple `(sizes, strides, offset)`, with tuples of sizes and strides, over the storage of `arange(24)`,
# which holds a 4x6 matrix:
#
# - `column_2`: column 2
# - `diagonal`: 0, 7, 14, 21
# - `anti_diagonal`: 5, 10, 15, 20
# - `windows`: four windows of 3, beginning at 0, 1, 2, 3
# - `row3_five_times`: row 3, five times
# - `every_other`: 6, 8, 10 of row 1
#
# `row_2` would be `((6,), (1,), 12)`.

# %% role="exercise" name="gallery"
def gallery():
    """Six views as numbers."""
    ### BEGIN SOLUTION
    return {
        "column_2": ((4,), (6,), 2),
        "diagonal": ((4,), (7,), 0),
        "anti_diagonal": ((4,), (5,), 5),
        "windows": ((4, 3), (1, 1), 0),
        "row3_five_times": ((5, 6), (0, 1), 18),
        "every_other": ((3,), (2,), 6),
    }
    ### END SOLUTION


# %% role="check" name="gallery"
lesson.check("02.gallery", gallery)

# %% [markdown] role="story" name="reach"
# ## Who sees a write?
#
# A write to one element changes every tensor that reads that element, and no other. Sharing a storage is not enough, and
# overlapping ranges are not enough: columns 0 and 1 interleave, and have nothing in common.
#
# `x[0, 2] = 7` is a write to one element. Which of x, `x[0]`, `x[:, 1]` and `x.t()` see it? How many?

# %% role="predict" name="p8"
lesson.predict("02.p8", ...)

# %% role="demo" name="reach"
x = tt.zeros(2, 3)
views = {"x": x, "x[0]": x[0], "x[:, 1]": x[:, 1], "x.t()": x.t()}
x[0, 2] = 7
sees = [name for name, view in views.items() if 7.0 in view.flatten().tolist()]
lesson.reveal("02.p8", lambda: print(sees) or len(sees))

# %% [markdown] role="task" name="who_sees"
# ## Exercise: who_sees (8 points)
#
# Return a list of the names of all views that change if one storage element is written, in the order in which `views` has them.
#
# - `views` is a list of `(name, storage_id, sizes, strides, offset)`.
# - `i` is `(storage_id, position)`: which storage, and which element of it.
#
# With `x = ("x", 0, (2, 3), (3, 1), 0)` and `r = ("r", 0, (3,), (1,), 3)`: `who_sees([x, r], (0, 4))` is `["x", "r"]`.

# %% role="exercise" name="who_sees"
def who_sees(views, i):
    """Names of the views that read storage element i."""
    ### BEGIN SOLUTION
    storage_id, position = i
    names = []
    for name, storage, sizes, strides, offset in views:
        reached = {offset}
        for size, stride in zip(sizes, strides):
            reached = {place + k * stride for place in reached for k in range(size)}
        if storage == storage_id and position in reached:
            names.append(name)
    return names
    ### END SOLUTION


# %% role="check" name="who_sees"
lesson.check("02.who_sees", who_sees)

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# Now the library slices, expands and reshapes with your three functions at once. Then your gallery is drawn from your numbers, and
# `who_sees` says which of its six views a write to position 7 reaches.

# %% role="demo" name="plugged"
x = tt.arange(24).view(4, 6)
with (
    lesson.plugged("02.slice_meta", slice_meta),
    lesson.plugged("02.expand_meta", expand_meta),
    lesson.plugged("02.view_strides", view_strides),
):
    print(x[1:4:2, 1::2])
    print(tt.arange(24).view(2, 3, 4).permute(2, 0, 1).view(4, 3, 2).stride())
    print(tt.ones(3, 1).expand(3, 4).stride())

# %% role="demo" name="together"
if lesson.written(gallery, who_sees):
    x, views = tt.arange(24).view(4, 6), gallery()
    for name, numbers in views.items():
        print(f"{name:<16}", x.as_strided(*numbers).tolist())
    print("position 7 is read by", who_sees([(name, 0, *numbers) for name, numbers in views.items()], (0, 7)))
    display(tw.storage_grid(x, *(x.as_strided(*views[name]) for name in ("column_2", "diagonal", "anti_diagonal"))))

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_02 = ...

# %% role="check" name="quiz"
lesson.quiz("02.quiz", quiz_02)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `slice_meta`, `expand_meta` | `tinytensor/aten/native/shape/tensor_shape.py`<br>`aten/src/ATen/native/TensorShape.cpp`<br>`ExpandUtils.cpp` | symbolic sizes |
# | `view_strides` | `tinytensor/aten/native/shape/tensor_shape.py` `compute_stride`<br>`aten/src/ATen/TensorUtils.cpp` `computeStride` | |
# | making the tensor | `tinytensor/aten/native/shape/tensor_shape.py`<br>`aten/src/ATen/native/TensorShape.cpp` | quantized views |
# | refusing a write | `tinytensor/aten/memory_overlap.py`<br>`aten/src/ATen/MemoryOverlap.cpp` | |

# %% [markdown] role="further" name="im2col"
# ## Go further
#
# A convolution slides a small window over an image. `as_strided` can show all windows at once, without a copy; one matrix product
# then does the whole convolution, with no loop. Below, all 3x3 windows of a 5x5 image. Write a blur with it.

# %% role="further" name="try_im2col"
image = tt.arange(25, dtype=tt.float32).view(5, 5)
windows = image.as_strided((3, 3, 3, 3), (5, 1, 5, 1))
kernel = tt.ones(9, 1) / 9
print(windows.reshape(9, 9).mm(kernel).view(3, 3))

# %% role="summary" name="summary"
lesson.summary()
