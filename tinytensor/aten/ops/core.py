# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `core`: for each overload its schema and handle, for each name its Python function.

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
    given,
)
from tinytensor.c10.device import Device
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

detach__op = def_("aten::detach_(Tensor(a!) self) -> Tensor(a!)")
detach__parser = PythonArgParser("detach_", (detach__op,), methods=(detach__op,))

def detach__default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return detach__op.table[ks](ks, self)

def detach_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        return detach__default(input)
    return detach__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_copy_from_op = def_("aten::_copy_from(Tensor self, Tensor dst, bool non_blocking=False) -> Tensor")
_copy_from_parser = PythonArgParser("_copy_from", (_copy_from_op,))

def _copy_from_default(self, dst, non_blocking=False):
    ks = self.meta_.key_set | dst.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _copy_from_op.table[ks](ks, self, dst, non_blocking)

def _copy_from(*args, **kwargs):
    return _copy_from_parser.call(*args, **kwargs)


_copy_from_and_resize_op = def_("aten::_copy_from_and_resize(Tensor self, Tensor dst) -> Tensor")
_copy_from_and_resize_parser = PythonArgParser("_copy_from_and_resize", (_copy_from_and_resize_op,))

def _copy_from_and_resize_default(self, dst):
    ks = self.meta_.key_set | dst.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _copy_from_and_resize_op.table[ks](ks, self, dst)

def _copy_from_and_resize(*args, **kwargs):
    return _copy_from_and_resize_parser.call(*args, **kwargs)


is_nonzero_op = def_("aten::is_nonzero(Tensor self) -> bool")
is_nonzero_parser = PythonArgParser("is_nonzero", (is_nonzero_op,), methods=(is_nonzero_op,))

def is_nonzero(input=NOT_GIVEN, *args, **kwargs):
    """is_nonzero(input) -> bool

    Tells whether the only element differs from zero; `if x:` asks the same.

    Args:
        input: Tensor of one element, of any shape.
    Returns: bool. NaN counts as not zero.
    Raises: RuntimeError if `input` has no element or more than one.
    Derivative: those of the operators that it calls.
    Journey: `is_nonzero_op` (aten/ops/core.py), `is_nonzero` (aten/native/tensor_properties.py).
    Mirrors: aten/src/ATen/native/{TensorProperties,Memory}.cpp

    >>> tt.is_nonzero(tt.tensor([[2]])), tt.is_nonzero(tt.tensor(0.))
    (True, False)
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return is_nonzero_op.table[ks](ks, input)
    return is_nonzero_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


is_distributed_op = def_("aten::is_distributed(Tensor self) -> bool")
is_distributed_parser = PythonArgParser("is_distributed", (is_distributed_op,), methods=(is_distributed_op,))

def is_distributed(input=NOT_GIVEN, *args, **kwargs):
    """is_distributed(input) -> bool

    Tells whether a tensor is spread over several processes.

    Args:
        input: Tensor of any shape and dtype.
    Returns: bool, always False, in PyTorch as well.
    Derivative: those of the operators that it calls.
    Journey: `is_distributed_op` (aten/ops/core.py), `is_distributed` (aten/native/tensor_properties.py).
    Mirrors: aten/src/ATen/native/{TensorProperties,Memory}.cpp

    >>> tt.is_distributed(tt.zeros(2))
    False
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return is_distributed_op.table[ks](ks, input)
    return is_distributed_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


to_dense_op = def_("aten::to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor")
to_dense_parser = PythonArgParser("to_dense", (to_dense_op,), methods=(to_dense_op,))

def to_dense_default(self, dtype=None, masked_grad=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return to_dense_op.table[ks](ks, self, dtype, masked_grad)

def to_dense(self=NOT_GIVEN, dtype=None, *args, masked_grad=None, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (dtype is None or dtype.__class__ is ScalarType) and (masked_grad is None or masked_grad.__class__ is bool):
        return to_dense_default(self, dtype, masked_grad)
    return to_dense_parser.call(*given(("self", "dtype"), (self, dtype), (NOT_GIVEN, None), args, kwargs), masked_grad=masked_grad, **kwargs)


pin_memory_op = def_("aten::pin_memory(Tensor(a) self, Device? device=None) -> Tensor(a)")
pin_memory_parser = PythonArgParser("pin_memory", (pin_memory_op,), methods=(pin_memory_op,))

def pin_memory_default(self, device=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return pin_memory_op.table[ks](ks, self, device)

def pin_memory(self=NOT_GIVEN, device=None, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and device is None:
        return pin_memory_default(self, device)
    return pin_memory_parser.call(*given(("self", "device"), (self, device), (NOT_GIVEN, None), args, kwargs), **kwargs)


is_same_size_op = def_("aten::is_same_size(Tensor self, Tensor other) -> bool")
is_same_size_parser = PythonArgParser("is_same_size", (is_same_size_op,), methods=(is_same_size_op,))

def is_same_size_default(self, other):
    ks = self.meta_.key_set | other.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return is_same_size_op.table[ks](ks, self, other)

def is_same_size(input=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    """is_same_size(input, other) -> bool

    Tells whether two tensors have the same shape.

    Args:
        input: Tensor of any shape and dtype.
        other: Tensor of any shape and dtype.
    Returns: bool. dtypes and values are not compared.
    Derivative: none, the result is not differentiable.
    Journey: `is_same_size_op` (aten/ops/core.py), `is_same_size` (aten/native/tensor_properties.py).
    Mirrors: aten/src/ATen/native/{TensorProperties,Memory}.cpp

    >>> tt.is_same_size(tt.zeros(2, 3), tt.ones(2, 3)), tt.is_same_size(tt.zeros(2), tt.zeros(2, 1))
    (True, False)
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return is_same_size_default(input, other)
    return is_same_size_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


sparse_dim_op = def_("aten::sparse_dim(Tensor self) -> int")
sparse_dim_parser = PythonArgParser("sparse_dim", (sparse_dim_op,), methods=(sparse_dim_op,))

def sparse_dim(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return sparse_dim_op.table[ks](ks, self)
    return sparse_dim_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


dense_dim_op = def_("aten::dense_dim(Tensor self) -> int")
dense_dim_parser = PythonArgParser("dense_dim", (dense_dim_op,), methods=(dense_dim_op,))

def dense_dim(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        ks = self.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return dense_dim_op.table[ks](ks, self)
    return dense_dim_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


is_pinned_op = def_("aten::is_pinned(Tensor self, Device? device=None) -> bool")
is_pinned_parser = PythonArgParser("is_pinned", (is_pinned_op,), methods=(is_pinned_op,))

def is_pinned_default(self, device=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return is_pinned_op.table[ks](ks, self, device)

def is_pinned(self=NOT_GIVEN, device=None, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and device is None:
        return is_pinned_default(self, device)
    return is_pinned_parser.call(*given(("self", "device"), (self, device), (NOT_GIVEN, None), args, kwargs), **kwargs)


item_op = def_("aten::item(Tensor self) -> Scalar")
item_parser = PythonArgParser("item", (item_op,), methods=(item_op,))

def item_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return item_op.table[ks](ks, self)

def item(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        return item_default(self)
    return item_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


_local_scalar_dense_op = def_("aten::_local_scalar_dense(Tensor self) -> Scalar")
_local_scalar_dense_parser = PythonArgParser("_local_scalar_dense", (_local_scalar_dense_op,))

def _local_scalar_dense_default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return _local_scalar_dense_op.table[ks](ks, self)

def _local_scalar_dense(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        return _local_scalar_dense_default(input)
    return _local_scalar_dense_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_backward_op = def_("aten::_backward(Tensor self, Tensor[] inputs, Tensor? gradient=None, bool? retain_graph=None, bool create_graph=False) -> ()")
_backward_parser = PythonArgParser("_backward", (_backward_op,), methods=(_backward_op,))

def _backward(*args, **kwargs):
    return _backward_parser.call(*args, **kwargs)


requires_grad__op = def_("aten::requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!)")
requires_grad__parser = PythonArgParser("requires_grad_", (requires_grad__op,), methods=(requires_grad__op,))

def requires_grad_(*args, **kwargs):
    return requires_grad__parser.call(*args, **kwargs)


retain_grad_op = def_("aten::retain_grad(Tensor(a!) self) -> ()")
retain_grad_parser = PythonArgParser("retain_grad", (retain_grad_op,), methods=(retain_grad_op,))

def retain_grad(*args, **kwargs):
    return retain_grad_parser.call(*args, **kwargs)
