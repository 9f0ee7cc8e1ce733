"""The driver of real devices over bindings that only pretend: memory of the host, and kernels run by the simulator.

What is tested is ours: which functions of libcuda are called in which order and with what, how the arguments of a kernel are
packed, and which exception a status becomes. That the functions do what NVIDIA says needs a GPU.
"""

from __future__ import annotations

import ctypes
from types import SimpleNamespace

import numpy as np
import pytest
from pretended_bindings import Bindings, CUresult, pretended_driver

from tinytensor.c10.cuda import driver as driver_file
from tinytensor.c10.cuda.cuda_caching_allocator import DeviceCachingAllocator
from tinytensor.c10.cuda.driver import open_driver
from tinytensor.c10.cuda.no_driver import NoDriver
from tinytensor.c10.cuda.raw_allocator import RawOutOfMemory
from tinytensor.kernel_compiler import cuda
from tinytensor.kernel_compiler.cuda.cuda_kernel import cuda_kernel
from tinytensor.kernel_compiler.pointers import ptr_float32


@pytest.fixture
def made():
    return pretended_driver()


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


def increment(out):
    ptr_float32(out)[0] += np.float32(1)


def test_a_graph_is_made_once_and_launched_as_a_whole(made):
    bindings, driver = made
    address = driver.memory(0).malloc(4)
    kernel = cuda_kernel(increment, "i", name="increment")
    driver.captures.begin(7)
    driver.fill(address, 0, 4, 7)
    for _ in range(3):
        driver.launch(kernel, (1, 1, 1), (1, 1, 1), (address,), 7)
    for wait in (driver.stream_synchronize, driver.stream_query, driver.synchronize):
        with pytest.raises(RuntimeError, match="operation not permitted when stream is capturing"):
            wait(7)
    assert not bindings.calls("cuLaunchKernel", "cuMemsetD8Async")
    replay = driver.instantiate(driver.captures.end(7))
    loaded = len(bindings.calls("cuModuleLoadData"))
    for _ in range(2):
        replay(5)
        assert ctypes.c_float.from_address(address).value == 3
    assert [stream for _, stream in bindings.calls("cuGraphLaunch")] == [5, 5]
    assert len(bindings.calls("cuLaunchKernel")) == 3 and len(bindings.calls("cuModuleLoadData")) == loaded == 1
    del replay
    assert len(bindings.calls("cuGraphExecDestroy")) == 1


def test_a_graph_over_two_streams(made):
    bindings, driver = made
    address = driver.memory(0).malloc(4)
    kernel = cuda_kernel(increment, "i", name="increment")
    mark, back = driver.new_event(False, False), driver.new_event(False, False)
    driver.captures.begin(7)
    mark.record(7)
    driver.stream_wait_event(8, mark)
    driver.launch(kernel, (1, 1, 1), (1, 1, 1), (address,), 8)
    back.record(8)
    driver.stream_wait_event(7, back)
    capture = driver.captures.end(7)
    assert not bindings.calls("cuEventRecord", "cuStreamWaitEvent", "cuLaunchKernel")
    driver.instantiate(capture)(0)
    assert ctypes.c_float.from_address(address).value == 1
    mark.record(8)  # the capture has ended
    assert len(bindings.calls("cuEventRecord")) == 1


def test_a_capture_that_cannot_be_made_leaves_no_stream_capturing(made):
    bindings, driver = made
    driver.captures.begin(7)
    driver.fill(driver.memory(0).malloc(4), 0, 4, 7)
    capture = driver.captures.end(7)
    bindings.fails["cuMemsetD8Async"] = CUresult.CUDA_ERROR_INVALID_VALUE
    with pytest.raises(RuntimeError, match="invalid argument"):
        driver.instantiate(capture)
    assert len(bindings.calls("cuStreamEndCapture")) == 1


def test_properties(made):
    _, driver = made
    found = driver.properties(1)
    assert (found.name, found.major, found.minor, found.total_memory) == ("Pretender 9000", 9, 0, 64 * 1024**2)


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
