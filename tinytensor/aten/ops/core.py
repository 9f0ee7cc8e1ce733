# hot path
# Written by `python -m tinytensor.codegen` from native/native_functions.yaml. Do not edit.
"""The operators of the family `core`: for each overload its schema and handle, for each name its Python function.

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
    SEQUENCES,
    given,
)
from tinytensor.c10.device import Device
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.dispatch.dispatcher import def_
from tinytensor.dispatch.python_arg_parser import PythonArgParser

detach__op = def_("aten::detach_(Tensor(a!) self) -> Tensor(a!)")
detach__parser = PythonArgParser("detach_", (detach__op,), methods=(detach__op,))


def detach__default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return detach__op.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return detach__op.table[ks](ks, self)


def detach_(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        return detach__default(input)
    return detach__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_copy_from_op = def_("aten::_copy_from(Tensor self, Tensor dst, bool non_blocking=False) -> Tensor")
_copy_from_parser = PythonArgParser("_copy_from", (_copy_from_op,))


def _copy_from_default(self, dst, non_blocking=False):
    ks = self.meta.key_set | dst.meta.key_set
    if state.dirty:
        if state.observers:
            return _copy_from_op.call_slow(ks, self, dst, non_blocking)
        ks = (ks | tls.included) & tls.not_excluded
    return _copy_from_op.table[ks](ks, self, dst, non_blocking)


def _copy_from(input=NOT_GIVEN, dst=NOT_GIVEN, non_blocking=False, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(dst, TensorImpl) and non_blocking.__class__ is bool:
        return _copy_from_default(input, dst, non_blocking)
    return _copy_from_parser.call(*given(("input", "dst", "non_blocking"), (input, dst, non_blocking), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), **kwargs)


_copy_from_and_resize_op = def_("aten::_copy_from_and_resize(Tensor self, Tensor dst) -> Tensor")
_copy_from_and_resize_parser = PythonArgParser("_copy_from_and_resize", (_copy_from_and_resize_op,))


def _copy_from_and_resize_default(self, dst):
    ks = self.meta.key_set | dst.meta.key_set
    if state.dirty:
        if state.observers:
            return _copy_from_and_resize_op.call_slow(ks, self, dst)
        ks = (ks | tls.included) & tls.not_excluded
    return _copy_from_and_resize_op.table[ks](ks, self, dst)


def _copy_from_and_resize(input=NOT_GIVEN, dst=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(dst, TensorImpl):
        return _copy_from_and_resize_default(input, dst)
    return _copy_from_and_resize_parser.call(*given(("input", "dst"), (input, dst), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


is_nonzero_op = def_("aten::is_nonzero(Tensor self) -> bool")
is_nonzero_parser = PythonArgParser("is_nonzero", (is_nonzero_op,), methods=(is_nonzero_op,))


def is_nonzero(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return is_nonzero_op.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return is_nonzero_op.table[ks](ks, input)
    return is_nonzero_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


is_distributed_op = def_("aten::is_distributed(Tensor self) -> bool")
is_distributed_parser = PythonArgParser("is_distributed", (is_distributed_op,), methods=(is_distributed_op,))


def is_distributed(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = input.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return is_distributed_op.call_slow(ks, input)
                ks = (ks | tls.included) & tls.not_excluded
            return is_distributed_op.table[ks](ks, input)
    return is_distributed_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


to_dense_op = def_("aten::to_dense(Tensor self, ScalarType? dtype=None, *, bool? masked_grad=None) -> Tensor")
to_dense_parser = PythonArgParser("to_dense", (to_dense_op,), methods=(to_dense_op,))


def to_dense_default(self, dtype=None, masked_grad=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return to_dense_op.call_slow(ks, self, dtype, masked_grad)
        ks = (ks | tls.included) & tls.not_excluded
    return to_dense_op.table[ks](ks, self, dtype, masked_grad)


def to_dense(self=NOT_GIVEN, dtype=None, *args, masked_grad=None, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (dtype is None or dtype.__class__ is ScalarType) and (masked_grad is None or masked_grad.__class__ is bool):
        return to_dense_default(self, dtype, masked_grad)
    return to_dense_parser.call(*given(("self", "dtype"), (self, dtype), (NOT_GIVEN, None), args, kwargs), masked_grad=masked_grad, **kwargs)


pin_memory_op = def_("aten::pin_memory(Tensor(a) self, Device? device=None) -> Tensor(a)")
pin_memory_parser = PythonArgParser("pin_memory", (pin_memory_op,), methods=(pin_memory_op,))


def pin_memory_default(self, device=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return pin_memory_op.call_slow(ks, self, device)
        ks = (ks | tls.included) & tls.not_excluded
    return pin_memory_op.table[ks](ks, self, device)


def pin_memory(self=NOT_GIVEN, device=None, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and device is None:
        return pin_memory_default(self, device)
    return pin_memory_parser.call(*given(("self", "device"), (self, device), (NOT_GIVEN, None), args, kwargs), **kwargs)


is_same_size_op = def_("aten::is_same_size(Tensor self, Tensor other) -> bool")
is_same_size_parser = PythonArgParser("is_same_size", (is_same_size_op,), methods=(is_same_size_op,))


def is_same_size_default(self, other):
    ks = self.meta.key_set | other.meta.key_set
    if state.dirty:
        if state.observers:
            return is_same_size_op.call_slow(ks, self, other)
        ks = (ks | tls.included) & tls.not_excluded
    return is_same_size_op.table[ks](ks, self, other)


def is_same_size(input=NOT_GIVEN, other=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(other, TensorImpl):
        return is_same_size_default(input, other)
    return is_same_size_parser.call(*given(("input", "other"), (input, other), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


sparse_dim_op = def_("aten::sparse_dim(Tensor self) -> int")
sparse_dim_parser = PythonArgParser("sparse_dim", (sparse_dim_op,), methods=(sparse_dim_op,))


def sparse_dim(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return sparse_dim_op.call_slow(ks, self)
                ks = (ks | tls.included) & tls.not_excluded
            return sparse_dim_op.table[ks](ks, self)
    return sparse_dim_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


dense_dim_op = def_("aten::dense_dim(Tensor self) -> int")
dense_dim_parser = PythonArgParser("dense_dim", (dense_dim_op,), methods=(dense_dim_op,))


def dense_dim(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return dense_dim_op.call_slow(ks, self)
                ks = (ks | tls.included) & tls.not_excluded
            return dense_dim_op.table[ks](ks, self)
    return dense_dim_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


is_pinned_op = def_("aten::is_pinned(Tensor self, Device? device=None) -> bool")
is_pinned_parser = PythonArgParser("is_pinned", (is_pinned_op,), methods=(is_pinned_op,))


def is_pinned_default(self, device=None):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return is_pinned_op.call_slow(ks, self, device)
        ks = (ks | tls.included) & tls.not_excluded
    return is_pinned_op.table[ks](ks, self, device)


def is_pinned(self=NOT_GIVEN, device=None, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and device is None:
        return is_pinned_default(self, device)
    return is_pinned_parser.call(*given(("self", "device"), (self, device), (NOT_GIVEN, None), args, kwargs), **kwargs)


item_op = def_("aten::item(Tensor self) -> Scalar")
item_parser = PythonArgParser("item", (item_op,), methods=(item_op,))


def item_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return item_op.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return item_op.table[ks](ks, self)


def item(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl):
        return item_default(self)
    return item_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


_local_scalar_dense_op = def_("aten::_local_scalar_dense(Tensor self) -> Scalar")
_local_scalar_dense_parser = PythonArgParser("_local_scalar_dense", (_local_scalar_dense_op,))


def _local_scalar_dense_default(self):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return _local_scalar_dense_op.call_slow(ks, self)
        ks = (ks | tls.included) & tls.not_excluded
    return _local_scalar_dense_op.table[ks](ks, self)


def _local_scalar_dense(input=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl):
        return _local_scalar_dense_default(input)
    return _local_scalar_dense_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


_backward_op = def_("aten::_backward(Tensor self, Tensor[] inputs, Tensor? gradient=None, bool? retain_graph=None, bool create_graph=False) -> ()")
_backward_parser = PythonArgParser("_backward", (_backward_op,), methods=(_backward_op,))


def _backward(self=NOT_GIVEN, inputs=NOT_GIVEN, gradient=None, retain_graph=None, create_graph=False, *args, **kwargs):
    if not args and not kwargs and inputs.__class__ in SEQUENCES and (retain_graph is None or retain_graph.__class__ is bool) and create_graph.__class__ is bool:
        try:
            ks = self.meta.key_set
            for t in inputs:
                ks |= t.meta.key_set
            if gradient is not None:
                ks |= gradient.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return _backward_op.call_slow(ks, self, inputs, gradient, retain_graph, create_graph)
                ks = (ks | tls.included) & tls.not_excluded
            return _backward_op.table[ks](ks, self, inputs, gradient, retain_graph, create_graph)
    return _backward_parser.call(*given(("self", "inputs", "gradient", "retain_graph", "create_graph"), (self, inputs, gradient, retain_graph, create_graph), (NOT_GIVEN, NOT_GIVEN, None, None, False), args, kwargs), **kwargs)


requires_grad__op = def_("aten::requires_grad_(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!)")
requires_grad__parser = PythonArgParser("requires_grad_", (requires_grad__op,), methods=(requires_grad__op,))


def requires_grad__default(self, requires_grad=True):
    ks = self.meta.key_set
    if state.dirty:
        if state.observers:
            return requires_grad__op.call_slow(ks, self, requires_grad)
        ks = (ks | tls.included) & tls.not_excluded
    return requires_grad__op.table[ks](ks, self, requires_grad)


def requires_grad_(self=NOT_GIVEN, requires_grad=True, *args, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and requires_grad.__class__ is bool:
        return requires_grad__default(self, requires_grad)
    return requires_grad__parser.call(*given(("self", "requires_grad"), (self, requires_grad), (NOT_GIVEN, True), args, kwargs), **kwargs)


retain_grad_op = def_("aten::retain_grad(Tensor(a!) self) -> ()")
retain_grad_parser = PythonArgParser("retain_grad", (retain_grad_op,), methods=(retain_grad_op,))


def retain_grad(self=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs:
        try:
            ks = self.meta.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                if state.observers:
                    return retain_grad_op.call_slow(ks, self)
                ks = (ks | tls.included) & tls.not_excluded
            return retain_grad_op.table[ks](ks, self)
    return retain_grad_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)
