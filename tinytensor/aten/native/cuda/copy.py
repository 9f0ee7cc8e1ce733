"""Copies between the host and a device, between devices, and within one.

Memory that is dense in the same order on both sides, with one dtype, is copied as bytes by the driver. Within a device
everything else is an elementwise kernel. Between the host and a device what does not fit is made to fit first, on the side
where the elements are: so one dense copy crosses.

Mirrors aten/src/ATen/native/cuda/Copy.cu (`copy_kernel_cuda`, `copy_requires_temporaries`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinytensor.aten import functions as F
from tinytensor.aten.memory_overlap import assert_no_partial_overlap
from tinytensor.aten.native.shape import copy_stubs
from tinytensor.aten.native.shape.resize import resize_
from tinytensor.aten.tensor_iterator import IteratorConfig, PlanTable
from tinytensor.c10.cuda.cuda_runtime import CUDAStream, capture_on, current_stream, device_guard, driver
from tinytensor.c10.cuda.driver_api import DEVICE_TO_DEVICE, DEVICE_TO_HOST, HOST_TO_DEVICE
from tinytensor.c10.cuda.pinned_memory import PinnedMemory
from tinytensor.c10.device import Device, cpu
from tinytensor.c10.error import check
from tinytensor.c10.scalar_type import ScalarType
from tinytensor.c10.storage import StorageImpl

if TYPE_CHECKING:
    from tinytensor._tensor import Tensor

_plans = PlanTable(copy_stubs.copy_stub, 1, "copy_", IteratorConfig(enforce_safe_cast=False, same_device=False))


def _copy_from(self: Tensor, dst: Tensor, non_blocking: bool) -> Tensor:
    """Write self, broadcast and converted, into dst; at least one of them is on a CUDA device."""
    ours, theirs = self.meta_, dst.meta_
    if not theirs.numel:
        _plans[theirs, ours]  # refuses what does not broadcast
    elif ours.device is theirs.device:
        _within_device(self, dst)
    elif ours.device is cpu:
        _to_device(self, dst, non_blocking)
    elif theirs.device is cpu:
        _to_host(self, dst, non_blocking)
    else:
        _between_devices(self, dst)
    return dst


def _copy_from_and_resize(self: Tensor, dst: Tensor) -> Tensor:
    """The same; dst first gets the sizes of self."""
    if tuple(self.meta_.sizes) != tuple(dst.meta_.sizes):
        resize_(dst, tuple(self.meta_.sizes))
    return _copy_from(self, dst, False)


def _within_device(self: Tensor, dst: Tensor) -> None:
    assert_no_partial_overlap(dst, self)
    index = dst.meta_.device.index
    assert index is not None
    with device_guard(index):
        if _same_bytes(self, dst):
            _copy_bytes(self, dst, DEVICE_TO_DEVICE, index)
        else:
            it = _plans[dst.meta_, self.meta_]
            it.run(
                it.n, dst.storage_.data_ptr + dst.byte_offset_, self.storage_.data_ptr + self.byte_offset_, it.geom_ptr
            )  # fmt: skip


def _to_device(self: Tensor, dst: Tensor, non_blocking: bool) -> None:
    _plans[dst.meta_, self.meta_]  # refuses what does not broadcast
    index = dst.meta_.device.index
    assert index is not None
    dense = F.contiguous_default(F.expand_default(F.to(self, dtype=dst.meta_.dtype), tuple(dst.meta_.sizes)))
    target = dst if dst.meta_.is_contiguous else _dense_like(dst, dst.meta_.dtype, dst.meta_.device)
    with device_guard(index):
        _copy_bytes(dense, target, HOST_TO_DEVICE, index)
        # The driver may still read the source when it returns. Pinned memory is kept until then by its allocator; other
        # memory of the host is not.
        if not non_blocking or dense.storage_ is not self.storage_:
            current_stream(index).synchronize()
        else:
            _used_later(dense.storage_, current_stream(index))
    if target is not dst:
        _within_device(target, dst)


def _to_host(self: Tensor, dst: Tensor, non_blocking: bool) -> None:
    _plans[dst.meta_, self.meta_]  # refuses what does not broadcast
    index = self.meta_.device.index
    assert index is not None
    dense = F.contiguous_default(self)
    fits = dst.meta_.is_contiguous and dst.meta_.dtype is self.meta_.dtype and dst.meta_.sizes == self.meta_.sizes
    target = dst if fits else _dense_like(self, self.meta_.dtype, cpu)
    with device_guard(index):
        _copy_bytes(dense, target, DEVICE_TO_HOST, index)
        if not non_blocking or target is not dst:
            current_stream(index).synchronize()
        else:
            _used_later(dst.storage_, current_stream(index))
    if target is not dst:
        F.copy__default(dst, target)


def _used_later(storage: StorageImpl, stream: CUDAStream) -> None:
    """Keep pinned memory until the stream has done its copy; from other memory the driver has read before it returned.
    RuntimeError if a graph records a copy of such other memory.
    """
    pinned, capture = isinstance(storage.buffer, PinnedMemory), capture_on(stream)
    if capture is not None:
        check(
            pinned,
            "Cannot copy between CPU and CUDA tensors during CUDA graph capture unless the CPU tensor is pinned. Please use "
            "tensor.pin_memory() or allocate the tensor with pin_memory=True.",
        )
        capture.keep(storage)
    elif pinned:
        storage.buffer.used_on(stream)


def _between_devices(self: Tensor, dst: Tensor) -> None:
    """Dense on the source's device, bytes across, then into place on the other.

    The copy is on the source's current stream. That of the other device waits for it, and the copy for what is there before it,
    which may still use the memory that is written to. The host waits for nothing.
    """
    source: Device = self.meta_.device
    index = dst.meta_.device.index
    assert source.index is not None and index is not None
    dense = F.contiguous_default(self)
    target = dst if _same_bytes(dense, dst) else _dense_like(self, self.meta_.dtype, dst.meta_.device)
    here, there = current_stream(source.index), current_stream(index)
    _let_wait(here, there)
    with device_guard(source.index):
        _copy_bytes(dense, target, DEVICE_TO_DEVICE, source.index)
    _let_wait(there, here)
    if target is not dst:
        _within_device(target, dst)


def _let_wait(stream: CUDAStream, other: CUDAStream) -> None:
    """What is put on a stream from now on waits for all that another one has now."""
    with device_guard(other.device_index):
        event = driver().new_event(False, False)
        event.record(other.handle)
    with device_guard(stream.device_index):
        driver().stream_wait_event(stream.handle, event)


def _dense_like(x: Tensor, dtype: ScalarType, device: Device) -> Tensor:
    return F.empty_memory_format(tuple(x.meta_.sizes), dtype, None, device)


def _same_bytes(self: Tensor, dst: Tensor) -> bool:
    """Whether the elements lie in the same order without gaps, in the same dtype."""
    a, b = self.meta_, dst.meta_
    dense = (a.is_contiguous and b.is_contiguous) or (a.strides == b.strides and a.is_non_overlapping_and_dense)
    return a.dtype is b.dtype and a.sizes == b.sizes and dense


def _copy_bytes(self: Tensor, dst: Tensor, kind: str, index: int) -> None:
    to, source = dst.storage_.data_ptr + dst.byte_offset_, self.storage_.data_ptr + self.byte_offset_
    if to != source:
        driver().copy(to, source, dst.meta_.nbytes, kind, current_stream(index).handle)
