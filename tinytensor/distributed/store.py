"""Stores: keys and bytes that processes share while they look for each other.

    >>> from tinytensor.distributed import HashStore, PrefixStore
    >>> store = HashStore()
    >>> store.set("a", "b")
    >>> store.get("a"), store.add("n", 3)
    (b'b', 3)

`get` waits until somebody sets the key. A HashStore is in memory, for threads; a FileStore in a file, for processes of one machine. A
TCPStore is in memory here, as this library connects one process only: it opens no port.

Mirrors torch/csrc/distributed/c10d/{Store,HashStore,FileStore,TCPStore,PrefixStore}.{hpp,cpp}.
"""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

from tinytensor.distributed.errors import DistStoreError

__all__ = ["FileStore", "HashStore", "PrefixStore", "Store", "TCPStore"]

_PAUSE = 0.01  # seconds between two looks at a file


def _bytes(value: Any, name: str) -> bytes:
    if not isinstance(value, str | bytes):
        raise TypeError(f"{name}(): incompatible function arguments: {value!r} is no str")
    return value.encode() if isinstance(value, str) else value


class Store:
    """A table of keys (str) and values (bytes). A subclass says where it is kept: `_look` and `_change`."""

    def __init__(self) -> None:
        self._timeout = timedelta(seconds=300)

    def _look(self) -> dict[str, bytes]:
        """The table as it is now."""
        raise NotImplementedError

    def _change(self, how: Callable[[dict[str, bytes]], Any]) -> Any:
        """Change the table while nobody else does; returns what `how` returns."""
        raise NotImplementedError

    def _wait_a_moment(self, seconds: float) -> None:
        """Wait for the next change, at most so long."""
        time.sleep(min(seconds, _PAUSE))

    @property
    def timeout(self) -> timedelta:
        """How long `get` and `wait` wait."""
        return self._timeout

    def set_timeout(self, timeout: timedelta) -> None:
        """How long `get` and `wait` wait from now on."""
        self._timeout = timeout

    def set(self, key: str, value: str | bytes) -> None:
        """Put a value. TypeError for what is no str."""
        data = _bytes(value, "set")
        self._change(lambda table: table.__setitem__(key, data))

    def get(self, key: str) -> bytes:
        """The value, once there is one. DistStoreError if there is none in time."""
        self.wait([key])
        return self._look()[key]

    def add(self, key: str, amount: int) -> int:
        """Add to a counter, which starts at 0; returns its new value. ValueError if the value is no number."""
        if not isinstance(amount, int):
            raise TypeError(f"add(): incompatible function arguments: {amount!r} is no int")

        def change(table: dict[str, bytes]) -> int:
            old = table.get(key, b"0")
            if not old.lstrip(b"-").isdigit():
                raise ValueError("stoll")
            table[key] = str(int(old) + amount).encode()
            return int(table[key])

        return self._change(change)

    def append(self, key: str, value: str) -> None:
        """Put a value behind the one that is there."""
        data = _bytes(value, "append")
        self._change(lambda table: table.__setitem__(key, table.get(key, b"") + data))

    def compare_set(self, key: str, expected_value: str, desired_value: str) -> bytes:
        """Put a value if the one there is as expected, or none is there and "" is expected; returns what is there then.

        Where no value is there and one is expected, the expected one is returned.
        """
        expected, desired = expected_value.encode(), desired_value.encode()

        def change(table: dict[str, bytes]) -> bytes:
            if key not in table and expected:
                return expected
            if table.get(key, b"") == expected:
                table[key] = desired
            return table[key]

        return self._change(change)

    def multi_get(self, keys: Sequence[str]) -> list[bytes]:
        """The values of several keys, as `get`."""
        return [self.get(key) for key in keys]

    def multi_set(self, keys: Sequence[str], values: Sequence[str]) -> None:
        """Put several values at once."""
        self._change(lambda table: table.update({k: _bytes(v, "multi_set") for k, v in zip(keys, values, strict=True)}))

    def check(self, keys: Sequence[str]) -> bool:
        """Whether all keys are there."""
        table = self._look()
        return all(key in table for key in keys)

    def wait(self, keys: Sequence[str], timeout: timedelta | None = None) -> None:
        """Return once all keys are there. DistStoreError if they are not in time."""
        until = time.monotonic() + (timeout or self._timeout).total_seconds()
        while not self.check(keys):
            left = until - time.monotonic()
            if left <= 0:
                raise DistStoreError("Wait timeout")
            self._wait_a_moment(left)

    def num_keys(self) -> int:
        """How many keys are there."""
        return len(self._look())

    def delete_key(self, key: str) -> bool:
        """Take a key away; whether it was there."""
        return self._change(lambda table: table.pop(key, None) is not None)

    def has_extended_api(self) -> bool:
        """Whether there are `append`, `multi_get` and `multi_set`."""
        return True


class HashStore(Store):
    """A store in the memory of this process, for its threads."""

    def __init__(self) -> None:
        super().__init__()
        self._table: dict[str, bytes] = {}
        self._condition = threading.Condition()

    def _look(self) -> dict[str, bytes]:
        return self._table

    def _change(self, how: Callable[[dict[str, bytes]], Any]) -> Any:
        with self._condition:
            result = how(self._table)
            self._condition.notify_all()
        return result

    def _wait_a_moment(self, seconds: float) -> None:
        with self._condition:
            self._condition.wait(min(seconds, 1.0))


class TCPStore(HashStore):
    """The store of a process that listens on a port, for one process: in memory, and the port stays closed.

    NotImplementedError for more than one process, and for a process that is not the master.
    """

    def __init__(
        self, host_name: str, port: int, world_size: int | None = None, is_master: bool = False,
        timeout: timedelta = timedelta(seconds=300), wait_for_workers: bool = True, **options: Any,
    ) -> None:  # fmt: skip
        super().__init__()
        if not is_master or (world_size is not None and world_size > 1):
            raise NotImplementedError("a TCPStore of several processes is not supported by this library")
        self.host, self.port, self._timeout = host_name, port, timeout


class FileStore(Store):
    """A store in a file, for processes of one machine. The last one to leave removes the file.

    file_name    its path; the file is made
    world_size   how many processes will use it; -1 for any number, then the file stays
    """

    def __init__(self, file_name: str, world_size: int = -1) -> None:
        super().__init__()
        self.path = file_name
        self._world_size = world_size
        self._change(lambda table: None)
        self._users = self.add("init/users", 1)

    def _read(self, file: Any) -> dict[str, bytes]:
        file.seek(0)
        data = file.read()
        # A pair is two lengths and the bytes: nothing in it is executed, whoever wrote the file.
        table, place = {}, 0
        while place < len(data):
            head = data.index(b"\n", place)
            key_length, value_length = map(int, data[place:head].split())
            key_end = head + 1 + key_length
            table[data[head + 1 : key_end].decode()] = data[key_end : key_end + value_length]
            place = key_end + value_length
        return table

    @contextlib.contextmanager
    def _locked(self) -> Any:
        with open(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644), "r+b") as file:
            try:
                import fcntl
            except ImportError:  # Windows: one process, so there is nobody to lock out
                yield file
                return
            fcntl.flock(file, fcntl.LOCK_EX)
            yield file  # closing the file gives the lock back

    def _look(self) -> dict[str, bytes]:
        with self._locked() as file:
            return self._read(file)

    def _change(self, how: Callable[[dict[str, bytes]], Any]) -> Any:
        with self._locked() as file:
            table = self._read(file)
            result = how(table)
            pairs = ((key.encode(), value) for key, value in table.items())
            file.seek(0)
            file.write(b"".join(b"%d %d\n%b%b" % (len(k), len(v), k, v) for k, v in pairs))
            file.truncate()
            file.flush()
        return result

    def __del__(self) -> None:
        with contextlib.suppress(Exception):  # the interpreter may be ending, the folder may be gone
            if self._world_size > 0 and self.add("init/left", 1) >= self._world_size:
                os.remove(self.path)


class PrefixStore(Store):
    """Another store, with a prefix before every key."""

    def __init__(self, prefix: str, store: Store) -> None:
        super().__init__()
        self.prefix, self.underlying_store = prefix, store
        self._timeout = store.timeout

    def _key(self, key: str) -> str:
        return f"{self.prefix}/{key}"

    def _look(self) -> dict[str, bytes]:
        start = self._key("")
        return {k.removeprefix(start): v for k, v in self.underlying_store._look().items() if k.startswith(start)}

    def _change(self, how: Callable[[dict[str, bytes]], Any]) -> Any:
        def change(table: dict[str, bytes]) -> Any:
            start = self._key("")
            own = {k.removeprefix(start): v for k, v in table.items() if k.startswith(start)}
            result = how(own)
            for key in [k for k in table if k.startswith(start)]:
                del table[key]
            table.update({start + k: v for k, v in own.items()})
            return result

        return self.underlying_store._change(change)

    def _wait_a_moment(self, seconds: float) -> None:
        self.underlying_store._wait_a_moment(seconds)
