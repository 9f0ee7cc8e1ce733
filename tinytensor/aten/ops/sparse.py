# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `sparse`: for each overload its schema and handle, for each name its Python function.

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
    as_ints,
    as_tuple,
    given,
)
from tinytensor.c10 import layout as layouts
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.local_dispatch_key_set import FACTORY_KEYS, state, tls
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

sparse_coo_tensor_size_op = def_("aten::sparse_coo_tensor.size(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor")
sparse_coo_tensor_indices_op = def_("aten::sparse_coo_tensor.indices(Tensor indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool? is_coalesced=None) -> Tensor")
sparse_coo_tensor_indices_size_op = def_("aten::sparse_coo_tensor.indices_size(Tensor indices, Tensor values, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool? is_coalesced=None) -> Tensor")
sparse_coo_tensor_parser = PythonArgParser("sparse_coo_tensor", (sparse_coo_tensor_size_op, sparse_coo_tensor_indices_op, sparse_coo_tensor_indices_size_op))

def sparse_coo_tensor(*args, dtype=None, device=None, **kwargs):
    """sparse_coo_tensor(indices, values, size, *, dtype=None, layout=None, device=None, pin_memory=None, is_coalesced=None, requires_grad=False) -> Tensor
    sparse_coo_tensor(indices, values, *, dtype=None, layout=None, device=None, pin_memory=None, is_coalesced=None, requires_grad=False) -> Tensor
    sparse_coo_tensor(*size, dtype=None, layout=None, device=None, pin_memory=False, requires_grad=False) -> Tensor

    A tensor of this size without entries.

    Derivative: none.
    Journey: `sparse_coo_tensor_size_op` (aten/ops/sparse.py), `sparse_coo_tensor_size`
        (aten/native/sparse/sparse_tensor.py).
    Mirrors: aten/src/ATen/native/sparse/SparseTensor.cpp
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        size = as_ints(args)
        if size is not None:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return sparse_coo_tensor_size_op.table[ks](ks, size, dtype, None, cpu, False)
    return sparse_coo_tensor_parser.call(*args, dtype=dtype, device=device, **kwargs)


_sparse_coo_tensor_unsafe_op = def_("aten::_sparse_coo_tensor_unsafe(Tensor indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, bool? is_coalesced=None) -> Tensor")
_sparse_coo_tensor_unsafe_parser = PythonArgParser("_sparse_coo_tensor_unsafe", (_sparse_coo_tensor_unsafe_op,))

def _sparse_coo_tensor_unsafe(indices=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and len(args) == 2:
        values, size = args
        if isinstance(indices, TensorImpl) and isinstance(values, TensorImpl) and (size_ := as_tuple(size)) is not False:
            ks = indices.meta_.key_set | values.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return _sparse_coo_tensor_unsafe_op.table[ks](ks, indices, values, size_, dtype, None, device, False, None)
    return _sparse_coo_tensor_unsafe_parser.call(*given(("indices",), (indices,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


_validate_sparse_coo_tensor_args_op = def_("aten::_validate_sparse_coo_tensor_args(Tensor indices, Tensor values, int[] size, bool? is_coalesced=None, bool? check_pinning=None) -> ()")
_validate_sparse_coo_tensor_args_parser = PythonArgParser("_validate_sparse_coo_tensor_args", (_validate_sparse_coo_tensor_args_op,))

def _validate_sparse_coo_tensor_args(indices=NOT_GIVEN, values=NOT_GIVEN, size=NOT_GIVEN, is_coalesced=None, check_pinning=None, *args, **kwargs):
    if not args and not kwargs and isinstance(indices, TensorImpl) and isinstance(values, TensorImpl) and (size_ := as_tuple(size)) is not False and (is_coalesced is None or is_coalesced.__class__ is bool) and (check_pinning is None or check_pinning.__class__ is bool):
        ks = indices.meta_.key_set | values.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _validate_sparse_coo_tensor_args_op.table[ks](ks, indices, values, size_, is_coalesced, check_pinning)
    return _validate_sparse_coo_tensor_args_parser.call(*given(("indices", "values", "size", "is_coalesced", "check_pinning"), (indices, values, size, is_coalesced, check_pinning), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None, None), args, kwargs), **kwargs)


_sparse_coo_tensor_with_dims_op = def_("aten::_sparse_coo_tensor_with_dims(int sparse_dim, int dense_dim, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor")
_sparse_coo_tensor_with_dims_parser = PythonArgParser("_sparse_coo_tensor_with_dims", (_sparse_coo_tensor_with_dims_op,))

def _sparse_coo_tensor_with_dims(*args, dtype=None, device=None, **kwargs):
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")) and len(args) == 3:
        sparse_dim, dense_dim, size = args
        if sparse_dim.__class__ is int and -(2**30) < sparse_dim < 2**30 and dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30 and (size_ := as_tuple(size)) is not False:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return _sparse_coo_tensor_with_dims_op.table[ks](ks, sparse_dim, dense_dim, size_, dtype, None, cpu, False)
    return _sparse_coo_tensor_with_dims_parser.call(*args, dtype=dtype, device=device, **kwargs)


_sparse_coo_tensor_with_dims_and_tensors_op = def_("aten::_sparse_coo_tensor_with_dims_and_tensors(int sparse_dim, int dense_dim, SymInt[] size, Tensor indices, Tensor values, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False, bool? is_coalesced=None) -> Tensor")
_sparse_coo_tensor_with_dims_and_tensors_parser = PythonArgParser("_sparse_coo_tensor_with_dims_and_tensors", (_sparse_coo_tensor_with_dims_and_tensors_op,))

def _sparse_coo_tensor_with_dims_and_tensors(*args, dtype=None, device=None, **kwargs):
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and len(args) == 5:
        sparse_dim, dense_dim, size, indices, values = args
        if sparse_dim.__class__ is int and -(2**30) < sparse_dim < 2**30 and dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30 and (size_ := as_tuple(size)) is not False and isinstance(indices, TensorImpl) and isinstance(values, TensorImpl):
            ks = indices.meta_.key_set | values.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return _sparse_coo_tensor_with_dims_and_tensors_op.table[ks](ks, sparse_dim, dense_dim, size_, indices, values, dtype, None, device, False, None)
    return _sparse_coo_tensor_with_dims_and_tensors_parser.call(*args, dtype=dtype, device=device, **kwargs)


is_coalesced_op = def_("aten::is_coalesced(Tensor self) -> bool")
is_coalesced_parser = PythonArgParser("is_coalesced", (is_coalesced_op,), methods=(is_coalesced_op,))

def is_coalesced(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return is_coalesced_op.table[ks](ks, self)
    return is_coalesced_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


_coalesced__op = def_("aten::_coalesced_(Tensor(a!) self, bool coalesced) -> Tensor(a!)")
_coalesced__parser = PythonArgParser("_coalesced_", (_coalesced__op,), methods=(_coalesced__op,))

def _coalesced__default(self, coalesced):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _coalesced__op.table[ks](ks, self, coalesced)

def _coalesced_(self=NOT_GIVEN, coalesced=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and coalesced.__class__ is bool:
        return _coalesced__default(self, coalesced)
    return _coalesced__parser.call(*given(("self", "coalesced"), (self, coalesced), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_nnz_op = def_("aten::_nnz(Tensor self) -> int")
_nnz_parser = PythonArgParser("_nnz", (_nnz_op,), methods=(_nnz_op,))

def _nnz(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _nnz_op.table[ks](ks, self)
    return _nnz_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


_indices_op = def_("aten::_indices(Tensor(a) self) -> Tensor(a)")
_indices_parser = PythonArgParser("_indices", (_indices_op,), methods=(_indices_op,))

def _indices(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _indices_op.table[ks](ks, self)
    return _indices_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


_values_op = def_("aten::_values(Tensor(a) self) -> Tensor(a)")
_values_parser = PythonArgParser("_values", (_values_op,), methods=(_values_op,))

def _values(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _values_op.table[ks](ks, self)
    return _values_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


_dimI_op = def_("aten::_dimI(Tensor self) -> int")
_dimI_parser = PythonArgParser("_dimI", (_dimI_op,), methods=(_dimI_op,))

def _dimI(*args, **kwargs):
    return _dimI_parser.call(*args, **kwargs)


_dimV_op = def_("aten::_dimV(Tensor self) -> int")
_dimV_parser = PythonArgParser("_dimV", (_dimV_op,), methods=(_dimV_op,))

def _dimV(*args, **kwargs):
    return _dimV_parser.call(*args, **kwargs)


indices_op = def_("aten::indices(Tensor(a) self) -> Tensor(a)")
indices_parser = PythonArgParser("indices", (indices_op,), methods=(indices_op,))

def indices(*args, **kwargs):
    return indices_parser.call(*args, **kwargs)


values_op = def_("aten::values(Tensor(a) self) -> Tensor(a)")
values_parser = PythonArgParser("values", (values_op,), methods=(values_op,))

def values(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return values_op.table[ks](ks, self)
    return values_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


crow_indices_op = def_("aten::crow_indices(Tensor(a) self) -> Tensor(a)")
crow_indices_parser = PythonArgParser("crow_indices", (crow_indices_op,), methods=(crow_indices_op,))

def crow_indices(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return crow_indices_op.table[ks](ks, self)
    return crow_indices_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


col_indices_op = def_("aten::col_indices(Tensor(a) self) -> Tensor(a)")
col_indices_parser = PythonArgParser("col_indices", (col_indices_op,), methods=(col_indices_op,))

def col_indices(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return col_indices_op.table[ks](ks, self)
    return col_indices_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


ccol_indices_op = def_("aten::ccol_indices(Tensor(a) self) -> Tensor(a)")
ccol_indices_parser = PythonArgParser("ccol_indices", (ccol_indices_op,), methods=(ccol_indices_op,))

def ccol_indices(*args, **kwargs):
    return ccol_indices_parser.call(*args, **kwargs)


row_indices_op = def_("aten::row_indices(Tensor(a) self) -> Tensor(a)")
row_indices_parser = PythonArgParser("row_indices", (row_indices_op,), methods=(row_indices_op,))

def row_indices(*args, **kwargs):
    return row_indices_parser.call(*args, **kwargs)


coalesce_op = def_("aten::coalesce(Tensor(a) self) -> Tensor(a)")
coalesce_parser = PythonArgParser("coalesce", (coalesce_op,), methods=(coalesce_op,))

def coalesce(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return coalesce_op.table[ks](ks, self)
    return coalesce_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


_coalesce_op = def_("aten::_coalesce(Tensor self) -> Tensor")
_coalesce_parser = PythonArgParser("_coalesce", (_coalesce_op,))

def _coalesce(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _coalesce_op.table[ks](ks, input)
    return _coalesce_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_to_dense_op = def_("aten::_to_dense(Tensor self, ScalarType? dtype=None, bool? masked_grad=None) -> Tensor")
_to_dense_parser = PythonArgParser("_to_dense", (_to_dense_op,), methods=(_to_dense_op,))

def _to_dense_default(self, dtype=None, masked_grad=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _to_dense_op.table[ks](ks, self, dtype, masked_grad)

def _to_dense(self=NOT_GIVEN, dtype=None, masked_grad=None, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (dtype is None or dtype.__class__ is ScalarType) and (masked_grad is None or masked_grad.__class__ is bool):
        return _to_dense_default(self, dtype, masked_grad)
    return _to_dense_parser.call(*given(("self", "dtype", "masked_grad"), (self, dtype, masked_grad), (NOT_GIVEN, None, None), args, kwargs), **kwargs)


to_dense_backward_op = def_("aten::to_dense_backward(Tensor grad, Tensor input, bool? masked_grad=None) -> Tensor")
to_dense_backward_parser = PythonArgParser("to_dense_backward", (to_dense_backward_op,))

def to_dense_backward(grad=NOT_GIVEN, input=NOT_GIVEN, masked_grad=None, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(input, TensorImpl) and (masked_grad is None or masked_grad.__class__ is bool):
        ks = grad.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return to_dense_backward_op.table[ks](ks, grad, input, masked_grad)
    return to_dense_backward_parser.call(*given(("grad", "input", "masked_grad"), (grad, input, masked_grad), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


to_sparse_op = def_("aten::to_sparse(Tensor self, *, Layout? layout=None, int[2]? blocksize=None, int? dense_dim=None) -> Tensor")
to_sparse_sparse_dim_op = def_("aten::to_sparse.sparse_dim(Tensor self, int sparse_dim) -> Tensor")
to_sparse_parser = PythonArgParser("to_sparse", (to_sparse_op, to_sparse_sparse_dim_op), methods=(to_sparse_op, to_sparse_sparse_dim_op))

def to_sparse_default(self, layout=None, blocksize=None, dense_dim=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return to_sparse_op.table[ks](ks, self, layout, blocksize, dense_dim)

def to_sparse_sparse_dim(self, sparse_dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return to_sparse_sparse_dim_op.table[ks](ks, self, sparse_dim)

def to_sparse(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            if isinstance(self, TensorImpl):
                return to_sparse_default(self, None, None, None)
        if len(args) == 1:
            (sparse_dim,) = args
            if isinstance(self, TensorImpl) and sparse_dim.__class__ is int and -(2**30) < sparse_dim < 2**30:
                return to_sparse_sparse_dim(self, sparse_dim)
    return to_sparse_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


_to_sparse_op = def_("aten::_to_sparse(Tensor self, *, Layout? layout=None, int[2]? blocksize=None, int? dense_dim=None) -> Tensor")
_to_sparse_sparse_dim_op = def_("aten::_to_sparse.sparse_dim(Tensor self, int sparse_dim) -> Tensor")
_to_sparse_parser = PythonArgParser("_to_sparse", (_to_sparse_op, _to_sparse_sparse_dim_op), methods=(_to_sparse_op, _to_sparse_sparse_dim_op))

def _to_sparse_default(self, layout=None, blocksize=None, dense_dim=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _to_sparse_op.table[ks](ks, self, layout, blocksize, dense_dim)

def _to_sparse_sparse_dim(self, sparse_dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _to_sparse_sparse_dim_op.table[ks](ks, self, sparse_dim)

def _to_sparse(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            if isinstance(self, TensorImpl):
                return _to_sparse_default(self, None, None, None)
        if len(args) == 1:
            (sparse_dim,) = args
            if isinstance(self, TensorImpl) and sparse_dim.__class__ is int and -(2**30) < sparse_dim < 2**30:
                return _to_sparse_sparse_dim(self, sparse_dim)
    return _to_sparse_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


sparse_mask_op = def_("aten::sparse_mask(Tensor self, Tensor mask) -> Tensor")
sparse_mask_parser = PythonArgParser("sparse_mask", (sparse_mask_op,), methods=(sparse_mask_op,))

def sparse_mask_default(self, mask):
    ks = self.meta_.key_set | mask.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sparse_mask_op.table[ks](ks, self, mask)

def sparse_mask(self=NOT_GIVEN, mask=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(mask, TensorImpl):
        return sparse_mask_default(self, mask)
    return sparse_mask_parser.call(*given(("self", "mask"), (self, mask), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_sparse_mask_projection_op = def_("aten::_sparse_mask_projection(Tensor self, Tensor mask, bool accumulate_matches=False) -> Tensor")
_sparse_mask_projection_parser = PythonArgParser("_sparse_mask_projection", (_sparse_mask_projection_op,), methods=(_sparse_mask_projection_op,))

def _sparse_mask_projection_default(self, mask, accumulate_matches=False):
    ks = self.meta_.key_set | mask.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _sparse_mask_projection_op.table[ks](ks, self, mask, accumulate_matches)

def _sparse_mask_projection(self=NOT_GIVEN, mask=NOT_GIVEN, accumulate_matches=False, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and isinstance(mask, TensorImpl) and accumulate_matches.__class__ is bool:
        return _sparse_mask_projection_default(self, mask, accumulate_matches)
    return _sparse_mask_projection_parser.call(*given(("self", "mask", "accumulate_matches"), (self, mask, accumulate_matches), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)


sparse_resize__op = def_("aten::sparse_resize_(Tensor(a!) self, int[] size, int sparse_dim, int dense_dim) -> Tensor(a!)")
sparse_resize__parser = PythonArgParser("sparse_resize_", (sparse_resize__op,), methods=(sparse_resize__op,))

def sparse_resize_(*args, **kwargs):
    return sparse_resize__parser.call(*args, **kwargs)


sparse_resize_and_clear__op = def_("aten::sparse_resize_and_clear_(Tensor(a!) self, int[] size, int sparse_dim, int dense_dim) -> Tensor(a!)")
sparse_resize_and_clear__parser = PythonArgParser("sparse_resize_and_clear_", (sparse_resize_and_clear__op,), methods=(sparse_resize_and_clear__op,))

def sparse_resize_and_clear_(*args, **kwargs):
    return sparse_resize_and_clear__parser.call(*args, **kwargs)


resize_as_sparse__op = def_("aten::resize_as_sparse_(Tensor(a!) self, Tensor the_template) -> Tensor(a!)")
resize_as_sparse__parser = PythonArgParser("resize_as_sparse_", (resize_as_sparse__op,), methods=(resize_as_sparse__op,))

def resize_as_sparse__default(self, the_template):
    ks = self.meta_.key_set | the_template.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return resize_as_sparse__op.table[ks](ks, self, the_template)

def resize_as_sparse_(input=NOT_GIVEN, the_template=NOT_GIVEN, *args, **kwargs):
    """resize_as_sparse_(input, the_template) -> Tensor

    Gives a sparse tensor the sizes and the numbers of sparse and dense dimensions of another one, in place.

    Args:
        input: Sparse COO tensor.
        the_template: Sparse COO tensor.
    Returns: `input`.
    Raises: RuntimeError as for `sparse_resize_`.
    Derivative: none.
    Journey: `resize_as_sparse__op` (aten/ops/sparse.py).

    >>> tt.resize_as_sparse_(tt.eye(2).to_sparse(), tt.ones(3, 3).to_sparse()).shape
    torch.Size([3, 3])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(the_template, TensorImpl):
        return resize_as_sparse__default(input, the_template)
    return resize_as_sparse__parser.call(*given(("input", "the_template"), (input, the_template), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_sparse_broadcast_to_op = def_("aten::_sparse_broadcast_to(Tensor(a) self, int[] size) -> Tensor(a)")
_sparse_broadcast_to_parser = PythonArgParser("_sparse_broadcast_to", (_sparse_broadcast_to_op,))

def _sparse_broadcast_to(input=NOT_GIVEN, size=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (size_ := as_tuple(size)) is not False:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _sparse_broadcast_to_op.table[ks](ks, input, size_)
    return _sparse_broadcast_to_parser.call(*given(("input", "size"), (input, size), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_sparse_sum_op = def_("aten::_sparse_sum(Tensor self) -> Tensor")
_sparse_sum_dtype_op = def_("aten::_sparse_sum.dtype(Tensor self, *, ScalarType dtype) -> Tensor")
_sparse_sum_dim_op = def_("aten::_sparse_sum.dim(Tensor self, int[1] dim) -> Tensor")
_sparse_sum_dim_dtype_op = def_("aten::_sparse_sum.dim_dtype(Tensor self, int[1] dim, *, ScalarType dtype) -> Tensor")
_sparse_sum_parser = PythonArgParser("_sparse_sum", (_sparse_sum_op, _sparse_sum_dtype_op, _sparse_sum_dim_op, _sparse_sum_dim_dtype_op))

def _sparse_sum_dim(self, dim):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _sparse_sum_dim_op.table[ks](ks, self, dim)

def _sparse_sum(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            if isinstance(input, TensorImpl):
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return _sparse_sum_op.table[ks](ks, input)
        if len(args) == 1:
            (dim,) = args
            if isinstance(input, TensorImpl) and (dim_ := as_tuple(dim, 1)) is not False:
                return _sparse_sum_dim(input, dim_)
    return _sparse_sum_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_sparse_sum_backward_op = def_("aten::_sparse_sum_backward(Tensor grad, Tensor self, int[] dim) -> Tensor")
_sparse_sum_backward_parser = PythonArgParser("_sparse_sum_backward", (_sparse_sum_backward_op,))

def _sparse_sum_backward(grad=NOT_GIVEN, input=NOT_GIVEN, dim=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad, TensorImpl) and isinstance(input, TensorImpl) and (dim_ := as_tuple(dim)) is not False:
        ks = grad.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _sparse_sum_backward_op.table[ks](ks, grad, input, dim_)
    return _sparse_sum_backward_parser.call(*given(("grad", "input", "dim"), (grad, input, dim), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_sparse_softmax_int_op = def_("aten::_sparse_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor")
_sparse_softmax_op = def_("aten::_sparse_softmax(Tensor self, int dim, bool half_to_float) -> Tensor")
_sparse_softmax_parser = PythonArgParser("_sparse_softmax", (_sparse_softmax_int_op, _sparse_softmax_op))

def _sparse_softmax_int(self, dim, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _sparse_softmax_int_op.table[ks](ks, self, dim, dtype)

def _sparse_softmax(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (dim,) = args
            if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
                return _sparse_softmax_int(input, dim, None)
        if len(args) == 2:
            dim, dtype = args
            if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
                return _sparse_softmax_int(input, dim, dtype)
            dim, half_to_float = args
            if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and half_to_float.__class__ is bool:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return _sparse_softmax_op.table[ks](ks, input, dim, half_to_float)
    return _sparse_softmax_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_sparse_softmax_backward_data_op = def_("aten::_sparse_softmax_backward_data(Tensor grad_output, Tensor output, int dim, Tensor self) -> Tensor")
_sparse_softmax_backward_data_parser = PythonArgParser("_sparse_softmax_backward_data", (_sparse_softmax_backward_data_op,))

def _sparse_softmax_backward_data(grad_output=NOT_GIVEN, output=NOT_GIVEN, dim=NOT_GIVEN, input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(output, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(input, TensorImpl):
        ks = grad_output.meta_.key_set | output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _sparse_softmax_backward_data_op.table[ks](ks, grad_output, output, dim, input)
    return _sparse_softmax_backward_data_parser.call(*given(("grad_output", "output", "dim", "input"), (grad_output, output, dim, input), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_sparse_log_softmax_int_op = def_("aten::_sparse_log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor")
_sparse_log_softmax_op = def_("aten::_sparse_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor")
_sparse_log_softmax_parser = PythonArgParser("_sparse_log_softmax", (_sparse_log_softmax_int_op, _sparse_log_softmax_op))

def _sparse_log_softmax_int(self, dim, dtype=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _sparse_log_softmax_int_op.table[ks](ks, self, dim, dtype)

def _sparse_log_softmax(input=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (dim,) = args
            if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30:
                return _sparse_log_softmax_int(input, dim, None)
        if len(args) == 2:
            dim, dtype = args
            if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and (dtype is None or dtype.__class__ is ScalarType):
                return _sparse_log_softmax_int(input, dim, dtype)
            dim, half_to_float = args
            if isinstance(input, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and half_to_float.__class__ is bool:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return _sparse_log_softmax_op.table[ks](ks, input, dim, half_to_float)
    return _sparse_log_softmax_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_sparse_log_softmax_backward_data_op = def_("aten::_sparse_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, Tensor self) -> Tensor")
_sparse_log_softmax_backward_data_parser = PythonArgParser("_sparse_log_softmax_backward_data", (_sparse_log_softmax_backward_data_op,))

def _sparse_log_softmax_backward_data(grad_output=NOT_GIVEN, output=NOT_GIVEN, dim=NOT_GIVEN, input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(grad_output, TensorImpl) and isinstance(output, TensorImpl) and dim.__class__ is int and -(2**30) < dim < 2**30 and isinstance(input, TensorImpl):
        ks = grad_output.meta_.key_set | output.meta_.key_set | input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _sparse_log_softmax_backward_data_op.table[ks](ks, grad_output, output, dim, input)
    return _sparse_log_softmax_backward_data_parser.call(*given(("grad_output", "output", "dim", "input"), (grad_output, output, dim, input), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_sparse_sparse_matmul_op = def_("aten::_sparse_sparse_matmul(Tensor self, Tensor other) -> Tensor")
_sparse_sparse_matmul_parser = PythonArgParser("_sparse_sparse_matmul", (_sparse_sparse_matmul_op,))

def _sparse_sparse_matmul(input=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        ks = input.meta_.key_set | other.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _sparse_sparse_matmul_op.table[ks](ks, input, other)
    return _sparse_sparse_matmul_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_sparse_addmm_op = def_("aten::_sparse_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor")
_sparse_addmm_parser = PythonArgParser("_sparse_addmm", (_sparse_addmm_op,))

def _sparse_addmm(input=NOT_GIVEN, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mat1, TensorImpl) and isinstance(mat2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        ks = input.meta_.key_set | mat1.meta_.key_set | mat2.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _sparse_addmm_op.table[ks](ks, input, mat1, mat2, beta, alpha)
    return _sparse_addmm_parser.call(*given(("input", "mat1", "mat2"), (input, mat1, mat2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)


_sparse_mm_op = def_("aten::_sparse_mm(Tensor sparse, Tensor dense) -> Tensor")
_sparse_mm_reduce_op = def_("aten::_sparse_mm.reduce(Tensor sparse, Tensor dense, str reduce) -> Tensor")
_sparse_mm_parser = PythonArgParser("_sparse_mm", (_sparse_mm_op, _sparse_mm_reduce_op))

def _sparse_mm(sparse=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if len(args) == 1:
            (dense,) = args
            if isinstance(sparse, TensorImpl) and isinstance(dense, TensorImpl):
                ks = sparse.meta_.key_set | dense.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return _sparse_mm_op.table[ks](ks, sparse, dense)
        if len(args) == 2:
            dense, reduce = args
            if isinstance(sparse, TensorImpl) and isinstance(dense, TensorImpl) and reduce.__class__ is str:
                ks = sparse.meta_.key_set | dense.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return _sparse_mm_reduce_op.table[ks](ks, sparse, dense, reduce)
    return _sparse_mm_parser.call(*given(("sparse",), (sparse,), (NOT_GIVEN,), args, kwargs), **kwargs)


smm_op = def_("aten::smm(Tensor self, Tensor mat2) -> Tensor")
smm_parser = PythonArgParser("smm", (smm_op,), methods=(smm_op,))

def smm_default(self, mat2):
    ks = self.meta_.key_set | mat2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return smm_op.table[ks](ks, self, mat2)

def smm(input=NOT_GIVEN, mat2=NOT_GIVEN, *args, **kwargs):
    """smm(input, mat2) -> Tensor

    Multiplies a sparse matrix by a dense one; the result is sparse.

    Args:
        input: Sparse COO matrix of shape (n, k).
        mat2: Dense matrix of shape (k, m).
    Returns: Sparse tensor of shape (n, m) with entries for all columns of the rows in which `input` has
        entries.
    Raises: RuntimeError if the shapes do not fit.
    Derivative: those of the operators that it calls.
    Journey: `smm_op` (aten/ops/sparse.py), `smm` (aten/native/sparse/sparse_tensor_math.py).
    Mirrors: aten/src/ATen/native/sparse/SparseTensorMath.cpp

    >>> tt.smm(tt.eye(2).to_sparse(), tt.ones(2, 2)).to_dense()
    tensor([[1., 1.],
            [1., 1.]])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mat2, TensorImpl):
        return smm_default(input, mat2)
    return smm_parser.call(*given(("input", "mat2"), (input, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


sspaddmm_op = def_("aten::sspaddmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor")
sspaddmm_out_op = def_("aten::sspaddmm.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)")
sspaddmm_parser = PythonArgParser("sspaddmm", (sspaddmm_op, sspaddmm_out_op), methods=(sspaddmm_op,))

def sspaddmm_default(self, mat1, mat2, beta=1, alpha=1):
    ks = self.meta_.key_set | mat1.meta_.key_set | mat2.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return sspaddmm_op.table[ks](ks, self, mat1, mat2, beta, alpha)

def sspaddmm(input=NOT_GIVEN, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, out=None, **kwargs):
    """sspaddmm(input, mat1, mat2, *, beta=1, alpha=1, out=None) -> Tensor

    `beta * input + alpha * (mat1 @ mat2)`, where `input` and `mat1` are sparse; the result is sparse.

    Args:
        input: Sparse COO matrix of shape (n, m).
        mat1: Sparse COO matrix of shape (n, k).
        mat2: Dense matrix of shape (k, m).
        beta: Number, the factor of `input`.
        alpha: Number, the factor of the product.
    Returns: Sparse tensor of shape (n, m), not coalesced.
    Raises: RuntimeError if layouts or shapes do not fit.
    Derivative: those of the operators that it calls.
    Journey: `sspaddmm_op` (aten/ops/sparse.py), `sspaddmm` (aten/native/sparse/sparse_tensor_math.py).
    Mirrors: aten/src/ATen/native/sparse/SparseTensorMath.cpp

    >>> s = tt.eye(2).to_sparse()
    >>> tt.sspaddmm(s, s, tt.ones(2, 2)).to_dense()
    tensor([[2., 1.],
            [1., 2.]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mat1, TensorImpl) and isinstance(mat2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        return sspaddmm_default(input, mat1, mat2, beta, alpha)
    return sspaddmm_parser.call(*given(("input", "mat1", "mat2"), (input, mat1, mat2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, out=out, **kwargs)


hspmm_op = def_("aten::hspmm(Tensor mat1, Tensor mat2) -> Tensor")
hspmm_parser = PythonArgParser("hspmm", (hspmm_op,))

def hspmm(mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, **kwargs):
    """hspmm(mat1, mat2) -> Tensor

    Multiplies a sparse matrix by a dense one; the result is hybrid, one dense row for each row with entries.

    Args:
        mat1: Sparse COO matrix of shape (n, k).
        mat2: Dense matrix of shape (k, m).
    Returns: Sparse tensor of shape (n, m) with one sparse and one dense dimension.
    Raises: RuntimeError if the shapes do not fit.
    Derivative: none.
    Journey: `hspmm_op` (aten/ops/sparse.py).

    >>> tt.hspmm(tt.eye(2).to_sparse(), tt.ones(2, 3)).values().shape
    torch.Size([2, 3])
    """
    if not args and not kwargs and isinstance(mat1, TensorImpl) and isinstance(mat2, TensorImpl):
        ks = mat1.meta_.key_set | mat2.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return hspmm_op.table[ks](ks, mat1, mat2)
    return hspmm_parser.call(*given(("mat1", "mat2"), (mat1, mat2), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


sparse_compressed_tensor_comp_plain_value_size_op = def_("aten::sparse_compressed_tensor.comp_plain_value_size(Tensor compressed_indices, Tensor plain_indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=False) -> Tensor")
sparse_compressed_tensor_parser = PythonArgParser("sparse_compressed_tensor", (sparse_compressed_tensor_comp_plain_value_size_op,))

def sparse_compressed_tensor(compressed_indices=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    """sparse_compressed_tensor(compressed_indices, plain_indices, values, size, *, dtype=None, layout=None, device=None, pin_memory=False, requires_grad=False) -> Tensor

    The operator that autograd sees; indices are looked at if that is switched on.

    Derivative: values: sparse_compressed_tensor_backward(grad, values, result)
    Journey: `sparse_compressed_tensor_comp_plain_value_size_op` (aten/ops/sparse.py),
        `SparseCompressedTensorBackward0`, `sparse_compressed_tensor`
        (aten/native/sparse/sparse_csr_tensor.py).
    Mirrors: aten/src/ATen/native/sparse/SparseCsrTensor.cpp
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and len(args) == 3:
        plain_indices, values, size = args
        if isinstance(compressed_indices, TensorImpl) and isinstance(plain_indices, TensorImpl) and isinstance(values, TensorImpl) and (size_ := as_tuple(size)) is not False:
            ks = compressed_indices.meta_.key_set | plain_indices.meta_.key_set | values.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return sparse_compressed_tensor_comp_plain_value_size_op.table[ks](ks, compressed_indices, plain_indices, values, size_, dtype, None, device, False)
    return sparse_compressed_tensor_parser.call(*given(("compressed_indices",), (compressed_indices,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


_sparse_compressed_tensor_unsafe_op = def_("aten::_sparse_compressed_tensor_unsafe(Tensor compressed_indices, Tensor plain_indices, Tensor values, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
_sparse_compressed_tensor_unsafe_parser = PythonArgParser("_sparse_compressed_tensor_unsafe", (_sparse_compressed_tensor_unsafe_op,))

def _sparse_compressed_tensor_unsafe(compressed_indices=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and len(args) == 3:
        plain_indices, values, size = args
        if isinstance(compressed_indices, TensorImpl) and isinstance(plain_indices, TensorImpl) and isinstance(values, TensorImpl) and (size_ := as_tuple(size)) is not False:
            ks = compressed_indices.meta_.key_set | plain_indices.meta_.key_set | values.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return _sparse_compressed_tensor_unsafe_op.table[ks](ks, compressed_indices, plain_indices, values, size_, dtype, None, device, False)
    return _sparse_compressed_tensor_unsafe_parser.call(*given(("compressed_indices",), (compressed_indices,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


_validate_sparse_compressed_tensor_args_op = def_("aten::_validate_sparse_compressed_tensor_args(Tensor compressed_indices, Tensor plain_indices, Tensor values, int[] size, Layout layout, bool? check_pinning=None) -> ()")
_validate_sparse_compressed_tensor_args_parser = PythonArgParser("_validate_sparse_compressed_tensor_args", (_validate_sparse_compressed_tensor_args_op,))

def _validate_sparse_compressed_tensor_args(compressed_indices=NOT_GIVEN, plain_indices=NOT_GIVEN, values=NOT_GIVEN, size=NOT_GIVEN, layout=NOT_GIVEN, check_pinning=None, *args, **kwargs):
    if not args and not kwargs and isinstance(compressed_indices, TensorImpl) and isinstance(plain_indices, TensorImpl) and isinstance(values, TensorImpl) and (size_ := as_tuple(size)) is not False and layout is None and (check_pinning is None or check_pinning.__class__ is bool):
        ks = compressed_indices.meta_.key_set | plain_indices.meta_.key_set | values.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _validate_sparse_compressed_tensor_args_op.table[ks](ks, compressed_indices, plain_indices, values, size_, layout, check_pinning)
    return _validate_sparse_compressed_tensor_args_parser.call(*given(("compressed_indices", "plain_indices", "values", "size", "layout", "check_pinning"), (compressed_indices, plain_indices, values, size, layout, check_pinning), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


to_sparse_csr_op = def_("aten::to_sparse_csr(Tensor self, int? dense_dim=None) -> Tensor")
to_sparse_csr_parser = PythonArgParser("to_sparse_csr", (to_sparse_csr_op,), methods=(to_sparse_csr_op,))

def to_sparse_csr_default(self, dense_dim=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return to_sparse_csr_op.table[ks](ks, self, dense_dim)

def to_sparse_csr(self=NOT_GIVEN, dense_dim=None, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (dense_dim is None or (dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30)):
        return to_sparse_csr_default(self, dense_dim)
    return to_sparse_csr_parser.call(*given(("self", "dense_dim"), (self, dense_dim), (NOT_GIVEN, None), args, kwargs), **kwargs)


_to_sparse_csr_op = def_("aten::_to_sparse_csr(Tensor self, int? dense_dim=None) -> Tensor")
_to_sparse_csr_parser = PythonArgParser("_to_sparse_csr", (_to_sparse_csr_op,), methods=(_to_sparse_csr_op,))

def _to_sparse_csr_default(self, dense_dim=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _to_sparse_csr_op.table[ks](ks, self, dense_dim)

def _to_sparse_csr(self=NOT_GIVEN, dense_dim=None, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (dense_dim is None or (dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30)):
        return _to_sparse_csr_default(self, dense_dim)
    return _to_sparse_csr_parser.call(*given(("self", "dense_dim"), (self, dense_dim), (NOT_GIVEN, None), args, kwargs), **kwargs)


to_sparse_csc_op = def_("aten::to_sparse_csc(Tensor self, int? dense_dim=None) -> Tensor")
to_sparse_csc_parser = PythonArgParser("to_sparse_csc", (to_sparse_csc_op,), methods=(to_sparse_csc_op,))

def to_sparse_csc(*args, **kwargs):
    return to_sparse_csc_parser.call(*args, **kwargs)


_to_sparse_csc_op = def_("aten::_to_sparse_csc(Tensor self, int? dense_dim=None) -> Tensor")
_to_sparse_csc_parser = PythonArgParser("_to_sparse_csc", (_to_sparse_csc_op,), methods=(_to_sparse_csc_op,))

def _to_sparse_csc_default(self, dense_dim=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _to_sparse_csc_op.table[ks](ks, self, dense_dim)

def _to_sparse_csc(self=NOT_GIVEN, dense_dim=None, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (dense_dim is None or (dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30)):
        return _to_sparse_csc_default(self, dense_dim)
    return _to_sparse_csc_parser.call(*given(("self", "dense_dim"), (self, dense_dim), (NOT_GIVEN, None), args, kwargs), **kwargs)


to_sparse_bsr_op = def_("aten::to_sparse_bsr(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor")
to_sparse_bsr_parser = PythonArgParser("to_sparse_bsr", (to_sparse_bsr_op,), methods=(to_sparse_bsr_op,))

def to_sparse_bsr(*args, **kwargs):
    return to_sparse_bsr_parser.call(*args, **kwargs)


_to_sparse_bsr_op = def_("aten::_to_sparse_bsr(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor")
_to_sparse_bsr_parser = PythonArgParser("_to_sparse_bsr", (_to_sparse_bsr_op,), methods=(_to_sparse_bsr_op,))

def _to_sparse_bsr_default(self, blocksize, dense_dim=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _to_sparse_bsr_op.table[ks](ks, self, blocksize, dense_dim)

def _to_sparse_bsr(self=NOT_GIVEN, blocksize=NOT_GIVEN, dense_dim=None, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (blocksize_ := as_tuple(blocksize, 2)) is not False and (dense_dim is None or (dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30)):
        return _to_sparse_bsr_default(self, blocksize_, dense_dim)
    return _to_sparse_bsr_parser.call(*given(("self", "blocksize", "dense_dim"), (self, blocksize, dense_dim), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


to_sparse_bsc_op = def_("aten::to_sparse_bsc(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor")
to_sparse_bsc_parser = PythonArgParser("to_sparse_bsc", (to_sparse_bsc_op,), methods=(to_sparse_bsc_op,))

def to_sparse_bsc(*args, **kwargs):
    return to_sparse_bsc_parser.call(*args, **kwargs)


_to_sparse_bsc_op = def_("aten::_to_sparse_bsc(Tensor self, int[2] blocksize, int? dense_dim=None) -> Tensor")
_to_sparse_bsc_parser = PythonArgParser("_to_sparse_bsc", (_to_sparse_bsc_op,), methods=(_to_sparse_bsc_op,))

def _to_sparse_bsc_default(self, blocksize, dense_dim=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _to_sparse_bsc_op.table[ks](ks, self, blocksize, dense_dim)

def _to_sparse_bsc(self=NOT_GIVEN, blocksize=NOT_GIVEN, dense_dim=None, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (blocksize_ := as_tuple(blocksize, 2)) is not False and (dense_dim is None or (dense_dim.__class__ is int and -(2**30) < dense_dim < 2**30)):
        return _to_sparse_bsc_default(self, blocksize_, dense_dim)
    return _to_sparse_bsc_parser.call(*given(("self", "blocksize", "dense_dim"), (self, blocksize, dense_dim), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


sparse_sampled_addmm_op = def_("aten::sparse_sampled_addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor")
sparse_sampled_addmm_parser = PythonArgParser("sparse_sampled_addmm", (sparse_sampled_addmm_op,))

def sparse_sampled_addmm(input=NOT_GIVEN, mat1=NOT_GIVEN, mat2=NOT_GIVEN, *args, beta=1, alpha=1, **kwargs):
    """sparse_sampled_addmm(input, mat1, mat2, *, beta=1, alpha=1) -> Tensor

    Derivative: mat1: maybe_multiply(grad.sparse_mask(self).mm(mat2.mT), alpha)
                mat2: maybe_multiply(mat1.mT.mm(grad.sparse_mask(self)), alpha)
                self: maybe_multiply(grad, beta)
    Journey: `sparse_sampled_addmm_op` (aten/ops/sparse.py), `SparseSampledAddmmBackward0`.
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(mat1, TensorImpl) and isinstance(mat2, TensorImpl) and (beta.__class__ in NUMBERS and (beta.__class__ is not int or -(2**62) < beta < 2**62)) and (alpha.__class__ in NUMBERS and (alpha.__class__ is not int or -(2**62) < alpha < 2**62)):
        ks = input.meta_.key_set | mat1.meta_.key_set | mat2.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sparse_sampled_addmm_op.table[ks](ks, input, mat1, mat2, beta, alpha)
    return sparse_sampled_addmm_parser.call(*given(("input", "mat1", "mat2"), (input, mat1, mat2), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), beta=beta, alpha=alpha, **kwargs)
