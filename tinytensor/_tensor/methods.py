"""Methods of Tensor that are not generated from the table of operators, as base classes of Tensor.

    TensorProperties    what a tensor says about itself; elementwise Python functions (`apply_`, `map_`)
    TensorProtocols     what Python and NumPy ask: `len(x)`, `float(x)`, `y in x`, `np.asarray(x)`
    DtypeConversions    a dtype as a method: `x.float()`, `x.long()`
    TensorRefusals      methods that raise, because the library has no complex or nested tensors

They stand apart from tensor.py because its own class body would be too long to read. DtypeConversions has a second
reason: inside its body the names `float`, `int` and `bool` are methods, not Python's types.

Flags of devices and layouts that this library does not have are plain False; a test compares the whole list with
PyTorch's.

Mirrors the getters of torch/csrc/autograd/python_variable.cpp, the `THPVariable_float` family of
python_variable_methods.cpp and the special methods of torch/_tensor.py. The refusals carry the texts of
torch/_linalg_utils.py. Left out: names of dimensions, which PyTorch has removed too.
"""

from __future__ import annotations

import itertools
import math
import sys
import warnings
from collections.abc import Callable, Iterator
from numbers import Number
from typing import TYPE_CHECKING, Any, NoReturn, cast

import numpy as np

from tinytensor._streams import Stream
from tinytensor._tensor import dlpack, new, storage
from tinytensor._tensor.layouts import check_opaque_storage
from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.library import replaced_kernels
from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.aten.core.python.text_signature import shown_as
from tinytensor.aten.core.python.torch_function import handle_call, handle_parsed_call, has_torch_function
from tinytensor.c10 import contiguity, scalar_type, shared_memory, tensor_impl
from tinytensor.c10 import python_torch_function_tls as overrides
from tinytensor.c10.allocator import leave_ring
from tinytensor.c10.device import cpu
from tinytensor.c10.device import meta as meta_device
from tinytensor.c10.dispatch_key_set import FUNCTORCH_BATCHED, PYTHON, REQUIRES_GRAD
from tinytensor.c10.error import check, check_type, check_value, warn_once
from tinytensor.c10.layout import MemoryFormat, _mkldnn, preserve_format, strided
from tinytensor.c10.local_dispatch_key_set import state, tls
from tinytensor.c10.metadata import PLAIN, Metadata, on_clear, remember
from tinytensor.c10.overflows import wrapped_int64
from tinytensor.c10.scalar import READABLE, readers
from tinytensor.c10.scalar_type import ScalarType, bfloat16, float32
from tinytensor.c10.storage import ArrayLayout, array_layout
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.c10.torch_dispatch_mode_tls import stack_len

_FEW = 64


class _Readers(dict):
    """metadata -> how a list is read at the address of a few numbers, and how it is cut into rows, rows of rows, and so on;
    None for all other tensors."""

    def __missing__(self, m: Metadata) -> tuple[Callable[[int], Any], tuple[tuple[slice, ...], ...]] | None:
        plain = m.dim and m.key_set & ~REQUIRES_GRAD == PLAIN and m.is_contiguous and 0 < m.numel <= _FEW
        kind = READABLE.get(m.dtype) if plain else None
        # An array of NumPy would take longer than the reading.
        if kind is None:
            return remember(self, m, None)
        cuts, count = [], m.numel
        for size in m.sizes[:0:-1]:
            cuts.append(tuple(slice(i, i + size) for i in range(0, count, size)))
            count //= size
        return remember(self, m, ((kind * m.numel).from_address, tuple(cuts)))


class _Layouts(dict):
    """metadata -> how a tensor on the CPU looks to NumPy; None where there is no such array, or nothing in it."""

    def __missing__(self, m: Metadata) -> ArrayLayout | None:
        plain = (
            m.device is cpu
            and m.layout is strided
            and m.dtype is not bfloat16
            and not m.dtype.is_quantized
            and not m.key_set & PYTHON
            and m.numel
        )
        if not plain:
            return remember(self, m, None)
        # The stride of a dimension of size 1 may not fit: no step is made by it.
        strides = tuple(wrapped_int64(s * m.itemsize) for s in m.strides)
        return remember(self, m, array_layout(m.nbytes, tuple(m.sizes), strides, m.dtype.numpy))


_readers, _layouts = _Readers(), _Layouts()
on_clear(_readers.clear)
on_clear(_layouts.clear)


class TensorProperties:
    """What a tensor says about itself beyond its metadata, and elementwise Python functions."""

    __slots__ = ()

    if TYPE_CHECKING:
        meta_: Metadata

    is_xpu = is_ipu = is_xla = is_mps = is_mtia = is_maia = is_vulkan = False
    is_nested = False
    name = None
    __dlpack__ = dlpack.dlpack
    __dlpack_device__ = dlpack.dlpack_device

    @property
    def is_cuda(self) -> bool:
        """Whether the tensor is on a GPU.

        >>> tt.ones(2).is_cuda
        False
        """
        return self.meta_.device.type == "cuda"

    @property
    def is_cpu(self) -> bool:
        """Whether the tensor is on the CPU.

        >>> tt.zeros(2).is_cpu, tt.zeros(2, device="meta").is_cpu
        (True, False)
        """
        return cast(Any, self).meta_.device is cpu

    @property
    def volatile(self) -> bool:
        """Always False, with a UserWarning: a switch of old PyTorch, which `no_grad` replaced.

        >>> import warnings
        >>> with warnings.catch_warnings():
        ...     warnings.simplefilter("ignore")
        ...     tt.zeros(2).volatile
        False
        """
        warnings.warn("volatile was removed (Variable.volatile is always False)", UserWarning, stacklevel=2)
        return False

    @property
    def real(self) -> Any:
        """The tensor itself: there are no complex numbers here. Assigning to it writes the elements.

        >>> x = tt.ones(2)
        >>> x.real is x
        True
        """
        return F.real(cast(Any, self))

    @real.setter
    def real(self, value: Any) -> None:
        cast(Any, self)[...] = value

    @property
    def imag(self) -> Any:
        """The imaginary part of complex numbers, which are not here: RuntimeError, as in PyTorch for a real tensor.

        >>> tt.ones(2).imag  #!
        Traceback (most recent call last):
            ...
        RuntimeError: imag is not implemented for tensors with non-complex dtypes.
        """
        return F.imag(cast(Any, self))

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        m = self.meta_
        check(
            m.device.type == "cuda",
            lambda: (
                f"Can't get __cuda_array_interface__ on non-CUDA tensor type: {cast('TensorImpl', self).type()} If CUDA data "
                "is required use tensor.cuda() to copy tensor to device memory."
            ),
            AttributeError,
        )
        check(
            not m.key_set & REQUIRES_GRAD,
            "Can't get __cuda_array_interface__ on Variable that requires grad. If gradients aren't required, use "
            "var.detach() to get Variable that doesn't require grad.",
        )
        return {
            "typestr": "<V2" if m.dtype is bfloat16 else np.dtype(m.dtype.numpy).str,
            "shape": tuple(m.sizes),
            "strides": None if m.is_contiguous else tuple(s * m.itemsize for s in m.strides),
            "data": (tensor_impl.data_ptr(cast(Any, self)) if m.numel else 0, False),
            "version": 2,
        }

    def record_stream(self, stream: Any) -> None:
        """Say that a CUDA stream uses the tensor: once it is gone, its memory is not handed out before that work is done.

        NotImplementedError on the CPU.

        >>> if tt.cuda.is_available():
        ...     tt.ones(2, device="cuda").record_stream(tt.cuda.Stream())
        """
        check(self.meta_.device.type == "cuda", could_not_run("record_stream"), NotImplementedError)
        check_type(
            isinstance(stream, Stream),
            lambda: f"record_stream(): argument 's' (position 1) must be Stream, not {type(stream).__name__}",
        )
        check(stream.device.type == "cuda", "record_stream(): expected a stream of CUDA")
        impl, raw = stream._resolve()
        impl.record_data_on_stream(cast(Any, self).storage_, raw)

    def const_data_ptr(self) -> int:
        """`data_ptr()` of one who only reads: the address of the first element in bytes.

        >>> x = tt.ones(2)
        >>> x.const_data_ptr() == x.data_ptr()
        True
        """
        return tensor_impl.data_ptr(cast(Any, self))

    def storage_type(self) -> Any:
        """The class of `storage()` by its old name. PyTorch calls it deprecated; the first call warns.

        >>> import warnings
        >>> with warnings.catch_warnings():
        ...     warnings.simplefilter("ignore")
        ...     tt.zeros(2).storage_type().__name__
        'FloatStorage'
        """
        storage._warn_typed_storage_removal()
        check_opaque_storage(cast(Any, self))
        return storage.STORAGES[cast(Any, self).meta_.dtype]

    def is_shared(self) -> bool:
        """Whether other processes can see the storage; always True on CUDA.

        >>> tt.zeros(2).is_shared()
        False
        """
        check_opaque_storage(cast(Any, self))
        return shared_memory.is_shared(cast(Any, self).storage_)

    def share_memory_(self) -> Any:
        """Move the storage to memory that processes share, in place; nothing is done where it is there, and on CUDA.

        All tensors over the storage see it. Then a forked child sees what the parent writes, and the other way round,
        and `tt.multiprocessing` hands it over without a copy.

        >>> tt.zeros(2).share_memory_().is_shared()
        True
        """
        check_opaque_storage(cast(Any, self))
        if cast(Any, self).meta_.device.type != "cuda":
            shared_memory.share(cast(Any, self).storage_)
        return self

    def module_load(self, other: TensorImpl, assign: bool = False) -> Any:
        """What `load_state_dict` puts in the place of this parameter; a subclass may override it.

            other    the value from the state dict, of this tensor's shape
            assign   False copies it into self; True takes `other` itself

        Returns a detached tensor.

        >>> tt.zeros(2).module_load(tt.ones(2))
        tensor([1., 1.])
        """
        if overrides.possible and has_torch_function((self, other)):
            variables = {"self": self, "other": other, "assign": assign}
            return handle_call(tensor_impl.tensor_type.module_load, (self, other), variables)
        return F.detach(other) if assign else F.detach(cast(Any, self).copy_(other))

    def xpu(self, device: Any = None) -> Any:
        """A copy on an Intel GPU: AssertionError, there is no support of them here.

        >>> tt.ones(2).xpu()  #!
        Traceback (most recent call last):
            ...
        AssertionError: Torch not compiled with XPU enabled
        """
        raise AssertionError("Torch not compiled with XPU enabled")

    def mtia(self, device: Any = None) -> Any:
        """A copy on an accelerator of type MTIA: AssertionError, there is no support of them here.

        >>> try:
        ...     tt.ones(2).mtia()
        ... except AssertionError as error:
        ...     print(str(error)[:37])
        Torch not compiled with MTIA enabled.
        """
        raise AssertionError(
            "Torch not compiled with MTIA enabled. Ensure you have `import mtia.host_runtime.torch_mtia.dynamic_library` in "
            "your python src file and include `//mtia/host_runtime/torch_mtia:torch_mtia` as your target dependency!"
        )

    def ipu(self, device: Any = None) -> Any:
        """A copy on a device of type IPU: RuntimeError, there is no support of them here.

        >>> tt.ones(2).ipu()  #!
        Traceback (most recent call last):
            ...
        RuntimeError: PyTorch is not linked with support for ipu devices
        """
        raise RuntimeError("PyTorch is not linked with support for ipu devices")

    # ---- the order of dimensions ----------------------------------------------------------------------------------------

    def dim_order(self, *, ambiguity_check: bool | list[MemoryFormat] = False) -> tuple[int, ...]:
        """The dimensions from the outermost in memory to the innermost, as a tuple of ints.

        `ambiguity_check` is True, or a list of memory formats. RuntimeError with it where the strides leave the order
        open and none or several of the listed memory formats fit. TypeError where it is something else.

        >>> tt.zeros(2, 3, 4).dim_order(), tt.zeros(2, 3, 4).permute(2, 0, 1).dim_order()
        ((0, 1, 2), (1, 2, 0))
        """
        tensor = cast(Any, self)
        formats = ambiguity_check if isinstance(ambiguity_check, list) else []
        if not isinstance(ambiguity_check, bool) and (
            not isinstance(ambiguity_check, list) or any(not isinstance(f, MemoryFormat) for f in formats)
        ):
            raise TypeError("The ambiguity_check argument must be a bool or a list of memory formats.")
        m = tensor.meta_
        if ambiguity_check is not False:
            open_ = any(a == b for a, b in itertools.pairwise(m.strides)) or 1 in m.sizes
            fitting = sum(tensor.is_contiguous(memory_format=f) for f in formats)
            check(
                not open_ or fitting == 1,
                "The tensor does not have unique dim order, or cannot map to exact one of the given memory formats.",
            )
        if m.layout is _mkldnn:
            return tuple(range(m.dim))
        return tuple(reversed(contiguity.innermost_first(tuple(m.sizes), m.strides)))

    # ---- Python functions of elements ----------------------------------------------------------------------------------

    def apply_(self, callable: Callable[[Any], Any]) -> Any:
        """Replace each element by `callable(element)`, in place. Slow: every element becomes a Python number.

        Returns self. RuntimeError where the tensor requires a gradient; only for the CPU.

        >>> tt.tensor([1.0, 2.0]).apply_(lambda value: value + 10)
        tensor([11., 12.])
        """
        return self._map("apply_", (), callable)

    def map_(self, other: TensorImpl, callable: Callable[[Any, Any], Any]) -> Any:
        """Replace each element by `callable(element, element of other)`, in place. Slow, as `apply_`.

        `other` is broadcast to self's shape; TypeError where its dtype is another one. RuntimeError where a gradient
        is required.

        >>> tt.tensor([1.0, 2.0]).map_(tt.tensor([3.0]), lambda a, b: a * b)
        tensor([3., 6.])
        """
        return self._map("map_", (("other", other),), callable)

    def map2_(self, x: TensorImpl, y: TensorImpl, callable: Callable[[Any, Any, Any], Any]) -> Any:
        """Replace each element by `callable(element, element of x, element of y)`, in place. Slow, as `apply_`.

        `x` and `y` are broadcast to self's shape; TypeError where a dtype is another one. RuntimeError where a
        gradient is required.

        >>> tt.tensor([1.0, 2.0]).map2_(tt.tensor([3.0]), tt.tensor([10.0, 20.0]), lambda a, b, c: a * b + c)
        tensor([13., 26.])
        """
        return self._map("map2_", (("x", x), ("y", y)), callable)

    def _map(self, name: str, others: tuple[tuple[str, Any], ...], function: Callable[..., Any]) -> Any:
        tensor = cast(Any, self)
        if overrides.possible and has_torch_function((self, *(other for _, other in others))):
            args = (self, *(other for _, other in others), function)
            return handle_parsed_call(getattr(tensor_impl.tensor_type, name), args, {})
        for position, (argument, other) in enumerate(others, 1):
            if not isinstance(other, TensorImpl):
                raise TypeError(
                    f"{name}(): argument '{argument}' (position {position}) must be Tensor, not {type_name(other)}"
                )
            if other.type() != tensor.type():
                where = f"'{argument}'" if name == "map_" else f"argument '{argument}'"
                raise TypeError(f"{name}: expected {tensor.type()} for {where} (got {other.type()})")
        if any(t.meta_.key_set & REQUIRES_GRAD for t in (tensor, *(other for _, other in others))):
            raise RuntimeError(
                f"Can't call {name}() on Variable that requires grad. Use var.detach().{name}() instead."
            )
        if not callable(function):
            raise TypeError(f"'{type(function).__name__}' object is not callable")
        if tensor.meta_.device is not cpu:
            return tensor
        sizes = tuple(tensor.meta_.sizes)
        operands = [tensor, *(F.expand(other, sizes) for _, other in others)]
        columns = [F.reshape(t, (-1,)).tolist() for t in operands]
        convert = _as_real if tensor.meta_.dtype.is_floating_point else int
        results = [convert(function(*row)) for row in zip(*columns, strict=True)]
        made = F.reshape(new.tensor(results, dtype=tensor.meta_.dtype), sizes)
        # PyTorch does not count these writes.
        version = tensor.storage_.version
        F.copy_(F.detach(tensor), made)
        tensor.storage_.version = version
        return tensor


def _as_real(value: Any) -> float:
    math.fabs(value)  # TypeError for what is no number
    return float(value)


def refuse_writing(cls: type) -> None:
    """Let read-only attributes refuse a write in CPython's words for a type written in C, as PyTorch's TensorBase is."""
    for name, attribute in list(vars(cls).items()):
        if isinstance(attribute, property) and attribute.fset is None and not name.startswith("__"):
            setattr(cls, name, attribute.setter(_refusal(name)).deleter(_refusal(name)))


def _refusal(name: str) -> Callable[..., NoReturn]:
    def refuse(*args: Any) -> NoReturn:
        raise AttributeError(f"attribute '{name}' of 'torch._C.TensorBase' objects is not writable")

    return refuse


# ---- what Python and NumPy ask of a tensor ---------------------------------------------------------------------------


_NOT_ONE_ELEMENT = "only one element tensors can be converted to Python scalars"
# Of `dispatch_to`, torch/csrc/autograd/generated/python_variable_methods.cpp; int() says nothing.
_LOST_GRADIENT = (
    "Converting a tensor with requires_grad=True to a scalar may lead to unexpected behavior.\n"
    "Consider using tensor.detach() first."
)


class TensorProtocols:
    """What Python and NumPy ask of a tensor: its length, its value as a number, its elements, an array of it."""

    __slots__ = ()

    if TYPE_CHECKING:
        meta_: Metadata
        is_cuda: bool

        @property
        def is_meta(self) -> bool: ...

        detach: Any

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray:
        array = self.numpy()
        if dtype is not None and array.dtype != dtype:
            check_value(copy is not False, "Unable to avoid copy while creating an array as requested.")
            return array.astype(dtype)
        return array.copy() if copy else array

    def __array_wrap__(self, array: np.ndarray, context: Any = None, return_scalar: bool = False) -> Any:
        """What NumPy's functions return for tensors; bools become uint8, as in PyTorch."""
        return new.from_numpy(array.astype(np.uint8) if array.dtype == bool else array)

    def _equals_array(self, other: Any) -> Any:
        """`==` alone takes arrays without NumPy's help."""
        if not isinstance(other, np.ndarray) or other.dtype.kind not in "biuf":
            return NotImplemented
        return F.eq(self, new.from_numpy(other))

    def numpy(self, *, force: bool = False) -> np.ndarray:
        """A NumPy array over the same bytes: a write to one is seen in the other.

        `force=True` takes tensors that require a gradient, or lie on another device, as `x.detach().cpu().numpy()`.
        Else RuntimeError if a gradient is required while grad mode is on, TypeError for another device. TypeError for
        bfloat16, which NumPy does not have.

        >>> x = tt.zeros(3)
        >>> x.numpy()[1] = 5
        >>> x
        tensor([0., 5., 0.])
        """
        if force.__class__ is not bool:
            raise TypeError(f"numpy(): argument 'force' must be bool, not {type_name(force)}")
        t, m = cast(Any, self), self.meta_
        layout = _layouts[m]
        if layout is None:
            self._check_has_array(force)
        if m.key_set & REQUIRES_GRAD and not force and tls.not_excluded & REQUIRES_GRAD:
            raise RuntimeError("Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.")
        if m.dtype is bfloat16:
            raise TypeError("Got unsupported ScalarType BFloat16")
        storage = t.storage_
        if storage.resizable:
            leave_ring(storage)  # another tensor would get a storage that cannot be resized
            storage.resizable = False  # the array goes on looking at this place
        if layout is None or (state.dirty and stack_len()):
            return _array(F.detach_default(self) if state.dirty and stack_len() else self)
        return storage.as_array(layout, storage.data_ptr + t.byte_offset_)

    def _check_has_array(self, force: bool) -> None:
        check(not self.meta_.key_set & PYTHON, ".numpy() is not supported for tensor subclasses.")
        if self.meta_.layout is not strided:
            raise TypeError(
                f"can't convert {self.meta_.layout.cpp_name} layout tensor to numpy. Use Tensor.to_dense() first."
            )
        check_type(not self.meta_.dtype.is_quantized, lambda: f"Got unsupported ScalarType {self.meta_.dtype.cpp_name}")
        if self.meta_.device is not cpu:
            check(not (force and self.is_meta), "Cannot copy out of meta tensor; no data!", NotImplementedError)
            raise TypeError(
                f"can't convert {self.meta_.device} device type tensor to numpy. Use Tensor.cpu() to copy the tensor to "
                "host memory first."
            )

    def tolist(self: Any) -> Any:
        """The elements as nested lists of Python numbers; a tensor without dimensions gives the number alone.

        NotImplementedError on the meta device.

        >>> tt.tensor([[1, 2], [3, 4]]).tolist(), tt.tensor(0.5).tolist()
        ([[1, 2], [3, 4]], 0.5)
        """
        m = self.meta_
        reader = _readers[m]
        if reader is not None:
            read, cuts = reader
            numbers = read(self.storage_.data_ptr + self.byte_offset_)[:]
            for cut in cuts:
                numbers = list(map(numbers.__getitem__, cut))
            return numbers
        if m.key_set & PYTHON:
            raise RuntimeError(f".tolist() is not supported for tensor subclasses, got {type(self).__name__}")
        check(m.device is not meta_device, "Cannot copy out of meta tensor; no data!", NotImplementedError)
        if m.layout is not strided:
            return self.storage_.data_ptr  # raises
        check(not (m.dtype.is_quantized and m.numel), "load_scalar: invalid type")
        if m.dtype is bfloat16:
            return F.to(tensor_impl.alias(self), float32).tolist()
        if m.device is not cpu:
            return _array(F.to(tensor_impl.alias(self), cpu)).tolist()
        return _array(self).tolist()

    def __bool__(self) -> bool:
        if self.meta_.key_set & FUNCTORCH_BATCHED:
            return F.is_nonzero(self)
        if self.meta_.numel != 1:
            check(self.meta_.numel != 0, "Boolean value of Tensor with no values is ambiguous")
            raise RuntimeError("Boolean value of Tensor with more than one value is ambiguous")
        return bool(_only(self))

    def __int__(self) -> int:
        if self.meta_.numel != 1:
            raise ValueError(_NOT_ONE_ELEMENT)
        return int(_only(self))

    def __float__(self) -> float:
        m = self.meta_
        if m.key_set & REQUIRES_GRAD and tls.not_excluded & REQUIRES_GRAD:
            warn_once(_LOST_GRADIENT)
        if m.numel != 1:
            raise ValueError(_NOT_ONE_ELEMENT)
        return float(_only(self))

    def __complex__(self) -> complex:
        if self.meta_.key_set & tls.not_excluded & REQUIRES_GRAD:
            warn_once(_LOST_GRADIENT)
        check_value(self.meta_.numel == 1, _NOT_ONE_ELEMENT)
        return complex(F.item_default(self))

    def __index__(self) -> int:
        integral = not self.meta_.dtype.is_floating_point
        check(
            integral and self.meta_.numel == 1,
            "only integer tensors of a single element can be converted to an index",
            TypeError,
        )
        return int(F.item(self))

    def __len__(self) -> int:
        check(self.meta_.dim > 0, "len() of a 0-d tensor", TypeError)
        return self.meta_.sizes[0]

    def __iter__(self) -> Iterator[TensorImpl]:
        check(cast(Any, self).dim() != 0, "iteration over a 0-d tensor", TypeError)
        return iter(cast(Any, self).unbind(0))

    def __reversed__(self) -> Any:
        return cast(Any, self) if self.meta_.dim == 0 else F.flip(self, (0,))

    def __contains__(self, element: Any) -> bool:
        if isinstance(element, (TensorImpl, Number)):
            return bool(cast(Any, element == self).any().item())
        raise RuntimeError(f"Tensor.__contains__ only supports Tensor or scalar, but you passed in a {type(element)}.")

    def __format__(self, spec: str) -> str:
        if self.meta_.dim == 0 and not self.is_meta and self.__class__ is tensor_impl.tensor_type:
            return format(F.item(self), spec)
        return object.__format__(self, spec)

    def __dir__(self) -> list[str]:
        hidden = {"volatile"} if self.is_cuda else {"volatile", "__cuda_array_interface__"}
        return sorted({*dir(self.__class__), *self.__dict__} - hidden)


def _only(t: Any) -> Any:
    """The only element, which the operator `item` gives where somebody would see it."""
    if not state.dirty and not replaced_kernels:
        read = readers[t.meta_]
        if read is not None:
            return read(t.storage_.data_ptr + t.byte_offset_).value
    return F.item_default(t)


def _array(t: Any) -> np.ndarray:
    """The tensor's bytes as NumPy sees them."""
    m, layout = t.meta_, _layouts[t.meta_]
    if layout is None:  # no elements: NumPy gives such an array strides of 0
        return np.lib.stride_tricks.as_strided(np.empty(0, m.dtype.numpy), m.sizes, (0,) * m.dim)
    return t.storage_.as_array(layout, t.storage_.data_ptr + t.byte_offset_)


# ---- a dtype as a method ---------------------------------------------------------------------------------------------


def _converted(self: Any, dtype: ScalarType, memory_format: MemoryFormat) -> Any:
    if memory_format is preserve_format:
        m = self.meta_
        if m.dtype is dtype and not state.dirty and not replaced_kernels and m.key_set & ~REQUIRES_GRAD == PLAIN:
            return self  # which is what the operator would answer
        return F.to_dtype(self, dtype)
    if memory_format is not None and not isinstance(memory_format, MemoryFormat):
        name = sys._getframe(1).f_code.co_name
        kind = type_name(memory_format)
        raise TypeError(f"{name}(): argument 'memory_format' must be torch.memory_format, not {kind}")
    return F.to(self, dtype, memory_format=memory_format)


class DtypeConversions:
    """Each method returns self where the dtype is already right."""

    __slots__ = ()

    def double(self, *, memory_format: MemoryFormat = preserve_format) -> Any:
        """The tensor as float64; self where it is that already.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1, 2]).double()
        tensor([1., 2.], dtype=torch.float64)
        """
        return _converted(self, scalar_type.float64, memory_format)

    def float(self, *, memory_format: MemoryFormat = preserve_format) -> Any:
        """The tensor as float32; self where it is that already.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1, 2]).float()
        tensor([1., 2.])
        """
        return _converted(self, scalar_type.float32, memory_format)

    def half(self, *, memory_format: MemoryFormat = preserve_format) -> Any:
        """The tensor as float16; self where it is that already.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self. Numbers above 65504
        become inf.

        >>> tt.tensor([1.0, 70000.0]).half()
        tensor([1., inf], dtype=torch.float16)
        """
        return _converted(self, scalar_type.float16, memory_format)

    def bfloat16(self, *, memory_format: MemoryFormat = preserve_format) -> Any:
        """The tensor as bfloat16, which has the range of float32 and 8 bits of precision; self where it is that
        already.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1.0, 1.001, 70000.0]).bfloat16()
        tensor([1.0000e+00, 1.0000e+00, 7.0144e+04], dtype=torch.bfloat16)
        """
        return _converted(self, scalar_type.bfloat16, memory_format)

    def long(self, *, memory_format: MemoryFormat = preserve_format) -> Any:
        """The tensor as int64; self where it is that already. Fractions are cut off.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1.7, -1.7]).long()
        tensor([ 1, -1])
        """
        return _converted(self, scalar_type.int64, memory_format)

    def int(self, *, memory_format: MemoryFormat = preserve_format) -> Any:
        """The tensor as int32; self where it is that already. Fractions are cut off.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1.7, -1.7]).int()
        tensor([ 1, -1], dtype=torch.int32)
        """
        return _converted(self, scalar_type.int32, memory_format)

    def short(self, *, memory_format: MemoryFormat = preserve_format) -> Any:
        """The tensor as int16; self where it is that already. Fractions are cut off, and larger integers wrap around.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1, 40000]).short()
        tensor([     1, -25536], dtype=torch.int16)
        """
        return _converted(self, scalar_type.int16, memory_format)

    def char(self, *, memory_format: MemoryFormat = preserve_format) -> Any:
        """The tensor as int8; self where it is that already. Fractions are cut off, and larger integers wrap around.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1, 200]).char()
        tensor([  1, -56], dtype=torch.int8)
        """
        return _converted(self, scalar_type.int8, memory_format)

    def byte(self, *, memory_format: MemoryFormat = preserve_format) -> Any:
        """The tensor as uint8; self where it is that already. Fractions are cut off, and larger integers wrap around.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([1, 257]).byte()
        tensor([1, 1], dtype=torch.uint8)
        """
        return _converted(self, scalar_type.uint8, memory_format)

    def bool(self, *, memory_format: MemoryFormat = preserve_format) -> Any:
        """The tensor as bool: True where an element is not 0; self where it is bool already.

        `memory_format`, a keyword, is the order of the elements in memory; by default as in self.

        >>> tt.tensor([0.0, 0.5, float("nan")]).bool()
        tensor([False,  True,  True])
        """
        return _converted(self, scalar_type.bool_, memory_format)

    def __nonzero__(self):
        return self.__bool__()

    def __long__(self):
        return self.__int__()


# ---- methods that no tensor here has ---------------------------------------------------------------------------------


_REMOVED = "This function was deprecated since version 1.9 and is now removed. "

REFUSED: dict[str, str] = {
    "reinforce": (
        "reinforce() was removed.\nUse torch.distributions instead.\n"
        "See https://pytorch.org/docs/main/distributions.html\n\nInstead of:\n\nprobs = policy_network(state)\n"
        "action = probs.multinomial()\nnext_state, reward = env.step(action)\naction.reinforce(reward)\n"
        "action.backward()\n\nUse:\n\nprobs = policy_network(state)\n"
        "# NOTE: categorical is equivalent to what used to be called multinomial\n"
        "m = torch.distributions.Categorical(probs)\naction = m.sample()\nnext_state, reward = env.step(action)\n"
        "loss = -m.log_prob(action) * reward\nloss.backward()\n"
    ),
    "eig": (
        _REMOVED + "`torch.linalg.eig` returns complex tensors of dtype `cfloat` or `cdouble` rather than real tensors "
        "mimicking complex tensors.\n\nL, _ = torch.eig(A) should be replaced with:\n"
        "L_complex = torch.linalg.eigvals(A)\n\nand\n\nL, V = torch.eig(A, eigenvectors=True) should be replaced with:\n"
        "L_complex, V_complex = torch.linalg.eig(A)"
    ),
    "lstsq": (
        _REMOVED + "`torch.lstsq` is deprecated in favor of `torch.linalg.lstsq`.\n`torch.linalg.lstsq` has reversed "
        "arguments and does not return the QR decomposition in the returned tuple (although it returns other information "
        "about the problem).\n\nTo get the QR decomposition consider using `torch.linalg.qr`.\n\nThe returned solution in "
        "`torch.lstsq` stored the residuals of the solution in the last m - n columns of the returned value whenever m > n. "
        "In torch.linalg.lstsq, the residuals are in the field 'residuals' of the returned named tuple.\n\nThe unpacking of "
        "the solution, as in\nX, _ = torch.lstsq(B, A).solution[:A.size(1)]\nshould be replaced with:\n"
        "X = torch.linalg.lstsq(A, B).solution"
    ),
    "symeig": (
        _REMOVED
        + "The default behavior has changed from using the upper triangular portion of the matrix by default to "
        "using the lower triangular portion.\n\nL, _ = torch.symeig(A, upper=upper) should be replaced with:\n"
        "L = torch.linalg.eigvalsh(A, UPLO='U' if upper else 'L')\n\nand\n\n"
        "L, V = torch.symeig(A, eigenvectors=True) should be replaced with:\n"
        "L, V = torch.linalg.eigh(A, UPLO='U' if upper else 'L')"
    ),
    "solve": (
        _REMOVED
        + "`torch.solve` is deprecated in favor of `torch.linalg.solve`. `torch.linalg.solve` has its arguments "
        "reversed and does not return the LU factorization.\n\nTo get the LU factorization see `torch.lu`, which can be "
        "used with `torch.lu_solve` or `torch.lu_unpack`.\nX = torch.solve(B, A).solution should be replaced with:\n"
        "X = torch.linalg.solve(A, B)"
    ),
}

NO_CPU_KERNEL = """
to_padded_tensor
""".split()
"""Operators that PyTorch has for nested tensors only."""

NOT_HERE: dict[str, str] = {
    **dict.fromkeys("cfloat cdouble chalf istft stft".split(), "complex numbers are not supported by this library"),
}


def refuses(name: str, text: str, error: type[Exception] = RuntimeError) -> Any:
    """A method that raises `error(text)`; of arguments that PyTorch's does not have, Python says so first."""
    prototype = _PARAMETERS.get(name, lambda self: None)
    prototype.__qualname__ = f"Tensor.{name}"

    def method(self: Any, *args: Any, **kwargs: Any) -> Any:
        if name in REFUSED:
            prototype(self, *args, **kwargs)
        raise error(text)

    method.__name__ = method.__qualname__ = name
    method.__doc__ = f"Not for a dense tensor of real numbers on the CPU, which raises {error.__name__}: {text.partition(chr(10))[0]}"
    return shown_as(prototype)(method)


def _stft(
    self, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode="reflect", normalized=False,
    onesided=None, return_complex=None, align_to_window=None,
) -> None: ...  # fmt: skip


def _istft(
    self, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False, onesided=None, length=None,
    return_complex=False,
) -> None: ...  # fmt: skip


# What these methods take in PyTorch; the others take nothing.
_PARAMETERS: dict[str, Any] = {
    "reinforce": lambda self, reward: None,
    "eig": lambda self, eigenvectors=False: None,
    "lstsq": lambda self, other: None,
    "symeig": lambda self, eigenvectors=False: None,
    "solve": lambda self, other: None,
    "to_padded_tensor": lambda self, padding, output_size=None: None,
    "stft": _stft,
    "istft": _istft,
}


def could_not_run(name: str) -> str:
    """The first sentences of the dispatcher's report (OperatorEntry.cpp, reportError)."""
    return (
        f"Could not run 'aten::{name}' with arguments from the 'CPU' backend. This could be because the operator doesn't "
        f"exist for this backend. 'aten::{name}' is not available for any backend of this library."
    )


METHODS = {
    **{name: refuses(name, text) for name, text in REFUSED.items()},
    **{name: refuses(name, could_not_run(name), NotImplementedError) for name in NO_CPU_KERNEL},
    **{name: refuses(name, text, NotImplementedError) for name, text in NOT_HERE.items()},
}

if TYPE_CHECKING:

    class TensorRefusals:
        """For checkers an empty class: with Any as a base, a Tensor would pass for an int."""

else:
    TensorRefusals = type("TensorRefusals", (), {"__slots__": (), "__module__": __name__, **METHODS})
    """A base class of Tensor."""
