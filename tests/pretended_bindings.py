"""NVIDIA's bindings, pretended: memory of the host in the place of a GPU's, and kernels run by the simulator.

RealDriver over these does everything that it does with a GPU, but what NVIDIA's own functions do.
"""

from __future__ import annotations

import ctypes
import enum
import struct
from types import SimpleNamespace

import numpy as np

from tinytensor.c10.cuda.driver import RealDriver


class CUresult(enum.Enum):
    CUDA_SUCCESS = 0
    CUDA_ERROR_INVALID_VALUE = 1
    CUDA_ERROR_OUT_OF_MEMORY = 2
    CUDA_ERROR_NO_DEVICE = 100
    CUDA_ERROR_NOT_READY = 600


OK = CUresult.CUDA_SUCCESS
TEXTS = {CUresult.CUDA_ERROR_INVALID_VALUE: b"invalid argument"}


class Event(SimpleNamespace):
    def __init__(self, flags):
        super().__init__(flags=flags)

    def __int__(self):
        return id(self)


class Bindings:
    """cuda.bindings.driver, as far as it is called. `log` has the calls; `fails` the status that a function answers with."""

    CUresult = CUresult
    CUstream_flags = enum.IntEnum("CUstream_flags", {"CU_STREAM_NON_BLOCKING": 1})
    CUevent_flags = enum.IntEnum(
        "CUevent_flags", {"CU_EVENT_DEFAULT": 0, "CU_EVENT_BLOCKING_SYNC": 1, "CU_EVENT_DISABLE_TIMING": 2}
    )
    CUstreamCaptureMode = enum.IntEnum("CUstreamCaptureMode", {"CU_STREAM_CAPTURE_MODE_RELAXED": 2})
    CU_MEMHOSTREGISTER_PORTABLE = 1

    class _Attributes:
        def __getattr__(self, name):
            return name.removeprefix("CU_DEVICE_ATTRIBUTE_")

    CUdevice_attribute = CUpointer_attribute = _Attributes()
    ATTRIBUTES = {  # noqa: RUF012
        "COMPUTE_CAPABILITY_MAJOR": 9, "COMPUTE_CAPABILITY_MINOR": 0, "WARP_SIZE": 32, "MULTIPROCESSOR_COUNT": 132,
        "MAX_THREADS_PER_BLOCK": 1024, "MAX_THREADS_PER_MULTIPROCESSOR": 2048, "INTEGRATED": 0, "MULTI_GPU_BOARD": 0,
    }  # fmt: skip

    def __init__(self, devices=1, capacity=64 * 1024**2):
        self.devices, self.capacity = devices, capacity
        self.log, self.fails, self.arrays, self.kernels = [], {}, {}, {}
        self.context, self.streams, self.device_of = None, 0, {}
        self.captured = None  # the work of the stream that captures

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
        self.device_of[array.ctypes.data] = 0 if self.context is None else int(self.context.split()[-1])
        return (array.ctypes.data,)

    def do_cuMemFree(self, address):
        del self.arrays[address]
        return ()

    def do_cuMemGetInfo(self):
        used = sum(a.nbytes for a in self.arrays.values())
        return self.capacity - used, self.capacity

    def run(self, function, *args):
        if self.captured is None:
            function(*args)
        else:
            self.captured.append((function, args))
        return ()

    def do_cuMemcpyAsync(self, to, source, nbytes, stream):
        return self.run(ctypes.memmove, to, source, nbytes)

    def do_cuMemsetD8Async(self, address, value, nbytes, stream):
        return self.run(ctypes.memset, address, value, nbytes)

    def do_cuStreamBeginCapture(self, stream, mode):
        self.captured = []
        return ()

    def do_cuStreamEndCapture(self, stream):
        work, self.captured = self.captured, None
        return (work,)

    def do_cuGraphInstantiate(self, graph, flags):
        return (graph,)

    def do_cuGraphLaunch(self, executable, stream):
        for function, args in executable:
            function(*args)
        return ()

    def do_cuPointerGetAttribute(self, attribute, address):
        for start, array in self.arrays.items():
            if start <= address < start + array.nbytes:
                return (self.device_of[start],)
        return CUresult.CUDA_ERROR_INVALID_VALUE

    def do_cuGetErrorString(self, status):
        return (TEXTS.get(status, b"unknown error"),)

    def do_cuStreamCreateWithPriority(self, flags, priority):
        self.streams += 1
        return (6 + self.streams,)

    def do_cuEventCreate(self, flags):
        return (Event(flags),)

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
        return self.run(kernel.simulate, grid, block, *args)


class Cublas:
    """nvmath.bindings.cublas, as far as it is called: NumPy computes what was asked for, by columns as cuBLAS does."""

    TYPES = {0: np.float32, 1: np.float64, 2: np.float16, 14: np.uint16}  # noqa: RUF012

    def __init__(self):
        self.calls = []

    def create(self):
        return 1

    def destroy(self, handle):
        pass

    def set_stream(self, handle, stream):
        self.stream = stream

    def set_workspace(self, handle, address, nbytes):
        pass

    def gemm_strided_batched_ex(
        self, handle, transa, transb, m, n, k, alpha, a, atype, lda, stride_a, b, btype, ldb, stride_b, beta, c, ctype,
        ldc, stride_c, batch, compute, algorithm,
    ):  # fmt: skip
        assert {atype, btype, ctype} == {atype} and compute in ((70,) if atype == 1 else (68, 77))
        assert lda >= (k if transa else m) and ldb >= (n if transb else k) and ldc >= m  # what cuBLAS demands
        dtype, number = self.TYPES[atype], ctypes.c_double if atype == 1 else ctypes.c_float
        factor, of_old = (number.from_address(at).value for at in (alpha, beta))
        self.calls.append((m, n, k, compute))

        def matrix(address, rows, columns, leading, transposed):
            """By columns: element (i, j) is at i + j * leading."""
            down, across = (columns, rows) if transposed else (rows, columns)
            size = (across - 1) * leading + down
            array = np.ctypeslib.as_array((ctypes.c_uint8 * (size * dtype().nbytes)).from_address(address)).view(dtype)
            found = np.lib.stride_tricks.as_strided(array, (down, across), (dtype().nbytes, leading * dtype().nbytes))
            return found.T if transposed else found

        def numbers(array):
            return (array.astype(np.uint32) << 16).view(np.float32) if atype == 14 else array.astype(np.float64)

        def rounded(values):
            return (values.astype(np.float32).view(np.uint32) + 0x8000 >> 16) if atype == 14 else values

        def run():
            for i in range(batch):
                step = [i * stride * dtype().nbytes for stride in (stride_a, stride_b, stride_c)]
                left = numbers(matrix(a + step[0], m, k, lda, transa))
                right = numbers(matrix(b + step[1], k, n, ldb, transb))
                out = matrix(c + step[2], m, n, ldc, False)
                out[...] = rounded(factor * (left @ right) + (of_old * numbers(out) if of_old else 0))

        self.bindings.run(run)


def pretended_driver(devices=2, capacity=64 * 1024**2):
    """The bindings and the driver over them."""
    bindings = Bindings(devices, capacity)

    def text_of(kernel, capability, tuples):
        name = f"{kernel.name.replace('.', '_')}_{id(kernel)}"
        bindings.kernels[name] = kernel, tuples
        return f".version 8.0\n.target sm_{capability[0]}{capability[1]}\n.visible .entry {name}(\n)"

    driver = RealDriver(bindings, text_of)
    driver.cublas = Cublas()
    driver.cublas.bindings = bindings
    return bindings, driver
