"""What a fake tensor has for a storage: sizes, a version, and no address.

A fake tensor is on the device that it pretends to be on, and its storage is on meta. Kernels read devices and addresses
from the tensors that they are given, so a meta kernel is never given a fake tensor: it gets a plain meta tensor of the
same geometry, over a storage that the fake one knows (`on_meta`). What it makes over that storage is a view, and what
it makes over another is new: aliasing and versions come out as if the tensors were real.

    FakeTensor    device cuda:0   FakeStorage   the version counter; asking for its address is an error
    meta twin     device meta     StorageImpl   nbytes

In PyTorch a fake tensor itself is a meta tensor, whose device is answered by Python.
"""

from __future__ import annotations

import weakref
from typing import Any

from tinytensor.c10.allocator import RING_NBYTES
from tinytensor.c10.device import meta
from tinytensor.c10.storage import InvalidStorage, StorageImpl

NO_DATA = (
    "The tensor has a non-zero number of elements, but its data is not allocated yet.\n"
    "If you're using torch.compile/export/fx, it is likely that we are erroneously tracing into a custom kernel. To fix "
    "this, please wrap the custom kernel into an opaque custom op. Please see the following for details: "
    "https://pytorch.org/tutorials/advanced/custom_ops_landing_page.html\n"
    "If you're using Caffe2, Caffe2 uses a lazy allocation, so you will need to call mutable_data() or "
    "raw_mutable_data() to actually allocate memory."
)


class FakeStorage(InvalidStorage):
    """`on_meta` is what meta kernels see; `source` holds the real storage that this one stands for, where it must."""

    __slots__ = ("on_meta", "source")

    def __init__(self, on_meta: StorageImpl) -> None:
        self.buffer: Any = None
        self.device = meta
        self.resizable = True
        self.version = 0
        self.on_meta = on_meta
        self.source: StorageImpl | None = None

    @property
    def nbytes(self) -> int:
        return self.on_meta.nbytes

    @nbytes.setter
    def nbytes(self, value: int) -> None:
        self.on_meta.nbytes = value

    @property
    def data_ptr(self) -> int:  # type: ignore[override]
        raise RuntimeError(NO_DATA)


# By the id of `on_meta`, which each of them holds: as long as the entry is there, no other storage has that id.
_fakes: weakref.WeakValueDictionary[int, FakeStorage] = weakref.WeakValueDictionary()


def fake_storage(on_meta: StorageImpl) -> FakeStorage:
    """The one fake storage for what a meta kernel has returned."""
    found = _fakes.get(id(on_meta))
    if found is None:
        found = _fakes[id(on_meta)] = FakeStorage(on_meta)
    return found


class FakesOfStorages:
    """real storage -> its fake storage, of one mode. Neither is kept alive by it."""

    def __init__(self) -> None:
        self._found: weakref.WeakKeyDictionary[StorageImpl, weakref.ref[FakeStorage]] = weakref.WeakKeyDictionary()

    def get(self, real: StorageImpl) -> FakeStorage:
        reference = self._found.get(real)
        fake = None if reference is None else reference()
        if fake is None:
            fake = fake_storage(StorageImpl(None, 0, real.nbytes, meta))
            fake.version = real.version
            if real.nbytes <= RING_NBYTES[-1]:
                # The allocator reuses small storages that nobody holds (c10/allocator.py). This one must not be reused.
                fake.source = real
            self._found[real] = weakref.ref(fake)
        return fake
