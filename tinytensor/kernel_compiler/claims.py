"""Two processes that need the same kernel at once: one compiles it, the other waits and loads it.

A claim is a lock on one byte of a file beside the kernels; the key says which byte. The operating system takes the lock
back when its process ends, however it ends, so nobody waits for the dead. Where files cannot be locked, on Windows and on
some network drives, both processes compile, as they may: see `object_store`.

Mirrors the file locks of torch/_inductor/codecache.py.
"""

import contextlib
import functools
import os
import time
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

patience = 60.0
"""Seconds to wait for another process. Who waits in vain compiles the kernel too: the work is done twice, no harm else."""

_PAUSE = 0.002


class Claimed(Exception):
    """Another process compiles this kernel, and this one has no patience (`patience` is 0)."""


@contextlib.contextmanager
def claim(directory: Path, key: str) -> Iterator[bool]:
    """Compile the kernel `key` and no other process does. Gives True if it was waited for: then it may be in the store."""
    file, byte = _file(directory), int(key[:15], 16)  # 60 bits, for an offset has 63
    held = waited = False
    end = time.monotonic() + patience
    while file is not None and not held:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)
            held = True
        except BlockingIOError:  # another process has it
            if not patience:
                raise Claimed(key) from None
            if time.monotonic() > end:
                break
            waited = True
            time.sleep(_PAUSE)
        except OSError:  # a drive without locks
            break
    try:
        yield waited
    finally:
        if file is not None and held:
            fcntl.lockf(file, fcntl.LOCK_UN, 1, byte)


def possible(directory: Path) -> bool:
    """Whether kernels can be claimed, and kept, in this directory."""
    return _file(directory) is not None


@functools.cache
def _file(directory: Path) -> int | None:
    """The file of claims, open for as long as the process lives: to close it would give back all locks on it."""
    if fcntl is None:
        return None
    try:
        directory.mkdir(parents=True, exist_ok=True)
        return os.open(directory / ".claims", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
    except OSError:  # a directory that cannot be written: `object_store` says so
        return None
