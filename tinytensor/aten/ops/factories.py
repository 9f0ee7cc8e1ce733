# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `factories`: for each overload its schema and handle, for each name its Python function.

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
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import FACTORY_KEYS, factory_keys, state, tls
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

empty_memory_format_op = def_("aten::empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
empty_out_op = def_("aten::empty.out(SymInt[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out) -> Tensor(a!)")
empty_parser = PythonArgParser("empty", (empty_memory_format_op, empty_out_op))

def empty_memory_format(size, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return empty_memory_format_op.table[ks](ks, size, dtype, layout, device, pin_memory, memory_format)

def empty(*args, dtype=None, device=None, **kwargs):
    """empty(*size, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, out=None, requires_grad=False) -> Tensor

    Makes a tensor of a given shape without setting its values.

    Args:
        size: Shape of the result. The numbers may be given one by one, or as one tuple or list; `()` gives a
            scalar.
        out: Tensor that the result is written to; it is resized if its shape differs. A dtype given as well
            must be the same as its own.
        dtype: dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        memory_format: `tt.contiguous_format` (also if None) or `tt.channels_last` for 4 dimensions.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New contiguous tensor of shape `size`. The values are whatever the memory held. Read none before
        it is written.
    Raises:
        RuntimeError if a size is negative, or the number of bytes overflows.
        RuntimeError if `tt.channels_last` is asked for a shape that has not 4 sizes.
    Derivative: none.
    Journey: `empty_memory_format_op` (aten/ops/factories.py), `empty_memory_format`
        (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> x = tt.empty(2, 3)
    >>> x.shape, x.dtype, x.stride()
    (torch.Size([2, 3]), torch.float32, (3, 1))
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        size = as_ints(args)
        if size is not None:
            return empty_memory_format(size, dtype, None, cpu, False, None)
    return empty_parser.call(*args, dtype=dtype, device=device, **kwargs)


empty_strided_op = def_("aten::empty_strided(SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
empty_strided_parser = PythonArgParser("empty_strided", (empty_strided_op,))

def empty_strided_default(size, stride, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return empty_strided_op.table[ks](ks, size, stride, dtype, layout, device, pin_memory)

def empty_strided(*args, dtype=None, device=None, **kwargs):
    """empty_strided(size, stride, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

    Makes a tensor of given shape and strides without setting its values.

    Args:
        size: Shape of the result, as a tuple or list.
        stride: Steps in elements, one for each size, not negative; 0 makes elements share a place.
        dtype: dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor with exactly these strides; the storage is just large enough for them. The values are
        whatever the memory held. Read none before it is written.
    Raises: RuntimeError if `size` and `stride` differ in length, or one of them is negative.
    Derivative: none.
    Journey: `empty_strided_op` (aten/ops/factories.py), `empty_strided`
        (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> x = tt.empty_strided((2, 3), (1, 2))
    >>> x.stride(), x.is_contiguous(), x.t().is_contiguous()
    ((1, 2), False, True)
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")) and len(args) == 2:
        size, stride = args
        if (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False:
            return empty_strided_default(size_, stride_, dtype, None, cpu, False)
    return empty_strided_parser.call(*args, dtype=dtype, device=device, **kwargs)


empty_like_op = def_("aten::empty_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
empty_like_parser = PythonArgParser("empty_like", (empty_like_op,))

def empty_like_default(self, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return empty_like_op.table[ks](ks, self, dtype, layout, device, pin_memory, memory_format)

def empty_like(input=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    """empty_like(input, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, requires_grad=False) -> Tensor

    Makes a tensor like another one without setting its values.

    Args:
        input: Tensor that gives shape, dtype, device and strides; its values are not read.
        dtype: dtype of the result; that of the given tensor if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result; that of the given tensor if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        memory_format: Order of the strides. None or `tt.preserve_format` takes those of `input` if they are
            dense, `tt.contiguous_format` is row-major, `tt.channels_last` puts channels innermost (4
            dimensions only).
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of `input`'s shape. Strides are `input`'s if they are dense and do not overlap, else
        row-major. The values are whatever the memory held. Read none before it is written.
    Raises: RuntimeError if `requires_grad` is True and the dtype is no floating one.
    Derivative: none.
    Journey: `empty_like_op` (aten/ops/factories.py), `empty_like`
        (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> x = tt.zeros(2, 3).t()
    >>> tt.empty_like(x).stride(), tt.empty_like(x, memory_format=tt.contiguous_format).stride()
    ((1, 3), (2, 1))
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and not args:
        if isinstance(input, TensorImpl):
            return empty_like_default(input, dtype, None, device, False, None)
    return empty_like_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


new_empty_op = def_("aten::new_empty(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
new_empty_parser = PythonArgParser("new_empty", (new_empty_op,), methods=(new_empty_op,))

def new_empty_default(self, size, dtype=None, layout=None, device=None, pin_memory=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return new_empty_op.table[ks](ks, self, size, dtype, layout, device, pin_memory)

def new_empty(self=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and len(args) == 1:
        (size,) = args
        if isinstance(self, TensorImpl) and (size_ := as_tuple(size)) is not False:
            return new_empty_default(self, size_, dtype, None, device, False)
    return new_empty_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


new_empty_strided_op = def_("aten::new_empty_strided(Tensor self, SymInt[] size, SymInt[] stride, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
new_empty_strided_parser = PythonArgParser("new_empty_strided", (new_empty_strided_op,), methods=(new_empty_strided_op,))

def new_empty_strided_default(self, size, stride, dtype=None, layout=None, device=None, pin_memory=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return new_empty_strided_op.table[ks](ks, self, size, stride, dtype, layout, device, pin_memory)

def new_empty_strided(self=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and len(args) == 2:
        size, stride = args
        if isinstance(self, TensorImpl) and (size_ := as_tuple(size)) is not False and (stride_ := as_tuple(stride)) is not False:
            return new_empty_strided_default(self, size_, stride_, dtype, None, device, False)
    return new_empty_strided_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


zeros_op = def_("aten::zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
zeros_out_op = def_("aten::zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)")
zeros_parser = PythonArgParser("zeros", (zeros_op, zeros_out_op))

def zeros_default(size, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return zeros_op.table[ks](ks, size, dtype, layout, device, pin_memory)

def zeros(*args, dtype=None, device=None, **kwargs):
    """zeros(*size, dtype=None, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor

    Makes a tensor of zeros.

    Args:
        size: Shape of the result. The numbers may be given one by one, or as one tuple or list; `()` gives a
            scalar.
        out: Tensor that the result is written to; it is resized if its shape differs. A dtype given as well
            must be the same as its own.
        dtype: dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New contiguous tensor of shape `size`.
    Raises:
        RuntimeError if a size is negative, or the number of bytes overflows.
        RuntimeError if `requires_grad` is True and the dtype is no floating one.
    Derivative: none.
    Journey: `zeros_op` (aten/ops/factories.py), `zeros` (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.zeros(2, 3)
    tensor([[0., 0., 0.],
            [0., 0., 0.]])
    >>> tt.zeros(2, dtype=tt.bool), tt.zeros(())
    (tensor([False, False]), tensor(0.))
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        size = as_ints(args)
        if size is not None:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return zeros_op.table[ks](ks, size, dtype, None, cpu, False)
    return zeros_parser.call(*args, dtype=dtype, device=device, **kwargs)


zeros_like_op = def_("aten::zeros_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
zeros_like_parser = PythonArgParser("zeros_like", (zeros_like_op,))

def zeros_like_default(self, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return zeros_like_op.table[ks](ks, self, dtype, layout, device, pin_memory, memory_format)

def zeros_like(input=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    """zeros_like(input, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, requires_grad=False) -> Tensor

    Makes a tensor of zeros like another one.

    Args:
        input: Tensor that gives shape, dtype, device and strides; its values are not read.
        dtype: dtype of the result; that of the given tensor if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result; that of the given tensor if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        memory_format: Order of the strides. None or `tt.preserve_format` takes those of `input` if they are
            dense, `tt.contiguous_format` is row-major, `tt.channels_last` puts channels innermost (4
            dimensions only).
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of `input`'s shape. Strides are `input`'s if they are dense and do not overlap, else
        row-major.
    Raises: RuntimeError if `requires_grad` is True and the dtype is no floating one.
    Note: Nothing flows back to `input`, which only lends its shape. `requires_grad` is False even if
        `input`'s is True.
    Derivative: none.
    Journey: `zeros_like_op` (aten/ops/factories.py), `zeros_like`
        (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.zeros_like(tt.tensor([[1, 2], [3, 4]]))
    tensor([[0, 0],
            [0, 0]])
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and not args:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return zeros_like_op.table[ks](ks, input, dtype, None, device, False, None)
    return zeros_like_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


new_zeros_op = def_("aten::new_zeros(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
new_zeros_parser = PythonArgParser("new_zeros", (new_zeros_op,), methods=(new_zeros_op,))

def new_zeros_default(self, size, dtype=None, layout=None, device=None, pin_memory=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return new_zeros_op.table[ks](ks, self, size, dtype, layout, device, pin_memory)

def new_zeros(self=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and len(args) == 1:
        (size,) = args
        if isinstance(self, TensorImpl) and (size_ := as_tuple(size)) is not False:
            return new_zeros_default(self, size_, dtype, None, device, False)
    return new_zeros_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


ones_op = def_("aten::ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
ones_out_op = def_("aten::ones.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)")
ones_parser = PythonArgParser("ones", (ones_op, ones_out_op))

def ones_default(size, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ones_op.table[ks](ks, size, dtype, layout, device, pin_memory)

def ones(*args, dtype=None, device=None, **kwargs):
    """ones(*size, dtype=None, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor

    Makes a tensor of ones.

    Args:
        size: Shape of the result. The numbers may be given one by one, or as one tuple or list; `()` gives a
            scalar.
        out: Tensor that the result is written to; it is resized if its shape differs. A dtype given as well
            must be the same as its own.
        dtype: dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New contiguous tensor of shape `size`.
    Raises:
        RuntimeError if a size is negative, or the number of bytes overflows.
        RuntimeError if `requires_grad` is True and the dtype is no floating one.
    Derivative: none.
    Journey: `ones_op` (aten/ops/factories.py), `ones` (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.ones(2, 2)
    tensor([[1., 1.],
            [1., 1.]])
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        size = as_ints(args)
        if size is not None:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return ones_op.table[ks](ks, size, dtype, None, cpu, False)
    return ones_parser.call(*args, dtype=dtype, device=device, **kwargs)


ones_like_op = def_("aten::ones_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
ones_like_parser = PythonArgParser("ones_like", (ones_like_op,))

def ones_like_default(self, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return ones_like_op.table[ks](ks, self, dtype, layout, device, pin_memory, memory_format)

def ones_like(input=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    """ones_like(input, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, requires_grad=False) -> Tensor

    Makes a tensor of ones like another one.

    Args:
        input: Tensor that gives shape, dtype, device and strides; its values are not read.
        dtype: dtype of the result; that of the given tensor if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result; that of the given tensor if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        memory_format: Order of the strides. None or `tt.preserve_format` takes those of `input` if they are
            dense, `tt.contiguous_format` is row-major, `tt.channels_last` puts channels innermost (4
            dimensions only).
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of `input`'s shape. Strides are `input`'s if they are dense and do not overlap, else
        row-major.
    Raises: RuntimeError if `requires_grad` is True and the dtype is no floating one.
    Note: `backward()` of a scalar starts with it as the first gradient.
    Derivative: none.
    Journey: `ones_like_op` (aten/ops/factories.py), `ones_like` (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.ones_like(tt.tensor([5, 6])), tt.ones_like(tt.tensor([5, 6]), dtype=tt.float32)
    (tensor([1, 1]), tensor([1., 1.]))
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and not args:
        try:
            ks = input.meta_.key_set
        except AttributeError:
            pass
        else:
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return ones_like_op.table[ks](ks, input, dtype, None, device, False, None)
    return ones_like_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


new_ones_op = def_("aten::new_ones(Tensor self, SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
new_ones_parser = PythonArgParser("new_ones", (new_ones_op,), methods=(new_ones_op,))

def new_ones_default(self, size, dtype=None, layout=None, device=None, pin_memory=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return new_ones_op.table[ks](ks, self, size, dtype, layout, device, pin_memory)

def new_ones(self=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and len(args) == 1:
        (size,) = args
        if isinstance(self, TensorImpl) and (size_ := as_tuple(size)) is not False:
            return new_ones_default(self, size_, dtype, None, device, False)
    return new_ones_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


full_op = def_("aten::full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
full_out_op = def_("aten::full.out(SymInt[] size, Scalar fill_value, *, Tensor(a!) out) -> Tensor(a!)")
full_parser = PythonArgParser("full", (full_op, full_out_op))

def full(*args, dtype=None, device=None, **kwargs):
    """full(size, fill_value, *, dtype=None, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor

    Makes a tensor in which every element has one value.

    Args:
        size: Shape of the result, as a tuple or list.
        fill_value: Number, or tensor of shape ().
        out: Tensor that the result is written to; it is resized if its shape differs. A dtype given as well
            must be the same as its own.
        dtype: dtype of the result. If None, the kind of `fill_value` decides.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New contiguous tensor of shape `size`. Without `dtype` it is bool, int64 or the default dtype for
        a bool, an int or a float.
    Raises:
        TypeError if `size` is a bare int.
        RuntimeError if a size is negative, or the number of bytes overflows.
        RuntimeError if the value does not fit the dtype, such as 300 in int8.
    Derivative: none.
    Journey: `full_op` (aten/ops/factories.py), `full` (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.full((2,), 7), tt.full((2,), 7.), tt.full((2,), 7, dtype=tt.float32)
    (tensor([7, 7]), tensor([7., 7.]), tensor([7., 7.]))
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")) and len(args) == 2:
        size, fill_value = args
        if (size_ := as_tuple(size)) is not False and (fill_value.__class__ in NUMBERS and (fill_value.__class__ is not int or -(2**62) < fill_value < 2**62)):
            ks = FACTORY_KEYS[None]
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return full_op.table[ks](ks, size_, fill_value, dtype, None, cpu, False)
    return full_parser.call(*args, dtype=dtype, device=device, **kwargs)


full_like_op = def_("aten::full_like(Tensor self, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
full_like_parser = PythonArgParser("full_like", (full_like_op,))

def full_like(input=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    """full_like(input, fill_value, *, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, requires_grad=False) -> Tensor

    Makes a tensor like another one in which every element has one value.

    Args:
        input: Tensor that gives shape, dtype, device and strides; its values are not read.
        fill_value: Number. It is converted to the dtype; a fraction is dropped for integers.
        dtype: dtype of the result; that of the given tensor if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result; that of the given tensor if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        memory_format: Order of the strides. None or `tt.preserve_format` takes those of `input` if they are
            dense, `tt.contiguous_format` is row-major, `tt.channels_last` puts channels innermost (4
            dimensions only).
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of `input`'s shape. Strides are `input`'s if they are dense and do not overlap, else
        row-major. The kind of `fill_value` does not change the dtype, unlike in `full`.
    Raises:
        RuntimeError if the value does not fit the dtype, such as 300 in int8.
        RuntimeError if `requires_grad` is True and the dtype is no floating one.
    Derivative: none.
    Journey: `full_like_op` (aten/ops/factories.py), `full_like` (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.full_like(tt.tensor([1, 2]), 7.9)
    tensor([7, 7])
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and len(args) == 1:
        (fill_value,) = args
        if isinstance(input, TensorImpl) and (fill_value.__class__ in NUMBERS and (fill_value.__class__ is not int or -(2**62) < fill_value < 2**62)):
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return full_like_op.table[ks](ks, input, fill_value, dtype, None, device, False, None)
    return full_like_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


new_full_op = def_("aten::new_full(Tensor self, SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
new_full_parser = PythonArgParser("new_full", (new_full_op,), methods=(new_full_op,))

def new_full_default(self, size, fill_value, dtype=None, layout=None, device=None, pin_memory=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return new_full_op.table[ks](ks, self, size, fill_value, dtype, layout, device, pin_memory)

def new_full(self=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and len(args) == 2:
        size, fill_value = args
        if isinstance(self, TensorImpl) and (size_ := as_tuple(size)) is not False and (fill_value.__class__ in NUMBERS and (fill_value.__class__ is not int or -(2**62) < fill_value < 2**62)):
            return new_full_default(self, size_, fill_value, dtype, None, device, False)
    return new_full_parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


scalar_tensor_op = def_("aten::scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
scalar_tensor_parser = PythonArgParser("scalar_tensor", (scalar_tensor_op,))

def scalar_tensor_default(s, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return scalar_tensor_op.table[ks](ks, s, dtype, layout, device, pin_memory)

def scalar_tensor(*args, dtype=None, device=None, **kwargs):
    """scalar_tensor(s, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

    Makes a tensor of shape () from a number, always in the default dtype.

    Args:
        s: Number.
        dtype: dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of shape ().
    Raises: RuntimeError if the value does not fit the dtype, such as 300 in int8.
    Note: `tt.tensor(3)` keeps an int as int64; here it becomes a float.
    Derivative: none.
    Journey: `scalar_tensor_op` (aten/ops/factories.py), `scalar_tensor`
        (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.scalar_tensor(3), tt.scalar_tensor(3, dtype=tt.int64)
    (tensor(3.), tensor(3))
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")) and len(args) == 1:
        (s,) = args
        if s.__class__ in NUMBERS and (s.__class__ is not int or -(2**62) < s < 2**62):
            return scalar_tensor_default(s, dtype, None, cpu, False)
    return scalar_tensor_parser.call(*args, dtype=dtype, device=device, **kwargs)


arange_op = def_("aten::arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
arange_out_op = def_("aten::arange.out(Scalar end, *, Tensor(a!) out) -> Tensor(a!)")
arange_start_op = def_("aten::arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
arange_start_out_op = def_("aten::arange.start_out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)")
arange_start_step_op = def_("aten::arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
arange_parser = PythonArgParser("arange", (arange_op, arange_out_op, arange_start_op, arange_start_out_op, arange_start_step_op))

def arange_default(end, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return arange_op.table[ks](ks, end, dtype, layout, device, pin_memory)

def arange_start(start, end, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return arange_start_op.table[ks](ks, start, end, dtype, layout, device, pin_memory)

def arange_start_out(start, end, step, out):
    ks = out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return arange_start_out_op.table[ks](ks, start, end, step, out)

def arange(*args, dtype=None, device=None, **kwargs):
    """arange(start, end, step=1, *, dtype=None, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor
    arange(end, *, dtype=None, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor

    Counts from `start` up to, but not including, `end`.
        out[k] = start + k * step, for k = 0 .. ceil((end - start) / step) - 1

    Args:
        start: First value; 0 if not given. Number, or tensor of shape ().
        end: Bound that is not reached. Number, or tensor of shape ().
        step: Distance between two values, not 0; negative to count down. Number, or tensor of shape ().
        out: Tensor that the result is written to; it is resized if its shape differs. A dtype given as well
            must be the same as its own.
        dtype: dtype of the result. If None, int64 for integers, and the default dtype if one number is a
            float.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of shape (ceil((end - start) / step),).
    Raises:
        RuntimeError if `step` is 0, its sign leads away from `end`, or a bound is infinite or NaN.
        NotImplementedError for `dtype=tt.bool`.
    Note: With a float step, rounding decides whether a value close to `end` appears; `linspace` fixes the
        number of values.
    Derivative: none.
    Journey: `arange_op` (aten/ops/factories.py), `arange` (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.arange(5), tt.arange(5, 0, -2)
    (tensor([0, 1, 2, 3, 4]), tensor([5, 3, 1]))
    >>> tt.arange(0, 1, 0.25)
    tensor([0.0000, 0.2500, 0.5000, 0.7500])
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        if len(args) == 1:
            (end,) = args
            if end.__class__ in NUMBERS and (end.__class__ is not int or -(2**62) < end < 2**62):
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return arange_op.table[ks](ks, end, dtype, None, cpu, False)
        if len(args) == 2:
            start, end = args
            if (start.__class__ in NUMBERS and (start.__class__ is not int or -(2**62) < start < 2**62)) and (end.__class__ in NUMBERS and (end.__class__ is not int or -(2**62) < end < 2**62)):
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return arange_start_op.table[ks](ks, start, end, dtype, None, cpu, False)
        if len(args) == 3:
            start, end, step = args
            if (start.__class__ in NUMBERS and (start.__class__ is not int or -(2**62) < start < 2**62)) and (end.__class__ in NUMBERS and (end.__class__ is not int or -(2**62) < end < 2**62)) and (step.__class__ in NUMBERS and (step.__class__ is not int or -(2**62) < step < 2**62)):
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return arange_start_step_op.table[ks](ks, start, end, step, dtype, None, cpu, False)
    return arange_parser.call(*args, dtype=dtype, device=device, **kwargs)


eye_op = def_("aten::eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
eye_m_op = def_("aten::eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
eye_out_op = def_("aten::eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)")
eye_m_out_op = def_("aten::eye.m_out(SymInt n, SymInt m, *, Tensor(a!) out) -> Tensor(a!)")
eye_parser = PythonArgParser("eye", (eye_op, eye_m_op, eye_out_op, eye_m_out_op))

def eye_m_out(n, m, out):
    ks = out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return eye_m_out_op.table[ks](ks, n, m, out)

def eye(*args, dtype=None, device=None, **kwargs):
    """eye(n, m, *, dtype=None, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor
    eye(n, *, dtype=None, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor

    Makes a matrix with ones on the main diagonal and zeros elsewhere.

    Args:
        n: int, number of rows.
        m: int, number of columns; `n` if not given.
        out: Tensor that the result is written to; it is resized if its shape differs. A dtype given as well
            must be the same as its own.
        dtype: dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New contiguous tensor of shape (n, m).
    Raises: RuntimeError if `n` or `m` is negative.
    Derivative: none.
    Journey: `eye_op` (aten/ops/factories.py), `eye` (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.eye(2, 3, dtype=tt.int64)
    tensor([[1, 0, 0],
            [0, 1, 0]])
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        if len(args) == 1:
            (n,) = args
            if n.__class__ is int and -(2**30) < n < 2**30:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return eye_op.table[ks](ks, n, dtype, None, cpu, False)
        if len(args) == 2:
            n, m = args
            if n.__class__ is int and -(2**30) < n < 2**30 and m.__class__ is int and -(2**30) < m < 2**30:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return eye_m_op.table[ks](ks, n, m, dtype, None, cpu, False)
    return eye_parser.call(*args, dtype=dtype, device=device, **kwargs)


fill_Scalar_op = def_("aten::fill.Scalar(Tensor self, Scalar value) -> Tensor")
fill_Tensor_op = def_("aten::fill.Tensor(Tensor self, Tensor value) -> Tensor")
fill_parser = PythonArgParser("fill", (fill_Scalar_op, fill_Tensor_op))

def fill(input=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    """fill(input, value) -> Tensor

    Gives a tensor of the same shape in which every element has one value.

    Args:
        input: Tensor whose shape and dtype are taken; its values do not matter.
        value: Number or tensor of shape (). It is converted to `input`'s dtype; a fraction is dropped for
            integers.
    Returns: New tensor like `input`.
    Raises: RuntimeError if a `value` tensor has dimensions, or a number does not fit the dtype.
    Note: The form for daily use is `fill_`, in place. The gradient to `input` is zero, that to a `value`
        tensor the sum of all.
    Derivative:
        fill.Scalar, self: zeros_like(grad)
        fill.Tensor, self: zeros_like(grad)
        fill.Tensor, value: grad.sum()
    Journey: `fill_Scalar_op` (aten/ops/factories.py), `FillBackward0`, `fill_Scalar`
        (aten/native/factories/fill.py).
    Mirrors: aten/src/ATen/native/Fill.cpp

    >>> tt.fill(tt.zeros(2), 7)
    tensor([7., 7.])
    >>> tt.zeros(2, dtype=tt.int64).fill_(2.7)
    tensor([2, 2])
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fill_Scalar_op.table[ks](ks, input, value)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(value, TensorImpl):
        ks = input.meta_.key_set | value.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return fill_Tensor_op.table[ks](ks, input, value)
    return fill_parser.call(*given(("input", "value"), (input, value), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


fill__Scalar_op = def_("aten::fill_.Scalar(Tensor(a!) self, Scalar value) -> Tensor(a!)")
fill__Tensor_op = def_("aten::fill_.Tensor(Tensor(a!) self, Tensor value) -> Tensor(a!)")
fill__parser = PythonArgParser("fill_", (fill__Scalar_op, fill__Tensor_op), methods=(fill__Scalar_op, fill__Tensor_op))

def fill__Scalar(self, value):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fill__Scalar_op.table[ks](ks, self, value)

def fill__Tensor(self, value):
    ks = self.meta_.key_set | value.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return fill__Tensor_op.table[ks](ks, self, value)

def fill_(input=NOT_GIVEN, value=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and (value.__class__ in NUMBERS and (value.__class__ is not int or -(2**62) < value < 2**62)):
        return fill__Scalar(input, value)
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(value, TensorImpl):
        return fill__Tensor(input, value)
    return fill__parser.call(*given(("input", "value"), (input, value), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


zero__op = def_("aten::zero_(Tensor(a!) self) -> Tensor(a!)")
zero__parser = PythonArgParser("zero_", (zero__op,), methods=(zero__op,))

def zero__default(self):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return zero__op.table[ks](ks, self)

def zero_(input=NOT_GIVEN, *args, **kwargs):
    """zero_(input) -> Tensor

    Sets every element to zero, in place.

    Args:
        input: Tensor of any shape and dtype.
    Returns: `input`.
    Raises: RuntimeError if `input` is a leaf that requires grad, outside of `no_grad`.
    Derivative: self: zeros_like(grad)
    Journey: `zero__op` (aten/ops/factories.py), `ZeroBackward0`, `zero_` (aten/native/factories/fill.py).
    Mirrors: aten/src/ATen/native/Fill.cpp

    >>> tt.ones(2).zero_()
    tensor([0., 0.])
    """
    if not args and not kwargs and isinstance(input, TensorImpl):
        return zero__default(input)
    return zero__parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), **kwargs)


linspace_op = def_("aten::linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
linspace_Tensor_Tensor_op = def_("aten::linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
linspace_Tensor_Scalar_op = def_("aten::linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
linspace_Scalar_Tensor_op = def_("aten::linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
linspace_out_op = def_("aten::linspace.out(Scalar start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)")
linspace_Tensor_Tensor_out_op = def_("aten::linspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)")
linspace_Tensor_Scalar_out_op = def_("aten::linspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, *, Tensor(a!) out) -> Tensor(a!)")
linspace_Scalar_Tensor_out_op = def_("aten::linspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, *, Tensor(a!) out) -> Tensor(a!)")
linspace_parser = PythonArgParser("linspace", (linspace_op, linspace_Tensor_Tensor_op, linspace_Tensor_Scalar_op, linspace_Scalar_Tensor_op, linspace_out_op, linspace_Tensor_Tensor_out_op, linspace_Tensor_Scalar_out_op, linspace_Scalar_Tensor_out_op))

def linspace_out(start, end, steps, out):
    ks = out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return linspace_out_op.table[ks](ks, start, end, steps, out)

def linspace(*args, dtype=None, device=None, **kwargs):
    """linspace(start, end, steps, *, dtype=None, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor

    Makes evenly spaced values from `start` to `end`, both included.
        out[k] = start + k * (end - start) / (steps - 1)

    Args:
        start: First value. Number, or tensor of shape ().
        end: Last value. Number, or tensor of shape ().
        steps: int, not negative, number of values.
        out: Tensor that the result is written to; it is resized if its shape differs. A dtype given as well
            must be the same as its own.
        dtype: dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of shape (steps,). One step gives `start` alone.
    Raises: RuntimeError if `steps` is negative, or an end is a tensor with dimensions.
    Note: The second half is computed from `end` backwards, so that both ends are exact. An integer dtype
        drops fractions.
    Derivative: none.
    Journey: `linspace_op` (aten/ops/factories.py), `linspace` (aten/native/factories/range_factories.py).
    Mirrors: aten/src/ATen/native/RangeFactories.cpp

    >>> tt.linspace(0, 1, 5)
    tensor([0.0000, 0.2500, 0.5000, 0.7500, 1.0000])
    >>> tt.linspace(0, 10, 4, dtype=tt.int64)
    tensor([ 0,  3,  6, 10])
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and len(args) == 3:
        start, end, steps = args
        if (start.__class__ in NUMBERS and (start.__class__ is not int or -(2**62) < start < 2**62)) and (end.__class__ in NUMBERS and (end.__class__ is not int or -(2**62) < end < 2**62)) and steps.__class__ is int and -(2**30) < steps < 2**30:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return linspace_op.table[ks](ks, start, end, steps, dtype, None, cpu, False)
        if (start.__class__ in NUMBERS and (start.__class__ is not int or -(2**62) < start < 2**62)) and isinstance(end, TensorImpl) and steps.__class__ is int and -(2**30) < steps < 2**30:
            ks = end.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return linspace_Scalar_Tensor_op.table[ks](ks, start, end, steps, dtype, None, device, False)
        if isinstance(start, TensorImpl) and (end.__class__ in NUMBERS and (end.__class__ is not int or -(2**62) < end < 2**62)) and steps.__class__ is int and -(2**30) < steps < 2**30:
            ks = start.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return linspace_Tensor_Scalar_op.table[ks](ks, start, end, steps, dtype, None, device, False)
        if isinstance(start, TensorImpl) and isinstance(end, TensorImpl) and steps.__class__ is int and -(2**30) < steps < 2**30:
            ks = start.meta_.key_set | end.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return linspace_Tensor_Tensor_op.table[ks](ks, start, end, steps, dtype, None, device, False)
    return linspace_parser.call(*args, dtype=dtype, device=device, **kwargs)


logspace_op = def_("aten::logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
logspace_Tensor_Tensor_op = def_("aten::logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
logspace_Tensor_Scalar_op = def_("aten::logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
logspace_Scalar_Tensor_op = def_("aten::logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
logspace_out_op = def_("aten::logspace.out(Scalar start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)")
logspace_Tensor_Tensor_out_op = def_("aten::logspace.Tensor_Tensor_out(Tensor start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)")
logspace_Tensor_Scalar_out_op = def_("aten::logspace.Tensor_Scalar_out(Tensor start, Scalar end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)")
logspace_Scalar_Tensor_out_op = def_("aten::logspace.Scalar_Tensor_out(Scalar start, Tensor end, int steps, float base=10.0, *, Tensor(a!) out) -> Tensor(a!)")
logspace_parser = PythonArgParser("logspace", (logspace_op, logspace_Tensor_Tensor_op, logspace_Tensor_Scalar_op, logspace_Scalar_Tensor_op, logspace_out_op, logspace_Tensor_Tensor_out_op, logspace_Tensor_Scalar_out_op, logspace_Scalar_Tensor_out_op))

def logspace_default(start, end, steps, base=10.0, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logspace_op.table[ks](ks, start, end, steps, base, dtype, layout, device, pin_memory)

def logspace_Tensor_Tensor(start, end, steps, base=10.0, dtype=None, layout=None, device=None, pin_memory=None):
    ks = start.meta_.key_set | end.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logspace_Tensor_Tensor_op.table[ks](ks, start, end, steps, base, dtype, layout, device, pin_memory)

def logspace_Tensor_Scalar(start, end, steps, base=10.0, dtype=None, layout=None, device=None, pin_memory=None):
    ks = start.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logspace_Tensor_Scalar_op.table[ks](ks, start, end, steps, base, dtype, layout, device, pin_memory)

def logspace_Scalar_Tensor(start, end, steps, base=10.0, dtype=None, layout=None, device=None, pin_memory=None):
    ks = end.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logspace_Scalar_Tensor_op.table[ks](ks, start, end, steps, base, dtype, layout, device, pin_memory)

def logspace_out(start, end, steps, base, out):
    ks = out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return logspace_out_op.table[ks](ks, start, end, steps, base, out)

def logspace(*args, dtype=None, device=None, **kwargs):
    """logspace(start, end, steps, base=10.0, *, dtype=None, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor

    Makes powers of `base` whose exponents are evenly spaced from `start` to `end`.
        out[k] = base ** (start + k * (end - start) / (steps - 1))

    Args:
        start: First exponent, not the first value. Number, or tensor of shape ().
        end: Last exponent. Number, or tensor of shape ().
        steps: int, not negative, number of values.
        base: float, the base of the powers.
        out: Tensor that the result is written to; it is resized if its shape differs. A dtype given as well
            must be the same as its own.
        dtype: dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of shape (steps,).
    Raises: RuntimeError if `steps` is negative, or an end is a tensor with dimensions.
    Derivative: none.
    Journey: `logspace_op` (aten/ops/factories.py), `logspace` (aten/native/factories/range_factories.py).
    Mirrors: aten/src/ATen/native/RangeFactories.cpp

    >>> tt.logspace(0, 3, 4, base=2)
    tensor([1., 2., 4., 8.])
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None:
        if len(args) == 3:
            start, end, steps = args
            if (start.__class__ in NUMBERS and (start.__class__ is not int or -(2**62) < start < 2**62)) and (end.__class__ in NUMBERS and (end.__class__ is not int or -(2**62) < end < 2**62)) and steps.__class__ is int and -(2**30) < steps < 2**30:
                return logspace_default(start, end, steps, 10.0, dtype, None, cpu, False)
            if (start.__class__ in NUMBERS and (start.__class__ is not int or -(2**62) < start < 2**62)) and isinstance(end, TensorImpl) and steps.__class__ is int and -(2**30) < steps < 2**30:
                return logspace_Scalar_Tensor(start, end, steps, 10.0, dtype, None, device, False)
            if isinstance(start, TensorImpl) and (end.__class__ in NUMBERS and (end.__class__ is not int or -(2**62) < end < 2**62)) and steps.__class__ is int and -(2**30) < steps < 2**30:
                return logspace_Tensor_Scalar(start, end, steps, 10.0, dtype, None, device, False)
            if isinstance(start, TensorImpl) and isinstance(end, TensorImpl) and steps.__class__ is int and -(2**30) < steps < 2**30:
                return logspace_Tensor_Tensor(start, end, steps, 10.0, dtype, None, device, False)
        if len(args) == 4:
            start, end, steps, base = args
            if (start.__class__ in NUMBERS and (start.__class__ is not int or -(2**62) < start < 2**62)) and (end.__class__ in NUMBERS and (end.__class__ is not int or -(2**62) < end < 2**62)) and steps.__class__ is int and -(2**30) < steps < 2**30 and (base.__class__ is float or (base.__class__ is int and -(2**30) < base < 2**30)):
                return logspace_default(start, end, steps, base if base.__class__ is float else float(base), dtype, None, cpu, False)
            if (start.__class__ in NUMBERS and (start.__class__ is not int or -(2**62) < start < 2**62)) and isinstance(end, TensorImpl) and steps.__class__ is int and -(2**30) < steps < 2**30 and (base.__class__ is float or (base.__class__ is int and -(2**30) < base < 2**30)):
                return logspace_Scalar_Tensor(start, end, steps, base if base.__class__ is float else float(base), dtype, None, device, False)
            if isinstance(start, TensorImpl) and (end.__class__ in NUMBERS and (end.__class__ is not int or -(2**62) < end < 2**62)) and steps.__class__ is int and -(2**30) < steps < 2**30 and (base.__class__ is float or (base.__class__ is int and -(2**30) < base < 2**30)):
                return logspace_Tensor_Scalar(start, end, steps, base if base.__class__ is float else float(base), dtype, None, device, False)
            if isinstance(start, TensorImpl) and isinstance(end, TensorImpl) and steps.__class__ is int and -(2**30) < steps < 2**30 and (base.__class__ is float or (base.__class__ is int and -(2**30) < base < 2**30)):
                return logspace_Tensor_Tensor(start, end, steps, base if base.__class__ is float else float(base), dtype, None, device, False)
    return logspace_parser.call(*args, dtype=dtype, device=device, **kwargs)


range_step_op = def_("aten::range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
range_op = def_("aten::range(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
range_out__op = def_("aten::range.out_(Scalar start, Scalar end, *, Tensor(a!) out) -> Tensor(a!)")
range_out_op = def_("aten::range.out(Scalar start, Scalar end, Scalar step=1, *, Tensor(a!) out) -> Tensor(a!)")
range_parser = PythonArgParser("range", (range_step_op, range_out_op))

def range_step(start, end, step=1, dtype=None, layout=None, device=None, pin_memory=None):
    ks = FACTORY_KEYS[device] if layout is None else factory_keys(device, layout)
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return range_step_op.table[ks](ks, start, end, step, dtype, layout, device, pin_memory)

def range_out(start, end, step, out):
    ks = out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return range_out_op.table[ks](ks, start, end, step, out)

def range(*args, dtype=None, device=None, **kwargs):
    """range(start, end, step=1, *, dtype=None, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor

    Counts from `start` to `end`, which is included; deprecated in favour of `arange`.
        out[k] = start + k * step, for k = 0 .. floor((end - start) / step)

    Args:
        start: Number, first value. It must be given, unlike in `arange`.
        end: Number, bound that may be reached.
        step: Number other than 0, distance between two values.
        out: Tensor that the result is written to; it is resized if its shape differs. A dtype given as well
            must be the same as its own.
        dtype: dtype of the result; the default dtype if None, even for integers.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of shape (floor((end - start) / step) + 1,).
    Raises: RuntimeError if `step` is 0, or its sign leads away from `end`.
    Note: A call warns. `arange` leaves `end` out, as Python's `range` does.
    Derivative: none.
    Journey: `range_step_op` (aten/ops/factories.py), `range_step` (aten/native/factories/range_factories.py).
    Mirrors: aten/src/ATen/native/RangeFactories.cpp

    >>> tt.range(1, 4)
    tensor([1., 2., 3., 4.])
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        if len(args) == 2:
            start, end = args
            if (start.__class__ in NUMBERS and (start.__class__ is not int or -(2**62) < start < 2**62)) and (end.__class__ in NUMBERS and (end.__class__ is not int or -(2**62) < end < 2**62)):
                return range_step(start, end, 1, dtype, None, cpu, False)
        if len(args) == 3:
            start, end, step = args
            if (start.__class__ in NUMBERS and (start.__class__ is not int or -(2**62) < start < 2**62)) and (end.__class__ in NUMBERS and (end.__class__ is not int or -(2**62) < end < 2**62)) and (step.__class__ in NUMBERS and (step.__class__ is not int or -(2**62) < step < 2**62)):
                return range_step(start, end, step, dtype, None, cpu, False)
    return range_parser.call(*args, dtype=dtype, device=device, **kwargs)


empty_permuted_op = def_("aten::empty_permuted(SymInt[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
empty_permuted_parser = PythonArgParser("empty_permuted", (empty_permuted_op,))

def empty_permuted(*args, dtype=None, device=None, **kwargs):
    """empty_permuted(size, physical_layout, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

    Makes a tensor whose dimensions lie in memory in a given order, without setting its values.

    Args:
        size: Shape of the result, as a tuple or list.
        physical_layout: Every dimension once, from the outermost in memory to the innermost; not negative.
        dtype: dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New dense tensor of shape `size`; the last of `physical_layout` has stride 1. The values are
        whatever the memory held. Read none before it is written.
    Raises: RuntimeError if `physical_layout` repeats a dimension, is not as long as `size`, or holds one that
        is out of range or negative.
    Derivative: none.
    Journey: `empty_permuted_op` (aten/ops/factories.py), `empty_permuted`
        (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> x = tt.empty_permuted((2, 3, 4), (0, 2, 1))
    >>> x.shape, x.stride()
    (torch.Size([2, 3, 4]), (12, 1, 3))
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")) and len(args) == 2:
        size, physical_layout = args
        if (size_ := as_tuple(size)) is not False and (physical_layout_ := as_tuple(physical_layout)) is not False:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return empty_permuted_op.table[ks](ks, size_, physical_layout_, dtype, None, cpu, False)
    return empty_permuted_parser.call(*args, dtype=dtype, device=device, **kwargs)


bartlett_window_op = def_("aten::bartlett_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
bartlett_window_periodic_op = def_("aten::bartlett_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
bartlett_window_parser = PythonArgParser("bartlett_window", (bartlett_window_op, bartlett_window_periodic_op))

def bartlett_window(*args, dtype=None, device=None, **kwargs):
    """bartlett_window(window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor
    bartlett_window(window_length, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

    Makes a triangular window, rising from 0 to 1 and falling again.
        out[k] = 1 - |2 * k / M - 1|, with M = N if `periodic`, else N - 1

    Args:
        window_length: int, not negative, the number of values N.
        periodic: True gives N values of a period of length N, for a Fourier transform. False is symmetric:
            both ends are the same.
        dtype: Floating dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of shape (N,). N of 0 gives an empty tensor, N of 1 gives [1.].
    Raises: RuntimeError if `window_length` is negative, or the dtype is no floating one.
    Derivative: none.
    Journey: `bartlett_window_op` (aten/ops/factories.py), `bartlett_window`
        (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.bartlett_window(4), tt.bartlett_window(5, periodic=False)
    (tensor([0.0000, 0.5000, 1.0000, 0.5000]), tensor([0.0000, 0.5000, 1.0000, 0.5000, 0.0000]))
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        if len(args) == 1:
            (window_length,) = args
            if window_length.__class__ is int and -(2**30) < window_length < 2**30:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return bartlett_window_op.table[ks](ks, window_length, dtype, None, cpu, False)
        if len(args) == 2:
            window_length, periodic = args
            if window_length.__class__ is int and -(2**30) < window_length < 2**30 and periodic.__class__ is bool:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return bartlett_window_periodic_op.table[ks](ks, window_length, periodic, dtype, None, cpu, False)
    return bartlett_window_parser.call(*args, dtype=dtype, device=device, **kwargs)


blackman_window_op = def_("aten::blackman_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
blackman_window_periodic_op = def_("aten::blackman_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
blackman_window_parser = PythonArgParser("blackman_window", (blackman_window_op, blackman_window_periodic_op))

def blackman_window(*args, dtype=None, device=None, **kwargs):
    """blackman_window(window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor
    blackman_window(window_length, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

    Makes a Blackman window, a sum of two cosines with small side lobes.
        out[k] = 0.42 - 0.5 * cos(2 pi k / M) + 0.08 * cos(4 pi k / M), with M = N if `periodic`, else N - 1

    Args:
        window_length: int, not negative, the number of values N.
        periodic: True gives N values of a period of length N, for a Fourier transform. False is symmetric:
            both ends are the same.
        dtype: Floating dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of shape (N,). N of 0 gives an empty tensor, N of 1 gives [1.].
    Raises: RuntimeError if `window_length` is negative, or the dtype is no floating one.
    Note: The ends are 0 in exact arithmetic; rounding leaves about -3e-8 in float32.
    Derivative: none.
    Journey: `blackman_window_op` (aten/ops/factories.py), `blackman_window`
        (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.blackman_window(4).round(decimals=2)[1:]
    tensor([0.3400, 1.0000, 0.3400])
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        if len(args) == 1:
            (window_length,) = args
            if window_length.__class__ is int and -(2**30) < window_length < 2**30:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return blackman_window_op.table[ks](ks, window_length, dtype, None, cpu, False)
        if len(args) == 2:
            window_length, periodic = args
            if window_length.__class__ is int and -(2**30) < window_length < 2**30 and periodic.__class__ is bool:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return blackman_window_periodic_op.table[ks](ks, window_length, periodic, dtype, None, cpu, False)
    return blackman_window_parser.call(*args, dtype=dtype, device=device, **kwargs)


hann_window_op = def_("aten::hann_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
hann_window_periodic_op = def_("aten::hann_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
hann_window_parser = PythonArgParser("hann_window", (hann_window_op, hann_window_periodic_op))

def hann_window(*args, dtype=None, device=None, **kwargs):
    """hann_window(window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor
    hann_window(window_length, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

    Makes a Hann window, one period of a raised cosine from 0 to 1.
        out[k] = 0.5 * (1 - cos(2 pi k / M)), with M = N if `periodic`, else N - 1

    Args:
        window_length: int, not negative, the number of values N.
        periodic: True gives N values of a period of length N, for a Fourier transform. False is symmetric:
            both ends are the same.
        dtype: Floating dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of shape (N,). N of 0 gives an empty tensor, N of 1 gives [1.].
    Raises: RuntimeError if `window_length` is negative, or the dtype is no floating one.
    Derivative: none.
    Journey: `hann_window_op` (aten/ops/factories.py), `hann_window`
        (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.hann_window(4), tt.hann_window(3, periodic=False)
    (tensor([0.0000, 0.5000, 1.0000, 0.5000]), tensor([0., 1., 0.]))
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        if len(args) == 1:
            (window_length,) = args
            if window_length.__class__ is int and -(2**30) < window_length < 2**30:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return hann_window_op.table[ks](ks, window_length, dtype, None, cpu, False)
        if len(args) == 2:
            window_length, periodic = args
            if window_length.__class__ is int and -(2**30) < window_length < 2**30 and periodic.__class__ is bool:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return hann_window_periodic_op.table[ks](ks, window_length, periodic, dtype, None, cpu, False)
    return hann_window_parser.call(*args, dtype=dtype, device=device, **kwargs)


hamming_window_op = def_("aten::hamming_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
hamming_window_periodic_op = def_("aten::hamming_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
hamming_window_periodic_alpha_op = def_("aten::hamming_window.periodic_alpha(int window_length, bool periodic, float alpha, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
hamming_window_periodic_alpha_beta_op = def_("aten::hamming_window.periodic_alpha_beta(int window_length, bool periodic, float alpha, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
hamming_window_parser = PythonArgParser("hamming_window", (hamming_window_op, hamming_window_periodic_op, hamming_window_periodic_alpha_op, hamming_window_periodic_alpha_beta_op))

def hamming_window(*args, dtype=None, device=None, **kwargs):
    """hamming_window(window_length, periodic, alpha, beta, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor
    hamming_window(window_length, periodic, alpha, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor
    hamming_window(window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor
    hamming_window(window_length, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

    Makes a Hamming window, a raised cosine whose ends do not reach 0.
        out[k] = alpha - beta * cos(2 pi k / M), with M = N if `periodic`, else N - 1

    Args:
        window_length: int, not negative, the number of values N.
        periodic: True gives N values of a period of length N, for a Fourier transform. False is symmetric:
            both ends are the same. It must be given if `alpha` is.
        alpha: float, the mean value, 0.54 if not given. It must be given if `beta` is.
        beta: float, the height of the cosine, 0.46 if not given.
        dtype: Floating dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of shape (N,). N of 0 gives an empty tensor, N of 1 gives [1.].
    Raises: RuntimeError if `window_length` is negative, or the dtype is no floating one.
    Note: `alpha=0.5, beta=0.5` is the Hann window.
    Derivative: none.
    Journey: `hamming_window_op` (aten/ops/factories.py), `hamming_window`
        (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.hamming_window(4)
    tensor([0.0800, 0.5400, 1.0000, 0.5400])
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        if len(args) == 1:
            (window_length,) = args
            if window_length.__class__ is int and -(2**30) < window_length < 2**30:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return hamming_window_op.table[ks](ks, window_length, dtype, None, cpu, False)
        if len(args) == 2:
            window_length, periodic = args
            if window_length.__class__ is int and -(2**30) < window_length < 2**30 and periodic.__class__ is bool:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return hamming_window_periodic_op.table[ks](ks, window_length, periodic, dtype, None, cpu, False)
        if len(args) == 3:
            window_length, periodic, alpha = args
            if window_length.__class__ is int and -(2**30) < window_length < 2**30 and periodic.__class__ is bool and (alpha.__class__ is float or (alpha.__class__ is int and -(2**30) < alpha < 2**30)):
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return hamming_window_periodic_alpha_op.table[ks](ks, window_length, periodic, alpha if alpha.__class__ is float else float(alpha), dtype, None, cpu, False)
        if len(args) == 4:
            window_length, periodic, alpha, beta = args
            if window_length.__class__ is int and -(2**30) < window_length < 2**30 and periodic.__class__ is bool and (alpha.__class__ is float or (alpha.__class__ is int and -(2**30) < alpha < 2**30)) and (beta.__class__ is float or (beta.__class__ is int and -(2**30) < beta < 2**30)):
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return hamming_window_periodic_alpha_beta_op.table[ks](ks, window_length, periodic, alpha if alpha.__class__ is float else float(alpha), beta if beta.__class__ is float else float(beta), dtype, None, cpu, False)
    return hamming_window_parser.call(*args, dtype=dtype, device=device, **kwargs)


kaiser_window_op = def_("aten::kaiser_window(int window_length, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
kaiser_window_periodic_op = def_("aten::kaiser_window.periodic(int window_length, bool periodic, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
kaiser_window_beta_op = def_("aten::kaiser_window.beta(int window_length, bool periodic, float beta, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
kaiser_window_parser = PythonArgParser("kaiser_window", (kaiser_window_op, kaiser_window_periodic_op, kaiser_window_beta_op))

def kaiser_window(*args, dtype=None, device=None, **kwargs):
    """kaiser_window(window_length, periodic, beta, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor
    kaiser_window(window_length, periodic, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor
    kaiser_window(window_length, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False) -> Tensor

    Makes a Kaiser window, whose parameter trades width against side lobes.
        out[k] = I0(beta * sqrt(1 - (2 * k / M - 1)^2)) / I0(beta), with M = N if `periodic`, else N - 1

    Args:
        window_length: int, not negative, the number of values N.
        periodic: True gives N values of a period of length N, for a Fourier transform. False is symmetric:
            both ends are the same. It must be given if `beta` is.
        beta: float, 12 if not given; 0 gives ones, larger values a narrower window.
        dtype: Floating dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result, such as `"cpu"` or `"meta"`; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of shape (N,). N of 0 gives an empty tensor, N of 1 gives [1.].
    Raises: RuntimeError if `window_length` is negative, or the dtype is no floating one.
    Note: I0 is the modified Bessel function of order 0.
    Derivative: none.
    Journey: `kaiser_window_op` (aten/ops/factories.py), `kaiser_window`
        (aten/native/factories/tensor_factories.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.kaiser_window(3, False, 0.)
    tensor([1., 1., 1.])
    >>> tt.kaiser_window(4).shape
    torch.Size([4])
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        if len(args) == 1:
            (window_length,) = args
            if window_length.__class__ is int and -(2**30) < window_length < 2**30:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return kaiser_window_op.table[ks](ks, window_length, dtype, None, cpu, False)
        if len(args) == 2:
            window_length, periodic = args
            if window_length.__class__ is int and -(2**30) < window_length < 2**30 and periodic.__class__ is bool:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return kaiser_window_periodic_op.table[ks](ks, window_length, periodic, dtype, None, cpu, False)
        if len(args) == 3:
            window_length, periodic, beta = args
            if window_length.__class__ is int and -(2**30) < window_length < 2**30 and periodic.__class__ is bool and (beta.__class__ is float or (beta.__class__ is int and -(2**30) < beta < 2**30)):
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return kaiser_window_beta_op.table[ks](ks, window_length, periodic, beta if beta.__class__ is float else float(beta), dtype, None, cpu, False)
    return kaiser_window_parser.call(*args, dtype=dtype, device=device, **kwargs)
