# hot path
"""Metadata: everything about a tensor but its bytes, as one interned immutable object.

PyTorch keeps sizes, strides, dtype, device and key set as fields of each TensorImpl. Here they are one object, found by
value and shared by every tensor that has them. So a question about geometry is answered once: the answer (a view's
metadata, an operator's plan) hangs on the object, and the next tensor of the same kind finds it with one look-up.
`x.size()`, `x.stride()` read the same names and values as in PyTorch.

Mirrors the fields of c10/core/TensorImpl.h.
"""

from __future__ import annotations

import operator
import weakref
from collections.abc import Hashable, Iterable
from typing import Any, TypeVar

from tinytensor.c10 import contiguity
from tinytensor.c10.allocator import storage_size
from tinytensor.c10.device import TYPES_WITH_STREAMS, Device, cpu
from tinytensor.c10.dispatch_key import DispatchKey
from tinytensor.c10.dispatch_key_set import (
    ADINPLACEORVIEW,
    AUTOGRAD,
    INFERENCE,
    REQUIRES_GRAD,
    SUBCLASS,
    tensor_key_set,
)
from tinytensor.c10.layout import Layout, _mkldnn, sparse_coo, strided
from tinytensor.c10.public_name import public_name
from tinytensor.c10.quantizer import PerTensorAffineQuantizer
from tinytensor.c10.scalar_type import ScalarType, float32, on_another_default, refuse_by_name

Ints = tuple[int, ...]
K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


def _as_ints(sizes: tuple[Any, ...]) -> Iterable[int]:
    """Each size as an int; TypeError for the first that is none."""
    for position, size in enumerate(sizes):
        if not hasattr(size, "__index__"):
            kind = type(size).__name__
            raise TypeError(f"torch.Size() takes an iterable of 'int' (item {position} is '{kind}')")
        yield operator.index(size)


@public_name("Size")
class Size(tuple):
    """`torch.Size`: the sizes of a tensor, a tuple of ints. Slices and sums of them are again of this class.

    TypeError for elements that are no ints.

    >>> size = tt.Size((2, 3))
    >>> size.numel(), size[1:], size == (2, 3)
    (6, torch.Size([3]), True)
    """

    __slots__ = ()

    def __new__(cls, sizes: Iterable[Any] = (), /) -> Size:
        made = tuple.__new__(cls, sizes)
        for size in made:
            if size.__class__ is not int:
                return tuple.__new__(cls, _as_ints(made))
        return made

    def numel(self) -> int:
        """The product of the sizes: the number of elements that a tensor of this shape has.

        >>> tt.Size((2, 3)).numel(), tt.Size(()).numel()
        (6, 1)
        """
        product = 1
        for size in self:
            product *= size
        return product

    def __repr__(self) -> str:
        return f"torch.Size({list(self)})"

    def __getitem__(self, index):
        item = tuple.__getitem__(self, index)
        return tuple.__new__(Size, item) if item.__class__ is tuple else item

    def __add__(self, other):
        if not isinstance(other, tuple):
            raise TypeError(f"can only concatenate tuple (not {type(other).__name__}) to torch.Size")
        return Size(tuple.__add__(self, other))

    def __radd__(self, other):
        return Size(tuple.__add__(other, self)) if isinstance(other, tuple) else NotImplemented

    def __mul__(self, times):
        return tuple.__new__(Size, tuple.__mul__(self, times)) if hasattr(times, "__index__") else NotImplemented

    __rmul__ = __mul__


class Metadata:
    """Sizes, strides (in elements), dtype, device, layout and key set, with what follows from them.

    numel, dim, itemsize   counts; itemsize in bytes
    strides                () for a layout without strides, see Note [Tensors without strides] in c10/sparse_tensor_impl.py
    quantizer              what the integers of a quantized dtype mean (c10/quantizer.py); else None
    nbytes                 bytes that a fresh storage for this geometry needs
    is_differentiable      whether the dtype can require gradients
    has_plain_history      whether a node needs to know no more of it than this object: its dtype can require gradients, and
                           its device has no streams (see Note [Streams of nodes])
    plain, grad_twin       the same without and with the REQUIRES_GRAD bit; both share `views` and `plans`
    inference_twin         the same for an inference tensor, None until `inference_metadata` makes it
    subclass_twins         the same for subclasses of Tensor, by the keys that they add; None until there is one
    views, plans           memos: geometry of views of it, plans of operators on it (always about `plain` metadata)
    """

    __slots__ = (
        "__weakref__", "device", "dim", "dtype", "grad_twin", "has_plain_history", "inference_twin", "is_contiguous",
        "is_differentiable",
        "is_non_overlapping_and_dense", "is_wrapped_number",
        "itemsize", "key_set", "layout", "nbytes", "numel", "plain", "plans", "quantizer", "sizes", "strides",
        "subclass_twins", "views",
    )  # fmt: skip

    sizes: Size
    strides: Ints
    dtype: ScalarType
    device: Device
    layout: Layout
    key_set: int
    is_wrapped_number: bool
    numel: int
    dim: int
    itemsize: int
    nbytes: int
    is_contiguous: bool
    is_differentiable: bool
    has_plain_history: bool
    is_non_overlapping_and_dense: bool
    quantizer: Hashable
    plain: Metadata
    grad_twin: Metadata
    inference_twin: Metadata | None
    subclass_twins: dict[int, tuple[Metadata, Metadata]] | None
    views: dict[Hashable, Any]
    plans: dict[Hashable, Any]

    def with_geometry(self, sizes: Ints, strides: Ints) -> Metadata:
        """The (plain) metadata of a view: other sizes and strides, all else the same.

        Scales by channel belong to a dimension, so only operators that know where it goes make views of such a tensor.
        """
        if self.quantizer is not None and not isinstance(self.quantizer, PerTensorAffineQuantizer):
            raise RuntimeError("Setting strides is possible only on uniformly quantized tensor")
        return metadata(sizes, strides, self.dtype, self.device, False, self.quantizer)

    def with_dtype(self, dtype: ScalarType) -> Metadata:
        return metadata(self.sizes, self.strides, dtype, self.device)

    def __repr__(self) -> str:
        return f"Metadata({list(self.sizes)}, strides={list(self.strides)}, {self.dtype}, {self.device})"


_INTERNED: dict[Hashable, Metadata] = {}
_CONTIGUOUS: dict[Hashable, Metadata] = {}  # the same objects for row-major tensors, under a key without strides
# All metadata in use, those included that are no longer in the tables above.
_ALIVE: weakref.WeakSet[Metadata] = weakref.WeakSet()
# Dropping entries is always safe: a second object for the same value only misses the memos of the first.
_MOST_METADATA = 65536
_MOST_MEMOS = 4096


def metadata(
    sizes: Ints,
    strides: Ints,
    dtype: ScalarType,
    device: Device = cpu,
    is_wrapped_number: bool = False,
    quantizer: Hashable = None,
) -> Metadata:
    """The one (plain) Metadata of these values, of a strided tensor. A quantized dtype needs a quantizer."""
    key = (sizes, strides, dtype, device, is_wrapped_number, quantizer)
    found = _INTERNED.get(key)
    if found is None:
        if len(_INTERNED) >= _MOST_METADATA:
            _INTERNED.clear()
            _CONTIGUOUS.clear()
        functionality = DispatchKey.Dense if quantizer is None else DispatchKey.Quantized
        found = _INTERNED[key] = _make(*key, strided, functionality)
    return found


def layout_metadata(sizes: Ints, dtype: ScalarType, device: Device, layout: Layout) -> Metadata:
    """The one (plain) Metadata of a tensor without strides: of `layout`, with the layout's dispatch keys."""
    key = (sizes, dtype, device, layout)
    found = _INTERNED.get(key)
    if found is None:
        functionality = _FUNCTIONALITY.get(layout, DispatchKey.SparseCsr)
        found = _INTERNED[key] = _make(sizes, (), dtype, device, False, None, layout, functionality)
    return found


_FUNCTIONALITY = {sparse_coo: DispatchKey.Sparse, _mkldnn: DispatchKey.MkldnnCPU}


def contiguous_metadata(sizes: Ints, dtype: ScalarType, device: Device = cpu) -> Metadata:
    """Row-major metadata."""
    key = (sizes, dtype, device)
    found = _CONTIGUOUS.get(key)
    if found is None:
        made = metadata(sizes, contiguity.contiguous_strides(sizes), dtype, device)
        if len(_CONTIGUOUS) >= _MOST_METADATA:
            _CONTIGUOUS.clear()
        found = _CONTIGUOUS[key] = made
    return found


def _make(
    sizes: Ints,
    strides: Ints,
    dtype: ScalarType,
    device: Device,
    is_wrapped_number: bool,
    quantizer: Hashable,
    layout: Layout,
    functionality: DispatchKey,
) -> Metadata:
    if not is_wrapped_number:  # numbers from 2**63 on are uint64
        refuse_by_name(dtype)
    plain, twin = Metadata(), Metadata()
    views: dict[Hashable, Any] = {}
    plans: dict[Hashable, Any] = {}
    numel = 1
    for size in sizes:
        numel *= size
    # A layout without strides keeps its elements in tensors of their own.
    reach = contiguity.storage_numel(sizes, strides) if layout is strided else 0
    for m in (plain, twin):
        m.sizes = Size(sizes)
        m.strides = strides
        m.dtype = dtype
        m.device = device
        m.layout = layout
        m.quantizer = quantizer
        m.is_differentiable = dtype.is_floating_point
        m.has_plain_history = m.is_differentiable and device.type not in TYPES_WITH_STREAMS
        m.is_wrapped_number = is_wrapped_number
        m.numel = numel
        m.dim = len(sizes)
        m.itemsize = dtype.itemsize
        m.nbytes = storage_size(reach, dtype.itemsize, sizes)
        m.is_contiguous = layout is strided and contiguity.is_contiguous(sizes, strides)
        m.is_non_overlapping_and_dense = layout is strided and contiguity.is_non_overlapping_and_dense(sizes, strides)
        m.views = views
        m.plans = plans
        m.plain = plain
        m.grad_twin = twin
        m.inference_twin = None
        m.subclass_twins = None
    plain.key_set = tensor_key_set(device.type, functionality)
    twin.key_set = plain.key_set | REQUIRES_GRAD
    _ALIVE.add(plain)
    return plain


def inference_metadata(m: Metadata) -> Metadata:
    """The metadata of an inference tensor: without the keys of autograd, and the REQUIRES_GRAD bit if `m` has it.

    Its `plain` is the ordinary one: kernels compute on that, and find the same memos.
    """
    found = m.inference_twin
    if found is None:
        if m.key_set & SUBCLASS:
            twin = inference_metadata(m.plain.grad_twin if m.key_set & REQUIRES_GRAD else m.plain)
            return subclass_metadata(twin, m.key_set & SUBCLASS)
        plain, grad = Metadata(), Metadata()
        for made, source in ((plain, m.plain), (grad, m.plain.grad_twin)):
            _copy(source, made)
            made.grad_twin = grad
            made.inference_twin = source.inference_twin = made
            made.subclass_twins = None
            made.key_set = source.key_set & ~(AUTOGRAD | ADINPLACEORVIEW) | INFERENCE
        found = m.inference_twin
        assert found is not None
    return found


def subclass_metadata(m: Metadata, keys: int) -> Metadata:
    """The metadata of a subclass's tensor: `m` and the keys of SUBCLASS that the class asks for; 0 takes them away.

    Its `plain` is the ordinary one: what kernels make of a subclass's tensors are ordinary tensors.
    """
    grad = m.key_set & REQUIRES_GRAD
    base = inference_metadata(m.plain) if m.key_set & INFERENCE else m.plain
    if not keys:
        return base.grad_twin if grad else base
    if base.subclass_twins is None:
        base.subclass_twins = {}
    pair = base.subclass_twins.get(keys)
    if pair is None:
        pair = base.subclass_twins[keys] = Metadata(), Metadata()
        for made, source in zip(pair, (base, base.grad_twin), strict=True):
            _copy(source, made)
            made.grad_twin = pair[1]
            made.inference_twin = made.subclass_twins = None
            made.key_set = source.key_set | keys
    return pair[1 if grad else 0]


def _copy(source: Metadata, made: Metadata) -> None:
    for name in Metadata.__slots__[1:]:
        setattr(made, name, getattr(source, name))


def without_grad(m: Metadata) -> Metadata:
    """The same without the REQUIRES_GRAD bit; for an inference tensor and for a subclass it is not `plain`."""
    if not m.key_set & (INFERENCE | SUBCLASS):
        return m.plain
    base = inference_metadata(m.plain) if m.key_set & INFERENCE else m.plain
    return subclass_metadata(base, m.key_set & SUBCLASS)


def remember(memo: dict[K, Any], key: K, value: T) -> T:
    """Store in a memo that stays bounded."""
    if len(memo) >= _MOST_MEMOS:
        memo.clear()
    memo[key] = value
    return value


def clear_geometry_memos() -> None:
    """Forget everything remembered about geometry; the next call computes it again. Used when a rule is exchanged."""
    for m in list(_ALIVE):
        m.views.clear()
    _INTERNED.clear()
    _CONTIGUOUS.clear()
    forget_plans()


def forget_plans() -> None:
    """Forget the plans of all operators, and keep the geometry of views."""
    for m in list(_ALIVE):
        m.plans.clear()
    for clear in _on_clear:
        clear()


_on_clear: list[Any] = []
on_another_default(forget_plans)


def on_clear(callback: Any) -> None:
    """Call `callback()` whenever the memos are cleared: for caches keyed on several tensors' metadata."""
    _on_clear.append(callback)


PLAIN = contiguous_metadata((), float32).key_set
"""The key set of a strided tensor on the CPU that requires no gradient."""
