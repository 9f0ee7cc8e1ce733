"""What a stream records while a graph is captured on it, and how that is run again.

While a stream captures, work that is put on it is written down and not run: kernels with their arguments, copies, fills. A
replay puts all of it on a stream. Arguments are addresses and numbers, so the memory must be there still: it comes from a
pool of its own (`DeviceCachingAllocator.begin_allocate_to_pool`).

A driver of real devices makes a graph of CUDA out of what was written down, which the device then runs without being told
every kernel by itself (`RealDriver.instantiate`).

Note [Random numbers in a graph]
A kernel that draws random numbers takes a seed and an offset. Written down as numbers they would be the same in every replay.
So during a capture the generator gives numbers that know where they come from (`FromGenerator`); a replay puts the
generator's present seed and offset in their place and moves the generator on.

Mirrors cudaGraph_t, and `CUDAGeneratorState` of aten/src/ATen/cuda/CUDAGeneratorImpl.cpp.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tinytensor.c10.cuda.cuda_error import CAPTURE_UNSUPPORTED, cuda_error
from tinytensor.c10.storage import StorageImpl

Work = tuple[Callable[..., Any], tuple[Any, ...]]


class FromGenerator(int):
    """A seed, or an offset within the graph, of a generator."""

    generator: Any
    is_seed: bool

    def __new__(cls, value: int, generator: Any, is_seed: bool) -> FromGenerator:
        made = super().__new__(cls, value)
        made.generator, made.is_seed = generator, is_seed
        return made


class Capture:
    """The work that was recorded, in order, and how far each generator was used."""

    def __init__(self) -> None:
        self.work: list[Work] = []
        self.draws: dict[Any, int] = {}
        self.kept: list[StorageImpl] = []
        self.is_open = True

    def add(self, run: Callable[..., Any], *args: Any) -> None:
        """Record a call `run(stream, *args)`."""
        self.work.append((run, args))

    def keep(self, storage: StorageImpl) -> None:
        """Let pinned memory of the host, which every replay reads, live as long as what was recorded."""
        self.kept.append(storage)

    def philox_state(self, generator: Any, increment: int) -> tuple[int, int]:
        """See Note [Random numbers in a graph]."""
        so_far = self.draws.get(generator, 0)
        self.draws[generator] = so_far + increment
        return FromGenerator(0, generator, True), FromGenerator(so_far, generator, False)

    def replay(self, stream: int) -> None:
        """Put the work on a stream again."""
        starts = {generator: generator.reserve(count) for generator, count in self.draws.items()}

        def present(value: Any) -> Any:
            if isinstance(value, FromGenerator):
                seed, offset = starts[value.generator]
                return seed if value.is_seed else offset + int(value)
            return tuple(present(item) for item in value) if isinstance(value, tuple) else value

        for run, args in self.work:
            run(stream, *(present(arg) for arg in args))


class Captures:
    """The streams of a driver that capture now."""

    def __init__(self) -> None:
        self._of_stream: dict[int, Capture] = {}

    def begin(self, stream: int) -> None:
        """Let a stream record its work."""
        self._of_stream[stream] = Capture()

    def end(self, stream: int) -> Capture:
        """What the stream has recorded, with the work of streams that have waited for it."""
        found = self._of_stream[stream]
        found.is_open = False
        for joined in [handle for handle, capture in self._of_stream.items() if capture is found]:
            del self._of_stream[joined]
        return found

    def put(self, stream: int, run: Callable[..., Any], *args: Any) -> None:
        """Put work on a stream: call `run(stream, *args)`, or write the call down if the stream captures."""
        capture = self._of_stream.get(stream)
        if capture is None:
            run(stream, *args)
        else:
            capture.add(run, *args)

    def on(self, stream: int) -> Capture | None:
        """What the stream records into; None if it does not capture."""
        return self._of_stream.get(stream)

    def wait(self, stream: int, capture: Capture | None) -> bool:
        """Let a stream that waits for a mark in a capture record into the same one; False for a mark in no open capture."""
        if capture is None or not capture.is_open:
            return False
        self._of_stream.setdefault(stream, capture)
        return True

    def forbid(self, stream: int | None = None) -> None:
        """RuntimeError in CUDA's words if this stream (any, for None) captures: the host cannot wait for what is not run."""
        if self._of_stream if stream is None else stream in self._of_stream:
            raise cuda_error(CAPTURE_UNSUPPORTED)
