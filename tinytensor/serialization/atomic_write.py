"""A file that appears whole or not at all.

The bytes go to a new file in the same folder, which takes the old one's place once they are on disk. Whoever reads the path
meanwhile, or after a crash, finds the old file or the new one, never a part. Where writing fails, the old file stays.

PyTorch writes in place; torch.save into an existing file that fails half way leaves neither.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
from collections.abc import Iterator
from typing import IO


@contextlib.contextmanager
def atomic_write(path: str | os.PathLike[str]) -> Iterator[IO[bytes]]:
    """`with atomic_write(path) as f: f.write(...)`. RuntimeError where the folder is missing or the path is a folder.

    A symbolic link keeps pointing where it did; the file's permissions stay. What is no regular file (a pipe, /dev/null)
    is written directly.
    """
    target = os.path.realpath(os.fspath(path))
    folder = os.path.dirname(target)
    if not os.path.isdir(folder):
        raise RuntimeError(f"Parent directory {os.path.dirname(os.fspath(path)) or folder} does not exist.")
    if os.path.isdir(target):
        raise RuntimeError("open file failed with strerror: Is a directory")
    mode = None
    with contextlib.suppress(FileNotFoundError):
        mode = os.stat(target).st_mode
    if mode is not None and not stat.S_ISREG(mode):
        with open(target, "wb") as direct:
            yield direct
        return
    # Beside the target, for only a rename inside one file system is atomic. O_EXCL: a file or link that somebody has put under
    # this name is an error and not followed.
    temporary = os.path.join(folder, f".{os.path.basename(target)[:100]}.{secrets.token_hex(8)}.tmp")
    flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
    try:
        with open(os.open(temporary, flags, 0o666), "wb") as file:
            # Before anything is written, so that a secret file is at no time readable for more people than before.
            if mode is not None:
                os.chmod(temporary, stat.S_IMODE(mode))
            yield file
            # The bytes must be on the disk before the name points at them. Otherwise a power cut could leave an empty file under the
            # name, with the old one gone.
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
    _sync_folder(folder)


def _sync_folder(folder: str) -> None:
    """The new name, too, survives a power cut; on systems that cannot open folders it is left to them."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
