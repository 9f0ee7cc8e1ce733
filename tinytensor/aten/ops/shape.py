# hot path
# Written by `python -m tinytensor.codegen` from native/native_functions.yaml. Do not edit.
"""The operators of the family `shape`: for each overload its schema and handle, for each name its Python function.

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
    SEQUENCES,
    PythonOverload,
    are_tensors,
    as_tuple,
    given,
)
from tinytensor.c10 import layout as layouts
from tinytensor.c10 import scalar_type
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import FACTORY_KEYS, factory_keys, state, tls
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.dispatch.dispatcher import def_
from tinytensor.dispatch.python_arg_parser import PythonArgParser

t_op = def_("aten::t(Tensor(a) self) -> Tensor(a)")
t_parser = PythonArgParser("t", (t_op,), methods=(t_op,))

def t_default(self):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return t_op.table[ks](ks, self)

def t(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return t__op.table[ks](ks, self)

def t_(*args, **kwargs):
    return t__parser.call(*args, **kwargs)


transpose_int_op = def_("aten::transpose.int(Tensor(a) self, int dim0, int dim1) -> Tensor(a)")
transpose_parser = PythonArgParser("transpose", (transpose_int_op,), methods=(transpose_int_op,))

def transpose_int(self, dim0, dim1):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return transpose_int_op.table[ks](ks, self, dim0, dim1)

def transpose(input=NOT_GIVEN, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and dim0.__class__ is int and dim1.__class__ is int:
        try:
            ks = input.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return transpose__op.table[ks](ks, self, dim0, dim1)

def transpose_(self=NOT_GIVEN, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and dim0.__class__ is int and dim1.__class__ is int:
        return transpose__default(self, dim0, dim1)
    return transpose__parser.call(*given(("self", "dim0", "dim1"), (self, dim0, dim1), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


permute_op = def_("aten::permute(Tensor(a) self, int[] dims) -> Tensor(a)")
permute_parser = PythonArgParser("permute", (permute_op,), methods=(permute_op,))

def permute_default(self, dims):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return permute_op.table[ks](ks, self, dims)

def permute(input=NOT_GIVEN, dims=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and (dims_ := as_tuple(dims)) is not False:
        try:
            ks = input.meta.key_set
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
        ks = self.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return numpy_T_op.table[ks](ks, self)
    return numpy_T_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


mT_op = def_("aten::mT(Tensor(a) self) -> Tensor(a)")
mT_parser = PythonArgParser("mT", (mT_op,), methods=(mT_op,))

def mT(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return mT_op.table[ks](ks, self)
    return mT_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


movedim_intlist_op = def_("aten::movedim.intlist(Tensor(a) self, int[] source, int[] destination) -> Tensor(a)")
movedim_int_op = def_("aten::movedim.int(Tensor(a) self, int source, int destination) -> Tensor(a)")
movedim_parser = PythonArgParser("movedim", (movedim_intlist_op, movedim_int_op), methods=(movedim_intlist_op, movedim_int_op))

def movedim_intlist(self, source, destination):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return movedim_intlist_op.table[ks](ks, self, source, destination)

def movedim_int(self, source, destination):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return movedim_int_op.table[ks](ks, self, source, destination)

def movedim(input=NOT_GIVEN, source=NOT_GIVEN, destination=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (source_ := as_tuple(source)) is not False and (destination_ := as_tuple(destination)) is not False:
        return movedim_intlist(input, source_, destination_)
    if not args and not kwargs and isinstance(input, TensorImpl) and source.__class__ is int and destination.__class__ is int:
        return movedim_int(input, source, destination)
    return movedim_parser.call(*given(("input", "source", "destination"), (input, source, destination), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


view_op = def_("aten::view(Tensor(a) self, SymInt[] size) -> Tensor(a)")
view_dtype_op = def_("aten::view.dtype(Tensor(a) self, ScalarType dtype) -> Tensor(a)")
view_parser = PythonArgParser("view", (view_op, view_dtype_op), methods=(view_op, view_dtype_op))

def view_default(self, size):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return view_op.table[ks](ks, self, size)

def view_dtype(self, dtype):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return view_dtype_op.table[ks](ks, self, dtype)

def view(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs and len(args) == 1:
        (size,) = args
        if isinstance(self, TensorImpl) and (size_ := as_tuple(size)) is not False:
            return view_default(self, size_)
        (dtype,) = args
        if isinstance(self, TensorImpl) and dtype.__class__ is ScalarType:
            return view_dtype(self, dtype)
    return view_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


view_as_op = def_("aten::view_as(Tensor(a) self, Tensor other) -> Tensor(a)")
view_as_parser = PythonArgParser("view_as", (view_as_op,), methods=(view_as_op,))

def view_as_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _reshape_alias_op.table[ks](ks, self, size, stride)

def _reshape_alias(*args, **kwargs):
    return _reshape_alias_parser.call(*args, **kwargs)


as_strided_op = def_("aten::as_strided(Tensor(a) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a)")
as_strided_parser = PythonArgParser("as_strided", (as_strided_op,), methods=(as_strided_op,))

def as_strided_default(self, size, stride, storage_offset=None):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return as_strided_op.table[ks](ks, self, size, stride, storage_offset)

def as_strided(input=NOT_GIVEN, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False and (storage_offset is None or storage_offset.__class__ is int):
        return as_strided_default(input, size_, stride_, storage_offset)
    return as_strided_parser.call(*given(("input", "size", "stride", "storage_offset"), (input, size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


expand_op = def_("aten::expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)")
expand_parser = PythonArgParser("expand", (expand_op,), methods=(expand_op,))

def expand_default(self, size, implicit=False):
    ks = self.meta.key_set
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
    ks = self.meta.key_set | other.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze_op.table[ks](ks, self)

def squeeze_dim(self, dim):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze_dim_op.table[ks](ks, self, dim)

def squeeze_dims(self, dim):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze_dims_op.table[ks](ks, self, dim)

def squeeze(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            try:
                ks = input.meta.key_set
            except AttributeError:
                pass
            else:
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return squeeze_op.table[ks](ks, input)
        if len(args) == 1:
            (dim,) = args
            if dim.__class__ is int:
                try:
                    ks = input.meta.key_set
                except AttributeError:
                    pass
                else:
                    if state.dirty:
                        ks = (ks | tls.included | state.observed) & tls.not_excluded
                    return squeeze_dim_op.table[ks](ks, input, dim)
            if (dim_ := as_tuple(dim)) is not False:
                try:
                    ks = input.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze__op.table[ks](ks, self)

def squeeze__dim(self, dim):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze__dim_op.table[ks](ks, self, dim)

def squeeze__dims(self, dim):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze__dims_op.table[ks](ks, self, dim)

def squeeze_(*args, **kwargs):
    return squeeze__parser.call(*args, **kwargs)


unsqueeze_op = def_("aten::unsqueeze(Tensor(a) self, int dim) -> Tensor(a)")
unsqueeze_parser = PythonArgParser("unsqueeze", (unsqueeze_op,), methods=(unsqueeze_op,))

def unsqueeze_default(self, dim):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unsqueeze_op.table[ks](ks, self, dim)

def unsqueeze(input=NOT_GIVEN, dim=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and dim.__class__ is int:
        try:
            ks = input.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unsqueeze__op.table[ks](ks, self, dim)

def unsqueeze_(*args, **kwargs):
    return unsqueeze__parser.call(*args, **kwargs)


select_int_op = def_("aten::select.int(Tensor(a) self, int dim, SymInt index) -> Tensor(a)")
select_parser = PythonArgParser("select", (select_int_op,), methods=(select_int_op,))

def select_int(self, dim, index):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return select_int_op.table[ks](ks, self, dim, index)

def select(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and dim.__class__ is int and index.__class__ is int:
        try:
            ks = input.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return slice_Tensor_op.table[ks](ks, self, dim, start, end, step)

def slice(input=NOT_GIVEN, dim=0, start=None, end=None, step=1, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and (start is None or start.__class__ is int) and (end is None or end.__class__ is int) and step.__class__ is int:
        return slice_Tensor(input, dim, start, end, step)
    return slice_parser.call(*given(("input", "dim", "start", "end", "step"), (input, dim, start, end, step), (NOT_GIVEN, 0, None, None, 1), args, kwargs), **kwargs)


diagonal_op = def_("aten::diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)")
diagonal_parser = PythonArgParser("diagonal", (diagonal_op,), methods=(diagonal_op,))

def diagonal_default(self, offset=0, dim1=0, dim2=1):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diagonal_op.table[ks](ks, self, offset, dim1, dim2)

def diagonal(input=NOT_GIVEN, offset=0, dim1=0, dim2=1, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        return diagonal_default(input, offset, dim1, dim2)
    return diagonal_parser.call(*given(("input", "offset", "dim1", "dim2"), (input, offset, dim1, dim2), (NOT_GIVEN, 0, 0, 1), args, kwargs), **kwargs)


alias_op = def_("aten::alias(Tensor(a) self) -> Tensor(a)")
alias_parser = PythonArgParser("alias", (alias_op,), methods=(alias_op,))

def alias_default(self):
    ks = self.meta.key_set
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
    ks = self.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return detach_op.table[ks](ks, self)

def detach(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unbind_int_op.table[ks](ks, self, dim)

def unbind(input=NOT_GIVEN, dim=0, *args, **kwargs):
    if not args and not kwargs and dim.__class__ is int:
        try:
            ks = input.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return split_Tensor_op.table[ks](ks, self, split_size, dim)

def split(input=NOT_GIVEN, split_size=NOT_GIVEN, dim=0, *args, **kwargs):
    if not args and not kwargs and split_size.__class__ is int and dim.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return split_Tensor_op.table[ks](ks, input, split_size, dim)
    if not args and not kwargs and (split_size_ := as_tuple(split_size)) is not False and dim.__class__ is int:
        try:
            ks = input.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return split_with_sizes_op.table[ks](ks, self, split_sizes, dim)

def split_with_sizes(input=NOT_GIVEN, split_sizes=NOT_GIVEN, dim=0, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (split_sizes_ := as_tuple(split_sizes)) is not False and dim.__class__ is int:
        return split_with_sizes_default(input, split_sizes_, dim)
    return split_with_sizes_parser.call(*given(("input", "split_sizes", "dim"), (input, split_sizes, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


reshape_op = def_("aten::reshape(Tensor(a) self, SymInt[] shape) -> Tensor(a)")
reshape_parser = PythonArgParser("reshape", (reshape_op,), methods=(reshape_op,))

def reshape_default(self, shape):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return reshape_op.table[ks](ks, self, shape)

def reshape(input=NOT_GIVEN, shape=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and (shape_ := as_tuple(shape)) is not False:
        try:
            ks = input.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _unsafe_view_op.table[ks](ks, self, size)

def _unsafe_view(*args, **kwargs):
    return _unsafe_view_parser.call(*args, **kwargs)


flatten_using_ints_op = def_("aten::flatten.using_ints(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)")
flatten_parser = PythonArgParser("flatten", (flatten_using_ints_op,), methods=(flatten_using_ints_op,))

def flatten_using_ints(self, start_dim=0, end_dim=-1):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return flatten_using_ints_op.table[ks](ks, self, start_dim, end_dim)

def flatten(input=NOT_GIVEN, start_dim=0, end_dim=-1, *args, **kwargs):
    if not args and not kwargs and start_dim.__class__ is int and end_dim.__class__ is int:
        try:
            ks = input.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unflatten_int_op.table[ks](ks, self, dim, sizes)

def unflatten(input=NOT_GIVEN, dim=NOT_GIVEN, sizes=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and (sizes_ := as_tuple(sizes)) is not False:
        return unflatten_int(input, dim, sizes_)
    return unflatten_parser.call(*given(("input", "dim", "sizes"), (input, dim, sizes), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


narrow_op = def_("aten::narrow(Tensor(a) self, int dim, SymInt start, SymInt length) -> Tensor(a)")
narrow_Tensor_op = def_("aten::narrow.Tensor(Tensor(a) self, int dim, Tensor start, SymInt length) -> Tensor(a)")
narrow_parser = PythonArgParser("narrow", (narrow_op, narrow_Tensor_op), methods=(narrow_op, narrow_Tensor_op))

def narrow_default(self, dim, start, length):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return narrow_op.table[ks](ks, self, dim, start, length)

def narrow_Tensor(self, dim, start, length):
    ks = self.meta.key_set | start.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return narrow_Tensor_op.table[ks](ks, self, dim, start, length)

def narrow(input=NOT_GIVEN, dim=NOT_GIVEN, start=NOT_GIVEN, length=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and start.__class__ is int and length.__class__ is int:
        return narrow_default(input, dim, start, length)
    if not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and isinstance(start, TensorImpl) and length.__class__ is int:
        return narrow_Tensor(input, dim, start, length)
    return narrow_parser.call(*given(("input", "dim", "start", "length"), (input, dim, start, length), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


chunk_op = def_("aten::chunk(Tensor(a -> *) self, int chunks, int dim=0) -> Tensor(a)[]")
chunk_parser = PythonArgParser("chunk", (chunk_op,), methods=(chunk_op,))

def chunk_default(self, chunks, dim=0):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return chunk_op.table[ks](ks, self, chunks, dim)

def chunk(input=NOT_GIVEN, chunks=NOT_GIVEN, dim=0, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and chunks.__class__ is int and dim.__class__ is int:
        return chunk_default(input, chunks, dim)
    return chunk_parser.call(*given(("input", "chunks", "dim"), (input, chunks, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


broadcast_to_op = def_("aten::broadcast_to(Tensor(a) self, SymInt[] size) -> Tensor(a)")
broadcast_to_parser = PythonArgParser("broadcast_to", (broadcast_to_op,), methods=(broadcast_to_op,))

def broadcast_to_default(self, size):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return broadcast_to_op.table[ks](ks, self, size)

def broadcast_to(input=NOT_GIVEN, size=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (size_ := as_tuple(size)) is not False:
        return broadcast_to_default(input, size_)
    return broadcast_to_parser.call(*given(("input", "size"), (input, size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


broadcast_tensors_op = def_("aten::broadcast_tensors(Tensor[] tensors) -> Tensor[]")
broadcast_tensors_parser = PythonArgParser("broadcast_tensors", (broadcast_tensors_op,))

def broadcast_tensors(tensors=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta.key_set
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
        ks |= t.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cat_op.table[ks](ks, tensors, dim)

def cat_out(tensors, dim, out):
    ks = out.meta.key_set
    for t in tensors:
        ks |= t.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cat_out_op.table[ks](ks, tensors, dim, out)

def cat(tensors=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and tensors.__class__ in SEQUENCES and dim.__class__ is int:
        try:
            ks = 0
            for t in tensors:
                ks |= t.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return cat_op.table[ks](ks, tensors, dim)
    return cat_parser.call(*given(("tensors", "dim"), (tensors, dim), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


stack_op = def_("aten::stack(Tensor[] tensors, int dim=0) -> Tensor")
stack_out_op = def_("aten::stack.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)")
stack_parser = PythonArgParser("stack", (stack_op, stack_out_op))

def stack(tensors=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and tensors.__class__ in SEQUENCES and dim.__class__ is int:
        try:
            ks = 0
            for t in tensors:
                ks |= t.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return stack_op.table[ks](ks, tensors, dim)
    return stack_parser.call(*given(("tensors", "dim"), (tensors, dim), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


select_backward_op = def_("aten::select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor")
select_backward_parser = PythonArgParser("select_backward", (select_backward_op,))

def select_backward_default(grad_output, input_sizes, dim, index):
    ks = grad_output.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return select_backward_op.table[ks](ks, grad_output, input_sizes, dim, index)

def select_backward(grad_output=NOT_GIVEN, input_sizes=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and (input_sizes_ := as_tuple(input_sizes)) is not False and dim.__class__ is int and index.__class__ is int:
        return select_backward_default(grad_output, input_sizes_, dim, index)
    return select_backward_parser.call(*given(("grad_output", "input_sizes", "dim", "index"), (grad_output, input_sizes, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


slice_backward_op = def_("aten::slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, SymInt end, SymInt step) -> Tensor")
slice_backward_parser = PythonArgParser("slice_backward", (slice_backward_op,))

def slice_backward_default(grad_output, input_sizes, dim, start, end, step):
    ks = grad_output.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return slice_backward_op.table[ks](ks, grad_output, input_sizes, dim, start, end, step)

def slice_backward(*args, **kwargs):
    return slice_backward_parser.call(*args, **kwargs)


diagonal_backward_op = def_("aten::diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, int dim2) -> Tensor")
diagonal_backward_parser = PythonArgParser("diagonal_backward", (diagonal_backward_op,))

def diagonal_backward_default(grad_output, input_sizes, offset, dim1, dim2):
    ks = grad_output.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diagonal_backward_op.table[ks](ks, grad_output, input_sizes, offset, dim1, dim2)

def diagonal_backward(grad_output=NOT_GIVEN, input_sizes=NOT_GIVEN, offset=NOT_GIVEN, dim1=NOT_GIVEN, dim2=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and (input_sizes_ := as_tuple(input_sizes)) is not False and offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        return diagonal_backward_default(grad_output, input_sizes_, offset, dim1, dim2)
    return diagonal_backward_parser.call(*given(("grad_output", "input_sizes", "offset", "dim1", "dim2"), (grad_output, input_sizes, offset, dim1, dim2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


copy__op = def_("aten::copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)")
copy__parser = PythonArgParser("copy_", (copy__op,), methods=(copy__op,))

def copy__default(self, src, non_blocking=False):
    ks = self.meta.key_set | src.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return clone_op.table[ks](ks, self, memory_format)

def clone(input=NOT_GIVEN, *args, memory_format=None, **kwargs):
    if not args and not kwargs and (memory_format is None or memory_format.__class__ is MemoryFormat):
        try:
            ks = input.meta.key_set
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
    ks = self.meta.key_set
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
    ks = self.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return to_dtype_layout_op.table[ks](ks, self, dtype, layout, device, pin_memory, non_blocking, copy, memory_format)

def to_dtype(self, dtype, non_blocking=False, copy=False, memory_format=None):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return to_dtype_op.table[ks](ks, self, dtype, non_blocking, copy, memory_format)

def to_other(self, other, non_blocking=False, copy=False, memory_format=None):
    ks = self.meta.key_set | other.meta.key_set
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


def to(self, *args, **kwargs):
    if not kwargs and len(args) == 1:
        (target,) = args
        if target.__class__ is ScalarType:
            return to_dtype(self, target)
        if target.__class__ is Device:
            return to_dtype_layout(self, device=target)
    return to_parser.call(self, *args, **kwargs)


type_as_op = def_("aten::type_as(Tensor self, Tensor other) -> Tensor")
type_as_parser = PythonArgParser("type_as", (type_as_op,), methods=(type_as_op,))

def type_as_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return type_as_op.table[ks](ks, self, other)

def type_as(self=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(other, TensorImpl):
        return type_as_default(self, other)
    return type_as_parser.call(*given(("self", "other"), (self, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


fill_Scalar_op = def_("aten::fill.Scalar(Tensor self, Scalar value) -> Tensor")
fill_Tensor_op = def_("aten::fill.Tensor(Tensor self, Tensor value) -> Tensor")
fill_parser = PythonArgParser("fill", (fill_Scalar_op, fill_Tensor_op))

def fill(input=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and value.__class__ in NUMBERS:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fill_Scalar_op.table[ks](ks, input, value)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(value, TensorImpl):
        ks = input.meta.key_set | value.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fill_Tensor_op.table[ks](ks, input, value)
    return fill_parser.call(*given(("input", "value"), (input, value), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


fill__Scalar_op = def_("aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)")
fill__Tensor_op = def_("aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)")
fill__parser = PythonArgParser("fill_", (fill__Scalar_op, fill__Tensor_op), methods=(fill__Scalar_op, fill__Tensor_op))

def fill__Scalar(self, value):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fill__Scalar_op.table[ks](ks, self, value)

def fill__Tensor(self, value):
    ks = self.meta.key_set | value.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fill__Tensor_op.table[ks](ks, self, value)

def fill_(input=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and value.__class__ in NUMBERS:
        return fill__Scalar(input, value)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(value, TensorImpl):
        return fill__Tensor(input, value)
    return fill__parser.call(*given(("input", "value"), (input, value), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


zero__op = def_("aten::zero_(Tensor(a!) self) -> Tensor(a!)")
zero__parser = PythonArgParser("zero_", (zero__op,), methods=(zero__op,))

def zero__default(self):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return zero__op.table[ks](ks, self)

def zero_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        return zero__default(input)
    return zero__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


resize__op = def_("aten::resize_(Tensor(a!) self, SymInt[] size, *, MemoryFormat? memory_format=None) -> Tensor(a!)")
resize__parser = PythonArgParser("resize_", (resize__op,), methods=(resize__op,))

def resize__default(self, size, memory_format=None):
    ks = self.meta.key_set
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
    if out is None and not args and not kwargs and are_tensors(tensors) and dim.__class__ is int and num_chunks.__class__ is int:
        ks = 0
        for t in tensors:
            ks |= t.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _chunk_cat_op.table[ks](ks, tensors, dim, num_chunks)
    return _chunk_cat_parser.call(*given(("tensors", "dim", "num_chunks"), (tensors, dim, num_chunks), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


tril_op = def_("aten::tril(Tensor self, SymInt diagonal=0) -> Tensor")
tril_out_op = def_("aten::tril.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)")
tril_parser = PythonArgParser("tril", (tril_op, tril_out_op), methods=(tril_op,))

def tril_default(self, diagonal=0):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tril_op.table[ks](ks, self, diagonal)

def tril_out(self, diagonal, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tril_out_op.table[ks](ks, self, diagonal, out)

def tril(input=NOT_GIVEN, diagonal=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and diagonal.__class__ is int:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return tril_op.table[ks](ks, input, diagonal)
    return tril_parser.call(*given(("input", "diagonal"), (input, diagonal), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


tril__op = def_("aten::tril_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)")
tril__parser = PythonArgParser("tril_", (tril__op,), methods=(tril__op,))

def tril__default(self, diagonal=0):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tril__op.table[ks](ks, self, diagonal)

def tril_(self=NOT_GIVEN, diagonal=0, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and diagonal.__class__ is int:
        return tril__default(self, diagonal)
    return tril__parser.call(*given(("self", "diagonal"), (self, diagonal), (NOT_GIVEN, 0), args, kwargs), **kwargs)


triu_op = def_("aten::triu(Tensor self, SymInt diagonal=0) -> Tensor")
triu_out_op = def_("aten::triu.out(Tensor self, SymInt diagonal=0, *, Tensor(a!) out) -> Tensor(a!)")
triu_parser = PythonArgParser("triu", (triu_op, triu_out_op), methods=(triu_op,))

def triu_default(self, diagonal=0):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return triu_op.table[ks](ks, self, diagonal)

def triu_out(self, diagonal, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return triu_out_op.table[ks](ks, self, diagonal, out)

def triu(input=NOT_GIVEN, diagonal=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and diagonal.__class__ is int:
        return triu_default(input, diagonal)
    return triu_parser.call(*given(("input", "diagonal"), (input, diagonal), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


triu__op = def_("aten::triu_(Tensor(a!) self, SymInt diagonal=0) -> Tensor(a!)")
triu__parser = PythonArgParser("triu_", (triu__op,), methods=(triu__op,))

def triu__default(self, diagonal=0):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return triu__op.table[ks](ks, self, diagonal)

def triu_(self=NOT_GIVEN, diagonal=0, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and diagonal.__class__ is int:
        return triu__default(self, diagonal)
    return triu__parser.call(*given(("self", "diagonal"), (self, diagonal), (NOT_GIVEN, 0), args, kwargs), **kwargs)


flip_op = def_("aten::flip(Tensor self, int[] dims) -> Tensor")
flip_parser = PythonArgParser("flip", (flip_op,), methods=(flip_op,))

def flip_default(self, dims):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return flip_op.table[ks](ks, self, dims)

def flip(input=NOT_GIVEN, dims=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (dims_ := as_tuple(dims)) is not False:
        return flip_default(input, dims_)
    return flip_parser.call(*given(("input", "dims"), (input, dims), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


roll_op = def_("aten::roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor")
roll_parser = PythonArgParser("roll", (roll_op,), methods=(roll_op,))

def roll_default(self, shifts, dims=()):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return roll_op.table[ks](ks, self, shifts, dims)

def roll(input=NOT_GIVEN, shifts=NOT_GIVEN, dims=(), *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (shifts_ := as_tuple(shifts, 1)) is not False and (dims_ := as_tuple(dims, 1)) is not False:
        return roll_default(input, shifts_, dims_)
    return roll_parser.call(*given(("input", "shifts", "dims"), (input, shifts, dims), (NOT_GIVEN, NOT_GIVEN, ()), args, kwargs), **kwargs)


repeat_op = def_("aten::repeat(Tensor self, SymInt[] repeats) -> Tensor")
repeat_parser = PythonArgParser("repeat", (repeat_op,), methods=(repeat_op,))

def repeat_default(self, repeats):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return repeat_op.table[ks](ks, self, repeats)

def repeat(self=NOT_GIVEN, repeats=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (repeats_ := as_tuple(repeats)) is not False:
        return repeat_default(self, repeats_)
    return repeat_parser.call(*given(("self", "repeats"), (self, repeats), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


diag_embed_op = def_("aten::diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor")
diag_embed_parser = PythonArgParser("diag_embed", (diag_embed_op,), methods=(diag_embed_op,))

def diag_embed_default(self, offset=0, dim1=-2, dim2=-1):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diag_embed_op.table[ks](ks, self, offset, dim1, dim2)

def diag_embed(input=NOT_GIVEN, offset=0, dim1=-2, dim2=-1, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        return diag_embed_default(input, offset, dim1, dim2)
    return diag_embed_parser.call(*given(("input", "offset", "dim1", "dim2"), (input, offset, dim1, dim2), (NOT_GIVEN, 0, -2, -1), args, kwargs), **kwargs)


diag_op = def_("aten::diag(Tensor self, int diagonal=0) -> Tensor")
diag_out_op = def_("aten::diag.out(Tensor self, int diagonal=0, *, Tensor(a!) out) -> Tensor(a!)")
diag_parser = PythonArgParser("diag", (diag_op, diag_out_op), methods=(diag_op,))

def diag_default(self, diagonal=0):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diag_op.table[ks](ks, self, diagonal)

def diag(input=NOT_GIVEN, diagonal=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and diagonal.__class__ is int:
        return diag_default(input, diagonal)
    return diag_parser.call(*given(("input", "diagonal"), (input, diagonal), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


diagflat_op = def_("aten::diagflat(Tensor self, int offset=0) -> Tensor")
diagflat_parser = PythonArgParser("diagflat", (diagflat_op,), methods=(diagflat_op,))

def diagflat_default(self, offset=0):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diagflat_op.table[ks](ks, self, offset)

def diagflat(input=NOT_GIVEN, offset=0, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and offset.__class__ is int:
        return diagflat_default(input, offset)
    return diagflat_parser.call(*given(("input", "offset"), (input, offset), (NOT_GIVEN, 0), args, kwargs), **kwargs)


reshape_as_op = def_("aten::reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)")
reshape_as_parser = PythonArgParser("reshape_as", (reshape_as_op,), methods=(reshape_as_op,))

def reshape_as_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unfold_op.table[ks](ks, self, dimension, size, step)

def unfold(self=NOT_GIVEN, dimension=NOT_GIVEN, size=NOT_GIVEN, step=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and dimension.__class__ is int and size.__class__ is int and step.__class__ is int:
        return unfold_default(self, dimension, size, step)
    return unfold_parser.call(*given(("self", "dimension", "size", "step"), (self, dimension, size, step), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


unfold_backward_op = def_("aten::unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> Tensor")
unfold_backward_parser = PythonArgParser("unfold_backward", (unfold_backward_op,))

def unfold_backward_default(grad_in, input_sizes, dim, size, step):
    ks = grad_in.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unfold_backward_op.table[ks](ks, grad_in, input_sizes, dim, size, step)

def unfold_backward(grad_in=NOT_GIVEN, input_sizes=NOT_GIVEN, dim=NOT_GIVEN, size=NOT_GIVEN, step=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_in, TensorImpl) and (input_sizes_ := as_tuple(input_sizes)) is not False and dim.__class__ is int and size.__class__ is int and step.__class__ is int:
        return unfold_backward_default(grad_in, input_sizes_, dim, size, step)
    return unfold_backward_parser.call(*given(("grad_in", "input_sizes", "dim", "size", "step"), (grad_in, input_sizes, dim, size, step), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


diagonal_copy_op = def_("aten::diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor")
diagonal_copy_out_op = def_("aten::diagonal_copy.out(Tensor self, int offset=0, int dim1=0, int dim2=1, *, Tensor(a!) out) -> Tensor(a!)")
diagonal_copy_parser = PythonArgParser("diagonal_copy", (diagonal_copy_op, diagonal_copy_out_op))

def diagonal_copy_default(self, offset=0, dim1=0, dim2=1):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diagonal_copy_op.table[ks](ks, self, offset, dim1, dim2)

def diagonal_copy_out(self, offset, dim1, dim2, out):
    ks = self.meta.key_set | out.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diagonal_copy_out_op.table[ks](ks, self, offset, dim1, dim2, out)

def diagonal_copy(input=NOT_GIVEN, offset=0, dim1=0, dim2=1, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        return diagonal_copy_default(input, offset, dim1, dim2)
    return diagonal_copy_parser.call(*given(("input", "offset", "dim1", "dim2"), (input, offset, dim1, dim2), (NOT_GIVEN, 0, 0, 1), args, kwargs), out=out, **kwargs)


as_strided__op = def_("aten::as_strided_(Tensor(a!) self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor(a!)")
as_strided__parser = PythonArgParser("as_strided_", (as_strided__op,), methods=(as_strided__op,))

def as_strided__default(self, size, stride, storage_offset=None):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return as_strided__op.table[ks](ks, self, size, stride, storage_offset)

def as_strided_(input=NOT_GIVEN, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False and (storage_offset is None or storage_offset.__class__ is int):
        return as_strided__default(input, size_, stride_, storage_offset)
    return as_strided__parser.call(*given(("input", "size", "stride", "storage_offset"), (input, size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


swapaxes_op = def_("aten::swapaxes(Tensor(a) self, int axis0, int axis1) -> Tensor(a)")
swapaxes_parser = PythonArgParser("swapaxes", (swapaxes_op,), methods=(swapaxes_op,))

def swapaxes_default(self, axis0, axis1):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return swapaxes_op.table[ks](ks, self, axis0, axis1)

def swapaxes(input=NOT_GIVEN, axis0=NOT_GIVEN, axis1=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and axis0.__class__ is int and axis1.__class__ is int:
        return swapaxes_default(input, axis0, axis1)
    return swapaxes_parser.call(*given(("input", "axis0", "axis1"), (input, axis0, axis1), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


swapaxes__op = def_("aten::swapaxes_(Tensor(a!) self, int axis0, int axis1) -> Tensor(a!)")
swapaxes__parser = PythonArgParser("swapaxes_", (swapaxes__op,), methods=(swapaxes__op,))

def swapaxes_(*args, **kwargs):
    return swapaxes__parser.call(*args, **kwargs)


swapdims_op = def_("aten::swapdims(Tensor(a) self, int dim0, int dim1) -> Tensor(a)")
swapdims_parser = PythonArgParser("swapdims", (swapdims_op,), methods=(swapdims_op,))

def swapdims_default(self, dim0, dim1):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return swapdims_op.table[ks](ks, self, dim0, dim1)

def swapdims(input=NOT_GIVEN, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and dim0.__class__ is int and dim1.__class__ is int:
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return moveaxis_intlist_op.table[ks](ks, self, source, destination)

def moveaxis_int(self, source, destination):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return moveaxis_int_op.table[ks](ks, self, source, destination)

def moveaxis(input=NOT_GIVEN, source=NOT_GIVEN, destination=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (source_ := as_tuple(source)) is not False and (destination_ := as_tuple(destination)) is not False:
        return moveaxis_intlist(input, source_, destination_)
    if not args and not kwargs and isinstance(input, TensorImpl) and source.__class__ is int and destination.__class__ is int:
        return moveaxis_int(input, source, destination)
    return moveaxis_parser.call(*given(("input", "source", "destination"), (input, source, destination), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


tensor_split_sections_op = def_("aten::tensor_split.sections(Tensor(a -> *) self, SymInt sections, int dim=0) -> Tensor(a)[]")
tensor_split_indices_op = def_("aten::tensor_split.indices(Tensor(a -> *) self, SymInt[] indices, int dim=0) -> Tensor(a)[]")
tensor_split_tensor_indices_or_sections_op = def_("aten::tensor_split.tensor_indices_or_sections(Tensor(a -> *) self, Tensor tensor_indices_or_sections, int dim=0) -> Tensor(a)[]")
tensor_split_parser = PythonArgParser("tensor_split", (tensor_split_sections_op, tensor_split_indices_op, tensor_split_tensor_indices_or_sections_op), methods=(tensor_split_sections_op, tensor_split_indices_op, tensor_split_tensor_indices_or_sections_op))

def tensor_split_sections(self, sections, dim=0):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tensor_split_sections_op.table[ks](ks, self, sections, dim)

def tensor_split_indices(self, indices, dim=0):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tensor_split_indices_op.table[ks](ks, self, indices, dim)

def tensor_split_tensor_indices_or_sections(self, tensor_indices_or_sections, dim=0):
    ks = self.meta.key_set | tensor_indices_or_sections.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tensor_split_tensor_indices_or_sections_op.table[ks](ks, self, tensor_indices_or_sections, dim)

def tensor_split(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (sections,) = args
            if isinstance(input, TensorImpl) and sections.__class__ is int:
                return tensor_split_sections(input, sections, 0)
            (indices,) = args
            if isinstance(input, TensorImpl) and (indices_ := as_tuple(indices)) is not False:
                return tensor_split_indices(input, indices_, 0)
            (tensor_indices_or_sections,) = args
            if isinstance(input, TensorImpl) and isinstance(tensor_indices_or_sections, TensorImpl):
                return tensor_split_tensor_indices_or_sections(input, tensor_indices_or_sections, 0)
        if len(args) == 2:
            sections, dim = args
            if isinstance(input, TensorImpl) and sections.__class__ is int and dim.__class__ is int:
                return tensor_split_sections(input, sections, dim)
            indices, dim = args
            if isinstance(input, TensorImpl) and (indices_ := as_tuple(indices)) is not False and dim.__class__ is int:
                return tensor_split_indices(input, indices_, dim)
            tensor_indices_or_sections, dim = args
            if isinstance(input, TensorImpl) and isinstance(tensor_indices_or_sections, TensorImpl) and dim.__class__ is int:
                return tensor_split_tensor_indices_or_sections(input, tensor_indices_or_sections, dim)
    return tensor_split_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


hsplit_int_op = def_("aten::hsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]")
hsplit_array_op = def_("aten::hsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]")
hsplit_parser = PythonArgParser("hsplit", (hsplit_int_op, hsplit_array_op), methods=(hsplit_int_op, hsplit_array_op))

def hsplit_int(self, sections):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return hsplit_int_op.table[ks](ks, self, sections)

def hsplit_array(self, indices):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return hsplit_array_op.table[ks](ks, self, indices)

def hsplit(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs and len(args) == 1:
        (sections,) = args
        if isinstance(input, TensorImpl) and sections.__class__ is int:
            return hsplit_int(input, sections)
        (indices,) = args
        if isinstance(input, TensorImpl) and (indices_ := as_tuple(indices)) is not False:
            return hsplit_array(input, indices_)
    return hsplit_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


vsplit_int_op = def_("aten::vsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]")
vsplit_array_op = def_("aten::vsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]")
vsplit_parser = PythonArgParser("vsplit", (vsplit_int_op, vsplit_array_op), methods=(vsplit_int_op, vsplit_array_op))

def vsplit_int(self, sections):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return vsplit_int_op.table[ks](ks, self, sections)

def vsplit_array(self, indices):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return vsplit_array_op.table[ks](ks, self, indices)

def vsplit(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs and len(args) == 1:
        (sections,) = args
        if isinstance(input, TensorImpl) and sections.__class__ is int:
            return vsplit_int(input, sections)
        (indices,) = args
        if isinstance(input, TensorImpl) and (indices_ := as_tuple(indices)) is not False:
            return vsplit_array(input, indices_)
    return vsplit_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


dsplit_int_op = def_("aten::dsplit.int(Tensor(a -> *) self, int sections) -> Tensor(a)[]")
dsplit_array_op = def_("aten::dsplit.array(Tensor(a -> *) self, int[] indices) -> Tensor(a)[]")
dsplit_parser = PythonArgParser("dsplit", (dsplit_int_op, dsplit_array_op), methods=(dsplit_int_op, dsplit_array_op))

def dsplit_int(self, sections):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return dsplit_int_op.table[ks](ks, self, sections)

def dsplit_array(self, indices):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return dsplit_array_op.table[ks](ks, self, indices)

def dsplit(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs and len(args) == 1:
        (sections,) = args
        if isinstance(input, TensorImpl) and sections.__class__ is int:
            return dsplit_int(input, sections)
        (indices,) = args
        if isinstance(input, TensorImpl) and (indices_ := as_tuple(indices)) is not False:
            return dsplit_array(input, indices_)
    return dsplit_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


unsafe_chunk_op = def_("aten::unsafe_chunk(Tensor self, int chunks, int dim=0) -> Tensor[]")
unsafe_chunk_parser = PythonArgParser("unsafe_chunk", (unsafe_chunk_op,), methods=(unsafe_chunk_op,))

def unsafe_chunk_default(self, chunks, dim=0):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unsafe_chunk_op.table[ks](ks, self, chunks, dim)

def unsafe_chunk(input=NOT_GIVEN, chunks=NOT_GIVEN, dim=0, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and chunks.__class__ is int and dim.__class__ is int:
        return unsafe_chunk_default(input, chunks, dim)
    return unsafe_chunk_parser.call(*given(("input", "chunks", "dim"), (input, chunks, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


unsafe_split_Tensor_op = def_("aten::unsafe_split.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]")
unsafe_split_parser = PythonArgParser("unsafe_split", (unsafe_split_Tensor_op,), methods=(unsafe_split_Tensor_op,))

def unsafe_split_Tensor(self, split_size, dim=0):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unsafe_split_Tensor_op.table[ks](ks, self, split_size, dim)

def unsafe_split(input=NOT_GIVEN, split_size=NOT_GIVEN, dim=0, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and split_size.__class__ is int and dim.__class__ is int:
        return unsafe_split_Tensor(input, split_size, dim)
    return unsafe_split_parser.call(*given(("input", "split_size", "dim"), (input, split_size, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


unsafe_split_with_sizes_op = def_("aten::unsafe_split_with_sizes(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]")
unsafe_split_with_sizes_parser = PythonArgParser("unsafe_split_with_sizes", (unsafe_split_with_sizes_op,), methods=(unsafe_split_with_sizes_op,))

def unsafe_split_with_sizes_default(self, split_sizes, dim=0):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unsafe_split_with_sizes_op.table[ks](ks, self, split_sizes, dim)

def unsafe_split_with_sizes(input=NOT_GIVEN, split_sizes=NOT_GIVEN, dim=0, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (split_sizes_ := as_tuple(split_sizes)) is not False and dim.__class__ is int:
        return unsafe_split_with_sizes_default(input, split_sizes_, dim)
    return unsafe_split_with_sizes_parser.call(*given(("input", "split_sizes", "dim"), (input, split_sizes, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), **kwargs)


ravel_op = def_("aten::ravel(Tensor(a) self) -> Tensor(a)")
ravel_parser = PythonArgParser("ravel", (ravel_op,), methods=(ravel_op,))

def ravel(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return ravel_op.table[ks](ks, input)
    return ravel_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


narrow_copy_op = def_("aten::narrow_copy(Tensor self, int dim, SymInt start, SymInt length) -> Tensor")
narrow_copy_out_op = def_("aten::narrow_copy.out(Tensor self, int dim, SymInt start, SymInt length, *, Tensor(a!) out) -> Tensor(a!)")
narrow_copy_parser = PythonArgParser("narrow_copy", (narrow_copy_op, narrow_copy_out_op), methods=(narrow_copy_op,))

def narrow_copy_default(self, dim, start, length):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return narrow_copy_op.table[ks](ks, self, dim, start, length)

def narrow_copy(input=NOT_GIVEN, dim=NOT_GIVEN, start=NOT_GIVEN, length=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and start.__class__ is int and length.__class__ is int:
        return narrow_copy_default(input, dim, start, length)
    return narrow_copy_parser.call(*given(("input", "dim", "start", "length"), (input, dim, start, length), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


atleast_1d_op = def_("aten::atleast_1d(Tensor self) -> Tensor")
atleast_1d_Sequence_op = def_("aten::atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]")
atleast_1d_parser = PythonArgParser("atleast_1d", (atleast_1d_op, atleast_1d_Sequence_op))

def atleast_1d_Sequence(tensors):
    ks = 0
    for t in tensors:
        ks |= t.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return atleast_1d_Sequence_op.table[ks](ks, tensors)

def atleast_1d(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs and not args:
        if isinstance(input, TensorImpl):
            ks = input.meta.key_set
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
        ks |= t.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return atleast_2d_Sequence_op.table[ks](ks, tensors)

def atleast_2d(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs and not args:
        if isinstance(input, TensorImpl):
            ks = input.meta.key_set
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
        ks |= t.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return atleast_3d_Sequence_op.table[ks](ks, tensors)

def atleast_3d(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs and not args:
        if isinstance(input, TensorImpl):
            ks = input.meta.key_set
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
    ks = out.meta.key_set
    for t in tensors:
        ks |= t.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return hstack_out_op.table[ks](ks, tensors, out)

def hstack(tensors=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return hstack_op.table[ks](ks, tensors)
    return hstack_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


vstack_op = def_("aten::vstack(Tensor[] tensors) -> Tensor")
vstack_out_op = def_("aten::vstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)")
vstack_parser = PythonArgParser("vstack", (vstack_op, vstack_out_op))

def vstack_out(tensors, out):
    ks = out.meta.key_set
    for t in tensors:
        ks |= t.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return vstack_out_op.table[ks](ks, tensors, out)

def vstack(tensors=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return vstack_op.table[ks](ks, tensors)
    return vstack_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


dstack_op = def_("aten::dstack(Tensor[] tensors) -> Tensor")
dstack_out_op = def_("aten::dstack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)")
dstack_parser = PythonArgParser("dstack", (dstack_op, dstack_out_op))

def dstack(tensors=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return dstack_op.table[ks](ks, tensors)
    return dstack_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


column_stack_op = def_("aten::column_stack(Tensor[] tensors) -> Tensor")
column_stack_out_op = def_("aten::column_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)")
column_stack_parser = PythonArgParser("column_stack", (column_stack_op, column_stack_out_op))

def column_stack(tensors=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return column_stack_op.table[ks](ks, tensors)
    return column_stack_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


row_stack_op = def_("aten::row_stack(Tensor[] tensors) -> Tensor")
row_stack_out_op = def_("aten::row_stack.out(Tensor[] tensors, *, Tensor(a!) out) -> Tensor(a!)")
row_stack_parser = PythonArgParser("row_stack", (row_stack_op, row_stack_out_op))

def row_stack(tensors=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return row_stack_op.table[ks](ks, tensors)
    return row_stack_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


concat_op = def_("aten::concat(Tensor[] tensors, int dim=0) -> Tensor")
concat_out_op = def_("aten::concat.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)")
concat_parser = PythonArgParser("concat", (concat_op, concat_out_op))

def concat(tensors=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and are_tensors(tensors) and dim.__class__ is int:
        ks = 0
        for t in tensors:
            ks |= t.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return concat_op.table[ks](ks, tensors, dim)
    return concat_parser.call(*given(("tensors", "dim"), (tensors, dim), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


concatenate_op = def_("aten::concatenate(Tensor[] tensors, int dim=0) -> Tensor")
concatenate_out_op = def_("aten::concatenate.out(Tensor[] tensors, int dim=0, *, Tensor(a!) out) -> Tensor(a!)")
concatenate_parser = PythonArgParser("concatenate", (concatenate_op, concatenate_out_op))

def concatenate(tensors=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and are_tensors(tensors) and dim.__class__ is int:
        ks = 0
        for t in tensors:
            ks |= t.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return concatenate_op.table[ks](ks, tensors, dim)
    return concatenate_parser.call(*given(("tensors", "dim"), (tensors, dim), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


block_diag_op = def_("aten::block_diag(Tensor[] tensors) -> Tensor")
block_diag_parser = PythonArgParser("block_diag", (block_diag_op,))

def block_diag(tensors=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return block_diag_op.table[ks](ks, tensors)
    return block_diag_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), **kwargs)


meshgrid_op = def_("aten::meshgrid(Tensor[] tensors) -> Tensor[]")
meshgrid_indexing_op = def_("aten::meshgrid.indexing(Tensor[] tensors, *, str indexing) -> Tensor[]")
meshgrid_parser = PythonArgParser("meshgrid", (meshgrid_op, meshgrid_indexing_op))

def meshgrid(tensors=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return meshgrid_op.table[ks](ks, tensors)
    return meshgrid_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), **kwargs)


cartesian_prod_op = def_("aten::cartesian_prod(Tensor[] tensors) -> Tensor")
cartesian_prod_parser = PythonArgParser("cartesian_prod", (cartesian_prod_op,))

def cartesian_prod(tensors=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and are_tensors(tensors):
        ks = 0
        for t in tensors:
            ks |= t.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return cartesian_prod_op.table[ks](ks, tensors)
    return cartesian_prod_parser.call(*given(("tensors",), (tensors,), (NOT_GIVEN,), args, kwargs), **kwargs)


combinations_op = def_("aten::combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor")
combinations_parser = PythonArgParser("combinations", (combinations_op,))

def combinations(input=NOT_GIVEN, r=2, with_replacement=False, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and r.__class__ is int and with_replacement.__class__ is bool:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return combinations_op.table[ks](ks, input, r, with_replacement)
    return combinations_parser.call(*given(("input", "r", "with_replacement"), (input, r, with_replacement), (NOT_GIVEN, 2, False), args, kwargs), **kwargs)


tile_op = def_("aten::tile(Tensor self, SymInt[] dims) -> Tensor")
tile_parser = PythonArgParser("tile", (tile_op,), methods=(tile_op,))

def tile_default(self, dims):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return tile_op.table[ks](ks, self, dims)

def tile(input=NOT_GIVEN, dims=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (dims_ := as_tuple(dims)) is not False:
        return tile_default(input, dims_)
    return tile_parser.call(*given(("input", "dims"), (input, dims), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


repeat_interleave_Tensor_op = def_("aten::repeat_interleave.Tensor(Tensor repeats, *, SymInt? output_size=None) -> Tensor")
repeat_interleave_self_Tensor_op = def_("aten::repeat_interleave.self_Tensor(Tensor self, Tensor repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor")
repeat_interleave_self_int_op = def_("aten::repeat_interleave.self_int(Tensor self, SymInt repeats, int? dim=None, *, SymInt? output_size=None) -> Tensor")
repeat_interleave_parser = PythonArgParser("repeat_interleave", (repeat_interleave_Tensor_op, repeat_interleave_self_Tensor_op, repeat_interleave_self_int_op), methods=(repeat_interleave_self_Tensor_op, repeat_interleave_self_int_op))

def repeat_interleave_Tensor(repeats, output_size=None):
    ks = repeats.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return repeat_interleave_Tensor_op.table[ks](ks, repeats, output_size)

def repeat_interleave_self_Tensor(self, repeats, dim=None, output_size=None):
    ks = self.meta.key_set | repeats.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return repeat_interleave_self_Tensor_op.table[ks](ks, self, repeats, dim, output_size)

def repeat_interleave_self_int(self, repeats, dim=None, output_size=None):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return repeat_interleave_self_int_op.table[ks](ks, self, repeats, dim, output_size)

def repeat_interleave(*args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (repeats,) = args
            if isinstance(repeats, TensorImpl):
                return repeat_interleave_Tensor(repeats, None)
        if len(args) == 2:
            self, repeats = args
            if isinstance(self, TensorImpl) and repeats.__class__ is int:
                return repeat_interleave_self_int(self, repeats, None, None)
            if isinstance(self, TensorImpl) and isinstance(repeats, TensorImpl):
                return repeat_interleave_self_Tensor(self, repeats, None, None)
        if len(args) == 3:
            self, repeats, dim = args
            if isinstance(self, TensorImpl) and repeats.__class__ is int and (dim is None or dim.__class__ is int):
                return repeat_interleave_self_int(self, repeats, dim, None)
            if isinstance(self, TensorImpl) and isinstance(repeats, TensorImpl) and (dim is None or dim.__class__ is int):
                return repeat_interleave_self_Tensor(self, repeats, dim, None)
    return repeat_interleave_parser.call(*args, **kwargs)


rot90_op = def_("aten::rot90(Tensor self, int k=1, int[] dims=[0,1]) -> Tensor")
rot90_parser = PythonArgParser("rot90", (rot90_op,), methods=(rot90_op,))

def rot90_default(self, k=1, dims=(0, 1)):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return rot90_op.table[ks](ks, self, k, dims)

def rot90(input=NOT_GIVEN, k=1, dims=(0, 1), *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and k.__class__ is int and (dims_ := as_tuple(dims)) is not False:
        return rot90_default(input, k, dims_)
    return rot90_parser.call(*given(("input", "k", "dims"), (input, k, dims), (NOT_GIVEN, 1, (0, 1)), args, kwargs), **kwargs)


fliplr_op = def_("aten::fliplr(Tensor self) -> Tensor")
fliplr_parser = PythonArgParser("fliplr", (fliplr_op,), methods=(fliplr_op,))

def fliplr(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fliplr_op.table[ks](ks, input)
    return fliplr_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


flipud_op = def_("aten::flipud(Tensor self) -> Tensor")
flipud_parser = PythonArgParser("flipud", (flipud_op,), methods=(flipud_op,))

def flipud(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return flipud_op.table[ks](ks, input)
    return flipud_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


constant_pad_nd_op = def_("aten::constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor")
constant_pad_nd_parser = PythonArgParser("constant_pad_nd", (constant_pad_nd_op,))

def constant_pad_nd(input=NOT_GIVEN, pad=NOT_GIVEN, value=0, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (pad_ := as_tuple(pad)) is not False and value.__class__ in NUMBERS:
        ks = input.meta.key_set
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
    if not kwargs:
        if len(args) == 2:
            row, col = args
            if row.__class__ is int and col.__class__ is int:
                return tril_indices_default(row, col, 0, scalar_type.int64, None, cpu, False)
        if len(args) == 3:
            row, col, offset = args
            if row.__class__ is int and col.__class__ is int and offset.__class__ is int:
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
    if not kwargs:
        if len(args) == 2:
            row, col = args
            if row.__class__ is int and col.__class__ is int:
                return triu_indices_default(row, col, 0, scalar_type.int64, None, cpu, False)
        if len(args) == 3:
            row, col, offset = args
            if row.__class__ is int and col.__class__ is int and offset.__class__ is int:
                return triu_indices_default(row, col, offset, scalar_type.int64, None, cpu, False)
    return triu_indices_parser.call(*args, **kwargs)


select_scatter_op = def_("aten::select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor")
select_scatter_parser = PythonArgParser("select_scatter", (select_scatter_op,), methods=(select_scatter_op,))

def select_scatter_default(self, src, dim, index):
    ks = self.meta.key_set | src.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return select_scatter_op.table[ks](ks, self, src, dim, index)

def select_scatter(input=NOT_GIVEN, src=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(src, TensorImpl) and dim.__class__ is int and index.__class__ is int:
        return select_scatter_default(input, src, dim, index)
    return select_scatter_parser.call(*given(("input", "src", "dim", "index"), (input, src, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


slice_scatter_op = def_("aten::slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor")
slice_scatter_out_op = def_("aten::slice_scatter.out(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)")
slice_scatter_parser = PythonArgParser("slice_scatter", (slice_scatter_op, slice_scatter_out_op), methods=(slice_scatter_op,))

def slice_scatter_default(self, src, dim=0, start=None, end=None, step=1):
    ks = self.meta.key_set | src.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return slice_scatter_op.table[ks](ks, self, src, dim, start, end, step)

def slice_scatter(input=NOT_GIVEN, src=NOT_GIVEN, dim=0, start=None, end=None, step=1, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(src, TensorImpl) and dim.__class__ is int and (start is None or start.__class__ is int) and (end is None or end.__class__ is int) and step.__class__ is int:
        return slice_scatter_default(input, src, dim, start, end, step)
    return slice_scatter_parser.call(*given(("input", "src", "dim", "start", "end", "step"), (input, src, dim, start, end, step), (NOT_GIVEN, NOT_GIVEN, 0, None, None, 1), args, kwargs), out=out, **kwargs)


diagonal_scatter_op = def_("aten::diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor")
diagonal_scatter_parser = PythonArgParser("diagonal_scatter", (diagonal_scatter_op,), methods=(diagonal_scatter_op,))

def diagonal_scatter_default(self, src, offset=0, dim1=0, dim2=1):
    ks = self.meta.key_set | src.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return diagonal_scatter_op.table[ks](ks, self, src, offset, dim1, dim2)

def diagonal_scatter(input=NOT_GIVEN, src=NOT_GIVEN, offset=0, dim1=0, dim2=1, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(src, TensorImpl) and offset.__class__ is int and dim1.__class__ is int and dim2.__class__ is int:
        return diagonal_scatter_default(input, src, offset, dim1, dim2)
    return diagonal_scatter_parser.call(*given(("input", "src", "offset", "dim1", "dim2"), (input, src, offset, dim1, dim2), (NOT_GIVEN, NOT_GIVEN, 0, 0, 1), args, kwargs), **kwargs)


as_strided_scatter_op = def_("aten::as_strided_scatter(Tensor self, Tensor src, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor")
as_strided_scatter_parser = PythonArgParser("as_strided_scatter", (as_strided_scatter_op,), methods=(as_strided_scatter_op,))

def as_strided_scatter_default(self, src, size, stride, storage_offset=None):
    ks = self.meta.key_set | src.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return as_strided_scatter_op.table[ks](ks, self, src, size, stride, storage_offset)

def as_strided_scatter(input=NOT_GIVEN, src=NOT_GIVEN, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(src, TensorImpl) and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False and (storage_offset is None or storage_offset.__class__ is int):
        return as_strided_scatter_default(input, src, size_, stride_, storage_offset)
    return as_strided_scatter_parser.call(*given(("input", "src", "size", "stride", "storage_offset"), (input, src, size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


resize_as__op = def_("aten::resize_as_(Tensor(a!) self, Tensor the_template, *, MemoryFormat? memory_format=None) -> Tensor(a!)")
resize_as__parser = PythonArgParser("resize_as_", (resize_as__op,), methods=(resize_as__op,))

def resize_as__default(self, the_template, memory_format=None):
    ks = self.meta.key_set | the_template.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return resize_as__op.table[ks](ks, self, the_template, memory_format)

def resize_as_(input=NOT_GIVEN, the_template=NOT_GIVEN, *args, memory_format=None, **kwargs):
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return set__source_Storage_storage_offset_op.table[ks](ks, self, source, storage_offset, size, stride)

def set__source_Tensor_storage_offset(self, source, storage_offset, size, stride=()):
    ks = self.meta.key_set | source.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return set__source_Tensor_storage_offset_op.table[ks](ks, self, source, storage_offset, size, stride)

def set__source_Tensor(self, source):
    ks = self.meta.key_set | source.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return set__source_Tensor_op.table[ks](ks, self, source)

def set__default(self):
    ks = self.meta.key_set
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
            if isinstance(self, TensorImpl) and isinstance(source, TensorImpl) and storage_offset.__class__ is int and (size_ := as_tuple(size)) is not False:
                return set__source_Tensor_storage_offset(self, source, storage_offset, size_, ())
        if len(args) == 4:
            source, storage_offset, size, stride = args
            if isinstance(self, TensorImpl) and isinstance(source, TensorImpl) and storage_offset.__class__ is int and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False:
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return alias_copy_op.table[ks](ks, self)

def alias_copy(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        return alias_copy_default(input)
    return alias_copy_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


_reshape_alias_copy_op = def_("aten::_reshape_alias_copy(Tensor self, SymInt[] size, SymInt[] stride) -> Tensor")
_reshape_alias_copy_parser = PythonArgParser("_reshape_alias_copy", (_reshape_alias_copy_op,))

def _reshape_alias_copy_default(self, size, stride):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _reshape_alias_copy_op.table[ks](ks, self, size, stride)

def _reshape_alias_copy(*args, **kwargs):
    return _reshape_alias_copy_parser.call(*args, **kwargs)


as_strided_copy_op = def_("aten::as_strided_copy(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None) -> Tensor")
as_strided_copy_out_op = def_("aten::as_strided_copy.out(Tensor self, SymInt[] size, SymInt[] stride, SymInt? storage_offset=None, *, Tensor(a!) out) -> Tensor(a!)")
as_strided_copy_parser = PythonArgParser("as_strided_copy", (as_strided_copy_op, as_strided_copy_out_op))

def as_strided_copy_default(self, size, stride, storage_offset=None):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return as_strided_copy_op.table[ks](ks, self, size, stride, storage_offset)

def as_strided_copy(input=NOT_GIVEN, size=NOT_GIVEN, stride=NOT_GIVEN, storage_offset=None, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False and (storage_offset is None or storage_offset.__class__ is int):
        return as_strided_copy_default(input, size_, stride_, storage_offset)
    return as_strided_copy_parser.call(*given(("input", "size", "stride", "storage_offset"), (input, size, stride, storage_offset), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), out=out, **kwargs)


detach_copy_op = def_("aten::detach_copy(Tensor self) -> Tensor")
detach_copy_out_op = def_("aten::detach_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
detach_copy_parser = PythonArgParser("detach_copy", (detach_copy_op, detach_copy_out_op))

def detach_copy_default(self):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return detach_copy_op.table[ks](ks, self)

def detach_copy(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        return detach_copy_default(input)
    return detach_copy_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


expand_copy_op = def_("aten::expand_copy(Tensor self, SymInt[] size, *, bool implicit=False) -> Tensor")
expand_copy_out_op = def_("aten::expand_copy.out(Tensor self, SymInt[] size, *, bool implicit=False, Tensor(a!) out) -> Tensor(a!)")
expand_copy_parser = PythonArgParser("expand_copy", (expand_copy_op, expand_copy_out_op))

def expand_copy_default(self, size, implicit=False):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return expand_copy_op.table[ks](ks, self, size, implicit)

def expand_copy(input=NOT_GIVEN, size=NOT_GIVEN, *args, implicit=False, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (size_ := as_tuple(size)) is not False and implicit.__class__ is bool:
        return expand_copy_default(input, size_, implicit)
    return expand_copy_parser.call(*given(("input", "size"), (input, size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), implicit=implicit, out=out, **kwargs)


permute_copy_op = def_("aten::permute_copy(Tensor self, int[] dims) -> Tensor")
permute_copy_out_op = def_("aten::permute_copy.out(Tensor self, int[] dims, *, Tensor(a!) out) -> Tensor(a!)")
permute_copy_parser = PythonArgParser("permute_copy", (permute_copy_op, permute_copy_out_op))

def permute_copy_default(self, dims):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return permute_copy_op.table[ks](ks, self, dims)

def permute_copy(input=NOT_GIVEN, dims=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (dims_ := as_tuple(dims)) is not False:
        return permute_copy_default(input, dims_)
    return permute_copy_parser.call(*given(("input", "dims"), (input, dims), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


select_copy_int_op = def_("aten::select_copy.int(Tensor self, int dim, SymInt index) -> Tensor")
select_copy_int_out_op = def_("aten::select_copy.int_out(Tensor self, int dim, SymInt index, *, Tensor(a!) out) -> Tensor(a!)")
select_copy_parser = PythonArgParser("select_copy", (select_copy_int_op, select_copy_int_out_op))

def select_copy_int(self, dim, index):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return select_copy_int_op.table[ks](ks, self, dim, index)

def select_copy(input=NOT_GIVEN, dim=NOT_GIVEN, index=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and index.__class__ is int:
        return select_copy_int(input, dim, index)
    return select_copy_parser.call(*given(("input", "dim", "index"), (input, dim, index), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


slice_copy_Tensor_op = def_("aten::slice_copy.Tensor(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1) -> Tensor")
slice_copy_Tensor_out_op = def_("aten::slice_copy.Tensor_out(Tensor self, int dim=0, SymInt? start=None, SymInt? end=None, SymInt step=1, *, Tensor(a!) out) -> Tensor(a!)")
slice_copy_parser = PythonArgParser("slice_copy", (slice_copy_Tensor_op, slice_copy_Tensor_out_op))

def slice_copy_Tensor(self, dim=0, start=None, end=None, step=1):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return slice_copy_Tensor_op.table[ks](ks, self, dim, start, end, step)

def slice_copy(input=NOT_GIVEN, dim=0, start=None, end=None, step=1, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int and (start is None or start.__class__ is int) and (end is None or end.__class__ is int) and step.__class__ is int:
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
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze_copy_op.table[ks](ks, self)

def squeeze_copy_dim(self, dim):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze_copy_dim_op.table[ks](ks, self, dim)

def squeeze_copy_dims(self, dim):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return squeeze_copy_dims_op.table[ks](ks, self, dim)

def squeeze_copy(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                return squeeze_copy_default(input)
        if len(args) == 1:
            (dim,) = args
            if isinstance(input, TensorImpl) and dim.__class__ is int:
                return squeeze_copy_dim(input, dim)
            if isinstance(input, TensorImpl) and (dim_ := as_tuple(dim)) is not False:
                return squeeze_copy_dims(input, dim_)
    return squeeze_copy_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


t_copy_op = def_("aten::t_copy(Tensor self) -> Tensor")
t_copy_out_op = def_("aten::t_copy.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)")
t_copy_parser = PythonArgParser("t_copy", (t_copy_op, t_copy_out_op))

def t_copy_default(self):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return t_copy_op.table[ks](ks, self)

def t_copy(input=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl):
        return t_copy_default(input)
    return t_copy_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), out=out, **kwargs)


transpose_copy_int_op = def_("aten::transpose_copy.int(Tensor self, int dim0, int dim1) -> Tensor")
transpose_copy_int_out_op = def_("aten::transpose_copy.int_out(Tensor self, int dim0, int dim1, *, Tensor(a!) out) -> Tensor(a!)")
transpose_copy_parser = PythonArgParser("transpose_copy", (transpose_copy_int_op, transpose_copy_int_out_op))

def transpose_copy_int(self, dim0, dim1):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return transpose_copy_int_op.table[ks](ks, self, dim0, dim1)

def transpose_copy(input=NOT_GIVEN, dim0=NOT_GIVEN, dim1=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim0.__class__ is int and dim1.__class__ is int:
        return transpose_copy_int(input, dim0, dim1)
    return transpose_copy_parser.call(*given(("input", "dim0", "dim1"), (input, dim0, dim1), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


unfold_copy_op = def_("aten::unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor")
unfold_copy_out_op = def_("aten::unfold_copy.out(Tensor self, int dimension, int size, int step, *, Tensor(a!) out) -> Tensor(a!)")
unfold_copy_parser = PythonArgParser("unfold_copy", (unfold_copy_op, unfold_copy_out_op))

def unfold_copy_default(self, dimension, size, step):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unfold_copy_op.table[ks](ks, self, dimension, size, step)

def unfold_copy(input=NOT_GIVEN, dimension=NOT_GIVEN, size=NOT_GIVEN, step=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dimension.__class__ is int and size.__class__ is int and step.__class__ is int:
        return unfold_copy_default(input, dimension, size, step)
    return unfold_copy_parser.call(*given(("input", "dimension", "size", "step"), (input, dimension, size, step), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


unsqueeze_copy_op = def_("aten::unsqueeze_copy(Tensor self, int dim) -> Tensor")
unsqueeze_copy_out_op = def_("aten::unsqueeze_copy.out(Tensor self, int dim, *, Tensor(a!) out) -> Tensor(a!)")
unsqueeze_copy_parser = PythonArgParser("unsqueeze_copy", (unsqueeze_copy_op, unsqueeze_copy_out_op))

def unsqueeze_copy_default(self, dim):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return unsqueeze_copy_op.table[ks](ks, self, dim)

def unsqueeze_copy(input=NOT_GIVEN, dim=NOT_GIVEN, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int:
        return unsqueeze_copy_default(input, dim)
    return unsqueeze_copy_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, NOT_GIVEN), args, kwargs), out=out, **kwargs)


view_copy_op = def_("aten::view_copy(Tensor self, SymInt[] size) -> Tensor")
view_copy_out_op = def_("aten::view_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)")
view_copy_dtype_op = def_("aten::view_copy.dtype(Tensor self, ScalarType dtype) -> Tensor")
view_copy_dtype_out_op = def_("aten::view_copy.dtype_out(Tensor self, ScalarType dtype, *, Tensor(a!) out) -> Tensor(a!)")
view_copy_parser = PythonArgParser("view_copy", (view_copy_op, view_copy_out_op, view_copy_dtype_op, view_copy_dtype_out_op))

def view_copy_default(self, size):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return view_copy_op.table[ks](ks, self, size)

def view_copy_dtype(self, dtype):
    ks = self.meta.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return view_copy_dtype_op.table[ks](ks, self, dtype)

def view_copy(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs and len(args) == 1:
        (size,) = args
        if isinstance(input, TensorImpl) and (size_ := as_tuple(size)) is not False:
            return view_copy_default(input, size_)
        (dtype,) = args
        if isinstance(input, TensorImpl) and dtype.__class__ is ScalarType:
            return view_copy_dtype(input, dtype)
    return view_copy_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


split_copy_Tensor_op = def_("aten::split_copy.Tensor(Tensor self, SymInt split_size, int dim=0) -> Tensor[]")
split_copy_Tensor_out_op = def_("aten::split_copy.Tensor_out(Tensor self, SymInt split_size, int dim=0, *, Tensor(a!)[] out) -> ()")
split_copy_parser = PythonArgParser("split_copy", (split_copy_Tensor_op, split_copy_Tensor_out_op))

def split_copy(input=NOT_GIVEN, split_size=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and split_size.__class__ is int and dim.__class__ is int:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return split_copy_Tensor_op.table[ks](ks, input, split_size, dim)
    return split_copy_parser.call(*given(("input", "split_size", "dim"), (input, split_size, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


split_with_sizes_copy_op = def_("aten::split_with_sizes_copy(Tensor self, SymInt[] split_sizes, int dim=0) -> Tensor[]")
split_with_sizes_copy_out_op = def_("aten::split_with_sizes_copy.out(Tensor self, SymInt[] split_sizes, int dim=0, *, Tensor(a!)[] out) -> ()")
split_with_sizes_copy_parser = PythonArgParser("split_with_sizes_copy", (split_with_sizes_copy_op, split_with_sizes_copy_out_op))

def split_with_sizes_copy(input=NOT_GIVEN, split_sizes=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and (split_sizes_ := as_tuple(split_sizes)) is not False and dim.__class__ is int:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return split_with_sizes_copy_op.table[ks](ks, input, split_sizes_, dim)
    return split_with_sizes_copy_parser.call(*given(("input", "split_sizes", "dim"), (input, split_sizes, dim), (NOT_GIVEN, NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)


unbind_copy_int_op = def_("aten::unbind_copy.int(Tensor self, int dim=0) -> Tensor[]")
unbind_copy_int_out_op = def_("aten::unbind_copy.int_out(Tensor self, int dim=0, *, Tensor(a!)[] out) -> ()")
unbind_copy_parser = PythonArgParser("unbind_copy", (unbind_copy_int_op, unbind_copy_int_out_op))

def unbind_copy(input=NOT_GIVEN, dim=0, *args, out=None, **kwargs):
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and dim.__class__ is int:
        ks = input.meta.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return unbind_copy_int_op.table[ks](ks, input, dim)
    return unbind_copy_parser.call(*given(("input", "dim"), (input, dim), (NOT_GIVEN, 0), args, kwargs), out=out, **kwargs)
