"""How tensors go through queues and pipes: the storage moves to shared memory, and its descriptor is sent.

A tensor is pickled as its storage and a geometry. So one rule, for storages, is enough: parameters, modules and dicts of
tensors follow. A storage that arrives twice is one storage, as long as the receiver holds it.

Mirrors torch/multiprocessing/reductions.py. Left out: CUDA's handles; such tensors are copied.
"""

from __future__ import annotations

import os
import weakref
from multiprocessing.reduction import DupFd, ForkingPickler
from typing import Any

from tinytensor._tensor import Tensor
from tinytensor._tensor.storage import UntypedStorage
from tinytensor.c10.device import cpu
from tinytensor.c10.shared_memory import share, shared_storage
from tinytensor.c10.storage import StorageImpl
from tinytensor.nn.parameter import Parameter

# By device and number of the file: the storages that have arrived or were sent, as long as they live.
_known: weakref.WeakValueDictionary[tuple[int, int], StorageImpl] = weakref.WeakValueDictionary()


def _file_of(fd: int) -> tuple[int, int]:
    status = os.fstat(fd)
    return status.st_dev, status.st_ino


def rebuild_storage_fd(descriptor: Any, nbytes: int) -> UntypedStorage:
    """In the receiver: the storage of a descriptor."""
    fd = descriptor.detach()
    file = _file_of(fd)
    found = _known.get(file)
    if found is not None and found.nbytes == nbytes:
        os.close(fd)
    else:
        found = _known[file] = shared_storage(nbytes, fd)
    return UntypedStorage.of(found)


def reduce_storage(storage: UntypedStorage) -> Any:
    """In the sender: a descriptor and a size. A storage without bytes, and one that is not on the CPU, is copied."""
    impl = storage._impl
    if impl.device is not cpu or not impl.nbytes:
        return storage.__reduce__()
    share(impl)
    _known[_file_of(impl.buffer.fd)] = impl
    return rebuild_storage_fd, (DupFd(impl.buffer.fd), impl.nbytes)


def reduce_tensor(tensor: Any) -> Any:
    """In the sender: what pickle has. RuntimeError for a tensor whose graph would stay behind."""
    if tensor.requires_grad and not tensor.is_leaf:
        raise RuntimeError(
            "Cowardly refusing to serialize non-leaf tensor which requires_grad, since autograd does not support crossing "
            "process boundaries.  If you just want to transfer the data, call detach() on the tensor before serializing "
            "(e.g., putting it on the queue)."
        )
    return tensor.__reduce_ex__(2)


def init_reductions() -> None:
    """Let Python's multiprocessing know how tensors travel. Importing the package does it."""
    ForkingPickler.register(UntypedStorage, reduce_storage)
    for kind in (Tensor, Parameter):
        ForkingPickler.register(kind, reduce_tensor)
