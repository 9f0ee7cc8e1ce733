# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `shape`: for each overload its schema and handle, for each name its Python function.

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
    SEQUENCES,
    PythonOverload,
    are_tensors,
    as_tuple,
    given,
    named,
)
from tinytensor.c10 import layout as layouts
from tinytensor.c10 import scalar_type
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import FACTORY_KEYS, factory_keys, state, tls
from tinytensor.c10.metadata import PLAIN
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.dispatch.library import replaced_kernels
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

t_op = def_("aten::t(Tensor(a) self) -> Tensor(a)")
t_parser = PythonArgParser("t", (t_op,), methods=(t_op,))

def t_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return t_op.table[ks](ks, self)

def t(input=NOT_GIVEN, *args, **kwargs):
    """t(input) -> Tensor

    Transposes a matrix; a vector or a scalar stays as it is.
        out[i, j] = input[j, i]

    Args:
        input: Tensor of at most 2 dimensions, (M, N), (N,) or ().
    Returns: A view of `input`: it shares its memory. Tensor of shape (N, M). The two strides are swapped and
        no element moves.
    Raises: RuntimeError if `input` has more than 2 dimensions; `mT` and `transpose` serve there.
    Derivative: self: grad.t()
    Journey: `t_op` (aten/ops/shape.py), `TBackward0`, `t` (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.tensor([[1, 2, 3], [4, 5, 6]])
    >>> tt.t(x)
    tensor([[1, 4],
            [2, 5],
            [3, 6]])
    >>> x.stride(), x.t().stride()
    ((3, 1), (1, 3))
    """
    if not args and not kwargs:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return t_op.table[ks](ks, input)
    return t_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


t__op = def_("aten::t_(Tensor(a!) self) -> Tensor(a!)")
t__parser = PythonArgParser("t_", (t__op,), methods=(t__op,))

def t__default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return t__op.table[ks](ks, self)

def t_(*args, **kwargs):
    return t__parser.call(*args, **kwargs)


transpose_int_op = def_("aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)")
transpose_parser = PythonArgParser("transpose", (transpose_int_op,), methods=(transpose_int_op,))

def transpose_int(self, dim0, dim1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return transpose_int_op.table[ks](ks, self, dim0, dim1)

def transpose(input=NOT_GIVEN, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
    """transpose(input, dim0, dim1) -> Tensor

    Swaps two dimensions.

    Args:
        input: Tensor of any shape and dtype.
        dim0: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        dim1: The dimension it changes places with, counted in the same way.
    Returns: A view of `input`: it shares its memory. Tensor with the sizes and the strides of `dim0` and
        `dim1` exchanged. No element moves.
    Raises: IndexError if a dimension lies outside of [-n, n - 1].
    Note: The result is rarely contiguous, so `view` may refuse it. `contiguous()` copies it into row-major
        order.
    Derivative: self: grad.transpose(dim0, dim1)
    Journey: `transpose_int_op` (aten/ops/shape.py), `TransposeBackward0`, `transpose`
        (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.zeros(2, 3, 4)
    >>> y = tt.transpose(x, 0, 2)
    >>> y.shape, y.stride(), y.is_contiguous()
    (torch.Size([4, 3, 2]), (1, 4, 12), False)
    """
    if not args and not kwargs and dim0.__class__ is int and -(2**30) < dim0 < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return transpose_int_op.table[ks](ks, input, dim0, dim1)
    return transpose_parser.call(*given(("input", "dim0", "dim1"), (input, dim0, dim1), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


transpose__op = def_("aten::transpose_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)")
transpose__parser = PythonArgParser("transpose_", (transpose__op,), methods=(transpose__op,))

def transpose__default(self, dim0, dim1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return transpose__op.table[ks](ks, self, dim0, dim1)

def transpose_(self=NOT_GIVEN, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and dim0.__class__ is int and -(2**30) < dim0 < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30:
        return transpose__default(self, dim0, dim1)
    return transpose__parser.call(*given(("self", "dim0", "dim1"), (self, dim0, dim1), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


permute_op = def_("aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)")
permute_parser = PythonArgParser("permute", (permute_op,), methods=(permute_op,))

def permute_default(self, dims):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return permute_op.table[ks](ks, self, dims)

def permute(input=NOT_GIVEN, dims=NOT_GIVEN, *args, **kwargs):
    """permute(input, dims) -> Tensor

    Puts the dimensions into a new order.
        out.shape[k] = input.shape[dims[k]]

    Args:
        input: Tensor of any shape and dtype.
        dims: Every dimension of `input` once, in the new order. Negative ones count from the end. A method
            call may give the numbers one by one.
    Returns: A view of `input`: it shares its memory. Tensor with the sizes and strides of `input` in the new
        order. No element moves.
    Raises:
        RuntimeError if `dims` is not as long as `input` has dimensions, or names one twice.
        IndexError if a dimension lies outside of [-n, n - 1].
    Derivative: self: permute_backwards(grad, dims)
    Journey: `permute_op` (aten/ops/shape.py), `PermuteBackward0`, `permute`
        (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> image = tt.zeros(3, 32, 48)
    >>> tt.permute(image, (1, 2, 0)).shape
    torch.Size([32, 48, 3])
    >>> image.permute(1, 2, 0).stride()
    (48, 1, 1536)
    """
    if not args and not kwargs and (dims_ := as_tuple(dims)) is not False:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return permute_op.table[ks](ks, input, dims_)
    return permute_parser.call(*given(("input", "dims"), (input, dims), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


numpy_T_op = def_("aten::numpy_T(Tensor(a) self) -> Tensor(a)")
numpy_T_parser = PythonArgParser("numpy_T", (numpy_T_op,), methods=(numpy_T_op,))

def numpy_T(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return numpy_T_op.table[ks](ks, self)
    return numpy_T_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


mT_op = def_("aten::mT(Tensor(a) self) -> Tensor(a)")
mT_parser = PythonArgParser("mT", (mT_op,), methods=(mT_op,))

def mT(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mT_op.table[ks](ks, self)
    return mT_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


movedim_intlist_op = def_("aten::movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)")
movedim_int_op = def_("aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)")
movedim_parser = PythonArgParser("movedim", (movedim_intlist_op, movedim_int_op), methods=(movedim_intlist_op, movedim_int_op))

def movedim_intlist(self, source, destination):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return movedim_intlist_op.table[ks](ks, self, source, destination)

def movedim_int(self, source, destination):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return movedim_int_op.table[ks](ks, self, source, destination)

def movedim(input=NOT_GIVEN, source=NOT_GIVEN, destination=NOT_GIVEN, *args, **kwargs):
    """movedim(input, source, destination) -> Tensor

    Moves some dimensions to new places; the others keep their order.

    Args:
        input: Tensor of any shape and dtype.
        source: int or ints, the dimensions that move. Negative ones count from the end.
        destination: int or ints, the place of each in the result.
    Returns: A view of `input`: it shares its memory. Tensor with sizes and strides in the new order. No
        element moves.
    Raises:
        RuntimeError if `source` and `destination` differ in length, or one of them repeats a dimension.
        IndexError if a dimension lies outside of [-n, n - 1].
    Note: `permute` wants every dimension named; here the ones that stay need no name.
    Derivative: those of the operators that it calls.
    Journey: `movedim_intlist_op` (aten/ops/shape.py), `movedim_intlist` (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.movedim(tt.zeros(2, 3, 4), 0, -1).shape
    torch.Size([3, 4, 2])
    >>> tt.movedim(tt.zeros(2, 3, 4), (0, 1), (1, 2)).shape
    torch.Size([4, 2, 3])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (source_ := as_tuple(source)) is not False and (destination_ := as_tuple(destination)) is not False:
        return movedim_intlist(input, source_, destination_)
    if not args and not kwargs and isinstance(input, TensorImpl) and source.__class__ is int and -(2**30) < source < 2**30 and destination.__class__ is int and -(2**30) < destination < 2**30:
        return movedim_int(input, source, destination)
    return movedim_parser.call(*given(("input", "source", "destination"), (input, source, destination), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


view_op = def_("aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)")
view_dtype_op = def_("aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)")
view_parser = PythonArgParser("view", (view_op, view_dtype_op), methods=(view_op, view_dtype_op))

def view_default(self, size):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return view_op.table[ks](ks, self, size)

def view_dtype(self, dtype):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return view_dtype_op.table[ks](ks, self, dtype)

def view(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs and len(args) == 1:
        (dtype,) = args
        if isinstance(self, TensorImpl) and dtype.__class__ is ScalarType:
            return view_dtype(self, dtype)
        (size,) = args
        if isinstance(self, TensorImpl) and (size_ := as_tuple(size)) is not False:
            return view_default(self, size_)
    return view_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


view_as_op = def_("aten::view_as(Tensor(a) self, Tensor other) -> Tensor(a)")
view_as_parser = PythonArgParser("view_as", (view_as_op,), methods=(view_as_op,))

def view_as_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return view_as_op.table[ks](ks, self, other)

def view_as(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return view_as_default(self, other)
    return view_as_parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_reshape_alias_op = def_("aten::_reshape_alias(Tensor(a) self, SymInt[] size, SymInt[] stride) -> Tensor(a)")
_reshape_alias_parser = PythonArgParser("_reshape_alias", (_reshape_alias_op,), methods=(_reshape_alias_op,))

def _reshape_alias_default(self, size, stride):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _reshape_alias_op.table[ks](ks, self, size, stride)

def _reshape_alias(*args, **kwargs):
    return _reshape_alias_parser.call(*args, **kwargs)


as_strided_op = def_("aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)")
as_strided_parser = PythonArgParser("as_strided", (as_strided_op,), methods=(as_strided_op,))

def as_strided_default(self, size, stride, storage_offset=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return as_strided_op.table[ks](ks, self, size, stride, storage_offset)

def as_strided(input=NOT_GIVEN, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, **kwargs):
    """as_strided(input, size, stride, storage_offset=None) -> Tensor

    Reads the storage with sizes, strides and an offset that the caller chooses.
        out[i, j, ...] = storage[storage_offset + i * stride[0] + j * stride[1] + ...]

    Args:
        input: Tensor of any shape and dtype.
        size: Shape of the result.
        stride: Steps in elements, one for each size; 0 repeats an element.
        storage_offset: int, position of the first element in the storage. If None, that of `input`.
    Returns: A view of `input`: it shares its memory. Tensor of shape `size` in `input`'s storage. The strides
        of `input` do not matter.
    Raises: RuntimeError if `size` and `stride` differ in length, a stride or the offset is negative, or an
        element would lie behind the end of the storage.
    Note: Elements may overlap, and then an in-place write is refused or has no defined order. Take `view`,
        `expand` or `unfold` where they can say the same.
    Derivative: self: as_strided_backward(grad, TensorGeometry(self), size, stride, storage_offset)
    Journey: `as_strided_op` (aten/ops/shape.py), `AsStridedBackward0`, `as_strided`
        (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.arange(5)
    >>> tt.as_strided(x, (3, 3), (1, 1))
    tensor([[0, 1, 2],
            [1, 2, 3],
            [2, 3, 4]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False and (storage_offset is None or (storage_offset.__class__ is int and -(2**30) < storage_offset < 2**30)):
        return as_strided_default(input, size_, stride_, storage_offset)
    return as_strided_parser.call(*given(("input", "size", "stride", "storage_offset"), (input, size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


expand_op = def_("aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)")
expand_parser = PythonArgParser("expand", (expand_op,), methods=(expand_op,))

def expand_default(self, size, implicit=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return expand_op.table[ks](ks, self, size, implicit)

def expand(self=NOT_GIVEN, size=NOT_GIVEN, *args, implicit=False, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (size_ := as_tuple(size)) is not False and implicit.__class__ is bool:
        return expand_default(self, size_, implicit)
    return expand_parser.call(*given(("self", "size"), (self, size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), implicit=implicit, **kwargs)


expand_as_op = def_("aten::expand_as(Tensor(a) self, Tensor other) -> Tensor(a)")
expand_as_parser = PythonArgParser("expand_as", (expand_as_op,), methods=(expand_as_op,))

def expand_as_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return expand_as_op.table[ks](ks, self, other)

def expand_as(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return expand_as_default(self, other)
    return expand_as_parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


squeeze_op = def_("aten::squeeze(Tensor(a) self) -> Tensor(a)")
squeeze_dim_op = def_("aten::squeeze.dim(Tensor(a) self, int dim) -> Tensor(a)")
squeeze_dims_op = def_("aten::squeeze.dims(Tensor(a) self, int[] dim) -> Tensor(a)")
squeeze_parser = PythonArgParser("squeeze", (squeeze_op, squeeze_dim_op, squeeze_dims_op), methods=(squeeze_op, squeeze_dim_op, squeeze_dims_op))

def squeeze_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze_op.table[ks](ks, self)

def squeeze_dim(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze_dim_op.table[ks](ks, self, dim)

def squeeze_dims(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze_dims_op.table[ks](ks, self, dim)

def squeeze(input=NOT_GIVEN, *args, **kwargs):
    """squeeze(input, dim) -> Tensor
    squeeze(input) -> Tensor

    Removes dimensions of size 1.

    Args:
        input: Tensor of any shape and dtype.
        dim: int or ints, the only dimensions to look at. Without it all of size 1 go.
    Returns: A view of `input`: it shares its memory. Tensor with fewer dimensions in the same storage. A
        named dimension whose size is not 1 stays, without an error.
    Raises:
        IndexError if a dimension lies outside of [-n, n - 1].
        RuntimeError if `dim` names a dimension twice.
    Note: Without `dim` a batch of one example loses its batch dimension too. Name the dimension where that
        matters.
    Derivative:
        squeeze, self: unsqueeze_to(grad, self.sym_sizes())
        squeeze.dim, self: unsqueeze_to(grad, dim, self.sym_sizes())
    Journey: `squeeze_op` (aten/ops/shape.py), `SqueezeBackward0`, `squeeze`
        (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.zeros(1, 2, 1)
    >>> tt.squeeze(x).shape, tt.squeeze(x, 0).shape, tt.squeeze(x, 1).shape
    (torch.Size([2]), torch.Size([2, 1]), torch.Size([1, 2, 1]))
    """
    if not kwargs:
        if not args:
            try:
                ks = input.meta_.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return squeeze_op.table[ks](ks, input)
        if len(args) == 1:
            (dim,) = args
            if dim.__class__ is int and -(2**30) < dim < 2**30:
                try:
                    ks = input.meta_.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        ks = (ks | tls.included | state.observed) & tls.not_excluded
                    return squeeze_dim_op.table[ks](ks, input, dim)
            if (dim_ := as_tuple(dim)) is not False:
                try:
                    ks = input.meta_.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        ks = (ks | tls.included | state.observed) & tls.not_excluded
                    return squeeze_dims_op.table[ks](ks, input, dim_)
    return squeeze_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


squeeze__op = def_("aten::squeeze_(Tensor(a!) self) -> Tensor(a!)")
squeeze__dim_op = def_("aten::squeeze_.dim(Tensor(a!) self, int dim) -> Tensor(a!)")
squeeze__dims_op = def_("aten::squeeze_.dims(Tensor(a!) self, int[] dim) -> Tensor(a!)")
squeeze__parser = PythonArgParser("squeeze_", (squeeze__op, squeeze__dim_op, squeeze__dims_op), methods=(squeeze__op, squeeze__dim_op, squeeze__dims_op))

def squeeze__default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze__op.table[ks](ks, self)

def squeeze__dim(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze__dim_op.table[ks](ks, self, dim)

def squeeze__dims(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze__dims_op.table[ks](ks, self, dim)

def squeeze_(*args, **kwargs):
    return squeeze__parser.call(*args, **kwargs)


unsqueeze_op = def_("aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)")
unsqueeze_parser = PythonArgParser("unsqueeze", (unsqueeze_op,), methods=(unsqueeze_op,))

def unsqueeze_default(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unsqueeze_op.table[ks](ks, self, dim)

def unsqueeze(input=NOT_GIVEN, dim=NOT_GIVEN, *args, **kwargs):
    """unsqueeze(input, dim) -> Tensor

    Inserts a dimension of size 1.

    Args:
        input: Tensor of n dimensions and any dtype.
        dim: int from -n - 1 to n, the place of the new dimension in the result; -1 puts it last.
    Returns: A view of `input`: it shares its memory. Tensor of n + 1 dimensions in the same storage.
    Raises: IndexError if `dim` lies outside of [-n - 1, n].
    Derivative: self: grad.squeeze(dim)
    Journey: `unsqueeze_op` (aten/ops/shape.py), `UnsqueezeBackward0`, `unsqueeze`
        (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.tensor([1, 2])
    >>> tt.unsqueeze(x, 0).shape, tt.unsqueeze(x, -1).shape
    (torch.Size([1, 2]), torch.Size([2, 1]))
    """
    if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return unsqueeze_op.table[ks](ks, input, dim)
    return unsqueeze_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


unsqueeze__op = def_("aten::unsqueeze_(Tensor(a!) self, int dim) -> Tensor(a!)")
unsqueeze__parser = PythonArgParser("unsqueeze_", (unsqueeze__op,), methods=(unsqueeze__op,))

def unsqueeze__default(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unsqueeze__op.table[ks](ks, self, dim)

def unsqueeze_(*args, **kwargs):
    return unsqueeze__parser.call(*args, **kwargs)


select_int_op = def_("aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)")
select_parser = PythonArgParser("select", (select_int_op,), methods=(select_int_op,))

def select_int(self, dim, index):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return select_int_op.table[ks](ks, self, dim, index)

def select(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
    """select(input, dim, index) -> Tensor

    Takes one index along a dimension, which disappears.
        out = input[:, ..., index, ...], with `index` at place `dim`

    Args:
        input: Tensor of at least one dimension.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        index: int, from minus the size to the size - 1; a negative one counts from the end.
    Returns: A view of `input`: it shares its memory. Tensor with one dimension less in the same storage. Its
        offset is larger by `index` times the stride of `dim`.
    Raises: IndexError if `index` or `dim` is out of range, or `input` has no dimension.
    Derivative: self: select_backward(grad, self.sym_sizes(), dim, index)
    Journey: `select_int_op` (aten/ops/shape.py), `SelectBackward0`, `select`
        (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.tensor([[1, 2, 3], [4, 5, 6]])
    >>> column = tt.select(x, 1, -1)
    >>> column, column.storage_offset()
    (tensor([3, 6]), 2)
    """
    if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30 and index.__class__ is int and -(2**30) < index < 2**30:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return select_int_op.table[ks](ks, input, dim, index)
    return select_parser.call(*given(("input", "dim", "index"), (input, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


slice_Tensor_op = def_("aten::slice.Tensor(Tensor(a) self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor(a)")
slice_parser = PythonArgParser("slice", (slice_Tensor_op,), methods=(slice_Tensor_op,))

def slice_Tensor(self, dim=0, start=None, end=None, step=1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return slice_Tensor_op.table[ks](ks, self, dim, start, end, step)

def slice(input=NOT_GIVEN, dim=0, start=None, end=None, step=1, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (start is None or (start.__class__ is int and -(2**30) < start < 2**30)) and (end is None or (end.__class__ is int and -(2**30) < end < 2**30)) and step.__class__ is int and -(2**30) < step < 2**30:
        return slice_Tensor(input, dim, start, end, step)
    return slice_parser.call(*given(("input", "dim", "start", "end", "step"), (input, dim, start, end, step), (NOT_GIVEN, 0, None, None, 1), args, kwargs), **kwargs)


diagonal_op = def_("aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)")
diagonal_parser = PythonArgParser("diagonal", (diagonal_op,), methods=(diagonal_op,))

def diagonal_default(self, offset=0, dim1=0, dim2=1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diagonal_op.table[ks](ks, self, offset, dim1, dim2)

def diagonal(input=NOT_GIVEN, offset=0, dim1=0, dim2=1, *args, **kwargs):
    """diagonal(input, offset=0, dim1=0, dim2=1) -> Tensor

    Takes a diagonal of two dimensions; it becomes the last dimension.
        out[..., i] = input[..., i, i + offset], or input[..., i - offset, i] if offset < 0

    Args:
        input: Tensor of at least 2 dimensions.
        offset: int. 0 is the main diagonal, k > 0 the k-th one above it, k < 0 one below it.
        dim1: Dimension of the rows. Negative ones count from the end.
        dim2: Dimension of the columns.
    Returns: A view of `input`: it shares its memory. Tensor without `dim1` and `dim2`, with the diagonal
        last, in the same storage. Its stride is the sum of the two strides.
    Raises:
        RuntimeError if `dim1` and `dim2` are the same dimension.
        IndexError if a dimension lies outside of [-n, n - 1].
    Note: An offset outside of the matrix gives an empty result and no error. A batch of matrices needs
        `dim1=-2, dim2=-1`.
    Derivative: self: diagonal_backward(grad, self.sym_sizes(), offset, dim1, dim2)
    Journey: `diagonal_op` (aten/ops/shape.py), `DiagonalBackward0`, `diagonal`
        (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.arange(9).view(3, 3)
    >>> tt.diagonal(x), tt.diagonal(x, 1), tt.diagonal(x).stride()
    (tensor([0, 4, 8]), tensor([1, 5]), (4,))
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and offset.__class__ is int and -(2**30) < offset < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30 and dim2.__class__ is int and -(2**30) < dim2 < 2**30:
        return diagonal_default(input, offset, dim1, dim2)
    return diagonal_parser.call(*given(("input", "offset", "dim1", "dim2"), (input, offset, dim1, dim2), (NOT_GIVEN, 0, 0, 1), args, kwargs), **kwargs)


alias_op = def_("aten::alias(Tensor(a) self) -> Tensor(a)")
alias_parser = PythonArgParser("alias", (alias_op,), methods=(alias_op,))

def alias_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return alias_op.table[ks](ks, self)

def alias(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        return alias_default(input)
    return alias_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


lift_fresh_op = def_("aten::lift_fresh(Tensor(a) self) -> Tensor(a)")
lift_fresh_parser = PythonArgParser("lift_fresh", (lift_fresh_op,))

def lift_fresh_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return lift_fresh_op.table[ks](ks, self)

def lift_fresh(*args, **kwargs):
    return lift_fresh_parser.call(*args, **kwargs)


lift_fresh_copy_op = def_("aten::lift_fresh_copy(Tensor self) -> Tensor")
lift_fresh_copy_parser = PythonArgParser("lift_fresh_copy", (lift_fresh_copy_op,))

def lift_fresh_copy(*args, **kwargs):
    return lift_fresh_copy_parser.call(*args, **kwargs)


detach_op = def_("aten::detach(Tensor(a) self) -> Tensor(a)")
detach_parser = PythonArgParser("detach", (detach_op,), methods=(detach_op,))

def detach_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return detach_op.table[ks](ks, self)

def detach(input=NOT_GIVEN, *args, **kwargs):
    """detach(input) -> Tensor

    Gives the same values without their history, so that no gradient flows back through them.

    Args:
        input: Tensor of any shape and dtype.
    Returns: A view of `input`: it shares its memory. Tensor with `requires_grad=False` in the same storage,
        with the same sizes and strides.
    Note: The memory is shared. A write to the result changes `input`, and a backward pass that needs the old
        values then raises.
    Derivative: none.
    Journey: `detach_op` (aten/ops/shape.py), `detach` (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.ones(2, requires_grad=True)
    >>> y = tt.detach(x * 3)
    >>> y.requires_grad, x.detach().data_ptr() == x.data_ptr()
    (False, True)
    """
    if not args and not kwargs:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return detach_op.table[ks](ks, input)
    return detach_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


unbind_int_op = def_("aten::unbind.int(Tensor(a -> *) self, int dim=0) -> Tensor(a)[]")
unbind_parser = PythonArgParser("unbind", (unbind_int_op,), methods=(unbind_int_op,))

def unbind_int(self, dim=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unbind_int_op.table[ks](ks, self, dim)

def unbind(input=NOT_GIVEN, dim=0, *args, **kwargs):
    """unbind(input, dim=0) -> tuple of Tensors

    Cuts a tensor into its slices along a dimension and drops that dimension.

    Args:
        input: Tensor of at least one dimension.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
    Returns: Tuple of views, one for each index of `dim`, each with one dimension less.
    Raises: IndexError if `input` has no dimension, or `dim` is out of range.
    Note: While gradients are recorded, a part cannot be changed in place, because one node made them all.
    Derivative: self: unbind_backward(grads, dim)
    Journey: `unbind_int_op` (aten/ops/shape.py), `UnbindBackward0`, `unbind`
        (aten/native/shape/tensor_shape_split.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.unbind(tt.tensor([[1, 2], [3, 4]]), dim=1)
    (tensor([1, 3]), tensor([2, 4]))
    """
    if not args and not kwargs and dim.__class__ is int and -(2**30) < dim < 2**30:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return unbind_int_op.table[ks](ks, input, dim)
    return unbind_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, 0), args, kwargs), **kwargs)


split_Tensor_op = def_("aten::split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]")
split_sizes_op = def_("aten::split.sizes(Tensor(a -> *) self, SymInt[] split_size, int dim=0) -> Tensor(a)[]")
split_parser = PythonArgParser("split", (split_Tensor_op, split_sizes_op), methods=(split_Tensor_op, split_sizes_op))

def split_Tensor(self, split_size, dim=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return split_Tensor_op.table[ks](ks, self, split_size, dim)

def split(input=NOT_GIVEN, split_size=NOT_GIVEN, dim=0, *args, **kwargs):
    """split(input, split_size, dim=0) -> tuple of Tensors

    Cuts a tensor along a dimension into parts of a given size, or of given sizes.

    Args:
        input: Tensor of at least one dimension.
        split_size: int, size of each part, the last may be smaller; or ints, the sizes of the parts. The
            function `tt.split` calls it `split_size_or_sections`.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
    Returns: Tuple of views. Together they cover the dimension once.
    Raises:
        RuntimeError if a size is negative, one size is 0 on a dimension that is not empty, or several do not
            add up to the size of `dim`.
        RuntimeError if `input` has no dimension.
    Note: The number is the size of a part; `chunk` and `tensor_split` take the number of parts. While
        gradients are recorded, a part cannot be changed in place, because one node made them all.
    Derivative: self: split_backward(grads, split_size, dim, self.sym_sizes(), self.options())
    Journey: `split_Tensor_op` (aten/ops/shape.py), `SplitBackward0`, `split_Tensor`
        (aten/native/shape/tensor_shape_split.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.split(tt.arange(5), 2)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    >>> tt.split(tt.arange(5), [1, 4])
    (tensor([0]), tensor([1, 2, 3, 4]))
    """
    if not args and not kwargs and split_size.__class__ is int and -(2**30) < split_size < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return split_Tensor_op.table[ks](ks, input, split_size, dim)
    if not args and not kwargs and (split_size_ := as_tuple(split_size)) is not False and dim.__class__ is int and -(2**30) < dim < 2**30:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return split_sizes_op.table[ks](ks, input, split_size_, dim)
    return split_parser.call(*given(("input", "split_size", "dim"), (input, split_size, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


split_with_sizes_op = def_("aten::split_with_sizes(Tensor(a -> *) self, SymInt[] split_sizes, int dim=0) -> Tensor(a)[]")
split_with_sizes_parser = PythonArgParser("split_with_sizes", (split_with_sizes_op,), methods=(split_with_sizes_op,))

def split_with_sizes_default(self, split_sizes, dim=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return split_with_sizes_op.table[ks](ks, self, split_sizes, dim)

def split_with_sizes(input=NOT_GIVEN, split_sizes=NOT_GIVEN, dim=0, *args, **kwargs):
    """split_with_sizes(input, split_sizes, dim=0) -> tuple of Tensors

    Cuts a tensor along a dimension into parts of the given sizes.

    Args:
        input: Tensor of at least one dimension.
        split_sizes: ints that are not negative and add up to the size of `dim`.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
    Returns: Tuple of views, one for each size. A size of 0 gives an empty one.
    Raises: RuntimeError if a size is negative or the sum is another.
    Note: While gradients are recorded, a part cannot be changed in place, because one node made them all.
    Derivative: self: split_with_sizes_backward(grads, split_sizes, dim, self.sym_sizes(), self.options())
    Journey: `split_with_sizes_op` (aten/ops/shape.py), `SplitWithSizesBackward0`, `split_with_sizes`
        (aten/native/shape/tensor_shape_split.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.split_with_sizes(tt.arange(4), [1, 3])
    (tensor([0]), tensor([1, 2, 3]))
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (split_sizes_ := as_tuple(split_sizes)) is not False and dim.__class__ is int and -(2**30) < dim < 2**30:
        return split_with_sizes_default(input, split_sizes_, dim)
    return split_with_sizes_parser.call(*given(("input", "split_sizes", "dim"), (input, split_sizes, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


reshape_op = def_("aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)")
reshape_parser = PythonArgParser("reshape", (reshape_op,), methods=(reshape_op,))

def reshape_default(self, shape):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return reshape_op.table[ks](ks, self, shape)

def reshape(input=NOT_GIVEN, shape=NOT_GIVEN, *args, **kwargs):
    """reshape(input, shape) -> Tensor

    Gives the elements another shape, as a view where strides allow it, else as a copy.

    Args:
        input: Tensor of any shape and dtype.
        shape: New shape. One size may be -1 and is computed from the rest. A method call may give the numbers
            one by one.
    Returns: Tensor of shape `shape` and `input`'s dtype. It shares memory exactly if `view` would succeed;
        else it is a contiguous copy.
    Raises:
        RuntimeError if the number of elements would change, or more than one size is -1.
        RuntimeError for -1 next to a size of 0, because any number would do.
    Note: Elements are counted in row-major order: the last index runs fastest. Do not rely on the result to
        share memory, nor on it not to; say `view` or `clone` where it matters.
    Derivative: those of the operators that it calls.
    Journey: `reshape_op` (aten/ops/shape.py), `reshape` (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.arange(6).view(2, 3)
    >>> tt.reshape(x, (3, -1)).data_ptr() == x.data_ptr()
    True
    >>> tt.reshape(x.t(), (6,)), tt.reshape(x.t(), (6,)).data_ptr() == x.data_ptr()
    (tensor([0, 3, 1, 4, 2, 5]), False)
    """
    if not args and not kwargs and (shape_ := as_tuple(shape)) is not False:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return reshape_op.table[ks](ks, input, shape_)
    return reshape_parser.call(*given(("input", "shape"), (input, shape), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_unsafe_view_op = def_("aten::_unsafe_view(Tensor self, SymInt[] size) -> Tensor")
_unsafe_view_parser = PythonArgParser("_unsafe_view", (_unsafe_view_op,))

def _unsafe_view_default(self, size):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _unsafe_view_op.table[ks](ks, self, size)

def _unsafe_view(*args, **kwargs):
    return _unsafe_view_parser.call(*args, **kwargs)


flatten_using_ints_op = def_("aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)")
flatten_parser = PythonArgParser("flatten", (flatten_using_ints_op,), methods=(flatten_using_ints_op,))

def flatten_using_ints(self, start_dim=0, end_dim=-1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return flatten_using_ints_op.table[ks](ks, self, start_dim, end_dim)

def flatten(input=NOT_GIVEN, start_dim=0, end_dim=-1, *args, **kwargs):
    """flatten(input, start_dim=0, end_dim=-1) -> Tensor

    Merges neighbouring dimensions into one.

    Args:
        input: Tensor of any shape and dtype.
        start_dim: First dimension that is merged. Negative ones count from the end.
        end_dim: Last dimension that is merged, itself included.
    Returns: Tensor of the same elements in row-major order. It is `input` or a view where strides allow it,
        else a copy. A scalar becomes shape (1,).
    Raises:
        RuntimeError if `start_dim` comes after `end_dim`.
        IndexError if a dimension lies outside of [-n, n - 1].
    Derivative: those of the operators that it calls.
    Journey: `flatten_using_ints_op` (aten/ops/shape.py), `flatten` (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.flatten(tt.zeros(2, 3, 4)).shape, tt.flatten(tt.zeros(2, 3, 4), 1).shape
    (torch.Size([24]), torch.Size([2, 12]))
    """
    if not args and not kwargs and start_dim.__class__ is int and -(2**30) < start_dim < 2**30 and end_dim.__class__ is int and -(2**30) < end_dim < 2**30:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return flatten_using_ints_op.table[ks](ks, input, start_dim, end_dim)
    return flatten_parser.call(*given(("input", "start_dim", "end_dim"), (input, start_dim, end_dim), (NOT_GIVEN, 0, -1), args, kwargs), **kwargs)


unflatten_int_op = def_("aten::unflatten.int(Tensor(a) self, int dim, SymInt[] sizes) -> Tensor(a)")
unflatten_parser = PythonArgParser("unflatten", (unflatten_int_op,), methods=(unflatten_int_op,))

def unflatten_int(self, dim, sizes):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unflatten_int_op.table[ks](ks, self, dim, sizes)

def unflatten(input=NOT_GIVEN, dim=NOT_GIVEN, sizes=NOT_GIVEN, *args, **kwargs):
    """unflatten(input, dim, sizes) -> Tensor

    Splits one dimension into several.

    Args:
        input: Tensor of at least one dimension.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        sizes: ints whose product is the size of `dim`. One of them may be -1.
    Returns: A view of `input`: it shares its memory. Tensor in which `dim` is replaced by `sizes`, in the
        same storage.
    Raises:
        RuntimeError if the product differs from the size of `dim`, `sizes` is empty or holds -1 twice.
        IndexError if a dimension lies outside of [-n, n - 1].
    Derivative: those of the operators that it calls.
    Journey: `unflatten_int_op` (aten/ops/shape.py), `unflatten` (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.unflatten(tt.zeros(4, 6), 1, (2, -1)).shape
    torch.Size([4, 2, 3])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (sizes_ := as_tuple(sizes)) is not False:
        return unflatten_int(input, dim, sizes_)
    return unflatten_parser.call(*given(("input", "dim", "sizes"), (input, dim, sizes), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


narrow_op = def_("aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)")
narrow_Tensor_op = def_("aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)")
narrow_parser = PythonArgParser("narrow", (narrow_op, narrow_Tensor_op), methods=(narrow_op, narrow_Tensor_op))

def narrow_default(self, dim, start, length):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return narrow_op.table[ks](ks, self, dim, start, length)

def narrow_Tensor(self, dim, start, length):
    ks = self.meta_.key_set | start.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return narrow_Tensor_op.table[ks](ks, self, dim, start, length)

def narrow(input=NOT_GIVEN, dim=NOT_GIVEN, start=NOT_GIVEN, length=NOT_GIVEN, *args, **kwargs):
    """narrow(input, dim, start, length) -> Tensor

    Takes a run of neighbouring indices along a dimension.
        out = input[:, ..., start:start + length, ...], with the slice at place `dim`

    Args:
        input: Tensor of at least one dimension.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        start: int or integer tensor of shape (), first index; a negative one counts from the end.
        length: int, number of indices, not negative.
    Returns: A view of `input`: it shares its memory. Tensor in the same storage; the strides stay.
    Raises:
        RuntimeError if `start + length` exceeds the size, `length` is negative, or `input` has no dimension.
            A slice would be cut short without a word.
        IndexError if `start` or `dim` is out of range.
    Derivative: those of the operators that it calls.
    Journey: `narrow_op` (aten/ops/shape.py), `narrow` (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.narrow(tt.arange(6).view(2, 3), 1, 1, 2)
    tensor([[1, 2],
            [4, 5]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and start.__class__ is int and -(2**30) < start < 2**30 and length.__class__ is int and -(2**30) < length < 2**30:
        return narrow_default(input, dim, start, length)
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(start, TensorImpl) and length.__class__ is int and -(2**30) < length < 2**30:
        return narrow_Tensor(input, dim, start, length)
    return narrow_parser.call(*given(("input", "dim", "start", "length"), (input, dim, start, length), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


chunk_op = def_("aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]")
chunk_parser = PythonArgParser("chunk", (chunk_op,), methods=(chunk_op,))

def chunk_default(self, chunks, dim=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return chunk_op.table[ks](ks, self, chunks, dim)

def chunk(input=NOT_GIVEN, chunks=NOT_GIVEN, dim=0, *args, **kwargs):
    """chunk(input, chunks, dim=0) -> tuple of Tensors

    Cuts a tensor along a dimension into at most the given number of parts.
        size of a part = ceil(size of `dim` / chunks)

    Args:
        input: Tensor of at least one dimension.
        chunks: int above 0, the number of parts wanted.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
    Returns: Tuple of views of equal size, the last may be smaller.
    Raises: RuntimeError if `chunks` is not positive, or `input` has no dimension.
    Note: There may be fewer parts than asked for, since sizes are rounded up. `tensor_split` gives exactly
        that many. While gradients are recorded, a part cannot be changed in place, because one node made them
        all.
    Derivative: those of the operators that it calls.
    Journey: `chunk_op` (aten/ops/shape.py), `chunk` (aten/native/shape/tensor_shape_split.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.chunk(tt.arange(5), 3)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    >>> len(tt.chunk(tt.arange(6), 4))
    3
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and chunks.__class__ is int and -(2**30) < chunks < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30:
        return chunk_default(input, chunks, dim)
    return chunk_parser.call(*given(("input", "chunks", "dim"), (input, chunks, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


broadcast_to_op = def_("aten::broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)")
broadcast_to_parser = PythonArgParser("broadcast_to", (broadcast_to_op,), methods=(broadcast_to_op,))

def broadcast_to_default(self, size):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return broadcast_to_op.table[ks](ks, self, size)

def broadcast_to(input=NOT_GIVEN, size=NOT_GIVEN, *args, **kwargs):
    """broadcast_to(input, size) -> Tensor

    Repeats dimensions of size 1 to reach a shape, without copying.

    Args:
        input: Tensor of any shape and dtype.
        size: New shape; shapes are aligned at the end.
    Returns: A view of `input`: it shares its memory. Tensor of shape `size` in the same storage, with stride
        0 in repeated dimensions. It is `input.expand(size)`.
    Raises: RuntimeError in the cases in which `expand` refuses.
    Derivative: those of the operators that it calls.
    Journey: `broadcast_to_op` (aten/ops/shape.py), `broadcast_to` (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.broadcast_to(tt.tensor([1, 2]), (2, 2))
    >>> x, x.stride()
    (tensor([[1, 2],
            [1, 2]]), (0, 1))
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (size_ := as_tuple(size)) is not False:
        return broadcast_to_default(input, size_)
    return broadcast_to_parser.call(*given(("input", "size"), (input, size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


broadcast_tensors_op = def_("aten::broadcast_tensors(Tensor[] tensors) -> Tensor[]")
broadcast_tensors_parser = PythonArgParser("broadcast_tensors", (broadcast_tensors_op,))

def broadcast_tensors(tensors=NOT_GIVEN, *args, **kwargs):
    """broadcast_tensors(tensors) -> tuple of Tensors

    Expands tensors to their common shape.

    Args:
        *tensors: Tensors, given one by one, whose shapes can be broadcast.
    Returns: Tuple of the tensors in the common shape, without copies and each in its own dtype. Repeated
        dimensions have stride 0.
    Raises: RuntimeError if two sizes differ and neither is 1.
    Derivative: those of the operators that it calls.
    Journey: `broadcast_tensors_op` (aten/ops/shape.py), `broadcast_tensors`
        (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> a, b = tt.broadcast_tensors(tt.tensor([1, 2]), tt.tensor([[3], [4]]))
    >>> a, b
    (tensor([[1, 2],
            [1, 2]]), tensor([[3, 3],
            [4, 4]]))
    """
    if not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return broadcast_tensors_op.table[ks](ks, tensors)
    return broadcast_tensors_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), **kwargs)


cat_op = def_("aten::cat(Tensor[] tensors, int dim=0) -> Tensor")
cat_out_op = def_("aten::cat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)")
cat_parser = PythonArgParser("cat", (cat_op, cat_out_op))

def cat_default(tensors, dim=0):
    ks = 0
    for t in tensors:
        ks |= t.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cat_op.table[ks](ks, tensors, dim)

def cat_out(tensors, dim, out):
    ks = out.meta_.key_set
    for t in tensors:
        ks |= t.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cat_out_op.table[ks](ks, tensors, dim, out)

def cat(tensors=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    """cat(tensors, dim=0, *, out=None) -> Tensor

    Joins tensors along a dimension they already have.

    Args:
        tensors: Tensors of equal shape except in `dim`. One of shape (0,) adds no element and fits every
            shape; its dtype counts.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end. Its
            other name is `axis`.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor whose size in `dim` is the sum of theirs. Its dtype is the promoted dtype of all of
        them.
    Raises:
        RuntimeError if sizes differ outside of `dim`, numbers of dimensions differ, or a tensor has no
            dimension (`stack` joins those).
        ValueError if `tensors` is empty.
        TypeError if `out` cannot hold the promoted dtype.
    Derivative: tensors: cat_tensors_backward(grad, to_args_sizes(tensors), to_args_scalartypes(tensors), dim)
    Journey: `cat_op` (aten/ops/shape.py), `CatBackward0`, `cat_meta`, `cat_impl`
        (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.cat([tt.tensor([1, 2]), tt.tensor([2.5])])
    tensor([1.0000, 2.0000, 2.5000])
    >>> tt.cat([tt.zeros(2, 3), tt.zeros(2, 1)], dim=1).shape
    torch.Size([2, 4])
    """
    if out is None and not args and not kwargs and tensors.__class__ in SEQUENCES and dim.__class__ is int and -(2**30) < dim < 2**30:
        try:
            ks = 0
            for t in tensors:
                ks |= t.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return cat_op.table[ks](ks, tensors, dim)
    if not args and not kwargs and are_tensors(tensors) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(out, TensorImpl):
        ks = out.meta_.key_set
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cat_out_op.table[ks](ks, tensors, dim, out)
    return cat_parser.call(*given(("tensors", "dim"), (tensors, dim), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


stack_op = def_("aten::stack(Tensor[] tensors, int dim=0) -> Tensor")
stack_out_op = def_("aten::stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)")
stack_parser = PythonArgParser("stack", (stack_op, stack_out_op))

def stack(tensors=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    """stack(tensors, dim=0, *, out=None) -> Tensor

    Joins tensors of one shape along a new dimension.
        out[..., k, ...] = tensors[k], with k at place `dim`

    Args:
        tensors: Tensors of equal shape.
        dim: int, place of the new dimension in the result; -1 is the last.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor with one dimension more; its size is the number of tensors. The dtype is the promoted
        one.
    Raises:
        RuntimeError if shapes differ or `tensors` is empty.
        IndexError if `dim` is out of range for the result.
    Derivative: tensors: stack_tensors_backward(grad, dim, to_args_scalartypes(tensors))
    Journey: `stack_op` (aten/ops/shape.py), `StackBackward0`, `stack`
        (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.stack([tt.tensor([1, 2]), tt.tensor([3, 4])], dim=1)
    tensor([[1, 3],
            [2, 4]])
    """
    if out is None and not args and not kwargs and tensors.__class__ in SEQUENCES and dim.__class__ is int and -(2**30) < dim < 2**30:
        try:
            ks = 0
            for t in tensors:
                ks |= t.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return stack_op.table[ks](ks, tensors, dim)
    if not args and not kwargs and are_tensors(tensors) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(out, TensorImpl):
        ks = out.meta_.key_set
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return stack_out_op.table[ks](ks, tensors, dim, out)
    return stack_parser.call(*given(("tensors", "dim"), (tensors, dim), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


select_backward_op = def_("aten::select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor")
select_backward_parser = PythonArgParser("select_backward", (select_backward_op,))

def select_backward_default(grad_output, input_sizes, dim, index):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return select_backward_op.table[ks](ks, grad_output, input_sizes, dim, index)

def select_backward(grad_output=NOT_GIVEN, input_sizes=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and (input_sizes_ := as_tuple(input_sizes)) is not False and dim.__class__ is int and -(2**30) < dim < 2**30 and index.__class__ is int and -(2**30) < index < 2**30:
        return select_backward_default(grad_output, input_sizes_, dim, index)
    return select_backward_parser.call(*given(("grad_output", "input_sizes", "dim", "index"), (grad_output, input_sizes, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


slice_backward_op = def_("aten::slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor")
slice_backward_parser = PythonArgParser("slice_backward", (slice_backward_op,))

def slice_backward_default(grad_output, input_sizes, dim, start, end, step):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return slice_backward_op.table[ks](ks, grad_output, input_sizes, dim, start, end, step)

def slice_backward(*args, **kwargs):
    return slice_backward_parser.call(*args, **kwargs)


diagonal_backward_op = def_("aten::diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor")
diagonal_backward_parser = PythonArgParser("diagonal_backward", (diagonal_backward_op,))

def diagonal_backward_default(grad_output, input_sizes, offset, dim1, dim2):
    ks = grad_output.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diagonal_backward_op.table[ks](ks, grad_output, input_sizes, offset, dim1, dim2)

def diagonal_backward(grad_output=NOT_GIVEN, input_sizes=NOT_GIVEN, offset=NOT_GIVEN, dim1=NOT_GIVEN, dim2=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and (input_sizes_ := as_tuple(input_sizes)) is not False and offset.__class__ is int and -(2**30) < offset < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30 and dim2.__class__ is int and -(2**30) < dim2 < 2**30:
        return diagonal_backward_default(grad_output, input_sizes_, offset, dim1, dim2)
    return diagonal_backward_parser.call(*given(("grad_output", "input_sizes", "offset", "dim1", "dim2"), (grad_output, input_sizes, offset, dim1, dim2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


copy__op = def_("aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)")
copy__parser = PythonArgParser("copy_", (copy__op,), methods=(copy__op,))

def copy__default(self, src, non_blocking=False):
    ks = self.meta_.key_set | src.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return copy__op.table[ks](ks, self, src, non_blocking)

def copy_(self=NOT_GIVEN, src=NOT_GIVEN, non_blocking=False, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(src, TensorImpl) and non_blocking.__class__ is bool:
        return copy__default(self, src, non_blocking)
    return copy__parser.call(*given(("self", "src", "non_blocking"), (self, src, non_blocking), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)


clone_op = def_("aten::clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor")
clone_parser = PythonArgParser("clone", (clone_op,), methods=(clone_op,))

def clone_default(self, memory_format=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clone_op.table[ks](ks, self, memory_format)

def clone(input=NOT_GIVEN, *args, memory_format=None, **kwargs):
    """clone(input, *, memory_format=None) -> Tensor

    Copies a tensor into memory of its own.

    Args:
        input: Tensor of any shape and dtype.
        memory_format: Order of the strides of the result. `tt.preserve_format` keeps dense strides as they
            are, `tt.contiguous_format` is row-major, `tt.channels_last` puts channels innermost (4 dimensions
            only).
    Returns: Tensor with equal values. Strides are kept if they are dense and do not overlap; else they are
        row-major.
    Raises: RuntimeError if `tt.channels_last` is asked of a tensor that has not 4 dimensions.
    Note: The copy belongs to the graph, so gradients flow to `input`. `x.detach().clone()` cuts both the
        memory and the history.
    Derivative: self: grad
    Journey: `clone_op` (aten/ops/shape.py), `CloneBackward0`, `clone` (aten/native/shape/copy.py).
    Mirrors: aten/src/ATen/native/Copy.cpp

    >>> x = tt.zeros(2, 3)
    >>> tt.clone(x.t()).stride(), tt.clone(x[0].expand(2, 3)).stride()
    ((1, 3), (3, 1))
    >>> tt.clone(x).data_ptr() == x.data_ptr()
    False
    """
    if not args and not kwargs and (memory_format is None or memory_format.__class__ is MemoryFormat):
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return clone_op.table[ks](ks, input, memory_format)
    return clone_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), memory_format=memory_format, **kwargs)


contiguous_op = def_("aten::contiguous(Tensor(a) self, *, MemoryFormat memory_format=contiguous_format) -> Tensor(a)")
contiguous_parser = PythonArgParser("contiguous", (contiguous_op,), methods=(contiguous_op,))

def contiguous_default(self, memory_format=layouts.contiguous_format):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return contiguous_op.table[ks](ks, self, memory_format)

def contiguous(self=NOT_GIVEN, *args, memory_format=layouts.contiguous_format, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and memory_format.__class__ is MemoryFormat:
        return contiguous_default(self, memory_format)
    return contiguous_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), memory_format=memory_format, **kwargs)


_to_copy_op = def_("aten::_to_copy(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, MemoryFormat? memory_format=None) -> Tensor")
_to_copy_parser = PythonArgParser("_to_copy", (_to_copy_op,))

def _to_copy_default(self, dtype=None, layout=None, device=None, pin_memory=None, non_blocking=False, memory_format=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _to_copy_op.table[ks](ks, self, dtype, layout, device, pin_memory, non_blocking, memory_format)

def _to_copy(*args, **kwargs):
    return _to_copy_parser.call(*args, **kwargs)


to_dtype_layout_op = def_("aten::to.dtype_layout(Tensor(a) self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)")
to_device_op = def_("aten::to.device(Tensor(a) self, Device device, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)")
to_dtype_op = def_("aten::to.dtype(Tensor(a) self, ScalarType dtype, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)")
to_other_op = def_("aten::to.other(Tensor(a) self, Tensor other, bool non_blocking=False, bool copy=False, MemoryFormat? memory_format=None) -> Tensor(a)")

def to_dtype_layout(self, dtype=None, layout=None, device=None, pin_memory=None, non_blocking=False, copy=False, memory_format=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return to_dtype_layout_op.table[ks](ks, self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format)

def to_dtype(self, dtype, non_blocking=False, copy=False, memory_format=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return to_dtype_op.table[ks](ks, self, dtype, non_blocking, copy, memory_format)

def to_other(self, other, non_blocking=False, copy=False, memory_format=None):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return to_other_op.table[ks](ks, self, other, non_blocking, copy, memory_format)


to_parser = PythonArgParser(
    "to",
    (
        PythonOverload(
            "to(Tensor self, Device? device=None, ScalarType? dtype=None, bool non_blocking=False, bool copy=False, *, "
            "MemoryFormat? memory_format=None) -> Tensor",
            lambda self, device, dtype, non_blocking, copy, memory_format: to_dtype_layout(
                self, dtype, None, device, None, non_blocking, copy, memory_format
            ),
        ),
        PythonOverload(
            "to.dtype(Tensor self, ScalarType dtype, bool non_blocking=False, bool copy=False, *, "
            "MemoryFormat? memory_format=None) -> Tensor",
            to_dtype,
        ),
        PythonOverload(
            "to.other(Tensor self, Tensor tensor, bool non_blocking=False, bool copy=False, *, "
            "MemoryFormat? memory_format=None) -> Tensor",
            to_other,
        ),
    ),
    method=True,
)


def to(self, *args, device=NOT_GIVEN, dtype=NOT_GIVEN, **kwargs):
    if not kwargs and len(args) + (device is not NOT_GIVEN) == 1:
        target = args[0] if args else device
        if args and target.__class__ is ScalarType and dtype is NOT_GIVEN:
            return to_dtype(self, target)
        if target.__class__ is str and target == "cpu":
            target = cpu
        if target.__class__ is Device and (dtype is NOT_GIVEN or dtype.__class__ is ScalarType):
            m = self.meta_
            if target is m.device and (dtype is NOT_GIVEN or dtype is m.dtype) and not state.dirty and not replaced_kernels:
                if m.key_set & ~REQUIRES_GRAD == PLAIN:
                    return self
            return to_dtype_layout(self, None if dtype is NOT_GIVEN else dtype, None, target)
    elif dtype.__class__ is ScalarType and not kwargs and not args:
        return to_dtype(self, dtype)
    return to_parser.call(self, *args, device=device, dtype=dtype, **kwargs)


type_as_op = def_("aten::type_as(Tensor self, Tensor other) -> Tensor")
type_as_parser = PythonArgParser("type_as", (type_as_op,), methods=(type_as_op,))

def type_as_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return type_as_op.table[ks](ks, self, other)

def type_as(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return type_as_default(self, other)
    return type_as_parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


resize__op = def_("aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)")
resize__parser = PythonArgParser("resize_", (resize__op,), methods=(resize__op,))

def resize__default(self, size, memory_format=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return resize__op.table[ks](ks, self, size, memory_format)

def resize_(self=NOT_GIVEN, size=NOT_GIVEN, *args, memory_format=None, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (size_ := as_tuple(size)) is not False and (memory_format is None or memory_format.__class__ is MemoryFormat):
        return resize__default(self, size_, memory_format)
    return resize__parser.call(*given(("self", "size"), (self, size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), memory_format=memory_format, **kwargs)


_chunk_cat_op = def_("aten::_chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor")
_chunk_cat_out_op = def_("aten::_chunk_cat.out(Tensor[] tensors, int dim, int num_chunks, *, Tensor(a!) out) -> Tensor(a!)")
_chunk_cat_parser = PythonArgParser("_chunk_cat", (_chunk_cat_op, _chunk_cat_out_op))

def _chunk_cat(tensors=NOT_GIVEN, dim=NOT_GIVEN, num_chunks=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and are_tensors(tensors) and dim.__class__ is int and -(2**30) < dim < 2**30 and num_chunks.__class__ is int and -(2**30) < num_chunks < 2**30:
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _chunk_cat_op.table[ks](ks, tensors, dim, num_chunks)
    return _chunk_cat_parser.call(*given(("tensors", "dim", "num_chunks"), (tensors, dim, num_chunks), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


tril_op = def_("aten::tril(Tensor self, SymInt diagonal=0) -> Tensor")
tril_out_op = def_("aten::tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)")
tril_parser = PythonArgParser("tril", (tril_op, tril_out_op), methods=(tril_op,))

def tril_default(self, diagonal=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tril_op.table[ks](ks, self, diagonal)

def tril_out(self, diagonal, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tril_out_op.table[ks](ks, self, diagonal, out)

def tril(input=NOT_GIVEN, diagonal=0, *args, out=None, **kwargs):
    """tril(input, diagonal=0, *, out=None) -> Tensor

    Keeps the lower triangle of each matrix and sets the rest to zero.
        out[..., i, j] = input[..., i, j] if j - i <= diagonal else 0

    Args:
        input: Tensor of shape (..., M, N).
        diagonal: int. 0 is the main diagonal, k > 0 the k-th one above it, k < 0 one below it. The diagonal
            itself is kept.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of the same shape and dtype, in row-major memory.
    Raises: RuntimeError if `input` has fewer than 2 dimensions.
    Derivative: self: grad.tril(diagonal)
    Journey: `tril_op` (aten/ops/shape.py), `TrilBackward0`, `tril_meta`, `tril_impl`
        (aten/native/shape/triangular_ops.py).
    Mirrors: aten/src/ATen/native/TriangularOps.cpp

    >>> tt.tril(tt.ones(3, 3, dtype=tt.int64))
    tensor([[1, 0, 0],
            [1, 1, 0],
            [1, 1, 1]])
    """
    if out is None and not args and not kwargs and diagonal.__class__ is int and -(2**30) < diagonal < 2**30:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tril_op.table[ks](ks, input, diagonal)
    if not args and not kwargs and isinstance(input, TensorImpl) and diagonal.__class__ is int and -(2**30) < diagonal < 2**30 and isinstance(out, TensorImpl):
        ks = input.meta_.key_set | out.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return tril_out_op.table[ks](ks, input, diagonal, out)
    return tril_parser.call(*given(("input", "diagonal"), (input, diagonal), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


tril__op = def_("aten::tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)")
tril__parser = PythonArgParser("tril_", (tril__op,), methods=(tril__op,))

def tril__default(self, diagonal=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tril__op.table[ks](ks, self, diagonal)

def tril_(self=NOT_GIVEN, diagonal=0, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and diagonal.__class__ is int and -(2**30) < diagonal < 2**30:
        return tril__default(self, diagonal)
    return tril__parser.call(*given(("self", "diagonal"), (self, diagonal), (NOT_GIVEN, 0), args, kwargs), **kwargs)


triu_op = def_("aten::triu(Tensor self, SymInt diagonal=0) -> Tensor")
triu_out_op = def_("aten::triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)")
triu_parser = PythonArgParser("triu", (triu_op, triu_out_op), methods=(triu_op,))

def triu_default(self, diagonal=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return triu_op.table[ks](ks, self, diagonal)

def triu_out(self, diagonal, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return triu_out_op.table[ks](ks, self, diagonal, out)

def triu(input=NOT_GIVEN, diagonal=0, *args, out=None, **kwargs):
    """triu(input, diagonal=0, *, out=None) -> Tensor

    Keeps the upper triangle of each matrix and sets the rest to zero.
        out[..., i, j] = input[..., i, j] if j - i >= diagonal else 0

    Args:
        input: Tensor of shape (..., M, N).
        diagonal: int. 0 is the main diagonal, k > 0 the k-th one above it, k < 0 one below it. The diagonal
            itself is kept.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of the same shape and dtype, in row-major memory.
    Raises: RuntimeError if `input` has fewer than 2 dimensions.
    Derivative: self: grad.triu(diagonal)
    Journey: `triu_op` (aten/ops/shape.py), `TriuBackward0`, `triu_meta`, `triu_impl`
        (aten/native/shape/triangular_ops.py).
    Mirrors: aten/src/ATen/native/TriangularOps.cpp

    >>> tt.triu(tt.ones(3, 3, dtype=tt.int64), diagonal=1)
    tensor([[0, 1, 1],
            [0, 0, 1],
            [0, 0, 0]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and diagonal.__class__ is int and -(2**30) < diagonal < 2**30:
        return triu_default(input, diagonal)
    return triu_parser.call(*given(("input", "diagonal"), (input, diagonal), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


triu__op = def_("aten::triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)")
triu__parser = PythonArgParser("triu_", (triu__op,), methods=(triu__op,))

def triu__default(self, diagonal=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return triu__op.table[ks](ks, self, diagonal)

def triu_(self=NOT_GIVEN, diagonal=0, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and diagonal.__class__ is int and -(2**30) < diagonal < 2**30:
        return triu__default(self, diagonal)
    return triu__parser.call(*given(("self", "diagonal"), (self, diagonal), (NOT_GIVEN, 0), args, kwargs), **kwargs)


flip_op = def_("aten::flip(Tensor self, int[] dims) -> Tensor")
flip_parser = PythonArgParser("flip", (flip_op,), methods=(flip_op,))

def flip_default(self, dims):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return flip_op.table[ks](ks, self, dims)

def flip(input=NOT_GIVEN, dims=NOT_GIVEN, *args, **kwargs):
    """flip(input, dims) -> Tensor

    Reverses the order of the elements along some dimensions.
        out[..., i, ...] = input[..., size - 1 - i, ...]

    Args:
        input: Tensor of any shape and dtype.
        dims: Dimensions to reverse, as a tuple or list. A method call may give the numbers one by one.
    Returns: New tensor of the same shape. It is a copy, because a stride cannot be negative.
    Raises:
        RuntimeError if `dims` names a dimension twice.
        IndexError if a dimension lies outside of [-n, n - 1].
    Derivative: self: grad.flip(dims)
    Journey: `flip_op` (aten/ops/shape.py), `FlipBackward0`, `flip`
        (aten/native/shape/tensor_transformations.py).
    Mirrors: aten/src/ATen/native/TensorTransformations.cpp

    >>> tt.flip(tt.tensor([[1, 2], [3, 4]]), (0,))
    tensor([[3, 4],
            [1, 2]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (dims_ := as_tuple(dims)) is not False:
        return flip_default(input, dims_)
    return flip_parser.call(*given(("input", "dims"), (input, dims), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


roll_op = def_("aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor")
roll_parser = PythonArgParser("roll", (roll_op,), methods=(roll_op,))

def roll_default(self, shifts, dims=()):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return roll_op.table[ks](ks, self, shifts, dims)

def roll(input=NOT_GIVEN, shifts=NOT_GIVEN, dims=(), *args, **kwargs):
    """roll(input, shifts, dims=()) -> Tensor

    Shifts elements along dimensions; what leaves at one end comes back at the other.
        out[..., (i + shift) mod size, ...] = input[..., i, ...]

    Args:
        input: Tensor of any shape and dtype.
        shifts: int or ints, steps towards higher indices; negative ones go back.
        dims: int or ints, one dimension for each shift. Without it the tensor is shifted as if it were flat.
    Returns: New contiguous tensor of the same shape.
    Raises:
        RuntimeError if `shifts` and `dims` differ in length, or `shifts` is empty.
        IndexError if a dimension lies outside of [-n, n - 1].
    Derivative: self: roll_backward(grad, shifts, dims)
    Journey: `roll_op` (aten/ops/shape.py), `RollBackward0`, `roll`
        (aten/native/shape/tensor_transformations.py).
    Mirrors: aten/src/ATen/native/TensorTransformations.cpp

    >>> tt.roll(tt.tensor([1, 2, 3, 4]), 1)
    tensor([4, 1, 2, 3])
    >>> tt.roll(tt.tensor([[1, 2], [3, 4]]), 1, dims=0)
    tensor([[3, 4],
            [1, 2]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (shifts_ := as_tuple(shifts, 1)) is not False and (dims_ := as_tuple(dims, 1)) is not False:
        return roll_default(input, shifts_, dims_)
    return roll_parser.call(*given(("input", "shifts", "dims"), (input, shifts, dims), (NOT_GIVEN, NOT_GIVEN, ()), args, kwargs), **kwargs)


repeat_op = def_("aten::repeat(Tensor self, SymInt[] repeats) -> Tensor")
repeat_parser = PythonArgParser("repeat", (repeat_op,), methods=(repeat_op,))

def repeat_default(self, repeats):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return repeat_op.table[ks](ks, self, repeats)

def repeat(self=NOT_GIVEN, repeats=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (repeats_ := as_tuple(repeats)) is not False:
        return repeat_default(self, repeats_)
    return repeat_parser.call(*given(("self", "repeats"), (self, repeats), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


diag_embed_op = def_("aten::diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor")
diag_embed_out_op = def_("aten::diag_embed.out(Tensor self, int offset=0, int dim1=-2, int dim2=-1, *, Tensor(a!) out) -> Tensor(a!)")
diag_embed_parser = PythonArgParser("diag_embed", (diag_embed_op,), methods=(diag_embed_op,))

def diag_embed_default(self, offset=0, dim1=-2, dim2=-1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diag_embed_op.table[ks](ks, self, offset, dim1, dim2)

def diag_embed_out(self, offset, dim1, dim2, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diag_embed_out_op.table[ks](ks, self, offset, dim1, dim2, out)

def diag_embed(input=NOT_GIVEN, offset=0, dim1=-2, dim2=-1, *args, **kwargs):
    """diag_embed(input, offset=0, dim1=-2, dim2=-1) -> Tensor

    Puts the last dimension on the diagonal of new matrices that are zero elsewhere.

    Args:
        input: Tensor of shape (..., N).
        offset: int. 0 is the main diagonal, k > 0 the k-th one above it, k < 0 one below it.
        dim1: Place of the rows in the result. Negative ones count from the end.
        dim2: Place of the columns in the result.
    Returns: New tensor with one dimension more. The two sizes are N + |offset|.
    Raises:
        RuntimeError if `dim1` and `dim2` are the same dimension.
        IndexError if `input` has no dimension, or a dimension is out of range for the result.
    Note: `diagonal` with the same `offset`, `dim1` and `dim2` reads the values back.
    Derivative: self: grad.diagonal(offset, dim1, dim2)
    Journey: `diag_embed_op` (aten/ops/shape.py), `DiagEmbedBackward0`, `diag_embed`
        (aten/native/shape/tensor_transformations.py).
    Mirrors: aten/src/ATen/native/TensorTransformations.cpp

    >>> tt.diag_embed(tt.tensor([[1, 2], [3, 4]]))
    tensor([[[1, 0],
             [0, 2]],
    <BLANKLINE>
            [[3, 0],
             [0, 4]]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and offset.__class__ is int and -(2**30) < offset < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30 and dim2.__class__ is int and -(2**30) < dim2 < 2**30:
        return diag_embed_default(input, offset, dim1, dim2)
    return diag_embed_parser.call(*given(("input", "offset", "dim1", "dim2"), (input, offset, dim1, dim2), (NOT_GIVEN, 0, -2, -1), args, kwargs), **kwargs)


diag_op = def_("aten::diag(Tensor self, int diagonal=0) -> Tensor")
diag_out_op = def_("aten::diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)")
diag_parser = PythonArgParser("diag", (diag_op, diag_out_op), methods=(diag_op,))

def diag_default(self, diagonal=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diag_op.table[ks](ks, self, diagonal)

def diag(input=NOT_GIVEN, diagonal=0, *args, out=None, **kwargs):
    """diag(input, diagonal=0, *, out=None) -> Tensor

    Makes a diagonal matrix of a vector, or reads a diagonal of a matrix.

    Args:
        input: Tensor of shape (N,) or (M, N).
        diagonal: int. 0 is the main diagonal, k > 0 the k-th one above it, k < 0 one below it.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New matrix of size N + |diagonal| for a vector; a copy of the diagonal for a matrix.
    Raises: RuntimeError if `input` has neither 1 nor 2 dimensions.
    Note: The two uses are clearer by their own names, `diag_embed` and `diagonal` (a view).
    Derivative: those of the operators that it calls.
    Journey: `diag_op` (aten/ops/shape.py), `diag` (aten/native/shape/tensor_transformations.py).
    Mirrors: aten/src/ATen/native/TensorTransformations.cpp

    >>> tt.diag(tt.tensor([1, 2]))
    tensor([[1, 0],
            [0, 2]])
    >>> tt.diag(tt.tensor([[1, 2], [3, 4]]))
    tensor([1, 4])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and diagonal.__class__ is int and -(2**30) < diagonal < 2**30:
        return diag_default(input, diagonal)
    return diag_parser.call(*given(("input", "diagonal"), (input, diagonal), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


diagflat_op = def_("aten::diagflat(Tensor self, int offset=0) -> Tensor")
diagflat_parser = PythonArgParser("diagflat", (diagflat_op,), methods=(diagflat_op,))

def diagflat_default(self, offset=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diagflat_op.table[ks](ks, self, offset)

def diagflat(input=NOT_GIVEN, offset=0, *args, **kwargs):
    """diagflat(input, offset=0) -> Tensor

    Flattens a tensor and puts its elements on the diagonal of a matrix.

    Args:
        input: Tensor of any shape and dtype.
        offset: int. 0 is the main diagonal, k > 0 the k-th one above it, k < 0 one below it.
    Returns: New square matrix of size numel + |offset|, zero outside of the diagonal.
    Derivative: those of the operators that it calls.
    Journey: `diagflat_op` (aten/ops/shape.py), `diagflat` (aten/native/shape/tensor_transformations.py).
    Mirrors: aten/src/ATen/native/TensorTransformations.cpp

    >>> tt.diagflat(tt.tensor([1, 2]), offset=1)
    tensor([[0, 1, 0],
            [0, 0, 2],
            [0, 0, 0]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and offset.__class__ is int and -(2**30) < offset < 2**30:
        return diagflat_default(input, offset)
    return diagflat_parser.call(*given(("input", "offset"), (input, offset), (NOT_GIVEN, 0), args, kwargs), **kwargs)


reshape_as_op = def_("aten::reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)")
reshape_as_parser = PythonArgParser("reshape_as", (reshape_as_op,), methods=(reshape_as_op,))

def reshape_as_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return reshape_as_op.table[ks](ks, self, other)

def reshape_as(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return reshape_as_default(self, other)
    return reshape_as_parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


unfold_op = def_("aten::unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)")
unfold_parser = PythonArgParser("unfold", (unfold_op,), methods=(unfold_op,))

def unfold_default(self, dimension, size, step):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unfold_op.table[ks](ks, self, dimension, size, step)

def unfold(self=NOT_GIVEN, dimension=NOT_GIVEN, size=NOT_GIVEN, step=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and dimension.__class__ is int and -(2**30) < dimension < 2**30 and size.__class__ is int and -(2**30) < size < 2**30 and step.__class__ is int and -(2**30) < step < 2**30:
        return unfold_default(self, dimension, size, step)
    return unfold_parser.call(*given(("self", "dimension", "size", "step"), (self, dimension, size, step), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


unfold_backward_op = def_("aten::unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor")
unfold_backward_parser = PythonArgParser("unfold_backward", (unfold_backward_op,))

def unfold_backward_default(grad_in, input_sizes, dim, size, step):
    ks = grad_in.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unfold_backward_op.table[ks](ks, grad_in, input_sizes, dim, size, step)

def unfold_backward(grad_in=NOT_GIVEN, input_sizes=NOT_GIVEN, dim=NOT_GIVEN, size=NOT_GIVEN, step=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_in, TensorImpl) and (input_sizes_ := as_tuple(input_sizes)) is not False and dim.__class__ is int and -(2**30) < dim < 2**30 and size.__class__ is int and -(2**30) < size < 2**30 and step.__class__ is int and -(2**30) < step < 2**30:
        return unfold_backward_default(grad_in, input_sizes_, dim, size, step)
    return unfold_backward_parser.call(*given(("grad_in", "input_sizes", "dim", "size", "step"), (grad_in, input_sizes, dim, size, step), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


diagonal_copy_op = def_("aten::diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor")
diagonal_copy_out_op = def_("aten::diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)")
diagonal_copy_parser = PythonArgParser("diagonal_copy", (diagonal_copy_op, diagonal_copy_out_op))

def diagonal_copy_default(self, offset=0, dim1=0, dim2=1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diagonal_copy_op.table[ks](ks, self, offset, dim1, dim2)

def diagonal_copy_out(self, offset, dim1, dim2, out):
    ks = self.meta_.key_set | out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diagonal_copy_out_op.table[ks](ks, self, offset, dim1, dim2, out)

def diagonal_copy(input=NOT_GIVEN, offset=0, dim1=0, dim2=1, *args, out=None, **kwargs):
    """diagonal_copy(input, offset=0, dim1=0, dim2=1, *, out=None) -> Tensor

    Copies a diagonal of two dimensions; it becomes the last dimension.

    Args:
        input: Tensor of at least 2 dimensions.
        offset: int. 0 is the main diagonal, k > 0 the k-th one above it, k < 0 one below it.
        dim1: Dimension of the rows. Negative ones count from the end.
        dim2: Dimension of the columns.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor with the shape that `diagonal` gives. It has memory of its own and is contiguous, whatever
        the strides of `input`.
    Raises:
        RuntimeError if `dim1` and `dim2` are the same dimension.
        IndexError if a dimension lies outside of [-n, n - 1].
    Derivative: self: diagonal_backward(grad, self.sym_sizes(), offset, dim1, dim2)
    Journey: `diagonal_copy_op` (aten/ops/shape.py), `DiagonalBackward0_copy`, `diagonal_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.arange(4).view(2, 2)
    >>> y = tt.diagonal_copy(x)
    >>> y, y.stride()
    (tensor([0, 3]), (1,))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and offset.__class__ is int and -(2**30) < offset < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30 and dim2.__class__ is int and -(2**30) < dim2 < 2**30:
        return diagonal_copy_default(input, offset, dim1, dim2)
    return diagonal_copy_parser.call(*given(("input", "offset", "dim1", "dim2"), (input, offset, dim1, dim2), (NOT_GIVEN, 0, 0, 1), args, kwargs), out=out, **kwargs)


as_strided__op = def_("aten::as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)")
as_strided__parser = PythonArgParser("as_strided_", (as_strided__op,), methods=(as_strided__op,))

def as_strided__default(self, size, stride, storage_offset=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return as_strided__op.table[ks](ks, self, size, stride, storage_offset)

def as_strided_(input=NOT_GIVEN, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False and (storage_offset is None or (storage_offset.__class__ is int and -(2**30) < storage_offset < 2**30)):
        return as_strided__default(input, size_, stride_, storage_offset)
    return as_strided__parser.call(*given(("input", "size", "stride", "storage_offset"), (input, size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


swapaxes_op = def_("aten::swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)")
swapaxes_parser = PythonArgParser("swapaxes", (swapaxes_op,), methods=(swapaxes_op,))

def swapaxes_default(self, axis0, axis1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return swapaxes_op.table[ks](ks, self, axis0, axis1)

def swapaxes(input=NOT_GIVEN, axis0=NOT_GIVEN, axis1=NOT_GIVEN, *args, **kwargs):
    """swapaxes(input, axis0, axis1) -> Tensor

    Another name of `transpose`. Swaps two dimensions.

    Args:
        input: Tensor of any shape and dtype.
        axis0: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        axis1: The dimension it changes places with, counted in the same way.
    Returns: A view of `input`: it shares its memory.
    Derivative: those of the operators that it calls.
    Journey: `swapaxes_op` (aten/ops/shape.py), `swapaxes` (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and axis0.__class__ is int and -(2**30) < axis0 < 2**30 and axis1.__class__ is int and -(2**30) < axis1 < 2**30:
        return swapaxes_default(input, axis0, axis1)
    return swapaxes_parser.call(*given(("input", "axis0", "axis1"), (input, axis0, axis1), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


swapaxes__op = def_("aten::swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)")
swapaxes__parser = PythonArgParser("swapaxes_", (swapaxes__op,), methods=(swapaxes__op,))

def swapaxes_(*args, **kwargs):
    return swapaxes__parser.call(*args, **kwargs)


swapdims_op = def_("aten::swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)")
swapdims_parser = PythonArgParser("swapdims", (swapdims_op,), methods=(swapdims_op,))

def swapdims_default(self, dim0, dim1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return swapdims_op.table[ks](ks, self, dim0, dim1)

def swapdims(input=NOT_GIVEN, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
    """swapdims(input, dim0, dim1) -> Tensor

    Another name of `transpose`. Swaps two dimensions.

    Args:
        input: Tensor of any shape and dtype.
        dim0: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        dim1: The dimension it changes places with, counted in the same way.
    Returns: A view of `input`: it shares its memory.
    Derivative: those of the operators that it calls.
    Journey: `swapdims_op` (aten/ops/shape.py), `swapdims` (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and dim0.__class__ is int and -(2**30) < dim0 < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30:
        return swapdims_default(input, dim0, dim1)
    return swapdims_parser.call(*given(("input", "dim0", "dim1"), (input, dim0, dim1), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


swapdims__op = def_("aten::swapdims_(Tensor(a!) self, int dim0, int dim1) -> Tensor(a!)")
swapdims__parser = PythonArgParser("swapdims_", (swapdims__op,), methods=(swapdims__op,))

def swapdims_(*args, **kwargs):
    return swapdims__parser.call(*args, **kwargs)


moveaxis_intlist_op = def_("aten::moveaxis.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)")
moveaxis_int_op = def_("aten::moveaxis.int(Tensor(a) self, int source, int destination) -> Tensor(a)")
moveaxis_parser = PythonArgParser("moveaxis", (moveaxis_intlist_op, moveaxis_int_op), methods=(moveaxis_intlist_op, moveaxis_int_op))

def moveaxis_intlist(self, source, destination):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return moveaxis_intlist_op.table[ks](ks, self, source, destination)

def moveaxis_int(self, source, destination):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return moveaxis_int_op.table[ks](ks, self, source, destination)

def moveaxis(input=NOT_GIVEN, source=NOT_GIVEN, destination=NOT_GIVEN, *args, **kwargs):
    """moveaxis(input, source, destination) -> Tensor

    Another name of `movedim`. Moves some dimensions to new places; the others keep their order.

    Args:
        input: Tensor of any shape and dtype.
        source: int or ints, the dimensions that move. Negative ones count from the end.
        destination: int or ints, the place of each in the result.
    Returns: A view of `input`: it shares its memory.
    Derivative: those of the operators that it calls.
    Journey: `moveaxis_intlist_op` (aten/ops/shape.py), `moveaxis_intlist`
        (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (source_ := as_tuple(source)) is not False and (destination_ := as_tuple(destination)) is not False:
        return moveaxis_intlist(input, source_, destination_)
    if not args and not kwargs and isinstance(input, TensorImpl) and source.__class__ is int and -(2**30) < source < 2**30 and destination.__class__ is int and -(2**30) < destination < 2**30:
        return moveaxis_int(input, source, destination)
    return moveaxis_parser.call(*given(("input", "source", "destination"), (input, source, destination), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


tensor_split_sections_op = def_("aten::tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]")
tensor_split_indices_op = def_("aten::tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]")
tensor_split_tensor_indices_or_sections_op = def_("aten::tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]")
tensor_split_parser = PythonArgParser("tensor_split", (tensor_split_sections_op, tensor_split_indices_op, tensor_split_tensor_indices_or_sections_op), methods=(tensor_split_sections_op, tensor_split_indices_op, tensor_split_tensor_indices_or_sections_op))

def tensor_split_sections(self, sections, dim=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tensor_split_sections_op.table[ks](ks, self, sections, dim)

def tensor_split_indices(self, indices, dim=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tensor_split_indices_op.table[ks](ks, self, indices, dim)

def tensor_split_tensor_indices_or_sections(self, tensor_indices_or_sections, dim=0):
    ks = self.meta_.key_set | tensor_indices_or_sections.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tensor_split_tensor_indices_or_sections_op.table[ks](ks, self, tensor_indices_or_sections, dim)

def tensor_split(input=NOT_GIVEN, *args, **kwargs):
    """tensor_split(input, sections, dim=0) -> tuple of Tensors
    tensor_split(input, indices, dim=0) -> tuple of Tensors
    tensor_split(input, tensor_indices_or_sections, dim=0) -> tuple of Tensors

    Cuts a tensor along a dimension into a number of nearly equal parts, or at given indices.

    Args:
        input: Tensor of at least one dimension.
        sections: int above 0, the number of parts. The first ones are larger by one if the size does not
            divide.
        indices: ints at which a new part begins; k of them make k + 1 parts. Negative ones count from the
            end.
        tensor_indices_or_sections: int64 tensor on the CPU, of shape () for `sections` or (k,) for `indices`.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
    Returns: Tuple of views.
    Raises: RuntimeError if `sections` is not positive, a tensor is not int64, or `input` has no dimension.
    Note: Indices are handled as in Python slices, so those past the end give empty parts. If they do not
        rise, parts can be empty or overlap.
    Derivative: those of the operators that it calls.
    Journey: `tensor_split_sections_op` (aten/ops/shape.py), `tensor_split_sections`
        (aten/native/shape/tensor_shape_split.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.tensor_split(tt.arange(5), 3)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    >>> tt.tensor_split(tt.arange(5), (1, 3))
    (tensor([0]), tensor([1, 2]), tensor([3, 4]))
    """
    if not kwargs:
        if len(args) == 1:
            (indices,) = args
            if isinstance(input, TensorImpl) and (indices_ := as_tuple(indices)) is not False:
                return tensor_split_indices(input, indices_, 0)
            (sections,) = args
            if isinstance(input, TensorImpl) and sections.__class__ is int and -(2**30) < sections < 2**30:
                return tensor_split_sections(input, sections, 0)
            (tensor_indices_or_sections,) = args
            if isinstance(input, TensorImpl) and isinstance(tensor_indices_or_sections, TensorImpl):
                return tensor_split_tensor_indices_or_sections(input, tensor_indices_or_sections, 0)
        if len(args) == 2:
            indices, dim = args
            if isinstance(input, TensorImpl) and (indices_ := as_tuple(indices)) is not False and dim.__class__ is int and -(2**30) < dim < 2**30:
                return tensor_split_indices(input, indices_, dim)
            sections, dim = args
            if isinstance(input, TensorImpl) and sections.__class__ is int and -(2**30) < sections < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30:
                return tensor_split_sections(input, sections, dim)
            tensor_indices_or_sections, dim = args
            if isinstance(input, TensorImpl) and isinstance(tensor_indices_or_sections, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
                return tensor_split_tensor_indices_or_sections(input, tensor_indices_or_sections, dim)
    return tensor_split_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


hsplit_int_op = def_("aten::hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]")
hsplit_array_op = def_("aten::hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]")
hsplit_parser = PythonArgParser("hsplit", (hsplit_int_op, hsplit_array_op), methods=(hsplit_int_op, hsplit_array_op))

def hsplit_int(self, sections):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return hsplit_int_op.table[ks](ks, self, sections)

def hsplit_array(self, indices):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return hsplit_array_op.table[ks](ks, self, indices)

def hsplit(input=NOT_GIVEN, *args, **kwargs):
    """hsplit(input, sections) -> tuple of Tensors
    hsplit(input, indices) -> tuple of Tensors

    Cuts a tensor into parts from left to right, along dimension 1 (dimension 0 of a vector).

    Args:
        input: Tensor of at least one dimension.
        sections: int, the number of equal parts.
        indices: ints at which a new part begins.
    Returns: Tuple of views.
    Raises: RuntimeError if the size is not divisible by `sections`, or `input` has no dimension.
    Derivative: those of the operators that it calls.
    Journey: `hsplit_int_op` (aten/ops/shape.py), `hsplit_int` (aten/native/shape/tensor_shape_split.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.hsplit(tt.tensor([[1, 2, 3], [4, 5, 6]]), [1])
    (tensor([[1],
            [4]]), tensor([[2, 3],
            [5, 6]]))
    """
    if not kwargs and len(args) == 1:
        (sections,) = args
        if isinstance(input, TensorImpl) and sections.__class__ is int and -(2**30) < sections < 2**30:
            return hsplit_int(input, sections)
        (indices,) = args
        if isinstance(input, TensorImpl) and (indices_ := as_tuple(indices)) is not False:
            return hsplit_array(input, indices_)
    return hsplit_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


vsplit_int_op = def_("aten::vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]")
vsplit_array_op = def_("aten::vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]")
vsplit_parser = PythonArgParser("vsplit", (vsplit_int_op, vsplit_array_op), methods=(vsplit_int_op, vsplit_array_op))

def vsplit_int(self, sections):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return vsplit_int_op.table[ks](ks, self, sections)

def vsplit_array(self, indices):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return vsplit_array_op.table[ks](ks, self, indices)

def vsplit(input=NOT_GIVEN, *args, **kwargs):
    """vsplit(input, sections) -> tuple of Tensors
    vsplit(input, indices) -> tuple of Tensors

    Cuts a tensor into parts from top to bottom, along dimension 0.

    Args:
        input: Tensor of at least 2 dimensions.
        sections: int, the number of equal parts.
        indices: ints at which a new part begins.
    Returns: Tuple of views.
    Raises: RuntimeError if the size is not divisible by `sections`, or `input` has fewer than 2 dimensions.
    Derivative: those of the operators that it calls.
    Journey: `vsplit_int_op` (aten/ops/shape.py), `vsplit_int` (aten/native/shape/tensor_shape_split.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.vsplit(tt.tensor([[1, 2], [3, 4]]), 2)
    (tensor([[1, 2]]), tensor([[3, 4]]))
    """
    if not kwargs and len(args) == 1:
        (sections,) = args
        if isinstance(input, TensorImpl) and sections.__class__ is int and -(2**30) < sections < 2**30:
            return vsplit_int(input, sections)
        (indices,) = args
        if isinstance(input, TensorImpl) and (indices_ := as_tuple(indices)) is not False:
            return vsplit_array(input, indices_)
    return vsplit_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


dsplit_int_op = def_("aten::dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]")
dsplit_array_op = def_("aten::dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]")
dsplit_parser = PythonArgParser("dsplit", (dsplit_int_op, dsplit_array_op), methods=(dsplit_int_op, dsplit_array_op))

def dsplit_int(self, sections):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return dsplit_int_op.table[ks](ks, self, sections)

def dsplit_array(self, indices):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return dsplit_array_op.table[ks](ks, self, indices)

def dsplit(input=NOT_GIVEN, *args, **kwargs):
    """dsplit(input, sections) -> tuple of Tensors
    dsplit(input, indices) -> tuple of Tensors

    Cuts a tensor into parts from front to back, along dimension 2.

    Args:
        input: Tensor of at least 3 dimensions.
        sections: int, the number of equal parts.
        indices: ints at which a new part begins.
    Returns: Tuple of views.
    Raises: RuntimeError if the size is not divisible by `sections`, or `input` has fewer than 3 dimensions.
    Derivative: those of the operators that it calls.
    Journey: `dsplit_int_op` (aten/ops/shape.py), `dsplit_int` (aten/native/shape/tensor_shape_split.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> [part.shape for part in tt.dsplit(tt.zeros(2, 3, 4), [1])]
    [torch.Size([2, 3, 1]), torch.Size([2, 3, 3])]
    """
    if not kwargs and len(args) == 1:
        (sections,) = args
        if isinstance(input, TensorImpl) and sections.__class__ is int and -(2**30) < sections < 2**30:
            return dsplit_int(input, sections)
        (indices,) = args
        if isinstance(input, TensorImpl) and (indices_ := as_tuple(indices)) is not False:
            return dsplit_array(input, indices_)
    return dsplit_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


unsafe_chunk_op = def_("aten::unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]")
unsafe_chunk_parser = PythonArgParser("unsafe_chunk", (unsafe_chunk_op,), methods=(unsafe_chunk_op,))

def unsafe_chunk_default(self, chunks, dim=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unsafe_chunk_op.table[ks](ks, self, chunks, dim)

def unsafe_chunk(input=NOT_GIVEN, chunks=NOT_GIVEN, dim=0, *args, **kwargs):
    """unsafe_chunk(input, chunks, dim=0) -> tuple of Tensors

    Cuts as `chunk` does, but the parts are not views for autograd.

    Args:
        input: Tensor of at least one dimension.
        chunks: int above 0, the number of parts wanted.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
    Returns: Tuple of tensors. The parts share `input`'s memory, but autograd takes them for tensors of their
        own. Write to the parts or to `input`, never to both: the gradients would be wrong without an error.
    Raises: RuntimeError if `chunks` is not positive, or `input` has no dimension.
    Note: A recurrent cell uses it for its gates, which then may be changed in place.
    Derivative: those of the operators that it calls.
    Journey: `unsafe_chunk_op` (aten/ops/shape.py), `unsafe_chunk` (aten/native/shape/tensor_shape_split.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.unsafe_chunk(tt.arange(5), 3)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and chunks.__class__ is int and -(2**30) < chunks < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30:
        return unsafe_chunk_default(input, chunks, dim)
    return unsafe_chunk_parser.call(*given(("input", "chunks", "dim"), (input, chunks, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


unsafe_split_Tensor_op = def_("aten::unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]")
unsafe_split_parser = PythonArgParser("unsafe_split", (unsafe_split_Tensor_op,), methods=(unsafe_split_Tensor_op,))

def unsafe_split_Tensor(self, split_size, dim=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unsafe_split_Tensor_op.table[ks](ks, self, split_size, dim)

def unsafe_split(input=NOT_GIVEN, split_size=NOT_GIVEN, dim=0, *args, **kwargs):
    """unsafe_split(input, split_size, dim=0) -> tuple of Tensors

    Cuts as `split` does, but the parts are not views for autograd.

    Args:
        input: Tensor of at least one dimension.
        split_size: int, size of each part; the last may be smaller.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
    Returns: Tuple of tensors. The parts share `input`'s memory, but autograd takes them for tensors of their
        own. Write to the parts or to `input`, never to both: the gradients would be wrong without an error.
    Raises: RuntimeError if `split_size` is negative, or is 0 on a dimension that is not empty.
    Derivative: self: split_backward(grads, split_size, dim, self.sym_sizes(), self.options())
    Journey: `unsafe_split_Tensor_op` (aten/ops/shape.py), `UnsafeSplitBackward0`, `unsafe_split`
        (aten/native/shape/tensor_shape_split.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.arange(4)
    >>> a, b = tt.unsafe_split(x, 2)
    >>> a, a.data_ptr() == x.data_ptr(), a._is_view()
    (tensor([0, 1]), True, False)
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and split_size.__class__ is int and -(2**30) < split_size < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30:
        return unsafe_split_Tensor(input, split_size, dim)
    return unsafe_split_parser.call(*given(("input", "split_size", "dim"), (input, split_size, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


unsafe_split_with_sizes_op = def_("aten::unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]")
unsafe_split_with_sizes_parser = PythonArgParser("unsafe_split_with_sizes", (unsafe_split_with_sizes_op,), methods=(unsafe_split_with_sizes_op,))

def unsafe_split_with_sizes_default(self, split_sizes, dim=0):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unsafe_split_with_sizes_op.table[ks](ks, self, split_sizes, dim)

def unsafe_split_with_sizes(input=NOT_GIVEN, split_sizes=NOT_GIVEN, dim=0, *args, **kwargs):
    """unsafe_split_with_sizes(input, split_sizes, dim=0) -> tuple of Tensors

    Cuts as `split_with_sizes` does, but the parts are not views for autograd.

    Args:
        input: Tensor of at least one dimension.
        split_sizes: ints that are not negative and add up to the size of `dim`.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
    Returns: Tuple of tensors. The parts share `input`'s memory, but autograd takes them for tensors of their
        own. Write to the parts or to `input`, never to both: the gradients would be wrong without an error.
    Raises: RuntimeError if a size is negative or the sum is another.
    Derivative: self: split_with_sizes_backward(grads, split_sizes, dim, self.sym_sizes(), self.options())
    Journey: `unsafe_split_with_sizes_op` (aten/ops/shape.py), `UnsafeSplitWithSizesBackward0`,
        `unsafe_split_with_sizes` (aten/native/shape/tensor_shape_split.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.unsafe_split_with_sizes(tt.arange(4), [1, 3])
    (tensor([0]), tensor([1, 2, 3]))
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (split_sizes_ := as_tuple(split_sizes)) is not False and dim.__class__ is int and -(2**30) < dim < 2**30:
        return unsafe_split_with_sizes_default(input, split_sizes_, dim)
    return unsafe_split_with_sizes_parser.call(*given(("input", "split_sizes", "dim"), (input, split_sizes, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


ravel_op = def_("aten::ravel(Tensor(a) self) -> Tensor(a)")
ravel_parser = PythonArgParser("ravel", (ravel_op,), methods=(ravel_op,))

def ravel(input=NOT_GIVEN, *args, **kwargs):
    """ravel(input) -> Tensor

    Gives all elements in one dimension, in row-major order.

    Args:
        input: Tensor of any shape and dtype.
    Returns: A view of `input` where its strides allow it, else a copy. Contiguous tensor of shape (numel,).
        It shares memory with a contiguous `input`; else it is a copy.
    Derivative: those of the operators that it calls.
    Journey: `ravel_op` (aten/ops/shape.py), `ravel` (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.tensor([[1, 2], [3, 4]])
    >>> tt.ravel(x.t()), tt.ravel(x).data_ptr() == x.data_ptr()
    (tensor([1, 3, 2, 4]), True)
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ravel_op.table[ks](ks, input)
    return ravel_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


narrow_copy_op = def_("aten::narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor")
narrow_copy_out_op = def_("aten::narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)")
narrow_copy_parser = PythonArgParser("narrow_copy", (narrow_copy_op, narrow_copy_out_op), methods=(narrow_copy_op,))

def narrow_copy_default(self, dim, start, length):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return narrow_copy_op.table[ks](ks, self, dim, start, length)

def narrow_copy(input=NOT_GIVEN, dim=NOT_GIVEN, start=NOT_GIVEN, length=NOT_GIVEN, *args, out=None, **kwargs):
    """narrow_copy(input, dim, start, length, *, out=None) -> Tensor

    Copies a run of neighbouring indices along a dimension.

    Args:
        input: Tensor of at least one dimension.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        start: int, first index; a negative one counts from the end.
        length: int, number of indices, not negative.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor with the shape that `narrow` gives. It has memory of its own and is contiguous, whatever
        the strides of `input`.
    Raises:
        RuntimeError if `start + length` exceeds the size, or `length` is negative.
        IndexError if `start` is out of range.
    Derivative: self: slice_backward_wrapper(grad, self.sym_sizes(), dim, start, start + length, 1)
    Journey: `narrow_copy_op` (aten/ops/shape.py), `NarrowCopyBackward0`, `narrow_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.narrow_copy(tt.arange(6).view(2, 3), 1, 1, 2)
    tensor([[1, 2],
            [4, 5]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and start.__class__ is int and -(2**30) < start < 2**30 and length.__class__ is int and -(2**30) < length < 2**30:
        return narrow_copy_default(input, dim, start, length)
    return narrow_copy_parser.call(*given(("input", "dim", "start", "length"), (input, dim, start, length), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


atleast_1d_op = def_("aten::atleast_1d(Tensor self) -> Tensor")
atleast_1d_Sequence_op = def_("aten::atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]")
atleast_1d_parser = PythonArgParser("atleast_1d", (atleast_1d_op, atleast_1d_Sequence_op))

def atleast_1d_Sequence(tensors):
    ks = 0
    for t in tensors:
        ks |= t.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return atleast_1d_Sequence_op.table[ks](ks, tensors)

def atleast_1d(input=NOT_GIVEN, *args, **kwargs):
    """atleast_1d(input) -> Tensor
    atleast_1d(tensors) -> tuple of Tensors

    Gives a scalar one dimension; other tensors stay as they are.

    Args:
        *tensors: One tensor, or several given one by one or as a sequence.
    Returns: The tensor itself, or a view of shape (1,) of a scalar; a tuple if several were given or a
        sequence.
    Derivative: those of the operators that it calls.
    Journey: `atleast_1d_op` (aten/ops/shape.py), `atleast_1d` (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.atleast_1d(tt.tensor(3))
    tensor([3])
    >>> tt.atleast_1d(tt.tensor(3), tt.tensor([4, 5]))
    (tensor([3]), tensor([4, 5]))
    """
    if not kwargs and not args:
        if isinstance(input, TensorImpl):
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return atleast_1d_op.table[ks](ks, input)
        if are_tensors(input):
            return atleast_1d_Sequence(input)
    return atleast_1d_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


atleast_2d_op = def_("aten::atleast_2d(Tensor self) -> Tensor")
atleast_2d_Sequence_op = def_("aten::atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]")
atleast_2d_parser = PythonArgParser("atleast_2d", (atleast_2d_op, atleast_2d_Sequence_op))

def atleast_2d_Sequence(tensors):
    ks = 0
    for t in tensors:
        ks |= t.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return atleast_2d_Sequence_op.table[ks](ks, tensors)

def atleast_2d(input=NOT_GIVEN, *args, **kwargs):
    """atleast_2d(input) -> Tensor
    atleast_2d(tensors) -> tuple of Tensors

    Gives a scalar or a vector two dimensions, the new ones in front.

    Args:
        *tensors: One tensor, or several given one by one or as a sequence.
    Returns: The tensor itself or a view, of shape (1, 1) for a scalar and (1, N) for a vector; a tuple if
        several were given or a sequence.
    Derivative: those of the operators that it calls.
    Journey: `atleast_2d_op` (aten/ops/shape.py), `atleast_2d` (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.atleast_2d(tt.tensor([1, 2]))
    tensor([[1, 2]])
    """
    if not kwargs and not args:
        if isinstance(input, TensorImpl):
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return atleast_2d_op.table[ks](ks, input)
        if are_tensors(input):
            return atleast_2d_Sequence(input)
    return atleast_2d_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


atleast_3d_op = def_("aten::atleast_3d(Tensor self) -> Tensor")
atleast_3d_Sequence_op = def_("aten::atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]")
atleast_3d_parser = PythonArgParser("atleast_3d", (atleast_3d_op, atleast_3d_Sequence_op))

def atleast_3d_Sequence(tensors):
    ks = 0
    for t in tensors:
        ks |= t.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return atleast_3d_Sequence_op.table[ks](ks, tensors)

def atleast_3d(input=NOT_GIVEN, *args, **kwargs):
    """atleast_3d(input) -> Tensor
    atleast_3d(tensors) -> tuple of Tensors

    Gives a tensor at least three dimensions.

    Args:
        *tensors: One tensor, or several given one by one or as a sequence.
    Returns: The tensor itself or a view. () becomes (1, 1, 1), (N,) becomes (1, N, 1) and (M, N) becomes (M,
        N, 1); a tuple if several were given or a sequence.
    Derivative: those of the operators that it calls.
    Journey: `atleast_3d_op` (aten/ops/shape.py), `atleast_3d` (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.atleast_3d(tt.zeros(4)).shape, tt.atleast_3d(tt.zeros(2, 3)).shape
    (torch.Size([1, 4, 1]), torch.Size([2, 3, 1]))
    """
    if not kwargs and not args:
        if isinstance(input, TensorImpl):
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return atleast_3d_op.table[ks](ks, input)
        if are_tensors(input):
            return atleast_3d_Sequence(input)
    return atleast_3d_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


hstack_op = def_("aten::hstack(Tensor[] tensors) -> Tensor")
hstack_out_op = def_("aten::hstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)")
hstack_parser = PythonArgParser("hstack", (hstack_op, hstack_out_op))

def hstack_out(tensors, out):
    ks = out.meta_.key_set
    for t in tensors:
        ks |= t.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return hstack_out_op.table[ks](ks, tensors, out)

def hstack(tensors=NOT_GIVEN, *args, out=None, **kwargs):
    """hstack(tensors, *, out=None) -> Tensor

    Joins tensors side by side, along dimension 1 (dimension 0 of vectors).

    Args:
        tensors: Tensors of equal shape except in the joined dimension. Scalars count as vectors of one
            element.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor in the promoted dtype.
    Raises: RuntimeError if `tensors` is empty or other sizes differ.
    Derivative: those of the operators that it calls.
    Journey: `hstack_op` (aten/ops/shape.py), `hstack` (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.hstack([tt.tensor([1]), tt.tensor([2, 3])])
    tensor([1, 2, 3])
    >>> tt.hstack([tt.zeros(2, 3), tt.zeros(2, 1)]).shape
    torch.Size([2, 4])
    """
    if out is None and not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return hstack_op.table[ks](ks, tensors)
    return hstack_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


vstack_op = def_("aten::vstack(Tensor[] tensors) -> Tensor")
vstack_out_op = def_("aten::vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)")
vstack_parser = PythonArgParser("vstack", (vstack_op, vstack_out_op))

def vstack_out(tensors, out):
    ks = out.meta_.key_set
    for t in tensors:
        ks |= t.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return vstack_out_op.table[ks](ks, tensors, out)

def vstack(tensors=NOT_GIVEN, *args, out=None, **kwargs):
    """vstack(tensors, *, out=None) -> Tensor

    Joins tensors on top of each other, along dimension 0.

    Args:
        tensors: Tensors of equal shape except in dimension 0. A vector counts as one row.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of at least 2 dimensions in the promoted dtype.
    Raises: RuntimeError if `tensors` is empty or other sizes differ.
    Derivative: those of the operators that it calls.
    Journey: `vstack_op` (aten/ops/shape.py), `vstack` (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.vstack([tt.tensor([1, 2]), tt.tensor([[3, 4], [5, 6]])])
    tensor([[1, 2],
            [3, 4],
            [5, 6]])
    """
    if out is None and not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return vstack_op.table[ks](ks, tensors)
    return vstack_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


dstack_op = def_("aten::dstack(Tensor[] tensors) -> Tensor")
dstack_out_op = def_("aten::dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)")
dstack_parser = PythonArgParser("dstack", (dstack_op, dstack_out_op))

def dstack(tensors=NOT_GIVEN, *args, out=None, **kwargs):
    """dstack(tensors, *, out=None) -> Tensor

    Joins tensors behind each other, along dimension 2.

    Args:
        tensors: Tensors of equal shape except in dimension 2. `atleast_3d` is applied to each first.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of at least 3 dimensions in the promoted dtype.
    Raises: RuntimeError if `tensors` is empty or other sizes differ.
    Derivative: those of the operators that it calls.
    Journey: `dstack_op` (aten/ops/shape.py), `dstack` (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.dstack([tt.tensor([1, 2]), tt.tensor([3, 4])])
    tensor([[[1, 3],
             [2, 4]]])
    """
    if out is None and not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return dstack_op.table[ks](ks, tensors)
    return dstack_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


column_stack_op = def_("aten::column_stack(Tensor[] tensors) -> Tensor")
column_stack_out_op = def_("aten::column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)")
column_stack_parser = PythonArgParser("column_stack", (column_stack_op, column_stack_out_op))

def column_stack(tensors=NOT_GIVEN, *args, out=None, **kwargs):
    """column_stack(tensors, *, out=None) -> Tensor

    Joins tensors side by side; a vector counts as one column.

    Args:
        tensors: Tensors with equal numbers of rows. Those of 0 or 1 dimension become a column of shape
            (numel, 1).
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: New tensor of at least 2 dimensions in the promoted dtype.
    Raises: RuntimeError if `tensors` is empty or other sizes differ.
    Derivative: those of the operators that it calls.
    Journey: `column_stack_op` (aten/ops/shape.py), `column_stack` (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.column_stack([tt.tensor([1, 2]), tt.tensor([[3, 4], [5, 6]])])
    tensor([[1, 3, 4],
            [2, 5, 6]])
    """
    if out is None and not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return column_stack_op.table[ks](ks, tensors)
    return column_stack_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


row_stack_op = def_("aten::row_stack(Tensor[] tensors) -> Tensor")
row_stack_out_op = def_("aten::row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)")
row_stack_parser = PythonArgParser("row_stack", (row_stack_op, row_stack_out_op))

def row_stack(tensors=NOT_GIVEN, *args, out=None, **kwargs):
    """row_stack(tensors, *, out=None) -> Tensor

    Another name of `vstack`. Joins tensors on top of each other, along dimension 0.

    Args:
        tensors: Tensors of equal shape except in dimension 0. A vector counts as one row.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Derivative: those of the operators that it calls.
    Journey: `row_stack_op` (aten/ops/shape.py), `row_stack` (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp
    """
    if out is None and not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return row_stack_op.table[ks](ks, tensors)
    return row_stack_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


concat_op = def_("aten::concat(Tensor[] tensors, int dim=0) -> Tensor")
concat_out_op = def_("aten::concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)")
concat_parser = PythonArgParser("concat", (concat_op, concat_out_op))

def concat(tensors=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    """concat(tensors, dim=0, *, out=None) -> Tensor

    Another name of `cat`. Joins tensors along a dimension they already have.

    Args:
        tensors: Tensors of equal shape except in `dim`. One of shape (0,) adds no element and fits every
            shape; its dtype counts.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end. Its
            other name is `axis`.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Derivative: those of the operators that it calls.
    Journey: `concat_op` (aten/ops/shape.py), `concat` (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp
    """
    if out is None and not args and not kwargs and are_tensors(tensors) and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return concat_op.table[ks](ks, tensors, dim)
    return concat_parser.call(*given(("tensors", "dim"), (tensors, dim), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


concatenate_op = def_("aten::concatenate(Tensor[] tensors, int dim=0) -> Tensor")
concatenate_out_op = def_("aten::concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)")
concatenate_parser = PythonArgParser("concatenate", (concatenate_op, concatenate_out_op))

def concatenate(tensors=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    """concatenate(tensors, dim=0, *, out=None) -> Tensor

    Another name of `cat`. Joins tensors along a dimension they already have.

    Args:
        tensors: Tensors of equal shape except in `dim`. One of shape (0,) adds no element and fits every
            shape; its dtype counts.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end. Its
            other name is `axis`.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Derivative: those of the operators that it calls.
    Journey: `concatenate_op` (aten/ops/shape.py), `concatenate` (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp
    """
    if out is None and not args and not kwargs and are_tensors(tensors) and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return concatenate_op.table[ks](ks, tensors, dim)
    return concatenate_parser.call(*given(("tensors", "dim"), (tensors, dim), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


block_diag_op = def_("aten::block_diag(Tensor[] tensors) -> Tensor")
block_diag_parser = PythonArgParser("block_diag", (block_diag_op,))

def block_diag(tensors=NOT_GIVEN, *args, **kwargs):
    """block_diag(tensors) -> Tensor

    Sets matrices along the diagonal of a larger one that is zero elsewhere.

    Args:
        *tensors: Tensors of at most 2 dimensions, given one by one. A vector counts as one row, a scalar as
            (1, 1).
    Returns: New matrix whose numbers of rows and columns are the sums of theirs, in the promoted dtype.
    Raises: RuntimeError if a tensor has more than 2 dimensions.
    Derivative: tensors: block_diag_backward(grad, to_args_sizes(tensors), to_args_scalartypes(tensors))
    Journey: `block_diag_op` (aten/ops/shape.py), `BlockDiagBackward0`, `block_diag`
        (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.block_diag(tt.tensor([[1, 2]]), tt.tensor([[3], [4]]))
    tensor([[1, 2, 0],
            [0, 0, 3],
            [0, 0, 4]])
    """
    if not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return block_diag_op.table[ks](ks, tensors)
    return block_diag_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), **kwargs)


meshgrid_op = def_("aten::meshgrid(Tensor[] tensors) -> Tensor[]")
meshgrid_indexing_op = def_("aten::meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]")
meshgrid_parser = PythonArgParser("meshgrid", (meshgrid_op, meshgrid_indexing_op))

def meshgrid(tensors=NOT_GIVEN, *args, indexing=NOT_GIVEN, **kwargs):
    """meshgrid(tensors, *, indexing) -> tuple of Tensors
    meshgrid(tensors) -> tuple of Tensors

    Makes grids of coordinates from one axis of values for each dimension.
        out[k][i0, i1, ...] = tensors[k][ik]

    Args:
        *tensors: Vectors or scalars of one dtype, given one by one or as a sequence.
        indexing: `'ij'` gives shape (N0, N1, ...), as matrices are indexed. `'xy'` exchanges the first two
            dimensions, as in pictures. Without it `'ij'` is taken.
    Returns: Tuple of grids of the same shape, one for each vector. They are expanded views with stride 0, so
        clone one before writing to it.
    Raises: RuntimeError if dtypes differ, a tensor has 2 dimensions or more, none is given, or `indexing` is
        another word.
    Derivative: those of the operators that it calls.
    Journey: `meshgrid_op` (aten/ops/shape.py), `meshgrid` (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> a, b = tt.meshgrid(tt.tensor([1, 2]), tt.tensor([3, 4, 5]), indexing='ij')
    >>> a, b
    (tensor([[1, 1, 1],
            [2, 2, 2]]), tensor([[3, 4, 5],
            [3, 4, 5]]))
    """
    if not args and not kwargs and indexing is NOT_GIVEN and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return meshgrid_op.table[ks](ks, tensors)
    if not args and not kwargs and are_tensors(tensors) and indexing.__class__ is str:
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return meshgrid_indexing_op.table[ks](ks, tensors, indexing)
    return meshgrid_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), indexing=indexing, **kwargs)


cartesian_prod_op = def_("aten::cartesian_prod(Tensor[] tensors) -> Tensor")
cartesian_prod_parser = PythonArgParser("cartesian_prod", (cartesian_prod_op,))

def cartesian_prod(tensors=NOT_GIVEN, *args, **kwargs):
    """cartesian_prod(tensors) -> Tensor

    Lists every way to take one element from each vector.

    Args:
        *tensors: Vectors of one dtype, given one by one.
    Returns: New tensor of shape (N0 * N1 * ..., k) for k vectors; the last vector runs fastest. A single
        vector comes back with its own shape.
    Raises: RuntimeError if a tensor has not 1 dimension, or dtypes differ.
    Derivative: those of the operators that it calls.
    Journey: `cartesian_prod_op` (aten/ops/shape.py), `cartesian_prod`
        (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.cartesian_prod(tt.tensor([1, 2]), tt.tensor([3, 4]))
    tensor([[1, 3],
            [1, 4],
            [2, 3],
            [2, 4]])
    """
    if not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cartesian_prod_op.table[ks](ks, tensors)
    return cartesian_prod_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), **kwargs)


combinations_op = def_("aten::combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor")
combinations_parser = PythonArgParser("combinations", (combinations_op,))

def combinations(input=NOT_GIVEN, r=2, with_replacement=False, *args, **kwargs):
    """combinations(input, r=2, with_replacement=False) -> Tensor

    Lists every choice of `r` elements of a vector, in the order of the vector.

    Args:
        input: Tensor of shape (N,).
        r: int, not negative, elements in a choice.
        with_replacement: True lets a place be chosen more than once.
    Returns: New tensor of shape (number of choices, r). There are N! / (r! (N - r)!) without replacement.
    Raises: RuntimeError if `input` has not 1 dimension, or `r` is negative.
    Note: Places are compared and not values, so equal elements can stand in one choice.
    Derivative: those of the operators that it calls.
    Journey: `combinations_op` (aten/ops/shape.py), `combinations` (aten/native/shape/tensor_shape_cat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.combinations(tt.tensor([1, 2, 3]))
    tensor([[1, 2],
            [1, 3],
            [2, 3]])
    >>> tt.combinations(tt.tensor([1, 2]), with_replacement=True).shape
    torch.Size([3, 2])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and r.__class__ is int and -(2**30) < r < 2**30 and with_replacement.__class__ is bool:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return combinations_op.table[ks](ks, input, r, with_replacement)
    return combinations_parser.call(*given(("input", "r", "with_replacement"), (input, r, with_replacement), (NOT_GIVEN, 2, False), args, kwargs), **kwargs)


tile_op = def_("aten::tile(Tensor self, SymInt[] dims) -> Tensor")
tile_parser = PythonArgParser("tile", (tile_op,), methods=(tile_op,))

def tile_default(self, dims):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tile_op.table[ks](ks, self, dims)

def tile(input=NOT_GIVEN, dims=NOT_GIVEN, *args, **kwargs):
    """tile(input, dims) -> Tensor

    Copies a tensor several times along each dimension; missing dimensions count as 1.

    Args:
        input: Tensor of any shape and dtype.
        dims: ints, how often each dimension is repeated, aligned at the end. A method call may give the
            numbers one by one.
    Returns: New tensor. It is `repeat` in which a short `dims` is filled up with ones in front.
    Raises: RuntimeError if one of `dims` is negative.
    Derivative: those of the operators that it calls.
    Journey: `tile_op` (aten/ops/shape.py), `tile` (aten/native/shape/repeat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.tile(tt.tensor([[1, 2], [3, 4]]), (2,))
    tensor([[1, 2, 1, 2],
            [3, 4, 3, 4]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (dims_ := as_tuple(dims)) is not False:
        return tile_default(input, dims_)
    return tile_parser.call(*given(("input", "dims"), (input, dims), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


repeat_interleave_Tensor_op = def_("aten::repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor")
repeat_interleave_self_Tensor_op = def_("aten::repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor")
repeat_interleave_self_int_op = def_("aten::repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor")
repeat_interleave_parser = PythonArgParser("repeat_interleave", (repeat_interleave_Tensor_op, repeat_interleave_self_Tensor_op, repeat_interleave_self_int_op), methods=(repeat_interleave_self_Tensor_op, repeat_interleave_self_int_op))

def repeat_interleave_Tensor(repeats, output_size=None):
    ks = repeats.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return repeat_interleave_Tensor_op.table[ks](ks, repeats, output_size)

def repeat_interleave_self_Tensor(self, repeats, dim=None, output_size=None):
    ks = self.meta_.key_set | repeats.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return repeat_interleave_self_Tensor_op.table[ks](ks, self, repeats, dim, output_size)

def repeat_interleave_self_int(self, repeats, dim=None, output_size=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return repeat_interleave_self_int_op.table[ks](ks, self, repeats, dim, output_size)

def repeat_interleave(*args, **kwargs):
    """repeat_interleave(input, repeats, dim=None, *, output_size=None) -> Tensor
    repeat_interleave(repeats, *, output_size=None) -> Tensor

    Repeats each element along a dimension, its copies next to each other.

    Args:
        input: Tensor of any shape and dtype.
        repeats: int, or int32 or int64 tensor with one count for each index of `dim`, or with one for all.
            Alone, it counts how often each index 0, 1, ... comes.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
            Without it `input` is flattened.
        output_size: int, the sum of the counts if the caller knows it.
    Returns: New tensor. Without `dim` it has 1 dimension.
    Raises: RuntimeError if a count is negative, there are too few or too many counts, or `output_size` is
        another number than their sum.
    Note: `repeat` sets whole copies one behind the other; here copies of one element stay together.
    Derivative: none.
    Journey: `repeat_interleave_Tensor_op` (aten/ops/shape.py), `repeat_interleave_Tensor`
        (aten/native/shape/repeat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.repeat_interleave(tt.tensor([5, 6]), 2)
    tensor([5, 5, 6, 6])
    >>> tt.repeat_interleave(tt.tensor([5, 6]), tt.tensor([1, 2]))
    tensor([5, 6, 6])
    >>> tt.repeat_interleave(tt.tensor([2, 0, 1]))
    tensor([0, 0, 2])
    """
    if not kwargs:
        if len(args) == 1:
            (repeats,) = args
            if isinstance(repeats, TensorImpl):
                return repeat_interleave_Tensor(repeats, None)
        if len(args) == 2:
            self, repeats = args
            if isinstance(self, TensorImpl) and repeats.__class__ is int and -(2**30) < repeats < 2**30:
                return repeat_interleave_self_int(self, repeats, None, None)
            if isinstance(self, TensorImpl) and isinstance(repeats, TensorImpl):
                return repeat_interleave_self_Tensor(self, repeats, None, None)
        if len(args) == 3:
            self, repeats, dim = args
            if isinstance(self, TensorImpl) and repeats.__class__ is int and -(2**30) < repeats < 2**30 and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)):
                return repeat_interleave_self_int(self, repeats, dim, None)
            if isinstance(self, TensorImpl) and isinstance(repeats, TensorImpl) and (dim is None or (dim.__class__ is int and -(2**30) < dim < 2**30)):
                return repeat_interleave_self_Tensor(self, repeats, dim, None)
    return repeat_interleave_parser.call(*args, **kwargs)


rot90_op = def_("aten::rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor")
rot90_parser = PythonArgParser("rot90", (rot90_op,), methods=(rot90_op,))

def rot90_default(self, k=1, dims=(0, 1)):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return rot90_op.table[ks](ks, self, k, dims)

def rot90(input=NOT_GIVEN, k=1, dims=(0, 1), *args, **kwargs):
    """rot90(input, k=1, dims=(0, 1)) -> Tensor

    Turns a plane of a tensor by a number of right angles.

    Args:
        input: Tensor of at least 2 dimensions.
        k: int, number of quarter turns from the first of `dims` towards the second; on a matrix positive ones
            turn counterclockwise.
        dims: Two different dimensions, the plane.
    Returns: New tensor. The two sizes are exchanged if `k` is odd.
    Raises:
        RuntimeError if `dims` does not hold two different dimensions, or `input` has fewer than 2.
        IndexError if a dimension lies outside of [-n, n - 1].
    Derivative: self: grad.rot90(-k, dims)
    Journey: `rot90_op` (aten/ops/shape.py), `Rot90Backward0`, `rot90` (aten/native/shape/repeat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.rot90(tt.tensor([[1, 2], [3, 4]]))
    tensor([[2, 4],
            [1, 3]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and k.__class__ is int and -(2**30) < k < 2**30 and (dims_ := as_tuple(dims)) is not False:
        return rot90_default(input, k, dims_)
    return rot90_parser.call(*given(("input", "k", "dims"), (input, k, dims), (NOT_GIVEN, 1, (0, 1)), args, kwargs), **kwargs)


fliplr_op = def_("aten::fliplr(Tensor self) -> Tensor")
fliplr_parser = PythonArgParser("fliplr", (fliplr_op,), methods=(fliplr_op,))

def fliplr(input=NOT_GIVEN, *args, **kwargs):
    """fliplr(input) -> Tensor

    Reverses the columns, that is dimension 1.

    Args:
        input: Tensor of at least 2 dimensions.
    Returns: New tensor of the same shape. It is `flip` over dimension 1, a copy.
    Raises: RuntimeError if `input` has fewer than 2 dimensions.
    Derivative: those of the operators that it calls.
    Journey: `fliplr_op` (aten/ops/shape.py), `fliplr` (aten/native/shape/repeat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.fliplr(tt.tensor([[1, 2], [3, 4]]))
    tensor([[2, 1],
            [4, 3]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fliplr_op.table[ks](ks, input)
    return fliplr_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


flipud_op = def_("aten::flipud(Tensor self) -> Tensor")
flipud_parser = PythonArgParser("flipud", (flipud_op,), methods=(flipud_op,))

def flipud(input=NOT_GIVEN, *args, **kwargs):
    """flipud(input) -> Tensor

    Reverses the rows, that is dimension 0.

    Args:
        input: Tensor of at least one dimension.
    Returns: New tensor of the same shape. It is `flip` over dimension 0, a copy.
    Raises: RuntimeError if `input` has no dimension.
    Derivative: those of the operators that it calls.
    Journey: `flipud_op` (aten/ops/shape.py), `flipud` (aten/native/shape/repeat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.flipud(tt.tensor([[1, 2], [3, 4]]))
    tensor([[3, 4],
            [1, 2]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return flipud_op.table[ks](ks, input)
    return flipud_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


constant_pad_nd_op = def_("aten::constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor")
constant_pad_nd_parser = PythonArgParser("constant_pad_nd", (constant_pad_nd_op,))

def constant_pad_nd(input=NOT_GIVEN, pad=NOT_GIVEN, value=0, *args, **kwargs):
    """constant_pad_nd(input, pad, value=0) -> Tensor

    Adds a border of one value around a tensor, or cuts elements off its ends.

    Args:
        input: Tensor of any shape and dtype.
        pad: ints in pairs (before, after), the last dimension first. Negative ones cut.
        value: Number that fills the border, converted to `input`'s dtype.
    Returns: New tensor; the size of a dimension grows by its pair.
    Raises: RuntimeError if `pad` has an odd length or more pairs than `input` dimensions, or cuts more than
        there is.
    Note: Use `F.pad`, which calls it for `mode="constant"`.
    Derivative: self: constant_pad_nd_backward(grad, pad)
    Journey: `constant_pad_nd_op` (aten/ops/shape.py), `ConstantPadNdBackward0`, `constant_pad_nd`
        (aten/native/shape/repeat.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.constant_pad_nd(tt.tensor([[1, 2], [3, 4]]), (1, 0, 0, 1), 9)
    tensor([[9, 1, 2],
            [9, 3, 4],
            [9, 9, 9]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (pad_ := as_tuple(pad)) is not False and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return constant_pad_nd_op.table[ks](ks, input, pad_, value)
    return constant_pad_nd_parser.call(*given(("input", "pad", "value"), (input, pad, value), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


fill_diagonal__op = def_("aten::fill_diagonal_(Tensor(a!) self, Scalar fill_value, bool wrap=False) -> Tensor(a!)")
fill_diagonal__parser = PythonArgParser("fill_diagonal_", (fill_diagonal__op,), methods=(fill_diagonal__op,))

def fill_diagonal_(*args, **kwargs):
    return fill_diagonal__parser.call(*args, **kwargs)


tril_indices_op = def_("aten::tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
tril_indices_parser = PythonArgParser("tril_indices", (tril_indices_op,))

def tril_indices_default(row, col, offset=0, dtype=scalar_type.int64, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tril_indices_op.table[ks](ks, row, col, offset, dtype, layout, device, pin_memory)

def tril_indices(*args, **kwargs):
    """tril_indices(row, col, offset=0, *, dtype=tt.int64, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

    Lists the indices of the lower triangle of a matrix, row by row.

    Args:
        row: int, number of rows.
        col: int, number of columns.
        offset: int. 0 is the main diagonal, k > 0 the k-th one above it, k < 0 one below it. The diagonal
            itself belongs to the triangle.
        dtype: int64 if not given, or int32.
        layout: Only `tt.strided`.
        device: Device of the result.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: Only False, because the result holds integers.
    Returns: Tensor of shape (2, number of elements). Row 0 holds the row indices, row 1 those of the columns.
    Raises:
        RuntimeError if `row` or `col` is negative.
        NotImplementedError for a dtype other than int32 and int64.
    Derivative: none.
    Journey: `tril_indices_op` (aten/ops/shape.py), `tril_indices` (aten/native/shape/triangular_ops.py).
    Mirrors: aten/src/ATen/native/TriangularOps.cpp

    >>> index = tt.tril_indices(2, 2)
    >>> index
    tensor([[0, 1, 1],
            [0, 0, 1]])
    >>> tt.tensor([[1, 2], [3, 4]])[index[0], index[1]]
    tensor([1, 3, 4])
    """
    if not kwargs:
        if len(args) == 2:
            row, col = args
            if row.__class__ is int and -(2**30) < row < 2**30 and col.__class__ is int and -(2**30) < col < 2**30:
                return tril_indices_default(row, col, 0, scalar_type.int64, None, cpu, False)
        if len(args) == 3:
            row, col, offset = args
            if row.__class__ is int and -(2**30) < row < 2**30 and col.__class__ is int and -(2**30) < col < 2**30 and offset.__class__ is int and -(2**30) < offset < 2**30:
                return tril_indices_default(row, col, offset, scalar_type.int64, None, cpu, False)
    return tril_indices_parser.call(*args, **kwargs)


triu_indices_op = def_("aten::triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
triu_indices_parser = PythonArgParser("triu_indices", (triu_indices_op,))

def triu_indices_default(row, col, offset=0, dtype=scalar_type.int64, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return triu_indices_op.table[ks](ks, row, col, offset, dtype, layout, device, pin_memory)

def triu_indices(*args, **kwargs):
    """triu_indices(row, col, offset=0, *, dtype=tt.int64, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

    Lists the indices of the upper triangle of a matrix, row by row.

    Args:
        row: int, number of rows.
        col: int, number of columns.
        offset: int. 0 is the main diagonal, k > 0 the k-th one above it, k < 0 one below it. The diagonal
            itself belongs to the triangle.
        dtype: int64 if not given, or int32.
        layout: Only `tt.strided`.
        device: Device of the result.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: Only False, because the result holds integers.
    Returns: Tensor of shape (2, number of elements). Row 0 holds the row indices, row 1 those of the columns.
    Raises:
        RuntimeError if `row` or `col` is negative.
        NotImplementedError for a dtype other than int32 and int64.
    Derivative: none.
    Journey: `triu_indices_op` (aten/ops/shape.py), `triu_indices` (aten/native/shape/triangular_ops.py).
    Mirrors: aten/src/ATen/native/TriangularOps.cpp

    >>> tt.triu_indices(3, 3, offset=1)
    tensor([[0, 0, 1],
            [1, 2, 2]])
    """
    if not kwargs:
        if len(args) == 2:
            row, col = args
            if row.__class__ is int and -(2**30) < row < 2**30 and col.__class__ is int and -(2**30) < col < 2**30:
                return triu_indices_default(row, col, 0, scalar_type.int64, None, cpu, False)
        if len(args) == 3:
            row, col, offset = args
            if row.__class__ is int and -(2**30) < row < 2**30 and col.__class__ is int and -(2**30) < col < 2**30 and offset.__class__ is int and -(2**30) < offset < 2**30:
                return triu_indices_default(row, col, offset, scalar_type.int64, None, cpu, False)
    return triu_indices_parser.call(*args, **kwargs)


select_scatter_op = def_("aten::select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor")
select_scatter_parser = PythonArgParser("select_scatter", (select_scatter_op,), methods=(select_scatter_op,))

def select_scatter_default(self, src, dim, index):
    ks = self.meta_.key_set | src.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return select_scatter_op.table[ks](ks, self, src, dim, index)

def select_scatter(input=NOT_GIVEN, src=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
    """select_scatter(input, src, dim, index) -> Tensor

    Copies a tensor with one index along a dimension replaced.
        out = input.clone(); out.select(dim, index).copy_(src)

    Args:
        input: Tensor of at least one dimension.
        src: Tensor with the shape of `input.select(dim, index)`; it is not broadcast.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        index: int; a negative one counts from the end.
    Returns: Tensor of `input`'s shape and dtype, in memory of its own.
    Raises:
        RuntimeError if `src` has another shape.
        IndexError if `index` or `dim` is out of range.
    Note: A program without in-place writes uses it where another would assign to a view: gradients then flow
        to `input` and to `src`.
    Derivative: self: select_scatter(grad, zeros_like(src), dim, index)
                src: grad.select(dim, index)
    Journey: `select_scatter_op` (aten/ops/shape.py), `SelectScatterBackward0`, `select_scatter`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.select_scatter(tt.zeros(2, 2), tt.tensor([1., 2.]), dim=1, index=0)
    tensor([[1., 0.],
            [2., 0.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(src, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and index.__class__ is int and -(2**30) < index < 2**30:
        return select_scatter_default(input, src, dim, index)
    return select_scatter_parser.call(*given(("input", "src", "dim", "index"), (input, src, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


slice_scatter_op = def_("aten::slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor")
slice_scatter_out_op = def_("aten::slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)")
slice_scatter_parser = PythonArgParser("slice_scatter", (slice_scatter_op, slice_scatter_out_op), methods=(slice_scatter_op,))

def slice_scatter_default(self, src, dim=0, start=None, end=None, step=1):
    ks = self.meta_.key_set | src.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return slice_scatter_op.table[ks](ks, self, src, dim, start, end, step)

def slice_scatter(input=NOT_GIVEN, src=NOT_GIVEN, dim=0, start=None, end=None, step=1, *args, out=None, **kwargs):
    """slice_scatter(input, src, dim=0, start=None, end=None, step=1, *, out=None) -> Tensor

    Copies a tensor with a slice along a dimension replaced.
        out = input.clone(); out[start:end:step] = src (for `dim` 0)

    Args:
        input: Tensor of at least one dimension.
        src: Tensor with the shape of the slice; it is not broadcast.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        start: int, first index, or None for 0. Negative ones count from the end.
        end: int, index after the last, or None for the size.
        step: int above 0.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of `input`'s shape and dtype, in memory of its own.
    Raises: RuntimeError if `src` has another shape than the slice, or `step` is not positive.
    Note: A program without in-place writes uses it where another would assign to a view: gradients then flow
        to `input` and to `src`.
    Derivative: self: slice_scatter(grad, zeros_like(src), dim, start, end, step)
                src: slice(grad, dim, start, end, step)
    Journey: `slice_scatter_op` (aten/ops/shape.py), `SliceScatterBackward0`, `slice_scatter`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.slice_scatter(tt.zeros(4), tt.tensor([1., 2.]), start=1, end=4, step=2)
    tensor([0., 1., 0., 2.])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(src, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (start is None or (start.__class__ is int and -(2**30) < start < 2**30)) and (end is None or (end.__class__ is int and -(2**30) < end < 2**30)) and step.__class__ is int and -(2**30) < step < 2**30:
        return slice_scatter_default(input, src, dim, start, end, step)
    return slice_scatter_parser.call(*given(("input", "src", "dim", "start", "end", "step"), (input, src, dim, start, end, step), (NOT_GIVEN, NOT_GIVEN, 0, None, None, 1), args, kwargs), out=out, **kwargs)


diagonal_scatter_op = def_("aten::diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor")
diagonal_scatter_parser = PythonArgParser("diagonal_scatter", (diagonal_scatter_op,), methods=(diagonal_scatter_op,))

def diagonal_scatter_default(self, src, offset=0, dim1=0, dim2=1):
    ks = self.meta_.key_set | src.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diagonal_scatter_op.table[ks](ks, self, src, offset, dim1, dim2)

def diagonal_scatter(input=NOT_GIVEN, src=NOT_GIVEN, offset=0, dim1=0, dim2=1, *args, **kwargs):
    """diagonal_scatter(input, src, offset=0, dim1=0, dim2=1) -> Tensor

    Copies a tensor with a diagonal replaced.
        out = input.clone(); out.diagonal(offset, dim1, dim2).copy_(src)

    Args:
        input: Tensor of at least 2 dimensions.
        src: Tensor with the shape of the diagonal; it is not broadcast.
        offset: int. 0 is the main diagonal, k > 0 the k-th one above it, k < 0 one below it.
        dim1: Dimension of the rows. Negative ones count from the end.
        dim2: Dimension of the columns.
    Returns: Tensor of `input`'s shape and dtype, in memory of its own.
    Raises: RuntimeError if `src` has another shape, or `dim1` and `dim2` are the same dimension.
    Note: A program without in-place writes uses it where another would assign to a view: gradients then flow
        to `input` and to `src`.
    Derivative: self: diagonal_scatter(grad, zeros_like(src), offset, dim1, dim2)
                src: grad.diagonal(offset, dim1, dim2)
    Journey: `diagonal_scatter_op` (aten/ops/shape.py), `DiagonalScatterBackward0`, `diagonal_scatter`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.diagonal_scatter(tt.zeros(2, 2), tt.tensor([1., 2.]))
    tensor([[1., 0.],
            [0., 2.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(src, TensorImpl) and offset.__class__ is int and -(2**30) < offset < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30 and dim2.__class__ is int and -(2**30) < dim2 < 2**30:
        return diagonal_scatter_default(input, src, offset, dim1, dim2)
    return diagonal_scatter_parser.call(*given(("input", "src", "offset", "dim1", "dim2"), (input, src, offset, dim1, dim2), (NOT_GIVEN, NOT_GIVEN, 0, 0, 1), args, kwargs), **kwargs)


as_strided_scatter_op = def_("aten::as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor")
as_strided_scatter_parser = PythonArgParser("as_strided_scatter", (as_strided_scatter_op,), methods=(as_strided_scatter_op,))

def as_strided_scatter_default(self, src, size, stride, storage_offset=None):
    ks = self.meta_.key_set | src.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return as_strided_scatter_op.table[ks](ks, self, src, size, stride, storage_offset)

def as_strided_scatter(input=NOT_GIVEN, src=NOT_GIVEN, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, **kwargs):
    """as_strided_scatter(input, src, size, stride, storage_offset=None) -> Tensor

    Copies a tensor with the elements that `as_strided` would show replaced.
        out = input.clone(); out.as_strided(size, stride, storage_offset).copy_(src)

    Args:
        input: Tensor of any shape and dtype.
        src: Tensor of shape `size`.
        size: Shape of the part that is replaced.
        stride: Steps in elements, one for each size.
        storage_offset: int, position of the first element. If None, that of `input`.
    Returns: Tensor of `input`'s shape and dtype, in memory of its own.
    Raises: RuntimeError if `src` has another shape, or an element would lie behind the end of the storage.
    Note: If `size` and `stride` show one place twice, it is not defined which element of `src` stays.
    Derivative: self: as_strided_scatter_backward(grad, TensorGeometry(self), TensorGeometry(src), size,
                    stride, storage_offset)
                src: grad.contiguous().as_strided(size, stride, storage_offset)
    Journey: `as_strided_scatter_op` (aten/ops/shape.py), `AsStridedScatterBackward0`, `as_strided_scatter`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.as_strided_scatter(tt.zeros(4), tt.ones(2), (2,), (2,))
    tensor([1., 0., 1., 0.])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(src, TensorImpl) and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False and (storage_offset is None or (storage_offset.__class__ is int and -(2**30) < storage_offset < 2**30)):
        return as_strided_scatter_default(input, src, size_, stride_, storage_offset)
    return as_strided_scatter_parser.call(*given(("input", "src", "size", "stride", "storage_offset"), (input, src, size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


resize_as__op = def_("aten::resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)")
resize_as__parser = PythonArgParser("resize_as_", (resize_as__op,), methods=(resize_as__op,))

def resize_as__default(self, the_template, memory_format=None):
    ks = self.meta_.key_set | the_template.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return resize_as__op.table[ks](ks, self, the_template, memory_format)

def resize_as_(input=NOT_GIVEN, the_template=NOT_GIVEN, *args, memory_format=None, **kwargs):
    """resize_as_(input, the_template, *, memory_format=None) -> Tensor

    Changes the shape to that of another tensor; the storage grows if it is too small. It works in place.

    Args:
        input: Tensor of any shape and dtype.
        the_template: Tensor; only its shape is used.
        memory_format: `tt.contiguous_format` (also if None) or `tt.channels_last` for 4 dimensions.
    Returns: This tensor.
    Raises: RuntimeError if the tensor requires grad.
    Note: New elements hold any values.
    Derivative: none.
    Journey: `resize_as__op` (aten/ops/shape.py), `resize_as_` (aten/native/shape/tensor_shape.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.arange(4).resize_as_(tt.zeros(2, 2).t())
    >>> x, x.stride()
    (tensor([[0, 1],
            [2, 3]]), (2, 1))
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(the_template, TensorImpl) and (memory_format is None or memory_format.__class__ is MemoryFormat):
        return resize_as__default(input, the_template, memory_format)
    return resize_as__parser.call(*given(("input", "the_template"), (input, the_template), (NOT_GIVEN, NOT_GIVEN), args, kwargs), memory_format=memory_format, **kwargs)


set__source_Storage_op = def_("aten::set_.source_Storage(Tensor(a!) self, Storage source) -> Tensor(a!)")
set__source_Storage_storage_offset_op = def_("aten::set_.source_Storage_storage_offset(Tensor(a!) self, Storage source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)")
set__source_Tensor_storage_offset_op = def_("aten::set_.source_Tensor_storage_offset(Tensor(a!) self, Tensor source, SymInt storage_offset, SymInt[] size, SymInt[] stride=[]) -> Tensor(a!)")
set__source_Tensor_op = def_("aten::set_.source_Tensor(Tensor(a!) self, Tensor source) -> Tensor(a!)")
set__op = def_("aten::set_(Tensor(a!) self) -> Tensor(a!)")
set__parser = PythonArgParser("set_", (set__source_Storage_op, set__source_Storage_storage_offset_op, set__source_Tensor_storage_offset_op, set__source_Tensor_op, set__op), methods=(set__source_Storage_op, set__source_Storage_storage_offset_op, set__source_Tensor_storage_offset_op, set__source_Tensor_op, set__op))

def set__source_Storage_storage_offset(self, source, storage_offset, size, stride=()):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return set__source_Storage_storage_offset_op.table[ks](ks, self, source, storage_offset, size, stride)

def set__source_Tensor_storage_offset(self, source, storage_offset, size, stride=()):
    ks = self.meta_.key_set | source.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return set__source_Tensor_storage_offset_op.table[ks](ks, self, source, storage_offset, size, stride)

def set__source_Tensor(self, source):
    ks = self.meta_.key_set | source.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return set__source_Tensor_op.table[ks](ks, self, source)

def set__default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return set__op.table[ks](ks, self)

def set_(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            if isinstance(self, TensorImpl):
                return set__default(self)
        if len(args) == 1:
            (source,) = args
            if isinstance(self, TensorImpl) and isinstance(source, TensorImpl):
                return set__source_Tensor(self, source)
        if len(args) == 3:
            source, storage_offset, size = args
            if isinstance(self, TensorImpl) and isinstance(source, TensorImpl) and storage_offset.__class__ is int and -(2**30) < storage_offset < 2**30 and (size_ := as_tuple(size)) is not False:
                return set__source_Tensor_storage_offset(self, source, storage_offset, size_, ())
        if len(args) == 4:
            source, storage_offset, size, stride = args
            if isinstance(self, TensorImpl) and isinstance(source, TensorImpl) and storage_offset.__class__ is int and -(2**30) < storage_offset < 2**30 and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False:
                return set__source_Tensor_storage_offset(self, source, storage_offset, size_, stride_)
    return set__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


is_set_to_op = def_("aten::is_set_to(Tensor self, Tensor tensor) -> bool")
is_set_to_parser = PythonArgParser("is_set_to", (is_set_to_op,), methods=(is_set_to_op,))

def is_set_to(*args, **kwargs):
    return is_set_to_parser.call(*args, **kwargs)


alias_copy_op = def_("aten::alias_copy(Tensor self) -> Tensor")
alias_copy_out_op = def_("aten::alias_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
alias_copy_parser = PythonArgParser("alias_copy", (alias_copy_op, alias_copy_out_op))

def alias_copy_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return alias_copy_op.table[ks](ks, self)

def alias_copy(input=NOT_GIVEN, *args, out=None, **kwargs):
    """alias_copy(input, *, out=None) -> Tensor

    Copies a tensor into row-major memory of its own.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of the same shape. It has memory of its own and is contiguous, whatever the strides of
        `input`.
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases.
    Derivative: self: grad
    Journey: `alias_copy_op` (aten/ops/shape.py), `AliasBackward0_copy`, `alias_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.zeros(2, 3).t()
    >>> x.stride(), tt.alias_copy(x).stride()
    ((1, 3), (2, 1))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        return alias_copy_default(input)
    return alias_copy_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


_reshape_alias_copy_op = def_("aten::_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor")
_reshape_alias_copy_parser = PythonArgParser("_reshape_alias_copy", (_reshape_alias_copy_op,))

def _reshape_alias_copy_default(self, size, stride):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _reshape_alias_copy_op.table[ks](ks, self, size, stride)

def _reshape_alias_copy(*args, **kwargs):
    return _reshape_alias_copy_parser.call(*args, **kwargs)


as_strided_copy_op = def_("aten::as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor")
as_strided_copy_out_op = def_("aten::as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)")
as_strided_copy_parser = PythonArgParser("as_strided_copy", (as_strided_copy_op, as_strided_copy_out_op))

def as_strided_copy_default(self, size, stride, storage_offset=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return as_strided_copy_op.table[ks](ks, self, size, stride, storage_offset)

def as_strided_copy(input=NOT_GIVEN, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, out=None, **kwargs):
    """as_strided_copy(input, size, stride, storage_offset=None, *, out=None) -> Tensor

    Copies what `as_strided` would show.

    Args:
        input: Tensor of any shape and dtype.
        size: Shape of the result.
        stride: Steps in elements in `input`'s storage, one for each size.
        storage_offset: int, position of the first element. If None, that of `input`.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of shape `size`. It has memory of its own and is contiguous, whatever the strides of
        `input`.
    Raises: RuntimeError in the cases in which `as_strided` refuses.
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases.
    Derivative: self: as_strided_backward(grad, TensorGeometry(self), size, stride, storage_offset)
    Journey: `as_strided_copy_op` (aten/ops/shape.py), `AsStridedBackward0_copy`, `as_strided_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.as_strided_copy(tt.arange(4), (2, 3), (1, 1))
    tensor([[0, 1, 2],
            [1, 2, 3]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False and (storage_offset is None or (storage_offset.__class__ is int and -(2**30) < storage_offset < 2**30)):
        return as_strided_copy_default(input, size_, stride_, storage_offset)
    return as_strided_copy_parser.call(*given(("input", "size", "stride", "storage_offset"), (input, size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


detach_copy_op = def_("aten::detach_copy(Tensor self) -> Tensor")
detach_copy_out_op = def_("aten::detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
detach_copy_parser = PythonArgParser("detach_copy", (detach_copy_op, detach_copy_out_op))

def detach_copy_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return detach_copy_op.table[ks](ks, self)

def detach_copy(input=NOT_GIVEN, *args, out=None, **kwargs):
    """detach_copy(input, *, out=None) -> Tensor

    Copies a tensor into row-major memory of its own, under the name of `detach`.

    Args:
        input: Tensor of any shape and dtype.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of the same shape. It has memory of its own and is contiguous, whatever the strides of
        `input`.
    Note: In spite of its name the result requires grad if `input` does, but a backward pass through it
        raises. Take `x.detach().clone()` for a copy without history.
    Derivative: none.
    Journey: `detach_copy_op` (aten/ops/shape.py), `detach_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.tensor([1., 2.])
    >>> y = tt.detach_copy(x)
    >>> y, y.data_ptr() == x.data_ptr()
    (tensor([1., 2.]), False)
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        return detach_copy_default(input)
    return detach_copy_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


expand_copy_op = def_("aten::expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor")
expand_copy_out_op = def_("aten::expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)")
expand_copy_parser = PythonArgParser("expand_copy", (expand_copy_op, expand_copy_out_op))

def expand_copy_default(self, size, implicit=False):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return expand_copy_op.table[ks](ks, self, size, implicit)

def expand_copy(input=NOT_GIVEN, size=NOT_GIVEN, *args, implicit=False, out=None, **kwargs):
    """expand_copy(input, size, *, implicit=False, out=None) -> Tensor

    Copies what `expand` would show, so that each repeated element has its own place.

    Args:
        input: Tensor of any shape and dtype.
        size: New shape; shapes are aligned at the end. -1 keeps a size.
        implicit: bool that records that broadcasting asked for it; the result does not depend on it.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of shape `size`. It has memory of its own and is contiguous, whatever the strides of
        `input`.
    Raises: RuntimeError in the cases in which `expand` refuses.
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases.
    Derivative: self: sum_to_size(grad, self.sym_sizes())
    Journey: `expand_copy_op` (aten/ops/shape.py), `ExpandBackward0_copy`, `expand_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.expand_copy(tt.tensor([[1], [2]]), (2, 3))
    >>> x, x.stride()
    (tensor([[1, 1, 1],
            [2, 2, 2]]), (3, 1))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (size_ := as_tuple(size)) is not False and implicit.__class__ is bool:
        return expand_copy_default(input, size_, implicit)
    return expand_copy_parser.call(*given(("input", "size"), (input, size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), implicit=implicit, out=out, **kwargs)


permute_copy_op = def_("aten::permute_copy(Tensor self, int[] dims) -> Tensor")
permute_copy_out_op = def_("aten::permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)")
permute_copy_parser = PythonArgParser("permute_copy", (permute_copy_op, permute_copy_out_op))

def permute_copy_default(self, dims):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return permute_copy_op.table[ks](ks, self, dims)

def permute_copy(input=NOT_GIVEN, dims=NOT_GIVEN, *args, out=None, **kwargs):
    """permute_copy(input, dims, *, out=None) -> Tensor

    Copies a tensor with its dimensions in a new order.

    Args:
        input: Tensor of any shape and dtype.
        dims: Every dimension of `input` once, in the new order.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor with the shape that `permute` gives. It has memory of its own and is contiguous, whatever
        the strides of `input`.
    Raises: RuntimeError if `dims` is not as long as `input` has dimensions, or names one twice.
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases.
    Derivative: self: permute_backwards(grad, dims)
    Journey: `permute_copy_op` (aten/ops/shape.py), `PermuteBackward0_copy`, `permute_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.permute_copy(tt.zeros(2, 3, 4), (2, 0, 1))
    >>> x.shape, x.stride()
    (torch.Size([4, 2, 3]), (6, 3, 1))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (dims_ := as_tuple(dims)) is not False:
        return permute_copy_default(input, dims_)
    return permute_copy_parser.call(*given(("input", "dims"), (input, dims), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


select_copy_int_op = def_("aten::select_copy.int(Tensor self, int dim, SymInt index) -> Tensor")
select_copy_int_out_op = def_("aten::select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)")
select_copy_parser = PythonArgParser("select_copy", (select_copy_int_op, select_copy_int_out_op))

def select_copy_int(self, dim, index):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return select_copy_int_op.table[ks](ks, self, dim, index)

def select_copy(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, out=None, **kwargs):
    """select_copy(input, dim, index, *, out=None) -> Tensor

    Copies one index along a dimension, which disappears.

    Args:
        input: Tensor of at least one dimension.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        index: int; a negative one counts from the end.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor with one dimension less. It has memory of its own and is contiguous, whatever the strides
        of `input`.
    Raises: IndexError if `index` or `dim` is out of range.
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases.
    Derivative: self: select_backward(grad, self.sym_sizes(), dim, index)
    Journey: `select_copy_int_op` (aten/ops/shape.py), `SelectBackward0_copy`, `select_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.select_copy(tt.tensor([[1, 2], [3, 4]]), 1, 0)
    tensor([1, 3])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and index.__class__ is int and -(2**30) < index < 2**30:
        return select_copy_int(input, dim, index)
    return select_copy_parser.call(*given(("input", "dim", "index"), (input, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


slice_copy_Tensor_op = def_("aten::slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor")
slice_copy_Tensor_out_op = def_("aten::slice_copy.Tensor_out(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)")
slice_copy_parser = PythonArgParser("slice_copy", (slice_copy_Tensor_op, slice_copy_Tensor_out_op))

def slice_copy_Tensor(self, dim=0, start=None, end=None, step=1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return slice_copy_Tensor_op.table[ks](ks, self, dim, start, end, step)

def slice_copy(input=NOT_GIVEN, dim=0, start=None, end=None, step=1, *args, out=None, **kwargs):
    """slice_copy(input, dim=0, start=None, end=None, step=1, *, out=None) -> Tensor

    Copies a slice along a dimension.

    Args:
        input: Tensor of at least one dimension.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        start: int, first index, or None for 0. Negative ones count from the end; too large ones are cut to
            the size.
        end: int, index after the last, or None for the size.
        step: int above 0.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor with the shape of `input[start:end:step]` in `dim`. It has memory of its own and is
        contiguous, whatever the strides of `input`.
    Raises: RuntimeError if `step` is not positive.
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases.
    Derivative: self: slice_backward_wrapper(grad, self.sym_sizes(), dim, start, end, step)
    Journey: `slice_copy_Tensor_op` (aten/ops/shape.py), `SliceBackward0_copy`, `slice_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.slice_copy(tt.arange(5), 0, 1, None, 2)
    tensor([1, 3])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (start is None or (start.__class__ is int and -(2**30) < start < 2**30)) and (end is None or (end.__class__ is int and -(2**30) < end < 2**30)) and step.__class__ is int and -(2**30) < step < 2**30:
        return slice_copy_Tensor(input, dim, start, end, step)
    return slice_copy_parser.call(*given(("input", "dim", "start", "end", "step"), (input, dim, start, end, step), (NOT_GIVEN, 0, None, None, 1), args, kwargs), out=out, **kwargs)


squeeze_copy_op = def_("aten::squeeze_copy(Tensor self) -> Tensor")
squeeze_copy_out_op = def_("aten::squeeze_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
squeeze_copy_dim_op = def_("aten::squeeze_copy.dim(Tensor self, int dim) -> Tensor")
squeeze_copy_dim_out_op = def_("aten::squeeze_copy.dim_out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)")
squeeze_copy_dims_op = def_("aten::squeeze_copy.dims(Tensor self, int[] dim) -> Tensor")
squeeze_copy_dims_out_op = def_("aten::squeeze_copy.dims_out(Tensor self, int[] dim, *, Tensor(a!) out) -> Tensor(a!)")
squeeze_copy_parser = PythonArgParser("squeeze_copy", (squeeze_copy_op, squeeze_copy_out_op, squeeze_copy_dim_op, squeeze_copy_dim_out_op, squeeze_copy_dims_op, squeeze_copy_dims_out_op))

def squeeze_copy_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze_copy_op.table[ks](ks, self)

def squeeze_copy_dim(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze_copy_dim_op.table[ks](ks, self, dim)

def squeeze_copy_dims(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze_copy_dims_op.table[ks](ks, self, dim)

def squeeze_copy(input=NOT_GIVEN, *args, **kwargs):
    """squeeze_copy(input, dim, *, out=None) -> Tensor
    squeeze_copy(input, *, out=None) -> Tensor

    Copies a tensor without its dimensions of size 1.

    Args:
        input: Tensor of any shape and dtype.
        dim: int or ints, the only dimensions to look at. Without it all of size 1 go.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor with the shape that `squeeze` gives. It has memory of its own and is contiguous, whatever
        the strides of `input`.
    Raises: IndexError if a dimension lies outside of [-n, n - 1].
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases.
    Derivative:
        squeeze_copy, self: unsqueeze_to(grad, self.sym_sizes())
        squeeze_copy.dim, self: unsqueeze_to(grad, dim, self.sym_sizes())
    Journey: `squeeze_copy_op` (aten/ops/shape.py), `SqueezeBackward0_copy`, `squeeze_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.squeeze_copy(tt.tensor([[1], [2]]), 1)
    tensor([1, 2])
    """
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return squeeze_copy_default(input)
        if len(args) == 1:
            (dim,) = args
            if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
                return squeeze_copy_dim(input, dim)
            if isinstance(input, TensorImpl) and (dim_ := as_tuple(dim)) is not False:
                return squeeze_copy_dims(input, dim_)
    return squeeze_copy_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


t_copy_op = def_("aten::t_copy(Tensor self) -> Tensor")
t_copy_out_op = def_("aten::t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
t_copy_parser = PythonArgParser("t_copy", (t_copy_op, t_copy_out_op))

def t_copy_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return t_copy_op.table[ks](ks, self)

def t_copy(input=NOT_GIVEN, *args, out=None, **kwargs):
    """t_copy(input, *, out=None) -> Tensor

    Copies the transpose of a matrix.

    Args:
        input: Tensor of at most 2 dimensions.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of shape (N, M) for (M, N). It has memory of its own and is contiguous, whatever the
        strides of `input`.
    Raises: RuntimeError if `input` has more than 2 dimensions.
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases.
    Derivative: self: grad.t()
    Journey: `t_copy_op` (aten/ops/shape.py), `TBackward0_copy`, `t_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> x = tt.tensor([[1, 2, 3], [4, 5, 6]])
    >>> tt.t_copy(x).stride(), tt.t(x).stride()
    ((2, 1), (1, 3))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        return t_copy_default(input)
    return t_copy_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


transpose_copy_int_op = def_("aten::transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor")
transpose_copy_int_out_op = def_("aten::transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!)")
transpose_copy_parser = PythonArgParser("transpose_copy", (transpose_copy_int_op, transpose_copy_int_out_op))

def transpose_copy_int(self, dim0, dim1):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return transpose_copy_int_op.table[ks](ks, self, dim0, dim1)

def transpose_copy(input=NOT_GIVEN, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, out=None, **kwargs):
    """transpose_copy(input, dim0, dim1, *, out=None) -> Tensor

    Copies a tensor with two dimensions swapped.

    Args:
        input: Tensor of any shape and dtype.
        dim0: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        dim1: The dimension it changes places with, counted in the same way.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor with the two sizes exchanged. It has memory of its own and is contiguous, whatever the
        strides of `input`.
    Raises: IndexError if a dimension lies outside of [-n, n - 1].
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases.
    Derivative: self: grad.transpose(dim0, dim1)
    Journey: `transpose_copy_int_op` (aten/ops/shape.py), `TransposeBackward0_copy`, `transpose_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.transpose_copy(tt.tensor([[1, 2], [3, 4]]), 0, 1)
    tensor([[1, 3],
            [2, 4]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim0.__class__ is int and -(2**30) < dim0 < 2**30 and dim1.__class__ is int and -(2**30) < dim1 < 2**30:
        return transpose_copy_int(input, dim0, dim1)
    return transpose_copy_parser.call(*given(("input", "dim0", "dim1"), (input, dim0, dim1), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


unfold_copy_op = def_("aten::unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor")
unfold_copy_out_op = def_("aten::unfold_copy.out(Tensor self, int dimension, int size, int step, *, Tensor(a!) out) -> Tensor(a!)")
unfold_copy_parser = PythonArgParser("unfold_copy", (unfold_copy_op, unfold_copy_out_op))

def unfold_copy_default(self, dimension, size, step):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unfold_copy_op.table[ks](ks, self, dimension, size, step)

def unfold_copy(input=NOT_GIVEN, dimension=NOT_GIVEN, size=NOT_GIVEN, step=NOT_GIVEN, *args, out=None, **kwargs):
    """unfold_copy(input, dimension, size, step, *, out=None) -> Tensor

    Copies every window of a given size along a dimension.

    Args:
        input: Tensor of any shape and dtype.
        dimension: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        size: int, length of a window.
        step: int above 0, distance between the starts of two windows.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor with the shape that `unfold` gives. It has memory of its own and is contiguous, whatever
        the strides of `input`.
    Raises: RuntimeError if `size` exceeds the dimension or is negative, or `step` is not positive.
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases.
    Derivative: self: unfold_backward(grad, self.sym_sizes(), dimension, size, step)
    Journey: `unfold_copy_op` (aten/ops/shape.py), `UnfoldBackward0_copy`, `unfold_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.unfold_copy(tt.arange(4), 0, 2, 1)
    tensor([[0, 1],
            [1, 2],
            [2, 3]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dimension.__class__ is int and -(2**30) < dimension < 2**30 and size.__class__ is int and -(2**30) < size < 2**30 and step.__class__ is int and -(2**30) < step < 2**30:
        return unfold_copy_default(input, dimension, size, step)
    return unfold_copy_parser.call(*given(("input", "dimension", "size", "step"), (input, dimension, size, step), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


unsqueeze_copy_op = def_("aten::unsqueeze_copy(Tensor self, int dim) -> Tensor")
unsqueeze_copy_out_op = def_("aten::unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)")
unsqueeze_copy_parser = PythonArgParser("unsqueeze_copy", (unsqueeze_copy_op, unsqueeze_copy_out_op))

def unsqueeze_copy_default(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unsqueeze_copy_op.table[ks](ks, self, dim)

def unsqueeze_copy(input=NOT_GIVEN, dim=NOT_GIVEN, *args, out=None, **kwargs):
    """unsqueeze_copy(input, dim, *, out=None) -> Tensor

    Copies a tensor with a new dimension of size 1.

    Args:
        input: Tensor of n dimensions and any dtype.
        dim: int from -n - 1 to n, the place of the new dimension in the result; -1 puts it last.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of n + 1 dimensions. It has memory of its own and is contiguous, whatever the strides of
        `input`.
    Raises: IndexError if `dim` lies outside of [-n - 1, n].
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases.
    Derivative: self: grad.squeeze(dim)
    Journey: `unsqueeze_copy_op` (aten/ops/shape.py), `UnsqueezeBackward0_copy`, `unsqueeze_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.unsqueeze_copy(tt.tensor([1, 2]), 1)
    tensor([[1],
            [2]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
        return unsqueeze_copy_default(input, dim)
    return unsqueeze_copy_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


view_copy_op = def_("aten::view_copy(Tensor self, SymInt[] size) -> Tensor")
view_copy_out_op = def_("aten::view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)")
view_copy_dtype_op = def_("aten::view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor")
view_copy_dtype_out_op = def_("aten::view_copy.dtype_out(Tensor self, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!)")
view_copy_parser = PythonArgParser("view_copy", (view_copy_op, view_copy_out_op, view_copy_dtype_op, view_copy_dtype_out_op))

def view_copy_default(self, size):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return view_copy_op.table[ks](ks, self, size)

def view_copy_dtype(self, dtype):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return view_copy_dtype_op.table[ks](ks, self, dtype)

def view_copy(input=NOT_GIVEN, *args, **kwargs):
    """view_copy(input, size, *, out=None) -> Tensor
    view_copy(input, dtype, *, out=None) -> Tensor

    Copies a tensor with another shape, or its bytes as another dtype.

    Args:
        input: Tensor of any shape and dtype.
        size: New shape. One size may be -1 and is computed from the rest.
        dtype: Reads the same bytes as this dtype; nothing is converted.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
    Returns: Tensor of shape `size` or of dtype `dtype`. It has memory of its own and is contiguous, whatever
        the strides of `input`.
    Raises: RuntimeError if the number of elements would change, or more than one size is -1.
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases. Strides cannot
        stand in the way, as they can for `view`.
    Derivative: self: grad.reshape(self.sym_sizes())
    Journey: `view_copy_op` (aten/ops/shape.py), `ViewBackward0_copy`, `view_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.view_copy(tt.tensor([[1, 2], [3, 4]]).t(), (4,))
    tensor([1, 3, 2, 4])
    """
    if not kwargs and len(args) == 1:
        (dtype,) = args
        if isinstance(input, TensorImpl) and dtype.__class__ is ScalarType:
            return view_copy_dtype(input, dtype)
        (size,) = args
        if isinstance(input, TensorImpl) and (size_ := as_tuple(size)) is not False:
            return view_copy_default(input, size_)
    return view_copy_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


split_copy_Tensor_op = def_("aten::split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]")
split_copy_Tensor_out_op = def_("aten::split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()")
split_copy_parser = PythonArgParser("split_copy", (split_copy_Tensor_op, split_copy_Tensor_out_op))

def split_copy(input=NOT_GIVEN, split_size=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    """split_copy(input, split_size, dim=0, *, out=None) -> tuple of Tensors

    Copies the parts that `split` would give.

    Args:
        input: Tensor of at least one dimension.
        split_size: int, size of each part; the last may be smaller.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        out: List with one tensor of the right shape for each part; they are not resized. Nothing is recorded
            for autograd.
    Returns: Tuple of contiguous copies; None if `out` is given.
    Raises:
        RuntimeError if `split_size` is negative, or is 0 on a dimension that is not empty.
        RuntimeError if `out` holds another number of tensors.
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases.
    Derivative: self: split_backward(grads, split_size, dim, self.sym_sizes(), self.options())
    Journey: `split_copy_Tensor_op` (aten/ops/shape.py), `SplitBackward0_copy`, `split_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.split_copy(tt.arange(5), 2)
    (tensor([0, 1]), tensor([2, 3]), tensor([4]))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and split_size.__class__ is int and -(2**30) < split_size < 2**30 and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return split_copy_Tensor_op.table[ks](ks, input, split_size, dim)
    return split_copy_parser.call(*given(("input", "split_size", "dim"), (input, split_size, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


split_with_sizes_copy_op = def_("aten::split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]")
split_with_sizes_copy_out_op = def_("aten::split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> ()")
split_with_sizes_copy_parser = PythonArgParser("split_with_sizes_copy", (split_with_sizes_copy_op, split_with_sizes_copy_out_op))

def split_with_sizes_copy(input=NOT_GIVEN, split_sizes=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    """split_with_sizes_copy(input, split_sizes, dim=0, *, out=None) -> tuple of Tensors

    Copies the parts that `split_with_sizes` would give.

    Args:
        input: Tensor of at least one dimension.
        split_sizes: ints that are not negative and add up to the size of `dim`.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        out: List with one tensor for each part; each is resized to its part. Nothing is recorded for
            autograd.
    Returns: Tuple of contiguous copies; None if `out` is given.
    Raises: RuntimeError if a size is negative or the sum is another, or `out` holds another number of
        tensors.
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases.
    Derivative: self: split_with_sizes_backward(grads, split_sizes, dim, self.sym_sizes(), self.options())
    Journey: `split_with_sizes_copy_op` (aten/ops/shape.py), `SplitWithSizesBackward0_copy`,
        `split_with_sizes_copy` (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.split_with_sizes_copy(tt.arange(4), [1, 3])
    (tensor([0]), tensor([1, 2, 3]))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (split_sizes_ := as_tuple(split_sizes)) is not False and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return split_with_sizes_copy_op.table[ks](ks, input, split_sizes_, dim)
    return split_with_sizes_copy_parser.call(*given(("input", "split_sizes", "dim"), (input, split_sizes, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


unbind_copy_int_op = def_("aten::unbind_copy.int(Tensor self, int dim=0) -> Tensor[]")
unbind_copy_int_out_op = def_("aten::unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()")
unbind_copy_parser = PythonArgParser("unbind_copy", (unbind_copy_int_op, unbind_copy_int_out_op))

def unbind_copy(input=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    """unbind_copy(input, dim=0, *, out=None) -> tuple of Tensors

    Copies the slices that `unbind` would give.

    Args:
        input: Tensor of at least one dimension.
        dim: int, the dimension; from -n to n - 1 for n dimensions, a negative one counts from the end.
        out: List with one tensor for each part; each is resized to its part. Nothing is recorded for
            autograd.
    Returns: Tuple of contiguous copies, one for each index of `dim`; None if `out` is given.
    Raises:
        IndexError if `input` has no dimension, or `dim` is out of range.
        RuntimeError if `out` holds another number of tensors.
    Note: Functionalization replaces the view by this copy, so that a program holds no aliases.
    Derivative: self: unbind_backward(grads, dim)
    Journey: `unbind_copy_int_op` (aten/ops/shape.py), `UnbindBackward0_copy`, `unbind_copy`
        (aten/native/shape/tensor_shape_view_copy.py).
    Mirrors: aten/src/ATen/native/TensorShape.cpp

    >>> tt.unbind_copy(tt.tensor([[1, 2], [3, 4]]), dim=1)
    (tensor([1, 3]), tensor([2, 4]))
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return unbind_copy_int_op.table[ks](ks, input, dim)
    return unbind_copy_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)
