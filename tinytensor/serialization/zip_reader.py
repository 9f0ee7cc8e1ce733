"""ZipReader: an archive whose every number is checked against the file before it is used.

Before any record is read: the directory ends where the file does; every record lies inside the file, before the
directory, and on no other record; its two headers say the same; it is stored plainly, neither compressed nor encrypted;
its name is a path below one common folder. So no record can be larger than the file, and none can be read twice under
two names. Reading a record compares its checksum.

Mirrors PyTorchStreamReader of caffe2/serialize/inline_container.cc, which takes compressed records and does not compare
checksums. Nothing is ever written: names are keys, not paths.
"""

from __future__ import annotations

import io
import itertools
import struct
import zlib
from dataclasses import dataclass
from typing import IO, Any, NoReturn

from tinytensor.serialization.zip_writer import CENTRAL, END, END64, LOCAL, LOCATOR64, STREAMED, UTF8

_CORRUPTED = (
    " If you are seeing this error, there is a high likelihood that your checkpoint file is corrupted. This can happen if "
    "the checkpoint was not saved properly, was transferred incorrectly, or the file was modified after saving."
)
_NARROW = 0xFFFFFFFF
_MAX_VERSION = 10


def refuse(why: str, doing: str = "reading zip archive") -> NoReturn:
    """RuntimeError in PyTorch's words."""
    raise RuntimeError(f"PytorchStreamReader failed {doing}: {why}.{_CORRUPTED}")


@dataclass(frozen=True, slots=True)
class Record:
    """Where a record's bytes are: `size` bytes from `offset`, counted from the archive's start."""

    offset: int
    size: int
    checksum: int


class ZipReader:
    """An archive from the present position of a file to its end. RuntimeError for one that is damaged or not plain."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.start = file.tell()
        self.size = file.seek(0, io.SEEK_END) - self.start
        self.records: dict[str, Record] = {}
        first, length, count = self._directory()
        self._read_directory(first, length, count)
        version = self.read("version").strip()
        if not version.isdigit() or len(version) > 18:
            refuse(f"couldn't parse the version {version[:20]!r}")
        if int(version) > _MAX_VERSION:
            raise RuntimeError(
                f"Attempted to read a PyTorch file with version {int(version)}, but the maximum supported version for "
                f"reading is {_MAX_VERSION}. The version of your PyTorch installation may be too old, please upgrade PyTorch "
                "to latest version to mitigate this issue."
            )

    def _bytes(self, offset: int, size: int) -> bytes:
        if offset < 0 or size < 0 or offset + size > self.size:
            refuse("failed finding central directory")
        self._file.seek(self.start + offset)
        data = self._file.read(size)
        if len(data) != size:
            refuse("file read failed")
        return data

    def _directory(self) -> tuple[int, int, int]:
        """(offset, length, number of entries) of the directory, which reaches up to what describes it."""
        # The end record has a comment of up to 65535 bytes behind it, so it is looked for from the back. A comment that contains
        # the mark of an end record is caught by its length, which must reach exactly to the end of the file.
        tail_at = max(self.size - END.size - 0xFFFF, 0)
        tail = self._bytes(tail_at, self.size - tail_at)
        found = tail.rfind(b"PK\x05\x06")
        if found < 0 or found + END.size > len(tail):
            refuse("failed finding central directory")
        _, disk, first_disk, here, count, length, first, comment = END.unpack_from(tail, found)
        end = tail_at + found
        if end + END.size + comment != self.size:
            refuse("failed finding central directory")
        before = end - LOCATOR64.size
        locator = self._bytes(before, LOCATOR64.size) if before >= 0 else b""
        if locator.startswith(b"PK\x06\x07"):  # PyTorch writes the wide form for small archives, too
            _, other_disk, end, disks = LOCATOR64.unpack(locator)
            narrow = count, length, first
            if other_disk or disks > 1 or end != before - END64.size:
                refuse("failed finding central directory")
            magic, size, _, _, disk, first_disk, here, count, length, first = END64.unpack(self._bytes(end, END64.size))
            wide = zip(narrow, (count, length, first), (0xFFFF, _NARROW, _NARROW), strict=True)
            agree = all(short in (long, elsewhere) for short, long, elsewhere in wide)
            if magic != b"PK\x06\x06" or size != END64.size - 12 or not agree:
                refuse("failed finding central directory")
        if disk or first_disk or here != count:
            refuse("unsupported multidisk archive")
        if first + length != end or count * CENTRAL.size > length:
            refuse("invalid header or archive is corrupted")
        return first, length, count

    def _read_directory(self, first: int, length: int, count: int) -> None:
        directory = self._bytes(first, length)
        at = 0
        spans = []
        folders = set()
        for _ in range(count):
            if at + CENTRAL.size > length:
                refuse("invalid header or archive is corrupted")
            fields = CENTRAL.unpack_from(directory, at)
            name_size, extra_size, comment_size = fields[10:13]
            at += CENTRAL.size
            raw = directory[at : at + name_size]
            extra = directory[at + name_size : at + name_size + extra_size]
            at += name_size + extra_size + comment_size
            if fields[0] != b"PK\x01\x02" or at > length:
                refuse("invalid header or archive is corrupted")
            folder, name = _checked_name(raw)
            folders.add(folder)
            begin, end, record = self._checked_entry(name, raw, fields, extra, first)
            if name in self.records:
                refuse(f"two records are named {name}")
            self.records[name] = record
            spans.append((begin, end, name))
        if at != length:
            refuse("invalid header or archive is corrupted")
        if len(folders) > 1:
            refuse(f"file in archive is not in a subdirectory {min(folders)}/")
        # Sorted by where they begin, records overlap if and only if two neighbours do.
        spans.sort()
        for (_, end, name), (begin, _, other) in itertools.pairwise(spans):
            if begin < end:
                refuse(f"records {name} and {other} overlap")

    def _checked_entry(
        self, name: str, raw: bytes, fields: tuple[Any, ...], extra: bytes, limit: int
    ) -> tuple[int, int, Record]:
        """(where the record begins, where it ends, the record); `limit` is where the directory begins."""
        flags, method = fields[3:5]
        checksum, packed, size = fields[7:10]
        disk, begin = fields[13], fields[16]
        if flags & ~(STREAMED | UTF8 | 0x6):  # 0x6: hints of a compressor
            refuse(f"record {name} is encrypted or of an unsupported kind")
        if method != 0:
            refuse(f"record {name} is compressed, which is not read, for a small file may then fill the memory")
        size, packed, begin = _widen((size, packed, begin), extra, name)
        if packed != size or disk:
            refuse(f"record {name} says two sizes")
        if begin + LOCAL.size > limit:
            refuse(f"record {name} is out of the file")
        # A record is described twice, in the directory and in front of its bytes. Readers differ in which of the two they believe,
        # so a file whose descriptions differ could show one content to a scanner and another to us.
        local = LOCAL.unpack(self._bytes(begin, LOCAL.size))
        offset = begin + LOCAL.size + local[9] + local[10]
        end = offset + size
        if local[0] != b"PK\x03\x04" or local[2] != flags or local[3] != method or end > limit:
            refuse(f"record {name} is out of the file or has another header there")
        if self._bytes(begin + LOCAL.size, local[9]) != raw:
            refuse(f"record {name} has another name in its header")
        if flags & STREAMED:
            end += self._descriptor(name, end, checksum, size, limit)
        else:
            inner = self._bytes(begin + LOCAL.size + local[9], local[10])
            own_size, own_packed = _widen((local[8], local[7]), inner, name)
            if (local[6], own_packed, own_size) != (checksum, size, size):
                refuse(f"record {name} says two sizes")
        return begin, end, Record(offset, size, checksum)

    def _descriptor(self, name: str, at: int, checksum: int, size: int, limit: int) -> int:
        """Size of the data descriptor behind a record, which must repeat checksum and size."""
        # Which form it has is written nowhere: the wide one is tried first, and each must match in full.
        for form in ("<4sL2Q", "<4s3L"):
            length = struct.calcsize(form)
            if at + length <= limit:
                found = struct.unpack(form, self._bytes(at, length))
                if found == (b"PK\x07\x08", checksum, size, size):
                    return length
        refuse(f"record {name} says two sizes")

    def find(self, name: str) -> Record:
        """RuntimeError for a record that is not there."""
        record = self.records.get(name)
        if record is None:
            refuse("file not found", f"locating file {name}")
        return record

    def read(self, name: str) -> bytes:
        """A record's bytes."""
        record = self.find(name)
        data = self._bytes(record.offset, record.size)
        if zlib.crc32(data) != record.checksum:
            refuse("CRC-32 check failed", f"reading file {name}")
        return data

    def read_into(self, name: str, buffer: Any) -> None:
        """A record's bytes into a writable uint8 buffer of its size."""
        record = self.find(name)
        # Straight into the storage's memory, without a copy in between. A raw file may give less than it was asked for.
        view = memoryview(buffer)
        self._file.seek(self.start + record.offset)
        done = 0
        readinto = getattr(self._file, "readinto", None)
        while done < record.size:
            if readinto is not None:
                got = readinto(view[done:])
            else:
                piece = self._file.read(min(record.size - done, 1 << 20))
                got = len(piece)
                view[done : done + got] = piece
            if not got:
                refuse("file read failed", f"reading file {name}")
            done += got
        if zlib.crc32(view) != record.checksum:
            refuse("CRC-32 check failed", f"reading file {name}")


def _widen(values: tuple[int, ...], extra: bytes, name: str) -> tuple[int, ...]:
    """Values that do not fit 32 bits stand in the extra field, in order."""
    if _NARROW not in values:
        return values
    at = 0
    while at + 4 <= len(extra):
        kind, size = struct.unpack_from("<2H", extra, at)
        if kind == 1 and at + 4 + size <= len(extra):
            wide = iter(struct.unpack_from(f"<{size // 8}Q", extra, at + 4))
            try:
                return tuple(next(wide) if value == _NARROW else value for value in values)
            except (StopIteration, RuntimeError):
                break
        at += 4 + size
    refuse(f"record {name} has no size")


def _checked_name(raw: bytes) -> tuple[str, str]:
    """(folder, name below it); a name is a key here, but one that could lead out of a folder is refused all the same."""
    try:
        full = raw.decode()
    except UnicodeDecodeError:
        refuse("a record's name is no text")
    parts = full.split("/")
    if len(parts) < 2:
        refuse(f"file in archive is not in a subdirectory: {full}")
    if any(part in ("", ".", "..") or "\\" in part or ":" in part or not part.isprintable() for part in parts):
        refuse(f"a record is named {full!r}")
    return parts[0], "/".join(parts[1:])
