"""The CUDA driver of real devices: the one file that touches numba-cuda and NVIDIA's bindings.

The extra `cuda` installs both. `cuda.bindings.driver` has the functions of libcuda under their own names; each returns a
status first, which `_checked` turns into an exception in PyTorch's words.

A graph is recorded by us (capture.py) and then made by the driver: what was recorded is put on a stream that CUDA captures.
So the rules of capturing are the same on a simulated device, and memory of the host that a program only reads back is never
a part of the graph. Random numbers need new arguments in every replay; a graph that draws some is launched kernel by kernel.

A kernel comes as PTX (see kernel_compiler/cuda/ptx.py), which the driver translates for the device when it loads it. What a
launch hands over is addresses and numbers: every argument is copied into eight bytes, and the driver gets the address of
each. So a launch costs the same however many tensors take part.

Mirrors the calls of c10/cuda and aten/src/ATen/cuda into libcuda.
"""

from __future__ import annotations

import functools
import importlib
import re
import struct
import threading
from array import array
from collections.abc import Callable
from typing import Any

from tinytensor.c10.cuda.capture import Capture, Captures
from tinytensor.c10.cuda.cuda_error import cuda_error
from tinytensor.c10.cuda.driver_api import CUDADeviceProperties, RawEvent, Size3
from tinytensor.c10.cuda.no_driver import NoDriver
from tinytensor.c10.cuda.raw_allocator import RawOutOfMemory

_ENTRY = re.compile(r"\.entry\s+([\w$]+)")

TextOf = Callable[[Any, tuple[int, int], tuple[int, ...]], str]
"""PTX of a kernel, for a capability and the lengths of its tuples."""


@functools.cache
def numba_cuda() -> Any:
    """numba.cuda, with what a compiler for it needs: `types`, `extending`, `dispatcher`, `ir` (llvmlite's).

    ImportError without the extra `cuda`.
    """
    importlib.import_module("numba_cuda")  # without it numba.cuda is Numba's own old one
    cuda: Any = importlib.import_module("numba.cuda")
    for name in ("extending", "types", "dispatcher"):
        importlib.import_module(f"numba.cuda.{name}")
    if not hasattr(cuda, "ir"):
        cuda.ir = importlib.import_module("llvmlite.ir")
    return cuda


def open_driver(text_of: TextOf) -> Any:
    """The driver of this machine's devices; a NoDriver that says why where there are none."""
    try:
        bindings: Any = importlib.import_module("cuda.bindings.driver")
    except ImportError as error:
        return NoDriver(f"NVIDIA's bindings cannot be imported ({error})")
    try:
        (status,) = bindings.cuInit(0)
    except RuntimeError as error:  # the bindings find no libcuda
        return NoDriver(f"there is no CUDA driver ({error})")
    if status != bindings.CUresult.CUDA_SUCCESS:
        return NoDriver(f"the CUDA driver does not start ({status.name})")
    made = RealDriver(bindings, text_of)
    return made if made.device_count() else NoDriver("the CUDA driver has no devices")


class RealDriver:
    """libcuda, with the primary context of each device."""

    def __init__(self, bindings: Any, text_of: TextOf):
        self.cu, self._text_of = bindings, text_of
        self._count = self.call("cuDeviceGetCount")
        self._handles = [self.call("cuDeviceGet", i) for i in range(self._count)]
        self._contexts: dict[int, Any] = {}
        self._functions: dict[tuple[int, int, tuple[int, ...]], tuple[Any, Any]] = {}
        self._here = threading.local()
        self._lock = threading.Lock()
        self.captures = Captures()

    def call(self, name: str, *args: Any) -> Any:
        """A function of libcuda: its result, several as a tuple. RuntimeError in PyTorch's words for another status than 0."""
        status, *results = getattr(self.cu, name)(*args)
        if status != self.cu.CUresult.CUDA_SUCCESS:
            self.fail(status)
        return results[0] if len(results) == 1 else tuple(results)

    def fail(self, status: Any) -> None:
        """Raise what a status stands for."""
        if status == self.cu.CUresult.CUDA_ERROR_OUT_OF_MEMORY:
            raise RawOutOfMemory
        _, text = self.cu.cuGetErrorString(status)
        words = text.decode() if text else status.name
        raise cuda_error(words)

    # ---- devices -----------------------------------------------------------------------------------------------------

    def device_count(self) -> int:
        return self._count

    def properties(self, device: int) -> CUDADeviceProperties:
        handle, attribute = self._handles[device], self.cu.CUdevice_attribute

        def get(name: str) -> int:
            return self.call("cuDeviceGetAttribute", getattr(attribute, f"CU_DEVICE_ATTRIBUTE_{name}"), handle)

        return CUDADeviceProperties(
            name=self.call("cuDeviceGetName", 256, handle).rstrip(b"\0").decode(),
            major=get("COMPUTE_CAPABILITY_MAJOR"),
            minor=get("COMPUTE_CAPABILITY_MINOR"),
            total_memory=self.call("cuDeviceTotalMem", handle),
            multi_processor_count=get("MULTIPROCESSOR_COUNT"),
            warp_size=get("WARP_SIZE"),
            max_threads_per_block=get("MAX_THREADS_PER_BLOCK"),
            max_threads_per_multi_processor=get("MAX_THREADS_PER_MULTIPROCESSOR"),
            regs_per_multiprocessor=get("MAX_REGISTERS_PER_MULTIPROCESSOR"),
            shared_memory_per_block=get("MAX_SHARED_MEMORY_PER_BLOCK"),
            L2_cache_size=get("L2_CACHE_SIZE"),
            is_integrated=bool(get("INTEGRATED")),
            is_multi_gpu_board=bool(get("MULTI_GPU_BOARD")),
            pci_bus_id=get("PCI_BUS_ID"),
            pci_device_id=get("PCI_DEVICE_ID"),
            pci_domain_id=get("PCI_DOMAIN_ID"),
        )

    def can_access_peer(self, device: int, peer: int) -> bool:
        return bool(self.call("cuDeviceCanAccessPeer", self._handles[device], self._handles[peer]))

    def make_current(self, device: int) -> None:
        with self._lock:
            if device not in self._contexts:
                self._contexts[device] = self.call("cuDevicePrimaryCtxRetain", self._handles[device])
        self.call("cuCtxSetCurrent", self._contexts[device])
        self._here.device = device

    def ensure_current(self) -> int:
        """The device of this thread of the host. A new thread has no context yet: it gets that of device 0."""
        device = getattr(self._here, "device", None)
        if device is None:
            self.make_current(0)
            return 0
        return device

    def synchronize(self, device: int) -> None:
        self.captures.forbid()
        before = self.ensure_current()
        self.make_current(device)
        try:
            self.call("cuCtxSynchronize")
        finally:
            self.make_current(before)

    # ---- memory ------------------------------------------------------------------------------------------------------

    def memory(self, device: int) -> RealMemory:
        return RealMemory(self, device)

    def copy(self, to: int, source: int, nbytes: int, kind: str, stream: int) -> None:
        self.captures.put(stream, self._copy, to, source, nbytes)

    def _copy(self, stream: int, to: int, source: int, nbytes: int) -> None:
        self.ensure_current()
        # The driver knows from the addresses which way to copy.
        self.call("cuMemcpyAsync", to, source, nbytes, stream)

    def device_of(self, address: int) -> int:
        self.ensure_current()
        ordinal = self.cu.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
        return int(self.call("cuPointerGetAttribute", ordinal, address))

    def host_address(self, address: int) -> None:
        return None

    def fill(self, address: int, value: int, nbytes: int, stream: int) -> None:
        self.captures.put(stream, self._fill, address, value, nbytes)

    def _fill(self, stream: int, address: int, value: int, nbytes: int) -> None:
        self.ensure_current()
        self.call("cuMemsetD8Async", address, value, nbytes, stream)

    def pin(self, address: int, nbytes: int) -> None:
        self.ensure_current()
        self.call("cuMemHostRegister", address, nbytes, self.cu.CU_MEMHOSTREGISTER_PORTABLE)

    def unpin(self, address: int) -> None:
        self.ensure_current()
        self.call("cuMemHostUnregister", address)

    # ---- streams and events ------------------------------------------------------------------------------------------

    def new_stream(self, device: int, priority: int) -> int:
        before = self.ensure_current()
        self.make_current(device)
        try:
            flags = self.cu.CUstream_flags.CU_STREAM_NON_BLOCKING
            return int(self.call("cuStreamCreateWithPriority", flags, priority))
        finally:
            self.make_current(before)

    def stream_query(self, stream: int) -> bool:
        self.captures.forbid(stream)
        self.ensure_current()
        (status,) = self.cu.cuStreamQuery(stream)
        return self._is_done(status)

    def stream_synchronize(self, stream: int) -> None:
        self.captures.forbid(stream)
        self.ensure_current()
        self.call("cuStreamSynchronize", stream)

    def stream_wait_event(self, stream: int, event: Any) -> None:
        if not self.captures.wait(stream, event.capture):
            self.ensure_current()
            self.call("cuStreamWaitEvent", stream, event.handle, 0)

    def new_event(self, timing: bool, blocking: bool) -> RealEvent:
        self.ensure_current()
        return RealEvent(self, timing, blocking)

    def _is_done(self, status: Any) -> bool:
        if status == self.cu.CUresult.CUDA_ERROR_NOT_READY:
            return False
        if status != self.cu.CUresult.CUDA_SUCCESS:
            self.fail(status)
        return True

    # ---- kernels -----------------------------------------------------------------------------------------------------

    def launch(self, kernel: Any, grid: Size3, block: Size3, args: tuple[Any, ...], stream: int) -> None:
        # Loaded now in any case: nothing can be loaded while CUDA captures.
        function = self._function(kernel, args)
        self.captures.put(stream, self._launch, function, kernel.kinds, grid, block, args)

    def _function(self, kernel: Any, args: tuple[Any, ...]) -> Any:
        device = self.ensure_current()
        tuples = tuple(len(value) for kind, value in zip(kernel.kinds, args, strict=True) if kind == "t")
        found = self._functions.get((id(kernel), device, tuples)) or self._load(kernel, device, tuples)
        return found[0]

    def _launch(self, stream: int, function: Any, kinds: str, grid: Size3, block: Size3, args: tuple[Any, ...]) -> None:
        self.ensure_current()
        layout, values = _flat(kinds, args)
        packed = struct.pack(layout, *values)
        # The driver copies the arguments before it returns: these two need not live longer than the call.
        memory = array("Q", packed)
        first, _ = memory.buffer_info()
        places = array("Q", range(first, first + len(packed), 8))
        self.call("cuLaunchKernel", function, *grid, *block, 0, stream, places.buffer_info()[0], 0)

    @functools.cached_property
    def cublas(self) -> Any:
        self.ensure_current()
        try:
            library: Any = importlib.import_module("nvmath.bindings.cublas")
            library.destroy(library.create())
        except (ImportError, OSError, RuntimeError):  # the last one: the wheel of cuBLAS itself is missing
            return None
        return library

    def instantiate(self, capture: Capture) -> Callable[[int], None]:
        if capture.draws:
            return capture.replay
        stream = self.new_stream(self.ensure_current(), 0)
        self.call("cuStreamBeginCapture", stream, self.cu.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED)
        try:
            capture.replay(stream)
        finally:
            # Also after an error: a stream that goes on capturing is of no use to anybody.
            graph = self.call("cuStreamEndCapture", stream)
        made = RealGraph(self, self.call("cuGraphInstantiate", graph, 0))
        self.call("cuGraphDestroy", graph)
        self.call("cuStreamDestroy", stream)
        return made.launch

    def _load(self, kernel: Any, device: int, tuples: tuple[int, ...]) -> tuple[Any, Any]:
        handle, attribute = self._handles[device], self.cu.CUdevice_attribute
        capability = (
            self.call("cuDeviceGetAttribute", attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, handle),
            self.call("cuDeviceGetAttribute", attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, handle),
        )
        text = self._text_of(kernel, capability, tuples)
        name = _ENTRY.search(text)
        assert name is not None, "PTX without a kernel"
        module = self.call("cuModuleLoadData", text.encode() + b"\0")
        function = self.call("cuModuleGetFunction", module, name[1].encode())
        # The kernel is kept with its function: its id, which is the key, must not be used again.
        found = self._functions[id(kernel), device, tuples] = function, kernel
        return found


def _flat(kinds: str, args: tuple[Any, ...]) -> tuple[str, list[Any]]:
    """How `struct` packs the arguments, eight bytes each, and the numbers: a tuple is as many integers."""
    layout, values = ["<"], []
    for kind, value in zip(kinds, args, strict=True):
        if kind == "t":
            layout.append("q" * len(value))
            values += value
        else:
            layout.append({"i": "q", "f": "f4x", "d": "d"}[kind])
            values.append(int(value) if kind == "i" else float(value))
    return "".join(layout), values


class RealGraph:
    """A CUgraphExec."""

    __slots__ = ("_driver", "_handle")

    def __init__(self, driver: RealDriver, handle: Any):
        self._driver, self._handle = driver, handle

    def launch(self, stream: int) -> None:
        self._driver.ensure_current()
        self._driver.call("cuGraphLaunch", self._handle, stream)

    def __del__(self) -> None:
        destroy = getattr(self._driver.cu, "cuGraphExecDestroy", None)
        if destroy is not None:
            destroy(self._handle)


class RealEvent:
    """A CUevent."""

    __slots__ = ("_driver", "capture", "handle", "timing")

    def __init__(self, driver: RealDriver, timing: bool, blocking: bool):
        flags = driver.cu.CUevent_flags
        chosen = int(flags.CU_EVENT_DEFAULT)
        if not timing:
            chosen |= int(flags.CU_EVENT_DISABLE_TIMING)
        if blocking:
            chosen |= int(flags.CU_EVENT_BLOCKING_SYNC)
        self._driver, self.timing = driver, timing
        self.capture: Capture | None = None
        self.handle = driver.call("cuEventCreate", chosen)

    def record(self, stream: int) -> None:
        self._driver.ensure_current()
        self.capture = self._driver.captures.on(stream)
        if self.capture is None:
            self._driver.call("cuEventRecord", self.handle, stream)

    # A new thread of the host has no context yet, and may be the one that asks.

    def query(self) -> bool:
        self._driver.ensure_current()
        (status,) = self._driver.cu.cuEventQuery(self.handle)
        return self._driver._is_done(status)

    def synchronize(self) -> None:
        self._driver.ensure_current()
        self._driver.call("cuEventSynchronize", self.handle)

    def elapsed_time(self, end: Any) -> float:
        self._driver.ensure_current()
        return float(self._driver.call("cuEventElapsedTime", self.handle, end.handle))

    def __del__(self) -> None:
        # An event that could not be made has no handle; one that outlives the driver cannot be given back.
        handle, destroy = getattr(self, "handle", None), getattr(self._driver.cu, "cuEventDestroy", None)
        if handle is not None and destroy is not None:
            destroy(handle)


class RealMemory:
    """The memory of one device, as the caching allocator asks for it."""

    def __init__(self, driver: RealDriver, device: int):
        self._driver, self._device = driver, device
        self._mapped: dict[int, Any] = {}
        self._reserved: dict[int, int] = {}

    def _call(self, name: str, *args: Any) -> Any:
        return self._here(self._driver.call, name, *args)

    def _here(self, function: Callable[..., Any], *args: Any) -> Any:
        """Call a function while this memory's device is the current one."""
        before = self._driver.ensure_current()
        if before == self._device:
            return function(*args)
        self._driver.make_current(self._device)
        try:
            return function(*args)
        finally:
            self._driver.make_current(before)

    def malloc(self, nbytes: int) -> int:
        return int(self._call("cuMemAlloc", nbytes))

    def free(self, address: int) -> None:
        self._call("cuMemFree", address)

    def mem_get_info(self) -> tuple[int, int]:
        free, total = self._call("cuMemGetInfo")
        return free, total

    def record_event(self, stream: int) -> RawEvent:
        # A block may be freed while another device is the current one; an event is recorded on its own device's streams only.
        return self._here(self._record_event, stream)

    def _record_event(self, stream: int) -> RawEvent:
        event = RealEvent(self._driver, False, False)
        event.record(stream)
        return event

    # Ranges of addresses that get their memory piece by piece.

    def reserve(self, nbytes: int) -> int:
        address = int(self._call("cuMemAddressReserve", nbytes, 0, 0, 0))
        self._reserved[address] = nbytes
        return address

    def map(self, address: int, nbytes: int) -> None:
        cu = self._driver.cu
        place = cu.CUmemLocation()
        place.type, place.id = cu.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE, self._device
        wanted = cu.CUmemAllocationProp()
        wanted.type, wanted.location = cu.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED, place
        handle = self._call("cuMemCreate", nbytes, wanted, 0)
        self._call("cuMemMap", address, nbytes, 0, handle, 0)
        access = cu.CUmemAccessDesc()
        access.location, access.flags = place, cu.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
        self._call("cuMemSetAccess", address, nbytes, [access], 1)
        self._mapped[address] = handle

    def unmap(self, address: int, nbytes: int) -> None:
        self._call("cuMemUnmap", address, nbytes)
        self._call("cuMemRelease", self._mapped.pop(address))

    def release(self, address: int) -> None:
        self._call("cuMemAddressFree", address, self._reserved.pop(address))
