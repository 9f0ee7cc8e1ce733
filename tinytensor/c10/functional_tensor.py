"""Functional tensors: a program may write to one, but the value inside is never written to.

    x = to_functional_tensor(value)
    x.add_(1)                         x's value becomes value + 1; `value` is as it was
    y = x[0]; y.mul_(2)               y's value becomes y * 2; the storage that x and y share notes the update
    x                                 is out of date; `sync` applies the update to the base, and takes x from it again

Note [Views of functional tensors]
All views of one base share a FunctionalStorageImpl, as views share a storage. It holds the base's value and the updates
that were made through views since. Each tensor knows by which views it comes from the base, its ViewMetas; a ViewMeta can
make the view again (`forward`), and can put a changed view back into what it is a view of (`reverse`). The generation
counts updates. A tensor whose generation differs from the storage's is made again from the base when it is next read.

Mirrors aten/src/ATen/FunctionalTensorWrapper.{h,cpp} and FunctionalStorageImpl.{h,cpp}. A functional tensor is an
ordinary tensor whose storage is a FunctionalStorageImpl and which has one attribute more. Left out: freezing for
torch.compile, symbolic sizes, counters that tell which mutations autograd cannot see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from tinytensor.c10.device import Device
from tinytensor.c10.dispatch_key_set import FUNCTIONALIZE, REQUIRES_GRAD
from tinytensor.c10.error import check, internal_assert
from tinytensor.c10.functionalization import BelowFunctionalize
from tinytensor.c10.metadata import Metadata, metadata, subclass_metadata
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.storage import InvalidStorage
from tinytensor.c10.tensor_impl import TensorImpl, new_tensor
from tinytensor.c10.tensor_impl import alias as plain_alias
from tinytensor.c10.torch_dispatch_mode_tls import python_key_is_used


class ViewMeta:
    """One view operator with its arguments.

    forward(base)            the view, of values; of an operator with several results, one of them
    reverse(base, view)      `base` with `view` in the place of its view
    replay(base)             the view of a functional tensor, for autograd: strides do not say how to find it again
    """

    __slots__ = ("forward", "replay", "reverse")

    def __init__(
        self,
        forward: Callable[[TensorImpl], TensorImpl],
        reverse: Callable[[TensorImpl, TensorImpl], TensorImpl],
        replay: Callable[[TensorImpl], TensorImpl] | None = None,
    ) -> None:
        self.forward = forward
        self.reverse = reverse
        self.replay = replay or forward


class FunctionalStorageImpl(InvalidStorage):
    """The value of a base, and what views of it have become since. See Note [Views of functional tensors]."""

    __slots__ = ("base", "frozen", "generation", "updates")

    def __init__(self, base: TensorImpl) -> None:
        internal_assert(not is_functional_tensor(base))
        m = base.meta_
        super().__init__(_nbytes(m, base.byte_offset_), m.device)
        self.base = base
        self.updates: list[tuple[TensorImpl, tuple[ViewMeta, ...]]] = []
        self.generation = 0
        self.frozen = False

    def add_update(self, value: TensorImpl, view_metas: tuple[ViewMeta, ...]) -> None:
        """What the base looks like through `view_metas` is `value` now."""
        check(not self.frozen, "cannot mutate tensors with frozen storage")
        self.updates.append((value, view_metas))
        self.generation += 1

    def apply_updates(self) -> None:
        """Bring the base up to date."""
        updates, self.updates = self.updates, []
        with BelowFunctionalize():
            for value, view_metas in updates:
                self.base = _apply_update(self.base, value, view_metas)


def _apply_update(base: TensorImpl, value: TensorImpl, view_metas: tuple[ViewMeta, ...]) -> Any:
    bases = [base]
    for meta in view_metas[:-1]:
        bases.append(meta.forward(bases[-1]))
    # `bases[i]` is what the i-th view was taken of. The changed view goes back through all of them, the innermost first.
    for meta, each in zip(reversed(view_metas), reversed(bases), strict=bool(view_metas)):
        value = meta.reverse(each, value)
    return value


def _nbytes(m: Metadata, byte_offset: int) -> int:
    # A tensor that starts inside its storage must lie inside the new one at the same place.
    return m.nbytes + byte_offset if m.numel else 0


class FunctionalTensorWrapper:
    """What a functional tensor has beyond others.

    value                   its value, as far as it is known
    view_metas, generation  see Note [Views of functional tensors]
    level                   of the transform that made it; -1 outside of transforms
    has_metadata_mutation   whether an operator such as `t_` has changed its sizes or strides
    """

    __slots__ = ("generation", "has_metadata_mutation", "level", "value", "view_metas")

    def __init__(self, value: TensorImpl, level: int, view_metas: tuple[ViewMeta, ...] = ()) -> None:
        self.value = value
        self.level = level
        self.view_metas = view_metas
        self.generation = 0
        self.has_metadata_mutation = False


_ATTRIBUTE = "_functional_tensor_wrapper"


def is_functional_tensor(t: TensorImpl) -> bool:
    """Whether the tensor is a functional one, of any level."""
    return t.meta_.key_set & FUNCTIONALIZE != 0


def wrapper_of(t: TensorImpl) -> FunctionalTensorWrapper:
    """What the functional tensor has beyond others."""
    wrapper: FunctionalTensorWrapper = getattr(t, _ATTRIBUTE)
    return wrapper


def storage_of(t: TensorImpl) -> FunctionalStorageImpl:
    """The storage of a functional tensor, with its class."""
    return cast("FunctionalStorageImpl", t.storage_)


def _metadata_for(value: TensorImpl, dtype: ScalarType | None = None, device: Device | None = None) -> Metadata:
    m = value.meta_
    plain = metadata(m.sizes, m.strides, dtype or m.dtype, device or m.device)
    return subclass_metadata(plain, FUNCTIONALIZE)


def _make(value: TensorImpl, storage: FunctionalStorageImpl, wrapper: FunctionalTensorWrapper) -> Any:
    made = new_tensor(_metadata_for(value), storage, value.byte_offset_)
    setattr(made, _ATTRIBUTE, wrapper)
    return made


def to_functional_tensor(value: TensorImpl, level: int = -1) -> Any:
    """A functional tensor that is its own base."""
    python_key_is_used()
    return _make(value, FunctionalStorageImpl(value), FunctionalTensorWrapper(value, level))


def functional_view(value: TensorImpl, of: TensorImpl, meta: ViewMeta) -> Any:
    """A functional tensor that is a view of another one."""
    base = wrapper_of(of)
    return _make(value, storage_of(of), FunctionalTensorWrapper(value, base.level, (*base.view_metas, meta)))


def functional_alias(t: TensorImpl) -> Any:
    """A second tensor in the same place, which requires no gradient."""
    old = wrapper_of(t)
    new = FunctionalTensorWrapper(old.value, old.level, old.view_metas)
    new.generation = old.generation
    return _make(old.value, storage_of(t), new)


def alias(t: TensorImpl) -> Any:
    """`tensor_impl.alias` of any tensor, functional or not."""
    return functional_alias(t) if t.meta_.key_set & FUNCTIONALIZE else plain_alias(t)


def view_function(base: TensorImpl, view: TensorImpl) -> Callable[[TensorImpl], TensorImpl]:
    """A function that takes the same view of another tensor as `view` is of `base`; all of them are functional."""
    metas = wrapper_of(view).view_metas[len(wrapper_of(base).view_metas) :]

    def replay(t: TensorImpl) -> Any:
        for meta in metas:
            t = meta.replay(t)
        return t

    return replay


def from_functional_tensor(t: TensorImpl) -> Any:
    """The value inside. Call `sync` first: without it the value may be out of date."""
    return wrapper_of(t).value


def sync(t: TensorImpl) -> None:
    """Make sure that the value of `t` has all updates that were made through it and its aliases."""
    wrapper = wrapper_of(t)
    storage = storage_of(t)
    if wrapper.generation == storage.generation:
        return
    storage.apply_updates()
    value = storage.base
    with BelowFunctionalize():
        for meta in wrapper.view_metas:
            value = meta.forward(value)
    replace(t, value)
    wrapper.generation = storage.generation


def replace(t: TensorImpl, value: TensorImpl) -> None:
    """Give `t` another value, of the same dtype; with it come its sizes and strides."""
    wrapper_of(t).value = value
    _take_geometry(t, value)


def commit_update(t: TensorImpl) -> None:
    """Tell the storage that the value of `t` is what the program has written."""
    storage_of(t).add_update(wrapper_of(t).value, wrapper_of(t).view_metas)


def mutate_view_meta(t: TensorImpl, meta: ViewMeta) -> None:
    """`t` itself becomes the view, as `t_` and `squeeze_` want it."""
    wrapper = wrapper_of(t)
    wrapper.view_metas = (*wrapper.view_metas, meta)
    wrapper.has_metadata_mutation = True
    with BelowFunctionalize():
        value = meta.forward(wrapper.value)
    replace(t, value)


def replace_storage(t: TensorImpl, value: TensorImpl) -> None:
    """Give `t`, which is its own base, a larger storage with the base `value`. RuntimeError for a view."""
    check(
        not wrapper_of(t).view_metas,
        "Attempted to resize a view tensor to a larger size. This is not allowed in the functionalization pass",
    )
    replace(t, value)
    storage = FunctionalStorageImpl(value)
    storage.version = t.storage_.version
    t.storage_ = storage
    wrapper_of(t).generation = 0


def set_source(t: TensorImpl, source: TensorImpl) -> None:
    """Let `t` look at the storage of `source`, as `set_` does.

    Other tensors over the old storage of `t` can no longer be written to.
    """
    wrapper, other = wrapper_of(t), wrapper_of(source)
    storage_of(t).frozen = True
    wrapper.value, wrapper.generation, wrapper.view_metas = other.value, other.generation, other.view_metas
    t.storage_ = source.storage_
    _take_geometry(t, other.value)


def _take_geometry(t: TensorImpl, value: TensorImpl) -> None:
    new = _metadata_for(value, t.meta_.dtype, t.meta_.device)
    t.meta_ = new.grad_twin if t.meta_.key_set & REQUIRES_GRAD else new
    t.byte_offset_ = value.byte_offset_
