"""Compiled kernels on disk, so that a second process neither compiles nor imports Numba.

One file per kernel, named after its key: `DIRECTORY/kernels-FORMAT/add_float32-4f0c...bin`. The directory is
`TINYTENSOR_CACHE_DIR`, or `tinytensor` in the user's cache directory. A file is written under another name and
renamed, so that a reader sees all of it or nothing and two processes may write at once. A damaged file is noticed
by its checksum and rebuilt; a directory that cannot be written costs one warning, and kernels then live in memory.

Mirrors the on-disk cache of torch/_inductor/codecache.py. Left out: eviction (a kernel takes about 5 KB) and
protection against somebody who may write to the directory: as with any cache of code, they own the process.
"""

import contextlib
import functools
import hashlib
import os
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

FORMAT = 1
"""Raised when a stored object's contents or the shim's interface change."""

_MAGIC = f"tinytensor kernel {FORMAT}\n".encode()
_CHECKSUM_LENGTH = hashlib.sha256().digest_size


class ObjectCode(NamedTuple):
    """Machine code, and the symbols that the process which loads it must have."""

    code: bytes
    needs: tuple[str, ...]


def cache_directory() -> Path:
    """Where kernels are kept."""
    chosen = os.environ.get("TINYTENSOR_CACHE_DIR")
    if chosen:
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        base = "~/Library/Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    return Path(base).expanduser() / "tinytensor"


class ObjectStore:
    """A directory of kernels. `get` and `put` never fail: the worst is a kernel compiled again."""

    def __init__(self, directory: Path):
        self.directory = directory / f"kernels-{FORMAT}"
        self.hits = self.misses = self.compiled = 0
        self._seconds = 0.0
        self._since: float | None = None  # when the compilation began that runs now
        self._warned = False

    @property
    def compile_seconds(self) -> float:
        """Seconds spent on compiling in this process, or on waiting for another to compile; those that still run among them."""
        since = self._since
        return self._seconds + (time.perf_counter() - since if since is not None else 0.0)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Count the time until a kernel is there."""
        started = self._since = time.perf_counter()
        try:
            yield
        finally:
            self._since = None
            self._seconds += time.perf_counter() - started

    @contextmanager
    def compiling(self) -> Iterator[None]:
        """Count one compilation, and its time unless that is counted already."""
        with self.waiting() if self._since is None else contextlib.nullcontext():
            yield
            self.compiled += 1

    def path(self, name: str, key: str) -> Path:
        return self.directory / f"{name}-{key}.bin"

    def get(self, name: str, key: str) -> ObjectCode | None:
        path = self.path(name, key)
        try:
            content = path.read_bytes()
        except OSError:
            self.misses += 1
            return None
        # LLVM ends the process over object code that makes no sense, so it never sees any that the checksum does not confirm.
        try:
            entry = _decode(content)
        except ValueError as error:
            warnings.warn(f"tinytensor: {path} is damaged ({error}); compiling it again", stacklevel=2)
            self.misses += 1
            return None
        self.hits += 1
        return entry

    def put(self, name: str, key: str, entry: ObjectCode) -> None:
        try:
            self.directory.mkdir(parents=True, exist_ok=True)
            # A name that no other writer has, in the same directory: a rename to another file system would be a copy.
            temporary = self.directory / f".{os.getpid()}-{time.monotonic_ns()}.tmp"
            try:
                temporary.write_bytes(_encode(entry))
                # On one file system a rename happens at once; a reader has the old file, the new one, or none.
                os.replace(temporary, self.path(name, key))
            except BaseException:  # also when the user interrupts: half a file must not stay
                with contextlib.suppress(OSError):
                    temporary.unlink()
                raise
        except OSError as error:
            if not self._warned:
                self._warned = True
                warnings.warn(
                    f"tinytensor: cannot keep compiled kernels in {self.directory} ({error.strerror}); "
                    "they will be compiled again by the next process",
                    stacklevel=2,
                )

    def clear(self) -> int:
        """Remove every kernel, of any format; how many there were."""
        count = 0
        # Also what older formats and writers that were killed have left.
        for pattern in ("kernels-*/*.bin", "kernels-*/.*.tmp"):
            for path in self.directory.parent.glob(pattern):
                with contextlib.suppress(OSError):
                    path.unlink()
                    count += 1
        return count


@functools.cache
def store() -> ObjectStore:
    """The store of this process."""
    return ObjectStore(cache_directory())


def _encode(entry: ObjectCode) -> bytes:
    payload = " ".join(entry.needs).encode() + b"\n" + entry.code
    return _MAGIC + hashlib.sha256(payload).digest() + payload


def _decode(content: bytes) -> ObjectCode:
    start = len(_MAGIC) + _CHECKSUM_LENGTH
    if not content.startswith(_MAGIC):
        raise ValueError("not a kernel")
    payload = content[start:]
    if hashlib.sha256(payload).digest() != content[len(_MAGIC) : start]:
        raise ValueError("checksum mismatch")
    needs, _, code = payload.partition(b"\n")
    return ObjectCode(code, tuple(needs.decode().split()))
