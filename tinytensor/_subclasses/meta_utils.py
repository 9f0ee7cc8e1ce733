"""A real tensor's fake: what FakeTensorMode.from_tensor makes.

The same real tensor has the same fake as long as both live. Real tensors that share a storage have fakes that do, a
view's fake is a view of its base's fake, and of a result that requires grad there is a leaf no more: its grad_fn is an
`Error`, since what it was computed from has no fake.

Mirrors torch/_subclasses/meta_utils.py and FakeTensorConverter of torch/_subclasses/fake_tensor.py. Left out: symbolic
sizes, parameters as a class of their own.
"""

from __future__ import annotations

import contextlib
import weakref
from collections.abc import Callable, Iterator
from typing import Any

from tinytensor._subclasses.fake_errors import UnsupportedFakeTensorException
from tinytensor._subclasses.fake_storage import FakesOfStorages
from tinytensor._tensor import Tensor
from tinytensor.aten import functions as F
from tinytensor.aten.core.python.python_fallback_kernel import DisableTorchDispatch
from tinytensor.autograd.engine.basic_ops import Error
from tinytensor.autograd.variable.variable import collect_next_edges, set_history
from tinytensor.c10.device import Device, meta
from tinytensor.c10.grad_mode import set_grad_enabled
from tinytensor.c10.layout import strided
from tinytensor.c10.local_dispatch_key_set import (
    DEFAULT_INCLUDED,
    DEFAULT_NOT_EXCLUDED,
    get_local_keys,
    set_local_keys,
)
from tinytensor.c10.metadata import metadata
from tinytensor.c10.tensor_impl import new_tensor
from tinytensor.utils._wrapper_subclass import is_traceable_wrapper_subclass, transform_subclass

Make = Callable[..., Any]


@contextlib.contextmanager
def _as_outside_of_a_call() -> Iterator[None]:
    """With autograd and views, also where a handler runs."""
    keys = get_local_keys()
    set_local_keys(DEFAULT_INCLUDED, DEFAULT_NOT_EXCLUDED)
    try:
        yield
    finally:
        set_local_keys(*keys)


class FakeTensorConverter:
    """The fakes of real tensors, for one mode. `make(elem, device, constant)` makes a FakeTensor of a meta tensor."""

    def __init__(self, make: Make) -> None:
        self._make = make
        self._storages = FakesOfStorages()
        # By id, for tensors are compared element by element; both sides weak.
        self._memo: dict[int, tuple[weakref.ref[Any], weakref.ref[Any]]] = {}
        self._with_constants: weakref.WeakValueDictionary[int, Any] = weakref.WeakValueDictionary()

    def get_memo(self, t: Any) -> Any:
        """The fake that `t` has already, or None."""
        found = self._memo.get(id(t))
        return found[1]() if found is not None and found[0]() is t else None

    def set_tensor_memo(self, t: Any, fake: Any) -> None:
        # The callback takes the entry out before another tensor can get the same id.
        key = id(t)
        self._memo[key] = weakref.ref(t, lambda _: self._memo.pop(key, None)), weakref.ref(fake)

    def from_real_tensor(self, t: Any, make_constant: bool = False) -> Any:
        """The fake of `t`. With `make_constant` it knows its value, as long as nobody writes to it."""
        found = self.get_memo(t)
        if found is not None:
            return found
        if isinstance(t, Tensor) and t.layout is not strided:
            raise UnsupportedFakeTensorException(f"{t.layout} tensors have no fake tensors in this library")
        if is_traceable_wrapper_subclass(t):
            fake = transform_subclass(t, lambda _, inner: self.from_real_tensor(inner))
        elif make_constant:
            fake = self._plain(t, t)
        else:
            with _as_outside_of_a_call():
                fake = self._with_history(t)
        self.set_tensor_memo(t, fake)
        return fake

    def _plain(self, t: Any, constant: Any = None) -> Any:
        m = t.meta_
        elem_meta = metadata(tuple(m.sizes), m.strides, m.dtype, meta, m.is_wrapped_number)
        storage = self._storages.get(t.storage_)
        fake = self._make(new_tensor(elem_meta, storage.on_meta, t.byte_offset_), _device_of(t), constant)
        if constant is not None:
            # The fake of a constant stands for its own value; it must forget it when something else is written there.
            self._with_constants[id(fake)] = fake
        return fake

    def _with_history(self, t: Any) -> Any:
        # The base comes first, with a fake of its own: then its other views find it in the memo, and in-place operators on
        # the fake view change the history of the base as they do outside. A view of another dtype is no `as_strided`.
        with DisableTorchDispatch():
            base = t._base
            is_leaf, requires_grad, grad = t.is_leaf, t.requires_grad, t.grad if t.is_leaf else None
        if base is not None and base.dtype is t.dtype:
            fake_base = self.from_real_tensor(base)
            with set_grad_enabled(requires_grad and not is_leaf):
                fake = F.as_strided(fake_base, list(t.meta_.sizes), list(t.meta_.strides), t.storage_offset())
        else:
            fake = self._plain(t)
        if requires_grad and not fake.requires_grad:
            fake.requires_grad = True
            if not is_leaf:
                fake = self._without_a_past(t, fake)
        if grad is not None:
            fake.grad = self.from_real_tensor(grad)
        return fake

    def _without_a_past(self, t: Any, leaf: Any) -> Any:
        fake = self._plain(t)
        node = Error(collect_next_edges(leaf))
        node.message = "Internal error: Tried to backward() through example input"
        set_history(fake, node)
        return fake

    def invalidate_constant_aliases(self, constant: Any) -> None:
        """Someone writes to the storage of this constant what is not known: forget it, and all over its storage."""
        for key, fake in list(self._with_constants.items()):
            if fake.constant.storage_ is constant.storage_:
                fake.constant = None
                del self._with_constants[key]


def _device_of(t: Tensor) -> Device:
    return t.meta_.device
