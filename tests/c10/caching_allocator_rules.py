"""The rules of PyTorch's caching allocator once more, in their plainest form: lists that are searched from the front.

What c10/cuda/CUDACachingAllocator.cpp documents at its top, and nothing of how tinytensor does it: no pools that are kept in
order, no neighbours that know each other, no counters. The statistics are added up anew from what lies in the lists. The
test compares the two.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tinytensor.c10.cuda.raw_allocator import FakeRawAllocator, RawOutOfMemory

KIB, MIB = 1024, 1024 * 1024


@dataclass
class Piece:
    """A part of a segment: taken or free."""

    address: int
    size: int
    requested: int = 0
    taken: bool = False


@dataclass
class Segment:
    """Memory that was asked of the device at once."""

    small: bool
    stream: int
    pieces: list[Piece]

    @property
    def size(self) -> int:
        return sum(piece.size for piece in self.pieces)


class OutOfMemory(Exception):
    """Nothing helps."""


@dataclass
class Rules:
    """An allocator. `divisions`: into how many steps the way from one power of two to the next is cut; 0: multiples of 512."""

    device: FakeRawAllocator
    divisions: int = 0
    segments: list[Segment] = field(default_factory=list)
    retries: int = 0
    ooms: int = 0
    peaks: dict[str, int] = field(default_factory=dict)

    def rounded(self, nbytes: int) -> int:
        if nbytes < 512:
            return 512
        if self.divisions > 1 and nbytes > 512 * self.divisions:
            power = 2 ** (nbytes.bit_length() - 1)
            step = power // self.divisions
            return -(-nbytes // step) * step
        return -(-nbytes // 512) * 512

    def malloc(self, nbytes: int, stream: int = 0) -> Piece:
        size = self.rounded(nbytes)
        small = size <= MIB
        fitting = [
            (piece.size, piece.address, segment, piece)
            for segment in self.segments
            for piece in segment.pieces
            if segment.small is small and segment.stream == stream and not piece.taken and piece.size >= size
        ]
        if fitting:
            _, _, segment, piece = min(fitting, key=lambda found: found[:2])
        else:
            segment = self._segment(size, small, stream)
            piece = segment.pieces[0]
        # What is left over becomes a piece of its own if it is worth it.
        rest = piece.size - size
        if rest >= 512 if small else rest > MIB:
            place = segment.pieces.index(piece)
            segment.pieces.insert(place + 1, Piece(piece.address + size, rest))
            piece.size = size
        piece.requested, piece.taken = nbytes, True
        self._look()
        return piece

    def _segment(self, size: int, small: bool, stream: int) -> Segment:
        wanted = 2 * MIB if small else 20 * MIB if size < 10 * MIB else -(-size // (2 * MIB)) * 2 * MIB
        try:
            address = self.device.malloc(wanted)
        except RawOutOfMemory:
            self.empty_cache()
            self.retries += 1
            try:
                address = self.device.malloc(wanted)
            except RawOutOfMemory:
                self.ooms += 1
                raise OutOfMemory from None
        made = Segment(small, stream, [Piece(address, wanted)])
        self.segments.append(made)
        return made

    def free(self, piece: Piece) -> None:
        piece.taken, piece.requested = False, 0
        for segment in self.segments:
            joined: list[Piece] = []
            for one in segment.pieces:
                if joined and not joined[-1].taken and not one.taken:
                    joined[-1].size += one.size
                else:
                    joined.append(one)
            segment.pieces = joined
        self._look()

    def empty_cache(self) -> None:
        for segment in list(self.segments):
            if not any(piece.taken for piece in segment.pieces):
                self.device.free(segment.pieces[0].address)
                self.segments.remove(segment)

    def _look(self) -> None:
        for name, value in self.now().items():
            self.peaks[name] = max(self.peaks.get(name, 0), value)

    def now(self) -> dict[str, int]:
        """What is there: bytes and numbers, of all, of the large pool and of the small one."""
        found: dict[str, int] = {}
        for pool, kinds in (("all", (True, False)), ("large_pool", (False,)), ("small_pool", (True,))):
            segments = [s for s in self.segments if s.small in kinds]
            taken = [p for s in segments for p in s.pieces if p.taken]
            crumbs = [p for s in segments for p in s.pieces if not p.taken and len(s.pieces) > 1]
            found |= {
                f"allocated_bytes.{pool}": sum(p.size for p in taken), f"allocation.{pool}": len(taken),
                f"active_bytes.{pool}": sum(p.size for p in taken), f"active.{pool}": len(taken),
                f"requested_bytes.{pool}": sum(p.requested for p in taken),
                f"reserved_bytes.{pool}": sum(s.size for s in segments), f"segment.{pool}": len(segments),
                f"inactive_split_bytes.{pool}": sum(p.size for p in crumbs), f"inactive_split.{pool}": len(crumbs),
            }  # fmt: skip
        return found
