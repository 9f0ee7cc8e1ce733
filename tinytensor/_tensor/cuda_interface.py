"""Memory of a GPU shared with other libraries: streams for DLPack, and `__cuda_array_interface__`.

An object with `__cuda_array_interface__` says where its elements lie, by address. Which device that is, the driver knows.

Mirrors the CUDA parts of `Tensor.__dlpack__` and torch/utils/dlpack.py, and `tensor_from_cuda_array_interface` of
torch/csrc/utils/tensor_numpy.cpp. Loaded when CUDA's memory is shared, and only then.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tinytensor.c10 import scalar_type
from tinytensor.c10.cuda import cuda_runtime
from tinytensor.c10.device import Device
from tinytensor.c10.error import check, check_value
from tinytensor.c10.metadata import contiguous_metadata, metadata
from tinytensor.c10.storage import StorageImpl
from tinytensor.c10.tensor_impl import new_tensor

_LEGACY_STREAM, _PER_THREAD_STREAM, _NO_SYNC = 1, 2, -1


def wait_for_producer(device: Device, stream: int | None) -> None:
    """Let the consumer's stream wait for the work of the current one. BufferError for what cannot be waited for.

    stream    the handle of the consumer's stream; None and 1 are the default one, -1: no waiting
    """
    here = cuda_runtime.current_device()
    check(
        device.index == here,
        f"Can't export tensors on a different CUDA device index. Expected: {device.index}. Current device: {here}.",
        BufferError,
    )
    if stream == _NO_SYNC:
        return
    check(stream != _PER_THREAD_STREAM, "per-thread default stream is not supported.", BufferError)
    check(stream != 0, f"unsupported stream on CUDA: {stream}.", AssertionError)
    current = cuda_runtime.current_stream(here)
    handle = 0 if stream is None or stream == _LEGACY_STREAM else stream
    if handle != current.handle:
        event = cuda_runtime.driver().new_event(False, False)
        event.record(current.handle)
        cuda_runtime.driver().stream_wait_event(handle, event)


def stream_for_producer(index: int) -> int:
    """The current stream of a device, as DLPack writes it: the default one is 1."""
    return cuda_runtime.current_stream(index).handle or _LEGACY_STREAM


def exported_array(tensor: Any) -> np.ndarray:
    """An array with the tensor's geometry over its address, for NumPy to make a capsule of. Nobody may read it."""
    m = tensor.meta_
    strides = tuple(s * m.itemsize for s in m.strides)
    if m.numel == 0:
        return np.empty(m.sizes, m.dtype.numpy)
    return np.ndarray(m.sizes, m.dtype.numpy, tensor.storage_.as_bytes(), tensor.byte_offset_, strides)


def from_cuda_array_interface(source: Any) -> Any:
    """A tensor over the memory that an object with `__cuda_array_interface__` describes. The object is kept alive.

    TypeError for an attribute that is missing or of a type that is not here, ValueError for strides that do not fit.
    """
    described = source.__cuda_array_interface__
    check(isinstance(described, dict), "`__cuda_array_interface__` must be a dict", TypeError)
    for name in ("shape", "typestr", "data"):
        check(described.get(name) is not None, f"attribute `{name}` must exist", TypeError)
    dtype = scalar_type.from_numpy_dtype(np.dtype(described["typestr"]))
    sizes = tuple(int(size) for size in described["shape"])
    address, read_only = described["data"]
    check(not read_only, "the read only flag is not supported, should always be False", TypeError)
    made = contiguous_metadata(sizes, dtype)
    if described.get("strides") is not None:
        strides = tuple(int(stride) for stride in described["strides"])
        check(len(strides) == len(sizes), "strides must be a sequence of the same length as shape", TypeError)
        check_value(
            not any(stride % dtype.itemsize for stride in strides),
            "given array strides not a multiple of the element byte size. As a workaround please recreate the array from the "
            "interface with strides that are a multiple of the element size.",
        )
        made = metadata(sizes, tuple(stride // dtype.itemsize for stride in strides), dtype)
    cuda_runtime.start()
    index = cuda_runtime.driver().device_of(address) if address else cuda_runtime.current_device()
    device = Device("cuda", index)
    on_device = metadata(tuple(made.sizes), tuple(made.strides), dtype, device)
    return new_tensor(on_device, StorageImpl(source, address, made.nbytes, device, resizable=False))
