"""BatchedTensorImpl: a tensor in which one dimension of another is hidden.

    x = make_batched(value, bdim=0, level=1)      value: [B, 3, 4]
    x.shape                                       torch.Size([3, 4])

It is a Tensor like others, with the key FuncTorchBatched and a storage without bytes, which holds `value`, the dimension
that is hidden and the level of the vmap that hides it. So every alias of it is batched as well, and what would read
elements behind the dispatcher's back finds none and says so.

Note [Batched without a dimension]
`bdim` may be None: the same for all entries of the batch. Such wrappers mark a tensor as the business of this vmap:
what a `grad` inside of a vmap watches has to be told from what the world outside watches.

Mirrors aten/src/ATen/functorch/BatchedTensorImpl.{h,cpp}.
"""

from __future__ import annotations

from typing import Any

from tinytensor.c10.dispatch_key_set import FUNCTORCH_BATCHED
from tinytensor.c10.metadata import Metadata, metadata
from tinytensor.c10.storage import InvalidStorage
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor


class _Version:
    """Counts the writes to a batched tensor, shared by its views."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0


class BatchedStorage(InvalidStorage):
    """In the place of a storage: the tensor behind, where the batch is in it, and whose it is."""

    __slots__ = ("bdim", "counter", "level", "value")

    def __init__(self, value: TensorImpl, bdim: int | None, level: int, counter: _Version) -> None:
        self.counter = _Version()  # what a storage sets to 0 when it is made; the counter of a view goes on
        super().__init__(value.storage_.nbytes, value.meta_.device)
        self.counter = counter
        self.value = value
        self.bdim = bdim
        self.level = level

    @property
    def version(self) -> int:
        return self.counter.count

    @version.setter
    def version(self, count: int) -> None:
        self.counter.count = count

    @property
    def data_ptr(self) -> int:  # type: ignore[override]
        raise RuntimeError("Cannot access data pointer of Tensor that doesn't have storage")

    @property
    def buffer(self) -> Any:
        raise RuntimeError("Cannot access data pointer of Tensor that doesn't have storage")

    @buffer.setter
    def buffer(self, nothing: None) -> None:
        pass


def is_batched(t: TensorImpl) -> bool:
    """Whether a vmap hides a dimension of the tensor."""
    return t.meta_.key_set & FUNCTORCH_BATCHED != 0


def batched_storage(t: TensorImpl) -> BatchedStorage:
    """What is behind a batched tensor."""
    storage: Any = t.storage_
    return storage


def batched_metadata(m: Metadata, bdim: int | None) -> Metadata:
    """The metadata of a tensor with metadata `m` of which dimension `bdim` is hidden."""
    sizes, strides = tuple(m.sizes), m.strides
    if bdim is not None:
        sizes, strides = sizes[:bdim] + sizes[bdim + 1 :], strides[:bdim] + strides[bdim + 1 :]
    base = metadata(sizes, strides, m.dtype, m.device)
    if base.subclass_twins is None:
        base.subclass_twins = {}
    pair = base.subclass_twins.get(FUNCTORCH_BATCHED)
    if pair is None:
        pair = base.subclass_twins[FUNCTORCH_BATCHED] = Metadata(), Metadata()
        for made, source in zip(pair, (base, base.grad_twin), strict=True):
            for name in Metadata.__slots__[1:]:
                setattr(made, name, getattr(source, name))
            made.plain, made.grad_twin = pair
            made.inference_twin = made.subclass_twins = None
            made.key_set = source.key_set | FUNCTORCH_BATCHED
    return pair[0]


def make_batched(value: TensorImpl, bdim: int | None, level: int, base: TensorImpl | None = None) -> Any:
    """A tensor that hides dimension `bdim` of `value`; it counts writes together with `base`, which it is a view of."""
    counter = batched_storage(base).counter if base is not None and is_batched(base) else _Version()
    meta = batched_metadata(value.meta_, bdim)
    offset = value.byte_offset_
    return new_tensor(meta, BatchedStorage(value, bdim, level, counter), offset)


def replace_value(t: TensorImpl, value: TensorImpl, bdim: int | None) -> None:
    """Let a batched tensor stand for another one: what `t.unsqueeze_(0)` does. Its place in the graph stays."""
    old = batched_storage(t)
    meta = batched_metadata(value.meta_, bdim)
    t.meta_ = meta.grad_twin if t.meta_ is t.meta_.grad_twin else meta
    t.storage_ = BatchedStorage(value, bdim, old.level, old.counter)
    t.byte_offset_ = value.byte_offset_
