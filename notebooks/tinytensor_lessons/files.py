"""Writing files that belong to a learner: a whole file or none of it, and one line at a time into a shared one."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


def write_atomically(path: Path, data: str | bytes) -> None:
    """Write a file so that a full disk or a power cut leaves the old one: into a file beside it, which then takes its place."""
    path = path.resolve()  # a link stays a link
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data.encode("utf-8") if isinstance(data, str) else data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, name)
        else:  # mkstemp makes a file for its owner only
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(name, 0o666 & ~mask)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


@contextlib.contextmanager
def appending(path: Path) -> Iterator[IO[bytes]]:
    """A file for adding lines to, which no other process adds to meanwhile. A line that broke off is ended first."""
    with path.open("a+b", buffering=0) as file, _locked(file):
        size = file.seek(0, os.SEEK_END)
        if size:
            file.seek(size - 1)
            if file.read(1) != b"\n":
                file.write(b"\n")
        file.seek(0)
        yield file


@contextlib.contextmanager
def _locked(file: IO[Any]) -> Iterator[None]:
    """Best effort: some network folders know no locks, and Windows has none of these."""
    held = False
    if fcntl is not None:
        with contextlib.suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_EX)
            held = True
    try:
        yield
    finally:
        if held:
            fcntl.flock(file, fcntl.LOCK_UN)


def in_words(error: OSError) -> str:
    """What went wrong with a file, in one sentence."""
    what = str(error.filename) if error.filename is not None else "a file"
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "the disk is full; nothing of yours was changed"
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return f"{what} cannot be written or read: {(error.strerror or 'no permission').lower()}"
    if error.errno in (errno.ENOTDIR, errno.EEXIST):
        return f"{what} is a file, and a folder is needed there"
    if error.errno == errno.EISDIR:
        return f"{what} is a folder, and a file is needed there"
    return str(error)
