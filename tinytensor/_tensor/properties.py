"""What a tensor says about itself beyond its metadata, and elementwise Python functions.

Flags of devices and layouts that this library does not have are plain False; a test compares the whole list with
PyTorch's.

Mirrors the getters of torch/csrc/autograd/python_variable.cpp and parts of torch/_tensor.py. Left out: names of
dimensions, which PyTorch has removed too.
"""

from __future__ import annotations

import itertools
import math
import warnings
from collections.abc import Callable
from typing import Any, NoReturn, cast

from tinytensor._tensor import dlpack, legacy_types, new
from tinytensor._tensor.refusals import TensorRefusals
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.c10 import contiguity, tensor_impl
from tinytensor.c10.device import cpu
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check
from tinytensor.c10.layout import MemoryFormat
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.tensor_impl import TensorImpl


class TensorProperties(TensorRefusals):
    """See the module's docstring."""

    __slots__ = ()

    is_cuda = is_xpu = is_ipu = is_xla = is_mps = is_mtia = is_maia = is_vulkan = False
    is_sparse = is_sparse_csr = is_quantized = is_mkldnn = is_nested = False
    name = None
    __dlpack__ = dlpack.dlpack
    __dlpack_device__ = dlpack.dlpack_device

    @property
    def is_cpu(self) -> bool:
        """Whether the tensor is on the CPU.

        >>> tt.zeros(2).is_cpu, tt.zeros(2, device="meta").is_cpu
        (True, False)
        """
        return cast("TensorImpl", self).meta.device is cpu

    @property
    def grad_dtype(self) -> ScalarType | None:
        """The dtype that a gradient of this tensor must have: its own.

        >>> tt.zeros(2, dtype=tt.float16, requires_grad=True).grad_dtype
        torch.float16
        """
        return cast("TensorImpl", self).meta.dtype

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
    def real(self) -> TensorImpl:
        """The tensor itself: there are no complex numbers here. Assigning to it writes the elements.

        >>> x = tt.ones(2)
        >>> x.real is x
        True
        """
        return F.real(cast("TensorImpl", self))

    @real.setter
    def real(self, value: Any) -> None:
        cast("TensorImpl", self)[...] = value

    @property
    def imag(self) -> TensorImpl:
        """The imaginary part of complex numbers, which are not here: RuntimeError, as in PyTorch for a real tensor.

        >>> tt.ones(2).imag  #!
        Traceback (most recent call last):
            ...
        RuntimeError: imag is not implemented for tensors with non-complex dtypes.
        """
        return F.imag(cast("TensorImpl", self))

    @property
    def __cuda_array_interface__(self) -> Any:
        raise AttributeError(
            f"Can't get __cuda_array_interface__ on non-CUDA tensor type: {cast('TensorImpl', self).type()} If CUDA data is "
            "required use tensor.cuda() to copy tensor to device memory."
        )

    def const_data_ptr(self) -> int:
        """`data_ptr()` of one who only reads: the address of the first element in bytes.

        >>> x = tt.ones(2)
        >>> x.const_data_ptr() == x.data_ptr()
        True
        """
        return tensor_impl.data_ptr(cast("TensorImpl", self))

    def storage_type(self) -> Any:
        """The class of `storage()` by its old name. PyTorch calls it deprecated; the first call warns.

        >>> import warnings
        >>> with warnings.catch_warnings():
        ...     warnings.simplefilter("ignore")
        ...     tt.zeros(2).storage_type().__name__
        'FloatStorage'
        """
        legacy_types.warn_typed_storage()
        return legacy_types.STORAGES[cast("TensorImpl", self).meta.dtype]

    def is_shared(self) -> bool:
        """Whether other processes share the storage: always False here.

        >>> tt.zeros(2).is_shared()
        False
        """
        return False

    def module_load(self, other: TensorImpl, assign: bool = False) -> TensorImpl:
        """What `load_state_dict` puts in the place of this parameter; a subclass may override it.

            other    the value from the state dict, of this tensor's shape
            assign   False copies it into self; True takes `other` itself

        Returns a detached tensor.

        >>> tt.zeros(2).module_load(tt.ones(2))
        tensor([1., 1.])
        """
        return F.detach(other) if assign else F.detach(cast("TensorImpl", self).copy_(other))

    def dequantize(self) -> TensorImpl:
        """The tensor itself: there are no quantized tensors here.

        >>> x = tt.ones(2)
        >>> x.dequantize() is x
        True
        """
        return cast("TensorImpl", self)

    def xpu(self, device: Any = None) -> TensorImpl:
        """A copy on an Intel GPU: AssertionError, there is no support of them here.

        >>> tt.ones(2).xpu()  #!
        Traceback (most recent call last):
            ...
        AssertionError: Torch not compiled with XPU enabled
        """
        raise AssertionError("Torch not compiled with XPU enabled")

    def mtia(self, device: Any = None) -> TensorImpl:
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

    def ipu(self, device: Any = None) -> TensorImpl:
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
        tensor = cast("TensorImpl", self)
        formats = ambiguity_check if isinstance(ambiguity_check, list) else []
        if not isinstance(ambiguity_check, bool) and (
            not isinstance(ambiguity_check, list) or any(not isinstance(f, MemoryFormat) for f in formats)
        ):
            raise TypeError("The ambiguity_check argument must be a bool or a list of memory formats.")
        m = tensor.meta
        if ambiguity_check is not False:
            open_ = any(a == b for a, b in itertools.pairwise(m.strides)) or 1 in m.sizes
            fitting = sum(tensor.is_contiguous(memory_format=f) for f in formats)
            check(
                not open_ or fitting == 1,
                "The tensor does not have unique dim order, or cannot map to exact one of the given memory formats.",
            )
        return tuple(reversed(contiguity.innermost_first(tuple(m.sizes), m.strides)))

    # ---- Python functions of elements ----------------------------------------------------------------------------------

    def apply_(self, callable: Callable[[Any], Any]) -> TensorImpl:
        """Replace each element by `callable(element)`, in place. Slow: every element becomes a Python number.

        Returns self. RuntimeError where the tensor requires a gradient; only for the CPU.

        >>> tt.tensor([1.0, 2.0]).apply_(lambda value: value + 10)
        tensor([11., 12.])
        """
        return self._map("apply_", (), callable)

    def map_(self, other: TensorImpl, callable: Callable[[Any, Any], Any]) -> TensorImpl:
        """Replace each element by `callable(element, element of other)`, in place. Slow, as `apply_`.

        `other` is broadcast to self's shape; TypeError where its dtype is another one. RuntimeError where a gradient
        is required.

        >>> tt.tensor([1.0, 2.0]).map_(tt.tensor([3.0]), lambda a, b: a * b)
        tensor([3., 6.])
        """
        return self._map("map_", (("other", other),), callable)

    def map2_(self, x: TensorImpl, y: TensorImpl, callable: Callable[[Any, Any, Any], Any]) -> TensorImpl:
        """Replace each element by `callable(element, element of x, element of y)`, in place. Slow, as `apply_`.

        `x` and `y` are broadcast to self's shape; TypeError where a dtype is another one. RuntimeError where a
        gradient is required.

        >>> tt.tensor([1.0, 2.0]).map2_(tt.tensor([3.0]), tt.tensor([10.0, 20.0]), lambda a, b, c: a * b + c)
        tensor([13., 26.])
        """
        return self._map("map2_", (("x", x), ("y", y)), callable)

    def _map(self, name: str, others: tuple[tuple[str, Any], ...], function: Callable[..., Any]) -> TensorImpl:
        tensor = cast("TensorImpl", self)
        for position, (argument, other) in enumerate(others, 1):
            if not isinstance(other, TensorImpl):
                raise TypeError(
                    f"{name}(): argument '{argument}' (position {position}) must be Tensor, not {type_name(other)}"
                )
            if other.type() != tensor.type():  # type: ignore[attr-defined]
                where = f"'{argument}'" if name == "map_" else f"argument '{argument}'"
                raise TypeError(f"{name}: expected {tensor.type()} for {where} (got {other.type()})")  # type: ignore[attr-defined]
        if any(t.meta.key_set & REQUIRES_GRAD for t in (tensor, *(other for _, other in others))):
            raise RuntimeError(
                f"Can't call {name}() on Variable that requires grad. Use var.detach().{name}() instead."
            )
        if not callable(function):
            raise TypeError(f"'{type(function).__name__}' object is not callable")
        if tensor.meta.device is not cpu:
            return tensor
        sizes = tuple(tensor.meta.sizes)
        operands = [tensor, *(F.expand(other, sizes) for _, other in others)]
        columns = [F.reshape(t, (-1,)).tolist() for t in operands]
        convert = _as_real if tensor.meta.dtype.is_floating_point else int
        results = [convert(function(*row)) for row in zip(*columns, strict=True)]
        made = F.reshape(new.tensor(results, dtype=tensor.meta.dtype), sizes)
        # PyTorch does not count these writes.
        version = tensor.storage_.version
        F.copy_(F.detach(tensor), made)
        tensor.storage_.version = version
        return tensor


def _as_real(value: Any) -> float:
    math.fabs(value)  # TypeError for what is no number
    return float(value)


def refuse_writing(cls: type) -> None:
    """Attributes that can be read alone say so in the words of CPython for a type written in C, which TensorBase is."""
    for name, attribute in list(vars(cls).items()):
        if isinstance(attribute, property) and attribute.fset is None and not name.startswith("__"):
            setattr(cls, name, attribute.setter(_refusal(name)).deleter(_refusal(name)))


def _refusal(name: str) -> Callable[..., NoReturn]:
    def refuse(*args: Any) -> NoReturn:
        raise AttributeError(f"attribute '{name}' of 'torch._C.TensorBase' objects is not writable")

    return refuse
