"""Tensor: the Python half of a tensor.

    TensorImpl       the four fields                                c10/tensor_impl.py
    TensorMethods    one method per operator, generated             aten/tensor_methods.py
    DtypeConversions x.float(), x.long(), ...                       methods.py
    TensorProtocols  len(x), float(x), x in y, np.asarray(x), ...   methods.py
    TensorProperties flags, dim_order, apply_, ...                  methods.py
    LayoutProperties x.is_sparse, x.is_quantized, ...               layouts.py
    TensorRefusals   x.eig(), x.cfloat(), ...: errors               methods.py
    ReductionMethods x.norm(), x.unique(), ...                      reduction.py
    LegacyMethods    x.new(), x.resize(), ...                       legacy.py
    SubclassMethods  as_subclass, __torch_function__, ...           subclass.py
    Tensor           what is Python only: attributes, conversions, backward, hooks, printing

What a method here needs from autograd it asks through dispatched operators or through the hooks that autograd
registers (`set_variable_hooks`): this module knows no engine, as `c10` knows no autograd in PyTorch.

Mirrors torch/_tensor.py and torch/csrc/autograd/python_variable.cpp.
"""

from __future__ import annotations

import contextlib
import operator
import sys
from collections.abc import Sequence
from typing import Any, SupportsIndex, overload

from tinytensor._tensor import indexing, new, pickle, storage
from tinytensor._tensor import str as _tensor_str
from tinytensor._tensor.layouts import (
    LayoutProperties,
    check_has_storage,
    is_contiguous_of_layout,
    kind_of_layout,
    strides_of_layout,
)
from tinytensor._tensor.legacy import LegacyMethods
from tinytensor._tensor.methods import (
    DtypeConversions,
    TensorProperties,
    TensorProtocols,
    TensorRefusals,
    refuse_writing,
)
from tinytensor._tensor.reduction import ReductionMethods
from tinytensor._tensor.storage import TypedStorage, UntypedStorage, _warn_typed_storage_removal, storage_of_tensor
from tinytensor._tensor.subclass import SubclassMethods, TensorMeta, install_torch_function_methods
from tinytensor.aten import functions as F
from tinytensor.aten.core.dispatch.library import replaced_kernels
from tinytensor.aten.core.python.call_site import named_by_caller
from tinytensor.aten.core.python.invalid_arguments import type_name
from tinytensor.aten.core.python.python_arg_parser_types import is_index
from tinytensor.aten.core.python.text_signature import shown_as
from tinytensor.aten.python_binding import as_tuple
from tinytensor.aten.tensor_methods import TensorMethods
from tinytensor.c10 import inference_mode, tensor_impl
from tinytensor.c10.batched_tensor_impl import is_batched
from tinytensor.c10.contiguity import is_channels_last
from tinytensor.c10.device import Device, cpu, initialize
from tinytensor.c10.dispatch_key_set import FUNCTORCH_BATCHED, REQUIRES_GRAD
from tinytensor.c10.error import check
from tinytensor.c10.func_torch_tls import check_supports_inplace_requires_grad
from tinytensor.c10.layout import MemoryFormat, channels_last, contiguous_format, preserve_format, sparse_coo, strided
from tinytensor.c10.local_dispatch_key_set import state
from tinytensor.c10.metadata import PLAIN, Size
from tinytensor.c10.overflows import unpack_long
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.storage import InvalidStorage
from tinytensor.c10.tensor_impl import TensorImpl
from tinytensor.c10.wrap_dim import maybe_wrap_dim

# The module autograd/variable/variable_hooks.py, set when autograd is loaded (c10's VariableHooksInterface).
_hooks: Any = None


def set_variable_hooks(hooks: Any) -> None:
    """Called once by autograd: `hooks` offers grad_fn, is_leaf, base, retain_grad, register_hook and so on."""
    global _hooks
    _hooks = hooks


class Tensor(
    TensorImpl, ReductionMethods, TensorMethods, DtypeConversions, LegacyMethods, TensorProtocols, TensorProperties,
    LayoutProperties, TensorRefusals, SubclassMethods, metaclass=TensorMeta,
):  # fmt: skip
    """An n-dimensional array over a storage, with an optional history for gradients.

    >>> import tinytensor as tt
    >>> tt.tensor([[1., 2.], [3., 4.]]).t().stride()
    (1, 2)
    """

    __slots__ = ("__dict__", "__weakref__")
    __module__ = "tinytensor"
    __array_priority__ = 1000  # NumPy lets our reflected operators go first

    def __new__(cls, *args: Any, device: Device | None = None, **others: Any) -> Tensor:
        if others:
            new.refuse_keywords(args, others if device is None else {"device": device, **others})
        made = new.legacy_new(*args, device=None if device is None else Device(device))
        return made if cls is Tensor else cls._make_subclass(cls, made)

    # ---- metadata ----------------------------------------------------------------------------------------------------

    @property
    def shape(self) -> Size:
        """The sizes, one for each dimension, as a `Size`; the same as `size()`. A tensor without dimensions has `()`.

        >>> tt.zeros(2, 3).shape
        torch.Size([2, 3])
        """
        return self.meta_.sizes

    @property
    def dtype(self) -> ScalarType:
        """The type of the elements.

        >>> tt.tensor([1, 2]).dtype, tt.tensor([1.0]).dtype
        (torch.int64, torch.float32)
        """
        return self.meta_.dtype

    @property
    def device(self) -> Device:
        """Where the storage lies.

        >>> tt.zeros(2).device, tt.zeros(2, device="meta").device
        (device(type='cpu'), device(type='meta'))
        """
        return self.meta_.device

    @property
    def layout(self) -> Any:
        """How elements are found: `strided` by their strides in one storage, `sparse_coo` by tensors of indices, and so on.

        >>> tt.zeros(2).layout, tt.eye(2).to_sparse().layout
        (torch.strided, torch.sparse_coo)
        """
        return self.meta_.layout

    @property
    def ndim(self) -> int:
        """The number of dimensions; the same as `dim()`.

        >>> tt.zeros(2, 3).ndim
        2
        """
        return self.meta_.dim

    @property
    def itemsize(self) -> int:
        """Bytes of one element; the same as `element_size()`.

        >>> tt.zeros(2, dtype=tt.float64).itemsize
        8
        """
        return self.meta_.itemsize

    @property
    def nbytes(self) -> int:
        """Bytes of all elements: `numel() * itemsize`. The storage may be larger, or, for an expanded tensor,
        smaller.

        >>> tt.zeros(2, 3).nbytes, tt.zeros(1, 3).expand(2, 3).nbytes
        (24, 24)
        """
        check(
            self.meta_.layout is not sparse_coo,
            "nbytes is not defined for sparse tensors.  If you want the size of the constituent tensors, add the nbytes of the "
            "indices and values.  If you want the size of the  equivalent dense tensor, multiply numel() by element_size()",
        )
        return self.meta_.numel * self.meta_.itemsize

    @property
    def is_meta(self) -> bool:
        """Whether the tensor is on the `meta` device: it has sizes, strides and a dtype, but no data.

        >>> tt.zeros(2, device="meta").is_meta
        True
        """
        return self.meta_.device.type == "meta"

    @overload
    def size(self, dim: None = None) -> Size: ...

    @overload
    def size(self, dim: int) -> int: ...

    def size(self, dim: int | None = None) -> Size | int:
        """All sizes as a `Size`, or with `dim` the size of that dimension as an int.

        IndexError where `dim` is not in [-ndim, ndim - 1].

        >>> x = tt.zeros(2, 3)
        >>> x.size(), x.size(-1)
        (torch.Size([2, 3]), 3)
        """
        sizes = self.meta_.sizes
        if dim is None:
            return sizes
        return sizes[dim] if dim.__class__ is int and 0 <= dim < len(sizes) else sizes[self._own_dim("size", dim)]

    def stride(self, dim: int | None = None) -> tuple[int, ...] | int:
        """All strides as a tuple, or with `dim` the stride of that dimension: how many elements of the storage lie
        from one index to the next one.

        IndexError where `dim` is not in [-ndim, ndim - 1].

        >>> x = tt.zeros(2, 3)
        >>> x.stride(), x.t().stride(), x.expand(4, 2, 3).stride(0)
        ((3, 1), (1, 3), 0)
        """
        strides = self.meta_.strides if self.meta_.layout is strided else strides_of_layout(self)
        return strides if dim is None else strides[self._own_dim("stride", dim)]

    def _own_dim(self, function: str, dim: Any) -> int:
        if not is_index(dim):
            named = "dim" in named_by_caller(sys._getframe(2))
            where = "'dim'" if named else "'dim' (position 1)"
            raise TypeError(f"{function}(): argument {where} must be int, not {type_name(dim)}")
        return maybe_wrap_dim(unpack_long(operator.index(dim)), self.meta_.dim, False)

    def storage_offset(self) -> int:
        """Where in the storage the first element is, in elements, not bytes.

        >>> tt.arange(5)[2:].storage_offset()
        2
        """
        return self.byte_offset_ // self.meta_.itemsize

    def numel(self) -> int:
        """The number of elements: the product of the sizes. `nelement()` is the same.

        >>> tt.zeros(2, 3).numel(), tt.tensor(1.0).numel()
        (6, 1)
        """
        return self.meta_.numel

    nelement = numel

    def dim(self) -> int:
        """The number of dimensions. `ndimension()` and `ndim` are the same.

        >>> tt.zeros(2, 3).dim(), tt.tensor(1.0).dim()
        (2, 0)
        """
        return self.meta_.dim

    ndimension = dim

    def element_size(self) -> int:
        """Bytes of one element.

        >>> tt.zeros(2, dtype=tt.float16).element_size()
        2
        """
        return self.meta_.itemsize

    def data_ptr(self) -> int:
        """The address of the first element in bytes; 0 where there is no data, as on the meta device.

        >>> x = tt.arange(4)
        >>> x[1:].data_ptr() - x.data_ptr()
        8
        >>> tt.zeros(2, device="meta").data_ptr()
        0
        """
        if self.meta_.layout is not strided:
            return self.storage_.data_ptr  # raises
        if isinstance(self.storage_, InvalidStorage):
            return self.storage_.data_ptr if is_batched(self) else 0
        return tensor_impl.data_ptr(self)

    @shown_as(lambda self, *, memory_format=contiguous_format: None)
    def is_contiguous(self, *args: Any, memory_format: MemoryFormat = contiguous_format) -> bool:
        """Whether the elements lie in memory one after the other, in the order of `memory_format`.

        `memory_format` is a keyword: `contiguous_format` (the last dimension is innermost, the default),
        `channels_last` for 4 dimensions or `channels_last_3d` for 5. Dimensions of size 1 do not matter.

        >>> x = tt.zeros(2, 3)
        >>> x.is_contiguous(), x.t().is_contiguous()
        (True, False)
        >>> tt.zeros(1, 2, 3, 3).to(memory_format=tt.channels_last).is_contiguous(memory_format=tt.channels_last)
        True
        """
        if args:
            given = f"{len(args)} was" if len(args) == 1 else f"{len(args)} were"
            raise TypeError(f"is_contiguous() takes 0 positional arguments but {given} given")
        if self.meta_.layout is not strided:
            return is_contiguous_of_layout(self, memory_format is contiguous_format)
        if memory_format is contiguous_format or memory_format is preserve_format:
            return self.meta_.is_contiguous
        if not isinstance(memory_format, MemoryFormat):
            kind = type_name(memory_format)
            raise TypeError(f"is_contiguous(): argument 'memory_format' must be torch.memory_format, not {kind}")
        check(
            not is_batched(self),
            "NYI: querying is_contiguous inside of vmap for memory_format other than torch.contiguous_format",
        )
        dims = 4 if memory_format is channels_last else 5
        return is_channels_last(tuple(self.meta_.sizes), self.meta_.strides, dims)

    def is_floating_point(self) -> bool:
        """Whether the dtype is float16, bfloat16, float32 or float64. Only such tensors can require a gradient.

        >>> tt.zeros(2).is_floating_point(), tt.arange(2).is_floating_point()
        (True, False)
        """
        return self.meta_.dtype.is_floating_point

    def is_complex(self) -> bool:
        """Whether the dtype is complex: always False, there are no complex dtypes here.

        >>> tt.zeros(2).is_complex()
        False
        """
        return False

    def is_signed(self) -> bool:
        """Whether the dtype has negative numbers: False for bool and the unsigned integers.

        >>> tt.zeros(2).is_signed(), tt.zeros(2, dtype=tt.uint8).is_signed()
        (True, False)
        """
        check(not self.meta_.dtype.is_quantized, "isSignedType not supported for quantized types")
        return self.meta_.dtype.is_signed

    def get_device(self) -> int:
        """The index of the device as an int; -1 on a device without one, as the CPU is.

        >>> tt.zeros(2).get_device()
        -1
        """
        return -1 if self.meta_.device.index is None else self.meta_.device.index

    def type(self, dtype: Any = None, non_blocking: bool = False) -> str | Tensor:
        """The name of the tensor's type, or with `dtype` the tensor in that dtype.

            dtype          a dtype; or a type or its name, "torch.DoubleTensor", which says CPU or CUDA, too
            non_blocking   from pinned memory to a device: the host does not wait for the copy

        Returns a str, or a tensor: self where the dtype is right already. ValueError for a name that is no type.

        >>> x = tt.zeros(2)
        >>> x.type()
        'torch.FloatTensor'
        >>> x.type("torch.LongTensor"), x.type(tt.float32) is x
        (tensor([0, 0]), True)
        """
        if dtype is None:
            place = "" if self.meta_.device is cpu else f"{self.meta_.device.type}."
            return f"torch.{place}{kind_of_layout(self)}{self.meta_.dtype.cpp_name}Tensor"
        if isinstance(dtype, ScalarType):
            return F.to(self, dtype)
        wanted, place = new.options_of_type(dtype)
        here = self.meta_.device.type
        if here != place and "cuda" in (here, place):
            return F.to(self, device=Device(place), dtype=wanted, non_blocking=non_blocking)
        return F.to(self, wanted)

    new_tensor = new.new_tensor_of

    def is_conj(self) -> bool:
        """Whether the tensor is a lazy conjugate: always False, there are no complex dtypes here.

        >>> tt.zeros(2).is_conj()
        False
        """
        return False

    def is_neg(self) -> bool:
        """Whether the tensor is a lazy negative, as the imaginary part of a conjugate is in PyTorch: always False.

        >>> tt.zeros(2).neg().is_neg()
        False
        """
        return False

    def is_inference(self) -> bool:
        """Whether the tensor was made in `inference_mode`. Such a tensor has no version counter and cannot be saved
        for backward.

        >>> with tt.inference_mode():
        ...     x = tt.zeros(2)
        >>> x.is_inference(), tt.zeros(2).is_inference()
        (True, False)
        """
        return inference_mode.is_inference(self)

    def nonzero(self, *, as_tuple: bool = False) -> Tensor | tuple[Tensor, ...]:  # type: ignore[override]
        """The indices of the elements that are not 0, in the order of the elements.

        Returns an int64 tensor of shape [number of elements that are not 0, ndim]; with `as_tuple=True` its columns,
        one 1-dim tensor for each dimension, with which the tensor can be indexed.

        >>> x = tt.tensor([[1, 0], [0, 2]])
        >>> x.nonzero()
        tensor([[0, 0],
                [1, 1]])
        >>> x[x.nonzero(as_tuple=True)]
        tensor([1, 2])
        """
        if as_tuple.__class__ is not bool:
            raise TypeError(f"nonzero(): argument 'as_tuple' must be bool, not {type_name(as_tuple)}")
        return F.nonzero_numpy(self) if as_tuple else F.nonzero(self)

    def untyped_storage(self) -> UntypedStorage:
        """The storage as bytes. Views of a tensor share it.

        NotImplementedError inside of vmap.

        >>> x = tt.zeros(2, 3)
        >>> x.untyped_storage().nbytes(), x[0].untyped_storage().data_ptr() == x.untyped_storage().data_ptr()
        (24, True)
        """
        check_has_storage(self)
        return UntypedStorage.of(self.storage_)

    def storage(self) -> TypedStorage:
        """The storage as elements of this dtype. PyTorch calls it deprecated, `untyped_storage()` takes its place.

        NotImplementedError inside of vmap.

        >>> import warnings
        >>> with warnings.catch_warnings():
        ...     warnings.simplefilter("ignore")
        ...     list(tt.tensor([[1, 2], [3, 4]]).t().storage())
        [1, 2, 3, 4]
        """
        check_has_storage(self)
        _warn_typed_storage_removal()
        return storage_of_tensor(self)

    def _typed_storage(self) -> TypedStorage:
        check_has_storage(self)
        return storage_of_tensor(self)

    @property
    def T(self) -> Tensor:
        """A view with the dimensions in reverse order; for a matrix its transpose.

        For other than 2 dimensions PyTorch calls it deprecated, and it warns once: use `mT`, or `permute`.

        >>> tt.zeros(2, 3).T.shape
        torch.Size([3, 2])
        """
        m = self.meta_
        ks = m.key_set
        if m.dim == 2 and not state.dirty and not replaced_kernels and ks & ~REQUIRES_GRAD == PLAIN:
            return F.permute_op.table[ks](ks, self, (1, 0))  # all that the operator does
        return F.numpy_T(self)

    @property
    def H(self) -> Tensor:
        """A view of a matrix with its two dimensions swapped; without complex numbers the same as `mT`.

        RuntimeError unless the tensor has 2 dimensions or none.

        >>> tt.zeros(2, 3).H.shape
        torch.Size([3, 2])
        """
        return F.matrix_H(self)

    @property
    def mT(self) -> Tensor:
        """A view with the last two dimensions swapped: the transpose of each matrix of a batch.

        RuntimeError for a tensor of one dimension.

        >>> tt.zeros(5, 2, 3).mT.shape
        torch.Size([5, 3, 2])
        """
        m = self.meta_
        ks = m.key_set
        if m.dim >= 2 and not state.dirty and not replaced_kernels and ks & ~REQUIRES_GRAD == PLAIN:
            return F.transpose_int_op.table[ks](ks, self, -2, -1)  # all that the operator does
        return F.mT(self)

    @property
    def mH(self) -> Tensor:
        """A view with the last two dimensions swapped; without complex numbers the same as `mT`.

        >>> tt.zeros(5, 2, 3).mH.shape
        torch.Size([5, 3, 2])
        """
        return F.mH(self)

    def split(self, split_size: Any, dim: int = 0) -> tuple[Tensor, ...]:  # type: ignore[override]
        """Views of parts of the tensor along `dim`.

            split_size   an int, or a tensor of one number: the size of each part, the last one perhaps smaller; or a list
                         with the size of each

        RuntimeError where the sizes in the list do not add up to the size of `dim`.

        >>> tt.arange(5).split(2), tt.arange(5).split([1, 4])
        ((tensor([0, 1]), tensor([2, 3]), tensor([4])), (tensor([0]), tensor([1, 2, 3, 4])))
        """
        if dim.__class__ is int and (split_size.__class__ is int or as_tuple(split_size) is not False):
            return TensorMethods.split(self, split_size, dim)
        if isinstance(split_size, TensorImpl):
            with contextlib.suppress(ValueError):
                split_size = int(split_size)
        if isinstance(split_size, int):
            return F.split(self, split_size, dim)
        return F.split_with_sizes(self, split_size, dim)

    def unflatten(self, dim: int, sizes: Sequence[int]) -> Tensor:  # type: ignore[override]
        """A view in which a dimension is cut into several ones of these sizes, one of which may be -1.

        RuntimeError where their product is not the size of the dimension.

        >>> tt.zeros(6).unflatten(0, (2, -1)).shape
        torch.Size([2, 3])
        """
        if not sizes:
            raise RuntimeError("unflatten: sizes must be non-empty")
        return TensorMethods.unflatten(self, dim, sizes)

    def lu(self, pivot: bool = True, get_infos: bool = False) -> tuple[Tensor, ...]:
        """The LU factors of a matrix or of each matrix in a batch, `P L U = self`. PyTorch calls it deprecated:
        `linalg.lu_factor`.

            pivot       whether rows are swapped
            get_infos   also return what went wrong, an int32 for each matrix, instead of raising an error

        Returns `(LU, pivots)`: both factors in one tensor of self's shape, and the rows that were swapped, int32,
        counted from 1.

        >>> LU, pivots = tt.tensor([[1.0, 2.0], [4.0, 4.0]]).lu()
        >>> LU, pivots
        (tensor([[4.0000, 4.0000],
                [0.2500, 1.0000]]), tensor([2, 2], dtype=torch.int32))
        """
        result = F._lu_with_info(self, pivot=pivot, check_errors=not get_infos)
        return result if get_infos else result[:2]

    # ---- autograd ----------------------------------------------------------------------------------------------------

    @property
    def requires_grad(self) -> bool:
        """Whether operations on the tensor are recorded for backward. Can be set on a leaf.

        RuntimeError where it is set on a tensor that is no leaf or whose dtype is not floating.

        >>> x = tt.zeros(2)
        >>> x.requires_grad = True
        >>> (x * 2).requires_grad
        True
        """
        return self.meta_.key_set & REQUIRES_GRAD != 0

    @requires_grad.setter
    def requires_grad(self, flag: bool) -> None:
        _hooks.set_requires_grad(self, flag)

    @requires_grad.deleter
    def requires_grad(self) -> None:
        raise RuntimeError("requires_grad must be a bool")

    @property
    def grad_fn(self) -> Any:
        """The node of the backward graph that made the tensor; None for a leaf.

        >>> x = tt.ones(2, requires_grad=True)
        >>> x.grad_fn, (x + 1).grad_fn.name()
        (None, 'AddBackward0')
        """
        return _hooks.grad_fn(self)

    @property
    def grad(self) -> Tensor | None:
        """The gradient that `backward` has added up, a tensor of the same shape, dtype and device; None before. Can
        be set.

        Only leaves have one, and tensors on which `retain_grad()` was called; elsewhere reading it warns. TypeError
        or RuntimeError where something is assigned that is no tensor or does not fit.

        >>> x = tt.tensor([1.0, 2.0], requires_grad=True)
        >>> (x * x).sum().backward()
        >>> x.grad
        tensor([2., 4.])
        >>> x.grad = None
        """
        return _hooks.grad(self)

    @grad.setter
    def grad(self, value: Tensor | None) -> None:
        _hooks.set_grad(self, value)

    @grad.deleter
    def grad(self) -> None:
        _hooks.set_grad(self, None)

    _grad = grad

    @property
    def grad_dtype(self) -> ScalarType | None:
        """The dtype that a gradient of this leaf has: its own unless another was set; None where any may be kept.

        >>> x = tt.ones(2, dtype=tt.float16, requires_grad=True)
        >>> x.grad_dtype
        torch.float16
        >>> x.grad_dtype = tt.float32
        >>> (x * 2).sum().backward()
        >>> x.grad
        tensor([2., 2.])
        """
        return _hooks.grad_dtype(self)

    @grad_dtype.setter
    def grad_dtype(self, dtype: ScalarType | None) -> None:
        _hooks.set_grad_dtype(self, dtype)

    @property
    def _grad_fn(self) -> Any:
        return _hooks.grad_fn(self)

    @_grad_fn.setter
    def _grad_fn(self, node: None) -> None:
        check(node is None, "_grad_fn can be only set to None")
        self.detach_()

    @property
    def is_leaf(self) -> bool:
        """Whether no recorded operation made the tensor: `grad_fn` is None. Only leaves get a `grad` from `backward`.

        >>> x = tt.ones(2, requires_grad=True)
        >>> x.is_leaf, (x + 1).is_leaf, (x + 1).detach().is_leaf
        (True, False, True)
        """
        return _hooks.is_leaf(self)

    @property
    def output_nr(self) -> int:
        """Which output of its `grad_fn` the tensor is; 0 for a leaf.

        >>> values, indices = tt.ones(2, 3, requires_grad=True).unbind()
        >>> values.output_nr, indices.output_nr
        (0, 1)
        """
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
        """Whether `retain_grad()` had an effect: True only for a tensor that is no leaf.

        >>> x = tt.ones(2, requires_grad=True)
        >>> y = x * 2
        >>> y.retain_grad()
        >>> x.retains_grad, y.retains_grad
        (False, True)
        """
        return _hooks.retains_grad(self)

    @property
    def data(self) -> Tensor:
        """A tensor over the same bytes without history. Writes through it are not counted by `_version`.

        Backward does not notice them therefore, and computes wrong gradients; `detach()` is safe. Can be set, to a
        tensor of a compatible type, whose bytes and metadata this tensor then has.

        >>> x = tt.ones(2, requires_grad=True)
        >>> x.data.zero_()
        tensor([0., 0.])
        >>> x
        tensor([0., 0.], requires_grad=True)
        """
        if self.meta_.key_set & FUNCTORCH_BATCHED:
            raise RuntimeError("accessing `data` under vmap transform is not allowed")
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
        """Keep in `grad` the gradient of a tensor that is not a leaf. Call it before `backward`. On a leaf it does
        nothing.

        RuntimeError where the tensor does not require a gradient.

        >>> x = tt.tensor([3.0], requires_grad=True)
        >>> y = x * 2
        >>> y.retain_grad()
        >>> (y * y).backward()
        >>> y.grad
        tensor([12.])
        """
        check_supports_inplace_requires_grad("retain_grad")
        _hooks.retain_grad(self)

    def register_hook(self, hook: Any) -> Any:
        """Call `hook(grad)` each time the gradient of this tensor is computed, before it is passed on.

        `hook` may return a tensor, which takes the gradient's place, or None. It must not change its argument.
        Returns a handle whose `remove()` takes the hook away. RuntimeError where the tensor does not require a
        gradient.

        >>> x = tt.tensor([1.0, 2.0], requires_grad=True)
        >>> handle = x.register_hook(lambda grad: grad * 10)
        >>> x.sum().backward()
        >>> x.grad
        tensor([10., 10.])
        >>> handle.remove()
        """
        return _hooks.register_hook(self, hook)

    def register_post_accumulate_grad_hook(self, hook: Any) -> Any:
        """Call `hook(tensor)` each time the gradient of this leaf was added to its `grad`.

        An optimizer can take its step there and free the gradient. Returns a handle with `remove()`. RuntimeError
        where the tensor does not require a gradient or is no leaf.

        >>> x = tt.tensor([1.0], requires_grad=True)
        >>> handle = x.register_post_accumulate_grad_hook(lambda leaf: print("grad is", leaf.grad))
        >>> (x * 3).backward()
        grad is tensor([3.])
        """
        return _hooks.register_post_accumulate_grad_hook(self, hook)

    def backward(
        self,
        gradient: Tensor | None = None,
        retain_graph: bool | None = None,
        create_graph: bool = False,
        inputs: Any = None,
    ) -> None:
        """Add the gradients of this tensor to the `grad` of the leaves it was computed from.

            gradient       the gradient of this tensor, of its shape; needed unless it has one element (then 1)
            retain_graph   keep the graph and what it saved, for another backward; by default as `create_graph`
            create_graph   record the backward pass too, for derivatives of higher order
            inputs         add gradients to these tensors alone; default: to all leaves

        RuntimeError where the tensor requires no gradient, where `gradient` is missing or has another shape, and
        where the graph was freed by an earlier backward.

        >>> x = tt.tensor([1.0, 2.0], requires_grad=True)
        >>> (x * x).backward(gradient=tt.tensor([1.0, 10.0]))
        >>> x.grad
        tensor([ 2., 40.])
        """
        _hooks.backward(self, gradient, retain_graph, create_graph, inputs)

    # ---- conversions -------------------------------------------------------------------------------------------------

    def cpu(self, *, memory_format: MemoryFormat = preserve_format) -> Tensor:
        """The tensor on the CPU: self where it is there already, else a copy in `memory_format`.

        >>> x = tt.zeros(2)
        >>> x.cpu() is x
        True
        """
        if memory_format is preserve_format:
            if not state.dirty and not replaced_kernels and self.meta_.key_set & ~REQUIRES_GRAD == PLAIN:
                return self  # which is what the operator would answer
            return F.to_dtype_layout(self, device=cpu)
        return F.to(self, cpu, memory_format=memory_format)

    def cuda(
        self, device: Any = None, non_blocking: bool = False, *, memory_format: MemoryFormat = preserve_format
    ) -> Tensor:
        """A copy of the tensor on a GPU.

            device          "cuda", "cuda:0" or an index; default: the current GPU
            non_blocking    do not wait for the copy
            memory_format   order of the copy's elements in memory; default: as they are

        AssertionError where the library has no support of GPUs.

        >>> tt.zeros(2).cuda()  #!
        Traceback (most recent call last):
            ...
        AssertionError: Torch not compiled with CUDA enabled
        """
        target = initialize(Device("cuda" if device is None else device))
        return F.to(self, target, non_blocking=non_blocking, memory_format=memory_format)

    # ---- indexing ----------------------------------------------------------------------------------------------------

    def __getitem__(self, index: Any) -> Tensor:
        return indexing.getitem(self, index)

    def __setitem__(self, index: Any, value: Any) -> None:
        indexing.setitem(self, index, value)

    def __delitem__(self, index: Any) -> None:
        raise TypeError("Tensor does not support deleting items")

    def __hash__(self) -> int:
        return id(self)

    def __invert__(self) -> Tensor:
        check(
            not (self.meta_.dtype.is_floating_point or self.meta_.dtype.is_quantized),
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
            memo[id(self)] = pickle.deep_copy(self, memo)
        return memo[id(self)]

    def __reduce_ex__(self, protocol: SupportsIndex) -> Any:
        return pickle.reduce(self)

    def __setstate__(self, state: Any) -> None:
        pickle.set_state(self, state)


for _class in (Tensor, TensorProperties):
    refuse_writing(_class)
tensor_impl.set_tensor_type(Tensor)
install_torch_function_methods(Tensor)
indexing.set_tensor_from_data(new.as_tensor)
storage.set_tensor_of(new.tensor)
