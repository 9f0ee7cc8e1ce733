# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 04 Anatomy of a kernel
#
# **105 minutes. Needs: lessons 01, 02, 03.**
#
# After this lesson you can
# 1. read and write a schema,
# 2. place error checks and word them,
# 3. allocate or resize an output,
# 4. switch on the dtype,
# 5. reach the data through strides,
#
# and name the six parts of any kernel in PyTorch: metadata, checks, output, dtype dispatch, parallelism, data access.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("04")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# Here is a matrix product in a few lines. It reads both matrices straight from memory, row by row, and it is right on the example.

# %% role="demo" name="naive"
def memory(x):
    """All elements of the storage, in order."""
    return x.as_strided((x.untyped_storage().nbytes() // x.element_size(),), (1,), 0).tolist()


def naive_mm(a, b):
    (n, k), m = a.size(), b.size(1)
    x, y = memory(a), memory(b)
    return [[sum(x[i * k + p] * y[p * m + j] for p in range(k)) for j in range(m)] for i in range(n)]


a = tt.arange(6.0).view(2, 3)
b = tt.arange(6.0).view(3, 2)
print(naive_mm(a, b), "should be", tt.mm(a, b).tolist())

# %% [markdown] role="story" name="five_calls"
# Five more calls, A to E. Three of them PyTorch refuses, two it computes.
#
# One of the five gives wrong numbers here, without any error. Which one? Answer with a letter in quotes.

# %% role="demo" name="five_calls"
calls = {
    "A": ("a vector", tt.ones(3), b),
    "B": ("(2, 3) and (2, 3)", a, tt.arange(6.0).view(2, 3)),
    "C": ("float and double", a, b.to(tt.float64)),
    "D": ("a transposed view", a, tt.arange(6.0).view(2, 3).t()),
    "E": ("K = 0", tt.ones(2, 0), tt.ones(0, 2)),
}

# %% role="predict" name="p1"
lesson.predict("04.p1", ...)

# %% role="demo" name="five_answers"
def outcome(mm, a, b):
    try:
        result = mm(a, b)
        return result if isinstance(result, list) else result.tolist()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def both_ways():
    wrong = []
    for letter, (what, left, right) in calls.items():
        ours, real = outcome(naive_mm, left, right), outcome(tt.mm, left, right)
        print(f"{letter} {what}\n    naive_mm: {ours}\n    tt.mm:    {real}")
        wrong += [letter] * (isinstance(ours, list) and isinstance(real, list) and ours != real)
    return wrong[0]


lesson.reveal("04.p1", both_ways)

# %% [markdown] role="story" name="missing"
# D is the dangerous one: `x.t()` lies in memory in another order, and nobody looked at its strides. A and B fail, with messages
# about Python and not about matrices. C mixes dtypes without asking. What is missing is the rest of a
# **kernel**, the function behind an operator on one kind of device.
#
# Follow a real call, station by station: the function that you call, the keys that are asked and skipped, the CPU's kernel, and
# the three functions that it is made of. Beside each stands the place of its code.

# %% role="demo" name="one_call"
tw.dispatch_trace(lambda: tt.mm(a, b))

# %% [markdown] role="story" name="two_functions"
# Here is the kernel itself, as it stands in the library. Three lines, three stations: the **meta function** looks at metadata
# only, it checks and says what the output will be; then the output is made; then the **impl** reads and writes elements.

# %% role="demo" name="real_kernel"
import inspect

from tinytensor.aten.native.generated import register_cpu_linalg

print(inspect.getsource(register_cpu_linalg.mm))

# %% [markdown] role="story" name="schema"
# ## Part 1: the schema
#
# Before any code there is a line of text, the **schema**: what an operator takes and returns. Each mark in it is a promise.
#
# - `Tensor(a!) out`: written to. It stands at the result too, which is the same tensor.
# - `Tensor(a) self` and `-> Tensor(a)`: the result is a view and shares memory with `self`.
# - `*`: what follows is passed by keyword only. An `out` always is.
# - `Tensor?`: a tensor or None. `int[2]`: two ints, for which one may stand.
# - `mm.out`: after the dot the **overload**. An in-place operator's name ends in `_`.

# %% role="demo" name="schema"
print(tt.ops.aten.mm.default._schema)
print(tt.ops.aten.mm.out._schema)
print(tt.ops.aten.t.default._schema)

# %% [markdown] role="story" name="promise"
# The second line makes a promise: the `a!` at the result is the `a!` of out. After `result = tt.mm(a, b, out=c)`, what is `result is c`,
# True or False?

# %% role="predict" name="p2"
lesson.predict("04.p2", ...)

# %% role="demo" name="promise"
c = tt.empty(2, 2)
result = tt.mm(a, b, out=c)
lesson.reveal("04.p2", result is c)

# %% [markdown] role="task" name="schemas"
# ## Exercise: schemas (8 points)
#
# Return a dict with a schema for each name.
#
# - `relu_`: takes self, works in place
# - `hypot.out`: takes self and other, writes into out
# - `t`: takes self, returns a view of it
# - `linear`: tensors input and weight, a bias that may be None and is None by default; one tensor
# - `avg_pool2d`: self, two ints kernel_size, two ints padding, 0 by default; one tensor
# - `max.dim`: self, an int dim, a bool keepdim, by default False; two tensors, `values` and `indices`

# %% role="exercise" name="schemas"
def schemas():
    """Six schemas, by name."""
    ### BEGIN SOLUTION
    return {
        "relu_": "relu_(Tensor(a!) self) -> Tensor(a!)",
        "hypot.out": "hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        "t": "t(Tensor(a) self) -> Tensor(a)",
        "linear": "linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
        "avg_pool2d": "avg_pool2d(Tensor self, int[2] kernel_size, int[2] padding=0) -> Tensor",
        "max.dim": "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    }
    ### END SOLUTION


# %% role="check" name="schemas"
lesson.check("04.schemas", schemas)

# %% [markdown] role="story" name="checks"
# ## Part 2: checks, before anything is made
#
# A mistake of the user is answered first, before memory is allocated, in words about tensors: the sizes, the dtypes, the dimension.
# In PyTorch that is `TORCH_CHECK`; in this library `check(condition, message)`. A mistake of our own is `internal_assert`.
#
# Checks come in an order, and the first that fails speaks. Give mm two vectors: which of the two does the message name, self or mat2?

# %% role="predict" name="p3"
lesson.predict("04.p3", ...)

# %% role="demo" name="first_check"
said = outcome(tt.mm, tt.ones(3), tt.ones(2))
lesson.reveal("04.p3", lambda: print(said) or said.split(": ")[1].split()[0])

# %% [markdown] role="story" name="names_of_dtypes"
# Here are more. Messages name dtypes as C++ does: `float` is float32, and `long int` is int64.

# %% role="demo" name="type_names"
TYPE_NAMES = {
    tt.bool: "bool", tt.uint8: "unsigned char", tt.int8: "signed char", tt.int16: "short int", tt.int32: "int",
    tt.int64: "long int", tt.float16: "c10::Half", tt.bfloat16: "c10::BFloat16", tt.float32: "float", tt.float64: "double",
}
for bad in ((tt.ones(3), b), (a, tt.ones(2)), (a, a), (a, b.to(tt.int64))):
    print(outcome(tt.mm, *bad))

# %% [markdown] role="task" name="check_mm"
# ## Exercise: check_mm (8 points)
#
# `a` and `b` are tensors. Raise RuntimeError with the first text that applies, or return None:
#
# 1. `self must be a matrix`
# 2. `mat2 must be a matrix`
# 3. `mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)`
# 4. `expected m1 and m2 to have the same dtype, but got: float != long int`, by `TYPE_NAMES`
#
# Matrices without elements are fine: (2, 0) times (0, 2) is a legal product.

# %% role="exercise" name="check_mm"
def check_mm(a, b):
    """Refuse what mm cannot multiply."""
    ### BEGIN SOLUTION
    if a.dim() != 2:
        raise RuntimeError("self must be a matrix")
    if b.dim() != 2:
        raise RuntimeError("mat2 must be a matrix")
    if a.size(1) != b.size(0):
        raise RuntimeError(
            f"mat1 and mat2 shapes cannot be multiplied ({a.size(0)}x{a.size(1)} and {b.size(0)}x{b.size(1)})"
        )
    if a.dtype != b.dtype:
        raise RuntimeError(
            f"expected m1 and m2 to have the same dtype, but got: {TYPE_NAMES[a.dtype]} != {TYPE_NAMES[b.dtype]}"
        )
    return None
    ### END SOLUTION


# %% role="check" name="check_mm"
lesson.check("04.check_mm", check_mm)

# %% [markdown] role="story" name="output"
# ## Part 3: the output
#
# Without `out=` the kernel makes a new tensor. With it, the caller's tensor is written, and its strides are the caller's choice.
#
# Here out is 2x2 with strides (1, 2): each column lies together. Which strides does it have after the product?

# %% role="predict" name="p4"
lesson.predict("04.p4", ...)

# %% role="demo" name="output"
out = tt.empty_strided((2, 2), (1, 2))
tt.mm(a, b, out=out)
lesson.reveal("04.p4", lambda: display(tw.storage_grid(out)) or out.stride())

# %% [markdown] role="story" name="wrong_out"
# The kernel wrote through the strides that it was given. Choose a cell above, and look where it is stored. An out of another size is
# resized, with a warning; an out of another dtype is refused:

# %% role="demo" name="resized"
import warnings

RESIZED = (
    "An output with one or more elements was resized since it had shape {}, which does not match the required output "
    "shape {}. This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have "
    "zero elements. You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0)."
)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    tt.mm(a, b, out=tt.empty(3, 3))
print(str(caught[0].message) == RESIZED.format([3, 3], [2, 2]))
print(outcome(lambda a, b: tt.mm(a, b, out=tt.empty(2, 2, dtype=tt.float64)), a, b))

# %% [markdown] role="task" name="prepare_out"
# ## Exercise: prepare_out (8 points)
#
# Return the tensor that a result of these `sizes` and this `dtype` is to be written into.
#
# - `out` is None: a new one. `tt.empty` is enough, since all of it will be written.
# - Wrong dtype: RuntimeError `Expected out tensor to have dtype float, but got double instead`, before anything else.
# - Right size: out itself, strides and numbers as they are.
# - Wrong size: out itself, after `out.resize_(sizes)`. If it held elements, first `warnings.warn` once with `RESIZED`, filled with both
#   shapes as lists.

# %% role="exercise" name="prepare_out"
def prepare_out(out, sizes, dtype):
    """The tensor to write into."""
    ### BEGIN SOLUTION
    if out is None:
        return tt.empty(sizes, dtype=dtype)
    if out.dtype != dtype:
        raise RuntimeError(
            f"Expected out tensor to have dtype {TYPE_NAMES[dtype]}, but got {TYPE_NAMES[out.dtype]} instead"
        )
    if tuple(out.size()) != tuple(sizes):
        if out.numel() > 0:
            warnings.warn(RESIZED.format(list(out.size()), list(sizes)))
        out.resize_(sizes)
    return out
    ### END SOLUTION


# %% role="check" name="prepare_out"
lesson.check("04.prepare_out", prepare_out)

# %% [markdown] role="story" name="dtypes"
# ## Part 4: one kernel for each dtype
#
# In C++ a loop over floats and a loop over doubles are different machine code. The kernel is a template; a switch over the dtype
# picks the version that was compiled.
#
# `mm` has no version for bool. Which exception does a product of two bool matrices raise? Its class, as a name in quotes.

# %% role="predict" name="p5"
lesson.predict("04.p5", ...)

# %% role="demo" name="dtypes"
flags = tt.ones(2, 2, dtype=tt.bool)
said = outcome(tt.mm, flags, flags)
lesson.reveal("04.p5", lambda: print(said) or said.split(":")[0])

# %% role="demo" name="c_types"
NAMES = {
    tt.bool: "Bool", tt.uint8: "Byte", tt.int8: "Char", tt.int16: "Short", tt.int32: "Int", tt.int64: "Long",
    tt.float16: "Half", tt.bfloat16: "BFloat16", tt.float32: "Float", tt.float64: "Double",
}
CTYPES = {
    tt.bool: "bool", tt.uint8: "uint8_t", tt.int8: "int8_t", tt.int16: "int16_t", tt.int32: "int", tt.int64: "int64_t",
    tt.float16: "at::Half", tt.bfloat16: "at::BFloat16", tt.float32: "float", tt.float64: "double",
}

# %% [markdown] role="task" name="dtype_switch"
# ## Exercise: dtype_switch (8 points)
#
# `fn` is the kernel as a template: it takes the name of a C type, `CTYPES[dtype]`. If `dtype` is in `allowed`, call it once and return
# its result, whatever that is; what `fn` raises goes through. Otherwise raise NotImplementedError without calling it:
#
# `"hypot_cpu" not implemented for 'Long'`
#
# where `hypot_cpu` is the argument `name`, and `Long` comes from `NAMES`.

# %% role="exercise" name="dtype_switch"
def dtype_switch(dtype, name, allowed, fn):
    """Run the version of a kernel for this dtype."""
    ### BEGIN SOLUTION
    if dtype not in allowed:
        raise NotImplementedError(f"\"{name}\" not implemented for '{NAMES[dtype]}'")
    return fn(CTYPES[dtype])
    ### END SOLUTION


# %% role="check" name="dtype_switch"
lesson.check("04.dtype_switch", dtype_switch)

# %% [markdown] role="story" name="access"
# ## Parts 5 and 6: who computes what, and where it lies
#
# Large loops are shared among threads: part 5, which lesson 06 takes up. What remains is the loop itself. A kernel is given a
# pointer, sizes and strides. It has to work for every view: transposed, sliced, repeated by `expand`.
#
# And the memory of a new output is not zero. `empty` returns what was there.
#
# The view below starts at position 6 of its storage and has strides (6, 2). At which position lies its element (1, 2)?

# %% role="predict" name="p6"
lesson.predict("04.p6", ...)

# %% role="demo" name="flat"
view = tt.arange(24.0).view(4, 6)[1:3, ::2]
flat, sizes, strides, offset = memory(view), tuple(view.size()), view.stride(), view.storage_offset()
print("sizes", sizes, " strides", strides, " offset", offset)
position = offset + 1 * strides[0] + 2 * strides[1]
lesson.reveal("04.p6", lambda: print(flat[position], "is", view[1, 2].item()) or position)

# %% [markdown] role="task" name="mm_kernel"
# ## Exercise: mm_kernel (13 points)
#
# Each of `out`, `a`, `b` is a tuple `(flat, sizes, strides, offset)`; `flat` is the array of the whole storage. Write the product of
# a and b into `flat` of out, in loops, element by element (`flat[position] = ...`), and nowhere else. out holds garbage before. With
# K = 0 every element is 0.
#
# Element (i, j) of out lies at `out[0][offset + i * strides[0] + j * strides[1]]`.
#
# At the end of the check the library multiplies with your kernel.

# %% role="exercise" name="mm_kernel"
def mm_kernel(out, a, b):
    """Write the matrix product of a and b into out."""
    ### BEGIN SOLUTION
    flat_out, (n, m), strides_out, offset_out = out
    flat_a, (_, k), strides_a, offset_a = a
    flat_b, _, strides_b, offset_b = b
    for i in range(n):
        for j in range(m):
            total = 0
            for p in range(k):
                left = flat_a[offset_a + i * strides_a[0] + p * strides_a[1]]
                right = flat_b[offset_b + p * strides_b[0] + j * strides_b[1]]
                total += left * right
            flat_out[offset_out + i * strides_out[0] + j * strides_out[1]] = total
    ### END SOLUTION


# %% role="check" name="mm_kernel"
lesson.check("04.mm_kernel", mm_kernel)

# %% role="demo" name="plugged"
with lesson.plugged("04.mm_kernel", mm_kernel):
    print(tt.mm(a, tt.arange(6.0).view(2, 3).t()))

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# Here are your parts in the order of any kernel: check, output, switch, loop. The five calls of the beginning go through them. D comes
# out right now, C is refused before anything is made, and E is a product of nothing, all zeros.

# %% role="demo" name="your_mm"
def parts_of(x):
    flat = x.as_strided((x.untyped_storage().nbytes() // x.element_size(),), (1,), 0).numpy()
    return flat, tuple(x.size()), x.stride(), x.storage_offset()


def your_mm(a, b, out=None):
    check_mm(a, b)
    out = prepare_out(out, (a.size(0), b.size(1)), a.dtype)
    numbers = [dtype for dtype in CTYPES if dtype != tt.bool]
    dtype_switch(a.dtype, "mm", numbers, lambda c_type: mm_kernel(parts_of(out), parts_of(a), parts_of(b)))
    return out


# %% role="demo" name="together"
if lesson.written(check_mm, prepare_out, dtype_switch, mm_kernel):
    for letter, (what, left, right) in calls.items():
        ours, real = outcome(your_mm, left, right), outcome(tt.mm, left, right)
        print(letter, "as tt.mm:" if ours == real else "not as tt.mm:", ours)

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_04 = ...

# %% role="check" name="quiz"
lesson.quiz("04.quiz", quiz_04)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `schemas` | `tinytensor/aten/native/native_functions.yaml`<br>`tinytensor/aten/core/schema/function_schema_parser.py`<br>`aten/src/ATen/native/native_functions.yaml` | |
# | `check_mm` | `tinytensor/aten/native/linalg/linear_algebra.py`<br>`aten/src/ATen/native/LinearAlgebra.cpp` | checks of tensor names |
# | `prepare_out` | `tinytensor/aten/native/structured.py`<br>`tinytensor/aten/native/shape/resize.py`<br>`aten/src/ATen/native/Resize.cpp` | |
# | `dtype_switch` | `tinytensor/aten/dispatch.py`<br>`aten/src/ATen/Dispatch.h` | |
# | `mm_kernel` | `tinytensor/aten/native/linalg/cpu/blas_kernel.py`<br>`aten/src/ATen/native/cpu/BlasKernel.cpp` | blocking, vector instructions |
#
# How all six parts of a new operator are written: `tinytensor/aten/native/README.md` shows it for `add`, in ten steps.

# %% [markdown] role="further" name="bmm"
# ## Go further
#
# `bmm` multiplies a batch of matrices: (B, n, k) times (B, k, m). Write it with one more loop. The batch stride may be 0: then one
# matrix serves the whole batch, and no copy of it is made. Compare with the library.

# %% role="further" name="try_bmm"
one = tt.arange(6.0).view(1, 2, 3).expand(4, 2, 3)
print("batch stride", one.stride(0))
print(tt.bmm(one, tt.ones(4, 3, 1)).flatten().tolist())

# %% role="summary" name="summary"
lesson.summary()
