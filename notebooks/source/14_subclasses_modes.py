# ---
# jupyter:
#   jupytext:
#     text_representation: {extension: .py, format_name: percent, format_version: '1.3'}
#   kernelspec: {display_name: Python 3, language: python, name: python3}
# ---

# %% [markdown] role="header" name="title"
# # 14 Wrap it or extend it
#
# **140 minutes. Needs: lessons 08, 09.**
#
# After this lesson you can
# 1. choose between a wrapper and an extension,
# 2. write a mode that sees every operator,
# 3. write a subclass of Tensor that carries something along,
# 4. count the floating point operations of a training step.

# %% role="setup" name="begin"
import tinytensor as tt
import tinytensor_widgets as tw
from tinytensor_lessons import begin

lesson = begin("14")

# %% [markdown] role="story" name="puzzle"
# ## A puzzle
#
# Two ways lead to a tensor of your own. A **wrapper** is an ordinary class that holds a tensor. An **extension** is a tensor of a new kind,
# and the library knows it.
#
# `Labelled`, below, is a wrapper, and `m` is one around a tensor that requires grad. Of `m + m`, `tt.add(m, 1)`, `tt.cat([m, m])`, `m.grad`
# and `m.tensor.grad`, how many raise? A number from 0 to 5.

# %% role="predict" name="p1"
lesson.predict("14.p1", ...)

# %% role="demo" name="wrapper"
class Labelled:
    def __init__(self, tensor, label):
        self.tensor, self.label = tensor, label

    def __add__(self, other):
        return Labelled(self.tensor + other.tensor, self.label)


# %% role="demo" name="five_lines"
m = Labelled(tt.ones(3, requires_grad=True), "height")


def five_lines():
    raised = 0
    for line in ("m + m", "tt.add(m, 1)", "tt.cat([m, m])", "m.grad", "m.tensor.grad"):
        try:
            print(f"{line:<16}", type(eval(line)).__name__)
        except (TypeError, AttributeError) as error:
            raised += 1
            print(f"{line:<16}", f"{type(error).__name__}: {error}")
    return raised


lesson.reveal("14.p1", five_lines)

# %% [markdown] role="story" name="rows"
# What the wrapper's own methods know, works. Everything else asks for a Tensor, and this is none: no function of the library takes it, no
# layer, no optimizer.
#
# Autograd does not know it either, and need not: it works on the tensor inside. A gradient arrives there, as long as the wrapper keeps the
# tensor itself.

# %% role="demo" name="gradient_inside"
total = (m + m).tensor.sum()
total.backward()
print("m.tensor.grad", m.tensor.grad.tolist(), " m has a grad:", hasattr(m, "grad"))

# %% [markdown] role="story" name="extension"
# An extension changes what a tensor is: where its bytes are, how they lie, what an element means. Lesson 03 called that device, layout and
# dtype. Here is one you know, the device without bytes. Every function takes it, and autograd records it.

# %% role="demo" name="extension"
x = tt.ones(1000, 1000, device="meta", requires_grad=True)
y = tt.cat([tt.add(x, 1), x]).sum()
print(y.device, y.shape, y.grad_fn.name())

# %% role="demo" name="table"
rows = {
    "what it is": ("a class that holds a tensor", "a tensor of a new kind"),
    "how it works": ("its methods call tensor methods", "the dispatcher finds its kernels"),
    "autograd": ("on the tensor inside", "on the object itself"),
    "use it for": ("labels, printing, units", "a new device, layout, dtype"),
    "difficulty": ("an hour", "an hour (__torch_dispatch__) to months (a backend)"),
    "example": ("class MyTensor:", "tt.sparse_coo, meta tensors"),
    "speed": ("that of the tensor inside", "that of its kernels"),
    "when": ("your own code calls your own methods", "other people's code has to take it"),
}
print(f"{'':<13} {'WRAPPER':<38} EXTENSION")
for row, (wrapper, extension) in rows.items():
    print(f"{row:<13} {wrapper:<38} {extension}")

# %% [markdown] role="task" name="meters"
# ## Exercise: meters (8 points)
#
# Write `Meters`, a wrapper. `m.tensor` is the tensor it was given. `m + other` adds two Meters, `m * k` and `k * m` take a number, `m * t` a
# tensor, `m.sum()` adds all elements; all return new Meters. `+` with anything else, also 0, and `m * m` raise TypeError.
#
# Then `table()`: for each need "wrapper", "extending" or "neither".
#
# | need | what is wanted |
# |---|---|
# | `unit label`, `print my calls` | for calls that my own code makes on my own objects |
# | `tt.add accepts it`, `x.grad` | of the object itself |
# | `new device`, `new layout` | another place, another arrangement |
# | `new operator` | a function the library lacks, with its gradient |
# | `watch other code` | log the operators of a network I did not write |

# %% role="exercise" name="meters"
class Meters:
    """A tensor of lengths."""

    def __init__(self, tensor):
        ### BEGIN SOLUTION
        self.tensor = tensor
        ### END SOLUTION

    def __add__(self, other):
        ### BEGIN SOLUTION
        if not isinstance(other, Meters):
            return NotImplemented
        return Meters(self.tensor + other.tensor)
        ### END SOLUTION

    def __mul__(self, other):
        ### BEGIN SOLUTION
        if not isinstance(other, (int, float, tt.Tensor)):
            return NotImplemented
        return Meters(self.tensor * other)
        ### END SOLUTION

    def __rmul__(self, other):
        ### BEGIN SOLUTION
        return self * other
        ### END SOLUTION

    def sum(self):
        ### BEGIN SOLUTION
        return Meters(self.tensor.sum())
        ### END SOLUTION


def table():
    """Need -> "wrapper", "extending" or "neither"."""
    ### BEGIN SOLUTION
    return {
        "unit label": "wrapper",
        "print my calls": "wrapper",
        "tt.add accepts it": "extending",
        "x.grad": "extending",
        "new device": "extending",
        "new layout": "extending",
        "new operator": "neither",
        "watch other code": "neither",
    }
    ### END SOLUTION


# %% role="check" name="meters"
lesson.check("14.meters", Meters)

# %% [markdown] role="story" name="mode"
# ## Seeing every operator
#
# The last row asked for something that neither gives. A **mode** is switched on for a `with` block. Its `__torch_dispatch__` is called in
# place of every operator: `func` is the operator, `args` and `kwargs` are what it was called with. Whatever it returns, the caller gets.
#
# Here is one that takes notes, and two linear layers with a relu between them. How many operators does it see? A number.

# %% role="predict" name="p2"
lesson.predict("14.p2", ...)

# %% role="demo" name="operation_logger"
from tinytensor.utils._python_dispatch import TorchDispatchMode


class OperationLogger(TorchDispatchMode):
    def __init__(self):
        self.operations = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        self.operations.append({
            'name': str(func),
            'input_shapes': [a.shape if hasattr(a, 'shape') else type(a).__name__ for a in args]
        })
        return func(*args, **kwargs)


# %% role="demo" name="two_layers"
from tinytensor.nn.functional import linear, relu

tt.manual_seed(0)
w1, b1 = tt.randn(20, 10, requires_grad=True), tt.zeros(20, requires_grad=True)
w2, b2 = tt.randn(5, 20, requires_grad=True), tt.zeros(5, requires_grad=True)
x = tt.randn(4, 10)


def model(x):
    return linear(relu(linear(x, w1, b1)), w2, b2)


# %% role="demo" name="logged"
with OperationLogger() as logger:
    y = model(x)


def seen_operators():
    for operation in logger.operations:
        print(operation["name"], [tuple(shape) for shape in operation["input_shapes"]])
    return len(logger.operations)


lesson.reveal("14.p2", seen_operators)

# %% [markdown] role="story" name="where_is_linear"
# No `linear`. The mode sits below autograd, in front of the backends. `linear` is a composite: it has no gradient formula of its own, so on
# the way down autograd has it run as its parts, `t` and `addmm`. The `detach` belongs to relu, which saves its result for backward.
#
# In inference mode the autograd keys are gone, so nobody takes it apart. How many operators does the same mode see there?

# %% role="predict" name="p4"
lesson.predict("14.p4", ...)

# %% role="demo" name="inference"
def seen_in(context):
    with context, OperationLogger() as logger:
        model(x)
    print(type(context).__name__, [operation["name"].split(".")[1] for operation in logger.operations])
    return len(logger.operations)


seen_in(tt.no_grad())
lesson.reveal("14.p4", lambda: seen_in(tt.inference_mode()))

# %% [markdown] role="story" name="the_key"
# ## Why the handler does not call itself
#
# While a mode is on, every call of the thread has the key `Python`. Of the keys that run anything, it stands above the backends and below
# autograd. Its kernel takes the mode off its stack, calls the handler, and puts it back. So `func(*args)` in a handler goes on to the next
# mode, or to the backend.
#
# `w` requires grad, and one `tt.mm(a, w)` is called inside a mode. How often is the handler asked?

# %% role="predict" name="p5"
lesson.predict("14.p5", ...)

# %% [markdown] role="story" name="the_stops"
# Step through the picture: one stop records the product, a later one asks the handler, and the line below it is the call that the handler
# made. The boxes above the picture make the call again, on copies: without grad, in inference mode, with a mode of their own.

# %% role="demo" name="the_key"
a, w = tt.ones(2, 3), tt.ones(3, 4, requires_grad=True)


def one_product():
    with OperationLogger() as logger:
        tt.mm(a, w)
    return len(logger.operations)


lesson.reveal("14.p5", lambda: display(tw.dispatch_trace(one_product)) or one_product())

# %% [markdown] role="task" name="op_logger"
# ## Exercise: op_logger (9 points)
#
# Write `__torch_dispatch__` of `OpLogger`. For each operator it appends `(name, inputs, output)` to `self.ops`:
#
# - `name` is `str(func)`, `inputs` is a list with the shape of each of `args`, `output` is the shape of the result.
# - The shape of a tensor is the tuple of its sizes. That of a list or a tuple is the list of the shapes of what is in it. For anything else
#   take the name of its type.
#
# `tt.cat([a, b], 1)` with a and b of (2, 3) gives `('aten.cat.default', [[(2, 3), (2, 3)], 'int'], (2, 6))`.
#
# Operators that raise are not noted. The handler may be called without kwargs.

# %% role="exercise" name="op_logger"
class OpLogger(tt.utils._python_dispatch.TorchDispatchMode):
    """Notes the name, the input shapes and the output shape of every operator."""

    def __init__(self):
        super().__init__()
        self.ops = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        ### BEGIN SOLUTION
        def shape(value):
            if isinstance(value, tt.Tensor):
                return tuple(value.shape)
            if isinstance(value, (list, tuple)):
                return [shape(each) for each in value]
            return type(value).__name__

        out = func(*args, **(kwargs or {}))
        self.ops.append((str(func), [shape(arg) for arg in args], shape(out)))
        return out
        ### END SOLUTION


# %% role="check" name="op_logger"
lesson.check("14.op_logger", OpLogger)

# %% [markdown] role="story" name="subclass"
# ## A tensor that takes part
#
# A good place to stop: about 70 minutes lie behind you, 80 before you. When you come back, run all cells.
#
# A mode sees everything for a while. A subclass of Tensor with a `__torch_dispatch__` sees every operator on its own objects, always.
# `_make_wrapper_subclass` makes one: it has sizes and a dtype, but no bytes. The bytes are those of another tensor, which you keep.
#
# The handler below does what a mode's handler may do: it calls `func` on what it got. How does `Hasty(tt.ones(2)).exp()` end? A result, or the
# name of an exception.

# %% role="predict" name="p6"
lesson.predict("14.p6", ...)

# %% role="demo" name="hasty"
class Hasty(tt.Tensor):
    @staticmethod
    def __new__(cls, value):
        return tt.Tensor._make_wrapper_subclass(cls, value.shape, dtype=value.dtype)

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


# %% role="demo" name="how_it_ends"
def how_it_ends():
    try:
        return Hasty(tt.ones(2)).exp()
    except RecursionError as error:
        print(str(error).replace(str(Hasty), "Hasty"))
        return type(error).__name__


lesson.reveal("14.p6", how_it_ends)

# %% [markdown] role="story" name="unwrap"
# A mode is taken off its stack; an argument stays what it is. `func` got the Hasty again, and asked its class again. So: **unwrap** the
# arguments, call `func` on what is inside, wrap what comes out.

# %% role="demo" name="twice"
class Doubting(tt.Tensor):
    __torch_function__ = tt._C._disabled_torch_function_impl  # only __torch_dispatch__ is asked

    @staticmethod
    def __new__(cls, value):
        return tt.Tensor._make_wrapper_subclass(cls, value.shape, dtype=value.dtype, requires_grad=value.requires_grad)

    def __init__(self, value):
        self.value = value

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        out = func(*[a.value if isinstance(a, cls) else a for a in args], **(kwargs or {}))
        print(f"{func}: {out.tolist()}?")
        return cls(out)

# %% role="demo" name="doubting_backward"
x = Doubting(tt.tensor([1.0, 2.0], requires_grad=True))
(x * x).sum().backward()
print(type(x.grad).__name__, x.grad.value)

# %% [markdown] role="story" name="units"
# Autograd ran around the wrapper: it recorded `x`, and its formulas met Doubting tensors again. No bytes of `x` were ever looked at.
#
# Now units. {"m": 1, "s": -2} is meters per second squared, {} a pure number. In a product the powers add up, in a quotient they are taken away.
# Which unit has {"m": 1} divided by {"m": 1, "s": 2}? A dict.

# %% role="predict" name="p7"
lesson.predict("14.p7", ...)

# %% role="demo" name="combine"
def combine(a, b, sign=1):
    """The unit of a product; with sign=-1 that of a quotient."""
    powers = {name: a.get(name, 0) + sign * b.get(name, 0) for name in a | b}
    return {name: power for name, power in powers.items() if power}


lesson.reveal("14.p7", combine({"m": 1}, {"m": 1, "s": 2}, -1))

# %% [markdown] role="task" name="unit_tensor"
# ## Exercise: unit_tensor (14 points)
#
# Write `__new__` and `__torch_dispatch__` of `UnitTensor`. It requires grad if its value does. The unit of a result depends on the operator's
# name, the middle of `str(func)`: `add_` in `aten.add_.Tensor`.
#
# - `add`, `sub`, `cat`: all operands have the same unit, or TypeError before anything is written. Numbers and plain tensors have {}.
# - `mul`, `mm`: combined from the first two arguments; `div` with sign=-1.
# - `ones_like`: {}. Backward begins with it.
# - All others: that of the first argument.
#
# A name that ends in `_` means in place: `args[0]` gets the unit and is returned. Other tensors that come out are wrapped, those in lists and
# tuples too; numbers and bools are not.

# %% role="exercise" name="unit_tensor"
class UnitTensor(tt.Tensor):
    """A tensor with a unit: UnitTensor(tt.ones(3), {"m": 1, "s": -1})."""

    __torch_function__ = tt._C._disabled_torch_function_impl

    @staticmethod
    def __new__(cls, value, unit):
        ### BEGIN SOLUTION
        return tt.Tensor._make_wrapper_subclass(cls, value.shape, dtype=value.dtype, requires_grad=value.requires_grad)
        ### END SOLUTION

    def __init__(self, value, unit):
        self.value, self.unit = value, unit

    def __repr__(self, *, tensor_contents=None):
        return f"UnitTensor({self.value.tolist()}, {self.unit})"

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        ### BEGIN SOLUTION
        def unit_of(value):
            return value.unit if isinstance(value, UnitTensor) else {}

        def unwrap(value):
            if isinstance(value, (list, tuple)):
                return [unwrap(each) for each in value]
            return value.value if isinstance(value, UnitTensor) else value

        def wrap(value):
            if isinstance(value, (list, tuple)):
                return [wrap(each) for each in value]
            return cls(value, unit) if isinstance(value, tt.Tensor) else value

        name = str(func).split(".")[1]
        operation = name.rstrip("_")
        units = [unit_of(each) for each in (args[0] if operation == "cat" else args[:2])]
        unit = units[0] if units else {}
        if operation in ("add", "sub", "cat") and any(other != unit for other in units):
            raise TypeError(f"{operation} of {units}")
        if operation in ("mul", "mm"):
            unit = combine(*units)
        if operation == "div":
            unit = combine(*units, -1)
        if operation == "ones_like":
            unit = {}
        out = func(*unwrap(args), **{key: unwrap(value) for key, value in (kwargs or {}).items()})
        if name.endswith("_"):
            args[0].unit = unit
            return args[0]
        return wrap(out)
        ### END SOLUTION


# %% role="check" name="unit_tensor"
lesson.check("14.unit_tensor", UnitTensor)

# %% [markdown] role="story" name="flops"
# ## Counting
#
# Back to modes, with a question that papers answer: how much work is a training step? A **FLOP** is one floating point operation. A matrix
# product of (n, k) and (k, m) has n\*m results, each with k multiplications and k additions: 2\*n\*m\*k.
#
# The two layers above, batch 4: forward 2\*4\*20\*10 + 2\*4\*5\*20 = 2,400. Many texts say that backward is twice that, together 7,200.
#
# Backward has a product for each weight's gradient, and one for each layer's input. How many FLOPs do forward and backward of this model take together?

# %% role="predict" name="p3"
lesson.predict("14.p3", ...)

# %% role="demo" name="matmuls"
x = tt.randn(4, 10)
with OperationLogger() as logger:
    model(x).sum().backward()


def count_products():
    flops = 0
    for operation in logger.operations:
        if "mm" in operation["name"]:
            (n, k), (_, m) = operation["input_shapes"][-2:]
            print(f"{operation['name']:<19} ({n}, {k}) @ ({k}, {m})")
            flops += 2 * n * m * k
    return flops


lesson.reveal("14.p3", count_products)

# %% [markdown] role="story" name="five_products"
# Five products, not six. Nobody asked for the gradient of `x`: the first layer's input needs none. Backward ran inside the `with` block, so
# the mode saw it as well.

# %% [markdown] role="task" name="flops"
# ## Exercise: flops (14 points)
#
# Write `FlopMode`. `mode.counts` maps `mm`, `addmm`, `bmm` and `convolution` to the FLOPs of all such operators seen, `mode.total` is their
# sum. What an addmm adds at the end, and backward of a convolution, are not counted.
#
# A convolution's weight is (out, in, height, width): each number of the result is a sum of in\*height\*width products.
#
# In inference mode `linear` arrives whole. `func.decompose(*args, **kwargs)` runs its parts, and returns NotImplemented where there are none;
# inside `with self:` the mode sees them.

# %% role="exercise" name="flops"
class FlopMode(tt.utils._python_dispatch.TorchDispatchMode):
    """Counts floating point operations by operator."""

    def __init__(self):
        super().__init__()
        self.counts = {}

    @property
    def total(self):
        ### BEGIN SOLUTION
        return sum(self.counts.values())
        ### END SOLUTION

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        ### BEGIN SOLUTION
        kwargs = kwargs or {}
        name = str(func).split(".")[1]
        if name not in ("mm", "addmm", "bmm", "convolution"):
            with self:
                out = func.decompose(*args, **kwargs)
            return func(*args, **kwargs) if out is NotImplemented else out
        out = func(*args, **kwargs)
        if name == "convolution":
            terms = args[1].numel() // args[1].shape[0]
        else:
            terms = args[-1].shape[-2]
        self.counts[name] = self.counts.get(name, 0) + 2 * out.numel() * terms
        return out
        ### END SOLUTION


# %% role="check" name="flops"
lesson.check("14.flops", FlopMode)

# %% [markdown] role="story" name="together"
# ## What you wrote, together
#
# Your two modes watch a step of the model, one inside the other, and the library's own `FlopCounterMode` counts beside yours. Then your
# `UnitTensor` goes through a formula and back: the gradient of a distance by a time is a speed.

# %% role="demo" name="modes_together"
from tinytensor.utils.flop_counter import FlopCounterMode

if lesson.written(OpLogger, FlopMode):
    with FlopCounterMode(display=False) as library, FlopMode() as yours, OpLogger() as log:
        model(x).sum().backward()
    print(len(log.ops), "operators;", yours.total, "FLOPs by your count,", library.get_total_flops(), "by the library's")

# %% role="demo" name="units_together"
if lesson.written(UnitTensor):
    acceleration = UnitTensor(tt.tensor([2.0]), {"m": 1, "s": -2})
    seconds = UnitTensor(tt.tensor([3.0], requires_grad=True), {"s": 1})
    distance = acceleration * seconds * seconds * 0.5
    distance.backward(UnitTensor(tt.ones(1), {}))
    print("distance", distance.value.tolist(), distance.unit, " its slope in time", seconds.grad)

# %% [markdown] role="question" name="quiz"
# {{quiz}}

# %% role="quiz" name="quiz"
quiz_14 = ...

# %% role="check" name="quiz"
lesson.quiz("14.quiz", quiz_14)

# %% [markdown] role="upstream" name="real_thing"
# ## The real thing
#
# | what you wrote | tinytensor, and below it PyTorch | left out here |
# |---|---|---|
# | `Meters` | `numpy.ma`, `xarray`: wrappers of arrays | |
# | `OpLogger` | `tinytensor/utils/_python_dispatch.py`<br>`tinytensor/c10/torch_dispatch_mode_tls.py`<br>`torch/utils/_python_dispatch.py`<br>`c10/core/impl/TorchDispatchModeTLS.cpp` | PyTorch's own modes, which have places of their own |
# | who calls it | `tinytensor/aten/core/python/python_fallback_kernel.py`<br>`tinytensor/aten/core/python/torch_dispatch.py`<br>`aten/src/ATen/core/PythonFallbackKernel.cpp`<br>`torch/csrc/autograd/python_variable.cpp` | |
# | `UnitTensor` | `tinytensor/utils/_wrapper_subclass.py`<br>`torch/utils/_python_dispatch.py` | views that share the wrapper's storage |
# | `FlopMode` | `tinytensor/utils/flop_counter.py`<br>`torch/utils/flop_counter.py` | attention, backward of convolutions, counts by module |

# %% [markdown] role="further" name="no_bytes"
# ## Go further
#
# A subclass that keeps shapes and a device, and no bytes: what is inside is a meta tensor. With it you ask how large a network is before you
# have the memory. The digits of scikit-learn are 1,797 images of 8 by 8.

# %% role="further" name="fake"
class Fake(Doubting):
    @staticmethod
    def __new__(cls, value, device="cpu"):
        return tt.Tensor._make_wrapper_subclass(cls, value.shape, dtype=value.dtype, device=device, requires_grad=value.requires_grad)

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        out = func(*[a.value if isinstance(a, cls) else a for a in args], **(kwargs or {}))
        return cls(out) if isinstance(out, tt.Tensor) else out


# %% role="further" name="digits"
def fake(*sizes):
    return Fake(tt.empty(*sizes, device="meta", requires_grad=True))


digits, v1, c1, v2, c2 = fake(1797, 64), fake(32, 64), fake(32), fake(10, 32), fake(10)
scores = linear(relu(linear(digits, v1, c1)), v2, c2)
scores.sum().backward()
print("scores", tuple(scores.shape), scores.device, " v1.grad", tuple(v1.grad.shape), " address", scores.value.data_ptr())

# %% [markdown] role="further" name="own_device"
# The other end of the scale is a device of your own. The key `PrivateUse1` is kept free for one. It takes a name, memory, a few kernels, and
# a fallback that copies to the CPU, runs there and copies back. Nothing in the library changes.
#
# This device keeps its bytes in a `bytearray`, which the CPU could see. `tests/dispatch/mydevice.py` is one whose memory it cannot.

# %% role="further" name="memory"
import numpy as np

from tinytensor.utils import backend_registration as backend


class Memory:
    def allocate(self, nbytes):
        return bytearray(nbytes)


def elements(x):
    """The numbers of a tensor, wherever they are, as an array over its memory."""
    size = x.element_size()
    strides = [stride * size for stride in x.stride()]
    return np.ndarray(tuple(x.shape), f"V{size}", x.storage_.as_bytes(), x.storage_offset() * size, strides)

# %% role="further" name="kernels"
def copy_from(self, dst, non_blocking=False):
    """Between the host and the device."""
    if self.dtype != dst.dtype:
        self = self.cpu().to(dst.dtype)
    elements(dst)[...] = elements(self.expand(dst.shape))
    return dst


fallen = []


def fallback(op, *args, **kwargs):
    fallen.append(str(op))
    return backend.cpu_fallback(op, *args, **kwargs)

# %% role="further" name="register"
from tinytensor.library import Library
from tinytensor.aten.native.shape import tensor_shape

if not hasattr(tt, "toaster"):  # a device gets its name once in a process
    backend._setup_privateuseone_for_python_backend("toaster")
    backend.set_allocator("toaster", Memory())
    aten, rest = Library("aten", "IMPL", "PrivateUse1"), Library("_", "IMPL", "PrivateUse1")
    aten.impl("empty.memory_format", backend.empty_generic)
    aten.impl("empty_strided", backend.empty_strided_generic)
    aten.impl("_copy_from", copy_from)
    aten.impl("_copy_from_and_resize", copy_from)
    aten.impl("view", lambda self, size: tensor_shape.view(self, tuple(size)))
    aten.impl("as_strided", lambda self, size, stride, offset=None: tensor_shape.as_strided(self, size, stride, offset))
    rest.fallback(fallback)

# %% role="further" name="toast"
x = tt.arange(6.0).view(2, 3).toaster().requires_grad_()
loss = (x.t()[0] * 2).exp().sum()
loss.backward()
print(loss.device, x.grad)
print("ran on the CPU:", sorted({name.split(".")[1] for name in fallen}))

# %% [markdown] role="further" name="own_kernel"
# A kernel of the device's own goes before the fallback. Give it one, `aten.impl("mul.Tensor", lambda self, other: ...)`, and `mul` is gone
# from the list.

# %% role="summary" name="summary"
lesson.summary()
