"""Tensor: the Python half of a tensor.

    TensorImpl       the four fields                                c10/tensor_impl.py
    TensorMethods    one method per operator, generated             aten/tensor_methods.py
    DtypeConversions x.float(), x.long(), ...                       _tensor_conversions.py
    TensorProtocols  len(x), float(x), x in y, np.asarray(x), ...   _tensor_protocols.py
    TensorProperties flags, dim_order, apply_, ...                  _tensor_properties.py
    SubclassMethods  as_subclass, __torch_function__, ...           _tensor_subclass.py
    Tensor           what is Python only: attributes, conversions, backward, hooks, printing

What a method here needs from autograd it asks through dispatched operators or through the hooks that autograd
registers (`set_variable_hooks`): this module knows no engine, as `c10` knows no autograd in PyTorch.

Mirrors torch/_tensor.py and torch/csrc/autograd/python_variable.cpp.
"""

from __future__ import annotations

import operator
from typing import Any, SupportsIndex

from tinytensor import _indexing, _tensor_new, _tensor_pickle, _tensor_str
from tinytensor._storage import TypedStorage, UntypedStorage
from tinytensor._tensor_conversions import DtypeConversions
from tinytensor._tensor_legacy import LegacyMethods
from tinytensor._tensor_properties import TensorProperties, refuse_writing
from tinytensor._tensor_protocols import TensorProtocols
from tinytensor._tensor_reduction import ReductionMethods
from tinytensor._tensor_subclass import SubclassMethods, TensorMeta, install_torch_function_methods
from tinytensor.aten import functions as F
from tinytensor.aten.tensor_methods import TensorMethods
from tinytensor.c10 import inference_mode, tensor_impl
from tinytensor.c10.batched_tensor_impl import is_batched
from tinytensor.c10.contiguity import is_channels_last
from tinytensor.c10.device import Device, cpu, initialize
from tinytensor.c10.dispatch_key_set import REQUIRES_GRAD
from tinytensor.c10.error import check
from tinytensor.c10.func_torch_tls import check_supports_inplace_requires_grad
from tinytensor.c10.layout import MemoryFormat, channels_last, contiguous_format, preserve_format
from tinytensor.c10.metadata import Size
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.storage import InvalidStorage
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.c10.wrap_dim import maybe_wrap_dim
from tinytensor.dispatch.invalid_arguments import type_name

# Functions of autograd/variable.py, set when autograd is loaded (c10's VariableHooksInterface).
_hooks: Any = None


def set_variable_hooks(hooks: Any) -> None:
    """Called once by autograd: `hooks` offers grad_fn, is_leaf, base, retain_grad, register_hook and so on."""
    global _hooks
    _hooks = hooks


class Tensor(
    TensorImpl, ReductionMethods, TensorMethods, DtypeConversions, LegacyMethods, TensorProtocols, TensorProperties,
    SubclassMethods, metaclass=TensorMeta,
):  # fmt: skip
    """An n-dimensional array over a storage, with an optional history for gradients.

    >>> import tinytensor as tt
    >>> tt.tensor([[1., 2.], [3., 4.]]).t().stride()
    (1, 2)
    """

    __slots__ = ("__dict__", "__weakref__")
    __module__ = "tinytensor"
    __array_priority__ = 1000  # NumPy lets our reflected operators go first

    def __new__(cls, *args: Any, dtype: ScalarType | None = None, device: Device | None = None) -> Tensor:
        made = _tensor_new.legacy_new(*args, device=None if device is None else Device(device))
        return made if cls is Tensor else cls._make_subclass(cls, made)

    # ---- metadata ----------------------------------------------------------------------------------------------------

    @property
    def shape(self) -> Size:
        return self.meta.sizes

    @property
    def dtype(self) -> ScalarType:
        return self.meta.dtype

    @property
    def device(self) -> Device:
        return self.meta.device

    @property
    def layout(self) -> Any:
        return self.meta.layout

    @property
    def ndim(self) -> int:
        return self.meta.dim

    @property
    def itemsize(self) -> int:
        return self.meta.itemsize

    @property
    def nbytes(self) -> int:
        return self.meta.numel * self.meta.itemsize

    @property
    def is_meta(self) -> bool:
        return self.meta.device.type == "meta"

    def size(self, dim: int | None = None) -> Size | int:
        """All sizes, or one."""
        return self.meta.sizes if dim is None else self.meta.sizes[self._own_dim("size", dim)]

    def stride(self, dim: int | None = None) -> tuple[int, ...] | int:
        """All strides in elements, or one."""
        return self.meta.strides if dim is None else self.meta.strides[self._own_dim("stride", dim)]

    def _own_dim(self, function: str, dim: Any) -> int:
        if not hasattr(dim, "__index__"):
            raise TypeError(f"{function}(): argument 'dim' (position 1) must be int, not {type(dim).__name__}")
        return maybe_wrap_dim(operator.index(dim), self.meta.dim, False)

    def storage_offset(self) -> int:
        """Where in the storage the first element is, in elements."""
        return self.byte_offset // self.meta.itemsize

    def numel(self) -> int:
        return self.meta.numel

    nelement = numel

    def dim(self) -> int:
        return self.meta.dim

    ndimension = dim

    def element_size(self) -> int:
        """Bytes of one element."""
        return self.meta.itemsize

    def data_ptr(self) -> int:
        """Address of the first element; 0 if there is none."""
        if isinstance(self.storage_, InvalidStorage):
            return self.storage_.data_ptr if is_batched(self) else 0
        return tensor_impl.data_ptr(self)

    def is_contiguous(self, *args: Any, memory_format: MemoryFormat = contiguous_format) -> bool:
        if args:
            given = f"{len(args)} was" if len(args) == 1 else f"{len(args)} were"
            raise TypeError(f"is_contiguous() takes 0 positional arguments but {given} given")
        if memory_format is contiguous_format or memory_format is preserve_format:
            return self.meta.is_contiguous
        if not isinstance(memory_format, MemoryFormat):
            kind = type_name(memory_format)
            raise TypeError(f"is_contiguous(): argument 'memory_format' must be torch.memory_format, not {kind}")
        check(
            not is_batched(self),
            "NYI: querying is_contiguous inside of vmap for memory_format other than torch.contiguous_format",
        )
        dims = 4 if memory_format is channels_last else 5
        return is_channels_last(tuple(self.meta.sizes), self.meta.strides, dims)

    def is_floating_point(self) -> bool:
        return self.meta.dtype.is_floating_point

    def is_complex(self) -> bool:
        return False

    def is_signed(self) -> bool:
        return self.meta.dtype.is_signed

    def get_device(self) -> int:
        return -1 if self.meta.device.index is None else self.meta.device.index

    def type(self, dtype: Any = None, non_blocking: bool = False) -> str | Tensor:
        """'torch.FloatTensor'-like name, or self in another dtype, which may be given by such a name."""
        if dtype is None:
            place = "" if self.meta.device is cpu else f"{self.meta.device.type}."
            return f"torch.{place}{self.meta.dtype.cpp_name}Tensor"
        return F.to(self, dtype if isinstance(dtype, ScalarType) else _tensor_new.dtype_of_type(dtype))

    new_tensor = _tensor_new.new_tensor_of

    def is_conj(self) -> bool:
        return False

    def is_neg(self) -> bool:
        return False

    def is_inference(self) -> bool:
        return inference_mode.is_inference(self)

    def nonzero(self, *, as_tuple: bool = False) -> Tensor | tuple[Tensor, ...]:  # type: ignore[override]
        """Where the elements are that are not 0: one row each, or one tensor per dimension."""
        if as_tuple.__class__ is not bool:
            raise TypeError(f"nonzero(): argument 'as_tuple' must be bool, not {type_name(as_tuple)}")
        return F.nonzero_numpy(self) if as_tuple else F.nonzero(self)

    def untyped_storage(self) -> UntypedStorage:
        check(not is_batched(self), "Cannot access storage of BatchedTensorImpl", NotImplementedError)
        return UntypedStorage(self.storage_)

    def storage(self) -> TypedStorage:
        """The storage as elements of this dtype (deprecated in PyTorch, still what many explanations use)."""
        check(not is_batched(self), "Cannot access storage of BatchedTensorImpl", NotImplementedError)
        return TypedStorage.of_tensor(self)

    @property
    def T(self) -> Tensor:
        return F.numpy_T(self)

    @property
    def H(self) -> Tensor:
        return F.matrix_H(self)

    @property
    def mT(self) -> Tensor:
        return F.mT(self)

    @property
    def mH(self) -> Tensor:
        return F.mH(self)

    def lu(self, pivot: bool = True, get_infos: bool = False) -> tuple[Tensor, ...]:
        """LU factors and pivots; with `get_infos` also what went wrong, instead of an error."""
        result = F._lu_with_info_default(self, pivot, not get_infos)
        return result if get_infos else result[:2]

    # ---- autograd ----------------------------------------------------------------------------------------------------

    @property
    def requires_grad(self) -> bool:
        return self.meta.key_set & REQUIRES_GRAD != 0

    @requires_grad.setter
    def requires_grad(self, flag: bool) -> None:
        _hooks.set_requires_grad(self, flag)

    @requires_grad.deleter
    def requires_grad(self) -> None:
        raise RuntimeError("requires_grad must be a bool")

    @property
    def grad_fn(self) -> Any:
        return _hooks.grad_fn(self)

    @property
    def grad(self) -> Tensor | None:
        return _hooks.grad(self)

    @grad.setter
    def grad(self, value: Tensor | None) -> None:
        _hooks.set_grad(self, value)

    @grad.deleter
    def grad(self) -> None:
        _hooks.set_grad(self, None)

    _grad = grad

    @property
    def _grad_fn(self) -> Any:
        return _hooks.grad_fn(self)

    @_grad_fn.setter
    def _grad_fn(self, node: None) -> None:
        check(node is None, "_grad_fn can be only set to None")
        self.detach_()

    @property
    def is_leaf(self) -> bool:
        return _hooks.is_leaf(self)

    @property
    def output_nr(self) -> int:
        return _hooks.output_nr(self)

    @property
    def _base(self) -> Tensor | None:
        return _hooks.base(self)

    def _is_view(self) -> bool:
        return _hooks.base(self) is not None

    @property
    def _version(self) -> int:
        return _hooks.version(self)

    @property
    def retains_grad(self) -> bool:
        return _hooks.retains_grad(self)

    @property
    def data(self) -> Tensor:
        """The same bytes without history; writes through it are not counted by `_version`."""
        check(not is_batched(self), "accessing `data` under vmap transform is not allowed")
        return _hooks.data(self)

    @data.setter
    def data(self, value: Tensor) -> None:
        _hooks.set_data(self, value)

    @data.deleter
    def data(self) -> None:
        raise RuntimeError("Deleting tensor data is not allowed. Delete tensor instead!")

    @property
    def _backward_hooks(self) -> Any:
        """The dict of `register_hook`, or None."""
        return _hooks.backward_hooks(self)

    @_backward_hooks.setter
    def _backward_hooks(self, hooks: Any) -> None:
        _hooks.set_backward_hooks(self, hooks)

    @_backward_hooks.deleter
    def _backward_hooks(self) -> None:
        raise RuntimeError("Deletion of _backwards_hooks not allowed!")

    @property
    def _post_accumulate_grad_hooks(self) -> Any:
        """The dict of `register_post_accumulate_grad_hook`, or None."""
        return _hooks.post_accumulate_grad_hooks(self)

    @_post_accumulate_grad_hooks.setter
    def _post_accumulate_grad_hooks(self, hooks: Any) -> None:
        _hooks.set_post_accumulate_grad_hooks(self, hooks)

    @_post_accumulate_grad_hooks.deleter
    def _post_accumulate_grad_hooks(self) -> None:
        raise RuntimeError("Deletion of _post_accumulate_grad_hooks not allowed!")

    def retain_grad(self) -> None:
        """Keep the gradient of a tensor that is not a leaf."""
        check_supports_inplace_requires_grad("retain_grad")
        _hooks.retain_grad(self)

    def register_hook(self, hook: Any) -> Any:
        """Call `hook(grad)` when the gradient is computed; what it returns, if not None, takes its place."""
        return _hooks.register_hook(self, hook)

    def register_post_accumulate_grad_hook(self, hook: Any) -> Any:
        """Call `hook(tensor)` after a leaf's `.grad` was written."""
        return _hooks.register_post_accumulate_grad_hook(self, hook)

    def backward(
        self,
        gradient: Tensor | None = None,
        retain_graph: bool | None = None,
        create_graph: bool = False,
        inputs: Any = None,
    ) -> None:
        """Add the gradients of this tensor to the leaves it was computed from."""
        _hooks.backward(self, gradient, retain_graph, create_graph, inputs)

    # ---- conversions -------------------------------------------------------------------------------------------------

    def cpu(self, *, memory_format: MemoryFormat = preserve_format) -> Tensor:
        return F.to(self, cpu, memory_format=memory_format)

    def cuda(
        self, device: Any = None, non_blocking: bool = False, *, memory_format: MemoryFormat = preserve_format
    ) -> Tensor:
        target = initialize(Device("cuda" if device is None else device))
        return F.to(self, target, non_blocking=non_blocking, memory_format=memory_format)

    # ---- indexing --------- ------------------------------------------------------------------------------------------

    def __getitem__(self, index: Any) -> Tensor:
        return _indexing.getitem(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        _indexing.setitem(self, index, value)

    def __delitem__(self, index: Any) -> None:
        raise TypeError("Tensor does not support deleting items")

    def __hash__(self) -> int:
        return id(self)

    def __invert__(self) -> Tensor:
        check(
            not self.meta.dtype.is_floating_point,
            "~ (operator.invert) is only implemented on integer and Boolean-type tensors",
            TypeError,
        )
        return F.bitwise_not(self)

    # ---- printing and copying ----------------------------------------------------------------------------------------

    def __repr__(self, *, tensor_contents: Any = None) -> str:
        return _tensor_str.tensor_str(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Tensor:
        check(
            self.is_leaf,
            "Only Tensors created explicitly by the user (graph leaves) support the deepcopy protocol at the moment.  If "
            "you were attempting to deepcopy a module, this may be because of a torch.nn.utils.weight_norm usage, see "
            "https://github.com/pytorch/pytorch/pull/103001",
        )
        if id(self) not in memo:
            memo[id(self)] = _tensor_pickle.deep_copy(self, memo)
        return memo[id(self)]

    def __reduce_ex__(self, protocol: SupportsIndex) -> Any:
        return _tensor_pickle.reduce(self)

    def __setstate__(self, state: Any) -> None:
        _tensor_pickle.set_state(self, state)


for _class in (Tensor, TensorProperties):
    refuse_writing(_class)
tensor_impl.set_tensor_type(Tensor)
install_torch_function_methods(Tensor)
_indexing.set_tensor_from_data(_tensor_new.as_tensor)
