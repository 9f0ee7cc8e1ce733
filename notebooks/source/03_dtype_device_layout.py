# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 03 Device, layout, dtype
#
# **125 minutes. Needs: lessons 01, 02.**
#
# After this lesson you can
# 1. say which of device, layout and dtype answers "where", "how arranged", "what is one element",
# 2. read the same bytes as another dtype,
# 3. compute the dtype of a result from any operands,
# 4. predict which in-place operations are refused.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("03")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# A uint8 holds 0 to 255, in one byte. `x` holds one of them, the number 5. What is `x + 300`?

# %% role="demo" name="byte"
x = tt.tensor([5], dtype=tt.uint8)
x

# %% role="predict" name="p1"
lesson.predict("03.p1", ...)

# %% role="demo" name="wrapped"
byte_sum = tt.tensor([5], dtype=tt.uint8) + 300
lesson.reveal("03.p1", lambda: print(byte_sum) or byte_sum.item())

# %% [markdown] role="story" name="modulo"
# 305 does not fit into a byte. What is left of it is 305 - 256. The result stayed uint8, because a Python number never widens a tensor
# of its own category: both are integers.
#
# Here are four more sums. `v` marks tensors with dimensions, `p` marks **0-dim tensors**, points without any dimension. Which dtypes
# come out? Answer with a list of four names, such as `["int32", "int32", "int32", "int32"]`.

# %% role="demo" name="four"
v_int32 = tt.ones(2, dtype=tt.int32)
v_int64 = tt.ones(2, dtype=tt.int64)
v_float16 = tt.ones(2, dtype=tt.float16)
v_float32 = tt.ones(2)
p_float64 = tt.tensor(1.0, dtype=tt.float64)
sums = {
    "v_int32 + 1.5": lambda: v_int32 + 1.5,
    "v_float32 + p_float64": lambda: v_float32 + p_float64,
    "v_int64 + p_float64": lambda: v_int64 + p_float64,
    "v_int64 + v_float16": lambda: v_int64 + v_float16,
}

# %% role="predict" name="p2"
lesson.predict("03.p2", ...)

# %% role="demo" name="four_answers"
def dtypes_of_sums():
    for name, add in sums.items():
        print(f"{name:<22} {add().dtype}")
    return [str(add().dtype).removeprefix("torch.") for add in sums.values()]


lesson.reveal("03.p2", dtypes_of_sums)

# %% [markdown] role="story" name="three_questions"
# ## Three questions about a tensor
#
# Four answers that look unrelated follow from one rule, and you will write it. First, what a dtype is.
#
# Every tensor answers three questions. **Device**: where are the bytes? **Layout**: how do they make up a tensor, by strides or by
# lists of coordinates? **Dtype**: what is one element? On the device `meta` a tensor has sizes and a dtype, and no bytes at all.

# %% role="demo" name="three_questions"
for x in (tt.ones(2, 3), tt.ones(2, 3, dtype=tt.float64), tt.ones(2, 3, device="meta")):
    print(x.device, x.layout, x.dtype, "bytes:", x.untyped_storage().data_ptr() != 0)

# %% [markdown] role="story" name="which_code"
# Which of the three choose the code that runs? The trace of an addition names the stop at which it was computed. For a float32 tensor on
# the cpu that is `CPU`. At which stop does a float64 tensor on the cpu arrive? A name.

# %% role="predict" name="p4"
lesson.predict("03.p4", ...)

# %% role="demo" name="which_code"
from tinytensor.introspect import trace


def where_it_runs(x):
    (call,) = trace(lambda: x + x)["calls"]
    return next(stop["key"] for stop in call["way"] if stop["stop"] == "runs")


print("cpu, float32: ", where_it_runs(tt.ones(2)))
print("meta, float32:", where_it_runs(tt.ones(2, device="meta")))
lesson.reveal("03.p4", where_it_runs(tt.ones(2, dtype=tt.float64)))

# %% [markdown] role="story" name="device_chooses"
# The device chooses. float32 and float64 stop at the same place, and part ways only inside it.
#
# ## Bytes have no type
#
# A dtype is a way to read bytes. `view(dtype)` reads the same bytes in another way; it converts nothing.
#
# `t` holds the float32 1.0 and 2.0. Which number is the first one, read as int32? A round guess will do.

# %% role="demo" name="floats"
t = tt.tensor([1.0, 2.0])
print(bytes(t.untyped_storage()).hex(" "))

# %% role="predict" name="p3"
lesson.predict("03.p3", ...)

# %% role="demo" name="as_int32"
print(t.to(tt.int32), "is a conversion: new bytes")
lesson.reveal("03.p3", lambda: print(t.view(tt.int32)) or t.view(tt.int32)[0].item())

# %% [markdown] role="story" name="grid"
# In the picture, bytes, floats and integers are three readings of one line. Choose a float: its four bytes and its integer light
# up with it. The lowest byte comes first.

# %% role="demo" name="grid"
tw.storage_grid(t, bytes=True)

# %% [markdown] role="story" name="sizes_change"
# ## When the elements change size
#
# `m` is float32, 4 bytes per element. It starts at position 4 of its storage. Read as int16, with 2 bytes per element: at which position
# does it start then?

# %% role="predict" name="p5"
lesson.predict("03.p5", ...)

# %% role="demo" name="sizes_change"
m = tt.zeros(3, 4)[1:]


def three_readings():
    for name, x in {"float32": m, "int16": m.view(tt.int16), "float64": m.view(tt.float64)}.items():
        print(f"{name:<8} size {tuple(x.size())!s:<8} stride {x.stride()!s:<8} offset {x.storage_offset()}")
    return m.view(tt.int16).storage_offset()


lesson.reveal("03.p5", three_readings)

# %% [markdown] role="story" name="smaller_and_larger"
# Half the bytes per element, twice the elements: the last size doubles. Strides and offset count elements, so they double too, all but
# the last stride, which stays 1.
#
# The other way round, two neighbors become one. That needs an even size, an even start, and neighbors that touch.

# %% role="demo" name="odd_start"
try:
    tt.zeros(5)[1:].view(tt.float64)
except RuntimeError as error:
    print(error)

# %% role="demo" name="names"
NAMES = {
    tt.bool: "Bool", tt.uint8: "Byte", tt.int8: "Char", tt.int16: "Short", tt.int32: "Int", tt.int64: "Long",
    tt.float16: "Half", tt.bfloat16: "BFloat16", tt.float32: "Float", tt.float64: "Double",
}

# %% [markdown] role="task" name="view_dtype"
# ## Exercise: view_dtype (9 points)
#
# Return `(sizes, strides, offset)` for another dtype; `old.itemsize` is its bytes per element. Equal itemsizes change nothing. Else
# raise RuntimeError, in this order, with `what` = `to view Float as Double (different element sizes)` by `NAMES`:
#
# 1. no dimensions: `self.dim() cannot be 0 {what}`
# 2. larger elements: `self.size(-1) must be divisible by 2 {what}, but got 5`
# 3. larger elements: `self.storage_offset() must be divisible by 2 {what}, but got 1`
# 4. larger or smaller: `self.stride(-1) must be 1 {what}, but got 4`
# 5. larger elements: `self.stride(0) must be divisible by 2 {what}, but got 5`
#
# `view_dtype((8,), (1,), 0, tt.float32, tt.uint8)` is `((32,), (1,), 0)`.

# %% role="exercise" name="view_dtype"
def view_dtype(sizes, strides, offset, old, new):
    """Sizes, strides and offset of the same bytes, read as another dtype."""
    ### BEGIN SOLUTION
    if old.itemsize == new.itemsize:
        return sizes, strides, offset
    what = f"to view {NAMES[old]} as {NAMES[new]} (different element sizes)"
    if len(sizes) == 0:
        raise RuntimeError(f"self.dim() cannot be 0 {what}")
    if old.itemsize > new.itemsize:
        ratio = old.itemsize // new.itemsize
        if strides[-1] != 1:
            raise RuntimeError(f"self.stride(-1) must be 1 {what}, but got {strides[-1]}")
        outer = tuple(stride * ratio for stride in strides[:-1])
        return sizes[:-1] + (sizes[-1] * ratio,), outer + (1,), offset * ratio
    ratio = new.itemsize // old.itemsize
    if sizes[-1] % ratio:
        raise RuntimeError(f"self.size(-1) must be divisible by {ratio} {what}, but got {sizes[-1]}")
    if offset % ratio:
        raise RuntimeError(f"self.storage_offset() must be divisible by {ratio} {what}, but got {offset}")
    if strides[-1] != 1:
        raise RuntimeError(f"self.stride(-1) must be 1 {what}, but got {strides[-1]}")
    for dim, stride in enumerate(strides[:-1]):
        if stride % ratio:
            raise RuntimeError(f"self.stride({dim}) must be divisible by {ratio} {what}, but got {stride}")
    outer = tuple(stride // ratio for stride in strides[:-1])
    return sizes[:-1] + (sizes[-1] // ratio,), outer + (1,), offset // ratio
    ### END SOLUTION


# %% role="check" name="view_dtype"
lesson.check("03.view_dtype", view_dtype)

# %% [markdown] role="story" name="broken"
# ## A rule that looks right
#
# A good place to stop: about 55 minutes lie behind you, 70 before you. When you come back, run all cells.
#
# Two tensors meet in an addition. In which dtype? Say: the wider one wins. It works for int32 and int64. For int64 and float16 it
# says int64, and for uint8 and int8 the first. Which dtype should uint8 and int8 meet in? One name.

# %% role="predict" name="p6"
lesson.predict("03.p6", ...)

# %% role="demo" name="broken"
def wider(a, b):
    return a if a.itemsize >= b.itemsize else b


def right_and_wrong():
    for a, b in ((tt.int32, tt.int64), (tt.int64, tt.float16), (tt.uint8, tt.int8)):
        print("wider:", wider(a, b), " should be", tt.promote_types(a, b))
    return str(tt.promote_types(tt.uint8, tt.int8)).removeprefix("torch.")


lesson.reveal("03.p6", right_and_wrong)

# %% [markdown] role="story" name="lattice"
# 2.5 has no place among the integers, so a float wins over any integer, however wide. First comes the **category**: bool, then
# integral, then floating. And -1 and 200 fit neither uint8 nor int8, so these two meet above both, in int16.
#
# This is a **lattice**: from any two dtypes, the ways up meet in one lowest place, their join. The result of a promotion is that
# join.
#
# Choose a dtype in the picture, and operand A takes it. Which pairs meet where neither of them stands?

# %% role="demo" name="lattice"
tw.promotion_lattice(tt.uint8, tt.int8)

# %% [markdown] role="task" name="promote_types"
# ## Exercise: promote_types (10 points)
#
# Return the dtype in which `a` and `b` meet, for the ten dtypes of the picture. Make the lattice data, and let the code walk it.
#
# `promote_types(tt.int32, tt.int64)` is `tt.int64`. At the end of the check the library asks your function.

# %% role="exercise" name="promote_types"
def promote_types(a, b):
    """The join of two dtypes."""
    ### BEGIN SOLUTION
    above = {
        tt.bool: [tt.uint8, tt.int8],
        tt.uint8: [tt.int16],
        tt.int8: [tt.int16],
        tt.int16: [tt.int32],
        tt.int32: [tt.int64],
        tt.int64: [tt.float16, tt.bfloat16],
        tt.float16: [tt.float32],
        tt.bfloat16: [tt.float32],
        tt.float32: [tt.float64],
        tt.float64: [],
    }

    def reachable(dtype):
        found = [dtype]
        for low in found:
            for high in above[low]:
                if high not in found:
                    found.append(high)
        return found

    common = [dtype for dtype in reachable(a) if dtype in reachable(b)]
    return common[0]
    ### END SOLUTION


# %% role="check" name="promote_types"
lesson.check("03.promote_types", promote_types)

# %% [markdown] role="story" name="classes"
# ## Not every operand has an equal say
#
# `v_float32 + p_float64` stayed float32: otherwise one constant would double the memory of a large tensor. So operands speak in three
# classes: tensors with dimensions, 0-dim tensors, Python numbers.
#
# Each class is joined by itself. The strongest class that is there speaks first. A weaker one changes the answer only if its
# category is higher: 1.5 lifts an int32 to float, a float64 point cannot lift a float32.
#
# A uint8 tensor with dimensions meets the 0-dim int64 tensor 300. Which dtype comes out?

# %% role="predict" name="p7"
lesson.predict("03.p7", ...)

# %% role="demo" name="point"
sum_with_point = tt.ones(2, dtype=tt.uint8) + tt.tensor(300)
lesson.reveal("03.p7", lambda: print(sum_with_point) or str(sum_with_point.dtype).removeprefix("torch."))

# %% [markdown] role="story" name="change_class"
# Both are integers, so the point has no say, and 301 does not fit into a byte. In the picture, change the class of B. When does it count?

# %% role="demo" name="classes"
tw.promotion_lattice(v_float32, p_float64)

# %% role="demo" name="category"
def category(dtype):
    """0 for bool, 1 for integers, 2 for floats."""
    return 2 if dtype.is_floating_point else 0 if dtype == tt.bool else 1


print(category(tt.bool), category(tt.int64), category(tt.float16))

# %% [markdown] role="task" name="result_type"
# ## Exercise: result_type (12 points)
#
# `operands` is a list of `(dtype, kind)`. `kind` is `"dim"`, `"zero_dim"` or `"number"`, from the strongest class to the weakest.
# Return the common dtype. `tt.promote_types` and `category` are there to be used.
#
# The dtype of a number is `tt.bool`, `tt.int64` or `tt.float64`; a float counts as `tt.float32`.
#
# `result_type([(tt.int32, "dim"), (tt.float64, "number")])` is `tt.float32`. At the end of the check your function decides for all
# elementwise operations.

# %% role="exercise" name="result_type"
def result_type(operands):
    """The dtype that the operands agree on."""
    ### BEGIN SOLUTION
    result = None
    for wanted in ("dim", "zero_dim", "number"):
        joined = None
        for dtype, kind in operands:
            if kind != wanted:
                continue
            if kind == "number" and category(dtype) == 2:
                dtype = tt.float32
            joined = dtype if joined is None else tt.promote_types(joined, dtype)
        if joined is None:
            continue
        if result is None or category(joined) > category(result):
            result = joined
    return result
    ### END SOLUTION


# %% role="check" name="result_type"
lesson.check("03.result_type", result_type)

# %% [markdown] role="story" name="inplace"
# ## In place, the dtype is given
#
# `x.add_(1.5)` has to put its result into x. The result type is worked out as before; then it must fit into x. From float64 to
# float32 some digits are lost. From float to int the .5 of 6.5 would be lost. Two programs: a float32 tensor `.add_` a float64 one, and
# an int64 tensor `.add_(1.5)`. Which are refused: none, the first, the second, both?

# %% role="predict" name="p8"
lesson.predict("03.p8", ...)

# %% role="demo" name="inplace"
def refusals():
    print("first: ", tt.ones(2).add_(tt.ones(2, dtype=tt.float64)).dtype)
    try:
        tt.ones(2, dtype=tt.int64).add_(1.5)
        return "none"
    except RuntimeError as error:
        print("second:", error)
        return "the second"


lesson.reveal("03.p8", refusals)

# %% [markdown] role="task" name="check_inplace"
# ## Exercise: check_inplace (6 points)
#
# `common` is the dtype of a result that is to be written into a tensor of `self_dtype`. Return None where that is allowed. A step down
# in category is not: raise RuntimeError with torch's text, by `NAMES`.
#
# `check_inplace(tt.int64, tt.float32)` raises `result type Float can't be cast to the desired output type Long`.

# %% role="exercise" name="check_inplace"
def check_inplace(self_dtype, common):
    """Refuse to write a result into a dtype of a lower category."""
    ### BEGIN SOLUTION
    if category(self_dtype) < category(common):
        raise RuntimeError(
            f"result type {NAMES[common]} can't be cast to the desired output type {NAMES[self_dtype]}"
        )
    return None
    ### END SOLUTION


# %% role="check" name="check_inplace"
lesson.check("03.check_inplace", check_inplace)

# %% [markdown] role="story" name="halves"
# ## Stored in 16 bits, computed in 32
#
# float16 and bfloat16 are for storing. A kernel reads them, computes in float32 and rounds once at the end; PyTorch calls the dtype
# of the computation **opmath**. float16 has more digits, bfloat16 the range of float32. Which one of them can hold 70,000?

# %% role="predict" name="p9"
lesson.predict("03.p9", ...)

# %% role="demo" name="halves"
from tinytensor.introspect import iterator

dtypes = iterator(v_float16, v_float16)["steps"][1]
print("float16 + float16: computed in", dtypes["compute"], "and stored in", dtypes["result"])


def both_halves():
    held = {name: tt.tensor([1.001, 70000.0]).to(getattr(tt, name)).tolist() for name in ("float16", "bfloat16")}
    print(held)
    return next(name for name, numbers in held.items() if numbers[1] < float("inf"))


lesson.reveal("03.p9", both_halves)

# %% [markdown] role="story" name="backends"
# ## Who does the work?
#
# An operator has one implementation for each family of tensors. Device and layout choose it, for code that follows strides cannot
# read lists of coordinates. The number of a card does not: same code, other card. Dtype does in one case: a quantized number means
# nothing without its scale.
#
# tinytensor has `CPU` and `Meta` here; the others are PyTorch's.

# %% [markdown] role="task" name="backend_of"
# ## Exercise: backend_of (8 points)
#
# All three arguments are strings; return PyTorch's name of the family.
#
# - devices `cpu`, `cuda`, `meta`, perhaps with an index (`cuda:1`): `CPU`, `CUDA`, `Meta`
# - layout `strided`: no prefix, but `Quantized` for the dtypes `qint8` and `quint8`
# - `sparse_coo`: prefix `Sparse`; `sparse_csr` and `sparse_csc`: prefix `SparseCsr`
# - `mkldnn`: prefix `Mkldnn`
#
# `backend_of("cpu", "sparse_coo", "float32")` is `"SparseCPU"`.

# %% role="exercise" name="backend_of"
def backend_of(device, layout, dtype):
    """The family of implementations for a tensor."""
    ### BEGIN SOLUTION
    name = {"cpu": "CPU", "cuda": "CUDA", "meta": "Meta"}[device.split(":")[0]]
    if layout == "mkldnn":
        return "Mkldnn" + name
    if layout == "sparse_coo":
        return "Sparse" + name
    if layout in ("sparse_csr", "sparse_csc"):
        return "SparseCsr" + name
    if dtype in ("qint8", "quint8"):
        return "Quantized" + name
    return name
    ### END SOLUTION


# %% role="check" name="backend_of"
lesson.check("03.backend_of", backend_of)

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# The four sums of the beginning once more. This time your `promote_types` and your `result_type` decide, inside the library, and your
# `view_dtype` reads the last result as bytes.

# %% role="demo" name="together"
with (
    lesson.plugged("03.promote_types", promote_types),
    lesson.plugged("03.result_type", result_type),
    lesson.plugged("03.view_dtype", view_dtype),
):
    for name, add in sums.items():
        print(f"{name:<22} {add().dtype}")
    print(add().view(tt.uint8))

# %% role="demo" name="in_place_together"
if lesson.written(check_inplace, result_type):
    for name, own, other in (("float32", tt.float32, (tt.float64, "dim")), ("int64", tt.int64, (tt.float64, "number"))):
        try:
            check_inplace(own, result_type([(own, "dim"), other]))
            print(name, "takes it")
        except RuntimeError as error:
            print(name, "refuses:", error)

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_03 = ...

# %% role="check" name="quiz"
lesson.quiz("03.quiz", quiz_03)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `view_dtype` | `tinytensor/aten/native/shape/tensor_shape.py`<br>`aten/src/ATen/native/TensorConversions.cpp` | complex numbers |
# | `promote_types`, `check_inplace` | `tinytensor/c10/scalar_type.py`<br>`c10/core/ScalarType.h` | complex and 8-bit floats |
# | `result_type` | `tinytensor/aten/native/type_properties.py`<br>`aten/src/ATen/native/TypeProperties.cpp` | |
# | `backend_of` | `tinytensor/c10/dispatch_key_set.py`<br>`c10/core/TensorOptions.h` `computeDispatchKey` | about twenty more devices |
# | devices, layouts | `tinytensor/c10/device.py`<br>`tinytensor/c10/layout.py`<br>`c10/core/Device.h`<br>`c10/core/Layout.h` | |

# %% [markdown] role="further" name="decode"
# ## Go further
#
# A float32 is a sign (1 bit), an exponent (8 bits) and a fraction (23 bits): `(1 + fraction / 2**23) * 2**(exponent - 127)`. Below,
# 0.1 taken apart. Which is the first integer that a float32 cannot hold? Follow the number of fraction bits, then try it.

# %% role="further" name="try_decode"
bits = tt.tensor([0.1]).view(tt.int32).item()
sign, exponent, fraction = bits >> 31, (bits >> 23) & 0xFF, bits & 0x7FFFFF
print(sign, exponent, fraction)
print((1 + fraction / 2**23) * 2.0 ** (exponent - 127))

# %% role="summary" name="summary"
lesson.summary()
