"""A file's bytes as a storage: pages are read when somebody looks at them.

Mirrors `MapAllocator` of aten/src/ATen/MapAllocator.h, for files with a name.
"""

from __future__ import annotations

import os

import numpy as np

from tinytensor.c10.allocator import allocate
from tinytensor.c10.device import cpu
from tinytensor.c10.storage import StorageImpl, address_of


class MappedFile:
    """The pages of a file, as the memory of a storage."""

    __slots__ = ("filename", "nbytes", "pages")

    def __init__(self, filename: str, pages: np.ndarray) -> None:
        self.filename, self.pages, self.nbytes = filename, pages, pages.nbytes


def map_file(filename: str, shared: bool, nbytes: int) -> StorageImpl:
    """The first `nbytes` bytes of a file.

        shared    True: what is written goes to the file, which is made, or made longer, if need be; otherwise the file stays
                  as it is

    RuntimeError for a file that cannot be opened or is too short.
    """
    try:
        descriptor = os.open(filename, os.O_RDWR | os.O_CREAT if shared else os.O_RDONLY, 0o600)
    except OSError as error:
        mode = "read-write" if shared else "read-only"
        raise RuntimeError(
            f"unable to open file <{filename}> in {mode} mode: {error.strerror} ({error.errno})"
        ) from None
    with os.fdopen(descriptor, "r+b" if shared else "rb") as file:
        there = os.fstat(descriptor).st_size
        if nbytes > there and not shared:
            raise RuntimeError(f"file <{filename}> size <{there}> is smaller than the required mapping size <{nbytes}>")
        if nbytes < 0:
            raise RuntimeError(f"unable to mmap {nbytes} bytes from file <{filename}>: Cannot allocate memory (12)")
        if nbytes > there:
            os.ftruncate(descriptor, nbytes)
        if nbytes == 0:  # no page to map
            return allocate(0)
        pages = np.memmap(file, np.uint8, "r+" if shared else "c", shape=(nbytes,)).view(np.ndarray)
    return StorageImpl(MappedFile(filename, pages), address_of(pages), nbytes, cpu, resizable=False)
