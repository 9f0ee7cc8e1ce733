"""Copies of a module, one a device, whose parameters are no leaves: their gradients reach the module's own.

Mirrors torch/nn/parallel/replicate.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tinytensor.nn.parallel import comm
from tinytensor.nn.parallel._functions import Broadcast

__all__ = ["replicate"]


def _copies(tensors: list[Any], devices: Sequence[Any], detach: bool) -> list[list[Any]]:
    if not tensors:
        return [[] for _ in devices]
    if detach:
        return comm.broadcast_coalesced([tensor.detach() for tensor in tensors], devices)
    flat = Broadcast.apply(devices, *tensors)
    return [list(flat[i : i + len(tensors)]) for i in range(0, len(flat), len(tensors))]


def replicate(network: Any, devices: Sequence[Any], detach: bool = False) -> list[Any]:
    """The network on each of the devices. `detach`: without gradients."""
    if not devices:
        return []
    parameters = list(network.parameters())
    buffers = list(network.buffers())
    parameter_copies = _copies(parameters, devices, detach)
    buffer_copies = [
        [
            copy if detach or not buffer.requires_grad else buffer.to(copy.device)
            for buffer, copy in zip(buffers, copies, strict=True)
        ]
        for copies in _copies(buffers, devices, True)
    ]
    modules = list(network.modules())
    replicas = []
    for tensors, others in zip(parameter_copies, buffer_copies, strict=True):
        by_module = {id(module): module._replicate_for_data_parallel() for module in modules}
        by_parameter = {id(parameter): copy for parameter, copy in zip(parameters, tensors, strict=True)}
        by_buffer = {id(buffer): copy for buffer, copy in zip(buffers, others, strict=True)}
        for module in modules:
            replica = by_module[id(module)]
            replica._former_parameters = {}
            for name, child in module._modules.items():
                if child is None:
                    replica._modules[name] = None
                else:
                    setattr(replica, name, by_module[id(child)])
            for name, parameter in module._parameters.items():
                if parameter is None:
                    replica._parameters[name] = None
                else:
                    # A plain attribute: it is no leaf, so it can be no Parameter.
                    setattr(replica, name, by_parameter[id(parameter)])
                    replica._former_parameters[name] = by_parameter[id(parameter)]
            for name, buffer in module._buffers.items():
                if buffer is None:
                    replica._buffers[name] = None
                else:
                    setattr(replica, name, by_buffer[id(buffer)])
        replicas.append(by_module[id(network)])
    return replicas
