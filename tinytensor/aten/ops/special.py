# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `special`: for each overload its schema and handle, for each name its Python function.

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
    as_tuple,
    given,
)
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

special_entr_op = def_("aten::special_entr(Tensor self) -> Tensor")
special_entr_out_op = def_("aten::special_entr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_entr_parser = PythonArgParser("special_entr", (special_entr_op, special_entr_out_op))

def special_entr(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.entr(input, *, out=None) -> Tensor

    Each element's share of an entropy, -x ln x; 0 at zero and -inf below.
        out[i] = -input[i] * ln(input[i])

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: The sum over a distribution's probabilities is its entropy in nats.
    Derivative: self: grad * (-(1 + self.log()))
    Journey: `special_entr_op` (aten/ops/special.py), `SpecialEntrBackward0`, `special_entr_meta`,
        `special_entr_impl` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.entr(tt.tensor([0., 0.5, -1.]))
    tensor([0.0000, 0.3466,   -inf])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_entr_op.table[ks](ks, input)
    return special_entr_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_ndtri_op = def_("aten::special_ndtri(Tensor self) -> Tensor")
special_ndtri_out_op = def_("aten::special_ndtri.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_ndtri_parser = PythonArgParser("special_ndtri", (special_ndtri_op, special_ndtri_out_op))

def special_ndtri(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.ndtri(input, *, out=None) -> Tensor

    Quantile of the standard normal distribution: the inverse of `special.ndtr`.
        out[i] = sqrt(2) * erfinv(2 * input[i] - 1)

    Args:
        input: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Note: 0 and 1 give -inf and inf, numbers outside of 0 to 1 NaN.
    Derivative: self: grad * 2.5066282746310002 * (result.square() / 2).exp()
    Journey: `special_ndtri_op` (aten/ops/special.py), `SpecialNdtriBackward0`, `special_ndtri_meta`,
        `special_ndtri_impl` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.ndtri(tt.tensor([0., 0.5, 0.975]))
    tensor([  -inf, 0.0000, 1.9600])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_ndtri_op.table[ks](ks, input)
    return special_ndtri_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_log_ndtr_op = def_("aten::special_log_ndtr(Tensor self) -> Tensor")
special_log_ndtr_out_op = def_("aten::special_log_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_log_ndtr_parser = PythonArgParser("special_log_ndtr", (special_log_ndtr_op, special_log_ndtr_out_op))

def special_log_ndtr(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.log_ndtr(input, *, out=None) -> Tensor

    Logarithm of `special.ndtr`, finite far in the lower tail too.
        out[i] = ln(ndtr(input[i]))

    Args:
        input: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Derivative: self: grad / 2.5066282746310002 * (result + self.pow(2) / 2).neg().exp()
    Journey: `special_log_ndtr_op` (aten/ops/special.py), `SpecialLogNdtrBackward0`, `special_log_ndtr_meta`,
        `special_log_ndtr_impl` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.log_ndtr(tt.tensor([0., -10.]))
    tensor([ -0.6931, -53.2313])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_log_ndtr_op.table[ks](ks, input)
    return special_log_ndtr_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_i0e_op = def_("aten::special_i0e(Tensor self) -> Tensor")
special_i0e_out_op = def_("aten::special_i0e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_i0e_parser = PythonArgParser("special_i0e", (special_i0e_op, special_i0e_out_op))

def special_i0e(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.i0e(input, *, out=None) -> Tensor

    Modified Bessel function of the first kind, of order 0, scaled down so that it does not overflow.
        out[i] = e**-|input[i]| * i0(input[i])

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Derivative: self: grad * (special_i1e(self) - self.sgn() * result)
    Journey: `special_i0e_op` (aten/ops/special.py), `SpecialI0EBackward0`, `special_i0e_meta`,
        `special_i0e_impl` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.i0e(tt.tensor([0., 1., 100.]))
    tensor([1.0000, 0.4658, 0.0399])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_i0e_op.table[ks](ks, input)
    return special_i0e_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_i1_op = def_("aten::special_i1(Tensor self) -> Tensor")
special_i1_out_op = def_("aten::special_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_i1_parser = PythonArgParser("special_i1", (special_i1_op, special_i1_out_op))

def special_i1(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.i1(input, *, out=None) -> Tensor

    Modified Bessel function of the first kind, of order 1: the derivative of `i0`.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: It is odd, and grows as e**|x|: `special.i1e` does not overflow.
    Derivative: self: i1_backward(grad, self, result)
    Journey: `special_i1_op` (aten/ops/special.py), `SpecialI1Backward0`, `special_i1_meta`, `special_i1_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.i1(tt.tensor([0., 1., -1.]))
    tensor([ 0.0000,  0.5652, -0.5652])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_i1_op.table[ks](ks, input)
    return special_i1_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_i1e_op = def_("aten::special_i1e(Tensor self) -> Tensor")
special_i1e_out_op = def_("aten::special_i1e.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_i1e_parser = PythonArgParser("special_i1e", (special_i1e_op, special_i1e_out_op))

def special_i1e(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.i1e(input, *, out=None) -> Tensor

    Modified Bessel function of the first kind, of order 1, scaled down so that it does not overflow.
        out[i] = e**-|input[i]| * i1(input[i])

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Derivative: self: i1e_backward(grad, self, result)
    Journey: `special_i1e_op` (aten/ops/special.py), `SpecialI1EBackward0`, `special_i1e_meta`,
        `special_i1e_impl` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.i1e(tt.tensor([0., 1., 100.]))
    tensor([0.0000, 0.2079, 0.0397])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_i1e_op.table[ks](ks, input)
    return special_i1e_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_erfcx_op = def_("aten::special_erfcx(Tensor self) -> Tensor")
special_erfcx_out_op = def_("aten::special_erfcx.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_erfcx_parser = PythonArgParser("special_erfcx", (special_erfcx_op, special_erfcx_out_op))

def special_erfcx(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.erfcx(input, *, out=None) -> Tensor

    Complementary error function scaled by e**(x**2), so that it does not vanish for large elements.
        out[i] = e**(input[i]**2) * erfc(input[i])

    Args:
        input: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Note: For large elements it falls as 1 / (x * sqrt(pi)). In float32 it overflows to inf from about -9.4
        downwards.
    Derivative: self: (2.0 * self * result - 1.1283791670955126) * grad
    Journey: `special_erfcx_op` (aten/ops/special.py), `SpecialErfcxBackward0`, `special_erfcx_meta`,
        `special_erfcx_impl` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.erfcx(tt.tensor([0., 1., 10.]))
    tensor([1.0000, 0.4276, 0.0561])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_erfcx_op.table[ks](ks, input)
    return special_erfcx_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_xlog1py_op = def_("aten::special_xlog1py(Tensor self, Tensor other) -> Tensor")
special_xlog1py_self_scalar_op = def_("aten::special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor")
special_xlog1py_other_scalar_op = def_("aten::special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor")
special_xlog1py_out_op = def_("aten::special_xlog1py.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
special_xlog1py_self_scalar_out_op = def_("aten::special_xlog1py.self_scalar_out(Scalar self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
special_xlog1py_other_scalar_out_op = def_("aten::special_xlog1py.other_scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)")
special_xlog1py_parser = PythonArgParser("special_xlog1py", (special_xlog1py_op, special_xlog1py_self_scalar_op, special_xlog1py_other_scalar_op, special_xlog1py_out_op, special_xlog1py_self_scalar_out_op, special_xlog1py_other_scalar_out_op))

def special_xlog1py_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return special_xlog1py_op.table[ks](ks, self, other)

def special_xlog1py_out(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return special_xlog1py_out_op.table[ks](ks, self, other, out)

def special_xlog1py(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """special.xlog1py(input, other, *, out=None) -> Tensor

    `input` times the logarithm of one plus `other`, where 0 times anything but NaN is 0.
        out[i] = input[i] * ln(1 + other[i])

    Args:
        input: Tensor or number of any dtype. At least one side is a tensor.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises: RuntimeError if the shapes cannot be broadcast.
    Note: It is accurate for a small `other`, as `log1p` is. A NaN in `other` stays.
    Derivative:
        special_xlog1py, other: grad * self / (other + 1)
        special_xlog1py, self: special_xlog1py(grad, other).masked_fill((self == 0.) & (other <= -1.), 0.)
        special_xlog1py.self_scalar, other: grad * self / (other + 1)
        special_xlog1py.other_scalar, self: special_xlog1py(grad, other) if other > -1 else
            special_xlog1py(grad, other).masked_fill(self == 0., 0.)
    Journey: `special_xlog1py_op` (aten/ops/special.py), `SpecialXlog1PyBackward0`, `special_xlog1py_meta`,
        `special_xlog1py_impl` (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.special.xlog1py(tt.tensor([0., 2.]), tt.tensor([-1., 0.]))
    tensor([0., 0.])
    """
    if out is None and not args and not kwargs and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)) and isinstance(other, TensorImpl):
        ks = other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_xlog1py_self_scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        ks = input.meta_.key_set
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
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return special_zeta_op.table[ks](ks, self, other)

def special_zeta_out(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return special_zeta_out_op.table[ks](ks, self, other, out)

def special_zeta(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """special.zeta(input, other, *, out=None) -> Tensor

    Hurwitz zeta function: the sum of the powers -x of q, q + 1, q + 2 and so on.
        out[i] = sum of 1 / (k + q)**x for k = 0, 1, 2, ..., x = input[i], q = other[i]

    Args:
        input: Tensor or number: x, above 1. At least one side is a tensor. float16 and bfloat16 are refused.
        other: Tensor or number: q. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises:
        NotImplementedError if the promoted dtype is float16 or bfloat16.
        RuntimeError if the shapes cannot be broadcast.
    Note: x = 1 gives inf and x < 1 NaN; q of 0 or a negative whole number gives inf. q = 1 is Riemann's
        function. Only `other` has a derivative.
    Derivative:
        special_zeta, other: grad * -self * special_zeta(self + 1., other)
        special_zeta, self: not_implemented("zeta")
        special_zeta.self_scalar, other: grad * -self * special_zeta(self + 1., other)
        special_zeta.other_scalar, self: not_implemented("zeta")
    Journey: `special_zeta_op` (aten/ops/special.py), `SpecialZetaBackward0`, `special_zeta_meta`,
        `special_zeta_impl` (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.special.zeta(2, tt.tensor([1., 2.]))
    tensor([1.6449, 0.6449])
    """
    if out is None and not args and not kwargs and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)) and isinstance(other, TensorImpl):
        ks = other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_zeta_self_scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_zeta_other_scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return special_zeta_default(input, other)
    return special_zeta_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_exp2_op = def_("aten::special_exp2(Tensor self) -> Tensor")
special_exp2_out_op = def_("aten::special_exp2.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_exp2_parser = PythonArgParser("special_exp2", (special_exp2_op, special_exp2_out_op))

def special_exp2(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.exp2(input, *, out=None) -> Tensor

    Another name of `exp2`. Two to the power of each element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_exp2_op` (aten/ops/special.py), `special_exp2` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_exp2_op.table[ks](ks, input)
    return special_exp2_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_expit_op = def_("aten::special_expit(Tensor self) -> Tensor")
special_expit_out_op = def_("aten::special_expit.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_expit_parser = PythonArgParser("special_expit", (special_expit_op, special_expit_out_op))

def special_expit(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.expit(input, *, out=None) -> Tensor

    Another name of `sigmoid`. Logistic function: maps each element into the range from 0 to 1.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_expit_op` (aten/ops/special.py), `special_expit` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_expit_op.table[ks](ks, input)
    return special_expit_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_expm1_op = def_("aten::special_expm1(Tensor self) -> Tensor")
special_expm1_out_op = def_("aten::special_expm1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_expm1_parser = PythonArgParser("special_expm1", (special_expm1_op, special_expm1_out_op))

def special_expm1(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.expm1(input, *, out=None) -> Tensor

    Another name of `expm1`. The number e to the power of each element, minus one; accurate near zero too.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_expm1_op` (aten/ops/special.py), `special_expm1` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_expm1_op.table[ks](ks, input)
    return special_expm1_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_gammaln_op = def_("aten::special_gammaln(Tensor self) -> Tensor")
special_gammaln_out_op = def_("aten::special_gammaln.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_gammaln_parser = PythonArgParser("special_gammaln", (special_gammaln_op, special_gammaln_out_op))

def special_gammaln(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.gammaln(input, *, out=None) -> Tensor

    Another name of `lgamma`. Logarithm of the absolute value of the gamma function.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_gammaln_op` (aten/ops/special.py), `special_gammaln`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_gammaln_op.table[ks](ks, input)
    return special_gammaln_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_digamma_op = def_("aten::special_digamma(Tensor self) -> Tensor")
special_digamma_out_op = def_("aten::special_digamma.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_digamma_parser = PythonArgParser("special_digamma", (special_digamma_op, special_digamma_out_op))

def special_digamma(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.digamma(input, *, out=None) -> Tensor

    Another name of `digamma`. Derivative of the logarithm of the gamma function.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_digamma_op` (aten/ops/special.py), `special_digamma`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_digamma_op.table[ks](ks, input)
    return special_digamma_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_psi_op = def_("aten::special_psi(Tensor self) -> Tensor")
special_psi_out_op = def_("aten::special_psi.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_psi_parser = PythonArgParser("special_psi", (special_psi_op, special_psi_out_op))

def special_psi(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.psi(input, *, out=None) -> Tensor

    Another name of `digamma`. Derivative of the logarithm of the gamma function.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_psi_op` (aten/ops/special.py), `special_psi` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_psi_op.table[ks](ks, input)
    return special_psi_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_polygamma_op = def_("aten::special_polygamma(int n, Tensor self) -> Tensor")
special_polygamma_out_op = def_("aten::special_polygamma.out(int n, Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_polygamma_parser = PythonArgParser("special_polygamma", (special_polygamma_op, special_polygamma_out_op))

def special_polygamma(n=NOT_GIVEN, input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.polygamma(n, input, *, out=None) -> Tensor

    Another name of `polygamma`. The `n`-th derivative of `digamma`.

    Args:
        n: Integer of at least 0: how often `digamma` is differentiated. 0 is `digamma` itself.
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_polygamma_op` (aten/ops/special.py), `special_polygamma`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and n.__class__ is int and -(2**30) < n < 2**30 and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_polygamma_op.table[ks](ks, n, input)
    return special_polygamma_parser.call(*given(("n", "input"), (n, input), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_erf_op = def_("aten::special_erf(Tensor self) -> Tensor")
special_erf_out_op = def_("aten::special_erf.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_erf_parser = PythonArgParser("special_erf", (special_erf_op, special_erf_out_op))

def special_erf(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.erf(input, *, out=None) -> Tensor

    Another name of `erf`. Error function: from -1 to 1, the integral of the Gaussian bell around zero.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_erf_op` (aten/ops/special.py), `special_erf` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_erf_op.table[ks](ks, input)
    return special_erf_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_erfc_op = def_("aten::special_erfc(Tensor self) -> Tensor")
special_erfc_out_op = def_("aten::special_erfc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_erfc_parser = PythonArgParser("special_erfc", (special_erfc_op, special_erfc_out_op))

def special_erfc(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.erfc(input, *, out=None) -> Tensor

    Another name of `erfc`. Complementary error function: one minus `erf`, without the loss of digits for
    large elements.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_erfc_op` (aten/ops/special.py), `special_erfc` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_erfc_op.table[ks](ks, input)
    return special_erfc_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_erfinv_op = def_("aten::special_erfinv(Tensor self) -> Tensor")
special_erfinv_out_op = def_("aten::special_erfinv.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_erfinv_parser = PythonArgParser("special_erfinv", (special_erfinv_op, special_erfinv_out_op))

def special_erfinv(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.erfinv(input, *, out=None) -> Tensor

    Another name of `erfinv`. Number whose error function is the element.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_erfinv_op` (aten/ops/special.py), `special_erfinv` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_erfinv_op.table[ks](ks, input)
    return special_erfinv_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_logit_op = def_("aten::special_logit(Tensor self, float? eps=None) -> Tensor")
special_logit_out_op = def_("aten::special_logit.out(Tensor self, float? eps=None, *, Tensor(a!) out) -> Tensor(a!)")
special_logit_parser = PythonArgParser("special_logit", (special_logit_op, special_logit_out_op))

def special_logit(input=NOT_GIVEN, eps=None, *args, out=None, **kwargs):
    """special.logit(input, eps=None, *, out=None) -> Tensor

    Another name of `logit`. Logarithm of the odds: the number whose `sigmoid` is the element.

    Args:
        input: Tensor of any shape and dtype: probabilities from 0 to 1.
        eps: Float up to 0.5 that keeps the elements away from 0 and 1. None leaves them as they are.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_logit_op` (aten/ops/special.py), `special_logit` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (eps is None or eps.__class__ is float):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_logit_op.table[ks](ks, input, eps)
    return special_logit_parser.call(*given(("input", "eps"), (input, eps), (NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


special_log1p_op = def_("aten::special_log1p(Tensor self) -> Tensor")
special_log1p_out_op = def_("aten::special_log1p.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_log1p_parser = PythonArgParser("special_log1p", (special_log1p_op, special_log1p_out_op))

def special_log1p(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.log1p(input, *, out=None) -> Tensor

    Another name of `log1p`. Natural logarithm of one plus each element, accurate for numbers near zero too.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_log1p_op` (aten/ops/special.py), `special_log1p` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
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
    """special.xlogy(input, other, *, out=None) -> Tensor

    Another name of `xlogy`. `input` times the logarithm of `other`, where 0 times anything but NaN is 0.

    Args:
        input: Tensor or number of any dtype. At least one side is a tensor.
        other: Tensor or number. Its shape is broadcast against that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_xlogy_op` (aten/ops/special.py), `special_xlogy` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)) and isinstance(other, TensorImpl):
        ks = other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_xlogy_self_scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (other.__class__ in NUMBERS and (other.__class__ is not int or -(2**62) < other < 2**62)):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_xlogy_other_scalar_op.table[ks](ks, input, other)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_xlogy_op.table[ks](ks, input, other)
    return special_xlogy_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_ndtr_op = def_("aten::special_ndtr(Tensor self) -> Tensor")
special_ndtr_out_op = def_("aten::special_ndtr.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_ndtr_parser = PythonArgParser("special_ndtr", (special_ndtr_op, special_ndtr_out_op))

def special_ndtr(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.ndtr(input, *, out=None) -> Tensor

    Cumulative distribution function of the standard normal distribution.
        out[i] = (1 + erf(input[i] / sqrt(2))) / 2

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Note: It is the probability that a standard normal number lies below the element.
    Derivative: those of the operators that it calls.
    Journey: `special_ndtr_op` (aten/ops/special.py), `special_ndtr` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.ndtr(tt.tensor([0., 1.96, float('inf')]))
    tensor([0.5000, 0.9750, 1.0000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_ndtr_op.table[ks](ks, input)
    return special_ndtr_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_sinc_op = def_("aten::special_sinc(Tensor self) -> Tensor")
special_sinc_out_op = def_("aten::special_sinc.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_sinc_parser = PythonArgParser("special_sinc", (special_sinc_op, special_sinc_out_op))

def special_sinc(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.sinc(input, *, out=None) -> Tensor

    Another name of `sinc`. Normalized cardinal sine: sin(pi x) / (pi x), and 1 at zero.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_sinc_op` (aten/ops/special.py), `special_sinc` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_sinc_op.table[ks](ks, input)
    return special_sinc_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_round_op = def_("aten::special_round(Tensor self, *, int decimals=0) -> Tensor")
special_round_out_op = def_("aten::special_round.out(Tensor self, *, int decimals=0, Tensor(a!) out) -> Tensor(a!)")
special_round_parser = PythonArgParser("special_round", (special_round_op, special_round_out_op))

def special_round(input=NOT_GIVEN, *args, decimals=0, out=None, **kwargs):
    """special.round(input, *, decimals=0, out=None) -> Tensor

    Rounds each element to `decimals` decimal places, and ties to the even digit.

    Args:
        input: Float tensor of any shape.
        decimals: Number of decimal places to keep. A negative one rounds to tens, hundreds and so on.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor of `input`'s shape and dtype.
    Raises: NotImplementedError if `input` is not float, even with 0 decimals. Only `round` takes integers.
    Derivative: those of the operators that it calls.
    Journey: `special_round_op` (aten/ops/special.py), `special_round` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.round(tt.tensor([0.5, 1.5, 2.5]))
    tensor([0., 2., 2.])
    >>> tt.special.round(tt.tensor([2.25]), decimals=1)
    tensor([2.2000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and decimals.__class__ is int and -(2**30) < decimals < 2**30:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_round_op.table[ks](ks, input, decimals)
    return special_round_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), decimals=decimals, out=out, **kwargs)


special_i0_op = def_("aten::special_i0(Tensor self) -> Tensor")
special_i0_out_op = def_("aten::special_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_i0_parser = PythonArgParser("special_i0", (special_i0_op, special_i0_out_op))

def special_i0(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.i0(input, *, out=None) -> Tensor

    Another name of `i0`. Modified Bessel function of the first kind, of order 0.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_i0_op` (aten/ops/special.py), `special_i0` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_i0_op.table[ks](ks, input)
    return special_i0_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_multigammaln_op = def_("aten::special_multigammaln(Tensor self, int p) -> Tensor")
special_multigammaln_out_op = def_("aten::special_multigammaln.out(Tensor self, int p, *, Tensor(a!) out) -> Tensor(a!)")
special_multigammaln_parser = PythonArgParser("special_multigammaln", (special_multigammaln_op, special_multigammaln_out_op))

def special_multigammaln(input=NOT_GIVEN, p=NOT_GIVEN, *args, out=None, **kwargs):
    """special.multigammaln(input, p, *, out=None) -> Tensor

    Another name of `mvlgamma`. Logarithm of the multivariate gamma function of dimension `p`.

    Args:
        input: Tensor of any shape and of any dtype but bool, with elements above (p - 1) / 2.
        p: Integer of at least 1: the dimension. 1 is `lgamma`.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_multigammaln_op` (aten/ops/special.py), `special_multigammaln`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and p.__class__ is int and -(2**30) < p < 2**30:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_multigammaln_op.table[ks](ks, input, p)
    return special_multigammaln_parser.call(*given(("input", "p"), (input, p), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_gammainc_out_op = def_("aten::special_gammainc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
special_gammainc_op = def_("aten::special_gammainc(Tensor self, Tensor other) -> Tensor")
special_gammainc_parser = PythonArgParser("special_gammainc", (special_gammainc_out_op, special_gammainc_op))

def special_gammainc(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """special.gammainc(input, other, *, out=None) -> Tensor

    Another name of `igamma`. Lower incomplete gamma function, regularized: it rises from 0 to 1 in `other`.

    Args:
        input: Float tensor of any shape: the parameter a, above 0.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused. The upper end of
            the integral, 0 or more.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_gammainc_op` (aten/ops/special.py), `special_gammainc`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_gammainc_op.table[ks](ks, input, other)
    return special_gammainc_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_gammaincc_out_op = def_("aten::special_gammaincc.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
special_gammaincc_op = def_("aten::special_gammaincc(Tensor self, Tensor other) -> Tensor")
special_gammaincc_parser = PythonArgParser("special_gammaincc", (special_gammaincc_out_op, special_gammaincc_op))

def special_gammaincc(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """special.gammaincc(input, other, *, out=None) -> Tensor

    Another name of `igammac`. Upper incomplete gamma function, regularized: one minus `igamma`, accurate in
    the tail.

    Args:
        input: Float tensor of any shape: the parameter a, above 0.
        other: Tensor whose shape is broadcast against that of `input`. A number is refused. The lower end of
            the integral, 0 or more.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Derivative: those of the operators that it calls.
    Journey: `special_gammaincc_op` (aten/ops/special.py), `special_gammaincc`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_gammaincc_op.table[ks](ks, input, other)
    return special_gammaincc_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


special_logsumexp_op = def_("aten::special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor")
special_logsumexp_out_op = def_("aten::special_logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
special_logsumexp_parser = PythonArgParser("special_logsumexp", (special_logsumexp_op, special_logsumexp_out_op))

def special_logsumexp(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=False, *args, out=None, **kwargs):
    """special.logsumexp(input, dim, keepdim=False, *, out=None) -> Tensor

    Logarithm of the sum of the exponentials of the elements along `dim`.
        out = ln(sum_i e**input[i])

    Args:
        input: Tensor of any shape and dtype.
        dim: Dimension, or tuple of dimensions, that is summed over.
        keepdim: Whether the summed dimensions stay, with size 1.
        out: Tensor that the result is written to; it is resized if its shape differs. The result must be
            castable to its dtype, and no argument may require grad, unless under no_grad.
    Returns: New tensor without the summed dimensions, in `input`'s float dtype. Integers and bools give the
        default float dtype.
    Raises: IndexError if `dim` is out of range.
    Note: The largest element is subtracted first, so nothing overflows. Over no elements, or nothing but
        -inf, it is -inf.
    Derivative: those of the operators that it calls.
    Journey: `special_logsumexp_op` (aten/ops/special.py), `special_logsumexp`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.logsumexp(tt.tensor([[0., 0.], [100., 100.]]), 1)
    tensor([  0.6931, 100.6931])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (dim_ := as_tuple(dim, 1)) is not False and keepdim.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_logsumexp_op.table[ks](ks, input, dim_, keepdim)
    return special_logsumexp_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), out=out, **kwargs)


special_log_softmax_op = def_("aten::special_log_softmax(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor")
special_log_softmax_parser = PythonArgParser("special_log_softmax", (special_log_softmax_op,))

def special_log_softmax(input=NOT_GIVEN, dim=NOT_GIVEN, *args, dtype=None, **kwargs):
    """special.log_softmax(input, dim, *, dtype=None) -> Tensor

    Logarithm of `softmax` along `dim`, computed in one piece.
        out[i] = input[i] - ln(sum_j e**input[j])

    Args:
        input: Float tensor of any shape; any dtype if `dtype` is given.
        dim: Dimension along which the exponentials of the results add up to 1.
        dtype: Dtype that `input` is cast to first. None for its own.
    Returns: New tensor of `input`'s shape, in its dtype or in `dtype`.
    Raises:
        IndexError if `dim` is out of range.
        NotImplementedError if `input` is not float and no `dtype` is given.
    Note: `log(softmax(x))` would give -inf where the probability rounds to 0; this keeps the large negative
        number.
    Derivative: those of the operators that it calls.
    Journey: `special_log_softmax_op` (aten/ops/special.py), `special_log_softmax`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.log_softmax(tt.tensor([0., 200.]), 0)
    tensor([-200.,    0.])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_log_softmax_op.table[ks](ks, input, dim, dtype)
    return special_log_softmax_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), dtype=dtype, **kwargs)


special_softmax_op = def_("aten::special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor")
special_softmax_parser = PythonArgParser("special_softmax", (special_softmax_op,))

def special_softmax(input=NOT_GIVEN, dim=NOT_GIVEN, dtype=None, *args, **kwargs):
    """special.softmax(input, dim, dtype=None) -> Tensor

    Exponentials of the elements, divided by their sum along `dim`: positive, and 1 in sum.
        out[i] = e**input[i] / sum_j e**input[j]

    Args:
        input: Float tensor of any shape; any dtype if `dtype` is given.
        dim: Dimension along which the results add up to 1.
        dtype: Dtype that `input` is cast to first. None for its own.
    Returns: New tensor of `input`'s shape, in its dtype or in `dtype`.
    Raises:
        IndexError if `dim` is out of range.
        NotImplementedError if `input` is not float and no `dtype` is given.
    Note: The largest element is subtracted first, so nothing overflows. -inf gives 0; a row of nothing but
        -inf gives NaN.
    Derivative: those of the operators that it calls.
    Journey: `special_softmax_op` (aten/ops/special.py), `special_softmax`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.softmax(tt.tensor([[0., 0.], [1000., float('-inf')]]), 1)
    tensor([[0.5000, 0.5000],
            [1.0000, 0.0000]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_softmax_op.table[ks](ks, input, dim, dtype)
    return special_softmax_parser.call(*given(("input", "dim", "dtype"), (input, dim, dtype), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


special_airy_ai_op = def_("aten::special_airy_ai(Tensor x) -> Tensor")
special_airy_ai_out_op = def_("aten::special_airy_ai.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)")
special_airy_ai_parser = PythonArgParser("special_airy_ai", (special_airy_ai_op, special_airy_ai_out_op))

def special_airy_ai(x=NOT_GIVEN, *args, out=None, **kwargs):
    """special.airy_ai(x, *, out=None) -> Tensor

    Airy function Ai: the solution of y'' = x y that falls to 0 for large x.

    Args:
        x: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of `x`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Note: It oscillates for negative `x`. Infinities give NaN. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_airy_ai_op` (aten/ops/special.py), `special_airy_ai_meta`, `special_airy_ai_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.airy_ai(tt.tensor([0., 1., -1.]))
    tensor([0.3550, 0.1353, 0.5356])
    """
    if out is None and not args and not kwargs and isinstance(x, TensorImpl):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_airy_ai_op.table[ks](ks, x)
    return special_airy_ai_parser.call(*given(("x",), (x,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_bessel_j0_op = def_("aten::special_bessel_j0(Tensor self) -> Tensor")
special_bessel_j0_out_op = def_("aten::special_bessel_j0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_bessel_j0_parser = PythonArgParser("special_bessel_j0", (special_bessel_j0_op, special_bessel_j0_out_op))

def special_bessel_j0(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.bessel_j0(input, *, out=None) -> Tensor

    Bessel function of the first kind, of order 0: an even wave that slowly dies out.

    Args:
        input: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Note: Infinities give NaN. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_bessel_j0_op` (aten/ops/special.py), `special_bessel_j0_meta`, `special_bessel_j0_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.bessel_j0(tt.tensor([0., 1., -1.]))
    tensor([1.0000, 0.7652, 0.7652])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_bessel_j0_op.table[ks](ks, input)
    return special_bessel_j0_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_bessel_j1_op = def_("aten::special_bessel_j1(Tensor self) -> Tensor")
special_bessel_j1_out_op = def_("aten::special_bessel_j1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_bessel_j1_parser = PythonArgParser("special_bessel_j1", (special_bessel_j1_op, special_bessel_j1_out_op))

def special_bessel_j1(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.bessel_j1(input, *, out=None) -> Tensor

    Bessel function of the first kind, of order 1: an odd wave that slowly dies out.

    Args:
        input: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Note: It is minus the derivative of `special.bessel_j0`. Infinities give NaN. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_bessel_j1_op` (aten/ops/special.py), `special_bessel_j1_meta`, `special_bessel_j1_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.bessel_j1(tt.tensor([0., 1., -1.]))
    tensor([ 0.0000,  0.4401, -0.4401])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_bessel_j1_op.table[ks](ks, input)
    return special_bessel_j1_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_bessel_y0_op = def_("aten::special_bessel_y0(Tensor self) -> Tensor")
special_bessel_y0_out_op = def_("aten::special_bessel_y0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_bessel_y0_parser = PythonArgParser("special_bessel_y0", (special_bessel_y0_op, special_bessel_y0_out_op))

def special_bessel_y0(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.bessel_y0(input, *, out=None) -> Tensor

    Bessel function of the second kind, of order 0: the wave that is singular at zero.

    Args:
        input: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Note: 0 gives -inf, negative numbers and infinities NaN. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_bessel_y0_op` (aten/ops/special.py), `special_bessel_y0_meta`, `special_bessel_y0_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.bessel_y0(tt.tensor([0., 1., -1.]))
    tensor([  -inf, 0.0883,    nan])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_bessel_y0_op.table[ks](ks, input)
    return special_bessel_y0_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_bessel_y1_op = def_("aten::special_bessel_y1(Tensor self) -> Tensor")
special_bessel_y1_out_op = def_("aten::special_bessel_y1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_bessel_y1_parser = PythonArgParser("special_bessel_y1", (special_bessel_y1_op, special_bessel_y1_out_op))

def special_bessel_y1(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.bessel_y1(input, *, out=None) -> Tensor

    Bessel function of the second kind, of order 1: the wave that is singular at zero.

    Args:
        input: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Note: 0 gives -inf, negative numbers and infinities NaN. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_bessel_y1_op` (aten/ops/special.py), `special_bessel_y1_meta`, `special_bessel_y1_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.bessel_y1(tt.tensor([0., 1., -1.]))
    tensor([   -inf, -0.7812,     nan])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_bessel_y1_op.table[ks](ks, input)
    return special_bessel_y1_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_modified_bessel_i0_op = def_("aten::special_modified_bessel_i0(Tensor self) -> Tensor")
special_modified_bessel_i0_out_op = def_("aten::special_modified_bessel_i0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_modified_bessel_i0_parser = PythonArgParser("special_modified_bessel_i0", (special_modified_bessel_i0_op, special_modified_bessel_i0_out_op))

def special_modified_bessel_i0(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.modified_bessel_i0(input, *, out=None) -> Tensor

    Modified Bessel function of the first kind, of order 0: `i0` without a derivative.

    Args:
        input: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Note: It grows as e**|x|. No gradient is recorded. `i0` records one, and takes float16 and bfloat16 too.
    Derivative: none, the result is not differentiable.
    Journey: `special_modified_bessel_i0_op` (aten/ops/special.py), `special_modified_bessel_i0_meta`,
        `special_modified_bessel_i0_impl` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.modified_bessel_i0(tt.tensor([0., 1., -1.]))
    tensor([1.0000, 1.2661, 1.2661])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_modified_bessel_i0_op.table[ks](ks, input)
    return special_modified_bessel_i0_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_modified_bessel_i1_op = def_("aten::special_modified_bessel_i1(Tensor self) -> Tensor")
special_modified_bessel_i1_out_op = def_("aten::special_modified_bessel_i1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_modified_bessel_i1_parser = PythonArgParser("special_modified_bessel_i1", (special_modified_bessel_i1_op, special_modified_bessel_i1_out_op))

def special_modified_bessel_i1(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.modified_bessel_i1(input, *, out=None) -> Tensor

    Modified Bessel function of the first kind, of order 1: `special.i1` without a derivative.

    Args:
        input: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Note: It grows as e**|x|. No gradient is recorded. `special.i1` records one, and takes float16 and
        bfloat16 too.
    Derivative: none, the result is not differentiable.
    Journey: `special_modified_bessel_i1_op` (aten/ops/special.py), `special_modified_bessel_i1_meta`,
        `special_modified_bessel_i1_impl` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.modified_bessel_i1(tt.tensor([0., 1., -1.]))
    tensor([ 0.0000,  0.5652, -0.5652])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_modified_bessel_i1_op.table[ks](ks, input)
    return special_modified_bessel_i1_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_modified_bessel_k0_op = def_("aten::special_modified_bessel_k0(Tensor self) -> Tensor")
special_modified_bessel_k0_out_op = def_("aten::special_modified_bessel_k0.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_modified_bessel_k0_parser = PythonArgParser("special_modified_bessel_k0", (special_modified_bessel_k0_op, special_modified_bessel_k0_out_op))

def special_modified_bessel_k0(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.modified_bessel_k0(input, *, out=None) -> Tensor

    Modified Bessel function of the second kind, of order 0: it falls from inf at zero to 0.

    Args:
        input: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Note: 0 gives inf, negative numbers NaN. It falls as e**-x: the scaled form does not vanish. No gradient
        is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_modified_bessel_k0_op` (aten/ops/special.py), `special_modified_bessel_k0_meta`,
        `special_modified_bessel_k0_impl` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.modified_bessel_k0(tt.tensor([0., 1., -1.]))
    tensor([   inf, 0.4210,    nan])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_modified_bessel_k0_op.table[ks](ks, input)
    return special_modified_bessel_k0_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_modified_bessel_k1_op = def_("aten::special_modified_bessel_k1(Tensor self) -> Tensor")
special_modified_bessel_k1_out_op = def_("aten::special_modified_bessel_k1.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
special_modified_bessel_k1_parser = PythonArgParser("special_modified_bessel_k1", (special_modified_bessel_k1_op, special_modified_bessel_k1_out_op))

def special_modified_bessel_k1(input=NOT_GIVEN, *args, out=None, **kwargs):
    """special.modified_bessel_k1(input, *, out=None) -> Tensor

    Modified Bessel function of the second kind, of order 1: it falls from inf at zero to 0.

    Args:
        input: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of `input`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Note: 0 gives inf, negative numbers NaN. It falls as e**-x: the scaled form does not vanish. No gradient
        is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_modified_bessel_k1_op` (aten/ops/special.py), `special_modified_bessel_k1_meta`,
        `special_modified_bessel_k1_impl` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.modified_bessel_k1(tt.tensor([0., 1., -1.]))
    tensor([   inf, 0.6019,    nan])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_modified_bessel_k1_op.table[ks](ks, input)
    return special_modified_bessel_k1_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_scaled_modified_bessel_k0_op = def_("aten::special_scaled_modified_bessel_k0(Tensor x) -> Tensor")
special_scaled_modified_bessel_k0_out_op = def_("aten::special_scaled_modified_bessel_k0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)")
special_scaled_modified_bessel_k0_parser = PythonArgParser("special_scaled_modified_bessel_k0", (special_scaled_modified_bessel_k0_op, special_scaled_modified_bessel_k0_out_op))

def special_scaled_modified_bessel_k0(x=NOT_GIVEN, *args, out=None, **kwargs):
    """special.scaled_modified_bessel_k0(x, *, out=None) -> Tensor

    Modified Bessel function of the second kind, of order 0, scaled up so that it does not vanish.
        out[i] = e**x[i] * modified_bessel_k0(x[i])

    Args:
        x: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of `x`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Note: 0 gives inf, negative numbers NaN. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_scaled_modified_bessel_k0_op` (aten/ops/special.py),
        `special_scaled_modified_bessel_k0_meta`, `special_scaled_modified_bessel_k0_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.scaled_modified_bessel_k0(tt.tensor([0., 1., 1000.]))
    tensor([   inf, 1.1445, 0.0396])
    """
    if out is None and not args and not kwargs and isinstance(x, TensorImpl):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_scaled_modified_bessel_k0_op.table[ks](ks, x)
    return special_scaled_modified_bessel_k0_parser.call(*given(("x",), (x,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_scaled_modified_bessel_k1_op = def_("aten::special_scaled_modified_bessel_k1(Tensor x) -> Tensor")
special_scaled_modified_bessel_k1_out_op = def_("aten::special_scaled_modified_bessel_k1.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)")
special_scaled_modified_bessel_k1_parser = PythonArgParser("special_scaled_modified_bessel_k1", (special_scaled_modified_bessel_k1_op, special_scaled_modified_bessel_k1_out_op))

def special_scaled_modified_bessel_k1(x=NOT_GIVEN, *args, out=None, **kwargs):
    """special.scaled_modified_bessel_k1(x, *, out=None) -> Tensor

    Modified Bessel function of the second kind, of order 1, scaled up so that it does not vanish.
        out[i] = e**x[i] * modified_bessel_k1(x[i])

    Args:
        x: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of `x`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Note: 0 gives inf, negative numbers NaN. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_scaled_modified_bessel_k1_op` (aten/ops/special.py),
        `special_scaled_modified_bessel_k1_meta`, `special_scaled_modified_bessel_k1_impl`
        (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.scaled_modified_bessel_k1(tt.tensor([0., 1., 1000.]))
    tensor([   inf, 1.6362, 0.0396])
    """
    if out is None and not args and not kwargs and isinstance(x, TensorImpl):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_scaled_modified_bessel_k1_op.table[ks](ks, x)
    return special_scaled_modified_bessel_k1_parser.call(*given(("x",), (x,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


special_spherical_bessel_j0_op = def_("aten::special_spherical_bessel_j0(Tensor x) -> Tensor")
special_spherical_bessel_j0_out_op = def_("aten::special_spherical_bessel_j0.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)")
special_spherical_bessel_j0_parser = PythonArgParser("special_spherical_bessel_j0", (special_spherical_bessel_j0_op, special_spherical_bessel_j0_out_op))

def special_spherical_bessel_j0(x=NOT_GIVEN, *args, out=None, **kwargs):
    """special.spherical_bessel_j0(x, *, out=None) -> Tensor

    Spherical Bessel function of the first kind, of order 0: sin(x) / x, and 1 at zero.
        out[i] = sin(x[i]) / x[i]

    Args:
        x: Tensor of any shape, in float32, float64, integers or bools. float16 and bfloat16 are refused.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of `x`'s shape and float dtype. Integers and bools give the default float dtype.
    Raises: NotImplementedError if the dtype is float16 or bfloat16.
    Note: Infinities give 0. No gradient is recorded. `sinc(x / pi)` is the same function with one.
    Derivative: none, the result is not differentiable.
    Journey: `special_spherical_bessel_j0_op` (aten/ops/special.py), `special_spherical_bessel_j0_meta`,
        `special_spherical_bessel_j0_impl` (aten/native/pointwise/unary_ops.py).
    Mirrors: aten/src/ATen/native/UnaryOps.cpp

    >>> tt.special.spherical_bessel_j0(tt.tensor([0., 1., -1.]))
    tensor([1.0000, 0.8415, 0.8415])
    """
    if out is None and not args and not kwargs and isinstance(x, TensorImpl):
        ks = x.meta_.key_set
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
    """special.chebyshev_polynomial_t(x, n, *, out=None) -> Tensor

    Chebyshev polynomial of the first kind, of degree `n`, at `x`.
        T0 = 1, T1 = x, T[n+1] = 2 x T[n] - T[n-1]

    Args:
        x: Tensor or number at which the polynomial is evaluated. float16 and bfloat16 are refused.
        n: Tensor or number: the degree. Its shape is broadcast against that of `x`. At least one of `x` and
            `n` is a tensor.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises:
        NotImplementedError if the promoted dtype is float16 or bfloat16.
        RuntimeError if the shapes cannot be broadcast.
    Note: It is cos(n a) at x = cos(a). The fraction of a float `n` is dropped. A negative degree gives 0. No
        gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_chebyshev_polynomial_t_op` (aten/ops/special.py), `special_chebyshev_polynomial_t_meta`,
        `special_chebyshev_polynomial_t_impl` (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.special.chebyshev_polynomial_t(0.5, tt.tensor([0, 1, 2, 3]))
    tensor([ 1.0000,  0.5000, -0.5000, -1.0000])
    """
    if out is None and not args and not kwargs and (x.__class__ in NUMBERS and (x.__class__ is not int or -(2**62) < x < 2**62)) and isinstance(n, TensorImpl):
        ks = n.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_t_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and (n.__class__ in NUMBERS and (n.__class__ is not int or -(2**62) < n < 2**62)):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_t_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta_.key_set | n.meta_.key_set
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
    """special.chebyshev_polynomial_u(x, n, *, out=None) -> Tensor

    Chebyshev polynomial of the second kind, of degree `n`, at `x`.
        U0 = 1, U1 = 2 x, U[n+1] = 2 x U[n] - U[n-1]

    Args:
        x: Tensor or number at which the polynomial is evaluated. float16 and bfloat16 are refused.
        n: Tensor or number: the degree. Its shape is broadcast against that of `x`. At least one of `x` and
            `n` is a tensor.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises:
        NotImplementedError if the promoted dtype is float16 or bfloat16.
        RuntimeError if the shapes cannot be broadcast.
    Note: It is sin((n + 1) a) / sin(a) at x = cos(a). The fraction of a float `n` is dropped. A negative
        degree gives 0. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_chebyshev_polynomial_u_op` (aten/ops/special.py), `special_chebyshev_polynomial_u_meta`,
        `special_chebyshev_polynomial_u_impl` (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.special.chebyshev_polynomial_u(0.5, tt.tensor([0, 1, 2, 3]))
    tensor([ 1.,  1.,  0., -1.])
    """
    if out is None and not args and not kwargs and (x.__class__ in NUMBERS and (x.__class__ is not int or -(2**62) < x < 2**62)) and isinstance(n, TensorImpl):
        ks = n.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_u_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and (n.__class__ in NUMBERS and (n.__class__ is not int or -(2**62) < n < 2**62)):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_u_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta_.key_set | n.meta_.key_set
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
    """special.chebyshev_polynomial_v(x, n, *, out=None) -> Tensor

    Chebyshev polynomial of the third kind, of degree `n`, at `x`.
        V0 = 1, V1 = 2 x - 1, V[n+1] = 2 x V[n] - V[n-1]

    Args:
        x: Tensor or number at which the polynomial is evaluated. float16 and bfloat16 are refused.
        n: Tensor or number: the degree. Its shape is broadcast against that of `x`. At least one of `x` and
            `n` is a tensor.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises:
        NotImplementedError if the promoted dtype is float16 or bfloat16.
        RuntimeError if the shapes cannot be broadcast.
    Note: It is cos((n + 1/2) a) / cos(a / 2) at x = cos(a). The fraction of a float `n` is dropped. A
        negative degree gives 0. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_chebyshev_polynomial_v_op` (aten/ops/special.py), `special_chebyshev_polynomial_v_meta`,
        `special_chebyshev_polynomial_v_impl` (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.special.chebyshev_polynomial_v(0.5, tt.tensor([0, 1, 2, 3]))
    tensor([ 1.,  0., -1., -1.])
    """
    if out is None and not args and not kwargs and (x.__class__ in NUMBERS and (x.__class__ is not int or -(2**62) < x < 2**62)) and isinstance(n, TensorImpl):
        ks = n.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_v_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and (n.__class__ in NUMBERS and (n.__class__ is not int or -(2**62) < n < 2**62)):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_v_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta_.key_set | n.meta_.key_set
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
    """special.chebyshev_polynomial_w(x, n, *, out=None) -> Tensor

    Chebyshev polynomial of the fourth kind, of degree `n`, at `x`.
        W0 = 1, W1 = 2 x + 1, W[n+1] = 2 x W[n] - W[n-1]

    Args:
        x: Tensor or number at which the polynomial is evaluated. float16 and bfloat16 are refused.
        n: Tensor or number: the degree. Its shape is broadcast against that of `x`. At least one of `x` and
            `n` is a tensor.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises:
        NotImplementedError if the promoted dtype is float16 or bfloat16.
        RuntimeError if the shapes cannot be broadcast.
    Note: It is sin((n + 1/2) a) / sin(a / 2) at x = cos(a). The fraction of a float `n` is dropped. A
        negative degree gives 0. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_chebyshev_polynomial_w_op` (aten/ops/special.py), `special_chebyshev_polynomial_w_meta`,
        `special_chebyshev_polynomial_w_impl` (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.special.chebyshev_polynomial_w(0.5, tt.tensor([0, 1, 2, 3]))
    tensor([ 1.,  2.,  1., -1.])
    """
    if out is None and not args and not kwargs and (x.__class__ in NUMBERS and (x.__class__ is not int or -(2**62) < x < 2**62)) and isinstance(n, TensorImpl):
        ks = n.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_w_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and (n.__class__ in NUMBERS and (n.__class__ is not int or -(2**62) < n < 2**62)):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_chebyshev_polynomial_w_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta_.key_set | n.meta_.key_set
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
    """special.shifted_chebyshev_polynomial_t(x, n, *, out=None) -> Tensor

    Chebyshev polynomial of the first kind, of degree `n`, moved from -1..1 to the range 0..1.
        out[i] = chebyshev_polynomial_t(2 * x[i] - 1, n[i])

    Args:
        x: Tensor or number at which the polynomial is evaluated. float16 and bfloat16 are refused.
        n: Tensor or number: the degree. Its shape is broadcast against that of `x`. At least one of `x` and
            `n` is a tensor.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises:
        NotImplementedError if the promoted dtype is float16 or bfloat16.
        RuntimeError if the shapes cannot be broadcast.
    Note: The fraction of a float `n` is dropped. A negative degree gives 0. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_shifted_chebyshev_polynomial_t_op` (aten/ops/special.py),
        `special_shifted_chebyshev_polynomial_t_meta`, `special_shifted_chebyshev_polynomial_t_impl`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.special.shifted_chebyshev_polynomial_t(0.75, tt.tensor([0, 1, 2, 3]))
    tensor([ 1.0000,  0.5000, -0.5000, -1.0000])
    """
    if out is None and not args and not kwargs and (x.__class__ in NUMBERS and (x.__class__ is not int or -(2**62) < x < 2**62)) and isinstance(n, TensorImpl):
        ks = n.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_t_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and (n.__class__ in NUMBERS and (n.__class__ is not int or -(2**62) < n < 2**62)):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_t_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta_.key_set | n.meta_.key_set
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
    """special.shifted_chebyshev_polynomial_u(x, n, *, out=None) -> Tensor

    Chebyshev polynomial of the second kind, of degree `n`, moved from -1..1 to the range 0..1.
        out[i] = chebyshev_polynomial_u(2 * x[i] - 1, n[i])

    Args:
        x: Tensor or number at which the polynomial is evaluated. float16 and bfloat16 are refused.
        n: Tensor or number: the degree. Its shape is broadcast against that of `x`. At least one of `x` and
            `n` is a tensor.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises:
        NotImplementedError if the promoted dtype is float16 or bfloat16.
        RuntimeError if the shapes cannot be broadcast.
    Note: The fraction of a float `n` is dropped. A negative degree gives 0. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_shifted_chebyshev_polynomial_u_op` (aten/ops/special.py),
        `special_shifted_chebyshev_polynomial_u_meta`, `special_shifted_chebyshev_polynomial_u_impl`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.special.shifted_chebyshev_polynomial_u(0.75, tt.tensor([0, 1, 2, 3]))
    tensor([ 1.,  1.,  0., -1.])
    """
    if out is None and not args and not kwargs and (x.__class__ in NUMBERS and (x.__class__ is not int or -(2**62) < x < 2**62)) and isinstance(n, TensorImpl):
        ks = n.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_u_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and (n.__class__ in NUMBERS and (n.__class__ is not int or -(2**62) < n < 2**62)):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_u_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta_.key_set | n.meta_.key_set
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
    """special.shifted_chebyshev_polynomial_v(x, n, *, out=None) -> Tensor

    Chebyshev polynomial of the third kind, of degree `n`, moved from -1..1 to the range 0..1.
        out[i] = chebyshev_polynomial_v(2 * x[i] - 1, n[i])

    Args:
        x: Tensor or number at which the polynomial is evaluated. float16 and bfloat16 are refused.
        n: Tensor or number: the degree. Its shape is broadcast against that of `x`. At least one of `x` and
            `n` is a tensor.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises:
        NotImplementedError if the promoted dtype is float16 or bfloat16.
        RuntimeError if the shapes cannot be broadcast.
    Note: The fraction of a float `n` is dropped. A negative degree gives 0. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_shifted_chebyshev_polynomial_v_op` (aten/ops/special.py),
        `special_shifted_chebyshev_polynomial_v_meta`, `special_shifted_chebyshev_polynomial_v_impl`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.special.shifted_chebyshev_polynomial_v(0.75, tt.tensor([0, 1, 2, 3]))
    tensor([ 1.,  0., -1., -1.])
    """
    if out is None and not args and not kwargs and (x.__class__ in NUMBERS and (x.__class__ is not int or -(2**62) < x < 2**62)) and isinstance(n, TensorImpl):
        ks = n.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_v_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and (n.__class__ in NUMBERS and (n.__class__ is not int or -(2**62) < n < 2**62)):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_v_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta_.key_set | n.meta_.key_set
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
    """special.shifted_chebyshev_polynomial_w(x, n, *, out=None) -> Tensor

    Chebyshev polynomial of the fourth kind, of degree `n`, moved from -1..1 to the range 0..1.
        out[i] = chebyshev_polynomial_w(2 * x[i] - 1, n[i])

    Args:
        x: Tensor or number at which the polynomial is evaluated. float16 and bfloat16 are refused.
        n: Tensor or number: the degree. Its shape is broadcast against that of `x`. At least one of `x` and
            `n` is a tensor.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises:
        NotImplementedError if the promoted dtype is float16 or bfloat16.
        RuntimeError if the shapes cannot be broadcast.
    Note: The fraction of a float `n` is dropped. A negative degree gives 0. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_shifted_chebyshev_polynomial_w_op` (aten/ops/special.py),
        `special_shifted_chebyshev_polynomial_w_meta`, `special_shifted_chebyshev_polynomial_w_impl`
        (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.special.shifted_chebyshev_polynomial_w(0.75, tt.tensor([0, 1, 2, 3]))
    tensor([ 1.,  2.,  1., -1.])
    """
    if out is None and not args and not kwargs and (x.__class__ in NUMBERS and (x.__class__ is not int or -(2**62) < x < 2**62)) and isinstance(n, TensorImpl):
        ks = n.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_w_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and (n.__class__ in NUMBERS and (n.__class__ is not int or -(2**62) < n < 2**62)):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_shifted_chebyshev_polynomial_w_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta_.key_set | n.meta_.key_set
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
    """special.hermite_polynomial_h(x, n, *, out=None) -> Tensor

    Hermite polynomial of degree `n` at `x`, in the physicists' form.
        H0 = 1, H1 = 2 x, H[n+1] = 2 x H[n] - 2 n H[n-1]

    Args:
        x: Tensor or number at which the polynomial is evaluated. float16 and bfloat16 are refused.
        n: Tensor or number: the degree. Its shape is broadcast against that of `x`. At least one of `x` and
            `n` is a tensor.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises:
        NotImplementedError if the promoted dtype is float16 or bfloat16.
        RuntimeError if the shapes cannot be broadcast.
    Note: A large `n` overflows to an infinity or NaN. The fraction of a float `n` is dropped. A negative
        degree gives 0. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_hermite_polynomial_h_op` (aten/ops/special.py), `special_hermite_polynomial_h_meta`,
        `special_hermite_polynomial_h_impl` (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.special.hermite_polynomial_h(2., tt.tensor([0, 1, 2, 3]))
    tensor([ 1.,  4., 14., 40.])
    """
    if out is None and not args and not kwargs and (x.__class__ in NUMBERS and (x.__class__ is not int or -(2**62) < x < 2**62)) and isinstance(n, TensorImpl):
        ks = n.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_hermite_polynomial_h_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and (n.__class__ in NUMBERS and (n.__class__ is not int or -(2**62) < n < 2**62)):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_hermite_polynomial_h_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta_.key_set | n.meta_.key_set
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
    """special.hermite_polynomial_he(x, n, *, out=None) -> Tensor

    Hermite polynomial of degree `n` at `x`, in the form of probability theory.
        He0 = 1, He1 = x, He[n+1] = x He[n] - n He[n-1]

    Args:
        x: Tensor or number at which the polynomial is evaluated. float16 and bfloat16 are refused.
        n: Tensor or number: the degree. Its shape is broadcast against that of `x`. At least one of `x` and
            `n` is a tensor.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises:
        NotImplementedError if the promoted dtype is float16 or bfloat16.
        RuntimeError if the shapes cannot be broadcast.
    Note: A large `n` overflows to an infinity or NaN. The fraction of a float `n` is dropped. A negative
        degree gives 0. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_hermite_polynomial_he_op` (aten/ops/special.py), `special_hermite_polynomial_he_meta`,
        `special_hermite_polynomial_he_impl` (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.special.hermite_polynomial_he(2., tt.tensor([0, 1, 2, 3]))
    tensor([1., 2., 3., 2.])
    """
    if out is None and not args and not kwargs and (x.__class__ in NUMBERS and (x.__class__ is not int or -(2**62) < x < 2**62)) and isinstance(n, TensorImpl):
        ks = n.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_hermite_polynomial_he_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and (n.__class__ in NUMBERS and (n.__class__ is not int or -(2**62) < n < 2**62)):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_hermite_polynomial_he_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta_.key_set | n.meta_.key_set
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
    """special.laguerre_polynomial_l(x, n, *, out=None) -> Tensor

    Laguerre polynomial of degree `n` at `x`.
        L0 = 1, L1 = 1 - x, (n + 1) L[n+1] = (2 n + 1 - x) L[n] - n L[n-1]

    Args:
        x: Tensor or number at which the polynomial is evaluated. float16 and bfloat16 are refused.
        n: Tensor or number: the degree. Its shape is broadcast against that of `x`. At least one of `x` and
            `n` is a tensor.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises:
        NotImplementedError if the promoted dtype is float16 or bfloat16.
        RuntimeError if the shapes cannot be broadcast.
    Note: The fraction of a float `n` is dropped. A negative degree gives 0. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_laguerre_polynomial_l_op` (aten/ops/special.py), `special_laguerre_polynomial_l_meta`,
        `special_laguerre_polynomial_l_impl` (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.special.laguerre_polynomial_l(2., tt.tensor([0, 1, 2, 3]))
    tensor([ 1.0000, -1.0000, -1.0000, -0.3333])
    """
    if out is None and not args and not kwargs and (x.__class__ in NUMBERS and (x.__class__ is not int or -(2**62) < x < 2**62)) and isinstance(n, TensorImpl):
        ks = n.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_laguerre_polynomial_l_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and (n.__class__ in NUMBERS and (n.__class__ is not int or -(2**62) < n < 2**62)):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_laguerre_polynomial_l_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta_.key_set | n.meta_.key_set
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
    """special.legendre_polynomial_p(x, n, *, out=None) -> Tensor

    Legendre polynomial of degree `n` at `x`.
        P0 = 1, P1 = x, (n + 1) P[n+1] = (2 n + 1) x P[n] - n P[n-1]

    Args:
        x: Tensor or number at which the polynomial is evaluated. float16 and bfloat16 are refused.
        n: Tensor or number: the degree. Its shape is broadcast against that of `x`. At least one of `x` and
            `n` is a tensor.
        out: Tensor that the result is written to. It is resized if its shape differs, and its dtype must be
            one that the result can be cast to.
    Returns: New tensor of the broadcast shape, in the promoted dtype. Integers and bools give the default
        float dtype.
    Raises:
        NotImplementedError if the promoted dtype is float16 or bfloat16.
        RuntimeError if the shapes cannot be broadcast.
    Note: The fraction of a float `n` is dropped. A negative degree gives 0. No gradient is recorded.
    Derivative: none, the result is not differentiable.
    Journey: `special_legendre_polynomial_p_op` (aten/ops/special.py), `special_legendre_polynomial_p_meta`,
        `special_legendre_polynomial_p_impl` (aten/native/pointwise/binary_ops_math.py).
    Mirrors: aten/src/ATen/native/BinaryOps.cpp

    >>> tt.special.legendre_polynomial_p(2., tt.tensor([0, 1, 2, 3]))
    tensor([ 1.0000,  2.0000,  5.5000, 17.0000])
    """
    if out is None and not args and not kwargs and (x.__class__ in NUMBERS and (x.__class__ is not int or -(2**62) < x < 2**62)) and isinstance(n, TensorImpl):
        ks = n.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_legendre_polynomial_p_x_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and (n.__class__ in NUMBERS and (n.__class__ is not int or -(2**62) < n < 2**62)):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_legendre_polynomial_p_n_scalar_op.table[ks](ks, x, n)
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(n, TensorImpl):
        ks = x.meta_.key_set | n.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return special_legendre_polynomial_p_op.table[ks](ks, x, n)
    return special_legendre_polynomial_p_parser.call(*given(("x", "n"), (x, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)
