# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 16 Numbers with a scale
#
# **105 minutes. Needs: lessons 03, 08.**
#
# After this lesson you can
# 1. quantize and dequantize,
# 2. choose a scale and a zero point,
# 3. multiply in integers,
# 4. give each channel a scale of its own,
# 5. say what a quantizer adds to a dtype.

# %% role="setup" name="begin"
import warnings

import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("16")
warnings.filterwarnings("ignore", "torch.quantize_per_tensor")  # "deprecated": the last table says what comes next

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# Six numbers are to be kept in one byte each. A byte of this kind holds the integers from 0 to 255. So each number is rounded, and what lies
# beyond an end is **clamped**: it gets the last integer before it.
#
# Which six integers are stored? A list.

# %% role="demo" name="puzzle"
x = tt.tensor([0.5, 1.5, 2.5, -0.5, 300, -9])

# %% role="predict" name="p1"
lesson.predict("16.p1", ...)

# %% role="demo" name="stored"
stored = tt.quantize_per_tensor(x, scale=1.0, zero_point=0, dtype=tt.quint8)
lesson.reveal("16.p1", lambda: print(stored) or stored.int_repr().tolist())

# %% [markdown] role="story" name="affine"
# 0.5 became 0, and 1.5 and 2.5 both became 2. A half goes to the even neighbor: so halves go up as often as down, and a sum of many does not
# drift.
#
# Steps of 1 are too wide for numbers between -1 and 1. So a tensor brings two numbers with it. The **scale** is the distance from one integer to
# the next. The **zero point** is the integer that stands for 0.0. An integer q means (q - zero_point) * scale.
#
# With scale 0.1 and zero point 10: which integer stores 0.03?

# %% role="predict" name="p2"
lesson.predict("16.p2", ...)

# %% role="demo" name="affine"
real = tt.tensor([[-1.0, 0.03, 0.06], [0.5, 1.0, 30.0]])
r = tt.quantize_per_tensor(real, 0.1, 10, tt.quint8)
for each in zip(real.flatten(), r.int_repr().flatten(), r.dequantize().flatten()):
    print("{:6.2f} is stored as {:3}, which means {:5.2f}".format(*(t.item() for t in each)))
lesson.reveal("16.p2", r.int_repr()[0, 1].item())

# %% [markdown] role="story" name="error"
# 0.03 became 10, and 10 is 0.0. From -1.0 to 24.5, which is where 0 and 255 lie, no number moves by more than half a scale. Beyond, there is no
# such promise: 30.0 came back as 24.5.
#
# To **quantize** is to go from real numbers to integers, and to **dequantize** to go back. Look at the ruler below: it shows what each integer
# stands for.

# %% role="demo" name="picture"
tw.storage_grid(r)

# %% [markdown] role="story" name="quantizer"
# `r` has a storage, sizes and strides, as any tensor since lesson 01. Its elements are single bytes. What is new stands beside the dtype: a
# **quantizer**, which holds scale and zero point. Without it the bytes mean nothing.

# %% role="demo" name="quantizer"
print(r.dtype, r.element_size(), r.stride(), r.t().stride())
print(r.qscheme(), r.q_scale(), r.q_zero_point())

# %% [markdown] role="task" name="quantize"
# ## Exercise: quantize (9 points)
#
# A class `Quantizer` with two functions:
#
# - `quantize(x, scale, zp, qmin, qmax)`: x is float32, and may hold infinity. Divide by the scale, add the zero point, round, clamp to qmin..qmax, in
#   this order. The result is an int32 tensor of the same sizes.
# - `dequantize(q, scale, zp)` goes back: q is int32, the result float32.
#
# `tt.round` takes halves to the even neighbor. With scale 0.5 and zp 3 the number 2.2 is stored as 7, which means 2.0. At the end of the check
# `tt.quantize_per_tensor` and `dequantize` run over your class.


# %% role="exercise" name="quantize"
class Quantizer:
    """From real numbers to integers and back."""

    @staticmethod
    def quantize(x, scale, zp, qmin, qmax):
        """float32 to int32"""
        ### BEGIN SOLUTION
        return (x / scale + zp).round().clamp(qmin, qmax).to(tt.int32)
        ### END SOLUTION

    @staticmethod
    def dequantize(q, scale, zp):
        """int32 to float32"""
        ### BEGIN SOLUTION
        return (q - zp) * scale
        ### END SOLUTION


# %% role="check" name="quantize"
lesson.check("16.quantize", Quantizer)

# %% role="demo" name="plugged_quantize"
with lesson.plugged("16.quantize", Quantizer):
    print(tt.quantize_per_tensor(tt.tensor([0.24, 0.26, 9.0]), 0.5, 3, tt.quint8))

# %% [markdown] role="story" name="three_calls"
# ## What integers can do by themselves
#
# Three calls: `r.relu()`, `r > 1`, `r + r`. How many of them raise?

# %% role="predict" name="p3"
lesson.predict("16.p3", ...)


# %% role="demo" name="three_calls"
def outcome(run):
    try:
        return run()
    except Exception as error:
        return f"{type(error).__name__}: {str(error).partition('. ')[0]}"


def three_calls():
    answers = [outcome(run) for run in (r.relu, lambda: r > 1, lambda: r + r)]
    print(*answers, sep="\n")
    return sum("Error" in str(answer) for answer in answers)


lesson.reveal("16.p3", three_calls)

# %% [markdown] role="story" name="whose_scale"
# `relu` never left the integers: whatever is below the zero point becomes the zero point. A comparison has no integers to return. A sum has, and on which
# scale should they be? 24.5 + 24.5 does not fit on the scale of `r`.
#
# So arithmetic has operators of its own, in `tt.ops.quantized`, and these want to be told.

# %% role="demo" name="whose_scale"
print(tt.ops.quantized.add(r, r, scale=0.2, zero_point=10))

# %% [markdown] role="story" name="observer"
# ## Who chooses
#
# An **observer** is a module that lets tensors through and remembers the smallest and the largest number. From this range it works out scale and zero
# point.
#
# It has seen numbers from -1 to 3: scale 0.0157, and 0.0 is stored as 64. Another has seen 2 to 6. Which integer does it give to 0.0?

# %% role="predict" name="p4"
lesson.predict("16.p4", ...)


# %% role="demo" name="observer"
def observed(*numbers):
    observer = tt.ao.quantization.MinMaxObserver()
    observer(tt.tensor(numbers))
    return observer.calculate_qparams()


print(*observed(-1.0, 3.0))
print(*observed(2.0, 6.0))
lesson.reveal("16.p4", observed(2.0, 6.0)[1].item())

# %% [markdown] role="story" name="zero"
# The scale is 6 / 255, not 4 / 255: the range was widened to 0..6, and a third of all integers is never used.
#
# That is a price worth paying. Zeros are everywhere: padding adds them, `relu` makes them. Without the wider range, 0.0 would lie 127 steps below
# the smallest integer, and every zero would come back as 2.0. PyTorch refuses such a zero point:

# %% role="demo" name="not_widened"
print(outcome(lambda: tt.quantize_per_tensor(tt.zeros(2), 4 / 255, -127, tt.quint8)))

# %% [markdown] role="story" name="symmetric"
# Weights are often stored **symmetric**: as qint8, with 0.0 at 0. Their range is -m..m, where m is the larger of -lo and hi. Then a product needs
# one correction less.

# %% [markdown] role="task" name="choose_qparams"
# ## Exercise: choose_qparams (9 points)
#
# Return `(scale, zero_point)`, a float and an int, for numbers from `lo` to `hi` and integers from `qmin` to `qmax`.
#
# - Widen the range, so that it contains 0. Then lo is at qmin, hi at qmax, and the zero point is the integer for 0.0, rounded.
# - No scale is below `tt.finfo(tt.float32).eps`.
# - `symmetric`: the range is -m..m, the zero point 0. It comes with signed integers only.
#
# For -1, 3, 0, 255: (0.0157, 64). At the end of the check observers ask your function.


# %% role="exercise" name="choose_qparams"
def choose_qparams(lo, hi, qmin, qmax, symmetric=False):
    """(scale, zero_point)"""
    ### BEGIN SOLUTION
    smallest = tt.finfo(tt.float32).eps
    lo, hi = min(lo, 0.0), max(hi, 0.0)
    if symmetric:
        return max(2 * max(-lo, hi) / (qmax - qmin), smallest), 0
    scale = max((hi - lo) / (qmax - qmin), smallest)
    return scale, qmin - round(lo / scale)
    ### END SOLUTION


# %% role="check" name="choose_qparams"
lesson.check("16.choose_qparams", choose_qparams)

# %% role="demo" name="plugged_choose"
with lesson.plugged("16.choose_qparams", choose_qparams):
    print(*observed(-6.0, -2.0))

# %% [markdown] role="story" name="product"
# ## Multiplying in integers
#
# A sum of products of real numbers is a sum of integers, times a number:
#
# (x - zx) * sx * (w - zw) * sw  =  sx * sw * (x - zx) * (w - zw)
#
# So a layer can run in integers, and scale once at its end. What does int8 say of 127 * 127?

# %% role="predict" name="p5"
lesson.predict("16.p5", ...)

# %% role="demo" name="overflow"
w127 = tt.tensor([127], dtype=tt.int8)
lesson.reveal("16.p5", (w127 * w127).item())

# %% [markdown] role="story" name="accumulator"
# The product is 16,129, and 8 bits keep its remainder by 256. One product fits into 16 bits, a sum of many does not. So the **accumulator**, where the sum
# grows, has 32.
#
# It counts steps of sx * sw. A bias joins it there: bias / (sx * sw) steps. Then comes the one rounding of the whole layer: the sum is **requantized**, from
# steps of sx * sw to steps of sy, the scale of the result.

# %% role="demo" name="njit"
import numpy as np
from numba import njit

# %% [markdown] role="task" name="qlinear"
# ## Exercise: qlinear (14 points)
#
# Write a linear layer into `out`, in loops that Numba compiles. `x` (rows, depth) is uint8, `w` (columns, depth) int8, `out` (rows, columns) uint8 with
# garbage in it. `bias` is real. sx, zx are scale and zero point of x; sw, zw those of w; sy, zy those of the result.
#
# Row i of x and row j of w meet in `out[i, j]`. Add up integers. Round once, by `np.rint`, and clamp to 0..255. For Numba
# `x[i, k] - zx` has 64 bits, so it may be negative.
#
# x [70], zx 64, w [3], zw 1, sx = sw = sy = 0.5, bias 1, zy 10: 18. In the check `quantized::linear` runs your loops.


# %% role="exercise" name="qlinear"
@njit
def qlinear(x, w, bias, sx, zx, sw, zw, sy, zy, out):
    """out = x @ w.T + bias, in integers"""
    ### BEGIN SOLUTION
    step = sx * sw
    for i in range(x.shape[0]):
        for j in range(w.shape[0]):
            total = 0
            for k in range(x.shape[1]):
                total += (x[i, k] - zx) * (w[j, k] - zw)
            value = np.rint((total + bias[j] / step) * (step / sy) + zy)
            out[i, j] = np.int64(min(max(value, 0), 255))
    ### END SOLUTION


# %% role="check" name="qlinear"
lesson.check("16.qlinear", qlinear)

# %% [markdown] role="story" name="network"
# ## A network in bytes
#
# This network reads digits of 8 by 8 pixels. It was trained before; lesson 20 trains one like it. Its weights are float32.

# %% role="demo" name="network"
from tinytensor_lessons.digits import split
from tinytensor_lessons.quantized_parts import digits_network

network = digits_network()
train, test = split()


def accuracy(scores):
    return (scores.argmax(1) == test.labels).to(tt.float32).mean().item()


print(network)
print(f"accuracy {accuracy(network(test.images)):.4f} on {len(test)} digits")

# %% [markdown] role="story" name="convert"
# Weights do not change any more, so their ranges are known, and `linear_prepack` lays them out once. Between layers observers look at what passes while the
# network reads its training digits.

# %% role="demo" name="convert"
def qparams(numbers, **kind):
    observer = tt.ao.quantization.MinMaxObserver(**kind)
    observer(numbers)
    return [value.item() for value in observer.calculate_qparams()]


def of_weight(layer):
    scale_and_zero = qparams(layer.weight, dtype=tt.qint8, qscheme=tt.per_tensor_symmetric)
    return tt.quantize_per_tensor(layer.weight, *scale_and_zero, tt.qint8)


def convert():
    hidden = network[:2](train.images)
    between = [qparams(numbers) for numbers in (train.images, hidden, network(train.images))]
    return between, [tt.ops.quantized.linear_prepack(of_weight(layer), layer.bias) for layer in network[::2]]

# %% [markdown] role="story" name="both"
# The converted network has no real number inside but scales and biases. Its digits are quantized at the door, its scores dequantized at the exit.
#
# There are 360 digits to test with. How many more of them does it misread than the float network?

# %% role="predict" name="p6"
lesson.predict("16.p6", ...)


# %% role="demo" name="both"
def in_bytes(images):
    (pixels, hidden, scores), (first, second) = convert()
    q = tt.quantize_per_tensor(images, *pixels, tt.quint8)
    q = tt.ops.quantized.linear_relu(q, first, *hidden)
    return tt.ops.quantized.linear(q, second, *scores).dequantize()


def compare():
    floats, small = accuracy(network(test.images)), accuracy(in_bytes(test.images))
    sizes = [sum(w.numel() * w.element_size() for w in each) for each in ([network[0].weight], [of_weight(network[0])])]
    print(f"accuracy: {floats:.4f} in float32, {small:.4f} in int8; bytes of the first weight: {sizes[0]:,}, {sizes[1]:,}")
    return round((floats - small) * len(test))


lesson.reveal("16.p6", compare)

# %% [markdown] role="story" name="rows"
# A quarter of the bytes, and the same accuracy: a few answers differ, in both directions.
#
# ## A scale for each channel
#
# One row of a weight may hold large numbers, another small ones. Here is such a weight, with one symmetric scale for both rows. How many different integers does its
# first row get?

# %% role="demo" name="rows"
w = tt.tensor([[0.01, 0.02], [10.0, 20.0]])
scale, zero_point = qparams(w, dtype=tt.qint8, qscheme=tt.per_tensor_symmetric)
print(f"scale {scale:.4f}, zero point {zero_point}")

# %% role="predict" name="p7"
lesson.predict("16.p7", ...)

# %% role="demo" name="one_scale"
one = tt.quantize_per_tensor(w, scale, zero_point, tt.qint8)
print(one.int_repr())
lesson.reveal("16.p7", len(set(one.int_repr()[0].tolist())))

# %% [markdown] role="story" name="channels"
# The small row is gone. Row i of w makes column i of the result, and nothing but its own scale decides how that is requantized. So every row, or
# **channel**, can have a scale: `quantize_per_channel`, with as many scales as the tensor has indices along `axis`.

# %% role="demo" name="channels"
c = tt.quantize_per_channel(tt.tensor([[1.0, 2.0], [10.0, 20.0]]), tt.tensor([0.1, 1.0]), tt.tensor([0, 0]), 0, tt.quint8)
tw.storage_grid(c)

# %% [markdown] role="story" name="same_integers"
# Both rows hold the same integers, 10 and 20, and mean different numbers.

# %% [markdown] role="task" name="per_channel"
# ## Exercise: per_channel (8 points)
#
# Write `quantize_per_channel`. It returns a quint8 tensor with a quantizer for its channels. `x` is float32, of any sizes. `scales` and `zps` are tensors with an entry for
# each index of dimension `axis`. Round and clamp as before, to 0..255.
#
# Integers become a quantized tensor by `tt._make_per_channel_quantized_tensor(integers, scales, zps, axis)`, with uint8 integers. Do not call
# `tt.quantize_per_channel`: at the end of the check it is your function.
#
# The picture above is an example: [[10, 20], [10, 20]].


# %% role="exercise" name="per_channel"
def quantize_per_channel(x, scales, zps, axis):
    """A quint8 tensor with a scale for each index of `axis`."""
    ### BEGIN SOLUTION
    shape = [1] * x.dim()
    shape[axis] = -1
    stored = (x / scales.view(shape) + zps.view(shape)).round().clamp(0, 255)
    return tt._make_per_channel_quantized_tensor(stored.to(tt.uint8), scales, zps, axis)
    ### END SOLUTION


# %% role="check" name="per_channel"
lesson.check("16.per_channel", quantize_per_channel)

# %% [markdown] role="story" name="fallback"
# ## The operators that are missing
#
# Most of the 2,000 operators know no quantizer. A boxed fallback at the key `QuantizedCPU`, as in lesson 08, serves them all: it
# dequantizes, runs the operator over real numbers, and quantizes the result. On which scale? Nobody has observed the result. So it takes that of the first quantized
# argument.
#
# `a` holds 100.0, with scale 0.5 and zero point 20. What does `a + a` say then?

# %% role="predict" name="p8"
lesson.predict("16.p8", ...)

# %% role="demo" name="saturates"
a = tt.quantize_per_tensor(tt.tensor([100.0]), 0.5, 20, tt.quint8)
lesson.reveal("16.p8", tt.ops.quantized.add(a, a, a.q_scale(), a.q_zero_point()).dequantize().item())

# %% [markdown] role="story" name="first_day"
# It is clamped at (255 - 20) * 0.5. A fallback makes everything run on the first day; for good numbers somebody has to observe.

# %% role="demo" name="parts"
from tinytensor_lessons.quantized_parts import is_quantized, run

# %% [markdown] role="task" name="fallback"
# ## Exercise: fallback (5 points)
#
# - Take the operator's arguments off the end of `stack`: as many as `op.schema.arguments` has. What lies below belongs to others.
# - `is_quantized(value)` asks any argument. Dequantize those that are; the first of them says how to quantize results.
# - `run(op, args)` computes, and returns a list of results.
# - A float32 result is quantized, with that argument's `q_scale()`, `q_zero_point()` and `dtype`. Others (bool, int64) stay. Put all on the stack.
#
# The check runs more than 20 operators, then puts your kernel at the key.


# %% role="exercise" name="fallback"
def dequant_fallback(op, ks, stack):
    """Any operator, for quantized tensors."""
    ### BEGIN SOLUTION
    count = len(op.schema.arguments)
    given = stack[len(stack) - count :]
    del stack[len(stack) - count :]
    first = [value for value in given if is_quantized(value)][0]
    for result in run(op, [value.dequantize() if is_quantized(value) else value for value in given]):
        if result.dtype == tt.float32:
            result = tt.quantize_per_tensor(result, first.q_scale(), first.q_zero_point(), first.dtype)
        stack.append(result)
    ### END SOLUTION


# %% role="check" name="fallback"
lesson.check("16.fallback", dequant_fallback)

# %% role="demo" name="plugged_fallback"
with lesson.plugged("16.fallback", dequant_fallback):
    if lesson.written(dequant_fallback):
        print(r + r, r.isnan(), sep="\n")

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# The network once more. Your `choose_qparams` answers the observers, your `Quantizer` opens and closes the doors, and your `qlinear` is both layers.

# %% role="demo" name="together"
if lesson.written(Quantizer, choose_qparams, qlinear):
    before = in_bytes(test.images)
    with (
        lesson.plugged("16.quantize", Quantizer),
        lesson.plugged("16.choose_qparams", choose_qparams),
        lesson.plugged("16.qlinear", qlinear),
    ):
        yours = in_bytes(test.images)
    print(f"accuracy {accuracy(yours):.4f}, scores as the library's: {tt.allclose(before, yours, atol=0.4)}")

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_16 = ...

# %% role="check" name="quiz"
lesson.quiz("16.quiz", quiz_16)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `Quantizer` | `tinytensor/aten/native/quantized/affine_quantizer.py`<br>`aten/src/ATen/native/quantized/AffineQuantizer.cpp` | nan |
# | `choose_qparams` | `tinytensor/ao/quantization/observer.py`<br>`torch/ao/quantization/observer.py` | unsigned and symmetric: 128 |
# | `qlinear` | `tinytensor/aten/native/quantized/cpu/qlinear.py`<br>`aten/src/ATen/native/quantized/cpu/qlinear.cpp` | channels, packing, threads |
# | `quantize_per_channel` | `tinytensor/aten/native/quantized/q_tensor.py`<br>`aten/src/ATen/native/quantized/QTensor.cpp` | qint8, memory formats |
# | `dequant_fallback` | `tinytensor/aten/native/quantized/tensor_operators.py`<br>`aten/src/ATen/native/quantized/TensorCompare.cpp` | `out=`, lists |
#
# The quantizers themselves: `tinytensor/c10/quantizer.py`, in PyTorch `aten/src/ATen/quantized/Quantizer.h`. PyTorch has no fallback at this key: it dequantizes
# operator by operator. In torch 2.13 these dtypes and `torch.ao.quantization` are deprecated, as a warning says there and here, in favor of torchao, where a quantized tensor is a subclass, as
# in lesson 14.

# %% [markdown] role="further" name="fake"
# ## Go further
#
# A network can learn to live with rounding. In training each weight is quantized and dequantized at once, so that the loss sees the error: **fake quantization**. The
# derivative of rounding is 0 nearly everywhere, and nothing would be learned. So the backward pass acts as if there were no rounding, inside the range. Train `w`
# through it.


# %% role="further" name="try_fake"
class FakeQuantize(tt.autograd.Function):
    """What comes back of x, with a gradient that goes straight through."""

    @staticmethod
    def forward(ctx, x, scale, zp):
        steps = x / scale + zp
        ctx.save_for_backward((steps >= 0) & (steps <= 255))
        return (steps.round().clamp(0, 255) - zp) * scale

    @staticmethod
    def backward(ctx, grad):
        (inside,) = ctx.saved_tensors
        return grad * inside, None, None


v = tt.tensor([0.03, 0.5, 30.0], requires_grad=True)
FakeQuantize.apply(v, 0.1, 10).sum().backward()
print(v.grad)

# %% role="summary" name="summary"
lesson.summary()
