# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 15 Layouts without strides
#
# **110 minutes. Needs: lessons 05, 08, 09.**
#
# After this lesson you can
# 1. read a list of entries and coalesce it,
# 2. turn row numbers into row pointers,
# 3. multiply sparse by dense, and send gradients back,
# 4. pack channels into blocks of 8,
# 5. show that a layout is a dispatch key.

# %% role="setup" name="begin"
import warnings

import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("15")
warnings.filterwarnings("ignore", "Sparse CSR tensor support is in beta")  # as in PyTorch, for every layout with pointers

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# The matrix `s` below has no rows in memory. It is a list of entries, and each entry has an index and a value. The first is 1 at row 0,
# column 2. Entries stand in any order, and a place may come twice: its values are then added up.
#
# `coalesce()` adds them up, and sorts. How many entries are left?

# %% role="demo" name="puzzle"
tt.sparse.check_sparse_tensor_invariants.enable()  # every index is compared with the sizes

s = tt.sparse_coo_tensor([[0, 1, 1, 0], [2, 0, 0, 2]], [1.0, 2.0, 3.0, -1.0], (2, 3))
print(s)
print(s.to_dense())

# %% role="predict" name="p1"
lesson.predict("15.p1", ...)

# %% role="demo" name="entries_left"
lesson.reveal("15.p1", lambda: print(s.coalesce()) or s.coalesce()._nnz())

# %% [markdown] role="story" name="coo"
# Two entries. At (0, 2) 1 and -1 met, and their sum 0 is stored like any other number. Where entries are is the **pattern** of a sparse
# tensor, and no value changes it.
#
# This layout is called **COO**, for coordinates. Before `coalesce()` the tensor was **uncoalesced**. There is no element that you could find by
# sizes and strides, as you have done since lesson 01.
#
# Three questions then: `s.stride()`, `s.untyped_storage()`, `s.exp()`. How many of them raise?

# %% role="predict" name="p2"
lesson.predict("15.p2", ...)


# %% role="demo" name="three_questions"
def outcome(run):
    try:
        return run()
    except Exception as error:
        return f"{type(error).__name__}: {str(error).partition('. ')[0]}"


def three_questions():
    answers = [outcome(run) for run in (s.stride, s.untyped_storage, s.exp)]
    print(*answers, sep="\n")
    return sum("Error" in str(answer) for answer in answers)


lesson.reveal("15.p2", three_questions)

# %% [markdown] role="story" name="parts"
# `stride()` answers, with zeros that mean nothing. There is no storage, and `exp` has no kernel for the key `SparseCPU`; we come back to that.
#
# The tensor does hold memory, in two tensors of its own. Both are plain and strided: `indices`, with a row for each dimension, and `values`.

# %% role="demo" name="parts"
tw.storage_grid(s.coalesce())

# %% [markdown] role="story" name="price"
# ## What it saves
#
# Here are 1,000 ones in a matrix of 10,000 by 10,000. As a dense float32 tensor that takes 400,000,000 bytes. An index is an int64.
#
# How many bytes do `indices` and `values` take together?

# %% role="demo" name="big"
n = 10_000
tt.manual_seed(0)
big = tt.sparse_coo_tensor(tt.randint(0, n, (2, 1000)), tt.ones(1000), (n, n))
print(f"dense: {n * n * 4:,} bytes; one cell in {n * n // 1000:,} has an entry")

# %% role="predict" name="p3"
lesson.predict("15.p3", ...)


# %% role="demo" name="price"
def nbytes(*tensors):
    return sum(t.numel() * t.element_size() for t in tensors)


lesson.reveal("15.p3", nbytes(big._indices(), big._values()))

# %% [markdown] role="story" name="hybrid"
# An entry costs 20 bytes here, a dense element 4. So it pays where fewer than one cell in five is filled.
#
# A value may be a row of numbers. Such a tensor is **hybrid**: its first dimensions are sparse, the others dense. The gradient of a table
# of embeddings is one. It has a row for each word that occurred, and nothing for the rest of the dictionary.

# %% role="demo" name="hybrid"
words = tt.nn.Embedding(1000, 2, sparse=True)
words(tt.tensor([7, 3, 7])).sum().backward()
print(words.weight.grad)

# %% [markdown] role="task" name="coalesce"
# ## Exercise: coalesce (10 points)
#
# Return `(indices, values)`, two tensors in a tuple: every place once, its values added up, places in ascending order: by the first index, then
# the next. A sum of 0 stays.
#
# `indices` is int64, of size (sparse dimensions, entries). `values` has an entry in each row, and may have more dimensions; keep its dtype. `sizes`
# are those of the whole tensor. There may be no entries.
#
# For the puzzle: `[[0, 1], [2, 0]]` and `[0.0, 5.0]`. At the end of the check `s.coalesce()` is your function.


# %% role="exercise" name="coalesce"
def coalesce(indices, values, sizes):
    """Every place once, in order."""
    ### BEGIN SOLUTION
    sparse_sizes = sizes[: indices.size(0)]
    flat = tt.zeros(indices.size(1), dtype=tt.int64)
    for row, size in zip(indices, sparse_sizes):
        flat = flat * size + row
    places, slot = tt.unique(flat, return_inverse=True)
    summed = tt.zeros((places.numel(), *values.size()[1:]), dtype=values.dtype)
    summed.index_add_(0, slot, values)
    rows = []
    for size in reversed(sparse_sizes):
        rows.append(places % size)
        places = places // size
    return tt.stack(rows[::-1]), summed
    ### END SOLUTION


# %% role="check" name="coalesce"
lesson.check("15.coalesce", coalesce)

# %% role="demo" name="plugged_coalesce"
with lesson.plugged("15.coalesce", coalesce):
    print(words.weight.grad.coalesce())

# %% [markdown] role="story" name="csr"
# ## Rows, without row numbers
#
# In a coalesced matrix row numbers come in runs: all of row 0, then all of row 1. It is enough to say where each row begins. Row i has the entries
# from `crow[i]` up to `crow[i + 1]`, so there is one pointer more than there are rows.
#
# That is **CSR**, compressed sparse rows. `g` has an entry in row 0, none in row 1, two in row 2. What are its row pointers? A list.

# %% role="demo" name="gap"
g = tt.sparse_coo_tensor([[0, 2, 2], [2, 0, 1]], [1.0, 2.0, 3.0], (3, 3), is_coalesced=True)
print(g.to_dense())

# %% role="predict" name="p4"
lesson.predict("15.p4", ...)

# %% role="demo" name="csr"
csr = g.to_sparse_csr()
lesson.reveal("15.p4", lambda: display(tw.storage_grid(csr)) or csr.crow_indices().tolist())

# %% [markdown] role="task" name="coo_to_csr"
# ## Exercise: coo_to_csr (8 points)
#
# Return `(crow, col, values)`, three tensors in a tuple, for a matrix of these entries. `crow` and `col` are int64; columns ascend in each row.
# The entries may be uncoalesced. Rows may be empty, and so may the matrix.
#
# For `g`: `[0, 1, 1, 3]`, `[2, 0, 1]`, `[1.0, 2.0, 3.0]`. You may call `coalesce`; the check brings its own. At its end
# `s.to_sparse_csr()` is your function.


# %% role="exercise" name="coo_to_csr"
def coo_to_csr(indices, values, sizes):
    """Row pointers, columns, values."""
    ### BEGIN SOLUTION
    indices, values = coalesce(indices, values, sizes)
    crow = tt.zeros(sizes[0] + 1, dtype=tt.int64)
    crow[1:] = tt.bincount(indices[0], minlength=sizes[0]).cumsum(0)
    return crow, indices[1], values
    ### END SOLUTION


# %% role="check" name="coo_to_csr"
lesson.check("15.coo_to_csr", coo_to_csr)

# %% [markdown] role="story" name="product"
# ## Sparse times dense
#
# Row i of `csr @ d` is a sum of rows of `d`. An entry at (i, c) says which row, and its value how much of it. Nothing else of `d` is
# read.

# %% role="demo" name="terms"
d = tt.arange(6.0).view(3, 2)
crow, col, val = csr.crow_indices().tolist(), csr.col_indices().tolist(), csr.values().tolist()
for i, result in enumerate((csr @ d).tolist()):
    terms = [f"{val[e]:g} * d[{col[e]}]" for e in range(crow[i], crow[i + 1])]
    print(f"row {i}: {' + '.join(terms) or 'nothing':<23} {result}")

# %% [markdown] role="story" name="which_key"
# `csr @ d` calls the same `mm` as two dense matrices. A dense tensor brings the key `CPU`, a COO tensor `SparseCPU`. At which key does this
# call find its kernel?

# %% role="predict" name="p5"
lesson.predict("15.p5", ...)

# %% role="demo" name="which_key"
from tinytensor.introspect import dispatch_trace

key = dispatch_trace(tt.mm, csr, d)["calls"][0]["stops"][-1]["key"]
lesson.reveal("15.p5", lambda: display(tw.dispatch_trace(lambda: tt.mm(csr, d))) or key)

# %% [markdown] role="story" name="layout_is_a_key"
# CSR has a key of its own. Of the two keys, `CPU` and `SparseCsrCPU`, the layout's is the higher one, so code that expects strides never sees a tensor
# without them.

# %% role="demo" name="njit"
from numba import njit

# %% [markdown] role="task" name="spmm"
# ## Exercise: spmm (12 points)
#
# Write the product into `out`, in loops. `crow`, `col`, `val` and `dense` are NumPy arrays of one dimension. `dense` is the memory of a matrix, whose
# element (k, j) lies at `k * ds[0] + j * ds[1]`. `out` has a row for each row of the sparse matrix; it holds garbage.
#
# Touch what the entries need, and never a whole matrix. Numba compiles loops over arrays and numbers; leave tensors and lists out.
#
# With crow [0, 1], col [2], val [5], ds (1, 3) the first row of out is 5 * dense[2], 5 * dense[5]. At the end of the check
# the library multiplies with your loops.


# %% role="exercise" name="spmm"
@njit
def spmm(crow, col, val, dense, ds, out):
    """out = CSR matrix @ dense"""
    ### BEGIN SOLUTION
    rows, columns = out.shape
    for i in range(rows):
        for j in range(columns):
            out[i, j] = 0
        for e in range(crow[i], crow[i + 1]):
            start = col[e] * ds[0]
            for j in range(columns):
                out[i, j] += val[e] * dense[start + j * ds[1]]
    ### END SOLUTION


# %% role="check" name="spmm"
lesson.check("15.spmm", spmm)

# %% [markdown] role="story" name="faster"
# A matrix of 2,000 by 2,000 with 4,000 entries, times 10 columns: 40,000 products for your loops, 40,000,000 for the dense ones.

# %% role="demo" name="faster"
from tinytensor_lessons.timing import compare

wide = tt.sparse_coo_tensor(tt.randint(0, 2000, (2, 4000)), tt.ones(4000), (2000, 2000)).to_sparse_csr()
whole, ten = wide.to_dense(), tt.ones(2000, 10)
if lesson.written(spmm):
    with lesson.plugged("15.spmm", spmm):
        times = compare({"your loops": lambda: wide @ ten, "dense": lambda: whole @ ten})
    print("faster than dense:", times["your loops"] < times["dense"])

# %% [markdown] role="story" name="fallback"
# ## Operators that are not there
#
# Every layout starts with 2,000 operators that do not know it. `s.exp()` had no kernel. A **boxed** fallback, as in lesson 08, stands at the key for
# all of them: it makes the arguments dense and calls again.
#
# It works, and it has a price: first for one entry in a matrix of 1,000 by 1,000, then for `s`. How many of the 6 elements of `exp(s)` are not zero?

# %% role="predict" name="p6"
lesson.predict("15.p6", ...)


# %% role="demo" name="fallback"
def make_dense(op, *args, **kwargs):
    dense = [a.to_dense() if isinstance(a, tt.Tensor) and a.layout is tt.sparse_coo else a for a in args]
    print(f"{op}: from {nbytes(args[0]._indices(), args[0]._values())} bytes to {nbytes(*dense):,}")
    return op(*dense, **kwargs)


def exp_of_s():
    with tt.library._scoped_library("_", "IMPL") as library:
        library.fallback(make_dense, "SparseCPU")
        tt.sparse_coo_tensor([[5], [7]], [1.0], (1000, 1000)).exp()
        result = s.coalesce().exp()
    print(result)
    return tt.count_nonzero(result).item()


lesson.reveal("15.p6", exp_of_s)

# %% [markdown] role="story" name="exp_of_zero"
# All of them: `exp(0)` is 1. There is nothing left to leave out, so `exp` has no kernel here. `sin` has one, since `sin(0)` is 0: it works on the
# values alone, and the pattern stays.

# %% role="demo" name="sin"
print(s.coalesce().sin())

# %% [markdown] role="story" name="gradient"
# ## The way back
#
# A loss depends on every entry of a sparse matrix, stored zeros among them. What lies outside the pattern is no variable at all. So the gradient needs a
# number for each entry, and no more.
#
# `t` is 2 by 3 and has 3 entries, one of them a 0. `tt.sparse.mm(t, d)` is its product. How many numbers does the gradient of `t` hold?

# %% role="predict" name="p7"
lesson.predict("15.p7", ...)


# %% role="demo" name="gradient"
def gradients():
    t = tt.sparse_coo_tensor([[0, 1, 1], [2, 0, 1]], [2.0, 3.0, 0.0], (2, 3), is_coalesced=True).requires_grad_()
    d = tt.arange(6.0).view(3, 2).requires_grad_()
    tt.sparse.mm(t, d).sum().backward()
    print(t.grad)
    print(d.grad)
    return t.grad._values().numel()


lesson.reveal("15.p7", gradients)

# %% [markdown] role="story" name="two_products"
# The gradient of `d` is dense, since `d` is. The rules are those of any product of matrices: `grad @ d.t()` and `t.t() @ grad`. The first is a
# whole matrix; at (i, j) it is `grad[i]` times `d[j]`, summed. Only the entries need theirs.

# %% [markdown] role="task" name="sparse_grad"
# ## Exercise: sparse_grad (6 points)
#
# Write `sparse_mm_backward`. `grad` is the gradient of `s @ d`. `s` is COO and coalesced, `d` dense. Return `(values_grad, dense_grad)`: a number for each entry of
# `s`, in their order, and the gradient of `d`.
#
# Make no dense tensor of the size of `s`. `s.indices()` is the pattern.
#
# With grad [[1, 2]], an entry 10 at (0, 1), d[1] = [3, 4]: values_grad is [11], and dense_grad[1] is [10, 20].


# %% role="exercise" name="sparse_grad"
def sparse_mm_backward(grad, s, d):
    """Gradients of s at its entries, and of d."""
    ### BEGIN SOLUTION
    rows, columns = s.indices()
    values_grad = (grad[rows] * d[columns]).sum(1)
    dense_grad = s.t() @ grad
    return values_grad, dense_grad
    ### END SOLUTION


# %% role="check" name="sparse_grad"
lesson.check("15.sparse_grad", sparse_mm_backward)

# %% [markdown] role="story" name="blocked"
# ## Eight channels side by side
#
# Some layouts leave nothing out, and still have no strides. A convolution adds up over the channels of a pixel. In a batch (N, C, H, W) two channels of
# one pixel lie H * W elements apart. A vector unit wants 8 floats that are neighbors.
#
# So channels are cut into blocks of 8 lanes, and the lanes move to the end: (N, blocks, H, W, 8). With 10 channels the second block has 6
# lanes without a channel; they hold 0. This is the **blocked layout**, `nChw8c`.
#
# x is (1, 10, 2, 3). At which position of the packed memory lies its element (0, 9, 0, 0)?

# %% role="predict" name="p8"
lesson.predict("15.p8", ...)

# %% role="demo" name="positions"
position = {}
for block in range(2):
    for y in range(2):
        for x in range(3):
            for lane in range(8):
                position[block * 8 + lane, y, x] = len(position)
print("channel 8:", position[8, 0, 0], " channel 0, one pixel on:", position[0, 0, 1], " in all:", len(position))
lesson.reveal("15.p8", position[9, 0, 0])

# %% [markdown] role="task" name="blocked"
# ## Exercise: blocked (9 points)
#
# A class `Blocked` with two functions:
#
# - `pack(x, block=8)` takes (N, C, H, W) to (N, blocks, H, W, block), with zeros in the lanes without a channel. Element (n, c, h, w) goes to (n, c //
#   block, h, w, c % block). The result is contiguous: lanes are neighbors in memory. Keep the dtype.
# - `unpack(packed, channels)` goes back, without the empty lanes.
#
# With block 2 the channels 1, 2, 3 of one pixel are packed as [1, 2] and [3, 0]. At the end of the check `to_mkldnn()`, which you will meet
# below, packs with your class.


# %% role="exercise" name="blocked"
class Blocked:
    """Channels in blocks."""

    @staticmethod
    def pack(x, block=8):
        """(N, C, H, W) to (N, blocks, H, W, block)"""
        ### BEGIN SOLUTION
        n, c, h, w = x.size()
        blocks = (c + block - 1) // block
        full = tt.zeros(n, blocks * block, h, w, dtype=x.dtype)
        full[:, :c] = x
        return full.view(n, blocks, block, h, w).permute(0, 1, 3, 4, 2).contiguous()
        ### END SOLUTION

    @staticmethod
    def unpack(packed, channels):
        """And back to (N, channels, H, W)"""
        ### BEGIN SOLUTION
        n, blocks, h, w, block = packed.size()
        full = packed.permute(0, 1, 4, 2, 3).reshape(n, blocks * block, h, w)
        return full[:, :channels].contiguous()
        ### END SOLUTION


# %% role="check" name="blocked"
lesson.check("15.blocked", Blocked)

# %% [markdown] role="story" name="opaque"
# ## A layout that tells nothing
#
# Which blocks are best depends on the processor. So PyTorch leaves them to oneDNN, a library of kernels that was called MKL-DNN, and does
# not look inside: such a tensor is **opaque**. You know its sizes; where an element lies is nobody's business.
#
# `image.to_mkldnn()` is one, and so is what its kernels return. Three calls: its `data_ptr()`, its `relu()`, and its sum with the dense image. Which of them
# works? One word in quotes: "data_ptr", "relu" or "sum".

# %% role="predict" name="p9"
lesson.predict("15.p9", ...)

# %% role="demo" name="opaque"
image = tt.arange(20.0).view(1, 10, 1, 2)
b = image.to_mkldnn()
print(b.layout, tuple(b.size()))


def three_calls():
    found = {"data_ptr": outcome(b.data_ptr), "relu": outcome(lambda: b.relu().layout), "sum": outcome(lambda: b + image)}
    print(*found.values(), sep="\n")
    return next(name for name, answer in found.items() if "Error" not in str(answer))


lesson.reveal("15.p9", three_calls)

# %% [markdown] role="story" name="keys"
# `relu` ran over the lanes as they lie, and its result is blocked again. A network that is converted once stays in blocks to its end. The sum was
# refused: nobody packs the dense image behind your back.
#
# Here are the keys of all layouts in this lesson. `MkldnnCPU` has no autograd key of its own; `AutogradOther` stands before it.

# %% role="demo" name="keys"
for each in (image, s, csr, b):
    print(tt._C._dispatch_keys(each))

# %% [markdown] role="story" name="inside"
# In PyTorch nobody can look inside. In tinytensor you can. The numbers of a channel were neighbors; now the channels of a pixel are, two blocks of
# each:

# %% role="demo" name="inside"
with lesson.plugged("15.blocked", Blocked):
    packed = image.to_mkldnn()
tw.storage_grid(packed)

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# Four steps of training with a sparse weight: your `coalesce` and `coo_to_csr` prepare it, your `spmm` multiplies, and your `sparse_mm_backward` says how to
# change its 4 values. The pattern stays.

# %% role="demo" name="together"
if lesson.written(coalesce, coo_to_csr, spmm, sparse_mm_backward):
    weight = tt.sparse_coo_tensor([[1, 0, 2, 1], [2, 1, 0, 0]], [1.0, 2.0, 3.0, 4.0], (3, 3))
    inputs, target = tt.arange(6.0).view(3, 2), tt.ones(3, 2)
    with (
        lesson.plugged("15.coalesce", coalesce),
        lesson.plugged("15.coo_to_csr", coo_to_csr),
        lesson.plugged("15.spmm", spmm),
    ):
        weight = weight.coalesce()
        for step in range(4):
            grad = 2 * (weight.to_sparse_csr() @ inputs - target)
            print(f"step {step}: error {(grad * grad).sum().item() / 4:.4f}")
            change, _ = sparse_mm_backward(grad, weight, inputs)
            weight.values().sub_(0.01 * change)

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_15 = ...

# %% role="check" name="quiz"
lesson.quiz("15.quiz", quiz_15)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `coalesce` | `tinytensor/aten/native/sparse/sparse_tensor.py`<br>`aten/src/ATen/native/sparse/SparseTensor.cpp` | sums of bools |
# | `coo_to_csr` | `tinytensor/aten/native/sparse/tensor_conversions.py`<br>`aten/src/ATen/native/TensorConversions.cpp` | columns, blocks, batches |
# | `spmm` | `tinytensor/aten/native/sparse/cpu/spmm_kernel.py`<br>`aten/src/ATen/native/cpu/SpmmReduceKernel.cpp` | threads, four rows at a time |
# | `sparse_mm_backward` | `tinytensor/autograd/derivatives.yaml` `_sparse_addmm`<br>`torch/csrc/autograd/FunctionsManual.cpp` | uncoalesced `s` |
# | `Blocked` | `tinytensor/aten/native/mkldnn/mkldnn_common.py`<br>`aten/src/ATen/native/mkldnn/MKLDNNConversions.cpp` | blocks of 16, weights |
#
# The tensors themselves: `tinytensor/c10/sparse_tensor_impl.py`, and in PyTorch `SparseTensorImpl.h`, `SparseCsrTensorImpl.h` and
# `OpaqueTensorImpl.h` in `aten/src/ATen`.

# %% [markdown] role="further" name="two_of_four"
# ## Go further
#
# GPUs multiply faster where of every four neighbors in a row at most two are not zero: **semi-structured** sparsity. Two values are kept, and for
# each two bits that say where it stood. Write the way back, and a product that reads this form.


# %% role="further" name="try_two_of_four"
def two_of_four(row):
    """For each four: the two largest, in their order, and their places."""
    fours = row.view(-1, 4)
    places = fours.abs().argsort(dim=1, descending=True, stable=True)[:, :2].sort(1)[0]
    return fours.gather(1, places), places


print(*two_of_four(tt.tensor([0.0, 5.0, 0.0, 7.0, 1.0, 0.0, 0.0, 2.0])), sep="\n")

# %% role="summary" name="summary"
lesson.summary()
