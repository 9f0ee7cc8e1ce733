"""Memory that several processes see: a file without a name, mapped.

The file is known by its descriptor alone, so nothing is left behind, whatever way a process ends. A forked child has the
mapping and sees what others write; another process is handed the descriptor (`multiprocessing/reductions.py`).

Mirrors `MapAllocator` of aten/src/ATen/MapAllocator.h, as its strategy "file_descriptor" uses it.
"""

from __future__ import annotations

import ctypes
import os
import tempfile
from typing import Any

from tinytensor.c10.allocator import leave_ring
from tinytensor.c10.device import cpu
from tinytensor.c10.error import check
from tinytensor.c10.storage import StorageImpl

_FAILED = ctypes.c_void_p(-1).value


def _libc() -> Any:
    library = ctypes.CDLL(None, use_errno=True)
    library.mmap.restype = ctypes.c_void_p
    library.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    library.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
    return library


class SharedMemory:
    """`nbytes` bytes at `address`, of the file `fd`; both end with the object. RuntimeError where there is no memory.

    fd        a descriptor that is given away, or None for a new file
    earlier   what must live as long: memory that somebody outside may still look at
    """

    __slots__ = ("_close", "_unmap", "address", "earlier", "fd", "nbytes")

    def __init__(self, nbytes: int, fd: int | None = None, earlier: Any = None) -> None:
        # Python's own mmap would open the file a second time, and descriptors are few.
        import mmap  # few programs share memory

        libc = _libc()
        if fd is None:
            fd = _nameless_file()
            os.ftruncate(fd, nbytes)
        self.fd, self.nbytes, self.earlier = fd, nbytes, earlier
        self._close, self._unmap = os.close, libc.munmap  # at the end of a process `os` may be gone
        self.address = 0
        address = libc.mmap(None, nbytes, mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_SHARED, fd, 0)
        if address == _FAILED:
            reason = os.strerror(ctypes.get_errno())
            raise RuntimeError(f"unable to mmap {nbytes} bytes from file <filename not specified>: {reason}")
        self.address = address

    def __del__(self) -> None:
        if self.address:
            self._unmap(self.address, self.nbytes)
        self._close(self.fd)


def _nameless_file() -> int:
    if hasattr(os, "memfd_create"):
        return os.memfd_create("tinytensor")
    fd, name = tempfile.mkstemp(prefix="tinytensor")
    os.unlink(name)
    return fd


def is_shared(storage: StorageImpl) -> bool:
    """Whether other processes can see the storage. CUDA's memory counts as shared."""
    return storage.device.type == "cuda" or isinstance(storage.buffer, SharedMemory)


def share(storage: StorageImpl) -> None:
    """Move a CPU storage into shared memory, in place: all tensors over it stay over it. It can no longer be resized."""
    check(storage.device is cpu, lambda: f"_share_fd_: only available on CPU, not on {storage.device}")
    if isinstance(storage.buffer, SharedMemory) or not storage.nbytes:
        return
    # Memory that cannot be resized may be looked at from outside, by NumPy for one. It then stays where it is.
    memory = SharedMemory(storage.nbytes, earlier=None if storage.resizable else storage.buffer)
    ctypes.memmove(memory.address, storage.data_ptr, storage.nbytes)
    leave_ring(storage)  # it would be used again for a tensor that is not shared
    storage.resizable = False
    storage.buffer, storage.data_ptr = memory, memory.address


def shared_storage(nbytes: int, fd: int) -> StorageImpl:
    """A storage over the file that another process has shared; the descriptor is given away. RuntimeError where the file is
    shorter: reading beyond it would end the process."""
    if os.fstat(fd).st_size < nbytes:
        size = os.fstat(fd).st_size
        os.close(fd)
        raise RuntimeError(f"a shared storage of {nbytes} bytes in a file of {size}")
    memory = SharedMemory(nbytes, fd)
    return StorageImpl(memory, memory.address, nbytes, cpu, resizable=False)
