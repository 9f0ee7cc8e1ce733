"""Tensors from one device to several, and back.

Mirrors torch/nn/parallel/comm.py. Left out: `out=`, streams, and copies in one piece: each tensor travels by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tinytensor.accelerator import current_accelerator
from tinytensor.aten import functions as F
from tinytensor.c10.device import Device

__all__ = ["broadcast", "broadcast_coalesced", "gather", "reduce_add", "reduce_add_coalesced", "scatter"]


def device_of(index: Any) -> Device:
    """A device from an index of the accelerator, -1 for the CPU, a str or a device."""
    if not isinstance(index, int):
        return index if isinstance(index, Device) else Device(index)
    if index < 0:
        return Device("cpu")
    accelerator = current_accelerator()
    return Device("cuda" if accelerator is None else accelerator.type, index)


def broadcast(tensor: Any, devices: Sequence[Any]) -> tuple[Any, ...]:
    """A copy on each device; the tensor itself on its own."""
    return tuple(tensor.to(device_of(device)) for device in devices)


def broadcast_coalesced(tensors: Sequence[Any], devices: Sequence[Any]) -> list[list[Any]]:
    """For each device a list of copies."""
    return [[tensor.to(device_of(device)) for tensor in tensors] for device in devices]


def reduce_add(inputs: Sequence[Any], destination: Any = None) -> Any:
    """The sum of tensors of one shape on several devices, on `destination`; None: that of the first."""
    target = inputs[0].device if destination is None else device_of(destination)
    total = inputs[0].to(target)
    for other in inputs[1:]:
        total = total + other.to(target)
    return total


def reduce_add_coalesced(inputs: Sequence[Sequence[Any]], destination: Any = None) -> tuple[Any, ...]:
    """`reduce_add` of the first tensors of all lists, of the second ones, and so on."""
    return tuple(reduce_add(each, destination) for each in zip(*inputs, strict=True))


def scatter(tensor: Any, devices: Sequence[Any], chunk_sizes: Sequence[int] | None = None, dim: int = 0) -> Any:
    """A part of the tensor for each device."""
    parts = F.chunk(tensor, len(devices), dim) if chunk_sizes is None else F.split(tensor, list(chunk_sizes), dim)
    return tuple(part.to(device_of(device)) for part, device in zip(parts, devices, strict=False))


def gather(tensors: Sequence[Any], dim: int = 0, destination: Any = None) -> Any:
    """All parts as one tensor, on `destination`; None: that of the first."""
    target = tensors[0].device if destination is None else device_of(destination)
    return F.cat([tensor.to(target) for tensor in tensors], dim)
