"""The driver of real devices over bindings that only pretend: memory of the host, and kernels run by the simulator.

What is tested is ours: which functions of libcuda are called in which order and with what, how the arguments of a kernel are
packed, and which exception a status becomes. That the functions do what NVIDIA says needs a GPU.
"""

from __future__ import annotations

import ctypes
import enum
import struct
from types import SimpleNamespace

import numpy as np
import pytest

from tinytensor.c10.cuda import driver as driver_file
from tinytensor.c10.cuda.cuda_caching_allocator import DeviceCachingAllocator
from tinytensor.c10.cuda.driver import RealDriver, open_driver
from tinytensor.c10.cuda.no_driver import NoDriver
from tinytensor.c10.cuda.raw_allocator import RawOutOfMemory
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_float32


class CUresult(enum.Enum):
    CUDA_SUCCESS = 0
    CUDA_ERROR_INVALID_VALUE = 1
    CUDA_ERROR_OUT_OF_MEMORY = 2
    CUDA_ERROR_NO_DEVICE = 100
    CUDA_ERROR_NOT_READY = 600


OK = CUresult.CUDA_SUCCESS


class Bindings:
    """cuda.bindings.driver, as far as it is called. `log` has the calls; `fails` the status that a function answers with."""

    CUresult = CUresult
    CUstream_flags = enum.IntEnum("CUstream_flags", {"CU_STREAM_NON_BLOCKING": 1})
    CUevent_flags = enum.IntEnum(
        "CUevent_flags", {"CU_EVENT_DEFAULT": 0, "CU_EVENT_BLOCKING_SYNC": 1, "CU_EVENT_DISABLE_TIMING": 2}
    )
    CU_MEMHOSTREGISTER_PORTABLE = 1

    class _Attributes:
        def __getattr__(self, name):
            return name.removeprefix("CU_DEVICE_ATTRIBUTE_")

    CUdevice_attribute = _Attributes()
    ATTRIBUTES = {"COMPUTE_CAPABILITY_MAJOR": 8, "COMPUTE_CAPABILITY_MINOR": 6, "WARP_SIZE": 32}  # noqa: RUF012

    def __init__(self, devices=1, capacity=64 * 1024**2):
        self.devices, self.capacity = devices, capacity
        self.log, self.fails, self.arrays, self.kernels = [], {}, {}, {}
        self.context = None

    def __getattr__(self, name):
        if not name.startswith("cu"):
            raise AttributeError(name)

        def function(*args):
            self.log.append((name, *args))
            if name in self.fails:
                return (self.fails[name],)
            made = getattr(self, f"do_{name}", lambda *args: ())(*args)
            return (OK, *made) if isinstance(made, tuple) else (made,)

        return function

    def calls(self, *names):
        return [call[1:] for call in self.log if call[0] in names]

    def do_cuDeviceGetCount(self):
        return (self.devices,)

    def do_cuDeviceGet(self, ordinal):
        return (f"device {ordinal}",)

    def do_cuDeviceGetName(self, length, device):
        return (b"Pretender 9000".ljust(length, b"\0"),)

    def do_cuDeviceTotalMem(self, device):
        return (self.capacity,)

    def do_cuDeviceGetAttribute(self, name, device):
        return (self.ATTRIBUTES.get(name, 1),)

    def do_cuDevicePrimaryCtxRetain(self, device):
        return (f"context of {device}",)

    def do_cuCtxSetCurrent(self, context):
        self.context = context
        return ()

    def do_cuMemAlloc(self, nbytes):
        if nbytes + sum(a.nbytes for a in self.arrays.values()) > self.capacity:
            return CUresult.CUDA_ERROR_OUT_OF_MEMORY
        array = np.zeros(nbytes, np.uint8)
        self.arrays[array.ctypes.data] = array
        return (array.ctypes.data,)

    def do_cuMemFree(self, address):
        del self.arrays[address]
        return ()

    def do_cuMemGetInfo(self):
        used = sum(a.nbytes for a in self.arrays.values())
        return self.capacity - used, self.capacity

    def do_cuMemcpyAsync(self, to, source, nbytes, stream):
        ctypes.memmove(to, source, nbytes)
        return ()

    def do_cuMemsetD8Async(self, address, value, nbytes, stream):
        ctypes.memset(address, value, nbytes)
        return ()

    def do_cuStreamCreateWithPriority(self, flags, priority):
        return (7,)

    def do_cuEventCreate(self, flags):
        return (SimpleNamespace(flags=flags),)

    def do_cuEventElapsedTime(self, start, end):
        return (1.5,)

    def do_cuModuleLoadData(self, image):
        return (image.decode().split(".entry ")[1].split("(")[0],)

    def do_cuModuleGetFunction(self, module, name):
        assert module == name.decode()
        return (module,)

    def do_cuLaunchKernel(self, function, *rest):
        """Read the arguments as a GPU would: each from the address that the driver was given for it."""
        grid, block, (shared, _, places, extra) = rest[:3], rest[3:6], rest[6:]
        assert (shared, extra) == (0, 0)
        kernel, tuples = self.kernels[function]
        lengths, args, slot = iter(tuples), [], 0

        def read(letter):
            nonlocal slot
            place = ctypes.c_uint64.from_address(places + 8 * slot).value
            slot += 1
            return struct.unpack(letter, ctypes.string_at(place, struct.calcsize(letter)))[0]

        for kind in kernel.kinds:
            letter = {"i": "q", "t": "q", "f": "f", "d": "d"}[kind]
            args.append(tuple(read(letter) for _ in range(next(lengths))) if kind == "t" else read(letter))
        kernel.simulate(grid, block, *args)
        return ()


@pytest.fixture
def made():
    bindings = Bindings(devices=2)

    def text_of(kernel, capability, tuples):
        bindings.kernels[kernel.name] = kernel, tuples
        return f".version 8.0\n.target sm_{capability[0]}{capability[1]}\n.visible .entry {kernel.name}(\n)"

    return bindings, RealDriver(bindings, text_of)


def test_a_kernel_gets_every_argument(made):
    _, driver = made

    def scale(n, out, factor, g, offset):
        i = cuda.grid(1)
        if i < n:
            ptr_float32(out)[i] = np.float32(factor) * np.float32(i * g[0] + g[1]) + np.float32(offset)

    memory = driver.memory(0)
    address = memory.malloc(64 * 4)
    kernel = cuda_kernel(scale, "iiftd", name="scale")
    for _ in range(2):
        driver.launch(kernel, (2, 1, 1), (32, 1, 1), (50, address, 0.5, (3, -4), 0.25), 0)
    back = np.zeros(64, np.float32)
    driver.copy(back.ctypes.data, address, back.nbytes, "DtoH", 0)
    assert np.array_equal(back[:50], 0.5 * (3 * np.arange(50) - 4) + 0.25)
    assert not back[50:].any()


def test_a_kernel_is_loaded_once_a_device(made):
    bindings, driver = made
    kernel = cuda_kernel(lambda a: None, "i", name="nothing")
    for device in (0, 0, 1, 1, 0):
        driver.make_current(device)
        driver.launch(kernel, (1, 1, 1), (1, 1, 1), (0,), 5)
    assert len(bindings.calls("cuModuleLoadData")) == 2
    assert [call[8] for call in bindings.calls("cuLaunchKernel")] == [5] * 5  # the stream


def test_the_context_of_the_current_device(made):
    bindings, driver = made
    driver.new_stream(1, -1)
    assert bindings.context == "context of device 0"
    driver.memory(1).malloc(512)
    assert bindings.calls("cuCtxSetCurrent")[-2:] == [("context of device 1",), ("context of device 0",)]
    assert len(bindings.calls("cuDevicePrimaryCtxRetain")) == 2


def test_the_caching_allocator_over_it(made):
    bindings, driver = made
    allocator = DeviceCachingAllocator(0, driver.memory(0))
    block = allocator.malloc(1000, 0)
    allocator.free(block)
    assert bindings.calls("cuMemAlloc") == [(2 * 1024**2,)]
    allocator.empty_cache()
    assert bindings.calls("cuMemFree") == [(block.address,)]
    with pytest.raises(RuntimeError, match="CUDA out of memory"):
        allocator.malloc(65 * 1024**2, 0)


def test_what_a_status_becomes(made):
    bindings, driver = made
    bindings.fails["cuMemAlloc"] = CUresult.CUDA_ERROR_OUT_OF_MEMORY
    with pytest.raises(RawOutOfMemory):
        driver.memory(0).malloc(1)
    bindings.fails["cuStreamSynchronize"] = CUresult.CUDA_ERROR_INVALID_VALUE
    bindings.do_cuGetErrorString = lambda status: (b"invalid argument",)
    with pytest.raises(RuntimeError, match="CUDA error: invalid argument\nCUDA kernel errors might be asynchronously"):
        driver.stream_synchronize(3)
    bindings.fails["cuStreamQuery"] = CUresult.CUDA_ERROR_NOT_READY
    assert driver.stream_query(3) is False


def test_events(made):
    bindings, driver = made
    start, end = driver.new_event(True, False), driver.new_event(False, True)
    assert (start.handle.flags, end.handle.flags) == (0, 3)
    start.record(4)
    assert bindings.calls("cuEventRecord") == [(start.handle, 4)]
    assert start.elapsed_time(end) == 1.5
    del start
    assert len(bindings.calls("cuEventDestroy")) == 1


def test_events_of_memory_are_recorded_on_its_device(made):
    bindings, driver = made
    contexts = []
    for name in ("cuEventCreate", "cuEventRecord"):
        monitored = getattr(bindings, f"do_{name}", lambda *args: ())

        def do(*args, monitored=monitored):
            contexts.append(bindings.context)
            return monitored(*args)

        setattr(bindings, f"do_{name}", do)
    driver.make_current(0)
    driver.memory(1).record_event(0)
    assert contexts == ["context of device 1"] * 2 and bindings.context == "context of device 0"


def test_properties(made):
    _, driver = made
    found = driver.properties(1)
    assert (found.name, found.major, found.minor, found.total_memory) == ("Pretender 9000", 8, 6, 64 * 1024**2)


@pytest.mark.parametrize(
    ("bindings", "reason"),
    [
        (ImportError("no module"), "bindings cannot be imported"),
        (RuntimeError("no libcuda"), "there is no CUDA driver"),
        (CUresult.CUDA_ERROR_NO_DEVICE, "does not start .CUDA_ERROR_NO_DEVICE"),
        (0, "has no devices"),
    ],
)
def test_a_machine_without_a_device(monkeypatch, bindings, reason):
    def load(name):
        if isinstance(bindings, ImportError):
            raise bindings
        pretended = Bindings(devices=0)
        if isinstance(bindings, CUresult):
            pretended.fails["cuInit"] = bindings
        if isinstance(bindings, RuntimeError):
            pretended.do_cuInit = lambda flags: (_ for _ in ()).throw(bindings)
        return pretended

    monkeypatch.setattr(driver_file, "importlib", SimpleNamespace(import_module=load))
    found = open_driver(lambda *args: "")
    assert isinstance(found, NoDriver) and found.device_count() == 0
    with pytest.raises(AssertionError, match="not compiled with CUDA"):
        found.memory(0)
    assert reason.replace(".", "(") in found.reason or reason in found.reason
