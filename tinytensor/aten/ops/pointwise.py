# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `pointwise`: for each overload its schema and handle, for each name its Python function.

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
    as_tuple,
    given,
    named,
    return_type,
)
from tinytensor.c10 import scalar_type
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

add_Tensor_op = def_("aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")
add_out_op = def_("aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
add_Scalar_op = def_("aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor")
add_parser = PythonArgParser("add", (add_Tensor_op, add_out_op), methods=(add_Tensor_op,))

def add_Tensor(self, other, alpha=1):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return add_Tensor_op.table[ks](ks, self, other, alpha)

def add_Scalar(self, other, alpha=1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return add_Scalar_op.table[ks](ks, self, other, alpha)

def add(input=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, out=None, **kwargs):
    """add(input, other, *, alpha=1, out=None) -> Tensor

    Adds `other`, multiplied by `alpha`, to `input`, element by element.
        out[i] = input[i] + alpha * other[i]

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        alpha: Number that `other` is multiplied by. It must be an integer if the result is one.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises: RuntimeError if the shapes cannot be broadcast, or if `alpha` is a float and the result an
        integer.
    Note: `a + b` calls it. Integers wrap around at the ends of their dtype; two bools give their logical or.
    Derivative: other: maybe_multiply(grad, alpha)
                self: grad
    Journey: `add_Tensor_op` (aten/ops/pointwise.py), `AddBackward0`, `add_meta`, `add_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.add(tt.tensor([1., 2.]), tt.tensor([10., 20.]), alpha=2)
    tensor([21., 42.])
    >>> tt.tensor([[1], [2]]) + tt.tensor([10, 20])
    tensor([[11, 21],
            [12, 22]])
    """
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return add_Tensor_op.table[ks](ks, input, other, alpha)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return add_out_op.table[ks](ks, input, other, alpha, out)
    return add_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, out=out, **kwargs)


add__Tensor_op = def_("aten::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)")
add__Scalar_op = def_("aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)")
add__parser = PythonArgParser("add_", (add__Tensor_op,), methods=(add__Tensor_op,))

def add__Tensor(self, other, alpha=1):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return add__Tensor_op.table[ks](ks, self, other, alpha)

def add__Scalar(self, other, alpha=1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return add__Scalar_op.table[ks](ks, self, other, alpha)

def add_(self=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        return add__Tensor(self, other, alpha)
    return add__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, **kwargs)


sub_Tensor_op = def_("aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")
sub_out_op = def_("aten::sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
sub_Scalar_op = def_("aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor")
sub_parser = PythonArgParser("sub", (sub_Tensor_op, sub_out_op), methods=(sub_Tensor_op,))

def sub_Tensor(self, other, alpha=1):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sub_Tensor_op.table[ks](ks, self, other, alpha)

def sub_out(self, other, alpha, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sub_out_op.table[ks](ks, self, other, alpha, out)

def sub_Scalar(self, other, alpha=1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sub_Scalar_op.table[ks](ks, self, other, alpha)

def sub(input=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, out=None, **kwargs):
    """sub(input, other, *, alpha=1, out=None) -> Tensor

    Subtracts `other`, multiplied by `alpha`, from `input`, element by element.
        out[i] = input[i] - alpha * other[i]

    Args:
        input: Tensor of any shape and of any dtype but bool.
        other: Tensor or number. Its shape is broadcast against that of `input`. It must not be bool.
        alpha: Number that `other` is multiplied by. It must be an integer if the result is one.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        RuntimeError if one side is a bool tensor: `logical_xor` or `logical_not` is what is meant.
        RuntimeError if the shapes cannot be broadcast, or if `alpha` is a float and the result an integer.
    Note: `a - b` calls it. Unsigned integers wrap around below zero.
    Derivative: other: maybe_multiply(-grad, alpha)
                self: grad
    Journey: `sub_Tensor_op` (aten/ops/pointwise.py), `SubBackward0`, `sub_meta`, `sub_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.sub(tt.tensor([5, 6]), 2)
    tensor([3, 4])
    >>> tt.tensor([1], dtype=tt.uint8) - 2
    tensor([255], dtype=torch.uint8)
    """
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return sub_Tensor_op.table[ks](ks, input, other, alpha)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sub_out_op.table[ks](ks, input, other, alpha, out)
    return sub_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, out=out, **kwargs)


sub__Tensor_op = def_("aten::sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)")
sub__Scalar_op = def_("aten::sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)")
sub__parser = PythonArgParser("sub_", (sub__Tensor_op,), methods=(sub__Tensor_op,))

def sub__Tensor(self, other, alpha=1):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sub__Tensor_op.table[ks](ks, self, other, alpha)

def sub_(self=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        return sub__Tensor(self, other, alpha)
    return sub__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, **kwargs)


rsub_Tensor_op = def_("aten::rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")
rsub_Scalar_op = def_("aten::rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor")
rsub_parser = PythonArgParser("rsub", (rsub_Tensor_op, rsub_Scalar_op))

def rsub_Tensor(self, other, alpha=1):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return rsub_Tensor_op.table[ks](ks, self, other, alpha)

def rsub_Scalar(self, other, alpha=1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return rsub_Scalar_op.table[ks](ks, self, other, alpha)

def rsub(input=NOT_GIVEN, *args, **kwargs):
    """rsub(input, other, *, alpha=1) -> Tensor
    rsub(input, other, alpha=1) -> Tensor

    Subtracts `input`, multiplied by `alpha`, from `other`: `sub` with the sides exchanged.
        out[i] = other[i] - alpha * input[i]

    Args:
        input: Tensor of any shape and of any dtype but bool.
        other: Tensor or number. Its shape is broadcast against that of `input`. It must not be bool.
        alpha: Number that `input` is multiplied by. It must be an integer if the result is one.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises: RuntimeError if one side is a bool tensor, if `alpha` is a float and the result an integer, or if
        the shapes cannot be broadcast.
    Note: `1 - t` calls it, because a Python number does not know how to subtract a tensor.
    Derivative:
        rsub.Tensor, other: grad
        rsub.Tensor, self: maybe_multiply(-grad, alpha)
        rsub.Scalar, self: maybe_multiply(-grad, alpha)
    Journey: `rsub_Tensor_op` (aten/ops/pointwise.py), `RsubBackward0`, `rsub_Tensor`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.rsub(tt.tensor([1, 2]), 10)
    tensor([9, 8])
    """
    if not kwargs:
        if len(args) == 1:
            (other,) = args
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                try:
                    ks = input.meta_.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        ks = (ks | tls.included | state.observed) & tls.not_excluded
                    return rsub_Scalar_op.table[ks](ks, input, other, 1)
            try:
                ks = input.meta_.key_set | other.meta_.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return rsub_Tensor_op.table[ks](ks, input, other, 1)
        if len(args) == 2:
            other, alpha = args
            if (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
                try:
                    ks = input.meta_.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        ks = (ks | tls.included | state.observed) & tls.not_excluded
                    return rsub_Scalar_op.table[ks](ks, input, other, alpha)
    return rsub_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


mul_Tensor_op = def_("aten::mul.Tensor(Tensor self, Tensor other) -> Tensor")
mul_out_op = def_("aten::mul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
mul_Scalar_op = def_("aten::mul.Scalar(Tensor self, Scalar other) -> Tensor")
mul_parser = PythonArgParser("mul", (mul_Tensor_op, mul_out_op), methods=(mul_Tensor_op,))

def mul_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mul_Tensor_op.table[ks](ks, self, other)

def mul_out(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mul_out_op.table[ks](ks, self, other, out)

def mul_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mul_Scalar_op.table[ks](ks, self, other)

def mul(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """mul(input, other, *, out=None) -> Tensor

    Multiplies `input` by `other`, element by element.
        out[i] = input[i] * other[i]

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: `a * b` calls it. It is no matrix product: that is `matmul`, `a @ b`. Two bools give their logical
        and.
    Derivative: other: grad * self
                self: grad * other
    Journey: `mul_Tensor_op` (aten/ops/pointwise.py), `MulBackward0`, `mul_meta`, `mul_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.mul(tt.tensor([1., 2.]), 3)
    tensor([3., 6.])
    >>> tt.tensor([[1], [2]]) * tt.tensor([3, 4])
    tensor([[3, 4],
            [6, 8]])
    """
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return mul_Tensor_op.table[ks](ks, input, other)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mul_out_op.table[ks](ks, input, other, out)
    return mul_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


mul__Tensor_op = def_("aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
mul__Scalar_op = def_("aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
mul__parser = PythonArgParser("mul_", (mul__Tensor_op,), methods=(mul__Tensor_op,))

def mul__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mul__Tensor_op.table[ks](ks, self, other)

def mul__Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mul__Scalar_op.table[ks](ks, self, other)

def mul_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return mul__Tensor(self, other)
    return mul__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


div_Tensor_op = def_("aten::div.Tensor(Tensor self, Tensor other) -> Tensor")
div_out_op = def_("aten::div.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
div_Scalar_op = def_("aten::div.Scalar(Tensor self, Scalar other) -> Tensor")
div_Tensor_mode_op = def_("aten::div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor")
div_out_mode_op = def_("aten::div.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)")
div_Scalar_mode_op = def_("aten::div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor")
div_parser = PythonArgParser("div", (div_Tensor_op, div_out_op, div_Tensor_mode_op, div_out_mode_op, div_Scalar_mode_op), methods=(div_Tensor_op, div_Tensor_mode_op, div_Scalar_mode_op))

def div_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return div_Tensor_op.table[ks](ks, self, other)

def div_out(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return div_out_op.table[ks](ks, self, other, out)

def div_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return div_Scalar_op.table[ks](ks, self, other)

def div_Tensor_mode(self, other, rounding_mode):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return div_Tensor_mode_op.table[ks](ks, self, other, rounding_mode)

def div(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, rounding_mode=NOT_GIVEN, **kwargs):
    """div(input, other, *, rounding_mode=None, out=None) -> Tensor

    Divides `input` by `other`, element by element.
        out[i] = input[i] / other[i]

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        rounding_mode: None for the true quotient, 'trunc' for the quotient rounded towards zero, 'floor' for
            the one rounded down.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape. Without a rounding mode integers give the default float dtype;
        with one they stay integers.
    Raises:
        RuntimeError if integers are divided by zero with a rounding mode, if the mode is unknown, or if the
            shapes cannot be broadcast.
        NotImplementedError if bools are divided with a rounding mode.
    Note: `a / b` calls it. Floats divided by zero give an infinity, or NaN for 0 / 0; so do integers without
        a rounding mode.
    Derivative:
        div.Tensor, other: -grad * ((self / other) / other)
        div.Tensor, self: grad / other
        div.Tensor_mode, other: div_tensor_other_backward(grad, self, other, rounding_mode)
        div.Tensor_mode, self: div_tensor_self_backward(grad, other, self.scalar_type(), rounding_mode)
        div.Scalar_mode, self: div_tensor_self_backward(grad, other, self.scalar_type(), rounding_mode)
    Journey: `div_Tensor_op` (aten/ops/pointwise.py), `DivBackward0`, `div_meta`, `div_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.div(tt.tensor([7, -7]), 2)
    tensor([ 3.5000, -3.5000])
    >>> tt.div(tt.tensor([7, -7]), 2, rounding_mode='trunc')
    tensor([ 3, -3])
    >>> tt.div(tt.tensor([7, -7]), 2, rounding_mode='floor')
    tensor([ 3, -4])
    """
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs and rounding_mode is NOT_GIVEN:
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return div_Tensor_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and (rounding_mode is None or rounding_mode.__class__ is str):
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return div_Tensor_mode_op.table[ks](ks, input, other, rounding_mode)
    if not args and not kwargs and rounding_mode is NOT_GIVEN and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return div_out_op.table[ks](ks, input, other, out)
    return div_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, rounding_mode=rounding_mode, **kwargs)


div__Tensor_op = def_("aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
div__Scalar_op = def_("aten::div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
div__Tensor_mode_op = def_("aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)")
div__Scalar_mode_op = def_("aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)")
div__parser = PythonArgParser("div_", (div__Tensor_op, div__Tensor_mode_op, div__Scalar_mode_op), methods=(div__Tensor_op, div__Tensor_mode_op, div__Scalar_mode_op))

def div__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return div__Tensor_op.table[ks](ks, self, other)

def div__Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return div__Scalar_op.table[ks](ks, self, other)

def div__Tensor_mode(self, other, rounding_mode):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return div__Tensor_mode_op.table[ks](ks, self, other, rounding_mode)

def div_(self=NOT_GIVEN, other=NOT_GIVEN, *args, rounding_mode=NOT_GIVEN, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if not args and not kwargs and rounding_mode is NOT_GIVEN and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return div__Tensor(self, other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl) and (rounding_mode is None or rounding_mode.__class__ is str):
        return div__Tensor_mode(self, other, rounding_mode)
    return div__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), rounding_mode=rounding_mode, **kwargs)


pow_Tensor_Tensor_op = def_("aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor")
pow_Tensor_Tensor_out_op = def_("aten::pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)")
pow_Scalar_op = def_("aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor")
pow_Scalar_out_op = def_("aten::pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)")
pow_Tensor_Scalar_op = def_("aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor")
pow_Tensor_Scalar_out_op = def_("aten::pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)")
pow_parser = PythonArgParser("pow", (pow_Tensor_Tensor_op, pow_Tensor_Tensor_out_op, pow_Scalar_op, pow_Scalar_out_op, pow_Tensor_Scalar_op, pow_Tensor_Scalar_out_op), methods=(pow_Tensor_Tensor_op, pow_Tensor_Scalar_op))

def pow(input=NOT_GIVEN, exponent=NOT_GIVEN, *args, out=None, **kwargs):
    """pow(input, exponent, *, out=None) -> Tensor

    Raises `input` to the power `exponent`, element by element.
        out[i] = input[i] ** exponent[i]

    Args:
        input: Tensor or number: the base. At least one of base and exponent is a tensor.
        exponent: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        RuntimeError if an integer tensor is raised to a negative integer number, or if the shapes cannot be
            broadcast.
        NotImplementedError if both sides are bool tensors.
    Note: `a ** b` calls it. Negative exponents in an integer tensor are allowed, and give 0 unless the base
        is 1 or -1. A negative base with a fractional exponent gives NaN. Anything to the power 0 is 1, NaN
        too.
    Derivative:
        pow.Tensor_Tensor, exponent: pow_backward_exponent(grad, self, exponent, result)
        pow.Tensor_Tensor, self: pow_backward_self(grad, self, exponent)
        pow.Scalar, exponent: pow_backward_exponent(grad, self, exponent, result)
        pow.Tensor_Scalar, self: pow_backward(grad, self, exponent)
    Journey: `pow_Tensor_Tensor_op` (aten/ops/pointwise.py), `PowBackward1`, `pow_Tensor_Tensor_meta`,
        `pow_Tensor_Tensor_impl` (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.pow(tt.tensor([1., 2., 3.]), 2)
    tensor([1., 4., 9.])
    >>> tt.pow(2, tt.tensor([1, 2, 3]))
    tensor([2, 4, 8])
    >>> tt.pow(tt.tensor([2, -1]), tt.tensor([-1, -1]))
    tensor([ 0, -1])
    """
    if out is None and not args and not kwargs and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)):
        try:
            ks = exponent.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return pow_Scalar_op.table[ks](ks, input, exponent)
    if out is None and not args and not kwargs and (exponent.__class__ in NUMBERS and (exponent.__class__ is not int or -(2**62) < exponent < 2**62)):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return pow_Tensor_Scalar_op.table[ks](ks, input, exponent)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | exponent.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return pow_Tensor_Tensor_op.table[ks](ks, input, exponent)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(exponent, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | exponent.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return pow_Tensor_Tensor_out_op.table[ks](ks, input, exponent, out)
    if not args and not kwargs and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)) and isinstance(exponent, TensorImpl) and isinstance(out, TensorImpl):
        ks = exponent.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return pow_Scalar_out_op.table[ks](ks, input, exponent, out)
    if not args and not kwargs and isinstance(input, TensorImpl) and (exponent.__class__ in NUMBERS and (exponent.__class__ is not int or -(2**62) < exponent < 2**62)) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return pow_Tensor_Scalar_out_op.table[ks](ks, input, exponent, out)
    return pow_parser.call(*given(("input", "exponent"), (input, exponent), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


pow__Tensor_op = def_("aten::pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)")
pow__Scalar_op = def_("aten::pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)")
pow__parser = PythonArgParser("pow_", (pow__Tensor_op, pow__Scalar_op), methods=(pow__Tensor_op, pow__Scalar_op))

def pow__Tensor(self, exponent):
    ks = self.meta_.key_set | exponent.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return pow__Tensor_op.table[ks](ks, self, exponent)

def pow__Scalar(self, exponent):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return pow__Scalar_op.table[ks](ks, self, exponent)

def pow_(self=NOT_GIVEN, exponent=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (exponent.__class__ in NUMBERS and (exponent.__class__ is not int or -(2**62) < exponent < 2**62)):
        return pow__Scalar(self, exponent)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(exponent, TensorImpl):
        return pow__Tensor(self, exponent)
    return pow__parser.call(*given(("self", "exponent"), (self, exponent), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


maximum_op = def_("aten::maximum(Tensor self, Tensor other) -> Tensor")
maximum_out_op = def_("aten::maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
maximum_parser = PythonArgParser("maximum", (maximum_op, maximum_out_op), methods=(maximum_op,))

def maximum(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """maximum(input, other, *, out=None) -> Tensor

    The larger of `input` and `other`, element by element; NaN if one of them is NaN.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        RuntimeError if the shapes cannot be broadcast.
        TypeError if `other` is a number: `clamp_min` takes one.
    Note: Where both are equal each receives half of the gradient. `fmax` ignores NaN; `max` is the reduction.
    Derivative: other: where(self == other, grad / 2, grad).masked_fill_(self > other, 0)
                self: where(self == other, grad / 2, grad).masked_fill_(self < other, 0)
    Journey: `maximum_op` (aten/ops/pointwise.py), `MaximumBackward0`, `maximum_meta`, `maximum_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.maximum(tt.tensor([1., 5.]), tt.tensor([3., float('nan')]))
    tensor([3., nan])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return maximum_op.table[ks](ks, input, other)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return maximum_out_op.table[ks](ks, input, other, out)
    return maximum_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


minimum_op = def_("aten::minimum(Tensor self, Tensor other) -> Tensor")
minimum_out_op = def_("aten::minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
minimum_parser = PythonArgParser("minimum", (minimum_op, minimum_out_op), methods=(minimum_op,))

def minimum(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """minimum(input, other, *, out=None) -> Tensor

    The smaller of `input` and `other`, element by element; NaN if one of them is NaN.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        RuntimeError if the shapes cannot be broadcast.
        TypeError if `other` is a number: `clamp_max` takes one.
    Note: Where both are equal each receives half of the gradient. `fmin` ignores NaN; `min` is the reduction.
    Derivative: other: where(self == other, grad / 2, grad).masked_fill_(self < other, 0)
                self: where(self == other, grad / 2, grad).masked_fill_(self > other, 0)
    Journey: `minimum_op` (aten/ops/pointwise.py), `MinimumBackward0`, `minimum_meta`, `minimum_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.minimum(tt.tensor([1., 5.]), tt.tensor([3., float('nan')]))
    tensor([1., nan])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return minimum_op.table[ks](ks, input, other)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return minimum_out_op.table[ks](ks, input, other, out)
    return minimum_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


logical_and_op = def_("aten::logical_and(Tensor self, Tensor other) -> Tensor")
logical_and_out_op = def_("aten::logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
logical_and_parser = PythonArgParser("logical_and", (logical_and_op, logical_and_out_op), methods=(logical_and_op,))

def logical_and_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logical_and_op.table[ks](ks, self, other)

def logical_and(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """logical_and(input, other, *, out=None) -> Tensor

    Logical and, element by element: whether both are non-zero.

    Args:
        input: Tensor of any shape and dtype; every number but 0 counts as True, NaN too.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Returns: New bool tensor of the broadcast shape.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: `bitwise_and`, or `a & b`, does the same on bools but looks at single bits of integers.
    Derivative: none.
    Journey: `logical_and_op` (aten/ops/pointwise.py), `logical_and_meta`, `logical_and_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.logical_and(tt.tensor([0, 1, 2]), tt.tensor([4, 4, 0]))
    tensor([False,  True, False])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return logical_and_default(input, other)
    return logical_and_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


logical_and__op = def_("aten::logical_and_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
logical_and__parser = PythonArgParser("logical_and_", (logical_and__op,), methods=(logical_and__op,))

def logical_and_(*args, **kwargs):
    return logical_and__parser.call(*args, **kwargs)


logical_or_op = def_("aten::logical_or(Tensor self, Tensor other) -> Tensor")
logical_or_out_op = def_("aten::logical_or.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
logical_or_parser = PythonArgParser("logical_or", (logical_or_op, logical_or_out_op), methods=(logical_or_op,))

def logical_or_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logical_or_op.table[ks](ks, self, other)

def logical_or(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """logical_or(input, other, *, out=None) -> Tensor

    Logical or, element by element: whether at least one is non-zero.

    Args:
        input: Tensor of any shape and dtype; every number but 0 counts as True, NaN too.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Returns: New bool tensor of the broadcast shape.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: `bitwise_or`, or `a | b`, does the same on bools but looks at single bits of integers.
    Derivative: none.
    Journey: `logical_or_op` (aten/ops/pointwise.py), `logical_or_meta`, `logical_or_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.logical_or(tt.tensor([0, 0, 2]), tt.tensor([0, 4, 4]))
    tensor([False,  True,  True])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return logical_or_default(input, other)
    return logical_or_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


logical_or__op = def_("aten::logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
logical_or__parser = PythonArgParser("logical_or_", (logical_or__op,), methods=(logical_or__op,))

def logical_or__default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logical_or__op.table[ks](ks, self, other)

def logical_or_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return logical_or__default(self, other)
    return logical_or__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


logical_not_op = def_("aten::logical_not(Tensor self) -> Tensor")
logical_not_out_op = def_("aten::logical_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
logical_not_parser = PythonArgParser("logical_not", (logical_not_op, logical_not_out_op), methods=(logical_not_op,))

def logical_not_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logical_not_op.table[ks](ks, self)

def logical_not(input=NOT_GIVEN, *args, out=None, **kwargs):
    """logical_not(input, *, out=None) -> Tensor

    Logical not, element by element: whether the element is zero.

    Args:
        input: Tensor of any shape and dtype; every number but 0 counts as True, NaN too.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Returns: New bool tensor of `input`'s shape.
    Note: `~t` is `bitwise_not`, which does the same only on bools.
    Derivative: none.
    Journey: `logical_not_op` (aten/ops/pointwise.py), `logical_not_meta`, `logical_not_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.logical_not(tt.tensor([0., 1., float('nan')]))
    tensor([ True, False, False])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        return logical_not_default(input)
    return logical_not_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


logical_not__op = def_("aten::logical_not_(Tensor(a!) self) -> Tensor(a!)")
logical_not__parser = PythonArgParser("logical_not_", (logical_not__op,), methods=(logical_not__op,))

def logical_not_(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return logical_not__op.table[ks](ks, self)
    return logical_not__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


bitwise_and_Tensor_op = def_("aten::bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor")
bitwise_and_Tensor_out_op = def_("aten::bitwise_and.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
bitwise_and_Scalar_op = def_("aten::bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor")
bitwise_and_Scalar_out_op = def_("aten::bitwise_and.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
bitwise_and_Scalar_Tensor_op = def_("aten::bitwise_and.Scalar_Tensor(Scalar self, Tensor other) -> Tensor")
bitwise_and_parser = PythonArgParser("bitwise_and", (bitwise_and_Tensor_op, bitwise_and_Tensor_out_op, bitwise_and_Scalar_op, bitwise_and_Scalar_out_op, bitwise_and_Scalar_Tensor_op), methods=(bitwise_and_Tensor_op, bitwise_and_Scalar_op))

def bitwise_and_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_and_Tensor_op.table[ks](ks, self, other)

def bitwise_and_Tensor_out(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_and_Tensor_out_op.table[ks](ks, self, other, out)

def bitwise_and_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_and_Scalar_op.table[ks](ks, self, other)

def bitwise_and(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=NOT_GIVEN, **kwargs):
    """bitwise_and(input, other, *, out=None) -> Tensor

    Bitwise and of two integers, element by element; logical and of two bools.

    Args:
        input: Tensor of any shape, of integers or bools. It may be a number if `other` is a tensor.
        other: Tensor or number. Its shape is broadcast against that of `input`. Integers or bools.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        NotImplementedError if the promoted dtype is float.
        RuntimeError if the shapes cannot be broadcast.
    Note: `a & b` computes the same. In a condition it binds tighter than comparisons: write `(a > 0) & (a <
        9)`.
    Derivative: none.
    Journey: `bitwise_and_Tensor_op` (aten/ops/pointwise.py), `bitwise_and_meta`, `bitwise_and_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.bitwise_and(tt.tensor([12, 7]), 10)
    tensor([8, 2])
    >>> tt.bitwise_and(tt.tensor([True, True]), tt.tensor([True, False]))
    tensor([ True, False])
    """
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return bitwise_and_Scalar(input, other)
    if out is NOT_GIVEN and not args and not kwargs and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)) and isinstance(other, TensorImpl):
        ks = other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bitwise_and_Scalar_Tensor_op.table[ks](ks, input, other)
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return bitwise_and_Tensor(input, other)
    return bitwise_and_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


bitwise_and__Tensor_op = def_("aten::bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
bitwise_and__Scalar_op = def_("aten::bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
bitwise_and__parser = PythonArgParser("bitwise_and_", (bitwise_and__Tensor_op, bitwise_and__Scalar_op), methods=(bitwise_and__Tensor_op, bitwise_and__Scalar_op))

def bitwise_and__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_and__Tensor_op.table[ks](ks, self, other)

def bitwise_and__Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_and__Scalar_op.table[ks](ks, self, other)

def bitwise_and_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return bitwise_and__Scalar(self, other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return bitwise_and__Tensor(self, other)
    return bitwise_and__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


bitwise_or_Tensor_op = def_("aten::bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor")
bitwise_or_Tensor_out_op = def_("aten::bitwise_or.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
bitwise_or_Scalar_op = def_("aten::bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor")
bitwise_or_Scalar_out_op = def_("aten::bitwise_or.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
bitwise_or_Scalar_Tensor_op = def_("aten::bitwise_or.Scalar_Tensor(Scalar self, Tensor other) -> Tensor")
bitwise_or_parser = PythonArgParser("bitwise_or", (bitwise_or_Tensor_op, bitwise_or_Tensor_out_op, bitwise_or_Scalar_op, bitwise_or_Scalar_out_op, bitwise_or_Scalar_Tensor_op), methods=(bitwise_or_Tensor_op, bitwise_or_Scalar_op))

def bitwise_or_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_or_Tensor_op.table[ks](ks, self, other)

def bitwise_or_Tensor_out(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_or_Tensor_out_op.table[ks](ks, self, other, out)

def bitwise_or_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_or_Scalar_op.table[ks](ks, self, other)

def bitwise_or(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=NOT_GIVEN, **kwargs):
    """bitwise_or(input, other, *, out=None) -> Tensor

    Bitwise or of two integers, element by element; logical or of two bools.

    Args:
        input: Tensor of any shape, of integers or bools. It may be a number if `other` is a tensor.
        other: Tensor or number. Its shape is broadcast against that of `input`. Integers or bools.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        NotImplementedError if the promoted dtype is float.
        RuntimeError if the shapes cannot be broadcast.
    Note: `a | b` computes the same.
    Derivative: none.
    Journey: `bitwise_or_Tensor_op` (aten/ops/pointwise.py), `bitwise_or_meta`, `bitwise_or_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.bitwise_or(tt.tensor([12, 7]), 10)
    tensor([14, 15])
    """
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return bitwise_or_Scalar(input, other)
    if out is NOT_GIVEN and not args and not kwargs and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)) and isinstance(other, TensorImpl):
        ks = other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bitwise_or_Scalar_Tensor_op.table[ks](ks, input, other)
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return bitwise_or_Tensor(input, other)
    return bitwise_or_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


bitwise_or__Tensor_op = def_("aten::bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
bitwise_or__Scalar_op = def_("aten::bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
bitwise_or__parser = PythonArgParser("bitwise_or_", (bitwise_or__Tensor_op, bitwise_or__Scalar_op), methods=(bitwise_or__Tensor_op, bitwise_or__Scalar_op))

def bitwise_or__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_or__Tensor_op.table[ks](ks, self, other)

def bitwise_or__Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_or__Scalar_op.table[ks](ks, self, other)

def bitwise_or_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return bitwise_or__Scalar(self, other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return bitwise_or__Tensor(self, other)
    return bitwise_or__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


bitwise_xor_Tensor_op = def_("aten::bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor")
bitwise_xor_Tensor_out_op = def_("aten::bitwise_xor.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
bitwise_xor_Scalar_op = def_("aten::bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor")
bitwise_xor_Scalar_out_op = def_("aten::bitwise_xor.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
bitwise_xor_Scalar_Tensor_op = def_("aten::bitwise_xor.Scalar_Tensor(Scalar self, Tensor other) -> Tensor")
bitwise_xor_parser = PythonArgParser("bitwise_xor", (bitwise_xor_Tensor_op, bitwise_xor_Tensor_out_op, bitwise_xor_Scalar_op, bitwise_xor_Scalar_out_op, bitwise_xor_Scalar_Tensor_op), methods=(bitwise_xor_Tensor_op, bitwise_xor_Scalar_op))

def bitwise_xor_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_xor_Tensor_op.table[ks](ks, self, other)

def bitwise_xor_Tensor_out(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_xor_Tensor_out_op.table[ks](ks, self, other, out)

def bitwise_xor_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_xor_Scalar_op.table[ks](ks, self, other)

def bitwise_xor(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=NOT_GIVEN, **kwargs):
    """bitwise_xor(input, other, *, out=None) -> Tensor

    Bitwise exclusive or of two integers, element by element; logical exclusive or of two bools.

    Args:
        input: Tensor of any shape, of integers or bools. It may be a number if `other` is a tensor.
        other: Tensor or number. Its shape is broadcast against that of `input`. Integers or bools.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        NotImplementedError if the promoted dtype is float.
        RuntimeError if the shapes cannot be broadcast.
    Note: `a ^ b` computes the same; it is no power.
    Derivative: none.
    Journey: `bitwise_xor_Tensor_op` (aten/ops/pointwise.py), `bitwise_xor_meta`, `bitwise_xor_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.bitwise_xor(tt.tensor([12, 7]), 10)
    tensor([ 6, 13])
    """
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return bitwise_xor_Scalar(input, other)
    if out is NOT_GIVEN and not args and not kwargs and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)) and isinstance(other, TensorImpl):
        ks = other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bitwise_xor_Scalar_Tensor_op.table[ks](ks, input, other)
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return bitwise_xor_Tensor(input, other)
    return bitwise_xor_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


bitwise_xor__Tensor_op = def_("aten::bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
bitwise_xor__Scalar_op = def_("aten::bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
bitwise_xor__parser = PythonArgParser("bitwise_xor_", (bitwise_xor__Tensor_op, bitwise_xor__Scalar_op), methods=(bitwise_xor__Tensor_op, bitwise_xor__Scalar_op))

def bitwise_xor__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_xor__Tensor_op.table[ks](ks, self, other)

def bitwise_xor__Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_xor__Scalar_op.table[ks](ks, self, other)

def bitwise_xor_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return bitwise_xor__Scalar(self, other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return bitwise_xor__Tensor(self, other)
    return bitwise_xor__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


bitwise_not_op = def_("aten::bitwise_not(Tensor self) -> Tensor")
bitwise_not_out_op = def_("aten::bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
bitwise_not_parser = PythonArgParser("bitwise_not", (bitwise_not_op, bitwise_not_out_op), methods=(bitwise_not_op,))

def bitwise_not_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_not_op.table[ks](ks, self)

def bitwise_not(input=NOT_GIVEN, *args, out=None, **kwargs):
    """bitwise_not(input, *, out=None) -> Tensor

    Flips every bit of each integer; logical not of bools.
        for signed integers: out[i] = -input[i] - 1

    Args:
        input: Tensor of any shape, of integers or bools.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and dtype.
    Raises: NotImplementedError if `input` is float.
    Note: `~t` calls it. On a mask of integers instead of bools it is a trap: ~1 is -2, which is not zero.
    Derivative: none.
    Journey: `bitwise_not_op` (aten/ops/pointwise.py), `bitwise_not_meta`, `bitwise_not_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.bitwise_not(tt.tensor([True, False]))
    tensor([False,  True])
    >>> tt.bitwise_not(tt.tensor([0, 5]))
    tensor([-1, -6])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        return bitwise_not_default(input)
    return bitwise_not_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


bitwise_not__op = def_("aten::bitwise_not_(Tensor(a!) self) -> Tensor(a!)")
bitwise_not__parser = PythonArgParser("bitwise_not_", (bitwise_not__op,), methods=(bitwise_not__op,))

def bitwise_not_(*args, **kwargs):
    return bitwise_not__parser.call(*args, **kwargs)


eq_Scalar_op = def_("aten::eq.Scalar(Tensor self, Scalar other) -> Tensor")
eq_Scalar_out_op = def_("aten::eq.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
eq_Tensor_op = def_("aten::eq.Tensor(Tensor self, Tensor other) -> Tensor")
eq_Tensor_out_op = def_("aten::eq.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
eq_parser = PythonArgParser("eq", (eq_Scalar_op, eq_Scalar_out_op, eq_Tensor_op, eq_Tensor_out_op), methods=(eq_Scalar_op, eq_Tensor_op))

def eq_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return eq_Scalar_op.table[ks](ks, self, other)

def eq_Scalar_out(self, other, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return eq_Scalar_out_op.table[ks](ks, self, other, out)

def eq_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return eq_Tensor_op.table[ks](ks, self, other)

def eq(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """eq(input, other, *, out=None) -> Tensor

    Tells where `input` and `other` are equal, element by element.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Returns: New bool tensor of the broadcast shape.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: `a == b` calls it. Different dtypes are compared in the promoted one. NaN equals nothing, not even
        itself. `equal` gives one answer for two whole tensors.
    Derivative: none, the result is not differentiable.
    Journey: `eq_Scalar_op` (aten/ops/pointwise.py), `eq_Scalar_meta`, `eq_Scalar_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.eq(tt.tensor([1, 2, 3]), tt.tensor([1, 0, 3]))
    tensor([ True, False,  True])
    >>> tt.tensor([float('nan')]) == float('nan')
    tensor([False])
    """
    if out is None and not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return eq_Scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return eq_Tensor_op.table[ks](ks, input, other)
    if not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return eq_Scalar_out_op.table[ks](ks, input, other, out)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return eq_Tensor_out_op.table[ks](ks, input, other, out)
    return eq_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


eq__Scalar_op = def_("aten::eq_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
eq__Tensor_op = def_("aten::eq_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
eq__parser = PythonArgParser("eq_", (eq__Scalar_op, eq__Tensor_op), methods=(eq__Scalar_op, eq__Tensor_op))

def eq_(*args, **kwargs):
    return eq__parser.call(*args, **kwargs)


ne_Scalar_op = def_("aten::ne.Scalar(Tensor self, Scalar other) -> Tensor")
ne_Scalar_out_op = def_("aten::ne.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
ne_Tensor_op = def_("aten::ne.Tensor(Tensor self, Tensor other) -> Tensor")
ne_Tensor_out_op = def_("aten::ne.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
ne_parser = PythonArgParser("ne", (ne_Scalar_op, ne_Scalar_out_op, ne_Tensor_op, ne_Tensor_out_op), methods=(ne_Scalar_op, ne_Tensor_op))

def ne_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ne_Scalar_op.table[ks](ks, self, other)

def ne_Scalar_out(self, other, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ne_Scalar_out_op.table[ks](ks, self, other, out)

def ne_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ne_Tensor_op.table[ks](ks, self, other)

def ne(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """ne(input, other, *, out=None) -> Tensor

    Tells where `input` and `other` differ, element by element.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Returns: New bool tensor of the broadcast shape.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: `a != b` calls it. NaN differs from everything, from itself too.
    Derivative: none, the result is not differentiable.
    Journey: `ne_Scalar_op` (aten/ops/pointwise.py), `ne_Scalar_meta`, `ne_Scalar_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.ne(tt.tensor([1, 2, 3]), 2)
    tensor([ True, False,  True])
    """
    if out is None and not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return ne_Scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return ne_Tensor_op.table[ks](ks, input, other)
    if not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ne_Scalar_out_op.table[ks](ks, input, other, out)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ne_Tensor_out_op.table[ks](ks, input, other, out)
    return ne_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


ne__Scalar_op = def_("aten::ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
ne__Tensor_op = def_("aten::ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
ne__parser = PythonArgParser("ne_", (ne__Scalar_op, ne__Tensor_op), methods=(ne__Scalar_op, ne__Tensor_op))

def ne__Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ne__Scalar_op.table[ks](ks, self, other)

def ne__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ne__Tensor_op.table[ks](ks, self, other)

def ne_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return ne__Scalar(self, other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return ne__Tensor(self, other)
    return ne__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


lt_Scalar_op = def_("aten::lt.Scalar(Tensor self, Scalar other) -> Tensor")
lt_Scalar_out_op = def_("aten::lt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
lt_Tensor_op = def_("aten::lt.Tensor(Tensor self, Tensor other) -> Tensor")
lt_Tensor_out_op = def_("aten::lt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
lt_parser = PythonArgParser("lt", (lt_Scalar_op, lt_Scalar_out_op, lt_Tensor_op, lt_Tensor_out_op), methods=(lt_Scalar_op, lt_Tensor_op))

def lt_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lt_Scalar_op.table[ks](ks, self, other)

def lt_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lt_Tensor_op.table[ks](ks, self, other)

def lt(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """lt(input, other, *, out=None) -> Tensor

    Tells where `input` is less than `other`, element by element.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Returns: New bool tensor of the broadcast shape.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: `a < b` calls it. A comparison with NaN is False.
    Derivative: none, the result is not differentiable.
    Journey: `lt_Scalar_op` (aten/ops/pointwise.py), `lt_Scalar_meta`, `lt_Scalar_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.lt(tt.tensor([1, 2, 3]), 2)
    tensor([ True, False, False])
    """
    if out is None and not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return lt_Scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return lt_Tensor_op.table[ks](ks, input, other)
    if not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return lt_Scalar_out_op.table[ks](ks, input, other, out)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return lt_Tensor_out_op.table[ks](ks, input, other, out)
    return lt_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


lt__Scalar_op = def_("aten::lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
lt__Tensor_op = def_("aten::lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
lt__parser = PythonArgParser("lt_", (lt__Scalar_op, lt__Tensor_op), methods=(lt__Scalar_op, lt__Tensor_op))

def lt__Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lt__Scalar_op.table[ks](ks, self, other)

def lt__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lt__Tensor_op.table[ks](ks, self, other)

def lt_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return lt__Scalar(self, other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return lt__Tensor(self, other)
    return lt__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


le_Scalar_op = def_("aten::le.Scalar(Tensor self, Scalar other) -> Tensor")
le_Scalar_out_op = def_("aten::le.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
le_Tensor_op = def_("aten::le.Tensor(Tensor self, Tensor other) -> Tensor")
le_Tensor_out_op = def_("aten::le.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
le_parser = PythonArgParser("le", (le_Scalar_op, le_Scalar_out_op, le_Tensor_op, le_Tensor_out_op), methods=(le_Scalar_op, le_Tensor_op))

def le_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return le_Scalar_op.table[ks](ks, self, other)

def le_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return le_Tensor_op.table[ks](ks, self, other)

def le(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """le(input, other, *, out=None) -> Tensor

    Tells where `input` is less than or equal to `other`, element by element.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Returns: New bool tensor of the broadcast shape.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: `a <= b` calls it. A comparison with NaN is False.
    Derivative: none, the result is not differentiable.
    Journey: `le_Scalar_op` (aten/ops/pointwise.py), `le_Scalar_meta`, `le_Scalar_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.le(tt.tensor([1, 2, 3]), 2)
    tensor([ True,  True, False])
    """
    if out is None and not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return le_Scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return le_Tensor_op.table[ks](ks, input, other)
    if not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return le_Scalar_out_op.table[ks](ks, input, other, out)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return le_Tensor_out_op.table[ks](ks, input, other, out)
    return le_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


le__Scalar_op = def_("aten::le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
le__Tensor_op = def_("aten::le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
le__parser = PythonArgParser("le_", (le__Scalar_op, le__Tensor_op), methods=(le__Scalar_op, le__Tensor_op))

def le__Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return le__Scalar_op.table[ks](ks, self, other)

def le__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return le__Tensor_op.table[ks](ks, self, other)

def le_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return le__Scalar(self, other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return le__Tensor(self, other)
    return le__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


gt_Scalar_op = def_("aten::gt.Scalar(Tensor self, Scalar other) -> Tensor")
gt_Scalar_out_op = def_("aten::gt.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
gt_Tensor_op = def_("aten::gt.Tensor(Tensor self, Tensor other) -> Tensor")
gt_Tensor_out_op = def_("aten::gt.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
gt_parser = PythonArgParser("gt", (gt_Scalar_op, gt_Scalar_out_op, gt_Tensor_op, gt_Tensor_out_op), methods=(gt_Scalar_op, gt_Tensor_op))

def gt_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return gt_Scalar_op.table[ks](ks, self, other)

def gt_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return gt_Tensor_op.table[ks](ks, self, other)

def gt(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """gt(input, other, *, out=None) -> Tensor

    Tells where `input` is greater than `other`, element by element.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Returns: New bool tensor of the broadcast shape.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: `a > b` calls it. A comparison with NaN is False.
    Derivative: none, the result is not differentiable.
    Journey: `gt_Scalar_op` (aten/ops/pointwise.py), `gt_Scalar_meta`, `gt_Scalar_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.gt(tt.tensor([1, 2, 3]), 2)
    tensor([False, False,  True])
    """
    if out is None and not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return gt_Scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return gt_Tensor_op.table[ks](ks, input, other)
    if not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return gt_Scalar_out_op.table[ks](ks, input, other, out)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return gt_Tensor_out_op.table[ks](ks, input, other, out)
    return gt_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


gt__Scalar_op = def_("aten::gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
gt__Tensor_op = def_("aten::gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
gt__parser = PythonArgParser("gt_", (gt__Scalar_op, gt__Tensor_op), methods=(gt__Scalar_op, gt__Tensor_op))

def gt__Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return gt__Scalar_op.table[ks](ks, self, other)

def gt__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return gt__Tensor_op.table[ks](ks, self, other)

def gt_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return gt__Scalar(self, other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return gt__Tensor(self, other)
    return gt__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


ge_Scalar_op = def_("aten::ge.Scalar(Tensor self, Scalar other) -> Tensor")
ge_Scalar_out_op = def_("aten::ge.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
ge_Tensor_op = def_("aten::ge.Tensor(Tensor self, Tensor other) -> Tensor")
ge_Tensor_out_op = def_("aten::ge.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
ge_parser = PythonArgParser("ge", (ge_Scalar_op, ge_Scalar_out_op, ge_Tensor_op, ge_Tensor_out_op), methods=(ge_Scalar_op, ge_Tensor_op))

def ge_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ge_Scalar_op.table[ks](ks, self, other)

def ge_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ge_Tensor_op.table[ks](ks, self, other)

def ge(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """ge(input, other, *, out=None) -> Tensor

    Tells where `input` is greater than or equal to `other`, element by element.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Returns: New bool tensor of the broadcast shape.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: `a >= b` calls it. A comparison with NaN is False, so `a >= b` is not the opposite of `a < b`.
    Derivative: none, the result is not differentiable.
    Journey: `ge_Scalar_op` (aten/ops/pointwise.py), `ge_Scalar_meta`, `ge_Scalar_impl`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.ge(tt.tensor([1, 2, 3]), 2)
    tensor([False,  True,  True])
    """
    if out is None and not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return ge_Scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return ge_Tensor_op.table[ks](ks, input, other)
    if not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ge_Scalar_out_op.table[ks](ks, input, other, out)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ge_Tensor_out_op.table[ks](ks, input, other, out)
    return ge_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


ge__Scalar_op = def_("aten::ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
ge__Tensor_op = def_("aten::ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
ge__parser = PythonArgParser("ge_", (ge__Scalar_op, ge__Tensor_op), methods=(ge__Scalar_op, ge__Tensor_op))

def ge__Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ge__Scalar_op.table[ks](ks, self, other)

def ge__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ge__Tensor_op.table[ks](ks, self, other)

def ge_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return ge__Scalar(self, other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return ge__Tensor(self, other)
    return ge__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


neg_op = def_("aten::neg(Tensor self) -> Tensor")
neg_out_op = def_("aten::neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
neg_parser = PythonArgParser("neg", (neg_op, neg_out_op), methods=(neg_op,))

def neg_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return neg_op.table[ks](ks, self)

def neg_out(self, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return neg_out_op.table[ks](ks, self, out)

def neg(input=NOT_GIVEN, *args, out=None, **kwargs):
    """neg(input, *, out=None) -> Tensor

    Changes the sign of each element.
        out[i] = -input[i]

    Args:
        input: Tensor of any shape and of any dtype but bool.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and dtype.
    Raises: RuntimeError if `input` is bool: `logical_not`, or `~`, is what is meant.
    Note: `-t` calls it. 0. becomes -0. Unsigned integers wrap around: of uint8, 1 becomes 255.
    Derivative: self: grad.neg()
    Journey: `neg_op` (aten/ops/pointwise.py), `NegBackward0`, `neg_meta`, `neg_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.neg(tt.tensor([1, 0, -2]))
    tensor([-1,  0,  2])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return neg_op.table[ks](ks, input)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return neg_out_op.table[ks](ks, input, out)
    return neg_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


neg__op = def_("aten::neg_(Tensor(a!) self) -> Tensor(a!)")
neg__parser = PythonArgParser("neg_", (neg__op,), methods=(neg__op,))

def neg_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return neg__op.table[ks](ks, input)
    return neg__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


abs_op = def_("aten::abs(Tensor self) -> Tensor")
abs_out_op = def_("aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
abs_parser = PythonArgParser("abs", (abs_op, abs_out_op), methods=(abs_op,))

def abs_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return abs_op.table[ks](ks, self)

def abs(input=NOT_GIVEN, *args, out=None, **kwargs):
    """abs(input, *, out=None) -> Tensor

    Absolute value of each element.
        out[i] = |input[i]|

    Args:
        input: Tensor of any shape and of any dtype but bool.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and dtype.
    Raises: NotImplementedError if `input` is bool.
    Note: The gradient at 0 is 0. The smallest integer of a dtype has no positive partner and stays as it is:
        of int8, -128 gives -128.
    Derivative: self: grad * self.sgn()
    Journey: `abs_op` (aten/ops/pointwise.py), `AbsBackward0`, `abs_meta`, `abs_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.abs(tt.tensor([-2., 0., 3.]))
    tensor([2., 0., 3.])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return abs_op.table[ks](ks, input)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return abs_out_op.table[ks](ks, input, out)
    return abs_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


abs__op = def_("aten::abs_(Tensor(a!) self) -> Tensor(a!)")
abs__parser = PythonArgParser("abs_", (abs__op,), methods=(abs__op,))

def abs_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return abs__op.table[ks](ks, input)
    return abs__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


sign_op = def_("aten::sign(Tensor self) -> Tensor")
sign_out_op = def_("aten::sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
sign_parser = PythonArgParser("sign", (sign_op, sign_out_op), methods=(sign_op,))

def sign(input=NOT_GIVEN, *args, out=None, **kwargs):
    """sign(input, *, out=None) -> Tensor

    Sign of each element: -1, 0 or 1.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and dtype.
    Note: NaN and both zeros give 0. The gradient is 0 everywhere.
    Derivative: self: zeros_like(grad)
    Journey: `sign_op` (aten/ops/pointwise.py), `SignBackward0`, `sign_meta`, `sign_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.sign(tt.tensor([-2.5, 0., 3.]))
    tensor([-1.,  0.,  1.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sign_op.table[ks](ks, input)
    return sign_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sign__op = def_("aten::sign_(Tensor(a!) self) -> Tensor(a!)")
sign__parser = PythonArgParser("sign_", (sign__op,), methods=(sign__op,))

def sign_(*args, **kwargs):
    return sign__parser.call(*args, **kwargs)


reciprocal_op = def_("aten::reciprocal(Tensor self) -> Tensor")
reciprocal_out_op = def_("aten::reciprocal.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
reciprocal_parser = PythonArgParser("reciprocal", (reciprocal_op, reciprocal_out_op), methods=(reciprocal_op,))

def reciprocal(input=NOT_GIVEN, *args, out=None, **kwargs):
    """reciprocal(input, *, out=None) -> Tensor

    One divided by each element.
        out[i] = 1 / input[i]

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: 0. gives inf, and -0. gives -inf.
    Derivative: self: -grad * (result * result)
    Journey: `reciprocal_op` (aten/ops/pointwise.py), `ReciprocalBackward0`, `reciprocal_meta`,
        `reciprocal_impl` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.reciprocal(tt.tensor([2, 4]))
    tensor([0.5000, 0.2500])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return reciprocal_op.table[ks](ks, input)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return reciprocal_out_op.table[ks](ks, input, out)
    return reciprocal_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


reciprocal__op = def_("aten::reciprocal_(Tensor(a!) self) -> Tensor(a!)")
reciprocal__parser = PythonArgParser("reciprocal_", (reciprocal__op,), methods=(reciprocal__op,))

def reciprocal_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return reciprocal__op.table[ks](ks, input)
    return reciprocal__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


square_op = def_("aten::square(Tensor self) -> Tensor")
square_out_op = def_("aten::square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
square_parser = PythonArgParser("square", (square_op, square_out_op), methods=(square_op,))

def square(input=NOT_GIVEN, *args, out=None, **kwargs):
    """square(input, *, out=None) -> Tensor

    Multiplies each element by itself.
        out[i] = input[i] ** 2

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and dtype; bools give int64.
    Note: Integers stay integers and wrap around at the end of their dtype.
    Derivative: those of the operators that it calls.
    Journey: `square_op` (aten/ops/pointwise.py), `square` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.square(tt.tensor([-3., 2.]))
    tensor([9., 4.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return square_op.table[ks](ks, input)
    return square_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


square__op = def_("aten::square_(Tensor(a!) self) -> Tensor(a!)")
square__parser = PythonArgParser("square_", (square__op,), methods=(square__op,))

def square_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return square__op.table[ks](ks, input)
    return square__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


sqrt_op = def_("aten::sqrt(Tensor self) -> Tensor")
sqrt_out_op = def_("aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
sqrt_parser = PythonArgParser("sqrt", (sqrt_op, sqrt_out_op), methods=(sqrt_op,))

def sqrt(input=NOT_GIVEN, *args, out=None, **kwargs):
    """sqrt(input, *, out=None) -> Tensor

    Square root of each element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: Negative numbers give NaN. The gradient at 0 is infinite.
    Derivative: self: grad / (2 * result)
    Journey: `sqrt_op` (aten/ops/pointwise.py), `SqrtBackward0`, `sqrt_meta`, `sqrt_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.sqrt(tt.tensor([4, 9]))
    tensor([2., 3.])
    >>> tt.sqrt(tt.tensor([-1.]))
    tensor([nan])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return sqrt_op.table[ks](ks, input)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sqrt_out_op.table[ks](ks, input, out)
    return sqrt_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sqrt__op = def_("aten::sqrt_(Tensor(a!) self) -> Tensor(a!)")
sqrt__parser = PythonArgParser("sqrt_", (sqrt__op,), methods=(sqrt__op,))

def sqrt__default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sqrt__op.table[ks](ks, self)

def sqrt_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        return sqrt__default(input)
    return sqrt__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


rsqrt_op = def_("aten::rsqrt(Tensor self) -> Tensor")
rsqrt_out_op = def_("aten::rsqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
rsqrt_parser = PythonArgParser("rsqrt", (rsqrt_op, rsqrt_out_op), methods=(rsqrt_op,))

def rsqrt(input=NOT_GIVEN, *args, out=None, **kwargs):
    """rsqrt(input, *, out=None) -> Tensor

    One divided by the square root of each element.
        out[i] = 1 / sqrt(input[i])

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: 0 gives inf, negative numbers give NaN. Normalization layers divide by a standard deviation with it.
    Derivative: self: -0.5 * grad * result.pow(3)
    Journey: `rsqrt_op` (aten/ops/pointwise.py), `RsqrtBackward0`, `rsqrt_meta`, `rsqrt_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.rsqrt(tt.tensor([4., 16., 0.]))
    tensor([0.5000, 0.2500,    inf])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return rsqrt_op.table[ks](ks, input)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rsqrt_out_op.table[ks](ks, input, out)
    return rsqrt_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


rsqrt__op = def_("aten::rsqrt_(Tensor(a!) self) -> Tensor(a!)")
rsqrt__parser = PythonArgParser("rsqrt_", (rsqrt__op,), methods=(rsqrt__op,))

def rsqrt_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rsqrt__op.table[ks](ks, input)
    return rsqrt__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


exp_op = def_("aten::exp(Tensor self) -> Tensor")
exp_out_op = def_("aten::exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
exp_parser = PythonArgParser("exp", (exp_op, exp_out_op), methods=(exp_op,))

def exp_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return exp_op.table[ks](ks, self)

def exp(input=NOT_GIVEN, *args, out=None, **kwargs):
    """exp(input, *, out=None) -> Tensor

    The number e to the power of each element.
        out[i] = e ** input[i]

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: Overflow gives inf: in float32 from about 88.7, in float16 from about 11.1. The backward pass reuses
        the result.
    Derivative: self: grad * result
    Journey: `exp_op` (aten/ops/pointwise.py), `ExpBackward0`, `exp_meta`, `exp_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.exp(tt.tensor([0., 1., 100.]))
    tensor([1.0000, 2.7183,    inf])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return exp_op.table[ks](ks, input)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return exp_out_op.table[ks](ks, input, out)
    return exp_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


exp__op = def_("aten::exp_(Tensor(a!) self) -> Tensor(a!)")
exp__parser = PythonArgParser("exp_", (exp__op,), methods=(exp__op,))

def exp__default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return exp__op.table[ks](ks, self)

def exp_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        return exp__default(input)
    return exp__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


log_op = def_("aten::log(Tensor self) -> Tensor")
log_out_op = def_("aten::log.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
log_parser = PythonArgParser("log", (log_op, log_out_op), methods=(log_op,))

def log_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return log_op.table[ks](ks, self)

def log(input=NOT_GIVEN, *args, out=None, **kwargs):
    """log(input, *, out=None) -> Tensor

    Natural logarithm of each element.
        out[i] = ln(input[i])

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: 0 gives -inf, negative numbers give NaN.
    Derivative: self: grad.div(self)
    Journey: `log_op` (aten/ops/pointwise.py), `LogBackward0`, `log_meta`, `log_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.log(tt.tensor([1., 0., -1.]))
    tensor([0., -inf, nan])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return log_op.table[ks](ks, input)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log_out_op.table[ks](ks, input, out)
    return log_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


log__op = def_("aten::log_(Tensor(a!) self) -> Tensor(a!)")
log__parser = PythonArgParser("log_", (log__op,), methods=(log__op,))

def log_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log__op.table[ks](ks, input)
    return log__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


sin_op = def_("aten::sin(Tensor self) -> Tensor")
sin_out_op = def_("aten::sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
sin_parser = PythonArgParser("sin", (sin_op, sin_out_op), methods=(sin_op,))

def sin(input=NOT_GIVEN, *args, out=None, **kwargs):
    """sin(input, *, out=None) -> Tensor

    Sine of each element, an angle in radians.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: Infinities give NaN.
    Derivative: self: grad * self.cos()
    Journey: `sin_op` (aten/ops/pointwise.py), `SinBackward0`, `sin_meta`, `sin_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.sin(tt.tensor([0., 1.5707963]))
    tensor([0., 1.])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return sin_op.table[ks](ks, input)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sin_out_op.table[ks](ks, input, out)
    return sin_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sin__op = def_("aten::sin_(Tensor(a!) self) -> Tensor(a!)")
sin__parser = PythonArgParser("sin_", (sin__op,), methods=(sin__op,))

def sin_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sin__op.table[ks](ks, input)
    return sin__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


cos_op = def_("aten::cos(Tensor self) -> Tensor")
cos_out_op = def_("aten::cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
cos_parser = PythonArgParser("cos", (cos_op, cos_out_op), methods=(cos_op,))

def cos(input=NOT_GIVEN, *args, out=None, **kwargs):
    """cos(input, *, out=None) -> Tensor

    Cosine of each element, an angle in radians.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: Infinities give NaN.
    Derivative: self: grad * -self.sin()
    Journey: `cos_op` (aten/ops/pointwise.py), `CosBackward0`, `cos_meta`, `cos_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.cos(tt.tensor([0., 3.1415927]))
    tensor([ 1., -1.])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return cos_op.table[ks](ks, input)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cos_out_op.table[ks](ks, input, out)
    return cos_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


cos__op = def_("aten::cos_(Tensor(a!) self) -> Tensor(a!)")
cos__parser = PythonArgParser("cos_", (cos__op,), methods=(cos__op,))

def cos_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cos__op.table[ks](ks, input)
    return cos__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


tanh_op = def_("aten::tanh(Tensor self) -> Tensor")
tanh_out_op = def_("aten::tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
tanh_parser = PythonArgParser("tanh", (tanh_op, tanh_out_op), methods=(tanh_op,))

def tanh(input=NOT_GIVEN, *args, out=None, **kwargs):
    """tanh(input, *, out=None) -> Tensor

    Hyperbolic tangent of each element, between -1 and 1.
        out[i] = (e**input[i] - e**-input[i]) / (e**input[i] + e**-input[i])

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: Far from 0 it rounds to -1 and 1, where the gradient is 0. The backward pass reuses the result.
    Derivative: self: tanh_backward(grad, result)
    Journey: `tanh_op` (aten/ops/pointwise.py), `TanhBackward0`, `tanh_meta`, `tanh_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.tanh(tt.tensor([-100., 0., 1.]))
    tensor([-1.0000,  0.0000,  0.7616])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tanh_op.table[ks](ks, input)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tanh_out_op.table[ks](ks, input, out)
    return tanh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


tanh__op = def_("aten::tanh_(Tensor(a!) self) -> Tensor(a!)")
tanh__parser = PythonArgParser("tanh_", (tanh__op,), methods=(tanh__op,))

def tanh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tanh__op.table[ks](ks, input)
    return tanh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


sigmoid_op = def_("aten::sigmoid(Tensor self) -> Tensor")
sigmoid_out_op = def_("aten::sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
sigmoid_parser = PythonArgParser("sigmoid", (sigmoid_op, sigmoid_out_op), methods=(sigmoid_op,))

def sigmoid_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sigmoid_op.table[ks](ks, self)

def sigmoid_out(self, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sigmoid_out_op.table[ks](ks, self, out)

def sigmoid(input=NOT_GIVEN, *args, out=None, **kwargs):
    """sigmoid(input, *, out=None) -> Tensor

    Logistic function: maps each element into the range from 0 to 1.
        out[i] = 1 / (1 + e**-input[i])

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: Its inverse is `logit`. The backward pass reuses the result.
    Derivative: self: sigmoid_backward(grad, result)
    Journey: `sigmoid_op` (aten/ops/pointwise.py), `SigmoidBackward0`, `sigmoid_meta`, `sigmoid_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.sigmoid(tt.tensor([0., 2., float('inf')]))
    tensor([0.5000, 0.8808, 1.0000])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return sigmoid_op.table[ks](ks, input)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sigmoid_out_op.table[ks](ks, input, out)
    return sigmoid_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sigmoid__op = def_("aten::sigmoid_(Tensor(a!) self) -> Tensor(a!)")
sigmoid__parser = PythonArgParser("sigmoid_", (sigmoid__op,), methods=(sigmoid__op,))

def sigmoid_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sigmoid__op.table[ks](ks, input)
    return sigmoid__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


relu_op = def_("aten::relu(Tensor self) -> Tensor")
relu_parser = PythonArgParser("relu", (relu_op,), methods=(relu_op,))

def relu(input=NOT_GIVEN, *args, **kwargs):
    """relu(input) -> Tensor

    Replaces negative elements by zero.
        out[i] = maximum(input[i], 0)

    Args:
        input: Tensor of any shape and of any dtype but bool.
    Returns: New tensor of `input`'s shape and dtype.
    Raises: RuntimeError if `input` is bool.
    Note: NaN stays NaN. The gradient at 0 is 0.
    Derivative: self: threshold_backward(grad, result, 0)
    Journey: `relu_op` (aten/ops/pointwise.py), `ReluBackward0`, `relu_meta`, `relu_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.relu(tt.tensor([-1., 0., 2.]))
    tensor([0., 0., 2.])
    """
    if not args and not kwargs:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return relu_op.table[ks](ks, input)
    return relu_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


relu__op = def_("aten::relu_(Tensor(a!) self) -> Tensor(a!)")
relu__parser = PythonArgParser("relu_", (relu__op,), methods=(relu__op,))

def relu_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return relu__op.table[ks](ks, input)
    return relu__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


floor_op = def_("aten::floor(Tensor self) -> Tensor")
floor_out_op = def_("aten::floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
floor_parser = PythonArgParser("floor", (floor_op, floor_out_op), methods=(floor_op,))

def floor(input=NOT_GIVEN, *args, out=None, **kwargs):
    """floor(input, *, out=None) -> Tensor

    Rounds each element down to the next whole number.

    Args:
        input: Tensor of any shape and of any dtype but bool.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and dtype.
    Raises: NotImplementedError if `input` is bool.
    Note: Integers are copied. Down is towards minus infinity: -1.5 becomes -2. The gradient is 0 everywhere.
    Derivative: self: zeros_like(grad)
    Journey: `floor_op` (aten/ops/pointwise.py), `FloorBackward0`, `floor_meta`, `floor_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.floor(tt.tensor([1.5, -1.5]))
    tensor([ 1., -2.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return floor_op.table[ks](ks, input)
    return floor_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


floor__op = def_("aten::floor_(Tensor(a!) self) -> Tensor(a!)")
floor__parser = PythonArgParser("floor_", (floor__op,), methods=(floor__op,))

def floor_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return floor__op.table[ks](ks, input)
    return floor__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


ceil_op = def_("aten::ceil(Tensor self) -> Tensor")
ceil_out_op = def_("aten::ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
ceil_parser = PythonArgParser("ceil", (ceil_op, ceil_out_op), methods=(ceil_op,))

def ceil(input=NOT_GIVEN, *args, out=None, **kwargs):
    """ceil(input, *, out=None) -> Tensor

    Rounds each element up to the next whole number.

    Args:
        input: Tensor of any shape and of any dtype but bool.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and dtype.
    Raises: NotImplementedError if `input` is bool.
    Note: Integers are copied. Numbers between -1 and 0 become -0. The gradient is 0 everywhere.
    Derivative: self: zeros_like(grad)
    Journey: `ceil_op` (aten/ops/pointwise.py), `CeilBackward0`, `ceil_meta`, `ceil_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.ceil(tt.tensor([1.5, -1.5]))
    tensor([ 2., -1.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ceil_op.table[ks](ks, input)
    return ceil_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


ceil__op = def_("aten::ceil_(Tensor(a!) self) -> Tensor(a!)")
ceil__parser = PythonArgParser("ceil_", (ceil__op,), methods=(ceil__op,))

def ceil_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ceil__op.table[ks](ks, input)
    return ceil__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


trunc_op = def_("aten::trunc(Tensor self) -> Tensor")
trunc_out_op = def_("aten::trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
trunc_parser = PythonArgParser("trunc", (trunc_op, trunc_out_op), methods=(trunc_op,))

def trunc(input=NOT_GIVEN, *args, out=None, **kwargs):
    """trunc(input, *, out=None) -> Tensor

    Drops the fraction of each element: rounds towards zero.

    Args:
        input: Tensor of any shape and of any dtype but bool.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and dtype.
    Raises: NotImplementedError if `input` is bool.
    Note: Integers are copied. The gradient is 0 everywhere.
    Derivative: self: zeros_like(grad)
    Journey: `trunc_op` (aten/ops/pointwise.py), `TruncBackward0`, `trunc_meta`, `trunc_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.trunc(tt.tensor([1.5, -1.5]))
    tensor([ 1., -1.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return trunc_op.table[ks](ks, input)
    return trunc_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


trunc__op = def_("aten::trunc_(Tensor(a!) self) -> Tensor(a!)")
trunc__parser = PythonArgParser("trunc_", (trunc__op,), methods=(trunc__op,))

def trunc_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return trunc__op.table[ks](ks, input)
    return trunc__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


isnan_op = def_("aten::isnan(Tensor self) -> Tensor")
isnan_parser = PythonArgParser("isnan", (isnan_op,), methods=(isnan_op,))

def isnan(input=NOT_GIVEN, *args, **kwargs):
    """isnan(input) -> Tensor

    Tells which elements are NaN.

    Args:
        input: Tensor of any shape and dtype.
    Returns: New bool tensor of `input`'s shape.
    Note: Integers and bools are never NaN. `t != t` says the same.
    Derivative: none, the result is not differentiable.
    Journey: `isnan_op` (aten/ops/pointwise.py), `isnan` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.isnan(tt.tensor([1., float('nan'), float('inf')]))
    tensor([False,  True, False])
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isnan_op.table[ks](ks, input)
    return isnan_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


isinf_op = def_("aten::isinf(Tensor self) -> Tensor")
isinf_parser = PythonArgParser("isinf", (isinf_op,), methods=(isinf_op,))

def isinf(input=NOT_GIVEN, *args, **kwargs):
    """isinf(input) -> Tensor

    Tells which elements are infinite, of either sign.

    Args:
        input: Tensor of any shape and dtype.
    Returns: New bool tensor of `input`'s shape.
    Note: Integers and bools are never infinite.
    Derivative: none.
    Journey: `isinf_op` (aten/ops/pointwise.py), `isinf` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.isinf(tt.tensor([1., float('-inf'), float('nan')]))
    tensor([False,  True, False])
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isinf_op.table[ks](ks, input)
    return isinf_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


isfinite_op = def_("aten::isfinite(Tensor self) -> Tensor")
isfinite_parser = PythonArgParser("isfinite", (isfinite_op,), methods=(isfinite_op,))

def isfinite(input=NOT_GIVEN, *args, **kwargs):
    """isfinite(input) -> Tensor

    Tells which elements are neither infinite nor NaN.

    Args:
        input: Tensor of any shape and dtype.
    Returns: New bool tensor of `input`'s shape.
    Note: Integers and bools are always finite.
    Derivative: those of the operators that it calls.
    Journey: `isfinite_op` (aten/ops/pointwise.py), `isfinite` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.isfinite(tt.tensor([1., float('inf'), float('nan')]))
    tensor([ True, False, False])
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isfinite_op.table[ks](ks, input)
    return isfinite_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


where_self_op = def_("aten::where.self(Tensor condition, Tensor self, Tensor other) -> Tensor")
where_op = def_("aten::where(Tensor condition) -> Tensor[]")
where_self_out_op = def_("aten::where.self_out(Tensor condition, Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
where_ScalarSelf_op = def_("aten::where.ScalarSelf(Tensor condition, Scalar self, Tensor other) -> Tensor")
where_ScalarOther_op = def_("aten::where.ScalarOther(Tensor condition, Tensor self, Scalar other) -> Tensor")
where_Scalar_op = def_("aten::where.Scalar(Tensor condition, Scalar self, Scalar other) -> Tensor")
where_parser = PythonArgParser("where", (where_self_op, where_op, where_self_out_op, where_ScalarSelf_op, where_ScalarOther_op, where_Scalar_op), methods=(where_self_op, where_ScalarOther_op))

def where_self(condition, self, other):
    ks = condition.meta_.key_set | self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return where_self_op.table[ks](ks, condition, self, other)

def where(condition=NOT_GIVEN, *args, **kwargs):
    """where(condition, input, other, *, out=None) -> Tensor
    where(condition) -> tuple of Tensors

    Takes each element from `input` where `condition` is True, and from `other` elsewhere.
        out[i] = input[i] if condition[i] else other[i]

    Args:
        condition: Bool tensor; all shapes are broadcast against each other.
        input: Tensor or number, taken where `condition` is True.
        other: Tensor or number, taken elsewhere.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad. With it, both
            branches must be tensors.
    Returns: New tensor of the broadcast shape, in the promoted dtype of `input` and `other`. With `condition`
        alone: a tuple of one int64 tensor a dimension, the indices of its True elements, as
        `nonzero(as_tuple=True)`.
    Raises: RuntimeError if `condition` is not bool (uint8 is still taken), or if the shapes cannot be
        broadcast.
    Note: Both branches are computed before `where` chooses. An infinite gradient in the branch that was not
        chosen becomes NaN in the backward pass: mask what goes in, not only what comes out. The method is
        `input.where(condition, other)`.
    Derivative: other: where(condition, 0, grad)
                self: where(condition, grad, 0)
    Journey: `where_self_op` (aten/ops/pointwise.py), `WhereBackward0`, `where_self`
        (aten/native/pointwise/pointwise_ops.py).
    Mirrors: aten/src/ATen/native/TensorCompare.cpp

    >>> tt.where(tt.tensor([True, False]), tt.tensor([1., 2.]), 0.)
    tensor([1., 0.])
    >>> tt.where(tt.tensor([[True, False], [False, True]]))
    (tensor([0, 1]), tensor([0, 1]))
    """
    if not kwargs:
        if not args:
            try:
                ks = condition.meta_.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return where_op.table[ks](ks, condition)
        if len(args) == 2:
            self, other = args
            if (self.__class__ in NUMBERS and (self.__class__ is not int or -(2**62) < self < 2**62)) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
                try:
                    ks = condition.meta_.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        ks = (ks | tls.included | state.observed) & tls.not_excluded
                    return where_Scalar_op.table[ks](ks, condition, self, other)
            if self.__class__ in NUMBERS and (self.__class__ is not int or -(2**62) < self < 2**62):
                try:
                    ks = condition.meta_.key_set | other.meta_.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        ks = (ks | tls.included | state.observed) & tls.not_excluded
                    return where_ScalarSelf_op.table[ks](ks, condition, self, other)
            if other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62):
                try:
                    ks = condition.meta_.key_set | self.meta_.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        ks = (ks | tls.included | state.observed) & tls.not_excluded
                    return where_ScalarOther_op.table[ks](ks, condition, self, other)
            try:
                ks = condition.meta_.key_set | self.meta_.key_set | other.meta_.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return where_self_op.table[ks](ks, condition, self, other)
    return where_parser.call(*given(("condition",), (condition,), (NOT_GIVEN,), args, kwargs), **kwargs)


clamp_op = def_("aten::clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor")
clamp_out_op = def_("aten::clamp.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)")
clamp_Tensor_op = def_("aten::clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor")
clamp_Tensor_out_op = def_("aten::clamp.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)")
clamp_parser = PythonArgParser("clamp", (clamp_op, clamp_out_op, clamp_Tensor_op, clamp_Tensor_out_op), methods=(clamp_op, clamp_Tensor_op))

def clamp_default(self, min=None, max=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_op.table[ks](ks, self, min, max)

def clamp_out(self, min, max, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_out_op.table[ks](ks, self, min, max, out)

def clamp_Tensor(self, min=None, max=None):
    ks = self.meta_.key_set
    if min is not None:
        ks |= min.meta_.key_set
    if max is not None:
        ks |= max.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_Tensor_op.table[ks](ks, self, min, max)

def clamp(input=NOT_GIVEN, min=None, max=None, *args, out=None, **kwargs):
    """clamp(input, min=None, max=None, *, out=None) -> Tensor

    Moves each element into the range from `min` to `max`.
        out[i] = minimum(maximum(input[i], min[i]), max[i])

    Args:
        input: Tensor of any shape and dtype.
        min: Number or tensor: the lower bound. None for no lower bound.
        max: Number or tensor: the upper bound. None for no upper bound. Both bounds are numbers, or both are
            tensors.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor in the promoted dtype; its shape is `input`'s, broadcast against tensor bounds.
    Raises:
        RuntimeError if both bounds are None, or if the shapes cannot be broadcast.
        TypeError if one bound is a number and the other a tensor.
    Note: Where `min` is above `max` the result is `max`. NaN stays NaN, and a bound of NaN gives NaN.
        Elements outside of the range have gradient 0.
    Derivative:
        clamp, self: clamp_backward(grad, self, min, max)
        clamp.Tensor, min, max: clamp_backward_min_max(grad, self, min, max, grad_input_mask)
        clamp.Tensor, self: clamp_backward(grad, self, min, max)
    Journey: `clamp_op` (aten/ops/pointwise.py), `ClampBackward1`, `clamp_meta`, `clamp_impl`
        (aten/native/pointwise/pointwise_ops.py).
    Mirrors: aten/src/ATen/native/TensorCompare.cpp

    >>> tt.clamp(tt.tensor([1, 5, 9]), min=2, max=8)
    tensor([2, 5, 8])
    >>> tt.clamp(tt.tensor([1, 5, 9]), min=2.5)
    tensor([2.5000, 5.0000, 9.0000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (min is None or (min.__class__ in NUMBERS and (min.__class__ is not int or -(2**62) < min < 2**62))) and (max is None or (max.__class__ in NUMBERS and (max.__class__ is not int or -(2**62) < max < 2**62))):
        return clamp_default(input, min, max)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (min is None or isinstance(min, TensorImpl)) and (max is None or isinstance(max, TensorImpl)):
        return clamp_Tensor(input, min, max)
    return clamp_parser.call(*given(("input", "min", "max"), (input, min, max), (NOT_GIVEN, None, None), args, kwargs), out=out, **kwargs)


clamp__op = def_("aten::clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)")
clamp__Tensor_op = def_("aten::clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)")
clamp__parser = PythonArgParser("clamp_", (clamp__op, clamp__Tensor_op), methods=(clamp__op, clamp__Tensor_op))

def clamp__default(self, min=None, max=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp__op.table[ks](ks, self, min, max)

def clamp__Tensor(self, min=None, max=None):
    ks = self.meta_.key_set
    if min is not None:
        ks |= min.meta_.key_set
    if max is not None:
        ks |= max.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp__Tensor_op.table[ks](ks, self, min, max)

def clamp_(input=NOT_GIVEN, min=None, max=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (min is None or (min.__class__ in NUMBERS and (min.__class__ is not int or -(2**62) < min < 2**62))) and (max is None or (max.__class__ in NUMBERS and (max.__class__ is not int or -(2**62) < max < 2**62))):
        return clamp__default(input, min, max)
    if not args and not kwargs and isinstance(input, TensorImpl) and (min is None or isinstance(min, TensorImpl)) and (max is None or isinstance(max, TensorImpl)):
        return clamp__Tensor(input, min, max)
    return clamp__parser.call(*given(("input", "min", "max"), (input, min, max), (NOT_GIVEN, None, None), args, kwargs), **kwargs)


clamp_min_op = def_("aten::clamp_min(Tensor self, Scalar min) -> Tensor")
clamp_min_out_op = def_("aten::clamp_min.out(Tensor self, Scalar min, *, Tensor(a!) out) -> Tensor(a!)")
clamp_min_Tensor_op = def_("aten::clamp_min.Tensor(Tensor self, Tensor min) -> Tensor")
clamp_min_Tensor_out_op = def_("aten::clamp_min.Tensor_out(Tensor self, Tensor min, *, Tensor(a!) out) -> Tensor(a!)")
clamp_min_parser = PythonArgParser("clamp_min", (clamp_min_op, clamp_min_out_op, clamp_min_Tensor_op, clamp_min_Tensor_out_op), methods=(clamp_min_op, clamp_min_Tensor_op))

def clamp_min_default(self, min):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_min_op.table[ks](ks, self, min)

def clamp_min_Tensor(self, min):
    ks = self.meta_.key_set | min.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_min_Tensor_op.table[ks](ks, self, min)

def clamp_min(input=NOT_GIVEN, min=NOT_GIVEN, *args, out=None, **kwargs):
    """clamp_min(input, min, *, out=None) -> Tensor

    Raises each element that is below `min` to `min`.
        out[i] = maximum(input[i], min[i])

    Args:
        input: Tensor of any shape and dtype.
        min: Number or tensor: the lower bound. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: NaN stays NaN.
    Derivative:
        clamp_min, self: where(self >= min, grad, 0)
        clamp_min.Tensor, min: where(self < min, grad, 0)
        clamp_min.Tensor, self: where(self >= min, grad, 0)
    Journey: `clamp_min_op` (aten/ops/pointwise.py), `ClampMinBackward0`, `clamp_min_meta`, `clamp_min_impl`
        (aten/native/pointwise/pointwise_ops.py).
    Mirrors: aten/src/ATen/native/TensorCompare.cpp

    >>> tt.clamp_min(tt.tensor([1., 3.]), 2)
    tensor([2., 3.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (min.__class__ in NUMBERS and (min.__class__ is not int or -(2**62) < min < 2**62)):
        return clamp_min_default(input, min)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(min, TensorImpl):
        return clamp_min_Tensor(input, min)
    return clamp_min_parser.call(*given(("input", "min"), (input, min), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


clamp_min__op = def_("aten::clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)")
clamp_min__Tensor_op = def_("aten::clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)")
clamp_min__parser = PythonArgParser("clamp_min_", (clamp_min__op, clamp_min__Tensor_op), methods=(clamp_min__op, clamp_min__Tensor_op))

def clamp_min__default(self, min):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_min__op.table[ks](ks, self, min)

def clamp_min__Tensor(self, min):
    ks = self.meta_.key_set | min.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_min__Tensor_op.table[ks](ks, self, min)

def clamp_min_(input=NOT_GIVEN, min=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (min.__class__ in NUMBERS and (min.__class__ is not int or -(2**62) < min < 2**62)):
        return clamp_min__default(input, min)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(min, TensorImpl):
        return clamp_min__Tensor(input, min)
    return clamp_min__parser.call(*given(("input", "min"), (input, min), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


clamp_max_op = def_("aten::clamp_max(Tensor self, Scalar max) -> Tensor")
clamp_max_out_op = def_("aten::clamp_max.out(Tensor self, Scalar max, *, Tensor(a!) out) -> Tensor(a!)")
clamp_max_Tensor_op = def_("aten::clamp_max.Tensor(Tensor self, Tensor max) -> Tensor")
clamp_max_Tensor_out_op = def_("aten::clamp_max.Tensor_out(Tensor self, Tensor max, *, Tensor(a!) out) -> Tensor(a!)")
clamp_max_parser = PythonArgParser("clamp_max", (clamp_max_op, clamp_max_out_op, clamp_max_Tensor_op, clamp_max_Tensor_out_op), methods=(clamp_max_op, clamp_max_Tensor_op))

def clamp_max_default(self, max):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_max_op.table[ks](ks, self, max)

def clamp_max_Tensor(self, max):
    ks = self.meta_.key_set | max.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_max_Tensor_op.table[ks](ks, self, max)

def clamp_max(input=NOT_GIVEN, max=NOT_GIVEN, *args, out=None, **kwargs):
    """clamp_max(input, max, *, out=None) -> Tensor

    Lowers each element that is above `max` to `max`.
        out[i] = minimum(input[i], max[i])

    Args:
        input: Tensor of any shape and dtype.
        max: Number or tensor: the upper bound. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: NaN stays NaN.
    Derivative:
        clamp_max, self: where(self <= max, grad, 0)
        clamp_max.Tensor, max: where(self > max, grad, 0)
        clamp_max.Tensor, self: where(self <= max, grad, 0)
    Journey: `clamp_max_op` (aten/ops/pointwise.py), `ClampMaxBackward0`, `clamp_max_meta`, `clamp_max_impl`
        (aten/native/pointwise/pointwise_ops.py).
    Mirrors: aten/src/ATen/native/TensorCompare.cpp

    >>> tt.clamp_max(tt.tensor([1., 3.]), 2)
    tensor([1., 2.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (max.__class__ in NUMBERS and (max.__class__ is not int or -(2**62) < max < 2**62)):
        return clamp_max_default(input, max)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(max, TensorImpl):
        return clamp_max_Tensor(input, max)
    return clamp_max_parser.call(*given(("input", "max"), (input, max), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


clamp_max__op = def_("aten::clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)")
clamp_max__Tensor_op = def_("aten::clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)")
clamp_max__parser = PythonArgParser("clamp_max_", (clamp_max__op, clamp_max__Tensor_op), methods=(clamp_max__op, clamp_max__Tensor_op))

def clamp_max__default(self, max):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_max__op.table[ks](ks, self, max)

def clamp_max__Tensor(self, max):
    ks = self.meta_.key_set | max.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_max__Tensor_op.table[ks](ks, self, max)

def clamp_max_(input=NOT_GIVEN, max=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (max.__class__ in NUMBERS and (max.__class__ is not int or -(2**62) < max < 2**62)):
        return clamp_max__default(input, max)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(max, TensorImpl):
        return clamp_max__Tensor(input, max)
    return clamp_max__parser.call(*given(("input", "max"), (input, max), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


addcmul_op = def_("aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor")
addcmul_out_op = def_("aten::addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)")
addcmul_parser = PythonArgParser("addcmul", (addcmul_op, addcmul_out_op), methods=(addcmul_op,))

def addcmul_default(self, tensor1, tensor2, value=1):
    ks = self.meta_.key_set | tensor1.meta_.key_set | tensor2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addcmul_op.table[ks](ks, self, tensor1, tensor2, value)

def addcmul(input=NOT_GIVEN, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, out=None, **kwargs):
    """addcmul(input, tensor1, tensor2, *, value=1, out=None) -> Tensor

    Adds the product of two tensors, multiplied by `value`, to `input`.
        out[i] = input[i] + value * tensor1[i] * tensor2[i]

    Args:
        input: Tensor of any shape and dtype.
        tensor1: Tensor whose shape is broadcast against the others: first factor.
        tensor2: Tensor whose shape is broadcast against the others: second factor.
        value: Number that the product is multiplied by.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        NotImplementedError if all three are bools.
        RuntimeError if the shapes cannot be broadcast.
    Note: The fraction of `value` is dropped silently if the result is an integer. Optimizers use it for
        running means of squared gradients.
    Derivative: self: grad
                tensor1: grad * mul_scalar(tensor2, value)
                tensor2: grad * mul_scalar(tensor1, value)
    Journey: `addcmul_op` (aten/ops/pointwise.py), `AddcmulBackward0`, `addcmul_meta`, `addcmul_impl`
        (aten/native/pointwise/pointwise_ops.py).
    Mirrors: aten/src/ATen/native/TensorCompare.cpp

    >>> tt.addcmul(tt.tensor([1.]), tt.tensor([2.]), tt.tensor([3.]), value=0.5)
    tensor([4.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(tensor1, TensorImpl) and isinstance(tensor2, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
        return addcmul_default(input, tensor1, tensor2, value)
    return addcmul_parser.call(*given(("input", "tensor1", "tensor2"), (input, tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, out=out, **kwargs)


addcmul__op = def_("aten::addcmul_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)")
addcmul__parser = PythonArgParser("addcmul_", (addcmul__op,), methods=(addcmul__op,))

def addcmul_(*args, **kwargs):
    return addcmul__parser.call(*args, **kwargs)


addcdiv_op = def_("aten::addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor")
addcdiv_out_op = def_("aten::addcdiv.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)")
addcdiv_parser = PythonArgParser("addcdiv", (addcdiv_op, addcdiv_out_op), methods=(addcdiv_op,))

def addcdiv_default(self, tensor1, tensor2, value=1):
    ks = self.meta_.key_set | tensor1.meta_.key_set | tensor2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addcdiv_op.table[ks](ks, self, tensor1, tensor2, value)

def addcdiv(input=NOT_GIVEN, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, out=None, **kwargs):
    """addcdiv(input, tensor1, tensor2, *, value=1, out=None) -> Tensor

    Adds the quotient of two tensors, multiplied by `value`, to `input`.
        out[i] = input[i] + value * tensor1[i] / tensor2[i]

    Args:
        input: Tensor of any shape and dtype.
        tensor1: Tensor whose shape is broadcast against the others: the dividend.
        tensor2: Tensor whose shape is broadcast against the others: the divisor. It or `tensor1` must be
            float.
        value: Number that the quotient is multiplied by.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises: RuntimeError if `tensor1` and `tensor2` are both integers or bools, or if the shapes cannot be
        broadcast.
    Note: Division by zero gives an infinity or NaN. Adam's step is one call of it.
    Derivative: self: grad
                tensor1: grad * number_over(value, tensor2)
                tensor2: -grad * (mul_scalar(tensor1, value) / (tensor2 * tensor2))
    Journey: `addcdiv_op` (aten/ops/pointwise.py), `AddcdivBackward0`, `addcdiv_meta`, `addcdiv_impl`
        (aten/native/pointwise/pointwise_ops.py).
    Mirrors: aten/src/ATen/native/TensorCompare.cpp

    >>> tt.addcdiv(tt.tensor([1.]), tt.tensor([2.]), tt.tensor([4.]), value=2)
    tensor([2.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(tensor1, TensorImpl) and isinstance(tensor2, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
        return addcdiv_default(input, tensor1, tensor2, value)
    return addcdiv_parser.call(*given(("input", "tensor1", "tensor2"), (input, tensor1, tensor2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), value=value, out=out, **kwargs)


addcdiv__op = def_("aten::addcdiv_(Tensor(a!) self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor(a!)")
addcdiv__parser = PythonArgParser("addcdiv_", (addcdiv__op,), methods=(addcdiv__op,))

def addcdiv_(*args, **kwargs):
    return addcdiv__parser.call(*args, **kwargs)


lerp_Scalar_op = def_("aten::lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor")
lerp_Scalar_out_op = def_("aten::lerp.Scalar_out(Tensor self, Tensor end, Scalar weight, *, Tensor(a!) out) -> Tensor(a!)")
lerp_Tensor_op = def_("aten::lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor")
lerp_Tensor_out_op = def_("aten::lerp.Tensor_out(Tensor self, Tensor end, Tensor weight, *, Tensor(a!) out) -> Tensor(a!)")
lerp_parser = PythonArgParser("lerp", (lerp_Scalar_op, lerp_Scalar_out_op, lerp_Tensor_op, lerp_Tensor_out_op), methods=(lerp_Scalar_op, lerp_Tensor_op))

def lerp_Scalar(self, end, weight):
    ks = self.meta_.key_set | end.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lerp_Scalar_op.table[ks](ks, self, end, weight)

def lerp_Tensor(self, end, weight):
    ks = self.meta_.key_set | end.meta_.key_set | weight.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lerp_Tensor_op.table[ks](ks, self, end, weight)

def lerp(input=NOT_GIVEN, end=NOT_GIVEN, weight=NOT_GIVEN, *args, out=None, **kwargs):
    """lerp(input, end, weight, *, out=None) -> Tensor

    Linear interpolation: goes the part `weight` of the way from `input` to `end`.
        out[i] = input[i] + weight[i] * (end[i] - input[i])

    Args:
        input: Float tensor of any shape: the start, reached at weight 0.
        end: Tensor of the same dtype: the end, reached at weight 1. Its shape is broadcast against that of
            `input`.
        weight: Number, or tensor of the same dtype whose shape is broadcast. Values outside of 0 to 1
            extrapolate.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in `input`'s dtype.
    Raises:
        RuntimeError if `end`, or a `weight` with dimensions, has another dtype than `input`: nothing is
            promoted.
        NotImplementedError if the dtype is not float.
    Derivative:
        lerp.Scalar, end: mul_scalar(grad, weight)
        lerp.Scalar, self: mul_scalar(grad, 1 - weight)
        lerp.Tensor, end: grad * weight
        lerp.Tensor, self: grad * number_minus(1, weight)
        lerp.Tensor, weight: grad * (end - self)
    Journey: `lerp_Scalar_op` (aten/ops/pointwise.py), `LerpBackward0`, `lerp_Scalar_meta`, `lerp_Scalar_impl`
        (aten/native/pointwise/pointwise_ops.py).
    Mirrors: aten/src/ATen/native/TensorCompare.cpp

    >>> tt.lerp(tt.tensor([0., 10.]), tt.tensor([10., 20.]), 0.5)
    tensor([ 5., 15.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(end, TensorImpl) and (weight.__class__ in NUMBERS and (weight.__class__ is not int or -(2**62) < weight < 2**62)):
        return lerp_Scalar(input, end, weight)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(end, TensorImpl) and isinstance(weight, TensorImpl):
        return lerp_Tensor(input, end, weight)
    return lerp_parser.call(*given(("input", "end", "weight"), (input, end, weight), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


lerp__Scalar_op = def_("aten::lerp_.Scalar(Tensor(a!) self, Tensor end, Scalar weight) -> Tensor(a!)")
lerp__Tensor_op = def_("aten::lerp_.Tensor(Tensor(a!) self, Tensor end, Tensor weight) -> Tensor(a!)")
lerp__parser = PythonArgParser("lerp_", (lerp__Scalar_op, lerp__Tensor_op), methods=(lerp__Scalar_op, lerp__Tensor_op))

def lerp_(*args, **kwargs):
    return lerp__parser.call(*args, **kwargs)


threshold_backward_op = def_("aten::threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor")
threshold_backward_grad_input_op = def_("aten::threshold_backward.grad_input(Tensor grad_output, Tensor self, Scalar threshold, *, Tensor(a!) grad_input) -> Tensor(a!)")
threshold_backward_parser = PythonArgParser("threshold_backward", (threshold_backward_op, threshold_backward_grad_input_op))

def threshold_backward(grad_output=NOT_GIVEN, input=NOT_GIVEN, threshold=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and (threshold.__class__ in NUMBERS and (threshold.__class__ is not int or -(2**62) < threshold < 2**62)):
        ks = grad_output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return threshold_backward_op.table[ks](ks, grad_output, input, threshold)
    return threshold_backward_parser.call(*given(("grad_output", "input", "threshold"), (grad_output, input, threshold), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


sigmoid_backward_op = def_("aten::sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor")
sigmoid_backward_grad_input_op = def_("aten::sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)")
sigmoid_backward_parser = PythonArgParser("sigmoid_backward", (sigmoid_backward_op, sigmoid_backward_grad_input_op))

def sigmoid_backward(grad_output=NOT_GIVEN, output=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(output, TensorImpl):
        ks = grad_output.meta_.key_set | output.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sigmoid_backward_op.table[ks](ks, grad_output, output)
    return sigmoid_backward_parser.call(*given(("grad_output", "output"), (grad_output, output), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


tanh_backward_op = def_("aten::tanh_backward(Tensor grad_output, Tensor output) -> Tensor")
tanh_backward_grad_input_op = def_("aten::tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)")
tanh_backward_parser = PythonArgParser("tanh_backward", (tanh_backward_op, tanh_backward_grad_input_op))

def tanh_backward(grad_output=NOT_GIVEN, output=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(output, TensorImpl):
        ks = grad_output.meta_.key_set | output.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tanh_backward_op.table[ks](ks, grad_output, output)
    return tanh_backward_parser.call(*given(("grad_output", "output"), (grad_output, output), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


equal_op = def_("aten::equal(Tensor self, Tensor other) -> bool")
equal_parser = PythonArgParser("equal", (equal_op,), methods=(equal_op,))

def equal_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return equal_op.table[ks](ks, self, other)

def equal(input=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    """equal(input, other) -> bool

    Tells whether two tensors have the same shape and the same elements.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor of any shape and dtype.
    Returns: A Python bool, not a tensor.
    Raises: TypeError if `other` is a number.
    Note: Nothing is broadcast: other shapes give False. Other dtypes are compared by value. A single NaN
        makes the answer False.
    Derivative: none, the result is not differentiable.
    Journey: `equal_op` (aten/ops/pointwise.py), `equal` (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.equal(tt.tensor([1, 2]), tt.tensor([1., 2.]))
    True
    >>> tt.equal(tt.tensor([1]), tt.tensor([[1]]))
    False
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return equal_default(input, other)
    return equal_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


allclose_op = def_("aten::allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool")
allclose_parser = PythonArgParser("allclose", (allclose_op,), methods=(allclose_op,))

def allclose_default(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return allclose_op.table[ks](ks, self, other, rtol, atol, equal_nan)

def allclose(input=NOT_GIVEN, other=NOT_GIVEN, rtol=1e-05, atol=1e-08, equal_nan=False, *args, **kwargs):
    """allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> bool

    Tells whether `isclose` holds for every element of two tensors.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor of the same dtype. Its shape is broadcast against that of `input`.
        rtol: Tolerance relative to the magnitude of `other`.
        atol: Tolerance that always applies; next to zero it is the one that counts.
        equal_nan: Whether two NaNs count as close.
    Returns: A Python bool, not a tensor.
    Raises: RuntimeError if the dtypes differ, if a tolerance is negative, or if the shapes cannot be
        broadcast.
    Derivative: none, the result is not differentiable.
    Journey: `allclose_op` (aten/ops/pointwise.py), `allclose` (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.allclose(tt.tensor([1., 2.]), tt.tensor([1., 2.000001]))
    True
    >>> tt.allclose(tt.tensor([1., 2.]), tt.tensor([1., 2.1]))
    False
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and (rtol.__class__ is float or (rtol.__class__ is int and -(2**30) < rtol < 2**30)) and (atol.__class__ is float or (atol.__class__ is int and -(2**30) < atol < 2**30)) and equal_nan.__class__ is bool:
        return allclose_default(input, other, rtol if rtol.__class__ is float else float(rtol), atol if atol.__class__ is float else float(atol), equal_nan)
    return allclose_parser.call(*given(("input", "other", "rtol", "atol", "equal_nan"), (input, other, rtol, atol, equal_nan), (NOT_GIVEN, NOT_GIVEN, 1e-05, 1e-08, False), args, kwargs), **kwargs)


isclose_op = def_("aten::isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor")
isclose_parser = PythonArgParser("isclose", (isclose_op,), methods=(isclose_op,))

def isclose_default(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return isclose_op.table[ks](ks, self, other, rtol, atol, equal_nan)

def isclose(input=NOT_GIVEN, other=NOT_GIVEN, rtol=1e-05, atol=1e-08, equal_nan=False, *args, **kwargs):
    """isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> Tensor

    Tells where two tensors are equal up to a tolerance, element by element.
        out[i] = |input[i] - other[i]| <= atol + rtol * |other[i]|

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor of the same dtype. Its shape is broadcast against that of `input`.
        rtol: Tolerance relative to the magnitude of `other`.
        atol: Tolerance that always applies; next to zero it is the one that counts.
        equal_nan: Whether two NaNs count as close.
    Returns: New bool tensor of the broadcast shape.
    Raises: RuntimeError if the dtypes differ, if a tolerance is negative, or if the shapes cannot be
        broadcast.
    Note: An infinity is close only to itself. `other` is the reference: exchanging the sides may change the
        answer.
    Derivative: those of the operators that it calls.
    Journey: `isclose_op` (aten/ops/pointwise.py), `isclose` (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.isclose(tt.tensor([10., 10.]), tt.tensor([10.5, 11.]), rtol=0.05)
    tensor([ True, False])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and (rtol.__class__ is float or (rtol.__class__ is int and -(2**30) < rtol < 2**30)) and (atol.__class__ is float or (atol.__class__ is int and -(2**30) < atol < 2**30)) and equal_nan.__class__ is bool:
        return isclose_default(input, other, rtol if rtol.__class__ is float else float(rtol), atol if atol.__class__ is float else float(atol), equal_nan)
    return isclose_parser.call(*given(("input", "other", "rtol", "atol", "equal_nan"), (input, other, rtol, atol, equal_nan), (NOT_GIVEN, NOT_GIVEN, 1e-05, 1e-08, False), args, kwargs), **kwargs)


exp2_op = def_("aten::exp2(Tensor self) -> Tensor")
exp2_out_op = def_("aten::exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
exp2_parser = PythonArgParser("exp2", (exp2_op, exp2_out_op), methods=(exp2_op,))

def exp2(input=NOT_GIVEN, *args, out=None, **kwargs):
    """exp2(input, *, out=None) -> Tensor

    Two to the power of each element.
        out[i] = 2 ** input[i]

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Derivative: self: grad * result * 0.6931471805599453
    Journey: `exp2_op` (aten/ops/pointwise.py), `Exp2Backward0`, `exp2_meta`, `exp2_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.exp2(tt.tensor([0, 3, -1]))
    tensor([1.0000, 8.0000, 0.5000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return exp2_op.table[ks](ks, input)
    return exp2_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


exp2__op = def_("aten::exp2_(Tensor(a!) self) -> Tensor(a!)")
exp2__parser = PythonArgParser("exp2_", (exp2__op,), methods=(exp2__op,))

def exp2_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return exp2__op.table[ks](ks, input)
    return exp2__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


expm1_op = def_("aten::expm1(Tensor self) -> Tensor")
expm1_out_op = def_("aten::expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
expm1_parser = PythonArgParser("expm1", (expm1_op, expm1_out_op), methods=(expm1_op,))

def expm1(input=NOT_GIVEN, *args, out=None, **kwargs):
    """expm1(input, *, out=None) -> Tensor

    The number e to the power of each element, minus one; accurate near zero too.
        out[i] = e ** input[i] - 1

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: `exp(x) - 1` would lose the digits of a small `x` when 1 is added to them.
    Derivative: self: grad * (result + 1)
    Journey: `expm1_op` (aten/ops/pointwise.py), `Expm1Backward0`, `expm1_meta`, `expm1_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> x = tt.tensor([1e-10])
    >>> tt.expm1(x), tt.exp(x) - 1
    (tensor([1.0000e-10]), tensor([0.]))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return expm1_op.table[ks](ks, input)
    return expm1_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


expm1__op = def_("aten::expm1_(Tensor(a!) self) -> Tensor(a!)")
expm1__parser = PythonArgParser("expm1_", (expm1__op,), methods=(expm1__op,))

def expm1_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return expm1__op.table[ks](ks, input)
    return expm1__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


log2_op = def_("aten::log2(Tensor self) -> Tensor")
log2_out_op = def_("aten::log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
log2_parser = PythonArgParser("log2", (log2_op, log2_out_op), methods=(log2_op,))

def log2(input=NOT_GIVEN, *args, out=None, **kwargs):
    """log2(input, *, out=None) -> Tensor

    Logarithm to the base 2 of each element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: 0 gives -inf, negative numbers give NaN.
    Derivative: self: grad / (self * 0.6931471805599453)
    Journey: `log2_op` (aten/ops/pointwise.py), `Log2Backward0`, `log2_meta`, `log2_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.log2(tt.tensor([1, 8, 1024]))
    tensor([ 0.,  3., 10.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log2_op.table[ks](ks, input)
    return log2_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


log2__op = def_("aten::log2_(Tensor(a!) self) -> Tensor(a!)")
log2__parser = PythonArgParser("log2_", (log2__op,), methods=(log2__op,))

def log2_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log2__op.table[ks](ks, input)
    return log2__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


log10_op = def_("aten::log10(Tensor self) -> Tensor")
log10_out_op = def_("aten::log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
log10_parser = PythonArgParser("log10", (log10_op, log10_out_op), methods=(log10_op,))

def log10(input=NOT_GIVEN, *args, out=None, **kwargs):
    """log10(input, *, out=None) -> Tensor

    Logarithm to the base 10 of each element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: 0 gives -inf, negative numbers give NaN.
    Derivative: self: grad / (self * 2.3025850929940456)
    Journey: `log10_op` (aten/ops/pointwise.py), `Log10Backward0`, `log10_meta`, `log10_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.log10(tt.tensor([1., 1000., 0.01]))
    tensor([ 0.,  3., -2.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log10_op.table[ks](ks, input)
    return log10_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


log10__op = def_("aten::log10_(Tensor(a!) self) -> Tensor(a!)")
log10__parser = PythonArgParser("log10_", (log10__op,), methods=(log10__op,))

def log10_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log10__op.table[ks](ks, input)
    return log10__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


log1p_op = def_("aten::log1p(Tensor self) -> Tensor")
log1p_out_op = def_("aten::log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
log1p_parser = PythonArgParser("log1p", (log1p_op, log1p_out_op), methods=(log1p_op,))

def log1p(input=NOT_GIVEN, *args, out=None, **kwargs):
    """log1p(input, *, out=None) -> Tensor

    Natural logarithm of one plus each element, accurate for numbers near zero too.
        out[i] = ln(1 + input[i])

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: -1 gives -inf, smaller numbers give NaN. `log(1 + x)` would lose the digits of a small `x`.
    Derivative: self: log1p_backward(grad, self)
    Journey: `log1p_op` (aten/ops/pointwise.py), `Log1PBackward0`, `log1p_meta`, `log1p_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> x = tt.tensor([1e-10])
    >>> tt.log1p(x), tt.log(1 + x)
    (tensor([1.0000e-10]), tensor([0.]))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log1p_op.table[ks](ks, input)
    return log1p_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


log1p__op = def_("aten::log1p_(Tensor(a!) self) -> Tensor(a!)")
log1p__parser = PythonArgParser("log1p_", (log1p__op,), methods=(log1p__op,))

def log1p__default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return log1p__op.table[ks](ks, self)

def log1p_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        return log1p__default(input)
    return log1p__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


tan_op = def_("aten::tan(Tensor self) -> Tensor")
tan_out_op = def_("aten::tan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
tan_parser = PythonArgParser("tan", (tan_op, tan_out_op), methods=(tan_op,))

def tan(input=NOT_GIVEN, *args, out=None, **kwargs):
    """tan(input, *, out=None) -> Tensor

    Tangent of each element, an angle in radians.
        out[i] = sin(input[i]) / cos(input[i])

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: At pi/2 it is huge, not infinite: no float is pi/2 exactly. Infinities give NaN.
    Derivative: self: grad * (1 + result.pow(2))
    Journey: `tan_op` (aten/ops/pointwise.py), `TanBackward0`, `tan_meta`, `tan_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.tan(tt.tensor([0., 0.7853982]))
    tensor([0., 1.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tan_op.table[ks](ks, input)
    return tan_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


tan__op = def_("aten::tan_(Tensor(a!) self) -> Tensor(a!)")
tan__parser = PythonArgParser("tan_", (tan__op,), methods=(tan__op,))

def tan_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tan__op.table[ks](ks, input)
    return tan__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


asin_op = def_("aten::asin(Tensor self) -> Tensor")
asin_out_op = def_("aten::asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
asin_parser = PythonArgParser("asin", (asin_op, asin_out_op), methods=(asin_op,))

def asin(input=NOT_GIVEN, *args, out=None, **kwargs):
    """asin(input, *, out=None) -> Tensor

    Angle in radians, from -pi/2 to pi/2, whose sine is the element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: Numbers outside of -1 to 1 give NaN. The gradient at -1 and 1 is infinite.
    Derivative: self: grad * (-self * self + 1).rsqrt()
    Journey: `asin_op` (aten/ops/pointwise.py), `AsinBackward0`, `asin_meta`, `asin_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.asin(tt.tensor([0., 1., 2.]))
    tensor([0.0000, 1.5708,    nan])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return asin_op.table[ks](ks, input)
    return asin_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


asin__op = def_("aten::asin_(Tensor(a!) self) -> Tensor(a!)")
asin__parser = PythonArgParser("asin_", (asin__op,), methods=(asin__op,))

def asin_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return asin__op.table[ks](ks, input)
    return asin__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


acos_op = def_("aten::acos(Tensor self) -> Tensor")
acos_out_op = def_("aten::acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
acos_parser = PythonArgParser("acos", (acos_op, acos_out_op), methods=(acos_op,))

def acos(input=NOT_GIVEN, *args, out=None, **kwargs):
    """acos(input, *, out=None) -> Tensor

    Angle in radians, from 0 to pi, whose cosine is the element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: Numbers outside of -1 to 1 give NaN. The gradient at -1 and 1 is minus infinity.
    Derivative: self: grad * -((-self * self + 1).rsqrt())
    Journey: `acos_op` (aten/ops/pointwise.py), `AcosBackward0`, `acos_meta`, `acos_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.acos(tt.tensor([1., -1., 2.]))
    tensor([0.0000, 3.1416,    nan])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return acos_op.table[ks](ks, input)
    return acos_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


acos__op = def_("aten::acos_(Tensor(a!) self) -> Tensor(a!)")
acos__parser = PythonArgParser("acos_", (acos__op,), methods=(acos__op,))

def acos_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return acos__op.table[ks](ks, input)
    return acos__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


atan_op = def_("aten::atan(Tensor self) -> Tensor")
atan_out_op = def_("aten::atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
atan_parser = PythonArgParser("atan", (atan_op, atan_out_op), methods=(atan_op,))

def atan(input=NOT_GIVEN, *args, out=None, **kwargs):
    """atan(input, *, out=None) -> Tensor

    Angle in radians, from -pi/2 to pi/2, whose tangent is the element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: Infinities give -pi/2 and pi/2. `atan2` knows all four quadrants.
    Derivative: self: grad / (self * self + 1)
    Journey: `atan_op` (aten/ops/pointwise.py), `AtanBackward0`, `atan_meta`, `atan_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.atan(tt.tensor([0., 1., float('inf')]))
    tensor([0.0000, 0.7854, 1.5708])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return atan_op.table[ks](ks, input)
    return atan_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


atan__op = def_("aten::atan_(Tensor(a!) self) -> Tensor(a!)")
atan__parser = PythonArgParser("atan_", (atan__op,), methods=(atan__op,))

def atan_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return atan__op.table[ks](ks, input)
    return atan__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


sinh_op = def_("aten::sinh(Tensor self) -> Tensor")
sinh_out_op = def_("aten::sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
sinh_parser = PythonArgParser("sinh", (sinh_op, sinh_out_op), methods=(sinh_op,))

def sinh(input=NOT_GIVEN, *args, out=None, **kwargs):
    """sinh(input, *, out=None) -> Tensor

    Hyperbolic sine of each element.
        out[i] = (e**input[i] - e**-input[i]) / 2

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: In float32 it overflows to an infinity from about 89.4 on.
    Derivative: self: grad * self.cosh()
    Journey: `sinh_op` (aten/ops/pointwise.py), `SinhBackward0`, `sinh_meta`, `sinh_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.sinh(tt.tensor([0., 1., 100.]))
    tensor([0.0000, 1.1752,    inf])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sinh_op.table[ks](ks, input)
    return sinh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sinh__op = def_("aten::sinh_(Tensor(a!) self) -> Tensor(a!)")
sinh__parser = PythonArgParser("sinh_", (sinh__op,), methods=(sinh__op,))

def sinh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sinh__op.table[ks](ks, input)
    return sinh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


cosh_op = def_("aten::cosh(Tensor self) -> Tensor")
cosh_out_op = def_("aten::cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
cosh_parser = PythonArgParser("cosh", (cosh_op, cosh_out_op), methods=(cosh_op,))

def cosh(input=NOT_GIVEN, *args, out=None, **kwargs):
    """cosh(input, *, out=None) -> Tensor

    Hyperbolic cosine of each element.
        out[i] = (e**input[i] + e**-input[i]) / 2

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: In float32 it overflows to inf from about 89.4 on, on both sides.
    Derivative: self: grad * self.sinh()
    Journey: `cosh_op` (aten/ops/pointwise.py), `CoshBackward0`, `cosh_meta`, `cosh_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.cosh(tt.tensor([0., 1., -100.]))
    tensor([1.0000, 1.5431,    inf])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cosh_op.table[ks](ks, input)
    return cosh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


cosh__op = def_("aten::cosh_(Tensor(a!) self) -> Tensor(a!)")
cosh__parser = PythonArgParser("cosh_", (cosh__op,), methods=(cosh__op,))

def cosh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cosh__op.table[ks](ks, input)
    return cosh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


asinh_op = def_("aten::asinh(Tensor self) -> Tensor")
asinh_out_op = def_("aten::asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
asinh_parser = PythonArgParser("asinh", (asinh_op, asinh_out_op), methods=(asinh_op,))

def asinh(input=NOT_GIVEN, *args, out=None, **kwargs):
    """asinh(input, *, out=None) -> Tensor

    Number whose hyperbolic sine is the element.
        out[i] = ln(input[i] + sqrt(input[i]**2 + 1))

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Derivative: self: grad * (self.pow(2) + 1).rsqrt()
    Journey: `asinh_op` (aten/ops/pointwise.py), `AsinhBackward0`, `asinh_meta`, `asinh_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.asinh(tt.tensor([0., 1., -1.]))
    tensor([ 0.0000,  0.8814, -0.8814])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return asinh_op.table[ks](ks, input)
    return asinh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


asinh__op = def_("aten::asinh_(Tensor(a!) self) -> Tensor(a!)")
asinh__parser = PythonArgParser("asinh_", (asinh__op,), methods=(asinh__op,))

def asinh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return asinh__op.table[ks](ks, input)
    return asinh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


acosh_op = def_("aten::acosh(Tensor self) -> Tensor")
acosh_out_op = def_("aten::acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
acosh_parser = PythonArgParser("acosh", (acosh_op, acosh_out_op), methods=(acosh_op,))

def acosh(input=NOT_GIVEN, *args, out=None, **kwargs):
    """acosh(input, *, out=None) -> Tensor

    Number, never negative, whose hyperbolic cosine is the element.
        out[i] = ln(input[i] + sqrt(input[i]**2 - 1))

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: Numbers below 1 give NaN. The gradient at 1 is infinite.
    Derivative: self: grad * (self * self - 1).rsqrt()
    Journey: `acosh_op` (aten/ops/pointwise.py), `AcoshBackward0`, `acosh_meta`, `acosh_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.acosh(tt.tensor([1., 2., 0.5]))
    tensor([0.0000, 1.3170,    nan])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return acosh_op.table[ks](ks, input)
    return acosh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


acosh__op = def_("aten::acosh_(Tensor(a!) self) -> Tensor(a!)")
acosh__parser = PythonArgParser("acosh_", (acosh__op,), methods=(acosh__op,))

def acosh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return acosh__op.table[ks](ks, input)
    return acosh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


atanh_op = def_("aten::atanh(Tensor self) -> Tensor")
atanh_out_op = def_("aten::atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
atanh_parser = PythonArgParser("atanh", (atanh_op, atanh_out_op), methods=(atanh_op,))

def atanh(input=NOT_GIVEN, *args, out=None, **kwargs):
    """atanh(input, *, out=None) -> Tensor

    Number whose hyperbolic tangent is the element.
        out[i] = ln((1 + input[i]) / (1 - input[i])) / 2

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: -1 and 1 give -inf and inf, numbers beyond them NaN.
    Derivative: self: atanh_backward(grad, self)
    Journey: `atanh_op` (aten/ops/pointwise.py), `AtanhBackward0`, `atanh_meta`, `atanh_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.atanh(tt.tensor([0., 0.5, 1., 2.]))
    tensor([0.0000, 0.5493,    inf,    nan])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return atanh_op.table[ks](ks, input)
    return atanh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


atanh__op = def_("aten::atanh_(Tensor(a!) self) -> Tensor(a!)")
atanh__parser = PythonArgParser("atanh_", (atanh__op,), methods=(atanh__op,))

def atanh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return atanh__op.table[ks](ks, input)
    return atanh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


erf_op = def_("aten::erf(Tensor self) -> Tensor")
erf_out_op = def_("aten::erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
erf_parser = PythonArgParser("erf", (erf_op, erf_out_op), methods=(erf_op,))

def erf(input=NOT_GIVEN, *args, out=None, **kwargs):
    """erf(input, *, out=None) -> Tensor

    Error function: from -1 to 1, the integral of the Gaussian bell around zero.
        out[i] = 2 / sqrt(pi) * (integral of e**-t**2 for t from 0 to input[i])

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: Exact GELU is made of it. `special.ndtr` is the same curve from 0 to 1, with the normal
        distribution's scale.
    Derivative: self: 1.1283791670955126 * exp(-(self.pow(2))) * grad
    Journey: `erf_op` (aten/ops/pointwise.py), `ErfBackward0`, `erf_meta`, `erf_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.erf(tt.tensor([0., 1., float('-inf')]))
    tensor([ 0.0000,  0.8427, -1.0000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erf_op.table[ks](ks, input)
    return erf_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


erf__op = def_("aten::erf_(Tensor(a!) self) -> Tensor(a!)")
erf__parser = PythonArgParser("erf_", (erf__op,), methods=(erf__op,))

def erf_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erf__op.table[ks](ks, input)
    return erf__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


erfc_op = def_("aten::erfc(Tensor self) -> Tensor")
erfc_out_op = def_("aten::erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
erfc_parser = PythonArgParser("erfc", (erfc_op, erfc_out_op), methods=(erfc_op,))

def erfc(input=NOT_GIVEN, *args, out=None, **kwargs):
    """erfc(input, *, out=None) -> Tensor

    Complementary error function: one minus `erf`, without the loss of digits for large elements.
        out[i] = 1 - erf(input[i])

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Derivative: self: -1.1283791670955126 * exp(-(self.pow(2))) * grad
    Journey: `erfc_op` (aten/ops/pointwise.py), `ErfcBackward0`, `erfc_meta`, `erfc_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> x = tt.tensor([5.])
    >>> tt.erfc(x), 1 - tt.erf(x)
    (tensor([1.5375e-12]), tensor([0.]))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erfc_op.table[ks](ks, input)
    return erfc_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


erfc__op = def_("aten::erfc_(Tensor(a!) self) -> Tensor(a!)")
erfc__parser = PythonArgParser("erfc_", (erfc__op,), methods=(erfc__op,))

def erfc_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erfc__op.table[ks](ks, input)
    return erfc__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


erfinv_op = def_("aten::erfinv(Tensor self) -> Tensor")
erfinv_out_op = def_("aten::erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
erfinv_parser = PythonArgParser("erfinv", (erfinv_op, erfinv_out_op), methods=(erfinv_op,))

def erfinv(input=NOT_GIVEN, *args, out=None, **kwargs):
    """erfinv(input, *, out=None) -> Tensor

    Number whose error function is the element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: -1 and 1 give -inf and inf, numbers beyond them NaN.
    Derivative: self: 0.886226925452758 * exp(self.erfinv().pow(2)) * grad
    Journey: `erfinv_op` (aten/ops/pointwise.py), `ErfinvBackward0`, `erfinv_meta`, `erfinv_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.erfinv(tt.tensor([0., 0.5, 1., 2.]))
    tensor([0.0000, 0.4769,    inf,    nan])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erfinv_op.table[ks](ks, input)
    return erfinv_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


erfinv__op = def_("aten::erfinv_(Tensor(a!) self) -> Tensor(a!)")
erfinv__parser = PythonArgParser("erfinv_", (erfinv__op,), methods=(erfinv__op,))

def erfinv_(*args, **kwargs):
    return erfinv__parser.call(*args, **kwargs)


lgamma_out_op = def_("aten::lgamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
lgamma_op = def_("aten::lgamma(Tensor self) -> Tensor")
lgamma_parser = PythonArgParser("lgamma", (lgamma_out_op, lgamma_op), methods=(lgamma_op,))

def lgamma(input=NOT_GIVEN, *args, out=None, **kwargs):
    """lgamma(input, *, out=None) -> Tensor

    Logarithm of the absolute value of the gamma function.
        out[i] = ln|gamma(input[i])|; gamma(n) = (n - 1)! for whole n

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: 0 and negative whole numbers give inf. The derivative is `digamma`.
    Derivative: self: grad * digamma(self)
    Journey: `lgamma_op` (aten/ops/pointwise.py), `LgammaBackward0`, `lgamma_meta`, `lgamma_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.lgamma(tt.tensor([1., 5., 0.]))
    tensor([0.0000, 3.1781,    inf])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return lgamma_op.table[ks](ks, input)
    return lgamma_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


lgamma__op = def_("aten::lgamma_(Tensor(a!) self) -> Tensor(a!)")
lgamma__parser = PythonArgParser("lgamma_", (lgamma__op,), methods=(lgamma__op,))

def lgamma_(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return lgamma__op.table[ks](ks, self)
    return lgamma__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


digamma_out_op = def_("aten::digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
digamma_op = def_("aten::digamma(Tensor self) -> Tensor")
digamma_parser = PythonArgParser("digamma", (digamma_out_op, digamma_op), methods=(digamma_op,))

def digamma(input=NOT_GIVEN, *args, out=None, **kwargs):
    """digamma(input, *, out=None) -> Tensor

    Derivative of the logarithm of the gamma function.
        out[i] = gamma'(input[i]) / gamma(input[i])

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: 0. gives -inf and -0. inf; negative whole numbers give NaN.
    Derivative: self: grad * polygamma(1, self)
    Journey: `digamma_op` (aten/ops/pointwise.py), `DigammaBackward0`, `digamma_meta`, `digamma_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.digamma(tt.tensor([1., 2., 0., -1.]))
    tensor([-0.5772,  0.4228,    -inf,     nan])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return digamma_op.table[ks](ks, input)
    return digamma_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


digamma__op = def_("aten::digamma_(Tensor(a!) self) -> Tensor(a!)")
digamma__parser = PythonArgParser("digamma_", (digamma__op,), methods=(digamma__op,))

def digamma_(*args, **kwargs):
    return digamma__parser.call(*args, **kwargs)


polygamma_out_op = def_("aten::polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
polygamma_op = def_("aten::polygamma(int n, Tensor self) -> Tensor")
polygamma_parser = PythonArgParser("polygamma", (polygamma_out_op, polygamma_op), methods=(polygamma_op,))

def polygamma_default(n, self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return polygamma_op.table[ks](ks, n, self)

def polygamma(n=NOT_GIVEN, input=NOT_GIVEN, *args, out=None, **kwargs):
    """polygamma(n, input, *, out=None) -> Tensor

    The `n`-th derivative of `digamma`.

    Args:
        n: Integer of at least 0: how often `digamma` is differentiated. 0 is `digamma` itself.
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: RuntimeError if `n` is negative.
    Note: As a function, `n` comes first: `polygamma(1, t)`; the method is `t.polygamma(1)`.
    Derivative: self: grad * polygamma(n + 1, self)
    Journey: `polygamma_op` (aten/ops/pointwise.py), `PolygammaBackward0`, `polygamma_meta`, `polygamma_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.polygamma(1, tt.tensor([1., 2.]))
    tensor([1.6449, 0.6449])
    """
    if out is None and not args and not kwargs and n.__class__ is int and -(2**30) < n < 2**30 and isinstance(input, TensorImpl):
        return polygamma_default(n, input)
    return polygamma_parser.call(*given(("n", "input"), (n, input), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


polygamma__op = def_("aten::polygamma_(Tensor(a!) self, int n) -> Tensor(a!)")
polygamma__parser = PythonArgParser("polygamma_", (polygamma__op,), methods=(polygamma__op,))

def polygamma_(*args, **kwargs):
    return polygamma__parser.call(*args, **kwargs)


frac_op = def_("aten::frac(Tensor self) -> Tensor")
frac_out_op = def_("aten::frac.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
frac_parser = PythonArgParser("frac", (frac_op, frac_out_op), methods=(frac_op,))

def frac(input=NOT_GIVEN, *args, out=None, **kwargs):
    """frac(input, *, out=None) -> Tensor

    Keeps the fraction of each element, with its sign.
        out[i] = input[i] - trunc(input[i])

    Args:
        input: Float tensor of any shape.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and dtype.
    Raises: NotImplementedError if `input` is not float.
    Note: The gradient is 1 everywhere.
    Derivative: self: grad
    Journey: `frac_op` (aten/ops/pointwise.py), `FracBackward0`, `frac_meta`, `frac_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.frac(tt.tensor([1.5, -1.5]))
    tensor([ 0.5000, -0.5000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return frac_op.table[ks](ks, input)
    return frac_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


frac__op = def_("aten::frac_(Tensor(a!) self) -> Tensor(a!)")
frac__parser = PythonArgParser("frac_", (frac__op,), methods=(frac__op,))

def frac_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return frac__op.table[ks](ks, input)
    return frac__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


round_op = def_("aten::round(Tensor self) -> Tensor")
round_out_op = def_("aten::round.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
round_decimals_op = def_("aten::round.decimals(Tensor self, *, int decimals) -> Tensor")
round_decimals_out_op = def_("aten::round.decimals_out(Tensor self, *, int decimals, Tensor(a!) out) -> Tensor(a!)")
round_parser = PythonArgParser("round", (round_op, round_out_op, round_decimals_op, round_decimals_out_op), methods=(round_op, round_decimals_op))

def round_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return round_op.table[ks](ks, self)

def round_decimals(self, decimals):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return round_decimals_op.table[ks](ks, self, decimals)

def round_decimals_out(self, decimals, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return round_decimals_out_op.table[ks](ks, self, decimals, out)

def round(input=NOT_GIVEN, *args, out=None, decimals=NOT_GIVEN, **kwargs):
    """round(input, *, decimals, out=None) -> Tensor
    round(input, *, out=None) -> Tensor

    Rounds each element to the nearest whole number, and ties to the even one.
        with decimals: out[i] = round(input[i] * 10**decimals) / 10**decimals

    Args:
        input: Tensor of any shape and of any dtype but bool. With `decimals` it must be float.
        decimals: Number of decimal places to keep. A negative one rounds to tens, hundreds and so on.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and dtype.
    Raises: NotImplementedError if `input` is bool, or if integers are rounded with `decimals` given.
    Note: A tie is halfway between two whole numbers: 0.5 becomes 0, 1.5 and 2.5 both become 2. The gradient
        is 0 everywhere.
    Derivative: self: zeros_like(grad)
    Journey: `round_op` (aten/ops/pointwise.py), `RoundBackward0`, `round_meta`, `round_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.round(tt.tensor([0.5, 1.5, 2.5, -2.6]))
    tensor([ 0.,  2.,  2., -3.])
    >>> tt.round(tt.tensor([3.14159, 271.8]), decimals=-1)
    tensor([  0., 270.])
    """
    if out is None and not args and not kwargs and decimals is NOT_GIVEN and isinstance(input, TensorImpl):
        return round_default(input)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and decimals.__class__ is int and -(2**30) < decimals < 2**30:
        return round_decimals(input, decimals)
    return round_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, decimals=decimals, **kwargs)


round__op = def_("aten::round_(Tensor(a!) self) -> Tensor(a!)")
round__decimals_op = def_("aten::round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)")
round__parser = PythonArgParser("round_", (round__op, round__decimals_op), methods=(round__op, round__decimals_op))

def round__default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return round__op.table[ks](ks, self)

def round__decimals(self, decimals):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return round__decimals_op.table[ks](ks, self, decimals)

def round_(input=NOT_GIVEN, *args, decimals=NOT_GIVEN, **kwargs):
    if not args and not kwargs and decimals is NOT_GIVEN and isinstance(input, TensorImpl):
        return round__default(input)
    if not args and not kwargs and isinstance(input, TensorImpl) and decimals.__class__ is int and -(2**30) < decimals < 2**30:
        return round__decimals(input, decimals)
    return round__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), decimals=decimals, **kwargs)


signbit_op = def_("aten::signbit(Tensor self) -> Tensor")
signbit_out_op = def_("aten::signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
signbit_parser = PythonArgParser("signbit", (signbit_op, signbit_out_op), methods=(signbit_op,))

def signbit(input=NOT_GIVEN, *args, out=None, **kwargs):
    """signbit(input, *, out=None) -> Tensor

    Tells which elements have their sign bit set: negative numbers, and -0. too.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to, of bool dtype. It is resized if its shape differs.
    Returns: New bool tensor of `input`'s shape.
    Raises: RuntimeError if `out` is not bool.
    Note: Unlike `input < 0` it tells -0. from 0., and -nan from nan.
    Derivative: none.
    Journey: `signbit_op` (aten/ops/pointwise.py), `signbit_meta`, `signbit_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.signbit(tt.tensor([-1., 0., -0.]))
    tensor([ True, False,  True])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return signbit_op.table[ks](ks, input)
    return signbit_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sgn_op = def_("aten::sgn(Tensor self) -> Tensor")
sgn_out_op = def_("aten::sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
sgn_parser = PythonArgParser("sgn", (sgn_op, sgn_out_op), methods=(sgn_op,))

def sgn(input=NOT_GIVEN, *args, out=None, **kwargs):
    """sgn(input, *, out=None) -> Tensor

    Sign of each element; of real numbers the same as `sign`.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and dtype.
    Note: Its name exists for complex numbers, where it would give z / |z|.
    Derivative: self: sgn_backward(self, grad, result)
    Journey: `sgn_op` (aten/ops/pointwise.py), `SgnBackward0`, `sgn_meta`, `sgn_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.sgn(tt.tensor([-2., 0., 5.]))
    tensor([-1.,  0.,  1.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sgn_op.table[ks](ks, input)
    return sgn_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sgn__op = def_("aten::sgn_(Tensor(a!) self) -> Tensor(a!)")
sgn__parser = PythonArgParser("sgn_", (sgn__op,), methods=(sgn__op,))

def sgn_(*args, **kwargs):
    return sgn__parser.call(*args, **kwargs)


isposinf_op = def_("aten::isposinf(Tensor self) -> Tensor")
isposinf_out_op = def_("aten::isposinf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
isposinf_parser = PythonArgParser("isposinf", (isposinf_op, isposinf_out_op), methods=(isposinf_op,))

def isposinf(input=NOT_GIVEN, *args, out=None, **kwargs):
    """isposinf(input, *, out=None) -> Tensor

    Tells which elements are plus infinity.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to, of bool dtype. It is resized if its shape differs.
    Returns: New bool tensor of `input`'s shape.
    Raises: RuntimeError if `out` is not bool.
    Derivative: none.
    Journey: `isposinf_op` (aten/ops/pointwise.py), `isposinf_meta`, `isposinf_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.isposinf(tt.tensor([float('inf'), float('-inf'), 1.]))
    tensor([ True, False, False])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isposinf_op.table[ks](ks, input)
    return isposinf_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


isneginf_op = def_("aten::isneginf(Tensor self) -> Tensor")
isneginf_out_op = def_("aten::isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
isneginf_parser = PythonArgParser("isneginf", (isneginf_op, isneginf_out_op), methods=(isneginf_op,))

def isneginf(input=NOT_GIVEN, *args, out=None, **kwargs):
    """isneginf(input, *, out=None) -> Tensor

    Tells which elements are minus infinity.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to, of bool dtype. It is resized if its shape differs.
    Returns: New bool tensor of `input`'s shape.
    Raises: RuntimeError if `out` is not bool.
    Derivative: none.
    Journey: `isneginf_op` (aten/ops/pointwise.py), `isneginf_meta`, `isneginf_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.isneginf(tt.tensor([float('inf'), float('-inf'), 1.]))
    tensor([False,  True, False])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isneginf_op.table[ks](ks, input)
    return isneginf_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sinc_op = def_("aten::sinc(Tensor self) -> Tensor")
sinc_out_op = def_("aten::sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
sinc_parser = PythonArgParser("sinc", (sinc_op, sinc_out_op), methods=(sinc_op,))

def sinc(input=NOT_GIVEN, *args, out=None, **kwargs):
    """sinc(input, *, out=None) -> Tensor

    Normalized cardinal sine: sin(pi x) / (pi x), and 1 at zero.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: It is 0 at every whole number but 0, up to rounding: the float nearest to pi is not pi.
    Derivative: self: sinc_backward(grad, self)
    Journey: `sinc_op` (aten/ops/pointwise.py), `SincBackward0`, `sinc_meta`, `sinc_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.sinc(tt.tensor([0., 0.5]))
    tensor([1.0000, 0.6366])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sinc_op.table[ks](ks, input)
    return sinc_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sinc__op = def_("aten::sinc_(Tensor(a!) self) -> Tensor(a!)")
sinc__parser = PythonArgParser("sinc_", (sinc__op,), methods=(sinc__op,))

def sinc_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sinc__op.table[ks](ks, input)
    return sinc__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


i0_op = def_("aten::i0(Tensor self) -> Tensor")
i0_out_op = def_("aten::i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
i0_parser = PythonArgParser("i0", (i0_op, i0_out_op), methods=(i0_op,))

def i0(input=NOT_GIVEN, *args, out=None, **kwargs):
    """i0(input, *, out=None) -> Tensor

    Modified Bessel function of the first kind, of order 0.
        out[i] = sum of (input[i]**2 / 4)**k / (k!)**2 for k = 0, 1, 2, ...

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: It is even, and grows as e**|x|: `special.i0e` does not overflow. The Kaiser window is made of it.
    Derivative: self: grad * special_i1(self)
    Journey: `i0_op` (aten/ops/pointwise.py), `I0Backward0`, `i0_meta`, `i0_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.i0(tt.tensor([0., 1., -1.]))
    tensor([1.0000, 1.2661, 1.2661])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return i0_op.table[ks](ks, input)
    return i0_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


i0__op = def_("aten::i0_(Tensor(a!) self) -> Tensor(a!)")
i0__parser = PythonArgParser("i0_", (i0__op,), methods=(i0__op,))

def i0_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return i0__op.table[ks](ks, input)
    return i0__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


logit_op = def_("aten::logit(Tensor self, float? eps=None) -> Tensor")
logit_out_op = def_("aten::logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)")
logit_parser = PythonArgParser("logit", (logit_op, logit_out_op), methods=(logit_op,))

def logit_default(self, eps=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logit_op.table[ks](ks, self, eps)

def logit(input=NOT_GIVEN, eps=None, *args, out=None, **kwargs):
    """logit(input, eps=None, *, out=None) -> Tensor

    Logarithm of the odds: the number whose `sigmoid` is the element.
        out[i] = ln(z / (1 - z)), z = input[i] or, with eps, clamp(input[i], eps, 1 - eps)

    Args:
        input: Tensor of any shape and dtype: probabilities from 0 to 1.
        eps: Float up to 0.5 that keeps the elements away from 0 and 1. None leaves them as they are.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: Without `eps`, 0 and 1 give -inf and inf, numbers outside of 0 to 1 NaN. Elements that `eps` moved
        have gradient 0.
    Derivative: self: infinitely_differentiable_logit_backward(grad, self, eps)
    Journey: `logit_op` (aten/ops/pointwise.py), `LogitBackward0`, `logit`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.logit(tt.tensor([0., 0.5, 2.]))
    tensor([-inf, 0., nan])
    >>> tt.logit(tt.tensor([0., 0.5, 2.]), eps=0.25)
    tensor([-1.0986,  0.0000,  1.0986])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (eps is None or eps.__class__ is float):
        return logit_default(input, eps)
    return logit_parser.call(*given(("input", "eps"), (input, eps), (NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


logit__op = def_("aten::logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)")
logit__parser = PythonArgParser("logit_", (logit__op,), methods=(logit__op,))

def logit__default(self, eps=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logit__op.table[ks](ks, self, eps)

def logit_(input=NOT_GIVEN, eps=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (eps is None or eps.__class__ is float):
        return logit__default(input, eps)
    return logit__parser.call(*given(("input", "eps"), (input, eps), (NOT_GIVEN, None), args, kwargs), **kwargs)


mvlgamma_out_op = def_("aten::mvlgamma.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)")
mvlgamma_op = def_("aten::mvlgamma(Tensor self, int p) -> Tensor")
mvlgamma_parser = PythonArgParser("mvlgamma", (mvlgamma_out_op, mvlgamma_op), methods=(mvlgamma_op,))

def mvlgamma_default(self, p):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mvlgamma_op.table[ks](ks, self, p)

def mvlgamma(input=NOT_GIVEN, p=NOT_GIVEN, *args, out=None, **kwargs):
    """mvlgamma(input, p, *, out=None) -> Tensor

    Logarithm of the multivariate gamma function of dimension `p`.
        out[i] = p * (p - 1) / 4 * ln(pi) + sum of lgamma(input[i] - j / 2) for j from 0 to p - 1

    Args:
        input: Tensor of any shape and of any dtype but bool, with elements above (p - 1) / 2.
        p: Integer of at least 1: the dimension. 1 is `lgamma`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: RuntimeError if `p` is less than 1, or if `input` is bool.
    Note: Elements of (p - 1) / 2 or less are not refused, but the function has no meaning there.
    Derivative: self: mvlgamma_backward(grad, self, p)
    Journey: `mvlgamma_op` (aten/ops/pointwise.py), `MvlgammaBackward0`, `mvlgamma`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.mvlgamma(tt.tensor([2., 3.]), 2)
    tensor([0.4516, 1.5502])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and p.__class__ is int and -(2**30) < p < 2**30:
        return mvlgamma_default(input, p)
    return mvlgamma_parser.call(*given(("input", "p"), (input, p), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


mvlgamma__op = def_("aten::mvlgamma_(Tensor(a!) self, int p) -> Tensor(a!)")
mvlgamma__parser = PythonArgParser("mvlgamma_", (mvlgamma__op,), methods=(mvlgamma__op,))

def mvlgamma_(*args, **kwargs):
    return mvlgamma__parser.call(*args, **kwargs)


deg2rad_op = def_("aten::deg2rad(Tensor self) -> Tensor")
deg2rad_out_op = def_("aten::deg2rad.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
deg2rad_parser = PythonArgParser("deg2rad", (deg2rad_op, deg2rad_out_op), methods=(deg2rad_op,))

def deg2rad(input=NOT_GIVEN, *args, out=None, **kwargs):
    """deg2rad(input, *, out=None) -> Tensor

    Turns angles in degrees into radians.
        out[i] = input[i] * pi / 180

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Derivative: self: deg2rad_backward(grad)
    Journey: `deg2rad_op` (aten/ops/pointwise.py), `Deg2RadBackward0`, `deg2rad`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.deg2rad(tt.tensor([0, 90, 180]))
    tensor([0.0000, 1.5708, 3.1416])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return deg2rad_op.table[ks](ks, input)
    return deg2rad_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


deg2rad__op = def_("aten::deg2rad_(Tensor(a!) self) -> Tensor(a!)")
deg2rad__parser = PythonArgParser("deg2rad_", (deg2rad__op,), methods=(deg2rad__op,))

def deg2rad_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return deg2rad__op.table[ks](ks, input)
    return deg2rad__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


rad2deg_op = def_("aten::rad2deg(Tensor self) -> Tensor")
rad2deg_out_op = def_("aten::rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
rad2deg_parser = PythonArgParser("rad2deg", (rad2deg_op, rad2deg_out_op), methods=(rad2deg_op,))

def rad2deg(input=NOT_GIVEN, *args, out=None, **kwargs):
    """rad2deg(input, *, out=None) -> Tensor

    Turns angles in radians into degrees.
        out[i] = input[i] * 180 / pi

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Derivative: self: rad2deg_backward(grad)
    Journey: `rad2deg_op` (aten/ops/pointwise.py), `Rad2DegBackward0`, `rad2deg`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.rad2deg(tt.tensor([0., 1.5707963, 3.1415927]))
    tensor([  0.,  90., 180.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rad2deg_op.table[ks](ks, input)
    return rad2deg_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


rad2deg__op = def_("aten::rad2deg_(Tensor(a!) self) -> Tensor(a!)")
rad2deg__parser = PythonArgParser("rad2deg_", (rad2deg__op,), methods=(rad2deg__op,))

def rad2deg_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rad2deg__op.table[ks](ks, input)
    return rad2deg__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


nan_to_num_op = def_("aten::nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor")
nan_to_num_out_op = def_("aten::nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, Tensor(a!) out) -> Tensor(a!)")
nan_to_num_parser = PythonArgParser("nan_to_num", (nan_to_num_op, nan_to_num_out_op), methods=(nan_to_num_op,))

def nan_to_num_default(self, nan=None, posinf=None, neginf=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nan_to_num_op.table[ks](ks, self, nan, posinf, neginf)

def nan_to_num_out(self, nan, posinf, neginf, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nan_to_num_out_op.table[ks](ks, self, nan, posinf, neginf, out)

def nan_to_num(input=NOT_GIVEN, nan=None, posinf=None, neginf=None, *args, out=None, **kwargs):
    """nan_to_num(input, nan=None, posinf=None, neginf=None, *, out=None) -> Tensor

    Replaces NaN and the two infinities by finite numbers.

    Args:
        input: Tensor of any shape and dtype.
        nan: Number in the place of NaN; None is 0.
        posinf: Number in the place of inf; None is the largest number of the dtype.
        neginf: Number in the place of -inf; None is the smallest number of the dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and dtype.
    Note: Integers and bools are copied. Replaced elements have gradient 0.
    Derivative: self: grad * isfinite(self)
    Journey: `nan_to_num_op` (aten/ops/pointwise.py), `NanToNumBackward0`, `nan_to_num`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.nan_to_num(tt.tensor([float('nan'), float('inf'), 1.]), nan=0.5, posinf=9.)
    tensor([0.5000, 9.0000, 1.0000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (nan is None or nan.__class__ is float) and (posinf is None or posinf.__class__ is float) and (neginf is None or neginf.__class__ is float):
        return nan_to_num_default(input, nan, posinf, neginf)
    return nan_to_num_parser.call(*given(("input", "nan", "posinf", "neginf"), (input, nan, posinf, neginf), (NOT_GIVEN, None, None, None), args, kwargs), out=out, **kwargs)


nan_to_num__op = def_("aten::nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)")
nan_to_num__parser = PythonArgParser("nan_to_num_", (nan_to_num__op,), methods=(nan_to_num__op,))

def nan_to_num__default(self, nan=None, posinf=None, neginf=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nan_to_num__op.table[ks](ks, self, nan, posinf, neginf)

def nan_to_num_(input=NOT_GIVEN, nan=None, posinf=None, neginf=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (nan is None or nan.__class__ is float) and (posinf is None or posinf.__class__ is float) and (neginf is None or neginf.__class__ is float):
        return nan_to_num__default(input, nan, posinf, neginf)
    return nan_to_num__parser.call(*given(("input", "nan", "posinf", "neginf"), (input, nan, posinf, neginf), (NOT_GIVEN, None, None, None), args, kwargs), **kwargs)


angle_op = def_("aten::angle(Tensor self) -> Tensor")
angle_out_op = def_("aten::angle.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
angle_parser = PythonArgParser("angle", (angle_op, angle_out_op), methods=(angle_op,))

def angle(input=NOT_GIVEN, *args, out=None, **kwargs):
    """angle(input, *, out=None) -> Tensor

    Angle of each element in the complex plane, in radians: 0, or pi of negative numbers.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: -0. gives 0, and NaN gives NaN. The gradient is 0.
    Derivative: self: angle_backward(grad, self)
    Journey: `angle_op` (aten/ops/pointwise.py), `AngleBackward0`, `angle`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.angle(tt.tensor([2., -2.]))
    tensor([0.0000, 3.1416])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return angle_op.table[ks](ks, input)
    return angle_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


frexp_Tensor_op = def_("aten::frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)")
frexp_Tensor_return = return_type("frexp", ("mantissa", "exponent"))
frexp_Tensor_out_op = def_("aten::frexp.Tensor_out(Tensor self, *, Tensor(a!) mantissa, Tensor(b!) exponent) -> (Tensor(a!) mantissa, Tensor(b!) exponent)")
frexp_parser = PythonArgParser("frexp", (frexp_Tensor_op, frexp_Tensor_out_op), methods=(frexp_Tensor_op,))

def frexp_Tensor_out(self, mantissa, exponent):
    ks = self.meta_.key_set | mantissa.meta_.key_set | exponent.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return frexp_Tensor_out_op.table[ks](ks, self, mantissa, exponent)

def frexp(input=NOT_GIVEN, *args, out=None, **kwargs):
    """frexp(input, *, out=None) -> (Tensor mantissa, Tensor exponent)

    Splits each float into a mantissa and a power of two.
        input[i] = mantissa[i] * 2**exponent[i], with 0.5 <= |mantissa[i]| < 1

    Args:
        input: Float tensor of any shape.
        out: Pair of tensors that mantissa and exponent are written to.
    Returns: Named tuple (mantissa, exponent): tensors of `input`'s shape, in its dtype and in int32.
    Raises: RuntimeError if `input` is not float.
    Note: 0 has mantissa and exponent 0. Infinities and NaN are their own mantissa.
    Derivative: self: grad / exponent.exp2()
    Journey: `frexp_Tensor_op` (aten/ops/pointwise.py), `FrexpBackward0`, `frexp_Tensor`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> mantissa, exponent = tt.frexp(tt.tensor([8., -3.]))
    >>> mantissa
    tensor([ 0.5000, -0.7500])
    >>> exponent
    tensor([4, 2], dtype=torch.int32)
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl):
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(frexp_Tensor_return, frexp_Tensor_op.table[ks](ks, input))
        result = frexp_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)
        return named(frexp_Tensor_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


ldexp_Tensor_op = def_("aten::ldexp.Tensor(Tensor self, Tensor other) -> Tensor")
ldexp_out_op = def_("aten::ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
ldexp_parser = PythonArgParser("ldexp", (ldexp_Tensor_op, ldexp_out_op), methods=(ldexp_Tensor_op,))

def ldexp_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ldexp_Tensor_op.table[ks](ks, self, other)

def ldexp(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """ldexp(input, other, *, out=None) -> Tensor

    Multiplies `input` by two to the power `other`: undoes `frexp`.
        out[i] = input[i] * 2**other[i]

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused. Usually integers;
            fractions are allowed.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Derivative: other: grad * result * 0.6931471805599453
                self: grad * pow(2, other)
    Journey: `ldexp_Tensor_op` (aten/ops/pointwise.py), `LdexpBackward0`, `ldexp_Tensor`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.ldexp(tt.tensor([0.5, -0.75]), tt.tensor([4, 2]))
    tensor([ 8., -3.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return ldexp_Tensor(input, other)
    return ldexp_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


ldexp__op = def_("aten::ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
ldexp__parser = PythonArgParser("ldexp_", (ldexp__op,), methods=(ldexp__op,))

def ldexp__default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ldexp__op.table[ks](ks, self, other)

def ldexp_(input=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return ldexp__default(input, other)
    return ldexp__parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


nextafter_out_op = def_("aten::nextafter.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
nextafter_op = def_("aten::nextafter(Tensor self, Tensor other) -> Tensor")
nextafter_parser = PythonArgParser("nextafter", (nextafter_out_op, nextafter_op), methods=(nextafter_op,))

def nextafter_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nextafter_op.table[ks](ks, self, other)

def nextafter(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """nextafter(input, other, *, out=None) -> Tensor

    The next float after `input` in the direction of `other`.

    Args:
        input: Float tensor of any shape.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        NotImplementedError if the promoted dtype is not float.
        RuntimeError if the shapes cannot be broadcast.
    Note: NaN on either side gives NaN. Where both are equal the result is `other` and the gradient 0;
        elsewhere the gradient goes to `input` unchanged.
    Derivative: other: zeros_like(other)
                self: where(self != other, grad, 0)
    Journey: `nextafter_op` (aten/ops/pointwise.py), `NextafterBackward0`, `nextafter_meta`, `nextafter_impl`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> one = tt.tensor([1.], dtype=tt.float64)
    >>> tt.nextafter(one, one + 1) - 1 == 2.0 ** -52
    tensor([True])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return nextafter_default(input, other)
    return nextafter_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


nextafter__op = def_("aten::nextafter_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
nextafter__parser = PythonArgParser("nextafter_", (nextafter__op,), methods=(nextafter__op,))

def nextafter_(*args, **kwargs):
    return nextafter__parser.call(*args, **kwargs)


copysign_out_op = def_("aten::copysign.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
copysign_Tensor_op = def_("aten::copysign.Tensor(Tensor self, Tensor other) -> Tensor")
copysign_Scalar_op = def_("aten::copysign.Scalar(Tensor self, Scalar other) -> Tensor")
copysign_Scalar_out_op = def_("aten::copysign.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
copysign_parser = PythonArgParser("copysign", (copysign_out_op, copysign_Tensor_op, copysign_Scalar_op, copysign_Scalar_out_op), methods=(copysign_Tensor_op, copysign_Scalar_op))

def copysign_out(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return copysign_out_op.table[ks](ks, self, other, out)

def copysign_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return copysign_Tensor_op.table[ks](ks, self, other)

def copysign_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return copysign_Scalar_op.table[ks](ks, self, other)

def copysign(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """copysign(input, other, *, out=None) -> Tensor

    Gives the magnitudes of `input` the signs of `other`.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: The sign of -0. counts as negative.
    Derivative:
        copysign.Tensor, other: zeros_like(other)
        copysign.Tensor, self: copysign_tensor_self_backward(grad, self, result)
        copysign.Scalar, self: copysign_tensor_self_backward(grad, self, result)
    Journey: `copysign_Tensor_op` (aten/ops/pointwise.py), `CopysignBackward0`, `copysign_meta`,
        `copysign_impl` (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.copysign(tt.tensor([1., -2.]), tt.tensor([-0., 5.]))
    tensor([-1.,  2.])
    >>> tt.copysign(tt.tensor([1, 2]), -1)
    tensor([-1., -2.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return copysign_Scalar(input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return copysign_Tensor(input, other)
    return copysign_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


copysign__Tensor_op = def_("aten::copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
copysign__Scalar_op = def_("aten::copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
copysign__parser = PythonArgParser("copysign_", (copysign__Tensor_op, copysign__Scalar_op), methods=(copysign__Tensor_op, copysign__Scalar_op))

def copysign__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return copysign__Tensor_op.table[ks](ks, self, other)

def copysign_(*args, **kwargs):
    return copysign__parser.call(*args, **kwargs)


heaviside_out_op = def_("aten::heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!)")
heaviside_op = def_("aten::heaviside(Tensor self, Tensor values) -> Tensor")
heaviside_parser = PythonArgParser("heaviside", (heaviside_out_op, heaviside_op), methods=(heaviside_op,))

def heaviside_default(self, values):
    ks = self.meta_.key_set | values.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return heaviside_op.table[ks](ks, self, values)

def heaviside(input=NOT_GIVEN, values=NOT_GIVEN, *args, out=None, **kwargs):
    """heaviside(input, values, *, out=None) -> Tensor

    Step function: 0 for negative elements, 1 for positive ones, `values` at zero.

    Args:
        input: Tensor of any shape and dtype.
        values: Tensor of the same dtype, taken where `input` is 0. Its shape is broadcast against that of
            `input`.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of the broadcast shape, in `input`'s dtype.
    Raises: RuntimeError if the dtypes differ, or if the shapes cannot be broadcast.
    Note: NaN gives 0. It has no derivative here: a backward pass through it fails.
    Derivative: none.
    Journey: `heaviside_op` (aten/ops/pointwise.py), `heaviside_meta`, `heaviside_impl`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.heaviside(tt.tensor([-1.5, 0., 2.]), tt.tensor([0.5]))
    tensor([0.0000, 0.5000, 1.0000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(values, TensorImpl):
        return heaviside_default(input, values)
    return heaviside_parser.call(*given(("input", "values"), (input, values), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


heaviside__op = def_("aten::heaviside_(Tensor(a!) self, Tensor values) -> Tensor(a!)")
heaviside__parser = PythonArgParser("heaviside_", (heaviside__op,), methods=(heaviside__op,))

def heaviside_(*args, **kwargs):
    return heaviside__parser.call(*args, **kwargs)


positive_op = def_("aten::positive(Tensor(a) self) -> Tensor(a)")
positive_parser = PythonArgParser("positive", (positive_op,), methods=(positive_op,))

def positive(input=NOT_GIVEN, *args, **kwargs):
    """positive(input) -> Tensor

    Returns `input` unchanged, after refusing bools: what `+t` calls.

    Args:
        input: Tensor of any shape and of any dtype but bool.
    Returns: A view of `input`: it shares its memory. `input` itself, not a copy.
    Raises: RuntimeError if `input` is bool.
    Derivative: those of the operators that it calls.
    Journey: `positive_op` (aten/ops/pointwise.py), `positive` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> t = tt.tensor([1., -2.])
    >>> tt.positive(t) is t
    True
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return positive_op.table[ks](ks, input)
    return positive_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


isreal_op = def_("aten::isreal(Tensor self) -> Tensor")
isreal_parser = PythonArgParser("isreal", (isreal_op,), methods=(isreal_op,))

def isreal(input=NOT_GIVEN, *args, **kwargs):
    """isreal(input) -> Tensor

    Tells which elements are real numbers: of a real dtype all of them.

    Args:
        input: Tensor of any shape and dtype.
    Returns: New bool tensor of `input`'s shape.
    Note: NaN counts as real.
    Derivative: those of the operators that it calls.
    Journey: `isreal_op` (aten/ops/pointwise.py), `isreal` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.isreal(tt.tensor([1., float('nan')]))
    tensor([True, True])
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isreal_op.table[ks](ks, input)
    return isreal_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


conj_op = def_("aten::conj(Tensor(a) self) -> Tensor(a)")
conj_parser = PythonArgParser("conj", (conj_op,), methods=(conj_op,))

def conj(input=NOT_GIVEN, *args, **kwargs):
    """conj(input) -> Tensor

    Complex conjugate of each element: a real tensor is its own.

    Args:
        input: Tensor of any shape and dtype.
    Returns: A view of `input`: it shares its memory. `input` itself, not a copy.
    Derivative: those of the operators that it calls.
    Journey: `conj_op` (aten/ops/pointwise.py), `conj` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> t = tt.tensor([1., 2.])
    >>> t.conj() is t
    True
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return conj_op.table[ks](ks, input)
    return conj_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


conj_physical_op = def_("aten::conj_physical(Tensor self) -> Tensor")
conj_physical_out_op = def_("aten::conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
conj_physical_parser = PythonArgParser("conj_physical", (conj_physical_op, conj_physical_out_op), methods=(conj_physical_op,))

def conj_physical(input=NOT_GIVEN, *args, out=None, **kwargs):
    """conj_physical(input, *, out=None) -> Tensor

    Complex conjugate of each element, computed at once: a real tensor is its own.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: `input` itself, not a copy, unless `out` is given.
    Note: `conj` of a complex tensor would only set a mark on a view; this one would compute.
    Derivative: those of the operators that it calls.
    Journey: `conj_physical_op` (aten/ops/pointwise.py), `conj_physical` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.conj_physical(tt.tensor([1., 2.]))
    tensor([1., 2.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return conj_physical_op.table[ks](ks, input)
    return conj_physical_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


conj_physical__op = def_("aten::conj_physical_(Tensor(a!) self) -> Tensor(a!)")
conj_physical__parser = PythonArgParser("conj_physical_", (conj_physical__op,), methods=(conj_physical__op,))

def conj_physical_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return conj_physical__op.table[ks](ks, input)
    return conj_physical__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


resolve_conj_op = def_("aten::resolve_conj(Tensor(a) self) -> Tensor(a)")
resolve_conj_parser = PythonArgParser("resolve_conj", (resolve_conj_op,), methods=(resolve_conj_op,))

def resolve_conj(input=NOT_GIVEN, *args, **kwargs):
    """resolve_conj(input) -> Tensor

    Carries out a conjugation that is only marked: a real tensor has no such mark.

    Args:
        input: Tensor of any shape and dtype.
    Returns: A view of `input`: it shares its memory. `input` itself, not a copy.
    Derivative: those of the operators that it calls.
    Journey: `resolve_conj_op` (aten/ops/pointwise.py), `resolve_conj` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> t = tt.tensor([1., 2.])
    >>> t.resolve_conj() is t
    True
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return resolve_conj_op.table[ks](ks, input)
    return resolve_conj_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


resolve_neg_op = def_("aten::resolve_neg(Tensor(a) self) -> Tensor(a)")
resolve_neg_parser = PythonArgParser("resolve_neg", (resolve_neg_op,), methods=(resolve_neg_op,))

def resolve_neg(input=NOT_GIVEN, *args, **kwargs):
    """resolve_neg(input) -> Tensor

    Carries out a negation that is only marked: a real tensor has no such mark.

    Args:
        input: Tensor of any shape and dtype.
    Returns: A view of `input`: it shares its memory. `input` itself, not a copy.
    Note: In PyTorch the imaginary part of a conjugated view carries such a mark.
    Derivative: those of the operators that it calls.
    Journey: `resolve_neg_op` (aten/ops/pointwise.py), `resolve_neg` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> t = tt.tensor([1., 2.])
    >>> t.resolve_neg() is t
    True
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return resolve_neg_op.table[ks](ks, input)
    return resolve_neg_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


real_op = def_("aten::real(Tensor(a) self) -> Tensor(a)")
real_parser = PythonArgParser("real", (real_op,))

def real(input=NOT_GIVEN, *args, **kwargs):
    """real(input) -> Tensor

    The real part of each element: a real tensor is its own.

    Args:
        input: Tensor of any shape and dtype.
    Returns: A view of `input`: it shares its memory. `input` itself, not a copy.
    Note: Also the property `t.real`.
    Derivative: those of the operators that it calls.
    Journey: `real_op` (aten/ops/pointwise.py), `real` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> t = tt.tensor([1., 2.])
    >>> tt.real(t) is t
    True
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return real_op.table[ks](ks, input)
    return real_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


imag_op = def_("aten::imag(Tensor(a) self) -> Tensor(a)")
imag_parser = PythonArgParser("imag", (imag_op,))

def imag(input=NOT_GIVEN, *args, **kwargs):
    """imag(input) -> Tensor

    The imaginary part of each element: refused for real tensors.

    Args:
        input: Complex tensor. tinytensor has only real dtypes, so every call raises.
    Returns: A view of `input`: it shares its memory. Nothing: with a real tensor it raises.
    Raises: RuntimeError if the dtype is real.
    Derivative: those of the operators that it calls.
    Journey: `imag_op` (aten/ops/pointwise.py), `imag` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.imag(tt.tensor([1.]))
    Traceback (most recent call last):
        ...
    RuntimeError: imag is not implemented for tensors with non-complex dtypes.
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return imag_op.table[ks](ks, input)
    return imag_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


floor_divide_op = def_("aten::floor_divide(Tensor self, Tensor other) -> Tensor")
floor_divide_out_op = def_("aten::floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
floor_divide_Scalar_op = def_("aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor")
floor_divide_parser = PythonArgParser("floor_divide", (floor_divide_op, floor_divide_out_op, floor_divide_Scalar_op), methods=(floor_divide_op, floor_divide_Scalar_op))

def floor_divide_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return floor_divide_op.table[ks](ks, self, other)

def floor_divide_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return floor_divide_Scalar_op.table[ks](ks, self, other)

def floor_divide(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=NOT_GIVEN, **kwargs):
    """floor_divide(input, other, *, out=None) -> Tensor

    Divides `input` by `other` and rounds the quotient down, element by element.
        out[i] = floor(input[i] / other[i])

    Args:
        input: Tensor of any shape and of any dtype but bool.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        RuntimeError if integers are divided by zero, or if the shapes cannot be broadcast.
        NotImplementedError if both sides are bools.
    Note: `a // b` calls it. It rounds towards minus infinity as Python does, not towards zero as C does. It
        has no derivative: a backward pass through it fails.
    Derivative: none.
    Journey: `floor_divide_op` (aten/ops/pointwise.py), `floor_divide` (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.floor_divide(tt.tensor([7, -7]), 2)
    tensor([ 3, -4])
    >>> tt.floor_divide(tt.tensor([7., -7.]), 0)
    tensor([inf, -inf])
    """
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return floor_divide_default(input, other)
    return floor_divide_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


floor_divide__Tensor_op = def_("aten::floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
floor_divide__Scalar_op = def_("aten::floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
floor_divide__parser = PythonArgParser("floor_divide_", (floor_divide__Tensor_op, floor_divide__Scalar_op), methods=(floor_divide__Tensor_op, floor_divide__Scalar_op))

def floor_divide__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return floor_divide__Tensor_op.table[ks](ks, self, other)

def floor_divide__Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return floor_divide__Scalar_op.table[ks](ks, self, other)

def floor_divide_(*args, **kwargs):
    return floor_divide__parser.call(*args, **kwargs)


remainder_Scalar_out_op = def_("aten::remainder.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
remainder_Scalar_op = def_("aten::remainder.Scalar(Tensor self, Scalar other) -> Tensor")
remainder_Tensor_out_op = def_("aten::remainder.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
remainder_Tensor_op = def_("aten::remainder.Tensor(Tensor self, Tensor other) -> Tensor")
remainder_Scalar_Tensor_op = def_("aten::remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor")
remainder_parser = PythonArgParser("remainder", (remainder_Scalar_out_op, remainder_Scalar_op, remainder_Tensor_out_op, remainder_Tensor_op, remainder_Scalar_Tensor_op), methods=(remainder_Scalar_op, remainder_Tensor_op))

def remainder_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return remainder_Scalar_op.table[ks](ks, self, other)

def remainder_Tensor_out(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return remainder_Tensor_out_op.table[ks](ks, self, other, out)

def remainder_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return remainder_Tensor_op.table[ks](ks, self, other)

def remainder(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=NOT_GIVEN, **kwargs):
    """remainder(input, other, *, out=None) -> Tensor

    Remainder of the division rounded down; it has the sign of the divisor, as Python's `%`.
        out[i] = input[i] - floor(input[i] / other[i]) * other[i]

    Args:
        input: Tensor or number, of any dtype but bool. At least one side is a tensor.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        RuntimeError if integers are divided by zero, or if the shapes cannot be broadcast.
        NotImplementedError if both sides are bools.
    Note: `a % b` calls it. A float divided by zero leaves NaN. `fmod` keeps the sign of the dividend instead.
    Derivative:
        remainder.Scalar, self: grad
        remainder.Tensor, other: -grad * self.div(other, rounding_mode="floor")
        remainder.Tensor, self: grad
    Journey: `remainder_Scalar_op` (aten/ops/pointwise.py), `RemainderBackward0`, `remainder_Scalar`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.remainder(tt.tensor([7, -7]), 3)
    tensor([1, 2])
    >>> tt.remainder(tt.tensor([7, -7]), -3)
    tensor([-2, -1])
    """
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return remainder_Scalar(input, other)
    if out is NOT_GIVEN and not args and not kwargs and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)) and isinstance(other, TensorImpl):
        ks = other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return remainder_Scalar_Tensor_op.table[ks](ks, input, other)
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return remainder_Tensor(input, other)
    return remainder_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


remainder__Scalar_op = def_("aten::remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
remainder__Tensor_op = def_("aten::remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
remainder__parser = PythonArgParser("remainder_", (remainder__Scalar_op, remainder__Tensor_op), methods=(remainder__Scalar_op, remainder__Tensor_op))

def remainder__Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return remainder__Scalar_op.table[ks](ks, self, other)

def remainder__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return remainder__Tensor_op.table[ks](ks, self, other)

def remainder_(*args, **kwargs):
    return remainder__parser.call(*args, **kwargs)


fmod_Scalar_out_op = def_("aten::fmod.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
fmod_Scalar_op = def_("aten::fmod.Scalar(Tensor self, Scalar other) -> Tensor")
fmod_Tensor_out_op = def_("aten::fmod.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
fmod_Tensor_op = def_("aten::fmod.Tensor(Tensor self, Tensor other) -> Tensor")
fmod_parser = PythonArgParser("fmod", (fmod_Scalar_out_op, fmod_Scalar_op, fmod_Tensor_out_op, fmod_Tensor_op), methods=(fmod_Scalar_op, fmod_Tensor_op))

def fmod_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fmod_Scalar_op.table[ks](ks, self, other)

def fmod_Tensor_out(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fmod_Tensor_out_op.table[ks](ks, self, other, out)

def fmod_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fmod_Tensor_op.table[ks](ks, self, other)

def fmod(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """fmod(input, other, *, out=None) -> Tensor

    Remainder of the division rounded towards zero; it has the sign of the dividend, as C's `fmod`.
        out[i] = input[i] - trunc(input[i] / other[i]) * other[i]

    Args:
        input: Tensor of any shape and of any dtype but bool.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        RuntimeError if integers are divided by zero, or if the shapes cannot be broadcast.
        NotImplementedError if both sides are bools.
    Note: A float divided by zero leaves NaN. `remainder` takes the sign of the divisor instead.
    Derivative:
        fmod.Scalar, self: grad
        fmod.Tensor, other: -grad * self.div(other, rounding_mode="trunc")
        fmod.Tensor, self: grad
    Journey: `fmod_Scalar_op` (aten/ops/pointwise.py), `FmodBackward0`, `fmod_Scalar`
        (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.fmod(tt.tensor([7, -7]), 3)
    tensor([ 1, -1])
    >>> tt.fmod(tt.tensor([7, -7]), -3)
    tensor([ 1, -1])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return fmod_Scalar(input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return fmod_Tensor(input, other)
    return fmod_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


fmod__Scalar_op = def_("aten::fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
fmod__Tensor_op = def_("aten::fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
fmod__parser = PythonArgParser("fmod_", (fmod__Scalar_op, fmod__Tensor_op), methods=(fmod__Scalar_op, fmod__Tensor_op))

def fmod__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fmod__Tensor_op.table[ks](ks, self, other)

def fmod_(*args, **kwargs):
    return fmod__parser.call(*args, **kwargs)


atan2_out_op = def_("aten::atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
atan2_op = def_("aten::atan2(Tensor self, Tensor other) -> Tensor")
atan2_parser = PythonArgParser("atan2", (atan2_out_op, atan2_op), methods=(atan2_op,))

def atan2_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return atan2_op.table[ks](ks, self, other)

def atan2(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """atan2(input, other, *, out=None) -> Tensor

    Angle in radians, from -pi to pi, of the point with y in `input` and x in `other`.
        out[i] = angle of (x = other[i], y = input[i]) from the positive x axis

    Args:
        input: Tensor of any shape and dtype: the y coordinates.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused. The x
            coordinates.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: y comes first. The signs of zeros count: with y = -0. and a negative x the angle is -pi. The point
        (0, 0) has angle 0 and gradient 0.
    Derivative: self, other: atan2_backward(grad, self, other, grad_input_mask)
    Journey: `atan2_op` (aten/ops/pointwise.py), `Atan2Backward0`, `atan2_meta`, `atan2_impl`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.atan2(tt.tensor([1., 1., -1.]), tt.tensor([1., -1., -1.]))
    tensor([ 0.7854,  2.3562, -2.3562])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return atan2_default(input, other)
    return atan2_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


atan2__op = def_("aten::atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
atan2__parser = PythonArgParser("atan2_", (atan2__op,), methods=(atan2__op,))

def atan2__default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return atan2__op.table[ks](ks, self, other)

def atan2_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return atan2__default(self, other)
    return atan2__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


fmax_op = def_("aten::fmax(Tensor self, Tensor other) -> Tensor")
fmax_out_op = def_("aten::fmax.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
fmax_parser = PythonArgParser("fmax", (fmax_op, fmax_out_op), methods=(fmax_op,))

def fmax_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fmax_op.table[ks](ks, self, other)

def fmax(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """fmax(input, other, *, out=None) -> Tensor

    The larger of `input` and `other`, element by element; a number wins over NaN.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: The result is NaN only where both are. Where both are equal, `input` receives the whole gradient.
    Derivative: other: grad.masked_fill((self >= other).logical_or_(other.isnan()), 0)
                self: grad.masked_fill((self >= other).logical_or_(other.isnan()).logical_not_(), 0)
    Journey: `fmax_op` (aten/ops/pointwise.py), `FmaxBackward0`, `fmax_meta`, `fmax_impl`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.fmax(tt.tensor([1., 5.]), tt.tensor([3., float('nan')]))
    tensor([3., 5.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return fmax_default(input, other)
    return fmax_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


fmin_op = def_("aten::fmin(Tensor self, Tensor other) -> Tensor")
fmin_out_op = def_("aten::fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
fmin_parser = PythonArgParser("fmin", (fmin_op, fmin_out_op), methods=(fmin_op,))

def fmin_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fmin_op.table[ks](ks, self, other)

def fmin(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """fmin(input, other, *, out=None) -> Tensor

    The smaller of `input` and `other`, element by element; a number wins over NaN.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: The result is NaN only where both are. Where both are equal, `input` receives the whole gradient.
    Derivative: other: grad.masked_fill((self <= other).logical_or_(other.isnan()), 0)
                self: grad.masked_fill((self <= other).logical_or_(other.isnan()).logical_not_(), 0)
    Journey: `fmin_op` (aten/ops/pointwise.py), `FminBackward0`, `fmin_meta`, `fmin_impl`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.fmin(tt.tensor([1., 5.]), tt.tensor([3., float('nan')]))
    tensor([1., 5.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return fmin_default(input, other)
    return fmin_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


hypot_out_op = def_("aten::hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
hypot_op = def_("aten::hypot(Tensor self, Tensor other) -> Tensor")
hypot_parser = PythonArgParser("hypot", (hypot_out_op, hypot_op), methods=(hypot_op,))

def hypot_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return hypot_op.table[ks](ks, self, other)

def hypot(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """hypot(input, other, *, out=None) -> Tensor

    Length of the hypotenuse of a right triangle with the legs `input` and `other`.
        out[i] = sqrt(input[i]**2 + other[i]**2)

    Args:
        input: Float tensor of any shape.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        NotImplementedError if the promoted dtype is not float.
        RuntimeError if the shapes cannot be broadcast.
    Note: The squares do not overflow on the way. An infinite leg gives inf, whatever the other one is. The
        gradient at (0, 0) is NaN.
    Derivative: other: grad * other / result
                self: grad * self / result
    Journey: `hypot_op` (aten/ops/pointwise.py), `HypotBackward0`, `hypot_meta`, `hypot_impl`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.hypot(tt.tensor([3., 5.]), tt.tensor([4., 12.]))
    tensor([ 5., 13.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return hypot_default(input, other)
    return hypot_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


hypot__op = def_("aten::hypot_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
hypot__parser = PythonArgParser("hypot_", (hypot__op,), methods=(hypot__op,))

def hypot_(*args, **kwargs):
    return hypot__parser.call(*args, **kwargs)


logaddexp_out_op = def_("aten::logaddexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
logaddexp_op = def_("aten::logaddexp(Tensor self, Tensor other) -> Tensor")
logaddexp_parser = PythonArgParser("logaddexp", (logaddexp_out_op, logaddexp_op), methods=(logaddexp_op,))

def logaddexp_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logaddexp_op.table[ks](ks, self, other)

def logaddexp(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """logaddexp(input, other, *, out=None) -> Tensor

    Logarithm of the sum of two exponentials: the sum of two numbers given by their logarithms.
        out[i] = ln(e**input[i] + e**other[i])

    Args:
        input: Float tensor of any shape.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        NotImplementedError if the promoted dtype is not float.
        RuntimeError if the shapes cannot be broadcast.
    Note: Nothing overflows on the way. `logsumexp` is the reduction.
    Derivative: other: grad / (1 + exp(self - other))
                self: grad / (1 + exp(other - self))
    Journey: `logaddexp_op` (aten/ops/pointwise.py), `LogaddexpBackward0`, `logaddexp_meta`, `logaddexp_impl`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.logaddexp(tt.tensor([1000.]), tt.tensor([1000.]))
    tensor([1000.6932])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return logaddexp_default(input, other)
    return logaddexp_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


logaddexp2_out_op = def_("aten::logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
logaddexp2_op = def_("aten::logaddexp2(Tensor self, Tensor other) -> Tensor")
logaddexp2_parser = PythonArgParser("logaddexp2", (logaddexp2_out_op, logaddexp2_op), methods=(logaddexp2_op,))

def logaddexp2_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logaddexp2_op.table[ks](ks, self, other)

def logaddexp2(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """logaddexp2(input, other, *, out=None) -> Tensor

    Logarithm to the base 2 of the sum of two powers of two.
        out[i] = log2(2**input[i] + 2**other[i])

    Args:
        input: Float tensor of any shape.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        NotImplementedError if the promoted dtype is not float.
        RuntimeError if the shapes cannot be broadcast.
    Note: Nothing overflows on the way.
    Derivative: other: grad / (1 + pow(2, self - other))
                self: grad / (1 + pow(2, other - self))
    Journey: `logaddexp2_op` (aten/ops/pointwise.py), `Logaddexp2Backward0`, `logaddexp2_meta`,
        `logaddexp2_impl` (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.logaddexp2(tt.tensor([1., 500.]), tt.tensor([1., 500.]))
    tensor([  2., 501.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return logaddexp2_default(input, other)
    return logaddexp2_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


igamma_out_op = def_("aten::igamma.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
igamma_op = def_("aten::igamma(Tensor self, Tensor other) -> Tensor")
igamma_parser = PythonArgParser("igamma", (igamma_out_op, igamma_op), methods=(igamma_op,))

def igamma_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return igamma_op.table[ks](ks, self, other)

def igamma(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """igamma(input, other, *, out=None) -> Tensor

    Lower incomplete gamma function, regularized: it rises from 0 to 1 in `other`.
        out[i] = (integral of t**(a - 1) * e**-t for t from 0 to other[i]) / gamma(a), a = input[i]

    Args:
        input: Float tensor of any shape: the parameter a, above 0.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused. The upper end of
            the integral, 0 or more.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        NotImplementedError if the promoted dtype is not float.
        RuntimeError if the shapes cannot be broadcast.
    Note: Negative arguments give NaN, (0, 0) too. Only `other` has a derivative: a backward pass to `input`
        raises NotImplementedError.
    Derivative: other: grad * exp((self - 1) * log(other) - other - lgamma(self))
                self: not_implemented("igamma: input")
    Journey: `igamma_op` (aten/ops/pointwise.py), `IgammaBackward0`, `igamma_meta`, `igamma_impl`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.igamma(tt.tensor([1., 1., 1.]), tt.tensor([0., 1., float('inf')]))
    tensor([0.0000, 0.6321, 1.0000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return igamma_default(input, other)
    return igamma_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


igamma__op = def_("aten::igamma_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
igamma__parser = PythonArgParser("igamma_", (igamma__op,), methods=(igamma__op,))

def igamma_(*args, **kwargs):
    return igamma__parser.call(*args, **kwargs)


igammac_out_op = def_("aten::igammac.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
igammac_op = def_("aten::igammac(Tensor self, Tensor other) -> Tensor")
igammac_parser = PythonArgParser("igammac", (igammac_out_op, igammac_op), methods=(igammac_op,))

def igammac_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return igammac_op.table[ks](ks, self, other)

def igammac(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """igammac(input, other, *, out=None) -> Tensor

    Upper incomplete gamma function, regularized: one minus `igamma`, accurate in the tail.
        out[i] = (integral of t**(a - 1) * e**-t for t from other[i] to inf) / gamma(a), a = input[i]

    Args:
        input: Float tensor of any shape: the parameter a, above 0.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused. The lower end of
            the integral, 0 or more.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        NotImplementedError if the promoted dtype is not float.
        RuntimeError if the shapes cannot be broadcast.
    Note: Negative arguments give NaN, (0, 0) too. Only `other` has a derivative: a backward pass to `input`
        raises NotImplementedError.
    Derivative: other: -grad * exp((self - 1) * log(other) - other - lgamma(self))
                self: not_implemented("igammac: input")
    Journey: `igammac_op` (aten/ops/pointwise.py), `IgammacBackward0`, `igammac_meta`, `igammac_impl`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.igammac(tt.tensor([1., 1., 1.]), tt.tensor([0., 1., float('inf')]))
    tensor([1.0000, 0.3679, 0.0000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return igammac_default(input, other)
    return igammac_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


igammac__op = def_("aten::igammac_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
igammac__parser = PythonArgParser("igammac_", (igammac__op,), methods=(igammac__op,))

def igammac_(*args, **kwargs):
    return igammac__parser.call(*args, **kwargs)


xlogy_Tensor_op = def_("aten::xlogy.Tensor(Tensor self, Tensor other) -> Tensor")
xlogy_Scalar_Self_op = def_("aten::xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor")
xlogy_Scalar_Other_op = def_("aten::xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor")
xlogy_OutTensor_op = def_("aten::xlogy.OutTensor(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
xlogy_OutScalar_Self_op = def_("aten::xlogy.OutScalar_Self(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
xlogy_OutScalar_Other_op = def_("aten::xlogy.OutScalar_Other(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
xlogy_parser = PythonArgParser("xlogy", (xlogy_Tensor_op, xlogy_Scalar_Self_op, xlogy_Scalar_Other_op, xlogy_OutTensor_op, xlogy_OutScalar_Self_op, xlogy_OutScalar_Other_op), methods=(xlogy_Tensor_op, xlogy_Scalar_Other_op))

def xlogy_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return xlogy_Tensor_op.table[ks](ks, self, other)

def xlogy_Scalar_Other(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return xlogy_Scalar_Other_op.table[ks](ks, self, other)

def xlogy_OutTensor(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return xlogy_OutTensor_op.table[ks](ks, self, other, out)

def xlogy(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """xlogy(input, other, *, out=None) -> Tensor

    `input` times the logarithm of `other`, where 0 times anything but NaN is 0.
        out[i] = input[i] * ln(other[i])

    Args:
        input: Tensor or number of any dtype. At least one side is a tensor.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: 0 * log(0) is 0, as entropies want it; plain multiplication would give NaN. A NaN in `other` stays,
        and a negative one gives NaN unless `input` is 0.
    Derivative:
        xlogy.Tensor, other: grad * self / other
        xlogy.Tensor, self: xlogy(grad, other).masked_fill((self == 0.) & (other <= 0.), 0.)
        xlogy.Scalar_Self, other: grad * self / other
        xlogy.Scalar_Other, self: xlogy(grad, other) if other > 0 else xlogy(grad, other).masked_fill(self ==
            0., 0.)
    Journey: `xlogy_Tensor_op` (aten/ops/pointwise.py), `XlogyBackward0`, `xlogy_meta`, `xlogy_impl`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.xlogy(tt.tensor([0., 2.]), tt.tensor([0., 1.]))
    tensor([0., 0.])
    """
    if out is None and not args and not kwargs and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)) and isinstance(other, TensorImpl):
        ks = other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return xlogy_Scalar_Self_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return xlogy_Scalar_Other(input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return xlogy_Tensor(input, other)
    return xlogy_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


xlogy__Tensor_op = def_("aten::xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
xlogy__Scalar_Other_op = def_("aten::xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)")
xlogy__parser = PythonArgParser("xlogy_", (xlogy__Tensor_op, xlogy__Scalar_Other_op), methods=(xlogy__Tensor_op, xlogy__Scalar_Other_op))

def xlogy__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return xlogy__Tensor_op.table[ks](ks, self, other)

def xlogy__Scalar_Other(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return xlogy__Scalar_Other_op.table[ks](ks, self, other)

def xlogy_(input=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return xlogy__Scalar_Other(input, other)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return xlogy__Tensor(input, other)
    return xlogy__parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


logical_xor_op = def_("aten::logical_xor(Tensor self, Tensor other) -> Tensor")
logical_xor_out_op = def_("aten::logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
logical_xor_parser = PythonArgParser("logical_xor", (logical_xor_op, logical_xor_out_op), methods=(logical_xor_op,))

def logical_xor_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logical_xor_op.table[ks](ks, self, other)

def logical_xor_out(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logical_xor_out_op.table[ks](ks, self, other, out)

def logical_xor(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """logical_xor(input, other, *, out=None) -> Tensor

    Logical exclusive or, element by element: whether exactly one is non-zero.

    Args:
        input: Tensor of any shape and dtype; every number but 0 counts as True, NaN too.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Returns: New bool tensor of the broadcast shape.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: Two different numbers that are both non-zero give False.
    Derivative: none.
    Journey: `logical_xor_op` (aten/ops/pointwise.py), `logical_xor`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.logical_xor(tt.tensor([0, 0, 2]), tt.tensor([0, 4, 4]))
    tensor([False,  True, False])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return logical_xor_default(input, other)
    return logical_xor_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


logical_xor__op = def_("aten::logical_xor_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
logical_xor__parser = PythonArgParser("logical_xor_", (logical_xor__op,), methods=(logical_xor__op,))

def logical_xor_(*args, **kwargs):
    return logical_xor__parser.call(*args, **kwargs)


float_power_Tensor_Tensor_out_op = def_("aten::float_power.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)")
float_power_Tensor_Tensor_op = def_("aten::float_power.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor")
float_power_Scalar_out_op = def_("aten::float_power.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)")
float_power_Scalar_op = def_("aten::float_power.Scalar(Scalar self, Tensor exponent) -> Tensor")
float_power_Tensor_Scalar_out_op = def_("aten::float_power.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)")
float_power_Tensor_Scalar_op = def_("aten::float_power.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor")
float_power_parser = PythonArgParser("float_power", (float_power_Tensor_Tensor_out_op, float_power_Tensor_Tensor_op, float_power_Scalar_out_op, float_power_Scalar_op, float_power_Tensor_Scalar_out_op, float_power_Tensor_Scalar_op), methods=(float_power_Tensor_Tensor_op, float_power_Tensor_Scalar_op))

def float_power_Tensor_Tensor(self, exponent):
    ks = self.meta_.key_set | exponent.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return float_power_Tensor_Tensor_op.table[ks](ks, self, exponent)

def float_power_Tensor_Scalar(self, exponent):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return float_power_Tensor_Scalar_op.table[ks](ks, self, exponent)

def float_power(input=NOT_GIVEN, exponent=NOT_GIVEN, *args, out=None, **kwargs):
    """float_power(input, exponent, *, out=None) -> Tensor

    Raises `input` to the power `exponent` in float64, whatever the dtypes are.
        out[i] = double(input[i]) ** double(exponent[i])

    Args:
        input: Tensor or number of any dtype: the base. At least one of base and exponent is a tensor.
        exponent: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to, of float64. It is resized if its shape differs.
    Returns: New float64 tensor of the broadcast shape.
    Raises: RuntimeError if the shapes cannot be broadcast, or if the in-place form is called on a tensor that
        is not float64.
    Note: Unlike `pow`, it raises integers to negative powers.
    Derivative: those of the operators that it calls.
    Journey: `float_power_Tensor_Tensor_op` (aten/ops/pointwise.py), `float_power_Tensor_Tensor`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.float_power(tt.tensor([2, 4]), -1)
    tensor([0.5000, 0.2500], dtype=torch.float64)
    """
    if out is None and not args and not kwargs and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)) and isinstance(exponent, TensorImpl):
        ks = exponent.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return float_power_Scalar_op.table[ks](ks, input, exponent)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (exponent.__class__ in NUMBERS and (exponent.__class__ is not int or -(2**62) < exponent < 2**62)):
        return float_power_Tensor_Scalar(input, exponent)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(exponent, TensorImpl):
        return float_power_Tensor_Tensor(input, exponent)
    return float_power_parser.call(*given(("input", "exponent"), (input, exponent), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


float_power__Scalar_op = def_("aten::float_power_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)")
float_power__Tensor_op = def_("aten::float_power_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)")
float_power__parser = PythonArgParser("float_power_", (float_power__Scalar_op, float_power__Tensor_op), methods=(float_power__Scalar_op, float_power__Tensor_op))

def float_power_(*args, **kwargs):
    return float_power__parser.call(*args, **kwargs)


gcd_out_op = def_("aten::gcd.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
gcd_op = def_("aten::gcd(Tensor self, Tensor other) -> Tensor")
gcd_parser = PythonArgParser("gcd", (gcd_out_op, gcd_op), methods=(gcd_op,))

def gcd_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return gcd_op.table[ks](ks, self, other)

def gcd(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """gcd(input, other, *, out=None) -> Tensor

    Greatest common divisor of two integers, element by element.

    Args:
        input: Tensor of integers, of any shape.
        other: Tensor of integers whose shape is broadcast against that of `input`. A number is refused.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        NotImplementedError if the promoted dtype is float or bool.
        RuntimeError if the shapes cannot be broadcast.
    Note: The result is never negative. gcd(0, n) is |n|.
    Derivative: none.
    Journey: `gcd_op` (aten/ops/pointwise.py), `gcd_meta`, `gcd_impl` (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.gcd(tt.tensor([12, 0, -4]), tt.tensor([18, 5, 6]))
    tensor([6, 5, 2])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return gcd_default(input, other)
    return gcd_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


gcd__op = def_("aten::gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
gcd__parser = PythonArgParser("gcd_", (gcd__op,), methods=(gcd__op,))

def gcd__default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return gcd__op.table[ks](ks, self, other)

def gcd_(input=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return gcd__default(input, other)
    return gcd__parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


lcm_out_op = def_("aten::lcm.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
lcm_op = def_("aten::lcm(Tensor self, Tensor other) -> Tensor")
lcm_parser = PythonArgParser("lcm", (lcm_out_op, lcm_op), methods=(lcm_op,))

def lcm_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lcm_op.table[ks](ks, self, other)

def lcm(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """lcm(input, other, *, out=None) -> Tensor

    Least common multiple of two integers, element by element.

    Args:
        input: Tensor of integers, of any shape.
        other: Tensor of integers whose shape is broadcast against that of `input`. A number is refused.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        NotImplementedError if the promoted dtype is float or bool.
        RuntimeError if the shapes cannot be broadcast.
    Note: The result is never negative. lcm(0, n) is 0.
    Derivative: none.
    Journey: `lcm_op` (aten/ops/pointwise.py), `lcm_meta`, `lcm_impl` (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.lcm(tt.tensor([4, 0, -4]), tt.tensor([6, 5, 6]))
    tensor([12,  0, 12])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return lcm_default(input, other)
    return lcm_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


lcm__op = def_("aten::lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
lcm__parser = PythonArgParser("lcm_", (lcm__op,), methods=(lcm__op,))

def lcm__default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lcm__op.table[ks](ks, self, other)

def lcm_(input=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return lcm__default(input, other)
    return lcm__parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


bitwise_left_shift_Tensor_op = def_("aten::bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor")
bitwise_left_shift_Tensor_out_op = def_("aten::bitwise_left_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
bitwise_left_shift_Tensor_Scalar_op = def_("aten::bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor")
bitwise_left_shift_Tensor_Scalar_out_op = def_("aten::bitwise_left_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
bitwise_left_shift_Scalar_Tensor_op = def_("aten::bitwise_left_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor")
bitwise_left_shift_parser = PythonArgParser("bitwise_left_shift", (bitwise_left_shift_Tensor_op, bitwise_left_shift_Tensor_out_op, bitwise_left_shift_Tensor_Scalar_op, bitwise_left_shift_Tensor_Scalar_out_op, bitwise_left_shift_Scalar_Tensor_op), methods=(bitwise_left_shift_Tensor_op, bitwise_left_shift_Tensor_Scalar_op))

def bitwise_left_shift_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_left_shift_Tensor_op.table[ks](ks, self, other)

def bitwise_left_shift_Tensor_out(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_left_shift_Tensor_out_op.table[ks](ks, self, other, out)

def bitwise_left_shift_Tensor_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_left_shift_Tensor_Scalar_op.table[ks](ks, self, other)

def bitwise_left_shift(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=NOT_GIVEN, **kwargs):
    """bitwise_left_shift(input, other, *, out=None) -> Tensor

    Shifts the bits of each integer to the left by `other` places.
        out[i] = input[i] * 2**other[i], without the bits that fall off

    Args:
        input: Tensor of integers, of any shape, or a number if `other` is a tensor.
        other: Tensor or number. Its shape is broadcast against that of `input`. Integers.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        NotImplementedError if the promoted dtype is float or bool.
        RuntimeError if the shapes cannot be broadcast.
    Note: `a << b` computes the same. A shift that is negative, or as wide as the dtype, gives 0.
    Derivative: none.
    Journey: `bitwise_left_shift_Tensor_op` (aten/ops/pointwise.py), `bitwise_left_shift_meta`,
        `bitwise_left_shift_impl` (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.bitwise_left_shift(tt.tensor([1, -1, 3]), 2)
    tensor([ 4, -4, 12])
    """
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return bitwise_left_shift_Tensor_Scalar(input, other)
    if out is NOT_GIVEN and not args and not kwargs and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)) and isinstance(other, TensorImpl):
        ks = other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bitwise_left_shift_Scalar_Tensor_op.table[ks](ks, input, other)
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return bitwise_left_shift_Tensor(input, other)
    return bitwise_left_shift_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


bitwise_left_shift__Tensor_op = def_("aten::bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
bitwise_left_shift__Tensor_Scalar_op = def_("aten::bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
bitwise_left_shift__parser = PythonArgParser("bitwise_left_shift_", (bitwise_left_shift__Tensor_op, bitwise_left_shift__Tensor_Scalar_op), methods=(bitwise_left_shift__Tensor_op, bitwise_left_shift__Tensor_Scalar_op))

def bitwise_left_shift__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_left_shift__Tensor_op.table[ks](ks, self, other)

def bitwise_left_shift_(*args, **kwargs):
    return bitwise_left_shift__parser.call(*args, **kwargs)


bitwise_right_shift_Tensor_op = def_("aten::bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor")
bitwise_right_shift_Tensor_out_op = def_("aten::bitwise_right_shift.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
bitwise_right_shift_Tensor_Scalar_op = def_("aten::bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor")
bitwise_right_shift_Tensor_Scalar_out_op = def_("aten::bitwise_right_shift.Tensor_Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
bitwise_right_shift_Scalar_Tensor_op = def_("aten::bitwise_right_shift.Scalar_Tensor(Scalar self, Tensor other) -> Tensor")
bitwise_right_shift_parser = PythonArgParser("bitwise_right_shift", (bitwise_right_shift_Tensor_op, bitwise_right_shift_Tensor_out_op, bitwise_right_shift_Tensor_Scalar_op, bitwise_right_shift_Tensor_Scalar_out_op, bitwise_right_shift_Scalar_Tensor_op), methods=(bitwise_right_shift_Tensor_op, bitwise_right_shift_Tensor_Scalar_op))

def bitwise_right_shift_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_right_shift_Tensor_op.table[ks](ks, self, other)

def bitwise_right_shift_Tensor_out(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_right_shift_Tensor_out_op.table[ks](ks, self, other, out)

def bitwise_right_shift_Tensor_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_right_shift_Tensor_Scalar_op.table[ks](ks, self, other)

def bitwise_right_shift(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=NOT_GIVEN, **kwargs):
    """bitwise_right_shift(input, other, *, out=None) -> Tensor

    Shifts the bits of each integer to the right by `other` places; the sign is kept.
        out[i] = floor(input[i] / 2**other[i])

    Args:
        input: Tensor of integers, of any shape, or a number if `other` is a tensor.
        other: Tensor or number. Its shape is broadcast against that of `input`. Integers.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype.
    Raises:
        NotImplementedError if the promoted dtype is float or bool.
        RuntimeError if the shapes cannot be broadcast.
    Note: `a >> b` computes the same. A shift that is negative, or as wide as the dtype, leaves the sign
        alone: 0, or -1 of negative numbers.
    Derivative: none.
    Journey: `bitwise_right_shift_Tensor_op` (aten/ops/pointwise.py), `bitwise_right_shift_meta`,
        `bitwise_right_shift_impl` (aten/native/pointwise/binary_ops.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.bitwise_right_shift(tt.tensor([8, -8, 7]), 1)
    tensor([ 4, -4,  3])
    """
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return bitwise_right_shift_Tensor_Scalar(input, other)
    if out is NOT_GIVEN and not args and not kwargs and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)) and isinstance(other, TensorImpl):
        ks = other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bitwise_right_shift_Scalar_Tensor_op.table[ks](ks, input, other)
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return bitwise_right_shift_Tensor(input, other)
    return bitwise_right_shift_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


bitwise_right_shift__Tensor_op = def_("aten::bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
bitwise_right_shift__Tensor_Scalar_op = def_("aten::bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
bitwise_right_shift__parser = PythonArgParser("bitwise_right_shift_", (bitwise_right_shift__Tensor_op, bitwise_right_shift__Tensor_Scalar_op), methods=(bitwise_right_shift__Tensor_op, bitwise_right_shift__Tensor_Scalar_op))

def bitwise_right_shift__Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_right_shift__Tensor_op.table[ks](ks, self, other)

def bitwise_right_shift_(*args, **kwargs):
    return bitwise_right_shift__parser.call(*args, **kwargs)


__lshift___Scalar_op = def_("aten::__lshift__.Scalar(Tensor self, Scalar other) -> Tensor")
__lshift___Tensor_op = def_("aten::__lshift__.Tensor(Tensor self, Tensor other) -> Tensor")
__lshift___parser = PythonArgParser("__lshift__", (__lshift___Scalar_op, __lshift___Tensor_op), methods=(__lshift___Scalar_op, __lshift___Tensor_op))

def __lshift__(*args, **kwargs):
    return __lshift___parser.call(*args, **kwargs)


__ilshift___Scalar_op = def_("aten::__ilshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
__ilshift___Tensor_op = def_("aten::__ilshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
__ilshift___parser = PythonArgParser("__ilshift__", (__ilshift___Scalar_op, __ilshift___Tensor_op), methods=(__ilshift___Scalar_op, __ilshift___Tensor_op))

def __ilshift__(*args, **kwargs):
    return __ilshift___parser.call(*args, **kwargs)


__rshift___Scalar_op = def_("aten::__rshift__.Scalar(Tensor self, Scalar other) -> Tensor")
__rshift___Tensor_op = def_("aten::__rshift__.Tensor(Tensor self, Tensor other) -> Tensor")
__rshift___parser = PythonArgParser("__rshift__", (__rshift___Scalar_op, __rshift___Tensor_op), methods=(__rshift___Scalar_op, __rshift___Tensor_op))

def __rshift__(*args, **kwargs):
    return __rshift___parser.call(*args, **kwargs)


__irshift___Scalar_op = def_("aten::__irshift__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
__irshift___Tensor_op = def_("aten::__irshift__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
__irshift___parser = PythonArgParser("__irshift__", (__irshift___Scalar_op, __irshift___Tensor_op), methods=(__irshift___Scalar_op, __irshift___Tensor_op))

def __irshift__(*args, **kwargs):
    return __irshift___parser.call(*args, **kwargs)


__and___Scalar_op = def_("aten::__and__.Scalar(Tensor self, Scalar other) -> Tensor")
__and___Tensor_op = def_("aten::__and__.Tensor(Tensor self, Tensor other) -> Tensor")
__and___parser = PythonArgParser("__and__", (__and___Scalar_op, __and___Tensor_op), methods=(__and___Scalar_op, __and___Tensor_op))

def __and__(input=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return __and___Scalar_op.table[ks](ks, input, other)
    if not args and not kwargs:
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return __and___Tensor_op.table[ks](ks, input, other)
    return __and___parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


__iand___Scalar_op = def_("aten::__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
__iand___Tensor_op = def_("aten::__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
__iand___parser = PythonArgParser("__iand__", (__iand___Scalar_op, __iand___Tensor_op), methods=(__iand___Scalar_op, __iand___Tensor_op))

def __iand__(*args, **kwargs):
    return __iand___parser.call(*args, **kwargs)


__or___Scalar_op = def_("aten::__or__.Scalar(Tensor self, Scalar other) -> Tensor")
__or___Tensor_op = def_("aten::__or__.Tensor(Tensor self, Tensor other) -> Tensor")
__or___parser = PythonArgParser("__or__", (__or___Scalar_op, __or___Tensor_op), methods=(__or___Scalar_op, __or___Tensor_op))

def __or__(input=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return __or___Scalar_op.table[ks](ks, input, other)
    if not args and not kwargs:
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return __or___Tensor_op.table[ks](ks, input, other)
    return __or___parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


__ior___Scalar_op = def_("aten::__ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
__ior___Tensor_op = def_("aten::__ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
__ior___parser = PythonArgParser("__ior__", (__ior___Scalar_op, __ior___Tensor_op), methods=(__ior___Scalar_op, __ior___Tensor_op))

def __ior__(*args, **kwargs):
    return __ior___parser.call(*args, **kwargs)


__xor___Scalar_op = def_("aten::__xor__.Scalar(Tensor self, Scalar other) -> Tensor")
__xor___Tensor_op = def_("aten::__xor__.Tensor(Tensor self, Tensor other) -> Tensor")
__xor___parser = PythonArgParser("__xor__", (__xor___Scalar_op, __xor___Tensor_op), methods=(__xor___Scalar_op, __xor___Tensor_op))

def __xor__(input=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return __xor___Scalar_op.table[ks](ks, input, other)
    if not args and not kwargs:
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return __xor___Tensor_op.table[ks](ks, input, other)
    return __xor___parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


__ixor___Scalar_op = def_("aten::__ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
__ixor___Tensor_op = def_("aten::__ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
__ixor___parser = PythonArgParser("__ixor__", (__ixor___Scalar_op, __ixor___Tensor_op), methods=(__ixor___Scalar_op, __ixor___Tensor_op))

def __ixor__(*args, **kwargs):
    return __ixor___parser.call(*args, **kwargs)


absolute_op = def_("aten::absolute(Tensor self) -> Tensor")
absolute_out_op = def_("aten::absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
absolute_parser = PythonArgParser("absolute", (absolute_op, absolute_out_op), methods=(absolute_op,))

def absolute(input=NOT_GIVEN, *args, out=None, **kwargs):
    """absolute(input, *, out=None) -> Tensor

    Another name of `abs`. Absolute value of each element.

    Args:
        input: Tensor of any shape and of any dtype but bool.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `absolute_op` (aten/ops/pointwise.py), `absolute` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return absolute_op.table[ks](ks, input)
    return absolute_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


absolute__op = def_("aten::absolute_(Tensor(a!) self) -> Tensor(a!)")
absolute__parser = PythonArgParser("absolute_", (absolute__op,), methods=(absolute__op,))

def absolute_(*args, **kwargs):
    return absolute__parser.call(*args, **kwargs)


negative_op = def_("aten::negative(Tensor self) -> Tensor")
negative_out_op = def_("aten::negative.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
negative_parser = PythonArgParser("negative", (negative_op, negative_out_op), methods=(negative_op,))

def negative(input=NOT_GIVEN, *args, out=None, **kwargs):
    """negative(input, *, out=None) -> Tensor

    Another name of `neg`. Changes the sign of each element.

    Args:
        input: Tensor of any shape and of any dtype but bool.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `negative_op` (aten/ops/pointwise.py), `negative` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return negative_op.table[ks](ks, input)
    return negative_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


negative__op = def_("aten::negative_(Tensor(a!) self) -> Tensor(a!)")
negative__parser = PythonArgParser("negative_", (negative__op,), methods=(negative__op,))

def negative_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return negative__op.table[ks](ks, input)
    return negative__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


fix_op = def_("aten::fix(Tensor self) -> Tensor")
fix_out_op = def_("aten::fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
fix_parser = PythonArgParser("fix", (fix_op, fix_out_op), methods=(fix_op,))

def fix(input=NOT_GIVEN, *args, out=None, **kwargs):
    """fix(input, *, out=None) -> Tensor

    Another name of `trunc`. Drops the fraction of each element: rounds towards zero.

    Args:
        input: Tensor of any shape and of any dtype but bool.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `fix_op` (aten/ops/pointwise.py), `fix` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fix_op.table[ks](ks, input)
    return fix_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


fix__op = def_("aten::fix_(Tensor(a!) self) -> Tensor(a!)")
fix__parser = PythonArgParser("fix_", (fix__op,), methods=(fix__op,))

def fix_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fix__op.table[ks](ks, input)
    return fix__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


clip_op = def_("aten::clip(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor")
clip_Tensor_op = def_("aten::clip.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor")
clip_out_op = def_("aten::clip.out(Tensor self, Scalar? min=None, Scalar? max=None, *, Tensor(a!) out) -> Tensor(a!)")
clip_Tensor_out_op = def_("aten::clip.Tensor_out(Tensor self, Tensor? min=None, Tensor? max=None, *, Tensor(a!) out) -> Tensor(a!)")
clip_parser = PythonArgParser("clip", (clip_op, clip_Tensor_op, clip_out_op, clip_Tensor_out_op), methods=(clip_op, clip_Tensor_op))

def clip_default(self, min=None, max=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clip_op.table[ks](ks, self, min, max)

def clip_Tensor(self, min=None, max=None):
    ks = self.meta_.key_set
    if min is not None:
        ks |= min.meta_.key_set
    if max is not None:
        ks |= max.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clip_Tensor_op.table[ks](ks, self, min, max)

def clip(input=NOT_GIVEN, min=None, max=None, *args, out=None, **kwargs):
    """clip(input, min=None, max=None, *, out=None) -> Tensor

    Another name of `clamp`. Moves each element into the range from `min` to `max`.

    Args:
        input: Tensor of any shape and dtype.
        min: Number or tensor: the lower bound. None for no lower bound.
        max: Number or tensor: the upper bound. None for no upper bound. Both bounds are numbers, or both are
            tensors.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `clip_op` (aten/ops/pointwise.py), `clip` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (min is None or (min.__class__ in NUMBERS and (min.__class__ is not int or -(2**62) < min < 2**62))) and (max is None or (max.__class__ in NUMBERS and (max.__class__ is not int or -(2**62) < max < 2**62))):
        return clip_default(input, min, max)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (min is None or isinstance(min, TensorImpl)) and (max is None or isinstance(max, TensorImpl)):
        return clip_Tensor(input, min, max)
    return clip_parser.call(*given(("input", "min", "max"), (input, min, max), (NOT_GIVEN, None, None), args, kwargs), out=out, **kwargs)


clip__op = def_("aten::clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)")
clip__Tensor_op = def_("aten::clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)")
clip__parser = PythonArgParser("clip_", (clip__op, clip__Tensor_op), methods=(clip__op, clip__Tensor_op))

def clip__default(self, min=None, max=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clip__op.table[ks](ks, self, min, max)

def clip__Tensor(self, min=None, max=None):
    ks = self.meta_.key_set
    if min is not None:
        ks |= min.meta_.key_set
    if max is not None:
        ks |= max.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clip__Tensor_op.table[ks](ks, self, min, max)

def clip_(input=NOT_GIVEN, min=None, max=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (min is None or (min.__class__ in NUMBERS and (min.__class__ is not int or -(2**62) < min < 2**62))) and (max is None or (max.__class__ in NUMBERS and (max.__class__ is not int or -(2**62) < max < 2**62))):
        return clip__default(input, min, max)
    if not args and not kwargs and isinstance(input, TensorImpl) and (min is None or isinstance(min, TensorImpl)) and (max is None or isinstance(max, TensorImpl)):
        return clip__Tensor(input, min, max)
    return clip__parser.call(*given(("input", "min", "max"), (input, min, max), (NOT_GIVEN, None, None), args, kwargs), **kwargs)


arccos_op = def_("aten::arccos(Tensor self) -> Tensor")
arccos_out_op = def_("aten::arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
arccos_parser = PythonArgParser("arccos", (arccos_op, arccos_out_op), methods=(arccos_op,))

def arccos(input=NOT_GIVEN, *args, out=None, **kwargs):
    """arccos(input, *, out=None) -> Tensor

    Another name of `acos`. Angle in radians, from 0 to pi, whose cosine is the element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `arccos_op` (aten/ops/pointwise.py), `arccos` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arccos_op.table[ks](ks, input)
    return arccos_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


arccos__op = def_("aten::arccos_(Tensor(a!) self) -> Tensor(a!)")
arccos__parser = PythonArgParser("arccos_", (arccos__op,), methods=(arccos__op,))

def arccos_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arccos__op.table[ks](ks, input)
    return arccos__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


arccosh_op = def_("aten::arccosh(Tensor self) -> Tensor")
arccosh_out_op = def_("aten::arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
arccosh_parser = PythonArgParser("arccosh", (arccosh_op, arccosh_out_op), methods=(arccosh_op,))

def arccosh(input=NOT_GIVEN, *args, out=None, **kwargs):
    """arccosh(input, *, out=None) -> Tensor

    Another name of `acosh`. Number, never negative, whose hyperbolic cosine is the element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `arccosh_op` (aten/ops/pointwise.py), `arccosh` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arccosh_op.table[ks](ks, input)
    return arccosh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


arccosh__op = def_("aten::arccosh_(Tensor(a!) self) -> Tensor(a!)")
arccosh__parser = PythonArgParser("arccosh_", (arccosh__op,), methods=(arccosh__op,))

def arccosh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arccosh__op.table[ks](ks, input)
    return arccosh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


arcsin_op = def_("aten::arcsin(Tensor self) -> Tensor")
arcsin_out_op = def_("aten::arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
arcsin_parser = PythonArgParser("arcsin", (arcsin_op, arcsin_out_op), methods=(arcsin_op,))

def arcsin(input=NOT_GIVEN, *args, out=None, **kwargs):
    """arcsin(input, *, out=None) -> Tensor

    Another name of `asin`. Angle in radians, from -pi/2 to pi/2, whose sine is the element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `arcsin_op` (aten/ops/pointwise.py), `arcsin` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arcsin_op.table[ks](ks, input)
    return arcsin_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


arcsin__op = def_("aten::arcsin_(Tensor(a!) self) -> Tensor(a!)")
arcsin__parser = PythonArgParser("arcsin_", (arcsin__op,), methods=(arcsin__op,))

def arcsin_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arcsin__op.table[ks](ks, input)
    return arcsin__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


arcsinh_op = def_("aten::arcsinh(Tensor self) -> Tensor")
arcsinh_out_op = def_("aten::arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
arcsinh_parser = PythonArgParser("arcsinh", (arcsinh_op, arcsinh_out_op), methods=(arcsinh_op,))

def arcsinh(input=NOT_GIVEN, *args, out=None, **kwargs):
    """arcsinh(input, *, out=None) -> Tensor

    Another name of `asinh`. Number whose hyperbolic sine is the element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `arcsinh_op` (aten/ops/pointwise.py), `arcsinh` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arcsinh_op.table[ks](ks, input)
    return arcsinh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


arcsinh__op = def_("aten::arcsinh_(Tensor(a!) self) -> Tensor(a!)")
arcsinh__parser = PythonArgParser("arcsinh_", (arcsinh__op,), methods=(arcsinh__op,))

def arcsinh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arcsinh__op.table[ks](ks, input)
    return arcsinh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


arctan_op = def_("aten::arctan(Tensor self) -> Tensor")
arctan_out_op = def_("aten::arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
arctan_parser = PythonArgParser("arctan", (arctan_op, arctan_out_op), methods=(arctan_op,))

def arctan(input=NOT_GIVEN, *args, out=None, **kwargs):
    """arctan(input, *, out=None) -> Tensor

    Another name of `atan`. Angle in radians, from -pi/2 to pi/2, whose tangent is the element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `arctan_op` (aten/ops/pointwise.py), `arctan` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arctan_op.table[ks](ks, input)
    return arctan_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


arctan__op = def_("aten::arctan_(Tensor(a!) self) -> Tensor(a!)")
arctan__parser = PythonArgParser("arctan_", (arctan__op,), methods=(arctan__op,))

def arctan_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arctan__op.table[ks](ks, input)
    return arctan__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


arctanh_op = def_("aten::arctanh(Tensor self) -> Tensor")
arctanh_out_op = def_("aten::arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
arctanh_parser = PythonArgParser("arctanh", (arctanh_op, arctanh_out_op), methods=(arctanh_op,))

def arctanh(input=NOT_GIVEN, *args, out=None, **kwargs):
    """arctanh(input, *, out=None) -> Tensor

    Another name of `atanh`. Number whose hyperbolic tangent is the element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `arctanh_op` (aten/ops/pointwise.py), `arctanh` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arctanh_op.table[ks](ks, input)
    return arctanh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


arctanh__op = def_("aten::arctanh_(Tensor(a!) self) -> Tensor(a!)")
arctanh__parser = PythonArgParser("arctanh_", (arctanh__op,), methods=(arctanh__op,))

def arctanh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arctanh__op.table[ks](ks, input)
    return arctanh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


arctan2_op = def_("aten::arctan2(Tensor self, Tensor other) -> Tensor")
arctan2_out_op = def_("aten::arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
arctan2_parser = PythonArgParser("arctan2", (arctan2_op, arctan2_out_op), methods=(arctan2_op,))

def arctan2_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return arctan2_op.table[ks](ks, self, other)

def arctan2(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """arctan2(input, other, *, out=None) -> Tensor

    Another name of `atan2`. Angle in radians, from -pi to pi, of the point with y in `input` and x in
    `other`.

    Args:
        input: Tensor of any shape and dtype: the y coordinates.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused. The x
            coordinates.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `arctan2_op` (aten/ops/pointwise.py), `arctan2` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return arctan2_default(input, other)
    return arctan2_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


arctan2__op = def_("aten::arctan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
arctan2__parser = PythonArgParser("arctan2_", (arctan2__op,), methods=(arctan2__op,))

def arctan2_(*args, **kwargs):
    return arctan2__parser.call(*args, **kwargs)


divide_Tensor_op = def_("aten::divide.Tensor(Tensor self, Tensor other) -> Tensor")
divide_out_op = def_("aten::divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
divide_Scalar_op = def_("aten::divide.Scalar(Tensor self, Scalar other) -> Tensor")
divide_Tensor_mode_op = def_("aten::divide.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor")
divide_out_mode_op = def_("aten::divide.out_mode(Tensor self, Tensor other, *, str? rounding_mode, Tensor(a!) out) -> Tensor(a!)")
divide_Scalar_mode_op = def_("aten::divide.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor")
divide_parser = PythonArgParser("divide", (divide_Tensor_op, divide_out_op, divide_Scalar_op, divide_Tensor_mode_op, divide_out_mode_op, divide_Scalar_mode_op), methods=(divide_Tensor_op, divide_Scalar_op, divide_Tensor_mode_op, divide_Scalar_mode_op))

def divide_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return divide_Tensor_op.table[ks](ks, self, other)

def divide_Tensor_mode(self, other, rounding_mode):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return divide_Tensor_mode_op.table[ks](ks, self, other, rounding_mode)

def divide(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=NOT_GIVEN, rounding_mode=NOT_GIVEN, **kwargs):
    """divide(input, other, *, rounding_mode=None, out=None) -> Tensor

    Another name of `div`. Divides `input` by `other`, element by element.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        rounding_mode: None for the true quotient, 'trunc' for the quotient rounded towards zero, 'floor' for
            the one rounded down.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `divide_Tensor_op` (aten/ops/pointwise.py), `divide_Tensor` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and rounding_mode is NOT_GIVEN and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return divide_Tensor(input, other)
    if out is NOT_GIVEN and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and (rounding_mode is None or rounding_mode.__class__ is str):
        return divide_Tensor_mode(input, other, rounding_mode)
    return divide_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, rounding_mode=rounding_mode, **kwargs)


divide__Tensor_op = def_("aten::divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
divide__Scalar_op = def_("aten::divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
divide__Tensor_mode_op = def_("aten::divide_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)")
divide__Scalar_mode_op = def_("aten::divide_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)")
divide__parser = PythonArgParser("divide_", (divide__Tensor_op, divide__Scalar_op, divide__Tensor_mode_op, divide__Scalar_mode_op), methods=(divide__Tensor_op, divide__Scalar_op, divide__Tensor_mode_op, divide__Scalar_mode_op))

def divide_(*args, **kwargs):
    return divide__parser.call(*args, **kwargs)


true_divide_Tensor_op = def_("aten::true_divide.Tensor(Tensor self, Tensor other) -> Tensor")
true_divide_out_op = def_("aten::true_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
true_divide_Scalar_op = def_("aten::true_divide.Scalar(Tensor self, Scalar other) -> Tensor")
true_divide_parser = PythonArgParser("true_divide", (true_divide_Tensor_op, true_divide_out_op, true_divide_Scalar_op), methods=(true_divide_Tensor_op, true_divide_Scalar_op))

def true_divide_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return true_divide_Tensor_op.table[ks](ks, self, other)

def true_divide(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=NOT_GIVEN, **kwargs):
    """true_divide(input, other, *, out=None) -> Tensor

    Divides `input` by `other`, element by element: `div` without a rounding mode.
        out[i] = input[i] / other[i]

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: Division by zero gives an infinity, or NaN for 0 / 0, for integers too.
    Derivative: those of the operators that it calls.
    Journey: `true_divide_Tensor_op` (aten/ops/pointwise.py), `true_divide_Tensor`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.true_divide(tt.tensor([1, 2]), 2)
    tensor([0.5000, 1.0000])
    >>> tt.true_divide(tt.tensor([1, 0]), 0)
    tensor([inf, nan])
    """
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return true_divide_Tensor(input, other)
    return true_divide_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


true_divide__Tensor_op = def_("aten::true_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
true_divide__Scalar_op = def_("aten::true_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
true_divide__parser = PythonArgParser("true_divide_", (true_divide__Tensor_op, true_divide__Scalar_op), methods=(true_divide__Tensor_op, true_divide__Scalar_op))

def true_divide_(*args, **kwargs):
    return true_divide__parser.call(*args, **kwargs)


multiply_Tensor_op = def_("aten::multiply.Tensor(Tensor self, Tensor other) -> Tensor")
multiply_out_op = def_("aten::multiply.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
multiply_Scalar_op = def_("aten::multiply.Scalar(Tensor self, Scalar other) -> Tensor")
multiply_parser = PythonArgParser("multiply", (multiply_Tensor_op, multiply_out_op, multiply_Scalar_op), methods=(multiply_Tensor_op, multiply_Scalar_op))

def multiply_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return multiply_Tensor_op.table[ks](ks, self, other)

def multiply(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=NOT_GIVEN, **kwargs):
    """multiply(input, other, *, out=None) -> Tensor

    Another name of `mul`. Multiplies `input` by `other`, element by element.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `multiply_Tensor_op` (aten/ops/pointwise.py), `multiply_Tensor`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return multiply_Tensor(input, other)
    return multiply_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


multiply__Tensor_op = def_("aten::multiply_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
multiply__Scalar_op = def_("aten::multiply_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
multiply__parser = PythonArgParser("multiply_", (multiply__Tensor_op, multiply__Scalar_op), methods=(multiply__Tensor_op, multiply__Scalar_op))

def multiply_(*args, **kwargs):
    return multiply__parser.call(*args, **kwargs)


subtract_out_op = def_("aten::subtract.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
subtract_Tensor_op = def_("aten::subtract.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")
subtract_Scalar_op = def_("aten::subtract.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor")
subtract_parser = PythonArgParser("subtract", (subtract_out_op, subtract_Tensor_op, subtract_Scalar_op), methods=(subtract_Tensor_op, subtract_Scalar_op))

def subtract_Tensor(self, other, alpha=1):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return subtract_Tensor_op.table[ks](ks, self, other, alpha)

def subtract_Scalar(self, other, alpha=1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return subtract_Scalar_op.table[ks](ks, self, other, alpha)

def subtract(input=NOT_GIVEN, *args, **kwargs):
    """subtract(input, other, *, alpha=1, out=None) -> Tensor
    subtract(input, other, alpha=1, *, out=None) -> Tensor

    Another name of `sub`. Subtracts `other`, multiplied by `alpha`, from `input`, element by element.

    Args:
        input: Tensor of any shape and of any dtype but bool.
        other: Tensor or number. Its shape is broadcast against that of `input`. It must not be bool.
        alpha: Number that `other` is multiplied by. It must be an integer if the result is one.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `subtract_Tensor_op` (aten/ops/pointwise.py), `subtract_Tensor`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if not kwargs:
        if len(args) == 1:
            (other,) = args
            if isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
                return subtract_Scalar(input, other, 1)
            if isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
                return subtract_Tensor(input, other, 1)
        if len(args) == 2:
            other, alpha = args
            if isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
                return subtract_Scalar(input, other, alpha)
    return subtract_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


subtract__Tensor_op = def_("aten::subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)")
subtract__Scalar_op = def_("aten::subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)")
subtract__parser = PythonArgParser("subtract_", (subtract__Tensor_op, subtract__Scalar_op), methods=(subtract__Tensor_op, subtract__Scalar_op))

def subtract__Scalar(self, other, alpha=1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return subtract__Scalar_op.table[ks](ks, self, other, alpha)

def subtract_(*args, **kwargs):
    return subtract__parser.call(*args, **kwargs)


greater_Scalar_out_op = def_("aten::greater.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
greater_Scalar_op = def_("aten::greater.Scalar(Tensor self, Scalar other) -> Tensor")
greater_Tensor_out_op = def_("aten::greater.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
greater_Tensor_op = def_("aten::greater.Tensor(Tensor self, Tensor other) -> Tensor")
greater_parser = PythonArgParser("greater", (greater_Scalar_out_op, greater_Scalar_op, greater_Tensor_out_op, greater_Tensor_op), methods=(greater_Scalar_op, greater_Tensor_op))

def greater_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return greater_Scalar_op.table[ks](ks, self, other)

def greater_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return greater_Tensor_op.table[ks](ks, self, other)

def greater(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """greater(input, other, *, out=None) -> Tensor

    Another name of `gt`. Tells where `input` is greater than `other`, element by element.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Derivative: those of the operators that it calls.
    Journey: `greater_Scalar_op` (aten/ops/pointwise.py), `greater_Scalar`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return greater_Scalar(input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return greater_Tensor(input, other)
    return greater_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


greater__Scalar_op = def_("aten::greater_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
greater__Tensor_op = def_("aten::greater_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
greater__parser = PythonArgParser("greater_", (greater__Scalar_op, greater__Tensor_op), methods=(greater__Scalar_op, greater__Tensor_op))

def greater_(*args, **kwargs):
    return greater__parser.call(*args, **kwargs)


greater_equal_Scalar_out_op = def_("aten::greater_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
greater_equal_Scalar_op = def_("aten::greater_equal.Scalar(Tensor self, Scalar other) -> Tensor")
greater_equal_Tensor_out_op = def_("aten::greater_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
greater_equal_Tensor_op = def_("aten::greater_equal.Tensor(Tensor self, Tensor other) -> Tensor")
greater_equal_parser = PythonArgParser("greater_equal", (greater_equal_Scalar_out_op, greater_equal_Scalar_op, greater_equal_Tensor_out_op, greater_equal_Tensor_op), methods=(greater_equal_Scalar_op, greater_equal_Tensor_op))

def greater_equal_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return greater_equal_Scalar_op.table[ks](ks, self, other)

def greater_equal_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return greater_equal_Tensor_op.table[ks](ks, self, other)

def greater_equal(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """greater_equal(input, other, *, out=None) -> Tensor

    Another name of `ge`. Tells where `input` is greater than or equal to `other`, element by element.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Derivative: those of the operators that it calls.
    Journey: `greater_equal_Scalar_op` (aten/ops/pointwise.py), `greater_equal_Scalar`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return greater_equal_Scalar(input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return greater_equal_Tensor(input, other)
    return greater_equal_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


greater_equal__Scalar_op = def_("aten::greater_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
greater_equal__Tensor_op = def_("aten::greater_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
greater_equal__parser = PythonArgParser("greater_equal_", (greater_equal__Scalar_op, greater_equal__Tensor_op), methods=(greater_equal__Scalar_op, greater_equal__Tensor_op))

def greater_equal_(*args, **kwargs):
    return greater_equal__parser.call(*args, **kwargs)


less_Scalar_out_op = def_("aten::less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
less_Scalar_op = def_("aten::less.Scalar(Tensor self, Scalar other) -> Tensor")
less_Tensor_out_op = def_("aten::less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
less_Tensor_op = def_("aten::less.Tensor(Tensor self, Tensor other) -> Tensor")
less_parser = PythonArgParser("less", (less_Scalar_out_op, less_Scalar_op, less_Tensor_out_op, less_Tensor_op), methods=(less_Scalar_op, less_Tensor_op))

def less_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return less_Scalar_op.table[ks](ks, self, other)

def less_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return less_Tensor_op.table[ks](ks, self, other)

def less(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """less(input, other, *, out=None) -> Tensor

    Another name of `lt`. Tells where `input` is less than `other`, element by element.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Derivative: those of the operators that it calls.
    Journey: `less_Scalar_op` (aten/ops/pointwise.py), `less_Scalar` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return less_Scalar(input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return less_Tensor(input, other)
    return less_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


less__Scalar_op = def_("aten::less_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
less__Tensor_op = def_("aten::less_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
less__parser = PythonArgParser("less_", (less__Scalar_op, less__Tensor_op), methods=(less__Scalar_op, less__Tensor_op))

def less_(*args, **kwargs):
    return less__parser.call(*args, **kwargs)


less_equal_Scalar_out_op = def_("aten::less_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
less_equal_Scalar_op = def_("aten::less_equal.Scalar(Tensor self, Scalar other) -> Tensor")
less_equal_Tensor_out_op = def_("aten::less_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
less_equal_Tensor_op = def_("aten::less_equal.Tensor(Tensor self, Tensor other) -> Tensor")
less_equal_parser = PythonArgParser("less_equal", (less_equal_Scalar_out_op, less_equal_Scalar_op, less_equal_Tensor_out_op, less_equal_Tensor_op), methods=(less_equal_Scalar_op, less_equal_Tensor_op))

def less_equal_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return less_equal_Scalar_op.table[ks](ks, self, other)

def less_equal_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return less_equal_Tensor_op.table[ks](ks, self, other)

def less_equal(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """less_equal(input, other, *, out=None) -> Tensor

    Another name of `le`. Tells where `input` is less than or equal to `other`, element by element.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Derivative: those of the operators that it calls.
    Journey: `less_equal_Scalar_op` (aten/ops/pointwise.py), `less_equal_Scalar`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return less_equal_Scalar(input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return less_equal_Tensor(input, other)
    return less_equal_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


less_equal__Scalar_op = def_("aten::less_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
less_equal__Tensor_op = def_("aten::less_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
less_equal__parser = PythonArgParser("less_equal_", (less_equal__Scalar_op, less_equal__Tensor_op), methods=(less_equal__Scalar_op, less_equal__Tensor_op))

def less_equal_(*args, **kwargs):
    return less_equal__parser.call(*args, **kwargs)


not_equal_Scalar_out_op = def_("aten::not_equal.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
not_equal_Scalar_op = def_("aten::not_equal.Scalar(Tensor self, Scalar other) -> Tensor")
not_equal_Tensor_out_op = def_("aten::not_equal.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
not_equal_Tensor_op = def_("aten::not_equal.Tensor(Tensor self, Tensor other) -> Tensor")
not_equal_parser = PythonArgParser("not_equal", (not_equal_Scalar_out_op, not_equal_Scalar_op, not_equal_Tensor_out_op, not_equal_Tensor_op), methods=(not_equal_Scalar_op, not_equal_Tensor_op))

def not_equal_Scalar(self, other):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return not_equal_Scalar_op.table[ks](ks, self, other)

def not_equal_Tensor(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return not_equal_Tensor_op.table[ks](ks, self, other)

def not_equal(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """not_equal(input, other, *, out=None) -> Tensor

    Another name of `ne`. Tells where `input` and `other` differ, element by element.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to, of any dtype: it gets ones and zeros if it is not bool. It
            is resized if its shape differs.
    Derivative: those of the operators that it calls.
    Journey: `not_equal_Scalar_op` (aten/ops/pointwise.py), `not_equal_Scalar`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        return not_equal_Scalar(input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return not_equal_Tensor(input, other)
    return not_equal_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


not_equal__Scalar_op = def_("aten::not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
not_equal__Tensor_op = def_("aten::not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
not_equal__parser = PythonArgParser("not_equal_", (not_equal__Scalar_op, not_equal__Tensor_op), methods=(not_equal__Scalar_op, not_equal__Tensor_op))

def not_equal_(*args, **kwargs):
    return not_equal__parser.call(*args, **kwargs)
