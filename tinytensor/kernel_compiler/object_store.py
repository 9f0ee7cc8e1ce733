"""Compiled kernels on disk, so that a second process neither compiles nor imports Numba.

One file per kernel, named after its key: `DIRECTORY/kernels-FORMAT/add_float32-4f0c...bin`. The directory is
`TINYTENSOR_CACHE_DIR`, or `tinytensor` in the user's cache directory. A file is written under another name and
renamed, so that a reader sees all of it or nothing and two processes may write at once. A damaged file is noticed
by its checksum and rebuilt; a directory that cannot be written costs one warning, and kernels then live in memory.

A package may bring kernels along (`tinytensor warm --to`), in the folder `shipped_kernels` beside its modules, or where
`TINYTENSOR_SHIPPED_KERNELS` says. It is asked for what the directory does not have, and never written. What is there for
other processors, versions or interpreters has other keys, and is not found.

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

FORMAT = 2
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


def shipped_directory() -> Path:
    """Where the package's own kernels are, if it has brought some."""
    return Path(os.environ.get("TINYTENSOR_SHIPPED_KERNELS") or Path(__file__).parents[1] / "shipped_kernels")


class ObjectStore:
    """A directory of kernels, and one that is only read. `get` and `put` never fail: the worst is a kernel compiled again."""

    def __init__(self, directory: Path, shipped: Path | None = None):
        self.directory = directory / f"kernels-{FORMAT}"
        self.shipped = shipped / f"kernels-{FORMAT}" if shipped else None
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

    def has(self, name: str, key: str) -> bool:
        """Whether there is a file for this kernel; what is in it, `get` finds out."""
        return any(os.path.exists(path) for path in self._paths(name, key))

    def _paths(self, name: str, key: str) -> tuple[Path, ...]:
        own = self.path(name, key)
        return (own, self.shipped / own.name) if self.shipped else (own,)

    def get(self, name: str, key: str) -> ObjectCode | None:
        for path in self._paths(name, key):
            try:
                content = path.read_bytes()
            except OSError:
                continue
            # LLVM ends the process over object code that makes no sense, so it never sees any that the checksum does not confirm.
            try:
                entry = _decode(content, key)
            except ValueError as error:
                warnings.warn(f"tinytensor: {path} is damaged ({error}); compiling it again", stacklevel=2)
                continue
            self.hits += 1
            return entry
        self.misses += 1
        return None

    def put(self, name: str, key: str, entry: ObjectCode) -> None:
        try:
            self.directory.mkdir(parents=True, exist_ok=True)
            # A name that no other writer has, in the same directory: a rename to another file system would be a copy.
            temporary = self.directory / f".{os.getpid()}-{time.monotonic_ns()}.tmp"
            try:
                temporary.write_bytes(_encode(entry, key))
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
    return ObjectStore(cache_directory(), shipped_directory())


def _encode(entry: ObjectCode, key: str) -> bytes:
    payload = " ".join(entry.needs).encode() + b"\n" + entry.code
    return _MAGIC + _checksum(key, payload) + payload


def _checksum(key: str, payload: bytes) -> bytes:
    # With the key: a file under another one's name is code for another processor, or another kernel.
    return hashlib.sha256(key.encode() + b"\n" + payload).digest()


def _decode(content: bytes, key: str) -> ObjectCode:
    start = len(_MAGIC) + _CHECKSUM_LENGTH
    if not content.startswith(_MAGIC):
        raise ValueError("not a kernel")
    payload = content[start:]
    if _checksum(key, payload) != content[len(_MAGIC) : start]:
        raise ValueError("checksum mismatch")
    needs, _, code = payload.partition(b"\n")
    return ObjectCode(code, tuple(needs.decode().split()))
