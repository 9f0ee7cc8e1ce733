"""torch.cuda: devices, their streams, memory and generators.

Where there is no CUDA the answers are those of a PyTorch without it: a program that asks `is_available` first, or seeds all
generators, runs on the CPU unchanged. Nothing is started by a question; the first tensor on a device starts the runtime, or
`init` does.

Which devices there are is decided by c10/cuda/cuda_runtime.py; `TINYTENSOR_CUDA=sim` gives a simulated one.

Mirrors torch/cuda/__init__.py.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any

from tinytensor._tensor.legacy import CUDA_TENSORS as _tensors
from tinytensor._tensor.storage import CUDA_STORAGES as _storages
from tinytensor.c10 import scalar_type as _t
from tinytensor.c10.cuda import cuda_runtime as _runtime
from tinytensor.c10.cuda.driver_api import CUDADeviceProperties as _CudaDeviceProperties
from tinytensor.c10.error import AcceleratorError
from tinytensor.c10.first_use import on_first_use as _on_first_use
from tinytensor.cuda._lazy_init import device_index as _device_index
from tinytensor.cuda._lazy_init import existing_index as _existing_index
from tinytensor.cuda._lazy_init import index_or_current as _index_or_current
from tinytensor.cuda._lazy_init import lazy_init as _lazy_init
from tinytensor.cuda.graphs import CUDAGraph, graph, graph_pool_handle, is_current_stream_capturing
from tinytensor.cuda.jit import jit
from tinytensor.cuda.memory import (
    OutOfMemoryError,
    caching_allocator_alloc,
    caching_allocator_delete,
    empty_cache,
    get_per_process_memory_fraction,
    host_memory_stats,
    host_memory_stats_as_nested_dict,
    list_gpu_processes,
    max_memory_allocated,
    max_memory_cached,
    max_memory_reserved,
    mem_get_info,
    memory_allocated,
    memory_cached,
    memory_reserved,
    memory_snapshot,
    memory_stats,
    memory_stats_as_nested_dict,
    memory_summary,
    reset_accumulated_host_memory_stats,
    reset_accumulated_memory_stats,
    reset_max_memory_allocated,
    reset_max_memory_cached,
    reset_peak_host_memory_stats,
    reset_peak_memory_stats,
    set_per_process_memory_fraction,
)
from tinytensor.cuda.random import (
    get_rng_state,
    get_rng_state_all,
    initial_seed,
    manual_seed,
    manual_seed_all,
    seed,
    seed_all,
    set_rng_state,
    set_rng_state_all,
)
from tinytensor.cuda.streams import (
    Event,
    ExternalStream,
    Stream,
    StreamContext,
    current_stream,
    default_stream,
    get_stream_from_external,
    set_stream,
    stream,
)

__all__ = [
    "AcceleratorError", "BFloat16Storage", "BFloat16Tensor", "BoolStorage", "BoolTensor", "ByteStorage", "ByteTensor",
    "CUDAGraph", "CharStorage", "CharTensor", "DoubleStorage", "DoubleTensor", "Event", "ExternalStream",
    "FloatStorage", "FloatTensor", "HalfStorage", "HalfTensor", "IntStorage", "IntTensor", "LongStorage", "LongTensor",
    "OutOfMemoryError", "ShortStorage", "ShortTensor", "Stream", "StreamContext", "caching_allocator_alloc",
    "caching_allocator_delete", "can_device_access_peer", "current_device", "current_stream", "default_generators",
    "default_stream", "device", "device_count", "device_of", "empty_cache", "get_arch_list", "get_device_capability",
    "get_device_name", "get_device_properties", "get_per_process_memory_fraction", "get_rng_state",
    "get_rng_state_all", "get_stream_from_external", "graph", "graph_pool_handle", "host_memory_stats",
    "host_memory_stats_as_nested_dict", "init", "initial_seed", "ipc_collect", "is_available", "is_bf16_supported",
    "is_current_stream_capturing", "is_initialized", "is_tf32_supported", "jit", "list_gpu_processes",
    "make_graphed_callables", "manual_seed", "manual_seed_all", "max_memory_allocated", "max_memory_cached",
    "max_memory_reserved", "mem_get_info", "memory_allocated", "memory_cached", "memory_reserved", "memory_snapshot",
    "memory_stats", "memory_stats_as_nested_dict", "memory_summary", "nvtx", "reset_accumulated_host_memory_stats",
    "reset_accumulated_memory_stats", "reset_max_memory_allocated", "reset_max_memory_cached",
    "reset_peak_host_memory_stats", "reset_peak_memory_stats", "seed", "seed_all", "set_device",
    "set_per_process_memory_fraction", "set_rng_state", "set_rng_state_all", "set_stream", "stream", "synchronize",
]  # fmt: skip

BoolTensor, ByteTensor, CharTensor = (
    _tensors[_t.bool_],
    _tensors[_t.uint8],
    _tensors[_t.int8],
)
ShortTensor, IntTensor, LongTensor = (
    _tensors[_t.int16],
    _tensors[_t.int32],
    _tensors[_t.int64],
)
HalfTensor, BFloat16Tensor = _tensors[_t.float16], _tensors[_t.bfloat16]
FloatTensor, DoubleTensor = _tensors[_t.float32], _tensors[_t.float64]
BoolStorage, ByteStorage, CharStorage = (
    _storages[_t.bool_],
    _storages[_t.uint8],
    _storages[_t.int8],
)
ShortStorage, IntStorage, LongStorage = (
    _storages[_t.int16],
    _storages[_t.int32],
    _storages[_t.int64],
)
HalfStorage, BFloat16Storage = _storages[_t.float16], _storages[_t.bfloat16]
FloatStorage, DoubleStorage = _storages[_t.float32], _storages[_t.float64]

_package_getattr, __dir__ = _on_first_use(
    globals(), "amp names nccl nvtx profiler", make_graphed_callables="tinytensor.cuda.graphed",
    **dict.fromkeys(
        (
            "CUDAPluggableAllocator CudaError DeferredCudaCallError MemPool caching_allocator_disabled caching_allocator_enable "
            "change_current_allocator clock_rate cudart current_blas_handle current_solver_handle device_memory_used "
            "get_allocator_backend get_gencode_flags get_sync_debug_mode has_half has_magma memory_usage power_draw "
            "set_sync_debug_mode temperature use_mem_pool utilization"
        ).split(),
        "tinytensor.cuda.names",
    ),
)  # fmt: skip
_AMPERE = 8
"""The first generation that computes in bfloat16 and multiplies matrices in TF32."""


def __getattr__(name: str) -> Any:
    if name == "default_generators":
        return _default_generators()
    return _package_getattr(name)


def _default_generators() -> tuple[Any, ...]:
    """The devices' generators once CUDA has been started; none before, as in PyTorch."""
    if not _runtime.is_initialized():
        return ()
    from tinytensor.c10.cuda.cuda_generator import default_generators  # made only where somebody wants them

    return default_generators()


def is_available() -> bool:
    """Whether a CUDA device can be used.

    >>> tt.cuda.is_available()
    False
    """
    return _runtime.is_available()


def device_count() -> int:
    """How many CUDA devices can be used, an int.

    >>> tt.cuda.device_count()
    0
    """
    return _runtime.device_count()


def is_initialized() -> bool:
    """Whether CUDA has been started in this process.

    >>> tt.cuda.is_initialized()
    False
    """
    return _runtime.is_initialized()


def current_device() -> int:
    """Index of the current device; AssertionError without CUDA.

    >>> tt.cuda.current_device()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    _lazy_init()
    return _runtime.current_device()


def get_device_name(device: object = None) -> str:
    """Name of a device; AssertionError without CUDA.

    >>> tt.cuda.get_device_name()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    return get_device_properties(device).name


def synchronize(device: object = None) -> None:
    """Wait for a device; AssertionError without CUDA.

    >>> tt.cuda.synchronize()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    _runtime.synchronize(_index_or_current(device))


def init() -> None:
    """Bring CUDA up now and not at its first use. AssertionError without CUDA.

    >>> tt.cuda.init()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    _lazy_init()


def get_device_capability(device: object = None) -> tuple[int, int]:
    """Major and minor version of what a device can do, as (9, 0). AssertionError without CUDA.

    >>> tt.cuda.get_device_capability()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    found = get_device_properties(device)
    return found.major, found.minor


def get_device_properties(device: object = None) -> _CudaDeviceProperties:
    """Name, memory in bytes and processors of a device. AssertionError without CUDA, and for a device that is not there.

    >>> tt.cuda.get_device_properties()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    return _runtime.driver().properties(_existing_index(device))


def ipc_collect() -> None:
    """Free memory that other processes have handed over and closed. AssertionError without CUDA.

    >>> tt.cuda.ipc_collect()  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    _lazy_init()


def can_device_access_peer(device: Any, peer_device: Any) -> bool:
    """Whether kernels of a device can read the memory of another one. AssertionError without CUDA.

    >>> tt.cuda.can_device_access_peer(0, 1)  #!
    Traceback (most recent call last):
        ...
    AssertionError: Torch not compiled with CUDA enabled
    """
    here, peer = _existing_index(device), _index_or_current(peer_device)
    if not 0 <= peer < device_count():
        raise AssertionError("Invalid peer device id")
    return _runtime.driver().can_access_peer(here, peer)


def get_arch_list() -> list[str]:
    """The architectures that kernels are built for, those of the devices, as "sm_90".

    >>> tt.cuda.get_arch_list()
    []
    """
    found = [_runtime.driver().properties(index) for index in range(device_count())]
    return sorted({f"sm_{p.major}{p.minor}" for p in found})


def is_bf16_supported(including_emulation: bool = True) -> bool:
    """Whether the current device computes in bfloat16, or at least can emulate it.

    >>> tt.cuda.is_bf16_supported()
    False
    """
    return is_available() and (including_emulation or get_device_capability()[0] >= _AMPERE)


def is_tf32_supported() -> bool:
    """Whether the current device multiplies matrices in TF32.

    >>> tt.cuda.is_tf32_supported()
    False
    """
    return is_available() and get_device_capability()[0] >= _AMPERE


def set_device(device: Any) -> None:
    """Make a device the current one; a negative index changes nothing. AssertionError without CUDA.

    ValueError for a device without an index, RuntimeError for one that is not there.

    >>> tt.cuda.set_device(-1)
    """
    index = _device_index(device)
    if index is None:
        raise ValueError(f"Expected a torch.device with a specified index or an integer, but got:{device}")
    if index >= 0:
        _lazy_init()
        _runtime.set_device(index)


class device:
    """Inside, this device is the current one; a negative index changes nothing. RuntimeError without CUDA.

    >>> with tt.cuda.device(-1):
    ...     tt.ones(1)
    tensor([1.])
    """

    def __init__(self, device: Any) -> None:
        index = _device_index(device)
        if index is None:
            index = _runtime.current_device() if is_available() else -1
        self.idx = index
        self.prev_idx = -1

    def __enter__(self) -> None:
        if self.idx >= 0:
            if not is_available():
                raise RuntimeError("PyTorch was compiled without CUDA support")
            _lazy_init()
            self.prev_idx = _runtime.set_device(self.idx)

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self.prev_idx >= 0:
            _runtime.set_device(self.prev_idx)


class device_of(device):
    """Inside, the device of a tensor is the current one; a tensor of the CPU changes nothing.

    >>> with tt.cuda.device_of(tt.ones(1)):
    ...     tt.ones(1)
    tensor([1.])
    """

    def __init__(self, obj: Any) -> None:
        super().__init__(obj.get_device() if obj.is_cuda else -1)
