# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 01 One line of memory
#
# **85 minutes. Needs: lesson 00.**
#
# After this lesson you can
# 1. name a tensor's metadata,
# 2. map an index to a storage position,
# 3. derive contiguous strides, also for sizes 0 and 1,
# 4. decide from geometry alone whether a tensor is contiguous and how much storage it needs,
# 5. relate elements to bytes.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("01")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# Memory has no rows and no columns. It is one line of bytes. A matrix lies in it somehow.
#
# `A` holds four int32 numbers, 4 bytes each. Where is `A[1, 1]`? Count positions from 0, in elements. Put your guess in place
# of the dots, then run the next two cells.

# %% role="demo" name="matrix"
A = tt.tensor([[1, 2], [3, 4]], dtype=tt.int32)
A

# %% role="predict" name="p1"
lesson.predict("01.p1", ...)

# %% role="demo" name="bytes"
def storage_bytes():
    raw = bytes(A.untyped_storage())
    for position in range(4):
        print("position", position, "bytes", list(raw[4 * position : 4 * position + 4]))
    return [raw[4 * position] for position in range(4)].index(A[1, 1].item())


lesson.reveal("01.p1", storage_bytes)

# %% [markdown] role="story" name="distance"
# `A[1, 1]` is the 4, at position 3: one row down is 2 positions, one column right is 1, and `1*2 + 1*1` is 3.
#
# You can measure both distances. `data_ptr()` is the address of a tensor's first element, in bytes. `A[1]` is row 1, `A[:, 1]` is
# column 1.

# %% role="demo" name="distance"
print("to row 1:   ", A[1].data_ptr() - A.data_ptr(), "bytes")
print("to column 1:", A[:, 1].data_ptr() - A.data_ptr(), "bytes")
print("A.stride():", A.stride())

# %% [markdown] role="story" name="strides"
# 8 bytes are two elements, 4 bytes are one. These two numbers, (2, 1), are the **strides** of A: how many elements to step in
# the storage for one step along each dimension. Sizes say how many, strides say how far.

# %% [markdown] role="story" name="transpose"
# ## A transpose that moves nothing
#
# `A.t()` prints with rows and columns exchanged. How many bytes lie between `A.data_ptr()` and `A.t().data_ptr()`?

# %% role="predict" name="p2"
lesson.predict("01.p2", ...)

# %% role="demo" name="transpose"
B = A.t()
print(B)
print("strides", B.stride())
lesson.reveal("01.p2", B.data_ptr() - A.data_ptr())

# %% [markdown] role="story" name="metadata"
# Not one byte moved. `B` is a second tensor over the same **storage**, the line of bytes; only its strides differ: (1, 2).
#
# A tensor is a small record, its **metadata**, and a storage. Here is the whole record.

# %% role="demo" name="metadata"
def describe(x):
    print("size          ", tuple(x.size()))
    print("stride        ", x.stride())
    print("storage_offset", x.storage_offset())
    print("dtype         ", x.dtype)
    print("device        ", x.device)
    print("layout        ", x.layout)
    print("numel         ", x.numel())
    print("is_contiguous ", x.is_contiguous())


describe(A[1])

# %% [markdown] role="story" name="owner"
# `storage_offset` says where the view starts: row 1 starts at position 2. There is always a storage, also where you stored
# nothing by hand: `tt.zeros(2, 2)` owns 16 bytes.

# %% role="demo" name="owner"
print(tt.zeros(2, 2).untyped_storage().nbytes(), "bytes behind zeros(2, 2)")
print(A.untyped_storage().nbytes(), "bytes behind A")
print(A[1].untyped_storage().nbytes(), "bytes behind A[1]: it is A's storage")

# %% [markdown] role="story" name="grid"
# ## See it
#
# Move over a cell: the picture shows its index and its position. With the keyboard, Tab goes to the grid and the arrow keys
# move in it.
#
# Then change the strides: go to a number and press `[` or `]`. Make the grid show [[1, 3], [2, 4]].

# %% role="demo" name="grid"
tw.storage_grid(A, A.view(2, 2), edit=True, bytes=True)

# %% [markdown] role="story" name="which_strides"
# Which strides did that take? A tuple of two numbers.

# %% role="predict" name="p3"
lesson.predict("01.p3", ...)

# %% role="demo" name="which_strides"
lesson.reveal("01.p3", lambda: print(A.as_strided((2, 2), (1, 2)).tolist()) or (1, 2))

# %% [markdown] role="task" name="flat_index"
# ## Exercise: flat_index (8 points)
#
# Return the storage position of the element at `index`, counted in elements. `index` and `strides` are tuples of the same
# length. The view starts at position `storage_offset`.
#
# `flat_index((1, 1), (2, 1), 0)` is 3.

# %% role="exercise" name="flat_index"
def flat_index(index, strides, storage_offset):
    """Storage position of one element."""
    ### BEGIN SOLUTION
    position = storage_offset
    for i, stride in zip(index, strides):
        position += i * stride
    return position
    ### END SOLUTION


# %% role="check" name="flat_index"
lesson.check("01.flat_index", flat_index)

# %% [markdown] role="story" name="row_major"
# ## Strides of a new tensor
#
# A new tensor lies in the storage row by row: the last dimension moves fastest. That is called **row-major**, and a tensor that
# lies so, without gaps, is **contiguous**.
#
# In a tensor of sizes (2, 3, 4), how far is it to the next element along the last dimension, the middle one, the first? Three numbers,
# in the order of the sizes: its strides.

# %% role="predict" name="p4"
lesson.predict("01.p4", ...)

# %% role="demo" name="row_major"
def strides_of_new_tensors():
    for shape in ((2, 3), (2, 3, 4), (2, 0, 3), ()):
        print(f"{shape!s:<10} {tt.zeros(shape).stride()}")
    return tt.zeros(2, 3, 4).stride()


lesson.reveal("01.p4", strides_of_new_tensors)

# %% [markdown] role="story" name="no_elements"
# Each stride is the product of the sizes to its right: 12 = 3 * 4. The third shape has no elements at all, and still has strides. The
# last one has no dimensions, so it has none.

# %% [markdown] role="task" name="contiguous_strides"
# ## Exercise: contiguous_strides (9 points)
#
# Return the strides of a fresh contiguous tensor, as a tuple. A size of 0 counts as 1, as in PyTorch: sizes (2, 0, 3) have
# strides (3, 3, 1).
#
# `contiguous_strides((2, 3))` is `(3, 1)`.

# %% role="exercise" name="contiguous_strides"
def contiguous_strides(sizes):
    """Row-major strides."""
    ### BEGIN SOLUTION
    strides = []
    step = 1
    for size in reversed(sizes):
        strides.append(step)
        step *= max(size, 1)
    return tuple(reversed(strides))
    ### END SOLUTION


# %% role="check" name="contiguous_strides"
lesson.check("01.contiguous_strides", contiguous_strides)

# %% [markdown] role="story" name="broken"
# ## A reader that looks right
#
# To print a tensor, something has to read its elements in index order. This one reads the storage in order and cuts it into
# rows. For A it gives [[1, 2], [3, 4]], which is right. What does it give for `A.t()`, whose storage is the same?

# %% role="predict" name="p5"
lesson.predict("01.p5", ...)

# %% role="demo" name="broken"
def read_in_order(storage, sizes):
    rows, columns = sizes
    return [storage[r * columns : (r + 1) * columns] for r in range(rows)]


print("A.t() should read as", A.t().tolist())
lesson.reveal("01.p5", read_in_order([1, 2, 3, 4], (2, 2)))

# %% [markdown] role="task" name="read"
# ## Exercise: read (10 points)
#
# Return the view's elements as nested lists. `storage` is a list of numbers.
#
# - A tensor without dimensions reads as one number, not as a list.
# - Shape (2, 0) reads as `[[], []]`.
#
# `read([1, 2, 3, 4], (2, 2), (1, 2), 0)` is `[[1, 3], [2, 4]]`.
#
# At the end of the check your function becomes the library's `_nested`, and prints real tensors.

# %% role="exercise" name="read"
def read(storage, sizes, strides, storage_offset):
    """Elements of a view as nested lists."""
    ### BEGIN SOLUTION
    if len(sizes) == 0:
        return storage[storage_offset]
    entries = []
    for i in range(sizes[0]):
        entries.append(read(storage, sizes[1:], strides[1:], storage_offset + i * strides[0]))
    return entries
    ### END SOLUTION


# %% role="check" name="read"
lesson.check("01.read", read)

# %% [markdown] role="story" name="plugged"
# `lesson.plugged` does the same for a cell: inside the block the library calls your function, afterwards its own again.

# %% role="demo" name="plugged"
with lesson.plugged("01.read", read):
    print(A.t())
    print(A[:, 1])

# %% [markdown] role="story" name="walk"
# Here is the way that a reader goes. Press play: `M.t()` is read in the order of its indices, and an arrow shows where each step leads in
# the storage. Along dimension 0 the way is 1 element, along dimension 1 it is 3.

# %% role="demo" name="walk"
M = tt.arange(6).view(2, 3)
tw.storage_grid(M, M.t(), walk=True)

# %% [markdown] role="story" name="contiguous"
# ## Contiguous or not
#
# Much code is faster when it may walk the storage from one end to the other. So it asks: is this tensor contiguous? The
# answer follows from sizes and strides; nobody looks at the elements.
#
# Is a tensor of sizes (1, 3) with strides (77, 1) contiguous? True or False.

# %% role="predict" name="p6"
lesson.predict("01.p6", ...)

# %% role="demo" name="contiguous"
print("A", A.is_contiguous(), " A.t()", A.t().is_contiguous(), " A[:, 1]", A[:, 1].is_contiguous())
print("no elements:", tt.empty_strided((0, 3), (5, 7)).is_contiguous())
lesson.reveal("01.p6", tt.empty_strided((1, 3), (77, 1)).is_contiguous())

# %% [markdown] role="story" name="never_stepped"
# A dimension of size 1 has one index, 0, and `0 * 77` is 0: its stride never moves anything, so it does not count. And a tensor without
# elements is contiguous whatever its strides say, because there is nothing to walk.

# %% [markdown] role="task" name="is_contiguous"
# ## Exercise: is_contiguous (9 points)
#
# Return True if walking the elements in index order walks the storage one element at a time.
#
# `is_contiguous((2, 3), (3, 1))` is True, `is_contiguous((3, 2), (1, 3))` is False.
#
# At the end of the check the library asks your function about its tensors.

# %% role="exercise" name="is_contiguous"
def is_contiguous(sizes, strides):
    """Whether the elements lie one after the other."""
    ### BEGIN SOLUTION
    if 0 in sizes:
        return True
    expected = 1
    for size, stride in zip(reversed(sizes), reversed(strides)):
        if size != 1:
            if stride != expected:
                return False
            expected *= size
    return True
    ### END SOLUTION


# %% role="check" name="is_contiguous"
lesson.check("01.is_contiguous", is_contiguous)

# %% [markdown] role="story" name="bounds"
# ## How much storage does a view need?
#
# Strides are numbers, and numbers can point outside. `as_strided` makes a view from any sizes and strides, so it has to
# check. A has 16 bytes. How many would a view of it with sizes (2, 2) and strides (3, 1) need? Think of its last element, at index
# (1, 1).

# %% role="predict" name="p7"
lesson.predict("01.p7", ...)

# %% role="demo" name="bounds"
def refused():
    try:
        A.as_strided((2, 2), (3, 1))
    except RuntimeError as error:
        print(error)
        return int(str(error).split("requiring a storage size of ")[1].split()[0])


lesson.reveal("01.p7", refused)

# %% [markdown] role="task" name="storage_nbytes"
# ## Exercise: storage_nbytes (9 points)
#
# Return the number of bytes of the smallest storage that holds the view. The storage begins at position 0, wherever the
# view does. A view without elements needs 0 bytes.
#
# `storage_nbytes((2, 2), (3, 1), 0, 4)` is 20, the number in the error above.

# %% role="exercise" name="storage_nbytes"
def storage_nbytes(sizes, strides, storage_offset, itemsize):
    """Bytes that a storage needs to hold this view."""
    ### BEGIN SOLUTION
    if 0 in sizes:
        return 0
    last = storage_offset
    for size, stride in zip(sizes, strides):
        last += (size - 1) * stride
    return (last + 1) * itemsize
    ### END SOLUTION


# %% role="check" name="storage_nbytes"
lesson.check("01.storage_nbytes", storage_nbytes)

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# A and three views of it, described by your functions alone: where the last element lies, whether the view is contiguous, how many bytes
# it needs, and what it reads. The strides of A itself come from your `contiguous_strides`.

# %% role="demo" name="together"
def row(name, sizes, strides, offset):
    last = flat_index([size - 1 for size in sizes], strides, offset)
    needs = storage_nbytes(sizes, strides, offset, 4)
    print(f"{name:<8} {last:>4} {is_contiguous(sizes, strides)!s:>10} {needs:>5}  {read([1, 2, 3, 4], sizes, strides, offset)}")


if lesson.written(flat_index, contiguous_strides, read, is_contiguous, storage_nbytes):
    strides = contiguous_strides((2, 2))
    print("view     last contiguous bytes  elements")
    row("A", (2, 2), strides, 0)
    row("A.t()", (2, 2), strides[::-1], 0)
    row("A[1]", (2,), strides[1:], flat_index((1,), strides[:1], 0))
    row("A[:, 1]", (2,), strides[:1], flat_index((1,), strides[1:], 0))

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_01 = ...

# %% role="check" name="quiz"
lesson.quiz("01.quiz", quiz_01)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | the record | `tinytensor/c10/metadata.py`<br>`tinytensor/c10/tensor_impl.py`<br>`c10/core/TensorImpl.h` | symbolic sizes |
# | the bytes | `tinytensor/c10/storage.py`<br>`c10/core/StorageImpl.h` | copy on write |
# | strides, contiguity | `tinytensor/c10/contiguity.py`<br>`c10/core/Contiguity.h` | negative strides; PyTorch refuses them too |
# | printing | `tinytensor/_tensor/str.py`<br>`torch/_tensor_str.py` | complex numbers |

# %% [markdown] role="further" name="channels_last"
# ## Go further
#
# Images have sizes (N, C, H, W). In the memory format `channels_last` the channel moves fastest, then W, then H, then N. Sizes do
# not change, only strides. Predict them for (2, 3, 4, 5), then run the cell. Which of your five functions still hold?

# %% role="further" name="try_channels_last"
tt.empty((2, 3, 4, 5), memory_format=tt.channels_last).stride()

# %% role="summary" name="summary"
lesson.summary()
