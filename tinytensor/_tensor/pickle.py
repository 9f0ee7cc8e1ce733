"""Copying and pickling tensors.

A tensor is pickled as its storage and a geometry. The storage is one object for all tensors over it, so tensors that
shared memory share it again after loading, and a deep copy copies each storage once.

Mirrors `__reduce_ex__`, `__deepcopy__` of torch/_tensor.py and torch/_utils.py. Left out: hooks, which PyTorch leaves out
too.
"""

from __future__ import annotations

import copy
import copyreg
from typing import TYPE_CHECKING, Any

from tinytensor._tensor.layouts import check_opaque_storage
from tinytensor._tensor.storage import UntypedStorage
from tinytensor.aten import functions as F
from tinytensor.c10 import tensor_impl
from tinytensor.c10.batched_tensor_impl import is_batched
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.layout import Layout, sparse_bsr, sparse_coo, sparse_csr, strided
from tinytensor.c10.metadata import metadata
from tinytensor.c10.quantizer import PerTensorAffineQuantizer, per_channel, per_tensor_affine
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.storage import InvalidStorage
from tinytensor.c10.tensor_impl import new_tensor

if TYPE_CHECKING:
    from tinytensor.c10.tensor_impl import TensorImpl

Ints = tuple[int, ...]
State = dict[str, Any] | tuple[dict[str, Any], dict[str, Any]]
"""Attributes; and those in `__slots__`, if there are any."""


def reduce(self: TensorImpl) -> tuple[Any, ...]:
    """What pickle stores: geometry, storage, and what a user has put on the tensor."""
    m = self.meta_
    cls = None if type(self) is tensor_impl.tensor_type else type(self)
    more = (self.requires_grad, cls, state_of(self))
    check(not is_batched(self), "Cannot access storage of BatchedTensorImpl", NotImplementedError)
    if m.layout is not strided:
        # As in PyTorch, what is said about gradients is lost.
        return rebuild_layout, (m.layout, parts_of(self), tuple(m.sizes), False, *more[1:])
    if isinstance(self.storage_, InvalidStorage):
        place = self.storage_offset(), str(m.device)
        return rebuild_wrapper, (type(self), m.dtype, tuple(m.sizes), m.strides, *place, self.requires_grad, more[2])
    if m.device is not cpu and m.device.type != "cuda":
        return rebuild_meta, (m.dtype, tuple(m.sizes), m.strides, str(m.device), *more)
    storage = UntypedStorage.of(self.storage_)
    if m.quantizer is not None:
        geometry = (tuple(m.sizes), m.strides, self.storage_offset())
        return rebuild_quantized, (storage, m.dtype, *geometry, quantizer_params(self), *more[1:])
    return rebuild, (storage, m.dtype, tuple(m.sizes), m.strides, self.storage_offset(), *more)


def rebuild(
    storage: UntypedStorage, dtype: ScalarType, sizes: Ints, strides: Ints, storage_offset: int, requires_grad: bool,
    cls: type | None = None, state: State | None = None,
) -> Any:  # fmt: skip
    """Unpickle; RuntimeError if the geometry reaches beyond the storage."""
    # as_strided checks that the geometry stays inside the storage: a pickle may hold anything. detach makes a tensor of its
    # result that is no view.
    whole = metadata((storage.nbytes() // dtype.itemsize,), (1,), dtype, storage.device)
    made = F.detach(F.as_strided(new_tensor(whole, storage._impl), sizes, strides, storage_offset))
    return _finish(made, requires_grad, cls, state)


def quantizer_params(self: TensorImpl) -> tuple[Any, ...]:
    """What the integers mean: (scheme, scale, zero point), and the axis where scales are by channel."""
    q: Any = self.meta_.quantizer
    if isinstance(q, PerTensorAffineQuantizer):
        return q.qscheme, q.scale, q.zero_point
    q = per_channel(q)
    return q.qscheme, q.scales, q.zero_points, q.axis


def quantizer_of_params(dtype: ScalarType, params: tuple[Any, ...]) -> Any:
    """The quantizer that `quantizer_params` told of; RuntimeError where the tables do not fit together."""
    if params[0] is per_tensor_affine:
        return PerTensorAffineQuantizer(dtype, params[1], params[2])
    _, scales, zero_points, axis = params
    # An operator makes it, which looks at the tables: a pickle may hold anything.
    sizes = (0,) * axis + (scales.meta_.numel,)
    made = F._empty_per_channel_affine_quantized(sizes, scales=scales, zero_points=zero_points, axis=axis, dtype=dtype)
    return made.meta_.quantizer


def rebuild_quantized(
    storage: UntypedStorage, dtype: ScalarType, sizes: Ints, strides: Ints, storage_offset: int, params: tuple[Any, ...],
    cls: type | None = None, state: State | None = None,
) -> Any:  # fmt: skip
    """Unpickle a quantized tensor; RuntimeError if the geometry reaches beyond the storage."""
    stored = rebuild(storage, dtype.underlying, sizes, strides, storage_offset, False)
    m = stored.meta_
    made = metadata(m.sizes, m.strides, dtype, m.device, False, quantizer_of_params(dtype, params))
    return _finish(new_tensor(made, stored.storage_, stored.byte_offset_), False, cls, state)


def parts_of(self: TensorImpl) -> tuple[Any, ...]:
    """What a sparse tensor is made of; for COO its flag, too. NotImplementedError for a blocked one."""
    layout = self.meta_.layout
    check_opaque_storage(self)
    plain = F.detach(self)
    if layout is sparse_coo:
        return plain._indices(), plain._values(), plain.is_coalesced()
    if layout in (sparse_csr, sparse_bsr):
        return plain.crow_indices(), plain.col_indices(), plain.values()
    return plain.ccol_indices(), plain.row_indices(), plain.values()


def rebuild_layout(
    layout: Layout, parts: tuple[Any, ...], sizes: Ints, requires_grad: bool, cls: type | None = None,
    state: State | None = None,
) -> Any:  # fmt: skip
    """Unpickle a tensor without strides; RuntimeError if its parts do not make one: a pickle may hold anything."""
    return _finish(layout_tensor(layout, parts, sizes), requires_grad, cls, state)


def layout_tensor(layout: Layout, parts: tuple[Any, ...], sizes: Ints) -> Any:
    """A tensor over checked parts."""
    if layout is sparse_coo:
        indices, values, coalesced = parts
        F._validate_sparse_coo_tensor_args(indices, values, tuple(sizes), coalesced)
        return F._sparse_coo_tensor_unsafe(indices, values, tuple(sizes), is_coalesced=coalesced)
    F._validate_sparse_compressed_tensor_args(*parts, tuple(sizes), layout)
    return F.sparse_compressed_tensor(*parts, tuple(sizes), layout=layout)


def rebuild_meta(
    dtype: ScalarType, sizes: Ints, strides: Ints, device: str, requires_grad: bool, cls: type | None = None,
    state: State | None = None,
) -> Any:  # fmt: skip
    """Unpickle a tensor without memory."""
    return _finish(F.empty_strided(sizes, strides, dtype=dtype, device=device), requires_grad, cls, state)


def rebuild_wrapper(
    cls: type, dtype: ScalarType, sizes: Ints, strides: Ints, storage_offset: int, device: str, requires_grad: bool,
    state: State | None = None,
) -> Any:  # fmt: skip
    """Unpickle a tensor whose values are in its attributes: `_rebuild_wrapper_subclass` of torch/_utils.py."""
    base: Any = tensor_impl.tensor_type
    made = base._make_wrapper_subclass(
        cls,
        sizes,
        strides=strides,
        storage_offset=storage_offset,
        dtype=dtype,
        device=device,
        requires_grad=requires_grad,
    )
    return set_state_of(made, state)


def slots_of(cls: type) -> list[str]:
    """Names of `__slots__` that a subclass of Tensor has of its own."""
    slotnames: Any = copyreg._slotnames  # type: ignore[attr-defined]
    fields = slotnames(tensor_impl.tensor_type)
    return [name for name in slotnames(cls) if name not in fields]


def state_of(self: Any) -> State | None:
    """What a user has put on the tensor: attributes, and those in `__slots__`; None where there is nothing."""
    slots = {} if type(self) is tensor_impl.tensor_type else {
        name: getattr(self, name) for name in slots_of(type(self)) if hasattr(self, name)
    }  # fmt: skip
    attributes = dict(self.__dict__)
    return (attributes, slots) if slots else attributes or None


def set_state_of(made: Any, state: State | None) -> Any:
    """Put it on the tensor."""
    attributes, slots = state if isinstance(state, tuple) else (state, None)
    if attributes:
        made.__dict__.update(attributes)
    for name, value in (slots or {}).items():
        setattr(made, name, value)
    return made


def _finish(made: Any, requires_grad: bool, cls: type | None, state: State | None) -> Any:
    if cls is not None:
        made = made.as_subclass(cls)
    set_state_of(made, state)
    if requires_grad:
        made.requires_grad = True
    return made


def deep_copy(self: TensorImpl, memo: dict[int, Any]) -> Any:
    """A leaf with a storage of its own, shared only with copies of tensors that shared the original's."""
    check(not is_batched(self), "Cannot access storage of BatchedTensorImpl", NotImplementedError)
    if isinstance(self.storage_, InvalidStorage):
        copied = F.clone(self.detach())
        if type(copied) is not type(self):
            raise RuntimeError(
                "The default implementation of __deepcopy__() for wrapper subclasses only works for subclass types that "
                "implement clone() and for which cloning returns another instance of the same subclass. You should either "
                "properly implement clone() for your subclass or override __deepcopy__() if it is intended behavior for "
                "clone() to return an instance of a different type."
            )
    elif self.meta_.layout is not strided:
        check_opaque_storage(self)
        copied = F.clone(F.detach(self))
    elif self.meta_.device is cpu or self.meta_.device.type == "cuda":
        _check_new_empty(self)
        # The whole storage, once for all tensors over it: `memo` knows the copy. So copies share memory as the originals did.
        storage = UntypedStorage.of(self.storage_).__deepcopy__(memo)
        copied = new_tensor(self.meta_.plain, storage._impl, self.byte_offset_)
    else:
        copied = F.clone(F.detach(self))
    if type(self) is not tensor_impl.tensor_type:
        copied.__class__ = type(self)
    if self.requires_grad:
        copied.requires_grad = True
    if self.grad is not None:
        copied.grad = self.grad.__deepcopy__(memo)
    copied.__dict__.update(copy.deepcopy(self.__dict__, memo))
    return copied


def _check_new_empty(self: TensorImpl) -> None:
    if type(self) is not tensor_impl.tensor_type and type(self.new_empty([])) is not type(self):
        raise RuntimeError(
            "The default implementation of __deepcopy__() for non-wrapper subclasses only works for subclass types that "
            "implement new_empty() and for which that function returns another instance of the same subclass. You should "
            "either properly implement new_empty() for your subclass or override __deepcopy__() if it is intended behavior "
            "for new_empty() to return an instance of a different type."
        )


def set_state(self: Any, state: Any) -> None:
    """Forms that old pickles of PyTorch have: (storage, offset, size, stride); data first; (requires_grad, _, hooks)."""
    check(self.is_leaf, "__setstate__ can be only called on leaf Tensors")
    if len(state) == 4:
        storage, offset, sizes, strides = state
        self.data = rebuild(storage.untyped(), self.meta_.dtype, tuple(sizes), tuple(strides), offset, False)
        return
    if len(state) == 5:
        self.data = state[0]
        state = (state[3], state[4], state[2])
    self.requires_grad = state[0]
