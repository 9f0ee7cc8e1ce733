# hot path
# Written by `python -m tinytensor.codegen` from native/native_functions.yaml. Do not edit.
"""The operators of the family `pointwise`: for each overload its schema and handle, for each name its Python function.

    add_Tensor_op = def_("aten::add.Tensor(...)")   what the dispatcher knows: the operator's schema, kernels and table
    add_Tensor(self, other, alpha)                  the call stub: takes the schema's types, calls through the dispatcher
    add(input, other, *, alpha=1)                   what `torch.add` takes: also numbers for tensors, lists, `out=`

A function looks at the classes of its arguments. With plain ones it calls at once; the rest goes to the argument parser,
which also knows the words for every mistake. A stub stands where a method or another module calls it; a function whose
overload has none makes the call itself. Only tensors have `meta`, so there the reading of it is the test for a tensor.

From `a + b` to the kernel: `Tensor.__add__` (aten/tensor_methods.py) sees that both are tensors and calls `add_Tensor`.
That unites the key sets of both, and `add_Tensor_op.table` has the kernel for the union (dispatch/operator_entry.py).

Mirrors the generated ATen/Functions.h, ATen/Operators_*.cpp, RegisterSchema.cpp and python_torch_functions_*.cpp.
"""

from tinytensor.aten.python_binding import (
    NOT_GIVEN,
    NUMBERS,
    as_tuple,
    given,
    named,
    return_type,
)
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.scalar import wrap_number
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.dispatch.dispatcher import def_
from tinytensor.dispatch.python_arg_parser import PythonArgParser

add_Tensor_op = def_("aten::add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")
add_out_op = def_("aten::add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
add_Scalar_op = def_("aten::add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor")
add_parser = PythonArgParser("add", (add_Tensor_op, add_out_op), methods=(add_Tensor_op,))

def add_Tensor(self, other, alpha=1):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return add_Tensor_op.table[ks](ks, self, other, alpha)

def add_Scalar(self, other, alpha=1):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return add_Scalar_op.table[ks](ks, self, other, alpha)

def add(input=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, out=None, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs and alpha.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return add_Tensor_op.table[ks](ks, input, other, alpha)
    return add_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, out=out, **kwargs)


add__Tensor_op = def_("aten::add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)")
add__Scalar_op = def_("aten::add_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)")
add__parser = PythonArgParser("add_", (add__Tensor_op,), methods=(add__Tensor_op,))

def add__Tensor(self, other, alpha=1):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return add__Tensor_op.table[ks](ks, self, other, alpha)

def add__Scalar(self, other, alpha=1):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return add__Scalar_op.table[ks](ks, self, other, alpha)

def add_(self=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl) and alpha.__class__ in NUMBERS:
        return add__Tensor(self, other, alpha)
    return add__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, **kwargs)


sub_Tensor_op = def_("aten::sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")
sub_out_op = def_("aten::sub.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
sub_Scalar_op = def_("aten::sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor")
sub_parser = PythonArgParser("sub", (sub_Tensor_op, sub_out_op), methods=(sub_Tensor_op,))

def sub_Tensor(self, other, alpha=1):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sub_Tensor_op.table[ks](ks, self, other, alpha)

def sub_out(self, other, alpha, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sub_out_op.table[ks](ks, self, other, alpha, out)

def sub_Scalar(self, other, alpha=1):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sub_Scalar_op.table[ks](ks, self, other, alpha)

def sub(input=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, out=None, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs and alpha.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return sub_Tensor_op.table[ks](ks, input, other, alpha)
    return sub_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, out=out, **kwargs)


sub__Tensor_op = def_("aten::sub_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)")
sub__Scalar_op = def_("aten::sub_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)")
sub__parser = PythonArgParser("sub_", (sub__Tensor_op,), methods=(sub__Tensor_op,))

def sub__Tensor(self, other, alpha=1):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sub__Tensor_op.table[ks](ks, self, other, alpha)

def sub_(self=NOT_GIVEN, other=NOT_GIVEN, *args, alpha=1, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl) and alpha.__class__ in NUMBERS:
        return sub__Tensor(self, other, alpha)
    return sub__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, **kwargs)


rsub_Tensor_op = def_("aten::rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor")
rsub_Scalar_op = def_("aten::rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor")
rsub_parser = PythonArgParser("rsub", (rsub_Tensor_op, rsub_Scalar_op))

def rsub_Tensor(self, other, alpha=1):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return rsub_Tensor_op.table[ks](ks, self, other, alpha)

def rsub_Scalar(self, other, alpha=1):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return rsub_Scalar_op.table[ks](ks, self, other, alpha)

def rsub(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (other,) = args
            if other.__class__ in NUMBERS:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        ks = (ks | tls.included | state.observed) & tls.not_excluded
                    return rsub_Scalar_op.table[ks](ks, input, other, 1)
            try:
                ks = input.meta.key_set | other.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return rsub_Tensor_op.table[ks](ks, input, other, 1)
        if len(args) == 2:
            other, alpha = args
            if other.__class__ in NUMBERS and alpha.__class__ in NUMBERS:
                try:
                    ks = input.meta.key_set
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mul_Tensor_op.table[ks](ks, self, other)

def mul_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mul_out_op.table[ks](ks, self, other, out)

def mul_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mul_Scalar_op.table[ks](ks, self, other)

def mul(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return mul_Tensor_op.table[ks](ks, input, other)
    return mul_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


mul__Tensor_op = def_("aten::mul_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
mul__Scalar_op = def_("aten::mul_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
mul__parser = PythonArgParser("mul_", (mul__Tensor_op,), methods=(mul__Tensor_op,))

def mul__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mul__Tensor_op.table[ks](ks, self, other)

def mul__Scalar(self, other):
    ks = self.meta.key_set
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return div_Tensor_op.table[ks](ks, self, other)

def div_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return div_Scalar_op.table[ks](ks, self, other)

def div_Tensor_mode(self, other, rounding_mode):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return div_Tensor_mode_op.table[ks](ks, self, other, rounding_mode)

def div(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return div_Tensor_op.table[ks](ks, input, other)
    return div_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


div__Tensor_op = def_("aten::div_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
div__Scalar_op = def_("aten::div_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
div__Tensor_mode_op = def_("aten::div_.Tensor_mode(Tensor(a!) self, Tensor other, *, str? rounding_mode) -> Tensor(a!)")
div__Scalar_mode_op = def_("aten::div_.Scalar_mode(Tensor(a!) self, Scalar other, *, str? rounding_mode) -> Tensor(a!)")
div__parser = PythonArgParser("div_", (div__Tensor_op, div__Tensor_mode_op, div__Scalar_mode_op), methods=(div__Tensor_op, div__Tensor_mode_op, div__Scalar_mode_op))

def div__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return div__Tensor_op.table[ks](ks, self, other)

def div__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return div__Scalar_op.table[ks](ks, self, other)

def div__Tensor_mode(self, other, rounding_mode):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return div__Tensor_mode_op.table[ks](ks, self, other, rounding_mode)

def div_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return div__Tensor(self, other)
    return div__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


pow_Tensor_Tensor_op = def_("aten::pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor")
pow_Tensor_Tensor_out_op = def_("aten::pow.Tensor_Tensor_out(Tensor self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)")
pow_Scalar_op = def_("aten::pow.Scalar(Scalar self, Tensor exponent) -> Tensor")
pow_Scalar_out_op = def_("aten::pow.Scalar_out(Scalar self, Tensor exponent, *, Tensor(a!) out) -> Tensor(a!)")
pow_Tensor_Scalar_op = def_("aten::pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor")
pow_Tensor_Scalar_out_op = def_("aten::pow.Tensor_Scalar_out(Tensor self, Scalar exponent, *, Tensor(a!) out) -> Tensor(a!)")
pow_parser = PythonArgParser("pow", (pow_Tensor_Tensor_op, pow_Tensor_Tensor_out_op, pow_Scalar_op, pow_Scalar_out_op, pow_Tensor_Scalar_op, pow_Tensor_Scalar_out_op), methods=(pow_Tensor_Tensor_op, pow_Tensor_Scalar_op))

def pow(input=NOT_GIVEN, exponent=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and input.__class__ in NUMBERS:
        try:
            ks = exponent.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return pow_Scalar_op.table[ks](ks, input, exponent)
    if out is None and not args and not kwargs and exponent.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return pow_Tensor_Scalar_op.table[ks](ks, input, exponent)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | exponent.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return pow_Tensor_Tensor_op.table[ks](ks, input, exponent)
    return pow_parser.call(*given(("input", "exponent"), (input, exponent), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


pow__Tensor_op = def_("aten::pow_.Tensor(Tensor(a!) self, Tensor exponent) -> Tensor(a!)")
pow__Scalar_op = def_("aten::pow_.Scalar(Tensor(a!) self, Scalar exponent) -> Tensor(a!)")
pow__parser = PythonArgParser("pow_", (pow__Tensor_op, pow__Scalar_op), methods=(pow__Tensor_op, pow__Scalar_op))

def pow__Tensor(self, exponent):
    ks = self.meta.key_set | exponent.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return pow__Tensor_op.table[ks](ks, self, exponent)

def pow__Scalar(self, exponent):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return pow__Scalar_op.table[ks](ks, self, exponent)

def pow_(self=NOT_GIVEN, exponent=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and exponent.__class__ in NUMBERS:
        return pow__Scalar(self, exponent)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(exponent, TensorImpl):
        return pow__Tensor(self, exponent)
    return pow__parser.call(*given(("self", "exponent"), (self, exponent), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


maximum_op = def_("aten::maximum(Tensor self, Tensor other) -> Tensor")
maximum_out_op = def_("aten::maximum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
maximum_parser = PythonArgParser("maximum", (maximum_op, maximum_out_op), methods=(maximum_op,))

def maximum(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return maximum_op.table[ks](ks, input, other)
    return maximum_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


minimum_op = def_("aten::minimum(Tensor self, Tensor other) -> Tensor")
minimum_out_op = def_("aten::minimum.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
minimum_parser = PythonArgParser("minimum", (minimum_op, minimum_out_op), methods=(minimum_op,))

def minimum(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return minimum_op.table[ks](ks, input, other)
    return minimum_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


logical_and_op = def_("aten::logical_and(Tensor self, Tensor other) -> Tensor")
logical_and_out_op = def_("aten::logical_and.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
logical_and_parser = PythonArgParser("logical_and", (logical_and_op, logical_and_out_op), methods=(logical_and_op,))

def logical_and_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logical_and_op.table[ks](ks, self, other)

def logical_and(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logical_or_op.table[ks](ks, self, other)

def logical_or(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return logical_or_default(input, other)
    return logical_or_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


logical_or__op = def_("aten::logical_or_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
logical_or__parser = PythonArgParser("logical_or_", (logical_or__op,), methods=(logical_or__op,))

def logical_or__default(self, other):
    ks = self.meta.key_set | other.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logical_not_op.table[ks](ks, self)

def logical_not(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        return logical_not_default(input)
    return logical_not_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


logical_not__op = def_("aten::logical_not_(Tensor(a!) self) -> Tensor(a!)")
logical_not__parser = PythonArgParser("logical_not_", (logical_not__op,), methods=(logical_not__op,))

def logical_not_(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta.key_set
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_and_Tensor_op.table[ks](ks, self, other)

def bitwise_and_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_and_Tensor_out_op.table[ks](ks, self, other, out)

def bitwise_and_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_and_Scalar_op.table[ks](ks, self, other)

def bitwise_and(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
        return bitwise_and_Scalar(input, other)
    if out is None and not args and not kwargs and input.__class__ in NUMBERS and isinstance(other, TensorImpl):
        ks = other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bitwise_and_Scalar_Tensor_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return bitwise_and_Tensor(input, other)
    return bitwise_and_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


bitwise_and__Tensor_op = def_("aten::bitwise_and_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
bitwise_and__Scalar_op = def_("aten::bitwise_and_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
bitwise_and__parser = PythonArgParser("bitwise_and_", (bitwise_and__Tensor_op, bitwise_and__Scalar_op), methods=(bitwise_and__Tensor_op, bitwise_and__Scalar_op))

def bitwise_and__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_and__Tensor_op.table[ks](ks, self, other)

def bitwise_and__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_and__Scalar_op.table[ks](ks, self, other)

def bitwise_and_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and other.__class__ in NUMBERS:
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_or_Tensor_op.table[ks](ks, self, other)

def bitwise_or_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_or_Tensor_out_op.table[ks](ks, self, other, out)

def bitwise_or_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_or_Scalar_op.table[ks](ks, self, other)

def bitwise_or(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
        return bitwise_or_Scalar(input, other)
    if out is None and not args and not kwargs and input.__class__ in NUMBERS and isinstance(other, TensorImpl):
        ks = other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bitwise_or_Scalar_Tensor_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return bitwise_or_Tensor(input, other)
    return bitwise_or_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


bitwise_or__Tensor_op = def_("aten::bitwise_or_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
bitwise_or__Scalar_op = def_("aten::bitwise_or_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
bitwise_or__parser = PythonArgParser("bitwise_or_", (bitwise_or__Tensor_op, bitwise_or__Scalar_op), methods=(bitwise_or__Tensor_op, bitwise_or__Scalar_op))

def bitwise_or__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_or__Tensor_op.table[ks](ks, self, other)

def bitwise_or__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_or__Scalar_op.table[ks](ks, self, other)

def bitwise_or_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and other.__class__ in NUMBERS:
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_xor_Tensor_op.table[ks](ks, self, other)

def bitwise_xor_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_xor_Tensor_out_op.table[ks](ks, self, other, out)

def bitwise_xor_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_xor_Scalar_op.table[ks](ks, self, other)

def bitwise_xor(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
        return bitwise_xor_Scalar(input, other)
    if out is None and not args and not kwargs and input.__class__ in NUMBERS and isinstance(other, TensorImpl):
        ks = other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bitwise_xor_Scalar_Tensor_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return bitwise_xor_Tensor(input, other)
    return bitwise_xor_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


bitwise_xor__Tensor_op = def_("aten::bitwise_xor_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
bitwise_xor__Scalar_op = def_("aten::bitwise_xor_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
bitwise_xor__parser = PythonArgParser("bitwise_xor_", (bitwise_xor__Tensor_op, bitwise_xor__Scalar_op), methods=(bitwise_xor__Tensor_op, bitwise_xor__Scalar_op))

def bitwise_xor__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_xor__Tensor_op.table[ks](ks, self, other)

def bitwise_xor__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_xor__Scalar_op.table[ks](ks, self, other)

def bitwise_xor_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and other.__class__ in NUMBERS:
        return bitwise_xor__Scalar(self, other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return bitwise_xor__Tensor(self, other)
    return bitwise_xor__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


bitwise_not_op = def_("aten::bitwise_not(Tensor self) -> Tensor")
bitwise_not_out_op = def_("aten::bitwise_not.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
bitwise_not_parser = PythonArgParser("bitwise_not", (bitwise_not_op, bitwise_not_out_op), methods=(bitwise_not_op,))

def bitwise_not_default(self):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_not_op.table[ks](ks, self)

def bitwise_not(input=NOT_GIVEN, *args, out=None, **kwargs):
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return eq_Scalar_op.table[ks](ks, self, other)

def eq_Scalar_out(self, other, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return eq_Scalar_out_op.table[ks](ks, self, other, out)

def eq_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return eq_Tensor_op.table[ks](ks, self, other)

def eq(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return eq_Scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return eq_Tensor_op.table[ks](ks, input, other)
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ne_Scalar_op.table[ks](ks, self, other)

def ne_Scalar_out(self, other, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ne_Scalar_out_op.table[ks](ks, self, other, out)

def ne_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ne_Tensor_op.table[ks](ks, self, other)

def ne(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return ne_Scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return ne_Tensor_op.table[ks](ks, input, other)
    return ne_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


ne__Scalar_op = def_("aten::ne_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
ne__Tensor_op = def_("aten::ne_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
ne__parser = PythonArgParser("ne_", (ne__Scalar_op, ne__Tensor_op), methods=(ne__Scalar_op, ne__Tensor_op))

def ne__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ne__Scalar_op.table[ks](ks, self, other)

def ne__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ne__Tensor_op.table[ks](ks, self, other)

def ne_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and other.__class__ in NUMBERS:
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lt_Scalar_op.table[ks](ks, self, other)

def lt_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lt_Tensor_op.table[ks](ks, self, other)

def lt(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return lt_Scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return lt_Tensor_op.table[ks](ks, input, other)
    return lt_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


lt__Scalar_op = def_("aten::lt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
lt__Tensor_op = def_("aten::lt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
lt__parser = PythonArgParser("lt_", (lt__Scalar_op, lt__Tensor_op), methods=(lt__Scalar_op, lt__Tensor_op))

def lt__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lt__Scalar_op.table[ks](ks, self, other)

def lt__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lt__Tensor_op.table[ks](ks, self, other)

def lt_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and other.__class__ in NUMBERS:
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return le_Scalar_op.table[ks](ks, self, other)

def le_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return le_Tensor_op.table[ks](ks, self, other)

def le(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return le_Scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return le_Tensor_op.table[ks](ks, input, other)
    return le_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


le__Scalar_op = def_("aten::le_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
le__Tensor_op = def_("aten::le_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
le__parser = PythonArgParser("le_", (le__Scalar_op, le__Tensor_op), methods=(le__Scalar_op, le__Tensor_op))

def le__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return le__Scalar_op.table[ks](ks, self, other)

def le__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return le__Tensor_op.table[ks](ks, self, other)

def le_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and other.__class__ in NUMBERS:
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return gt_Scalar_op.table[ks](ks, self, other)

def gt_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return gt_Tensor_op.table[ks](ks, self, other)

def gt(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return gt_Scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return gt_Tensor_op.table[ks](ks, input, other)
    return gt_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


gt__Scalar_op = def_("aten::gt_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
gt__Tensor_op = def_("aten::gt_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
gt__parser = PythonArgParser("gt_", (gt__Scalar_op, gt__Tensor_op), methods=(gt__Scalar_op, gt__Tensor_op))

def gt__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return gt__Scalar_op.table[ks](ks, self, other)

def gt__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return gt__Tensor_op.table[ks](ks, self, other)

def gt_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and other.__class__ in NUMBERS:
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ge_Scalar_op.table[ks](ks, self, other)

def ge_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ge_Tensor_op.table[ks](ks, self, other)

def ge(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and other.__class__ in NUMBERS:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return ge_Scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set | other.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return ge_Tensor_op.table[ks](ks, input, other)
    return ge_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


ge__Scalar_op = def_("aten::ge_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
ge__Tensor_op = def_("aten::ge_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
ge__parser = PythonArgParser("ge_", (ge__Scalar_op, ge__Tensor_op), methods=(ge__Scalar_op, ge__Tensor_op))

def ge__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ge__Scalar_op.table[ks](ks, self, other)

def ge__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ge__Tensor_op.table[ks](ks, self, other)

def ge_(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and other.__class__ in NUMBERS:
        return ge__Scalar(self, other)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return ge__Tensor(self, other)
    return ge__parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


neg_op = def_("aten::neg(Tensor self) -> Tensor")
neg_out_op = def_("aten::neg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
neg_parser = PythonArgParser("neg", (neg_op, neg_out_op), methods=(neg_op,))

def neg_default(self):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return neg_op.table[ks](ks, self)

def neg_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return neg_out_op.table[ks](ks, self, out)

def neg(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return neg_op.table[ks](ks, input)
    return neg_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


neg__op = def_("aten::neg_(Tensor(a!) self) -> Tensor(a!)")
neg__parser = PythonArgParser("neg_", (neg__op,), methods=(neg__op,))

def neg_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return neg__op.table[ks](ks, input)
    return neg__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


abs_op = def_("aten::abs(Tensor self) -> Tensor")
abs_out_op = def_("aten::abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
abs_parser = PythonArgParser("abs", (abs_op, abs_out_op), methods=(abs_op,))

def abs_default(self):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return abs_op.table[ks](ks, self)

def abs(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return abs_op.table[ks](ks, input)
    return abs_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


abs__op = def_("aten::abs_(Tensor(a!) self) -> Tensor(a!)")
abs__parser = PythonArgParser("abs_", (abs__op,), methods=(abs__op,))

def abs_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return abs__op.table[ks](ks, input)
    return abs__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


sign_op = def_("aten::sign(Tensor self) -> Tensor")
sign_out_op = def_("aten::sign.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
sign_parser = PythonArgParser("sign", (sign_op, sign_out_op), methods=(sign_op,))

def sign(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
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
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return reciprocal_op.table[ks](ks, input)
    return reciprocal_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


reciprocal__op = def_("aten::reciprocal_(Tensor(a!) self) -> Tensor(a!)")
reciprocal__parser = PythonArgParser("reciprocal_", (reciprocal__op,), methods=(reciprocal__op,))

def reciprocal_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return reciprocal__op.table[ks](ks, input)
    return reciprocal__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


square_op = def_("aten::square(Tensor self) -> Tensor")
square_out_op = def_("aten::square.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
square_parser = PythonArgParser("square", (square_op, square_out_op), methods=(square_op,))

def square(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return square_op.table[ks](ks, input)
    return square_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


square__op = def_("aten::square_(Tensor(a!) self) -> Tensor(a!)")
square__parser = PythonArgParser("square_", (square__op,), methods=(square__op,))

def square_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return square__op.table[ks](ks, input)
    return square__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


sqrt_op = def_("aten::sqrt(Tensor self) -> Tensor")
sqrt_out_op = def_("aten::sqrt.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
sqrt_parser = PythonArgParser("sqrt", (sqrt_op, sqrt_out_op), methods=(sqrt_op,))

def sqrt(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return sqrt_op.table[ks](ks, input)
    return sqrt_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sqrt__op = def_("aten::sqrt_(Tensor(a!) self) -> Tensor(a!)")
sqrt__parser = PythonArgParser("sqrt_", (sqrt__op,), methods=(sqrt__op,))

def sqrt__default(self):
    ks = self.meta.key_set
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
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return rsqrt_op.table[ks](ks, input)
    return rsqrt_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


rsqrt__op = def_("aten::rsqrt_(Tensor(a!) self) -> Tensor(a!)")
rsqrt__parser = PythonArgParser("rsqrt_", (rsqrt__op,), methods=(rsqrt__op,))

def rsqrt_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rsqrt__op.table[ks](ks, input)
    return rsqrt__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


exp_op = def_("aten::exp(Tensor self) -> Tensor")
exp_out_op = def_("aten::exp.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
exp_parser = PythonArgParser("exp", (exp_op, exp_out_op), methods=(exp_op,))

def exp_default(self):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return exp_op.table[ks](ks, self)

def exp(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return exp_op.table[ks](ks, input)
    return exp_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


exp__op = def_("aten::exp_(Tensor(a!) self) -> Tensor(a!)")
exp__parser = PythonArgParser("exp_", (exp__op,), methods=(exp__op,))

def exp__default(self):
    ks = self.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return log_op.table[ks](ks, self)

def log(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return log_op.table[ks](ks, input)
    return log_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


log__op = def_("aten::log_(Tensor(a!) self) -> Tensor(a!)")
log__parser = PythonArgParser("log_", (log__op,), methods=(log__op,))

def log_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log__op.table[ks](ks, input)
    return log__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


sin_op = def_("aten::sin(Tensor self) -> Tensor")
sin_out_op = def_("aten::sin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
sin_parser = PythonArgParser("sin", (sin_op, sin_out_op), methods=(sin_op,))

def sin(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return sin_op.table[ks](ks, input)
    return sin_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sin__op = def_("aten::sin_(Tensor(a!) self) -> Tensor(a!)")
sin__parser = PythonArgParser("sin_", (sin__op,), methods=(sin__op,))

def sin_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sin__op.table[ks](ks, input)
    return sin__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


cos_op = def_("aten::cos(Tensor self) -> Tensor")
cos_out_op = def_("aten::cos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
cos_parser = PythonArgParser("cos", (cos_op, cos_out_op), methods=(cos_op,))

def cos(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return cos_op.table[ks](ks, input)
    return cos_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


cos__op = def_("aten::cos_(Tensor(a!) self) -> Tensor(a!)")
cos__parser = PythonArgParser("cos_", (cos__op,), methods=(cos__op,))

def cos_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cos__op.table[ks](ks, input)
    return cos__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


tanh_op = def_("aten::tanh(Tensor self) -> Tensor")
tanh_out_op = def_("aten::tanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
tanh_parser = PythonArgParser("tanh", (tanh_op, tanh_out_op), methods=(tanh_op,))

def tanh(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tanh_op.table[ks](ks, input)
    return tanh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


tanh__op = def_("aten::tanh_(Tensor(a!) self) -> Tensor(a!)")
tanh__parser = PythonArgParser("tanh_", (tanh__op,), methods=(tanh__op,))

def tanh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tanh__op.table[ks](ks, input)
    return tanh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


sigmoid_op = def_("aten::sigmoid(Tensor self) -> Tensor")
sigmoid_out_op = def_("aten::sigmoid.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
sigmoid_parser = PythonArgParser("sigmoid", (sigmoid_op, sigmoid_out_op), methods=(sigmoid_op,))

def sigmoid_default(self):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sigmoid_op.table[ks](ks, self)

def sigmoid_out(self, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sigmoid_out_op.table[ks](ks, self, out)

def sigmoid(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return sigmoid_op.table[ks](ks, input)
    return sigmoid_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sigmoid__op = def_("aten::sigmoid_(Tensor(a!) self) -> Tensor(a!)")
sigmoid__parser = PythonArgParser("sigmoid_", (sigmoid__op,), methods=(sigmoid__op,))

def sigmoid_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sigmoid__op.table[ks](ks, input)
    return sigmoid__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


relu_op = def_("aten::relu(Tensor self) -> Tensor")
relu_parser = PythonArgParser("relu", (relu_op,), methods=(relu_op,))

def relu(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
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
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return relu__op.table[ks](ks, input)
    return relu__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


floor_op = def_("aten::floor(Tensor self) -> Tensor")
floor_out_op = def_("aten::floor.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
floor_parser = PythonArgParser("floor", (floor_op, floor_out_op), methods=(floor_op,))

def floor(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return floor_op.table[ks](ks, input)
    return floor_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


floor__op = def_("aten::floor_(Tensor(a!) self) -> Tensor(a!)")
floor__parser = PythonArgParser("floor_", (floor__op,), methods=(floor__op,))

def floor_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return floor__op.table[ks](ks, input)
    return floor__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


ceil_op = def_("aten::ceil(Tensor self) -> Tensor")
ceil_out_op = def_("aten::ceil.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
ceil_parser = PythonArgParser("ceil", (ceil_op, ceil_out_op), methods=(ceil_op,))

def ceil(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ceil_op.table[ks](ks, input)
    return ceil_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


ceil__op = def_("aten::ceil_(Tensor(a!) self) -> Tensor(a!)")
ceil__parser = PythonArgParser("ceil_", (ceil__op,), methods=(ceil__op,))

def ceil_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ceil__op.table[ks](ks, input)
    return ceil__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


trunc_op = def_("aten::trunc(Tensor self) -> Tensor")
trunc_out_op = def_("aten::trunc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
trunc_parser = PythonArgParser("trunc", (trunc_op, trunc_out_op), methods=(trunc_op,))

def trunc(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return trunc_op.table[ks](ks, input)
    return trunc_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


trunc__op = def_("aten::trunc_(Tensor(a!) self) -> Tensor(a!)")
trunc__parser = PythonArgParser("trunc_", (trunc__op,), methods=(trunc__op,))

def trunc_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return trunc__op.table[ks](ks, input)
    return trunc__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


isnan_op = def_("aten::isnan(Tensor self) -> Tensor")
isnan_parser = PythonArgParser("isnan", (isnan_op,), methods=(isnan_op,))

def isnan(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isnan_op.table[ks](ks, input)
    return isnan_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


isinf_op = def_("aten::isinf(Tensor self) -> Tensor")
isinf_parser = PythonArgParser("isinf", (isinf_op,), methods=(isinf_op,))

def isinf(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isinf_op.table[ks](ks, input)
    return isinf_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


isfinite_op = def_("aten::isfinite(Tensor self) -> Tensor")
isfinite_parser = PythonArgParser("isfinite", (isfinite_op,), methods=(isfinite_op,))

def isfinite(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
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
    ks = condition.meta.key_set | self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return where_self_op.table[ks](ks, condition, self, other)

def where(condition=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            try:
                ks = condition.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return where_op.table[ks](ks, condition)
        if len(args) == 2:
            self, other = args
            if self.__class__ in NUMBERS and other.__class__ in NUMBERS:
                try:
                    ks = condition.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        ks = (ks | tls.included | state.observed) & tls.not_excluded
                    return where_Scalar_op.table[ks](ks, condition, self, other)
            if self.__class__ in NUMBERS:
                try:
                    ks = condition.meta.key_set | other.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        ks = (ks | tls.included | state.observed) & tls.not_excluded
                    return where_ScalarSelf_op.table[ks](ks, condition, self, other)
            if other.__class__ in NUMBERS:
                try:
                    ks = condition.meta.key_set | self.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        ks = (ks | tls.included | state.observed) & tls.not_excluded
                    return where_ScalarOther_op.table[ks](ks, condition, self, other)
            try:
                ks = condition.meta.key_set | self.meta.key_set | other.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_op.table[ks](ks, self, min, max)

def clamp_out(self, min, max, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_out_op.table[ks](ks, self, min, max, out)

def clamp_Tensor(self, min=None, max=None):
    ks = self.meta.key_set
    if min is not None:
        ks |= min.meta.key_set
    if max is not None:
        ks |= max.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_Tensor_op.table[ks](ks, self, min, max)

def clamp(input=NOT_GIVEN, min=None, max=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (min is None or min.__class__ in NUMBERS) and (max is None or max.__class__ in NUMBERS):
        return clamp_default(input, min, max)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (min is None or isinstance(min, TensorImpl)) and (max is None or isinstance(max, TensorImpl)):
        return clamp_Tensor(input, min, max)
    return clamp_parser.call(*given(("input", "min", "max"), (input, min, max), (NOT_GIVEN, None, None), args, kwargs), out=out, **kwargs)


clamp__op = def_("aten::clamp_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)")
clamp__Tensor_op = def_("aten::clamp_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)")
clamp__parser = PythonArgParser("clamp_", (clamp__op, clamp__Tensor_op), methods=(clamp__op, clamp__Tensor_op))

def clamp__default(self, min=None, max=None):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp__op.table[ks](ks, self, min, max)

def clamp__Tensor(self, min=None, max=None):
    ks = self.meta.key_set
    if min is not None:
        ks |= min.meta.key_set
    if max is not None:
        ks |= max.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp__Tensor_op.table[ks](ks, self, min, max)

def clamp_(input=NOT_GIVEN, min=None, max=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (min is None or min.__class__ in NUMBERS) and (max is None or max.__class__ in NUMBERS):
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_min_op.table[ks](ks, self, min)

def clamp_min_Tensor(self, min):
    ks = self.meta.key_set | min.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_min_Tensor_op.table[ks](ks, self, min)

def clamp_min(input=NOT_GIVEN, min=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and min.__class__ in NUMBERS:
        return clamp_min_default(input, min)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(min, TensorImpl):
        return clamp_min_Tensor(input, min)
    return clamp_min_parser.call(*given(("input", "min"), (input, min), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


clamp_min__op = def_("aten::clamp_min_(Tensor(a!) self, Scalar min) -> Tensor(a!)")
clamp_min__Tensor_op = def_("aten::clamp_min_.Tensor(Tensor(a!) self, Tensor min) -> Tensor(a!)")
clamp_min__parser = PythonArgParser("clamp_min_", (clamp_min__op, clamp_min__Tensor_op), methods=(clamp_min__op, clamp_min__Tensor_op))

def clamp_min__default(self, min):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_min__op.table[ks](ks, self, min)

def clamp_min__Tensor(self, min):
    ks = self.meta.key_set | min.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_min__Tensor_op.table[ks](ks, self, min)

def clamp_min_(input=NOT_GIVEN, min=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and min.__class__ in NUMBERS:
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_max_op.table[ks](ks, self, max)

def clamp_max_Tensor(self, max):
    ks = self.meta.key_set | max.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_max_Tensor_op.table[ks](ks, self, max)

def clamp_max(input=NOT_GIVEN, max=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and max.__class__ in NUMBERS:
        return clamp_max_default(input, max)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(max, TensorImpl):
        return clamp_max_Tensor(input, max)
    return clamp_max_parser.call(*given(("input", "max"), (input, max), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


clamp_max__op = def_("aten::clamp_max_(Tensor(a!) self, Scalar max) -> Tensor(a!)")
clamp_max__Tensor_op = def_("aten::clamp_max_.Tensor(Tensor(a!) self, Tensor max) -> Tensor(a!)")
clamp_max__parser = PythonArgParser("clamp_max_", (clamp_max__op, clamp_max__Tensor_op), methods=(clamp_max__op, clamp_max__Tensor_op))

def clamp_max__default(self, max):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_max__op.table[ks](ks, self, max)

def clamp_max__Tensor(self, max):
    ks = self.meta.key_set | max.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clamp_max__Tensor_op.table[ks](ks, self, max)

def clamp_max_(input=NOT_GIVEN, max=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and max.__class__ in NUMBERS:
        return clamp_max__default(input, max)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(max, TensorImpl):
        return clamp_max__Tensor(input, max)
    return clamp_max__parser.call(*given(("input", "max"), (input, max), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


addcmul_op = def_("aten::addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor")
addcmul_out_op = def_("aten::addcmul.out(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1, Tensor(a!) out) -> Tensor(a!)")
addcmul_parser = PythonArgParser("addcmul", (addcmul_op, addcmul_out_op), methods=(addcmul_op,))

def addcmul_default(self, tensor1, tensor2, value=1):
    ks = self.meta.key_set | tensor1.meta.key_set | tensor2.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addcmul_op.table[ks](ks, self, tensor1, tensor2, value)

def addcmul(input=NOT_GIVEN, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(tensor1, TensorImpl) and isinstance(tensor2, TensorImpl) and value.__class__ in NUMBERS:
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
    ks = self.meta.key_set | tensor1.meta.key_set | tensor2.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addcdiv_op.table[ks](ks, self, tensor1, tensor2, value)

def addcdiv(input=NOT_GIVEN, tensor1=NOT_GIVEN, tensor2=NOT_GIVEN, *args, value=1, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(tensor1, TensorImpl) and isinstance(tensor2, TensorImpl) and value.__class__ in NUMBERS:
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
    ks = self.meta.key_set | end.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lerp_Scalar_op.table[ks](ks, self, end, weight)

def lerp_Tensor(self, end, weight):
    ks = self.meta.key_set | end.meta.key_set | weight.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lerp_Tensor_op.table[ks](ks, self, end, weight)

def lerp(input=NOT_GIVEN, end=NOT_GIVEN, weight=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(end, TensorImpl) and weight.__class__ in NUMBERS:
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
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(input, TensorImpl) and threshold.__class__ in NUMBERS:
        ks = grad_output.meta.key_set | input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return threshold_backward_op.table[ks](ks, grad_output, input, threshold)
    return threshold_backward_parser.call(*given(("grad_output", "input", "threshold"), (grad_output, input, threshold), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


sigmoid_backward_op = def_("aten::sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor")
sigmoid_backward_grad_input_op = def_("aten::sigmoid_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)")
sigmoid_backward_parser = PythonArgParser("sigmoid_backward", (sigmoid_backward_op, sigmoid_backward_grad_input_op))

def sigmoid_backward(grad_output=NOT_GIVEN, output=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(output, TensorImpl):
        ks = grad_output.meta.key_set | output.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sigmoid_backward_op.table[ks](ks, grad_output, output)
    return sigmoid_backward_parser.call(*given(("grad_output", "output"), (grad_output, output), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


tanh_backward_op = def_("aten::tanh_backward(Tensor grad_output, Tensor output) -> Tensor")
tanh_backward_grad_input_op = def_("aten::tanh_backward.grad_input(Tensor grad_output, Tensor output, *, Tensor(a!) grad_input) -> Tensor(a!)")
tanh_backward_parser = PythonArgParser("tanh_backward", (tanh_backward_op, tanh_backward_grad_input_op))

def tanh_backward(grad_output=NOT_GIVEN, output=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(output, TensorImpl):
        ks = grad_output.meta.key_set | output.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tanh_backward_op.table[ks](ks, grad_output, output)
    return tanh_backward_parser.call(*given(("grad_output", "output"), (grad_output, output), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


equal_op = def_("aten::equal(Tensor self, Tensor other) -> bool")
equal_parser = PythonArgParser("equal", (equal_op,), methods=(equal_op,))

def equal_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return equal_op.table[ks](ks, self, other)

def equal(input=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return equal_default(input, other)
    return equal_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


allclose_op = def_("aten::allclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> bool")
allclose_parser = PythonArgParser("allclose", (allclose_op,), methods=(allclose_op,))

def allclose_default(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return allclose_op.table[ks](ks, self, other, rtol, atol, equal_nan)

def allclose(input=NOT_GIVEN, other=NOT_GIVEN, rtol=1e-05, atol=1e-08, equal_nan=False, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and rtol.__class__ is float and atol.__class__ is float and equal_nan.__class__ is bool:
        return allclose_default(input, other, rtol, atol, equal_nan)
    return allclose_parser.call(*given(("input", "other", "rtol", "atol", "equal_nan"), (input, other, rtol, atol, equal_nan), (NOT_GIVEN, NOT_GIVEN, 1e-05, 1e-08, False), args, kwargs), **kwargs)


isclose_op = def_("aten::isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor")
isclose_parser = PythonArgParser("isclose", (isclose_op,), methods=(isclose_op,))

def isclose_default(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return isclose_op.table[ks](ks, self, other, rtol, atol, equal_nan)

def isclose(input=NOT_GIVEN, other=NOT_GIVEN, rtol=1e-05, atol=1e-08, equal_nan=False, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and rtol.__class__ is float and atol.__class__ is float and equal_nan.__class__ is bool:
        return isclose_default(input, other, rtol, atol, equal_nan)
    return isclose_parser.call(*given(("input", "other", "rtol", "atol", "equal_nan"), (input, other, rtol, atol, equal_nan), (NOT_GIVEN, NOT_GIVEN, 1e-05, 1e-08, False), args, kwargs), **kwargs)


exp2_op = def_("aten::exp2(Tensor self) -> Tensor")
exp2_out_op = def_("aten::exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
exp2_parser = PythonArgParser("exp2", (exp2_op, exp2_out_op), methods=(exp2_op,))

def exp2(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return exp2_op.table[ks](ks, input)
    return exp2_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


exp2__op = def_("aten::exp2_(Tensor(a!) self) -> Tensor(a!)")
exp2__parser = PythonArgParser("exp2_", (exp2__op,), methods=(exp2__op,))

def exp2_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return exp2__op.table[ks](ks, input)
    return exp2__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


expm1_op = def_("aten::expm1(Tensor self) -> Tensor")
expm1_out_op = def_("aten::expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
expm1_parser = PythonArgParser("expm1", (expm1_op, expm1_out_op), methods=(expm1_op,))

def expm1(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return expm1_op.table[ks](ks, input)
    return expm1_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


expm1__op = def_("aten::expm1_(Tensor(a!) self) -> Tensor(a!)")
expm1__parser = PythonArgParser("expm1_", (expm1__op,), methods=(expm1__op,))

def expm1_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return expm1__op.table[ks](ks, input)
    return expm1__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


log2_op = def_("aten::log2(Tensor self) -> Tensor")
log2_out_op = def_("aten::log2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
log2_parser = PythonArgParser("log2", (log2_op, log2_out_op), methods=(log2_op,))

def log2(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log2_op.table[ks](ks, input)
    return log2_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


log2__op = def_("aten::log2_(Tensor(a!) self) -> Tensor(a!)")
log2__parser = PythonArgParser("log2_", (log2__op,), methods=(log2__op,))

def log2_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log2__op.table[ks](ks, input)
    return log2__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


log10_op = def_("aten::log10(Tensor self) -> Tensor")
log10_out_op = def_("aten::log10.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
log10_parser = PythonArgParser("log10", (log10_op, log10_out_op), methods=(log10_op,))

def log10(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log10_op.table[ks](ks, input)
    return log10_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


log10__op = def_("aten::log10_(Tensor(a!) self) -> Tensor(a!)")
log10__parser = PythonArgParser("log10_", (log10__op,), methods=(log10__op,))

def log10_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log10__op.table[ks](ks, input)
    return log10__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


log1p_op = def_("aten::log1p(Tensor self) -> Tensor")
log1p_out_op = def_("aten::log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
log1p_parser = PythonArgParser("log1p", (log1p_op, log1p_out_op), methods=(log1p_op,))

def log1p(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return log1p_op.table[ks](ks, input)
    return log1p_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


log1p__op = def_("aten::log1p_(Tensor(a!) self) -> Tensor(a!)")
log1p__parser = PythonArgParser("log1p_", (log1p__op,), methods=(log1p__op,))

def log1p__default(self):
    ks = self.meta.key_set
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
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tan_op.table[ks](ks, input)
    return tan_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


tan__op = def_("aten::tan_(Tensor(a!) self) -> Tensor(a!)")
tan__parser = PythonArgParser("tan_", (tan__op,), methods=(tan__op,))

def tan_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tan__op.table[ks](ks, input)
    return tan__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


asin_op = def_("aten::asin(Tensor self) -> Tensor")
asin_out_op = def_("aten::asin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
asin_parser = PythonArgParser("asin", (asin_op, asin_out_op), methods=(asin_op,))

def asin(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return asin_op.table[ks](ks, input)
    return asin_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


asin__op = def_("aten::asin_(Tensor(a!) self) -> Tensor(a!)")
asin__parser = PythonArgParser("asin_", (asin__op,), methods=(asin__op,))

def asin_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return asin__op.table[ks](ks, input)
    return asin__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


acos_op = def_("aten::acos(Tensor self) -> Tensor")
acos_out_op = def_("aten::acos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
acos_parser = PythonArgParser("acos", (acos_op, acos_out_op), methods=(acos_op,))

def acos(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return acos_op.table[ks](ks, input)
    return acos_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


acos__op = def_("aten::acos_(Tensor(a!) self) -> Tensor(a!)")
acos__parser = PythonArgParser("acos_", (acos__op,), methods=(acos__op,))

def acos_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return acos__op.table[ks](ks, input)
    return acos__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


atan_op = def_("aten::atan(Tensor self) -> Tensor")
atan_out_op = def_("aten::atan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
atan_parser = PythonArgParser("atan", (atan_op, atan_out_op), methods=(atan_op,))

def atan(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return atan_op.table[ks](ks, input)
    return atan_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


atan__op = def_("aten::atan_(Tensor(a!) self) -> Tensor(a!)")
atan__parser = PythonArgParser("atan_", (atan__op,), methods=(atan__op,))

def atan_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return atan__op.table[ks](ks, input)
    return atan__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


sinh_op = def_("aten::sinh(Tensor self) -> Tensor")
sinh_out_op = def_("aten::sinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
sinh_parser = PythonArgParser("sinh", (sinh_op, sinh_out_op), methods=(sinh_op,))

def sinh(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sinh_op.table[ks](ks, input)
    return sinh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sinh__op = def_("aten::sinh_(Tensor(a!) self) -> Tensor(a!)")
sinh__parser = PythonArgParser("sinh_", (sinh__op,), methods=(sinh__op,))

def sinh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sinh__op.table[ks](ks, input)
    return sinh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


cosh_op = def_("aten::cosh(Tensor self) -> Tensor")
cosh_out_op = def_("aten::cosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
cosh_parser = PythonArgParser("cosh", (cosh_op, cosh_out_op), methods=(cosh_op,))

def cosh(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cosh_op.table[ks](ks, input)
    return cosh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


cosh__op = def_("aten::cosh_(Tensor(a!) self) -> Tensor(a!)")
cosh__parser = PythonArgParser("cosh_", (cosh__op,), methods=(cosh__op,))

def cosh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cosh__op.table[ks](ks, input)
    return cosh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


asinh_op = def_("aten::asinh(Tensor self) -> Tensor")
asinh_out_op = def_("aten::asinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
asinh_parser = PythonArgParser("asinh", (asinh_op, asinh_out_op), methods=(asinh_op,))

def asinh(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return asinh_op.table[ks](ks, input)
    return asinh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


asinh__op = def_("aten::asinh_(Tensor(a!) self) -> Tensor(a!)")
asinh__parser = PythonArgParser("asinh_", (asinh__op,), methods=(asinh__op,))

def asinh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return asinh__op.table[ks](ks, input)
    return asinh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


acosh_op = def_("aten::acosh(Tensor self) -> Tensor")
acosh_out_op = def_("aten::acosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
acosh_parser = PythonArgParser("acosh", (acosh_op, acosh_out_op), methods=(acosh_op,))

def acosh(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return acosh_op.table[ks](ks, input)
    return acosh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


acosh__op = def_("aten::acosh_(Tensor(a!) self) -> Tensor(a!)")
acosh__parser = PythonArgParser("acosh_", (acosh__op,), methods=(acosh__op,))

def acosh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return acosh__op.table[ks](ks, input)
    return acosh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


atanh_op = def_("aten::atanh(Tensor self) -> Tensor")
atanh_out_op = def_("aten::atanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
atanh_parser = PythonArgParser("atanh", (atanh_op, atanh_out_op), methods=(atanh_op,))

def atanh(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return atanh_op.table[ks](ks, input)
    return atanh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


atanh__op = def_("aten::atanh_(Tensor(a!) self) -> Tensor(a!)")
atanh__parser = PythonArgParser("atanh_", (atanh__op,), methods=(atanh__op,))

def atanh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return atanh__op.table[ks](ks, input)
    return atanh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


erf_op = def_("aten::erf(Tensor self) -> Tensor")
erf_out_op = def_("aten::erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
erf_parser = PythonArgParser("erf", (erf_op, erf_out_op), methods=(erf_op,))

def erf(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erf_op.table[ks](ks, input)
    return erf_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


erf__op = def_("aten::erf_(Tensor(a!) self) -> Tensor(a!)")
erf__parser = PythonArgParser("erf_", (erf__op,), methods=(erf__op,))

def erf_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erf__op.table[ks](ks, input)
    return erf__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


erfc_op = def_("aten::erfc(Tensor self) -> Tensor")
erfc_out_op = def_("aten::erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
erfc_parser = PythonArgParser("erfc", (erfc_op, erfc_out_op), methods=(erfc_op,))

def erfc(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erfc_op.table[ks](ks, input)
    return erfc_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


erfc__op = def_("aten::erfc_(Tensor(a!) self) -> Tensor(a!)")
erfc__parser = PythonArgParser("erfc_", (erfc__op,), methods=(erfc__op,))

def erfc_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return erfc__op.table[ks](ks, input)
    return erfc__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


erfinv_op = def_("aten::erfinv(Tensor self) -> Tensor")
erfinv_out_op = def_("aten::erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
erfinv_parser = PythonArgParser("erfinv", (erfinv_op, erfinv_out_op), methods=(erfinv_op,))

def erfinv(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
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
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return lgamma_op.table[ks](ks, input)
    return lgamma_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


lgamma__op = def_("aten::lgamma_(Tensor(a!) self) -> Tensor(a!)")
lgamma__parser = PythonArgParser("lgamma_", (lgamma__op,), methods=(lgamma__op,))

def lgamma_(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return lgamma__op.table[ks](ks, self)
    return lgamma__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


digamma_out_op = def_("aten::digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
digamma_op = def_("aten::digamma(Tensor self) -> Tensor")
digamma_parser = PythonArgParser("digamma", (digamma_out_op, digamma_op), methods=(digamma_op,))

def digamma(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return polygamma_op.table[ks](ks, n, self)

def polygamma(n=NOT_GIVEN, input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and n.__class__ is int and isinstance(input, TensorImpl):
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
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return frac_op.table[ks](ks, input)
    return frac_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


frac__op = def_("aten::frac_(Tensor(a!) self) -> Tensor(a!)")
frac__parser = PythonArgParser("frac_", (frac__op,), methods=(frac__op,))

def frac_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return round_op.table[ks](ks, self)

def round(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        return round_default(input)
    return round_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


round__op = def_("aten::round_(Tensor(a!) self) -> Tensor(a!)")
round__decimals_op = def_("aten::round_.decimals(Tensor(a!) self, *, int decimals) -> Tensor(a!)")
round__parser = PythonArgParser("round_", (round__op, round__decimals_op), methods=(round__op, round__decimals_op))

def round__default(self):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return round__op.table[ks](ks, self)

def round_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        return round__default(input)
    return round__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


signbit_op = def_("aten::signbit(Tensor self) -> Tensor")
signbit_out_op = def_("aten::signbit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
signbit_parser = PythonArgParser("signbit", (signbit_op, signbit_out_op), methods=(signbit_op,))

def signbit(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return signbit_op.table[ks](ks, input)
    return signbit_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sgn_op = def_("aten::sgn(Tensor self) -> Tensor")
sgn_out_op = def_("aten::sgn.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
sgn_parser = PythonArgParser("sgn", (sgn_op, sgn_out_op), methods=(sgn_op,))

def sgn(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
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
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isposinf_op.table[ks](ks, input)
    return isposinf_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


isneginf_op = def_("aten::isneginf(Tensor self) -> Tensor")
isneginf_out_op = def_("aten::isneginf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
isneginf_parser = PythonArgParser("isneginf", (isneginf_op, isneginf_out_op), methods=(isneginf_op,))

def isneginf(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isneginf_op.table[ks](ks, input)
    return isneginf_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sinc_op = def_("aten::sinc(Tensor self) -> Tensor")
sinc_out_op = def_("aten::sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
sinc_parser = PythonArgParser("sinc", (sinc_op, sinc_out_op), methods=(sinc_op,))

def sinc(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sinc_op.table[ks](ks, input)
    return sinc_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


sinc__op = def_("aten::sinc_(Tensor(a!) self) -> Tensor(a!)")
sinc__parser = PythonArgParser("sinc_", (sinc__op,), methods=(sinc__op,))

def sinc_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sinc__op.table[ks](ks, input)
    return sinc__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


i0_op = def_("aten::i0(Tensor self) -> Tensor")
i0_out_op = def_("aten::i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
i0_parser = PythonArgParser("i0", (i0_op, i0_out_op), methods=(i0_op,))

def i0(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return i0_op.table[ks](ks, input)
    return i0_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


i0__op = def_("aten::i0_(Tensor(a!) self) -> Tensor(a!)")
i0__parser = PythonArgParser("i0_", (i0__op,), methods=(i0__op,))

def i0_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return i0__op.table[ks](ks, input)
    return i0__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


special_entr_op = def_("aten::special_entr(Tensor self) -> Tensor")
special_entr_out_op = def_("aten::special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_entr_parser = PythonArgParser("special_entr", (special_entr_op, special_entr_out_op))

def special_entr(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_entr_op.table[ks](ks, input)
    return special_entr_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_ndtri_op = def_("aten::special_ndtri(Tensor self) -> Tensor")
special_ndtri_out_op = def_("aten::special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_ndtri_parser = PythonArgParser("special_ndtri", (special_ndtri_op, special_ndtri_out_op))

def special_ndtri(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_ndtri_op.table[ks](ks, input)
    return special_ndtri_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_log_ndtr_op = def_("aten::special_log_ndtr(Tensor self) -> Tensor")
special_log_ndtr_out_op = def_("aten::special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_log_ndtr_parser = PythonArgParser("special_log_ndtr", (special_log_ndtr_op, special_log_ndtr_out_op))

def special_log_ndtr(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_log_ndtr_op.table[ks](ks, input)
    return special_log_ndtr_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_i0e_op = def_("aten::special_i0e(Tensor self) -> Tensor")
special_i0e_out_op = def_("aten::special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_i0e_parser = PythonArgParser("special_i0e", (special_i0e_op, special_i0e_out_op))

def special_i0e(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_i0e_op.table[ks](ks, input)
    return special_i0e_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_i1_op = def_("aten::special_i1(Tensor self) -> Tensor")
special_i1_out_op = def_("aten::special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_i1_parser = PythonArgParser("special_i1", (special_i1_op, special_i1_out_op))

def special_i1(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_i1_op.table[ks](ks, input)
    return special_i1_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_i1e_op = def_("aten::special_i1e(Tensor self) -> Tensor")
special_i1e_out_op = def_("aten::special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_i1e_parser = PythonArgParser("special_i1e", (special_i1e_op, special_i1e_out_op))

def special_i1e(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_i1e_op.table[ks](ks, input)
    return special_i1e_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_erfcx_op = def_("aten::special_erfcx(Tensor self) -> Tensor")
special_erfcx_out_op = def_("aten::special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_erfcx_parser = PythonArgParser("special_erfcx", (special_erfcx_op, special_erfcx_out_op))

def special_erfcx(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_erfcx_op.table[ks](ks, input)
    return special_erfcx_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


logit_op = def_("aten::logit(Tensor self, float? eps=None) -> Tensor")
logit_out_op = def_("aten::logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)")
logit_parser = PythonArgParser("logit", (logit_op, logit_out_op), methods=(logit_op,))

def logit_default(self, eps=None):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logit_op.table[ks](ks, self, eps)

def logit(input=NOT_GIVEN, eps=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (eps is None or eps.__class__ is float):
        return logit_default(input, eps)
    return logit_parser.call(*given(("input", "eps"), (input, eps), (NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


logit__op = def_("aten::logit_(Tensor(a!) self, float? eps=None) -> Tensor(a!)")
logit__parser = PythonArgParser("logit_", (logit__op,), methods=(logit__op,))

def logit__default(self, eps=None):
    ks = self.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mvlgamma_op.table[ks](ks, self, p)

def mvlgamma(input=NOT_GIVEN, p=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and p.__class__ is int:
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
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return deg2rad_op.table[ks](ks, input)
    return deg2rad_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


deg2rad__op = def_("aten::deg2rad_(Tensor(a!) self) -> Tensor(a!)")
deg2rad__parser = PythonArgParser("deg2rad_", (deg2rad__op,), methods=(deg2rad__op,))

def deg2rad_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return deg2rad__op.table[ks](ks, input)
    return deg2rad__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


rad2deg_op = def_("aten::rad2deg(Tensor self) -> Tensor")
rad2deg_out_op = def_("aten::rad2deg.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
rad2deg_parser = PythonArgParser("rad2deg", (rad2deg_op, rad2deg_out_op), methods=(rad2deg_op,))

def rad2deg(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rad2deg_op.table[ks](ks, input)
    return rad2deg_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


rad2deg__op = def_("aten::rad2deg_(Tensor(a!) self) -> Tensor(a!)")
rad2deg__parser = PythonArgParser("rad2deg_", (rad2deg__op,), methods=(rad2deg__op,))

def rad2deg_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return rad2deg__op.table[ks](ks, input)
    return rad2deg__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


nan_to_num_op = def_("aten::nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor")
nan_to_num_out_op = def_("aten::nan_to_num.out(Tensor self, float? nan=None, float? posinf=None, float? neginf=None, *, Tensor(a!) out) -> Tensor(a!)")
nan_to_num_parser = PythonArgParser("nan_to_num", (nan_to_num_op, nan_to_num_out_op), methods=(nan_to_num_op,))

def nan_to_num_default(self, nan=None, posinf=None, neginf=None):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nan_to_num_op.table[ks](ks, self, nan, posinf, neginf)

def nan_to_num_out(self, nan, posinf, neginf, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nan_to_num_out_op.table[ks](ks, self, nan, posinf, neginf, out)

def nan_to_num(input=NOT_GIVEN, nan=None, posinf=None, neginf=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (nan is None or nan.__class__ is float) and (posinf is None or posinf.__class__ is float) and (neginf is None or neginf.__class__ is float):
        return nan_to_num_default(input, nan, posinf, neginf)
    return nan_to_num_parser.call(*given(("input", "nan", "posinf", "neginf"), (input, nan, posinf, neginf), (NOT_GIVEN, None, None, None), args, kwargs), out=out, **kwargs)


nan_to_num__op = def_("aten::nan_to_num_(Tensor(a!) self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor(a!)")
nan_to_num__parser = PythonArgParser("nan_to_num_", (nan_to_num__op,), methods=(nan_to_num__op,))

def nan_to_num__default(self, nan=None, posinf=None, neginf=None):
    ks = self.meta.key_set
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
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return angle_op.table[ks](ks, input)
    return angle_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


frexp_Tensor_op = def_("aten::frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)")
frexp_Tensor_return = return_type("frexp", ("mantissa", "exponent"))
frexp_Tensor_out_op = def_("aten::frexp.Tensor_out(Tensor self, *, Tensor(a!) mantissa, Tensor(b!) exponent) -> (Tensor(a!) mantissa, Tensor(b!) exponent)")
frexp_parser = PythonArgParser("frexp", (frexp_Tensor_op, frexp_Tensor_out_op), methods=(frexp_Tensor_op,))

def frexp_Tensor_out(self, mantissa, exponent):
    ks = self.meta.key_set | mantissa.meta.key_set | exponent.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return frexp_Tensor_out_op.table[ks](ks, self, mantissa, exponent)

def frexp(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tuple.__new__(frexp_Tensor_return, frexp_Tensor_op.table[ks](ks, input))
    result = frexp_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)
    return named(frexp_Tensor_return, result, out)


ldexp_Tensor_op = def_("aten::ldexp.Tensor(Tensor self, Tensor other) -> Tensor")
ldexp_out_op = def_("aten::ldexp.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
ldexp_parser = PythonArgParser("ldexp", (ldexp_Tensor_op, ldexp_out_op), methods=(ldexp_Tensor_op,))

def ldexp_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ldexp_Tensor_op.table[ks](ks, self, other)

def ldexp(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return ldexp_Tensor(input, other)
    return ldexp_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


ldexp__op = def_("aten::ldexp_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
ldexp__parser = PythonArgParser("ldexp_", (ldexp__op,), methods=(ldexp__op,))

def ldexp__default(self, other):
    ks = self.meta.key_set | other.meta.key_set
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nextafter_op.table[ks](ks, self, other)

def nextafter(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
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
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return copysign_out_op.table[ks](ks, self, other, out)

def copysign_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return copysign_Tensor_op.table[ks](ks, self, other)

def copysign_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return copysign_Scalar_op.table[ks](ks, self, other)

def copysign(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
        return copysign_Scalar(input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return copysign_Tensor(input, other)
    return copysign_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


copysign__Tensor_op = def_("aten::copysign_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
copysign__Scalar_op = def_("aten::copysign_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
copysign__parser = PythonArgParser("copysign_", (copysign__Tensor_op, copysign__Scalar_op), methods=(copysign__Tensor_op, copysign__Scalar_op))

def copysign__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return copysign__Tensor_op.table[ks](ks, self, other)

def copysign_(*args, **kwargs):
    return copysign__parser.call(*args, **kwargs)


heaviside_out_op = def_("aten::heaviside.out(Tensor self, Tensor values, *, Tensor(a!) out) -> Tensor(a!)")
heaviside_op = def_("aten::heaviside(Tensor self, Tensor values) -> Tensor")
heaviside_parser = PythonArgParser("heaviside", (heaviside_out_op, heaviside_op), methods=(heaviside_op,))

def heaviside_default(self, values):
    ks = self.meta.key_set | values.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return heaviside_op.table[ks](ks, self, values)

def heaviside(input=NOT_GIVEN, values=NOT_GIVEN, *args, out=None, **kwargs):
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
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return positive_op.table[ks](ks, input)
    return positive_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


isreal_op = def_("aten::isreal(Tensor self) -> Tensor")
isreal_parser = PythonArgParser("isreal", (isreal_op,), methods=(isreal_op,))

def isreal(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return isreal_op.table[ks](ks, input)
    return isreal_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


conj_op = def_("aten::conj(Tensor(a) self) -> Tensor(a)")
conj_parser = PythonArgParser("conj", (conj_op,), methods=(conj_op,))

def conj(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return conj_op.table[ks](ks, input)
    return conj_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


conj_physical_op = def_("aten::conj_physical(Tensor self) -> Tensor")
conj_physical_out_op = def_("aten::conj_physical.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
conj_physical_parser = PythonArgParser("conj_physical", (conj_physical_op, conj_physical_out_op), methods=(conj_physical_op,))

def conj_physical(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return conj_physical_op.table[ks](ks, input)
    return conj_physical_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


conj_physical__op = def_("aten::conj_physical_(Tensor(a!) self) -> Tensor(a!)")
conj_physical__parser = PythonArgParser("conj_physical_", (conj_physical__op,), methods=(conj_physical__op,))

def conj_physical_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return conj_physical__op.table[ks](ks, input)
    return conj_physical__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


resolve_conj_op = def_("aten::resolve_conj(Tensor(a) self) -> Tensor(a)")
resolve_conj_parser = PythonArgParser("resolve_conj", (resolve_conj_op,), methods=(resolve_conj_op,))

def resolve_conj(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return resolve_conj_op.table[ks](ks, input)
    return resolve_conj_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


resolve_neg_op = def_("aten::resolve_neg(Tensor(a) self) -> Tensor(a)")
resolve_neg_parser = PythonArgParser("resolve_neg", (resolve_neg_op,), methods=(resolve_neg_op,))

def resolve_neg(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return resolve_neg_op.table[ks](ks, input)
    return resolve_neg_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


real_op = def_("aten::real(Tensor(a) self) -> Tensor(a)")
real_parser = PythonArgParser("real", (real_op,))

def real(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return real_op.table[ks](ks, input)
    return real_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


imag_op = def_("aten::imag(Tensor(a) self) -> Tensor(a)")
imag_parser = PythonArgParser("imag", (imag_op,))

def imag(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return imag_op.table[ks](ks, input)
    return imag_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


floor_divide_op = def_("aten::floor_divide(Tensor self, Tensor other) -> Tensor")
floor_divide_out_op = def_("aten::floor_divide.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
floor_divide_Scalar_op = def_("aten::floor_divide.Scalar(Tensor self, Scalar other) -> Tensor")
floor_divide_parser = PythonArgParser("floor_divide", (floor_divide_op, floor_divide_out_op, floor_divide_Scalar_op), methods=(floor_divide_op, floor_divide_Scalar_op))

def floor_divide_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return floor_divide_op.table[ks](ks, self, other)

def floor_divide_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return floor_divide_Scalar_op.table[ks](ks, self, other)

def floor_divide(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return floor_divide_default(input, other)
    return floor_divide_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


floor_divide__Tensor_op = def_("aten::floor_divide_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
floor_divide__Scalar_op = def_("aten::floor_divide_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
floor_divide__parser = PythonArgParser("floor_divide_", (floor_divide__Tensor_op, floor_divide__Scalar_op), methods=(floor_divide__Tensor_op, floor_divide__Scalar_op))

def floor_divide__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return floor_divide__Tensor_op.table[ks](ks, self, other)

def floor_divide__Scalar(self, other):
    ks = self.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return remainder_Scalar_op.table[ks](ks, self, other)

def remainder_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return remainder_Tensor_out_op.table[ks](ks, self, other, out)

def remainder_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return remainder_Tensor_op.table[ks](ks, self, other)

def remainder(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
        return remainder_Scalar(input, other)
    if out is None and not args and not kwargs and input.__class__ in NUMBERS and isinstance(other, TensorImpl):
        ks = other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return remainder_Scalar_Tensor_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return remainder_Tensor(input, other)
    return remainder_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


remainder__Scalar_op = def_("aten::remainder_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
remainder__Tensor_op = def_("aten::remainder_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
remainder__parser = PythonArgParser("remainder_", (remainder__Scalar_op, remainder__Tensor_op), methods=(remainder__Scalar_op, remainder__Tensor_op))

def remainder__Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return remainder__Scalar_op.table[ks](ks, self, other)

def remainder__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fmod_Scalar_op.table[ks](ks, self, other)

def fmod_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fmod_Tensor_out_op.table[ks](ks, self, other, out)

def fmod_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fmod_Tensor_op.table[ks](ks, self, other)

def fmod(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
        return fmod_Scalar(input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return fmod_Tensor(input, other)
    return fmod_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


fmod__Scalar_op = def_("aten::fmod_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
fmod__Tensor_op = def_("aten::fmod_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
fmod__parser = PythonArgParser("fmod_", (fmod__Scalar_op, fmod__Tensor_op), methods=(fmod__Scalar_op, fmod__Tensor_op))

def fmod__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fmod__Tensor_op.table[ks](ks, self, other)

def fmod_(*args, **kwargs):
    return fmod__parser.call(*args, **kwargs)


atan2_out_op = def_("aten::atan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
atan2_op = def_("aten::atan2(Tensor self, Tensor other) -> Tensor")
atan2_parser = PythonArgParser("atan2", (atan2_out_op, atan2_op), methods=(atan2_op,))

def atan2_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return atan2_op.table[ks](ks, self, other)

def atan2(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return atan2_default(input, other)
    return atan2_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


atan2__op = def_("aten::atan2_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
atan2__parser = PythonArgParser("atan2_", (atan2__op,), methods=(atan2__op,))

def atan2__default(self, other):
    ks = self.meta.key_set | other.meta.key_set
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fmax_op.table[ks](ks, self, other)

def fmax(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return fmax_default(input, other)
    return fmax_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


fmin_op = def_("aten::fmin(Tensor self, Tensor other) -> Tensor")
fmin_out_op = def_("aten::fmin.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
fmin_parser = PythonArgParser("fmin", (fmin_op, fmin_out_op), methods=(fmin_op,))

def fmin_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fmin_op.table[ks](ks, self, other)

def fmin(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return fmin_default(input, other)
    return fmin_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


hypot_out_op = def_("aten::hypot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
hypot_op = def_("aten::hypot(Tensor self, Tensor other) -> Tensor")
hypot_parser = PythonArgParser("hypot", (hypot_out_op, hypot_op), methods=(hypot_op,))

def hypot_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return hypot_op.table[ks](ks, self, other)

def hypot(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logaddexp_op.table[ks](ks, self, other)

def logaddexp(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return logaddexp_default(input, other)
    return logaddexp_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


logaddexp2_out_op = def_("aten::logaddexp2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
logaddexp2_op = def_("aten::logaddexp2(Tensor self, Tensor other) -> Tensor")
logaddexp2_parser = PythonArgParser("logaddexp2", (logaddexp2_out_op, logaddexp2_op), methods=(logaddexp2_op,))

def logaddexp2_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logaddexp2_op.table[ks](ks, self, other)

def logaddexp2(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return logaddexp2_default(input, other)
    return logaddexp2_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


igamma_out_op = def_("aten::igamma.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
igamma_op = def_("aten::igamma(Tensor self, Tensor other) -> Tensor")
igamma_parser = PythonArgParser("igamma", (igamma_out_op, igamma_op), methods=(igamma_op,))

def igamma_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return igamma_op.table[ks](ks, self, other)

def igamma(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return igammac_op.table[ks](ks, self, other)

def igammac(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return xlogy_Tensor_op.table[ks](ks, self, other)

def xlogy_Scalar_Other(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return xlogy_Scalar_Other_op.table[ks](ks, self, other)

def xlogy_OutTensor(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return xlogy_OutTensor_op.table[ks](ks, self, other, out)

def xlogy(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and input.__class__ in NUMBERS and isinstance(other, TensorImpl):
        ks = other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return xlogy_Scalar_Self_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
        return xlogy_Scalar_Other(input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return xlogy_Tensor(input, other)
    return xlogy_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


xlogy__Tensor_op = def_("aten::xlogy_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
xlogy__Scalar_Other_op = def_("aten::xlogy_.Scalar_Other(Tensor(a!) self, Scalar other) -> Tensor(a!)")
xlogy__parser = PythonArgParser("xlogy_", (xlogy__Tensor_op, xlogy__Scalar_Other_op), methods=(xlogy__Tensor_op, xlogy__Scalar_Other_op))

def xlogy__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return xlogy__Tensor_op.table[ks](ks, self, other)

def xlogy__Scalar_Other(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return xlogy__Scalar_Other_op.table[ks](ks, self, other)

def xlogy_(input=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
        return xlogy__Scalar_Other(input, other)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return xlogy__Tensor(input, other)
    return xlogy__parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


special_xlog1py_op = def_("aten::special_xlog1py(Tensor self, Tensor other) -> Tensor")
special_xlog1py_self_scalar_op = def_("aten::special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor")
special_xlog1py_other_scalar_op = def_("aten::special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor")
special_xlog1py_out_op = def_("aten::special_xlog1py.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
special_xlog1py_self_scalar_out_op = def_("aten::special_xlog1py.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
special_xlog1py_other_scalar_out_op = def_("aten::special_xlog1py.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
special_xlog1py_parser = PythonArgParser("special_xlog1py", (special_xlog1py_op, special_xlog1py_self_scalar_op, special_xlog1py_other_scalar_op, special_xlog1py_out_op, special_xlog1py_self_scalar_out_op, special_xlog1py_other_scalar_out_op))

def special_xlog1py_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return special_xlog1py_op.table[ks](ks, self, other)

def special_xlog1py_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return special_xlog1py_out_op.table[ks](ks, self, other, out)

def special_xlog1py(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and input.__class__ in NUMBERS and isinstance(other, TensorImpl):
        ks = other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_xlog1py_self_scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_xlog1py_other_scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return special_xlog1py_default(input, other)
    return special_xlog1py_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_zeta_op = def_("aten::special_zeta(Tensor self, Tensor other) -> Tensor")
special_zeta_self_scalar_op = def_("aten::special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor")
special_zeta_other_scalar_op = def_("aten::special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor")
special_zeta_out_op = def_("aten::special_zeta.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
special_zeta_self_scalar_out_op = def_("aten::special_zeta.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
special_zeta_other_scalar_out_op = def_("aten::special_zeta.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
special_zeta_parser = PythonArgParser("special_zeta", (special_zeta_op, special_zeta_self_scalar_op, special_zeta_other_scalar_op, special_zeta_out_op, special_zeta_self_scalar_out_op, special_zeta_other_scalar_out_op))

def special_zeta_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return special_zeta_op.table[ks](ks, self, other)

def special_zeta_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return special_zeta_out_op.table[ks](ks, self, other, out)

def special_zeta(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and input.__class__ in NUMBERS and isinstance(other, TensorImpl):
        ks = other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_zeta_self_scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_zeta_other_scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return special_zeta_default(input, other)
    return special_zeta_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


logical_xor_op = def_("aten::logical_xor(Tensor self, Tensor other) -> Tensor")
logical_xor_out_op = def_("aten::logical_xor.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
logical_xor_parser = PythonArgParser("logical_xor", (logical_xor_op, logical_xor_out_op), methods=(logical_xor_op,))

def logical_xor_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logical_xor_op.table[ks](ks, self, other)

def logical_xor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logical_xor_out_op.table[ks](ks, self, other, out)

def logical_xor(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
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
    ks = self.meta.key_set | exponent.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return float_power_Tensor_Tensor_op.table[ks](ks, self, exponent)

def float_power_Tensor_Scalar(self, exponent):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return float_power_Tensor_Scalar_op.table[ks](ks, self, exponent)

def float_power(input=NOT_GIVEN, exponent=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and input.__class__ in NUMBERS and isinstance(exponent, TensorImpl):
        ks = exponent.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return float_power_Scalar_op.table[ks](ks, input, exponent)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and exponent.__class__ in NUMBERS:
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return gcd_op.table[ks](ks, self, other)

def gcd(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return gcd_default(input, other)
    return gcd_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


gcd__op = def_("aten::gcd_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
gcd__parser = PythonArgParser("gcd_", (gcd__op,), methods=(gcd__op,))

def gcd__default(self, other):
    ks = self.meta.key_set | other.meta.key_set
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lcm_op.table[ks](ks, self, other)

def lcm(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return lcm_default(input, other)
    return lcm_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


lcm__op = def_("aten::lcm_(Tensor(a!) self, Tensor other) -> Tensor(a!)")
lcm__parser = PythonArgParser("lcm_", (lcm__op,), methods=(lcm__op,))

def lcm__default(self, other):
    ks = self.meta.key_set | other.meta.key_set
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_left_shift_Tensor_op.table[ks](ks, self, other)

def bitwise_left_shift_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_left_shift_Tensor_out_op.table[ks](ks, self, other, out)

def bitwise_left_shift_Tensor_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_left_shift_Tensor_Scalar_op.table[ks](ks, self, other)

def bitwise_left_shift(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
        return bitwise_left_shift_Tensor_Scalar(input, other)
    if out is None and not args and not kwargs and input.__class__ in NUMBERS and isinstance(other, TensorImpl):
        ks = other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bitwise_left_shift_Scalar_Tensor_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return bitwise_left_shift_Tensor(input, other)
    return bitwise_left_shift_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


bitwise_left_shift__Tensor_op = def_("aten::bitwise_left_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
bitwise_left_shift__Tensor_Scalar_op = def_("aten::bitwise_left_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
bitwise_left_shift__parser = PythonArgParser("bitwise_left_shift_", (bitwise_left_shift__Tensor_op, bitwise_left_shift__Tensor_Scalar_op), methods=(bitwise_left_shift__Tensor_op, bitwise_left_shift__Tensor_Scalar_op))

def bitwise_left_shift__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_right_shift_Tensor_op.table[ks](ks, self, other)

def bitwise_right_shift_Tensor_out(self, other, out):
    ks = self.meta.key_set | other.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_right_shift_Tensor_out_op.table[ks](ks, self, other, out)

def bitwise_right_shift_Tensor_Scalar(self, other):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bitwise_right_shift_Tensor_Scalar_op.table[ks](ks, self, other)

def bitwise_right_shift(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
        return bitwise_right_shift_Tensor_Scalar(input, other)
    if out is None and not args and not kwargs and input.__class__ in NUMBERS and isinstance(other, TensorImpl):
        ks = other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bitwise_right_shift_Scalar_Tensor_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return bitwise_right_shift_Tensor(input, other)
    return bitwise_right_shift_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


bitwise_right_shift__Tensor_op = def_("aten::bitwise_right_shift_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
bitwise_right_shift__Tensor_Scalar_op = def_("aten::bitwise_right_shift_.Tensor_Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
bitwise_right_shift__parser = PythonArgParser("bitwise_right_shift_", (bitwise_right_shift__Tensor_op, bitwise_right_shift__Tensor_Scalar_op), methods=(bitwise_right_shift__Tensor_op, bitwise_right_shift__Tensor_Scalar_op))

def bitwise_right_shift__Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
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

def __and__(*args, **kwargs):
    return __and___parser.call(*args, **kwargs)


__iand___Scalar_op = def_("aten::__iand__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
__iand___Tensor_op = def_("aten::__iand__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
__iand___parser = PythonArgParser("__iand__", (__iand___Scalar_op, __iand___Tensor_op), methods=(__iand___Scalar_op, __iand___Tensor_op))

def __iand__(*args, **kwargs):
    return __iand___parser.call(*args, **kwargs)


__or___Scalar_op = def_("aten::__or__.Scalar(Tensor self, Scalar other) -> Tensor")
__or___Tensor_op = def_("aten::__or__.Tensor(Tensor self, Tensor other) -> Tensor")
__or___parser = PythonArgParser("__or__", (__or___Scalar_op, __or___Tensor_op), methods=(__or___Scalar_op, __or___Tensor_op))

def __or__(*args, **kwargs):
    return __or___parser.call(*args, **kwargs)


__ior___Scalar_op = def_("aten::__ior__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
__ior___Tensor_op = def_("aten::__ior__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
__ior___parser = PythonArgParser("__ior__", (__ior___Scalar_op, __ior___Tensor_op), methods=(__ior___Scalar_op, __ior___Tensor_op))

def __ior__(*args, **kwargs):
    return __ior___parser.call(*args, **kwargs)


__xor___Scalar_op = def_("aten::__xor__.Scalar(Tensor self, Scalar other) -> Tensor")
__xor___Tensor_op = def_("aten::__xor__.Tensor(Tensor self, Tensor other) -> Tensor")
__xor___parser = PythonArgParser("__xor__", (__xor___Scalar_op, __xor___Tensor_op), methods=(__xor___Scalar_op, __xor___Tensor_op))

def __xor__(*args, **kwargs):
    return __xor___parser.call(*args, **kwargs)


__ixor___Scalar_op = def_("aten::__ixor__.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
__ixor___Tensor_op = def_("aten::__ixor__.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
__ixor___parser = PythonArgParser("__ixor__", (__ixor___Scalar_op, __ixor___Tensor_op), methods=(__ixor___Scalar_op, __ixor___Tensor_op))

def __ixor__(*args, **kwargs):
    return __ixor___parser.call(*args, **kwargs)


absolute_op = def_("aten::absolute(Tensor self) -> Tensor")
absolute_out_op = def_("aten::absolute.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
absolute_parser = PythonArgParser("absolute", (absolute_op, absolute_out_op), methods=(absolute_op,))

def absolute(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
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
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return negative_op.table[ks](ks, input)
    return negative_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


negative__op = def_("aten::negative_(Tensor(a!) self) -> Tensor(a!)")
negative__parser = PythonArgParser("negative_", (negative__op,), methods=(negative__op,))

def negative_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return negative__op.table[ks](ks, input)
    return negative__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


fix_op = def_("aten::fix(Tensor self) -> Tensor")
fix_out_op = def_("aten::fix.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
fix_parser = PythonArgParser("fix", (fix_op, fix_out_op), methods=(fix_op,))

def fix(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fix_op.table[ks](ks, input)
    return fix_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


fix__op = def_("aten::fix_(Tensor(a!) self) -> Tensor(a!)")
fix__parser = PythonArgParser("fix_", (fix__op,), methods=(fix__op,))

def fix_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clip_op.table[ks](ks, self, min, max)

def clip_Tensor(self, min=None, max=None):
    ks = self.meta.key_set
    if min is not None:
        ks |= min.meta.key_set
    if max is not None:
        ks |= max.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clip_Tensor_op.table[ks](ks, self, min, max)

def clip(input=NOT_GIVEN, min=None, max=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (min is None or min.__class__ in NUMBERS) and (max is None or max.__class__ in NUMBERS):
        return clip_default(input, min, max)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (min is None or isinstance(min, TensorImpl)) and (max is None or isinstance(max, TensorImpl)):
        return clip_Tensor(input, min, max)
    return clip_parser.call(*given(("input", "min", "max"), (input, min, max), (NOT_GIVEN, None, None), args, kwargs), out=out, **kwargs)


clip__op = def_("aten::clip_(Tensor(a!) self, Scalar? min=None, Scalar? max=None) -> Tensor(a!)")
clip__Tensor_op = def_("aten::clip_.Tensor(Tensor(a!) self, Tensor? min=None, Tensor? max=None) -> Tensor(a!)")
clip__parser = PythonArgParser("clip_", (clip__op, clip__Tensor_op), methods=(clip__op, clip__Tensor_op))

def clip__default(self, min=None, max=None):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clip__op.table[ks](ks, self, min, max)

def clip__Tensor(self, min=None, max=None):
    ks = self.meta.key_set
    if min is not None:
        ks |= min.meta.key_set
    if max is not None:
        ks |= max.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clip__Tensor_op.table[ks](ks, self, min, max)

def clip_(input=NOT_GIVEN, min=None, max=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (min is None or min.__class__ in NUMBERS) and (max is None or max.__class__ in NUMBERS):
        return clip__default(input, min, max)
    if not args and not kwargs and isinstance(input, TensorImpl) and (min is None or isinstance(min, TensorImpl)) and (max is None or isinstance(max, TensorImpl)):
        return clip__Tensor(input, min, max)
    return clip__parser.call(*given(("input", "min", "max"), (input, min, max), (NOT_GIVEN, None, None), args, kwargs), **kwargs)


arccos_op = def_("aten::arccos(Tensor self) -> Tensor")
arccos_out_op = def_("aten::arccos.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
arccos_parser = PythonArgParser("arccos", (arccos_op, arccos_out_op), methods=(arccos_op,))

def arccos(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arccos_op.table[ks](ks, input)
    return arccos_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


arccos__op = def_("aten::arccos_(Tensor(a!) self) -> Tensor(a!)")
arccos__parser = PythonArgParser("arccos_", (arccos__op,), methods=(arccos__op,))

def arccos_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arccos__op.table[ks](ks, input)
    return arccos__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


arccosh_op = def_("aten::arccosh(Tensor self) -> Tensor")
arccosh_out_op = def_("aten::arccosh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
arccosh_parser = PythonArgParser("arccosh", (arccosh_op, arccosh_out_op), methods=(arccosh_op,))

def arccosh(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arccosh_op.table[ks](ks, input)
    return arccosh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


arccosh__op = def_("aten::arccosh_(Tensor(a!) self) -> Tensor(a!)")
arccosh__parser = PythonArgParser("arccosh_", (arccosh__op,), methods=(arccosh__op,))

def arccosh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arccosh__op.table[ks](ks, input)
    return arccosh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


arcsin_op = def_("aten::arcsin(Tensor self) -> Tensor")
arcsin_out_op = def_("aten::arcsin.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
arcsin_parser = PythonArgParser("arcsin", (arcsin_op, arcsin_out_op), methods=(arcsin_op,))

def arcsin(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arcsin_op.table[ks](ks, input)
    return arcsin_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


arcsin__op = def_("aten::arcsin_(Tensor(a!) self) -> Tensor(a!)")
arcsin__parser = PythonArgParser("arcsin_", (arcsin__op,), methods=(arcsin__op,))

def arcsin_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arcsin__op.table[ks](ks, input)
    return arcsin__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


arcsinh_op = def_("aten::arcsinh(Tensor self) -> Tensor")
arcsinh_out_op = def_("aten::arcsinh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
arcsinh_parser = PythonArgParser("arcsinh", (arcsinh_op, arcsinh_out_op), methods=(arcsinh_op,))

def arcsinh(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arcsinh_op.table[ks](ks, input)
    return arcsinh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


arcsinh__op = def_("aten::arcsinh_(Tensor(a!) self) -> Tensor(a!)")
arcsinh__parser = PythonArgParser("arcsinh_", (arcsinh__op,), methods=(arcsinh__op,))

def arcsinh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arcsinh__op.table[ks](ks, input)
    return arcsinh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


arctan_op = def_("aten::arctan(Tensor self) -> Tensor")
arctan_out_op = def_("aten::arctan.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
arctan_parser = PythonArgParser("arctan", (arctan_op, arctan_out_op), methods=(arctan_op,))

def arctan(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arctan_op.table[ks](ks, input)
    return arctan_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


arctan__op = def_("aten::arctan_(Tensor(a!) self) -> Tensor(a!)")
arctan__parser = PythonArgParser("arctan_", (arctan__op,), methods=(arctan__op,))

def arctan_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arctan__op.table[ks](ks, input)
    return arctan__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


arctanh_op = def_("aten::arctanh(Tensor self) -> Tensor")
arctanh_out_op = def_("aten::arctanh.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
arctanh_parser = PythonArgParser("arctanh", (arctanh_op, arctanh_out_op), methods=(arctanh_op,))

def arctanh(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arctanh_op.table[ks](ks, input)
    return arctanh_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


arctanh__op = def_("aten::arctanh_(Tensor(a!) self) -> Tensor(a!)")
arctanh__parser = PythonArgParser("arctanh_", (arctanh__op,), methods=(arctanh__op,))

def arctanh_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return arctanh__op.table[ks](ks, input)
    return arctanh__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


arctan2_op = def_("aten::arctan2(Tensor self, Tensor other) -> Tensor")
arctan2_out_op = def_("aten::arctan2.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
arctan2_parser = PythonArgParser("arctan2", (arctan2_op, arctan2_out_op), methods=(arctan2_op,))

def arctan2_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return arctan2_op.table[ks](ks, self, other)

def arctan2(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return divide_Tensor_op.table[ks](ks, self, other)

def divide(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return divide_Tensor(input, other)
    return divide_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return true_divide_Tensor_op.table[ks](ks, self, other)

def true_divide(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return multiply_Tensor_op.table[ks](ks, self, other)

def multiply(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if other.__class__ in NUMBERS:
        other = wrap_number(other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
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
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return subtract_Tensor_op.table[ks](ks, self, other, alpha)

def subtract_Scalar(self, other, alpha=1):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return subtract_Scalar_op.table[ks](ks, self, other, alpha)

def subtract(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (other,) = args
            if isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
                return subtract_Scalar(input, other, 1)
            if isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
                return subtract_Tensor(input, other, 1)
        if len(args) == 2:
            other, alpha = args
            if isinstance(input, TensorImpl) and other.__class__ in NUMBERS and alpha.__class__ in NUMBERS:
                return subtract_Scalar(input, other, alpha)
    return subtract_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


subtract__Tensor_op = def_("aten::subtract_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)")
subtract__Scalar_op = def_("aten::subtract_.Scalar(Tensor(a!) self, Scalar other, Scalar alpha=1) -> Tensor(a!)")
subtract__parser = PythonArgParser("subtract_", (subtract__Tensor_op, subtract__Scalar_op), methods=(subtract__Tensor_op, subtract__Scalar_op))

def subtract__Scalar(self, other, alpha=1):
    ks = self.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return greater_Scalar_op.table[ks](ks, self, other)

def greater_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return greater_Tensor_op.table[ks](ks, self, other)

def greater(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return greater_equal_Scalar_op.table[ks](ks, self, other)

def greater_equal_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return greater_equal_Tensor_op.table[ks](ks, self, other)

def greater_equal(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return less_Scalar_op.table[ks](ks, self, other)

def less_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return less_Tensor_op.table[ks](ks, self, other)

def less(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return less_equal_Scalar_op.table[ks](ks, self, other)

def less_equal_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return less_equal_Tensor_op.table[ks](ks, self, other)

def less_equal(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return not_equal_Scalar_op.table[ks](ks, self, other)

def not_equal_Tensor(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return not_equal_Tensor_op.table[ks](ks, self, other)

def not_equal(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
        return not_equal_Scalar(input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return not_equal_Tensor(input, other)
    return not_equal_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


not_equal__Scalar_op = def_("aten::not_equal_.Scalar(Tensor(a!) self, Scalar other) -> Tensor(a!)")
not_equal__Tensor_op = def_("aten::not_equal_.Tensor(Tensor(a!) self, Tensor other) -> Tensor(a!)")
not_equal__parser = PythonArgParser("not_equal_", (not_equal__Scalar_op, not_equal__Tensor_op), methods=(not_equal__Scalar_op, not_equal__Tensor_op))

def not_equal_(*args, **kwargs):
    return not_equal__parser.call(*args, **kwargs)


special_exp2_op = def_("aten::special_exp2(Tensor self) -> Tensor")
special_exp2_out_op = def_("aten::special_exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_exp2_parser = PythonArgParser("special_exp2", (special_exp2_op, special_exp2_out_op))

def special_exp2(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_exp2_op.table[ks](ks, input)
    return special_exp2_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_expit_op = def_("aten::special_expit(Tensor self) -> Tensor")
special_expit_out_op = def_("aten::special_expit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_expit_parser = PythonArgParser("special_expit", (special_expit_op, special_expit_out_op))

def special_expit(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_expit_op.table[ks](ks, input)
    return special_expit_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_expm1_op = def_("aten::special_expm1(Tensor self) -> Tensor")
special_expm1_out_op = def_("aten::special_expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_expm1_parser = PythonArgParser("special_expm1", (special_expm1_op, special_expm1_out_op))

def special_expm1(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_expm1_op.table[ks](ks, input)
    return special_expm1_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_gammaln_op = def_("aten::special_gammaln(Tensor self) -> Tensor")
special_gammaln_out_op = def_("aten::special_gammaln.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_gammaln_parser = PythonArgParser("special_gammaln", (special_gammaln_op, special_gammaln_out_op))

def special_gammaln(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_gammaln_op.table[ks](ks, input)
    return special_gammaln_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_digamma_op = def_("aten::special_digamma(Tensor self) -> Tensor")
special_digamma_out_op = def_("aten::special_digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_digamma_parser = PythonArgParser("special_digamma", (special_digamma_op, special_digamma_out_op))

def special_digamma(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_digamma_op.table[ks](ks, input)
    return special_digamma_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_psi_op = def_("aten::special_psi(Tensor self) -> Tensor")
special_psi_out_op = def_("aten::special_psi.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_psi_parser = PythonArgParser("special_psi", (special_psi_op, special_psi_out_op))

def special_psi(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_psi_op.table[ks](ks, input)
    return special_psi_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_polygamma_op = def_("aten::special_polygamma(int n, Tensor self) -> Tensor")
special_polygamma_out_op = def_("aten::special_polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_polygamma_parser = PythonArgParser("special_polygamma", (special_polygamma_op, special_polygamma_out_op))

def special_polygamma(n=NOT_GIVEN, input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and n.__class__ is int and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_polygamma_op.table[ks](ks, n, input)
    return special_polygamma_parser.call(*given(("n", "input"), (n, input), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_erf_op = def_("aten::special_erf(Tensor self) -> Tensor")
special_erf_out_op = def_("aten::special_erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_erf_parser = PythonArgParser("special_erf", (special_erf_op, special_erf_out_op))

def special_erf(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_erf_op.table[ks](ks, input)
    return special_erf_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_erfc_op = def_("aten::special_erfc(Tensor self) -> Tensor")
special_erfc_out_op = def_("aten::special_erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_erfc_parser = PythonArgParser("special_erfc", (special_erfc_op, special_erfc_out_op))

def special_erfc(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_erfc_op.table[ks](ks, input)
    return special_erfc_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_erfinv_op = def_("aten::special_erfinv(Tensor self) -> Tensor")
special_erfinv_out_op = def_("aten::special_erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_erfinv_parser = PythonArgParser("special_erfinv", (special_erfinv_op, special_erfinv_out_op))

def special_erfinv(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_erfinv_op.table[ks](ks, input)
    return special_erfinv_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_logit_op = def_("aten::special_logit(Tensor self, float? eps=None) -> Tensor")
special_logit_out_op = def_("aten::special_logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)")
special_logit_parser = PythonArgParser("special_logit", (special_logit_op, special_logit_out_op))

def special_logit(input=NOT_GIVEN, eps=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (eps is None or eps.__class__ is float):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_logit_op.table[ks](ks, input, eps)
    return special_logit_parser.call(*given(("input", "eps"), (input, eps), (NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


special_log1p_op = def_("aten::special_log1p(Tensor self) -> Tensor")
special_log1p_out_op = def_("aten::special_log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_log1p_parser = PythonArgParser("special_log1p", (special_log1p_op, special_log1p_out_op))

def special_log1p(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_log1p_op.table[ks](ks, input)
    return special_log1p_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_xlogy_op = def_("aten::special_xlogy(Tensor self, Tensor other) -> Tensor")
special_xlogy_self_scalar_op = def_("aten::special_xlogy.self_scalar(Scalar self, Tensor other) -> Tensor")
special_xlogy_other_scalar_op = def_("aten::special_xlogy.other_scalar(Tensor self, Scalar other) -> Tensor")
special_xlogy_out_op = def_("aten::special_xlogy.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
special_xlogy_self_scalar_out_op = def_("aten::special_xlogy.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
special_xlogy_other_scalar_out_op = def_("aten::special_xlogy.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
special_xlogy_parser = PythonArgParser("special_xlogy", (special_xlogy_op, special_xlogy_self_scalar_op, special_xlogy_other_scalar_op, special_xlogy_out_op, special_xlogy_self_scalar_out_op, special_xlogy_other_scalar_out_op))

def special_xlogy(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and input.__class__ in NUMBERS and isinstance(other, TensorImpl):
        ks = other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_xlogy_self_scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and other.__class__ in NUMBERS:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_xlogy_other_scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        ks = input.meta.key_set | other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_xlogy_op.table[ks](ks, input, other)
    return special_xlogy_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_ndtr_op = def_("aten::special_ndtr(Tensor self) -> Tensor")
special_ndtr_out_op = def_("aten::special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_ndtr_parser = PythonArgParser("special_ndtr", (special_ndtr_op, special_ndtr_out_op))

def special_ndtr(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_ndtr_op.table[ks](ks, input)
    return special_ndtr_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_sinc_op = def_("aten::special_sinc(Tensor self) -> Tensor")
special_sinc_out_op = def_("aten::special_sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_sinc_parser = PythonArgParser("special_sinc", (special_sinc_op, special_sinc_out_op))

def special_sinc(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_sinc_op.table[ks](ks, input)
    return special_sinc_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_round_op = def_("aten::special_round(Tensor self, *, int decimals=0) -> Tensor")
special_round_out_op = def_("aten::special_round.out(Tensor self, *, int decimals=0, Tensor(a!) out) -> Tensor(a!)")
special_round_parser = PythonArgParser("special_round", (special_round_op, special_round_out_op))

def special_round(input=NOT_GIVEN, *args, decimals=0, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and decimals.__class__ is int:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_round_op.table[ks](ks, input, decimals)
    return special_round_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), decimals=decimals, out=out, **kwargs)


special_i0_op = def_("aten::special_i0(Tensor self) -> Tensor")
special_i0_out_op = def_("aten::special_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_i0_parser = PythonArgParser("special_i0", (special_i0_op, special_i0_out_op))

def special_i0(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_i0_op.table[ks](ks, input)
    return special_i0_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_multigammaln_op = def_("aten::special_multigammaln(Tensor self, int p) -> Tensor")
special_multigammaln_out_op = def_("aten::special_multigammaln.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)")
special_multigammaln_parser = PythonArgParser("special_multigammaln", (special_multigammaln_op, special_multigammaln_out_op))

def special_multigammaln(input=NOT_GIVEN, p=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and p.__class__ is int:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_multigammaln_op.table[ks](ks, input, p)
    return special_multigammaln_parser.call(*given(("input", "p"), (input, p), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_gammainc_out_op = def_("aten::special_gammainc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
special_gammainc_op = def_("aten::special_gammainc(Tensor self, Tensor other) -> Tensor")
special_gammainc_parser = PythonArgParser("special_gammainc", (special_gammainc_out_op, special_gammainc_op))

def special_gammainc(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        ks = input.meta.key_set | other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_gammainc_op.table[ks](ks, input, other)
    return special_gammainc_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_gammaincc_out_op = def_("aten::special_gammaincc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
special_gammaincc_op = def_("aten::special_gammaincc(Tensor self, Tensor other) -> Tensor")
special_gammaincc_parser = PythonArgParser("special_gammaincc", (special_gammaincc_out_op, special_gammaincc_op))

def special_gammaincc(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        ks = input.meta.key_set | other.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_gammaincc_op.table[ks](ks, input, other)
    return special_gammaincc_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_logsumexp_op = def_("aten::special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor")
special_logsumexp_out_op = def_("aten::special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
special_logsumexp_parser = PythonArgParser("special_logsumexp", (special_logsumexp_op, special_logsumexp_out_op))

def special_logsumexp(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=False, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (dim_ := as_tuple(dim, 1)) is not False and keepdim.__class__ is bool:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_logsumexp_op.table[ks](ks, input, dim_, keepdim)
    return special_logsumexp_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), out=out, **kwargs)


special_log_softmax_op = def_("aten::special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor")
special_log_softmax_parser = PythonArgParser("special_log_softmax", (special_log_softmax_op,))

def special_log_softmax(input=NOT_GIVEN, dim=NOT_GIVEN, *args, dtype=None, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and (dtype is None or dtype.__class__ is ScalarType):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_log_softmax_op.table[ks](ks, input, dim, dtype)
    return special_log_softmax_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), dtype=dtype, **kwargs)


special_softmax_op = def_("aten::special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor")
special_softmax_parser = PythonArgParser("special_softmax", (special_softmax_op,))

def special_softmax(input=NOT_GIVEN, dim=NOT_GIVEN, dtype=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and (dtype is None or dtype.__class__ is ScalarType):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_softmax_op.table[ks](ks, input, dim, dtype)
    return special_softmax_parser.call(*given(("input", "dim", "dtype"), (input, dim, dtype), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


special_airy_ai_op = def_("aten::special_airy_ai(Tensor x) -> Tensor")
special_airy_ai_out_op = def_("aten::special_airy_ai.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)")
special_airy_ai_parser = PythonArgParser("special_airy_ai", (special_airy_ai_op, special_airy_ai_out_op))

def special_airy_ai(x=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(x, TensorImpl):
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_airy_ai_op.table[ks](ks, x)
    return special_airy_ai_parser.call(*given(("x",), (x,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_bessel_j0_op = def_("aten::special_bessel_j0(Tensor self) -> Tensor")
special_bessel_j0_out_op = def_("aten::special_bessel_j0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_bessel_j0_parser = PythonArgParser("special_bessel_j0", (special_bessel_j0_op, special_bessel_j0_out_op))

def special_bessel_j0(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_bessel_j0_op.table[ks](ks, input)
    return special_bessel_j0_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_bessel_j1_op = def_("aten::special_bessel_j1(Tensor self) -> Tensor")
special_bessel_j1_out_op = def_("aten::special_bessel_j1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_bessel_j1_parser = PythonArgParser("special_bessel_j1", (special_bessel_j1_op, special_bessel_j1_out_op))

def special_bessel_j1(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_bessel_j1_op.table[ks](ks, input)
    return special_bessel_j1_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_bessel_y0_op = def_("aten::special_bessel_y0(Tensor self) -> Tensor")
special_bessel_y0_out_op = def_("aten::special_bessel_y0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_bessel_y0_parser = PythonArgParser("special_bessel_y0", (special_bessel_y0_op, special_bessel_y0_out_op))

def special_bessel_y0(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_bessel_y0_op.table[ks](ks, input)
    return special_bessel_y0_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_bessel_y1_op = def_("aten::special_bessel_y1(Tensor self) -> Tensor")
special_bessel_y1_out_op = def_("aten::special_bessel_y1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_bessel_y1_parser = PythonArgParser("special_bessel_y1", (special_bessel_y1_op, special_bessel_y1_out_op))

def special_bessel_y1(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_bessel_y1_op.table[ks](ks, input)
    return special_bessel_y1_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_modified_bessel_i0_op = def_("aten::special_modified_bessel_i0(Tensor self) -> Tensor")
special_modified_bessel_i0_out_op = def_("aten::special_modified_bessel_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_modified_bessel_i0_parser = PythonArgParser("special_modified_bessel_i0", (special_modified_bessel_i0_op, special_modified_bessel_i0_out_op))

def special_modified_bessel_i0(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_modified_bessel_i0_op.table[ks](ks, input)
    return special_modified_bessel_i0_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_modified_bessel_i1_op = def_("aten::special_modified_bessel_i1(Tensor self) -> Tensor")
special_modified_bessel_i1_out_op = def_("aten::special_modified_bessel_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_modified_bessel_i1_parser = PythonArgParser("special_modified_bessel_i1", (special_modified_bessel_i1_op, special_modified_bessel_i1_out_op))

def special_modified_bessel_i1(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_modified_bessel_i1_op.table[ks](ks, input)
    return special_modified_bessel_i1_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_modified_bessel_k0_op = def_("aten::special_modified_bessel_k0(Tensor self) -> Tensor")
special_modified_bessel_k0_out_op = def_("aten::special_modified_bessel_k0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_modified_bessel_k0_parser = PythonArgParser("special_modified_bessel_k0", (special_modified_bessel_k0_op, special_modified_bessel_k0_out_op))

def special_modified_bessel_k0(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_modified_bessel_k0_op.table[ks](ks, input)
    return special_modified_bessel_k0_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_modified_bessel_k1_op = def_("aten::special_modified_bessel_k1(Tensor self) -> Tensor")
special_modified_bessel_k1_out_op = def_("aten::special_modified_bessel_k1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_modified_bessel_k1_parser = PythonArgParser("special_modified_bessel_k1", (special_modified_bessel_k1_op, special_modified_bessel_k1_out_op))

def special_modified_bessel_k1(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_modified_bessel_k1_op.table[ks](ks, input)
    return special_modified_bessel_k1_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_scaled_modified_bessel_k0_op = def_("aten::special_scaled_modified_bessel_k0(Tensor x) -> Tensor")
special_scaled_modified_bessel_k0_out_op = def_("aten::special_scaled_modified_bessel_k0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)")
special_scaled_modified_bessel_k0_parser = PythonArgParser("special_scaled_modified_bessel_k0", (special_scaled_modified_bessel_k0_op, special_scaled_modified_bessel_k0_out_op))

def special_scaled_modified_bessel_k0(x=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(x, TensorImpl):
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_scaled_modified_bessel_k0_op.table[ks](ks, x)
    return special_scaled_modified_bessel_k0_parser.call(*given(("x",), (x,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_scaled_modified_bessel_k1_op = def_("aten::special_scaled_modified_bessel_k1(Tensor x) -> Tensor")
special_scaled_modified_bessel_k1_out_op = def_("aten::special_scaled_modified_bessel_k1.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)")
special_scaled_modified_bessel_k1_parser = PythonArgParser("special_scaled_modified_bessel_k1", (special_scaled_modified_bessel_k1_op, special_scaled_modified_bessel_k1_out_op))

def special_scaled_modified_bessel_k1(x=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(x, TensorImpl):
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_scaled_modified_bessel_k1_op.table[ks](ks, x)
    return special_scaled_modified_bessel_k1_parser.call(*given(("x",), (x,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_spherical_bessel_j0_op = def_("aten::special_spherical_bessel_j0(Tensor x) -> Tensor")
special_spherical_bessel_j0_out_op = def_("aten::special_spherical_bessel_j0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)")
special_spherical_bessel_j0_parser = PythonArgParser("special_spherical_bessel_j0", (special_spherical_bessel_j0_op, special_spherical_bessel_j0_out_op))

def special_spherical_bessel_j0(x=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(x, TensorImpl):
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_spherical_bessel_j0_op.table[ks](ks, x)
    return special_spherical_bessel_j0_parser.call(*given(("x",), (x,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_chebyshev_polynomial_t_op = def_("aten::special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor")
special_chebyshev_polynomial_t_x_scalar_op = def_("aten::special_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor")
special_chebyshev_polynomial_t_n_scalar_op = def_("aten::special_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor")
special_chebyshev_polynomial_t_out_op = def_("aten::special_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_chebyshev_polynomial_t_x_scalar_out_op = def_("aten::special_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_chebyshev_polynomial_t_n_scalar_out_op = def_("aten::special_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)")
special_chebyshev_polynomial_t_parser = PythonArgParser("special_chebyshev_polynomial_t", (special_chebyshev_polynomial_t_op, special_chebyshev_polynomial_t_x_scalar_op, special_chebyshev_polynomial_t_n_scalar_op, special_chebyshev_polynomial_t_out_op, special_chebyshev_polynomial_t_x_scalar_out_op, special_chebyshev_polynomial_t_n_scalar_out_op))

def special_chebyshev_polynomial_t(x=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and x.__class__ in NUMBERS and isinstance(n, TensorImpl):
        ks = n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_t_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and n.__class__ in NUMBERS:
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_t_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta.key_set | n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_t_op.table[ks](ks, x, n)
    return special_chebyshev_polynomial_t_parser.call(*given(("x", "n"), (x, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_chebyshev_polynomial_u_op = def_("aten::special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor")
special_chebyshev_polynomial_u_x_scalar_op = def_("aten::special_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor")
special_chebyshev_polynomial_u_n_scalar_op = def_("aten::special_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor")
special_chebyshev_polynomial_u_out_op = def_("aten::special_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_chebyshev_polynomial_u_x_scalar_out_op = def_("aten::special_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_chebyshev_polynomial_u_n_scalar_out_op = def_("aten::special_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)")
special_chebyshev_polynomial_u_parser = PythonArgParser("special_chebyshev_polynomial_u", (special_chebyshev_polynomial_u_op, special_chebyshev_polynomial_u_x_scalar_op, special_chebyshev_polynomial_u_n_scalar_op, special_chebyshev_polynomial_u_out_op, special_chebyshev_polynomial_u_x_scalar_out_op, special_chebyshev_polynomial_u_n_scalar_out_op))

def special_chebyshev_polynomial_u(x=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and x.__class__ in NUMBERS and isinstance(n, TensorImpl):
        ks = n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_u_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and n.__class__ in NUMBERS:
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_u_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta.key_set | n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_u_op.table[ks](ks, x, n)
    return special_chebyshev_polynomial_u_parser.call(*given(("x", "n"), (x, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_chebyshev_polynomial_v_op = def_("aten::special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor")
special_chebyshev_polynomial_v_x_scalar_op = def_("aten::special_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor")
special_chebyshev_polynomial_v_n_scalar_op = def_("aten::special_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor")
special_chebyshev_polynomial_v_out_op = def_("aten::special_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_chebyshev_polynomial_v_x_scalar_out_op = def_("aten::special_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_chebyshev_polynomial_v_n_scalar_out_op = def_("aten::special_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)")
special_chebyshev_polynomial_v_parser = PythonArgParser("special_chebyshev_polynomial_v", (special_chebyshev_polynomial_v_op, special_chebyshev_polynomial_v_x_scalar_op, special_chebyshev_polynomial_v_n_scalar_op, special_chebyshev_polynomial_v_out_op, special_chebyshev_polynomial_v_x_scalar_out_op, special_chebyshev_polynomial_v_n_scalar_out_op))

def special_chebyshev_polynomial_v(x=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and x.__class__ in NUMBERS and isinstance(n, TensorImpl):
        ks = n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_v_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and n.__class__ in NUMBERS:
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_v_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta.key_set | n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_v_op.table[ks](ks, x, n)
    return special_chebyshev_polynomial_v_parser.call(*given(("x", "n"), (x, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_chebyshev_polynomial_w_op = def_("aten::special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor")
special_chebyshev_polynomial_w_x_scalar_op = def_("aten::special_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor")
special_chebyshev_polynomial_w_n_scalar_op = def_("aten::special_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor")
special_chebyshev_polynomial_w_out_op = def_("aten::special_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_chebyshev_polynomial_w_x_scalar_out_op = def_("aten::special_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_chebyshev_polynomial_w_n_scalar_out_op = def_("aten::special_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)")
special_chebyshev_polynomial_w_parser = PythonArgParser("special_chebyshev_polynomial_w", (special_chebyshev_polynomial_w_op, special_chebyshev_polynomial_w_x_scalar_op, special_chebyshev_polynomial_w_n_scalar_op, special_chebyshev_polynomial_w_out_op, special_chebyshev_polynomial_w_x_scalar_out_op, special_chebyshev_polynomial_w_n_scalar_out_op))

def special_chebyshev_polynomial_w(x=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and x.__class__ in NUMBERS and isinstance(n, TensorImpl):
        ks = n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_w_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and n.__class__ in NUMBERS:
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_w_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta.key_set | n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_w_op.table[ks](ks, x, n)
    return special_chebyshev_polynomial_w_parser.call(*given(("x", "n"), (x, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_shifted_chebyshev_polynomial_t_op = def_("aten::special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor")
special_shifted_chebyshev_polynomial_t_x_scalar_op = def_("aten::special_shifted_chebyshev_polynomial_t.x_scalar(Scalar x, Tensor n) -> Tensor")
special_shifted_chebyshev_polynomial_t_n_scalar_op = def_("aten::special_shifted_chebyshev_polynomial_t.n_scalar(Tensor x, Scalar n) -> Tensor")
special_shifted_chebyshev_polynomial_t_out_op = def_("aten::special_shifted_chebyshev_polynomial_t.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_shifted_chebyshev_polynomial_t_x_scalar_out_op = def_("aten::special_shifted_chebyshev_polynomial_t.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_shifted_chebyshev_polynomial_t_n_scalar_out_op = def_("aten::special_shifted_chebyshev_polynomial_t.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)")
special_shifted_chebyshev_polynomial_t_parser = PythonArgParser("special_shifted_chebyshev_polynomial_t", (special_shifted_chebyshev_polynomial_t_op, special_shifted_chebyshev_polynomial_t_x_scalar_op, special_shifted_chebyshev_polynomial_t_n_scalar_op, special_shifted_chebyshev_polynomial_t_out_op, special_shifted_chebyshev_polynomial_t_x_scalar_out_op, special_shifted_chebyshev_polynomial_t_n_scalar_out_op))

def special_shifted_chebyshev_polynomial_t(x=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and x.__class__ in NUMBERS and isinstance(n, TensorImpl):
        ks = n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_t_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and n.__class__ in NUMBERS:
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_t_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta.key_set | n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_t_op.table[ks](ks, x, n)
    return special_shifted_chebyshev_polynomial_t_parser.call(*given(("x", "n"), (x, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_shifted_chebyshev_polynomial_u_op = def_("aten::special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor")
special_shifted_chebyshev_polynomial_u_x_scalar_op = def_("aten::special_shifted_chebyshev_polynomial_u.x_scalar(Scalar x, Tensor n) -> Tensor")
special_shifted_chebyshev_polynomial_u_n_scalar_op = def_("aten::special_shifted_chebyshev_polynomial_u.n_scalar(Tensor x, Scalar n) -> Tensor")
special_shifted_chebyshev_polynomial_u_out_op = def_("aten::special_shifted_chebyshev_polynomial_u.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_shifted_chebyshev_polynomial_u_x_scalar_out_op = def_("aten::special_shifted_chebyshev_polynomial_u.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_shifted_chebyshev_polynomial_u_n_scalar_out_op = def_("aten::special_shifted_chebyshev_polynomial_u.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)")
special_shifted_chebyshev_polynomial_u_parser = PythonArgParser("special_shifted_chebyshev_polynomial_u", (special_shifted_chebyshev_polynomial_u_op, special_shifted_chebyshev_polynomial_u_x_scalar_op, special_shifted_chebyshev_polynomial_u_n_scalar_op, special_shifted_chebyshev_polynomial_u_out_op, special_shifted_chebyshev_polynomial_u_x_scalar_out_op, special_shifted_chebyshev_polynomial_u_n_scalar_out_op))

def special_shifted_chebyshev_polynomial_u(x=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and x.__class__ in NUMBERS and isinstance(n, TensorImpl):
        ks = n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_u_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and n.__class__ in NUMBERS:
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_u_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta.key_set | n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_u_op.table[ks](ks, x, n)
    return special_shifted_chebyshev_polynomial_u_parser.call(*given(("x", "n"), (x, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_shifted_chebyshev_polynomial_v_op = def_("aten::special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor")
special_shifted_chebyshev_polynomial_v_x_scalar_op = def_("aten::special_shifted_chebyshev_polynomial_v.x_scalar(Scalar x, Tensor n) -> Tensor")
special_shifted_chebyshev_polynomial_v_n_scalar_op = def_("aten::special_shifted_chebyshev_polynomial_v.n_scalar(Tensor x, Scalar n) -> Tensor")
special_shifted_chebyshev_polynomial_v_out_op = def_("aten::special_shifted_chebyshev_polynomial_v.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_shifted_chebyshev_polynomial_v_x_scalar_out_op = def_("aten::special_shifted_chebyshev_polynomial_v.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_shifted_chebyshev_polynomial_v_n_scalar_out_op = def_("aten::special_shifted_chebyshev_polynomial_v.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)")
special_shifted_chebyshev_polynomial_v_parser = PythonArgParser("special_shifted_chebyshev_polynomial_v", (special_shifted_chebyshev_polynomial_v_op, special_shifted_chebyshev_polynomial_v_x_scalar_op, special_shifted_chebyshev_polynomial_v_n_scalar_op, special_shifted_chebyshev_polynomial_v_out_op, special_shifted_chebyshev_polynomial_v_x_scalar_out_op, special_shifted_chebyshev_polynomial_v_n_scalar_out_op))

def special_shifted_chebyshev_polynomial_v(x=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and x.__class__ in NUMBERS and isinstance(n, TensorImpl):
        ks = n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_v_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and n.__class__ in NUMBERS:
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_v_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta.key_set | n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_v_op.table[ks](ks, x, n)
    return special_shifted_chebyshev_polynomial_v_parser.call(*given(("x", "n"), (x, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_shifted_chebyshev_polynomial_w_op = def_("aten::special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor")
special_shifted_chebyshev_polynomial_w_x_scalar_op = def_("aten::special_shifted_chebyshev_polynomial_w.x_scalar(Scalar x, Tensor n) -> Tensor")
special_shifted_chebyshev_polynomial_w_n_scalar_op = def_("aten::special_shifted_chebyshev_polynomial_w.n_scalar(Tensor x, Scalar n) -> Tensor")
special_shifted_chebyshev_polynomial_w_out_op = def_("aten::special_shifted_chebyshev_polynomial_w.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_shifted_chebyshev_polynomial_w_x_scalar_out_op = def_("aten::special_shifted_chebyshev_polynomial_w.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_shifted_chebyshev_polynomial_w_n_scalar_out_op = def_("aten::special_shifted_chebyshev_polynomial_w.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)")
special_shifted_chebyshev_polynomial_w_parser = PythonArgParser("special_shifted_chebyshev_polynomial_w", (special_shifted_chebyshev_polynomial_w_op, special_shifted_chebyshev_polynomial_w_x_scalar_op, special_shifted_chebyshev_polynomial_w_n_scalar_op, special_shifted_chebyshev_polynomial_w_out_op, special_shifted_chebyshev_polynomial_w_x_scalar_out_op, special_shifted_chebyshev_polynomial_w_n_scalar_out_op))

def special_shifted_chebyshev_polynomial_w(x=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and x.__class__ in NUMBERS and isinstance(n, TensorImpl):
        ks = n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_w_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and n.__class__ in NUMBERS:
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_w_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta.key_set | n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_w_op.table[ks](ks, x, n)
    return special_shifted_chebyshev_polynomial_w_parser.call(*given(("x", "n"), (x, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_hermite_polynomial_h_op = def_("aten::special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor")
special_hermite_polynomial_h_x_scalar_op = def_("aten::special_hermite_polynomial_h.x_scalar(Scalar x, Tensor n) -> Tensor")
special_hermite_polynomial_h_n_scalar_op = def_("aten::special_hermite_polynomial_h.n_scalar(Tensor x, Scalar n) -> Tensor")
special_hermite_polynomial_h_out_op = def_("aten::special_hermite_polynomial_h.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_hermite_polynomial_h_x_scalar_out_op = def_("aten::special_hermite_polynomial_h.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_hermite_polynomial_h_n_scalar_out_op = def_("aten::special_hermite_polynomial_h.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)")
special_hermite_polynomial_h_parser = PythonArgParser("special_hermite_polynomial_h", (special_hermite_polynomial_h_op, special_hermite_polynomial_h_x_scalar_op, special_hermite_polynomial_h_n_scalar_op, special_hermite_polynomial_h_out_op, special_hermite_polynomial_h_x_scalar_out_op, special_hermite_polynomial_h_n_scalar_out_op))

def special_hermite_polynomial_h(x=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and x.__class__ in NUMBERS and isinstance(n, TensorImpl):
        ks = n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_hermite_polynomial_h_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and n.__class__ in NUMBERS:
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_hermite_polynomial_h_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta.key_set | n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_hermite_polynomial_h_op.table[ks](ks, x, n)
    return special_hermite_polynomial_h_parser.call(*given(("x", "n"), (x, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_hermite_polynomial_he_op = def_("aten::special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor")
special_hermite_polynomial_he_x_scalar_op = def_("aten::special_hermite_polynomial_he.x_scalar(Scalar x, Tensor n) -> Tensor")
special_hermite_polynomial_he_n_scalar_op = def_("aten::special_hermite_polynomial_he.n_scalar(Tensor x, Scalar n) -> Tensor")
special_hermite_polynomial_he_out_op = def_("aten::special_hermite_polynomial_he.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_hermite_polynomial_he_x_scalar_out_op = def_("aten::special_hermite_polynomial_he.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_hermite_polynomial_he_n_scalar_out_op = def_("aten::special_hermite_polynomial_he.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)")
special_hermite_polynomial_he_parser = PythonArgParser("special_hermite_polynomial_he", (special_hermite_polynomial_he_op, special_hermite_polynomial_he_x_scalar_op, special_hermite_polynomial_he_n_scalar_op, special_hermite_polynomial_he_out_op, special_hermite_polynomial_he_x_scalar_out_op, special_hermite_polynomial_he_n_scalar_out_op))

def special_hermite_polynomial_he(x=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and x.__class__ in NUMBERS and isinstance(n, TensorImpl):
        ks = n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_hermite_polynomial_he_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and n.__class__ in NUMBERS:
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_hermite_polynomial_he_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta.key_set | n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_hermite_polynomial_he_op.table[ks](ks, x, n)
    return special_hermite_polynomial_he_parser.call(*given(("x", "n"), (x, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_laguerre_polynomial_l_op = def_("aten::special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor")
special_laguerre_polynomial_l_x_scalar_op = def_("aten::special_laguerre_polynomial_l.x_scalar(Scalar x, Tensor n) -> Tensor")
special_laguerre_polynomial_l_n_scalar_op = def_("aten::special_laguerre_polynomial_l.n_scalar(Tensor x, Scalar n) -> Tensor")
special_laguerre_polynomial_l_out_op = def_("aten::special_laguerre_polynomial_l.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_laguerre_polynomial_l_x_scalar_out_op = def_("aten::special_laguerre_polynomial_l.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_laguerre_polynomial_l_n_scalar_out_op = def_("aten::special_laguerre_polynomial_l.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)")
special_laguerre_polynomial_l_parser = PythonArgParser("special_laguerre_polynomial_l", (special_laguerre_polynomial_l_op, special_laguerre_polynomial_l_x_scalar_op, special_laguerre_polynomial_l_n_scalar_op, special_laguerre_polynomial_l_out_op, special_laguerre_polynomial_l_x_scalar_out_op, special_laguerre_polynomial_l_n_scalar_out_op))

def special_laguerre_polynomial_l(x=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and x.__class__ in NUMBERS and isinstance(n, TensorImpl):
        ks = n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_laguerre_polynomial_l_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and n.__class__ in NUMBERS:
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_laguerre_polynomial_l_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta.key_set | n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_laguerre_polynomial_l_op.table[ks](ks, x, n)
    return special_laguerre_polynomial_l_parser.call(*given(("x", "n"), (x, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_legendre_polynomial_p_op = def_("aten::special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor")
special_legendre_polynomial_p_x_scalar_op = def_("aten::special_legendre_polynomial_p.x_scalar(Scalar x, Tensor n) -> Tensor")
special_legendre_polynomial_p_n_scalar_op = def_("aten::special_legendre_polynomial_p.n_scalar(Tensor x, Scalar n) -> Tensor")
special_legendre_polynomial_p_out_op = def_("aten::special_legendre_polynomial_p.out(Tensor x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_legendre_polynomial_p_x_scalar_out_op = def_("aten::special_legendre_polynomial_p.x_scalar_out(Scalar x, Tensor n, *, Tensor(a!) out) -> Tensor(a!)")
special_legendre_polynomial_p_n_scalar_out_op = def_("aten::special_legendre_polynomial_p.n_scalar_out(Tensor x, Scalar n, *, Tensor(a!) out) -> Tensor(a!)")
special_legendre_polynomial_p_parser = PythonArgParser("special_legendre_polynomial_p", (special_legendre_polynomial_p_op, special_legendre_polynomial_p_x_scalar_op, special_legendre_polynomial_p_n_scalar_op, special_legendre_polynomial_p_out_op, special_legendre_polynomial_p_x_scalar_out_op, special_legendre_polynomial_p_n_scalar_out_op))

def special_legendre_polynomial_p(x=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and x.__class__ in NUMBERS and isinstance(n, TensorImpl):
        ks = n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_legendre_polynomial_p_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and n.__class__ in NUMBERS:
        ks = x.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_legendre_polynomial_p_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta.key_set | n.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_legendre_polynomial_p_op.table[ks](ks, x, n)
    return special_legendre_polynomial_p_parser.call(*given(("x", "n"), (x, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)
