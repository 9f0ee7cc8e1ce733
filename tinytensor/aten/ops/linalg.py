# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `linalg`: for each overload its schema and handle, for each name its Python function.

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

mm_op = def_("aten::mm(Tensor self, Tensor mat2) -> Tensor")
mm_out_op = def_("aten::mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)")
mm_parser = PythonArgParser("mm", (mm_op, mm_out_op), methods=(mm_op,))

def mm_default(self, mat2):
    ks = self.meta_.key_set | mat2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mm_op.table[ks](ks, self, mat2)

def mm(input=NOT_GIVEN, mat2=NOT_GIVEN, *args, out=None, **kwargs):
    """mm(input, mat2, *, out=None) -> Tensor

    Matrix product of two matrices.
        out[i, j] = sum_k input[i, k] * mat2[k, j]

    Args:
        input: Tensor (n, m).
        mat2: Tensor (m, p) of the same dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (n, p) in the common dtype.
    Raises:
        RuntimeError if an argument is not 2-d, the inner sizes differ, or the dtypes differ.
        NotImplementedError for bool tensors.
    Note: It does not broadcast; `matmul` does. A sum over no elements is 0.
    Derivative: mat2: mm_mat2_backward(grad, self, mat2.sym_sizes(), mat2.sym_strides(), mat2.layout(), 1)
                self: mm_mat1_backward(grad, mat2, self.sym_sizes(), self.sym_strides(), self.layout(), 1)
    Journey: `mm_op` (aten/ops/linalg.py), `MmBackward0`, `mm_meta`, `mm_impl`
        (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.mm(tt.tensor([[1., 2.], [3., 4.]]), tt.tensor([[1., 0.], [0., 10.]]))
    tensor([[ 1., 20.],
            [ 3., 40.]])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | mat2.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return mm_op.table[ks](ks, input, mat2)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mat2, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | mat2.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mm_out_op.table[ks](ks, input, mat2, out)
    return mm_parser.call(*given(("input", "mat2"), (input, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


bmm_op = def_("aten::bmm(Tensor self, Tensor mat2) -> Tensor")
bmm_out_op = def_("aten::bmm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)")
bmm_parser = PythonArgParser("bmm", (bmm_op, bmm_out_op), methods=(bmm_op,))

def bmm_default(self, mat2):
    ks = self.meta_.key_set | mat2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bmm_op.table[ks](ks, self, mat2)

def bmm(input=NOT_GIVEN, mat2=NOT_GIVEN, *args, out=None, **kwargs):
    """bmm(input, mat2, *, out=None) -> Tensor

    Matrix products of the pairs of matrices in two batches.
        out[b] = input[b] @ mat2[b]

    Args:
        input: Tensor (b, n, m).
        mat2: Tensor (b, m, p) of the same dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (b, n, p).
    Raises: RuntimeError if an argument is not 3-d, the sizes do not fit, or the dtypes differ.
    Note: The batch is not broadcast; `matmul` does that.
    Derivative: mat2: self.transpose(1, 2).bmm(grad)
                self: grad.bmm(mat2.transpose(1, 2))
    Journey: `bmm_op` (aten/ops/linalg.py), `BmmBackward0`, `bmm_meta`, `bmm_impl`
        (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.bmm(tt.tensor([[[1., 2.]], [[3., 4.]]]), tt.ones(2, 2, 1))
    tensor([[[3.]],
    <BLANKLINE>
            [[7.]]])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | mat2.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return bmm_op.table[ks](ks, input, mat2)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mat2, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | mat2.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bmm_out_op.table[ks](ks, input, mat2, out)
    return bmm_parser.call(*given(("input", "mat2"), (input, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


mv_op = def_("aten::mv(Tensor self, Tensor vec) -> Tensor")
mv_out_op = def_("aten::mv.out(Tensor self, Tensor vec, *, Tensor(a!) out) -> Tensor(a!)")
mv_parser = PythonArgParser("mv", (mv_op, mv_out_op), methods=(mv_op,))

def mv_default(self, vec):
    ks = self.meta_.key_set | vec.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mv_op.table[ks](ks, self, vec)

def mv(input=NOT_GIVEN, vec=NOT_GIVEN, *args, out=None, **kwargs):
    """mv(input, vec, *, out=None) -> Tensor

    Product of a matrix and a vector.
        out[i] = sum_j input[i, j] * vec[j]

    Args:
        input: Tensor (n, m).
        vec: Tensor (m) of the same dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (n).
    Raises: RuntimeError if the sizes do not fit or the dtypes differ.
    Derivative: self: grad.ger(vec)
                vec: self.t().mv(grad)
    Journey: `mv_op` (aten/ops/linalg.py), `MvBackward0`, `mv` (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.mv(tt.tensor([[1, 2], [3, 4]]), tt.tensor([1, 10]))
    tensor([21, 43])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | vec.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return mv_op.table[ks](ks, input, vec)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(vec, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | vec.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mv_out_op.table[ks](ks, input, vec, out)
    return mv_parser.call(*given(("input", "vec"), (input, vec), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


dot_op = def_("aten::dot(Tensor self, Tensor tensor) -> Tensor")
dot_out_op = def_("aten::dot.out(Tensor self, Tensor tensor, *, Tensor(a!) out) -> Tensor(a!)")
dot_parser = PythonArgParser("dot", (dot_op, dot_out_op), methods=(dot_op,))

def dot_default(self, tensor):
    ks = self.meta_.key_set | tensor.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return dot_op.table[ks](ks, self, tensor)

def dot(input=NOT_GIVEN, tensor=NOT_GIVEN, *args, out=None, **kwargs):
    """dot(input, tensor, *, out=None) -> Tensor

    Sum of the products of two vectors' elements.
        out = sum_i input[i] * tensor[i]

    Args:
        input: Tensor (n).
        tensor: Tensor (n) of the same dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: 0-d tensor of the same dtype; 0 for empty vectors.
    Raises: RuntimeError if an argument is not 1-d, or the lengths or dtypes differ.
    Derivative: self: grad * tensor
                tensor: grad * self
    Journey: `dot_op` (aten/ops/linalg.py), `DotBackward0`, `dot` (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.dot(tt.tensor([1, 2]), tt.tensor([3, 4]))
    tensor(11)
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | tensor.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return dot_op.table[ks](ks, input, tensor)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(tensor, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | tensor.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return dot_out_op.table[ks](ks, input, tensor, out)
    return dot_parser.call(*given(("input", "tensor"), (input, tensor), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


addmm_op = def_("aten::addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor")
addmm_out_op = def_("aten::addmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
addmm_parser = PythonArgParser("addmm", (addmm_op, addmm_out_op), methods=(addmm_op,))

def addmm_default(self, mat1, mat2, beta=1, alpha=1):
    ks = self.meta_.key_set | mat1.meta_.key_set | mat2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addmm_op.table[ks](ks, self, mat1, mat2, beta, alpha)

def addmm_out(self, mat1, mat2, beta, alpha, out):
    ks = self.meta_.key_set | mat1.meta_.key_set | mat2.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addmm_out_op.table[ks](ks, self, mat1, mat2, beta, alpha, out)

def addmm(input=NOT_GIVEN, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, out=None, **kwargs):
    """addmm(input, mat1, mat2, *, beta=1, alpha=1, out=None) -> Tensor

    Adds a matrix product to a matrix, both scaled.
        out = beta * input + alpha * (mat1 @ mat2)

    Args:
        input: Tensor that broadcasts to (n, p).
        mat1: Tensor (n, m).
        mat2: Tensor (m, p).
        beta: Number that multiplies `input`; with 0 it is not read at all, so its NaN does not spread.
        alpha: Number that multiplies the product.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (n, p).
    Raises: RuntimeError if the sizes do not fit or the dtypes differ.
    Note: For integer tensors `alpha` and `beta` are cut to integers.
    Derivative: mat1: mm_mat1_backward(grad, mat2, mat1.sym_sizes(), mat1.sym_strides(), mat1.layout(), alpha)
                mat2: mm_mat2_backward(grad, mat1, mat2.sym_sizes(), mat2.sym_strides(), mat2.layout(), alpha)
                self: maybe_multiply(grad, beta)
    Journey: `addmm_op` (aten/ops/linalg.py), `AddmmBackward0`, `addmm_meta`, `addmm_impl`
        (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.addmm(tt.tensor([1., 2.]), tt.ones(2, 1), tt.ones(1, 2), beta=2, alpha=10)
    tensor([[12., 14.],
            [12., 14.]])
    """
    if out is None and not args and not kwargs and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        try:
            ks = input.meta_.key_set | mat1.meta_.key_set | mat2.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return addmm_op.table[ks](ks, input, mat1, mat2, beta, alpha)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mat1, TensorImpl) and isinstance(mat2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | mat1.meta_.key_set | mat2.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return addmm_out_op.table[ks](ks, input, mat1, mat2, beta, alpha, out)
    return addmm_parser.call(*given(("input", "mat1", "mat2"), (input, mat1, mat2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, out=out, **kwargs)


addmm__op = def_("aten::addmm_(Tensor(a!) self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)")
addmm__parser = PythonArgParser("addmm_", (addmm__op,), methods=(addmm__op,))

def addmm__default(self, mat1, mat2, beta=1, alpha=1):
    ks = self.meta_.key_set | mat1.meta_.key_set | mat2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addmm__op.table[ks](ks, self, mat1, mat2, beta, alpha)

def addmm_(self=NOT_GIVEN, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(mat1, TensorImpl) and isinstance(mat2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        return addmm__default(self, mat1, mat2, beta, alpha)
    return addmm__parser.call(*given(("self", "mat1", "mat2"), (self, mat1, mat2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)


matmul_op = def_("aten::matmul(Tensor self, Tensor other) -> Tensor")
matmul_out_op = def_("aten::matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
matmul_parser = PythonArgParser("matmul", (matmul_op, matmul_out_op), methods=(matmul_op,))

def matmul_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return matmul_op.table[ks](ks, self, other)

def matmul_out(self, other, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return matmul_out_op.table[ks](ks, self, other, out)

def matmul(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """matmul(input, other, *, out=None) -> Tensor

    Matrix product that treats 1-d tensors as vectors and broadcasts batches.

    Args:
        input: Tensor with at least one dimension.
        other: Tensor with at least one dimension, of the same dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: 0-d for two vectors; (*, n) for matrices times a vector; (*, n, p) for matrices (*, n, m) and (*,
        m, p), batches broadcast.
    Raises: RuntimeError if an argument is 0-d, the inner sizes differ, the batches cannot be broadcast, or
        the dtypes differ.
    Note: Only the batch dimensions are broadcast, never the last two. `a @ b` calls it.
    Derivative: those of the operators that it calls.
    Journey: `matmul_op` (aten/ops/linalg.py), `matmul` (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.matmul(tt.tensor([1., 2.]), tt.tensor([3., 4.]))
    tensor(11.)
    >>> tt.matmul(tt.ones(5, 1, 2, 3), tt.ones(4, 3, 2)).shape
    torch.Size([5, 4, 2, 2])
    """
    if out is None and not args and not kwargs:
        try:
            ks = input.meta_.key_set | other.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return matmul_op.table[ks](ks, input, other)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return matmul_out_op.table[ks](ks, input, other, out)
    return matmul_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


addmv_op = def_("aten::addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor")
addmv_out_op = def_("aten::addmv.out(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
addmv_parser = PythonArgParser("addmv", (addmv_op, addmv_out_op), methods=(addmv_op,))

def addmv_default(self, mat, vec, beta=1, alpha=1):
    ks = self.meta_.key_set | mat.meta_.key_set | vec.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addmv_op.table[ks](ks, self, mat, vec, beta, alpha)

def addmv(input=NOT_GIVEN, mat=NOT_GIVEN, vec=NOT_GIVEN, *args, beta=1, alpha=1, out=None, **kwargs):
    """addmv(input, mat, vec, *, beta=1, alpha=1, out=None) -> Tensor

    Adds a matrix-vector product to a vector, both scaled.
        out = beta * input + alpha * (mat @ vec)

    Args:
        input: Tensor that broadcasts to (n).
        mat: Tensor (n, m).
        vec: Tensor (m).
        beta: Number that multiplies `input`; with 0 it is not read at all, so its NaN does not spread.
        alpha: Number that multiplies the product.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (n).
    Raises: RuntimeError if the sizes do not fit or the dtypes differ.
    Derivative: mat: maybe_multiply(grad.ger(vec), alpha)
                self: maybe_multiply(grad, beta)
                vec: maybe_multiply(mat.t().mv(grad), alpha)
    Journey: `addmv_op` (aten/ops/linalg.py), `AddmvBackward0`, `addmv_meta`, `addmv_impl`
        (aten/native/linalg/blas.py).
    Mirrors: aten/src/ATen/native/Blas.cpp

    >>> tt.addmv(tt.tensor([1., 2.]), tt.ones(2, 2), tt.tensor([1., 2.]), alpha=10)
    tensor([31., 32.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mat, TensorImpl) and isinstance(vec, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        return addmv_default(input, mat, vec, beta, alpha)
    return addmv_parser.call(*given(("input", "mat", "vec"), (input, mat, vec), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, out=out, **kwargs)


addmv__op = def_("aten::addmv_(Tensor(a!) self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)")
addmv__parser = PythonArgParser("addmv_", (addmv__op,), methods=(addmv__op,))

def addmv__default(self, mat, vec, beta=1, alpha=1):
    ks = self.meta_.key_set | mat.meta_.key_set | vec.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addmv__op.table[ks](ks, self, mat, vec, beta, alpha)

def addmv_(input=NOT_GIVEN, mat=NOT_GIVEN, vec=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mat, TensorImpl) and isinstance(vec, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        return addmv__default(input, mat, vec, beta, alpha)
    return addmv__parser.call(*given(("input", "mat", "vec"), (input, mat, vec), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)


baddbmm_op = def_("aten::baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor")
baddbmm_out_op = def_("aten::baddbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
baddbmm_parser = PythonArgParser("baddbmm", (baddbmm_op, baddbmm_out_op), methods=(baddbmm_op,))

def baddbmm_default(self, batch1, batch2, beta=1, alpha=1):
    ks = self.meta_.key_set | batch1.meta_.key_set | batch2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return baddbmm_op.table[ks](ks, self, batch1, batch2, beta, alpha)

def baddbmm(input=NOT_GIVEN, batch1=NOT_GIVEN, batch2=NOT_GIVEN, *args, beta=1, alpha=1, out=None, **kwargs):
    """baddbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None) -> Tensor

    Adds a batch of matrix products to a batch of matrices, both scaled.
        out[b] = beta * input[b] + alpha * (batch1[b] @ batch2[b])

    Args:
        input: Tensor that broadcasts to (b, n, p).
        batch1: Tensor (b, n, m).
        batch2: Tensor (b, m, p).
        beta: Number that multiplies `input`; with 0 it is not read at all, so its NaN does not spread.
        alpha: Number that multiplies the product.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (b, n, p).
    Raises: RuntimeError if the sizes do not fit or the dtypes differ.
    Derivative: batch1: maybe_multiply(grad.bmm(batch2.transpose(1, 2)), alpha)
                batch2: maybe_multiply(batch1.transpose(1, 2).bmm(grad), alpha)
                self: maybe_multiply(grad, beta)
    Journey: `baddbmm_op` (aten/ops/linalg.py), `BaddbmmBackward0`, `baddbmm_meta`, `baddbmm_impl`
        (aten/native/linalg/blas.py).
    Mirrors: aten/src/ATen/native/Blas.cpp

    >>> tt.baddbmm(tt.tensor([1., 2.]), tt.ones(1, 1, 3), tt.ones(1, 3, 2))
    tensor([[[4., 5.]]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(batch1, TensorImpl) and isinstance(batch2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        return baddbmm_default(input, batch1, batch2, beta, alpha)
    return baddbmm_parser.call(*given(("input", "batch1", "batch2"), (input, batch1, batch2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, out=out, **kwargs)


baddbmm__op = def_("aten::baddbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)")
baddbmm__parser = PythonArgParser("baddbmm_", (baddbmm__op,), methods=(baddbmm__op,))

def baddbmm_(*args, **kwargs):
    return baddbmm__parser.call(*args, **kwargs)


addbmm_out_op = def_("aten::addbmm.out(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
addbmm_op = def_("aten::addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor")
addbmm_parser = PythonArgParser("addbmm", (addbmm_out_op, addbmm_op), methods=(addbmm_op,))

def addbmm_default(self, batch1, batch2, beta=1, alpha=1):
    ks = self.meta_.key_set | batch1.meta_.key_set | batch2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addbmm_op.table[ks](ks, self, batch1, batch2, beta, alpha)

def addbmm(input=NOT_GIVEN, batch1=NOT_GIVEN, batch2=NOT_GIVEN, *args, beta=1, alpha=1, out=None, **kwargs):
    """addbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None) -> Tensor

    Adds the sum of a batch of matrix products to a matrix, both scaled.
        out = beta * input + alpha * sum_b (batch1[b] @ batch2[b])

    Args:
        input: Tensor that broadcasts to (n, p).
        batch1: Tensor (b, n, m).
        batch2: Tensor (b, m, p).
        beta: Number that multiplies `input`; with 0 it is not read at all, so its NaN does not spread.
        alpha: Number that multiplies the product.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (n, p). Unlike `baddbmm` it has no batch.
    Raises: RuntimeError if the sizes do not fit or the dtypes differ.
    Derivative: batch1: maybe_multiply(grad.unsqueeze(0).expand((batch1.sym_size(0), batch1.sym_size(1),
                    batch2.sym_size(2))).bmm(batch2.transpose(1, 2)), alpha)
                batch2: maybe_multiply(batch1.transpose(1,
                    2).bmm(grad.unsqueeze(0).expand((batch1.sym_size(0), batch1.sym_size(1),
                    batch2.sym_size(2)))), alpha)
                self: maybe_multiply(grad, beta)
    Journey: `addbmm_op` (aten/ops/linalg.py), `AddbmmBackward0`, `addbmm` (aten/native/linalg/blas.py).
    Mirrors: aten/src/ATen/native/Blas.cpp

    >>> tt.addbmm(tt.tensor([1., 2.]), tt.ones(3, 2, 1), tt.ones(3, 1, 2))
    tensor([[4., 5.],
            [4., 5.]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(batch1, TensorImpl) and isinstance(batch2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        return addbmm_default(input, batch1, batch2, beta, alpha)
    return addbmm_parser.call(*given(("input", "batch1", "batch2"), (input, batch1, batch2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, out=out, **kwargs)


addbmm__op = def_("aten::addbmm_(Tensor(a!) self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)")
addbmm__parser = PythonArgParser("addbmm_", (addbmm__op,), methods=(addbmm__op,))

def addbmm_(*args, **kwargs):
    return addbmm__parser.call(*args, **kwargs)


addr_op = def_("aten::addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor")
addr_out_op = def_("aten::addr.out(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
addr_parser = PythonArgParser("addr", (addr_op, addr_out_op), methods=(addr_op,))

def addr_default(self, vec1, vec2, beta=1, alpha=1):
    ks = self.meta_.key_set | vec1.meta_.key_set | vec2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return addr_op.table[ks](ks, self, vec1, vec2, beta, alpha)

def addr(input=NOT_GIVEN, vec1=NOT_GIVEN, vec2=NOT_GIVEN, *args, beta=1, alpha=1, out=None, **kwargs):
    """addr(input, vec1, vec2, *, beta=1, alpha=1, out=None) -> Tensor

    Adds the outer product of two vectors to a matrix, both scaled.
        out[i, j] = beta * input[i, j] + alpha * vec1[i] * vec2[j]

    Args:
        input: Tensor that broadcasts to (n, m).
        vec1: Tensor (n).
        vec2: Tensor (m).
        beta: Number that multiplies `input`; with 0 it is not read at all, so its NaN does not spread.
        alpha: Number that multiplies the product.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (n, m) in the promoted dtype.
    Raises: RuntimeError if a vector is not 1-d or `input` cannot be expanded.
    Note: Unlike the other members of this family it promotes dtypes.
    Derivative: self: maybe_multiply(grad, beta)
                vec1: maybe_multiply(grad.mv(vec2), alpha)
                vec2: maybe_multiply(grad.t().mv(vec1), alpha)
    Journey: `addr_op` (aten/ops/linalg.py), `AddrBackward0`, `addr` (aten/native/linalg/blas.py).
    Mirrors: aten/src/ATen/native/Blas.cpp

    >>> tt.addr(tt.tensor([[10., 20.]]), tt.tensor([1., 2.]), tt.tensor([3., 4.]))
    tensor([[13., 24.],
            [16., 28.]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(vec1, TensorImpl) and isinstance(vec2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        return addr_default(input, vec1, vec2, beta, alpha)
    return addr_parser.call(*given(("input", "vec1", "vec2"), (input, vec1, vec2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, out=out, **kwargs)


addr__op = def_("aten::addr_(Tensor(a!) self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor(a!)")
addr__parser = PythonArgParser("addr_", (addr__op,), methods=(addr__op,))

def addr_(*args, **kwargs):
    return addr__parser.call(*args, **kwargs)


vdot_op = def_("aten::vdot(Tensor self, Tensor other) -> Tensor")
vdot_out_op = def_("aten::vdot.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
vdot_parser = PythonArgParser("vdot", (vdot_op, vdot_out_op), methods=(vdot_op,))

def vdot_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return vdot_op.table[ks](ks, self, other)

def vdot(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """vdot(input, other, *, out=None) -> Tensor

    Sum of the products of two vectors' elements; for complex numbers `input` would be conjugated.
        out = sum_i conj(input[i]) * other[i]

    Args:
        input: Tensor (n).
        other: Tensor (n) of the same dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: 0-d tensor of the same dtype.
    Raises: RuntimeError if an argument is not 1-d, or the lengths or dtypes differ.
    Note: For real tensors it equals `dot`.
    Derivative: other: grad * self
                self: grad * other
    Journey: `vdot_op` (aten/ops/linalg.py), `VdotBackward0`, `vdot` (aten/native/linalg/blas.py).
    Mirrors: aten/src/ATen/native/Blas.cpp

    >>> tt.vdot(tt.tensor([1., 2.]), tt.tensor([3., 4.]))
    tensor(11.)
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return vdot_default(input, other)
    return vdot_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


outer_op = def_("aten::outer(Tensor self, Tensor vec2) -> Tensor")
outer_out_op = def_("aten::outer.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)")
outer_parser = PythonArgParser("outer", (outer_op, outer_out_op), methods=(outer_op,))

def outer_default(self, vec2):
    ks = self.meta_.key_set | vec2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return outer_op.table[ks](ks, self, vec2)

def outer(input=NOT_GIVEN, vec2=NOT_GIVEN, *args, out=None, **kwargs):
    """outer(input, vec2, *, out=None) -> Tensor

    Every element of one vector times every element of another.
        out[i, j] = input[i] * vec2[j]

    Args:
        input: Tensor (n).
        vec2: Tensor (m).
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (n, m) in the promoted dtype.
    Raises: RuntimeError if an argument is not 1-d.
    Derivative: those of the operators that it calls.
    Journey: `outer_op` (aten/ops/linalg.py), `outer` (aten/native/linalg/linear_algebra_outer_products.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.outer(tt.tensor([1, 2]), tt.tensor([3., 4.]))
    tensor([[3., 4.],
            [6., 8.]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(vec2, TensorImpl):
        return outer_default(input, vec2)
    return outer_parser.call(*given(("input", "vec2"), (input, vec2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


ger_op = def_("aten::ger(Tensor self, Tensor vec2) -> Tensor")
ger_out_op = def_("aten::ger.out(Tensor self, Tensor vec2, *, Tensor(a!) out) -> Tensor(a!)")
ger_parser = PythonArgParser("ger", (ger_op, ger_out_op), methods=(ger_op,))

def ger_default(self, vec2):
    ks = self.meta_.key_set | vec2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ger_op.table[ks](ks, self, vec2)

def ger(input=NOT_GIVEN, vec2=NOT_GIVEN, *args, out=None, **kwargs):
    """ger(input, vec2, *, out=None) -> Tensor

    Another name of `outer`. Every element of one vector times every element of another.

    Args:
        input: Tensor (n).
        vec2: Tensor (m).
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Derivative: those of the operators that it calls.
    Journey: `ger_op` (aten/ops/linalg.py), `ger` (aten/native/linalg/linear_algebra_outer_products.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(vec2, TensorImpl):
        return ger_default(input, vec2)
    return ger_parser.call(*given(("input", "vec2"), (input, vec2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


inner_op = def_("aten::inner(Tensor self, Tensor other) -> Tensor")
inner_out_op = def_("aten::inner.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
inner_parser = PythonArgParser("inner", (inner_op, inner_out_op), methods=(inner_op,))

def inner_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return inner_op.table[ks](ks, self, other)

def inner(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """inner(input, other, *, out=None) -> Tensor

    Sum of products over the last dimension of both tensors.
        out[i..., j...] = sum_k input[i..., k] * other[j..., k]

    Args:
        input: Tensor (*, n), or 0-d, which then scales.
        other: Tensor (**, n) of the same dtype, or 0-d.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, **); 0-d for two vectors.
    Raises: RuntimeError if the last sizes or the dtypes differ.
    Derivative: those of the operators that it calls.
    Journey: `inner_op` (aten/ops/linalg.py), `inner` (aten/native/linalg/linear_algebra_outer_products.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.inner(tt.tensor([[1., 2.]]), tt.tensor([[3., 4.], [5., 6.]]))
    tensor([[11., 17.]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return inner_default(input, other)
    return inner_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


kron_op = def_("aten::kron(Tensor self, Tensor other) -> Tensor")
kron_out_op = def_("aten::kron.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
kron_parser = PythonArgParser("kron", (kron_op, kron_out_op), methods=(kron_op,))

def kron_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return kron_op.table[ks](ks, self, other)

def kron(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """kron(input, other, *, out=None) -> Tensor

    Kronecker product. Each element of `input` is replaced by itself times the whole of `other`.
        out[i*p + k, j*q + l] = input[i, j] * other[k, l], other of size (p, q)

    Args:
        input: Tensor of any shape.
        other: Tensor of any shape.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor whose sizes are the products of both sizes, aligned at the last dimension; promoted dtype.
    Derivative: those of the operators that it calls.
    Journey: `kron_op` (aten/ops/linalg.py), `kron` (aten/native/linalg/linear_algebra_outer_products.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.kron(tt.tensor([1, 2]), tt.tensor([[1, 1], [0, 1]]))
    tensor([[1, 1, 2, 2],
            [0, 1, 0, 2]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return kron_default(input, other)
    return kron_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


linalg_vecdot_op = def_("aten::linalg_vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor")
linalg_vecdot_out_op = def_("aten::linalg_vecdot.out(Tensor x, Tensor y, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)")
linalg_vecdot_parser = PythonArgParser("linalg_vecdot", (linalg_vecdot_op, linalg_vecdot_out_op))

def linalg_vecdot(x=NOT_GIVEN, y=NOT_GIVEN, *args, dim=-1, out=None, **kwargs):
    """linalg.vecdot(x, y, *, dim=-1, out=None) -> Tensor

    Scalar products of the vectors of `x` and `y` along `dim`, pair by pair.
        out = sum(conj(x) * y, dim)

    Args:
        x: Floating tensor.
        y: Floating tensor whose shape broadcasts with `x`.
        dim: Dimension that holds the vectors.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of the broadcast shape without `dim`.
    Raises: RuntimeError if the dtype is not floating or the shapes do not fit.
    Derivative: those of the operators that it calls.
    Journey: `linalg_vecdot_op` (aten/ops/linalg.py), `linalg_vecdot`
        (aten/native/linalg/linear_algebra_outer_products.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.linalg.vecdot(tt.tensor([[1., 2.], [0., 1.]]), tt.tensor([3., 4.]))
    tensor([11.,  4.])
    """
    if out is None and not args and not kwargs and isinstance(x, TensorImpl) and isinstance(y, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = x.meta_.key_set | y.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_vecdot_op.table[ks](ks, x, y, dim)
    return linalg_vecdot_parser.call(*given(("x", "y"), (x, y), (NOT_GIVEN, NOT_GIVEN), args, kwargs), dim=dim, out=out, **kwargs)


linalg_matmul_op = def_("aten::linalg_matmul(Tensor self, Tensor other) -> Tensor")
linalg_matmul_out_op = def_("aten::linalg_matmul.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
linalg_matmul_parser = PythonArgParser("linalg_matmul", (linalg_matmul_op, linalg_matmul_out_op))

def linalg_matmul(input=NOT_GIVEN, other=NOT_GIVEN, *args, out=None, **kwargs):
    """linalg.matmul(input, other, *, out=None) -> Tensor

    Another name of `matmul`. Matrix product that treats 1-d tensors as vectors and broadcasts batches.

    Args:
        input: Tensor with at least one dimension.
        other: Tensor with at least one dimension, of the same dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Derivative: those of the operators that it calls.
    Journey: `linalg_matmul_op` (aten/ops/linalg.py), `linalg_matmul`
        (aten/native/linalg/linear_algebra_outer_products.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_matmul_op.table[ks](ks, input, other)
    return linalg_matmul_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


trace_op = def_("aten::trace(Tensor self) -> Tensor")
trace_parser = PythonArgParser("trace", (trace_op,), methods=(trace_op,))

def trace_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return trace_op.table[ks](ks, self)

def trace(input=NOT_GIVEN, *args, **kwargs):
    """trace(input) -> Tensor

    Sum of the elements on the main diagonal of a matrix.
        out = sum_i input[i, i]

    Args:
        input: Tensor (n, m) of any dtype except bool.
    Returns: 0-d tensor; of integers it is int64.
    Raises:
        RuntimeError if `input` is not 2-d; batches are refused.
        NotImplementedError for bool tensors.
    Derivative: self: trace_backward(grad, self.sym_sizes())
    Journey: `trace_op` (aten/ops/linalg.py), `TraceBackward0`, `trace`
        (aten/native/linalg/linear_algebra_outer_products.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.trace(tt.tensor([[1, 2, 3], [4, 5, 6]]))
    tensor(6)
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        return trace_default(input)
    return trace_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


trace_backward_op = def_("aten::trace_backward(Tensor grad, SymInt[] sizes) -> Tensor")
trace_backward_parser = PythonArgParser("trace_backward", (trace_backward_op,))

def trace_backward(grad=NOT_GIVEN, sizes=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and (sizes_ := as_tuple(sizes)) is not False:
        ks = grad.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return trace_backward_op.table[ks](ks, grad, sizes_)
    return trace_backward_parser.call(*given(("grad", "sizes"), (grad, sizes), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


linalg_vander_op = def_("aten::linalg_vander(Tensor x, *, SymInt? N=None) -> Tensor")
linalg_vander_parser = PythonArgParser("linalg_vander", (linalg_vander_op,))

def linalg_vander(x=NOT_GIVEN, *args, N=None, **kwargs):
    """linalg.vander(x, *, N=None) -> Tensor

    Vandermonde matrix. Each row holds the powers of an element, from 0 upwards.
        out[..., i, j] = x[..., i]**j

    Args:
        x: Tensor (*, n).
        N: Number of columns, at least 2; by default n.
    Returns: Tensor (*, n, N); int64 for integers.
    Raises: RuntimeError if `N` is not greater than 1.
    Note: `tt.vander` orders the powers downwards unless told otherwise.
    Derivative: those of the operators that it calls.
    Journey: `linalg_vander_op` (aten/ops/linalg.py), `linalg_vander`
        (aten/native/linalg/linear_algebra_outer_products.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.linalg.vander(tt.tensor([1, 2, 3]))
    tensor([[1, 1, 1],
            [1, 2, 4],
            [1, 3, 9]])
    """
    if not args and not kwargs and isinstance(x, TensorImpl) and (N is None or (N.__class__ is int and -(2**30) < N < 2**30)):
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_vander_op.table[ks](ks, x, N)
    return linalg_vander_parser.call(*given(("x",), (x,), (NOT_GIVEN,), args, kwargs), N=N, **kwargs)


linalg_diagonal_op = def_("aten::linalg_diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)")
linalg_diagonal_parser = PythonArgParser("linalg_diagonal", (linalg_diagonal_op,))

def linalg_diagonal(A=NOT_GIVEN, *args, offset=0, dim1=-2, dim2=-1, **kwargs):
    """linalg.diagonal(A, *, offset=0, dim1=-2, dim2=-1) -> Tensor

    Diagonals of a batch of matrices, as a view.

    Args:
        A: Tensor with at least two dimensions.
        offset: Which diagonal, 0 the main one, positive above and negative below.
        dim1: First dimension of the matrices.
        dim2: Second dimension of the matrices.
    Returns: A view of `input`: it shares its memory. View of `A` without `dim1` and `dim2`; the diagonal is
        the last dimension.
    Raises: RuntimeError if `dim1` and `dim2` are the same.
    Note: `tt.diagonal` takes dimensions 0 and 1 by default, this takes the last two.
    Derivative: those of the operators that it calls.
    Journey: `linalg_diagonal_op` (aten/ops/linalg.py), `linalg_diagonal`
        (aten/native/linalg/linear_algebra_outer_products.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.linalg.diagonal(tt.arange(9).view(3, 3), offset=1)
    tensor([1, 5])
    """
    if not args and not kwargs and isinstance(A, TensorImpl) and offset.__class__ is int and -(2**30) < offset < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30 and dim2.__class__ is int and -(2**30) < dim2 < 2**30:
        ks = A.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_diagonal_op.table[ks](ks, A, offset, dim1, dim2)
    return linalg_diagonal_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), offset=offset, dim1=dim1, dim2=dim2, **kwargs)


adjoint_op = def_("aten::adjoint(Tensor(a) self) -> Tensor(a)")
adjoint_parser = PythonArgParser("adjoint", (adjoint_op,), methods=(adjoint_op,))

def adjoint(input=NOT_GIVEN, *args, **kwargs):
    """adjoint(input) -> Tensor

    Matrices with rows and columns exchanged (and conjugated, if they were complex).

    Args:
        input: Tensor with at least two dimensions.
    Returns: A view of `input`: it shares its memory. View of `input` with the last two dimensions exchanged.
    Raises: RuntimeError if there are fewer than two dimensions.
    Derivative: those of the operators that it calls.
    Journey: `adjoint_op` (aten/ops/linalg.py), `adjoint`
        (aten/native/linalg/linear_algebra_outer_products.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.adjoint(tt.tensor([[1., 2.]]))
    tensor([[1.],
            [2.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return adjoint_op.table[ks](ks, input)
    return adjoint_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


mH_op = def_("aten::mH(Tensor(a) self) -> Tensor(a)")
mH_parser = PythonArgParser("mH", (mH_op,), methods=(mH_op,))

def mH(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mH_op.table[ks](ks, self)
    return mH_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


matrix_H_op = def_("aten::matrix_H(Tensor(a) self) -> Tensor(a)")
matrix_H_parser = PythonArgParser("matrix_H", (matrix_H_op,), methods=(matrix_H_op,))

def matrix_H(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return matrix_H_op.table[ks](ks, self)
    return matrix_H_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


linalg_cross_op = def_("aten::linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor")
linalg_cross_out_op = def_("aten::linalg_cross.out(Tensor self, Tensor other, *, int dim=-1, Tensor(a!) out) -> Tensor(a!)")
linalg_cross_parser = PythonArgParser("linalg_cross", (linalg_cross_op, linalg_cross_out_op))

def linalg_cross_default(self, other, dim=-1):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_cross_op.table[ks](ks, self, other, dim)

def linalg_cross_out(self, other, dim, out):
    ks = self.meta_.key_set | other.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_cross_out_op.table[ks](ks, self, other, dim, out)

def linalg_cross(input=NOT_GIVEN, other=NOT_GIVEN, *args, dim=-1, out=None, **kwargs):
    """linalg.cross(input, other, *, dim=-1, out=None) -> Tensor

    Vector products of 3-vectors, pair by pair.
        out = (a1*b2 - a2*b1, a2*b0 - a0*b2, a0*b1 - a1*b0)

    Args:
        input: Tensor with size 3 in `dim`.
        other: Tensor with as many dimensions; the shapes are broadcast.
        dim: Dimension that holds the vectors.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of the broadcast shape.
    Raises: RuntimeError if the size of `dim` is not 3 or the numbers of dimensions differ.
    Derivative: other: linalg_cross(grad, self, dim=dim)
                self: linalg_cross(other, grad, dim=dim)
    Journey: `linalg_cross_op` (aten/ops/linalg.py), `LinalgCrossBackward0`, `linalg_cross_meta`,
        `linalg_cross_impl` (aten/native/linalg/cross.py).
    Mirrors: aten/src/ATen/native/Cross.cpp

    >>> tt.linalg.cross(tt.tensor([1., 0., 0.]), tt.tensor([0., 1., 0.]))
    tensor([0., 0., 1.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
        return linalg_cross_default(input, other, dim)
    return linalg_cross_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), dim=dim, out=out, **kwargs)


cross_out_op = def_("aten::cross.out(Tensor self, Tensor other, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)")
cross_op = def_("aten::cross(Tensor self, Tensor other, int? dim=None) -> Tensor")
cross_parser = PythonArgParser("cross", (cross_out_op, cross_op), methods=(cross_op,))

def cross_default(self, other, dim=None):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cross_op.table[ks](ks, self, other, dim)

def cross(input=NOT_GIVEN, other=NOT_GIVEN, dim=None, *args, out=None, **kwargs):
    """cross(input, other, dim=None, *, out=None) -> Tensor

    Vector products of 3-vectors, pair by pair; `linalg.cross` with another default for `dim`.

    Args:
        input: Tensor with size 3 in `dim`.
        other: Tensor with as many dimensions; the shapes are broadcast.
        dim: Dimension that holds the vectors; None takes the first one of size 3.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of the broadcast shape.
    Raises: RuntimeError if no dimension has size 3.
    Note: Which dimension None takes depends on the shape, so it is better named.
    Derivative: those of the operators that it calls.
    Journey: `cross_op` (aten/ops/linalg.py), `cross` (aten/native/linalg/cross.py).
    Mirrors: aten/src/ATen/native/Cross.cpp

    >>> tt.cross(tt.tensor([1, 2, 3]), tt.tensor([0, 0, 1]), dim=0)
    tensor([ 2, -1,  0])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)):
        return cross_default(input, other, dim)
    return cross_parser.call(*given(("input", "other", "dim"), (input, other, dim), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


tensordot_op = def_("aten::tensordot(Tensor self, Tensor other, int[] dims_self, int[] dims_other) -> Tensor")
tensordot_out_op = def_("aten::tensordot.out(Tensor self, Tensor other, int[] dims_self, int[] dims_other, *, Tensor(a!) out) -> Tensor(a!)")
tensordot_parser = PythonArgParser("tensordot", (tensordot_op, tensordot_out_op))

def tensordot(input=NOT_GIVEN, other=NOT_GIVEN, dims_self=NOT_GIVEN, dims_other=NOT_GIVEN, *args, out=None, **kwargs):
    """tensordot(input, other, dims_self, dims_other, *, out=None) -> Tensor

    Sums the products of two tensors over several dimensions at once.

    Args:
        input: Tensor; `a` in the Python function.
        other: Tensor of the same dtype; `b` in the Python function.
        dims_self: Dimensions of the first tensor to sum over. The Python function takes one `dims` for both,
            a number n (the last n of a, the first n of b) or a pair of lists.
        dims_other: Dimensions of the second tensor, each of the same size as its partner.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor with the remaining dimensions of the first, then of the second tensor.
    Raises: RuntimeError if partners differ in size, or the dtypes differ.
    Note: dims=0 is the outer product, dims=1 for matrices the matrix product.
    Derivative: those of the operators that it calls.
    Journey: `tensordot_op` (aten/ops/linalg.py), `tensordot` (aten/native/linalg/linear_einsum.py).
    Mirrors: aten/src/ATen/native/Linear.cpp

    >>> tt.tensordot(tt.arange(4.).view(2, 2), tt.arange(4.).view(2, 2), dims=2)
    tensor(14.)
    >>> tt.tensordot(tt.ones(2, 3), tt.ones(2, 4), dims=([0], [0])).shape
    torch.Size([3, 4])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and (dims_self_ := as_tuple(dims_self)) is not False and (dims_other_ := as_tuple(dims_other)) is not False:
        ks = input.meta_.key_set | other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tensordot_op.table[ks](ks, input, other, dims_self_, dims_other_)
    return tensordot_parser.call(*given(("input", "other", "dims_self", "dims_other"), (input, other, dims_self, dims_other), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


einsum_op = def_("aten::einsum(str equation, Tensor[] tensors, *, int[]? path=None) -> Tensor")
einsum_parser = PythonArgParser("einsum", (einsum_op,))

def einsum(equation=NOT_GIVEN, tensors=NOT_GIVEN, *args, path=None, **kwargs):
    """einsum(equation, tensors, *, path=None) -> Tensor

    Sums of products, written with one letter for each dimension.

    Args:
        equation: Letters of each operand, separated by commas, then optionally '->' and those of the result.
            '...' stands for broadcast dimensions.
        tensors: The operands, one for each group of letters; Python takes them one by one or as a list.
        path: Order in which operands are multiplied, pairs of positions; None goes from left to right.
    Returns: Tensor with the dimensions named on the right. Without '->' these are the letters that occur
        once, in alphabetical order.
    Raises: RuntimeError if the letters do not fit the shapes or the equation is malformed.
    Note: Letters that are missing on the right are summed over. A letter twice in one operand takes its
        diagonal.
    Derivative: those of the operators that it calls.
    Journey: `einsum_op` (aten/ops/linalg.py), `einsum` (aten/native/linalg/linear_einsum.py).
    Mirrors: aten/src/ATen/native/Linear.cpp

    >>> tt.einsum('ij,jk->ik', tt.tensor([[1., 2.]]), tt.tensor([[3.], [4.]]))
    tensor([[11.]])
    >>> tt.einsum('ii->i', tt.arange(4).view(2, 2))
    tensor([0, 3])
    """
    if not args and not kwargs and equation.__class__ is str and are_tensors(tensors) and (path_ := as_tuple_or_none(path)) is not False:
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return einsum_op.table[ks](ks, equation, tensors, path_)
    return einsum_parser.call(*given(("equation", "tensors"), (equation, tensors), (NOT_GIVEN, NOT_GIVEN), args, kwargs), path=path, **kwargs)


matrix_power_op = def_("aten::matrix_power(Tensor self, int n) -> Tensor")
matrix_power_out_op = def_("aten::matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)")
matrix_power_parser = PythonArgParser("matrix_power", (matrix_power_op, matrix_power_out_op), methods=(matrix_power_op,))

def matrix_power_default(self, n):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return matrix_power_op.table[ks](ks, self, n)

def matrix_power(input=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    """matrix_power(input, n, *, out=None) -> Tensor

    Product of n copies of a square matrix.

    Args:
        input: Tensor (*, m, m).
        n: Int. 0 gives the identity; a negative n inverts first.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, m, m).
    Raises:
        RuntimeError if the matrices are not square, or n is negative and the dtype not floating.
        LinAlgError (a RuntimeError) if n is negative and a matrix is singular.
    Note: It squares repeatedly, so the number of products grows like log2(n).
    Derivative: those of the operators that it calls.
    Journey: `matrix_power_op` (aten/ops/linalg.py), `matrix_power`
        (aten/native/linalg/linear_algebra_matrix_functions.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.matrix_power(tt.tensor([[1, 1], [0, 1]]), 5)
    tensor([[1, 5],
            [0, 1]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and n.__class__ is int and -(2**30) < n < 2**30:
        return matrix_power_default(input, n)
    return matrix_power_parser.call(*given(("input", "n"), (input, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


linalg_matrix_power_op = def_("aten::linalg_matrix_power(Tensor self, int n) -> Tensor")
linalg_matrix_power_out_op = def_("aten::linalg_matrix_power.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)")
linalg_matrix_power_parser = PythonArgParser("linalg_matrix_power", (linalg_matrix_power_op, linalg_matrix_power_out_op))

def linalg_matrix_power(input=NOT_GIVEN, n=NOT_GIVEN, *args, out=None, **kwargs):
    """linalg.matrix_power(input, n, *, out=None) -> Tensor

    Another name of `matrix_power`. Product of n copies of a square matrix.

    Args:
        input: Tensor (*, m, m).
        n: Int. 0 gives the identity; a negative n inverts first.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Derivative: those of the operators that it calls.
    Journey: `linalg_matrix_power_op` (aten/ops/linalg.py), `linalg_matrix_power`
        (aten/native/linalg/linear_algebra_matrix_functions.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and n.__class__ is int and -(2**30) < n < 2**30:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_matrix_power_op.table[ks](ks, input, n)
    return linalg_matrix_power_parser.call(*given(("input", "n"), (input, n), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


linalg_matrix_exp_op = def_("aten::linalg_matrix_exp(Tensor self) -> Tensor")
linalg_matrix_exp_parser = PythonArgParser("linalg_matrix_exp", (linalg_matrix_exp_op,))

def linalg_matrix_exp(input=NOT_GIVEN, *args, **kwargs):
    """linalg.matrix_exp(input) -> Tensor

    Matrix exponential, the series of matrix powers and not the exponential of each element.
        out = sum_k input**k / k!

    Args:
        input: Floating tensor (*, n, n), a batch of square matrices.
    Returns: Tensor (*, n, n).
    Raises: RuntimeError if the matrices are not square or the dtype is not floating.
    Derivative: self: linalg_matrix_exp_differential(self, grad, True)
    Journey: `linalg_matrix_exp_op` (aten/ops/linalg.py), `LinalgMatrixExpBackward0`, `linalg_matrix_exp`
        (aten/native/linalg/linear_algebra_matrix_functions.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.linalg.matrix_exp(tt.tensor([[0., 1.], [0., 0.]]))
    tensor([[1., 1.],
            [0., 1.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_matrix_exp_op.table[ks](ks, input)
    return linalg_matrix_exp_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


matrix_exp_op = def_("aten::matrix_exp(Tensor self) -> Tensor")
matrix_exp_parser = PythonArgParser("matrix_exp", (matrix_exp_op,), methods=(matrix_exp_op,))

def matrix_exp(input=NOT_GIVEN, *args, **kwargs):
    """matrix_exp(input) -> Tensor

    Another name of `linalg.matrix_exp`. Matrix exponential, the series of matrix powers and not the
    exponential of each element.

    Args:
        input: Floating tensor (*, n, n), a batch of square matrices.
    Derivative: those of the operators that it calls.
    Journey: `matrix_exp_op` (aten/ops/linalg.py), `matrix_exp`
        (aten/native/linalg/linear_algebra_matrix_functions.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return matrix_exp_op.table[ks](ks, input)
    return matrix_exp_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


matrix_exp_backward_op = def_("aten::matrix_exp_backward(Tensor self, Tensor grad) -> Tensor")
matrix_exp_backward_parser = PythonArgParser("matrix_exp_backward", (matrix_exp_backward_op,))

def matrix_exp_backward(*args, **kwargs):
    return matrix_exp_backward_parser.call(*args, **kwargs)


chain_matmul_op = def_("aten::chain_matmul(Tensor[] matrices) -> Tensor")
chain_matmul_out_op = def_("aten::chain_matmul.out(Tensor[] matrices, *, Tensor(a!) out) -> Tensor(a!)")
chain_matmul_parser = PythonArgParser("chain_matmul", (chain_matmul_op, chain_matmul_out_op))

def chain_matmul(matrices=NOT_GIVEN, *args, out=None, **kwargs):
    """chain_matmul(matrices, *, out=None) -> Tensor

    Product of several matrices, in the order that needs fewest multiplications.

    Args:
        matrices: Matrices whose sizes fit one after the other; Python takes them one by one.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (rows of the first, columns of the last); the matrix itself if there is one.
    Raises: RuntimeError if the sizes do not fit.
    Note: Deprecated in PyTorch in favour of `linalg.multi_dot`.
    Derivative: those of the operators that it calls.
    Journey: `chain_matmul_op` (aten/ops/linalg.py), `chain_matmul`
        (aten/native/linalg/linear_algebra_matrix_functions.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.chain_matmul(tt.ones(2, 3), tt.ones(3, 1), tt.ones(1, 2))
    tensor([[3., 3.],
            [3., 3.]])
    """
    if out is None and not args and not kwargs and are_tensors(matrices):
        ks = 0
        for t in matrices:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return chain_matmul_op.table[ks](ks, matrices)
    return chain_matmul_parser.call(*given(("matrices",), (matrices,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


linalg_multi_dot_op = def_("aten::linalg_multi_dot(Tensor[] tensors) -> Tensor")
linalg_multi_dot_out_op = def_("aten::linalg_multi_dot.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)")
linalg_multi_dot_parser = PythonArgParser("linalg_multi_dot", (linalg_multi_dot_op, linalg_multi_dot_out_op))

def linalg_multi_dot(tensors=NOT_GIVEN, *args, out=None, **kwargs):
    """linalg.multi_dot(tensors, *, out=None) -> Tensor

    Product of several matrices, in the order that needs fewest multiplications.

    Args:
        tensors: List of at least two matrices; the first and the last may be vectors.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (n, p), without n or p where the first or last was a vector.
    Raises: RuntimeError if there are fewer than two, one has another number of dimensions, or the sizes do
        not fit.
    Note: The order changes the cost and the rounding, not the meaning.
    Derivative: those of the operators that it calls.
    Journey: `linalg_multi_dot_op` (aten/ops/linalg.py), `linalg_multi_dot`
        (aten/native/linalg/linear_algebra_matrix_functions.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.linalg.multi_dot([tt.ones(2), tt.ones(2, 3), tt.ones(3)])
    tensor(6.)
    """
    if out is None and not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_multi_dot_op.table[ks](ks, tensors)
    return linalg_multi_dot_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


linalg_tensorinv_op = def_("aten::linalg_tensorinv(Tensor self, int ind=2) -> Tensor")
linalg_tensorinv_out_op = def_("aten::linalg_tensorinv.out(Tensor self, int ind=2, *, Tensor(a!) out) -> Tensor(a!)")
linalg_tensorinv_parser = PythonArgParser("linalg_tensorinv", (linalg_tensorinv_op, linalg_tensorinv_out_op))

def linalg_tensorinv(input=NOT_GIVEN, ind=2, *args, out=None, **kwargs):
    """linalg.tensorinv(input, ind=2, *, out=None) -> Tensor

    Inverse of a tensor that `tensordot` would apply as a linear map.

    Args:
        input: Floating tensor. The product of the first `ind` sizes equals that of the others.
        ind: Number of leading dimensions that form the rows, at least 1.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of shape input.shape[ind:] + input.shape[:ind].
    Raises:
        RuntimeError if the products differ or `ind` is not positive.
        LinAlgError (a RuntimeError) if a matrix is singular.
    Note: It reshapes to a square matrix, inverts and reshapes back.
    Derivative: those of the operators that it calls.
    Journey: `linalg_tensorinv_op` (aten/ops/linalg.py), `linalg_tensorinv`
        (aten/native/linalg/linear_algebra_matrix_functions.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> a = 2 * tt.eye(6).view(2, 3, 6)
    >>> tt.tensordot(tt.linalg.tensorinv(a, ind=2), a, dims=2).equal(tt.eye(6))
    True
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and ind.__class__ is int and -(2**30) < ind < 2**30:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_tensorinv_op.table[ks](ks, input, ind)
    return linalg_tensorinv_parser.call(*given(("input", "ind"), (input, ind), (NOT_GIVEN, 2), args, kwargs), out=out, **kwargs)


linalg_tensorsolve_op = def_("aten::linalg_tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor")
linalg_tensorsolve_out_op = def_("aten::linalg_tensorsolve.out(Tensor self, Tensor other, int[]? dims=None, *, Tensor(a!) out) -> Tensor(a!)")
linalg_tensorsolve_parser = PythonArgParser("linalg_tensorsolve", (linalg_tensorsolve_op, linalg_tensorsolve_out_op))

def linalg_tensorsolve(input=NOT_GIVEN, other=NOT_GIVEN, dims=None, *args, out=None, **kwargs):
    """linalg.tensorsolve(input, other, dims=None, *, out=None) -> Tensor

    Solves tensordot(input, x, dims=x.ndim) = other for x.

    Args:
        input: Floating tensor of shape other.shape + x.shape, with equal products of both parts.
        other: Floating tensor, the right-hand side.
        dims: Dimensions of `input` that are moved to its end first, or None.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor x of the shape input.shape[other.ndim:].
    Raises:
        RuntimeError if the products differ.
        LinAlgError (a RuntimeError) if a matrix is singular.
    Derivative: those of the operators that it calls.
    Journey: `linalg_tensorsolve_op` (aten/ops/linalg.py), `linalg_tensorsolve`
        (aten/native/linalg/linear_algebra_matrix_functions.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.linalg.tensorsolve(2 * tt.eye(4).view(2, 2, 4), tt.ones(2, 2))
    tensor([0.5000, 0.5000, 0.5000, 0.5000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and (dims_ := as_tuple_or_none(dims)) is not False:
        ks = input.meta_.key_set | other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_tensorsolve_op.table[ks](ks, input, other, dims_)
    return linalg_tensorsolve_parser.call(*given(("input", "other", "dims"), (input, other, dims), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


_linalg_check_errors_op = def_("aten::_linalg_check_errors(Tensor info, str api_name, *, bool is_matrix) -> ()")
_linalg_check_errors_parser = PythonArgParser("_linalg_check_errors", (_linalg_check_errors_op,))

def _linalg_check_errors_default(info, api_name, is_matrix):
    ks = info.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_check_errors_op.table[ks](ks, info, api_name, is_matrix)

def _linalg_check_errors(*args, **kwargs):
    return _linalg_check_errors_parser.call(*args, **kwargs)


linalg_lu_factor_ex_op = def_("aten::linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)")
linalg_lu_factor_ex_return = return_type("linalg_lu_factor_ex", ("LU", "pivots", "info"))
linalg_lu_factor_ex_out_op = def_("aten::linalg_lu_factor_ex.out(Tensor A, *, bool pivot=True, bool check_errors=False, Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LU, Tensor(b!) pivots, Tensor(c!) info)")
linalg_lu_factor_ex_parser = PythonArgParser("linalg_lu_factor_ex", (linalg_lu_factor_ex_op, linalg_lu_factor_ex_out_op))

def linalg_lu_factor_ex_default(A, pivot=True, check_errors=False):
    ks = A.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_lu_factor_ex_op.table[ks](ks, A, pivot, check_errors)

def linalg_lu_factor_ex_out(A, pivot, check_errors, LU, pivots, info):
    ks = A.meta_.key_set | LU.meta_.key_set | pivots.meta_.key_set | info.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_lu_factor_ex_out_op.table[ks](ks, A, pivot, check_errors, LU, pivots, info)

def linalg_lu_factor_ex(A=NOT_GIVEN, *args, pivot=True, check_errors=False, out=None, **kwargs):
    """linalg.lu_factor_ex(A, *, pivot=True, check_errors=False, out=None) -> (Tensor LU, Tensor pivots, Tensor info)

    LU decomposition with row exchange, packed in one matrix; a failure shows in `info`.

    Args:
        A: Floating tensor (*, m, n), a batch of matrices of any shape.
        pivot: Must be True on the CPU. LU without row exchange is not implemented there.
        check_errors: If True, a failure raises; else it only shows in `info`, so that nothing has to wait for
            the numbers.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (LU, pivots, info); LU (*, m, n), pivots int32 (*, min(m, n)) counted from 1, info
        int32 (*).
    Raises: NotImplementedError for integers; RuntimeError if `A` has fewer than two dimensions.
    Note: `info` = k > 0 says that U[k, k] is zero, so a system with it cannot be solved.
    Derivative: A: lu_factor_ex_backward(grad, LU, pivots, pivot)
    Journey: `linalg_lu_factor_ex_op` (aten/ops/linalg.py), `LinalgLuFactorExBackward0`,
        `linalg_lu_factor_ex_meta`, `linalg_lu_factor_ex_impl` (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.lu_factor_ex(tt.zeros(2, 2)).info
    tensor(1, dtype=torch.int32)
    """
    try:
        if out is None and not args and not kwargs and isinstance(A, TensorImpl) and pivot.__class__ is bool and check_errors.__class__ is bool:
            return tuple.__new__(linalg_lu_factor_ex_return, linalg_lu_factor_ex_default(A, pivot, check_errors))
        result = linalg_lu_factor_ex_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), pivot=pivot, check_errors=check_errors, out=out, **kwargs)
        return named(linalg_lu_factor_ex_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


linalg_lu_factor_op = def_("aten::linalg_lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)")
linalg_lu_factor_return = return_type("linalg_lu_factor", ("LU", "pivots"))
linalg_lu_factor_out_op = def_("aten::linalg_lu_factor.out(Tensor A, *, bool pivot=True, Tensor(a!) LU, Tensor(b!) pivots) -> (Tensor(a!) LU, Tensor(b!) pivots)")
linalg_lu_factor_parser = PythonArgParser("linalg_lu_factor", (linalg_lu_factor_op, linalg_lu_factor_out_op))

def linalg_lu_factor(A=NOT_GIVEN, *args, pivot=True, out=None, **kwargs):
    """linalg.lu_factor(A, *, pivot=True, out=None) -> (Tensor LU, Tensor pivots)

    LU decomposition with row exchange, packed in one matrix, ready for `linalg.lu_solve`.
        A = P L U

    Args:
        A: Floating tensor (*, m, n), a batch of matrices of any shape.
        pivot: Must be True on the CPU. LU without row exchange is not implemented there.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (LU, pivots). L without its unit diagonal lies below, U on and above the diagonal;
        pivots are int32, counted from 1.
    Raises: RuntimeError if U has a zero on its diagonal, or `A` has fewer than two dimensions.
    Note: Row i was exchanged with row pivots[i]. `lu_unpack` makes P, L and U of it.
    Derivative: those of the operators that it calls.
    Journey: `linalg_lu_factor_op` (aten/ops/linalg.py), `linalg_lu_factor`
        (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.lu_factor(tt.tensor([[1., 2.], [4., 6.]]))
    torch.return_types.linalg_lu_factor(
    LU=tensor([[4.0000, 6.0000],
            [0.2500, 0.5000]]),
    pivots=tensor([2, 2], dtype=torch.int32))
    """
    try:
        if out is None and not args and not kwargs and isinstance(A, TensorImpl) and pivot.__class__ is bool:
            ks = A.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(linalg_lu_factor_return, linalg_lu_factor_op.table[ks](ks, A, pivot))
        result = linalg_lu_factor_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), pivot=pivot, out=out, **kwargs)
        return named(linalg_lu_factor_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


linalg_lu_op = def_("aten::linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)")
linalg_lu_return = return_type("linalg_lu", ("P", "L", "U"))
linalg_lu_out_op = def_("aten::linalg_lu.out(Tensor A, *, bool pivot=True, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)")
linalg_lu_parser = PythonArgParser("linalg_lu", (linalg_lu_op, linalg_lu_out_op))

def linalg_lu(A=NOT_GIVEN, *args, pivot=True, out=None, **kwargs):
    """linalg.lu(A, *, pivot=True, out=None) -> (Tensor P, Tensor L, Tensor U)

    LU decomposition; a permutation, a lower and an upper triangular matrix.
        A = P L U

    Args:
        A: Floating tensor (*, m, n), a batch of matrices of any shape.
        pivot: Must be True on the CPU. LU without row exchange is not implemented there.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (P, L, U) with P (*, m, m), L (*, m, k) with a unit diagonal and U (*, k, n); k =
        min(m, n).
    Note: Unlike `linalg.lu_factor` a singular matrix is no error. L U is not unique for it.
    Derivative: A: linalg_lu_backward(grads[1], grads[2], P, L, U, pivot)
    Journey: `linalg_lu_op` (aten/ops/linalg.py), `LinalgLuBackward0`, `linalg_lu_meta`, `linalg_lu_impl`
        (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> a = tt.tensor([[1., 2.], [4., 6.]])
    >>> P, L, U = tt.linalg.lu(a)
    >>> tt.allclose(P @ L @ U, a), U
    (True, tensor([[4.0000, 6.0000],
            [0.0000, 0.5000]]))
    """
    try:
        if out is None and not args and not kwargs and isinstance(A, TensorImpl) and pivot.__class__ is bool:
            ks = A.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(linalg_lu_return, linalg_lu_op.table[ks](ks, A, pivot))
        result = linalg_lu_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), pivot=pivot, out=out, **kwargs)
        return named(linalg_lu_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


lu_unpack_op = def_("aten::lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)")
lu_unpack_return = return_type("lu_unpack", ("P", "L", "U"))
lu_unpack_out_op = def_("aten::lu_unpack.out(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True, *, Tensor(a!) P, Tensor(b!) L, Tensor(c!) U) -> (Tensor(a!) P, Tensor(b!) L, Tensor(c!) U)")
lu_unpack_parser = PythonArgParser("lu_unpack", (lu_unpack_op, lu_unpack_out_op))

def lu_unpack_out(LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U):
    ks = LU_data.meta_.key_set | LU_pivots.meta_.key_set | P.meta_.key_set | L.meta_.key_set | U.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lu_unpack_out_op.table[ks](ks, LU_data, LU_pivots, unpack_data, unpack_pivots, P, L, U)

def lu_unpack(LU_data=NOT_GIVEN, LU_pivots=NOT_GIVEN, unpack_data=True, unpack_pivots=True, *args, out=None, **kwargs):
    """lu_unpack(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True, *, out=None) -> (Tensor P, Tensor L, Tensor U)

    Makes the three factors P, L and U of the packed result of `linalg.lu_factor`.

    Args:
        LU_data: The packed factors, tensor (*, m, n).
        LU_pivots: The int32 pivots (*, min(m, n)).
        unpack_data: If False, L and U are empty.
        unpack_pivots: If False, P is empty.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (P, L, U); P (*, m, m), L (*, m, k), U (*, k, n).
    Raises: RuntimeError if the pivots are not int32.
    Derivative: LU_data: lu_unpack_backward(grads[1], grads[2], LU_data.sym_size(-2), LU_data.sym_size(-1))
    Journey: `lu_unpack_op` (aten/ops/linalg.py), `LuUnpackBackward0`, `lu_unpack_meta`, `lu_unpack_impl`
        (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> a = tt.tensor([[1., 2.], [4., 6.]])
    >>> P, L, U = tt.lu_unpack(*tt.linalg.lu_factor(a))
    >>> tt.allclose(P @ L @ U, a)
    True
    """
    try:
        if out is None and not args and not kwargs and isinstance(LU_data, TensorImpl) and isinstance(LU_pivots, TensorImpl) and unpack_data.__class__ is bool and unpack_pivots.__class__ is bool:
            ks = LU_data.meta_.key_set | LU_pivots.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(lu_unpack_return, lu_unpack_op.table[ks](ks, LU_data, LU_pivots, unpack_data, unpack_pivots))
        result = lu_unpack_parser.call(*given(("LU_data", "LU_pivots", "unpack_data", "unpack_pivots"), (LU_data, LU_pivots, unpack_data, unpack_pivots), (NOT_GIVEN, NOT_GIVEN, True, True), args, kwargs), out=out, **kwargs)
        return named(lu_unpack_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


_lu_with_info_op = def_("aten::_lu_with_info(Tensor self, bool pivot=True, bool check_errors=True) -> (Tensor LU, Tensor pivots, Tensor info)")
_lu_with_info_return = return_type("_lu_with_info", ("LU", "pivots", "info"))
_lu_with_info_parser = PythonArgParser("_lu_with_info", (_lu_with_info_op,))

def _lu_with_info(input=NOT_GIVEN, pivot=True, check_errors=True, *args, **kwargs):
    try:
        if not args and not kwargs and isinstance(input, TensorImpl) and pivot.__class__ is bool and check_errors.__class__ is bool:
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(_lu_with_info_return, _lu_with_info_op.table[ks](ks, input, pivot, check_errors))
        result = _lu_with_info_parser.call(*given(("input", "pivot", "check_errors"), (input, pivot, check_errors), (NOT_GIVEN, True, True), args, kwargs), **kwargs)
        return named(_lu_with_info_return, result, None)
    except HandlersAnswer as answer:
        return answer.value


linalg_lu_solve_op = def_("aten::linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor")
linalg_lu_solve_out_op = def_("aten::linalg_lu_solve.out(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False, Tensor(a!) out) -> Tensor(a!)")
linalg_lu_solve_parser = PythonArgParser("linalg_lu_solve", (linalg_lu_solve_op, linalg_lu_solve_out_op))

def linalg_lu_solve_default(LU, pivots, B, left=True, adjoint=False):
    ks = LU.meta_.key_set | pivots.meta_.key_set | B.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_lu_solve_op.table[ks](ks, LU, pivots, B, left, adjoint)

def linalg_lu_solve_out(LU, pivots, B, left, adjoint, out):
    ks = LU.meta_.key_set | pivots.meta_.key_set | B.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_lu_solve_out_op.table[ks](ks, LU, pivots, B, left, adjoint, out)

def linalg_lu_solve(LU=NOT_GIVEN, pivots=NOT_GIVEN, B=NOT_GIVEN, *args, left=True, adjoint=False, out=None, **kwargs):
    """linalg.lu_solve(LU, pivots, B, *, left=True, adjoint=False, out=None) -> Tensor

    Solves systems of equations with matrices that `linalg.lu_factor` has decomposed.
        A X = B

    Args:
        LU: The packed factors of `lu_factor`, tensor (*, n, n). L without its unit diagonal lies below, U on
            and above the diagonal.
        pivots: The int32 tensor (*, n) of `lu_factor`. Row i was exchanged with row pivots[i], counted from
            1.
        B: Floating tensor (*, n, k), or (*, k, n) with left=False.
        left: If True, A X = B is solved, else X A = B.
        adjoint: If True, A transposed takes the place of A.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor X of the shape of `B`, batches broadcast.
    Raises: RuntimeError if `B` has fewer than two dimensions or the sizes do not fit.
    Note: It pays when one matrix serves many right-hand sides.
    Derivative: B: linalg_lu_solve(LU, pivots, grad, left=left, adjoint=not adjoint)
                LU: linalg_lu_solve_LU(grad, LU, pivots, result, left, adjoint)
    Journey: `linalg_lu_solve_op` (aten/ops/linalg.py), `LinalgLuSolveBackward0`, `linalg_lu_solve_meta`,
        `linalg_lu_solve_impl` (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> LU, pivots = tt.linalg.lu_factor(tt.tensor([[2., 0.], [0., 4.]]))
    >>> tt.linalg.lu_solve(LU, pivots, tt.tensor([[2.], [4.]]))
    tensor([[1.],
            [1.]])
    """
    if out is None and not args and not kwargs and isinstance(LU, TensorImpl) and isinstance(pivots, TensorImpl) and isinstance(B, TensorImpl) and left.__class__ is bool and adjoint.__class__ is bool:
        return linalg_lu_solve_default(LU, pivots, B, left, adjoint)
    return linalg_lu_solve_parser.call(*given(("LU", "pivots", "B"), (LU, pivots, B), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), left=left, adjoint=adjoint, out=out, **kwargs)


linalg_ldl_factor_ex_op = def_("aten::linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)")
linalg_ldl_factor_ex_return = return_type("linalg_ldl_factor_ex", ("LD", "pivots", "info"))
linalg_ldl_factor_ex_out_op = def_("aten::linalg_ldl_factor_ex.out(Tensor self, *, bool hermitian=False, bool check_errors=False, Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info) -> (Tensor(a!) LD, Tensor(b!) pivots, Tensor(c!) info)")
linalg_ldl_factor_ex_parser = PythonArgParser("linalg_ldl_factor_ex", (linalg_ldl_factor_ex_op, linalg_ldl_factor_ex_out_op))

def linalg_ldl_factor_ex_default(self, hermitian=False, check_errors=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_ldl_factor_ex_op.table[ks](ks, self, hermitian, check_errors)

def linalg_ldl_factor_ex_out(self, hermitian, check_errors, LD, pivots, info):
    ks = self.meta_.key_set | LD.meta_.key_set | pivots.meta_.key_set | info.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_ldl_factor_ex_out_op.table[ks](ks, self, hermitian, check_errors, LD, pivots, info)

def linalg_ldl_factor_ex(input=NOT_GIVEN, *args, hermitian=False, check_errors=False, out=None, **kwargs):
    """linalg.ldl_factor_ex(input, *, hermitian=False, check_errors=False, out=None) -> (Tensor LD, Tensor pivots, Tensor info)

    LDL decomposition of symmetric matrices; a failure shows in `info`.

    Args:
        input: Floating tensor (*, n, n), symmetric; only the lower triangle is read.
        hermitian: Makes a difference for complex matrices only.
        check_errors: If True, a failure raises; else it only shows in `info`, so that nothing has to wait for
            the numbers.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (LD, pivots, info).
    Raises: RuntimeError if the matrices are not square or the dtype is not floating.
    Derivative: none.
    Journey: `linalg_ldl_factor_ex_op` (aten/ops/linalg.py), `linalg_ldl_factor_ex_meta`,
        `linalg_ldl_factor_ex_impl` (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.ldl_factor_ex(tt.zeros(2, 2)).info
    tensor(1, dtype=torch.int32)
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl) and hermitian.__class__ is bool and check_errors.__class__ is bool:
            return tuple.__new__(linalg_ldl_factor_ex_return, linalg_ldl_factor_ex_default(input, hermitian, check_errors))
        result = linalg_ldl_factor_ex_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), hermitian=hermitian, check_errors=check_errors, out=out, **kwargs)
        return named(linalg_ldl_factor_ex_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


linalg_ldl_factor_op = def_("aten::linalg_ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)")
linalg_ldl_factor_return = return_type("linalg_ldl_factor", ("LD", "pivots"))
linalg_ldl_factor_out_op = def_("aten::linalg_ldl_factor.out(Tensor self, *, bool hermitian=False, Tensor(a!) LD, Tensor(b!) pivots) -> (Tensor(a!) LD, Tensor(b!) pivots)")
linalg_ldl_factor_parser = PythonArgParser("linalg_ldl_factor", (linalg_ldl_factor_op, linalg_ldl_factor_out_op))

def linalg_ldl_factor(input=NOT_GIVEN, *args, hermitian=False, out=None, **kwargs):
    """linalg.ldl_factor(input, *, hermitian=False, out=None) -> (Tensor LD, Tensor pivots)

    LDL decomposition of symmetric matrices that need not be positive definite.
        A = L D L^T, D with blocks of size 1 or 2 on its diagonal, rows exchanged as pivots say

    Args:
        input: Floating tensor (*, n, n), symmetric; only the lower triangle is read.
        hermitian: Makes a difference for complex matrices only.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (LD, pivots), packed as LAPACK's sytrf does; pivots are int32, a negative pair marks
        a block of size 2.
    Raises: RuntimeError if D is singular, the matrices are not square or the dtype is not floating.
    Note: It is meant for `linalg.ldl_solve`.
    Derivative: those of the operators that it calls.
    Journey: `linalg_ldl_factor_op` (aten/ops/linalg.py), `linalg_ldl_factor`
        (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.ldl_factor(tt.tensor([[2., 0.], [0., -3.]]))
    torch.return_types.linalg_ldl_factor(
    LD=tensor([[ 2.,  0.],
            [ 0., -3.]]),
    pivots=tensor([1, 2], dtype=torch.int32))
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl) and hermitian.__class__ is bool:
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(linalg_ldl_factor_return, linalg_ldl_factor_op.table[ks](ks, input, hermitian))
        result = linalg_ldl_factor_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), hermitian=hermitian, out=out, **kwargs)
        return named(linalg_ldl_factor_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


linalg_ldl_solve_op = def_("aten::linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor")
linalg_ldl_solve_out_op = def_("aten::linalg_ldl_solve.out(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)")
linalg_ldl_solve_parser = PythonArgParser("linalg_ldl_solve", (linalg_ldl_solve_op, linalg_ldl_solve_out_op))

def linalg_ldl_solve(LD=NOT_GIVEN, pivots=NOT_GIVEN, B=NOT_GIVEN, *args, hermitian=False, out=None, **kwargs):
    """linalg.ldl_solve(LD, pivots, B, *, hermitian=False, out=None) -> Tensor

    Solves systems of equations with matrices that `linalg.ldl_factor` has decomposed.

    Args:
        LD: The packed factors, tensor (*, n, n).
        pivots: The int32 pivots (*, n).
        B: Floating tensor (*, n, k).
        hermitian: The same as in `linalg.ldl_factor`.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, n, k).
    Raises: RuntimeError if the sizes or dtypes do not fit.
    Derivative: none.
    Journey: `linalg_ldl_solve_op` (aten/ops/linalg.py), `linalg_ldl_solve_meta`, `linalg_ldl_solve_impl`
        (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> LD, pivots = tt.linalg.ldl_factor(tt.tensor([[2., 0.], [0., -4.]]))
    >>> tt.linalg.ldl_solve(LD, pivots, tt.tensor([[2.], [4.]]))
    tensor([[ 1.],
            [-1.]])
    """
    if out is None and not args and not kwargs and isinstance(LD, TensorImpl) and isinstance(pivots, TensorImpl) and isinstance(B, TensorImpl) and hermitian.__class__ is bool:
        ks = LD.meta_.key_set | pivots.meta_.key_set | B.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_ldl_solve_op.table[ks](ks, LD, pivots, B, hermitian)
    return linalg_ldl_solve_parser.call(*given(("LD", "pivots", "B"), (LD, pivots, B), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), hermitian=hermitian, out=out, **kwargs)


lu_solve_out_op = def_("aten::lu_solve.out(Tensor self, Tensor LU_data, Tensor LU_pivots, *, Tensor(a!) out) -> Tensor(a!)")
lu_solve_op = def_("aten::lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor")
lu_solve_parser = PythonArgParser("lu_solve", (lu_solve_out_op, lu_solve_op), methods=(lu_solve_op,))

def lu_solve_default(self, LU_data, LU_pivots):
    ks = self.meta_.key_set | LU_data.meta_.key_set | LU_pivots.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lu_solve_op.table[ks](ks, self, LU_data, LU_pivots)

def lu_solve(input=NOT_GIVEN, LU_data=NOT_GIVEN, LU_pivots=NOT_GIVEN, *args, out=None, **kwargs):
    """lu_solve(input, LU_data, LU_pivots, *, out=None) -> Tensor

    Solves A X = input with A decomposed by `linalg.lu_factor`; now `linalg.lu_solve`.

    Args:
        input: Floating tensor (*, n, k), the right-hand side.
        LU_data: The packed factors, tensor (*, n, n).
        LU_pivots: The int32 pivots (*, n).
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, n, k).
    Raises: RuntimeError if the sizes do not fit.
    Derivative: those of the operators that it calls.
    Journey: `lu_solve_op` (aten/ops/linalg.py), `lu_solve` (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> LU, pivots = tt.linalg.lu_factor(tt.tensor([[2., 0.], [0., 4.]]))
    >>> tt.lu_solve(tt.tensor([[2.], [4.]]), LU, pivots)
    tensor([[1.],
            [1.]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(LU_data, TensorImpl) and isinstance(LU_pivots, TensorImpl):
        return lu_solve_default(input, LU_data, LU_pivots)
    return lu_solve_parser.call(*given(("input", "LU_data", "LU_pivots"), (input, LU_data, LU_pivots), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


_linalg_solve_ex_op = def_("aten::_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor LU, Tensor pivots, Tensor info)")
_linalg_solve_ex_return = return_type("_linalg_solve_ex", ("result", "LU", "pivots", "info"))
_linalg_solve_ex_result_op = def_("aten::_linalg_solve_ex.result(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots, Tensor(d!) info)")
_linalg_solve_ex_parser = PythonArgParser("_linalg_solve_ex", (_linalg_solve_ex_op, _linalg_solve_ex_result_op))

def _linalg_solve_ex_default(A, B, left=True, check_errors=False):
    ks = A.meta_.key_set | B.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_solve_ex_op.table[ks](ks, A, B, left, check_errors)

def _linalg_solve_ex_result(A, B, left, check_errors, result, LU, pivots, info):
    ks = A.meta_.key_set | B.meta_.key_set | result.meta_.key_set | LU.meta_.key_set | pivots.meta_.key_set | info.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_solve_ex_result_op.table[ks](ks, A, B, left, check_errors, result, LU, pivots, info)

def _linalg_solve_ex(*args, **kwargs):
    return _linalg_solve_ex_parser.call(*args, **kwargs)


linalg_solve_ex_op = def_("aten::linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)")
linalg_solve_ex_return = return_type("linalg_solve_ex", ("result", "info"))
linalg_solve_ex_out_op = def_("aten::linalg_solve_ex.out(Tensor A, Tensor B, *, bool left=True, bool check_errors=False, Tensor(a!) result, Tensor(b!) info) -> (Tensor(a!) result, Tensor(b!) info)")
linalg_solve_ex_parser = PythonArgParser("linalg_solve_ex", (linalg_solve_ex_op, linalg_solve_ex_out_op))

def linalg_solve_ex_out(A, B, left, check_errors, result, info):
    ks = A.meta_.key_set | B.meta_.key_set | result.meta_.key_set | info.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_solve_ex_out_op.table[ks](ks, A, B, left, check_errors, result, info)

def linalg_solve_ex(A=NOT_GIVEN, B=NOT_GIVEN, *args, left=True, check_errors=False, out=None, **kwargs):
    """linalg.solve_ex(A, B, *, left=True, check_errors=False, out=None) -> (Tensor result, Tensor info)

    Solves systems of linear equations; a singular matrix shows in `info` and does not raise.

    Args:
        A: Floating tensor (*, n, n), a batch of square matrices.
        B: Floating tensor (*, n, k), or (*, n) for one right-hand side each.
        left: If True, A X = B is solved, else X A = B.
        check_errors: If True, a failure raises; else it only shows in `info`, so that nothing has to wait for
            the numbers.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (result, info). Where `info` is not 0, the result holds no meaning.
    Raises: RuntimeError if the matrices are not square, the sizes do not fit, or the dtype is not floating.
    Derivative: those of the operators that it calls.
    Journey: `linalg_solve_ex_op` (aten/ops/linalg.py), `linalg_solve_ex`
        (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.solve_ex(tt.tensor([[2., 0.], [0., 4.]]), tt.tensor([2., 4.]))
    torch.return_types.linalg_solve_ex(
    result=tensor([1., 1.]),
    info=tensor(0, dtype=torch.int32))
    """
    try:
        if out is None and not args and not kwargs and isinstance(A, TensorImpl) and isinstance(B, TensorImpl) and left.__class__ is bool and check_errors.__class__ is bool:
            ks = A.meta_.key_set | B.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(linalg_solve_ex_return, linalg_solve_ex_op.table[ks](ks, A, B, left, check_errors))
        result = linalg_solve_ex_parser.call(*given(("A", "B"), (A, B), (NOT_GIVEN, NOT_GIVEN), args, kwargs), left=left, check_errors=check_errors, out=out, **kwargs)
        return named(linalg_solve_ex_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


linalg_solve_op = def_("aten::linalg_solve(Tensor A, Tensor B, *, bool left=True) -> Tensor")
linalg_solve_out_op = def_("aten::linalg_solve.out(Tensor A, Tensor B, *, bool left=True, Tensor(a!) out) -> Tensor(a!)")
linalg_solve_parser = PythonArgParser("linalg_solve", (linalg_solve_op, linalg_solve_out_op))

def linalg_solve(A=NOT_GIVEN, B=NOT_GIVEN, *args, left=True, out=None, **kwargs):
    """linalg.solve(A, B, *, left=True, out=None) -> Tensor

    Solves systems of linear equations with one solution.
        A X = B

    Args:
        A: Floating tensor (*, n, n), a batch of square matrices.
        B: Floating tensor (*, n, k), or (n) or (*, n) for one right-hand side each.
        left: If True, A X = B is solved, else X A = B.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor X of the shape of `B`, batches broadcast.
    Raises:
        RuntimeError if the matrices are not square, the sizes do not fit, or the dtype is not floating.
        LinAlgError (a RuntimeError) if a matrix is singular.
    Note: It is faster and more exact than inv(A) @ B. `B` counts as a batch of vectors if it is 1-d or has
        the shape of `A` without the last dimension.
    Derivative: those of the operators that it calls.
    Journey: `linalg_solve_op` (aten/ops/linalg.py), `linalg_solve`
        (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.solve(tt.tensor([[2., 0.], [0., 4.]]), tt.tensor([2., 4.]))
    tensor([1., 1.])
    """
    if out is None and not args and not kwargs and isinstance(A, TensorImpl) and isinstance(B, TensorImpl) and left.__class__ is bool:
        ks = A.meta_.key_set | B.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_solve_op.table[ks](ks, A, B, left)
    return linalg_solve_parser.call(*given(("A", "B"), (A, B), (NOT_GIVEN, NOT_GIVEN), args, kwargs), left=left, out=out, **kwargs)


linalg_inv_ex_op = def_("aten::linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)")
linalg_inv_ex_return = return_type("linalg_inv_ex", ("inverse", "info"))
linalg_inv_ex_inverse_op = def_("aten::linalg_inv_ex.inverse(Tensor A, *, bool check_errors=False, Tensor(a!) inverse, Tensor(b!) info) -> (Tensor(a!) inverse, Tensor(b!) info)")
linalg_inv_ex_parser = PythonArgParser("linalg_inv_ex", (linalg_inv_ex_op, linalg_inv_ex_inverse_op))

def linalg_inv_ex_default(A, check_errors=False):
    ks = A.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_inv_ex_op.table[ks](ks, A, check_errors)

def linalg_inv_ex_inverse(A, check_errors, inverse, info):
    ks = A.meta_.key_set | inverse.meta_.key_set | info.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_inv_ex_inverse_op.table[ks](ks, A, check_errors, inverse, info)

def linalg_inv_ex(A=NOT_GIVEN, *args, check_errors=False, out=None, **kwargs):
    """linalg.inv_ex(A, *, check_errors=False, out=None) -> (Tensor inverse, Tensor info)

    Inverse of square matrices; a singular matrix shows in `info` and does not raise.

    Args:
        A: Floating tensor (*, n, n), a batch of square matrices.
        check_errors: If True, a failure raises; else it only shows in `info`, so that nothing has to wait for
            the numbers.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (inverse, info). Where `info` is not 0, the inverse holds no meaning.
    Raises: RuntimeError if the matrices are not square or the dtype is not floating.
    Derivative: A: -matmul(inverse.mT, matmul(grad, inverse.mT))
    Journey: `linalg_inv_ex_op` (aten/ops/linalg.py), `LinalgInvExBackward0`, `linalg_inv_ex_meta`,
        `linalg_inv_ex_impl` (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.inv_ex(tt.zeros(2, 2)).info
    tensor(1, dtype=torch.int32)
    """
    try:
        if out is None and not args and not kwargs and isinstance(A, TensorImpl) and check_errors.__class__ is bool:
            return tuple.__new__(linalg_inv_ex_return, linalg_inv_ex_default(A, check_errors))
        result = linalg_inv_ex_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), check_errors=check_errors, out=out, **kwargs)
        return named(linalg_inv_ex_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


linalg_inv_op = def_("aten::linalg_inv(Tensor A) -> Tensor")
linalg_inv_out_op = def_("aten::linalg_inv.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)")
linalg_inv_parser = PythonArgParser("linalg_inv", (linalg_inv_op, linalg_inv_out_op))

def linalg_inv(A=NOT_GIVEN, *args, out=None, **kwargs):
    """linalg.inv(A, *, out=None) -> Tensor

    Inverse of square matrices.
        A @ inv(A) = I

    Args:
        A: Floating tensor (*, n, n), a batch of square matrices.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, n, n).
    Raises:
        RuntimeError if the matrices are not square or the dtype is not floating.
        LinAlgError (a RuntimeError) if a matrix is singular.
    Note: To solve a system, call `linalg.solve`; it needs no inverse.
    Derivative: those of the operators that it calls.
    Journey: `linalg_inv_op` (aten/ops/linalg.py), `linalg_inv` (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.inv(tt.tensor([[2., 0.], [0., 4.]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.2500]])
    """
    if out is None and not args and not kwargs and isinstance(A, TensorImpl):
        ks = A.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_inv_op.table[ks](ks, A)
    return linalg_inv_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


inverse_op = def_("aten::inverse(Tensor self) -> Tensor")
inverse_out_op = def_("aten::inverse.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
inverse_parser = PythonArgParser("inverse", (inverse_op, inverse_out_op), methods=(inverse_op,))

def inverse(input=NOT_GIVEN, *args, out=None, **kwargs):
    """inverse(input, *, out=None) -> Tensor

    Inverse of square matrices; another name of `linalg.inv`.

    Args:
        input: Floating tensor (*, n, n), a batch of square matrices.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, n, n).
    Raises:
        RuntimeError if the matrices are not square or the dtype is not floating.
        LinAlgError (a RuntimeError) if a matrix is singular.
    Derivative: those of the operators that it calls.
    Journey: `inverse_op` (aten/ops/linalg.py), `inverse` (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.inverse(tt.tensor([[2., 0.], [0., 4.]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.2500]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return inverse_op.table[ks](ks, input)
    return inverse_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


linalg_solve_triangular_out_op = def_("aten::linalg_solve_triangular.out(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False, Tensor(a!) out) -> Tensor(a!)")
linalg_solve_triangular_op = def_("aten::linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor")
linalg_solve_triangular_parser = PythonArgParser("linalg_solve_triangular", (linalg_solve_triangular_out_op, linalg_solve_triangular_op))

def linalg_solve_triangular(input=NOT_GIVEN, B=NOT_GIVEN, *args, upper=NOT_GIVEN, left=True, unitriangular=False, out=None, **kwargs):
    """linalg.solve_triangular(input, B, *, upper, left=True, unitriangular=False, out=None) -> Tensor

    Solves systems of equations whose matrix is triangular, by substitution.

    Args:
        input: Floating tensor (*, n, n); the other triangle is not read.
        B: Floating tensor (*, n, k), or (*, k, n) with left=False.
        upper: Whether the matrix is upper triangular; it must be given.
        left: If True, A X = B is solved, else X A = B.
        unitriangular: If True, the diagonal counts as ones and is not read.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of the shape of `B`, batches broadcast.
    Raises: RuntimeError if `B` has fewer than two dimensions or the sizes do not fit.
    Note: A zero on the diagonal is no error; it gives inf or NaN.
    Derivative: self, B: linalg_solve_triangular_backward(grad, self, result, upper, left, unitriangular,
                    grad_input_mask)
    Journey: `linalg_solve_triangular_op` (aten/ops/linalg.py), `LinalgSolveTriangularBackward0`,
        `linalg_solve_triangular` (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.solve_triangular(tt.tensor([[2., 7.], [1., 1.]]), tt.tensor([[2.], [3.]]), upper=False)
    tensor([[1.],
            [2.]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(B, TensorImpl) and upper.__class__ is bool and left.__class__ is bool and unitriangular.__class__ is bool:
        ks = input.meta_.key_set | B.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_solve_triangular_op.table[ks](ks, input, B, upper, left, unitriangular)
    return linalg_solve_triangular_parser.call(*given(("input", "B"), (input, B), (NOT_GIVEN, NOT_GIVEN), args, kwargs), upper=upper, left=left, unitriangular=unitriangular, out=out, **kwargs)


triangular_solve_X_op = def_("aten::triangular_solve.X(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False, *, Tensor(a!) X, Tensor(b!) M) -> (Tensor(a!) solution, Tensor(b!) cloned_coefficient)")
triangular_solve_op = def_("aten::triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)")
triangular_solve_return = return_type("triangular_solve", ("solution", "cloned_coefficient"))
triangular_solve_parser = PythonArgParser("triangular_solve", (triangular_solve_X_op, triangular_solve_op), methods=(triangular_solve_op,))

def triangular_solve_default(self, A, upper=True, transpose=False, unitriangular=False):
    ks = self.meta_.key_set | A.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return triangular_solve_op.table[ks](ks, self, A, upper, transpose, unitriangular)

def triangular_solve(input=NOT_GIVEN, A=NOT_GIVEN, upper=True, transpose=False, unitriangular=False, *args, out=None, **kwargs):
    """triangular_solve(input, A, upper=True, transpose=False, unitriangular=False, *, out=None) -> (Tensor solution, Tensor cloned_coefficient)

    Solves A X = input with a triangular A; deprecated, now `linalg.solve_triangular`.

    Args:
        input: Floating tensor (*, n, k), the right-hand side.
        A: Floating tensor (*, n, n), the triangular matrix.
        upper: Whether `A` is upper triangular.
        transpose: If True, A transposed takes the place of A.
        unitriangular: If True, the diagonal counts as ones.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (solution, cloned_coefficient); the second is a copy of `A`.
    Raises: RuntimeError if a tensor has fewer than two dimensions or the sizes do not fit.
    Derivative: self, A: triangular_solve_backward(grads[0], grads[1], self, A, solution, upper, transpose,
                    unitriangular, grad_input_mask)
    Journey: `triangular_solve_op` (aten/ops/linalg.py), `TriangularSolveBackward0`, `triangular_solve_meta`,
        `triangular_solve_impl` (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.triangular_solve(tt.tensor([[4.], [3.]]), tt.tensor([[2., 0.], [0., 1.]])).solution
    tensor([[2.],
            [3.]])
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(A, TensorImpl) and upper.__class__ is bool and transpose.__class__ is bool and unitriangular.__class__ is bool:
            return tuple.__new__(triangular_solve_return, triangular_solve_default(input, A, upper, transpose, unitriangular))
        result = triangular_solve_parser.call(*given(("input", "A", "upper", "transpose", "unitriangular"), (input, A, upper, transpose, unitriangular), (NOT_GIVEN, NOT_GIVEN, True, False, False), args, kwargs), out=out, **kwargs)
        return named(triangular_solve_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


_linalg_det_op = def_("aten::_linalg_det(Tensor A) -> (Tensor result, Tensor LU, Tensor pivots)")
_linalg_det_return = return_type("_linalg_det", ("result", "LU", "pivots"))
_linalg_det_result_op = def_("aten::_linalg_det.result(Tensor A, *, Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots) -> (Tensor(a!) result, Tensor(b!) LU, Tensor(c!) pivots)")
_linalg_det_parser = PythonArgParser("_linalg_det", (_linalg_det_op, _linalg_det_result_op))

def _linalg_det_default(A):
    ks = A.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_det_op.table[ks](ks, A)

def _linalg_det_result(A, result, LU, pivots):
    ks = A.meta_.key_set | result.meta_.key_set | LU.meta_.key_set | pivots.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_det_result_op.table[ks](ks, A, result, LU, pivots)

def _linalg_det(*args, **kwargs):
    return _linalg_det_parser.call(*args, **kwargs)


linalg_det_op = def_("aten::linalg_det(Tensor A) -> Tensor")
linalg_det_out_op = def_("aten::linalg_det.out(Tensor A, *, Tensor(a!) out) -> Tensor(a!)")
linalg_det_parser = PythonArgParser("linalg_det", (linalg_det_op, linalg_det_out_op))

def linalg_det(A=NOT_GIVEN, *args, out=None, **kwargs):
    """linalg.det(A, *, out=None) -> Tensor

    Determinant of square matrices.

    Args:
        A: Floating tensor (*, n, n), a batch of square matrices.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*).
    Raises: RuntimeError if the matrices are not square or the dtype is not floating.
    Note: The determinant of an empty matrix is 1. Large matrices over- or underflow; `linalg.slogdet` does
        not.
    Derivative: those of the operators that it calls.
    Journey: `linalg_det_op` (aten/ops/linalg.py), `linalg_det` (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.linalg.det(tt.tensor([[1., 2.], [3., 4.]]))
    tensor(-2.)
    """
    if out is None and not args and not kwargs and isinstance(A, TensorImpl):
        ks = A.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_det_op.table[ks](ks, A)
    return linalg_det_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


det_op = def_("aten::det(Tensor self) -> Tensor")
det_parser = PythonArgParser("det", (det_op,), methods=(det_op,))

def det(input=NOT_GIVEN, *args, **kwargs):
    """det(input) -> Tensor

    Determinant of square matrices; another name of `linalg.det`.

    Args:
        input: Floating tensor (*, n, n), a batch of square matrices.
    Returns: Tensor (*).
    Raises: RuntimeError if the matrices are not square or the dtype is not floating.
    Derivative: those of the operators that it calls.
    Journey: `det_op` (aten/ops/linalg.py), `det` (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.det(tt.tensor([[1., 2.], [3., 4.]]))
    tensor(-2.)
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return det_op.table[ks](ks, input)
    return det_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_linalg_slogdet_op = def_("aten::_linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet, Tensor LU, Tensor pivots)")
_linalg_slogdet_return = return_type("_linalg_slogdet", ("sign", "logabsdet", "LU", "pivots"))
_linalg_slogdet_sign_op = def_("aten::_linalg_slogdet.sign(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots) -> (Tensor(a!) sign, Tensor(b!) logabsdet, Tensor(c!) LU, Tensor(d!) pivots)")
_linalg_slogdet_parser = PythonArgParser("_linalg_slogdet", (_linalg_slogdet_op, _linalg_slogdet_sign_op))

def _linalg_slogdet_default(A):
    ks = A.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_slogdet_op.table[ks](ks, A)

def _linalg_slogdet_sign(A, sign, logabsdet, LU, pivots):
    ks = A.meta_.key_set | sign.meta_.key_set | logabsdet.meta_.key_set | LU.meta_.key_set | pivots.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_slogdet_sign_op.table[ks](ks, A, sign, logabsdet, LU, pivots)

def _linalg_slogdet(*args, **kwargs):
    return _linalg_slogdet_parser.call(*args, **kwargs)


linalg_slogdet_op = def_("aten::linalg_slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)")
linalg_slogdet_return = return_type("linalg_slogdet", ("sign", "logabsdet"))
linalg_slogdet_out_op = def_("aten::linalg_slogdet.out(Tensor A, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)")
linalg_slogdet_parser = PythonArgParser("linalg_slogdet", (linalg_slogdet_op, linalg_slogdet_out_op))

def linalg_slogdet_default(A):
    ks = A.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_slogdet_op.table[ks](ks, A)

def linalg_slogdet_out(A, sign, logabsdet):
    ks = A.meta_.key_set | sign.meta_.key_set | logabsdet.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_slogdet_out_op.table[ks](ks, A, sign, logabsdet)

def linalg_slogdet(A=NOT_GIVEN, *args, out=None, **kwargs):
    """linalg.slogdet(A, *, out=None) -> (Tensor sign, Tensor logabsdet)

    Sign of the determinant and logarithm of its absolute value.
        det(A) = sign * exp(logabsdet)

    Args:
        A: Floating tensor (*, n, n), a batch of square matrices.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (sign, logabsdet), each a tensor (*). A singular matrix gives sign 0 and -inf.
    Raises: RuntimeError if the matrices are not square or the dtype is not floating.
    Note: It does not overflow where the determinant would. The sign passes no gradient on.
    Derivative: those of the operators that it calls.
    Journey: `linalg_slogdet_op` (aten/ops/linalg.py), `linalg_slogdet`
        (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.linalg.slogdet(tt.tensor([[0., 1.], [1., 0.]]))
    torch.return_types.linalg_slogdet(
    sign=tensor(-1.),
    logabsdet=tensor(0.))
    """
    try:
        if out is None and not args and not kwargs and isinstance(A, TensorImpl):
            return tuple.__new__(linalg_slogdet_return, linalg_slogdet_default(A))
        result = linalg_slogdet_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)
        return named(linalg_slogdet_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


slogdet_op = def_("aten::slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)")
slogdet_return = return_type("slogdet", ("sign", "logabsdet"))
slogdet_out_op = def_("aten::slogdet.out(Tensor self, *, Tensor(a!) sign, Tensor(b!) logabsdet) -> (Tensor(a!) sign, Tensor(b!) logabsdet)")
slogdet_parser = PythonArgParser("slogdet", (slogdet_op, slogdet_out_op), methods=(slogdet_op,))

def slogdet(input=NOT_GIVEN, *args, out=None, **kwargs):
    """slogdet(input, *, out=None) -> (Tensor sign, Tensor logabsdet)

    Sign of the determinant and logarithm of its absolute value; another name of `linalg.slogdet`.

    Args:
        input: Floating tensor (*, n, n), a batch of square matrices.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (sign, logabsdet), each a tensor (*).
    Raises: RuntimeError if the matrices are not square or the dtype is not floating.
    Derivative: those of the operators that it calls.
    Journey: `slogdet_op` (aten/ops/linalg.py), `slogdet` (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.slogdet(tt.tensor([[0., 1.], [1., 0.]])).sign
    tensor(-1.)
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl):
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(slogdet_return, slogdet_op.table[ks](ks, input))
        result = slogdet_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)
        return named(slogdet_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


logdet_op = def_("aten::logdet(Tensor self) -> Tensor")
logdet_parser = PythonArgParser("logdet", (logdet_op,), methods=(logdet_op,))

def logdet(input=NOT_GIVEN, *args, **kwargs):
    """logdet(input) -> Tensor

    Logarithm of the determinant of square matrices.

    Args:
        input: Floating tensor (*, n, n), a batch of square matrices.
    Returns: Tensor (*); NaN if the determinant is negative, -inf if it is zero.
    Raises: RuntimeError if the matrices are not square or the dtype is not floating.
    Derivative: those of the operators that it calls.
    Journey: `logdet_op` (aten/ops/linalg.py), `logdet` (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.logdet(tt.eye(3)), tt.logdet(tt.tensor([[0., 1.], [1., 0.]]))
    (tensor(0.), tensor(nan))
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return logdet_op.table[ks](ks, input)
    return logdet_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


linalg_cholesky_ex_op = def_("aten::linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)")
linalg_cholesky_ex_return = return_type("linalg_cholesky_ex", ("L", "info"))
linalg_cholesky_ex_L_op = def_("aten::linalg_cholesky_ex.L(Tensor self, *, bool upper=False, bool check_errors=False, Tensor(a!) L, Tensor(b!) info) -> (Tensor(a!) L, Tensor(b!) info)")
linalg_cholesky_ex_parser = PythonArgParser("linalg_cholesky_ex", (linalg_cholesky_ex_op, linalg_cholesky_ex_L_op))

def linalg_cholesky_ex_default(self, upper=False, check_errors=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_cholesky_ex_op.table[ks](ks, self, upper, check_errors)

def linalg_cholesky_ex_L(self, upper, check_errors, L, info):
    ks = self.meta_.key_set | L.meta_.key_set | info.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_cholesky_ex_L_op.table[ks](ks, self, upper, check_errors, L, info)

def linalg_cholesky_ex(input=NOT_GIVEN, *args, upper=False, check_errors=False, out=None, **kwargs):
    """linalg.cholesky_ex(input, *, upper=False, check_errors=False, out=None) -> (Tensor L, Tensor info)

    Cholesky decomposition of positive definite matrices; a failure shows in `info`.

    Args:
        input: Floating tensor (*, n, n), symmetric; only the lower triangle is read.
        upper: If True, the transposed factor is returned.
        check_errors: If True, a failure raises; else it only shows in `info`, so that nothing has to wait for
            the numbers.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (L, info). Where `info` is not 0, L holds no meaning.
    Raises: RuntimeError if the matrices are not square or the dtype is not floating.
    Note: `info` = k > 0 says that the leading k x k part is not positive definite.
    Derivative: self: cholesky_backward(grad, upper, L)
    Journey: `linalg_cholesky_ex_op` (aten/ops/linalg.py), `LinalgCholeskyExBackward0`,
        `linalg_cholesky_ex_meta`, `linalg_cholesky_ex_impl` (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.cholesky_ex(-tt.eye(2)).info
    tensor(1, dtype=torch.int32)
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl) and upper.__class__ is bool and check_errors.__class__ is bool:
            return tuple.__new__(linalg_cholesky_ex_return, linalg_cholesky_ex_default(input, upper, check_errors))
        result = linalg_cholesky_ex_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), upper=upper, check_errors=check_errors, out=out, **kwargs)
        return named(linalg_cholesky_ex_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


linalg_cholesky_op = def_("aten::linalg_cholesky(Tensor self, *, bool upper=False) -> Tensor")
linalg_cholesky_out_op = def_("aten::linalg_cholesky.out(Tensor self, *, bool upper=False, Tensor(a!) out) -> Tensor(a!)")
linalg_cholesky_parser = PythonArgParser("linalg_cholesky", (linalg_cholesky_op, linalg_cholesky_out_op))

def linalg_cholesky(input=NOT_GIVEN, *args, upper=False, out=None, **kwargs):
    """linalg.cholesky(input, *, upper=False, out=None) -> Tensor

    Cholesky decomposition of symmetric positive definite matrices.
        A = L L^T, L lower triangular with a positive diagonal

    Args:
        input: Floating tensor (*, n, n), symmetric; only the lower triangle is read.
        upper: If True, U = L^T is returned, so A = U^T U.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, n, n); zeros stand in the other triangle. The factor is unique.
    Raises:
        RuntimeError if the matrices are not square or the dtype is not floating.
        LinAlgError (a RuntimeError) if a matrix is not positive definite.
    Derivative: those of the operators that it calls.
    Journey: `linalg_cholesky_op` (aten/ops/linalg.py), `linalg_cholesky`
        (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.cholesky(tt.tensor([[4., 2.], [2., 2.]]))
    tensor([[2., 0.],
            [1., 1.]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and upper.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_cholesky_op.table[ks](ks, input, upper)
    return linalg_cholesky_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), upper=upper, out=out, **kwargs)


cholesky_out_op = def_("aten::cholesky.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)")
cholesky_op = def_("aten::cholesky(Tensor self, bool upper=False) -> Tensor")
cholesky_parser = PythonArgParser("cholesky", (cholesky_out_op, cholesky_op), methods=(cholesky_op,))

def cholesky_default(self, upper=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cholesky_op.table[ks](ks, self, upper)

def cholesky(input=NOT_GIVEN, upper=False, *args, out=None, **kwargs):
    """cholesky(input, upper=False, *, out=None) -> Tensor

    Cholesky decomposition of positive definite matrices; deprecated, now `linalg.cholesky`.

    Args:
        input: Floating tensor (*, n, n), symmetric; only one triangle is read, the lower one unless `upper`.
        upper: If True, U with A = U^T U is returned.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, n, n).
    Raises:
        RuntimeError if the matrices are not square or the dtype is not floating.
        LinAlgError (a RuntimeError) if a matrix is not positive definite.
    Derivative: self: cholesky_backward(grad, upper, result)
    Journey: `cholesky_op` (aten/ops/linalg.py), `CholeskyBackward0`, `cholesky`
        (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.cholesky(tt.tensor([[4., 2.], [2., 2.]]))
    tensor([[2., 0.],
            [1., 1.]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and upper.__class__ is bool:
        return cholesky_default(input, upper)
    return cholesky_parser.call(*given(("input", "upper"), (input, upper), (NOT_GIVEN, False), args, kwargs), out=out, **kwargs)


cholesky_solve_out_op = def_("aten::cholesky_solve.out(Tensor self, Tensor input2, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)")
cholesky_solve_op = def_("aten::cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor")
cholesky_solve_parser = PythonArgParser("cholesky_solve", (cholesky_solve_out_op, cholesky_solve_op), methods=(cholesky_solve_op,))

def cholesky_solve_default(self, input2, upper=False):
    ks = self.meta_.key_set | input2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cholesky_solve_op.table[ks](ks, self, input2, upper)

def cholesky_solve(input=NOT_GIVEN, input2=NOT_GIVEN, upper=False, *args, out=None, **kwargs):
    """cholesky_solve(input, input2, upper=False, *, out=None) -> Tensor

    Solves systems of equations with a matrix whose Cholesky factor is known.
        (L L^T) X = input

    Args:
        input: Floating tensor (*, n, k), the right-hand side.
        input2: The factor (*, n, n), triangular.
        upper: Whether the factor is upper triangular, so that the matrix is U^T U.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, n, k).
    Raises: RuntimeError if a tensor has fewer than two dimensions or the sizes do not fit.
    Derivative: self, input2: cholesky_solve_backward(grad, self, input2, result, upper, grad_input_mask)
    Journey: `cholesky_solve_op` (aten/ops/linalg.py), `CholeskySolveBackward0`, `cholesky_solve`
        (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.cholesky_solve(tt.tensor([[4.], [2.]]), tt.tensor([[2., 0.], [1., 1.]]))
    tensor([[1.],
            [0.]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(input2, TensorImpl) and upper.__class__ is bool:
        return cholesky_solve_default(input, input2, upper)
    return cholesky_solve_parser.call(*given(("input", "input2", "upper"), (input, input2, upper), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), out=out, **kwargs)


_cholesky_solve_helper_op = def_("aten::_cholesky_solve_helper(Tensor self, Tensor A, bool upper) -> Tensor")
_cholesky_solve_helper_parser = PythonArgParser("_cholesky_solve_helper", (_cholesky_solve_helper_op,))

def _cholesky_solve_helper_default(self, A, upper):
    ks = self.meta_.key_set | A.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _cholesky_solve_helper_op.table[ks](ks, self, A, upper)

def _cholesky_solve_helper(*args, **kwargs):
    return _cholesky_solve_helper_parser.call(*args, **kwargs)


cholesky_inverse_op = def_("aten::cholesky_inverse(Tensor self, bool upper=False) -> Tensor")
cholesky_inverse_out_op = def_("aten::cholesky_inverse.out(Tensor self, bool upper=False, *, Tensor(a!) out) -> Tensor(a!)")
cholesky_inverse_parser = PythonArgParser("cholesky_inverse", (cholesky_inverse_op, cholesky_inverse_out_op), methods=(cholesky_inverse_op,))

def cholesky_inverse_default(self, upper=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cholesky_inverse_op.table[ks](ks, self, upper)

def cholesky_inverse(input=NOT_GIVEN, upper=False, *args, out=None, **kwargs):
    """cholesky_inverse(input, upper=False, *, out=None) -> Tensor

    Inverse of matrices whose Cholesky factor is known.
        out = (L L^T)^-1

    Args:
        input: The factor, floating tensor (*, n, n), triangular.
        upper: Whether the factor is upper triangular, so that the matrix is U^T U.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, n, n), symmetric.
    Raises: RuntimeError if the matrices are not square or the dtype is not floating.
    Derivative: self: cholesky_inverse_backward(grad, self, upper, result)
    Journey: `cholesky_inverse_op` (aten/ops/linalg.py), `CholeskyInverseBackward0`, `cholesky_inverse`
        (aten/native/linalg/batch_linear_algebra.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> a = tt.tensor([[4., 2.], [2., 2.]])
    >>> tt.allclose(tt.cholesky_inverse(tt.linalg.cholesky(a)) @ a, tt.eye(2), atol=1e-6)
    True
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and upper.__class__ is bool:
        return cholesky_inverse_default(input, upper)
    return cholesky_inverse_parser.call(*given(("input", "upper"), (input, upper), (NOT_GIVEN, False), args, kwargs), out=out, **kwargs)


linalg_qr_op = def_("aten::linalg_qr(Tensor A, str mode='reduced') -> (Tensor Q, Tensor R)")
linalg_qr_return = return_type("linalg_qr", ("Q", "R"))
linalg_qr_out_op = def_("aten::linalg_qr.out(Tensor A, str mode='reduced', *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)")
linalg_qr_parser = PythonArgParser("linalg_qr", (linalg_qr_op, linalg_qr_out_op))

def linalg_qr_default(A, mode='reduced'):
    ks = A.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_qr_op.table[ks](ks, A, mode)

def linalg_qr_out(A, mode, Q, R):
    ks = A.meta_.key_set | Q.meta_.key_set | R.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_qr_out_op.table[ks](ks, A, mode, Q, R)

def linalg_qr(A=NOT_GIVEN, mode='reduced', *args, out=None, **kwargs):
    """linalg.qr(A, mode='reduced', *, out=None) -> (Tensor Q, Tensor R)

    QR decomposition; orthonormal columns Q and an upper triangular R.
        A = Q R

    Args:
        A: Floating tensor (*, m, n), a batch of matrices of any shape.
        mode: 'reduced' (default), 'complete' for a square Q, or 'r' for R alone.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (Q, R), with k = min(m, n) Q (*, m, k) and R (*, k, n); 'complete' gives Q (*, m, m)
        and R (*, m, n), 'r' an empty Q.
    Raises: RuntimeError if the mode is unknown or the dtype not floating.
    Note: The signs of the columns of Q and rows of R are not unique; another library may choose others. The
        gradient needs the first k columns to be independent; 'r' has none, 'complete' only for m <= n.
    Derivative: A: linalg_qr_backward(grads[0], grads[1], Q, R, mode)
    Journey: `linalg_qr_op` (aten/ops/linalg.py), `LinalgQrBackward0`, `linalg_qr_meta`, `linalg_qr_impl`
        (aten/native/linalg/batch_linear_algebra_svd.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> a = tt.tensor([[3., 0.], [4., 5.]])
    >>> q, r = tt.linalg.qr(a)
    >>> tt.allclose(q @ r, a, atol=1e-5), tt.allclose(q.mT @ q, tt.eye(2), atol=1e-6)
    (True, True)
    """
    try:
        if out is None and not args and not kwargs and isinstance(A, TensorImpl) and mode.__class__ is str:
            return tuple.__new__(linalg_qr_return, linalg_qr_default(A, mode))
        result = linalg_qr_parser.call(*given(("A", "mode"), (A, mode), (NOT_GIVEN, 'reduced'), args, kwargs), out=out, **kwargs)
        return named(linalg_qr_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


qr_Q_op = def_("aten::qr.Q(Tensor self, bool some=True, *, Tensor(a!) Q, Tensor(b!) R) -> (Tensor(a!) Q, Tensor(b!) R)")
qr_op = def_("aten::qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)")
qr_return = return_type("qr", ("Q", "R"))
qr_parser = PythonArgParser("qr", (qr_Q_op, qr_op), methods=(qr_op,))

def qr_default(self, some=True):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return qr_op.table[ks](ks, self, some)

def qr(input=NOT_GIVEN, some=True, *args, out=None, **kwargs):
    """qr(input, some=True, *, out=None) -> (Tensor Q, Tensor R)

    QR decomposition; deprecated, now `linalg.qr`.

    Args:
        input: Floating tensor (*, m, n), a batch of matrices of any shape.
        some: True is the mode 'reduced', False the mode 'complete'.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (Q, R).
    Raises: RuntimeError if the dtype is not floating.
    Note: The signs of the columns of Q and rows of R are not unique; another library may choose others.
    Derivative: those of the operators that it calls.
    Journey: `qr_op` (aten/ops/linalg.py), `qr` (aten/native/linalg/batch_linear_algebra_svd.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> a = tt.tensor([[3., 0.], [4., 5.]])
    >>> q, r = tt.qr(a)
    >>> tt.allclose(q @ r, a, atol=1e-5)
    True
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl) and some.__class__ is bool:
            return tuple.__new__(qr_return, qr_default(input, some))
        result = qr_parser.call(*given(("input", "some"), (input, some), (NOT_GIVEN, True), args, kwargs), out=out, **kwargs)
        return named(qr_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


geqrf_a_op = def_("aten::geqrf.a(Tensor self, *, Tensor(a!) a, Tensor(b!) tau) -> (Tensor(a!) a, Tensor(b!) tau)")
geqrf_op = def_("aten::geqrf(Tensor self) -> (Tensor a, Tensor tau)")
geqrf_return = return_type("geqrf", ("a", "tau"))
geqrf_parser = PythonArgParser("geqrf", (geqrf_a_op, geqrf_op), methods=(geqrf_op,))

def geqrf(input=NOT_GIVEN, *args, out=None, **kwargs):
    """geqrf(input, *, out=None) -> (Tensor a, Tensor tau)

    QR decomposition in LAPACK's packed form, as Householder reflectors.

    Args:
        input: Floating tensor (*, m, n), a batch of matrices of any shape.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (a, tau). R lies on and above the diagonal of a (*, m, n), the reflectors below; tau
        (*, min(m, n)) holds their factors.
    Note: `linalg.householder_product` makes Q of it, `ormqr` multiplies with Q. Its gradient is not
        implemented; use `linalg.qr`.
    Derivative: self: not_implemented("geqrf")
    Journey: `geqrf_op` (aten/ops/linalg.py), `GeqrfBackward0`, `geqrf`
        (aten/native/linalg/batch_linear_algebra_svd.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> x = tt.tensor([[3., 0.], [4., 5.]])
    >>> a, tau = tt.geqrf(x)
    >>> tt.allclose(tt.linalg.householder_product(a, tau) @ a.triu(), x, atol=1e-5)
    True
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl):
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(geqrf_return, geqrf_op.table[ks](ks, input))
        result = geqrf_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)
        return named(geqrf_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


linalg_householder_product_op = def_("aten::linalg_householder_product(Tensor input, Tensor tau) -> Tensor")
linalg_householder_product_out_op = def_("aten::linalg_householder_product.out(Tensor input, Tensor tau, *, Tensor(a!) out) -> Tensor(a!)")
linalg_householder_product_parser = PythonArgParser("linalg_householder_product", (linalg_householder_product_op, linalg_householder_product_out_op))

def linalg_householder_product(input=NOT_GIVEN, tau=NOT_GIVEN, *args, out=None, **kwargs):
    """linalg.householder_product(input, tau, *, out=None) -> Tensor

    First n columns of a product of Householder reflectors, as `geqrf` stores them.
        Q = H_1 H_2 ... H_k, H_i = I - tau_i v_i v_i^T

    Args:
        input: Floating tensor (*, m, n) with n <= m; the reflectors v_i stand below its diagonal.
        tau: Floating tensor (*, k) with k <= n.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, m, n) with orthonormal columns, if it comes from `geqrf`.
    Raises: RuntimeError if the sizes do not fit or the dtypes differ.
    Derivative: input, tau: householder_product_backward(grad, result, input, tau)
    Journey: `linalg_householder_product_op` (aten/ops/linalg.py), `LinalgHouseholderProductBackward0`,
        `linalg_householder_product` (aten/native/linalg/batch_linear_algebra_svd.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> q = tt.linalg.householder_product(*tt.geqrf(tt.tensor([[3., 0.], [4., 5.]])))
    >>> tt.allclose(q.mT @ q, tt.eye(2), atol=1e-6)
    True
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(tau, TensorImpl):
        ks = input.meta_.key_set | tau.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_householder_product_op.table[ks](ks, input, tau)
    return linalg_householder_product_parser.call(*given(("input", "tau"), (input, tau), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


orgqr_op = def_("aten::orgqr(Tensor self, Tensor input2) -> Tensor")
orgqr_out_op = def_("aten::orgqr.out(Tensor self, Tensor input2, *, Tensor(a!) out) -> Tensor(a!)")
orgqr_parser = PythonArgParser("orgqr", (orgqr_op, orgqr_out_op), methods=(orgqr_op,))

def orgqr_default(self, input2):
    ks = self.meta_.key_set | input2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return orgqr_op.table[ks](ks, self, input2)

def orgqr(input=NOT_GIVEN, input2=NOT_GIVEN, *args, out=None, **kwargs):
    """orgqr(input, input2, *, out=None) -> Tensor

    First n columns of a product of Householder reflectors; another name of `linalg.householder_product`.

    Args:
        input: Floating tensor (*, m, n) with n <= m, as `geqrf` returns it.
        input2: The factors tau, floating tensor (*, k) with k <= n.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, m, n).
    Raises: RuntimeError if the sizes do not fit or the dtypes differ.
    Derivative: those of the operators that it calls.
    Journey: `orgqr_op` (aten/ops/linalg.py), `orgqr` (aten/native/linalg/batch_linear_algebra_svd.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> q = tt.orgqr(*tt.geqrf(tt.tensor([[3., 0.], [4., 5.]])))
    >>> tt.allclose(q.mT @ q, tt.eye(2), atol=1e-6)
    True
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(input2, TensorImpl):
        return orgqr_default(input, input2)
    return orgqr_parser.call(*given(("input", "input2"), (input, input2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


ormqr_out_op = def_("aten::ormqr.out(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False, *, Tensor(a!) out) -> Tensor(a!)")
ormqr_op = def_("aten::ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor")
ormqr_parser = PythonArgParser("ormqr", (ormqr_out_op, ormqr_op), methods=(ormqr_op,))

def ormqr_default(self, input2, input3, left=True, transpose=False):
    ks = self.meta_.key_set | input2.meta_.key_set | input3.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ormqr_op.table[ks](ks, self, input2, input3, left, transpose)

def ormqr(input=NOT_GIVEN, input2=NOT_GIVEN, input3=NOT_GIVEN, left=True, transpose=False, *args, out=None, **kwargs):
    """ormqr(input, input2, input3, left=True, transpose=False, *, out=None) -> Tensor

    Multiplies a matrix with the square Q of a packed QR decomposition, without building Q.
        out = Q @ input3, or input3 @ Q with left=False; Q^T in place of Q with transpose

    Args:
        input: Floating tensor (*, mn, k), the reflectors as `geqrf` returns them.
        input2: The factors tau, tensor (*, k).
        input3: Tensor (*, m, n) to multiply; mn is m, or n with left=False.
        left: Whether Q stands on the left.
        transpose: Whether Q is transposed.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, m, n).
    Raises: RuntimeError if the sizes do not fit or the dtypes differ.
    Derivative: self, input2, input3: ormqr_backward(grad, result, self, input2, input3, left, transpose,
                    grad_input_mask)
    Journey: `ormqr_op` (aten/ops/linalg.py), `OrmqrBackward0`, `ormqr`
        (aten/native/linalg/batch_linear_algebra_svd.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> x = tt.tensor([[3., 0.], [4., 5.]])
    >>> a, tau = tt.geqrf(x)
    >>> tt.allclose(tt.ormqr(a, tau, x, transpose=True), a.triu(), atol=1e-5)
    True
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(input2, TensorImpl) and isinstance(input3, TensorImpl) and left.__class__ is bool and transpose.__class__ is bool:
        return ormqr_default(input, input2, input3, left, transpose)
    return ormqr_parser.call(*given(("input", "input2", "input3", "left", "transpose"), (input, input2, input3, left, transpose), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, True, False), args, kwargs), out=out, **kwargs)


_linalg_svd_op = def_("aten::_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)")
_linalg_svd_return = return_type("_linalg_svd", ("U", "S", "Vh"))
_linalg_svd_U_op = def_("aten::_linalg_svd.U(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)")
_linalg_svd_parser = PythonArgParser("_linalg_svd", (_linalg_svd_op, _linalg_svd_U_op))

def _linalg_svd_default(A, full_matrices=False, compute_uv=True, driver=None):
    ks = A.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_svd_op.table[ks](ks, A, full_matrices, compute_uv, driver)

def _linalg_svd_U(A, full_matrices, compute_uv, driver, U, S, Vh):
    ks = A.meta_.key_set | U.meta_.key_set | S.meta_.key_set | Vh.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_svd_U_op.table[ks](ks, A, full_matrices, compute_uv, driver, U, S, Vh)

def _linalg_svd(*args, **kwargs):
    return _linalg_svd_parser.call(*args, **kwargs)


linalg_svd_op = def_("aten::linalg_svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)")
linalg_svd_return = return_type("linalg_svd", ("U", "S", "Vh"))
linalg_svd_U_op = def_("aten::linalg_svd.U(Tensor A, bool full_matrices=True, *, str? driver=None, Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) Vh)")
linalg_svd_parser = PythonArgParser("linalg_svd", (linalg_svd_op, linalg_svd_U_op))

def linalg_svd_default(A, full_matrices=True, driver=None):
    ks = A.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_svd_op.table[ks](ks, A, full_matrices, driver)

def linalg_svd(A=NOT_GIVEN, full_matrices=True, *args, driver=None, out=None, **kwargs):
    """linalg.svd(A, full_matrices=True, *, driver=None, out=None) -> (Tensor U, Tensor S, Tensor Vh)

    Singular value decomposition; orthonormal U and Vh, and between them the singular values S.
        A = U diag(S) Vh

    Args:
        A: Floating tensor (*, m, n), a batch of matrices of any shape.
        full_matrices: If True, U and Vh are square; if False, only their first k = min(m, n) vectors are
            built.
        driver: Only for CUDA. On the CPU it must be None.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (U, S, Vh) with U (*, m, m) or (*, m, k), S (*, k) in descending order, Vh (*, n, n)
        or (*, k, n).
    Raises:
        RuntimeError if the dtype is not floating.
        LinAlgError if the input holds NaN or inf.
    Note: The signs of the vectors are not unique, nor are the vectors of equal singular values. The gradient
        with respect to U and V is finite only if the singular values are distinct (and, for m != n, not zero)
        and the loss does not depend on the signs.
    Derivative: those of the operators that it calls.
    Journey: `linalg_svd_op` (aten/ops/linalg.py), `linalg_svd`
        (aten/native/linalg/batch_linear_algebra_svd.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> a = tt.tensor([[0., 3.], [5., 0.]])
    >>> U, S, Vh = tt.linalg.svd(a)
    >>> tt.allclose(U @ tt.diag(S) @ Vh, a, atol=1e-6), S
    (True, tensor([5., 3.]))
    """
    try:
        if out is None and not args and not kwargs and isinstance(A, TensorImpl) and full_matrices.__class__ is bool and (driver is None or driver.__class__ is str):
            return tuple.__new__(linalg_svd_return, linalg_svd_default(A, full_matrices, driver))
        result = linalg_svd_parser.call(*given(("A", "full_matrices"), (A, full_matrices), (NOT_GIVEN, True), args, kwargs), driver=driver, out=out, **kwargs)
        return named(linalg_svd_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


linalg_svdvals_op = def_("aten::linalg_svdvals(Tensor A, *, str? driver=None) -> Tensor")
linalg_svdvals_out_op = def_("aten::linalg_svdvals.out(Tensor A, *, str? driver=None, Tensor(a!) out) -> Tensor(a!)")
linalg_svdvals_parser = PythonArgParser("linalg_svdvals", (linalg_svdvals_op, linalg_svdvals_out_op))

def linalg_svdvals(A=NOT_GIVEN, *args, driver=None, out=None, **kwargs):
    """linalg.svdvals(A, *, driver=None, out=None) -> Tensor

    Singular values of matrices, without their vectors.

    Args:
        A: Floating tensor (*, m, n), a batch of matrices of any shape.
        driver: Only for CUDA. On the CPU it must be None.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, min(m, n)), in descending order, none negative.
    Raises:
        RuntimeError if the dtype is not floating.
        LinAlgError if the input holds NaN or inf.
    Note: Its gradient is always finite, unlike that of the vectors.
    Derivative: those of the operators that it calls.
    Journey: `linalg_svdvals_op` (aten/ops/linalg.py), `linalg_svdvals`
        (aten/native/linalg/batch_linear_algebra_svd.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.svdvals(tt.tensor([[0., -3.], [5., 0.]]))
    tensor([5., 3.])
    """
    if out is None and not args and not kwargs and isinstance(A, TensorImpl) and (driver is None or driver.__class__ is str):
        ks = A.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_svdvals_op.table[ks](ks, A, driver)
    return linalg_svdvals_parser.call(*given(("A",), (A,), (NOT_GIVEN,), args, kwargs), driver=driver, out=out, **kwargs)


svd_U_op = def_("aten::svd.U(Tensor self, bool some=True, bool compute_uv=True, *, Tensor(a!) U, Tensor(b!) S, Tensor(c!) V) -> (Tensor(a!) U, Tensor(b!) S, Tensor(c!) V)")
svd_op = def_("aten::svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)")
svd_return = return_type("svd", ("U", "S", "V"))
svd_parser = PythonArgParser("svd", (svd_U_op, svd_op), methods=(svd_op,))

def svd_default(self, some=True, compute_uv=True):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return svd_op.table[ks](ks, self, some, compute_uv)

def svd(input=NOT_GIVEN, some=True, compute_uv=True, *args, out=None, **kwargs):
    """svd(input, some=True, compute_uv=True, *, out=None) -> (Tensor U, Tensor S, Tensor V)

    Singular value decomposition that returns V, not its transpose; deprecated, now `linalg.svd`.
        input = U diag(S) V^T

    Args:
        input: Floating tensor (*, m, n), a batch of matrices of any shape.
        some: If True, only the first min(m, n) vectors are built; the reverse of `full_matrices`.
        compute_uv: If False, U and V are filled with zeros.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (U, S, V).
    Raises:
        RuntimeError if the dtype is not floating.
        LinAlgError if the input holds NaN or inf.
    Note: The signs of the vectors are not unique, nor are the vectors of equal singular values.
    Derivative: those of the operators that it calls.
    Journey: `svd_op` (aten/ops/linalg.py), `svd` (aten/native/linalg/batch_linear_algebra_svd.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> a = tt.tensor([[0., 3.], [5., 0.]])
    >>> U, S, V = tt.svd(a)
    >>> tt.allclose(U @ tt.diag(S) @ V.mT, a, atol=1e-6)
    True
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl) and some.__class__ is bool and compute_uv.__class__ is bool:
            return tuple.__new__(svd_return, svd_default(input, some, compute_uv))
        result = svd_parser.call(*given(("input", "some", "compute_uv"), (input, some, compute_uv), (NOT_GIVEN, True, True), args, kwargs), out=out, **kwargs)
        return named(svd_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


_linalg_eigh_op = def_('aten::_linalg_eigh(Tensor A, str UPLO="L", bool compute_v=True) -> (Tensor eigenvalues, Tensor eigenvectors)')
_linalg_eigh_return = return_type("_linalg_eigh", ("eigenvalues", "eigenvectors"))
_linalg_eigh_eigenvalues_op = def_('aten::_linalg_eigh.eigenvalues(Tensor A, str UPLO="L", bool compute_v=True, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)')
_linalg_eigh_parser = PythonArgParser("_linalg_eigh", (_linalg_eigh_op, _linalg_eigh_eigenvalues_op))

def _linalg_eigh_default(A, UPLO='L', compute_v=True):
    ks = A.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_eigh_op.table[ks](ks, A, UPLO, compute_v)

def _linalg_eigh_eigenvalues(A, UPLO, compute_v, eigenvalues, eigenvectors):
    ks = A.meta_.key_set | eigenvalues.meta_.key_set | eigenvectors.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _linalg_eigh_eigenvalues_op.table[ks](ks, A, UPLO, compute_v, eigenvalues, eigenvectors)

def _linalg_eigh(*args, **kwargs):
    return _linalg_eigh_parser.call(*args, **kwargs)


linalg_eigh_op = def_('aten::linalg_eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)')
linalg_eigh_return = return_type("linalg_eigh", ("eigenvalues", "eigenvectors"))
linalg_eigh_eigvals_op = def_('aten::linalg_eigh.eigvals(Tensor self, str UPLO="L", *, Tensor(a!) eigvals, Tensor(b!) eigvecs) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)')
linalg_eigh_parser = PythonArgParser("linalg_eigh", (linalg_eigh_op, linalg_eigh_eigvals_op))

def linalg_eigh_default(self, UPLO='L'):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_eigh_op.table[ks](ks, self, UPLO)

def linalg_eigh(input=NOT_GIVEN, UPLO='L', *args, out=None, **kwargs):
    """linalg.eigh(input, UPLO='L', *, out=None) -> (Tensor eigenvalues, Tensor eigenvectors)

    Eigenvalues and eigenvectors of symmetric matrices.
        A = Q diag(L) Q^T

    Args:
        input: Floating tensor (*, n, n), symmetric; it is not checked.
        UPLO: 'L' (default) reads the lower triangle only, 'U' the upper one.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (eigenvalues, eigenvectors). The values (*, n) ascend; column i of the vectors (*, n,
        n) belongs to value i and has length 1.
    Raises:
        RuntimeError if the matrices are not square or the dtype is not floating.
        RuntimeError if `UPLO` is another letter.
    Note: The signs of the vectors are not unique, nor are the vectors of equal values. The gradient of the
        vectors is finite only for distinct values.
    Derivative: those of the operators that it calls.
    Journey: `linalg_eigh_op` (aten/ops/linalg.py), `linalg_eigh`
        (aten/native/linalg/batch_linear_algebra_svd.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> a = tt.tensor([[2., 1.], [1., 2.]])
    >>> L, Q = tt.linalg.eigh(a)
    >>> tt.allclose(L, tt.tensor([1., 3.])), tt.allclose(Q @ tt.diag(L) @ Q.mT, a, atol=1e-6)
    (True, True)
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl) and UPLO.__class__ is str:
            return tuple.__new__(linalg_eigh_return, linalg_eigh_default(input, UPLO))
        result = linalg_eigh_parser.call(*given(("input", "UPLO"), (input, UPLO), (NOT_GIVEN, 'L'), args, kwargs), out=out, **kwargs)
        return named(linalg_eigh_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


linalg_eigvalsh_op = def_('aten::linalg_eigvalsh(Tensor self, str UPLO="L") -> Tensor')
linalg_eigvalsh_out_op = def_('aten::linalg_eigvalsh.out(Tensor self, str UPLO="L", *, Tensor(a!) out) -> Tensor(a!)')
linalg_eigvalsh_parser = PythonArgParser("linalg_eigvalsh", (linalg_eigvalsh_op, linalg_eigvalsh_out_op))

def linalg_eigvalsh(input=NOT_GIVEN, UPLO='L', *args, out=None, **kwargs):
    """linalg.eigvalsh(input, UPLO='L', *, out=None) -> Tensor

    Eigenvalues of symmetric matrices.

    Args:
        input: Floating tensor (*, n, n), symmetric; it is not checked.
        UPLO: 'L' (default) reads the lower triangle only, 'U' the upper one.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, n), in ascending order.
    Raises:
        RuntimeError if the matrices are not square or the dtype is not floating.
        RuntimeError if `UPLO` is another letter.
    Derivative: those of the operators that it calls.
    Journey: `linalg_eigvalsh_op` (aten/ops/linalg.py), `linalg_eigvalsh`
        (aten/native/linalg/batch_linear_algebra_svd.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.eigvalsh(tt.tensor([[3., 0.], [0., -1.]]))
    tensor([-1.,  3.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and UPLO.__class__ is str:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_eigvalsh_op.table[ks](ks, input, UPLO)
    return linalg_eigvalsh_parser.call(*given(("input", "UPLO"), (input, UPLO), (NOT_GIVEN, 'L'), args, kwargs), out=out, **kwargs)


linalg_eig_op = def_("aten::linalg_eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)")
linalg_eig_return = return_type("linalg_eig", ("eigenvalues", "eigenvectors"))
linalg_eig_out_op = def_("aten::linalg_eig.out(Tensor self, *, Tensor(a!) eigenvalues, Tensor(b!) eigenvectors) -> (Tensor(a!) eigenvalues, Tensor(b!) eigenvectors)")
linalg_eig_parser = PythonArgParser("linalg_eig", (linalg_eig_op, linalg_eig_out_op))

def linalg_eig(input=NOT_GIVEN, *args, out=None, **kwargs):
    """linalg.eig(input, *, out=None) -> (Tensor eigenvalues, Tensor eigenvectors)

    Eigenvalues and eigenvectors of square matrices of any kind; not available here.
        A V = V diag(L)

    Args:
        input: Floating tensor (*, n, n), a batch of square matrices.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Nothing here. Always complex in PyTorch; this library has no complex numbers.
    Raises: RuntimeError always, after the checks of dtype and shape that PyTorch makes.
    Note: For symmetric matrices `linalg.eigh` is available. Its values are real and sorted.
    Derivative: none.
    Journey: `linalg_eig_op` (aten/ops/linalg.py), `linalg_eig`
        (aten/native/linalg/batch_linear_algebra_svd.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.eig(tt.ones(2, 3))
    Traceback (most recent call last):
    RuntimeError: linalg.eig: A must be batches of square matrices, but they are 2 by 3 matrices
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl):
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(linalg_eig_return, linalg_eig_op.table[ks](ks, input))
        result = linalg_eig_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)
        return named(linalg_eig_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


linalg_eigvals_op = def_("aten::linalg_eigvals(Tensor self) -> Tensor")
linalg_eigvals_out_op = def_("aten::linalg_eigvals.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
linalg_eigvals_parser = PythonArgParser("linalg_eigvals", (linalg_eigvals_op, linalg_eigvals_out_op))

def linalg_eigvals(input=NOT_GIVEN, *args, out=None, **kwargs):
    """linalg.eigvals(input, *, out=None) -> Tensor

    Eigenvalues of square matrices of any kind; not available here.

    Args:
        input: Floating tensor (*, n, n), a batch of square matrices.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Nothing here. Always complex in PyTorch; this library has no complex numbers.
    Raises: RuntimeError always, after the checks of dtype and shape that PyTorch makes.
    Note: For symmetric matrices `linalg.eigvalsh` is available.
    Derivative: those of the operators that it calls.
    Journey: `linalg_eigvals_op` (aten/ops/linalg.py), `linalg_eigvals`
        (aten/native/linalg/batch_linear_algebra_svd.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> tt.linalg.eigvals(tt.ones(2, 3))
    Traceback (most recent call last):
    RuntimeError: linalg.eigvals: A must be batches of square matrices, but they are 2 by 3 matrices
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_eigvals_op.table[ks](ks, input)
    return linalg_eigvals_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


linalg_lstsq_op = def_("aten::linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)")
linalg_lstsq_return = return_type("linalg_lstsq", ("solution", "residuals", "rank", "singular_values"))
linalg_lstsq_out_op = def_("aten::linalg_lstsq.out(Tensor self, Tensor b, float? rcond=None, *, str? driver=None, Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values) -> (Tensor(a!) solution, Tensor(b!) residuals, Tensor(c!) rank, Tensor(d!) singular_values)")
linalg_lstsq_parser = PythonArgParser("linalg_lstsq", (linalg_lstsq_op, linalg_lstsq_out_op))

def linalg_lstsq_default(self, b, rcond=None, driver=None):
    ks = self.meta_.key_set | b.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_lstsq_op.table[ks](ks, self, b, rcond, driver)

def linalg_lstsq(input=NOT_GIVEN, b=NOT_GIVEN, rcond=None, *args, driver=None, out=None, **kwargs):
    """linalg.lstsq(input, b, rcond=None, *, driver=None, out=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)

    Least squares. It finds the X that makes the length of A X - B smallest.

    Args:
        input: Floating tensor A (*, m, n).
        b: Floating tensor B (*, m, k), or (*, m).
        rcond: Singular values below rcond times the largest count as zero; by default epsilon * max(m, n).
            'gels' ignores it.
        driver: LAPACK's method, 'gelsy' (default), 'gels' (needs full rank), 'gelsd' or 'gelss'.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (solution, residuals, rank, singular_values). Parts that the driver does not compute
        are empty.
    Raises: RuntimeError if the rows do not fit, the driver is unknown, or the dtype is not floating.
    Note: With fewer rows than columns the shortest solution is taken. `residuals` needs m > n, full rank and
        not 'gelsy'. Gradients flow through `solution` and `residuals`.
    Derivative: self, b: linalg_lstsq_backward(grads[0], grads[1], self, b, solution, grad_input_mask)
    Journey: `linalg_lstsq_op` (aten/ops/linalg.py), `LinalgLstsqBackward0`, `linalg_lstsq`
        (aten/native/linalg/batch_linear_algebra_svd.py).
    Mirrors: aten/src/ATen/native/BatchLinearAlgebra.cpp

    >>> a = tt.tensor([[1., 0.], [1., 1.], [1., 2.]])
    >>> x = tt.linalg.lstsq(a, tt.tensor([[1.], [3.], [5.]])).solution
    >>> tt.allclose(x, tt.tensor([[1.], [2.]]), atol=1e-5)
    True
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(b, TensorImpl) and (rcond is None or rcond.__class__ is float) and (driver is None or driver.__class__ is str):
            return tuple.__new__(linalg_lstsq_return, linalg_lstsq_default(input, b, rcond, driver))
        result = linalg_lstsq_parser.call(*given(("input", "b", "rcond"), (input, b, rcond), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), driver=driver, out=out, **kwargs)
        return named(linalg_lstsq_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


linalg_pinv_atol_rtol_tensor_op = def_("aten::linalg_pinv.atol_rtol_tensor(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor")
linalg_pinv_atol_rtol_tensor_out_op = def_("aten::linalg_pinv.atol_rtol_tensor_out(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)")
linalg_pinv_atol_rtol_float_op = def_("aten::linalg_pinv.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor")
linalg_pinv_atol_rtol_float_out_op = def_("aten::linalg_pinv.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)")
linalg_pinv_op = def_("aten::linalg_pinv(Tensor self, float rcond, bool hermitian=False) -> Tensor")
linalg_pinv_rcond_tensor_op = def_("aten::linalg_pinv.rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor")
linalg_pinv_out_op = def_("aten::linalg_pinv.out(Tensor self, float rcond, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)")
linalg_pinv_out_rcond_tensor_op = def_("aten::linalg_pinv.out_rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)")
linalg_pinv_parser = PythonArgParser("linalg_pinv", (linalg_pinv_atol_rtol_tensor_op, linalg_pinv_atol_rtol_tensor_out_op, linalg_pinv_atol_rtol_float_op, linalg_pinv_atol_rtol_float_out_op, linalg_pinv_op, linalg_pinv_rcond_tensor_op, linalg_pinv_out_op, linalg_pinv_out_rcond_tensor_op))

def linalg_pinv_atol_rtol_tensor(self, atol=None, rtol=None, hermitian=False):
    ks = self.meta_.key_set
    if atol is not None:
        ks |= atol.meta_.key_set
    if rtol is not None:
        ks |= rtol.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_pinv_atol_rtol_tensor_op.table[ks](ks, self, atol, rtol, hermitian)

def linalg_pinv_atol_rtol_float(self, atol=None, rtol=None, hermitian=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_pinv_atol_rtol_float_op.table[ks](ks, self, atol, rtol, hermitian)

def linalg_pinv_default(self, rcond, hermitian=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_pinv_op.table[ks](ks, self, rcond, hermitian)

def linalg_pinv_rcond_tensor(self, rcond, hermitian=False):
    ks = self.meta_.key_set | rcond.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_pinv_rcond_tensor_op.table[ks](ks, self, rcond, hermitian)

def linalg_pinv(input=NOT_GIVEN, *args, **kwargs):
    """linalg.pinv(input, *, atol=None, rtol=None, hermitian=False, out=None) -> Tensor
    linalg.pinv(input, rcond, hermitian=False, *, out=None) -> Tensor

    Pseudoinverse of matrices; the inverse where there is one.

    Args:
        input: Floating tensor (*, m, n), a batch of matrices of any shape.
        atol: Absolute tolerance, number or tensor; singular values below it count as zero.
        rtol: Tolerance relative to the largest singular value; by default max(m, n) * epsilon of the dtype,
            or 0 if `atol` is positive.
        rcond: Older name of `rtol`.
        hermitian: If True, the matrices are taken as symmetric and only the lower triangle is read, which is
            faster.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*, n, m).
    Raises: RuntimeError if the dtype is not floating.
    Note: It is computed from the singular values. Products with it are better left to `linalg.lstsq`. Near a
        change of rank it jumps.
    Derivative: self: pinv_backward(grad, result, self)
    Journey: `linalg_pinv_atol_rtol_tensor_op` (aten/ops/linalg.py), `LinalgPinvBackward0`,
        `linalg_pinv_atol_rtol_tensor` (aten/native/linalg/linear_algebra_matrix_functions.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.linalg.pinv(tt.tensor([[2., 0.], [0., 0.]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.0000]])
    """
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return linalg_pinv_atol_rtol_float(input, None, None, False)
        if len(args) == 1:
            (rcond,) = args
            if isinstance(input, TensorImpl) and (rcond.__class__ is float or (rcond.__class__ is int and -(2**30) < rcond < 2**30)):
                return linalg_pinv_default(input, rcond if rcond.__class__ is float else float(rcond), False)
            if isinstance(input, TensorImpl) and isinstance(rcond, TensorImpl):
                return linalg_pinv_rcond_tensor(input, rcond, False)
        if len(args) == 2:
            rcond, hermitian = args
            if isinstance(input, TensorImpl) and (rcond.__class__ is float or (rcond.__class__ is int and -(2**30) < rcond < 2**30)) and hermitian.__class__ is bool:
                return linalg_pinv_default(input, rcond if rcond.__class__ is float else float(rcond), hermitian)
            if isinstance(input, TensorImpl) and isinstance(rcond, TensorImpl) and hermitian.__class__ is bool:
                return linalg_pinv_rcond_tensor(input, rcond, hermitian)
    return linalg_pinv_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


pinverse_op = def_("aten::pinverse(Tensor self, float rcond=1e-15) -> Tensor")
pinverse_parser = PythonArgParser("pinverse", (pinverse_op,), methods=(pinverse_op,))

def pinverse_default(self, rcond=1e-15):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return pinverse_op.table[ks](ks, self, rcond)

def pinverse(input=NOT_GIVEN, rcond=1e-15, *args, **kwargs):
    """pinverse(input, rcond=1e-15) -> Tensor

    Pseudoinverse of matrices; `linalg.pinv` with a fixed tolerance.

    Args:
        input: Floating tensor (*, m, n), a batch of matrices of any shape.
        rcond: Singular values below rcond times the largest count as zero.
    Returns: Tensor (*, n, m).
    Raises: RuntimeError if the dtype is not floating.
    Derivative: those of the operators that it calls.
    Journey: `pinverse_op` (aten/ops/linalg.py), `pinverse`
        (aten/native/linalg/linear_algebra_matrix_functions.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.pinverse(tt.tensor([[2., 0.], [0., 0.]]))
    tensor([[0.5000, 0.0000],
            [0.0000, 0.0000]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (rcond.__class__ is float or (rcond.__class__ is int and -(2**30) < rcond < 2**30)):
        return pinverse_default(input, rcond if rcond.__class__ is float else float(rcond))
    return pinverse_parser.call(*given(("input", "rcond"), (input, rcond), (NOT_GIVEN, 1e-15), args, kwargs), **kwargs)


linalg_matrix_rank_atol_rtol_tensor_op = def_("aten::linalg_matrix_rank.atol_rtol_tensor(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor")
linalg_matrix_rank_atol_rtol_tensor_out_op = def_("aten::linalg_matrix_rank.atol_rtol_tensor_out(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)")
linalg_matrix_rank_atol_rtol_float_op = def_("aten::linalg_matrix_rank.atol_rtol_float(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False) -> Tensor")
linalg_matrix_rank_atol_rtol_float_out_op = def_("aten::linalg_matrix_rank.atol_rtol_float_out(Tensor self, *, float? atol=None, float? rtol=None, bool hermitian=False, Tensor(a!) out) -> Tensor(a!)")
linalg_matrix_rank_op = def_("aten::linalg_matrix_rank(Tensor self, float tol, bool hermitian=False) -> Tensor")
linalg_matrix_rank_out_op = def_("aten::linalg_matrix_rank.out(Tensor self, float tol, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)")
linalg_matrix_rank_tol_tensor_op = def_("aten::linalg_matrix_rank.tol_tensor(Tensor input, Tensor tol, bool hermitian=False) -> Tensor")
linalg_matrix_rank_out_tol_tensor_op = def_("aten::linalg_matrix_rank.out_tol_tensor(Tensor input, Tensor tol, bool hermitian=False, *, Tensor(a!) out) -> Tensor(a!)")
linalg_matrix_rank_parser = PythonArgParser("linalg_matrix_rank", (linalg_matrix_rank_atol_rtol_tensor_op, linalg_matrix_rank_atol_rtol_tensor_out_op, linalg_matrix_rank_atol_rtol_float_op, linalg_matrix_rank_atol_rtol_float_out_op, linalg_matrix_rank_op, linalg_matrix_rank_out_op, linalg_matrix_rank_tol_tensor_op, linalg_matrix_rank_out_tol_tensor_op))

def linalg_matrix_rank_default(self, tol, hermitian=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_matrix_rank_op.table[ks](ks, self, tol, hermitian)

def linalg_matrix_rank_tol_tensor(input, tol, hermitian=False):
    ks = input.meta_.key_set | tol.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_matrix_rank_tol_tensor_op.table[ks](ks, input, tol, hermitian)

def linalg_matrix_rank(input=NOT_GIVEN, *args, **kwargs):
    """linalg.matrix_rank(input, *, atol=None, rtol=None, hermitian=False, out=None) -> Tensor
    linalg.matrix_rank(input, tol, hermitian=False, *, out=None) -> Tensor

    Number of singular values of a matrix that are above a tolerance.

    Args:
        input: Floating tensor (*, m, n), a batch of matrices of any shape.
        atol: Absolute tolerance, number or tensor; singular values below it count as zero.
        rtol: Tolerance relative to the largest singular value; by default max(m, n) * epsilon of the dtype,
            or 0 if `atol` is positive.
        tol: Older name of `atol`.
        hermitian: If True, the matrices are taken as symmetric and only the lower triangle is read, which is
            faster. Eigenvalues then take the place of singular values.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Int64 tensor (*).
    Raises: RuntimeError if the dtype is not floating.
    Note: It has no gradient.
    Derivative: those of the operators that it calls.
    Journey: `linalg_matrix_rank_atol_rtol_tensor_op` (aten/ops/linalg.py),
        `linalg_matrix_rank_atol_rtol_tensor` (aten/native/linalg/linear_algebra_matrix_functions.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.linalg.matrix_rank(tt.tensor([[1., 2.], [2., 4.]]))
    tensor(1)
    """
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return linalg_matrix_rank_atol_rtol_float_op.table[ks](ks, input, None, None, False)
        if len(args) == 1:
            (tol,) = args
            if isinstance(input, TensorImpl) and (tol.__class__ is float or (tol.__class__ is int and -(2**30) < tol < 2**30)):
                return linalg_matrix_rank_default(input, tol if tol.__class__ is float else float(tol), False)
            if isinstance(input, TensorImpl) and isinstance(tol, TensorImpl):
                return linalg_matrix_rank_tol_tensor(input, tol, False)
        if len(args) == 2:
            tol, hermitian = args
            if isinstance(input, TensorImpl) and (tol.__class__ is float or (tol.__class__ is int and -(2**30) < tol < 2**30)) and hermitian.__class__ is bool:
                return linalg_matrix_rank_default(input, tol if tol.__class__ is float else float(tol), hermitian)
            if isinstance(input, TensorImpl) and isinstance(tol, TensorImpl) and hermitian.__class__ is bool:
                return linalg_matrix_rank_tol_tensor(input, tol, hermitian)
    return linalg_matrix_rank_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


linalg_cond_op = def_("aten::linalg_cond(Tensor self, Scalar? p=None) -> Tensor")
linalg_cond_out_op = def_("aten::linalg_cond.out(Tensor self, Scalar? p=None, *, Tensor(a!) out) -> Tensor(a!)")
linalg_cond_p_str_op = def_("aten::linalg_cond.p_str(Tensor self, str p) -> Tensor")
linalg_cond_p_str_out_op = def_("aten::linalg_cond.p_str_out(Tensor self, str p, *, Tensor(a!) out) -> Tensor(a!)")
linalg_cond_parser = PythonArgParser("linalg_cond", (linalg_cond_op, linalg_cond_out_op, linalg_cond_p_str_op, linalg_cond_p_str_out_op))

def linalg_cond(input=NOT_GIVEN, p=None, *args, out=None, **kwargs):
    """linalg.cond(input, p=None, *, out=None) -> Tensor

    Condition number. It tells how much a system of equations may enlarge an error.
        out = norm(A, p) * norm(inv(A), p); for p = 2 the largest singular value by the smallest

    Args:
        input: Floating tensor (*, n, n); for p None, 2 or -2 also (*, m, n).
        p: None (as 2), 'fro', 'nuc', inf, -inf, 1, -1, 2 or -2.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (*). A singular matrix gives inf, or after rounding a huge number.
    Raises: RuntimeError if `p` is another norm or the matrices are not square where they must be.
    Derivative: those of the operators that it calls.
    Journey: `linalg_cond_op` (aten/ops/linalg.py), `linalg_cond`
        (aten/native/linalg/linear_algebra_matrix_functions.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.linalg.cond(tt.tensor([[1., 0.], [0., 4.]]))
    tensor(4.)
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (p is None or (p.__class__ in NUMBERS and (p.__class__ is not int or -(2**62) < p < 2**62))):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_cond_op.table[ks](ks, input, p)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and p.__class__ is str:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_cond_p_str_op.table[ks](ks, input, p)
    return linalg_cond_parser.call(*given(("input", "p"), (input, p), (NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


linalg_norm_op = def_("aten::linalg_norm(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor")
linalg_norm_ord_str_op = def_("aten::linalg_norm.ord_str(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor")
linalg_norm_out_op = def_("aten::linalg_norm.out(Tensor self, Scalar? ord=None, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
linalg_norm_ord_str_out_op = def_("aten::linalg_norm.ord_str_out(Tensor self, str ord, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
linalg_norm_parser = PythonArgParser("linalg_norm", (linalg_norm_op, linalg_norm_ord_str_op, linalg_norm_out_op, linalg_norm_ord_str_out_op))

def linalg_norm(input=NOT_GIVEN, ord=None, dim=None, keepdim=False, *args, dtype=None, out=None, **kwargs):
    """linalg.norm(input, ord=None, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

    Norm of vectors or of matrices, whichever `dim` and `ord` ask for.

    Args:
        input: Floating tensor.
        ord: None for the 2-norm of all elements, else an order of `linalg.vector_norm` or
            `linalg.matrix_norm`.
        dim: One dimension for vectors, two for matrices; None takes all of a 1-d or 2-d tensor.
        keepdim: Whether the reduced dimensions stay with size 1.
        dtype: Floating dtype to compute and return in; `input` is converted first.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions.
    Raises: RuntimeError if `ord` is given without `dim` for a tensor that is not 1-d or 2-d, the order is not
        supported, or the dtype is not floating.
    Note: For a matrix, order 2 is the largest singular value, while None is the root of the sum of squares.
    Derivative: those of the operators that it calls.
    Journey: `linalg_norm_op` (aten/ops/linalg.py), `linalg_norm` (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> a = tt.tensor([[3., 4.], [0., 0.]])
    >>> tt.linalg.norm(a), tt.linalg.norm(a, float('inf')), tt.linalg.norm(a, 1, dim=1)
    (tensor(5.), tensor(7.), tensor([7., 0.]))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (ord is None or (ord.__class__ in NUMBERS and (ord.__class__ is not int or -(2**62) < ord < 2**62))) and (dim_ := as_tuple_or_none(dim, 1)) is not False and keepdim.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_norm_op.table[ks](ks, input, ord, dim_, keepdim, dtype)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and ord.__class__ is str and (dim_ := as_tuple_or_none(dim, 1)) is not False and keepdim.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return linalg_norm_ord_str_op.table[ks](ks, input, ord, dim_, keepdim, dtype)
    return linalg_norm_parser.call(*given(("input", "ord", "dim", "keepdim"), (input, ord, dim, keepdim), (NOT_GIVEN, None, None, False), args, kwargs), dtype=dtype, out=out, **kwargs)


linalg_matrix_norm_op = def_("aten::linalg_matrix_norm(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor")
linalg_matrix_norm_out_op = def_("aten::linalg_matrix_norm.out(Tensor self, Scalar ord, int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
linalg_matrix_norm_str_ord_op = def_("aten::linalg_matrix_norm.str_ord(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None) -> Tensor")
linalg_matrix_norm_str_ord_out_op = def_("aten::linalg_matrix_norm.str_ord_out(Tensor self, str ord='fro', int[] dim=[-2,-1], bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
linalg_matrix_norm_parser = PythonArgParser("linalg_matrix_norm", (linalg_matrix_norm_op, linalg_matrix_norm_out_op, linalg_matrix_norm_str_ord_op, linalg_matrix_norm_str_ord_out_op))

def linalg_matrix_norm_default(self, ord, dim=(-2, -1), keepdim=False, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_matrix_norm_op.table[ks](ks, self, ord, dim, keepdim, dtype)

def linalg_matrix_norm_str_ord(self, ord='fro', dim=(-2, -1), keepdim=False, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_matrix_norm_str_ord_op.table[ks](ks, self, ord, dim, keepdim, dtype)

def linalg_matrix_norm(input=NOT_GIVEN, *args, **kwargs):
    """linalg.matrix_norm(input, ord='fro', dim=(-2, -1), keepdim=False, *, dtype=None, out=None) -> Tensor

    Norm of the matrices in two dimensions.

    Args:
        input: Floating tensor with at least two dimensions.
        ord: 'fro' (root of the sum of squares), 'nuc' (sum of singular values), inf or -inf (largest or
            smallest row sum of absolute values), 1 or -1 (column sum), 2 or -2 (singular value).
        dim: The two dimensions of the matrices.
        keepdim: Whether the reduced dimensions stay with size 1.
        dtype: Floating dtype to compute and return in; `input` is converted first.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the two dimensions.
    Raises: RuntimeError if the order is not supported, there are fewer than two dimensions, or the dtype is
        not floating.
    Derivative: those of the operators that it calls.
    Journey: `linalg_matrix_norm_op` (aten/ops/linalg.py), `linalg_matrix_norm`
        (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> a = tt.tensor([[3., 0.], [0., -4.]])
    >>> tt.linalg.matrix_norm(a), tt.linalg.matrix_norm(a, 1)
    (tensor(5.), tensor(4.))
    """
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return linalg_matrix_norm_str_ord(input, 'fro', (-2, -1), False, None)
        if len(args) == 1:
            (ord,) = args
            if isinstance(input, TensorImpl) and (ord.__class__ in NUMBERS and (ord.__class__ is not int or -(2**62) < ord < 2**62)):
                return linalg_matrix_norm_default(input, ord, (-2, -1), False, None)
            if isinstance(input, TensorImpl) and ord.__class__ is str:
                return linalg_matrix_norm_str_ord(input, ord, (-2, -1), False, None)
        if len(args) == 2:
            ord, dim = args
            if isinstance(input, TensorImpl) and (ord.__class__ in NUMBERS and (ord.__class__ is not int or -(2**62) < ord < 2**62)) and (dim_ := as_tuple(dim)) is not False:
                return linalg_matrix_norm_default(input, ord, dim_, False, None)
            if isinstance(input, TensorImpl) and ord.__class__ is str and (dim_ := as_tuple(dim)) is not False:
                return linalg_matrix_norm_str_ord(input, ord, dim_, False, None)
        if len(args) == 3:
            ord, dim, keepdim = args
            if isinstance(input, TensorImpl) and (ord.__class__ in NUMBERS and (ord.__class__ is not int or -(2**62) < ord < 2**62)) and (dim_ := as_tuple(dim)) is not False and keepdim.__class__ is bool:
                return linalg_matrix_norm_default(input, ord, dim_, keepdim, None)
            if isinstance(input, TensorImpl) and ord.__class__ is str and (dim_ := as_tuple(dim)) is not False and keepdim.__class__ is bool:
                return linalg_matrix_norm_str_ord(input, ord, dim_, keepdim, None)
    return linalg_matrix_norm_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


frobenius_norm_dim_op = def_("aten::frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor")
frobenius_norm_out_op = def_("aten::frobenius_norm.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
frobenius_norm_parser = PythonArgParser("frobenius_norm", (frobenius_norm_dim_op, frobenius_norm_out_op))

def frobenius_norm(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=False, *args, out=None, **kwargs):
    """frobenius_norm(input, dim, keepdim=False, *, out=None) -> Tensor

    Root of the sum of squares over one or two dimensions.

    Args:
        input: Floating tensor.
        dim: One or two dimensions; an empty list takes all.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions.
    Raises: RuntimeError if more than two dimensions are named.
    Note: It remains from older code; `linalg.matrix_norm` says the same.
    Derivative: those of the operators that it calls.
    Journey: `frobenius_norm_dim_op` (aten/ops/linalg.py), `frobenius_norm_dim`
        (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.frobenius_norm(tt.tensor([[3., 4.], [0., 0.]]), dim=(0, 1))
    tensor(5.)
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (dim_ := as_tuple(dim, 1)) is not False and keepdim.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return frobenius_norm_dim_op.table[ks](ks, input, dim_, keepdim)
    return frobenius_norm_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), out=out, **kwargs)


nuclear_norm_op = def_("aten::nuclear_norm(Tensor self, bool keepdim=False) -> Tensor")
nuclear_norm_out_op = def_("aten::nuclear_norm.out(Tensor self, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
nuclear_norm_dim_op = def_("aten::nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor")
nuclear_norm_dim_out_op = def_("aten::nuclear_norm.dim_out(Tensor self, int[2] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
nuclear_norm_parser = PythonArgParser("nuclear_norm", (nuclear_norm_op, nuclear_norm_out_op, nuclear_norm_dim_op, nuclear_norm_dim_out_op))

def nuclear_norm_default(self, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nuclear_norm_op.table[ks](ks, self, keepdim)

def nuclear_norm_dim(self, dim, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nuclear_norm_dim_op.table[ks](ks, self, dim, keepdim)

def nuclear_norm(input=NOT_GIVEN, *args, **kwargs):
    """nuclear_norm(input, dim, keepdim=False, *, out=None) -> Tensor
    nuclear_norm(input, keepdim=False, *, out=None) -> Tensor

    Sum of the singular values of matrices.

    Args:
        input: Floating tensor with at least two dimensions.
        dim: The two dimensions of the matrices; by default the last two.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the two dimensions.
    Raises: RuntimeError if there are fewer than two dimensions.
    Derivative: those of the operators that it calls.
    Journey: `nuclear_norm_op` (aten/ops/linalg.py), `nuclear_norm` (aten/native/linalg/linear_algebra.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.allclose(tt.nuclear_norm(tt.tensor([[3., 0.], [0., -4.]])), tt.tensor(7.))
    True
    """
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return nuclear_norm_default(input, False)
        if len(args) == 1:
            (dim,) = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple(dim, 2)) is not False:
                return nuclear_norm_dim(input, dim_, False)
            (keepdim,) = args
            if isinstance(input, TensorImpl) and keepdim.__class__ is bool:
                return nuclear_norm_default(input, keepdim)
        if len(args) == 2:
            dim, keepdim = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple(dim, 2)) is not False and keepdim.__class__ is bool:
                return nuclear_norm_dim(input, dim_, keepdim)
    return nuclear_norm_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)
