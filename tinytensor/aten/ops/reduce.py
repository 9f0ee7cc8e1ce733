# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `reduce`: for each overload its schema and handle, for each name its Python function.

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
    as_floats_or_none,
    as_tuple,
    as_tuple_or_none,
    given,
    named,
    return_type,
)
from tinytensor.c10 import scalar_type
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

sum_op = def_("aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor")
sum_dim_IntList_op = def_("aten::sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor")
sum_IntList_out_op = def_("aten::sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
sum_parser = PythonArgParser("sum", (sum_op, sum_dim_IntList_op, sum_IntList_out_op), methods=(sum_op, sum_dim_IntList_op))

def sum_default(self, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sum_op.table[ks](ks, self, dtype)

def sum_dim_IntList(self, dim, keepdim=False, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sum_dim_IntList_op.table[ks](ks, self, dim, keepdim, dtype)

def sum_IntList_out(self, dim, keepdim, dtype, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sum_IntList_out_op.table[ks](ks, self, dim, keepdim, dtype, out)

def sum(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=NOT_GIVEN, *args, dtype=None, out=NOT_GIVEN, **kwargs):
    """sum(input, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

    Sum of all elements, or of those along the given dimensions.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension or list of dimensions to reduce; None or an empty list takes all.
        keepdim: Whether the reduced dimensions stay with size 1.
        dtype: Dtype to convert `input` to first, which is that of the result. By default integers and bools
            give int64.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions (0-d if all are). Sums of integers and bools are int64;
        floats keep their dtype.
    Raises:
        IndexError if a dimension is out of range.
        RuntimeError if a dimension is named twice.
    Note: The sum of nothing is 0. Floats are added in blocks, so the rounding differs from that of a plain
        loop.
    Derivative:
        sum, self: grad.expand(self.sym_sizes())
        sum.dim_IntList, self: sum_backward(grad, self.sym_sizes(), dim, keepdim)
    Journey: `sum_op` (aten/ops/reduce.py), `SumBackward0`, `sum` (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.sum(tt.tensor([[1, 2], [3, 4]]), dim=0)
    tensor([4, 6])
    >>> tt.sum(tt.tensor([True, True]))
    tensor(2)
    """
    if dim is NOT_GIVEN:
        if keepdim is NOT_GIVEN and out is NOT_GIVEN and not args and not kwargs and (dtype is None or dtype.__class__ is ScalarType):
            try:
                ks = input.meta_.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return sum_op.table[ks](ks, input, dtype)
    keep = False if keepdim is NOT_GIVEN else keepdim
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and (dim_ := as_tuple_or_none(dim, 1)) is not False and keep.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return sum_dim_IntList_op.table[ks](ks, input, dim_, keep, dtype)
    return sum_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), dtype=dtype, out=out, **kwargs)


mean_op = def_("aten::mean(Tensor self, *, ScalarType? dtype=None) -> Tensor")
mean_dtype_out_op = def_("aten::mean.dtype_out(Tensor self, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
mean_dim_op = def_("aten::mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor")
mean_out_op = def_("aten::mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
mean_parser = PythonArgParser("mean", (mean_op, mean_dtype_out_op, mean_dim_op, mean_out_op), methods=(mean_op, mean_dim_op))

def mean_default(self, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mean_op.table[ks](ks, self, dtype)

def mean_dim(self, dim, keepdim=False, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mean_dim_op.table[ks](ks, self, dim, keepdim, dtype)

def mean_out(self, dim, keepdim, dtype, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mean_out_op.table[ks](ks, self, dim, keepdim, dtype, out)

def mean(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=NOT_GIVEN, *args, dtype=None, out=NOT_GIVEN, **kwargs):
    """mean(input, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

    Mean of all elements, or of those along the given dimensions.

    Args:
        input: Floating tensor of any shape; of any real dtype if `dtype` is given.
        dim: Dimension or list of dimensions to reduce; None or an empty list takes all.
        keepdim: Whether the reduced dimensions stay with size 1.
        dtype: Floating dtype to convert `input` to first, which is that of the result.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions (0-d if all are). The dtype is that of `input` unless
        `dtype` is given.
    Raises:
        RuntimeError for integers or bools without a floating `dtype`.
        IndexError if a dimension is out of range.
    Note: The mean of nothing is NaN.
    Derivative:
        mean, self: div_scalar(grad.expand(self.sym_sizes()), self.sym_numel())
        mean.dim, self: mean_backward(grad, self.sym_sizes(), dim, self.sym_numel(), keepdim)
    Journey: `mean_op` (aten/ops/reduce.py), `MeanBackward0`, `mean` (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.mean(tt.tensor([[1., 3.], [5., 7.]]), dim=0)
    tensor([3., 5.])
    >>> tt.mean(tt.tensor([1, 2]), dtype=tt.float32)
    tensor(1.5000)
    """
    if dim is NOT_GIVEN:
        if keepdim is NOT_GIVEN and out is NOT_GIVEN and not args and not kwargs and (dtype is None or dtype.__class__ is ScalarType):
            try:
                ks = input.meta_.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return mean_op.table[ks](ks, input, dtype)
    keep = False if keepdim is NOT_GIVEN else keepdim
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and (dim_ := as_tuple_or_none(dim, 1)) is not False and keep.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return mean_dim_op.table[ks](ks, input, dim_, keep, dtype)
    return mean_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), dtype=dtype, out=out, **kwargs)


prod_op = def_("aten::prod(Tensor self, *, ScalarType? dtype=None) -> Tensor")
prod_dim_int_op = def_("aten::prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor")
prod_int_out_op = def_("aten::prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
prod_parser = PythonArgParser("prod", (prod_op, prod_dim_int_op, prod_int_out_op), methods=(prod_op, prod_dim_int_op))

def prod_default(self, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return prod_op.table[ks](ks, self, dtype)

def prod_dim_int(self, dim, keepdim=False, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return prod_dim_int_op.table[ks](ks, self, dim, keepdim, dtype)

def prod_int_out(self, dim, keepdim, dtype, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return prod_int_out_op.table[ks](ks, self, dim, keepdim, dtype, out)

def prod(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=NOT_GIVEN, *args, dtype=None, out=NOT_GIVEN, **kwargs):
    """prod(input, dim, keepdim=False, *, dtype=None, out=None) -> Tensor
    prod(input, *, dtype=None) -> Tensor

    Product of all elements, or of those along one dimension.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension to reduce, a single int; left out, all are.
        keepdim: Whether the reduced dimensions stay with size 1.
        dtype: Dtype to convert `input` to first, which is that of the result. By default integers and bools
            give int64.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions (0-d if all are). Products of integers and bools are int64.
    Raises:
        TypeError if a list of dimensions is given.
        IndexError if a dimension is out of range.
    Note: The product of nothing is 1. The gradient is right for elements that are zero, too.
    Derivative:
        prod, self: prod_backward(grad, self.to(grad.dtype), result)
        prod.dim_int, self: prod_backward(grad, self.to(grad.dtype), result, dim, keepdim)
    Journey: `prod_op` (aten/ops/reduce.py), `ProdBackward0`, `prod` (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.prod(tt.tensor([[1, 2], [3, 4]]), dim=1)
    tensor([ 2, 12])
    """
    if dim is NOT_GIVEN:
        if keepdim is NOT_GIVEN and out is NOT_GIVEN and not args and not kwargs and isinstance(input, TensorImpl) and (dtype is None or dtype.__class__ is ScalarType):
            return prod_default(input, dtype)
    keep = False if keepdim is NOT_GIVEN else keepdim
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and keep.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
        return prod_dim_int(input, dim, keep, dtype)
    return prod_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), dtype=dtype, out=out, **kwargs)


amax_op = def_("aten::amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor")
amax_out_op = def_("aten::amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
amax_parser = PythonArgParser("amax", (amax_op, amax_out_op), methods=(amax_op,))

def amax_default(self, dim=(), keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return amax_op.table[ks](ks, self, dim, keepdim)

def amax(input=NOT_GIVEN, dim=(), keepdim=False, *args, out=None, **kwargs):
    """amax(input, dim=(), keepdim=False, *, out=None) -> Tensor

    Largest element of all, or along one or several dimensions.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension or list of dimensions to reduce; None or an empty list takes all.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions (0-d if all are). Dtype of `input`.
    Raises:
        RuntimeError or IndexError if there is nothing to reduce, since there is no neutral element.
        IndexError if a dimension is out of range.
    Note: A NaN in `input` makes the result NaN. Equal elements share the gradient evenly. `max` along a
        dimension also returns the index.
    Derivative: self: scale_grad_by_count(restore_reduced_dims(grad, dim, keepdim),
                    restore_reduced_dims(result, dim, keepdim) == self, dim)
    Journey: `amax_op` (aten/ops/reduce.py), `AmaxBackward0`, `amax_meta`, `amax_impl`
        (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.amax(tt.tensor([[1, 9], [3, 4]]), dim=(0, 1))
    tensor(9)
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (dim_ := as_tuple(dim, 1)) is not False and keepdim.__class__ is bool:
        return amax_default(input, dim_, keepdim)
    return amax_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, (), False), args, kwargs), out=out, **kwargs)


amin_op = def_("aten::amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor")
amin_out_op = def_("aten::amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
amin_parser = PythonArgParser("amin", (amin_op, amin_out_op), methods=(amin_op,))

def amin_default(self, dim=(), keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return amin_op.table[ks](ks, self, dim, keepdim)

def amin(input=NOT_GIVEN, dim=(), keepdim=False, *args, out=None, **kwargs):
    """amin(input, dim=(), keepdim=False, *, out=None) -> Tensor

    Smallest element of all, or along one or several dimensions.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension or list of dimensions to reduce; None or an empty list takes all.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions (0-d if all are). Dtype of `input`.
    Raises:
        RuntimeError or IndexError if there is nothing to reduce, since there is no neutral element.
        IndexError if a dimension is out of range.
    Note: A NaN in `input` makes the result NaN. Equal elements share the gradient evenly. `min` along a
        dimension also returns the index.
    Derivative: self: scale_grad_by_count(restore_reduced_dims(grad, dim, keepdim),
                    restore_reduced_dims(result, dim, keepdim) == self, dim)
    Journey: `amin_op` (aten/ops/reduce.py), `AminBackward0`, `amin_meta`, `amin_impl`
        (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.amin(tt.tensor([[1, 9], [3, 4]]), dim=1)
    tensor([1, 3])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (dim_ := as_tuple(dim, 1)) is not False and keepdim.__class__ is bool:
        return amin_default(input, dim_, keepdim)
    return amin_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, (), False), args, kwargs), out=out, **kwargs)


max_dim_op = def_("aten::max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)")
max_dim_return = return_type("max", ("values", "indices"))
max_dim_max_op = def_("aten::max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max, Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)")
max_op = def_("aten::max(Tensor self) -> Tensor")
max_out_op = def_("aten::max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
max_unary_out_op = def_("aten::max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
max_other_op = def_("aten::max.other(Tensor self, Tensor other) -> Tensor")
max_parser = PythonArgParser("max", (max_dim_op, max_dim_max_op, max_op, max_out_op, max_unary_out_op, max_other_op), methods=(max_dim_op, max_op, max_other_op))

def max_dim(self, dim, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return max_dim_op.table[ks](ks, self, dim, keepdim)

def max_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return max_op.table[ks](ks, self)

def max_other(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return max_other_op.table[ks](ks, self, other)

def max(input=NOT_GIVEN, *args, **kwargs):
    """max(input, dim, keepdim=False, *, out=None) -> (Tensor values, Tensor indices)
    max(input, other, *, out=None) -> Tensor
    max(input, *, out=None) -> Tensor

    Largest element of all; with `dim` along it with its index; with `other` element by element.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension to reduce.
        keepdim: Whether the reduced dimensions stay with size 1.
        other: Tensor to compare with; this form is `maximum`.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd. With `dim` it is a pair of tensors.
    Returns: Without `dim` a 0-d tensor. With it a named tuple (values, indices). With `other` a tensor of the
        broadcast shape in the promoted dtype.
    Raises:
        RuntimeError or IndexError if there is nothing to reduce, since there is no neutral element.
        IndexError if a dimension is out of range.
    Note: Of equal elements the first one counts. NaN is larger than every number. With `dim` the gradient
        goes to the chosen element alone; without it equal elements share the gradient.
    Derivative:
        max.dim, self: value_selecting_reduction_backward(grad, dim, indices, self.sym_sizes(), keepdim)
        max, self: evenly_distribute_backward(grad, self, result)
    Journey: `max_dim_op` (aten/ops/reduce.py), `MaxBackward0`, `max_dim_meta`, `max_dim_impl`
        (aten/native/reduce/tensor_compare.py).
    Mirrors: aten/src/ATen/native/TensorCompare.cpp

    >>> tt.max(tt.tensor([3, 1, 2]))
    tensor(3)
    >>> tt.max(tt.tensor([[3, 1, 3]]), dim=1)
    torch.return_types.max(
    values=tensor([3]),
    indices=tensor([0]))
    >>> tt.max(tt.tensor([1, 5]), tt.tensor([3, 2]))
    tensor([3, 5])
    """
    try:
        if not kwargs:
            if not args:
                if isinstance(input, TensorImpl):
                    return max_default(input)
            if len(args) == 1:
                (dim,) = args
                if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
                    return tuple.__new__(max_dim_return, max_dim(input, dim, False))
                (other,) = args
                if isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
                    return max_other(input, other)
            if len(args) == 2:
                dim, keepdim = args
                if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and keepdim.__class__ is bool:
                    return tuple.__new__(max_dim_return, max_dim(input, dim, keepdim))
        result = max_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)
        return named(max_dim_return, result, kwargs.get("out"))
    except HandlersAnswer as answer:
        return answer.value


min_dim_op = def_("aten::min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)")
min_dim_return = return_type("min", ("values", "indices"))
min_dim_min_op = def_("aten::min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) min, Tensor(b!) min_indices) -> (Tensor(a!) values, Tensor(b!) indices)")
min_op = def_("aten::min(Tensor self) -> Tensor")
min_unary_out_op = def_("aten::min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
min_out_op = def_("aten::min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)")
min_other_op = def_("aten::min.other(Tensor self, Tensor other) -> Tensor")
min_parser = PythonArgParser("min", (min_dim_op, min_dim_min_op, min_op, min_unary_out_op, min_out_op, min_other_op), methods=(min_dim_op, min_op, min_other_op))

def min_dim(self, dim, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return min_dim_op.table[ks](ks, self, dim, keepdim)

def min_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return min_op.table[ks](ks, self)

def min_other(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return min_other_op.table[ks](ks, self, other)

def min(input=NOT_GIVEN, *args, **kwargs):
    """min(input, dim, keepdim=False, *, out=None) -> (Tensor values, Tensor indices)
    min(input, other, *, out=None) -> Tensor
    min(input, *, out=None) -> Tensor

    Smallest element of all; with `dim` along it with its index; with `other` element by element.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension to reduce.
        keepdim: Whether the reduced dimensions stay with size 1.
        other: Tensor to compare with; this form is `minimum`.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd. With `dim` it is a pair of tensors.
    Returns: Without `dim` a 0-d tensor. With it a named tuple (values, indices). With `other` a tensor of the
        broadcast shape in the promoted dtype.
    Raises:
        RuntimeError or IndexError if there is nothing to reduce, since there is no neutral element.
        IndexError if a dimension is out of range.
    Note: Of equal elements the first one counts. NaN wins over every number. With `dim` the gradient goes to
        the chosen element alone; without it equal elements share the gradient.
    Derivative:
        min.dim, self: value_selecting_reduction_backward(grad, dim, indices, self.sym_sizes(), keepdim)
        min, self: evenly_distribute_backward(grad, self, result)
    Journey: `min_dim_op` (aten/ops/reduce.py), `MinBackward0`, `min_dim_meta`, `min_dim_impl`
        (aten/native/reduce/tensor_compare.py).
    Mirrors: aten/src/ATen/native/TensorCompare.cpp

    >>> tt.min(tt.tensor([[3, 1, 1]]), dim=1)
    torch.return_types.min(
    values=tensor([1]),
    indices=tensor([1]))
    >>> tt.min(tt.tensor([1., float('nan')]))
    tensor(nan)
    """
    try:
        if not kwargs:
            if not args:
                if isinstance(input, TensorImpl):
                    return min_default(input)
            if len(args) == 1:
                (dim,) = args
                if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
                    return tuple.__new__(min_dim_return, min_dim(input, dim, False))
                (other,) = args
                if isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
                    return min_other(input, other)
            if len(args) == 2:
                dim, keepdim = args
                if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and keepdim.__class__ is bool:
                    return tuple.__new__(min_dim_return, min_dim(input, dim, keepdim))
        result = min_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)
        return named(min_dim_return, result, kwargs.get("out"))
    except HandlersAnswer as answer:
        return answer.value


argmax_op = def_("aten::argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor")
argmax_out_op = def_("aten::argmax.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
argmax_parser = PythonArgParser("argmax", (argmax_op, argmax_out_op), methods=(argmax_op,))

def argmax_out(self, dim, keepdim, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return argmax_out_op.table[ks](ks, self, dim, keepdim, out)

def argmax(input=NOT_GIVEN, dim=None, keepdim=False, *args, out=None, **kwargs):
    """argmax(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Position of the largest element, in the flattened tensor or along `dim`.

    Args:
        input: Tensor of any real dtype except bool.
        dim: Dimension to reduce; None flattens first.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Int64 tensor, 0-d without `dim`.
    Raises:
        IndexError if there is nothing to reduce or `dim` is out of range.
        RuntimeError for bool tensors.
    Note: Of equal elements the first one counts. NaN counts as the largest. It has no gradient.
    Derivative: none.
    Journey: `argmax_op` (aten/ops/reduce.py), `argmax_meta`, `argmax_impl`
        (aten/native/reduce/tensor_compare.py).
    Mirrors: aten/src/ATen/native/TensorCompare.cpp

    >>> tt.argmax(tt.tensor([[3, 1], [4, 9]])), tt.argmax(tt.tensor([[3, 1], [4, 9]]), dim=1)
    (tensor(3), tensor([0, 1]))
    """
    if out is None and not args and not kwargs and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return argmax_op.table[ks](ks, input, dim, keepdim)
    if not args and not kwargs and isinstance(input, TensorImpl) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return argmax_out_op.table[ks](ks, input, dim, keepdim, out)
    return argmax_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, None, False), args, kwargs), out=out, **kwargs)


argmin_op = def_("aten::argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor")
argmin_out_op = def_("aten::argmin.out(Tensor self, int? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
argmin_parser = PythonArgParser("argmin", (argmin_op, argmin_out_op), methods=(argmin_op,))

def argmin_default(self, dim=None, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return argmin_op.table[ks](ks, self, dim, keepdim)

def argmin(input=NOT_GIVEN, dim=None, keepdim=False, *args, out=None, **kwargs):
    """argmin(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Position of the smallest element, in the flattened tensor or along `dim`.

    Args:
        input: Tensor of any real dtype except bool.
        dim: Dimension to reduce; None flattens first.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Int64 tensor, 0-d without `dim`.
    Raises:
        IndexError if there is nothing to reduce or `dim` is out of range.
        RuntimeError for bool tensors.
    Note: Of equal elements the first one counts. NaN counts as the smallest. It has no gradient.
    Derivative: none.
    Journey: `argmin_op` (aten/ops/reduce.py), `argmin_meta`, `argmin_impl`
        (aten/native/reduce/tensor_compare.py).
    Mirrors: aten/src/ATen/native/TensorCompare.cpp

    >>> tt.argmin(tt.tensor([[3, 1], [4, 9]]), dim=1)
    tensor([1, 0])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool:
        return argmin_default(input, dim, keepdim)
    return argmin_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, None, False), args, kwargs), out=out, **kwargs)


all_dim_op = def_("aten::all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor")
all_out_op = def_("aten::all.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
all_dims_op = def_("aten::all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor")
all_dims_out_op = def_("aten::all.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
all_op = def_("aten::all(Tensor self) -> Tensor")
all_all_out_op = def_("aten::all.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
all_parser = PythonArgParser("all", (all_dim_op, all_out_op, all_dims_op, all_dims_out_op, all_op, all_all_out_op), methods=(all_dim_op, all_dims_op, all_op))

def all_dim(self, dim, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return all_dim_op.table[ks](ks, self, dim, keepdim)

def all_dims(self, dim=None, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return all_dims_op.table[ks](ks, self, dim, keepdim)

def all_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return all_op.table[ks](ks, self)

def all(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=NOT_GIVEN, *args, out=NOT_GIVEN, **kwargs):
    """all(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Whether every element is nonzero, over all of them or along dimensions.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension or list of dimensions to reduce; None takes all, an empty list none.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions (0-d if all are). Its dtype is bool, for uint8 input uint8.
    Raises: IndexError if a dimension is out of range.
    Note: Of no elements it is True. NaN counts as nonzero. An empty list for `dim` reduces nothing, unlike in
        `sum`.
    Derivative: none, the result is not differentiable.
    Journey: `all_dim_op` (aten/ops/reduce.py), `all_dim_meta`, `all_dim_impl`
        (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.all(tt.tensor([[1, 0], [1, 1]]), dim=1)
    tensor([False,  True])
    """
    if dim is NOT_GIVEN:
        if keepdim is NOT_GIVEN and out is NOT_GIVEN and not args and not kwargs and isinstance(input, TensorImpl):
            return all_default(input)
    keep = False if keepdim is NOT_GIVEN else keepdim
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and keep.__class__ is bool:
        return all_dim(input, dim, keep)
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim)) is not False and keep.__class__ is bool:
        return all_dims(input, dim_, keep)
    return all_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


_is_all_true_op = def_("aten::_is_all_true(Tensor self) -> Tensor")
_is_all_true_parser = PythonArgParser("_is_all_true", (_is_all_true_op,), methods=(_is_all_true_op,))

def _is_all_true(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _is_all_true_op.table[ks](ks, input)
    return _is_all_true_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_is_any_true_op = def_("aten::_is_any_true(Tensor self) -> Tensor")
_is_any_true_parser = PythonArgParser("_is_any_true", (_is_any_true_op,), methods=(_is_any_true_op,))

def _is_any_true(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _is_any_true_op.table[ks](ks, input)
    return _is_any_true_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


any_dim_op = def_("aten::any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor")
any_out_op = def_("aten::any.out(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
any_dims_op = def_("aten::any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor")
any_dims_out_op = def_("aten::any.dims_out(Tensor self, int[]? dim=None, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
any_op = def_("aten::any(Tensor self) -> Tensor")
any_all_out_op = def_("aten::any.all_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
any_parser = PythonArgParser("any", (any_dim_op, any_out_op, any_dims_op, any_dims_out_op, any_op, any_all_out_op), methods=(any_dim_op, any_dims_op, any_op))

def any_dim(self, dim, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return any_dim_op.table[ks](ks, self, dim, keepdim)

def any_dims(self, dim=None, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return any_dims_op.table[ks](ks, self, dim, keepdim)

def any_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return any_op.table[ks](ks, self)

def any(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=NOT_GIVEN, *args, out=NOT_GIVEN, **kwargs):
    """any(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Whether at least one element is nonzero, over all of them or along dimensions.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension or list of dimensions to reduce; None takes all, an empty list none.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions (0-d if all are). Its dtype is bool, for uint8 input uint8.
    Raises: IndexError if a dimension is out of range.
    Note: Of no elements it is False. NaN counts as nonzero. An empty list for `dim` reduces nothing, unlike
        in `sum`.
    Derivative: none, the result is not differentiable.
    Journey: `any_dim_op` (aten/ops/reduce.py), `any_dim_meta`, `any_dim_impl`
        (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.any(tt.tensor([[1, 0], [0, 0]]), dim=1)
    tensor([ True, False])
    """
    if dim is NOT_GIVEN:
        if keepdim is NOT_GIVEN and out is NOT_GIVEN and not args and not kwargs and isinstance(input, TensorImpl):
            return any_default(input)
    keep = False if keepdim is NOT_GIVEN else keepdim
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and keep.__class__ is bool:
        return any_dim(input, dim, keep)
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim)) is not False and keep.__class__ is bool:
        return any_dims(input, dim_, keep)
    return any_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


var_op = def_("aten::var(Tensor self, bool unbiased=True) -> Tensor")
var_out_op = def_("aten::var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
var_dim_op = def_("aten::var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor")
var_correction_op = def_("aten::var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor")
var_correction_out_op = def_("aten::var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)")
var_parser = PythonArgParser("var", (var_op, var_out_op, var_dim_op, var_correction_op, var_correction_out_op), methods=(var_op, var_dim_op, var_correction_op))

def var_default(self, unbiased=True):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return var_op.table[ks](ks, self, unbiased)

def var_dim(self, dim, unbiased=True, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return var_dim_op.table[ks](ks, self, dim, unbiased, keepdim)

def var_correction(self, dim=None, correction=None, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return var_correction_op.table[ks](ks, self, dim, correction, keepdim)

def var_correction_out(self, dim, correction, keepdim, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return var_correction_out_op.table[ks](ks, self, dim, correction, keepdim, out)

def var(input=NOT_GIVEN, *args, **kwargs):
    """var(input, dim=None, *, correction=None, keepdim=False, out=None) -> Tensor
    var(input, dim, unbiased=True, keepdim=False, *, out=None) -> Tensor
    var(input, unbiased=True) -> Tensor

    Variance of all elements, or of those along the given dimensions.
        out = sum((x - mean)**2) / max(0, n - correction)

    Args:
        input: Floating tensor of any shape.
        dim: Dimension or list of dimensions to reduce; None or an empty list takes all.
        unbiased: Older form of `correction`, True for 1 and False for 0.
        correction: Number c in the divisor n - c; by default 1 (Bessel's), which estimates the variance of a
            population from a sample. 0 divides by n.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions (0-d if all are). Dtype of `input`.
    Raises:
        RuntimeError if `input` is an integer or bool tensor.
        IndexError if a dimension is out of range.
    Note: With n <= correction the result is NaN or inf.
    Derivative: self: var_backward(grad, self, dim, correction, keepdim)
    Journey: `var_correction_op` (aten/ops/reduce.py), `VarBackward0`, `var_correction`
        (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.var(tt.tensor([1., 3.])), tt.var(tt.tensor([1., 3.]), correction=0)
    (tensor(2.), tensor(1.))
    """
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return var_correction(input, None, None, False)
        if len(args) == 1:
            (dim,) = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim, 1)) is not False:
                return var_dim(input, dim_, True, False)
            (unbiased,) = args
            if isinstance(input, TensorImpl) and unbiased.__class__ is bool:
                return var_default(input, unbiased)
        if len(args) == 2:
            dim, unbiased = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim, 1)) is not False and unbiased.__class__ is bool:
                return var_dim(input, dim_, unbiased, False)
        if len(args) == 3:
            dim, unbiased, keepdim = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim, 1)) is not False and unbiased.__class__ is bool and keepdim.__class__ is bool:
                return var_dim(input, dim_, unbiased, keepdim)
    return var_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


std_op = def_("aten::std(Tensor self, bool unbiased=True) -> Tensor")
std_out_op = def_("aten::std.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
std_dim_op = def_("aten::std.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor")
std_correction_op = def_("aten::std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor")
std_correction_out_op = def_("aten::std.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False, Tensor(a!) out) -> Tensor(a!)")
std_parser = PythonArgParser("std", (std_op, std_out_op, std_dim_op, std_correction_op, std_correction_out_op), methods=(std_op, std_dim_op, std_correction_op))

def std_default(self, unbiased=True):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return std_op.table[ks](ks, self, unbiased)

def std_dim(self, dim, unbiased=True, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return std_dim_op.table[ks](ks, self, dim, unbiased, keepdim)

def std_correction(self, dim=None, correction=None, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return std_correction_op.table[ks](ks, self, dim, correction, keepdim)

def std_correction_out(self, dim, correction, keepdim, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return std_correction_out_op.table[ks](ks, self, dim, correction, keepdim, out)

def std(input=NOT_GIVEN, *args, **kwargs):
    """std(input, dim=None, *, correction=None, keepdim=False, out=None) -> Tensor
    std(input, dim, unbiased=True, keepdim=False, *, out=None) -> Tensor
    std(input, unbiased=True) -> Tensor

    Standard deviation, the root of the variance, of all elements or along dimensions.
        out = sqrt(sum((x - mean)**2) / max(0, n - correction))

    Args:
        input: Floating tensor of any shape.
        dim: Dimension or list of dimensions to reduce; None or an empty list takes all.
        unbiased: Older form of `correction`, True for 1 and False for 0.
        correction: Number c in the divisor n - c; by default 1 (Bessel's), which estimates the variance of a
            population from a sample. 0 divides by n.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions (0-d if all are). Dtype of `input`.
    Raises:
        RuntimeError if `input` is an integer or bool tensor.
        IndexError if a dimension is out of range.
    Note: With n <= correction the result is NaN or inf. Where the deviation is 0, the gradient is set to 0.
    Derivative: self: std_backward(result, grad, self, dim, correction, keepdim)
    Journey: `std_correction_op` (aten/ops/reduce.py), `StdBackward0`, `std_correction`
        (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.std(tt.tensor([[1., 3.], [5., 5.]]), dim=1, correction=0)
    tensor([1., 0.])
    """
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return std_correction(input, None, None, False)
        if len(args) == 1:
            (dim,) = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim, 1)) is not False:
                return std_dim(input, dim_, True, False)
            (unbiased,) = args
            if isinstance(input, TensorImpl) and unbiased.__class__ is bool:
                return std_default(input, unbiased)
        if len(args) == 2:
            dim, unbiased = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim, 1)) is not False and unbiased.__class__ is bool:
                return std_dim(input, dim_, unbiased, False)
        if len(args) == 3:
            dim, unbiased, keepdim = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim, 1)) is not False and unbiased.__class__ is bool and keepdim.__class__ is bool:
                return std_dim(input, dim_, unbiased, keepdim)
    return std_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


cumsum_op = def_("aten::cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor")
cumsum_out_op = def_("aten::cumsum.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
cumsum_parser = PythonArgParser("cumsum", (cumsum_op, cumsum_out_op), methods=(cumsum_op,))

def cumsum_default(self, dim, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cumsum_op.table[ks](ks, self, dim, dtype)

def cumsum(input=NOT_GIVEN, dim=NOT_GIVEN, *args, dtype=None, out=None, **kwargs):
    """cumsum(input, dim, *, dtype=None, out=None) -> Tensor

    Running sums along a dimension.
        out[i] = x[0] + ... + x[i]

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension to run along; it must be given.
        dtype: Dtype to convert `input` to first, which is that of the result. By default integers and bools
            give int64.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape of `input`; integers and bools give int64.
    Raises: IndexError if a dimension is out of range.
    Derivative: self: cumsum_backward(grad.to(self.scalar_type()), dim)
    Journey: `cumsum_op` (aten/ops/reduce.py), `CumsumBackward0`, `cumsum_meta`, `cumsum_impl`
        (aten/native/reduce/reduce_ops_scan.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.cumsum(tt.tensor([1, 2, 3]), dim=0)
    tensor([1, 3, 6])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
        return cumsum_default(input, dim, dtype)
    return cumsum_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), dtype=dtype, out=out, **kwargs)


cumsum__op = def_("aten::cumsum_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)")
cumsum__parser = PythonArgParser("cumsum_", (cumsum__op,), methods=(cumsum__op,))

def cumsum_(*args, **kwargs):
    return cumsum__parser.call(*args, **kwargs)


nansum_op = def_("aten::nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor")
nansum_out_op = def_("aten::nansum.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
nansum_parser = PythonArgParser("nansum", (nansum_op, nansum_out_op), methods=(nansum_op,))

def nansum_default(self, dim=None, keepdim=False, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nansum_op.table[ks](ks, self, dim, keepdim, dtype)

def nansum_out(self, dim, keepdim, dtype, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nansum_out_op.table[ks](ks, self, dim, keepdim, dtype, out)

def nansum(input=NOT_GIVEN, dim=None, keepdim=False, *args, dtype=None, out=None, **kwargs):
    """nansum(input, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

    Sum that counts NaN as zero.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension or list of dimensions to reduce; None or an empty list takes all.
        keepdim: Whether the reduced dimensions stay with size 1.
        dtype: Dtype to convert `input` to first, which is that of the result. By default integers and bools
            give int64.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions (0-d if all are). Sums of integers and bools are int64.
    Raises: IndexError if a dimension is out of range.
    Note: If all elements are NaN, the sum is 0. NaN gets no gradient.
    Derivative: self: nansum_backward(grad.to(self.scalar_type()), self, dim, keepdim)
    Journey: `nansum_op` (aten/ops/reduce.py), `NansumBackward0`, `nansum` (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.nansum(tt.tensor([1., float('nan'), 2.]))
    tensor(3.)
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim, 1)) is not False and keepdim.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
        return nansum_default(input, dim_, keepdim, dtype)
    return nansum_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, None, False), args, kwargs), dtype=dtype, out=out, **kwargs)


nanmean_op = def_("aten::nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor")
nanmean_out_op = def_("aten::nanmean.out(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
nanmean_parser = PythonArgParser("nanmean", (nanmean_op, nanmean_out_op), methods=(nanmean_op,))

def nanmean_default(self, dim=None, keepdim=False, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nanmean_op.table[ks](ks, self, dim, keepdim, dtype)

def nanmean(input=NOT_GIVEN, dim=None, keepdim=False, *args, dtype=None, out=None, **kwargs):
    """nanmean(input, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

    Mean of the elements that are not NaN.

    Args:
        input: Floating tensor of any shape.
        dim: Dimension or list of dimensions to reduce; None or an empty list takes all.
        keepdim: Whether the reduced dimensions stay with size 1.
        dtype: Floating dtype to compute and return in. It does not admit integer input, unlike that of
            `mean`.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions (0-d if all are).
    Raises: RuntimeError if `input` is an integer or bool tensor.
    Note: If all elements are NaN, the mean is NaN.
    Derivative: those of the operators that it calls.
    Journey: `nanmean_op` (aten/ops/reduce.py), `nanmean` (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.nanmean(tt.tensor([[1., float('nan')], [3., 5.]]), dim=1)
    tensor([1., 4.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim, 1)) is not False and keepdim.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
        return nanmean_default(input, dim_, keepdim, dtype)
    return nanmean_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, None, False), args, kwargs), dtype=dtype, out=out, **kwargs)


count_nonzero_dim_IntList_op = def_("aten::count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor")
count_nonzero_op = def_("aten::count_nonzero(Tensor self, int? dim=None) -> Tensor")
count_nonzero_parser = PythonArgParser("count_nonzero", (count_nonzero_dim_IntList_op, count_nonzero_op), methods=(count_nonzero_dim_IntList_op, count_nonzero_op))

def count_nonzero_dim_IntList(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return count_nonzero_dim_IntList_op.table[ks](ks, self, dim)

def count_nonzero_default(self, dim=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return count_nonzero_op.table[ks](ks, self, dim)

def count_nonzero(input=NOT_GIVEN, *args, **kwargs):
    """count_nonzero(input, dim=None) -> Tensor

    Number of elements that are not zero.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension or list of dimensions to reduce; None takes all.
    Returns: Int64 tensor without the reduced dimensions.
    Raises: IndexError if a dimension is out of range.
    Note: NaN counts, since it is not zero. There is no `keepdim`.
    Derivative: none, the result is not differentiable.
    Journey: `count_nonzero_dim_IntList_op` (aten/ops/reduce.py), `count_nonzero_dim_IntList`
        (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.count_nonzero(tt.tensor([[0, 1], [2, 3]]), dim=0)
    tensor([1, 2])
    """
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return count_nonzero_default(input, None)
        if len(args) == 1:
            (dim,) = args
            if isinstance(input, TensorImpl) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)):
                return count_nonzero_default(input, dim)
            if isinstance(input, TensorImpl) and (dim_ := as_tuple(dim)) is not False:
                return count_nonzero_dim_IntList(input, dim_)
    return count_nonzero_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


aminmax_op = def_("aten::aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)")
aminmax_return = return_type("aminmax", ("min", "max"))
aminmax_out_op = def_("aten::aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor(b!) max) -> (Tensor(a!) min, Tensor(b!) max)")
aminmax_parser = PythonArgParser("aminmax", (aminmax_op, aminmax_out_op), methods=(aminmax_op,))

def aminmax_default(self, dim=None, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return aminmax_op.table[ks](ks, self, dim, keepdim)

def aminmax(input=NOT_GIVEN, *args, dim=None, keepdim=False, out=None, **kwargs):
    """aminmax(input, *, dim=None, keepdim=False, out=None) -> (Tensor min, Tensor max)

    Smallest and largest element at once, of all or along one dimension.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension to reduce; None takes all elements.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (min, max) in the dtype of `input`.
    Raises: RuntimeError or IndexError if there is nothing to reduce, since there is no neutral element.
    Note: A NaN makes both NaN. Equal elements share the gradient evenly.
    Derivative: self: aminmax_backward(self, dim, keepdim, grads, min, max)
    Journey: `aminmax_op` (aten/ops/reduce.py), `AminmaxBackward0`, `aminmax_meta`, `aminmax_impl`
        (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.aminmax(tt.tensor([3, 1, 2]))
    torch.return_types.aminmax(
    min=tensor(1),
    max=tensor(3))
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool:
            return tuple.__new__(aminmax_return, aminmax_default(input, dim, keepdim))
        result = aminmax_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), dim=dim, keepdim=keepdim, out=out, **kwargs)
        return named(aminmax_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


var_mean_op = def_("aten::var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)")
var_mean_dim_op = def_("aten::var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)")
var_mean_correction_op = def_("aten::var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)")
var_mean_parser = PythonArgParser("var_mean", (var_mean_op, var_mean_dim_op, var_mean_correction_op))

def var_mean_dim(self, dim, unbiased=True, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return var_mean_dim_op.table[ks](ks, self, dim, unbiased, keepdim)

def var_mean_correction(self, dim=None, correction=None, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return var_mean_correction_op.table[ks](ks, self, dim, correction, keepdim)

def var_mean(input=NOT_GIVEN, *args, **kwargs):
    """var_mean(input, dim=None, *, correction=None, keepdim=False) -> (Tensor, Tensor)
    var_mean(input, dim, unbiased=True, keepdim=False) -> (Tensor, Tensor)
    var_mean(input, unbiased=True) -> (Tensor, Tensor)

    Variance and mean in one pass.

    Args:
        input: Floating tensor of any shape.
        dim: Dimension or list of dimensions to reduce; None or an empty list takes all.
        unbiased: Older form of `correction`, True for 1 and False for 0.
        correction: Number c in the divisor n - c; by default 1 (Bessel's), which estimates the variance of a
            population from a sample. 0 divides by n.
        keepdim: Whether the reduced dimensions stay with size 1.
    Returns: Pair (variance, mean) of tensors without the reduced dimensions.
    Raises:
        RuntimeError if `input` is an integer or bool tensor.
        IndexError if a dimension is out of range.
    Note: With n <= correction the result is NaN or inf.
    Derivative: self: var_mean_backward(grads, self, dim, correction, keepdim)
    Journey: `var_mean_correction_op` (aten/ops/reduce.py), `VarMeanBackward0`, `var_mean_correction`
        (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.var_mean(tt.tensor([1., 3.]))
    (tensor(2.), tensor(2.))
    """
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return var_mean_correction(input, None, None, False)
        if len(args) == 1:
            (dim,) = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim, 1)) is not False:
                return var_mean_dim(input, dim_, True, False)
            (unbiased,) = args
            if isinstance(input, TensorImpl) and unbiased.__class__ is bool:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return var_mean_op.table[ks](ks, input, unbiased)
        if len(args) == 2:
            dim, unbiased = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim, 1)) is not False and unbiased.__class__ is bool:
                return var_mean_dim(input, dim_, unbiased, False)
        if len(args) == 3:
            dim, unbiased, keepdim = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim, 1)) is not False and unbiased.__class__ is bool and keepdim.__class__ is bool:
                return var_mean_dim(input, dim_, unbiased, keepdim)
    return var_mean_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


std_mean_op = def_("aten::std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)")
std_mean_dim_op = def_("aten::std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)")
std_mean_correction_op = def_("aten::std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)")
std_mean_parser = PythonArgParser("std_mean", (std_mean_op, std_mean_dim_op, std_mean_correction_op))

def std_mean_dim(self, dim, unbiased=True, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return std_mean_dim_op.table[ks](ks, self, dim, unbiased, keepdim)

def std_mean_correction(self, dim=None, correction=None, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return std_mean_correction_op.table[ks](ks, self, dim, correction, keepdim)

def std_mean(input=NOT_GIVEN, *args, **kwargs):
    """std_mean(input, dim=None, *, correction=None, keepdim=False) -> (Tensor, Tensor)
    std_mean(input, dim, unbiased=True, keepdim=False) -> (Tensor, Tensor)
    std_mean(input, unbiased=True) -> (Tensor, Tensor)

    Standard deviation and mean in one pass.

    Args:
        input: Floating tensor of any shape.
        dim: Dimension or list of dimensions to reduce; None or an empty list takes all.
        unbiased: Older form of `correction`, True for 1 and False for 0.
        correction: Number c in the divisor n - c; by default 1 (Bessel's), which estimates the variance of a
            population from a sample. 0 divides by n.
        keepdim: Whether the reduced dimensions stay with size 1.
    Returns: Pair (standard deviation, mean) of tensors without the reduced dimensions.
    Raises:
        RuntimeError if `input` is an integer or bool tensor.
        IndexError if a dimension is out of range.
    Note: With n <= correction the result is NaN or inf.
    Derivative: self: std_mean_backward(grads, self, result0, dim, correction, keepdim)
    Journey: `std_mean_correction_op` (aten/ops/reduce.py), `StdMeanBackward0`, `std_mean_correction`
        (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.std_mean(tt.tensor([1., 3.]), correction=0)
    (tensor(1.), tensor(2.))
    """
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return std_mean_correction(input, None, None, False)
        if len(args) == 1:
            (dim,) = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim, 1)) is not False:
                return std_mean_dim(input, dim_, True, False)
            (unbiased,) = args
            if isinstance(input, TensorImpl) and unbiased.__class__ is bool:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return std_mean_op.table[ks](ks, input, unbiased)
        if len(args) == 2:
            dim, unbiased = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim, 1)) is not False and unbiased.__class__ is bool:
                return std_mean_dim(input, dim_, unbiased, False)
        if len(args) == 3:
            dim, unbiased, keepdim = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple_or_none(dim, 1)) is not False and unbiased.__class__ is bool and keepdim.__class__ is bool:
                return std_mean_dim(input, dim_, unbiased, keepdim)
    return std_mean_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


logsumexp_op = def_("aten::logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor")
logsumexp_out_op = def_("aten::logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
logsumexp_parser = PythonArgParser("logsumexp", (logsumexp_op, logsumexp_out_op), methods=(logsumexp_op,))

def logsumexp_default(self, dim, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logsumexp_op.table[ks](ks, self, dim, keepdim)

def logsumexp_out(self, dim, keepdim, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logsumexp_out_op.table[ks](ks, self, dim, keepdim, out)

def logsumexp(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=False, *args, out=None, **kwargs):
    """logsumexp(input, dim, keepdim=False, *, out=None) -> Tensor

    Logarithm of the sum of exponentials along dimensions, without overflow.
        out = m + log(sum(exp(x - m))), m the largest element

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension or list of dimensions to reduce; it must be given.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions; integers give the default floating dtype.
    Raises: IndexError if a dimension is out of range.
    Note: No elements, or -inf alone, give -inf. Its gradient is the softmax.
    Derivative: self: logsumexp_backward(grad, self, result, dim, keepdim)
    Journey: `logsumexp_op` (aten/ops/reduce.py), `LogsumexpBackward0`, `logsumexp`
        (aten/native/reduce/reduce_ops.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.logsumexp(tt.tensor([1000., 1000.]), dim=0)
    tensor(1000.6932)
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (dim_ := as_tuple(dim, 1)) is not False and keepdim.__class__ is bool:
        return logsumexp_default(input, dim_, keepdim)
    return logsumexp_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), out=out, **kwargs)


sum_to_size_op = def_("aten::sum_to_size(Tensor self, SymInt[] size) -> Tensor")
sum_to_size_parser = PythonArgParser("sum_to_size", (sum_to_size_op,), methods=(sum_to_size_op,))

def sum_to_size_default(self, size):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sum_to_size_op.table[ks](ks, self, size)

def sum_to_size(self=NOT_GIVEN, size=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (size_ := as_tuple(size)) is not False:
        return sum_to_size_default(self, size_)
    return sum_to_size_parser.call(*given(("self", "size"), (self, size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


linalg_vector_norm_op = def_("aten::linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor")
linalg_vector_norm_out_op = def_("aten::linalg_vector_norm.out(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
linalg_vector_norm_parser = PythonArgParser("linalg_vector_norm", (linalg_vector_norm_op, linalg_vector_norm_out_op))

def linalg_vector_norm_default(self, ord=2, dim=None, keepdim=False, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linalg_vector_norm_op.table[ks](ks, self, ord, dim, keepdim, dtype)

def linalg_vector_norm(input=NOT_GIVEN, ord=2, dim=None, keepdim=False, *args, dtype=None, out=None, **kwargs):
    """linalg.vector_norm(input, ord=2, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

    Norm of vectors, of the whole tensor or along dimensions.
        out = sum(|x|**ord)**(1/ord)

    Args:
        input: Floating tensor; PyTorch's documentation calls it `x`.
        ord: Order, any number. inf is the largest, -inf the smallest absolute value, 0 the count of nonzero
            elements.
        dim: Dimension or list of dimensions to reduce; None or an empty list takes all.
        keepdim: Whether the reduced dimensions stay with size 1.
        dtype: Floating dtype to compute and return in; it must not be narrower than that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions (0-d if all are).
    Raises:
        RuntimeError if `input` is an integer tensor, or a norm of nothing has no meaning (`ord` inf or
            negative).
        IndexError if a dimension is out of range.
    Note: Without `dim` a matrix counts as one long vector. At zero the gradient of the 2-norm is set to 0.
    Derivative: self: linalg_vector_norm_backward(grad, self, ord, result, dim, keepdim)
    Journey: `linalg_vector_norm_op` (aten/ops/reduce.py), `LinalgVectorNormBackward0`,
        `linalg_vector_norm_meta`, `linalg_vector_norm_impl` (aten/native/reduce/reduce_ops_norm.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.linalg.vector_norm(tt.tensor([[3., 4.], [5., 12.]]), dim=1)
    tensor([ 5., 13.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (ord.__class__ in NUMBERS and (ord.__class__ is not int or -(2**62) < ord < 2**62)) and (dim_ := as_tuple_or_none(dim, 1)) is not False and keepdim.__class__ is bool and (dtype is None or dtype.__class__ is ScalarType):
        return linalg_vector_norm_default(input, ord, dim_, keepdim, dtype)
    return linalg_vector_norm_parser.call(*given(("input", "ord", "dim", "keepdim"), (input, ord, dim, keepdim), (NOT_GIVEN, 2, None, False), args, kwargs), dtype=dtype, out=out, **kwargs)


norm_ScalarOpt_dtype_op = def_("aten::norm.ScalarOpt_dtype(Tensor self, Scalar? p, *, ScalarType dtype) -> Tensor")
norm_Scalar_op = def_("aten::norm.Scalar(Tensor self, Scalar p=2) -> Tensor")
norm_ScalarOpt_dim_dtype_op = def_("aten::norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype) -> Tensor")
norm_ScalarOpt_dim_op = def_("aten::norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor")
norm_dtype_out_op = def_("aten::norm.dtype_out(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, ScalarType dtype, Tensor(a!) out) -> Tensor(a!)")
norm_out_op = def_("aten::norm.out(Tensor self, Scalar? p, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tensor(a!)")
norm_parser = PythonArgParser("norm", (norm_ScalarOpt_dtype_op, norm_Scalar_op, norm_ScalarOpt_dim_dtype_op, norm_ScalarOpt_dim_op, norm_dtype_out_op, norm_out_op), methods=(norm_ScalarOpt_dtype_op, norm_Scalar_op, norm_ScalarOpt_dim_dtype_op, norm_ScalarOpt_dim_op))

def norm_Scalar(self, p=2):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return norm_Scalar_op.table[ks](ks, self, p)

def norm_ScalarOpt_dim_dtype(self, p, dim, keepdim, dtype):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return norm_ScalarOpt_dim_dtype_op.table[ks](ks, self, p, dim, keepdim, dtype)

def norm_ScalarOpt_dim(self, p, dim, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return norm_ScalarOpt_dim_op.table[ks](ks, self, p, dim, keepdim)

def norm_out(self, p, dim, keepdim, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return norm_out_op.table[ks](ks, self, p, dim, keepdim, out)

def norm(input=NOT_GIVEN, *args, **kwargs):
    """norm(input, p, dim, keepdim, *, dtype, out=None) -> Tensor
    norm(input, p, dim, keepdim=False, *, out=None) -> Tensor
    norm(input, p, *, dtype) -> Tensor
    norm(input, p=2) -> Tensor

    Norm of vectors or of a matrix; the older form of `linalg.vector_norm` and `linalg.matrix_norm`.

    Args:
        input: Floating tensor.
        p: Order of the norm as in `linalg.vector_norm`, or 'fro' or 'nuc'.
        dim: Dimensions to reduce; None takes all elements as one vector.
        keepdim: Whether the reduced dimensions stay with size 1.
        dtype: Floating dtype to compute and return in.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without the reduced dimensions (0-d if all are).
    Raises: RuntimeError if `input` is an integer or bool tensor.
    Note: p=2 of a matrix is the root of the sum of squares here, not the largest singular value.
    Derivative:
        norm.ScalarOpt_dtype, self: norm_backward(grad, self.to(grad.dtype), p, result)
        norm.Scalar, self: norm_backward(grad, self, p, result)
        norm.ScalarOpt_dim_dtype, self: norm_backward(grad, self.to(grad.dtype), p, result, dim, keepdim)
        norm.ScalarOpt_dim, self: norm_backward(grad, self, p, result, dim, keepdim)
    Journey: `norm_ScalarOpt_dtype_op` (aten/ops/reduce.py), `NormBackward2`, `norm_ScalarOpt_dtype`
        (aten/native/reduce/reduce_ops_norm.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.norm(tt.tensor([[3., 4.], [0., 0.]])), tt.norm(tt.tensor([[3., 4.], [0., 0.]]), p=1, dim=1)
    (tensor(5.), tensor([7., 0.]))
    """
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return norm_Scalar(input, 2)
        if len(args) == 1:
            (p,) = args
            if isinstance(input, TensorImpl) and (p.__class__ in NUMBERS and (p.__class__ is not int or -(2**62) < p < 2**62)):
                return norm_Scalar(input, p)
        if len(args) == 2:
            p, dim = args
            if isinstance(input, TensorImpl) and (p is None or (p.__class__ in NUMBERS and (p.__class__ is not int or -(2**62) < p < 2**62))) and (dim_ := as_tuple(dim, 1)) is not False:
                return norm_ScalarOpt_dim(input, p, dim_, False)
        if len(args) == 3:
            p, dim, keepdim = args
            if isinstance(input, TensorImpl) and (p is None or (p.__class__ in NUMBERS and (p.__class__ is not int or -(2**62) < p < 2**62))) and (dim_ := as_tuple(dim, 1)) is not False and keepdim.__class__ is bool:
                return norm_ScalarOpt_dim(input, p, dim_, keepdim)
    return norm_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


dist_op = def_("aten::dist(Tensor self, Tensor other, Scalar p=2) -> Tensor")
dist_parser = PythonArgParser("dist", (dist_op,), methods=(dist_op,))

def dist_default(self, other, p=2):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return dist_op.table[ks](ks, self, other, p)

def dist(input=NOT_GIVEN, other=NOT_GIVEN, p=2, *args, **kwargs):
    """dist(input, other, p=2) -> Tensor

    Norm of the difference of two tensors, over all elements.
        out = sum(|input - other|**p)**(1/p)

    Args:
        input: Floating tensor.
        other: Tensor whose shape broadcasts with `input`.
        p: Order of the norm.
    Returns: 0-d tensor.
    Raises: RuntimeError for integers, or if the shapes cannot be broadcast.
    Derivative: other: negated(norm_backward(grad, self - other, p, result))
                self: norm_backward(grad, self - other, p, result)
    Journey: `dist_op` (aten/ops/reduce.py), `DistBackward0`, `dist` (aten/native/reduce/reduce_ops_norm.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.dist(tt.tensor([3., 4.]), tt.tensor([0., 0.]))
    tensor(5.)
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl) and (p.__class__ in NUMBERS and (p.__class__ is not int or -(2**62) < p < 2**62)):
        return dist_default(input, other, p)
    return dist_parser.call(*given(("input", "other", "p"), (input, other, p), (NOT_GIVEN, NOT_GIVEN, 2), args, kwargs), **kwargs)


renorm_out_op = def_("aten::renorm.out(Tensor self, Scalar p, int dim, Scalar maxnorm, *, Tensor(a!) out) -> Tensor(a!)")
renorm_op = def_("aten::renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor")
renorm_parser = PythonArgParser("renorm", (renorm_out_op, renorm_op), methods=(renorm_op,))

def renorm_default(self, p, dim, maxnorm):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return renorm_op.table[ks](ks, self, p, dim, maxnorm)

def renorm(input=NOT_GIVEN, p=NOT_GIVEN, dim=NOT_GIVEN, maxnorm=NOT_GIVEN, *args, out=None, **kwargs):
    """renorm(input, p, dim, maxnorm, *, out=None) -> Tensor

    Shortens the slices along `dim` whose norm exceeds `maxnorm` to this norm.

    Args:
        input: Floating tensor with at least two dimensions.
        p: Order of the norm, positive.
        dim: Dimension that numbers the slices; the norm is taken over all others.
        maxnorm: Largest norm a slice may keep, not negative.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape of `input`, of the same dtype.
    Raises: RuntimeError if there are fewer than two dimensions, `p` is not positive, `maxnorm` is negative,
        or the dtype is not floating.
    Derivative: self: renorm_backward(grad, self, p, dim, maxnorm)
    Journey: `renorm_op` (aten/ops/reduce.py), `RenormBackward0`, `renorm_meta`, `renorm_impl`
        (aten/native/reduce/reduce_ops_norm.py).
    Mirrors: aten/src/ATen/native/LinearAlgebra.cpp

    >>> tt.renorm(tt.tensor([[3., 4.], [6., 8.]]), p=2, dim=0, maxnorm=5)
    tensor([[3., 4.],
            [3., 4.]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (p.__class__ in NUMBERS and (p.__class__ is not int or -(2**62) < p < 2**62)) and dim.__class__ is int and -(2**30) < dim < 2**30 and (maxnorm.__class__ in NUMBERS and (maxnorm.__class__ is not int or -(2**62) < maxnorm < 2**62)):
        return renorm_default(input, p, dim, maxnorm)
    return renorm_parser.call(*given(("input", "p", "dim", "maxnorm"), (input, p, dim, maxnorm), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


renorm__op = def_("aten::renorm_(Tensor(a!) self, Scalar p, int dim, Scalar maxnorm) -> Tensor(a!)")
renorm__parser = PythonArgParser("renorm_", (renorm__op,), methods=(renorm__op,))

def renorm_(*args, **kwargs):
    return renorm__parser.call(*args, **kwargs)


cumprod_op = def_("aten::cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor")
cumprod_out_op = def_("aten::cumprod.out(Tensor self, int dim, *, ScalarType? dtype=None, Tensor(a!) out) -> Tensor(a!)")
cumprod_parser = PythonArgParser("cumprod", (cumprod_op, cumprod_out_op), methods=(cumprod_op,))

def cumprod_default(self, dim, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cumprod_op.table[ks](ks, self, dim, dtype)

def cumprod(input=NOT_GIVEN, dim=NOT_GIVEN, *args, dtype=None, out=None, **kwargs):
    """cumprod(input, dim, *, dtype=None, out=None) -> Tensor

    Running products along a dimension.
        out[i] = x[0] * ... * x[i]

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension to run along; it must be given.
        dtype: Dtype to convert `input` to first, which is that of the result. By default integers and bools
            give int64.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape of `input`; integers and bools give int64.
    Raises: IndexError if a dimension is out of range.
    Note: The gradient is right for elements that are zero, too.
    Derivative: self: cumprod_backward(grad.to(self.scalar_type()), self, dim, result)
    Journey: `cumprod_op` (aten/ops/reduce.py), `CumprodBackward0`, `cumprod_meta`, `cumprod_impl`
        (aten/native/reduce/reduce_ops_scan.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.cumprod(tt.tensor([1, 2, 3]), dim=0)
    tensor([1, 2, 6])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
        return cumprod_default(input, dim, dtype)
    return cumprod_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), dtype=dtype, out=out, **kwargs)


cumprod__op = def_("aten::cumprod_(Tensor(a!) self, int dim, *, ScalarType? dtype=None) -> Tensor(a!)")
cumprod__parser = PythonArgParser("cumprod_", (cumprod__op,), methods=(cumprod__op,))

def cumprod_(*args, **kwargs):
    return cumprod__parser.call(*args, **kwargs)


cummax_op = def_("aten::cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)")
cummax_return = return_type("cummax", ("values", "indices"))
cummax_out_op = def_("aten::cummax.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)")
cummax_parser = PythonArgParser("cummax", (cummax_op, cummax_out_op), methods=(cummax_op,))

def cummax_default(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cummax_op.table[ks](ks, self, dim)

def cummax(input=NOT_GIVEN, dim=NOT_GIVEN, *args, out=None, **kwargs):
    """cummax(input, dim, *, out=None) -> (Tensor values, Tensor indices)

    Largest element so far along a dimension, and where it stands.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension to run along.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (values, indices), both of the shape of `input`. The indices are int64 positions
        along `dim`.
    Raises: IndexError if a dimension is out of range.
    Note: Of equal elements the last one seen counts, unlike in `max`. From the first NaN on, all is NaN.
    Derivative: self: cummaxmin_backward(grad, self, indices, dim)
    Journey: `cummax_op` (aten/ops/reduce.py), `CummaxBackward0`, `cummax`
        (aten/native/reduce/reduce_ops_scan.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.cummax(tt.tensor([1, 3, 2, 3]), dim=0)
    torch.return_types.cummax(
    values=tensor([1, 3, 3, 3]),
    indices=tensor([0, 1, 1, 3]))
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
            return tuple.__new__(cummax_return, cummax_default(input, dim))
        result = cummax_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)
        return named(cummax_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


_cummax_helper_op = def_("aten::_cummax_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()")
_cummax_helper_parser = PythonArgParser("_cummax_helper", (_cummax_helper_op,))

def _cummax_helper(input=NOT_GIVEN, values=NOT_GIVEN, indices=NOT_GIVEN, dim=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(values, TensorImpl) and isinstance(indices, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = input.meta_.key_set | values.meta_.key_set | indices.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _cummax_helper_op.table[ks](ks, input, values, indices, dim)
    return _cummax_helper_parser.call(*given(("input", "values", "indices", "dim"), (input, values, indices, dim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


cummin_op = def_("aten::cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)")
cummin_return = return_type("cummin", ("values", "indices"))
cummin_out_op = def_("aten::cummin.out(Tensor self, int dim, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)")
cummin_parser = PythonArgParser("cummin", (cummin_op, cummin_out_op), methods=(cummin_op,))

def cummin_default(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cummin_op.table[ks](ks, self, dim)

def cummin(input=NOT_GIVEN, dim=NOT_GIVEN, *args, out=None, **kwargs):
    """cummin(input, dim, *, out=None) -> (Tensor values, Tensor indices)

    Smallest element so far along a dimension, and where it stands.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension to run along.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (values, indices), both of the shape of `input`. The indices are int64 positions
        along `dim`.
    Raises: IndexError if a dimension is out of range.
    Note: Of equal elements the last one seen counts, unlike in `min`. From the first NaN on, all is NaN.
    Derivative: self: cummaxmin_backward(grad, self, indices, dim)
    Journey: `cummin_op` (aten/ops/reduce.py), `CumminBackward0`, `cummin`
        (aten/native/reduce/reduce_ops_scan.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.cummin(tt.tensor([2, 3, 1, 1]), dim=0)
    torch.return_types.cummin(
    values=tensor([2, 2, 1, 1]),
    indices=tensor([0, 0, 2, 3]))
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
            return tuple.__new__(cummin_return, cummin_default(input, dim))
        result = cummin_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)
        return named(cummin_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


_cummin_helper_op = def_("aten::_cummin_helper(Tensor self, Tensor(a!) values, Tensor(b!) indices, int dim) -> ()")
_cummin_helper_parser = PythonArgParser("_cummin_helper", (_cummin_helper_op,))

def _cummin_helper(input=NOT_GIVEN, values=NOT_GIVEN, indices=NOT_GIVEN, dim=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(values, TensorImpl) and isinstance(indices, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = input.meta_.key_set | values.meta_.key_set | indices.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _cummin_helper_op.table[ks](ks, input, values, indices, dim)
    return _cummin_helper_parser.call(*given(("input", "values", "indices", "dim"), (input, values, indices, dim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


logcumsumexp_op = def_("aten::logcumsumexp(Tensor self, int dim) -> Tensor")
logcumsumexp_out_op = def_("aten::logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)")
logcumsumexp_parser = PythonArgParser("logcumsumexp", (logcumsumexp_op, logcumsumexp_out_op), methods=(logcumsumexp_op,))

def logcumsumexp_default(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logcumsumexp_op.table[ks](ks, self, dim)

def logcumsumexp(input=NOT_GIVEN, dim=NOT_GIVEN, *args, out=None, **kwargs):
    """logcumsumexp(input, dim, *, out=None) -> Tensor

    Logarithm of the running sum of exponentials along a dimension, without overflow.
        out[i] = log(exp(x[0]) + ... + exp(x[i]))

    Args:
        input: Floating tensor.
        dim: Dimension to run along.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape of `input`, of the same dtype.
    Raises:
        NotImplementedError for integers.
        IndexError if a dimension is out of range.
    Derivative: self: logcumsumexp_backward(grad, self, result, dim)
    Journey: `logcumsumexp_op` (aten/ops/reduce.py), `LogcumsumexpBackward0`, `logcumsumexp`
        (aten/native/reduce/reduce_ops_scan.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.logcumsumexp(tt.tensor([1000., 1000.]), dim=0)
    tensor([1000.0000, 1000.6932])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
        return logcumsumexp_default(input, dim)
    return logcumsumexp_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


_logcumsumexp_op = def_("aten::_logcumsumexp(Tensor self, int dim) -> Tensor")
_logcumsumexp_out_op = def_("aten::_logcumsumexp.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)")
_logcumsumexp_parser = PythonArgParser("_logcumsumexp", (_logcumsumexp_op, _logcumsumexp_out_op))

def _logcumsumexp_default(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _logcumsumexp_op.table[ks](ks, self, dim)

def _logcumsumexp_out(self, dim, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _logcumsumexp_out_op.table[ks](ks, self, dim, out)

def _logcumsumexp(*args, **kwargs):
    return _logcumsumexp_parser.call(*args, **kwargs)


sort_values_op = def_("aten::sort.values(Tensor self, int dim=-1, bool descending=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)")
sort_values_stable_op = def_("aten::sort.values_stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)")
sort_op = def_("aten::sort(Tensor self, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)")
sort_return = return_type("sort", ("values", "indices"))
sort_stable_op = def_("aten::sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) -> (Tensor values, Tensor indices)")
sort_stable_return = return_type("sort", ("values", "indices"))
sort_parser = PythonArgParser("sort", (sort_values_op, sort_values_stable_op, sort_op, sort_stable_op), methods=(sort_op, sort_stable_op))

def sort_values(self, dim, descending, values, indices):
    ks = self.meta_.key_set | values.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sort_values_op.table[ks](ks, self, dim, descending, values, indices)

def sort_values_stable(self, stable, dim, descending, values, indices):
    ks = self.meta_.key_set | values.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sort_values_stable_op.table[ks](ks, self, stable, dim, descending, values, indices)

def sort_default(self, dim=-1, descending=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sort_op.table[ks](ks, self, dim, descending)

def sort_stable(self, stable, dim=-1, descending=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sort_stable_op.table[ks](ks, self, stable, dim, descending)

def sort(input=NOT_GIVEN, *args, **kwargs):
    """sort(input, *, stable, dim=-1, descending=False, out=None) -> (Tensor values, Tensor indices)
    sort(input, dim=-1, descending=False, *, out=None) -> (Tensor values, Tensor indices)

    Sorts the elements along a dimension and tells where each one stood.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension to sort along, by default the last.
        descending: Whether the largest comes first.
        stable: Whether equal elements are promised to keep their order.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (values, indices), both of the shape of `input`. The indices are int64 positions
        along `dim`.
    Raises: IndexError if a dimension is out of range.
    Note: NaN is larger than every number.
    Derivative: self: value_selecting_reduction_backward(grad, dim, indices, self.sym_sizes(), True)
    Journey: `sort_op` (aten/ops/reduce.py), `SortBackward0`, `sort` (aten/native/reduce/sorting.py).
    Mirrors: aten/src/ATen/native/Sorting.cpp

    >>> tt.sort(tt.tensor([3, 1, 2]))
    torch.return_types.sort(
    values=tensor([1, 2, 3]),
    indices=tensor([1, 2, 0]))
    """
    try:
        if not kwargs:
            if not args:
                if isinstance(input, TensorImpl):
                    return tuple.__new__(sort_return, sort_default(input, -1, False))
            if len(args) == 1:
                (dim,) = args
                if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
                    return tuple.__new__(sort_return, sort_default(input, dim, False))
            if len(args) == 2:
                dim, descending = args
                if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and descending.__class__ is bool:
                    return tuple.__new__(sort_return, sort_default(input, dim, descending))
        result = sort_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)
        return named(sort_return, result, kwargs.get("out"))
    except HandlersAnswer as answer:
        return answer.value


argsort_op = def_("aten::argsort(Tensor self, int dim=-1, bool descending=False) -> Tensor")
argsort_stable_op = def_("aten::argsort.stable(Tensor self, *, bool stable, int dim=-1, bool descending=False) -> Tensor")
argsort_stable_out_op = def_("aten::argsort.stable_out(Tensor self, *, bool stable, int dim=-1, bool descending=False, Tensor(a!) out) -> Tensor(a!)")
argsort_parser = PythonArgParser("argsort", (argsort_op, argsort_stable_op, argsort_stable_out_op), methods=(argsort_op, argsort_stable_op))

def argsort_default(self, dim=-1, descending=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return argsort_op.table[ks](ks, self, dim, descending)

def argsort(input=NOT_GIVEN, *args, **kwargs):
    """argsort(input, *, stable, dim=-1, descending=False, out=None) -> Tensor
    argsort(input, dim=-1, descending=False) -> Tensor

    Order in which the elements would be sorted along a dimension.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension to sort along, by default the last.
        descending: Whether the largest comes first.
        stable: Whether equal elements are promised to keep their order.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Int64 tensor of the shape of `input`, the second part of `sort`.
    Raises: IndexError if a dimension is out of range.
    Derivative: those of the operators that it calls.
    Journey: `argsort_op` (aten/ops/reduce.py), `argsort` (aten/native/reduce/sorting.py).
    Mirrors: aten/src/ATen/native/Sorting.cpp

    >>> x = tt.tensor([30, 10, 20])
    >>> i = tt.argsort(x)
    >>> i, x[i]
    (tensor([1, 2, 0]), tensor([10, 20, 30]))
    """
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return argsort_default(input, -1, False)
        if len(args) == 1:
            (dim,) = args
            if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
                return argsort_default(input, dim, False)
        if len(args) == 2:
            dim, descending = args
            if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and descending.__class__ is bool:
                return argsort_default(input, dim, descending)
    return argsort_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


msort_out_op = def_("aten::msort.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
msort_op = def_("aten::msort(Tensor self) -> Tensor")
msort_parser = PythonArgParser("msort", (msort_out_op, msort_op), methods=(msort_op,))

def msort(input=NOT_GIVEN, *args, out=None, **kwargs):
    """msort(input, *, out=None) -> Tensor

    Sorts along the first dimension, upwards; only the values.

    Args:
        input: Tensor of any shape and real dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the shape of `input`, of the same dtype.
    Note: It equals the first part of `sort(input, dim=0)`.
    Derivative: those of the operators that it calls.
    Journey: `msort_op` (aten/ops/reduce.py), `msort` (aten/native/reduce/sorting.py).
    Mirrors: aten/src/ATen/native/Sorting.cpp

    >>> tt.msort(tt.tensor([[3, 1], [2, 5]]))
    tensor([[2, 1],
            [3, 5]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return msort_op.table[ks](ks, input)
    return msort_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


topk_values_op = def_("aten::topk.values(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)")
topk_op = def_("aten::topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)")
topk_return = return_type("topk", ("values", "indices"))
topk_parser = PythonArgParser("topk", (topk_values_op, topk_op), methods=(topk_op,))

def topk_default(self, k, dim=-1, largest=True, sorted=True):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return topk_op.table[ks](ks, self, k, dim, largest, sorted)

def topk(input=NOT_GIVEN, k=NOT_GIVEN, dim=-1, largest=True, sorted=True, *args, out=None, **kwargs):
    """topk(input, k, dim=-1, largest=True, sorted=True, *, out=None) -> (Tensor values, Tensor indices)

    The k largest or smallest elements along a dimension, and where they stand.

    Args:
        input: Tensor of any real dtype except bool.
        k: Number of elements, at most the size of `dim`.
        dim: Dimension to reduce, by default the last.
        largest: False takes the smallest ones.
        sorted: Whether they must come in order, best first.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (values, indices) with size k in `dim`. The indices are int64 positions.
    Raises: RuntimeError if `k` is larger than the size of `dim`, or `input` is a bool tensor.
    Note: NaN is larger than every number. Which of equal elements is taken is not fixed.
    Derivative: self: value_selecting_reduction_backward(grad, dim, indices, self.sym_sizes(), True)
    Journey: `topk_op` (aten/ops/reduce.py), `TopkBackward0`, `topk_meta`, `topk_impl`
        (aten/native/reduce/sorting.py).
    Mirrors: aten/src/ATen/native/Sorting.cpp

    >>> tt.topk(tt.tensor([3, 1, 2]), 2)
    torch.return_types.topk(
    values=tensor([3, 2]),
    indices=tensor([0, 2]))
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl) and k.__class__ is int and -(2**30) < k < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30 and largest.__class__ is bool and sorted.__class__ is bool:
            return tuple.__new__(topk_return, topk_default(input, k, dim, largest, sorted))
        result = topk_parser.call(*given(("input", "k", "dim", "largest", "sorted"), (input, k, dim, largest, sorted), (NOT_GIVEN, NOT_GIVEN, -1, True, True), args, kwargs), out=out, **kwargs)
        return named(topk_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


kthvalue_op = def_("aten::kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)")
kthvalue_return = return_type("kthvalue", ("values", "indices"))
kthvalue_values_op = def_("aten::kthvalue.values(Tensor self, SymInt k, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)")
kthvalue_parser = PythonArgParser("kthvalue", (kthvalue_op, kthvalue_values_op), methods=(kthvalue_op,))

def kthvalue_default(self, k, dim=-1, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return kthvalue_op.table[ks](ks, self, k, dim, keepdim)

def kthvalue_values(self, k, dim, keepdim, values, indices):
    ks = self.meta_.key_set | values.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return kthvalue_values_op.table[ks](ks, self, k, dim, keepdim, values, indices)

def kthvalue(input=NOT_GIVEN, k=NOT_GIVEN, dim=-1, keepdim=False, *args, out=None, **kwargs):
    """kthvalue(input, k, dim=-1, keepdim=False, *, out=None) -> (Tensor values, Tensor indices)

    The k-th smallest element along a dimension, and where it stands.

    Args:
        input: Tensor of any shape and real dtype except bool.
        k: Rank, counted from 1.
        dim: Dimension to reduce, by default the last.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (values, indices) of tensors without `dim` (size 1 with keepdim). The indices are
        int64 positions along `dim`.
    Raises:
        RuntimeError if `k` is not between 1 and the size of `dim`.
        NotImplementedError for bool tensors.
    Note: NaN is larger than every number. Which of equal elements is taken is not fixed.
    Derivative: self: value_selecting_reduction_backward(grad, dim, indices, self.sym_sizes(), keepdim)
    Journey: `kthvalue_op` (aten/ops/reduce.py), `KthvalueBackward0`, `kthvalue`
        (aten/native/reduce/sorting.py).
    Mirrors: aten/src/ATen/native/Sorting.cpp

    >>> tt.kthvalue(tt.tensor([30, 10, 20]), 2)
    torch.return_types.kthvalue(
    values=tensor(20),
    indices=tensor(2))
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl) and k.__class__ is int and -(2**30) < k < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30 and keepdim.__class__ is bool:
            return tuple.__new__(kthvalue_return, kthvalue_default(input, k, dim, keepdim))
        result = kthvalue_parser.call(*given(("input", "k", "dim", "keepdim"), (input, k, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, -1, False), args, kwargs), out=out, **kwargs)
        return named(kthvalue_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


median_op = def_("aten::median(Tensor self) -> Tensor")
median_dim_op = def_("aten::median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)")
median_dim_return = return_type("median", ("values", "indices"))
median_dim_values_op = def_("aten::median.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)")
median_parser = PythonArgParser("median", (median_op, median_dim_op, median_dim_values_op), methods=(median_op, median_dim_op))

def median_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return median_op.table[ks](ks, self)

def median_dim(self, dim, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return median_dim_op.table[ks](ks, self, dim, keepdim)

def median_dim_values(self, dim, keepdim, values, indices):
    ks = self.meta_.key_set | values.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return median_dim_values_op.table[ks](ks, self, dim, keepdim, values, indices)

def median(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=NOT_GIVEN, *args, out=NOT_GIVEN, **kwargs):
    """median(input, dim, keepdim=False, *, out=None) -> (Tensor values, Tensor indices)
    median(input) -> Tensor

    Middle element in order, of all elements or along a dimension; the lower one of two.

    Args:
        input: Tensor of any shape and real dtype except bool.
        dim: Dimension to reduce.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Without `dim` a 0-d tensor, with it a named tuple (values, indices). Dtype of `input`.
    Raises:
        IndexError if a dimension is out of range.
        NotImplementedError for bool tensors.
    Note: It is always an element; `quantile(input, 0.5)` averages the two middle ones. A NaN in `input` makes
        the result NaN. Of an empty floating tensor it is NaN.
    Derivative:
        median, self: evenly_distribute_backward(grad, self, result)
        median.dim, self: value_selecting_reduction_backward(grad, dim, indices, self.sym_sizes(), keepdim)
    Journey: `median_op` (aten/ops/reduce.py), `MedianBackward0`, `median` (aten/native/reduce/sorting.py).
    Mirrors: aten/src/ATen/native/Sorting.cpp

    >>> tt.median(tt.tensor([4, 1, 3, 2]))
    tensor(2)
    >>> tt.median(tt.tensor([[4, 1, 3]]), dim=1).indices
    tensor([2])
    """
    try:
        if dim is NOT_GIVEN:
            if keepdim is NOT_GIVEN and out is NOT_GIVEN and not args and not kwargs and isinstance(input, TensorImpl):
                return median_default(input)
        keep = False if keepdim is NOT_GIVEN else keepdim
        if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and keep.__class__ is bool:
            return tuple.__new__(median_dim_return, median_dim(input, dim, keep))
        result = median_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)
        return named(median_dim_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


nanmedian_op = def_("aten::nanmedian(Tensor self) -> Tensor")
nanmedian_dim_op = def_("aten::nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)")
nanmedian_dim_return = return_type("nanmedian", ("values", "indices"))
nanmedian_dim_values_op = def_("aten::nanmedian.dim_values(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)")
nanmedian_parser = PythonArgParser("nanmedian", (nanmedian_op, nanmedian_dim_op, nanmedian_dim_values_op), methods=(nanmedian_op, nanmedian_dim_op))

def nanmedian_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nanmedian_op.table[ks](ks, self)

def nanmedian_dim(self, dim, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nanmedian_dim_op.table[ks](ks, self, dim, keepdim)

def nanmedian_dim_values(self, dim, keepdim, values, indices):
    ks = self.meta_.key_set | values.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nanmedian_dim_values_op.table[ks](ks, self, dim, keepdim, values, indices)

def nanmedian(input=NOT_GIVEN, dim=NOT_GIVEN, keepdim=NOT_GIVEN, *args, out=NOT_GIVEN, **kwargs):
    """nanmedian(input, dim, keepdim=False, *, out=None) -> (Tensor values, Tensor indices)
    nanmedian(input) -> Tensor

    Middle element in order of those that are not NaN.

    Args:
        input: Tensor of any shape and real dtype except bool.
        dim: Dimension to reduce.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Without `dim` a 0-d tensor, with it a named tuple (values, indices). Dtype of `input`.
    Raises:
        IndexError if a dimension is out of range.
        NotImplementedError for bool tensors.
    Note: If all elements are NaN, so is the median.
    Derivative:
        nanmedian, self: evenly_distribute_backward(grad, self, result)
        nanmedian.dim, self: value_selecting_reduction_backward(grad, dim, indices, self.sym_sizes(), keepdim)
    Journey: `nanmedian_op` (aten/ops/reduce.py), `NanmedianBackward0`, `nanmedian`
        (aten/native/reduce/sorting.py).
    Mirrors: aten/src/ATen/native/Sorting.cpp

    >>> tt.nanmedian(tt.tensor([1., float('nan'), 2., 5.]))
    tensor(2.)
    """
    try:
        if dim is NOT_GIVEN:
            if keepdim is NOT_GIVEN and out is NOT_GIVEN and not args and not kwargs and isinstance(input, TensorImpl):
                return nanmedian_default(input)
        keep = False if keepdim is NOT_GIVEN else keepdim
        if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and keep.__class__ is bool:
            return tuple.__new__(nanmedian_dim_return, nanmedian_dim(input, dim, keep))
        result = nanmedian_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)
        return named(nanmedian_dim_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


mode_op = def_("aten::mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)")
mode_return = return_type("mode", ("values", "indices"))
mode_values_op = def_("aten::mode.values(Tensor self, int dim=-1, bool keepdim=False, *, Tensor(a!) values, Tensor(b!) indices) -> (Tensor(a!) values, Tensor(b!) indices)")
mode_parser = PythonArgParser("mode", (mode_op, mode_values_op), methods=(mode_op,))

def mode_default(self, dim=-1, keepdim=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return mode_op.table[ks](ks, self, dim, keepdim)

def mode(input=NOT_GIVEN, dim=-1, keepdim=False, *args, out=None, **kwargs):
    """mode(input, dim=-1, keepdim=False, *, out=None) -> (Tensor values, Tensor indices)

    Most frequent element along a dimension, and a place where it stands.

    Args:
        input: Tensor of any shape and real dtype.
        dim: Dimension to reduce, by default the last.
        keepdim: Whether the reduced dimensions stay with size 1.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (values, indices) of tensors without `dim` (size 1 with keepdim). The indices are
        int64 positions along `dim`.
    Raises: IndexError if `dim` has size 0 or is out of range.
    Note: Of equally frequent elements the smallest is taken. Which of its places is told is not fixed.
    Derivative: self: value_selecting_reduction_backward(grad, dim, indices, self.sym_sizes(), keepdim)
    Journey: `mode_op` (aten/ops/reduce.py), `ModeBackward0`, `mode` (aten/native/reduce/sorting.py).
    Mirrors: aten/src/ATen/native/Sorting.cpp

    >>> tt.mode(tt.tensor([5, 5, 2, 2, 9])).values
    tensor(2)
    """
    try:
        if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and keepdim.__class__ is bool:
            return tuple.__new__(mode_return, mode_default(input, dim, keepdim))
        result = mode_parser.call(*given(("input", "dim", "keepdim"), (input, dim, keepdim), (NOT_GIVEN, -1, False), args, kwargs), out=out, **kwargs)
        return named(mode_return, result, out)
    except HandlersAnswer as answer:
        return answer.value


diff_op = def_("aten::diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor")
diff_out_op = def_("aten::diff.out(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None, *, Tensor(a!) out) -> Tensor(a!)")
diff_parser = PythonArgParser("diff", (diff_op, diff_out_op), methods=(diff_op,))

def diff_default(self, n=1, dim=-1, prepend=None, append=None):
    ks = self.meta_.key_set
    if prepend is not None:
        ks |= prepend.meta_.key_set
    if append is not None:
        ks |= append.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diff_op.table[ks](ks, self, n, dim, prepend, append)

def diff(input=NOT_GIVEN, n=1, dim=-1, prepend=None, append=None, *args, out=None, **kwargs):
    """diff(input, n=1, dim=-1, prepend=None, append=None, *, out=None) -> Tensor

    Differences of neighbours along a dimension, taken n times.
        out[i] = x[i + 1] - x[i]

    Args:
        input: Tensor with at least one dimension.
        n: How many times, not negative.
        dim: Dimension to run along, by default the last.
        prepend: Tensor that is put in front along `dim` first, or None.
        append: Tensor that is put at the end along `dim` first, or None.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor that is n shorter along `dim`, not below 0. Bools are compared by xor and stay bools.
    Raises: RuntimeError if `input` is 0-d or `n` is negative.
    Derivative: those of the operators that it calls.
    Journey: `diff_op` (aten/ops/reduce.py), `diff` (aten/native/reduce/reduce_ops_differences.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.diff(tt.tensor([1, 4, 9]))
    tensor([3, 5])
    >>> tt.diff(tt.tensor([1, 4, 9]), n=2)
    tensor([2])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and n.__class__ is int and -(2**30) < n < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30 and (prepend is None or isinstance(prepend, TensorImpl)) and (append is None or isinstance(append, TensorImpl)):
        return diff_default(input, n, dim, prepend, append)
    return diff_parser.call(*given(("input", "n", "dim", "prepend", "append"), (input, n, dim, prepend, append), (NOT_GIVEN, 1, -1, None, None), args, kwargs), out=out, **kwargs)


trapezoid_x_op = def_("aten::trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor")
trapezoid_dx_op = def_("aten::trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor")
trapezoid_parser = PythonArgParser("trapezoid", (trapezoid_x_op, trapezoid_dx_op))

def trapezoid_x(y, x, dim=-1):
    ks = y.meta_.key_set | x.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return trapezoid_x_op.table[ks](ks, y, x, dim)

def trapezoid_dx(y, dx=1, dim=-1):
    ks = y.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return trapezoid_dx_op.table[ks](ks, y, dx, dim)

def trapezoid(y=NOT_GIVEN, *args, **kwargs):
    """trapezoid(y, *, dx=1, dim=-1) -> Tensor
    trapezoid(y, x, *, dim=-1) -> Tensor

    Integral of sampled values by the trapezoidal rule.
        out = sum_i (x[i] - x[i-1]) * (y[i] + y[i-1]) / 2

    Args:
        y: Tensor of samples.
        x: Positions of the samples, tensor that broadcasts with `y`, or 1-d of the length of `dim`.
        dx: Distance of the samples if no positions are given.
        dim: Dimension to integrate along.
    Returns: Tensor without `dim`; integers give the default floating dtype.
    Raises: RuntimeError if `x` has another length, or `y` is a bool tensor.
    Note: A single sample gives 0.
    Derivative: those of the operators that it calls.
    Journey: `trapezoid_x_op` (aten/ops/reduce.py), `trapezoid_x`
        (aten/native/reduce/reduce_ops_differences.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.trapezoid(tt.tensor([1., 2., 3.])), tt.trapezoid(tt.tensor([1., 2., 3.]), tt.tensor([0., 2., 4.]))
    (tensor(4.), tensor(8.))
    """
    if not kwargs:
        if not args:
            if isinstance(y, TensorImpl):
                return trapezoid_dx(y, 1, -1)
        if len(args) == 1:
            (x,) = args
            if isinstance(y, TensorImpl) and isinstance(x, TensorImpl):
                return trapezoid_x(y, x, -1)
    return trapezoid_parser.call(*given(("y",), (y,), (NOT_GIVEN,), args, kwargs), **kwargs)


trapz_x_op = def_("aten::trapz.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor")
trapz_dx_op = def_("aten::trapz.dx(Tensor y, *, float dx=1, int dim=-1) -> Tensor")
trapz_parser = PythonArgParser("trapz", (trapz_x_op, trapz_dx_op))

def trapz(y=NOT_GIVEN, *args, **kwargs):
    """trapz(y, *, dx=1.0, dim=-1) -> Tensor
    trapz(y, x, *, dim=-1) -> Tensor

    Another name of `trapezoid`. Integral of sampled values by the trapezoidal rule.

    Args:
        y: Tensor of samples.
        x: Positions of the samples, tensor that broadcasts with `y`, or 1-d of the length of `dim`.
        dx: Distance of the samples if no positions are given.
        dim: Dimension to integrate along.
    Derivative: those of the operators that it calls.
    Journey: `trapz_x_op` (aten/ops/reduce.py), `trapz_x` (aten/native/reduce/reduce_ops_differences.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp
    """
    if not kwargs:
        if not args:
            if isinstance(y, TensorImpl):
                ks = y.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return trapz_dx_op.table[ks](ks, y, 1.0, -1)
        if len(args) == 1:
            (x,) = args
            if isinstance(y, TensorImpl) and isinstance(x, TensorImpl):
                ks = y.meta_.key_set | x.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return trapz_x_op.table[ks](ks, y, x, -1)
    return trapz_parser.call(*given(("y",), (y,), (NOT_GIVEN,), args, kwargs), **kwargs)


cumulative_trapezoid_x_op = def_("aten::cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor")
cumulative_trapezoid_dx_op = def_("aten::cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor")
cumulative_trapezoid_parser = PythonArgParser("cumulative_trapezoid", (cumulative_trapezoid_x_op, cumulative_trapezoid_dx_op))

def cumulative_trapezoid(y=NOT_GIVEN, *args, **kwargs):
    """cumulative_trapezoid(y, *, dx=1, dim=-1) -> Tensor
    cumulative_trapezoid(y, x, *, dim=-1) -> Tensor

    Running integral of sampled values by the trapezoidal rule.

    Args:
        y: Tensor of samples.
        x: Positions of the samples, tensor that broadcasts with `y`, or 1-d of the length of `dim`.
        dx: Distance of the samples if no positions are given.
        dim: Dimension to integrate along.
    Returns: Tensor that is one shorter than `y` along `dim`; its last element is the whole integral.
    Raises: RuntimeError if `x` has another length, or `y` is a bool tensor.
    Derivative: those of the operators that it calls.
    Journey: `cumulative_trapezoid_x_op` (aten/ops/reduce.py), `cumulative_trapezoid_x`
        (aten/native/reduce/reduce_ops_differences.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.cumulative_trapezoid(tt.tensor([1., 2., 3.]))
    tensor([1.5000, 4.0000])
    """
    if not kwargs:
        if not args:
            if isinstance(y, TensorImpl):
                ks = y.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return cumulative_trapezoid_dx_op.table[ks](ks, y, 1, -1)
        if len(args) == 1:
            (x,) = args
            if isinstance(y, TensorImpl) and isinstance(x, TensorImpl):
                ks = y.meta_.key_set | x.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return cumulative_trapezoid_x_op.table[ks](ks, y, x, -1)
    return cumulative_trapezoid_parser.call(*given(("y",), (y,), (NOT_GIVEN,), args, kwargs), **kwargs)


gradient_scalarint_op = def_("aten::gradient.scalarint(Tensor self, *, Scalar? spacing=None, int? dim=None, int edge_order=1) -> Tensor[]")
gradient_scalararray_op = def_("aten::gradient.scalararray(Tensor self, *, Scalar spacing, int[] dim, int edge_order=1) -> Tensor[]")
gradient_array_op = def_("aten::gradient.array(Tensor self, *, int[] dim, int edge_order=1) -> Tensor[]")
gradient_scalarrayint_op = def_("aten::gradient.scalarrayint(Tensor self, *, Scalar[] spacing, int? dim=None, int edge_order=1) -> Tensor[]")
gradient_scalarrayarray_op = def_("aten::gradient.scalarrayarray(Tensor self, *, Scalar[] spacing, int[] dim, int edge_order=1) -> Tensor[]")
gradient_tensorarrayint_op = def_("aten::gradient.tensorarrayint(Tensor self, *, Tensor[] spacing, int? dim=None, int edge_order=1) -> Tensor[]")
gradient_tensorarray_op = def_("aten::gradient.tensorarray(Tensor self, *, Tensor[] spacing, int[] dim, int edge_order=1) -> Tensor[]")
gradient_parser = PythonArgParser("gradient", (gradient_scalarint_op, gradient_scalararray_op, gradient_array_op, gradient_scalarrayint_op, gradient_scalarrayarray_op, gradient_tensorarrayint_op, gradient_tensorarray_op))

def gradient(input=NOT_GIVEN, *args, **kwargs):
    """gradient(input, *, spacing=None, dim=None, edge_order=1) -> tuple of Tensors

    Slopes of sampled values along each dimension, by differences of the neighbours.
        inside (x[i+1] - x[i-1]) / (2*h) for even spacing h; at the ends one-sided

    Args:
        input: Tensor of samples.
        spacing: Distance of the samples, one number, a list of numbers for each dimension, or a list of
            tensors of positions.
        dim: Dimension or list of dimensions; None takes all.
        edge_order: Order of the formula at the ends, 1 or 2.
    Returns: Tuple of tensors of the shape of `input`, one for each dimension; integers give floats.
    Raises: RuntimeError if a dimension has fewer than edge_order + 1 elements, or `edge_order` is another
        number.
    Note: This is a numerical slope of data. It has nothing to do with autograd.
    Derivative: those of the operators that it calls.
    Journey: `gradient_scalarint_op` (aten/ops/reduce.py), `gradient_scalarint`
        (aten/native/reduce/reduce_ops_differences.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.gradient(tt.tensor([1., 4., 9., 16.]))
    (tensor([3., 4., 6., 7.]),)
    """
    if not kwargs and not args:
        if isinstance(input, TensorImpl):
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return gradient_scalarint_op.table[ks](ks, input, None, None, 1)
    return gradient_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


vander_op = def_("aten::vander(Tensor x, int? N=None, bool increasing=False) -> Tensor")
vander_parser = PythonArgParser("vander", (vander_op,))

def vander(x=NOT_GIVEN, N=None, increasing=False, *args, **kwargs):
    """vander(x, N=None, increasing=False) -> Tensor

    Vandermonde matrix. Each row holds the powers of an element, highest first.
        out[i, j] = x[i]**(N - 1 - j)

    Args:
        x: Tensor (n).
        N: Number of columns; by default n.
        increasing: Whether the powers run upwards instead.
    Returns: Tensor (n, N); integers and bools give int64.
    Raises: RuntimeError if `x` is not 1-d or `N` is negative.
    Note: `linalg.vander` runs upwards and takes batches.
    Derivative: those of the operators that it calls.
    Journey: `vander_op` (aten/ops/reduce.py), `vander` (aten/native/reduce/reduce_ops_differences.py).
    Mirrors: aten/src/ATen/native/ReduceOps.cpp

    >>> tt.vander(tt.tensor([1, 2, 3]))
    tensor([[1, 1, 1],
            [4, 2, 1],
            [9, 3, 1]])
    """
    if not args and not kwargs and isinstance(x, TensorImpl) and (N is None or (N.__class__ is int and -(2**30) < N < 2**30)) and increasing.__class__ is bool:
        ks = x.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return vander_op.table[ks](ks, x, N, increasing)
    return vander_parser.call(*given(("x", "N", "increasing"), (x, N, increasing), (NOT_GIVEN, None, False), args, kwargs), **kwargs)


quantile_op = def_("aten::quantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor")
quantile_out_op = def_("aten::quantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)")
quantile_scalar_op = def_("aten::quantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor")
quantile_scalar_out_op = def_("aten::quantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)")
quantile_parser = PythonArgParser("quantile", (quantile_op, quantile_out_op, quantile_scalar_op, quantile_scalar_out_op), methods=(quantile_op, quantile_scalar_op))

def quantile_default(self, q, dim=None, keepdim=False, interpolation='linear'):
    ks = self.meta_.key_set | q.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return quantile_op.table[ks](ks, self, q, dim, keepdim, interpolation)

def quantile_scalar(self, q, dim=None, keepdim=False, interpolation='linear'):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return quantile_scalar_op.table[ks](ks, self, q, dim, keepdim, interpolation)

def quantile(input=NOT_GIVEN, q=NOT_GIVEN, dim=None, keepdim=False, *args, interpolation='linear', out=None, **kwargs):
    """quantile(input, q, dim=None, keepdim=False, *, interpolation='linear', out=None) -> Tensor

    Values below which a share `q` of the elements lies.
        position q * (n - 1) in the sorted elements

    Args:
        input: float32 or float64 tensor, not empty.
        q: Number, or 0-d or 1-d tensor of the dtype of `input`, with values from 0 to 1.
        dim: Dimension to reduce; None takes all elements.
        keepdim: Whether the reduced dimensions stay with size 1.
        interpolation: What to take between two neighbours, 'linear' (default), 'lower', 'higher', 'midpoint'
            or 'nearest'.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without `dim`. A 1-d `q` adds its length as a new first dimension.
    Raises: RuntimeError if the dtype is another one, `q` lies outside [0, 1] or has another dtype, or `input`
        is empty.
    Note: A NaN in `input` makes the result NaN.
    Derivative: those of the operators that it calls.
    Journey: `quantile_op` (aten/ops/reduce.py), `quantile` (aten/native/reduce/sorting.py).
    Mirrors: aten/src/ATen/native/Sorting.cpp

    >>> tt.quantile(tt.tensor([0., 1., 2., 3.]), tt.tensor([0., 0.5]))
    tensor([0.0000, 1.5000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (q.__class__ is float or (q.__class__ is int and -(2**30) < q < 2**30)) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool and interpolation.__class__ is str:
        return quantile_scalar(input, q if q.__class__ is float else float(q), dim, keepdim, interpolation)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(q, TensorImpl) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool and interpolation.__class__ is str:
        return quantile_default(input, q, dim, keepdim, interpolation)
    return quantile_parser.call(*given(("input", "q", "dim", "keepdim"), (input, q, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, None, False), args, kwargs), interpolation=interpolation, out=out, **kwargs)


nanquantile_op = def_("aten::nanquantile(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor")
nanquantile_out_op = def_("aten::nanquantile.out(Tensor self, Tensor q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)")
nanquantile_scalar_op = def_("aten::nanquantile.scalar(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear') -> Tensor")
nanquantile_scalar_out_op = def_("aten::nanquantile.scalar_out(Tensor self, float q, int? dim=None, bool keepdim=False, *, str interpolation='linear', Tensor(a!) out) -> Tensor(a!)")
nanquantile_parser = PythonArgParser("nanquantile", (nanquantile_op, nanquantile_out_op, nanquantile_scalar_op, nanquantile_scalar_out_op), methods=(nanquantile_op, nanquantile_scalar_op))

def nanquantile_default(self, q, dim=None, keepdim=False, interpolation='linear'):
    ks = self.meta_.key_set | q.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nanquantile_op.table[ks](ks, self, q, dim, keepdim, interpolation)

def nanquantile_scalar(self, q, dim=None, keepdim=False, interpolation='linear'):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nanquantile_scalar_op.table[ks](ks, self, q, dim, keepdim, interpolation)

def nanquantile(input=NOT_GIVEN, q=NOT_GIVEN, dim=None, keepdim=False, *args, interpolation='linear', out=None, **kwargs):
    """nanquantile(input, q, dim=None, keepdim=False, *, interpolation='linear', out=None) -> Tensor

    Values below which a share `q` of the elements lies, NaN left out.

    Args:
        input: float32 or float64 tensor, not empty.
        q: Number, or 0-d or 1-d tensor of the dtype of `input`, with values from 0 to 1.
        dim: Dimension to reduce; None takes all elements.
        keepdim: Whether the reduced dimensions stay with size 1.
        interpolation: What to take between two neighbours, 'linear' (default), 'lower', 'higher', 'midpoint'
            or 'nearest'.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor without `dim`. A 1-d `q` adds its length as a new first dimension.
    Raises: RuntimeError if the dtype is another one, `q` lies outside [0, 1] or has another dtype, or `input`
        is empty.
    Note: If all elements are NaN, so is the result.
    Derivative: those of the operators that it calls.
    Journey: `nanquantile_op` (aten/ops/reduce.py), `nanquantile` (aten/native/reduce/sorting.py).
    Mirrors: aten/src/ATen/native/Sorting.cpp

    >>> tt.nanquantile(tt.tensor([0., float('nan'), 1.]), 0.5)
    tensor(0.5000)
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (q.__class__ is float or (q.__class__ is int and -(2**30) < q < 2**30)) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool and interpolation.__class__ is str:
        return nanquantile_scalar(input, q if q.__class__ is float else float(q), dim, keepdim, interpolation)
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(q, TensorImpl) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)) and keepdim.__class__ is bool and interpolation.__class__ is str:
        return nanquantile_default(input, q, dim, keepdim, interpolation)
    return nanquantile_parser.call(*given(("input", "q", "dim", "keepdim"), (input, q, dim, keepdim), (NOT_GIVEN, NOT_GIVEN, None, False), args, kwargs), interpolation=interpolation, out=out, **kwargs)


cov_op = def_("aten::cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor")
cov_parser = PythonArgParser("cov", (cov_op,), methods=(cov_op,))

def cov_default(self, correction=1, fweights=None, aweights=None):
    ks = self.meta_.key_set
    if fweights is not None:
        ks |= fweights.meta_.key_set
    if aweights is not None:
        ks |= aweights.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cov_op.table[ks](ks, self, correction, fweights, aweights)

def cov(input=NOT_GIVEN, *args, correction=1, fweights=None, aweights=None, **kwargs):
    """cov(input, *, correction=1, fweights=None, aweights=None) -> Tensor

    Covariances of variables (rows) over observations (columns).
        out[i, j] = sum_k (x[i,k] - mean[i]) * (x[j,k] - mean[j]) / (n - correction)

    Args:
        input: Tensor of any real dtype except bool, (variables, observations), or (observations) for one
            variable.
        correction: Int c in the divisor n - c, by default 1 (Bessel's).
        fweights: How often each observation counts, integer tensor (observations), or None.
        aweights: How much each observation weighs, floating tensor (observations), or None.
    Returns: Tensor (variables, variables), 0-d for one variable; integers give floats.
    Raises: RuntimeError if there are more than two dimensions, `input` is bool, or the weights have another
        length, dtype or a negative element.
    Note: With too few observations the result is NaN or inf, and a warning is given.
    Derivative: those of the operators that it calls.
    Journey: `cov_op` (aten/ops/reduce.py), `cov` (aten/native/reduce/correlation.py).
    Mirrors: aten/src/ATen/native/Correlation.cpp

    >>> tt.cov(tt.tensor([[1., 2., 3.], [3., 2., 1.]]))
    tensor([[ 1., -1.],
            [-1.,  1.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and correction.__class__ is int and -(2**30) < correction < 2**30 and (fweights is None or isinstance(fweights, TensorImpl)) and (aweights is None or isinstance(aweights, TensorImpl)):
        return cov_default(input, correction, fweights, aweights)
    return cov_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), correction=correction, fweights=fweights, aweights=aweights, **kwargs)


corrcoef_op = def_("aten::corrcoef(Tensor self) -> Tensor")
corrcoef_parser = PythonArgParser("corrcoef", (corrcoef_op,), methods=(corrcoef_op,))

def corrcoef(input=NOT_GIVEN, *args, **kwargs):
    """corrcoef(input) -> Tensor

    Correlation coefficients of variables (rows) over observations (columns).
        out[i, j] = cov[i, j] / sqrt(cov[i, i] * cov[j, j])

    Args:
        input: Tensor (variables, observations), or (observations) for one variable.
    Returns: Tensor (variables, variables) of numbers from -1 to 1, 0-d for one variable.
    Raises: RuntimeError if there are more than two dimensions.
    Note: A variable that does not vary gives NaN. Rounding is clipped at -1 and 1.
    Derivative: those of the operators that it calls.
    Journey: `corrcoef_op` (aten/ops/reduce.py), `corrcoef` (aten/native/reduce/correlation.py).
    Mirrors: aten/src/ATen/native/Correlation.cpp

    >>> tt.corrcoef(tt.tensor([[1., 2., 3.], [6., 4., 2.]]))
    tensor([[ 1., -1.],
            [-1.,  1.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return corrcoef_op.table[ks](ks, input)
    return corrcoef_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_unique_op = def_("aten::_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)")
_unique_parser = PythonArgParser("_unique", (_unique_op,))

def _unique(input=NOT_GIVEN, sorted=True, return_inverse=False, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and sorted.__class__ is bool and return_inverse.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _unique_op.table[ks](ks, input, sorted, return_inverse)
    return _unique_parser.call(*given(("input", "sorted", "return_inverse"), (input, sorted, return_inverse), (NOT_GIVEN, True, False), args, kwargs), **kwargs)


_unique2_op = def_("aten::_unique2(Tensor self, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)")
_unique2_parser = PythonArgParser("_unique2", (_unique2_op,))

def _unique2(input=NOT_GIVEN, sorted=True, return_inverse=False, return_counts=False, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and sorted.__class__ is bool and return_inverse.__class__ is bool and return_counts.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _unique2_op.table[ks](ks, input, sorted, return_inverse, return_counts)
    return _unique2_parser.call(*given(("input", "sorted", "return_inverse", "return_counts"), (input, sorted, return_inverse, return_counts), (NOT_GIVEN, True, False, False), args, kwargs), **kwargs)


unique_dim_op = def_("aten::unique_dim(Tensor self, int dim, bool sorted=True, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)")
unique_dim_parser = PythonArgParser("unique_dim", (unique_dim_op,))

def unique_dim(input=NOT_GIVEN, dim=NOT_GIVEN, sorted=True, return_inverse=False, return_counts=False, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and sorted.__class__ is bool and return_inverse.__class__ is bool and return_counts.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return unique_dim_op.table[ks](ks, input, dim, sorted, return_inverse, return_counts)
    return unique_dim_parser.call(*given(("input", "dim", "sorted", "return_inverse", "return_counts"), (input, dim, sorted, return_inverse, return_counts), (NOT_GIVEN, NOT_GIVEN, True, False, False), args, kwargs), **kwargs)


unique_consecutive_op = def_("aten::unique_consecutive(Tensor self, bool return_inverse=False, bool return_counts=False, int? dim=None) -> (Tensor, Tensor, Tensor)")
unique_consecutive_parser = PythonArgParser("unique_consecutive", (unique_consecutive_op,))

def unique_consecutive(input=NOT_GIVEN, return_inverse=False, return_counts=False, dim=None, *args, **kwargs):
    """unique_consecutive(input, return_inverse=False, return_counts=False, dim=None) -> (Tensor, Tensor, Tensor)

    Keeps one of each run of equal neighbours.

    Args:
        input: Tensor of any shape and real dtype.
        return_inverse: Whether to tell for each element in which run it is.
        return_counts: Whether to tell the lengths of the runs.
        dim: Dimension whose slices are compared; None flattens first.
    Returns: Tensor of the runs' elements, or a tuple with it, the inverse and the counts (int64), as far as
        asked for.
    Raises: IndexError if a dimension is out of range.
    Note: An element may come back later, unlike in `unique`. NaN differs from NaN.
    Derivative: self: not_implemented("unique_consecutive")
    Journey: `unique_consecutive_op` (aten/ops/reduce.py), `UniqueConsecutiveBackward0`, `unique_consecutive`
        (aten/native/reduce/unique.py).
    Mirrors: aten/src/ATen/native/Unique.cpp

    >>> tt.unique_consecutive(tt.tensor([1, 1, 2, 1]), return_counts=True)
    (tensor([1, 2, 1]), tensor([2, 1, 1]))
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and return_inverse.__class__ is bool and return_counts.__class__ is bool and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return unique_consecutive_op.table[ks](ks, input, return_inverse, return_counts, dim)
    return unique_consecutive_parser.call(*given(("input", "return_inverse", "return_counts", "dim"), (input, return_inverse, return_counts, dim), (NOT_GIVEN, False, False, None), args, kwargs), **kwargs)


unique_dim_consecutive_op = def_("aten::unique_dim_consecutive(Tensor self, int dim, bool return_inverse=False, bool return_counts=False) -> (Tensor, Tensor, Tensor)")
unique_dim_consecutive_parser = PythonArgParser("unique_dim_consecutive", (unique_dim_consecutive_op,))

def unique_dim_consecutive(*args, **kwargs):
    return unique_dim_consecutive_parser.call(*args, **kwargs)


bincount_op = def_("aten::bincount(Tensor self, Tensor? weights=None, SymInt minlength=0) -> Tensor")
bincount_parser = PythonArgParser("bincount", (bincount_op,), methods=(bincount_op,))

def bincount_default(self, weights=None, minlength=0):
    ks = self.meta_.key_set
    if weights is not None:
        ks |= weights.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bincount_op.table[ks](ks, self, weights, minlength)

def bincount(input=NOT_GIVEN, weights=None, minlength=0, *args, **kwargs):
    """bincount(input, weights=None, minlength=0) -> Tensor

    How often each of the numbers 0, 1, 2, ... occurs.

    Args:
        input: Integer tensor (n) without negative elements.
        weights: Tensor (n) whose elements are added up in place of ones, or None.
        minlength: Smallest length of the result.
    Returns: Tensor (max(largest element + 1, minlength)). It is int64; float32 weights give float32, others
        float64.
    Raises:
        RuntimeError if `input` is not 1-d, holds a negative element, or `weights` has another length.
        NotImplementedError for floating input.
    Derivative: none.
    Journey: `bincount_op` (aten/ops/reduce.py), `bincount` (aten/native/reduce/histogram.py).
    Mirrors: aten/src/ATen/native/SummaryOps.cpp

    >>> tt.bincount(tt.tensor([0, 2, 2])), tt.bincount(tt.tensor([0, 2]), weights=tt.tensor([0.5, 4.]))
    (tensor([1, 0, 2]), tensor([0.5000, 0.0000, 4.0000]))
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (weights is None or isinstance(weights, TensorImpl)) and minlength.__class__ is int and -(2**30) < minlength < 2**30:
        return bincount_default(input, weights, minlength)
    return bincount_parser.call(*given(("input", "weights", "minlength"), (input, weights, minlength), (NOT_GIVEN, None, 0), args, kwargs), **kwargs)


histc_out_op = def_("aten::histc.out(Tensor self, int bins=100, Scalar min=0, Scalar max=0, *, Tensor(a!) out) -> Tensor(a!)")
histc_op = def_("aten::histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor")
histc_parser = PythonArgParser("histc", (histc_out_op, histc_op), methods=(histc_op,))

def histc_default(self, bins=100, min=0, max=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return histc_op.table[ks](ks, self, bins, min, max)

def histc(input=NOT_GIVEN, bins=100, min=0, max=0, *args, out=None, **kwargs):
    """histc(input, bins=100, min=0, max=0, *, out=None) -> Tensor

    Counts of the elements in equal bins between `min` and `max`.

    Args:
        input: Floating tensor of any shape; it is flattened.
        bins: Number of bins.
        min: Left edge of the first bin.
        max: Right edge of the last bin; if it equals `min`, the range of the data is taken.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor (bins) in the dtype of `input`.
    Raises:
        RuntimeError if `bins` is not positive, `max` is smaller than `min`, or the range of the data is not
            finite.
        NotImplementedError for integers.
    Note: A bin includes its left edge and not its right one; the last bin includes both. Elements outside the
        range and NaN are not counted.
    Derivative: none, the result is not differentiable.
    Journey: `histc_op` (aten/ops/reduce.py), `histc` (aten/native/reduce/histogram.py).
    Mirrors: aten/src/ATen/native/SummaryOps.cpp

    >>> tt.histc(tt.tensor([1., 2., 1.]), bins=4, min=0, max=3)
    tensor([0., 2., 1., 0.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and bins.__class__ is int and -(2**30) < bins < 2**30 and (min.__class__ in NUMBERS and (min.__class__ is not int or -(2**62) < min < 2**62)) and (max.__class__ in NUMBERS and (max.__class__ is not int or -(2**62) < max < 2**62)):
        return histc_default(input, bins, min, max)
    return histc_parser.call(*given(("input", "bins", "min", "max"), (input, bins, min, max), (NOT_GIVEN, 100, 0, 0), args, kwargs), out=out, **kwargs)


histogram_bins_tensor_out_op = def_("aten::histogram.bins_tensor_out(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)")
histogram_bins_tensor_op = def_("aten::histogram.bins_tensor(Tensor self, Tensor bins, *, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)")
histogram_bins_tensor_return = return_type("histogram", ("hist", "bin_edges"))
histogram_bin_ct_out_op = def_("aten::histogram.bin_ct_out(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False, Tensor(a!) hist, Tensor(b!) bin_edges) -> (Tensor(a!) hist, Tensor(b!) bin_edges)")
histogram_bin_ct_op = def_("aten::histogram.bin_ct(Tensor self, int bins=100, *, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor bin_edges)")
histogram_bin_ct_return = return_type("histogram", ("hist", "bin_edges"))
histogram_parser = PythonArgParser("histogram", (histogram_bins_tensor_out_op, histogram_bins_tensor_op, histogram_bin_ct_out_op, histogram_bin_ct_op), methods=(histogram_bins_tensor_op, histogram_bin_ct_op))

def histogram_bins_tensor(self, bins, weight=None, density=False):
    ks = self.meta_.key_set | bins.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return histogram_bins_tensor_op.table[ks](ks, self, bins, weight, density)

def histogram_bin_ct(self, bins=100, range=None, weight=None, density=False):
    ks = self.meta_.key_set
    if weight is not None:
        ks |= weight.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return histogram_bin_ct_op.table[ks](ks, self, bins, range, weight, density)

def histogram(input=NOT_GIVEN, *args, **kwargs):
    """histogram(input, bins=100, *, range=None, weight=None, density=False, out=None) -> (Tensor hist, Tensor bin_edges)

    Counts of the elements in bins, together with the bins' edges.

    Args:
        input: Floating tensor of any shape; it is flattened.
        bins: Number of equal bins, or the edges themselves as an ascending 1-d tensor.
        range: Pair of floats, the outer edges; by default the smallest and the largest element.
        weight: Tensor of the shape of `input` with the weight of each element, or None for ones.
        density: If True, the counts are divided by their sum and the width of the bin, so that the area is 1.
        out: Tuple of tensors that the parts of the result are written to. Nothing is recorded for autograd.
    Returns: Named tuple (hist, bin_edges) of length bins and bins + 1, dtype of `input`.
    Raises:
        RuntimeError if `bins` is not positive or the range is not finite.
        NotImplementedError for integers.
    Note: A bin includes its left edge and not its right one; the last bin includes both. Elements outside the
        edges are not counted.
    Derivative: none.
    Journey: `histogram_bins_tensor_op` (aten/ops/reduce.py), `histogram_bins_tensor`
        (aten/native/reduce/histogram.py).
    Mirrors: aten/src/ATen/native/SummaryOps.cpp

    >>> tt.histogram(tt.tensor([1., 2., 1.]), bins=2, range=(0., 2.))
    torch.return_types.histogram(
    hist=tensor([0., 3.]),
    bin_edges=tensor([0., 1., 2.]))
    """
    try:
        if not kwargs:
            if not args:
                if isinstance(input, TensorImpl):
                    return tuple.__new__(histogram_bin_ct_return, histogram_bin_ct(input, 100, None, None, False))
            if len(args) == 1:
                (bins,) = args
                if isinstance(input, TensorImpl) and bins.__class__ is int and -(2**30) < bins < 2**30:
                    return tuple.__new__(histogram_bin_ct_return, histogram_bin_ct(input, bins, None, None, False))
                if isinstance(input, TensorImpl) and isinstance(bins, TensorImpl):
                    return tuple.__new__(histogram_bins_tensor_return, histogram_bins_tensor(input, bins, None, False))
        result = histogram_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)
        return named(histogram_bins_tensor_return, result, kwargs.get("out"))
    except HandlersAnswer as answer:
        return answer.value


segment_reduce_op = def_("aten::segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor")
segment_reduce_parser = PythonArgParser("segment_reduce", (segment_reduce_op,))

def segment_reduce(data=NOT_GIVEN, reduce=NOT_GIVEN, *args, lengths=None, indices=None, offsets=None, axis=0, unsafe=False, initial=None, **kwargs):
    """segment_reduce(data, reduce, *, lengths=None, indices=None, offsets=None, axis=0, unsafe=False, initial=None) -> Tensor

    Reduces runs of neighbours along `axis`, whose lengths are given.

    Args:
        data: Floating tensor.
        reduce: One of 'sum', 'mean', 'prod', 'max' and 'min'.
        lengths: Int64 or int32 tensor of the runs' lengths; they add up to the size of `axis`.
        indices: Not supported.
        offsets: Int64 or int32 tensor of the runs' starts with the end appended, in place of `lengths`.
        axis: Dimension of the runs; it must be the last one of `lengths`.
        unsafe: Whether the check of the lengths is left out.
        initial: Number that each run starts from.
    Returns: Tensor like `data` with one element a run along `axis`.
    Raises:
        RuntimeError if neither `lengths` nor `offsets` is given, the lengths do not add up, or the reduction
            is unknown.
        NotImplementedError for integers.
    Note: An empty run gives `initial`, else 0 for sum, 1 for prod, NaN for mean, -inf for max and inf for
        min.
    Derivative: data: _segment_reduce_backward(grad, result, data, reduce, lengths=lengths, offsets=offsets,
                    axis=axis, initial=initial)
    Journey: `segment_reduce_op` (aten/ops/reduce.py), `SegmentReduceBackward0`, `segment_reduce`
        (aten/native/reduce/segment_reduce.py).
    Mirrors: aten/src/ATen/native/SegmentReduce.cpp

    >>> tt.segment_reduce(tt.tensor([1., 2., 3.]), 'sum', lengths=tt.tensor([2, 1]))
    tensor([3., 3.])
    """
    if not args and not kwargs and isinstance(data, TensorImpl) and reduce.__class__ is str and (lengths is None or isinstance(lengths, TensorImpl)) and (indices is None or isinstance(indices, TensorImpl)) and (offsets is None or isinstance(offsets, TensorImpl)) and axis.__class__ is int and -(2**30) < axis < 2**30 and unsafe.__class__ is bool and (initial is None or (initial.__class__ in NUMBERS and (initial.__class__ is not int or -(2**62) < initial < 2**62))):
        ks = data.meta_.key_set
        if lengths is not None:
            ks |= lengths.meta_.key_set
        if indices is not None:
            ks |= indices.meta_.key_set
        if offsets is not None:
            ks |= offsets.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return segment_reduce_op.table[ks](ks, data, reduce, lengths, indices, offsets, axis, unsafe, initial)
    return segment_reduce_parser.call(*given(("data", "reduce"), (data, reduce), (NOT_GIVEN, NOT_GIVEN), args, kwargs), lengths=lengths, indices=indices, offsets=offsets, axis=axis, unsafe=unsafe, initial=initial, **kwargs)


_segment_reduce_backward_op = def_("aten::_segment_reduce_backward(Tensor grad, Tensor output, Tensor data, str reduce, *, Tensor? lengths=None, Tensor? offsets=None, int axis=0, Scalar? initial=None) -> Tensor")
_segment_reduce_backward_parser = PythonArgParser("_segment_reduce_backward", (_segment_reduce_backward_op,))

def _segment_reduce_backward(grad=NOT_GIVEN, output=NOT_GIVEN, data=NOT_GIVEN, reduce=NOT_GIVEN, *args, lengths=None, offsets=None, axis=0, initial=None, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(output, TensorImpl) and isinstance(data, TensorImpl) and reduce.__class__ is str and (lengths is None or isinstance(lengths, TensorImpl)) and (offsets is None or isinstance(offsets, TensorImpl)) and axis.__class__ is int and -(2**30) < axis < 2**30 and (initial is None or (initial.__class__ in NUMBERS and (initial.__class__ is not int or -(2**62) < initial < 2**62))):
        ks = grad.meta_.key_set | output.meta_.key_set | data.meta_.key_set
        if lengths is not None:
            ks |= lengths.meta_.key_set
        if offsets is not None:
            ks |= offsets.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _segment_reduce_backward_op.table[ks](ks, grad, output, data, reduce, lengths, offsets, axis, initial)
    return _segment_reduce_backward_parser.call(*given(("grad", "output", "data", "reduce"), (grad, output, data, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), lengths=lengths, offsets=offsets, axis=axis, initial=initial, **kwargs)


histogramdd_op = def_("aten::histogramdd(Tensor self, int[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)")
histogramdd_return = return_type("histogramdd", ("hist", "bin_edges"))
histogramdd_int_bins_op = def_("aten::histogramdd.int_bins(Tensor self, int bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)")
histogramdd_int_bins_return = return_type("histogramdd", ("hist", "bin_edges"))
histogramdd_TensorList_bins_op = def_("aten::histogramdd.TensorList_bins(Tensor self, Tensor[] bins, float[]? range=None, Tensor? weight=None, bool density=False) -> (Tensor hist, Tensor[] bin_edges)")
histogramdd_TensorList_bins_return = return_type("histogramdd", ("hist", "bin_edges"))
histogramdd_parser = PythonArgParser("histogramdd", (histogramdd_op, histogramdd_int_bins_op, histogramdd_TensorList_bins_op))

def histogramdd(input=NOT_GIVEN, bins=NOT_GIVEN, range=None, weight=None, density=False, *args, **kwargs):
    """histogramdd(input, bins, range=None, weight=None, density=False) -> (Tensor hist, tuple of Tensors bin_edges)

    Counts of points in the cells of a grid with any number of dimensions.

    Args:
        input: Floating tensor (*, D); each last slice is a point.
        bins: Number of bins for all or for each dimension, or a list of D tensors of edges.
        range: List of 2 * D floats, the outer edges of each dimension; by default those of the data.
        weight: Tensor of the shape of `input` without D, or None for ones.
        density: If True, the counts are divided by their sum and the volume of the cell.
    Returns: Named tuple (hist, bin_edges). The first has D dimensions, the second is a tuple of D tensors of
        edges.
    Raises:
        RuntimeError if there are not D numbers or tensors of bins.
        NotImplementedError for integers.
    Note: A bin includes its left edge and not its right one; the last bin includes both.
    Derivative: those of the operators that it calls.
    Journey: `histogramdd_op` (aten/ops/reduce.py), `histogramdd` (aten/native/reduce/histogram.py).
    Mirrors: aten/src/ATen/native/SummaryOps.cpp

    >>> tt.histogramdd(tt.tensor([[0., 0.], [1., 1.], [1., 0.]]), bins=[2, 2]).hist
    tensor([[1., 0.],
            [1., 1.]])
    """
    try:
        if not args and not kwargs and isinstance(input, TensorImpl) and (bins_ := as_tuple(bins)) is not False and (range_ := as_floats_or_none(range)) is not False and (weight is None or isinstance(weight, TensorImpl)) and density.__class__ is bool:
            ks = input.meta_.key_set
            if weight is not None:
                ks |= weight.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(histogramdd_return, histogramdd_op.table[ks](ks, input, bins_, range_, weight, density))
        if not args and not kwargs and isinstance(input, TensorImpl) and bins.__class__ is int and -(2**30) < bins < 2**30 and (range_ := as_floats_or_none(range)) is not False and (weight is None or isinstance(weight, TensorImpl)) and density.__class__ is bool:
            ks = input.meta_.key_set
            if weight is not None:
                ks |= weight.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(histogramdd_int_bins_return, histogramdd_int_bins_op.table[ks](ks, input, bins, range_, weight, density))
        if not args and not kwargs and isinstance(input, TensorImpl) and are_tensors(bins) and (range_ := as_floats_or_none(range)) is not False and (weight is None or isinstance(weight, TensorImpl)) and density.__class__ is bool:
            ks = input.meta_.key_set
            for t in bins:
                ks |= t.meta_.key_set
            if weight is not None:
                ks |= weight.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tuple.__new__(histogramdd_TensorList_bins_return, histogramdd_TensorList_bins_op.table[ks](ks, input, bins, range_, weight, density))
        result = histogramdd_parser.call(*given(("input", "bins", "range", "weight", "density"), (input, bins, range, weight, density), (NOT_GIVEN, NOT_GIVEN, None, None, False), args, kwargs), **kwargs)
        return named(histogramdd_return, result, None)
    except HandlersAnswer as answer:
        return answer.value


_histogramdd_bin_edges_op = def_("aten::_histogramdd_bin_edges(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor[]")
_histogramdd_bin_edges_parser = PythonArgParser("_histogramdd_bin_edges", (_histogramdd_bin_edges_op,))

def _histogramdd_bin_edges(input=NOT_GIVEN, bins=NOT_GIVEN, *args, range=None, weight=None, density=False, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (bins_ := as_tuple(bins)) is not False and (range_ := as_floats_or_none(range)) is not False and (weight is None or isinstance(weight, TensorImpl)) and density.__class__ is bool:
        ks = input.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _histogramdd_bin_edges_op.table[ks](ks, input, bins_, range_, weight, density)
    return _histogramdd_bin_edges_parser.call(*given(("input", "bins"), (input, bins), (NOT_GIVEN, NOT_GIVEN), args, kwargs), range=range, weight=weight, density=density, **kwargs)


_histogramdd_from_bin_cts_op = def_("aten::_histogramdd_from_bin_cts(Tensor self, int[] bins, *, float[]? range=None, Tensor? weight=None, bool density=False) -> Tensor")
_histogramdd_from_bin_cts_parser = PythonArgParser("_histogramdd_from_bin_cts", (_histogramdd_from_bin_cts_op,))

def _histogramdd_from_bin_cts(input=NOT_GIVEN, bins=NOT_GIVEN, *args, range=None, weight=None, density=False, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (bins_ := as_tuple(bins)) is not False and (range_ := as_floats_or_none(range)) is not False and (weight is None or isinstance(weight, TensorImpl)) and density.__class__ is bool:
        ks = input.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _histogramdd_from_bin_cts_op.table[ks](ks, input, bins_, range_, weight, density)
    return _histogramdd_from_bin_cts_parser.call(*given(("input", "bins"), (input, bins), (NOT_GIVEN, NOT_GIVEN), args, kwargs), range=range, weight=weight, density=density, **kwargs)


_histogramdd_from_bin_tensors_op = def_("aten::_histogramdd_from_bin_tensors(Tensor self, Tensor[] bins, *, Tensor? weight=None, bool density=False) -> Tensor")
_histogramdd_from_bin_tensors_parser = PythonArgParser("_histogramdd_from_bin_tensors", (_histogramdd_from_bin_tensors_op,))

def _histogramdd_from_bin_tensors(input=NOT_GIVEN, bins=NOT_GIVEN, *args, weight=None, density=False, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and are_tensors(bins) and (weight is None or isinstance(weight, TensorImpl)) and density.__class__ is bool:
        ks = input.meta_.key_set
        for t in bins:
            ks |= t.meta_.key_set
        if weight is not None:
            ks |= weight.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _histogramdd_from_bin_tensors_op.table[ks](ks, input, bins, weight, density)
    return _histogramdd_from_bin_tensors_parser.call(*given(("input", "bins"), (input, bins), (NOT_GIVEN, NOT_GIVEN), args, kwargs), weight=weight, density=density, **kwargs)


isin_Tensor_Tensor_out_op = def_("aten::isin.Tensor_Tensor_out(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)")
isin_Tensor_Tensor_op = def_("aten::isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor")
isin_Tensor_Scalar_out_op = def_("aten::isin.Tensor_Scalar_out(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)")
isin_Tensor_Scalar_op = def_("aten::isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, bool invert=False) -> Tensor")
isin_Scalar_Tensor_out_op = def_("aten::isin.Scalar_Tensor_out(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False, Tensor(a!) out) -> Tensor(a!)")
isin_Scalar_Tensor_op = def_("aten::isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, bool invert=False) -> Tensor")
isin_parser = PythonArgParser("isin", (isin_Tensor_Tensor_out_op, isin_Tensor_Tensor_op, isin_Tensor_Scalar_out_op, isin_Tensor_Scalar_op, isin_Scalar_Tensor_out_op, isin_Scalar_Tensor_op))

def isin(*args, **kwargs):
    """isin(elements, test_elements, *, assume_unique=False, invert=False, out=None) -> Tensor
    isin(elements, test_element, *, assume_unique=False, invert=False, out=None) -> Tensor
    isin(element, test_elements, *, assume_unique=False, invert=False, out=None) -> Tensor

    Tells for each element whether it occurs in another tensor.

    Args:
        elements: Tensor of any shape and real dtype except bool.
        element: Number in place of `elements`.
        test_elements: Tensor of the values to look for.
        test_element: Number in place of `test_elements`.
        assume_unique: Whether both are promised to hold no element twice, which may be faster.
        invert: Whether to tell the opposite.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Bool tensor of the shape of `elements`.
    Raises: RuntimeError for bool tensors.
    Note: NaN is never found, since it equals nothing.
    Derivative: none.
    Journey: `isin_Tensor_Tensor_op` (aten/ops/reduce.py), `isin_Tensor_Tensor_meta`,
        `isin_Tensor_Tensor_impl` (aten/native/reduce/tensor_compare.py).
    Mirrors: aten/src/ATen/native/TensorCompare.cpp

    >>> tt.isin(tt.tensor([[1, 2], [3, 4]]), tt.tensor([2, 3]))
    tensor([[False,  True],
            [ True, False]])
    """
    if not kwargs and len(args) == 2:
        element, test_elements = args
        if (element.__class__ in NUMBERS and (element.__class__ is not int or -(2**62) < element < 2**62)) and isinstance(test_elements, TensorImpl):
            ks = test_elements.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return isin_Scalar_Tensor_op.table[ks](ks, element, test_elements, False, False)
        elements, test_element = args
        if isinstance(elements, TensorImpl) and (test_element.__class__ in NUMBERS and (test_element.__class__ is not int or -(2**62) < test_element < 2**62)):
            ks = elements.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return isin_Tensor_Scalar_op.table[ks](ks, elements, test_element, False, False)
        elements, test_elements = args
        if isinstance(elements, TensorImpl) and isinstance(test_elements, TensorImpl):
            ks = elements.meta_.key_set | test_elements.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return isin_Tensor_Tensor_op.table[ks](ks, elements, test_elements, False, False)
    return isin_parser.call(*args, **kwargs)


searchsorted_Tensor_op = def_("aten::searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor")
searchsorted_Tensor_out_op = def_("aten::searchsorted.Tensor_out(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)")
searchsorted_Scalar_op = def_("aten::searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None) -> Tensor")
searchsorted_Scalar_out_op = def_("aten::searchsorted.Scalar_out(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, bool right=False, str? side=None, Tensor? sorter=None, Tensor(a!) out) -> Tensor(a!)")
searchsorted_parser = PythonArgParser("searchsorted", (searchsorted_Tensor_op, searchsorted_Tensor_out_op, searchsorted_Scalar_op, searchsorted_Scalar_out_op))

def searchsorted(sorted_sequence=NOT_GIVEN, input=NOT_GIVEN, *args, out_int32=False, right=False, side=None, sorter=None, out=None, **kwargs):
    """searchsorted(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None, out=None) -> Tensor

    Places where values would go into a sorted sequence so that it stays sorted.

    Args:
        sorted_sequence: Tensor (n), or (*, n) with one sequence for each row; ascending in its last
            dimension.
        input: Number or tensor of values; with (*, n) its leading sizes must be the same.
        out_int32: Whether the result is int32 in place of int64.
        right: False finds i with a[i-1] < v <= a[i], True finds i with a[i-1] <= v < a[i].
        side: 'left' or 'right', the same as `right` False or True.
        sorter: Int64 tensor that would sort `sorted_sequence`, if it is not sorted itself.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Int64 tensor of the shape of the values, with numbers from 0 to n.
    Raises:
        RuntimeError if the leading sizes differ, `side` is another word, or `side` and `right` contradict
            each other.
        NotImplementedError for bool tensors.
    Note: Whether the sequence is sorted is not checked. NaN goes to the end.
    Derivative: none.
    Journey: `searchsorted_Tensor_op` (aten/ops/reduce.py), `searchsorted_Tensor`
        (aten/native/reduce/bucketization.py).
    Mirrors: aten/src/ATen/native/Bucketization.cpp

    >>> tt.searchsorted(tt.tensor([1, 3, 5]), tt.tensor([3, 6])), tt.searchsorted(tt.tensor([1, 3, 5]), 3, right=True)
    (tensor([1, 3]), tensor(2))
    """
    if out is None and not args and not kwargs and isinstance(sorted_sequence, TensorImpl) and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)) and out_int32.__class__ is bool and right.__class__ is bool and (side is None or side.__class__ is str) and (sorter is None or isinstance(sorter, TensorImpl)):
        ks = sorted_sequence.meta_.key_set
        if sorter is not None:
            ks |= sorter.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return searchsorted_Scalar_op.table[ks](ks, sorted_sequence, input, out_int32, right, side, sorter)
    if out is None and not args and not kwargs and isinstance(sorted_sequence, TensorImpl) and isinstance(input, TensorImpl) and out_int32.__class__ is bool and right.__class__ is bool and (side is None or side.__class__ is str) and (sorter is None or isinstance(sorter, TensorImpl)):
        ks = sorted_sequence.meta_.key_set | input.meta_.key_set
        if sorter is not None:
            ks |= sorter.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return searchsorted_Tensor_op.table[ks](ks, sorted_sequence, input, out_int32, right, side, sorter)
    return searchsorted_parser.call(*given(("sorted_sequence", "input"), (sorted_sequence, input), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out_int32=out_int32, right=right, side=side, sorter=sorter, out=out, **kwargs)


bucketize_Tensor_op = def_("aten::bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor")
bucketize_Tensor_out_op = def_("aten::bucketize.Tensor_out(Tensor self, Tensor boundaries, *, bool out_int32=False, bool right=False, Tensor(a!) out) -> Tensor(a!)")
bucketize_Scalar_op = def_("aten::bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, bool right=False) -> Tensor")
bucketize_parser = PythonArgParser("bucketize", (bucketize_Tensor_op, bucketize_Tensor_out_op, bucketize_Scalar_op))

def bucketize(input=NOT_GIVEN, boundaries=NOT_GIVEN, *args, out_int32=False, right=False, out=NOT_GIVEN, **kwargs):
    """bucketize(input, boundaries, *, out_int32=False, right=False, out=None) -> Tensor

    Numbers of the buckets between sorted boundaries that the elements fall in.

    Args:
        input: Number or tensor of values.
        boundaries: Ascending tensor (n).
        out_int32: Whether the result is int32 in place of int64.
        right: False finds i with a[i-1] < v <= a[i], True finds i with a[i-1] <= v < a[i].
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Int64 tensor of the shape of `input`, with numbers from 0 to n.
    Raises: RuntimeError if `boundaries` is not 1-d.
    Note: It equals `searchsorted(boundaries, input)`. By default a boundary belongs to the bucket on its
        left.
    Derivative: none.
    Journey: `bucketize_Tensor_op` (aten/ops/reduce.py), `bucketize_Tensor`
        (aten/native/reduce/bucketization.py).
    Mirrors: aten/src/ATen/native/Bucketization.cpp

    >>> tt.bucketize(tt.tensor([0, 3, 6]), tt.tensor([1, 3, 5]))
    tensor([0, 1, 3])
    """
    if out is NOT_GIVEN and not args and not kwargs and (input.__class__ in NUMBERS and (input.__class__ is not int or -(2**62) < input < 2**62)) and isinstance(boundaries, TensorImpl) and out_int32.__class__ is bool and right.__class__ is bool:
        ks = boundaries.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bucketize_Scalar_op.table[ks](ks, input, boundaries, out_int32, right)
    if (out is NOT_GIVEN or out is None) and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(boundaries, TensorImpl) and out_int32.__class__ is bool and right.__class__ is bool:
        ks = input.meta_.key_set | boundaries.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return bucketize_Tensor_op.table[ks](ks, input, boundaries, out_int32, right)
    return bucketize_parser.call(*given(("input", "boundaries"), (input, boundaries), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out_int32=out_int32, right=right, out=out, **kwargs)
