# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `nn`: for each overload its schema and handle, for each name its Python function.

    add_Tensor_op = def_("aten::add.Tensor(...)")   what the dispatcher knows: the operator's schema, kernels and table
    add_Tensor(self, other, alpha)                  the call stub: takes the schema's types, calls through the dispatcher
    add(input, other, *, alpha=1)                   what `torch.add` takes: also numbers for tensors, lists, `out=`

A function looks at the classes of its arguments. If they are plain it calls at once; all else goes to the argument parser,
which also has the error for every mistake. A stub stands where a method or another module calls it; a function whose
overload has none makes the call itself. Only tensors have `meta_`, so a function may test for a tensor by reading it.

From `a + b` to the kernel: `Tensor.__add__` (aten/tensor_methods.py) sees that both are tensors and calls `add_Tensor`.
That unites the key sets of both, and `add_Tensor_op.table` has the kernel for the union
(aten/core/dispatch/operator_entry.py).

Mirrors the generated ATen/Functions.h, ATen/Operators_*.cpp, RegisterSchema.cpp and python_torch_functions_*.cpp.
"""

from tinytensor.aten.python_binding import (
    NOT_GIVEN,
    NUMBERS,
    HandlersAnswer,
    are_tensors,
    as_bools,
    as_floats_or_none,
    as_tuple,
    as_tuple_or_none,
    given,
    named,
    return_type,
)
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

elu_op = def_("aten::elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor")
elu_out_op = def_("aten::elu.out(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1, *, Tensor(a!) out) -> Tensor(a!)")
elu_parser = PythonArgParser("elu", (elu_op, elu_out_op))

def elu_default(self, alpha=1, scale=1, input_scale=1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return elu_op.table[ks](ks, self, alpha, scale, input_scale)

def elu(input=NOT_GIVEN, alpha=1, scale=1, input_scale=1, *args, out=None, **kwargs):
    """nn.functional.elu(input, alpha=1, scale=1, input_scale=1, *, out=None) -> Tensor

    Keeps positive elements and bends negative ones smoothly towards `-alpha`.
        out = scale * x if x > 0, else scale * alpha * (exp(input_scale * x) - 1)

    Args:
        input: Floating tensor of any shape.
        alpha: Number; the limit for x -> -inf is `-alpha * scale`.
        scale: Number that multiplies the result; not in `nn.functional.elu`.
        input_scale: Number that multiplies x inside the exponential; not in `nn.functional.elu`.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: NotImplementedError if `input` is an integer or bool tensor.
    Derivative: self: elu_backward(grad, alpha, scale, input_scale, False, self)
    Journey: `elu_op` (aten/ops/nn.py), `EluBackward0`, `elu_meta`, `elu_impl`
        (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> F.elu(tt.tensor([-float('inf'), 0., 2.]))
    tensor([-1.,  0.,  2.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)) and (scale.__class__ in NUMBERS and (scale.__class__ is not int or -(2**62) < scale < 2**62)) and (input_scale.__class__ in NUMBERS and (input_scale.__class__ is not int or -(2**62) < input_scale < 2**62)):
        return elu_default(input, alpha, scale, input_scale)
    return elu_parser.call(*given(("input", "alpha", "scale", "input_scale"), (input, alpha, scale, input_scale), (NOT_GIVEN, 1, 1, 1), args, kwargs), out=out, **kwargs)


elu__op = def_("aten::elu_(Tensor(a!) self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor(a!)")
elu__parser = PythonArgParser("elu_", (elu__op,))

def elu__default(self, alpha=1, scale=1, input_scale=1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return elu__op.table[ks](ks, self, alpha, scale, input_scale)

def elu_(input=NOT_GIVEN, alpha=1, scale=1, input_scale=1, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)) and (scale.__class__ in NUMBERS and (scale.__class__ is not int or -(2**62) < scale < 2**62)) and (input_scale.__class__ in NUMBERS and (input_scale.__class__ is not int or -(2**62) < input_scale < 2**62)):
        return elu__default(input, alpha, scale, input_scale)
    return elu__parser.call(*given(("input", "alpha", "scale", "input_scale"), (input, alpha, scale, input_scale), (NOT_GIVEN, 1, 1, 1), args, kwargs), **kwargs)


elu_backward_op = def_("aten::elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result) -> Tensor")
elu_backward_grad_input_op = def_("aten::elu_backward.grad_input(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool is_result, Tensor self_or_result, *, Tensor(a!) grad_input) -> Tensor(a!)")
elu_backward_parser = PythonArgParser("elu_backward", (elu_backward_op, elu_backward_grad_input_op))

def elu_backward(grad_output=NOT_GIVEN, alpha=NOT_GIVEN, scale=NOT_GIVEN, input_scale=NOT_GIVEN, is_result=NOT_GIVEN, self_or_result=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)) and (scale.__class__ in NUMBERS and (scale.__class__ is not int or -(2**62) < scale < 2**62)) and (input_scale.__class__ in NUMBERS and (input_scale.__class__ is not int or -(2**62) < input_scale < 2**62)) and is_result.__class__ is bool and isinstance(self_or_result, TensorImpl):
        ks = grad_output.meta_.key_set | self_or_result.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return elu_backward_op.table[ks](ks, grad_output, alpha, scale, input_scale, is_result, self_or_result)
    return elu_backward_parser.call(*given(("grad_output", "alpha", "scale", "input_scale", "is_result", "self_or_result"), (grad_output, alpha, scale, input_scale, is_result, self_or_result), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


gelu_op = def_("aten::gelu(Tensor self, *, str approximate='none') -> Tensor")
gelu_out_op = def_("aten::gelu.out(Tensor self, *, str approximate='none', Tensor(a!) out) -> Tensor(a!)")
gelu_parser = PythonArgParser("gelu", (gelu_op, gelu_out_op))

def gelu(input=NOT_GIVEN, *args, approximate='none', out=None, **kwargs):
    """nn.functional.gelu(input, *, approximate='none', out=None) -> Tensor

    Multiplies each element by the probability that a standard normal variable is smaller than it.
        out = x * Phi(x); with 'tanh' 0.5 * x * (1 + tanh(sqrt(2/pi) * (x + 0.044715 * x**3)))

    Args:
        input: Floating tensor of any shape.
        approximate: Either 'none' (exact, by the error function) or 'tanh' (the faster approximation).
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape and dtype of `input`.
    Raises:
        RuntimeError if `approximate` is another word.
        NotImplementedError if `input` is an integer or bool tensor.
    Note: The function is not monotonic; its minimum is about -0.17 near x = -0.75.
    Derivative: self: gelu_backward(grad, self, approximate=approximate)
    Journey: `gelu_op` (aten/ops/nn.py), `GeluBackward0`, `gelu_meta`, `gelu_impl`
        (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> F.gelu(tt.tensor([-1., 0., 1.]))
    tensor([-0.1587,  0.0000,  0.8413])
    """
    if out is None and not args and not kwargs and approximate.__class__ is str:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return gelu_op.table[ks](ks, input, approximate)
    if not args and not kwargs and isinstance(input, TensorImpl) and approximate.__class__ is str and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return gelu_out_op.table[ks](ks, input, approximate, out)
    return gelu_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), approximate=approximate, out=out, **kwargs)


gelu__op = def_("aten::gelu_(Tensor(a!) self, *, str approximate='none') -> Tensor(a!)")
gelu__parser = PythonArgParser("gelu_", (gelu__op,))

def gelu_(*args, **kwargs):
    return gelu__parser.call(*args, **kwargs)


gelu_backward_op = def_("aten::gelu_backward(Tensor grad_output, Tensor self, *, str approximate='none') -> Tensor")
gelu_backward_grad_input_op = def_("aten::gelu_backward.grad_input(Tensor grad_output, Tensor self, *, str approximate='none', Tensor(a!) grad_input) -> Tensor(a!)")
gelu_backward_parser = PythonArgParser("gelu_backward", (gelu_backward_op, gelu_backward_grad_input_op))

def gelu_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, *args, approximate='none', out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and approximate.__class__ is str:
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return gelu_backward_op.table[ks](ks, grad_output, input, approximate)
    return gelu_backward_parser.call(*given(("grad_output", "input"), (grad_output, input), (NOT_GIVEN, NOT_GIVEN), args, kwargs), approximate=approximate, out=out, **kwargs)


silu_op = def_("aten::silu(Tensor self) -> Tensor")
silu_out_op = def_("aten::silu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
silu_parser = PythonArgParser("silu", (silu_op, silu_out_op))

def silu(input=NOT_GIVEN, *args, out=None, **kwargs):
    """nn.functional.silu(input, *, out=None) -> Tensor

    Multiplies each element by its own sigmoid. The function is also called swish.
        out = x / (1 + exp(-x))

    Args:
        input: Floating tensor of any shape.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: NotImplementedError if `input` is an integer or bool tensor.
    Derivative: self: silu_gradient(grad, self)
    Journey: `silu_op` (aten/ops/nn.py), `SiluBackward0`, `silu_meta`, `silu_impl`
        (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> F.silu(tt.tensor([-1., 0., 1.]))
    tensor([-0.2689,  0.0000,  0.7311])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return silu_op.table[ks](ks, input)
    return silu_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


silu__op = def_("aten::silu_(Tensor(a!) self) -> Tensor(a!)")
silu__parser = PythonArgParser("silu_", (silu__op,))

def silu_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return silu__op.table[ks](ks, input)
    return silu__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


silu_backward_op = def_("aten::silu_backward(Tensor grad_output, Tensor self) -> Tensor")
silu_backward_grad_input_op = def_("aten::silu_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)")
silu_backward_parser = PythonArgParser("silu_backward", (silu_backward_op, silu_backward_grad_input_op))

def silu_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl):
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return silu_backward_op.table[ks](ks, grad_output, input)
    return silu_backward_parser.call(*given(("grad_output", "input"), (grad_output, input), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


mish_op = def_("aten::mish(Tensor self) -> Tensor")
mish_out_op = def_("aten::mish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
mish_parser = PythonArgParser("mish", (mish_op, mish_out_op))

def mish(input=NOT_GIVEN, *args, out=None, **kwargs):
    """nn.functional.mish(input, *, out=None) -> Tensor

    Multiplies each element by the tanh of its softplus; a smooth, non-monotonic relative of ReLU.
        out = x * tanh(log(1 + exp(x)))

    Args:
        input: Floating tensor of any shape.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: NotImplementedError if `input` is an integer or bool tensor.
    Derivative: self: mish_gradient(grad, self)
    Journey: `mish_op` (aten/ops/nn.py), `MishBackward0`, `mish_meta`, `mish_impl`
        (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> F.mish(tt.tensor([-1., 0., 1.]))
    tensor([-0.3034,  0.0000,  0.8651])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mish_op.table[ks](ks, input)
    return mish_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


mish__op = def_("aten::mish_(Tensor(a!) self) -> Tensor(a!)")
mish__parser = PythonArgParser("mish_", (mish__op,))

def mish_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mish__op.table[ks](ks, input)
    return mish__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


mish_backward_op = def_("aten::mish_backward(Tensor grad_output, Tensor self) -> Tensor")
mish_backward_parser = PythonArgParser("mish_backward", (mish_backward_op,))

def mish_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl):
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mish_backward_op.table[ks](ks, grad_output, input)
    return mish_backward_parser.call(*given(("grad_output", "input"), (grad_output, input), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


hardsigmoid_op = def_("aten::hardsigmoid(Tensor self) -> Tensor")
hardsigmoid_out_op = def_("aten::hardsigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
hardsigmoid_parser = PythonArgParser("hardsigmoid", (hardsigmoid_op, hardsigmoid_out_op))

def hardsigmoid(input=NOT_GIVEN, *args, out=None, **kwargs):
    """nn.functional.hardsigmoid(input, *, out=None) -> Tensor

    Approximates the sigmoid by a straight line between -3 and 3, clipped to 0 and 1.
        out = min(max(x + 3, 0), 6) / 6

    Args:
        input: Floating tensor of any shape.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: NotImplementedError if `input` is an integer or bool tensor.
    Note: The gradient is 1/6 inside (-3, 3) and zero elsewhere, the two corners included.
    Derivative: self: hardsigmoid_backward(grad, self)
    Journey: `hardsigmoid_op` (aten/ops/nn.py), `HardsigmoidBackward0`, `hardsigmoid_meta`, `hardsigmoid_impl`
        (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> F.hardsigmoid(tt.tensor([-4., 0., 1.5, 4.]))
    tensor([0.0000, 0.5000, 0.7500, 1.0000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return hardsigmoid_op.table[ks](ks, input)
    return hardsigmoid_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


hardsigmoid__op = def_("aten::hardsigmoid_(Tensor(a!) self) -> Tensor(a!)")
hardsigmoid__parser = PythonArgParser("hardsigmoid_", (hardsigmoid__op,))

def hardsigmoid_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return hardsigmoid__op.table[ks](ks, input)
    return hardsigmoid__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


hardsigmoid_backward_op = def_("aten::hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor")
hardsigmoid_backward_grad_input_op = def_("aten::hardsigmoid_backward.grad_input(Tensor grad_output, Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)")
hardsigmoid_backward_parser = PythonArgParser("hardsigmoid_backward", (hardsigmoid_backward_op, hardsigmoid_backward_grad_input_op))

def hardsigmoid_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl):
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return hardsigmoid_backward_op.table[ks](ks, grad_output, input)
    return hardsigmoid_backward_parser.call(*given(("grad_output", "input"), (grad_output, input), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


leaky_relu_op = def_("aten::leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor")
leaky_relu_out_op = def_("aten::leaky_relu.out(Tensor self, Scalar negative_slope=0.01, *, Tensor(a!) out) -> Tensor(a!)")
leaky_relu_parser = PythonArgParser("leaky_relu", (leaky_relu_op, leaky_relu_out_op))

def leaky_relu_out(self, negative_slope, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return leaky_relu_out_op.table[ks](ks, self, negative_slope, out)

def leaky_relu(input=NOT_GIVEN, negative_slope=0.01, *args, out=None, **kwargs):
    """nn.functional.leaky_relu(input, negative_slope=0.01, *, out=None) -> Tensor

    Keeps positive elements and multiplies the others by a small slope.
        out = x if x > 0, else negative_slope * x

    Args:
        input: Floating tensor of any shape.
        negative_slope: Number that multiplies what is not positive.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: NotImplementedError if `input` is an integer or bool tensor.
    Note: At exactly 0 the gradient is `negative_slope`.
    Derivative: self: leaky_relu_backward(grad, self, negative_slope, False)
    Journey: `leaky_relu_op` (aten/ops/nn.py), `LeakyReluBackward0`, `leaky_relu_meta`, `leaky_relu_impl`
        (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> F.leaky_relu(tt.tensor([-2., 0., 3.]), 0.25)
    tensor([-0.5000,  0.0000,  3.0000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (negative_slope.__class__ in NUMBERS and (negative_slope.__class__ is not int or -(2**62) < negative_slope < 2**62)):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return leaky_relu_op.table[ks](ks, input, negative_slope)
    return leaky_relu_parser.call(*given(("input", "negative_slope"), (input, negative_slope), (NOT_GIVEN, 0.01), args, kwargs), out=out, **kwargs)


leaky_relu__op = def_("aten::leaky_relu_(Tensor(a!) self, Scalar negative_slope=0.01) -> Tensor(a!)")
leaky_relu__parser = PythonArgParser("leaky_relu_", (leaky_relu__op,))

def leaky_relu__default(self, negative_slope=0.01):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return leaky_relu__op.table[ks](ks, self, negative_slope)

def leaky_relu_(input=NOT_GIVEN, negative_slope=0.01, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (negative_slope.__class__ in NUMBERS and (negative_slope.__class__ is not int or -(2**62) < negative_slope < 2**62)):
        return leaky_relu__default(input, negative_slope)
    return leaky_relu__parser.call(*given(("input", "negative_slope"), (input, negative_slope), (NOT_GIVEN, 0.01), args, kwargs), **kwargs)


leaky_relu_backward_op = def_("aten::leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result) -> Tensor")
leaky_relu_backward_grad_input_op = def_("aten::leaky_relu_backward.grad_input(Tensor grad_output, Tensor self, Scalar negative_slope, bool self_is_result, *, Tensor(a!) grad_input) -> Tensor(a!)")
leaky_relu_backward_parser = PythonArgParser("leaky_relu_backward", (leaky_relu_backward_op, leaky_relu_backward_grad_input_op))

def leaky_relu_backward_default(grad_output, self, negative_slope, self_is_result):
    ks = grad_output.meta_.key_set | self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return leaky_relu_backward_op.table[ks](ks, grad_output, self, negative_slope, self_is_result)

def leaky_relu_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, negative_slope=NOT_GIVEN, self_is_result=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (negative_slope.__class__ in NUMBERS and (negative_slope.__class__ is not int or -(2**62) < negative_slope < 2**62)) and self_is_result.__class__ is bool:
        return leaky_relu_backward_default(grad_output, input, negative_slope, self_is_result)
    return leaky_relu_backward_parser.call(*given(("grad_output", "input", "negative_slope", "self_is_result"), (grad_output, input, negative_slope, self_is_result), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


threshold_op = def_("aten::threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor")
threshold_out_op = def_("aten::threshold.out(Tensor self, Scalar threshold, Scalar value, *, Tensor(a!) out) -> Tensor(a!)")
threshold_parser = PythonArgParser("threshold", (threshold_op, threshold_out_op))

def threshold(input=NOT_GIVEN, threshold=NOT_GIVEN, value=NOT_GIVEN, *args, out=None, **kwargs):
    """threshold(input, threshold, value, *, out=None) -> Tensor

    Replaces each element that is not above `threshold` by `value`.
        out = x if x > threshold, else value

    Args:
        input: Tensor of any shape and real dtype except bool.
        threshold: Number; an element equal to it is replaced.
        value: Number that stands in for what was replaced.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: NotImplementedError for bool tensors.
    Note: NaN stays NaN. Replaced elements pass no gradient on.
    Derivative: self: threshold_backward(grad, self, threshold)
    Journey: `threshold_op` (aten/ops/nn.py), `ThresholdBackward0`, `threshold_meta`, `threshold_impl`
        (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> tt.threshold(tt.tensor([1, 5, 2]), 2, 0)
    tensor([0, 5, 0])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (threshold.__class__ in NUMBERS and (threshold.__class__ is not int or -(2**62) < threshold < 2**62)) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return threshold_op.table[ks](ks, input, threshold, value)
    return threshold_parser.call(*given(("input", "threshold", "value"), (input, threshold, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


threshold__op = def_("aten::threshold_(Tensor(a!) self, Scalar threshold, Scalar value) -> Tensor(a!)")
threshold__parser = PythonArgParser("threshold_", (threshold__op,))

def threshold_(input=NOT_GIVEN, threshold=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (threshold.__class__ in NUMBERS and (threshold.__class__ is not int or -(2**62) < threshold < 2**62)) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return threshold__op.table[ks](ks, input, threshold, value)
    return threshold__parser.call(*given(("input", "threshold", "value"), (input, threshold, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


softplus_op = def_("aten::softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor")
softplus_out_op = def_("aten::softplus.out(Tensor self, Scalar beta=1, Scalar threshold=20, *, Tensor(a!) out) -> Tensor(a!)")
softplus_parser = PythonArgParser("softplus", (softplus_op, softplus_out_op))

def softplus(input=NOT_GIVEN, beta=1, threshold=20, *args, out=None, **kwargs):
    """nn.functional.softplus(input, beta=1, threshold=20, *, out=None) -> Tensor

    A smooth form of ReLU, always positive; its derivative is the sigmoid.
        out = log(1 + exp(beta * x)) / beta; x itself where beta * x > threshold

    Args:
        input: Floating tensor of any shape.
        beta: Number that sharpens the bend; the function nears ReLU as it grows.
        threshold: Number above which the line x is returned, so that exp cannot overflow.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: NotImplementedError if `input` is an integer or bool tensor.
    Derivative: self: softplus_backward(grad, self, beta, threshold)
    Journey: `softplus_op` (aten/ops/nn.py), `SoftplusBackward0`, `softplus_meta`, `softplus_impl`
        (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> F.softplus(tt.tensor([-1., 0., 50.]))
    tensor([ 0.3133,  0.6931, 50.0000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (threshold.__class__ in NUMBERS and (threshold.__class__ is not int or -(2**62) < threshold < 2**62)):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return softplus_op.table[ks](ks, input, beta, threshold)
    return softplus_parser.call(*given(("input", "beta", "threshold"), (input, beta, threshold), (NOT_GIVEN, 1, 20), args, kwargs), out=out, **kwargs)


softplus_backward_op = def_("aten::softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> Tensor")
softplus_backward_grad_input_op = def_("aten::softplus_backward.grad_input(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)")
softplus_backward_parser = PythonArgParser("softplus_backward", (softplus_backward_op, softplus_backward_grad_input_op))

def softplus_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, beta=NOT_GIVEN, threshold=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (threshold.__class__ in NUMBERS and (threshold.__class__ is not int or -(2**62) < threshold < 2**62)):
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return softplus_backward_op.table[ks](ks, grad_output, input, beta, threshold)
    return softplus_backward_parser.call(*given(("grad_output", "input", "beta", "threshold"), (grad_output, input, beta, threshold), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


softshrink_op = def_("aten::softshrink(Tensor self, Scalar lambd=0.5) -> Tensor")
softshrink_out_op = def_("aten::softshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)")
softshrink_parser = PythonArgParser("softshrink", (softshrink_op, softshrink_out_op))

def softshrink(input=NOT_GIVEN, lambd=0.5, *args, out=None, **kwargs):
    """nn.functional.softshrink(input, lambd=0.5, *, out=None) -> Tensor

    Moves each element towards zero by `lambd` and sets what is nearer than that to zero.
        out = x - lambd if x > lambd; x + lambd if x < -lambd; else 0

    Args:
        input: Floating tensor of any shape.
        lambd: Number, not negative.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape and dtype of `input`.
    Raises:
        RuntimeError if `lambd` is negative.
        NotImplementedError if `input` is an integer or bool tensor.
    Note: NaN stays NaN.
    Derivative: self: softshrink_backward(grad, self, lambd)
    Journey: `softshrink_op` (aten/ops/nn.py), `SoftshrinkBackward0`, `softshrink_meta`, `softshrink_impl`
        (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> F.softshrink(tt.tensor([-2., 0.25, 1.]), 0.5)
    tensor([-1.5000,  0.0000,  0.5000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (lambd.__class__ in NUMBERS and (lambd.__class__ is not int or -(2**62) < lambd < 2**62)):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return softshrink_op.table[ks](ks, input, lambd)
    return softshrink_parser.call(*given(("input", "lambd"), (input, lambd), (NOT_GIVEN, 0.5), args, kwargs), out=out, **kwargs)


softshrink_backward_op = def_("aten::softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor")
softshrink_backward_grad_input_op = def_("aten::softshrink_backward.grad_input(Tensor grad_output, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!)")
softshrink_backward_parser = PythonArgParser("softshrink_backward", (softshrink_backward_op, softshrink_backward_grad_input_op))

def softshrink_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, lambd=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (lambd.__class__ in NUMBERS and (lambd.__class__ is not int or -(2**62) < lambd < 2**62)):
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return softshrink_backward_op.table[ks](ks, grad_output, input, lambd)
    return softshrink_backward_parser.call(*given(("grad_output", "input", "lambd"), (grad_output, input, lambd), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


hardshrink_op = def_("aten::hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor")
hardshrink_out_op = def_("aten::hardshrink.out(Tensor self, Scalar lambd=0.5, *, Tensor(a!) out) -> Tensor(a!)")
hardshrink_parser = PythonArgParser("hardshrink", (hardshrink_op, hardshrink_out_op), methods=(hardshrink_op,))

def hardshrink_default(self, lambd=0.5):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return hardshrink_op.table[ks](ks, self, lambd)

def hardshrink(input=NOT_GIVEN, lambd=0.5, *args, out=None, **kwargs):
    """hardshrink(input, lambd=0.5, *, out=None) -> Tensor

    Sets elements within `lambd` of zero to zero and keeps the others unchanged.
        out = 0 if -lambd <= x <= lambd, else x

    Args:
        input: Floating tensor of any shape.
        lambd: Number; the bounds themselves become zero.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: NotImplementedError if `input` is an integer or bool tensor.
    Note: Unlike `softshrink`, what is kept does not move, so the function jumps at the bounds. NaN stays NaN.
    Derivative: self: hardshrink_backward(grad, self, lambd)
    Journey: `hardshrink_op` (aten/ops/nn.py), `HardshrinkBackward0`, `hardshrink_meta`, `hardshrink_impl`
        (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> tt.hardshrink(tt.tensor([-2., 0.5, 1.]), 0.5)
    tensor([-2.,  0.,  1.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (lambd.__class__ in NUMBERS and (lambd.__class__ is not int or -(2**62) < lambd < 2**62)):
        return hardshrink_default(input, lambd)
    return hardshrink_parser.call(*given(("input", "lambd"), (input, lambd), (NOT_GIVEN, 0.5), args, kwargs), out=out, **kwargs)


hardshrink_backward_op = def_("aten::hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor")
hardshrink_backward_grad_input_op = def_("aten::hardshrink_backward.grad_input(Tensor grad_out, Tensor self, Scalar lambd, *, Tensor(a!) grad_input) -> Tensor(a!)")
hardshrink_backward_parser = PythonArgParser("hardshrink_backward", (hardshrink_backward_op, hardshrink_backward_grad_input_op), methods=(hardshrink_backward_op,))

def hardshrink_backward_default(grad_out, self, lambd):
    ks = grad_out.meta_.key_set | self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return hardshrink_backward_op.table[ks](ks, grad_out, self, lambd)

def hardshrink_backward(grad_out=NOT_GIVEN, input=NOT_GIVEN, lambd=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_out, TensorImpl) and isinstance(input, TensorImpl) and (lambd.__class__ in NUMBERS and (lambd.__class__ is not int or -(2**62) < lambd < 2**62)):
        return hardshrink_backward_default(grad_out, input, lambd)
    return hardshrink_backward_parser.call(*given(("grad_out", "input", "lambd"), (grad_out, input, lambd), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


relu6_op = def_("aten::relu6(Tensor self) -> Tensor")
relu6_parser = PythonArgParser("relu6", (relu6_op,))

def relu6(input=NOT_GIVEN, *args, **kwargs):
    """nn.functional.relu6(input) -> Tensor

    Cuts each element to the range from 0 to 6.
        out = min(max(x, 0), 6)

    Args:
        input: Tensor of any shape and real dtype except bool.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: RuntimeError if `input` is a bool tensor.
    Note: NaN stays NaN.
    Derivative: those of the operators that it calls.
    Journey: `relu6_op` (aten/ops/nn.py), `relu6` (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> F.relu6(tt.tensor([-1, 3, 8]))
    tensor([0, 3, 6])
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return relu6_op.table[ks](ks, input)
    return relu6_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


relu6__op = def_("aten::relu6_(Tensor(a!) self) -> Tensor(a!)")
relu6__parser = PythonArgParser("relu6_", (relu6__op,))

def relu6_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return relu6__op.table[ks](ks, input)
    return relu6__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


selu_op = def_("aten::selu(Tensor self) -> Tensor")
selu_parser = PythonArgParser("selu", (selu_op,))

def selu(input=NOT_GIVEN, *args, **kwargs):
    """selu(input) -> Tensor

    ELU with fixed constants that keep the mean near 0 and the variance near 1 through deep nets.
        out = 1.0507 * (x if x > 0, else 1.67326 * (exp(x) - 1)), rounded

    Args:
        input: Floating tensor of any shape.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: NotImplementedError if `input` is an integer or bool tensor.
    Note: The effect needs weights of variance 1 / fan_in; dropout should then be `alpha_dropout`.
    Derivative: those of the operators that it calls.
    Journey: `selu_op` (aten/ops/nn.py), `selu` (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> tt.selu(tt.tensor([-1., 0., 1.]))
    tensor([-1.1113,  0.0000,  1.0507])
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return selu_op.table[ks](ks, input)
    return selu_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


selu__op = def_("aten::selu_(Tensor(a!) self) -> Tensor(a!)")
selu__parser = PythonArgParser("selu_", (selu__op,))

def selu_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return selu__op.table[ks](ks, input)
    return selu__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


celu_op = def_("aten::celu(Tensor self, Scalar alpha=1.0) -> Tensor")
celu_parser = PythonArgParser("celu", (celu_op,))

def celu(input=NOT_GIVEN, alpha=1.0, *args, **kwargs):
    """celu(input, alpha=1.0) -> Tensor

    ELU whose exponential is stretched by `alpha`, so that the derivative at 0 is always 1.
        out = max(x, 0) + min(0, alpha * (exp(x / alpha) - 1))

    Args:
        input: Floating tensor of any shape.
        alpha: Number, not zero.
    Returns: New tensor of the shape and dtype of `input`.
    Raises:
        RuntimeError if `alpha` is 0.
        NotImplementedError if `input` is an integer or bool tensor.
    Derivative: self: elu_backward(grad, alpha, 1, 1.0 / to_float(alpha), False, self)
    Journey: `celu_op` (aten/ops/nn.py), `CeluBackward0`, `celu` (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> tt.celu(tt.tensor([-float('inf'), 0., 2.]), alpha=3.)
    tensor([-3.,  0.,  2.])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return celu_op.table[ks](ks, input, alpha)
    return celu_parser.call(*given(("input", "alpha"), (input, alpha), (NOT_GIVEN, 1.0), args, kwargs), **kwargs)


celu__op = def_("aten::celu_(Tensor(a!) self, Scalar alpha=1.0) -> Tensor(a!)")
celu__parser = PythonArgParser("celu_", (celu__op,))

def celu_(input=NOT_GIVEN, alpha=1.0, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return celu__op.table[ks](ks, input, alpha)
    return celu__parser.call(*given(("input", "alpha"), (input, alpha), (NOT_GIVEN, 1.0), args, kwargs), **kwargs)


hardtanh_op = def_("aten::hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor")
hardtanh_out_op = def_("aten::hardtanh.out(Tensor self, Scalar min_val=-1, Scalar max_val=1, *, Tensor(a!) out) -> Tensor(a!)")
hardtanh_parser = PythonArgParser("hardtanh", (hardtanh_op, hardtanh_out_op))

def hardtanh_default(self, min_val=-1, max_val=1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return hardtanh_op.table[ks](ks, self, min_val, max_val)

def hardtanh(input=NOT_GIVEN, min_val=-1, max_val=1, *args, out=None, **kwargs):
    """nn.functional.hardtanh(input, min_val=-1, max_val=1, *, out=None) -> Tensor

    Cuts each element to the range from `min_val` to `max_val`.
        out = min(max(x, min_val), max_val)

    Args:
        input: Tensor of any shape and real dtype except bool.
        min_val: Number, the lower bound.
        max_val: Number, the upper bound.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape and dtype of `input`.
    Raises:
        RuntimeError if `input` is a bool tensor.
        ValueError if `min_val` exceeds `max_val` (only `nn.functional` looks).
    Note: NaN stays NaN. The gradient is zero on the bounds, unlike that of `clamp`.
    Derivative: self: hardtanh_backward(grad, self, min_val, max_val)
    Journey: `hardtanh_op` (aten/ops/nn.py), `HardtanhBackward0`, `hardtanh`
        (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> F.hardtanh(tt.tensor([-3., 0.5, 3.]))
    tensor([-1.0000,  0.5000,  1.0000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (min_val.__class__ in NUMBERS and (min_val.__class__ is not int or -(2**62) < min_val < 2**62)) and (max_val.__class__ in NUMBERS and (max_val.__class__ is not int or -(2**62) < max_val < 2**62)):
        return hardtanh_default(input, min_val, max_val)
    return hardtanh_parser.call(*given(("input", "min_val", "max_val"), (input, min_val, max_val), (NOT_GIVEN, -1, 1), args, kwargs), out=out, **kwargs)


hardtanh__op = def_("aten::hardtanh_(Tensor(a!) self, Scalar min_val=-1, Scalar max_val=1) -> Tensor(a!)")
hardtanh__parser = PythonArgParser("hardtanh_", (hardtanh__op,))

def hardtanh__default(self, min_val=-1, max_val=1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return hardtanh__op.table[ks](ks, self, min_val, max_val)

def hardtanh_(input=NOT_GIVEN, min_val=-1, max_val=1, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (min_val.__class__ in NUMBERS and (min_val.__class__ is not int or -(2**62) < min_val < 2**62)) and (max_val.__class__ in NUMBERS and (max_val.__class__ is not int or -(2**62) < max_val < 2**62)):
        return hardtanh__default(input, min_val, max_val)
    return hardtanh__parser.call(*given(("input", "min_val", "max_val"), (input, min_val, max_val), (NOT_GIVEN, -1, 1), args, kwargs), **kwargs)


hardtanh_backward_op = def_("aten::hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> Tensor")
hardtanh_backward_grad_input_op = def_("aten::hardtanh_backward.grad_input(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val, *, Tensor(a!) grad_input) -> Tensor(a!)")
hardtanh_backward_parser = PythonArgParser("hardtanh_backward", (hardtanh_backward_op, hardtanh_backward_grad_input_op))

def hardtanh_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, min_val=NOT_GIVEN, max_val=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (min_val.__class__ in NUMBERS and (min_val.__class__ is not int or -(2**62) < min_val < 2**62)) and (max_val.__class__ in NUMBERS and (max_val.__class__ is not int or -(2**62) < max_val < 2**62)):
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return hardtanh_backward_op.table[ks](ks, grad_output, input, min_val, max_val)
    return hardtanh_backward_parser.call(*given(("grad_output", "input", "min_val", "max_val"), (grad_output, input, min_val, max_val), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


hardswish_op = def_("aten::hardswish(Tensor self) -> Tensor")
hardswish_out_op = def_("aten::hardswish.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
hardswish_parser = PythonArgParser("hardswish", (hardswish_op, hardswish_out_op))

def hardswish(input=NOT_GIVEN, *args, out=None, **kwargs):
    """nn.functional.hardswish(input, *, out=None) -> Tensor

    Multiplies each element by its `hardsigmoid`; a cheap approximation of `silu`.
        out = x * min(max(x + 3, 0), 6) / 6

    Args:
        input: Floating tensor of any shape.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: NotImplementedError if `input` is an integer or bool tensor.
    Derivative: self: hardswish_backward(grad, self)
    Journey: `hardswish_op` (aten/ops/nn.py), `HardswishBackward0`, `hardswish`
        (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> F.hardswish(tt.tensor([-2., 1.5, 4.]))
    tensor([-0.3333,  1.1250,  4.0000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return hardswish_op.table[ks](ks, input)
    return hardswish_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


hardswish__op = def_("aten::hardswish_(Tensor(a!) self) -> Tensor(a!)")
hardswish__parser = PythonArgParser("hardswish_", (hardswish__op,))

def hardswish_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return hardswish__op.table[ks](ks, input)
    return hardswish__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


hardswish_backward_op = def_("aten::hardswish_backward(Tensor grad_output, Tensor self) -> Tensor")
hardswish_backward_parser = PythonArgParser("hardswish_backward", (hardswish_backward_op,))

def hardswish_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl):
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return hardswish_backward_op.table[ks](ks, grad_output, input)
    return hardswish_backward_parser.call(*given(("grad_output", "input"), (grad_output, input), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


prelu_op = def_("aten::prelu(Tensor self, Tensor weight) -> Tensor")
prelu_parser = PythonArgParser("prelu", (prelu_op,), methods=(prelu_op,))

def prelu_default(self, weight):
    ks = self.meta_.key_set | weight.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return prelu_op.table[ks](ks, self, weight)

def prelu(input=NOT_GIVEN, weight=NOT_GIVEN, *args, **kwargs):
    """prelu(input, weight) -> Tensor

    Leaky ReLU whose slope is learned, one for all elements or one a channel.
        out = x if x > 0, else weight[c] * x

    Args:
        input: Floating tensor (N, C, *) or any shape with a single weight.
        weight: Tensor (C), or with one element; dtype of `input`.
    Returns: New tensor of the shape and dtype of `input`.
    Raises:
        RuntimeError if the number of weights is neither 1 nor C, or the dtypes differ.
        NotImplementedError if `input` is an integer or bool tensor.
    Note: Channels are dimension 1. A tensor with fewer dimensions has one channel.
    Derivative: those of the operators that it calls.
    Journey: `prelu_op` (aten/ops/nn.py), `prelu` (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> tt.prelu(tt.tensor([[-1., -1.]]), tt.tensor([0.5, 0.25]))
    tensor([[-0.5000, -0.2500]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl):
        return prelu_default(input, weight)
    return prelu_parser.call(*given(("input", "weight"), (input, weight), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_prelu_kernel_op = def_("aten::_prelu_kernel(Tensor self, Tensor weight) -> Tensor")
_prelu_kernel_parser = PythonArgParser("_prelu_kernel", (_prelu_kernel_op,))

def _prelu_kernel_default(self, weight):
    ks = self.meta_.key_set | weight.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _prelu_kernel_op.table[ks](ks, self, weight)

def _prelu_kernel(input=NOT_GIVEN, weight=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl):
        return _prelu_kernel_default(input, weight)
    return _prelu_kernel_parser.call(*given(("input", "weight"), (input, weight), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_prelu_kernel_backward_op = def_("aten::_prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, Tensor)")
_prelu_kernel_backward_parser = PythonArgParser("_prelu_kernel_backward", (_prelu_kernel_backward_op,))

def _prelu_kernel_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, weight=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl):
        ks = grad_output.meta_.key_set | input.meta_.key_set | weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _prelu_kernel_backward_op.table[ks](ks, grad_output, input, weight)
    return _prelu_kernel_backward_parser.call(*given(("grad_output", "input", "weight"), (grad_output, input, weight), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


log_sigmoid_op = def_("aten::log_sigmoid(Tensor self) -> Tensor")
log_sigmoid_out_op = def_("aten::log_sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
log_sigmoid_parser = PythonArgParser("log_sigmoid", (log_sigmoid_op, log_sigmoid_out_op))

def log_sigmoid_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return log_sigmoid_op.table[ks](ks, self)

def log_sigmoid(input=NOT_GIVEN, *args, out=None, **kwargs):
    """nn.functional.logsigmoid(input, *, out=None) -> Tensor

    Logarithm of the sigmoid, element by element, exact also far below zero.
        out[i] = min(input[i], 0) - log(1 + exp(-abs(input[i])))

    Args:
        input: Floating point tensor of any shape.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of `input`'s shape and dtype, with values of at most 0.
    Note: `log(sigmoid(x))` gives -inf where the sigmoid rounds to 0; this does not.
    Derivative: those of the operators that it calls.
    Journey: `log_sigmoid_op` (aten/ops/nn.py), `log_sigmoid` (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> F.logsigmoid(tt.tensor([-1000., 0., 10.]))
    tensor([-1.0000e+03, -6.9315e-01, -4.5399e-05])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        return log_sigmoid_default(input)
    return log_sigmoid_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


log_sigmoid_forward_op = def_("aten::log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)")
log_sigmoid_forward_return = return_type("log_sigmoid_forward", ("output", "buffer"))
log_sigmoid_forward_output_op = def_("aten::log_sigmoid_forward.output(Tensor self, *, Tensor(a!) output, Tensor(b!) buffer) -> (Tensor(a!), Tensor(b!))")
log_sigmoid_forward_parser = PythonArgParser("log_sigmoid_forward", (log_sigmoid_forward_op, log_sigmoid_forward_output_op))

def log_sigmoid_forward_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return log_sigmoid_forward_op.table[ks](ks, self)

def log_sigmoid_forward_output(self, output, buffer):
    ks = self.meta_.key_set | output.meta_.key_set | buffer.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return log_sigmoid_forward_output_op.table[ks](ks, self, output, buffer)

def log_sigmoid_forward(*args, **kwargs):
    return log_sigmoid_forward_parser.call(*args, **kwargs)


log_sigmoid_backward_op = def_("aten::log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor")
log_sigmoid_backward_grad_input_op = def_("aten::log_sigmoid_backward.grad_input(Tensor grad_output, Tensor self, Tensor buffer, *, Tensor(a!) grad_input) -> Tensor(a!)")
log_sigmoid_backward_parser = PythonArgParser("log_sigmoid_backward", (log_sigmoid_backward_op, log_sigmoid_backward_grad_input_op))

def log_sigmoid_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, buffer=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(buffer, TensorImpl):
        ks = grad_output.meta_.key_set | input.meta_.key_set | buffer.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log_sigmoid_backward_op.table[ks](ks, grad_output, input, buffer)
    return log_sigmoid_backward_parser.call(*given(("grad_output", "input", "buffer"), (grad_output, input, buffer), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


glu_op = def_("aten::glu(Tensor self, int dim=-1) -> Tensor")
glu_out_op = def_("aten::glu.out(Tensor self, int dim=-1, *, Tensor(a!) out) -> Tensor(a!)")
glu_parser = PythonArgParser("glu", (glu_op, glu_out_op))

def glu(input=NOT_GIVEN, dim=-1, *args, out=None, **kwargs):
    """nn.functional.glu(input, dim=-1, *, out=None) -> Tensor

    Halves `input` along `dim` and multiplies the first half by the sigmoid of the second.
        out = a * sigmoid(b), where a, b = input.chunk(2, dim)

    Args:
        input: Floating tensor whose size along `dim` is even.
        dim: Dimension that is halved.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor, half as long along `dim`.
    Raises:
        RuntimeError if the size along `dim` is odd or `input` is 0-d.
        NotImplementedError if `input` is an integer or bool tensor.
    Derivative: self: glu_backward(grad, self, dim)
    Journey: `glu_op` (aten/ops/nn.py), `GluBackward0`, `glu_meta`, `glu_impl`
        (aten/native/nn/activation/gated_linear_unit.py).
    Mirrors: aten/src/ATen/native/GatedLinearUnit.cpp

    >>> F.glu(tt.tensor([2., 4., 0., 0.]))
    tensor([1., 2.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return glu_op.table[ks](ks, input, dim)
    return glu_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, -1), args, kwargs), out=out, **kwargs)


glu_backward_op = def_("aten::glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor")
glu_backward_grad_input_op = def_("aten::glu_backward.grad_input(Tensor grad_output, Tensor self, int dim, *, Tensor(a!) grad_input) -> Tensor(a!)")
glu_backward_parser = PythonArgParser("glu_backward", (glu_backward_op, glu_backward_grad_input_op))

def glu_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, dim=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return glu_backward_op.table[ks](ks, grad_output, input, dim)
    return glu_backward_parser.call(*given(("grad_output", "input", "dim"), (grad_output, input, dim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


glu_jvp_op = def_("aten::glu_jvp(Tensor glu, Tensor x, Tensor dx, int dim) -> Tensor")
glu_jvp_parser = PythonArgParser("glu_jvp", (glu_jvp_op,))

def glu_jvp(glu=NOT_GIVEN, x=NOT_GIVEN, dx=NOT_GIVEN, dim=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(glu, TensorImpl) and isinstance(x, TensorImpl) and isinstance(dx, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = glu.meta_.key_set | x.meta_.key_set | dx.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return glu_jvp_op.table[ks](ks, glu, x, dx, dim)
    return glu_jvp_parser.call(*given(("glu", "x", "dx", "dim"), (glu, x, dx, dim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


glu_backward_jvp_op = def_("aten::glu_backward_jvp(Tensor grad_x, Tensor grad_glu, Tensor x, Tensor dgrad_glu, Tensor dx, int dim) -> Tensor")
glu_backward_jvp_parser = PythonArgParser("glu_backward_jvp", (glu_backward_jvp_op,))

def glu_backward_jvp(grad_x=NOT_GIVEN, grad_glu=NOT_GIVEN, x=NOT_GIVEN, dgrad_glu=NOT_GIVEN, dx=NOT_GIVEN, dim=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_x, TensorImpl) and isinstance(grad_glu, TensorImpl) and isinstance(x, TensorImpl) and isinstance(dgrad_glu, TensorImpl) and isinstance(dx, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = grad_x.meta_.key_set | grad_glu.meta_.key_set | x.meta_.key_set | dgrad_glu.meta_.key_set | dx.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return glu_backward_jvp_op.table[ks](ks, grad_x, grad_glu, x, dgrad_glu, dx, dim)
    return glu_backward_jvp_parser.call(*given(("grad_x", "grad_glu", "x", "dgrad_glu", "dx", "dim"), (grad_x, grad_glu, x, dgrad_glu, dx, dim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


softmax_int_op = def_("aten::softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor")
softmax_int_out_op = def_("aten::softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)")
softmax_parser = PythonArgParser("softmax", (softmax_int_op, softmax_int_out_op), methods=(softmax_int_op,))

def softmax_int(self, dim, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return softmax_int_op.table[ks](ks, self, dim, dtype)

def softmax(input=NOT_GIVEN, dim=NOT_GIVEN, dtype=None, *args, out=None, **kwargs):
    """softmax(input, dim, dtype=None, *, out=None) -> Tensor

    Turns the slices along `dim` into positive numbers that sum to 1.
        out[i] = exp(x[i]) / sum_j exp(x[j])

    Args:
        input: Floating tensor of any shape; of any real dtype if `dtype` is given.
        dim: Dimension along which the sum is 1.
        dtype: Floating dtype to compute and return in; `input` is converted first.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape of `input`.
    Raises:
        NotImplementedError if `input` is an integer tensor and no `dtype` is given.
        IndexError if `dim` is out of range.
    Note: The largest element is subtracted first, so large numbers do not overflow. A slice of -inf alone
        gives NaN.
    Derivative: those of the operators that it calls.
    Journey: `softmax_int_op` (aten/ops/nn.py), `softmax_int` (aten/native/nn/activation/soft_max.py).
    Mirrors: aten/src/ATen/native/SoftMax.cpp

    >>> tt.softmax(tt.tensor([[0., 0.], [1000., 0.]]), dim=1)
    tensor([[0.5000, 0.5000],
            [1.0000, 0.0000]])
    """
    if out is None and not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return softmax_int_op.table[ks](ks, input, dim, dtype)
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return softmax_int_out_op.table[ks](ks, input, dim, dtype, out)
    return softmax_parser.call(*given(("input", "dim", "dtype"), (input, dim, dtype), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


_softmax_op = def_("aten::_softmax(Tensor self, int dim, bool half_to_float) -> Tensor")
_softmax_out_op = def_("aten::_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)")
_softmax_parser = PythonArgParser("_softmax", (_softmax_op, _softmax_out_op))

def _softmax_default(self, dim, half_to_float):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _softmax_op.table[ks](ks, self, dim, half_to_float)

def _softmax_out(self, dim, half_to_float, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _softmax_out_op.table[ks](ks, self, dim, half_to_float, out)

def _softmax(input=NOT_GIVEN, dim=NOT_GIVEN, half_to_float=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and half_to_float.__class__ is bool:
        return _softmax_default(input, dim, half_to_float)
    return _softmax_parser.call(*given(("input", "dim", "half_to_float"), (input, dim, half_to_float), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


_softmax_backward_data_op = def_("aten::_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor")
_softmax_backward_data_out_op = def_("aten::_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) grad_input) -> Tensor(a!)")
_softmax_backward_data_parser = PythonArgParser("_softmax_backward_data", (_softmax_backward_data_op, _softmax_backward_data_out_op))

def _softmax_backward_data(grad_output=NOT_GIVEN, output=NOT_GIVEN, dim=NOT_GIVEN, input_dtype=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(output, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and input_dtype.__class__ is ScalarType:
        ks = grad_output.meta_.key_set | output.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _softmax_backward_data_op.table[ks](ks, grad_output, output, dim, input_dtype)
    return _softmax_backward_data_parser.call(*given(("grad_output", "output", "dim", "input_dtype"), (grad_output, output, dim, input_dtype), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


log_softmax_int_op = def_("aten::log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor")
log_softmax_int_out_op = def_("aten::log_softmax.int_out(Tensor self, int dim, ScalarType? dtype=None, *, Tensor(a!) out) -> Tensor(a!)")
log_softmax_parser = PythonArgParser("log_softmax", (log_softmax_int_op, log_softmax_int_out_op), methods=(log_softmax_int_op,))

def log_softmax_int(self, dim, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return log_softmax_int_op.table[ks](ks, self, dim, dtype)

def log_softmax(input=NOT_GIVEN, dim=NOT_GIVEN, dtype=None, *args, out=None, **kwargs):
    """log_softmax(input, dim, dtype=None, *, out=None) -> Tensor

    Logarithm of `softmax`, computed in one step so that small probabilities keep their digits.
        out[i] = x[i] - log(sum_j exp(x[j]))

    Args:
        input: Floating tensor of any shape; of any real dtype if `dtype` is given.
        dim: Dimension along which the exponentials sum to 1.
        dtype: Floating dtype to compute and return in; `input` is converted first.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape of `input`; no element is positive.
    Raises:
        NotImplementedError if `input` is an integer tensor and no `dtype` is given.
        IndexError if `dim` is out of range.
    Note: log(softmax(x)) would give -inf where the probability underflows; this does not.
    Derivative: those of the operators that it calls.
    Journey: `log_softmax_int_op` (aten/ops/nn.py), `log_softmax_int` (aten/native/nn/activation/soft_max.py).
    Mirrors: aten/src/ATen/native/SoftMax.cpp

    >>> tt.log_softmax(tt.tensor([0., 200.]), dim=0)
    tensor([-200.,    0.])
    """
    if out is None and not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return log_softmax_int_op.table[ks](ks, input, dim, dtype)
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log_softmax_int_out_op.table[ks](ks, input, dim, dtype, out)
    return log_softmax_parser.call(*given(("input", "dim", "dtype"), (input, dim, dtype), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


_log_softmax_op = def_("aten::_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor")
_log_softmax_out_op = def_("aten::_log_softmax.out(Tensor self, int dim, bool half_to_float, *, Tensor(a!) out) -> Tensor(a!)")
_log_softmax_parser = PythonArgParser("_log_softmax", (_log_softmax_op, _log_softmax_out_op))

def _log_softmax_default(self, dim, half_to_float):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _log_softmax_op.table[ks](ks, self, dim, half_to_float)

def _log_softmax_out(self, dim, half_to_float, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _log_softmax_out_op.table[ks](ks, self, dim, half_to_float, out)

def _log_softmax(*args, **kwargs):
    return _log_softmax_parser.call(*args, **kwargs)


_log_softmax_backward_data_op = def_("aten::_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> Tensor")
_log_softmax_backward_data_out_op = def_("aten::_log_softmax_backward_data.out(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype, *, Tensor(a!) out) -> Tensor(a!)")
_log_softmax_backward_data_parser = PythonArgParser("_log_softmax_backward_data", (_log_softmax_backward_data_op, _log_softmax_backward_data_out_op))

def _log_softmax_backward_data(grad_output=NOT_GIVEN, output=NOT_GIVEN, dim=NOT_GIVEN, input_dtype=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(output, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and input_dtype.__class__ is ScalarType:
        ks = grad_output.meta_.key_set | output.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _log_softmax_backward_data_op.table[ks](ks, grad_output, output, dim, input_dtype)
    return _log_softmax_backward_data_parser.call(*given(("grad_output", "output", "dim", "input_dtype"), (grad_output, output, dim, input_dtype), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


_safe_softmax_op = def_("aten::_safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor")
_safe_softmax_parser = PythonArgParser("_safe_softmax", (_safe_softmax_op,))

def _safe_softmax_default(self, dim, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _safe_softmax_op.table[ks](ks, self, dim, dtype)

def _safe_softmax(input=NOT_GIVEN, dim=NOT_GIVEN, dtype=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
        return _safe_softmax_default(input, dim, dtype)
    return _safe_softmax_parser.call(*given(("input", "dim", "dtype"), (input, dim, dtype), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


rrelu_op = def_("aten::rrelu(Tensor self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor")
rrelu_parser = PythonArgParser("rrelu", (rrelu_op,))

def rrelu(input=NOT_GIVEN, lower=0.125, upper=0.3333333333333333, training=False, generator=None, *args, **kwargs):
    """rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, generator=None) -> Tensor

    Leaky ReLU whose slope is drawn at random for each element in training.
        out = x if x > 0, else a * x; a is uniform in [lower, upper], outside of training (lower + upper) / 2

    Args:
        input: Floating tensor of any shape.
        lower: Number, the smallest slope.
        upper: Number, the largest slope.
        training: Whether slopes are drawn.
        generator: Source of random numbers; None means the default generator.
    Returns: New tensor of the shape and dtype of `input`.
    Raises:
        RuntimeError if `lower` exceeds `upper`.
        NotImplementedError if `input` is an integer or bool tensor.
    Derivative: those of the operators that it calls.
    Journey: `rrelu_op` (aten/ops/nn.py), `rrelu` (aten/native/nn/activation/activation.py).
    Mirrors: aten/src/ATen/native/Activation.cpp

    >>> tt.rrelu(tt.tensor([-8., 8.]), lower=0.25, upper=0.75)
    tensor([-4.,  8.])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (lower.__class__ in NUMBERS and (lower.__class__ is not int or -(2**62) < lower < 2**62)) and (upper.__class__ in NUMBERS and (upper.__class__ is not int or -(2**62) < upper < 2**62)) and training.__class__ is bool and generator is None:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rrelu_op.table[ks](ks, input, lower, upper, training, generator)
    return rrelu_parser.call(*given(("input", "lower", "upper", "training", "generator"), (input, lower, upper, training, generator), (NOT_GIVEN, 0.125, 0.3333333333333333, False, None), args, kwargs), **kwargs)


rrelu__op = def_("aten::rrelu_(Tensor(a!) self, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)")
rrelu__parser = PythonArgParser("rrelu_", (rrelu__op,))

def rrelu_(input=NOT_GIVEN, lower=0.125, upper=0.3333333333333333, training=False, generator=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (lower.__class__ in NUMBERS and (lower.__class__ is not int or -(2**62) < lower < 2**62)) and (upper.__class__ in NUMBERS and (upper.__class__ is not int or -(2**62) < upper < 2**62)) and training.__class__ is bool and generator is None:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rrelu__op.table[ks](ks, input, lower, upper, training, generator)
    return rrelu__parser.call(*given(("input", "lower", "upper", "training", "generator"), (input, lower, upper, training, generator), (NOT_GIVEN, 0.125, 0.3333333333333333, False, None), args, kwargs), **kwargs)


rrelu_with_noise_op = def_("aten::rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor")
rrelu_with_noise_out_op = def_("aten::rrelu_with_noise.out(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None, *, Tensor(a!) out) -> Tensor(a!)")
rrelu_with_noise_parser = PythonArgParser("rrelu_with_noise", (rrelu_with_noise_op, rrelu_with_noise_out_op))

def rrelu_with_noise_default(self, noise, lower=0.125, upper=0.3333333333333333, training=False, generator=None):
    ks = self.meta_.key_set | noise.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return rrelu_with_noise_op.table[ks](ks, self, noise, lower, upper, training, generator)

def rrelu_with_noise(*args, **kwargs):
    return rrelu_with_noise_parser.call(*args, **kwargs)


rrelu_with_noise__op = def_("aten::rrelu_with_noise_(Tensor(a!) self, Tensor(b!) noise, Scalar lower=0.125, Scalar upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor(a!)")
rrelu_with_noise__parser = PythonArgParser("rrelu_with_noise_", (rrelu_with_noise__op,))

def rrelu_with_noise__default(self, noise, lower=0.125, upper=0.3333333333333333, training=False, generator=None):
    ks = self.meta_.key_set | noise.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return rrelu_with_noise__op.table[ks](ks, self, noise, lower, upper, training, generator)

def rrelu_with_noise_(*args, **kwargs):
    return rrelu_with_noise__parser.call(*args, **kwargs)


rrelu_with_noise_backward_op = def_("aten::rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, bool self_is_result) -> Tensor")
rrelu_with_noise_backward_parser = PythonArgParser("rrelu_with_noise_backward", (rrelu_with_noise_backward_op,))

def rrelu_with_noise_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, noise=NOT_GIVEN, lower=NOT_GIVEN, upper=NOT_GIVEN, training=NOT_GIVEN, self_is_result=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(noise, TensorImpl) and (lower.__class__ in NUMBERS and (lower.__class__ is not int or -(2**62) < lower < 2**62)) and (upper.__class__ in NUMBERS and (upper.__class__ is not int or -(2**62) < upper < 2**62)) and training.__class__ is bool and self_is_result.__class__ is bool:
        ks = grad_output.meta_.key_set | input.meta_.key_set | noise.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rrelu_with_noise_backward_op.table[ks](ks, grad_output, input, noise, lower, upper, training, self_is_result)
    return rrelu_with_noise_backward_parser.call(*given(("grad_output", "input", "noise", "lower", "upper", "training", "self_is_result"), (grad_output, input, noise, lower, upper, training, self_is_result), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


mse_loss_op = def_("aten::mse_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor")
mse_loss_out_op = def_("aten::mse_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)")
mse_loss_parser = PythonArgParser("mse_loss", (mse_loss_op, mse_loss_out_op))

def mse_loss(input=NOT_GIVEN, target=NOT_GIVEN, reduction=0, *args, out=None, **kwargs):
    """nn.functional.mse_loss(input, target, reduction=0, *, out=None) -> Tensor

    Squared difference of `input` and `target`, by default averaged over all elements.
        l = (input - target)**2

    Args:
        input: Floating tensor of any shape.
        target: Tensor of the same shape. Others are broadcast, with a warning from `nn.functional`.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: 0-d tensor for 'mean' and 'sum'; with 'none' a tensor of the broadcast shape. The dtype is the
        promoted one.
    Raises:
        RuntimeError if the shapes cannot be broadcast.
        NotImplementedError if both are integer tensors.
    Note: The mean over no elements is NaN.
    Derivative: self: mse_loss_backward(grad, self, target, reduction)
                target: mse_loss_backward(grad, target, self, reduction)
    Journey: `mse_loss_op` (aten/ops/nn.py), `MseLossBackward0`, `mse_loss_meta`, `mse_loss_impl`
        (aten/native/nn/loss/loss.py).
    Mirrors: aten/src/ATen/native/Loss.cpp

    >>> F.mse_loss(tt.tensor([1., 2.]), tt.tensor([1., 4.]))
    tensor(2.)
    """
    if out is None and not args and not kwargs and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        try:
            ks = input.meta_.key_set | target.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return mse_loss_op.table[ks](ks, input, target, reduction)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and reduction.__class__ is int and -(2**30) < reduction < 2**30 and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | target.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mse_loss_out_op.table[ks](ks, input, target, reduction, out)
    return mse_loss_parser.call(*given(("input", "target", "reduction"), (input, target, reduction), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


mse_loss_backward_op = def_("aten::mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor")
mse_loss_backward_grad_input_op = def_("aten::mse_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!)")
mse_loss_backward_parser = PythonArgParser("mse_loss_backward", (mse_loss_backward_op, mse_loss_backward_grad_input_op))

def mse_loss_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, target=NOT_GIVEN, reduction=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = grad_output.meta_.key_set | input.meta_.key_set | target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mse_loss_backward_op.table[ks](ks, grad_output, input, target, reduction)
    return mse_loss_backward_parser.call(*given(("grad_output", "input", "target", "reduction"), (grad_output, input, target, reduction), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


smooth_l1_loss_op = def_("aten::smooth_l1_loss(Tensor self, Tensor target, int reduction=Mean, float beta=1.0) -> Tensor")
smooth_l1_loss_out_op = def_("aten::smooth_l1_loss.out(Tensor self, Tensor target, int reduction=Mean, float beta=1.0, *, Tensor(a!) out) -> Tensor(a!)")
smooth_l1_loss_parser = PythonArgParser("smooth_l1_loss", (smooth_l1_loss_op, smooth_l1_loss_out_op))

def smooth_l1_loss(input=NOT_GIVEN, target=NOT_GIVEN, reduction=0, beta=1.0, *args, out=None, **kwargs):
    """nn.functional.smooth_l1_loss(input, target, reduction=0, beta=1.0, *, out=None) -> Tensor

    Loss that is a parabola for differences below `beta` and a straight line beyond.
        l = 0.5 * d**2 / beta if |d| < beta, else |d| - 0.5 * beta; d = input - target

    Args:
        input: Floating tensor of any shape.
        target: Tensor of the same shape; others are broadcast.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
        beta: Number, not negative, where the two parts meet; 0 gives `l1_loss`.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: 0-d tensor for 'mean' and 'sum'; with 'none' a tensor of the broadcast shape. The dtype is the
        promoted one.
    Raises:
        RuntimeError if `beta` is negative or the shapes cannot be broadcast.
        NotImplementedError if both are integer tensors.
    Note: It equals `huber_loss` divided by `beta`, so the slope of the line is always 1.
    Derivative: self: smooth_l1_loss_backward(grad, self, target, reduction, beta)
                target: smooth_l1_loss_backward(grad, target, self, reduction, beta)
    Journey: `smooth_l1_loss_op` (aten/ops/nn.py), `SmoothL1LossBackward0`, `smooth_l1_loss_meta`,
        `smooth_l1_loss_impl` (aten/native/nn/loss/loss.py).
    Mirrors: aten/src/ATen/native/Loss.cpp

    >>> F.smooth_l1_loss(tt.tensor([0., 0.]), tt.tensor([0.5, 3.]), reduction='none')
    tensor([0.1250, 2.5000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and reduction.__class__ is int and -(2**30) < reduction < 2**30 and (beta.__class__ is float or (beta.__class__ is int and -(2**30) < beta < 2**30)):
        ks = input.meta_.key_set | target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return smooth_l1_loss_op.table[ks](ks, input, target, reduction, beta if beta.__class__ is float else float(beta))
    return smooth_l1_loss_parser.call(*given(("input", "target", "reduction", "beta"), (input, target, reduction, beta), (NOT_GIVEN, NOT_GIVEN, 0, 1.0), args, kwargs), out=out, **kwargs)


smooth_l1_loss_backward_op = def_("aten::smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) -> Tensor")
smooth_l1_loss_backward_grad_input_op = def_("aten::smooth_l1_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta, *, Tensor(a!) grad_input) -> Tensor(a!)")
smooth_l1_loss_backward_parser = PythonArgParser("smooth_l1_loss_backward", (smooth_l1_loss_backward_op, smooth_l1_loss_backward_grad_input_op))

def smooth_l1_loss_backward_grad_input(grad_output, self, target, reduction, beta, grad_input):
    ks = grad_output.meta_.key_set | self.meta_.key_set | target.meta_.key_set | grad_input.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return smooth_l1_loss_backward_grad_input_op.table[ks](ks, grad_output, self, target, reduction, beta, grad_input)

def smooth_l1_loss_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, target=NOT_GIVEN, reduction=NOT_GIVEN, beta=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and reduction.__class__ is int and -(2**30) < reduction < 2**30 and (beta.__class__ is float or (beta.__class__ is int and -(2**30) < beta < 2**30)):
        ks = grad_output.meta_.key_set | input.meta_.key_set | target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return smooth_l1_loss_backward_op.table[ks](ks, grad_output, input, target, reduction, beta if beta.__class__ is float else float(beta))
    return smooth_l1_loss_backward_parser.call(*given(("grad_output", "input", "target", "reduction", "beta"), (grad_output, input, target, reduction, beta), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


huber_loss_op = def_("aten::huber_loss(Tensor self, Tensor target, int reduction=Mean, float delta=1.0) -> Tensor")
huber_loss_out_op = def_("aten::huber_loss.out(Tensor self, Tensor target, int reduction=Mean, float delta=1.0, *, Tensor(a!) out) -> Tensor(a!)")
huber_loss_parser = PythonArgParser("huber_loss", (huber_loss_op, huber_loss_out_op))

def huber_loss(input=NOT_GIVEN, target=NOT_GIVEN, reduction=0, delta=1.0, *args, out=None, **kwargs):
    """nn.functional.huber_loss(input, target, reduction=0, delta=1.0, *, out=None) -> Tensor

    Loss that is a parabola for differences up to `delta` and a straight line of slope `delta` beyond.
        l = 0.5 * d**2 if |d| <= delta, else delta * (|d| - 0.5 * delta); d = input - target

    Args:
        input: Floating tensor of any shape.
        target: Tensor of the same shape; others are broadcast.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
        delta: Positive number where the two parts meet.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: 0-d tensor for 'mean' and 'sum'; with 'none' a tensor of the broadcast shape. The dtype is the
        promoted one.
    Raises: RuntimeError if `delta` is not positive or the shapes cannot be broadcast.
    Note: The mean over no elements is NaN.
    Derivative: self: huber_loss_backward(grad, self, target, reduction, delta)
                target: huber_loss_backward(grad, target, self, reduction, delta)
    Journey: `huber_loss_op` (aten/ops/nn.py), `HuberLossBackward0`, `huber_loss`
        (aten/native/nn/loss/loss.py).
    Mirrors: aten/src/ATen/native/Loss.cpp

    >>> F.huber_loss(tt.tensor([0., 0.]), tt.tensor([1., 4.]), reduction='none', delta=2.)
    tensor([0.5000, 6.0000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and reduction.__class__ is int and -(2**30) < reduction < 2**30 and (delta.__class__ is float or (delta.__class__ is int and -(2**30) < delta < 2**30)):
        ks = input.meta_.key_set | target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return huber_loss_op.table[ks](ks, input, target, reduction, delta if delta.__class__ is float else float(delta))
    return huber_loss_parser.call(*given(("input", "target", "reduction", "delta"), (input, target, reduction, delta), (NOT_GIVEN, NOT_GIVEN, 0, 1.0), args, kwargs), out=out, **kwargs)


huber_loss_backward_op = def_("aten::huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> Tensor")
huber_loss_backward_out_op = def_("aten::huber_loss_backward.out(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta, *, Tensor(a!) grad_input) -> Tensor(a!)")
huber_loss_backward_parser = PythonArgParser("huber_loss_backward", (huber_loss_backward_op, huber_loss_backward_out_op))

def huber_loss_backward_out(grad_output, self, target, reduction, delta, grad_input):
    ks = grad_output.meta_.key_set | self.meta_.key_set | target.meta_.key_set | grad_input.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return huber_loss_backward_out_op.table[ks](ks, grad_output, self, target, reduction, delta, grad_input)

def huber_loss_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, target=NOT_GIVEN, reduction=NOT_GIVEN, delta=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and reduction.__class__ is int and -(2**30) < reduction < 2**30 and (delta.__class__ is float or (delta.__class__ is int and -(2**30) < delta < 2**30)):
        ks = grad_output.meta_.key_set | input.meta_.key_set | target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return huber_loss_backward_op.table[ks](ks, grad_output, input, target, reduction, delta if delta.__class__ is float else float(delta))
    return huber_loss_backward_parser.call(*given(("grad_output", "input", "target", "reduction", "delta"), (grad_output, input, target, reduction, delta), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


binary_cross_entropy_op = def_("aten::binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor")
binary_cross_entropy_out_op = def_("aten::binary_cross_entropy.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)")
binary_cross_entropy_parser = PythonArgParser("binary_cross_entropy", (binary_cross_entropy_op, binary_cross_entropy_out_op))

def binary_cross_entropy(input=NOT_GIVEN, target=NOT_GIVEN, weight=None, reduction=0, *args, out=None, **kwargs):
    """nn.functional.binary_cross_entropy(input, target, weight=None, reduction=0, *, out=None) -> Tensor

    Cross entropy of probabilities `input` and targets between 0 and 1.
        l = -w * (y * log(x) + (1 - y) * log(1 - x))

    Args:
        input: Floating tensor of probabilities, any shape.
        target: Tensor of the same shape and dtype.
        weight: Tensor that multiplies each loss and is broadcast to `input`, or None.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: 0-d tensor, or with 'none' one of the shape of `input`.
    Raises:
        RuntimeError if an element of `input` lies outside [0, 1] or the dtypes differ.
        ValueError if the shapes differ.
    Note: The logarithms are not let below -100, so the loss stays finite. `binary_cross_entropy_with_logits`
        is more exact.
    Derivative: self: binary_cross_entropy_backward(grad, self, target, weight, reduction)
                target: binary_cross_entropy_target_backward(grad, self, target, weight, reduction)
    Journey: `binary_cross_entropy_op` (aten/ops/nn.py), `BinaryCrossEntropyBackward0`, `binary_cross_entropy`
        (aten/native/nn/loss/loss.py).
    Mirrors: aten/src/ATen/native/Loss.cpp

    >>> F.binary_cross_entropy(tt.tensor([0.]), tt.tensor([1.]))
    tensor(100.)
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = input.meta_.key_set | target.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return binary_cross_entropy_op.table[ks](ks, input, target, weight, reduction)
    return binary_cross_entropy_parser.call(*given(("input", "target", "weight", "reduction"), (input, target, weight, reduction), (NOT_GIVEN, NOT_GIVEN, None, 0), args, kwargs), out=out, **kwargs)


binary_cross_entropy_backward_op = def_("aten::binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean) -> Tensor")
binary_cross_entropy_backward_grad_input_op = def_("aten::binary_cross_entropy_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)")
binary_cross_entropy_backward_parser = PythonArgParser("binary_cross_entropy_backward", (binary_cross_entropy_backward_op, binary_cross_entropy_backward_grad_input_op))

def binary_cross_entropy_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, target=NOT_GIVEN, weight=None, reduction=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = grad_output.meta_.key_set | input.meta_.key_set | target.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return binary_cross_entropy_backward_op.table[ks](ks, grad_output, input, target, weight, reduction)
    return binary_cross_entropy_backward_parser.call(*given(("grad_output", "input", "target", "weight", "reduction"), (grad_output, input, target, weight, reduction), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, 0), args, kwargs), out=out, **kwargs)


nll_loss_nd_op = def_("aten::nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor")
nll_loss_nd_parser = PythonArgParser("nll_loss_nd", (nll_loss_nd_op,))

def nll_loss_nd_default(self, target, weight=None, reduction=1, ignore_index=-100):
    ks = self.meta_.key_set | target.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nll_loss_nd_op.table[ks](ks, self, target, weight, reduction, ignore_index)

def nll_loss_nd(input=NOT_GIVEN, target=NOT_GIVEN, weight=None, reduction=0, ignore_index=-100, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and reduction.__class__ is int and -(2**30) < reduction < 2**30 and ignore_index.__class__ is int and -(2**30) < ignore_index < 2**30:
        return nll_loss_nd_default(input, target, weight, reduction, ignore_index)
    return nll_loss_nd_parser.call(*given(("input", "target", "weight", "reduction", "ignore_index"), (input, target, weight, reduction, ignore_index), (NOT_GIVEN, NOT_GIVEN, None, 0, -100), args, kwargs), **kwargs)


nll_loss_op = def_("aten::nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor")
nll_loss_out_op = def_("aten::nll_loss.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)")
nll_loss_parser = PythonArgParser("nll_loss", (nll_loss_op, nll_loss_out_op))

def nll_loss_default(self, target, weight=None, reduction=1, ignore_index=-100):
    ks = self.meta_.key_set | target.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nll_loss_op.table[ks](ks, self, target, weight, reduction, ignore_index)

def nll_loss(input=NOT_GIVEN, target=NOT_GIVEN, weight=None, reduction=0, ignore_index=-100, *args, out=None, **kwargs):
    """nn.functional.nll_loss(input, target, weight=None, reduction=0, ignore_index=-100, *, out=None) -> Tensor

    Negative log-likelihood. It picks from the log-probabilities that of the right class, sign reversed.
        l[n] = -weight[y] * input[n, y], y = target[n]; 'mean' divides the sum by the sum of these weights

    Args:
        input: Log-probabilities, floating tensor (C) or (N, C); `nn.functional` also takes (N, C, d1, ...).
        target: Class numbers from 0 to C - 1, int64 or uint8, of the shape of `input` without C.
        weight: Tensor (C) of class weights, or None.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
        ignore_index: Class number that counts neither in the sum nor in the mean.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: 0-d tensor, or with 'none' one of the shape of `target`.
    Raises:
        IndexError if a target is no class.
        RuntimeError if `target` has another dtype or `weight` has not C elements.
        ValueError if the batch sizes differ (`nn.functional` looks).
    Note: If every target is ignored, the mean is NaN.
    Derivative: those of the operators that it calls.
    Journey: `nll_loss_op` (aten/ops/nn.py), `nll_loss` (aten/native/nn/loss/loss_nll.py).
    Mirrors: aten/src/ATen/native/LossNLL.cpp

    >>> F.nll_loss(tt.tensor([[-0.5, -1.], [-2., -0.25]]), tt.tensor([0, 1]))
    tensor(0.3750)
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and reduction.__class__ is int and -(2**30) < reduction < 2**30 and ignore_index.__class__ is int and -(2**30) < ignore_index < 2**30:
        return nll_loss_default(input, target, weight, reduction, ignore_index)
    return nll_loss_parser.call(*given(("input", "target", "weight", "reduction", "ignore_index"), (input, target, weight, reduction, ignore_index), (NOT_GIVEN, NOT_GIVEN, None, 0, -100), args, kwargs), out=out, **kwargs)


nll_loss_forward_op = def_("aten::nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)")
nll_loss_forward_return = return_type("nll_loss_forward", ("output", "total_weight"))
nll_loss_forward_output_op = def_("aten::nll_loss_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))")
nll_loss_forward_parser = PythonArgParser("nll_loss_forward", (nll_loss_forward_op, nll_loss_forward_output_op))

def nll_loss_forward_default(self, target, weight, reduction, ignore_index):
    ks = self.meta_.key_set | target.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nll_loss_forward_op.table[ks](ks, self, target, weight, reduction, ignore_index)

def nll_loss_forward_output(self, target, weight, reduction, ignore_index, output, total_weight):
    ks = self.meta_.key_set | target.meta_.key_set | output.meta_.key_set | total_weight.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nll_loss_forward_output_op.table[ks](ks, self, target, weight, reduction, ignore_index, output, total_weight)

def nll_loss_forward(*args, **kwargs):
    return nll_loss_forward_parser.call(*args, **kwargs)


nll_loss_backward_op = def_("aten::nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor")
nll_loss_backward_grad_input_op = def_("aten::nll_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)")
nll_loss_backward_parser = PythonArgParser("nll_loss_backward", (nll_loss_backward_op, nll_loss_backward_grad_input_op))

def nll_loss_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, target=NOT_GIVEN, weight=NOT_GIVEN, reduction=NOT_GIVEN, ignore_index=NOT_GIVEN, total_weight=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and reduction.__class__ is int and -(2**30) < reduction < 2**30 and ignore_index.__class__ is int and -(2**30) < ignore_index < 2**30 and isinstance(total_weight, TensorImpl):
        ks = grad_output.meta_.key_set | input.meta_.key_set | target.meta_.key_set | total_weight.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return nll_loss_backward_op.table[ks](ks, grad_output, input, target, weight, reduction, ignore_index, total_weight)
    return nll_loss_backward_parser.call(*given(("grad_output", "input", "target", "weight", "reduction", "ignore_index", "total_weight"), (grad_output, input, target, weight, reduction, ignore_index, total_weight), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


nll_loss2d_op = def_("aten::nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100) -> Tensor")
nll_loss2d_out_op = def_("aten::nll_loss2d.out(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, *, Tensor(a!) out) -> Tensor(a!)")
nll_loss2d_parser = PythonArgParser("nll_loss2d", (nll_loss2d_op, nll_loss2d_out_op))

def nll_loss2d_default(self, target, weight=None, reduction=1, ignore_index=-100):
    ks = self.meta_.key_set | target.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nll_loss2d_op.table[ks](ks, self, target, weight, reduction, ignore_index)

def nll_loss2d(input=NOT_GIVEN, target=NOT_GIVEN, weight=None, reduction=0, ignore_index=-100, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and reduction.__class__ is int and -(2**30) < reduction < 2**30 and ignore_index.__class__ is int and -(2**30) < ignore_index < 2**30:
        return nll_loss2d_default(input, target, weight, reduction, ignore_index)
    return nll_loss2d_parser.call(*given(("input", "target", "weight", "reduction", "ignore_index"), (input, target, weight, reduction, ignore_index), (NOT_GIVEN, NOT_GIVEN, None, 0, -100), args, kwargs), out=out, **kwargs)


nll_loss2d_forward_op = def_("aten::nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index) -> (Tensor output, Tensor total_weight)")
nll_loss2d_forward_return = return_type("nll_loss2d_forward", ("output", "total_weight"))
nll_loss2d_forward_output_op = def_("aten::nll_loss2d_forward.output(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, *, Tensor(a!) output, Tensor(b!) total_weight) -> (Tensor(a!), Tensor(b!))")
nll_loss2d_forward_parser = PythonArgParser("nll_loss2d_forward", (nll_loss2d_forward_op, nll_loss2d_forward_output_op))

def nll_loss2d_forward_default(self, target, weight, reduction, ignore_index):
    ks = self.meta_.key_set | target.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nll_loss2d_forward_op.table[ks](ks, self, target, weight, reduction, ignore_index)

def nll_loss2d_forward_output(self, target, weight, reduction, ignore_index, output, total_weight):
    ks = self.meta_.key_set | target.meta_.key_set | output.meta_.key_set | total_weight.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nll_loss2d_forward_output_op.table[ks](ks, self, target, weight, reduction, ignore_index, output, total_weight)

def nll_loss2d_forward(*args, **kwargs):
    return nll_loss2d_forward_parser.call(*args, **kwargs)


nll_loss2d_backward_op = def_("aten::nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight) -> Tensor")
nll_loss2d_backward_grad_input_op = def_("aten::nll_loss2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, SymInt ignore_index, Tensor total_weight, *, Tensor(a!) grad_input) -> Tensor(a!)")
nll_loss2d_backward_parser = PythonArgParser("nll_loss2d_backward", (nll_loss2d_backward_op, nll_loss2d_backward_grad_input_op))

def nll_loss2d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, target=NOT_GIVEN, weight=NOT_GIVEN, reduction=NOT_GIVEN, ignore_index=NOT_GIVEN, total_weight=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and reduction.__class__ is int and -(2**30) < reduction < 2**30 and ignore_index.__class__ is int and -(2**30) < ignore_index < 2**30 and isinstance(total_weight, TensorImpl):
        ks = grad_output.meta_.key_set | input.meta_.key_set | target.meta_.key_set | total_weight.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return nll_loss2d_backward_op.table[ks](ks, grad_output, input, target, weight, reduction, ignore_index, total_weight)
    return nll_loss2d_backward_parser.call(*given(("grad_output", "input", "target", "weight", "reduction", "ignore_index", "total_weight"), (grad_output, input, target, weight, reduction, ignore_index, total_weight), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


cross_entropy_loss_op = def_("aten::cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, SymInt ignore_index=-100, float label_smoothing=0.0) -> Tensor")
cross_entropy_loss_parser = PythonArgParser("cross_entropy_loss", (cross_entropy_loss_op,))

def cross_entropy_loss(input=NOT_GIVEN, target=NOT_GIVEN, weight=None, reduction=0, ignore_index=-100, label_smoothing=0.0, *args, **kwargs):
    if not args and not kwargs and reduction.__class__ is int and -(2**30) < reduction < 2**30 and ignore_index.__class__ is int and -(2**30) < ignore_index < 2**30 and (label_smoothing.__class__ is float or (label_smoothing.__class__ is int and -(2**30) < label_smoothing < 2**30)):
        try:
            ks = input.meta_.key_set | target.meta_.key_set
            if weight is not None:
                ks |= weight.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return cross_entropy_loss_op.table[ks](ks, input, target, weight, reduction, ignore_index, label_smoothing if label_smoothing.__class__ is float else float(label_smoothing))
    return cross_entropy_loss_parser.call(*given(("input", "target", "weight", "reduction", "ignore_index", "label_smoothing"), (input, target, weight, reduction, ignore_index, label_smoothing), (NOT_GIVEN, NOT_GIVEN, None, 0, -100, 0.0), args, kwargs), **kwargs)


binary_cross_entropy_with_logits_op = def_("aten::binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, Tensor? pos_weight=None, int reduction=Mean) -> Tensor")
binary_cross_entropy_with_logits_parser = PythonArgParser("binary_cross_entropy_with_logits", (binary_cross_entropy_with_logits_op,))

def binary_cross_entropy_with_logits(input=NOT_GIVEN, target=NOT_GIVEN, weight=None, pos_weight=None, reduction=0, *args, **kwargs):
    """binary_cross_entropy_with_logits(input, target, weight=None, pos_weight=None, reduction=0) -> Tensor

    Binary cross entropy of logits. The sigmoid is part of the loss, so large logits do not overflow.
        l = -w * (pos_weight * y * log(sigmoid(x)) + (1 - y) * log(1 - sigmoid(x)))

    Args:
        input: Floating tensor of logits, any shape.
        target: Tensor of the same shape, between 0 and 1.
        weight: Tensor that multiplies each loss, broadcast to `input`, or None.
        pos_weight: Tensor that multiplies the positive part, broadcast to `target`, or None; above 1 it
            favours recall.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
    Returns: 0-d tensor, or with 'none' one of the shape of `input`.
    Raises: ValueError if the shapes differ (`nn.functional` looks).
    Derivative: self: binary_cross_entropy_with_logits_backward(grad, self, target, weight, pos_weight,
                    reduction)
                target: binary_cross_entropy_with_logits_target_backward(grad, self, target, weight,
                    pos_weight, reduction)
    Journey: `binary_cross_entropy_with_logits_op` (aten/ops/nn.py), `BinaryCrossEntropyWithLogitsBackward0`,
        `binary_cross_entropy_with_logits` (aten/native/nn/loss/loss.py).
    Mirrors: aten/src/ATen/native/Loss.cpp

    >>> F.binary_cross_entropy_with_logits(tt.tensor([0., 100.]), tt.tensor([1., 0.]), reduction='none')
    tensor([  0.6931, 100.0000])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and (pos_weight is None or isinstance(pos_weight, TensorImpl)) and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = input.meta_.key_set | target.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if pos_weight is not None:
            ks |= pos_weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return binary_cross_entropy_with_logits_op.table[ks](ks, input, target, weight, pos_weight, reduction)
    return binary_cross_entropy_with_logits_parser.call(*given(("input", "target", "weight", "pos_weight", "reduction"), (input, target, weight, pos_weight, reduction), (NOT_GIVEN, NOT_GIVEN, None, None, 0), args, kwargs), **kwargs)


l1_loss_op = def_("aten::l1_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor")
l1_loss_parser = PythonArgParser("l1_loss", (l1_loss_op,))

def l1_loss(input=NOT_GIVEN, target=NOT_GIVEN, reduction=0, *args, **kwargs):
    """nn.functional.l1_loss(input, target, reduction=0) -> Tensor

    Absolute difference of `input` and `target`, by default averaged over all elements.
        l = |input - target|

    Args:
        input: Tensor of any shape.
        target: Tensor of the same shape. Others are broadcast, with a warning from `nn.functional`.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
    Returns: 0-d tensor for 'mean' and 'sum'; with 'none' a tensor of the broadcast shape. The dtype is the
        promoted one.
    Raises: RuntimeError if the shapes cannot be broadcast, or the mean of integers is asked for.
    Note: The gradient at an exact hit is 0.
    Derivative: those of the operators that it calls.
    Journey: `l1_loss_op` (aten/ops/nn.py), `l1_loss` (aten/native/nn/loss/loss.py).
    Mirrors: aten/src/ATen/native/Loss.cpp

    >>> F.l1_loss(tt.tensor([1., 2.]), tt.tensor([1., 5.]))
    tensor(1.5000)
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = input.meta_.key_set | target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return l1_loss_op.table[ks](ks, input, target, reduction)
    return l1_loss_parser.call(*given(("input", "target", "reduction"), (input, target, reduction), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


kl_div_op = def_("aten::kl_div(Tensor self, Tensor target, int reduction=Mean, *, bool log_target=False) -> Tensor")
kl_div_parser = PythonArgParser("kl_div", (kl_div_op,))

def kl_div(input=NOT_GIVEN, target=NOT_GIVEN, reduction=0, *args, log_target=False, **kwargs):
    """kl_div(input, target, reduction=0, *, log_target=False) -> Tensor

    Kullback-Leibler divergence of the distribution `target` from the one with log-probabilities `input`.
        l = y * (log(y) - x); with log_target exp(y) * (y - x)

    Args:
        input: Log-probabilities, floating tensor of any shape.
        target: Probabilities, or their logarithms with `log_target`; broadcast to `input`.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
            `nn.functional` also takes 'batchmean', the sum divided by the first size, which is the true
            divergence.
        log_target: Whether `target` holds logarithms.
    Returns: 0-d tensor for 'mean' and 'sum'; with 'none' a tensor of the broadcast shape. The dtype is the
        promoted one.
    Note: A target of 0 gives 0. 'mean' divides by all elements, not by the batch; `nn.functional` warns of
        it.
    Derivative: those of the operators that it calls.
    Journey: `kl_div_op` (aten/ops/nn.py), `kl_div` (aten/native/nn/loss/loss.py).
    Mirrors: aten/src/ATen/native/Loss.cpp

    >>> F.kl_div(tt.tensor([0.5, 0.25]).log(), tt.tensor([0.5, 0.25]), reduction='sum')
    tensor(0.)
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and reduction.__class__ is int and -(2**30) < reduction < 2**30 and log_target.__class__ is bool:
        ks = input.meta_.key_set | target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return kl_div_op.table[ks](ks, input, target, reduction, log_target)
    return kl_div_parser.call(*given(("input", "target", "reduction"), (input, target, reduction), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), log_target=log_target, **kwargs)


poisson_nll_loss_op = def_("aten::poisson_nll_loss(Tensor input, Tensor target, bool log_input, bool full, float eps, int reduction) -> Tensor")
poisson_nll_loss_parser = PythonArgParser("poisson_nll_loss", (poisson_nll_loss_op,))

def poisson_nll_loss(input=NOT_GIVEN, target=NOT_GIVEN, log_input=NOT_GIVEN, full=NOT_GIVEN, eps=NOT_GIVEN, reduction=NOT_GIVEN, *args, **kwargs):
    """poisson_nll_loss(input, target, log_input, full, eps, reduction) -> Tensor

    Negative log-likelihood of counts `target` under a Poisson law whose rate `input` gives.
        l = exp(x) - y * x; without log_input x - y * log(x + eps); full adds Stirling's y*log(y) - y + 0.5*log(2*pi*y) where y > 1

    Args:
        input: Logarithm of the rate, or the rate itself without `log_input`; floating tensor.
        target: Tensor of counts, broadcast against `input`.
        log_input: Whether `input` is the logarithm of the rate.
        full: Whether the term that depends on `target` alone is added.
        eps: Small number added to the rate inside the logarithm.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
    Returns: 0-d tensor for 'mean' and 'sum'; with 'none' a tensor of the broadcast shape. The dtype is the
        promoted one.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Derivative: those of the operators that it calls.
    Journey: `poisson_nll_loss_op` (aten/ops/nn.py), `poisson_nll_loss` (aten/native/nn/loss/loss.py).
    Mirrors: aten/src/ATen/native/Loss.cpp

    >>> F.poisson_nll_loss(tt.tensor([0.]), tt.tensor([5.]))
    tensor(1.)
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and log_input.__class__ is bool and full.__class__ is bool and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = input.meta_.key_set | target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return poisson_nll_loss_op.table[ks](ks, input, target, log_input, full, eps if eps.__class__ is float else float(eps), reduction)
    return poisson_nll_loss_parser.call(*given(("input", "target", "log_input", "full", "eps", "reduction"), (input, target, log_input, full, eps, reduction), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


hinge_embedding_loss_op = def_("aten::hinge_embedding_loss(Tensor self, Tensor target, float margin=1.0, int reduction=Mean) -> Tensor")
hinge_embedding_loss_parser = PythonArgParser("hinge_embedding_loss", (hinge_embedding_loss_op,))

def hinge_embedding_loss(input=NOT_GIVEN, target=NOT_GIVEN, margin=1.0, reduction=0, *args, **kwargs):
    """hinge_embedding_loss(input, target, margin=1.0, reduction=0) -> Tensor

    Loss of a distance `input` that shall be small where `target` is 1 and at least `margin` where it is -1.
        l = x if y == 1; max(0, margin - x) if y == -1

    Args:
        input: Floating tensor of distances, any shape.
        target: Tensor of 1 and -1, broadcast against `input`.
        margin: Number, distance beyond which a negative pair costs nothing.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
    Returns: 0-d tensor for 'mean' and 'sum'; with 'none' a tensor of the broadcast shape. The dtype is the
        promoted one.
    Note: Other targets are not refused. They collect both terms.
    Derivative: those of the operators that it calls.
    Journey: `hinge_embedding_loss_op` (aten/ops/nn.py), `hinge_embedding_loss` (aten/native/nn/loss/loss.py).
    Mirrors: aten/src/ATen/native/Loss.cpp

    >>> F.hinge_embedding_loss(tt.tensor([0.5, 0.25]), tt.tensor([1, -1]), reduction='none')
    tensor([0.5000, 0.7500])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and (margin.__class__ is float or (margin.__class__ is int and -(2**30) < margin < 2**30)) and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = input.meta_.key_set | target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return hinge_embedding_loss_op.table[ks](ks, input, target, margin if margin.__class__ is float else float(margin), reduction)
    return hinge_embedding_loss_parser.call(*given(("input", "target", "margin", "reduction"), (input, target, margin, reduction), (NOT_GIVEN, NOT_GIVEN, 1.0, 0), args, kwargs), **kwargs)


margin_ranking_loss_op = def_("aten::margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor")
margin_ranking_loss_parser = PythonArgParser("margin_ranking_loss", (margin_ranking_loss_op,))

def margin_ranking_loss(input1=NOT_GIVEN, input2=NOT_GIVEN, target=NOT_GIVEN, margin=0.0, reduction=0, *args, **kwargs):
    """margin_ranking_loss(input1, input2, target, margin=0.0, reduction=0) -> Tensor

    Loss of pairs that shall be ranked. `target` says which of the two shall be larger.
        l = max(0, -y * (x1 - x2) + margin)

    Args:
        input1: Floating tensor of scores.
        input2: Tensor of scores with as many dimensions.
        target: Tensor of 1 (`input1` shall be larger) and -1; as many dimensions.
        margin: Number by which the right one shall lead.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
    Returns: 0-d tensor for 'mean' and 'sum'; with 'none' a tensor of the broadcast shape. The dtype is the
        promoted one.
    Raises: RuntimeError if the three do not have the same number of dimensions.
    Derivative: those of the operators that it calls.
    Journey: `margin_ranking_loss_op` (aten/ops/nn.py), `margin_ranking_loss` (aten/native/nn/loss/loss.py).
    Mirrors: aten/src/ATen/native/Loss.cpp

    >>> F.margin_ranking_loss(tt.tensor([1., 2.]), tt.tensor([3., 0.]), tt.tensor([1., 1.]), reduction='none')
    tensor([2., 0.])
    """
    if not args and not kwargs and isinstance(input1, TensorImpl) and isinstance(input2, TensorImpl) and isinstance(target, TensorImpl) and (margin.__class__ is float or (margin.__class__ is int and -(2**30) < margin < 2**30)) and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = input1.meta_.key_set | input2.meta_.key_set | target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return margin_ranking_loss_op.table[ks](ks, input1, input2, target, margin if margin.__class__ is float else float(margin), reduction)
    return margin_ranking_loss_parser.call(*given(("input1", "input2", "target", "margin", "reduction"), (input1, input2, target, margin, reduction), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, 0.0, 0), args, kwargs), **kwargs)


cosine_embedding_loss_op = def_("aten::cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0.0, int reduction=Mean) -> Tensor")
cosine_embedding_loss_parser = PythonArgParser("cosine_embedding_loss", (cosine_embedding_loss_op,))

def cosine_embedding_loss(input1=NOT_GIVEN, input2=NOT_GIVEN, target=NOT_GIVEN, margin=0.0, reduction=0, *args, **kwargs):
    """cosine_embedding_loss(input1, input2, target, margin=0.0, reduction=0) -> Tensor

    Loss of pairs of vectors that shall point the same way (target 1) or not (target -1).
        l = 1 - cos(x1, x2) if y == 1; max(0, cos(x1, x2) - margin) if y == -1

    Args:
        input1: Floating tensor (N, D) or (D).
        input2: Tensor of the same shape.
        target: Tensor (N) or 0-d, of 1 and -1.
        margin: Number, usually from 0 to 0.5; cosines below it cost nothing.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
    Returns: 0-d tensor, or with 'none' one of the shape of `target`.
    Raises: RuntimeError if `target` has more than one dimension or the inputs do not match it.
    Derivative: those of the operators that it calls.
    Journey: `cosine_embedding_loss_op` (aten/ops/nn.py), `cosine_embedding_loss`
        (aten/native/nn/loss/loss.py).
    Mirrors: aten/src/ATen/native/Loss.cpp

    >>> F.cosine_embedding_loss(tt.tensor([[1., 0.]]), tt.tensor([[0., 1.]]), tt.tensor([1]))
    tensor(1.)
    """
    if not args and not kwargs and isinstance(input1, TensorImpl) and isinstance(input2, TensorImpl) and isinstance(target, TensorImpl) and (margin.__class__ is float or (margin.__class__ is int and -(2**30) < margin < 2**30)) and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = input1.meta_.key_set | input2.meta_.key_set | target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cosine_embedding_loss_op.table[ks](ks, input1, input2, target, margin if margin.__class__ is float else float(margin), reduction)
    return cosine_embedding_loss_parser.call(*given(("input1", "input2", "target", "margin", "reduction"), (input1, input2, target, margin, reduction), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, 0.0, 0), args, kwargs), **kwargs)


soft_margin_loss_op = def_("aten::soft_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor")
soft_margin_loss_out_op = def_("aten::soft_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)")
soft_margin_loss_parser = PythonArgParser("soft_margin_loss", (soft_margin_loss_op, soft_margin_loss_out_op))

def soft_margin_loss_out(self, target, reduction, out):
    ks = self.meta_.key_set | target.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return soft_margin_loss_out_op.table[ks](ks, self, target, reduction, out)

def soft_margin_loss(input=NOT_GIVEN, target=NOT_GIVEN, reduction=0, *args, out=None, **kwargs):
    """nn.functional.soft_margin_loss(input, target, reduction=0, *, out=None) -> Tensor

    Logistic loss of scores `input` for targets 1 and -1.
        l = log(1 + exp(-y * x))

    Args:
        input: Floating tensor of scores, any shape.
        target: Tensor of 1 and -1, broadcast against `input`.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: 0-d tensor for 'mean' and 'sum'; with 'none' a tensor of the broadcast shape. The dtype is the
        promoted one.
    Derivative: self: soft_margin_loss_backward(grad, self, target, reduction)
    Journey: `soft_margin_loss_op` (aten/ops/nn.py), `SoftMarginLossBackward0`, `soft_margin_loss`
        (aten/native/nn/loss/loss.py).
    Mirrors: aten/src/ATen/native/Loss.cpp

    >>> F.soft_margin_loss(tt.tensor([0.]), tt.tensor([1.]))
    tensor(0.6931)
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = input.meta_.key_set | target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return soft_margin_loss_op.table[ks](ks, input, target, reduction)
    return soft_margin_loss_parser.call(*given(("input", "target", "reduction"), (input, target, reduction), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


soft_margin_loss_backward_op = def_("aten::soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor")
soft_margin_loss_backward_grad_input_op = def_("aten::soft_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, *, Tensor(a!) grad_input) -> Tensor(a!)")
soft_margin_loss_backward_parser = PythonArgParser("soft_margin_loss_backward", (soft_margin_loss_backward_op, soft_margin_loss_backward_grad_input_op))

def soft_margin_loss_backward_grad_input(grad_output, self, target, reduction, grad_input):
    ks = grad_output.meta_.key_set | self.meta_.key_set | target.meta_.key_set | grad_input.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return soft_margin_loss_backward_grad_input_op.table[ks](ks, grad_output, self, target, reduction, grad_input)

def soft_margin_loss_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, target=NOT_GIVEN, reduction=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = grad_output.meta_.key_set | input.meta_.key_set | target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return soft_margin_loss_backward_op.table[ks](ks, grad_output, input, target, reduction)
    return soft_margin_loss_backward_parser.call(*given(("grad_output", "input", "target", "reduction"), (grad_output, input, target, reduction), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


triplet_margin_loss_op = def_("aten::triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-06, bool swap=False, int reduction=Mean) -> Tensor")
triplet_margin_loss_parser = PythonArgParser("triplet_margin_loss", (triplet_margin_loss_op,))

def triplet_margin_loss(anchor=NOT_GIVEN, positive=NOT_GIVEN, negative=NOT_GIVEN, margin=1.0, p=2.0, eps=1e-06, swap=False, reduction=0, *args, **kwargs):
    """triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2.0, eps=1e-06, swap=False, reduction=0) -> Tensor

    Loss of triplets. The anchor shall be nearer to the positive than to the negative by `margin`.
        l = max(0, d(anchor, positive) - d(anchor, negative) + margin), d the p-norm distance

    Args:
        anchor: Floating tensor (N, D) or (D).
        positive: Tensor of the same shape.
        negative: Tensor of the same shape.
        margin: Positive number.
        p: Order of the norm.
        eps: Small number added to the differences.
        swap: If True, the negative's distance to the positive counts where it is the smaller one.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
    Returns: 0-d tensor, or with 'none' a tensor (N).
    Raises:
        RuntimeError if the three differ in their number of dimensions.
        ValueError if `margin` is not positive (`nn.functional` looks).
    Derivative: those of the operators that it calls.
    Journey: `triplet_margin_loss_op` (aten/ops/nn.py), `triplet_margin_loss` (aten/native/nn/loss/loss.py).
    Mirrors: aten/src/ATen/native/Loss.cpp

    >>> F.triplet_margin_loss(tt.tensor([[0., 0.]]), tt.tensor([[0., 1.]]), tt.tensor([[3., 0.]]), margin=3.)
    tensor(1.)
    """
    if not args and not kwargs and isinstance(anchor, TensorImpl) and isinstance(positive, TensorImpl) and isinstance(negative, TensorImpl) and (margin.__class__ is float or (margin.__class__ is int and -(2**30) < margin < 2**30)) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and swap.__class__ is bool and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = anchor.meta_.key_set | positive.meta_.key_set | negative.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return triplet_margin_loss_op.table[ks](ks, anchor, positive, negative, margin if margin.__class__ is float else float(margin), p if p.__class__ is float else float(p), eps if eps.__class__ is float else float(eps), swap, reduction)
    return triplet_margin_loss_parser.call(*given(("anchor", "positive", "negative", "margin", "p", "eps", "swap", "reduction"), (anchor, positive, negative, margin, p, eps, swap, reduction), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, 1.0, 2.0, 1e-06, False, 0), args, kwargs), **kwargs)


multi_margin_loss_op = def_("aten::multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean) -> Tensor")
multi_margin_loss_out_op = def_("aten::multi_margin_loss.out(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)")
multi_margin_loss_parser = PythonArgParser("multi_margin_loss", (multi_margin_loss_op, multi_margin_loss_out_op))

def multi_margin_loss(input=NOT_GIVEN, target=NOT_GIVEN, p=1, margin=1, weight=None, reduction=0, *args, out=None, **kwargs):
    """nn.functional.multi_margin_loss(input, target, p=1, margin=1, weight=None, reduction=0, *, out=None) -> Tensor

    Hinge loss of many classes. The right class shall lead each other one by `margin`.
        l = sum over i != y of weight[y] * max(0, margin - x[y] + x[i])**p / C

    Args:
        input: Scores, floating tensor (N, C) or (C).
        target: Class numbers, int64 tensor (N) or 0-d.
        p: Exponent, 1 or 2.
        margin: Number by which the right class shall lead.
        weight: Tensor (C) of class weights, or None.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: 0-d tensor, or with 'none' one of the shape of `target`.
    Raises:
        RuntimeError if a target is out of range.
        ValueError if `p` is neither 1 nor 2.
    Derivative: self: multi_margin_loss_backward(grad, self, target, p, margin, weight, reduction)
    Journey: `multi_margin_loss_op` (aten/ops/nn.py), `MultiMarginLossBackward0`, `multi_margin_loss`
        (aten/native/nn/loss/loss_multi_margin.py).
    Mirrors: aten/src/ATen/native/{LossMultiMargin,LossMultiLabelMargin}.cpp

    >>> F.multi_margin_loss(tt.tensor([[0., 0., 2., 1.5]]), tt.tensor([2]))
    tensor(0.1250)
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and (p.__class__ in NUMBERS and (p.__class__ is not int or -(2**62) < p < 2**62)) and (margin.__class__ in NUMBERS and (margin.__class__ is not int or -(2**62) < margin < 2**62)) and (weight is None or isinstance(weight, TensorImpl)) and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = input.meta_.key_set | target.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return multi_margin_loss_op.table[ks](ks, input, target, p, margin, weight, reduction)
    return multi_margin_loss_parser.call(*given(("input", "target", "p", "margin", "weight", "reduction"), (input, target, p, margin, weight, reduction), (NOT_GIVEN, NOT_GIVEN, 1, 1, None, 0), args, kwargs), out=out, **kwargs)


multi_margin_loss_backward_op = def_("aten::multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean) -> Tensor")
multi_margin_loss_backward_grad_input_op = def_("aten::multi_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, Scalar p, Scalar margin, Tensor? weight=None, int reduction=Mean, *, Tensor(a!) grad_input) -> Tensor(a!)")
multi_margin_loss_backward_parser = PythonArgParser("multi_margin_loss_backward", (multi_margin_loss_backward_op, multi_margin_loss_backward_grad_input_op))

def multi_margin_loss_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, target=NOT_GIVEN, p=NOT_GIVEN, margin=NOT_GIVEN, weight=None, reduction=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and (p.__class__ in NUMBERS and (p.__class__ is not int or -(2**62) < p < 2**62)) and (margin.__class__ in NUMBERS and (margin.__class__ is not int or -(2**62) < margin < 2**62)) and (weight is None or isinstance(weight, TensorImpl)) and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = grad_output.meta_.key_set | input.meta_.key_set | target.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return multi_margin_loss_backward_op.table[ks](ks, grad_output, input, target, p, margin, weight, reduction)
    return multi_margin_loss_backward_parser.call(*given(("grad_output", "input", "target", "p", "margin", "weight", "reduction"), (grad_output, input, target, p, margin, weight, reduction), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, 0), args, kwargs), out=out, **kwargs)


multilabel_margin_loss_op = def_("aten::multilabel_margin_loss(Tensor self, Tensor target, int reduction=Mean) -> Tensor")
multilabel_margin_loss_out_op = def_("aten::multilabel_margin_loss.out(Tensor self, Tensor target, int reduction=Mean, *, Tensor(a!) out) -> Tensor(a!)")
multilabel_margin_loss_parser = PythonArgParser("multilabel_margin_loss", (multilabel_margin_loss_op, multilabel_margin_loss_out_op))

def multilabel_margin_loss(input=NOT_GIVEN, target=NOT_GIVEN, reduction=0, *args, out=None, **kwargs):
    """nn.functional.multilabel_margin_loss(input, target, reduction=0, *, out=None) -> Tensor

    Hinge loss for samples with several right classes. Each of them shall lead each other class by 1.
        l = sum over targets y and classes i that are no target of max(0, 1 - (x[y] - x[i])) / C

    Args:
        input: Scores, floating tensor (N, C) or (C).
        target: Int64 tensor of the same shape. Class numbers stand first; -1 ends the list.
        reduction: 'none' keeps one loss for each element, 'sum' adds them up, 'mean' divides the sum by their
            number. `nn.functional` takes the word; the operator itself takes 0 (none), 1 (mean) or 2 (sum).
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: 0-d tensor, or with 'none' a tensor (N), 0-d for input (C).
    Raises: RuntimeError if the shapes differ or a target is out of range.
    Note: What stands after the first -1 is ignored.
    Derivative: those of the operators that it calls.
    Journey: `multilabel_margin_loss_op` (aten/ops/nn.py), `multilabel_margin_loss`
        (aten/native/nn/loss/loss_multi_margin.py).
    Mirrors: aten/src/ATen/native/{LossMultiMargin,LossMultiLabelMargin}.cpp

    >>> F.multilabel_margin_loss(tt.tensor([1., 0., 3., 2.]), tt.tensor([3, 0, -1, 1]))
    tensor(1.2500)
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and reduction.__class__ is int and -(2**30) < reduction < 2**30:
        ks = input.meta_.key_set | target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return multilabel_margin_loss_op.table[ks](ks, input, target, reduction)
    return multilabel_margin_loss_parser.call(*given(("input", "target", "reduction"), (input, target, reduction), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


multilabel_margin_loss_forward_op = def_("aten::multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor is_target)")
multilabel_margin_loss_forward_return = return_type("multilabel_margin_loss_forward", ("output", "is_target"))
multilabel_margin_loss_forward_output_op = def_("aten::multilabel_margin_loss_forward.output(Tensor self, Tensor target, int reduction, *, Tensor(a!) output, Tensor(b!) is_target) -> (Tensor(a!), Tensor(b!))")
multilabel_margin_loss_forward_parser = PythonArgParser("multilabel_margin_loss_forward", (multilabel_margin_loss_forward_op, multilabel_margin_loss_forward_output_op))

def multilabel_margin_loss_forward_default(self, target, reduction):
    ks = self.meta_.key_set | target.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return multilabel_margin_loss_forward_op.table[ks](ks, self, target, reduction)

def multilabel_margin_loss_forward_output(self, target, reduction, output, is_target):
    ks = self.meta_.key_set | target.meta_.key_set | output.meta_.key_set | is_target.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return multilabel_margin_loss_forward_output_op.table[ks](ks, self, target, reduction, output, is_target)

def multilabel_margin_loss_forward(*args, **kwargs):
    return multilabel_margin_loss_forward_parser.call(*args, **kwargs)


multilabel_margin_loss_backward_op = def_("aten::multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target) -> Tensor")
multilabel_margin_loss_backward_grad_input_op = def_("aten::multilabel_margin_loss_backward.grad_input(Tensor grad_output, Tensor self, Tensor target, int reduction, Tensor is_target, *, Tensor(a!) grad_input) -> Tensor(a!)")
multilabel_margin_loss_backward_parser = PythonArgParser("multilabel_margin_loss_backward", (multilabel_margin_loss_backward_op, multilabel_margin_loss_backward_grad_input_op))

def multilabel_margin_loss_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, target=NOT_GIVEN, reduction=NOT_GIVEN, is_target=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(target, TensorImpl) and reduction.__class__ is int and -(2**30) < reduction < 2**30 and isinstance(is_target, TensorImpl):
        ks = grad_output.meta_.key_set | input.meta_.key_set | target.meta_.key_set | is_target.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return multilabel_margin_loss_backward_op.table[ks](ks, grad_output, input, target, reduction, is_target)
    return multilabel_margin_loss_backward_parser.call(*given(("grad_output", "input", "target", "reduction", "is_target"), (grad_output, input, target, reduction, is_target), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


pairwise_distance_op = def_("aten::pairwise_distance(Tensor x1, Tensor x2, float p=2, float eps=1e-06, bool keepdim=False) -> Tensor")
pairwise_distance_parser = PythonArgParser("pairwise_distance", (pairwise_distance_op,))

def pairwise_distance_default(x1, x2, p=2.0, eps=1e-06, keepdim=False):
    ks = x1.meta_.key_set | x2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return pairwise_distance_op.table[ks](ks, x1, x2, p, eps, keepdim)

def pairwise_distance(x1=NOT_GIVEN, x2=NOT_GIVEN, p=2.0, eps=1e-06, keepdim=False, *args, **kwargs):
    """pairwise_distance(x1, x2, p=2.0, eps=1e-06, keepdim=False) -> Tensor

    Distance of the vectors of `x1` and `x2`, pair by pair, in the p-norm.
        out = sum(|x1 - x2 + eps|**p)**(1/p) over the last dimension

    Args:
        x1: Floating tensor (*, D).
        x2: Tensor whose shape broadcasts with `x1`.
        p: Order of the norm.
        eps: Small number added to the difference, which keeps the gradient finite at zero distance.
        keepdim: Whether the last dimension stays with size 1.
    Returns: Tensor of the broadcast shape without its last dimension.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: `cdist` compares every vector with every other one instead.
    Derivative: those of the operators that it calls.
    Journey: `pairwise_distance_op` (aten/ops/nn.py), `pairwise_distance` (aten/native/nn/loss/distance.py).
    Mirrors: aten/src/ATen/native/Distance.cpp

    >>> F.pairwise_distance(tt.tensor([[3., 4.]]), tt.tensor([[0., 0.]]), eps=0.)
    tensor([5.])
    """
    if not args and not kwargs and isinstance(x1, TensorImpl) and isinstance(x2, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and keepdim.__class__ is bool:
        return pairwise_distance_default(x1, x2, p if p.__class__ is float else float(p), eps if eps.__class__ is float else float(eps), keepdim)
    return pairwise_distance_parser.call(*given(("x1", "x2", "p", "eps", "keepdim"), (x1, x2, p, eps, keepdim), (NOT_GIVEN, NOT_GIVEN, 2.0, 1e-06, False), args, kwargs), **kwargs)


cosine_similarity_op = def_("aten::cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-08) -> Tensor")
cosine_similarity_parser = PythonArgParser("cosine_similarity", (cosine_similarity_op,))

def cosine_similarity(x1=NOT_GIVEN, x2=NOT_GIVEN, dim=1, eps=1e-08, *args, **kwargs):
    """cosine_similarity(x1, x2, dim=1, eps=1e-08) -> Tensor

    Cosine of the angle between the vectors of `x1` and `x2` along `dim`.
        out = x1 . x2 / (max(|x1|, eps) * max(|x2|, eps))

    Args:
        x1: Floating tensor.
        x2: Tensor whose shape broadcasts with `x1`.
        dim: Dimension that holds the vectors.
        eps: Smallest length that is divided by.
    Returns: Tensor of the broadcast shape without `dim`; values from -1 to 1.
    Raises: RuntimeError if the common dtype is not floating or the shapes cannot be broadcast.
    Note: A vector of zeros gives 0.
    Derivative: those of the operators that it calls.
    Journey: `cosine_similarity_op` (aten/ops/nn.py), `cosine_similarity` (aten/native/nn/loss/distance.py).
    Mirrors: aten/src/ATen/native/Distance.cpp

    >>> tt.cosine_similarity(tt.tensor([[3., 4.]]), tt.tensor([[4., 3.]]))
    tensor([0.9600])
    """
    if not args and not kwargs and isinstance(x1, TensorImpl) and isinstance(x2, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)):
        ks = x1.meta_.key_set | x2.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cosine_similarity_op.table[ks](ks, x1, x2, dim, eps if eps.__class__ is float else float(eps))
    return cosine_similarity_parser.call(*given(("x1", "x2", "dim", "eps"), (x1, x2, dim, eps), (NOT_GIVEN, NOT_GIVEN, 1, 1e-08), args, kwargs), **kwargs)


linear_op = def_("aten::linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor")
linear_out_op = def_("aten::linear.out(Tensor input, Tensor weight, Tensor? bias=None, *, Tensor(a!) out) -> Tensor(a!)")
linear_parser = PythonArgParser("linear", (linear_op, linear_out_op))

def linear(input=NOT_GIVEN, weight=NOT_GIVEN, bias=None, *args, out=None, **kwargs):
    """nn.functional.linear(input, weight, bias=None, *, out=None) -> Tensor

    Multiplies the last dimension of `input` by the transposed `weight` and adds `bias`.
        out = input @ weight.T + bias

    Args:
        input: Tensor (*, in_features).
        weight: Tensor (out_features, in_features), or (in_features), which gives one number in place of a
            last dimension.
        bias: Tensor (out_features), or None.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, out_features) in the common dtype.
    Raises: RuntimeError if the sizes do not fit or the dtypes differ.
    Derivative: those of the operators that it calls.
    Journey: `linear_op` (aten/ops/nn.py), `linear` (aten/native/nn/linear.py).
    Mirrors: aten/src/ATen/native/Linear.cpp

    >>> F.linear(tt.tensor([1., 2.]), tt.tensor([[1., 0.], [1., 1.]]), tt.tensor([10., 20.]))
    tensor([11., 23.])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | weight.meta_.key_set
            if bias is not None:
                ks |= bias.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return linear_op.table[ks](ks, input, weight, bias)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl) and (bias is None or isinstance(bias, TensorImpl)) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | weight.meta_.key_set | out.meta_.key_set
        if bias is not None:
            ks |= bias.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linear_out_op.table[ks](ks, input, weight, bias, out)
    return linear_parser.call(*given(("input", "weight", "bias"), (input, weight, bias), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


_trilinear_op = def_("aten::_trilinear(Tensor i1, Tensor i2, Tensor i3, int[] expand1, int[] expand2, int[] expand3, int[] sumdim, int unroll_dim=1) -> Tensor")
_trilinear_parser = PythonArgParser("_trilinear", (_trilinear_op,))

def _trilinear_default(i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim=1):
    ks = i1.meta_.key_set | i2.meta_.key_set | i3.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _trilinear_op.table[ks](ks, i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim)

def _trilinear(i1=NOT_GIVEN, i2=NOT_GIVEN, i3=NOT_GIVEN, expand1=NOT_GIVEN, expand2=NOT_GIVEN, expand3=NOT_GIVEN, sumdim=NOT_GIVEN, unroll_dim=1, *args, **kwargs):
    if not args and not kwargs and isinstance(i1, TensorImpl) and isinstance(i2, TensorImpl) and isinstance(i3, TensorImpl) and (expand1_ := as_tuple(expand1)) is not False and (expand2_ := as_tuple(expand2)) is not False and (expand3_ := as_tuple(expand3)) is not False and (sumdim_ := as_tuple(sumdim)) is not False and unroll_dim.__class__ is int and -(2**30) < unroll_dim < 2**30:
        return _trilinear_default(i1, i2, i3, expand1_, expand2_, expand3_, sumdim_, unroll_dim)
    return _trilinear_parser.call(*given(("i1", "i2", "i3", "expand1", "expand2", "expand3", "sumdim", "unroll_dim"), (i1, i2, i3, expand1, expand2, expand3, sumdim, unroll_dim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, 1), args, kwargs), **kwargs)


bilinear_op = def_("aten::bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor")
bilinear_parser = PythonArgParser("bilinear", (bilinear_op,))

def bilinear(input1=NOT_GIVEN, input2=NOT_GIVEN, weight=NOT_GIVEN, bias=None, *args, **kwargs):
    """bilinear(input1, input2, weight, bias=None) -> Tensor

    Combines two vectors by one matrix for each output feature.
        out[k] = input1 @ weight[k] @ input2 + bias[k]

    Args:
        input1: Floating tensor (*, D1).
        input2: Tensor (*, D2) with the same leading sizes.
        weight: Tensor (K, D1, D2).
        bias: Tensor (K), or None.
    Returns: Tensor (*, K).
    Raises: RuntimeError if the sizes do not fit.
    Derivative: those of the operators that it calls.
    Journey: `bilinear_op` (aten/ops/nn.py), `bilinear` (aten/native/nn/linear.py).
    Mirrors: aten/src/ATen/native/Linear.cpp

    >>> F.bilinear(tt.tensor([1., 2.]), tt.tensor([3., 4.]), tt.tensor([[[1., 1.], [1., 1.]]]))
    tensor([21.])
    """
    if not args and not kwargs and isinstance(input1, TensorImpl) and isinstance(input2, TensorImpl) and isinstance(weight, TensorImpl) and (bias is None or isinstance(bias, TensorImpl)):
        ks = input1.meta_.key_set | input2.meta_.key_set | weight.meta_.key_set
        if bias is not None:
            ks |= bias.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bilinear_op.table[ks](ks, input1, input2, weight, bias)
    return bilinear_parser.call(*given(("input1", "input2", "weight", "bias"), (input1, input2, weight, bias), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


one_hot_op = def_("aten::one_hot(Tensor self, int num_classes=-1) -> Tensor")
one_hot_parser = PythonArgParser("one_hot", (one_hot_op,))

def one_hot(input=NOT_GIVEN, num_classes=-1, *args, **kwargs):
    """nn.functional.one_hot(input, num_classes=-1) -> Tensor

    Turns each class number into a row that is 1 at this place and 0 elsewhere.

    Args:
        input: Int64 tensor (*) of class numbers, none negative.
        num_classes: Length of the rows; -1 takes the largest class number plus one.
    Returns: New int64 tensor (*, num_classes).
    Raises: RuntimeError if a class number is negative or not below `num_classes`, `input` is not int64, or it
        is empty and `num_classes` is -1.
    Derivative: those of the operators that it calls.
    Journey: `one_hot_op` (aten/ops/nn.py), `one_hot` (aten/native/nn/embedding/onehot.py).
    Mirrors: aten/src/ATen/native/Onehot.cpp

    >>> F.one_hot(tt.tensor([0, 2]))
    tensor([[1, 0, 0],
            [0, 0, 1]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and num_classes.__class__ is int and -(2**30) < num_classes < 2**30:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return one_hot_op.table[ks](ks, input, num_classes)
    return one_hot_parser.call(*given(("input", "num_classes"), (input, num_classes), (NOT_GIVEN, -1), args, kwargs), **kwargs)


scaled_dot_product_attention_op = def_("aten::scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor")
scaled_dot_product_attention_parser = PythonArgParser("scaled_dot_product_attention", (scaled_dot_product_attention_op,))

def scaled_dot_product_attention(query=NOT_GIVEN, key=NOT_GIVEN, value=NOT_GIVEN, attn_mask=None, dropout_p=0.0, is_causal=False, *args, scale=None, enable_gqa=False, **kwargs):
    """nn.functional.scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, *, scale=None, enable_gqa=False) -> Tensor

    Averages the rows of `value`, weighted by how well each query matches each key.
        out = softmax(query @ key^T * scale + mask) @ value

    Args:
        query: Floating tensor (*, L, E).
        key: Tensor (*, S, E) of the same dtype.
        value: Tensor (*, S, Ev) of the same dtype.
        attn_mask: Tensor that broadcasts to (*, L, S). A bool mask is True where a key takes part; a floating
            one is added. Or None.
        dropout_p: Probability of dropping an attention weight. It is applied whenever it is above 0, so pass
            0 in evaluation.
        is_causal: If True, query i sees the keys up to i only (a lower triangle from the upper left corner).
        scale: Number that multiplies the products; None means 1 / sqrt(E).
        enable_gqa: If True, `key` and `value` may have fewer heads (dimension -3), each shared by a group of
            query heads.
    Returns: Tensor (*, L, Ev) in the dtype of `query`.
    Raises: RuntimeError if a tensor has fewer than two dimensions, the dtypes differ, or both `attn_mask` and
        `is_causal` are given.
    Note: A query whose keys are all masked gives zeros, not NaN.
    Derivative: those of the operators that it calls.
    Journey: `scaled_dot_product_attention_op` (aten/ops/nn.py), `scaled_dot_product_attention`
        (aten/native/nn/attention/attention.py).
    Mirrors: aten/src/ATen/native/transformers/attention.cpp

    >>> q = k = tt.zeros(1, 2, 4)
    >>> F.scaled_dot_product_attention(q, k, tt.tensor([[[0., 4.], [2., 6.]]]), is_causal=True)
    tensor([[[0., 4.],
             [1., 5.]]])
    """
    if not args and not kwargs and isinstance(query, TensorImpl) and isinstance(key, TensorImpl) and isinstance(value, TensorImpl) and (attn_mask is None or isinstance(attn_mask, TensorImpl)) and (dropout_p.__class__ is float or (dropout_p.__class__ is int and -(2**30) < dropout_p < 2**30)) and is_causal.__class__ is bool and (scale is None or scale.__class__ is float) and enable_gqa.__class__ is bool:
        ks = query.meta_.key_set | key.meta_.key_set | value.meta_.key_set
        if attn_mask is not None:
            ks |= attn_mask.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return scaled_dot_product_attention_op.table[ks](ks, query, key, value, attn_mask, dropout_p if dropout_p.__class__ is float else float(dropout_p), is_causal, scale, enable_gqa)
    return scaled_dot_product_attention_parser.call(*given(("query", "key", "value", "attn_mask", "dropout_p", "is_causal"), (query, key, value, attn_mask, dropout_p, is_causal), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, 0.0, False), args, kwargs), scale=scale, enable_gqa=enable_gqa, **kwargs)


_scaled_dot_product_flash_attention_for_cpu_op = def_("aten::_scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, float dropout_p=0.0, bool is_causal=False, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor output, Tensor logsumexp)")
_scaled_dot_product_flash_attention_for_cpu_return = return_type("_scaled_dot_product_flash_attention_for_cpu", ("output", "logsumexp"))
_scaled_dot_product_flash_attention_for_cpu_parser = PythonArgParser("_scaled_dot_product_flash_attention_for_cpu", (_scaled_dot_product_flash_attention_for_cpu_op,))

def _scaled_dot_product_flash_attention_for_cpu_default(query, key, value, dropout_p=0.0, is_causal=False, attn_mask=None, scale=None):
    ks = query.meta_.key_set | key.meta_.key_set | value.meta_.key_set
    if attn_mask is not None:
        ks |= attn_mask.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _scaled_dot_product_flash_attention_for_cpu_op.table[ks](ks, query, key, value, dropout_p, is_causal, attn_mask, scale)

def _scaled_dot_product_flash_attention_for_cpu(query=NOT_GIVEN, key=NOT_GIVEN, value=NOT_GIVEN, dropout_p=0.0, is_causal=False, *args, attn_mask=None, scale=None, **kwargs):
    try:
        if not args and not kwargs and isinstance(query, TensorImpl) and isinstance(key, TensorImpl) and isinstance(value, TensorImpl) and (dropout_p.__class__ is float or (dropout_p.__class__ is int and -(2**30) < dropout_p < 2**30)) and is_causal.__class__ is bool and (attn_mask is None or isinstance(attn_mask, TensorImpl)) and (scale is None or scale.__class__ is float):
            return tuple.__new__(_scaled_dot_product_flash_attention_for_cpu_return, _scaled_dot_product_flash_attention_for_cpu_default(query, key, value, dropout_p if dropout_p.__class__ is float else float(dropout_p), is_causal, attn_mask, scale))
        result = _scaled_dot_product_flash_attention_for_cpu_parser.call(*given(("query", "key", "value", "dropout_p", "is_causal"), (query, key, value, dropout_p, is_causal), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, 0.0, False), args, kwargs), attn_mask=attn_mask, scale=scale, **kwargs)
        return named(_scaled_dot_product_flash_attention_for_cpu_return, result, None)
    except HandlersAnswer as answer:
        return answer.value


_scaled_dot_product_flash_attention_for_cpu_backward_op = def_("aten::_scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, Tensor out, Tensor logsumexp, float dropout_p, bool is_causal, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value)")
_scaled_dot_product_flash_attention_for_cpu_backward_return = return_type("_scaled_dot_product_flash_attention_for_cpu_backward", ("grad_query", "grad_key", "grad_value"))
_scaled_dot_product_flash_attention_for_cpu_backward_parser = PythonArgParser("_scaled_dot_product_flash_attention_for_cpu_backward", (_scaled_dot_product_flash_attention_for_cpu_backward_op,))

def _scaled_dot_product_flash_attention_for_cpu_backward(grad_out=NOT_GIVEN, query=NOT_GIVEN, key=NOT_GIVEN, value=NOT_GIVEN, out=NOT_GIVEN, logsumexp=NOT_GIVEN, dropout_p=NOT_GIVEN, is_causal=NOT_GIVEN, *args, attn_mask=None, scale=None, **kwargs):
    try:
        if not args and not kwargs and isinstance(grad_out, TensorImpl) and isinstance(query, TensorImpl) and isinstance(key, TensorImpl) and isinstance(value, TensorImpl) and isinstance(out, TensorImpl) and isinstance(logsumexp, TensorImpl) and (dropout_p.__class__ is float or (dropout_p.__class__ is int and -(2**30) < dropout_p < 2**30)) and is_causal.__class__ is bool and (attn_mask is None or isinstance(attn_mask, TensorImpl)) and (scale is None or scale.__class__ is float):
            ks = grad_out.meta_.key_set | query.meta_.key_set | key.meta_.key_set | value.meta_.key_set | out.meta_.key_set | logsumexp.meta_.key_set
            if attn_mask is not None:
                ks |= attn_mask.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(_scaled_dot_product_flash_attention_for_cpu_backward_return, _scaled_dot_product_flash_attention_for_cpu_backward_op.table[ks](ks, grad_out, query, key, value, out, logsumexp, dropout_p if dropout_p.__class__ is float else float(dropout_p), is_causal, attn_mask, scale))
        result = _scaled_dot_product_flash_attention_for_cpu_backward_parser.call(*given(("grad_out", "query", "key", "value", "out", "logsumexp", "dropout_p", "is_causal"), (grad_out, query, key, value, out, logsumexp, dropout_p, is_causal), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), attn_mask=attn_mask, scale=scale, **kwargs)
        return named(_scaled_dot_product_flash_attention_for_cpu_backward_return, result, None)
    except HandlersAnswer as answer:
        return answer.value


_scaled_dot_product_attention_math_op = def_("aten::_scaled_dot_product_attention_math(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, Tensor? dropout_mask=None, *, float? scale=None, bool enable_gqa=False) -> (Tensor, Tensor)")
_scaled_dot_product_attention_math_parser = PythonArgParser("_scaled_dot_product_attention_math", (_scaled_dot_product_attention_math_op,))

def _scaled_dot_product_attention_math_default(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, dropout_mask=None, scale=None, enable_gqa=False):
    ks = query.meta_.key_set | key.meta_.key_set | value.meta_.key_set
    if attn_mask is not None:
        ks |= attn_mask.meta_.key_set
    if dropout_mask is not None:
        ks |= dropout_mask.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _scaled_dot_product_attention_math_op.table[ks](ks, query, key, value, attn_mask, dropout_p, is_causal, dropout_mask, scale, enable_gqa)

def _scaled_dot_product_attention_math(*args, **kwargs):
    return _scaled_dot_product_attention_math_parser.call(*args, **kwargs)


cdist_op = def_("aten::cdist(Tensor x1, Tensor x2, float p=2, int? compute_mode=None) -> Tensor")
cdist_parser = PythonArgParser("cdist", (cdist_op,))

def cdist(x1=NOT_GIVEN, x2=NOT_GIVEN, p=2.0, compute_mode=None, *args, **kwargs):
    """cdist(x1, x2, p=2.0, compute_mode=None) -> Tensor

    Distance of every row of `x1` from every row of `x2`, in the p-norm.
        out[i, j] = sum(|x1[i] - x2[j]|**p)**(1/p)

    Args:
        x1: Floating tensor (*, P, M).
        x2: Floating tensor (*, R, M); the leading dimensions are broadcast.
        p: Order of the norm, from 0 (count of differing elements) to inf (largest difference).
        compute_mode: For p = 2, whether a matrix product is used, which is faster and less exact. By default
            it is if P or R exceeds 25.
    Returns: Tensor (*, P, R).
    Raises: RuntimeError if a tensor has fewer than two dimensions or no floating dtype, the numbers of
        columns differ, or `p` is negative.
    Derivative: those of the operators that it calls.
    Journey: `cdist_op` (aten/ops/nn.py), `cdist` (aten/native/nn/loss/distance.py).
    Mirrors: aten/src/ATen/native/Distance.cpp

    >>> tt.cdist(tt.tensor([[0., 0.]]), tt.tensor([[3., 4.], [0., 1.]]))
    tensor([[5., 1.]])
    """
    if not args and not kwargs and isinstance(x1, TensorImpl) and isinstance(x2, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and (compute_mode is None or (compute_mode.__class__ is int and -(2**30) < compute_mode < 2**30)):
        ks = x1.meta_.key_set | x2.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cdist_op.table[ks](ks, x1, x2, p if p.__class__ is float else float(p), compute_mode)
    return cdist_parser.call(*given(("x1", "x2", "p", "compute_mode"), (x1, x2, p, compute_mode), (NOT_GIVEN, NOT_GIVEN, 2.0, None), args, kwargs), **kwargs)


_euclidean_dist_op = def_("aten::_euclidean_dist(Tensor x1, Tensor x2) -> Tensor")
_euclidean_dist_parser = PythonArgParser("_euclidean_dist", (_euclidean_dist_op,))

def _euclidean_dist_default(x1, x2):
    ks = x1.meta_.key_set | x2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _euclidean_dist_op.table[ks](ks, x1, x2)

def _euclidean_dist(*args, **kwargs):
    return _euclidean_dist_parser.call(*args, **kwargs)


_cdist_forward_op = def_("aten::_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor")
_cdist_forward_parser = PythonArgParser("_cdist_forward", (_cdist_forward_op,))

def _cdist_forward_default(x1, x2, p, compute_mode):
    ks = x1.meta_.key_set | x2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _cdist_forward_op.table[ks](ks, x1, x2, p, compute_mode)

def _cdist_forward(*args, **kwargs):
    return _cdist_forward_parser.call(*args, **kwargs)


_cdist_backward_op = def_("aten::_cdist_backward(Tensor grad, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor")
_cdist_backward_parser = PythonArgParser("_cdist_backward", (_cdist_backward_op,))

def _cdist_backward(grad=NOT_GIVEN, x1=NOT_GIVEN, x2=NOT_GIVEN, p=NOT_GIVEN, cdist=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(x1, TensorImpl) and isinstance(x2, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and isinstance(cdist, TensorImpl):
        ks = grad.meta_.key_set | x1.meta_.key_set | x2.meta_.key_set | cdist.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _cdist_backward_op.table[ks](ks, grad, x1, x2, p if p.__class__ is float else float(p), cdist)
    return _cdist_backward_parser.call(*given(("grad", "x1", "x2", "p", "cdist"), (grad, x1, x2, p, cdist), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


pdist_op = def_("aten::pdist(Tensor self, float p=2) -> Tensor")
pdist_parser = PythonArgParser("pdist", (pdist_op,))

def pdist(input=NOT_GIVEN, p=2.0, *args, **kwargs):
    """pdist(input, p=2.0) -> Tensor

    Distance of every pair of rows of `input`, each pair once.

    Args:
        input: Floating tensor (N, M).
        p: Order of the norm, not negative.
    Returns: Tensor (N * (N - 1) / 2), in the order (0,1), (0,2), ..., (1,2), ...
    Raises: RuntimeError if `input` is not 2-d or `p` is negative.
    Note: These are the entries above the diagonal of `cdist(input, input)`, row by row.
    Derivative: those of the operators that it calls.
    Journey: `pdist_op` (aten/ops/nn.py), `pdist` (aten/native/nn/loss/distance.py).
    Mirrors: aten/src/ATen/native/Distance.cpp

    >>> F.pdist(tt.tensor([[0., 0.], [3., 4.], [0., 1.]]))
    tensor([5.0000, 1.0000, 4.2426])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return pdist_op.table[ks](ks, input, p if p.__class__ is float else float(p))
    return pdist_parser.call(*given(("input", "p"), (input, p), (NOT_GIVEN, 2.0), args, kwargs), **kwargs)


_pdist_forward_op = def_("aten::_pdist_forward(Tensor self, float p=2) -> Tensor")
_pdist_forward_parser = PythonArgParser("_pdist_forward", (_pdist_forward_op,))

def _pdist_forward_default(self, p=2.0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _pdist_forward_op.table[ks](ks, self, p)

def _pdist_forward(*args, **kwargs):
    return _pdist_forward_parser.call(*args, **kwargs)


_pdist_backward_op = def_("aten::_pdist_backward(Tensor grad, Tensor self, float p, Tensor pdist) -> Tensor")
_pdist_backward_parser = PythonArgParser("_pdist_backward", (_pdist_backward_op,))

def _pdist_backward(grad=NOT_GIVEN, input=NOT_GIVEN, p=NOT_GIVEN, pdist=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(input, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and isinstance(pdist, TensorImpl):
        ks = grad.meta_.key_set | input.meta_.key_set | pdist.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _pdist_backward_op.table[ks](ks, grad, input, p if p.__class__ is float else float(p), pdist)
    return _pdist_backward_parser.call(*given(("grad", "input", "p", "pdist"), (grad, input, p, pdist), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


conv1d_op = def_("aten::conv1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] dilation=1, SymInt groups=1) -> Tensor")
conv1d_padding_op = def_('aten::conv1d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, str padding="valid", SymInt[1] dilation=1, SymInt groups=1) -> Tensor')
conv1d_parser = PythonArgParser("conv1d", (conv1d_op, conv1d_padding_op))

def conv1d(input=NOT_GIVEN, weight=NOT_GIVEN, bias=None, stride=(1,), padding=(0,), dilation=(1,), groups=1, *args, **kwargs):
    """conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1) -> Tensor

    Slides each kernel along a sequence and sums the products, over all input channels.
        out[n, o, i] = bias[o] + sum_c,k weight[o, c, k] * input[n, c, i*stride + k*dilation - padding]

    Args:
        input: Tensor (N, C_in, L) or (C_in, L).
        weight: Tensor (C_out, C_in / groups, kernel).
        bias: Tensor (C_out) that is added to each output channel, or None.
        stride: Step of the window, an int or one int for each spatial dimension.
        padding: Zeros added on both ends of each spatial dimension (int or a list), or 'valid' (none) or
            'same' (output as long as the input; stride 1 only).
        dilation: Distance between neighbouring elements of the kernel; 1 means that they touch.
        groups: Number of groups. Each group of input channels is connected only to its own group of output
            channels.
    Returns: Tensor (N, C_out, L_out) or (C_out, L_out); L_out = floor((L + 2*padding - dilation*(kernel - 1)
        - 1) / stride) + 1.
    Raises: RuntimeError if the channels of `input` and `weight` do not fit, the dtypes differ, the stride is
        not positive, the padding is negative, or the kernel is longer than the padded input.
    Note: The kernel is not flipped, so this is a cross-correlation. The three tensors must have one dtype;
        nothing is promoted.
    Derivative: those of the operators that it calls.
    Journey: `conv1d_op` (aten/ops/nn.py), `conv1d` (aten/native/nn/convolution/convolution.py).
    Mirrors: aten/src/ATen/native/Convolution.cpp

    >>> tt.conv1d(tt.tensor([[1., 2., 3., 4.]]), tt.tensor([[[1., 10.]]]), stride=2)
    tensor([[21., 43.]])
    """
    if not args and not kwargs and (stride_ := as_tuple(stride, 1)) is not False and (padding_ := as_tuple(padding, 1)) is not False and (dilation_ := as_tuple(dilation, 1)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30:
        try:
            ks = input.meta_.key_set | weight.meta_.key_set
            if bias is not None:
                ks |= bias.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return conv1d_op.table[ks](ks, input, weight, bias, stride_, padding_, dilation_, groups)
    if not args and not kwargs and (stride_ := as_tuple(stride, 1)) is not False and padding.__class__ is str and (dilation_ := as_tuple(dilation, 1)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30:
        try:
            ks = input.meta_.key_set | weight.meta_.key_set
            if bias is not None:
                ks |= bias.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return conv1d_padding_op.table[ks](ks, input, weight, bias, stride_, padding, dilation_, groups)
    return conv1d_parser.call(*given(("input", "weight", "bias", "stride", "padding", "dilation", "groups"), (input, weight, bias, stride, padding, dilation, groups), (NOT_GIVEN, NOT_GIVEN, None, (1,), (0,), (1,), 1), args, kwargs), **kwargs)


conv2d_op = def_("aten::conv2d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] dilation=1, SymInt groups=1) -> Tensor")
conv2d_padding_op = def_('aten::conv2d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, str padding="valid", SymInt[2] dilation=1, SymInt groups=1) -> Tensor')
conv2d_parser = PythonArgParser("conv2d", (conv2d_op, conv2d_padding_op))

def conv2d(input=NOT_GIVEN, weight=NOT_GIVEN, bias=None, stride=(1, 1), padding=(0, 0), dilation=(1, 1), groups=1, *args, **kwargs):
    """conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1) -> Tensor

    Slides each kernel over an image and sums the products, over all input channels.
        S_out = floor((S + 2*padding - dilation*(kernel - 1) - 1) / stride) + 1 for each spatial size S

    Args:
        input: Tensor (N, C_in, H, W) or (C_in, H, W).
        weight: Tensor (C_out, C_in / groups, kH, kW).
        bias: Tensor (C_out) that is added to each output channel, or None.
        stride: Step of the window, an int or one int for each spatial dimension.
        padding: Zeros added on both ends of each spatial dimension (int or a list), or 'valid' (none) or
            'same' (output as long as the input; stride 1 only).
        dilation: Distance between neighbouring elements of the kernel; 1 means that they touch.
        groups: Number of groups. Each group of input channels is connected only to its own group of output
            channels.
    Returns: Tensor (N, C_out, H_out, W_out), without N if `input` has none; channels last if `input` or
        `weight` is.
    Raises: RuntimeError if the channels of `input` and `weight` do not fit, the dtypes differ, the stride is
        not positive, the padding is negative, or the kernel is longer than the padded input.
    Note: The kernel is not flipped, so this is a cross-correlation. groups = C_in convolves each channel by
        itself (depthwise).
    Derivative: those of the operators that it calls.
    Journey: `conv2d_op` (aten/ops/nn.py), `conv2d` (aten/native/nn/convolution/convolution.py).
    Mirrors: aten/src/ATen/native/Convolution.cpp

    >>> tt.conv2d(tt.arange(9.).view(1, 3, 3), tt.ones(1, 1, 2, 2))
    tensor([[[ 8., 12.],
             [20., 24.]]])
    >>> tt.conv2d(tt.ones(1, 3, 8, 8), tt.ones(4, 3, 3, 3), stride=2, padding=1).shape
    torch.Size([1, 4, 4, 4])
    """
    if not args and not kwargs and (stride_ := as_tuple(stride, 2)) is not False and (padding_ := as_tuple(padding, 2)) is not False and (dilation_ := as_tuple(dilation, 2)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30:
        try:
            ks = input.meta_.key_set | weight.meta_.key_set
            if bias is not None:
                ks |= bias.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return conv2d_op.table[ks](ks, input, weight, bias, stride_, padding_, dilation_, groups)
    if not args and not kwargs and (stride_ := as_tuple(stride, 2)) is not False and padding.__class__ is str and (dilation_ := as_tuple(dilation, 2)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30:
        try:
            ks = input.meta_.key_set | weight.meta_.key_set
            if bias is not None:
                ks |= bias.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return conv2d_padding_op.table[ks](ks, input, weight, bias, stride_, padding, dilation_, groups)
    return conv2d_parser.call(*given(("input", "weight", "bias", "stride", "padding", "dilation", "groups"), (input, weight, bias, stride, padding, dilation, groups), (NOT_GIVEN, NOT_GIVEN, None, (1, 1), (0, 0), (1, 1), 1), args, kwargs), **kwargs)


conv3d_op = def_("aten::conv3d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] dilation=1, SymInt groups=1) -> Tensor")
conv3d_padding_op = def_('aten::conv3d.padding(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, str padding="valid", SymInt[3] dilation=1, SymInt groups=1) -> Tensor')
conv3d_parser = PythonArgParser("conv3d", (conv3d_op, conv3d_padding_op))

def conv3d(input=NOT_GIVEN, weight=NOT_GIVEN, bias=None, stride=(1, 1, 1), padding=(0, 0, 0), dilation=(1, 1, 1), groups=1, *args, **kwargs):
    """conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1) -> Tensor

    Slides each kernel over a volume and sums the products, over all input channels.
        S_out = floor((S + 2*padding - dilation*(kernel - 1) - 1) / stride) + 1 for each spatial size S

    Args:
        input: Tensor (N, C_in, D, H, W) or (C_in, D, H, W).
        weight: Tensor (C_out, C_in / groups, kD, kH, kW).
        bias: Tensor (C_out) that is added to each output channel, or None.
        stride: Step of the window, an int or one int for each spatial dimension.
        padding: Zeros added on both ends of each spatial dimension (int or a list), or 'valid' (none) or
            'same' (output as long as the input; stride 1 only).
        dilation: Distance between neighbouring elements of the kernel; 1 means that they touch.
        groups: Number of groups. Each group of input channels is connected only to its own group of output
            channels.
    Returns: Tensor (N, C_out, D_out, H_out, W_out), without N if `input` has none.
    Raises: RuntimeError if the channels of `input` and `weight` do not fit, the dtypes differ, the stride is
        not positive, the padding is negative, or the kernel is longer than the padded input.
    Note: The kernel is not flipped, so this is a cross-correlation. The three tensors must have one dtype;
        nothing is promoted.
    Derivative: those of the operators that it calls.
    Journey: `conv3d_op` (aten/ops/nn.py), `conv3d` (aten/native/nn/convolution/convolution.py).
    Mirrors: aten/src/ATen/native/Convolution.cpp

    >>> tt.conv3d(tt.ones(1, 2, 2, 2), tt.ones(1, 1, 2, 2, 2), tt.tensor([0.5]))
    tensor([[[[8.5000]]]])
    """
    if not args and not kwargs and (stride_ := as_tuple(stride, 3)) is not False and (padding_ := as_tuple(padding, 3)) is not False and (dilation_ := as_tuple(dilation, 3)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30:
        try:
            ks = input.meta_.key_set | weight.meta_.key_set
            if bias is not None:
                ks |= bias.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return conv3d_op.table[ks](ks, input, weight, bias, stride_, padding_, dilation_, groups)
    if not args and not kwargs and (stride_ := as_tuple(stride, 3)) is not False and padding.__class__ is str and (dilation_ := as_tuple(dilation, 3)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30:
        try:
            ks = input.meta_.key_set | weight.meta_.key_set
            if bias is not None:
                ks |= bias.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return conv3d_padding_op.table[ks](ks, input, weight, bias, stride_, padding, dilation_, groups)
    return conv3d_parser.call(*given(("input", "weight", "bias", "stride", "padding", "dilation", "groups"), (input, weight, bias, stride, padding, dilation, groups), (NOT_GIVEN, NOT_GIVEN, None, (1, 1, 1), (0, 0, 0), (1, 1, 1), 1), args, kwargs), **kwargs)


conv_transpose1d_op = def_("aten::conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, SymInt[1] stride=1, SymInt[1] padding=0, SymInt[1] output_padding=0, SymInt groups=1, SymInt[1] dilation=1) -> Tensor")
conv_transpose1d_parser = PythonArgParser("conv_transpose1d", (conv_transpose1d_op,))

def conv_transpose1d(input=NOT_GIVEN, weight=NOT_GIVEN, bias=None, stride=(1,), padding=(0,), output_padding=(0,), groups=1, dilation=(1,), *args, **kwargs):
    """conv_transpose1d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1) -> Tensor

    Transposed convolution of a sequence. Each input element adds a scaled kernel to the output.
        S_out = (S - 1)*stride - 2*padding + dilation*(kernel - 1) + output_padding + 1 for each spatial size S

    Args:
        input: Tensor (N, C_in, L) or (C_in, L).
        weight: Tensor (C_in, C_out / groups, kernel); input channels stand first.
        bias: Tensor (C_out) added to each output channel, or None.
        stride: Step in the output from one input element to the next.
        padding: Number of elements that are cut off both ends of the full result, so a larger `padding` gives
            a smaller output.
        output_padding: Extra length at the far end of each spatial dimension. It settles which of the
            possible sizes is meant and must be smaller than the stride or the dilation.
        groups: Number of groups. Each group of input channels is connected only to its own group of output
            channels.
        dilation: Distance between neighbouring elements of the kernel; 1 means that they touch.
    Returns: Tensor (N, C_out, L_out), without N if `input` has none.
    Raises: RuntimeError if `input` has other channels than `weight`, the dtypes differ, or `output_padding`
        is not smaller than the stride or the dilation.
    Note: It is the gradient of the convolution with respect to its input, not its inverse. Overlapping
        contributions add up.
    Derivative: those of the operators that it calls.
    Journey: `conv_transpose1d_op` (aten/ops/nn.py), `conv_transpose1d`
        (aten/native/nn/convolution/convolution.py).
    Mirrors: aten/src/ATen/native/Convolution.cpp

    >>> tt.conv_transpose1d(tt.tensor([[1., 2.]]), tt.tensor([[[1., 10.]]]))
    tensor([[ 1., 12., 20.]])
    >>> tt.conv_transpose1d(tt.tensor([[1., 2.]]), tt.tensor([[[1., 10.]]]), stride=2)
    tensor([[ 1., 10.,  2., 20.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl) and (bias is None or isinstance(bias, TensorImpl)) and (stride_ := as_tuple(stride, 1)) is not False and (padding_ := as_tuple(padding, 1)) is not False and (output_padding_ := as_tuple(output_padding, 1)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30 and (dilation_ := as_tuple(dilation, 1)) is not False:
        ks = input.meta_.key_set | weight.meta_.key_set
        if bias is not None:
            ks |= bias.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return conv_transpose1d_op.table[ks](ks, input, weight, bias, stride_, padding_, output_padding_, groups, dilation_)
    return conv_transpose1d_parser.call(*given(("input", "weight", "bias", "stride", "padding", "output_padding", "groups", "dilation"), (input, weight, bias, stride, padding, output_padding, groups, dilation), (NOT_GIVEN, NOT_GIVEN, None, (1,), (0,), (0,), 1, (1,)), args, kwargs), **kwargs)


conv_transpose2d_input_op = def_("aten::conv_transpose2d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[2] stride=1, SymInt[2] padding=0, SymInt[2] output_padding=0, SymInt groups=1, SymInt[2] dilation=1) -> Tensor")
conv_transpose2d_parser = PythonArgParser("conv_transpose2d", (conv_transpose2d_input_op,))

def conv_transpose2d(input=NOT_GIVEN, weight=NOT_GIVEN, bias=None, stride=(1, 1), padding=(0, 0), output_padding=(0, 0), groups=1, dilation=(1, 1), *args, **kwargs):
    """conv_transpose2d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1) -> Tensor

    Transposed convolution of an image. Each input element adds a scaled kernel to the output.
        S_out = (S - 1)*stride - 2*padding + dilation*(kernel - 1) + output_padding + 1 for each spatial size S

    Args:
        input: Tensor (N, C_in, H, W) or (C_in, H, W).
        weight: Tensor (C_in, C_out / groups, kH, kW); input channels stand first.
        bias: Tensor (C_out) added to each output channel, or None.
        stride: Step in the output from one input element to the next.
        padding: Number of elements that are cut off both ends of the full result, so a larger `padding` gives
            a smaller output.
        output_padding: Extra length at the far end of each spatial dimension. It settles which of the
            possible sizes is meant and must be smaller than the stride or the dilation.
        groups: Number of groups. Each group of input channels is connected only to its own group of output
            channels.
        dilation: Distance between neighbouring elements of the kernel; 1 means that they touch.
    Returns: Tensor (N, C_out, H_out, W_out), without N if `input` has none.
    Raises: RuntimeError if `input` has other channels than `weight`, the dtypes differ, or `output_padding`
        is not smaller than the stride or the dilation.
    Note: It is the gradient of the convolution with respect to its input, not its inverse. Overlapping
        contributions add up.
    Derivative: those of the operators that it calls.
    Journey: `conv_transpose2d_input_op` (aten/ops/nn.py), `conv_transpose2d_input`
        (aten/native/nn/convolution/convolution.py).
    Mirrors: aten/src/ATen/native/Convolution.cpp

    >>> tt.conv_transpose2d(tt.tensor([[[1., 2.]]]), tt.ones(1, 1, 2, 2), stride=2)
    tensor([[[1., 1., 2., 2.],
             [1., 1., 2., 2.]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl) and (bias is None or isinstance(bias, TensorImpl)) and (stride_ := as_tuple(stride, 2)) is not False and (padding_ := as_tuple(padding, 2)) is not False and (output_padding_ := as_tuple(output_padding, 2)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30 and (dilation_ := as_tuple(dilation, 2)) is not False:
        ks = input.meta_.key_set | weight.meta_.key_set
        if bias is not None:
            ks |= bias.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return conv_transpose2d_input_op.table[ks](ks, input, weight, bias, stride_, padding_, output_padding_, groups, dilation_)
    return conv_transpose2d_parser.call(*given(("input", "weight", "bias", "stride", "padding", "output_padding", "groups", "dilation"), (input, weight, bias, stride, padding, output_padding, groups, dilation), (NOT_GIVEN, NOT_GIVEN, None, (1, 1), (0, 0), (0, 0), 1, (1, 1)), args, kwargs), **kwargs)


conv_transpose3d_input_op = def_("aten::conv_transpose3d.input(Tensor input, Tensor weight, Tensor? bias=None, SymInt[3] stride=1, SymInt[3] padding=0, SymInt[3] output_padding=0, SymInt groups=1, SymInt[3] dilation=1) -> Tensor")
conv_transpose3d_parser = PythonArgParser("conv_transpose3d", (conv_transpose3d_input_op,))

def conv_transpose3d(input=NOT_GIVEN, weight=NOT_GIVEN, bias=None, stride=(1, 1, 1), padding=(0, 0, 0), output_padding=(0, 0, 0), groups=1, dilation=(1, 1, 1), *args, **kwargs):
    """conv_transpose3d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1) -> Tensor

    Transposed convolution of a volume. Each input element adds a scaled kernel to the output.
        S_out = (S - 1)*stride - 2*padding + dilation*(kernel - 1) + output_padding + 1 for each spatial size S

    Args:
        input: Tensor (N, C_in, D, H, W) or (C_in, D, H, W).
        weight: Tensor (C_in, C_out / groups, kD, kH, kW); input channels stand first.
        bias: Tensor (C_out) added to each output channel, or None.
        stride: Step in the output from one input element to the next.
        padding: Number of elements that are cut off both ends of the full result, so a larger `padding` gives
            a smaller output.
        output_padding: Extra length at the far end of each spatial dimension. It settles which of the
            possible sizes is meant and must be smaller than the stride or the dilation.
        groups: Number of groups. Each group of input channels is connected only to its own group of output
            channels.
        dilation: Distance between neighbouring elements of the kernel; 1 means that they touch.
    Returns: Tensor (N, C_out, D_out, H_out, W_out), without N if `input` has none.
    Raises: RuntimeError if `input` has other channels than `weight`, the dtypes differ, or `output_padding`
        is not smaller than the stride or the dilation.
    Note: It is the gradient of the convolution with respect to its input, not its inverse. Overlapping
        contributions add up.
    Derivative: those of the operators that it calls.
    Journey: `conv_transpose3d_input_op` (aten/ops/nn.py), `conv_transpose3d_input`
        (aten/native/nn/convolution/convolution.py).
    Mirrors: aten/src/ATen/native/Convolution.cpp

    >>> tt.conv_transpose3d(tt.ones(1, 1, 2, 2, 2), tt.ones(1, 3, 3, 3, 3), stride=2, padding=1, output_padding=1).shape
    torch.Size([1, 3, 4, 4, 4])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl) and (bias is None or isinstance(bias, TensorImpl)) and (stride_ := as_tuple(stride, 3)) is not False and (padding_ := as_tuple(padding, 3)) is not False and (output_padding_ := as_tuple(output_padding, 3)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30 and (dilation_ := as_tuple(dilation, 3)) is not False:
        ks = input.meta_.key_set | weight.meta_.key_set
        if bias is not None:
            ks |= bias.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return conv_transpose3d_input_op.table[ks](ks, input, weight, bias, stride_, padding_, output_padding_, groups, dilation_)
    return conv_transpose3d_parser.call(*given(("input", "weight", "bias", "stride", "padding", "output_padding", "groups", "dilation"), (input, weight, bias, stride, padding, output_padding, groups, dilation), (NOT_GIVEN, NOT_GIVEN, None, (1, 1, 1), (0, 0, 0), (0, 0, 0), 1, (1, 1, 1)), args, kwargs), **kwargs)


conv_tbc_op = def_("aten::conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor")
conv_tbc_parser = PythonArgParser("conv_tbc", (conv_tbc_op,))

def conv_tbc(input=NOT_GIVEN, weight=NOT_GIVEN, bias=NOT_GIVEN, pad=0, *args, **kwargs):
    """conv_tbc(input, weight, bias, pad=0) -> Tensor

    Convolution of sequences that are stored with time first, then batch, then channels.

    Args:
        input: Tensor (T, N, C_in).
        weight: Tensor (kernel, C_in, C_out).
        bias: Tensor (C_out); it must be given.
        pad: Number of zeros added before the first and after the last step.
    Returns: Tensor (T + 2*pad - kernel + 1, N, C_out).
    Raises: RuntimeError if a tensor has another number of dimensions or the channels do not fit.
    Note: The kernel is not flipped, so this is a cross-correlation.
    Derivative: self, weight, bias: conv_tbc_backward(grad, self, weight, bias, pad)
    Journey: `conv_tbc_op` (aten/ops/nn.py), `ConvTbcBackward0`, `conv_tbc`
        (aten/native/nn/convolution/convolution_tbc.py).
    Mirrors: aten/src/ATen/native/ConvolutionTBC.cpp

    >>> tt.conv_tbc(tt.tensor([[[1.]], [[2.]], [[3.]]]), tt.tensor([[[1.]], [[10.]]]), tt.tensor([0.]))
    tensor([[[21.]],
    <BLANKLINE>
            [[32.]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl) and isinstance(bias, TensorImpl) and pad.__class__ is int and -(2**30) < pad < 2**30:
        ks = input.meta_.key_set | weight.meta_.key_set | bias.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return conv_tbc_op.table[ks](ks, input, weight, bias, pad)
    return conv_tbc_parser.call(*given(("input", "weight", "bias", "pad"), (input, weight, bias, pad), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


conv_tbc_backward_op = def_("aten::conv_tbc_backward(Tensor self, Tensor input, Tensor weight, Tensor bias, int pad) -> (Tensor, Tensor, Tensor)")
conv_tbc_backward_parser = PythonArgParser("conv_tbc_backward", (conv_tbc_backward_op,))

def conv_tbc_backward(self=NOT_GIVEN, input=NOT_GIVEN, weight=NOT_GIVEN, bias=NOT_GIVEN, pad=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl) and isinstance(bias, TensorImpl) and pad.__class__ is int and -(2**30) < pad < 2**30:
        ks = self.meta_.key_set | input.meta_.key_set | weight.meta_.key_set | bias.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return conv_tbc_backward_op.table[ks](ks, self, input, weight, bias, pad)
    return conv_tbc_backward_parser.call(*given(("self", "input", "weight", "bias", "pad"), (self, input, weight, bias, pad), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


convolution_op = def_("aten::convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor")
convolution_parser = PythonArgParser("convolution", (convolution_op,))

def convolution_default(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    ks = input.meta_.key_set | weight.meta_.key_set
    if bias is not None:
        ks |= bias.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return convolution_op.table[ks](ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)

def convolution(input=NOT_GIVEN, weight=NOT_GIVEN, bias=NOT_GIVEN, stride=NOT_GIVEN, padding=NOT_GIVEN, dilation=NOT_GIVEN, transposed=NOT_GIVEN, output_padding=NOT_GIVEN, groups=NOT_GIVEN, *args, **kwargs):
    """convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups) -> Tensor

    The one operator below `conv1d` to `conv3d` and the transposed convolutions; all arguments are spelled
    out.

    Args:
        input: Tensor (N, C_in, *), with one to three spatial dimensions.
        weight: Tensor (C_out, C_in / groups, *), transposed (C_in, C_out / groups, *).
        bias: Tensor (C_out) that is added to each output channel, or None.
        stride: List of steps, one for each spatial dimension.
        padding: List of the zeros added on both ends, one int for each spatial dimension; for a transposed
            convolution what is cut off.
        dilation: List of distances between kernel elements.
        transposed: Whether it is the transposed convolution.
        output_padding: List of extra lengths of a transposed convolution, else zeros.
        groups: Number of groups. Each group of input channels is connected only to its own group of output
            channels.
    Returns: Tensor (N, C_out, *).
    Raises: RuntimeError if the channels of `input` and `weight` do not fit, the dtypes differ, the stride is
        not positive, the padding is negative, or the kernel is longer than the padded input.
    Note: It dispatches to the backend's kernel. The batch dimension may not be left out.
    Derivative: input, weight, bias: convolution_backward(grad, input, weight, bias.sym_sizes_opt(), stride,
                    padding, dilation, transposed, output_padding, groups, grad_input_mask)
    Journey: `convolution_op` (aten/ops/nn.py), `ConvolutionBackward0`, `convolution`
        (aten/native/nn/convolution/convolution.py).
    Mirrors: aten/src/ATen/native/Convolution.cpp

    >>> tt.convolution(tt.tensor([[[1., 2., 3.]]]), tt.ones(1, 1, 2), None, [1], [0], [1], False, [0], 1)
    tensor([[[3., 5.]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl) and (bias is None or isinstance(bias, TensorImpl)) and (stride_ := as_tuple(stride)) is not False and (padding_ := as_tuple(padding)) is not False and (dilation_ := as_tuple(dilation)) is not False and transposed.__class__ is bool and (output_padding_ := as_tuple(output_padding)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30:
        return convolution_default(input, weight, bias, stride_, padding_, dilation_, transposed, output_padding_, groups)
    return convolution_parser.call(*given(("input", "weight", "bias", "stride", "padding", "dilation", "transposed", "output_padding", "groups"), (input, weight, bias, stride, padding, dilation, transposed, output_padding, groups), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


convolution_backward_op = def_("aten::convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)")
convolution_backward_parser = PythonArgParser("convolution_backward", (convolution_backward_op,))

def convolution_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, weight=NOT_GIVEN, bias_sizes=NOT_GIVEN, stride=NOT_GIVEN, padding=NOT_GIVEN, dilation=NOT_GIVEN, transposed=NOT_GIVEN, output_padding=NOT_GIVEN, groups=NOT_GIVEN, output_mask=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl) and (bias_sizes_ := as_tuple_or_none(bias_sizes)) is not False and (stride_ := as_tuple(stride)) is not False and (padding_ := as_tuple(padding)) is not False and (dilation_ := as_tuple(dilation)) is not False and transposed.__class__ is bool and (output_padding_ := as_tuple(output_padding)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30 and (output_mask_ := as_bools(output_mask, 3)) is not False:
        ks = grad_output.meta_.key_set | input.meta_.key_set | weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return convolution_backward_op.table[ks](ks, grad_output, input, weight, bias_sizes_, stride_, padding_, dilation_, transposed, output_padding_, groups, output_mask_)
    return convolution_backward_parser.call(*given(("grad_output", "input", "weight", "bias_sizes", "stride", "padding", "dilation", "transposed", "output_padding", "groups", "output_mask"), (grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_convolution_op = def_("aten::_convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool benchmark, bool deterministic, bool cudnn_enabled, bool allow_tf32) -> Tensor")
_convolution_parser = PythonArgParser("_convolution", (_convolution_op,))

def _convolution_default(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32):
    ks = input.meta_.key_set | weight.meta_.key_set
    if bias is not None:
        ks |= bias.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _convolution_op.table[ks](ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, benchmark, deterministic, cudnn_enabled, allow_tf32)

def _convolution(*args, **kwargs):
    return _convolution_parser.call(*args, **kwargs)


convolution_overrideable_op = def_("aten::convolution_overrideable(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor")
convolution_overrideable_parser = PythonArgParser("convolution_overrideable", (convolution_overrideable_op,))

def convolution_overrideable_default(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    ks = input.meta_.key_set | weight.meta_.key_set
    if bias is not None:
        ks |= bias.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return convolution_overrideable_op.table[ks](ks, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)

def convolution_overrideable(*args, **kwargs):
    return convolution_overrideable_parser.call(*args, **kwargs)


convolution_backward_overrideable_op = def_("aten::convolution_backward_overrideable(Tensor grad_output, Tensor input, Tensor weight, SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups, bool[3] output_mask) -> (Tensor grad_input, Tensor grad_weight, Tensor grad_bias)")
convolution_backward_overrideable_return = return_type("convolution_backward_overrideable", ("grad_input", "grad_weight", "grad_bias"))
convolution_backward_overrideable_parser = PythonArgParser("convolution_backward_overrideable", (convolution_backward_overrideable_op,))

def convolution_backward_overrideable_default(grad_output, input, weight, stride, padding, dilation, transposed, output_padding, groups, output_mask):
    ks = grad_output.meta_.key_set | input.meta_.key_set | weight.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return convolution_backward_overrideable_op.table[ks](ks, grad_output, input, weight, stride, padding, dilation, transposed, output_padding, groups, output_mask)

def convolution_backward_overrideable(grad_output=NOT_GIVEN, input=NOT_GIVEN, weight=NOT_GIVEN, stride=NOT_GIVEN, padding=NOT_GIVEN, dilation=NOT_GIVEN, transposed=NOT_GIVEN, output_padding=NOT_GIVEN, groups=NOT_GIVEN, output_mask=NOT_GIVEN, *args, **kwargs):
    try:
        if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(weight, TensorImpl) and (stride_ := as_tuple(stride)) is not False and (padding_ := as_tuple(padding)) is not False and (dilation_ := as_tuple(dilation)) is not False and transposed.__class__ is bool and (output_padding_ := as_tuple(output_padding)) is not False and groups.__class__ is int and -(2**30) < groups < 2**30 and (output_mask_ := as_bools(output_mask, 3)) is not False:
            return tuple.__new__(convolution_backward_overrideable_return, convolution_backward_overrideable_default(grad_output, input, weight, stride_, padding_, dilation_, transposed, output_padding_, groups, output_mask_))
        result = convolution_backward_overrideable_parser.call(*given(("grad_output", "input", "weight", "stride", "padding", "dilation", "transposed", "output_padding", "groups", "output_mask"), (grad_output, input, weight, stride, padding, dilation, transposed, output_padding, groups, output_mask), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)
        return named(convolution_backward_overrideable_return, result, None)
    except HandlersAnswer as answer:
        return answer.value


_convolution_mode_op = def_("aten::_convolution_mode(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, str padding, SymInt[] dilation, SymInt groups) -> Tensor")
_convolution_mode_parser = PythonArgParser("_convolution_mode", (_convolution_mode_op,))

def _convolution_mode_default(input, weight, bias, stride, padding, dilation, groups):
    ks = input.meta_.key_set | weight.meta_.key_set
    if bias is not None:
        ks |= bias.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _convolution_mode_op.table[ks](ks, input, weight, bias, stride, padding, dilation, groups)

def _convolution_mode(*args, **kwargs):
    return _convolution_mode_parser.call(*args, **kwargs)


im2col_out_op = def_("aten::im2col.out(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)")
im2col_op = def_("aten::im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor")
im2col_parser = PythonArgParser("im2col", (im2col_out_op, im2col_op))

def im2col_default(self, kernel_size, dilation, padding, stride):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return im2col_op.table[ks](ks, self, kernel_size, dilation, padding, stride)

def im2col(input=NOT_GIVEN, kernel_size=NOT_GIVEN, dilation=NOT_GIVEN, padding=NOT_GIVEN, stride=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 2)) is not False and (dilation_ := as_tuple(dilation, 2)) is not False and (padding_ := as_tuple(padding, 2)) is not False and (stride_ := as_tuple(stride, 2)) is not False:
        return im2col_default(input, kernel_size_, dilation_, padding_, stride_)
    return im2col_parser.call(*given(("input", "kernel_size", "dilation", "padding", "stride"), (input, kernel_size, dilation, padding, stride), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


col2im_out_op = def_("aten::col2im.out(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride, *, Tensor(a!) out) -> Tensor(a!)")
col2im_op = def_("aten::col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor")
col2im_parser = PythonArgParser("col2im", (col2im_out_op, col2im_op))

def col2im_default(self, output_size, kernel_size, dilation, padding, stride):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return col2im_op.table[ks](ks, self, output_size, kernel_size, dilation, padding, stride)

def col2im(input=NOT_GIVEN, output_size=NOT_GIVEN, kernel_size=NOT_GIVEN, dilation=NOT_GIVEN, padding=NOT_GIVEN, stride=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and (kernel_size_ := as_tuple(kernel_size, 2)) is not False and (dilation_ := as_tuple(dilation, 2)) is not False and (padding_ := as_tuple(padding, 2)) is not False and (stride_ := as_tuple(stride, 2)) is not False:
        return col2im_default(input, output_size_, kernel_size_, dilation_, padding_, stride_)
    return col2im_parser.call(*given(("input", "output_size", "kernel_size", "dilation", "padding", "stride"), (input, output_size, kernel_size, dilation, padding, stride), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


max_pool1d_op = def_("aten::max_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> Tensor")
max_pool1d_parser = PythonArgParser("max_pool1d", (max_pool1d_op,))

def max_pool1d(input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0,), dilation=(1,), ceil_mode=False, *args, **kwargs):
    """max_pool1d(input, kernel_size, stride=(), padding=0, dilation=1, ceil_mode=False) -> Tensor

    Largest element of each window that slides along a sequence.
        S_out = floor((S + 2*padding - dilation*(kernel_size - 1) - 1) / stride) + 1; ceil instead of floor with ceil_mode

    Args:
        input: Floating tensor (N, C, L) or (C, L).
        kernel_size: Size of the window, an int or one int for each spatial dimension.
        stride: Step of the window; left out, it equals `kernel_size`.
        padding: Padding on both ends, at most half of the kernel. It counts as -inf and is never chosen.
        dilation: Distance between neighbouring elements of the kernel; 1 means that they touch.
        ceil_mode: If True, the output size is rounded up, so that a last window may hang over the end. A
            window that would start in the padding at the far end is left out.
    Returns: Tensor (N, C, L_out) or (C, L_out), dtype of `input`.
    Raises: RuntimeError if the number of dimensions is wrong, `padding` exceeds half of the kernel, or the
        output would have no element.
    Note: NaN wins over every number. `nn.functional.max_pool1d` also takes `return_indices`.
    Derivative: those of the operators that it calls.
    Journey: `max_pool1d_op` (aten/ops/nn.py), `max_pool1d` (aten/native/nn/pooling/dilated_max_pool2d.py).
    Mirrors: aten/src/ATen/native/DilatedMaxPool2d.cpp

    >>> tt.max_pool1d(tt.tensor([[1., 3., 2., 5., 4.]]), 2)
    tensor([[3., 5.]])
    >>> tt.max_pool1d(tt.tensor([[1., 3., 2., 5., 4.]]), 2, ceil_mode=True)
    tensor([[3., 5., 4.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 1)) is not False and (stride_ := as_tuple(stride, 1)) is not False and (padding_ := as_tuple(padding, 1)) is not False and (dilation_ := as_tuple(dilation, 1)) is not False and ceil_mode.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return max_pool1d_op.table[ks](ks, input, kernel_size_, stride_, padding_, dilation_, ceil_mode)
    return max_pool1d_parser.call(*given(("input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"), (input, kernel_size, stride, padding, dilation, ceil_mode), (NOT_GIVEN, NOT_GIVEN, (), (0,), (1,), False), args, kwargs), **kwargs)


max_pool1d_with_indices_op = def_("aten::max_pool1d_with_indices(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, int[1] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)")
max_pool1d_with_indices_parser = PythonArgParser("max_pool1d_with_indices", (max_pool1d_with_indices_op,))

def max_pool1d_with_indices(input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0,), dilation=(1,), ceil_mode=False, *args, **kwargs):
    """max_pool1d_with_indices(input, kernel_size, stride=(), padding=0, dilation=1, ceil_mode=False) -> (Tensor, Tensor)

    Largest element of each window along a sequence, and where it stands.
        S_out = floor((S + 2*padding - dilation*(kernel_size - 1) - 1) / stride) + 1; ceil instead of floor with ceil_mode

    Args:
        input: Floating tensor (N, C, L) or (C, L).
        kernel_size: Size of the window, an int or one int for each spatial dimension.
        stride: Step of the window; left out, it equals `kernel_size`.
        padding: Padding on both ends, at most half of the kernel. It counts as -inf and is never chosen.
        dilation: Distance between neighbouring elements of the kernel; 1 means that they touch.
        ceil_mode: If True, the output size is rounded up, so that a last window may hang over the end. A
            window that would start in the padding at the far end is left out.
    Returns: Pair of tensors (N, C, L_out) or (C, L_out). First the largest elements, then their int64
        positions in L.
    Raises: RuntimeError if the number of dimensions is wrong, `padding` exceeds half of the kernel, or the
        output would have no element.
    Note: Of equal elements the first one is taken. NaN wins over every number.
    Derivative: those of the operators that it calls.
    Journey: `max_pool1d_with_indices_op` (aten/ops/nn.py), `max_pool1d_with_indices`
        (aten/native/nn/pooling/dilated_max_pool2d.py).
    Mirrors: aten/src/ATen/native/DilatedMaxPool2d.cpp

    >>> tt.max_pool1d_with_indices(tt.tensor([[1., 3., 3., 5.]]), 2, stride=1)
    (tensor([[3., 3., 5.]]), tensor([[1, 1, 3]]))
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 1)) is not False and (stride_ := as_tuple(stride, 1)) is not False and (padding_ := as_tuple(padding, 1)) is not False and (dilation_ := as_tuple(dilation, 1)) is not False and ceil_mode.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return max_pool1d_with_indices_op.table[ks](ks, input, kernel_size_, stride_, padding_, dilation_, ceil_mode)
    return max_pool1d_with_indices_parser.call(*given(("input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"), (input, kernel_size, stride, padding, dilation, ceil_mode), (NOT_GIVEN, NOT_GIVEN, (), (0,), (1,), False), args, kwargs), **kwargs)


max_pool2d_op = def_("aten::max_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor")
max_pool2d_parser = PythonArgParser("max_pool2d", (max_pool2d_op,))

def max_pool2d(input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0, 0), dilation=(1, 1), ceil_mode=False, *args, **kwargs):
    """max_pool2d(input, kernel_size, stride=(), padding=0, dilation=1, ceil_mode=False) -> Tensor

    Largest element of each window that slides over an image.
        S_out = floor((S + 2*padding - dilation*(kernel_size - 1) - 1) / stride) + 1; ceil instead of floor with ceil_mode

    Args:
        input: Real tensor (N, C, H, W) or (C, H, W).
        kernel_size: Size of the window, an int or one int for each spatial dimension.
        stride: Step of the window; left out, it equals `kernel_size`.
        padding: Padding on both ends, at most half of the kernel. It counts as -inf and is never chosen.
        dilation: Distance between neighbouring elements of the kernel; 1 means that they touch.
        ceil_mode: If True, the output size is rounded up, so that a last window may hang over the end. A
            window that would start in the padding at the far end is left out.
    Returns: Tensor (N, C, H_out, W_out), without N if `input` has none; dtype and memory format of `input`.
    Raises: RuntimeError if the number of dimensions is wrong, `padding` exceeds half of the kernel, or the
        output would have no element.
    Note: NaN wins over every number. `nn.functional.max_pool2d` also takes `return_indices`. The gradient
        goes to the chosen element alone.
    Derivative: those of the operators that it calls.
    Journey: `max_pool2d_op` (aten/ops/nn.py), `max_pool2d` (aten/native/nn/pooling/dilated_max_pool2d.py).
    Mirrors: aten/src/ATen/native/DilatedMaxPool2d.cpp

    >>> tt.max_pool2d(tt.arange(16.).view(1, 4, 4), 2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """
    if not args and not kwargs and (kernel_size_ := as_tuple(kernel_size, 2)) is not False and (stride_ := as_tuple(stride, 2)) is not False and (padding_ := as_tuple(padding, 2)) is not False and (dilation_ := as_tuple(dilation, 2)) is not False and ceil_mode.__class__ is bool:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return max_pool2d_op.table[ks](ks, input, kernel_size_, stride_, padding_, dilation_, ceil_mode)
    return max_pool2d_parser.call(*given(("input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"), (input, kernel_size, stride, padding, dilation, ceil_mode), (NOT_GIVEN, NOT_GIVEN, (), (0, 0), (1, 1), False), args, kwargs), **kwargs)


max_pool2d_with_indices_out_op = def_("aten::max_pool2d_with_indices.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))")
max_pool2d_with_indices_op = def_("aten::max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)")
max_pool2d_with_indices_parser = PythonArgParser("max_pool2d_with_indices", (max_pool2d_with_indices_out_op, max_pool2d_with_indices_op))

def max_pool2d_with_indices_default(self, kernel_size, stride=(), padding=(0, 0), dilation=(1, 1), ceil_mode=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return max_pool2d_with_indices_op.table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode)

def max_pool2d_with_indices(input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0, 0), dilation=(1, 1), ceil_mode=False, *args, out=None, **kwargs):
    """nn.functional.max_pool2d_with_indices(input, kernel_size, stride=(), padding=0, dilation=1, ceil_mode=False, *, out=None) -> (Tensor, Tensor)

    Largest element of each window over an image, and where it stands.
        S_out = floor((S + 2*padding - dilation*(kernel_size - 1) - 1) / stride) + 1; ceil instead of floor with ceil_mode

    Args:
        input: Real tensor (N, C, H, W) or (C, H, W).
        kernel_size: Size of the window, an int or one int for each spatial dimension.
        stride: Step of the window; left out, it equals `kernel_size`.
        padding: Padding on both ends, at most half of the kernel. It counts as -inf and is never chosen.
        dilation: Distance between neighbouring elements of the kernel; 1 means that they touch.
        ceil_mode: If True, the output size is rounded up, so that a last window may hang over the end. A
            window that would start in the padding at the far end is left out.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Pair of tensors (N, C, H_out, W_out), without N if `input` has none. First the largest elements,
        then their places.
    Raises: RuntimeError if the number of dimensions is wrong, `padding` exceeds half of the kernel, or the
        output would have no element.
    Note: The indices are int64 positions in the flattened spatial plane of each channel. Of equal elements
        the first one is taken. `max_unpool2d` needs the indices.
    Derivative: self: max_pool2d_with_indices_backward(grad, self, kernel_size, stride, padding, dilation,
                    ceil_mode, result1)
    Journey: `max_pool2d_with_indices_op` (aten/ops/nn.py), `MaxPool2DWithIndicesBackward0`,
        `max_pool2d_with_indices_meta`, `max_pool2d_with_indices_impl`
        (aten/native/nn/pooling/dilated_max_pool2d.py).
    Mirrors: aten/src/ATen/native/DilatedMaxPool2d.cpp

    >>> F.max_pool2d_with_indices(tt.arange(4.).view(1, 2, 2), 2)
    (tensor([[[3.]]]), tensor([[[3]]]))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 2)) is not False and (stride_ := as_tuple(stride, 2)) is not False and (padding_ := as_tuple(padding, 2)) is not False and (dilation_ := as_tuple(dilation, 2)) is not False and ceil_mode.__class__ is bool:
        return max_pool2d_with_indices_default(input, kernel_size_, stride_, padding_, dilation_, ceil_mode)
    return max_pool2d_with_indices_parser.call(*given(("input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"), (input, kernel_size, stride, padding, dilation, ceil_mode), (NOT_GIVEN, NOT_GIVEN, (), (0, 0), (1, 1), False), args, kwargs), out=out, **kwargs)


max_pool2d_with_indices_backward_grad_input_op = def_("aten::max_pool2d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)")
max_pool2d_with_indices_backward_op = def_("aten::max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor")
max_pool2d_with_indices_backward_parser = PythonArgParser("max_pool2d_with_indices_backward", (max_pool2d_with_indices_backward_grad_input_op, max_pool2d_with_indices_backward_op))

def max_pool2d_with_indices_backward_default(grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
    ks = grad_output.meta_.key_set | self.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return max_pool2d_with_indices_backward_op.table[ks](ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)

def max_pool2d_with_indices_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=NOT_GIVEN, padding=NOT_GIVEN, dilation=NOT_GIVEN, ceil_mode=NOT_GIVEN, indices=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 2)) is not False and (stride_ := as_tuple(stride, 2)) is not False and (padding_ := as_tuple(padding, 2)) is not False and (dilation_ := as_tuple(dilation, 2)) is not False and ceil_mode.__class__ is bool and isinstance(indices, TensorImpl):
        return max_pool2d_with_indices_backward_default(grad_output, input, kernel_size_, stride_, padding_, dilation_, ceil_mode, indices)
    return max_pool2d_with_indices_backward_parser.call(*given(("grad_output", "input", "kernel_size", "stride", "padding", "dilation", "ceil_mode", "indices"), (grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


max_pool3d_op = def_("aten::max_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> Tensor")
max_pool3d_parser = PythonArgParser("max_pool3d", (max_pool3d_op,))

def max_pool3d(input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0, 0, 0), dilation=(1, 1, 1), ceil_mode=False, *args, **kwargs):
    """max_pool3d(input, kernel_size, stride=(), padding=0, dilation=1, ceil_mode=False) -> Tensor

    Largest element of each window that slides over a volume.
        S_out = floor((S + 2*padding - dilation*(kernel_size - 1) - 1) / stride) + 1; ceil instead of floor with ceil_mode

    Args:
        input: Real tensor (N, C, D, H, W) or (C, D, H, W).
        kernel_size: Size of the window, an int or one int for each spatial dimension.
        stride: Step of the window; left out, it equals `kernel_size`.
        padding: Padding on both ends, at most half of the kernel. It counts as -inf and is never chosen.
        dilation: Distance between neighbouring elements of the kernel; 1 means that they touch.
        ceil_mode: If True, the output size is rounded up, so that a last window may hang over the end. A
            window that would start in the padding at the far end is left out.
    Returns: Tensor (N, C, D_out, H_out, W_out), without N if `input` has none; dtype of `input`.
    Raises: RuntimeError if the number of dimensions is wrong, `padding` exceeds half of the kernel, or the
        output would have no element.
    Note: NaN wins over every number. `nn.functional.max_pool3d` also takes `return_indices`.
    Derivative: those of the operators that it calls.
    Journey: `max_pool3d_op` (aten/ops/nn.py), `max_pool3d` (aten/native/nn/pooling/dilated_max_pool2d.py).
    Mirrors: aten/src/ATen/native/DilatedMaxPool2d.cpp

    >>> tt.max_pool3d(tt.arange(8.).view(1, 2, 2, 2), 2)
    tensor([[[[7.]]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 3)) is not False and (stride_ := as_tuple(stride, 3)) is not False and (padding_ := as_tuple(padding, 3)) is not False and (dilation_ := as_tuple(dilation, 3)) is not False and ceil_mode.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return max_pool3d_op.table[ks](ks, input, kernel_size_, stride_, padding_, dilation_, ceil_mode)
    return max_pool3d_parser.call(*given(("input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"), (input, kernel_size, stride, padding, dilation, ceil_mode), (NOT_GIVEN, NOT_GIVEN, (), (0, 0, 0), (1, 1, 1), False), args, kwargs), **kwargs)


max_pool3d_with_indices_out_op = def_("aten::max_pool3d_with_indices.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))")
max_pool3d_with_indices_op = def_("aten::max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)")
max_pool3d_with_indices_parser = PythonArgParser("max_pool3d_with_indices", (max_pool3d_with_indices_out_op, max_pool3d_with_indices_op))

def max_pool3d_with_indices_default(self, kernel_size, stride=(), padding=(0, 0, 0), dilation=(1, 1, 1), ceil_mode=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return max_pool3d_with_indices_op.table[ks](ks, self, kernel_size, stride, padding, dilation, ceil_mode)

def max_pool3d_with_indices(input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0, 0, 0), dilation=(1, 1, 1), ceil_mode=False, *args, out=None, **kwargs):
    """nn.functional.max_pool3d_with_indices(input, kernel_size, stride=(), padding=0, dilation=1, ceil_mode=False, *, out=None) -> (Tensor, Tensor)

    Largest element of each window over a volume, and where it stands.
        S_out = floor((S + 2*padding - dilation*(kernel_size - 1) - 1) / stride) + 1; ceil instead of floor with ceil_mode

    Args:
        input: Real tensor (N, C, D, H, W) or (C, D, H, W).
        kernel_size: Size of the window, an int or one int for each spatial dimension.
        stride: Step of the window; left out, it equals `kernel_size`.
        padding: Padding on both ends, at most half of the kernel. It counts as -inf and is never chosen.
        dilation: Distance between neighbouring elements of the kernel; 1 means that they touch.
        ceil_mode: If True, the output size is rounded up, so that a last window may hang over the end. A
            window that would start in the padding at the far end is left out.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Pair of tensors (N, C, D_out, H_out, W_out), without N if `input` has none. First the largest
        elements, then their places.
    Raises: RuntimeError if the number of dimensions is wrong, `padding` exceeds half of the kernel, or the
        output would have no element.
    Note: The indices are int64 positions in the flattened volume of each channel. Of equal elements the first
        one is taken.
    Derivative: self: max_pool3d_with_indices_backward(grad, self, kernel_size, stride, padding, dilation,
                    ceil_mode, result1)
    Journey: `max_pool3d_with_indices_op` (aten/ops/nn.py), `MaxPool3DWithIndicesBackward0`,
        `max_pool3d_with_indices_meta`, `max_pool3d_with_indices_impl`
        (aten/native/nn/pooling/dilated_max_pool2d.py).
    Mirrors: aten/src/ATen/native/DilatedMaxPool2d.cpp

    >>> F.max_pool3d_with_indices(tt.arange(8.).view(1, 2, 2, 2), 2)
    (tensor([[[[7.]]]]), tensor([[[[7]]]]))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 3)) is not False and (stride_ := as_tuple(stride, 3)) is not False and (padding_ := as_tuple(padding, 3)) is not False and (dilation_ := as_tuple(dilation, 3)) is not False and ceil_mode.__class__ is bool:
        return max_pool3d_with_indices_default(input, kernel_size_, stride_, padding_, dilation_, ceil_mode)
    return max_pool3d_with_indices_parser.call(*given(("input", "kernel_size", "stride", "padding", "dilation", "ceil_mode"), (input, kernel_size, stride, padding, dilation, ceil_mode), (NOT_GIVEN, NOT_GIVEN, (), (0, 0, 0), (1, 1, 1), False), args, kwargs), out=out, **kwargs)


max_pool3d_with_indices_backward_grad_input_op = def_("aten::max_pool3d_with_indices_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)")
max_pool3d_with_indices_backward_op = def_("aten::max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor")
max_pool3d_with_indices_backward_parser = PythonArgParser("max_pool3d_with_indices_backward", (max_pool3d_with_indices_backward_grad_input_op, max_pool3d_with_indices_backward_op))

def max_pool3d_with_indices_backward_default(grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices):
    ks = grad_output.meta_.key_set | self.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return max_pool3d_with_indices_backward_op.table[ks](ks, grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)

def max_pool3d_with_indices_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=NOT_GIVEN, padding=NOT_GIVEN, dilation=NOT_GIVEN, ceil_mode=NOT_GIVEN, indices=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 3)) is not False and (stride_ := as_tuple(stride, 3)) is not False and (padding_ := as_tuple(padding, 3)) is not False and (dilation_ := as_tuple(dilation, 3)) is not False and ceil_mode.__class__ is bool and isinstance(indices, TensorImpl):
        return max_pool3d_with_indices_backward_default(grad_output, input, kernel_size_, stride_, padding_, dilation_, ceil_mode, indices)
    return max_pool3d_with_indices_backward_parser.call(*given(("grad_output", "input", "kernel_size", "stride", "padding", "dilation", "ceil_mode", "indices"), (grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


avg_pool1d_op = def_("aten::avg_pool1d(Tensor self, int[1] kernel_size, int[1] stride=[], int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor")
avg_pool1d_parser = PythonArgParser("avg_pool1d", (avg_pool1d_op,))

def avg_pool1d(input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0,), ceil_mode=False, count_include_pad=True, *args, **kwargs):
    """avg_pool1d(input, kernel_size, stride=(), padding=0, ceil_mode=False, count_include_pad=True) -> Tensor

    Mean of each window that slides along a sequence.
        S_out = floor((S + 2*padding - kernel_size) / stride) + 1; ceil instead of floor with ceil_mode

    Args:
        input: Tensor (N, C, L) or (C, L).
        kernel_size: Size of the window, an int or one int for each spatial dimension.
        stride: Step of the window; left out, it equals `kernel_size`.
        padding: Zeros added on both ends, at most half of the kernel.
        ceil_mode: If True, the output size is rounded up, so that a last window may hang over the end. A
            window that would start in the padding at the far end is left out.
        count_include_pad: If True (default), the padding's zeros count in the divisor.
    Returns: Tensor (N, C, L_out) or (C, L_out), dtype of `input`.
    Raises: RuntimeError if the number of dimensions is wrong, `padding` exceeds half of the kernel, or the
        output would have no element.
    Note: The part of a window that ceil_mode lets hang over the end is never counted in the divisor.
    Derivative: those of the operators that it calls.
    Journey: `avg_pool1d_op` (aten/ops/nn.py), `avg_pool1d` (aten/native/nn/pooling/average_pool2d.py).
    Mirrors: aten/src/ATen/native/AveragePool2d.cpp

    >>> tt.avg_pool1d(tt.tensor([[1., 3., 2.]]), 2, padding=1)
    tensor([[0.5000, 2.5000]])
    >>> tt.avg_pool1d(tt.tensor([[1., 3., 2.]]), 2, padding=1, count_include_pad=False)
    tensor([[1.0000, 2.5000]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 1)) is not False and (stride_ := as_tuple(stride, 1)) is not False and (padding_ := as_tuple(padding, 1)) is not False and ceil_mode.__class__ is bool and count_include_pad.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return avg_pool1d_op.table[ks](ks, input, kernel_size_, stride_, padding_, ceil_mode, count_include_pad)
    return avg_pool1d_parser.call(*given(("input", "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad"), (input, kernel_size, stride, padding, ceil_mode, count_include_pad), (NOT_GIVEN, NOT_GIVEN, (), (0,), False, True), args, kwargs), **kwargs)


avg_pool2d_out_op = def_("aten::avg_pool2d.out(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)")
avg_pool2d_op = def_("aten::avg_pool2d(Tensor self, int[2] kernel_size, int[2] stride=[], int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor")
avg_pool2d_parser = PythonArgParser("avg_pool2d", (avg_pool2d_out_op, avg_pool2d_op))

def avg_pool2d_default(self, kernel_size, stride=(), padding=(0, 0), ceil_mode=False, count_include_pad=True, divisor_override=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return avg_pool2d_op.table[ks](ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)

def avg_pool2d(input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0, 0), ceil_mode=False, count_include_pad=True, divisor_override=None, *args, out=None, **kwargs):
    """nn.functional.avg_pool2d(input, kernel_size, stride=(), padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None, *, out=None) -> Tensor

    Mean of each window that slides over an image.
        S_out = floor((S + 2*padding - kernel_size) / stride) + 1; ceil instead of floor with ceil_mode

    Args:
        input: Tensor (N, C, H, W) or (C, H, W).
        kernel_size: Size of the window, an int or one int for each spatial dimension.
        stride: Step of the window; left out, it equals `kernel_size`.
        padding: Zeros added on both ends, at most half of the kernel.
        ceil_mode: If True, the output size is rounded up, so that a last window may hang over the end. A
            window that would start in the padding at the far end is left out.
        count_include_pad: If True (default), the padding's zeros count in the divisor.
        divisor_override: If given, it replaces the number of elements as divisor; it must not be 0.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (N, C, H_out, W_out), without N if `input` has none; dtype and memory format of `input`.
    Raises:
        RuntimeError if the number of dimensions is wrong, `padding` exceeds half of the kernel, or the output
            would have no element.
        RuntimeError if `divisor_override` is 0.
    Derivative: self: avg_pool2d_backward(grad, self, kernel_size, stride, padding, ceil_mode,
                    count_include_pad, divisor_override)
    Journey: `avg_pool2d_op` (aten/ops/nn.py), `AvgPool2DBackward0`, `avg_pool2d_meta`, `avg_pool2d_impl`
        (aten/native/nn/pooling/average_pool2d.py).
    Mirrors: aten/src/ATen/native/AveragePool2d.cpp

    >>> F.avg_pool2d(tt.arange(9.).view(1, 3, 3), 2, stride=1)
    tensor([[[2., 3.],
             [5., 6.]]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 2)) is not False and (stride_ := as_tuple(stride, 2)) is not False and (padding_ := as_tuple(padding, 2)) is not False and ceil_mode.__class__ is bool and count_include_pad.__class__ is bool and (divisor_override is None or (divisor_override.__class__ is int and -(2**30) < divisor_override < 2**30)):
        return avg_pool2d_default(input, kernel_size_, stride_, padding_, ceil_mode, count_include_pad, divisor_override)
    return avg_pool2d_parser.call(*given(("input", "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override"), (input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override), (NOT_GIVEN, NOT_GIVEN, (), (0, 0), False, True, None), args, kwargs), out=out, **kwargs)


avg_pool2d_backward_grad_input_op = def_("aten::avg_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!)")
avg_pool2d_backward_op = def_("aten::avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] stride, int[2] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor")
avg_pool2d_backward_parser = PythonArgParser("avg_pool2d_backward", (avg_pool2d_backward_grad_input_op, avg_pool2d_backward_op))

def avg_pool2d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=NOT_GIVEN, padding=NOT_GIVEN, ceil_mode=NOT_GIVEN, count_include_pad=NOT_GIVEN, divisor_override=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 2)) is not False and (stride_ := as_tuple(stride, 2)) is not False and (padding_ := as_tuple(padding, 2)) is not False and ceil_mode.__class__ is bool and count_include_pad.__class__ is bool and (divisor_override is None or (divisor_override.__class__ is int and -(2**30) < divisor_override < 2**30)):
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return avg_pool2d_backward_op.table[ks](ks, grad_output, input, kernel_size_, stride_, padding_, ceil_mode, count_include_pad, divisor_override)
    return avg_pool2d_backward_parser.call(*given(("grad_output", "input", "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override"), (grad_output, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


avg_pool3d_out_op = def_("aten::avg_pool3d.out(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None, *, Tensor(a!) out) -> Tensor(a!)")
avg_pool3d_op = def_("aten::avg_pool3d(Tensor self, int[3] kernel_size, int[3] stride=[], int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor")
avg_pool3d_parser = PythonArgParser("avg_pool3d", (avg_pool3d_out_op, avg_pool3d_op))

def avg_pool3d_default(self, kernel_size, stride=(), padding=(0, 0, 0), ceil_mode=False, count_include_pad=True, divisor_override=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return avg_pool3d_op.table[ks](ks, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)

def avg_pool3d(input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=(), padding=(0, 0, 0), ceil_mode=False, count_include_pad=True, divisor_override=None, *args, out=None, **kwargs):
    """nn.functional.avg_pool3d(input, kernel_size, stride=(), padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None, *, out=None) -> Tensor

    Mean of each window that slides over a volume.
        S_out = floor((S + 2*padding - kernel_size) / stride) + 1; ceil instead of floor with ceil_mode

    Args:
        input: Tensor (N, C, D, H, W) or (C, D, H, W).
        kernel_size: Size of the window, an int or one int for each spatial dimension.
        stride: Step of the window; left out, it equals `kernel_size`.
        padding: Zeros added on both ends, at most half of the kernel.
        ceil_mode: If True, the output size is rounded up, so that a last window may hang over the end. A
            window that would start in the padding at the far end is left out.
        count_include_pad: If True (default), the padding's zeros count in the divisor.
        divisor_override: If given, it replaces the number of elements as divisor; it must not be 0.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (N, C, D_out, H_out, W_out), without N if `input` has none; dtype of `input`.
    Raises:
        RuntimeError if the number of dimensions is wrong, `padding` exceeds half of the kernel, or the output
            would have no element.
        RuntimeError if `divisor_override` is 0.
    Derivative: self: avg_pool3d_backward(grad, self, kernel_size, stride, padding, ceil_mode,
                    count_include_pad, divisor_override)
    Journey: `avg_pool3d_op` (aten/ops/nn.py), `AvgPool3DBackward0`, `avg_pool3d_meta`, `avg_pool3d_impl`
        (aten/native/nn/pooling/average_pool2d.py).
    Mirrors: aten/src/ATen/native/AveragePool2d.cpp

    >>> F.avg_pool3d(tt.arange(8.).view(1, 2, 2, 2), 2)
    tensor([[[[3.5000]]]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 3)) is not False and (stride_ := as_tuple(stride, 3)) is not False and (padding_ := as_tuple(padding, 3)) is not False and ceil_mode.__class__ is bool and count_include_pad.__class__ is bool and (divisor_override is None or (divisor_override.__class__ is int and -(2**30) < divisor_override < 2**30)):
        return avg_pool3d_default(input, kernel_size_, stride_, padding_, ceil_mode, count_include_pad, divisor_override)
    return avg_pool3d_parser.call(*given(("input", "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override"), (input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override), (NOT_GIVEN, NOT_GIVEN, (), (0, 0, 0), False, True, None), args, kwargs), out=out, **kwargs)


avg_pool3d_backward_grad_input_op = def_("aten::avg_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override, *, Tensor(a!) grad_input) -> Tensor(a!)")
avg_pool3d_backward_op = def_("aten::avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] stride, int[3] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor")
avg_pool3d_backward_parser = PythonArgParser("avg_pool3d_backward", (avg_pool3d_backward_grad_input_op, avg_pool3d_backward_op))

def avg_pool3d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, kernel_size=NOT_GIVEN, stride=NOT_GIVEN, padding=NOT_GIVEN, ceil_mode=NOT_GIVEN, count_include_pad=NOT_GIVEN, divisor_override=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 3)) is not False and (stride_ := as_tuple(stride, 3)) is not False and (padding_ := as_tuple(padding, 3)) is not False and ceil_mode.__class__ is bool and count_include_pad.__class__ is bool and (divisor_override is None or (divisor_override.__class__ is int and -(2**30) < divisor_override < 2**30)):
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return avg_pool3d_backward_op.table[ks](ks, grad_output, input, kernel_size_, stride_, padding_, ceil_mode, count_include_pad, divisor_override)
    return avg_pool3d_backward_parser.call(*given(("grad_output", "input", "kernel_size", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override"), (grad_output, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


adaptive_avg_pool1d_op = def_("aten::adaptive_avg_pool1d(Tensor self, int[1] output_size) -> Tensor")
adaptive_avg_pool1d_parser = PythonArgParser("adaptive_avg_pool1d", (adaptive_avg_pool1d_op,))

def adaptive_avg_pool1d(input=NOT_GIVEN, output_size=NOT_GIVEN, *args, **kwargs):
    """adaptive_avg_pool1d(input, output_size) -> Tensor

    Means of windows that are chosen so that the result has length `output_size`.

    Args:
        input: Floating tensor (N, C, L) or (C, L).
        output_size: Wanted length.
    Returns: Tensor (N, C, output_size) or (C, output_size).
    Raises:
        RuntimeError if the number of dimensions is wrong or `output_size` is negative.
        NotImplementedError if `input` is an integer or bool tensor.
    Note: Output position i covers the input from floor(i*S/S_out) up to, not including, ceil((i+1)*S/S_out);
        windows may differ in length and overlap.
    Derivative: those of the operators that it calls.
    Journey: `adaptive_avg_pool1d_op` (aten/ops/nn.py), `adaptive_avg_pool1d`
        (aten/native/nn/pooling/adaptive_pooling.py).
    Mirrors: aten/src/ATen/native/AdaptiveAveragePooling.cpp

    >>> tt.adaptive_avg_pool1d(tt.tensor([[1., 2., 3.]]), 2)
    tensor([[1.5000, 2.5000]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 1)) is not False:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return adaptive_avg_pool1d_op.table[ks](ks, input, output_size_)
    return adaptive_avg_pool1d_parser.call(*given(("input", "output_size"), (input, output_size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


adaptive_avg_pool2d_out_op = def_("aten::adaptive_avg_pool2d.out(Tensor self, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)")
adaptive_avg_pool2d_op = def_("aten::adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor")
adaptive_avg_pool2d_parser = PythonArgParser("adaptive_avg_pool2d", (adaptive_avg_pool2d_out_op, adaptive_avg_pool2d_op))

def adaptive_avg_pool2d_default(self, output_size):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return adaptive_avg_pool2d_op.table[ks](ks, self, output_size)

def adaptive_avg_pool2d(input=NOT_GIVEN, output_size=NOT_GIVEN, *args, out=None, **kwargs):
    """nn.functional.adaptive_avg_pool2d(input, output_size, *, out=None) -> Tensor

    Means of windows that are chosen so that the image has the size `output_size`.

    Args:
        input: Floating tensor (N, C, H, W) or (C, H, W).
        output_size: Wanted spatial size, an int for all or a list; `nn.functional` also takes None, which
            keeps the size of that dimension.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (N, C, *output_size), without N if `input` has none.
    Raises:
        RuntimeError if the number of dimensions is wrong or an output size is negative.
        NotImplementedError if `input` is an integer or bool tensor.
    Note: Output position i covers the input from floor(i*S/S_out) up to, not including, ceil((i+1)*S/S_out);
        windows may differ in length and overlap. Size 1 is the mean over the whole plane.
    Derivative: those of the operators that it calls.
    Journey: `adaptive_avg_pool2d_op` (aten/ops/nn.py), `adaptive_avg_pool2d`
        (aten/native/nn/pooling/adaptive_pooling.py).
    Mirrors: aten/src/ATen/native/AdaptiveAveragePooling.cpp

    >>> F.adaptive_avg_pool2d(tt.arange(4.).view(1, 2, 2), 1)
    tensor([[[1.5000]]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False:
        return adaptive_avg_pool2d_default(input, output_size_)
    return adaptive_avg_pool2d_parser.call(*given(("input", "output_size"), (input, output_size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


_adaptive_avg_pool2d_op = def_("aten::_adaptive_avg_pool2d(Tensor self, SymInt[2] output_size) -> Tensor")
_adaptive_avg_pool2d_parser = PythonArgParser("_adaptive_avg_pool2d", (_adaptive_avg_pool2d_op,))

def _adaptive_avg_pool2d_default(self, output_size):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _adaptive_avg_pool2d_op.table[ks](ks, self, output_size)

def _adaptive_avg_pool2d(input=NOT_GIVEN, output_size=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False:
        return _adaptive_avg_pool2d_default(input, output_size_)
    return _adaptive_avg_pool2d_parser.call(*given(("input", "output_size"), (input, output_size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_adaptive_avg_pool2d_backward_op = def_("aten::_adaptive_avg_pool2d_backward(Tensor grad_output, Tensor self) -> Tensor")
_adaptive_avg_pool2d_backward_parser = PythonArgParser("_adaptive_avg_pool2d_backward", (_adaptive_avg_pool2d_backward_op,))

def _adaptive_avg_pool2d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl):
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _adaptive_avg_pool2d_backward_op.table[ks](ks, grad_output, input)
    return _adaptive_avg_pool2d_backward_parser.call(*given(("grad_output", "input"), (grad_output, input), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


adaptive_avg_pool3d_out_op = def_("aten::adaptive_avg_pool3d.out(Tensor self, SymInt[3] output_size, *, Tensor(a!) out) -> Tensor(a!)")
adaptive_avg_pool3d_op = def_("aten::adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor")
adaptive_avg_pool3d_parser = PythonArgParser("adaptive_avg_pool3d", (adaptive_avg_pool3d_out_op, adaptive_avg_pool3d_op))

def adaptive_avg_pool3d(input=NOT_GIVEN, output_size=NOT_GIVEN, *args, out=None, **kwargs):
    """nn.functional.adaptive_avg_pool3d(input, output_size, *, out=None) -> Tensor

    Means of windows that are chosen so that the volume has the size `output_size`.

    Args:
        input: Floating tensor (N, C, D, H, W) or (C, D, H, W).
        output_size: Wanted spatial size, an int for all or a list; `nn.functional` also takes None, which
            keeps the size of that dimension.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (N, C, *output_size), without N if `input` has none.
    Raises:
        RuntimeError if the number of dimensions is wrong or an output size is negative.
        NotImplementedError if `input` is an integer or bool tensor.
    Note: Output position i covers the input from floor(i*S/S_out) up to, not including, ceil((i+1)*S/S_out);
        windows may differ in length and overlap.
    Derivative: those of the operators that it calls.
    Journey: `adaptive_avg_pool3d_op` (aten/ops/nn.py), `adaptive_avg_pool3d`
        (aten/native/nn/pooling/adaptive_pooling.py).
    Mirrors: aten/src/ATen/native/AdaptiveAveragePooling.cpp

    >>> F.adaptive_avg_pool3d(tt.arange(8.).view(1, 2, 2, 2), (1, 1, 2))
    tensor([[[[3., 4.]]]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return adaptive_avg_pool3d_op.table[ks](ks, input, output_size_)
    return adaptive_avg_pool3d_parser.call(*given(("input", "output_size"), (input, output_size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


_adaptive_avg_pool3d_op = def_("aten::_adaptive_avg_pool3d(Tensor self, SymInt[3] output_size) -> Tensor")
_adaptive_avg_pool3d_parser = PythonArgParser("_adaptive_avg_pool3d", (_adaptive_avg_pool3d_op,))

def _adaptive_avg_pool3d_default(self, output_size):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _adaptive_avg_pool3d_op.table[ks](ks, self, output_size)

def _adaptive_avg_pool3d(input=NOT_GIVEN, output_size=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False:
        return _adaptive_avg_pool3d_default(input, output_size_)
    return _adaptive_avg_pool3d_parser.call(*given(("input", "output_size"), (input, output_size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_adaptive_avg_pool3d_backward_op = def_("aten::_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor")
_adaptive_avg_pool3d_backward_parser = PythonArgParser("_adaptive_avg_pool3d_backward", (_adaptive_avg_pool3d_backward_op,))

def _adaptive_avg_pool3d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl):
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _adaptive_avg_pool3d_backward_op.table[ks](ks, grad_output, input)
    return _adaptive_avg_pool3d_backward_parser.call(*given(("grad_output", "input"), (grad_output, input), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


adaptive_max_pool1d_op = def_("aten::adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)")
adaptive_max_pool1d_parser = PythonArgParser("adaptive_max_pool1d", (adaptive_max_pool1d_op,))

def adaptive_max_pool1d(input=NOT_GIVEN, output_size=NOT_GIVEN, *args, **kwargs):
    """adaptive_max_pool1d(input, output_size) -> (Tensor, Tensor)

    Largest elements of windows that are chosen so that the result has length `output_size`.

    Args:
        input: Floating tensor (N, C, L) or (C, L).
        output_size: Wanted length.
    Returns: Pair of tensors, the largest elements and their int64 positions in L. `nn.functional` gives the
        first alone unless `return_indices` is set.
    Raises:
        RuntimeError if the number of dimensions is wrong.
        NotImplementedError if `input` is an integer or bool tensor.
    Note: Output position i covers the input from floor(i*S/S_out) up to, not including, ceil((i+1)*S/S_out);
        windows may differ in length and overlap. Of equal elements the first one is taken.
    Derivative: those of the operators that it calls.
    Journey: `adaptive_max_pool1d_op` (aten/ops/nn.py), `adaptive_max_pool1d`
        (aten/native/nn/pooling/adaptive_pooling.py).
    Mirrors: aten/src/ATen/native/AdaptiveAveragePooling.cpp

    >>> tt.adaptive_max_pool1d(tt.tensor([[1., 2., 3.]]), 2)
    (tensor([[2., 3.]]), tensor([[1, 2]]))
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 1)) is not False:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return adaptive_max_pool1d_op.table[ks](ks, input, output_size_)
    return adaptive_max_pool1d_parser.call(*given(("input", "output_size"), (input, output_size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


adaptive_max_pool2d_out_op = def_("aten::adaptive_max_pool2d.out(Tensor self, int[2] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))")
adaptive_max_pool2d_op = def_("aten::adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)")
adaptive_max_pool2d_parser = PythonArgParser("adaptive_max_pool2d", (adaptive_max_pool2d_out_op, adaptive_max_pool2d_op))

def adaptive_max_pool2d_default(self, output_size):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return adaptive_max_pool2d_op.table[ks](ks, self, output_size)

def adaptive_max_pool2d(input=NOT_GIVEN, output_size=NOT_GIVEN, *args, out=None, **kwargs):
    """nn.functional.adaptive_max_pool2d(input, output_size, *, out=None) -> (Tensor, Tensor)

    Largest elements of windows that are chosen so that the image has the size `output_size`.

    Args:
        input: Floating tensor (N, C, H, W) or (C, H, W).
        output_size: Wanted spatial size, an int for all or a list; `nn.functional` also takes None, which
            keeps the size of that dimension.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Pair of tensors (N, C, *output_size), the largest elements and their places. `nn.functional`
        gives the first alone unless `return_indices` is set.
    Raises:
        RuntimeError if the number of dimensions is wrong.
        NotImplementedError if `input` is an integer or bool tensor.
    Note: Output position i covers the input from floor(i*S/S_out) up to, not including, ceil((i+1)*S/S_out);
        windows may differ in length and overlap. The indices are int64 positions in the flattened spatial
        plane of each channel.
    Derivative: self: adaptive_max_pool2d_backward(grad, self, result1)
    Journey: `adaptive_max_pool2d_op` (aten/ops/nn.py), `AdaptiveMaxPool2DBackward0`,
        `adaptive_max_pool2d_meta`, `adaptive_max_pool2d_impl` (aten/native/nn/pooling/adaptive_pooling.py).
    Mirrors: aten/src/ATen/native/AdaptiveAveragePooling.cpp

    >>> F.adaptive_max_pool2d(tt.arange(4.).view(1, 2, 2), (1, 2))
    tensor([[[2., 3.]]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False:
        return adaptive_max_pool2d_default(input, output_size_)
    return adaptive_max_pool2d_parser.call(*given(("input", "output_size"), (input, output_size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


adaptive_max_pool2d_backward_grad_input_op = def_("aten::adaptive_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)")
adaptive_max_pool2d_backward_op = def_("aten::adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor")
adaptive_max_pool2d_backward_parser = PythonArgParser("adaptive_max_pool2d_backward", (adaptive_max_pool2d_backward_grad_input_op, adaptive_max_pool2d_backward_op))

def adaptive_max_pool2d_backward_default(grad_output, self, indices):
    ks = grad_output.meta_.key_set | self.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return adaptive_max_pool2d_backward_op.table[ks](ks, grad_output, self, indices)

def adaptive_max_pool2d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, indices=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(indices, TensorImpl):
        return adaptive_max_pool2d_backward_default(grad_output, input, indices)
    return adaptive_max_pool2d_backward_parser.call(*given(("grad_output", "input", "indices"), (grad_output, input, indices), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


adaptive_max_pool3d_out_op = def_("aten::adaptive_max_pool3d.out(Tensor self, int[3] output_size, *, Tensor(a!) out, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))")
adaptive_max_pool3d_op = def_("aten::adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)")
adaptive_max_pool3d_parser = PythonArgParser("adaptive_max_pool3d", (adaptive_max_pool3d_out_op, adaptive_max_pool3d_op))

def adaptive_max_pool3d(input=NOT_GIVEN, output_size=NOT_GIVEN, *args, out=None, **kwargs):
    """nn.functional.adaptive_max_pool3d(input, output_size, *, out=None) -> (Tensor, Tensor)

    Largest elements of windows that are chosen so that the volume has the size `output_size`.

    Args:
        input: Floating tensor (N, C, D, H, W) or (C, D, H, W).
        output_size: Wanted spatial size, an int for all or a list; `nn.functional` also takes None, which
            keeps the size of that dimension.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Pair of tensors (N, C, *output_size), the largest elements and their places. `nn.functional`
        gives the first alone unless `return_indices` is set.
    Raises:
        RuntimeError if the number of dimensions is wrong.
        NotImplementedError if `input` is an integer or bool tensor.
    Note: Output position i covers the input from floor(i*S/S_out) up to, not including, ceil((i+1)*S/S_out);
        windows may differ in length and overlap. The indices are int64 positions in the flattened volume of
        each channel.
    Derivative: self: adaptive_max_pool3d_backward(grad, self, result1)
    Journey: `adaptive_max_pool3d_op` (aten/ops/nn.py), `AdaptiveMaxPool3DBackward0`,
        `adaptive_max_pool3d_meta`, `adaptive_max_pool3d_impl` (aten/native/nn/pooling/adaptive_pooling.py).
    Mirrors: aten/src/ATen/native/AdaptiveAveragePooling.cpp

    >>> F.adaptive_max_pool3d(tt.arange(8.).view(1, 2, 2, 2), 1, return_indices=True)
    (tensor([[[[7.]]]]), tensor([[[[7]]]]))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return adaptive_max_pool3d_op.table[ks](ks, input, output_size_)
    return adaptive_max_pool3d_parser.call(*given(("input", "output_size"), (input, output_size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


adaptive_max_pool3d_backward_grad_input_op = def_("aten::adaptive_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)")
adaptive_max_pool3d_backward_op = def_("aten::adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor")
adaptive_max_pool3d_backward_parser = PythonArgParser("adaptive_max_pool3d_backward", (adaptive_max_pool3d_backward_grad_input_op, adaptive_max_pool3d_backward_op))

def adaptive_max_pool3d_backward_default(grad_output, self, indices):
    ks = grad_output.meta_.key_set | self.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return adaptive_max_pool3d_backward_op.table[ks](ks, grad_output, self, indices)

def adaptive_max_pool3d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, indices=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(indices, TensorImpl):
        return adaptive_max_pool3d_backward_default(grad_output, input, indices)
    return adaptive_max_pool3d_backward_parser.call(*given(("grad_output", "input", "indices"), (grad_output, input, indices), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


max_unpool2d_out_op = def_("aten::max_unpool2d.out(Tensor self, Tensor indices, SymInt[2] output_size, *, Tensor(a!) out) -> Tensor(a!)")
max_unpool2d_op = def_("aten::max_unpool2d(Tensor self, Tensor indices, SymInt[2] output_size) -> Tensor")
max_unpool2d_parser = PythonArgParser("max_unpool2d", (max_unpool2d_out_op, max_unpool2d_op))

def max_unpool2d_default(self, indices, output_size):
    ks = self.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return max_unpool2d_op.table[ks](ks, self, indices, output_size)

def max_unpool2d(input=NOT_GIVEN, indices=NOT_GIVEN, output_size=NOT_GIVEN, *args, out=None, **kwargs):
    """nn.functional.max_unpool2d(input, indices, output_size, *, out=None) -> Tensor

    Puts pooled elements back where `max_pool2d_with_indices` found them and fills the rest with zeros.

    Args:
        input: Tensor (N, C, H, W) or (C, H, W), the pooled elements.
        indices: Int64 tensor of the same shape, positions in the flattened output plane.
        output_size: Size of the plane to build. `nn.functional` works it out from kernel, stride and padding
            if it is not given.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (N, C, *output_size), without N if `input` has none.
    Raises: RuntimeError if the shapes differ, `indices` is not int64, or a position lies outside the plane.
    Note: If a position occurs twice, either of the two elements may stay.
    Derivative: self: max_pool_double_backward(grad, indices, 2)
    Journey: `max_unpool2d_op` (aten/ops/nn.py), `MaxUnpool2DBackward0`, `max_unpool2d_meta`,
        `max_unpool2d_impl` (aten/native/nn/pooling/max_unpooling.py).
    Mirrors: aten/src/ATen/native/MaxUnpooling.cpp

    >>> F.max_unpool2d(tt.tensor([[[4.]]]), tt.tensor([[[3]]]), kernel_size=2)
    tensor([[[0., 0.],
             [0., 4.]]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(indices, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False:
        return max_unpool2d_default(input, indices, output_size_)
    return max_unpool2d_parser.call(*given(("input", "indices", "output_size"), (input, indices, output_size), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


max_unpool3d_out_op = def_("aten::max_unpool3d.out(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding, *, Tensor(a!) out) -> Tensor(a!)")
max_unpool3d_op = def_("aten::max_unpool3d(Tensor self, Tensor indices, SymInt[3] output_size, int[3] stride, int[3] padding) -> Tensor")
max_unpool3d_parser = PythonArgParser("max_unpool3d", (max_unpool3d_out_op, max_unpool3d_op))

def max_unpool3d_default(self, indices, output_size, stride, padding):
    ks = self.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return max_unpool3d_op.table[ks](ks, self, indices, output_size, stride, padding)

def max_unpool3d(input=NOT_GIVEN, indices=NOT_GIVEN, output_size=NOT_GIVEN, stride=NOT_GIVEN, padding=NOT_GIVEN, *args, out=None, **kwargs):
    """nn.functional.max_unpool3d(input, indices, output_size, stride, padding, *, out=None) -> Tensor

    Puts pooled elements back where `max_pool3d_with_indices` found them and fills the rest with zeros.

    Args:
        input: Tensor (N, C, D, H, W) or (C, D, H, W), the pooled elements.
        indices: Int64 tensor of the same shape, positions in the flattened output volume.
        output_size: Size of the volume to build. `nn.functional` works it out from kernel, stride and padding
            if it is not given.
        stride: Steps of the pooling; each must be positive.
        padding: Paddings of the pooling.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (N, C, *output_size), without N if `input` has none.
    Raises: RuntimeError if the shapes differ, `indices` is not int64, or a position lies outside the volume.
    Derivative: self: max_pool_double_backward(grad, indices, 3)
    Journey: `max_unpool3d_op` (aten/ops/nn.py), `MaxUnpool3DBackward0`, `max_unpool3d_meta`,
        `max_unpool3d_impl` (aten/native/nn/pooling/max_unpooling.py).
    Mirrors: aten/src/ATen/native/MaxUnpooling.cpp

    >>> F.max_unpool3d(tt.tensor([[[[4.]]]]), tt.tensor([[[[1]]]]), kernel_size=2).flatten()
    tensor([0., 4., 0., 0., 0., 0., 0., 0.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(indices, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False and (stride_ := as_tuple(stride, 3)) is not False and (padding_ := as_tuple(padding, 3)) is not False:
        return max_unpool3d_default(input, indices, output_size_, stride_, padding_)
    return max_unpool3d_parser.call(*given(("input", "indices", "output_size", "stride", "padding"), (input, indices, output_size, stride, padding), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


fractional_max_pool2d_output_op = def_("aten::fractional_max_pool2d.output(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))")
fractional_max_pool2d_op = def_("aten::fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor random_samples) -> (Tensor, Tensor)")
fractional_max_pool2d_parser = PythonArgParser("fractional_max_pool2d", (fractional_max_pool2d_output_op, fractional_max_pool2d_op))

def fractional_max_pool2d(input=NOT_GIVEN, kernel_size=NOT_GIVEN, output_size=NOT_GIVEN, random_samples=NOT_GIVEN, *args, out=None, **kwargs):
    """nn.functional.fractional_max_pool2d(input, kernel_size, output_size, random_samples, *, out=None) -> (Tensor, Tensor)

    Max pooling to a wanted size; the windows lie at random, nearly even distances.

    Args:
        input: Tensor (N, C, H, W) or (C, H, W).
        kernel_size: Size of the window, an int or one int for each spatial dimension.
        output_size: Wanted spatial size. `nn.functional` also takes `output_ratio`, a pair of fractions of
            the input size.
        random_samples: Tensor (N, C, 2) of numbers from 0 to 1 that place the windows; `nn.functional` draws
            it.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Pair of tensors (N, C, *output_size), the largest elements and their places. `nn.functional`
        gives the first alone unless `return_indices` is set.
    Raises: RuntimeError if kernel and output size do not fit into the input.
    Note: The indices are int64 positions in the flattened spatial plane of each channel. The last window
        always ends at the edge.
    Derivative: self: fractional_max_pool2d_backward(grad, self, kernel_size, output_size, result1)
    Journey: `fractional_max_pool2d_op` (aten/ops/nn.py), `FractionalMaxPool2DBackward0`,
        `fractional_max_pool2d_meta`, `fractional_max_pool2d_impl`
        (aten/native/nn/pooling/fractional_max_pool2d.py).
    Mirrors: aten/src/ATen/native/FractionalMaxPool2d.cpp

    >>> F.fractional_max_pool2d(tt.arange(16.).view(1, 4, 4), 2, output_size=2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 2)) is not False and (output_size_ := as_tuple(output_size, 2)) is not False and isinstance(random_samples, TensorImpl):
        ks = input.meta_.key_set | random_samples.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fractional_max_pool2d_op.table[ks](ks, input, kernel_size_, output_size_, random_samples)
    return fractional_max_pool2d_parser.call(*given(("input", "kernel_size", "output_size", "random_samples"), (input, kernel_size, output_size, random_samples), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


fractional_max_pool2d_backward_grad_input_op = def_("aten::fractional_max_pool2d_backward.grad_input(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)")
fractional_max_pool2d_backward_op = def_("aten::fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2] output_size, Tensor indices) -> Tensor")
fractional_max_pool2d_backward_parser = PythonArgParser("fractional_max_pool2d_backward", (fractional_max_pool2d_backward_grad_input_op, fractional_max_pool2d_backward_op))

def fractional_max_pool2d_backward_default(grad_output, self, kernel_size, output_size, indices):
    ks = grad_output.meta_.key_set | self.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fractional_max_pool2d_backward_op.table[ks](ks, grad_output, self, kernel_size, output_size, indices)

def fractional_max_pool2d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, kernel_size=NOT_GIVEN, output_size=NOT_GIVEN, indices=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 2)) is not False and (output_size_ := as_tuple(output_size, 2)) is not False and isinstance(indices, TensorImpl):
        return fractional_max_pool2d_backward_default(grad_output, input, kernel_size_, output_size_, indices)
    return fractional_max_pool2d_backward_parser.call(*given(("grad_output", "input", "kernel_size", "output_size", "indices"), (grad_output, input, kernel_size, output_size, indices), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


fractional_max_pool3d_output_op = def_("aten::fractional_max_pool3d.output(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples, *, Tensor(a!) output, Tensor(b!) indices) -> (Tensor(a!), Tensor(b!))")
fractional_max_pool3d_op = def_("aten::fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor random_samples) -> (Tensor, Tensor)")
fractional_max_pool3d_parser = PythonArgParser("fractional_max_pool3d", (fractional_max_pool3d_output_op, fractional_max_pool3d_op))

def fractional_max_pool3d(input=NOT_GIVEN, kernel_size=NOT_GIVEN, output_size=NOT_GIVEN, random_samples=NOT_GIVEN, *args, out=None, **kwargs):
    """nn.functional.fractional_max_pool3d(input, kernel_size, output_size, random_samples, *, out=None) -> (Tensor, Tensor)

    Max pooling of a volume to a wanted size; the windows lie at random, nearly even distances.

    Args:
        input: Tensor (N, C, D, H, W) or (C, D, H, W).
        kernel_size: Size of the window, an int or one int for each spatial dimension.
        output_size: Wanted spatial size. `nn.functional` also takes `output_ratio`, three fractions of the
            input size.
        random_samples: Tensor (N, C, 3) of numbers from 0 to 1 that place the windows; `nn.functional` draws
            it.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Pair of tensors (N, C, *output_size), the largest elements and their places. `nn.functional`
        gives the first alone unless `return_indices` is set.
    Raises: RuntimeError if kernel and output size do not fit into the input.
    Derivative: self: fractional_max_pool3d_backward(grad, self, kernel_size, output_size, result1)
    Journey: `fractional_max_pool3d_op` (aten/ops/nn.py), `FractionalMaxPool3DBackward0`,
        `fractional_max_pool3d_meta`, `fractional_max_pool3d_impl`
        (aten/native/nn/pooling/fractional_max_pool2d.py).
    Mirrors: aten/src/ATen/native/FractionalMaxPool2d.cpp

    >>> F.fractional_max_pool3d(tt.ones(1, 4, 4, 4), 2, output_size=2).shape
    torch.Size([1, 2, 2, 2])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 3)) is not False and (output_size_ := as_tuple(output_size, 3)) is not False and isinstance(random_samples, TensorImpl):
        ks = input.meta_.key_set | random_samples.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fractional_max_pool3d_op.table[ks](ks, input, kernel_size_, output_size_, random_samples)
    return fractional_max_pool3d_parser.call(*given(("input", "kernel_size", "output_size", "random_samples"), (input, kernel_size, output_size, random_samples), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


fractional_max_pool3d_backward_grad_input_op = def_("aten::fractional_max_pool3d_backward.grad_input(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices, *, Tensor(a!) grad_input) -> Tensor(a!)")
fractional_max_pool3d_backward_op = def_("aten::fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3] output_size, Tensor indices) -> Tensor")
fractional_max_pool3d_backward_parser = PythonArgParser("fractional_max_pool3d_backward", (fractional_max_pool3d_backward_grad_input_op, fractional_max_pool3d_backward_op))

def fractional_max_pool3d_backward_default(grad_output, self, kernel_size, output_size, indices):
    ks = grad_output.meta_.key_set | self.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fractional_max_pool3d_backward_op.table[ks](ks, grad_output, self, kernel_size, output_size, indices)

def fractional_max_pool3d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, kernel_size=NOT_GIVEN, output_size=NOT_GIVEN, indices=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (kernel_size_ := as_tuple(kernel_size, 3)) is not False and (output_size_ := as_tuple(output_size, 3)) is not False and isinstance(indices, TensorImpl):
        return fractional_max_pool3d_backward_default(grad_output, input, kernel_size_, output_size_, indices)
    return fractional_max_pool3d_backward_parser.call(*given(("grad_output", "input", "kernel_size", "output_size", "indices"), (grad_output, input, kernel_size, output_size, indices), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


upsample_nearest1d_vec_op = def_("aten::upsample_nearest1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor")
upsample_nearest1d_out_op = def_("aten::upsample_nearest1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)")
upsample_nearest1d_op = def_("aten::upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor")
upsample_nearest1d_parser = PythonArgParser("upsample_nearest1d", (upsample_nearest1d_vec_op, upsample_nearest1d_out_op, upsample_nearest1d_op))

def upsample_nearest1d_default(self, output_size, scales=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return upsample_nearest1d_op.table[ks](ks, self, output_size, scales)

def upsample_nearest1d(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (output_size,) = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 1)) is not False:
                return upsample_nearest1d_default(input, output_size_, None)
        if len(args) == 2:
            output_size, scale_factors = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple_or_none(output_size)) is not False and (scale_factors_ := as_floats_or_none(scale_factors)) is not False:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return upsample_nearest1d_vec_op.table[ks](ks, input, output_size_, scale_factors_)
            output_size, scales = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 1)) is not False and (scales is None or scales.__class__ is float):
                return upsample_nearest1d_default(input, output_size_, scales)
    return upsample_nearest1d_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


upsample_nearest2d_vec_op = def_("aten::upsample_nearest2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor")
upsample_nearest2d_out_op = def_("aten::upsample_nearest2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)")
upsample_nearest2d_op = def_("aten::upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor")
upsample_nearest2d_parser = PythonArgParser("upsample_nearest2d", (upsample_nearest2d_vec_op, upsample_nearest2d_out_op, upsample_nearest2d_op))

def upsample_nearest2d_default(self, output_size, scales_h=None, scales_w=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return upsample_nearest2d_op.table[ks](ks, self, output_size, scales_h, scales_w)

def upsample_nearest2d(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (output_size,) = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False:
                return upsample_nearest2d_default(input, output_size_, None, None)
        if len(args) == 2:
            output_size, scale_factors = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple_or_none(output_size)) is not False and (scale_factors_ := as_floats_or_none(scale_factors)) is not False:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return upsample_nearest2d_vec_op.table[ks](ks, input, output_size_, scale_factors_)
            output_size, scales_h = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and (scales_h is None or scales_h.__class__ is float):
                return upsample_nearest2d_default(input, output_size_, scales_h, None)
        if len(args) == 3:
            output_size, scales_h, scales_w = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
                return upsample_nearest2d_default(input, output_size_, scales_h, scales_w)
    return upsample_nearest2d_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


upsample_nearest3d_vec_op = def_("aten::upsample_nearest3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor")
upsample_nearest3d_out_op = def_("aten::upsample_nearest3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)")
upsample_nearest3d_op = def_("aten::upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor")
upsample_nearest3d_parser = PythonArgParser("upsample_nearest3d", (upsample_nearest3d_vec_op, upsample_nearest3d_out_op, upsample_nearest3d_op))

def upsample_nearest3d_default(self, output_size, scales_d=None, scales_h=None, scales_w=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return upsample_nearest3d_op.table[ks](ks, self, output_size, scales_d, scales_h, scales_w)

def upsample_nearest3d(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (output_size,) = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False:
                return upsample_nearest3d_default(input, output_size_, None, None, None)
        if len(args) == 2:
            output_size, scale_factors = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple_or_none(output_size)) is not False and (scale_factors_ := as_floats_or_none(scale_factors)) is not False:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return upsample_nearest3d_vec_op.table[ks](ks, input, output_size_, scale_factors_)
            output_size, scales_d = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False and (scales_d is None or scales_d.__class__ is float):
                return upsample_nearest3d_default(input, output_size_, scales_d, None, None)
        if len(args) == 3:
            output_size, scales_d, scales_h = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False and (scales_d is None or scales_d.__class__ is float) and (scales_h is None or scales_h.__class__ is float):
                return upsample_nearest3d_default(input, output_size_, scales_d, scales_h, None)
        if len(args) == 4:
            output_size, scales_d, scales_h, scales_w = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False and (scales_d is None or scales_d.__class__ is float) and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
                return upsample_nearest3d_default(input, output_size_, scales_d, scales_h, scales_w)
    return upsample_nearest3d_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


upsample_linear1d_vec_op = def_("aten::upsample_linear1d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor")
upsample_linear1d_out_op = def_("aten::upsample_linear1d.out(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)")
upsample_linear1d_op = def_("aten::upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, float? scales=None) -> Tensor")
upsample_linear1d_parser = PythonArgParser("upsample_linear1d", (upsample_linear1d_vec_op, upsample_linear1d_out_op, upsample_linear1d_op))

def upsample_linear1d_default(self, output_size, align_corners, scales=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return upsample_linear1d_op.table[ks](ks, self, output_size, align_corners, scales)

def upsample_linear1d(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 2:
            output_size, align_corners = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 1)) is not False and align_corners.__class__ is bool:
                return upsample_linear1d_default(input, output_size_, align_corners, None)
        if len(args) == 3:
            output_size, align_corners, scale_factors = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple_or_none(output_size)) is not False and align_corners.__class__ is bool and (scale_factors_ := as_floats_or_none(scale_factors)) is not False:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return upsample_linear1d_vec_op.table[ks](ks, input, output_size_, align_corners, scale_factors_)
            output_size, align_corners, scales = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 1)) is not False and align_corners.__class__ is bool and (scales is None or scales.__class__ is float):
                return upsample_linear1d_default(input, output_size_, align_corners, scales)
    return upsample_linear1d_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


upsample_bilinear2d_vec_op = def_("aten::upsample_bilinear2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor")
upsample_bilinear2d_out_op = def_("aten::upsample_bilinear2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)")
upsample_bilinear2d_op = def_("aten::upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor")
upsample_bilinear2d_parser = PythonArgParser("upsample_bilinear2d", (upsample_bilinear2d_vec_op, upsample_bilinear2d_out_op, upsample_bilinear2d_op))

def upsample_bilinear2d_default(self, output_size, align_corners, scales_h=None, scales_w=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return upsample_bilinear2d_op.table[ks](ks, self, output_size, align_corners, scales_h, scales_w)

def upsample_bilinear2d(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 2:
            output_size, align_corners = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and align_corners.__class__ is bool:
                return upsample_bilinear2d_default(input, output_size_, align_corners, None, None)
        if len(args) == 3:
            output_size, align_corners, scale_factors = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple_or_none(output_size)) is not False and align_corners.__class__ is bool and (scale_factors_ := as_floats_or_none(scale_factors)) is not False:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return upsample_bilinear2d_vec_op.table[ks](ks, input, output_size_, align_corners, scale_factors_)
            output_size, align_corners, scales_h = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and align_corners.__class__ is bool and (scales_h is None or scales_h.__class__ is float):
                return upsample_bilinear2d_default(input, output_size_, align_corners, scales_h, None)
        if len(args) == 4:
            output_size, align_corners, scales_h, scales_w = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and align_corners.__class__ is bool and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
                return upsample_bilinear2d_default(input, output_size_, align_corners, scales_h, scales_w)
    return upsample_bilinear2d_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


upsample_trilinear3d_vec_op = def_("aten::upsample_trilinear3d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor")
upsample_trilinear3d_out_op = def_("aten::upsample_trilinear3d.out(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)")
upsample_trilinear3d_op = def_("aten::upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor")
upsample_trilinear3d_parser = PythonArgParser("upsample_trilinear3d", (upsample_trilinear3d_vec_op, upsample_trilinear3d_out_op, upsample_trilinear3d_op))

def upsample_trilinear3d_default(self, output_size, align_corners, scales_d=None, scales_h=None, scales_w=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return upsample_trilinear3d_op.table[ks](ks, self, output_size, align_corners, scales_d, scales_h, scales_w)

def upsample_trilinear3d(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 2:
            output_size, align_corners = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False and align_corners.__class__ is bool:
                return upsample_trilinear3d_default(input, output_size_, align_corners, None, None, None)
        if len(args) == 3:
            output_size, align_corners, scale_factors = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple_or_none(output_size)) is not False and align_corners.__class__ is bool and (scale_factors_ := as_floats_or_none(scale_factors)) is not False:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return upsample_trilinear3d_vec_op.table[ks](ks, input, output_size_, align_corners, scale_factors_)
            output_size, align_corners, scales_d = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False and align_corners.__class__ is bool and (scales_d is None or scales_d.__class__ is float):
                return upsample_trilinear3d_default(input, output_size_, align_corners, scales_d, None, None)
        if len(args) == 4:
            output_size, align_corners, scales_d, scales_h = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False and align_corners.__class__ is bool and (scales_d is None or scales_d.__class__ is float) and (scales_h is None or scales_h.__class__ is float):
                return upsample_trilinear3d_default(input, output_size_, align_corners, scales_d, scales_h, None)
        if len(args) == 5:
            output_size, align_corners, scales_d, scales_h, scales_w = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False and align_corners.__class__ is bool and (scales_d is None or scales_d.__class__ is float) and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
                return upsample_trilinear3d_default(input, output_size_, align_corners, scales_d, scales_h, scales_w)
    return upsample_trilinear3d_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


upsample_bicubic2d_vec_op = def_("aten::upsample_bicubic2d.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor")
upsample_bicubic2d_out_op = def_("aten::upsample_bicubic2d.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)")
upsample_bicubic2d_op = def_("aten::upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor")
upsample_bicubic2d_parser = PythonArgParser("upsample_bicubic2d", (upsample_bicubic2d_vec_op, upsample_bicubic2d_out_op, upsample_bicubic2d_op))

def upsample_bicubic2d_default(self, output_size, align_corners, scales_h=None, scales_w=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return upsample_bicubic2d_op.table[ks](ks, self, output_size, align_corners, scales_h, scales_w)

def upsample_bicubic2d(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 2:
            output_size, align_corners = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and align_corners.__class__ is bool:
                return upsample_bicubic2d_default(input, output_size_, align_corners, None, None)
        if len(args) == 3:
            output_size, align_corners, scale_factors = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple_or_none(output_size)) is not False and align_corners.__class__ is bool and (scale_factors_ := as_floats_or_none(scale_factors)) is not False:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return upsample_bicubic2d_vec_op.table[ks](ks, input, output_size_, align_corners, scale_factors_)
            output_size, align_corners, scales_h = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and align_corners.__class__ is bool and (scales_h is None or scales_h.__class__ is float):
                return upsample_bicubic2d_default(input, output_size_, align_corners, scales_h, None)
        if len(args) == 4:
            output_size, align_corners, scales_h, scales_w = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and align_corners.__class__ is bool and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
                return upsample_bicubic2d_default(input, output_size_, align_corners, scales_h, scales_w)
    return upsample_bicubic2d_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_upsample_nearest_exact1d_vec_op = def_("aten::_upsample_nearest_exact1d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor")
_upsample_nearest_exact1d_out_op = def_("aten::_upsample_nearest_exact1d.out(Tensor self, SymInt[1] output_size, float? scales=None, *, Tensor(a!) out) -> Tensor(a!)")
_upsample_nearest_exact1d_op = def_("aten::_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? scales=None) -> Tensor")
_upsample_nearest_exact1d_parser = PythonArgParser("_upsample_nearest_exact1d", (_upsample_nearest_exact1d_vec_op, _upsample_nearest_exact1d_out_op, _upsample_nearest_exact1d_op))

def _upsample_nearest_exact1d_default(self, output_size, scales=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _upsample_nearest_exact1d_op.table[ks](ks, self, output_size, scales)

def _upsample_nearest_exact1d(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (output_size,) = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 1)) is not False:
                return _upsample_nearest_exact1d_default(input, output_size_, None)
        if len(args) == 2:
            output_size, scale_factors = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple_or_none(output_size)) is not False and (scale_factors_ := as_floats_or_none(scale_factors)) is not False:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return _upsample_nearest_exact1d_vec_op.table[ks](ks, input, output_size_, scale_factors_)
            output_size, scales = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 1)) is not False and (scales is None or scales.__class__ is float):
                return _upsample_nearest_exact1d_default(input, output_size_, scales)
    return _upsample_nearest_exact1d_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_upsample_nearest_exact2d_vec_op = def_("aten::_upsample_nearest_exact2d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor")
_upsample_nearest_exact2d_out_op = def_("aten::_upsample_nearest_exact2d.out(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)")
_upsample_nearest_exact2d_op = def_("aten::_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor")
_upsample_nearest_exact2d_parser = PythonArgParser("_upsample_nearest_exact2d", (_upsample_nearest_exact2d_vec_op, _upsample_nearest_exact2d_out_op, _upsample_nearest_exact2d_op))

def _upsample_nearest_exact2d_default(self, output_size, scales_h=None, scales_w=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _upsample_nearest_exact2d_op.table[ks](ks, self, output_size, scales_h, scales_w)

def _upsample_nearest_exact2d(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (output_size,) = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False:
                return _upsample_nearest_exact2d_default(input, output_size_, None, None)
        if len(args) == 2:
            output_size, scale_factors = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple_or_none(output_size)) is not False and (scale_factors_ := as_floats_or_none(scale_factors)) is not False:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return _upsample_nearest_exact2d_vec_op.table[ks](ks, input, output_size_, scale_factors_)
            output_size, scales_h = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and (scales_h is None or scales_h.__class__ is float):
                return _upsample_nearest_exact2d_default(input, output_size_, scales_h, None)
        if len(args) == 3:
            output_size, scales_h, scales_w = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
                return _upsample_nearest_exact2d_default(input, output_size_, scales_h, scales_w)
    return _upsample_nearest_exact2d_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_upsample_nearest_exact3d_vec_op = def_("aten::_upsample_nearest_exact3d.vec(Tensor input, SymInt[]? output_size, float[]? scale_factors) -> Tensor")
_upsample_nearest_exact3d_out_op = def_("aten::_upsample_nearest_exact3d.out(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)")
_upsample_nearest_exact3d_op = def_("aten::_upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor")
_upsample_nearest_exact3d_parser = PythonArgParser("_upsample_nearest_exact3d", (_upsample_nearest_exact3d_vec_op, _upsample_nearest_exact3d_out_op, _upsample_nearest_exact3d_op))

def _upsample_nearest_exact3d_default(self, output_size, scales_d=None, scales_h=None, scales_w=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _upsample_nearest_exact3d_op.table[ks](ks, self, output_size, scales_d, scales_h, scales_w)

def _upsample_nearest_exact3d(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (output_size,) = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False:
                return _upsample_nearest_exact3d_default(input, output_size_, None, None, None)
        if len(args) == 2:
            output_size, scale_factors = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple_or_none(output_size)) is not False and (scale_factors_ := as_floats_or_none(scale_factors)) is not False:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return _upsample_nearest_exact3d_vec_op.table[ks](ks, input, output_size_, scale_factors_)
            output_size, scales_d = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False and (scales_d is None or scales_d.__class__ is float):
                return _upsample_nearest_exact3d_default(input, output_size_, scales_d, None, None)
        if len(args) == 3:
            output_size, scales_d, scales_h = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False and (scales_d is None or scales_d.__class__ is float) and (scales_h is None or scales_h.__class__ is float):
                return _upsample_nearest_exact3d_default(input, output_size_, scales_d, scales_h, None)
        if len(args) == 4:
            output_size, scales_d, scales_h, scales_w = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False and (scales_d is None or scales_d.__class__ is float) and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
                return _upsample_nearest_exact3d_default(input, output_size_, scales_d, scales_h, scales_w)
    return _upsample_nearest_exact3d_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_upsample_bilinear2d_aa_vec_op = def_("aten::_upsample_bilinear2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor")
_upsample_bilinear2d_aa_out_op = def_("aten::_upsample_bilinear2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)")
_upsample_bilinear2d_aa_op = def_("aten::_upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor")
_upsample_bilinear2d_aa_parser = PythonArgParser("_upsample_bilinear2d_aa", (_upsample_bilinear2d_aa_vec_op, _upsample_bilinear2d_aa_out_op, _upsample_bilinear2d_aa_op))

def _upsample_bilinear2d_aa_default(self, output_size, align_corners, scales_h=None, scales_w=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _upsample_bilinear2d_aa_op.table[ks](ks, self, output_size, align_corners, scales_h, scales_w)

def _upsample_bilinear2d_aa(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 2:
            output_size, align_corners = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and align_corners.__class__ is bool:
                return _upsample_bilinear2d_aa_default(input, output_size_, align_corners, None, None)
        if len(args) == 3:
            output_size, align_corners, scale_factors = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple_or_none(output_size)) is not False and align_corners.__class__ is bool and (scale_factors_ := as_floats_or_none(scale_factors)) is not False:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return _upsample_bilinear2d_aa_vec_op.table[ks](ks, input, output_size_, align_corners, scale_factors_)
            output_size, align_corners, scales_h = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and align_corners.__class__ is bool and (scales_h is None or scales_h.__class__ is float):
                return _upsample_bilinear2d_aa_default(input, output_size_, align_corners, scales_h, None)
        if len(args) == 4:
            output_size, align_corners, scales_h, scales_w = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and align_corners.__class__ is bool and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
                return _upsample_bilinear2d_aa_default(input, output_size_, align_corners, scales_h, scales_w)
    return _upsample_bilinear2d_aa_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_upsample_bicubic2d_aa_vec_op = def_("aten::_upsample_bicubic2d_aa.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor")
_upsample_bicubic2d_aa_out_op = def_("aten::_upsample_bicubic2d_aa.out(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) out) -> Tensor(a!)")
_upsample_bicubic2d_aa_op = def_("aten::_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor")
_upsample_bicubic2d_aa_parser = PythonArgParser("_upsample_bicubic2d_aa", (_upsample_bicubic2d_aa_vec_op, _upsample_bicubic2d_aa_out_op, _upsample_bicubic2d_aa_op))

def _upsample_bicubic2d_aa_default(self, output_size, align_corners, scales_h=None, scales_w=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _upsample_bicubic2d_aa_op.table[ks](ks, self, output_size, align_corners, scales_h, scales_w)

def _upsample_bicubic2d_aa(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 2:
            output_size, align_corners = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and align_corners.__class__ is bool:
                return _upsample_bicubic2d_aa_default(input, output_size_, align_corners, None, None)
        if len(args) == 3:
            output_size, align_corners, scale_factors = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple_or_none(output_size)) is not False and align_corners.__class__ is bool and (scale_factors_ := as_floats_or_none(scale_factors)) is not False:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return _upsample_bicubic2d_aa_vec_op.table[ks](ks, input, output_size_, align_corners, scale_factors_)
            output_size, align_corners, scales_h = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and align_corners.__class__ is bool and (scales_h is None or scales_h.__class__ is float):
                return _upsample_bicubic2d_aa_default(input, output_size_, align_corners, scales_h, None)
        if len(args) == 4:
            output_size, align_corners, scales_h, scales_w = args
            if isinstance(input, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and align_corners.__class__ is bool and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
                return _upsample_bicubic2d_aa_default(input, output_size_, align_corners, scales_h, scales_w)
    return _upsample_bicubic2d_aa_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


upsample_nearest1d_backward_grad_input_op = def_("aten::upsample_nearest1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)")
upsample_nearest1d_backward_op = def_("aten::upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor")
upsample_nearest1d_backward_parser = PythonArgParser("upsample_nearest1d_backward", (upsample_nearest1d_backward_grad_input_op, upsample_nearest1d_backward_op))

def upsample_nearest1d_backward_default(grad_output, output_size, input_size, scales=None):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return upsample_nearest1d_backward_op.table[ks](ks, grad_output, output_size, input_size, scales)

def upsample_nearest1d_backward(grad_output=NOT_GIVEN, output_size=NOT_GIVEN, input_size=NOT_GIVEN, scales=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and (output_size_ := as_tuple(output_size, 1)) is not False and (input_size_ := as_tuple(input_size, 3)) is not False and (scales is None or scales.__class__ is float):
        return upsample_nearest1d_backward_default(grad_output, output_size_, input_size_, scales)
    return upsample_nearest1d_backward_parser.call(*given(("grad_output", "output_size", "input_size", "scales"), (grad_output, output_size, input_size, scales), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


upsample_nearest2d_backward_grad_input_op = def_("aten::upsample_nearest2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)")
upsample_nearest2d_backward_op = def_("aten::upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor")
upsample_nearest2d_backward_parser = PythonArgParser("upsample_nearest2d_backward", (upsample_nearest2d_backward_grad_input_op, upsample_nearest2d_backward_op))

def upsample_nearest2d_backward_default(grad_output, output_size, input_size, scales_h=None, scales_w=None):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return upsample_nearest2d_backward_op.table[ks](ks, grad_output, output_size, input_size, scales_h, scales_w)

def upsample_nearest2d_backward(grad_output=NOT_GIVEN, output_size=NOT_GIVEN, input_size=NOT_GIVEN, scales_h=None, scales_w=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and (input_size_ := as_tuple(input_size, 4)) is not False and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
        return upsample_nearest2d_backward_default(grad_output, output_size_, input_size_, scales_h, scales_w)
    return upsample_nearest2d_backward_parser.call(*given(("grad_output", "output_size", "input_size", "scales_h", "scales_w"), (grad_output, output_size, input_size, scales_h, scales_w), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, None), args, kwargs), out=out, **kwargs)


upsample_nearest3d_backward_grad_input_op = def_("aten::upsample_nearest3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)")
upsample_nearest3d_backward_op = def_("aten::upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor")
upsample_nearest3d_backward_parser = PythonArgParser("upsample_nearest3d_backward", (upsample_nearest3d_backward_grad_input_op, upsample_nearest3d_backward_op))

def upsample_nearest3d_backward_default(grad_output, output_size, input_size, scales_d=None, scales_h=None, scales_w=None):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return upsample_nearest3d_backward_op.table[ks](ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w)

def upsample_nearest3d_backward(grad_output=NOT_GIVEN, output_size=NOT_GIVEN, input_size=NOT_GIVEN, scales_d=None, scales_h=None, scales_w=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False and (input_size_ := as_tuple(input_size, 5)) is not False and (scales_d is None or scales_d.__class__ is float) and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
        return upsample_nearest3d_backward_default(grad_output, output_size_, input_size_, scales_d, scales_h, scales_w)
    return upsample_nearest3d_backward_parser.call(*given(("grad_output", "output_size", "input_size", "scales_d", "scales_h", "scales_w"), (grad_output, output_size, input_size, scales_d, scales_h, scales_w), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, None, None), args, kwargs), out=out, **kwargs)


upsample_linear1d_backward_grad_input_op = def_("aten::upsample_linear1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)")
upsample_linear1d_backward_op = def_("aten::upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor")
upsample_linear1d_backward_parser = PythonArgParser("upsample_linear1d_backward", (upsample_linear1d_backward_grad_input_op, upsample_linear1d_backward_op))

def upsample_linear1d_backward_default(grad_output, output_size, input_size, align_corners, scales=None):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return upsample_linear1d_backward_op.table[ks](ks, grad_output, output_size, input_size, align_corners, scales)

def upsample_linear1d_backward(grad_output=NOT_GIVEN, output_size=NOT_GIVEN, input_size=NOT_GIVEN, align_corners=NOT_GIVEN, scales=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and (output_size_ := as_tuple(output_size, 1)) is not False and (input_size_ := as_tuple(input_size, 3)) is not False and align_corners.__class__ is bool and (scales is None or scales.__class__ is float):
        return upsample_linear1d_backward_default(grad_output, output_size_, input_size_, align_corners, scales)
    return upsample_linear1d_backward_parser.call(*given(("grad_output", "output_size", "input_size", "align_corners", "scales"), (grad_output, output_size, input_size, align_corners, scales), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


upsample_bilinear2d_backward_grad_input_op = def_("aten::upsample_bilinear2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)")
upsample_bilinear2d_backward_op = def_("aten::upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor")
upsample_bilinear2d_backward_parser = PythonArgParser("upsample_bilinear2d_backward", (upsample_bilinear2d_backward_grad_input_op, upsample_bilinear2d_backward_op))

def upsample_bilinear2d_backward_default(grad_output, output_size, input_size, align_corners, scales_h=None, scales_w=None):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return upsample_bilinear2d_backward_op.table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)

def upsample_bilinear2d_backward(grad_output=NOT_GIVEN, output_size=NOT_GIVEN, input_size=NOT_GIVEN, align_corners=NOT_GIVEN, scales_h=None, scales_w=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and (input_size_ := as_tuple(input_size, 4)) is not False and align_corners.__class__ is bool and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
        return upsample_bilinear2d_backward_default(grad_output, output_size_, input_size_, align_corners, scales_h, scales_w)
    return upsample_bilinear2d_backward_parser.call(*given(("grad_output", "output_size", "input_size", "align_corners", "scales_h", "scales_w"), (grad_output, output_size, input_size, align_corners, scales_h, scales_w), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, None), args, kwargs), out=out, **kwargs)


upsample_trilinear3d_backward_grad_input_op = def_("aten::upsample_trilinear3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)")
upsample_trilinear3d_backward_op = def_("aten::upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, bool align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor")
upsample_trilinear3d_backward_parser = PythonArgParser("upsample_trilinear3d_backward", (upsample_trilinear3d_backward_grad_input_op, upsample_trilinear3d_backward_op))

def upsample_trilinear3d_backward_default(grad_output, output_size, input_size, align_corners, scales_d=None, scales_h=None, scales_w=None):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return upsample_trilinear3d_backward_op.table[ks](ks, grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w)

def upsample_trilinear3d_backward(grad_output=NOT_GIVEN, output_size=NOT_GIVEN, input_size=NOT_GIVEN, align_corners=NOT_GIVEN, scales_d=None, scales_h=None, scales_w=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False and (input_size_ := as_tuple(input_size, 5)) is not False and align_corners.__class__ is bool and (scales_d is None or scales_d.__class__ is float) and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
        return upsample_trilinear3d_backward_default(grad_output, output_size_, input_size_, align_corners, scales_d, scales_h, scales_w)
    return upsample_trilinear3d_backward_parser.call(*given(("grad_output", "output_size", "input_size", "align_corners", "scales_d", "scales_h", "scales_w"), (grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, None, None), args, kwargs), out=out, **kwargs)


upsample_bicubic2d_backward_grad_input_op = def_("aten::upsample_bicubic2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)")
upsample_bicubic2d_backward_op = def_("aten::upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor")
upsample_bicubic2d_backward_parser = PythonArgParser("upsample_bicubic2d_backward", (upsample_bicubic2d_backward_grad_input_op, upsample_bicubic2d_backward_op))

def upsample_bicubic2d_backward_default(grad_output, output_size, input_size, align_corners, scales_h=None, scales_w=None):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return upsample_bicubic2d_backward_op.table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)

def upsample_bicubic2d_backward(grad_output=NOT_GIVEN, output_size=NOT_GIVEN, input_size=NOT_GIVEN, align_corners=NOT_GIVEN, scales_h=None, scales_w=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and (input_size_ := as_tuple(input_size, 4)) is not False and align_corners.__class__ is bool and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
        return upsample_bicubic2d_backward_default(grad_output, output_size_, input_size_, align_corners, scales_h, scales_w)
    return upsample_bicubic2d_backward_parser.call(*given(("grad_output", "output_size", "input_size", "align_corners", "scales_h", "scales_w"), (grad_output, output_size, input_size, align_corners, scales_h, scales_w), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, None), args, kwargs), out=out, **kwargs)


_upsample_nearest_exact1d_backward_grad_input_op = def_("aten::_upsample_nearest_exact1d_backward.grad_input(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None, *, Tensor(a!) grad_input) -> Tensor(a!)")
_upsample_nearest_exact1d_backward_op = def_("aten::_upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, SymInt[3] input_size, float? scales=None) -> Tensor")
_upsample_nearest_exact1d_backward_parser = PythonArgParser("_upsample_nearest_exact1d_backward", (_upsample_nearest_exact1d_backward_grad_input_op, _upsample_nearest_exact1d_backward_op))

def _upsample_nearest_exact1d_backward_default(grad_output, output_size, input_size, scales=None):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _upsample_nearest_exact1d_backward_op.table[ks](ks, grad_output, output_size, input_size, scales)

def _upsample_nearest_exact1d_backward(grad_output=NOT_GIVEN, output_size=NOT_GIVEN, input_size=NOT_GIVEN, scales=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and (output_size_ := as_tuple(output_size, 1)) is not False and (input_size_ := as_tuple(input_size, 3)) is not False and (scales is None or scales.__class__ is float):
        return _upsample_nearest_exact1d_backward_default(grad_output, output_size_, input_size_, scales)
    return _upsample_nearest_exact1d_backward_parser.call(*given(("grad_output", "output_size", "input_size", "scales"), (grad_output, output_size, input_size, scales), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


_upsample_nearest_exact2d_backward_grad_input_op = def_("aten::_upsample_nearest_exact2d_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)")
_upsample_nearest_exact2d_backward_op = def_("aten::_upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor")
_upsample_nearest_exact2d_backward_parser = PythonArgParser("_upsample_nearest_exact2d_backward", (_upsample_nearest_exact2d_backward_grad_input_op, _upsample_nearest_exact2d_backward_op))

def _upsample_nearest_exact2d_backward_default(grad_output, output_size, input_size, scales_h=None, scales_w=None):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _upsample_nearest_exact2d_backward_op.table[ks](ks, grad_output, output_size, input_size, scales_h, scales_w)

def _upsample_nearest_exact2d_backward(grad_output=NOT_GIVEN, output_size=NOT_GIVEN, input_size=NOT_GIVEN, scales_h=None, scales_w=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and (input_size_ := as_tuple(input_size, 4)) is not False and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
        return _upsample_nearest_exact2d_backward_default(grad_output, output_size_, input_size_, scales_h, scales_w)
    return _upsample_nearest_exact2d_backward_parser.call(*given(("grad_output", "output_size", "input_size", "scales_h", "scales_w"), (grad_output, output_size, input_size, scales_h, scales_w), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, None), args, kwargs), out=out, **kwargs)


_upsample_nearest_exact3d_backward_grad_input_op = def_("aten::_upsample_nearest_exact3d_backward.grad_input(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)")
_upsample_nearest_exact3d_backward_op = def_("aten::_upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor")
_upsample_nearest_exact3d_backward_parser = PythonArgParser("_upsample_nearest_exact3d_backward", (_upsample_nearest_exact3d_backward_grad_input_op, _upsample_nearest_exact3d_backward_op))

def _upsample_nearest_exact3d_backward_default(grad_output, output_size, input_size, scales_d=None, scales_h=None, scales_w=None):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _upsample_nearest_exact3d_backward_op.table[ks](ks, grad_output, output_size, input_size, scales_d, scales_h, scales_w)

def _upsample_nearest_exact3d_backward(grad_output=NOT_GIVEN, output_size=NOT_GIVEN, input_size=NOT_GIVEN, scales_d=None, scales_h=None, scales_w=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and (output_size_ := as_tuple(output_size, 3)) is not False and (input_size_ := as_tuple(input_size, 5)) is not False and (scales_d is None or scales_d.__class__ is float) and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
        return _upsample_nearest_exact3d_backward_default(grad_output, output_size_, input_size_, scales_d, scales_h, scales_w)
    return _upsample_nearest_exact3d_backward_parser.call(*given(("grad_output", "output_size", "input_size", "scales_d", "scales_h", "scales_w"), (grad_output, output_size, input_size, scales_d, scales_h, scales_w), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, None, None), args, kwargs), out=out, **kwargs)


_upsample_bilinear2d_aa_backward_grad_input_op = def_("aten::_upsample_bilinear2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)")
_upsample_bilinear2d_aa_backward_op = def_("aten::_upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor")
_upsample_bilinear2d_aa_backward_parser = PythonArgParser("_upsample_bilinear2d_aa_backward", (_upsample_bilinear2d_aa_backward_grad_input_op, _upsample_bilinear2d_aa_backward_op))

def _upsample_bilinear2d_aa_backward_default(grad_output, output_size, input_size, align_corners, scales_h=None, scales_w=None):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _upsample_bilinear2d_aa_backward_op.table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)

def _upsample_bilinear2d_aa_backward(grad_output=NOT_GIVEN, output_size=NOT_GIVEN, input_size=NOT_GIVEN, align_corners=NOT_GIVEN, scales_h=None, scales_w=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and (input_size_ := as_tuple(input_size, 4)) is not False and align_corners.__class__ is bool and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
        return _upsample_bilinear2d_aa_backward_default(grad_output, output_size_, input_size_, align_corners, scales_h, scales_w)
    return _upsample_bilinear2d_aa_backward_parser.call(*given(("grad_output", "output_size", "input_size", "align_corners", "scales_h", "scales_w"), (grad_output, output_size, input_size, align_corners, scales_h, scales_w), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, None), args, kwargs), out=out, **kwargs)


_upsample_bicubic2d_aa_backward_grad_input_op = def_("aten::_upsample_bicubic2d_aa_backward.grad_input(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None, *, Tensor(a!) grad_input) -> Tensor(a!)")
_upsample_bicubic2d_aa_backward_op = def_("aten::_upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, SymInt[4] input_size, bool align_corners, float? scales_h=None, float? scales_w=None) -> Tensor")
_upsample_bicubic2d_aa_backward_parser = PythonArgParser("_upsample_bicubic2d_aa_backward", (_upsample_bicubic2d_aa_backward_grad_input_op, _upsample_bicubic2d_aa_backward_op))

def _upsample_bicubic2d_aa_backward_default(grad_output, output_size, input_size, align_corners, scales_h=None, scales_w=None):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _upsample_bicubic2d_aa_backward_op.table[ks](ks, grad_output, output_size, input_size, align_corners, scales_h, scales_w)

def _upsample_bicubic2d_aa_backward(grad_output=NOT_GIVEN, output_size=NOT_GIVEN, input_size=NOT_GIVEN, align_corners=NOT_GIVEN, scales_h=None, scales_w=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and (output_size_ := as_tuple(output_size, 2)) is not False and (input_size_ := as_tuple(input_size, 4)) is not False and align_corners.__class__ is bool and (scales_h is None or scales_h.__class__ is float) and (scales_w is None or scales_w.__class__ is float):
        return _upsample_bicubic2d_aa_backward_default(grad_output, output_size_, input_size_, align_corners, scales_h, scales_w)
    return _upsample_bicubic2d_aa_backward_parser.call(*given(("grad_output", "output_size", "input_size", "align_corners", "scales_h", "scales_w"), (grad_output, output_size, input_size, align_corners, scales_h, scales_w), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, None), args, kwargs), out=out, **kwargs)


grid_sampler_op = def_("aten::grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor")
grid_sampler_parser = PythonArgParser("grid_sampler", (grid_sampler_op,))

def grid_sampler(input=NOT_GIVEN, grid=NOT_GIVEN, interpolation_mode=NOT_GIVEN, padding_mode=NOT_GIVEN, align_corners=NOT_GIVEN, *args, **kwargs):
    """grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners) -> Tensor

    Reads `input` at the places that `grid` names; `nn.functional.grid_sample` calls it.

    Args:
        input: Floating tensor (N, C, H, W) or (N, C, D, H, W).
        grid: Tensor (N, H_out, W_out, 2) or (N, D_out, H_out, W_out, 3). The last dimension holds x (along
            W), y, z from -1 to 1.
        interpolation_mode: 0 bilinear, 1 nearest, 2 bicubic (images only).
        padding_mode: What stands outside, 0 zeros, 1 the nearest edge element, 2 the mirrored input.
        align_corners: If True, -1 and 1 are the centres of the corner elements, else their outer edges.
    Returns: Tensor (N, C, H_out, W_out) or (N, C, D_out, H_out, W_out).
    Raises: RuntimeError if the batch sizes differ, the last size of `grid` does not fit, a spatial size is 0,
        or bicubic is asked for a volume.
    Note: Both `input` and `grid` get gradients; that of the grid is zero for mode 1.
    Derivative: those of the operators that it calls.
    Journey: `grid_sampler_op` (aten/ops/nn.py), `grid_sampler` (aten/native/nn/vision/grid_sampler.py).
    Mirrors: aten/src/ATen/native/GridSampler.cpp

    >>> tt.grid_sampler(tt.arange(4.).view(1, 1, 2, 2), tt.tensor([[[[-1., -1.], [0., 0.], [3., 0.]]]]), 0, 0, True)
    tensor([[[[0.0000, 1.5000, 0.0000]]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(grid, TensorImpl) and interpolation_mode.__class__ is int and -(2**30) < interpolation_mode < 2**30 and padding_mode.__class__ is int and -(2**30) < padding_mode < 2**30 and align_corners.__class__ is bool:
        ks = input.meta_.key_set | grid.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return grid_sampler_op.table[ks](ks, input, grid, interpolation_mode, padding_mode, align_corners)
    return grid_sampler_parser.call(*given(("input", "grid", "interpolation_mode", "padding_mode", "align_corners"), (input, grid, interpolation_mode, padding_mode, align_corners), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


grid_sampler_2d_op = def_("aten::grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor")
grid_sampler_2d_parser = PythonArgParser("grid_sampler_2d", (grid_sampler_2d_op,))

def grid_sampler_2d_default(input, grid, interpolation_mode, padding_mode, align_corners):
    ks = input.meta_.key_set | grid.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return grid_sampler_2d_op.table[ks](ks, input, grid, interpolation_mode, padding_mode, align_corners)

def grid_sampler_2d(input=NOT_GIVEN, grid=NOT_GIVEN, interpolation_mode=NOT_GIVEN, padding_mode=NOT_GIVEN, align_corners=NOT_GIVEN, *args, **kwargs):
    """grid_sampler_2d(input, grid, interpolation_mode, padding_mode, align_corners) -> Tensor

    Reads images at the places that `grid` names; the kernel of `grid_sampler` for 4-d input.

    Args:
        input: Floating tensor (N, C, H, W).
        grid: Tensor (N, H_out, W_out, 2) with x (along W) and y from -1 to 1.
        interpolation_mode: 0 bilinear, 1 nearest, 2 bicubic.
        padding_mode: What stands outside, 0 zeros, 1 the nearest edge element, 2 the mirrored input.
        align_corners: If True, -1 and 1 are the centres of the corner elements, else their outer edges.
    Returns: Tensor (N, C, H_out, W_out).
    Raises: RuntimeError if the shapes do not fit.
    Derivative: input, grid: grid_sampler_2d_backward(grad, input, grid, interpolation_mode, padding_mode,
                    align_corners, grad_input_mask)
    Journey: `grid_sampler_2d_op` (aten/ops/nn.py), `GridSampler2DBackward0`, `grid_sampler_2d`
        (aten/native/nn/vision/grid_sampler.py).
    Mirrors: aten/src/ATen/native/GridSampler.cpp

    >>> tt.grid_sampler_2d(tt.arange(4.).view(1, 1, 2, 2), tt.tensor([[[[-1., -1.], [3., 0.]]]]), 1, 1, False)
    tensor([[[[0., 1.]]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(grid, TensorImpl) and interpolation_mode.__class__ is int and -(2**30) < interpolation_mode < 2**30 and padding_mode.__class__ is int and -(2**30) < padding_mode < 2**30 and align_corners.__class__ is bool:
        return grid_sampler_2d_default(input, grid, interpolation_mode, padding_mode, align_corners)
    return grid_sampler_2d_parser.call(*given(("input", "grid", "interpolation_mode", "padding_mode", "align_corners"), (input, grid, interpolation_mode, padding_mode, align_corners), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


grid_sampler_2d_backward_op = def_("aten::grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)")
grid_sampler_2d_backward_parser = PythonArgParser("grid_sampler_2d_backward", (grid_sampler_2d_backward_op,))

def grid_sampler_2d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, grid=NOT_GIVEN, interpolation_mode=NOT_GIVEN, padding_mode=NOT_GIVEN, align_corners=NOT_GIVEN, output_mask=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(grid, TensorImpl) and interpolation_mode.__class__ is int and -(2**30) < interpolation_mode < 2**30 and padding_mode.__class__ is int and -(2**30) < padding_mode < 2**30 and align_corners.__class__ is bool and (output_mask_ := as_bools(output_mask, 2)) is not False:
        ks = grad_output.meta_.key_set | input.meta_.key_set | grid.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return grid_sampler_2d_backward_op.table[ks](ks, grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask_)
    return grid_sampler_2d_backward_parser.call(*given(("grad_output", "input", "grid", "interpolation_mode", "padding_mode", "align_corners", "output_mask"), (grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


grid_sampler_3d_op = def_("aten::grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor")
grid_sampler_3d_parser = PythonArgParser("grid_sampler_3d", (grid_sampler_3d_op,))

def grid_sampler_3d_default(input, grid, interpolation_mode, padding_mode, align_corners):
    ks = input.meta_.key_set | grid.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return grid_sampler_3d_op.table[ks](ks, input, grid, interpolation_mode, padding_mode, align_corners)

def grid_sampler_3d(input=NOT_GIVEN, grid=NOT_GIVEN, interpolation_mode=NOT_GIVEN, padding_mode=NOT_GIVEN, align_corners=NOT_GIVEN, *args, **kwargs):
    """grid_sampler_3d(input, grid, interpolation_mode, padding_mode, align_corners) -> Tensor

    Reads volumes at the places that `grid` names; the kernel of `grid_sampler` for 5-d input.

    Args:
        input: Floating tensor (N, C, D, H, W).
        grid: Tensor (N, D_out, H_out, W_out, 3) with x (along W), y and z from -1 to 1.
        interpolation_mode: 0 bilinear (here trilinear), 1 nearest.
        padding_mode: What stands outside, 0 zeros, 1 the nearest edge element, 2 the mirrored input.
        align_corners: If True, -1 and 1 are the centres of the corner elements, else their outer edges.
    Returns: Tensor (N, C, D_out, H_out, W_out).
    Raises: RuntimeError if the shapes do not fit.
    Derivative: input, grid: grid_sampler_3d_backward(grad, input, grid, interpolation_mode, padding_mode,
                    align_corners, grad_input_mask)
    Journey: `grid_sampler_3d_op` (aten/ops/nn.py), `GridSampler3DBackward0`, `grid_sampler_3d`
        (aten/native/nn/vision/grid_sampler.py).
    Mirrors: aten/src/ATen/native/GridSampler.cpp

    >>> tt.grid_sampler_3d(tt.arange(8.).view(1, 1, 2, 2, 2), tt.zeros(1, 1, 1, 1, 3), 0, 0, False)
    tensor([[[[[3.5000]]]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(grid, TensorImpl) and interpolation_mode.__class__ is int and -(2**30) < interpolation_mode < 2**30 and padding_mode.__class__ is int and -(2**30) < padding_mode < 2**30 and align_corners.__class__ is bool:
        return grid_sampler_3d_default(input, grid, interpolation_mode, padding_mode, align_corners)
    return grid_sampler_3d_parser.call(*given(("input", "grid", "interpolation_mode", "padding_mode", "align_corners"), (input, grid, interpolation_mode, padding_mode, align_corners), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


grid_sampler_3d_backward_op = def_("aten::grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)")
grid_sampler_3d_backward_parser = PythonArgParser("grid_sampler_3d_backward", (grid_sampler_3d_backward_op,))

def grid_sampler_3d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, grid=NOT_GIVEN, interpolation_mode=NOT_GIVEN, padding_mode=NOT_GIVEN, align_corners=NOT_GIVEN, output_mask=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and isinstance(grid, TensorImpl) and interpolation_mode.__class__ is int and -(2**30) < interpolation_mode < 2**30 and padding_mode.__class__ is int and -(2**30) < padding_mode < 2**30 and align_corners.__class__ is bool and (output_mask_ := as_bools(output_mask, 2)) is not False:
        ks = grad_output.meta_.key_set | input.meta_.key_set | grid.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return grid_sampler_3d_backward_op.table[ks](ks, grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask_)
    return grid_sampler_3d_backward_parser.call(*given(("grad_output", "input", "grid", "interpolation_mode", "padding_mode", "align_corners", "output_mask"), (grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


affine_grid_generator_op = def_("aten::affine_grid_generator(Tensor theta, SymInt[] size, bool align_corners) -> Tensor")
affine_grid_generator_parser = PythonArgParser("affine_grid_generator", (affine_grid_generator_op,))

def affine_grid_generator_default(theta, size, align_corners):
    ks = theta.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return affine_grid_generator_op.table[ks](ks, theta, size, align_corners)

def affine_grid_generator(theta=NOT_GIVEN, size=NOT_GIVEN, align_corners=NOT_GIVEN, *args, **kwargs):
    """affine_grid_generator(theta, size, align_corners) -> Tensor

    Builds the sampling grid of an affine map for `grid_sampler`; `nn.functional.affine_grid` calls it.

    Args:
        theta: Floating tensor (N, 2, 3) for images or (N, 3, 4) for volumes, a matrix and a shift for each
            sample.
        size: Size of the wanted output, (N, C, H, W) or (N, C, D, H, W).
        align_corners: If True, the outermost grid points are -1 and 1, else they lie half an element inside.
    Returns: Tensor (N, H, W, 2) or (N, D, H, W, 3).
    Raises: RuntimeError if `theta` and `size` do not fit.
    Derivative: theta: affine_grid_generator_backward(grad, size, align_corners)
    Journey: `affine_grid_generator_op` (aten/ops/nn.py), `AffineGridGeneratorBackward0`,
        `affine_grid_generator` (aten/native/nn/vision/grid_sampler.py).
    Mirrors: aten/src/ATen/native/GridSampler.cpp

    >>> tt.affine_grid_generator(tt.tensor([[[1., 0., 0.], [0., 1., 0.]]]), (1, 1, 1, 2), True)
    tensor([[[[-1.,  0.],
              [ 1.,  0.]]]])
    """
    if not args and not kwargs and isinstance(theta, TensorImpl) and (size_ := as_tuple(size)) is not False and align_corners.__class__ is bool:
        return affine_grid_generator_default(theta, size_, align_corners)
    return affine_grid_generator_parser.call(*given(("theta", "size", "align_corners"), (theta, size, align_corners), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


affine_grid_generator_backward_op = def_("aten::affine_grid_generator_backward(Tensor grad, SymInt[] size, bool align_corners) -> Tensor")
affine_grid_generator_backward_parser = PythonArgParser("affine_grid_generator_backward", (affine_grid_generator_backward_op,))

def affine_grid_generator_backward(grad=NOT_GIVEN, size=NOT_GIVEN, align_corners=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and (size_ := as_tuple(size)) is not False and align_corners.__class__ is bool:
        ks = grad.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return affine_grid_generator_backward_op.table[ks](ks, grad, size_, align_corners)
    return affine_grid_generator_backward_parser.call(*given(("grad", "size", "align_corners"), (grad, size, align_corners), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


pixel_shuffle_op = def_("aten::pixel_shuffle(Tensor self, int upscale_factor) -> Tensor")
pixel_shuffle_parser = PythonArgParser("pixel_shuffle", (pixel_shuffle_op,))

def pixel_shuffle_default(self, upscale_factor):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return pixel_shuffle_op.table[ks](ks, self, upscale_factor)

def pixel_shuffle(input=NOT_GIVEN, upscale_factor=NOT_GIVEN, *args, **kwargs):
    """pixel_shuffle(input, upscale_factor) -> Tensor

    Lays r*r channels out as blocks of r x r pixels, which makes the image r times as large.
        (*, C*r*r, H, W) -> (*, C, H*r, W*r)

    Args:
        input: Tensor with at least three dimensions.
        upscale_factor: The int r, at least 1.
    Returns: Tensor in the dtype of `input`.
    Raises: RuntimeError if there are fewer than three dimensions or the channels cannot be divided by r*r.
    Derivative: self: pixel_unshuffle(grad, upscale_factor)
    Journey: `pixel_shuffle_op` (aten/ops/nn.py), `PixelShuffleBackward0`, `pixel_shuffle`
        (aten/native/nn/vision/pixel_shuffle.py).
    Mirrors: aten/src/ATen/native/PixelShuffle.cpp

    >>> F.pixel_shuffle(tt.arange(4).view(4, 1, 1), 2)
    tensor([[[0, 1],
             [2, 3]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and upscale_factor.__class__ is int and -(2**30) < upscale_factor < 2**30:
        return pixel_shuffle_default(input, upscale_factor)
    return pixel_shuffle_parser.call(*given(("input", "upscale_factor"), (input, upscale_factor), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


pixel_unshuffle_op = def_("aten::pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor")
pixel_unshuffle_parser = PythonArgParser("pixel_unshuffle", (pixel_unshuffle_op,))

def pixel_unshuffle_default(self, downscale_factor):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return pixel_unshuffle_op.table[ks](ks, self, downscale_factor)

def pixel_unshuffle(input=NOT_GIVEN, downscale_factor=NOT_GIVEN, *args, **kwargs):
    """pixel_unshuffle(input, downscale_factor) -> Tensor

    Turns each block of r x r pixels into r*r channels; the inverse of `pixel_shuffle`.
        (*, C, H*r, W*r) -> (*, C*r*r, H, W)

    Args:
        input: Tensor with at least three dimensions.
        downscale_factor: The int r, at least 1.
    Returns: Tensor in the dtype of `input`.
    Raises: RuntimeError if there are fewer than three dimensions or height or width cannot be divided by r.
    Derivative: self: pixel_shuffle(grad, downscale_factor)
    Journey: `pixel_unshuffle_op` (aten/ops/nn.py), `PixelUnshuffleBackward0`, `pixel_unshuffle`
        (aten/native/nn/vision/pixel_shuffle.py).
    Mirrors: aten/src/ATen/native/PixelShuffle.cpp

    >>> F.pixel_unshuffle(tt.arange(4).view(1, 2, 2), 2).flatten()
    tensor([0, 1, 2, 3])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and downscale_factor.__class__ is int and -(2**30) < downscale_factor < 2**30:
        return pixel_unshuffle_default(input, downscale_factor)
    return pixel_unshuffle_parser.call(*given(("input", "downscale_factor"), (input, downscale_factor), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


channel_shuffle_op = def_("aten::channel_shuffle(Tensor self, SymInt groups) -> Tensor")
channel_shuffle_parser = PythonArgParser("channel_shuffle", (channel_shuffle_op,))

def channel_shuffle_default(self, groups):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return channel_shuffle_op.table[ks](ks, self, groups)

def channel_shuffle(input=NOT_GIVEN, groups=NOT_GIVEN, *args, **kwargs):
    """channel_shuffle(input, groups) -> Tensor

    Mixes channel groups. It views the channels as (groups, C / groups) and transposes the two.

    Args:
        input: Tensor (N, C, *) with at least three dimensions.
        groups: Number of groups; it divides C.
    Returns: New tensor of the shape of `input`.
    Raises: RuntimeError if there are fewer than three dimensions or C cannot be divided.
    Note: Between grouped convolutions it lets the groups exchange features.
    Derivative: self: channel_shuffle(grad, grad.size(1) // groups)
    Journey: `channel_shuffle_op` (aten/ops/nn.py), `ChannelShuffleBackward0`, `channel_shuffle`
        (aten/native/nn/vision/pixel_shuffle.py).
    Mirrors: aten/src/ATen/native/PixelShuffle.cpp

    >>> tt.channel_shuffle(tt.arange(4).view(1, 4, 1), 2).flatten()
    tensor([0, 2, 1, 3])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and groups.__class__ is int and -(2**30) < groups < 2**30:
        return channel_shuffle_default(input, groups)
    return channel_shuffle_parser.call(*given(("input", "groups"), (input, groups), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


native_channel_shuffle_op = def_("aten::native_channel_shuffle(Tensor self, SymInt groups) -> Tensor")
native_channel_shuffle_parser = PythonArgParser("native_channel_shuffle", (native_channel_shuffle_op,))

def native_channel_shuffle_default(self, groups):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return native_channel_shuffle_op.table[ks](ks, self, groups)

def native_channel_shuffle(input=NOT_GIVEN, groups=NOT_GIVEN, *args, **kwargs):
    """native_channel_shuffle(input, groups) -> Tensor

    The backend's operator below `channel_shuffle`, with the same meaning.

    Args:
        input: Tensor (N, C, *) with at least three dimensions.
        groups: Number of groups; it divides C.
    Returns: New tensor of the shape of `input`.
    Derivative: none.
    Journey: `native_channel_shuffle_op` (aten/ops/nn.py), `native_channel_shuffle`
        (aten/native/nn/vision/pixel_shuffle.py).
    Mirrors: aten/src/ATen/native/PixelShuffle.cpp

    >>> tt.native_channel_shuffle(tt.arange(4).view(1, 4, 1), 2).flatten()
    tensor([0, 2, 1, 3])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and groups.__class__ is int and -(2**30) < groups < 2**30:
        return native_channel_shuffle_default(input, groups)
    return native_channel_shuffle_parser.call(*given(("input", "groups"), (input, groups), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


pad_op = def_('aten::pad(Tensor self, SymInt[] pad, str mode="constant", float? value=None) -> Tensor')
pad_parser = PythonArgParser("pad", (pad_op,))

def pad(input=NOT_GIVEN, pad=NOT_GIVEN, mode='constant', value=None, *args, **kwargs):
    """nn.functional.pad(input, pad, mode='constant', value=None) -> Tensor

    Lengthens a tensor at the ends of its dimensions; negative numbers cut off.

    Args:
        input: Tensor of any shape and dtype.
        pad: Pairs (before, after) of ints, for the last dimension first.
        mode: One of 'constant', 'reflect' (mirrored without the edge element), 'replicate' (the edge element)
            and 'circular'.
        value: Number that 'constant' fills in, 0 by default.
    Returns: New tensor, longer by before + after in each named dimension.
    Raises:
        RuntimeError if `pad` has an odd length or names too many dimensions, reflects more than there is, or
            `value` is given in another mode.
        NotImplementedError if the mode is unknown or does not support this number of dimensions.
    Note: Modes other than 'constant' pad the last one, two or three dimensions of a tensor that has one or
        two more.
    Derivative: those of the operators that it calls.
    Journey: `pad_op` (aten/ops/nn.py), `pad` (aten/native/nn/vision/padding.py).
    Mirrors: aten/src/ATen/native/ReflectionPad.cpp

    >>> F.pad(tt.tensor([1, 2, 3]), (1, 2))
    tensor([0, 1, 2, 3, 0, 0])
    >>> F.pad(tt.tensor([[1., 2., 3.]]), (2, 1), mode='reflect')
    tensor([[3., 2., 1., 2., 3., 2.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (pad_ := as_tuple(pad)) is not False and mode.__class__ is str and (value is None or value.__class__ is float):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return pad_op.table[ks](ks, input, pad_, mode, value)
    return pad_parser.call(*given(("input", "pad", "mode", "value"), (input, pad, mode, value), (NOT_GIVEN, NOT_GIVEN, 'constant', None), args, kwargs), **kwargs)


_pad_enum_op = def_("aten::_pad_enum(Tensor self, SymInt[] pad, int mode, float? value=None) -> Tensor")
_pad_enum_parser = PythonArgParser("_pad_enum", (_pad_enum_op,))

def _pad_enum(*args, **kwargs):
    return _pad_enum_parser.call(*args, **kwargs)


_pad_circular_op = def_("aten::_pad_circular(Tensor self, SymInt[] pad) -> Tensor")
_pad_circular_parser = PythonArgParser("_pad_circular", (_pad_circular_op,))

def _pad_circular_default(self, pad):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _pad_circular_op.table[ks](ks, self, pad)

def _pad_circular(*args, **kwargs):
    return _pad_circular_parser.call(*args, **kwargs)


reflection_pad1d_out_op = def_("aten::reflection_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)")
reflection_pad1d_op = def_("aten::reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor")
reflection_pad1d_parser = PythonArgParser("reflection_pad1d", (reflection_pad1d_out_op, reflection_pad1d_op))

def reflection_pad1d_default(self, padding):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return reflection_pad1d_op.table[ks](ks, self, padding)

def reflection_pad1d(input=NOT_GIVEN, padding=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (padding_ := as_tuple(padding, 2)) is not False:
        return reflection_pad1d_default(input, padding_)
    return reflection_pad1d_parser.call(*given(("input", "padding"), (input, padding), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


reflection_pad2d_out_op = def_("aten::reflection_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)")
reflection_pad2d_op = def_("aten::reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor")
reflection_pad2d_parser = PythonArgParser("reflection_pad2d", (reflection_pad2d_out_op, reflection_pad2d_op))

def reflection_pad2d_default(self, padding):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return reflection_pad2d_op.table[ks](ks, self, padding)

def reflection_pad2d(input=NOT_GIVEN, padding=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (padding_ := as_tuple(padding, 4)) is not False:
        return reflection_pad2d_default(input, padding_)
    return reflection_pad2d_parser.call(*given(("input", "padding"), (input, padding), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


reflection_pad3d_out_op = def_("aten::reflection_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)")
reflection_pad3d_op = def_("aten::reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor")
reflection_pad3d_parser = PythonArgParser("reflection_pad3d", (reflection_pad3d_out_op, reflection_pad3d_op))

def reflection_pad3d_default(self, padding):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return reflection_pad3d_op.table[ks](ks, self, padding)

def reflection_pad3d(input=NOT_GIVEN, padding=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (padding_ := as_tuple(padding, 6)) is not False:
        return reflection_pad3d_default(input, padding_)
    return reflection_pad3d_parser.call(*given(("input", "padding"), (input, padding), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


replication_pad1d_out_op = def_("aten::replication_pad1d.out(Tensor self, SymInt[2] padding, *, Tensor(a!) out) -> Tensor(a!)")
replication_pad1d_op = def_("aten::replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor")
replication_pad1d_parser = PythonArgParser("replication_pad1d", (replication_pad1d_out_op, replication_pad1d_op))

def replication_pad1d_default(self, padding):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return replication_pad1d_op.table[ks](ks, self, padding)

def replication_pad1d(input=NOT_GIVEN, padding=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (padding_ := as_tuple(padding, 2)) is not False:
        return replication_pad1d_default(input, padding_)
    return replication_pad1d_parser.call(*given(("input", "padding"), (input, padding), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


replication_pad2d_out_op = def_("aten::replication_pad2d.out(Tensor self, SymInt[4] padding, *, Tensor(a!) out) -> Tensor(a!)")
replication_pad2d_op = def_("aten::replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor")
replication_pad2d_parser = PythonArgParser("replication_pad2d", (replication_pad2d_out_op, replication_pad2d_op))

def replication_pad2d_default(self, padding):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return replication_pad2d_op.table[ks](ks, self, padding)

def replication_pad2d(input=NOT_GIVEN, padding=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (padding_ := as_tuple(padding, 4)) is not False:
        return replication_pad2d_default(input, padding_)
    return replication_pad2d_parser.call(*given(("input", "padding"), (input, padding), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


replication_pad3d_out_op = def_("aten::replication_pad3d.out(Tensor self, SymInt[6] padding, *, Tensor(a!) out) -> Tensor(a!)")
replication_pad3d_op = def_("aten::replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor")
replication_pad3d_parser = PythonArgParser("replication_pad3d", (replication_pad3d_out_op, replication_pad3d_op))

def replication_pad3d_default(self, padding):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return replication_pad3d_op.table[ks](ks, self, padding)

def replication_pad3d(input=NOT_GIVEN, padding=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (padding_ := as_tuple(padding, 6)) is not False:
        return replication_pad3d_default(input, padding_)
    return replication_pad3d_parser.call(*given(("input", "padding"), (input, padding), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


reflection_pad1d_backward_grad_input_op = def_("aten::reflection_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)")
reflection_pad1d_backward_op = def_("aten::reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor")
reflection_pad1d_backward_parser = PythonArgParser("reflection_pad1d_backward", (reflection_pad1d_backward_grad_input_op, reflection_pad1d_backward_op))

def reflection_pad1d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, padding=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (padding_ := as_tuple(padding, 2)) is not False:
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return reflection_pad1d_backward_op.table[ks](ks, grad_output, input, padding_)
    return reflection_pad1d_backward_parser.call(*given(("grad_output", "input", "padding"), (grad_output, input, padding), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


reflection_pad2d_backward_grad_input_op = def_("aten::reflection_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)")
reflection_pad2d_backward_op = def_("aten::reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor")
reflection_pad2d_backward_parser = PythonArgParser("reflection_pad2d_backward", (reflection_pad2d_backward_grad_input_op, reflection_pad2d_backward_op))

def reflection_pad2d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, padding=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (padding_ := as_tuple(padding, 4)) is not False:
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return reflection_pad2d_backward_op.table[ks](ks, grad_output, input, padding_)
    return reflection_pad2d_backward_parser.call(*given(("grad_output", "input", "padding"), (grad_output, input, padding), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


reflection_pad3d_backward_grad_input_op = def_("aten::reflection_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)")
reflection_pad3d_backward_op = def_("aten::reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor")
reflection_pad3d_backward_parser = PythonArgParser("reflection_pad3d_backward", (reflection_pad3d_backward_grad_input_op, reflection_pad3d_backward_op))

def reflection_pad3d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, padding=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (padding_ := as_tuple(padding, 6)) is not False:
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return reflection_pad3d_backward_op.table[ks](ks, grad_output, input, padding_)
    return reflection_pad3d_backward_parser.call(*given(("grad_output", "input", "padding"), (grad_output, input, padding), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


replication_pad1d_backward_grad_input_op = def_("aten::replication_pad1d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[2] padding, *, Tensor(a!) grad_input) -> Tensor(a!)")
replication_pad1d_backward_op = def_("aten::replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor")
replication_pad1d_backward_parser = PythonArgParser("replication_pad1d_backward", (replication_pad1d_backward_grad_input_op, replication_pad1d_backward_op))

def replication_pad1d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, padding=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (padding_ := as_tuple(padding, 2)) is not False:
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return replication_pad1d_backward_op.table[ks](ks, grad_output, input, padding_)
    return replication_pad1d_backward_parser.call(*given(("grad_output", "input", "padding"), (grad_output, input, padding), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


replication_pad2d_backward_grad_input_op = def_("aten::replication_pad2d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[4] padding, *, Tensor(a!) grad_input) -> Tensor(a!)")
replication_pad2d_backward_op = def_("aten::replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor")
replication_pad2d_backward_parser = PythonArgParser("replication_pad2d_backward", (replication_pad2d_backward_grad_input_op, replication_pad2d_backward_op))

def replication_pad2d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, padding=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (padding_ := as_tuple(padding, 4)) is not False:
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return replication_pad2d_backward_op.table[ks](ks, grad_output, input, padding_)
    return replication_pad2d_backward_parser.call(*given(("grad_output", "input", "padding"), (grad_output, input, padding), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


replication_pad3d_backward_grad_input_op = def_("aten::replication_pad3d_backward.grad_input(Tensor grad_output, Tensor self, SymInt[6] padding, *, Tensor(a!) grad_input) -> Tensor(a!)")
replication_pad3d_backward_op = def_("aten::replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor")
replication_pad3d_backward_parser = PythonArgParser("replication_pad3d_backward", (replication_pad3d_backward_grad_input_op, replication_pad3d_backward_op))

def replication_pad3d_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, padding=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (padding_ := as_tuple(padding, 6)) is not False:
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return replication_pad3d_backward_op.table[ks](ks, grad_output, input, padding_)
    return replication_pad3d_backward_parser.call(*given(("grad_output", "input", "padding"), (grad_output, input, padding), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


batch_norm_op = def_("aten::batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> Tensor")
batch_norm_parser = PythonArgParser("batch_norm", (batch_norm_op,))

def batch_norm_default(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled):
    ks = input.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if bias is not None:
        ks |= bias.meta_.key_set
    if running_mean is not None:
        ks |= running_mean.meta_.key_set
    if running_var is not None:
        ks |= running_var.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return batch_norm_op.table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled)

def batch_norm(input=NOT_GIVEN, weight=NOT_GIVEN, bias=NOT_GIVEN, running_mean=NOT_GIVEN, running_var=NOT_GIVEN, training=NOT_GIVEN, momentum=NOT_GIVEN, eps=NOT_GIVEN, cudnn_enabled=NOT_GIVEN, *args, **kwargs):
    """batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled) -> Tensor

    Normalizes each channel by its mean and variance over the batch and all positions.
        out = (x - mean[c]) / sqrt(var[c] + eps) * weight[c] + bias[c]

    Args:
        input: Floating tensor (N, C, *).
        weight: Tensor (C), or None for ones.
        bias: Tensor (C), or None for zeros.
        running_mean: Tensor (C) that training updates in place and evaluation uses, or None.
        running_var: Tensor (C) like `running_mean`.
        training: Whether the batch's own mean and variance are used, else the running ones.
        momentum: Share of the new batch in the running values, running = (1 - momentum)*running +
            momentum*batch.
        eps: Small number added before the square root, so that nothing is divided by zero.
        cudnn_enabled: Has no effect on the CPU.
    Returns: New tensor of the shape and dtype of `input`.
    Raises:
        RuntimeError if the running tensors are missing in evaluation or a tensor does not have C elements.
        ValueError if training sees only one value a channel (`nn.functional` looks).
    Note: The batch is divided by its biased variance (by n), while `running_var` takes the unbiased one (by n
        - 1).
    Derivative: those of the operators that it calls.
    Journey: `batch_norm_op` (aten/ops/nn.py), `batch_norm` (aten/native/nn/normalization/normalization.py).
    Mirrors: aten/src/ATen/native/Normalization.cpp

    >>> mean, var = tt.zeros(1), tt.ones(1)
    >>> tt.batch_norm(tt.tensor([[1.], [3.]]), None, None, mean, var, True, 0.5, 0., False)
    tensor([[-1.],
            [ 1.]])
    >>> mean, var
    (tensor([1.]), tensor([1.5000]))
    """
    if not args and not kwargs and training.__class__ is bool and (momentum.__class__ is float or (momentum.__class__ is int and -(2**30) < momentum < 2**30)) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and cudnn_enabled.__class__ is bool:
        try:
            ks = input.meta_.key_set
            if weight is not None:
                ks |= weight.meta_.key_set
            if bias is not None:
                ks |= bias.meta_.key_set
            if running_mean is not None:
                ks |= running_mean.meta_.key_set
            if running_var is not None:
                ks |= running_var.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return batch_norm_op.table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum if momentum.__class__ is float else float(momentum), eps if eps.__class__ is float else float(eps), cudnn_enabled)
    return batch_norm_parser.call(*given(("input", "weight", "bias", "running_mean", "running_var", "training", "momentum", "eps", "cudnn_enabled"), (input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


native_batch_norm_op = def_("aten::native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)")
native_batch_norm_out_op = def_("aten::native_batch_norm.out(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))")
native_batch_norm_parser = PythonArgParser("native_batch_norm", (native_batch_norm_op, native_batch_norm_out_op))

def native_batch_norm_default(input, weight, bias, running_mean, running_var, training, momentum, eps):
    ks = input.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if bias is not None:
        ks |= bias.meta_.key_set
    if running_mean is not None:
        ks |= running_mean.meta_.key_set
    if running_var is not None:
        ks |= running_var.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return native_batch_norm_op.table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps)

def native_batch_norm(input=NOT_GIVEN, weight=NOT_GIVEN, bias=NOT_GIVEN, running_mean=NOT_GIVEN, running_var=NOT_GIVEN, training=NOT_GIVEN, momentum=NOT_GIVEN, eps=NOT_GIVEN, *args, out=None, **kwargs):
    """native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, *, out=None) -> (Tensor, Tensor, Tensor)

    The backend's batch normalization, which also returns what its backward needs.

    Args:
        input: Floating tensor (N, C, *).
        weight: Tensor (C), or None for ones.
        bias: Tensor (C), or None for zeros.
        running_mean: Tensor (C) that training updates in place and evaluation uses, or None.
        running_var: Tensor (C) like `running_mean`.
        training: Whether the batch's own mean and variance are used, else the running ones.
        momentum: Share of the new batch in the running values, running = (1 - momentum)*running +
            momentum*batch.
        eps: Small number added before the square root, so that nothing is divided by zero.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Three tensors, the result, the mean (C) and 1 / sqrt(var + eps) (C). In evaluation the last two
        are empty.
    Note: In evaluation the running tensors must be given.
    Derivative: input, weight, bias: native_batch_norm_backward(grad, input, weight, running_mean,
                    running_var, result1, result2, training, eps, grad_input_mask)
    Journey: `native_batch_norm_op` (aten/ops/nn.py), `NativeBatchNormBackward0`, `native_batch_norm`
        (aten/native/nn/normalization/normalization.py).
    Mirrors: aten/src/ATen/native/Normalization.cpp

    >>> tt.native_batch_norm(tt.tensor([[1.], [3.]]), None, None, None, None, True, 0.1, 0.)
    (tensor([[-1.],
            [ 1.]]), tensor([2.]), tensor([1.]))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and (bias is None or isinstance(bias, TensorImpl)) and (running_mean is None or isinstance(running_mean, TensorImpl)) and (running_var is None or isinstance(running_var, TensorImpl)) and training.__class__ is bool and (momentum.__class__ is float or (momentum.__class__ is int and -(2**30) < momentum < 2**30)) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)):
        return native_batch_norm_default(input, weight, bias, running_mean, running_var, training, momentum if momentum.__class__ is float else float(momentum), eps if eps.__class__ is float else float(eps))
    return native_batch_norm_parser.call(*given(("input", "weight", "bias", "running_mean", "running_var", "training", "momentum", "eps"), (input, weight, bias, running_mean, running_var, training, momentum, eps), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


native_batch_norm_backward_op = def_("aten::native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)")
native_batch_norm_backward_parser = PythonArgParser("native_batch_norm_backward", (native_batch_norm_backward_op,))

def native_batch_norm_backward(grad_out=NOT_GIVEN, input=NOT_GIVEN, weight=NOT_GIVEN, running_mean=NOT_GIVEN, running_var=NOT_GIVEN, save_mean=NOT_GIVEN, save_invstd=NOT_GIVEN, train=NOT_GIVEN, eps=NOT_GIVEN, output_mask=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_out, TensorImpl) and isinstance(input, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and (running_mean is None or isinstance(running_mean, TensorImpl)) and (running_var is None or isinstance(running_var, TensorImpl)) and (save_mean is None or isinstance(save_mean, TensorImpl)) and (save_invstd is None or isinstance(save_invstd, TensorImpl)) and train.__class__ is bool and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and (output_mask_ := as_bools(output_mask, 3)) is not False:
        ks = grad_out.meta_.key_set | input.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if running_mean is not None:
            ks |= running_mean.meta_.key_set
        if running_var is not None:
            ks |= running_var.meta_.key_set
        if save_mean is not None:
            ks |= save_mean.meta_.key_set
        if save_invstd is not None:
            ks |= save_invstd.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return native_batch_norm_backward_op.table[ks](ks, grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps if eps.__class__ is float else float(eps), output_mask_)
    return native_batch_norm_backward_parser.call(*given(("grad_out", "input", "weight", "running_mean", "running_var", "save_mean", "save_invstd", "train", "eps", "output_mask"), (grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_native_batch_norm_legit_op = def_("aten::_native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)")
_native_batch_norm_legit_out_op = def_("aten::_native_batch_norm_legit.out(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, float eps, *, Tensor(d!) out, Tensor(e!) save_mean, Tensor(f!) save_invstd) -> (Tensor(d!), Tensor(e!), Tensor(f!))")
_native_batch_norm_legit_no_stats_op = def_("aten::_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)")
_native_batch_norm_legit_no_stats_out_op = def_("aten::_native_batch_norm_legit.no_stats_out(Tensor input, Tensor? weight, Tensor? bias, bool training, float momentum, float eps, *, Tensor(a!) out, Tensor(b!) save_mean, Tensor(c!) save_invstd) -> (Tensor(a!), Tensor(b!), Tensor(c!))")
_native_batch_norm_legit_parser = PythonArgParser("_native_batch_norm_legit", (_native_batch_norm_legit_op, _native_batch_norm_legit_out_op, _native_batch_norm_legit_no_stats_op, _native_batch_norm_legit_no_stats_out_op))

def _native_batch_norm_legit_default(input, weight, bias, running_mean, running_var, training, momentum, eps):
    ks = input.meta_.key_set | running_mean.meta_.key_set | running_var.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if bias is not None:
        ks |= bias.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _native_batch_norm_legit_op.table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps)

def _native_batch_norm_legit(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs and len(args) == 5:
        weight, bias, training, momentum, eps = args
        if isinstance(input, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and (bias is None or isinstance(bias, TensorImpl)) and training.__class__ is bool and (momentum.__class__ is float or (momentum.__class__ is int and -(2**30) < momentum < 2**30)) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)):
            ks = input.meta_.key_set
            if weight is not None:
                ks |= weight.meta_.key_set
            if bias is not None:
                ks |= bias.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return _native_batch_norm_legit_no_stats_op.table[ks](ks, input, weight, bias, training, momentum if momentum.__class__ is float else float(momentum), eps if eps.__class__ is float else float(eps))
    return _native_batch_norm_legit_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_batch_norm_impl_index_op = def_("aten::_batch_norm_impl_index(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps, bool cudnn_enabled) -> (Tensor, Tensor, Tensor, Tensor, int)")
_batch_norm_impl_index_parser = PythonArgParser("_batch_norm_impl_index", (_batch_norm_impl_index_op,))

def _batch_norm_impl_index_default(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled):
    ks = input.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if bias is not None:
        ks |= bias.meta_.key_set
    if running_mean is not None:
        ks |= running_mean.meta_.key_set
    if running_var is not None:
        ks |= running_var.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _batch_norm_impl_index_op.table[ks](ks, input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled)

def _batch_norm_impl_index(*args, **kwargs):
    return _batch_norm_impl_index_parser.call(*args, **kwargs)


instance_norm_op = def_("aten::instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor")
instance_norm_parser = PythonArgParser("instance_norm", (instance_norm_op,))

def instance_norm(input=NOT_GIVEN, weight=NOT_GIVEN, bias=NOT_GIVEN, running_mean=NOT_GIVEN, running_var=NOT_GIVEN, use_input_stats=NOT_GIVEN, momentum=NOT_GIVEN, eps=NOT_GIVEN, cudnn_enabled=NOT_GIVEN, *args, **kwargs):
    """instance_norm(input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, cudnn_enabled) -> Tensor

    Normalizes each channel of each sample by its own mean and variance over the positions.
        out = (x - mean[n, c]) / sqrt(var[n, c] + eps) * weight[c] + bias[c]

    Args:
        input: Floating tensor (N, C, *).
        weight: Tensor (C), or None for ones.
        bias: Tensor (C), or None for zeros.
        running_mean: Tensor (C) that takes the mean over the batch, in place, or None.
        running_var: Tensor (C) like `running_mean`.
        use_input_stats: Whether the input's own mean and variance are used, else the running ones.
        momentum: Share of the new batch in the running values, running = (1 - momentum)*running +
            momentum*batch.
        eps: Small number added before the square root, so that nothing is divided by zero.
        cudnn_enabled: Has no effect on the CPU.
    Returns: New tensor of the shape and dtype of `input`.
    Raises:
        RuntimeError if the running tensors are missing while `use_input_stats` is False.
        ValueError if there is only one position (`nn.functional` looks).
    Derivative: those of the operators that it calls.
    Journey: `instance_norm_op` (aten/ops/nn.py), `instance_norm`
        (aten/native/nn/normalization/normalization.py).
    Mirrors: aten/src/ATen/native/Normalization.cpp

    >>> tt.instance_norm(tt.tensor([[[0., 2.], [10., 30.]]]), None, None, None, None, True, 0.1, 0., False)
    tensor([[[-1.,  1.],
             [-1.,  1.]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and (bias is None or isinstance(bias, TensorImpl)) and (running_mean is None or isinstance(running_mean, TensorImpl)) and (running_var is None or isinstance(running_var, TensorImpl)) and use_input_stats.__class__ is bool and (momentum.__class__ is float or (momentum.__class__ is int and -(2**30) < momentum < 2**30)) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and cudnn_enabled.__class__ is bool:
        ks = input.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if bias is not None:
            ks |= bias.meta_.key_set
        if running_mean is not None:
            ks |= running_mean.meta_.key_set
        if running_var is not None:
            ks |= running_var.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return instance_norm_op.table[ks](ks, input, weight, bias, running_mean, running_var, use_input_stats, momentum if momentum.__class__ is float else float(momentum), eps if eps.__class__ is float else float(eps), cudnn_enabled)
    return instance_norm_parser.call(*given(("input", "weight", "bias", "running_mean", "running_var", "use_input_stats", "momentum", "eps", "cudnn_enabled"), (input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, cudnn_enabled), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


layer_norm_op = def_("aten::layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enable=True) -> Tensor")
layer_norm_parser = PythonArgParser("layer_norm", (layer_norm_op,))

def layer_norm(input=NOT_GIVEN, normalized_shape=NOT_GIVEN, weight=None, bias=None, eps=1e-05, cudnn_enable=True, *args, **kwargs):
    """layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-05, cudnn_enable=True) -> Tensor

    Normalizes the last dimensions of each sample by their own mean and variance.
        out = (x - mean) / sqrt(var + eps) * weight + bias

    Args:
        input: Floating tensor (*, *normalized_shape).
        normalized_shape: Sizes of the last dimensions, over which mean and variance are taken.
        weight: Tensor of the shape `normalized_shape`, or None for ones.
        bias: Tensor of the shape `normalized_shape`, or None for zeros.
        eps: Small number added before the square root, so that nothing is divided by zero.
        cudnn_enable: Has no effect on the CPU.
    Returns: New tensor of the shape and dtype of `input`.
    Raises:
        RuntimeError if `normalized_shape` is empty or not the end of the input's shape, or `weight` or `bias`
            has another shape.
        NotImplementedError if `input` is an integer or bool tensor.
    Note: The variance is the biased one (divided by n). Training and evaluation do the same.
    Derivative: those of the operators that it calls.
    Journey: `layer_norm_op` (aten/ops/nn.py), `layer_norm` (aten/native/nn/normalization/layer_norm.py).
    Mirrors: aten/src/ATen/native/layer_norm.cpp

    >>> tt.layer_norm(tt.tensor([[1., 3.], [10., 30.]]), (2,), eps=0.)
    tensor([[-1.,  1.],
            [-1.,  1.]])
    """
    if not args and not kwargs and (normalized_shape_ := as_tuple(normalized_shape)) is not False and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and cudnn_enable.__class__ is bool:
        try:
            ks = input.meta_.key_set
            if weight is not None:
                ks |= weight.meta_.key_set
            if bias is not None:
                ks |= bias.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return layer_norm_op.table[ks](ks, input, normalized_shape_, weight, bias, eps if eps.__class__ is float else float(eps), cudnn_enable)
    return layer_norm_parser.call(*given(("input", "normalized_shape", "weight", "bias", "eps", "cudnn_enable"), (input, normalized_shape, weight, bias, eps, cudnn_enable), (NOT_GIVEN, NOT_GIVEN, None, None, 1e-05, True), args, kwargs), **kwargs)


native_layer_norm_op = def_("aten::native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor, Tensor, Tensor)")
native_layer_norm_parser = PythonArgParser("native_layer_norm", (native_layer_norm_op,))

def native_layer_norm_default(input, normalized_shape, weight, bias, eps):
    ks = input.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if bias is not None:
        ks |= bias.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return native_layer_norm_op.table[ks](ks, input, normalized_shape, weight, bias, eps)

def native_layer_norm(input=NOT_GIVEN, normalized_shape=NOT_GIVEN, weight=NOT_GIVEN, bias=NOT_GIVEN, eps=NOT_GIVEN, *args, **kwargs):
    """native_layer_norm(input, normalized_shape, weight, bias, eps) -> (Tensor, Tensor, Tensor)

    The backend's layer normalization, which also returns what its backward needs.

    Args:
        input: Floating tensor (*, *normalized_shape).
        normalized_shape: Sizes of the last dimensions, over which mean and variance are taken.
        weight: Tensor of the shape `normalized_shape`, or None for ones.
        bias: Tensor of the shape `normalized_shape`, or None for zeros.
        eps: Small number added before the square root, so that nothing is divided by zero.
    Returns: Three tensors, the result, the means and 1 / sqrt(var + eps), both of shape (*, 1, ...).
    Raises: RuntimeError if `normalized_shape` is empty or not the end of the input's shape.
    Derivative: input, weight, bias: native_layer_norm_backward(grad, input, normalized_shape, result1,
                    result2, weight, bias, grad_input_mask)
    Journey: `native_layer_norm_op` (aten/ops/nn.py), `NativeLayerNormBackward0`, `native_layer_norm`
        (aten/native/nn/normalization/layer_norm.py).
    Mirrors: aten/src/ATen/native/layer_norm.cpp

    >>> tt.native_layer_norm(tt.tensor([[1., 3.]]), (2,), None, None, 0.)
    (tensor([[-1.,  1.]]), tensor([[2.]]), tensor([[1.]]))
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (normalized_shape_ := as_tuple(normalized_shape)) is not False and (weight is None or isinstance(weight, TensorImpl)) and (bias is None or isinstance(bias, TensorImpl)) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)):
        return native_layer_norm_default(input, normalized_shape_, weight, bias, eps if eps.__class__ is float else float(eps))
    return native_layer_norm_parser.call(*given(("input", "normalized_shape", "weight", "bias", "eps"), (input, normalized_shape, weight, bias, eps), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


native_layer_norm_backward_op = def_("aten::native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)")
native_layer_norm_backward_parser = PythonArgParser("native_layer_norm_backward", (native_layer_norm_backward_op,))

def native_layer_norm_backward(grad_out=NOT_GIVEN, input=NOT_GIVEN, normalized_shape=NOT_GIVEN, mean=NOT_GIVEN, rstd=NOT_GIVEN, weight=NOT_GIVEN, bias=NOT_GIVEN, output_mask=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_out, TensorImpl) and isinstance(input, TensorImpl) and (normalized_shape_ := as_tuple(normalized_shape)) is not False and isinstance(mean, TensorImpl) and isinstance(rstd, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and (bias is None or isinstance(bias, TensorImpl)) and (output_mask_ := as_bools(output_mask, 3)) is not False:
        ks = grad_out.meta_.key_set | input.meta_.key_set | mean.meta_.key_set | rstd.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if bias is not None:
            ks |= bias.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return native_layer_norm_backward_op.table[ks](ks, grad_out, input, normalized_shape_, mean, rstd, weight, bias, output_mask_)
    return native_layer_norm_backward_parser.call(*given(("grad_out", "input", "normalized_shape", "mean", "rstd", "weight", "bias", "output_mask"), (grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_fused_rms_norm_op = def_("aten::_fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) -> (Tensor, Tensor)")
_fused_rms_norm_parser = PythonArgParser("_fused_rms_norm", (_fused_rms_norm_op,))

def _fused_rms_norm(input=NOT_GIVEN, normalized_shape=NOT_GIVEN, weight=NOT_GIVEN, eps=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (normalized_shape_ := as_tuple(normalized_shape)) is not False and (weight is None or isinstance(weight, TensorImpl)) and (eps is None or eps.__class__ is float):
        ks = input.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _fused_rms_norm_op.table[ks](ks, input, normalized_shape_, weight, eps)
    return _fused_rms_norm_parser.call(*given(("input", "normalized_shape", "weight", "eps"), (input, normalized_shape, weight, eps), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


group_norm_op = def_("aten::group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-05, bool cudnn_enabled=True) -> Tensor")
group_norm_parser = PythonArgParser("group_norm", (group_norm_op,))

def group_norm(input=NOT_GIVEN, num_groups=NOT_GIVEN, weight=None, bias=None, eps=1e-05, cudnn_enabled=True, *args, **kwargs):
    """group_norm(input, num_groups, weight=None, bias=None, eps=1e-05, cudnn_enabled=True) -> Tensor

    Splits the channels into groups and normalizes each group of each sample.
        out = (x - mean[n, g]) / sqrt(var[n, g] + eps) * weight[c] + bias[c]

    Args:
        input: Floating tensor (N, C, *).
        num_groups: Number of groups; it divides C.
        weight: Tensor (C), or None for ones.
        bias: Tensor (C), or None for zeros.
        eps: Small number added before the square root, so that nothing is divided by zero.
        cudnn_enabled: Has no effect on the CPU.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: RuntimeError if C cannot be divided, `input` has fewer than two dimensions, or `weight` or `bias`
        is not (C).
    Note: One group normalizes whole samples. C groups do what `instance_norm` does.
    Derivative: those of the operators that it calls.
    Journey: `group_norm_op` (aten/ops/nn.py), `group_norm` (aten/native/nn/normalization/group_norm.py).
    Mirrors: aten/src/ATen/native/group_norm.cpp

    >>> tt.group_norm(tt.tensor([[0., 2., 10., 30.]]), 2, eps=0.)
    tensor([[-1.,  1., -1.,  1.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and num_groups.__class__ is int and -(2**30) < num_groups < 2**30 and (weight is None or isinstance(weight, TensorImpl)) and (bias is None or isinstance(bias, TensorImpl)) and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)) and cudnn_enabled.__class__ is bool:
        ks = input.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if bias is not None:
            ks |= bias.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return group_norm_op.table[ks](ks, input, num_groups, weight, bias, eps if eps.__class__ is float else float(eps), cudnn_enabled)
    return group_norm_parser.call(*given(("input", "num_groups", "weight", "bias", "eps", "cudnn_enabled"), (input, num_groups, weight, bias, eps, cudnn_enabled), (NOT_GIVEN, NOT_GIVEN, None, None, 1e-05, True), args, kwargs), **kwargs)


native_group_norm_op = def_("aten::native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)")
native_group_norm_parser = PythonArgParser("native_group_norm", (native_group_norm_op,))

def native_group_norm_default(input, weight, bias, N, C, HxW, group, eps):
    ks = input.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if bias is not None:
        ks |= bias.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return native_group_norm_op.table[ks](ks, input, weight, bias, N, C, HxW, group, eps)

def native_group_norm(input=NOT_GIVEN, weight=NOT_GIVEN, bias=NOT_GIVEN, N=NOT_GIVEN, C=NOT_GIVEN, HxW=NOT_GIVEN, group=NOT_GIVEN, eps=NOT_GIVEN, *args, **kwargs):
    """native_group_norm(input, weight, bias, N, C, HxW, group, eps) -> (Tensor, Tensor, Tensor)

    The backend's group normalization, which also returns what its backward needs.

    Args:
        input: Floating tensor (N, C, *).
        weight: Tensor (C), or None for ones.
        bias: Tensor (C), or None for zeros.
        N: Number of samples.
        C: Number of channels.
        HxW: Number of positions, the product of the sizes after C.
        group: Number of groups; it divides C.
        eps: Small number added before the square root, so that nothing is divided by zero.
    Returns: Three tensors, the result, the means (N, group) and 1 / sqrt(var + eps) (N, group).
    Raises: RuntimeError if C cannot be divided, or N, C and HxW do not fit `input`.
    Derivative: input, weight, bias: native_group_norm_node_backward(grads, input, result1, result2, weight,
                    N, C, HxW, group, eps, grad_input_mask)
    Journey: `native_group_norm_op` (aten/ops/nn.py), `NativeGroupNormBackward0`, `native_group_norm`
        (aten/native/nn/normalization/group_norm.py).
    Mirrors: aten/src/ATen/native/group_norm.cpp

    >>> tt.native_group_norm(tt.tensor([[0., 1., 2., 3.]]), None, None, 1, 4, 1, 2, 0.)
    (tensor([[-1.,  1., -1.,  1.]]), tensor([[0.5000, 2.5000]]), tensor([[2., 2.]]))
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and (bias is None or isinstance(bias, TensorImpl)) and N.__class__ is int and -(2**30) < N < 2**30 and C.__class__ is int and -(2**30) < C < 2**30 and HxW.__class__ is int and -(2**30) < HxW < 2**30 and group.__class__ is int and -(2**30) < group < 2**30 and (eps.__class__ is float or (eps.__class__ is int and -(2**30) < eps < 2**30)):
        return native_group_norm_default(input, weight, bias, N, C, HxW, group, eps if eps.__class__ is float else float(eps))
    return native_group_norm_parser.call(*given(("input", "weight", "bias", "N", "C", "HxW", "group", "eps"), (input, weight, bias, N, C, HxW, group, eps), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


native_group_norm_backward_op = def_("aten::native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)")
native_group_norm_backward_parser = PythonArgParser("native_group_norm_backward", (native_group_norm_backward_op,))

def native_group_norm_backward(grad_out=NOT_GIVEN, input=NOT_GIVEN, mean=NOT_GIVEN, rstd=NOT_GIVEN, weight=NOT_GIVEN, N=NOT_GIVEN, C=NOT_GIVEN, HxW=NOT_GIVEN, group=NOT_GIVEN, output_mask=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_out, TensorImpl) and isinstance(input, TensorImpl) and isinstance(mean, TensorImpl) and isinstance(rstd, TensorImpl) and (weight is None or isinstance(weight, TensorImpl)) and N.__class__ is int and -(2**30) < N < 2**30 and C.__class__ is int and -(2**30) < C < 2**30 and HxW.__class__ is int and -(2**30) < HxW < 2**30 and group.__class__ is int and -(2**30) < group < 2**30 and (output_mask_ := as_bools(output_mask, 3)) is not False:
        ks = grad_out.meta_.key_set | input.meta_.key_set | mean.meta_.key_set | rstd.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return native_group_norm_backward_op.table[ks](ks, grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask_)
    return native_group_norm_backward_parser.call(*given(("grad_out", "input", "mean", "rstd", "weight", "N", "C", "HxW", "group", "output_mask"), (grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


rms_norm_op = def_("aten::rms_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor")
rms_norm_parser = PythonArgParser("rms_norm", (rms_norm_op,))

def rms_norm(input=NOT_GIVEN, normalized_shape=NOT_GIVEN, weight=None, eps=None, *args, **kwargs):
    """rms_norm(input, normalized_shape, weight=None, eps=None) -> Tensor

    Divides the last dimensions by the root of their mean square; no mean is subtracted.
        out = x / sqrt(mean(x**2) + eps) * weight

    Args:
        input: Floating tensor (*, *normalized_shape).
        normalized_shape: Sizes of the last dimensions, over which the mean is taken.
        weight: Tensor of the shape `normalized_shape`, or None for ones.
        eps: Number added inside the root; None takes the machine epsilon of the dtype.
    Returns: New tensor of the shape and dtype of `input`.
    Raises:
        RuntimeError if `normalized_shape` is not the end of the input's shape.
        NotImplementedError if `input` is an integer or bool tensor.
    Derivative: those of the operators that it calls.
    Journey: `rms_norm_op` (aten/ops/nn.py), `rms_norm` (aten/native/nn/normalization/layer_norm.py).
    Mirrors: aten/src/ATen/native/layer_norm.cpp

    >>> tt.rms_norm(tt.tensor([3., 4.]), (2,))
    tensor([0.8485, 1.1314])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (normalized_shape_ := as_tuple(normalized_shape)) is not False and (weight is None or isinstance(weight, TensorImpl)) and (eps is None or eps.__class__ is float):
        ks = input.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rms_norm_op.table[ks](ks, input, normalized_shape_, weight, eps)
    return rms_norm_parser.call(*given(("input", "normalized_shape", "weight", "eps"), (input, normalized_shape, weight, eps), (NOT_GIVEN, NOT_GIVEN, None, None), args, kwargs), **kwargs)


embedding_op = def_("aten::embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor")
embedding_parser = PythonArgParser("embedding", (embedding_op,))

def embedding_default(weight, indices, padding_idx=-1, scale_grad_by_freq=False, sparse=False):
    ks = weight.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return embedding_op.table[ks](ks, weight, indices, padding_idx, scale_grad_by_freq, sparse)

def embedding(weight=NOT_GIVEN, indices=NOT_GIVEN, padding_idx=-1, scale_grad_by_freq=False, sparse=False, *args, **kwargs):
    """embedding(weight, indices, padding_idx=-1, scale_grad_by_freq=False, sparse=False) -> Tensor

    Looks up a row of the table `weight` for every index.
        out[..., :] = weight[indices[...], :]

    Args:
        weight: Tensor (V, D), the table; `nn.functional.embedding` takes it second.
        indices: Int64 or int32 tensor of any shape; `input` in `nn.functional`.
        padding_idx: Row that gets no gradient; -1 in the operator and None in `nn.functional` mean none.
        scale_grad_by_freq: Whether a row's gradient is divided by how often the batch names it.
        sparse: Asks for a sparse gradient, which this library does not support; the backward then raises
            NotImplementedError.
    Returns: New tensor of the shape of `indices` with D appended, dtype of `weight`.
    Raises:
        IndexError if an index is negative or not below V.
        RuntimeError if `weight` is not 2-d or `indices` has another dtype.
    Derivative: weight: embedding_backward(grad, indices, weight.sym_size(0), padding_idx, scale_grad_by_freq,
                    sparse)
    Journey: `embedding_op` (aten/ops/nn.py), `EmbeddingBackward0`, `embedding`
        (aten/native/nn/embedding/embedding.py).
    Mirrors: aten/src/ATen/native/Embedding.cpp

    >>> tt.embedding(tt.tensor([[0., 1.], [2., 3.], [4., 5.]]), tt.tensor([2, 0]))
    tensor([[4., 5.],
            [0., 1.]])
    """
    if not args and not kwargs and padding_idx.__class__ is int and -(2**30) < padding_idx < 2**30 and scale_grad_by_freq.__class__ is bool and sparse.__class__ is bool:
        try:
            ks = weight.meta_.key_set | indices.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return embedding_op.table[ks](ks, weight, indices, padding_idx, scale_grad_by_freq, sparse)
    return embedding_parser.call(*given(("weight", "indices", "padding_idx", "scale_grad_by_freq", "sparse"), (weight, indices, padding_idx, scale_grad_by_freq, sparse), (NOT_GIVEN, NOT_GIVEN, -1, False, False), args, kwargs), **kwargs)


embedding_backward_op = def_("aten::embedding_backward(Tensor grad, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq, bool sparse) -> Tensor")
embedding_backward_parser = PythonArgParser("embedding_backward", (embedding_backward_op,))

def embedding_backward(grad=NOT_GIVEN, indices=NOT_GIVEN, num_weights=NOT_GIVEN, padding_idx=NOT_GIVEN, scale_grad_by_freq=NOT_GIVEN, sparse=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(indices, TensorImpl) and num_weights.__class__ is int and -(2**30) < num_weights < 2**30 and padding_idx.__class__ is int and -(2**30) < padding_idx < 2**30 and scale_grad_by_freq.__class__ is bool and sparse.__class__ is bool:
        ks = grad.meta_.key_set | indices.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return embedding_backward_op.table[ks](ks, grad, indices, num_weights, padding_idx, scale_grad_by_freq, sparse)
    return embedding_backward_parser.call(*given(("grad", "indices", "num_weights", "padding_idx", "scale_grad_by_freq", "sparse"), (grad, indices, num_weights, padding_idx, scale_grad_by_freq, sparse), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


embedding_sparse_backward_op = def_("aten::embedding_sparse_backward(Tensor grad, Tensor indices, int num_weights, int padding_idx, bool scale_grad_by_freq) -> Tensor")
embedding_sparse_backward_parser = PythonArgParser("embedding_sparse_backward", (embedding_sparse_backward_op,))

def embedding_sparse_backward(*args, **kwargs):
    return embedding_sparse_backward_parser.call(*args, **kwargs)


_embedding_bag_sparse_backward_op = def_("aten::_embedding_bag_sparse_backward(Tensor grad, Tensor indices, Tensor offsets, Tensor offset2bag, Tensor bag_size, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor")
_embedding_bag_sparse_backward_parser = PythonArgParser("_embedding_bag_sparse_backward", (_embedding_bag_sparse_backward_op,))

def _embedding_bag_sparse_backward(grad=NOT_GIVEN, indices=NOT_GIVEN, offsets=NOT_GIVEN, offset2bag=NOT_GIVEN, bag_size=NOT_GIVEN, num_weights=NOT_GIVEN, scale_grad_by_freq=NOT_GIVEN, mode=NOT_GIVEN, per_sample_weights=NOT_GIVEN, padding_idx=-1, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(indices, TensorImpl) and isinstance(offsets, TensorImpl) and isinstance(offset2bag, TensorImpl) and isinstance(bag_size, TensorImpl) and num_weights.__class__ is int and -(2**30) < num_weights < 2**30 and scale_grad_by_freq.__class__ is bool and mode.__class__ is int and -(2**30) < mode < 2**30 and (per_sample_weights is None or isinstance(per_sample_weights, TensorImpl)) and padding_idx.__class__ is int and -(2**30) < padding_idx < 2**30:
        ks = grad.meta_.key_set | indices.meta_.key_set | offsets.meta_.key_set | offset2bag.meta_.key_set | bag_size.meta_.key_set
        if per_sample_weights is not None:
            ks |= per_sample_weights.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _embedding_bag_sparse_backward_op.table[ks](ks, grad, indices, offsets, offset2bag, bag_size, num_weights, scale_grad_by_freq, mode, per_sample_weights, padding_idx)
    return _embedding_bag_sparse_backward_parser.call(*given(("grad", "indices", "offsets", "offset2bag", "bag_size", "num_weights", "scale_grad_by_freq", "mode", "per_sample_weights", "padding_idx"), (grad, indices, offsets, offset2bag, bag_size, num_weights, scale_grad_by_freq, mode, per_sample_weights, padding_idx), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, -1), args, kwargs), **kwargs)


embedding_dense_backward_op = def_("aten::embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, SymInt padding_idx, bool scale_grad_by_freq) -> Tensor")
embedding_dense_backward_parser = PythonArgParser("embedding_dense_backward", (embedding_dense_backward_op,))

def embedding_dense_backward_default(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq):
    ks = grad_output.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return embedding_dense_backward_op.table[ks](ks, grad_output, indices, num_weights, padding_idx, scale_grad_by_freq)

def embedding_dense_backward(*args, **kwargs):
    return embedding_dense_backward_parser.call(*args, **kwargs)


embedding_renorm__op = def_("aten::embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> Tensor(a!)")
embedding_renorm__parser = PythonArgParser("embedding_renorm_", (embedding_renorm__op,))

def embedding_renorm__default(self, indices, max_norm, norm_type):
    ks = self.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return embedding_renorm__op.table[ks](ks, self, indices, max_norm, norm_type)

def embedding_renorm_(input=NOT_GIVEN, indices=NOT_GIVEN, max_norm=NOT_GIVEN, norm_type=NOT_GIVEN, *args, **kwargs):
    """embedding_renorm_(input, indices, max_norm, norm_type) -> Tensor

    Shortens in place those rows that `indices` names and whose norm exceeds `max_norm`.

    Args:
        input: Floating tensor (V, D), the table.
        indices: Int64 or int32 tensor of row numbers; each row is treated once.
        max_norm: Largest norm a row may keep.
        norm_type: Order p of the norm.
    Returns: The table itself, changed.
    Note: `nn.functional.embedding` calls it without recording if `max_norm` is given.
    Derivative: self: not_implemented("embedding_renorm")
    Journey: `embedding_renorm__op` (aten/ops/nn.py), `EmbeddingRenormBackward0`, `embedding_renorm_`
        (aten/native/nn/embedding/embedding.py).
    Mirrors: aten/src/ATen/native/Embedding.cpp

    >>> tt.embedding_renorm_(tt.tensor([[6., 8.], [6., 8.]]), tt.tensor([1]), 5., 2.)
    tensor([[6., 8.],
            [3., 4.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(indices, TensorImpl) and (max_norm.__class__ is float or (max_norm.__class__ is int and -(2**30) < max_norm < 2**30)) and (norm_type.__class__ is float or (norm_type.__class__ is int and -(2**30) < norm_type < 2**30)):
        return embedding_renorm__default(input, indices, max_norm if max_norm.__class__ is float else float(max_norm), norm_type if norm_type.__class__ is float else float(norm_type))
    return embedding_renorm__parser.call(*given(("input", "indices", "max_norm", "norm_type"), (input, indices, max_norm, norm_type), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


embedding_bag_op = def_("aten::embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) -> (Tensor, Tensor, Tensor, Tensor)")
embedding_bag_padding_idx_op = def_("aten::embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, Tensor)")
embedding_bag_parser = PythonArgParser("embedding_bag", (embedding_bag_op, embedding_bag_padding_idx_op))

def embedding_bag_default(weight, indices, offsets, scale_grad_by_freq=False, mode=0, sparse=False, per_sample_weights=None, include_last_offset=False):
    ks = weight.meta_.key_set | indices.meta_.key_set | offsets.meta_.key_set
    if per_sample_weights is not None:
        ks |= per_sample_weights.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return embedding_bag_op.table[ks](ks, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset)

def embedding_bag(weight=NOT_GIVEN, *args, **kwargs):
    """embedding_bag(weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx=None) -> (Tensor, Tensor, Tensor, Tensor)

    Looks up rows of a table and sums, averages or maximizes them bag by bag, without storing the rows.

    Args:
        weight: Tensor (V, D), the table; `nn.functional.embedding_bag` takes it second.
        indices: Int64 or int32 tensor of row numbers, all bags one after the other. `nn.functional` also
            takes (B, L), bags of equal length.
        offsets: Tensor (B) of the positions where the bags begin; the first is 0.
        scale_grad_by_freq: Whether a row's gradient is divided by how often it is named; not for 'max'.
        mode: 0 sum, 1 mean, 2 max; `nn.functional` takes the word and starts from 'mean'.
        sparse: Asks for a sparse gradient, which this library does not support.
        per_sample_weights: Tensor of the shape of `indices` that multiplies the rows, for 'sum' only, or
            None.
        include_last_offset: Whether `offsets` has one more element, the end of the last bag.
        padding_idx: Row that is left out of the bags, or None.
    Returns: Four tensors. The first is the result (B, D); the others are for the backward. `nn.functional`
        returns the first alone.
    Raises:
        RuntimeError if the first offset is not 0 or an index is out of range.
        NotImplementedError if `per_sample_weights` is given in another mode than 'sum' (`nn.functional`
            looks).
    Note: An empty bag gives zeros, also for 'max'.
    Derivative: those of the operators that it calls.
    Journey: `embedding_bag_op` (aten/ops/nn.py), `embedding_bag` (aten/native/nn/embedding/embedding_bag.py).
    Mirrors: aten/src/ATen/native/EmbeddingBag.cpp

    >>> F.embedding_bag(tt.tensor([0, 2, 1]), tt.tensor([[0., 1.], [2., 3.], [4., 5.]]), tt.tensor([0, 2]), mode='sum')
    tensor([[4., 6.],
            [2., 3.]])
    """
    if not kwargs:
        if len(args) == 2:
            indices, offsets = args
            if isinstance(weight, TensorImpl) and isinstance(indices, TensorImpl) and isinstance(offsets, TensorImpl):
                return embedding_bag_default(weight, indices, offsets, False, 0, False, None, False)
        if len(args) == 3:
            indices, offsets, scale_grad_by_freq = args
            if isinstance(weight, TensorImpl) and isinstance(indices, TensorImpl) and isinstance(offsets, TensorImpl) and scale_grad_by_freq.__class__ is bool:
                return embedding_bag_default(weight, indices, offsets, scale_grad_by_freq, 0, False, None, False)
        if len(args) == 4:
            indices, offsets, scale_grad_by_freq, mode = args
            if isinstance(weight, TensorImpl) and isinstance(indices, TensorImpl) and isinstance(offsets, TensorImpl) and scale_grad_by_freq.__class__ is bool and mode.__class__ is int and -(2**30) < mode < 2**30:
                return embedding_bag_default(weight, indices, offsets, scale_grad_by_freq, mode, False, None, False)
        if len(args) == 5:
            indices, offsets, scale_grad_by_freq, mode, sparse = args
            if isinstance(weight, TensorImpl) and isinstance(indices, TensorImpl) and isinstance(offsets, TensorImpl) and scale_grad_by_freq.__class__ is bool and mode.__class__ is int and -(2**30) < mode < 2**30 and sparse.__class__ is bool:
                return embedding_bag_default(weight, indices, offsets, scale_grad_by_freq, mode, sparse, None, False)
    return embedding_bag_parser.call(*given(("weight",), (weight,), (NOT_GIVEN,), args, kwargs), **kwargs)


_embedding_bag_op = def_("aten::_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)")
_embedding_bag_parser = PythonArgParser("_embedding_bag", (_embedding_bag_op,))

def _embedding_bag_default(weight, indices, offsets, scale_grad_by_freq=False, mode=0, sparse=False, per_sample_weights=None, include_last_offset=False, padding_idx=-1):
    ks = weight.meta_.key_set | indices.meta_.key_set | offsets.meta_.key_set
    if per_sample_weights is not None:
        ks |= per_sample_weights.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _embedding_bag_op.table[ks](ks, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx)

def _embedding_bag(*args, **kwargs):
    return _embedding_bag_parser.call(*args, **kwargs)


_embedding_bag_forward_only_op = def_("aten::_embedding_bag_forward_only(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> (Tensor, Tensor, Tensor, Tensor)")
_embedding_bag_forward_only_parser = PythonArgParser("_embedding_bag_forward_only", (_embedding_bag_forward_only_op,))

def _embedding_bag_forward_only_default(weight, indices, offsets, scale_grad_by_freq=False, mode=0, sparse=False, per_sample_weights=None, include_last_offset=False, padding_idx=-1):
    ks = weight.meta_.key_set | indices.meta_.key_set | offsets.meta_.key_set
    if per_sample_weights is not None:
        ks |= per_sample_weights.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _embedding_bag_forward_only_op.table[ks](ks, weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx)

def _embedding_bag_forward_only(*args, **kwargs):
    return _embedding_bag_forward_only_parser.call(*args, **kwargs)


_embedding_bag_backward_op = def_("aten::_embedding_bag_backward(Tensor grad, Tensor indices, Tensor offsets, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, bool sparse, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor")
_embedding_bag_backward_parser = PythonArgParser("_embedding_bag_backward", (_embedding_bag_backward_op,))

def _embedding_bag_backward(grad=NOT_GIVEN, indices=NOT_GIVEN, offsets=NOT_GIVEN, offset2bag=NOT_GIVEN, bag_size=NOT_GIVEN, maximum_indices=NOT_GIVEN, num_weights=NOT_GIVEN, scale_grad_by_freq=NOT_GIVEN, mode=NOT_GIVEN, sparse=NOT_GIVEN, per_sample_weights=NOT_GIVEN, padding_idx=-1, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(indices, TensorImpl) and isinstance(offsets, TensorImpl) and isinstance(offset2bag, TensorImpl) and isinstance(bag_size, TensorImpl) and isinstance(maximum_indices, TensorImpl) and num_weights.__class__ is int and -(2**30) < num_weights < 2**30 and scale_grad_by_freq.__class__ is bool and mode.__class__ is int and -(2**30) < mode < 2**30 and sparse.__class__ is bool and (per_sample_weights is None or isinstance(per_sample_weights, TensorImpl)) and padding_idx.__class__ is int and -(2**30) < padding_idx < 2**30:
        ks = grad.meta_.key_set | indices.meta_.key_set | offsets.meta_.key_set | offset2bag.meta_.key_set | bag_size.meta_.key_set | maximum_indices.meta_.key_set
        if per_sample_weights is not None:
            ks |= per_sample_weights.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _embedding_bag_backward_op.table[ks](ks, grad, indices, offsets, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, sparse, per_sample_weights, padding_idx)
    return _embedding_bag_backward_parser.call(*given(("grad", "indices", "offsets", "offset2bag", "bag_size", "maximum_indices", "num_weights", "scale_grad_by_freq", "mode", "sparse", "per_sample_weights", "padding_idx"), (grad, indices, offsets, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, sparse, per_sample_weights, padding_idx), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, -1), args, kwargs), **kwargs)


_embedding_bag_dense_backward_op = def_("aten::_embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor")
_embedding_bag_dense_backward_parser = PythonArgParser("_embedding_bag_dense_backward", (_embedding_bag_dense_backward_op,))

def _embedding_bag_dense_backward_default(grad, indices, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, per_sample_weights, padding_idx=-1):
    ks = grad.meta_.key_set | indices.meta_.key_set | offset2bag.meta_.key_set | bag_size.meta_.key_set | maximum_indices.meta_.key_set
    if per_sample_weights is not None:
        ks |= per_sample_weights.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _embedding_bag_dense_backward_op.table[ks](ks, grad, indices, offset2bag, bag_size, maximum_indices, num_weights, scale_grad_by_freq, mode, per_sample_weights, padding_idx)

def _embedding_bag_dense_backward(*args, **kwargs):
    return _embedding_bag_dense_backward_parser.call(*args, **kwargs)


_embedding_bag_per_sample_weights_backward_op = def_("aten::_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor")
_embedding_bag_per_sample_weights_backward_parser = PythonArgParser("_embedding_bag_per_sample_weights_backward", (_embedding_bag_per_sample_weights_backward_op,))

def _embedding_bag_per_sample_weights_backward(grad=NOT_GIVEN, weight=NOT_GIVEN, indices=NOT_GIVEN, offsets=NOT_GIVEN, offset2bag=NOT_GIVEN, mode=NOT_GIVEN, padding_idx=-1, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(weight, TensorImpl) and isinstance(indices, TensorImpl) and isinstance(offsets, TensorImpl) and isinstance(offset2bag, TensorImpl) and mode.__class__ is int and -(2**30) < mode < 2**30 and padding_idx.__class__ is int and -(2**30) < padding_idx < 2**30:
        ks = grad.meta_.key_set | weight.meta_.key_set | indices.meta_.key_set | offsets.meta_.key_set | offset2bag.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _embedding_bag_per_sample_weights_backward_op.table[ks](ks, grad, weight, indices, offsets, offset2bag, mode, padding_idx)
    return _embedding_bag_per_sample_weights_backward_parser.call(*given(("grad", "weight", "indices", "offsets", "offset2bag", "mode", "padding_idx"), (grad, weight, indices, offsets, offset2bag, mode, padding_idx), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, -1), args, kwargs), **kwargs)


native_dropout_op = def_("aten::native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)")
native_dropout_parser = PythonArgParser("native_dropout", (native_dropout_op,))

def native_dropout(input=NOT_GIVEN, p=NOT_GIVEN, train=NOT_GIVEN, *args, **kwargs):
    """native_dropout(input, p, train) -> (Tensor, Tensor)

    The backend's dropout, which also returns what it kept.

    Args:
        input: Floating tensor of any shape.
        p: Probability of zeroing, between 0 and 1.
        train: If False, nothing is dropped; None counts as True.
    Returns: Pair of the result and a bool tensor of the same shape that is True where the element was kept.
    Raises: RuntimeError if `p` is not in [0, 1] or `input` is an integer tensor that is dropped from.
    Note: What is kept is divided by 1 - p, so that the expected value stays the same.
    Derivative: input: native_dropout_gradient(grad, result1, native_dropout_scale(p, train))
    Journey: `native_dropout_op` (aten/ops/nn.py), `NativeDropoutBackward0`, `native_dropout`
        (aten/native/nn/dropout.py).
    Mirrors: aten/src/ATen/native/Dropout.cpp

    >>> tt.native_dropout(tt.ones(3), 0.5, False)
    (tensor([1., 1., 1.]), tensor([True, True, True]))
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and (train is None or train.__class__ is bool):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return native_dropout_op.table[ks](ks, input, p if p.__class__ is float else float(p), train)
    return native_dropout_parser.call(*given(("input", "p", "train"), (input, p, train), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


native_dropout_backward_op = def_("aten::native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor")
native_dropout_backward_parser = PythonArgParser("native_dropout_backward", (native_dropout_backward_op,))

def native_dropout_backward(*args, **kwargs):
    return native_dropout_backward_parser.call(*args, **kwargs)


dropout_op = def_("aten::dropout(Tensor input, float p, bool train) -> Tensor")
dropout_parser = PythonArgParser("dropout", (dropout_op,))

def dropout_default(input, p, train):
    ks = input.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return dropout_op.table[ks](ks, input, p, train)

def dropout(input=NOT_GIVEN, p=NOT_GIVEN, train=NOT_GIVEN, *args, **kwargs):
    """dropout(input, p, train) -> Tensor

    Sets each element to zero with probability `p` in training.

    Args:
        input: Floating tensor of any shape.
        p: Probability of zeroing, between 0 and 1.
        train: If False, `input` comes back as it is. `nn.functional` calls it `training`.
    Returns: New tensor of the shape and dtype of `input`. Without training or with p = 0 it is `input`
        itself.
    Raises: RuntimeError if `p` is not in [0, 1] (`nn.functional` raises ValueError), or `input` is an integer
        tensor.
    Note: What is kept is divided by 1 - p, so that the expected value stays the same.
    Derivative: those of the operators that it calls.
    Journey: `dropout_op` (aten/ops/nn.py), `dropout` (aten/native/nn/dropout.py).
    Mirrors: aten/src/ATen/native/Dropout.cpp

    >>> out = tt.dropout(tt.ones(100), 0.75, True)
    >>> bool(((out == 0) | (out == 4)).all())
    True
    """
    if not args and not kwargs and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and train.__class__ is bool:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return dropout_op.table[ks](ks, input, p if p.__class__ is float else float(p), train)
    return dropout_parser.call(*given(("input", "p", "train"), (input, p, train), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


dropout__op = def_("aten::dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)")
dropout__parser = PythonArgParser("dropout_", (dropout__op,))

def dropout_(input=NOT_GIVEN, p=NOT_GIVEN, train=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and train.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return dropout__op.table[ks](ks, input, p if p.__class__ is float else float(p), train)
    return dropout__parser.call(*given(("input", "p", "train"), (input, p, train), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


feature_dropout_op = def_("aten::feature_dropout(Tensor input, float p, bool train) -> Tensor")
feature_dropout_parser = PythonArgParser("feature_dropout", (feature_dropout_op,))

def feature_dropout(input=NOT_GIVEN, p=NOT_GIVEN, train=NOT_GIVEN, *args, **kwargs):
    """feature_dropout(input, p, train) -> Tensor

    Sets whole channels of a sample to zero with probability `p`, as `nn.functional.dropout2d` does.

    Args:
        input: Floating tensor (N, C, *).
        p: Probability of zeroing, between 0 and 1.
        train: If False, `input` comes back as it is.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: RuntimeError if `p` is not in [0, 1] or `input` has fewer than two dimensions.
    Note: What is kept is divided by 1 - p, so that the expected value stays the same. Neighbouring pixels are
        alike, so dropping single ones would change little.
    Derivative: those of the operators that it calls.
    Journey: `feature_dropout_op` (aten/ops/nn.py), `feature_dropout` (aten/native/nn/dropout.py).
    Mirrors: aten/src/ATen/native/Dropout.cpp

    >>> out = tt.feature_dropout(tt.ones(4, 8, 5), 0.5, True)
    >>> bool((out == out[:, :, :1]).all())
    True
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and train.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return feature_dropout_op.table[ks](ks, input, p if p.__class__ is float else float(p), train)
    return feature_dropout_parser.call(*given(("input", "p", "train"), (input, p, train), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


feature_dropout__op = def_("aten::feature_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)")
feature_dropout__parser = PythonArgParser("feature_dropout_", (feature_dropout__op,))

def feature_dropout_(input=NOT_GIVEN, p=NOT_GIVEN, train=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and train.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return feature_dropout__op.table[ks](ks, input, p if p.__class__ is float else float(p), train)
    return feature_dropout__parser.call(*given(("input", "p", "train"), (input, p, train), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


alpha_dropout_op = def_("aten::alpha_dropout(Tensor input, float p, bool train) -> Tensor")
alpha_dropout_parser = PythonArgParser("alpha_dropout", (alpha_dropout_op,))

def alpha_dropout(input=NOT_GIVEN, p=NOT_GIVEN, train=NOT_GIVEN, *args, **kwargs):
    """alpha_dropout(input, p, train) -> Tensor

    Dropout for `selu` nets. Dropped elements take a negative value and the rest is rescaled.
        out = a * (x if kept, else -1.7581) + b, with a and b chosen for the same mean 0 and variance 1

    Args:
        input: Floating tensor of any shape.
        p: Probability of zeroing, between 0 and 1.
        train: If False, `input` comes back as it is.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: RuntimeError if `p` is not in [0, 1] (`nn.functional` raises ValueError).
    Note: With p = 1 the result is all zeros.
    Derivative: those of the operators that it calls.
    Journey: `alpha_dropout_op` (aten/ops/nn.py), `alpha_dropout` (aten/native/nn/dropout.py).
    Mirrors: aten/src/ATen/native/Dropout.cpp

    >>> tt.alpha_dropout(tt.ones(3), 0.5, False)
    tensor([1., 1., 1.])
    >>> tt.alpha_dropout(tt.ones(3), 1., True)
    tensor([0., 0., 0.])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and train.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return alpha_dropout_op.table[ks](ks, input, p if p.__class__ is float else float(p), train)
    return alpha_dropout_parser.call(*given(("input", "p", "train"), (input, p, train), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


alpha_dropout__op = def_("aten::alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)")
alpha_dropout__parser = PythonArgParser("alpha_dropout_", (alpha_dropout__op,))

def alpha_dropout_(input=NOT_GIVEN, p=NOT_GIVEN, train=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and train.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return alpha_dropout__op.table[ks](ks, input, p if p.__class__ is float else float(p), train)
    return alpha_dropout__parser.call(*given(("input", "p", "train"), (input, p, train), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


feature_alpha_dropout_op = def_("aten::feature_alpha_dropout(Tensor input, float p, bool train) -> Tensor")
feature_alpha_dropout_parser = PythonArgParser("feature_alpha_dropout", (feature_alpha_dropout_op,))

def feature_alpha_dropout(input=NOT_GIVEN, p=NOT_GIVEN, train=NOT_GIVEN, *args, **kwargs):
    """feature_alpha_dropout(input, p, train) -> Tensor

    `alpha_dropout` of whole channels of a sample.

    Args:
        input: Floating tensor (N, C, *).
        p: Probability of zeroing, between 0 and 1.
        train: If False, `input` comes back as it is.
    Returns: New tensor of the shape and dtype of `input`.
    Raises: RuntimeError if `p` is not in [0, 1] or `input` has fewer than two dimensions.
    Derivative: those of the operators that it calls.
    Journey: `feature_alpha_dropout_op` (aten/ops/nn.py), `feature_alpha_dropout` (aten/native/nn/dropout.py).
    Mirrors: aten/src/ATen/native/Dropout.cpp

    >>> out = tt.feature_alpha_dropout(tt.ones(4, 8, 5), 0.5, True)
    >>> bool((out == out[:, :, :1]).all())
    True
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and train.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return feature_alpha_dropout_op.table[ks](ks, input, p if p.__class__ is float else float(p), train)
    return feature_alpha_dropout_parser.call(*given(("input", "p", "train"), (input, p, train), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


feature_alpha_dropout__op = def_("aten::feature_alpha_dropout_(Tensor(a!) self, float p, bool train) -> Tensor(a!)")
feature_alpha_dropout__parser = PythonArgParser("feature_alpha_dropout_", (feature_alpha_dropout__op,))

def feature_alpha_dropout_(input=NOT_GIVEN, p=NOT_GIVEN, train=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)) and train.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return feature_alpha_dropout__op.table[ks](ks, input, p if p.__class__ is float else float(p), train)
    return feature_alpha_dropout__parser.call(*given(("input", "p", "train"), (input, p, train), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_pack_padded_sequence_op = def_("aten::_pack_padded_sequence(Tensor input, Tensor lengths, bool batch_first) -> (Tensor, Tensor)")
_pack_padded_sequence_parser = PythonArgParser("_pack_padded_sequence", (_pack_padded_sequence_op,))

def _pack_padded_sequence(input=NOT_GIVEN, lengths=NOT_GIVEN, batch_first=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(lengths, TensorImpl) and batch_first.__class__ is bool:
        ks = input.meta_.key_set | lengths.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _pack_padded_sequence_op.table[ks](ks, input, lengths, batch_first)
    return _pack_padded_sequence_parser.call(*given(("input", "lengths", "batch_first"), (input, lengths, batch_first), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_pack_padded_sequence_backward_op = def_("aten::_pack_padded_sequence_backward(Tensor grad, SymInt[] input_size, Tensor batch_sizes, bool batch_first) -> Tensor")
_pack_padded_sequence_backward_parser = PythonArgParser("_pack_padded_sequence_backward", (_pack_padded_sequence_backward_op,))

def _pack_padded_sequence_backward(grad=NOT_GIVEN, input_size=NOT_GIVEN, batch_sizes=NOT_GIVEN, batch_first=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and (input_size_ := as_tuple(input_size)) is not False and isinstance(batch_sizes, TensorImpl) and batch_first.__class__ is bool:
        ks = grad.meta_.key_set | batch_sizes.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _pack_padded_sequence_backward_op.table[ks](ks, grad, input_size_, batch_sizes, batch_first)
    return _pack_padded_sequence_backward_parser.call(*given(("grad", "input_size", "batch_sizes", "batch_first"), (grad, input_size, batch_sizes, batch_first), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_pad_packed_sequence_op = def_("aten::_pad_packed_sequence(Tensor data, Tensor batch_sizes, bool batch_first, Scalar padding_value, int total_length) -> (Tensor, Tensor)")
_pad_packed_sequence_parser = PythonArgParser("_pad_packed_sequence", (_pad_packed_sequence_op,))

def _pad_packed_sequence(data=NOT_GIVEN, batch_sizes=NOT_GIVEN, batch_first=NOT_GIVEN, padding_value=NOT_GIVEN, total_length=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(data, TensorImpl) and isinstance(batch_sizes, TensorImpl) and batch_first.__class__ is bool and (padding_value.__class__ in NUMBERS and (padding_value.__class__ is not int or -(2**62) < padding_value < 2**62)) and total_length.__class__ is int and -(2**30) < total_length < 2**30:
        ks = data.meta_.key_set | batch_sizes.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _pad_packed_sequence_op.table[ks](ks, data, batch_sizes, batch_first, padding_value, total_length)
    return _pad_packed_sequence_parser.call(*given(("data", "batch_sizes", "batch_first", "padding_value", "total_length"), (data, batch_sizes, batch_first, padding_value, total_length), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


pad_sequence_op = def_('aten::pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.0, str padding_side="right") -> Tensor')
pad_sequence_parser = PythonArgParser("pad_sequence", (pad_sequence_op,))

def pad_sequence(sequences=NOT_GIVEN, batch_first=False, padding_value=0.0, padding_side='right', *args, **kwargs):
    if not args and not kwargs and are_tensors(sequences) and batch_first.__class__ is bool and (padding_value.__class__ is float or (padding_value.__class__ is int and -(2**30) < padding_value < 2**30)) and padding_side.__class__ is str:
        ks = 0
        for t in sequences:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return pad_sequence_op.table[ks](ks, sequences, batch_first, padding_value if padding_value.__class__ is float else float(padding_value), padding_side)
    return pad_sequence_parser.call(*given(("sequences", "batch_first", "padding_value", "padding_side"), (sequences, batch_first, padding_value, padding_side), (NOT_GIVEN, False, 0.0, 'right'), args, kwargs), **kwargs)


norm_except_dim_op = def_("aten::norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor")
norm_except_dim_parser = PythonArgParser("norm_except_dim", (norm_except_dim_op,))

def norm_except_dim(v=NOT_GIVEN, pow=2, dim=0, *args, **kwargs):
    """norm_except_dim(v, pow=2, dim=0) -> Tensor

    Norm over every dimension but `dim`, kept with size 1; weight normalization uses it.

    Args:
        v: Floating tensor.
        pow: Order p of the norm.
        dim: Dimension that stays; -1 keeps none and gives the norm of all elements.
    Returns: Tensor with size 1 in all dimensions except `dim`; 0-d for -1.
    Raises: IndexError if `dim` is out of range.
    Note: Here -1 does not mean the last dimension.
    Derivative: those of the operators that it calls.
    Journey: `norm_except_dim_op` (aten/ops/nn.py), `norm_except_dim`
        (aten/native/nn/normalization/weight_norm.py).
    Mirrors: aten/src/ATen/native/WeightNorm.cpp

    >>> tt.norm_except_dim(tt.tensor([[3., 4.], [6., 8.]]), 2, 0)
    tensor([[ 5.],
            [10.]])
    """
    if not args and not kwargs and isinstance(v, TensorImpl) and pow.__class__ is int and -(2**30) < pow < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = v.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return norm_except_dim_op.table[ks](ks, v, pow, dim)
    return norm_except_dim_parser.call(*given(("v", "pow", "dim"), (v, pow, dim), (NOT_GIVEN, 2, 0), args, kwargs), **kwargs)


_weight_norm_op = def_("aten::_weight_norm(Tensor v, Tensor g, int dim=0) -> Tensor")
_weight_norm_parser = PythonArgParser("_weight_norm", (_weight_norm_op,))

def _weight_norm(v=NOT_GIVEN, g=NOT_GIVEN, dim=0, *args, **kwargs):
    if not args and not kwargs and isinstance(v, TensorImpl) and isinstance(g, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = v.meta_.key_set | g.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _weight_norm_op.table[ks](ks, v, g, dim)
    return _weight_norm_parser.call(*given(("v", "g", "dim"), (v, g, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


_weight_norm_interface_op = def_("aten::_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)")
_weight_norm_interface_parser = PythonArgParser("_weight_norm_interface", (_weight_norm_interface_op,))

def _weight_norm_interface(v=NOT_GIVEN, g=NOT_GIVEN, dim=0, *args, **kwargs):
    if not args and not kwargs and isinstance(v, TensorImpl) and isinstance(g, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = v.meta_.key_set | g.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _weight_norm_interface_op.table[ks](ks, v, g, dim)
    return _weight_norm_interface_parser.call(*given(("v", "g", "dim"), (v, g, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


lstm_input_op = def_("aten::lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)")
lstm_data_op = def_("aten::lstm.data(Tensor data, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)")
lstm_parser = PythonArgParser("lstm", (lstm_input_op, lstm_data_op))

def lstm(input=NOT_GIVEN, *args, **kwargs):
    """lstm(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) -> (Tensor, Tensor, Tensor)
    lstm(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) -> (Tensor, Tensor, Tensor)

    Runs a stack of LSTM layers over sequences; `nn.LSTM` calls it.
        i, f, g, o = w_ih x + b_ih + w_hh h + b_hh; c' = sigmoid(f)*c + sigmoid(i)*tanh(g); h' = sigmoid(o)*tanh(c')

    Args:
        input: Tensor (L, N, H_in).
        data: Packed sequences, tensor (sum of lengths, H_in), as `PackedSequence.data` holds them.
        batch_sizes: Int64 tensor on the CPU. Number of sequences that still run at each step.
        hx: Pair of initial states h and c, each (num_layers * directions, N, H).
        params: List of weights for each layer and direction in turn, `w_ih`, `w_hh`, and with `has_biases`
            also `b_ih`, `b_hh`. The gates i, f, g, o are stacked, so `w_ih` is (4*H, H_in) and `w_hh` (4*H,
            H).
        has_biases: Whether `params` holds the two biases of each layer and direction.
        num_layers: Number of stacked layers; each reads the outputs of the one below.
        dropout: Dropout probability between the layers, used in training only.
        train: Whether dropout is in effect.
        bidirectional: Whether a second pass reads the sequence backwards; outputs of both are joined in the
            last dimension.
        batch_first: If True, `input` and the output are (N, L, features) in place of (L, N, features).
    Returns: Three tensors, the outputs of the last layer (L, N, directions * H), the last h and the last c.
    Raises: RuntimeError if `hx` or `params` do not fit the layers.
    Note: The form with `data` and `batch_sizes` is for packed sequences. A further weight for each layer and
        direction, (P, H), projects h to size P; the initial h and the outputs then have this size.
    Derivative: those of the operators that it calls.
    Journey: `lstm_input_op` (aten/ops/nn.py), `lstm_input` (aten/native/nn/rnn/rnn.py).
    Mirrors: aten/src/ATen/native/RNN.cpp

    >>> hx = (tt.zeros(1, 1, 1), tt.full((1, 1, 1), 8.))
    >>> tt.lstm(tt.ones(2, 1, 1), hx, [tt.zeros(4, 1), tt.zeros(4, 1)], False, 1, 0., False, False, False)[2]
    tensor([[[2.]]])
    """
    return lstm_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


gru_input_op = def_("aten::gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)")
gru_data_op = def_("aten::gru.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)")
gru_parser = PythonArgParser("gru", (gru_input_op, gru_data_op))

def gru(input=NOT_GIVEN, *args, **kwargs):
    """gru(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) -> (Tensor, Tensor)
    gru(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) -> (Tensor, Tensor)

    Runs a stack of GRU layers over sequences; `nn.GRU` calls it.
        h' = (1 - z)*n + z*h, n = tanh(W_in x + b_in + r * (W_hn h + b_hn)); r and z are sigmoids of x and h

    Args:
        input: Tensor (L, N, H_in).
        data: Packed sequences, tensor (sum of lengths, H_in), as `PackedSequence.data` holds them.
        batch_sizes: Int64 tensor on the CPU. Number of sequences that still run at each step.
        hx: Initial state, tensor (num_layers * directions, N, H_out).
        params: List of weights for each layer and direction in turn, `w_ih`, `w_hh`, and with `has_biases`
            also `b_ih`, `b_hh`. The gates r, z, n are stacked, so `w_ih` is (3*H, H_in) and `w_hh` (3*H, H).
        has_biases: Whether `params` holds the two biases of each layer and direction.
        num_layers: Number of stacked layers; each reads the outputs of the one below.
        dropout: Dropout probability between the layers, used in training only.
        train: Whether dropout is in effect.
        bidirectional: Whether a second pass reads the sequence backwards; outputs of both are joined in the
            last dimension.
        batch_first: If True, `input` and the output are (N, L, features) in place of (L, N, features).
    Returns: Pair of the last layer's outputs (L, N, directions * H) and the last state of every layer.
    Raises: RuntimeError if `hx` or `params` do not fit the layers.
    Note: r multiplies after the matrix product with h, unlike in the first paper.
    Derivative: those of the operators that it calls.
    Journey: `gru_input_op` (aten/ops/nn.py), `gru_input` (aten/native/nn/rnn/rnn.py).
    Mirrors: aten/src/ATen/native/RNN.cpp

    >>> tt.gru(tt.ones(2, 1, 1), tt.full((1, 1, 1), 8.), [tt.zeros(3, 1), tt.zeros(3, 1)], False, 1, 0., False, False, False)
    (tensor([[[4.]],
    <BLANKLINE>
            [[2.]]]), tensor([[[2.]]]))
    """
    return gru_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


rnn_tanh_input_op = def_("aten::rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)")
rnn_tanh_data_op = def_("aten::rnn_tanh.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)")
rnn_tanh_parser = PythonArgParser("rnn_tanh", (rnn_tanh_input_op, rnn_tanh_data_op))

def rnn_tanh(input=NOT_GIVEN, *args, **kwargs):
    """rnn_tanh(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) -> (Tensor, Tensor)
    rnn_tanh(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) -> (Tensor, Tensor)

    Runs a stack of plain recurrent layers with tanh over sequences; `nn.RNN` calls it.
        h' = tanh(w_ih x + b_ih + w_hh h + b_hh)

    Args:
        input: Tensor (L, N, H_in).
        data: Packed sequences, tensor (sum of lengths, H_in), as `PackedSequence.data` holds them.
        batch_sizes: Int64 tensor on the CPU. Number of sequences that still run at each step.
        hx: Initial state, tensor (num_layers * directions, N, H_out).
        params: List of weights for each layer and direction in turn, `w_ih`, `w_hh`, and with `has_biases`
            also `b_ih`, `b_hh`. `w_ih` is (H, H_in) and `w_hh` (H, H).
        has_biases: Whether `params` holds the two biases of each layer and direction.
        num_layers: Number of stacked layers; each reads the outputs of the one below.
        dropout: Dropout probability between the layers, used in training only.
        train: Whether dropout is in effect.
        bidirectional: Whether a second pass reads the sequence backwards; outputs of both are joined in the
            last dimension.
        batch_first: If True, `input` and the output are (N, L, features) in place of (L, N, features).
    Returns: Pair of the last layer's outputs (L, N, directions * H) and the last state of every layer.
    Raises: RuntimeError if `hx` or `params` do not fit the layers.
    Derivative: those of the operators that it calls.
    Journey: `rnn_tanh_input_op` (aten/ops/nn.py), `rnn_tanh_input` (aten/native/nn/rnn/rnn.py).
    Mirrors: aten/src/ATen/native/RNN.cpp

    >>> out, h = tt.rnn_tanh(tt.ones(2, 1, 1), tt.zeros(1, 1, 1), [tt.ones(1, 1), tt.zeros(1, 1)], False, 1, 0., False, False, False)
    >>> out.flatten(), h.shape
    (tensor([0.7616, 0.7616]), torch.Size([1, 1, 1]))
    """
    return rnn_tanh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


rnn_relu_input_op = def_("aten::rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)")
rnn_relu_data_op = def_("aten::rnn_relu.data(Tensor data, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)")
rnn_relu_parser = PythonArgParser("rnn_relu", (rnn_relu_input_op, rnn_relu_data_op))

def rnn_relu(input=NOT_GIVEN, *args, **kwargs):
    """rnn_relu(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first) -> (Tensor, Tensor)
    rnn_relu(data, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional) -> (Tensor, Tensor)

    Runs a stack of plain recurrent layers with ReLU over sequences; `nn.RNN` calls it.
        h' = relu(w_ih x + b_ih + w_hh h + b_hh)

    Args:
        input: Tensor (L, N, H_in).
        data: Packed sequences, tensor (sum of lengths, H_in), as `PackedSequence.data` holds them.
        batch_sizes: Int64 tensor on the CPU. Number of sequences that still run at each step.
        hx: Initial state, tensor (num_layers * directions, N, H_out).
        params: List of weights for each layer and direction in turn, `w_ih`, `w_hh`, and with `has_biases`
            also `b_ih`, `b_hh`. `w_ih` is (H, H_in) and `w_hh` (H, H).
        has_biases: Whether `params` holds the two biases of each layer and direction.
        num_layers: Number of stacked layers; each reads the outputs of the one below.
        dropout: Dropout probability between the layers, used in training only.
        train: Whether dropout is in effect.
        bidirectional: Whether a second pass reads the sequence backwards; outputs of both are joined in the
            last dimension.
        batch_first: If True, `input` and the output are (N, L, features) in place of (L, N, features).
    Returns: Pair of the last layer's outputs (L, N, directions * H) and the last state of every layer.
    Raises: RuntimeError if `hx` or `params` do not fit the layers.
    Derivative: those of the operators that it calls.
    Journey: `rnn_relu_input_op` (aten/ops/nn.py), `rnn_relu_input` (aten/native/nn/rnn/rnn.py).
    Mirrors: aten/src/ATen/native/RNN.cpp

    >>> out, h = tt.rnn_relu(tt.ones(3, 1, 1), tt.zeros(1, 1, 1), [tt.ones(1, 1), tt.ones(1, 1)], False, 1, 0., False, False, False)
    >>> out.flatten(), h.flatten()
    (tensor([1., 2., 3.]), tensor([3.]))
    """
    return rnn_relu_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


lstm_cell_op = def_("aten::lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)")
lstm_cell_parser = PythonArgParser("lstm_cell", (lstm_cell_op,))

def lstm_cell(input=NOT_GIVEN, hx=NOT_GIVEN, w_ih=NOT_GIVEN, w_hh=NOT_GIVEN, b_ih=None, b_hh=None, *args, **kwargs):
    """lstm_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> (Tensor, Tensor)

    One step of an LSTM layer.
        i, f, g, o = w_ih x + b_ih + w_hh h + b_hh; c' = sigmoid(f)*c + sigmoid(i)*tanh(g); h' = sigmoid(o)*tanh(c')

    Args:
        input: Tensor (N, H_in).
        hx: Pair of h and c before the step, each (N, H).
        w_ih: Tensor (4*H, H_in); the rows of i, f, g and o one after the other.
        w_hh: Tensor (4*H, H).
        b_ih: Tensor (4*H), or None.
        b_hh: Tensor (4*H), or None.
    Returns: Pair of the new h and c.
    Raises: RuntimeError if `input`, `hx` and the weights do not fit, IndexError if `input` has no batch
        dimension.
    Derivative: those of the operators that it calls.
    Journey: `lstm_cell_op` (aten/ops/nn.py), `lstm_cell` (aten/native/nn/rnn/rnn.py).
    Mirrors: aten/src/ATen/native/RNN.cpp

    >>> h, c = tt.lstm_cell(tt.tensor([[0.]]), (tt.tensor([[2.]]), tt.tensor([[4.]])), tt.zeros(4, 1), tt.zeros(4, 1))
    >>> c
    tensor([[2.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and are_tensors(hx) and isinstance(w_ih, TensorImpl) and isinstance(w_hh, TensorImpl) and (b_ih is None or isinstance(b_ih, TensorImpl)) and (b_hh is None or isinstance(b_hh, TensorImpl)):
        ks = input.meta_.key_set | w_ih.meta_.key_set | w_hh.meta_.key_set
        for t in hx:
            ks |= t.meta_.key_set
        if b_ih is not None:
            ks |= b_ih.meta_.key_set
        if b_hh is not None:
            ks |= b_hh.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return lstm_cell_op.table[ks](ks, input, hx, w_ih, w_hh, b_ih, b_hh)
    return lstm_cell_parser.call(*given(("input", "hx", "w_ih", "w_hh", "b_ih", "b_hh"), (input, hx, w_ih, w_hh, b_ih, b_hh), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, None), args, kwargs), **kwargs)


gru_cell_op = def_("aten::gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor")
gru_cell_parser = PythonArgParser("gru_cell", (gru_cell_op,))

def gru_cell(input=NOT_GIVEN, hx=NOT_GIVEN, w_ih=NOT_GIVEN, w_hh=NOT_GIVEN, b_ih=None, b_hh=None, *args, **kwargs):
    """gru_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> Tensor

    One step of a GRU layer.
        h' = (1 - z)*n + z*h, n = tanh(W_in x + b_in + r * (W_hn h + b_hn)); r and z are sigmoids of x and h

    Args:
        input: Tensor (N, H_in).
        hx: State before the step, tensor (N, H_out).
        w_ih: Tensor (3*H, H_in); the rows of r, z and n one after the other.
        w_hh: Tensor (3*H, H).
        b_ih: Tensor (3*H), or None.
        b_hh: Tensor (3*H), or None.
    Returns: New state, of the shape of `hx`.
    Raises: RuntimeError if `input`, `hx` and the weights do not fit, IndexError if `input` has no batch
        dimension.
    Derivative: those of the operators that it calls.
    Journey: `gru_cell_op` (aten/ops/nn.py), `gru_cell` (aten/native/nn/rnn/rnn.py).
    Mirrors: aten/src/ATen/native/RNN.cpp

    >>> tt.gru_cell(tt.tensor([[0.]]), tt.tensor([[2.]]), tt.zeros(3, 1), tt.zeros(3, 1))
    tensor([[1.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(hx, TensorImpl) and isinstance(w_ih, TensorImpl) and isinstance(w_hh, TensorImpl) and (b_ih is None or isinstance(b_ih, TensorImpl)) and (b_hh is None or isinstance(b_hh, TensorImpl)):
        ks = input.meta_.key_set | hx.meta_.key_set | w_ih.meta_.key_set | w_hh.meta_.key_set
        if b_ih is not None:
            ks |= b_ih.meta_.key_set
        if b_hh is not None:
            ks |= b_hh.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return gru_cell_op.table[ks](ks, input, hx, w_ih, w_hh, b_ih, b_hh)
    return gru_cell_parser.call(*given(("input", "hx", "w_ih", "w_hh", "b_ih", "b_hh"), (input, hx, w_ih, w_hh, b_ih, b_hh), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, None), args, kwargs), **kwargs)


rnn_tanh_cell_op = def_("aten::rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor")
rnn_tanh_cell_parser = PythonArgParser("rnn_tanh_cell", (rnn_tanh_cell_op,))

def rnn_tanh_cell(input=NOT_GIVEN, hx=NOT_GIVEN, w_ih=NOT_GIVEN, w_hh=NOT_GIVEN, b_ih=None, b_hh=None, *args, **kwargs):
    """rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> Tensor

    One step of a plain recurrent layer with tanh.
        h' = tanh(w_ih x + b_ih + w_hh h + b_hh)

    Args:
        input: Tensor (N, H_in).
        hx: State before the step, tensor (N, H_out).
        w_ih: Tensor (H, H_in).
        w_hh: Tensor (H, H).
        b_ih: Tensor (H), or None.
        b_hh: Tensor (H), or None.
    Returns: New state, of the shape of `hx`.
    Raises: RuntimeError if `input`, `hx` and the weights do not fit, IndexError if `input` has no batch
        dimension.
    Derivative: those of the operators that it calls.
    Journey: `rnn_tanh_cell_op` (aten/ops/nn.py), `rnn_tanh_cell` (aten/native/nn/rnn/rnn.py).
    Mirrors: aten/src/ATen/native/RNN.cpp

    >>> tt.rnn_tanh_cell(tt.tensor([[1.]]), tt.tensor([[2.]]), tt.tensor([[1.]]), tt.tensor([[-0.5]]))
    tensor([[0.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(hx, TensorImpl) and isinstance(w_ih, TensorImpl) and isinstance(w_hh, TensorImpl) and (b_ih is None or isinstance(b_ih, TensorImpl)) and (b_hh is None or isinstance(b_hh, TensorImpl)):
        ks = input.meta_.key_set | hx.meta_.key_set | w_ih.meta_.key_set | w_hh.meta_.key_set
        if b_ih is not None:
            ks |= b_ih.meta_.key_set
        if b_hh is not None:
            ks |= b_hh.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rnn_tanh_cell_op.table[ks](ks, input, hx, w_ih, w_hh, b_ih, b_hh)
    return rnn_tanh_cell_parser.call(*given(("input", "hx", "w_ih", "w_hh", "b_ih", "b_hh"), (input, hx, w_ih, w_hh, b_ih, b_hh), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, None), args, kwargs), **kwargs)


rnn_relu_cell_op = def_("aten::rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor")
rnn_relu_cell_parser = PythonArgParser("rnn_relu_cell", (rnn_relu_cell_op,))

def rnn_relu_cell(input=NOT_GIVEN, hx=NOT_GIVEN, w_ih=NOT_GIVEN, w_hh=NOT_GIVEN, b_ih=None, b_hh=None, *args, **kwargs):
    """rnn_relu_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None) -> Tensor

    One step of a plain recurrent layer with ReLU.
        h' = relu(w_ih x + b_ih + w_hh h + b_hh)

    Args:
        input: Tensor (N, H_in).
        hx: State before the step, tensor (N, H_out).
        w_ih: Tensor (H, H_in).
        w_hh: Tensor (H, H).
        b_ih: Tensor (H), or None.
        b_hh: Tensor (H), or None.
    Returns: New state, of the shape of `hx`.
    Raises: RuntimeError if `input`, `hx` and the weights do not fit, IndexError if `input` has no batch
        dimension.
    Derivative: those of the operators that it calls.
    Journey: `rnn_relu_cell_op` (aten/ops/nn.py), `rnn_relu_cell` (aten/native/nn/rnn/rnn.py).
    Mirrors: aten/src/ATen/native/RNN.cpp

    >>> tt.rnn_relu_cell(tt.tensor([[1.]]), tt.tensor([[2.]]), tt.tensor([[1.]]), tt.tensor([[1.]]))
    tensor([[3.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(hx, TensorImpl) and isinstance(w_ih, TensorImpl) and isinstance(w_hh, TensorImpl) and (b_ih is None or isinstance(b_ih, TensorImpl)) and (b_hh is None or isinstance(b_hh, TensorImpl)):
        ks = input.meta_.key_set | hx.meta_.key_set | w_ih.meta_.key_set | w_hh.meta_.key_set
        if b_ih is not None:
            ks |= b_ih.meta_.key_set
        if b_hh is not None:
            ks |= b_hh.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rnn_relu_cell_op.table[ks](ks, input, hx, w_ih, w_hh, b_ih, b_hh)
    return rnn_relu_cell_parser.call(*given(("input", "hx", "w_ih", "w_hh", "b_ih", "b_hh"), (input, hx, w_ih, w_hh, b_ih, b_hh), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, None), args, kwargs), **kwargs)


ctc_loss_IntList_op = def_("aten::ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor")
ctc_loss_Tensor_op = def_("aten::ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor")
ctc_loss_parser = PythonArgParser("ctc_loss", (ctc_loss_IntList_op, ctc_loss_Tensor_op))

def ctc_loss(log_probs=NOT_GIVEN, targets=NOT_GIVEN, input_lengths=NOT_GIVEN, target_lengths=NOT_GIVEN, blank=0, reduction=0, zero_infinity=False, *args, **kwargs):
    """ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction=0, zero_infinity=False) -> Tensor

    Negative log-likelihood of label sequences, summed over all alignments with the frames.

    Args:
        log_probs: Log-probabilities, floating tensor (T, N, C) or (T, C).
        targets: Labels other than blank, integer tensor (N, S), or (sum of target_lengths) one after the
            other.
        input_lengths: Number of frames of each sample, list or tensor (N); at most T.
        target_lengths: Number of labels of each sample, list or tensor (N).
        blank: Class number that stands for no label.
        reduction: 'none' gives (N) losses, 'sum' adds them up, 'mean' divides each by its target length and
            then averages. `nn.functional` takes the word, the operator 0, 1 (mean) or 2.
        zero_infinity: Whether infinite losses, and their gradients, become zero.
    Returns: 0-d tensor, or with 'none' a tensor (N).
    Raises: RuntimeError if a length is too large, the lists do not have N elements, or `blank` is no class.
    Note: A target longer than its frames allow costs inf. Two equal labels in a row need a blank between
        them.
    Derivative: those of the operators that it calls.
    Journey: `ctc_loss_IntList_op` (aten/ops/nn.py), `ctc_loss_IntList` (aten/native/nn/loss/loss_ctc.py).
    Mirrors: aten/src/ATen/native/LossCTC.cpp

    >>> F.ctc_loss(tt.zeros(2, 1, 2).log_softmax(2), tt.tensor([[1]]), tt.tensor([2]), tt.tensor([1]))
    tensor(0.2877)
    """
    if not args and not kwargs and isinstance(log_probs, TensorImpl) and isinstance(targets, TensorImpl) and (input_lengths_ := as_tuple(input_lengths)) is not False and (target_lengths_ := as_tuple(target_lengths)) is not False and blank.__class__ is int and -(2**30) < blank < 2**30 and reduction.__class__ is int and -(2**30) < reduction < 2**30 and zero_infinity.__class__ is bool:
        ks = log_probs.meta_.key_set | targets.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ctc_loss_IntList_op.table[ks](ks, log_probs, targets, input_lengths_, target_lengths_, blank, reduction, zero_infinity)
    if not args and not kwargs and isinstance(log_probs, TensorImpl) and isinstance(targets, TensorImpl) and isinstance(input_lengths, TensorImpl) and isinstance(target_lengths, TensorImpl) and blank.__class__ is int and -(2**30) < blank < 2**30 and reduction.__class__ is int and -(2**30) < reduction < 2**30 and zero_infinity.__class__ is bool:
        ks = log_probs.meta_.key_set | targets.meta_.key_set | input_lengths.meta_.key_set | target_lengths.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ctc_loss_Tensor_op.table[ks](ks, log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity)
    return ctc_loss_parser.call(*given(("log_probs", "targets", "input_lengths", "target_lengths", "blank", "reduction", "zero_infinity"), (log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, 0, 0, False), args, kwargs), **kwargs)


_ctc_loss_op = def_("aten::_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)")
_ctc_loss_Tensor_op = def_("aten::_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)")
_ctc_loss_parser = PythonArgParser("_ctc_loss", (_ctc_loss_op, _ctc_loss_Tensor_op))

def _ctc_loss_Tensor(log_probs, targets, input_lengths, target_lengths, blank=0, zero_infinity=False):
    ks = log_probs.meta_.key_set | targets.meta_.key_set | input_lengths.meta_.key_set | target_lengths.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _ctc_loss_Tensor_op.table[ks](ks, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity)

def _ctc_loss(log_probs=NOT_GIVEN, targets=NOT_GIVEN, input_lengths=NOT_GIVEN, target_lengths=NOT_GIVEN, blank=0, zero_infinity=False, *args, **kwargs):
    if not args and not kwargs and isinstance(log_probs, TensorImpl) and isinstance(targets, TensorImpl) and (input_lengths_ := as_tuple(input_lengths)) is not False and (target_lengths_ := as_tuple(target_lengths)) is not False and blank.__class__ is int and -(2**30) < blank < 2**30 and zero_infinity.__class__ is bool:
        ks = log_probs.meta_.key_set | targets.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _ctc_loss_op.table[ks](ks, log_probs, targets, input_lengths_, target_lengths_, blank, zero_infinity)
    if not args and not kwargs and isinstance(log_probs, TensorImpl) and isinstance(targets, TensorImpl) and isinstance(input_lengths, TensorImpl) and isinstance(target_lengths, TensorImpl) and blank.__class__ is int and -(2**30) < blank < 2**30 and zero_infinity.__class__ is bool:
        return _ctc_loss_Tensor(log_probs, targets, input_lengths, target_lengths, blank, zero_infinity)
    return _ctc_loss_parser.call(*given(("log_probs", "targets", "input_lengths", "target_lengths", "blank", "zero_infinity"), (log_probs, targets, input_lengths, target_lengths, blank, zero_infinity), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, 0, False), args, kwargs), **kwargs)


_ctc_loss_backward_op = def_("aten::_ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor")
_ctc_loss_backward_Tensor_op = def_("aten::_ctc_loss_backward.Tensor(Tensor grad, Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor")
_ctc_loss_backward_parser = PythonArgParser("_ctc_loss_backward", (_ctc_loss_backward_op, _ctc_loss_backward_Tensor_op))

def _ctc_loss_backward(grad=NOT_GIVEN, log_probs=NOT_GIVEN, targets=NOT_GIVEN, input_lengths=NOT_GIVEN, target_lengths=NOT_GIVEN, neg_log_likelihood=NOT_GIVEN, log_alpha=NOT_GIVEN, blank=NOT_GIVEN, zero_infinity=False, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(log_probs, TensorImpl) and isinstance(targets, TensorImpl) and (input_lengths_ := as_tuple(input_lengths)) is not False and (target_lengths_ := as_tuple(target_lengths)) is not False and isinstance(neg_log_likelihood, TensorImpl) and isinstance(log_alpha, TensorImpl) and blank.__class__ is int and -(2**30) < blank < 2**30 and zero_infinity.__class__ is bool:
        ks = grad.meta_.key_set | log_probs.meta_.key_set | targets.meta_.key_set | neg_log_likelihood.meta_.key_set | log_alpha.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _ctc_loss_backward_op.table[ks](ks, grad, log_probs, targets, input_lengths_, target_lengths_, neg_log_likelihood, log_alpha, blank, zero_infinity)
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(log_probs, TensorImpl) and isinstance(targets, TensorImpl) and isinstance(input_lengths, TensorImpl) and isinstance(target_lengths, TensorImpl) and isinstance(neg_log_likelihood, TensorImpl) and isinstance(log_alpha, TensorImpl) and blank.__class__ is int and -(2**30) < blank < 2**30 and zero_infinity.__class__ is bool:
        ks = grad.meta_.key_set | log_probs.meta_.key_set | targets.meta_.key_set | input_lengths.meta_.key_set | target_lengths.meta_.key_set | neg_log_likelihood.meta_.key_set | log_alpha.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _ctc_loss_backward_Tensor_op.table[ks](ks, grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha, blank, zero_infinity)
    return _ctc_loss_backward_parser.call(*given(("grad", "log_probs", "targets", "input_lengths", "target_lengths", "neg_log_likelihood", "log_alpha", "blank", "zero_infinity"), (grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha, blank, zero_infinity), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)
