"""ZipWriter: records one after another, each starting at a multiple of 64 bytes, so that a file can be mapped into memory.

A record is a local header, padding, the bytes and a data descriptor (checksum and size, which a writer to a stream knows
only then). The directory of all records stands at the end. Records and directories beyond 4 GiB have the wide (zip64) form.

Mirrors PyTorchStreamWriter of caffe2/serialize/inline_container.cc and the layout that its miniz writes. Left out: the
serialization id.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from typing import Any

ALIGNMENT = 64
VERSION = b"3\n"

LOCAL = struct.Struct("<4s5H3L2H")
CENTRAL = struct.Struct("<4s6H3L5H2L")
END = struct.Struct("<4s4H2LH")
END64 = struct.Struct("<4sQ2H2L4Q")
LOCATOR64 = struct.Struct("<4sLQL")
STREAMED, UTF8 = 0x8, 0x800  # flags: a data descriptor follows; names are UTF-8
_ELSEWHERE = 0xFFFFFFFF  # in a narrow field: the number stands in the wide one
_LIMIT = 0xFFFFFFFF  # the first number that does not fit


class ZipWriter:
    """`write` takes bytes, as a file's does. `folder` is the name of the one folder that all records lie in."""

    def __init__(self, write: Callable[[Any], Any], folder: str) -> None:
        self._write = write
        self._folder = folder
        self._at = 0
        self._entries: list[tuple[bytes, int, int, int, int]] = []

    def _put(self, data: Any) -> None:
        self._write(data)
        self._at += len(data)

    def write_record(self, name: str, data: Any) -> None:
        """Append a record; `data` is bytes or a flat uint8 buffer."""
        full = f"{self._folder}/{name}".encode()
        view = memoryview(data)
        start, size = self._at, view.nbytes
        # The local header goes out before the sizes in it would be known to a writer that streams, so it holds 0, and a data
        # descriptor follows the bytes. PyTorch's files are written this way.
        wide = start >= _LIMIT or size >= _LIMIT
        flags = UTF8 | (STREAMED if size else 0)
        extra = struct.pack("<2H2Q", 1, 16, 0, 0) if wide else b""
        # An extra field that nobody reads ("FB") fills up to the next multiple of 64; its own head takes 4 bytes.
        before = start + LOCAL.size + len(full) + len(extra) + 4
        padding = -before % ALIGNMENT
        extra += b"FB" + struct.pack("<H", padding) + b"Z" * padding
        local_size = _ELSEWHERE if wide else 0
        self._put(
            LOCAL.pack(
                b"PK\x03\x04", 45 if wide else 0, flags, 0, 0, 0, 0, local_size, local_size, len(full), len(extra)
            )
        )
        self._put(full + extra)
        checksum = zlib.crc32(view)
        if size:
            self._put(view)
            self._put(struct.pack("<4sL2Q" if wide else "<4s3L", b"PK\x07\x08", checksum, size, size))
        self._entries.append((full, flags, checksum, size, start))

    def finish(self) -> None:
        """The version record and the directory."""
        self.write_record("version", VERSION)
        first = self._at
        for full, flags, checksum, size, start in self._entries:
            wide = [value for value in (size, size, start) if value >= _LIMIT]
            extra = struct.pack(f"<2H{len(wide)}Q", 1, 8 * len(wide), *wide) if wide else b""
            size, start = _narrow(size), _narrow(start)
            needed = 45 if wide else 0
            self._put(
                CENTRAL.pack(
                    b"PK\x01\x02", needed, needed, flags, 0, 0, 0, checksum, size, size, len(full), len(extra), 0, 0, 0,
                    0, start,
                )
                + full
                + extra
            )  # fmt: skip
        length, end, count = self._at - first, self._at, len(self._entries)
        if count >= 0xFFFF or first >= _LIMIT or length >= _LIMIT:
            self._put(END64.pack(b"PK\x06\x06", END64.size - 12, 45, 45, 0, 0, count, count, length, first))
            self._put(LOCATOR64.pack(b"PK\x06\x07", 0, end, 1))
        count = min(count, 0xFFFF)
        self._put(END.pack(b"PK\x05\x06", 0, 0, count, count, _narrow(length), _narrow(first), 0))


def _narrow(number: int) -> int:
    return number if number < _LIMIT else _ELSEWHERE
