# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `indexing`: for each overload its schema and handle, for each name its Python function.

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
    are_tensors_or_none,
    as_tuple,
    given,
)
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

index_Tensor_op = def_("aten::index.Tensor(Tensor self, Tensor?[] indices) -> Tensor")
index_Tensor_out_op = def_("aten::index.Tensor_out(Tensor self, Tensor?[] indices, *, Tensor(a!) out) -> Tensor(a!)")
index_parser = PythonArgParser("index", (index_Tensor_op, index_Tensor_out_op), methods=(index_Tensor_op,))

def index_Tensor(self, indices):
    ks = self.meta_.key_set
    for t in indices:
        if t is not None:
            ks |= t.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return index_Tensor_op.table[ks](ks, self, indices)

def index(input=NOT_GIVEN, indices=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and are_tensors_or_none(indices):
        return index_Tensor(input, indices)
    return index_parser.call(*given(("input", "indices"), (input, indices), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


index_put_op = def_("aten::index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor")
index_put_parser = PythonArgParser("index_put", (index_put_op,), methods=(index_put_op,))

def index_put_default(self, indices, values, accumulate=False):
    ks = self.meta_.key_set | values.meta_.key_set
    for t in indices:
        if t is not None:
            ks |= t.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return index_put_op.table[ks](ks, self, indices, values, accumulate)

def index_put(input=NOT_GIVEN, indices=NOT_GIVEN, values=NOT_GIVEN, accumulate=False, *args, **kwargs):
    """index_put(input, indices, values, accumulate=False) -> Tensor

    Copies a tensor and writes values at the places that index tensors choose.
        out[indices[0][k], indices[1][k], ...] = values[k]

    Args:
        input: Tensor of any shape and dtype.
        indices: Tuple of index tensors, read as in `x[i, j]`.
        values: Tensor of `input`'s dtype whose shape broadcasts to that of `x[indices]`.
        accumulate: True adds where False replaces.
    Returns: New tensor of `input`'s shape and dtype. `x[i, j] = values` calls the in-place form.
    Raises:
        IndexError if an index is out of range.
        RuntimeError if the dtypes differ, or `values` does not broadcast.
    Note: If an index comes twice, `accumulate=True` adds both values. With False one of them stays, and it is
        not defined which.
    Derivative: self: grad if accumulate else grad.index_put(indices, zeros_like(values), False)
                values: index(grad, indices)
    Journey: `index_put_op` (aten/ops/indexing.py), `IndexPutBackward0`, `index_put`
        (aten/native/indexing/tensor_advanced_indexing.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> tt.index_put(tt.zeros(3), (tt.tensor([0, 0, -1]),), tt.tensor([1., 2., 5.]), accumulate=True)
    tensor([3., 0., 5.])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and are_tensors_or_none(indices) and isinstance(values, TensorImpl) and accumulate.__class__ is bool:
        return index_put_default(input, indices, values, accumulate)
    return index_put_parser.call(*given(("input", "indices", "values", "accumulate"), (input, indices, values, accumulate), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)


index_put__op = def_("aten::index_put_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor(a!)")
index_put__parser = PythonArgParser("index_put_", (index_put__op,), methods=(index_put__op,))

def index_put__default(self, indices, values, accumulate=False):
    ks = self.meta_.key_set | values.meta_.key_set
    for t in indices:
        if t is not None:
            ks |= t.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return index_put__op.table[ks](ks, self, indices, values, accumulate)

def index_put_(input=NOT_GIVEN, indices=NOT_GIVEN, values=NOT_GIVEN, accumulate=False, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and are_tensors_or_none(indices) and isinstance(values, TensorImpl) and accumulate.__class__ is bool:
        return index_put__default(input, indices, values, accumulate)
    return index_put__parser.call(*given(("input", "indices", "values", "accumulate"), (input, indices, values, accumulate), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)


_index_put_impl__op = def_("aten::_index_put_impl_(Tensor(a!) self, Tensor?[] indices, Tensor values, bool accumulate=False, bool unsafe=False) -> Tensor(a!)")
_index_put_impl__parser = PythonArgParser("_index_put_impl_", (_index_put_impl__op,))

def _index_put_impl__default(self, indices, values, accumulate=False, unsafe=False):
    ks = self.meta_.key_set | values.meta_.key_set
    for t in indices:
        if t is not None:
            ks |= t.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _index_put_impl__op.table[ks](ks, self, indices, values, accumulate, unsafe)

def _index_put_impl_(input=NOT_GIVEN, indices=NOT_GIVEN, values=NOT_GIVEN, accumulate=False, unsafe=False, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and are_tensors_or_none(indices) and isinstance(values, TensorImpl) and accumulate.__class__ is bool and unsafe.__class__ is bool:
        return _index_put_impl__default(input, indices, values, accumulate, unsafe)
    return _index_put_impl__parser.call(*given(("input", "indices", "values", "accumulate", "unsafe"), (input, indices, values, accumulate, unsafe), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False, False), args, kwargs), **kwargs)


_unsafe_index_Tensor_op = def_("aten::_unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor")
_unsafe_index_parser = PythonArgParser("_unsafe_index", (_unsafe_index_Tensor_op,))

def _unsafe_index_Tensor(self, indices):
    ks = self.meta_.key_set
    for t in indices:
        if t is not None:
            ks |= t.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _unsafe_index_Tensor_op.table[ks](ks, self, indices)

def _unsafe_index(input=NOT_GIVEN, indices=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and are_tensors_or_none(indices):
        return _unsafe_index_Tensor(input, indices)
    return _unsafe_index_parser.call(*given(("input", "indices"), (input, indices), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_unsafe_index_put_op = def_("aten::_unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor")
_unsafe_index_put_parser = PythonArgParser("_unsafe_index_put", (_unsafe_index_put_op,))

def _unsafe_index_put(input=NOT_GIVEN, indices=NOT_GIVEN, values=NOT_GIVEN, accumulate=False, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and are_tensors_or_none(indices) and isinstance(values, TensorImpl) and accumulate.__class__ is bool:
        ks = input.meta_.key_set | values.meta_.key_set
        for t in indices:
            if t is not None:
                ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _unsafe_index_put_op.table[ks](ks, input, indices, values, accumulate)
    return _unsafe_index_put_parser.call(*given(("input", "indices", "values", "accumulate"), (input, indices, values, accumulate), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)


_unsafe_masked_index_op = def_("aten::_unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor")
_unsafe_masked_index_parser = PythonArgParser("_unsafe_masked_index", (_unsafe_masked_index_op,))

def _unsafe_masked_index(input=NOT_GIVEN, mask=NOT_GIVEN, indices=NOT_GIVEN, fill=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mask, TensorImpl) and are_tensors_or_none(indices) and (fill.__class__ in NUMBERS and (fill.__class__ is not int or -(2**62) < fill < 2**62)):
        ks = input.meta_.key_set | mask.meta_.key_set
        for t in indices:
            if t is not None:
                ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _unsafe_masked_index_op.table[ks](ks, input, mask, indices, fill)
    return _unsafe_masked_index_parser.call(*given(("input", "mask", "indices", "fill"), (input, mask, indices, fill), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_unsafe_masked_index_put_accumulate_op = def_("aten::_unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices, Tensor values) -> Tensor")
_unsafe_masked_index_put_accumulate_parser = PythonArgParser("_unsafe_masked_index_put_accumulate", (_unsafe_masked_index_put_accumulate_op,))

def _unsafe_masked_index_put_accumulate(input=NOT_GIVEN, mask=NOT_GIVEN, indices=NOT_GIVEN, values=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mask, TensorImpl) and are_tensors_or_none(indices) and isinstance(values, TensorImpl):
        ks = input.meta_.key_set | mask.meta_.key_set | values.meta_.key_set
        for t in indices:
            if t is not None:
                ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _unsafe_masked_index_put_accumulate_op.table[ks](ks, input, mask, indices, values)
    return _unsafe_masked_index_put_accumulate_parser.call(*given(("input", "mask", "indices", "values"), (input, mask, indices, values), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


index_select_op = def_("aten::index_select(Tensor self, int dim, Tensor index) -> Tensor")
index_select_out_op = def_("aten::index_select.out(Tensor self, int dim, Tensor index, *, Tensor(a!) out) -> Tensor(a!)")
index_select_parser = PythonArgParser("index_select", (index_select_op, index_select_out_op), methods=(index_select_op,))

def index_select_default(self, dim, index):
    ks = self.meta_.key_set | index.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return index_select_op.table[ks](ks, self, dim, index)

def index_select(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, out=None, **kwargs):
    """index_select(input, dim, index, *, out=None) -> Tensor

    Takes slices along a dimension, in the order of an index.
        out[..., k, ...] = input[..., index[k], ...]

    Args:
        input: Tensor of any shape and dtype.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        index: int32 or int64 tensor of shape (K,) or (). Values from 0 to the size of `dim` - 1; negative
            ones are refused.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New contiguous tensor whose size in `dim` is K. An index may come more than once.
    Raises:
        RuntimeError if an index is out of range or `index` is no int32 or int64.
        IndexError if `index` has more than 1 dimension, or `dim` is out of range.
    Derivative: self: index_select_backward(grad, self.sym_sizes(), dim, index)
    Journey: `index_select_op` (aten/ops/indexing.py), `IndexSelectBackward0`, `index_select`
        (aten/native/indexing/tensor_advanced_indexing.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> tt.index_select(tt.tensor([[0, 1, 2], [3, 4, 5]]), 1, tt.tensor([2, 0, 0]))
    tensor([[2, 0, 0],
            [5, 3, 3]])
    """
    if out is None and not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30:
        try:
            ks = input.meta_.key_set | index.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return index_select_op.table[ks](ks, input, dim, index)
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | index.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return index_select_out_op.table[ks](ks, input, dim, index, out)
    return index_select_parser.call(*given(("input", "dim", "index"), (input, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


gather_op = def_("aten::gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor")
gather_out_op = def_("aten::gather.out(Tensor self, int dim, Tensor index, *, bool sparse_grad=False, Tensor(a!) out) -> Tensor(a!)")
gather_parser = PythonArgParser("gather", (gather_op, gather_out_op), methods=(gather_op,))

def gather_default(self, dim, index, sparse_grad=False):
    ks = self.meta_.key_set | index.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return gather_op.table[ks](ks, self, dim, index, sparse_grad)

def gather_out(self, dim, index, sparse_grad, out):
    ks = self.meta_.key_set | index.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return gather_out_op.table[ks](ks, self, dim, index, sparse_grad, out)

def gather(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, sparse_grad=False, out=None, **kwargs):
    """gather(input, dim, index, *, sparse_grad=False, out=None) -> Tensor

    Reads one element for each place of an index; along `dim` the index tells where.
        out[i, j, k] = input[i, index[i, j, k], k] for `dim` 1

    Args:
        input: Tensor of any shape and dtype.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        index: int32 or int64 tensor with as many dimensions as `input`. Apart from `dim`, no size may exceed
            `input`'s. Values from 0 to the size of `dim` - 1.
        sparse_grad: bool that in PyTorch makes the gradient of `input` sparse. The values do not change.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of `index`'s shape and `input`'s dtype.
    Raises: RuntimeError if an index is negative or too large, is no int32 or int64, or the shapes do not fit.
    Note: `index` is not broadcast; `take_along_dim` does that. The gradient is a `scatter_add`, so an element
        that is read twice collects both.
    Derivative: self: gather_backward(grad, self, dim, index, sparse_grad)
    Journey: `gather_op` (aten/ops/indexing.py), `GatherBackward0`, `gather_meta`, `gather_impl`
        (aten/native/indexing/tensor_advanced_indexing_gather.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> scores = tt.tensor([[1., 5., 2.], [7., 0., 3.]])
    >>> tt.gather(scores, 1, tt.tensor([[1], [2]]))
    tensor([[5.],
            [3.]])
    """
    if out is None and not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and sparse_grad.__class__ is bool:
        try:
            ks = input.meta_.key_set | index.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return gather_op.table[ks](ks, input, dim, index, sparse_grad)
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and sparse_grad.__class__ is bool and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | index.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return gather_out_op.table[ks](ks, input, dim, index, sparse_grad, out)
    return gather_parser.call(*given(("input", "dim", "index"), (input, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), sparse_grad=sparse_grad, out=out, **kwargs)


masked_select_op = def_("aten::masked_select(Tensor self, Tensor mask) -> Tensor")
masked_select_out_op = def_("aten::masked_select.out(Tensor self, Tensor mask, *, Tensor(a!) out) -> Tensor(a!)")
masked_select_parser = PythonArgParser("masked_select", (masked_select_op, masked_select_out_op), methods=(masked_select_op,))

def masked_select_default(self, mask):
    ks = self.meta_.key_set | mask.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return masked_select_op.table[ks](ks, self, mask)

def masked_select(input=NOT_GIVEN, mask=NOT_GIVEN, *args, out=None, **kwargs):
    """masked_select(input, mask, *, out=None) -> Tensor

    Lists the elements at which a mask is True.

    Args:
        input: Tensor of any shape and dtype.
        mask: bool tensor whose shape broadcasts with `input`'s.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of shape (number of True,), in row-major order of the broadcast shape. Strides of
        `input` do not change the order.
    Raises: RuntimeError if `mask` is not bool, or the shapes do not broadcast.
    Note: The shape depends on values, so a `meta` tensor cannot give it. `x[mask]` does the same for a mask
        of `x`'s shape.
    Derivative: self: masked_select_backward(grad, self, mask)
    Journey: `masked_select_op` (aten/ops/indexing.py), `MaskedSelectBackward0`, `masked_select`
        (aten/native/indexing/tensor_advanced_indexing.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> x = tt.tensor([[1, 2, 3], [4, 5, 6]])
    >>> tt.masked_select(x, x > 3), tt.masked_select(x, tt.tensor([True, False, True]))
    (tensor([4, 5, 6]), tensor([1, 3, 4, 6]))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mask, TensorImpl):
        return masked_select_default(input, mask)
    return masked_select_parser.call(*given(("input", "mask"), (input, mask), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


masked_fill_Scalar_op = def_("aten::masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor")
masked_fill_Tensor_op = def_("aten::masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor")
masked_fill_parser = PythonArgParser("masked_fill", (masked_fill_Scalar_op, masked_fill_Tensor_op), methods=(masked_fill_Scalar_op, masked_fill_Tensor_op))

def masked_fill_Scalar(self, mask, value):
    ks = self.meta_.key_set | mask.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return masked_fill_Scalar_op.table[ks](ks, self, mask, value)

def masked_fill_Tensor(self, mask, value):
    ks = self.meta_.key_set | mask.meta_.key_set | value.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return masked_fill_Tensor_op.table[ks](ks, self, mask, value)

def masked_fill(input=NOT_GIVEN, mask=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    """masked_fill(input, mask, value) -> Tensor

    Copies a tensor with one value where a mask is True.
        out[i] = value if mask[i] else input[i]

    Args:
        input: Tensor of any shape and dtype.
        mask: bool tensor whose shape broadcasts with `input`'s.
        value: Number or tensor of shape (). It is converted to `input`'s dtype; a fraction is dropped for
            integers.
    Returns: New tensor of the broadcast shape in `input`'s dtype. The in-place form cannot grow `input`.
    Raises: RuntimeError if `mask` is not bool, `value` has dimensions, or the number does not fit the dtype.
    Note: The gradient of `input` is zero where the mask is True. Attention fills with `-inf` before a
        softmax.
    Derivative:
        masked_fill.Scalar, self: grad.masked_fill(mask, 0)
        masked_fill.Tensor, self: grad.masked_fill(mask, 0)
        masked_fill.Tensor, value: masked_fill_backward(grad, mask)
    Journey: `masked_fill_Scalar_op` (aten/ops/indexing.py), `MaskedFillBackward0`, `masked_fill`
        (aten/native/indexing/tensor_advanced_indexing.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> x = tt.tensor([[1, 2], [3, 4]])
    >>> tt.masked_fill(x, x > 2, -1)
    tensor([[ 1,  2],
            [-1, -1]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mask, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
        return masked_fill_Scalar(input, mask, value)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mask, TensorImpl) and isinstance(value, TensorImpl):
        return masked_fill_Tensor(input, mask, value)
    return masked_fill_parser.call(*given(("input", "mask", "value"), (input, mask, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


masked_fill__Scalar_op = def_("aten::masked_fill_.Scalar(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)")
masked_fill__Tensor_op = def_("aten::masked_fill_.Tensor(Tensor(a!) self, Tensor mask, Tensor value) -> Tensor(a!)")
masked_fill__parser = PythonArgParser("masked_fill_", (masked_fill__Scalar_op, masked_fill__Tensor_op), methods=(masked_fill__Scalar_op, masked_fill__Tensor_op))

def masked_fill__Scalar(self, mask, value):
    ks = self.meta_.key_set | mask.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return masked_fill__Scalar_op.table[ks](ks, self, mask, value)

def masked_fill__Tensor(self, mask, value):
    ks = self.meta_.key_set | mask.meta_.key_set | value.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return masked_fill__Tensor_op.table[ks](ks, self, mask, value)

def masked_fill_(self=NOT_GIVEN, mask=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(mask, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
        return masked_fill__Scalar(self, mask, value)
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(mask, TensorImpl) and isinstance(value, TensorImpl):
        return masked_fill__Tensor(self, mask, value)
    return masked_fill__parser.call(*given(("self", "mask", "value"), (self, mask, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


nonzero_op = def_("aten::nonzero(Tensor self) -> Tensor")
nonzero_out_op = def_("aten::nonzero.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
nonzero_parser = PythonArgParser("nonzero", (nonzero_op, nonzero_out_op), methods=(nonzero_op,))

def nonzero_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nonzero_op.table[ks](ks, self)

def nonzero(input=NOT_GIVEN, *args, out=None, **kwargs):
    """nonzero(input, *, out=None) -> Tensor

    Lists the places at which elements are not zero.

    Args:
        input: Tensor of any shape and dtype.
        out: int64 tensor that the result is written to; it is resized if its shape differs.
    Returns: int64 tensor of shape (number of such places, dimensions), one row of indices for each.
        `as_tuple=True` gives a tuple with one vector for each dimension, which can stand in `x[...]`.
    Raises: RuntimeError if `out` is not int64.
    Note: Places come in row-major order. NaN counts as not zero. A scalar has no index, so its rows are
        empty; `as_tuple=True` treats it as a vector of one element.
    Derivative: none, the result is not differentiable.
    Journey: `nonzero_op` (aten/ops/indexing.py), `nonzero`
        (aten/native/indexing/tensor_advanced_indexing.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> x = tt.tensor([[0, 7], [8, 0]])
    >>> tt.nonzero(x)
    tensor([[0, 1],
            [1, 0]])
    >>> x[tt.nonzero(x, as_tuple=True)]
    tensor([7, 8])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        return nonzero_default(input)
    return nonzero_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


scatter_src_op = def_("aten::scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor")
scatter_src_out_op = def_("aten::scatter.src_out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)")
scatter_value_op = def_("aten::scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor")
scatter_value_out_op = def_("aten::scatter.value_out(Tensor self, int dim, Tensor index, Scalar value, *, Tensor(a!) out) -> Tensor(a!)")
scatter_dot_reduce_op = def_("aten::scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor")
scatter_reduce_out_op = def_("aten::scatter.reduce_out(Tensor self, int dim, Tensor index, Tensor src, *, str reduce, Tensor(a!) out) -> Tensor(a!)")
scatter_value_reduce_op = def_("aten::scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor")
scatter_value_reduce_out_op = def_("aten::scatter.value_reduce_out(Tensor self, int dim, Tensor index, Scalar value, *, str reduce, Tensor(a!) out) -> Tensor(a!)")
scatter_parser = PythonArgParser("scatter", (scatter_src_op, scatter_src_out_op, scatter_value_op, scatter_value_out_op, scatter_dot_reduce_op, scatter_reduce_out_op, scatter_value_reduce_op, scatter_value_reduce_out_op), methods=(scatter_src_op, scatter_value_op, scatter_dot_reduce_op, scatter_value_reduce_op))

def scatter_src(self, dim, index, src):
    ks = self.meta_.key_set | index.meta_.key_set | src.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return scatter_src_op.table[ks](ks, self, dim, index, src)

def scatter_value(self, dim, index, value):
    ks = self.meta_.key_set | index.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return scatter_value_op.table[ks](ks, self, dim, index, value)

def scatter(input=NOT_GIVEN, *args, **kwargs):
    """scatter(input, dim, index, src, *, reduce, out=None) -> Tensor
    scatter(input, dim, index, value, *, reduce, out=None) -> Tensor
    scatter(input, dim, index, src, *, out=None) -> Tensor
    scatter(input, dim, index, value, *, out=None) -> Tensor

    Copies a tensor and writes values at places that an index gives along a dimension.
        out[i, index[i, j, k], k] = src[i, j, k] for `dim` 1

    Args:
        input: Tensor of any shape and dtype.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        index: int32 or int64 tensor with as many dimensions as `input`. Apart from `dim`, no size may exceed
            `input`'s or `src`'s. Values from 0 to the size of `dim` - 1; negative ones are refused.
        src: Tensor of `input`'s dtype, in each dimension at least as large as `index`. Elements beyond
            `index` are not used.
        value: Number that is written in place of `src`.
        reduce: `'add'` or `'multiply'` combines with the old value; without it the old value is replaced.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of `input`'s shape and dtype. Places that no index names keep their value.
    Raises:
        RuntimeError if an index is negative or too large, numbers of dimensions differ, or `index` is larger
            than `src` or `input` allow.
        RuntimeError if `src` and `input` differ in dtype: nothing is promoted.
        RuntimeError if `reduce` is another word; the backward pass raises if `reduce` is given.
    Note: If an index comes twice, one value stays and it is not defined which. The gradient of `src` is right
        only if no index comes twice. Take `scatter_add` or `scatter_reduce` to combine.
    Derivative:
        scatter.src, self: grad.scatter(dim, index, 0)
        scatter.src, src: grad.gather(dim, index)
        scatter.value, self: grad.scatter(dim, index, 0)
    Journey: `scatter_src_op` (aten/ops/indexing.py), `ScatterBackward0`, `scatter_src_meta`,
        `scatter_src_impl` (aten/native/indexing/tensor_advanced_indexing_scatter.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> classes = tt.tensor([[2], [0]])
    >>> tt.scatter(tt.zeros(2, 3), 1, classes, 1.)
    tensor([[0., 0., 1.],
            [1., 0., 0.]])
    """
    if not kwargs and len(args) == 3:
        dim, index, value = args
        if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
            return scatter_value(input, dim, index, value)
        dim, index, src = args
        if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(src, TensorImpl):
            return scatter_src(input, dim, index, src)
    return scatter_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


scatter__src_op = def_("aten::scatter_.src(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)")
scatter__value_op = def_("aten::scatter_.value(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)")
scatter__reduce_op = def_("aten::scatter_.reduce(Tensor(a!) self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor(a!)")
scatter__value_reduce_op = def_("aten::scatter_.value_reduce(Tensor(a!) self, int dim, Tensor index, Scalar value, *, str reduce) -> Tensor(a!)")
scatter__parser = PythonArgParser("scatter_", (scatter__src_op, scatter__value_op, scatter__reduce_op, scatter__value_reduce_op), methods=(scatter__src_op, scatter__value_op, scatter__reduce_op, scatter__value_reduce_op))

def scatter__src(self, dim, index, src):
    ks = self.meta_.key_set | index.meta_.key_set | src.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return scatter__src_op.table[ks](ks, self, dim, index, src)

def scatter__value(self, dim, index, value):
    ks = self.meta_.key_set | index.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return scatter__value_op.table[ks](ks, self, dim, index, value)

def scatter_(*args, **kwargs):
    return scatter__parser.call(*args, **kwargs)


scatter_add_op = def_("aten::scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor")
scatter_add_out_op = def_("aten::scatter_add.out(Tensor self, int dim, Tensor index, Tensor src, *, Tensor(a!) out) -> Tensor(a!)")
scatter_add_parser = PythonArgParser("scatter_add", (scatter_add_op, scatter_add_out_op), methods=(scatter_add_op,))

def scatter_add_default(self, dim, index, src):
    ks = self.meta_.key_set | index.meta_.key_set | src.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return scatter_add_op.table[ks](ks, self, dim, index, src)

def scatter_add(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, *args, out=None, **kwargs):
    """scatter_add(input, dim, index, src, *, out=None) -> Tensor

    Copies a tensor and adds values at places that an index gives along a dimension.
        out[i, index[i, j, k], k] += src[i, j, k] for `dim` 1

    Args:
        input: Tensor of any shape and dtype.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        index: int32 or int64 tensor with as many dimensions as `input`. Apart from `dim`, no size may exceed
            `input`'s or `src`'s. Values from 0 to the size of `dim` - 1; negative ones are refused.
        src: Tensor of `input`'s dtype, in each dimension at least as large as `index`.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of `input`'s shape and dtype. Places that no index names keep their value.
    Raises:
        RuntimeError if an index is negative or too large, numbers of dimensions differ, or `index` is larger
            than `src` or `input` allow.
        RuntimeError if `src` and `input` differ in dtype: nothing is promoted.
    Note: An index that comes twice adds both values, so it counts and makes histograms. It is the gradient of
        `gather`.
    Derivative: self: grad
                src: grad.gather(dim, index)
    Journey: `scatter_add_op` (aten/ops/indexing.py), `ScatterAddBackward0`, `scatter_add_meta`,
        `scatter_add_impl` (aten/native/indexing/tensor_advanced_indexing_scatter.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> tt.scatter_add(tt.zeros(3), 0, tt.tensor([2, 2, 0]), tt.tensor([1., 2., 3.]))
    tensor([3., 0., 3.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(src, TensorImpl):
        return scatter_add_default(input, dim, index, src)
    return scatter_add_parser.call(*given(("input", "dim", "index", "src"), (input, dim, index, src), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


scatter_add__op = def_("aten::scatter_add_(Tensor(a!) self, int dim, Tensor index, Tensor src) -> Tensor(a!)")
scatter_add__parser = PythonArgParser("scatter_add_", (scatter_add__op,), methods=(scatter_add__op,))

def scatter_add__default(self, dim, index, src):
    ks = self.meta_.key_set | index.meta_.key_set | src.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return scatter_add__op.table[ks](ks, self, dim, index, src)

def scatter_add_(self=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(src, TensorImpl):
        return scatter_add__default(self, dim, index, src)
    return scatter_add__parser.call(*given(("self", "dim", "index", "src"), (self, dim, index, src), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


scatter_reduce_two_op = def_("aten::scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor")
scatter_reduce_two_out_op = def_("aten::scatter_reduce.two_out(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)")
scatter_reduce_parser = PythonArgParser("scatter_reduce", (scatter_reduce_two_op, scatter_reduce_two_out_op), methods=(scatter_reduce_two_op,))

def scatter_reduce_two(self, dim, index, src, reduce, include_self=True):
    ks = self.meta_.key_set | index.meta_.key_set | src.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return scatter_reduce_two_op.table[ks](ks, self, dim, index, src, reduce, include_self)

def scatter_reduce(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, src=NOT_GIVEN, reduce=NOT_GIVEN, *args, include_self=True, out=None, **kwargs):
    """scatter_reduce(input, dim, index, src, reduce, *, include_self=True, out=None) -> Tensor

    Copies a tensor and combines values at places that an index gives along a dimension.
        out[i, index[i, j, k], k] = reduce(out[i, index[i, j, k], k], src[i, j, k]) for `dim` 1

    Args:
        input: Tensor of any shape and dtype.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        index: int32 or int64 tensor with as many dimensions as `input`. Apart from `dim`, no size may exceed
            `input`'s or `src`'s. Values from 0 to the size of `dim` - 1; negative ones are refused.
        src: Tensor of `input`'s dtype, in each dimension at least as large as `index`.
        reduce: `'sum'`, `'prod'`, `'mean'`, `'amax'` or `'amin'`.
        include_self: True lets the old value of a place take part. False lets only the new ones count; places
            that no index names keep theirs.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of `input`'s shape and dtype. Places that no index names keep their value. A mean of
        integers is rounded down.
    Raises:
        RuntimeError if an index is negative or too large, numbers of dimensions differ, or `index` is larger
            than `src` or `input` allow.
        RuntimeError if dtypes differ, or `reduce` is another word.
    Note: With `include_self=True` a mean divides by one more than the number of values that arrive.
    Derivative: self, src: scatter_reduce_backward(grad, self, dim, index, src, reduce, include_self, result)
    Journey: `scatter_reduce_two_op` (aten/ops/indexing.py), `ScatterReduceBackward0`,
        `scatter_reduce_two_meta`, `scatter_reduce_two_impl`
        (aten/native/indexing/tensor_advanced_indexing_scatter.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> x, index, src = tt.ones(2), tt.tensor([1, 1]), tt.tensor([4., 7.])
    >>> tt.scatter_reduce(x, 0, index, src, 'mean')
    tensor([1., 4.])
    >>> tt.scatter_reduce(x, 0, index, src, 'mean', include_self=False)
    tensor([1.0000, 5.5000])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(src, TensorImpl) and reduce.__class__ is str and include_self.__class__ is bool:
        return scatter_reduce_two(input, dim, index, src, reduce, include_self)
    return scatter_reduce_parser.call(*given(("input", "dim", "index", "src", "reduce"), (input, dim, index, src, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), include_self=include_self, out=out, **kwargs)


scatter_reduce__two_op = def_("aten::scatter_reduce_.two(Tensor(a!) self, int dim, Tensor index, Tensor src, str reduce, *, bool include_self=True) -> Tensor(a!)")
scatter_reduce__parser = PythonArgParser("scatter_reduce_", (scatter_reduce__two_op,), methods=(scatter_reduce__two_op,))

def scatter_reduce_(*args, **kwargs):
    return scatter_reduce__parser.call(*args, **kwargs)


index_add_op = def_("aten::index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor")
index_add_out_op = def_("aten::index_add.out(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
index_add_parser = PythonArgParser("index_add", (index_add_op, index_add_out_op), methods=(index_add_op,))

def index_add_default(self, dim, index, source, alpha=1):
    ks = self.meta_.key_set | index.meta_.key_set | source.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return index_add_op.table[ks](ks, self, dim, index, source, alpha)

def index_add(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, alpha=1, out=None, **kwargs):
    """index_add(input, dim, index, source, *, alpha=1, out=None) -> Tensor

    Copies a tensor and adds slices of another one at the indices given.
        out[..., index[k], ...] += alpha * source[..., k, ...]

    Args:
        input: Tensor of any shape and dtype.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        index: int32 or int64 tensor of shape (K,) or (). Values from 0 to the size of `dim` - 1; negative
            ones are refused.
        source: Tensor of `input`'s dtype and shape, except that its size in `dim` is K.
        alpha: Number that `source` is multiplied by.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of `input`'s shape and dtype. Places that no index names keep their value.
    Raises:
        IndexError if an index is out of range or `index` has more than 1 dimension.
        RuntimeError if dtypes or shapes do not fit together.
    Note: An index that comes twice adds both slices. It is the gradient of `index_select`.
    Derivative: self: grad
                source: maybe_multiply(grad.index_select(dim, index).expand_as(source) if source.dim() > 0
                    else grad.index_select(dim, index.squeeze(0)), alpha)
    Journey: `index_add_op` (aten/ops/indexing.py), `IndexAddBackward0`, `index_add_meta`, `index_add_impl`
        (aten/native/indexing/tensor_advanced_indexing_scatter.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> tt.index_add(tt.zeros(3), 0, tt.tensor([0, 0, 2]), tt.tensor([1., 2., 3.]), alpha=10)
    tensor([30.,  0., 30.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(source, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        return index_add_default(input, dim, index, source, alpha)
    return index_add_parser.call(*given(("input", "dim", "index", "source"), (input, dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, out=out, **kwargs)


index_add__op = def_("aten::index_add_(Tensor(a!) self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor(a!)")
index_add__parser = PythonArgParser("index_add_", (index_add__op,), methods=(index_add__op,))

def index_add__default(self, dim, index, source, alpha=1):
    ks = self.meta_.key_set | index.meta_.key_set | source.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return index_add__op.table[ks](ks, self, dim, index, source, alpha)

def index_add_(self=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, alpha=1, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(source, TensorImpl) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        return index_add__default(self, dim, index, source, alpha)
    return index_add__parser.call(*given(("self", "dim", "index", "source"), (self, dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), alpha=alpha, **kwargs)


index_fill__int_Scalar_op = def_("aten::index_fill_.int_Scalar(Tensor(a!) self, int dim, Tensor index, Scalar value) -> Tensor(a!)")
index_fill__int_Tensor_op = def_("aten::index_fill_.int_Tensor(Tensor(a!) self, int dim, Tensor index, Tensor value) -> Tensor(a!)")
index_fill__parser = PythonArgParser("index_fill_", (index_fill__int_Scalar_op, index_fill__int_Tensor_op), methods=(index_fill__int_Scalar_op, index_fill__int_Tensor_op))

def index_fill__int_Scalar(self, dim, index, value):
    ks = self.meta_.key_set | index.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return index_fill__int_Scalar_op.table[ks](ks, self, dim, index, value)

def index_fill__int_Tensor(self, dim, index, value):
    ks = self.meta_.key_set | index.meta_.key_set | value.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return index_fill__int_Tensor_op.table[ks](ks, self, dim, index, value)

def index_fill_(self=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
        return index_fill__int_Scalar(self, dim, index, value)
    if not args and not kwargs and isinstance(self, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(value, TensorImpl):
        return index_fill__int_Tensor(self, dim, index, value)
    return index_fill__parser.call(*given(("self", "dim", "index", "value"), (self, dim, index, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


index_fill_int_Scalar_op = def_("aten::index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor")
index_fill_int_Tensor_op = def_("aten::index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor")
index_fill_parser = PythonArgParser("index_fill", (index_fill_int_Scalar_op, index_fill_int_Tensor_op), methods=(index_fill_int_Scalar_op, index_fill_int_Tensor_op))

def index_fill_int_Scalar(self, dim, index, value):
    ks = self.meta_.key_set | index.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return index_fill_int_Scalar_op.table[ks](ks, self, dim, index, value)

def index_fill_int_Tensor(self, dim, index, value):
    ks = self.meta_.key_set | index.meta_.key_set | value.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return index_fill_int_Tensor_op.table[ks](ks, self, dim, index, value)

def index_fill(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    """index_fill(input, dim, index, value) -> Tensor

    Copies a tensor with one value in the slices that an index names.
        out[..., index[k], ...] = value

    Args:
        input: Tensor of any shape and dtype.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        index: int64 tensor of shape (K,) or (). Negative values count from the end here.
        value: Number or tensor of shape (), converted to `input`'s dtype.
    Returns: New tensor of `input`'s shape and dtype. Places that no index names keep their value.
    Raises:
        IndexError if an index is out of range or `index` is not int64.
        RuntimeError if `index` has more than 1 dimension or a `value` tensor has any.
    Derivative:
        index_fill.int_Scalar, self: grad.index_fill(dim, index, 0)
        index_fill.int_Tensor, self: grad.index_fill(dim, index, 0)
        index_fill.int_Tensor, value: grad.index_select(dim, _unique(index, False)[0]).sum()
    Journey: `index_fill_int_Scalar_op` (aten/ops/indexing.py), `IndexFillBackward0`, `index_fill`
        (aten/native/indexing/tensor_advanced_indexing_scatter.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> tt.index_fill(tt.tensor([[0, 1, 2], [3, 4, 5]]), 1, tt.tensor([0, -1]), 9)
    tensor([[9, 1, 9],
            [9, 4, 9]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
        return index_fill_int_Scalar(input, dim, index, value)
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(value, TensorImpl):
        return index_fill_int_Tensor(input, dim, index, value)
    return index_fill_parser.call(*given(("input", "dim", "index", "value"), (input, dim, index, value), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


take_op = def_("aten::take(Tensor self, Tensor index) -> Tensor")
take_out_op = def_("aten::take.out(Tensor self, Tensor index, *, Tensor(a!) out) -> Tensor(a!)")
take_parser = PythonArgParser("take", (take_op, take_out_op), methods=(take_op,))

def take_default(self, index):
    ks = self.meta_.key_set | index.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return take_op.table[ks](ks, self, index)

def take(input=NOT_GIVEN, index=NOT_GIVEN, *args, out=None, **kwargs):
    """take(input, index, *, out=None) -> Tensor

    Reads elements by their position in the flattened tensor.
        out[k] = input.flatten()[index[k]]

    Args:
        input: Tensor of any shape and dtype.
        index: int64 tensor of any shape. Negative values count from the end.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of `index`'s shape and `input`'s dtype. Positions count in row-major order, whatever
        the strides.
    Raises:
        IndexError if a position is out of range.
        RuntimeError if `index` is not int64.
    Derivative: self: take_backward(grad, self, index)
    Journey: `take_op` (aten/ops/indexing.py), `TakeBackward0`, `take`
        (aten/native/indexing/tensor_advanced_indexing_gather.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> tt.take(tt.tensor([[1, 2], [3, 4]]), tt.tensor([[0, 3], [-2, 1]]))
    tensor([[1, 4],
            [3, 2]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(index, TensorImpl):
        return take_default(input, index)
    return take_parser.call(*given(("input", "index"), (input, index), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


put__op = def_("aten::put_(Tensor(a!) self, Tensor index, Tensor source, bool accumulate=False) -> Tensor(a!)")
put__parser = PythonArgParser("put_", (put__op,), methods=(put__op,))

def put__default(self, index, source, accumulate=False):
    ks = self.meta_.key_set | index.meta_.key_set | source.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return put__op.table[ks](ks, self, index, source, accumulate)

def put_(self=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, accumulate=False, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(index, TensorImpl) and isinstance(source, TensorImpl) and accumulate.__class__ is bool:
        return put__default(self, index, source, accumulate)
    return put__parser.call(*given(("self", "index", "source", "accumulate"), (self, index, source, accumulate), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)


put_op = def_("aten::put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor")
put_parser = PythonArgParser("put", (put_op,), methods=(put_op,))

def put_default(self, index, source, accumulate=False):
    ks = self.meta_.key_set | index.meta_.key_set | source.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return put_op.table[ks](ks, self, index, source, accumulate)

def put(input=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, accumulate=False, *args, **kwargs):
    """put(input, index, source, accumulate=False) -> Tensor

    Copies a tensor and writes elements by their position in the flattened tensor.
        out.flatten()[index[k]] = source.flatten()[k]

    Args:
        input: Tensor of any shape and dtype.
        index: int64 tensor of any shape. Negative values count from the end.
        source: Tensor of `input`'s dtype with as many elements as `index`.
        accumulate: True adds where False replaces.
    Returns: New tensor of `input`'s shape and dtype. Places that no index names keep their value.
    Raises:
        IndexError if a position is out of range, or `source` and `index` differ in their number of elements.
        RuntimeError if `index` is not int64, or the dtypes differ.
    Note: If a position comes twice, `accumulate=True` adds both. With False it is not defined which stays.
    Derivative: self: grad if accumulate else grad.put(index, zeros_like(source), False)
                source: grad.take(index).reshape_as(source)
    Journey: `put_op` (aten/ops/indexing.py), `PutBackward0`, `put`
        (aten/native/indexing/tensor_advanced_indexing_gather.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> tt.put(tt.tensor([[1, 2], [3, 4]]), tt.tensor([0, -1]), tt.tensor([7, 8]))
    tensor([[7, 2],
            [3, 8]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(index, TensorImpl) and isinstance(source, TensorImpl) and accumulate.__class__ is bool:
        return put_default(input, index, source, accumulate)
    return put_parser.call(*given(("input", "index", "source", "accumulate"), (input, index, source, accumulate), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)


masked_scatter__op = def_("aten::masked_scatter_(Tensor(a!) self, Tensor mask, Tensor source) -> Tensor(a!)")
masked_scatter__parser = PythonArgParser("masked_scatter_", (masked_scatter__op,), methods=(masked_scatter__op,))

def masked_scatter__default(self, mask, source):
    ks = self.meta_.key_set | mask.meta_.key_set | source.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return masked_scatter__op.table[ks](ks, self, mask, source)

def masked_scatter_(self=NOT_GIVEN, mask=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(mask, TensorImpl) and isinstance(source, TensorImpl):
        return masked_scatter__default(self, mask, source)
    return masked_scatter__parser.call(*given(("self", "mask", "source"), (self, mask, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


masked_scatter_op = def_("aten::masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor")
masked_scatter_parser = PythonArgParser("masked_scatter", (masked_scatter_op,), methods=(masked_scatter_op,))

def masked_scatter_default(self, mask, source):
    ks = self.meta_.key_set | mask.meta_.key_set | source.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return masked_scatter_op.table[ks](ks, self, mask, source)

def masked_scatter(input=NOT_GIVEN, mask=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
    """masked_scatter(input, mask, source) -> Tensor

    Copies a tensor and writes the elements of another one, in order, where a mask is True.

    Args:
        input: Tensor of any shape and dtype.
        mask: bool tensor whose shape broadcasts with `input`'s.
        source: Tensor of `input`'s dtype with at least as many elements as the mask has True.
    Returns: New tensor of the broadcast shape in `input`'s dtype. The k-th True takes the k-th element of
        `source`, in row-major order.
    Raises: RuntimeError if `mask` is not bool, the dtypes differ, or `source` has too few elements.
    Note: `source` is used up element by element. To take the one at the same place, write `tt.where(mask,
        source, input)`.
    Derivative: self: grad.masked_fill(mask, 0)
                source: masked_scatter_backward(grad, mask, source.sym_sizes())
    Journey: `masked_scatter_op` (aten/ops/indexing.py), `MaskedScatterBackward0`, `masked_scatter`
        (aten/native/indexing/tensor_advanced_indexing_gather.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> mask = tt.tensor([False, True, False, True])
    >>> tt.masked_scatter(tt.zeros(4), mask, tt.tensor([1., 2., 3.]))
    tensor([0., 1., 0., 2.])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mask, TensorImpl) and isinstance(source, TensorImpl):
        return masked_scatter_default(input, mask, source)
    return masked_scatter_parser.call(*given(("input", "mask", "source"), (input, mask, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


masked_scatter_backward_op = def_("aten::masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor")
masked_scatter_backward_parser = PythonArgParser("masked_scatter_backward", (masked_scatter_backward_op,))

def masked_scatter_backward(grad_output=NOT_GIVEN, mask=NOT_GIVEN, sizes=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(mask, TensorImpl) and (sizes_ := as_tuple(sizes)) is not False:
        ks = grad_output.meta_.key_set | mask.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return masked_scatter_backward_op.table[ks](ks, grad_output, mask, sizes_)
    return masked_scatter_backward_parser.call(*given(("grad_output", "mask", "sizes"), (grad_output, mask, sizes), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


index_copy_op = def_("aten::index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor")
index_copy_out_op = def_("aten::index_copy.out(Tensor self, int dim, Tensor index, Tensor source, *, Tensor(a!) out) -> Tensor(a!)")
index_copy_parser = PythonArgParser("index_copy", (index_copy_op, index_copy_out_op), methods=(index_copy_op,))

def index_copy_default(self, dim, index, source):
    ks = self.meta_.key_set | index.meta_.key_set | source.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return index_copy_op.table[ks](ks, self, dim, index, source)

def index_copy(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, out=None, **kwargs):
    """index_copy(input, dim, index, source, *, out=None) -> Tensor

    Copies a tensor with the slices that an index names replaced by those of another.
        out[..., index[k], ...] = source[..., k, ...]

    Args:
        input: Tensor of any shape and dtype.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        index: int64 tensor of shape (K,) or (). Values from 0 to the size of `dim` - 1; negative ones are
            refused.
        source: Tensor of `input`'s dtype and shape, except that its size in `dim` is K.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of `input`'s shape and dtype. Places that no index names keep their value.
    Raises:
        IndexError if an index is out of range, or K is not the size of `source` in `dim`.
        RuntimeError if `index` is not int64, or dtypes or other sizes differ.
    Note: If an index comes twice, it is not defined which slice stays.
    Derivative: self: grad.index_fill(dim, index, 0)
                source: grad.index_select(dim, index).expand_as(source) if source.dim() > 0 else
                    grad.index_select(dim, index.squeeze(0))
    Journey: `index_copy_op` (aten/ops/indexing.py), `IndexCopyBackward0`, `index_copy_meta`,
        `index_copy_impl` (aten/native/indexing/tensor_advanced_indexing_scatter.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> tt.index_copy(tt.zeros(3, 2), 0, tt.tensor([2, 0]), tt.tensor([[1., 2.], [3., 4.]]))
    tensor([[3., 4.],
            [0., 0.],
            [1., 2.]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(source, TensorImpl):
        return index_copy_default(input, dim, index, source)
    return index_copy_parser.call(*given(("input", "dim", "index", "source"), (input, dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


index_copy__op = def_("aten::index_copy_(Tensor(a!) self, int dim, Tensor index, Tensor source) -> Tensor(a!)")
index_copy__parser = PythonArgParser("index_copy_", (index_copy__op,), methods=(index_copy__op,))

def index_copy__default(self, dim, index, source):
    ks = self.meta_.key_set | index.meta_.key_set | source.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return index_copy__op.table[ks](ks, self, dim, index, source)

def index_copy_(self=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(source, TensorImpl):
        return index_copy__default(self, dim, index, source)
    return index_copy__parser.call(*given(("self", "dim", "index", "source"), (self, dim, index, source), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


index_reduce_op = def_("aten::index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor")
index_reduce_out_op = def_("aten::index_reduce.out(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True, Tensor(a!) out) -> Tensor(a!)")
index_reduce_parser = PythonArgParser("index_reduce", (index_reduce_op, index_reduce_out_op), methods=(index_reduce_op,))

def index_reduce_default(self, dim, index, source, reduce, include_self=True):
    ks = self.meta_.key_set | index.meta_.key_set | source.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return index_reduce_op.table[ks](ks, self, dim, index, source, reduce, include_self)

def index_reduce(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, source=NOT_GIVEN, reduce=NOT_GIVEN, *args, include_self=True, out=None, **kwargs):
    """index_reduce(input, dim, index, source, reduce, *, include_self=True, out=None) -> Tensor

    Copies a tensor and combines slices of another one with those that an index names.
        out[..., index[k], ...] = reduce(out[..., index[k], ...], source[..., k, ...])

    Args:
        input: Tensor of any shape and dtype.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        index: int32 or int64 tensor of shape (K,) or (). Values from 0 to the size of `dim` - 1; negative
            ones are refused.
        source: Tensor of `input`'s dtype and shape, except that its size in `dim` is K.
        reduce: `'prod'`, `'mean'`, `'amax'` or `'amin'`; for a sum there is `index_add`.
        include_self: True lets the old value of a place take part. False lets only the new ones count; places
            that no index names keep theirs.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of `input`'s shape and dtype. Places that no index names keep their value.
    Raises:
        IndexError if an index is out of range.
        RuntimeError if `reduce` is another word, K is not the size of `source` in `dim`, or the dtypes
            differ.
    Note: The first call of a program warns that its interface may change, as PyTorch's does.
    Derivative: self, source: index_reduce_backward(grad, self, dim, index, source, reduce, include_self,
                    result)
    Journey: `index_reduce_op` (aten/ops/indexing.py), `IndexReduceBackward0`, `index_reduce_meta`,
        `index_reduce_impl` (aten/native/indexing/tensor_advanced_indexing_scatter.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> x, index, source = tt.ones(3), tt.tensor([2, 2]), tt.tensor([4., 6.])
    >>> tt.index_reduce(x, 0, index, source, 'prod')
    tensor([ 1.,  1., 24.])
    >>> tt.index_reduce(x, 0, index, source, 'mean', include_self=False)
    tensor([1., 1., 5.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and isinstance(source, TensorImpl) and reduce.__class__ is str and include_self.__class__ is bool:
        return index_reduce_default(input, dim, index, source, reduce, include_self)
    return index_reduce_parser.call(*given(("input", "dim", "index", "source", "reduce"), (input, dim, index, source, reduce), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), include_self=include_self, out=out, **kwargs)


index_reduce__op = def_("aten::index_reduce_(Tensor(a!) self, int dim, Tensor index, Tensor source, str reduce, *, bool include_self=True) -> Tensor(a!)")
index_reduce__parser = PythonArgParser("index_reduce_", (index_reduce__op,), methods=(index_reduce__op,))

def index_reduce_(*args, **kwargs):
    return index_reduce__parser.call(*args, **kwargs)


take_along_dim_op = def_("aten::take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor")
take_along_dim_out_op = def_("aten::take_along_dim.out(Tensor self, Tensor indices, int? dim=None, *, Tensor(a!) out) -> Tensor(a!)")
take_along_dim_parser = PythonArgParser("take_along_dim", (take_along_dim_op, take_along_dim_out_op), methods=(take_along_dim_op,))

def take_along_dim_default(self, indices, dim=None):
    ks = self.meta_.key_set | indices.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return take_along_dim_op.table[ks](ks, self, indices, dim)

def take_along_dim(input=NOT_GIVEN, indices=NOT_GIVEN, dim=None, *args, out=None, **kwargs):
    """take_along_dim(input, indices, dim=None, *, out=None) -> Tensor

    Reads elements along a dimension by an index that is broadcast, such as that of `argsort`.
        out[i, j] = input[i, indices[i, j]] for `dim` 1

    Args:
        input: Tensor of any shape and dtype.
        indices: int64 tensor with as many dimensions as `input`. Apart from `dim`, the two are broadcast.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
            Without it both are flattened.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of the broadcast shape; in `dim` it has the size of `indices`.
    Raises: RuntimeError if numbers of dimensions differ, sizes do not broadcast, or `indices` holds no
        integers.
    Note: With `dim` an index is taken modulo the size, so -1 is the last element and a too large one is not
        noticed.
    Derivative: those of the operators that it calls.
    Journey: `take_along_dim_op` (aten/ops/indexing.py), `take_along_dim`
        (aten/native/indexing/tensor_advanced_indexing_gather.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> x = tt.tensor([[3, 1, 2], [4, 6, 5]])
    >>> tt.take_along_dim(x, x.argsort(dim=1), dim=1)
    tensor([[1, 2, 3],
            [4, 5, 6]])
    >>> tt.take_along_dim(x, tt.tensor([[0]]), dim=1)
    tensor([[3],
            [4]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(indices, TensorImpl) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)):
        return take_along_dim_default(input, indices, dim)
    return take_along_dim_parser.call(*given(("input", "indices", "dim"), (input, indices, dim), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


argwhere_op = def_("aten::argwhere(Tensor self) -> Tensor")
argwhere_parser = PythonArgParser("argwhere", (argwhere_op,), methods=(argwhere_op,))

def argwhere(input=NOT_GIVEN, *args, **kwargs):
    """argwhere(input) -> Tensor

    Lists the places at which elements are not zero.

    Args:
        input: Tensor of any shape and dtype.
    Returns: int64 tensor of shape (number of such places, dimensions). It is `nonzero` under NumPy's name.
    Note: Places come in row-major order. NaN counts as not zero.
    Derivative: those of the operators that it calls.
    Journey: `argwhere_op` (aten/ops/indexing.py), `argwhere`
        (aten/native/indexing/tensor_advanced_indexing_gather.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> tt.argwhere(tt.tensor([0, 7, 8]))
    tensor([[1],
            [2]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return argwhere_op.table[ks](ks, input)
    return argwhere_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


nonzero_numpy_op = def_("aten::nonzero_numpy(Tensor self) -> Tensor[]")
nonzero_numpy_parser = PythonArgParser("nonzero_numpy", (nonzero_numpy_op,), methods=(nonzero_numpy_op,))

def nonzero_numpy(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return nonzero_numpy_op.table[ks](ks, input)
    return nonzero_numpy_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


nonzero_static_op = def_("aten::nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor")
nonzero_static_out_op = def_("aten::nonzero_static.out(Tensor self, *, SymInt size, int fill_value=-1, Tensor(a!) out) -> Tensor(a!)")
nonzero_static_parser = PythonArgParser("nonzero_static", (nonzero_static_op, nonzero_static_out_op), methods=(nonzero_static_op,))

def nonzero_static_default(self, size, fill_value=-1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return nonzero_static_op.table[ks](ks, self, size, fill_value)

def nonzero_static(input=NOT_GIVEN, *args, size=NOT_GIVEN, fill_value=-1, out=None, **kwargs):
    """nonzero_static(input, *, size, fill_value=-1, out=None) -> Tensor

    Lists the places at which elements are not zero, in a number of rows that is known before.

    Args:
        input: Tensor of any shape and dtype.
        size: int, not negative, number of rows.
        fill_value: int in the rows that are left over.
        out: int64 tensor that the result is written to; it is resized if its shape differs.
    Returns: int64 tensor of shape (size, dimensions). Places beyond `size` are left out.
    Raises: RuntimeError if `size` is negative or `out` is not int64.
    Note: The shape does not depend on values, where that of `nonzero` does. Places come in row-major order.
        NaN counts as not zero.
    Derivative: none.
    Journey: `nonzero_static_op` (aten/ops/indexing.py), `nonzero_static`
        (aten/native/indexing/tensor_advanced_indexing_gather.py).
    Mirrors: aten/src/ATen/native/TensorAdvancedIndexing.cpp

    >>> tt.nonzero_static(tt.tensor([0, 5, 6]), size=3)
    tensor([[ 1],
            [ 2],
            [-1]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and size.__class__ is int and -(2**30) < size < 2**30 and fill_value.__class__ is int and -(2**30) < fill_value < 2**30:
        return nonzero_static_default(input, size, fill_value)
    return nonzero_static_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), size=size, fill_value=fill_value, out=out, **kwargs)


gather_backward_op = def_("aten::gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor")
gather_backward_parser = PythonArgParser("gather_backward", (gather_backward_op,))

def gather_backward(grad=NOT_GIVEN, input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, sparse_grad=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl) and sparse_grad.__class__ is bool:
        ks = grad.meta_.key_set | input.meta_.key_set | index.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return gather_backward_op.table[ks](ks, grad, input, dim, index, sparse_grad)
    return gather_backward_parser.call(*given(("grad", "input", "dim", "index", "sparse_grad"), (grad, input, dim, index, sparse_grad), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


index_select_backward_op = def_("aten::index_select_backward(Tensor grad, SymInt[] self_sizes, int dim, Tensor index) -> Tensor")
index_select_backward_parser = PythonArgParser("index_select_backward", (index_select_backward_op,))

def index_select_backward(grad=NOT_GIVEN, self_sizes=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and (self_sizes_ := as_tuple(self_sizes)) is not False and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(index, TensorImpl):
        ks = grad.meta_.key_set | index.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return index_select_backward_op.table[ks](ks, grad, self_sizes_, dim, index)
    return index_select_backward_parser.call(*given(("grad", "self_sizes", "dim", "index"), (grad, self_sizes, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


masked_select_backward_op = def_("aten::masked_select_backward(Tensor grad, Tensor input, Tensor mask) -> Tensor")
masked_select_backward_parser = PythonArgParser("masked_select_backward", (masked_select_backward_op,))

def masked_select_backward(grad=NOT_GIVEN, input=NOT_GIVEN, mask=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(input, TensorImpl) and isinstance(mask, TensorImpl):
        ks = grad.meta_.key_set | input.meta_.key_set | mask.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return masked_select_backward_op.table[ks](ks, grad, input, mask)
    return masked_select_backward_parser.call(*given(("grad", "input", "mask"), (grad, input, mask), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


value_selecting_reduction_backward_op = def_("aten::value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, SymInt[] sizes, bool keepdim) -> Tensor")
value_selecting_reduction_backward_parser = PythonArgParser("value_selecting_reduction_backward", (value_selecting_reduction_backward_op,))

def value_selecting_reduction_backward(grad=NOT_GIVEN, dim=NOT_GIVEN, indices=NOT_GIVEN, sizes=NOT_GIVEN, keepdim=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(indices, TensorImpl) and (sizes_ := as_tuple(sizes)) is not False and keepdim.__class__ is bool:
        ks = grad.meta_.key_set | indices.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return value_selecting_reduction_backward_op.table[ks](ks, grad, dim, indices, sizes_, keepdim)
    return value_selecting_reduction_backward_parser.call(*given(("grad", "dim", "indices", "sizes", "keepdim"), (grad, dim, indices, sizes, keepdim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)
