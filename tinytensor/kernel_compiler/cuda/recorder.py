"""Who watches a kernel: the recorder, which logs each access and barrier, and the checker, which raises at the first error.

    recorder = Recorder(grid, block)
    a = recorder.array("a", numpy_array)         # a[i] in a kernel is now checked, logged, and then done
    simulator.launch(kernel, grid, block, (a, ...), recorder)

`Recorder` writes a log, from which record.py works out what was wrong. `Checker` writes none: it raises at the first access
outside an array. Neither of them lets a kernel touch memory outside the arrays that it was given.

Note [The log]
A kernel makes millions of accesses, so the log has two integers for each: the site (an instruction of the kernel, the array
and the kind of the access) and the element. Which thread ran is written once for every turn, in `marks`.

Mirrors the role of NVIDIA's compute-sanitizer (memcheck, racecheck, initcheck, synccheck), which rewrites compiled kernels.
"""

from __future__ import annotations

import bisect
import ctypes
import dis
import sys
import threading
import time
from array import array
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any, NamedTuple

import numpy as np

from tinytensor.c10.cuda import cuda_runtime
from tinytensor.kernel_compiler import pointers
from tinytensor.kernel_compiler.cuda import atomics
from tinytensor.kernel_compiler.cuda.running import Three, linear_thread, running
from tinytensor.kernel_compiler.cuda.simulator import DONE, Lane
from tinytensor.kernel_compiler.cuda.watched_arrays import (
    ATOMIC,
    BAD_READ,
    BAD_WRITE,
    READ,
    WRITE,
    Cells,
    CheckedArray,
    LocalArray,
    Memory,
    Outside,
    RecordedArray,
    RecordedPointer,
)

MAX_ACCESSES = 5_000_000
MAX_SECONDS = 30.0

# By the identity of their code: two code objects are compared, and hashed, by all that is in them.
_ATOMIC_CODES = {
    id(function.__code__)
    for function in (
        atomics.atomic_add, atomics.atomic_max, atomics.atomic_min, atomics.atomic_exch, atomics.atomic_cas,
    )
}  # fmt: skip
_PACKAGE = "tinytensor.kernel_compiler.cuda"


class KernelTimeout(RuntimeError):
    """A kernel did more than its budget allows: its loop may never end."""


class Place(NamedTuple):
    """An instruction of a kernel, or of a function that it calls."""

    code: CodeType
    instruction: int
    line: int


class Watching:
    """What recorder and checker share: they make the arrays and stop kernels that do not end."""

    cells: type[Cells]

    def __init__(self, grid: Three, block: Three, max_seconds: float = MAX_SECONDS):
        self.grid, self.block = grid, block
        self.max_seconds = max_seconds
        self.memories: list[Memory] = []
        self.stopped_at = ""
        self._inner: dict[tuple[int, int], Memory] = {}
        self._codes: dict[int, CodeType] = {}  # keeps alive what sites know by its identity

    # -- arrays

    def array(self, name: str, given: Any) -> Any:
        """What a kernel gets in the place of an array or tensor of global memory."""
        values = as_numpy(given)
        if isinstance(given, np.ndarray):
            owner: Any = given
            while isinstance(owner.base, np.ndarray):
                owner = owner.base
            offset = values.ctypes.data - owner.ctypes.data
        else:
            offset = given.storage_offset() * values.itemsize
        return self.cells(values, self._memory(name, "global", values, values.ctypes.data, offset), self)

    def shared_array(self, made: np.ndarray, frame: FrameType) -> Any:
        return self.cells(made, self._inner_memory("shared", made, frame), self)

    def local_array(self, made: np.ndarray, frame: FrameType) -> Any:
        return LocalArray(made, self._inner_memory("local", made, frame), self)

    def _inner_memory(self, space: str, made: np.ndarray, frame: FrameType) -> Memory:
        key = id(frame.f_code), instruction_start(frame.f_code, frame.f_lasti)
        found = self._inner.get(key)
        if found is None:
            self._codes[id(frame.f_code)] = frame.f_code
            name = assigned_name(frame.f_code, frame.f_lasti) or space
            found = self._inner[key] = self._memory(name, space, made)
        return found

    def _memory(self, name: str, space: str, values: np.ndarray, address: int = 0, offset: int = 0) -> Memory:
        memory = Memory(len(self.memories), name, space, values.shape, values.dtype, values.strides, address, offset)
        self.memories.append(memory)
        return memory

    # -- who runs

    def here(self) -> tuple[int, int]:
        """The numbers of the running block in the grid and of its running thread in the block."""
        x, y, z = running.block
        return x + self.grid[0] * (y + self.grid[1] * z), linear_thread()

    def outside(self, frame: FrameType, memory: Memory, index: tuple[int, ...], writes: bool) -> None:
        raise NotImplementedError

    # -- what the simulator tells

    def place(self) -> Place:
        self.check_budget()  # here and not when the barrier ends: this is the thread of the kernel, where an error ends it
        frame = kernel_frame(sys._getframe(1))
        self._codes[id(frame.f_code)] = frame.f_code
        return Place(frame.f_code, frame.f_lasti, frame.f_lineno)

    def block_barrier(self, waiting: list[Lane], lanes: list[Lane]) -> None:
        pass

    def warp_barrier(self, here: list[Lane], warp: list[Lane]) -> None:
        pass

    def deadlock(self, lanes: list[Lane]) -> None:
        pass

    # -- kernels that do not end

    def check_budget(self) -> None:
        if self.stopped_at:
            raise KernelTimeout(self.stopped_at)

    def expire(self, where: str) -> None:
        """Time is over: the next access or barrier raises."""
        self.stopped_at = where

    def progress(self) -> Any:
        """Something that changes as long as the kernel accesses memory."""
        return running.thread, running.block

    @contextmanager
    def limited(self, name: str) -> Any:
        """Inside, a kernel that takes too long gets a KernelTimeout."""
        over = threading.Event()
        caller = threading.get_ident()
        guard = threading.Thread(target=self._guard, args=(over, caller, name), daemon=True, name="kernel's guard")
        guard.start()
        try:
            yield
        except KernelTimeout as error:
            raise KernelTimeout(str(error) or self.stopped_at) from None
        finally:
            over.set()
            guard.join()
            if self.stopped_at:
                _take_what_is_under_way(caller)

    def _guard(self, over: threading.Event, caller: int, name: str) -> None:
        # The time that this process gets, so that a busy machine takes nothing away; a kernel that sleeps has to end, too.
        began, latest = time.process_time(), time.monotonic() + 5 * self.max_seconds
        while time.process_time() - began < self.max_seconds and time.monotonic() < latest:
            if over.wait(min(0.1, self.max_seconds)):
                return
        frame = sys._current_frames().get(caller)
        line = kernel_frame(frame).f_lineno if frame is not None else 0
        block, number = self.here()
        self.expire(
            f"kernel {name} did not end: thread {number:,} of block {block:,} is at line {line} "
            f"after {self.max_seconds:g} seconds"
        )
        # A loop without any access or barrier never asks: nothing has changed for a while. It gets the exception from outside.
        before = self.progress()
        while not over.wait(0.5):
            now = self.progress()
            if now == before:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(caller), ctypes.py_object(KernelTimeout))
                if over.wait(5):
                    return
            before = now


def _take_what_is_under_way(caller: int) -> None:
    """Let a KernelTimeout strike here, that would strike whatever runs next.

    There may be none, so one more is sent: it takes the other's place. To take it back instead (`PyThreadState_SetAsyncExc`
    with NULL) leaves the interpreter's flag up for ever; Python 3.11 then hangs at the first call under `sys.settrace`.
    """
    try:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(caller), ctypes.py_object(KernelTimeout))
        while True:
            pass
    except KernelTimeout:
        pass


class Recorder(Watching):
    """Logs every access to global and shared memory, and every barrier.

    log          site, element, site, element, ...: see Note [The log]
    marks        (entries of the log before it, thread in the block, block, phase, warp phase); a phase ends with a barrier
    sites        (place, memory, kind) of each site
    """

    cells = RecordedArray

    def __init__(self, grid: Three, block: Three, max_accesses: int = MAX_ACCESSES, max_seconds: float = MAX_SECONDS):
        super().__init__(grid, block, max_seconds)
        self.max_accesses = max_accesses
        self.kernel_code: CodeType | None = None
        """For a kernel of the library, which accesses memory by functions of other files: lines are those of the kernel."""
        self.log = array("q")
        self.marks: list[tuple[int, int, int, int, int]] = []
        self.sites: list[tuple[Place, Memory, int]] = []
        self.outsides: list[Outside] = []
        self.barriers: list[tuple[int, int, tuple[Place, ...], int]] = []
        """(block, phase that it ended, where threads waited, how many)"""
        self.divergent: list[tuple[int, list[tuple[Place, list[int]]], list[int]]] = []
        """(block, places and the threads that waited there, threads that had ended)"""
        self.stuck: tuple[int, list[tuple[Place, list[int]]], list[int]] | None = None
        self.named: list[Memory] = []  # by their addresses
        self._untyped: set[int] = set()
        self._limit = 2 * max_accesses
        self._site_numbers: dict[tuple[int, int, int, int], int] = {}
        self._thread: Any = None
        self._block: Any = None
        self._phase = 0
        self._warp_phases: dict[int, int] = {}

    # -- accesses

    def access(self, frame: FrameType, memory: Memory, element: int, kind: int) -> None:
        if running.thread is not self._thread or running.block is not self._block:
            self._turn()
        code = frame.f_code
        if id(code) in _ATOMIC_CODES:
            if kind == WRITE:  # the read that came before it stands for both
                return
            caller = frame.f_back
            assert caller is not None
            frame, code, kind = caller, caller.f_code, ATOMIC if kind == READ else kind
        if self.kernel_code is not None and code is not self.kernel_code:
            frame = self._own_frame(frame)
            code = frame.f_code
        log = self.log
        number = self._site_numbers.get((id(code), frame.f_lasti, memory.number, kind))
        if number is None:
            number = self._site(frame, memory, kind)
        log.append(number)
        log.append(element)
        if len(log) > self._limit:
            self.check_budget()
            block, thread = self.here()
            raise KernelTimeout(
                f"kernel {code.co_name} did not end: thread {thread:,} of block {block:,} is at line {frame.f_lineno} "
                f"after {self.max_accesses:,} reads and writes"
            )

    def _own_frame(self, frame: FrameType) -> FrameType:
        """The frame of the kernel itself, which called a function that accesses memory."""
        above: FrameType | None = frame
        while above is not None:
            if above.f_code is self.kernel_code:
                return above
            above = above.f_back
        return frame

    def _site(self, frame: FrameType, memory: Memory, kind: int) -> int:
        code = frame.f_code
        self._codes[id(code)] = code
        start = instruction_start(code, frame.f_lasti)
        number = self._site_numbers.setdefault((id(code), start, memory.number, kind), len(self.sites))
        self._site_numbers[id(code), frame.f_lasti, memory.number, kind] = number
        if number == len(self.sites):
            self.sites.append((Place(code, start, frame.f_lineno), memory, kind))
        return number

    def _turn(self) -> None:
        """Another thread runs, or the same one in another phase."""
        if running.block is not self._block:
            self._phase, self._warp_phases = 0, {}
        self._thread, self._block = running.thread, running.block
        block, thread = self.here()
        self.marks.append((len(self.log) // 2, thread, block, self._phase, self._warp_phases.get(thread // 32, 0)))

    def outside(self, frame: FrameType, memory: Memory, index: tuple[int, ...], writes: bool) -> None:
        if id(frame.f_code) in _ATOMIC_CODES and writes:
            return
        block, thread = self.here()
        at = self._own_frame(kernel_frame(frame))
        if memory.space != "local":
            self.access(frame, memory, index[0] if len(index) == 1 else -1, BAD_WRITE if writes else BAD_READ)
        atomic = id(frame.f_code) in _ATOMIC_CODES
        self.outsides.append(Outside(memory, index, writes or atomic, thread, block, at.f_lineno))

    # -- pointers

    def name(self, name: str, address: int, nbytes: int, dtype: Any = None) -> None:
        """Say that the bytes from an address on are an array, which kernels reach by `ptr_float32(address)` and its kind.

        Without a dtype it has that of the first pointer that reaches it.
        """
        kind = np.dtype(np.uint8 if dtype is None else dtype)
        memory = Memory(-1, name, "global", (nbytes // kind.itemsize,), kind, (kind.itemsize,), int(address))
        bisect.insort(self.named, memory, key=lambda m: m.address)
        if dtype is None:
            self._untyped.add(memory.address)
        else:
            self._add(memory)

    def _add(self, memory: Memory) -> None:
        memory.number = len(self.memories)
        self.memories.append(memory)

    def memory_at(self, address: int, dtype: np.dtype) -> Memory | None:
        """The named memory that has an element at an address."""
        place = bisect.bisect_right(self.named, address, key=lambda m: m.address) - 1
        found = self.named[place] if place >= 0 and self.named[place].has(address, dtype.itemsize) else None
        if found is not None:
            self._reach(found, dtype)
        return found

    def _reach(self, memory: Memory, dtype: np.dtype) -> None:
        if memory.address in self._untyped:
            self._untyped.remove(memory.address)
            memory.shape, memory.dtype, memory.strides = (memory.size // dtype.itemsize,), dtype, (dtype.itemsize,)
            self._add(memory)

    def outside_all(self, frame: FrameType, pointer: int, address: int, writes: bool, dtype: np.dtype) -> None:
        """A pointer was used outside all named memory: it is a fault of the array that it points into, or is next to."""
        place = bisect.bisect_right(self.named, pointer, key=lambda m: m.address)
        nearest = min(self.named[max(place - 1, 0) : place + 1], key=lambda m: _distance(m, pointer), default=None)
        if nearest is None or _distance(nearest, pointer) > 1 << 20:
            if not (id(frame.f_code) in _ATOMIC_CODES and writes):
                block, thread = self.here()
                line = self._own_frame(kernel_frame(frame)).f_lineno
                self.outsides.append(Outside(None, (), writes, thread, block, line))
            return
        self._reach(nearest, dtype)
        self.outside(frame, nearest, ((address - nearest.address) // nearest.dtype.itemsize,), writes)

    @contextmanager
    def pointers_watched(self) -> Any:
        """Inside, `ptr_float32` and its kind give pointers that log, to the kernel that runs."""
        plain = pointers.Pointer

        def pointer(address: int, cell: Any, element: Callable[[Any], Any]) -> Any:
            if running.watcher is not self:
                return plain(address, cell, element)
            return RecordedPointer(address, cell, element, plain, self)

        pointers.Pointer = pointer  # type: ignore[assignment, misc]
        try:
            yield
        finally:
            pointers.Pointer = plain  # type: ignore[misc]

    # -- barriers

    def block_barrier(self, waiting: list[Lane], lanes: list[Lane]) -> None:
        block, _ = self.here()
        if running.block is not self._block:  # nobody has touched memory before the first barrier
            self._phase, self._warp_phases, self._block = 0, {}, running.block
        places = _by_place(waiting)
        self.barriers.append((block, self._phase, tuple(place for place, _ in places), len(waiting)))
        ended = [lane.number for lane in lanes if lane.state == DONE]
        if len(places) > 1 or ended:
            self.divergent.append((block, places, ended))
        self._phase += 1
        self._thread = None

    def warp_barrier(self, here: list[Lane], warp: list[Lane]) -> None:
        if running.block is not self._block:
            self._phase, self._warp_phases, self._block = 0, {}, running.block
        # Only a barrier of all the warp orders its memory accesses for certain, and of the exchanges `syncwarp` alone does.
        if len(here) == sum(lane.state != DONE for lane in warp) and here[0].brought is None:
            number = here[0].number // 32
            self._warp_phases[number] = self._warp_phases.get(number, 0) + 1
        self._thread = None

    def deadlock(self, lanes: list[Lane]) -> None:
        block, _ = self.here()
        waiting = [lane for lane in lanes if lane.state != DONE]
        self.stuck = block, _by_place(waiting), [lane.number for lane in lanes if lane.state == DONE]

    def expire(self, where: str) -> None:
        super().expire(where)
        self._limit = -1

    def progress(self) -> Any:
        return running.thread, running.block, len(self.log), len(self.barriers)


class Checker(Watching):
    """Raises at the first access outside an array."""

    cells = CheckedArray

    def outside(self, frame: FrameType, memory: Memory, index: tuple[int, ...], writes: bool) -> None:
        block, thread = self.here()
        at = kernel_frame(frame)
        found = Outside(memory, index, writes or at is not frame, thread, block, at.f_lineno)
        raise IndexError(f"{outside_text(found, self.grid, self.block)} (line {at.f_lineno} of {at.f_code.co_name})")


# ---- words -------------------------------------------------------------------------------------------------------------


def thread_text(block: int, thread: int, grid: Three, block_dim: Three) -> str:
    """Which thread of the grid: "thread 1,000", or by coordinates where block or grid have more than one dimension."""
    if block_dim[1] * block_dim[2] * grid[1] * grid[2] == 1:
        return f"thread {block * block_dim[0] + thread:,}"
    return f"thread {place_text(thread, block_dim)} of block {place_text(block, grid)}"


def place_text(number: int, size: Three) -> str:
    """A thread of a block, or a block of a grid, by its coordinates; z is left out where there is only one."""
    x, y, z = number % size[0], number // size[0] % size[1], number // (size[0] * size[1])
    if size[2] > 1:
        return f"({x}, {y}, {z})"
    return f"({x}, {y})" if size[1] > 1 else f"{x:,}"


def outside_text(found: Outside, grid: Three, block_dim: Three) -> str:
    """What an access outside an array did: "Thread 1,000 wrote past the end of out: out[1000], and out has 1,000 elements"."""
    who = thread_text(found.block, found.thread, grid, block_dim).capitalize()
    did = "wrote" if found.writes else "read"
    memory = found.memory
    if memory is None:
        return f"{who} {did} at an address that lies in no array that the kernel was given"
    side = "before the start" if any(i < 0 for i in found.place) else "past the end"
    element = f"{memory.name}[{', '.join(map(str, found.place))}]"
    if len(memory.shape) == 1:
        return f"{who} {did} {side} of {memory.name}: {element}, and {memory.name} has {memory.size:,} elements"
    return f"{who} {did} {side} of {memory.name}: {element}, and its shape is {memory.shape}"


# ---- frames ------------------------------------------------------------------------------------------------------------


def kernel_frame(frame: FrameType) -> FrameType:
    """The frame of the kernel, or of a function of its own: the first that is not of this package."""
    while frame.f_globals.get("__name__", "").startswith(_PACKAGE) and frame.f_back is not None:
        frame = frame.f_back
    return frame


def instruction_start(code: CodeType, instruction: int) -> int:
    """Where an instruction begins. `f_lasti` may name the end of its caches, once the interpreter has specialised it."""
    return max((step.offset for step in dis.get_instructions(code) if step.offset <= instruction), default=instruction)


def assigned_name(code: CodeType, instruction: int) -> str:
    """The variable that the result of the call at an instruction is assigned to; "" if it is used otherwise."""
    step = next((step for step in dis.get_instructions(code) if step.offset > instruction), None)
    return str(step.argval) if step is not None and step.opname.startswith("STORE_") else ""


def _by_place(lanes: list[Lane]) -> list[tuple[Place, list[int]]]:
    places: dict[tuple[int, int], tuple[Place, list[int]]] = {}
    for lane in lanes:
        place: Place = lane.at
        places.setdefault((id(place.code), place.instruction), (place, []))[1].append(lane.number)
    return list(places.values())


def _distance(memory: Memory, address: int) -> int:
    end = memory.address + memory.size * memory.dtype.itemsize
    return max(memory.address - address, address - end, 0)


def named_memory(memory: Mapping[str, Any]) -> list[tuple[str, int, int, Any]]:
    """(name, address, bytes, dtype) of arrays, tensors, or (address, bytes, dtype) by their names."""
    found = []
    for name, value in memory.items():
        if isinstance(value, tuple):
            address, nbytes, dtype = value
        else:
            values = as_numpy(value)
            if not values.flags.c_contiguous:
                raise ValueError(f"memory {name!r} has gaps: give its whole storage")
            address, nbytes, dtype = values.ctypes.data, values.nbytes, values.dtype
        found.append((name, int(address), int(nbytes), dtype))
    return found


def as_numpy(value: Any) -> np.ndarray:
    """The array that shares the memory of a tensor of the CPU or of a simulated device, or an array itself.

    TypeError for a tensor on a real device.
    """
    if isinstance(value, np.ndarray):
        return value
    if getattr(value, "is_cuda", False):
        return _of_simulated_device(value.detach().__cuda_array_interface__)
    made: np.ndarray = value.detach().numpy()
    return made


def _of_simulated_device(interface: dict[str, Any]) -> np.ndarray:
    shape, dtype = interface["shape"], np.dtype(interface["typestr"])
    if 0 in shape:
        return np.empty(shape, dtype)
    address = cuda_runtime.driver().host_address(interface["data"][0])
    if address is None:
        raise TypeError(
            "the simulator cannot read the memory of a GPU. Use Tensor.cpu() to copy the tensor to host memory first."
        )
    strides = interface["strides"] or np.empty(shape, dtype).strides
    reach = sum(stride * (size - 1) for stride, size in zip(strides, shape, strict=True)) + dtype.itemsize
    memory = np.ctypeslib.as_array((ctypes.c_uint8 * reach).from_address(address)).view(np.uint8)
    return np.ndarray(shape, dtype, memory, 0, strides)


def is_array(value: Any) -> bool:
    """Whether an argument of a kernel is an array or a tensor, and no number."""
    return isinstance(value, np.ndarray) or (hasattr(value, "detach") and hasattr(value, "numpy"))
