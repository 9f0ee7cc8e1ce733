# hot path
# Written by `python -m tinytensor.codegen` from aten/native/native_functions.yaml. Do not edit.
"""The operators of the family `random`: for each overload its schema and handle, for each name its Python function.

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
    as_ints,
    as_tuple,
    given,
)
from tinytensor.c10 import scalar_type
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.local_dispatch_key_set import FACTORY_KEYS, state, tls
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.aten.core.dispatch.dispatcher import def_
from tinytensor.aten.core.python.python_arg_parser import PythonArgParser

rand_op = def_("aten::rand(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
rand_generator_op = def_("aten::rand.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
rand_out_op = def_("aten::rand.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)")
rand_generator_out_op = def_("aten::rand.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)")
rand_parser = PythonArgParser("rand", (rand_op, rand_generator_op, rand_out_op, rand_generator_out_op))

def rand(*args, dtype=None, device=None, **kwargs):
    """rand(*size, generator=None, dtype=None, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor

    Draws from the uniform distribution on [0, 1).

    Args:
        size: Shape of the result. The numbers may be given one by one, or as one tuple or list; `()` gives a
            scalar.
        generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
            sets.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
        dtype: Floating dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New contiguous tensor of shape `size`. 0 can occur, 1 cannot.
    Raises: NotImplementedError for a dtype that is no floating one.
    Note: The same seed and the same calls give the same numbers, those of PyTorch.
    Derivative: none.
    Journey: `rand_op` (aten/ops/random.py), `rand` (aten/native/random/tensor_factories_random.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> _ = tt.manual_seed(3)
    >>> x = tt.rand(2, 3)
    >>> _ = tt.manual_seed(3)
    >>> tt.equal(x, tt.rand(2, 3)), x.shape, bool((x < 1).all())
    (True, torch.Size([2, 3]), True)
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        size = as_ints(args)
        if size is not None:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return rand_op.table[ks](ks, size, dtype, None, cpu, False)
    return rand_parser.call(*args, dtype=dtype, device=device, **kwargs)


rand_like_op = def_("aten::rand_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
rand_like_generator_op = def_("aten::rand_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
rand_like_parser = PythonArgParser("rand_like", (rand_like_op, rand_like_generator_op))

def rand_like(input=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    """rand_like(input, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, requires_grad=False) -> Tensor

    Draws from the uniform distribution on [0, 1), in the shape of another tensor.

    Args:
        input: Tensor that gives shape, dtype, device and strides; its values are not read.
        generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
            sets.
        dtype: dtype of the result; that of `input` if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result; that of `input` if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        memory_format: Order of the strides. None or `tt.preserve_format` takes those of `input` if they are
            dense, `tt.contiguous_format` is row-major, `tt.channels_last` puts channels innermost (4
            dimensions only).
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of `input`'s shape.
    Raises: NotImplementedError for a dtype that is no floating one. So a tensor of integers needs
        `dtype=tt.float32`.
    Note: The same seed and the same calls give the same numbers, those of PyTorch.
    Derivative: none.
    Journey: `rand_like_op` (aten/ops/random.py), `rand_like` (aten/native/random/tensor_factories_random.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> x = tt.rand_like(tt.tensor([1, 2, 3]), dtype=tt.float64)
    >>> x.shape, x.dtype
    (torch.Size([3]), torch.float64)
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and not args:
        if isinstance(input, TensorImpl):
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return rand_like_op.table[ks](ks, input, dtype, None, device, False, None)
    return rand_like_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


randn_op = def_("aten::randn(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
randn_generator_op = def_("aten::randn.generator(SymInt[] size, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
randn_out_op = def_("aten::randn.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)")
randn_generator_out_op = def_("aten::randn.generator_out(SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)")
randn_parser = PythonArgParser("randn", (randn_op, randn_generator_op, randn_out_op, randn_generator_out_op))

def randn(*args, dtype=None, device=None, **kwargs):
    """randn(*size, generator=None, dtype=None, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor

    Draws from the normal distribution with mean 0 and standard deviation 1.

    Args:
        size: Shape of the result. The numbers may be given one by one, or as one tuple or list; `()` gives a
            scalar.
        generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
            sets.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
        dtype: Floating dtype of the result; the default dtype (float32) if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New contiguous tensor of shape `size`.
    Raises: NotImplementedError for a dtype that is no floating one.
    Note: The same seed and the same calls give the same numbers, those of PyTorch. `mean + std * tt.randn(n)`
        shifts and stretches them.
    Derivative: none.
    Journey: `randn_op` (aten/ops/random.py), `randn` (aten/native/random/tensor_factories_random.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> x = tt.randn(10000, generator=tt.Generator().manual_seed(0))
    >>> bool(x.mean().abs() < 0.1), bool((x.std() - 1).abs() < 0.1)
    (True, True)
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and (device is None or device is cpu or (device.__class__ is str and device == "cpu")):
        size = as_ints(args)
        if size is not None:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return randn_op.table[ks](ks, size, dtype, None, cpu, False)
    return randn_parser.call(*args, dtype=dtype, device=device, **kwargs)


randn_like_op = def_("aten::randn_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
randn_like_generator_op = def_("aten::randn_like.generator(Tensor self, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
randn_like_parser = PythonArgParser("randn_like", (randn_like_op, randn_like_generator_op))

def randn_like(input=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    """randn_like(input, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, requires_grad=False) -> Tensor

    Draws from the normal distribution with mean 0 and deviation 1, in the shape of another tensor.

    Args:
        input: Tensor that gives shape, dtype, device and strides; its values are not read.
        generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
            sets.
        dtype: dtype of the result; that of `input` if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result; that of `input` if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        memory_format: Order of the strides. None or `tt.preserve_format` takes those of `input` if they are
            dense, `tt.contiguous_format` is row-major, `tt.channels_last` puts channels innermost (4
            dimensions only).
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of `input`'s shape.
    Raises: NotImplementedError for a dtype that is no floating one.
    Note: The same seed and the same calls give the same numbers, those of PyTorch.
    Derivative: none.
    Journey: `randn_like_op` (aten/ops/random.py), `randn_like`
        (aten/native/random/tensor_factories_random.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> x = tt.zeros(2, 3).t()
    >>> tt.randn_like(x).shape, tt.randn_like(x).stride()
    (torch.Size([3, 2]), (1, 3))
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None and not args:
        if isinstance(input, TensorImpl):
            ks = input.meta_.key_set
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return randn_like_op.table[ks](ks, input, dtype, None, device, False, None)
    return randn_like_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


randint_op = def_("aten::randint(SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
randint_generator_op = def_("aten::randint.generator(SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
randint_low_op = def_("aten::randint.low(SymInt low, SymInt high, SymInt[] size, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
randint_low_generator_op = def_("aten::randint.low_generator(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
randint_out_op = def_("aten::randint.out(SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)")
randint_generator_out_op = def_("aten::randint.generator_out(SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)")
randint_low_out_op = def_("aten::randint.low_out(SymInt low, SymInt high, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)")
randint_low_generator_out_op = def_("aten::randint.low_generator_out(SymInt low, SymInt high, SymInt[] size, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)")
randint_parser = PythonArgParser("randint", (randint_op, randint_generator_op, randint_low_op, randint_low_generator_op, randint_out_op, randint_generator_out_op, randint_low_out_op, randint_low_generator_out_op))

def randint(*args, **kwargs):
    """randint(low, high, size, *, generator=None, dtype=tt.int64, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor
    randint(high, size, *, generator=None, dtype=tt.int64, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor

    Draws integers from `low` to `high` - 1, each equally likely.

    Args:
        low: int, smallest value; 0 if not given.
        high: int, one above the largest value.
        size: Shape of the result, as a tuple or list.
        generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
            sets.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
        dtype: dtype of the result, int64 if not given; a floating one is possible.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New contiguous tensor of shape `size`.
    Raises:
        RuntimeError if `low` is not below `high`, or `high` - 1 does not fit the dtype.
        TypeError if `size` is missing.
    Note: The same seed and the same calls give the same numbers, those of PyTorch.
    Derivative: none.
    Journey: `randint_op` (aten/ops/random.py), `randint` (aten/native/random/tensor_factories_random.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> x = tt.randint(1, 7, (100,))
    >>> x.dtype, bool((x >= 1).all()), bool((x <= 6).all())
    (torch.int64, True, True)
    """
    if not kwargs:
        if len(args) == 2:
            high, size = args
            if high.__class__ is int and -(2**30) < high < 2**30 and (size_ := as_tuple(size)) is not False:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return randint_op.table[ks](ks, high, size_, scalar_type.int64, None, cpu, False)
        if len(args) == 3:
            low, high, size = args
            if low.__class__ is int and -(2**30) < low < 2**30 and high.__class__ is int and -(2**30) < high < 2**30 and (size_ := as_tuple(size)) is not False:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return randint_low_op.table[ks](ks, low, high, size_, scalar_type.int64, None, cpu, False)
    return randint_parser.call(*args, **kwargs)


randint_like_op = def_("aten::randint_like(Tensor self, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
randint_like_generator_op = def_("aten::randint_like.generator(Tensor self, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
randint_like_Tensor_op = def_("aten::randint_like.Tensor(Tensor self, Tensor high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
randint_like_Tensor_generator_op = def_("aten::randint_like.Tensor_generator(Tensor self, Tensor high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
randint_like_low_dtype_op = def_("aten::randint_like.low_dtype(Tensor self, SymInt low, SymInt high, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
randint_like_low_generator_dtype_op = def_("aten::randint_like.low_generator_dtype(Tensor self, SymInt low, SymInt high, *, Generator? generator, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor")
randint_like_parser = PythonArgParser("randint_like", (randint_like_op, randint_like_generator_op, randint_like_Tensor_op, randint_like_Tensor_generator_op, randint_like_low_dtype_op, randint_like_low_generator_dtype_op))

def randint_like(input=NOT_GIVEN, *args, dtype=None, device=None, **kwargs):
    """randint_like(input, low, high, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, requires_grad=False) -> Tensor
    randint_like(input, high, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, memory_format=None, requires_grad=False) -> Tensor

    Draws integers from `low` to `high` - 1, in the shape of another tensor.

    Args:
        input: Tensor that gives shape, dtype, device and strides; its values are not read.
        low: int, smallest value; 0 if not given.
        high: int or tensor of shape (), one above the largest value.
        generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
            sets.
        dtype: dtype of the result; that of `input` if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result; that of `input` if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        memory_format: Order of the strides. None or `tt.preserve_format` takes those of `input` if they are
            dense, `tt.contiguous_format` is row-major, `tt.channels_last` puts channels innermost (4
            dimensions only).
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of `input`'s shape and dtype, so whole numbers stored as floats for a floating
        `input`.
    Raises: RuntimeError if `low` is not below `high`, a bound does not fit the dtype, or a tensor `high` has
        dimensions.
    Note: The same seed and the same calls give the same numbers, those of PyTorch.
    Derivative: none.
    Journey: `randint_like_op` (aten/ops/random.py), `randint_like`
        (aten/native/random/tensor_factories_random.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.randint_like(tt.zeros(2), 3, 4)
    tensor([3., 3.])
    """
    if not kwargs and (dtype is None or dtype.__class__ is ScalarType) and device is None:
        if len(args) == 1:
            (high,) = args
            if isinstance(input, TensorImpl) and high.__class__ is int and -(2**30) < high < 2**30:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return randint_like_op.table[ks](ks, input, high, dtype, None, device, False, None)
            if isinstance(input, TensorImpl) and isinstance(high, TensorImpl):
                ks = input.meta_.key_set | high.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return randint_like_Tensor_op.table[ks](ks, input, high, dtype, None, device, False, None)
        if len(args) == 2:
            low, high = args
            if isinstance(input, TensorImpl) and low.__class__ is int and -(2**30) < low < 2**30 and high.__class__ is int and -(2**30) < high < 2**30:
                ks = input.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return randint_like_low_dtype_op.table[ks](ks, input, low, high, dtype, None, device, False, None)
    return randint_like_parser.call(*given(("input",), (input,), (NOT_GIVEN,), args, kwargs), dtype=dtype, device=device, **kwargs)


randperm_op = def_("aten::randperm(SymInt n, *, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
randperm_generator_op = def_("aten::randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=long, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
randperm_out_op = def_("aten::randperm.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)")
randperm_generator_out_op = def_("aten::randperm.generator_out(SymInt n, *, Generator? generator, Tensor(a!) out) -> Tensor(a!)")
randperm_parser = PythonArgParser("randperm", (randperm_op, randperm_generator_op, randperm_out_op, randperm_generator_out_op))

def randperm_generator_out(n, generator, out):
    ks = out.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return randperm_generator_out_op.table[ks](ks, n, generator, out)

def randperm(*args, **kwargs):
    """randperm(n, *, generator=None, dtype=tt.int64, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor

    Puts the integers from 0 to n - 1 into a random order.

    Args:
        n: int, not negative.
        generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
            sets.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
        dtype: dtype of the result, int64 if not given; a floating one is possible.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf; its dtype must be a floating one
            then.
    Returns: New tensor of shape (n,). Every order is equally likely.
    Raises:
        RuntimeError if `n` is negative or does not fit the dtype.
        NotImplementedError for `dtype=tt.bool`.
    Note: `x[tt.randperm(len(x))]` shuffles the rows of `x`. The same seed and the same calls give the same
        numbers, those of PyTorch.
    Derivative: none.
    Journey: `randperm_op` (aten/ops/random.py), `randperm` (aten/native/random/tensor_factories_random.py).
    Mirrors: aten/src/ATen/native/TensorFactories.cpp

    >>> tt.randperm(5).sort().values
    tensor([0, 1, 2, 3, 4])
    """
    if not kwargs and len(args) == 1:
        (n,) = args
        if n.__class__ is int and -(2**30) < n < 2**30:
            ks = FACTORY_KEYS[None]
            if state.dirty:
                ks = (ks | tls.included | state.observed) & tls.not_excluded
            return randperm_op.table[ks](ks, n, scalar_type.int64, None, cpu, False)
    return randperm_parser.call(*args, **kwargs)


uniform__op = def_("aten::uniform_(Tensor(a!) self, float from=0, float to=1, *, Generator? generator=None) -> Tensor(a!)")
uniform__parser = PythonArgParser("uniform_", (uniform__op,), methods=(uniform__op,))

def uniform__default(self, from_=0.0, to=1.0, generator=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return uniform__op.table[ks](ks, self, from_, to, generator)

def uniform_(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            if isinstance(self, TensorImpl):
                return uniform__default(self, 0.0, 1.0, None)
        if len(args) == 1:
            (from_,) = args
            if isinstance(self, TensorImpl) and (from_.__class__ is float or (from_.__class__ is int and -(2**30) < from_ < 2**30)):
                return uniform__default(self, from_ if from_.__class__ is float else float(from_), 1.0, None)
        if len(args) == 2:
            from_, to = args
            if isinstance(self, TensorImpl) and (from_.__class__ is float or (from_.__class__ is int and -(2**30) < from_ < 2**30)) and (to.__class__ is float or (to.__class__ is int and -(2**30) < to < 2**30)):
                return uniform__default(self, from_ if from_.__class__ is float else float(from_), to if to.__class__ is float else float(to), None)
    return uniform__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


normal__op = def_("aten::normal_(Tensor(a!) self, float mean=0, float std=1, *, Generator? generator=None) -> Tensor(a!)")
normal__parser = PythonArgParser("normal_", (normal__op,), methods=(normal__op,))

def normal__default(self, mean=0.0, std=1.0, generator=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return normal__op.table[ks](ks, self, mean, std, generator)

def normal_(self=NOT_GIVEN, mean=0.0, std=1.0, *args, generator=None, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (mean.__class__ is float or (mean.__class__ is int and -(2**30) < mean < 2**30)) and (std.__class__ is float or (std.__class__ is int and -(2**30) < std < 2**30)) and generator is None:
        return normal__default(self, mean if mean.__class__ is float else float(mean), std if std.__class__ is float else float(std), generator)
    return normal__parser.call(*given(("self", "mean", "std"), (self, mean, std), (NOT_GIVEN, 0.0, 1.0), args, kwargs), generator=generator, **kwargs)


log_normal__op = def_("aten::log_normal_(Tensor(a!) self, float mean=1, float std=2, *, Generator? generator=None) -> Tensor(a!)")
log_normal__parser = PythonArgParser("log_normal_", (log_normal__op,), methods=(log_normal__op,))

def log_normal__default(self, mean=1.0, std=2.0, generator=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return log_normal__op.table[ks](ks, self, mean, std, generator)

def log_normal_(*args, **kwargs):
    return log_normal__parser.call(*args, **kwargs)


exponential__op = def_("aten::exponential_(Tensor(a!) self, float lambd=1, *, Generator? generator=None) -> Tensor(a!)")
exponential__parser = PythonArgParser("exponential_", (exponential__op,), methods=(exponential__op,))

def exponential__default(self, lambd=1.0, generator=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return exponential__op.table[ks](ks, self, lambd, generator)

def exponential_(self=NOT_GIVEN, lambd=1.0, *args, generator=None, **kwargs):
    if not args and not kwargs and isinstance(self, TensorImpl) and (lambd.__class__ is float or (lambd.__class__ is int and -(2**30) < lambd < 2**30)) and generator is None:
        return exponential__default(self, lambd if lambd.__class__ is float else float(lambd), generator)
    return exponential__parser.call(*given(("self", "lambd"), (self, lambd), (NOT_GIVEN, 1.0), args, kwargs), generator=generator, **kwargs)


cauchy__op = def_("aten::cauchy_(Tensor(a!) self, float median=0, float sigma=1, *, Generator? generator=None) -> Tensor(a!)")
cauchy__parser = PythonArgParser("cauchy_", (cauchy__op,), methods=(cauchy__op,))

def cauchy__default(self, median=0.0, sigma=1.0, generator=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return cauchy__op.table[ks](ks, self, median, sigma, generator)

def cauchy_(*args, **kwargs):
    return cauchy__parser.call(*args, **kwargs)


geometric__op = def_("aten::geometric_(Tensor(a!) self, float p, *, Generator? generator=None) -> Tensor(a!)")
geometric__parser = PythonArgParser("geometric_", (geometric__op,), methods=(geometric__op,))

def geometric__default(self, p, generator=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return geometric__op.table[ks](ks, self, p, generator)

def geometric_(*args, **kwargs):
    return geometric__parser.call(*args, **kwargs)


random__op = def_("aten::random_(Tensor(a!) self, *, Generator? generator=None) -> Tensor(a!)")
random__to_op = def_("aten::random_.to(Tensor(a!) self, int to, *, Generator? generator=None) -> Tensor(a!)")
random__from_op = def_("aten::random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None) -> Tensor(a!)")
random__parser = PythonArgParser("random_", (random__op, random__to_op, random__from_op), methods=(random__op, random__to_op, random__from_op))

def random__default(self, generator=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return random__op.table[ks](ks, self, generator)

def random__to(self, to, generator=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return random__to_op.table[ks](ks, self, to, generator)

def random__from(self, from_, to, generator=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return random__from_op.table[ks](ks, self, from_, to, generator)

def random_(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            if isinstance(self, TensorImpl):
                return random__default(self, None)
        if len(args) == 1:
            (to,) = args
            if isinstance(self, TensorImpl) and to.__class__ is int and -(2**30) < to < 2**30:
                return random__to(self, to, None)
        if len(args) == 2:
            from_, to = args
            if isinstance(self, TensorImpl) and from_.__class__ is int and -(2**30) < from_ < 2**30 and (to is None or (to.__class__ is int and -(2**30) < to < 2**30)):
                return random__from(self, from_, to, None)
    return random__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


bernoulli__Tensor_op = def_("aten::bernoulli_.Tensor(Tensor(a!) self, Tensor p, *, Generator? generator=None) -> Tensor(a!)")
bernoulli__float_op = def_("aten::bernoulli_.float(Tensor(a!) self, float p=0.5, *, Generator? generator=None) -> Tensor(a!)")
bernoulli__parser = PythonArgParser("bernoulli_", (bernoulli__Tensor_op, bernoulli__float_op), methods=(bernoulli__Tensor_op, bernoulli__float_op))

def bernoulli__Tensor(self, p, generator=None):
    ks = self.meta_.key_set | p.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bernoulli__Tensor_op.table[ks](ks, self, p, generator)

def bernoulli__float(self, p=0.5, generator=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return bernoulli__float_op.table[ks](ks, self, p, generator)

def bernoulli_(self=NOT_GIVEN, *args, **kwargs):
    if not kwargs:
        if not args:
            if isinstance(self, TensorImpl):
                return bernoulli__float(self, 0.5, None)
        if len(args) == 1:
            (p,) = args
            if isinstance(self, TensorImpl) and (p.__class__ is float or (p.__class__ is int and -(2**30) < p < 2**30)):
                return bernoulli__float(self, p if p.__class__ is float else float(p), None)
            if isinstance(self, TensorImpl) and isinstance(p, TensorImpl):
                return bernoulli__Tensor(self, p, None)
    return bernoulli__parser.call(*given(("self",), (self,), (NOT_GIVEN,), args, kwargs), **kwargs)


_standard_gamma_op = def_("aten::_standard_gamma(Tensor self, Generator? generator=None) -> Tensor")
_standard_gamma_parser = PythonArgParser("_standard_gamma", (_standard_gamma_op,))

def _standard_gamma(input=NOT_GIVEN, generator=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and generator is None:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _standard_gamma_op.table[ks](ks, input, generator)
    return _standard_gamma_parser.call(*given(("input", "generator"), (input, generator), (NOT_GIVEN, None), args, kwargs), **kwargs)


_standard_gamma_grad_op = def_("aten::_standard_gamma_grad(Tensor self, Tensor output) -> Tensor")
_standard_gamma_grad_parser = PythonArgParser("_standard_gamma_grad", (_standard_gamma_grad_op,))

def _standard_gamma_grad(input=NOT_GIVEN, output=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and isinstance(output, TensorImpl):
        ks = input.meta_.key_set | output.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _standard_gamma_grad_op.table[ks](ks, input, output)
    return _standard_gamma_grad_parser.call(*given(("input", "output"), (input, output), (NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


_sample_dirichlet_op = def_("aten::_sample_dirichlet(Tensor self, Generator? generator=None) -> Tensor")
_sample_dirichlet_parser = PythonArgParser("_sample_dirichlet", (_sample_dirichlet_op,))

def _sample_dirichlet(input=NOT_GIVEN, generator=None, *args, **kwargs):
    if not args and not kwargs and isinstance(input, TensorImpl) and generator is None:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _sample_dirichlet_op.table[ks](ks, input, generator)
    return _sample_dirichlet_parser.call(*given(("input", "generator"), (input, generator), (NOT_GIVEN, None), args, kwargs), **kwargs)


_dirichlet_grad_op = def_("aten::_dirichlet_grad(Tensor x, Tensor alpha, Tensor total) -> Tensor")
_dirichlet_grad_parser = PythonArgParser("_dirichlet_grad", (_dirichlet_grad_op,))

def _dirichlet_grad(x=NOT_GIVEN, alpha=NOT_GIVEN, total=NOT_GIVEN, *args, **kwargs):
    if not args and not kwargs and isinstance(x, TensorImpl) and isinstance(alpha, TensorImpl) and isinstance(total, TensorImpl):
        ks = x.meta_.key_set | alpha.meta_.key_set | total.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return _dirichlet_grad_op.table[ks](ks, x, alpha, total)
    return _dirichlet_grad_parser.call(*given(("x", "alpha", "total"), (x, alpha, total), (NOT_GIVEN, NOT_GIVEN, NOT_GIVEN), args, kwargs), **kwargs)


poisson_op = def_("aten::poisson(Tensor self, Generator? generator=None) -> Tensor")
poisson_parser = PythonArgParser("poisson", (poisson_op,))

def poisson(input=NOT_GIVEN, generator=None, *args, **kwargs):
    """poisson(input, generator=None) -> Tensor

    Draws from Poisson distributions, one rate for each element.
        P(k) = input[i]^k * exp(-input[i]) / k!

    Args:
        input: Floating tensor of rates, not negative.
        generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
            sets.
    Returns: New tensor of `input`'s shape and dtype, with whole numbers in it.
    Raises:
        RuntimeError if a rate is negative.
        NotImplementedError for a dtype that is no floating one.
    Note: No gradient flows through the draw: it is zero for the parameters. The same seed and the same calls
        give the same numbers, those of PyTorch.
    Derivative: self: zeros_like(self)
    Journey: `poisson_op` (aten/ops/random.py), `PoissonBackward0`, `poisson`
        (aten/native/random/distributions.py).
    Mirrors: aten/src/ATen/native/Distributions.cpp

    >>> tt.poisson(tt.zeros(3))
    tensor([0., 0., 0.])
    >>> x = tt.poisson(tt.full((10000,), 2.5))
    >>> bool((x.mean() - 2.5).abs() < 0.2)
    True
    """
    if not args and not kwargs and isinstance(input, TensorImpl) and generator is None:
        ks = input.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return poisson_op.table[ks](ks, input, generator)
    return poisson_parser.call(*given(("input", "generator"), (input, generator), (NOT_GIVEN, None), args, kwargs), **kwargs)


binomial_op = def_("aten::binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor")
binomial_parser = PythonArgParser("binomial", (binomial_op,))

def binomial(count=NOT_GIVEN, prob=NOT_GIVEN, generator=None, *args, **kwargs):
    """binomial(count, prob, generator=None) -> Tensor

    Draws numbers of successes, one count of trials and one chance for each element.

    Args:
        count: Floating tensor of numbers of trials. Negative ones count as 0.
        prob: Tensor of chances in the same dtype; its shape broadcasts with `count`'s.
        generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
            sets.
    Returns: New tensor of the broadcast shape, with whole numbers from 0 to `count` in it.
    Raises:
        ValueError if `count` or `prob` is no floating tensor.
        RuntimeError if the dtypes differ.
    Note: A chance below 0 acts as 0, one above 1 as 1, and NaN gives NaN. A backward pass through it raises.
        The same seed and the same calls give the same numbers, those of PyTorch.
    Derivative: none.
    Journey: `binomial_op` (aten/ops/random.py), `binomial` (aten/native/random/distributions.py).
    Mirrors: aten/src/ATen/native/Distributions.cpp

    >>> tt.binomial(tt.tensor([5.]), tt.tensor([0., 1.]))
    tensor([0., 5.])
    """
    if not args and not kwargs and isinstance(count, TensorImpl) and isinstance(prob, TensorImpl) and generator is None:
        ks = count.meta_.key_set | prob.meta_.key_set
        if state.dirty:
            ks = (ks | tls.included | state.observed) & tls.not_excluded
        return binomial_op.table[ks](ks, count, prob, generator)
    return binomial_parser.call(*given(("count", "prob", "generator"), (count, prob, generator), (NOT_GIVEN, NOT_GIVEN, None), args, kwargs), **kwargs)


normal_Tensor_float_op = def_("aten::normal.Tensor_float(Tensor mean, float std=1, *, Generator? generator=None) -> Tensor")
normal_Tensor_float_out_op = def_("aten::normal.Tensor_float_out(Tensor mean, float std=1, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)")
normal_float_Tensor_op = def_("aten::normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor")
normal_float_Tensor_out_op = def_("aten::normal.float_Tensor_out(float mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)")
normal_Tensor_Tensor_op = def_("aten::normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor")
normal_Tensor_Tensor_out_op = def_("aten::normal.Tensor_Tensor_out(Tensor mean, Tensor std, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)")
normal_float_float_op = def_("aten::normal.float_float(float mean, float std, SymInt[] size, *, Generator? generator=None, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor")
normal_float_float_out_op = def_("aten::normal.float_float_out(float mean, float std, SymInt[] size, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)")
normal_parser = PythonArgParser("normal", (normal_Tensor_float_op, normal_Tensor_float_out_op, normal_float_Tensor_op, normal_float_Tensor_out_op, normal_Tensor_Tensor_op, normal_Tensor_Tensor_out_op, normal_float_float_op, normal_float_float_out_op))

def normal_Tensor_float(mean, std=1.0, generator=None):
    ks = mean.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return normal_Tensor_float_op.table[ks](ks, mean, std, generator)

def normal(*args, **kwargs):
    """normal(mean, std, size, *, generator=None, dtype=None, layout=None, device=None, pin_memory=None, out=None, requires_grad=False) -> Tensor
    normal(mean, std=1.0, *, generator=None, out=None) -> Tensor

    Draws from normal distributions with given means and standard deviations.

    Args:
        mean: float, or floating tensor with one mean for each element.
        std: float or tensor, not negative; 1 if not given.
        size: Shape of the result, if `mean` and `std` are both floats.
        generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
            sets.
        out: Tensor that the result is written to; it is resized if its shape differs. Nothing is recorded for
            autograd.
        dtype: Floating dtype of the result if both are floats; the default dtype if None.
        layout: Layout of the result. Only `tt.strided` has kernels here.
        device: Device of the result; the default device if None.
        pin_memory: True asks for pinned host memory, which needs an accelerator.
        requires_grad: True lets the result collect gradients as a leaf, if both are floats.
    Returns: New tensor of shape `size`, or of the broadcast shape of `mean` and `std`. A `std` of 0 gives the
        mean.
    Raises:
        RuntimeError if a standard deviation is negative, or the shapes cannot be broadcast.
        NotImplementedError for a dtype that is no floating one.
    Note: No gradient flows through the draw: it is zero for the parameters. `mean + std * tt.randn(n)` has
        one. The same seed and the same calls give the same numbers, those of PyTorch.
    Derivative:
        normal.Tensor_float, mean: zeros_of_shape(mean.sym_sizes(), grad)
        normal.float_Tensor, std: zeros_of_shape(std.sym_sizes(), grad)
        normal.Tensor_Tensor, mean: zeros_of_shape(mean.sym_sizes(), grad)
        normal.Tensor_Tensor, std: zeros_of_shape(std.sym_sizes(), grad)
    Journey: `normal_Tensor_float_op` (aten/ops/random.py), `NormalBackward1`, `normal_Tensor_float`
        (aten/native/random/distribution_templates.py).
    Mirrors: aten/src/ATen/native/DistributionTemplates.h

    >>> tt.normal(tt.tensor([1., 2.]), 0.)
    tensor([1., 2.])
    >>> tt.normal(0., 1., (2, 3)).shape, tt.normal(tt.zeros(2, 1), tt.ones(3)).shape
    (torch.Size([2, 3]), torch.Size([2, 3]))
    """
    if not kwargs:
        if len(args) == 1:
            (mean,) = args
            if isinstance(mean, TensorImpl):
                return normal_Tensor_float(mean, 1.0, None)
        if len(args) == 2:
            mean, std = args
            if isinstance(mean, TensorImpl) and (std.__class__ is float or (std.__class__ is int and -(2**30) < std < 2**30)):
                return normal_Tensor_float(mean, std if std.__class__ is float else float(std), None)
            if (mean.__class__ is float or (mean.__class__ is int and -(2**30) < mean < 2**30)) and isinstance(std, TensorImpl):
                ks = std.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return normal_float_Tensor_op.table[ks](ks, mean if mean.__class__ is float else float(mean), std, None)
            if isinstance(mean, TensorImpl) and isinstance(std, TensorImpl):
                ks = mean.meta_.key_set | std.meta_.key_set
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return normal_Tensor_Tensor_op.table[ks](ks, mean, std, None)
        if len(args) == 3:
            mean, std, size = args
            if (mean.__class__ is float or (mean.__class__ is int and -(2**30) < mean < 2**30)) and (std.__class__ is float or (std.__class__ is int and -(2**30) < std < 2**30)) and (size_ := as_tuple(size)) is not False:
                ks = FACTORY_KEYS[None]
                if state.dirty:
                    ks = (ks | tls.included | state.observed) & tls.not_excluded
                return normal_float_float_op.table[ks](ks, mean if mean.__class__ is float else float(mean), std if std.__class__ is float else float(std), size_, None, None, None, cpu, False)
    return normal_parser.call(*args, **kwargs)


multinomial_op = def_("aten::multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None) -> Tensor")
multinomial_out_op = def_("aten::multinomial.out(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? generator=None, Tensor(a!) out) -> Tensor(a!)")
multinomial_parser = PythonArgParser("multinomial", (multinomial_op, multinomial_out_op), methods=(multinomial_op,))

def multinomial_default(self, num_samples, replacement=False, generator=None):
    ks = self.meta_.key_set
    if state.dirty:
        ks = (ks | tls.included | state.observed) & tls.not_excluded
    return multinomial_op.table[ks](ks, self, num_samples, replacement, generator)

def multinomial(input=NOT_GIVEN, num_samples=NOT_GIVEN, replacement=False, *args, generator=None, out=None, **kwargs):
    """multinomial(input, num_samples, replacement=False, *, generator=None, out=None) -> Tensor

    Draws indices with chances proportional to given weights.

    Args:
        input: Floating tensor of weights, (K,) or (M, K). A row need not add up to 1.
        num_samples: int above 0, number of draws for each row.
        replacement: True lets an index be drawn again.
        generator: `tt.Generator` that the numbers come from; if None, the default one, which `tt.manual_seed`
            sets.
        out: int64 tensor that the result is written to.
    Returns: int64 tensor of shape (num_samples,) or (M, num_samples).
    Raises:
        RuntimeError if a weight is negative, infinite or NaN, or a row adds up to 0.
        RuntimeError if `num_samples` is not positive, or exceeds K without replacement.
        RuntimeError if `input` is no floating tensor, or has neither 1 nor 2 dimensions.
    Note: Without replacement indices of weight 0 come last, once the others are used up. No gradient flows.
        The same seed and the same calls give the same numbers, those of PyTorch.
    Derivative: none, the result is not differentiable.
    Journey: `multinomial_op` (aten/ops/random.py), `multinomial` (aten/native/random/distributions.py).
    Mirrors: aten/src/ATen/native/Distributions.cpp

    >>> tt.multinomial(tt.tensor([[0., 1., 0.], [0., 0., 1.]]), 3, replacement=True)
    tensor([[1, 1, 1],
            [2, 2, 2]])
    """
    if out is None and not args and not kwargs and isinstance(input, TensorImpl) and num_samples.__class__ is int and -(2**30) < num_samples < 2**30 and replacement.__class__ is bool and generator is None:
        return multinomial_default(input, num_samples, replacement, generator)
    return multinomial_parser.call(*given(("input", "num_samples", "replacement"), (input, num_samples, replacement), (NOT_GIVEN, NOT_GIVEN, False), args, kwargs), generator=generator, out=out, **kwargs)
